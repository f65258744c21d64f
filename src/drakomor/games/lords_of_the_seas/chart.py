"""The sea as bit sets: columns A to G of six rows, one bit each, and two idle bits between columns.

A set of cells is one int. The idle bits keep shifts from wrapping, so that a step in any of the eight
directions is one shift: north is 1, east is 8. Bits stand in the order of the cells' names, A1 A2 ... G6.
"""

COLUMNS, ROWS, HOME_DEPTH = 7, 6, 3
STRIDE = 8
LIGHT, DARK = 0, 1

CELLS = tuple(f"{column}{row}" for column in "ABCDEFG" for row in range(1, ROWS + 1))
INDEX = {cell: number for number, cell in enumerate(CELLS)}
BIT = {cell: 1 << (STRIDE * (INDEX[cell] // ROWS) + INDEX[cell] % ROWS) for cell in CELLS}
SEA = sum(BIT.values())
NAME = {bit: cell for cell, bit in BIT.items()}
ROW_OF = {cell: int(cell[1]) for cell in CELLS}

HOME_ROW = tuple(sum(BIT[cell] for cell in CELLS if ROW_OF[cell] == row) for row in (1, ROWS))
HOME_HALF = tuple(
    sum(BIT[cell] for cell in CELLS if (ROW_OF[cell] <= HOME_DEPTH) == (seat == LIGHT))
    for seat in (LIGHT, DARK)
)
ENEMY_HALF = (HOME_HALF[DARK], HOME_HALF[LIGHT])

SHIFT = {"E": 8, "N": 1, "S": -1, "W": -8, "NE": 9, "NW": -7, "SE": 7, "SW": -9}
ORTHOGONAL = ("E", "N", "S", "W")
DIAGONAL = ("NE", "NW", "SE", "SW")
HORIZONTAL = ("E", "W")
VERTICAL = ("N", "S")

LINES = tuple(
    [tuple(f"{column}{row}" for column in "ABCDEFG") for row in range(1, ROWS + 1)]
    + [tuple(f"{column}{row}" for row in range(1, ROWS + 1)) for column in "ABCDEFG"]
)


def _ray(cell: str, direction: str) -> int:
    shift, ray, at = SHIFT[direction], 0, BIT[cell]
    while at := (at << shift if shift > 0 else at >> -shift) & SEA:
        ray |= at
    return ray


RAY = {direction: {cell: _ray(cell, direction) for cell in CELLS} for direction in SHIFT}


def _picks(column: int) -> tuple[tuple[str, ...], ...]:
    names = CELLS[column * ROWS : (column + 1) * ROWS]
    return tuple(
        tuple(name for row, name in enumerate(names) if pattern >> row & 1) for pattern in range(1 << ROWS)
    )


_A, _B, _C, _D, _E, _F, _G = (_picks(column) for column in range(COLUMNS))


def cells_of(mask: int) -> tuple[str, ...]:
    """The names of a set of cells, in order.

    >>> cells_of(BIT["B2"] | BIT["A6"])
    ('A6', 'B2')
    """
    if not mask:
        return ()
    return (
        *_A[mask & 63],
        *_B[mask >> 8 & 63],
        *_C[mask >> 16 & 63],
        *_D[mask >> 24 & 63],
        *_E[mask >> 32 & 63],
        *_F[mask >> 40 & 63],
        *_G[mask >> 48 & 63],
    )


def beside(mask: int) -> int:
    """The cells right, left, above and below of a set (LS-PLACE-7)."""
    return (mask << 1 | mask >> 1 | mask << 8 | mask >> 8) & SEA


def first_on_ray(direction: str, cell: str, targets: int) -> str | None:
    """The nearest of the targets in a direction."""
    hit = RAY[direction][cell] & targets
    if not hit:
        return None
    return NAME[hit & -hit] if SHIFT[direction] > 0 else NAME[1 << hit.bit_length() - 1]
