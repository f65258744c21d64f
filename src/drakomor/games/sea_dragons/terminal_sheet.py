"""The score pad in the terminal: a line for each thing that counts, a column for each player (SD-SCORE)."""

from collections.abc import Iterator
from typing import Any

from drakomor.games.sea_dragons.terminal_sea import BODIES, SEATS, Line, Say, in_ascii

LABEL, COLUMN = 23, 11
POINTS = ("gold", "ships", "missions", "most_missions")


def sheet(score: dict[str, Any], say: Say, plain: bool = False) -> list[Line]:
    lines = [_heads(score, say), *_points(score, say)]
    for realm in score["realms"]:
        lines += _realm(realm, say)
    lines += [_total(score, say)]
    return in_ascii(lines) if plain else lines


def _heads(score: dict[str, Any], say: Say) -> Line:
    line: Line = [(" " * LABEL, "")]
    for seat in range(len(score["seats"])):
        name = f"{BODIES[seat]} {say('table-seat', seat=seat)}"[: COLUMN - 1]
        line += [(" " * (COLUMN - len(name)), ""), (name, SEATS[seat])]
    return line


def _points(score: dict[str, Any], say: Say) -> Iterator[Line]:
    for name in POINTS:
        yield [
            (f"{say(f'sheet-{name}'):{LABEL}}", ""),
            *((f"{seat[name]:>{COLUMN}}", "") for seat in score["seats"]),
        ]


def _realm(realm: dict[str, Any], say: Say) -> Iterator[Line]:
    """The points, and below them what they are for: dragons, hidden ones, pieces."""
    label = f"{say('realm-' + realm['realm'])} @{realm['whirlpools']}"
    yield [(f"{label:{LABEL}}", ""), *((f"{points:>{COLUMN}}", "") for points in realm["points"])]
    told = zip(realm["dragons"], realm["hidden"], realm["pieces"], strict=True)
    yield [
        (f"  {say('sheet-standing'):{LABEL - 2}}", "dim"),
        *((f"{_standing(*one):>{COLUMN}}", "dim") for one in told),
    ]


def _standing(dragons: int, hidden: int, pieces: int) -> str:
    """
    >>> _standing(3, 1, 11), _standing(2, 0, 7)
    ('3+1/11', '2/7')
    """
    return f"{dragons}+{hidden}/{pieces}" if hidden else f"{dragons}/{pieces}"


def _total(score: dict[str, Any], say: Say) -> Line:
    line: Line = [(f"{say('sheet-total'):{LABEL}}", "bold")]
    for seat, one in enumerate(score["seats"]):
        won = seat in score["winners"]
        line += [(f"{one['total']:>{COLUMN}}", "bold underline" if won else "bold")]
    return line
