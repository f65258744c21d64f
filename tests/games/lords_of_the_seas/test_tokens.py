"""Tokens (LS-TOKEN), their supply (LS-R-45, LS-R-46), and what enlarges a hand (LS-R-42, LS-R-44).

The intro layout, under every drawing here:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

import msgspec
import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.parts import Denomination, check_components
from drakomor.games.lords_of_the_seas.scoring import sheet
from drakomor.games.lords_of_the_seas.tokens import change
from drakomor.kernel import Malformed
from tests.games.lords_of_the_seas.table import table

UNLIMITED = {"token_supply": "unlimited"}
PURSES = ("coins", "points", "extra_ships")


# Shields


def test_LS_TOKEN_1_a_shield_goes_on_an_own_combat_ship() -> None:
    """LS-TOKEN-1: the new ship and a mercenary too; not on burning ships, not on the enemy's."""
    t = table(
        """
        .   d4  .  . . . .
        l2  l4! d6 . . . lM10
        .   .   .  . . . .
        """,
        hands=("1", "1"),
    )
    t.play("place 1 A1")
    assert t.asked == (0, "shield")
    assert t.options == ["A1", "A2", "G2"]
    assert [t.why(0, cell) for cell in ("B2", "C2", "E3")] == ["LS-R-31", "LS-TOKEN-1", "LS-TOKEN-1"]
    t.play("A2")
    assert t.g.shields == {"A2": 1}
    assert t.g.supply["shields"] == 6
    assert t.told("shielded") == [{"kind": "shielded", "seat": 0, "cell": "A2", "what": 2}]


def test_LS_TOKEN_2_a_ship_may_carry_several_shields() -> None:
    """LS-TOKEN-2"""
    t = table("l2+ . . . . . .", hands=("1", "1")).play("place 1 D1", "ship", "A1")
    assert t.g.shields == {"A1": 2}


def test_LS_TOKEN_2_each_shield_absorbs_one_shot() -> None:
    """LS-TOKEN-2: two shields, the two shots of a 9; the ship is as before, the tokens are in the supply."""
    t = table(
        """
        . . d4 l2++ . . .
        . . .  .    . . .
        . . .  .    . . .
        """,
        mover=1,
        hands=("1", "9"),
    )
    t.play("place 9 B3")
    assert t.sea.splitlines()[3].split() == ["3", ".", "d9", "d4", "l2", ".", ".", "."]
    assert [event["cell"] for event in t.told("absorbed")] == ["D3", "D3"]
    assert t.g.supply["shields"] == 7
    assert not t.told("burned")


# Coins


def test_LS_TOKEN_3_coins_lie_openly_before_their_owner() -> None:
    """LS-TOKEN-3"""
    t = table("l2 . . . . . .", hands=("4", "1"), coins=(2, 5)).play("place 4 G1")
    assert [GAME.view(t.g, seat)["tables"]["coins"] for seat in (0, 1, None)] == [[3, 5]] * 3
    assert t.g.supply["coins"] == 13


@pytest.mark.parametrize(
    ("value", "tokens"),
    [(0, ()), (1, (1,)), (2, (1, 1)), (3, (3,)), (4, (3, 1)), (5, (3, 1, 1)), (6, (3, 3)), (21, (3,) * 7)],
)
def test_LS_TOKEN_3_three_coins_of_1_are_one_of_3(value: int, tokens: tuple[int, ...]) -> None:
    """LS-TOKEN-3"""
    assert change("coins", value, GAME.parts()) == tokens


def test_LS_TOKEN_4_spent_coins_return_to_the_supply() -> None:
    """LS-TOKEN-4"""
    t = table("l2 . . . . . .", hands=("4", "1"), coins=(6, 1), market="M07 M10")
    assert t.g.supply["coins"] == 14
    t.play("buy M10 B1")
    assert (t.g.coins, t.g.supply["coins"]) == ([1, 1], 19)


# Extra ships


def test_LS_TOKEN_5_extra_ship_tokens_stay_and_add_up() -> None:
    """LS-TOKEN-5, LS-CELL-6: a 9 on a reserve cell brings two ships and two tokens."""
    t = table("l2 l4 . . . . .", hands=("9 4 4", "1 1 1"), extra_ships=[1, 0])
    t.play("place 9 B2", "draw 5", "draw 6")
    assert t.g.extra_ships == [3, 0]
    assert t.g.reserve == [6, 9]
    assert t.g.hands[0] == (4, 4, 5, 6)
    assert t.g.supply["extra_ships"] == 10
    t.play("draw 7", "place 1 A6", "draw 2")
    assert (t.asked, len(t.g.hands[0])) == ((0, "turn"), 5)


