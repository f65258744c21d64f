"""Many games: the same for a seed however they are spread, and stopped cleanly."""

import signal
from functools import partial
from multiprocessing import active_children
from random import Random

import msgspec
import pytest

from connect_four import ConnectFour
from drakomor import bots, games
from drakomor.arena import Series, as_csv, as_json, simulate
from drakomor.arena.playing import Arena, Run
from drakomor.arena.simulate import MOST, Refused, Spans, _play
from drakomor.kernel import Malformed, Match

SEAS = Series(game="lords-of-the-seas", bots=("random", "random"), seed="a seed")
FOUR = Series(game="connect-four", bots=("random", "greedy"), seed="a seed")


def test_the_same_seed_gives_the_same_games():
    assert simulate(SEAS, 12).played == simulate(SEAS, 12).played


def test_another_seed_gives_other_games():
    other = msgspec.structs.replace(SEAS, seed="another")
    assert simulate(SEAS, 3).played != simulate(other, 3).played


def test_processes_change_nothing():
    alone, spread = simulate(SEAS, 60, jobs=1), simulate(SEAS, 60, jobs=3)
    assert alone.played == spread.played
    assert as_json(alone) == as_json(spread)
    assert as_csv(alone) == as_csv(spread)


def test_a_longer_series_begins_with_the_shorter():
    assert simulate(FOUR, 9).played[:5] == simulate(FOUR, 5).played


def test_a_match_with_the_seed_of_a_game_goes_the_same_way():
    """What went strange in a simulation can be looked at in play and replay."""
    for one in simulate(msgspec.structs.replace(SEAS, bots=("greedy:worlds=1", "random")), 2).played:
        names = [("greedy:worlds=1", "random")[entrant] for entrant in one.entrants]
        match = Match.begin(games.find("lords-of-the-seas"), names, seed=one.seed)
        play_on(match, [bots.find(name) for name in names])
        assert match.game.result(match.state) == one.result
        assert match.game.facts(match.state) == one.facts
        assert len(match.plies) == one.answers + one.rolls


def play_on(match: Match, players: list[bots.Bot]) -> None:
    rng = Random(match.seed)
    while not match.is_over:
        seat = min(match.asks)
        look = partial(match.game.view, match.state, seat)
        match.play(seat, players[seat].answer(match.asks[seat], look, rng))


def test_bots_change_seats_from_game_to_game():
    played = simulate(FOUR, 4).played
    assert [one.entrants for one in played] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    fixed = simulate(msgspec.structs.replace(FOUR, balance=False), 4).played
    assert {one.entrants for one in fixed} == {(0, 1)}


def test_what_a_game_counts():
    for one in simulate(SEAS, 5).played:
        assert one.facts["turns"] <= 32
        assert one.facts["reason"] in {"score", "coins", "draw", "no_placement"}
        assert one.facts["first"] in (0, 1)
        assert one.answers >= one.facts["turns"]
        assert one.answers <= one.offered <= one.answers * one.widest
        assert {"total", "coins"} <= set(one.scores[0])
        higher = one.scores[0]["total"] > one.scores[1]["total"]
        assert one.facts["reason"] != "score" or one.result == ((1.0, 0.0) if higher else (0.0, 1.0))


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told(jobs):
    told: list[int] = []
    simulate(FOUR, 30, jobs, told.append)
    assert sum(told) == 30
    assert len(told) > 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_it_with_what_there_is(jobs):
    """As Ctrl-C does: some games are kept, and no process stays behind."""
    told: list[int] = []

    def progress(count: int) -> None:
        told.append(count)
        if sum(told) >= 10:
            signal.raise_signal(signal.SIGINT)

    simulation = simulate(FOUR, 100_000, jobs, progress)
    assert simulation.was_interrupted
    assert len(simulation.played) == sum(told)
    assert [one.number for one in simulation.played] == sorted({one.number for one in simulation.played})
    for child in active_children():
        child.join(5)
    assert active_children() == []


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "no game"}, "no-such-game"),
        ({"bots": ("random", "nobody")}, "no-such-bot"),
        ({"bots": ("random",)}, "seats"),
        ({"bots": ("random",) * 3}, "seats"),
        ({"options": {"layout_mode": "wild"}}, "wrong-value"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(changes, reason):
    with pytest.raises(Malformed) as refused:
        simulate(msgspec.structs.replace(SEAS, **changes), 5, jobs=2)
    assert refused.value.reason == reason


def test_a_refusal_comes_back_from_another_process():
    batch, _ = _play(msgspec.structs.replace(SEAS, bots=("random", "nobody")), range(1))
    assert isinstance(batch, Refused)
    assert (batch.place, batch.reason) == ("nobody", "no-such-bot")


class Cheat:
    def answer(self, ask, look, rng):
        return 8


def test_a_bot_that_cheats_is_found_out():
    arena = Arena(FOUR)
    arena.bots[1] = Cheat()
    with pytest.raises(Malformed) as refused:
        arena.play(0)
    assert refused.value.reason == "bot-answers-wrong"
    assert refused.value.facts == {"bot": "greedy", "answer": "8"}


class Short(ConnectFour):
    """A game that says it is over sooner than it is."""

    longest = 5


def test_a_game_without_an_end_is_found_out():
    run = Run(Arena(FOUR), 0)
    run.game = Short()
    with pytest.raises(Malformed) as refused:
        run.played()
    assert (refused.value.reason, refused.value.facts) == ("no-end", {"most": 5})


def test_batches_grow_with_the_pace_and_shrink_towards_the_end():
    spans = Spans(2000, 2)
    assert spans.take() == range(1)
    spans.learn(1, 0.001)
    assert spans.take() == range(1, 401)
    spans.learn(1, 1e-9)
    assert spans.size == MOST
    spans.learn(1, 60.0)
    assert spans.take() == range(401, 402)
    spans.next = 1998
    spans.learn(1, 0.001)
    assert [spans.take(), spans.take(), spans.take()] == [
        range(1998, 1999),
        range(1999, 2000),
        range(2000, 2000),
    ]
