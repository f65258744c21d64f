"""Placements and payments as people type them, besides the way in which the game itself writes them.

`L4 C3 C4 C5 D5` and `L4 C3-C5 D5` name the spaces, in any order. `L4 m r C3` is the shape as its card shows
it, mirrored and turned clockwise by a quarter, and the space where its first space in reading order lies.
`M15 ggp` pays a mission with ships by their letters. What is typed need not be allowed: then the rule can be
named that forbids it.
"""

import re
from collections.abc import Sequence
from typing import Any

from drakomor.games.sea_dragons.chart import GRID, NAMES, PLACE_OF, SIZE
from drakomor.games.sea_dragons.shapes import Cells, cells_drawn
from drakomor.games.sea_dragons.terminal_sea import Say, letter, rules
from drakomor.kernel import Answer

CELL = re.compile(r"[a-o]\d{1,2}", re.I)
RANGE = re.compile(r"([a-o]\d{1,2})-([a-o]\d{1,2})", re.I)
TURNS = re.compile(r"(?:m?r{0,3}|r{0,3}m?)", re.I)


def read(view: dict[str, Any], typed: str, say: Say) -> Answer | None:
    """The answer that is meant, whether it is allowed or not; None where it is written in no way of ours."""
    words = re.sub(r"\s*-\s*", "-", typed.replace(",", " ").strip()).split()
    prompts = {ask["prompt"] for ask in view["asks"] if ask["seat"] == view["seat"]}
    if not words:
        return None
    if "turn" in prompts:
        return _placement(view, words[1:] if _is_word(words[0], "place", say) else words)
    if "mission" in prompts:
        return _payment(view, words[1:] if _is_word(words[0], "complete", say) else words, say)
    return None


def _is_word(typed: str, name: str, say: Say) -> bool:
    return typed.casefold() in (name, say(f"word-do-{name}").casefold())


def _placement(view: dict[str, Any], words: list[str]) -> Answer | None:
    if not words or words[0].upper() not in rules(view).cards:
        return None
    shape, rest = words[0].upper(), words[1:]
    while rest and TURNS.fullmatch(rest[0]):
        rest = rest[1:]
    turns = "".join(words[1 : len(words) - len(rest)]).casefold()
    if len(rest) == 1 and CELL.fullmatch(rest[0]) and rest[0].upper() in PLACE_OF:
        return _laid(view, shape, turns, rest[0].upper())
    cells = [cell for word in rest for cell in _cells(word)]
    return None if turns or (rest and not cells) or "" in cells else ("place", shape, *cells)


def _cells(word: str) -> list[str]:
    """The spaces that a word names: one, or those of a straight line; `""` among them where it is none.

    >>> _cells("c3-C5"), _cells("H8"), _cells("D5-B5"), _cells("what")
    (['C3', 'C4', 'C5'], ['H8'], ['B5', 'C5', 'D5'], [''])
    """
    found = RANGE.fullmatch(word)
    ends = [end.upper() for end in found.groups()] if found else []
    if not ends or not set(ends) <= PLACE_OF.keys():
        return [word.upper()] if CELL.fullmatch(word) else [""]
    (top, left), (bottom, right) = (PLACE_OF[end] for end in ends)
    rows, columns = sorted((top, bottom)), sorted((left, right))
    if len({*rows}) > 1 and len({*columns}) > 1:
        return [""]
    return [
        NAMES[row * SIZE + column] for row, column in GRID if _within(row, rows) and _within(column, columns)
    ]


def _within(place: int, ends: Sequence[int]) -> bool:
    return ends[0] <= place <= ends[1]


def turned(cells: Cells) -> Cells:
    """A shape turned clockwise by a quarter; counted from the corner of its box, in reading order.

    >>> turned(((0, 0), (1, 0), (1, 1), (1, 2)))
    ((0, 0), (0, 1), (1, 0), (2, 0))
    """
    return from_the_corner([(column, -row) for row, column in cells])


def mirrored(cells: Cells) -> Cells:
    """
    >>> mirrored(((0, 0), (1, 0), (1, 1)))
    ((0, 1), (1, 0), (1, 1))
    """
    return from_the_corner([(row, -column) for row, column in cells])


def from_the_corner(cells: Sequence[tuple[int, int]]) -> Cells:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _laid(view: dict[str, Any], shape: str, typed: str, first: str) -> Answer:
    """The shape with its first space there; off the sea it has fewer spaces, and is no such shape."""
    cells = cells_drawn(rules(view).cards[shape].drawn)
    cells = mirrored(cells) if "m" in typed else cells
    for _ in range(typed.count("r")):
        cells = turned(cells)
    top, left = PLACE_OF[first]
    places = [(top + row - cells[0][0], left + column - cells[0][1]) for row, column in cells]
    return ("place", shape, *(NAMES[row * SIZE + column] for row, column in places if (row, column) in GRID))


def _payment(view: dict[str, Any], words: list[str], say: Say) -> Answer | None:
    """A mission and what is given for it: colours or coral cards, by their names or letters."""
    known = rules(view)
    if not words or words[0].upper() not in known.missions or len(words) == 1:
        return None
    letters = {letter(colour, say).casefold(): colour for colour in known.colours}
    names = {name: name for name in (*known.colours, *known.corals)}
    names |= {say(f"word-given-{name}").casefold(): name for name in names}
    given: list[str] = []
    for word in (one.casefold() for one in words[1:]):
        if word in names:
            given.append(names[word])
        elif set(word) <= letters.keys():
            given += [letters[one] for one in word]
        else:
            return None
    return ("complete", words[0].upper(), *given)