def test_LS_TOKEN_6_the_hand_holds_three_ships_and_the_extra_ones() -> None:
    """LS-TOKEN-6: 3 and the total of the tokens, at the start of every own turn."""
    t = table("l2 l4 . . . . .", hands=("2 4 4", "1 1 1"))
    t.play("place 2 B2", "draw 5", "draw 6", "place 1 A6", "draw 2")
    assert (t.g.extra_ships, t.g.hands[0]) == ([1, 0], (4, 4, 5, 6))
    assert [t.g.hand_size(seat) for seat in (0, 1)] == [4, 3]


@pytest.mark.parametrize(
    ("value", "tokens"), [(1, (1,)), (2, (1, 1)), (3, (3,)), (4, (3, 1)), (6, (3, 3)), (13, (3, 3, 3, 3, 1))]
)
def test_LS_TOKEN_6_three_tokens_of_1_are_one_of_3(value: int, tokens: tuple[int, ...]) -> None:
    """LS-TOKEN-6"""
    assert change("extra_ships", value, GAME.parts()) == tokens


def test_LS_R_44_a_bigger_hand_draws_one_ship_all_the_same() -> None:
    """LS-R-44: three extra ships, one closing draw."""
    t = table(". . . . . . .", hands=("2 4 4 6 6 8", "1"), extra_ships=[3, 0])
    before = t.g.main[0]
    t.play("place 6 A1", "draw 5")
    assert t.g.main[0] == before - 1
    assert len(t.g.hands[0]) == 6
    assert t.asked == (1, "turn")


def test_LS_R_42_an_empty_reserve_pile_gives_neither_ship_nor_token() -> None:
    """LS-R-42: neither on a reserve cell nor by the Recruiter."""
    t = table("l2 l4 . . . . .", hands=("2 4", "1"), extra_ships=[9, 0], coins=(4, 0), market="M07")
    assert t.g.reserve[0] == 0
    t.play("buy M07 C1", "place 2 B2")
    assert t.g.extra_ships == [9, 0]
    assert t.g.hands[0] == (4,)
    assert [event["effect"] for event in t.told("nothing")] == ["pick_reserve", "reserve_ship"]


# Victory points


def test_LS_TOKEN_7_victory_points_stay_and_count_at_the_end() -> None:
    """LS-TOKEN-7"""
    t = table(". . . . . . .", hands=("4", "1"), points=[6, 3]).play("place 4 A1")
    assert (t.g.points, t.g.supply["points"]) == ([7, 3], 54)
    assert [sheet(t.g, seat)["tokens"] for seat in (0, 1)] == [7, 3]
    assert [sheet(t.g, seat)["total"] for seat in (0, 1)] == [7, 3]


@pytest.mark.parametrize(
    ("value", "tokens"),
    [
        (1, (1,)),
        (2, (1, 1)),
        (3, (3,)),
        (4, (3, 1)),
        (5, (5,)),
        (8, (5, 3)),
        (9, (5, 3, 1)),
        (10, (5, 5)),
        (64, (5,) * 12 + (3, 1)),
    ],
)
def test_LS_TOKEN_8_three_points_are_one_token_of_3_five_are_one_of_5(
    value: int, tokens: tuple[int, ...]
) -> None:
    """LS-TOKEN-8, LS-R-46: three ones always become a 3, and 3 + 1 + 1 becomes a 5."""
    assert change("points", value, GAME.parts()) == tokens


def test_LS_R_46_no_smaller_number_of_tokens_shows_a_value() -> None:
    """LS-R-46: the fewest tokens, against every other way to lay a value."""
    parts = GAME.parts()
    for kind in PURSES:
        values = [row.value for row in parts.components.game.denominations[kind]]
        fewest = [0]
        for value in range(1, 80):
            fewest.append(1 + min(fewest[value - token] for token in values if token <= value))
            assert sum(change(kind, value, parts)) == value
            assert len(change(kind, value, parts)) == fewest[value]


