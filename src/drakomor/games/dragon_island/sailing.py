"""Chapters 6 to 8 and 11: a declared route, and what it meets (DI-MOVE, DI-BONUS, DI-CURRENT, DI-PUSH,
DI-REEF)."""

from drakomor.games.dragon_island import wind
from drakomor.games.dragon_island.hunting import Hunt
from drakomor.games.dragon_island.intercept import LOST, Watch
from drakomor.games.dragon_island.pushing import push, pushable
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.tasks import Deed, done
from drakomor.kernel import END, Answer, Ask, Frame, Then

UNPAID = -1  # a reach: there is no eight


def sails(g: Sea, seat: int) -> list[Answer]:
    """The ships that may still move (DI-TURN-4, DI-R-9)."""
    return [("sail", name) for name in g.fleet_of(seat) if name not in g.wind and can_sail(g, name)]


def can_sail(g: Sea, name: str) -> bool:
    return bool(onward(g, name, g.ships[name].point, wind.allowance(g, name)))


def onward(g: Sea, name: str, at: str, moves: int) -> list[str]:
    """The points to which a route may go on: from each there must be a way to end (DI-MOVE-1, DI-R-15)."""
    if moves < 1:
        return []
    return [to for to in steps(g, name, at) if may_end(g, name, to) or goes_on(g, name, to, moves - 1)]


def steps(g: Sea, name: str, at: str) -> list[str]:
    """Points one move away that no dragon bars (DI-MOVE-8) and that are not closed (DI-R-2)."""
    free = g.is_protected(g.ships[name].seat)  # DI-PROT-5
    near = (g.parts.free_steps if free else g.parts.steps)[g.rotation][at]
    if g.options.unused_home == "closed":
        near = tuple(to for to in near if not is_closed(g, to))
    return [to for to in near if to not in g.dragons_at]


def is_closed(g: Sea, point: str) -> bool:
    harbour = g.parts.harbour_at.get(point, "")
    return harbour in g.parts.all_homes and g.owner_of(harbour) < 0


def goes_on(g: Sea, name: str, at: str, moves: int) -> bool:
    """Whether a route can pass a point on which it may not end."""
    if moves < 1 or stops_at(g, name, at):
        return False
    return any(may_end(g, name, to) or goes_on(g, name, to, moves - 1) for to in steps(g, name, at))


def stops_at(g: Sea, name: str, point: str) -> bool:  # DI-REEF-1, DI-REEF-2
    return point in g.parts.reefs and not g.is_protected(g.ships[name].seat)


def may_end(g: Sea, name: str, point: str) -> bool:
    """A free point, or a port of a full harbour out of which a ship can be pushed (DI-MOVE-6, DI-PUSH-1)."""
    other = g.ship_at.get(point)
    return other is None or other == name or bool(pushable(g, g.parts.harbour_at.get(point, ""), name))


