"""Chapter 13: hunter dragons, whom they attack, when, and where they are afterwards (DI-HUNT, DI-R-40 to
DI-R-45)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.steering import Steering
from tests.games.dragon_island.fights import all_around, is_fighting, next_turn, rolled
from tests.games.dragon_island.table import Table, table

SPARE = {"N2": "J2"}  # a ship in port, so that a lost one is not replaced


def past(dragon: str = "red", cargo: str = "ballista", **options: Any) -> Table:
    """N1 goes from J3 past a dragon on L5, and comes to rest on J4."""
    t = table({"N1": f"J3 {cargo}", **SPARE}, {"L5": dragon}, **options)
    return t.play("sail N1", "K3", "K4", "J4", "stop")


def fight(t: Table, roll: str) -> Table:
    return t.play("ballista", roll)


# Whom they attack


def test_DI_HUNT_1_dragons_in_caves_let_ships_pass() -> None:
    """DI-HUNT-1: over the mouth and about it; also whoever stays there."""
    t = table({"N1": "D5 ballista"}, {"CV1": "green", "CV8": "red"}).play("sail N1", "E5", "E4", "E5", "stop")
    assert t.play("end").told("hunted") == []


def test_DI_HUNT_8_nor_do_they_pursue() -> None:
    """DI-HUNT-8: a ship that passes their mouth and is gone."""
    t = table({"N1": "D5 ballista"}, {"CV1": "green"}).play("sail N1", "E5", "E4", "E3", "E2", "stop")
    assert (t.asked, t.told("hunted")) == ((0, "turn"), [])


@pytest.mark.parametrize("point", ["I4", "J4", "K4", "I5", "K5", "I6", "J6", "K6"])
def test_DI_HUNT_2_its_zone_is_the_eight_points_around_it(point: str) -> None:
    """DI-HUNT-2: lines or none."""
    assert is_fighting(table({"N1": f"{point} mage"}, {"J5": "green"}).play("end"))


@pytest.mark.parametrize("point", ["H4", "J3", "L6", "H5", "L3"])
def test_DI_HUNT_2_and_no_others(point: str) -> None:
    """DI-HUNT-2: two points away nothing happens."""
    t = table({"N1": f"{point} mage"}, {"J5": "green"}).play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)


def test_DI_HUNT_3_a_ship_that_passes_over_its_zone_is_attacked() -> None:
    """DI-HUNT-3: one point of it is enough; a route past it is not touched."""
    t = past()
    assert t.told("hunted") == [{"kind": "hunted", "ship": "N1", "place": "L5", "point": "J4"}]
    assert is_fighting(t)
    t = table({"N1": "J3 ballista"}, {"L5": "red"}).play("sail N1", "J4", "J5", "J4", "stop")
    assert t.told("hunted") == []


def test_DI_HUNT_4_when_the_mover_has_moved_the_ship() -> None:
    """DI-HUNT-4: the route is shown, the ship put down, the token turned over, and then they fight."""
    t = past("?red")
    assert [kind for kind in t.kinds() if kind != "dragon_moved"] == [
        "declared", "sailed", "hunted", "turned_over",
    ]  # fmt: skip
    assert (t.g.ships["N1"].point, t.ask.about["dragon"]) == ("J4", "red")


@pytest.mark.parametrize(
    ("start", "dragon", "route"),
    [
        ("J5", "K6", "J4 J3 J2"),  # home
        ("F3", "G4", "E3 D3 C3"),  # mainland
        ("J14", "I15", "d47 d37 d36"),  # Dragon Island
        ("O10", "N9", "P10 Q10 R10"),  # the home of nobody who plays (DI-R-2)
    ],
)
def test_DI_HUNT_5_in_a_port_no_ship_is_pursued(start: str, dragon: str, route: str) -> None:
    """DI-HUNT-5, DI-R-45: in ports of all harbours; on the point before it would be."""
    points = route.split()
    t = table({"N1": f"{start} ballista"}, {dragon: "red"}).sail("N1", *points).play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    t = table({"N1": f"{start} ballista"}, {dragon: "red"}).sail("N1", *points[:-1])
    assert len(t.told("hunted")) == 1


def test_DI_HUNT_5_even_right_beside_the_dragon() -> None:
    """DI-HUNT-5, DI-DRAGON-12: turn after turn."""
    t = all_around(table({"N1": "I4 ballista"}, {"J3": "red"}).sail("N1", "I3", "I2")).play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)


def test_DI_HUNT_6_from_the_circle_it_goes_back() -> None:
    """DI-HUNT-6: it sank a ship there."""
    t = table({"N1": "O10 ballista iron", **SPARE}, {"N9": "red"}).play(
        "sail N1", "N10", "d74", "d64", "stop"
    )
    fight(t, "1")
    assert (t.g.flotsam, t.places()) == ({"d64": ("iron",)}, {"N9": "red"})


def test_DI_HUNT_7_on_the_outer_contour_it_stays_where_it_sank_the_ship() -> None:
    """DI-HUNT-7: on the goods, which cannot be loaded while it lies there (DI-R-44)."""
    t = fight(past(cargo="ballista iron"), "1")
    assert (t.places(), t.g.flotsam) == ({"J4": "red"}, {"J4": ("iron",)})
    t = table({"N1": "J5"}, {"J4": "red"}, flotsam={"J4": "iron"}, flotsam_reach="line_neighbour")
    assert t.offered("load") == []
    t = table({"N1": "J5"}, flotsam={"J4": "iron"}, flotsam_reach="line_neighbour")
    assert t.offered("load") == ["load iron N1 J4"]


# Who is hunted, and who notices (DI-R-40, DI-R-41)


def placed(targets: str, ships: dict[str, str]) -> Table:
    """N has steered a dragon to K4, and attacked nobody."""
    t = table(ships, {"M4": "green"}, frame=Steering(seat=0), dice=(1, 5), hunter_targets=targets)
    t.play("M4", "K4")
    return t.play("none") if t.asked[1] == "prey" else t


@pytest.mark.parametrize(("targets", "hunted"), [("everyone", 1), ("not_placer", 0)])
def test_DI_R_40_also_the_one_who_placed_it(targets: str, hunted: int) -> None:
    """DI-R-40: option hunter_targets."""
    t = all_around(placed(targets, {"N1": "J5 mage"})).play("end")
    assert len(t.told("hunted")) == hunted
    t = all_around(placed(targets, {"N1": "J5 mage"})).sail("N1", "K5", "L5", "L6")
    assert len(t.told("hunted")) == hunted


@pytest.mark.parametrize("targets", ["everyone", "not_placer"])
def test_DI_R_40_others_are_hunted_either_way(targets: str) -> None:
    """DI-R-40: and by a dragon that nobody has placed everybody."""
    t = next_turn(placed(targets, {"N1": "J2", "S1": "d36 mage"}))
    t.g.ships["S1"] = t.g.ships["S1"].at("J6")
    t.g.derive()
    assert is_fighting(t.sail("S1", "J5", "J6"), "S1")
    assert is_fighting(past(hunter_targets=targets))


def test_DI_R_41_the_program_notices() -> None:
    """DI-R-41: option hunter_call, automatic."""
    assert is_fighting(past(hunter_call="automatic"))


@pytest.mark.parametrize(("first", "second", "hunted"), [("pass", "pass", 0), ("pass", "claim", 1)])
def test_DI_R_41_or_the_others_do(first: str, second: str, hunted: int) -> None:
    """DI-R-41: option hunter_call, manual; one of them is enough, and the mover is not asked."""
    t = past(seats=3, hunter_call="manual")
    assert {seat: ask.prompt for seat, ask in t.g.asks.items()} == {1: "claim", 2: "claim"}
    t.play(first, second)
    assert len(t.told("hunted")) == hunted
    assert is_fighting(t) is bool(hunted)


def test_DI_R_41_nobody_is_asked_where_nothing_was_touched() -> None:
    """DI-R-41: nor where the ship is safe; at the end of the turn as after a move."""
    t = table({"N1": "J3 mage"}, {"L6": "red"}, hunter_call="manual").play("sail N1", "K3", "J3", "stop")
    assert t.asked == (0, "turn")
    assert table({"N1": "J3 mage"}, {"K4": "red"}, hunter_call="manual").play("end").asked == (1, "claim")
    assert table({"N1": "J2 mage"}, {"K3": "red"}, hunter_call="manual").play("end").asked == (-1, "die")


# When (DI-R-42)


def test_DI_R_42_passed_dragons_attack_after_the_move() -> None:
    """DI-R-42: those in whose zone the ship comes to rest at the end of the turn."""
    ships, dragons = {"N1": "J3 mage", **SPARE}, {"L5": "green", "I5": "red"}
    t = table(ships, dragons).play("sail N1", "K3", "K4", "J4", "stop")
    assert [event["place"] for event in t.told("hunted")] == ["L5"]
    t.play("mage")
    assert t.asked == (0, "turn")
    t.play("end")
    assert [event["place"] for event in t.told("hunted")] == ["L5", "I5"]


def test_DI_R_42_the_starting_point_counts() -> None:
    """DI-R-42: option hunter_start_counts; else only points that are entered."""
    for counts in (True, False):
        t = table({"N1": "K4 ballista"}, {"L5": "red"}, hunter_start_counts=counts)
        t.play("sail N1", "J4", "J3", "stop")
        assert len(t.told("hunted")) == counts
        t = table({"N1": "K4 ballista"}, {"L5": "red"}, hunter_start_counts=counts)
        t.play("sail N1", "K5", "J5", "stop")
        assert len(t.told("hunted")) == 1


def test_DI_R_42_a_ship_that_stays_is_attacked_where_it_stands() -> None:
    """DI-R-42: at the end of the turn, every turn, whatever starting points count for."""
    for counts in (True, False):
        t = table({"N1": "K4 ballista"}, {"L5": "red"}, hunter_start_counts=counts).play("end")
        assert is_fighting(t)
        assert is_fighting(next_turn(rolled(fight(t, "7"))).play("end"))


def test_DI_R_42_before_that_the_player_may_attack_it() -> None:
    """DI-R-42, DI-BATTLE-2: himself, or kill it with another ship; then nothing comes."""
    t = table({"N1": "K4 mage", **SPARE}, {"L5": "green"}).play("attack N1 L5", "mage", "end")
    assert t.told("hunted") == []
    t = table({"N1": "K4 ballista", "N2": "M5 mage"}, {"L5": "green"}).play("attack N2 L5", "mage", "end")
    assert t.told("hunted") == []


def test_DI_R_42_not_if_they_already_fought_this_turn() -> None:
    """DI-R-42: once a turn each; another ship that it has not fought is attacked."""
    t = table({"N1": "K4 ballista", "N2": "J2"}, {"L5": "red"}).play("attack N1 L5", "ballista", "7", "end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    t = table({"N1": "K4 ballista", "N2": "M6 mage"}, {"L5": "red"}).play(
        "attack N1 L5", "ballista", "7", "end"
    )
    assert [event["ship"] for event in t.told("hunted")] == ["N2"]


def test_DI_R_42_a_pursuer_does_not_come_again_this_turn() -> None:
    """DI-R-42: it stands beside the ship after a tie, and waits for the next."""
    t = fight(past(), "7")
    assert t.places() == {"K4": "red"}
    t.play("end")
    assert (len(t.told("hunted")), t.g.mover) == (1, 1)
    assert is_fighting(next_turn(rolled(t)).play("end"))


def test_DI_R_42_a_dragon_that_came_near_by_a_pursuit() -> None:
    """DI-R-42: it attacks another ship beside which it stands now, at the end of the turn."""
    ships = {"N1": "J3 ballista iron", "N2": "I5 mage", "N3": "J2"}
    t = fight(table(ships, {"L5": "red"}).play("sail N1", "K3", "K4", "J4", "stop"), "1")
    assert t.places() == {"J4": "red"}
    t.play("end")
    assert [event["ship"] for event in t.told("hunted")] == ["N1", "N2"]


def test_DI_R_42_only_ships_of_the_mover() -> None:
    """DI-R-42: others that stand in a zone are left alone until their own turn."""
    t = table({"N1": "J2", "S1": "K4 ballista"}, {"L5": "red"}).play("end")
    assert (t.told("hunted"), t.g.mover) == ([], 1)
    t.play("4", "6", "end")
    assert is_fighting(t, "S1")


# Several (DI-R-43)


def test_DI_R_43_in_the_order_in_which_they_were_touched() -> None:
    """DI-R-43: L5 at K4, H5 at I4; they come one after the other while the ship is afloat."""
    dragons = {"H5": "red", "L5": "green"}
    route = ("sail N1", "K3", "K4", "J4", "I4", "I3", "stop")
    t = table({"N1": "J3 mage", **SPARE}, dragons).play(*route)
    assert t.ask.about["dragon"] == "green"
    assert t.play("mage").ask.about["dragon"] == "red"
    t = table({"N1": "J3 iron", **SPARE}, dragons).play(*route)
    assert [event["place"] for event in t.told("hunted")] == ["L5"]  # which sank it


def test_DI_R_43_among_equals_the_owner_chooses() -> None:
    """DI-R-43: touched at the same point, or those that attack at the end of the turn."""
    t = table({"N1": "J3 mage"}, {"L5": "green", "L4": "red"}).play("sail N1", "K3", "K4", "J4", "stop")
    assert t.told("hunted")[0]["place"] == "L4"  # at K3 already
    t = table({"N1": "J4 mage"}, {"L5": "green", "L4": "red"}).play("sail N1", "K4", "J4", "J3", "stop")
    assert (t.asked, t.options) == ((0, "hunter"), ["L4", "L5"])
    assert t.play("L5").ask.about["dragon"] == "green"
    t = table({"N1": "K4 mage"}, {"L5": "green", "J3": "red"}).play("end")
    assert (t.asked, t.options) == ((0, "hunter"), ["J3", "L5"])
    t.play("J3", "mage", "mage")
    assert (t.g.dragons, t.g.mover) == ([], 1)


def test_DI_R_43_killed_dragons_do_not_change_whom_it_has_passed() -> None:
    """DI-R-43, DI-R-35: the second lies where the gate was that the ship sailed through."""
    t = table({"N1": "d37 mage mage"}, {"I14": "green", "K14": "red"}).play("sail N1", "d47", "d57", "stop")
    t.play("I14", "mage")
    assert (t.g.rotation, t.ask.about["dragon"]) == (1, "red")


# Where they are afterwards (DI-R-44), and how far they come (DI-R-45)


def test_DI_R_44_a_ship_sunk_on_the_outer_contour() -> None:
    """DI-R-44, DI-HUNT-7: option hunter_after_sinking; on its point, or beside it."""
    assert fight(past(hunter_after_sinking="wreck_point"), "1").places() == {"J4": "red"}
    assert fight(past(hunter_after_sinking="adjacent"), "1").places() == {"K4": "red"}


def test_DI_R_44_a_pursuer_that_did_not_sink_the_ship() -> None:
    """DI-R-44: on the free any-neighbour of the ship nearest to where it came from; of equals the one in the
    lower row, then column."""
    assert fight(past(), "7").places() == {"K4": "red"}  # K4 and K5 are one point from L5
    t = table({"N1": "J3 ballista", "N2": "K4 mage"}, {"L5": "red"}).play(
        "sail N1", "K3", "L3", "K3", "J3", "stop"
    )
    assert t.told("hunted") == []
    t = table({"N1": "J3 ballista", "S1": "K4"}, {"L5": "red"}).play("sail N1", "K3", "K4", "J4", "stop")
    assert fight(t, "7").places() == {"K5": "red"}
    t = table({"N1": "K5 ballista"}, {"L6": "red"}).play("sail N1", "J5", "I5", "H5", "G5", "stop")
    assert fight(t, "7").places() == {"H4": "red"}


def test_DI_R_44_none_is_free() -> None:
    """DI-R-44: it stays on its old point."""
    ships = {"N1": "G3 ballista", "N2": "E2", "N3": "F1", "S1": "F2"}
    t = table(ships, {"H4": "red"}).play("sail N1", "G2", "F2", "F1", "E1", "stop")
    assert fight(t, "7").places() == {"H4": "red"}
    t = table({**ships, "S1": "J18"}, {"H4": "red"}).play("sail N1", "G2", "F2", "F1", "E1", "stop")
    assert fight(t, "7").places() == {"F2": "red"}


def test_DI_R_44_one_beside_the_ship_stays() -> None:
    """DI-R-44: at the end of the turn; a pair from two points away comes beside it."""
    t = table({"N1": "K4 ballista"}, {"L5": "red"}).play("end")
    assert fight(t, "7").places() == {"L5": "red"}
    t = table({"N1": "K4 ballista"}, {"M6": "red red"}).play("end")
    t = fight(fight(t, "7"), "7")
    assert t.places() == {"L5": "red red"}


def steered(roll: str, **options: Any) -> Table:
    """N lets a dragon attack a ship on K4 from L5."""
    ships = {"N1": "J2", "S1": "K4 ballista", "S2": "J18"}
    t = table(ships, {"M6": "red"}, frame=Steering(seat=0), dice=(1, 5), **options).play("M6", "L5", "S1")
    return fight(t, roll)


def test_DI_R_44_a_steered_dragon_stays_where_it_attacked_from() -> None:
    """DI-R-44: unless it sinks the ship."""
    assert steered("7").places() == {"L5": "red"}
    assert steered("1").places() == {"K4": "red"}
    assert steered("1", hunter_after_sinking="adjacent").places() == {"L5": "red"}


def test_DI_R_44_a_dragon_that_was_attacked_does_not_move() -> None:
    """DI-R-44: whatever the result."""
    for roll in ("1", "7"):
        t = table({"N1": "K4 ballista", **SPARE}, {"L5": "red"}).play("attack N1 L5")
        assert fight(t, roll).places() == {"L5": "red"}


@pytest.mark.parametrize("roll", ["1", "7"])
def test_DI_R_44_after_a_fight_on_the_circle_on_its_old_point(roll: str) -> None:
    """DI-R-44, DI-HUNT-6: sunk or not, also beside the gate where it began."""
    for route in (("N10", "d74", "d64"), ("N10", "d74", "d73")):
        t = table({"N1": "O10 ballista", **SPARE}, {"O9": "red"}).play("sail N1", *route, "stop")
        assert fight(t, roll).places() == {"O9": "red"}


def test_DI_R_45_however_far_and_through_anything() -> None:
    """DI-R-45: a ship that a current has carried off, or that is deep in the circle."""
    t = table({"N1": "I5 ballista"}, {"J6": "red"}).play("sail N1", "E3", "E2", "stop")
    assert fight(t, "7").places() == {"F2": "red"}
    t = table({"N1": "O10 ballista"}, {"O9": "red"}).play(
        "sail N1", "N10", "d74", "d64", "d65", "d66", "stop"
    )
    assert is_fighting(t)


def test_DI_R_45_gates_do_not_protect() -> None:
    """DI-R-45: nor does the water before the island's ports."""
    for route in (("d47",), ("d47", "d46")):
        t = table({"N1": "J15 ballista"}, {"K16": "red"}).play("sail N1", "J14", *route, "stop")
        assert is_fighting(t)
    assert is_fighting(table({"N1": "d47 ballista"}, {"K14": "red"}).play("end"))
