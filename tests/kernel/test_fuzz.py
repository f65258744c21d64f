"""Whatever is written in a position, a record or a stored match: it is read, or `Malformed` says why not."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakomor.kernel import Game, Malformed, Match, read_position, replay, write_position
from drakomor.kernel.conform import random_match
from drakomor.kernel.match import read_record
from drakomor.kernel.reading import read_json
from tests.kernel import skirmish
from tests.kernel.scenes import BRIEF, GAMES, bidding, deepest, moments, play

EXAMPLES = settings(max_examples=250, deadline=None, derandomize=True)  # a failure is a change's fault
LONGEST = 5  # seconds that reading one small document may take on a busy machine

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 10**6, 2**63, -(2**70), 10**400, 0.5, 1.0,
    "", "0", "A1", "G6", "gun", "at", "\x00", "é" * 3, "x" * 5000,
    [], {}, [[]], {"": {}}, [None], [0, 0], {"0": 0}, {"frame": "Turn"}, ["R"],
]  # fmt: skip


def read_as_position(game: Game[Any], value: Any) -> None:
    read_position(game, value)


def read_as_record(game: Game[Any], value: Any) -> None:
    replay(game, read_record(value))


def read_as_match(game: Game[Any], value: Any) -> None:
    Match.resume(game, value)


READERS = [read_as_position, read_as_record, read_as_match]


@cache
def documents(game: Game[Any], reader: Callable[[Game[Any], Any], None]) -> list[bytes]:
    """Valid ones, to be mutated."""
    if reader is read_as_position:
        states = [g for seed in (1, 2) for g in list(moments(game, seed))[::6]]
        if game is skirmish.GAME:
            sealed = play(game, bidding(), (1, 2))
            states += [deepest(), sealed, play(game, sealed, (0, ("give", 2)))]

        return [msgspec.json.encode(write_position(game, g)) for g in states]
    options = BRIEF.get(game.id)
    whole = random_match(game, game.seats[0], options, "fuzz")
    cut = Match.begin(game, whole.names, options, seed=whole.seed)
    for moment in whole.history[1:6]:
        cut.play(moment.seat, whole.plies[moment.ply].answer)
    matches = [whole, cut]
    return [msgspec.json.encode(m.record() if reader is read_as_record else m.stored()) for m in matches]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a document with each of its keys."""
    found: list[tuple[Any, Any]] = []
    todo = [value]
    while todo:
        place = todo.pop()
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        found += [(place, key) for key in keys]
        todo += [place[key] for key in keys if isinstance(place[key], dict | list)]
    return found


def mutate(value: Any, rng: Random) -> None:
    found = places(value)
    if not found:
        return
    place, key = rng.choice(found)
    other_place, other = rng.choice(found)
    what = rng.randrange(6)
    if what == 0:
        del place[key]
    elif what == 1 and isinstance(place, list):
        place.insert(key, place[key])
    elif what == 2 and isinstance(place, dict):
        place[rng.choice(["x", "1", "A1", other if isinstance(other, str) else "0"])] = place[key]
    elif what == 3:
        place[key] = msgspec.json.decode(msgspec.json.encode(other_place[other]))
    elif what == 4 and type(place[key]) is int:
        place[key] += rng.choice([-1, 1])
    else:
        place[key] = deepcopy(rng.choice(JUNK))


def check_told(error: Malformed) -> None:
    """One line, of a length that a person reads."""
    assert error.place
    assert error.reason
    assert len(str(error)) < 1000
    assert "\n" not in str(error)


@contextmanager
def soon() -> Iterator[None]:
    """A reader that goes round in circles fails its test, and does not stop the others."""

    def late(*_: Any) -> None:
        raise AssertionError(f"still reading after {LONGEST} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@EXAMPLES
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4))
def test_mutated_documents(
    game: Game[Any], reader: Callable[[Game[Any], Any], None], seed: int, count: int
) -> None:
    rng = Random(seed)
    value = msgspec.json.decode(rng.choice(documents(game, reader)))
    for _ in range(count):
        mutate(value, rng)
    with soon():
        try:
            reader(game, value)
        except Malformed as error:
            check_told(error)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@EXAMPLES
@given(seed=st.integers(0, 2**32), junk=st.binary(max_size=8))
def test_mutated_bytes(
    game: Game[Any], reader: Callable[[Game[Any], Any], None], seed: int, junk: bytes
) -> None:
    rng = Random(seed)
    raw = bytearray(rng.choice(documents(game, reader)))
    begin = rng.randrange(len(raw))
    raw[begin : begin + rng.randrange(4)] = junk
    with soon():
        try:
            reader(game, read_json(bytes(raw), "file"))
        except Malformed as error:
            check_told(error)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__name__)
@EXAMPLES
@given(raw=st.binary(max_size=200))
def test_random_bytes(reader: Callable[[Game[Any], Any], None], raw: bytes) -> None:
    for game in GAMES:
        with pytest.raises(Malformed):
            reader(game, read_json(raw, "file"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__name__)
@EXAMPLES
@given(value=JSON)
def test_random_json(reader: Callable[[Game[Any], Any], None], value: Any) -> None:
    for game in GAMES:
        with pytest.raises(Malformed):
            reader(game, value)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@EXAMPLES
@given(seed=st.integers(0, 2**32))
def test_what_is_read_can_be_shown_to_every_seat(game: Game[Any], seed: int) -> None:
    """A mutated position that passes every check is a position: it can be looked at and written again."""
    rng = Random(seed)
    value = msgspec.json.decode(rng.choice(documents(game, read_as_position)))
    mutate(value, rng)
    try:
        g = read_position(game, value)
    except Malformed:
        return
    for seat in (None, *range(g.seats)):
        game.view(g, seat)
    assert write_position(game, read_position(game, write_position(game, g))) == write_position(game, g)
