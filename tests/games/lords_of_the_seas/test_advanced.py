"""The advanced variant: both lay out at once, the first player may adjust (LS-ADV, LS-R-66, LS-R-67)."""

import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.kernel import CHANCE
from tests.games.lords_of_the_seas.table import Table, begin

ADVANCED = {
    "layout_mode": "advanced",
    "market_mode": "agreed",
    "market": ("M01", "M03", "M05", "M07", "M10"),
}
LIGHT, DARK = "light-1:a0 light-3:a0 light-2:a0", "dark-2:b1 dark-1:a2 dark-3:b2"
SHIPS = "246246"


def laid(first: int = 0) -> Table:
    """Both layouts chosen."""
    return begin(str(first), LIGHT, DARK, **ADVANCED)


def layouts(t: Table) -> list[str]:
    return [" ".join(layout) for layout in t.g.layouts]


@pytest.mark.parametrize("first", [0, 1])
def test_LS_ADV_1_both_choose_at_the_same_time(first: int) -> None:
    """LS-ADV-1, LS-R-66: the first player is known before; either may answer first."""
    t = begin(str(first), **ADVANCED)
    assert t.g.first == first
    assert sorted(t.g.asks) == [0, 1]
    for seat, ask in t.g.asks.items():
        assert (ask.prompt, ask.options) == ("layout", GAME.parts().layouts[seat])
    one_way = GAME.play(GAME.play(t.g, 0, tuple(LIGHT.split())), 1, tuple(DARK.split()))
    other_way = GAME.play(GAME.play(t.g, 1, tuple(DARK.split())), 0, tuple(LIGHT.split()))
    assert one_way.layouts == other_way.layouts == [tuple(LIGHT.split()), tuple(DARK.split())]


@pytest.mark.parametrize("seat", [0, 1])
def test_LS_R_66_layouts_are_secret_until_both_are_chosen(seat: int) -> None:
    """LS-R-66, LS-ADV-1: nobody else sees what was chosen; then both are revealed together."""
    start = begin("0", **ADVANCED).g
    own, other = ((LIGHT, DARK), (DARK, LIGHT))[seat]
    asked = start.asks[seat]
    assert asked.to == (seat,)
    g = GAME.play(start, seat, tuple(own.split()))
    different = GAME.play(start, seat, asked.options[0])
    for watcher in (1 - seat, None):
        assert GAME.view(g, watcher) == GAME.view(different, watcher)
        assert GAME.view(g, watcher)["tables"]["layouts"] == [[], []]
    assert (list(g.asks), g.log) == ([1 - seat], [])
    g = GAME.play(g, 1 - seat, tuple(other.split()))
    assert [event.kind for event in g.log or ()] == ["laid_out", "laid_out"]
    assert GAME.view(g, 1 - seat)["tables"]["layouts"][seat] == own.split()


@pytest.mark.parametrize("first", [0, 1])
def test_LS_ADV_2_the_first_player_may_adjust_one_own_board(first: int) -> None:
    """LS-ADV-2, LS-R-66: asked once the sea is assembled; only of the first player, only own boards."""
    t = laid(first)
    assert t.asked == (first, "adjust")
    assert len(t.options) == 28
    assert t.options[-1] == "keep"
    colour = ("light", "dark")[first]
    assert {option.split()[1] for option in t.options[:-1]} == {f"{colour}-{n}" for n in "123"}
    before = layouts(t)
    t.play(f"adjust {colour}-3 1 0")
    changed = [one != other for one, other in zip(layouts(t), before, strict=True)]
    assert changed == [first == 0, first == 1]
    assert t.asked == (CHANCE, "draw")


@pytest.mark.parametrize(
    ("adjustment", "layout"),
    [
        ("adjust light-1 1 3", "light-1:a3 light-3:a0 light-2:a0"),  # rotated where it lies
        ("adjust light-1 2 0", "light-3:a0 light-1:a0 light-2:a0"),  # the others close up in their order
        ("adjust light-1 3 2", "light-3:a0 light-2:a0 light-1:a2"),  # relocated and rotated
        ("adjust light-2 1 0", "light-2:a0 light-1:a0 light-3:a0"),
        ("adjust light-3 2 2", "light-1:a0 light-3:a2 light-2:a0"),
        ("adjust light-3 3 0", "light-1:a0 light-2:a0 light-3:a0"),
    ],
)
def test_LS_R_67_rotated_or_relocated(adjustment: str, layout: str) -> None:
    """LS-R-67, LS-ADV-2: taken out and put back with any rotation and in any slot; the face stays."""
    assert layouts(laid().play(adjustment)) == [layout, DARK]


def test_LS_R_67_twenty_seven_adjustments() -> None:
    """LS-R-67: 2 x 3 x 4 + 3 x 2 less the 3 that change nothing; exchanges come in two ways."""
    t = laid()
    wanted = [
        f"adjust light-{board} {slot} {turn}"
        for board, place, turns in (("1", 1, 4), ("2", 3, 4), ("3", 2, 2))
        for slot in (1, 2, 3)
        for turn in range(0, 4, 4 // turns)
        if (slot, turn) != (place, 0)
    ]
    assert len(wanted) == 27
    assert t.options == [*wanted, "keep"]
    assert len({layouts(laid().play(option))[0] for option in wanted}) == 25
    assert layouts(laid().play("adjust light-1 2 0")) == layouts(laid().play("adjust light-3 1 0"))


def test_LS_ADV_3_the_sea_stays_a_rectangle() -> None:
    """LS-ADV-3: every adjustment leads to a layout that could have been chosen, and to 42 letters."""
    for option in laid().options:
        t = laid().play(option)
        assert t.g.layouts[0] in GAME.parts().layouts[0]
        assert t.g.letters == GAME.parts().sea(t.g.layouts)
        assert len(t.g.letters) == 42


@pytest.mark.parametrize(("answer", "shields"), [("adjust light-1 1 3", {}), ("keep", {"C1": 1})])
def test_LS_ADV_4_LS_ADV_5_the_starting_shield(answer: str, shields: dict[str, int]) -> None:
    """LS-ADV-4, LS-ADV-5: given up with an adjustment, kept without one."""
    t = laid().play(answer, *SHIPS, "place 2 C1")
    assert t.g.shields == shields
    assert t.g.supply["shields"] == 7 - len(shields)


def test_LS_ADV_5_keeping_changes_nothing() -> None:
    """LS-ADV-5."""
    t = laid(1).play("keep")
    assert layouts(t) == [LIGHT, DARK]
    assert t.told("kept_layout") == [{"kind": "kept_layout", "seat": 1}]
    assert t.g.starting_shield
