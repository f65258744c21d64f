"""Reading what others wrote: typed, and with an error that names the place and the reason."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from drakomor.kernel.asks import Malformed

T = TypeVar("T")
LARGEST = 32 * 1024 * 1024  # bytes; nothing that we write comes near

# what msgspec says -> the key of the sentence that we say
REASONS = [
    (re.compile(r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`"), "wrong-type"),
    (re.compile(r"Object missing required field `(?P<field>.+)`"), "missing-field"),
    (re.compile(r"Object contains unknown field `(?P<field>.+)`"), "unknown-field"),
    (re.compile(r"Invalid (?:enum )?value (?P<found>.+)"), "wrong-value"),
    (re.compile(r"Expected `[^`]+` >= (?P<least>\S+)"), "at-least"),
    (re.compile(r"Expected `[^`]+` <= (?P<most>\S+)"), "at-most"),
    (re.compile(r"Expected `(?P<wanted>.+)`"), "wrong-type"),
]
AT = re.compile(r" - at (?:`key` in )?`(?P<where>[^`]+)`$")


def read_as(kind: type[T], value: Any, place: str, strict: bool = True) -> T:
    """Plain data as a type, or `Malformed` with the path to what is wrong."""
    try:
        return msgspec.convert(value, kind, strict=strict, str_keys=True)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise explained(error, place) from None


def explained(error: Exception, place: str) -> Malformed:
    said = str(error)
    at = AT.search(said)
    where = at["where"].replace("$", "") if at else ""
    said = AT.sub("", said)
    for pattern, reason in REASONS:
        match = pattern.match(said)
        if match:
            facts = {name: fact[:80] for name, fact in match.groupdict().items()}
            return Malformed(place + where, reason, **facts)
    return Malformed(place + where, "unreadable", said=said[:200] or type(error).__name__)


def read_bytes(path: Path) -> bytes:
    """A file's bytes, or `Malformed` that says why they cannot be had."""
    try:
        if path.stat().st_size > LARGEST:
            raise Malformed(str(path), "too-large", most=LARGEST)
        return path.read_bytes()
    except FileNotFoundError:
        raise Malformed(str(path), "no-such-file") from None
    except IsADirectoryError:
        raise Malformed(str(path), "is-a-folder") from None
    except OSError as error:
        raise Malformed(str(path), "unreadable", said=error.strerror or str(error)) from None


def read_json(raw: bytes, place: str) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Malformed(place, "not-json", said=str(error)) from None
