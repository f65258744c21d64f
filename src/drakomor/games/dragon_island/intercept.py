"""Chapter 19: other ships beside the route (DI-INTERCEPT)."""

from drakomor.games.dragon_island.duels import Duel
from drakomor.games.dragon_island.pieces import TROOPS
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import END, Answer, Ask, Frame, Then

LOST = -1  # a ship that was sunk on its way


def watchers(g: Sea, seat: int, point: str) -> list[str]:
    """Ships of a seat that could intercept on a point, for all that the others know (DI-R-62).

    A ship with tokens face down is asked even where none of them is a troop: not to be asked would tell.
    """
    near = g.parts.lines[g.rotation][point]
    there = [g.ship_at[at] for at in near if at in g.ship_at and at not in g.parts.harbour_at]
    return sorted([name for name in there if g.ships[name].seat == seat and may_fight(g, name)])


def may_fight(g: Sea, name: str) -> bool:
    ship = g.ships[name]
    return bool(ship.hold) or ship.deck in TROOPS


def is_open(g: Sea, point: str, ship: str) -> bool:
    """Where a fight can take place: at sea, on a free point (DI-R-62)."""
    return point not in g.parts.harbour_at and g.ship_at.get(point, ship) == ship


class Watch(Frame):
    """The declared route, point by point; answers with the place on it where the ship ends
    (DI-INTERCEPT-1)."""

    seat: int
    ship: str
    route: tuple[str, ...]
    reached: int = 0
    asked: tuple[int, ...] = ()  # seats asked at this point
    tried: tuple[str, ...] = ()  # ships that have intercepted

    def sail_on(self, g: Sea) -> Then:
        self.reached, self.asked = self.reached + 1, ()
        if self.reached == len(self.route):
            self.result = self.reached - 1
            return END
        return None

    def offer_intercept(self, g: Sea) -> Then:
        """In the order of coming turns (DI-INTERCEPT-3, DI-R-63)."""
        point = self.route[self.reached]
        if not is_open(g, point, self.ship):
            return self.sail_on
        for seat in g.in_turn()[1:]:
            ships = [] if seat in self.asked else self._eligible(g, seat, point)
            if ships:
                armed: list[Answer] = [name for name in ships if g.ships[name].troops()]
                about: dict[str, str | int] = {"ship": self.ship, "point": point}
                return Ask(seat, "intercept", (*armed, "pass"), "DI-INTERCEPT-1", about=about)
        return self.sail_on

    def _eligible(self, g: Sea, seat: int, point: str) -> list[str]:
        return [name for name in watchers(g, seat, point) if name not in self.tried]

    def intercept(self, g: Sea) -> Then:  # DI-INTERCEPT-2
        seat = next(
            seat
            for seat in g.in_turn()[1:]
            if seat not in self.asked and self._eligible(g, seat, self.route[self.reached])
        )
        if self.said == "pass":
            self.asked = (*self.asked, seat)
            return self.offer_intercept
        name = str(self.said)
        self.tried = (*self.tried, name)
        g.move(self.ship, self.route[self.reached])
        g.tell("intercepted", seat=seat, ship=name, other=self.ship, point=self.route[self.reached])
        return Duel(attacker=name, defender=self.ship)

    def after(self, g: Sea) -> Then:
        """The ship stays where it was met; it is lost where another bears its name by now (DI-LOST-1)."""
        lost = g.ship_at.get(self.route[self.reached]) != self.ship
        self.result = LOST if lost else self.reached
        if lost or g.options.intercept_ends_move or not g.ships[self.ship].troops():
            return END
        return self.offer_intercept
