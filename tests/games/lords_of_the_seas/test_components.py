"""The pieces in the box: sections 1 and 4 of the rules, and what the rules rest on."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from drakomor.games.lords_of_the_seas.chart import CELLS
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.parts import Board
from tests.games.lords_of_the_seas.table import Table, begin, table

PARTS = GAME.parts()
DATA = PARTS.components
ROWS = range(6, 0, -1)

CELLS_PER_FACE = {
    ("1", "a"): {"V": 2, "O": 2, "D": 1, "R": 1, "M": 2, "S": 1},
    ("1", "b"): {"V": 1, "O": 1, "D": 2, "R": 2, "M": 1, "S": 2},
    ("2", "a"): {"V": 1, "O": 2, "D": 2, "R": 2, "M": 1, "S": 1},
    ("2", "b"): {"V": 2, "O": 2, "D": 2, "R": 1, "M": 1, "S": 1},
    ("3", "a"): {"V": 1, "O": 1, "D": 1},
    ("3", "b"): {"V": 1, "D": 1, "R": 1},
}


def letters(t: Table) -> list[str]:
    """The cell effects as they lie on the table, dark's home row first."""
    return [" ".join(t.g.letter(f"{column}{row}") for column in "ABCDEFG") for row in ROWS]


def of_colour(colour: str) -> list[Board]:
    return [board for board in DATA.boards.board if board.colour == colour]


def test_LS_R_1_two_large_boards_and_a_strip_for_each_colour() -> None:
    """LS-R-1: 3 + 9 + 9 cells are a half of three rows and seven columns; both halves are the 42 cells."""
    for colour in ("light", "dark"):
        shapes = sorted((board.shape, board.width, board.height) for board in of_colour(colour))
        assert shapes == [("large", 3, 3), ("large", 3, 3), ("strip", 1, 3)]
        for faces in product("ab", repeat=3):
            chosen = [board.faces[face] for board, face in zip(of_colour(colour), faces, strict=True)]
            assert sum(len(line) for face in chosen for line in face) == 21
    assert tuple(f"{column}{row}" for column in "ABCDEFG" for row in (1, 2, 3, 4, 5, 6)) == CELLS


def test_the_cells_of_every_face() -> None:
    for board in DATA.boards.board:
        assert set(board.faces) == {"a", "b"}
        for face, lines in board.faces.items():
            assert Counter("".join(lines)) == CELLS_PER_FACE[board.id[-1], face]


@pytest.mark.parametrize("colour", ["light", "dark"])
def test_LS_R_6_each_half_has_all_six_effects_and_no_blank_cell(colour: str) -> None:
    """LS-R-6: whatever the faces; and at most three mines and three reserve ships (LS-R-41, LS-R-45)."""
    for faces in product("ab", repeat=3):
        half = Counter(
            "".join("".join(board.faces[face]) for board, face in zip(of_colour(colour), faces, strict=True))
        )
        assert set(half) == set("VODRMS")
        assert half["M"] <= 3
        assert half["S"] <= 3
        assert half.total() == 21


def test_the_dark_boards_mirror_the_light_ones() -> None:
    dark = {board.id: board for board in of_colour("dark")}
    for light in of_colour("light"):
        mirror = dark[light.id.replace("light", "dark")].faces
        assert {face: tuple(line[::-1] for line in lines) for face, lines in light.faces.items()} == mirror


def mirrored(layout: tuple[str, ...]) -> tuple[str, ...]:
    """The dark layout that faces a light one as its mirror image."""
    return tuple(f"{slot[:-1].replace('light', 'dark')}{-int(slot[-1]) % 4}" for slot in reversed(layout))


def test_no_layout_is_an_advantage_the_other_colour_has_its_mirror_image() -> None:
    lights, darks = PARTS.layouts
    assert sorted(mirrored(layout) for layout in lights) == list(darks)
    for layout in lights:
        sea = PARTS.sea([layout, mirrored(layout)])
        columns = [sea[first : first + 6] for first in range(0, 42, 6)]
        assert columns == [column[::-1] for column in columns]


def test_the_intro_sea() -> None:
    """LS-R-3, option layout_mode intro."""
    assert letters(table(". . . . . . .")) == [
        "V M R D M D R",
        "M S O V D V O",
        "D O V O R O S",
        "D O V O R O S",
        "M S O V D V O",
        "V M R D M D R",
    ]


def test_LS_SETUP_3_any_face_any_order_turned_clockwise() -> None:
    """LS-SETUP-2, LS-SETUP-3, LS-R-2: two groups of boards, one sea; dark sits opposite."""
    t = begin("0", "light-3:b2 light-2:b1 light-1:a3", "dark-1:b2 dark-2:a1 dark-3:a0")
    assert letters(t) == [
        "D R D M R D S",
        "V O V D S V R",
        "O S O R D O M",
        "V R O V V O R",
        "R S M D O S M",
        "D D V O D M V",
    ]


