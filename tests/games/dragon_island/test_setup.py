"""Chapter 2: the circle, the island's guard, the first ships, the order of play (DI-SETUP, DI-R-1 to
DI-R-5)."""

from collections import Counter
from typing import Any

import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.parts import FOLDER
from drakomor.games.dragon_island.scoring import sheet
from drakomor.kernel import CHANCE, Malformed
from tests.games.dragon_island.table import Table, table

GUARD = ("green", "green", "red", "mage", "warriors", "ballista")


def begun(seats: int = 2, **options: Any) -> Table:
    """A game of which nothing has been laid."""
    return Table(GAME.start(seats, options))


def manned(seats: int = 2, guard: tuple[str, ...] = GUARD, **options: Any) -> Table:
    """Everything is laid but the first player."""
    return begun(seats, **options).play("0", *guard)


def odds(t: Table) -> dict[str, int]:
    """How likely each of the answers of chance is."""
    return dict(zip(t.options, t.ask.odds or (1,) * len(t.options), strict=True))


def in_port(t: Table, name: str) -> str:
    return t.g.harbour_of(name)


def test_DI_SCOPE_1_from_fourteen_years_an_hour_and_a_half() -> None:
    """DI-SCOPE-1: what players read before a game says so; children need Houses beside them."""
    rules = (FOLDER.parent / "RULES.md").read_text("utf-8").split("\n## ")[0]
    assert "14 years" in rules
    assert "hour and a half" in rules


def test_DI_R_1_two_to_four_seats() -> None:
    """DI-R-1: there is no solo game, and no fifth colour."""
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Malformed) as error:
            begun(seats)
        assert error.value.reason == "seats"


@pytest.mark.parametrize(
    ("seats", "berths"),
    [(2, ["J2", "J18"]), (3, ["J2", "R10", "J18"]), (4, ["J2", "R10", "J18", "B10"])],
)
def test_DI_SETUP_7_a_ship_in_the_own_home_harbour(seats: int, berths: list[str]) -> None:
    """DI-SETUP-7, DI-R-2: one for every player; two sit opposite, three at N, E and S, four clockwise."""
    t = manned(seats)
    fleets = [t.g.fleet_of(seat) for seat in range(seats)]
    assert [len(fleet) for fleet in fleets] == [1] * seats
    assert [t.g.ships[name].point for (name,) in fleets] == berths
    assert [in_port(t, name) for (name,) in fleets] == [t.g.home(seat) for seat in range(seats)]


def test_DI_SETUP_8_it_carries_a_Ballista_and_a_Stone() -> None:
    """DI-SETUP-8: out of the bank, which has one less of each for every House."""
    t = manned(4)
    assert {name: t.cargo(name) for name in t.g.ships} == {
        name: ["ballista", "dragon_stone"] for name in ("N1", "E1", "S1", "W1")
    }
    assert (t.g.bank["ballista"], t.g.bank["dragon_stone"]) == (12 - 4, 8 - 4)
    assert (t.g.bank["warriors"], t.g.bank["mage"], t.g.bank["iron"]) == (10, 6, 12)


def test_DI_SETUP_9_five_coins() -> None:
    """DI-SETUP-9."""
    assert manned(3).g.coins == [5, 5, 5]


@pytest.mark.parametrize("rotation", range(4))
def test_DI_SETUP_1_the_map_is_laid(rotation: int) -> None:
    """DI-SETUP-1, DI-R-3: first of all the circle; gates and prices follow from how it lies."""
    t = begun()
    assert t.asked == (CHANCE, "rotation")
    t.play(str(rotation))
    assert t.told("circle_laid") == [{"kind": "circle_laid", "rotation": rotation}]
    assert GAME.view(t.g, 0)["tables"]["prices"]["M_NW"] == [[3, 9], [4, 8], [3, 6], [2, 7]][rotation]
    assert [gate for gate in t.g.parts.lines[t.g.rotation]["J14"] if gate[0] == "d"] == [
        ["d47"], ["d74"], [], ["d14"],
    ][rotation]  # fmt: skip


@pytest.mark.parametrize(("option", "options"), [("random", ["0", "1", "2", "3"]), ("zero", ["0"])])
def test_DI_R_3_how_the_circle_lies_at_the_start(option: str, options: list[str]) -> None:
    """DI-R-3: option initial_rotation; by lot, all four equally likely, or always the same."""
    t = begun(initial_rotation=option)
    assert (t.options, t.ask.odds) == (options, ())
    assert begun().options == ["0", "1", "2", "3"]


def test_DI_SETUP_2_three_dragons_of_six() -> None:
    """DI-SETUP-2: of 3 green, 2 red and 1 gold, one after the other onto the sites."""
    t = begun().play("0")
    assert t.asked == (CHANCE, "guard")
    assert odds(t) == {"green": 3, "red": 2, "gold": 1}
    assert odds(t.play("gold")) == {"green": 3, "red": 2}
    assert odds(t.play("green")) == {"green": 2, "red": 2}
    t.play("red")
    assert t.g.sites == ("gold", "green", "red")


def test_DI_SETUP_3_the_other_three_are_in_the_bank() -> None:
    """DI-SETUP-3, DI-R-5: among all 14 - 3 of them, from which draws are uniform; none is on the sea."""
    t = manned()
    assert t.g.dragon_bank == (8 - 2, 4 - 1, 2)
    assert t.g.dragons == []
    t.play("0", "1", "2", "CV1")
    assert (t.asked, odds(t)) == ((CHANCE, "dragon"), {"green": 6, "red": 3, "gold": 2})


