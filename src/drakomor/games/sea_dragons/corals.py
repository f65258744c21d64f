"""Chapter 8: coral cards (SD-CORAL): look at two, keep one, the other goes under the deck."""

from itertools import compress
from random import Random

from drakomor.games.sea_dragons.state import Sea, less
from drakomor.kernel import CHANCE, END, Ask, Frame, Then, in_order

LOOK = 2  # cards at each gain (SD-CORAL-3)


class Gain(Frame):
    """One coral symbol's reward (SD-REWARD-4, SD-MISSION-8)."""

    hidden = ("drawn",)

    seat: int
    count: int = 0
    drawn: tuple[str, ...] = ()

    def offer_card(self, g: Sea) -> Then:
        if self.count == LOOK:
            return self.offer_keep
        if not any(g.coral_deck):
            return self.raise_card
        return Ask(
            CHANCE,
            "coral",
            tuple(compress(g.parts.corals, g.coral_deck)),
            "SD-REWARD-4",
            tuple(filter(None, g.coral_deck)),
            (self.seat,),
        )

    def card(self, g: Sea) -> Then:
        g.draw_coral(self.seat, str(self.said))
        return self._drew(str(self.said))

    def raise_card(self, g: Sea) -> Then:
        """Nobody has not seen any of the cards that are left: they lie in the order of their return."""
        return self._drew(g.raise_coral(self.seat)) if g.coral_bottom else self.take_what_there_is

    def offer_keep(self, g: Sea) -> Then:
        """Asked even of two equal cards: nobody else is to know that they are."""
        return Ask(self.seat, "keep", in_order(set(self.drawn)), "SD-REWARD-4", to=(self.seat,))

    def keep(self, g: Sea) -> Then:
        kept = str(self.said)
        other = self.drawn[1 - self.drawn.index(kept)]
        g.keep_coral(self.seat, kept)
        g.return_coral(self.seat, other)
        return END

    def take_what_there_is(self, g: Sea) -> Then:  # SD-R-16
        for coral in self.drawn:
            g.keep_coral(self.seat, coral)
        return END

    def _drew(self, coral: str) -> Then:
        self.drawn, self.count = (*self.drawn, coral), self.count + 1
        return self.offer_card

    def guess(self, g: Sea, rng: Random) -> None:
        """Cards that another seat may be looking at, out of those that nobody here has seen."""
        kinds = tuple(g.parts.corals)
        for _ in range(self.count):
            number = rng.choices(range(len(kinds)), g.coral_deck)[0]
            g.coral_deck = less(g.coral_deck, number)
            self.drawn = (*self.drawn, kinds[number])
