"""Several nodes on one PostgreSQL server, which may go away and come back."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Stale, Unavailable
from drakomor.server.store.postgres import PostgresStore, Writer, open_server
from tests.server.cluster import Cluster
from tests.server.store.making import append, bodies, execute, kept, line, player, wipe

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def nodes(url: str, count: int, patience: float = 30.0) -> AsyncIterator[list[PostgresStore]]:
    opened = [await open_server(url, lambda: 0, patience) for _ in range(count)]
    yield opened
    for store in opened:
        await store.close()


@pytest.fixture
def url(postgres_url: str) -> str:
    wipe(postgres_url)
    return postgres_url


async def test_of_two_nodes_one_wins_at_every_table(url: str) -> None:
    names = [f"t{number}" for number in range(40)]
    async with nodes(url, 2) as (one, two):
        await asyncio.gather(*(one.create(kept(name), []) for name in names))
        for seq in range(5):
            found = await asyncio.gather(
                *(append(one, seq, b"one", table_id=name) for name in names),
                *(append(two, seq, b"two", table_id=name) for name in reversed(names)),
                return_exceptions=True,
            )
            ones, twos = found[:40], found[40:][::-1]
            for first, second in zip(ones, twos, strict=True):
                assert (first is None) != (second is None), (first, second)
                lost = second if first is None else first
                assert isinstance(lost, Stale)
                assert lost.found == seq + 1
        for name in names:
            assert len(await bodies(two, name)) == 5


async def test_two_nodes_that_seat_and_speak_do_not_disturb_each_other(url: str) -> None:
    names = [f"t{number}" for number in range(10)]
    async with nodes(url, 2) as (one, two):
        await asyncio.gather(*(one.create(kept(name), []) for name in names))
        found = await asyncio.gather(
            *(append(one, 0, b"one", table_id=name, seats={0: "Ann"}) for name in names),
            *(two.say(line("two", table_id=name)) for name in reversed(names)),
            *(one.say(line("one", table_id=name)) for name in names),
            *(append(two, 0, b"two", table_id=name, seats={1: "Bob"}) for name in reversed(names)),
            return_exceptions=True,
        )
        assert [type(error) for error in found if isinstance(error, Exception)] == [Stale] * 10
        for name in names:
            assert [said.number for said in await one.lines(name, "players")] == [1, 2]
            table = await two.load(name)
            assert table is not None
            assert table.seats in ({0: "Ann"}, {1: "Bob"})


@pytest.mark.slow
async def test_a_server_that_restarts_under_load_loses_and_doubles_nothing(
    url: str, cluster: Cluster
) -> None:
    names = [f"t{number}" for number in range(16)]
    async with nodes(url, 2) as stores:
        await asyncio.gather(*(stores[0].create(kept(name), []) for name in names))
        going, written = asyncio.Event(), dict.fromkeys(names, 0)
        going.set()

        async def play(store: PostgresStore, name: str) -> None:
            while going.is_set():
                await append(store, written[name], b"%d" % (written[name] + 1), table_id=name)
                written[name] += 1

        tasks = [asyncio.create_task(play(stores[n % 2], name)) for n, name in enumerate(names)]
        for how in (signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT):
            await asyncio.sleep(0.3)
            before = sum(written.values())
            await asyncio.to_thread(cluster.stop, how)
            await asyncio.sleep(0.2)
            await asyncio.to_thread(cluster.start)
            until = time.monotonic() + 20
            while sum(written.values()) < before + 2 * len(names):
                assert time.monotonic() < until, "nobody goes on"
                await asyncio.sleep(0.02)
        going.clear()
        await asyncio.gather(*tasks)
        for name in names:
            assert await bodies(stores[0], name) == [b"%d" % n for n in range(1, written[name] + 1)]


async def test_while_the_server_is_away_nobody_waits_for_ever(url: str, cluster: Cluster) -> None:
    async with nodes(url, 1, patience=0.4) as (store,):
        await store.create(kept(), [])
        await asyncio.to_thread(cluster.stop)
        try:
            for use in (append(store, 0, b"lost"), store.load("t"), store.say(line()), store.check()):
                with pytest.raises(Unavailable):
                    await use
            with pytest.raises(Unavailable):
                await open_server(url, lambda: 0, patience=0.4)
            with pytest.raises(Unavailable):
                await open_store(url, lambda: 0)
        finally:
            await asyncio.to_thread(cluster.start)
        await _recovered(store)
        await append(store, 0, b"one")
        assert await bodies(store) == [b"one"]


async def _recovered(store: PostgresStore) -> None:
    for _ in range(100):
        try:
            return await store.check()
        except Unavailable:
            await asyncio.sleep(0.1)
    return await store.check()


def interrupted(attempt: Callable[..., Any]) -> Callable[..., Any]:
    """Does what it is asked for, but the first answer is never heard."""
    heard = False

    async def attempted(*arguments: Any) -> Any:
        nonlocal heard
        outcomes = await attempt(*arguments)
        if not heard:
            heard = True
            raise psycopg.OperationalError("the cable is cut")
        return outcomes

    return attempted


async def test_a_commit_whose_answer_is_lost_counts_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nodes(url, 1) as (store,):
        await store.create(kept(), [])
        await store.create(kept("u"), [])
        _interrupt(monkeypatch, store.writer)
        await append(store, 0, b"one", b"two")
        _interrupt(monkeypatch, store.writer)
        await asyncio.gather(
            append(store, 2, b"three", seats={0: "Ann"}),
            store.create(kept("v", seq=1), [b"one"]),
            store.add_player(player()),
            store.say(line(table_id="u")),
        )
        assert await bodies(store) == [b"one", b"two", b"three"]
        assert await bodies(store, "v") == [b"one"]
        assert len(await store.lines("u", "players")) == 1


async def test_after_a_lost_answer_another_nodes_entry_is_not_taken_for_ones_own(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(url, 2) as (one, two):
        await one.create(kept(), [])
        await append(two, 0, b"two")
        _interrupt(monkeypatch, one.writer)
        with pytest.raises(Stale) as refused:
            await append(one, 0, b"one")
        assert refused.value.found == 1
        assert await bodies(one) == [b"two"]


def _interrupt(monkeypatch: pytest.MonkeyPatch, writer: Writer) -> None:
    for name in ("_append", "_do"):
        monkeypatch.setattr(writer, name, interrupted(getattr(Writer, name).__get__(writer)))


async def test_an_acknowledgement_means_more_than_the_servers_own_setting(
    new_database: Callable[[], str],
) -> None:
    url = new_database()
    execute(url, f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off")
    async with nodes(url, 1) as (store,), store.writer.pool.connection() as connection:
        assert await (await connection.execute("SHOW synchronous_commit")).fetchone() == ("on",)


async def test_nothing_is_acknowledged_before_it_is_written(url: str) -> None:
    async with nodes(url, 1) as (store,):
        await store.create(kept(), [])
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            task = asyncio.create_task(append(store, 0, b"one"))
            await asyncio.sleep(0.2)
            assert not task.done()
            other.rollback()
        await task
        assert await bodies(store) == [b"one"]
