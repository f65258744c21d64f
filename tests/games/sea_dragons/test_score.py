"""Final scoring, line by line, and the sheet (SD-SCORE, SD-R-30, SD-R-41)."""

from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.scoring import totals
from drakomor.games.sea_dragons.state import Sea
from tests.games.sea_dragons.table import Table, table
from tests.games.sea_dragons.test_missions import POINTS
from tests.games.sea_dragons.voyages import CRUISES, states, voyages

WORTH = {name: points for points, names in POINTS.items() for name in names.split()}
every_cruise = pytest.mark.parametrize("name", CRUISES)


def lines(t: Table, key: str) -> list[int]:
    """One line of the pad, seat by seat."""
    return [column[key] for column in GAME.score(t.g)["seats"]]


# Gold, ships, missions


def test_SD_SCORE_1_a_point_for_every_gold() -> None:
    """SD-SCORE-1, SD-CORAL-14: coins, and four for each gold card that was not used."""
    t = table(gold=(7, 0, 31), corals=[("gold",), ("gold", "gold"), ("wild", "dragon-starfish")])
    assert lines(t, "gold") == [11, 8, 31]


def test_SD_SCORE_2_a_point_for_every_ship() -> None:
    """SD-SCORE-2, SD-CORAL-8, SD-CORAL-10: tokens of every colour, and ships on unused cards."""
    t = table(
        fleets=[{"green": 2, "blue": 1}, {}, {"red": 4}],
        corals=[("green-red", "wild"), ("purple-blue",), ("gold", "dragon-starfish")],
    )
    assert lines(t, "ships") == [6, 2, 4]


def test_SD_SCORE_2_paid_ships_are_gone() -> None:
    """SD-SCORE-2, SD-MISSION-3"""
    t = table(hands=[("I3", "L4")], fleets=[{"green": 1, "purple": 2}], tokens={"F5": "red"})
    assert lines(t, "ships") == [3, 0, 0]
    t.play("place I3 F5 F6 F7")
    assert lines(t, "ships") == [4, 0, 0]
    t.play("complete M01 green purple")
    assert lines(t, "ships") == [2, 0, 0]


@pytest.mark.parametrize("mission", WORTH)
def test_SD_SCORE_3_the_points_of_completed_missions(mission: str) -> None:
    """SD-SCORE-3, SD-MISSION-7: of those a player has completed, and no others."""
    other = "M01" if mission != "M01" else "M02"
    t = table(completed=[(), (mission, other)], missions=("", "", "", ""))
    assert lines(t, "missions") == [0, WORTH[mission] + 4, 0]
    assert lines(t, "completed") == [0, 2, 0]


# The most missions


def bonus(*completed: str, **options: Any) -> list[int]:
    rows = [row.split() for row in completed]
    t = table(completed=rows, players=len(rows), missions=("", "", "", ""), **options)
    return lines(t, "most_missions")


def test_SD_SCORE_4_five_for_the_most_missions() -> None:
    """SD-SCORE-4: the number counts, not their points."""
    assert bonus("M01", "M07 M08", "M31") == [0, 5, 0]
    assert bonus("M01", "", "", "") == [5, 0, 0, 0]


def test_SD_SCORE_5_of_equally_many_the_more_valuable_ones() -> None:
    """SD-SCORE-5: only among those who are tied."""
    assert bonus("M01 M02", "M15 M03", "M31") == [0, 5, 0]
    assert bonus("M31 M07", "M15 M16", "M08") == [5, 0, 0]


def test_SD_SCORE_5_and_of_equally_valuable_ones_each() -> None:
    """SD-SCORE-5: five each, not shared."""
    assert bonus("M15 M01", "M16 M02", "M07") == [5, 5, 0]
    assert bonus("M01", "M02", "M03", "M04") == [5, 5, 5, 5]


def test_SD_SCORE_4_switched_off() -> None:
    """SD-SCORE-4, E-15: `most_missions_vp` 0."""
    assert bonus("M01 M02", "M03", most_missions_vp=0) == [0, 0]
    assert bonus("", "", most_missions_vp=0, most_missions_needs_a_mission=False) == [0, 0]


def test_SD_R_30_nobody_gets_it_without_a_mission() -> None:
    """SD-R-30: unless `most_missions_needs_a_mission` is off."""
    assert bonus("", "", "") == [0, 0, 0]
    assert bonus("", "", "", most_missions_needs_a_mission=False) == [5, 5, 5]
    assert bonus("M01", "", "", most_missions_needs_a_mission=False) == [5, 0, 0]


# Realms and the total


