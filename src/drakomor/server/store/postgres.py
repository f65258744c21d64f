"""The store on a PostgreSQL server, which several nodes may share.

One task writes in groups, as the thread of `sqlite` does. All appends of a group are one statement; it
tells which tables stood where they should; everything else of a group is one transaction with savepoints.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection, IsolationLevel, OperationalError
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from drakomor.server.store.port import Stale, Unavailable
from drakomor.server.store.scripted import Clock, ScriptedStore, Work
from drakomor.server.store.scripts import tables
from drakomor.server.store.scripts.tables import Addition
from drakomor.server.store.statements import Clash, Row, Script, Step

T = TypeVar("T")
Connection: TypeAlias = AsyncConnection[Row]
Pool: TypeAlias = AsyncConnectionPool[Connection]

READERS = 4
MOST = 1000  # jobs in one group
PATIENCE = 30.0  # seconds for a server that restarts
PAUSE = 0.1  # seconds between two attempts
CLOSED = "the store is closed"
MANNERS = {"connect_timeout": "5", "keepalives_idle": "10", "tcp_user_timeout": "10000"}

# A server may be set to acknowledge before it has written; our acknowledgements mean more than that.
DURABLE = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)

# Held in the order of their ids, so that two nodes do not wait for each other in a circle.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest(
        %s::text[], %s::bigint[], %s::bigint[],
        %b::bytea[], %s::text[], %s::bigint[], %s::bigint[], %s::bytea[]
    ) AS w(id, seq, added, position, status, turn, updated, head)
), held AS (
    SELECT id FROM tables JOIN wanted USING (id, seq) ORDER BY id FOR NO KEY UPDATE OF tables
), moved AS (
    UPDATE tables SET
        seq = tables.seq + wanted.added, position = wanted.position, status = wanted.status,
        turn = wanted.turn, updated = wanted.updated, head = coalesce(wanted.head, tables.head)
    FROM wanted JOIN held USING (id) WHERE tables.id = wanted.id AND tables.seq = wanted.seq
    RETURNING tables.id
), written AS (
    INSERT INTO entries (table_id, seq, body)
    SELECT e.table_id, e.seq, e.body
    FROM unnest(%s::text[], %s::bigint[], %b::bytea[]) AS e(table_id, seq, body)
    JOIN moved ON moved.id = e.table_id
)
SELECT id FROM moved
"""


async def perform(connection: Connection, work: Work[T]) -> T:
    script: Script[T] = work()
    try:
        step = next(script)
        while True:
            try:
                rows = await _execute(connection, step)
            except psycopg.IntegrityError as error:
                step = script.throw(Clash(str(error)))
            else:
                step = script.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result


async def _execute(connection: Connection, step: Step) -> list[Row]:
    sql, values = step.statement.postgres
    async with connection.cursor() as cursor:
        if step.rows:
            await cursor.executemany(sql, step.rows)
            return []
        await cursor.execute(sql, values | step.values)
        return await cursor.fetchall() if cursor.description else []


class Job(Generic[T]):
    """Something to write, and who waits for it."""

    def __init__(self, work: T) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Any) -> None:
        if self.future.done():  # nobody waits any more
            return
        if isinstance(outcome, BaseException):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


Other: TypeAlias = tuple[Work[Any], Work[bool] | None]
Attempt: TypeAlias = Callable[[list[Job[T]], Connection, bool], Awaitable[list[Any]]]


class Writer:
    """The one task that writes. It sends whatever has come while the last group was on its way."""

    def __init__(self, pool: Pool, patience: float) -> None:
        self.pool, self.patience = pool, patience
        self.appends: deque[Job[Addition]] = deque()
        self.others: deque[Job[Other]] = deque()
        self.work_came = asyncio.Event()
        self.commits = 0
        self.closed = False
        self.task = asyncio.create_task(self._work(), name="store-writer")

    async def append(self, addition: Addition) -> Any:
        return await self._wait(self.appends, Job(addition))

    async def do(self, work: Work[Any], done: Work[bool] | None) -> Any:
        return await self._wait(self.others, Job((work, done)))

    async def close(self) -> None:
        self.closed = True
        self.work_came.set()
        await self.task
        await self.pool.close()

    async def _wait(self, queue: deque[Job[T]], job: Job[T]) -> Any:
        if self.closed:
            raise Unavailable(CLOSED)
        queue.append(job)
        self.work_came.set()
        return await job.future

    async def _work(self) -> None:
        while self.appends or self.others or not self.closed:
            await self.work_came.wait()
            self.work_came.clear()
            while self.appends or self.others:
                await self._settle(self._wave(), self._append)
                await self._settle(
                    [self.others.popleft() for _ in range(min(MOST, len(self.others)))], self._do
                )

    def _wave(self) -> list[Job[Addition]]:
        """Appends to different tables: one statement changes a row once."""
        wave: dict[str, Job[Addition]] = {}
        later: deque[Job[Addition]] = deque()
        for job in self.appends:
            if len(wave) == MOST or wave.setdefault(job.work.table_id, job) is not job:
                later.append(job)
        self.appends = later
        return list(wave.values())

    async def _settle(self, jobs: list[Job[T]], attempt: Attempt[T]) -> None:
        if not jobs:
            return
        try:
            outcomes = await patiently(self.pool, self.patience, lambda *how: attempt(jobs, *how))
            self.commits += 1
        except Exception as error:
            if len(jobs) > 1 and not isinstance(error, Unavailable):
                for job in jobs:  # one of them is to blame, and it will be alone
                    await self._settle([job], attempt)
                return
            outcomes = [error] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)

    async def _append(self, jobs: list[Job[Addition]], connection: Connection, again: bool) -> list[Any]:
        """The statement is its own transaction."""
        cursor = await connection.execute(APPEND, columns([job.work for job in jobs]))
        moved = {row[0] for row in await cursor.fetchall()}
        return [
            None if job.work.table_id in moved else await _missed(connection, job.work, again) for job in jobs
        ]

    async def _do(self, jobs: list[Job[Other]], connection: Connection, again: bool) -> list[Any]:
        async with connection.transaction():
            return [await _try(connection, *job.work, again) for job in jobs]


