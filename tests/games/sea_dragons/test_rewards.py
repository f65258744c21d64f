"""Chapter 3: what a dragon brings to its owner and to those it touches (SD-REWARD, SD-ADJ).

The upper left of the sea and the island's shore, in all positions here:

      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  A   C  W  S  S  W  .  S  ~  .  C  W  W  S  .  W
  B   .  W  G  C  G  .  G  ~  G  S  .  S  G  S  C
  C   S  .  .  W  S  W  .  ~  S  .  S  .  W  .  G
  D   .  S  W  G  .  .  S  ~  .  .  .  .  S  .  .
  E   S  .  .  .  S  .  .  ~  W  S  S  C  W  .  W
  F   W  .  W  G  S  G  .  ~  .  .  .  S  G  .  W
"""

from typing import Any

import pytest

from drakomor.games.sea_dragons.chart import mask_of
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.placing import touched
from drakomor.kernel import CHANCE
from tests.games.sea_dragons.table import Table, table

CORAL = "1 I3 A5 B5 C5"  # beside B4, where a coral is
TO_CORAL = "place V3 A4 B3 B4"


def coral(*shape: str, **facts: Any) -> Table:
    """The first player may place a dragon beside another's, over the coral on B4."""
    facts = {"tokens": {"A4": "blue"}, "gold": (4, 4, 4), **facts}
    return table(CORAL, hands=[shape or ("V3", "S4")], **facts)


def few(deck: int, bottom: tuple[tuple[int, str], ...] = ()) -> Table:
    """The same with so many coral cards that nobody has seen, gold ones; all others have been used."""
    gone = [name for name, card in GAME.parts().corals.items() for _ in range(card.count)]
    for name in ("gold",) * deck + tuple(name for _, name in bottom):
        gone.remove(name)
    return coral(used=gone, bottom=bottom)


# Ships, gold, corals


def test_SD_REWARD_1_every_symbol_is_rewarded_at_once() -> None:
    """SD-REWARD-1, SD-REWARD-6: a ship on A4, gold on B3, a coral on B4; before anything else is asked."""
    t = coral().play(TO_CORAL)
    assert (t.g.fleets[0], t.g.gold[0]) == ((0, 0, 0, 1), 5)
    assert (t.asked, t.ask.clause) == ((CHANCE, "coral"), "SD-REWARD-4")
    assert t.g.turn == 0


def test_SD_REWARD_1_open_sea_brings_nothing() -> None:
    """SD-REWARD-1: nor do whirlpools and currents."""
    t = table(hands=[("L4", "S4")]).play("place S4 E6 E7 F7 F8")
    assert t.kinds()[:2] == ["placed", "paid"]
    assert t.asked == (0, "take")
    assert (t.g.fleets[0], t.g.corals[0]) == ((0, 0, 0, 0), ())


@pytest.mark.parametrize("colour", ["green", "purple", "red", "blue"])
def test_SD_REWARD_2_the_ship_goes_to_its_player(colour: str) -> None:
    """SD-REWARD-2: face up, seen by all, and off the board."""
    t = coral(tokens={"A4": colour}).play(TO_CORAL)
    number = GAME.parts().colours.index(colour)
    assert t.g.fleets[0] == tuple(int(one == number) for one in range(4))
    assert "A4" not in t.g.ships
    assert t.told("took_ship") == [{"kind": "took_ship", "seat": 0, "cell": "A4", "colour": colour}]
    for seat in (None, 1):
        assert GAME.view(t.g, seat)["tables"]["fleets"][0] == list(t.g.fleets[0])


@pytest.mark.parametrize(
    ("shape", "cells", "gold"), [("T4", "E6 F5 F6 F7", 1), ("V3", "E6 E7 F7", 0), ("P5", "F4 F5 F6 G5 G6", 2)]
)
def test_SD_REWARD_3_one_gold_for_each_symbol(shape: str, cells: str, gold: int) -> None:
    """SD-REWARD-3."""
    t = table(hands=[(shape, "S4")]).play(("place", shape, *cells.split()))
    assert t.told("found_gold") == ([{"kind": "found_gold", "seat": 0, "gold": gold}] if gold else [])
    assert t.g.gold[0] == 4 + gold - 2 * ("G5" in cells)


