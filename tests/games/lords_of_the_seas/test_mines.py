"""Mines: laying, going off, removing (LS-MINE, LS-R-32 to LS-R-41).

In the drawings `*` is a mine, `o` the fake one; `r` and `f` those that only their layer can tell. The layout:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

import pytest

from drakomor.games.lords_of_the_seas.chart import CELLS
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.scoring import sheet
from tests.games.lords_of_the_seas.table import Table, table

STACKING = {"mine_stacking": True}
OPEN = {"fake_mine_hidden": False}

FULL = """
    d1! d1! d1! d2! d2! d2! d3!
    d3! d3! d4! d4! d4! d5! d5!
    d5! d6! d6! d6! d7! d7! d7!
    l3! l3! l4! l4! l4! l5! l5!
    l5! l6! l6! l6! l7! l7! l7!
    l1! l1! l1! l2! l2! l2! l3
"""


def full_but(*free: str, sign: str = ".") -> str:
    """A sea full of ships, but for some cells."""
    rows = [line.split() for line in FULL.strip().splitlines()]
    for cell in free:
        rows[6 - int(cell[1])]["ABCDEFG".index(cell[0])] = sign
    return "\n".join(" ".join(row) for row in rows)


def lays(t: Table) -> list[str]:
    """The cells that a mine may be laid on, as the open question offers them."""
    assert t.asked[1] in ("mine", "fake_mine")
    return t.options


# Laying


def test_LS_MINE_1_a_mine_is_laid_on_any_cell_without_a_ship() -> None:
    """LS-MINE-1, LS-R-32: no combat ship, no burning ship, not under the new ship; both halves."""
    t = table(
        """
        d1 . . . . . d2!
        .  . . . . . .
        .  . . * . . .
        .  . . . . . .
        .  . . . . . .
        l4 . . l6! . . .
        """,
        hands=("2", "1"),
    )
    t.play("place 2 B1")
    assert t.asked == (0, "mine")
    assert t.options == [cell for cell in CELLS if cell not in {"A6", "G6", "A1", "D1", "B1", "D4"}]
    assert [t.why(0, cell) for cell in ("A6", "D1", "B1", "D4")] == ["LS-MINE-1"] * 3 + ["LS-R-33"]
    t.play("G5")
    assert (t.g.mines, t.g.supply["mines"]) == ({"D4": "R", "G5": "R"}, 12)
    assert t.told("laid_mine") == [{"kind": "laid_mine", "seat": 0, "cell": "G5"}]


@pytest.mark.parametrize(
    ("options", "offered", "pile"), [({}, False, ""), (STACKING, True, "RR")], ids=["false", "true"]
)
def test_LS_R_33_mine_stacking(options: dict[str, bool], offered: bool, pile: str) -> None:
    """LS-R-33, both values: whether a mined cell takes another mine."""
    t = table("l4 . . *  . . .", hands=("2", "1"), options=options).play("place 2 B1")
    assert ("D1" in lays(t)) is offered
    if offered:
        assert t.play("D1").g.mines == {"D1": pile}


def test_LS_R_33_a_ship_sets_off_the_whole_stack() -> None:
    """LS-R-33, true: three mines on one cell, and all of them are the player's."""
    t = table(". . . ***  . . .", hands=("2", "1"), options=STACKING).play("place 2 D1")
    assert (t.g.mines, t.g.mines_held) == ({}, [3, 0])
    assert sheet(t.g, 0)["mines"] == -6


def test_LS_R_33_a_7_removes_one_mine_of_a_stack() -> None:
    """LS-R-33, LS-R-36, true: what the 7 leaves on its own cell goes off."""
    t = table("*** . . . . . .", hands=("7", "1"), options=STACKING).play("place 7 A1")
    assert (t.g.mines, t.g.mines_held, t.g.supply["mines"]) == ({}, [2, 0], 12)


