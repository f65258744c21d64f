"""Chapter 11: pushing a ship out of a port (DI-PUSH, DI-R-31)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.table import Table, table

PARTS = GAME.parts()
FULL = {"S1": "D2 iron", "S2": "C3", "S3": "B4"}  # the harbour of the north-west
PORTS = [port for harbour in PARTS.harbours.values() for port in harbour.ports]


def arriving(
    ships: dict[str, str] | None = None, dragons: dict[str, str] | None = None, **more: Any
) -> Table:
    """A ship on D3 heads for C3."""
    return table({"N1": "D3", **FULL, **(ships or {})}, dragons, **more).play("sail N1")


def pushed(t: Table, ship: str, *points: str) -> Table:
    """It goes there, and pushes a ship out."""
    t.play(*(points or ("C3",)))
    if t.asked[1] == "route":
        t.play("stop")
    while t.asked[1] == "intercept":
        t.play("pass")
    assert t.asked[1] == "push"
    return t.play(ship)


def test_DI_PUSH_1_out_of_a_full_mainland_harbour() -> None:
    """DI-PUSH-1: the ship that arrives takes the port of the other."""
    t = pushed(arriving(), "S2")
    assert (t.g.ships["N1"].point, t.g.ships["S2"].point) == ("C3", "E3")
    assert t.told("pushed") == [{"kind": "pushed", "ship": "S2", "point": "E3"}]


def test_DI_PUSH_1_out_of_the_islands_ports() -> None:
    """DI-PUSH-1: likewise."""
    t = table({"N1": "d46", "S1": "d36", "S2": "d56"}).play("sail N1", "d36", "stop")
    assert (t.asked, t.options) == ((0, "push"), ["S1", "S2"])
    t.play("S1")
    assert (t.g.ships["N1"].point, t.g.ships["S1"].point) == ("d36", "d16")


def test_DI_PUSH_1_only_where_all_ports_are_taken() -> None:
    """DI-PUSH-1, DI-R-31: with a free port nobody is pushed out of another."""
    t = table({"N1": "D3", "S1": "C3", "S2": "D2"}).play("sail N1")
    assert "stop" not in t.play("C3").options
    t.play("C4", "B4", "stop")
    assert (t.asked, t.told("pushed")) == ((0, "turn"), [])


def test_DI_R_31_a_ship_that_lies_in_the_harbour_itself() -> None:
    """DI-R-31: its own port is free by then, so it cannot change with another."""
    t = table({"N1": "D2", "S1": "C3", "S2": "B4"}).play("sail N1", "D3", "C3")
    assert "stop" not in t.options


def test_DI_PUSH_2_the_arriving_player_chooses() -> None:
    """DI-PUSH-2, DI-R-31: any ship that lies there, whichever port the route ended in; one's own too."""
    t = arriving()
    t.play("C3", "stop")
    assert (t.asked, t.options) == ((0, "push"), ["S1", "S2", "S3"])
    t.play("S1")
    assert (t.g.ships["N1"].point, t.g.ships["S1"].point, t.g.ships["S2"].point) == ("D2", "F2", "C3")
    ships = {"N1": "D3", "N2": "C3", "S1": "D2", "S2": "B4"}
    t = pushed(table(ships).play("sail N1"), "N2")
    assert (t.g.ships["N1"].point, t.g.ships["N2"].point) == ("C3", "E3")


def test_DI_R_31_Free_Hunters_are_pushed_out_too() -> None:
    """DI-R-31: and they push."""
    ships = {"N1": "D3", "E1": "D2", "S1": "C3", "S2": "B4"}
    t = table(ships, seats=3, free_hunters=1).play("sail N1", "C3", "stop")
    assert t.options == ["E1", "S1", "S2"]
    ships = {"N1": "C3", "E1": "D2", "E2": "B4", "S1": "D3"}
    t = table(ships, seats=3, free_hunters=1, mover=2).play("sail S1", "C3", "stop", "N1")
    assert (t.g.ships["S1"].point, t.g.ships["N1"].point) == ("C3", "E3")


