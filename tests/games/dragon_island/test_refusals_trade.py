"""Which clause forbids a deal in a harbour, or with tokens at sea."""

import pytest

from tests.games.dragon_island.refused import refused, told
from tests.games.dragon_island.table import Table, table

MAGES, STONES = "mage " * 6, "dragon_stone " * 8  # all that are in play


def at(line: str, **more) -> Table:
    """One ship of the mover's, or several lines `N2: C3 iron`."""
    ships = {name: cargo for name, _, cargo in (one.partition(": ") for one in f"N1: {line}".split("; "))}
    return table(ships, **more)


MARKET = [
    ("J5", {}, "buy iron N1", "DI-TRADE-2"),
    ("J2", {}, "buy iron H_N", "DI-TRADE-2"),
    ("J5 iron", {}, "sell iron N1", "DI-TRADE-4"),
    ("J2 iron", {}, "sell iron N1", "DI-TRADE-4"),
    ("J5 warriors", {}, "disband warriors N1", "DI-HARBOUR-1"),
    ("J5 warriors", {}, "hand_over warriors N1", "DI-HARBOUR-1"),
    ("J5 dragon_stone dragon_stone", {}, "summon N1 N1 N1", "DI-HARBOUR-1"),
    ("D2", {}, "buy iron M_NE", "DI-HARBOUR-9"),
    ("D2", {"depots": {"M_NE": "iron"}}, "sell iron M_NE", "DI-HARBOUR-9"),
    ("D2", {}, "buy iron S1", "DI-TURN-5"),
    ("D2", {}, "buy dragon_stone N1", "DI-R-22"),
    ("D2", {}, "buy mage N1", "DI-UNIT-6"),
    ("D2", {"depots": {"H_N": "ballista " * 12}}, "buy ballista N1", "DI-R-23"),
    ("D2", {}, "buy warriors N1", "DI-HARBOUR-2"),
    ("D2", {"coins": (2, 5)}, "buy iron N1", "DI-HARBOUR-2"),
    ("D2 iron iron iron", {}, "buy iron N1", "DI-TRADE-3"),
    ("D2", {"depots": {"M_NW": "iron iron"}}, "buy iron M_NW", "DI-HARBOUR-7"),
    ("D2 warriors", {}, "sell warriors N1", "DI-HARBOUR-3"),
    ("D2 iron", {}, "sell dragon_stone N1", "DI-R-25"),
    ("D2 iron", {}, "sell iron M_NW", "DI-R-25"),
    ("D2 iron", {"iron_sell_price": "no_resale"}, "sell iron N1", "DI-R-21"),
    ("D2 iron", {}, "disband iron N1", "DI-HARBOUR-5"),
    ("D2 warriors", {}, "disband mage N1", "DI-R-25"),
    ("D2 mage", {"mage_disband": "not_allowed"}, "disband mage N1", "DI-R-24"),
    ("D2 mage", {"depots": {"H_N": STONES}}, "disband mage N1", "DI-R-23"),
    ("D2 warriors", {}, "hand_over warriors N1", "DI-TASK-3"),
    ("D2 warriors", {"tasks": {0: "T16@M_NW"}}, "hand_over warriors N1", "DI-TASK-3"),
    ("D2 iron", {"tasks": {0: "T16@M_SE"}}, "hand_over iron N1", "DI-TASK-3"),
    ("D2 warriors", {"tasks": {0: "T16@M_SE"}}, "hand_over mage N1", "DI-R-25"),
    ("D2 dragon_stone", {}, "summon N1 N1 N1", "DI-HARBOUR-4"),
    ("D2 dragon_stone; N2: J5 dragon_stone", {}, "summon N1 N1 N2", "DI-HARBOUR-4"),
    ("D2 dragon_stone dragon_stone; N2: C3", {}, "summon N1 N1 N2", "DI-R-25"),
    ("D2 dragon_stone; N2: C3 dragon_stone", {}, "summon N1 N1 N1", "DI-R-25"),
    ("D2 dragon_stone dragon_stone", {"depots": {"H_N": MAGES}}, "summon N1 N1 N1", "DI-R-23"),
    ("D2 dragon_stone dragon_stone; N2: C3 iron iron iron", {}, "summon N2 N1 N1", "DI-TRADE-3"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "more", "answer", "clause"), MARKET)
