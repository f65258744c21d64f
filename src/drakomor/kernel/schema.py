"""JSON Schemas of what we write, made from the very types that read it."""

from typing import Any

import msgspec

from drakomor.kernel.asks import Ask
from drakomor.kernel.frames import tables
from drakomor.kernel.game import Game, stack_type
from drakomor.kernel.match import Record, Stored


def position_schema(game: Game[Any]) -> dict[str, Any]:
    """Of a position of one game: its options, its tables, its frames."""
    written = [
        (field.name, field.type) for field in tables(game.State) if field.name not in game.State.derived
    ]
    fields: list[Any] = [
        ("format", str),
        ("game", str),
        ("rules", int),
        ("seats", int),
        ("options", game.Options),
        ("tables", msgspec.defstruct("Tables", written)),
        ("stack", list[stack_type(game)]),  # type: ignore[misc]
        ("components", game.Components | None if game.Components else None, None),
        ("asks", list[Ask], msgspec.field(default_factory=list)),
    ]
    return msgspec.json.schema(msgspec.defstruct("Position", fields, kw_only=True))


def record_schema() -> dict[str, Any]:
    return msgspec.json.schema(Record)


def match_schema() -> dict[str, Any]:
    return msgspec.json.schema(Stored)


def schema(game: Game[Any], what: str) -> dict[str, Any]:
    """By name: `position`, `record` or `match`."""
    return {"position": lambda: position_schema(game), "record": record_schema, "match": match_schema}[what]()
