"""Chapters 5 and 6: what the dice give to one ship, to two, to three, and how far a ship comes (DI-DICE,
DI-MOVE-5)."""

from typing import Any

import pytest

from tests.games.dragon_island.routes import allowed, left, sailed, under_way
from tests.games.dragon_island.table import Table, table

LOADS = ("", " iron", " iron warriors", " iron warriors mage")
THREE = {"N1": "J3", "N2": "F3", "N3": "J5"}


def two(dice: tuple[int, ...] = (4, 6), **more: Any) -> Table:
    """Two empty ships, N1 on J3 and N2 on F3."""
    return table({"N1": "J3", "N2": "F3"}, dice=dice, **more)


def three(dice: tuple[int, ...] = (4, 6), **more: Any) -> Table:
    return table(THREE, dice=dice, **more)


def used(t: Table, n1: int, n2: int = 0) -> Table:
    """The first ship has used so much wind, and the second so much: with 6 base moves each."""
    sailed(t, "N1", 6 + n1, "K3", "J3")
    return sailed(t, "N2", 6 + n2, "E3", "F3") if n2 else t


@pytest.mark.parametrize("tokens", range(4))
def test_DI_MOVE_5_six_and_the_wind_less_one_for_each_token(tokens: int) -> None:
    """DI-MOVE-5."""
    assert allowed(table({"N1": f"J3{LOADS[tokens]}"}), "N1") == 6 + 6 - tokens


def test_DI_MOVE_5_the_ship_goes_that_far_and_no_farther() -> None:
    """DI-MOVE-5: with its last move it stops by itself."""
    t = under_way(table({"N1": "J3 iron iron iron"}), "N1", 8, "K3", "J3")
    assert left(t) == 1
    t.play("K3")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "K3")


@pytest.mark.parametrize("dice", [(2, 7), (7, 2), (5, 5)])
def test_DI_DICE_2_one_ship_one_die(dice: tuple[int, int]) -> None:
    """DI-DICE-2: whichever it likes better, and never both."""
    assert allowed(table({"N1": "J3"}, dice=dice), "N1") == 6 + max(dice)


@pytest.mark.parametrize(
    ("dice", "first", "second"),
    [
        ((4, 6), 0, 6), ((4, 6), 1, 6), ((4, 6), 4, 6), ((4, 6), 5, 4), ((4, 6), 6, 4),
        ((6, 4), 4, 6), ((6, 4), 5, 4), ((3, 3), 3, 3), ((3, 3), 1, 3),
    ],
)  # fmt: skip
def test_DI_DICE_3_two_ships_a_die_each(dice: tuple[int, int], first: int, second: int) -> None:
    """DI-DICE-3, DI-R-10: whose die is whose is open until more than the smaller one has been used; what is
    left of a die is lost."""
    assert allowed(used(two(dice), first), "N2") == 6 + second


def test_DI_R_10_a_ship_that_needs_no_wind_takes_no_die() -> None:
    """DI-R-10: at the latest with the first move of wind; the load counts against the base moves."""
    t = table({"N1": "J3 iron iron iron", "N2": "F3"})
    assert allowed(sailed(t, "N1", 3, "K3", "J3"), "N2") == 12
    t = table({"N1": "J3 iron iron iron", "N2": "F3"})
    assert allowed(sailed(t, "N1", 3 + 5, "K3", "J3"), "N2") == 10


def test_DI_R_10_two_ships_stay_two_when_one_is_lost() -> None:
    """DI-R-10: the dice are those of two ships, though one was sunk with the 6; what is left is the 4."""
    t = table({"N1": "J3", "N2": "F3"}, {"L5": "green"})
    t.play("sail N1", *["K3", "J3"] * 4, "K3", "K4", "J4", "stop")  # 11 moves; K4 is beside the dragon
    assert "N1" not in t.g.ships
    assert allowed(t, "N2") == 6 + 4


def test_DI_R_10_three_ships_stay_three_when_one_is_lost() -> None:
    """DI-R-10: the sum is still shared, less what the lost ship used."""
    t = table({"N1": "J3", "N2": "F3", "N3": "D3"}, {"L5": "green"})
    t.play("sail N1", "K3", "K4", "J4", "J3", "J4", "J3", "J4", "J3", "stop")  # 8 moves
    assert t.g.fleet_of(0) == ["N2", "N3"]
    assert allowed(t, "N2") == 6 + 8


