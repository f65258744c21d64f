"""The pieces on the table, as rows that never change."""

from typing import Self

import msgspec

TROOPS = ("ballista", "mage", "warriors")  # in canonical order
GOODS = ("dragon_stone", "iron")
KINDS = ("ballista", "dragon_stone", "iron", "mage", "warriors")
DRAGONS = ("green", "red", "gold")
EMPTY = -1  # nobody's
FULL = -1  # a dragon that nobody has weakened


class Ship(msgspec.Struct, frozen=True, array_like=True):
    """Two tokens in the hold, face down, one on the deck (DI-TRADE-3, DI-TRADE-5)."""

    seat: int
    point: str
    hold: tuple[str, ...] = ()  # sorted, for their order says nothing
    deck: str = ""

    @property
    def cargo(self) -> tuple[str, ...]:
        return (*self.hold, self.deck) if self.deck else self.hold

    @property
    def load(self) -> int:
        return len(self.hold) + bool(self.deck)

    @property
    def room(self) -> int:
        return 3 - self.load

    def at(self, point: str) -> "Ship":
        return Ship(self.seat, point, self.hold, self.deck)

    def troops(self) -> list[str]:
        return [kind for kind in self.cargo if kind in TROOPS]

    def goods(self) -> list[str]:
        return [kind for kind in self.cargo if kind in GOODS]


def put_aboard(ship: Ship, kind: str, rule: str) -> Ship:
    """Into the hold, beneath what lies open; the first token of all lies open (DI-R-26).

    What comes aboard while the deck is bare lies in the hold as well: its owner chooses among all of them.

    >>> put_aboard(Ship(0, "J5", (), "iron"), "ballista", "top_open").hold
    ('ballista',)
    """
    below = len(ship.hold) < 2 if rule == "slots" else ship.load > 0
    if below:
        return Ship(ship.seat, ship.point, tuple(sorted((*ship.hold, kind))), ship.deck)
    return Ship(ship.seat, ship.point, ship.hold, kind)


def taken_off(ship: Ship, kind: str, rule: str) -> Ship:
    """Out of the hold where one lies there; the last token left comes to lie open (DI-R-26).

    >>> taken_off(Ship(0, "J5", ("iron",), "ballista"), "ballista", "top_open")
    Ship(seat=0, point='J5', hold=(), deck='iron')
    """
    if kind in ship.hold:
        return Ship(ship.seat, ship.point, with_less(ship.hold, kind), ship.deck)
    if len(ship.hold) == 1 and rule == "top_open":
        return Ship(ship.seat, ship.point, (), ship.hold[0])
    return Ship(ship.seat, ship.point, ship.hold, "")


def exchanged(ship: Ship, old: str, new: str) -> Ship:
    """One token for another, in its place (DI-R-24, DI-R-32).

    >>> exchanged(Ship(0, "J5", ("ballista",), "iron"), "iron", "mage")
    Ship(seat=0, point='J5', hold=('ballista',), deck='mage')
    """
    if old in ship.hold:
        return Ship(ship.seat, ship.point, tuple(sorted((*with_less(ship.hold, old), new))), ship.deck)
    return Ship(ship.seat, ship.point, ship.hold, new)


class Dragon(msgspec.Struct, frozen=True, array_like=True):
    """A dragon in a cave or on the sea."""

    number: int  # which token, for whoever follows it with the eyes
    place: str
    kind: str
    seen: bool = False
    left: int = FULL  # of its strength, this turn (DI-BATTLE-12)
    placer: int = EMPTY  # who put it on the sea

    def to(self, place: str, placer: int) -> "Dragon":
        return Dragon(self.number, place, self.kind, self.seen, self.left, placer)

    def turned(self, seen: bool) -> "Dragon":
        return Dragon(self.number, self.place, self.kind, seen, self.left, self.placer)

    def weakened(self, left: int) -> "Dragon":
        return Dragon(self.number, self.place, self.kind, self.seen, left, self.placer)

    def recovered(self) -> "Dragon":
        return self.weakened(FULL)


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """A token in a depot: who left it, and who knows it."""

    kind: str
    seat: int
    known: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        known = tuple(sorted({*self.known, seat}))
        return msgspec.structs.replace(self, known=known)


class Held(msgspec.Struct, frozen=True, array_like=True):
    """A task card in a hand: where it was drawn, and what has been done for it."""

    card: str
    issuer: str
    marks: tuple[str, ...] = ()


class Returned(msgspec.Struct, frozen=True, array_like=True):
    """A task card under the pile, and who knows it: a seat, or everybody (EMPTY)."""

    seat: int
    card: str


def with_less(tokens: tuple[str, ...], kind: str) -> tuple[str, ...]:
    at = tokens.index(kind)
    return tokens[:at] + tokens[at + 1 :]


def with_more(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] + 1, *counts[number + 1 :])
