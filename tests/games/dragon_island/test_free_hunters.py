"""Chapter 23: the joint game with children, who are Free Hunters (DI-KIDS, DI-R-79 to DI-R-82): who they
are, how they sail, what a 1 brings."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import Malformed
from tests.games.dragon_island.routes import allowed, left, may_take, sailed, under_way
from tests.games.dragon_island.table import Table, table

ONE, TWO = {"S1": "J16"}, {"S1": "J16", "S2": "L17"}
LOADED = {"S1": "J16 iron iron ballista"}


def kid(ships: dict[str, str], dragons: dict[str, str] | None = None, **more: Any) -> Table:
    """Two Houses and a Free Hunter, who is at turn."""
    return table(ships, dragons, **{"seats": 3, "mover": 2, "free_hunters": 1, **more})


def rolled(ships: dict[str, str], *dice: str, **more: Any) -> Table:
    """He rolls; every dragon that comes out is a green one. How many did?"""
    t = kid(ships, dice=(), frame=Turn(seat=2, at="offer_first_die"), **more).play(*dice)
    while t.asked == (2, "cave"):
        t.play(t.options[0], "green")
    return t


def moved(t: Table, moves: int) -> Table:
    """The first ship has gone so many points to and fro."""
    return sailed(t, "S1", moves, "I16", "J16")


# Who plays


def test_DI_KIDS_1_at_least_two_adults() -> None:
    """DI-KIDS-1: three players with a child, four with one or two."""
    for seats, children in ((2, 1), (2, 2), (3, 2)):
        with pytest.raises(Malformed) as error:
            GAME.start(seats, {"free_hunters": children})
        assert error.value.reason == "too-few-adults"
    for seats, children in ((3, 1), (4, 1), (4, 2)):
        assert GAME.start(seats, {"free_hunters": children}).seats == seats


def test_DI_KIDS_2_one_child_or_two() -> None:
    """DI-KIDS-2."""
    with pytest.raises(Malformed):
        GAME.start(4, {"free_hunters": 3})


@pytest.mark.parametrize("children", [0, 1, 2])
def test_DI_KIDS_3_children_are_Free_Hunters(children: int) -> None:
    """DI-KIDS-3: the last seats; adults beside them play by the standard rules."""
    t = table({}, seats=4, free_hunters=children)
    assert [t.g.is_free_hunter(seat) for seat in range(4)] == [False] * (4 - children) + [True] * children
    t = table({"N1": "J4 iron"}, seats=4, free_hunters=children)
    assert allowed(t, "N1") == 6 - 1 + 6
    t = table({"N1": "D5 mage"}, {"E4": "red"}, seats=4, free_hunters=children)
    assert t.play("attack N1 E4", "mage").g.medals[0] == 2
    t = table({"N1": "d36 iron"}, seats=4, free_hunters=children)
    assert t.offered("exchange") == ["exchange N1"]


def begun(**options: Any) -> Table:
    guard = ("green", "green", "red", "mage", "warriors", "ballista")
    return Table(GAME.start(4, {"free_hunters": 2, **options})).play("0", *guard)


def test_DI_KIDS_4_a_ship_armed_with_a_Ballista() -> None:
    """DI-KIDS-4, DI-R-79: in the port of his colour; no Stone."""
    t = begun()
    assert [t.cargo(name) for name in ("N1", "E1")] == [["ballista", "dragon_stone"]] * 2
    assert [t.cargo(name) for name in ("S1", "W1")] == [["ballista"]] * 2
    assert [t.g.harbour_of(name) for name in ("S1", "W1")] == ["H_S", "H_W"]
    assert (t.g.bank["ballista"], t.g.bank["dragon_stone"]) == (12 - 4, 8 - 2)


@pytest.mark.parametrize("coins", [0, 5])
def test_DI_R_79_coins_at_the_start(coins: int) -> None:
    """DI-R-79: option kids_start_coins; 0 if nothing is said, and a House has its 5."""
    assert begun(kids_start_coins=coins).g.coins == [5, 5, coins, coins]
    assert begun().g.coins == [5, 5, 0, 0]


def test_DI_R_79_four_seats_in_all() -> None:
    """DI-R-79: each with a colour and a home harbour of its own."""
    assert {begun().g.home(seat) for seat in range(4)} == {"H_N", "H_E", "H_S", "H_W"}
    with pytest.raises(Malformed):
        GAME.start(5, {"free_hunters": 2})


def test_DI_R_79_a_second_ship() -> None:
    """DI-R-79, DI-R-6: for 10 coins, with a Ballista; under the same option as everybody's."""
    t = kid(ONE, coins=(5, 5, 10)).play("launch K18")
    assert (t.g.coins[2], t.cargo("S2")) == (0, ["ballista"])
    t = kid(ONE, coins=(5, 5, 10), launch_with_ballista=False).play("launch K18")
    assert t.cargo("S2") == []
    assert kid(ONE, coins=(5, 5, 9)).offered("launch") == []