def columns(additions: Sequence[Addition]) -> list[list[Any]]:
    """Of the tables, and of their entries."""
    ids, seqs, bodies, *rest, _seats = map(list, zip(*additions, strict=True))
    entries = [(a.table_id, seq, body) for a in additions for seq, body in enumerate(a.entries, a.seq + 1)]
    return [ids, seqs, [len(some) for some in bodies], *rest, *map(list, zip(*entries, strict=True))]


async def _missed(connection: Connection, addition: Addition, again: bool) -> Any:
    """An append that changed nothing: an earlier attempt did it unheard, or somebody else was first."""
    if again and await perform(connection, lambda: tables.appended(addition)):
        return None
    found = await perform(connection, lambda: tables.standing(addition.table_id))
    return Stale(addition.table_id, addition.seq, found)


async def _try(connection: Connection, work: Work[Any], done: Work[bool] | None, again: bool) -> Any:
    """One of a group, which does not take the others down when it fails."""
    try:
        if again and done is not None and await perform(connection, done):
            return None
        async with connection.transaction():
            return await perform(connection, work)
    except OperationalError:  # all of them again
        raise
    except Exception as error:
        return error


async def patiently(pool: Pool, patience: float, attempt: Callable[[Connection, bool], Awaitable[T]]) -> T:
    """Tries again while the server is away, and after a deadlock. What it then tries may be done already."""
    time = asyncio.get_running_loop().time
    until, again = time() + patience, False
    while True:
        try:
            async with pool.connection(max(PAUSE, until - time())) as connection:
                return await attempt(connection, again)
        except OperationalError as error:
            if time() >= until or pool.closed:
                raise Unavailable(CLOSED if pool.closed else str(error)) from error
        again = True
        await asyncio.sleep(PAUSE)


class PostgresStore(ScriptedStore):
    def __init__(self, writing: Pool, reading: Pool, clock: Clock, patience: float) -> None:
        self.clock, self.patience, self.reading = clock, patience, reading
        self.writer = Writer(writing, patience)

    async def close(self) -> None:
        await self.writer.close()
        await self.reading.close()

    async def _append(self, addition: Addition) -> None:
        await self.writer.append(addition)

    async def _write(self, work: Work[T], done: Work[bool] | None = None) -> T:
        result: T = await self.writer.do(work, done)
        return result

    async def _read(self, work: Work[T]) -> T:
        async def attempt(connection: Connection, _again: bool) -> T:
            async with connection.transaction():
                return await perform(connection, work)

        return await patiently(self.reading, self.patience, attempt)


async def open_server(url: str, clock: Clock, patience: float = PATIENCE) -> PostgresStore:
    given = conninfo_to_dict(url)
    address = make_conninfo(url, **{name: value for name, value in MANNERS.items() if name not in given})
    writing = AsyncConnectionPool(
        address, min_size=1, max_size=1, kwargs={"autocommit": True}, configure=_durable, open=False
    )
    reading = AsyncConnectionPool(
        address, min_size=1, max_size=READERS, kwargs={"autocommit": True}, configure=_steady, open=False
    )
    try:
        await writing.open(wait=True, timeout=patience)
        await reading.open(wait=True, timeout=patience)
    except OperationalError as error:
        await writing.close()
        await reading.close()
        raise Unavailable(str(error)) from error
    return PostgresStore(writing, reading, clock, patience)


async def _durable(connection: Connection) -> None:
    await connection.execute(DURABLE)


async def _steady(connection: Connection) -> None:
    """What reads sees one moment."""
    await connection.set_isolation_level(IsolationLevel.REPEATABLE_READ)
    await connection.set_read_only(True)
