"""Chapter 11: combinations, ships on the enemy half, mercenaries, tokens (LS-SCORE), and who has won.

The engine takes the exact maximum over one number for each mercenary and, in each line, a set of disjoint
combinations (LS-R-58). Lines do not share combinations, so each is solved alone, and remembered.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from drakomor.games.lords_of_the_seas.chart import BIT, ENEMY_HALF, LINES, beside
from drakomor.games.lords_of_the_seas.state import Sea

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


def _ending_at(numbers: tuple[int, ...], end: int, prices: Prices) -> Iterator[Combination]:
    last = numbers[end - 1]
    if last == GAP:
        return
    for length, points in ((3, prices.three), (4, prices.four)):  # LS-SCORE-3
        if length <= end and set(numbers[end - length : end]) == {last}:
            yield Combination("equal", end - length, length, points)
    for step in (1, -1):  # LS-SCORE-4
        length = 1
        while length < end and numbers[end - length] == numbers[end - length - 1] + step != step:
            length += 1
            if length >= prices.shortest:
                yield Combination("sequence", end - length, length, length - prices.less)


def prices(g: Sea, seat: int) -> Prices:
    three, four = (int(value) for value in g.options.equal_vp.split("-"))  # LS-R-56
    bonus = sum(g.mercenary(name).effect == "vp_equal" for _, name in mercenaries_of(g, seat))
    return Prices(three, four, bonus, g.parts.scoring.sequence_min_length, g.parts.scoring.sequence_less)


def mercenaries_of(g: Sea, seat: int) -> list[tuple[str, str]]:
    if not g.hired:
        return []
    return [
        (cell, ship.what)
        for cell, ship in sorted(g.ships.items())
        if ship.seat == seat and isinstance(ship.what, str)
    ]


class Best(NamedTuple):
    worth: int  # combinations, with the bonus of vp_equal
    numbers: dict[str, int]  # the number picked for each mercenary (LS-MERC-5, LS-MERC-6)
    lines: list[tuple[tuple[str, ...], tuple[Combination, ...]]]


def best_combinations(g: Sea, seat: int) -> Best:
    """The maximum over all joint choices (LS-R-58)."""
    price = prices(g, seat)
    numbers = _numbers(g, seat)
    mercenaries = mercenaries_of(g, seat)
    if not mercenaries:
        return _solve(numbers, {}, price, LINES)
    cells = [cell for cell, _ in mercenaries]
    moving = tuple(line for line in LINES if any(cell in line for cell in cells))
    still = tuple(line for line in LINES if line not in moving)
    choices = product(*(numbers_of(g, name) for _, name in mercenaries))
    best = max(
        (_solve(numbers, dict(zip(cells, pick, strict=True)), price, moving) for pick in choices), key=_worth
    )
    rest = _solve(numbers, {}, price, still)
    return Best(best.worth + rest.worth, best.numbers, best.lines + rest.lines)


def _worth(best: Best) -> int:
    return best.worth


def numbers_of(g: Sea, name: str) -> tuple[int, ...]:  # LS-MERC-5, LS-MERC-7
    numbers = g.mercenary(name).numbers
    return tuple(range(1, 10)) if isinstance(numbers, str) else numbers


def _numbers(g: Sea, seat: int) -> dict[str, int]:
    burning = g.options.burning_in_combinations
    return {
        cell: ship.what
        for cell, ship in g.ships.items()
        if ship.seat == seat and isinstance(ship.what, int) and (burning or not ship.burning)
    }


def _solve(
    numbers: dict[str, int], picked: dict[str, int], price: Prices, lines: tuple[tuple[str, ...], ...]
) -> Best:
    known = {**numbers, **picked}
    get = known.get
    worth, solved = 0, []
    for line in lines:
        value, combinations = best_of_line(tuple([get(cell, GAP) for cell in line]), price)
        if combinations:
            worth += value
            solved.append((line, combinations))
    return Best(worth, picked, solved)


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
    combinations = [_told(line, one, numbers) for line, found in best.lines for one in found]
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


def _told(line: tuple[str, ...], one: Combination, numbers: dict[str, int]) -> dict[str, Any]:
    cells = line[one.start : one.start + one.length]
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
