"""Who has won (SD-WIN)."""

from typing import Any

import pytest

from drakomor.games.sea_dragons.game import GAME
from tests.games.sea_dragons.table import Table, table
from tests.games.sea_dragons.voyages import CRUISES, voyages


def ended(completed: list[str], gold: list[int], **facts: Any) -> Table:
    """A game after its last turn, which seat 0 passed for 2 gold; with so much gold at the end."""
    t = table(
        completed=[row.split() for row in completed],
        gold=[gold[0] - 2, *gold[1:]],
        players=len(gold),
        heads=[1] + [0] * (len(gold) - 1),
        missions=("", "", "", ""),
        **facts,
    )
    return t.play("pass L4")


def told(t: Table) -> tuple[list[int], list[int], tuple[float, ...]]:
    """Totals, winners, shares."""
    score = GAME.score(t.g)
    return [column["total"] for column in score["seats"]], score["winners"], GAME.result(t.g)


def test_SD_WIN_1_the_highest_total_wins() -> None:
    """SD-WIN-1: whatever it is made of; many missions do not outweigh a point."""
    assert told(ended(["M01 M07", "", ""], [20, 32, 3])) == ([31, 32, 3], [1], (0.0, 1.0, 0.0))
    assert told(ended(["", ""], [5, 4])) == ([5, 4], [0], (1.0, 0.0))


def test_SD_WIN_1_the_total_counts_not_the_gold_on_the_table() -> None:
    """SD-WIN-1, SD-SCORE-7: hidden cards come in."""
    t = ended(["", ""], [10, 10], corals=[(), ("wild",)])
    assert told(t) == ([10, 11], [1], (0.0, 1.0))


def test_SD_WIN_2_of_equals_the_one_with_more_missions() -> None:
    """SD-WIN-2: 60 each."""
    t = ended(["M01 M02 M03", "M23 M31", "M04 M05"], [43, 30, 52])
    assert told(t) == ([60, 60, 60], [0], (1.0, 0.0, 0.0))


def test_SD_WIN_2_the_number_of_missions_and_not_their_points() -> None:
    """SD-WIN-2: one card against two."""
    t = ended(["M31", "M07 M08", ""], [30, 38, 47])
    assert told(t) == ([47, 47, 47], [1], (0.0, 1.0, 0.0))


def test_SD_WIN_3_still_tied_they_share_the_victory() -> None:
    """SD-WIN-3: two, or all."""
    t = ended(["M01 M02", "M15 M03", "M04"], [32, 22, 10])
    assert told(t) == ([40, 40, 14], [0, 1], (0.5, 0.5, 0.0))
    assert told(ended(["", "", ""], [7, 7, 7]))[1:] == ([0, 1, 2], (1 / 3, 1 / 3, 1 / 3))
    assert told(ended(["", ""], [7, 7]))[1:] == ([0, 1], (0.5, 0.5))


@pytest.mark.parametrize("name", CRUISES)
def test_SD_WIN_1_in_random_games(name: str) -> None:
    """SD-WIN-1, SD-WIN-2, SD-WIN-3: nobody is ahead of a winner, and winners are alike."""
    for moments in voyages(name):
        g = moments[-1].after
        totals, winners, shares = told(Table(g))
        keys = [(total, len(done)) for total, done in zip(totals, g.completed, strict=True)]
        assert winners == [seat for seat, key in enumerate(keys) if key == max(keys)]
        assert sum(shares) == pytest.approx(1)
        assert {share for seat, share in enumerate(shares) if seat in winners} == {1 / len(winners)}
