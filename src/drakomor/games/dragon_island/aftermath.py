"""Chapters 15 and 20: what follows a fight: the circle turns, ships are lost in its gates, Houses get new
ones."""

from drakomor.games.dragon_island.depots import guards
from drakomor.games.dragon_island.pushing import push, pushable
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import END, Answer, Ask, Frame, Then


class Aftermath(Frame):
    quarters: int = 0  # that the circle still turns

    def turn_circle(self, g: Sea) -> Then:
        """Ships in gates are lost before it turns (DI-CIRCLE-7, DI-R-35, DI-R-36)."""
        if not self.quarters:
            return None
        for gate in g.parts.gates:
            if gate in g.ship_at:
                g.sink(g.ship_at[gate], g.options.gate_goods)
        g.turn_circle()
        self.quarters -= 1
        return self.turn_circle

    def offer_deck(self, g: Sea) -> Then:
        """Asked even where all tokens are alike: which they are is hidden (DI-R-26)."""
        name = bare(g)
        if not name:
            return self.relieve
        ship = g.ships[name]
        options = tuple(sorted(set(ship.hold)))
        return Ask(ship.seat, "deck", options, "DI-TRADE-5", about={"ship": name})

    def deck(self, g: Sea) -> Then:
        g.arrange(bare(g), str(self.said))
        return self.offer_deck

    def relieve(self, g: Sea) -> Then:
        return Relief() if any_lost(g) else END

    def end(self, g: Sea) -> Then:
        return END


def bare(g: Sea) -> str:
    """A ship that lost what lay on its deck, and has a choice of what shall lie there."""
    if g.options.deck_rule == "slots":
        return ""
    return next((name for name, ship in g.ships.items() if len(ship.hold) > 1 and not ship.deck), "")


def any_lost(g: Sea) -> bool:
    return len({ship.seat for ship in g.ships.values()}) < g.seats


class Relief(Frame):
    """A new ship for who has lost the last one (DI-LOST, DI-R-64, DI-KIDS-5, DI-R-90)."""

    tried: tuple[int, ...] = ()

    def next_seat(self, g: Sea) -> Then:
        return None if self._seat(g) >= 0 else END

    def offer_berth(self, g: Sea) -> Then:
        seat = self._seat(g)
        if free_berths(g, seat):
            return self.take_berth
        options: tuple[Answer, ...] = tuple(pushable(g, g.home(seat)))
        if not options:  # the ship comes as soon as there is a berth
            self.tried = (*self.tried, seat)
            return self.next_seat
        return Ask(seat, "relief_push", options, "DI-R-64")

    def clear_berth(self, g: Sea) -> Then:
        push(g, str(self.said))
        return None

    def take_berth(self, g: Sea) -> Then:
        relieve(g, self._seat(g))
        return self.next_seat

    def _seat(self, g: Sea) -> int:
        """The next seat in turn order that has no ship; -1: none."""
        afloat = {ship.seat for ship in g.ships.values()}
        left = [seat for seat in g.in_turn() if seat not in afloat and seat not in self.tried]
        return left[0] if left else -1


def free_berths(g: Sea, seat: int) -> list[str]:
    return [berth for berth in g.parts.harbours[g.home(seat)].ports if berth not in g.ship_at]


def relieve(g: Sea, seat: int) -> None:
    """The ship cannot move in this turn."""
    kid = g.is_free_hunter(seat)
    armed = has_troops(g, seat)
    name = g.launch(seat, free_berths(g, seat)[0])
    g.wind[name] = 0
    missing = g.parts.values.last_ship_coins - g.coins[seat]
    if not kid and missing > 0:  # DI-LOST-2
        g.earn(seat, missing, "relief")
    if (kid or not armed) and g.has("ballista"):  # DI-LOST-3
        g.gain(name, "ballista", "relief")
    g.reveal("relieved", seat=seat, ship=name)


def has_troops(g: Sea, seat: int) -> bool:
    """Aboard, or in the home harbour (DI-R-64)."""
    aboard = any(g.ships[name].troops() for name in g.fleet_of(seat))
    return aboard or bool(guards(g, g.home(seat)))
