"""A match: a game being played, with its dice and its history; and its record, a game written down."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from secrets import token_hex
from typing import Any, TypeAlias

import msgspec

from drakomor.kernel.asks import CHANCE, Answer, Ask, Event, Illegal, Malformed, as_answer
from drakomor.kernel.chance import seeded
from drakomor.kernel.fair import Fair, agreed, check_fair, fallen, key
from drakomor.kernel.game import Game
from drakomor.kernel.position import digest, read_position, write_position
from drakomor.kernel.reading import read_as

RECORD = "drakomor/record/1"
MATCH = "drakomor/match/1"
EVERY = 50  # plies between the digests of a record
Witness: TypeAlias = Callable[[int, Ask, Answer], None]  # hears of every outcome of chance, and of its ply


class Ply(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer of one seat, chance included."""

    seat: int
    answer: Answer


class Record(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game written down: never dependent on a generator, or on the order of a data file."""

    format: str = msgspec.field()
    game: str = msgspec.field()
    rules: int = msgspec.field()
    options: dict[str, Any] = msgspec.field()
    components: Any = None
    seats: list[str] = msgspec.field()
    fair: Fair | None = None  # where the dice can be proven
    plies: list[Ply] = msgspec.field()
    digests: dict[int, str] = {}
    result: list[float] = []


class Moment(msgspec.Struct):
    """What one answer of a seat led to."""

    seat: int
    ply: int  # how many plies came before it
    state: Any  # the state after it
    events: list[Event]
    barrier: bool  # chance spoke or something came to light: no way back without consent


class Stored(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match on disk: record and position, so that a later correction of a rule breaks no running game."""

    format: str
    seed: str
    record: Record
    position: dict[str, Any]

    def opened(self) -> Record:
        """Its record, with the secret of its dice: for whoever keeps the match."""
        record, fair = self.record, self.record.fair
        if fair is None or fair.secret:
            return record
        return msgspec.structs.replace(record, fair=msgspec.structs.replace(fair, secret=self.seed))


class Match:
    """Seats answer, the seed answers for chance, and everything is remembered.

    Where the dice are `fair`, the seed is the secret of them.
    """

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        seed: str,
        state: Any,
        plies: list[Ply],
        fair: Fair | None = None,
    ) -> None:
        self.game, self.names, self.seed, self.fair = game, list(names), seed, fair
        self.rules = game.rules  # under which the record began
        self.plies = plies
        self.history = [Moment(CHANCE, len(plies), state, list(state.log or ()), True)]

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        names: Sequence[str],
        options: Mapping[str, Any] | msgspec.Struct | None = None,
        components: Any = None,
        seed: str = "",
        entropy: Sequence[str] | None = None,
    ) -> "Match":
        """With the entropy of every seat, be it none, the dice are fair and can be proven."""
        seed = seed or token_hex(16)
        fair = None if entropy is None else agreed(seed, entropy)
        if fair:
            check_fair(fair, len(names), "fair")
        plies: list[Ply] = []
        dice = _recording(seed, fair, plies)
        return cls(game, names, seed, game.start(len(names), options, components, dice), plies, fair)

    @property
    def state(self) -> Any:
        return self.history[-1].state

    @property
    def asks(self) -> dict[int, Ask]:
        asks: dict[int, Ask] = self.state.asks
        return asks

    @property
    def is_over(self) -> bool:
        return not self.asks

    @property
    def is_settled(self) -> bool:
        """The secret of the dice is out: who knows what would fall takes nothing back."""
        return self.fair is not None and (self.is_over or bool(self.fair.secret))

    def play(self, seat: int, answer: Answer) -> list[Event]:
        """One seat's answer, and what chance says to it; the events it led to."""
        plies = [*self.plies, Ply(seat, self.game.tidy(self.state, as_answer(answer)))]
        ply = len(plies)
        state = self.game.play(self.state, seat, answer, _recording(self.seed, self.fair, plies))
        events: list[Event] = state.log
        barrier = len(plies) > ply or any(event.reveals or event.secret for event in events)
        self.history.append(Moment(seat, ply - 1, state, events, barrier))
        self.plies = plies
        return events

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back the latest answer by itself."""
        last = self.history[-1]
        return len(self.history) > 1 and last.seat == seat and not last.barrier and not self.is_settled

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise Illegal("no-undo", seat=seat)
        self.take_back()

    def take_back(self) -> Moment:
        """The latest answer is taken back, whatever it led to: by consent of the seats."""
        if len(self.history) < 2 or self.is_settled:
            raise Illegal("no-undo", seat=CHANCE)
        last = self.history.pop()
        self.plies = self.plies[: last.ply]
        return last

    def record(self, given_up: bool = False) -> Record:
        """The game so far. It tells the secret of its dice when it is over, or when the table gives it up."""
        state, is_closed = self.state, self.is_over or given_up
        return Record(
            format=RECORD,
            game=self.game.id,
            rules=self.rules,
            options=msgspec.to_builtins(state.options),
            components=state.components,
            seats=self.names,
            fair=self.fair.opened(self.seed) if self.fair and is_closed else self.fair,
            plies=self.plies,
            digests=_digests(self),
            result=list(self.game.result(state)) if self.is_over else [],
        )

    def stored(self) -> Stored:
        return Stored(
            format=MATCH, seed=self.seed, record=self.record(), position=write_position(self.game, self.state)
        )

    @classmethod
    def resume(cls, game: Game[Any], value: Any, place: str = "match") -> "Match":
        """A stored match, with its history where today's rules still lead to the stored position."""
        stored = read_as(Stored, value, place)
        if stored.format != MATCH:
            raise Malformed(f"{place}.format", "wrong-format", wanted=MATCH, found=stored.format[:40])
        record, state = stored.record, read_position(game, stored.position, f"{place}.position")
        _check_secret(stored, place)
        try:
            match = replay(game, record, stored.seed, f"{place}.record")
            if digest(game, match.state) == digest(game, state):
                return match
        except Malformed:
            if record.rules == game.rules:
                raise
        if record.rules == game.rules:
            raise Malformed(f"{place}.position", "not-the-record")
        match = cls(game, record.seats, stored.seed, state, list(record.plies), record.fair)
        match.rules = record.rules
        return match


