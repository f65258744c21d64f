"""Mercenaries: buying them, and what each does (LS-MERC, LS-R-43, LS-R-47 to LS-R-54).

The intro layout, under every drawing here:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

from collections import Counter
from typing import Any

import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.scoring import numbers_of, sheet
from tests.games.lords_of_the_seas.table import Table, table

VERTICAL = {"twelfth_mercenary": "shots_vertical"}


def sole(t: Table, seat: int) -> dict[str, Any]:
    """The score sheet's entry of the only mercenary of a seat."""
    (entry,) = sheet(t.g, seat)["mercenaries"]
    return dict(entry)


def row(t: Table, number: int) -> list[str]:
    return t.sea.splitlines()[6 - number].split()[1:]


# Buying


def test_LS_MERC_1_either_player_may_buy_any_mercenary_of_the_market() -> None:
    """LS-MERC-1: both have the same choice, and what one bought is gone for the other."""
    for mover in (0, 1):
        t = table(". . . . . . .", mover=mover, hands=("2", "2"), coins=(9, 9), market="M02 M04 M06 M08 M11")
        bought = {option.split()[1] for option in t.options if option.startswith("buy ")}
        assert bought == {"M02", "M04", "M06", "M08", "M11"}
        assert t.why(mover, "buy", "M01", "A1") == "LS-MERC-1"
        home = "1" if mover == 0 else "6"
        t.play(f"buy M11 A{home}", f"place 2 D{home}", "draw 3")
        assert t.asked == (1 - mover, "turn")
        left = {option.split()[1] for option in t.options if option.startswith("buy ")}
        assert left == {"M02", "M04", "M06", "M08"}
        assert t.g.market == ("M02", "M04", "M06", "M08")


def test_LS_MERC_2_the_price_is_the_printed_cost() -> None:
    """LS-MERC-2: 3, 4 or 5 coins; one coin less, and it is not offered."""
    costs = {row.id: row.cost for row in GAME.parts().mercenaries.values()}
    assert Counter(costs.values()) == {3: 6, 4: 3, 5: 3}
    for name, cost in costs.items():
        t = table(". . . . . . .", coins=(cost, 0), market=name)
        t.play(f"buy {name} A1")
        assert t.told("hired")[0]["cost"] == cost
        assert (t.g.coins[0], t.g.supply["coins"]) == (0, 21)
        poor = table(". . . . . . .", coins=(cost - 1, 0), market=name)
        assert not [option for option in poor.options if option.startswith("buy")]
        assert poor.why(0, "buy", name, "A1") == "LS-MERC-2"


def test_LS_MERC_3_a_mercenary_is_placed_at_once_under_the_rules_of_placement() -> None:
    """LS-MERC-3: home row, beside an own combat ship, over fire beside it; no combat ship, no far cell."""
    t = table(
        """
        .   d5 d2! .   . . .
        .   .  l4  d6! . . .
        l3! .  .   .   . l2 .
        """,
        coins=(3, 0),
        market="M05",
    )
    assert t.cells("buy M05") == ["A1", "B1", "B2", "C1", "C3", "D1", "D2", "E1", "F2", "G1"]
    assert t.cells("buy M05") == t.cells("place 1")
    assert [t.why(0, "buy", "M05", cell) for cell in ("F1", "B3", "G6")] == [
        "LS-PLACE-1",
        "LS-PLACE-1",
        "LS-PLACE-3",
    ]
    t.play("buy M05 D2")
    assert row(t, 2) == [".", ".", "l4", "lM05", ".", ".", "."]
    assert t.g.discards == [(), (6,)]


def test_LS_MERC_4_its_effect_follows_at_once() -> None:
    """LS-MERC-4, LS-R-12: before the ship of the same turn is placed."""
    t = table("l4 . . . . . .", hands=("1", "1"), coins=(3, 0), market="M01").play("buy M01 B1")
    assert t.asked == (0, "shield")
    t.play("A1")
    assert t.asked == (0, "turn")
    assert not t.cells("buy M01")


@pytest.mark.parametrize("name", ["M09", "M10", "M11"])
def test_LS_MERC_4_scoring_mercenaries_act_only_at_the_end(name: str) -> None:
    """LS-MERC-4, LS-R-54: bought and placed like the others; nothing happens until the score."""
    t = table("l4 . . . . . .", hands=("1", "1"), coins=(5, 0), market=name).play(f"buy {name} B1")
    assert t.asked == (0, "turn")
    assert t.kinds() == ["hired"]
    assert t.g.points == [0, 0]


