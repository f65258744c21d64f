"""Chapter 19: a ship is met on its way by another beside its route (DI-INTERCEPT, DI-R-62, DI-R-63)."""

from typing import Any

import pytest

from tests.games.dragon_island.table import Table, table

ROUTE = ("J4", "K4", "K5", "K6", "J6")  # from J3; K5 and K6 lie beside L5 and L6
WATCHED = {"N1": "J3 warriors", "S1": "L5 warriors"}


def under_way(ships: dict[str, str], *points: str, **more: Any) -> Table:
    """N1 has declared its route."""
    return table(ships, **more).play("sail N1", *(points or ROUTE), "stop")


def question(t: Table) -> tuple[str, str]:
    """What kind of question is open, and about which point."""
    return t.asked[1], str(t.ask.about.get("point", ""))


def points_asked(t: Table) -> list[str]:
    """The points at which somebody could intercept, if everybody passes."""
    found = []
    while t.asked[1] == "intercept":
        found.append(str(t.ask.about["point"]))
        t.play("pass")
    return found


def test_DI_INTERCEPT_1_past_a_ship_over_a_neighbouring_point() -> None:
    """DI-INTERCEPT-1: once the route is declared its owner is asked; a corner is not past it."""
    t = under_way(WATCHED)
    assert (t.asked, t.options, question(t)[1]) == ((1, "intercept"), ["S1", "pass"], "K5")
    assert t.told("declared")
    assert t.play("pass").asked == (0, "turn")
    assert t.g.ships["N1"].point == "J6"
    assert points_asked(under_way(WATCHED, "J4", "K4", "J4", "I4")) == []  # K4 and L5: across a corner
    assert points_asked(under_way({**WATCHED, "S1": "L4 warriors"}, "J4", "J5", "K5", "J5")) == []
    assert points_asked(under_way({**WATCHED, "S1": "M4 warriors"}, "J4", "K4", "L4", "L3")) == []  # rocks


def test_DI_INTERCEPT_1_not_before_it_starts_to_move() -> None:
    """DI-INTERCEPT-1: while the route is being shown nobody is asked."""
    t = table(WATCHED).play("sail N1", *ROUTE)
    assert t.asked == (0, "route")
    assert t.play("stop").asked == (1, "intercept")


def test_DI_INTERCEPT_1_another_players_ship_only() -> None:
    """DI-INTERCEPT-1: one's own is no hindrance."""
    assert points_asked(under_way({"N1": "J3 warriors", "N2": "L5 warriors"})) == []


def test_DI_INTERCEPT_2_put_beside_it_and_they_fight() -> None:
    """DI-INTERCEPT-2: on the point where the route meets it."""
    t = under_way({**WATCHED, "S1": "L5 mage"}).play("S1")
    assert t.told("intercepted") == [
        {"kind": "intercepted", "seat": 1, "ship": "S1", "other": "N1", "point": "K5"}
    ]
    assert t.g.ships["N1"].point == "K5"
    assert t.told("compared")[0]["sums"] == [8, 5]
    t.play("mage", "sink")
    assert "K5" not in t.g.ship_at


def test_DI_INTERCEPT_3_the_player_whose_turn_comes_next() -> None:
    """DI-INTERCEPT-3: between two that both want to, whoever moves; the other is not asked any more."""
    ships = {"N1": "J3 warriors", "E1": "L5 ballista", "S1": "J5 warriors", "W1": "I5 warriors"}
    t = under_way(ships, "K3", "K4", "K5", seats=4)
    assert (t.asked, question(t)[1]) == ((1, "intercept"), "K5")
    t.play("E1", "5")
    assert t.asked == (0, "turn")
    assert [event["ship"] for event in t.told("intercepted")] == ["E1"]
    ships = {"S1": "J3 warriors", "E1": "L5 ballista", "N1": "J5 warriors"}
    t = table(ships, seats=3, mover=2).play("sail S1", "K3", "K4", "K5", "stop")
    assert t.asked == (0, "intercept")  # after the third comes the first
    ships = {"E1": "J3 warriors", "N1": "L5 ballista", "S1": "J5 warriors"}
    t = table(ships, seats=3, mover=1).play("sail E1", "K3", "K4", "K5", "stop")
    assert t.asked == (2, "intercept")
    assert t.play("pass").asked == (0, "intercept")


# DI-R-62: where and by whom


def test_DI_R_62_every_point_entered_after_the_start() -> None:
    """DI-R-62: the start is none; the last is."""
    assert points_asked(under_way({"N1": "K5 warriors", "S1": "L5 warriors"}, "K4", "J4")) == []
    assert points_asked(under_way({"N1": "K5 warriors", "S1": "L5 warriors"}, "K4", "K5", "K4")) == ["K5"]
    assert points_asked(under_way(WATCHED, "J4", "K4", "K5")) == ["K5"]


