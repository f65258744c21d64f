"""Chapter 19: fights between players, ship against ship (DI-PVP, DI-R-56 to DI-R-61)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.duels import payments
from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.table import Table, table

PROTECTED = (1, 5)  # dice


def duel(mine: str, theirs: str, *answers: str, **more: Any) -> Table:
    """A ship on J5 attacks another on K5; the dice of the attacker come first."""
    return table({"N1": f"J5 {mine}", "S1": f"K5 {theirs}"}, **more).play("attack N1 S1", *answers)


def attacks(mine: str, theirs: str, **more: Any) -> list[str]:
    return table({"N1": mine, "S1": theirs}, **more).offered("attack")


def sums(t: Table) -> list[int]:
    return list(t.told("compared")[-1]["sums"])


def tokens(t: Table, kind: str) -> int:
    return int(t.g.bank[kind])


# Who can fight whom


def test_DI_PVP_1_on_neighbouring_points_joined_by_a_line() -> None:
    """DI-PVP-1: not across a corner, not over rocks, not two points away."""
    assert attacks("J5 warriors", "K5") == ["attack N1 S1"]
    for point in ("K6", "I4", "L5", "H5"):
        assert attacks("J5 warriors", point) == []
    assert attacks("L4 warriors", "L5") == []  # rocks
    assert attacks("L4 warriors", "L3") == ["attack N1 S1"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("J3", "J2"), ("J2", "J3"), ("D3", "C3"), ("C3", "D3"), ("d26", "d36"), ("d36", "d26"), ("R10", "Q10")],
)
def test_DI_PVP_1_neither_in_any_port(mine: str, theirs: str) -> None:
    """DI-PVP-1: of a home harbour, one's own or not, of a mainland, of the island; two players: R10 is
    nobody's."""
    for dice in ((4, 6), PROTECTED):
        assert attacks(f"{mine} warriors", theirs, dice=dice) == []


def test_DI_PVP_2_under_the_protectorate_any_neighbouring_point() -> None:
    """DI-PVP-2: across corners and over rocks; over the rim of the circle at a gate only."""
    for mine, theirs in (("J5", "K6"), ("J5", "I4"), ("L4", "L5"), ("d74", "N9"), ("N11", "d74")):
        assert attacks(f"{mine} warriors", theirs) == []
        assert attacks(f"{mine} warriors", theirs, dice=PROTECTED) == ["attack N1 S1"]
    assert attacks("J5 warriors", "L5", dice=PROTECTED) == []
    assert attacks("d73 warriors", "N9", dice=PROTECTED) == []


def test_DI_PVP_2_the_protectorate_of_the_attacker_alone() -> None:
    """DI-PVP-2, DI-PROT-7: a Free Hunter has none, nor has who comes after."""
    ships = {"N1": "J5 warriors", "S1": "K6 warriors"}
    t = table(ships, seats=3, mover=2, dice=PROTECTED, free_hunters=1)
    assert t.offered("attack") == []
    t = table(ships, dice=PROTECTED).play("end", "4", "6")
    assert (t.asked, t.offered("attack")) == ((1, "turn"), [])


def test_DI_R_61_the_attacker_needs_a_troop_the_attacked_does_not() -> None:
    """DI-R-61: an unarmed ship has a sum of 0."""
    assert attacks("J5 iron dragon_stone", "K5 warriors") == []
    assert attacks("J5", "K5") == []
    assert attacks("J5 iron ballista", "K5") == ["attack N1 S1"]
    t = duel("ballista", "iron", "1")
    assert sums(t) == [1, 0]
    assert t.asked == (0, "survivors")


def test_DI_R_61_ships_of_different_players_Free_Hunters_too() -> None:
    """DI-R-61: never one's own; a child may be attacked and may attack."""
    ships = {"N1": "J5 warriors", "N2": "J4 warriors", "E1": "K5 warriors", "S1": "J6 warriors"}
    t = table(ships, seats=3, free_hunters=1)
    assert t.offered("attack") == ["attack N1 E1", "attack N1 S1"]
    t = table(ships, seats=3, mover=2, free_hunters=1)
    assert t.offered("attack") == ["attack S1 N1"]


def test_DI_R_61_gates_and_reefs_are_open_water() -> None:
    """DI-R-61: from a gate to the point before it, as the circle lies; in the waters of the circle as
    well."""
    assert attacks("d74 warriors", "N10") == ["attack N1 S1"]
    assert attacks("N10 warriors", "d74") == ["attack N1 S1"]
    assert attacks("d74 warriors", "N10", rotation=1) == []
    assert attacks("d12 warriors", "d22") == ["attack N1 S1"]


