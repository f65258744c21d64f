"""What the rules leave open about fights with dragons (DI-R-48 to DI-R-53), with both values of every
option."""

from typing import Any

import pytest

from tests.games.dragon_island.fights import all_around, is_fighting, lost, strengths
from tests.games.dragon_island.table import Table, table

# From a port (DI-R-48)


def in_port(cargo: str, dragon: str, **options: Any) -> Table:
    return table({"N1": f"J2 {cargo}", "N2": "D3"}, {"J3": dragon}, **options)


def test_DI_R_48_a_ship_in_a_port_may_attack() -> None:
    """DI-R-48: option attack_from_port; it runs as any other fight."""
    assert in_port("warriors", "green").offered("attack") == ["attack N1 J3"]
    t = in_port("warriors", "green").play("attack N1 J3", "warriors")
    assert (t.g.dragons, t.g.medals[0]) == ([], 1)
    assert in_port("warriors", "green", attack_from_port=False).offered("attack") == []
    t = table({"N1": "J5 warriors"}, {"J4": "green"}, attack_from_port=False)
    assert t.offered("attack") == ["attack N1 J4"]


def test_DI_R_48_it_can_be_sunk_there() -> None:
    """DI-R-48: its goods float on the port."""
    t = in_port("ballista iron", "red").play("attack N1 J3", "ballista", "6")
    assert (t.g.fleet_of(0), t.g.flotsam) == (["N2"], {"J2": ("iron",)})


def test_DI_R_48_the_dragon_does_not_attack_back() -> None:
    """DI-R-48, DI-DRAGON-12: after a tie the ship in its port is safe."""
    t = in_port("ballista", "red").play("attack N1 J3", "ballista", "7")
    t = all_around(t).play("end")
    assert (t.told("hunted"), t.g.mover, t.g.turn) == ([], 1, 3)


# How often (DI-R-49)


def test_DI_R_49_one_fight_a_turn_for_each_ship() -> None:
    """DI-R-49: option attacks_per_ship; with a dragon or with a ship, and each ship for itself."""
    dragons = {"J4": "green", "K6": "green", "I6": "?red"}
    ships = {"N1": "J5 warriors mage", "N2": "K5 mage", "S1": "I5 iron"}
    t = table(ships, dragons)
    assert len(t.offered("attack N1")) == 4
    t.play("attack N1 J4", "mage")
    assert t.offered("attack") == ["attack N2 K6"]
    t = table(ships, dragons, attacks_per_ship="unlimited").play("attack N1 J4", "mage")
    assert [one for one in t.offered("attack") if "N1" in one] == [
        "attack N1 I6",
        "attack N1 K6",
        "attack N1 S1",
    ]
    assert t.play("attack N1 K6", "warriors").offered("attack") == ["attack N1 I6", "attack N1 S1"]


def test_DI_R_49_a_fight_with_a_ship_counts_too() -> None:
    """DI-R-49."""
    t = table({"N1": "J5 warriors", "S1": "I5 warriors"}, {"J4": "green"}).play("attack N1 S1")
    assert t.told("compared")[0]["sums"] == [5, 5]
    assert t.offered("attack") == []


def test_DI_R_49_it_needs_a_troop_token() -> None:
    """DI-R-49."""
    assert table({"N1": "J5 iron dragon_stone"}, {"J4": "green"}).offered("attack") == []
    assert table({"N1": "J5"}, {"J4": "green"}).offered("attack") == []


def test_DI_R_49_being_pursued_does_not_use_it_up() -> None:
    """DI-R-49: nor being attacked by a steered dragon or intercepted."""
    t = table({"N1": "J3 mage"}, {"L5": "green", "H4": "green"})
    t.play("sail N1", "K3", "K4", "J4", "I4", "stop", "mage", "next")
    assert (len(t.told("slain")), t.offered("attack")) == (1, ["attack N1 H4"])
    t = table({"N1": "J3 warriors", "S1": "L4 warriors"}, {"J5": "green"})
    t.play("sail N1", "K3", "K4", "stop", "S1", "next")
    assert (t.told("intercepted")[0]["ship"], t.offered("attack N1")) == (
        "S1",
        ["attack N1 J5", "attack N1 S1"],
    )


# In what order, and until when (DI-R-50, DI-R-51)


def test_DI_R_50_token_by_token_after_each_result() -> None:
    """DI-R-50: after a bad roll the next is chosen anew."""
    for roll, best, fallen in (("1", "mage", ["ballista"]), ("3", "warriors", ["ballista"])):
        t = table({"N1": "J5 ballista mage warriors"}, {"K6": "red"}).play("attack N1 K6", "ballista", roll)
        assert (t.asked, t.options) == ((0, "fighter"), ["mage", "warriors"])
        assert t.ask.about["strength"] == 7 - int(roll)
        assert lost(t.play(best)) == fallen


def test_DI_R_50_the_dragon_is_turned_over_first() -> None:
    """DI-R-50: of a pair the lower one at its turn, before its fight's first choice."""
    t = table({"N1": "J5 mage warriors"}, {"K6": "?green ?red"}).play("attack N1 K6")
    assert [event["dragon"] for event in t.told("turned_over")] == ["green"]
    t.play("mage")
    assert [event["dragon"] for event in t.told("turned_over")] == ["green", "red"]
    assert is_fighting(t)


