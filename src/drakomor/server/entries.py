"""The log of a table: everything that has ever happened at it, in order. Whoever reads it again gets the same
table."""

from typing import Any, TypeAlias

import msgspec

from drakomor.kernel import Answer


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="kind", omit_defaults=True):
    """A table is made. The secret of its dice stays on the server until the game is over; what binds it is
    published at once."""

    at: int
    secret: str


class Sat(msgspec.Struct, frozen=True, tag="sat", tag_field="kind", omit_defaults=True):
    """A player takes a seat, or a bot is put on it."""

    at: int
    seat: int
    name: str
    player: str = ""
    bot: str = ""
    entropy: str = ""  # what the player adds to the dice


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="kind", omit_defaults=True):
    """A seat is free again, before the game has begun."""

    at: int
    seat: int


class Began(msgspec.Struct, frozen=True, tag="began", tag_field="kind", omit_defaults=True):
    """The game begins."""

    at: int


class Answered(msgspec.Struct, frozen=True, tag="answered", tag_field="kind", omit_defaults=True):
    at: int
    seat: int
    answer: Answer
    by: str = ""  # "bot" or "clock" where it was not the player
    key: str = ""  # of the client, so that an answer sent twice is given once


class UndoAsked(msgspec.Struct, frozen=True, tag="undo_asked", tag_field="kind", omit_defaults=True):
    """A seat asks the others to let it take back everything from its latest answer on."""

    at: int
    seat: int


class UndoAgreed(msgspec.Struct, frozen=True, tag="undo_agreed", tag_field="kind", omit_defaults=True):
    at: int
    seat: int


class UndoRefused(msgspec.Struct, frozen=True, tag="undo_refused", tag_field="kind", omit_defaults=True):
    at: int
    seat: int


class Undone(msgspec.Struct, frozen=True, tag="undone", tag_field="kind", omit_defaults=True):
    """So many answers are taken back: by the seat itself where nothing came to light, or by consent."""

    at: int
    seat: int
    answers: int = 1


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="kind", omit_defaults=True):
    """A seat gives up: of two the other has won, of more a bot plays on for it."""

    at: int
    seat: int
    bot: str = ""


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned", tag_field="kind", omit_defaults=True):
    """The table is given up, without a result."""

    at: int


Entry: TypeAlias = (
    Opened
    | Sat
    | Left
    | Began
    | Answered
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Resigned
    | Abandoned
)

_reader = msgspec.json.Decoder(Entry, strict=True)
_writer = msgspec.json.Encoder()


def write(entry: Entry) -> bytes:
    return _writer.encode(entry)


def read(body: bytes) -> Entry:
    """
    >>> read(write(Answered(at=5, seat=1, answer=("place", 7, "C3"))))
    Answered(at=5, seat=1, answer=('place', 7, 'C3'), by='', key='')
    """
    entry: Entry = _reader.decode(body)
    return entry


def facts(entry: Entry) -> dict[str, Any]:
    """What anybody may know of it: no secret, and no answer that was given face down."""
    told: dict[str, Any] = msgspec.to_builtins(entry)
    for hidden in ("secret", "player", "answer", "key"):
        told.pop(hidden, None)
    return told
