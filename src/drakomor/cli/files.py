"""Files of ours: positions, records and stored matches, told apart by what they say they are."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from drakomor import games
from drakomor.cli.parsing import Namespace
from drakomor.kernel import Game, Malformed, Match, Record, read_position, replay
from drakomor.kernel.match import MATCH, RECORD, Stored, read_record
from drakomor.kernel.position import FORMAT
from drakomor.kernel.proof import Proof, prove
from drakomor.kernel.reading import LARGEST, read_as, read_bytes, read_json

STANDARD_STREAM = "-"
FORMATS = {FORMAT: "position", RECORD: "record", MATCH: "match"}


class Page(NamedTuple):
    """A file that has been read: what it is, of which game."""

    place: str
    kind: str  # position, record or match
    game: Game[Any]
    value: dict[str, Any]

    def match(self) -> Match:
        """The game that a record or a stored match holds, played up to its end."""
        with self._named():
            return self._match()

    def proof(self) -> Proof:
        """What can be said of the dice of a record or a stored match."""
        with self._named():
            return prove(self.game, self.record(), self.place)

    def record(self) -> Record:
        """What a record or a stored match has written down; of the latter with the secret of its dice."""
        if self.kind == "match":
            return read_as(Stored, self.value, self.place).opened()
        if self.kind == "record":
            return read_record(self.value, self.place)
        raise self._no_match()

    def _match(self) -> Match:
        if self.kind == "match":
            return Match.resume(self.game, self.value, self.place)
        if self.kind == "record":
            return replay(self.game, read_record(self.value, self.place), place=self.place)
        raise self._no_match()

    def _no_match(self) -> Malformed:
        return Malformed(f"{self.place}.format", "wrong-format", wanted=RECORD, found=FORMAT)

    def state(self) -> Any:
        if self.kind != "position":
            return self.match().state
        with self._named():
            return read_position(self.game, self.value, self.place)

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Whatever is wrong inside, the file is named."""
        try:
            yield
        except Malformed as error:
            if error.place.startswith(self.place):
                raise
            raise Malformed(f"{self.place}: {error.place}", error.reason, **error.facts) from None


def read(name: str, args: Namespace) -> Page:
    """A file of ours, or `Malformed` that says what is wrong with it."""
    place, raw = ("stdin", _stream()) if name == STANDARD_STREAM else (name, read_bytes(Path(name)))
    if not raw.strip():
        raise Malformed(place, "empty")
    value = read_json(raw, place)
    kind = FORMATS.get(_text(value, "format"))
    if kind is None:
        raise Malformed(place, "not-ours", known=", ".join(FORMATS))
    head = value.get("record") if kind == "match" else value
    return Page(place, kind, _game_of(_text(head, "game"), f"{place}.game", args), value)


def _game_of(name: str, place: str, args: Namespace) -> Game[Any]:
    try:
        return find_game(name, args)
    except Malformed as error:
        raise Malformed(place, error.reason, **{"found": name[:40], **error.facts}) from None


def is_file(name: str) -> bool:
    """Whether a name means a file and not a game: it is there, or it looks like one."""
    return "/" in name or "." in name or Path(name).is_file()


def find_game(name: str, args: Namespace) -> Game[Any]:
    """The game with this id; from now on errors are told in its words too."""
    args.known_game = games.find(name)
    game: Game[Any] = args.known_game
    return game


def _text(value: object, key: str) -> str:
    text = value.get(key) if isinstance(value, dict) else None
    return text if isinstance(text, str) else ""


def _stream() -> bytes:
    raw = sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Malformed("stdin", "too-large", most=LARGEST)
    return raw
