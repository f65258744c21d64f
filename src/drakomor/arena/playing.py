"""One game between bots, as fast as they answer: the state is never copied, and views are made on demand.

Chance and bots depend on the game's own seed as they do in a match: a match with that seed goes the same way.
"""

from functools import partial
from random import Random
from typing import Any

import msgspec

from drakomor import bots, games
from drakomor.kernel import Answer, Ask, Malformed
from drakomor.kernel.chance import seeded


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: enough for another process to play any game of it."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any] = {}
    components: Any = None
    seed: str = ""
    balance: bool = True  # the bots change seats from game to game


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played to its end."""

    number: int
    seed: str
    entrants: tuple[int, ...]  # by seat: which bot of the series sat there
    result: tuple[float, ...]  # by seat
    answers: int  # of seats
    rolls: int  # answers of chance
    offered: int  # options of all questions together
    widest: int  # options of the widest question
    facts: dict[str, Any]  # what the game tells of itself
    scores: tuple[dict[str, float], ...]  # by seat: the numbers of its score sheet


class Arena:
    """A series, ready to be played."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = games.find(series.game)
        self.bots = [bots.find(name) for name in series.bots]
        self.options = self.game.settle(series.options)

    def play(self, number: int) -> Played:
        """One game of the series: the same in any order and any process."""
        return Run(self, number).played()

    def check(self) -> None:
        """Raises `Malformed` where such a game cannot begin."""
        Run(self, 0)

    def seating(self, number: int) -> tuple[int, ...]:
        count = len(self.bots)
        shift = number if self.series.balance else 0
        return tuple((seat + shift) % count for seat in range(count))


class Run:
    """A game in progress."""

    def __init__(self, arena: Arena, number: int) -> None:
        self.arena, self.game, self.number = arena, arena.game, number
        self.seed = f"{arena.series.seed}:{number}"
        self.entrants = arena.seating(number)
        self.plies = self.rolls = 0
        self.g = self.game.start(len(arena.bots), arena.options, arena.series.components, self._roll)
        self.g.log = None  # nobody listens

    def played(self) -> Played:
        answers, offered, widest = self._play()
        score = self.game.score(self.g)
        return Played(
            number=self.number,
            seed=self.seed,
            entrants=self.entrants,
            result=tuple(self.game.result(self.g)),
            answers=answers,
            rolls=self.rolls,
            offered=offered,
            widest=widest,
            facts=self.game.facts(self.g),
            scores=tuple(_numbers(sheet) for sheet in score.get("seats", ())),
        )

    def _play(self) -> tuple[int, int, int]:
        """Plays to the end; how many answers there were, and how many options."""
        g, game, rng = self.g, self.game, Random(self.seed)
        sitting = [self.arena.bots[entrant] for entrant in self.entrants]
        looks = [partial(game.view, g, seat) for seat in range(len(sitting))]
        answers = offered = widest = 0
        while g.asks:
            seat = min(g.asks)
            ask = g.asks[seat]
            answer = sitting[seat].answer(ask, looks[seat], rng)
            self._check(ask, answer)
            self.plies += 1
            answers, offered = answers + 1, offered + len(ask.options)
            widest = max(widest, len(ask.options))
            game.advance(g, seat, answer, self._roll)
        return answers, offered, widest

    def _roll(self, ask: Ask) -> Answer:
        outcome = seeded(self.seed, self.plies, ask)
        self.plies += 1
        self.rolls += 1
        return outcome

    def _check(self, ask: Ask, answer: Answer) -> None:
        """A bot that cheats and a game without an end are found out at once."""
        if answer not in ask.options:
            name = self.arena.series.bots[self.entrants[ask.seat]]
            raise Malformed(f"seed {self.seed}", "bot-answers-wrong", bot=name, answer=str(answer)[:40])
        if self.plies >= self.game.longest:
            raise Malformed(f"seed {self.seed}", "no-end", most=self.game.longest)


def _numbers(sheet: dict[str, Any]) -> dict[str, float]:
    return {name: value for name, value in sheet.items() if type(value) in (int, float)}
