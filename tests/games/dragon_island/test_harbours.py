"""Chapter 10: what can be done in mainland harbours and at home (DI-HARBOUR, DI-R-24, DI-R-30, DI-R-73 to
DI-R-75). Raids are in test_raids.py."""

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.table import Table, table

MAINLANDS = {"M_NW": ("D2", "C3", "B4"), "M_NE": ("P2", "Q3", "R4")}
MAINLANDS |= {"M_SE": ("P18", "Q17", "R16"), "M_SW": ("D18", "C17", "B16")}
CORNERS = {"M_NW": "A1", "M_NE": "S1", "M_SE": "S19", "M_SW": "A19"}


def kinds(t: Table, verb: str) -> set[str]:
    return {option.split()[1] for option in t.offered(verb)}


def squares(point: str, corner: str) -> int:
    """How far a point lies from a corner of the board, in squares."""
    return max(abs(ord(point[0]) - ord(corner[0])), abs(int(point[1:]) - int(corner[1:])))


# On the mainlands


@pytest.mark.parametrize("harbour", sorted(MAINLANDS))
def test_DI_HARBOUR_1_four_at_the_corners(harbour: str) -> None:
    """DI-HARBOUR-1: each with three ports, and in every port the same can be done."""
    assert len(GAME.parts().mainlands) == 4
    for port in MAINLANDS[harbour]:
        t = table({"N1": f"{port} iron dragon_stone dragon_stone"}, coins=(20, 5))
        assert squares(port, CORNERS[harbour]) <= 3
        assert t.offered("buy iron") == [f"buy iron {harbour}"]
        assert kinds(t, "sell") == {"iron", "dragon_stone"}
        assert t.offered("task") == [f"task {harbour}"]
        assert "summon N1 N1 N1" in t.options


def test_DI_HARBOUR_2_Iron_and_troops_are_bought() -> None:
    """DI-HARBOUR-2, DI-R-22: Ballistas and Warriors; no Mages, and no Stones."""
    t = table({"N1": "C3"}, coins=(50, 5))
    assert kinds(t, "buy") == {"iron", "ballista", "warriors"}
    t.play("buy iron N1", "buy ballista N1", "buy warriors N1")
    assert (t.cargo("N1"), t.g.coins[0]) == (["ballista", "iron", "warriors"], 50 - 3 - 4 - 8)


def test_DI_HARBOUR_3_Stones_and_Iron_are_sold() -> None:
    """DI-HARBOUR-3: to the bank."""
    t = table({"N1": "C17 iron dragon_stone mage"})
    assert kinds(t, "sell") == {"iron", "dragon_stone"}
    before = t.g.bank["dragon_stone"]
    t.play("sell dragon_stone N1")
    assert (t.g.coins[0], t.g.bank["dragon_stone"]) == (5 + 8, before + 1)


def test_DI_HARBOUR_4_two_Stones_one_Mage() -> None:
    """DI-HARBOUR-4: the Stones go to the bank, no coins are paid; one Stone is not enough."""
    assert table({"N1": "C3 dragon_stone iron"}).offered("summon") == []
    t = table({"N1": "C3 dragon_stone dragon_stone iron"})
    bank = dict(t.g.bank)
    t.play("summon N1 N1 N1")
    assert (t.cargo("N1"), t.g.coins[0]) == (["iron", "mage"], 5)
    bank["dragon_stone"], bank["mage"] = bank["dragon_stone"] + 2, bank["mage"] - 1
    assert t.g.bank == bank


@pytest.mark.parametrize(("kind", "coins"), [("ballista", 2), ("warriors", 4)])
def test_DI_HARBOUR_5_troops_are_disbanded_for_half_their_price(kind: str, coins: int) -> None:
    """DI-HARBOUR-5: from a ship and from the depot."""
    t = table({"N1": f"C3 {kind}"}, depots={"M_NW": kind})
    before = t.g.bank[kind]
    t.play(f"disband {kind} N1", f"disband {kind} M_NW")
    assert (t.g.coins[0], t.g.bank[kind]) == (5 + 2 * coins, before + 2)
    assert (t.cargo("N1"), t.depot("M_NW")) == ([], [])