def test_DI_R_62_ports_excepted() -> None:
    """DI-R-62: neither in passing nor at the end of the move."""
    assert points_asked(under_way({"N1": "H2", "S1": "J3 warriors"}, "I2", "J2", "K2")) == []
    assert points_asked(under_way({"N1": "H2", "S1": "J3 warriors"}, "I2", "J2")) == []
    assert points_asked(under_way({"N1": "I3", "S1": "J4 warriors"}, "J3", "J2")) == ["J3"]


def test_DI_R_62_not_for_points_jumped_over_by_a_current() -> None:
    """DI-R-62, DI-R-20: the end of the current is entered."""
    assert points_asked(under_way({"N1": "I5", "S1": "G5 warriors"}, "E3", "D3")) == []
    assert points_asked(under_way({"N1": "I5", "S1": "E4 warriors"}, "E3", "D3")) == ["E3"]


def test_DI_R_62_the_interceptor_needs_a_troop() -> None:
    """DI-R-62: what lies face down might be one, so its owner is asked; he cannot say yes without."""
    assert points_asked(under_way({**WATCHED, "S1": "L5"})) == []
    assert points_asked(under_way({**WATCHED, "S1": "L5 iron"})) == []
    t = under_way({**WATCHED, "S1": "L5 iron iron"})
    assert (t.asked, t.options) == ((1, "intercept"), ["pass"])
    t = under_way({**WATCHED, "S1": "L5 warriors +iron"})
    assert (t.asked, t.options) == ((1, "intercept"), ["S1", "pass"])


def test_DI_R_62_the_interceptor_stands_in_no_port() -> None:
    """DI-R-62: nothing comes out of a harbour."""
    ships = {"N1": "H3 warriors", "S1": "J18", "N2": "J5"}
    for port in ("I2", "J2", "K2"):
        assert points_asked(under_way({**ships, "S1": f"{port} mage"}, "I3", "J3", "K3", "L3")) == []
    assert points_asked(under_way({**ships, "S1": "J4 mage"}, "I3", "J3", "K3", "L3")) == ["J3"]


def test_DI_R_62_on_the_first_free_point() -> None:
    """DI-R-62: a taken one can be passed only; without a free one there is no intercept."""
    ships = {"N1": "I4 warriors", "S1": "J5 warriors"}
    assert points_asked(under_way(ships, "J4", "K4", "K5", "K6")) == ["J4", "K5"]
    assert points_asked(under_way({**ships, "N2": "J4"}, "J4", "K4", "K5", "K6")) == ["K5"]
    assert points_asked(under_way({**ships, "N2": "J4", "N3": "K5"}, "J4", "K4", "K5", "K6")) == []


def test_DI_R_62_where_the_ship_came_from_is_free() -> None:
    """DI-R-62: it has left the point from which it started."""
    t = under_way({"N1": "K5 warriors", "S1": "L5 warriors"}, "K4", "K5", "K4").play("S1")
    assert t.g.ships["N1"].point == "K5"


def test_DI_R_62_the_interceptor_counts_as_attacker() -> None:
    """DI-R-62: it uses nothing up, neither of his nor of the mover's fights."""
    t = under_way(WATCHED).play("S1")
    assert (t.told("compared")[0]["one"], t.told("compared")[0]["other"]) == ("S1", "N1")
    assert t.g.fought == ()
    assert t.play("next").offered("attack") == ["attack N1 S1"]
    t = under_way(WATCHED).play("S1", "end", "4", "6")
    assert t.offered("attack") == ["attack S1 N1"]


def test_DI_R_62_the_move_is_over() -> None:
    """DI-R-62: the ship stays where it was met, bonus or no bonus; it has moved."""
    t = under_way(WATCHED).play("S1")
    assert (t.asked, t.g.ships["N1"].point, t.offered("sail")) == ((0, "turn"), "K5", [])
    ships = {"N1": "G3 warriors", "S1": "E3 warriors"}
    t = table(ships, dice=(8, 3)).play("sail N1", "F3", "F2", "bonus")
    assert t.play("S1").asked == (0, "turn")
    assert (t.g.ships["N1"].point, t.told("took_bonus"), t.g.coins[0]) == ("F3", [], 5)


def test_DI_R_62_pursuits_follow() -> None:
    """DI-R-62, DI-R-42: by a dragon that was passed before; not by one beyond."""
    t = under_way(WATCHED, "I3", "I4", "J4", "K4", "K5", "K6", dragons={"H4": "green"}).play("S1")
    assert t.told("hunted")[0] == {"kind": "hunted", "ship": "N1", "place": "H4", "point": "K5"}
    assert t.asked == (0, "fighter")
    ships = {"N1": "J3 warriors", "S1": "K4 warriors"}
    route = ("J4", "I4", "I5", "J5", "J6", "J5", "I5", "I4", "I3")
    assert under_way(ships, *route, dragons={"H6": "green"}).play("S1").told("hunted") == []
    assert under_way(ships, *route, dragons={"H6": "green"}).play("pass").told("hunted")