def test_LS_R_2_the_layouts_of_a_colour() -> None:
    """LS-R-2: 3! orders, two faces each, turns 4 x 4 x 2: 6 x 8 x 32 = 1536."""
    for colour, layouts in zip(("light", "dark"), PARTS.layouts, strict=True):
        assert len(layouts) == len(set(layouts)) == 6 * 8 * 32 == 1536
        slots = Counter(slot for layout in layouts for slot in layout)
        assert slots == {
            **{f"{colour}-{n}:{face}{turn}": 1536 // 8 for n, face, turn in product("12", "ab", "0123")},
            **{f"{colour}-3:{face}{turn}": 1536 // 4 for face, turn in product("ab", "02")},
        }
        for layout in layouts:
            assert sorted(slot[:-3] for slot in layout) == [f"{colour}-{n}" for n in "123"]
        places = Counter(place for layout in layouts for place, slot in enumerate(layout) if slot[-4] == "3")
        assert places == {0: 512, 1: 512, 2: 512}  # the strip left, between and right


def test_LS_R_5_three_ships_of_each_number() -> None:
    """LS-R-5, LS-SETUP-1: 27 ships of a colour, three of each number from 1 to 9."""
    assert PARTS.fleet == (3,) * 9
    assert begin().g.bags == [(3,) * 9, (3,) * 9]


def test_the_twelve_mercenaries() -> None:
    """Costs, numbers and effects; LS-SETUP-6 needs three of cost 3, one of cost 4 and one of cost 5."""
    rows = {row.id: (row.cost, row.numbers, row.effect, row.acts) for row in DATA.mercenaries.mercenary}
    assert rows == {
        "M01": (3, (1, 4, 7), "shield", "buy"),
        "M02": (3, (2, 5, 8), "shield", "buy"),
        "M03": (3, (3, 6, 9), "sweep", "buy"),
        "M04": (3, (1, 2, 3), "lay_mines", "buy"),
        "M05": (3, (4, 5, 6), "shots_horizontal", "buy"),
        "M06": (3, (7, 8, 9), "shots_diagonal", "buy"),
        "M07": (4, "X", "pick_reserve", "buy"),
        "M08": (4, (2, 4, 6, 8), "shots_adjacent", "buy"),
        "M09": (4, "X", "vp_equal", "scoring"),
        "M10": (5, (3, 5, 7), "vp_adjacent", "scoring"),
        "M11": (5, (1, 9), "vp_shields", "scoring"),
        "M12": (5, "X", "board", "placement"),
    }
    shown = Counter(number for _, numbers, _, _ in rows.values() if numbers != "X" for number in numbers)
    assert shown == dict.fromkeys(range(1, 10), 3)
    assert [numbers for _, numbers, _, _ in rows.values()].count("X") == 3


def test_LS_R_4_there_are_180_markets() -> None:
    """LS-R-4: 20 choices of three among six, three of cost 4, three of cost 5."""
    costs = Counter(PARTS.costs)
    assert costs == {3: 3, 4: 1, 5: 1}
    markets = 1
    for cost, count in costs.items():
        markets *= comb(len(PARTS.of_cost(cost)), count)
    assert markets == 180


def test_LS_SETUP_7_the_tokens() -> None:
    """LS-SETUP-7: sixty tokens, and the pools by value that they make up."""
    assert PARTS.tokens == {
        "shields": 7, "mines": 14, "fake_mines": 1, "coins": 21, "points": 64, "extra_ships": 13,
    }  # fmt: skip
    faces = {kind: [(row.value, row.count) for row in rows] for kind, rows in DATA.game.denominations.items()}
    assert faces == {
        "coins": [(1, 6), (3, 5)],
        "points": [(1, 6), (3, 6), (5, 8)],
        "extra_ships": [(1, 4), (3, 3)],
    }
    for kind, rows in faces.items():
        assert sum(value * count for value, count in rows) == PARTS.tokens[kind]
    printed = sum(count for rows in faces.values() for _, count in rows)
    assert printed + PARTS.tokens["shields"] + PARTS.tokens["mines"] + PARTS.tokens["fake_mines"] == 60


def test_LS_SHIP_10_the_effects_of_the_numbers() -> None:
    """LS-SHIP-10: even numbers always give the coin."""
    assert PARTS.ship_effects == {
        1: "shield", 2: "coin", 3: "shot_orthogonal", 4: "coin", 5: "repair",
        6: "coin", 7: "remove_mine", 8: "coin", 9: "repeat_cell_effect",
    }  # fmt: skip
