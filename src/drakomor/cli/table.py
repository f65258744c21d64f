"""A game at the terminal: bots answer by themselves, people are shown the table and asked."""

from random import Random
from typing import Any

from drakomor import bots
from drakomor.cli.drawing import drawn, own, scored, verdict
from drakomor.cli.offers import MOST, offered, sample
from drakomor.cli.saving import Place
from drakomor.cli.screen import Line, Screen
from drakomor.cli.telling import told_ask, told_moment
from drakomor.kernel import Answer, Ask, Match
from drakomor.texts import Texts

HUMAN, BOT = "human", "bot:"
AIRY = 7  # lines of room from which on there are empty ones, too
OFFERS = 3  # lines of offers, where there is room for them
LEAST = 4  # lines that what has happened, how to answer, and the answer take


class Table:
    """A match, who sits at it, and what they see."""

    def __init__(self, match: Match, texts: Texts, screen: Screen, place: Place | None) -> None:
        self.match, self.texts, self.screen, self.place = match, texts, screen, place
        self.bots = {
            seat: bots.find(name.removeprefix(BOT))
            for seat, name in enumerate(match.names)
            if name.startswith(BOT)
        }
        self.at_screen: int | None = None  # the human who looked last
        self.note = ""  # said once, above the next question
        self.begun: dict[int, int] = {}  # the moments that ended a gesture, and where it began
        self.keep()

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.match.names)) if seat not in self.bots]

    def next_seat(self) -> int:
        """Bots first; then who sits at the screen, so that it changes hands as seldom as possible."""
        return min(self.match.asks, key=lambda seat: (seat not in self.bots, seat != self.at_screen, seat))

    def play(self, seat: int, *answers: Answer) -> None:
        """An answer, or those of a gesture, each written down before anything else happens."""
        first = len(self.match.history)
        for answer in answers:
            self.match.play(seat, answer)
            self.keep()
        self.begun[len(self.match.history) - 1] = first

    def let_bot_play(self, seat: int) -> None:
        if self.screen.is_watched:
            self.screen.show([(self.texts.say("play-thinks", seat=seat), "dim")])
        self.play(seat, self.advice(self.bots[seat], seat))
        if not self.humans:
            self.screen.tell(told_moment(self.match.history[-1].events, None, self.texts))

    def advice(self, bot: bots.Bot, seat: int) -> Answer:
        """What a bot would do in a seat's place: it sees what the seat sees."""
        return bot.answer(self.match.asks[seat], lambda: self.view(seat), self.luck(seat))

    def luck(self, seat: int) -> Random:
        """Depends on the seed and the place in the game alone, so a saved game goes on as it would have."""
        return Random(f"{self.match.seed}:{len(self.match.plies)}:{seat}")

    def keep(self) -> None:
        if self.place is not None:
            self.place.keep(self.match)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.game.view(self.match.state, seat)

    # What is shown

    def show_to(self, seat: int) -> None:
        """The table, what has happened since this seat's last answer, and what it is asked now."""
        ask = self.match.asks[seat]
        board = drawn(self.match.game, self.view(seat), self.texts, self.screen)
        note = self.screen.lines(self.note, "italic")
        asked = [*note, *self.screen.lines(told_ask(ask, self.texts), "bold")]
        spare = self.screen.height - len(board) - len(asked) - LEAST if self.screen.is_watched else OFFERS
        question = [*asked, *self._offers(ask, min(max(spare, 0), OFFERS))]
        room = self.screen.height - len(board) - len(question) - 1 if self.screen.is_watched else 12
        gap: list[Line] = [[]] if room >= AIRY else []
        self.screen.clear()
        self.screen.show(*board, *gap, *self._news(seat, max(room - 2 * len(gap), 1)), *gap, *question)
        self.note = ""

    def _offers(self, ask: Ask, most: int) -> list[Line]:
        width = self.screen.width - 1
        order = own(self.match.game, "ORDER") or ()
        lines: list[Line] = [[(_cut(said, width), "")] for said in offered(ask, self.texts, order)[:most]]
        key = "play-say" if len(ask.options) <= MOST else "play-say-many"
        key = f"typed-{ask.prompt}" if self.texts.has(f"typed-{ask.prompt}") else key
        said = self.texts.say(key, sample=sample(ask.options))
        return [*lines, [(_cut(said, width), "dim")]]

    def _news(self, seat: int | None, room: int) -> list[Line]:
        """The latest of it, as much as there is room for."""
        history = self.match.history
        first = max((i for i, moment in enumerate(history) if moment.seat == seat), default=0)
        lines = self.log(seat, first)
        if len(lines) > room:  # then all in one paragraph
            lines = self.screen.lines(" ".join(self._told(seat, first)))
        return lines if len(lines) <= room else _latest(lines, room, self.screen.width - 1)

    def log(self, seat: int | None, first: int = 0) -> list[Line]:
        """What the moments from the first on tell a seat."""
        return [line for said in self._told(seat, first) for line in self.screen.lines(said)]

    def _told(self, seat: int | None, first: int) -> list[str]:
        told = (told_moment(moment.events, seat, self.texts) for moment in self.match.history[first:])
        return [said for said in told if said]

    def show_end(self) -> None:
        """The last board, the score sheet with its reasons, and who has won."""
        game, state = self.match.game, self.match.state
        seat = self.humans[0] if len(self.humans) == 1 else None
        self.screen.clear()
        self.screen.show(*drawn(game, self.view(seat), self.texts, self.screen))
        self.screen.show(*self.log(seat, len(self.match.history) - 1), "")
        sheet = scored(game, state, self.texts, self.screen)
        self.screen.show(*sheet, *([""] if sheet else []))
        self.screen.tell(verdict(game, state, self.texts), "bold")


def _latest(lines: list[Line], room: int, width: int) -> list[Line]:
    """The last lines, the first of them begun with a sign that more has happened."""
    (first, style), *_ = lines[-room]
    while len(first) + 2 > width and " " in first:
        first = first.partition(" ")[2]
    return [[("… ", "dim"), (first, style)], *lines[len(lines) - room + 1 :]]


def _cut(said: str, width: int) -> str:
    return said if len(said) <= width else said[: width - 1] + "…"
