"""The worked examples about dragons and the protectorate (section 6): the printed ones, and
those that we have added."""

import pytest

from tests.games.dragon_island.fights import lost, strengths
from tests.games.dragon_island.routes import allowed, left, under_way
from tests.games.dragon_island.table import Table, table


def fight(ship: str, dragons: str, blows: str, stones: int = 0) -> Table:
    """A ship on J5 attacks what lies beside it; `ballista 6`: what was rolled."""
    ships = {"N1": f"J5 {ship}", "N2": " ".join(["J2", *["dragon_stone"] * stones])}
    return table(ships, {"K6": dragons}).play("attack N1 K6", *blows.split())


@pytest.mark.parametrize(
    ("ship", "dragon", "blows", "stones", "expected", "fallen", "kept"),
    [
        pytest.param("warriors warriors", "red", "warriors warriors", 0, [2, -3], "warriors", "warriors",
                     id="DI-TV-2"),
        pytest.param("warriors warriors ballista", "gold", "warriors warriors ballista 1", 0, [6, 1, 0],
                     "warriors warriors", "ballista", id="DI-TV-3"),
        pytest.param("warriors warriors ballista", "gold", "ballista 1 warriors warriors", 0, [10, 5, 0],
                     "ballista warriors", "warriors", id="DI-TV-4"),
        pytest.param("warriors mage", "gold", "warriors mage", 0, [6, -2], "warriors", "mage", id="DI-TV-5"),
        pytest.param("warriors mage", "gold", "mage warriors", 3, [0, -5], "", "mage warriors", id="DI-TV-6"),
        pytest.param("warriors mage", "gold", "warriors mage", 3, [6, -5], "warriors", "mage", id="DI-TV-7"),
    ],
)  # fmt: skip
def test_fights_with_one_dragon(
    ship: str, dragon: str, blows: str, stones: int, expected: list[int], fallen: str, kept: str
) -> None:
    """DI-TV-2 to DI-TV-7: dragons 1, 2, 2 in a better order, 3, 3.1, and the remark on it."""
    t = fight(ship, dragon, blows, stones)
    assert (strengths(t), lost(t), t.cargo("N1")) == (expected, fallen.split(), kept.split())
    dead = expected[-1] < 0
    medals = {"red": 2, "gold": 3}[dragon]
    assert (t.g.medals[0], t.g.rotation) == ((medals, 1) if dead else (0, 0))
    assert (t.g.dragons == []) is dead
    assert t.asked == (0, "turn")


def test_a_pair_of_gold_dragons() -> None:
    """DI-TV-8: dragons 4; 11 - 6 - 8, then 11 - 5 - 8 with the same Mage."""
    t = fight("warriors mage ballista", "gold gold", "ballista 6 mage warriors mage")
    assert (strengths(t), lost(t)) == ([5, -3, 6, -2], ["ballista", "warriors"])
    assert (t.cargo("N1"), t.g.medals[0], t.g.rotation, t.g.dragons) == (["mage"], 6, 2, [])


def test_movement() -> None:
    """DI-TV-1: two tokens, dice 4 and 6; 8 moves or 10."""
    assert allowed(table({"N1": "J3 iron iron"}, dice=(4, 6)), "N1") == 10
    assert allowed(table({"N1": "J3 iron iron"}, dice=(4, 4)), "N1") == 8


def test_the_protectorate_makes_a_laden_ship_light() -> None:
    """DI-TV-17: three tokens, dice 1 and 5; 6 + 1."""
    assert allowed(table({"N1": "J3 iron iron iron"}, dice=(1, 5)), "N1") == 7


def test_a_1_with_an_8() -> None:
    """DI-TV-18: three tokens; a bonus within 6 moves, 7 without one."""
    for moves, offered in ((6, True), (8, False)):
        t = under_way(table({"N1": "F2 iron iron iron"}, dice=(1, 8)), "N1", min(moves, 7), "F3", "F2")
        assert ("bonus" in t.options) is offered
    assert allowed(table({"N1": "F2 iron iron iron"}, dice=(1, 8)), "N1") == 7


def test_a_bonus_with_a_load() -> None:
    """DI-TV-19: two tokens, dice 8 and 3; within 4 moves, 12 without it."""
    start = {"N1": "F2 iron iron"}
    assert "bonus" in under_way(table(start, dice=(8, 3)), "N1", 4, "F3", "F2").options
    assert "bonus" not in under_way(table(start, dice=(8, 3)), "N1", 6, "F3", "F2").options
    assert allowed(table(start, dice=(8, 3)), "N1") == 12


def shared(*winds: int) -> bool:
    """Whether three ships with 0, 1 and 3 tokens can use so much of a 4 and a 6."""
    t = table({"N1": "J3", "N2": "F3 iron", "N3": "J5 iron iron iron"}, dice=(4, 6))
    ways = (("N1", 6, "K3", "J3"), ("N2", 5, "E3", "F3"), ("N3", 3, "K5", "J5"))
    for wind, (ship, base, *way) in zip(winds, ways, strict=True):
        t.play(f"sail {ship}")
        if left(t) < base + wind:
            return False
        for step in range(base + wind):
            t.play(way[step % 2])
        if t.asked[1] == "route":
            t.play("stop")
    return True


def test_three_ships_share_the_wind() -> None:
    """DI-TV-20."""
    ships = {"N1": "J3", "N2": "F3 iron", "N3": "J5 iron iron iron"}
    most = [allowed(table(ships, dice=(4, 6)), ship) for ship in ("N1", "N2", "N3")]
    assert most == [15, 14, 12]
    assert (shared(5, 3, 2), shared(9, 1, 0)) == (True, True)
    assert (shared(10, 0, 0), shared(6, 5, 0)) == (False, False)


def test_two_dragons_killed_and_a_ship_in_a_gate() -> None:
    """DI-TV-23: from rotation 1 to 3; only the ship in the gate is destroyed."""
    ships = {"N1": "J5 mage mage", "S1": "d14", "S2": "d36", "S3": "F10"}
    t = table(ships, {"K6": "green red"}, rotation=1).play("attack N1 K6", "mage", "mage")
    assert (t.g.rotation, t.g.fleet_of(1)) == (3, ["S2", "S3"])
    assert (t.g.ships["S2"].point, t.g.ships["S3"].point) == ("d36", "F10")
