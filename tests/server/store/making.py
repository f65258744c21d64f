"""Things to keep."""

import sqlite3
from contextlib import closing
from typing import Any

import psycopg

from drakomor.server.store.places import file_of
from drakomor.server.store.port import Kept, Key, Line, Player, Store
from drakomor.server.store.schema import METADATA


def wipe(where: str) -> None:
    """Nothing is left but the schema."""
    deletions = "; ".join(f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables))
    execute(where, deletions)


def execute(where: str, sql: str) -> None:
    path = file_of(where)
    if path is None:
        with psycopg.connect(where) as server:
            server.execute(sql.encode())
    else:
        with closing(sqlite3.connect(path, timeout=10)) as file:
            file.executescript(sql)


class Clock:
    """Stands still until somebody moves it."""

    def __init__(self, now: int = 1_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def kept(table_id: str = "t", **more: Any) -> Kept:
    plain: dict[str, Any] = {
        "game": "sea-dragons",
        "status": "open",
        "public": True,
        "created": 1_000,
        "updated": 1_000,
        "seq": 0,
        "head": b"{}",
        "position": b"start",
    }
    return Kept(id=table_id, **plain | more)


def player(name: str = "Ann", **more: Any) -> Player:
    plain: dict[str, Any] = {"id": name, "kind": "guest", "name": name, "language": "en", "created": 1_000}
    return Player(**plain | more)


def key(player_id: str = "Ann", **more: Any) -> Key:
    plain: dict[str, Any] = {"kind": "session", "created": 1_000}
    return Key(player=player_id, **plain | more)


def line(text: str = "Ahoy!", **more: Any) -> Line:
    plain: dict[str, Any] = {"table_id": "t", "channel": "players", "player": "Ann", "at": 1_000}
    return Line(text=text, **plain | more)


async def append(store: Store, seq: int, *bodies: bytes, table_id: str = "t", **more: Any) -> None:
    plain: dict[str, Any] = {"position": b"after %d" % (seq + len(bodies)), "status": "running", "turn": (0,)}
    await store.append(table_id, seq, list(bodies), **plain | more)


async def bodies(store: Store, table_id: str = "t") -> list[bytes]:
    return [entry.body for entry in await store.entries(table_id)]
