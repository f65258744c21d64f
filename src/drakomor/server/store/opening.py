"""Which store it is, is told by where it is."""

import asyncio
from pathlib import Path

from drakomor.server.store.migrations import migrate, newest, revision_of
from drakomor.server.store.places import file_of
from drakomor.server.store.port import Store, WrongSchema
from drakomor.server.store.scripted import Clock
from drakomor.server.store.sqlite import SqliteStore, claim


async def open_store(where: str | Path, clock: Clock) -> Store:
    """The store in a folder, made and migrated as needed; or on a server, which somebody has migrated.

    `InUse`: another process has the folder; `WrongSchema`: `migrate` first, or take a newer program.
    """
    path = file_of(where)
    if path is not None:
        return await asyncio.to_thread(_open_file, path, clock)
    found = await asyncio.to_thread(revision_of, where)
    if found != newest():
        raise WrongSchema(found, newest())
    # An extra: whoever plays alone need not install it.
    from drakomor.server.store.postgres import open_server

    return await open_server(str(where), clock)


def _open_file(path: Path, clock: Clock) -> SqliteStore:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = claim(path)
    try:
        migrate(path.parent)
        return SqliteStore(path, clock, lock)
    except BaseException:
        lock.close()
        raise