def test_DI_KIDS_7_never_more_than_two_ships() -> None:
    """DI-KIDS-7: where a House may have a third."""
    assert kid(ONE, coins=(5, 5, 50)).offered("launch")
    assert kid(TWO, coins=(5, 5, 50)).offered("launch") == []
    assert kid(TWO, coins=(5, 5, 50), free_hunters=0).offered("launch")


# How they sail


@pytest.mark.parametrize(("dice", "moves"), [((3, 6), 6), ((6, 3), 6), ((2, 2), 2), ((8, 3), 8)])
def test_DI_KIDS_6_one_ship_the_larger_die(dice: tuple[int, int], moves: int) -> None:
    """DI-KIDS-6, DI-R-80: no base moves; he need not use all."""
    assert allowed(kid(ONE, dice=dice), "S1") == moves
    assert moved(kid(ONE, dice=dice), 1).g.ships["S1"].point == "I16"


@pytest.mark.parametrize(
    ("dice", "first", "second"),
    [((3, 6), 6, 3), ((3, 6), 4, 3), ((3, 6), 3, 6), ((6, 3), 2, 6), ((5, 5), 5, 5)],
)
def test_DI_KIDS_6_two_ships_one_die_each(dice: tuple[int, int], first: int, second: int) -> None:
    """DI-KIDS-6: whose is whose is open until more than the smaller one was used."""
    assert allowed(kid(TWO, dice=dice), "S1") == max(dice)
    assert allowed(moved(kid(TWO, dice=dice), first), "S2") == second


@pytest.mark.parametrize("heavy", [False, True])
def test_DI_R_80_load_penalty(heavy: bool) -> None:
    """DI-R-80: option kids_load_penalty; none, or one less for each token, never below 1 move."""
    for die, moves in ((8, 5), (5, 2), (4, 1), (3, 1), (2, 1)):
        t = kid(LOADED, dice=(die, 2), kids_load_penalty=heavy)
        assert allowed(t, "S1") == (moves if heavy else die)
    assert allowed(kid(ONE, dice=(7, 2), kids_load_penalty=heavy), "S1") == 7


def test_DI_R_80_everything_else_as_usual() -> None:
    """DI-R-80: lines, obstacles, currents, dragons, reefs, gates and pushing."""
    assert kid({"S1": "J4"}).play("sail S1").options == ["I4", "J3", "J5", "K4"]
    assert "L5" not in kid({"S1": "L4"}).play("sail S1").options
    assert "E3" in kid({"S1": "I5"}).play("sail S1").options
    assert "K4" not in kid({"S1": "J4"}, {"K4": "green"}).play("sail S1").options
    t = kid({"S1": "d13"}).play("sail S1", "d12")
    assert (t.asked, t.g.ships["S1"].point) == ((2, "turn"), "d12")
    assert kid({"S1": "N10"}).sail("S1", "d74").g.ships["S1"].point == "d74"
    ships = {"S1": "d26", "N1": "d36", "N2": "d56"}
    assert kid(ships).play("sail S1", "d36", "stop", "N1").g.ships["N1"].point == "d16"


# Bonuses: F2 has a coin, G4 magic wind


@pytest.mark.parametrize(("moves", "reached"), [(1, True), (5, True), (7, False)])
def test_DI_KIDS_8_five_moves_to_reach_a_bonus(moves: int, reached: bool) -> None:
    """DI-KIDS-8, DI-R-81: of an 8 only; without a bonus it is a move of 8."""
    t = under_way(kid({"S1": "F3"}, dice=(8, 3)), "S1", moves, "F2", "F3")
    assert left(t) == 8 - moves
    assert may_take(t) == reached
    assert not may_take(under_way(kid({"S1": "F3"}, dice=(7, 3)), "S1", 1, "F2", "F3"))
    assert not may_take(under_way(kid({"S1": "E3"}, dice=(8, 3)), "S1", 6, "F3", "F2"))
    assert may_take(under_way(kid({"S1": "E3"}, dice=(8, 3)), "S1", 4, "F3", "F2"))


def test_DI_KIDS_8_the_load_does_not_shorten_it() -> None:
    """DI-KIDS-8, DI-R-80: where a House with three tokens would have 3 moves."""
    ships = {"S1": "F3 ballista ballista ballista"}
    assert may_take(under_way(kid(ships, dice=(8, 3)), "S1", 5, "F2", "F3"))


def test_DI_R_81_a_1_and_an_8() -> None:
    """DI-R-81: the 8 may be used so, or for a move of 8."""
    t = kid({"S1": "F3"}, dice=(1, 8)).play("sail S1", "F2")
    assert (left(t), may_take(t)) == (7, True)
    t.play("bonus")
    assert (t.asked, t.g.coins[2]) == ((2, "turn"), 6)


def test_DI_R_81_magic_wind() -> None:
    """DI-R-81, DI-R-18: 12 fresh moves from the bonus on, whatever the dice and the load."""
    t = kid({"S1": "F4 iron"}, dice=(8, 2)).play("sail S1", "G4", "bonus")
    assert (left(t), may_take(t)) == (12, False)