def test_DI_R_24_half_a_Mage_is_one_Stone() -> None:
    """DI-R-24: out of the bank, in the Mage's place; no coins."""
    t = table({"N1": "C3 iron warriors +mage"}).play("disband mage N1")
    assert (t.g.ships["N1"].hold, t.g.ships["N1"].deck) == (("iron", "warriors"), "dragon_stone")
    assert t.g.coins[0] == 5
    t = table({"N1": "C3"}, depots={"M_NW": "mage"}).play("disband mage M_NW")
    assert t.depot("M_NW") == ["dragon_stone"]


def test_DI_R_24_without_a_Stone_in_the_bank_it_is_refused() -> None:
    """DI-R-24: nothing is paid out."""
    depots = {"H_S": "dragon_stone@1 " * 8}
    assert table({"N1": "C3 mage"}, depots=depots).offered("disband") == []
    assert table({"N1": "C3 mage"}, depots=depots, token_supply="unlimited").offered("disband")


@pytest.mark.parametrize(
    ("option", "offered"), [("one_stone", {"mage", "ballista"}), ("not_allowed", {"ballista"})]
)
def test_DI_R_24_Mages_may_not_be_disbanded_at_all(option: str, offered: set[str]) -> None:
    """DI-R-24: option mage_disband."""
    assert kinds(table({"N1": "C3 mage ballista"}, mage_disband=option), "disband") == offered


def test_DI_HARBOUR_6_task_cards() -> None:
    """DI-HARBOUR-6: of a mainland harbour, and of no other."""
    assert table({"N1": "C3"}).offered("task") == ["task M_NW"]
    for point in ("J2", "d36", "D3", "J18"):
        assert table({"N1": point, "S1": "J16"}).offered("task") == []


# What is left in a mainland harbour


def test_DI_HARBOUR_7_two_tokens_can_be_left() -> None:
    """DI-HARBOUR-7, DI-R-30: goods or troops; the third finds no room."""
    t = table({"N1": "C3 iron mage +warriors"})
    assert kinds(t, "store") == {"iron", "mage", "warriors"}
    t.play("store iron N1", "store mage N1")
    assert (t.depot("M_NW"), t.cargo("N1")) == (["iron", "mage"], ["warriors"])
    assert t.offered("store") == []


def test_DI_R_30_two_places_in_all_not_for_each_player() -> None:
    """DI-R-30: the other player finds the room that is left; every mainland has its own."""
    t = table({"N1": "C3 iron", "N2": "Q3 iron", "S1": "D2 warriors mage"}, depots={"M_NW": "iron"}, mover=1)
    t.play("store mage S1")
    assert t.offered("store") == []
    t.play("end", "2", "3")
    assert t.offered("store") == ["store iron N2"]


def test_DI_HARBOUR_8_they_belong_to_nobody() -> None:
    """DI-HARBOUR-8, DI-R-30: any player takes them, goods and troops, for nothing; in the action phase."""
    t = table({"S1": "D2"}, depots={"M_NW": "iron@0 mage@0"}, mover=1)
    t.play("take mage S1", "take iron S1")
    assert (t.cargo("S1"), t.depot("M_NW"), t.g.coins) == (["iron", "mage"], [], [5, 5])
    t = table({"N1": "C3", "S1": "D3"}, depots={"M_NW": "iron@0"}, mover=1)
    assert t.offered("take") == []
    assert t.sail("S1", "D2").offered("take") == []
    assert t.play("next").offered("take") == ["take iron S1"]


def test_DI_HARBOUR_9_no_sale_without_a_ship_there() -> None:
    """DI-HARBOUR-9: not by who left them either."""
    depots = {"M_NW": "iron@0 dragon_stone@0"}
    for point in ("D3", "Q3", "J2"):
        assert table({"N1": point}, depots=depots).offered("sell") == []
    assert kinds(table({"N1": "C3"}, depots=depots), "sell") == {"iron", "dragon_stone"}


