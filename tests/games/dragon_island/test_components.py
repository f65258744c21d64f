"""The pieces in the box: section 1 of the rules, the task cards, and a player's own ones in a folder.

A good folder makes a board; a bad one is refused with the file, the line and the reason.
"""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.dragon_island.chart import reached
from drakomor.games.dragon_island.components import check_components
from drakomor.games.dragon_island.facts import Components
from drakomor.games.dragon_island.parts import FOLDER, Parts, read_components
from drakomor.kernel import Malformed
from drakomor.kernel.reading import read_as
from tests.games.dragon_island.boxes import folder, own

PARTS = Parts(read_components())
DATA = PARTS.components
GAME = DATA.game


# What is in the box


def test_what_the_box_holds() -> None:
    """Section 1.1."""
    assert PARTS.tokens == {"ballista": 14, "warriors": 12, "mage": 8, "iron": 12, "dragon_stone": 8}
    assert PARTS.dragons == {"green": 8, "red": 4, "gold": 2}
    box = {"ships": 12, "screens": 4, "dice": 2, "coins": 52, "medals": 24, "islands": 9, "board_parts": 7}
    assert msgspec.structs.asdict(GAME.box) == box
    assert GAME.box.islands == len(PARTS.caves) + 1  # DI-R-5


def test_DI_SETUP_2_to_5_the_two_lots() -> None:
    """DI-SETUP-2 to DI-SETUP-5: six dragons and six troops; what is left of them is play's."""
    assert Counter(PARTS.dragon_lot) == {"green": 3, "red": 2, "gold": 1}
    assert Counter(PARTS.garrison_lot) == {"mage": 2, "warriors": 2, "ballista": 2}
    assert sum(PARTS.dragons.values()) - 3 == 11
    left = Counter(PARTS.tokens) - Counter(PARTS.garrison_lot)
    assert (left["mage"], left["warriors"], left["ballista"]) == (6, 10, 12)


def test_DI_SETUP_8_DI_SETUP_9_the_start() -> None:
    """DI-SETUP-8, DI-SETUP-9: a Ballista and a Stone aboard, five coins."""
    assert PARTS.start_cargo == ("ballista", "dragon_stone")
    assert PARTS.values.start_coins == 5


def test_DI_WIN_2_DI_LAUNCH_1_DI_LOST_2_money() -> None:
    """DI-WIN-2, DI-LAUNCH-1, DI-R-7, DI-LOST-2, DI-HARBOUR-7, DI-R-30."""
    values = PARTS.values
    assert (values.win_coins, values.ship_price, values.max_ships) == (100, 10, 3)
    assert (values.last_ship_coins, values.depot_capacity, values.ship_slots) == (5, 2, 3)


def test_DI_MOVE_5_DI_DRAGON_6_DI_BONUS_6_moves() -> None:
    """DI-DICE-1, DI-MOVE-5, DI-DRAGON-6, DI-BONUS-6."""
    values = PARTS.values
    assert (values.die_sides, values.base_move, values.dragon_move, values.magic_wind_moves) == (8, 6, 6, 12)


def test_DI_UNIT_1_to_6_strengths_and_prices() -> None:
    """DI-UNIT-1 to DI-UNIT-6, DI-HARBOUR-4, DI-PVP-6."""
    assert PARTS.strength == {"green": 3, "red": 7, "gold": 11, "warriors": 5, "mage": 8}
    assert PARTS.price == {"ballista": 4, "warriors": 8}
    assert (PARTS.values.mage_stones, PARTS.values.ballista_counts) == (2, 4)


def test_DI_MEDAL_2_DI_MEDAL_4_medals() -> None:
    """DI-MEDAL-2, DI-MEDAL-4."""
    assert PARTS.medals == {"green": 1, "red": 2, "gold": 3}
    assert PARTS.values.silver_per_gold == 5


def test_DI_KIDS_what_children_have() -> None:
    """DI-KIDS-1, DI-KIDS-2, DI-KIDS-7, DI-KIDS-8, DI-KIDS-17, DI-KIDS-20."""
    kids = PARTS.kids
    assert (kids.min_adults, kids.max_children, kids.max_ships) == (2, 2, 2)
    assert (kids.bonus_moves, kids.home_capacity) == (5, 3)
    assert kids.loot == {"green": ("iron",), "red": ("iron", "iron"), "gold": ("dragon_stone",)}


