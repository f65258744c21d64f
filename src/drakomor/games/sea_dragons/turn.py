"""Chapter 2: the turn, and the pass (SD-TURN, SD-DRAW, SD-PASS, SD-END)."""

from drakomor.games.sea_dragons.missions import Voyage
from drakomor.games.sea_dragons.options import settled
from drakomor.games.sea_dragons.parts import SIZES
from drakomor.games.sea_dragons.placing import Placement, placements
from drakomor.games.sea_dragons.setup import Setup, draw_of
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import END, Answer, Ask, Frame, Then


class Seafaring(Frame):
    """The whole game: turn after turn until no player has a head left."""

    def set_up(self, g: Sea) -> Then:
        return Setup()

    def begin_turn(self, g: Sea) -> Then:  # SD-TURN-1, SD-END-1
        return Turn(seat=g.mover) if any(g.heads) else self.score

    def next_turn(self, g: Sea) -> Then:
        return self.begin_turn

    def score(self, g: Sea) -> Then:
        g.finish("heads")
        return END


class Turn(Frame):
    """I play a dragon card, II complete a mission, III take a card: or a pass (SD-TURN-2, SD-TURN-3)."""

    seat: int
    size: str = ""  # of the card that was played

    def offer_action(self, g: Sea) -> Then:
        """Asked even where only a pass is left: that depends on the hand (SD-R-25)."""
        seat = self.seat
        options = (*_cashing(g, seat), *_passes(g, seat), *placements(g, seat))
        return Ask(seat, "turn", options, "SD-TURN-2", gesture="dragon")

    def action(self, g: Sea) -> Then:
        assert isinstance(self.said, tuple)
        what, name, *cells = map(str, self.said)
        if what == "cash":
            g.cash(self.seat, name)
            return self.offer_action
        if what == "pass":
            return Passing(seat=self.seat, shape=name)
        self.size = g.parts.cards[name].size
        if g.options.head == "chosen":
            g.show_card(self.seat, name)
        return Placement(seat=self.seat, shape=name, cells=tuple(cells))

    def sail(self, g: Sea) -> Then:  # SD-MISSION-1, SD-PASS-6
        return Voyage(seat=self.seat) if self.size else self.close

    def take(self, g: Sea) -> Then:  # SD-DRAW-1, SD-DRAW-2
        return Taking(seat=self.seat, sizes=other_sizes(self.size))

    def close(self, g: Sea) -> Then:
        g.turn += 1
        return END


def _cashing(g: Sea, seat: int) -> tuple[Answer, ...]:
    """Cashing by hand, where the table does not do it by itself (SD-R-13)."""
    if g.options.auto_cash:
        return ()
    return tuple([("cash", name) for name in sorted(set(g.gold_cards(seat)))])


def _passes(g: Sea, seat: int) -> tuple[Answer, ...]:  # SD-PASS-1, SD-PASS-3
    return tuple([("pass", name) for name in dict.fromkeys(g.hands[seat])])


class Passing(Frame):
    """A head and a card for a new card and 2 gold (SD-PASS, SD-R-26)."""

    seat: int
    shape: str

    def give_up(self, g: Sea) -> Then:
        g.give_up_head(self.seat, self.shape)
        return None

    def take(self, g: Sea) -> Then:  # SD-PASS-4
        options = g.options
        differs = settled(options, "pass_take_size") == "different"
        sizes = other_sizes(g.parts.cards[self.shape].size) if differs else SIZES
        decks = settled(options, "pass_take_sources") == "any"
        return Taking(seat=self.seat, sizes=sizes, decks=decks)

    def earn(self, g: Sea) -> Then:  # SD-PASS-5
        g.earn(self.seat, "got_pass_gold", g.parts.values.pass_gold)
        return END


def other_sizes(size: str) -> tuple[str, ...]:
    return tuple(other for other in SIZES if other != size)


class Taking(Frame):
    """A new card, from the market or from a deck (SD-DRAW)."""

    seat: int
    sizes: tuple[str, ...]
    decks: bool = True
    size: str = ""

    def offer_card(self, g: Sea) -> Then:
        if g.options.final_draw == "skip" and not g.heads[self.seat]:  # SD-R-23
            return END
        options = self._options(g, self.sizes) or self._options(g, SIZES)  # SD-R-21
        return Ask(self.seat, "take", options, "SD-DRAW-3") if options else END

    def _options(self, g: Sea, sizes: tuple[str, ...]) -> tuple[Answer, ...]:
        """In canonical order; equal cards are interchangeable, an empty deck is no source (SD-R-21)."""
        decks = [size for size in sorted(sizes) if self.decks and any(g.decks[size])]
        faces = {name for size in sizes for name in g.market[size] if name}
        return tuple([("draw", size) for size in decks] + [("take", name) for name in sorted(faces)])

    def card(self, g: Sea) -> Then:
        assert isinstance(self.said, tuple)
        what, name = map(str, self.said)
        if what == "draw":
            self.size = name
            return self.offer_draw
        g.take_card(self.seat, name)
        self.size = g.parts.cards[name].size
        return None

    def offer_refill(self, g: Sea) -> Then:  # SD-DRAW-4, SD-R-21
        return draw_of(g, "refill", self.size, "SD-DRAW-4") if any(g.decks[self.size]) else END

    def refill(self, g: Sea) -> Then:
        g.reveal_card(self.size, str(self.said))
        return END

    def offer_draw(self, g: Sea) -> Then:  # SD-DRAW-3, SD-DRAW-5
        return draw_of(g, "draw", self.size, "SD-DRAW-3", self.seat)

    def draw(self, g: Sea) -> Then:
        g.draw_card(self.seat, self.size, str(self.said))
        return END
