"""The store in a file: one thread writes in groups, some threads read, nobody waits for anybody.

The file belongs to one process, because the tables live in its memory. A second one gets `InUse`; what only
reads (a backup, a report) may open the file at any time.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

from drakomor.server.store.port import InUse, Stale, StoreError, Unavailable
from drakomor.server.store.scripted import Clock, ScriptedStore, Work
from drakomor.server.store.scripts import tables
from drakomor.server.store.statements import Clash, Row, Script, Step

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]

READERS = 4
MOST = 1000  # jobs in one commit
CLOSED = "the store is closed"
BUSY = 10.0  # seconds that a connection waits for another
NEEDED = (3, 35, 0)  # RETURNING

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")
MOVE = (
    "UPDATE tables SET seq = ?, position = ?, status = ?, turn = ?, updated = ?, head = coalesce(?, head)"
    " WHERE id = ? AND seq = ?"
)
STANDING = "SELECT seq FROM tables WHERE id = ?"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)"


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def claim(path: Path) -> sqlite3.Connection:
    """Holds a lock beside the file, until the connection is closed or the process is gone."""
    connection = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        raise InUse(f"{path.parent} is in use: another server keeps its tables there") from error
    return connection


def perform(connection: sqlite3.Connection, work: Work[T]) -> T:
    script: Script[T] = work()
    try:
        step = next(script)
        while True:
            try:
                rows = _execute(connection, step)
            except sqlite3.IntegrityError as error:
                step = script.throw(Clash(str(error)))
            else:
                step = script.send(rows)
    except StopIteration as end:
        result: T = end.value
        return result


def _execute(connection: sqlite3.Connection, step: Step) -> list[Row]:
    sql, values = step.statement.sqlite
    if step.rows:
        return connection.executemany(sql, step.rows).fetchall()
    return connection.execute(sql, values | step.values).fetchall()


def append(connection: sqlite3.Connection, addition: tables.Addition) -> None:
    """By hand: SQLAlchemy's part of it would cost more than all the rest."""
    table_id, seq, entries, *values, _seats = addition
    moved = connection.execute(MOVE, (seq + len(entries), *values, table_id, seq))
    if not moved.rowcount:
        found = connection.execute(STANDING, (table_id,)).fetchone()
        raise Stale(table_id, seq, found and found[0])
    numbered = enumerate(entries, seq + 1)
    connection.executemany(ADD_ENTRY, [(table_id, number, body) for number, body in numbered])


class Waiting(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Writer:
    """The one thread that writes. It commits whatever came while the last commit was on its way."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.commits = 0
        self.closed = False
        self.thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job) -> Any:
        if self.closed:
            raise Unavailable(CLOSED)
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop, loop.create_future())
        self.queue.put(waiting)
        return await waiting.future

    def finish(self) -> None:
        """Nothing more is taken; what is waiting will be written."""
        self.closed = True
        self.queue.put(None)

    def close(self) -> None:
        self.thread.join()
        self.connection.close()

    def _work(self) -> None:
        going = True
        while going:
            group, going = self._group()
            if group:
                _tell(group, self._commit(group))

    def _group(self) -> tuple[list[Waiting], bool]:
        """What is waiting now; false, if nothing comes after it."""
        group: list[Waiting] = []
        try:
            waiting = self.queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == MOST:
                    return group, True
                waiting = self.queue.get_nowait()
        except Empty:
            return group, True
        return group, False

    def _commit(self, group: Sequence[Waiting]) -> list[Any]:
        """The outcome of each, after the commit. If that fails, all have failed."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._try(waiting.job) for waiting in group]
            self.connection.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):
                self.connection.rollback()
            return [_unavailable(error)] * len(group)
        self.commits += 1
        return outcomes

    def _try(self, job: Job) -> Any:
        """One of a group, which does not take the others down when it fails."""
        self.connection.execute("SAVEPOINT job")
        try:
            result = job(self.connection)
        except Exception as error:
            self.connection.execute("ROLLBACK TO job")  # fails, if SQLite itself gave up the whole group
            result = error
        self.connection.execute("RELEASE job")
        return result


def _unavailable(error: BaseException) -> BaseException:
    return Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error


def _tell(group: Sequence[Waiting], outcomes: Sequence[Any]) -> None:
    """Wakes each loop once."""
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for waiting, outcome in zip(group, outcomes, strict=True):
        told.setdefault(waiting.loop, []).append((waiting.future, outcome))
    for loop, answers in told.items():
        with suppress(RuntimeError):  # the loop is closed, and whoever waited in it is gone
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, outcome in answers:
        if future.done():  # nobody waits any more
            continue
        if isinstance(outcome, BaseException):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


class Readers:
    """Threads that read, each through a connection of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.own = threading.local()
        self.connections: list[sqlite3.Connection] = []
        self.pool = ThreadPoolExecutor(READERS, "store-reader", self._connect)

    async def do(self, job: Job) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, self._read, job)
        except BrokenExecutor as error:
            raise Unavailable("the file cannot be opened any more") from error

    def close(self) -> None:
        self.pool.shutdown()
        for connection in self.connections:
            connection.close()

    def _connect(self) -> None:
        self.own.connection = connect(self.path)
        self.own.connection.execute("PRAGMA query_only = ON")
        self.connections.append(self.own.connection)

    def _read(self, job: Job) -> Any:
        connection: sqlite3.Connection = self.own.connection
        connection.execute("BEGIN")
        try:
            return job(connection)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error
        finally:
            connection.execute("ROLLBACK")


class SqliteStore(ScriptedStore):
    def __init__(self, path: Path, clock: Clock, lock: sqlite3.Connection) -> None:
        if sqlite3.sqlite_version_info < NEEDED:
            raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or newer is needed")
        self.clock, self.lock = clock, lock
        self.writer, self.readers = Writer(path), Readers(path)

    async def _append(self, addition: tables.Addition) -> None:
        await self.writer.do(partial(append, addition=addition))

    async def close(self) -> None:
        self.writer.finish()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.writer.close()
        self.readers.close()
        self.lock.close()

    async def _read(self, work: Work[T]) -> T:
        if self.writer.closed:
            raise Unavailable(CLOSED)
        result: T = await self.readers.do(partial(perform, work=work))
        return result

    async def _write(self, work: Work[T], done: Work[bool] | None = None) -> T:
        result: T = await self.writer.do(partial(perform, work=work))
        return result
