"""Checks of the chart and the circle: all stands somewhere, and can be sailed to (section 4)."""

import re
from collections.abc import Collection, Iterable
from itertools import pairwise

from drakomor.games.dragon_island.chart import (
    AROUND,
    BESIDE,
    CIRCLE_SIZE,
    CORNERS,
    ROTATIONS,
    SIZE,
    Square,
    Waters,
    chart_of,
    circle_of,
    ends,
    on_chart,
    reached,
    squares,
)
from drakomor.games.dragon_island.facts import Chart, Circle, Home, Mainland, Place, Port
from drakomor.kernel import Malformed

SIDES = ("N", "E", "S", "W")
FRONTS = ("S", "W", "N", "E")  # where the island's front looks, by rotation
SEATS = ("2", "3", "4")
FEWEST_PORTS = 3  # a player has up to three ships
PORTS = "MHp"

ID = re.compile(r"(?![A-Z]\d+$)[A-Z][\w-]{0,29}")  # neither a point nor a ship
COLOUR = re.compile(r"[a-z][\w-]{0,29}")
HEX = re.compile(r"#[0-9a-f]{6}")


# What all files share


def check_id(place: str, name: str, seen: set[str], pattern: re.Pattern[str] = ID) -> None:
    if name in seen:
        raise Malformed(place, "twice", found=name[:20])
    if not pattern.fullmatch(name):
        raise Malformed(place, "wrong-value", found=name[:20])
    seen.add(name)


def check_words(place: str, words: str, most: int) -> None:
    if not 1 <= len(words) <= most or not words.isprintable():
        raise Malformed(place, "wrong-value", found=words[:20])


def check_range(place: str, found: float, least: int, most: int) -> None:
    if not least <= found <= most:
        raise Malformed(place, "out-of-range", least=least, most=most)


def check_places(place: str, places: Iterable[Place], least: int, most: int) -> None:
    for spot in places:
        for number in spot:
            check_range(place, number, least, most)


def check_point(place: str, point: str, points: Collection[str]) -> None:
    if point not in points:
        raise Malformed(place, "no-such-point", found=point[:20])


def _check_open(place: str, point: str, waters: Waters) -> None:
    check_point(place, point, waters.signs)
    if waters.signs[point] in PORTS:
        raise Malformed(place, "not-open", found=point)


def _check_open_once(place: str, point: str, waters: Waters, seen: set[str]) -> None:
    _check_open(place, point, waters)
    if point in seen:
        raise Malformed(place, "twice", found=point)
    seen.add(point)


def _check_rows(place: str, rows: tuple[str, ...], size: int, signs: str) -> None:
    if [len(row) for row in rows] != [size] * size:
        raise Malformed(place, "wrong-size", width=size, height=size)
    strange = set("".join(rows)) - set(signs)
    if strange:
        raise Malformed(place, "no-such-space", found="".join(sorted(strange))[:20])


def _check_lines(place: str, lines: tuple[str, ...], waters: Waters, steps: Collection[Square]) -> None:
    seen = set()
    for i, line in enumerate(lines):
        one, other = ends(line)
        if not {one, other} <= waters.squares.keys() or _step(waters, one, other) not in steps:
            raise Malformed(f"{place}[{i}]", "no-such-line", found=line[:20])
        if frozenset((one, other)) in seen:
            raise Malformed(f"{place}[{i}]", "twice", found=line)
        seen.add(frozenset((one, other)))


def _step(waters: Waters, one: str, other: str) -> Square:
    (row, column), (down, right) = waters.squares[one], waters.squares[other]
    return down - row, right - column


def _check_ports(place: str, ports: tuple[Port, ...], waters: Waters, sign: str, seen: set[str]) -> None:
    for i, port in enumerate(ports):
        at = f"{place}.ports[{i}]"
        check_point(f"{at}.point", port.point, waters.signs)
        if waters.signs[port.point] != sign:
            raise Malformed(f"{at}.point", "no-port", found=port.point)
        if port.point in seen:
            raise Malformed(f"{at}.point", "twice", found=port.point)
        seen.add(port.point)
        _check_push(f"{at}.push", port, waters)