def test_DI_R_10_the_ships_are_counted_when_the_movement_begins() -> None:
    """DI-R-10, DI-R-7: a ship launched before it counts for the dice, and may sail."""
    t = table({"N1": "J3"}, coins=(20, 5)).play("launch I2", "next")
    t = sailed(t, "N1", 6 + 6, "K3", "J3")
    assert allowed(t, "N2") == 6 - 1 + 4  # its Ballista weighs
    t = table({"N1": "J3"}, coins=(20, 5)).play("launch I2", "launch J2", "next")
    assert allowed(t, "N1") == 6 + 9


def test_DI_DICE_4_three_ships_share_the_sum() -> None:
    """DI-DICE-4, DI-R-11: in whole moves, however they like."""
    assert allowed(used(three(), 5), "N2") == 6 + 5
    assert allowed(used(three(), 5, 3), "N3") == 6 + 2
    assert allowed(used(three(), 0, 9), "N3") == 6 + 1
    assert allowed(used(three(), 5, 5), "N3") == 6


def test_DI_DICE_4_both_rolls_may_not_go_to_one_ship() -> None:
    """DI-DICE-4, DI-R-11: of 4 and 6 one ship gets 9 at the most, the last of them too."""
    assert allowed(three(), "N1") == 6 + 9
    assert allowed(used(three(), 0), "N2") == 6 + 9
    t = sailed(used(three(), 0), "N2", 6, "E3", "F3")
    assert allowed(t, "N3") == 6 + 9


def test_DI_R_11_whole_dice() -> None:
    """DI-R-11: option three_ship_wind; each die goes undivided to one ship, the third has none."""
    assert allowed(three(three_ship_wind="whole_dice"), "N1") == 6 + 6
    assert allowed(used(three(three_ship_wind="whole_dice"), 5), "N2") == 6 + 4
    assert allowed(used(three(three_ship_wind="whole_dice"), 1, 6), "N3") == 6
    assert allowed(used(three(three_ship_wind="sum_split"), 1, 6), "N3") == 6 + 3


@pytest.mark.parametrize("dice", [(1, 6), (6, 1), (1, 8)])
def test_DI_DICE_6_beside_a_1_the_other_die_does_not_count(dice: tuple[int, int]) -> None:
    """DI-DICE-6, DI-R-12: the 1 itself does."""
    assert allowed(table({"N1": "J3"}, dice=dice), "N1") == 6 + 1


def test_DI_PROT_4_no_load_penalty_under_the_protectorate() -> None:
    """DI-PROT-4, DI-DICE-5: whichever die shows the 1."""
    for dice in ((1, 5), (5, 1)):
        assert allowed(table({"N1": "J3 iron iron iron"}, dice=dice), "N1") == 6 + 1
    assert allowed(table({"N1": "J3 iron iron iron"}, dice=(2, 5)), "N1") == 6 - 3 + 5


@pytest.mark.parametrize(
    ("dice", "first", "second"), [((1, 7), 0, 1), ((1, 7), 1, 0), ((1, 1), 1, 1), ((1, 1), 0, 1)]
)
def test_DI_R_12_two_ships_and_the_1(dice: tuple[int, int], first: int, second: int) -> None:
    """DI-R-12: one of them has 6 + 1, the other 6; with a double 1 both have 6 + 1."""
    assert allowed(used(two(dice), first), "N2") == 6 + second


def test_DI_R_12_three_ships_and_the_1() -> None:
    """DI-R-12, DI-R-11: a single 1 may go to one ship; of a double 1 no ship has more than one."""
    assert allowed(three((1, 7)), "N1") == 6 + 1
    assert allowed(used(three((1, 7)), 1), "N2") == 6
    assert allowed(three((1, 1)), "N1") == 6 + 1
    assert allowed(used(three((1, 1)), 1), "N2") == 6 + 1
    assert allowed(used(three((1, 1)), 1, 1), "N3") == 6


@pytest.mark.parametrize("dice", [(1, 7), (1, 1)])
def test_DI_R_12_no_wind_at_all(dice: tuple[int, int]) -> None:
    """DI-R-12: option protectorate_wind."""
    for ships in ({"N1": "J3"}, {"N1": "J3", "N2": "F3"}, THREE):
        assert allowed(table(ships, dice=dice, protectorate_wind="none"), "N1") == 6
        assert allowed(table(ships, dice=dice, protectorate_wind="die_one"), "N1") == 7
    assert allowed(two((4, 6), protectorate_wind="none"), "N1") == 12  # without a 1 it says nothing
