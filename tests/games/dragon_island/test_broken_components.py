"""A player's own components with a mistake: refused with the file, the line and the reason."""

import re
from pathlib import Path

import pytest

from drakomor.games.dragon_island.parts import FOLDER, read_components
from drakomor.kernel import Malformed
from tests.games.dragon_island.boxes import folder, line, own


def refused(path: Path, name: str, content: str) -> Malformed:
    box = folder(path / "box", **{name: content})
    with pytest.raises(Malformed) as error:
        read_components(box)
    assert error.value.place.startswith(f"{box / name}.toml:"), error.value
    return error.value


# What is there, what is put there instead, the place inside the file, the reason with its facts; and what
# stands in the line, where it is not the one that was changed.
TOP, EAST = '"    ...     ...    ",', '"   M....HHH....M   ",'
NW_PORTS = '{ point = "D2", push = ["E2", "F2"] }'
NW_DOWN = NW_PORTS.replace('"E2", "F2"', '"D3", "D4"')
N_PORTS = '{ point = "I2", push = ["I3", "I4"] }, '
CV2 = 'id = "CV2"\nmouth = "N4"'
CUR2 = 'id = "CUR2"\nfrom = "M18"\nto = "J15"'
CHART_WRONG: list[tuple[str, ...]] = [
    (TOP, "", "points", "wrong-size (width 19, height 19)", "points = ["),
    (TOP, '"    ...     ...     ",', "points", "wrong-size (width 19, height 19)", "points = ["),
    (TOP, '"    .x.     ...    ",', "points", "no-such-space (found x)", "points = ["),
    (TOP, '"    .H.     ...    ",', "points", "stray-port (found F1)", "points = ["),
    (TOP, '".   ...     ...    ",', "points", "cut-off (found A1)", "points = ["),
    (EAST, '"   .....HHH....M   ",', "mainland[0].ports[0].point", "no-port (found D2)", "ports = ["),
    (EAST, '"   H....HHH....M   ",', "mainland[0].ports[0].point", "no-port (found D2)", "ports = ["),
    (EAST, '"    ....HHH....M   ",', "mainland[0].ports[0].point", "no-such-point (found D2)", "ports ="),
    ('"D3-D4"', '"D3-E4"', "obstacles[0]", "no-such-line (found D3-E4)", "obstacles = ["),
    ('"D3-D4"', '"D3"', "obstacles[0]", "no-such-line (found D3)", "obstacles = ["),
    ('"D3-D4"', '"B3-B4"', "obstacles[0]", "no-such-line (found B3-B4)", "obstacles = ["),
    ('"F3-F4"', '"D4-D3"', "obstacles[1]", "twice (found D4-D3)", "obstacles = ["),
    ('"C3-D4"', '"C3-D3"', "fairways[0]", "no-such-line (found C3-D3)"),
    ('"C3-D4", "P4-Q3"', '"C3-D4", "C3-D4"', "fairways[1]", "twice (found C3-D4)"),
    ('corner = "NE"', 'corner = "NW"', "mainland", "wrong-value (found NW, NW, SE, SW)", ""),
    ('side = "E"', 'side = "W"', "home", "wrong-value (found N, W, S, W)", ""),
    ('id = "M_NE"', 'id = "M_NW"', "mainland[1].id", "twice (found M_NW)"),
    ('id = "H_E"', 'id = "M_NW"', "home[1].id", "twice (found M_NW)"),
    ('id = "H_E"', 'id = "E2"', "home[1].id", "wrong-value (found E2)"),
    ('id = "H_E"', 'id = "island"', "home[1].id", "wrong-value (found island)"),
    ('id = "H_E"', 'id = "H E"', "home[1].id", "wrong-value (found H E)"),
    ('"Varnholt"', '""', "mainland[0].name", "wrong-value (found )"),
    ('"Varnholt"', '"\\u001b[2J"', "mainland[0].name", "wrong-value (found \x1b[2J)"),
    (f"{NW_PORTS}, ", "", "mainland[0].ports", "too-few-ports (least 3)"),
    (N_PORTS, "", "home[0].ports", "too-few-ports (least 3)"),
    (NW_PORTS, NW_PORTS.replace("D2", "E2"), "mainland[0].ports[0].point", "no-port (found E2)"),
    (NW_PORTS, NW_PORTS.replace("D2", "J2"), "mainland[0].ports[0].point", "no-port (found J2)"),
    ('point = "C3"', 'point = "D2"', "mainland[0].ports[1].point", "twice (found D2)"),
    (NW_PORTS, NW_PORTS.replace("F2", "E3"), "mainland[0].ports[0].push", "not-straight (found D2-E2-E3)"),
    (NW_PORTS, NW_PORTS.replace("F2", "D2"), "mainland[0].ports[0].push", "not-open (found D2)"),
    (NW_PORTS, NW_PORTS.replace("F2", "G2"), "mainland[0].ports[0].push", "no-such-line (found E2-G2)"),
    (NW_PORTS, NW_DOWN, "mainland[0].ports[0].push", "no-such-line (found D3-D4)"),
    (NW_PORTS, NW_PORTS.replace("F2", "A1"), "mainland[0].ports[0].push", "no-such-point (found A1)"),
    ("x = 92, y = 92", "x = nan, y = 92", "mainland[0].label", "out-of-range (least -1000, most 2000)"),
    ("turn = 45", "turn = 361", "mainland[0].label", "out-of-range (least -360, most 360)"),
    ('colour = "crimson"', 'colour = "azure"', "home[1].colour", "twice (found azure)"),
    ('colour = "crimson"', 'colour = "Red"', "home[1].colour", "wrong-value (found Red)"),
    ("#c8323c", "#2f6fd6", "home[1].colour_hex", "twice (found #2f6fd6)"),
    ("#c8323c", "red", "home[1].colour_hex", "wrong-value (found red)"),
    ('"M2", "M1"]', '"M2", "S1"]', "home[0].coast", "no-such-point (found S1)"),
    ("2 = [", "5 = [", "seats", "wrong-value (found 5, 3, 4)", "[seats]"),
    ('["H_N", "H_S"]', '["H_N"]', "seats.2", "wrong-value (found H_N)"),
    ('["H_N", "H_S"]', '["H_N", "H_N"]', "seats.2", "wrong-value (found H_N, H_N)"),
    ('["H_N", "H_S"]', '["H_N", "M_NW"]', "seats.2", "wrong-value (found H_N, M_NW)"),
    (CV2, CV2.replace("CV2", "CV1"), "cave[1].id", "twice (found CV1)"),
    (CV2, CV2.replace("CV2", "H_N"), "cave[1].id", "twice (found H_N)"),
    (CV2, CV2.replace("CV2", "C2"), "cave[1].id", "wrong-value (found C2)"),
    (CV2, CV2.replace("N4", "E5"), "cave[1].mouth", "twice (found E5)", 'mouth = "E5"\nring = "outer"'),
    (CV2, CV2.replace("N4", "N5"), "cave[1].mouth", "no-such-point (found N5)", 'mouth = "N5"'),
    (CV2, CV2.replace("N4", "d42"), "cave[1].mouth", "no-such-point (found d42)", 'mouth = "d42"'),
    (CV2, CV2.replace("N4", "P2"), "cave[1].mouth", "not-open (found P2)", 'mouth = "P2"'),
    ("x = 282.5, y", "x = inf, y", "cave[0].place", "out-of-range (least -1000, most 2000)"),
    (CUR2, CUR2.replace("CUR2", "CUR1"), "current[1].id", "twice (found CUR1)"),
    (CUR2, CUR2.replace("M18", "R7"), "current[1].from", "twice (found R7)", 'from = "R7"\nto = "J15"'),
    (CUR2, CUR2.replace("M18", "K18"), "current[1].from", "not-open (found K18)", 'from = "K18"'),
    (CUR2, CUR2.replace("J15", "M18"), "current[1].to", "twice (found M18)", 'to = "M18"'),
    (CUR2, CUR2.replace("J15", "d42"), "current[1].to", "no-such-point (found d42)", 'to = "d42"'),
    (CUR2, CUR2.replace("J15", "J18"), "current[1].to", "not-open (found J18)", 'to = "J18"'),
    ("x = 860.0", "x = 2001", "current[0].via", "out-of-range (least -1000, most 2000)"),
    ('"F2", "R6"', '"F2", "F2"', "bonuses.coin1", "twice (found F2)"),
    ('"O1", "S15"', '"O1", "F2"', "bonuses.coin3", "twice (found F2)"),
    ('"F2", "R6"', '"F2", "D2"', "bonuses.coin1", "not-open (found D2)"),
    ('"F2", "R6"', '"F2", "d42"', "bonuses.coin1", "no-such-point (found d42)"),
    ("offset = 50", "offset = -1", "offset", "out-of-range (least 0, most 500)"),
    ("spacing = 50", "spacing = 0", "spacing", "out-of-range (least 1, most 100)"),
]
FRONT = '"  ..g..  ",'
PORT = '{ point = "d36", push = ["d26", "d16"] }'
REAR = '" ..###.. ",\n    " g.###.g ",'
CIRCLE_WRONG: list[tuple[str, ...]] = [
    (FRONT, "", "points", "wrong-size (width 9, height 9)", "points = ["),
    (FRONT, '"  ..M..  ",', "points", "no-such-space (found M)", "points = ["),
    ('" rr.w.rr "', '" rr...rr "', "points", "no-space (wanted w)", "points = ["),
    ('" ..p.p.. "', '" ....... "', "points", "no-space (wanted p)", "points = ["),
    ('" ..p.p.. "', '" ..ppp.. "', "points", "stray-port (found d46)", "points = ["),
    ('"         ",', '"    #    ",', "points", "covered (found J6)", "points = ["),
    (FRONT, '" ...g..  ",', "points", "covered (found G13)", "points = ["),
    (REAR, '"...###.. ",\n    " g.###.g ",', "points", "covered (found F9)", "points = ["),
    ('"d15-d25", ', '"d15-d26", ', "obstacles[0]", "no-such-line (found d15-d26)"),
    ('"d15-d25", ', '"d22-d23", ', "obstacles[1]", "twice (found d22-d23)"),
    ('"d15-d25", ', '"d32-d42", "d42-d52", ', "points", "cut-off (found d42)", "points = ["),
    (PORT, PORT.replace("d36", "d46"), "ports[0].point", "no-port (found d46)"),
    (PORT, PORT.replace("d36", "D2"), "ports[0].point", "no-such-point (found D2)"),
    (PORT, PORT.replace("d16", "d27"), "ports[0].push", "not-straight (found d36-d26-d27)"),
    (PORT, PORT.replace('"d26", "d16"', '"d46", "d56"'), "ports[0].push", "not-open (found d56)"),
    ('"d72"]', '"d42"]', "lagoon", "twice (found d42)"),
    ('"d72"]', '"d36"]', "lagoon", "not-open (found d36)"),
    ('"d72"]', '"J4"]', "lagoon", "no-such-point (found J4)"),
    ('front = "W"', 'front = "S"', "rotation", "wrong-value (found S, S, N, E)", ""),
    (', d47 = "J14" }', " }", "rotation[0].approach", "wrong-value (found d14, d74)"),
    ('d47 = "J14"', 'd46 = "J14"', "rotation[0].approach", "wrong-value (found d14, d74, d46)"),
    ('d47 = "J14"', 'd47 = "J13"', "rotation[0].approach", "no-such-point (found J13)"),
    ('d47 = "J14"', 'd47 = "J18"', "rotation[0].approach", "not-open (found J18)"),
    ('d47 = "J14"', 'd47 = "J6"', "rotation[0].approach", "not-beside (found J6, gate d47)"),
    ('{ d14 = "J6"', '{ d14 = "J14"', "rotation[1].approach", "not-beside (found J14, gate d14)"),
    ('id = "TW2"', 'id = "TW1"', "tower[1].id", "twice (found TW1)"),
    ("iron = 2", "iron = 0", "tower[1].iron", "out-of-range (least 1, most 99)"),
    ("stone = 9", "stone = 100", "tower[0].dragon_stone", "out-of-range (least 1, most 99)"),
    ('name = "Dragon Island"', 'name = ""', "name", "wrong-value (found )"),
    ("radius = 190", "radius = nan", "drawing.radius", "out-of-range (least 1, most 1000)"),
    ("dragons = [[0, 0.15], ", "dragons = [", "drawing.dragons", "wrong-count"),
    ("towers = [[-2.69, -2.69], ", "towers = [", "drawing.towers", "wrong-count"),
    ("garrison = [", "garrison = [[0, 0], ", "drawing.garrison", "wrong-count"),
    ("rocks = [", "rocks = [[0, 11], ", "drawing.rocks", "out-of-range (least -10, most 10)"),
]
DRAWING_WRONG: list[tuple[str, ...]] = [
    ('of = "M_NE"', 'of = "H_N"', "shape[1].of", "no-such-land (found H_N)"),
    ('of = "CV1"', 'of = "CV9"', "shape[8].of", "no-such-land (found CV9)"),
    ("[[-30, -30], ", "[[-30, nan], ", "shape[0].outline", "out-of-range (least -1000, most 2000)"),
    ('"#a9bfd6"', '"blue"', "shape[4].fill", "wrong-value (found blue)"),
]
LOT = 'dragons = ["green", "green", "green", "red", "red", "gold"]'
GAME_WRONG: list[tuple[str, ...]] = [
    ("dice = 2", "dice = 3", "box.dice", "out-of-range (least 2, most 2)"),
    ("ships = 12", "ships = 11", "box.ships", "too-few-tokens (least 12)"),
    ("screens = 4", "screens = 3", "box.screens", "out-of-range (least 4, most 99)"),
    ("ballista = 14", "ballista = 5", "tokens.ballista", "too-few-tokens (least 6)"),
    ("stone = 8", "stone = 3", "tokens.dragon_stone", "too-few-tokens (least 4)"),
    ("mage = 8", "mage = 1", "tokens.mage", "too-few-tokens (least 2)"),
    ("iron = 12", "iron = -1", "tokens.iron", "out-of-range (least 0, most 99)"),
    ("green = 8", "green = 2", "dragons.green", "too-few-tokens (least 3)"),
    (LOT, LOT.replace(', "gold"', ""), "lots.dragons", "wrong-count"),
    ('"ballista", "ballista"]', '"ballista"]', "lots.garrison", "wrong-count"),
    ('cargo = ["ballista", ', 'cargo = ["ballista", "iron", "iron", ', "start.cargo", "wrong-count"),
    ("red = 7", "red = 0", "strength.red", "out-of-range (least 1, most 99)"),
    ("ballista = 4", "ballista = 5", "price.ballista", "not-even"),
    ("warriors = 8", "warriors = 0", "price.warriors", "out-of-range (least 2, most 98)"),
    ("gold = 3", "gold = 10", "medals.gold", "out-of-range (least 0, most 9)"),
    ("mage_stones = 2", "mage_stones = 3", "values.mage_stones", "out-of-range (least 2, most 2)"),
    ("win_coins = 100", "win_coins = 5", "values.win_coins", "wrong-count"),
    ("max_ships = 3", "max_ships = 4", "values.max_ships", "out-of-range (least 1, most 3)"),
    ("base_move = 6", "base_move = 2", "values.base_move", "out-of-range (least 3, most 20)"),
    ("die_sides = 8", "die_sides = 6", "values.die_sides", "out-of-range (least 8, most 8)"),
    ("max_children = 2", "max_children = 3", "kids.max_children", "wrong-count"),
    ("max_ships = 2", "max_ships = 3", "kids.max_ships", "out-of-range (least 1, most 2)"),
    ('green = ["iron"]', "", "kids.loot", "wrong-value (found red, gold)", "[kids.loot]"),
    ('["iron", "iron"]', '["iron", "iron", "iron", "iron"]', "kids.loot", "wrong-count", "[kids.loot]"),
]
SCOPE = 'scope = "one_turn_one_harbour"'
TASKS_WRONG: list[tuple[str, ...]] = [
    ('id = "T02"', 'id = "T01"', "task[1].id", "twice (found T01)"),
    ('id = "T02"', 'id = "2"', "task[1].id", "wrong-value (found 2)"),
    ('title = "Stone merchant"', 'title = ""', "task[0].title", "wrong-value (found )"),
    ('text = "In a', 'text = "\\nIn a', "task[0].text", "wrong-value (found \nIn a single turn, s)"),
    ('event = "sold"', 'event = "lost"', "task[0].event", "no-such-event (found lost)"),
    (SCOPE, "", "task[0].scope", "wrong-scope (wanted one_turn_one_harbour)", "[[task]]"),
    (SCOPE, 'scope = "one_turn"', "task[0].scope", "wrong-scope (wanted one_turn_one_harbour)"),
    (SCOPE, f'dragon = "red"\n{SCOPE}', "task[0].dragon", "unknown-field (field dragon)"),
    (SCOPE, f"paid = true\n{SCOPE}", "task[0].paid", "unknown-field (field paid)"),
    (SCOPE, f'harbour = "all_mainlands"\n{SCOPE}', "task[0].harbour", "wrong-value (found all_mainlands)"),
    ("min_count = 2", "min_count = 10", "task[0].min_count", "out-of-range (least 1, most 9)"),
    ('dragon = "green"', "min_count = 2", "task[4].min_count", "out-of-range (least 1, most 1)"),
    (
        'harbour = "all_mainlands"\n',
        'harbour = "not_issuer"\n',
        "task[3].harbour",
        "wrong-value (found not_issuer)",
    ),
    ("coins = 3", "coins = 100", "task[0].coins", "out-of-range (least 0, most 99)"),
    ("medals = 0", "medals = -1", "task[0].medals", "out-of-range (least 0, most 99)"),
    ("core = true", "core = false", "task", "too-few-tasks (least 13)", ""),
]
WRONG = [
    (name, row)
    for name, rows in {
        "chart": CHART_WRONG,
        "circle": CIRCLE_WRONG,
        "drawing": DRAWING_WRONG,
        "game": GAME_WRONG,
        "tasks": TASKS_WRONG,
    }.items()
    for row in rows
]


