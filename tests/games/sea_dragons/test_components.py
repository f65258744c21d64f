"""The pieces in the box: section 1 of the rules, and a player's own ones in a folder.

A good folder plays; a bad one is refused with the file, the line and the reason.
"""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.parts import FOLDER
from drakomor.kernel import Malformed
from tests.games.sea_dragons.table import Table, begin, table

PARTS = GAME.parts()
DATA = PARTS.components
FACTS = DATA.game
COLOURS = ("green", "purple", "red", "blue")

MISSIONS = {  # ships in the order of the colours, points, coral
    "M01": ("gp", 4), "M02": ("gr", 4), "M03": ("gb", 4), "M04": ("pr", 4), "M05": ("pb", 4),
    "M06": ("rb", 4), "M07": ("gg", 2, "coral"), "M08": ("pp", 2, "coral"),
    "M09": ("rr", 2, "coral"), "M10": ("bb", 2, "coral"),
    "M11": ("gpr", 5, "coral"), "M12": ("gpb", 5, "coral"), "M13": ("grb", 5, "coral"),
    "M14": ("prb", 5, "coral"), "M15": ("ggp", 9), "M16": ("ggr", 9), "M17": ("ggb", 9), "M18": ("gpp", 9),
    "M19": ("ppb", 9), "M20": ("grr", 9), "M21": ("prr", 9), "M22": ("rbb", 9), "M23": ("ggpp", 13),
    "M24": ("rrbb", 13), "M25": ("ggrr", 13), "M26": ("ppbb", 13), "M27": ("ggbb", 10, "coral"),
    "M28": ("pprr", 10, "coral"), "M29": ("gprb", 12), "M30": ("gprb", 9, "coral"), "M31": ("ggprb", 17),
    "M32": ("gpprb", 17), "M33": ("gprrb", 17),
}  # fmt: skip


# What is in the box


def test_SD_COMP_1_four_quarters_with_two_sides() -> None:
    """SD-COMP-1."""
    assert [quarter.id for quarter in DATA.quarters.quarter] == ["Q1", "Q2", "Q3", "Q4"]
    for quarter in DATA.quarters.quarter:
        assert sorted(quarter.sides) == ["A", "B"]
        assert quarter.sides["A"] != quarter.sides["B"]


def test_SD_COMP_2_one_island() -> None:
    """SD-COMP-2: nine spaces in one piece, in the middle."""
    frame = FACTS.sea.frame
    island = [(r, c) for r, line in enumerate(frame) for c, sign in enumerate(line) if sign == "#"]
    assert island == [(r, c) for r in (6, 7, 8) for c in (6, 7, 8)]
    assert [line[::-1] for line in reversed(frame)] == [line.translate(OPPOSITE) for line in frame]


OPPOSITE = str.maketrans("1234", "3412")


def test_SD_COMP_3_SD_COMP_4_heads_and_bodies() -> None:
    """SD-COMP-3, SD-COMP-4: 54 heads and 190 bodies; 14 + 14 + 11 + 8 + 7, as the players need."""
    heads = {colour: pieces.heads for colour, pieces in FACTS.pieces.items()}
    bodies = {colour: pieces.bodies for colour, pieces in FACTS.pieces.items()}
    assert heads == {"orange": 14, "green": 14, "purple": 11, "pink": 8, "yellow": 7}
    assert bodies == {"orange": 49, "green": 49, "purple": 39, "pink": 28, "yellow": 25}
    assert (sum(heads.values()), sum(bodies.values())) == (54, 190)
    for colour, count in heads.items():
        assert count == max(one.heads for one in FACTS.players.values() if colour in one.colours)


def test_SD_COMP_5_ships_of_four_colours() -> None:
    """SD-COMP-5: 44."""
    assert FACTS.ships == {"green": 12, "purple": 11, "red": 11, "blue": 10}
    assert sum(PARTS.tokens) == 44


def test_SD_COMP_6_SD_COMP_7_coins() -> None:
    """SD-COMP-6, SD-COMP-7: sixty of 1, sixteen of 5: 140 gold."""
    assert FACTS.coins == {"1": 60, "5": 16}
    assert sum(int(value) * count for value, count in FACTS.coins.items()) == 140


