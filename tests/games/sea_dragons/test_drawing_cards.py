"""Chapter 5: the new dragon card at the end of a turn (SD-DRAW, SD-R-21, SD-R-22)."""

from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.kernel import CHANCE
from tests.games.sea_dragons.table import Table, begin, table

PARTS = GAME.parts()
PLACE = {  # somewhere beside the island, over open sea, for a card of each size
    "small": ("V3", "place V3 E6 E7 F7"),
    "medium": ("T4", "place T4 F9 F10 F11 G10"),
    "large": ("P5", "place P5 I10 I11 J9 J10 J11"),
}
MARKET: dict[str, tuple[str, ...]] = {"small": ("I3", "V3"), "medium": ("O4", "L4"), "large": ("L5", "X5")}


def placed(size: str, **facts: Any) -> Table:
    """A dragon of a size has been placed, and there is nothing else to do before the card."""
    shape, place = PLACE[size]
    t = table(hands=[(shape, "S4")], market=MARKET, **facts)
    return t.play(place)


def thin(**counts: int) -> Any:
    """Our own data with so few cards of each size that a deck runs out."""
    own = GAME.components()
    kept = {"small": ("I3", "V3"), "medium": ("T4", "S4"), "large": ("P5", "L5")}
    shapes = tuple(
        msgspec.structs.replace(card, count=counts.get(card.id, 40))
        for card in own.shapes.shape
        if card.id in kept[card.size]
    )
    return msgspec.structs.replace(own, shapes=msgspec.structs.replace(own.shapes, shape=shapes))


def test_SD_DRAW_1_exactly_one_card() -> None:
    """SD-DRAW-1: the hand is two again, and the next player's turn begins."""
    t = placed("small")
    assert t.asked == (0, "take")
    t.play("take O4", "S4")
    assert t.g.hands[0] == ("O4", "S4")
    assert t.asked == (1, "turn")


@pytest.mark.parametrize(
    ("size", "options"),
    [
        ("small", "draw large, draw medium, take L4, take L5, take O4, take X5"),
        ("medium", "draw large, draw small, take I3, take L5, take V3, take X5"),
        ("large", "draw medium, draw small, take I3, take L4, take O4, take V3"),
    ],
)
def test_SD_DRAW_2_not_the_size_that_was_played(size: str, options: str) -> None:
    """SD-DRAW-2, SD-DRAW-3: V-DRAW-1, V-DRAW-2: six options of the two other sizes."""
    t = placed(size)
    assert t.options == options.split(", ")
    for answer in (f"draw {size}", f"take {MARKET[size][0]}"):
        refusal = t.refusal(0, answer)
        assert refusal is not None
        assert (refusal.clause, refusal.facts) == ("SD-DRAW-2", {"size": size})


def test_SD_DRAW_3_a_card_of_the_market() -> None:
    """SD-DRAW-3: everybody sees it; one that does not lie there cannot be taken."""
    t = placed("small")
    assert t.why(0, "take T4") == "SD-DRAW-3"
    assert t.why(0, "take nothing") == "SD-DRAW-3"
    t.play("take X5")
    assert t.told("took_card") == [{"kind": "took_card", "seat": 0, "shape": "X5"}]
    assert t.g.shown[0] == ("X5",)


def test_SD_DRAW_3_the_top_card_of_a_deck() -> None:
    """SD-DRAW-3: its owner alone sees which; each card of the deck is as likely as any other."""
    t = placed("small").play("draw large")
    assert (t.asked, t.ask.to, t.ask.about) == ((CHANCE, "draw"), (0,), {"size": "large"})
    assert dict(zip(t.options, t.ask.odds, strict=True)) == {
        "F5": 2, "I5": 1, "L5": 1, "N5": 2, "P5": 2, "T5": 1, "U5": 1, "V5": 1, "W5": 1, "Y5": 2, "Z5": 2,
    }  # fmt: skip
    t.play("Z5")
    assert t.g.hands[0] == ("S4", "Z5")
    assert t.g.shown[0] == ()
    assert "Z5" not in str(GAME.view(t.g, 1)["tables"]["hand"])
    assert sum(t.g.decks["large"]) == 18 - 2 - 1


def test_SD_DRAW_4_the_market_is_filled_from_the_same_deck() -> None:
    """SD-DRAW-4: in the place that was left."""
    t = placed("small").play("take L5")
    assert (t.asked, t.ask.clause, t.ask.to) == ((CHANCE, "refill"), "SD-DRAW-4", None)
    assert t.ask.about == {"size": "large"}
    assert "X5" not in t.options
    t.play("I5")
    assert t.g.market == {**MARKET, "large": ("I5", "X5")}
    assert t.told("revealed_card") == [{"kind": "revealed_card", "size": "large", "shape": "I5"}]


def test_SD_DRAW_4_one_of_two_equal_cards() -> None:
    """SD-DRAW-4, SD-DRAW-3: it does not matter which, so that they are one option; one is replaced."""
    shape, place = PLACE["small"]
    t = table(hands=[(shape, "S4")], market={"large": ("Z5", "Z5")}).play(place)
    assert t.offered("take Z5") == ["take Z5"]
    t.play("take Z5", "W5")
    assert sorted(t.g.market["large"]) == ["W5", "Z5"]


