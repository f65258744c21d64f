"""Flat Monte-Carlo: options are compared by random play to the end, each time in a newly imagined world.

The budget, of playouts or of seconds, is spent in rounds of equal size; after each the better half of the
options goes on (sequential halving). Where the budget allows, every option is tried at least once.
"""

from collections import defaultdict
from itertools import cycle
from math import inf
from random import Random
from time import perf_counter
from typing import Annotated, Any

import msgspec

from drakomor.bots.bot import Look, game_of, some
from drakomor.kernel import Answer, Ask, Game
from drakomor.kernel.chance import playout, rolls

STANDARD = 200  # playouts, where nothing is said
MOST = 400  # options that are tried within a time


class Budget:
    """Playouts and seconds, whichever are used up first."""

    def __init__(self, playouts: int | None, time: float | None) -> None:
        self.playouts, self.time = playouts, time
        self.played, self.began = 0, perf_counter()

    def has(self, share: float) -> bool:
        """Whether that share of the whole is not spent yet."""
        if self.playouts is not None and self.played >= self.playouts * share:
            return False
        return self.time is None or perf_counter() - self.began < self.time * share

    def spend(self) -> None:
        self.played += 1


class Flat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    playouts: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    time: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None

    def answer(self, ask: Ask, look: Look, rng: Random) -> Answer:
        if len(ask.options) == 1:
            return ask.options[0]
        playouts = STANDARD if self.playouts is None and self.time is None else self.playouts
        rivals = some(ask.options, playouts or MOST, rng)
        return Search(look(), ask.seat, rng).best(rivals, Budget(playouts, self.time))


class Search:
    """Looks for the best answer to one question."""

    def __init__(self, view: dict[str, Any], seat: int, rng: Random) -> None:
        self.game: Game[Any] = game_of(view["game"])
        self.view, self.seat, self.rng = view, seat, rng
        self.sums: defaultdict[Answer, float] = defaultdict(float)
        self.visits: defaultdict[Answer, int] = defaultdict(int)

    def best(self, rivals: list[Answer], budget: Budget) -> Answer:
        """Ties go to the option that comes first."""
        rounds = max(1, (len(rivals) - 1).bit_length())
        for done in range(1, rounds + 1):
            self._try(rivals, budget, done / rounds)
            kept = set(sorted(rivals, key=self._mean, reverse=True)[: (len(rivals) + 1) // 2])
            rivals = [answer for answer in rivals if answer in kept]
        return rivals[0]

    def _try(self, rivals: list[Answer], budget: Budget, share: float) -> None:
        """Tries the rivals in turn until that share is spent; the first time of each is owed to it."""
        for answer in cycle(rivals):
            if not budget.has(share if self.visits[answer] else 1.0):
                return
            self.sums[answer] += self._played(answer)
            self.visits[answer] += 1
            budget.spend()

    def _played(self, answer: Answer) -> float:
        world = self.game.imagine(self.view, self.rng)
        world.log = None
        self.game.advance(world, self.seat, answer, rolls(self.rng))
        playout(world, self.rng)
        return self.game.worth(world, self.seat)

    def _mean(self, answer: Answer) -> float:
        return self.sums[answer] / self.visits[answer] if self.visits[answer] else -inf