def test_DI_KIDS_9_a_double_8_serves_two_bonuses_with_two_ships() -> None:
    """DI-KIDS-9: one 8 serves one; with one ship the second 8 is lost."""
    ships = {"S1": "F3", "S2": "H4"}  # H5 has Iron
    t = kid(ships, dice=(8, 8)).play("sail S1", "F2", "bonus")
    assert may_take(t.play("sail S2", "H5"))
    t = kid(ships, dice=(8, 3)).play("sail S1", "F2", "bonus", "sail S2", "H5")
    assert (may_take(t), left(t)) == (False, 2)
    t = kid({"S1": "F3"}, dice=(8, 8)).play("sail S1", "F2", "bonus")
    assert (t.offered("sail"), t.g.coins[2]) == ([], 6)


# A 1


@pytest.mark.parametrize(
    ("dice", "out"), [(("3", "6"), 0), (("1", "5"), 1), (("5", "1"), 1), (("1", "1"), 2)]
)
@pytest.mark.parametrize("spawns", [1, 2])
def test_DI_KIDS_10_a_1_brings_out_a_dragon(dice: tuple[str, str], out: int, spawns: int) -> None:
    """DI-KIDS-10, DI-R-82: a double 1 two, whatever Houses do; into caves that he chooses; he steers none."""
    t = rolled(ONE, *dice, double_one_spawns=spawns)
    assert len(t.told("came_out")) == out
    assert t.asked == (2, "turn")
    assert t.told("steered") == []


def test_DI_KIDS_10_no_protectorate() -> None:
    """DI-KIDS-10: lines, reefs and hunter dragons hold for him, and the 1 is no wind above the other die."""
    assert rolled(ONE, "1", "5").told("protectorate") == []
    assert kid({"S1": "J4"}, dice=(1, 5)).play("sail S1").options == ["I4", "J3", "J5", "K4"]
    t = kid({"S1": "J3 warriors"}, {"L5": "green"}, dice=(1, 5)).play("sail S1", "K3", "K4", "J4", "stop")
    assert len(t.told("hunted")) == 1
    assert kid({"S1": "d13"}, dice=(1, 5)).play("sail S1", "d12").asked == (2, "turn")


def test_DI_R_82_dragons_come_out_as_for_anybody() -> None:
    """DI-R-82, DI-R-33: with all caves full none does."""
    caves = {f"CV{number}": "?green" for number in range(1, 9)}
    t = rolled(ONE, "1", "1", dragons=caves, sites="gold red red")
    assert t.asked == (2, "turn")
    assert t.told("came_out") == []


def test_DI_R_82_steered_dragons_may_attack_them() -> None:
    """DI-R-82: a Free Hunter's ship is prey like any other, and there is the same duty."""
    ships = {"N1": "J2", "E1": "R10", "S1": "D5 ballista"}
    frame = Turn(seat=0, at="offer_first_die")
    t = table(ships, {"D7": "green"}, seats=3, free_hunters=1, dice=(), frame=frame)
    t.play("1", "5", t.options[0] if t.asked[1] == "cave" else "CV1", "green")
    assert "none" not in t.options
    t.play("D7", "D6", "S1")
    assert t.asked == (2, "fighter")


def test_DI_KIDS_11_one_ship_moves_by_the_other_die() -> None:
    """DI-KIDS-11."""
    for dice in ((1, 5), (5, 1)):
        assert allowed(kid(LOADED, dice=dice), "S1") == 5
    assert allowed(kid(ONE, dice=(1, 1)), "S1") == 1


def test_DI_KIDS_12_two_ships_one_point_and_the_other_die() -> None:
    """DI-KIDS-12, DI-R-80: which is the first is his choice; with a double 1 one point each."""
    assert allowed(moved(kid(TWO, dice=(1, 5)), 1), "S2") == 5
    assert allowed(moved(kid(TWO, dice=(1, 5)), 5), "S2") == 1
    assert allowed(kid(TWO, dice=(1, 1)), "S1") == 1
    assert allowed(moved(kid(TWO, dice=(1, 1)), 1), "S2") == 1


@pytest.mark.parametrize(
    ("ships", "dice", "moves", "out"),
    [
        (ONE, "36", [6], 0), (ONE, "15", [5], 1), (TWO, "15", [1, 5], 1), (TWO, "11", [1, 1], 2),
        (ONE, "83", [8], 0),
    ],
)  # fmt: skip
def test_DI_KIDS_6_vector_25(ships: dict[str, str], dice: str, moves: list[int], out: int) -> None:
    """DI-TV-25: DI-KIDS-6, DI-KIDS-8, DI-KIDS-11, DI-KIDS-12."""
    t = rolled(ships, *dice)
    assert len(t.told("came_out")) == out
    if len(moves) == 1:
        assert allowed(t, "S1") == moves[0]
    else:
        assert allowed(moved(t, moves[0]), "S2") == moves[1]
