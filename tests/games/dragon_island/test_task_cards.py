"""Section 4.9: what each task card asks for, and what is not enough (DI-TASK-2, DI-R-77)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.pieces import Held
from tests.games.dragon_island.table import Table, table

REWARDS = {  # coins and Medals
    "T01": (3, 0), "T02": (5, 0), "T03": (2, 1), "T04": (8, 1), "T05": (3, 1), "T06": (5, 1), "T07": (8, 2),
    "T08": (4, 1), "T09": (4, 1), "T10": (5, 1), "T11": (4, 0), "T12": (3, 1), "T13": (4, 0), "T14": (4, 0),
    "T15": (4, 2), "T16": (12, 2),
}  # fmt: skip


def holding(card: str, *rows: Any, issuer: str = "M_NW", seat: int = 0, **more: Any) -> Table:
    return table(*rows, tasks={seat: f"{card}@{issuer}"}, **more)


def is_done(t: Table, card: str, seat: int = 0) -> bool:
    """Completed, with the reward that stands on the card."""
    done = [event["task"] for event in t.told("completed")] == [card]
    coins = [event["coins"] for event in t.told("earned") if event["reason"] == "task"]
    assert coins == ([REWARDS[card][0]] if done else [])
    medals = [event["medals"] for event in t.told("won_medals") if event["seat"] == seat]
    assert not (done and REWARDS[card][1]) or REWARDS[card][1] in medals
    return done


def turns_later(t: Table) -> Table:
    return t.play("end", "2", "3", "end", "2", "3")


# Trade


def test_T01_two_Stones_in_one_turn_and_harbour() -> None:
    """DI-TASK-2: T01, the Stone merchant."""
    t = holding("T01", {"N1": "C3 dragon_stone dragon_stone"}).play("sell dragon_stone N1")
    assert not is_done(t, "T01")
    assert is_done(t.play("sell dragon_stone N1"), "T01")


def test_T01_neither_in_two_turns_nor_in_two_harbours_nor_Iron() -> None:
    """DI-TASK-2: T01."""
    t = holding("T01", {"N1": "C3 dragon_stone dragon_stone"}).play("sell dragon_stone N1")
    assert not is_done(turns_later(t).play("sell dragon_stone N1"), "T01")
    t = holding("T01", {"N1": "C3 dragon_stone", "N2": "Q3 dragon_stone"})
    assert not is_done(t.play("sell dragon_stone N1", "sell dragon_stone N2"), "T01")
    t = holding("T01", {"N1": "C3 dragon_stone iron iron"})
    assert not is_done(t.play("sell iron N1", "sell iron N1", "sell dragon_stone N1"), "T01")


@pytest.mark.parametrize(("issuer", "enough"), [("M_NW", False), ("M_NE", True), ("M_SE", True)])
def test_T02_two_Iron_not_where_the_card_was_drawn(issuer: str, enough: bool) -> None:
    """DI-TASK-2: T02, the Iron broker."""
    t = holding("T02", {"N1": "C3 iron iron"}, issuer=issuer).play("sell iron N1")
    assert not is_done(t, "T02")
    assert is_done(t.play("sell iron N1"), "T02") == enough


def test_T03_two_exchanges_in_one_turn() -> None:
    """DI-TASK-2: T03, the feeder of dragons; by two ships too, not in two turns."""
    t = holding("T03", {"N1": "d36 iron", "N2": "d56 iron"}).play("exchange N1", "CV1", "green")
    assert not is_done(t, "T03")
    assert is_done(t.play("exchange N2", "CV2", "green"), "T03")
    t = holding("T03", {"N1": "d36 iron iron"}).play("exchange N1", "CV1", "green")
    assert not is_done(turns_later(t).play("exchange N1", "CV2", "green"), "T03")


def test_T03_can_win_before_the_dragon_comes_out() -> None:
    """DI-TASK-2, DI-R-86: what follows of the deed that completed the card is left out."""
    t = holding("T03", {"N1": "d36 iron iron"}, coins=(98, 5))
    t.play("exchange N1", "CV1", "green", "exchange N1")
    assert (t.g.ended, t.g.winner, t.kinds()[-1], t.g.asks) == ("coins", 0, "ended", {})


def test_T12_to_summon_a_Mage() -> None:
    """DI-TASK-2: T12, the ritual."""
    t = holding("T12", {"N1": "C3 dragon_stone dragon_stone"}).play("summon N1 N1 N1")
    assert is_done(t, "T12")


def test_T13_to_launch_a_ship_at_full_price() -> None:
    """DI-TASK-2: T13, the shipwright; a ship that is given for the last one lost is none."""
    assert is_done(holding("T13", {"N1": "J5"}, coins=(10, 5)).play("launch J2"), "T13")
    t = holding("T13", {"N1": "J5 warriors"}, {"J4": "red"}).play("attack N1 J4", "warriors")
    assert "relieved" in t.kinds()
    assert not is_done(t, "T13")


@pytest.mark.parametrize(("issuer", "offered"), [("M_SE", True), ("M_NE", False), ("M_NW", False)])
def test_T16_two_troops_in_the_opposite_harbour(issuer: str, offered: bool) -> None:
    """DI-TASK-2: T16, the expeditionary corps; unpaid, to the bank, and only where they are wanted."""
    t = holding("T16", {"N1": "C3 warriors ballista"}, issuer=issuer)
    assert bool(t.offered("hand_over")) == offered
    if offered:
        t.play("hand_over warriors N1")
        assert (t.g.coins[0], t.g.bank["warriors"], is_done(t, "T16")) == (5, 10, False)
        assert is_done(t.play("hand_over ballista N1"), "T16")


def test_T16_in_one_turn() -> None:
    """DI-TASK-2: T16; goods are not wanted, and nobody without the card hands anything over."""
    t = holding("T16", {"N1": "C3 warriors ballista iron"}, issuer="M_SE").play("hand_over warriors N1")
    assert not is_done(turns_later(t).play("hand_over ballista N1"), "T16")
    assert t.offered("hand_over") == []
    assert table({"N1": "C3 warriors"}).offered("hand_over") == []


# Voyages


def test_T04_all_four_mainlands_at_the_end_of_own_turns() -> None:
    """DI-TASK-2: T04, the grand tour; with three ships at once, the issuing harbour from the start."""
    t = table({"N1": "C3", "N2": "Q3", "N3": "Q17"}).play("task M_NW", "T04")
    assert t.g.tasks[0] == (Held("T04", "M_NW", ("M_NW",)),)
    t.play("end")
    assert set(t.g.tasks[0][0].marks) == {"M_NW", "M_NE", "M_SE"}
    t = table({"N1": "C3", "N2": "Q3", "N3": "C16"}, coins=(5, 5))
    t.play("task M_NW", "T04").play("end", "2", "3", "end", "2", "3").sail("N3", "C17").sail("N2", "Q4")
    t.play("end")
    assert set(t.g.tasks[0][0].marks) == {"M_NW", "M_NE", "M_SW"}
    assert not is_done(t, "T04")


def test_T04_completed_in_the_fourth() -> None:
    """DI-TASK-2: T04; when the turn ends, not when the ship arrives, and not in the turns of others."""
    marks = ("M_NW", "M_NE", "M_SE")
    held = [(Held("T04", "M_NW", marks),), ()]
    t = holding("T04", {"N1": "C16"}, tables={"tasks": held}).sail("N1", "C17")
    assert not is_done(t, "T04")
    assert is_done(t.play("end"), "T04")
    t = holding("T04", {"N1": "C17"}, tables={"tasks": held}, mover=1).play("end")
    assert not is_done(t, "T04")


def test_T04_the_same_harbour_counts_once() -> None:
    """DI-TASK-2: T04; four turns in one harbour are no tour."""
    t = holding("T04", {"N1": "C3"})
    for _ in range(4):
        turns_later(t)
    assert not is_done(t, "T04")


@pytest.mark.parametrize("point", ["d12", "d22", "d62", "d72", "d42"])
def test_T15_to_end_a_move_on_a_reef_or_the_white_point(point: str) -> None:
    """DI-TASK-2: T15, the reef pilot; to lie there is not enough."""
    start = {"d12": "d13", "d22": "d32", "d62": "d52", "d72": "d73", "d42": "d32"}[point]
    assert is_done(holding("T15", {"N1": start}).sail("N1", point), "T15")
    assert not is_done(turns_later(holding("T15", {"N1": point})), "T15")


def test_T15_not_on_the_way() -> None:
    """DI-TASK-2: T15; who passes the white point, or a reef under the protectorate, has not ended there."""
    assert not is_done(holding("T15", {"N1": "d32"}).sail("N1", "d42", "d52"), "T15")
    assert not is_done(holding("T15", {"N1": "d13"}, dice=(1, 5)).sail("N1", "d12", "d13"), "T15")


@pytest.mark.parametrize(("start", "point"), [("I5", "H5"), ("M4", "M5"), ("F3", "F2"), ("F4", "G4")])
def test_T11_any_bonus(start: str, point: str) -> None:
    """DI-TASK-2: T11, the treasure seeker; Iron, a Stone, coins, magic wind."""
    t = holding("T11", {"N1": start}, dice=(8, 3)).play("sail N1", point, "bonus")
    if t.asked[1] == "route":
        t.play("stop")
    assert is_done(t, "T11")
    assert not is_done(holding("T11", {"N1": start}, dice=(8, 3)).sail("N1", point), "T11")


# Dragons


@pytest.mark.parametrize(("card", "wanted"), [("T05", "green"), ("T06", "red"), ("T07", "gold")])
@pytest.mark.parametrize("killed", ["green", "red", "gold"])
def test_T05_T06_T07_to_kill_a_dragon_of_a_kind(card: str, wanted: str, killed: str) -> None:
    """DI-TASK-2: T05, T06 and T07; young blood, the red trophy, the golden one."""
    t = holding(card, {"N1": "J5 mage warriors"}, {"J4": killed}).play("attack N1 J4", "warriors")
    if t.asked[1] == "fighter":
        t.play("mage")
    assert "slain" in t.kinds()
    assert is_done(t, card) == (killed == wanted)


def test_T08_in_its_cave_T09_not_in_a_cave() -> None:
    """DI-TASK-2: T08, the cave raid; T09, clear the lanes."""
    for card, in_cave in (("T08", True), ("T09", False)):
        t = holding(card, {"N1": "E5 mage"}, {"CV1": "green"}).play("attack N1 CV1", "mage")
        assert is_done(t, card) == in_cave
        t = holding(card, {"N1": "J5 mage"}, {"J4": "green"}).play("attack N1 J4", "mage")
        assert is_done(t, card) != in_cave


def test_T09_in_defence_too() -> None:
    """DI-TASK-2, DI-R-77: T09; in another player's turn, when he has steered a dragon against the ship."""
    assert is_done(holding("T09", {"N1": "J5 mage"}, {"J4": "green"}).play("end", "mage"), "T09")
    t = holding("T09", {"N1": "J5 mage", "S1": "J18"}, {"CV1": "green"}).play("end", "1", "4", "CV2", "red")
    t.play("CV1", "I5", "N1", "mage")
    assert t.g.mover == 1
    assert is_done(t, "T09")


