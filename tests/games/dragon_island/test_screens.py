"""Chapter 18: what screens hide, and what everybody sees (DI-SCREEN, DI-R-27, DI-R-29, DI-R-30, DI-R-88)."""

from random import Random
from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.scoring import sheet
from tests.games.dragon_island.table import Table, table


def seen(t: Table, seat: int | None, name: str) -> Any:
    return GAME.view(t.g, seat)["tables"][name]


def depot(t: Table, seat: int, harbour: str) -> list[str]:
    return [row[0] for row in seen(t, seat, "depots")[harbour]]


def heard(t: Table, seat: int, *answers: str) -> list[dict[str, Any]]:
    """What a seat is told while others play."""
    told = []
    for answer in answers:
        t.play(answer)
        told += [event.public | (event.secret if seat in event.to else {}) for event in t.g.log or ()]
    return told


# Coins


@pytest.mark.parametrize(("option", "other"), [("hidden", None), ("open", 12)])
def test_DI_SCREEN_1_coins_are_hidden(option: str, other: int | None) -> None:
    """DI-SCREEN-1, DI-R-29: option coins_visibility; one's own are seen, those of others are not, nor by who
    looks on; in the score neither."""
    t = table(coins=(7, 12), coins_visibility=option)
    assert seen(t, 0, "coins") == [7, other]
    assert seen(t, 1, "coins") == [7 if option == "open" else None, 12]
    assert seen(t, None, "coins") == [7 if option == "open" else None, other]
    assert [column.get("coins") for column in sheet(t.g)["seats"]] == seen(t, None, "coins")


def test_DI_SCREEN_1_until_the_game_is_over() -> None:
    """DI-SCREEN-1: then the screens are taken away."""
    t = table({"N1": "C3 iron"}, coins=(97, 12)).play("sell iron N1")
    assert seen(t, None, "coins") == [100, 12]
    assert [column["coins"] for column in sheet(t.g)["seats"]] == [100, 12]


def test_DI_R_29_what_passes_between_a_player_and_the_bank_is_public() -> None:
    """DI-R-29: kinds and coins of a purchase and of a sale; what the bank has lies open."""
    t = table({"N1": "C3 iron +warriors"}, coins=(20, 5))
    told = heard(t, 1, "buy ballista N1", "sell iron N1", "disband warriors N1")
    assert [event.get("coins") for event in told if "coins" in event] == [4, 3, 4]
    assert [event["kind"] for event in told if "kind" in event] == ["ballista", "iron", "warriors"]
    assert seen(t, 1, "bank") == t.g.bank


def test_DI_R_29_what_others_cannot_know_is_imagined_otherwise() -> None:
    """DI-R-29: in worlds that fit what a seat sees the coins of others differ, one's own do not."""
    view = GAME.view(table(coins=(7, 12)).g, 0)
    worlds = [GAME.imagine(view, Random(seed)) for seed in range(12)]
    assert {world.coins[0] for world in worlds} == {7}
    assert len({world.coins[1] for world in worlds}) > 1


def test_DI_R_88_coins_not_dragons_are_behind_the_screens() -> None:
    """DI-R-88: how many dragons there are everybody sees; their kinds nobody until they are turned over."""
    t = table({"N1": "J5"}, {"CV1": "?red", "H5": "?green", "L5": "gold"})
    for seat in (0, 1, None):
        assert [(row[1], row[2]) for row in seen(t, seat, "dragons")] == [
            ("CV1", "?"), ("H5", "?"), ("L5", "gold"),
        ]  # fmt: skip
        assert seen(t, seat, "dragon_bank") == 11 - 3
    assert seen(t, 1, "coins")[0] is None


# Tokens


def test_DI_SCREEN_2_what_passes_from_ship_to_ship_is_hidden() -> None:
    """DI-SCREEN-2, DI-R-27: others hear that something did; afterwards they see two decks."""
    t = table({"N1": "J5 iron mage +warriors", "N2": "J6 iron"})
    (told,) = heard(t, 1, "transfer mage N1 N2")
    assert told == {"ship": "N1", "other": "N2"}
    assert t.told("transferred")[0]["token"] == "mage"
    assert [tuple(seen(t, 1, "ships")[name][2:]) for name in ("N1", "N2")] == [
        (["?"], "warriors"), (["?"], "iron"),
    ]  # fmt: skip