def test_LS_R_41_no_mine_left_in_the_supply() -> None:
    """LS-R-41, LS-R-16: the effect is lost, the turn goes on; a 9 lays the one mine that is left."""
    t = table("l4 . . . . . .", hands=("2", "1"), mines_held=[7, 7]).play("place 2 B1")
    assert (t.g.mines, t.g.coins, t.asked[1]) == ({}, [1, 0], "draw")
    assert t.told("nothing") == [{"kind": "nothing", "seat": 0, "effect": "mine"}]
    last = table("l4 . . . . . .", hands=("9", "1"), mines_held=[6, 7]).play("place 9 B1", "G6")
    assert (last.g.mines, last.g.supply["mines"]) == ({"G6": "R"}, 0)
    assert last.asked[1] == "draw"


def test_LS_MINE_1_no_cell_for_a_mine() -> None:
    """LS-MINE-1, LS-R-32, LS-R-16: no mine in a full sea; the last free cell needs no question."""
    lost = table(full_but("B1"), hands=("8", "9")).play("place 8 B1")
    assert (lost.g.mines, lost.told("nothing")[0]["effect"]) == ({}, "mine")
    one = table(full_but("B1", "C4"), hands=("8", "9")).play("place 8 B1")
    assert one.g.mines == {"C4": "R"}


# Going off


def test_LS_MINE_2_a_ship_on_a_mined_cell_sets_the_mine_off_and_stays() -> None:
    """LS-MINE-2, LS-MINE-3, LS-PLACE-10"""
    t = table("l4 . . . . * .", hands=("2", "1"))
    assert "F1" in t.cells("place 2")
    t.play("place 2 F1")
    assert t.sea.splitlines()[-1].split() == ["1", "l4", ".", ".", ".", ".", "l2", "."]
    assert (t.g.mines, t.g.mines_held, t.g.supply["mines"]) == ({}, [1, 0], 13)
    assert t.told("set_off_mine") == [{"kind": "set_off_mine", "seat": 0, "cell": "F1", "fake": False}]


@pytest.mark.parametrize("mover", [0, 1])
def test_LS_MINE_3_the_player_who_placed_the_ship_keeps_the_mine(mover: int) -> None:
    """LS-MINE-3: 2 VP less at the end, for good."""
    t = table("* . . . . . *\n" + ". . . . . . .\n" * 4 + "* . . . . . *", mover=mover, hands=("2", "2"))
    t.play("place 2 A1" if mover == 0 else "place 2 G6")
    assert t.g.mines_held == [1 - mover, mover]
    assert [sheet(t.g, seat)["mines"] for seat in (0, 1)] == [-2 * (1 - mover), -2 * mover]


def test_LS_MINE_4_the_fake_mine_costs_nothing() -> None:
    """LS-MINE-4: it goes off and is kept like the others, for 0 VP."""
    t = table(". . . . . o .", hands=("2", "1"), market="M04").play("place 2 F1")
    assert (t.g.mines, t.g.mines_held, t.g.fakes_held) == ({}, [0, 0], [1, 0])
    assert t.g.supply["fake_mines"] == 0
    assert sheet(t.g, 0)["mines"] == 0
    assert t.told("set_off_mine")[0]["fake"] is True


def test_LS_MINE_5_no_fake_mine_without_the_minelayer() -> None:
    """LS-MINE-5, LS-SETUP-8: in games of both kinds, from the start."""
    for market, fakes in (("M03 M04 M05 M07 M10", 1), ("M01 M03 M05 M07 M10", 0)):
        options = {"market_mode": "agreed", "market": tuple(market.split()), "layout_mode": "intro"}
        t = Table(GAME.start(options=options)).play("0", *["draw 1", "draw 2", "draw 3"] * 2)
        assert t.g.supply["fake_mines"] == fakes


def test_LS_R_34_mines_are_nobodys() -> None:
    """LS-R-34: the own mine hurts too, and a mercenary sets it off like other ships."""
    t = table(". . . . . . .", hands=("2 4", "1"), coins=(3, 0)).play("place 2 B1", "A1")
    assert t.g.mines == {"A1": "R"}
    t.play("buy M05 A1")
    assert (t.g.mines, t.g.mines_held) == ({}, [1, 0])
    assert t.sea.splitlines()[-1].split()[:3] == ["1", "lM05", "l2"]


