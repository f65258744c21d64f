"""Chapter 4: completing a mission, and every way to pay for one (SD-MISSION, SD-R-17)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.parts import Counts, Worth
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then, in_order

SKIP = "skip"


class Payment(NamedTuple):
    ships: Counts
    cards: tuple[str, ...]


def suffices(cost: Counts, ships: Counts, wild: int) -> bool:
    """Whether they pay: a missing ship costs a wild card, or a pair of another colour (SD-MISSION-4)."""
    if sum(ships) + wild < sum(cost):
        return False
    for wanted, given in zip(cost, ships, strict=True):
        wild += given - wanted if given < wanted else (given - wanted) // 2
    return wild >= 0


@lru_cache(maxsize=1 << 16)
def payments(cost: Counts, fleet: Counts, cards: tuple[tuple[str, Worth], ...]) -> tuple[Payment, ...]:
    """Every minimal payment: fewer cards first, then fewer ships, then by colours (SD-R-17)."""
    found = [
        Payment(ships, tuple(name for name, _ in chosen))
        for chosen in sorted(set(_hands(cards)))
        for ships in _fleets(cost, fleet, chosen)
    ]
    return tuple(sorted(found, key=lambda one: (len(one.cards), sum(one.ships), _by_colour(one), one.cards)))


def _by_colour(payment: Payment) -> Counts:
    return tuple(-count for count in payment.ships)


def _hands(cards: tuple[tuple[str, Worth], ...]) -> Iterator[tuple[tuple[str, Worth], ...]]:
    """Every choice of cards; equal ones are interchangeable."""
    for picks in product((False, True), repeat=len(cards)):
        yield tuple(card for card, picked in zip(cards, picks, strict=True) if picked)


def _fleets(cost: Counts, fleet: Counts, cards: tuple[tuple[str, Worth], ...]) -> Iterator[Counts]:
    """The ships that pay together with these cards, none of either to spare.

    A ship that is not to spare lowers what is missing by one: as a ship that is asked for, or as the second
    of a pair. So a payment is minimal when nothing is missing and nothing is left.
    """
    if not suffices(cost, *together(fleet, cards)):
        return
    given, wild = together((0,) * len(cost), cards)
    found: list[tuple[Counts, int]] = [((), wild)]
    for wanted, already, held in zip(cost, given, fleet, strict=True):
        counts = _counts(wanted, already, held)
        found = [((*ships, count), left + gain) for ships, left in found for count, gain in counts]
    for ships, left in found:
        if (left == 0 or (left > 0 and not any(ships))) and not _spares_a_card(cost, ships, cards):
            yield ships


def _counts(wanted: int, given: int, held: int) -> list[tuple[int, int]]:
    """How many ships of a colour may be paid, and what they leave: below zero is missing, above are pairs."""
    counts = []
    for count in range(held + 1):
        over = given + count - wanted
        if count == 0 or over <= 0 or over % 2 == 0:
            counts.append((count, over if over < 0 else over // 2))
    return counts


def _spares_a_card(cost: Counts, ships: Counts, cards: tuple[tuple[str, Worth], ...]) -> bool:
    return any(suffices(cost, *together(ships, cards[:i] + cards[i + 1 :])) for i in range(len(cards)))


def together(ships: Counts, cards: tuple[tuple[str, Worth], ...]) -> tuple[Counts, int]:
    if not cards:
        return ships, 0
    all_ships = zip(ships, *(worth.ships for _, worth in cards), strict=True)
    return tuple(map(sum, all_ships)), sum(worth.wild for _, worth in cards)


def payers(g: Sea, seat: int) -> tuple[tuple[str, Worth], ...]:
    """The cards of a seat that pay (SD-CORAL-5, SD-CORAL-9)."""
    known = g.parts.payers
    return tuple([(name, known[name]) for name in g.corals[seat] if name in known])


def completions(g: Sea, seat: int) -> list[Answer]:
    """Every open mission with every payment: `("complete", mission, ship, ..., card, ...)`."""
    fleet, cards = g.fleets[seat], payers(g, seat)
    if not cards and sum(fleet) < g.parts.cheapest:
        return []
    everything, costs = together(fleet, cards), g.parts.costs
    return [
        ("complete", name, *ships_named(g, payment.ships), *payment.cards)
        for name in g.missions
        if name and suffices(costs[name], *everything)
        for payment in payments(costs[name], fleet, cards)
    ]


def ships_named(g: Sea, ships: Counts) -> tuple[str, ...]:
    """Colour by colour, each as often as there are ships of it."""
    return tuple([one for one, count in zip(g.parts.colours, ships, strict=True) for _ in range(count)])


class Voyage(Frame):
    """Step II: at most one of the open missions (SD-MISSION-1, SD-MISSION-2)."""

    seat: int

    def offer_mission(self, g: Sea) -> Then:
        """Asked of whoever holds coral cards, too: that nothing can be paid must not show."""
        options = completions(g, self.seat)
        if not options and not (g.corals[self.seat] and any(g.missions)):
            return END
        return Ask(self.seat, "mission", in_order([*options, SKIP]), "SD-MISSION-1")

    def mission(self, g: Sea) -> Then:
        if self.said == SKIP:
            return END
        assert isinstance(self.said, tuple)
        _, name, *given = map(str, self.said)
        ships = tuple(one for one in given if one in g.parts.colours)
        g.complete(self.seat, name, ships, tuple(one for one in given if one in g.parts.corals))
        return Gain(seat=self.seat) if g.parts.missions[name].coral else None  # SD-MISSION-8

    def offer_refill(self, g: Sea) -> Then:  # SD-MISSION-9, SD-R-19, SD-R-20
        return Ask(CHANCE, "mission", g.mission_deck, "SD-MISSION-9") if g.mission_deck else END

    def refill(self, g: Sea) -> Then:
        g.reveal_mission(str(self.said))
        return END
