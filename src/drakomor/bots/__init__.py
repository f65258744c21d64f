"""The catalogue of bots, by what people type: `random`, `greedy:worlds=4`, `flat:time=0.5`."""

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
    bot: Bot = _built(KINDS[name], dict(_pair(pair, text) for pair in pairs), text)
    return bot


def _pair(pair: str, text: str) -> tuple[str, str]:
    key, equals, value = pair.partition("=")
    if not key or not equals or not value:
        raise Malformed(text[:40], "wrong-parameter", found=pair[:40])
    return key, value


def _built(kind: Any, given: dict[str, str], text: str) -> Any:
    """Each parameter by itself, so that the error can name it."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            known = ", ".join(fields)
            raise Malformed(text[:40], "no-such-parameter", found=name[:40], known=known)
        try:
            given[name] = msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError:
            raise Malformed(text[:40], "wrong-parameter", found=f"{name}={value}"[:40]) from None
    return kind(**given)
