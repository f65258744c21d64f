"""Chapters 15 and 18: what a dragon's death brings: Medals, a turn of the circle, a token for the bank
(DI-MEDAL, DI-CIRCLE-6, DI-CIRCLE-7, DI-R-34 to DI-R-36, DI-R-46, DI-R-55)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.steering import Steering
from tests.games.dragon_island.table import Table, table

WORTH = [("green", 1), ("red", 2), ("gold", 3)]
SPARE = {"N2": "J2", "S2": "J18"}  # so that a lost ship is not replaced


def slaying(dragon: str = "green", ships: dict[str, str] | None = None, **options: Any) -> Table:
    """N1 slays a dragon, with Mages."""
    t = table({"N1": "J5 mage mage", **SPARE, **(ships or {})}, {"K6": dragon}, **options).play(
        "attack N1 K6"
    )
    while t.asked[1] == "fighter":
        t.play("mage")
    return t


# Medals


@pytest.mark.parametrize(("dragon", "medals"), WORTH)
def test_DI_MEDAL_2_for_every_kind_of_dragon(dragon: str, medals: int) -> None:
    """DI-MEDAL-2."""
    t = slaying(dragon, medals=(4, 0))
    assert t.g.medals == [4 + medals, 0]
    assert t.told("won_medals") == [{"kind": "won_medals", "seat": 0, "medals": medals}]


def test_DI_MEDAL_1_for_tasks_too() -> None:
    """DI-MEDAL-1: beside those for the dragon; a tie brings none."""
    tasks = [task for task in GAME.parts().tasks.values() if task.event == "dragon_killed"]
    task = next(task for task in tasks if (task.dragon, task.where) == ("", "open_sea"))
    assert task.medals + task.coins > 0
    t = slaying(tasks={0: f"{task.id}@M_NW"})
    assert (t.g.medals[0], t.told("completed")[0]["task"]) == (1 + task.medals, task.id)
    t = table({"N1": "J5 ballista"}, {"K6": "red"}).play("attack N1 K6", "ballista", "7")
    assert t.g.medals == [0, 0]


def test_DI_MEDAL_1_tasks_that_bring_medals() -> None:
    """DI-MEDAL-1: some do."""
    with_medals = [task for task in GAME.parts().tasks.values() if task.medals]
    assert with_medals
    launching = next(task for task in GAME.parts().tasks.values() if task.event == "ship_launched")
    t = table({"N1": "J5"}, coins=(20, 5), tasks={0: f"{launching.id}@M_NW"}).play("launch J2")
    assert t.g.medals[0] == launching.medals


@pytest.mark.parametrize(("medals", "ended"), [(2, ""), (3, ""), (4, "front")])
def test_DI_MEDAL_3_they_strengthen_an_assault(medals: int, ended: str) -> None:
    """DI-MEDAL-3: 8 and the Medals against 3 + 8; they are not spent (DI-R-68)."""
    t = table({"N1": "d36 mage"}, medals=(medals, 9), sites="green red red", garrison="mage")
    t.play("assault front")
    assert t.told("assault_compared")[0]["sums"] == [8 + medals, 11]
    assert (t.g.ended, t.g.medals[0]) == (ended, medals)


def test_DI_MEDAL_3_no_other_fight() -> None:
    """DI-MEDAL-3: with dragons and ships only troops strike."""
    t = table({"N1": "J5 warriors", "N2": "J2"}, {"K6": "red"}, medals=(9, 0)).play(
        "attack N1 K6", "warriors"
    )
    assert t.told("struck")[0]["left"] == 2
    t = table({"N1": "J5 warriors", "S1": "J4 warriors"}, medals=(9, 0)).play("attack N1 S1")
    assert t.told("compared")[0]["sums"] == [5, 5]


def test_DI_R_55_attacked_or_attacking() -> None:
    """DI-R-55: the owner of the ship that kills it, in whoever's turn."""
    t = table({"N1": "K4 mage"}, {"L5": "gold"}, tables={"first": 0}).play("end")
    assert t.asked == (0, "fighter")
    t = table({"N1": "K4 mage"}, {"L5": "green"}).play("end", "mage")
    assert t.g.medals == [1, 0]
    t = table({"N1": "J2", "S1": "M4 mage"}, {"J5": "red"}, frame=Steering(seat=0), dice=(1, 5))
    t.play("J5", "L5", "S1", "mage")
    assert t.g.medals == [0, 2]


