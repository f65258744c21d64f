"""Kills nodes amid their work and counts what is left of it.

python -m tests.server.store.killing WHERE TIMES
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO

from drakomor.server.store.opening import open_store
from tests.server.store.writing import TABLES

ROOT = Path(__file__).parents[3]
LONGEST = 0.6  # seconds that a node lives after its first word

Acknowledged = dict[tuple[str, int], bytes]


@contextmanager
def node(where: str) -> Iterator[IO[bytes]]:
    """What a node says, until it is killed."""
    command = [sys.executable, "-m", "tests.server.store.writing", where]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"ready\n"
        yield process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def one_life(where: str, seconds: float) -> Acknowledged:
    with node(where) as said:
        reader = subprocess.Popen(
            ["cat"], stdin=said, stdout=subprocess.PIPE
        )  # a full pipe would slow it down
        time.sleep(seconds)
    told = reader.communicate()[0]
    lines = [line.split(b" ", 2) for line in told[: told.rfind(b"\n") + 1].splitlines()]
    return {(name.decode(), int(seq)): body for name, seq, body in lines}


def kill(where: str, times: int, seed: int = 1) -> int:
    """Nodes one after the other, killed at random moments. How many acknowledged entries there are."""
    moments, acknowledged = Random(seed), Acknowledged()
    for _ in range(times):
        news = one_life(where, moments.uniform(0, LONGEST))
        assert not news.keys() & acknowledged.keys(), "an entry was acknowledged twice"
        acknowledged |= news
    asyncio.run(compare(where, acknowledged))
    return len(acknowledged)


async def compare(where: str, acknowledged: Acknowledged) -> None:
    """Everything acknowledged is there, no log has a hole, and each position is that of the latest entry."""
    store = await open_store(where, lambda: 0)
    try:
        for number in range(TABLES):
            name = f"t{number}"
            log, table = await store.entries(name), await store.load(name)
            found = {(name, entry.seq): entry.body for entry in log}
            wanted = {place: body for place, body in acknowledged.items() if place[0] == name}
            assert wanted.items() <= found.items()
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            assert [int(entry.body.split()[0]) for entry in log] == list(range(1, len(log) + 1))
            if table is not None:
                assert table.seq == len(log)
                assert table.position == (b"after %d" % table.seq if table.seq else b"start")
            else:
                assert not wanted
    finally:
        await store.close()


if __name__ == "__main__":
    print(f"{kill(sys.argv[1], int(sys.argv[2]))} acknowledged entries are there")
