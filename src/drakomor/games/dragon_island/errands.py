"""What trade promises: the best errand that a ship can run from where it is, for bots that look one answer
ahead.

To the island with its Iron, or to a market where it sells its Stones and buys Iron for the way back. The way
there is taken off, so that every move on it is a gain; what is still to come is worth a little less than what
is in hand, so that it is done.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from drakomor.games.dragon_island.parts import Parts
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.state import Sea

MOVE = 0.22  # what a ship that can carry one good earns with a move; with two or three as often
IN_HAND = 0.94  # of a price that is still to be had
HAGGLING = 0.25  # more than its price, for Iron that is still to be bought
EXCHANGE = 0.2  # what is gained by exchanging Iron for a Stone
NOWHERE = 99  # moves to a place that no way leads to


class Errands(NamedTuple):
    """Where ships trade, as the circle lies."""

    markets: tuple[
        tuple[str, int, int, float], ...
    ]  # ports with the prices of Iron and Stones, and the way on
    island: tuple[str, ...]
    sales: tuple[tuple[int, int], ...]  # what a Stone brings on each way from there, and how long that is


class Load(NamedTuple):
    """What a ship could get for its cargo at each place, the way there not counted."""

    gains: list[tuple[str, float]]
    move: float  # what it earns with a move

    def worth(self, away: dict[str, int]) -> float:
        """From a point with such ways: of the place that brings most."""
        return max(gain - self.move * away.get(place, NOWHERE) for place, gain in self.gains)


@lru_cache(maxsize=16)
def errands(parts: Parts, rotation: int) -> Errands:
    distance, island = parts.distance(rotation), parts.harbours["island"].ports
    markets = tuple(
        (port, *parts.prices[rotation][land], _nearest(distance[port], island))
        for land in parts.mainlands
        for port in parts.harbours[land].ports
    )
    sales = {(price, distance[start].get(port, NOWHERE)) for start in island for port, _, price, _ in markets}
    return Errands(markets, island, tuple(sorted(sales)))


def load(g: Sea, where: Errands, name: str) -> Load:
    """What a ship carries, and what it can take along on its way."""
    ship = g.ships[name]
    iron, stones = ship.cargo.count("iron"), ship.cargo.count("dragon_stone")
    trade = traded(g, where, ship, iron, stones)
    if ship.room:
        trade.gains.extend(_taken_along(g, where, name, iron, stones))
    return trade


def traded(g: Sea, where: Errands, ship: Ship, iron: int, stones: int) -> Load:
    coins, kid, left = g.coins[ship.seat], g.is_free_hunter(ship.seat), _stones_left(g)
    carried = 3 - len(ship.troops())
    move = MOVE * min(carried, iron + stones + max(1, coins // 3))
    room = min(carried - iron, _in_bank(g, "iron"))
    gains = []
    if iron and left and not kid:  # DI-KIDS-14
        gains += [(port, _exchanged(where, iron, stones, left, move)) for port in where.island]
    for port, price, stone, back in where.markets:
        gain = IN_HAND * iron * price
        bought = 0 if kid else min(room, (coins + stones * stone) // price)
        if iron + bought and not kid:
            bartered = _exchanged(where, iron + bought, 0, left, move) - move * back
            gain = max(gain, bartered - bought * (price + HAGGLING))
        gains.append((port, IN_HAND * stones * stone + gain))
    return Load(gains, move)


def _taken_along(g: Sea, where: Errands, name: str, iron: int, stones: int) -> Iterator[tuple[str, float]]:
    """Goods that drift, and goods that lie in a harbour of trade."""
    ship, distance = g.ships[name], g.parts.distance(g.rotation)
    for place, goods in _unclaimed(g, name):
        more = min(ship.room, goods.count("dragon_stone"))
        rest = min(ship.room - more, goods.count("iron"))
        if more + rest:
            there = traded(g, where, ship, iron + rest, stones + more).worth(distance[place])
            yield place, IN_HAND ** (more + rest) * there


def _unclaimed(g: Sea, name: str) -> Iterator[tuple[str, list[str]]]:
    """Where no other ship is nearer."""
    seat, distance = g.ships[name].seat, g.parts.distance(g.rotation)
    own, others = g.ships[name].point, [ship.point for one, ship in g.ships.items() if one != name]
    for point, goods in g.flotsam.items():
        away = distance[own].get(point, NOWHERE)
        if all(distance[other].get(point, NOWHERE) > away for other in others):
            yield point, list(goods)
    for harbour, row in g.depots.items():
        if harbour in g.parts.mainlands and not g.docked(seat, harbour):
            yield from ((port, [one.kind for one in row]) for port in g.parts.harbours[harbour].ports)


def _exchanged(where: Errands, iron: int, stones: int, left: int, move: float) -> float:
    """A load before the island, where the bank has so many Stones left to give (DI-R-19)."""
    given = min(iron, left)
    sold = max(IN_HAND * (given + stones) * price - move * away for price, away in where.sales)
    return sold - EXCHANGE * given


def _stones_left(g: Sea) -> int:
    """Those that ships carry will be sold."""
    aboard = sum(ship.cargo.count("dragon_stone") for ship in g.ships.values())
    return _in_bank(g, "dragon_stone") + aboard


def _in_bank(g: Sea, kind: str) -> int:
    return 3 if g.options.token_supply == "unlimited" else g.bank[kind]


def _nearest(away: dict[str, int], ports: tuple[str, ...]) -> int:
    return min(away.get(port, NOWHERE) for port in ports)
