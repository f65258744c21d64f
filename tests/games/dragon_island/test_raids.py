"""Chapter 10: fights for what lies in a home harbour (DI-HARBOUR-13, DI-R-73, DI-R-74)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.table import Table, table


def raided(cargo: str, stored: str, **more: Any) -> Table:
    """A ship of the second seat in a berth of the first."""
    ships = {"N1": more.pop("owner", "C3"), "S1": f"J2 {cargo}", **more.pop("ships", {})}
    return table(ships, depots={"H_N": stored}, mover=1, **more).play("raid S1")


def depot(t: Table, seat: int) -> list[str]:
    return [row[0] for row in GAME.view(t.g, seat)["tables"]["depots"]["H_N"]]


def test_DI_HARBOUR_13_the_troops_fight_whoever_wants_the_goods() -> None:
    """DI-HARBOUR-13, DI-R-74: sum against sum; the raider attacks, though he is in a port."""
    t = raided("mage", "warriors@0 iron@0")
    assert t.told("compared")[0]["sums"] == [8, 5]
    t.play("mage")
    assert (t.cargo("S1"), t.depot("H_N")) == (["mage"], ["iron"])
    assert t.asked == (1, "turn")
    t.play("take iron S1")
    assert t.cargo("S1") == ["iron", "mage"]


def test_DI_R_74_Ballistas_are_rolled() -> None:
    """DI-R-74, DI-PVP-4: those of the ship and those of the harbour."""
    t = raided("ballista", "ballista@0 iron@0").play("6", "2")
    assert t.told("compared")[0]["sums"] == [6, 2]


def test_DI_R_74_who_wins_keeps_what_the_difference_pays() -> None:
    """DI-R-74, DI-R-57: by the rules of fights between ships."""
    t = raided("mage warriors", "warriors@0 iron@0")
    assert (t.told("compared")[0]["sums"], t.asked) == ([13, 5], (1, "survivors"))
    assert t.options == ["mage", "mage warriors", "warriors"]
    t = raided("mage warriors", "mage@0 iron@0")
    assert t.options == ["mage", "warriors"]  # 13 to 8: with 5 no second one can be paid
    assert t.play("warriors").cargo("S1") == ["warriors"]


def test_DI_R_74_a_raider_who_loses() -> None:
    """DI-R-74, DI-R-60: his troops are lost; the owner takes goods into the depot and decides about the
    ship."""
    t = raided("ballista iron dragon_stone", "mage@0").play("3", "mage")
    assert t.asked == (0, "loot")
    t.play("iron", "stop")
    assert t.asked == (0, "fate")
    t.play("afloat")
    assert (t.cargo("S1"), t.depot("H_N")) == (["dragon_stone"], ["iron", "mage"])
    assert t.asked == (1, "turn")
    assert t.g.ships["S1"].point == "J2"


def test_DI_R_74_the_owner_may_sink_the_ship() -> None:
    """DI-R-74, DI-R-60, DI-BATTLE-14: its goods float in the berth."""
    t = raided("ballista iron", "mage@0", ships={"S2": "J16"}).play("3", "mage", "stop", "sink")
    assert ("S1" in t.g.ships, t.g.flotsam) == (False, {"J2": ("iron",)})


def test_DI_R_74_a_tie_changes_nothing() -> None:
    """DI-R-74, DI-PVP-8: the goods stay out of reach."""
    t = raided("warriors iron", "warriors@0 iron@0")
    assert (t.asked, t.cargo("S1"), t.depot("H_N")) == (
        (1, "turn"),
        ["iron", "warriors"],
        ["iron", "warriors"],
    )
    assert t.offered("take") == []


def test_DI_R_74_one_raid_a_turn_and_ship() -> None:
    """DI-R-74, DI-R-49: it is the ship's fight of this turn; another ship may try."""
    t = raided("warriors iron", "warriors@0 iron@0", dragons={"J3": "green"}, ships={"S2": "K2 mage"})
    assert t.offered("raid") == ["raid S2"]
    assert t.offered("attack S1") == []
    assert t.offered("attack S2") == ["attack S2 J3"]


def test_DI_R_74_ships_in_the_berths_take_no_part() -> None:
    """DI-R-74: neither the owner's nor others of the raider."""
    t = raided("mage", "warriors@0 iron@0", owner="I2 mage mage", ships={"S2": "K2 mage"})
    assert t.told("compared")[0]["sums"] == [8, 5]


@pytest.mark.parametrize(
    ("cargo", "stored"), [("iron", "warriors@0 iron@0"), ("mage", "iron@0"), ("mage", "")]
)
def test_DI_R_74_when_there_is_no_raid(cargo: str, stored: str) -> None:
    """DI-R-74, DI-R-49: without troops aboard, or without troops in the harbour."""
    depots = {"H_N": stored} if stored else {}
    t = table({"N1": "C3", "S1": f"J2 {cargo}"}, depots=depots, mover=1)
    assert t.offered("raid") == []
    assert bool(t.offered("take")) == (stored == "iron@0")


def test_DI_R_74_troops_cannot_be_taken_only_beaten() -> None:
    """DI-R-74: a harbour with troops alone can be raided too; they are lost, not won."""
    t = raided("mage", "warriors@0")
    before = t.g.bank["warriors"]
    t.play("mage")
    assert (t.depot("H_N"), t.g.bank["warriors"], t.offered("take")) == ([], before + 1, [])


def test_DI_R_73_troops_that_fight_are_known() -> None:
    """DI-R-73: to everybody; the goods beside them stay hidden from who was not there."""
    ships = {"N1": "C3", "S1": "J2 ballista", "E1": "R10"}
    t = table(ships, depots={"H_N": "iron@0 warriors@0"}, seats=3, mover=2)
    assert depot(t, 1) == ["?", "?"]
    t.play("raid S1", "5")
    assert depot(t, 1) == ["warriors", "?"]
    assert t.told("showed_guards")[0]["troops"] == ["warriors"]


def test_DI_R_74_in_the_action_phase() -> None:
    """DI-R-74, DI-TURN-3: not between two moves."""
    t = table({"N1": "C3", "S1": "J3 mage"}, depots={"H_N": "warriors@0"}, mover=1)
    assert t.offered("raid") == []
    t.sail("S1", "J2")
    assert t.offered("raid") == []
    assert t.play("next").offered("raid") == ["raid S1"]
