"""`drakomor replay`: a record or a saved game, step by step."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING, Any

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say, Texts

if TYPE_CHECKING:
    from drakomor.cli.screen import Screen
    from drakomor.kernel import Match


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("file", metavar="FILE", help=say("replay-help-file"))
    parser.add_argument("--view", type=int, metavar="SEAT", help=say("replay-help-view"))


def run(args: Namespace, say: Say) -> int:
    from drakomor.cli.driving import seen_by
    from drakomor.cli.files import read
    from drakomor.cli.screen import Screen

    page = read(args.file, args)
    match = page.match()
    seat = seen_by(args.view, len(match.names))
    words = page.game.words(match.state.seats, match.state.components)
    walk = Walk(match, Texts(args.language, page.game, words), Screen(args.no_color), seat)
    if walk.screen.is_watched:
        walk.by_hand()
    else:
        walk.whole()
    return 0


class Walk:
    """A game that is walked through, as one seat saw it or as a spectator did."""

    def __init__(self, match: "Match", texts: Texts, screen: "Screen", seat: int | None) -> None:
        self.match, self.texts, self.screen, self.seat = match, texts, screen, seat
        self.at = 0

    def whole(self) -> None:
        """Every answer and what came of it, and the table at the end."""
        for number in range(len(self.match.history)):
            self.tell(number)
        self.at = len(self.match.history) - 1
        self.show_table()

    def by_hand(self) -> None:
        while True:
            self.screen.clear()
            self.show_table()
            self.tell(self.at)
            try:
                typed = self.screen.hear(
                    self.texts.say("replay-prompt", last=len(self.match.history) - 1) + " "
                )
            except (EOFError, KeyboardInterrupt):
                return
            if typed.strip() in ("q", "quit"):
                return
            self.go(typed.strip())

    def go(self, typed: str) -> None:
        """On with nothing, back with b, anywhere with a number."""
        wanted = int(typed) if typed.isdecimal() and len(typed) < 9 else self.at + (-1 if typed == "b" else 1)
        self.at = min(max(wanted, 0), len(self.match.history) - 1)

    def tell(self, number: int) -> None:
        """One answer, and what it led to."""
        from drakomor.cli.telling import told_moment, told_seat
        from drakomor.kernel.notation import text

        moment = self.match.history[number]
        answer = self._answer(number) if number else None
        said = "" if answer is None else f" {told_seat(moment.seat, self.texts)}: {text(answer)}"
        self.screen.show([(f"{number}.{said}", "bold")])
        self.screen.tell(told_moment(moment.events, self.seat, self.texts))

    def _answer(self, number: int) -> Any:
        """What was answered, unless it was for other eyes only."""
        moment, before = self.match.history[number], self.match.history[number - 1].state
        ask = before.asks.get(moment.seat)
        secret = ask is not None and ask.to is not None and self.seat not in ask.to
        return "…" if secret else self.match.plies[moment.ply].answer

    def show_table(self) -> None:
        """The table at this moment; at the end of the game with the score sheet."""
        from drakomor.cli.drawing import drawn, scored, verdict

        game, state = self.match.game, self.match.history[self.at].state
        self.screen.show(*drawn(game, game.view(state, self.seat), self.texts, self.screen), "")
        if not state.asks:
            sheet = scored(game, state, self.texts, self.screen)
            self.screen.show(*sheet, *([""] if sheet else []))
            self.screen.tell(verdict(game, state, self.texts), "bold")
