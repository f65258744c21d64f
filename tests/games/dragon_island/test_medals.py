"""Chapter 18: what a dragon's death brings: Medals, and a token for the bank (DI-MEDAL, DI-R-34, DI-R-46,
DI-R-55)."""

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