TASKS = {  # event, coins, medals
    "T01": ("sold", 3, 0), "T02": ("sold", 5, 0), "T03": ("exchanged", 2, 1),
    "T04": ("docked_end_of_turn", 8, 1), "T05": ("dragon_killed", 3, 1), "T06": ("dragon_killed", 5, 1),
    "T07": ("dragon_killed", 8, 2), "T08": ("dragon_killed", 4, 1), "T09": ("dragon_killed", 4, 1),
    "T10": ("pvp_won", 5, 1), "T11": ("bonus_taken", 4, 0), "T12": ("mage_summoned", 3, 1),
    "T13": ("ship_launched", 4, 0), "T14": ("goods_taken", 4, 0), "T15": ("move_ended", 4, 2),
    "T16": ("troops_handed_over", 12, 2),
}  # fmt: skip


def test_DI_R_76_the_task_cards() -> None:
    """DI-R-76, section 4.9: sixteen, of which thirteen are core."""
    assert {name: (task.event, task.coins, task.medals) for name, task in PARTS.tasks.items()} == TASKS
    assert PARTS.all_tasks == tuple(TASKS)
    assert PARTS.core_tasks == tuple(TASKS)[:13]


NARROWED: dict[str, dict[str, Any]] = {
    "T01": {"token": "dragon_stone", "min_count": 2},
    "T02": {"token": "iron", "min_count": 2, "harbour": "not_issuer"},
    "T03": {"min_count": 2},
    "T04": {"harbour": "all_mainlands"},
    "T05": {"dragon": "green"},
    "T06": {"dragon": "red"},
    "T07": {"dragon": "gold"},
    "T08": {"where": "cave"},
    "T09": {"where": "open_sea"},
    "T13": {"paid": True},
    "T14": {"source": ("flotsam", "pvp", "foreign_depot")},
    "T15": {"point_kind": ("reef", "white")},
    "T16": {"min_count": 2, "harbour": "opposite_issuer"},
}
SCOPES = {"T03": "one_turn", "T04": "while_held"} | dict.fromkeys(
    ("T01", "T02", "T16"), "one_turn_one_harbour"
)
ANY = {"min_count": 1, "token": "", "dragon": "", "where": "", "harbour": "", "point_kind": (), "source": (),
       "paid": False}  # fmt: skip


@pytest.mark.parametrize("name", TASKS)
def test_what_a_task_asks_for(name: str) -> None:
    """Section 4.9."""
    task = msgspec.structs.asdict(PARTS.tasks[name])
    assert task["scope"] == SCOPES.get(name, "once")
    assert {field: task[field] for field in ANY} == {**ANY, **NARROWED.get(name, {})}