def test_T05_another_players_kill_is_not_enough() -> None:
    """DI-TASK-2: who kills it holds the card."""
    t = holding("T05", {"N1": "J5 mage"}, {"J4": "green"}, seat=1).play("attack N1 J4", "mage")
    assert not is_done(t, "T05")


# Fights and finds


def test_T10_to_beat_another_players_ship() -> None:
    """DI-TASK-2: T10, the privateer; as the attacker or as the one attacked, whoever's turn it is."""
    ships = {"N1": "J5 mage", "S1": "J6 warriors"}
    assert is_done(holding("T10", ships).play("attack N1 S1"), "T10")
    assert not is_done(holding("T10", ships, seat=1).play("attack N1 S1"), "T10")
    ships = {"N1": "J5 warriors", "S1": "J6 mage"}
    assert is_done(holding("T10", ships, seat=1).play("attack N1 S1"), "T10", seat=1)


def test_T10_as_interceptor() -> None:
    """DI-TASK-2: T10."""
    t = holding("T10", {"N1": "J4 warriors", "S1": "J6 mage"}, seat=1)
    assert is_done(t.play("sail N1", "J5", "stop", "S1"), "T10", seat=1)


def test_T10_neither_a_tie_nor_a_harbour() -> None:
    """DI-TASK-2: T10."""
    t = holding("T10", {"N1": "J5 warriors", "S1": "J6 warriors"}).play("attack N1 S1")
    assert not is_done(t, "T10")
    t = holding("T10", {"N1": "J18 mage", "S1": "C3"}, depots={"H_S": "warriors@1"}).play("raid N1", "mage")
    assert not is_done(t, "T10")


