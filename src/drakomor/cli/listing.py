"""The answers to a question with their numbers, or where there are very many, first their kinds."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from drakomor.cli.meaning import plain, short
from drakomor.cli.offers import MOST
from drakomor.kernel import Answer
from drakomor.kernel.notation import text
from drakomor.texts import Texts

PAGE = 200  # answers that are listed at once


def listed(wanted: str, options: Sequence[Answer], texts: Texts, width: int) -> list[str]:
    """All of them, those that begin as was typed, those from a number on."""
    begin, first = _split(wanted)
    numbered = list(_starting(begin, options))
    if not wanted and len(numbered) > MOST:
        return _kinds(numbered, texts)
    rest = numbered[max(first - 1, 0) :]
    lines = _columns([f"{number:>4} {short(option)}" for number, option in rest[:PAGE]], width)
    left = len(rest) - PAGE
    if left > 0:
        following = f"{begin} {PAGE + max(first, 1)}".strip()
        lines.append(texts.say("play-list-more", left=left, next=following))
    return lines


def _split(wanted: str) -> tuple[str, int]:
    """How answers begin, and which of them is the first.

    >>> _split("201"), _split("L4 C3"), _split("L4 201"), _split("")
    (('', 201), ('L4 C3', 0), ('L4', 201), ('', 0))
    """
    begin, _, number = wanted.rpartition(" ")
    return (begin, int(number)) if number.isdecimal() and len(number) < 9 else (wanted, 0)


def _starting(begin: str, options: Sequence[Answer]) -> Iterable[tuple[int, Answer]]:
    for number, option in enumerate(options, 1):
        if any(plain(said).startswith(plain(begin)) for said in (short(option), text(option))):
            yield number, option


def _kinds(numbered: list[tuple[int, Answer]], texts: Texts) -> list[str]:
    """The first answer of each kind, and how many there are of it."""
    told = []
    for name, some in groupby(numbered, lambda one: _kind(one[1])):
        (number, option), *others = some
        told.append((f"{number:>4} {short(option)}", name, len(others)))
    width = max(len(first) for first, _, _ in told) + 2
    return [
        f"{first:{width}}{texts.say('play-list-kind', kind=name, count=count) if count else ''}".rstrip()
        for first, name, count in told
    ]


def _kind(option: Answer) -> str:
    """What answers have in common that begin alike: the first piece that says something.

    >>> _kind(("place", "L4", "C3", "C4", "C5", "D5")), _kind(("pass", "L4")), _kind("skip")
    ('L4', 'pass', 'skip')
    """
    return short(option).partition(" ")[0]


def _columns(told: list[str], width: int) -> list[str]:
    column = max(map(len, told), default=0) + 2
    across = max(width // column, 1)
    return [
        "".join(one.ljust(column) for one in told[row : row + across]).rstrip()
        for row in range(0, len(told), across)
    ]
