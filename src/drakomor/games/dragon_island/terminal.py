"""What a player sees of Dragon Island in a terminal, in words that the shell provides.

A line is a list of pieces, each a text and its style. In 80 columns and 24 lines the chart stands to the
left, small, and beside it what everybody holds and what can be done now; a terminal of `LARGE` columns and
lines gets the chart with its lines and rocks. What is typed stands in a module of its own.
"""

from typing import Any

from drakomor.games.dragon_island.chart import SIZE
from drakomor.games.dragon_island.terminal_chart import (
    LEFT,
    LEFT_LARGE,
    LINES_LARGE,
    Chart,
    large,
    small,
)
from drakomor.games.dragon_island.terminal_panel import ORDER, panel
from drakomor.games.dragon_island.terminal_reach import reaches
from drakomor.games.dragon_island.terminal_reading import gesture, read
from drakomor.games.dragon_island.terminal_sheet import sheet
from drakomor.games.dragon_island.terminal_signs import ASCII, Line, Say, in_ascii

GAP, NARROW, WIDEST = 2, 36, 64
LARGE = (LEFT_LARGE + GAP + NARROW + 1, LINES_LARGE + 7)


def draw(view: dict[str, Any], say: Say, width: int = 80, plain: bool = False) -> list[Line]:
    """The table as one seat sees it, or somebody who only watches; in a narrow terminal the chart below."""
    reached = reaches(view)
    left, room = list(small(Chart(view, say, reached))), width - LEFT - GAP
    if room < NARROW:
        return _shown([*panel(view, say, reached, width, 2 * SIZE), *left], plain)
    return _shown(_beside(left, panel(view, say, reached, min(room, WIDEST), SIZE), LEFT), plain)


def draw_large(view: dict[str, Any], say: Say, width: int, plain: bool = False) -> list[Line]:
    """The same with room to spare."""
    reached = reaches(view)
    left, room = list(large(Chart(view, say, reached))), min(width - LEFT_LARGE - GAP, WIDEST)
    right = panel(view, say, reached, room, LINES_LARGE, airy=True)
    return _shown(_beside(left, right, LEFT_LARGE), plain)


def _beside(left: list[Line], right: list[Line], width: int) -> list[Line]:
    right = right + [[] for _ in range(len(left) - len(right))]
    gap: Line = [(" " * GAP, "")]
    return [[*line, *(gap if beside else []), *beside] for line, beside in zip(left, right, strict=True)]


def _shown(lines: list[Line], plain: bool) -> list[Line]:
    return in_ascii(lines) if plain else lines


__all__ = ["ASCII", "LARGE", "ORDER", "draw", "draw_large", "gesture", "read", "sheet"]