def test_DI_TRADE_2_deals_that_the_market_refuses(line, more, answer, clause):
    """DI-TRADE-2 to DI-TRADE-4, DI-HARBOUR-1 to DI-HARBOUR-9, DI-R-21 to DI-R-25."""
    assert refused(at(line, **more), answer) == clause


def kid(line: str, **more) -> Table:
    """A Free Hunter at the harbour of House Amber, whose turn it is."""
    return table({"S1": line}, seats=3, mover=2, free_hunters=1, **more)


STORAGE = [
    ("J5 iron", {}, "store iron N1", "DI-R-73"),
    ("J5 iron", {}, "store mage N1", "DI-R-25"),
    ("d36 iron", {}, "store iron N1", "DI-HARBOUR-10"),
    ("R10 iron", {}, "store iron N1", "DI-HARBOUR-10"),
    ("I18 warriors", {}, "store warriors N1", "DI-HARBOUR-13"),
    ("D2 iron", {"depots": {"M_NW": "mage iron"}}, "store iron N1", "DI-HARBOUR-7"),
    ("J5", {}, "take iron N1", "DI-R-73"),
    ("D2", {}, "take iron N1", "DI-R-25"),
    ("D2", {}, "take iron S1", "DI-TURN-5"),
    ("I18", {"depots": {"H_S": "warriors@1 iron@1"}}, "take iron N1", "DI-R-74"),
    ("D2 iron iron iron", {"depots": {"M_NW": "mage"}}, "take mage N1", "DI-TRADE-3"),
]


@pytest.mark.parametrize(("line", "more", "answer", "clause"), STORAGE)
def test_DI_HARBOUR_7_tokens_that_cannot_be_left_or_taken(line, more, answer, clause):
    """DI-HARBOUR-7 to DI-HARBOUR-13, DI-R-73, DI-R-74."""
    assert refused(at(line, **more), answer) == clause


def test_DI_KIDS_20_no_fourth_token_in_the_harbour_of_a_Free_Hunter():
    t = kid("J18 iron", depots={"H_S": "iron@2 iron@2 iron@2"})
    assert refused(t, "store iron S1") == "DI-KIDS-20"


LAUNCH = [
    ("J5", {}, "launch D2", "DI-LAUNCH-3"),
    ("J5", {}, "launch I18", "DI-LAUNCH-3"),
    ("J5", {}, "launch I2", "DI-LAUNCH-1"),
    ("J2", {"coins": (50, 5)}, "launch J2", "DI-MOVE-6"),
    ("J5; N2: J4; N3: K4", {"coins": (50, 5)}, "launch J2", "DI-R-7"),
    ("J5 iron", {}, "exchange N1", "DI-TRADE-6"),
    ("d36 warriors", {}, "exchange N1", "DI-R-25"),
    ("d36 iron", {}, "exchange S1", "DI-TURN-5"),
    ("d36 iron", {"depots": {"H_N": STONES}}, "exchange N1", "DI-R-23"),
]


@pytest.mark.parametrize(("line", "more", "answer", "clause"), LAUNCH)
def test_DI_LAUNCH_1_ships_and_exchanges_that_are_not_to_be_had(line, more, answer, clause):
    """DI-LAUNCH-1, DI-LAUNCH-3, DI-R-7, DI-TRADE-6, DI-R-23."""
    assert refused(at(line, **more), answer) == clause


def test_DI_LAUNCH_3_the_berths_are_named():
    assert told(at("J5"), "launch D2").endswith("(I2 J2 K2), not on D2.")


def test_DI_KIDS_14_what_Free_Hunters_may_not():
    """DI-KIDS-7, DI-KIDS-14, DI-R-84."""
    t = table({"S1": "d36 iron", "S2": "D2"}, seats=3, mover=2, free_hunters=1, coins=(5, 5, 50))
    assert refused(t, "exchange S1") == "DI-KIDS-14"
    assert refused(t, "launch J18") == "DI-KIDS-7"
    assert refused(t, "task M_NW") == refused(t, "replace T05 M_NW") == "DI-R-84"


