"""Chapter 17: fights with dragons, token by token (DI-BATTLE, DI-UNIT)."""

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.fights import all_around, is_fighting, lost, next_turn, strengths
from tests.games.dragon_island.table import Table, table


def at_sea(cargo: str, dragon: str, **more: str) -> Table:
    """N1 on J5 and a dragon beside it; the fight has begun."""
    return table({"N1": f"J5 {cargo}", "N2": "J2", **more}, {"K6": dragon}).play("attack N1 K6")


# Where (DI-BATTLE-1, DI-BATTLE-2)


@pytest.mark.parametrize("point", ["I4", "J4", "K4", "I5", "K5", "I6", "J6", "K6"])
def test_DI_BATTLE_1_on_neighbouring_points(point: str) -> None:
    """DI-BATTLE-1, DI-R-48: all eight any-neighbours, whether a line leads there or not."""
    t = table({"N1": "J5 warriors"}, {point: "green"})
    assert t.offered("attack") == [f"attack N1 {point}"]
    t.play(f"attack N1 {point}", "warriors")
    assert t.told("slain")[0]["place"] == point


def test_DI_BATTLE_1_no_farther() -> None:
    """DI-BATTLE-1: two points away there is no fight, alongside a pair neither."""
    assert table({"N1": "J5 warriors"}, {"L5": "green", "H5": "red red"}).offered("attack") == []
    assert table({"N1": "J5 warriors"}).offered("attack") == []


def test_DI_BATTLE_1_a_dragon_in_a_cave_only_from_its_mouth() -> None:
    """DI-BATTLE-1, DI-R-48: from any other point beside the cave there is none, nor with an empty cave."""
    for point, offered in (("E5", ["attack N1 CV1"]), ("E4", []), ("D5", []), ("D6", [])):
        assert table({"N1": f"{point} warriors"}, {"CV1": "green"}).offered("attack") == offered
    assert table({"N1": "E5 warriors"}, {"CV2": "green"}).offered("attack") == []
    t = table({"N1": "E5 warriors"}, {"CV1": "green"}).play("attack N1 CV1", "warriors")
    assert t.g.dragons == []


def test_DI_R_48_over_the_rim_of_the_circle_only_at_gates() -> None:
    """DI-R-48, DI-R-16: neighbours as they are on the circle, as it lies."""
    near = dict.fromkeys(("N9", "N10", "N11"), "green")
    assert table({"N1": "d74 warriors"}, near).offered("attack") == [
        "attack N1 N9", "attack N1 N10", "attack N1 N11",
    ]  # fmt: skip
    assert table({"N1": "d74 warriors"}, near, rotation=1).offered("attack") == []
    assert table({"N1": "d73 warriors"}, near).offered("attack") == []


def test_DI_BATTLE_1_points_that_are_called_as_ships_are() -> None:
    """DI-BATTLE-1: a dragon on the point E3 is no ship E3, and beside a ship N1 one can mean the point N1."""
    t = table({"N1": "E4 warriors", "E3": "O5 iron"}, {"E3": "green"}, seats=3).play("attack N1 E3")
    assert is_fighting(t)
    ships = {"S1": "M1 mage", "N1": "M2"}
    assert table(ships, {"N1": "green"}, mover=1).offered("attack") == ["attack S1 N1", "attack S1 N1 dragon"]
    t = table(ships, {"N1": "green"}, mover=1).play("attack S1 N1 dragon")
    assert is_fighting(t, "S1")
    t = table(ships, {"N1": "green"}, mover=1).play("attack S1 N1")
    assert t.told("attacked")[0]["ship"] == "N1"


def test_DI_BATTLE_2_the_other_attacks_at_the_end_of_the_turn() -> None:
    """DI-BATTLE-2: the player chooses which to attack; the other, a hunter dragon, comes by itself."""
    dragons = {"J4": "green", "K6": "red"}
    t = table({"N1": "J5 mage warriors"}, dragons)
    assert t.offered("attack") == ["attack N1 J4", "attack N1 K6"]
    t.play("attack N1 K6", "mage")
    assert (t.asked, t.places()) == ((0, "turn"), {"J4": "green"})
    t.play("end")
    assert is_fighting(t)
    assert t.ask.about["place"] == "J4"


def test_DI_BATTLE_2_not_if_the_other_is_in_a_cave() -> None:
    """DI-BATTLE-2, DI-HUNT-8: no hunter dragon, no attack."""
    t = table({"N1": "E5 mage warriors"}, {"D6": "red", "CV1": "green"}).play("attack N1 D6", "mage", "end")
    assert t.g.mover == 1
    assert t.places() == {"CV1": "green"}


# Blow by blow (DI-BATTLE-3 to DI-BATTLE-9)


def test_DI_BATTLE_3_one_after_the_other_until_it_is_below_zero() -> None:
    """DI-BATTLE-3: 11 - 5 - 8; what has not fought need not."""
    t = at_sea("warriors mage ballista", "gold").play("warriors", "mage")
    assert strengths(t) == [6, -2]
    assert t.asked == (0, "turn")
    assert t.cargo("N1") == ["ballista", "mage"]


