"""Dice: what answers when chance is asked. They belong to the match or the search, never to a position."""

from hashlib import sha256
from random import Random
from typing import Any

from drakomor.kernel.asks import Answer, Ask, Dice
from drakomor.kernel.frames import State, hear, run


def rolls(rng: Random) -> Dice:
    """Dice for simulations, from a generator."""
    draw = rng.random

    def roll(ask: Ask) -> Answer:
        options = ask.options
        if not ask.odds:
            return options[int(draw() * len(options))]
        left = draw() * sum(ask.odds)
        for option, odds in zip(options, ask.odds, strict=True):
            left -= odds
            if left < 0:
                return option
        return options[-1]

    return roll


def seeded(seed: str, ply: int, ask: Ask) -> Answer:
    """Dice for matches: an outcome depends on the seed and its place alone, so taking back cannot reroll."""
    total = sum(ask.odds) or len(ask.options)
    left = _below(total, f"{seed}:{ply}")
    for option, odds in zip(ask.options, ask.odds or [1] * total, strict=True):
        left -= odds
        if left < 0:
            return option
    raise AssertionError("the odds add up to less than their sum")


def _below(limit: int, place: str) -> int:
    """A number below the limit, all equally likely: what does not divide evenly is drawn again."""
    span = 2**64 - 2**64 % limit
    for count in range(1000):
        number = int.from_bytes(sha256(f"{place}:{count}".encode()).digest()[:8])
        if number < span:
            return number % limit
    raise AssertionError("a thousand draws outside the span")


def playout(g: State, rng: Random, most: int = 100_000) -> int:
    """Plays on at random to the end, in place; the number of answers that seats gave."""
    dice, draw = rolls(rng), rng.random
    run(g, dice)
    count = 0
    while g.asks and count < most:
        for seat, ask in g.asks.items():
            options = ask.options
            if hear(g, seat, options[int(draw() * len(options))]):
                run(g, dice)
            count += 1
            break
    return count


def clone(g: Any) -> Any:
    """A copy in which nobody listens, for searching."""
    new = g.copy()
    new.log = None
    return new
