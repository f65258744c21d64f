"""Perft counts every way to answer."""

import pytest

import connect_four
from drakomor.kernel.perft import perft, split
from tests.kernel.skirmish import GAME

# Powers of seven, until a column can be full: 7 of the 7 ** 7 would put a seventh stone into one.
KNOWN = {0: 1, 1: 7, 2: 49, 3: 343, 4: 2401, 5: 16807, 6: 117649, 7: 823536}


@pytest.mark.parametrize("depth", KNOWN)
def test_connect_four_has_the_known_numbers(depth: int) -> None:
    assert perft(connect_four.GAME.start(), depth) == KNOWN[depth]


@pytest.mark.parametrize("game", [connect_four.GAME, GAME], ids=lambda game: game.id)
def test_the_split_adds_up(game: object) -> None:
    g = game.start()  # type: ignore[attr-defined]
    branches = split(g, 4)
    assert sum(branches.values()) == perft(g, 4)
    assert tuple(branches) == g.asks[min(g.asks)].options


def test_chance_counts_as_branches_and_sealed_answers_are_taken_seat_by_seat() -> None:
    g = GAME.start(dice=lambda ask: ask.options[0])
    assert [len(g.asks[seat].options) for seat in (0, 1, 2)] == [3, 3, 3]
    assert perft(g, 3) == 27
    assert perft(GAME.start(), 2) == 4


def test_nothing_lies_below_a_finished_game() -> None:
    g = connect_four.GAME.start()
    for column in (1, 2, 1, 2, 1, 2, 1):
        g = connect_four.GAME.play(g, min(g.asks), column)
    assert (perft(g, 5), split(g, 5)) == (1, {})
