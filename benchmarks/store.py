"""How fast the store appends, on this machine's disk: `python -m benchmarks.store`.

Each table appends one entry after the other, each as soon as the one before is durable.
"""

import asyncio
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from drakomor.server.store.migrations import migrate
from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Kept, Store
from tests.server.cluster import Cluster

ENTRY, POSITION = b"e" * 150, b"p" * 4000  # bytes, about as in a game of ours
DATABASES = ("sqlite", "postgres")


class Figure(NamedTuple):
    database: str
    tables: int
    appends: int
    seconds: float
    cpu: float  # seconds of this process; the server's own are not counted
    commits: int


def arguments(given: list[str] | None = None) -> Namespace:
    parser = ArgumentParser("python -m benchmarks.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement (3)")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 16, 200], help="at once (1 16 200)")
    parser.add_argument("--only", choices=DATABASES, action="append", help="one of the databases")
    return parser.parse_args(given)


@contextmanager
def place(database: str) -> Iterator[str]:
    if database == "sqlite":
        with TemporaryDirectory() as folder:
            yield folder
        return
    cluster = Cluster(to_disk=True)
    try:
        url = cluster.create()
        migrate(url)
        yield url
    finally:
        cluster.remove()


async def measure(store: Store, database: str, tables: int, seconds: float) -> Figure:
    names = [f"{tables}-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(_table(name), []) for name in names))
    writer: Any = vars(store)["writer"]
    commits, began, cpu = writer.commits, time.perf_counter(), time.process_time()
    counts = await asyncio.gather(*(_play(store, name, began + seconds) for name in names))
    took, used = time.perf_counter() - began, time.process_time() - cpu
    return Figure(database, tables, sum(counts), took, used, writer.commits - commits)


def _table(name: str) -> Kept:
    return Kept(
        id=name,
        game="none",
        status="running",
        public=False,
        created=0,
        updated=0,
        seq=0,
        head=b"{}",
        position=POSITION,
    )


async def _play(store: Store, name: str, until: float) -> int:
    seq = 0
    while time.perf_counter() < until:
        await store.append(name, seq, [ENTRY], position=POSITION, status="running", turn=(seq % 4,))
        seq += 1
    return seq


async def figures(database: str, where: str, chosen: Namespace) -> list[Figure]:
    store = await open_store(where, lambda: 0)
    try:
        return [await measure(store, database, tables, chosen.seconds) for tables in chosen.tables]
    finally:
        await store.close()


def show(found: list[Figure]) -> None:
    table = Table("database", "tables at once", "appends/s", "CPU µs per append", "appends per commit")
    for one in found:
        table.add_row(
            one.database,
            str(one.tables),
            f"{one.appends / one.seconds:,.0f}",
            f"{one.cpu / one.appends * 1e6:.0f}",
            f"{one.appends / one.commits:.1f}",
        )
    Console().print(table)


def main(given: list[str] | None = None) -> None:
    chosen, found = arguments(given), []
    for database in chosen.only or DATABASES:
        with place(database) as where:
            found += asyncio.run(figures(database, where, chosen))
    show(found)


if __name__ == "__main__":
    main()
