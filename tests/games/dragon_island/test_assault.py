"""Chapter 21: Dragon Island is attacked from its front or from its rear (DI-ISLAND, DI-R-65 to DI-R-71,
DI-WIN-1, DI-WIN-3, DI-WIN-4)."""

from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.kernel import CHANCE
from tests.games.dragon_island.table import Table, table

PORTS = ("d36", "d56")
WEAK, WALL = "green green green", "mage mage warriors"  # dragons, garrison


def front(*cargoes: str, **more: Any) -> Table:
    """Ships in the two ports of the island, before the assault."""
    ships = {f"N{i}": f"{port} {cargo}" for i, port, cargo in zip((1, 2), PORTS, cargoes, strict=False)}
    return table(ships, **more)


def rear(cargo: str, **more: Any) -> Table:
    """A ship on the white point."""
    return table({"N1": f"d42 {cargo}"}, **more)


def assaults(ships: dict[str, str], **more: Any) -> list[str]:
    return table(ships, **more).offered("assault")


def sums(t: Table) -> list[int]:
    return list(t.told("assault_compared")[-1]["sums"])


# The two sides


def test_DI_ISLAND_1_front_or_rear() -> None:
    """DI-ISLAND-1: whoever has ships on both sides may choose."""
    assert assaults({"N1": "d36 mage", "N2": "d42 mage"}) == ["assault front", "assault rear"]
    assert assaults({"N1": "d25 mage", "N2": "J14 mage"}) == []


def test_DI_ISLAND_2_front_ships_with_troops_in_the_ports() -> None:
    """DI-ISLAND-2: either port; not beside them, not without troops, not somebody else's."""
    for port in ("d36", "d56"):
        assert assaults({"N1": f"{port} ballista"}) == ["assault front"]
        assert assaults({"N1": f"{port} iron dragon_stone"}) == []
        assert assaults({"N1": "d46 mage", "S1": f"{port} mage"}) == []


def test_DI_ISLAND_3_rear_a_ship_on_the_white_point() -> None:
    """DI-ISLAND-3: not beside it, not without troops, not somebody else's; however the circle lies."""
    for rotation in range(4):
        assert assaults({"N1": "d42 ballista"}, rotation=rotation) == ["assault rear"]
    assert assaults({"N1": "d42 iron"}) == []
    assert assaults({"N1": "d32 mage", "S1": "d42 mage"}) == []


def test_DI_R_66_all_own_ships_in_the_ports_that_have_troops() -> None:
    """DI-R-66: troops anywhere else do not count, unarmed ships and others' neither."""
    t = table({"N1": "d36 mage", "N2": "d56 warriors", "N3": "d46 mage"}, depots={"H_N": "mage"})
    t.play("assault front")
    assert t.told("assault")[0]["ships"] == ["N1", "N2"]
    assert t.play("1").told("assault_compared")[0]["sums"][0] == 13
    t = table({"N1": "d36 mage", "N2": "d56 iron"}).play("assault front")
    assert t.told("assault")[0]["ships"] == ["N1"]
    t = table({"N1": "d36 mage", "S1": "d56 mage"}).play("assault front")
    assert t.told("assault")[0]["ships"] == ["N1"]


def test_DI_R_66_ships_that_arrived_in_this_turn() -> None:
    """DI-R-66: it is an action; during the movement phase there is none."""
    t = table({"N1": "d26 mage"}).sail("N1", "d36")
    assert t.offered("assault") == []
    assert t.play("next").offered("assault") == ["assault front"]


@pytest.mark.parametrize(("force", "ships"), [("white_point", ["N1"]), ("lagoon", ["N1", "N2", "N3"])])
def test_DI_R_67_who_takes_part_at_the_rear(force: str, ships: list[str]) -> None:
    """DI-R-67: option rear_force; one ship, or those in the lagoon behind it too."""
    fleet = {"N1": "d42 mage", "N2": "d32 mage", "N3": "d72 mage"}
    t = table(fleet, sites=WEAK, rear_force=force).play("assault rear")
    assert sorted(t.told("assault")[0]["ships"]) == ships
    assert sums(t) == [8 * len(ships), 9]
    assert assaults({"N1": "d32 mage", "N2": "d52 mage"}, rear_force=force) == []  # DI-ISLAND-3
    t = table({"N1": "d42 mage", "N2": "d23 mage"}, rear_force=force, sites=WEAK).play("assault rear")
    assert t.told("assault")[0]["ships"] == ["N1"]


