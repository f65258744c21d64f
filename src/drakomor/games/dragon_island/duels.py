"""Chapters 19 and 32: fights between players, at sea and over a home harbour (DI-PVP, DI-R-74)."""

from itertools import combinations

from drakomor.games.dragon_island.aftermath import Aftermath
from drakomor.games.dragon_island.depots import guards, room_in
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.tasks import Deed, done
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then, in_order

Survivors = tuple[str, ...]
DIE = tuple(range(1, 9))


def attacks_on_ships(g: Sea, seat: int) -> list[Answer]:
    """DI-PVP-1, DI-PVP-2, DI-R-49, DI-R-61."""
    return [
        ("attack", name, other)
        for name in g.fleet_of(seat)
        if may_begin_fight(g, name) and not g.harbour_of(name)
        for other in sorted(targets(g, name))
    ]


def may_begin_fight(g: Sea, name: str) -> bool:
    if name in g.fought and g.options.attacks_per_ship == 1:
        return False
    return bool(g.ships[name].troops())


def targets(g: Sea, name: str) -> list[str]:
    """Foreign ships at sea on neighbouring points."""
    ship, parts = g.ships[name], g.parts
    near = (parts.near if g.is_protected(ship.seat) else parts.lines)[g.rotation][ship.point]
    there = [g.ship_at[at] for at in near if at in g.ship_at and at not in parts.harbour_at]
    return [other for other in there if g.ships[other].seat != ship.seat]


def raids(g: Sea, seat: int) -> list[Answer]:
    """Foreign home harbours whose troops guard something (DI-HARBOUR-13, DI-R-74)."""
    return [
        ("raid", name)
        for name in g.fleet_of(seat)
        if guards(g, g.harbour_of(name), but=seat) and may_begin_fight(g, name)
    ]


def payments(troops: list[str], worth: dict[str, int], difference: int, least: int = 1) -> list[Survivors]:
    """The sets of troops that a winner may keep: all but the dearest are paid, one point is left (DI-R-57).

    >>> payments(["ballista", "warriors"], {"ballista": 4, "warriors": 5}, 5)
    [('ballista',), ('ballista', 'warriors'), ('warriors',)]
    """
    if difference < least:  # DI-R-56
        return []
    sets = {tuple(sorted(kept)) for size in range(1, len(troops) + 1) for kept in combinations(troops, size)}
    return sorted(kept for kept in sets if is_paid(kept, worth, difference))


def is_paid(kept: Survivors, worth: dict[str, int], difference: int) -> bool:  # DI-PVP-5 to DI-PVP-7
    return difference >= price_of(kept, worth)


def price_of(kept: Survivors, worth: dict[str, int]) -> int:
    """The difference that it takes to keep a set of troops (DI-R-57)."""
    prices = [worth[kind] for kind in kept]
    return sum(prices) - max(prices) + 1


def full_strengths(g: Sea, seat: int, name: str) -> dict[str, int]:
    """Of troops aboard a ship, or in a harbour; a ballista counts as 4 (DI-PVP-6)."""
    worth = {kind: g.strength_of(kind, seat, name) for kind in ("mage", "warriors")}
    return {**worth, "ballista": g.parts.values.ballista_counts}


