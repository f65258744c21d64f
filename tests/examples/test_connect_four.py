"""The example game."""

from typing import Any

import pytest

from connect_four import BOARD, COLUMNS, GAME, ROWS
from drakomor.kernel import Illegal, Malformed, read_position, write_position
from drakomor.kernel.conform import check_game, cover, random_match


def play(columns: str) -> Any:
    """The state after stones in these columns, seats in turn."""
    g = GAME.start()
    for column in columns:
        g = GAME.play(g, min(g.asks), int(column))
    return g


def test_it_conforms() -> None:
    check_game(GAME, games=25)


def test_play_reaches_everything() -> None:
    assert cover(GAME, [None], games=10).missing() == []


def test_C4_1_seats_take_turns_and_drop_a_stone_into_a_column_with_room() -> None:
    g = play("1")
    assert {seat: ask.prompt for seat, ask in g.asks.items()} == {1: "drop"}
    assert g.asks[1].options == (1, 2, 3, 4, 5, 6, 7)
    assert play("111111").asks[0].options == (2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize(("answer", "clause"), [(1, "C4-1"), (8, "C4-1"), (0, "C4-1"), ("1", "C4-1")])
def test_C4_1_a_full_column_and_one_that_does_not_exist_are_refused(answer: Any, clause: str) -> None:
    refusal = GAME.why(play("111111"), 0, answer)
    assert refusal is not None
    assert refusal.clause == clause


def test_C4_1_a_refusal_names_the_full_column() -> None:
    with pytest.raises(Illegal, match="C4-1: column 1"):
        GAME.play(play("111111"), 0, 1)


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1212121", 0),  # upwards
        ("12123232", 1),
        ("1122334", 0),  # along the floor
        ("12233434474", 0),  # rising
        ("76655454414", 0),  # falling
    ],
)
def test_C4_2_four_in_a_line_win(columns: str, winner: int) -> None:
    g = play(columns)
    assert (g.winner, g.asks, g.stack) == (winner, {}, [])
    assert GAME.result(g)[winner] == 1.0


def lined(cells: list[tuple[int, int]]) -> Any:
    """A grid with these stones of the first seat, and no other."""
    g = GAME.start()
    g.stones = [sum(1 << (column * (ROWS + 1) + row) for column, row in cells), 0]
    return g


LINES = [
    [(column + across * i, row + up * i) for i in range(4)]
    for column in range(COLUMNS)
    for row in range(ROWS)
    for across, up in ((0, 1), (1, 0), (1, 1), (1, -1))
    if column + across * 3 < COLUMNS and 0 <= row + up * 3 < ROWS
]


def test_C4_2_there_are_69_lines_and_each_is_seen() -> None:
    assert len(LINES) == 69
    for line in LINES:
        assert lined(line).has_four(0)
        for stone in line:
            assert not lined([cell for cell in line if cell != stone]).has_four(0)


def test_C4_2_a_line_does_not_go_on_in_the_next_column() -> None:
    assert not lined([(0, 4), (0, 5), (1, 0), (1, 1)]).has_four(0)
    assert not lined([(5, 0), (6, 1), (0, 2), (1, 3)]).has_four(0)


def test_C4_3_a_full_board_without_a_line_is_a_draw() -> None:
    g = play("121212212121" + "343434434343" + "565656656565" + "777777")
    assert g.stones[0] | g.stones[1] == BOARD
    assert (g.winner, g.asks) == (None, {})
    assert GAME.result(g) == (0.5, 0.5)


def test_the_last_stone_of_a_full_board_can_win() -> None:
    for seed in range(3000):
        g = random_match(GAME, 2, None, str(seed)).state
        if g.stones[0] | g.stones[1] == BOARD and g.winner is not None:
            assert GAME.result(g)[g.winner] == 1.0
            return
    pytest.fail("no such game found")


@pytest.mark.parametrize(
    ("stones", "reason"),
    [
        ([2, 0], "floating-stone"),
        ([1, 1], "wrong-value"),
        ([1 << 6, 0], "wrong-value"),
        ([-1, 0], "wrong-value"),
        ([1], "wrong-value"),
        ([1, 0, 0], "wrong-value"),
        ([0, 1], "wrong-count"),
        ([1 | 1 << 7, 0], "wrong-count"),
        ([10**400, 0], "wrong-value"),
    ],
)
def test_stones_that_cannot_be_are_refused(stones: list[int], reason: str) -> None:
    position = write_position(GAME, GAME.start())
    position["tables"]["stones"] = stones
    with pytest.raises(Malformed, match=reason):
        read_position(GAME, position)
