"""The words between rules and players: ask, answer, event, and the refusal that names its clause."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeAlias, TypeGuard

import msgspec

Scalar: TypeAlias = str | int
Answer: TypeAlias = str | int | tuple[str | int, ...]  # JSON scalars only: hashable, sortable, printable
CHANCE = -1  # the seat where dice and decks sit
_NUMBER = re.compile(r"([0-9]+)")
LARGEST = 2**53  # what every reader of JSON takes for the same number


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """One question to one seat, with every legal answer."""

    seat: int
    prompt: str  # a stable key, such as "intercept"
    options: tuple[Answer, ...]  # in canonical order
    clause: str = ""  # the rule that puts the question
    odds: tuple[int, ...] = ()  # of CHANCE's options; () means equal odds
    to: tuple[int, ...] | None = None  # who learns the answer; None: everyone
    about: dict[str, Scalar] = {}  # public facts for the sentence that puts the question
    gesture: str = ""  # asks that share one are pieces of one movement of the hand (a route, a placement)


Dice: TypeAlias = Callable[[Ask], Answer]  # answers CHANCE


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that happened, born already redacted: `secret` is for the seats in `to` only."""

    kind: str
    public: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    to: tuple[int, ...] = ()
    reveals: bool = False  # something hidden came to light: no way back without consent

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What one seat may know of it."""
        facts = {**self.public, **self.secret} if seat in self.to else self.public
        return {"kind": self.kind, **facts}


class Illegal(ValueError):
    """A refusal, with the clause that forbids the answer and the facts that make it apply."""

    def __init__(self, clause: str, **facts: Scalar) -> None:
        self.clause, self.facts = clause, facts
        told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{clause}: {told}" if told else clause)


class Malformed(ValueError):
    """Something written that cannot be read: where, and why (a key of the message catalogues, with facts)."""

    def __init__(self, place: str, reason: str, **facts: Scalar) -> None:
        self.place, self.reason, self.facts = place, reason, facts
        told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        super().__init__(f"{place}: {reason}" + (f" ({told})" if told else ""))


def as_answer(value: object) -> Answer:
    """The answer that JSON or a careless caller means; True and 1.0 are not the number 1.

    >>> as_answer(["place", 7, "C3"])
    ('place', 7, 'C3')
    """
    if _is_scalar(value):
        return value
    if isinstance(value, list | tuple) and all(_is_scalar(part) for part in value):
        return tuple(value)
    raise Illegal("answer-form", answer=type(value).__name__)


def _is_scalar(value: object) -> TypeGuard[Scalar]:
    return type(value) is str or (type(value) is int and -LARGEST <= value <= LARGEST)


def rank(answer: Answer) -> list[tuple[bool, Any]]:
    """The canonical order of answers: piece by piece, numbers before words, C3 before C10."""
    parts = answer if isinstance(answer, tuple) else (answer,)
    return [(True, _natural(part)) if isinstance(part, str) else (False, part) for part in parts]


@lru_cache(maxsize=1 << 14)
def _natural(word: str) -> list[str | int]:
    """Letters and numbers in turn, so that numbers in words are compared as numbers."""
    return [int(piece) if piece.isdecimal() else piece for piece in _NUMBER.split(word)]


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    return tuple(sorted(answers, key=rank))