def test_DI_R_62_the_protectorate_does_not_protect() -> None:
    """DI-R-62: steps off the lines are met at points on a line from the interceptor, nowhere else."""
    ships = {"N1": "J4 warriors", "S1": "L5 warriors"}
    assert points_asked(under_way(ships, "K5", "J6", dice=(1, 5))) == ["K5"]
    assert points_asked(under_way(ships, "K4", "K3", dice=(1, 5))) == []
    assert points_asked(under_way({**ships, "N1": "J5"}, "K6", "J6", dice=(1, 5))) == []


def test_DI_R_62_each_ship_once() -> None:
    """DI-R-62: after a tie it meets the same ship no more, another of its owner may."""
    ships = {"N1": "J3 warriors", "S1": "L5 warriors", "S2": "L6 warriors"}
    t = under_way(ships, intercept_ends_move=False).play("S1")
    assert (question(t), t.options) == (("intercept", "K6"), ["S2", "pass"])
    t.play("S2")
    assert (t.asked, t.g.ships["N1"].point) == ((0, "turn"), "J6")
    assert [event["point"] for event in t.told("intercepted")] == ["K5", "K6"]


def test_DI_R_62_with_which_ship() -> None:
    """DI-R-62: the owner of several chooses."""
    ships = {"N1": "J3 warriors", "S1": "L5 ballista", "S2": "J5 warriors"}
    t = under_way(ships, "K3", "K4", "K5")
    assert t.options == ["S1", "S2", "pass"]
    assert t.play("S2").told("compared")[0]["one"] == "S2"


@pytest.mark.parametrize("ends", [True, False])
def test_DI_R_62_whether_it_ends_the_move(ends: bool) -> None:
    """DI-R-62: option intercept_ends_move; otherwise a ship that has troops sails on as it declared."""
    t = under_way(WATCHED, intercept_ends_move=ends).play("S1")
    assert t.g.ships["N1"].point == ("K5" if ends else "J6")
    t = under_way({**WATCHED, "N1": "J3 mage"}, intercept_ends_move=ends).play("S1", "mage", "afloat")
    assert t.g.ships["N1"].point == ("K5" if ends else "J6")
    t = under_way({**WATCHED, "S1": "L5 mage"}, intercept_ends_move=ends).play("S1", "mage", "afloat")
    assert (t.g.ships["N1"].point, t.asked) == ("K5", (0, "turn"))  # disarmed it stays


@pytest.mark.parametrize("ends", [True, False])
def test_DI_R_62_a_ship_that_is_sunk_ends_its_move(ends: bool) -> None:
    """DI-R-62, DI-R-64: the new ship that comes for the last one does not sail on."""
    t = under_way({**WATCHED, "S1": "L5 mage"}, intercept_ends_move=ends).play("S1", "mage", "sink")
    assert t.asked == (0, "turn")
    assert t.g.harbour_of("N1") == "H_N"
    assert t.offered("sail") == []
    assert t.told("sailed") == []


# DI-R-63: several


def test_DI_R_63_in_the_order_of_coming_turns() -> None:
    """DI-R-63: at each point anew; who passes makes way for the next."""
    ships = {"N1": "J3 warriors", "E1": "L6 ballista", "S1": "L5 warriors", "W1": "J5 warriors"}
    t = under_way(ships, seats=4)
    order = []
    while t.asked[1] == "intercept":
        order.append((t.asked[0], t.ask.about["point"]))
        t.play("pass")
    assert order == [(3, "J4"), (2, "K5"), (3, "K5"), (1, "K6"), (3, "J6")]


def test_DI_R_63_the_rest_are_asked_later() -> None:
    """DI-R-63: only where the move goes on, and the mover has troops; at the same point too."""
    ships = {"N1": "J3 warriors", "E1": "L5 warriors", "S1": "J5 warriors"}
    t = under_way(ships, "K3", "K4", "K5", "K6", seats=3)
    assert t.play("E1").asked == (0, "turn")
    t = under_way(ships, "K3", "K4", "K5", "K6", seats=3, intercept_ends_move=False).play("E1")
    assert (t.asked, question(t)[1]) == ((2, "intercept"), "K5")
    ships["E1"] = "L5 mage"
    t = under_way(ships, "K3", "K4", "K5", seats=3, intercept_ends_move=False).play("E1", "mage", "afloat")
    assert t.asked == (0, "turn")
