"""Chapter 22: taking, replacing and completing task cards (DI-TASK, DI-R-76 to DI-R-78). What each card asks
for is in test_task_cards.py."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.pieces import Held
from drakomor.kernel import CHANCE
from tests.games.dragon_island.table import Table, table

CARDS = [f"T{number:02}" for number in range(1, 17)]


def docked(coins: int = 50, **more: Any) -> Table:
    return table({"N1": "C3 iron dragon_stone mage"}, coins=(coins, 5), **more)


def hand(t: Table, seat: int = 0) -> list[str]:
    return [held.card for held in t.g.tasks[seat]]


def shown(t: Table, seat: int | None, owner: int = 0) -> list[str]:
    """The cards of one seat as another sees them."""
    return [row[0] for row in GAME.view(t.g, seat)["tables"]["tasks"][owner]]


def replaced(t: Table, *cards: str) -> Table:
    """One after the other, and what is drawn instead."""
    for card in cards:
        t.play(f"replace {hand(t)[-1]} M_NW", card)
    return t


def round_over(t: Table) -> Table:
    """The turn of the mover and those of the others are over, dice are rolled."""
    return t.play("end", "2", "3", "end", "2", "3")


# Taking one


def test_DI_TASK_1_in_a_mainland_harbour() -> None:
    """DI-TASK-1, DI-R-77: the top card of a shuffled pile, as an action of a player with a ship there."""
    t = docked().play("task M_NW")
    assert (t.asked, t.options, t.ask.odds) == ((CHANCE, "task"), CARDS, ())
    t.play("T08")
    assert t.g.tasks[0] == (Held("T08", "M_NW"),)
    assert t.asked == (0, "turn")


def test_DI_TASK_1_who_arrives_takes_it_in_the_action_phase() -> None:
    """DI-TASK-1: not while ships sail; at sea, at home and on the island there are none."""
    t = table({"N1": "D3"})
    assert t.offered("task") == []
    assert t.sail("N1", "D2").offered("task") == []
    assert t.play("next").offered("task") == ["task M_NW"]


@pytest.mark.parametrize(("deck", "cards"), [(16, CARDS), (13, CARDS[:13])])
def test_DI_R_76_sixteen_cards_or_thirteen(deck: int, cards: list[str]) -> None:
    """DI-R-76: option task_deck; without the three that are not core."""
    assert docked(task_deck=deck).play("task M_NW").options == cards


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_DI_R_77_so_many_open_tasks(limit: int) -> None:
    """DI-R-77: option task_limit; each player that many."""
    t = docked(task_limit=limit)
    for card in CARDS[4 : 4 + limit]:
        t.play("task M_NW", card)
    assert hand(t) == CARDS[4 : 4 + limit]
    assert t.offered("task") == []
    t = table({"S1": "C3"}, tasks={0: "T05@M_NE"}, mover=1)
    assert t.offered("task") == ["task M_NW"]


def test_DI_R_77_a_card_that_is_held_is_not_in_the_pile() -> None:
    """DI-R-77: whoever holds it."""
    t = docked(tasks={1: "T05@M_NE"}).play("task M_NW")
    assert t.options == [card for card in CARDS if card != "T05"]
    assert t.play("T06").g.task_bag == tuple(card for card in CARDS if card not in ("T05", "T06"))


@pytest.mark.parametrize(("option", "other"), [(True, "?"), (False, "T08")])
def test_DI_R_77_seen_by_its_owner_only(option: bool, other: str) -> None:
    """DI-R-77: option task_secret; others see that one is held."""
    t = docked(task_secret=option).play("task M_NW")
    assert t.ask.to == ((0,) if option else None)
    t.play("T08")
    assert (shown(t, 0), shown(t, 1), shown(t, None)) == (["T08"], [other], [other])
    (drawn,) = [event for event in t.g.log or () if event.kind == "drew_task"]
    assert (drawn.public.get("task") or "?") == other


def test_DI_R_77_until_it_is_completed() -> None:
    """DI-R-77, DI-TASK-2: it is shown, paid at once without being asked for, and goes under the pile."""
    t = docked(tasks={0: "T12@M_NE"}, depots={"M_NW": "dragon_stone"}).play("summon N1 M_NW N1")
    assert t.told("completed") == [{"kind": "completed", "seat": 0, "task": "T12"}]
    assert (t.g.coins[0], t.g.medals[0], hand(t)) == (50 + 3, 1, [])
    assert GAME.view(t.g, 1)["tables"]["task_bottom"] == [[-1, "T12"]]
    assert t.offered("task") == ["task M_NW"]


def test_DI_R_77_what_happened_before_does_not_count() -> None:
    """DI-R-77: it is checked from the moment it is held; half of it done before is nothing."""
    t = table({"N1": "C3 dragon_stone dragon_stone dragon_stone"}).play("sell dragon_stone N1")
    t.play("task M_NW", "T01", "sell dragon_stone N1")
    assert t.told("completed") == []
    t.play("sell dragon_stone N1")
    assert t.told("completed")[0]["task"] == "T01"


def test_DI_R_77_another_can_be_drawn_in_the_same_turn() -> None:
    """DI-R-77: one that is completed leaves the hand."""
    t = docked().play("task M_NW", "T13", "launch J2", "task M_NW", "T05")
    assert hand(t) == ["T05"]


# What they bring


def test_DI_TASK_2_coins_and_Medals() -> None:
    """DI-TASK-2, DI-MEDAL-1: both, as far as the card names them."""
    t = table({"N1": "J5 mage"}, {"J4": "gold"}, tasks={0: "T07@M_NW"}).play("attack N1 J4", "mage")
    assert t.told("completed") == []
    ship = {"N1": "J5 mage warriors"}
    t = table(ship, {"J4": "gold"}, tasks={0: "T07@M_NW"}).play("attack N1 J4", "warriors", "mage")
    assert (t.g.coins[0], t.g.medals[0]) == (5 + 8, 3 + 2)
    assert t.told("earned")[0]["reason"] == "task"


def test_DI_TASK_3_task_and_reward_stand_on_the_card() -> None:
    """DI-TASK-3: each has a title, a text, and something that it brings."""
    tasks = GAME.parts().tasks
    assert list(tasks) == CARDS
    for task in tasks.values():
        assert task.title
        assert task.text.endswith(".")
        assert task.coins + task.medals > 0


# Replacing


def test_DI_TASK_4_for_one_coin_in_the_same_turn() -> None:
    """DI-TASK-4: another is drawn; the old one goes under the pile (DI-R-78)."""
    t = docked(20).play("task M_NW", "T05")
    assert t.offered("replace") == ["replace T05 M_NW"]
    t.play("replace T05 M_NW")
    assert "T05" not in t.options
    t.play("T06")
    assert (hand(t), t.g.coins[0]) == (["T06"], 19)
    assert [one.card for one in t.g.task_bottom] == ["T05"]


def test_DI_TASK_5_DI_TV_16_each_costs_one_coin_more() -> None:
    """DI-TASK-5, DI-TV-16: five replacements cost 1, 2, 3, 4 and 5 coins, 15 in all."""
    t = replaced(docked(20).play("task M_NW", "T05"), "T06", "T07", "T08", "T09", "T10")
    assert [event["coins"] for event in t.told("paid")] == [1, 2, 3, 4, 5]
    assert (t.g.coins[0], hand(t)) == (20 - 15, ["T10"])


def test_DI_TASK_5_who_has_not_enough_cannot() -> None:
    """DI-TASK-5: with 2 coins the first can be paid, the second, for 2, no more."""
    t = docked(2).play("task M_NW", "T05")
    assert replaced(t, "T06").offered("replace") == []
    assert docked(0, tasks={0: "T05@M_NW"}).offered("replace") == []


def test_DI_TASK_5_the_counter_is_of_the_turn_not_of_the_card() -> None:
    """DI-TASK-5, DI-R-77: with several tasks, or after one was completed, it goes on."""
    t = replaced(docked(task_limit=2).play("task M_NW", "T05", "task M_NW", "T06"), "T07")
    t.play("replace T05 M_NW", "T08")
    assert [event["coins"] for event in t.told("paid")] == [1, 2]


def test_DI_TASK_6_the_counter_starts_anew() -> None:
    """DI-TASK-6: in the player's next turn; the other has a counter of his own."""
    t = replaced(docked(20).play("task M_NW", "T05"), "T06", "T07")
    round_over(t)
    replaced(t, "T08")
    assert [event["coins"] for event in t.told("paid")] == [1, 2, 1]


