"""Chapter 3: placing a dragon, what it costs and what it brings (SD-PLACE, SD-PAY, SD-REWARD, SD-ADJ)."""

from typing import NamedTuple

from drakomor.games.sea_dragons.board import Board
from drakomor.games.sea_dragons.chart import beside, mask_of
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.setup import draw_token
from drakomor.games.sea_dragons.shapes import Shape
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import END, Answer, Ask, Frame, Then


def placements(g: Sea, seat: int) -> list[Answer]:
    """Every way to place a card of the hand; equal cards are interchangeable."""
    shapes, water = g.parts.shapes, Water(open_to(g, seat), touching(g, seat), g.purse(seat))
    return [
        answer
        for name in dict.fromkeys(g.hands[seat])
        for answer in placements_of(g.board, water, shapes[name])
    ]


class Water(NamedTuple):
    """What decides where a seat can place whatever it holds."""

    open: int
    touching: int
    purse: int


def placements_of(board: Board, water: Water, shape: Shape) -> list[Answer]:
    """Every way to place one card."""
    answers = shape.answers
    fits = shape.fitting(water.open, water.touching, board.payable(shape, water.purse))
    return [answers[fit] for fit in fits]


def open_to(g: Sea, seat: int) -> int:
    """Spaces that no dragon takes (SD-PLACE-4) and that no own dragon is beside (SD-PLACE-9)."""
    return g.parts.sea & ~(g.taken | beside(g.own[seat]))


def touching(g: Sea, seat: int) -> int:
    """Spaces beside the island or beside another player's dragon (SD-PLACE-8)."""
    return g.board.shore | beside(g.taken & ~g.own[seat])


def cost_of(g: Sea, mask: int) -> int:  # SD-PAY-1
    return (mask & g.board.costly).bit_count() * g.parts.values.cell_cost


def found_gold(g: Sea, mask: int) -> int:  # SD-REWARD-3
    return (mask & g.board.gold).bit_count() * g.parts.values.gold_symbol


def touched(g: Sea, seat: int, mask: int) -> dict[int, int]:
    """How many dragons of every other player the new one touches, however often (SD-ADJ-2, SD-R-35)."""
    border = beside(mask)
    if not border & g.taken & ~g.own[seat]:
        return {}
    counts: dict[int, int] = {}
    for dragon, other in zip(g.dragons, g.masks, strict=True):
        if border & other and dragon.seat != seat:
            counts[dragon.seat] = counts.get(dragon.seat, 0) + 1
    return counts


class Placement(Frame):
    """A dragon comes onto the sea, in the order of SD-R-14."""

    seat: int
    shape: str
    cells: tuple[str, ...]
    gains: int = 0  # coral symbols that are still to be rewarded

    def offer_head(self, g: Sea) -> Then:  # SD-PLACE-6, SD-R-11
        if g.options.head == "first":
            return self.put_by_itself
        return Ask(self.seat, "head", self.cells, "SD-PLACE-6", gesture="dragon")

    def head(self, g: Sea) -> Then:
        self._put(g, str(self.said))
        return self.offer_ship

    def put_by_itself(self, g: Sea) -> Then:
        self._put(g, self.cells[0])
        return None

    def offer_ship(self, g: Sea) -> Then:
        """Ships that lay face down are turned over (SD-R-8)."""
        hidden = [cell for cell in self.cells if g.ships.get(cell) == ""]
        return draw_token(g, hidden[0]) if hidden else self.touch

    def ship(self, g: Sea) -> Then:
        hidden = next(cell for cell in self.cells if g.ships.get(cell) == "")
        g.take_ship(self.seat, hidden, str(self.said))
        return self.offer_ship

    def touch(self, g: Sea) -> Then:  # SD-ADJ-1 to SD-ADJ-3
        mask = mask_of(self.cells)
        for seat, count in sorted(touched(g, self.seat, mask).items()):
            g.earn(seat, "was_touched", count * g.parts.values.touched_dragon)
        self.gains = (mask & g.board.corals).bit_count()
        return None

    def gain(self, g: Sea) -> Then:  # SD-REWARD-4, SD-R-15
        if not self.gains:
            return END
        self.gains -= 1
        return Gain(seat=self.seat)

    def gained(self, g: Sea) -> Then:
        return self.gain

    def _put(self, g: Sea, head: str) -> None:
        """Pieces, gold symbols, payment, ship tokens: at once (SD-R-14)."""
        mask = mask_of(self.cells)
        g.place(self.seat, self.shape, self.cells, head)
        gold, cost = found_gold(g, mask), cost_of(g, mask)
        if gold:
            g.earn(self.seat, "found_gold", gold)
        if cost:
            self._pay(g, cost)
        for cell in self.cells:
            if g.ships.get(cell):
                g.take_ship(self.seat, cell, g.ships[cell])

    def _pay(self, g: Sea, cost: int) -> None:
        for card in g.gold_cards(self.seat):  # SD-PAY-4, SD-R-13: the fewest that suffice
            if g.gold[self.seat] >= cost:
                break
            g.cash(self.seat, card)
        g.pay(self.seat, cost)
