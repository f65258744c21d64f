"""The judgement that bots play by: quick, and at one with the score."""

from itertools import product
from typing import Any

import pytest

from drakomor.games.lords_of_the_seas.drawing import lay
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.prospects import COIN, PAIR, prospects
from drakomor.games.lords_of_the_seas.scoring import best_combinations
from tests.games.lords_of_the_seas.voyages import OPTIONS, voyages

EMPTY = ". . . . . . ."


def light(drawing: str, **facts: Any) -> float:
    return prospects(lay(drawing, **facts), 0)


@pytest.mark.parametrize("name", OPTIONS)
def test_what_is_good_for_one_seat_is_bad_for_the_other(name):
    for moments in voyages(name):
        for moment in moments[::5]:
            assert GAME.worth(moment.after, 0) == pytest.approx(-GAME.worth(moment.after, 1))


@pytest.mark.parametrize("name", OPTIONS)
def test_the_winner_of_a_finished_game_is_better_off_than_at_any_other_moment(name):
    for moments in voyages(name):
        end = moments[-1].after
        if end.winner is not None:
            best = max(GAME.worth(moment.before, end.winner) for moment in moments)
            assert GAME.worth(end, end.winner) > best


def test_two_ships_promise_a_combination_where_the_third_can_still_come():
    open_, shut = light("l3 l4 . . . . ."), light("l3 l4 d9 . . . .")
    assert open_ - shut == pytest.approx(PAIR * 2)
    assert light("l3 . l3 . . . .") - light("l3 . . l3 . . .") == pytest.approx(PAIR * 3)
    assert light("l3 . . l9 . . .") == pytest.approx(light("l3 . . l3 . . ."))


def test_a_coin_is_worth_less_than_a_point():
    assert light(EMPTY, coins=(2, 0)) - light(EMPTY) == pytest.approx(2 * COIN)
    assert 0 < COIN < 1


@pytest.mark.parametrize(("left", "right"), list(product(["l2", "l3", "l5", "l8"], repeat=2)))
def test_a_mercenary_alone_picks_its_best_number(left, right):
    g = lay(f"{left} lM01 {right} . . . .", market="M02")
    scored = best_combinations(g, 0).worth
    alone = lay(f"{left} . {right} . . . .", market="M01 M02")
    gained = prospects(g, 0) - prospects(alone, 0)
    assert gained > 0
    assert (gained > 1) == (scored > 0)
