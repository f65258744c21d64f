"""The worked examples of the rulebook (section 6 of the rules), one test each."""

import pytest

from drakomor.games.lords_of_the_seas.drawing import lay
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.scoring import sheet
from drakomor.games.lords_of_the_seas.tokens import change
from tests.games.lords_of_the_seas.table import Table, table
from tests.games.lords_of_the_seas.voyages import voyages


def points(drawing: str) -> list[int]:
    """What light's combinations are worth, each."""
    return [one["points"] for one in sheet(lay(drawing), 0)["combinations"]]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("l2 l3 l4 . . . .", [2]),
        ("l4 l3 l2 . . . .", [2]),
        ("l2 l4 l3 . . . .", []),
        ("l2 l3 l4 l5 . . .", [3]),
        ("l2 . . . . . .", []),
        ("l2 l3 . . . . .", []),
    ],
    ids=["2-3-4", "4-3-2", "2-4-3", "a sequence of 4", "one ship", "two ships"],
)
def test_sequences(row: str, expected: list[int]) -> None:
    """LS-SCORE-4, LS-SCORE-5, LS-SCORE-6"""
    assert points(row) == expected


def test_a_ship_in_a_vertical_and_a_horizontal_combination() -> None:
    """LS-SCORE-7: both count."""
    assert sorted(points("l5 . . . . . .\nl4 . . . . . .\nl3 l2 l1 . . . .")) == [2, 2]


def test_a_ship_wanted_by_two_combinations_of_one_line() -> None:
    """LS-SCORE-8: only one of them counts."""
    assert points("l2 l3 l4 l3 l2 . .") == [2]


def test_three_coins_of_1_are_one_of_3() -> None:
    """LS-TOKEN-3"""
    t = table(". . . . . . .", hands=("2", "1"), coins=(2, 0)).play("place 2 C1")
    assert t.g.coins[0] == 3
    assert change("coins", t.g.coins[0], t.g.parts) == (3,)


def test_three_points_are_one_of_3_and_five_are_one_of_5() -> None:
    """LS-TOKEN-8"""
    three = table(". . . . . . .", hands=("2", "1"), points=[2, 0]).play("place 2 A1")
    assert change("points", three.g.points[0], three.g.parts) == (3,)
    five = table(". . . . . . .", hands=("2", "1"), points=[4, 0]).play("place 2 A1")
    assert change("points", five.g.points[0], five.g.parts) == (5,)


def test_three_extra_ship_tokens_are_one_of_3_and_the_hand_holds_six() -> None:
    """LS-TOKEN-6: the third reserve ship comes, and after the closing draw the hand is full."""
    t = table(". l4 . . . . .", hands=("1 1 2 3 6", "2"), extra_ships=[2, 0])
    t.play("place 6 B2", "draw 5", "draw 7")
    assert change("extra_ships", t.g.extra_ships[0], t.g.parts) == (3,)
    assert t.g.hand_size(0) == len(t.g.hands[0]) == 6


@pytest.mark.parametrize(("sign", "expected"), [("*", -2), ("o", 0)], ids=["real", "fake"])
def test_a_mine_taken(sign: str, expected: int) -> None:
    """LS-MINE-3, LS-MINE-4, LS-SCORE-10: from the sea to the score."""
    t = table(f". . {sign} . . . .", hands=("2", "1"), market="M04").play("place 2 C1")
    assert t.g.mines == {}
    assert (sheet(t.g, 0)["mines"], sheet(t.g, 0)["total"]) == (expected, expected)


def test_a_ship_with_two_shields_and_one_shot() -> None:
    """LS-SHOT-5, LS-TOKEN-2: one shield is left, and nothing burns."""
    t = table("l4++ . . . . . .", mover=1, hands=("1", "3")).play("place 3 A6")
    assert t.g.shields == {"A1": 1}
    assert not t.g.ships["A1"].burning


def test_a_main_pile_of_18_and_a_hand_of_3_make_16_turns() -> None:
    """LS-END-1, LS-END-2, LS-R-10: counted in whole games, and the piles run empty in turn 15."""
    t = Table(GAME.start(options={"layout_mode": "intro"}))
    ships = GAME.parts().components.game.ships
    assert (ships.main_pile, ships.start_hand, t.g.main) == (18, 3, [18, 18])
    for moments in voyages("default"):
        turns = [
            moment.before.mover
            for moment in moments
            for event in moment.after.log or ()
            if event.kind == "placed"
        ]
        assert [turns.count(seat) for seat in (0, 1)] == [16, 16]
        fifteenth = next(moment.before for moment in moments if moment.before.turn == 30)
        assert fifteenth.main == [0, 0]
        assert moments[-1].after.turn == 32