def test_SD_COMP_8_to_10_dragon_cards() -> None:
    """SD-COMP-8, SD-COMP-9, SD-COMP-10: 26 small, 36 medium and 18 large ones: 80, and 137 cards in all."""
    cards = Counter[str]()
    for card in DATA.shapes.shape:
        cards[card.size] += card.count
    assert cards == {"small": 26, "medium": 36, "large": 18}
    corals = sum(coral.count for coral in DATA.corals.coral)
    assert cards.total() + len(DATA.missions.mission) + corals == 137


def test_SD_COMP_11_the_missions() -> None:
    """SD-COMP-11, SD-R-37: 33 cards."""
    found: dict[str, tuple[str | int, ...]] = {}
    for one in DATA.missions.mission:
        ships = "".join(colour[0] * one.ships.get(colour, 0) for colour in COLOURS)
        found[one.id] = (ships, one.points, "coral") if one.coral else (ships, one.points)
    assert found == MISSIONS
    assert len(found) == 33
    wanted = Counter("".join(str(ships) for ships, *_ in found.values()))
    assert wanted == {"g": 28, "p": 26, "r": 26, "b": 23}
    assert sum(mission.points for mission in DATA.missions.mission) == 268


def test_SD_COMP_12_the_coral_cards() -> None:
    """SD-COMP-12, SD-R-38, SD-R-40: 24 cards, each pair of colours once, two hidden dragons a realm."""
    pairs = {frozenset(one.ships): one.count for one in DATA.corals.coral if one.type == "two_ships"}
    assert pairs == {frozenset({a, b}): 1 for a in COLOURS for b in COLOURS if a < b}
    dragons = {one.realm: one.count for one in DATA.corals.coral if one.type == "hidden_dragon"}
    assert dragons == dict.fromkeys(PARTS.realms, 2)
    assert [one.count for one in DATA.corals.coral if one.type == "wild_ship"] == [6]
    assert [(one.count, one.gold) for one in DATA.corals.coral if one.type == "gold"] == [(4, 4)]
    assert sum(PARTS.coral_deck) == 24


def test_SD_COMP_13_the_score_pad() -> None:
    """SD-COMP-13: a sheet with a column for each player, from the first turn on."""
    for players in (2, 3, 4, 5):
        sheet = GAME.score(table(players=players).g)
        assert len(sheet["seats"]) == players
        for column in sheet["seats"]:
            items = ("gold", "ships", "missions", "most_missions", "realms")
            assert column["total"] == sum(column[item] for item in items) == 4


def test_SD_COMP_14_the_rulebook_has_no_effect() -> None:
    """SD-COMP-14: ours comes in four languages, and none of them is a piece of the game."""
    books = sorted(path.name for path in FOLDER.parent.glob("RULES*.md"))
    assert books == ["RULES.cs.md", "RULES.es.md", "RULES.md", "RULES.ru.md"]
    assert sorted(path.stem for path in FOLDER.iterdir()) == list(GAME.Components.__struct_fields__)
    assert b"rulebook" not in msgspec.json.encode(DATA)


# A folder of one's own: what is refused


