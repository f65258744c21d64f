"""The clocks of a table: whose time runs, how much is left, and when it is up. Pure time-keeping: every
moment is given, nothing here waits.

A seat's time runs while it is asked; where several are asked at once, each of them runs. What counts is the
*turn at being asked*: it begins when a seat is asked that was not, goes on over as many answers as the seat
gives while it is asked again at once, and ends when it is asked no more. Only a new turn brings new time.
Chance has no clock, and bots are not named to `asked`: waiting for them costs nobody.

All times are whole milliseconds. Clocks are values: every change gives new ones, plain data to be stored with
the table, so that another node can go on with them.
"""

from collections.abc import Callable, Collection
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from drakomor.kernel import Malformed
from drakomor.kernel.reading import read_as

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
LONGEST = 90 * DAY

# What a clock is set to

Move: TypeAlias = Annotated[int, Meta(ge=SECOND, le=DAY)]
Out: TypeAlias = Literal[
    "pass",  # a safe answer is given for it: by which it rests, or else the first that it has
    "bot",  # a bot plays for it until it is back
    "lose",  # it has lost
]


class Time(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """What all kinds of clock have; milliseconds."""

    lag: Annotated[int, Meta(ge=0, le=2 * SECOND)] = 300  # so much of each answer is the network's and free
    out: Out = "pass"  # what the table does for a seat whose time is up

    @property
    def full(self) -> int:
        """With how much a seat begins."""
        return 0

    def fresh(self, left: int) -> int:
        """How much it has when its turn begins, if it had so much left after the one before."""
        return self.full

    def face(self, left: int) -> tuple[int, int]:
        """How much is told of it, and how many periods come after that."""
        return left, 0


class NoClock(Time, frozen=True, tag="none"):
    """Everybody thinks as long as they like.

    >>> clocks = Clocks.of(NoClock(), 2).start(0).asked([0], 0)
    >>> clocks.deadline(), clocks.flagged(DAY), clocks.view(DAY).seats
    (None, (), ())
    """


class PerMove(Time, frozen=True, tag="per_move"):
    """So much for each turn at being asked; what is left of it is gone.

    >>> clocks = Clocks.of(PerMove(each=30_000, lag=0), 2).start(0).asked([0], 0)
    >>> clocks = clocks.answered(0, 10_000).asked([0], 10_000)  # it is asked again at once
    >>> clocks.deadline()
    Deadline(at=30000, seats=(0,))
    >>> clocks.answered(0, 20_000).asked([1], 20_000).deadline()
    Deadline(at=50000, seats=(1,))
    """

    each: Move

    @property
    def full(self) -> int:
        return self.each


class Fischer(Time, frozen=True, tag="fischer"):
    """A bank for the whole game; each turn at being asked, the first too, begins with an increment.

    >>> clocks = Clocks.of(Fischer(bank=60_000, increment=5_000, lag=0), 2).start(0).asked([0], 0)
    >>> clocks.view(20_000).seats[0]
    Face(remaining=45000, periods=0, running=True)
    >>> clocks.answered(0, 20_000).asked([1], 20_000).view(20_000).seats[0]
    Face(remaining=50000, periods=0, running=False)
    """

    bank: Annotated[int, Meta(ge=SECOND, le=LONGEST)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0

    @property
    def full(self) -> int:
        return self.bank

    def fresh(self, left: int) -> int:
        return left + self.increment


class ByoYomi(Time, frozen=True, tag="byo_yomi"):
    """A bank, then periods: a turn that ends within one leaves it whole, only those used up are lost.

    A seat whose time was up and that plays on has its last period again in each turn.

    >>> clocks = Clocks.of(ByoYomi(bank=60_000, periods=3, period=10_000, lag=0), 2).start(0).asked([0], 0)
    >>> clocks.view(50_000).seats[0]
    Face(remaining=10000, periods=3, running=True)
    >>> clocks.view(74_000).seats[0]
    Face(remaining=6000, periods=1, running=True)
    >>> clocks.answered(0, 74_000).asked([1], 74_000).view(74_000).seats[0]
    Face(remaining=10000, periods=1, running=False)
    """

    bank: Annotated[int, Meta(ge=0, le=LONGEST)]
    periods: Annotated[int, Meta(ge=1, le=50)]
    period: Move

    @property
    def full(self) -> int:
        return self.bank + self.periods * self.period

    def fresh(self, left: int) -> int:
        begun = -(-left // self.period)  # periods of which something is left
        return max(left, self.period * min(self.periods, max(1, begun)))

    def face(self, left: int) -> tuple[int, int]:
        later = max(0, min(self.periods, (left - 1) // self.period))
        return left - later * self.period, later


class Days(Time, frozen=True, tag="days"):
    """By correspondence: so many days for each turn at being asked.

    >>> clocks = Clocks.of(Days(days=3, lag=0), 2).start(0).asked([0], 0)
    >>> clocks.deadline().at == 3 * DAY, clocks.flagged(3 * DAY - 1), clocks.flagged(3 * DAY)
    (True, (), (0,))
    """

    days: Annotated[int, Meta(ge=1, le=30)]

    @property
    def full(self) -> int:
        return self.days * DAY


Setting: TypeAlias = NoClock | PerMove | Fischer | ByoYomi | Days


def read_setting(value: Any, place: str = "clock") -> Setting:
    """What somebody wants the clocks set to.

    >>> read_setting({"kind": "fischer", "bank": 300_000, "increment": 5_000, "out": "lose"})
    Fischer(bank=300000, increment=5000, lag=300, out='lose')
    """
    kind: Any = Setting
    setting: Setting = read_as(kind, value, place)
    return setting


# One seat


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The clock of one seat."""

    left: Annotated[int, Meta(ge=0)]  # in all, when it began to run
    since: int | None = None  # it runs since then
    turn: bool = False  # its turn at being asked has begun and is not over
    spare: int = 0  # so much of each answer is free in this turn

    @property
    def free(self) -> int:
        """None is free for a seat whose time is up: what is done for it then is done at once."""
        return self.spare if self.left else 0

    @property
    def due(self) -> int | None:
        """When its time is up."""
        return None if self.since is None else self.since + self.free + self.left

    def left_at(self, now: int) -> int:
        spent = 0 if self.since is None else now - self.since - self.free
        return max(0, self.left - max(0, spent))

    def asked(self, now: int, setting: Time) -> "Clock":
        if self.since is not None:
            return self
        if self.turn:
            return replace(self, since=now)
        return Clock(left=setting.fresh(self.left), since=now, turn=True, spare=setting.lag)

    def answered(self, now: int) -> "Clock":
        return replace(self, left=self.left_at(now), since=None)

    def undone(self, now: int) -> "Clock":
        """Its turn goes on with what is left of it, and nothing is free in it any more: who answers and takes
        back, again and again, would stop the time."""
        return replace(replace(self, spare=0).answered(now), turn=True)

    def over(self, now: int) -> "Clock":
        return Clock(left=self.left_at(now))

    def later(self, still: int, at: int) -> "Clock":
        """After a pause from one moment to another."""
        if self.since is None:
            return self
        return replace(self, since=self.since + max(0, at - max(still, self.since)))


# A table

Pause: TypeAlias = Literal[
    "before",  # the game has not begun
    "agreed",  # all have agreed to it
    "alone",  # nobody is there
]


class Deadline(NamedTuple):
    """The next moment at which somebody's time is up, and whose."""

    at: int
    seats: tuple[int, ...]


class Face(Struct, frozen=True, omit_defaults=True):
    """What is seen of one clock. A seat that is not at turn shows what it would have if it were."""

    remaining: int  # milliseconds: of the bank or, where that is used up, of the present period
    periods: int = 0  # that come after it
    running: bool = False


class Faces(Struct, frozen=True, omit_defaults=True):
    """What is seen of the clocks of a table at a moment; nothing of a table without."""

    at: int
    seats: tuple[Face, ...] = ()
    pauses: tuple[Pause, ...] = ()


class Clocks(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The clocks of a table. After each answer, and after each that was taken back, `asked` tells who is now
    asked; an answer counts if its seat was not `flagged` at the moment when it came.

    >>> clocks = Clocks.of(PerMove(each=30_000), 3).start(0).asked([0, 2], 0)  # both are asked at once
    >>> clocks = clocks.answered(2, 8_000).asked([0], 8_000)
    >>> clocks.deadline()  # 0.3 seconds of the answer are free
    Deadline(at=30300, seats=(0,))
    """

    setting: Setting
    seats: tuple[Clock, ...] = ()
    still: int | None = None  # all of them stand still since then
    pauses: tuple[Pause, ...] = ()  # and this is why

    @classmethod
    def of(cls, setting: Setting, seats: int) -> "Clocks":
        """Clocks that nobody has started yet; none where time does not count."""
        there = 0 if isinstance(setting, NoClock) else seats
        return cls(setting=setting, seats=(Clock(left=setting.full),) * there, still=0, pauses=("before",))

    def start(self, at: int) -> "Clocks":
        return self.resumed(at, "before")

    def asked(self, seats: Collection[int], at: int) -> "Clocks":
        """These are asked now, and no others; bots and chance are left out."""
        now = self._now(at)
        return self._with(
            lambda seat, clock: clock.asked(now, self.setting) if seat in seats else clock.over(now)
        )

    def answered(self, seat: int, at: int) -> "Clocks":
        now = self._now(at)
        return self._with(lambda number, clock: clock.answered(now) if number == seat else clock)

    def undone(self, seat: int, at: int) -> "Clocks":
        """An answer of this seat is taken back; the time that it has spent is not."""
        now = self._now(at)
        return self._with(lambda number, clock: clock.undone(now) if number == seat else clock)

    def paused(self, at: int, why: Pause = "agreed") -> "Clocks":
        """All stand still, even from a moment that is past: where a node fell silent, since then."""
        if why in self.pauses:
            return self
        return replace(self, still=self._now(at), pauses=(*self.pauses, why))

    def resumed(self, at: int, why: Pause = "agreed") -> "Clocks":
        """They go on, where nothing else keeps them still."""
        pauses = tuple(pause for pause in self.pauses if pause != why)
        if pauses or self.still is None:
            return replace(self, pauses=pauses)
        still = self.still
        return replace(self._with(lambda _, clock: clock.later(still, at)), still=None, pauses=())

    def deadline(self) -> Deadline | None:
        """For one timer of the server; None where nobody's time runs."""
        due = {seat: clock.due for seat, clock in enumerate(self.seats) if clock.due is not None}
        at = min(due.values(), default=None)
        if at is None or (self.still is not None and self.still < at):
            return None
        return Deadline(at, tuple(seat for seat, moment in due.items() if moment == at))

    def flagged(self, at: int) -> tuple[int, ...]:
        """The seats that are asked and whose time is up."""
        now = self._now(at)
        return tuple(n for n, clock in enumerate(self.seats) if clock.due is not None and clock.due <= now)

    def view(self, at: int) -> Faces:
        return Faces(at=at, seats=tuple(self._face(clock, at) for clock in self.seats), pauses=self.pauses)

    def _face(self, clock: Clock, at: int) -> Face:
        left = clock.left_at(self._now(at)) if clock.turn else self.setting.fresh(clock.left)
        remaining, periods = self.setting.face(left)
        return Face(remaining, periods, clock.since is not None and self.still is None)

    def _now(self, at: int) -> int:
        return at if self.still is None else min(at, self.still)

    def _with(self, change: Callable[[int, Clock], Clock]) -> "Clocks":
        return replace(self, seats=tuple(change(seat, clock) for seat, clock in enumerate(self.seats)))


def read_clocks(value: Any, seats: int, place: str = "clocks") -> Clocks:
    """Stored clocks of a table with so many seats."""
    clocks = read_as(Clocks, value, place)
    if len(clocks.seats) != len(Clocks.of(clocks.setting, seats).seats):
        raise Malformed(f"{place}.seats", "wrong-count")
    return clocks
