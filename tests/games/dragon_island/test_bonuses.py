"""Chapter 8: bonuses, whose price is an 8 (DI-BONUS, DI-R-17 to DI-R-19)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.routes import allowed, left, may_take, sailed, under_way
from tests.games.dragon_island.table import Table, table

EIGHT = (8, 3)  # dice
LOADS = ("", " warriors", " warriors ballista", " warriors ballista mage")
POINTS = GAME.parts().bonuses
ALL_IRON = {"H_N": "iron " * 12}  # so the bank has none


def at(point: str, dice: tuple[int, int] = EIGHT, **more: Any) -> Table:
    return table({"N1": point}, dice=dice, **more)


def took(t: Table, ship: str, *points: str) -> Table:
    return t.play(f"sail {ship}", *points, "bonus")


def beside(point: str) -> str:
    return str(GAME.parts().lines[0][point][0])


# When a bonus can be had


@pytest.mark.parametrize(("dice", "offered"), [((8, 3), True), ((3, 8), True), ((7, 6), False)])
def test_DI_BONUS_1_a_rolled_8(dice: tuple[int, int], offered: bool) -> None:
    """DI-BONUS-1: on either die; without one there is no bonus."""
    assert may_take(at("I5", dice).play("sail N1", "H5")) == offered


@pytest.mark.parametrize("tokens", range(4))
def test_DI_BONUS_1_base_moves_less_the_load_have_to_suffice(tokens: int) -> None:
    """DI-BONUS-1: with the last of them a bonus is had, with a move of wind it is not."""
    reach = 6 - tokens
    near, far = ("E7", "D7") if reach % 2 == 0 else ("D7", "E7")  # of E7, at an even or odd number of moves
    around = {"E7": ("D7", "E7"), "D7": ("E7", "D7")}
    t = under_way(at(near + LOADS[tokens]), "N1", reach, *around[near])
    assert (t.g.stack[-1].route[-1], may_take(t)) == ("E7", True)
    t = under_way(at(far + LOADS[tokens]), "N1", reach + 1, *around[far])
    assert (t.g.stack[-1].route[-1], may_take(t)) == ("E7", False)


def test_DI_BONUS_1_only_on_bonus_points() -> None:
    """DI-BONUS-1: nowhere else; nor where the ship lies before it moves (DI-R-15)."""
    t = at("J5").play("sail N1", "I5")
    assert not may_take(t)
    assert may_take(t.play("H5"))
    assert not may_take(at("H5").play("sail N1"))
    assert may_take(at("H5").play("sail N1", "H4", "H5"))


def test_DI_BONUS_1_nobody_has_to_take_it() -> None:
    """DI-BONUS-1: the ship may sail on across the point, or stop on it, and use the 8 as wind."""
    t = at("I5").sail("N1", "H5")
    assert (t.cargo("N1"), t.told("took_bonus"), t.g.eights) == ([], [], 0)
    t = at("I5").play("sail N1", "H5", "H4")
    assert left(t) == 6 + 8 - 2


@pytest.mark.parametrize(("used", "offered"), [(0, True), (3, True), (4, False), (8, False)])
def test_DI_BONUS_2_none_of_the_8_may_have_been_used(used: int, offered: bool) -> None:
    """DI-BONUS-2: by the other ship; as long as the other die covers what it used the 8 is whole."""
    t = sailed(table({"N1": "J3", "N2": "I5"}, dice=EIGHT), "N1", 6 + used, "K3", "J3")
    assert may_take(t.play("sail N2", "H5")) == offered


def test_DI_BONUS_2_three_ships_and_the_8() -> None:
    """DI-BONUS-2, DI-R-17: what the first has used must be in the other die; that one is left to share."""
    ships = {"N1": "J3", "N2": "I5", "N3": "F3"}
    t = sailed(table(ships, dice=EIGHT), "N1", 6 + 4, "K3", "J3")
    assert not may_take(t.play("sail N2", "H5"))
    t = took(sailed(table(ships, dice=EIGHT), "N1", 6 + 2, "K3", "J3"), "N2", "H5")
    assert allowed(t, "N3") == 6 + 1
    assert allowed(took(table(ships, dice=EIGHT), "N2", "H5"), "N3") == 6 + 3  # all of it, though one ship


def test_DI_BONUS_2_the_8_is_its_price() -> None:
    """DI-BONUS-2, DI-R-17: once paid it is no wind any more; the other ship has the other die."""
    t = took(table({"N1": "I5", "N2": "F3"}, dice=EIGHT), "N1", "H5")
    assert t.g.eights == 1
    assert allowed(t, "N2") == 6 + 3


# What they give


@pytest.mark.parametrize(("start", "point", "kind"), [("M4", "M5", "dragon_stone"), ("I5", "H5", "iron")])
def test_DI_BONUS_3_DI_BONUS_4_goods(start: str, point: str, kind: str) -> None:
    """DI-BONUS-3, DI-BONUS-4: one Stone, one Iron, out of the bank onto the ship."""
    t = at(f"{start} warriors")
    before = t.g.bank[kind]
    took(t, "N1", point)
    assert t.cargo("N1") == sorted([kind, "warriors"])
    assert t.g.bank[kind] == before - 1
    assert t.g.ships["N1"].point == point


@pytest.mark.parametrize(("start", "point"), [("M4", "M5"), ("I5", "H5")])
def test_DI_BONUS_3_DI_BONUS_4_only_with_room(start: str, point: str) -> None:
    """DI-BONUS-3, DI-BONUS-4, DI-R-19: a full ship cannot take goods; two tokens leave room."""
    assert not may_take(at(start + LOADS[3]).play("sail N1", point))
    assert may_take(at(start + LOADS[2]).play("sail N1", point))


@pytest.mark.parametrize("point", sorted(point for point in POINTS if POINTS[point].startswith("coin")))
def test_DI_BONUS_5_coins(point: str) -> None:
    """DI-BONUS-5: 1, 3 or 5, as shown; a full ship gets them too."""
    shown = {"F2": 1, "R6": 1, "N18": 1, "B14": 1, "A5": 3, "O1": 3, "S15": 3, "E19": 3, "E7": 5, "O13": 5}
    t = took(at(beside(point) + LOADS[3]), "N1", point)
    assert t.g.coins == [5 + shown[point], 5]
    assert t.told("earned")[0]["reason"] == "bonus"


def test_DI_BONUS_7_a_double_8_and_two_ships() -> None:
    """DI-BONUS-7: each has a bonus of its own; with a single 8 only the first has."""
    ships = {"N1": "I5", "N2": "M4"}
    t = took(took(table(ships, dice=(8, 8)), "N1", "H5"), "N2", "M5")
    assert (t.cargo("N1"), t.cargo("N2"), t.g.eights) == (["iron"], ["dragon_stone"], 2)
    t = took(table(ships, dice=EIGHT), "N1", "H5")
    assert not may_take(t.play("sail N2", "M5"))


def test_DI_BONUS_7_the_second_8_may_be_wind_instead() -> None:
    """DI-BONUS-7, DI-R-17: for the other ship; with three ships it is shared, and allows a second bonus."""
    ships = {"N1": "I5", "N2": "M4"}
    assert allowed(took(table(ships, dice=(8, 8)), "N1", "H5"), "N2") == 6 + 8
    t = took(took(table({**ships, "N3": "E2"}, dice=(8, 8)), "N1", "H5"), "N2", "M5")
    assert not may_take(t.play("sail N3", "F2"))


def test_DI_BONUS_8_one_ship_one_bonus() -> None:
    """DI-BONUS-8: of a double 8 the second is lost, though another bonus were near."""
    t = took(at("I5", (8, 8)), "N1", "H5")
    assert (t.asked, t.offered("sail")) == ((0, "turn"), [])
    t = took(at("I5", (8, 8), bonus_ends_move=False), "N1", "H5")
    assert left(t) == 6 - 1
    assert not may_take(t.play("G5", "G4"))
    assert t.play("stop").g.eights == 1


# What else the ship can do (DI-R-17)


def test_DI_R_17_a_bonus_ends_the_move() -> None:
    """DI-R-17: option bonus_ends_move; what is left of the base moves is lost, or it is sailed."""
    t = took(at("I5", bonus_ends_move=True), "N1", "H5")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "H5")
    assert t.offered("sail") == []
    t = took(at("I5", bonus_ends_move=False), "N1", "H5")
    assert (t.asked, left(t)) == ((0, "route"), 6 - 1)
    t.play("H4", "stop")
    assert (t.g.ships["N1"].point, t.cargo("N1")) == ("H4", ["iron"])


def test_DI_R_17_the_other_die() -> None:
    """DI-R-17: option bonus_other_die; the ship cannot use it as well, or it can."""
    t = took(at("I5", bonus_ends_move=False, bonus_other_die=False), "N1", "H5")
    assert left(t) == 5
    t = took(at("I5", bonus_ends_move=False, bonus_other_die=True), "N1", "H5")
    assert left(t) == 5 + 3


@pytest.mark.parametrize(("moves", "rest"), [(5, 3), (6, 0)])
def test_DI_R_17_the_other_die_is_used_once(moves: int, rest: int) -> None:
    """DI-R-17, DI-R-10: what the ship sails on with is missing for the other only if it needed wind."""
    t = table({"N1": "I5", "N2": "F3"}, dice=EIGHT, bonus_ends_move=False, bonus_other_die=True)
    took(t, "N1", "H5")
    t.play(*(["H4", "H5"] * 3)[:moves], "stop")
    assert allowed(t, "N2") == 6 + rest


# Magic wind


@pytest.mark.parametrize("tokens", range(4))
def test_DI_BONUS_6_magic_wind_gives_twelve_moves(tokens: int) -> None:
    """DI-BONUS-6, DI-R-18: afresh, without load penalty, and nothing is left from before."""
    t = at("F4" + LOADS[tokens]).play("sail N1", "G4")
    assert left(t) == 6 - tokens + 8 - 1
    assert left(t.play("bonus")) == 12
    t.play(*["G5", "G4"] * 6)
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "G4")


def test_DI_BONUS_6_immunity_to_hunter_dragons() -> None:
    """DI-BONUS-6, DI-R-18: for the whole turn, on the way to the bonus and at the end of the turn too; and
    no longer."""
    dragons = {"E3": "green", "I3": "red"}  # one is passed at F4, one is beside H4
    t = table({"N1": "F4 warriors"}, dragons, dice=EIGHT).play("sail N1", "G4", "H4", "stop")
    assert t.told("hunted")
    t = table({"N1": "F4 warriors"}, dragons, dice=EIGHT).play("sail N1", "G4", "bonus", "H4", "stop", "end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    t.play("2", "3", "end", "2", "3", "end")
    assert t.told("hunted")[0]["place"] == "I3"


def test_DI_BONUS_6_immunity_is_the_ships_own() -> None:
    """DI-BONUS-6: another ship of the same player is hunted."""
    t = table({"N1": "F4", "N2": "L5 warriors"}, {"K6": "green"}, dice=EIGHT)
    took(t, "N1", "G4").play("stop", "end")
    assert [event["ship"] for event in t.told("hunted")] == ["N2"]


def test_DI_R_18_lines_and_dragons_hold() -> None:
    """DI-R-18: no free directions, except under the protectorate."""
    t = took(table({"N1": "F4"}, {"H4": "green"}, dice=EIGHT), "N1", "G4")
    assert set(t.options) == {"F4", "G5", "stop"}
    t = took(table({"N1": "F4"}, {"H4": "green"}, dice=(1, 8)), "N1", "G4")
    assert left(t) == 12
    assert {"F3", "H5", "G5"} <= set(t.options)
    assert "H4" not in t.options


def test_DI_R_18_reefs_hold() -> None:
    """DI-R-18, DI-REEF-1: from P7 by the right gate to a reef, where the ship stops."""
    way = ("P8", "O8", "N8", "N9", "N10", "d74", "d73", "d72")
    t = took(at("O7"), "N1", "P7").play(*way)
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "d72")


def test_DI_R_18_no_second_bonus() -> None:
    """DI-R-18, DI-BONUS-8: though the other die shows an 8 too."""
    t = took(at("F4", (8, 8)), "N1", "G4").play("H4", "H5")
    assert not may_take(t)
    assert t.play("stop").cargo("N1") == []


def test_DI_R_18_steered_dragons_are_not_stopped() -> None:
    """DI-R-18: they act in other players' turns."""
    t = took(table({"N1": "F4", "S1": "J16"}, {"CV1": "green"}, dice=EIGHT), "N1", "G4").play("stop", "end")
    t.play("1", "4", "CV2", "red", "CV1", "F4", "N1")
    assert t.told("attacked")[0]["ship"] == "N1"