TASKS = [
    ("J5", {}, "task M_NW", "DI-TASK-1"),
    ("J2", {}, "task H_N", "DI-TASK-1"),
    ("D2", {"tasks": {0: "T05@M_NW"}}, "task M_NW", "DI-R-77"),
    ("J5", {"tasks": {0: "T05@M_NW"}}, "replace T05 M_NW", "DI-TASK-1"),
    ("D2", {"tasks": {0: "T05@M_NW"}}, "replace T06 M_NW", "DI-TASK-4"),
    ("D2", {"tasks": {0: "T05@M_NW"}, "coins": (0, 5)}, "replace T05 M_NW", "DI-TASK-5"),
    ("D2", {"tasks": {0: "T05@M_NW"}, "tables": {"replaced": 5}}, "replace T05 M_NW", "DI-TASK-5"),
]


@pytest.mark.parametrize(("line", "more", "answer", "clause"), TASKS)
def test_DI_TASK_1_task_cards_that_are_not_to_be_had(line, more, answer, clause):
    """DI-TASK-1, DI-TASK-4, DI-TASK-5, DI-R-77."""
    assert refused(at(line, **more), answer) == clause


def test_DI_R_76_no_card_is_left():
    t = at("D2", tasks={1: " ".join(f"T{n:02}@M_NW" for n in range(1, 17))}, task_limit=3)
    assert refused(t, "task M_NW") == "DI-R-76"


CARGO = [
    ("J5 iron", {}, "jettison mage N1", "DI-R-25"),
    ("J5 iron", {}, "jettison ballista S1", "DI-TURN-5"),
    ("J5 iron warriors", {}, "deck warriors N1", "DI-TRADE-5"),
    ("J5 iron warriors", {}, "deck nothing N1", "DI-TRADE-5"),
    ("J5 iron warriors", {}, "deck mage N1", "DI-R-25"),
    ("J5 iron warriors", {"tables": {"arranged": ("N1",)}}, "deck iron N1", "DI-R-26"),
    ("J5 iron iron iron", {"deck_rule": "slots"}, "deck nothing N1", "DI-TRADE-3"),
    ("J5", {}, "load iron N1 J5", "DI-BATTLE-14"),
    ("J5", {"flotsam": {"K5": "iron"}}, "load iron N1 K5", "DI-R-53"),
    ("J5", {"flotsam": {"J6": "iron"}, "dragons": {"J6": "green"}}, "load iron N1 J6", "DI-R-44"),
    ("J5 iron iron iron", {"flotsam": {"J5": "iron"}}, "load iron N1 J5", "DI-TRADE-3"),
    ("J5 iron; N2: E2", {}, "transfer iron N1 N2", "DI-R-27"),
    ("J5 iron", {}, "transfer iron N1 S1", "DI-R-27"),
    ("J5 iron", {}, "transfer iron N1 N1", "DI-R-27"),
    ("J5 iron; N2: J4", {"ship_to_ship": "harbour_only"}, "transfer iron N1 N2", "DI-R-27"),
    ("J5 iron; N2: J4", {}, "transfer mage N1 N2", "DI-R-25"),
    ("J5 iron; N2: J4 iron iron mage", {}, "transfer iron N1 N2", "DI-TRADE-3"),
    ("D2 iron; N2: B4 iron iron mage", {}, "transfer iron N1 N2", "DI-TRADE-3"),
]


@pytest.mark.parametrize(("line", "more", "answer", "clause"), CARGO)
def test_DI_TRADE_3_tokens_that_cannot_be_moved(line, more, answer, clause):
    """DI-TRADE-3, DI-TRADE-5, DI-R-26, DI-R-27, DI-R-44, DI-R-53, DI-BATTLE-14."""
    assert refused(at(line, **more), answer) == clause


def test_DI_TRADE_5_what_comes_to_lie_on_deck():
    t = at("J5 iron mage +warriors").play("jettison warriors N1")
    assert t.asked == (0, "deck")
    assert refused(t, "warriors") == "DI-R-25"
    assert refused(t, "nothing") == ""
