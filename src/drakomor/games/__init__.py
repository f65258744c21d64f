"""The catalogue: games are found by entry point, so that a game can live in another package."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from drakomor.kernel import Game, Malformed

GROUP = "drakomor.games"


@cache
def catalogue() -> dict[str, EntryPoint]:
    """Every installed game, by its id; loaded only when it is asked for."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def find(name: str) -> Game[Any]:
    """The game with this id, or whose id begins so."""
    known = catalogue()
    begun = (
        [known[name]] if name in known else [entry for key, entry in known.items() if key.startswith(name)]
    )
    if len(begun) == 1:
        game: Game[Any] = begun[0].load()
        return game
    close = get_close_matches(name, known, 1, 0.4)
    raise Malformed(name[:40], "no-such-game", known=", ".join(known), meant=close[0] if close else "")
