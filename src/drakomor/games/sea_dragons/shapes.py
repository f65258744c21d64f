"""Shapes of dragons, and all the ways in which one can lie: shift-and, all anchors of an orientation at once.

An orientation is a set of shifts from its first space in reading order, the anchor. `open >> shift` has a bit
wherever the space that far on is open, so the AND over all shifts has a bit at every anchor where the whole
shape fits. Each fit has a number of its own, in the canonical order of answers.
"""

from functools import cached_property
from typing import NamedTuple, TypeAlias

from drakomor.games.sea_dragons.chart import BIT, GRID, NAME, NAMES, SIZE, STRIDE
from drakomor.kernel.asks import Answer

Cells: TypeAlias = tuple[tuple[int, int], ...]
OF_LENGTH = (0, *[1 << bit for bit in range(STRIDE * SIZE)])  # the single bit of a length


class Orientation(NamedTuple):
    cells: Cells  # rows and columns from the anchor
    shifts: tuple[int, ...]  # to the other spaces, in bits
    fits: list[int]  # the number of the fit, by the length of the anchor's bit


class Shape:
    """One shape on one sea."""

    def __init__(self, name: str, size: str, drawn: tuple[str, ...], sea: int) -> None:
        self.name, self.size, self.drawn = name, size, drawn
        found = sorted(
            (bits, number) for number, turned in enumerate(self.turns) for bits in _fits(turned, sea)
        )
        self.cells = [tuple(NAME[1 << bit] for bit in bits) for bits, _ in found]
        self.masks = [sum(1 << bit for bit in bits) for bits, _ in found]
        self.answers: list[Answer] = [("place", name, *cells) for cells in self.cells]
        self.number = {mask: number for number, mask in enumerate(self.masks)}
        self.orientations = [
            Orientation(turned, _shifts(turned), [0] * len(OF_LENGTH)) for turned in self.turns
        ]
        for number, (bits, turned) in enumerate(found):
            self.orientations[turned].fits[bits[0] + 1] = number

    @cached_property
    def turns(self) -> list[Cells]:
        """Every different way to turn and mirror it (SD-PLACE-5), each from its first space on."""
        return sorted(set(turned_and_mirrored(cells_drawn(self.drawn))))

    def fitting(self, open_: int, touch: int, payable: list[int]) -> list[int]:
        """The numbers of the fits on open spaces, of which one touches, at anchors that can be paid for."""
        found = []
        for (_, shifts, fits), at in zip(self.orientations, payable, strict=True):
            touching = touch
            at &= open_
            for shift in shifts:
                at &= open_ >> shift
                touching |= touch >> shift
            at &= touching
            while at:
                length = at.bit_length()
                found.append(fits[length])
                at ^= OF_LENGTH[length]
        found.sort()
        return found


def cells_drawn(drawn: tuple[str, ...]) -> Cells:
    return tuple(
        (row, column) for row, line in enumerate(drawn) for column, sign in enumerate(line) if sign == "#"
    )


def turned_and_mirrored(cells: Cells) -> list[Cells]:
    """All eight, some of them alike; the spaces counted from the first in reading order."""
    ways = []
    for mirrored in (cells, tuple((row, -column) for row, column in cells)):
        turned = mirrored
        for _ in range(4):
            turned = tuple((column, -row) for row, column in turned)
            ways.append(_from_the_first(turned))
    return ways


def _from_the_first(cells: Cells) -> Cells:
    ordered = sorted(cells)
    top, left = ordered[0]
    return tuple((row - top, column - left) for row, column in ordered)


def _shifts(turned: Cells) -> tuple[int, ...]:
    return tuple(STRIDE * row + column for row, column in turned[1:])


def _fits(turned: Cells, sea: int) -> list[tuple[int, ...]]:
    """Where an orientation lies wholly on the sea: its bits in reading order, the anchor first."""
    found = []
    for top, left in GRID:
        places = [(top + row, left + column) for row, column in turned]
        bits = tuple(STRIDE * row + column for row, column in places)
        inside = all(place in _ON_GRID for place in places)
        if inside and all(sea >> bit & 1 for bit in bits):
            found.append(bits)
    return found


_ON_GRID = frozenset(GRID)


def payable(shape: Shape, costly: int, gold: int, cost: int, symbol: int) -> list[list[int]]:
    """For a purse of 0, 1, 2 ... gold: the anchors of each orientation that it pays for (SD-R-12).

    Counted for all anchors at once: `reached[n]` has the anchors where n or more spaces are of a kind.
    """
    most = cost * (max(len(o.cells) for o in shape.orientations))
    levels: list[list[int]] = [[] for _ in range(most + 1)]
    for turned in shape.orientations:
        costs, gains = _reached(turned, costly), _reached(turned, gold)
        for purse, level in enumerate(levels):
            level.append(_EVERYWHERE & ~_too_dear(costs, gains, purse, cost, symbol))
    return levels


_EVERYWHERE = sum(BIT[name] for name in NAMES)


def _reached(turned: Orientation, of: int) -> list[int]:
    reached = [_EVERYWHERE] + [0] * len(turned.cells)
    for shift in (0, *turned.shifts):
        there = of >> shift
        for count in range(len(turned.cells), 0, -1):
            reached[count] |= reached[count - 1] & there
    return reached


def _too_dear(costs: list[int], gains: list[int], purse: int, cost: int, symbol: int) -> int:
    """The anchors where some number of spaces costs more than the purse and the gold found on the way."""
    dear = 0
    for count in range(1, len(costs)):
        short = cost * count - purse
        if short > 0:
            needed = -(-short // symbol) if symbol else len(gains)
            dear |= costs[count] & ~(gains[needed] if needed < len(gains) else 0)
    return dear
