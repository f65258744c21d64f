"""Procedures cut at their decisions, and the one loop that runs them.

A frame is a procedure of the rulebook in progress. Its fields are the locals that live across a decision, its
public methods are its steps in the order of the rulebook, and its position is the *name* of a step. A step
does one thing: it asks (returns an `Ask`, or a list of them for sealed simultaneous answers), calls
(returns another frame), goes somewhere (returns one of its own steps), ends (returns `END`), or acts and
falls through.

While a question is open its frame stands *at the step that asks*, so a position needs no copy of the
question: the step is run again and asks the same. Hence the rule: a step that asks changes nothing and
reads no `said`.
"""

from collections.abc import Callable
from types import MethodType
from typing import Any, ClassVar, Final, Self, TypeAlias, get_origin

import msgspec
from msgspec.structs import replace

from drakomor.kernel.asks import CHANCE, Answer, Ask, Dice, Event


class End:
    """A step returns END to finish its procedure."""


END: Final = End()
Said: TypeAlias = str | int | bool | tuple[str | int, ...] | dict[int, Answer] | None


class Frame(
    msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, tag=True, tag_field="frame"
):
    """A procedure in progress. Its fields hold immutable values."""

    steps: ClassVar[dict[str, str | None]] = {}  # step -> next step, in rulebook order
    first: ClassVar[str] = ""
    hidden: ClassVar[tuple[str, ...]] = ()  # fields that only the frame's own seat may know

    at: str | None = ""  # the step to run; None: finished
    said: Said = None  # what a seat answered, or a called frame
    result: Said = None  # what this procedure answers its caller
    sealed: dict[int, Answer | None] | None = None  # simultaneous answers, until all are in; None: not seen
    aside: bool = False  # an interruption: its caller asks again afterwards

    def __init_subclass__(cls) -> None:
        own = [name for name, value in vars(cls).items() if _is_step(name, value)]
        order = [*cls.steps, *(name for name in own if name not in cls.steps)]
        cls.steps = dict(zip(order, [*order[1:], None], strict=True))
        cls.first = order[0] if order else ""

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What one seat may know of it: hidden fields and sealed answers are their owner's.

        That somebody has answered is no secret: the question is open no more.
        """
        told: dict[str, Any] = msgspec.to_builtins(self)
        if not self.is_of(seat):
            for name in self.hidden:
                told.pop(name, None)
        if self.sealed is not None:
            told["sealed"] = {key: self.sealed[key] if key == seat else None for key in sorted(self.sealed)}
        return told

    def is_of(self, seat: int | None) -> bool:
        return seat is not None and getattr(self, "seat", None) == seat

    def guess(self, g: Any, rng: Any) -> None:
        """Fills the hidden fields of another seat's frame in an imagined state."""


_NO_STEPS = {"seen", "is_of", "guess"}


def _is_step(name: str, value: object) -> bool:
    return callable(value) and not name.startswith("_") and name not in _NO_STEPS


Then: TypeAlias = Ask | list[Ask] | Frame | End | Callable[[Any], Any] | None  # what a step returns


class State(msgspec.Struct, kw_only=True):
    """The full truth at a moment: tables of immutable rows, and the stack of procedures in progress.

    Subclasses add tables. Names in `derived` are computed from the others by a method `derive`, and not
    written down.
    """

    derived: ClassVar[tuple[str, ...]] = ()
    containers: ClassVar[tuple[str, ...]] = ()  # the tables that a copy has to copy

    seats: int = 0  # how many sit at the table
    options: Any = None
    components: Any = None  # a player's own component data; None: the game's
    parts: Any = None  # what the rules made of the component data: shared, never changed
    stack: list[Any] = []
    asks: dict[int, Ask] = {}  # open questions; none left: the game is over
    log: list[Event] | None = None  # events of the latest play; None: nobody listens

    def tell(self, kind: str, /, **public: Any) -> None:
        if self.log is not None:
            self.log.append(Event(kind, public))

    def reveal(self, kind: str, /, **public: Any) -> None:
        """Tells of something that was hidden until now."""
        if self.log is not None:
            self.log.append(Event(kind, public, reveals=True))

    def whisper(
        self, kind: str, to: int, secret: dict[str, Any], /, *, reveals: bool = False, **public: Any
    ) -> None:
        """Tells everybody that it happened, and one seat what."""
        if self.log is not None:
            self.log.append(Event(kind, public, secret, (to,), reveals))

    def copy(self) -> Self:
        """Tables are copied one level deep; their rows are shared."""
        new = replace(self)
        for name in _containers(type(self)):
            setattr(new, name, getattr(self, name).copy())
        new.stack = [replace(frame) for frame in self.stack]
        return new


