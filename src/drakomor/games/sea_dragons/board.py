"""The sea of one game: four quarters around the island, as sets of spaces (SD-SETUP-1, SD-R-3 to SD-R-7)."""

from typing import Protocol

from drakomor.games.sea_dragons.chart import BIT, NAMES, SIZE, beside
from drakomor.games.sea_dragons.shapes import Shape, payable

ISLAND, CURRENT, CURRENT_WHIRLPOOL = "#", "~", "@"
PLACES = "1234"  # as the frame numbers them
SPACES = ".SWGCsgc"  # what a quarter may show; small letters are whirlpools with a symbol (SD-R-7)


class Prices(Protocol):
    @property
    def cell_cost(self) -> int: ...

    @property
    def gold_symbol(self) -> int: ...


class Board:
    """Fifteen lines of signs, and what is where."""

    def __init__(self, lines: tuple[tuple[str, str], ...], island: int, prices: Prices) -> None:
        self.signs = {name: sign for name, (sign, _) in zip(NAMES, lines, strict=True)}
        self.place = {name: place for name, (_, place) in zip(NAMES, lines, strict=True)}
        self.island, self.shore = island, beside(island) & ~island
        self.whirlpools = self._of("Wsgc" + CURRENT_WHIRLPOOL)
        self.currents = self._of(CURRENT + CURRENT_WHIRLPOOL)
        self.costly = self.whirlpools | self.currents  # SD-PAY-1; 2 gold once where both are (SD-R-43)
        self.gold, self.corals, self.ships = self._of("Gg"), self._of("Cc"), self._of("Ss")
        self.realms = tuple(
            sum(BIT[name] for name, place in self.place.items() if place == number) for number in PLACES
        )  # currents belong to none (SD-REALM-3)
        self.prices = prices
        self._payable: dict[str, list[list[int]]] = {}

    def _of(self, signs: str) -> int:
        return sum(BIT[name] for name, sign in self.signs.items() if sign in signs)

    def payable(self, shape: Shape, purse: int) -> list[int]:
        """The anchors of each orientation that a purse pays for."""
        levels = self._payable.get(shape.name)
        if levels is None:
            prices = self.prices
            levels = payable(shape, self.costly, self.gold, prices.cell_cost, prices.gold_symbol)
            self._payable[shape.name] = levels
        return levels[purse if purse < len(levels) else -1]


def turned(lines: tuple[str, ...], times: int) -> tuple[str, ...]:
    """A quarter turned clockwise by so many quarter turns (SD-R-5).

    >>> turned(("ab", "cd"), 1)
    ('ca', 'db')
    """
    for _ in range(times % 4):
        lines = tuple("".join(column) for column in zip(*reversed(lines), strict=True))
    return lines


def laid(
    frame: tuple[str, ...], quarters: list[tuple[str, ...]], turns: list[int]
) -> tuple[tuple[str, str], ...]:
    """Sign and place of every space, row by row: a quarter fills the box of its place in the frame."""
    signs = [[sign if sign not in PLACES else "." for sign in line] for line in frame]
    for number, lines, times in zip(PLACES, quarters, turns, strict=True):
        top, left = corner(frame, number)
        for row, line in enumerate(turned(lines, times)):
            for column, sign in enumerate(line):
                if frame[top + row][left + column] == number:
                    signs[top + row][left + column] = sign
    return tuple((signs[row][column], frame[row][column]) for row in range(SIZE) for column in range(SIZE))


def corner(frame: tuple[str, ...], number: str) -> tuple[int, int]:
    """The first row and the first column of a place."""
    rows = [row for row, line in enumerate(frame) if number in line]
    columns = [line.index(number) for line in frame if number in line]
    return min(rows), min(columns)