def test_DI_BATTLE_4_the_order_is_chosen_after_the_dragon_is_turned_over() -> None:
    """DI-BATTLE-4: first it is seen what it is; then any troop may begin."""
    t = at_sea("warriors mage ballista", "?red")
    assert t.told("turned_over") == [{"kind": "turned_over", "place": "K6", "dragon": "red"}]
    assert (t.asked, t.options) == ((0, "fighter"), ["ballista", "mage", "warriors"])
    assert (t.ask.about["dragon"], t.ask.about["strength"]) == ("red", 7)
    assert lost(t.play("warriors", "mage")) == ["warriors"]
    assert lost(at_sea("warriors mage ballista", "red").play("mage")) == []


def test_DI_BATTLE_4_goods_do_not_fight() -> None:
    """DI-BATTLE-4: nor may they be put forward."""
    assert at_sea("iron dragon_stone warriors", "green").options == ["warriors"]


def test_DI_BATTLE_5_a_token_that_leaves_more_than_0_is_lost() -> None:
    """DI-BATTLE-5: back to the bank."""
    t = at_sea("warriors mage", "red")
    before = t.g.bank["warriors"]
    t.play("warriors")
    assert (t.cargo("N1"), t.g.bank["warriors"]) == (["mage"], before + 1)


def test_DI_BATTLE_6_below_0_it_is_dead_and_the_token_survives() -> None:
    """DI-BATTLE-6."""
    t = at_sea("warriors", "green").play("warriors")
    assert (strengths(t), t.cargo("N1"), t.g.dragons) == ([-2], ["warriors"], [])


def test_DI_BATTLE_7_at_exactly_0_the_token_survives_and_the_dragon_too() -> None:
    """DI-BATTLE-7: a tie where nothing else can fight."""
    t = at_sea("ballista", "red").play("ballista", "7")
    assert (strengths(t), t.cargo("N1"), t.places()) == ([0], ["ballista"], {"K6": "red"})
    assert (t.told("slain"), t.told("sank"), t.asked) == ([], [], (0, "turn"))


def test_DI_BATTLE_8_at_0_another_token_finishes_it_without_loss() -> None:
    """DI-BATTLE-8."""
    t = at_sea("ballista warriors", "red").play("ballista", "7")
    assert t.options == ["warriors"]
    t.play("warriors")
    assert (strengths(t), t.cargo("N1"), t.g.dragons) == ([0, -5], ["ballista", "warriors"], [])


def test_DI_BATTLE_9_a_ballista_is_rolled_when_it_enters() -> None:
    """DI-BATTLE-9: not before, and each by itself."""
    t = at_sea("ballista ballista warriors", "gold").play("warriors")
    assert t.told("ballista_rolled") == []
    t.play("ballista")
    assert t.asked == (-1, "ballista")
    t.play("2", "ballista")
    assert t.asked == (-1, "ballista")
    assert strengths(t.play("5")) == [6, 4, -1]


@pytest.mark.parametrize("roll", range(1, 9))
def test_DI_UNIT_4_a_ballista_is_as_strong_as_its_roll(roll: int) -> None:
    """DI-UNIT-4: one die of eight sides."""
    t = at_sea("ballista", "gold").play("ballista")
    assert t.options == [str(side) for side in range(1, 9)]
    assert strengths(t.play(str(roll))) == [11 - roll]


def test_DI_UNIT_4_and_DI_UNIT_5_what_they_cost() -> None:
    """DI-UNIT-4, DI-UNIT-5: a Ballista 4 coins, Warriors 8."""
    t = table({"N1": "D2"}, coins=(20, 5)).play("buy ballista N1")
    assert t.g.coins[0] == 16
    t.play("buy warriors N1")
    assert t.g.coins[0] == 8


def test_DI_UNIT_5_warriors_strike_with_5() -> None:
    """DI-UNIT-5."""
    assert strengths(at_sea("warriors warriors", "gold").play("warriors", "warriors")) == [6, 1]


# The Mage


def test_DI_R_54_stones_on_other_ships_strengthen_a_mage() -> None:
    """DI-R-54, DI-UNIT-6: on all others of its owner, wherever they are."""
    more = {"N2": "d36 dragon_stone dragon_stone", "N3": "R16 dragon_stone iron"}
    t = table({"N1": "J5 mage", **more}, {"K6": "gold"}).play("attack N1 K6", "mage")
    assert strengths(t) == [11 - 8 - 3]
    assert t.cargo("N1") == ["mage"]


def test_DI_R_54_no_other_stones_do() -> None:
    """DI-R-54: not on its own ship, not in a depot, not on a foreign ship."""
    ships = {"N1": "J5 mage dragon_stone", "N2": "J2 iron", "S1": "J18 dragon_stone dragon_stone"}
    t = table(ships, {"K6": "gold"}, depots={"H_N": "dragon_stone@0", "M_NW": "dragon_stone@0"})
    assert strengths(t.play("attack N1 K6", "mage")) == [3]


