"""Answers as people type them: `place 7 C3`, `7c3`, `#12`."""

import re
from collections.abc import Sequence

from drakomor.kernel.asks import Answer, Illegal

_NOISE = re.compile(r"[\s,;()'\"-]+")


def text(answer: Answer) -> str:
    """
    >>> text(("place", 7, "C3"))
    'place 7 C3'
    """
    return " ".join(str(part) for part in answer) if isinstance(answer, tuple) else str(answer)


def read(typed: str, options: Sequence[Answer]) -> Answer:
    """The option that somebody means: by its text, with or without the first word, or by its number.

    >>> read("7c3", [("place", 7, "C3"), "end"])
    ('place', 7, 'C3')
    """
    if not options:
        raise Illegal("game-over")
    key = _key(typed)
    for reading in (_key, _short):
        meant = [option for option in options if reading(text(option)) == key]
        if len(meant) == 1:
            return meant[0]
    number = re.fullmatch(r"#?(\d{1,6})", typed.strip())
    if number and 1 <= int(number[1]) <= len(options):
        return options[int(number[1]) - 1]
    begun = [
        option
        for option in options
        if key and (_key(text(option)).startswith(key) or _short(text(option)).startswith(key))
    ]
    if len(begun) == 1:
        return begun[0]
    raise Illegal("which-answer" if begun else "no-such-answer", typed=typed[:60], count=len(begun))


def _key(typed: str) -> str:
    return _NOISE.sub("", typed).casefold()


def _short(typed: str) -> str:
    """Without the word that says what is done, where something follows it."""
    _, _, rest = typed.partition(" ")
    return _key(rest or typed)
