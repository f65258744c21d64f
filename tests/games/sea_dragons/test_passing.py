"""Chapter 6: the pass (SD-PASS, SD-R-25, SD-R-26). Which card may be taken differs by edition (E-6, E-7)."""

from typing import Any

import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.kernel import CHANCE
from tests.games.sea_dragons.table import Table, table

EDITIONS = ("ru", "cs", "es")
FLEET = {"green": 2, "purple": 2, "red": 2, "blue": 2}
MARKET: dict[str, tuple[str, ...]] = {"small": ("I3", "V3"), "medium": ("T4", "O4"), "large": ("L5", "X5")}
RING = """
    0 I3 D7 E7 F7; 0 I3 D9 E9 F9; 0 I3 G4 G5 G6; 0 I3 G10 G11 G12;
    0 I3 I4 I5 I6; 0 I3 I10 I11 I12; 0 V3 J7 K6 K7; 0 V3 J9 K9 K10
"""
TAKES = {  # after a medium card
    "ru": "draw large, draw small, take I3, take L5, take V3, take X5",
    "cs": "take I3, take L5, take O4, take T4, take V3, take X5",
    "es": "draw large, draw medium, draw small, take I3, take L5, take O4, take T4, take V3, take X5",
}


def passer(edition: str = "ru", **facts: Any) -> Table:
    """V-PASS: three gold, five heads, a small and a medium card in hand."""
    facts = {"heads": (5, 5, 5), "gold": (3, 4, 4), "hands": [("L4", "V3")], "market": MARKET, **facts}
    return table(edition=edition, **facts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_PASS_1_passing_is_always_allowed(edition: str) -> None:
    """SD-PASS-1: for whoever could place, and for whoever cannot; without gold, too."""
    t = passer(edition, gold=(0, 0, 0))
    assert t.offered("place")
    assert t.offered("pass") == ["pass L4", "pass V3"]
    t = passer(edition, dragons=RING, heads=(3, 5, 5), hands=[("I4", "O4")])
    assert t.options == ["pass I4", "pass O4"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_PASS_2_a_pass_costs_a_head(edition: str) -> None:
    """SD-PASS-2: it leaves the game: no dragon has it."""
    t = passer(edition).play("pass L4")
    assert t.g.heads == [4, 5, 5]
    assert t.g.dragons == []


@pytest.mark.parametrize(("card", "other"), [("L4", "V3"), ("V3", "L4")])
def test_SD_PASS_3_a_card_of_ones_choice_for_a_new_one(card: str, other: str) -> None:
    """SD-PASS-3: either of the hand's, and no other; it lies open, and the hand is two again."""
    t = passer()
    assert t.why(0, "pass T5") == "SD-PASS-3"
    t.play(f"pass {card}")
    assert t.g.hands[0] == (other,)
    assert t.g.passed[0][-1] == card
    assert t.told("passed") == [{"kind": "passed", "seat": 0, "shape": card}]
    assert GAME.view(t.g, None)["tables"]["passed"][0][-1] == card
    t.play("take L5", "Z5")
    assert t.g.hands[0] == tuple(sorted(("L5", other)))


def test_SD_PASS_3_two_equal_cards_are_one_choice() -> None:
    assert passer(hands=[("S4", "S4")]).offered("pass") == ["pass S4"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_PASS_4_which_card_may_be_taken(edition: str) -> None:
    """SD-PASS-4: V-PASS-ru, V-PASS-cs, V-PASS-es."""
    t = passer(edition).play("pass L4")
    assert t.asked == (0, "take")
    assert t.options == TAKES[edition].split(", ")


@pytest.mark.parametrize(
    ("edition", "answer", "size"),
    [("ru", "take O4", "medium"), ("ru", "draw medium", "medium"), ("cs", "draw small", "small")],
)
def test_SD_PASS_4_which_may_not(edition: str, answer: str, size: str) -> None:
    """SD-PASS-4: the refusal names it."""
    refusal = passer(edition).play("pass L4").refusal(0, answer)
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SD-PASS-4", {"size": size})


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_PASS_5_two_gold_from_the_bank(edition: str) -> None:
    """SD-PASS-5: V-PASS: 3 and 2 are 5; nobody else pays or gets anything."""
    t = passer(edition).play("pass L4", "take X5", "Z5")
    assert t.g.gold == [5, 4, 4]
    assert t.told("got_pass_gold") == [{"kind": "got_pass_gold", "seat": 0, "gold": 2}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_PASS_6_no_dragon_no_mission(edition: str) -> None:
    """SD-PASS-6: with ships for all four of the row; the next player's turn follows."""
    t = passer(edition, fleets=[FLEET]).play("pass L4", "take X5", "Z5")
    assert t.asked == (1, "turn")
    assert (t.g.turn, t.g.completed[0], t.g.dragons) == (1, (), [])


def test_SD_PASS_6_the_same_fleet_after_a_dragon() -> None:
    """SD-PASS-6: there the mission is asked about."""
    assert passer(fleets=[FLEET]).play("place L4 E7 F5 F6 F7").asked == (0, "mission")


def test_SD_R_26_the_order_of_a_pass() -> None:
    """SD-R-26: head and card go, a card is taken, its place is filled, and then there is gold."""
    t = passer().play("pass L4")
    assert (t.g.heads[0], t.g.hands[0], t.g.gold[0]) == (4, ("V3",), 3)
    t.play("take X5")
    assert (t.asked, t.g.gold[0]) == ((CHANCE, "refill"), 3)
    assert t.g.hands[0] == ("V3", "X5")
    t.play("Z5")
    assert t.kinds() == ["passed", "took_card", "revealed_card", "got_pass_gold"]
    assert t.g.market["large"] == ("L5", "Z5")


def test_SD_R_26_from_a_deck_as_in_step_three() -> None:
    """SD-R-26, SD-R-22: where the edition has decks, unseen; nothing is turned up for it."""
    t = passer(hands=[("I5", "V3")], edition="es").play("pass I5", "draw large")
    assert (t.asked, t.ask.to) == ((CHANCE, "draw"), (0,))
    assert "I5" not in t.options
    t.play("Z5")
    assert t.g.market == MARKET
    assert (t.g.hands[0], t.g.shown[0]) == (("V3", "Z5"), ())
    assert t.kinds() == ["passed", "drew_card", "got_pass_gold"]


def test_SD_R_26_a_passed_card_is_hidden_no_more() -> None:
    """SD-R-26: nor does anybody remember it as one of the hand."""
    t = passer().play("pass L4", "take X5", "Z5")
    assert t.g.shown[0] == ("X5",)
    t.play("pass L4", "take I3", "I3", "pass L4", "take I3", "I3", "pass X5", "take I3", "I3")
    assert t.g.shown[0] == ("I3",)
    assert t.g.passed[0][-2:] == ("L4", "X5")


def test_SD_R_25_a_forced_pass_is_a_pass() -> None:
    """SD-R-25: it costs and brings the same."""
    t = passer(dragons=RING, heads=(3, 5, 5), hands=[("I4", "O4")])
    t.play("pass I4", "take L5", "Z5")
    assert (t.g.heads[0], t.g.gold[0], t.g.hands[0]) == (2, 5, ("L5", "O4"))


def test_a_last_pass_takes_no_card() -> None:
    """SD-R-23: the head, the card and the gold are as ever."""
    t = passer(heads=(1, 1, 1)).play("pass L4")
    assert t.asked == (1, "turn")
    assert (t.g.heads[0], t.g.hands[0], t.g.gold[0]) == (0, ("V3",), 5)
