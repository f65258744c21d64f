"""Chapter 9: what a ship holds, what of it lies open, and what is done with it at sea (DI-TRADE-3,
DI-TRADE-5, DI-R-26 to DI-R-28)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.fights import next_turn
from tests.games.dragon_island.table import Table, table

FLOTSAM = {"J5": "iron iron dragon_stone"}


def shown(t: Table, ship: str, seat: int) -> tuple[tuple[str, ...], str]:
    """What a seat sees in the hold and on the deck."""
    row = GAME.view(t.g, seat)["tables"]["ships"][ship]
    return tuple(row[2]), row[3]


def lying(t: Table, ship: str) -> tuple[tuple[str, ...], str]:
    return t.g.ships[ship].hold, t.g.ships[ship].deck


# Three tokens


@pytest.mark.parametrize("tokens", range(4))
def test_DI_TRADE_3_three_tokens_at_most(tokens: int) -> None:
    """DI-TRADE-3: by buying, taking, loading, moving over from another ship; whatever they are."""
    cargo = " ".join(["mage", "iron", "warriors"][:tokens])
    depots, flotsam = {"M_NW": "iron"}, {"C3": "iron"}
    t = table({"N1": f"C3 {cargo}", "N2": "D2 iron"}, coins=(20, 5), depots=depots, flotsam=flotsam)
    ways = ("buy iron N1", "buy ballista N1", "take iron N1", "load iron N1 C3", "transfer iron N2 N1")
    for way in ways:
        assert (way in t.options) == (tokens < 3)


def test_DI_TRADE_3_two_in_the_holds_one_on_deck() -> None:
    """DI-TRADE-3, DI-R-26: the first token lies open, two more under it."""
    t = table({"N1": "C3"}, coins=(20, 5)).play("buy iron N1", "buy warriors N1", "buy ballista N1")
    assert lying(t, "N1") == (("ballista", "warriors"), "iron")
    assert t.offered("buy iron") == ["buy iron M_NW"]


# What lies open


def test_DI_TRADE_5_the_hold_is_hidden_the_deck_is_open() -> None:
    """DI-TRADE-5: of two tokens below others see that they are there; the owner sees all."""
    t = table({"N1": "J5 iron mage +warriors"})
    assert shown(t, "N1", 0) == (("iron", "mage"), "warriors")
    assert shown(t, "N1", 1) == (("?", "?"), "warriors")
    assert GAME.view(t.g, None)["tables"]["ships"]["N1"][2] == ["?", "?"]


@pytest.mark.parametrize(("cargo", "hidden"), [("iron", 0), ("iron mage", 1), ("iron mage iron", 2)])
def test_DI_R_26_one_token_is_always_open(cargo: str, hidden: int) -> None:
    """DI-R-26: of k tokens k - 1 are face down."""
    hold, deck = shown(table({"N1": f"J5 {cargo}"}), "N1", 1)
    assert (hold, deck) == (("?",) * hidden, cargo.split()[-1])


def test_DI_R_26_the_owner_chooses_which() -> None:
    """DI-R-26, DI-TRADE-5: once in an action phase; what was shown may be turned down again."""
    t = table({"N1": "J5 iron mage +warriors"})
    assert t.offered("deck") == ["deck iron N1", "deck mage N1"]
    t.play("deck iron N1")
    assert lying(t, "N1") == (("mage", "warriors"), "iron")
    assert shown(t, "N1", 1) == (("?", "?"), "iron")
    assert t.offered("deck") == []


def test_DI_R_26_again_when_the_content_changes() -> None:
    """DI-R-26: whatever comes aboard or goes; and in the next turn."""
    t = table({"N1": "C3 iron +warriors"}, coins=(20, 5)).play("deck iron N1")
    assert t.offered("deck") == []
    t.play("buy ballista N1")
    assert t.offered("deck") == ["deck ballista N1", "deck warriors N1"]
    t.play("deck ballista N1", "end", "2", "3", "end", "2", "3")
    assert t.offered("deck") == ["deck iron N1", "deck warriors N1"]


def test_DI_R_26_what_was_on_deck_is_gone() -> None:
    """DI-R-26: of two in the hold the owner chooses the next; a single one comes to lie open."""
    t = table({"N1": "C3 iron dragon_stone +warriors"}).play("disband warriors N1")
    assert (t.asked, t.options) == ((0, "deck"), ["dragon_stone", "iron"])
    t.play("iron")
    assert lying(t, "N1") == (("dragon_stone",), "iron")
    t.play("sell iron N1")
    assert (t.asked, lying(t, "N1")) == ((0, "turn"), ((), "dragon_stone"))


def test_DI_R_26_it_is_asked_of_two_alike_too() -> None:
    """DI-R-26: not to be asked would tell the others what lies there."""
    t = table({"N1": "C3 iron iron +warriors"}).play("disband warriors N1")
    assert (t.asked, t.options) == ((0, "deck"), ["iron"])


def test_DI_R_26_it_is_asked_of_the_owner_in_a_foreign_turn() -> None:
    """DI-R-26: when a fight changed what his ship holds."""
    t = table({"N1": "J5 mage", "S1": "J6 iron dragon_stone +ballista"}).play("attack N1 S1", "1", "mage")
    t.play("stop", "afloat")
    assert (t.asked, t.options) == ((1, "deck"), ["dragon_stone", "iron"])


def test_DI_R_26_it_is_asked_once_the_loot_is_aboard() -> None:
    """DI-R-26: of what is left and what was robbed; nothing comes to lie open unasked."""
    t = table({"N1": "J5 iron mage +ballista", "S1": "J6 dragon_stone"}).play("attack N1 S1", "1", "mage")
    t.play("dragon_stone", "afloat")
    assert (t.asked, t.options) == ((0, "deck"), ["dragon_stone", "iron", "mage"])
    assert lying(t.play("iron"), "N1") == (("dragon_stone", "mage"), "iron")


def test_DI_R_26_a_free_hunters_loot_too() -> None:
    """DI-R-26, DI-KIDS-17: the deck was lost to the dragon, the loot comes aboard in the fight."""
    ships = {"N1": "J2", "E1": "R10", "S1": "J5 mage warriors +ballista"}
    t = table(ships, {"J6": "red"}, seats=3, mover=2, free_hunters=1).play("attack S1 J6", "ballista", "1")
    assert t.play("mage").options == ["iron", "mage", "warriors"]


def test_DI_R_26_in_a_foreign_turn_the_deck_stays_as_it_is() -> None:
    """DI-R-26: what is robbed comes to lie beneath it; another can be chosen in the next action phase."""
    t = table({"N1": "J6 mage +warriors", "S1": "J3 iron"}, mover=1).play("sail S1", "J4", "J5", "stop", "N1")
    t.play("mage warriors", "iron", "afloat")
    assert (t.asked, lying(t, "N1")) == ((1, "turn"), (("iron", "mage"), "warriors"))
    assert next_turn(t).offered("deck") == ["deck iron N1", "deck mage N1"]


def test_DI_R_26_slots() -> None:
    """DI-R-26: option deck_rule; the deck may stay empty while the hold has room, so all may be hidden."""
    t = table({"N1": "C3"}, coins=(20, 5), deck_rule="slots").play("buy iron N1", "buy ballista N1")
    assert shown(t, "N1", 1) == (("?", "?"), "")
    t.play("buy iron N1")
    assert lying(t, "N1") == (("ballista", "iron"), "iron")
    t.play("sell iron N1").play("disband ballista N1")
    assert t.asked == (0, "turn")
    assert "deck nothing N1" in t.options
    t.play("deck nothing N1")
    assert shown(t, "N1", 1) == (("?",), "")


@pytest.mark.parametrize(("rule", "offered"), [("top_open", False), ("slots", True)])
def test_DI_R_26_nothing_on_deck(rule: str, offered: bool) -> None:
    """DI-R-26: option deck_rule; never with three tokens, and by default never at all."""
    assert ("deck nothing N1" in table({"N1": "J5 iron +mage"}, deck_rule=rule).options) == offered
    assert "deck nothing N1" not in table({"N1": "J5 iron iron +mage"}, deck_rule=rule).options


# From ship to ship (DI-R-27)


def transfers(ships: dict[str, str], **options: Any) -> list[str]:
    return table(ships, **options).offered("transfer")


@pytest.mark.parametrize(("option", "offered"), [("harbour_or_line", True), ("harbour_only", False)])
def test_DI_R_27_on_line_neighbouring_points(option: str, offered: bool) -> None:
    """DI-R-27: option ship_to_ship; at sea, and from a port to the sea, along a line."""
    for one, other in (("J5", "J6"), ("C3", "D4"), ("d13", "d14")):
        ships = {"N1": f"{one} iron", "N2": other}
        assert bool(transfers(ships, ship_to_ship=option)) == offered


@pytest.mark.parametrize("option", ["harbour_or_line", "harbour_only"])
@pytest.mark.parametrize("ports", [("C3", "B4"), ("I2", "K2"), ("d36", "d56"), ("J18", "K18"), ("R9", "R11")])
def test_DI_R_27_in_the_same_harbour(option: str, ports: tuple[str, str]) -> None:
    """DI-R-27: in whatever port of it; mainland, own, foreign, neutral, and the island."""
    ships = {"N1": f"{ports[0]} iron", "N2": ports[1], "S1": "J16"}
    assert transfers(ships, ship_to_ship=option) == ["transfer iron N1 N2"]


@pytest.mark.parametrize(("one", "other"), [("D4", "D5"), ("J5", "K6"), ("J5", "J3"), ("C3", "C17")])
def test_DI_R_27_not_over_rocks_corners_or_distances(one: str, other: str) -> None:
    """DI-R-27: any-neighbours without a line are no line-neighbours, two harbours are not the same."""
    assert transfers({"N1": f"{one} iron", "N2": other}) == []


def test_DI_R_27_between_own_ships_with_room() -> None:
    """DI-R-27, DI-TRADE-3: not to other players; as an action, any number of times."""
    assert transfers({"N1": "J5 iron", "S1": "J6"}) == []
    full = {"N1": "J5 iron", "N2": "J6 mage mage mage"}
    assert transfers(full) == ["transfer mage N2 N1"]
    t = table({"N1": "J5 iron +mage", "N2": "J6 warriors"})
    t.play("transfer iron N1 N2", "transfer mage N1 N2", "transfer warriors N2 N1")
    assert (t.cargo("N1"), t.cargo("N2")) == (["warriors"], ["iron", "mage"])
    t = table({"N1": "J5 iron", "N2": "F3"}).sail("N2", "E3")
    assert t.offered("transfer") == []


# Over board (DI-R-28)


def test_DI_R_28_any_token_may_be_thrown_overboard() -> None:
    """DI-R-28: anywhere, troops too; it goes to the bank for nothing, and nothing floats."""
    t = table({"N1": "J5 iron mage +warriors"})
    assert t.offered("jettison") == [f"jettison {kind} N1" for kind in ("iron", "mage", "warriors")]
    before = dict(t.g.bank)
    t.play("jettison iron N1", "jettison mage N1")
    assert (t.cargo("N1"), t.g.coins[0], t.g.flotsam) == (["warriors"], 5, {})
    assert t.g.bank == {**before, "iron": before["iron"] + 1, "mage": before["mage"] + 1}


def test_DI_R_28_in_the_action_phase() -> None:
    """DI-R-28: not to sail the faster halfway through the movement phase; before it."""
    t = table({"N1": "J5 iron", "N2": "F3"}).sail("N2", "E3")
    assert t.offered("jettison") == []
    t = table({"N1": "J5 iron"}).play("jettison iron N1", "next", "sail N1")
    assert t.ask.about["left"] == 6 + 6


def test_DI_R_28_only_sunk_ships_leave_flotsam() -> None:
    """DI-R-28, DI-R-53: goods of a wreck float, and are loaded piece by piece."""
    t = table({"N1": "J5 iron"}, flotsam=FLOTSAM)
    assert t.offered("load") == ["load dragon_stone N1 J5", "load iron N1 J5"]
    t.play("load iron N1 J5", "load dragon_stone N1 J5")
    assert (t.cargo("N1"), t.g.flotsam) == (["dragon_stone", "iron", "iron"], {"J5": ("iron",)})
    assert t.offered("load") == []
