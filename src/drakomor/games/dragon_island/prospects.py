"""How good a position looks for each seat, in coins: what it holds, what its ships are on the way to, what
threatens them, and how near it is to taking the island.

A guess for bots that look one answer ahead. What lies face down is taken as it is: a bot only asks this of
worlds that it has imagined.
"""

from functools import reduce
from math import exp
from operator import or_

from drakomor.games.dragon_island.errands import Errands, errands, load
from drakomor.games.dragon_island.hunting import is_safe, zone
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.sailing import Sailing, may_end, steps, stops_at
from drakomor.games.dragon_island.state import Sea

TROOP = {"ballista": 2.2, "warriors": 4.2, "mage": 7.0}  # what it is worth to be armed
ESCORT = 2.0  # how much more the first troop of a ship is worth
MEDAL = 1.0
FLEET = (0.0, 0.0, 9.0, 12.0)  # what so many ships are worth
CAPITAL = 10.0  # coins and goods without which trade is slow
SHORT = 0.8  # what every coin is worth that is missing from it
RELIEF = 2.0  # what the last ship is worth, for which another comes
LOITER = 0.01  # what a move costs that leads nowhere
SEA = 0.15  # how likely a dragon is steered to a ship that is in no port
THREAT = 0.08  # how likely a dragon strikes that is beside a ship, before that has had a turn to get away
WOUND, KEEN = 5.0, 1.6  # strength that beats a dragon every other time, and how sharply
CONQUEST = 45.0  # what the sure capture of the island is worth
DEFENCE, SPREAD = 23.5, 3.5  # strength with which an assault succeeds every other time, and how sharply


def prospects(g: Sea) -> list[float]:
    where, distance = errands(g.parts, g.rotation), g.parts.distance(g.rotation)
    under_way = {frame.ship: frame for frame in g.stack if isinstance(frame, Sailing)}
    worth = [_purse(g, seat) + _stored(g, seat) for seat in range(g.seats)]
    forces: list[list[float]] = [[] for _ in worth]
    for name, ship in g.ships.items():
        goods, arms = load(g, where, name), _armament(ship)
        frame = under_way.get(name)
        ends = _ends(g, frame) if frame and frame.route else {ship.point: _danger(g, name, ship.point)}
        hull = arms + _hull(g, ship.seat)
        values = ((goods.worth(distance[point]), risk, point) for point, risk in ends.items())
        best, point = max(((1 - risk) * (errand + hull), point) for errand, risk, point in values)
        worth[ship.seat] += best - hull + arms - (LOITER * frame.made if frame else 0.0)
        forces[ship.seat].append(_force(where, _strength(g, name, ship), distance[point]))
    return [
        one + _conquest(g, seat, force) + FLEET[min(len(force), 3)]
        for seat, (one, force) in enumerate(zip(worth, forces, strict=True))
    ]


def _ends(g: Sea, frame: Sailing) -> dict[str, float]:
    """Where a ship under way may end its move, and how likely it is sunk there.

    Into a port no dragon pursues it (DI-HUNT-5); at sea it is as well that no dragon has seen it on its way.
    """
    name, at, left = frame.ship, frame.route[-1], frame.most - frame.made
    hunted = 0 if is_safe(g, name) else _hunted(g)
    seen = any(g.parts.bit[point] & hunted for point in frame.route[1:])
    hidden = {} if seen else _reach(g, name, at, left, hunted)
    anywhere = _reach(g, name, at, left, 0) if seen or hunted else hidden
    return {point: _danger(g, name, point, seen=point not in hidden) for point in anywhere}


def _reach(g: Sea, name: str, at: str, left: int, hunted: int) -> list[str]:
    """The points on which a move may end, by ways on which no dragon hunts."""
    found, edge = {at: None}, [at]
    for _ in range(left):
        beyond = [to for point in edge for to in steps(g, name, point) if not g.parts.bit[to] & hunted]
        edge = [to for to in dict.fromkeys(beyond) if to not in found]
        found.update(dict.fromkeys(edge))
        edge = [to for to in edge if not stops_at(g, name, to)]
    return [point for point in found if may_end(g, name, point)] or [at]


def _hunted(g: Sea) -> int:
    """Every point where a dragon would strike."""
    return reduce(or_, (_zone(g, place) for place in g.dragons_at), 0)


def _purse(g: Sea, seat: int) -> float:
    goods = sum(len(g.ships[name].goods()) for name in g.fleet_of(seat))
    missing = max(0.0, CAPITAL - g.coins[seat] - 5 * goods)
    return g.coins[seat] + MEDAL * g.medals[seat] - SHORT * missing


def _armament(ship: Ship) -> float:
    troops = ship.troops()
    return sum(TROOP[kind] for kind in troops) + (ESCORT if troops else 0.0)


def _danger(g: Sea, name: str, point: str, seen: bool | None = None) -> float:
    """How likely dragons sink a ship: they surely try, if its owner ends the turn so (DI-HUNT, DI-R-42)."""
    ship, bit = g.ships[name], g.parts.bit[point]
    if point in g.parts.harbour_at:
        return 0.0
    odds = 1 / (1 + exp((_strength(g, name, ship) - WOUND) / KEEN))
    hunters = seen if seen is not None else sum(1 for place in g.dragons_at if _zone(g, place) & bit)
    sunk = 1 - (1 - odds) ** hunters
    now = ship.seat == g.mover and not is_safe(g, name)
    steered = any(g.parts.reach[place] & g.parts.near_mask[g.rotation][point] for place in g.dragons_at)
    return max(sunk if now else THREAT * sunk, SEA * odds * steered)


def _zone(g: Sea, place: str) -> int:
    return 0 if place in g.parts.caves else zone(g, place, g.rotation)


def _hull(g: Sea, seat: int) -> float:
    """What a ship is worth to its owner besides what it carries."""
    ships = min(len(g.fleet_of(seat)), 3)
    return FLEET[ships] - FLEET[ships - 1] + RELIEF


def _strength(g: Sea, name: str, ship: Ship) -> float:
    """A Ballista strikes as hard as a die of eight does on average."""
    return sum(4.5 if kind == "ballista" else g.strength_of(kind, ship.seat, name) for kind in ship.troops())


def _force(where: Errands, strength: float, away: dict[str, int]) -> float:
    """The strength that a ship can bring before the island, less with every move that it is away."""
    near = min(away[port] for port in where.island) if strength else 0
    return strength * max(0.5, 1 - near / 60)


def _conquest(g: Sea, seat: int, forces: list[float]) -> float:
    """By the two strongest ships: there are two ports before the island (DI-ISLAND-2)."""
    force = sum(sorted(forces)[-2:]) + g.medals[seat]
    return CONQUEST / (1 + exp((DEFENCE - force) / SPREAD))


def _stored(g: Sea, seat: int) -> float:
    """What lies in the own harbour, or where an own ship lies."""
    return sum(
        sum(TROOP.get(stored.kind, 2.0) * 0.3 for stored in row)
        for harbour, row in g.depots.items()
        if g.owner_of(harbour) == seat or g.docked(seat, harbour)
    )
