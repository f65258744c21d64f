"""Chapters 6, 7 and 8: routes by lines, free ones under the protectorate, currents, reefs (DI-MOVE, DI-PROT,
DI-CURRENT, DI-REEF)."""

from typing import Any

import pytest

from tests.games.dragon_island.routes import left, sailed, under_way
from tests.games.dragon_island.table import Table, table

PROTECTED = (1, 5)  # dice


def onward(t: Table, ship: str = "N1") -> set[str]:
    """The points to which a ship may go first."""
    return set(t.play(f"sail {ship}").options)


def at(point: str, **more: Any) -> Table:
    """An empty ship on a point."""
    return table({"N1": point}, **more)


# Lines


def test_DI_MOVE_1_from_point_to_point_along_lines() -> None:
    """DI-MOVE-1: up, down and across; a diagonal is a line off the mainlands only."""
    t = at("J5").play("sail N1")
    assert t.options == ["I5", "J4", "J6", "K5"]
    assert t.play("K5").options == ["J5", "K4", "K6", "L5", "stop"]
    assert "C3" in onward(at("D4"))
    assert "D4" in onward(at("C3"))


def test_DI_MOVE_2_an_obstacle_breaks_a_line() -> None:
    """DI-MOVE-2, DI-MOVE-1: neither way."""
    assert onward(at("D4")) == {"C3", "C4", "E4"}  # rocks toward D3 and D5
    assert onward(at("D3")) == {"C3", "D2", "E3"}
    assert onward(at("L4")) == {"K4", "L3"}  # toward L5 and M4


def test_DI_MOVE_3_the_whole_route_is_shown_first() -> None:
    """DI-MOVE-3: point by point; only then the ship is put on the last of them."""
    t = at("J5").play("sail N1", "J6", "K6")
    assert t.asked == (0, "route")
    assert t.g.ships["N1"].point == "J5"
    t.play("stop")
    assert t.g.ships["N1"].point == "K6"
    assert t.told("declared")[0]["route"] == ["J5", "J6", "K6"]
    assert t.kinds().index("declared") < t.kinds().index("sailed")


def test_DI_MOVE_4_others_hear_the_route_and_apply_what_it_provokes() -> None:
    """DI-MOVE-4: an intercept on its way, a hunter dragon that it passes; before the ship has arrived."""
    t = table({"N1": "J3 warriors", "S1": "L5 warriors"}).play("sail N1", "J4", "K4", "K5", "K6", "stop")
    assert t.asked == (1, "intercept")
    assert (t.ask.about["ship"], t.ask.about["point"]) == ("N1", "K5")
    assert t.g.ships["N1"].point == "J3"
    t = table({"N1": "J3 warriors"}, {"L5": "green"}).play("sail N1", "J4", "K4", "J4", "stop")
    assert t.asked == (0, "fighter")


def test_DI_MOVE_6_two_ships_not_on_one_point() -> None:
    """DI-MOVE-6: neither beside a foreign ship nor beside an own one can it stay; where it would have to, it
    cannot go."""
    t = table({"N1": "J5", "N2": "J6", "S1": "K5"})
    for point in ("J6", "K5"):
        assert "stop" not in t.play("sail N1", point).options
        t = table({"N1": "J5", "N2": "J6", "S1": "K5"})
    t = under_way(table({"N1": "I5 iron iron iron", "N2": "J6"}), "N1", 8, "J5", "I5")
    t = under_way(table({"N1": "J4 iron iron iron", "N2": "J6"}), "N1", 7, "J5", "J4")
    assert left(t) == 2
    assert "J6" not in t.play("J4").options
    t = under_way(table({"N1": "J5 iron iron iron", "N2": "J6"}), "N1", 8, "J4", "J5")
    assert (left(t), "J6" in t.options, "J4" in t.options) == (1, False, True)


def test_DI_MOVE_7_ships_do_not_block() -> None:
    """DI-MOVE-7: they may be passed, several in a row too; each point counts as a move."""
    t = table({"N1": "J5", "N2": "J6", "S1": "K5", "S2": "K4"}).play("sail N1")
    assert left(t) == 12
    t.play("K5", "K4")
    assert (left(t), "stop" in t.options) == (10, False)
    t.play("K3", "stop")
    assert t.g.ships["N1"].point == "K3"


