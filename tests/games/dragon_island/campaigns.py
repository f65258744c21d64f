"""Games of every kind, remembered answer by answer: voyages from rich positions, and games from the first
moment on."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import Match
from tests.games.dragon_island.voyages import CRUISES, Moment, some_answer, voyages
from tests.golden.captains import Captain, Policy, Visitor, crew, eager, moody

ROUNDS = 8
CREWS: tuple[Policy, ...] = (  # who sail, beside those who do as they like
    moody(crew(Captain("front", 2, chest=12), Captain("rear"), Captain(ships=2)), 0.8),
    crew(eager, *[Visitor(0)] * 3),
)
GAMES = 1 + len(CREWS)  # from the first moment, under each set of options


def begun(name: str, seed: int) -> Iterator[Moment]:
    """A whole game; the dice like ones and eights, and seats like to fight."""
    cruise, rng = CRUISES[name], Random(f"campaign {name} {seed}")
    g = GAME.start(cruise.players, {**cruise.options, "round_limit": ROUNDS})
    while g.asks:
        seat, answer = some_answer(g, rng)
        after = GAME.play(g, seat, answer)
        yield Moment(g, seat, answer, after)
        g = after


def steered(name: str, policy: Policy, rounds: int = 2 * ROUNDS) -> Iterator[Moment]:
    """A whole game of captains with a purpose; chance answers by itself."""
    cruise, rng = CRUISES[name], Random(f"steered {name}")
    names = [f"seat {seat}" for seat in range(cruise.players)]
    match = Match.begin(GAME, names, {**cruise.options, "round_limit": rounds}, seed=name)
    while not match.is_over:
        match.play(*policy(match, rng))
    for before, moment in pairwise(match.history):
        yield Moment(before.state, moment.seat, match.plies[moment.ply].answer, moment.state)


def played(name: str, number: int) -> Iterator[Moment]:
    return steered(name, CREWS[number - 1]) if number else begun(name, 0)


@cache
def campaign(name: str, number: int) -> tuple[Moment, ...]:
    return tuple(played(name, number))


def campaigns(name: str) -> Iterator[tuple[Moment, ...]]:
    """Whole games, and what came of rich positions."""
    yield from (campaign(name, number) for number in range(GAMES))
    yield from voyages(name)


def step_by_step(name: str) -> Iterator[tuple[Moment, ...]]:
    """Those in which chance is asked like the seats."""
    yield campaign(name, 0)
    yield from voyages(name)


def states(name: str) -> Iterator[Sea]:
    for moments in campaigns(name):
        yield moments[0].before
        yield from (moment.after for moment in moments)
