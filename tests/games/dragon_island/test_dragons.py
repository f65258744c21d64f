"""Chapters 7 and 12: dragons that come out, and dragons that a player steers (DI-PROT-1 to DI-PROT-3,
DI-DRAGON, DI-R-37 to DI-R-39)."""

from collections import Counter
from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.steering import Steering
from drakomor.games.dragon_island.turn import Turn
from tests.games.dragon_island.fights import is_fighting
from tests.games.dragon_island.table import Table, table

CAVES = [f"CV{number}" for number in range(1, 9)]
FULL = dict(zip(CAVES, ["?green"] * 5 + ["?red"] * 2 + ["?gold"], strict=True))
HOME = {"N1": "J2", "S1": "J18"}  # nobody whom a dragon could attack


def rolling(dice: str, ships: dict[str, str] | None = None, dragons: dict[str, str] | None = None,
            **options: Any) -> Table:  # fmt: skip
    """N has begun its turn and rolls."""
    frame = Turn(seat=0, at="offer_first_die")
    return table(ships or HOME, dragons, frame=frame, dice=(), **options).play(*dice.split())


def steering(
    dragons: dict[str, str], ships: dict[str, str] | None = None, double: bool = False, **options: Any
) -> Table:
    """N steers, with a 1 or with a double 1."""
    frame, dice = Steering(seat=0, pairs=double), (1, 1 if double else 5)
    return table(ships or HOME, dragons, frame=frame, dice=dice, **options)


# Dragons that come out


def exchanging(dragons: dict[str, str] | None = None, cargo: str = "iron") -> Table:
    return table({"N1": f"d36 {cargo}", "S1": "J18"}, dragons).play("exchange N1")


def test_DI_DRAGON_1_with_each_exchange_a_random_dragon_comes_out() -> None:
    """DI-DRAGON-1: face down, by chance, for every single Iron."""
    t = exchanging(cargo="iron iron").play("CV3")
    assert t.asked == (-1, "dragon")
    bank = dict(zip(("green", "red", "gold"), t.g.dragon_bank, strict=True))
    assert t.ask.odds == tuple(bank[kind] for kind in t.options)
    t.play("red")
    assert t.g.dragon_bank[1] == bank["red"] - 1
    assert [(one.place, one.kind, one.seen) for one in t.g.dragons] == [("CV3", "red", False)]
    t.play("exchange N1", "CV4", "green")
    assert t.places() == {"CV3": "red", "CV4": "green"}


def test_DI_DRAGON_1_nobody_sees_which() -> None:
    """DI-DRAGON-1: neither who draws it nor the others."""
    t = exchanging().play("CV3", "gold")
    for seat in (0, 1, None):
        assert GAME.view(t.g, seat)["tables"]["dragons"][0][2] == "?"


def test_DI_DRAGON_2_the_exchanging_player_chooses_the_cave() -> None:
    """DI-DRAGON-2, DI-R-33: any that is empty."""
    t = exchanging({"CV2": "?red", "CV5": "green"})
    assert (t.asked, t.options) == ((0, "cave"), [cave for cave in CAVES if cave not in ("CV2", "CV5")])
    assert t.ask.clause == "DI-DRAGON-2"


def test_DI_DRAGON_3_and_with_a_1() -> None:
    """DI-DRAGON-3, DI-PROT-1: on whichever die, in an empty cave of the player's choice; without a 1 none."""
    for dice in ("1 5", "5 1"):
        t = rolling(dice, dragons={"CV1": "green"})
        assert (t.asked, t.options) == ((0, "cave"), CAVES[1:])
        assert t.play("CV7", "red").places() == {"CV1": "green", "CV7": "red"}
    assert rolling("2 8").asked == (0, "turn")


def test_DI_PROT_1_he_must() -> None:
    """DI-PROT-1: before anything else of the turn, and there is no way round."""
    t = rolling("1 8", {"N1": "J5 mage", "S1": "J18"})
    assert (t.asked, {*t.options} <= {*CAVES}, t.ask.clause) == ((0, "cave"), True, "DI-PROT-1")


