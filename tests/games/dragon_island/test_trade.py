"""Chapters 9 and 10: buying, selling and the exchange on the island (DI-TRADE, DI-R-21 to DI-R-25,
DI-R-32)."""

from typing import Any

import pytest

from tests.games.dragon_island.table import Table, table

PORTS = {"M_NW": "C3", "M_NE": "Q3", "M_SE": "Q17", "M_SW": "C17"}
ALL = {"iron": 12, "ballista": 12, "warriors": 10, "mage": 6, "dragon_stone": 8}  # in play
PRICES = [  # Iron and Stone by rotation, at NW, NE, SE, SW
    [(3, 9), (2, 7), (3, 6), (4, 8)],
    [(4, 8), (3, 9), (2, 7), (3, 6)],
    [(3, 6), (4, 8), (3, 9), (2, 7)],
    [(2, 7), (3, 6), (4, 8), (3, 9)],
]


def docked(cargo: str = "", **more: Any) -> Table:
    """A ship in the harbour of the north-west, where Iron costs 3 and a Stone brings 9."""
    return table({"N1": f"C3 {cargo}"}, **{"coins": (20, 5), **more})


def without(kind: str, left: int = 0) -> dict[str, str]:
    """A home depot that holds so much of a kind that the bank has no more than this left."""
    return {"H_S": f"{kind}@1 " * (ALL[kind] - left)}


# Buying and selling


def test_DI_TRADE_1_goods_and_troops_are_carried_bought_and_sold() -> None:
    """DI-TRADE-1: Iron is bought where it is cheap and sold where it is dear, Warriors sail with it."""
    t = table({"N1": "P2"}, coins=(20, 5)).play("buy iron N1", "buy warriors N1", "next", "sail N1")
    t.play("O2", "N2", "stop", "end", "2", "3", "end", "2", "3")
    assert t.cargo("N1") == ["iron", "warriors"]
    t = (
        table({"N1": "D3 iron +warriors"})
        .sail("N1", "D2")
        .play("next", "sell iron N1", "disband warriors N1")
    )
    assert (t.cargo("N1"), t.g.coins[0]) == ([], 5 + 3 + 4)


@pytest.mark.parametrize("kind", ["iron", "ballista", "warriors"])
def test_DI_TRADE_2_the_price_is_paid_and_the_token_comes_aboard(kind: str) -> None:
    """DI-TRADE-2, DI-HARBOUR-2, DI-UNIT-4, DI-UNIT-5: out of the bank."""
    price = {"iron": 3, "ballista": 4, "warriors": 8}[kind]
    t = docked()
    before = t.g.bank[kind]
    t.play(f"buy {kind} N1")
    assert (t.g.coins[0], t.cargo("N1"), t.g.bank[kind]) == (20 - price, [kind], before - 1)


@pytest.mark.parametrize("point", ["D3", "J2", "J18", "d36", "R10"])
def test_DI_TRADE_2_DI_TRADE_4_only_in_a_harbour_that_trades(point: str) -> None:
    """DI-TRADE-2, DI-TRADE-4, DI-R-25: neither at sea, nor in home harbours, nor on the island."""
    t = table({"N1": f"{point} iron dragon_stone", "S1": "J16"}, coins=(50, 5))
    for verb in ("buy", "sell", "summon", "disband"):
        assert t.offered(verb) == []


@pytest.mark.parametrize("harbour", sorted(PORTS))
@pytest.mark.parametrize("rotation", range(4))
def test_DI_TRADE_4_the_token_goes_to_the_bank_the_coins_to_the_player(rotation: int, harbour: str) -> None:
    """DI-TRADE-4, DI-HARBOUR-3, DI-CIRCLE-1, DI-R-21: at the prices of the tower."""
    iron, stone = PRICES[rotation][("M_NW", "M_NE", "M_SE", "M_SW").index(harbour)]
    t = table({"N1": f"{PORTS[harbour]} iron dragon_stone"}, rotation=rotation)
    before = dict(t.g.bank)
    t.play("sell iron N1", "sell dragon_stone N1")
    assert (t.g.coins, t.cargo("N1")) == ([5 + iron + stone, 5], [])
    assert t.g.bank == {**before, "iron": before["iron"] + 1, "dragon_stone": before["dragon_stone"] + 1}
    t.play("buy iron N1")
    assert t.g.coins[0] == 5 + stone


def test_DI_TRADE_4_troops_are_not_sold() -> None:
    """DI-TRADE-4, DI-HARBOUR-3: goods are; troops can be disbanded."""
    t = docked("iron warriors mage")
    assert t.offered("sell") == ["sell iron N1"]
    assert t.offered("disband") == ["disband mage N1", "disband warriors N1"]