def test_DI_R_67_an_unarmed_ship_holds_the_white_point() -> None:
    """DI-R-67: at least one ship there is what DI-ISLAND-3 asks for; the troops may be in the lagoon."""
    fleet = {"N1": "d42 iron", "N2": "d32 mage"}
    assert assaults(fleet) == []
    t = table(fleet, sites=WEAK, rear_force="lagoon").play("assault rear")
    assert t.told("assault")[0]["ships"] == ["N2"]


# The sums


@pytest.mark.parametrize(("centre", "won"), [("green", True), ("red", False), ("gold", False)])
def test_DI_ISLAND_4_the_larger_sum_wins(centre: str, won: bool) -> None:
    """DI-ISLAND-4, DI-WIN-1: 24 against 18 and the dragon in the middle, 3, 7 or 11."""
    t = front("mage mage mage", sites=f"{centre} green green", garrison="mage warriors warriors")
    t.play("assault front")
    assert sums(t) == [24, 18 + {"green": 3, "red": 7, "gold": 11}[centre]]
    assert (t.g.ended, t.g.winner) == (("front", 0) if won else ("", -1))


@pytest.mark.parametrize("medals", [0, 1, 2, 7])
def test_DI_ISLAND_5_the_Medals_are_added(medals: int) -> None:
    """DI-ISLAND-5, DI-MEDAL-3, DI-R-68: all that he has at that moment, a gold one as five; none is spent."""
    t = rear("mage", sites="green green red", medals=(medals, 9)).play("assault rear")
    assert sums(t) == [8 + medals, 13]
    assert t.g.medals == [medals, 9]
    assert bool(t.g.ended) == (medals == 7)


def test_DI_ISLAND_6_the_garrison_and_the_dragon_in_the_middle() -> None:
    """DI-ISLAND-6, DI-R-65: that of the site DS0; the two others stay face down and do not count."""
    t = front("ballista", sites="red gold green", garrison=WALL).play("assault front", "3")
    assert t.told("guard_shown") == [
        {"kind": "guard_shown", "dragons": ["red"], "garrison": sorted(WALL.split())}
    ]
    assert sums(t) == [3, 7 + 8 + 8 + 5]
    assert (t.g.sites_seen, t.g.garrison_seen) == ((True, False, False), True)
    assert GAME.view(t.g, 1)["tables"]["sites"] == ["red", "?", "?"]


def test_DI_R_65_only_the_middle_one_at_the_front_all_at_the_rear() -> None:
    """DI-R-65."""
    for sites, centre in (("gold green red", 11), ("green gold red", 3)):
        assert sums(front("warriors", sites=sites, garrison=WALL).play("assault front"))[1] == 21 + centre
        assert sums(rear("warriors", sites=sites).play("assault rear"))[1] == 21


def test_DI_ISLAND_7_another_player_rolls_for_the_garrison() -> None:
    """DI-ISLAND-7, DI-R-71: the one whose turn comes next; every Ballista, and after the attacker's own."""
    ships = {"S1": "d36 ballista", "N1": "J2", "E1": "R10"}
    t = table(ships, seats=3, mover=2, garrison="ballista ballista mage", sites=WEAK).play("assault front")
    assert (t.asked, t.ask.about["seat"]) == ((CHANCE, "ballista"), 2)
    t.play("8")
    assert (t.asked, t.ask.about["seat"]) == ((CHANCE, "ballista"), 0)
    t.play("2")
    assert t.asked == (CHANCE, "ballista")
    t.play("6")
    assert sums(t) == [8, 3 + 8 + 2 + 6]
    assert [event["seat"] for event in t.told("garrison_rolled")] == [0, 0]
    assert [event["seat"] for event in t.told("assault_rolled")] == [2]


