"""The clocks of a table, beside a slow one that counts every single millisecond."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakomor.kernel import Malformed
from drakomor.server.clocks import (
    DAY,
    SECOND,
    ByoYomi,
    Clocks,
    Days,
    Deadline,
    Face,
    Fischer,
    NoClock,
    PerMove,
    Setting,
    read_clocks,
    read_setting,
)
from drakomor.texts import LANGUAGES, Texts

SEATS = 3
EXAMPLES = settings(max_examples=200, deadline=None, derandomize=True)  # a failure is a change's fault
LAGS = st.integers(0, 4)
OUT = st.sampled_from(["pass", "bot", "lose"])


def set_to(unit: int) -> st.SearchStrategy[Setting]:
    def some(least: int, most: int) -> st.SearchStrategy[int]:
        return st.integers(least, most).map(lambda number: number * unit)

    return st.one_of(
        st.builds(Fischer, bank=some(1, 60), increment=some(0, 9), lag=LAGS, out=OUT),
        st.builds(PerMove, each=some(1, 40), lag=LAGS),
        st.builds(ByoYomi, bank=some(0, 40), periods=st.integers(1, 3), period=some(1, 12), lag=LAGS),
        st.builds(Days, days=st.integers(1, 2), lag=LAGS),
        st.builds(NoClock, lag=LAGS),
    )


SETTINGS = set_to(1)  # as short as nobody would play: everything happens within some hundred milliseconds
ASKED = st.sets(st.integers(0, SEATS - 1))
STEPS = st.lists(
    st.tuples(
        st.integers(0, 25),  # milliseconds later
        st.sampled_from(["asked", "answered", "answered", "answered", "undone", "paused", "resumed"]),
        st.integers(0, SEATS - 1),
        ASKED,
        st.sampled_from(["agreed", "alone"]),
    ),
    max_size=25,
)


def begun(setting: Setting, at: int = 0) -> Clocks:
    return Clocks.of(setting, SEATS).start(at)


def take(clocks: Any, step: tuple[Any, ...], at: int) -> Any:
    """One step of a table, for the clocks and for the slow ones."""
    _, what, seat, asked, why = step
    if what in ("paused", "resumed"):
        return getattr(clocks, what)(at, why)
    if what == "answered":
        clocks = clocks.answered(seat, at)
    if what == "undone":
        clocks, asked = clocks.undone(seat, at), asked | {seat}
    return clocks.asked(asked, at)


def stored(clocks: Clocks) -> Clocks:
    return read_clocks(msgspec.json.decode(msgspec.json.encode(clocks)), SEATS)


class Slow:
    """One clock that ticks: bank, move and period are counted each by itself."""

    def __init__(self, setting: Any) -> None:
        self.setting = setting
        self.bank: int = setting.bank if isinstance(setting, Fischer | ByoYomi) else 0
        self.periods: int = setting.periods if isinstance(setting, ByoYomi) else 0
        self.rest = 0  # of the present move or period
        self.running = self.turn = self.strict = False
        self.free = self.freed = 0
        if not isinstance(setting, Fischer):
            self.fresh()

    def fresh(self) -> None:
        match self.setting:
            case PerMove(each=each):
                self.rest = each
            case Days(days=days):
                self.rest = days * DAY
            case Fischer(increment=increment):
                self.bank += increment
            case ByoYomi(period=period):
                self.periods, self.rest = max(1, self.periods), period

    @property
    def is_up(self) -> bool:
        return not self.bank and not self.rest

    def tick(self) -> None:
        if not self.running:
            return
        if self.free:
            self.free, self.freed = self.free - 1, self.freed + 1
        else:
            self.use()

    def use(self) -> None:
        if self.bank:
            self.bank -= 1
        elif self.rest:
            self.rest -= 1
            if not self.rest and self.periods:
                self.periods -= 1
                self.rest = self.setting.period if self.periods else 0

    def run(self) -> None:
        if not self.turn:
            self.fresh()
            self.turn, self.strict = True, False
        if not self.running:
            self.running, self.freed = True, 0
            self.free = 0 if self.strict or self.is_up else self.setting.lag

    def undo(self) -> None:
        for _ in range(self.freed if self.running else 0):
            self.use()
        self.running, self.turn, self.strict = False, True, True

    def face(self) -> Face:
        if self.bank or not self.periods:
            return Face(self.bank or self.rest, self.periods, self.running)
        return Face(self.rest, self.periods - 1, self.running)


class SlowClocks:
    def __init__(self, setting: Setting) -> None:
        self.clocks = [Slow(setting) for _ in range(SEATS)]
        self.pauses: set[str] = set()
        self.at = 0

    def wait(self, at: int) -> "SlowClocks":
        while self.at < at:
            self.at += 1
            for clock in self.clocks if not self.pauses else ():
                clock.tick()
        return self

    def asked(self, seats: set[int], at: int) -> "SlowClocks":
        for seat, clock in enumerate(self.clocks):
            if seat in seats:
                clock.run()
            else:
                clock.running = clock.turn = False
        return self

    def answered(self, seat: int, at: int) -> "SlowClocks":
        self.clocks[seat].running = False
        return self

    def undone(self, seat: int, at: int) -> "SlowClocks":
        self.clocks[seat].undo()
        return self

    def paused(self, at: int, why: str) -> "SlowClocks":
        self.pauses.add(why)
        return self

    def resumed(self, at: int, why: str) -> "SlowClocks":
        self.pauses.discard(why)
        return self


# What holds always


@EXAMPLES
@given(SETTINGS, STEPS)
def test_clocks_tell_what_clocks_tell_that_count_every_millisecond(setting, steps):
    clocks, slow, at = begun(setting), SlowClocks(setting), 0
    for step in steps:
        at += step[0]
        clocks, slow = take(clocks, step, at), take(slow.wait(at), step, at)
        for later in (at, at + 1, at + 7):
            compare(clocks, slow.wait(later), later)
        at += 7


def compare(clocks: Clocks, slow: SlowClocks, at: int) -> None:
    faces = clocks.view(at)
    assert set(faces.pauses) == slow.pauses
    for seat, face in enumerate(faces.seats):
        one = slow.clocks[seat]
        assert face.running == (one.running and not slow.pauses)
        if one.turn:
            wanted = one.face()
            assert (face.remaining, face.periods) == (wanted.remaining, wanted.periods)
    if faces.seats:
        up = [seat for seat, one in enumerate(slow.clocks) if one.running and one.is_up and not one.free]
        assert clocks.flagged(at) == tuple(up)


@EXAMPLES
@given(set_to(SECOND), STEPS)
def test_clocks_that_are_stored_and_read_again_go_on_the_same(setting, steps):
    clocks = read = begun(setting)
    at = 0
    for step in steps:
        at += step[0] * SECOND
        clocks, read = take(clocks, step, at), take(stored(read), step, at)
        assert stored(clocks) == clocks == read


@EXAMPLES
@given(SETTINGS, STEPS)
def test_deadline_and_flags_agree_at_every_millisecond_around(setting, steps):
    clocks, at = begun(setting), 0
    for step in steps:
        at += step[0]
        clocks = take(clocks, step, at)
        due = clocks.deadline()
        if due is None:
            assert clocks.flagged(at + 1000 * DAY) == ()
            continue
        for moment in range(due.at - 3, due.at + 4):
            assert set(clocks.flagged(moment)) >= set(due.seats if moment >= due.at else ())
            assert bool(clocks.flagged(moment)) == (moment >= due.at)
        assert clocks.flagged(due.at) == due.seats


@EXAMPLES
@given(SETTINGS, STEPS)
def test_time_never_grows_but_by_a_new_turn(setting, steps):
    """By an increment at most; an undo, a pause or an answer gives nothing."""
    clocks, at = begun(setting), 0
    for step in steps:
        at += step[0]
        before, clocks = clocks, take(clocks, step, at)
        for seat, (old, new) in enumerate(zip(before.seats, clocks.seats, strict=True)):
            begins = new.turn and not old.turn and step[1:3] != ("undone", seat)
            assert new.left <= (setting.fresh(old.left) if begins else old.left)
            if isinstance(setting, Fischer):
                assert new.left <= old.left + begins * setting.increment
            else:
                assert new.left <= setting.full


@EXAMPLES
@given(STEPS, st.integers(0, 9))
def test_the_time_spent_is_the_wall_time_while_it_ran(steps, increment):
    """Where there is enough of it and nothing is free: what is gone from the banks is what the wall says."""
    setting = Fischer(bank=1_000_000, increment=increment, lag=0)
    clocks, at, wall, turns = begun(setting), 0, 0, 0
    for step in steps:
        running = sum(face.running for face in clocks.view(at).seats)
        at, wall = at + step[0], wall + running * step[0]
        before = clocks.undone(step[2], at) if step[1] == "undone" else clocks
        clocks = take(clocks, step, at)
        turns += sum(new.turn and not old.turn for old, new in zip(before.seats, clocks.seats, strict=True))
    left = sum(clock.left for clock in clocks.asked([], at).seats)
    assert SEATS * setting.bank + turns * increment - left == wall


@EXAMPLES
@given(SETTINGS, STEPS, st.integers(0, 1000))
def test_when_everybody_stands_still_nothing_is_spent(setting, steps, pause):
    clocks, at = begun(setting), 0
    for step in steps:
        at += step[0]
        clocks = take(clocks, step, at)
    for why in ("agreed", "alone"):
        clocks = clocks.resumed(at, why)
    after = clocks.paused(at).resumed(at + pause)
    assert after.view(at + pause).seats == clocks.view(at).seats


# Turns at being asked


def test_all_who_are_asked_at_once_run_and_each_stops_by_its_own_answer():
    clocks = begun(Fischer(bank=1000, lag=0)).asked([0, 1, 2], 0)
    clocks = clocks.answered(1, 300).asked([0, 2], 300)
    clocks = clocks.answered(0, 500).asked([2], 500)
    assert [face.remaining for face in clocks.view(700).seats] == [500, 700, 300]
    assert clocks.deadline() == Deadline(1000, (2,))


def test_several_can_run_out_at_the_same_moment():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0, 2], 0)
    assert clocks.deadline() == Deadline(1000, (0, 2))
    assert (clocks.flagged(999), clocks.flagged(1000)) == ((), (0, 2))


def test_a_turn_that_others_interrupt_is_a_new_one_afterwards():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0], 0)
    clocks = clocks.answered(0, 900).asked([1], 900).answered(1, 950).asked([0], 950)
    assert clocks.deadline() == Deadline(1950, (0,))


def test_who_is_asked_no_more_without_an_answer_has_spent_its_time():
    clocks = begun(Fischer(bank=1000, lag=0)).asked([0, 1], 0).answered(0, 400).asked([2], 400)
    assert [clock.left for clock in clocks.seats] == [600, 600, 1000]


def test_bots_and_chance_cost_nobody():
    clocks = begun(Fischer(bank=1000, lag=0)).asked([0], 0).answered(0, 100).asked([], 100)
    assert (clocks.deadline(), clocks.flagged(10**9)) == (None, ())
    assert [face.remaining for face in clocks.view(10**9).seats] == [900, 1000, 1000]
    assert clocks.asked([-1], 200).deadline() is None


def test_a_seat_that_is_not_at_turn_shows_what_it_would_begin_with():
    clocks = begun(ByoYomi(bank=500, periods=3, period=200, lag=0))
    assert clocks.view(0).seats[0] == Face(500, 3)
    clocks = clocks.asked([0], 0).answered(0, 750).asked([1], 750)
    assert clocks.view(900).seats == (Face(200, 1), Face(350, 3, True), Face(500, 3))
    assert clocks.undone(0, 900).asked([0], 900).view(900).seats[0] == Face(150, 1, True)


# Lag and undo


def test_some_of_each_answer_is_free_but_never_more_than_it_took():
    clocks = begun(Fischer(bank=1000, lag=100)).asked([0], 0)
    clocks = clocks.answered(0, 150).asked([0], 150)  # 50 over
    clocks = clocks.answered(0, 200).asked([0], 200)  # within: it does not come back
    assert clocks.seats[0].left == 950
    assert clocks.deadline() == Deadline(200 + 100 + 950, (0,))


def test_an_undo_gives_back_no_time_and_begins_no_turn():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0], 0)
    clocks = clocks.answered(0, 900).asked([1], 900)
    clocks = clocks.undone(0, 930).asked([0], 930)
    assert clocks.deadline() == Deadline(1030, (0,))
    assert clocks.answered(0, 950).asked([1], 950).deadline() == Deadline(1950, (1,))


@pytest.mark.parametrize("answers", [1, 2, 5])
def test_answers_and_undos_without_end_do_not_stop_the_time(answers):
    clocks, at = begun(Fischer(bank=1000, lag=100)).asked([0], 0), 0
    while not clocks.flagged(at):
        assert at < 1000 + 100 * answers, "the lag of the first answers at most"
        for _ in range(answers):
            at += 20
            clocks = clocks.answered(0, at).asked([0], at)
        for _ in range(answers):
            clocks = clocks.undone(0, at).asked([0], at)


# When the time is up


def answered_by_the_table(setting: Setting, at: int) -> Clocks:
    """Seat 0 is out of time at that moment; the table answers for it, and it is asked once more."""
    clocks = begun(setting).asked([0], 0)
    assert clocks.flagged(at) == (0,)
    return clocks.answered(0, at).asked([0], at)


@pytest.mark.parametrize(
    "setting",
    [PerMove(each=1000), Fischer(bank=1000), ByoYomi(bank=500, periods=1, period=500), Days(days=1)],
)
def test_a_turn_whose_time_is_up_is_over_at_once_to_its_end(setting):
    at = setting.full + setting.lag
    assert answered_by_the_table(setting, at).deadline() == Deadline(at, (0,))


@pytest.mark.parametrize(
    ("setting", "has"),
    [
        (PerMove(each=1000), 1000),
        (Fischer(bank=1000), 0),
        (Fischer(bank=1000, increment=50), 50),
        (ByoYomi(bank=500, periods=4, period=200), 200),
        (Days(days=1), DAY),
    ],
)
def test_who_plays_on_after_that_has_the_time_of_a_new_turn_alone(setting, has):
    clocks = begun(setting).asked([0], 0)
    at = 40 * DAY
    clocks = clocks.answered(0, at).asked([1], at).asked([0], at)
    assert clocks.seats[0].left == has


# Pauses


def test_nothing_runs_before_the_start():
    clocks = Clocks.of(PerMove(each=1000, lag=0), 2).asked([0], 500)
    assert (clocks.deadline(), clocks.flagged(9000), clocks.view(9000).pauses) == (None, (), ("before",))
    assert clocks.start(9000).deadline() == Deadline(10_000, (0,))


def test_clocks_stand_still_as_long_as_there_is_a_reason():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0], 0)
    clocks = clocks.paused(400).paused(450, "alone").paused(470)
    assert clocks.view(470).pauses == ("agreed", "alone")
    clocks = clocks.resumed(500)
    assert clocks.view(9000).pauses == ("alone",)
    assert (clocks.view(9000).seats[0], clocks.deadline()) == (Face(600), None)
    assert clocks.resumed(2400, "alone").deadline() == Deadline(3000, (0,))
    assert clocks.resumed(600).still == 400


def test_who_is_asked_during_a_pause_begins_when_it_ends():
    clocks = begun(PerMove(each=1000, lag=50)).asked([0], 0).paused(400).answered(0, 500).asked([1], 500)
    assert clocks.resumed(2000).deadline() == Deadline(3050, (1,))
    assert clocks.seats[0].left == 650


def test_a_node_that_fell_silent_pauses_from_then_on():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0], 0)
    clocks = clocks.answered(0, 600).asked([1], 600)
    clocks = clocks.paused(400, "alone")  # it last heard of anybody before that answer
    assert clocks.resumed(5000, "alone").deadline() == Deadline(6000, (1,))


def test_time_that_was_up_before_a_pause_stays_up():
    clocks = begun(PerMove(each=1000, lag=0)).asked([0], 0).paused(1000)
    assert (clocks.deadline(), clocks.flagged(999), clocks.flagged(5000)) == (Deadline(1000, (0,)), (), (0,))


def test_a_wall_clock_that_goes_back_gives_no_time():
    clocks = begun(Fischer(bank=1000, lag=0)).asked([0], 5000)
    assert clocks.view(4000).seats[0].remaining == 1000
    assert clocks.answered(0, 4000).seats[0].left == 1000
    assert clocks.paused(5500).resumed(4000).deadline() == Deadline(6000, (0,))


# What is written


@pytest.mark.parametrize(
    ("value", "setting"),
    [
        ({"kind": "none"}, NoClock()),
        ({"kind": "per_move", "each": 30_000, "lag": 0}, PerMove(each=30_000, lag=0)),
        ({"kind": "fischer", "bank": 1000, "out": "bot"}, Fischer(bank=1000, out="bot")),
        (
            {"kind": "byo_yomi", "bank": 0, "periods": 5, "period": 30_000},
            ByoYomi(bank=0, periods=5, period=30_000),
        ),
        ({"kind": "days", "days": 3, "out": "lose"}, Days(days=3, out="lose")),
    ],
)
def test_a_setting_is_read_and_written(value, setting):
    assert read_setting(value) == setting
    assert read_setting(msgspec.to_builtins(setting)) == setting


@pytest.mark.parametrize(
    ("value", "place", "reason"),
    [
        (None, "clock", "wrong-type"),
        ({}, "clock", "missing-field"),
        ({"kind": "hourglass"}, "clock.kind", "wrong-value"),
        ({"kind": "per_move"}, "clock", "missing-field"),
        ({"kind": "per_move", "each": 999}, "clock.each", "at-least"),
        ({"kind": "per_move", "each": DAY + 1}, "clock.each", "at-most"),
        ({"kind": "per_move", "each": "1000"}, "clock.each", "wrong-type"),
        ({"kind": "per_move", "each": True}, "clock.each", "wrong-type"),
        ({"kind": "none", "each": 1000}, "clock", "unknown-field"),
        ({"kind": "none", "lag": 2001}, "clock.lag", "at-most"),
        ({"kind": "none", "lag": -1}, "clock.lag", "at-least"),
        ({"kind": "none", "out": "explode"}, "clock.out", "wrong-value"),
        ({"kind": "fischer", "bank": 0}, "clock.bank", "at-least"),
        ({"kind": "fischer", "bank": 10**40}, "clock.bank", "at-most"),
        ({"kind": "fischer", "bank": 1000, "increment": -1}, "clock.increment", "at-least"),
        ({"kind": "byo_yomi", "bank": 0, "periods": 0, "period": 1000}, "clock.periods", "at-least"),
        ({"kind": "byo_yomi", "bank": 0, "periods": 51, "period": 1000}, "clock.periods", "at-most"),
        ({"kind": "byo_yomi", "bank": -1, "periods": 1, "period": 1000}, "clock.bank", "at-least"),
        ({"kind": "byo_yomi", "bank": 0, "periods": 1, "period": 0}, "clock.period", "at-least"),
        ({"kind": "days", "days": 31}, "clock.days", "at-most"),
        ({"kind": "days", "days": 0}, "clock.days", "at-least"),
    ],
)
def test_a_setting_that_cannot_be_says_where_and_why(value, place, reason):
    with pytest.raises(Malformed) as error:
        read_setting(value)
    assert (error.value.place, error.value.reason) == (place, reason)
    for language in LANGUAGES:
        said = Texts(language).say(f"malformed-{reason}", **error.value.facts)
        assert all(str(fact) in said for fact in error.value.facts.values())


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"seats": [{"left": 5}]}, "clocks.seats", "wrong-count"),
        ({"seats": [{"left": -1}] * SEATS}, "clocks.seats[0].left", "at-least"),
        ({"pauses": ["lunch"]}, "clocks.pauses[0]", "wrong-value"),
        ({"setting": {"kind": "none"}}, "clocks.seats", "wrong-count"),
        ({"bell": 1}, "clocks", "unknown-field"),
    ],
)
def test_stored_clocks_that_are_none_are_refused(change, place, reason):
    value = {**msgspec.to_builtins(begun(PerMove(each=1000))), **change}
    with pytest.raises(Malformed) as error:
        read_clocks(value, SEATS)
    assert (error.value.place, error.value.reason) == (place, reason)


def test_a_view_is_short_on_the_wire():
    setting = ByoYomi(bank=1000, periods=2, period=500, lag=0)
    view = Clocks.of(setting, 2).start(0).asked([0], 0).view(1200)
    assert msgspec.json.decode(msgspec.json.encode(view)) == {
        "at": 1200,
        "seats": [{"remaining": 300, "periods": 1, "running": True}, {"remaining": 1000, "periods": 2}],
    }