@pytest.mark.parametrize(("spawns", "out"), [(2, 2), (1, 1)])
def test_DI_R_13_on_a_double_1(spawns: int, out: int) -> None:
    """DI-R-13: option double_one_spawns; two dragons come out, and two are steered either way."""
    t = rolling("1 1", dragons={"J5": "green", "L5": "red"}, double_one_spawns=spawns)
    for cave in CAVES[:out]:
        assert t.asked == (0, "cave")
        t.play(cave, "green")
    assert (t.asked, len(t.told("came_out"))) == ((0, "steer"), out)
    assert t.play("J5", "J6", "L5", "L6").asked == (0, "turn")


def test_DI_R_13_on_a_single_1_one() -> None:
    """DI-R-13."""
    assert rolling("1 3").play("CV1", "green").asked == (0, "steer")


def test_DI_R_33_all_caves_full() -> None:
    """DI-R-33: no dragon is brought out; exchange and roll stay valid."""
    t = exchanging(FULL)
    assert (t.cargo("N1"), t.asked, len(t.g.dragons)) == (["dragon_stone"], (0, "turn"), 8)
    assert t.told("none_came_out")
    t = rolling("1 3", dragons=FULL)
    assert (t.asked, len(t.g.dragons)) == ((0, "steer"), 8)
    t = rolling("1 1", dragons={cave: kind for cave, kind in FULL.items() if cave != "CV4"}).play(
        "CV4", "green"
    )
    assert (t.asked, len(t.told("none_came_out"))) == ((0, "steer"), 1)


def test_DI_R_33_the_bank_is_empty() -> None:
    """DI-R-33: in all at most 11 are on the outer contour."""
    sea = {"J5": "green red", "L5": "red", "H5": "?green ?gold"}
    dragons = {**sea, **dict(zip(CAVES, ["green"] * 4 + ["red", "gold"], strict=False))}
    t = rolling("1 3", dragons=dragons, sites="green green red")
    assert (sum(t.g.dragon_bank), len(t.g.dragons)) == (0, 11)
    assert (t.asked, len(t.told("none_came_out"))) == ((0, "steer"), 1)


def test_DI_R_33_a_ship_on_the_mouth_is_not_disturbed() -> None:
    """DI-R-33."""
    ships = {"N1": "J2", "S1": "E5 mage"}
    t = rolling("1 3", ships).play("CV1", "red")
    assert t.g.ships["S1"].point == "E5"
    assert t.told("hunted") == []


# Steering


def test_DI_PROT_2_one_dragon_of_the_outer_contour() -> None:
    """DI-PROT-2, DI-DRAGON-4: it is moved; he need not."""
    t = rolling("1 5", dragons={"J5": "?red"}).play("CV1", "green")
    assert (t.asked, t.options) == ((0, "steer"), ["CV1", "J5", "none"])
    t.play("J5", "L6")
    assert (t.places(), t.asked) == ({"CV1": "green", "L6": "red"}, (0, "turn"))
    assert t.g.dragons[-1].seen is False
    t = rolling("1 5", dragons={"J5": "?red"}).play("CV1", "green", "none")
    assert t.asked == (0, "turn")


def test_DI_PROT_3_two_with_a_double_1() -> None:
    """DI-PROT-3: however many ships he has."""
    for ships in ({"N1": "J2"}, {"N1": "J2", "N2": "I2", "N3": "K2"}):
        t = rolling("1 1", ships, {"J5": "red"}).play("CV1", "green", "CV2", "green")
        t.play("J5", "L5", "CV1", "F4")
        assert (t.asked, t.places()) == ((0, "turn"), {"CV2": "green", "F4": "green", "L5": "red"})


