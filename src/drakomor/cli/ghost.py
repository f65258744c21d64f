"""Answers that are laid on the board by keys: a ghost of them moves until it is laid, or not.

A game whose answers are places on a board offers in its module `terminal`

    def ghost(view, typed) -> Ghost | None        # the first one of what was typed, which may be nothing
    def draw_ghost(ghost, fits, say, width, plain) -> list[Line]

and keeps in the ghost what the keys change. Whether the answer is allowed, the rules say.
"""

from typing import Any, Protocol

from drakomor.cli.drawing import own
from drakomor.cli.keys import Keyboard
from drakomor.cli.screen import Line
from drakomor.cli.table import Table
from drakomor.cli.telling import told_refusal
from drakomor.kernel import Answer, Game, Illegal
from drakomor.texts import Say

LEAVE = ("escape", "q")


class Ghost(Protocol):
    """An answer that is not given yet."""

    @property
    def answer(self) -> Answer: ...

    def pressed(self, key: str) -> "Ghost":
        """What becomes of it when a key is pressed, by the name of the key."""
        ...

    def told(self, say: Say) -> str:
        """What the answer would bring, in a sentence."""
        ...


def has_ghosts(game: Game[Any]) -> bool:
    return own(game, "ghost") is not None


def first_ghost(table: Table, seat: int, typed: str) -> Ghost | None:
    """The ghost that somebody means; none where the game or the question has none."""
    begin = own(table.match.game, "ghost")
    found: Ghost | None = begin(table.view(seat), typed) if begin is not None else None
    return found


def move(table: Table, seat: int, ghost: Ghost) -> Answer | None:
    """Moves a ghost until it is laid where the rules allow it; None where it is left."""
    game = table.match.game
    with Keyboard() as keyboard:
        while True:
            refusal = game.why(table.match.state, seat, ghost.answer)
            table.screen.redraw(_picture(table, ghost, refusal))
            key = keyboard.read()
            if key in LEAVE:
                return None
            if key == "enter" and refusal is None:
                return game.tidy(table.match.state, ghost.answer)
            ghost = ghost.pressed(key)


def _picture(table: Table, ghost: Ghost, refusal: Illegal | None) -> list[Line]:
    """The board with the ghost, what it brings or why it may not lie there, and the keys."""
    screen, texts = table.screen, table.texts
    draw = own(table.match.game, "draw_ghost")
    assert draw is not None
    board: list[Line] = draw(ghost, refusal is None, texts.say, screen.width - 1, screen.plain)
    verdict = texts.say("ghost-fits") if refusal is None else told_refusal(refusal, texts)
    return [
        *board,
        *screen.lines(ghost.told(texts.say), "bold"),
        *screen.lines(verdict, "green" if refusal is None else "red"),
        *screen.lines(texts.say("ghost-keys"), "dim"),
    ]