class Duel(Frame):
    """Two ships, or a ship and the troops of a home harbour, sum against sum (DI-PVP-4)."""

    attacker: str
    defender: str  # a ship, or a harbour that is raided
    sums: tuple[int, int] = (0, 0)
    rolled: tuple[int, int] = (0, 0)  # ballistas
    kept: Survivors = ()
    left: int = 0  # of the difference (any_order_all_must_fit)

    def show(self, g: Sea) -> Then:  # DI-PVP-3
        g.show(self.attacker)
        if self.defender in g.ships:
            g.show(self.defender)
        else:
            g.show_guards(self.defender)
        self.sums = (self._steady(g, 0), self._steady(g, 1))
        return None

    def offer_roll(self, g: Sea) -> Then:  # DI-PVP-4: one ballista after the other
        side = self._rolling(g)
        if side < 0:
            return self.compare
        about: dict[str, str | int] = {"side": self._side(side), "number": self.rolled[side] + 1}
        return Ask(CHANCE, "ballista", DIE, "DI-UNIT-4", about=about)

    def roll(self, g: Sea) -> Then:
        side = self._rolling(g)
        assert isinstance(self.said, int)
        g.reveal("ballista_rolled", by=self._side(side), strength=self.said)
        self.rolled = _added(self.rolled, side, 1)
        self.sums = _added(self.sums, side, self.said)
        return self.offer_roll

    def compare(self, g: Sea) -> Then:
        g.reveal("compared", one=self.attacker, other=self.defender, sums=list(self.sums))
        if self.sums[0] == self.sums[1]:  # DI-PVP-8
            return self.close
        self.left = abs(self.sums[0] - self.sums[1])
        if self.defender in g.ships:
            done(g, self._seat(g, self._winner), Deed("pvp_won"))
        return None

    def offer_survivors(self, g: Sea) -> Then:  # DI-PVP-5 to DI-PVP-7
        if g.options.pvp_payment == "any_order_all_must_fit":
            return self.offer_survivor
        sets = payments(self._troops(g, self._winner), self._worth(g), self.left, g.options.pvp_min_diff)
        if not sets:
            return self.bury
        return Ask(self._seat(g, self._winner), "survivors", tuple(sets), "DI-PVP-5", about=self._about())

    def survivors(self, g: Sea) -> Then:
        self.kept = tuple(map(str, self.said)) if isinstance(self.said, tuple) else ()
        return self.bury

    def offer_survivor(self, g: Sea) -> Then:
        """One after the other, each paid in full: the order is the player's (pvp_payment, DI-R-57)."""
        left = list(self._troops(g, self._winner))
        for kind in self.kept:
            left.remove(kind)
        least = 1 if self.kept else g.options.pvp_min_diff
        if not left or self.left < least:
            return self.bury
        options: list[Answer] = [*sorted(set(left)), *(["stop"] if self.kept else [])]
        return Ask(
            self._seat(g, self._winner), "survivor", in_order(options), "DI-PVP-6", about=self._about()
        )

    def survivor(self, g: Sea) -> Then:
        if self.said == "stop":
            return self.bury
        kind = str(self.said)
        self.kept = (*self.kept, kind)
        self.left -= self._worth(g)[kind]
        return self.offer_survivor

    def bury(self, g: Sea) -> Then:
        """The loser's troops, and what the winner cannot keep (DI-R-57, DI-R-59)."""
        dead = self._troops(g, self._winner)
        for kind in self.kept:
            dead.remove(kind)
        for kind in dead:
            self._lose(g, self._winner, kind)
        for kind in self._troops(g, 1 - self._winner):
            self._lose(g, 1 - self._winner, kind)
        return None

    def offer_loot(self, g: Sea) -> Then:  # DI-PVP-9, DI-R-60
        loser, winner = self._side(1 - self._winner), self._side(self._winner)
        if loser not in g.ships:
            return self.close
        goods = sorted(set(g.ships[loser].goods())) if self._has_room(g, winner) else []
        if not goods:
            return self.offer_fate
        options = in_order([*goods, "stop"])
        return Ask(
            self._seat(g, self._winner), "loot", options, "DI-PVP-9", about=self._about(), gesture="fate"
        )

    def loot(self, g: Sea) -> Then:
        if self.said == "stop":
            return self.offer_fate
        kind, loser, winner = str(self.said), self._side(1 - self._winner), self._side(self._winner)
        if winner in g.ships:
            g.rob(kind, loser, winner)
        else:
            g.rob_ashore(kind, loser, winner)
        done(g, self._seat(g, self._winner), Deed("goods_taken", source="pvp"))
        return self.offer_loot

    def offer_fate(self, g: Sea) -> Then:  # DI-PVP-9, DI-PVP-10
        about = self._about()
        return Ask(
            self._seat(g, self._winner), "fate", ("afloat", "sink"), "DI-PVP-10", about=about, gesture="fate"
        )

    def fate(self, g: Sea) -> Then:
        loser = self._side(1 - self._winner)
        if self.said == "sink":
            g.sink(loser)
        else:
            g.tell("spared", ship=loser)
        return None

    def close(self, g: Sea) -> Then:
        g.cover(self.attacker, self.defender)
        return Aftermath()

    def end(self, g: Sea) -> Then:
        return END

    # The two sides: 0 attacks, 1 is attacked

    @property
    def _winner(self) -> int:
        return int(self.sums[1] > self.sums[0])

    def _side(self, side: int) -> str:
        return self.defender if side else self.attacker

    def _seat(self, g: Sea, side: int) -> int:
        name = self._side(side)
        return g.ships[name].seat if name in g.ships else g.owner_of(name)

    def _troops(self, g: Sea, side: int) -> list[str]:
        name = self._side(side)
        return g.ships[name].troops() if name in g.ships else guards(g, name)

    def _steady(self, g: Sea, side: int) -> int:
        """The strength of all but the ballistas."""
        name, seat = self._side(side), self._seat(g, side)
        return sum(g.strength_of(kind, seat, name) for kind in self._troops(g, side) if kind != "ballista")

    def _rolling(self, g: Sea) -> int:
        """The side with a ballista to roll, the attacker first; -1: none."""
        for side in (0, 1):
            if self._troops(g, side).count("ballista") > self.rolled[side]:
                return side
        return -1

    def _worth(self, g: Sea) -> dict[str, int]:
        return full_strengths(g, self._seat(g, self._winner), self._side(self._winner))

    def _about(self) -> dict[str, str | int]:
        return {"ship": self._side(self._winner), "other": self._side(1 - self._winner), "left": self.left}

    def _has_room(self, g: Sea, winner: str) -> bool:
        return (g.ships[winner].room if winner in g.ships else room_in(g, winner, g.owner_of(winner))) > 0

    def _lose(self, g: Sea, side: int, kind: str) -> None:
        name = self._side(side)
        if name in g.ships:
            g.lose(name, kind, "fight")
        else:
            g.fall(name, kind)


def _added(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if side == 0 else (pair[0], pair[1] + number)