def own(name: str, *changes: tuple[str, str]) -> str:
    """One of our files with something changed, at the first place where it stands."""
    content = (FOLDER / f"{name}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    return content


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, content in files.items():
        (path / f"{name}.toml").write_text(content, "utf-8")
    return path


def refused(path: Path, name: str, content: str) -> Malformed:
    box = folder(path / "box", **{name: content})
    with pytest.raises(Malformed) as error:
        GAME.components(box)
    assert error.value.place.startswith(f"{box / name}.toml:"), error.value
    return error.value


def line(content: str, text: str) -> int:
    """The number of the first line in which something stands."""
    return content[: content.index(text)].count("\n") + 1


def side(*lines: str) -> str:
    return "[\n" + "".join(f'    "{one}",\n' for one in lines) + "]"


ROWS = ("CWSSW.S", ".WGCG.G", "S..WSW.", ".SWG..S", "S...S..", "W.WGSG.", "CS..W.#")
Q1A = side(*ROWS)
FRAME_ROW = '"1111111~2222222",'
V3 = 'id = "V3"\nsize = "small"\ncount = 13\ndrawn = ["#.", "##"]'
M07 = "ships = { green = 2 }"
GREEN_RED = '"green-red"\ntype = "two_ships"\ncount = 1\nships = ["green", "red"]'
GREEN_BLUE = GREEN_RED.replace("red", "blue")
WILD = '"wild"\ntype = "wild_ship"\ncount = 6'
STARFISH = 'count = 2\nrealm = "starfish"'
GOLD = "count = 4\ngold = 4"

# file, what is there, what is put there instead, the place inside the file, the line, the reason
FACTS_WRONG = [
    ("[players.5]", "[players.6]", "players", "", "wrong-value"),
    ('"orange", "green"]', '"orange"]', "players.2.colours", 'colours = ["orange"]', "wrong-value"),
    ('"orange", "green"]', '"orange", "teal"]', "players.2.colours", '"teal"', "wrong-value"),
    ('"orange", "green"]', '"green", "green"]', "players.2.colours", '"green", "green"', "wrong-value"),
    ("heads = 14", "heads = 15", "players.2.heads", "heads = 15", "wrong-count"),
    ("heads = 7", "heads = 0", "players.5.heads", "heads = 0", "wrong-count"),
    ("heads = 8, bodies", "heads = 7, bodies", "players.4.heads", "heads = 8", "wrong-count"),
    ("blue = 10", "blue = 0", "ships", "[ships]", "wrong-count"),
    ("cell_cost = 2", "cell_cost = 0", "values", "[values]", "wrong-count"),
    ("cell_cost = 2", "cell_cost = 21", "values", "[values]", "wrong-count"),
    ("gold_symbol = 1", "gold_symbol = 0", "values", "[values]", "wrong-count"),
    ("divisor = 2", "divisor = 0", "values", "[values]", "wrong-count"),
    ("pass_gold = 2", "pass_gold = -1", "values", "[values]", "wrong-count"),
    ("touched_dragon = 1", "touched_dragon = -1", "values", "[values]", "wrong-count"),
    ("gold = 4", "gold = -1", "start", "[start]", "wrong-count"),
    ("medium_cards = 2", "medium_cards = 3", "start", "[start]", "wrong-count"),
    ("cards_per_size = 2", "cards_per_size = 0", "start", "[start]", "wrong-count"),
    ("cards_per_size = 2", "cards_per_size = 100", "start", "[start]", "wrong-count"),
    ("missions = 4", "missions = -1", "start", "[start]", "wrong-count"),
    ("missions = 4", "missions = 100", "start", "[start]", "wrong-count"),
    (FRAME_ROW, "", "sea.frame", "frame = [", "wrong-size"),
    (FRAME_ROW, '"1111111~222222",', "sea.frame", "frame = [", "wrong-size"),
    (FRAME_ROW, '"1111111~222222w",', "sea.frame", "frame = [", "wrong-value"),
    ('id = "seahorse"', 'id = "starfish"', "sea.realm[1].id", 'id = "starfish"\nplace = "NE"', "twice"),
    ('id = "seahorse"', 'id = "sea horse"', "sea.realm[1].id", 'id = "sea horse"', "wrong-value"),
]
QUARTERS_WRONG = [
    ('id = "Q2"', 'id = "Q1"', "quarter[1].id", 'id = "Q1"\nsides.A = [\n    "WCG', "twice"),
    ('id = "Q2"', 'id = "Q 2"', "quarter[1].id", 'id = "Q 2"', "wrong-value"),
    ('id = "Q2"', 'id = "Q1A"', "quarter[1].id", 'id = "Q1A"', "wrong-value"),
    ('id = "Q2"', 'id = "QB"', "quarter[1].id", 'id = "QB"', "wrong-value"),
    (Q1A, side(*ROWS[1:]), "quarter[0].sides.A", "sides.A = [", "wrong-size"),
    (Q1A, side("CWSSW.SS", *ROWS[1:]), "quarter[0].sides.A", "sides.A = [", "wrong-size"),
    (Q1A, side("CWSSW.x", *ROWS[1:]), "quarter[0].sides.A", "sides.A = [", "no-such-space"),
    (Q1A, side("CWSSW.~", *ROWS[1:]), "quarter[0].sides.A", "sides.A = [", "no-such-space"),
    (Q1A, side(*ROWS[:6], "CS..W.."), "quarter[0].sides.A", "sides.A = [", "does-not-fit"),
    (Q1A, side(*ROWS[:5], "W.WGSG#", "CS..W.#"), "quarter[0].sides.A", "sides.A = [", "does-not-fit"),
    (Q1A, side("SWSSW.S", *ROWS[1:]), "quarter", "", "too-many-ships"),
    (Q1A, side("sWSSW.S", *ROWS[1:]), "quarter", "", "too-many-ships"),
]
SHAPES_WRONG = [
    ('id = "V3"', 'id = "I3"', "shape[1].id", 'id = "I3"\nsize = "small"\ncount = 13\ndrawn = ["#.', "twice"),
    ('id = "V3"', 'id = "v3"', "shape[1].id", 'id = "v3"', "wrong-value"),
    (V3, V3.replace("13", "0"), "shape[1].count", "count = 0", "wrong-count"),
    (V3, V3.replace("13", "100"), "shape[1].count", "count = 100", "wrong-count"),
    ('["#.", "##"]', '["#.", ".#"]', "shape[1].drawn", '["#.", ".#"]', "no-shape"),
    ('["#.", "##"]', '["#.", "#x"]', "shape[1].drawn", '["#.", "#x"]', "no-shape"),
    ('["#.", "##"]', '["..", ".."]', "shape[1].drawn", '["..", ".."]', "no-shape"),
    ('["#.", "##"]', '["#############"]', "shape[1].drawn", '["#############"]', "no-shape"),
    ('["#.", "##"]', '["#", "#", "#"]', "shape[1].drawn", '["#", "#", "#"]', "same-shape"),
    ('["##..", ".###"]', '["...#", "####"]', "shape[10].drawn", '["...#"', "same-shape"),
]
MISSIONS_WRONG = [
    ('id = "M02"', 'id = "M01"', "mission[1].id", 'id = "M01"\nships = { green = 1, red', "twice"),
    ('id = "M02"', 'id = "M.2"', "mission[1].id", 'id = "M.2"', "wrong-value"),
    (M07, "ships = { teal = 2 }", "mission[6].ships", "teal", "no-such-ship"),
    (M07, "ships = { green = 0 }", "mission[6].ships", "green = 0", "wrong-count"),
    (M07, "ships = { green = 10 }", "mission[6].ships", "green = 10", "wrong-count"),
]
CORALS_WRONG = [
    ('"green-red"', '"green-purple"', "coral[1].id", GREEN_RED.replace("red", "purple", 1), "twice"),
    ('"green-red"', '"green red"', "coral[1].id", '"green red"', "wrong-value"),
    ('ships = ["green", "red"]', 'ships = ["green", "teal"]', "coral[1].ships", '"teal"', "no-such-ship"),
]
WRONG = [
    (name, *row)
    for name, rows in {
        "game": FACTS_WRONG,
        "quarters": QUARTERS_WRONG,
        "shapes": SHAPES_WRONG,
        "missions": MISSIONS_WRONG,
        "corals": CORALS_WRONG,
    }.items()
    for row in rows
]


@pytest.mark.parametrize(("name", "old", "new", "inside", "text", "reason"), WRONG)
def test_a_folder_with_a_mistake_is_refused(
    tmp_path: Path, name: str, old: str, new: str, inside: str, text: str, reason: str
) -> None:
    """The file, the line, what stands there, and why."""
    content = own(name, (old, new))
    error = refused(tmp_path, name, content)
    assert error.reason == reason
    assert error.place.endswith(f".toml:{line(content, text)} ({inside})")


ROWS_WRONG = [
    ("missions", M07, "ships = {}", "mission[6]", 'id = "M07"', "wrong-count"),
    ("missions", M07, "ships = { green = 9, red = 4 }", "mission[6]", 'id = "M07"', "wrong-count"),
    ("missions", M07 + "\npoints = 2", M07 + "\npoints = 100", "mission[6]", 'id = "M07"', "wrong-count"),
    ("missions", M07 + "\npoints = 2", M07 + "\npoints = -100", "mission[6]", 'id = "M07"', "wrong-count"),
    ("corals", '"green-red"', '"purple"', "coral[1]", 'id = "purple"', "wrong-value"),
    ("corals", WILD, WILD.replace("6", "0"), "coral[6]", 'id = "wild"', "wrong-value"),
    ("corals", WILD, WILD.replace("6", "100"), "coral[6]", 'id = "wild"', "wrong-value"),
    ("corals", '["green", "red"]', '["green"]', "coral[1]", 'id = "green-red"', "wrong-coral"),
    ("corals", GREEN_RED, GREEN_RED + "\ngold = 1", "coral[1]", 'id = "green-red"', "wrong-coral"),
    ("corals", GREEN_RED, GREEN_RED + '\nrealm = "starfish"', "coral[1]", 'id = "green-red"', "wrong-coral"),
    ("corals", WILD, WILD + '\nships = ["red"]', "coral[6]", 'id = "wild"', "wrong-coral"),
    ("corals", WILD, WILD + '\nrealm = "starfish"', "coral[6]", 'id = "wild"', "wrong-coral"),
    ("corals", WILD, WILD + "\ngold = 1", "coral[6]", 'id = "wild"', "wrong-coral"),
    ("corals", STARFISH, "count = 2", "coral[7]", 'id = "dragon-starfish"', "wrong-coral"),
    ("corals", STARFISH, 'count = 2\nrealm = "NW"', "coral[7]", 'id = "dragon-starfish"', "wrong-coral"),
    ("corals", STARFISH, STARFISH + "\ngold = 1", "coral[7]", 'id = "dragon-starfish"', "wrong-coral"),
    ("corals", STARFISH, STARFISH + '\nships = ["red"]', "coral[7]", 'id = "dragon-starfish"', "wrong-coral"),
    ("corals", GOLD, "count = 4", "coral[11]", 'id = "gold"', "wrong-coral"),
    ("corals", GOLD, "count = 4\ngold = 100", "coral[11]", 'id = "gold"', "wrong-coral"),
    ("corals", GOLD, GOLD + '\nships = ["red"]', "coral[11]", 'id = "gold"', "wrong-coral"),
    ("corals", GOLD, GOLD + '\nrealm = "starfish"', "coral[11]", 'id = "gold"', "wrong-coral"),
]


@pytest.mark.parametrize(("name", "old", "new", "inside", "text", "reason"), ROWS_WRONG)
def test_a_row_that_makes_no_sense_as_a_whole_is_refused(
    tmp_path: Path, name: str, old: str, new: str, inside: str, text: str, reason: str
) -> None:
    """The line is that of its heading, above its id."""
    content = own(name, (old, new))
    error = refused(tmp_path, name, content)
    assert error.reason == reason
    assert error.place.endswith(f".toml:{line(content, text) - 1} ({inside})")


TABLES_WRONG = [  # what is there, as a pattern
    ("quarters", r'\[\[quarter\]\]\nid = "Q4".*', "", "quarter", "wrong-count", {}),
    ("quarters", r'sides.B = \[\n    ".GWW.*', "", "quarter[3].sides", "wrong-value", {"found": "A"}),
    ("quarters", r"\Z", "sides.C = []", "quarter[3].sides", "wrong-value", {"found": "A, B, C"}),
    ("game", "4(?=4*(###|~))", "~", "sea.frame", "wrong-value", {"found": ""}),
    ("game", "###", "~~~", "sea.frame", "wrong-value", {"found": ""}),
    ("shapes", "large", "medium", "shape", "too-few-cards", {"size": "large"}),
    ("shapes", "medium", "large", "shape", "too-few-cards", {"size": "medium"}),
    ("shapes", r"count = (5|6|10)\b", "count = 2", "shape", "too-few-cards", {"size": "medium"}),
    ("shapes", r"count = (1|2|13)\b", "count = 0", "shape[0].count", "wrong-count", {}),
    ("missions", ".+", "mission = []", "mission", "wrong-count", {}),
    ("corals", 'type = "gold"', 'type = "silver"', "coral[11].type", "wrong-value", {"found": "'silver'"}),
    ("corals", "count = 4", "", "coral[11]", "missing-field", {"field": "count"}),
    ("missions", "coral = true", "corals = 1", "mission[6]", "unknown-field", {"field": "corals"}),
]


@pytest.mark.parametrize(("name", "pattern", "new", "inside", "reason", "facts"), TABLES_WRONG)
def test_what_is_missing_or_too_much_is_refused(
    tmp_path: Path, name: str, pattern: str, new: str, inside: str, reason: str, facts: dict[str, str]
) -> None:
    content = re.sub(pattern, new, own(name), flags=re.DOTALL)
    error = refused(tmp_path, name, content)
    assert (error.reason, error.facts) == (reason, facts)
    assert error.place.endswith(f"({inside})")


FEW = {"I3": 6, "V3": 5, "I4": 3, "O4": 3, "T4": 2, "S4": 2, "L4": 2}  # and twelve large ones: 35


def counted(counts: dict[str, int]) -> str:
    """The shapes with so many cards of each; one where nothing is said."""
    content = re.sub(r"count = \d+", "count = 1", own("shapes"))
    for name, count in counts.items():
        content = re.sub(rf'("{name}".*?count = )1', rf"\g<1>{count}", content, count=1, flags=re.DOTALL)
    return content


@pytest.mark.parametrize("edition", ["ru", "cs", "es"])
def test_there_must_be_a_card_for_every_turn(tmp_path: Path, edition: str) -> None:
    """SD-R-21, SD-R-22: none comes back, and five players take seven turns each: 35 cards are just enough."""
    assert refused(tmp_path, "shapes", counted({**FEW, "V3": 4})).reason == "wrong-count"
    t = play(GAME.components(folder(tmp_path / "box", shapes=counted(FEW))), players=5, edition=edition)
    assert t.g.ended == "heads"
    assert [len(hand) for hand in t.g.hands] == [0] * 5


def play(components: Any, seed: int = 7, **facts: Any) -> Table:
    """A whole game of one's own, at random, checked at each question."""
    t, rng = begin(components=components, **facts), Random(seed)
    while t.g.asks:
        t.play(rng.choices(t.ask.options, t.ask.odds or None)[0])
        GAME.check(t.g)
    return t


def test_a_realm_too_few_is_refused_where_the_quarters_stand(tmp_path: Path) -> None:
    """And so is one whose place a quarter does not fit: the other file of the two is the game's own."""
    nautilus = '[[sea.realm]]\nid = "nautilus"\nplace = "SW"\nturns = 3'
    wide = [(FRAME_ROW, '"1111111~~222222",')] * 6
    for changes, at, reason in (
        ([(nautilus, "")], "quarter)", "wrong-count"),
        ([("turns = 3", "turns = 2")], "quarter[0].sides.A)", "does-not-fit"),
        (wide, "quarter[0].sides.A)", "does-not-fit"),
    ):
        box = folder(tmp_path / "box", game=own("game", *changes))
        with pytest.raises(Malformed) as error:
            GAME.components(box)
        assert error.value.place.startswith(f"{FOLDER / 'quarters.toml'}:")
        assert error.value.place.endswith(f"({at}")
        assert error.value.reason == reason
    assert error.value.facts == {"realm": "NE"}


# A folder of one's own: what is played

OWN_ROWS = ("CWSSW.S", ".WGCG.G", "S..WSW.", ".SWG..S", "S....gc", "W.WGSGs", "CS..W.#")
OWN_QUARTERS = own("quarters", (Q1A, side(*OWN_ROWS)), ('id = "Q3"', 'id = "reef"'))
OWN_GAME = own(
    "game", ("~~~~~~###", "~~~~~@###"), ("gold = 4", "gold = 12"), ("whirlpool = 3", "whirlpool = 4")
)
OWN_SHAPES = own(
    "shapes",
    ('id = "V3"', 'id = "B2"'),
    ('["#.", "##"]', '["##"]'),
    ('drawn = ["#####"]', 'drawn = ["######"]'),
)
OWN_MISSIONS = """
mission = [
    { id = "one", ships = { green = 1 }, points = 3, coral = true },
    { id = "all", ships = { green = 3, purple = 3, red = 3, blue = 3 }, points = -2 },
]
"""
OWN_CORALS = """
coral = [
    { id = "twins", type = "two_ships", ships = ["red", "red"], count = 3 },
    { id = "purse", type = "gold", gold = 1, count = 2 },
    { id = "chest", type = "gold", gold = 9, count = 2 },
]
"""
OWN_LAID = ("Q1A", "Q2A", "reefA", "Q4A")


@pytest.fixture
def box(tmp_path: Path) -> Any:
    """Components with something of everything that our data lack."""
    files = {"quarters": OWN_QUARTERS, "game": OWN_GAME, "shapes": OWN_SHAPES}
    path = folder(tmp_path / "own", **files, missions=OWN_MISSIONS, corals=OWN_CORALS)
    return GAME.components(path)


def test_a_folder_needs_the_files_only_that_differ(tmp_path: Path) -> None:
    own_ = GAME.components(folder(tmp_path / "own", missions=OWN_MISSIONS))
    assert [mission.id for mission in own_.missions.mission] == ["one", "all"]
    assert own_.game == FACTS
    assert own_.shapes == DATA.shapes


@pytest.mark.parametrize(("players", "edition"), [(2, "ru"), (3, "cs"), (5, "es")])
def test_own_components_play_to_the_end(box: Any, players: int, edition: str) -> None:
    """With fewer missions and corals than the rules have, cards of two and six spaces, mixed spaces."""
    t = play(box, players=players, edition=edition)
    assert t.g.ended == "heads"
    assert {dragon.shape for dragon in t.g.dragons} > {"B2"}


def test_no_coral_card_at_all(tmp_path: Path) -> None:
    """SD-R-16: then coral symbols give nothing."""
    t = play(GAME.components(folder(tmp_path / "own", corals="coral = []")), players=2)
    assert t.g.ended == "heads"
    assert t.g.corals == [(), ()]


HANDS = [("L4", "T4"), ("B2", "S4"), ("B2", "S4")]
ROW = ("one", "all", "", "")
MARKET: dict[str, tuple[str, ...]] = {"small": ("I3", "B2")}


def own_table(box: Any, dragons: str = "", **facts: Any) -> Table:
    return table(
        dragons, components=box, quarters=OWN_LAID, hands=HANDS, missions=ROW, market=MARKET, **facts
    )


def test_own_values_count(box: Any) -> None:
    assert begin(players=2, components=box).g.gold == [12, 12]
    points = [GAME.score(own_table(box, dragons).g)["realms"][1]["points"] for dragons in ("", "0 B2 F8 F9")]
    assert points == [[0, 0, 0], [8 * 4, 0, 0]]


def test_SD_R_7_a_whirlpool_may_carry_a_symbol(box: Any) -> None:
    """SD-R-7: s, g and c cost as whirlpools, count as open ones, and give what they carry, once."""
    t = own_table(box, tokens={"F7": "red"})
    assert [t.g.board.signs[cell] for cell in ("E6", "E7", "F7")] == ["g", "c", "s"]
    assert t.g.whirlpools_open(0) == 9 + 3
    t.play("place L4 E5 E6 E7 F7")
    assert t.told("paid") == [{"kind": "paid", "seat": 0, "gold": 6}]
    assert t.told("found_gold") == [{"kind": "found_gold", "seat": 0, "gold": 1}]
    assert t.told("took_ship") == [{"kind": "took_ship", "seat": 0, "cell": "F7", "colour": "red"}]
    assert t.ask.clause == "SD-REWARD-4"
    assert t.g.gold[0] == 12 + 1 - 6
    assert t.g.whirlpools_open(0) == 9


def test_SD_R_7_its_gold_helps_to_pay_for_it(box: Any) -> None:
    """SD-R-7, SD-PAY-3: 6 gold for three whirlpools, of which one has a symbol."""
    place = "place L4 E5 E6 E7 F7"
    assert own_table(box, gold=(5, 0, 0)).why(0, place) == ""
    refusal = own_table(box, gold=(4, 0, 0)).refusal(0, place)
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SD-PAY-2", {"cost": 6, "gold": 5})


def test_SD_R_43_a_whirlpool_on_a_current_costs_once(box: Any) -> None:
    """SD-R-43: 2 gold, and it belongs to no realm: nobody counts it, nor the piece on it."""
    t = own_table(box)
    assert t.g.board.signs["H6"] == "@"
    before = [t.g.whirlpools_open(realm) for realm in range(4)]
    assert sum(before) == t.g.board.whirlpools.bit_count() - 1
    t.play("place L4 G6 H4 H5 H6")
    assert t.told("paid") == [{"kind": "paid", "seat": 0, "gold": 6}]
    assert [t.g.whirlpools_open(realm) for realm in range(4)] == before
    assert (t.g.strength[:4], t.g.pieces[:4]) == ([1, 0, 0, 0], [1, 0, 0, 0])