# Numbers


def test_LS_MERC_5_the_owner_picks_one_of_the_numbers() -> None:
    """LS-MERC-5, LS-R-47: the engine takes the best one, and only of those that are shown."""
    t = table("l6 l6 lM05 . . . .")
    assert sole(t, 0)["number"] == 6
    assert sheet(t.g, 0)["combinations"] == [
        {"kind": "equal", "cells": ["A1", "B1", "C1"], "numbers": [6, 6, 6], "points": 3}
    ]
    assert sheet(table("l3 l3 lM05 . . . .").g, 0)["combinations"] == []


def test_LS_MERC_6_the_picked_number_holds_in_its_row_and_in_its_column() -> None:
    """LS-MERC-6: 4 for the column or 6 for the row, never both; 5 serves both."""
    torn = table(
        """
        l4 .  . . . . .
        l4 .  . . . . .
        lM05 l6 l6 . . . .
        """
    )
    assert [one["points"] for one in sheet(torn.g, 0)["combinations"]] == [3]
    both = table(
        """
        l5 .  . . . . .
        l5 .  . . . . .
        lM05 l6 l7 . . . .
        """
    )
    assert sole(both, 0)["number"] == 5
    assert sorted(one["points"] for one in sheet(both.g, 0)["combinations"]) == [2, 3]


def test_LS_MERC_7_an_X_may_take_any_number() -> None:
    """LS-MERC-7: each of 1 to 9, in an equal combination where no other number scores."""
    assert [row.id for row in GAME.parts().mercenaries.values() if row.numbers == "X"] == [
        "M07",
        "M09",
        "M12",
    ]
    for number in range(1, 10):
        t = table(f"lM07 l{number} l{number} . . . .")
        assert sole(t, 0)["number"] == number
        assert sheet(t.g, 0)["combinations"][0]["numbers"] == [number] * 3
        assert numbers_of(t.g, "M12") == tuple(range(1, 10))


def test_LS_R_47_numbers_do_not_matter_during_play() -> None:
    """LS-R-47: the captain's even numbers bring no coin, and no cell pays for a mercenary (LS-CELL-8)."""
    t = table("l4 . . . . . .", coins=(4, 0), market="M08").play("buy M08 D1")
    assert (t.g.coins, t.g.points) == ([0, 0], [0, 0])
    cell = table("l4 . . . . . .\n. . . . . . .", coins=(4, 0), market="M08").play("buy M08 A1")
    assert (cell.g.points, cell.kinds()) == ([0, 0], ["hired", "nothing"])


# Its shield


def test_LS_MERC_8_a_mercenary_never_burns_and_guards_the_ships_behind() -> None:
    """LS-MERC-8, LS-SHOT-6: the shot ends there, twice, without using anything up."""
    t = table(". . l4 lM10+ d3 . .\n. . . . . . .\n. . . . . . .", mover=1, hands=("1", "9"))
    t.play("place 9 F3")
    assert row(t, 3) == [".", ".", "l4", "lM10+", "d3", "d9", "."]
    assert [event["mercenary"] for event in t.told("bounced")] == ["M10", "M10"]
    assert not t.told("burned")


# The effects


def test_LS_MERC_9_the_bulwark_shields_one_ship() -> None:
    """LS-MERC-9: any own combat ship, itself too."""
    t = table("l4 . l6! d7 . . .", coins=(3, 0), market="M01").play("buy M01 B1")
    assert t.options == ["A1", "B1"]
    assert t.play("B1").g.shields == {"B1": 1}


def test_LS_MERC_10_the_recruiter_takes_a_chosen_ship_of_the_reserve() -> None:
    """LS-MERC-10, LS-MERC-11, LS-R-14: one ship and one token; the ship may be placed in this turn."""
    t = table("l4 . . . . . .", hands=("2", "1"), coins=(4, 0), market="M07").play("buy M07 B1")
    t.play(*[f"look {number}" for number in (9, 9, 8, 8, 7, 7, 1, 1, 1)])
    assert t.asked == (0, "pick_reserve")
    assert t.options == ["1", "7", "8", "9"]
    t.play("8")
    assert (t.g.hands[0], t.g.extra_ships, t.g.reserve) == ((2, 8), [1, 0], [8, 9])
    assert t.g.reserves == [(3, 0, 0, 0, 0, 0, 2, 1, 2), None]
    assert t.g.supply["extra_ships"] == 12
    assert t.cells("place 8")


