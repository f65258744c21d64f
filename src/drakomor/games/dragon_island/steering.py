"""Chapter 12: new dragons, and dragons that a player steers (DI-DRAGON, DI-PROT-1 to DI-PROT-3)."""

from itertools import compress

from drakomor.games.dragon_island.battles import Onslaught
from drakomor.games.dragon_island.pieces import DRAGONS, Dragon
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then, in_order


class BringOut(Frame):
    """A random dragon comes face down into an empty cave (DI-DRAGON-1, DI-PROT-1); nobody sees which."""

    seat: int
    clause: str = "DI-DRAGON-2"  # for which it comes: an exchange, or a 1
    cave: str = ""

    def offer_cave(self, g: Sea) -> Then:  # DI-DRAGON-2, DI-R-33
        caves = empty_caves(g)
        if not caves or not any(g.dragon_bank):
            g.tell("none_came_out", seat=self.seat)
            return END
        return Ask(self.seat, "cave", caves, self.clause)

    def choose(self, g: Sea) -> Then:
        self.cave = str(self.said)
        return None

    def offer_dragon(self, g: Sea) -> Then:
        kinds, odds = zip(
            *sorted(compress(zip(DRAGONS, g.dragon_bank, strict=True), g.dragon_bank)), strict=True
        )
        return Ask(CHANCE, "dragon", kinds, "DI-DRAGON-1", odds, to=())

    def dragon(self, g: Sea) -> Then:
        g.bring_out(self.cave, str(self.said))
        return END


def empty_caves(g: Sea) -> tuple[Answer, ...]:
    return in_order([cave for cave in g.parts.caves if cave not in g.dragons_at])


class Steering(Frame):
    """One steering: which dragon, where to, and whom it attacks (DI-DRAGON-4 to DI-DRAGON-12)."""

    seat: int
    steered: tuple[int, ...] = ()  # in this turn already (DI-R-39)
    pairs: bool = False  # whether a pair may be steered as such (DI-PAIR-7)
    dragons: tuple[int, ...] = ()
    prey: str = ""

    def offer_dragon(self, g: Sea) -> Then:
        if not any(dragon.number not in self.steered for dragon in g.dragons):
            return END
        preys = duties(g, self.seat)
        answers = self._answers(g)
        options = [answer for answer in answers if attackable(g, self._named(g, answer), preys)]
        if options:  # DI-DRAGON-7
            return self._ask(options)
        movable = [answer for answer in answers if ends(g, self._named(g, answer))]
        return self._ask([*movable, "none"])  # DI-DRAGON-10

    def _ask(self, options: list[Answer]) -> Ask:
        return Ask(self.seat, "steer", in_order(options), "DI-DRAGON-4", gesture="steer")

    def _answers(self, g: Sea) -> list[Answer]:
        """Every dragon by its place; of a pair the upper, the lower, or both (DI-PAIR-7, DI-PAIR-8)."""
        answers: list[Answer] = []
        for place, count in g.dragons_at.items():
            numbers = [dragon.number for dragon in g.dragons_in(place)]
            fresh = [number not in self.steered for number in numbers]
            if count == 1:
                answers += [place] if fresh[0] else []
                continue
            answers += [(place, which) for which in compress(("upper", "lower"), fresh)]
            answers += [(place, "both")] if self.pairs and all(fresh) else []
        return answers

    def _named(self, g: Sea, answer: Answer) -> list[Dragon]:
        place, which = map(str, answer) if isinstance(answer, tuple) else (str(answer), "both")
        there = g.dragons_in(place)
        return {"upper": there[:1], "lower": there[1:], "both": there}[which]

    def choose(self, g: Sea) -> Then:
        if self.said == "none":
            return END
        assert self.said is not None
        self.dragons = tuple(dragon.number for dragon in self._named(g, self.said))  # type: ignore[arg-type]
        return None

    def offer_place(self, g: Sea) -> Then:
        """Under the duty only places from which it can attack (DI-R-38)."""
        dragons = [g.dragon(number) for number in self.dragons]
        options = attackable(g, dragons, duties(g, self.seat)) or ends(g, dragons)
        about: dict[str, str | int] = {"place": dragons[0].place}
        return Ask(self.seat, "steer_to", in_order(options), "DI-DRAGON-6", about=about, gesture="steer")

    def go(self, g: Sea) -> Then:
        old, to = g.dragon(self.dragons[0]).place, str(self.said)
        for number in reversed(self.dragons):
            g.place_dragon(number, to, self.seat)
        if old != to:
            g.tell("steered", seat=self.seat, place=old, point=to, number=len(self.dragons))
        return None

    def offer_prey(self, g: Sea) -> Then:
        """Own ships only where there is no duty (DI-DRAGON-8, DI-DRAGON-9)."""
        place = g.dragon(self.dragons[0]).place
        joined = g.dragons_at[place] > len(self.dragons)
        near = [] if place in g.parts.caves or joined else beside(g, place)
        foreign = [name for name in near if g.ships[name].seat != self.seat]
        if foreign:
            return self._ask_prey(foreign)
        return self._ask_prey([*near, "none"]) if near else self.close

    def _ask_prey(self, options: list[str]) -> Ask:
        return Ask(self.seat, "prey", in_order(options), "DI-DRAGON-9", gesture="steer")

    def attack(self, g: Sea) -> Then:
        if self.said == "none":
            return self.close
        prey = str(self.said)
        g.tell("attacked", place=g.dragon(self.dragons[0]).place, ship=prey)
        return Onslaught(ship=prey, dragons=self.dragons, point=g.ships[prey].point)

    def close(self, g: Sea) -> Then:
        self.result = self.dragons
        return END