@pytest.mark.parametrize(("mover", "roller"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_DI_R_71_whose_turn_comes_next(mover: int, roller: int) -> None:
    """DI-R-71."""
    ships = {f"{'NESW'[mover]}1": "d36 mage"}
    t = table(ships, seats=4, mover=mover, garrison="ballista mage mage").play("assault front", "1")
    assert t.told("garrison_rolled") == [{"kind": "garrison_rolled", "seat": roller, "strength": 1}]


def test_DI_ISLAND_8_the_three_dragons_at_the_rear() -> None:
    """DI-ISLAND-8, DI-WIN-4: all are turned over, the garrison is not and does not fight."""
    t = rear("ballista warriors", sites="red gold green", garrison="ballista mage mage")
    t.play("assault rear", "2")
    assert t.told("guard_shown") == [
        {"kind": "guard_shown", "dragons": ["red", "gold", "green"], "garrison": []}
    ]
    assert (sums(t), t.told("garrison_rolled")) == ([7, 21], [])
    assert (t.g.sites_seen, t.g.garrison_seen) == ((True, True, True), False)


def test_DI_R_68_Mages_with_the_Stones_on_other_ships() -> None:
    """DI-R-68: a ship that takes part is another ship for a Mage aboard a different one."""
    fleet = {"N1": "d36 mage dragon_stone", "N2": "d56 mage dragon_stone dragon_stone", "N3": "J2 iron"}
    t = table(fleet, garrison=WALL).play("assault front")
    assert sums(t)[0] == (8 + 2) + (8 + 1)
    fleet["N3"] = "J2 dragon_stone"
    assert sums(table(fleet, garrison=WALL).play("assault front"))[0] == (8 + 3) + (8 + 2)
    assert sums(table(fleet, garrison=WALL).play("assault front"))[1] == 21 + 3  # theirs have 8


def test_DI_R_68_equal_sums_are_repelled() -> None:
    """DI-R-68: nothing is lost, the game goes on."""
    t = rear("mage warriors", sites="green green red").play("assault rear")
    assert (sums(t), t.g.ended, t.asked) == ([13, 13], "", (0, "turn"))
    assert (t.cargo("N1"), t.told("lost")) == (["mage", "warriors"], [])


def test_DI_R_68_one_assault_per_player_and_turn() -> None:
    """DI-R-68: on either side; in the next turn again."""
    fleet = {"N1": "d42 mage warriors", "N2": "d36 mage mage mage"}
    t = table(fleet, sites="green green red").play("assault rear")
    assert (t.asked, t.offered("assault")) == ((0, "turn"), [])
    t.play("end", "4", "6", "end", "4", "6")
    assert t.offered("assault") == ["assault front", "assault rear"]


def test_DI_R_68_all_tokens_of_the_force_are_open_while_it_lasts() -> None:
    """DI-R-68: everybody can add them up; when the assault is over the holds are covered again."""
    t = rear("iron ballista +mage", sites="green green red").play("assault rear")
    assert [tuple(event["cargo"]) for event in t.told("showed")] == [("ballista", "iron", "mage")]
    assert list(GAME.view(t.g, 1)["tables"]["ships"]["N1"][2]) == ["ballista", "iron"]
    t.play("5")
    assert list(GAME.view(t.g, 1)["tables"]["ships"]["N1"][2]) == ["?", "?"]


# A lost assault


def beaten(**more: Any) -> Table:
    """14 against 21 and 7."""
    fleet = {"N1": "d36 warriors iron", "N2": "d56 warriors ballista dragon_stone", "N3": "d46 mage iron"}
    return table(fleet, sites="red green green", garrison=WALL, **more).play("assault front", "4")


def test_DI_R_69_troops_are_lost() -> None:
    """DI-R-69: option assault_defeat; those that took part, and the ships stay with their goods."""
    for more in ({}, {"assault_defeat": "troops_lost"}):
        t = beaten(**more)
        assert sums(t) == [14, 28]
        assert [t.cargo(name) for name in ("N1", "N2", "N3")] == [
            ["iron"],
            ["dragon_stone"],
            ["iron", "mage"],
        ]
        assert [t.g.ships[name].point for name in ("N1", "N2")] == ["d36", "d56"]
        assert (t.g.bank["warriors"], t.g.bank["ballista"]) == (10, 12)


def test_DI_R_69_the_fleet_is_lost() -> None:
    """DI-R-69: the ships that took part sink, their goods float on the port points."""
    t = beaten(assault_defeat="fleet_lost")
    assert t.g.fleet_of(0) == ["N3"]
    assert t.g.flotsam == {"d36": ("iron",), "d56": ("dragon_stone",)}
    assert t.cargo("N3") == ["iron", "mage"]
    t = rear("ballista", assault_defeat="fleet_lost").play("assault rear", "1")
    assert t.g.ships["N1"].point == "I2"  # DI-LOST-1
    assert t.asked == (0, "turn")


def test_DI_R_69_repelled_without_losses() -> None:
    """DI-R-69."""
    t = beaten(assault_defeat="repelled")
    assert t.cargo("N1") == ["iron", "warriors"]
    assert t.cargo("N2") == ["ballista", "dragon_stone", "warriors"]
    assert not {"lost", "sank"} & set(t.kinds())


# The defenders


def test_DI_R_70_they_stay_face_up() -> None:
    """DI-R-70: option assault_reshuffle; at full strength, seen by everybody, for the next one too."""
    t = beaten()
    for seat in (0, 1):
        tables = GAME.view(t.g, seat)["tables"]
        assert (tables["sites"], tables["garrison"]) == (["red", "?", "?"], WALL.split())
    t = rear("mage warriors", sites="green green red").play("assault rear")
    t.play("end", "4", "6", "end", "4", "6", "assault rear")
    assert [event["sums"] for event in t.told("assault_compared")] == [[13, 13], [13, 13]]


def test_DI_R_70_drawn_anew_at_the_front() -> None:
    """DI-R-70: both lots are concerned; face down again, of the same six each."""
    t = beaten(assault_reshuffle=True)
    assert (t.asked, t.options, t.ask.odds) == ((CHANCE, "guard"), ["gold", "green", "red"], (1, 3, 2))
    t.play("gold", "red", "green")
    assert (t.options, t.ask.odds) == (["ballista", "mage", "warriors"], (2, 2, 2))
    t.play("warriors", "warriors", "mage")
    assert (t.g.sites, t.g.garrison) == (("gold", "red", "green"), ("warriors", "warriors", "mage"))
    assert (t.g.sites_seen, t.g.garrison_seen) == ((False, False, False), False)
    assert t.asked == (0, "turn")
    assert GAME.view(t.g, 0)["tables"]["sites"] == ["?", "?", "?"]


def test_DI_R_70_drawn_anew_at_the_rear() -> None:
    """DI-R-70: the dragons alone; the garrison was not met. After a tie too."""
    for cargo, rolls in (("ballista", ("1",)), ("mage warriors", ())):
        t = rear(cargo, sites="green green red", garrison=WALL, assault_reshuffle=True)
        t.play("assault rear", *rolls, "red", "red", "gold")
        assert (t.g.sites, t.g.garrison, t.asked) == (
            ("red", "red", "gold"),
            tuple(WALL.split()),
            (0, "turn"),
        )


def test_DI_R_70_dragons_of_the_six_that_left_the_bank() -> None:
    """DI-R-70, DI-SETUP-3: the six and the bank are one; what is on the sea cannot come to the island."""
    caves = {"CV1": "?gold", "CV2": "?gold"}
    t = rear("mage warriors", dragons=caves, sites="green green red", assault_reshuffle=True)
    t.play("assault rear")
    assert (t.options, t.ask.odds) == (["green", "red"], (3, 2))


# Vectors


@pytest.mark.parametrize(
    ("fleet", "medals", "garrison", "roll", "centre", "both"),
    [
        (("mage mage", "warriors"), 2, "mage warriors ballista", "3", "red", 23),
        (("warriors", "warriors warriors"), 3, "warriors warriors ballista", "5", "green", 18),
    ],
)
def test_DI_ISLAND_4_to_6_vector_28(
    fleet: tuple[str, ...], medals: int, garrison: str, roll: str, centre: str, both: int
) -> None:
    """DI-TV-28: DI-ISLAND-4, DI-ISLAND-5, DI-ISLAND-6; equal sums twice, repelled."""
    t = front(*fleet, medals=(medals, 0), garrison=garrison, sites=f"{centre} green green")
    t.play("assault front", roll)
    assert (sums(t), t.g.ended, t.told("lost")) == ([both, both], "", [])


def chances(t: Table, of: tuple[str, ...] = ()) -> dict[int, float]:
    """How likely each sum of the island's three dragons is when a game is laid."""
    if len(of) == 3:
        return {sum(t.g.parts.strength[kind] for kind in of): 1.0}
    found: dict[int, float] = {}
    for kind, odds in zip(t.options, t.ask.odds, strict=True):
        for total, chance in chances(Table(t.g).play(kind), (*of, kind)).items():
            found[total] = found.get(total, 0.0) + chance * odds / sum(t.ask.odds)
    return found


def test_DI_ISLAND_8_vector_27() -> None:
    """DI-TV-27: DI-SETUP-2, DI-ISLAND-8; the chance of each sum at the rear."""
    expected = {9: 0.05, 13: 0.3, 17: 0.3, 21: 0.3, 25: 0.05}
    assert chances(Table(GAME.start(2)).play("0")) == pytest.approx(expected)
