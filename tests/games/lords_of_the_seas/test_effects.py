"""Chapters 4 and 5: what cells and ships do, and shield tokens (LS-CELL, LS-SHIP, LS-R-30, LS-R-31).

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

from drakomor.kernel import CHANCE, Malformed
from tests.games.lords_of_the_seas.table import Table, table

DRAWING = (CHANCE, "draw")
EMPTY = ". . . . . . ."


def home(number: int, cell: str, *answers: str, sea: str = EMPTY) -> Table:
    """Light's only ship of the hand, placed, and what is answered then."""
    return table(sea, hands=(str(number), "1")).play(f"place {number} {cell}", *answers)


# Cells


@pytest.mark.parametrize("seat", [0, 1])
def test_LS_CELL_1_a_victory_point(seat: int) -> None:
    """LS-CELL-1, LS-CELL-7: at once, out of the supply, to whoever placed the ship."""
    t = table(EMPTY, mover=seat, hands=("5", "5")).play(f"place 5 {('A1', 'A6')[seat]}")
    assert t.g.points == [1 - seat, seat]
    assert t.g.supply["points"] == 63
    assert t.asked == DRAWING


def test_LS_CELL_2_a_shot_along_a_row_or_column() -> None:
    """LS-CELL-2, LS-CELL-7: no diagonals; the choice is among the directions that hold a target."""
    sea = """
        . . d1 . . . .
        . . . . . d2 .
        . . . . d3 . .
        . d4 . d5 . . .
        d6 . . . . . d7
        . d8 l1 d9 . . .
    """
    t = table(sea, hands=("2", "9")).play("place 2 C2")
    assert t.asked == (0, "shoot")
    assert t.options == ["E", "N", "W"]
    t.play("W")
    assert [event["cell"] for event in t.told("burned")] == ["A2"]
    assert t.asked == DRAWING


def test_LS_CELL_3_a_shot_along_a_diagonal() -> None:
    """LS-CELL-3, LS-CELL-7: no rows or columns."""
    sea = """
        . . . . . . d1
        . . . . . d2 .
        . . d3 . . . .
        . . . . . . .
        . . . . . l1 d4
        . . . d5 . . d6
    """
    t = table(sea, hands=("2", "9")).play("place 2 F1")
    assert t.asked == (0, "shoot")
    assert t.options == ["NE", "NW"]
    t.play("NW")
    assert [event["cell"] for event in t.told("burned")] == ["C4"]
    assert t.asked == DRAWING


def test_LS_CELL_4_a_burning_ship_is_repaired() -> None:
    """LS-CELL-4: any own one, on the same cell; nothing else."""
    sea = """
        . . . . . l8! .
        . d6! . . . . .
        . . . . . . .
        . . . . . . .
        . . . l4! l6 . .
        . . . . . . .
    """
    t = home(2, "C1", sea=sea)
    assert t.asked == (0, "repair")
    assert t.options == ["D2", "F6"]
    t.play("F6")
    ship = t.g.ships["F6"]
    assert (ship.seat, ship.what, ship.burning) == (0, 8, False)
    assert t.g.ships["D2"].burning
    assert t.asked == DRAWING


def test_LS_CELL_5_a_mine_on_a_cell_of_choice() -> None:
    """LS-CELL-5."""
    t = home(2, "B1")
    assert t.asked == (0, "mine")
    assert len(t.options) == 41
    t.play("G6")
    assert (t.g.mines, t.g.supply["mines"]) == ({"G6": "R"}, 13)
    assert t.asked == DRAWING


def test_LS_CELL_6_a_reserve_ship_and_a_larger_hand() -> None:
    """LS-CELL-6: one ship of the own reserve pile, and one extra-ship token of value 1."""
    t = home(2, "B2", sea=". l8 . . . . .")
    ask = t.g.asks[CHANCE]
    assert (ask.prompt, ask.about, ask.to) == ("draw", {"pile": "reserve"}, (0,))
    t.play("draw 7")
    assert (t.g.hands[0], t.g.reserve, t.g.extra_ships) == ((7,), [8, 9], [1, 0])
    assert t.g.supply["extra_ships"] == 12
    t.play("draw 4")
    assert t.g.hands[0] == (4, 7)


@pytest.mark.parametrize("cell", ["A1", "B1", "C1", "D1", "B2", "C2"])
def test_LS_CELL_8_a_mercenary_never_triggers_its_cell(cell: str) -> None:
    """LS-CELL-8: on none of the six kinds of cells."""
    sea = """
        . . d4 . . . .
        . . . . . . .
        . . . . . . .
        . . l8 . . . l6!
        l8 . . . d4 . .
        . . . . . . .
    """
    t = table(sea, hands=("1", "9"), coins=(5, 0), market="M01 M02 M03 M07 M10").play(f"buy M10 {cell}")
    assert t.kinds() == ["hired"]
    assert t.asked == (0, "turn")


