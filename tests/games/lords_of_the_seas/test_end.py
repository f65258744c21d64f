"""Chapter 10: the last turn, losing on the spot, and the result (LS-END, LS-R-63 to LS-R-65).

The layout in all drawings is the intro one:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

from typing import Any

import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.kernel import CHANCE
from tests.games.lords_of_the_seas.table import Table, begin, table

DRAWING = (CHANCE, "draw")
EMPTY = ". . . . . . ."
FIFTEEN = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8)  # ships that have left the game


def last_round(drawing: str = EMPTY, **facts: Any) -> Table:
    """Light's last turn, before dark's; with nothing on the sea both main piles are empty."""
    given = {"discards": [FIFTEEN, FIFTEEN], "hands": ("2 8 9", "4 8 9"), "turns": 30, **facts}
    return table(drawing, **given)


@pytest.mark.parametrize("first", [0, 1])
def test_LS_END_2_sixteen_turns_for_each_player(first: int) -> None:
    """LS-END-1, LS-END-2, LS-R-10, LS-R-11: a whole game, the dice and the answers following a fixed pattern.

    At the start of its turn t a player's main pile holds 16 - t ships, and the hand 3 plus the extra ships.
    """
    t = begin(str(first), layout_mode="intro")
    turns: list[tuple[int, int, int]] = []
    count = 0
    while t.g.asks:
        seat, prompt = t.asked
        if prompt == "turn" and len(turns) == t.g.turn:
            turns.append((seat, t.g.main[seat], len(t.g.hands[seat]) - t.g.extra_ships[seat]))
        t.play(t.options[count * 7 % len(t.options)])
        count += 1
    assert turns == [((first + turn) % 2, 15 - turn // 2, 3) for turn in range(32)]
    assert t.g.main == [0, 0]
    assert t.g.ended in ("score", "coins", "draw")
    assert [sum(event["seat"] == seat for event in t.told("placed")) for seat in (0, 1)] == [16, 16]
    assert [len(t.g.hands[seat]) - t.g.extra_ships[seat] for seat in (0, 1)] == [2, 2]


def test_LS_END_1_one_turn_after_the_last_ship_of_the_main_pile() -> None:
    """LS-END-1, LS-R-10: the closing draws of turn 15 empty both piles; one more round follows."""
    fourteen = FIFTEEN[:-1]
    t = table(EMPTY, discards=[fourteen, fourteen], hands=("2 8 9", "4 8 9"), turns=28)
    assert t.g.main == [1, 1]
    t.play("place 2 A1", "draw 5")
    assert t.g.main == [0, 1]
    t.play("place 4 A6", "draw 5")
    assert t.g.main == [0, 0]
    assert t.asked == (0, "turn")
    t.play("place 8 C1")
    assert t.asked == (1, "turn")
    t.play("place 8 C6")
    assert t.g.asks == {}
    assert (t.g.ended, t.g.winner, t.g.coins) == ("draw", None, [2, 2])


def test_LS_R_11_nothing_is_drawn_in_the_last_turns() -> None:
    """LS-R-11: leftover ships are worth nothing."""
    t = last_round()
    assert t.g.main == [0, 0]
    t.play("place 2 A1")
    assert t.asked == (1, "turn")
    t.play("place 4 A6")
    assert (t.g.hands, t.told("drew")) == ([(8, 9), (8, 9)], [])
    assert [sheet["total"] for sheet in GAME.score(t.g)["seats"]] == [1, 1]


BLOCKADE = """
    . . . . . . d4
    d1 d1 d1 d2 d2 d2 .
"""  # light has one open cell left, G1


def test_LS_END_3_a_player_who_cannot_place_has_lost() -> None:
    """LS-END-3: on the spot, on the own turn, and whatever the score would be; no scoring takes place."""
    t = table(BLOCKADE, mover=1, hands=("2", "8"), points=[9, 0])
    t.play("place 8 G1")
    assert t.asked == DRAWING  # not before light's turn
    t.play("draw 9")
    assert t.g.asks == {}
    assert (t.g.ended, t.g.winner) == ("no_placement", 1)
    assert GAME.result(t.g) == (0.0, 1.0)
    assert t.told("ended") == [{"kind": "ended", "reason": "no_placement", "winner": 1}]


def test_LS_END_3_dark_can_lose_so_too() -> None:
    """LS-END-3."""
    sea = """
        l1 l1 l1 l2 l2 l2 .
        . . . . . . l4
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("8", "2"), points=[0, 9]).play("place 8 G6", "draw 9")
    assert (t.g.ended, t.g.winner, GAME.result(t.g)) == ("no_placement", 0, (1.0, 0.0))


