"""Chapter 21: Dragon Island is attacked from its front or from its rear (DI-ISLAND, DI-WIN-3, DI-WIN-4)."""

from drakomor.games.dragon_island.aftermath import Aftermath
from drakomor.games.dragon_island.duels import DIE
from drakomor.games.dragon_island.setup import Muster
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then


def assaults(g: Sea, seat: int) -> list[Answer]:
    """One a turn (DI-R-68), by at least one ship with troops."""
    if g.assaulted:
        return []
    return [("assault", side) for side in ("front", "rear") if force(g, seat, side)]


def force(g: Sea, seat: int, side: str) -> list[str]:
    """The ships that take part (DI-ISLAND-2, DI-ISLAND-3, DI-R-66, DI-R-67)."""
    parts = g.parts
    behind = parts.lagoon if g.options.rear_force == "lagoon" else parts.white
    points = parts.harbours["island"].ports if side == "front" else behind
    if side == "rear" and not any(_own(g, seat, point) for point in parts.white):
        return []
    return sorted([name for point in points if (name := _own(g, seat, point)) and g.ships[name].troops()])


def _own(g: Sea, seat: int, point: str) -> str:
    name = g.ship_at.get(point, "")
    return name if name and g.ships[name].seat == seat else ""


class Assault(Frame):
    """The attackers' sum with their Medals against the defenders' sum (DI-ISLAND-4)."""

    seat: int
    side: str
    ships: tuple[str, ...] = ()
    sums: tuple[int, int] = (0, 0)
    rolled: tuple[int, int] = (0, 0)  # ballistas

    def begin(self, g: Sea) -> Then:
        g.assaulted = True
        self.ships = tuple(force(g, self.seat, self.side))
        g.tell("assault", seat=self.seat, side=self.side, ships=list(self.ships))
        for name in self.ships:
            g.show(name)
        self.sums = (self._attack(g) + g.medals[self.seat], 0)  # DI-ISLAND-5
        return None

    def _attack(self, g: Sea) -> int:  # DI-R-68
        return sum(
            g.strength_of(kind, self.seat, name)
            for name in self.ships
            for kind in g.ships[name].troops()
            if kind != "ballista"
        )

    def offer_roll(self, g: Sea) -> Then:
        number = sum(g.ships[name].troops().count("ballista") for name in self.ships)
        if self.rolled[0] == number:
            return self.turn_over
        return Ask(CHANCE, "ballista", DIE, "DI-UNIT-4", about={"side": self.ships[0], "seat": self.seat})

    def roll(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.reveal("assault_rolled", seat=self.seat, strength=self.said)
        self.rolled = (self.rolled[0] + 1, 0)
        self.sums = (self.sums[0] + self.said, 0)
        return self.offer_roll

    def turn_over(self, g: Sea) -> Then:
        """The centre and the garrison, or the three dragons (DI-ISLAND-6, DI-ISLAND-8, DI-R-65)."""
        g.turn_over_island(front=self.side == "front")
        dragons = g.sites[:1] if self.side == "front" else g.sites
        guards = [kind for kind in self._garrison(g) if kind != "ballista"]
        defence = sum(g.parts.strength[kind] for kind in (*dragons, *guards))
        self.sums = (self.sums[0], defence)
        return None

    def _garrison(self, g: Sea) -> tuple[str, ...]:
        return g.garrison if self.side == "front" else ()

    def offer_defence(self, g: Sea) -> Then:  # DI-ISLAND-7, DI-R-71: the next player rolls
        if self.rolled[1] == self._garrison(g).count("ballista"):
            return self.compare
        return Ask(CHANCE, "ballista", DIE, "DI-ISLAND-7", about={"side": "island", "seat": g.in_turn()[1]})

    def defend(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.reveal("garrison_rolled", seat=g.in_turn()[1], strength=self.said)
        self.rolled = (self.rolled[0], self.rolled[1] + 1)
        self.sums = (self.sums[0], self.sums[1] + self.said)
        return self.offer_defence

    def compare(self, g: Sea) -> Then:
        g.reveal("assault_compared", seat=self.seat, side=self.side, sums=list(self.sums))
        if self.sums[0] > self.sums[1]:
            g.finish(self.side, self.seat)
            return END
        if self.sums[0] < self.sums[1]:
            self._defeat(g)
        return None

    def _defeat(self, g: Sea) -> None:  # DI-R-69
        if g.options.assault_defeat == "repelled":
            return
        for name in self.ships:
            for kind in g.ships[name].troops():
                g.lose(name, kind, "assault")
            if g.options.assault_defeat == "fleet_lost":
                g.sink(name)

    def muster(self, g: Sea) -> Then:
        """The lot concerned is drawn anew from its six (assault_reshuffle, DI-R-70)."""
        if not g.options.assault_reshuffle:
            return self.close
        g.recall_guard(front=self.side == "front")
        return Muster()

    def close(self, g: Sea) -> Then:
        g.cover(*self.ships)
        return Aftermath()

    def end(self, g: Sea) -> Then:
        return END
