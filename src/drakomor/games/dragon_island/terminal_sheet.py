"""The score sheet in the terminal: a column for each House, and why the game is over (DI-WIN, DI-R-87)."""

from collections.abc import Iterator
from typing import Any

from drakomor.games.dragon_island.terminal_signs import Line, Say, in_ascii

LABEL, COLUMN, WIDTH = 26, 10, 79
POINTS = ("coins", "medals", "ships", "troops", "goods")


def sheet(score: dict[str, Any], say: Say, plain: bool = False) -> list[Line]:
    names = [_name(seat, say) for seat in range(len(score["seats"]))]
    columns = [max(len(name) + 2, COLUMN) for name in names]
    label = min(LABEL, WIDTH - sum(columns))
    lines = [_heads(score, say, names, label, columns), *_rows(score, say, label, columns)]
    lines += [[(said, "italic")] for said in _reason(score, say)]
    return in_ascii(lines) if plain else lines


def _name(seat: int, say: Say) -> str:
    name = say("table-seat", seat=seat)
    return name[:1].upper() + name[1:]


def _heads(score: dict[str, Any], say: Say, names: list[str], label: int, columns: list[int]) -> Line:
    line: Line = [(f"{say('table-round', round=score['round']):{label}}", "dim")]
    for seat, (name, width) in enumerate(zip(names, columns, strict=True)):
        won = seat in score["winners"]
        line += [(" " * (width - len(name)), ""), (name, "bold underline" if won else "bold")]
    return line


def _rows(score: dict[str, Any], say: Say, label: int, columns: list[int]) -> Iterator[Line]:
    """What is not for everybody to see yet is a question mark."""
    for name in POINTS:
        told = zip((_figure(seat, name, say) for seat in score["seats"]), columns, strict=True)
        style = "bold" if name == "coins" else ""
        yield [
            (f"{say(f'sheet-{name}'):{label}}", style),
            *((f"{one:>{width}}", style) for one, width in told),
        ]


def _figure(seat: dict[str, Any], name: str, say: Say) -> str:
    if name == "medals":  # DI-MEDAL-4
        return say("sheet-gold-silver", gold=seat["gold_medals"], silver=seat["silver_medals"])
    return str(seat.get(name, "?"))


def _reason(score: dict[str, Any], say: Say) -> Iterator[str]:
    if score["reason"]:
        yield say(f"sheet-won-{score['reason']}")
