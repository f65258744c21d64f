"""Bots that think beat those that do not, and take what is there to be taken."""

from functools import partial
from random import Random

import pytest

from drakomor import bots
from drakomor.arena import Series, simulate, summary
from drakomor.bots.flat import Budget, Search
from drakomor.kernel.chance import clone
from tests.bots.tables import FOUR, SEAS, moments


@pytest.mark.slow
def test_greedy_beats_random_in_lords_of_the_seas():
    series = Series(game="lords-of-the-seas", bots=("greedy", "random"), seed="strength")
    greedy, random = summary(series, simulate(series, 40, jobs=2).played).bots
    assert greedy.wins >= 38
    assert greedy.scores["total"].mean > random.scores["total"].mean + 12


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "games"), [("greedy", 10), ("flat:playouts=40", 6)])
def test_bots_that_think_beat_random_in_sea_dragons(bot, games):
    series = Series(game="sea-dragons", bots=(bot, "random"), seed="strength")
    one, random = summary(series, simulate(series, games, jobs=2).played).bots
    assert one.wins >= games - 1
    assert one.scores["total"].mean > random.scores["total"].mean + 20


@pytest.mark.slow
def test_greedy_beats_random_in_dragon_island():
    options = {"round_limit": 60}
    series = Series(game="dragon-island", bots=("greedy", "random"), options=options, seed="strength")
    told = summary(series, simulate(series, 8, jobs=2).played)
    assert told.bots[0].wins >= 7
    assert told.shares["reason"]["front"].count >= 4  # it does not wait for the end


def test_flat_beats_random_in_connect_four():
    series = Series(game="connect-four", bots=("flat:playouts=60", "random"), seed="strength")
    flat, _ = summary(series, simulate(series, 20).played).bots
    assert flat.wins >= 18


def four(drops: str):
    """Connect Four after these columns."""
    g = FOUR.start()
    for column in drops:
        g = FOUR.play(g, min(g.asks), int(column))
    return g


@pytest.mark.parametrize("name", ["greedy", "flat:playouts=100"])
@pytest.mark.parametrize(("drops", "wins"), [("112233", 4), ("515152", 5), ("717172", 7)])
def test_a_line_of_four_is_completed(name, drops, wins):
    g = four(drops)
    assert bots.find(name).answer(g.asks[0], partial(FOUR.view, g, 0), Random(1)) == wins


def test_flat_sees_what_the_other_seat_would_do_next():
    g = four("44332")  # a stone of the first seat in 1 or 5 would win
    answer = bots.find("flat:playouts=400").answer(g.asks[1], partial(FOUR.view, g, 1), Random(1))
    after = FOUR.play(g, 1, answer)
    assert answer in (1, 5)
    assert FOUR.result(FOUR.play(after, 0, 6 - answer)) == (1.0, 0.0)  # both cannot be stopped


def test_greedy_follows_its_answer_to_the_end_of_its_turn():
    """Ships and their shots are judged together: what greedy does is never worse than not to shoot well."""
    rng = Random(3)
    greedy, judged = bots.find("greedy"), []
    for g, seat, _ in moments(SEAS, ("greedy:worlds=1", "greedy:worlds=1"), "shots"):
        if g.asks[seat].prompt == "shoot":
            chosen = greedy.answer(g.asks[seat], partial(SEAS.view, g, seat), rng)
            judged.append(
                worth_after(g, seat, chosen)
                - min(worth_after(g, seat, other) for other in g.asks[seat].options)
            )
    assert judged
    assert min(judged) >= 0
    assert max(judged) > 0


def worth_after(g, seat, answer) -> float:
    new = clone(g)
    SEAS.advance(new, seat, answer)
    return SEAS.worth(new, seat)


# The budget of flat Monte-Carlo


@pytest.mark.parametrize("playouts", [1, 6, 7, 8, 50])
def test_every_option_is_tried_and_every_playout_spent(playouts):
    g = FOUR.start()
    search, budget = Search(FOUR.view(g, 0), 0, Random(1)), Budget(playouts, None)
    search.best(list(g.asks[0].options), budget)
    assert budget.played == sum(search.visits.values()) == playouts
    assert len([column for column in range(1, 8) if search.visits[column]]) == min(7, playouts)


def test_promising_options_get_more_playouts():
    g = four("112233")
    search = Search(FOUR.view(g, 0), 0, Random(1))
    assert search.best(list(g.asks[0].options), Budget(140, None)) == 4
    assert search.visits[4] == max(search.visits.values()) > min(search.visits.values())


def test_ties_go_to_the_option_that_comes_first():
    g = four("112233")
    search = Search(FOUR.view(g, 0), 0, Random(1))
    search.sums.update(dict.fromkeys(range(1, 8), 1.0))
    search.visits.update(dict.fromkeys(range(1, 8), 1))
    assert search.best([5, 6, 7, 3], Budget(0, None)) == 5


def test_a_time_is_kept():
    budget = Budget(None, 0.05)
    g = FOUR.start()
    Search(FOUR.view(g, 0), 0, Random(1)).best(list(g.asks[0].options), budget)
    assert budget.played >= 7
    assert not budget.has(1.0)
