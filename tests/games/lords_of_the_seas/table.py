"""A table for rule tests: positions as text, answers as text, dice spoken."""

from typing import Any

from drakomor.games.lords_of_the_seas.drawing import draw, lay
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.kernel import CHANCE, Illegal
from drakomor.kernel.notation import read, text


class Table:
    def __init__(self, g: Sea) -> None:
        self.g = g
        self.events: list[dict[str, Any]] = []

    def play(self, *answers: str) -> "Table":
        """Whoever is asked answers; chance too: `draw 5` is what comes out of a pile."""
        for typed in answers:
            seat = min(self.g.asks)
            number = typed.removeprefix("draw ").removeprefix("look ") if seat == CHANCE else typed
            self.g = GAME.play(self.g, seat, read(number, self.g.asks[seat].options))
            self.events += [
                {"kind": event.kind, **event.public, **event.secret} for event in self.g.log or ()
            ]
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        seat = min(self.g.asks)
        return seat, self.g.asks[seat].prompt

    @property
    def options(self) -> list[str]:
        return [text(option) for option in self.g.asks[min(self.g.asks)].options]

    def cells(self, begin: str) -> list[str]:
        """The cells of the options that begin so: `cells("place 1")`."""
        return [option.split()[-1] for option in self.options if option.startswith(begin + " ")]

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == kind]

    def why(self, seat: int, *answer: str | int) -> str:
        """The clause that forbids an answer; empty where it is allowed."""
        refusal = GAME.why(self.g, seat, answer if len(answer) > 1 else answer[0])
        return refusal.clause if isinstance(refusal, Illegal) else ""

    @property
    def sea(self) -> str:
        return draw(self.g)


def table(drawing: str, **facts: Any) -> Table:
    return Table(lay(drawing, **facts))


def begin(*said: str, components: Any = None, **options: Any) -> Table:
    """A game from its first question on, and what is said to the first of them."""
    return Table(GAME.start(options=options, components=components)).play(*said)
