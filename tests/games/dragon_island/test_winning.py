"""Chapters 1 and 34: how the game is won, and how it ends otherwise (DI-WIN, DI-R-86 to DI-R-89)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.scoring import sheet, winners
from drakomor.kernel import Malformed
from tests.games.dragon_island.table import Table, table

LAST = {"tables": {"turn": 1}, "round_limit": 1, "mover": 1}  # the last turn of a game of one round


def is_over(t: Table, reason: str, winner: int) -> bool:
    """The game has ended: nobody is asked anything, and one has won it alone."""
    result = tuple(float(seat == winner) for seat in range(t.g.seats))
    return (t.g.ended, t.g.asks, GAME.result(t.g)) == (reason, {}, result)


# The island


def test_DI_WIN_1_who_first_captures_the_island() -> None:
    """DI-WIN-1: at once, whoever is richer, and nobody has another turn."""
    t = table({"N1": "d42 mage mage"}, sites="green green green", coins=(0, 99)).play("assault rear")
    assert is_over(t, "rear", 0)
    assert t.kinds()[-1] == "ended"
    t = table({"N1": "d42 ballista"}, sites="green green green").play("assault rear", "8")
    assert (t.g.ended, t.asked) == ("", (0, "turn"))


@pytest.mark.parametrize(("cargo", "won"), [("mage mage warriors", False), ("mage mage mage", True)])
def test_DI_WIN_3_the_central_dragon_together_with_the_garrison(cargo: str, won: bool) -> None:
    """DI-WIN-3: 21 against Mage, Warriors, Warriors and a green dragon, 21; the two others do not fight."""
    t = table({"N1": f"d36 {cargo}"}, sites="green gold red", garrison="mage warriors warriors")
    t.play("assault front")
    assert t.told("assault_compared")[0]["sums"][1] == 21
    assert is_over(t, "front", 0) == won


@pytest.mark.parametrize(("cargo", "won"), [("mage warriors", False), ("mage mage", True)])
def test_DI_WIN_4_only_the_three_dragons_from_the_rear(cargo: str, won: bool) -> None:
    """DI-WIN-4: 13 for them, whatever the garrison is."""
    t = table({"N1": f"d42 {cargo}"}, sites="green green red", garrison="mage mage warriors")
    t.play("assault rear")
    assert t.told("assault_compared")[0]["sums"][1] == 13
    assert is_over(t, "rear", 0) == won


def test_DI_R_86_capture_counts_as_soon_as_the_sum_is_larger() -> None:
    """DI-R-86: 16 against 13 and a Ballista; that sum is known when it has been rolled."""
    ships = {"N1": "d36 mage mage"}
    for roll, won in (("2", True), ("3", False)):
        t = table(ships, sites="green red red", garrison="warriors warriors ballista")
        t.play("assault front")
        assert t.g.ended == ""
        t.play(roll)
        assert is_over(t, "front", 0) == won


# A hundred coins


@pytest.mark.parametrize(("coins", "won"), [(90, False), (91, True), (95, True)])
def test_DI_WIN_2_who_first_has_a_hundred_coins(coins: int, won: bool) -> None:
    """DI-WIN-2: or more; a Stone sells for 9."""
    t = table({"N1": "C3 dragon_stone"}, coins=(coins, 5)).play("sell dragon_stone N1")
    assert is_over(t, "coins", 0) == won


def test_DI_R_86_coins_only() -> None:
    """DI-R-86: goods and Medals do not count."""
    t = table({"N1": "C3 dragon_stone iron"}, coins=(99, 5), medals=(50, 0)).play("end")
    assert (t.g.ended, t.asked[0]) == ("", -1)


def test_DI_R_86_after_every_change() -> None:
    """DI-R-86: a bonus in the middle of the movement phase, troops disbanded, a task."""
    t = table({"N1": "F3"}, dice=(8, 3), coins=(99, 5)).play("sail N1", "F2", "bonus")
    assert is_over(t, "coins", 0)
    assert is_over(table({"N1": "C3 warriors"}, coins=(96, 5)).play("disband warriors N1"), "coins", 0)
    t = table({"N1": "D5 mage"}, {"E4": "green"}, coins=(97, 5), tasks={0: "T05@M_NW"})
    assert is_over(t.play("attack N1 E4", "mage"), "coins", 0)


def test_DI_R_86_in_whoevers_turn() -> None:
    """DI-R-86: a task paid in somebody else's turn; nobody decides anything any more."""
    ships = {"N1": "J5 ballista", "S1": "K5 warriors"}
    t = table(ships, coins=(99, 95), tasks={1: "T10@M_NW"}).play("attack N1 S1", "1")
    assert is_over(t, "coins", 1)
    assert t.kinds()[-1] == "ended"
    assert t.told("completed")