def _check_secret(stored: Stored, place: str) -> None:
    """A secret that was bound before the game is not exchanged for another."""
    fair = stored.record.fair
    if fair is None:
        return
    check_fair(fair, len(stored.record.seats), f"{place}.record.fair")
    if not fair.binds(stored.seed):
        raise Malformed(f"{place}.seed", "another-secret")


def _recording(seed: str, fair: Fair | None, plies: list[Ply]) -> Any:
    said = partial(seeded, seed) if fair is None else partial(fallen, key(seed, fair.entropy))

    def roll(ask: Ask) -> Answer:
        outcome = said(len(plies), ask)
        plies.append(Ply(CHANCE, outcome))
        return outcome

    return roll


def _digests(match: Match) -> dict[int, str]:
    """Of every moment that passes a multiple of fifty plies, and of the last."""
    told: dict[int, str] = {}
    passed = 0
    ends = [*(moment.ply for moment in match.history[1:]), len(match.plies)]
    for moment, end in zip(match.history, ends, strict=True):
        if end // EVERY > passed or end == len(match.plies):
            told[end], passed = digest(match.game, moment.state), end // EVERY
    return told


class _Reader:
    """Chance that says what a record says."""

    def __init__(self, plies: Sequence[Ply], place: str, witness: Witness | None) -> None:
        self.plies, self.place, self.witness, self.next = plies, place, witness, 0

    def __call__(self, ask: Ask) -> Answer:
        at = f"{self.place}.plies[{self.next}]"
        if self.next >= len(self.plies):
            raise Malformed(at, "record-too-short")
        ply = self.plies[self.next]
        if self.witness and ply.seat == CHANCE:
            self.witness(self.next, ask, ply.answer)
        if ply.seat != CHANCE or ply.answer not in ask.options:
            raise Malformed(at, "not-an-outcome", prompt=ask.prompt, found=str(ply.answer)[:40])
        self.next += 1
        return ply.answer


def replay(
    game: Game[Any], record: Record, seed: str = "", place: str = "record", witness: Witness | None = None
) -> Match:
    """Plays a record again and checks its digests."""
    _check_head(game, record, place)
    components = record.components
    if components is not None:
        if game.Components is None:
            raise Malformed(f"{place}.components", "no-components", game=game.id)
        components = read_as(game.Components, components, f"{place}.components")
    plies = list(record.plies)
    reader = _Reader(plies, place, witness)
    state = game.start(
        len(record.seats), read_as(game.Options, record.options, f"{place}.options"), components, reader
    )
    seed = seed or (record.fair.secret if record.fair else "") or token_hex(16)
    match = Match(game, record.seats, seed, state, plies[: reader.next], record.fair)
    _check_digest(match, record, place)
    while reader.next < len(plies):
        _replay_one(match, reader, record, place)
    _check_tail(match, record, place)
    return match


def _check_head(game: Game[Any], record: Record, place: str) -> None:
    if record.format != RECORD:
        raise Malformed(f"{place}.format", "wrong-format", wanted=RECORD, found=record.format[:40])
    if record.game != game.id:
        raise Malformed(f"{place}.game", "wrong-game", wanted=game.id, found=record.game[:40])
    if record.fair is not None:
        check_fair(record.fair, len(record.seats), f"{place}.fair")


def _replay_one(match: Match, reader: _Reader, record: Record, place: str) -> None:
    first = reader.next
    ply = reader.plies[first]
    reader.next += 1
    try:
        state = match.game.play(match.state, ply.seat, ply.answer, reader)
    except Illegal as refusal:
        raise Malformed(
            f"{place}.plies[{first}]", "illegal-ply", clause=refusal.clause, answer=str(ply.answer)[:40]
        ) from None
    barrier = reader.next > first + 1 or any(event.reveals or event.secret for event in state.log)
    match.history.append(Moment(ply.seat, first, state, state.log, barrier))
    match.plies = list(reader.plies[: reader.next])
    _check_digest(match, record, place)


def _check_digest(match: Match, record: Record, place: str) -> None:
    wanted = record.digests.get(len(match.plies))
    if wanted is not None and wanted != digest(match.game, match.state):
        raise Malformed(f"{place}.plies[{len(match.plies)}]", "digest-differs", rules=record.rules)


def _check_tail(match: Match, record: Record, place: str) -> None:
    """What a record says of moments must be said of moments that it has."""
    if max(record.digests, default=0) > len(match.plies):
        raise Malformed(f"{place}.plies[{len(match.plies)}]", "record-too-short")
    strange = record.digests.keys() - {moment.ply for moment in match.history} - {len(match.plies)}
    if strange:
        raise Malformed(f"{place}.digests", "wrong-value", found=min(strange))
    result = list(match.game.result(match.state)) if match.is_over else []
    if record.result != result:
        raise Malformed(f"{place}.result", "wrong-value", found=str(record.result)[:60])


def read_record(value: Any, place: str = "record") -> Record:
    return read_as(Record, value, place)
