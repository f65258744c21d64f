"""Chapter 11: combinations, ships on the enemy half, mercenaries, tokens (LS-SCORE), and who has won.

The engine takes the exact maximum over one number for each mercenary and, in each line, a set of disjoint
combinations (LS-R-58). Lines do not share combinations, so each is solved alone, and remembered.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import groupby, product
from operator import itemgetter
from typing import Any, NamedTuple

from drakomor.games.lords_of_the_seas.chart import BIT, ENEMY_HALF, LINES, beside, cells_of
from drakomor.games.lords_of_the_seas.state import Sea

LINE_CELLS = tuple(sum(BIT[cell] for cell in line) for line in LINES)
GAP = 0  # an empty cell, an enemy ship or a burning ship interrupts the line (LS-R-55)


class Combination(NamedTuple):
    kind: str  # "sequence" or "equal"
    start: int
    length: int
    points: int


class Prices(NamedTuple):
    """What combinations are worth in this game."""

    three: int
    four: int
    bonus: int  # of vp_equal, for each equal combination (LS-MERC-20, LS-R-52)
    shortest: int
    less: int


@lru_cache(maxsize=1 << 16)
def best_of_line(numbers: tuple[int, ...], prices: Prices) -> tuple[int, tuple[Combination, ...]]:
    """The most that a line can be worth, with its combinations (LS-SCORE-2 to LS-SCORE-8, LS-R-57)."""
    best: list[tuple[int, tuple[Combination, ...]]] = [(0, ())]
    for end in range(1, len(numbers) + 1):
        found = best[end - 1]
        for combination in _ending_at(numbers, end, prices):
            before = best[combination.start]
            bonus = prices.bonus if combination.kind == "equal" else 0
            worth = before[0] + combination.points + bonus
            if worth > found[0]:
                found = (worth, (*before[1], combination))
        best.append(found)
    return best[-1]


def _ending_at(numbers: tuple[int, ...], end: int, prices: Prices) -> list[Combination]:
    length, step = _steady(numbers, end)
    if length == 1:
        return []
    if step == 0:  # LS-SCORE-3
        equal = ((3, prices.three), (4, prices.four))
        return [Combination("equal", end - n, n, points) for n, points in equal if n <= length]
    sizes = range(prices.shortest, length + 1)  # LS-SCORE-4
    return [Combination("sequence", end - n, n, n - prices.less) for n in sizes]


def _steady(numbers: tuple[int, ...], end: int) -> tuple[int, int]:
    """How many numbers before a place rise by one, fall by one or stay equal, and by which step."""
    last, before = numbers[end - 1], numbers[end - 2] if end > 1 else GAP
    step, length = last - before, 1
    if GAP in (last, before) or abs(step) > 1:
        return 1, step
    while length < end and numbers[end - length - 1] == last - step * length != GAP:
        length += 1
    return length, step


def prices(g: Sea, seat: int) -> Prices:
    three, four = (int(value) for value in g.options.equal_vp.split("-"))  # LS-R-56
    bonus = sum(g.mercenary(name).effect == "vp_equal" for _, name in mercenaries_of(g, seat))
    return Prices(three, four, bonus, g.parts.scoring.sequence_min_length, g.parts.scoring.sequence_less)


def mercenaries_of(g: Sea, seat: int) -> list[tuple[str, str]]:
    return [(cell, str(g.ships[cell].what)) for cell in cells_of(g.combat[seat] & g.hired)]


class Run(NamedTuple):
    """Ships in a row without a gap: no combination reaches beyond them."""

    cells: tuple[str, ...]
    read: Callable[[dict[str, int]], tuple[int, ...]]  # the numbers on these cells


class Best(NamedTuple):
    worth: int  # combinations, with the bonus of vp_equal
    numbers: dict[str, int]  # the number picked for each mercenary (LS-MERC-5, LS-MERC-6)
    runs: list[tuple[tuple[str, ...], tuple[Combination, ...]]]


def best_combinations(g: Sea, seat: int) -> Best:
    """The maximum over all joint choices (LS-R-58)."""
    price, numbers, mercenaries = prices(g, seat), _numbers(g, seat), dict(mercenaries_of(g, seat))
    runs = _runs(_counted(g, seat), max(2, min(3, price.shortest)))
    moving = [run for run in runs if not mercenaries.keys().isdisjoint(run.cells)]
    choices = [_choices(g, cell, name, moving) for cell, name in mercenaries.items()]

    def worth(pick: tuple[int, ...]) -> int:
        numbers.update(zip(mercenaries, pick, strict=True))
        return sum([best_of_line(run.read(numbers), price)[0] for run in moving])

    best = max(product(*choices), key=worth)
    picked = dict(zip(mercenaries, best, strict=True))
    return _solved({**numbers, **picked}, picked, price, runs)


def _choices(g: Sea, cell: str, name: str, moving: list[Run]) -> tuple[int, ...]:
    """The numbers to try for a mercenary: one will do where it stands in no run."""
    return numbers_of(g, name)[: None if any(cell in run.cells for run in moving) else 1]


def _solved(numbers: dict[str, int], picked: dict[str, int], price: Prices, runs: list[Run]) -> Best:
    solved = [(run.cells, *best_of_line(run.read(numbers), price)) for run in runs]
    found = [(cells, combinations) for cells, _, combinations in solved if combinations]
    return Best(sum([worth for _, worth, _ in solved]), picked, found)


def numbers_of(g: Sea, name: str) -> tuple[int, ...]:  # LS-MERC-5, LS-MERC-7
    numbers = g.mercenary(name).numbers
    return tuple(range(1, 10)) if isinstance(numbers, str) else numbers


def _counted(g: Sea, seat: int) -> int:
    """The ships that count in combinations (LS-R-55)."""
    return g.combat[seat] | (g.wrecks[seat] if g.options.burning_in_combinations else 0)


def _numbers(g: Sea, seat: int) -> dict[str, int]:
    ships = [(cell, g.ships[cell].what) for cell in cells_of(_counted(g, seat))]
    return {cell: what for cell, what in ships if isinstance(what, int)}


def _runs(ships: int, least: int) -> list[Run]:
    return [run for line in range(len(LINES)) for run in _runs_of(line, ships & LINE_CELLS[line], least)]


@cache
def _runs_of(line: int, ships: int, least: int) -> tuple[Run, ...]:
    """Runs of so many ships at least in one line."""
    parts = groupby(LINES[line], key=lambda cell: ships & BIT[cell] > 0)
    runs = [tuple(cells) for taken, cells in parts if taken]
    return tuple(Run(cells, itemgetter(*cells)) for cells in runs if len(cells) >= least)


# The sheet


def scoring_mercenary(g: Sea, seat: int, cell: str, effect: str, equals: int) -> int:
    if effect == "vp_adjacent":  # LS-MERC-18, LS-R-50
        return (beside(BIT[cell]) & g.combat[seat]).bit_count()
    if effect == "vp_shields":  # LS-MERC-19, LS-R-51
        tokens = sum(count for at, count in g.shields.items() if g.ships[at].seat == seat)
        return tokens + (g.combat[seat] & g.hired).bit_count()
    return equals if effect == "vp_equal" else 0  # LS-MERC-20


def enemy_half(g: Sea, seat: int) -> int:  # LS-SCORE-9, LS-R-59
    ships = g.combat[seat] & ENEMY_HALF[seat]
    if not g.options.mercenaries_on_enemy_half:
        ships &= ~g.hired
    return ships.bit_count() * g.parts.scoring.enemy_half_ship


def tokens(g: Sea, seat: int) -> int:  # LS-SCORE-10
    scoring = g.parts.scoring
    return g.points[seat] + g.mines_held[seat] * scoring.mine + g.fakes_held[seat] * scoring.fake_mine


def total(g: Sea, seat: int) -> int:
    """The score as it stands (LS-SCORE-1)."""
    worth = best_combinations(g, seat).worth + enemy_half(g, seat) + tokens(g, seat)
    for cell, name in mercenaries_of(g, seat):
        worth += scoring_mercenary(g, seat, cell, g.mercenary(name).effect, 0)
    return worth


def sheet(g: Sea, seat: int) -> dict[str, Any]:
    """One seat's line of the score sheet, with its reasons."""
    best = best_combinations(g, seat)
    numbers = {**_numbers(g, seat), **best.numbers}
    combinations = [_told(cells, one, numbers) for cells, found in best.runs for one in found]
    equals = sum(one["kind"] == "equal" for one in combinations)
    mercenaries = [
        {"cell": cell, "mercenary": name, "number": best.numbers[cell], "points": points}
        for cell, name in mercenaries_of(g, seat)
        for points in (scoring_mercenary(g, seat, cell, g.mercenary(name).effect, equals),)
    ]
    scoring = g.parts.scoring
    return {
        "combinations": combinations,
        "enemy_half": enemy_half(g, seat),
        "mercenaries": mercenaries,
        "tokens": g.points[seat],
        "mines": g.mines_held[seat] * scoring.mine + g.fakes_held[seat] * scoring.fake_mine,
        "total": total(g, seat),
        "coins": g.coins[seat],
    }


def _told(run: tuple[str, ...], one: Combination, numbers: dict[str, int]) -> dict[str, Any]:
    cells = run[one.start : one.start + one.length]
    return {
        "kind": one.kind,
        "cells": list(cells),
        "numbers": [numbers[cell] for cell in cells],
        "points": one.points,
    }


def verdict(g: Sea) -> tuple[str, int | None]:
    """Reason and winner after the last turn (LS-SCORE-12, LS-SCORE-13, LS-R-61)."""
    light, dark = total(g, 0), total(g, 1)
    if light != dark:
        return "score", int(dark > light)
    if g.coins[0] != g.coins[1]:
        return "coins", int(g.coins[1] > g.coins[0])
    if g.options.final_tie == "second_player":
        return "second_player", 1 - g.first
    return "draw", None
