"""A store that runs scripts: everything but the hot path, the same on every database."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar

import msgspec

from drakomor.server.store.migrations import newest
from drakomor.server.store.port import (
    EVERY_TABLE,
    Channel,
    Entry,
    Kept,
    Key,
    Line,
    Page,
    Player,
    Purged,
    Search,
    Seats,
    Status,
    Unavailable,
    WrongSchema,
)
from drakomor.server.store.scripts import housekeeping, players, tables, words
from drakomor.server.store.statements import Script

T = TypeVar("T")
ANSWERS_WITHIN = 5.0  # seconds, if it is ready
Clock: TypeAlias = Callable[[], int]  # milliseconds since 1970, UTC
Work: TypeAlias = Callable[[], Script[T]]


class ScriptedStore(ABC):
    """What reads runs in one transaction, what writes in a group with whatever else is to be written."""

    clock: Clock

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T], done: Work[bool] | None = None) -> T:
        """`done` tells, after an interrupted commit, whether the work is done; without it, it is repeated."""

    @abstractmethod
    async def _append(self, addition: tables.Addition) -> None:
        """The hot path: an append that leaves the seats alone."""

    async def create(self, table: Kept, entries: list[bytes]) -> None:
        if len(entries) != table.seq:
            raise ValueError(f"{len(entries)} entries do not lead to {table.seq}")
        await self._write(partial(tables.create, table, entries), partial(tables.created, table))

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
        if not entries:
            raise ValueError("nothing to append")
        addition = tables.Addition(
            table_id, seq, entries, position, status, tables.bits(turn), self.clock(), head, seats
        )
        if seats is None:
            await self._append(addition)
        else:
            await self._write(partial(tables.append, addition), partial(tables.appended, addition))

    async def load(self, table_id: str) -> Kept | None:
        return await self._read(partial(tables.load, table_id))

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        return await self._read(partial(tables.entries, table_id, after, limit))

    async def tables(self, search: Search = EVERY_TABLE, cursor: str = "", limit: int = 50) -> Page:
        return await self._read(partial(tables.listed, search, cursor, limit))

    async def add_player(self, player: Player) -> None:
        await self._write(partial(players.add, player), partial(players.added, player))

    async def change_player(self, player: Player) -> None:
        await self._write(partial(players.change, player))

    async def player(self, player_id: str) -> Player | None:
        return await self._read(partial(players.of_id, player_id))

    async def player_named(self, name: str) -> Player | None:
        return await self._read(partial(players.named, name))

    async def add_key(self, secret: str, key: Key) -> None:
        hidden = msgspec.structs.replace(key, digest=players.digest_of(secret))
        await self._write(partial(players.add_key, hidden))

    async def key(self, secret: str) -> Key | None:
        return await self._read(partial(players.key, players.digest_of(secret), self.clock()))

    async def keys(self, player_id: str) -> list[Key]:
        return await self._read(partial(players.keys, player_id, self.clock()))

    async def drop_key(self, digest: bytes) -> None:
        await self._write(partial(players.drop_key, digest))

    async def drop_keys(self, player_id: str) -> None:
        await self._write(partial(players.drop_keys, player_id))

    async def say(self, line: Line) -> Line:
        return await self._write(partial(words.say, line))

    async def lines(
        self, table_id: str, channel: Channel, after: int = 0, limit: int | None = None
    ) -> list[Line]:
        return await self._read(partial(words.lines, table_id, channel, after, limit))

    async def write_note(self, table_id: str, player_id: str, text: str) -> None:
        await self._write(partial(words.write_note, table_id, player_id, text))

    async def note(self, table_id: str, player_id: str) -> str:
        return await self._read(partial(words.note, table_id, player_id))

    async def purge(self, *, tables: int, lines: int, guests: int, most: int = 500) -> Purged:
        work = partial(housekeeping.purge, self.clock(), tables, lines, guests, most)
        return await self._write(work)

    async def check(self) -> None:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                found = await self._read(housekeeping.revision)
                await self._write(housekeeping.revision)
        except TimeoutError as error:
            raise Unavailable(f"no answer within {ANSWERS_WITHIN} seconds") from error
        if found != newest():
            raise WrongSchema(found, newest())
