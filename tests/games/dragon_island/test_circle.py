"""Chapter 15: the central circle turns (DI-CIRCLE, DI-R-35, DI-R-36)."""

import pytest

from drakomor.games.dragon_island.game import GAME
from tests.games.dragon_island.table import Table, table

MAINLANDS = ("M_NW", "M_NE", "M_SE", "M_SW")
TOWERS = ("TW1", "TW2", "TW3", "TW4")
PRICES = {"TW1": (3, 9), "TW2": (2, 7), "TW3": (3, 6), "TW4": (4, 8)}
GATES = [  # left, right, front, with their approach points, by rotation
    ("F10", "N10", "J14"), ("J6", "J14", "F10"), ("N10", "F10", "J6"), ("J14", "J6", "N10"),
]  # fmt: skip


def slain(dragons: int = 1, ships: dict[str, str] | None = None, **more: object) -> Table:
    """One ship kills a green dragon, or a pair of them, on the outer contour."""
    line = " ".join(["green"] * dragons)
    own = {"N1": "J5 mage +warriors", **(ships or {})}
    t = table(own, {"J4": line}, **more)  # type: ignore[arg-type]
    return t.play("attack N1 J4", *["mage"] * dragons)


@pytest.mark.parametrize("rotation", range(4))
def test_DI_CIRCLE_3_a_dragons_death_turns_it_by_a_quarter(rotation: int) -> None:
    """DI-CIRCLE-3: clockwise; after the fourth it lies as before."""
    t = slain(rotation=rotation)
    assert t.g.rotation == (rotation + 1) % 4
    assert t.told("circle_turned") == [{"kind": "circle_turned", "rotation": t.g.rotation}]


def test_DI_CIRCLE_3_a_dragon_that_lives_does_not() -> None:
    """DI-CIRCLE-3: a tie, or a ship that is sunk."""
    t = table({"N1": "J5 warriors", "N2": "F3"}, {"J4": "red"}).play("attack N1 J4", "warriors")
    assert (t.g.rotation, "sank" in t.kinds()) == (0, True)


def test_DI_CIRCLE_3_in_defence_too() -> None:
    """DI-CIRCLE-3: whoever attacked whom; a dragon of a cave as well."""
    t = table({"N1": "J5 mage"}, {"J4": "green"}).play("end", "mage")
    assert t.g.rotation == 1
    t = table({"N1": "E5 mage"}, {"CV1": "green"}).play("attack N1 CV1", "mage")
    assert t.g.rotation == 1


def test_DI_CIRCLE_6_once_for_each() -> None:
    """DI-CIRCLE-6, DI-R-35: after both fights of a pair, not between them."""
    t = slain(2)
    assert t.g.rotation == 2
    kinds = [kind for kind in t.kinds() if kind in ("slain", "circle_turned")]
    assert kinds == ["slain", "slain", "circle_turned", "circle_turned"]


def test_DI_CIRCLE_6_only_for_those_that_died() -> None:
    """DI-CIRCLE-6: of a pair the upper alone."""
    t = table({"N1": "J5 +warriors", "N2": "F3"}, {"J4": "green gold"})
    t.play("attack N1 J4", "warriors", "warriors")
    assert (t.places(), t.g.rotation) == ({"J4": "gold"}, 1)


def test_DI_R_35_before_anything_else() -> None:
    """DI-R-35: the next that is sold is sold at the new price."""
    t = slain(ships={"N2": "C3 iron"}).play("sell iron N2")
    assert t.g.coins[0] == 5 + 4


# What turns with it


@pytest.mark.parametrize("rotation", range(4))
def test_DI_CIRCLE_1_DI_CIRCLE_2_towers_name_mainlands(rotation: int) -> None:
    """DI-CIRCLE-1, DI-CIRCLE-2, DI-CIRCLE-4, DI-TV-22: in rotation r mainland m has tower m - r; everybody
    sees the prices."""
    t = table(rotation=rotation)
    expected = {land: TOWERS[(m - rotation) % 4] for m, land in enumerate(MAINLANDS)}
    assert t.g.parts.towers[rotation] == expected
    shown = GAME.view(t.g, 1)["tables"]["prices"]
    assert {land: tuple(prices) for land, prices in shown.items()} == {
        land: PRICES[tower] for land, tower in expected.items()
    }


def test_DI_CIRCLE_4_the_prices_change() -> None:
    """DI-CIRCLE-4: each mainland gets those of the next."""
    before = dict(table().g.parts.prices[0])
    t = slain()
    after = GAME.view(t.g, 0)["tables"]["prices"]
    assert [tuple(after[land]) for land in MAINLANDS] == [
        before[land] for land in ("M_SW", "M_NW", "M_NE", "M_SE")
    ]


@pytest.mark.parametrize("rotation", range(4))
def test_DI_CIRCLE_5_where_it_is_entered(rotation: int) -> None:
    """DI-CIRCLE-5: from three sides; the fourth, which is closed, changes with every turn."""
    for point in ("F10", "N10", "J14", "J6"):
        inward = [
            to for to in table({"N1": point}, rotation=rotation).play("sail N1").options if to[0] == "d"
        ]
        gates = dict(zip(GATES[rotation], ("d14", "d74", "d47"), strict=True))
        assert inward == ([gates[point]] if point in gates else [])


