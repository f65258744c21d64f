"""Dice: what answers when chance is asked. They belong to the match or the search, never to a position."""

from bisect import bisect
from collections.abc import Callable
from hashlib import sha256
from itertools import accumulate
from random import Random
from typing import Any

from drakomor.kernel.asks import CHANCE, Answer, Ask, Dice
from drakomor.kernel.frames import State, hear, run


def rolls(rng: Random) -> Dice:
    """Dice for simulations, from a generator."""
    draw = rng.random

    def roll(ask: Ask) -> Answer:
        options = ask.options
        if not ask.odds:
            return options[int(draw() * len(options))]
        heights = list(accumulate(ask.odds))
        return options[bisect(heights, draw() * heights[-1])]

    return roll


def seeded(seed: str, ply: int, ask: Ask) -> Answer:
    """Dice for matches: an outcome depends on the seed and its place alone, so taking back cannot reroll."""
    place = f"{seed}:{ply}"
    return outcome(ask, below(weight(ask), lambda draw: sha256(f"{place}:{draw}".encode()).digest()))


def weight(ask: Ask) -> int:
    """How many equally likely numbers the options of chance share."""
    return sum(ask.odds) or len(ask.options)


def outcome(ask: Ask, number: int) -> Answer:
    """The option that a number below the weight stands for: they share them in order, by their odds."""
    if not ask.odds:
        return ask.options[number]
    return ask.options[bisect(list(accumulate(ask.odds)), number)]


def below(limit: int, draw: Callable[[int], bytes]) -> int:
    """A number below the limit, all equally likely: what does not divide evenly is drawn again."""
    span = 2**64 - 2**64 % limit
    for count in range(1000):
        number = int.from_bytes(draw(count)[:8])
        if number < span:
            return number % limit
    raise AssertionError("a thousand draws outside the span")


def playout(g: State, rng: Random) -> int:
    """Plays on at random to the end, in place; the number of answers that seats gave."""
    roll, draw, count = rolls(rng), rng.random, 0

    def answer(ask: Ask) -> Answer:
        nonlocal count
        if ask.odds:
            return roll(ask)
        count += ask.seat != CHANCE
        options = ask.options
        return options[int(draw() * len(options))]

    run(g, answer, everyone=True)
    return count


def wander(g: State, rng: Random, answers: int) -> int:
    """Plays on at random for so many answers of seats, in place; how many there were to give."""
    roll = rolls(rng)
    for count in range(answers):
        if not g.asks:
            return count
        seat, ask = next(iter(g.asks.items()))
        if hear(g, seat, roll(ask)):
            run(g, roll)
    return answers


def clone(g: Any) -> Any:
    """A copy in which nobody listens, for searching."""
    new = g.copy()
    new.log = None
    return new
