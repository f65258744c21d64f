"""The same tests for both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Store
from tests.server.store.making import Clock, wipe


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A folder, or the address of a database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables")
    url: str = request.getfixturevalue("postgres_url")
    wipe(url)
    return url


@pytest.fixture
async def store(where: str, clock: Clock, anyio_backend: str) -> AsyncIterator[Store]:
    opened = await open_store(where, clock)
    yield opened
    await opened.close()
