"""Test vectors of the rules (section 7) on whole tables: realms, missions, dragon cards, score, winner.

The realms' numbers alone are in test_realms.py, the payments in test_payments.py.
"""

import msgspec
import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.games.sea_dragons.parts import Components, Missions
from drakomor.games.sea_dragons.turn import Taking
from tests.games.sea_dragons.table import Table, table

NO_MISSIONS = ("", "", "", "")


def column(t: Table, key: str) -> list[int]:
    return [line[key] for line in GAME.score(t.g)["seats"]]


def other_points(**points: int) -> Components:
    """Our own data but for what some missions are worth."""
    components = GAME.components()
    missions = [
        msgspec.structs.replace(mission, points=points.get(mission.id, mission.points))
        for mission in components.missions.mission
    ]
    return msgspec.structs.replace(components, missions=Missions(tuple(missions)))


def test_the_starfish_realm() -> None:
    """V-REALM-1: SD-REALM-4, SD-REALM-5, SD-REALM-6, SD-REALM-8, SD-REALM-9, SD-R-28, SD-R-29.

    Green (seat 1) and purple (seat 2) are equal in dragons, because purple has a hidden one; green has more
    pieces. Two whirlpools are covered, so that seven are open.
    """
    t = table(
        """1 L4 B5 B6 B7 C7; 1 P5 D1 D2 E1 E2 F2; 1 V3 A3 A4 B3; 1 V3 E6 E7 F7;
        2 N5 C3 C4 C5 D5 D6; 2 L4 F3 F4 F5 G3; 2 I4 A6 A7 A8 A9;
        0 L5 G6 H3 H4 H5 H6; 0 I3 E3 E4 E5; 3 F5 D7 D8 E8 E9 F8; 3 V3 G1 G2 H1""",
        players=4,
        corals=[(), (), ("dragon-starfish",)],
    )
    assert GAME.score(t.g)["realms"][0] == {
        "realm": "starfish",
        "whirlpools": 7,
        "dragons": [2, 4, 3, 2],
        "hidden": [0, 0, 1, 0],
        "pieces": [4, 15, 11, 3],
        "points": [0, 21, 10, 0],
    }


def test_the_ships_of_two_missions_in_a_row() -> None:
    """SD-MISSION-3, SD-MISSION-4, SD-MISSION-8: a mission in this turn, another in the next."""
    t = table(frame=Voyage(seat=0), fleets=[{"green": 1, "red": 2}], heads=(2, 0, 0))
    t.play("complete M01 green red red", "M09")
    assert t.g.fleets[0] == (0, 0, 0, 0)
    assert t.g.missions == ("M09", "M07", "M15", "M29")


@pytest.mark.parametrize(("played", "sizes"), [("medium", "small large"), ("large", "small medium")])
def test_which_card_may_be_taken(played: str, sizes: str) -> None:
    """V-DRAW-1, V-DRAW-2: SD-DRAW-2: two open cards and the deck of both other sizes."""
    allowed = tuple(sizes.split())
    t = table(frame=Taking(seat=0, sizes=allowed), hands=[("L4",)])
    assert len(t.options) == 6
    assert t.offered("draw") == [f"draw {size}" for size in sorted(allowed)]
    taken = {GAME.parts().cards[option.split()[1]].size for option in t.offered("take")}
    assert taken == set(allowed)


def test_three_columns_of_the_pad() -> None:
    """V-SCORE-1: SD-SCORE-1 to SD-SCORE-7, SD-WIN-2.

    A is first where seven whirlpools are open, B second with a hidden dragon; C is alone where nine are.
    """
    t = table(
        "0 V3 A1 A2 B2; 2 V3 I4 J4 J5",
        gold=(5, 5, 12),
        corals=[("gold", "wild"), ("dragon-starfish",), ("green-blue",)],
        fleets=[{"green": 1, "red": 2}],
        completed=[("M15", "M01"), ("M02", "M07"), ("M23",)],
        missions=NO_MISSIONS,
        heads=(1, 0, 0),
    ).play("pass L4")
    assert column(t, "gold") == [11, 5, 12]
    assert column(t, "ships") == [4, 0, 2]
    assert column(t, "missions") == [13, 6, 13]
    assert column(t, "most_missions") == [5, 0, 0]
    assert column(t, "realms") == [21, 10, 27]
    assert column(t, "total") == [54, 21, 54]
    assert GAME.score(t.g)["winners"] == [0]
    assert GAME.result(t.g) == (1.0, 0.0, 0.0)


def test_two_of_the_most_missions() -> None:
    """V-SCORE-2: SD-SCORE-5: 9 and 4 against 5 and 8."""
    t = table(
        completed=[("M15", "M01"), ("M11", "M02"), ("M07",)],
        missions=NO_MISSIONS,
        components=other_points(M02=8),
    )
    assert column(t, "missions") == [13, 13, 2]
    assert column(t, "most_missions") == [5, 5, 0]


def test_no_mission_and_no_bonus() -> None:
    """V-SCORE-3: SD-R-30"""
    assert column(table(players=2), "most_missions") == [0, 0]


def test_three_times_sixty() -> None:
    """V-WIN-1: SD-WIN-2, SD-WIN-3: three missions, three and two."""
    t = table(
        completed=[("M01", "M02", "M03"), ("M04", "M05", "M06"), ("M23", "M31")],
        gold=(41, 43, 30),
        missions=NO_MISSIONS,
        heads=(1, 0, 0),
    ).play("pass L4")
    assert column(t, "total") == [60, 60, 60]
    assert GAME.score(t.g)["winners"] == [0, 1]
    assert GAME.result(t.g) == (0.5, 0.5, 0.0)
