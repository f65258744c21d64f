"""The sea: points, lines and neighbours, harbours, currents, caves; and the circle as it turns."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest

from drakomor.games.dragon_island.chart import reached
from drakomor.games.dragon_island.parts import Parts, read_components
from drakomor.kernel import in_order

PARTS = Parts(read_components())
CHART, CIRCLE = PARTS.components.chart, PARTS.components.circle
TURNS = pytest.mark.parametrize("turns", range(4))
CORNER = {"M_NW": "A1", "M_NE": "S1", "M_SE": "S19", "M_SW": "A19"}


def place(point: str, turns: int = 0) -> tuple[int, int]:
    """Column and row from the middle of the board; a quarter turn carries (x, y) to (-y, x) (section 4.5)."""
    if point[0] != "d":
        return ord(point[0]) - ord("J"), int(point[1:]) - 10
    x, y = int(point[1]) - 4, int(point[2]) - 4
    for _ in range(turns):
        x, y = -y, x
    return x, y


def named(x: int, y: int) -> str:
    return f"{chr(ord('J') + x)}{10 + y}"


def turned(point: str) -> str:
    """The point that a quarter turn clockwise of the board carries this one to."""
    x, y = place(point)
    return named(-y, x)


def points_of(mask: int) -> set[str]:
    return {point for point, bit in PARTS.bit.items() if mask & bit}


FIXED = points_of(PARTS.fixed)
OPEN = points_of(PARTS.open_sea)


def apart(one: str, other: str, turns: int = 0) -> int:
    (x, y), (u, v) = place(one, turns), place(other, turns)
    return max(abs(x - u), abs(y - v))


def nearest(turns: int, ones: Iterable[str], others: Iterable[str]) -> int:
    distance, others = PARTS.distance(turns), tuple(others)
    return min(distance[one][other] for one in ones for other in others)


def ports(harbour: str) -> tuple[str, ...]:
    return PARTS.harbours[harbour].ports


# The grid


def test_as_many_points_lines_and_obstacles_as_designed() -> None:
    """Section 4.3: 236 points and 31 on the circle; 352 lines, four of them diagonal, and 40 broken ones."""
    lines = {frozenset((one, other)) for one, others in PARTS.lines[0].items() for other in others}
    within = [line for line in lines if line <= FIXED]
    diagonal = [line for line in within if len({point[0] for point in line}) == 2 == len({*map(row, line)})]
    assert (len(FIXED), len(PARTS.circle), len(PARTS.points)) == (236, 31, 267)
    assert (len(within), len(diagonal), len(CHART.obstacles)) == (352, 4, 40)
    assert len([line for line in lines if line <= PARTS.circle]) == 39
    assert len(OPEN) == 212


def row(point: str) -> int:
    return place(point)[1]


def test_every_straight_pair_is_a_line_or_broken() -> None:
    broken = {frozenset(line.split("-")) for line in (*CHART.obstacles, *CIRCLE.obstacles)}
    for points in (FIXED, PARTS.circle):
        for pair in combinations(points, 2):
            (x, y), (u, v) = map(place, pair)
            if abs(x - u) + abs(y - v) == 1:
                assert (pair[1] in PARTS.lines[0][pair[0]]) != (set(pair) in broken)


def test_points_are_in_canonical_order_with_the_fixed_ones_first() -> None:
    assert in_order(PARTS.points) == PARTS.points
    assert PARTS.points[:4] == ("A5", "A6", "A7", "A13")
    assert PARTS.points[235:238] == ("S15", "d12", "d13")
    assert [PARTS.bit[point] for point in PARTS.points] == [1 << i for i in range(267)]
    assert all(PARTS.row_col[point] == (row(point) + 9, place(point)[0] + 9) for point in FIXED)
    for table in (PARTS.lines, PARTS.near, PARTS.steps, PARTS.free_steps):
        assert len(table) == 4
        assert all(in_order(others) == others for links in table for others in links.values())


def test_the_chart_is_the_same_from_every_side() -> None:
    """Section 4.3: as it was after a quarter turn, but that four bonuses are Stones and coins in turn."""
    lines = {line(pair) for one, others in PARTS.lines[0].items() for pair in ((one, to) for to in others)}
    fixed = {pair for pair in lines if set(pair) <= FIXED}
    assert {line(map(turned, pair)) for pair in fixed} == fixed
    assert {turned(port): turned_path(path) for port, path in PARTS.push.items() if port in FIXED} == {
        port: path for port, path in PARTS.push.items() if port in FIXED
    }
    assert {turned(start): turned(end) for start, end in PARTS.currents.items()} == PARTS.currents
    assert {turned(mouth) for mouth in PARTS.mouths} == set(PARTS.mouths)
    other = {"dragon_stone": "coin5", "coin5": "dragon_stone"}
    assert {turned(point): other.get(kind, kind) for point, kind in PARTS.bonuses.items()} == PARTS.bonuses


def line(pair: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(pair))


def turned_path(path: tuple[str, str]) -> tuple[str, str]:
    return turned(path[0]), turned(path[1])


# Neighbours


@TURNS
def test_DI_R_16_any_neighbours(turns: int) -> None:
    """DI-R-16: within one row and column; over the rim of the circle for gates only, as it lies."""
    for point in PARTS.points:
        wanted = {
            other
            for other in PARTS.points
            if apart(point, other, turns) == 1
            and ((point in FIXED) == (other in FIXED) or not {point, other}.isdisjoint(PARTS.gates))
        }
        assert set(PARTS.near[turns][point]) == wanted
        assert points_of(PARTS.near_mask[turns][point]) == wanted


@TURNS
def test_DI_R_16_line_neighbours(turns: int) -> None:
    """DI-R-16, DI-MOVE-2: both ways, among any-neighbours, over the rim from a gate to its approach point."""
    over = set()
    for point, others in PARTS.lines[turns].items():
        assert set(others) <= set(PARTS.near[turns][point])
        assert all(point in PARTS.lines[turns][other] for other in others)
        over |= {(point, other) for other in others if point in PARTS.circle and other in FIXED}
    assert over == set(CIRCLE.rotation[turns].approach.items())
    assert "D4" not in PARTS.lines[turns]["D3"]
    assert "D4" in PARTS.near[turns]["D3"]


@pytest.mark.parametrize(
    ("turns", "front", "left", "right", "ahead", "closed"),
    [
        (0, "S", "F10", "N10", "J14", "J6"),
        (1, "W", "J6", "J14", "F10", "N10"),
        (2, "N", "N10", "F10", "J6", "J14"),
        (3, "E", "J14", "J6", "N10", "F10"),
    ],
)
def test_DI_CIRCLE_5_gates(turns: int, front: str, left: str, right: str, ahead: str, closed: str) -> None:
    """DI-CIRCLE-5, section 4.5: where the circle can be entered, and the side that rocks close."""
    assert CIRCLE.rotation[turns].front == front
    assert CIRCLE.rotation[turns].approach == {"d14": left, "d74": right, "d47": ahead}
    assert PARTS.gates == ("d14", "d47", "d74")
    for gate, point in CIRCLE.rotation[turns].approach.items():
        assert apart(gate, point, turns) == 1
        x, y = place(point)
        beside = {(x, y), (x + 1, y), (x - 1, y)} if x == 0 else {(x, y), (x, y + 1), (x, y - 1)}
        assert set(PARTS.near[turns][gate]) & FIXED == {named(*spot) for spot in beside}
    assert set(PARTS.near[turns][closed]) <= FIXED


def test_DI_TV_21_hunting_zones() -> None:
    """DI-TV-21, DI-HUNT-2, DI-PAIR-2: 8 and 24 points, counted without land; F5 and F6 beside H4 are land."""
    assert len(PARTS.near[0]["H4"]) == 8
    zone = points_of(PARTS.within_two[0]["H4"]) | {"F5", "F6"}
    assert zone == {named(x, y) for x in range(-4, 1) for y in range(-8, -3)} - {"H4"}
    assert len(zone) == 24
    assert PARTS.within_two[0]["J4"].bit_count() == 24


@TURNS
def test_DI_PAIR_2_twice_the_radius(turns: int) -> None:
    """DI-PAIR-2, DI-R-16: neighbours of neighbours; from an approach point into the circle, by its gate."""
    near = PARTS.near[turns]
    for point in PARTS.points:
        wanted = {two for one in near[point] for two in (one, *near[one])} - {point}
        assert points_of(PARTS.within_two[turns][point]) == wanted
    approach = CIRCLE.rotation[turns].approach["d47"]
    assert points_of(PARTS.within_two[turns][approach]) & PARTS.circle == {"d47", *near["d47"]} - FIXED


# Harbours


def test_DI_HARBOUR_1_mainlands_at_the_corners() -> None:
    """DI-HARBOUR-1: clockwise from the north-west, with three ports each; and which lies across the board."""
    assert PARTS.mainlands == ("M_NW", "M_NE", "M_SE", "M_SW")
    for name in PARTS.mainlands:
        harbour = PARTS.harbours[name]
        assert (harbour.kind, len(harbour.ports)) == ("mainland", 3)
        assert all(apart(port, CORNER[name]) <= 3 for port in harbour.ports)
    assert PARTS.opposite == {"M_NW": "M_SE", "M_NE": "M_SW", "M_SE": "M_NW", "M_SW": "M_NE"}
    assert [PARTS.harbours[name].name for name in PARTS.mainlands] == [
        "Varnholt",
        "Ostrel",
        "Melkar",
        "Tirsa",
    ]


def test_DI_SETUP_7_home_harbours() -> None:
    """DI-SETUP-7, DI-R-2: four with three berths each; two players sit opposite, three at N, E and S."""
    assert PARTS.homes == {2: ("H_N", "H_S"), 3: ("H_N", "H_E", "H_S"), 4: ("H_N", "H_E", "H_S", "H_W")}
    assert PARTS.ship_letters == {"H_N": "N", "H_E": "E", "H_S": "S", "H_W": "W"}
    assert PARTS.all_homes == PARTS.homes[4]
    assert [PARTS.harbours[name].kind for name in PARTS.all_homes] == ["home"] * 4
    assert [ports(name) for name in PARTS.all_homes] == [
        ("I2", "J2", "K2"), ("R9", "R10", "R11"), ("K18", "J18", "I18"), ("B11", "B10", "B9"),
    ]  # fmt: skip


def test_DI_ISLAND_2_ports_of_the_island() -> None:
    """DI-ISLAND-2, section 4.5: two, in front."""
    island = PARTS.harbours["island"]
    assert (island.kind, island.ports, island.name) == ("island", ("d36", "d56"), "Dragon Island")
    assert all(PARTS.harbour_at[port] == name for name, one in PARTS.harbours.items() for port in one.ports)
    assert len(PARTS.harbour_at) == 8 * 3 + 2
    assert PARTS.harbour_at.keys() & FIXED == FIXED - OPEN


def test_DI_PUSH_3_two_points_in_a_straight_line() -> None:
    """DI-PUSH-3, DI-R-31: from every port, on lines that nothing breaks, in open water."""
    assert PARTS.push.keys() == PARTS.harbour_at.keys()
    for port, (first, second) in PARTS.push.items():
        (x, y), (u, v) = place(port), place(first)
        assert place(second) == (2 * u - x, 2 * v - y)
        assert all(other in PARTS.lines[0][one] for one, other in pairwise((port, first, second)))
        assert not {first, second} & PARTS.harbour_at.keys()


# Currents, bonuses, caves


def test_DI_CURRENT_1_from_start_to_end_for_one_move() -> None:
    """DI-CURRENT-1, DI-R-16: one way; its ends are no neighbours by that; it saves five moves."""
    assert len(PARTS.currents) == 8
    for start, end in PARTS.currents.items():
        for steps, links in ((PARTS.steps, PARTS.lines), (PARTS.free_steps, PARTS.near)):
            for turns in range(4):
                assert set(steps[turns][start]) == {*links[turns][start], end}
                assert end not in links[turns][start]
                assert start not in steps[turns][end]
        assert reached(PARTS.lines[0], start)[end] == 1 + 5
        assert PARTS.distance(0)[start][end] == 1
        assert {start, end} <= OPEN


@TURNS
def test_DI_R_14_free_steps_go_anywhere_but_over_land(turns: int) -> None:
    """DI-R-14, DI-R-20: any-neighbours and currents; from other points just these."""
    for point, others in PARTS.free_steps[turns].items():
        assert set(others) - {PARTS.currents.get(point)} == set(PARTS.near[turns][point])
    for point, others in PARTS.steps[turns].items():
        assert set(others) - {PARTS.currents.get(point)} == set(PARTS.lines[turns][point])


def test_DI_BONUS_3_to_6_bonuses_of_the_board() -> None:
    """DI-BONUS-3 to DI-BONUS-6: Stones, Iron, 1, 3 or 5 coins, magic wind; all of them in open water."""
    kinds = {kind: {point for point, one in PARTS.bonuses.items() if one == kind} for kind in CHART.bonuses}
    assert kinds == {
        "coin1": {"F2", "R6", "N18", "B14"},
        "coin3": {"A5", "O1", "S15", "E19"},
        "coin5": {"E7", "O13"},
        "iron": {"H5", "O8", "L15", "E12"},
        "dragon_stone": {"M5", "G15"},
        "magic_wind": {"G4", "P7", "M16", "D13"},
    }
    assert PARTS.bonuses.keys() <= OPEN


def test_DI_R_5_eight_caves_with_their_mouths() -> None:
    """DI-R-5, section 4.3."""
    mouths = ("E5", "N4", "O5", "P14", "O15", "F16", "E15", "D6")
    assert PARTS.caves == {f"CV{number}": mouth for number, mouth in enumerate(mouths, 1)}
    assert PARTS.mouths == {mouth: cave for cave, mouth in PARTS.caves.items()}
    assert PARTS.mouths.keys() <= OPEN


# Dragons


def flown(start: str, moves: int) -> set[str]:
    """Where so many steps between open points lead, whatever breaks the lines between them."""
    found = {start}
    for _ in range(moves):
        found |= {other for point in found for other in PARTS.near[0][point] if other in OPEN}
    return found


def test_DI_DRAGON_6_six_moves_in_any_direction() -> None:
    """DI-DRAGON-6, DI-R-37: over obstacles, through no port and not into the circle."""
    assert PARTS.reach.keys() == OPEN | PARTS.caves.keys()
    for point in OPEN:
        assert points_of(PARTS.reach[point]) == flown(point, 6)
    sizes = [PARTS.reach[point].bit_count() for point in OPEN]
    assert (min(sizes), max(sizes)) == (48, 88)


def test_DI_R_37_leaving_a_cave_costs_a_move() -> None:
    """DI-R-37, section 4.7: 57 points; with those beside them a third of the sea, and all of it from all."""
    hunted = set[str]()
    for cave, mouth in PARTS.caves.items():
        assert points_of(PARTS.reach[cave]) == flown(mouth, 5)
        assert PARTS.reach[cave].bit_count() == 57
        beside = {other for point in points_of(PARTS.reach[cave]) for other in PARTS.near[0][point]} & OPEN
        assert len(beside) in (65, 66)
        hunted |= beside
    assert hunted == OPEN


def test_DI_R_37_entering_a_cave_costs_a_move() -> None:
    """DI-R-37: from its mouth, so that it is five steps off at most, or four for a dragon in a cave."""
    assert PARTS.cave_reach.keys() == PARTS.reach.keys()
    for point in OPEN:
        wanted = tuple(cave for cave, mouth in PARTS.caves.items() if mouth in flown(point, 5))
        assert PARTS.cave_reach[point] == wanted
    for cave, mouth in PARTS.caves.items():
        near = flown(mouth, 4)
        assert PARTS.cave_reach[cave] == tuple(
            other for other, end in PARTS.caves.items() if end in near and other != cave
        )
    assert PARTS.cave_reach["CV1"] == ("CV8",)
    assert PARTS.cave_reach["E5"] == ("CV1", "CV8")
    assert PARTS.cave_reach["J4"] == ("CV1", "CV2", "CV3")


# The circle


def test_the_circle_as_designed() -> None:
    """DI-REEF-1, DI-ISLAND-3, section 4.5."""
    assert PARTS.reefs == {"d12", "d22", "d62", "d72"}
    assert PARTS.white == ("d42",)
    assert PARTS.lagoon == ("d12", "d22", "d32", "d42", "d52", "d62", "d72")


def test_DI_ISLAND_3_the_way_behind_the_island_leads_over_two_reefs() -> None:
    """DI-ISLAND-3: whichever way round."""
    for reefs in ({"d12", "d72"}, {"d22", "d62"}):
        links = {
            point: [other for other in others if other not in reefs]
            for point, others in PARTS.lines[0].items()
        }
        assert "d42" not in reached(links, "J14")
    assert "d42" in reached(PARTS.lines[0], "J14")


@TURNS
def test_DI_CIRCLE_1_prices(turns: int) -> None:
    """DI-CIRCLE-1, DI-CIRCLE-4: the table of section 4.6."""
    table = ["3/9 2/7 3/6 4/8", "4/8 3/9 2/7 3/6", "3/6 4/8 3/9 2/7", "2/7 3/6 4/8 3/9"]
    prices = [PARTS.prices[turns][land] for land in PARTS.mainlands]
    assert " ".join(f"{iron}/{stone}" for iron, stone in prices) == table[turns]


def test_DI_TV_22_towers() -> None:
    """DI-TV-22, DI-CIRCLE-2, DI-CIRCLE-3: a quarter turn carries each tower to the next mainland."""
    assert [[towers[land] for land in PARTS.mainlands] for towers in PARTS.towers] == [
        ["TW1", "TW2", "TW3", "TW4"],
        ["TW4", "TW1", "TW2", "TW3"],
        ["TW3", "TW4", "TW1", "TW2"],
        ["TW2", "TW3", "TW4", "TW1"],
    ]


def test_the_means_of_the_prices() -> None:
    """Section 4.6: a Stone is worth more than two Iron, for gold dragons pay better than red ones."""
    iron, stone = zip(*PARTS.prices[0].values(), strict=True)
    assert (sum(iron) / 4, sum(stone) / 4) == (3, 7.5)


# Distances (section 4.7)


@TURNS
def test_all_points_are_connected_even_without_currents(turns: int) -> None:
    for point in ("A5", "d42"):
        assert reached(PARTS.lines[turns], point).keys() == set(PARTS.points)
        assert PARTS.distance(turns)[point].keys() == set(PARTS.points)


@TURNS
def test_distances_to_the_island_turn_with_the_circle(turns: int) -> None:
    lands, homes = [15, 10, 8, 10], [16, 9, 7, 9]  # with the front to the south; a turn carries them on
    for harbours, wanted in ((PARTS.mainlands, lands), (PARTS.all_homes, homes)):
        found = [nearest(turns, ports(harbour), ports("island")) for harbour in harbours]
        back = [nearest(turns, ports("island"), ports(harbour)) for harbour in harbours]
        assert found == back == wanted[-turns:] + wanted[:-turns]


@TURNS
def test_distances_between_harbours(turns: int) -> None:
    lands = PARTS.mainlands
    for number, home in enumerate(PARTS.all_homes):
        for land in (lands[number], lands[(number + 1) % 4]):
            assert nearest(turns, ports(home), ports(land)) == 5
    for number, land in enumerate(lands):
        assert nearest(turns, ports(land), ports(lands[(number + 1) % 4])) == 12
        assert nearest(turns, ports(land), ports(PARTS.opposite[land])) in (22, 23)


@TURNS
def test_distances_to_the_white_point(turns: int) -> None:
    approach, distance = CIRCLE.rotation[turns].approach, PARTS.distance(turns)
    assert [distance[approach[gate]]["d42"] for gate in ("d14", "d74", "d47")] == [6, 6, 12]


def test_distances_are_worked_out_once() -> None:
    assert PARTS.distance(2) is PARTS.distance(2)
