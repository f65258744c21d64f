"""The sea as a graph (DI-R-16): the fixed chart, and in its middle the circle, which turns by quarters.

Both are drawn on squares, and a point's name is its square: J5 on the chart, d14 on the circle. The points of
the circle keep their names when it turns, and only its gates touch the chart.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

Square: TypeAlias = tuple[int, int]  # row and column, both from 0
Links: TypeAlias = dict[str, frozenset[str]]

COLUMNS = "ABCDEFGHIJKLMNOPQRS"
SIZE = len(COLUMNS)
CIRCLE_SIZE = 9
ROTATIONS = range(4)
CORNERS = ("NW", "NE", "SE", "SW")  # clockwise

BESIDE = ((-1, 0), (0, -1), (0, 1), (1, 0))
AROUND = (*BESIDE, (-1, -1), (-1, 1), (1, -1), (1, 1))


class Waters(NamedTuple):
    """The points of the chart, or those of the circle, with what joins them."""

    signs: dict[str, str]
    squares: dict[str, Square]
    lines: Links
    near: Links


def chart_of(rows: Iterable[str], obstacles: Iterable[str], fairways: Iterable[str]) -> Waters:
    drawn = {f"{COLUMNS[column]}{row + 1}": (row, column) for row, column in squares(rows, " ")}
    return _waters(rows, drawn, obstacles, fairways)


def circle_of(rows: Iterable[str], obstacles: Iterable[str]) -> Waters:
    drawn = {f"d{column}{row}": (row, column) for row, column in squares(rows, " #")}
    return _waters(rows, drawn, obstacles, ())


def squares(rows: Iterable[str], but: str) -> list[Square]:
    """Those with other signs than some."""
    return [(i, j) for i, row in enumerate(rows) for j, sign in enumerate(row) if sign not in but]


def ends(line: str) -> tuple[str, str]:
    """
    >>> ends("D3-D4")
    ('D3', 'D4')
    """
    one, _, other = line.partition("-")
    return one, other


def _waters(
    rows: Iterable[str], drawn: Mapping[str, Square], obstacles: Iterable[str], fairways: Iterable[str]
) -> Waters:
    rows, names = tuple(rows), {square: name for name, square in drawn.items()}
    broken = {frozenset(ends(line)) for line in obstacles}
    diagonal = {frozenset(ends(line)) for line in fairways}
    lines, near = {}, {}
    for name, square in drawn.items():
        straight = [other for other in found(names, square, BESIDE) if {name, other} not in broken]
        near[name] = frozenset(found(names, square, AROUND))
        lines[name] = frozenset([*straight, *(other for other in near[name] if {name, other} in diagonal)])
    signs = {name: rows[row][column] for name, (row, column) in drawn.items()}
    return Waters(signs, dict(drawn), lines, near)


def found(names: Mapping[Square, str], square: Square, steps: Iterable[Square]) -> list[str]:
    row, column = square
    around = [(row + down, column + right) for down, right in steps]
    return [names[there] for there in around if there in names]


def on_chart(square: Square, rotation: int) -> Square:
    """Where a square of the circle lies on the chart after so many quarter turns clockwise (DI-CIRCLE-3)."""
    down, right = square[0] - CIRCLE_SIZE // 2, square[1] - CIRCLE_SIZE // 2
    for _ in range(rotation):
        down, right = right, -down
    return SIZE // 2 + down, SIZE // 2 + right


def joined(chart: Waters, circle: Waters, approach: Mapping[str, str], rotation: int) -> tuple[Links, Links]:
    """Lines and any-neighbours of all points, with the circle turned: gates alone reach over its rim."""
    lines, near = {**chart.lines, **circle.lines}, {**chart.near, **circle.near}
    names = {square: name for name, square in chart.squares.items()}
    for gate, point in approach.items():
        _join(lines, gate, point)
        for other in found(names, on_chart(circle.squares[gate], rotation), AROUND):
            _join(near, gate, other)
    return lines, near


def _join(links: Links, one: str, other: str) -> None:
    links[one] |= {other}
    links[other] |= {one}


def reached(links: Mapping[str, Iterable[str]], start: str) -> dict[str, int]:
    """Every point that can be come to, with its distance."""
    distance, edge = {start: 0}, [start]
    for point in edge:
        for other in links[point]:
            if other not in distance:
                distance[other] = distance[point] + 1
                edge.append(other)
    return distance