@pytest.mark.parametrize(("point", "harbour"), [("C3", "M_NW"), ("J2", "H_N")])
def test_DI_SCREEN_2_what_is_left_in_a_harbour_is_hidden(point: str, harbour: str) -> None:
    """DI-SCREEN-2, DI-R-30, DI-R-73: in a mainland harbour and in the own one; its number is seen."""
    t = table({"N1": f"{point} iron mage +warriors"})
    told = heard(t, 1, "store mage N1", "store iron N1")
    assert [set(event) for event in told] == [{"seat", "ship", "harbour"}] * 2
    assert depot(t, 1, harbour) == ["?", "?"]
    assert sorted(depot(t, 0, harbour)) == ["iron", "mage"]
    told = heard(t, 1, "take iron N1")
    assert "kind" not in told[0]
    assert depot(t, 1, harbour) == ["?"]


def test_DI_SCREEN_2_which_token_stayed_aboard_is_hidden() -> None:
    """DI-SCREEN-2: of one left behind and one kept in the hold others cannot tell which is which."""
    t = table({"N1": "C3 iron mage +warriors"}).play("store iron N1")
    view = GAME.view(t.g, 1)
    kinds = {GAME.imagine(view, Random(seed)).depots["M_NW"][0].kind for seed in range(40)}
    assert len(kinds) > 1


@pytest.mark.parametrize(("option", "kinds"), [("hidden", ["?"]), ("open", ["mage"])])
def test_DI_R_30_mainland_depots_may_be_open(option: str, kinds: list[str]) -> None:
    """DI-R-30: option depot_visibility; home depots stay hidden (DI-R-73)."""
    t = table({"N1": "J5"}, depots={"M_NW": "mage", "H_N": "iron"}, depot_visibility=option)
    assert depot(t, 1, "M_NW") == kinds
    assert depot(t, 1, "H_N") == ["?"]


def test_DI_R_30_who_docks_there_looks() -> None:
    """DI-R-30: who has had a ship in that harbour since, and who put it there; also after he has left."""
    t = table({"N1": "C3 iron +mage", "S1": "D3"}).play("store iron N1", "end", "2", "3")
    assert depot(t, 1, "M_NW") == ["?"]
    t.sail("S1", "D2")
    assert depot(t, 1, "M_NW") == ["iron"]
    assert t.told("looked")[-1]["kinds"] == ["iron"]
    t.play("end", "2", "3", "end", "2", "3").sail("S1", "E2")
    assert depot(t, 1, "M_NW") == ["iron"]


def test_DI_R_30_what_came_after_he_left_he_has_not_seen() -> None:
    """DI-R-30: since means since the token lay there."""
    t = table({"N1": "C3 iron +mage", "S1": "D2"}, mover=1).sail("S1", "E2").play("end", "2", "3")
    t.play("store mage N1")
    assert depot(t, 1, "M_NW") == ["?"]


def test_DI_R_30_who_was_not_there_cannot_tell_what_is_left() -> None:
    """DI-R-30, DI-SCREEN-2: when one of two was taken, unless both were alike."""
    for stored, left in (("iron mage", "?"), ("iron iron", "iron")):
        t = table({"N1": "C3", "S1": "D3"}, depots={"M_NW": stored}, mover=1).sail("S1", "D2")
        assert depot(t, 1, "M_NW") == stored.split()
        t.play("end", "2", "3", "end", "2", "3").sail("S1", "E2")
        t.play("end", "2", "3", "take iron N1")
        assert depot(t, 1, "M_NW") == [left]


# Medals


def test_DI_SCREEN_3_medals_are_visible_to_all() -> None:
    """DI-SCREEN-3, DI-MEDAL-4: in gold and silver."""
    t = table(medals=(7, 3))
    for seat in (0, 1, None):
        assert seen(t, seat, "medals") == [7, 3]
    assert [(column["gold_medals"], column["silver_medals"]) for column in sheet(t.g)["seats"]] == [
        (1, 2), (0, 3),
    ]  # fmt: skip


def test_DI_SCREEN_3_whoever_wins_some() -> None:
    """DI-SCREEN-3: others hear how many."""
    t = table({"N1": "J5 mage"}, {"J6": "red"}, medals=(4, 0))
    assert {"seat": 0, "medals": 2} in heard(t, 1, "attack N1 J6", "mage")
    assert seen(t, 1, "medals") == [6, 0]
