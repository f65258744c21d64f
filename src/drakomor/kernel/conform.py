"""What every game must satisfy, as functions that an outside game can call too.

    from drakomor.kernel.conform import check_game
    check_game(GAME)

Each check raises `AssertionError` with the game, the seed and the ply where it fails.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from random import Random
from typing import Any

import msgspec

from drakomor.kernel.asks import Answer, Ask, rank
from drakomor.kernel.chance import rolls
from drakomor.kernel.game import Game
from drakomor.kernel.leaks import check_secrets, check_worlds
from drakomor.kernel.match import Match, Record, replay
from drakomor.kernel.position import digest, read_position, write_position

Options = Mapping[str, Any] | None


def check_game(
    game: Game[Any], games: int = 5, options: Options = None, seats: int | None = None, seed: int = 0
) -> None:
    """Every check of this module and of `leaks`, on random games."""
    for number in range(games):
        for given in [seats] if seats else list(game.seats):
            check_play(game, given, options, seed + number)
            check_match(game, given, options, seed + number)


def check_play(game: Game[Any], seats: int, options: Options = None, seed: int = 0) -> None:
    """One random game, chance asked like the seats, every promise checked at every ply."""
    rng = Random(f"{game.id}:{seats}:{seed}")
    g = game.start(seats, options)
    for ply in range(game.longest + 1):
        where = f"{game.id}, {seats} seats, seed {seed}, ply {ply}"
        check_position(game, g, where)
        if not g.asks:
            check_end(game, g, seats, where)
            return
        ask, answer = some_answer(game, g, seats, rng)
        check_step(game, g, ask.seat, answer, where)
        check_secrets(game, g, seats, rng, where)
        check_worlds(game, g, seats, rng, where)
        g = game.play(g, ask.seat, answer)
    raise AssertionError(f"{game.id}, seed {seed}: no end after {game.longest} answers")


SIDE_ASKS = 0.03  # how often a side ask is answered instead of a question


def some_answer(game: Game[Any], g: Any, seats: int, rng: Random) -> tuple[Ask, Answer]:
    """Some answer of some seat; now and then to a side ask, seldom one that ends the game."""
    side = game.aside(g, rng.randrange(seats)) if rng.random() < SIDE_ASKS else None
    if side is not None:
        answer = rng.choice(side.options)
        if game.play(g, side.seat, answer).asks or rng.random() < SIDE_ASKS:
            return side, answer
    ask = g.asks[rng.choice(sorted(g.asks))]
    return ask, rolls(rng)(ask)


def check_position(game: Game[Any], g: Any, where: str) -> None:
    """Written and read back it is the same; its pieces add up; its questions are in order."""
    game.check(g)
    for seat, ask in g.asks.items():
        options = list(ask.options)
        assert options, f"{where}: {ask.prompt} has no answer"
        assert ask.seat == seat, f"{where}: {ask.prompt} is put to another seat"
        assert ask.prompt in game.prompts, f"{where}: {ask.prompt} is not among the game's prompts"
        assert options == sorted(set(options), key=rank), f"{where}: {ask.prompt} is not in canonical order"
        assert all(game.tidy(g, option) == option for option in options), f"{where}: {ask.prompt} is untidy"
        assert not ask.odds or len(ask.odds) == len(options), f"{where}: {ask.prompt} has odds for others"
    written = write_position(game, g)
    again = read_position(game, msgspec.json.decode(msgspec.json.encode(written)))
    assert write_position(game, again) == written, f"{where}: a position changes when it is written and read"
    assert not again.log, f"{where}: a step that asks tells something"


def check_step(game: Game[Any], g: Any, seat: int, answer: Answer, where: str) -> None:
    """`play` leaves its argument alone, and a position read back has the same future."""
    before = msgspec.json.encode(write_position(game, g))
    after = game.play(g, seat, answer)
    assert msgspec.json.encode(write_position(game, g)) == before, (
        f"{where}: play changed the state it was given"
    )
    again = read_position(game, msgspec.json.decode(before))
    other = game.play(again, seat, answer)
    assert digest(game, other) == digest(game, after), f"{where}: a position read back has another future"
    assert other.log == after.log, f"{where}: a position read back tells other events"
    for event in after.log:
        assert event.kind in game.events, f"{where}: {event.kind} is not among the game's events"


def check_end(game: Game[Any], g: Any, seats: int, where: str) -> None:
    result = game.result(g)
    assert len(result) == seats, f"{where}: the result is not one share a seat"
    assert abs(sum(result) - 1) < 1e-9, f"{where}: the shares {result} do not add up to one"
    msgspec.json.encode(game.score(g))


def check_match(game: Game[Any], seats: int, options: Options = None, seed: int = 0) -> None:
    """A random match: undo and redo are identity, the record replays, a stored match resumes."""
    where = f"{game.id}, {seats} seats, seed {seed}"
    match = random_match(game, seats, options, str(seed), undo=True)
    record = match.record()
    written = msgspec.json.encode(record)
    again = replay(game, msgspec.json.decode(written, type=Record))
    assert digest(game, again.state) == digest(game, match.state), (
        f"{where}: the record replays to another end"
    )
    assert msgspec.json.encode(again.record()) == written, f"{where}: the record of a replay differs"
    resumed = Match.resume(game, msgspec.json.decode(msgspec.json.encode(match.stored())))
    assert msgspec.json.encode(resumed.record()) == written, f"{where}: a stored match resumes as another"


def random_match(game: Game[Any], seats: int, options: Options, seed: str, undo: bool = False) -> Match:
    rng = Random(f"match:{game.id}:{seats}:{seed}")
    match = Match.begin(game, [f"seat {seat}" for seat in range(seats)], options, seed=seed)
    while not match.is_over:
        ask, answer = some_answer(game, match.state, seats, rng)
        before = match.state
        match.play(ask.seat, answer)
        if undo and rng.random() < 0.3:
            _check_undo(match, ask.seat, answer, before)
    return match


def _check_undo(match: Match, seat: int, answer: Answer, before: Any) -> None:
    after = digest(match.game, match.state)
    plies = list(match.plies)
    match.take_back()
    assert match.state is before, "taking back does not lead to the state before"
    match.play(seat, answer)
    assert (digest(match.game, match.state), match.plies) == (after, plies), "playing again is not the same"


# Coverage by play


class Coverage:
    """What occurred in games that were played: steps, prompts, events."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.steps: Counter[str] = Counter()
        self.prompts: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def missing(self) -> list[str]:
        """Every step, prompt and event that no play has reached; an inherited step counts once."""
        methods = [getattr(frame, step) for frame in self.game.frames for step in frame.steps]
        steps = dict.fromkeys(method.__qualname__ for method in methods)
        return [
            *(step for step in steps if not self.steps[step]),
            *(f"ask {prompt}" for prompt in self.game.prompts if not self.prompts[prompt]),
            *(f"event {kind}" for kind in self.game.events if not self.events[kind]),
        ]

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Counts the steps that run meanwhile."""
        kept = [(frame, step, getattr(frame, step)) for frame in self.game.frames for step in frame.steps]
        for frame, step, method in kept:
            setattr(frame, step, self._counted(method))
        try:
            yield
        finally:
            for frame, step, method in kept:
                setattr(frame, step, method)

    def _counted(self, method: Any) -> Any:
        @wraps(method)
        def step(frame: Any, g: Any) -> Any:
            self.steps[method.__qualname__] += 1
            return method(frame, g)

        return step

    def play(self, seats: int, options: Options, seed: int) -> None:
        """One random game."""
        rng = Random(f"coverage:{self.game.id}:{seed}")
        dice = self._heard(rolls(rng))
        g = self.game.start(seats, options, dice=dice)
        self._saw(g)
        while g.asks:
            ask, answer = some_answer(self.game, g, seats, rng)
            self.prompts[ask.prompt] += 1
            g = self.game.play(g, ask.seat, answer, dice)
            self._saw(g)

    def _heard(self, dice: Any) -> Any:
        def roll(ask: Any) -> Answer:
            self.prompts[ask.prompt] += 1
            outcome: Answer = dice(ask)
            return outcome

        return roll

    def _saw(self, g: Any) -> None:
        self.events.update(event.kind for event in g.log or ())


def cover(game: Game[Any], options: Sequence[Options], games: int, seed: int = 0) -> Coverage:
    """Random games under each set of options."""
    coverage = Coverage(game)
    with coverage.watching():
        for given in options:
            for number in range(games):
                for seats in game.seats:
                    coverage.play(seats, given, seed + number)
    return coverage
