"""Chapter 20: a new ship for who has lost the last one (DI-LOST, DI-R-64, DI-KIDS-5, DI-R-90)."""

from typing import Any

import pytest

from tests.games.dragon_island.table import Table, table


def lost(theirs: str = "", **more: Any) -> Table:
    """The first player has sunk the other's only ship."""
    t = table({"N1": "J5 mage", "S1": f"K5 {theirs}"}, **more)
    return t.play("attack N1 S1", "mage", "sink")


def berths(t: Table, seat: int = 1) -> list[str]:
    return [t.g.ships[name].point for name in t.g.fleet_of(seat)]


def cargoes(t: Table, seat: int = 1) -> list[list[str]]:
    return [t.cargo(name) for name in t.g.fleet_of(seat)]


def test_DI_LOST_1_a_new_ship_free_of_charge() -> None:
    """DI-LOST-1, DI-R-64: at once, in the own home harbour."""
    t = lost(coins=(5, 7))
    assert (berths(t), t.g.coins[1], t.told("paid")) == (["K18"], 7, [])
    assert t.told("relieved") == [{"kind": "relieved", "seat": 1, "ship": "S1"}]
    assert t.asked == (0, "turn")


def test_DI_LOST_1_the_last_ship_only() -> None:
    """DI-LOST-1: who has another ship gets nothing, neither ship nor coins nor Ballista."""
    t = table({"N1": "J5 mage", "S1": "K5", "S2": "J18"}, coins=(5, 0))
    t.play("attack N1 S1", "mage", "sink")
    assert (t.g.fleet_of(1), t.g.coins[1], cargoes(t)) == (["S2"], 0, [[]])
    assert t.told("relieved") == []


@pytest.mark.parametrize(("coins", "after"), [(0, 5), (3, 5), (4, 5), (5, 5), (6, 6), (30, 30)])
def test_DI_LOST_2_the_difference_to_five_coins(coins: int, after: int) -> None:
    """DI-LOST-2."""
    t = lost(coins=(5, coins))
    assert t.g.coins[1] == after
    assert [event["coins"] for event in t.told("earned")] == [5 - coins][: coins < 5]


def test_DI_LOST_3_a_Ballista_for_who_has_no_troops() -> None:
    """DI-LOST-3, DI-R-64: troops in the home depot count; goods there do not, nor troops on a mainland."""
    assert cargoes(lost()) == [["ballista"]]
    assert cargoes(lost(depots={"H_S": "iron@1"})) == [["ballista"]]
    assert cargoes(lost(depots={"M_SE": "mage@1"})) == [["ballista"]]
    for kind in ("ballista", "warriors", "mage"):
        assert cargoes(lost(depots={"H_S": f"{kind}@1"})) == [[]]


def test_DI_TV_24_relief_after_the_last_ship() -> None:
    """DI-TV-24: DI-LOST-1, DI-LOST-2, DI-LOST-3."""
    t = lost(coins=(5, 3))
    assert (t.g.coins[1], cargoes(t)) == (5, [["ballista"]])
    t = lost(coins=(5, 9), depots={"H_S": "warriors@1 ballista@1"})
    assert (t.g.coins[1], cargoes(t)) == (9, [[]])


def test_DI_R_64_what_the_lost_ship_carried_is_no_troop() -> None:
    """DI-R-64: its troops are in the bank before it is asked who has any."""
    assert cargoes(lost("warriors")) == [["ballista"]]


@pytest.mark.parametrize("houses", [2, 3])
def test_DI_R_64_as_soon_as_the_event_is_settled(houses: int) -> None:
    """DI-R-64: whatever it was that sank the ship; a dragon in the owner's own turn."""
    t = table({"N1": "D5 ballista"}, {"E4": "gold"}, seats=houses).play("attack N1 E4", "ballista", "2")
    assert t.kinds().index("sank") < t.kinds().index("relieved")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "I2")
    assert t.cargo("N1") == ["ballista"]


def test_DI_R_64_lost_in_a_gate() -> None:
    """DI-R-64, DI-CIRCLE-7: two players lose their last ship at once; in the order of turns."""
    ships = {"N1": "D5 mage", "E1": "d14", "S1": "d74"}
    t = table(ships, {"E4": "green"}, seats=3, coins=(5, 1, 2)).play("attack N1 E4", "mage")
    assert [event["seat"] for event in t.told("relieved")] == [1, 2]
    assert t.g.coins == [5, 5, 5]
    assert (berths(t, 1), berths(t, 2)) == (["R9"], ["K18"])


def test_DI_R_64_it_cannot_move_in_the_same_turn() -> None:
    """DI-R-64: it can in the next one; it may act at once."""
    t = table({"N1": "D5 ballista"}, {"E4": "gold"}).play("attack N1 E4", "ballista", "2")
    assert t.play("store ballista N1", "next").offered("sail") == []
    t.play("end", "4", "6", "end", "4", "6")
    assert t.offered("sail") == ["sail N1"]


