"""Step II: completing a mission (SD-MISSION, SD-R-18 to SD-R-20, SD-R-37)."""

from collections import Counter

import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.kernel import CHANCE
from tests.games.sea_dragons.table import MISSIONS, Table, table
from tests.games.sea_dragons.test_payments import COSTS, LETTERS
from tests.games.sea_dragons.voyages import CRUISES, states, voyages

POINTS = {  # SD-R-37, section 5.5: and those with a coral
    4: "M01 M02 M03 M04 M05 M06",
    2: "M07 M08 M09 M10",
    5: "M11 M12 M13 M14",
    9: "M15 M16 M17 M18 M19 M20 M21 M22 M30",
    13: "M23 M24 M25 M26",
    10: "M27 M28",
    12: "M29",
    17: "M31 M32 M33",
}
CORALS = ["M07", "M08", "M09", "M10", "M11", "M12", "M13", "M14", "M27", "M28", "M30"]
GP = {"green": 1, "purple": 1}


def at_mission(*missions: str, **facts: object) -> Table:
    """Seat 0 has placed its dragon."""
    row = (*missions, "", "", "")[:4] if missions else MISSIONS
    return table(frame=Voyage(seat=0), missions=row, **facts)  # type: ignore[arg-type]


# SD-MISSION-1


def test_SD_MISSION_1_completing_is_optional() -> None:
    """SD-MISSION-1: `skip` leads to step III and changes nothing."""
    t = at_mission(fleets=[GP])
    assert t.asked == (0, "mission")
    assert t.options == ["complete M01 green purple", "skip"]
    t.play("skip")
    assert t.asked == (0, "take")
    assert t.g.fleets[0] == (1, 1, 0, 0)
    assert (t.g.missions, t.g.completed[0], t.events) == (MISSIONS, (), [])


def test_SD_MISSION_1_one_mission_a_turn_at_most() -> None:
    """SD-MISSION-1: the next question is for the new dragon card, whatever could still be paid."""
    t = at_mission(fleets=[{"green": 4, "purple": 2}]).play("complete M01 green purple", "M05")
    assert t.asked == (0, "take")
    assert t.g.completed[0] == ("M01",)


@pytest.mark.parametrize("name", CRUISES)
def test_SD_MISSION_1_in_random_games(name: str) -> None:
    """SD-MISSION-1, SD-MISSION-7: never two in a turn, and never in a turn with a pass."""
    for moments in voyages(name):
        seen: Counter[int] = Counter()
        for moment in moments:
            seen[moment.before.turn] += any(event.kind == "completed" for event in moment.after.log or ())
        passed = [
            moment.before.turn
            for moment in moments
            if any(event.kind == "passed" for event in moment.after.log or ())
        ]
        assert max(seen.values()) == 1
        assert all(seen[turn] == 0 for turn in passed)
        assert sum(seen.values()) == sum(len(done) for done in moments[-1].after.completed)


def test_SD_MISSION_1_who_can_pay_nothing_is_not_asked() -> None:
    """SD-MISSION-1, section 6.1: without coral cards everybody sees that there is nothing to choose."""
    assert at_mission(fleets=[{"green": 1}]).asked == (0, "take")
    assert at_mission(fleets=[{"purple": 1, "red": 1}]).asked == (0, "take")


def test_SD_MISSION_1_who_holds_coral_cards_is_asked_in_any_case() -> None:
    """SD-MISSION-1, SD-CORAL-4: not being asked would tell the others that no card there pays."""
    t = at_mission(corals=[["gold"]])
    assert t.asked == (0, "mission")
    assert t.options == ["skip"]
    assert at_mission("", "", "", "", corals=[["wild"]]).asked == (0, "take")


# SD-MISSION-2


def test_SD_MISSION_2_only_open_missions() -> None:
    """SD-MISSION-2: four of them; not those of the deck, not those that somebody has completed."""
    t = at_mission(fleets=[{"green": 2, "purple": 2, "red": 2, "blue": 2}], completed=[(), ("M02",), ()])
    assert {option.split()[1] for option in t.offered("complete")} == set(MISSIONS)
    assert t.why(0, "complete M03 green blue") == "SD-MISSION-2"
    assert t.why(0, "complete M02 green red") == "SD-MISSION-2"