def test_DI_TURN_6_before_his_ships_are_played() -> None:
    """DI-DRAGON-4, DI-TURN-6: nothing of the turn is offered until it is done."""
    t = rolling("1 5", dragons={"J5": "red"}).play("CV1", "green")
    assert t.offered("sail") == []
    assert t.play("none").offered("sail")


def test_DI_DRAGON_4_to_attack_or_to_block() -> None:
    """DI-DRAGON-4: a ship is attacked, or finds its way barred (DI-MOVE-8)."""
    assert is_fighting(steering({"J5": "red"}, {"N1": "J2", "S1": "M4 mage"}).play("J5", "L5", "S1"), "S1")
    t = steering({"J5": "red"}).play("J5", "K4").play("end", "4", "6", "end", "4", "6")
    assert "K4" not in t.play("sail N1", "J3", "K3").options


def test_DI_DRAGON_5_anywhere_outside_the_circle() -> None:
    """DI-DRAGON-5: at sea and in caves; the island's dragons are not steered."""
    t = steering({"J5": "red", "CV2": "?green", "CV8": "gold"})
    assert t.options == ["CV2", "CV8", "J5", "none"]
    assert "DS0" not in t.options


def test_DI_DRAGON_6_six_moves_in_any_direction() -> None:
    """DI-DRAGON-6, DI-R-37: any-neighbours, over obstacles, ships and other dragons."""
    t = steering({"A6": "red"}).play("A6")
    assert {"G5", "F3", "G7", "F8", "F12"} <= {*t.options}
    assert {"H5", "B13", "H4"} & {*t.options} == set()  # seven
    wall = dict.fromkeys(("A5", "B5", "B6", "B7"), "green")
    t = steering({"A6": "red", **wall}, {"N1": "A7", "S1": "J18"})
    assert {"G5", "F3", "F12"} <= {*t.play("A6").options}


# The duty to attack


PREY = {"N1": "J2", "S1": "M4 mage"}


def test_DI_DRAGON_7_who_can_attack_has_to() -> None:
    """DI-DRAGON-7, DI-R-38: only such dragons, only such places, and the ship."""
    t = steering({"J5": "red", "CV7": "green"}, PREY)
    assert t.options == ["J5"]
    t.play("J5")
    assert {*t.options} == {"L3", "L4", "L5", "M5", "N4"}
    t.play("L5")
    assert (t.asked, t.options) == ((0, "prey"), ["S1"])


def test_DI_DRAGON_8_not_for_his_own_ships() -> None:
    """DI-DRAGON-8: attacking one of them is allowed; where foreign ships are there too it is one of these."""
    own = {"N1": "M4 mage", "S1": "J18"}
    t = steering({"J5": "red"}, own)
    assert "none" in t.options
    t.play("J5", "L5")
    assert (t.asked, t.options) == ((0, "prey"), ["N1", "none"])
    assert is_fighting(t.play("N1"))
    assert steering({"J5": "red"}, own).play("J5", "L5", "none").asked == (0, "turn")
    t = steering({"J5": "red"}, {"N1": "M4 mage", "S1": "L6 mage"}).play("J5", "L5")
    assert t.options == ["S1"]


def test_DI_DRAGON_9_with_several_he_chooses() -> None:
    """DI-DRAGON-9: the dragon, the place, the ship."""
    ships = {"N1": "J2", "S1": "M4 mage", "E1": "L6 mage"}
    t = steering({"J5": "red", "K3": "green"}, ships, seats=3)
    assert t.options == ["J5", "K3"]
    t.play("K3", "L5")
    assert t.options == ["E1", "S1"]
    assert is_fighting(t.play("E1"), "E1")


def test_DI_DRAGON_10_otherwise_wherever_he_likes() -> None:
    """DI-DRAGON-10: any dragon, to any place within its moves, or none at all."""
    t = steering({"J5": "red", "CV7": "?green"})
    assert t.options == ["CV7", "J5", "none"]
    assert len(t.play("J5").options) > 40


