"""A table: a match with its players, made by the log of everything that has happened at it.

Nothing here waits, stores or sends. What somebody wants to do becomes an entry of the log, or a refusal that
names its reason; `Table.apply` makes the entry happen. A table read from its log again is the same table.
"""

from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Any, Literal, NamedTuple, cast

import msgspec

from drakomor import bots, games
from drakomor.kernel import Event, Game, Illegal, Malformed, Match, as_answer
from drakomor.kernel.fair import commitment
from drakomor.kernel.match import Record
from drakomor.kernel.position import write_position
from drakomor.server import entries
from drakomor.server.entries import Entry

Status = Literal["open", "running", "over", "abandoned"]
KEYS = 64  # so many of the latest answers are known by the keys that their clients gave them
SUBSTITUTE = "greedy"  # plays on for a seat that has given up


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is settled when a table is made."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    components: Any = None
    public: bool = True
    watchers: bool = True  # somebody who does not play may look on


class Seat(msgspec.Struct):
    """Who sits there: a player or a bot; nobody, as long as the table is open."""

    name: str = ""
    player: str = ""
    bot: str = ""
    resigned: bool = False
    entropy: str = ""  # what the player adds to the dice

    @property
    def is_free(self) -> bool:
        return not self.player and not self.bot


class Happened(NamedTuple):
    """An entry of the log, and what it led to at the table."""

    seq: int
    entry: Entry
    events: list[Event]
    ply: int  # how many plies the match has now

    def seen(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or somebody who only watches, is told of it."""
        told = {"seq": self.seq, "ply": self.ply, **entries.facts(self.entry)}
        if self.events:
            told["events"] = [event.seen(seat) for event in self.events]
        return told


class Table:
    def __init__(self, name: str, plan: Plan) -> None:
        self.name, self.plan = name, plan
        self.game: Game[Any] = games.find(plan.game)
        self.game.check_seats(plan.seats)
        self.game.settle(plan.options)
        self.game.given(plan.components)
        self.seats = [Seat() for _ in range(plan.seats)]
        self.match: Match | None = None
        self.secret = ""  # of the dice
        self.status: Status = "open"
        self.result: list[float] = []
        self.consents: tuple[int, ...] = ()  # to an undo, the seat that wants it first
        self.log: list[Happened] = []
        self.keys: dict[str, int] = {}  # of answers, with their numbers in the log

    @classmethod
    def read(cls, name: str, plan: Plan, log: Iterable[Entry]) -> "Table":
        table = cls(name, plan)
        for entry in log:
            table.apply(entry)
        return table

    # What is known of it

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def ply(self) -> int:
        return len(self.match.plies) if self.match else 0

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return tuple(sorted(self.match.asks)) if self.match and self.status == "running" else ()

    def seats_of(self, player: str) -> list[int]:
        """More than one where several play at one screen."""
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def may_look(self, player: str) -> bool:
        return self.plan.watchers or bool(self.seats_of(player))

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.turn if self.seats[seat].bot]

    def position(self) -> bytes:
        return msgspec.json.encode(write_position(self.game, self.match.state)) if self.match else b"null"

    def view(self, seat: int | None) -> dict[str, Any] | None:
        return self.game.view(self.match.state, seat) if self.match else None

    @property
    def commitment(self) -> str:
        """Binds the secret of the dice before anybody has added anything to them."""
        return commitment(self.secret)

    def record(self) -> Record:
        """A finished game, written down with the secret of its dice."""
        if self.match is None or self.status not in ("over", "abandoned"):
            raise Illegal("unfinished")
        return self.match.record(given_up=True)

    def missed(self, seat: int | None, after: int) -> list[dict[str, Any]]:
        return [happened.seen(seat) for happened in self.log[after:]]

    # What somebody wants to do

    def open(self, at: int, secret: str) -> Entry:
        return entries.Opened(at=at, secret=secret)

    def sit(self, at: int, seat: int, name: str, player: str = "", bot: str = "", entropy: str = "") -> Entry:
        self._check(seat, "open")
        if not self.seats[seat].is_free:
            raise Illegal("seat-taken", seat=seat, name=self.seats[seat].name)
        if bot:
            bots.find(bot)
        return entries.Sat(at=at, seat=seat, name=name, player=player, bot=bot, entropy=entropy)

    def leave(self, at: int, seat: int) -> Entry:
        self._check(seat, "open")
        return entries.Left(at=at, seat=seat)

    def begin(self, at: int) -> Entry:
        self._check_status("open")
        free = [number for number, seat in enumerate(self.seats) if seat.is_free]
        if free:
            raise Illegal("seat-free", seat=free[0])
        return entries.Began(at=at)

    def answer(self, at: int, seat: int, ply: int, answer: Any, *, key: str = "", by: str = "") -> Entry:
        """An answer names the ply that it answers: what comes too late would meet another question."""
        match = self._check(seat, "running")
        if ply != self.ply:
            raise Illegal("stale", ply=ply, now=self.ply)
        given = as_answer(answer)
        refusal = self.game.why(match.state, seat, given)
        if refusal is not None:
            raise refusal
        return entries.Answered(at=at, seat=seat, answer=given, key=key, by=by)

    def undo(self, at: int, seat: int) -> Entry:
        """At once where nothing came to light since, otherwise when all who play have agreed."""
        match = self._check(seat, "running")
        if not self.consents and match.can_undo(seat):
            return entries.Undone(at=at, seat=seat)
        wants = self.consents[0] if self.consents else seat
        answers = self._answers_since(wants)
        if seat in self.consents or self.seats[seat].bot:
            raise Illegal("no-undo", seat=seat)
        if self._agreed_with(seat):
            return entries.Undone(at=at, seat=wants, answers=answers)
        return (entries.UndoAgreed if self.consents else entries.UndoAsked)(at=at, seat=seat)

    def refuse_undo(self, at: int, seat: int) -> Entry:
        self._check(seat, "running")
        if not self.consents:
            raise Illegal("no-undo", seat=seat)
        return entries.UndoRefused(at=at, seat=seat)

    def resign(self, at: int, seat: int) -> Entry:
        self._check(seat, "running")
        if self.seats[seat].resigned:
            raise Illegal("resigned", seat=seat)
        return entries.Resigned(at=at, seat=seat, bot=SUBSTITUTE if len(self.seats) > 2 else "")

    def abandon(self, at: int) -> Entry:
        if self.status not in ("open", "running"):
            raise Illegal("game-over")
        return entries.Abandoned(at=at)

    def _check(self, seat: int, wanted: Status) -> Match:
        self._check_status(wanted)
        if not 0 <= seat < len(self.seats):
            raise Malformed("seat", "no-such-seat", found=seat, seats=len(self.seats))
        return cast(Match, self.match)

    def _check_status(self, wanted: Status) -> None:
        if self.status in ("over", "abandoned"):
            raise Illegal("game-over")
        if self.status != wanted:
            raise Illegal("not-begun" if wanted == "running" else "begun")

    def _answers_since(self, seat: int) -> int:
        """How many answers there are from the latest of a seat on."""
        assert self.match is not None
        for count, moment in enumerate(reversed(self.match.history[1:]), 1):
            if moment.seat == seat:
                return count
        raise Illegal("no-undo", seat=seat)

    def _agreed_with(self, seat: int) -> bool:
        """Whether nobody is left who would have to agree. Bots do not mind."""
        people = {number for number, one in enumerate(self.seats) if not one.bot}
        return people <= {*self.consents, seat}

    # What happens

    def apply(self, entry: Entry) -> Happened:
        events: list[Event] = self._happen(entry) or []
        happened = Happened(self.seq + 1, entry, events, self.ply)
        self.log.append(happened)
        return happened

    @singledispatchmethod
    def _happen(self, entry: Any) -> list[Event] | None:
        raise NotImplementedError(entry)

    @_happen.register
    def _(self, entry: entries.Opened) -> None:
        self.secret = entry.secret

    @_happen.register
    def _(self, entry: entries.Sat) -> None:
        self.seats[entry.seat] = Seat(entry.name, entry.player, entry.bot, entropy=entry.entropy)

    @_happen.register
    def _(self, entry: entries.Left) -> None:
        self.seats[entry.seat] = Seat()

    @_happen.register
    def _(self, entry: entries.Began) -> list[Event]:
        self.match = Match.begin(
            self.game,
            [seat.name for seat in self.seats],
            self.plan.options,
            self.game.given(self.plan.components),
            self.secret,
            [seat.entropy for seat in self.seats],
        )
        self._settle()
        return self.match.history[0].events

    @_happen.register
    def _(self, entry: entries.Answered) -> list[Event]:
        assert self.match is not None
        events = self.match.play(entry.seat, entry.answer)
        if entry.key:
            self.keys[entry.key] = self.seq + 1
            self.keys = dict(list(self.keys.items())[-KEYS:])
        self.consents = ()
        self._settle()
        return events

    @_happen.register
    def _(self, entry: entries.UndoAsked | entries.UndoAgreed) -> None:
        self.consents = (*self.consents, entry.seat)

    @_happen.register
    def _(self, entry: entries.UndoRefused) -> None:
        self.consents = ()

    @_happen.register
    def _(self, entry: entries.Undone) -> None:
        assert self.match is not None
        for _ in range(entry.answers):
            self.match.take_back()
        self.consents = ()

    @_happen.register
    def _(self, entry: entries.Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.resigned, seat.bot = True, entry.bot
        if not entry.bot:
            self.status = "over"
            self.result = [float(number != entry.seat) for number in range(len(self.seats))]

    @_happen.register
    def _(self, entry: entries.Abandoned) -> None:
        self.status = "abandoned"

    def _settle(self) -> None:
        assert self.match is not None
        self.status = "over" if self.match.is_over else "running"
        self.result = list(self.game.result(self.match.state)) if self.match.is_over else []
