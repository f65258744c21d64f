"""How near a seat is to taking the island: by the ships that it has, and by what it could buy for them."""

from functools import lru_cache
from itertools import combinations
from math import exp, prod
from operator import mul
from typing import NamedTuple, TypeAlias

from drakomor.games.dragon_island.errands import MOVE, NOWHERE, errands, in_bank
from drakomor.games.dragon_island.parts import ISLAND, Parts
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.state import Sea

BALLISTA = 4.5  # strikes as hard as a die of eight does on average
FRONT, REAR = (23.2, 2.9), (17.0, 2.5)  # strength that succeeds every other time, and how sharply
KNOWN = 1.5  # how sharply, where the defenders have been seen
REEFS = 0.7  # what is left of a chance because the way to the rear leads over two reefs
OUTFIT = (
    0.9  # and for every Ballista, and every ship, that is still to be bought, all goods to be sold for it
)

Sides: TypeAlias = tuple[float, float]  # the island's front, its rear
Defence: TypeAlias = tuple[float, float]


class Warship(NamedTuple):
    """What a ship can bring before the island, and what of the chance is left until it is there."""

    strength: float
    places: int  # for more troops, if it sells its goods
    goods: int
    straight: Sides
    by_market: Sides


def strength(g: Sea, name: str, ship: Ship) -> float:
    return sum(
        BALLISTA if kind == "ballista" else g.strength_of(kind, ship.seat, name) for kind in ship.troops()
    )


def warship(g: Sea, name: str, ends: dict[str, float]) -> Warship:
    """`ends`: where it may be next, and how likely it is sunk there."""
    ship, ways = g.ships[name], _ways(g.parts, g.rotation)
    near = [[(1 - risk) * left for left in ways[point]] for point, risk in ends.items()]
    front, rear, *by_market = map(max, zip(*near, strict=True))
    places, sides = 3 - len(ship.troops()), ((front, rear), (by_market[0], by_market[1]))
    return Warship(strength(g, name, ship), places, len(ship.goods()), *sides)


def _unlaunched(g: Sea, seat: int) -> Warship:
    """One that is still to be bought, with its Ballista (DI-LAUNCH-2)."""
    berth = g.parts.harbours[g.home(seat)].ports[0]
    front, rear, *by_market = (OUTFIT * left for left in _ways(g.parts, g.rotation)[berth])
    return Warship(BALLISTA, 2, 0, (front, rear), (by_market[0], by_market[1]))


@lru_cache(maxsize=16)
def _ways(parts: Parts, rotation: int) -> dict[str, tuple[float, ...]]:
    """What is left on the way from a point to the island's front and rear, straight and by a market."""
    distance, away = parts.distance(rotation), errands(parts, rotation).away
    straight = {
        point: (away[point][-1], REEFS * MOVE ** min(ways.get(one, NOWHERE) for one in parts.white))
        for point, ways in distance.items()
    }
    onward = [straight[parts.harbours[land].ports[0]] for land in parts.mainlands]
    return {
        point: (*sides, *(max(map(mul, away[point], on)) for on in zip(*onward, strict=True)))
        for point, sides in straight.items()
    }


def chance(g: Sea, seat: int, fleet: list[Warship]) -> float:
    """That it takes the island, of all ways to try the best."""
    coins, price = g.coins[seat], g.parts.values.ship_price
    most = g.parts.kids.max_ships if g.is_free_hunter(seat) else g.parts.values.max_ships
    found = _best(g, seat, fleet, coins)
    if coins < price or len(fleet) >= most:
        return found
    return max(found, _best(g, seat, [*fleet, _unlaunched(g, seat)], coins - price))


def _best(g: Sea, seat: int, fleet: list[Warship], coins: int) -> float:
    ballistas = min(coins // g.parts.price["ballista"], in_bank(g, "ballista"))
    room = (len(g.parts.harbours[ISLAND].ports), len(g.parts.white))  # for ships
    tries = [
        _try(g.medals[seat], team, ballistas, side, defence)
        for side, defence in enumerate(_defences(g))
        for number in range(1, min(len(fleet), room[side]) + 1)
        for team in combinations(fleet, number)
    ]
    return max(tries, default=0.0)


def _try(medals: int, team: tuple[Warship, ...], ballistas: int, side: int, defence: Defence) -> float:
    """With the ships as they are, or as they could be armed."""
    force = medals + sum(ship.strength for ship in team)
    more = min(ballistas, sum(ship.places for ship in team))
    sold = max(0, more - sum(ship.places - ship.goods for ship in team))
    now = _odds(force, defence) * _together([ship.straight[side] for ship in team])
    way = _together([(ship.by_market if ship.places else ship.straight)[side] for ship in team])
    return max(now, _odds(force + BALLISTA * more, defence) * OUTFIT ** (more + sold) * way)


def _together(left: list[float]) -> float:
    """Every move of every one of them brings the assault nearer."""
    return prod(left) ** (1 / len(left))


def _odds(force: float, defence: Defence) -> float:
    middle, spread = defence
    return 1 / (1 + exp((middle - force) / spread))


def _defences(g: Sea) -> tuple[Defence, Defence]:
    """At the front and at the rear: what everybody has seen there, or what there mostly is."""
    front, rear = FRONT, REAR
    if g.garrison_seen and g.sites_seen[0]:
        guards = sum(BALLISTA if kind == "ballista" else g.parts.strength[kind] for kind in g.garrison)
        front = (g.parts.strength[g.sites[0]] + guards, KNOWN)
    if g.sites_seen and all(g.sites_seen):
        rear = (sum(map(g.parts.strength.__getitem__, g.sites)), KNOWN)
    return front, rear