def test_SD_REWARD_4_two_coral_cards_and_one_of_them_is_kept() -> None:
    """SD-REWARD-4: the other one goes under the deck."""
    t = coral().play(TO_CORAL)
    assert dict(zip(t.ask.options, t.ask.odds, strict=True)) == {
        name: card.count for name, card in GAME.parts().corals.items()
    }
    t.play("gold")
    assert t.asked == (CHANCE, "coral")
    t.play("wild")
    assert (t.asked, t.options) == ((0, "keep"), ["gold", "wild"])
    t.play("wild")
    assert t.g.corals == [("wild",), (), ()]
    assert [(one.seat, one.coral) for one in t.g.coral_bottom] == [(0, "gold")]
    assert sum(t.g.coral_deck) == 22


def test_SD_REWARD_4_what_was_drawn_is_out_of_the_deck() -> None:
    """SD-REWARD-4: the second card is another one."""
    t = coral(corals=[(), ("gold", "gold", "gold")]).play(TO_CORAL, "gold")
    assert "gold" not in t.options


def test_SD_REWARD_5_the_kept_card_is_secret() -> None:
    """SD-REWARD-5: others know that there is one; which, its owner alone; so with the cards looked at."""
    t = coral().play(TO_CORAL)
    assert t.ask.to == (0,)
    t.play("gold", "wild")
    assert t.ask.to == (0,)
    t.play("wild")
    own, other = (GAME.view(t.g, seat)["tables"] for seat in (0, 1))
    assert (own["corals"], other["corals"]) == (["wild"], [])
    assert other["coral_counts"] == [1, 0, 0]
    assert "corals" not in GAME.view(t.g, None)["tables"]
    assert (own["coral_bottom"], other["coral_bottom"]) == ([[0, "gold"]], [[0, "?"]])


def test_SD_REWARD_6_several_rewards_of_one_dragon() -> None:
    """SD-REWARD-6, SD-R-14: three ships, gold, a coral: all of them."""
    t = table("1 I3 A6 B6 C6", hands=[("P5", "S4")], tokens={"A3": "red", "A4": "red"}).play(
        "place P5 A3 A4 B3 B4 B5"
    )
    assert t.g.fleets[0] == (0, 0, 2, 0)
    assert t.g.gold[0] == 4 + 2
    assert t.asked == (CHANCE, "coral")


# Gold for touched dragons

BETWEEN = "1 I3 D7 E7 F7; 2 I3 D9 E9 F9"  # on both sides of the current
DOWN = "place I3 D8 E8 F8"


def test_SD_ADJ_1_one_gold_for_each_other_player_touched() -> None:
    """SD-ADJ-1: whoever is not touched gets nothing, nor does the one who places."""
    t = table(BETWEEN, players=4, hands=[("I3", "V3")], gold=(6, 4, 4, 4)).play(DOWN)
    assert t.g.gold == [0, 5, 5, 4]
    assert t.told("was_touched") == [
        {"kind": "was_touched", "seat": 1, "gold": 1},
        {"kind": "was_touched", "seat": 2, "gold": 1},
    ]


def test_SD_ADJ_1_a_corner_does_not_touch() -> None:
    """SD-ADJ-1, SD-PLACE-7: E6 has a corner in common with D7, and no edge."""
    t = table("1 I3 D7 D8 D9", hands=[("V3", "S4")]).play("place V3 E6 F6 F7")
    assert t.g.gold[1] == 4
    assert t.told("was_touched") == []


def test_SD_ADJ_2_every_dragon_counts() -> None:
    """SD-ADJ-2: V-ADJ-1: two of one player, one along three edges and one along one."""
    t = table("1 I3 D7 E7 F7; 1 I3 C9 D9 E9", hands=[("I3", "V3")], gold=(6, 4, 4)).play(DOWN)
    assert t.told("was_touched") == [{"kind": "was_touched", "seat": 1, "gold": 2}]
    assert t.g.gold == [0, 6, 4]


def test_SD_ADJ_3_the_bank_pays() -> None:
    """SD-ADJ-3: whoever places is not charged for it, even without any gold."""
    t = table("1 I3 D7 E7 F7", hands=[("V3", "S4")], gold=(0, 0, 0)).play("place V3 D6 E5 E6")
    assert t.g.gold[0] == 0
    assert t.g.gold[1] == 1


