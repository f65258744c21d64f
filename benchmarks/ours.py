"""Our subjects."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import msgspec

from benchmarks.worker import Piece
from connect_four import GAME as FOUR
from drakomor.games.lords_of_the_seas import GAME as LORDS
from drakomor.kernel import CHANCE, Answer, Ask, read_position, write_position
from drakomor.kernel.chance import playout, rolls, wander
from drakomor.kernel.frames import run

SAMPLE = range(200)  # games that are counted beforehand; those that are measured follow
COPIES = 100
GAMES = 20


def lords() -> Piece:
    """Whole games, from the laying of the boards to the final score, each another one; nobody listens."""
    shares, seeds = _shares(), count(len(SAMPLE))

    def piece() -> dict[str, int]:
        rng = Random(next(seeds))
        g = LORDS.start(dice=rolls(rng))
        g.log = None
        decisions = playout(g, rng)
        beside = {unit: round(decisions * share) for unit, share in shares.items()}
        return {"decisions": decisions, **beside, "games": 1}

    return piece


def _shares() -> dict[str, float]:
    """Choices of two or more, and outcomes of chance, per decision: counted where nothing is measured."""
    counts: Counter[str] = Counter()
    roll = rolls(Random(0))

    def answer(ask: Ask) -> Answer:
        counts["chance" if ask.seat == CHANCE else "decisions"] += 1
        counts["choices"] += ask.seat != CHANCE and len(ask.options) > 1
        return roll(ask)

    for _ in SAMPLE:
        run(LORDS.start(dice=answer), answer, everyone=True)
    return {unit: counts[unit] / counts["decisions"] for unit in ("choices", "chance")}


def amid_the_game() -> Any:
    """A position of Lords of the Seas after thirty answers, about the middle of a random game."""
    rng = Random(1)
    g = LORDS.start(dice=rolls(rng))
    g.log = None
    wander(g, rng, 30)
    return g


def copies(copy: Callable[[], Any], number: int = COPIES) -> Piece:
    def piece() -> dict[str, int]:
        for _ in range(number):
            copy()
        return {"copies": number}

    return piece


def lords_copy() -> Piece:
    return copies(amid_the_game().copy)


def lords_deepcopy() -> Piece:
    """What the rules made of the component data is shared, as it is in our own copies."""
    g = amid_the_game()
    return copies(lambda: deepcopy(g, {id(g.parts): g.parts}), COPIES // 10)


def lords_json() -> Piece:
    g = amid_the_game()

    def through_json() -> Any:
        return read_position(LORDS, msgspec.json.decode(msgspec.json.encode(write_position(LORDS, g))))

    return copies(through_json, COPIES // 10)


def four() -> Piece:
    """Connect Four as a search plays it: in a copy of its own, in place."""
    start, rng = FOUR.start(), Random(1)
    start.log = None

    def piece() -> dict[str, int]:
        decisions = sum(playout(start.copy(), rng) for _ in range(GAMES))
        return {"decisions": decisions, "games": GAMES}

    return piece


def four_pure() -> Piece:
    """Connect Four as a match plays it: every answer is checked, and makes a new state."""
    rng = Random(1)

    def piece() -> dict[str, int]:
        g, decisions = FOUR.start(), 0
        while g.asks:
            ((seat, ask),) = g.asks.items()
            g = FOUR.play(g, seat, rng.choice(ask.options))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return piece