def duties(g: Sea, seat: int) -> list[str]:
    """Foreign ships on the outer contour and in no port: whom a dragon may have to attack (DI-DRAGON-7,
    DI-R-38)."""
    return [name for name, ship in g.ships.items() if ship.seat != seat and is_exposed(g, ship.point)]


def is_exposed(g: Sea, point: str) -> bool:  # DI-DRAGON-11, DI-DRAGON-12
    return point not in g.parts.circle and point not in g.parts.harbour_at


def beside(g: Sea, place: str) -> list[str]:
    """Ships that a dragon on a point could attack."""
    at = [g.ship_at[point] for point in g.parts.near[g.rotation][place] if point in g.ship_at]
    return [name for name in at if is_exposed(g, g.ships[name].point)]


def taken(g: Sea, dragons: list[Dragon]) -> int:
    """Points with ships, or with other dragons."""
    bit, own = g.parts.bit, {dragon.number for dragon in dragons}
    mask = sum(bit[point] for point in g.ship_at)
    others = {one.place for one in g.dragons if one.number not in own and one.place in bit}
    return mask | sum(bit[place] for place in others)


def attackable(g: Sea, dragons: list[Dragon], preys: list[str]) -> list[str]:
    """The free points in reach of dragons from which they can attack one of these ships."""
    near = 0
    for name in preys:
        near |= g.parts.near_mask[g.rotation][g.ships[name].point]
    if not near:
        return []
    open_ = near & g.parts.reach[dragons[0].place] & g.parts.open_sea & ~taken(g, dragons)
    return points_of(g, open_)


def ends(g: Sea, dragons: list[Dragon]) -> list[str]:
    """Where dragons may end: free points, on a lone hunter dragon, in an empty cave (DI-DRAGON-6,
    DI-R-37)."""
    place = dragons[0].place
    free = points_of(g, g.parts.reach[place] & g.parts.open_sea & ~taken(g, dragons))
    if len(dragons) == 1:
        free += [at for at in lone_hunters(g, dragons[0]) if g.parts.reach[place] & g.parts.bit[at]]
    if g.options.dragon_may_enter_cave and len(dragons) == 1:
        free += [cave for cave in g.parts.cave_reach[place] if cave not in g.dragons_at]
    return free


def lone_hunters(g: Sea, dragon: Dragon) -> list[str]:
    """Where a dragon would make a pair (DI-PAIR-1, DI-PAIR-6), the one that it is taken out of included: put
    back, the lower comes to lie on top (DI-R-47)."""
    others = [one.place for one in g.dragons if one.number != dragon.number and one.place in g.parts.bit]
    return [place for place in others if others.count(place) == 1]


def points_of(g: Sea, mask: int) -> list[str]:
    points = g.parts.points
    found = []
    while mask:
        low = mask & -mask
        found.append(points[low.bit_length() - 1])
        mask ^= low
    return found
