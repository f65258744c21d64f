"""Section 6: the worked examples about movement, wind and bonuses, with their figures (DI-TV-1, DI-TV-17 to
DI-TV-20). The others stand with their chapters."""

import pytest

from tests.games.dragon_island.routes import allowed, may_take, sailed, under_way
from tests.games.dragon_island.table import Table, table

LOADS = ("", " iron", " iron iron", " iron iron iron")


def laden(tokens: int, dice: tuple[int, int], at: str = "J3") -> Table:
    return table({"N1": at + LOADS[tokens]}, dice=dice)


def reach(tokens: int, dice: tuple[int, int]) -> int:
    """The most moves after which a bonus can be had: one of coins, from a point one or two moves away."""
    found = 0
    for moves in range(1, allowed(laden(tokens, dice), "N1") + 1):
        ways = ("F7", ("E7", "F7")) if moves % 2 else ("E7", ("F7", "E7"))
        t = under_way(laden(tokens, dice, ways[0]), "N1", moves, *ways[1])
        found = moves if may_take(t) else found
    return found


def test_DI_TV_1_movement_allowance() -> None:
    """DI-TV-1: one ship with two tokens, 4 and 6: 8 moves by the one die, 10 by the other."""
    assert allowed(laden(2, (4, 6)), "N1") == 10
    assert allowed(laden(2, (4, 4)), "N1") == 8
    t = table({"N1": "J3 iron iron", "N2": "F3"}, dice=(4, 6))
    assert allowed(sailed(t, "N2", 12, "E3", "F3"), "N1") == 8  # the other ship has used the 6


def test_DI_TV_17_allowance_under_the_protectorate() -> None:
    """DI-TV-17: three tokens, 1 and 5: 7 moves."""
    assert allowed(laden(3, (1, 5)), "N1") == 7


def test_DI_TV_18_1_and_8_together() -> None:
    """DI-TV-18: three tokens: 6 moves to a bonus, 7 without."""
    assert (reach(3, (1, 8)), allowed(laden(3, (1, 8)), "N1")) == (6, 7)


def test_DI_TV_19_bonus_reach_with_a_load() -> None:
    """DI-TV-19: two tokens, 8 and 3: 4 moves to a bonus, 12 without."""
    assert (reach(2, (8, 3)), allowed(laden(2, (8, 3)), "N1")) == (4, 12)


@pytest.mark.parametrize(("ship", "most"), [("N1", 15), ("N2", 14), ("N3", 12)])
def test_DI_TV_20_three_ships_the_most_for_one(ship: str, most: int) -> None:
    """DI-TV-20: with none, one and three tokens, 4 and 6."""
    assert allowed(three(), ship) == most


@pytest.mark.parametrize(
    ("shares", "legal"), [((5, 3, 2), True), ((9, 1, 0), True), ((10, 0, 0), False), ((6, 5, 0), False)]
)
def test_DI_TV_20_three_ships_share_the_wind(shares: tuple[int, int, int], legal: bool) -> None:
    """DI-TV-20."""
    t, base = three(), (6, 5, 3)
    ways = {"N1": ("K3", "J3"), "N2": ("E3", "F3"), "N3": ("K5", "J5")}
    for (ship, way), share, moves in zip(ways.items(), shares, base, strict=True):
        if allowed(Table(t.g), ship) < moves + share:
            assert not legal
            return
        sailed(t, ship, moves + share, *way)
    assert legal


def three() -> Table:
    return table({"N1": "J3", "N2": "F3 iron", "N3": "J5 iron iron iron"}, dice=(4, 6))