class Sailing(Frame):
    """One ship's move: the route is shown whole, then it holds (DI-MOVE-3)."""

    seat: int
    ship: str
    route: tuple[str, ...] = ()
    made: int = 0  # moves, afresh after magic wind
    most: int = 0  # moves that base and wind pay for
    reach: int = 0  # moves within which a bonus may be had; -1: none
    held: bool = False  # by a reef
    bonus: int = 0  # where on the route a bonus is taken

    def cast_off(self, g: Sea) -> Then:
        if not g.fleet:
            g.fleet = len(g.fleet_of(self.seat))  # DI-R-10
        self.route = (g.ships[self.ship].point,)
        self.most, self.reach = wind.allowance(g, self.ship), wind.bonus_reach(g, self.ship)
        return None

    def offer_point(self, g: Sea) -> Then:
        options = self._options(g)
        if options == ["stop"]:
            return self.declare
        about: dict[str, str | int] = {"ship": self.ship, "left": self.most - self.made, "at": self.route[-1]}
        return Ask(self.seat, "route", tuple(options), "DI-MOVE-3", about=about, gesture="route")

    def _options(self, g: Sea) -> list[Answer]:
        at, left = self.route[-1], 0 if self.held else self.most - self.made
        words = ["bonus"] if self._may_take(g) else []
        if len(self.route) > 1 and may_end(g, self.ship, at):
            words.append("stop")
        return in_canonical_order(onward(g, self.ship, at, left), words)

    def _may_take(self, g: Sea) -> bool:  # DI-BONUS-1 to DI-BONUS-4
        at = self.route[-1]
        if at not in g.parts.bonuses or self.bonus or len(self.route) < 2 or self.made > self.reach:
            return False
        return can_take(g, self.ship, at)

    def point(self, g: Sea) -> Then:
        if self.said == "stop":
            return self.declare
        if self.said == "bonus":
            return self.take_bonus
        self.route, self.made = (*self.route, str(self.said)), self.made + 1
        self.held = stops_at(g, self.ship, self.route[-1])  # DI-REEF-1
        return self.offer_point

    def take_bonus(self, g: Sea) -> Then:
        """Magic wind blows afresh; any other bonus ends the move (DI-BONUS-6, DI-R-17, DI-R-18)."""
        self.bonus = len(self.route) - 1
        if g.parts.bonuses[self.route[-1]] == "magic_wind":
            self.made, self.most, self.reach = 0, g.parts.values.magic_wind_moves, UNPAID
            return self.offer_point
        if g.options.bonus_ends_move:
            return self.declare
        other = wind.allowance(g, self.ship, bonus=True) - wind.base_moves(g, self.ship)
        self.most = self.reach + (other if g.options.bonus_other_die else 0)
        return self.offer_point

    def declare(self, g: Sea) -> Then:
        """What the route used of the dice is settled; the others hear where it leads (DI-MOVE-4)."""
        g.eights += bool(self.bonus)
        g.wind[self.ship] = self._wind(g)
        g.tell("declared", ship=self.ship, route=list(self.route))
        return Watch(seat=self.seat, ship=self.ship, route=self.route)

    def _wind(self, g: Sea) -> int:
        if self.bonus:  # what led to it was paid for with the eight, magic wind costs nothing
            return max(0, self.made - self.reach) if self.reach != UNPAID else 0
        return wind.wind_for(g, self.ship, self.made)

    def watched(self, g: Sea) -> Then:
        """How far the ship came: all the way, or to where it was intercepted; or it is lost."""
        assert isinstance(self.said, int)
        if self.said == LOST:
            return END
        if self.said < len(self.route) - 1:
            self.route = self.route[: self.said + 1]
            return self.arrive
        return None

    def offer_push(self, g: Sea) -> Then:  # DI-PUSH-2
        at = self.route[-1]
        if g.ship_at.get(at, self.ship) == self.ship:
            return self.arrive
        options = tuple(pushable(g, g.parts.harbour_at[at], self.ship))
        about: dict[str, str | int] = {"ship": self.ship}
        return Ask(self.seat, "push", options, "DI-PUSH-2", about=about, gesture="route")

    def push(self, g: Sea) -> Then:
        self.route = (*self.route[:-1], push(g, str(self.said), self.ship))
        return None

    def arrive(self, g: Sea) -> Then:
        if g.ships[self.ship].point != self.route[-1]:
            g.move(self.ship, self.route[-1])
        g.tell("sailed", ship=self.ship, point=self.route[-1])
        return None

    def collect(self, g: Sea) -> Then:  # DI-BONUS-3 to DI-BONUS-6
        if 0 < self.bonus < len(self.route):
            collect(g, self.ship, g.parts.bonuses[self.route[self.bonus]])
        if not g.ended:
            done(g, self.seat, Deed("move_ended", at=self.route[-1]))
        return None

    def flee(self, g: Sea) -> Then:  # DI-HUNT-3
        return Hunt(seat=self.seat, ship=self.ship, route=self.route)

    def close(self, g: Sea) -> Then:
        return END


def collect(g: Sea, name: str, kind: str) -> None:
    seat = g.ships[name].seat
    g.tell("took_bonus", ship=name, bonus=kind)
    if kind == "magic_wind":  # DI-BONUS-6
        g.immune = (*g.immune, name)
    elif kind.startswith("coin"):  # DI-BONUS-5
        g.earn(seat, int(kind.removeprefix("coin")), "bonus")
    elif g.ships[name].room and g.has(kind):
        g.gain(name, kind, "bonus")
    if not g.ended:
        done(g, seat, Deed("bonus_taken"))


def can_take(g: Sea, name: str, at: str) -> bool:
    """Whether a ship can end on a bonus and has room for it (DI-BONUS-3, DI-BONUS-4, DI-R-19)."""
    kind = g.parts.bonuses[at]
    if kind in ("iron", "dragon_stone") and not (g.ships[name].room and g.has(kind)):
        return False
    return may_end(g, name, at)


def in_canonical_order(points: list[str], words: list[str]) -> list[Answer]:
    """Fixed points are upper case and come before words, points of the circle are among them: b < d < s."""
    fixed = [point for point in points if point[0] < "a"]
    circle = [point for point in points if point[0] >= "a"]
    bonus = [word for word in words if word == "bonus"]
    return [*fixed, *bonus, *circle, *words[len(bonus) :]]
