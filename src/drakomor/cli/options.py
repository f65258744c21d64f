"""The options of a game's rules, as they are typed: `--option name=value`."""

from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from drakomor.kernel import Game, Malformed

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def read_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """The options by name, each value in the type that its field has."""
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    told: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or name not in fields:
            close = get_close_matches(name, fields, 1, 0.4)
            raise Malformed(
                f"--option {pair[:40]}",
                "no-such-option" if equals else "not-an-option",
                known=", ".join(fields) or "–",
                meant=close[0] if close else "",
            )
        told[name] = _read(fields[name].type, value, f"--option {pair[:60]}")
    return told


def _read(kind: Any, value: str, place: str) -> Any:
    if get_origin(kind) is Annotated:  # its bounds are checked with the other options
        kind = get_args(kind)[0]
    if kind is bool:
        if value.casefold() not in YES + NO:
            raise Malformed(place, "wrong-choice", known="true, false")
        return value.casefold() in YES
    if get_origin(kind) is Literal:
        known = {str(one): one for one in get_args(kind)}
        if value not in known:
            raise Malformed(place, "wrong-choice", known=", ".join(known))
        return known[value]
    if get_origin(kind) in (tuple, list):
        return [part.strip() for part in value.split(",") if part.strip()]
    return int(value) if kind is int and value.lstrip("-").isdecimal() else value


def choices(field: msgspec.structs.FieldInfo) -> str:
    """What an option may be, in words that can be typed."""
    if field.type is bool:
        return "true, false"
    if get_origin(field.type) is Annotated:
        bounds = get_args(field.type)[1]
        return f"{bounds.ge}…{bounds.le}"
    return ", ".join(map(str, get_args(field.type))) if get_origin(field.type) is Literal else "…"