def test_DI_SETUP_4_three_troops_of_six() -> None:
    """DI-SETUP-4: of two of each kind, after the dragons."""
    t = begun().play("0", "green", "green", "green")
    assert odds(t) == {"ballista": 2, "mage": 2, "warriors": 2}
    t.play("mage", "mage")
    assert odds(t) == {"ballista": 2, "warriors": 2}
    t.play("warriors")
    assert t.g.garrison == ("mage", "mage", "warriors")
    assert t.asked == (CHANCE, "first_player")


def test_DI_SETUP_5_the_other_three_stay_out_of_play() -> None:
    """DI-SETUP-5: 6 Mages, 10 Warriors and 12 Ballistas are left for the players, whatever was drawn."""
    for guards in (("mage", "mage", "warriors"), ("ballista", "ballista", "warriors")):
        t = manned(guard=("green", "green", "red", *guards))
        assert (t.g.bank["mage"], t.g.bank["warriors"], t.g.bank["ballista"]) == (6, 10, 12 - 2)


def test_DI_SETUP_2_and_4_face_down() -> None:
    """DI-SETUP-2, DI-SETUP-3, DI-SETUP-4: nobody looks at what is laid, nor at what is put into the bank."""
    views = [GAME.view(manned(guard=guard).g, 0) for guard in (GUARD, ("gold", "red", "red", *GUARD[3:]))]
    assert views[0] == views[1]
    tables = views[0]["tables"]
    assert (tables["sites"], tables["garrison"]) == (["?"] * 3, ["?"] * 3)
    assert (tables["sites_seen"], tables["garrison_seen"]) == ([False] * 3, False)
    assert tables["dragon_bank"] == 11
    t = begun().play("0")
    assert t.ask.to == ()
    assert manned().told("circle_laid")
    assert not manned().told("guard_shown")


def test_DI_SETUP_6_these_six_have_to_be_overcome() -> None:
    """DI-SETUP-6: the centre is where the first dragon was laid; here green 3, Mage 8 and two Warriors."""
    t = table({"N1": "d36 mage mage mage"}, garrison="mage warriors warriors", sites="green red gold")
    t.play("assault front")
    assert t.told("guard_shown")[0]["dragons"] == ["green"]
    assert t.told("assault_compared")[0]["sums"] == [24, 3 + 8 + 5 + 5]
    rear = table({"N1": "d42 mage mage mage"}, sites="green red gold").play("assault rear")
    assert rear.told("assault_compared")[0]["sums"] == [24, 3 + 7 + 11]


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_DI_SETUP_10_in_turn_from_a_first_player_by_lot(seats: int, first: int) -> None:
    """DI-SETUP-10, DI-R-4: everybody is equally likely; then clockwise, each of them before anybody again."""
    t = manned(seats)
    assert (t.asked, t.options, t.ask.odds) == ((CHANCE, "first_player"), [*"0123"[:seats]], ())
    t.play(str(first))
    movers = []
    for _ in range(seats + 1):
        assert t.asked == (CHANCE, "die")
        movers.append(t.g.mover)
        t.play("2", "3", "end")
    assert movers == [(first + step) % seats for step in range(seats + 1)]


def test_DI_R_2_an_unused_home_harbour_is_a_neutral_port() -> None:
    """DI-R-2: any ship may lie there and is safe; nothing can be stored or launched."""
    t = table({"N1": "Q10 iron ballista"}, {"Q9": "green"}, coins=(50, 5)).sail("N1", "R10")
    assert t.g.ships["N1"].point == "R10"
    assert not t.told("hunted")  # DI-HUNT-5
    assert t.offered("store") == t.offered("launch E1") == t.offered("launch R9") == []
    assert t.play("end").told("hunted") == []
    assert t.g.owner_of("H_E") == -1


def test_DI_R_2_unused_home_harbours_closed() -> None:
    """DI-R-2: option unused_home; no ship enters them, under the protectorate neither; used ones are open."""
    for dice in ((4, 6), (1, 6)):
        assert "R10" in table({"N1": "Q10"}, dice=dice).play("sail N1").options
        t = table({"N1": "Q10"}, unused_home="closed", dice=dice).play("sail N1")
        assert not {"R9", "R10", "R11"} & set(t.options)
        assert t.why(0, "R10") == "DI-R-2"
        assert "R10" in table({"N1": "Q10"}, unused_home="closed", dice=dice, seats=3).play("sail N1").options
    assert "J17" in table({"N1": "J16"}, unused_home="closed").play("sail N1").options
    t = table({"N1": "J16"}, unused_home="closed").play("sail N1", "J17")
    assert "J18" in t.options  # of the player opposite


def test_DI_R_5_eight_caves_and_nobody_outside() -> None:
    """DI-R-5: the ninth island of the box is Dragon Island; the outer contour is empty at the start."""
    t = manned()
    assert len(t.g.parts.caves) == 8
    assert t.g.parts.components.game.box.islands == 9
    assert Counter(t.kinds())["came_out"] == 0


def test_DI_R_8_coins_and_Medals_without_limit() -> None:
    """DI-R-8: more coins than the box has, more Medals too, shown as gold and silver."""
    t = table({"N1": "C3 dragon_stone"}, coins=(90, 99), medals=(23, 24))
    t.play("sell dragon_stone N1")
    assert t.g.coins == [99, 99]
    columns = sheet(t.g)["seats"]
    assert [(column["gold_medals"], column["silver_medals"]) for column in columns] == [(4, 3), (4, 4)]
    assert sum(t.g.coins) > t.g.parts.components.game.box.coins
    assert sum(t.g.medals) > t.g.parts.components.game.box.medals
