"""Games between bots at a bare table: what they answer, and what they were shown."""

import json
from functools import partial
from random import Random
from typing import Any

from drakomor import bots, games
from drakomor.kernel import Answer, Game
from drakomor.kernel.chance import rolls

SEAS, FOUR = games.find("lords-of-the-seas"), games.find("connect-four")


def moments(
    game: Game[Any], names: tuple[str, str], seed: str, **options: Any
) -> list[tuple[Any, int, Answer]]:
    """A whole game: every state, who is asked, and what that seat answers."""
    rng = Random(seed)
    players = [bots.find(name) for name in names]
    g = game.start(options=options, dice=rolls(rng))
    found = []
    while g.asks:
        seat = min(g.asks)
        answer = players[seat].answer(g.asks[seat], partial(game.view, g, seat), rng)
        found.append((g, seat, answer))
        g = game.play(g, seat, answer, rolls(rng))  # refuses what is not legal
    return found


def told(game: Game[Any], g: Any, seat: int) -> str:
    """What a seat sees, as text: nothing but text can be in it."""
    return json.dumps(game.view(g, seat))