def test_every_file_says_what_is_fact_and_what_is_ours() -> None:
    pages = {path.stem: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert sorted(pages) == list(Components.__struct_fields__)
    for page in pages.values():
        assert re.search(r"^# (All of it is o|O)ur own (design|ruling)", page, re.M)


def test_every_land_has_its_outline() -> None:
    drawn = Counter((shape.kind, shape.of) for shape in DATA.drawing.shape)
    lands = [("mainland", name) for name in PARTS.mainlands]
    isles = [("cave_isle", name) for name in PARTS.caves]
    assert drawn == Counter([*lands, *[("home", name) for name in PARTS.all_homes], *isles])


# A folder of one's own


def test_a_folder_needs_the_files_only_that_differ(tmp_path: Path) -> None:
    box = read_components(folder(tmp_path / "box", game=own("game", ("win_coins = 100", "win_coins = 50"))))
    assert box.game.values.win_coins == 50
    assert (box.chart, box.tasks) == (DATA.chart, DATA.tasks)


EAST = '"   M....HHH....M   ",'
NW_PORTS = '{ point = "D2", push = ["E2", "F2"] }'
DEEP = """
[[cave]]
id = "Deep"
mouth = "F2"
ring = "inner"
place = { x = 1, y = 1 }
"""
OWN_CHART = own(
    "chart",
    (EAST, '"   MM...HHH....M   ",'),
    (NW_PORTS, NW_PORTS.replace('"E2", "F2"', '"E3", "F4"')),
    ('"C3-D4", ', '"C3-D4", "D2-E3", "E3-F4", "E2-D3", "D3-C4", '),
    ("ports = [{", 'ports = [{ point = "E2", push = ["D3", "C4"] }, {'),
    ('"F2", "R6"', '"R6"'),
    ('"D3-D4", ', ""),
    ('[[cave]]\nid = "CV1"', f'{DEEP}\n[[cave]]\nid = "CV1"'),
    ('2 = ["H_N", "H_S"]', '2 = ["H_W", "H_E"]'),
)  # fmt: skip
OWN_CIRCLE = own("circle", ('" ..###.. ",\n    " ..p.p.. "', '" ..#.#.. ",\n    " ..prp.. "'))
OWN_GAME = own("game", ("dragon_move = 6", "dragon_move = 2"), ("max_ships = 3", "max_ships = 2"))


def test_own_components_make_another_board(tmp_path: Path) -> None:
    box = folder(tmp_path / "box", chart=OWN_CHART, circle=OWN_CIRCLE, game=OWN_GAME)
    parts = Parts(read_components(box))
    check_playable(parts)
    assert parts.harbours["M_NW"].ports == ("E2", "D2", "C3", "B4")
    assert (parts.push["D2"], parts.push["E2"]) == (("E3", "F4"), ("D3", "C4"))
    assert {"D3", "E3"} <= set(parts.lines[0]["D2"]) | set(parts.lines[0]["E2"])
    assert "D4" in parts.lines[0]["D3"]
    assert tuple(parts.caves)[:2] == ("Deep", "CV1")
    assert parts.cave_reach["F3"] == ("Deep",)
    assert "F2" not in parts.bonuses
    assert parts.homes[2] == ("H_W", "H_E")
    assert parts.lines[0]["d45"] == ("d46",)
    assert "d46" in parts.reefs
    assert parts.reach["N10"].bit_count() == 3 * 5
    assert len(parts.points) == 268


def check_playable(parts: Parts) -> None:
    """What the rules rely on, whatever a player's own files say."""
    everywhere = set(parts.points)
    for turns in range(4):
        assert reached(parts.lines[turns], parts.points[0]).keys() == everywhere
        for links in (parts.lines[turns], parts.near[turns]):
            assert all(point in links[other] for point, others in links.items() for other in others)
    open_water = everywhere - parts.harbour_at.keys()
    fixed = open_water - parts.circle
    for port, path in parts.push.items():
        assert set(path) <= open_water
        assert all(other in parts.lines[0][one] for one, other in pairwise((port, *path)))
    assert {*parts.bonuses, *parts.mouths, *parts.currents, *parts.currents.values()} <= fixed
    assert all(bit & parts.open_sea == bit * (point in fixed) for point, bit in parts.bit.items())
    assert parts.gates
    assert parts.white
    assert all(len(homes) == seats for seats, homes in parts.homes.items())
    assert all(len(harbour.ports) >= 3 for harbour in parts.harbours.values() if harbour.kind != "island")
    assert len(parts.core_tasks) >= 13


def test_our_own_board_is_playable() -> None:
    check_playable(PARTS)


# Whatever is written there, it is refused with a reason, or it can be played


def made_of(value: Any) -> Parts | None:
    try:
        components = read_as(Components, value, "")
        check_components(components)
    except Malformed:
        return None
    return Parts(components)


PLAIN = msgspec.to_builtins(DATA)
STRANGE: list[Any] = [
    0, 1, -1, 3, 99, 1 << 70, 0.5, float("nan"), float("inf"), True, None, "", "J5", "D2", "d42", "d14",
    "H_N", "island", "C3-D4", "sold", "not_issuer", [], ["J5"], ["E2", "F2"], {}, {"x": 1, "y": 1},
    " " * 19, "." * 19,
]  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every list and table inside, with every key of it."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@pytest.mark.parametrize("seed", range(40))
def test_changed_data_are_refused_or_playable(seed: int) -> None:
    """Ten times each: a value taken from elsewhere or from nowhere, left out, or doubled."""
    rng = Random(seed)
    for _ in range(10):
        value = msgspec.json.decode(msgspec.json.encode(PLAIN))
        found = places(value[rng.choice(list(value))])
        inside, key = rng.choice(found)
        match rng.choice(("strange", "other", "gone", "twice")):
            case "strange":
                inside[key] = rng.choice(STRANGE)
            case "other":
                other, at = rng.choice(found)
                inside[key] = other[at]
            case "gone":
                del inside[key]
            case _ if isinstance(inside, list):
                inside.insert(key, inside[key])
        parts = made_of(value)
        if parts is not None:
            check_playable(parts)


@pytest.mark.parametrize("name", ["chart", "circle"])
def test_a_changed_map_is_refused_or_playable(name: str) -> None:
    """Some signs of the drawing changed for others."""
    rng, played = Random(len(name)), 0
    for _ in range(150):
        value = msgspec.json.decode(msgspec.json.encode(PLAIN))
        rows = value[name]["points"]
        for _ in range(rng.choice((1, 1, 2, 3))):
            row, column = rng.randrange(len(rows)), rng.randrange(len(rows))
            rows[row] = rows[row][:column] + rng.choice(" ....#MHgprw") + rows[row][column + 1 :]
        parts = made_of(value)
        if parts is not None:
            check_playable(parts)
            played += 1
    assert played > 10
