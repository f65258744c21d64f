"""Chapter 23: what Free Hunters fight for, trade with and keep (DI-KIDS-13 to DI-KIDS-22, DI-R-83 to
DI-R-85)."""

from typing import Any

import pytest

from tests.games.dragon_island.table import Table, table


def kid(ships: dict[str, str], dragons: dict[str, str] | None = None, **more: Any) -> Table:
    """Two Houses and a Free Hunter, who is at turn."""
    return table(ships, dragons, **{"seats": 3, "mover": 2, "free_hunters": 1, **more})


def slain(dragon: str, cargo: str = "mage", **more: Any) -> Table:
    """He has beaten a dragon."""
    return kid({"S1": f"D5 {cargo}", "S2": "J18"}, {"E4": dragon}, **more).play("attack S1 E4", "mage")


# Dragons


def test_DI_KIDS_13_the_circle_turns() -> None:
    """DI-KIDS-13: once for each dragon that he beats."""
    t = slain("green")
    assert (t.g.rotation, len(t.told("circle_turned"))) == (1, 1)
    t = kid({"S1": "D5 mage mage"}, {"E4": "green red"}).play("attack S1 E4", "mage", "mage")
    assert (t.g.rotation, len(t.told("slain"))) == (2, 2)


@pytest.mark.parametrize("dragon", ["green", "red"])
def test_DI_KIDS_16_no_Medals_for_dragons(dragon: str) -> None:
    """DI-KIDS-16, DI-R-84: attacked or attacking; therefore none in an assault."""
    t = slain(dragon)
    assert (t.g.medals, t.told("won_medals")) == ([0, 0, 0], [])
    t = kid({"S1": "D5 mage"}, {"E4": dragon}).play("end", "mage")
    assert (len(t.told("slain")), t.g.medals) == (1, [0, 0, 0])


@pytest.mark.parametrize(("dragon", "loot"), [("green", ["iron"]), ("red", ["iron", "iron"])])
def test_DI_KIDS_17_goods_for_dragons(dragon: str, loot: list[str]) -> None:
    """DI-KIDS-17, DI-R-84: out of the bank onto the ship that killed it; a House gets none."""
    t = slain(dragon)
    assert t.cargo("S1") == [*loot, "mage"]
    assert t.cargo("S2") == []
    assert t.g.bank["iron"] == 12 - len(loot)
    t = table({"N1": "D5 mage"}, {"E4": dragon}).play("attack N1 E4", "mage")
    assert t.cargo("N1") == ["mage"]


def test_DI_KIDS_17_a_Stone_for_a_gold_one() -> None:
    """DI-KIDS-17, DI-KIDS-15: one Dragon Stone."""
    t = kid({"S1": "D5 mage ballista"}, {"E4": "gold"}).play("attack S1 E4", "ballista", "5", "mage")
    assert t.cargo("S1") == ["dragon_stone", "mage"]


def test_DI_R_84_loot_as_far_as_there_is_room_and_tokens() -> None:
    """DI-R-84: the rest is lost."""
    for cargo, loot in (("mage", 2), ("mage warriors", 1), ("mage warriors warriors", 0)):
        t = slain("red", cargo)
        assert t.cargo("S1").count("iron") == loot
        assert (t.g.bank["iron"], t.g.flotsam) == (12 - loot, {})
    t = slain("red", depots={"H_N": "iron " * 11})
    assert (t.cargo("S1"), t.g.bank["iron"]) == (["iron", "mage"], 0)


# Tasks


@pytest.mark.parametrize("tasks", [False, True])
def test_DI_R_84_task_cards(tasks: bool) -> None:
    """DI-R-84: option kids_tasks; none, or such as pay coins and no Medals."""
    t = kid({"S1": "C3"}, kids_tasks=tasks)
    assert t.offered("task") == (["task M_NW"] if tasks else [])
    if tasks:
        t.play("task M_NW", "T05")
        assert t.g.tasks[2][0].card == "T05"
        t = slain("green", kids_tasks=True, medals=(0, 0, 0), tasks={2: "T05@M_NW"})
        assert (t.g.coins[2], t.g.medals[2]) == (5 + 3, 0)


# The island


def test_DI_KIDS_14_no_exchange_on_Dragon_Island() -> None:
    """DI-KIDS-14, DI-R-83: Iron for a Stone, neither way; a House does it beside him."""
    ships = {"S1": "d36 iron", "N1": "d56 iron"}
    assert kid(ships).offered("exchange") == []
    assert kid(ships, mover=0).offered("exchange") == ["exchange N1"]


def test_DI_R_83_they_may_dock_at_the_island() -> None:
    """DI-R-83: a port like any other for them."""
    t = kid({"S1": "d26"}).sail("S1", "d36")
    assert t.g.harbour_of("S1") == "island"


def test_DI_KIDS_15_a_Stone_all_the_same() -> None:
    """DI-KIDS-15: by robbing a House, for a gold dragon, from a bonus."""
    t = kid({"S1": "J5 warriors", "N1": "K5 dragon_stone"}).play("attack S1 N1", "warriors", "dragon_stone")
    assert t.play("afloat").cargo("S1") == ["dragon_stone", "warriors"]
    t = kid({"S1": "D5 mage mage"}, {"E4": "gold"}).play("attack S1 E4", "mage", "mage")
    assert t.cargo("S1") == ["dragon_stone", "mage"]
    t = kid({"S1": "M6"}, dice=(8, 2)).play("sail S1", "M5", "bonus")
    assert t.cargo("S1") == ["dragon_stone"]


# Harbours