def _containers(kind: type[State]) -> tuple[str, ...]:
    if "containers" not in vars(kind):
        kind.containers = tuple(f.name for f in tables(kind) if get_origin(f.type) in (list, dict, set))
    return kind.containers


_KERNEL_FIELDS = {field.name for field in msgspec.structs.fields(State)}


def tables(kind: type[State]) -> list[msgspec.structs.FieldInfo]:
    """The fields that a game added to the state."""
    return [field for field in msgspec.structs.fields(kind) if field.name not in _KERNEL_FIELDS]


def hear(g: State, seat: int, answer: Answer) -> bool:
    """Hands an answer to the frame that asked; False while sealed answers wait for each other."""
    frame = g.stack[-1]
    if frame.sealed is None:
        frame.said = answer
        frame.at = frame.steps[frame.at]
        return True
    frame.sealed = {**frame.sealed, seat: answer}
    g.asks = {key: ask for key, ask in g.asks.items() if key != seat}
    if not g.asks:
        _unseal(frame)
    return not g.asks


def _unseal(frame: Any) -> None:
    """All answers are in: heard in seat order, since the order of arrival is no information."""
    frame.said, frame.sealed = dict(sorted(frame.sealed.items())), None
    frame.at = frame.steps[frame.at]


def _unanswered(frame: Frame, asks: list[Ask]) -> dict[int, Ask]:
    """The sealed questions that are open. An answer that an aside made impossible is asked for again."""
    asked = {ask.seat: ask for ask in asks}
    sealed = frame.sealed or {}
    frame.sealed = {
        seat: answer for seat, answer in sealed.items() if seat in asked and answer in asked[seat].options
    }
    return {seat: ask for seat, ask in asked.items() if seat not in frame.sealed}


def run(g: State, dice: Dice | None = None, everyone: bool = False) -> None:
    """Runs procedures until somebody must decide. The only interpreter there is.

    The dice answer for chance; for `everyone` in a playout, which then runs to the end of the game.
    """
    stack = g.stack
    while stack:
        frame = stack[-1]
        at, steps = frame.at if frame.at != "" else frame.first, frame.steps
        while at is not None:
            out = getattr(frame, at)(g)
            frame.said = None  # an answer is read by one step only
            if not stack:  # the game has ended, by whatever verb: nothing runs on
                break
            if out is None:
                at = steps[at]
                continue
            kind = type(out)
            if kind is Ask:
                if dice is None or (out.seat != CHANCE and not everyone):
                    frame.at = at
                    frame.sealed = None  # what was asked of several before an aside may be asked of one now
                    g.asks = {out.seat: out}
                    return
                frame.said = dice(out)
                at = steps[at]
            elif kind is MethodType:  # `return self.roll`: go to that step
                at = out.__name__
            elif out is END:
                at = None
            elif kind is list:
                frame.at = at
                g.asks = _unanswered(frame, out)
                if dice is not None and everyone:
                    frame.sealed = {**frame.sealed, **{seat: dice(ask) for seat, ask in g.asks.items()}}
                elif g.asks:
                    return
                _unseal(frame)  # nobody is left to ask
                at = frame.at
            else:  # calls another procedure
                frame.at = steps[at]
                stack.append(out)
                break
        else:  # finished: answers the caller
            stack.pop()
            if stack and not frame.aside:
                stack[-1].said = frame.result
    g.asks = {}


def questions(g: State, frame: Frame) -> list[Ask]:
    """What the step asks at which a frame stands; nothing where it does something else."""
    out = getattr(frame, frame.at or frame.first)(g)
    return [out] if isinstance(out, Ask) else out if isinstance(out, list) else []


def ask_again(g: State) -> None:
    """Puts the questions of a state that was written down, by the step that asked: nothing runs on."""
    g.asks = {}
    if g.stack:
        frame = g.stack[-1]
        out = getattr(frame, frame.at)(g)
        if isinstance(out, list):
            g.asks = _unanswered(frame, out)
        elif isinstance(out, Ask):
            frame.sealed, g.asks = None, {out.seat: out}
