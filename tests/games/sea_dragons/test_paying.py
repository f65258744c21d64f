"""Chapter 4: what a placement costs, and what it may be paid with (SD-PAY, SD-R-9, SD-R-12, SD-R-13).

The sea around the island, with the spaces that cost gold (W and ~):

      4  5  6  7  8  9 10 11 12
  D   G  .  .  S  ~  .  .  .  .
  E   .  S  .  .  ~  W  S  S  C
  F   G  S  G  .  ~  .  .  .  S
  G   .  W  .  #  #  #  .  G  .
  H   ~  ~  ~  #  #  #  ~  ~  ~
  I   .  S  .  #  #  #  .  G  .
"""

from typing import Any

import pytest

from drakomor.games.sea_dragons.chart import cells_of
from drakomor.games.sea_dragons.game import GAME
from tests.games.sea_dragons.table import Table, table

SHAPES = ("I3", "V3", "I4", "O4", "T4", "S4", "L4", "I5", "P5")
WORKED = "3 V3 F6 F7 G6; 1 V3 D6 E6 E7"
N5 = "place N5 D4 E4 E5 F5 G5"  # over a whirlpool and a gold symbol


def purse(gold: int, *hand: str, **facts: Any) -> Table:
    """The first player of three has so much gold."""
    return table(hands=[hand or ("I3", "V3")], gold=(gold, 4, 4), **facts)


def worked(gold: int, corals: tuple[str, ...] = (), **options: Any) -> Table:
    """V-PLACE-1 with another purse: purple (seat 2) beside pink's and green's dragons."""
    return table(
        WORKED, players=4, mover=2, hands=[("L4", "S4")] * 2 + [("N5", "O4")],
        tokens={"E5": "red", "F5": "green"}, gold=(4, 4, gold, 4), corals=[(), (), corals], **options,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("shape", "cells", "cost"),
    [
        ("I3", "D7 E7 F7", 0),
        ("V3", "F7 F8 E7", 2),
        ("I3", "D8 E8 F8", 6),
        ("V3", "E9 F9 F10", 2),
        ("V3", "E8 E9 F9", 4),
        ("T4", "F8 F9 F10 E9", 4),
        ("I4", "H3 H4 H5 H6", 8),
        ("I5", "H2 H3 H4 H5 H6", 10),
    ],
)
def test_SD_PAY_1_two_gold_a_whirlpool_and_a_current(shape: str, cells: str, cost: int) -> None:
    """SD-PAY-1: for every space of either kind, to the bank; no other space costs anything."""
    t = purse(20, shape, "O4").play(("place", shape, *cells.split()))
    assert t.told("paid") == ([{"kind": "paid", "seat": 0, "gold": cost}] if cost else [])
    assert t.g.gold == [20 - cost, 4, 4]


@pytest.mark.parametrize(("gold", "clause"), [(5, "SD-PAY-2"), (6, ""), (7, "")])
def test_SD_PAY_2_all_of_it_or_nothing(gold: int, clause: str) -> None:
    """SD-PAY-2: no part of it, no debt; the refusal names the price and what there is."""
    t = purse(gold)
    refusal = t.refusal(0, "place I3 D8 E8 F8")
    assert (refusal.clause if refusal else "") == clause
    assert ("place I3 D8 E8 F8" in t.options) == (not clause)
    if refusal:
        assert refusal.facts == {"cost": 6, "gold": 5}


def test_SD_PAY_2_without_gold_there_is_the_open_sea() -> None:
    """SD-PAY-2: placements that cost nothing are always payable."""
    t = purse(0)
    costly = set(cells_of(t.g.board.costly))
    assert t.offered("place")
    for option in t.offered("place"):
        spaces = set(option.split()[2:])
        assert 2 * len(spaces & costly) <= len(spaces & set(cells_of(t.g.board.gold)))


def test_SD_PAY_3_gold_under_the_dragon_pays_for_it() -> None:
    """SD-PAY-3: F4 and F6 are gold symbols; G5 costs 2."""
    place = "place U5 F4 F6 G4 G5 G6"
    t = purse(0, "U5", "I3")
    assert place in t.options
    t.play(place)
    assert t.kinds()[:3] == ["placed", "found_gold", "paid"]
    assert t.g.gold[0] == 0
    one = "place V3 F6 G5 G6"
    assert purse(1).why(0, one) == ""
    refusal = purse(0).refusal(0, one)
    assert refusal is not None
    assert refusal.facts == {"cost": 2, "gold": 1}


def test_V_PLACE_2_the_last_coin_and_the_one_found() -> None:
    """SD-PAY-3, SD-R-12: 1 + 1 - 2 = 0."""
    assert worked(1).play(N5).g.gold == [4, 5, 0, 5]


def test_V_PLACE_3_one_coin_short() -> None:
    """SD-PAY-2, SD-R-12: 0 + 1 < 2."""
    refusal = worked(0).refusal(2, N5)
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SD-PAY-2", {"cost": 2, "gold": 1})
    assert N5 not in worked(0).options


