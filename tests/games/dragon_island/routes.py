"""Routes as long as a test wants them: a ship goes to and fro between two points."""

from itertools import cycle, islice

from tests.games.dragon_island.table import Table


def left(t: Table) -> int:
    """The moves that the ship under way still has."""
    return int(t.ask.about["left"])


def allowed(t: Table, ship: str) -> int:
    """The most moves that a ship could make now."""
    return left(t.play(f"sail {ship}"))


def under_way(t: Table, ship: str, moves: int, *points: str) -> Table:
    """After so many moves through these points, over and over; the route is still being shown."""
    return t.play(f"sail {ship}", *islice(cycle(points), moves))


def sailed(t: Table, ship: str, moves: int, *points: str) -> Table:
    """The same, declared."""
    under_way(t, ship, moves, *points)
    return t.play("stop") if t.asked[1] == "route" else t


def may_take(t: Table) -> bool:
    """Whether the ship under way is offered a bonus."""
    return t.asked[1] == "route" and "bonus" in t.options
