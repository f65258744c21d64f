"""What somebody means who types an answer: one that is offered, or one that is not, to be told why."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from drakomor.cli.drawing import own
from drakomor.kernel import Answer, Game, Illegal
from drakomor.kernel.asks import Scalar
from drakomor.kernel.notation import read, text
from drakomor.texts import Say

PIECE = re.compile(r"[0-9]+|[^\W\d_][\w:-]*")


def understood(
    game: Game[Any], state: Any, seat: int, typed: str, say: Say, known: Iterable[Answer] = ()
) -> Answer:
    """The answer that is meant at the open question of a seat.

    The game reads first: what is a whole answer in its own notation must not be taken for the beginning of
    another.
    """
    reads = own(game, "read")
    answer = reads(game.view(state, seat), typed, say) if reads is not None else None
    if answer is None:
        answer = meant(typed, state.asks[seat].options, known)
    return game.tidy(state, answer)


def meant(typed: str, options: Sequence[Answer], known: Iterable[Answer] = ()) -> Answer:
    """The answer that is meant, offered or not; `known` are answers of this game, to learn their forms."""
    try:
        return read(typed, options)
    except Illegal as refusal:
        if refusal.clause == "no-such-answer":
            answer = shaped(typed, [*options, *known])
            if answer is not None:
                return answer
        raise


def shaped(typed: str, known: Sequence[Answer]) -> Answer | None:
    """An answer in the form of others, such as 7c6 where 7 C3 is known.

    >>> shaped("7c6", [("buy", "M05", "C3"), ("place", 7, "C3")])
    ('place', 7, 'C6')
    """
    pieces = PIECE.findall(typed)
    for form in known:
        parts = form if isinstance(form, tuple) else (form,)
        heads = [parts[0]] if isinstance(parts[0], str) and len(parts) > 1 else []
        rest = parts[len(heads) :]
        given = pieces[len(heads) :] if heads and pieces and pieces[0].casefold() == heads[0] else pieces
        filled = [_filled(part, piece) for part, piece in zip(rest, given, strict=False)]
        if len(given) == len(rest) and None not in filled:
            told = tuple(part for part in [*heads, *filled] if part is not None)
            return told if isinstance(form, tuple) else told[0]
    return None


def _filled(part: Scalar, piece: str) -> Scalar | None:
    """A typed piece in the place of a known one: numbers for numbers, words that look alike for words."""
    if isinstance(part, int):
        return int(piece) if piece.isdecimal() and len(piece) < 10 else None
    alike = _look(piece) == _look(part)
    return (piece.upper() if part.isupper() else piece.lower()) if alike else None


def _look(word: str) -> str:
    """
    >>> _look("M05"), _look("c3")
    ('a00', 'a0')
    """
    return re.sub(r"\d", "0", re.sub(r"[^\W\d_]", "a", word))


def begun(typed: str, options: Sequence[Answer]) -> list[str]:
    """The options that begin as was typed, as they are quickest typed."""
    return [short(one) for one in options if plain(short(one)).startswith(plain(typed))]


def closest(typed: str, options: Sequence[Answer]) -> str:
    """How the option is written that looks most like what was typed; nothing where none does."""
    written = {plain(short(option)): short(option) for option in options}
    close = get_close_matches(plain(typed), written, 1, 0.5)
    return written[close[0]] if close else ""


def short(answer: Answer) -> str:
    """An answer as it is quickest typed: the word that says what is done can be left out, where no other
    word follows it.

    >>> short(("place", 7, "C3")), short("end"), short(("buy", "iron", "N1"))
    ('7 C3', 'end', 'buy iron N1')
    """
    if not isinstance(answer, tuple) or len(answer) < 3:
        return text(answer)
    is_done = str(answer[0]).isalpha() and any(map(str.isdigit, str(answer[1])))
    return text(answer[1:] if is_done else answer)


def plain(typed: str) -> str:
    return re.sub(r"[\s,;-]+", "", typed).casefold()