@pytest.mark.parametrize("rest", ["I3", "S4", "P5"])
def test_SD_DRAW_5_the_card_that_stays_in_hand_plays_no_role(rest: str) -> None:
    """SD-DRAW-5: the same six options."""
    t = table(hands=[("V3", rest)], market=MARKET).play(PLACE["small"][1])
    assert t.options == ["draw large", "draw medium", "take L4", "take L5", "take O4", "take X5"]


def test_SD_DRAW_5_a_deck_leaves_the_market_alone() -> None:
    """SD-DRAW-5: nothing is turned up for a card that comes from a deck."""
    t = placed("small").play("draw large", "Z5")
    assert t.g.market == MARKET
    assert t.told("revealed_card") == []
    assert t.asked == (1, "turn")


def test_SD_R_21_an_empty_deck_is_no_source() -> None:
    """SD-R-21: the market's cards of that size are; the reason is named."""
    t = table(components=thin(P5=1, L5=2), hands=[("V3", "S4")] * 3, market=THIN).play(PLACE["small"][1])
    assert sum(t.g.decks["large"]) == 1
    assert "draw large" in t.options
    t = table(components=thin(P5=1, L5=1), hands=[("V3", "S4")] * 3, market=THIN).play(PLACE["small"][1])
    assert t.options == ["draw medium", "take L5", "take P5", "take S4", "take T4"]
    assert t.why(0, "draw large") == "SD-R-21"


THIN: dict[str, tuple[str, ...]] = {"small": ("I3", "V3"), "medium": ("T4", "S4"), "large": ("P5", "L5")}


def test_SD_R_21_the_market_is_not_refilled_from_another_deck() -> None:
    """SD-R-21: its place stays empty, and cannot be taken from."""
    thin_ = thin(P5=1, L5=1)
    t = table(components=thin_, hands=[("V3", "S4")] * 3, market=THIN).play(PLACE["small"][1], "take L5")
    assert t.asked == (1, "turn")
    assert t.g.market["large"] == ("P5", "")
    t.play("place V3 F9 F10 G10")
    assert t.options == ["draw medium", "take P5", "take S4", "take T4"]


def test_SD_R_21_without_a_card_of_an_allowed_size_any_size_will_do() -> None:
    """SD-R-21: other data than ours: after a small card only small ones are left."""
    few = thin(T4=6, S4=6, P5=1, L5=1)
    far = """
        1 T4 O1 O2 O3 N2; 1 T4 O5 O6 O7 N6; 2 T4 O9 O10 O11 N10; 2 T4 O13 O14 O15 N14;
        1 S4 K1 K2 L2 L3; 1 S4 K5 K6 L6 L7; 2 S4 K10 K11 L11 L12;
        2 P5 A1 A2 B1 B2 C1; 1 L5 A11 A12 A13 A14 B14
    """
    market: dict[str, tuple[str, ...]] = {"small": ("I3", "V3"), "medium": ("", ""), "large": ("", "")}
    hands = [("V3", "S4"), ("T4", "S4"), ("T4", "S4")]
    t = table(far, components=few, hands=hands, market=market).play(PLACE["small"][1])
    assert t.options == ["draw small", "take I3", "take V3"]


def test_SD_R_21_without_any_card_nothing_is_taken() -> None:
    """SD-R-21: other data than ours: 35 cards, all of which are on hands and boards in the end."""
    few = thin(I3=6, V3=6, T4=6, S4=6, P5=6, L5=5)
    t, rng = begin(players=5, components=few), Random(2)
    empty = 0
    while t.g.asks:
        left = [name for row in t.g.market.values() for name in row if name]
        left += [size for size, deck in t.g.decks.items() if any(deck)]
        if t.asked[1] == "turn" and not left:
            empty += 1
            assert 1 <= len(t.g.hands[t.asked[0]]) <= 2
        t.play(rng.choices(t.ask.options, t.ask.odds or None)[0])
    assert empty == 10
    assert t.g.ended == "heads"


def test_SD_R_22_nothing_is_shuffled_back() -> None:
    """SD-R-22: placed and passed cards, paid ships, used coral cards are not in a deck again."""
    t, rng = begin(players=3), Random(11)
    while t.g.asks:
        t.play(rng.choices(t.ask.options, t.ask.odds or None)[0])
    g = t.g
    assert [card for row in g.passed for card in row]
    for size in ("small", "medium", "large"):
        gone = [dragon.shape for dragon in g.dragons] + [name for row in g.passed for name in row]
        held = [name for row in (*g.hands, g.market[size]) for name in row if name]
        out = [name for name in gone + held if PARTS.cards[name].size == size]
        assert sum(g.decks[size]) + len(out) == sum(PARTS.decks[size])
    assert sum(g.paid_ships) > 0
    tokens = sum(g.paid_ships) + len(g.ships) + sum(map(sum, g.fleets)) + sum(g.ship_bag)
    assert tokens == 44


def test_SD_R_22_a_passed_card_is_not_in_its_deck() -> None:
    """SD-R-22: the one X5 of the game, thrown away, is not drawn again."""
    t = table(hands=[("X5", "S4")], edition="es").play("pass X5", "draw large")
    assert "X5" not in t.options
