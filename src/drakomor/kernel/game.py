"""The protocol that a game fills in, and what every game can do because of it."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from drakomor.kernel.asks import CHANCE, Answer, Ask, Dice, Illegal, Malformed, as_answer
from drakomor.kernel.frames import Frame, State, ask_again, hear, questions, run
from drakomor.kernel.reading import read_as

S = TypeVar("S", bound=State)


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class Game(Generic[S]):
    """One stateless object per game."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules: ClassVar[int] = 1  # goes up when the behaviour of the rules changes
    seats: ClassVar[range]
    longest: ClassVar[int] = 10_000  # no game has more answers than this, chance included
    Options: ClassVar[type[msgspec.Struct]] = NoOptions
    Components: ClassVar[type[msgspec.Struct] | None] = None
    State: ClassVar[type[State]]
    frames: ClassVar[tuple[type[Frame], ...]]
    prompts: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()

    # What a game says

    def setup(self, g: S, seats: int) -> None:
        """Lays the tables of a new state and puts the outermost frame on its stack."""
        raise NotImplementedError

    def tables(self, g: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the tables, built up from nothing; None is somebody who only watches."""
        raise NotImplementedError

    def imagine_tables(self, g: S, view: dict[str, Any], rng: Random) -> None:
        """Lays tables that would give the seat of a view the same view; there is nothing else to peek at."""
        raise NotImplementedError

    def result(self, g: S) -> tuple[float, ...]:
        """Each seat's share of a finished game: 1 for a win, a half for a draw of two."""
        raise NotImplementedError

    def score(self, g: S) -> dict[str, Any]:
        """The score sheet as it stands, as data."""
        return {}

    def facts(self, g: S) -> dict[str, Any]:
        """What statistics over many games count besides the score: numbers and words, by name.

        A fact named `first` is the seat that began; `reason` is why the game ended.
        """
        return {}

    def worth(self, g: S, seat: int) -> float:
        """How good a position looks for a seat, by the game's own judgement."""
        return 0.0 if g.asks else self.result(g)[seat]

    def rest(self, ask: Ask) -> Answer | None:
        """The answer by which a seat is content with its turn, or with a phase of it, as it is, where more
        might still be done in it.

        Bots that look ahead judge a turn by what it looks like once it has ended: who judges it before hopes
        for better dice, and never ends it.
        """
        return None

    def check(self, g: S) -> None:
        """Raises `Malformed` where the pieces do not add up."""

    def tidy(self, g: S, answer: Answer) -> Answer:
        """The same answer as options have it, where the order of its pieces says nothing."""
        return answer

    def refusal(self, g: S, seat: int, answer: Answer) -> Illegal | None:
        """The clause that forbids an answer to the open question, where the game has one to name."""

    def aside(self, g: S, seat: int) -> Ask | None:
        """An open side ask: what a seat may do at any moment, in other seats' turns too. It blocks nobody."""

    def interrupt(self, g: S, seat: int, answer: Answer) -> Frame:
        """The procedure that an answer to the side ask begins."""
        raise NotImplementedError

    def words(self, seats: int, components: Any = None) -> dict[str, str]:
        """What is called otherwise at this table than in the catalogue: another message by its key, or
        plain text.

        So `word-seat-1` may be said as `word-seat-S` where two play, and `word-card-X9` as a player's own
        card is called.
        """
        return {}

    def components(self, folder: Path | None = None) -> Any:
        """The component data: the game's own, or those of a player's folder."""
        if folder is not None:
            raise Malformed(str(folder), "no-components", game=self.id)

    def compile(self, components: Any) -> Any:
        """What the rules need of the component data."""
        return components

    # What every game can do

    def parts(self, components: Any = None) -> Any:
        return _standard(self) if components is None else _compiled(self, msgspec.json.encode(components))

    @property
    def players(self) -> str:
        """How many may play, to be read: 2, or 2–5."""
        least, most = self.seats[0], self.seats[-1]
        return str(most) if least == most else f"{least}–{most}"

    def check_seats(self, seats: int, place: str = "seats") -> None:
        if seats not in self.seats:
            raise Malformed(place, "seats", given=seats, wanted=self.players)

    def new(self, options: Any, components: Any = None, seats: int | None = None) -> S:
        """A state with nothing on the table yet."""
        g: Any = self.State()
        g.seats = self.seats[0] if seats is None else seats
        self.check_seats(g.seats)
        g.options, g.components, g.parts = options, components, self.parts(components)
        laid: S = g
        return laid

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        components: Any = None,
        dice: Dice | None = None,
    ) -> S:
        g = self.new(self.settle(options), components, seats)
        g.log = []
        self.setup(g, g.seats)
        run(g, dice)
        return g

    def settle(self, options: Mapping[str, Any] | msgspec.Struct | None = None) -> Any:
        """The options of a game: those given, the others by default."""
        if isinstance(options, msgspec.Struct):
            return options
        return read_as(self.Options, dict(options or {}), "options")

    def given(self, components: Any, place: str = "components") -> Any:
        """Component data of a player, as plain JSON or as they are; None where the game's own are used."""
        if components is None:
            return None
        if self.Components is None:
            raise Malformed(place, "no-components", game=self.id)
        return read_as(self.Components, components, place)

    def play(self, g: S, seat: int, answer: Answer, dice: Dice | None = None) -> S:
        """The state after an answer; `g` stays as it is."""
        answer = self.tidy(g, as_answer(answer))
        refusal = self.why(g, seat, answer)
        if refusal:
            raise refusal
        new = g.copy()
        new.log = []
        ask = new.asks.get(seat)
        if ask is not None and answer in ask.options:
            self.advance(new, seat, answer, dice)
        else:
            frame = self.interrupt(new, seat, answer)
            frame.aside = True
            new.stack.append(frame)
            run(new, dice)
        return new

    def advance(self, g: S, seat: int, answer: Answer, dice: Dice | None = None) -> None:
        """Plays a legal answer to an open ask in place: for searches, that have made their own copy."""
        if hear(g, seat, answer):
            run(g, dice)

    def why(self, g: S, seat: int, answer: Answer) -> Illegal | None:
        """Why a seat may not give this answer now; None where it may."""
        answer = self.tidy(g, answer)
        ask = g.asks.get(seat)
        if ask is not None and answer in ask.options:
            return None
        side = None if seat == CHANCE or not g.asks else self.aside(g, seat)
        if side is not None and answer in side.options:
            return None
        if ask is None:
            return Illegal("not-asked", seat=seat) if g.asks else Illegal("game-over")
        return self.refusal(g, seat, answer) or Illegal(ask.clause or "not-offered", prompt=ask.prompt)

    def view(self, g: S, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as plain JSON: the tables, the procedures in progress, the questions."""
        if seat is not None and seat not in range(g.seats):
            raise Malformed("seat", "no-such-seat", found=seat, seats=g.seats)
        view = {
            "game": self.id,
            "rules": self.rules,
            "seats": g.seats,
            "seat": seat,
            "options": g.options,
            "tables": self.tables(g, seat),
            "stack": [frame.seen(seat) for frame in g.stack],
            "asks": [_asked(ask, seat) for _, ask in sorted(g.asks.items())],
        }
        side = self.aside(g, seat) if seat is not None and g.asks else None
        if side is not None:
            view["aside"] = side
        if g.components is not None:
            view["components"] = g.components
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
        return told

    def imagine(self, view: dict[str, Any], rng: Random) -> S:
        """A full state made from a view alone, that would give that seat the same view."""
        components = self.given(view.get("components"))
        g = self.new(self.settle(view["options"]), components, view["seats"])
        self.imagine_tables(g, view, rng)
        g.stack = [read_as(stack_type(self), frame, "stack") for frame in view["stack"]]
        for frame in g.stack:
            if frame.hidden and not frame.is_of(view["seat"]):
                frame.guess(g, rng)
        for frame in g.stack:
            _seal(g, frame, rng)
        ask_again(g)
        return g


def _asked(ask: Ask, seat: int | None) -> dict[str, Any]:
    """A question as a seat sees it: its own in full, of others' only that they are asked, and what."""
    if ask.seat == seat:
        told: dict[str, Any] = msgspec.to_builtins(ask)
        return told
    return {"seat": ask.seat, "prompt": ask.prompt, "clause": ask.clause, "about": ask.about}


def _seal(g: State, frame: Frame, rng: Random) -> None:
    """Where other seats have sealed an answer that is not seen, some answer is sealed for them."""
    unseen = [seat for seat, answer in (frame.sealed or {}).items() if answer is None]
    if unseen:
        asks = {ask.seat: ask for ask in questions(g, frame)}
        guessed = {seat: rng.choice(asks[seat].options) for seat in unseen if seat in asks}
        frame.sealed = {**(frame.sealed or {}), **guessed}


@cache
def _standard(game: Game[Any]) -> Any:
    return game.compile(game.components())


@lru_cache(maxsize=16)
def _compiled(game: Game[Any], components: bytes) -> Any:
    assert game.Components is not None
    return game.compile(msgspec.json.decode(components, type=game.Components))


@cache
def stack_type(game: Game[Any]) -> Any:
    """The union of a game's frames, for reading a stack."""
    kinds: Any = game.frames[0]
    for kind in game.frames[1:]:
        kinds = kinds | kind
    return kinds
