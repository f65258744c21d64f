"""The catalogue of bots, by what people type: `random`, `greedy:worlds=4`, `flat:time=0.5`."""

from contextlib import suppress
from difflib import get_close_matches
from typing import Any

import msgspec

from drakomor.bots.bot import Bot, Look
from drakomor.bots.flat import Flat
from drakomor.bots.greedy import Greedy
from drakomor.bots.uniform import Uniform
from drakomor.kernel import Malformed

__all__ = ["Bot", "Look", "find", "names"]

KINDS: dict[str, type[Uniform] | type[Greedy] | type[Flat]] = {
    "random": Uniform,
    "greedy": Greedy,
    "flat": Flat,
}


def names() -> tuple[str, ...]:
    return tuple(KINDS)


def find(text: str) -> Bot:
    """The bot that a text means: a name, and parameters with a colon before each."""
    name, *pairs = text.split(":")
    if name not in KINDS:
        close = get_close_matches(name, KINDS, 1, 0.4)
        known = ", ".join(KINDS)
        raise Malformed(text[:40], "no-such-bot", known=known, meant=close[0] if close else "")
    kind: Any = KINDS[name]
    given: dict[str, Any] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key in given:
            raise Malformed(text[:40], "wrong-parameter", found=pair[:40])
        given[key] = _read(kind, key, value, text)
    bot: Bot = kind(**given)
    return bot


def _read(kind: Any, name: str, value: str, text: str) -> Any:
    """One parameter, or `Malformed` that names it."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    if name not in types:
        known = ", ".join(types) or "–"
        raise Malformed(text[:40], "no-such-parameter", found=name[:40], known=known)
    read = None
    with suppress(msgspec.ValidationError):
        read = msgspec.convert(value, types[name], strict=False)
    if read is None:  # "null" too, that is read as None
        raise Malformed(text[:40], "wrong-parameter", found=f"{name}={value}"[:40])
    return read
