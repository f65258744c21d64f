"""Chapter 14: two dragons on one point (DI-PAIR, DI-R-47)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.steering import Steering
from tests.games.dragon_island.fights import is_fighting, next_turn, rolled, strengths
from tests.games.dragon_island.table import Table, table

HOME = {"N1": "J2", "S1": "J18"}  # nobody whom a dragon could attack


def steering(
    dragons: dict[str, str], ships: dict[str, str] | None = None, double: bool = False, **options: Any
) -> Table:
    """N steers, with a 1 or with a double 1."""
    frame, dice = Steering(seat=0, pairs=double), (1, 1 if double else 5)
    return table(ships or HOME, dragons, frame=frame, dice=dice, **options)


def order(t: Table, place: str) -> list[str]:
    """The dragons on a point, the upper first."""
    return t.places()[place].split()


# How they come about


def test_DI_PAIR_1_a_second_dragon_on_a_hunter_dragon() -> None:
    """DI-PAIR-1: an empty point, or a lone hunter; a third cannot join them."""
    t = steering({"J5": "green", "K6": "red", "L5": "?gold green"}).play("J5")
    assert "K6" in t.options
    assert "L5" not in t.options
    assert order(t.play("K6"), "K6") == ["green", "red"]


def test_DI_PAIR_1_nor_do_two_join_one() -> None:
    """DI-PAIR-1: a pair that is steered ends on a point of its own."""
    t = steering({"J5": "green green", "K6": "red"}, double=True).play("J5 both")
    assert "K6" not in t.options
    assert "K5" in t.options


def test_DI_PAIR_1_not_in_a_cave() -> None:
    """DI-PAIR-1, DI-R-37: where a dragon is, no second one goes in, and a pair in none at all."""
    t = steering({"E5": "green", "CV1": "red"}).play("E5")
    assert "CV1" not in t.options
    assert "CV8" in t.options
    t = steering({"E5": "green green"}, double=True).play("E5 both")
    assert [place for place in t.options if place.startswith("CV")] == []


def test_DI_PAIR_6_placing_it_is_enough() -> None:
    """DI-PAIR-6: with a single 1, from the sea and from a cave; the new token goes on top (DI-R-47)."""
    t = steering({"CV1": "?red", "E4": "gold"}).play("CV1", "E4")
    assert order(t, "E4") == ["red", "gold"]
    assert t.asked == (0, "turn")


def test_DI_R_47_two_hunters_that_meet_stand_apart() -> None:
    """DI-R-47, DI-R-44: both pursue a ship, the second to the next free point beside it."""
    t = table({"N1": "K5 ballista"}, {"L5": "red", "L6": "red"}).play(
        "sail N1", "K4", "J4", "I4", "H4", "stop"
    )
    t.play("L5", "ballista", "7", "ballista", "7")
    assert t.places() == {"I3": "red", "I4": "red"}


# What they are


@pytest.mark.parametrize("point", ["H3", "J3", "L3", "H4", "L4", "H5", "L5", "H6", "L6"])
def test_DI_PAIR_2_twice_the_radius(point: str) -> None:
    """DI-PAIR-2: two points away the pair takes notice, where a single dragon does not."""
    for dragons, hunted in (("green", 0), ("green green", 1)):
        t = table({"N1": f"{point} mage"}, {"J5": dragons}).play("end")
        assert len(t.told("hunted")) == hunted


@pytest.mark.parametrize(("point", "hunted"), [("I4", 1), ("K6", 1), ("G5", 0), ("M4", 0), ("M6", 0)])
def test_DI_PAIR_2_nearer_too_and_no_farther(point: str, hunted: int) -> None:
    """DI-PAIR-2: the zone is the points within two; three points away it lets pass."""
    t = table({"N1": f"{point} mage"}, {"J5": "green green"}).play("end")
    assert len(t.told("hunted")) == hunted


def test_DI_PAIR_2_a_dragon_that_is_left_alone_has_the_zone_of_one() -> None:
    """DI-PAIR-2: the second ship, two points away, is not attacked after the upper one was slain."""
    t = table({"N1": "K5 ballista", "N2": "J4 warriors"}, {"J6": "green red"}).play(
        "attack N1 J6", "ballista", "4"
    )
    t.play("ballista", "7", "end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)


def test_DI_PAIR_3_the_upper_first_then_the_lower() -> None:
    """DI-PAIR-3: if the ship is not sunk."""
    t = table({"N1": "J3 mage mage"}, {"J6": "?red ?green"}).play("sail N1", "J4", "J3", "stop")
    assert t.ask.about["dragon"] == "red"
    t.play("mage")
    assert t.ask.about["dragon"] == "green"
    assert t.play("mage").g.dragons == []


def test_DI_PAIR_4_survivors_fight_the_second_at_full_strength() -> None:
    """DI-PAIR-4: the Mage that slew the upper strikes the lower with 8, and the Ballista is rolled anew."""
    t = table({"N1": "J5 mage ballista"}, {"K6": "red red"}).play("attack N1 K6", "mage")
    assert t.options == ["ballista", "mage"]
    assert strengths(t.play("mage")) == [-1, -1]
    t = table({"N1": "J5 ballista"}, {"K6": "green red"}).play("attack N1 K6", "ballista", "4")
    assert strengths(t.play("ballista", "8")) == [-1, -1]


def test_DI_PAIR_5_the_lower_is_not_turned_over_if_the_upper_sinks_the_ship() -> None:
    """DI-PAIR-5: both go to the wreck, as they lay."""
    t = table({"N1": "J3 ballista", "N2": "J2"}, {"J6": "?red ?gold"}).play("sail N1", "J4", "J3", "stop")
    t.play("ballista", "1")
    assert [event["dragon"] for event in t.told("turned_over")] == ["red"]
    assert order(t, "J3") == ["red", "gold"]
    assert [dragon.seen for dragon in t.g.dragons] == [True, False]


# Steering (DI-PAIR-7, DI-PAIR-8)


def test_DI_PAIR_7_as_a_pair_only_with_a_double_1() -> None:
    """DI-PAIR-7, DI-R-39: which it uses up."""
    pair = {"J5": "red green"}
    assert steering(pair).options == ["J5 lower", "J5 upper", "none"]
    t = steering(pair, double=True)
    assert t.options == ["J5 both", "J5 lower", "J5 upper", "none"]
    t.play("J5 both", "K6")
    assert (order(t, "K6"), t.told("steered")[0]["number"]) == (["red", "green"], 2)


def test_DI_PAIR_7_it_attacks_as_a_pair() -> None:
    """DI-PAIR-7, DI-R-47: both, one after the other."""
    t = steering({"J5": "red green"}, {"N1": "J2", "S1": "M6 mage mage"}, double=True)
    t.play("J5 both", "L5", "S1", "mage")
    assert t.ask.about["dragon"] == "green"
    t.play("mage")
    assert t.g.dragons == []


def test_DI_PAIR_8_a_pair_may_be_split() -> None:
    """DI-PAIR-8, DI-R-47: with a single 1 either token is steered alone, to attack or not."""
    for which, left in (("upper", "green"), ("lower", "red")):
        t = steering({"J5": "red green"}).play(f"J5 {which}", "K6")
        assert order(t, "J5") == [left]
    t = steering({"J5": "red green"}, {"N1": "J2", "S1": "M6 mage"}).play("J5 lower", "L5", "S1")
    assert t.ask.about["dragon"] == "green"
    assert t.play("mage").places() == {"J5": "red"}
    assert t.asked == (0, "turn")


def test_DI_R_47_put_back_it_lies_on_top() -> None:
    """DI-R-47, DI-DRAGON-10: a lower one that was taken out may make the same pair again."""
    assert order(steering({"J5": "red green"}).play("J5 lower", "J5"), "J5") == ["green", "red"]


def test_DI_PAIR_8_with_a_double_1_each_of_them() -> None:
    """DI-PAIR-8, DI-R-39: one after the other is not the pair."""
    t = steering({"J5": "red green"}, double=True).play("J5 upper", "K6")
    assert t.places() == {"J5": "green", "K6": "red"}


# Fights (DI-R-47)


def test_DI_R_47_a_tie_with_the_upper_does_not_save_from_the_lower() -> None:
    """DI-R-47."""
    t = table({"N1": "J3 ballista", "N2": "J2"}, {"J6": "red gold"}).play("sail N1", "J4", "J3", "stop")
    t.play("ballista", "7")
    assert (is_fighting(t), t.ask.about["dragon"]) == (True, "gold")
    assert t.play("ballista", "8").g.fleet_of(0) == ["N2"]


def test_DI_R_47_the_lower_stays_as_a_single_hunter() -> None:
    """DI-R-47: the upper was slain, the lower brought to 0."""
    t = table({"N1": "J3 mage ballista"}, {"J6": "red red"}).play("sail N1", "J4", "J3", "stop")
    t.play("mage", "ballista", "7", "mage")
    assert t.g.dragons == []
    t = table({"N1": "J3 ballista", "N2": "J2"}, {"J6": "green red"}).play("sail N1", "J4", "J3", "stop")
    t.play("ballista", "8", "ballista", "7")
    assert list(t.places().values()) == ["red"]


def test_DI_R_47_a_ship_that_attacks_a_pair_is_attacked_by_the_lower() -> None:
    """DI-R-47: at once, not at the end of the turn."""
    t = table({"N1": "J5 mage"}, {"K6": "red green"}).play("attack N1 K6", "mage")
    assert (is_fighting(t), t.ask.about["dragon"]) == (True, "green")
    t.play("mage")
    assert (t.g.dragons, t.g.medals[0], t.asked) == ([], 3, (0, "turn"))


def test_DI_R_47_not_in_a_port() -> None:
    """DI-R-47, DI-R-48: there only the upper one fights."""
    t = table({"N1": "J2 mage"}, {"J3": "red ?green"}).play("attack N1 J3", "mage")
    assert (t.asked, t.places()) == ((0, "turn"), {"J3": "green"})
    assert t.g.dragons[0].seen is False


def test_DI_R_47_not_under_the_protectorate() -> None:
    """DI-R-47, DI-PROT-6: the lower one is a hunter dragon; nor does it attack at the end of the turn."""
    t = table({"N1": "J5 mage"}, {"K6": "red ?green"}, dice=(1, 5)).play("attack N1 K6", "mage")
    assert (t.asked, t.places()) == ((0, "turn"), {"K6": "green"})
    assert t.play("end").told("hunted") == []


def test_DI_R_47_not_with_magic_wind() -> None:
    """DI-R-47, DI-BONUS-6."""
    t = table({"N1": "J5 mage"}, {"K6": "red ?green"}, tables={"immune": ("N1",)}).play(
        "attack N1 K6", "mage"
    )
    assert (t.asked, t.places()) == ((0, "turn"), {"K6": "green"})


def test_DI_R_47_not_if_it_was_sunk_by_the_upper() -> None:
    """DI-R-47, DI-PAIR-5."""
    t = table({"N1": "J5 warriors", "N2": "J2"}, {"K6": "gold ?green"}).play("attack N1 K6", "warriors")
    assert (t.asked, order(t, "K6")) == ((0, "turn"), ["gold", "green"])
    assert t.g.dragons[1].seen is False


def test_DI_R_47_the_circle_turns_after_both_fights() -> None:
    """DI-R-47, DI-R-35: once for each of the two that was killed."""
    t = table({"N1": "J5 mage warriors"}, {"K6": "green red"}).play("attack N1 K6", "warriors")
    assert (t.g.rotation, is_fighting(t)) == (0, True)
    assert t.play("mage").g.rotation == 2
    t = table({"N1": "J5 mage ballista"}, {"K6": "green red"}).play("attack N1 K6", "mage", "ballista", "7")
    t.play("mage")
    assert t.g.rotation == 2
    t = table({"N1": "J5 ballista"}, {"K6": "green red"}).play(
        "attack N1 K6", "ballista", "8", "ballista", "7"
    )
    assert t.g.rotation == 1


def test_DI_R_47_each_of_a_pair_attacks_a_ship_once_a_turn() -> None:
    """DI-R-47, DI-R-42: a pair that was attacked and tied does not come again before the next turn."""
    t = table({"N1": "J5 ballista"}, {"K6": "red red"})
    t.play("attack N1 K6", "ballista", "7", "ballista", "7", "end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    assert is_fighting(next_turn(rolled(t)).play("end"))
