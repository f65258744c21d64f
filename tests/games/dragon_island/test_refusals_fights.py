"""Which clause forbids an attack, a raid, an intercept, the assault; and what may be said after a fight."""

import pytest

from tests.games.dragon_island.refused import refused, told
from tests.games.dragon_island.table import Table, table

ATTACKS = [
    ({"N1": "J5 iron", "S1": "J4"}, {}, "attack N1 S1", "DI-R-49"),
    ({"N1": "J5 mage", "S1": "J4"}, {"tables": {"fought": ("N1",)}}, "attack N1 S1", "DI-R-49"),
    ({"N1": "J5 mage", "S1": "J4 mage"}, {}, "attack S1 N1", "DI-TURN-5"),
    ({"N1": "J5 mage", "N2": "J4"}, {}, "attack N1 N2", "DI-R-61"),
    ({"N1": "J5 mage", "S1": "K4"}, {}, "attack N1 S1", "DI-PVP-1"),
    ({"N1": "J3 mage", "S1": "J2"}, {}, "attack N1 S1", "DI-PVP-1"),
    ({"N1": "J2 mage", "S1": "J3"}, {}, "attack N1 S1", "DI-PVP-1"),
    ({"N1": "J5 mage", "S1": "L4"}, {"dice": (1, 5)}, "attack N1 S1", "DI-PVP-2"),
    ({"N1": "J5 mage"}, {}, "attack N1 J4", "DI-BATTLE-1"),
    ({"N1": "J5 mage"}, {"dragons": {"L5": "green"}}, "attack N1 L5", "DI-BATTLE-1"),
    ({"N1": "J5 mage"}, {"dragons": {"CV1": "green"}}, "attack N1 CV1", "DI-BATTLE-1"),
    ({"N1": "J5 iron"}, {"dragons": {"J4": "green"}}, "attack N1 J4", "DI-R-49"),
    ({"N1": "J2 mage"}, {"dragons": {"J3": "green"}, "attack_from_port": False}, "attack N1 J3", "DI-R-48"),
    ({"N1": "J5 mage"}, {}, "raid N1", "DI-HARBOUR-12"),
    ({"N1": "I18 mage"}, {}, "raid N1", "DI-HARBOUR-12"),
    ({"N1": "I2 mage"}, {"depots": {"H_N": "mage"}}, "raid N1", "DI-HARBOUR-12"),
    ({"N1": "I18 iron"}, {"depots": {"H_S": "mage@1"}}, "raid N1", "DI-R-49"),
    ({"N1": "I18 mage"}, {"depots": {"H_S": "mage@1"}}, "raid S1", "DI-TURN-5"),
    ({"N1": "J5 mage"}, {}, "assault front", "DI-ISLAND-2"),
    ({"N1": "d36 iron"}, {}, "assault front", "DI-R-66"),
    ({"N1": "J5 mage"}, {}, "assault rear", "DI-ISLAND-3"),
    ({"N1": "d42 iron"}, {}, "assault rear", "DI-R-67"),
    ({"N1": "d36 mage"}, {"tables": {"assaulted": True}}, "assault front", "DI-R-68"),
]


@pytest.mark.parametrize(("ships", "more", "answer", "clause"), ATTACKS)
def test_DI_PVP_1_fights_that_cannot_be_begun(ships, more, answer, clause):
    """DI-PVP-1, DI-PVP-2, DI-BATTLE-1, DI-R-48, DI-R-49, DI-R-61, DI-HARBOUR-12, DI-ISLAND-2, DI-ISLAND-3,
    DI-R-66 to DI-R-68."""
    assert refused(table(ships, **more), answer) == clause


def test_DI_PVP_1_says_which_ship_lies_in_port():
    t = table({"N1": "J3 mage", "S1": "J2"})
    assert told(t, "attack N1 S1") == "S1 lies in port, and there no ship fights another."
    t = table({"N1": "J5 mage", "S1": "K4"})
    assert told(t, "attack N1 S1") == "N1 and S1 are not joined by a line."


