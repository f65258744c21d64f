"""The simplest store there could be: what the real ones are compared with."""

from hashlib import sha256
from typing import Any

import msgspec

from drakomor.server.store.port import (
    EVERY_TABLE,
    Entry,
    Kept,
    Key,
    Line,
    Outline,
    Page,
    Player,
    Purged,
    Search,
    Seats,
    Stale,
    Status,
    Taken,
    Unknown,
)
from tests.server.store.making import Clock

changed = msgspec.structs.replace


class Memory:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.at_tables: dict[str, Kept] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.everybody: dict[str, Player] = {}
        self.all_keys: dict[bytes, Key] = {}
        self.said: list[Line] = []
        self.notes: dict[tuple[str, str], str] = {}

    async def create(self, table: Kept, entries: list[bytes]) -> None:
        if table.id in self.at_tables:
            raise Taken("table", table.id)
        self.at_tables[table.id] = changed(table, turn=tuple(sorted(set(table.turn))))
        self.logs[table.id] = list(entries)

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
        table = self.at_tables.get(table_id)
        if table is None or table.seq != seq:
            raise Stale(table_id, seq, None if table is None else table.seq)
        more: dict[str, Any] = {} if head is None else {"head": head}
        if seats is not None:
            more["seats"] = dict(seats)
        self.logs[table_id] += entries
        self.at_tables[table_id] = changed(
            table,
            seq=seq + len(entries),
            position=position,
            status=status,
            turn=tuple(sorted(set(turn))),
            updated=self.clock(),
            **more,
        )

    async def load(self, table_id: str) -> Kept | None:
        return self.at_tables.get(table_id)

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        log = [Entry(seq, body) for seq, body in enumerate(self.logs.get(table_id, ()), 1)]
        return log[after:][:limit]

    async def tables(self, search: Search = EVERY_TABLE, cursor: str = "", limit: int = 50) -> Page:
        newest = sorted(self.at_tables.values(), key=lambda table: (table.created, table.id), reverse=True)
        found = [table for table in newest if _fits(table, search)]
        if cursor:
            created, _, table_id = cursor.partition(".")
            found = [table for table in found if (table.created, table.id) < (int(created), table_id)]
        last = found[limit - 1] if len(found) > limit else None
        outlines = tuple(
            Outline(**{name: getattr(table, name) for name in Outline.__struct_fields__})
            for table in found[:limit]
        )
        return Page(outlines, f"{last.created}.{last.id}" if last else "")

    async def add_player(self, player: Player) -> None:
        if player.id in self.everybody or await self.player_named(player.name):
            raise Taken("player", player.name)
        self.everybody[player.id] = player

    async def change_player(self, player: Player) -> None:
        before = self.everybody.get(player.id)
        if before is None:
            raise Unknown(player.id)
        other = await self.player_named(player.name)
        if other is not None and other.id != player.id:
            raise Taken("player", player.name)
        self.everybody[player.id] = changed(player, created=before.created)

    async def player(self, player_id: str) -> Player | None:
        return self.everybody.get(player_id)

    async def player_named(self, name: str) -> Player | None:
        found = [one for one in self.everybody.values() if one.name.casefold() == name.casefold()]
        return found[0] if found else None

    async def add_key(self, secret: str, key: Key) -> None:
        if key.player not in self.everybody:
            raise Unknown(key.player)
        digest = sha256(secret.encode()).digest()
        self.all_keys[digest] = changed(key, digest=digest)

    async def key(self, secret: str) -> Key | None:
        key = self.all_keys.get(sha256(secret.encode()).digest())
        return key if key and self._opens(key) else None

    async def keys(self, player_id: str) -> list[Key]:
        own = [key for key in self.all_keys.values() if key.player == player_id and self._opens(key)]
        return sorted(own, key=lambda key: (-key.created, key.digest))

    async def drop_key(self, digest: bytes) -> None:
        self.all_keys.pop(digest, None)

    async def drop_keys(self, player_id: str) -> None:
        self.all_keys = {digest: key for digest, key in self.all_keys.items() if key.player != player_id}

    async def say(self, line: Line) -> Line:
        if line.table_id not in self.at_tables:
            raise Unknown(line.table_id)
        channel = [one for one in self.said if _channel(one) == _channel(line)]
        for one in channel:
            if changed(one, number=line.number) == line:
                return one
        numbered = changed(line, number=max((one.number for one in channel), default=0) + 1)
        self.said.append(numbered)
        return numbered

    async def lines(
        self, table_id: str, channel: str, after: int = 0, limit: int | None = None
    ) -> list[Line]:
        found = [one for one in self.said if _channel(one) == (table_id, channel) and one.number > after]
        return found[:limit]

    async def write_note(self, table_id: str, player_id: str, text: str) -> None:
        if not text:
            self.notes.pop((table_id, player_id), None)
        elif table_id in self.at_tables and player_id in self.everybody:
            self.notes[table_id, player_id] = text
        else:
            raise Unknown(table_id, player_id)

    async def note(self, table_id: str, player_id: str) -> str:
        return self.notes.get((table_id, player_id), "")

    async def purge(self, *, tables: int, lines: int, guests: int, most: int = 500) -> Purged:
        keys = [digest for digest, key in self.all_keys.items() if not self._opens(key)]
        for digest in keys:
            del self.all_keys[digest]
        gone = [table.id for table in self.at_tables.values() if _is_left(table) and table.updated < tables]
        for table_id in gone:
            self._forget_table(table_id)
        old = [one for one in self.said if one.at < lines and self._is_followed(one)]
        self.said = [one for one in self.said if one not in old]
        strangers = [one.id for one in self.everybody.values() if one.created < guests and self._is_gone(one)]
        for player_id in strangers:
            self._forget_player(player_id)
        return Purged(tables=len(gone), lines=len(old), keys=len(keys), guests=len(strangers))

    async def check(self) -> None: ...

    async def close(self) -> None: ...

    def _opens(self, key: Key) -> bool:
        return key.expires is None or key.expires > self.clock()

    def _is_followed(self, line: Line) -> bool:
        return any(_channel(one) == _channel(line) and one.number > line.number for one in self.said)

    def _is_gone(self, player: Player) -> bool:
        sits = any(player.id in table.seats.values() for table in self.at_tables.values())
        enters = any(key.player == player.id for key in self.all_keys.values())
        return player.kind == "guest" and not sits and not enters

    def _forget_table(self, table_id: str) -> None:
        del self.at_tables[table_id], self.logs[table_id]
        self.said = [one for one in self.said if one.table_id != table_id]
        self.notes = {place: note for place, note in self.notes.items() if place[0] != table_id}

    def _forget_player(self, player_id: str) -> None:
        del self.everybody[player_id]
        self.notes = {place: note for place, note in self.notes.items() if place[1] != player_id}


def _fits(table: Kept, search: Search) -> bool:
    sits = [seat for seat, player in table.seats.items() if player == search.player]
    return (
        (not search.status or table.status in search.status)
        and search.game in (None, table.game)
        and (table.public or not search.public)
        and (search.player is None or bool(set(sits) & set(table.turn) if search.to_move else sits))
    )


def _channel(line: Line) -> tuple[str, str]:
    return line.table_id, line.channel


def _is_left(table: Kept) -> bool:
    return table.status in ("open", "abandoned")