def test_DI_R_61_one_ship_against_one_ship() -> None:
    """DI-R-61: whoever else lies beside gives no support."""
    ships = {"N1": "J5 warriors", "N2": "I5 mage", "S1": "K5 warriors", "S2": "K6 mage", "S3": "L5 mage"}
    t = table(ships).play("attack N1 S1")
    assert sums(t) == [5, 5]
    assert {event["ship"] for event in t.told("showed")} == {"N1", "S1"}


# The sums


def test_DI_PVP_3_both_show_their_tokens() -> None:
    """DI-PVP-3: all of them, goods too, to everybody, while the fight lasts; then the holds are covered."""
    t = duel("iron warriors +mage", "iron iron +ballista", "2", seats=3, mover=0)
    assert {event["ship"]: sorted(event["cargo"]) for event in t.told("showed")} == {
        "N1": ["iron", "mage", "warriors"],
        "S1": ["ballista", "iron", "iron"],
    }
    for seat in (0, 1, 2):
        assert holds(t, seat) == {"N1": ["iron", "warriors"], "S1": ["iron", "iron"]}
    t.play("mage warriors", "afloat", "iron")  # of what is left on S1 one comes to lie open
    assert t.asked == (0, "turn")
    assert holds(t, 1) == {"N1": ["?", "?"], "S1": ["?"]}


def holds(t: Table, seat: int) -> dict[str, list[str]]:
    ships = GAME.view(t.g, seat)["tables"]["ships"]
    return {name: list(ships[name][2]) for name in ("N1", "S1")}


def test_DI_PVP_4_the_larger_sum_wins() -> None:
    """DI-PVP-4: Warriors 5, a Mage 8, each Ballista by a die, the attacker's first; goods count for
    nothing."""
    t = duel("mage ballista iron", "ballista warriors dragon_stone")
    assert (t.asked, t.ask.about["side"]) == ((-1, "ballista"), "N1")
    t.play("4")
    assert (t.asked, t.ask.about["side"]) == ((-1, "ballista"), "S1")
    t.play("8")
    assert sums(t) == [12, 13]
    assert t.asked == (1, "survivors")
    assert duel("mage ballista", "warriors ballista", "5", "7").asked == (0, "survivors")


def test_DI_PVP_4_a_Mage_counts_the_Stones_on_other_ships() -> None:
    """DI-PVP-4, DI-UNIT-6: of its owner, wherever they are; not those beside it."""
    ships = {"N1": "J5 mage dragon_stone", "N2": "A5 dragon_stone dragon_stone", "S1": "K5 warriors"}
    assert sums(table(ships).play("attack N1 S1")) == [10, 5]
    ships = {"N1": "J5 warriors", "S1": "K5 mage", "S2": "I18 dragon_stone", "N2": "J2 dragon_stone"}
    assert sums(table(ships).play("attack N1 S1")) == [5, 9]


def test_DI_PVP_8_equal_sums_nobody_loses_anything() -> None:
    """DI-PVP-8: tokens, goods and places stay; the ship has had its fight."""
    t = duel("ballista iron", "warriors dragon_stone", "5")
    assert sums(t) == [5, 5]
    assert (t.asked, t.offered("attack")) == ((0, "turn"), [])
    assert (t.cargo("N1"), t.cargo("S1")) == (["ballista", "iron"], ["dragon_stone", "warriors"])
    assert not {"lost", "sank", "robbed"} & set(t.kinds())


# What the winner keeps


def test_DI_PVP_5_one_troop_of_the_winners_choice() -> None:
    """DI-PVP-5: with a difference of 2; the others are lost."""
    for kept, lost in (("warriors", "ballista"), ("ballista", "warriors")):
        t = duel("warriors ballista", "mage", "5")
        assert (sums(t), t.asked) == ([10, 8], (0, "survivors"))
        assert t.options == ["ballista", "warriors"]
        before = tokens(t, lost)
        t.play(kept, "afloat")
        assert t.cargo("N1") == [kept]
        assert tokens(t, lost) == before + 1


@pytest.mark.parametrize("least", [1, 2])
def test_DI_R_56_a_difference_of_exactly_1(least: int) -> None:
    """DI-R-56: option pvp_min_diff; with 1 one troop is kept, with 2 none; more than 1 is enough for both."""
    t = duel("warriors ballista", "mage", "4", pvp_min_diff=least)
    assert sums(t) == [9, 8]
    if least == 1:
        assert t.options == ["ballista", "warriors"]
        t.play("warriors")
    t.play("afloat")
    assert t.cargo("N1") == ["warriors"][: 2 - least]
    assert t.cargo("S1") == []
    t = duel("warriors ballista", "mage", "5", pvp_min_diff=least)
    assert t.options == ["ballista", "warriors"]