@pytest.mark.parametrize("port", PORTS)
def test_DI_PUSH_3_two_points_back_in_a_straight_line(port: str) -> None:
    """DI-PUSH-3, DI-R-31: from every port of all harbours, to the second point of its line."""
    first, second = PARTS.push[port]
    spots = PARTS.row_col if port[0] != "d" else PARTS.waters.squares
    rows, columns = zip(spots[port], spots[first], spots[second], strict=True)
    assert rows[1] - rows[0] == rows[2] - rows[1]
    assert columns[1] - columns[0] == columns[2] - columns[1]
    harbour = PARTS.harbours[PARTS.harbour_at[port]]
    ships = {f"S{number}": at for number, at in enumerate(harbour.ports, 1)}
    start = next(at for at in PARTS.lines[0][port] if at not in harbour.ports and at != second)
    name = next(ship for ship, at in ships.items() if at == port)
    t = pushed(table({"N1": start, **ships}).play("sail N1"), name, port)
    assert (t.g.ships[name].point, t.g.ships["N1"].point) == (second, port)


def test_DI_R_31_if_the_second_point_is_not_free_the_first() -> None:
    """DI-R-31: because of a ship there, or a dragon."""
    t = pushed(arriving({"N2": "E3"}), "S2")
    assert t.g.ships["S2"].point == "D3"  # which the arriving ship has left
    t = pushed(arriving(dragons={"E3": "green"}), "S2")
    assert t.g.ships["S2"].point == "D3"


def test_DI_R_31_where_neither_is_free_the_ship_cannot_be_chosen() -> None:
    """DI-R-31: nor where a dragon is on the first point."""
    t = table({"N1": "C4", "N2": "D3", "N3": "E3", **FULL}).play("sail N1", "C3", "stop")
    assert t.options == ["S1", "S3"]
    t = table({"N1": "C4", **FULL}, {"D3": "green"}).play("sail N1", "C3", "stop")
    assert t.options == ["S1", "S3"]


def test_DI_R_31_a_harbour_out_of_which_nobody_can_be_pushed() -> None:
    """DI-R-31: is closed; ships may pass through its ports all the same."""
    dragons = {"D3": "green", "E2": "red", "B5": "?green"}
    t = table({"N1": "D4", **FULL}, dragons).play("sail N1")
    assert "C3" in t.options  # and back
    assert t.play("C3").options == ["C4", "D4"]


def test_DI_R_31_only_as_the_end_of_a_move() -> None:
    """DI-R-31: who sails on across the port pushes nobody."""
    t = arriving().play("C3", "C4", "stop")
    assert (t.told("pushed"), t.g.ships["N1"].point) == ([], "C4")


def test_DI_R_31_pushing_provokes_neither_hunters_nor_intercepts() -> None:
    """DI-R-31: and costs the pushed ship nothing; it sails in its own turn as ever."""
    ships = {"N1": "D3", "N2": "E4 warriors", "S1": "D2", "S2": "C3 iron", "S3": "B4"}
    t = pushed(table(ships, {"F2": "green"}).play("sail N1"), "S2")
    assert (t.g.ships["S2"].point, t.told("hunted"), t.told("intercepted")) == ("E3", [], [])
    t.play("end", "2", "3")
    assert (t.told("hunted"), "sail S2" in t.options) == ([], True)


@pytest.mark.parametrize(("option", "offered"), [(True, True), (False, False)])
@pytest.mark.parametrize(("start", "berth", "homes"), [("I3", "I2", "I2 J2 K2"), ("R8", "R9", "R9 R10 R11")])
def test_DI_R_31_home_harbours(start: str, berth: str, homes: str, option: bool, offered: bool) -> None:
    """DI-R-31: option push_home_ports; one's own, and one that is nobody's."""
    ships = {f"S{number}": at for number, at in enumerate(homes.split(), 1)}
    t = table({"N1": start, **ships}, push_home_ports=option).play("sail N1", berth)
    assert ("stop" in t.options) == offered
    if offered:
        assert t.play("stop").options == ["S1", "S2", "S3"]


def test_DI_R_31_mainlands_whatever_the_option() -> None:
    """DI-R-31: push_home_ports is about home harbours only."""
    t = pushed(arriving(push_home_ports=False), "S2")
    assert t.g.ships["N1"].point == "C3"


def test_DI_PUSH_3_a_pushed_ship_keeps_what_it_carries() -> None:
    """DI-PUSH-3: it is moved, nothing else."""
    t = pushed(arriving(), "S1")
    assert t.cargo("S1") == ["iron"]
