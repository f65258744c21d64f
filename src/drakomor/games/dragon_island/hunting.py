"""Chapter 13: hunter dragons (DI-HUNT). Those that a ship has passed pursue it after its move, those beside
which it stands attack at the end of the turn (DI-R-42)."""

from typing import NamedTuple

from drakomor.games.dragon_island.battles import Onslaught
from drakomor.games.dragon_island.pieces import Dragon
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import END, Ask, Frame, Then, in_order


class Hunter(NamedTuple):
    """A dragon, or a pair, that has touched a ship, and how early on its route."""

    place: str
    dragons: tuple[int, ...]
    touched: int


def zone(g: Sea, place: str, rotation: int) -> int:
    """The points that a dragon or a pair hunts over, as the circle lies (DI-HUNT-2, DI-PAIR-2)."""
    pair = g.dragons_at[place] > 1
    return (g.parts.within_two if pair else g.parts.near_mask)[rotation][place]


def is_safe(g: Sea, name: str) -> bool:
    """In a port, under the protectorate, or with magic wind (DI-DRAGON-12, DI-HUNT-5, DI-PROT-6,
    DI-BONUS-6)."""
    return bool(g.harbour_of(name)) or g.is_protected(g.ships[name].seat) or name in g.immune


def hunters(g: Sea, name: str, route: tuple[str, ...], rotation: int) -> list[Hunter]:
    """Who has been passed on a route; without a route, beside whom the ship stands. The first touched come
    first."""
    if not g.dragons or is_safe(g, name):
        return []
    last = g.parts.bit[g.ships[name].point]
    counted = route if g.options.hunter_start_counts else route[1:]
    bits = [g.parts.bit[point] for point in counted] if route else [last]
    found = []
    for place in dict.fromkeys(dragon.place for dragon in g.dragons if dragon.place not in g.parts.caves):
        area = zone(g, place, rotation)
        touched = next((i for i, bit in enumerate(bits) if area & bit), -1)
        dragons = ready(g, place, name)
        if touched >= 0 and dragons and bool(area & last) != bool(route):
            found.append(Hunter(place, dragons, touched))
    return sorted(found, key=lambda hunter: (hunter.touched, g.parts.row_col[hunter.place]))


def ready(g: Sea, place: str, name: str) -> tuple[int, ...]:
    """The dragons at a place that have not fought this ship, in their order (DI-R-42)."""
    there = [dragon for dragon in g.dragons_in(place) if hunts(g, dragon, g.ships[name].seat)]
    return tuple(dragon.number for dragon in there if (dragon.number, name) not in g.met)


def hunts(g: Sea, dragon: Dragon, seat: int) -> bool:  # DI-R-40
    return g.options.hunter_targets == "everyone" or dragon.placer != seat


class Hunt(Frame):
    """The dragons that attack one ship, one after the other while it is afloat (DI-R-43)."""

    seat: int
    ship: str
    route: tuple[str, ...] = ()  # (): the ship stands, at the end of the turn
    rotation: int = 0  # of the circle when the ship sailed the route
    place: str = ""  # of the dragon that attacks

    def begin(self, g: Sea) -> Then:
        self.rotation = g.rotation
        return None

    def offer_claim(self, g: Sea) -> Then:
        """Dragons that nobody points out do not attack (hunter_call, DI-R-41)."""
        if g.options.hunter_call == "automatic" or not self._hunters(g):
            return self.offer_hunter
        seats = [seat for seat in range(g.seats) if seat != self.seat]
        about: dict[str, str | int] = {"ship": self.ship}
        return [Ask(seat, "claim", ("claim", "pass"), "DI-R-41", about=about) for seat in seats]

    def claim(self, g: Sea) -> Then:
        assert isinstance(self.said, dict)
        claimed = [seat for seat, answer in self.said.items() if answer == "claim"]
        if not claimed:
            g.reveal("unclaimed", ship=self.ship)
            return END
        g.reveal("claimed", seat=claimed[0], ship=self.ship)
        return None

    def offer_hunter(self, g: Sea) -> Then:
        """In the order in which they were touched; the owner chooses among equals (DI-R-43)."""
        found = self._hunters(g)
        if not found:
            return END
        equal = [hunter for hunter in found if hunter.touched == found[0].touched]
        if len(equal) == 1:
            self.place = equal[0].place
            return self.pursue
        options = in_order([hunter.place for hunter in equal])
        return Ask(self.seat, "hunter", options, "DI-R-43", about={"ship": self.ship})

    def hunter(self, g: Sea) -> Then:
        self.place = str(self.said)
        return None

    def pursue(self, g: Sea) -> Then:  # DI-HUNT-4
        dragons = ready(g, self.place, self.ship)
        g.tell("hunted", ship=self.ship, place=self.place, point=g.ships[self.ship].point)
        return Onslaught(ship=self.ship, dragons=dragons, point=g.ships[self.ship].point)

    def again(self, g: Sea) -> Then:
        return self.offer_hunter

    def _hunters(self, g: Sea) -> list[Hunter]:
        """A killed dragon turns the circle: whom the ship has passed does not change by that."""
        rotation = self.rotation if self.route else g.rotation
        return hunters(g, self.ship, self.route, rotation) if self.ship in g.ships else []


class Nightfall(Frame):
    """The end of a turn: dragons in whose zone ships of the mover stand (DI-BATTLE-2, DI-BATTLE-10,
    DI-R-42)."""

    seat: int
    done: tuple[str, ...] = ()

    def next_ship(self, g: Sea) -> Then:
        left = [name for name in g.fleet_of(self.seat) if name not in self.done]
        if not left or not g.dragons:
            return END
        self.done = (*self.done, left[0])
        return Hunt(seat=self.seat, ship=left[0])

    def again(self, g: Sea) -> Then:
        return self.next_ship