# Ships


def test_LS_SHIP_1_a_shield_on_one_own_ship() -> None:
    """LS-SHIP-1, LS-TOKEN-1, LS-R-31: any own combat ship, the new one too; no burning ship, no enemy."""
    t = home(1, "A1", sea=". d5 l6 l4! lM03 . .")
    assert t.asked == (0, "shield")
    assert t.options == ["A1", "C1", "E1"]
    assert t.why(0, "B1") == "LS-TOKEN-1"
    assert t.why(0, "D1") == "LS-R-31"
    t.play("A1")
    assert (t.g.shields, t.g.supply["shields"]) == ({"A1": 1}, 6)
    assert t.asked == DRAWING


@pytest.mark.parametrize("number", [2, 4, 6, 8])
@pytest.mark.parametrize("seat", [0, 1])
def test_LS_SHIP_2_4_6_8_a_coin(seat: int, number: int) -> None:
    """LS-SHIP-2, LS-SHIP-4, LS-SHIP-6, LS-SHIP-8, LS-SHIP-10: even numbers give a coin."""
    t = table(EMPTY, mover=seat, hands=(str(number), str(number))).play(
        f"place {number} {('A1', 'A6')[seat]}"
    )
    assert t.g.coins == [1 - seat, seat]
    assert t.g.supply["coins"] == 20
    assert t.asked == DRAWING


@pytest.mark.parametrize("number", [1, 3, 5, 7, 9])
def test_LS_SHIP_10_odd_numbers_give_no_coin(number: int) -> None:
    """LS-SHIP-10."""
    assert home(number, "A1").g.coins == [0, 0]


def test_LS_SHIP_3_a_shot_along_a_row_or_column() -> None:
    """LS-SHIP-3, LS-SHIP-11: like the O cell, and on a V cell as well as anywhere."""
    sea = """
        d1 . . . . d2 .
        . . . . . . .
        . . . d3 . . .
        . . . . . . .
        . d4 . . . . .
        . . . . d6 . .
    """
    t = home(3, "A1", sea=sea)
    assert t.asked == (0, "shoot")
    assert t.options == ["E", "N"]
    t.play("N")
    assert [event["cell"] for event in t.told("burned")] == ["A6"]
    assert t.g.points == [1, 0]
    assert t.asked == DRAWING


def test_LS_SHIP_3_on_an_O_cell_two_shots() -> None:
    """LS-SHIP-3, LS-CELL-2: one of the cell and one of the ship, and no order to choose."""
    sea = """
        . . d1 . . . .
        . . d2 . . . .
        . . . . . . .
        . . . . . . .
        . . . . . d3 .
        . . l1 . . . .
    """
    t = home(3, "C2", sea=sea)
    assert t.asked == (0, "shoot")
    t.play("N")
    assert t.asked == (0, "shoot")
    t.play("N")
    assert [event["cell"] for event in t.told("burned")] == ["C5", "C6"]
    assert t.asked == DRAWING


def test_LS_SHIP_5_a_repair() -> None:
    """LS-SHIP-5: any own burning ship."""
    sea = """
        . . d6! . . l8! .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . l4! . . .
    """
    t = home(5, "A1", sea=sea)
    assert t.asked == (0, "repair")
    assert t.options == ["D1", "F6"]
    t.play("D1")
    assert not t.g.ships["D1"].burning
    assert t.g.ships["F6"].burning
    assert t.asked == DRAWING


def test_LS_SHIP_5_on_an_R_cell_two_repairs() -> None:
    """LS-SHIP-5, LS-CELL-4: one of the cell and one of the ship, and no order to choose."""
    t = home(5, "C1", "F1", sea="l4! . . l6! . l8! .")
    assert t.asked == (0, "repair")
    assert t.options == ["A1", "D1"]
    assert t.play("D1").asked == DRAWING
    assert t.sea.splitlines()[-1].split() == ["1", "l4!", ".", "l5", "l6", ".", "l8", "."]


def test_LS_SHIP_7_removes_a_mine_from_any_cell() -> None:
    """LS-SHIP-7: the cell that the 7 comes to is allowed too."""
    sea = """
        . . . . . . *
        . . . . . . .
        . . . * . . .
        . . . . . . .
        . . . . . . .
        * . . . . . .
    """
    t = home(7, "A1", sea=sea)
    assert t.asked == (0, "remove_mine")
    assert t.options == ["A1", "D4", "G6"]
    own = Table(t.g).play("A1")
    assert (own.g.mines, own.g.mines_held, own.g.supply["mines"]) == ({"D4": "R", "G6": "R"}, [0, 0], 12)
    t.play("G6")
    assert (t.g.mines, t.g.mines_held, t.g.supply["mines"]) == ({"D4": "R"}, [1, 0], 12)
    assert t.asked == DRAWING


