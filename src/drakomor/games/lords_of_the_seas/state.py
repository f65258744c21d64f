"""The tables of the duel, and the verbs: one for each thing that hands do on the table.

Ships drawn unseen come out of a bag: the ships of a colour that nobody has seen, of which so many form the
main pile and so many the reserve pile. What lies in which pile does not exist until somebody looks.
"""

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from drakomor.games.lords_of_the_seas.chart import BIT, INDEX
from drakomor.games.lords_of_the_seas.options import Options
from drakomor.games.lords_of_the_seas.parts import Mercenary, Parts
from drakomor.kernel import State

REAL, FAKE = "R", "F"  # mine tokens that everybody can tell
REAL_UNKNOWN, FAKE_UNKNOWN = "r", "f"  # ... that only their layer can tell (LS-R-39)


class Ship(msgspec.Struct, frozen=True, array_like=True):
    """A ship on the sea; `what` is its number, or a mercenary's id."""

    seat: int
    what: int | str
    burning: bool = False


class Sea(State):
    derived: ClassVar[tuple[str, ...]] = ("combat", "wrecks", "hired", "mined")
    if TYPE_CHECKING:
        options: Options
        parts: Parts

    first: int = 0  # the seat that starts
    turn: int = 0  # turns finished, both seats together
    layouts: list[tuple[str, ...]] = []
    letters: str = ""  # the cell effects, A1 A2 ... G6
    market: tuple[str, ...] = ()
    ships: dict[str, Ship] = {}
    shields: dict[str, int] = {}  # shield tokens by cell
    mines: dict[str, str] = {}  # mine tokens by cell, the last laid on top
    layer: int | None = None  # who knows which of the unknown tokens is the fake mine
    hands: list[tuple[int, ...]] = []
    bags: list[tuple[int, ...]] = []  # by colour: how many unseen ships of each number
    reserves: list[
        tuple[int, ...] | None
    ] = []  # the reserve pile by number, once its owner has looked (LS-R-43)
    main: list[int] = []  # pile sizes
    reserve: list[int] = []
    discards: list[tuple[int, ...]] = []
    coins: list[int] = []
    points: list[int] = []
    extra_ships: list[int] = []
    mines_held: list[int] = []
    fakes_held: list[int] = []
    supply: dict[str, int] = {}
    starting_shield: bool = False  # the first player still holds it (LS-SETUP-11)
    ended: str = ""  # the reason, once the game is over (LS-R-65)
    winner: int | None = None

    combat: list[int] = []  # cells of each seat's combat ships, mercenaries included (LS-R-20)
    wrecks: list[int] = []  # cells of each seat's burning ships
    hired: int = 0  # cells of mercenaries
    mined: int = 0  # cells with a mine

    def derive(self) -> None:
        self.combat, self.wrecks, self.hired, self.mined = [0, 0], [0, 0], 0, 0
        for cell, ship in self.ships.items():
            (self.wrecks if ship.burning else self.combat)[ship.seat] |= BIT[cell]
            self.hired |= BIT[cell] * isinstance(ship.what, str)
        for cell in self.mines:
            self.mined |= BIT[cell]

    # Questions

    @property
    def mover(self) -> int:
        return (self.first + self.turn) & 1

    def letter(self, cell: str) -> str:
        return self.letters[INDEX[cell]]

    def mercenary(self, name: str) -> Mercenary:
        return self.parts.mercenary(name, self.options.twelfth_mercenary)

    def hand_size(self, seat: int) -> int:  # LS-TOKEN-6
        return self.parts.start_hand + self.extra_ships[seat]

    # Verbs of setting up

    def lay_out(
        self, seat: int, layout: tuple[str, ...], sealed: bool = False
    ) -> None:  # LS-SETUP-2, LS-SETUP-3
        self.layouts[seat] = layout
        if all(self.layouts):
            self.letters = self.parts.sea(self.layouts)
        (self.reveal if sealed else self.tell)("laid_out", seat=seat, layout=list(layout))

    def open_market(self, mercenaries: tuple[str, ...]) -> None:  # LS-SETUP-6
        self.market = tuple(sorted(mercenaries))
        minelayer = any(self.mercenary(name).effect == "lay_mines" for name in mercenaries)
        if not minelayer:  # LS-SETUP-8, LS-MINE-5
            self.supply["fake_mines"] = 0
        self.tell("opened_market", mercenaries=list(self.market))

    # Verbs of piles and hands

    def draw(self, seat: int, number: int, pile: str) -> None:
        reserve = self.reserves[seat]
        if pile == "main":
            self.main[seat] -= 1
        else:
            self.reserve[seat] -= 1
        if pile == "reserve" and reserve is not None:
            self.reserves[seat] = _less(reserve, number)
        else:
            self.bags[seat] = _less(self.bags[seat], number)
        self.hands[seat] = tuple(sorted((*self.hands[seat], number)))
        self.whisper("drew", seat, {"number": number}, seat=seat, pile=pile)

    def look(self, seat: int, numbers: tuple[int, ...]) -> None:  # LS-R-43
        """The reserve pile is looked through: from now on its owner can tell it from the main pile."""
        self.reserves[seat] = numbers
        self.bags[seat] = tuple(all_ - these for all_, these in zip(self.bags[seat], numbers, strict=True))
        self.tell("looked", seat=seat)

    # Verbs of ships

    def place(self, seat: int, number: int, cell: str) -> None:  # LS-TURN-2
        hand = list(self.hands[seat])
        hand.remove(number)
        self.hands[seat] = tuple(hand)
        self.ships[cell] = Ship(seat, number)
        self.combat[seat] |= BIT[cell]
        self.tell("placed", seat=seat, number=number, cell=cell)

    def hire(self, seat: int, name: str, cell: str) -> None:  # LS-MERC-2, LS-MERC-3
        cost = self.mercenary(name).cost
        self.coins[seat] -= cost
        self.supply["coins"] += cost  # LS-TOKEN-4
        self.market = tuple(other for other in self.market if other != name)
        self.ships[cell] = Ship(seat, name)
        self.combat[seat] |= BIT[cell]
        self.hired |= BIT[cell]
        self.tell("hired", seat=seat, mercenary=name, cell=cell, cost=cost)

    def discard(self, cell: str) -> None:  # LS-PLACE-5, LS-R-19, LS-R-48
        ship = self.ships.pop(cell)
        assert isinstance(ship.what, int)
        self.combat[ship.seat] &= ~BIT[cell]
        self.wrecks[ship.seat] &= ~BIT[cell]
        self.discards[ship.seat] += (ship.what,)
        self.tell("discarded", seat=ship.seat, number=ship.what, cell=cell)

    def hit(self, cell: str, by: str) -> None:  # LS-SHOT-4 to LS-SHOT-6
        ship = self.ships[cell]
        if isinstance(ship.what, str):
            self.tell("bounced", by=by, cell=cell, seat=ship.seat, mercenary=ship.what)
        elif cell in self.shields:
            self.shields[cell] -= 1
            if not self.shields[cell]:
                del self.shields[cell]
            self.supply["shields"] += 1
            self.tell("absorbed", by=by, cell=cell, seat=ship.seat, number=ship.what)
        else:
            self.ships[cell] = Ship(ship.seat, ship.what, True)
            self.combat[ship.seat] ^= BIT[cell]
            self.wrecks[ship.seat] ^= BIT[cell]
            self.tell("burned", by=by, cell=cell, seat=ship.seat, number=ship.what)

    def repair(self, cell: str) -> None:  # LS-CELL-4, LS-R-31
        ship = self.ships[cell]
        self.ships[cell] = Ship(ship.seat, ship.what)
        self.combat[ship.seat] ^= BIT[cell]
        self.wrecks[ship.seat] ^= BIT[cell]
        self.tell("repaired", seat=ship.seat, cell=cell, number=ship.what)

    # Verbs of tokens

    def take(self, kind: str, wanted: int) -> int:  # LS-R-45
        """Takes tokens from the supply: what is there, or as many as wanted where the supply never ends."""
        left = self.supply[kind]
        number = wanted if left >= wanted or self.options.token_supply == "unlimited" else left
        self.supply[kind] = left - number
        return number

    def gain(self, seat: int, kind: str, purse: list[int], wanted: int = 1) -> int:
        number = self.take(kind, wanted)
        purse[seat] += number
        if number:
            self.tell("gained", seat=seat, token=kind, number=number)
        else:
            self.tell("nothing", seat=seat, effect=kind)
        return number

    def has(self, kind: str) -> bool:
        return self.supply[kind] > 0 or self.options.token_supply == "unlimited"

    def shield(self, cell: str) -> None:  # LS-TOKEN-1, LS-TOKEN-2
        self.take("shields", 1)
        self.shields[cell] = self.shields.get(cell, 0) + 1
        ship = self.ships[cell]
        self.tell("shielded", seat=ship.seat, cell=cell, what=ship.what)

    # Verbs of mines

    def lay_mine(self, cell: str, token: str = REAL) -> None:  # LS-MINE-1
        self.take("mines" if token in (REAL, REAL_UNKNOWN) else "fake_mines", 1)
        self.mines[cell] = self.mines.get(cell, "") + token
        self.mined |= BIT[cell]

    def lift_mine(self, cell: str) -> str:
        """Takes the top token off a cell, and turns it over: real or fake."""
        pile = self.mines.pop(cell)
        token, rest = pile[-1], pile[:-1]
        if rest:
            self.mines[cell] = rest
        else:
            self.mined &= ~BIT[cell]
        if token in (FAKE, FAKE_UNKNOWN):  # the others are real, then
            self.mines = {at: tokens.replace(REAL_UNKNOWN, REAL) for at, tokens in self.mines.items()}
        return token

    def remove_mine(self, seat: int, cell: str) -> None:  # LS-SHIP-7, LS-R-38
        token = self.lift_mine(cell)
        if token in (REAL, REAL_UNKNOWN):
            self.supply["mines"] += 1
        self._turned_over(token, "removed_mine", seat=seat, cell=cell)

    def set_off(self, seat: int, cell: str) -> None:  # LS-MINE-2 to LS-MINE-4
        token = self.lift_mine(cell)
        held = self.mines_held if token in (REAL, REAL_UNKNOWN) else self.fakes_held
        held[seat] += 1
        self._turned_over(token, "set_off_mine", seat=seat, cell=cell)

    def _turned_over(self, token: str, kind: str, **facts: Any) -> None:
        fake = token in (FAKE, FAKE_UNKNOWN)
        (self.reveal if token in (REAL_UNKNOWN, FAKE_UNKNOWN) else self.tell)(kind, fake=fake, **facts)

    # The end

    def finish(self, reason: str, winner: int | None) -> None:  # LS-R-65
        self.ended, self.winner = reason, winner
        self.stack.clear()
        self.tell("ended", reason=reason, winner=winner)


def _less(bag: tuple[int, ...], number: int) -> tuple[int, ...]:
    left = list(bag)
    left[number - 1] -= 1
    return tuple(left)