def test_SD_MISSION_2_not_before_step_two() -> None:
    """SD-MISSION-2, SD-TURN-3: not instead of placing a dragon, not after taking a card."""
    t = table(fleets=[GP])
    assert t.offered("complete") == []
    assert t.why(0, "complete M01 green purple") == "SD-TURN-3"


# SD-MISSION-3 to SD-MISSION-6


def test_SD_MISSION_3_the_ships_leave_the_game() -> None:
    """SD-MISSION-3: from the supply, and nowhere else than out of the game."""
    t = at_mission(fleets=[{"green": 3, "purple": 1, "red": 2}, GP], tokens={})
    bag, board = t.g.ship_bag, dict(t.g.ships)
    t.play("complete M01 green red red")
    assert t.g.fleets == [(2, 1, 0, 0), (1, 1, 0, 0), (0, 0, 0, 0)]
    assert t.g.paid_ships == (1, 0, 2, 0)
    assert (t.g.ship_bag, t.g.ships) == (bag, board)
    assert t.events == [
        {
            "kind": "completed",
            "seat": 0,
            "mission": "M01",
            "ships": ["green", "red", "red"],
            "cards": [],
        }
    ]


def test_SD_MISSION_6_coral_cards_leave_the_game_too() -> None:
    """SD-MISSION-6, SD-CORAL-15: the cards that pay, and no other; no ship beyond those that were given."""
    t = at_mission("M29", fleets=[{"green": 2}], corals=[["green-purple", "red-blue", "wild", "wild"]])
    t.play("complete M29 green-purple red-blue")
    assert t.g.corals[0] == ("wild", "wild")
    assert t.g.used_corals == ("green-purple", "red-blue")
    assert t.g.fleets[0] == (2, 0, 0, 0)
    assert t.g.paid_ships == (0, 0, 0, 0)


# SD-MISSION-7


def test_SD_MISSION_7_the_card_is_the_players_and_is_worth_its_points_at_the_end() -> None:
    """SD-MISSION-7"""
    t = at_mission("M15", "M01", fleets=[{"green": 2, "purple": 1}], completed=[("M07",), (), ()])
    before = GAME.score(t.g)["seats"][0]
    t.play("complete M15 green green purple")
    after = GAME.score(t.g)["seats"][0]
    assert t.g.completed == [("M07", "M15"), (), ()]
    assert (before["missions"], after["missions"]) == (2, 11)
    assert (before["completed"], after["completed"]) == (1, 2)


# SD-MISSION-8


@pytest.mark.parametrize("mission", CORALS)
def test_SD_MISSION_8_a_coral_on_the_card(mission: str) -> None:
    """SD-MISSION-8: two cards are drawn, one is kept, the other goes under the deck."""
    fleet = Counter(LETTERS[letter] for letter in COSTS[mission])
    t = at_mission(mission, fleets=[dict(fleet)], corals=[["gold"]])
    t.play(next(option for option in t.options if "gold" not in option and option != "skip"))
    assert t.asked == (CHANCE, "coral")
    t.play("wild", "red-blue")
    assert t.asked == (0, "keep")
    assert t.options == ["red-blue", "wild"]
    t.play("red-blue")
    assert t.g.corals[0] == ("gold", "red-blue")
    assert [(one.seat, one.coral) for one in t.g.coral_bottom] == [(0, "wild")]
    assert t.asked == (CHANCE, "mission")


@pytest.mark.parametrize("mission", sorted(COSTS.keys() - set(CORALS)))
def test_SD_MISSION_8_no_coral_on_the_card(mission: str) -> None:
    """SD-MISSION-8: nothing is drawn."""
    fleet = Counter(LETTERS[letter] for letter in COSTS[mission])
    t = at_mission(mission, fleets=[dict(fleet)])
    t.play(t.offered("complete")[0])
    assert t.asked == (CHANCE, "mission")


# SD-MISSION-9, SD-R-18 to SD-R-20


def test_SD_MISSION_9_the_place_is_filled_from_the_deck() -> None:
    """SD-MISSION-9: the same place; each mission that nobody has seen is as likely as any other."""
    t = at_mission("M01", "M02", "M03", "M04", fleets=[{"green": 1, "red": 1}], completed=[(), ("M05",), ()])
    t.play("complete M02 green red")
    assert t.ask.odds == ()
    assert t.options == [f"M{number:02}" for number in range(6, 34)]
    t.play("M20")
    assert t.g.missions == ("M01", "M20", "M03", "M04")
    assert "M20" not in t.g.mission_deck
    assert t.told("revealed_mission") == [{"kind": "revealed_mission", "mission": "M20"}]
    assert t.asked == (0, "take")