def test_LS_MERC_11_the_rest_of_the_reserve_is_shuffled() -> None:
    """LS-MERC-11, LS-R-43: which ship comes next is chance again, among those that are left."""
    t = table("l4 . . . . . .", hands=("2", "1"), coins=(4, 0), market="M07").play("buy M07 B1")
    t.play(*[f"look {number}" for number in (9, 9, 8, 8, 7, 7, 1, 1, 1)], "8")
    t.play("place 2 B2")
    ask = t.g.asks[-1]
    assert (ask.options, ask.odds, ask.about) == ((1, 7, 8, 9), (3, 2, 1, 2), {"pile": "reserve"})
    t.play("draw 9")
    assert t.g.reserves[0] == (3, 0, 0, 0, 0, 0, 2, 1, 1)
    main = t.g.asks[-1]
    assert main.about == {"pile": "main"}
    assert dict(zip(main.options, main.odds, strict=True)) == {2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 7: 1, 8: 1, 9: 1}


def test_LS_R_43_the_buyer_sees_the_whole_reserve_the_opponent_its_size() -> None:
    """LS-R-43: and the knowledge of what is left stays."""
    t = table("l4 . . . . . .", hands=("2", "1"), coins=(4, 0), market="M07").play("buy M07 B1")
    t.play(*[f"look {number}" for number in (9, 9, 8, 8, 7, 7, 1, 1, 1)], "8")
    own, other = (GAME.view(t.g, seat)["tables"] for seat in (0, 1))
    assert own["reserve_pile"] == [3, 0, 0, 0, 0, 0, 2, 1, 2]
    assert other["reserve_pile"] is None
    assert (other["reserve"], other["hand_sizes"]) == ([8, 9], [2, 1])


def test_LS_MERC_12_the_sweeper_removes_three_mines() -> None:
    """LS-MERC-12: of cells of choice; of five mines two stay."""
    t = table("* * * * * . l4", coins=(3, 0), market="M03").play("buy M03 F1", "A1", "C1", "E1")
    assert t.g.mines == {"B1": "R", "D1": "R"}
    assert t.asked == (0, "turn")


def test_LS_MERC_13_the_minelayer_lays_two_mines_and_the_fake_one() -> None:
    """LS-MERC-13"""
    t = table("l4 . . . . . .", coins=(3, 0), market="M04").play("buy M04 B1", "D4", "D6", "D5")
    assert t.g.mines == {"D4": "r", "D5": "f", "D6": "r"}
    assert (t.g.supply["mines"], t.g.supply["fake_mines"]) == (12, 0)


def test_LS_MERC_14_the_captain_shoots_at_the_four_adjacent_cells() -> None:
    """LS-MERC-14, LS-R-49: shield, fire and mercenary at once, no question; own and far ships are safe."""
    t = table(
        """
        .   .  d9   .   . . .
        .   d6 d7+ d8   . . .
        .   l4 .   dM05 . d5 .
        .   .  d3  .    . . .
        """,
        coins=(4, 0),
        market="M08",
    )
    t.play("buy M08 C2")
    assert row(t, 4) == [".", ".", "d9", ".", ".", ".", "."]
    assert row(t, 3) == [".", "d6", "d7", "d8", ".", ".", "."]
    assert row(t, 2) == [".", "l4", "lM08", "dM05", ".", "d5", "."]
    assert row(t, 1) == [".", ".", "d3!", ".", ".", ".", "."]
    assert sorted(t.kinds()) == ["absorbed", "bounced", "burned", "hired"]
    assert t.g.supply["shields"] == 7


def test_LS_R_49_a_burning_neighbour_is_no_target() -> None:
    """LS-R-49, LS-SHOT-7: and nothing shields what lies beyond it."""
    t = table("l4 . d6! d7 . . .", coins=(4, 0), market="M08").play("buy M08 B1")
    assert row(t, 1) == ["l4", "lM08", "d6!", "d7", ".", ".", "."]
    assert t.kinds() == ["hired", "nothing"]


def shots(name: str, drawing: str, *answers: str, **options: Any) -> Table:
    t = table(drawing, coins=(3, 0), market=name, options=options)
    return t.play(*answers)


def test_LS_MERC_15_the_broadsider_shoots_twice_along_the_row() -> None:
    """LS-MERC-15, LS-R-26: into different directions, or twice into the same one."""
    drawing = ". . . d1 . . .\n. . . l2 . . .\nd5 d6 l4 . . d7 d8"
    t = shots("M05", drawing, "buy M05 D1")
    assert (t.asked, t.options) == ((0, "shoot"), ["E", "W"])
    both = shots("M05", drawing, "buy M05 D1", "E", "W")
    assert row(both, 1) == ["d5", "d6!", "l4", "lM05", ".", "d7!", "d8"]
    same = shots("M05", drawing, "buy M05 D1", "E", "E")
    assert row(same, 1) == ["d5", "d6", "l4", "lM05", ".", "d7!", "d8!"]
    assert row(same, 3) == [".", ".", ".", "d1", ".", ".", "."]


