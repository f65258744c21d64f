"""Chapter 1: sea, ship tokens, markets and hands (SD-SETUP), in the order of SD-R-33."""

from itertools import compress

from drakomor.games.sea_dragons.chart import cells_of
from drakomor.games.sea_dragons.parts import SIDES, SIZES
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import CHANCE, END, Ask, Frame, Then


class Setup(Frame):
    def lay_sea(self, g: Sea) -> Then:
        return Quarters(laid=tuple(g.options.quarters))

    def put_tokens(self, g: Sea) -> Then:
        return Tokens(cells=cells_of(g.board.ships))

    def open_markets(self, g: Sea) -> Then:
        return Markets()

    def deal(self, g: Sea) -> Then:
        return Deal()

    def offer_first_player(self, g: Sea) -> Then:  # SD-SETUP-17, SD-R-31
        chosen = g.options.first_player
        seats = tuple(range(g.seats)) if chosen == "random" else (chosen - 1,)
        return Ask(CHANCE, "first_player", seats, "SD-SETUP-17")

    def first_player(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.begin_with(self.said)
        return END


class Quarters(Frame):
    """Which quarter lies in which place, and with which side up; what is not chosen is left to chance."""

    laid: tuple[str, ...] = ()

    def offer_quarter(self, g: Sea) -> Then:  # SD-SETUP-2
        if len(self.laid) == len(g.parts.quarters):
            return self.offer_side
        options = tuple(sorted(name for name in g.parts.quarters if name not in self.laid))
        return Ask(CHANCE, "quarter", options, "SD-SETUP-2", about={"place": len(self.laid)})

    def quarter(self, g: Sea) -> Then:
        self.laid = (*self.laid, str(self.said))
        return self.offer_quarter

    def offer_side(self, g: Sea) -> Then:  # SD-SETUP-3
        unsettled = [name for name in self.laid if name not in g.parts.sides]
        if not unsettled:
            return self.lay
        return Ask(CHANCE, "side", SIDES, "SD-SETUP-3", about={"quarter": unsettled[0]})

    def side(self, g: Sea) -> Then:
        unsettled = next(name for name in self.laid if name not in g.parts.sides)
        self.laid = tuple(f"{name}{self.said}" if name == unsettled else name for name in self.laid)
        return self.offer_side

    def lay(self, g: Sea) -> Then:
        g.lay_quarters(self.laid)
        return END


class Tokens(Frame):
    """A token on every ship space (SD-SETUP-4); what stays over is out of the game (SD-SETUP-5)."""

    cells: tuple[str, ...]

    def begin(self, g: Sea) -> Then:
        if not self.cells:
            return self.close
        return None if g.options.ship_tokens_face_up else self.put_face_down

    def offer_token(self, g: Sea) -> Then:
        return draw_token(g, self.cells[len(g.ships)])

    def token(self, g: Sea) -> Then:
        g.put_token(self.cells[len(g.ships)], str(self.said))
        return self.offer_token if len(g.ships) < len(self.cells) else self.close

    def put_face_down(self, g: Sea) -> Then:  # SD-R-8
        for cell in self.cells:
            g.put_token(cell, "")
        return None

    def close(self, g: Sea) -> Then:
        g.tell("put_tokens", number=len(g.ships), left=sum(g.parts.tokens) - len(g.ships))
        return END


def draw_token(g: Sea, cell: str) -> Ask:
    """Chance says which ship lies on a space."""
    left = sorted(compress(zip(g.parts.colours, g.ship_bag, strict=True), g.ship_bag))
    options, odds = zip(*left, strict=True)
    return Ask(CHANCE, "token", options, "SD-SETUP-4", odds, about={"cell": cell})


class Markets(Frame):
    """Two cards of each size and the row of missions, face up (SD-SETUP-6 to SD-SETUP-8)."""

    filled: int = 0  # sizes

    def offer_card(self, g: Sea) -> Then:
        size = SIZES[self.filled]
        if "" not in g.market[size] or not any(g.decks[size]):
            return self.next_size
        return draw_of(g, "refill", size, "SD-SETUP-7")

    def card(self, g: Sea) -> Then:
        g.reveal_card(SIZES[self.filled], str(self.said))
        return self.offer_card

    def next_size(self, g: Sea) -> Then:
        self.filled += 1
        return self.offer_card if self.filled < len(SIZES) else self.offer_mission

    def offer_mission(self, g: Sea) -> Then:
        if "" not in g.missions or not g.mission_deck:
            return END
        return Ask(CHANCE, "mission", g.mission_deck, "SD-SETUP-8")

    def mission(self, g: Sea) -> Then:
        g.reveal_mission(str(self.said))
        return self.offer_mission


class Deal(Frame):
    """Two medium cards for each player, from the deck (SD-SETUP-16)."""

    dealt: int = 0

    def offer_card(self, g: Sea) -> Then:
        return draw_of(g, "draw", "medium", "SD-SETUP-16", self.dealt // g.parts.start.medium_cards)

    def card(self, g: Sea) -> Then:
        g.draw_card(self.dealt // g.parts.start.medium_cards, "medium", str(self.said))
        self.dealt += 1
        return self.offer_card if self.dealt < g.seats * g.parts.start.medium_cards else END


def draw_of(g: Sea, prompt: str, size: str, clause: str, seat: int | None = None) -> Ask:
    """Chance draws an unseen dragon card; only its owner learns which, or everybody."""
    deck = g.decks[size]
    return Ask(
        CHANCE,
        prompt,
        tuple(compress(g.parts.of_size[size], deck)),
        clause,
        tuple(filter(None, deck)),
        None if seat is None else (seat,),
        {"size": size},
    )
