"""What is particular to the file: how it is written, and what happens when it cannot be."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from drakomor.server.store.opening import open_store
from drakomor.server.store.places import FILE
from drakomor.server.store.port import StoreError, Unavailable
from drakomor.server.store.sqlite import SqliteStore
from tests.server.store.making import append, bodies, kept

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path, lambda: 0)
    assert isinstance(opened, SqliteStore)
    yield opened
    await opened.close()


async def test_every_commit_reaches_the_disk(store: SqliteStore) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    for name, value in wanted.items():
        assert store.writer.connection.execute(f"PRAGMA {name}").fetchone() == (value,)


async def test_readers_cannot_write(store: SqliteStore) -> None:
    with pytest.raises(Unavailable, match="readonly"):
        await store.readers.do(lambda file: file.execute("DELETE FROM tables"))
    assert await store.load("t") is None


async def test_nothing_is_acknowledged_before_it_is_written(store: SqliteStore, tmp_path: Path) -> None:
    await store.create(kept(), [])
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(append(store, 0, b"one"))
        await asyncio.sleep(0.2)
        assert not task.done()
        assert await bodies(store) == []  # whoever reads waits for nobody
        other.execute("ROLLBACK")
    await task
    assert await bodies(store) == [b"one"]


async def test_a_full_disk_fails_loudly_and_what_was_there_stays(store: SqliteStore) -> None:
    await store.create(kept(), [])
    await append(store, 0, b"one")
    pages = store.writer.connection.execute("PRAGMA page_count").fetchone()[0]
    store.writer.connection.execute(f"PRAGMA max_page_count = {pages}")
    found = await asyncio.gather(
        append(store, 1, b"x" * 1_000_000), store.create(kept("u"), []), return_exceptions=True
    )
    assert isinstance(found[0], Exception)
    assert (await store.load("u") is not None) == (found[1] is None)
    assert await bodies(store) == [b"one"]
    store.writer.connection.execute("PRAGMA max_page_count = 1000000")
    await append(store, 1, b"two")
    assert await bodies(store) == [b"one", b"two"]


async def test_a_group_that_sqlite_gave_up_fails_as_a_whole(store: SqliteStore) -> None:
    """When SQLite has rolled back by itself, nothing after it may be taken for a part of the group."""
    await store.create(kept(), [])

    def give_up(file: sqlite3.Connection) -> None:
        file.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    found = await asyncio.gather(
        store.writer.do(lambda file: file.execute("DELETE FROM tables")),
        store.writer.do(give_up),
        append(store, 0, b"one"),
        return_exceptions=True,
    )
    assert [type(one) for one in found] == [Unavailable] * 3
    assert await bodies(store) == []
    await append(store, 0, b"one")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"these are no tables" * 100)
    with pytest.raises(StoreError):
        await open_store(tmp_path, lambda: 0)


async def test_a_folder_is_made_where_it_is_wanted(tmp_path: Path) -> None:
    await (await open_store(tmp_path / "a" / "b %41?#", lambda: 0)).close()
    assert (tmp_path / "a" / "b %41?#" / FILE).exists()


async def test_a_folder_needs_no_driver_of_the_other_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    await (await open_store(tmp_path, lambda: 0)).close()
    with pytest.raises(StoreError, match=r"drakomor\[nodes\]"):
        await open_store("postgresql://tables.example/x", lambda: 0)


async def test_an_address_of_another_kind_is_refused() -> None:
    with pytest.raises(StoreError, match="mysql"):
        await open_store("mysql://tables.example/x", lambda: 0)
