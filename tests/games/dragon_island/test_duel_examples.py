"""The worked examples of fights between players (DI-TV-9 to DI-TV-15, DI-TV-26, DI-R-58): A attacks B."""

import pytest

from tests.games.dragon_island.table import Table, table

EXAMPLES = {  # A, B, rolls of A and of B, the two sums, what B may keep
    "DI-TV-9": ("warriors ballista", "mage ballista", "3", "1", [8, 9], "mage|ballista"),
    "DI-TV-10": (
        "warriors ballista", "warriors ballista ballista", "1", "4 1", [6, 10], "warriors|ballista",
    ),
    "DI-TV-11": (
        "warriors ballista", "warriors ballista ballista", "1", "4 2", [6, 11],
        "warriors|ballista|ballista warriors|ballista ballista",
    ),
    "DI-TV-12": (
        "warriors ballista", "warriors ballista", "1", "8", [6, 13], "warriors|ballista|ballista warriors",
    ),
    "DI-TV-13": (
        "warriors ballista", "warriors ballista ballista", "7", "8 8", [12, 21],
        "warriors|ballista|ballista warriors|ballista ballista|ballista ballista warriors",
    ),
    "DI-TV-14": (
        "warriors ballista", "warriors ballista ballista", "6", "8 8", [11, 21],
        "warriors|ballista|ballista warriors|ballista ballista|ballista ballista warriors",
    ),
}  # fmt: skip
MOST = {"DI-TV-9": 1, "DI-TV-10": 1, "DI-TV-11": 2, "DI-TV-12": 2, "DI-TV-13": 3, "DI-TV-14": 3}


def fought(example: str) -> Table:
    a, b, rolls_of_a, rolls_of_b, _, _ = EXAMPLES[example]
    t = table({"N1": f"J5 {a}", "S1": f"K5 {b}"})
    return t.play("attack N1 S1", *rolls_of_a.split(), *rolls_of_b.split())


@pytest.mark.parametrize("example", EXAMPLES)
def test_DI_PVP_4_to_7_worked_examples(example: str) -> None:
    """DI-TV-9, DI-TV-10, DI-TV-11, DI-TV-12, DI-TV-13, DI-TV-14: the sums, and what may be kept."""
    t = fought(example)
    *_, sums, kept = EXAMPLES[example]
    assert t.told("compared")[0]["sums"] == sums
    assert t.asked == (1, "survivors")
    assert t.ask.about["left"] == sums[1] - sums[0]
    assert sorted(t.options) == sorted(kept.split("|"))
    assert max(len(option.split()) for option in t.options) == MOST[example]


@pytest.mark.parametrize("example", EXAMPLES)
def test_DI_PVP_6_most_that_can_be_kept_is_kept(example: str) -> None:
    """DI-TV-9 to DI-TV-14: the loser's troops are gone, and those that the winner did not keep."""
    t = fought(example)
    best = max(t.options, key=lambda option: len(option.split()))
    t.play(best, "afloat")
    assert (t.cargo("N1"), t.cargo("S1")) == ([], best.split())


def test_DI_R_58_all_three_are_kept_with_either_reading() -> None:
    """DI-R-58, DI-TV-13, DI-TV-14: the rolls that are printed make 9, the sum that is printed 10."""
    for example, difference in (("DI-TV-13", 9), ("DI-TV-14", 10)):
        t = fought(example)
        assert t.ask.about["left"] == difference
        assert "ballista ballista warriors" in t.options


def test_DI_R_58_paid_one_by_one_the_dear_one_last() -> None:
    """DI-R-58, DI-R-57: 4 and 4 are paid of 9, 1 is left for the Warriors; 5 and 4 leave nothing."""
    ships = {"N1": "J5 warriors ballista", "S1": "K5 warriors ballista ballista"}
    for order, kept in (("ballista ballista warriors", 3), ("warriors ballista", 2)):
        t = table(ships, pvp_payment="any_order_all_must_fit").play("attack N1 S1", "7", "8", "8")
        t.play(*order.split(), "afloat")
        assert len(t.cargo("S1")) == kept
    t = table(ships, pvp_payment="any_order_all_must_fit").play("attack N1 S1", "6", "8", "8")
    assert len(t.play("warriors", "ballista", "ballista", "afloat").cargo("S1")) == 3


def test_DI_PVP_8_example_5() -> None:
    """DI-TV-15: Warriors against Warriors, nothing is lost."""
    t = table({"N1": "J5 warriors", "S1": "K5 warriors"}).play("attack N1 S1")
    assert t.told("compared")[0]["sums"] == [5, 5]
    assert (t.cargo("N1"), t.cargo("S1"), t.asked) == (["warriors"], ["warriors"], (0, "turn"))


@pytest.mark.parametrize(
    ("loser", "rolls", "difference", "most"),
    [("mage warriors", "", 1, 1), ("warriors ballista", "4", 5, 1), ("mage", "", 6, 2)],
)
def test_DI_PVP_6_survivors_with_a_Mage(loser: str, rolls: str, difference: int, most: int) -> None:
    """DI-TV-26: Mage (9 with a Stone elsewhere) and Warriors; for both of them 5 and 1 more are needed."""
    ships = {"N1": "J5 mage warriors", "N2": "J2 dragon_stone", "S1": f"K5 {loser}"}
    t = table(ships).play("attack N1 S1", *rolls.split())
    assert (t.asked, t.ask.about["left"]) == ((0, "survivors"), difference)
    assert max(len(option.split()) for option in t.options) == most