@pytest.mark.parametrize("values", [(), (3,), (0, 1), (3, 2)])
def test_LS_R_46_component_data_must_let_every_value_be_laid(values: tuple[int, ...]) -> None:
    """LS-R-46: a kind without a token of 1, or with one worth nothing, is refused where it stands."""
    components = GAME.components()
    tokens = tuple(Denomination(value, 5) for value in values)
    game = msgspec.structs.replace(
        components.game, denominations={**components.game.denominations, "coins": tokens}
    )
    with pytest.raises(Malformed) as refused:
        check_components(msgspec.structs.replace(components, game=game))
    assert (refused.value.place, refused.value.reason) == ("game.denominations.coins", "wrong-count")


def test_LS_R_46_change_is_given() -> None:
    """LS-R-46: 3 + 3 pays 4, and 2 come back; how the six coins lay on the table does not matter."""
    t = table("l2 . . . . . .", hands=("4", "1"), coins=(6, 0), market="M09").play("buy M09 B1")
    assert t.g.coins == [2, 0]
    assert change("coins", 6, GAME.parts()) == (3, 3)
    assert change("coins", 2, GAME.parts()) == (1, 1)


# The supply


def test_LS_R_45_the_pools() -> None:
    """LS-R-45: per kind, by value."""
    t = table(". . . . . . .", market="M04")
    assert t.g.supply == {
        "shields": 7,
        "mines": 14,
        "fake_mines": 1,
        "coins": 21,
        "points": 64,
        "extra_ships": 13,
    }


def test_LS_R_45_a_finite_supply_runs_out() -> None:
    """LS-R-45, finite: no coin, no point, no shield, no mine, and no extra-ship token beyond the pool."""
    coins = table("l2 . . . . . .", hands=("4 1", "1"), coins=(0, 21)).play("place 4 G1")
    assert (coins.g.coins, coins.g.supply["coins"]) == ([0, 21], 0)
    points = table(". . . . . . .", hands=("1", "1"), points=[0, 64]).play("place 1 A1")
    assert (points.g.points, points.g.supply["points"]) == ([0, 64], 0)
    extra = table(". l2 . . . . .", hands=("4", "1"), extra_ships=[4, 9]).play("place 4 B2", "draw 6")
    assert (extra.g.extra_ships, extra.g.supply["extra_ships"]) == ([4, 9], 0)
    assert extra.g.hands[0] == (6,)
    shields = table(". l2+++++++ . . . . .", hands=("1", "1")).play("place 1 A1")
    assert shields.g.shields == {"B1": 7}
    mines = table("l2 . . . . . .", hands=("4", "1"), mines_held=[0, 14]).play("place 4 A2")
    assert mines.g.mines == {}
    kinds = [t.told("nothing")[-1]["effect"] for t in (coins, points, extra, shields, mines)]
    assert kinds == ["coins", "points", "extra_ships", "shield", "mine"]


def test_LS_R_45_an_unlimited_supply_does_not() -> None:
    """LS-R-45, unlimited: the same positions, and everything is gained."""
    coins = table("l2 . . . . . .", hands=("4 1", "1"), coins=(0, 21), options=UNLIMITED).play("place 4 G1")
    assert coins.g.coins == [1, 21]
    points = table(". . . . . . .", hands=("1", "1"), points=[0, 64], options=UNLIMITED).play("place 1 A1")
    assert points.g.points == [1, 64]
    extra = table(". l2 . . . . .", hands=("4", "1"), extra_ships=[4, 9], options=UNLIMITED)
    assert extra.play("place 4 B2", "draw 6").g.extra_ships == [5, 9]
    shields = table(". l2+++++++ . . . . .", hands=("1", "1"), options=UNLIMITED).play("place 1 A1", "B1")
    assert shields.g.shields == {"B1": 8}
    mines = table("l2 . . . . . .", hands=("4", "1"), mines_held=[0, 14], options=UNLIMITED)
    assert mines.play("place 4 A2", "D4").g.mines == {"D4": "R"}


def test_LS_R_45_a_gain_is_cut_to_what_is_left() -> None:
    """LS-R-45: three wanted, two there."""
    assert table(". . . . . . .", coins=(0, 19)).g.take("coins", 3) == 2
    assert table(". . . . . . .", coins=(0, 19), options=UNLIMITED).g.take("coins", 3) == 3
