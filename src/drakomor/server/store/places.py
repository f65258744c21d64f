"""Where tables are kept: the folder of one process, or a PostgreSQL server of many."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool

from drakomor.server.store.port import StoreError, Unavailable

FILE = "drakomor.sqlite3"
SERVERS = ("postgresql://", "postgres://")


def file_of(where: str | Path) -> Path | None:
    """The file in a folder; None, if it is the address of a PostgreSQL server.

    >>> file_of("tables").name, file_of("postgresql://tables.example/drakomor")
    ('drakomor.sqlite3', None)
    """
    if isinstance(where, str):
        if where.startswith(SERVERS):
            return None
        if "://" in where:
            raise StoreError(
                f"{where.partition('://')[0]} is no database that we know: give a folder, or {SERVERS[0]}"
            )
    return Path(where) / FILE


@contextmanager
def connection_to(where: str | Path) -> Iterator[Connection]:
    """For migrations: all of them happen in one transaction, or none."""
    try:
        with _engine(where).begin() as connection:
            yield connection
    except DatabaseError as error:
        raise Unavailable(str(error.orig)) from error


def _engine(where: str | Path) -> Engine:
    path = file_of(where)
    if path is None:
        return _server(str(where))
    made = create_engine("sqlite://", creator=lambda: _file(path), poolclass=NullPool)
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return made


def _server(url: str) -> Engine:
    try:
        import psycopg
    except ImportError as error:
        raise StoreError("PostgreSQL needs an extra: install drakomor[nodes]") from error
    return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)


def _file(path: Path) -> Any:
    import sqlite3

    # Foreign keys stay off: a change of a table makes another, and dropping the first must delete nothing.
    return sqlite3.connect(path, isolation_level=None)