def test_LS_R_35_cell_and_ship_have_their_effects_on_a_mined_cell() -> None:
    """LS-R-35, LS-R-36: the mine goes off first, then the point and the coin."""
    t = table("* . . . . . .", hands=("2", "1")).play("place 2 A1")
    assert (t.g.points, t.g.coins, t.g.mines_held) == ([1, 0], [1, 0], [1, 0])
    assert t.kinds() == ["placed", "set_off_mine", "gained", "gained"]


def test_LS_R_36_the_mine_goes_off_before_the_effects() -> None:
    """LS-R-36: before the shield of a 1, and before the mine that the cell lays; no 7, no waiting."""
    one = table("* . . . . . .", hands=("1", "1")).play("place 1 A1")
    assert one.kinds() == ["placed", "set_off_mine", "gained", "shielded"]
    layer = table("l4 * . . . . .", hands=("2", "1"), mines_held=[6, 7]).play("place 2 B1")
    assert (layer.g.mines_held, layer.g.mines) == ([7, 7], {})
    assert layer.kinds() == ["placed", "set_off_mine", "nothing", "gained"]


def test_LS_R_36_a_mercenarys_effect_comes_after_its_mine() -> None:
    """LS-R-36"""
    t = table("* l4 . . . . .", coins=(3, 0), market="M01").play("buy M01 A1", "B1")
    assert t.kinds() == ["hired", "set_off_mine", "shielded"]


def test_LS_R_36_under_a_7_the_mine_waits() -> None:
    """LS-R-36: it may be the one that is removed; if not, it goes off after the removal."""
    sea = ". . . . . . .\n. . * . . . .\n* . . . . . ."
    removed = table(sea, hands=("7", "1")).play("place 7 A1")
    assert (removed.asked, removed.options) == ((0, "remove_mine"), ["A1", "C2"])
    assert (removed.g.mines_held, removed.g.points) == ([0, 0], [1, 0])
    removed.play("A1")
    assert (removed.g.mines, removed.g.mines_held, removed.g.supply["mines"]) == ({"C2": "R"}, [0, 0], 13)
    assert "set_off_mine" not in removed.kinds()
    other = table(sea, hands=("7", "1")).play("place 7 A1", "C2")
    assert (other.g.mines, other.g.mines_held, other.g.supply["mines"]) == ({}, [1, 0], 13)
    assert other.kinds() == ["placed", "gained", "removed_mine", "set_off_mine"]


def test_LS_R_36_a_7_alone_with_its_mine() -> None:
    """LS-R-36, LS-SHIP-7: the only mine is the one under the 7."""
    t = table("* . . . . . .", hands=("7", "1")).play("place 7 A1")
    assert (t.g.mines, t.g.mines_held, t.g.supply["mines"]) == ({}, [0, 0], 14)


def test_LS_R_36_under_the_sweeper_the_mine_waits() -> None:
    """LS-R-36: three others removed, then its own goes off."""
    sea = "* * * . . . .\n. . . . . . .\n* l4 . . . . ."
    t = table(sea, coins=(3, 0), market="M03").play("buy M03 A1")
    assert (t.asked, t.options) == ((0, "remove_mine"), ["A1", "A3", "B3", "C3"])
    t.play("A3", "B3", "C3")
    assert (t.g.mines, t.g.mines_held, t.g.supply["mines"]) == ({}, [1, 0], 13)
    assert t.kinds() == ["hired", *["removed_mine"] * 3, "set_off_mine"]
    swept = table(sea, coins=(3, 0), market="M03").play("buy M03 A1", "A3", "B3", "A1")
    assert (swept.g.mines, swept.g.mines_held, swept.g.supply["mines"]) == ({"C3": "R"}, [0, 0], 13)


# Removing


