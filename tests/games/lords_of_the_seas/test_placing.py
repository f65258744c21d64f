"""Chapter 3: where a ship may be placed, and what it covers (LS-PLACE, LS-R-18 to LS-R-23).

The layout in all drawings is the intro one:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.kernel import CHANCE
from tests.games.lords_of_the_seas.table import Table, table

DRAWING = (CHANCE, "draw")
LIGHT_HOME, DARK_HOME = ([f"{column}{row}" for column in "ABCDEFG"] for row in (1, 6))


def covered(sign: str, **facts: object) -> Table:
    """Light's 2 placed on C3, a V cell beside its own 1; `sign` is what lies there."""
    sea = f"""
        . . {sign} l1 . . .
        . . . . . . .
        . . . . . . .
    """
    return table(sea, hands=("2", "9"), **facts).play("place 2 C3")


@pytest.mark.parametrize("seat", [0, 1])
def test_LS_PLACE_1_a_combat_ship_closes_its_cell(seat: int) -> None:
    """LS-PLACE-1, LS-R-20: of either player, mercenaries too."""
    sea = """
        l2 d1 d4 lM05 . . dM02
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        l1 l2 d4 dM03 . . lM06
    """
    t = table(sea, mover=seat, hands=("1", "1"), market="M01 M02 M03 M05 M06 M07 M10")
    row = (1, 6)[seat]
    home = [cell for cell in t.cells("place 1") if cell.endswith(str(row))]
    assert home == [f"E{row}", f"F{row}"]
    for column in "ABCDG":
        assert t.why(seat, "place", 1, f"{column}{row}") == "LS-PLACE-1"


@pytest.mark.parametrize(("seat", "home"), [(0, LIGHT_HOME), (1, DARK_HOME)])
def test_LS_PLACE_2_the_own_home_row_is_open(seat: int, home: list[str]) -> None:
    """LS-PLACE-2: neighbours or not; and nothing else is, on an empty sea."""
    t = table(". . . . . . .", mover=seat)
    assert t.cells("place 1") == home
    assert t.why(seat, "place", 1, ("A6", "A1")[seat]) == "LS-PLACE-3"


def test_LS_PLACE_3_cells_beside_an_own_combat_ship() -> None:
    """LS-PLACE-3: not beside an enemy ship, nor beside an own burning one."""
    sea = """
        . d5 . . . . .
        . . . . . . .
        . . l1 . . l2! .
        . . . . . . .
        . . . . . . .
    """
    assert table(sea).cells("place 1") == ["A1", "B1", "B3", "C1", "C2", "C4", "D1", "D3", "E1", "F1", "G1"]
    assert table(sea, mover=1).cells("place 1") == [
        "A5",
        "A6",
        "B4",
        "B6",
        "C5",
        "C6",
        "D6",
        "E6",
        "F6",
        "G6",
    ]


def test_LS_PLACE_4_burning_ships_beside_an_own_combat_ship() -> None:
    """LS-PLACE-4: own and enemy ones alike; without such a neighbour they stay closed."""
    sea = """
        . l2! l1 d3! . d4! l5!
        . . . . . . .
        . . . . . . .
    """
    t = table(sea)
    assert t.cells("place 1") == ["A1", "B1", "B3", "C1", "C2", "C4", "D1", "D3", "E1", "F1", "G1"]
    assert t.why(0, "place", 1, "F3") == "LS-PLACE-4"
    assert t.why(0, "place", 1, "G3") == "LS-PLACE-4"


@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        ("D3", "C3 D2 D4 E3"),
        ("A6", "A5 B6"),
        ("G6", "F6 G5"),
        ("A4", "A3 A5 B4"),
        ("G3", "F3 G2 G4"),
        ("C6", "B6 C5 D6"),
    ],
)
def test_LS_PLACE_7_adjacent_is_right_left_above_and_below(cell: str, beside: str) -> None:
    """LS-PLACE-7: no diagonals, and nothing beyond the edges of the sea."""
    rows = [
        " ".join("l1" if f"{column}{row}" == cell else "." for column in "ABCDEFG") for row in range(6, 0, -1)
    ]
    open_cells = table("\n".join(rows)).cells("place 1")
    assert sorted(set(open_cells) - set(LIGHT_HOME)) == beside.split()


def test_LS_PLACE_5_a_covered_enemy_ship_is_destroyed() -> None:
    """LS-PLACE-5, LS-R-21: it is discarded, openly."""
    t = covered("d3!")
    ship = t.g.ships["C3"]
    assert (ship.seat, ship.what, ship.burning) == (0, 2, False)
    assert t.g.discards == [(), (3,)]
    assert t.told("discarded") == [{"kind": "discarded", "seat": 1, "number": 3, "cell": "C3"}]


def test_LS_PLACE_6_over_an_enemy_ship_the_cell_has_no_effect() -> None:
    """LS-PLACE-6, LS-R-22: the ship's own effect remains."""
    assert (covered(".").g.points, covered(".").g.coins) == ([1, 0], [1, 0])
    assert (covered("d3!").g.points, covered("d3!").g.coins) == ([0, 0], [1, 0])


def test_LS_PLACE_8_the_enemy_half_is_open_under_the_same_conditions() -> None:
    """LS-PLACE-8: beside an own combat ship, and nowhere else: the enemy's home row is not open by itself."""
    sea = """
        . . . . l2 . .
        d1! . . . . . .
        . . l4 d2! . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("1", "9"))
    assert [cell for cell in t.cells("place 1") if cell[1] in "456"] == ["B4", "C5", "D4", "D6", "E5", "F6"]


@pytest.mark.parametrize("seat", [0, 1])
def test_LS_PLACE_9_cells_of_the_enemy_half_give_their_effect(seat: int) -> None:
    """LS-PLACE-9: C4 and C3 are V cells."""
    sea = """
        . . . . . . .
        . . . . . . .
        . l8 . d8 . . .
        . l6 . d6 . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, mover=seat, hands=("2", "2")).play(f"place 2 {('C4', 'C3')[seat]}")
    assert t.g.points == [1 - seat, seat]