def test_DI_INTERCEPT_1_ships_that_cannot_intercept():
    """DI-INTERCEPT-1, DI-R-62, DI-TURN-5."""
    ships = {"N1": "J5", "S1": "K4 warriors", "S2": "A5 warriors", "S3": "I4 iron iron"}
    t = table(ships).play("sail N1", "J4", "stop")
    assert t.asked == (1, "intercept")
    for name, clause in (("S2", "DI-INTERCEPT-1"), ("S3", "DI-R-62"), ("N1", "DI-TURN-5"), ("S4", "")):
        assert refused(t, name) == clause


def test_DI_BATTLE_4_who_cannot_fight_a_dragon():
    """DI-BATTLE-3, DI-R-51, DI-R-25."""
    t = table({"N1": "J5 iron warriors +ballista"}, {"J4": "green"}).play("attack N1 J4", "ballista", "3")
    assert t.asked == (0, "fighter")
    assert refused(t, "iron") == "DI-BATTLE-3"
    assert refused(t, "mage") == "DI-R-25"
    assert refused(t, "ballista") == "DI-R-51"


def duel(one: str, other: str, *rolls: str, **options) -> Table:
    return table({"N1": f"J5 {one}", "S1": f"J4 {other}"}, **options).play("attack N1 S1", *rolls)


def test_DI_PVP_6_survivors_that_cannot_be_kept():
    """DI-PVP-6, DI-R-57, DI-R-25."""
    t = duel("warriors ballista", "warriors", "1")
    assert t.asked == (0, "survivors")
    assert refused(t, "ballista warriors") == "DI-PVP-6"
    assert told(t, "ballista warriors") == "To keep these troops takes a margin of 5, and yours is 1."
    assert refused(t, "mage") == refused(t, "ballista ballista") == "DI-R-25"
    assert refused(t, "iron") == ""


def test_DI_PVP_5_one_survivor_after_the_other():
    """DI-PVP-5, DI-R-25: in the order of the player (option pvp_payment)."""
    t = duel("warriors ballista", "warriors", "5", pvp_payment="any_order_all_must_fit")
    assert refused(t, "stop") == "DI-PVP-5"
    assert refused(t, "mage") == "DI-R-25"
    t.play("ballista")
    assert refused(t, "ballista") == "DI-R-25"


def test_DI_PVP_9_what_cannot_be_taken():
    """DI-PVP-9, DI-PVP-11, DI-R-59, DI-R-60, DI-R-25."""
    t = duel("mage", "iron warriors").play("mage")
    assert t.asked == (0, "loot")
    for answer, clause in (
        ("sink", "DI-R-60"),
        ("S1", "DI-PVP-11"),
        ("warriors", "DI-R-59"),
        ("dragon_stone", "DI-R-25"),
        ("N1", ""),
    ):
        assert refused(t, answer) == clause


def test_DI_R_60_no_room_for_what_the_beaten_ship_carries():
    """DI-R-60, DI-TRADE-3, DI-R-59, DI-KIDS-20."""
    t = duel("iron iron warriors", "dragon_stone").play("warriors")
    assert t.asked == (0, "fate")
    for answer, clause in (
        ("dragon_stone", "DI-TRADE-3"),
        ("iron", "DI-R-25"),
        ("mage", "DI-R-59"),
        ("stop", ""),
    ):
        assert refused(t, answer) == clause


def test_DI_KIDS_20_no_room_in_the_harbour_of_a_Free_Hunter():
    """DI-KIDS-20, DI-R-74: the goods of a beaten raider."""
    depots = {"H_S": "warriors@2 iron@2 iron@2"}
    t = table({"N1": "I18 iron ballista"}, seats=3, free_hunters=1, depots=depots)
    t.play("raid N1", "1", "warriors")
    assert t.asked == (2, "fate")
    assert refused(t, "iron") == "DI-KIDS-20"