def test_DI_R_64_a_free_berth() -> None:
    """DI-R-64: the first that is free; nobody is pushed out while there is one."""
    t = table({"N1": "J5 mage", "N2": "K18", "N3": "J18", "S1": "K5"}).play("attack N1 S1", "mage", "sink")
    assert (berths(t), t.told("pushed")) == (["I18"], [])


def full_harbour(**more: Any) -> Table:
    """Foreign ships in all berths of the player who loses his last ship."""
    ships = {"N1": "J5 mage", "E1": "K18", "E2": "J18", "E3": "I18", "S1": "K5"}
    return table(ships, seats=3, **more).play("attack N1 S1", "mage", "sink")


def test_DI_R_64_all_berths_taken() -> None:
    """DI-R-64, DI-R-31: their owner pushes one of the ships out."""
    t = full_harbour()
    assert (t.asked, t.options) == ((2, "relief_push"), ["E1", "E2", "E3"])
    t.play("E2")
    assert (t.g.ships["E2"].point, berths(t, 2), t.asked) == ("J16", ["J18"], (0, "turn"))


@pytest.mark.parametrize("may_push", [True, False])
def test_DI_R_64_no_berth_can_be_cleared(may_push: bool) -> None:
    """DI-R-64, DI-R-31: with dragons on all the push lines, or where home harbours know no pushing, the ship
    comes as soon as somebody leaves a berth."""
    wall = {"K17": "green", "J17": "green", "I17": "green"} if may_push else {}
    t = full_harbour(dragons=wall, push_home_ports=may_push)
    assert (t.asked, t.g.fleet_of(2)) == ((0, "turn"), [])
    t.play("end", "4", "6")
    assert t.g.fleet_of(2) == []
    t.play("sail E1", "L18", "stop")
    assert (berths(t, 2), t.asked) == (["K18"], (1, "turn"))


def test_DI_R_64_no_limit() -> None:
    """DI-R-64: again and again."""
    t = table({"N1": "J17 mage", "S1": "K17"}).play("attack N1 S1", "mage", "sink")
    for _ in range(3):
        t.play("end", "4", "6", "sail S1", "K17", "stop", "pass", "end")
        t.play("4", "6", "attack N1 S1", "1", "mage", "sink")
    assert len(t.told("relieved")) == 4
    assert (berths(t), cargoes(t)) == (["K18"], [["ballista"]])


# A Free Hunter's


def kid_lost(**more: Any) -> Table:
    ships = {"N1": "J5 mage", "E1": "R10", "S1": "K5"}
    return table(ships, seats=3, free_hunters=1, **more).play("attack N1 S1", "mage", "sink")


def test_DI_KIDS_5_a_Free_Hunter_launches_one_with_a_Ballista() -> None:
    """DI-KIDS-5, DI-R-90: free of charge, and no coins with it."""
    for coins in (0, 3, 12):
        t = kid_lost(coins=(5, 5, coins))
        assert (berths(t, 2), cargoes(t, 2), t.g.coins[2]) == (["K18"], [["ballista"]], coins)
        assert t.told("earned") == t.told("paid") == []


def test_DI_R_90_whatever_troops_he_has_left() -> None:
    """DI-R-90: a House would get none."""
    assert cargoes(kid_lost(depots={"H_S": "mage@2 warriors@2"}), 2) == [["ballista"]]


def test_DI_R_90_place_and_time_as_for_a_House() -> None:
    """DI-R-90, DI-R-64: all berths taken, he pushes; in his own turn the ship does not move."""
    ships = {"N1": "J5 mage", "E1": "K18", "E2": "J18", "E3": "I18", "S1": "K5"}
    t = table(ships, seats=3, free_hunters=1).play("attack N1 S1", "mage", "sink")
    assert t.asked == (2, "relief_push")
    ships = {"S1": "D5 ballista"}
    t = table(ships, {"E4": "gold"}, seats=3, mover=2, free_hunters=1).play("attack S1 E4", "ballista", "2")
    assert (t.asked, t.play("next").offered("sail")) == ((2, "turn"), [])


@pytest.mark.parametrize("kids", [0, 1])
def test_DI_R_90_no_Ballista_in_the_bank(kids: int) -> None:
    """DI-R-90: the new ship comes empty, a House's too."""
    ships = {"N1": "J5 mage", "E1": "R10", "S1": "K5"}
    depots = {"H_N": "ballista " * 12}
    t = table(ships, seats=3, depots=depots, free_hunters=kids).play("attack N1 S1", "mage", "sink")
    assert t.g.bank["ballista"] == 0
    assert cargoes(t, 2) == [[]]
