"""What the server asks of its store, and the words for what is kept there.

Whatever writes is durable when it returns; what was not acknowledged may be there or not. Texts hold no NUL.
"""

from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "running", "over", "abandoned"]
Kind = Literal["guest", "account", "bot"]
Channel = Literal["players", "watchers"]
Seats = Mapping[int, str]  # seat -> id of the player who sits there


class StoreError(Exception):
    """The store did not do what it was asked for."""


class Stale(StoreError):
    """The table does not stand at `seq`: somebody else was first (`found`), or there is no table (`None`)."""

    def __init__(self, table_id: str, seq: int, found: int | None) -> None:
        self.table_id, self.seq, self.found = table_id, seq, found
        super().__init__(f"table {table_id} does not stand at {seq} but at {found}")


class Taken(StoreError):
    """A table's or a player's id, or a player's name, that somebody has."""

    def __init__(self, what: str, value: str) -> None:
        self.what, self.value = what, value
        super().__init__(f"{what} {value} is taken")


class Unknown(StoreError):
    """What was written belongs to a table or a player that is not there."""

    def __init__(self, *names: str) -> None:
        self.names = names
        super().__init__(f"nobody knows {' and '.join(names)}")


class Unavailable(StoreError):
    """The database does not answer. What was to be written may be there or not: load it to learn which."""


class InUse(StoreError):
    """Another process serves the tables of this folder."""


class WrongSchema(StoreError):
    """The database was made by another version of the program."""

    def __init__(self, found: str, wanted: str) -> None:
        self.found, self.wanted = found, wanted
        super().__init__(f"the database stands at revision {found}, the program needs {wanted}")


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """What a list says of a table."""

    id: str
    game: str
    status: Status
    public: bool
    created: int
    updated: int
    seq: int  # number of its latest entry
    turn: tuple[int, ...] = ()  # the seats to move, in ascending order
    seats: dict[int, str] = {}
    head: bytes  # its settings, as JSON


class Kept(Outline, frozen=True, kw_only=True):
    """A table as it stands."""

    position: bytes


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables to list: those for which all of this is true."""

    status: tuple[Status, ...] = ()  # one of these; any if there are none
    game: str | None = None
    public: bool = False  # public ones only
    player: str | None = None  # where this player sits
    to_move: bool = False  # where that player is to move


EVERY_TABLE = Search()


class Page(msgspec.Struct, frozen=True):
    """A part of a list; `cursor` leads to the next one, and is empty on the last."""

    tables: tuple[Outline, ...]
    cursor: str = ""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a table's log."""

    seq: int
    body: bytes


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sits at tables."""

    id: str
    kind: Kind
    name: str
    language: str
    created: int
    password: str | None = None  # its hash


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """What opens the door to a player: a browser's session, or a token for programs."""

    player: str
    kind: Literal["session", "token"]
    created: int
    expires: int | None = None
    label: str = ""
    digest: bytes = b""  # SHA-256 of the secret, filled in by the store: the secret itself is kept nowhere


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something said at a table. Its number counts the lines of its channel; the store gives it."""

    table_id: str
    channel: Channel
    player: str
    at: int
    text: str
    number: int = 0


class Purged(msgspec.Struct, frozen=True):
    """How much a purge deleted."""

    tables: int = 0
    lines: int = 0
    keys: int = 0
    guests: int = 0


class Store(Protocol):
    """Everything that outlives the process."""

    # Tables and their logs

    async def create(self, table: Kept, entries: list[bytes]) -> None:
        """A new table with its first entries, 1 to `table.seq`. `Taken`: its id is."""

    async def append(
        self,
        table_id: str,
        seq: int,
        entries: list[bytes],
        *,
        position: bytes,
        status: Status,
        turn: tuple[int, ...],
        head: bytes | None = None,
        seats: Seats | None = None,
    ) -> None:
        """Entries after `seq`, at least one, and where they lead; head and seats if they changed, as a whole.

        `Stale`: the table does not stand at `seq`, and nothing was written.
        """

    async def load(self, table_id: str) -> Kept | None: ...

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]: ...

    async def tables(self, search: Search = EVERY_TABLE, cursor: str = "", limit: int = 50) -> Page:
        """The newest first. `Malformed`: the cursor is none of ours."""

    # Players and what opens the door to them

    async def add_player(self, player: Player) -> None:
        """`Taken`: the name, regardless of case, or the id."""

    async def change_player(self, player: Player) -> None:
        """Everything but the id and the day. `Taken`: the name; `Unknown`: the player."""

    async def player(self, player_id: str) -> Player | None: ...

    async def player_named(self, name: str) -> Player | None: ...

    async def add_key(self, secret: str, key: Key) -> None:
        """`Unknown`: the player."""

    async def key(self, secret: str) -> Key | None:
        """None if there is no such key, or if it has expired."""

    async def keys(self, player_id: str) -> list[Key]:
        """Those that still open, the newest first."""

    async def drop_key(self, digest: bytes) -> None: ...

    async def drop_keys(self, player_id: str) -> None: ...

    # Words at a table

    async def say(self, line: Line) -> Line:
        """The line with its number. `Unknown`: the table."""

    async def lines(
        self, table_id: str, channel: Channel, after: int = 0, limit: int | None = None
    ) -> list[Line]: ...

    async def write_note(self, table_id: str, player_id: str, text: str) -> None:
        """What a player notes for itself; no text, no note. `Unknown`: the table or the player."""

    async def note(self, table_id: str, player_id: str) -> str: ...

    # Housekeeping

    async def purge(self, *, tables: int, lines: int, guests: int, most: int = 500) -> Purged:
        """Deletes keys that have expired, and what is older than these times, at most so many of each.

        Tables go if nobody has begun or all have left; finished games stay. A channel keeps its last line.
        Guests go when no key opens the door to them any more and they sit nowhere.
        """

    async def check(self) -> None:
        """Whether it can read and write now: `Unavailable`, `WrongSchema`."""

    async def close(self) -> None:
        """What was asked for is written first."""