def test_LS_MINE_6_mines_leave_the_sea_in_three_ways() -> None:
    """LS-MINE-6: by a 7, by the sweeper, by going off; a shot or a repair leaves them."""
    seven = table(". * . . . . l4", hands=("7", "1")).play("place 7 A1")
    assert (seven.g.mines, seven.g.supply["mines"]) == ({}, 14)
    sweeper = table("* . . . . . l4", coins=(3, 0), market="M03").play("buy M03 F1")
    assert (sweeper.g.mines, sweeper.g.supply["mines"]) == ({}, 14)
    going_off = table("* . . . . . l4", hands=("2", "1")).play("place 2 A1")
    assert (going_off.g.mines, going_off.g.supply["mines"]) == ({}, 13)
    shot = table("d4 . .\n* . . \n. . .".replace("\n", " . . . .\n") + " . . . .", hands=("3", "1"))
    shot.play("place 3 D1")
    assert shot.g.mines == {"A2": "R"}


def test_LS_R_37_the_sweeper_removes_one_mine_after_another() -> None:
    """LS-R-37, LS-MERC-12: three of four, one by one, each out of those that are left."""
    t = table("* * . * * . l4", coins=(3, 0), market="M03").play("buy M03 F1")
    assert t.options == ["A1", "B1", "D1", "E1"]
    assert t.play("B1").options == ["A1", "D1", "E1"]
    assert t.play("E1").options == ["A1", "D1"]
    t.play("A1")
    assert t.g.mines == {"D1": "R"}
    assert t.asked == (0, "turn")


@pytest.mark.parametrize(
    ("row", "picks"), [("* . * . . . l4", ["C1"]), ("* . . . . . l4", []), (". . . . . . l4", [])]
)
def test_LS_R_37_fewer_than_three_mines_are_all_removed(row: str, picks: list[str]) -> None:
    """LS-R-37"""
    t = table(row, coins=(3, 0), market="M03").play("buy M03 F1", *picks)
    assert (t.g.mines, t.asked) == ({}, (0, "turn"))
    assert t.g.supply["mines"] == 14


def test_LS_R_38_every_mine_may_be_removed_the_fake_too() -> None:
    """LS-R-38: a real one returns to the supply, the fake one leaves the game."""
    sea = ". * . o . . l4"
    t = table(sea, hands=("7", "1"), market="M04").play("place 7 A1")
    assert t.options == ["B1", "D1"]
    t.play("D1")
    assert (t.g.mines, t.g.supply["mines"], t.g.supply["fake_mines"]) == ({"B1": "R"}, 13, 0)
    assert (t.g.mines_held, t.g.fakes_held) == ([0, 0], [0, 0])
    assert t.told("removed_mine") == [{"kind": "removed_mine", "seat": 0, "cell": "D1", "fake": True}]
    real = table(sea, hands=("7", "1"), market="M04").play("place 7 A1", "B1")
    assert (real.g.mines, real.g.supply["mines"], real.g.supply["fake_mines"]) == ({"D1": "F"}, 14, 0)


def test_LS_R_38_a_mine_that_went_off_stays_with_the_player() -> None:
    """LS-R-38: a 7 removes mines of the sea, not those that are held."""
    t = table(". . . . . . l4", hands=("7", "1"), mines_held=[2, 1]).play("place 7 A1")
    assert (t.g.mines_held, t.g.supply["mines"]) == ([2, 1], 11)
    assert t.told("nothing")[-1]["effect"] == "remove_mine"


# The minelayer's three


def test_LS_R_39_hidden_only_the_layer_knows_the_fake_mine() -> None:
    """LS-R-39, true: the three lie alike for everybody else."""
    t = table(". . . . . . l4", coins=(3, 0), market="M04").play("buy M04 F1", "A3", "C3", "B3")
    seen = [GAME.view(t.g, seat)["tables"]["mines"] for seat in (0, 1, None)]
    assert seen == [{"A3": "r", "B3": "f", "C3": "r"}] + [{"A3": "?", "B3": "?", "C3": "?"}] * 2


def test_LS_R_39_open_everybody_knows_it() -> None:
    """LS-R-39, false"""
    t = table(". . . . . . l4", coins=(3, 0), market="M04", options=OPEN).play("buy M04 F1", "A3", "C3", "B3")
    seen = [GAME.view(t.g, seat)["tables"]["mines"] for seat in (0, 1, None)]
    assert seen == [{"A3": "R", "B3": "F", "C3": "R"}] * 3