CLOSED = """
    {second}
    d1 d1 d1 d2 d2 d2 d3
"""


def closed(second: str = EMPTY, **facts: Any) -> Table:
    """Light's turn, with the whole home row in dark's hands."""
    return table(CLOSED.format(second=second), hands=("2", "9"), market="M01 M03 M05 M07 M12", **facts)


def test_LS_R_63_a_purchase_may_and_must_open_a_cell() -> None:
    """LS-R-63: no placement is possible, but the boarding mercenary is: it is the only thing to do."""
    t = closed(coins=(5, 0))
    assert t.options == [f"buy M12 {column}1" for column in "ABCDEFG"]
    assert t.why(0, "end") == "LS-TURN-2"
    t.play("buy M12 C1")
    assert t.asked == (0, "turn")
    assert t.options == ["place 2 C2"]
    assert t.play("place 2 C2").asked == DRAWING


def test_LS_R_63_checked_again_after_the_purchase() -> None:
    """LS-R-63: the boarding mercenary opens nothing here, so light has lost before placing."""
    t = closed("d4 d4 d4 d5 d5 d5 d6", coins=(5, 0))
    assert t.options == [f"buy M12 {column}1" for column in "ABCDEFG"]
    t.play("buy M12 C1")
    assert (t.g.asks, t.g.ended, t.g.winner) == ({}, "no_placement", 1)


@pytest.mark.parametrize("coins", [0, 4])
def test_LS_R_63_neither_placement_nor_purchase(coins: int) -> None:
    """LS-R-63, LS-END-3: other mercenaries need an open cell, and the boarder five coins."""
    t = closed(coins=(coins, 0))
    assert (t.g.asks, t.g.ended, t.g.winner) == ({}, "no_placement", 1)


def test_LS_R_64_a_purchase_may_take_the_last_open_cell() -> None:
    """LS-R-64: legal; the buyer then loses under LS-END-3."""
    sea = """
        d4 . . . . . .
        . d1 d1 d2 d2 d3 d3
    """
    t = table(sea, hands=("2", "9"), coins=(3, 0))
    assert "buy M01 A1" in t.options
    t.play("buy M01 A1")
    assert (t.g.asks, t.g.ended, t.g.winner) == ({}, "no_placement", 1)


@pytest.mark.parametrize(
    ("facts", "reason", "winner", "result"),
    [
        ({"points": [0, 1]}, "score", 1, (0.0, 1.0)),
        ({"points": [1, 0], "coins": (0, 1)}, "score", 0, (1.0, 0.0)),
        ({"coins": (0, 1)}, "coins", 1, (0.0, 1.0)),
        ({"coins": (1, 0)}, "coins", 0, (1.0, 0.0)),
        ({}, "draw", None, (0.5, 0.5)),
    ],
)
def test_LS_R_65_the_result_of_a_game_played_to_the_end(
    facts: dict[str, Any], reason: str, winner: int | None, result: tuple[float, ...]
) -> None:
    """LS-R-65: score, coins and draw."""
    t = last_round(**facts).play("place 2 A1", "place 4 A6")
    assert (t.g.ended, t.g.winner, GAME.result(t.g)) == (reason, winner, result)
    sheet = GAME.score(t.g)
    assert (sheet["reason"], sheet["winner"]) == (reason, winner)
    assert t.told("ended") == [{"kind": "ended", "reason": reason, "winner": winner}]


@pytest.mark.parametrize("seat", [0, 1])
def test_LS_R_65_resignation(seat: int) -> None:
    """LS-R-65: at any moment, whatever the score, in the other player's turn too, and inside an effect."""
    t = table("l2 . . . . . .", points=[5, 5], hands=("2", "9")).play("place 2 B1")
    assert t.asked == (0, "mine")
    g = GAME.play(t.g, seat, "resign")
    assert (g.asks, g.ended, g.winner) == ({}, "resignation", 1 - seat)
    assert GAME.result(g) == (float(seat == 1), float(seat == 0))
    assert [event.kind for event in g.log or ()] == ["ended"]