def test_DI_MOVE_8_a_dragon_cannot_be_passed() -> None:
    """DI-MOVE-8, DI-R-15: nor can a route end on it; under the protectorate neither."""
    assert onward(table({"N1": "J5"}, {"J6": "green", "K5": "?gold red"})) == {"I5", "J4"}
    free = onward(table({"N1": "J5"}, {"J6": "green", "K5": "red"}, dice=PROTECTED))
    assert {"I4", "K6"} <= free
    assert not {"J6", "K5"} & free


def test_DI_MOVE_8_dragons_in_caves_are_not_in_the_way() -> None:
    """DI-MOVE-8: a cave is no point; its mouth may be sailed through."""
    t = table({"N1": "D5"}, {"CV1": "gold"}).play("sail N1", "E5", "E4", "stop")
    assert t.g.ships["N1"].point == "E4"


# Details of a route (DI-R-15)


def test_DI_R_15_routes_bend_back_and_repeat_points() -> None:
    """DI-R-15: to and fro; it may even end where it began, and that was the ship's move."""
    t = sailed(at("J5"), "N1", 4, "J6", "J5")
    assert t.told("declared")[0]["route"] == ["J5", "J6", "J5", "J6", "J5"]
    assert t.g.ships["N1"].point == "J5"
    assert t.offered("sail") == []


def test_DI_R_15_a_zero_route_is_no_move() -> None:
    """DI-R-15, DI-TURN-4: who has shown no point cannot stop; a ship is left where it is by not sailing."""
    t = at("J5").play("sail N1")
    assert {"stop", "bonus"}.isdisjoint(t.options)
    t = at("J5").play("end")
    assert t.g.mover == 1
    assert t.told("sailed") == []


def test_DI_R_15_through_ports() -> None:
    """DI-R-15: a route may pass ports, also taken ones."""
    t = table({"N1": "H2", "N2": "I2", "S1": "J2"}).play("sail N1", "I2", "J2", "K2", "L2", "stop")
    assert t.g.ships["N1"].point == "L2"
    t = at("H2").sail("N1", "I2", "J2")
    assert t.g.ships["N1"].point == "J2"


def test_DI_R_15_it_may_end_in_a_gate() -> None:
    """DI-R-15, DI-R-16: over the rim by the approach point, as the circle lies."""
    t = at("N10").sail("N1", "d74")
    assert t.g.ships["N1"].point == "d74"
    assert "d74" not in onward(at("N9"))
    assert "d74" not in onward(at("N10", rotation=1))
    assert "d14" in onward(at("N10", rotation=2))


def test_DI_R_15_a_route_is_binding() -> None:
    """DI-R-15, DI-R-9: once declared nothing of it is chosen again."""
    t = at("J5").sail("N1", "J6")
    assert t.asked == (0, "turn")
    assert t.offered("sail") == []


def test_DI_R_15_nothing_is_offered_that_leads_nowhere() -> None:
    """DI-R-15, DI-TURN-4: hemmed in by dragons a ship cannot sail; among ships it can, past one of them."""
    assert table({"N1": "A5"}, {"A6": "green", "B5": "red"}).offered("sail") == []
    t = table({"N1": "A5", "S1": "A6", "S2": "B5"}, {"A7": "green", "C5": "red"})
    assert onward(t) == {"A6", "B5"}  # to B6 and to the port
    t = table({"N1": "A5", "N2": "B6", "N3": "B4", "S1": "A6", "S2": "B5"}, {"A7": "green", "C5": "red"})
    assert onward(t) == {"A6", "B5"}  # through B6 and B4 to B7 and C4, or back to where it was
    t = table({"N1": "A5", "S1": "A6"}, {"A7": "green", "B6": "?green", "B5": "red"})
    assert t.play("sail N1").options == ["A6"]  # and back again
    assert t.play("A6").options == ["A5"]


# The protectorate


