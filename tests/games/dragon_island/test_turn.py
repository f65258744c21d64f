"""Chapters 4 and 5: the turn with its two phases, and the dice that begin it (DI-TURN, DI-DICE, DI-R-9)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import CHANCE
from tests.games.dragon_island.routes import may_take, under_way
from tests.games.dragon_island.table import Table, table

ACTIONS = {"buy", "sell", "store", "task", "jettison", "transfer", "launch"}


def docked(**more: Any) -> Table:
    """A loaded ship in a mainland harbour, and one beside it."""
    return table({"N1": "C3 iron iron", "N2": "D2 warriors"}, coins=(20, 5), **more)


def dawn(**more: Any) -> Table:
    """The dice are still to be rolled."""
    return table(dice=(), frame=Turn(seat=0, at="offer_first_die"), **more)


def verbs(t: Table) -> set[str]:
    return {option.split()[0] for option in t.options}


# The dice


def test_DI_DICE_1_two_dice_at_the_start() -> None:
    """DI-DICE-1: before anything else, one after the other, each from 1 to 8."""
    t = dawn()
    for _ in range(2):
        assert t.asked == (CHANCE, "die")
        assert t.options == [str(number) for number in range(1, 9)]
        assert t.ask.odds == ()
        t.play("4")
    assert (t.asked, t.g.dice) == ((0, "turn"), (4, 4))
    assert t.told("rolled") == [{"kind": "rolled", "seat": 0, "dice": [4, 4]}]


def test_DI_DICE_1_dice_decide_about_wind_and_bonuses() -> None:
    """DI-DICE-1: an 8 is as much wind as it shows, or it allows a bonus; a 7 is wind only."""
    for first, bonus in (("8", True), ("7", False)):
        t = dawn(ships={"N1": "I5"}).play(first, "3", "sail N1")
        assert t.ask.about["left"] == 6 + int(first)
        assert may_take(t.play("H5")) == bonus


@pytest.mark.parametrize("dice", [(1, 8), (8, 1)])
def test_DI_DICE_7_beside_a_1_an_8_allows_a_bonus(dice: tuple[int, int]) -> None:
    """DI-DICE-7, DI-DICE-6: it is void as wind; other dice are void altogether."""
    t = table({"N1": "I5"}, dice=dice).play("sail N1")
    assert t.ask.about["left"] == 6 + 1
    assert may_take(t.play("H5"))
    assert t.play("bonus").cargo("N1") == ["iron"]
    for other in (1, 5, 7):
        assert not may_take(table({"N1": "I5"}, dice=(1, other)).play("sail N1", "H5"))


# The two phases


def test_DI_TURN_1_a_movement_phase_and_an_action_phase() -> None:
    """DI-TURN-1: nothing else belongs to a turn; when both are over it is the next one's."""
    t = docked().play("sail N1", "D3", "stop", "next", "jettison iron N1", "end")
    assert (t.g.mover, t.asked) == (1, (CHANCE, "die"))
    assert "sailed" in t.kinds()
    assert "handed_in" in t.kinds()


def test_DI_TURN_2_their_order_is_free() -> None:
    """DI-TURN-2: both are open at the start; either may come first."""
    t = docked()
    assert "sail" in verbs(t)
    assert verbs(t) >= ACTIONS
    t.play("sell iron N1", "next", "sail N1", "D3", "stop", "end")
    assert t.told("earned")[0]["coins"] == 3
    t = docked().play("sail N1", "D3", "stop", "next", "buy iron N2", "end")
    assert t.cargo("N2") == ["iron", "warriors"]


def test_DI_TURN_2_free_in_every_turn() -> None:
    """DI-TURN-2: who moved first in one turn may act first in the next."""
    t = docked().play("sail N1", "D3", "stop", "end", "2", "3", "end", "2", "3")
    assert t.g.mover == 0
    assert verbs(t) >= {"sail", "buy", "jettison"}


def test_DI_TURN_3_movement_with_all_ships_before_actions() -> None:
    """DI-TURN-3: once a ship has sailed no other acts before the phase is closed, and then none sails."""
    t = docked().play("sail N1", "D3", "stop")
    assert verbs(t) == {"sail", "next", "end"}
    assert t.offered("sail") == ["sail N2"]
    t.play("next")
    assert verbs(t) & {"sail", "next"} == set()
    assert "buy" in verbs(t)


def test_DI_TURN_3_actions_with_all_ships_before_movement() -> None:
    """DI-TURN-3: once anything was done nothing sails before the phase is closed; then nothing is done any
    more, though a ship has come to another harbour."""
    t = docked().play("sell iron N1")
    assert "sail" not in verbs(t)
    t.play("next")
    assert verbs(t) == {"sail", "end"}
    t.play("sail N1", "D3", "C3", "stop")
    assert verbs(t) == {"sail", "end"}


