"""What a bot is: somebody who is asked, may look at the table from its own seat, and answers."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Protocol, TypeAlias

from drakomor import games
from drakomor.kernel import Answer, Ask, Game

Look: TypeAlias = Callable[[], dict[str, Any]]  # the seat's view, as plain JSON


class Bot(Protocol):
    """A bot has no state between questions and gets no more than a player gets: never the state of the game.

    Whatever it does by chance comes from `rng`: the same view and the same `rng` give the same answer.
    """

    def answer(self, ask: Ask, look: Look, rng: Random) -> Answer: ...


@cache
def game_of(name: str) -> Game[Any]:
    """The game that a view names."""
    return games.find(name)


def some(options: tuple[Answer, ...], most: int, rng: Random) -> list[Answer]:
    """The options in order; where there are too many to try (1536 layouts of a sea), so many of them."""
    if len(options) <= most:
        return list(options)
    return [options[i] for i in sorted(rng.sample(range(len(options)), most))]
