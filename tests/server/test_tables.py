"""A table without a network: who may do what, when, and that its log makes it again."""

from random import Random
from typing import Any, get_args

import pytest

from drakomor.kernel import Illegal, Malformed
from drakomor.kernel.proof import prove
from drakomor.server import entries
from drakomor.server.tables import Plan, Table


def table(game="connect-four", seats=2, bots=(), begun=True, **options) -> Table:
    t = Table("t1", Plan(game=game, seats=seats, options=options))
    t.apply(t.open(1, "secret"))
    for seat in range(seats):
        bot = "random" if seat in bots else ""
        t.apply(t.sit(1, seat, f"name {seat}", "" if bot else f"player {seat}", bot))
    if begun:
        t.apply(t.begin(2))
    return t


def say(t: Table, seat: int, answer) -> None:
    t.apply(t.answer(3, seat, t.ply, answer))


def match_of(t: Table) -> Any:
    return t.match


def wander(t: Table, answers: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(answers):
        if t.turn:
            seat = rng.choice(t.turn)
            say(t, seat, rng.choice(match_of(t).asks[seat].options))


def read_again(t: Table) -> Table:
    bodies = [entries.write(happened.entry) for happened in t.log]
    return Table.read(t.name, t.plan, [entries.read(body) for body in bodies])


def refused(clause: str, call, *arguments) -> None:
    with pytest.raises(Illegal) as caught:
        call(*arguments)
    assert caught.value.clause == clause


def test_a_table_is_open_until_all_sit_and_it_begins():
    t = Table("t1", Plan(game="connect-four", seats=2))
    t.apply(t.sit(1, 0, "Ann", "a"))
    refused("seat-taken", t.sit, 1, 0, "Bob", "b")
    refused("seat-free", t.begin, 1)
    refused("not-begun", t.answer, 1, 0, 0, 4)
    t.apply(t.leave(1, 0))
    t.apply(t.sit(1, 0, "Bob", "b"))
    t.apply(t.sit(1, 1, "Greedy", bot="greedy:worlds=1"))
    t.apply(t.begin(2))
    assert (t.status, t.turn, t.seats_of("b"), t.seats_of("")) == ("running", (0,), [0], [])
    refused("begun", t.sit, 3, 0, "Ann", "a")


def test_a_plan_that_cannot_be_played_is_refused_before_anybody_sits():
    for plan in (
        Plan(game="chess", seats=2),
        Plan(game="connect-four", seats=3),
        Plan(game="lords-of-the-seas", seats=2, options={"market_mode": "black"}),
    ):
        with pytest.raises(Malformed):
            Table("t1", plan)
    t = Table("t1", Plan(game="connect-four", seats=2))
    with pytest.raises(Malformed):
        t.sit(1, 0, "Deep", bot="deep")


def test_an_answer_names_its_ply_and_is_held_against_the_rules():
    t = table()
    say(t, 0, 4)
    refused("stale", t.answer, 3, 1, 0, 4)
    refused("not-asked", t.answer, 3, 0, 1, 4)
    refused("answer-form", t.answer, 3, 1, 1, {"column": 4})
    refused("C4-1", t.answer, 3, 1, 1, 8)
    with pytest.raises(Malformed):
        t.answer(3, 7, 1, 4)
    assert (t.ply, t.seq) == (1, 5)


def test_a_game_that_is_over_has_a_result_and_takes_nothing_more():
    t = table()
    for seat, column in ((0, 4), (1, 3), (0, 4), (1, 3), (0, 4), (1, 3), (0, 4)):
        say(t, seat, column)
    assert (t.status, t.result, t.turn) == ("over", [1.0, 0.0], ())
    refused("game-over", t.answer, 4, 1, 7, 3)
    refused("game-over", t.resign, 4, 1)
    refused("game-over", t.abandon, 4)


def test_the_own_latest_answer_is_taken_back_at_once_others_by_consent():
    t = table()
    say(t, 0, 4)
    t.apply(t.undo(4, 0))
    assert (t.ply, t.seq) == (0, 6)
    say(t, 0, 4)
    say(t, 1, 4)
    t.apply(t.undo(5, 0))
    assert list(t.consents) == [0]
    refused("no-undo", t.undo, 5, 0)
    t.apply(t.refuse_undo(5, 1))
    assert (list(t.consents), t.ply) == ([], 2)
    t.apply(t.undo(6, 0))
    t.apply(t.answer(6, 0, 2, 4))  # who plays on has changed his mind
    assert not t.consents
    t.apply(t.undo(7, 1))
    t.apply(t.undo(7, 0))
    assert (t.ply, t.turn) == (1, (1,))
    refused("no-undo", t.refuse_undo, 7, 0)


def test_all_who_play_have_to_agree_and_bots_do_not_mind():
    t = table("sea-dragons", 3)
    wander(t, 9)
    seat = match_of(t).history[-3].seat
    others = [one for one in range(3) if one != seat]
    before = t.ply
    assert not match_of(t).can_undo(seat)
    t.apply(t.undo(4, seat))
    t.apply(t.undo(4, others[0]))
    assert t.ply == before
    t.apply(t.undo(4, others[1]))
    assert t.ply < before
    t = table(bots=(1,))
    say(t, 0, 4)
    say(t, 1, 4)
    t.apply(t.undo(4, 0))
    assert t.ply == 0


def test_of_two_the_other_wins_when_one_gives_up_of_more_a_bot_plays_on():
    t = table()
    t.apply(t.resign(4, 1))
    assert (t.status, t.result) == ("over", [1.0, 0.0])
    t = table("sea-dragons", 3)
    t.apply(t.resign(4, 1))
    assert (t.status, t.seats[1].bot, t.seats[1].resigned) == ("running", "greedy", True)
    refused("resigned", t.resign, 5, 1)
    t.apply(t.abandon(6))
    assert (t.status, t.result, t.turn) == ("abandoned", [], ())


@pytest.mark.parametrize(
    ("game", "seats"),
    [("connect-four", 2), ("lords-of-the-seas", 2), ("sea-dragons", 3), ("dragon-island", 3)],
)
def test_a_table_read_from_its_log_is_the_same_table(game, seats):
    t = table(game, seats)
    wander(t, 40)
    if t.turn and match_of(t).can_undo(match_of(t).history[-1].seat):
        t.apply(t.undo(5, match_of(t).history[-1].seat))
    wander(t, 5, 2)
    again = read_again(t)
    assert again.position() == t.position()
    assert (again.status, again.turn, again.seq, again.ply) == (t.status, t.turn, t.seq, t.ply)
    for seat in (*range(seats), None):
        assert again.missed(seat, 0) == t.missed(seat, 0)
        assert again.view(seat) == t.view(seat)


def test_what_is_told_of_the_log_has_no_secret_and_no_answer():
    t = table("lords-of-the-seas")
    wander(t, 30)
    for seat in (0, 1, None):
        for told in t.missed(seat, 0):
            assert not {"secret", "player", "answer", "key"} & set(told)
    assert "secret" not in str(t.missed(None, 0))
    assert [told["seq"] for told in t.missed(0, t.seq - 3)] == [t.seq - 2, t.seq - 1, t.seq]


def test_the_dice_can_be_proven_once_the_game_is_over():
    t = Table("t1", Plan(game="lords-of-the-seas", seats=2))
    t.apply(t.open(1, "secret"))
    bound = t.commitment
    t.apply(t.sit(1, 0, "Ann", "a", entropy="rain"))
    t.apply(t.sit(1, 1, "Bob", "b", entropy="thunder"))
    t.apply(t.begin(2))
    wander(t, 10)
    refused("unfinished", t.record)
    wander(t, 200)
    record = t.record()
    assert t.status == "over"
    assert record.fair is not None
    assert (record.fair.commitment, record.fair.entropy) == (bound, ("rain", "thunder"))
    assert prove(t.game, record).is_proven


def test_a_key_is_known_while_it_is_young():
    t = table()
    t.apply(t.answer(3, 0, 0, 4, key="k1"))
    assert t.keys == {"k1": 5}
    assert read_again(t).keys == {"k1": 5}


def test_there_is_an_entry_for_everything_that_happens():
    happen = Table.__dict__["_happen"].dispatcher
    for kind in get_args(entries.Entry):
        assert happen.dispatch(kind) is not happen.dispatch(object)