def test_DI_DRAGON_11_not_into_the_circle() -> None:
    """DI-DRAGON-11: though a gate is beside it; but pursuing a hunter dragon goes there."""
    t = steering({"O10": "red"}).play("O10")
    assert [place for place in t.options if place[0] == "d"] == []
    t = steering({"O10": "red"}, {"N1": "J2", "S1": "d74 mage"})
    assert "none" in t.options
    t.play("O10", "N10")
    assert (t.asked, t.told("attacked")) == ((0, "turn"), [])
    t = table({"N1": "O10 mage"}, {"O9": "red"}).play("sail N1", "N10", "d74", "d64", "stop")
    assert is_fighting(t)


@pytest.mark.parametrize("port", ["J2", "D2", "d36", "R10"])
def test_DI_DRAGON_12_never_in_harbours(port: str) -> None:
    """DI-DRAGON-12: home, mainland, Dragon Island, a neutral port; neither steered nor hunting."""
    places = {"J2": "J3", "D2": "E3", "d36": "J14", "R10": "Q11"}
    t = steering({places[port]: "red"}, {"N1": "K17", "S1": f"{port} mage"})
    assert "none" in t.options
    t = table({"N1": f"{port} mage", "S1": "J18"}, {places[port]: "red"}).play("end")
    assert t.told("hunted") == []


# How a dragon moves (DI-R-37), what it can attack (DI-R-38)


def test_DI_R_37_out_of_a_cave() -> None:
    """DI-R-37: onto its mouth costs 1 of the 6."""
    t = steering({"CV1": "red"}).play("CV1")
    assert "E5" in t.options
    assert {"J5", "J3"} <= {*t.options}  # five from E5
    assert {"K5", "K4"} & {*t.options} == set()


def test_DI_R_37_where_it_ends() -> None:
    """DI-R-37: no port, no ship, but a lone hunter dragon; or where it is already."""
    t = steering({"J4": "red", "K5": "green", "H4": "green gold"}, {"N1": "I5 mage", "S1": "J18"}).play("J4")
    assert {"J2", "I2", "I5", "H4"} & {*t.options} == set()
    assert {"J4", "K5", "J3"} <= {*t.options}


def test_DI_R_37_into_an_empty_cave() -> None:
    """DI-R-37: option dragon_may_enter_cave; for 1 move from its mouth."""
    near, far = steering({"J5": "red"}).play("J5"), steering({"K5": "red"}).play("K5")
    assert "CV1" in near.options  # five to E5, and one
    assert "CV1" not in far.options
    t = steering({"J5": "red"}, dragon_may_enter_cave=False).play("J5")
    assert [place for place in t.options if place.startswith("CV")] == []
    assert near.play("CV1").places() == {"CV1": "red"}
    assert "CV1" not in steering({"J5": "red", "CV1": "green"}).play("J5").options


def test_DI_R_38_from_where_it_stands() -> None:
    """DI-R-38: with 0 moves; and at the end of its moves no farther."""
    t = steering({"L5": "red"}, PREY).play("L5", "L5")
    assert t.options == ["S1"]
    assert t.told("steered") == []
    assert steering({"F4": "red"}, PREY).options == ["F4"]  # six points to L4
    assert "none" in steering({"E4": "red"}, PREY).options


def test_DI_R_38_the_place_must_be_free() -> None:
    """DI-R-38: of ships and dragons; on a lone hunter no attack begins."""
    ships = {"N1": "F2", "N2": "E2", "S1": "E1 mage"}
    assert steering({"H3": "red"}, ships).play("H3").options == ["F1"]
    assert "none" in steering({"H3": "red"}, {**ships, "N3": "F1"}).options
    t = steering({"H3": "red", "F1": "green"}, ships)
    assert t.options == ["F1"]
    assert steering({"H3": "red", "K5": "green"}, {"N1": "J2", "S1": "d36"}).play("H3", "K5").asked == (
        0,
        "turn",
    )


