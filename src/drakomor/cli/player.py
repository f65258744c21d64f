"""A human at the terminal: what may be said besides an answer, and what comes of it."""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from drakomor import bots
from drakomor.cli import drawing, saving
from drakomor.cli.completion import completing
from drakomor.cli.drawing import scored
from drakomor.cli.gesture import pieces, refused
from drakomor.cli.ghost import first_ghost, has_ghosts, move
from drakomor.cli.listing import listed
from drakomor.cli.meaning import begun, closest, short, understood
from drakomor.cli.offers import sample
from drakomor.cli.table import Table
from drakomor.cli.telling import sentence, told_error, told_refusal, told_seat
from drakomor.kernel import Answer, Ask, Illegal, Malformed

VERBS = ("?", "list", "why", "hint", "ghost", "undo", "score", "log", "save", "show", "help", "quit")


class Left(Exception):
    """Somebody has left the table; the game can go on another day."""


class Player:
    """One seat's turn at the keyboard: it ends when an answer was given, or taken back."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.match, self.texts, self.screen = table.match, table.texts, table.screen
        self.done = False
        self.verbs = [verb for verb in VERBS if verb != "ghost" or has_ghosts(self.match.game)]
        self.words = {word: verb for verb in self.verbs for word in self._words(verb)}

    def _words(self, verb: str) -> list[str]:
        """A verb may be said in English and in the player's language."""
        return [verb, *self.texts.say(f"verb-{verb}").split()] if verb != "?" else [verb]

    @property
    def ask(self) -> Ask:
        return self.match.asks[self.seat]

    def take_turn(self) -> None:
        self._curtain()
        self.table.show_to(self.seat)
        with completing([short(option) for option in self.ask.options] + list(self.words)):
            while not self.done:
                self.hear(self.screen.hear("> ").strip())

    def _curtain(self) -> None:
        """Between two people at one screen, so that neither sees the other's secrets."""
        table, changed = self.table, self.table.at_screen != self.seat
        table.at_screen = self.seat
        if changed and len(table.humans) > 1:
            self.screen.clear()
            self.screen.tell(self.texts.say("play-curtain", seat=told_seat(self.seat, self.texts)), "bold")
            if self.screen.is_watched:
                self.screen.hear("")

    # What is said

    def hear(self, line: str) -> None:
        """One line: a verb with what follows it, or an answer."""
        word, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
        verb = self.words.get(word.casefold(), "")
        if not line:
            self.show()
        elif verb and line not in map(short, self.ask.options):
            self._verbs[verb](rest.strip())
        elif first_ghost(self.table, self.seat, line) is not None:
            self.ghost(line)
        else:
            self.answer(line)

    @property
    def _verbs(self) -> dict[str, Callable[[str], None]]:
        return {verb: getattr(self, "rule" if verb == "?" else verb) for verb in self.verbs}

    def tell(self, said: str) -> None:
        self.screen.tell(said)

    def answer(self, typed: str) -> None:
        """Plays what was typed, or says why not."""
        try:
            answers = self._pieces(typed)
            refusal = refused(self.match.game, self.match.state, self.seat, answers)
        except Illegal as unread:
            self._misread(typed, unread)
            return
        if refusal is not None:
            self.tell(told_refusal(refusal, self.texts))
        elif answers[0] in self.ask.options or self._confirmed(short(answers[0])):
            self.table.play(self.seat, *answers)
            self.done = True

    def _pieces(self, typed: str) -> tuple[Answer, ...]:
        """What is meant: one answer, or several that make up a gesture."""
        several = pieces(self.match.game, self.match.state, self.seat, typed, self.texts.say)
        return several or (self._meant(typed),)

    def _meant(self, typed: str) -> Answer:
        aside = self.match.game.aside(self.match.state, self.seat)
        if aside is not None and typed.casefold() in aside.options:
            return typed.casefold()
        known = dict.fromkeys(ply.answer for ply in self.match.plies if ply.seat >= 0)
        return understood(self.match.game, self.match.state, self.seat, typed, self.texts.say, known)

    def _misread(self, typed: str, refusal: Illegal) -> None:
        self.tell(told_refusal(refusal, self.texts))
        several, close = begun(typed, self.ask.options), closest(typed, self.ask.options)
        if several:
            self.tell(self.texts.say("play-begun", answers=several[:8], more=max(len(several) - 8, 0)))
        elif close:
            self.tell(self.texts.say("play-closest", answer=close))

    def _confirmed(self, what: str, question: str = "play-sure") -> bool:
        typed = self.screen.hear(self.texts.say(question, what=what) + " ").strip().casefold()
        return typed in self.texts.say("play-yes").split()

    # Verbs

    def show(self, _: str = "") -> None:
        self.table.show_to(self.seat)

    def rule(self, name: str) -> None:
        """The clause of what is asked, or any other."""
        clause = name.upper() or self.ask.clause
        text = self.texts.clause(clause)
        if text:
            self.tell(f"{clause}: {text}")
            return
        close = get_close_matches(clause, list(self.texts.clauses()), 3, 0.6)
        self.tell(self.texts.say("play-no-clause", clause=clause, close=close))

    def list(self, wanted: str) -> None:
        """The answers with their numbers."""
        self.screen.show(*listed(wanted, self.ask.options, self.texts, self.screen.width))

    def why(self, typed: str) -> None:
        if not typed:
            self.tell(self.texts.say("play-why-what", sample=sample(self.ask.options)))
            return
        try:
            refusal = refused(self.match.game, self.match.state, self.seat, self._pieces(typed))
        except Illegal as unread:
            self._misread(typed, unread)
            return
        self.tell(self.texts.say("play-allowed") if refusal is None else told_refusal(refusal, self.texts))

    def hint(self, _: str) -> None:
        """What the greedy bot would do."""
        self.tell(
            self.texts.say("play-hint", answer=short(self.table.advice(bots.find("greedy"), self.seat)))
        )

    def ghost(self, typed: str) -> None:
        """An answer that is moved over the board by keys; where keys cannot be heard, how it is typed."""
        ghost = first_ghost(self.table, self.seat, typed)
        if ghost is None:
            self.tell(self.texts.say("ghost-nothing"))
        elif not self.screen.is_watched:
            self.tell(self.texts.say("ghost-typed", sample=sample(self.ask.options)))
        else:
            answer = move(self.table, self.seat, ghost)
            if answer is None:
                self.show()
            else:
                self.table.play(self.seat, answer)
                self.done = True

    def undo(self, _: str) -> None:
        """Takes back the own latest answer or gesture, whatever came of it; beyond a barrier by consent."""
        own = [i for i, moment in enumerate(self.match.history) if i and moment.seat == self.seat]
        back = len(self.match.history) - self.table.begun.get(own[-1], own[-1]) if own else 0
        if not back or not (self._is_free(back) or self._agreed()):
            self.tell(self.texts.say("illegal-no-undo"))
            return
        for _again in range(back):
            self.match.take_back()
        self.table.keep()
        self.done = True

    def _is_free(self, back: int) -> bool:
        undone = self.match.history[-back:]
        return all(moment.seat == self.seat and not moment.barrier for moment in undone)

    def _agreed(self) -> bool:
        """Bots agree; people are asked."""
        others = [seat for seat in range(len(self.match.names)) if seat != self.seat]
        for seat in others:
            if seat in self.table.bots:
                self.table.note = sentence(self.texts.say("play-bot-agrees", seat=seat))
            elif not self._confirmed(told_seat(seat, self.texts), "play-agree"):
                return False
        return True

    def score(self, _: str) -> None:
        """As it stands, counted in a world that fits what this seat knows: a sheet must not tell secrets."""
        state = self.match.game.imagine(self.table.view(self.seat), self.table.luck(self.seat))
        self.screen.show(*scored(self.match.game, state, self.texts, self.screen))

    def log(self, _: str) -> None:
        self.screen.show(*self.table.log(self.seat))

    def save(self, name: str) -> None:
        """A copy in a file of the player's choice; the game goes on where it was kept."""
        if not name:
            self.tell(self.texts.say("play-save-what"))
            return
        try:
            path = Path(name).expanduser()
            saving.check_room(path)
            saving.keep(self.match, path)
        except Malformed as error:
            self.tell(told_error(error, self.texts))
            return
        self.tell(self.texts.say("play-saved", path=name))

    def help(self, _: str) -> None:
        """Every verb, what may be answered at any time, and what the game's own drawing means."""
        for verb in self.verbs:
            own = " ".join(word for word in self._words(verb)[1:] if word != verb)
            name = f"{verb} ({own})" if own else verb
            said = self.texts.say(f"help-{verb}") if verb != "?" else self._help_rule()
            self.screen.entry(name, said)
        aside = self.match.game.aside(self.match.state, self.seat)
        for option in aside.options if aside is not None else ():
            self.screen.entry(short(option), self.texts.say(f"answer-{option}"))
        if self.texts.has("help-signs"):
            signs = drawing.own(self.match.game, "ASCII") if self.screen.plain else None
            self.tell(self.texts.say("help-signs").translate(signs or {}))

    def _help_rule(self) -> str:
        return self.texts.say("help-rule", clause=self.ask.clause or next(self.texts.clauses(), "–"))

    def quit(self, _: str) -> None:
        raise Left
