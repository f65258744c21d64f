"""Kill any process at any moment: what was acknowledged is there afterwards."""

from pathlib import Path

import pytest

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import InUse
from tests.server.store.killing import kill, node

TIMES = 5


@pytest.mark.slow
def test_what_was_acknowledged_survives_the_node(where: str) -> None:
    assert kill(where, TIMES) > 0


@pytest.mark.anyio
async def test_a_folder_has_one_server_and_is_free_when_that_is_killed(tmp_path: Path) -> None:
    where = str(tmp_path)
    with node(where), pytest.raises(InUse, match="another server"):
        await open_store(where, lambda: 0)
    store = await open_store(where, lambda: 0)
    await store.check()
    with pytest.raises(InUse):
        await open_store(where, lambda: 0)
    await store.close()
    await (await open_store(where, lambda: 0)).close()