def test_DI_PROT_5_any_direction() -> None:
    """DI-PROT-5, DI-R-14: to all eight any-neighbours, over obstacles too; land stays land."""
    assert onward(at("J4", dice=PROTECTED)) == {"I3", "J3", "K3", "I4", "K4", "I5", "J5", "K5"}
    assert {"D3", "D5", "C5"} <= onward(at("D4", dice=PROTECTED))
    assert onward(at("E5", dice=PROTECTED)) == {"D4", "E4", "F4", "D5", "D6"}
    assert onward(at("E5")) == {"D5", "E4"}


def test_DI_PROT_5_every_step_is_a_move_for_all_ships() -> None:
    """DI-PROT-5, DI-R-14: also for the second ship; diagonals cost one move."""
    t = table({"N1": "J4", "N2": "F3"}, dice=PROTECTED).play("sail N1")
    assert left(t) == 7
    assert left(t.play("K5")) == 6
    assert "G4" in onward(t.play("stop"), "N2")


def test_DI_R_14_the_rim_of_the_circle_stays() -> None:
    """DI-R-14, DI-R-16: but for the gates, which are entered from up to three points."""
    for point in ("N9", "N10", "N11"):
        assert [to for to in onward(at(point, dice=PROTECTED)) if to[0] == "d"] == ["d74"]
    assert not [to for to in onward(at("N12", dice=PROTECTED)) if to[0] == "d"]
    assert {"N9", "N10", "N11"} <= onward(at("d74", dice=PROTECTED))
    assert not [to for to in onward(at("d73", dice=PROTECTED)) if to[0] != "d"]
    assert not [to for to in onward(at("G6", dice=PROTECTED)) if to[0] == "d"]


def test_DI_R_14_points_are_not_shared_and_ships_not_blocking() -> None:
    """DI-R-14, DI-MOVE-6, DI-MOVE-7: under the protectorate as always."""
    t = table({"N1": "J4", "S1": "K5"}, dice=PROTECTED).play("sail N1", "K5")
    assert "stop" not in t.options
    t.play("L6", "stop")
    assert t.g.ships["N1"].point == "L6"


def test_DI_PROT_6_hunter_dragons_do_not_attack() -> None:
    """DI-PROT-6: neither after the move nor at the end of the turn; without a 1 they do."""
    for dice, hunted in ((PROTECTED, 0), ((4, 6), 1)):
        t = table({"N1": "J3 warriors"}, {"L5": "green"}, dice=dice)
        t.play("sail N1", "K3", "K4", "J4", "stop")  # past the dragon
        assert len(t.told("hunted")) == hunted
        t = table({"N1": "K5 warriors"}, {"L5": "green"}, dice=dice).play("end")  # beside it
        assert len(t.told("hunted")) == hunted


def test_DI_PROT_7_for_the_current_turn() -> None:
    """DI-PROT-7: in the next one the load weighs, rocks are in the way, and dragons hunt again."""
    t = table({"N1": "D4 iron warriors"}, {"E5": "?green"}, dice=PROTECTED).play("end")
    assert t.told("hunted") == []
    t.play("2", "3", "end")  # the other player
    assert t.g.mover == 0
    t.play("4", "6", "sail N1")
    assert left(t) == 6 - 2 + 6
    assert set(t.options) == {"C3", "C4", "E4"}
    assert t.play("E4", "D4", "stop", "end").told("hunted")


def test_DI_PROT_7_only_for_the_one_who_rolled() -> None:
    """DI-PROT-7: a 1 of the player before does not help the next."""
    t = table({"S1": "D4 iron"}, dice=PROTECTED).play("end", "4", "6", "sail S1")
    assert (left(t), set(t.options)) == (6 - 1 + 6, {"C3", "C4", "E4"})


# Currents


def test_DI_CURRENT_1_from_its_start_to_its_end_for_one_move() -> None:
    """DI-CURRENT-1, DI-R-20: optional, and one way."""
    t = at("I5").play("sail N1")
    assert t.options == ["E3", "H5", "I4", "I6", "J5"]
    before = left(t)
    assert left(t.play("E3")) == before - 1
    assert t.play("stop").g.ships["N1"].point == "E3"
    assert "I5" not in onward(at("E3"))
    assert "I5" not in onward(at("E3", dice=PROTECTED))


def test_DI_R_20_any_number_of_currents() -> None:
    """DI-R-20: two of them in one route, three moves."""
    t = at("G2").sail("N1", "J5", "I5", "E3")
    assert t.g.ships["N1"].point == "E3"


