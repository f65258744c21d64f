"""Where ships can sail to now, and by which way, for somebody who names the end of a route alone.

The rules are those of sailing, asked of a world that looks like what the seat sees: all that decides over
routes is public. Of several ways the safest is taken, past the fewest hunting zones and foreign ships, and of
these the shortest.
"""

from typing import Any, NamedTuple

from drakomor.games.dragon_island import sailing, wind
from drakomor.games.dragon_island.hunting import hunts, zone
from drakomor.games.dragon_island.intercept import watchers
from drakomor.games.dragon_island.sailing import UNPAID, Sailing
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.terminal_signs import world


class Way(NamedTuple):
    """From where a ship is to a point."""

    danger: int  # points of it where somebody may attack
    points: tuple[str, ...]  # without the first


class Reach:
    """All that one ship can come to with the moves it has left; every way ends where it may stay."""

    def __init__(self, g: Sea, ship: str) -> None:
        self.g, self.ship = g, ship
        self.seat = g.ships[ship].seat
        under_way = next((one for one in g.stack if isinstance(one, Sailing) and one.ship == ship), None)
        if under_way is not None:
            self.start, self.moves = under_way.route[-1], under_way.most - under_way.made
            self.bonus = under_way.reach - under_way.made if under_way.reach != UNPAID else UNPAID
            self.held, magic = under_way.held, bool(under_way.bonus)
        else:
            self.start, self.moves = g.ships[ship].point, wind.allowance(g, ship)
            self.bonus, self.held, magic = wind.bonus_reach(g, ship), False, False
        self.zones = 0 if magic or g.is_protected(self.seat) or ship in g.immune else hunted(g, self.seat)
        self.ways = self._ways()

    def _ways(self) -> dict[str, Way]:
        """A pursuit does not follow into a port (DI-HUNT-5): there only foreign ships count."""
        found = self._search(self.zones)
        if self.zones:
            safe = self._search(0)
            found |= {point: safe[point] for point in safe if point in self.g.parts.harbour_at}
        return found

    def _search(self, zones: int) -> dict[str, Way]:
        """Every way with one move more, the best to every point."""
        best: dict[str, Way] = {}
        edge = {self.start: Way(0, ())}
        for _ in range(0 if self.held else self.moves):
            edge = self._further(edge, best, zones)
            best |= edge
        g, ship = self.g, self.ship
        return {point: way for point, way in best.items() if sailing.may_end(g, ship, point)}

    def _further(self, edge: dict[str, Way], best: dict[str, Way], zones: int) -> dict[str, Way]:
        further: dict[str, Way] = {}
        for at, way in edge.items():
            if way.points and sailing.stops_at(self.g, self.ship, at):
                continue
            for to in sailing.steps(self.g, self.ship, at):
                new = Way(way.danger + self._danger(to, zones), (*way.points, to))
                known = min((one for one in (best.get(to), further.get(to)) if one), key=_rank, default=None)
                if known is None or _rank(new) < _rank(known):
                    further[to] = new
        return further

    def _danger(self, point: str, zones: int) -> int:
        g = self.g
        if point in g.parts.harbour_at:
            return 0
        foreign = sum(bool(watchers(g, seat, point)) for seat in range(g.seats) if seat != self.seat)
        return foreign + 2 * bool(zones & g.parts.bit[point])

    def nearest(self, points: tuple[str, ...]) -> Way | None:
        """The best way to any of some points."""
        ways = [self.ways[point] for point in points if point in self.ways]
        return min(ways, key=_rank, default=None)

    def takes(self, point: str) -> bool:
        """Whether a bonus is there, and can be had (DI-BONUS-1)."""
        g, way = self.g, self.ways.get(point)
        if way is None or point not in g.parts.bonuses or len(way.points) > self.bonus:
            return False
        return sailing.can_take(g, self.ship, point)


def _rank(way: Way) -> tuple[int, int]:
    return way.danger, len(way.points)


def hunted(g: Sea, seat: int) -> int:
    """The points where dragons at sea hunt the ships of a seat (DI-HUNT-2)."""
    mask = 0
    for dragon in g.dragons:
        if dragon.place not in g.parts.caves and hunts(g, dragon, seat):
            mask |= zone(g, dragon.place, g.rotation)
    return mask


def reaches(view: dict[str, Any]) -> dict[str, Reach]:
    """The ships that the seat may sail now, or the one that is under way."""
    ask = next((ask for ask in view["asks"] if ask.get("options")), None)
    if ask is None or ask["prompt"] not in ("turn", "route"):
        return {}
    if ask["prompt"] == "route":
        names = [ask["about"]["ship"]]
    else:
        names = [option[1] for option in ask["options"] if option[0] == "sail"]
    if not names:
        return {}
    g = world(view)
    if not g.fleet:  # as it will be when the first of them casts off (DI-R-10)
        g.fleet = len(g.fleet_of(view["seat"]))
    return {name: Reach(g, name) for name in names}


class Aim(NamedTuple):
    """Something worth sailing to."""

    kind: str  # "harbour", "cave", "bonus" or "flotsam"
    name: str
    way: Way
    what: str = ""  # the kind of a bonus


def aims(reach: Reach) -> list[Aim]:
    """What is in reach, the nearest first."""
    g = reach.g
    home = g.harbour_of(reach.ship)
    found = [("harbour", name, harbour.ports) for name, harbour in g.parts.harbours.items() if name != home]
    found += [("bonus", point, (point,)) for point in g.parts.bonuses if reach.takes(point)]
    found += [("flotsam", point, (point,)) for point in g.flotsam]
    caves = g.parts.caves.items()
    found += [("cave", cave, (mouth,)) for cave, mouth in caves if g.dragons_at.get(cave)]
    ways = [(kind, name, reach.nearest(points)) for kind, name, points in found]
    worth = [Aim(kind, name, way, g.parts.bonuses.get(name, "")) for kind, name, way in ways if way]
    return sorted(worth, key=_nearness)


def _nearness(aim: Aim) -> tuple[int, str]:
    return len(aim.way.points), aim.name