def test_DI_R_54_at_the_moment_when_it_fights() -> None:
    """DI-R-54: Stones sold or loaded in the same turn before it count as they are then."""
    ships = {"N1": "J5 mage", "N2": "D2 dragon_stone"}
    t = table(ships, {"K6": "gold"}).play("sell dragon_stone N2", "attack N1 K6", "mage")
    assert strengths(t) == [3]
    assert strengths(table(ships, {"K6": "gold"}).play("attack N1 K6", "mage")) == [2]


def test_DI_R_54_mages_of_the_garrison_have_8() -> None:
    """DI-R-54: whoever has Stones; 8 + 5 + 8 with the central dragon's 3."""
    t = table({"N1": "d36 ballista", "N2": "J2 dragon_stone"}, sites="green green red", garrison="mage mage")
    t.play("assault front", "1")
    assert t.told("assault_compared")[0]["sums"] == [1, 8 + 8 + 3]


# How it ends (DI-BATTLE-10 to DI-BATTLE-14)


def tie(place: str = "K6", ship: str = "J5") -> Table:
    """A red dragon was brought to 0."""
    t = table({"N1": f"{ship} ballista", "N2": "J2"}, {place: "red"})
    return t.play(f"attack N1 {place}", "ballista", "7")


def test_DI_BATTLE_10_after_a_tie_it_attacks_in_the_next_turn() -> None:
    """DI-BATTLE-10: not in this one, nor in other players' turns; at the end of the owner's next."""
    t = tie()
    assert t.g.ships["N1"].point == "J5"
    t = all_around(t)
    assert (t.asked, t.told("hunted")) == ((0, "turn"), [])
    assert is_fighting(t.play("end"))


def test_DI_BATTLE_10_unless_the_ship_enters_a_port() -> None:
    """DI-BATTLE-10: there it is safe; anywhere else it is followed."""
    t = all_around(tie()).sail("N1", "J4", "J3", "I3", "I2").play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    assert is_fighting(all_around(tie()).sail("N1", "J4", "J3", "I3"))


def test_DI_BATTLE_11_a_dragon_in_a_cave_does_not() -> None:
    """DI-BATTLE-11."""
    t = all_around(tie("CV1", "E5")).play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)


def test_DI_BATTLE_12_in_the_next_turn_it_is_at_full_strength() -> None:
    """DI-BATTLE-12: in that of the other player already."""
    t = tie()
    assert t.g.dragons[0].left == 0
    assert next_turn(t).g.dragons[0].left == -1
    assert next_turn(t).play("attack N1 K6").ask.about["strength"] == 7


def test_DI_BATTLE_13_a_ship_without_troops_left_is_sunk() -> None:
    """DI-BATTLE-13: the dragon is above 0."""
    t = at_sea("warriors iron", "gold").play("warriors")
    assert t.g.fleet_of(0) == ["N2"]
    assert t.told("sank")[0]["point"] == "J5"
    assert t.places() == {"K6": "gold"}


def test_DI_BATTLE_14_its_goods_float_for_the_first_who_can_load_them() -> None:
    """DI-BATTLE-14: where it sank; Iron and Stones, no troops."""
    t = table({"N1": "E5 ballista iron dragon_stone", "N2": "J2", "S1": "D4 warriors"}, {"CV1": "gold"})
    t.play("attack N1 CV1", "ballista", "3")
    assert t.g.flotsam == {"E5": ("dragon_stone", "iron")}
    next_turn(t).sail("S1", "E4", "E5").play("next")
    assert t.offered("load") == ["load dragon_stone S1 E5", "load iron S1 E5"]
    t.play("load dragon_stone S1 E5", "load iron S1 E5")
    assert (t.cargo("S1"), t.g.flotsam) == (["dragon_stone", "iron", "warriors"], {})


def test_DI_BATTLE_14_also_by_the_one_who_lost_them() -> None:
    """DI-BATTLE-14: the sinking ship's owner may be the first."""
    t = table({"N1": "E5 ballista iron", "N2": "E4 mage iron"}, {"CV1": "gold"})
    t.play("attack N1 CV1", "ballista", "3", "next").sail("N2", "E5")
    t = all_around(t)
    assert t.play("load iron N2 E5").cargo("N2") == ["iron", "iron", "mage"]


def test_DI_BATTLE_14_every_position_adds_up() -> None:
    """DI-BATTLE-14, DI-R-53: flotsam is not in the bank."""
    t = at_sea("ballista iron iron", "red").play("ballista", "1")
    GAME.check(t.g)
    assert t.g.flotsam == {"J5": ("iron", "iron")}
    assert t.g.bank["iron"] == t.g.parts.supply["iron"] - 2
    assert t.g.bank["ballista"] == t.g.parts.supply["ballista"]