def test_DI_R_38_a_dragon_in_a_cave_has_to_leave_it() -> None:
    """DI-R-38: on the mouth it would stand on the ship; it attacks from beside."""
    t = steering({"CV1": "red"}, {"N1": "J2", "S1": "E5 mage"}).play("CV1")
    assert {*t.options} == {"D4", "E4", "F4", "D5", "D6"}
    assert t.play("D4", "S1").places() == {"D4": "red"}


def test_DI_R_38_ships_on_the_circle_cannot_be_chosen() -> None:
    """DI-R-38: gates included."""
    for point in ("d74", "d64"):
        assert "none" in steering({"N10": "red"}, {"N1": "J2", "S1": f"{point} mage"}).options
    t = steering({"O9": "red"}, {"N1": "d74 mage", "S1": "J18"}).play("O9", "N10")
    assert t.asked == (0, "turn")


def test_DI_R_38_free_hunters_too() -> None:
    """DI-R-38: the duty is for ships of all other players."""
    ships = {"N1": "J2", "E1": "R10", "S1": "M4 mage"}
    assert steering({"J5": "red"}, ships, seats=3, free_hunters=1).options == ["J5"]


# Two steerings (DI-R-39)


def test_DI_R_39_first_both_new_dragons_come_out() -> None:
    """DI-R-39."""
    t = rolling("1 1").play("CV1", "green")
    assert t.asked == (0, "cave")
    assert t.play("CV2", "red").asked == (0, "steer")


def test_DI_R_39_two_different_dragons() -> None:
    """DI-R-39: not the same one twice; with one dragon outside only one is steered."""
    t = rolling("1 1", dragons=FULL).play("CV1", "E4")
    assert t.asked == (0, "steer")
    assert "E4" not in t.options
    assert "CV2" in t.options
    t = steering({"J5": "red"}, double=True).play("J5", "K5")
    assert t.asked == (0, "turn")


def test_DI_R_39_the_duty_is_checked_for_each() -> None:
    """DI-R-39: the first has no choice, nor the second while the ship is afloat."""
    t = rolling("1 1", {**PREY, "S2": "J18"}, {"J5": "red", "K3": "?red"}, double_one_spawns=1)
    t.play("CV7", "green")
    assert t.options == ["J5", "K3"]
    t.play("J5", "L5", "S1", "mage")
    assert t.options == ["K3"]
    t = rolling(
        "1 1", {"N1": "J2", "S1": "M4", "S2": "J18"}, {"J5": "red", "K3": "?red"}, double_one_spawns=1
    )
    t.play("CV7", "green", "J5", "L5", "S1")
    assert "none" in t.options


def test_DI_R_39_a_pair_uses_up_both() -> None:
    """DI-R-39: steered as such."""
    t = rolling("1 1", dragons={"J5": "red green"}).play("CV1", "green", "CV2", "green", "J5 both", "K5")
    assert t.asked == (0, "turn")
    t = rolling("1 1", dragons={"J5": "red green"}).play("CV1", "green", "CV2", "green", "J5 upper", "K5")
    assert (t.asked, t.options) == ((0, "steer"), ["CV1", "CV2", "J5", "none"])


# A 1 and an 8 (DI-DICE-7)


def test_DI_DICE_7_beside_a_1_an_8_still_allows_a_bonus() -> None:
    """DI-DICE-7: within the base moves, which no load lessens; it is no wind (DI-DICE-6)."""
    ships = {"N1": "J5 iron iron", "S1": "J18"}
    for dice, offered in (((1, 8), True), ((8, 1), True), ((1, 7), False)):
        t = table(ships, dice=dice).play("sail N1", "I5", "H5")
        assert ("bonus" in t.options) is offered
    t = table(ships, dice=(1, 8)).play("sail N1", "I5", "H5", "bonus")
    assert Counter(t.cargo("N1")) == {"iron": 3}
