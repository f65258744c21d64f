"""Chapters 2, 3, 9 and 10: the sequence of play, from the first turn to the last."""

from drakomor.games.lords_of_the_seas.chart import BIT, CELLS, cells_of
from drakomor.games.lords_of_the_seas.effects import PERFORM, open_cells, purchase_cells
from drakomor.games.lords_of_the_seas.scoring import verdict
from drakomor.games.lords_of_the_seas.setup import Setup, draw_from
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.kernel import END, Answer, Ask, Frame, Then

PLACE = {number: {cell: ("place", number, cell) for cell in CELLS} for number in range(1, 10)}
END_TURN = "end"
ORDERED_CELLS = {"shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve_ship"}
ORDERED_SHIPS = {"shield", "shot_orthogonal", "repair", "remove_mine"}


class Duel(Frame):
    def set_up(self, g: Sea) -> Then:
        return Setup()

    def begin_turn(self, g: Sea) -> Then:  # LS-TURN-1, LS-END-1, LS-END-2
        return self.score if g.turn == g.parts.turns else Turn(seat=g.mover)

    def next_turn(self, g: Sea) -> Then:
        return self.begin_turn

    def score(self, g: Sea) -> Then:
        g.finish(*verdict(g))
        return END


class Turn(Frame):
    seat: int
    bought: bool = False
    placed: bool = False

    def offer_ship(self, g: Sea) -> Then:  # LS-TURN-2, LS-TURN-5
        """Asked even where one answer is left: how many there are depends on the hand."""
        options = self._purchases(g) + placements(g, self.seat)
        if not options:  # LS-END-3, LS-R-63
            return self.lose
        return Ask(self.seat, "turn", options, "LS-TURN-2")

    def ship(self, g: Sea) -> Then:
        return self._answered(self.said)

    def offer_purchase(self, g: Sea) -> Then:  # LS-TURN-4, LS-R-12, LS-R-14
        if not self.placed:  # bought before the main action, which is still to come
            return self.offer_ship
        purchases = self._purchases(g)
        if not purchases:
            return self.close
        return Ask(self.seat, "after", (*purchases, END_TURN), "LS-TURN-4")

    def purchase(self, g: Sea) -> Then:
        return None if self.said == END_TURN else self._answered(self.said)

    def close(self, g: Sea) -> Then:  # LS-TURN-6, LS-R-11
        if g.main[self.seat]:
            return draw_from(g, self.seat, "main", "LS-TURN-6")
        g.turn += 1
        return END

    def draw(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.draw(self.seat, self.said, "main")
        g.turn += 1
        return END

    def lose(self, g: Sea) -> Then:  # LS-END-3
        g.finish("no_placement", 1 - self.seat)
        return END

    def _purchases(self, g: Sea) -> tuple[Answer, ...]:
        if self.bought or g.coins[self.seat] < g.parts.cheapest:
            return ()
        return purchases(g, self.seat)

    def _answered(self, answer: object) -> Frame:
        assert isinstance(answer, tuple)
        what, name, cell = answer
        if what == "buy":
            self.bought = True
            return Purchase(seat=self.seat, mercenary=str(name), cell=str(cell))
        self.placed = True
        assert isinstance(name, int)
        return Placement(seat=self.seat, number=name, cell=str(cell))


def placements(g: Sea, seat: int) -> tuple[Answer, ...]:
    """Every number of the hand on every open cell; equal numbers are interchangeable."""
    cells = cells_of(open_cells(g, seat))
    return tuple(
        [row[cell] for number in dict.fromkeys(g.hands[seat]) for row in (PLACE[number],) for cell in cells]
    )


def purchases(g: Sea, seat: int) -> tuple[Answer, ...]:  # LS-MERC-1, LS-MERC-2, LS-R-13
    return tuple(
        [
            g.parts.purchases[name][cell]
            for name in g.market
            if g.mercenary(name).cost <= g.coins[seat]
            for cell in cells_of(purchase_cells(g, seat, name))
        ]
    )


class Arrival(Frame):
    """A ship comes onto the sea, and its effects follow (LS-TURN-3, LS-TURN-8)."""

    seat: int
    cell: str
    effects: tuple[str, ...] = ()  # still to be carried out, in order

    def put(self, g: Sea) -> Then:
        raise NotImplementedError

    def offer_order(self, g: Sea) -> Then:  # LS-TURN-3, LS-R-17
        cell, ship = self.effects
        return Ask(self.seat, "order", ("cell", "ship"), "LS-TURN-3", about={"cell": cell, "ship": ship})

    def order(self, g: Sea) -> Then:
        if self.said == "ship":
            self.effects = self.effects[::-1]
        return None

    def carry_out(self, g: Sea) -> Then:  # LS-R-17: one effect is finished before the next begins
        while self.effects:
            effect, self.effects = self.effects[0], self.effects[1:]
            frame = PERFORM[effect](g, self.seat, self.cell)
            if frame is not None:
                return frame
        self._set_off(g)  # a mine that waited for its removal (LS-R-36)
        return END

    def next_effect(self, g: Sea) -> Then:
        return self.carry_out

    def _set_off(self, g: Sea) -> None:  # LS-MINE-2, LS-PLACE-10, LS-R-33, LS-R-34
        while self.cell in g.mines:
            g.set_off(self.seat, self.cell)


class Placement(Arrival, kw_only=True):
    """A ship of the hand (LS-PLACE)."""

    number: int

    def put(self, g: Sea) -> Then:
        pays = self._clear(g)
        g.place(self.seat, self.number, self.cell)
        if g.starting_shield:  # LS-SETUP-11, LS-R-29
            g.starting_shield = False
            g.shield(self.cell)
        ship = g.parts.ship_effects.get(self.number, "")
        if ship != "remove_mine" and g.mined & BIT[self.cell]:  # LS-R-36
            self._set_off(g)
        cell = g.parts.cell_effects[g.letter(self.cell)] if pays else ""
        if ship == "repeat_cell_effect":  # LS-SHIP-9, LS-R-23
            ship = cell
        self.effects = tuple(filter(None, (cell, ship)))
        return self.offer_order if _order_matters(cell, ship) else self.carry_out

    def _clear(self, g: Sea) -> bool:
        """Discards a covered burning ship; whether the cell pays its effect (LS-PLACE-6, LS-R-19)."""
        wreck = g.ships.get(self.cell)
        if wreck is None:
            return True
        g.discard(self.cell)
        return g.options.burning_replace_cell_effect == "own_only" and wreck.seat == self.seat


def _order_matters(cell: str, ship: str) -> bool:
    """Judged by the types of the two effects alone (LS-TURN-3)."""
    return cell in ORDERED_CELLS and ship in ORDERED_SHIPS and cell != ship


class Purchase(Arrival, kw_only=True):
    """A mercenary of the market (LS-MERC)."""

    mercenary: str

    def put(self, g: Sea) -> Then:  # LS-MERC-2 to LS-MERC-4, LS-CELL-8
        if self.cell in g.ships:
            g.discard(self.cell)  # a burning ship, or the boarded one (LS-R-48)
        g.hire(self.seat, self.mercenary, self.cell)
        effect = g.mercenary(self.mercenary).effect
        self.effects = g.parts.steps(effect)
        if "remove_mine" not in self.effects:  # LS-R-36
            self._set_off(g)
        return self.carry_out


class Resignation(Frame):
    """A player gives up (LS-R-65; software only)."""

    seat: int

    def resign(self, g: Sea) -> Then:
        g.finish("resignation", 1 - self.seat)
        return END
