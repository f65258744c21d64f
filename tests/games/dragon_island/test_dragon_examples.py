"""Section 6: the worked examples about fights with dragons (DI-TV-2 to DI-TV-8)."""

import pytest

from tests.games.dragon_island.fights import lost, strengths
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