def test_T14_goods_that_were_afloat() -> None:
    """DI-TASK-2: T14, the salvager."""
    assert is_done(holding("T14", {"N1": "J5"}, flotsam={"J5": "iron"}).play("load iron N1 J5"), "T14")


def test_T14_goods_of_a_beaten_ship() -> None:
    """DI-TASK-2: T14."""
    t = holding("T14", {"N1": "J5 mage", "S1": "J6 iron"}).play("attack N1 S1", "mage")
    assert not is_done(t, "T14")
    assert is_done(t.play("iron"), "T14")


@pytest.mark.parametrize(
    ("point", "depots", "kind", "enough"),
    [
        ("C3", {"M_NW": "iron@1"}, "iron", True),
        ("C3", {"M_NW": "iron@0"}, "iron", False),
        ("C3", {"M_NW": "warriors@1"}, "warriors", False),
        ("J18", {"H_S": "iron@1"}, "iron", True),
        ("J2", {"H_N": "iron@1"}, "iron", True),
        ("J2", {"H_N": "iron@0"}, "iron", False),
    ],
)
def test_T14_goods_that_another_left(point: str, depots: dict[str, str], kind: str, enough: bool) -> None:
    """DI-TASK-2: T14; not one's own, and no troops."""
    t = holding("T14", {"N1": point, "S1": "J16"}, depots=depots).play(f"take {kind} N1")
    assert is_done(t, "T14") == enough


def test_two_cards_completed_at_once() -> None:
    """DI-R-77: option task_limit; each is paid for itself."""
    t = table({"N1": "J5 mage"}, {"J4": "green"}, tasks={0: "T05@M_NW T09@M_NE"}, task_limit=2)
    t.play("attack N1 J4", "mage")
    assert [event["task"] for event in t.told("completed")] == ["T05", "T09"]
    assert (t.g.coins[0], t.g.medals[0]) == (5 + 3 + 4, 1 + 1 + 1)


def test_two_cards_and_the_first_of_them_wins() -> None:
    """DI-R-77, DI-R-86: nothing is paid any more once somebody has 100 coins."""
    t = table({"N1": "J5 mage"}, {"J4": "green"}, tasks={0: "T05@M_NW T09@M_NE"}, task_limit=2, coins=(97, 5))
    t.play("attack N1 J4", "mage")
    assert (t.g.ended, t.g.coins[0], len(t.told("ended"))) == ("coins", 100, 1)