@pytest.mark.parametrize("dragon", ["green", "red", "gold"])
def test_DI_R_51_a_fight_is_not_broken_off(dragon: str) -> None:
    """DI-R-51: nothing is offered but troops, until the dragon is dead or each has fought once."""
    t = table({"N1": "J5 warriors ballista mage"}, {"K6": dragon}).play("attack N1 K6")
    while t.asked[1] in ("fighter", "ballista"):
        if t.asked[1] == "fighter":
            assert set(t.options) <= {"warriors", "ballista", "mage"}
        t.play(t.options[0])
    assert t.g.dragons == []


def test_DI_R_51_who_survived_fights_again_only_against_another() -> None:
    """DI-R-51: at exactly 0 it has had its turn; against a second dragon it is fresh."""
    t = table({"N1": "J5 ballista"}, {"K6": "red"}).play("attack N1 K6", "ballista", "7")
    assert t.asked == (0, "turn")
    t = table({"N1": "J5 ballista"}, {"K6": "red green"}).play("attack N1 K6", "ballista", "7")
    assert (t.asked, t.ask.about["dragon"], t.options) == ((0, "fighter"), "green", ["ballista"])
    assert strengths(t.play("ballista", "4")) == [0, -1]


# How long it is weak (DI-R-52)

TWO = {"N1": "J5 ballista", "N2": "J4 ballista", "N3": "J2"}


def weakened(roll: str, **options: Any) -> Table:
    """A gold dragon between two ships, which attack it one after the other."""
    t = table(TWO, {"K5": "gold"}, **options).play("attack N1 K5", "ballista", roll)
    return t.play("attack N2 K5")


def test_DI_R_52_a_second_ship_finds_it_as_weak() -> None:
    """DI-R-52: option dragon_damage_persists."""
    t = weakened("8")
    assert t.ask.about["strength"] == 3
    assert strengths(t.play("ballista", "4")) == [3, -1]
    t = weakened("8", dragon_damage_persists=False)
    assert t.ask.about["strength"] == 11
    assert strengths(t.play("ballista", "4")) == [3, 7]


@pytest.mark.parametrize("persists", [True, False])
def test_DI_R_52_a_dragon_at_0_dies_from_any_hit(persists: bool) -> None:
    """DI-R-52: where the damage does not persist it is a fresh fight."""
    t = table(TWO, {"K5": "red"}, dragon_damage_persists=persists)
    t.play("attack N1 K5", "ballista", "7", "attack N2 K5", "ballista", "1")
    assert strengths(t) == ([0, -1] if persists else [0, 6])
    assert (t.g.dragons == []) is persists


def test_DI_R_52_until_the_end_of_the_turn() -> None:
    """DI-R-52: a hunter that attacks at the end of it is still weak, in the next it is not."""
    t = table(TWO, {"K5": "gold"}).play("attack N1 K5", "ballista", "8", "end")
    assert is_fighting(t, "N2")
    assert t.ask.about["strength"] == 3
    t.play("ballista", "1")
    assert [dragon.left for dragon in t.g.dragons] == [-1]


# Ships and goods that are lost (DI-R-53)


def test_DI_R_53_a_ship_without_troops_is_sunk_at_once() -> None:
    """DI-R-53: by whatever dragon pursues it; it is turned over all the same."""
    t = table({"N1": "J3 iron", "N2": "J2"}, {"L5": "?green"}).play("sail N1", "K3", "K4", "J4", "stop")
    assert (t.g.fleet_of(0), t.g.flotsam) == (["N2"], {"J4": ("iron",)})
    assert [event["dragon"] for event in t.told("turned_over")] == ["green"]


def afloat(reach: str) -> Table:
    """Goods float on J6, and beside them lie two ships."""
    flotsam = {"J6": "iron iron dragon_stone"}
    return table({"N1": "J5 warriors iron", "N2": "K5"}, flotsam=flotsam, flotsam_reach=reach)


def test_DI_R_53_loading_is_an_action_on_the_point() -> None:
    """DI-R-53: option flotsam_reach, same_point."""
    t = afloat("same_point")
    assert t.offered("load") == []
    t.sail("N1", "J6").play("next")
    assert t.offered("load") == ["load dragon_stone N1 J6", "load iron N1 J6"]
    t.play("load iron N1 J6")
    assert (t.cargo("N1"), t.g.flotsam) == (["iron", "iron", "warriors"], {"J6": ("dragon_stone", "iron")})
    assert t.offered("load") == []  # as many as fit


def test_DI_R_53_or_along_a_line() -> None:
    """DI-R-53: option flotsam_reach, line_neighbour; not from a point that no line joins to it."""
    t = afloat("line_neighbour")
    assert t.offered("load") == ["load dragon_stone N1 J6", "load iron N1 J6"]
    t.play("load dragon_stone N1 J6")
    assert t.cargo("N1") == ["dragon_stone", "iron", "warriors"]
    t = table({"N1": "L5"}, flotsam={"L4": "iron"}, flotsam_reach="line_neighbour")  # rocks between them
    assert t.offered("load") == []


def test_DI_R_53_flotsam_is_not_in_the_bank() -> None:
    """DI-R-53, DI-R-23: what the sea holds cannot be bought."""
    iron = {"J6": " ".join(["iron"] * 12)}
    assert table({"N1": "D2"}, flotsam=iron, coins=(20, 5)).offered("buy iron") == []
    assert table({"N1": "D2"}, coins=(20, 5)).offered("buy iron")