def test_LS_MERC_15_one_target_takes_both_shots() -> None:
    """LS-MERC-15, LS-R-26: the second shot sees the first one's result; a shield, then fire."""
    t = shots("M05", "d6+ l4 . . . . .", "buy M05 C1")
    assert row(t, 1) == ["d6!", "l4", "lM05", ".", ".", ".", "."]
    assert t.kinds() == ["hired", "absorbed", "burned"]


def test_LS_MERC_16_the_corsair_shoots_twice_along_diagonals() -> None:
    """LS-MERC-16"""
    drawing = """
        d9 .  . . . . d9
        .  d8 . . . d7 .
        .  .  . d6 . . .
        d5 .  l4 . . . .
        """
    t = shots("M06", drawing, "buy M06 D1")
    assert (t.asked, t.options) == ((0, "shoot"), ["NE", "NW"])
    both = shots("M06", drawing, "buy M06 D1", "NE", "NW")
    assert (row(both, 4), row(both, 3)) == (
        ["d9", ".", ".", ".", ".", ".", "d9"],
        [".", "d8!", ".", ".", ".", "d7!", "."],
    )
    same = shots("M06", drawing, "buy M06 D1", "NW", "NW")
    assert (row(same, 4), row(same, 3)) == (
        ["d9!", ".", ".", ".", ".", ".", "d9"],
        [".", "d8!", ".", ".", ".", "d7", "."],
    )
    assert row(same, 2)[3] == "d6"


def test_LS_MERC_17_the_boarder_may_take_the_place_of_an_enemy_ship() -> None:
    """LS-MERC-17, LS-R-48: an unshielded ordinary combat ship, beside an own one or in the home row."""
    t = table(
        """
        d9 .  .   .    .   . .
        d8 d6 d7+ dM05 .   . .
        l4 l2 l3  l5   l6! . .
        d5 .  .   .    d4  . d3+
        """,
        coins=(5, 0),
        market="M12",
    )
    assert [cell for cell in t.cells("buy M12") if cell in t.g.ships] == ["A1", "A3", "B3", "E1", "E2"]
    for cell, clause in (("C3", "LS-MERC-17"), ("D3", "LS-R-48"), ("A4", "LS-R-48"), ("G1", "LS-MERC-17")):
        assert t.why(0, "buy", "M12", cell) == clause
    t.play("buy M12 B3")
    assert row(t, 3) == ["d8", "lM12", "d7+", "dM05", ".", ".", "."]
    assert t.g.discards == [(), (6,)]
    assert [event["number"] for event in t.told("discarded")] == [6]


def test_LS_MERC_17_only_the_boarder_boards_and_only_enemies() -> None:
    """LS-MERC-17, LS-PLACE-1: no other mercenary, no ship of the hand, no own ship; or an open cell."""
    t = table("l4 d6 . . . . .", coins=(5, 0), market="M10 M12")
    assert "B1" in t.cells("buy M12")
    assert "B1" not in t.cells("buy M10")
    assert "B1" not in t.cells("place 1")
    assert "A1" not in t.cells("buy M12")
    t.play("buy M12 C1")
    assert row(t, 1) == ["l4", "d6", "lM12", ".", ".", ".", "."]
    assert t.g.discards == [(), ()]