def test_DI_R_55_both_of_a_pair_count() -> None:
    """DI-R-55."""
    assert slaying("red green").g.medals[0] == 3


def test_DI_R_55_none_for_the_dragons_of_the_island() -> None:
    """DI-R-55: neither captured nor beaten off."""
    ships = {"N1": "d42 mage mage warriors"}
    t = table(ships, sites="green green green").play("assault rear")
    assert (t.g.ended, t.g.medals) == ("rear", [0, 0])
    t = table(ships, sites="gold red red").play("assault rear")
    assert (t.g.ended, t.g.medals) == ("", [0, 0])


# The dead dragon (DI-R-34), and one that lives (DI-R-46)


def test_DI_R_34_it_goes_back_into_the_bank() -> None:
    """DI-R-34: option killed_dragon; it can be drawn again, or never."""
    before = table({}, {"K6": "gold"}, sites="green green gold").g.dragon_bank
    t = slaying("gold", sites="green green gold")
    assert t.g.dragon_bank == (before[0], before[1], before[2] + 1)
    t = slaying("gold", sites="green green gold", killed_dragon="out_of_game")
    assert (t.g.dragon_bank, t.g.dead) == (before, (0, 0, 1))


@pytest.mark.parametrize(("killed", "drawn"), [("bank", True), ("out_of_game", False)])
def test_DI_R_34_whether_it_can_be_drawn_again(killed: str, drawn: bool) -> None:
    """DI-R-34: both gold dragons were out, and one is dead."""
    ships = {"N2": "d36 iron"}
    t = slaying("gold", ships, sites="green green gold", killed_dragon=killed).play("exchange N2", "CV1")
    assert ("gold" in t.options) is drawn


@pytest.mark.parametrize("stay", [True, False])
def test_DI_R_46_after_a_fight_it_stays_face_up(stay: bool) -> None:
    """DI-R-46: option dragons_stay_revealed; in a cave too, and whether the ship was sunk or not."""
    for place, ship, roll in (("K6", "J5", "7"), ("K6", "J5", "1"), ("CV1", "E5", "7")):
        ships = {"N1": f"{ship} ballista", **SPARE}
        t = table(ships, {place: "?red"}, dragons_stay_revealed=stay).play(f"attack N1 {place}")
        assert GAME.view(t.g, 1)["tables"]["dragons"][0][2] == "red"
        t.play("ballista", roll)
        assert t.g.dragons[0].seen is stay
        assert GAME.view(t.g, 1)["tables"]["dragons"][0][2] == ("red" if stay else "?")


def test_DI_R_46_it_stays_so_when_it_moves() -> None:
    """DI-R-46: while it is on the board; into a cave and out again."""
    t = table({"N1": "J2", "S1": "J18"}, {"J5": "red"}, frame=Steering(seat=0), dice=(1, 5)).play("J5", "CV1")
    assert t.g.dragons[0].seen


# The circle turns (DI-CIRCLE-6, DI-R-35)


def test_DI_CIRCLE_6_once_for_every_dragon() -> None:
    """DI-CIRCLE-6, DI-R-35: clockwise by a quarter each."""
    assert slaying("green").g.rotation == 1
    t = slaying("red green", rotation=3)
    assert t.g.rotation == 1
    assert [event["rotation"] for event in t.told("circle_turned")] == [0, 1]


def test_DI_R_35_what_is_on_it_turns_with_it() -> None:
    """DI-R-35: ships and flotsam keep their places on the circle; the gates lead elsewhere, and the fixed
    points stay."""
    t = slaying(ships={"N3": "d73", "S1": "N10 iron"}, flotsam={"d64": "iron"})
    assert (t.g.ships["N3"].point, t.g.ships["S1"].point, t.g.flotsam) == ("d73", "N10", {"d64": ("iron",)})
    t.play("next", "sail N3", "d74")
    assert "J14" in t.options
    assert "N10" not in t.options


def test_DI_R_35_nobody_gets_into_a_gate_by_turning() -> None:
    """DI-R-35: with several quarter turns a ship before a gate's approach is safe."""
    ships = {"N3": "d73", "S1": "N10", "S3": "J14"}
    t = slaying("green red", ships)
    assert (t.told("sank"), t.g.rotation) == ([], 2)


