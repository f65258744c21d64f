"""How good a position looks for a seat: the score as it stands, and what it may still grow from.

It is a judgement, made to be quick: mercenaries pick their numbers one after the other, not jointly as at the
end, and a line is valued once for every way its ships can stand.
"""

from functools import lru_cache
from operator import itemgetter

from drakomor.games.lords_of_the_seas import scoring
from drakomor.games.lords_of_the_seas.chart import CELLS, INDEX, LINES
from drakomor.games.lords_of_the_seas.scoring import GAP, Prices, best_of_line
from drakomor.games.lords_of_the_seas.state import Sea

WALL = -1  # an enemy combat ship: no combination passes it
LINE = tuple(itemgetter(*(INDEX[cell] for cell in line)) for line in LINES)  # of a list of all cells
LINES_OF = {cell: tuple(get for get, line in zip(LINE, LINES, strict=True) if cell in line) for cell in CELLS}
MOST = 200_000  # lines that are remembered

PAIR = 0.1  # of the points that one more ship in the right cell would bring
COIN = 0.3
EXTRA_SHIP = 0.4
SHIELD = 0.2
AFLOAT = 0.2  # any combat ship: others can be placed beside it


def prospects(g: Sea, seat: int) -> float:
    shields = sum([count for cell, count in g.shields.items() if g.ships[cell].seat == seat])
    return (
        _ships(g, seat)
        + scoring.enemy_half(g, seat)
        + scoring.tokens(g, seat)
        + COIN * g.coins[seat]
        + EXTRA_SHIP * g.extra_ships[seat]
        + SHIELD * shields
        + AFLOAT * g.combat[seat].bit_count()
    )


def _ships(g: Sea, seat: int) -> float:
    """Combinations, begun ones too, and scoring mercenaries."""
    sea, lines = _numbers(g, seat), _lines(scoring.prices(g, seat))
    worth = 0.0
    for cell, name in scoring.mercenaries_of(g, seat):
        _pick(sea, cell, scoring.numbers_of(g, name), lines)
        worth += scoring.scoring_mercenary(g, seat, cell, g.mercenary(name).effect, 0)
    return worth + sum([lines[get(sea)] for get in LINE])


def _numbers(g: Sea, seat: int) -> list[int]:
    """Own numbers and walls, cell by cell; mercenaries are still to pick, burning ships can be covered."""
    sea, burning = [GAP] * len(CELLS), g.options.burning_in_combinations  # LS-R-55
    for cell, ship in g.ships.items():
        if ship.seat != seat:
            sea[INDEX[cell]] = GAP if ship.burning else WALL
        elif isinstance(ship.what, int) and (burning or not ship.burning):
            sea[INDEX[cell]] = ship.what
    return sea


def _pick(sea: list[int], cell: str, numbers: tuple[int, ...], lines: "Lines") -> None:
    """The number of a mercenary that is best in its row and column, as the others stand."""
    at, (column, row) = INDEX[cell], LINES_OF[cell]
    best, chosen = -1.0, GAP
    for number in numbers:
        sea[at] = number
        worth = lines[column(sea)] + lines[row(sea)]
        if worth > best:
            best, chosen = worth, number
    sea[at] = chosen


class Lines(dict[tuple[int, ...], float]):
    """What a line is worth: its combinations, and a share of those that lack one ship."""

    def __init__(self, prices: Prices) -> None:
        super().__init__()
        self.prices = prices

    def __missing__(self, numbers: tuple[int, ...]) -> float:
        if len(self) >= MOST:
            self.clear()
        windows = zip(numbers, numbers[1:], numbers[2:], strict=False)
        worth = self._scored(numbers) + PAIR * sum(self._promise(*window) for window in windows)
        self[numbers] = worth
        return worth

    def _scored(self, numbers: tuple[int, ...]) -> int:
        return best_of_line(tuple([max(number, GAP) for number in numbers]), self.prices)[0]

    def _promise(self, *window: int) -> int:
        """What three cells would be worth with one more ship, where two stand and fit."""
        if WALL in window or window.count(GAP) != 1:
            return 0
        at = window.index(GAP)
        return max(self._scored((*window[:at], number, *window[at + 1 :])) for number in range(1, 10))


_lines = lru_cache(maxsize=16)(Lines)  # one for all games with the same prices