def test_SD_R_18_ships_of_this_turn_pay() -> None:
    """SD-R-18: the dragon covers the red ship that the mission still wanted."""
    t = table(hands=[("I3", "L4")], fleets=[{"green": 1}], tokens={"F5": "red"}, missions=("M02", "", "", ""))
    t.play("place I3 F5 F6 F7")
    assert t.asked == (0, "mission")
    t.play("complete M02 green red")
    assert t.g.fleets[0] == (0, 0, 0, 0)
    assert t.g.completed[0] == ("M02",)


def test_SD_R_18_corals_of_this_turns_dragon_pay() -> None:
    """SD-R-18: the card that was kept a moment ago."""
    t = table(
        "1 I3 I3 I4 I5", hands=[("L4", "V3")], tokens={}, fleets=[{"green": 1}], missions=("M01", "", "", "")
    )
    t.play("place L4 G1 H1 I1 I2", "wild", "gold", "gold", "purple-blue", "wild", "purple-blue")
    assert t.asked == (0, "mission")
    assert t.offered("complete") == ["complete M01 green purple-blue"]


def test_SD_R_18_a_coral_of_the_mission_pays_for_no_mission_of_this_turn() -> None:
    """SD-R-18, SD-MISSION-1"""
    t = at_mission("M07", "M05", fleets=[{"green": 2}])
    t.play("complete M07 green green", "purple-blue", "wild", "purple-blue", "M08")
    assert t.g.corals[0] == ("purple-blue",)
    assert t.asked == (0, "take")


def test_SD_R_19_pay_take_the_card_its_coral_and_then_the_refill() -> None:
    """SD-R-19: while the coral cards are looked at, the place is empty."""
    t = at_mission("M01", "M07", fleets=[{"green": 2}])
    t.play("complete M07 green green")
    assert t.g.paid_ships == (2, 0, 0, 0)
    assert t.g.completed[0] == ("M07",)
    assert t.g.missions == ("M01", "", "", "")
    t.play("wild", "gold", "gold", "M33")
    assert t.kinds() == [
        "completed",
        "drew_coral",
        "drew_coral",
        "kept_coral",
        "returned_coral",
        "revealed_mission",
    ]


def test_SD_R_20_an_empty_deck_leaves_the_place_empty() -> None:
    """SD-R-20: nothing is revealed, and what is left of the row can still be completed."""
    rest = tuple(name for name in COSTS if name not in MISSIONS)
    t = at_mission(fleets=[{"green": 2, "purple": 1}], completed=[(), rest, ()])
    assert t.g.mission_deck == ()
    t.play("complete M01 green purple")
    assert t.asked == (0, "take")
    assert t.g.missions == ("", *MISSIONS[1:])
    assert t.told("revealed_mission") == []
    again = at_mission("", *MISSIONS[1:], fleets=[{"green": 2}], completed=[("M01",), rest, ()])
    assert again.offered("complete") == ["complete M07 green green"]


def test_SD_R_20_there_are_never_more_than_23_completed() -> None:
    """SD-R-20: each costs two ships at least, of 44 tokens and 18 on cards."""
    assert min(sum(cost) for cost in GAME.parts().costs.values()) == 2
    parts = GAME.parts()
    on_cards = 2 * sum(parts.corals[name].count for name, worth in parts.payers.items() if not worth.wild)
    assert sum(parts.tokens) + on_cards + parts.corals["wild"].count == 62
    for name in CRUISES:
        assert all(g.mission_deck for g in states(name))


# SD-R-37


def test_SD_R_37_what_the_missions_ask_for_and_what_they_are_worth() -> None:
    """SD-R-37, SD-COMP-11: section 5.5, and its sums."""
    missions = GAME.parts().missions
    costs = {
        name: "".join(letter * mission.ships.get(colour, 0) for letter, colour in LETTERS.items())
        for name, mission in missions.items()
    }
    assert costs == COSTS
    points = {name: worth for worth, names in POINTS.items() for name in names.split()}
    assert {name: mission.points for name, mission in missions.items()} == points
    assert [name for name, mission in missions.items() if mission.coral] == CORALS
    assert (len(missions), sum(points.values()), len(CORALS)) == (33, 268, 11)
    assert Counter("".join(COSTS.values())) == {"g": 28, "p": 26, "r": 26, "b": 23}