# A 9


def test_LS_SHIP_9_on_V_two_points() -> None:
    """LS-SHIP-9."""
    t = home(9, "A1")
    assert (t.g.points, t.g.supply["points"]) == ([2, 0], 62)
    assert t.asked == DRAWING


@pytest.mark.parametrize(
    ("cell", "answers", "burned"),
    [("C2", ["N", "N"], ["C5", "C6"]), ("D1", [], ["E2", "G4"])],
    ids=["O", "D"],
)
def test_LS_SHIP_9_on_O_or_D_two_shots(cell: str, answers: list[str], burned: list[str]) -> None:
    """LS-SHIP-9, LS-R-26: each with a direction of its own; D1 has targets in one direction only."""
    sea = """
        . . d1 . . . .
        . . d2 . . . .
        . . . . . . d3
        . . . . . . .
        d5 . . . d4 . .
        . . l8 . . . .
    """
    t = home(9, cell, *answers, sea=sea)
    assert [event["cell"] for event in t.told("burned")] == burned
    assert t.asked == DRAWING


def test_LS_SHIP_9_on_R_two_repairs() -> None:
    """LS-SHIP-9."""
    t = home(9, "C1", "A1", sea="l4! . . . l6! . l8!")
    assert t.asked == (0, "repair")
    assert t.options == ["E1", "G1"]
    t.play("G1")
    assert t.sea.splitlines()[-1].split() == ["1", "l4", ".", "l9", ".", "l6!", ".", "l8"]
    assert t.asked == DRAWING


def test_LS_SHIP_9_on_M_two_mines() -> None:
    """LS-SHIP-9."""
    t = home(9, "B1", "D4")
    assert t.asked == (0, "mine")
    assert "D4" not in t.options
    t.play("E4")
    assert (t.g.mines, t.g.supply["mines"]) == ({"D4": "R", "E4": "R"}, 12)
    assert t.asked == DRAWING


def test_LS_SHIP_9_on_S_two_reserve_ships() -> None:
    """LS-SHIP-9."""
    t = home(9, "B2", "draw 7", sea=". l8 . . . . .")
    assert t.g.asks[CHANCE].about == {"pile": "reserve"}
    t.play("draw 8")
    assert (t.g.hands[0], t.g.reserve, t.g.extra_ships) == ((7, 8), [7, 9], [2, 0])
    assert t.g.asks[CHANCE].about == {"pile": "main"}


# Shields


@pytest.mark.parametrize(
    ("allowed", "cells"), [(True, ["B1", "C1", "E1"]), (False, ["B1", "C1"])], ids=["true", "false"]
)
def test_LS_R_30_a_shield_on_an_own_mercenary(allowed: bool, cells: list[str]) -> None:
    """LS-R-30, option shield_on_mercenary."""
    sea = ". . l6 . lM03 . ."
    t = table(sea, hands=("1", "1"), options={"shield_on_mercenary": allowed}).play("place 1 B1", "ship")
    assert t.asked == (0, "shield")
    assert t.options == cells
    assert t.why(0, "E1") == ("" if allowed else "LS-R-30")


@pytest.mark.parametrize(("allowed", "shields"), [(True, {"A1": 1}), (False, {})], ids=["true", "false"])
def test_LS_R_30_the_mercenary_that_brings_the_shield(allowed: bool, shields: dict[str, int]) -> None:
    """LS-R-30, LS-R-16: light's only ship is the mercenary itself."""
    t = table(EMPTY, coins=(3, 0), options={"shield_on_mercenary": allowed}).play("buy M01 A1")
    assert t.g.shields == shields
    assert bool(t.told("nothing")) is not allowed
    assert t.asked == (0, "turn")


def test_LS_R_31_a_burning_ship_has_no_shield() -> None:
    """LS-R-31: it cannot hold one, cannot receive one, and comes back from repair without any."""
    with pytest.raises(Malformed, match="lone-shield"):
        table("l4!+ . . . . . .")
    t = home(5, "C1", sea="l4! . . . . . .")  # repaired by the cell; the 5 finds nothing more
    assert not t.g.ships["A1"].burning
    assert t.g.shields == {}
    t = home(1, "A1", sea=". l4! . . . . .")
    assert t.g.shields == {"A1": 1}  # the only combat ship of light, so nobody is asked


def test_LS_R_31_the_new_ship_is_a_target_of_its_own_shield() -> None:
    """LS-R-31."""
    t = home(1, "D2", sea=". . . l6 . . .")
    assert t.options == ["D1", "D2"]
    assert t.play("D2").g.shields == {"D2": 1}