def test_DI_R_56_the_same_where_tokens_are_paid_in_order() -> None:
    """DI-R-56, DI-R-57: both options together."""
    for least, asked in ((1, "survivor"), (2, "fate")):
        t = duel("warriors", "ballista", "4", pvp_min_diff=least, pvp_payment="any_order_all_must_fit")
        assert t.asked == (0, asked)
        t = duel("warriors", "ballista", "3", pvp_min_diff=least, pvp_payment="any_order_all_must_fit")
        assert t.asked == (0, "survivor")


@pytest.mark.parametrize(("roll", "both"), [(1, False), (4, False), (5, True), (8, True)])
def test_DI_PVP_6_two_if_one_of_them_is_paid_in_full(roll: int, both: bool) -> None:
    """DI-PVP-6: a Ballista counts as 4 here, whatever it rolled; 4 and 1 more are needed."""
    t = duel("warriors ballista", "warriors", str(roll))
    assert sums(t) == [5 + roll, 5]
    assert ("ballista warriors" in t.options) == both


def test_DI_PVP_7_three_if_two_of_them_are_paid_in_full() -> None:
    """DI-PVP-7: two Ballistas and 1 more for the Warriors are 9."""
    for rolls, three in ((("7", "1"), False), (("8", "1"), True)):
        t = duel("warriors ballista ballista", "warriors", *rolls)
        assert ("ballista ballista warriors" in t.options) == three
        assert "ballista warriors" in t.options


def test_DI_R_57_all_but_the_dearest_are_paid() -> None:
    """DI-R-57: the difference is at least the full strengths less the largest, and 1."""
    worth = {"ballista": 4, "warriors": 5, "mage": 10}
    for difference in range(1, 25):
        found = payments(["mage", "warriors", "ballista"], worth, difference)
        assert (("ballista", "mage") in found) == (difference >= 5)
        assert (("ballista", "warriors") in found) == (difference >= 5)
        assert (("mage", "warriors") in found) == (difference >= 6)
        assert (("ballista", "mage", "warriors") in found) == (difference >= 10)
        assert {("ballista",), ("mage",), ("warriors",)} <= set(found)


def test_DI_R_57_a_Mage_is_paid_with_its_Stones() -> None:
    """DI-R-57: two Mages with three Stones elsewhere cost 11 and 1."""
    ships = {"N1": "J5 mage mage", "N2": "A5 dragon_stone dragon_stone dragon_stone", "S1": "K5 ballista"}
    t = table(ships).play("attack N1 S1", "8")
    assert (sums(t), t.options) == ([22, 8], ["mage", "mage mage"])
    ships["S1"] = "K5 mage ballista"
    t = table(ships).play("attack N1 S1", "3")
    assert (sums(t), t.options) == ([22, 11], ["mage"])


def test_DI_R_57_troops_are_lost_even_against_an_empty_ship() -> None:
    """DI-R-57: two Ballistas that roll low."""
    t = duel("ballista ballista", "", "1", "3")
    assert (sums(t), t.options) == ([4, 0], ["ballista"])
    t.play("ballista", "afloat")
    assert t.cargo("N1") == ["ballista"]
    assert duel("ballista ballista", "", "1", "4").options == ["ballista", "ballista ballista"]


def test_DI_R_57_paid_in_the_order_of_the_player() -> None:
    """DI-R-57: option pvp_payment; a dear token paid first spoils the rest, the best result is the same."""
    options = {"pvp_payment": "any_order_all_must_fit"}
    t = duel("warriors ballista", "warriors", "5", **options)
    assert (t.asked, t.options, t.ask.about["left"]) == ((0, "survivor"), ["ballista", "warriors"], 5)
    t.play("ballista")
    assert (t.asked, t.options, t.ask.about["left"]) == ((0, "survivor"), ["stop", "warriors"], 1)
    assert t.play("warriors", "afloat").cargo("N1") == ["ballista", "warriors"]
    t = duel("warriors ballista", "warriors", "5", **options).play("warriors")
    assert t.asked == (0, "fate")
    assert t.cargo("N1") == ["warriors"]
    t = duel("warriors ballista", "warriors", "5", **options).play("ballista", "stop", "afloat")
    assert t.cargo("N1") == ["ballista"]