@pytest.mark.parametrize(("name", "row"), WRONG)
def test_a_folder_with_a_mistake_is_refused(tmp_path: Path, name: str, row: tuple[str, ...]) -> None:
    """The file, the line, what stands there, and why."""
    old, new, inside, said, *text = row
    content = own(name, (old, new))
    number = line(content, text[0]) if text else line(own(name), old)
    error = refused(tmp_path, name, content)
    assert str(error) == f"{tmp_path / 'box' / name}.toml:{number} ({inside}): {said}"


MISSING = [  # the file, what is there as a pattern, what is put there instead, the place, the reason
    (
        "chart",
        r"(?s)(?=obstacles = )(.*?)\[\[cave\]\].*(?=\n# The currents)",
        r"cave = []\n\1",
        "cave",
        "wrong-count",
    ),
    ("chart", r'ring = "inner"', 'ring = "none"', "cave[0].ring", "wrong-value (found 'none')"),
    ("chart", r"coin1 =", "coin7 =", "bonuses", "wrong-value (found 'coin7')"),
    ("chart", r'(?m)^mouth = "E5"', "", "cave[0]", "missing-field (field mouth)"),
    (
        "chart",
        r'push = \["E2", "F2"\]',
        'push = ["E2"]',
        "mainland[0].ports[0].push",
        "wrong-type (wanted array)",
    ),
    ("chart", r'(?s)\[\[home\]\]\nid = "H_W".*?(?=\n# Which)', "", "home", "wrong-value (found N, E, S)"),
    ("chart", r'(?m)^mouth = "E5"', 'mouth = "E5"\nsize = 1', "cave[0]", "unknown-field (field size)"),
    ("circle", r'(?s)\[\[tower\]\]\nid = "TW4".*?(?=\n# Places)', "", "tower", "wrong-count"),
    (
        "circle",
        r'(?s)\[\[rotation\]\]\nfront = "E".*?(?=\n# The towers)',
        "",
        "rotation",
        "wrong-value (found S, W, N)",
    ),
    ("circle", r"island = \[.*\]", "island = [[0, 0], [1, 1]]", "drawing.island", "wrong-count"),
    ("drawing", r"outline = \[.*\]", "outline = [[0, 0], [1, 1]]", "shape[0].outline", "wrong-count"),
    ("drawing", r'kind = "mainland"', 'kind = "reef"', "shape[0].kind", "wrong-value (found 'reef')"),
    ("game", r'"gold"\]', '"blue"]', "lots.dragons[5]", "wrong-value (found 'blue')"),
    ("game", r"mage = 8\niron", "iron", "tokens", "missing-field (field mage)"),
    ("game", r"gold = \[", "blue = [", "kids.loot", "wrong-value (found green, red, blue)"),
    ("tasks", r'(?m)^harbour = "all_mainlands"', "", "task[3]", "missing-field (field harbour)"),
    ("tasks", r"(?m)^source = .*", "", "task[13]", "missing-field (field source)"),
    ("tasks", r"(?m)^point_kind = .*", "", "task[14]", "missing-field (field point_kind)"),
    ("tasks", r'"open_sea"', '"harbour"', "task[8].where", "wrong-value (found 'harbour')"),
]


@pytest.mark.parametrize(("name", "pattern", "new", "inside", "said"), MISSING)
def test_what_is_missing_or_too_much_is_refused(
    tmp_path: Path, name: str, pattern: str, new: str, inside: str, said: str
) -> None:
    ours = own(name)
    content = re.sub(pattern, new, ours, count=1)
    assert content != ours
    error = refused(tmp_path, name, content)
    assert str(error).partition(".toml:")[2].partition(" ")[2] == f"({inside}): {said}"


def test_a_mistake_in_one_file_may_show_in_the_other(tmp_path: Path) -> None:
    """The circle is the game's own, but the chart has no point for its gate: the circle's line is named."""
    chart = own("chart", ('"....  .......  . ..",', '"....  ... ...  . ..",'))
    with pytest.raises(Malformed) as error:
        read_components(folder(tmp_path / "box", chart=chart))
    approach = own("circle").splitlines().index('approach = { d14 = "F10", d74 = "N10", d47 = "J14" }')
    place = f"{FOLDER / 'circle.toml'}:{approach + 1} (rotation[0].approach)"
    assert str(error.value) == f"{place}: no-such-point (found J14)"
