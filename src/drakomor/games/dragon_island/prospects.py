"""How good a position looks for each seat, in coins: what it holds, what its ships will earn, what threatens
them, and how near it is to taking the island.

A guess for bots that look one answer ahead. What lies face down is taken as it is: a bot only asks this of
worlds that it has imagined.
"""

from functools import partial, reduce
from math import exp
from operator import or_

from drakomor.games.dragon_island.conquest import chance, strength, warship
from drakomor.games.dragon_island.errands import load
from drakomor.games.dragon_island.hunting import is_safe, zone
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.sailing import Sailing, may_end, steps, stops_at
from drakomor.games.dragon_island.state import Sea

TROOP = {"ballista": 2.0, "warriors": 4.0, "mage": 7.0}  # what they bring where they are not needed
GOODS = 4.0  # as much for Iron or a Stone in a depot
STORED = 0.3  # what is left of that in a depot
MEDAL = 1.0
TASK = 1.5  # what a card is worth that is still to be fulfilled
RELIEF = 6.0  # what the ship is worth that comes for the last one
PRIZE = 150.0  # what the island is worth
ASIDE = 0.1  # what is left of all else for a seat that is about to take it

SEA = 0.08  # how likely a dragon is steered to a ship that is in no port
THREAT = 0.9  # how likely a dragon strikes that is beside a ship, before that comes into a port
GATE = 0.08  # how likely the circle turns while a ship is in a gate
LOITER = 0.0005  # how much a move counts as danger, so that no way is longer than it need be
WOUND, KEEN = 5.0, 1.6  # strength that beats a dragon every other time, and how sharply


def prospects(g: Sea) -> list[float]:
    return [_prospect(g, seat) for seat in range(g.seats)]


def _prospect(g: Sea, seat: int) -> float:
    """Of a seat that goes on trading, or that goes for the island if that promises more."""
    fleet = {name: _ends(g, name) for name in g.fleet_of(seat)}
    worth = g.coins[seat] + MEDAL * g.medals[seat] + TASK * len(g.tasks[seat]) + _stored(g, seat)
    worth += sum(_afloat(g, name, ends, len(fleet)) for name, ends in fleet.items())
    taken = chance(g, seat, [warship(g, name, ends) for name, ends in fleet.items()])
    return max(worth, taken * PRIZE) + ASIDE * worth


def _afloat(g: Sea, name: str, ends: dict[str, float], ships: int) -> float:
    """What one of so many ships is worth, that share the coins; for the last another comes (DI-LOST-1)."""
    trade = load(g, name, g.coins[g.ships[name].seat] / ships, partial(_danger, g, name))
    arms, relief = _armament(g.ships[name]), RELIEF if ships == 1 else 0.0
    return max((1 - risk) * (trade.worth(point) + arms) + risk * relief for point, risk in ends.items())


def _armament(ship: Ship) -> float:
    return sum(TROOP[kind] for kind in ship.troops())


def _stored(g: Sea, seat: int) -> float:
    """What lies in the own harbour, or where an own ship lies."""
    return STORED * sum(
        sum(TROOP.get(stored.kind, GOODS) for stored in row)
        for harbour, row in g.depots.items()
        if g.owner_of(harbour) == seat or g.docked(seat, harbour)
    )


# Where ships will be, and what threatens them there


def _ends(g: Sea, name: str) -> dict[str, float]:
    """Where a ship may end its move, and how likely it is sunk there; every move counts as a little of that.

    Into a port no dragon pursues it (DI-HUNT-5); at sea it is as well that no dragon has seen it on its way.
    """
    frame = next(
        (one for one in g.stack if isinstance(one, Sailing) and one.ship == name and one.route), None
    )
    if frame is None:
        return {g.ships[name].point: _danger(g, name, g.ships[name].point)}
    at, left, hunted = frame.route[-1], frame.most - frame.made, 0 if is_safe(g, name) else _hunted(g)
    seen = any(g.parts.bit[point] & hunted for point in frame.route)
    hidden = {} if seen else _reach(g, name, at, left, hunted)
    anywhere = _reach(g, name, at, left, 0) if hunted else hidden
    return {
        point: 1 - _spared(g, name, point, point not in hidden, frame.made + hidden.get(point, moves))
        for point, moves in anywhere.items()
    }


def _spared(g: Sea, name: str, point: str, seen: bool, moves: int) -> float:
    return (1 - _danger(g, name, point, seen)) * (1 - LOITER) ** moves


def _reach(g: Sea, name: str, at: str, left: int, hunted: int) -> dict[str, int]:
    """The points on which a move may end, by ways on which no dragon hunts, and the moves to them."""
    found, edge = {at: 0}, [at]
    for made in range(1, left + 1):
        beyond = [to for point in edge for to in steps(g, name, point) if not g.parts.bit[to] & hunted]
        edge = [to for to in dict.fromkeys(beyond) if to not in found]
        found.update(dict.fromkeys(edge, made))
        edge = [to for to in edge if not stops_at(g, name, to)]
    return {point: made for point, made in found.items() if may_end(g, name, point)} or {at: 0}


def _hunted(g: Sea) -> int:
    """Every point where a dragon would strike."""
    return reduce(or_, (_zone(g, place) for place in g.dragons_at), 0)


def _zone(g: Sea, place: str) -> int:
    return 0 if place in g.parts.caves else zone(g, place, g.rotation)


def _danger(g: Sea, name: str, point: str, seen: bool = False) -> float:
    """How likely a ship is sunk on a point: by a dragon that hunts or is steered, or in a gate that turns."""
    if point in g.parts.harbour_at:
        return 0.0
    bit, near = g.parts.bit[point], g.parts.near_mask[g.rotation][point]
    hunters = sum(1 for place in g.dragons_at if _zone(g, place) & bit)
    steered = any(g.parts.reach[place] & near for place in g.dragons_at)
    odds = 1 / (1 + exp((strength(g, name, g.ships[name]) - WOUND) / KEEN))
    sunk = 1 - (1 - odds) ** max(hunters, 1)
    fought = 1.0 if seen else THREAT if hunters else SEA * steered
    return max(fought * sunk, GATE * (point in g.parts.gates))
