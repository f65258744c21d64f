"""Perft: the leaves below a position, chance counted as branches; split by first answer to find a bug."""

from typing import Any

from drakomor.kernel.asks import Answer
from drakomor.kernel.frames import hear, run


def perft(g: Any, depth: int) -> int:
    """Leaves after `depth` answers; a game that ends earlier is one leaf."""
    if depth == 0 or not g.asks:
        return 1
    seat = min(g.asks)
    options = g.asks[seat].options
    if depth == 1:
        return len(options)
    return sum(perft(after(g, seat, answer), depth - 1) for answer in options)


def split(g: Any, depth: int) -> dict[Answer, int]:
    """The same, below each first answer."""
    if depth == 0 or not g.asks:
        return {}
    seat = min(g.asks)
    return {answer: perft(after(g, seat, answer), depth - 1) for answer in g.asks[seat].options}


def after(g: Any, seat: int, answer: Answer) -> Any:
    new = g.copy()
    if hear(new, seat, answer):
        run(new)
    return new
