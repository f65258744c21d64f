"""The sea chart in the terminal. Small, a point is two signs wide and one line high: the first sign says how
it stands with a point, whether it is in reach, the second what is there. Large, it has lines, rocks that
break them, and the names of the points of the circle.

On the land beside the chart stand the letters of the columns, and the prices of the mainlands. A point of the
circle may be called by its own name (d36), or by its square on the chart as the circle lies now (I12).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from drakomor.games.dragon_island.chart import CIRCLE_SIZE, COLUMNS, SIZE, Square, on_chart, squares
from drakomor.games.dragon_island.parts import Parts
from drakomor.games.dragon_island.terminal_reach import Reach, hunted
from drakomor.games.dragon_island.terminal_signs import (
    ADRIFT,
    BONUS,
    BONUSES,
    CIRCLE,
    CURRENT,
    GATE,
    HARBOUR,
    HOUSES,
    HUNTED,
    IN_DANGER,
    IN_REACH,
    IRON,
    LAND,
    PORT,
    REACHED,
    REEF,
    SEA,
    SHORE,
    STONE,
    STREAM,
    WATER,
    WHITE,
    ZONE,
    Line,
    Say,
    asked,
    dragon_signs,
    dragon_style,
    frame,
    house_style,
    merged,
    rules,
    world,
)

MARGIN = 3  # columns for the numbers of the rows
CELL = 5  # signs of a point on the large chart, the line to the right included
LEFT, LEFT_LARGE = MARGIN + 2 * SIZE, MARGIN + CELL * SIZE
LINES_LARGE = 2 * SIZE - 1


class Chart:
    """What a view tells of every square."""

    def __init__(self, view: dict[str, Any], say: Say, reached: Mapping[str, Reach]) -> None:
        self.view, self.say, self.known = view, say, rules(view)
        g = self.tables = view["tables"]
        self.rotation: int = g["rotation"]
        self.at = points_by_square(self.known, self.rotation)
        self.ships = {ship[1]: name for name, ship in g["ships"].items()}
        self.dragons: dict[str, list[list[Any]]] = {}
        for dragon in g["dragons"]:
            self.dragons.setdefault(dragon[1], []).append(dragon)
        self.reach = {point for one in reached.values() for point in one.ways}
        self.choices = {one for one in asked(view)["options"] if isinstance(one, str)}
        self.zone = hunted(world(view), view["seat"]) if view["seat"] is not None and self._hunters() else 0
        self.route: list[str] = frame(view, "Sailing").get("route", [])
        self.land = self._land()

    def _hunters(self) -> bool:
        return any(place not in self.known.caves for place in self.dragons)

    # Squares

    def square(self, square: Square) -> tuple[str, str]:
        """The two signs of a square, and their style."""
        point = self.at.get(square)
        return self.land.get(square, ("  ", SEA)) if point is None else self.point(point)

    def point(self, point: str) -> tuple[str, str]:
        name = self.ships.get(point)
        if name is not None:
            return f"{name:2}"[:2], house_style(self.view, self.tables["ships"][name][0])
        if point in self.dragons:
            return dragon_signs(self.dragons[point], self.say), dragon_style(self.dragons[point])
        return self._water(point)

    def _water(self, point: str) -> tuple[str, str]:
        sign, style = self._detail(point)
        ground = ZONE if self._is_hunted(point) else CIRCLE if point in self.known.circle else SEA
        first = self._first(point, sign)
        if point in self.route[1:]:
            return f"›{self.route.index(point) % 10}", f"bold {ground}"
        if first in (IN_REACH, IN_DANGER):
            return first + (sign or " "), HUNTED if first == IN_DANGER else REACHED
        return first + (sign or " "), f"{style} {ground}"

    def _first(self, point: str, sign: str) -> str:
        if point in self.reach or point in self.choices:
            hunted_here = self._is_hunted(point) and point not in self.known.harbour_at
            return IN_DANGER if hunted_here else IN_REACH
        if point in self.known.bonuses:
            return "$"
        return STREAM if point in self.known.currents else "·"

    def _is_hunted(self, point: str) -> bool:
        return bool(self.zone & self.known.bit[point])

    def _detail(self, point: str) -> tuple[str, str]:
        """What is on a point, besides ships and dragons."""
        known = self.known
        if point in self.tables["flotsam"]:
            return ADRIFT, BONUS
        if point in known.bonuses:
            return BONUSES[known.bonuses[point]], BONUS
        if point in known.harbour_at:
            return PORT, self._harbour_style(known.harbour_at[point])
        if point in known.circle:
            signs = {"g": GATE, "r": REEF, "w": WHITE}
            return signs.get(known.waters.signs[point], ""), HARBOUR
        return self._stream(point), CURRENT if self._stream(point) else WATER

    def _harbour_style(self, harbour: str) -> str:
        colour = HOUSES.get(self.known.ship_letters.get(harbour, ""))
        return f"bold {colour}" if colour else HARBOUR

    def _stream(self, point: str) -> str:
        """A current is a capital letter where it starts, and the small one where it ends."""
        for letter, (start, end) in zip("ABCDEFGHIKLMN", self.known.currents.items(), strict=False):
            if point in (start, end):
                return letter if point == start else letter.lower()
        return ""

    # Land

    def _land(self) -> dict[Square, tuple[str, str]]:
        """Shores with the letters of the columns and the prices, cave isles, the island and its rocks."""
        blank = [(r, c) for r in range(SIZE) for c in range(SIZE) if (r, c) not in self.at]
        land = {square: ("  ", LAND) for square in blank if is_shore(square)}
        for row in (0, SIZE - 1):
            for column in range(SIZE):
                if (row, column) in land:
                    land[row, column] = (f"{COLUMNS[column]} ", f"bold {LAND}")
        self._write_prices(land)
        self._raise_isles(land, [square for square in blank if square not in land])
        self._raise_island(land)
        return land

    def _write_prices(self, land: dict[Square, tuple[str, str]]) -> None:
        corners = {name: lands.corner for name, lands in self._mainlands().items()}
        for name, corner in corners.items():
            iron, stone = self.tables["prices"][name]
            row, first = (1 if "N" in corner else SIZE - 2), (0 if "W" in corner else SIZE - 3)
            for i, told in enumerate((f"{IRON}{iron}", f"{STONE}{stone}")):
                if (row, first + i) in land and len(told) == 2:
                    land[row, first + i] = (told, f"bold {LAND}")

    def _mainlands(self) -> dict[str, Any]:
        return {one.id: one for one in self.known.components.chart.mainland}

    def _raise_isles(self, land: dict[Square, tuple[str, str]], blank: list[Square]) -> None:
        """A cave takes two squares: its number, and the dragon that waits in it."""
        drawing = self.known.components.chart
        for cave in drawing.cave:
            row = (cave.place.y - drawing.offset) / drawing.spacing
            column = (cave.place.x - drawing.offset) / drawing.spacing
            near = sorted(blank, key=lambda one: ((one[0] - row) ** 2 + (one[1] - column) ** 2, one))[:2]
            if len(near) < 2:
                continue
            there = self.dragons.get(cave.id)
            chosen = cave.id in self.choices
            name, style = (IN_REACH, REACHED) if chosen else ("∩", f"bold {LAND}")
            land[near[0]] = (dragon_signs(there, self.say), dragon_style(there)) if there else ("  ", LAND)
            land[near[1]] = (name + cave.id[-1], style)

    def _raise_island(self, land: dict[Square, tuple[str, str]]) -> None:
        """The rocks behind the island bear the columns of the circle, the island its rows in the middle."""
        for row, column in squares(self.known.components.circle.points, " "):
            if self.known.components.circle.points[row][column] == "#":
                told = str(column) if row == 1 else self._face(row, column)
                land[on_chart((row, column), self.rotation)] = (f"{told:2}"[:2], SHORE if row == 1 else LAND)

    def _face(self, row: int, column: int) -> str:
        """In the middle of the island an arrow to its front."""
        middle = CIRCLE_SIZE // 2
        return "↓←↑→"[self.rotation] if (row, column) == (middle, middle) else ""

    # Lines

    def across(self, square: Square) -> str:
        """Between a square and the next in its row: a line, rocks, or nothing."""
        return self._between(square, (square[0], square[1] + 1), "─")

    def below(self, square: Square) -> str:
        return self._between(square, (square[0] + 1, square[1]), "│")

    def aslant(self, square: Square) -> str:
        """Between four squares: a diagonal line."""
        row, column = square
        one, other = self.at.get(square), self.at.get((row + 1, column + 1))
        if one and other and other in self.known.lines[self.rotation][one]:
            return "╲"
        one, other = self.at.get((row, column + 1)), self.at.get((row + 1, column))
        return "╱" if one and other and other in self.known.lines[self.rotation][one] else " "

    def _between(self, one: Square, other: Square, line: str) -> str:
        here, there = self.at.get(one), self.at.get(other)
        if here is None or there is None:
            return " "
        if there in self.known.lines[self.rotation][here]:
            return line
        same = (here in self.known.circle) == (there in self.known.circle)
        return "▒" if same else " "


def points_by_square(known: Parts, rotation: int) -> dict[Square, str]:
    """Every point by its square on the chart, with the circle turned."""
    found = {square: point for point, square in known.chart.squares.items()}
    for point, square in known.waters.squares.items():
        found[on_chart(square, rotation)] = point
    return found


def is_shore(square: Square) -> bool:
    """Land at the edge of the chart."""
    row, column = (min(place, SIZE - 1 - place) for place in square)
    return row + column <= 3 or row == 0 or column == 0


def small(chart: Chart) -> Iterator[Line]:
    for row in range(SIZE):
        yield merged([(f"{row + 1:>2} ", "dim"), *(chart.square((row, column)) for column in range(SIZE))])


def large(chart: Chart) -> Iterator[Line]:
    for row in range(SIZE):
        yield merged([(f"{row + 1:>2} ", "dim"), *_points(chart, row)])
        if row < SIZE - 1:
            yield merged([(" " * MARGIN, ""), *_lines(chart, row)])


def _points(chart: Chart, row: int) -> Iterator[tuple[str, str]]:
    """Every point with the line to its right; where a line goes on, it fills what is left of the cell."""
    before = " "
    for column in range(SIZE):
        square = (row, column)
        (text, style), ground, line = chart.square(square), _ground(chart, square), chart.across(square)
        fill = line if line == "─" else " "
        if square in chart.at:
            yield from _cell(chart, square, (text, style), before, fill)
            yield line, f"{WATER} {ground}"
        else:
            yield f" {text}  ", style
        before = fill


def _cell(
    chart: Chart, square: Square, drawn: tuple[str, str], before: str, fill: str
) -> Iterator[tuple[str, str]]:
    """Four signs; a point of the circle says its name."""
    (text, style), point = drawn, chart.at[square]
    lines = f"{WATER} {_ground(chart, square)}"
    sign, rest = (text, "") if text[1] != " " else (text[0], fill)
    if point in chart.known.circle and point not in chart.ships and text[0] != "›":
        first = text[0] if text[0] in (IN_REACH, IN_DANGER) else "d"
        yield first + point[1:] + sign[1:], style
        yield rest, lines
    else:
        yield before, lines
        yield sign, style
        yield rest + fill, lines


def _lines(chart: Chart, row: int) -> Iterator[tuple[str, str]]:
    for column in range(SIZE):
        square, under = (row, column), (row + 1, column)
        ground = _ground(chart, square if square not in chart.at else under)
        yield f" {chart.below(square)}  {chart.aslant(square)}", f"{WATER} {ground}"


def _ground(chart: Chart, square: Square) -> str:
    point = chart.at.get(square)
    if point is None:
        return "on " + chart.land.get(square, ("", SEA))[1].rpartition("on ")[2]
    return CIRCLE if point in chart.known.circle else SEA
