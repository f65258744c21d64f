"""Tables as lines: by the game's own drawing where it has one, and else plainly, field by field.

A game draws itself in a module `terminal` of its package, or in its own module: the function `draw(view,
say, width, plain)` gives the table as one seat sees it, `sheet(score, say, plain)` the score sheet; both are
lists of lines. Where it names in `LARGE` how many columns and lines it takes, `draw_large` is drawn in a
terminal that has them. `read(view, typed, say)` may understand answers as people write them in this game,
`gesture` several in one line (see `drakomor.cli.gesture`), and `ghost` lays them by keys (see
`drakomor.cli.ghost`). `ORDER` are the first words of answers, as they are best offered.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from drakomor.cli.screen import Line, Screen
from drakomor.cli.telling import sentence, told_seat, told_value
from drakomor.kernel import Game
from drakomor.texts import Texts


def drawn(game: Game[Any], view: dict[str, Any], texts: Texts, screen: Screen) -> list[Line]:
    """The table as the seat of a view sees it."""
    draw = own(game, "draw_large" if _has_room(game, screen) else "draw")
    if draw is not None:
        lines: list[Line] = draw(view, texts.say, screen.width - 1, screen.plain)
        return lines
    return [[(f"{name}: ", "bold"), (told_value(value, texts), "")] for name, value in view["tables"].items()]


def _has_room(game: Game[Any], screen: Screen) -> bool:
    """Whether a game has a large drawing, and the screen the columns and lines for it."""
    width, height = own(game, "LARGE") or (0, 0)
    return 0 < width <= screen.width and height <= screen.height


def scored(game: Game[Any], state: Any, texts: Texts, screen: Screen) -> list[Line]:
    """The score sheet as it stands."""
    score, draw = game.score(state), own(game, "sheet")
    if draw is not None:
        lines: list[Line] = draw(score, texts.say, screen.plain)
        return lines
    return [[(f"{name}: ", "bold"), (told_value(value, texts), "")] for name, value in score.items()]


def verdict(game: Game[Any], state: Any, texts: Texts) -> str:
    """Who has won, in words."""
    shares = game.result(state)
    best = [seat for seat, share in enumerate(shares) if share == max(shares)]
    if len(best) == 1:
        return sentence(texts.say("winner", seat=best[0]))
    return (
        texts.say("nobody-won") if len(best) == len(shares) else texts.say("winners", seats=_all(best, texts))
    )


def _all(seats: list[int], texts: Texts) -> str:
    return ", ".join(told_seat(seat, texts) for seat in seats)


def own(game: Game[Any], name: str) -> Any:
    """What a game brings for the terminal, by its name."""
    home = type(game).__module__
    package = home.rpartition(".")[0]
    if package and find_spec(f"{package}.terminal"):
        return getattr(import_module(f"{package}.terminal"), name, None)
    return getattr(sys.modules[home], name, None)
