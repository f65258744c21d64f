"""The tables of the game, and the verbs: one for each thing that hands do on the table.

Decks that nobody has seen are bags: how many cards of each kind are left. Only coral cards that were put back
under their deck have an order. What nobody has seen does not exist until somebody draws it.
"""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from drakomor.games.sea_dragons.board import Board
from drakomor.games.sea_dragons.chart import BIT, mask_of
from drakomor.games.sea_dragons.options import Options
from drakomor.games.sea_dragons.parts import Parts
from drakomor.kernel import State

REALMS = range(4)


class Dragon(msgspec.Struct, frozen=True, array_like=True):
    """A dragon on the board. Its card stays before its owner (SD-PLACE-2), its pieces stay (SD-PLACE-12)."""

    seat: int
    shape: str
    cells: tuple[str, ...]
    head: str


class Returned(msgspec.Struct, frozen=True, array_like=True):
    """A coral card under the deck, and who put it there and knows it."""

    seat: int
    coral: str


class Sea(State):
    derived: ClassVar[tuple[str, ...]] = ("board", "own", "taken", "masks", "strength", "pieces")
    if TYPE_CHECKING:
        options: Options
        parts: Parts

    first: int = 0  # the seat that starts
    turn: int = 0  # turns finished, all seats together
    quarters: tuple[str, ...] = ()  # quarter and side in each place
    ships: dict[str, str] = {}  # tokens on the board; "" lies face down (SD-R-8)
    ship_bag: tuple[int, ...] = ()  # tokens of each colour that nobody has seen, or that stayed over
    dragons: list[Dragon] = []
    heads: list[int] = []
    gold: list[int] = []
    fleets: list[tuple[int, ...]] = []  # ship tokens of each colour
    hands: list[tuple[str, ...]] = []
    shown: list[tuple[str, ...]] = []  # cards of a hand that everybody saw being taken
    corals: list[tuple[str, ...]] = []
    completed: list[tuple[str, ...]] = []
    passed: list[tuple[str, ...]] = []  # cards discarded in passes
    decks: dict[str, tuple[int, ...]] = {}  # by size: how many cards of each shape nobody has seen
    market: dict[str, tuple[str, ...]] = {}  # by size; "" is an empty place
    missions: tuple[str, ...] = ()  # the row; "" is an empty place
    mission_deck: tuple[str, ...] = ()  # in the order of the data, for nobody knows any
    coral_deck: tuple[int, ...] = ()  # how many of each kind nobody has seen
    coral_bottom: list[Returned] = []  # under them, the next to be drawn first
    used_corals: tuple[str, ...] = ()  # out of the game (SD-CORAL-15)
    paid_ships: tuple[int, ...] = ()  # likewise (SD-MISSION-3)
    ended: str = ""  # the reason, once the game is over

    board: Board = None  # type: ignore[assignment]  # the sea that the quarters make, once they lie
    own: list[int] = []  # spaces of each seat's dragons
    taken: int = 0  # spaces of all dragons
    masks: list[int] = []  # spaces of each dragon
    strength: list[int] = []  # dragons on the board by seat and realm (SD-REALM-2): at 4 * seat + realm
    pieces: list[int] = []  # their pieces there (SD-REALM-8)

    def derive(self) -> None:
        """What makes no sense in a position that somebody wrote is left to the census, which names it."""
        if len(self.quarters) == len(REALMS) and set(self.quarters) <= self.parts.sides.keys():
            self.board = self.parts.board(self.quarters)
        self.own, self.taken, self.masks = [0] * self.seats, 0, []
        self.strength, self.pieces = [0] * 4 * self.seats, [0] * 4 * self.seats
        for dragon in self.dragons:
            if self.board and dragon.seat in range(self.seats) and set(dragon.cells) <= BIT.keys():
                self._count(dragon.seat, mask_of(dragon.cells))

    def _count(self, seat: int, mask: int) -> None:
        self.masks.append(mask)
        self.own[seat] |= mask
        self.taken |= mask
        for at, realm in enumerate(self.board.realms, 4 * seat):
            inside = (mask & realm).bit_count()
            if inside:
                self.strength[at] += 1
                self.pieces[at] += inside

    # Questions

    @property
    def mover(self) -> int:  # SD-TURN-1
        return (self.first + self.turn) % self.seats

    def gold_cards(self, seat: int) -> list[str]:
        """Held cards that can be cashed, the most valuable first."""
        known = self.parts.gold_cards
        return sorted([name for name in self.corals[seat] if name in known], key=lambda name: -known[name])

    def purse(self, seat: int) -> int:
        """What a seat can pay before its dragon brings gold (SD-R-12, SD-R-13)."""
        if not self.options.auto_cash or not self.corals[seat]:
            return self.gold[seat]
        return self.gold[seat] + sum([self.parts.gold_cards.get(name, 0) for name in self.corals[seat]])

    def whirlpools_open(self, realm: int) -> int:  # SD-REALM-5
        if not self.quarters:
            return 0
        return (self.board.whirlpools & self.board.realms[realm] & ~self.taken).bit_count()

    # Verbs of setting up

    def lay_quarters(self, quarters: tuple[str, ...]) -> None:  # SD-SETUP-1
        self.quarters = quarters
        self.derive()
        self.tell("laid_quarters", quarters=list(quarters))

    def put_token(self, cell: str, colour: str) -> None:  # SD-SETUP-4
        self.ships[cell] = colour
        if colour:
            self.ship_bag = less(self.ship_bag, self.parts.colours.index(colour))

    def begin_with(self, seat: int) -> None:  # SD-SETUP-17
        self.first = seat
        self.tell("first_player", seat=seat)

    # Verbs of dragon cards

    def reveal_card(self, size: str, shape: str) -> None:  # SD-SETUP-7, SD-DRAW-4
        self._draw(size, shape)
        row = list(self.market[size])
        row[row.index("")] = shape
        self.market[size] = tuple(row)
        self.reveal("revealed_card", size=size, shape=shape)

    def draw_card(self, seat: int, size: str, shape: str) -> None:  # SD-SETUP-16, SD-DRAW-3
        self._draw(size, shape)
        self.hands[seat] = tuple(sorted((*self.hands[seat], shape)))
        self.whisper("drew_card", seat, {"shape": shape}, seat=seat, size=size)

    def take_card(self, seat: int, shape: str) -> None:  # SD-DRAW-3
        size = self.parts.cards[shape].size
        row = list(self.market[size])
        row[row.index(shape)] = ""
        self.market[size] = tuple(row)
        self.hands[seat] = tuple(sorted((*self.hands[seat], shape)))
        self.shown[seat] = tuple(sorted((*self.shown[seat], shape)))
        self.tell("took_card", seat=seat, shape=shape)

    def show_card(self, seat: int, shape: str) -> None:  # SD-PLACE-1: while the place of its head is chosen
        if shape not in self.shown[seat]:
            self.shown[seat] = tuple(sorted((*self.shown[seat], shape)))

    def _draw(self, size: str, shape: str) -> None:
        self.decks[size] = less(self.decks[size], self.parts.of_size[size].index(shape))

    def _lay_down(self, seat: int, shape: str) -> None:
        self.hands[seat] = without(self.hands[seat], shape)
        if shape in self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], shape)

    # Verbs of the turn

    def place(self, seat: int, shape: str, cells: tuple[str, ...], head: str) -> None:  # SD-PLACE-3
        self._lay_down(seat, shape)
        self.heads[seat] -= 1
        self.dragons.append(Dragon(seat, shape, cells, head))
        self._count(seat, mask_of(cells))
        self.tell("placed", seat=seat, shape=shape, cells=list(cells), head=head)

    def earn(self, seat: int, kind: str, gold: int) -> None:  # SD-REWARD-3, SD-ADJ-1, SD-PASS-5
        self.gold[seat] += gold
        self.tell(kind, seat=seat, gold=gold)

    def pay(self, seat: int, gold: int) -> None:  # SD-PAY-1
        self.gold[seat] -= gold
        self.tell("paid", seat=seat, gold=gold)

    def cash(self, seat: int, coral: str) -> None:  # SD-CORAL-13
        gold = self.parts.gold_cards[coral]
        self._use(seat, coral)
        self.gold[seat] += gold
        self.reveal("cashed", seat=seat, gold=gold)

    def take_ship(self, seat: int, cell: str, colour: str) -> None:  # SD-REWARD-2
        number = self.parts.colours.index(colour)
        if not self.ships.pop(cell):
            self.ship_bag = less(self.ship_bag, number)
        self.fleets[seat] = more(self.fleets[seat], number)
        self.tell("took_ship", seat=seat, cell=cell, colour=colour)

    def give_up_head(self, seat: int, shape: str) -> None:  # SD-PASS-2, SD-PASS-3
        self.heads[seat] -= 1
        self._lay_down(seat, shape)
        self.passed[seat] = (*self.passed[seat], shape)
        self.reveal("passed", seat=seat, shape=shape)

    # Verbs of missions

    def reveal_mission(self, name: str) -> None:  # SD-SETUP-8, SD-MISSION-9
        self.mission_deck = without(self.mission_deck, name)
        row = list(self.missions)
        row[row.index("")] = name
        self.missions = tuple(row)
        self.reveal("revealed_mission", mission=name)

    def complete(self, seat: int, name: str, ships: tuple[str, ...], cards: tuple[str, ...]) -> None:
        for colour in ships:  # SD-MISSION-3
            number = self.parts.colours.index(colour)
            self.fleets[seat] = less(self.fleets[seat], number)
            self.paid_ships = more(self.paid_ships, number)
        for coral in cards:  # SD-MISSION-6, SD-CORAL-6
            self._use(seat, coral)
        self.missions = tuple("" if one == name else one for one in self.missions)
        self.completed[seat] = (*self.completed[seat], name)  # SD-MISSION-7
        tell = self.reveal if cards else self.tell
        tell("completed", seat=seat, mission=name, ships=list(ships), cards=list(cards))

    # Verbs of coral cards

    def draw_coral(self, seat: int, coral: str) -> None:  # SD-REWARD-4
        self.coral_deck = less(self.coral_deck, list(self.parts.corals).index(coral))
        self.whisper("drew_coral", seat, {"coral": coral}, seat=seat)

    def raise_coral(self, seat: int) -> str:
        """The lowest cards of the deck, once no others are left: their order is fixed."""
        coral = self.coral_bottom.pop(0).coral
        self.whisper("drew_coral", seat, {"coral": coral}, reveals=True, seat=seat)
        return coral

    def keep_coral(self, seat: int, coral: str) -> None:  # SD-REWARD-5
        self.corals[seat] = tuple(sorted((*self.corals[seat], coral)))
        self.whisper("kept_coral", seat, {"coral": coral}, seat=seat)

    def return_coral(self, seat: int, coral: str) -> None:  # SD-CORAL-3
        self.coral_bottom.append(Returned(seat, coral))
        self.whisper("returned_coral", seat, {"coral": coral}, seat=seat)

    def _use(self, seat: int, coral: str) -> None:  # SD-CORAL-15
        self.corals[seat] = without(self.corals[seat], coral)
        self.used_corals = tuple(sorted((*self.used_corals, coral)))

    # The end

    def finish(self, reason: str) -> None:
        for seat, corals in enumerate(self.corals):
            if corals:  # SD-R-41
                self.reveal("showed_corals", seat=seat, corals=list(corals))
        self.ended = reason
        self.stack.clear()
        self.tell("ended", reason=reason)


def less(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] - 1, *counts[number + 1 :])


def more(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] + 1, *counts[number + 1 :])


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """
    >>> without(("L4", "L4", "T4"), "L4")
    ('L4', 'T4')
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