def _check_push(place: str, port: Port, waters: Waters) -> None:
    """Two points in a straight line, on lines that nothing breaks, in open water (DI-PUSH-3, DI-R-31)."""
    path = (port.point, *port.push)
    for one, other in pairwise(path):
        _check_open(place, other, waters)
        if other not in waters.lines[one]:
            raise Malformed(place, "no-such-line", found=f"{one}-{other}")
    if len({_step(waters, one, other) for one, other in pairwise(path)}) > 1:
        raise Malformed(place, "not-straight", found="-".join(path))


def _check_stray(place: str, waters: Waters, ports: set[str]) -> None:
    for point, sign in waters.signs.items():
        if sign in PORTS and point not in ports:
            raise Malformed(place, "stray-port", found=point)


# The chart


def check_chart(chart: Chart) -> Waters:
    _check_rows("chart.points", chart.points, SIZE, " .MH")
    waters = chart_of(chart.points, chart.obstacles, chart.fairways)
    _check_lines("chart.obstacles", chart.obstacles, waters, BESIDE)
    _check_lines("chart.fairways", chart.fairways, waters, set(AROUND) - set(BESIDE))
    _check_harbours(chart, waters)
    _check_homes(chart, waters)
    _check_caves(chart, waters)
    _check_currents(chart, waters)
    _check_bonuses(chart, waters)
    check_range("chart.offset", chart.offset, 0, 500)
    check_range("chart.spacing", chart.spacing, 1, 100)
    cut_off = waters.signs.keys() - reached(waters.lines, chart.mainland[0].ports[0].point).keys()
    if cut_off:
        raise Malformed("chart.points", "cut-off", found=min(cut_off))
    return waters


def _check_harbours(chart: Chart, waters: Waters) -> None:
    for place, found, wanted in (
        ("chart.mainland", [land.corner for land in chart.mainland], CORNERS),  # DI-HARBOUR-1
        ("chart.home", [home.side for home in chart.home], SIDES),
    ):
        if sorted(found) != sorted(wanted):
            raise Malformed(place, "wrong-value", found=", ".join(found)[:40])
    ids, ports = set[str](), set[str]()
    for i, land in enumerate(chart.mainland):
        _check_harbour(f"chart.mainland[{i}]", land, ids)
        _check_ports(f"chart.mainland[{i}]", land.ports, waters, "M", ports)
    for i, home in enumerate(chart.home):
        _check_harbour(f"chart.home[{i}]", home, ids)
        _check_ports(f"chart.home[{i}]", home.ports, waters, "H", ports)
    _check_stray("chart.points", waters, ports)


def _check_harbour(place: str, harbour: Mainland | Home, ids: set[str]) -> None:
    check_id(f"{place}.id", harbour.id, ids)
    check_words(f"{place}.name", harbour.name, 40)
    if len(harbour.ports) < FEWEST_PORTS:
        raise Malformed(f"{place}.ports", "too-few-ports", least=FEWEST_PORTS)
    check_places(f"{place}.label", [(harbour.label.x, harbour.label.y)], -1000, 2000)
    check_range(f"{place}.label", harbour.label.turn, -360, 360)


def _check_homes(chart: Chart, waters: Waters) -> None:
    colours, hexes = set[str](), set[str]()
    for i, home in enumerate(chart.home):
        check_id(f"chart.home[{i}].colour", home.colour, colours, COLOUR)
        check_id(f"chart.home[{i}].colour_hex", home.colour_hex, hexes, HEX)
        for point in home.coast:
            check_point(f"chart.home[{i}].coast", point, waters.signs)
    if sorted(chart.seats) != list(SEATS):  # DI-R-1
        raise Malformed("chart.seats", "wrong-value", found=", ".join(chart.seats)[:40])
    homes = {home.id for home in chart.home}
    for seats, used in chart.seats.items():
        if not set(used) <= homes or not len(used) == len(set(used)) == int(seats):
            raise Malformed(f"chart.seats.{seats}", "wrong-value", found=", ".join(used)[:40])


def _check_caves(chart: Chart, waters: Waters) -> None:
    ids, mouths = {land.id for land in chart.mainland} | {home.id for home in chart.home}, set[str]()
    if not chart.cave:
        raise Malformed("chart.cave", "wrong-count")
    for i, cave in enumerate(chart.cave):
        check_id(f"chart.cave[{i}].id", cave.id, ids)
        _check_open_once(f"chart.cave[{i}].mouth", cave.mouth, waters, mouths)
        check_places(f"chart.cave[{i}].place", [(cave.place.x, cave.place.y)], -1000, 2000)