def test_DI_KIDS_18_on_the_mainlands() -> None:
    """DI-KIDS-18: he sells Iron and Stones, buys troops, and Iron to sell it on another mainland."""
    t = kid({"S1": "C3 iron dragon_stone"}, coins=(5, 5, 0))
    t.play("sell iron S1", "sell dragon_stone S1")
    assert t.g.coins[2] == 3 + 9
    t.play("buy warriors S1", "buy ballista S1")
    assert (t.cargo("S1"), t.g.coins[2]) == (["ballista", "warriors"], 0)
    t = kid({"S1": "C3"}, coins=(5, 5, 7)).play("buy iron S1")
    assert (t.cargo("S1"), t.g.coins[2]) == (["iron"], 4)
    t = kid({"S1": "C17 iron"}, coins=(5, 5, 4)).play("sell iron S1")
    assert t.g.coins[2] == 8


def test_DI_KIDS_19_with_two_Stones_a_Mage() -> None:
    """DI-KIDS-19: on a mainland, as a House."""
    t = kid({"S1": "C3 dragon_stone dragon_stone"}).play("summon S1 S1 S1")
    assert t.cargo("S1") == ["mage"]
    assert kid({"S1": "C3 dragon_stone"}).offered("summon") == []


def test_DI_KIDS_20_three_tokens_in_the_own_harbour() -> None:
    """DI-KIDS-20, DI-R-85: goods and troops together; a House may leave any number."""
    ships = {"S1": "J18 iron ballista"}
    t = kid(ships, depots={"H_S": "iron@2 warriors@2"})
    assert t.offered("store") == ["store ballista S1", "store iron S1"]
    assert t.play("store ballista S1").offered("store") == []
    assert t.play("take iron S1", "store iron S1").offered("store") == []
    depots = {"H_S": "iron@2 iron@2 warriors@2 mage@2"}
    assert kid(ships, depots=depots, free_hunters=0).offered("store")


def test_DI_R_85_what_others_leave_there_does_not_count() -> None:
    """DI-R-85: goods of visitors; they may leave as many as they like."""
    t = kid({"S1": "J18 iron"}, depots={"H_S": "iron@0 iron@0 iron@1 mage@2 iron@2"})
    assert t.offered("store") == ["store iron S1"]
    assert t.play("store iron S1").depot("H_S").count("iron") == 5
    t = kid({"N1": "I18 iron"}, depots={"H_S": "iron@0 iron@2 iron@2 iron@2"}, mover=0)
    assert t.offered("store") == ["store iron N1"]


def test_DI_R_85_a_home_harbour_like_any_other() -> None:
    """DI-R-85, DI-HARBOUR-13: his troops there fight for his goods; in other harbours he has his two
    places."""
    t = kid({"N1": "I18 mage"}, depots={"H_S": "iron@2 warriors@2"}, mover=0)
    assert (t.offered("raid"), t.offered("take")) == (["raid N1"], [])
    t.play("raid N1", "mage")
    assert t.offered("take") == ["take iron N1"]
    t = kid({"S1": "C3 iron iron iron"}, depots={"M_NW": "iron@0"}).play("store iron S1")
    assert t.offered("store") == []


# Fights and victory


def test_DI_KIDS_21_fights_with_players_follow_the_standard_rules() -> None:
    """DI-KIDS-21: he attacks, intercepts, is attacked; the winner pays for what he keeps."""
    ships = {"S1": "J5 warriors ballista", "N1": "K5 warriors"}
    t = kid(ships).play("attack S1 N1", "4")
    assert (t.asked, t.options) == ((2, "survivors"), ["ballista", "warriors"])
    t = kid({"S1": "L5 mage", "N1": "J3 warriors"}, mover=0).play("sail N1", "J4", "K4", "K5", "stop")
    assert (t.asked, t.options) == ((2, "intercept"), ["S1", "pass"])
    t = kid(ships, mover=0).play("attack N1 S1", "4")
    assert (t.asked, t.ask.about["left"]) == ((2, "survivors"), 4)


def test_DI_KIDS_21_fights_with_dragons_too() -> None:
    """DI-KIDS-21: token by token; beaten at 0 it is a tie, and with the dragon above 0 the ship is sunk."""
    t = kid({"S1": "D5 warriors ballista", "S2": "J18"}, {"E4": "red"}).play("attack S1 E4", "warriors")
    assert t.asked == (2, "fighter")
    t.play("ballista", "2")
    assert (t.cargo("S1"), t.asked) == (["ballista"], (2, "turn"))
    t = kid({"S1": "D5 warriors", "S2": "J18"}, {"E4": "red"}).play("attack S1 E4", "warriors")
    assert t.g.fleet_of(2) == ["S2"]


@pytest.mark.parametrize(("point", "side"), [("d36", "front"), ("d42", "rear")])
def test_DI_KIDS_22_he_wins_by_capturing_the_island(point: str, side: str) -> None:
    """DI-KIDS-22, DI-WIN-1: from either side; without Medals."""
    t = kid(
        {"S1": f"{point} mage mage mage"}, sites="green green green", garrison="warriors warriors ballista"
    )
    t.play(f"assault {side}", *(["3"] if side == "front" else []))
    assert (t.g.ended, t.g.winner) == (side, 2)
    assert t.told("assault_compared")[0]["sums"] == [24, 16 if side == "front" else 9]


def test_DI_KIDS_22_or_with_a_hundred_coins() -> None:
    """DI-KIDS-22, DI-WIN-2."""
    t = kid({"S1": "C3 dragon_stone"}, coins=(5, 5, 91)).play("sell dragon_stone S1")
    assert (t.g.ended, t.g.winner, t.g.coins[2]) == ("coins", 2, 100)
