"""What goes over a socket, in both directions; each message is a JSON object with its `kind`.

A client that comes back names the last number of the log that it saw, and gets what it missed. What it
wants done bears an `id` of its own making: the reply names it, and an answer that comes twice with the same
is given once.
"""

from typing import Annotated, Any, TypeAlias

import msgspec

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
LARGEST = 16 * 1024  # bytes of a message from a client


class Wish(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a client wants."""

    id: Id = ""


class GiveAnswer(Wish, frozen=True, tag="answer", kw_only=True):
    seat: int
    ply: int  # that it answers
    answer: Any


class TakeBack(Wish, frozen=True, tag="undo", kw_only=True):
    """Takes back the own latest answer, asks for it, or agrees to what another has asked."""

    seat: int


class KeepIt(Wish, frozen=True, tag="refuse_undo", kw_only=True):
    seat: int


class GiveUp(Wish, frozen=True, tag="resign", kw_only=True):
    seat: int


class AskWhy(Wish, frozen=True, tag="why", kw_only=True):
    """Which clause forbids an answer."""

    seat: int
    answer: Any


class AskHint(Wish, frozen=True, tag="hint", kw_only=True):
    seat: int


class Ping(Wish, frozen=True, tag="ping", kw_only=True):
    pass


FromClient: TypeAlias = GiveAnswer | TakeBack | KeepIt | GiveUp | AskWhy | AskHint | Ping


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="kind"):
    """The first message: who sits where, and everything that the client has missed."""

    table: dict[str, Any]
    missed: list[dict[str, Any]]
    views: dict[str, Any]  # by seat; "" is that of somebody who watches


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="kind", omit_defaults=True):
    """Something has happened, as one seat sees it."""

    happened: dict[str, Any]
    seat: int | None
    status: str
    view: dict[str, Any] | None
    result: list[float] = []


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """What was wanted is in the log, under this number, and will not be forgotten."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """What was wanted is not done, and nothing has changed: the clause or reason, with its facts."""

    id: str
    clause: str
    facts: dict[str, Any]
    place: str = ""


class Told(msgspec.Struct, frozen=True, tag="told", tag_field="kind"):
    """The reply to `why` and `hint`."""

    id: str
    facts: dict[str, Any]


FromServer: TypeAlias = Welcome | Update | Done | Refused | Told

_reader = msgspec.json.Decoder(FromClient, strict=True)
_writer = msgspec.json.Encoder()


def read(body: bytes | str) -> FromClient:
    """
    >>> read('{"kind": "answer", "id": "7", "seat": 0, "ply": 3, "answer": ["place", 7, "C3"]}')
    GiveAnswer(id='7', seat=0, ply=3, answer=['place', 7, 'C3'])
    """
    message: FromClient = _reader.decode(body)
    return message


def write(message: FromServer) -> bytes:
    return _writer.encode(message)