# The limits of buying (DI-R-22, DI-R-23)


@pytest.mark.parametrize(
    ("coins", "kinds"),
    [(2, set()), (3, {"iron"}), (4, {"iron", "ballista"}), (8, {"iron", "ballista", "warriors"})],
)
def test_DI_R_22_money(coins: int, kinds: set[str]) -> None:
    """DI-R-22: nothing on credit; and Stones are not for sale whatever one has."""
    t = docked(coins=(coins, 5))
    assert {option.split()[1] for option in t.offered("buy")} == kinds


def test_DI_R_22_room_on_the_ships_that_are_there() -> None:
    """DI-R-22, DI-TRADE-3: a full ship cannot buy, one elsewhere neither; as much as there is room for."""
    full = {"M_NW": "iron iron"}
    assert docked("iron iron iron", depots=full).offered("buy") == []
    t = table({"N1": "C3 iron iron", "N2": "J5"}, coins=(50, 5), depots=full)
    assert set(t.offered("buy")) == {"buy iron N1", "buy ballista N1", "buy warriors N1"}
    assert t.play("buy warriors N1").offered("buy") == []
    t = docked(depots=full).play("buy iron N1", "buy iron N1", "buy iron N1")
    assert (t.cargo("N1"), t.g.coins[0]) == (["iron"] * 3, 20 - 9)


@pytest.mark.parametrize("kind", ["iron", "ballista", "warriors"])
def test_DI_R_23_what_the_bank_lacks_cannot_be_bought(kind: str) -> None:
    """DI-R-23: option token_supply; the last token can, the next cannot unless there is no limit."""
    for supply, more in (("limited", []), ("unlimited", [f"buy {kind} N1"])):
        t = docked(depots=without(kind, 1), token_supply=supply).play(f"buy {kind} N1")
        assert [option for option in t.offered(f"buy {kind}") if option.endswith("N1")] == more


@pytest.mark.parametrize(("supply", "offered"), [("limited", False), ("unlimited", True)])
def test_DI_R_23_nor_exchanged_nor_summoned(supply: str, offered: bool) -> None:
    """DI-R-23: without Stones in the bank the island gives none, and takes no Iron either."""
    t = table({"N1": "d36 iron"}, depots=without("dragon_stone"), token_supply=supply)
    assert bool(t.offered("exchange")) == offered
    depots = {"H_S": "mage@1 " * 6}
    t = docked("dragon_stone dragon_stone", depots=depots, token_supply=supply)
    assert bool(t.offered("summon")) == offered


def test_DI_R_23_selling_is_never_barred() -> None:
    """DI-R-23: Iron can be sold, whatever the bank has."""
    t = docked("iron", depots=without("iron", 1))
    assert t.offered("sell") == ["sell iron N1"]
    assert t.play("sell iron N1").g.bank["iron"] == 1


# Prices (DI-R-21)


def test_DI_R_21_the_price_of_Iron_holds_both_ways() -> None:
    """DI-R-21: at one place nothing is gained; between two the difference is."""
    t = docked().play("buy iron N1", "sell iron N1")
    assert t.g.coins[0] == 20
    t = table({"N1": "Q3 +iron", "N2": "C17 +iron"}, coins=(20, 5)).play("sell iron N1", "sell iron N2")
    assert [event["coins"] for event in t.told("earned")] == [2, 4]


@pytest.mark.parametrize(("option", "coins"), [("same", 3), ("minus_one", 2)])
def test_DI_R_21_selling_Iron(option: str, coins: int) -> None:
    """DI-R-21: option iron_sell_price; Stones and the price of buying do not change."""
    t = docked("iron dragon_stone", iron_sell_price=option)
    t.play("sell iron N1")
    assert t.g.coins[0] == 20 + coins
    t.play("sell dragon_stone N1", "buy iron N1")
    assert t.g.coins[0] == 20 + coins + 9 - 3


def test_DI_R_21_no_resale() -> None:
    """DI-R-21: option iron_sell_price; then Iron is of use on the island only."""
    t = docked("iron dragon_stone", iron_sell_price="no_resale")
    assert t.offered("sell") == ["sell dragon_stone N1"]
    assert "buy iron N1" in t.options


# One pool (DI-R-25)