def test_DI_CIRCLE_5_in_the_middle_of_a_turn() -> None:
    """DI-CIRCLE-5: after a dragon's death a ship enters where it could not before."""
    t = slain(ships={"N2": "J6"}).play("next", "sail N2")
    assert "d14" in t.options
    assert "d14" not in table({"N2": "J6"}).play("sail N2").options


def test_DI_R_35_ships_and_flotsam_keep_their_place_on_it() -> None:
    """DI-R-35: they turn with it; what is outside stays, approach points too; no ship has moved by that."""
    ships = {"N2": "d36 iron", "S1": "F10 iron", "S2": "d12"}
    t = slain(ships=ships, flotsam={"d46": "iron", "J14": "iron"})
    assert [t.g.ships[name].point for name in ("N1", "N2", "S1", "S2")] == ["J5", "d36", "F10", "d12"]
    assert t.g.flotsam == {"d46": ("iron",), "J14": ("iron",)}
    assert t.play("next").offered("sail") == ["sail N1", "sail N2"]


# Ships in gates


@pytest.mark.parametrize("gate", ["d14", "d74", "d47"])
@pytest.mark.parametrize("rotation", range(4))
def test_DI_CIRCLE_7_a_ship_in_a_gate_is_destroyed(rotation: int, gate: str) -> None:
    """DI-CIRCLE-7: in any of the three, however the circle lies; beside it none is."""
    near = {"d14": "d13", "d74": "d73", "d47": "d46"}[gate]
    t = slain(ships={"S1": gate, "S2": near}, rotation=rotation)
    assert sorted(t.g.ships) == ["N1", "S2"]
    assert [event["ship"] for event in t.told("sank")] == ["S1"]


def test_DI_R_36_it_holds_for_all_ships() -> None:
    """DI-R-36: of all players, the killer's other ships too, and the killer itself."""
    t = slain(ships={"N2": "d14 iron", "S1": "d74", "S2": "d36"})
    assert sorted(t.g.ships) == ["N1", "S2"]
    t = table({"N1": "d14 mage", "N2": "F3"}, {"F9": "green"}).play("attack N1 F9", "mage")
    assert (t.g.rotation, sorted(t.g.ships), t.g.medals[0]) == (1, ["N2", "S1"], 1)


def test_DI_CIRCLE_7_only_when_it_turns() -> None:
    """DI-CIRCLE-7: in a gate a tie does a ship no harm."""
    t = table({"N1": "d14 ballista", "N2": "F3"}, {"F9": "red"}).play("attack N1 F9", "ballista", "7")
    assert t.g.ships["N1"].point == "d14"


@pytest.mark.parametrize(("option", "afloat"), [("float", {"d14": ("dragon_stone", "iron")}), ("lost", {})])
def test_DI_R_36_what_becomes_of_the_goods(option: str, afloat: dict[str, tuple[str, ...]]) -> None:
    """DI-R-36: option gate_goods; troops go to the bank, goods float in the gate or go there too."""
    t = slain(ships={"S1": "d14 iron dragon_stone +warriors", "S2": "J16"}, gate_goods=option)
    assert t.g.flotsam == afloat
    assert t.g.bank["warriors"] == 10 - 1  # those of the killer
    assert t.g.bank["iron"] == 12 - (option == "float")


def test_DI_R_36_other_wrecks_float_either_way() -> None:
    """DI-R-36: the option is about gates at the turn of the circle."""
    t = table({"N1": "J5 ballista iron", "N2": "F3"}, {"J4": "red"}, gate_goods="lost")
    assert t.play("attack N1 J4", "ballista", "1").g.flotsam == {"J5": ("iron",)}


def test_DI_R_35_no_ship_gets_into_a_gate_by_turning() -> None:
    """DI-R-35: with several quarters ships in gates are lost before the first, and no others later."""
    t = slain(2, ships={"S1": "d14", "S2": "d36", "S3": "d13"})
    assert sorted(t.g.ships) == ["N1", "S2", "S3"]
    kinds = [kind for kind in t.kinds() if kind in ("sank", "circle_turned")]
    assert kinds == ["sank", "circle_turned", "circle_turned"]


def test_DI_CIRCLE_7_ships_on_approach_points_stay() -> None:
    """DI-CIRCLE-7, DI-R-35: they are no gates."""
    t = slain(ships={"N2": "F10", "N3": "N10", "S1": "J14"})
    assert "sank" not in t.kinds()


def test_DI_R_36_who_loses_the_last_ship_by_it_gets_a_new_one() -> None:
    """DI-R-36, DI-LOST-1: as with any other sinking."""
    t = slain(ships={"S1": "d14"})
    assert (t.g.harbour_of("S1"), t.cargo("S1")) == ("H_S", ["ballista"])


def test_DI_TV_23_two_dragons_and_a_ship_in_a_gate() -> None:
    """DI-TV-23: rotation 1, two dragons killed; a in a gate, b in a port of the island, c before a gate."""
    t = slain(2, ships={"S1": "d14", "S2": "d36", "S3": "F10"}, rotation=1)
    assert t.g.rotation == 3
    assert {name: ship.point for name, ship in t.g.ships.items() if name[0] == "S"} == {
        "S2": "d36",
        "S3": "F10",
    }
