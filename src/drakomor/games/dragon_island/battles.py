"""Chapters 14, 16 and 17: fights with dragons, alone and in pairs (DI-BATTLE, DI-PAIR, DI-MEDAL)."""

from drakomor.games.dragon_island.aftermath import Aftermath
from drakomor.games.dragon_island.duels import DIE, may_begin_fight, targets
from drakomor.games.dragon_island.pieces import FULL, Dragon
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.tasks import Deed, done
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then


def attacks_on_dragons(g: Sea, seat: int) -> list[Answer]:
    """Dragons on neighbouring points, and in the cave at whose mouth a ship stands (DI-BATTLE-1, DI-R-48)."""
    if not g.dragons:
        return []
    return [
        _attack(g, name, place)
        for name in g.fleet_of(seat)
        for place in dragons_near(g, name)
        if may_begin_fight(g, name)
    ]


def _attack(g: Sea, name: str, place: str) -> Answer:
    """Some points are called as ships are: beside such a ship the answer says which of the two is meant."""
    return ("attack", name, place, "dragon") if place in targets(g, name) else ("attack", name, place)


def dragons_near(g: Sea, name: str) -> list[str]:
    point = g.ships[name].point
    if point in g.parts.harbour_at and not g.options.attack_from_port:
        return []
    cave = g.parts.mouths.get(point, "")
    near = [at for at in g.parts.near[g.rotation][point] if at in g.dragons_at]
    return sorted([*([cave] if cave in g.dragons_at else []), *near])


class Onslaught(Frame):
    """A ship against a dragon, or against both of a pair, one after the other (DI-PAIR-3)."""

    ship: str
    dragons: tuple[int, ...]
    point: str = ""  # where dragons attack the ship; "": the ship attacks
    fights: int = 0
    kills: int = 0

    def begin(self, g: Sea) -> Then:
        if not self.point:
            g.fought = (*g.fought, self.ship)
        return None

    def fight(self, g: Sea) -> Then:
        """The lower dragon is not turned over where the upper has sunk the ship (DI-PAIR-5)."""
        if self.ship not in g.ships or self.fights == len(self.dragons):
            return self.close
        self.fights += 1
        return Strife(ship=self.ship, dragon=self.dragons[self.fights - 1])

    def fought(self, g: Sea) -> Then:
        self.kills += self.said == "slain"
        return self.fight

    def close(self, g: Sea) -> Then:
        """Dragons come to rest; the circle turns after the whole fight (DI-R-35)."""
        if self.point:
            come_to_rest(g, self.dragons, self.ship, self.point)
        return Aftermath(quarters=self.kills)

    def end(self, g: Sea) -> Then:
        return END


