"""Chapter 1 and the advanced variant: colours, boards, market, hands (LS-SETUP, LS-ADV)."""

from collections import Counter
from itertools import compress

from drakomor.games.lords_of_the_seas.parts import turns
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Malformed, Then, in_order

NUMBERS = range(1, 10)


class Setup(Frame):
    def offer_first_player(self, g: Sea) -> Then:  # LS-SETUP-10, LS-R-7, LS-R-66
        return Ask(CHANCE, "first_player", (0, 1), "LS-SETUP-10")

    def first_player(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.first = self.said
        g.starting_shield = True  # LS-SETUP-11
        g.tell("first_player", seat=g.first)
        return Layouts()

    def market(self, g: Sea) -> Then:
        return Market()

    def deal(self, g: Sea) -> Then:
        return Deal()


class Layouts(Frame):
    """The two halves of the sea, by the option `layout_mode` (LS-R-3)."""

    laid: int = 0

    def begin(self, g: Sea) -> Then:
        return {
            "intro": self.lay_intro, "advanced": self.offer_both,
        }.get(g.options.layout_mode, self.offer_layout)  # fmt: skip

    def offer_layout(self, g: Sea) -> Then:
        if g.options.layout_mode == "chosen":
            seat = g.first ^ self.laid
            return Ask(seat, "layout", g.parts.layouts[seat], "LS-SETUP-2", about={"colour": seat})
        return Ask(CHANCE, "layout", g.parts.layouts[self.laid], "LS-R-3", about={"colour": self.laid})

    def layout(self, g: Sea) -> Then:
        assert isinstance(self.said, tuple)
        seat = g.first ^ self.laid if g.options.layout_mode == "chosen" else self.laid
        g.lay_out(seat, _layout(self.said))
        self.laid += 1
        return self.offer_layout if self.laid < 2 else END

    def lay_intro(self, g: Sea) -> Then:
        intro = g.parts.components.layouts.intro
        g.lay_out(0, intro["light"])
        g.lay_out(1, intro["dark"])
        return END

    def offer_both(self, g: Sea) -> Then:  # LS-ADV-1, LS-R-66: sealed, and revealed together
        return [
            Ask(seat, "layout", g.parts.layouts[seat], "LS-ADV-1", to=(seat,), about={"colour": seat})
            for seat in (0, 1)
        ]

    def both(self, g: Sea) -> Then:
        assert isinstance(self.said, dict)
        for seat, layout in self.said.items():
            assert isinstance(layout, tuple)
            g.lay_out(seat, _layout(layout), sealed=True)
        return None

    def offer_adjustment(self, g: Sea) -> Then:  # LS-ADV-2
        return Ask(g.first, "adjust", in_order(["keep", *adjustments(g)]), "LS-ADV-2")

    def adjustment(self, g: Sea) -> Then:
        if isinstance(self.said, tuple):
            g.starting_shield = False  # LS-ADV-4
            g.lay_out(g.first, adjusted(g, self.said))
        else:  # LS-ADV-5
            g.tell("kept_layout", seat=g.first)
        return END


def _layout(slots: tuple[str | int, ...]) -> tuple[str, ...]:
    return tuple(str(slot) for slot in slots)


def adjustments(g: Sea) -> list[Answer]:
    """One own board taken out and put back elsewhere or turned; to change nothing is to decline (LS-R-67)."""
    layout = g.layouts[g.first]
    found: list[Answer] = []
    for slot in layout:
        name = slot.rpartition(":")[0]
        for place in range(len(layout)):
            found += [("adjust", name, place + 1, turn) for turn in turns(g.parts.boards[name])]
    return [answer for answer in found if isinstance(answer, tuple) and adjusted(g, answer) != layout]


def adjusted(g: Sea, answer: tuple[str | int, ...]) -> tuple[str, ...]:
    """The layout after `("adjust", board, slot, rotation)`; the face stays (LS-R-67)."""
    _, name, place, turn = answer
    assert isinstance(place, int)
    rest = list(g.layouts[g.first])
    old = next(slot for slot in rest if slot.rpartition(":")[0] == name)
    rest.remove(old)
    rest.insert(place - 1, f"{old[:-1]}{turn}")
    return tuple(rest)


class Market(Frame):
    """Three mercenaries of cost 3, one of cost 4, one of cost 5 (LS-SETUP-6, LS-R-4)."""

    chosen: tuple[str, ...] = ()

    def offer_mercenary(self, g: Sea) -> Then:
        if g.options.market_mode == "agreed":
            return self.agreed
        cost = g.parts.costs[len(self.chosen)]
        options = tuple(name for name in g.parts.of_cost(cost) if name not in self.chosen)
        alternate = g.options.market_mode == "alternate"
        seat = g.first ^ 1 ^ len(self.chosen) & 1 if alternate else CHANCE  # the second player begins
        return Ask(seat, "mercenary", options, "LS-R-4", about={"cost": cost})

    def mercenary(self, g: Sea) -> Then:
        self.chosen = (*self.chosen, str(self.said))
        if len(self.chosen) < len(g.parts.costs):
            return self.offer_mercenary
        g.open_market(self.chosen)
        return END

    def agreed(self, g: Sea) -> Then:
        g.open_market(g.options.market)
        return END


def check_market(g: Sea) -> None:
    """An agreed market must be one that the rules allow."""
    market, agreed = g.options.market, g.options.market_mode == "agreed"
    if not agreed:
        if market:
            raise Malformed("options.market", "market-not-agreed")
        return
    for name in market:
        if name not in g.parts.mercenaries:
            raise Malformed("options.market", "no-such-mercenary", found=name[:40])
    costs = Counter(g.parts.mercenaries[name].cost for name in set(market))
    if costs != Counter(g.parts.costs) or len(set(market)) != len(market):
        wanted = ", ".join(str(cost) for cost in g.parts.costs)
        raise Malformed("options.market", "wrong-market", wanted=wanted)


class Deal(Frame):
    """Each player draws the starting hand (LS-SETUP-9)."""

    dealt: int = 0

    def offer_ship(self, g: Sea) -> Then:
        return draw_from(g, self.dealt // g.parts.start_hand, "main", "LS-SETUP-9")

    def ship(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.draw(self.dealt // g.parts.start_hand, self.said, "main")
        self.dealt += 1
        return self.offer_ship if self.dealt < 2 * g.parts.start_hand else END


def draw_from(g: Sea, seat: int, pile: str, clause: str) -> Ask:
    """Chance draws an unseen ship of a colour; only its owner learns which (LS-R-8)."""
    known = g.reserves[seat] if pile == "reserve" else None
    bag = g.bags[seat] if known is None else known
    return Ask(
        CHANCE,
        "draw",
        tuple(compress(NUMBERS, bag)),
        clause,
        tuple(filter(None, bag)),
        (seat,),
        {"pile": pile},
    )
