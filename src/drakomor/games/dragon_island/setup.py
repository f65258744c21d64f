"""Chapter 2: the island's guard, ships, coins, the first player (DI-SETUP)."""

from collections import Counter

from drakomor.games.dragon_island.pieces import DRAGONS
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import CHANCE, END, Ask, Frame, Then


class Setup(Frame):
    def offer_rotation(self, g: Sea) -> Then:  # DI-R-3
        rotations = (0, 1, 2, 3) if g.options.initial_rotation == "random" else (0,)
        return Ask(CHANCE, "rotation", rotations, "DI-R-3")

    def lay_circle(self, g: Sea) -> Then:  # DI-SETUP-1
        assert isinstance(self.said, int)
        g.rotation = self.said
        g.tell("circle_laid", rotation=self.said)
        return None

    def muster(self, g: Sea) -> Then:
        return Muster()

    def launch(self, g: Sea) -> Then:  # DI-SETUP-7 to DI-SETUP-9, DI-KIDS-4
        for seat in range(g.seats):
            home = g.parts.harbours[g.home(seat)]
            name = g.launch(seat, home.ports[len(home.ports) // 2])
            kid = g.is_free_hunter(seat)
            for kind in g.parts.start_cargo:
                if (kind == "ballista" or not kid) and g.has(kind):  # DI-R-79
                    g.gain(name, kind, "start")
            g.coins[seat] = g.options.kids_start_coins if kid else g.parts.values.start_coins
        return None

    def offer_first_player(self, g: Sea) -> Then:  # DI-SETUP-10, DI-R-4
        return Ask(CHANCE, "first_player", tuple(range(g.seats)), "DI-SETUP-10")

    def first_player(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.first = self.said
        g.tell("first_player", seat=self.said)
        return END


class Muster(Frame):
    """Dragons come onto the sites and troops into the garrison, all face down: nobody sees them."""

    def offer_guard(self, g: Sea) -> Then:
        if len(g.sites) < 3:  # DI-SETUP-2, DI-SETUP-3
            return _draw(
                g.parts.dragon_lot, g.sites, dict(zip(DRAGONS, g.dragon_bank, strict=True)), "DI-SETUP-2"
            )
        if len(g.garrison) < 3:  # DI-SETUP-4, DI-SETUP-5
            lot = Counter[str](g.parts.garrison_lot)
            return _draw(g.parts.garrison_lot, g.garrison, dict(lot), "DI-SETUP-4")
        return END

    def guard(self, g: Sea) -> Then:
        g.set_guard(str(self.said))
        return self.offer_guard


def _draw(lot: tuple[str, ...], drawn: tuple[str, ...], left: dict[str, int], clause: str) -> Ask:
    """One of the six, as far as it is there: dragons of the lot may since have left the bank (DI-R-70)."""
    odds = {kind: min(lot.count(kind) - drawn.count(kind), left[kind]) for kind in sorted(set(lot))}
    there = {kind: count for kind, count in odds.items() if count > 0}
    return Ask(CHANCE, "guard", tuple(there), clause, tuple(there.values()), to=())
