"""Several answers in one line, where they are pieces of one movement of the hand: a whole route, for example.

A game offers in its module `terminal`

    def gesture(view, typed, say) -> tuple[Answer, ...]     # nothing, where what was typed is no gesture

The first piece answers the open question, each of the others the question that comes next. All of them are
given, or none.
"""

from typing import Any

from drakomor.cli.drawing import own
from drakomor.kernel import Answer, Game, Illegal
from drakomor.texts import Say


def pieces(game: Game[Any], state: Any, seat: int, typed: str, say: Say) -> tuple[Answer, ...]:
    """The answers of a gesture; none where none is meant."""
    reads = own(game, "gesture")
    found: tuple[Answer, ...] = reads(game.view(state, seat), typed, say) if reads is not None else ()
    return found


def refused(game: Game[Any], state: Any, seat: int, answers: tuple[Answer, ...]) -> Illegal | None:
    """Why they cannot be given one after the other.

    Only questions that belong to a gesture are looked ahead to: by others a refusal could tell what nobody
    may know yet.
    """
    for number, answer in enumerate(answers):
        ask = state.asks.get(seat)
        if number and (ask is None or not ask.gesture):
            return Illegal("no-such-answer", typed=str(answer)[:60])
        refusal = game.why(state, seat, answer)
        if refusal is not None:
            return refusal
        state = game.play(state, seat, answer) if number < len(answers) - 1 else state
    return None
