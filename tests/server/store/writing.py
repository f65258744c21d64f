"""A node that writes as fast as it can and says what was acknowledged.

python -m tests.server.store.writing WHERE
"""

import asyncio
import os
import sys
from contextlib import suppress

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Stale, Store, Taken
from tests.server.store.making import append, kept

TABLES = 16


async def write(store: Store, name: str) -> None:
    """One table, for ever. Each entry tells its own number, and who wrote it."""
    with suppress(Taken):
        await store.create(kept(name), [])
    table = await store.load(name)
    seq = table.seq if table else 0
    while True:
        body = b"%d by %d" % (seq + 1, os.getpid())
        try:
            await append(store, seq, body, table_id=name, head=body if seq % 7 == 0 else None)
        except Stale as other:
            seq = other.found or 0
            continue
        seq += 1
        os.write(1, b"%s %d %s\n" % (name.encode(), seq, body))


async def main(where: str) -> None:
    store = await open_store(where, lambda: 0)
    os.write(1, b"ready\n")
    await asyncio.gather(*(write(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
