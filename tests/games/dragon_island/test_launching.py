"""Chapter 3: launching ships (DI-LAUNCH, DI-R-6, DI-R-7)."""

import pytest

from tests.games.dragon_island.table import Table, table

HOMES = {
    "N": ("H_N", "I2 J2 K2"),
    "E": ("H_E", "R10 R11 R9"),
    "S": ("H_S", "I18 J18 K18"),
    "W": ("H_W", "B10 B11 B9"),
}


def rich(ships: dict[str, str], coins: int = 40, **more: object) -> Table:
    return table(ships, coins=(coins, 5), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("coins", "offered"), [(9, False), (10, True)])
def test_DI_LAUNCH_1_ten_coins(coins: int, offered: bool) -> None:
    """DI-LAUNCH-1: paid to the bank; with less none is launched."""
    t = rich({"N1": "J5"}, coins)
    assert bool(t.offered("launch")) == offered
    if offered:
        t.play("launch J2")
        assert (t.g.coins[0], t.told("paid")[0]["reason"]) == (0, "launch")


def test_DI_LAUNCH_2_the_price_is_the_same_throughout() -> None:
    """DI-LAUNCH-2: for the second ship, the third, and one that replaces a lost one; each with its
    Ballista."""
    t = rich({"N1": "J5"}).play("launch I2", "launch J2")
    assert (t.g.coins[0], t.cargo("N2"), t.cargo("N3")) == (20, ["ballista"], ["ballista"])
    t = rich({"N2": "J5", "N3": "F3"}, tables={"turn": 80}).play("launch I2")
    assert (t.g.coins[0], t.cargo("N1")) == (30, ["ballista"])


@pytest.mark.parametrize(("option", "cargo", "left"), [(True, ["ballista"], 9), (False, [], 10)])
def test_DI_R_6_a_Ballista_is_in_the_price(option: bool, cargo: list[str], left: int) -> None:
    """DI-R-6: option launch_with_ballista; out of the bank."""
    t = rich({"N1": "J5 ballista", "S1": "J18 ballista"}, launch_with_ballista=option).play("launch J2")
    assert (t.cargo("N2"), t.g.bank["ballista"], t.g.coins[0]) == (cargo, left, 30)


@pytest.mark.parametrize(("supply", "cargo"), [("limited", []), ("unlimited", ["ballista"])])
def test_DI_R_6_without_one_in_the_bank_it_comes_empty(supply: str, cargo: list[str]) -> None:
    """DI-R-6, DI-R-23: and costs as much."""
    t = rich({"N1": "J5"}, depots={"H_S": "ballista@1 " * 12}, token_supply=supply).play("launch J2")
    assert (t.cargo("N2"), t.g.coins[0]) == (cargo, 30)


@pytest.mark.parametrize("seat", range(4))
def test_DI_LAUNCH_3_in_the_own_home_harbour(seat: int) -> None:
    """DI-LAUNCH-3: in any of its three berths, and nowhere else."""
    letter = "NESW"[seat]
    harbour, berths = HOMES[letter]
    t = table({f"{letter}1": "J5"}, seats=4, mover=seat, coins=(10, 10, 10, 10))
    assert sorted(t.offered("launch")) == [f"launch {berth}" for berth in berths.split()]
    t.play(t.offered("launch")[0])
    assert t.g.harbour_of(f"{letter}2") == harbour


def test_DI_R_7_three_ships_at_most() -> None:
    """DI-R-7: for each House; those that were lost do not count."""
    assert rich({"N1": "J5", "N2": "F3", "N3": "L3"}).offered("launch") == []
    assert rich({"N1": "J5", "N3": "L3"}).offered("launch")


def test_DI_R_7_a_free_berth() -> None:
    """DI-R-7: whoever lies in the others; launching pushes nobody out."""
    t = rich({"N1": "J2", "S1": "I2"})
    assert t.offered("launch") == ["launch K2"]
    assert rich({"N1": "J2", "S1": "I2", "S2": "K2"}).offered("launch") == []


def test_DI_R_7_an_action_of_nobodys_ship() -> None:
    """DI-R-7: no other ship has to be there; several in a turn; not in the movement phase."""
    t = rich({"N1": "d42"}).play("launch I2", "launch K2")
    assert [t.g.ships[name].point for name in ("N2", "N3")] == ["I2", "K2"]
    assert rich({"N1": "J5", "N2": "F3"}).sail("N1", "J6").offered("launch") == []


def test_DI_R_7_it_may_sail_in_the_same_turn() -> None:
    """DI-R-7, DI-R-10: launched before the movement phase, and it counts for the dice; after it, it stays."""
    t = rich({"N1": "J5"}).play("launch I2", "next")
    assert t.offered("sail") == ["sail N1", "sail N2"]
    t.sail("N2", "I3")
    assert (t.g.fleet, t.g.ships["N2"].point) == (2, "I3")
    t = rich({"N1": "J5"}).sail("N1", "J6").play("next", "launch I2")
    assert t.offered("sail") == []
    assert t.play("end").g.mover == 1


def test_DI_R_7_it_acts_at_once() -> None:
    """DI-R-7: what lies in the harbour can be loaded, and a dragon attacked."""
    t = rich({"N1": "J5"}, dragons={"J3": "green"}, depots={"H_N": "iron"}).play("launch J2")
    assert "take iron N2" in t.options
    assert t.offered("attack") == ["attack N2 J3"]
