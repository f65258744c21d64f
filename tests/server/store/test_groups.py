"""Many writes in few commits, and none of them a burden to the others."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import pytest

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Stale, Store, StoreError, Taken, Unavailable, Unknown
from tests.server.store.making import append, bodies, kept, line, player

pytestmark = pytest.mark.anyio


def commits(store: Store) -> int:
    writer: Any = getattr(store, "writer")  # noqa: B009
    number: int = writer.commits
    return number


async def outcomes(*writes: Awaitable[Any]) -> list[Any]:
    return await asyncio.gather(*writes, return_exceptions=True)


async def with_tables(store: Store, count: int) -> list[str]:
    names = [f"t{number}" for number in range(count)]
    await asyncio.gather(*(store.create(kept(name), []) for name in names))
    return names


async def test_many_appends_share_few_commits(store: Store) -> None:
    names = await with_tables(store, 100)
    before = commits(store)
    for seq in range(3):
        await asyncio.gather(*(append(store, seq, b"%d" % seq, table_id=name) for name in names))
    assert commits(store) - before <= 30
    for name in names:
        assert await bodies(store, name) == [b"0", b"1", b"2"]


async def test_a_stale_one_in_the_middle_takes_no_other_down(store: Store) -> None:
    names = await with_tables(store, 20)
    seqs = [3 if number % 5 == 2 else 0 for number in range(20)]
    found = await outcomes(
        *(append(store, seq, b"x", table_id=n) for n, seq in zip(names, seqs, strict=True))
    )
    assert [type(one) for one in found] == [Stale if seq else type(None) for seq in seqs]
    for name, seq in zip(names, seqs, strict=True):
        assert await bodies(store, name) == ([] if seq else [b"x"])


async def test_two_at_once_and_one_wins(store: Store) -> None:
    await store.create(kept(), [])
    found = await outcomes(*(append(store, 0, b"%d" % number) for number in range(10)))
    winners = [number for number, one in enumerate(found) if one is None]
    losers = [one for one in found if one is not None]
    assert len(winners) == 1
    assert await bodies(store) == [b"%d" % winners[0]]
    assert {(type(one), one.found) for one in losers} == {(Stale, 1)}


async def test_writes_of_every_kind_fail_alone(store: Store) -> None:
    await store.create(kept(), [])
    await store.add_player(player("Ann"))
    found = await outcomes(
        store.create(kept("u"), []),
        store.create(kept("t"), []),
        store.add_player(player("ANN", id="other")),
        store.say(line(table_id="nowhere")),
        store.say(line()),
        append(store, 5, b"late"),
        append(store, 5, b"late", seats={}),
        append(store, 0, b"one"),
        store.write_note("t", "nobody", "x"),
        store.add_player(player("Bob")),
    )
    failures = [type(one) if isinstance(one, Exception) else None for one in found]
    assert failures == [None, Taken, Taken, Unknown, None, Stale, Stale, None, Unknown, None]
    assert await store.load("u") is not None
    assert await store.player("Bob") is not None
    assert await store.player("other") is None
    assert await bodies(store) == [b"one"]


async def test_what_the_database_cannot_take_is_refused_alone(store: Store) -> None:
    names = await with_tables(store, 3)
    found = await outcomes(
        append(store, 0, b"x", table_id=names[0]),
        append(store, 0, b"x", table_id=names[1], status="drowned"),
        append(store, 0, b"x", table_id=names[2], turn=(0,)),
    )
    assert [one is None for one in found] == [True, False, True]
    assert await bodies(store, names[1]) == []


async def test_what_fails_halfway_leaves_nothing_behind(store: Store) -> None:
    names = await with_tables(store, 3)
    nobody: Any = None
    found = await outcomes(
        store.add_player(player("Ann")),
        append(store, 0, b"x", table_id=names[0], seats={0: "Ann", 1: nobody}),
        append(store, 0, b"x", nobody, table_id=names[1]),
        store.create(kept("half", seq=1, seats={0: nobody}), [b"one"]),
        append(store, 0, b"x", table_id=names[2]),
    )
    assert [one is None for one in found] == [True, False, False, False, True]
    assert await store.player("Ann") is not None
    assert await store.load("half") is None
    for name in names[:2]:
        assert await store.load(name) == kept(name)
        assert await bodies(store, name) == []
    assert await bodies(store, names[2]) == [b"x"]


async def test_whoever_stops_waiting_disturbs_nobody(store: Store) -> None:
    names = await with_tables(store, 10)
    tasks = [asyncio.create_task(append(store, 0, b"x", table_id=name)) for name in names]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
    for name in names[1::2]:
        assert await bodies(store, name) == [b"x"]
    for name in names[::2]:
        loaded = await store.load(name)
        assert loaded is not None
        assert len(await bodies(store, name)) == loaded.seq


async def test_what_was_asked_for_is_written_before_the_end(store: Store, where: str) -> None:
    names = await with_tables(store, 30)
    tasks = [asyncio.create_task(append(store, 0, b"x", table_id=name)) for name in names]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    again = await open_store(where, lambda: 0)
    for name in names:
        assert await bodies(again, name) == [b"x"]
    await again.close()


async def test_a_closed_store_does_nothing_and_says_so(store: Store) -> None:
    await store.create(kept(), [])
    await store.close()
    for use in (store.load("t"), append(store, 0, b"x"), store.create(kept("u"), []), store.check()):
        with pytest.raises(Unavailable):
            await use
    await store.close()


async def test_a_store_that_is_well_says_nothing(store: Store) -> None:
    assert await outcomes(store.check()) == [None]
    assert issubclass(Stale, StoreError)