# Bonuses do not run out (DI-R-19)


def test_DI_R_19_they_are_printed_on_the_board() -> None:
    """DI-R-19: the same point gives again, to the same player and to others."""
    t = took(table({"N1": "I5", "S1": "J5"}, dice=EIGHT), "N1", "H5")
    t.play("end", "8", "3", "end", "8", "3", "sail N1", "H4", "H5", "bonus", "end")
    assert t.cargo("N1") == ["iron", "iron"]
    t.play("2", "3", "end", "2", "3", "sail N1", "H4", "stop", "end")
    t.play("8", "3", "sail S1", "I5", "H5", "bonus", "pass")
    assert t.cargo("S1") == ["iron"]


def test_DI_R_19_the_ship_must_be_able_to_end_there() -> None:
    """DI-R-19: free of ships, and of dragons, which bar the way altogether; magic wind too."""
    for start, point in (("I5", "H5"), ("F4", "G4")):
        assert not may_take(table({"N1": start, "S1": point}, dice=EIGHT).play("sail N1", point))
        assert point not in table({"N1": start}, {point: "green"}, dice=EIGHT).play("sail N1").options


@pytest.mark.parametrize(("supply", "offered"), [("limited", False), ("unlimited", True)])
def test_DI_R_19_an_empty_bank(supply: str, offered: bool) -> None:
    """DI-R-19, DI-R-23: goods that the bank has not cannot be won; with token_supply unlimited they can."""
    t = at("I5", depots=ALL_IRON, token_supply=supply)
    assert t.g.bank["iron"] == 0
    assert may_take(t.play("sail N1", "H5")) == offered


def test_DI_R_19_two_ships_and_the_same_bonus() -> None:
    """DI-R-19: one after the other only where the first could leave, with magic wind."""
    ships = {"N1": "F4", "N2": "G5"}
    t = took(table(ships, dice=(8, 8)), "N1", "G4").play("H4", "stop")
    t = took(t, "N2", "G4")
    assert left(t) == 12
    t = took(table(ships, dice=(8, 8)), "N1", "G4").play("stop")
    assert not may_take(t.play("sail N2", "G4"))
    t = took(table({"N1": "I5", "N2": "H4"}, dice=(8, 8)), "N1", "H5")
    assert not may_take(t.play("sail N2", "H5"))
