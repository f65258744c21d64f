"""What a player sees of Sea Dragons in a terminal of 80 columns, in words that the shell provides.

A line is a list of pieces, each a text and its style: the sea to the left, what everybody holds to the right;
where the terminal is narrow above it, so that the sea stands next to the question. What is typed and moved by
keys stands in modules of its own.
"""

from typing import Any

from drakomor.games.sea_dragons.terminal_ghost import Ghost, ghost
from drakomor.games.sea_dragons.terminal_panel import WIDTH, panel
from drakomor.games.sea_dragons.terminal_reading import read
from drakomor.games.sea_dragons.terminal_sea import ASCII, LEFT, Line, Say, in_ascii, sea
from drakomor.games.sea_dragons.terminal_sheet import sheet

GAP: Line = [("  ", "")]
WIDE = LEFT + len(GAP[0][0]) + WIDTH


def draw(view: dict[str, Any], say: Say, width: int = 80, plain: bool = False) -> list[Line]:
    """The table as one seat sees it, or somebody who only watches."""
    left, right = list(sea(view, say, _arriving(view))), panel(view, say)
    return _shown(_beside(left, right) if width >= WIDE else [*filter(None, right), *left], plain)


def draw_ghost(ghost: Ghost, fits: bool, say: Say, width: int = 80, plain: bool = False) -> list[Line]:
    """The table with a dragon that may be laid, or may not; in a narrow terminal the sea alone."""
    left = list(sea(ghost.view, say, ghost.cells, fits))
    return _shown(_beside(left, panel(ghost.view, say)) if width >= WIDE else left, plain)


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    right = right + [[] for _ in range(len(left) - len(right))]
    return [[*line, *(GAP if beside else []), *beside] for line, beside in zip(left, right, strict=True)]


def _shown(lines: list[Line], plain: bool) -> list[Line]:
    return in_ascii(lines) if plain else lines


def _arriving(view: dict[str, Any]) -> tuple[str, ...]:
    """The spaces of a dragon whose head is asked for: it lies there as soon as that is known."""
    asks = [ask for ask in view["asks"] if ask["prompt"] == "head" and ask["seat"] == view["seat"]]
    return tuple(cell for ask in asks for cell in ask["options"])


__all__ = ["ASCII", "Ghost", "draw", "draw_ghost", "ghost", "read", "sheet"]