def test_DI_R_78_an_older_task_is_replaced_likewise() -> None:
    """DI-R-78: in a mainland harbour only, in any; the first time for 1 coin."""
    assert table({"N1": "J5"}, tasks={0: "T05@M_SE"}).offered("replace") == []
    t = docked(tasks={0: "T05@M_SE"})
    assert t.offered("replace") == ["replace T05 M_NW"]
    replaced(t, "T06", "T07")
    assert [event["coins"] for event in t.told("paid")] == [1, 2]
    assert t.g.tasks[0] == (Held("T07", "M_NW"),)  # which has issued the new one


def test_DI_R_78_a_run_through_the_whole_pile() -> None:
    """DI-R-78: cards under it come up again when all others were drawn, in the order in which they were put
    there."""
    t = docked(tasks={1: " ".join(f"{card}@M_NE" for card in CARDS[4:])}, task_limit=1).play(
        "task M_NW", "T01"
    )
    replaced(t, "T02", "T03", "T04")
    t.play("replace T04 M_NW")
    assert (t.asked, hand(t)) == ((0, "turn"), ["T01"])
    t.play("replace T01 M_NW", "replace T02 M_NW")
    assert (hand(t), [one.card for one in t.g.task_bottom]) == (["T03"], ["T04", "T01", "T02"])


def test_DI_R_78_who_knows_what_lies_under_the_pile() -> None:
    """DI-R-78, DI-R-77: who put a secret card there; the others see that one lies there."""
    t = replaced(docked(20).play("task M_NW", "T05"), "T06")
    assert GAME.view(t.g, 0)["tables"]["task_bottom"] == [[0, "T05"]]
    assert GAME.view(t.g, 1)["tables"]["task_bottom"] == [[0, "?"]]


def test_DI_TASK_1_an_empty_pile() -> None:
    """DI-TASK-1: who finds none cannot take one, nor replace."""
    t = docked(tasks={1: " ".join(f"{card}@M_NE" for card in CARDS)})
    assert t.offered("task") == []
    t = docked(tasks={0: "T01@M_NE", 1: " ".join(f"{card}@M_NE" for card in CARDS[1:])})
    assert t.offered("replace") == []
