"""Chapters 5 and 8: how far a ship comes, and what of the dice is left for the others (DI-DICE, DI-MOVE-5).

Which die belongs to which ship stays open until it has to be settled (DI-R-10): a set of moves is allowed
as long as the dice can be dealt out to cover them.
"""

from collections.abc import Iterable

from drakomor.games.dragon_island.state import Sea


def blowing(g: Sea, seat: int, eights: int) -> list[int]:
    """The dice that count as wind once so many eights are spent on bonuses (DI-DICE-6, DI-R-12)."""
    dice = list(g.dice)
    for _ in range(min(eights, dice.count(8))):
        dice.remove(8)
    if not g.is_protected(seat):
        return dice
    return [die for die in dice if die == 1] if g.options.protectorate_wind == "die_one" else []


def covers(winds: list[int], used: Iterable[int], shared: bool) -> bool:
    """Whether the dice can be dealt out so.

    >>> covers([4, 6], [6, 4], False), covers([4, 6], [5, 5], False), covers([4, 6], [9, 1, 0], True)
    (True, False, True)
    """
    wanted = sorted([wind for wind in used if wind], reverse=True)
    if not wanted:
        return True
    if shared:  # DI-DICE-4, DI-R-11
        return sum(wanted) <= sum(winds) and wanted[0] <= sum(winds) - (len(winds) > 1)
    dice = sorted(winds, reverse=True)  # DI-DICE-2, DI-DICE-3
    return len(wanted) <= len(dice) and all(
        wind <= die for wind, die in zip(wanted, dice[: len(wanted)], strict=True)
    )


def is_shared(g: Sea, seat: int) -> bool:
    return g.fleet >= 3 and g.options.three_ship_wind == "sum_split" and not g.is_free_hunter(seat)


def base_moves(g: Sea, name: str) -> int:
    """Moves without any wind (DI-MOVE-5); under the protectorate the load costs nothing (DI-PROT-4)."""
    ship = g.ships[name]
    if g.is_free_hunter(ship.seat):  # DI-KIDS-6
        return 0
    return g.parts.values.base_move - (0 if g.is_protected(ship.seat) else ship.load)


def wind_for(g: Sea, name: str, moves: int) -> int:
    """The wind that so many moves need."""
    seat, load = g.ships[name].seat, g.ships[name].load
    if g.is_free_hunter(seat) and g.options.kids_load_penalty:  # DI-R-80: never below one move
        return moves + load if moves > 1 else max(0, moves)
    return max(0, moves - base_moves(g, name))


def allows(g: Sea, name: str, moves: int, bonus: bool = False) -> bool:
    """Whether a ship can make so many moves, beside what the others used; a bonus costs an eight."""
    seat = g.ships[name].seat
    others = [wind for other, wind in g.wind.items() if other != name]
    winds = blowing(g, seat, g.eights + bonus)
    return covers(winds, [*others, wind_for(g, name, moves)], is_shared(g, seat))


def allowance(g: Sea, name: str, bonus: bool = False) -> int:
    """The most moves that a ship can make now."""
    least = base_moves(g, name)
    most = least + sum(blowing(g, g.ships[name].seat, g.eights + bonus))
    return next((moves for moves in range(most, least, -1) if allows(g, name, moves, bonus)), least)


def bonus_reach(g: Sea, name: str) -> int:
    """The moves within which a bonus can be had; -1 without an eight to pay for it (DI-BONUS-1,
    DI-BONUS-2)."""
    if g.dice.count(8) <= g.eights or not allows(g, name, 0, bonus=True):
        return -1
    kids = g.is_free_hunter(g.ships[name].seat)
    return g.parts.kids.bonus_moves if kids else base_moves(g, name)  # DI-KIDS-8
