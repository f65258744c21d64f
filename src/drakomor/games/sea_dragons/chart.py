"""The sea as bit sets: rows A to O of spaces 1 to 15, one bit each, and one idle bit between rows.

A set of spaces is one int. The idle bits keep shifts from wrapping, so that a step is one shift: east is 1,
south is 16. Bits stand in reading order, which is the order of the names, too: A1 A2 ... A15 B1 ... O15.
"""

from collections.abc import Iterable

SIZE = 15
STRIDE = 16

GRID = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
NAMES = tuple(f"{'ABCDEFGHIJKLMNO'[row]}{column + 1}" for row, column in GRID)
BIT = {name: 1 << STRIDE * row + column for name, (row, column) in zip(NAMES, GRID, strict=True)}
NAME = {bit: name for name, bit in BIT.items()}
PLACE_OF = dict(zip(NAMES, GRID, strict=True))  # row and column, both from 0
ALL = sum(BIT.values())


def cells_of(mask: int) -> tuple[str, ...]:
    """The names of a set of spaces, in reading order.

    >>> cells_of(BIT["B2"] | BIT["A10"])
    ('A10', 'B2')
    """
    names = []
    while mask:
        low = mask & -mask
        names.append(NAME[low])
        mask ^= low
    return tuple(names)


def mask_of(cells: Iterable[str]) -> int:
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def beside(mask: int) -> int:
    """The spaces that share an edge with a set (SD-PLACE-7); those of the set itself may be among them."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & ALL
