"""Databases for the tests of the server. PostgreSQL is not skipped: without its binaries the tests fail."""

from collections.abc import Callable, Iterator

import pytest

from drakomor.server.store.migrations import migrate
from tests.server.cluster import Cluster


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server; whoever stops it starts it again."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture(scope="session")
def new_database(cluster: Cluster) -> Callable[[], str]:
    """Makes empty databases with our schema, and tells their addresses."""
    first = cluster.create()
    migrate(first)
    return lambda: cluster.create(first.rpartition("/")[2])


@pytest.fixture(scope="session")
def postgres_url(new_database: Callable[[], str]) -> str:
    """One that all who ask for it share."""
    return new_database()