def test_V_PLACE_4_a_gold_card_is_cashed() -> None:
    """SD-PAY-4, SD-R-13: 0 + 4 + 1 - 2 = 3, and the card is gone."""
    t = worked(0, ("gold",)).play(N5)
    assert t.g.gold == [4, 5, 3, 5]
    assert t.g.corals[2] == ()
    assert t.g.used_corals == ("gold",)
    assert t.told("cashed") == [{"kind": "cashed", "seat": 2, "gold": 4}]


def test_SD_PAY_4_gold_cards_make_a_placement_payable() -> None:
    """SD-PAY-4, SD-R-12: each of them is 4 gold."""
    for cards, gold, payable in ((0, 8, False), (1, 5, False), (1, 6, True), (2, 1, False), (2, 2, True)):
        t = purse(gold, "I5", "I3", corals=[("gold",) * cards])
        assert ("place I5 H2 H3 H4 H5 H6" in t.options) == payable, (cards, gold)


def test_SD_R_12_the_exact_test() -> None:
    """SD-R-12: the wild ships, the others' gold cards and what others earn do not count."""
    t = purse(5, corals=[("green-red", "wild"), ("gold",)])
    refusal = t.refusal(0, "place I3 D8 E8 F8")
    assert refusal is not None
    assert refusal.facts == {"cost": 6, "gold": 5}
    t = table("1 I3 D7 E7 F7; 2 I3 D9 E9 F9", hands=[("I3", "V3")], gold=(5, 4, 4))
    assert t.why(0, "place I3 D8 E8 F8") == "SD-PAY-2"


@pytest.mark.parametrize(("gold", "held", "used"), [(6, 3, 0), (5, 3, 1), (2, 3, 1), (1, 3, 2), (0, 2, 2)])
def test_SD_R_13_the_fewest_gold_cards_that_suffice(gold: int, held: int, used: int) -> None:
    """SD-R-13: option auto_cash; 6 to pay; a card that is not needed stays in hand."""
    t = purse(gold, corals=[("gold",) * held]).play("place I3 D8 E8 F8")
    assert len(t.told("cashed")) == used
    assert t.g.corals[0] == ("gold",) * (held - used)
    assert t.g.gold[0] == gold + 4 * used - 6
    assert t.kinds()[: 2 + used] == ["placed", *["cashed"] * used, "paid"]


def test_SD_R_13_gold_found_is_spent_before_a_card() -> None:
    """SD-R-13: a card is cashed only for what the purse and the symbols do not pay."""
    t = purse(1, corals=[("gold",)]).play("place V3 F6 G5 G6")
    assert (t.g.gold[0], t.g.corals[0], t.told("cashed")) == (0, ("gold",), [])


def test_SD_R_13_cashing_is_no_action_of_its_own() -> None:
    """SD-R-13: with auto_cash."""
    t = purse(0, corals=[("gold",)])
    assert not t.offered("cash")
    assert t.why(0, "cash gold") == "SD-R-13"


def test_SD_R_13_cashing_by_hand() -> None:
    """SD-R-13, option auto_cash: the owner cashes before placing, and only gold in hand counts."""
    t = purse(2, corals=[("gold", "gold", "wild")], auto_cash=False)
    place = "place I3 D8 E8 F8"
    refusal = t.refusal(0, place)
    assert refusal is not None
    assert refusal.facts == {"cost": 6, "gold": 2}
    assert t.options[:1] == ["cash gold"]
    t.play("cash gold")
    assert (t.asked, t.g.gold[0], t.g.corals[0]) == ((0, "turn"), 6, ("gold", "wild"))
    t.play(place)
    assert (t.g.gold[0], t.g.corals[0], len(t.told("cashed"))) == (0, ("gold", "wild"), 1)


def test_SD_R_13_what_is_not_held_is_not_cashed() -> None:
    """SD-R-13, SD-CORAL-13."""
    t = purse(2, corals=[("wild",), ("gold",)], auto_cash=False)
    assert not t.offered("cash")
    assert t.why(0, "cash gold") == "SD-CORAL-13"
    assert t.why(0, "cash wild") == "SD-CORAL-13"


def test_SD_R_9_the_bank_never_runs_out() -> None:
    """SD-R-9: with more gold about than all coins of the box."""
    t = table("1 I3 D7 E7 F7", gold=(100, 100, 100), hands=[("V3", "S4")]).play("place V3 F6 G5 G6")
    assert sum(t.g.gold) == 300 + 1 + 1 - 2
    t = table(gold=(140, 140, 140)).play("pass L4", "take I3", "V3")
    assert t.g.gold[0] == 142


def test_SD_R_39_what_reviews_say_against_the_rulebooks() -> None:
    """SD-R-39: one gold for a dragon touched, not two; large dragons from the start on."""
    t = table("1 I3 D7 E7 F7", hands=[("P5", "S4")], gold=(6, 4, 4)).play("place P5 D9 E8 E9 F8 F9")
    assert t.g.gold[1] == 5
    assert table(hands=[("P5", "S4")]).offered("place P5")


def test_no_gold_is_ever_owed() -> None:
    """SD-PAY-2: whatever is offered can be paid, for every shape and every purse."""
    for gold in range(9):
        for shape in SHAPES:
            t = purse(gold, shape, "O4" if shape != "O4" else "L4")
            for option in t.offered(f"place {shape}")[::25]:
                assert min(GAME.play(t.g, 0, tuple(option.split())).gold) >= 0