def test_DI_R_35_it_does_not_count_as_a_move() -> None:
    """DI-R-35: ships that were turned may still sail."""
    t = slaying(ships={"N3": "d73"}).play("next")
    assert "sail N3" in t.options


def test_DI_R_35_after_the_fight_and_before_anything_else() -> None:
    """DI-R-35: prices are the new ones for the next action (DI-CIRCLE-4)."""
    ships = {"N2": "D2"}
    t = slaying(ships=ships, coins=(20, 5)).play("buy iron N2")
    assert t.g.coins[0] == 20 - t.g.parts.prices[1]["M_NW"][0]
    assert t.kinds().index("slain") < t.kinds().index("circle_turned") < t.kinds().index("paid")


@pytest.mark.parametrize("gate", ["d14", "d47", "d74"])
def test_DI_CIRCLE_7_a_ship_in_a_gate_is_destroyed(gate: str) -> None:
    """DI-CIRCLE-7, DI-R-36: whosever it is, the killer's too; its troops go to the bank."""
    for ship in ("N3", "S1"):
        t = slaying(ships={ship: f"{gate} warriors iron"})
        assert ship not in t.g.ships
        assert (t.g.flotsam, t.g.bank["warriors"]) == ({gate: ("iron",)}, t.g.parts.supply["warriors"])


def test_DI_CIRCLE_7_the_killer_itself() -> None:
    """DI-CIRCLE-7, DI-R-36: it slew the dragon from the gate."""
    t = table({"N1": "d74 mage iron", **SPARE}, {"N9": "green"}).play("attack N1 N9", "mage")
    assert (t.g.fleet_of(0), t.g.flotsam, t.g.medals[0]) == (["N2"], {"d74": ("iron",)}, 1)


def test_DI_CIRCLE_7_only_when_it_turns() -> None:
    """DI-CIRCLE-7: a tie beside it does nothing."""
    t = table({"N1": "d74 ballista", **SPARE}, {"N9": "red"}).play("attack N1 N9", "ballista", "7")
    assert t.g.ships["N1"].point == "d74"


def test_DI_R_36_its_goods_float_on_the_gate_or_are_lost() -> None:
    """DI-R-36: option gate_goods."""
    ships = {"S1": "d74 warriors iron"}
    t = slaying(ships=ships, gate_goods="float")
    assert (t.g.flotsam, t.g.bank["iron"]) == ({"d74": ("iron",)}, t.g.parts.supply["iron"] - 1)
    t = slaying(ships=ships, gate_goods="lost")
    assert (t.g.flotsam, t.g.bank["iron"]) == ({}, t.g.parts.supply["iron"])


def test_DI_R_36_other_wrecks_float_either_way() -> None:
    """DI-R-36: the option is about gates at the turn of the circle."""
    t = table({"N1": "J5 ballista iron", **SPARE}, {"K6": "red"}, gate_goods="lost")
    assert t.play("attack N1 K6", "ballista", "1").g.flotsam == {"J5": ("iron",)}


# A further ship (DI-R-6)


@pytest.mark.parametrize(("with_ballista", "cargo"), [(True, ["ballista"]), (False, [])])
def test_DI_R_6_a_launched_ship_carries_a_ballista(with_ballista: bool, cargo: list[str]) -> None:
    """DI-R-6, DI-LAUNCH-2: option launch_with_ballista; every time, and in the price of 10."""
    t = table({"N1": "J5"}, coins=(25, 5), launch_with_ballista=with_ballista).play("launch I2", "launch K2")
    assert (t.cargo("N2"), t.cargo("N3"), t.g.coins[0]) == (cargo, cargo, 5)


def test_DI_R_6_without_one_in_the_bank_it_comes_empty() -> None:
    """DI-R-6."""
    ships = {"N1": "J5 ballista ballista ballista", "S1": "K18 ballista ballista ballista",
             "S2": "J18 ballista ballista ballista", "S3": "I18 ballista ballista ballista"}  # fmt: skip
    t = table(ships, coins=(20, 5)).play("launch I2")
    assert (t.cargo("N2"), t.g.coins[0]) == ([], 10)
