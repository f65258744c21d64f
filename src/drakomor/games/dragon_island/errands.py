"""What trade promises: the best errand that a ship can run from where it is, for bots that look one answer
ahead.

Time has a price: whatever is to come is worth less with every move until then. So a place in the hold is
worth all that trade will ever earn with it, for Iron bought here, exchanged on the island, sold as a Stone
there, and so on. That is worked out once for each way in which the circle lies.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from drakomor.games.dragon_island.parts import ISLAND, Parts
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.state import Sea

MOVE = 0.97  # what is left of a gain for every move that it is away
DEED = 0.97  # and for every thing to be done for it: what is in hand is worth more
POOR = 0.5  # what is left of a place for which there are no coins, or no goods in the bank
USUAL = 3  # coins for Iron, wherever it will be bought
ROUNDS = 60  # of trade that are looked ahead: by then hardly anything is left
EIGHT = 0.4  # how likely a bonus is had by a ship that waits for it
CLAIMED = 0.5  # how likely goods are still there that others are nearer to
PLENTY = 99  # tokens of a bank without limits
NOWHERE = 99  # moves to a place that no way leads to

Row: TypeAlias = tuple[float, ...]  # by harbour: the mainlands, then the island
Prices: TypeAlias = tuple[tuple[int, int], ...]  # of Iron and Stones, by harbour


class Errands(NamedTuple):
    """Trade as the circle lies: what a place in the hold is worth in each harbour, by what lies in it."""

    away: dict[str, Row]  # what is left on the way from a point to each harbour
    prices: Prices
    empty: Row
    iron: Row
    stone: Row


class Find(NamedTuple):
    """What the cargo would be worth with goods that lie somewhere, and how likely they can be had."""

    place: str
    ways: dict[str, int]  # how far it is from a point
    gain: float
    likely: float

    def worth(self, point: str) -> float:
        if point == self.place:
            return self.gain
        return self.likely * MOVE ** self.ways.get(point, NOWHERE) * self.gain


class Load(NamedTuple):
    """What the cargo of a ship is worth in each harbour, and at points where more can be loaded."""

    errands: Errands
    gains: list[float]
    finds: list[Find]

    def worth(self, point: str) -> float:
        """From a point: of the place that brings most."""
        best = max(left * gain for left, gain in zip(self.errands.away[point], self.gains, strict=True))
        return max([best, *(find.worth(point) for find in self.finds)])


@lru_cache(maxsize=16)
def errands(parts: Parts, rotation: int, kid: bool = False) -> Errands:
    lands = (*parts.mainlands, ISLAND)
    prices = tuple(parts.prices[rotation].get(land, (USUAL, 0)) for land in lands)
    ports = [parts.harbours[land].ports for land in lands]
    away = {
        point: tuple(MOVE ** min(ways.get(port, NOWHERE) for port in row) for row in ports)
        for point, ways in parts.distance(rotation).items()
    }
    onward = [away[row[0]] for row in ports]
    empty = iron = stone = (0.0,) * len(lands)
    for _ in range(ROUNDS):
        empty, iron, stone = (_carried(onward, row) for row in (empty, iron, stone))
        empty, iron, stone = _traded(prices, empty, iron, stone, kid)
    return Errands(away, prices, empty, iron, stone)


def _carried(onward: list[Row], there: Row) -> Row:
    """What something is worth in each harbour, if it may be carried to another."""
    return tuple(max(left * gain for left, gain in zip(row, there, strict=True)) for row in onward)


def _traded(prices: Prices, empty: Row, iron: Row, stone: Row, kid: bool) -> tuple[Row, Row, Row]:
    """What it is worth if it may be bought, sold, or exchanged on the island (DI-KIDS-14), too."""
    markets = list(zip(prices, empty, iron, stone, strict=True))[:-1]
    exchanged = iron[-1] if kid else max(iron[-1], DEED * stone[-1])
    return (
        (*(max(none, DEED * (more - price)) for (price, _), none, more, _ in markets), empty[-1]),
        (*(max(more, DEED * (price + none)) for (price, _), none, more, _ in markets), exchanged),
        (*(max(gift, DEED * (price + none)) for (_, price), none, _, gift in markets), stone[-1]),
    )


def load(g: Sea, name: str, coins: float, danger: Callable[[str], float]) -> Load:
    """What a ship carries, and what it can take along on its way; so many coins are its own to spend."""
    ship = g.ships[name]
    where = errands(g.parts, g.rotation, g.is_free_hunter(ship.seat))
    iron, stones = ship.cargo.count("iron"), ship.cargo.count("dragon_stone")
    trade = Load(where, _gains(g, where, ship, coins, iron, stones), [])
    if ship.room:
        trade.finds.extend(_taken_along(g, where, name, coins, iron, stones, danger))
        trade.finds.extend(_bonuses(g, where, ship, coins, iron, stones))
    return trade


def _gains(g: Sea, where: Errands, ship: Ship, coins: float, iron: int, stones: int) -> list[float]:
    rows = zip(where.prices, where.empty, where.iron, where.stone, strict=True)
    places, bought = 3 - len(ship.troops()) - iron - stones, in_bank(g, "iron")
    gains, poor = [], POOR if coins >= 1 or iron or stones else 0.0
    for (price, _), an_empty, an_iron, a_stone in rows:
        filled = min(places, bought, coins / price)
        gains.append((filled + poor * (places - filled)) * an_empty + iron * an_iron + stones * a_stone)
    given = min(iron, _stones_left(g))
    gains[-1] -= (1 - POOR) * (iron - given) * where.iron[-1]  # DI-R-19
    return gains


def _taken_along(
    g: Sea, where: Errands, name: str, coins: float, iron: int, stones: int, danger: Callable[[str], float]
) -> Iterator[Find]:
    """Goods that drift, and goods that lie in a harbour of trade."""
    ship = g.ships[name]
    for place, goods, likely in _unclaimed(g, name):
        more = min(ship.room, goods.count("dragon_stone"))
        rest = min(ship.room - more, goods.count("iron"))
        if more + rest:
            there = Load(where, _gains(g, where, ship, coins, iron + rest, stones + more), [])
            ways, gain = _ways_to(g.parts, g.rotation, place), DEED ** (more + rest) * there.worth(place)
            yield Find(place, ways, gain, likely * (1 - danger(place)))


def _bonuses(g: Sea, where: Errands, ship: Ship, coins: float, iron: int, stones: int) -> Iterator[Find]:
    """What a ship gains by an eight while it waits beside a bonus: for the poor it is a beginning."""
    more = {"iron": (coins, iron + 1, stones), "dragon_stone": (coins, iron, stones + 1)}
    loads = {kind: Load(where, _gains(g, where, ship, *one), []) for kind, one in more.items() if g.has(kind)}
    for place, kind in g.parts.bonuses.items():
        if kind in loads:
            yield Find("", _ways_to(g.parts, g.rotation, place), loads[kind].worth(place), EIGHT)


@lru_cache(maxsize=1024)
def _ways_to(parts: Parts, rotation: int, place: str) -> dict[str, int]:
    return {point: ways[place] for point, ways in parts.distance(rotation).items() if place in ways}


def _unclaimed(g: Sea, name: str) -> Iterator[tuple[str, list[str], float]]:
    """What lies there, and how likely it still does when the ship comes: others may be nearer."""
    seat, own = g.ships[name].seat, g.ships[name].point
    others = [ship.point for one, ship in g.ships.items() if one != name]
    for point, goods in g.flotsam.items():
        ways = _ways_to(g.parts, g.rotation, point)
        away = ways.get(own, NOWHERE)
        nearer = any(ways.get(other, NOWHERE) <= away for other in others)
        if point not in g.dragons_at:
            yield point, list(goods), CLAIMED if nearer else 1.0
    for harbour, row in g.depots.items():
        if harbour in g.parts.mainlands and not g.docked(seat, harbour):
            yield from ((port, [one.kind for one in row], 1.0) for port in g.parts.harbours[harbour].ports)


def _stones_left(g: Sea) -> int:
    """Those that ships carry will be sold."""
    aboard = sum(ship.cargo.count("dragon_stone") for ship in g.ships.values())
    return in_bank(g, "dragon_stone") + aboard


def in_bank(g: Sea, kind: str) -> int:
    return PLENTY if g.options.token_supply == "unlimited" else g.bank[kind]