@pytest.mark.parametrize("seat", [0, 1])
def test_DI_R_75_from_the_depot_without_loading(seat: int) -> None:
    """DI-R-75: by whoever has a ship there, a full one too; whose the token was does not matter."""
    ship = "NS"[seat] + "1"
    t = table({ship: "C3 mage mage mage"}, depots={"M_NW": "iron@0 dragon_stone@1"}, mover=seat)
    t.play("sell iron M_NW", "sell dragon_stone M_NW")
    assert (t.g.coins[seat], t.depot("M_NW")) == (5 + 3 + 9, [])


# At home


def test_DI_HARBOUR_10_any_number_is_left_at_home() -> None:
    """DI-HARBOUR-10: goods and troops."""
    lying = "iron@0 " * 8 + "mage@0 warriors@0 "
    t = table({"N1": "J2 iron mage +ballista"}, depots={"H_N": lying})
    t.play("store iron N1", "store mage N1", "store ballista N1")
    assert (len(t.depot("H_N")), t.cargo("N1")) == (13, [])


def test_DI_R_73_the_owner_too_needs_a_ship_there() -> None:
    """DI-R-73: to load and to unload."""
    t = table({"N1": "J3 iron"}, depots={"H_N": "warriors@0"})
    assert t.offered("store") == t.offered("take") == []
    t.sail("N1", "J2").play("next")
    assert t.offered("store") == ["store iron N1"]
    t.play("take warriors N1")
    assert t.cargo("N1") == ["iron", "warriors"]


def test_DI_HARBOUR_11_ships_are_launched_there() -> None:
    """DI-HARBOUR-11: in the own one, not in those of others, on mainlands or on the island."""
    t = table({"N1": "C3", "N2": "d36"}, coins=(30, 5))
    assert t.offered("launch") == ["launch I2", "launch J2", "launch K2"]
    t.play("launch J2")
    assert t.g.harbour_of("N3") == "H_N"


def test_DI_HARBOUR_12_goods_left_there_belong_to_nobody() -> None:
    """DI-HARBOUR-12: where no troops guard them any player takes them."""
    t = table({"N1": "C3", "S1": "J2"}, depots={"H_N": "iron@0 dragon_stone@0"}, mover=1)
    assert t.offered("take") == ["take dragon_stone S1", "take iron S1"]
    t.play("take dragon_stone S1", "take iron S1")
    assert (t.cargo("S1"), t.depot("H_N")) == (["dragon_stone", "iron"], [])


def test_DI_R_73_visitors_leave_goods_but_no_troops() -> None:
    """DI-R-73, DI-HARBOUR-13: troops that lie there are the owner's and fight for him."""
    t = table({"S1": "I2 iron warriors"}, mover=1)
    assert t.offered("store") == ["store iron S1"]
    t.play("store iron S1", "end", "2", "3")
    assert t.offered("take") == ["take iron N1"]


def test_DI_HARBOUR_13_troops_stay_their_owners() -> None:
    """DI-HARBOUR-13: nobody else takes them; nor the goods beside them, unless he beats them."""
    depots = {"H_N": "iron@0 warriors@0"}
    t = table({"N1": "C3", "S1": "J2 mage"}, depots=depots, mover=1)
    assert t.offered("take") == []
    assert t.offered("raid") == ["raid S1"]
    t = table({"N1": "J2", "S1": "I2"}, depots=depots)
    assert kinds(t, "take") == {"iron", "warriors"}


def test_DI_R_73_who_docks_sees_what_lies_there() -> None:
    """DI-R-73: until then its number, whatever it is; the owner knows it from afar."""
    t = table({"N1": "C3", "S1": "J3"}, depots={"H_N": "iron@0 warriors@0"}, mover=1)
    lying = [row[0] for row in GAME.view(t.g, 1)["tables"]["depots"]["H_N"]]
    assert lying == ["?", "?"]
    assert [row[0] for row in GAME.view(t.g, 0)["tables"]["depots"]["H_N"]] == ["iron", "warriors"]
    t.sail("S1", "J2")
    assert [row[0] for row in GAME.view(t.g, 1)["tables"]["depots"]["H_N"]] == ["iron", "warriors"]


def test_DI_R_2_nothing_is_left_in_a_harbour_that_is_nobodys() -> None:
    """DI-R-2, DI-R-25: nor on the island."""
    for point in ("R10", "B10", "d36"):
        assert table({"N1": f"{point} iron"}).offered("store") == []