def test_SD_SCORE_6_all_four_realms() -> None:
    """SD-SCORE-6"""
    t = table("0 I3 D5 D6 D7; 0 I3 D9 D10 D11; 1 I4 A1 B1 C1 D1; 2 I3 J9 J10 J11; 2 I3 J5 J6 J7")
    assert [realm["points"] for realm in GAME.score(t.g)["realms"]] == [
        [13, 27, 0],
        [24, 0, 0],
        [0, 0, 30],
        [0, 0, 27],
    ]
    assert lines(t, "realms") == [37, 27, 57]
    assert lines(t, "total") == [4 + 37, 4 + 27, 4 + 57]


def test_SD_SCORE_7_the_total_is_the_sum() -> None:
    """SD-SCORE-7: of all six lines."""
    t = table(
        "0 I3 D5 D6 D7; 1 I4 A1 B1 C1 D1",
        gold=(7, 0, 3),
        fleets=[{"green": 2}, {}, {"red": 4}],
        corals=[("gold", "wild"), ("red-blue",), ()],
        completed=[("M31",), ("M01", "M07"), ()],
        missions=("", "", "", ""),
    )
    assert lines(t, "total") == [11 + 3 + 17 + 0 + 13, 0 + 2 + 6 + 5 + 27, 3 + 4]
    assert totals(t.g) == lines(t, "total")


def naive(g: Sea, seat: int) -> dict[str, int]:
    """A column of the pad, from the tables."""
    ships = {"green-purple", "green-red", "green-blue", "purple-red", "purple-blue", "red-blue"}
    done = [[WORTH[name] for name in row] for row in g.completed]
    lead = max((len(row), sum(row)) for row in done)
    most = (len(done[seat]), sum(done[seat])) == lead
    allowed = lead[0] > 0 or not g.options.most_missions_needs_a_mission
    return {
        "gold": g.gold[seat] + 4 * g.corals[seat].count("gold"),
        "ships": sum(g.fleets[seat]) + sum(2 * (card in ships) + (card == "wild") for card in g.corals[seat]),
        "missions": sum(done[seat]),
        "most_missions": g.options.most_missions_vp * (most and allowed),
        "completed": len(done[seat]),
    }


@every_cruise
def test_SD_SCORE_7_the_sheet_of_random_games(name: str) -> None:
    """SD-SCORE-1 to SD-SCORE-7, SD-R-30: every line at many moments, counted anew."""
    for g in list(states(name))[::9]:
        score = GAME.score(g)
        for seat, column in enumerate(score["seats"]):
            wanted = naive(g, seat)
            realms = sum(realm["points"][seat] for realm in score["realms"])
            total = sum(wanted.values()) - wanted["completed"] + realms
            assert column == {**wanted, "realms": realms, "total": total}


# The sheet


def test_SD_R_41_the_sheet_says_everything() -> None:
    """SD-R-41, SD-COMP-13: a line for each thing that counts, the standing in each realm; plain data."""
    t = table("0 I3 D5 D6 D7; 1 I4 A1 B1 C1 D1", corals=[("dragon-starfish",)])
    score = GAME.score(t.g)
    assert msgspec.json.decode(msgspec.json.encode(score)) == score
    assert set(score) == {"seats", "realms", "winners", "reason"}
    assert score["seats"][0] == {
        "gold": 4,
        "ships": 0,
        "missions": 0,
        "most_missions": 0,
        "realms": 27,
        "total": 31,
        "completed": 0,
    }
    assert score["realms"][0] == {
        "realm": "starfish",
        "whirlpools": 9,
        "dragons": [1, 1, 0],
        "hidden": [1, 0, 0],
        "pieces": [3, 4, 0],
        "points": [27, 13, 0],
    }
    assert [realm["realm"] for realm in score["realms"]] == list(GAME.parts().realms)


def test_SD_R_41_while_the_game_goes_on_the_sheet_names_no_winner() -> None:
    """SD-R-41: at the end it does, with the reason."""
    t = table(heads=(1, 0, 0), gold=(5, 4, 4))
    assert (GAME.score(t.g)["winners"], GAME.score(t.g)["reason"]) == ([], "")
    t.play("pass L4")
    assert (GAME.score(t.g)["winners"], GAME.score(t.g)["reason"]) == ([0], "heads")


@every_cruise
def test_SD_R_41_a_score_at_every_moment(name: str) -> None:
    """SD-R-41: before the sea lies, too; at the end it is at one with the result."""
    first = GAME.score(next(voyages(name))[0].before)
    assert [realm["points"] for realm in first["realms"]] == [[0] * len(first["seats"])] * 4
    for moments in voyages(name):
        g = moments[-1].after
        assert GAME.score(g)["reason"] == "heads"
        assert GAME.score(g)["winners"] == [seat for seat, share in enumerate(GAME.result(g)) if share]