def _check_currents(chart: Chart, waters: Waters) -> None:
    ids, starts = set[str](), set[str]()
    for i, current in enumerate(chart.current):
        place = f"chart.current[{i}]"
        check_id(f"{place}.id", current.id, ids)
        _check_open_once(f"{place}.from", current.start, waters, starts)
        _check_open_once(f"{place}.to", current.end, waters, {current.start})
        check_places(f"{place}.via", [(current.via.x, current.via.y)], -1000, 2000)


def _check_bonuses(chart: Chart, waters: Waters) -> None:
    seen = set[str]()
    for kind, points in chart.bonuses.items():
        for point in points:
            _check_open_once(f"chart.bonuses.{kind}", point, waters, seen)


# The circle


def check_circle(circle: Circle, chart: Waters) -> None:
    _check_rows("circle.points", circle.points, CIRCLE_SIZE, " .gprw#")
    check_words("circle.name", circle.name, 40)
    waters = circle_of(circle.points, circle.obstacles)
    _check_lines("circle.obstacles", circle.obstacles, waters, BESIDE)
    for sign in "gpw":
        if sign not in waters.signs.values():
            raise Malformed("circle.points", "no-space", wanted=sign)
    _check_room(circle, chart)
    ports = set[str]()
    _check_ports("circle", circle.ports, waters, "p", ports)
    _check_stray("circle.points", waters, ports)
    _check_rotations(circle, waters, chart)
    _check_reach(waters)
    lagoon = set[str]()
    for point in circle.lagoon:
        _check_open_once("circle.lagoon", point, waters, lagoon)
    _check_towers(circle)
    _check_drawing(circle)


def _check_room(circle: Circle, chart: Waters) -> None:
    """Nothing of the chart lies under the circle, however it turns."""
    names = {square: name for name, square in chart.squares.items()}
    for rotation in ROTATIONS:
        for square in squares(circle.points, " "):
            if on_chart(square, rotation) in names:
                raise Malformed("circle.points", "covered", found=names[on_chart(square, rotation)])


def _check_rotations(circle: Circle, waters: Waters, chart: Waters) -> None:
    fronts = tuple(rotation.front for rotation in circle.rotation)
    if fronts != FRONTS:
        raise Malformed("circle.rotation", "wrong-value", found=", ".join(fronts)[:20])
    gates = {point for point, sign in waters.signs.items() if sign == "g"}
    for turns, rotation in enumerate(circle.rotation):
        place = f"circle.rotation[{turns}].approach"
        if rotation.approach.keys() != gates:
            raise Malformed(place, "wrong-value", found=", ".join(rotation.approach)[:40])
        for gate, point in rotation.approach.items():
            _check_open(place, point, chart)
            row, column = on_chart(waters.squares[gate], turns)
            down, right = chart.squares[point]
            if (down - row, right - column) not in AROUND:
                raise Malformed(place, "not-beside", found=point, gate=gate)


def _check_reach(waters: Waters) -> None:
    """The chart hangs together and gates always meet it, so that it is enough if gates lead everywhere."""
    left = set(waters.signs)
    for point, sign in waters.signs.items():
        if sign == "g":
            left -= reached(waters.lines, point).keys()
    if left:
        raise Malformed("circle.points", "cut-off", found=min(left))


def _check_towers(circle: Circle) -> None:
    if len(circle.tower) != len(CORNERS):
        raise Malformed("circle.tower", "wrong-count")
    ids = set[str]()
    for i, tower in enumerate(circle.tower):
        check_id(f"circle.tower[{i}].id", tower.id, ids)
        check_range(f"circle.tower[{i}].iron", tower.iron, 1, 99)
        check_range(f"circle.tower[{i}].dragon_stone", tower.dragon_stone, 1, 99)


def _check_drawing(circle: Circle) -> None:
    drawing = circle.drawing
    check_range("circle.drawing.radius", drawing.radius, 1, 1000)
    counts = {
        "towers": (drawing.towers, 4),
        "dragons": (drawing.dragons, 3),
        "garrison": (drawing.garrison, 3),
    }
    for name, (places, count) in counts.items():
        if len(places) != count:
            raise Malformed(f"circle.drawing.{name}", "wrong-count")
    if len(drawing.island) < 3:
        raise Malformed("circle.drawing.island", "wrong-count")
    for name in (*counts, "rocks", "island"):
        check_places(f"circle.drawing.{name}", getattr(drawing, name), -10, 10)