def test_DI_R_20_what_lies_on_its_end() -> None:
    """DI-R-20: a dragon closes a current; a ship only forbids to stop there."""
    assert "E3" not in onward(table({"N1": "I5"}, {"E3": "green"}))
    t = table({"N1": "I5", "S1": "E3"}).play("sail N1", "E3")
    assert "stop" not in t.options
    assert t.play("D3", "stop").g.ships["N1"].point == "D3"
    t = under_way(table({"N1": "I5 iron iron iron", "S1": "E3"}), "N1", 8, "H5", "I5")
    assert (left(t), "E3" in t.options) == (1, False)


def test_DI_R_20_only_start_and_end_are_visited() -> None:
    """DI-R-20: hunter dragons and interceptors in between do not matter."""
    t = table({"N1": "I5 iron", "S1": "G3 warriors"}, {"G4": "green"}).play("sail N1", "E3", "stop")
    assert (t.asked, t.told("hunted")) == ((0, "turn"), [])


def test_DI_R_20_currents_under_the_protectorate() -> None:
    """DI-R-20, DI-R-14: they may still be used."""
    assert "E3" in onward(at("I5", dice=PROTECTED))
    assert "E3" not in onward(table({"N1": "I5"}, {"E3": "green"}, dice=PROTECTED))


# Reefs


def test_DI_REEF_1_a_ship_stops_on_a_reef() -> None:
    """DI-REEF-1: at once, whatever moves it has left."""
    t = at("d13").play("sail N1")
    assert left(t) == 12
    t.play("d12")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "d12")
    t = at("d15").play("sail N1", "d14", "d13", "d12")
    assert t.g.ships["N1"].point == "d12"


@pytest.mark.parametrize("reef", ["d12", "d22", "d62", "d72"])
def test_DI_REEF_1_every_reef(reef: str) -> None:
    """DI-REEF-1, DI-R-72: the four points that are marked, from either side."""
    near = {"d12": ("d13", "d22"), "d22": ("d12", "d32"), "d62": ("d52", "d72"), "d72": ("d62", "d73")}
    for start in near[reef]:
        t = at(start).play("sail N1", reef)
        assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), reef)


def test_DI_R_72_to_start_on_a_reef_does_not_hinder() -> None:
    """DI-R-72: all moves are there; back on it the ship stops."""
    t = at("d12").play("sail N1", "d13", "d14", "F10")
    assert left(t) == 9
    t = at("d12").play("sail N1", "d13", "d12")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "d12")
    assert at("d12").sail("N1", "d22").g.ships["N1"].point == "d22"


def test_DI_R_72_the_white_point_is_no_reef() -> None:
    """DI-R-72: nor is the water around it."""
    t = at("d22").play("sail N1", "d32", "d42", "d52")
    assert (t.asked, left(t)) == ((0, "route"), 9)


def test_DI_REEF_2_the_protectorate_leads_over_reefs() -> None:
    """DI-REEF-2: six moves over three of them, to the white point and on."""
    t = at("d14", dice=PROTECTED).play("sail N1", "d13", "d12", "d22", "d32", "d42", "d52", "d62")
    assert t.g.ships["N1"].point == "d62"
    assert t.told("declared")[0]["route"][1:4] == ["d13", "d12", "d22"]


def test_DI_REEF_1_a_taken_reef_cannot_be_entered() -> None:
    """DI-REEF-1, DI-MOVE-6: where a ship would have to stop there must be room; under the protectorate it
    passes."""
    ships = {"N1": "d13", "S1": "d12"}
    assert "d12" not in onward(table(ships))
    t = table(ships, dice=PROTECTED).play("sail N1", "d12")
    assert "stop" not in t.options
    assert t.play("d22", "stop").g.ships["N1"].point == "d22"


def test_DI_R_72_reefs_do_not_protect_from_fights() -> None:
    """DI-R-72."""
    t = table({"N1": "d13 warriors", "S1": "d12 iron"})
    assert t.offered("attack") == ["attack N1 S1"]
    t = table({"N1": "d12 warriors", "S1": "d13 iron"})
    assert t.offered("attack") == ["attack N1 S1"]