def test_DI_R_86_one_player_after_the_other() -> None:
    """DI-R-86: two lose their last ships at once; every payment is one player's."""
    ships = {"N1": "D5 mage", "E1": "d14", "S1": "d74"}
    t = table(ships, {"E4": "green"}, seats=3, coins=(5, 0, 1)).play("attack N1 E4", "mage")
    assert [(event["seat"], event["coins"]) for event in t.told("earned")] == [(1, 5), (2, 4)]


# Endless games


def last_turn(ships: dict[str, str] | None = None, **more: Any) -> Table:
    return table(ships, **{**LAST, **more}).play("end")


def test_DI_R_87_no_limit_in_the_rules() -> None:
    """DI-R-87: option round_limit; none unless it is asked for."""
    t = last_turn(round_limit=0, tables={"turn": 401})
    assert (t.g.ended, t.asked) == ("", (-1, "die"))


@pytest.mark.parametrize("limit", [1, 3])
def test_DI_R_87_after_the_last_round(limit: int) -> None:
    """DI-R-87: everybody has had as many turns."""
    t = table(round_limit=limit, coins=(5, 6))
    for _ in range(2 * limit - 1):
        t.play("end", "2", "3")
        assert t.g.ended == ""
    assert is_over(t.play("end"), "rounds", 1)
    assert (t.told("ended")[0]["reason"], sheet(t.g)["round"]) == ("rounds", limit)


def test_DI_R_87_by_coins_then_Medals_then_goods() -> None:
    """DI-R-87: goods aboard at the best prices of the moment, Iron 4 and a Stone 9; not those ashore."""
    ships = {"N1": "J5 iron iron iron", "S1": "J16 dragon_stone"}
    assert winners(last_turn(ships, coins=(6, 5), medals=(0, 9)).g) == [0]
    assert winners(last_turn(ships, coins=(5, 5), medals=(0, 1)).g) == [1]
    t = last_turn(ships, coins=(5, 5))
    assert winners(t.g) == [0]
    assert [column["goods"] for column in sheet(t.g)["seats"]] == [12, 9]
    ships["N1"] = "J5 iron iron"
    assert winners(last_turn(ships, coins=(5, 5), depots={"H_N": "iron iron"}).g) == [1]


def test_DI_R_87_then_shared() -> None:
    """DI-R-87: who is equal in all of it."""
    t = last_turn({"N1": "J5 iron warriors", "S1": "J16 iron"}, coins=(5, 5))
    assert (winners(t.g), GAME.result(t.g)) == ([0, 1], (0.5, 0.5))
    ships = {"N1": "J5", "E1": "R10", "S1": "J16"}
    t = table(ships, seats=3, mover=2, tables={"turn": 2, "first": 0}, round_limit=1, coins=(4, 7, 7))
    assert GAME.result(t.play("end").g) == (0.0, 0.5, 0.5)


# Slips of the pen, and what is left out


def test_DI_R_88_screens_hide_coins_and_not_dragons() -> None:
    """DI-R-88, DI-SCREEN-1: everybody sees how many dragons there are, nobody what the others own."""
    t = table({"N1": "J5"}, {"CV1": "?red", "H6": "?green gold"}, coins=(7, 8))
    for seat in (0, 1):
        tables = GAME.view(t.g, seat)["tables"]
        assert len(tables["dragons"]) == 3
        assert tables["dragon_bank"] == 8
        assert tables["coins"] == [[7, None], [None, 8]][seat]


def test_DI_R_88_who_fights_sees_the_dragons_strength() -> None:
    """DI-R-88, DI-BATTLE-4: before the first token is chosen, and after each."""
    t = table({"N1": "D5 warriors ballista"}, {"E4": "?gold"}).play("attack N1 E4")
    assert (t.asked, t.ask.about["dragon"], t.ask.about["strength"]) == ((0, "fighter"), "gold", 11)
    assert t.play("warriors").ask.about["strength"] == 6


def test_DI_R_88_one_island() -> None:
    """DI-R-88: both spellings of the title mean the same one; it is one harbour."""
    assert GAME.title == "Dragon Island"
    assert [harbour.id for harbour in GAME.parts().harbours.values() if harbour.kind == "island"] == [
        "island"
    ]


def test_DI_R_89_children_among_themselves_are_left_out() -> None:
    """DI-R-89: that game is not in the rulebook; there is none without Houses."""
    for seats in (2, 3, 4):
        with pytest.raises(Malformed):
            GAME.start(seats, {"free_hunters": seats})