# Scoring mercenaries


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (". . . .\n. lM10 . .\n. . . .", 0),
        ("l8 l4 l1 .\nl6 lM10 . .\n. . . .", 2),
        (". l4 . .\nl6 lM10 lM05 .\n. l2 . .", 4),
        (". l4! . .\nl6 lM10 d5 .\n. d2! . .", 1),
    ],
)
def test_LS_MERC_18_the_flagship_counts_its_own_neighbours(drawing: str, points: int) -> None:
    """LS-MERC-18, LS-R-50: own combat ships, mercenaries too; no burning, enemy or diagonal ones."""
    t = table("\n".join(line + " . . ." for line in drawing.splitlines()))
    entries = {entry["mercenary"]: entry["points"] for entry in sheet(t.g, 0)["mercenaries"]}
    assert entries["M10"] == points


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("lM11 . . . . . .", 1),
        ("lM11 . l4++ l6+ d5++ . .", 4),
        ("lM11+ lM05 . dM03 l6+ . l4!", 4),
    ],
)
def test_LS_MERC_19_the_guardian_counts_shields(drawing: str, points: int) -> None:
    """LS-MERC-19, LS-R-51: tokens on own ships and mercenaries, and 1 for each own mercenary, itself too."""
    entries = {entry["mercenary"]: entry["points"] for entry in sheet(table(drawing).g, 0)["mercenaries"]}
    assert entries["M11"] == points


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        ("lM09 . . . . . .", 0),
        ("lM09 . l4 l4 l4 . .", 1),
        (". . l2 . . . .\nlM09 . l2 . . . .\nl6 l6 l6 . . . .", 1),
        ("l2 l2 l2 . lM09 . .\n. . . . . . .\nl6 l6 l6 . d5 d5 d5", 2),
        ("l2 l3 l4 . lM09 . .", 0),
        ("l6 l6 lM09 l6 . . .", 1),
    ],
)
def test_LS_MERC_20_the_twin_flags_count_equal_combinations(drawing: str, points: int) -> None:
    """LS-MERC-20, LS-R-52: own ones of three or four, no sequence, not the enemy's."""
    assert sole(table(drawing), 0)["points"] == points


def test_LS_R_52_the_bonus_is_part_of_what_is_maximised() -> None:
    """LS-R-52: at 2 VP three equal ships are worth what a sequence of three is, until the bonus speaks."""
    options = {"equal_vp": "2-3"}
    line = "l4 l4 l4 l3 l2 . ."
    plain = table(line, options=options)
    assert [one["points"] for one in sheet(plain.g, 0)["combinations"]] == [2]
    flags = table(f"lM09 . . . . . .\n. . . . . . .\n{line}", options=options)
    (one,) = sheet(flags.g, 0)["combinations"]
    assert (one["kind"], one["points"], sole(flags, 0)["points"]) == ("equal", 2, 1)
    assert sheet(flags.g, 0)["total"] == 3


# Rulings


@pytest.mark.parametrize("name", ["M01", "M02"])
def test_LS_R_53_shield_the_twelfth_mercenary_doubles_the_first(name: str) -> None:
    """LS-R-53, shield: M02 does what M01 does."""
    t = table("l4 . . . . . .", coins=(3, 0), market=name).play(f"buy {name} B1")
    assert (t.asked, t.options) == ((0, "shield"), ["A1", "B1"])


def test_LS_R_53_shots_vertical_it_shoots_along_its_column() -> None:
    """LS-R-53, shots_vertical: two shots, north or south, nowhere else; cost and numbers stay, M01 too."""
    drawing = """
        . . . d9 . . .
        . . . d8 . . .
        . . l4 . . d3 .
        . . . d7 d6 . .
        """
    t = shots("M02", drawing, "buy M02 D2", **VERTICAL)
    assert (t.asked, t.options) == ((0, "shoot"), ["N", "S"])
    t.play("N", "S")
    assert [row(t, number)[3] for number in (4, 3, 2, 1)] == ["d9", "d8!", "lM02", "d7!"]
    same = shots("M02", drawing, "buy M02 D2", "N", "N", **VERTICAL)
    assert [row(same, number)[3] for number in (4, 3, 2, 1)] == ["d9!", "d8!", "lM02", "d7"]
    assert same.g.coins == [0, 0]
    assert numbers_of(same.g, "M02") == (2, 5, 8)
    bulwark = shots("M01", "l4 . . . . . .", "buy M01 B1", **VERTICAL)
    assert bulwark.asked == (0, "shield")


def test_LS_R_54_a_scoring_mercenary_is_a_ship_like_the_others() -> None:
    """LS-R-54: it blocks shots and counts in combinations; its VP wait for the end."""
    t = table("l2 . . . . . .", hands=("2", "1"), coins=(5, 0), market="M10")
    t.play("buy M10 B1", "place 2 C1", "draw 3")
    assert t.g.points == [0, 0]
    assert sole(t, 0) == {"cell": "B1", "mercenary": "M10", "number": 3, "points": 2}
    blocked = table("lM10 . . . . . .\nl6 . . . . . .\n. . . . . . .", mover=1, hands=("1", "3"))
    assert [event["cell"] for event in blocked.play("place 3 A6").told("bounced")] == ["A3"]
    sequence = table("l2 lM10 l4 . . . .")
    assert [one["points"] for one in sheet(sequence.g, 0)["combinations"]] == [2]