def test_DI_R_9_the_first_move_or_action_says_which_phase_runs() -> None:
    """DI-R-9: before it there is no phase that could be closed."""
    assert "next" not in verbs(docked())
    assert docked().play("jettison iron N1").g.stack[-1].phase == "act"
    assert docked().play("sail N1", "D3", "stop").g.stack[-1].phase == "move"


def test_DI_R_9_each_ship_moves_once() -> None:
    """DI-R-9: in one unbroken route; what is left of it cannot be sailed later."""
    t = docked().play("sail N1", "D3", "stop")
    assert "sail N1" not in t.options
    t.play("sail N2", "E2", "stop")
    assert t.offered("sail") == []
    assert t.play("next", "end").g.mover == 1


def test_DI_R_9_any_number_of_actions_in_any_order() -> None:
    """DI-R-9: selling, buying, selling again, with one ship and with the other."""
    t = docked().play("sell iron N1", "buy iron N2", "sell iron N1", "buy iron N1", "sell iron N2")
    assert t.g.coins[0] == 20 + 3 * 3 - 2 * 3
    assert t.cargo("N1") == ["iron"]


def test_DI_R_9_both_phases_may_be_empty() -> None:
    """DI-R-9, DI-TURN-4: a turn can be ended at once, after one phase, or after an empty second one."""
    assert docked().play("end").g.mover == 1
    assert docked().play("jettison iron N1", "end").g.mover == 1
    assert docked().play("jettison iron N1", "next", "end").g.mover == 1


def test_DI_TURN_5_what_is_done_in_the_action_phase() -> None:
    """DI-TURN-5: in a harbour, on the island, beside dragons and ships; each once, in one phase."""
    ships = {"N1": "C3 iron +dragon_stone", "N2": "d36 iron +mage", "N3": "J5 warriors", "S1": "J6 iron"}
    t = table(ships, {"I4": "green"}, depots={"M_NW": "warriors"}, coins=(20, 5))
    assert verbs(t) >= {
        "exchange", "buy", "sell", "attack", "store", "take", "disband", "task", "assault", "jettison",
    }  # fmt: skip
    t.play("sell iron N1", "exchange N2", "CV1", "green", "store dragon_stone N1", "take warriors N1")
    t.play("attack N3 I4", "warriors")
    assert t.g.stack[-1].phase == "act"
    assert t.kinds().count("earned") == 1
    assert {"came_out", "stored", "fetched", "slain"} <= set(t.kinds())


def test_DI_TURN_6_dragons_are_steered_first() -> None:
    """DI-TURN-6: after the dice, and after the new dragon was put into a cave; then the own ships are
    played."""
    t = dawn(ships={"N1": "C3 iron"}).play("1", "4")
    assert t.asked == (0, "cave")
    t.play("CV1", "green")
    assert t.asked == (0, "steer")
    t.play("none")
    assert t.asked == (0, "turn")
    assert t.offered("sail") == ["sail N1"]
    t.play("sail N1", "D3", "stop", "next", "end")
    assert t.kinds().count("came_out") == 1


def test_DI_TURN_6_two_steerings_before_the_ships() -> None:
    """DI-TURN-6, DI-PROT-3: with a double 1 both."""
    t = dawn(ships={"N1": "C3"}).play("1", "1", "CV1", "green", "CV2", "red")
    assert t.asked == (0, "steer")
    t.play("CV1", "F7")
    assert t.asked == (0, "steer")
    t.play("CV2", "J3")
    assert t.asked == (0, "turn")
    assert t.places() == {"F7": "green", "J3": "red"}


def test_DI_TURN_4_each_ship_is_moved_or_left() -> None:
    """DI-TURN-4: in any order of ships; one that was left stays where it is."""
    t = table({"N1": "J5", "N2": "F3", "N3": "L3"})
    assert t.offered("sail") == ["sail N1", "sail N2", "sail N3"]
    t.sail("N3", "L2").sail("N1", "J6")
    t.play("end")
    assert [t.g.ships[name].point for name in ("N1", "N2", "N3")] == ["J6", "F3", "L2"]


def test_DI_R_9_a_route_is_not_begun_in_the_second_half() -> None:
    """DI-R-9, DI-TURN-3: a ship launched after the movement phase stays in its berth for this turn."""
    t = under_way(table({"N1": "J5"}, coins=(20, 5)), "N1", 1, "J6").play("stop", "next", "launch I2")
    assert t.offered("sail") == []