def test_SD_R_35_once_for_a_dragon_however_often_it_is_touched() -> None:
    """SD-R-35, SD-ADJ-2: along three edges is one gold; the island earns nothing for anybody."""
    t = table("1 I3 D7 E7 F7", hands=[("I3", "V3")], gold=(6, 4, 4)).play(DOWN)
    assert t.g.gold == [0, 5, 4]
    t = table(hands=[("I3", "V3")]).play("place V3 F9 F10 G10")
    assert t.g.gold == [4, 4, 4]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ("D8 E8 F8", {1: 1, 2: 1}),
        ("C7 C8 C9", {1: 1, 2: 1}),
        ("G10 G11 G12", {}),
        ("F10 F11 F12", {2: 1}),
        ("A1 A2 A3", {}),
    ],
)
def test_SD_ADJ_2_who_is_touched(cells: str, expected: dict[int, int]) -> None:
    """SD-ADJ-2: counted for any set of spaces; own dragons never count."""
    t = table(BETWEEN)
    assert touched(t.g, 0, mask_of(cells.split())) == expected
    assert 1 not in touched(t.g, 1, mask_of(cells.split()))


# The order


def test_SD_R_14_the_order_of_a_placement() -> None:
    """SD-R-14: pieces, gold symbols, payment, ships, gold for the touched; at last the corals."""
    t = table(
        "1 I3 A5 B5 C5; 2 I3 B2 C2 D2",
        hands=[("P5", "S4")], tokens={"A3": "red", "A4": "green"},
    ).play("place P5 A3 A4 B3 B4 C4")  # fmt: skip
    assert t.kinds() == [
        "placed", "found_gold", "paid", "took_ship", "took_ship", "was_touched", "was_touched"
    ]  # fmt: skip
    assert t.asked == (CHANCE, "coral")
    assert t.g.gold == [4 + 1 - 2, 5, 5]


def test_SD_R_14_a_head_is_used_before_the_corals_are_seen() -> None:
    """SD-R-14: steps 1 to 5 are one; a gold card seen through the same placement pays for nothing of it."""
    t = coral("P5", "S4", gold=(0, 4, 4))
    assert t.why(0, "place P5 A3 A4 B3 B4 C4") == "SD-PAY-2"
    t = coral().play(TO_CORAL)
    assert t.g.heads == [10, 10, 11]
    assert len(t.g.dragons) == 2


def test_SD_R_15_one_coral_after_the_other() -> None:
    """SD-R-15: draw, choose, put away; and then again, the cards of the first choice being known."""
    t = table("1 I3 D1 E1 F1").play("place S4 G1 H1 H2 I2")
    for _ in range(2):
        assert t.asked == (CHANCE, "coral")
        t.play("gold", "wild")
        assert t.asked == (0, "keep")
        t.play("wild")
    assert t.g.corals[0] == ("wild", "wild")
    assert [one.coral for one in t.g.coral_bottom] == ["gold", "gold"]


# A coral deck that runs out


def test_SD_R_16_one_coral_card_is_kept_without_a_choice() -> None:
    """SD-R-16."""
    t = few(1).play(TO_CORAL)
    assert t.options == ["gold"]
    t.play("gold")
    assert t.g.corals[0] == ("gold",)
    assert t.g.coral_bottom == []
    assert t.asked[1] in ("mission", "take")


def test_SD_R_16_no_coral_card_gives_nothing() -> None:
    """SD-R-16: and the turn goes on."""
    t = few(0).play(TO_CORAL)
    assert t.asked == (0, "take")
    assert t.g.corals[0] == ()


def test_SD_R_16_cards_from_under_the_deck_come_up_in_their_order() -> None:
    """SD-R-16, SD-CORAL-3: the deck is those under it, too; nobody is asked which."""
    t = few(1, ((1, "wild"), (2, "green-red"))).play(TO_CORAL, "gold")
    assert (t.asked, t.options) == ((0, "keep"), ["gold", "wild"])
    t.play("gold")
    assert [(one.seat, one.coral) for one in t.g.coral_bottom] == [(2, "green-red"), (0, "wild")]
    t = few(0, ((1, "wild"),)).play(TO_CORAL)
    assert t.g.corals[0] == ("wild",)


def test_SD_R_16_used_cards_never_come_back() -> None:
    """SD-R-16, SD-R-22: out of the game."""
    t = few(0).play(TO_CORAL)
    assert sum(t.g.coral_deck) == 0
    assert len(t.g.used_corals) == 24
