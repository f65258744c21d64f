"""Captains of Dragon Island who sail to a purpose: chance alone hardly trades its way to a hundred coins, and
never comes before the island with troops enough.
"""

from collections.abc import Callable
from random import Random

import msgspec

from drakomor.games.dragon_island.assault import force
from drakomor.games.dragon_island.pieces import Ship
from drakomor.games.dragon_island.sailing import may_end
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import Answer, Ask, Match
from tests.games.dragon_island.voyages import some_answer

Policy = Callable[[Match, Random], tuple[int, Answer]]  # who answers what
FAR = 99


def eager(match: Match, rng: Random) -> tuple[int, Answer]:
    """By chance, but whoever can fight likes to."""
    return some_answer(match.state, rng)


def crew(*policies: Policy) -> Policy:
    """Every seat its own captain; where there are fewer, they take turns."""
    return lambda match, rng: policies[min(match.asks) % len(policies)](match, rng)


def moody(captain: Policy, odds: float = 0.5) -> Policy:
    """Now and then whatever comes to mind instead."""
    return lambda match, rng: (captain if rng.random() < odds else eager)(match, rng)


class Captain(msgspec.Struct, frozen=True):
    """Trades until there are so many coins, then buys troops and goes for the island."""

    side: str = ""  # from which the island is attacked; nothing: a hundred coins are enough
    ships: int = 1
    chest: int = 8  # coins from which troops are bought instead of Iron
    troop: str = "ballista"
    troops: int = 3  # with which a ship goes for the island

    def __call__(self, match: Match, rng: Random) -> tuple[int, Answer]:
        g, seat = match.state, min(match.asks)
        ask = match.asks[seat]
        if ask.prompt == "turn":
            return seat, _best(ask, lambda deed: self._liking(g, seat, *map(str, deed)))
        if ask.prompt == "route":
            return seat, _onward(g, ask, self._goals(g, str(ask.about["ship"])))
        return some_answer(g, rng)

    def _liking(self, g: Sea, seat: int, verb: str, what: str, place: str = "", *_: str) -> int:
        if verb == "assault":
            return 9 * (what == self.side and self._is_ready(g, seat))
        if verb == "sell":
            return 8 * (what == "dragon_stone" or self._arms(g, seat) or _is_dear(g, seat, place))
        if verb == "launch":
            return 7 * (len(g.fleet_of(seat)) < self.ships)
        if verb == "buy":
            return 6 * (place in g.ships and what == self._ware(g, seat, place))
        if verb == "sail":
            return int(_away(g, g.ships[what].point, self._goals(g, what)) > 0)
        return {"exchange": 5, "task": 4}.get(verb, 0)

    def _is_ready(self, g: Sea, seat: int) -> bool:
        """All its ships are there that have troops enough to come."""
        armed = sum(self._is_armed(g.ships[name]) for name in g.fleet_of(seat))
        return 0 < armed == len(force(g, seat, self.side))

    def _is_armed(self, ship: Ship) -> bool:
        return len(ship.troops()) >= self.troops

    def _arms(self, g: Sea, seat: int) -> bool:
        """Once the chest is full; and a ship that has begun to take troops aboard goes on."""
        begun = any(len(g.ships[name].troops()) > 1 for name in g.fleet_of(seat))
        return bool(self.side) and g.coins[seat] >= (g.parts.price[self.troop] if begun else self.chest)

    def _ware(self, g: Sea, seat: int, name: str) -> str:
        """Children can but sell Iron elsewhere, so they buy it where it is cheap."""
        return self.troop if self._arms(g, seat) else "" if _is_dear(g, seat, name) else "iron"

    def _goals(self, g: Sea, name: str) -> dict[str, float]:
        """Where a ship wants to go: points, and by how much each is less wanted than the best."""
        ship, island = g.ships[name], dict.fromkeys(g.parts.harbours["island"].ports, 0.0)
        if self.side and self._is_armed(ship):
            goals = island if self.side == "front" else dict.fromkeys(g.parts.white, 0.0)
        elif "iron" in ship.cargo and not g.is_free_hunter(ship.seat):
            goals = island
        else:
            goals = _markets(g, ship)
        return {point: cost for point, cost in goals.items() if may_end(g, name, point)}


class Visitor(msgspec.Struct, frozen=True):
    """Sails to the home harbour of another seat and stays there; its guards are raided."""

    seat: int

    def __call__(self, match: Match, rng: Random) -> tuple[int, Answer]:
        g, seat = match.state, min(match.asks)
        ask = match.asks[seat]
        goals = dict.fromkeys(g.parts.harbours[g.home(self.seat)].ports, 0.0)
        if ask.prompt == "turn":
            return seat, _best(ask, lambda deed: self._liking(g, goals, *map(str, deed)))
        return (seat, _onward(g, ask, goals)) if ask.prompt == "route" else some_answer(g, rng)

    def _liking(self, g: Sea, goals: dict[str, float], verb: str, what: str, *_: str) -> int:
        if verb == "sail":
            return int(_away(g, g.ships[what].point, goals) > 0)
        return {"raid": 3, "take": 2}.get(verb, 0)


def _best(ask: Ask, liking: Callable[[tuple[str | int, ...]], int]) -> Answer:
    """What is to be done where the ships lie, then sailing; or the other way round."""
    deeds = [(liking(option), option) for option in ask.options if isinstance(option, tuple)]
    likes, best = max(deeds, key=lambda one: one[0], default=(0, ()))
    return best if likes else "next" if "next" in ask.options else "end"


def _onward(g: Sea, ask: Ask, goals: dict[str, float]) -> Answer:
    """The shortest way; a bonus on it is welcome."""
    at, options = str(ask.about["at"]), ask.options
    points = [str(option) for option in options if option not in ("bonus", "stop")]
    best = min(points, key=lambda point: _away(g, point, goals), default="")
    if "bonus" in options:
        return "bonus"
    goes_on = best and ("stop" not in options or _away(g, best, goals) < _away(g, at, goals))
    return best if goes_on else "stop"


def _away(g: Sea, point: str, goals: dict[str, float]) -> float:
    ways = g.parts.distance(g.rotation)[point]
    return min((ways.get(goal, FAR) + cost for goal, cost in goals.items()), default=0)


def _is_dear(g: Sea, seat: int, place: str) -> bool:
    """Whether a child is where Iron costs more than elsewhere."""
    prices = {land: iron for land, (iron, _) in g.parts.prices[g.rotation].items()}
    harbour = g.harbour_of(place) if place in g.ships else place
    return g.is_free_hunter(seat) and prices[harbour] > min(prices.values())


def _markets(g: Sea, ship: Ship) -> dict[str, float]:
    """Mainland ports: those that pay well, or sell at a low price."""
    found: dict[str, float] = {}
    for land in g.parts.mainlands:
        iron, stone = g.parts.prices[g.rotation][land]
        pays = ship.cargo.count("dragon_stone") * stone + ship.cargo.count("iron") * iron
        found |= dict.fromkeys(g.parts.harbours[land].ports, float(-pays if pays else iron))
    least = min(found.values())
    return {port: cost - least for port, cost in found.items()}