def test_LS_R_39_the_fake_mine_is_revealed_when_it_goes_off_or_is_removed() -> None:
    """LS-R-39: the event tells everybody, and the other two are known to be real from then on."""
    for hand, answers in (("2", ["place 2 B1", "G6"]), ("7", ["place 7 A1", "B1"])):
        t = table(". f r r . . l4", hands=(hand, "1"), market="M04", layer=1).play(*answers)
        for seat in (0, 1):
            mines = GAME.view(t.g, seat)["tables"]["mines"]
            assert (mines["C1"], mines["D1"]) == ("R", "R")
        event = next(event for event in t.events if event["kind"] in ("set_off_mine", "removed_mine"))
        assert event["fake"] is True


def test_LS_R_39_a_real_one_of_the_three_tells_nothing_of_the_others() -> None:
    """LS-R-39: it is turned over, two are left, and one of them is the fake one."""
    t = table("r f r . . . l4", hands=("2", "1"), market="M04", layer=1).play("place 2 A1")
    assert t.g.mines_held == [1, 0]
    assert GAME.view(t.g, 0)["tables"]["mines"] == {"B1": "?", "C1": "?"}
    assert GAME.view(t.g, 1)["tables"]["mines"] == {"B1": "f", "C1": "r"}


def minelayer(sea: str, **facts: object) -> Table:
    return table(sea, coins=(3, 0), market="M04", **facts)


def test_LS_R_40_two_mines_then_the_fake() -> None:
    """LS-R-40, LS-MERC-13: real, real, fake."""
    t = minelayer(". . . . . . l4").play("buy M04 F1")
    prompts = []
    for cell in ("A3", "B3", "C3"):
        prompts.append(t.asked[1])
        t.play(cell)
    assert prompts == ["mine", "mine", "fake_mine"]
    assert t.g.mines == {"A3": "r", "B3": "r", "C3": "f"}
    assert (t.g.supply["mines"], t.g.supply["fake_mines"]) == (12, 0)


@pytest.mark.parametrize(
    ("held", "picks", "mines"),
    [
        ([6, 7], ["A3", "B3"], {"A3": "r", "B3": "f"}),
        ([7, 7], ["A3"], {"A3": "F"}),
    ],
)
def test_LS_R_40_too_few_tokens(held: list[int], picks: list[str], mines: dict[str, str]) -> None:
    """LS-R-40: the real mines that are there, then the fake one; alone it is no secret."""
    t = minelayer(". . . . . . l4", mines_held=held).play("buy M04 F1", *picks)
    assert t.g.mines == mines
    assert t.asked == (0, "turn")


def test_LS_R_40_the_fake_mine_is_gone() -> None:
    """LS-R-40: two real mines, and nobody needs to guess."""
    t = minelayer(". . . . . . l4", fakes_held=[0, 1]).play("buy M04 F1", "A3", "B3")
    assert t.g.mines == {"A3": "R", "B3": "R"}


@pytest.mark.parametrize(
    ("free", "mines"),
    [
        (["A4"], {"A4": "R"}),
        (["A4", "B4"], {"A4": "R", "B4": "R"}),
        (["A4", "B4", "C4"], {"A4": "r", "B4": "r", "C4": "f"}),
        ([], {}),
    ],
)
def test_LS_R_40_too_few_cells(free: list[str], mines: dict[str, str]) -> None:
    """LS-R-40: real mines first; what cannot be laid is lost."""
    t = minelayer(full_but("F1", *free), hands=("8", "9")).play("buy M04 F1", *free[:-1])
    assert t.g.mines == mines
    assert t.g.supply["fake_mines"] == int(len(free) < 3)


def test_LS_R_40_each_on_a_cell_of_its_own_unless_mines_stack() -> None:
    """LS-R-40, LS-R-33: a cell that was picked is offered again only where mines may lie on each other."""
    apart = minelayer(". . . . . . l4").play("buy M04 F1", "A3")
    assert "A3" not in apart.options
    assert apart.why(0, "A3") == "LS-R-33"
    stacked = minelayer(". . . . . . l4", options=STACKING).play("buy M04 F1", "A3", "A3", "A3")
    assert stacked.g.mines == {"A3": "frr"}
