"""Deleting what is too old, and a look at the state of the database."""

from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, select, text, tuple_

from drakomor.server.store.port import Purged
from drakomor.server.store.schema import KEYS, LINES, PLAYERS, SEATINGS, TABLES
from drakomor.server.store.statements import Script, Statement, given


def _oldest(table: Any, *wanted: ColumnElement[bool]) -> Statement:
    """Deletes at most so many rows, and says which; one that has just changed is looked at anew."""
    key = tuple(table.primary_key.columns)
    some = select(*key).where(*wanted).limit(given("most"))
    return Statement(delete(table).where(*wanted, tuple_(*key).in_(some)).returning(key[0]))


_BEFORE = given("before")
_LATER = LINES.alias("later")
_SAME_CHANNEL = and_(_LATER.c.table_id == LINES.c.table_id, _LATER.c.channel == LINES.c.channel)

PURGE_TABLES = _oldest(TABLES, TABLES.c.status.in_(("open", "abandoned")), TABLES.c.updated < _BEFORE)
PURGE_LINES = _oldest(  # the last of a channel stays: the numbers go on from there
    LINES, LINES.c.at < _BEFORE, exists().where(_SAME_CHANNEL, _LATER.c.number > LINES.c.number)
)
PURGE_KEYS = _oldest(KEYS, KEYS.c.expires <= _BEFORE)
PURGE_GUESTS = _oldest(
    PLAYERS,
    PLAYERS.c.kind == "guest",
    PLAYERS.c.created < _BEFORE,
    ~exists().where(KEYS.c.player == PLAYERS.c.id),
    ~exists().where(SEATINGS.c.player == PLAYERS.c.id),
)
REVISION = Statement(text("SELECT version_num FROM alembic_version"))


def purge(now: int, tables: int, lines: int, guests: int, most: int) -> Script[Purged]:
    keys = yield PURGE_KEYS(before=now, most=most)
    old_tables = yield PURGE_TABLES(before=tables, most=most)
    old_lines = yield PURGE_LINES(before=lines, most=most)
    old_guests = yield PURGE_GUESTS(before=guests, most=most)
    return Purged(tables=len(old_tables), lines=len(old_lines), keys=len(keys), guests=len(old_guests))


def revision() -> Script[str]:
    rows = yield REVISION()
    return str(rows[0][0])