class Strife(Frame):
    """One dragon, and the troops of a ship one after the other (DI-BATTLE-3); tells slain, tie or sunk."""

    ship: str
    dragon: int
    spent: tuple[str, ...] = ()  # troops that have fought and survived
    fighter: str = ""

    def turn_over(self, g: Sea) -> Then:  # DI-HUNT-4
        g.met.append((self.dragon, self.ship))
        g.turn_over(self.dragon)
        return None if g.ships[self.ship].troops() else self.sink  # DI-R-53

    def offer_fighter(self, g: Sea) -> Then:
        """Asked even where one kind is left: that depends on what lies face down (DI-BATTLE-4, DI-R-50)."""
        fresh = fresh_troops(g, self.ship, self.spent)
        if not fresh:
            return self.count
        ship, dragon = g.ships[self.ship], g.dragon(self.dragon)
        about: dict[str, str | int] = {
            "ship": self.ship, "dragon": dragon.kind, "place": dragon.place, "strength": strength(g, dragon),
        }  # fmt: skip
        return Ask(ship.seat, "fighter", tuple(sorted(set(fresh))), "DI-BATTLE-4", about=about)

    def choose(self, g: Sea) -> Then:
        self.fighter = str(self.said)
        if self.fighter != "ballista":
            return self.strike
        return None

    def offer_roll(self, g: Sea) -> Then:  # DI-BATTLE-9
        return Ask(CHANCE, "ballista", DIE, "DI-UNIT-4", about={"side": self.ship})

    def roll(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.tell("ballista_rolled", by=self.ship, strength=self.said)
        return self._strike(g, self.said)

    def strike(self, g: Sea) -> Then:
        seat = g.ships[self.ship].seat
        return self._strike(g, g.strength_of(self.fighter, seat, self.ship))

    def _strike(self, g: Sea, force: int) -> Then:
        left = strength(g, g.dragon(self.dragon)) - force
        fighter, self.fighter = self.fighter, ""
        g.weaken(self.dragon, self.ship, fighter, force, left)
        if left > 0:  # DI-BATTLE-5
            g.lose(self.ship, fighter, "fight")
        else:  # DI-BATTLE-6, DI-BATTLE-7
            self.spent = tuple(sorted((*self.spent, fighter)))
        return self.slay if left < 0 else self.offer_fighter

    def count(self, g: Sea) -> Then:
        """Every troop has fought: a tie at exactly 0 (DI-BATTLE-10), else the ship is sunk (DI-BATTLE-13)."""
        if strength(g, g.dragon(self.dragon)) > 0:
            return self.sink
        self.result = "tie"
        self._turn_down(g)
        return END

    def sink(self, g: Sea) -> Then:
        self.result = "sunk"
        g.sink(self.ship)
        self._turn_down(g)
        return END

    def slay(self, g: Sea) -> Then:
        self.result = "slain"
        slay(g, self.ship, self.dragon)
        return END

    def _turn_down(self, g: Sea) -> None:
        if not g.options.dragons_stay_revealed:
            g.turn_down(self.dragon)
        if not g.options.dragon_damage_persists:  # DI-R-52
            g.refresh(self.dragon)


def fresh_troops(g: Sea, name: str, spent: tuple[str, ...]) -> list[str]:
    """Troops that have not fought yet."""
    left = g.ships[name].troops()
    for kind in spent:
        left.remove(kind)
    return left


def strength(g: Sea, dragon: Dragon) -> int:
    return g.parts.strength[dragon.kind] if dragon.left == FULL else dragon.left


def slay(g: Sea, name: str, number: int) -> None:
    """The dragon is dead: Medals for a House, loot for a Free Hunter (DI-MEDAL-2, DI-R-55, DI-KIDS-17)."""
    seat, dragon = g.ships[name].seat, g.slay(number)
    if g.is_free_hunter(seat):
        for kind in g.parts.kids.loot[dragon.kind]:
            if g.ships[name].room and g.has(kind):  # DI-R-84
                g.gain(name, kind, "loot")
    g.honour(seat, g.parts.medals[dragon.kind])
    where = "cave" if dragon.place in g.parts.caves else "open_sea"
    done(g, seat, Deed("dragon_killed", dragon=dragon.kind, where=where))


def come_to_rest(g: Sea, dragons: tuple[int, ...], name: str, point: str) -> None:
    """Where the dragons are after an attack on a ship that stood on a point (DI-R-44)."""
    alive = [dragon for dragon in g.dragons if dragon.number in dragons]
    if not alive or point in g.parts.circle:  # DI-HUNT-6
        return
    old = alive[0].place
    to = resting_place(g, old, name, point)
    if to == old:
        return
    for dragon in reversed(alive):
        g.place_dragon(dragon.number, to, dragon.placer)
    g.tell("dragon_moved", place=old, point=to)


def resting_place(g: Sea, old: str, name: str, point: str) -> str:
    """A steered dragon has come beside the ship before it attacks."""
    sunk = name not in g.ships
    if sunk and g.options.hunter_after_sinking == "wreck_point":  # DI-HUNT-7
        return point if g.is_free(point) else old
    near = g.parts.near[g.rotation][point]
    if old in near:
        return old
    free = [at for at in near if g.parts.bit[at] & g.parts.open_sea and g.is_free(at)]
    return min(free, key=lambda at: (_apart(g, old, at), g.parts.row_col[at]), default=old)


def _apart(g: Sea, one: str, other: str) -> int:
    """How many moves of a dragon lie between two fixed points."""
    (row, column), (other_row, other_column) = g.parts.row_col[one], g.parts.row_col[other]
    return max(abs(row - other_row), abs(column - other_column))
