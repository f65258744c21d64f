"""Intervals against published values, and counts against games counted by hand."""

import csv
from io import StringIO

import msgspec
import pytest

from drakomor.arena import Played, Series, Simulation, as_csv, as_json, simulate, summary
from drakomor.arena.summary import entrants, share, spread
from drakomor.arena.writing import FORMAT, HEAD


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [  # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_shares_have_wilsons_interval(count, of, low, high):
    found = share(count, of)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    mirrored = share(of - count, of)
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - found.high, 1 - found.low))


def test_means_have_their_normal_interval():
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.mean, found.least, found.most) == (5, 2, 9)
    assert found.sd == pytest.approx(2.13809)
    assert (found.low, found.high) == pytest.approx((3.51841, 6.48159), abs=1e-5)


def test_one_game_has_no_spread():
    assert spread([3]).sd == 0


def game(number: int, entrants: tuple[int, int], result: tuple[float, float], **facts: object) -> Played:
    return Played(
        number=number,
        seed=f"s:{number}",
        entrants=entrants,
        result=result,
        answers=10 + number,
        rolls=0,
        offered=40,
        widest=5 + number,
        facts=facts,
        scores=({"total": 10 * entrants[0]}, {"total": 10 * entrants[1]}),
    )


SERIES = Series(game="g", bots=("greedy", "random"), seed="s")
GAMES = (
    game(0, (0, 1), (1.0, 0.0), first=0, reason="score"),
    game(1, (1, 0), (0.0, 1.0), first=0, reason="score"),
    game(2, (0, 1), (0.5, 0.5), first=1, reason="draw"),
    game(3, (1, 0), (1.0, 0.0), first=1, reason="score"),
)


def test_games_are_counted_by_bot_and_by_seat():
    told = summary(SERIES, GAMES)
    greedy, random = told.bots
    assert (greedy.name, greedy.wins, greedy.draws, greedy.losses) == ("greedy", 2, 1, 1)
    assert (random.name, random.wins, random.draws, random.losses) == ("random", 1, 1, 2)
    assert (greedy.share.count, greedy.share.share) == (2.5, 0.625)
    assert (greedy.scores["total"].mean, random.scores["total"].mean) == (0, 10)
    assert [(seat.wins, seat.losses) for seat in told.seats] == [(2, 1), (1, 2)]


def test_whoever_began_is_counted_where_the_game_tells():
    first = summary(SERIES, GAMES).first
    assert first is not None
    assert (first.count, first.of) == (1.5, 4)
    assert summary(SERIES, [game(0, (0, 1), (1.0, 0.0))]).first is None


def test_facts_are_counted_by_their_kind():
    told = summary(SERIES, GAMES)
    assert {word: one.count for word, one in told.shares["reason"].items()} == {"score": 3, "draw": 1}
    assert told.spreads == {}  # who began is no quantity
    assert summary(SERIES, [game(0, (0, 1), (1.0, 0.0), turns=7)]).spreads["turns"].mean == 7


def test_lengths_and_options():
    told = summary(SERIES, GAMES)
    assert (told.answers.mean, told.answers.least, told.answers.most) == (11.5, 10, 13)
    assert told.options == pytest.approx(160 / 46)
    assert told.widest == 8


def test_bots_of_one_name_are_told_apart():
    assert entrants(SERIES) == ["greedy", "random"]
    twins = msgspec.structs.replace(SERIES, bots=("greedy", "random", "greedy"))
    assert entrants(twins) == ["greedy#1", "random", "greedy#2"]


# Written down


def test_the_csv_has_one_row_for_each_game():
    page = as_csv(Simulation(series=SERIES, games=4, played=GAMES, seconds=1.0))
    assert page.startswith(HEAD)
    rows = list(csv.DictReader(StringIO(page)))
    assert [row["game"] for row in rows] == ["0", "1", "2", "3"]
    assert rows[1] == {
        "game": "1",
        "seed": "s:1",
        "seat0": "random",
        "seat0_result": "0.0",
        "seat1": "greedy",
        "seat1_result": "1.0",
        "seat0_total": "10",
        "seat1_total": "0",
        "first": "0",
        "reason": "score",
        "answers": "11",
        "rolls": "0",
        "offered": "40",
        "widest": "6",
    }


def test_the_json_says_what_was_played_and_what_came_of_it():
    simulation = simulate(msgspec.structs.replace(SERIES, game="connect-four"), 6)
    told = msgspec.json.decode(as_json(simulation))
    assert (told["format"], told["game"], told["bots"]) == (FORMAT, "connect-four", ["greedy", "random"])
    assert (told["seed"], told["asked"], told["played"]) == ("s", 6, 6)
    again = msgspec.convert(told["summary"], type(summary(SERIES, GAMES)))
    assert again == summary(simulation.series, simulation.played)


def test_no_game_at_all_is_written_too():
    nothing = Simulation(series=SERIES, games=4, played=(), seconds=0.0)
    assert msgspec.json.decode(as_json(nothing))["summary"] is None
    assert as_csv(nothing) == "game,seed\n"