def test_LS_PLACE_10_a_mined_cell_is_open_and_the_mine_goes_off() -> None:
    """LS-PLACE-10, LS-MINE-2."""
    t = table("* . . . . . .", hands=("2", "1"))
    assert t.cells("place 2") == LIGHT_HOME
    t.play("place 2 A1")
    assert (t.g.mines, t.g.mines_held) == ({}, [1, 0])
    assert t.sea.splitlines()[-1].split() == ["1", "l2", ".", ".", ".", ".", ".", "."]


BURNING_HOME_ROW = """
    . . . . . . .
    l2! . d3! . d4! l5 l6!
"""


def test_LS_R_18_a_burning_ship_in_the_own_home_row_is_open() -> None:
    """LS-R-18, option home_row_burning true: own or enemy, with a neighbour or without."""
    assert table(BURNING_HOME_ROW).cells("place 1") == ["A1", "B1", "C1", "D1", "E1", "F2", "G1"]


def test_LS_R_18_it_needs_a_neighbour_with_the_option() -> None:
    """LS-R-18, option home_row_burning false."""
    t = table(BURNING_HOME_ROW, options={"home_row_burning": False})
    assert t.cells("place 1") == ["B1", "D1", "E1", "F2", "G1"]
    assert t.why(0, "place", 1, "A1") == t.why(0, "place", 1, "C1") == "LS-R-18"


def test_LS_R_19_a_covered_own_ship_is_discarded_too() -> None:
    """LS-R-19, option burning_replace_cell_effect never: and no cell effect over any burning ship."""
    t = covered("l5!")
    assert t.g.discards == [(5,), ()]
    assert (t.g.points, t.g.coins) == ([0, 0], [1, 0])


@pytest.mark.parametrize(("sign", "points", "discards"), [("l5!", 1, [(5,), ()]), ("d5!", 0, [(), (5,)])])
def test_LS_R_19_over_an_own_ship_the_cell_pays_with_the_option(
    sign: str, points: int, discards: list[tuple[int, ...]]
) -> None:
    """LS-R-19, option burning_replace_cell_effect own_only: over an own ship, not over an enemy one."""
    t = covered(sign, options={"burning_replace_cell_effect": "own_only"})
    assert (t.g.points, t.g.coins) == ([points, 0], [1, 0])
    assert t.g.discards == discards


def test_LS_R_20_mercenaries_are_own_combat_ships() -> None:
    """LS-R-20: as neighbours, as blockers, on the enemy half, and as targets."""
    sea = """
        . . . . . . .
        . . . . . . .
        . . lM06 . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("1", "3"))
    assert [cell for cell in t.cells("place 1") if cell not in LIGHT_HOME] == ["B4", "C3", "C5", "D4"]
    assert t.why(0, "place", 1, "C4") == "LS-PLACE-1"
    assert GAME.score(t.g)["seats"][0]["enemy_half"] == 1
    dark = table(sea, mover=1, hands=("1", "3"))
    assert dark.why(1, "place", 3, "C4") != ""
    dark.play("place 3 C6", "ship")
    assert [event["cell"] for event in dark.told("bounced")] == ["C4"]


def test_LS_R_21_discarded_ships_never_come_back() -> None:
    """LS-R-21: once the third 3 of light is discarded, no draw brings a 3."""
    sea = """
        . . . l3! l1 . .
        . . . . . . .
        l3 l3 . . . . .
    """
    t = table(sea, hands=("2", "1")).play("place 2 D3")
    assert t.g.discards[0] == (3,)
    while t.asked != DRAWING:
        t.play(t.options[0])
    assert t.options == ["1", "2", "4", "5", "6", "7", "8", "9"]


@pytest.mark.parametrize("number", [1, 2, 5, 7])
def test_LS_R_22_the_ship_effect_always_applies(number: int) -> None:
    """LS-R-22: over a burning ship the cell effect alone is cancelled."""
    sea = """
        . . d3! l8 . . l6!
        . . . . . . .
        . . . . * . .
    """
    t = table(sea, hands=(str(number), "1")).play(f"place {number} C3")
    if number == 1:
        t.play("D3")
    done = {1: "shielded", 2: "gained", 5: "repaired", 7: "removed_mine"}
    assert t.kinds() == ["discarded", "placed", done[number]]
    assert t.asked == DRAWING


@pytest.mark.parametrize("sign", ["d3!", "l3!"])
def test_LS_R_23_a_9_has_nothing_to_repeat_where_the_cell_pays_nothing(sign: str) -> None:
    """LS-R-23."""
    sea = f"""
        . . {sign} l1 . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("9", "1")).play("place 9 C3")
    assert t.g.points == [0, 0]
    assert t.kinds() == ["discarded", "placed"]
    assert t.asked == DRAWING


def test_LS_R_23_a_9_repeats_where_the_covered_own_ship_lets_the_cell_pay() -> None:
    """LS-R-23, LS-R-19 with burning_replace_cell_effect own_only."""
    sea = """
        . . l3! l1 . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("9", "1"), options={"burning_replace_cell_effect": "own_only"})
    assert t.play("place 9 C3").g.points == [2, 0]
