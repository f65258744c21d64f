"""Statements of SQLAlchemy's Core as text for the two drivers, each compiled once.

A *script* is a procedure that is cut at its statements: it yields them and gets their rows, and does not care
which driver runs it, in a thread or in an event loop.
"""

from collections.abc import Generator, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import BigInteger, BindParameter, ColumnElement, Executable, bindparam
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import Dialect

T = TypeVar("T")
ALL = 2**62  # more rows than there are
Row: TypeAlias = tuple[Any, ...]

SQLITE: Dialect = SQLiteDialect_pysqlite(paramstyle="named")
POSTGRES: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call]


class Clash(Exception):
    """The database refuses a row: its key is there already, or what it belongs to is not."""


def given(name: str, of: Any = BigInteger) -> BindParameter[Any]:
    """A value that comes when the statement is run."""
    return bindparam(name, type_=of, required=False)


def is_given(column: Any) -> ColumnElement[bool]:
    """That a column has the value that is given under its name."""
    found: ColumnElement[bool] = column == given(column.name, column.type)
    return found


class Statement:
    """SQL for both drivers, with the values that it was built with."""

    def __init__(self, clause: Executable) -> None:
        self.clause = clause

    @cached_property
    def sqlite(self) -> tuple[str, dict[str, Any]]:
        return self._compiled(SQLITE)

    @cached_property
    def postgres(self) -> tuple[str, dict[str, Any]]:
        return self._compiled(POSTGRES)

    def _compiled(self, dialect: Dialect) -> tuple[str, dict[str, Any]]:
        compiled = self.clause.compile(  # type: ignore[attr-defined]
            dialect=dialect, compile_kwargs={"render_postcompile": True}
        )
        return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}

    def __call__(self, **values: Any) -> "Step":
        return Step(self, values)

    def each(self, rows: Sequence[dict[str, Any]]) -> "Step":
        return Step(self, {}, rows)


class Step(NamedTuple):
    """One statement of a script with its values; if there are `rows`, it runs once for each of them."""

    statement: Statement
    values: dict[str, Any]
    rows: Sequence[dict[str, Any]] = ()


Script: TypeAlias = Generator[Step, list[Row], T]