# The beaten ship


def test_DI_R_59_the_losers_troops_go_to_the_bank() -> None:
    """DI-R-59: all of them; the goods wait for the winner."""
    t = duel("mage mage", "warriors ballista iron", "3")
    before = [tokens(t, kind) for kind in ("warriors", "ballista", "iron")]
    t.play("mage")
    assert t.asked == (0, "loot")
    assert t.cargo("S1") == ["iron"]
    assert [tokens(t, kind) for kind in ("warriors", "ballista", "iron")] == [
        before[0] + 1,
        before[1] + 1,
        before[2],
    ]


def test_DI_PVP_9_goods_as_far_as_there_is_room() -> None:
    """DI-PVP-9: three tokens on a ship; what does not fit stays on the empty ship, which stays afloat."""
    t = duel("mage iron", "iron dragon_stone").play("mage")
    assert (t.asked, t.options) == ((0, "loot"), ["dragon_stone", "iron", "stop"])
    t.play("dragon_stone")
    assert (t.asked, t.options) == ((0, "fate"), ["afloat", "sink"])
    t.play("afloat")
    assert t.cargo("N1") == ["dragon_stone", "iron", "mage"]
    assert (t.cargo("S1"), t.g.ships["S1"].point, t.g.flotsam) == (["iron"], "K5", {})


def test_DI_PVP_9_the_defender_may_be_the_winner() -> None:
    """DI-PVP-9, DI-R-60: in the turn of the other he decides all the same, and his own ship loads."""
    t = duel("ballista iron", "warriors", "2")
    assert t.asked == (1, "survivors")
    t.play("warriors", "iron", "afloat")
    assert (t.cargo("S1"), t.cargo("N1")) == (["iron", "warriors"], [])
    assert t.asked == (0, "turn")


def test_DI_PVP_10_or_sunk_with_the_goods_on_the_water() -> None:
    """DI-PVP-10: for whoever first loads them, the loser too."""
    t = duel("mage", "iron dragon_stone").play("mage", "stop", "sink")
    assert "K5" not in t.g.ship_at
    assert t.g.flotsam == {"K5": ("dragon_stone", "iron")}
    ships = {"N1": "J5 mage", "S1": "K5 iron", "S2": "L5"}
    t = table(ships).play("attack N1 S1", "mage", "stop", "sink", "end", "4", "6")
    t.play("sail S2", "K5", "stop", "pass", "next", "load iron S2 K5")
    assert (t.cargo("S2"), t.g.flotsam) == (["iron"], {})


def test_DI_R_60_taking_some_and_sinking_the_rest() -> None:
    """DI-R-60: first what he takes onto the ship that fought, then what becomes of the other."""
    t = duel("mage", "iron iron dragon_stone").play("mage", "iron", "stop", "sink")
    assert t.cargo("N1") == ["iron", "mage"]
    assert t.g.flotsam == {"K5": ("dragon_stone", "iron")}


def test_DI_R_60_room_is_what_the_losses_leave() -> None:
    """DI-R-60: a full ship that loses troops has room for goods; the ship that fought alone takes them."""
    t = duel("ballista ballista ballista", "iron iron iron", "1", "1", "1").play("ballista")
    t.play("iron", "iron")
    assert t.asked == (0, "fate")
    assert t.play("sink").cargo("N1") == ["ballista", "iron", "iron"]
    ships = {"N1": "J5 mage iron iron", "N2": "J4", "S1": "K5 iron"}
    assert table(ships).play("attack N1 S1", "mage").asked == (0, "fate")


def test_DI_R_60_an_empty_ship_may_be_sunk_as_well() -> None:
    """DI-R-60, DI-PVP-10: nothing floats then."""
    t = table({"N1": "J5 mage", "S1": "K5 warriors", "S2": "J18"}).play("attack N1 S1", "mage")
    assert t.asked == (0, "fate")
    t.play("sink")
    assert ("S1" in t.g.ships, t.g.flotsam) == (False, {})


def test_DI_PVP_11_a_ship_cannot_be_taken_over() -> None:
    """DI-PVP-11: afloat it stays its owner's, who sails it on."""
    t = duel("mage", "warriors").play("mage")
    assert t.options == ["afloat", "sink"]
    t.play("afloat")
    assert (t.g.ships["S1"].seat, t.g.fleet_of(0)) == (1, ["N1"])
    t.play("end", "4", "6")
    assert t.offered("sail") == ["sail S1"]
