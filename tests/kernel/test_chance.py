"""Dice: fair, by their odds, and settled by their place alone."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import connect_four
from drakomor.kernel import CHANCE, Ask
from drakomor.kernel.chance import clone, playout, rolls, seeded, wander
from tests.kernel.skirmish import GAME

D8 = Ask(CHANCE, "d8", tuple(range(1, 9)))
D3 = Ask(CHANCE, "d3", (1, 2, 3))
BAG = Ask(CHANCE, "draw", ("crew", "gun", "mage"), odds=(7, 2, 1))

# The 99.9 % points of chi-square by degrees of freedom. Seeds are fixed, so these tests never waver.
CRITICAL = {1: 10.83, 2: 13.82, 7: 24.32}


def chi_square(counts: Counter[Any], odds: dict[Any, int]) -> float:
    total, all_odds = counts.total(), sum(odds.values())
    wanted = {option: total * odds[option] / all_odds for option in odds}
    return sum((counts[option] - wanted[option]) ** 2 / wanted[option] for option in odds)


@pytest.mark.parametrize("ask", [D8, D3, BAG], ids=lambda ask: ask.prompt)
@pytest.mark.parametrize("seed", ["a", "b", "f00d"])
def test_seeded_dice_are_fair(ask: Ask, seed: str) -> None:
    odds = dict(zip(ask.options, ask.odds or [1] * len(ask.options), strict=True))
    by_ply = Counter(seeded(seed, ply, ask) for ply in range(4000))
    by_seed = Counter(seeded(f"{seed}{number}", 7, ask) for number in range(4000))
    for counts in (by_ply, by_seed):
        assert chi_square(counts, odds) < CRITICAL[len(odds) - 1]


def test_consecutive_rolls_are_independent() -> None:
    coin = Ask(CHANCE, "coin", (0, 1))
    rolled = [seeded("pairs", ply, coin) for ply in range(4001)]
    same = Counter(one == other for one, other in pairwise(rolled))
    assert chi_square(same, {True: 1, False: 1}) < CRITICAL[1]


def test_a_limit_that_does_not_divide_evenly_has_no_bias() -> None:
    """Of a limit just above half the span the remainder alone would give low numbers twice as often."""
    limit = 2**63 + 2**62
    ask = Ask(CHANCE, "draw", ("low", "high"), odds=(2**62, limit - 2**62))
    counts = Counter(seeded("bias", ply, ask) for ply in range(3000))
    assert chi_square(counts, {"low": 1, "high": 2}) < CRITICAL[1]


@pytest.mark.parametrize("ask", [D8, BAG], ids=lambda ask: ask.prompt)
def test_rolls_for_simulations_are_fair(ask: Ask) -> None:
    odds = dict(zip(ask.options, ask.odds or [1] * len(ask.options), strict=True))
    roll = rolls(Random(1))
    assert chi_square(Counter(roll(ask) for _ in range(8000)), odds) < CRITICAL[len(odds) - 1]


def test_what_has_no_odds_never_comes() -> None:
    ask = Ask(CHANCE, "draw", ("no", "yes", "never"), odds=(0, 3, 0))
    roll = rolls(Random(2))
    assert {seeded("odds", ply, ask) for ply in range(200)} == {roll(ask) for _ in range(200)} == {"yes"}


def test_a_roll_is_settled_by_seed_and_ply() -> None:
    assert [seeded("s", ply, D8) for ply in range(40)] == [seeded("s", ply, D8) for ply in range(40)]
    assert [seeded("s", ply, D8) for ply in range(40)] != [seeded("t", ply, D8) for ply in range(40)]


def test_seed_and_ply_do_not_run_together() -> None:
    wide = Ask(CHANCE, "wide", tuple(range(10**6)))
    assert seeded("1", 23, wide) != seeded("12", 3, wide)


def test_a_playout_plays_a_clone_to_the_end_and_leaves_the_original() -> None:
    g = connect_four.GAME.start()
    copy = clone(g)
    count = playout(copy, Random(3))
    assert 7 <= count <= 42
    assert (copy.asks, copy.log) == ({}, None)
    assert (g.stones, len(g.asks)) == ([0, 0], 1)


def test_wandering_ends_where_it_is_told() -> None:
    g = clone(GAME.start())
    assert wander(g, Random(4), 5) == 5
    assert g.asks