def test_DI_R_25_Stones_of_two_ships_pay_one_Mage() -> None:
    """DI-R-25, DI-HARBOUR-4: of two ships, or of a ship and the depot; the Mage comes where there is room,
    or where a Stone lay."""
    t = table({"N1": "C3 dragon_stone", "N2": "D2 dragon_stone"})
    assert "summon N1 N1 N2" in t.options
    t.play("summon N2 N1 N2")
    assert (t.cargo("N1"), t.cargo("N2")) == ([], ["mage"])
    t = docked("iron iron dragon_stone", depots={"M_NW": "dragon_stone iron"})
    assert set(t.offered("summon")) == {"summon M_NW M_NW N1", "summon N1 M_NW N1"}
    t.play("summon N1 M_NW N1")
    assert (t.cargo("N1"), t.depot("M_NW")) == (["iron", "iron", "mage"], ["iron"])


def test_DI_R_25_Stones_elsewhere_do_not_count() -> None:
    """DI-R-25: on a ship at sea, in another harbour or in another depot."""
    t = table(
        {"N1": "C3 dragon_stone", "N2": "D3 dragon_stone", "N3": "Q3 dragon_stone"},
        depots={"M_SE": "dragon_stone", "H_N": "dragon_stone"},
    )
    assert t.offered("summon") == []


def test_DI_R_25_what_is_gained_goes_to_a_ship_or_to_the_depot() -> None:
    """DI-R-25: of those that are there, where there is room; in the depot it belongs to nobody."""
    t = table({"N1": "C3 iron", "N2": "D2 iron iron iron", "S1": "B4"}, coins=(20, 5))
    assert t.offered("buy iron") == ["buy iron M_NW", "buy iron N1"]
    t.play("buy warriors M_NW", "end")
    assert (t.depot("M_NW"), t.g.coins[0]) == (["warriors"], 12)
    assert "take warriors S1" in t.play("2", "3").options


def test_DI_R_25_only_mainlands_have_a_market() -> None:
    """DI-R-25: the island exchanges and nothing else."""
    t = table({"N1": "d36 iron dragon_stone dragon_stone", "N2": "J2 iron"}, coins=(50, 5))
    assert t.offered("exchange") == ["exchange N1"]
    assert t.offered("buy") == t.offered("sell") == t.offered("summon") == []


# Iron for Stones


def test_DI_TRADE_6_one_Iron_for_one_Stone() -> None:
    """DI-TRADE-6, DI-DRAGON-1: on the island; each brings out a dragon, into the cave that the player
    chooses."""
    t = table({"N1": "d36 iron warriors"})
    before = dict(t.g.bank)
    t.play("exchange N1")
    assert t.asked == (0, "cave")
    t.play("CV5", "red")
    assert t.cargo("N1") == ["dragon_stone", "warriors"]
    assert t.g.bank == {**before, "iron": before["iron"] + 1, "dragon_stone": before["dragon_stone"] - 1}
    assert (t.places(), t.g.coins[0]) == ({"CV5": "red"}, 5)


def test_DI_TRADE_6_nowhere_else() -> None:
    """DI-TRADE-6: neither beside the island's ports nor in other harbours."""
    for point in ("d26", "d46", "d42", "C3", "J2"):
        assert table({"N1": f"{point} iron"}).offered("exchange") == []


def test_DI_R_32_any_number_of_exchanges() -> None:
    """DI-R-32: in one action phase, by all ships in the ports; a dragon for each."""
    t = table({"N1": "d36 iron iron iron", "N2": "d56 iron"})
    for number in range(1, 4):
        t.play("exchange N1", f"CV{number}", "green")
    t.play("exchange N2", "CV4", "green")
    assert (t.cargo("N1"), t.cargo("N2")) == (["dragon_stone"] * 3, ["dragon_stone"])
    assert t.places() == dict.fromkeys(("CV1", "CV2", "CV3", "CV4"), "green")
    assert t.offered("exchange") == []


def test_DI_R_32_the_Stone_takes_the_place_of_the_Iron() -> None:
    """DI-R-32: on deck if the Iron lay there, else in the hold; a full ship can exchange."""
    t = table({"N1": "d36 iron iron +warriors"}).play("exchange N1", "CV1", "green")
    ship = t.g.ships["N1"]
    assert (ship.hold, ship.deck) == (("dragon_stone", "iron"), "warriors")
    t = table({"N1": "d36 warriors +iron"}).play("exchange N1", "CV1", "green")
    assert (t.g.ships["N1"].hold, t.g.ships["N1"].deck) == (("warriors",), "dragon_stone")


def test_DI_R_32_also_without_a_dragon() -> None:
    """DI-R-32, DI-R-33: where all caves are full the exchange is as good."""
    caves = dict.fromkeys((f"CV{number}" for number in range(1, 9)), "?green")
    t = table({"N1": "d36 iron"}, {**caves, "CV1": "?red", "CV2": "?red"}).play("exchange N1")
    assert (t.asked, t.cargo("N1")) == ((0, "turn"), ["dragon_stone"])
