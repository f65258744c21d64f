"""Component data worked out for the rules: what is next to what as the circle lies, what stands where."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from drakomor.games.dragon_island.chart import CORNERS, ROTATIONS, Links, chart_of, circle_of, joined, reached
from drakomor.games.dragon_island.components import check_components
from drakomor.games.dragon_island.facts import Components, Kids, Task, Values
from drakomor.kernel import Malformed, in_order
from drakomor.kernel.components import placed, read_folder

__all__ = ["FOLDER", "ISLAND", "Components", "Harbour", "Kids", "Parts", "Task", "Values", "read_components"]

FOLDER = Path(__file__).parent / "data"
Neighbours: TypeAlias = dict[str, tuple[str, ...]]  # of every point, in canonical order
ISLAND = "island"  # the harbour of Dragon Island


class Harbour(NamedTuple):
    id: str
    kind: str  # "mainland", "home" or "island"
    ports: tuple[str, ...]
    name: str


class Parts:
    """What the rules ask of the component data.

    A set of points is an int of their bits. What depends on how the circle lies is a tuple by rotation.
    """

    def __init__(self, components: Components) -> None:
        self.components = components
        chart, circle = components.chart, components.circle
        self.chart = chart_of(chart.points, chart.obstacles, chart.fairways)
        self.waters = circle_of(circle.points, circle.obstacles)
        self.points = _sorted([*self.chart.squares, *self.waters.squares])
        self.rank = {point: number for number, point in enumerate(self.points)}
        self.bit = {point: 1 << number for number, point in enumerate(self.points)}
        self.fixed = self.mask(self.chart.squares)
        self.circle = frozenset(self.waters.squares)
        self.row_col = self.chart.squares
        self._lay_harbours()
        self._lay_sea()
        self._lay_circle()
        self._join()
        self._fly()
        self._read_game()
        self.distance = lru_cache(maxsize=len(ROTATIONS))(self._distance)

    def mask(self, points: Iterable[str]) -> int:
        mask = 0
        for point in points:
            mask |= self.bit[point]
        return mask

    def _lay_harbours(self) -> None:
        chart, circle = self.components.chart, self.components.circle
        lands = sorted(chart.mainland, key=lambda land: CORNERS.index(land.corner))
        self.mainlands = tuple(land.id for land in lands)
        self.opposite = dict(zip(self.mainlands, self.mainlands[2:] + self.mainlands[:2], strict=True))
        self.homes = {int(seats): homes for seats, homes in chart.seats.items()}  # DI-R-2
        self.all_homes = tuple(home.id for home in chart.home)
        self.ship_letters: dict[str, str] = {home.id: home.side for home in chart.home}
        rows = [
            *((land.id, "mainland", land.ports, land.name) for land in lands),
            *((home.id, "home", home.ports, home.name) for home in chart.home),
            (ISLAND, "island", circle.ports, circle.name),
        ]
        self.harbours = {
            row[0]: Harbour(row[0], row[1], tuple(port.point for port in row[2]), row[3]) for row in rows
        }
        self.harbour_at = {port: name for name, one in self.harbours.items() for port in one.ports}
        self.push = {port.point: port.push for row in rows for port in row[2]}  # DI-R-31
        self.open_sea = self.fixed & ~self.mask(self.harbour_at)

    def _lay_sea(self) -> None:
        chart = self.components.chart
        self.currents = {current.start: current.end for current in chart.current}
        self.bonuses: dict[str, str] = {
            point: kind for kind, points in chart.bonuses.items() for point in points
        }
        self.caves = {cave.id: cave.mouth for cave in chart.cave}
        self.mouths = {cave.mouth: cave.id for cave in chart.cave}

    def _lay_circle(self) -> None:
        circle = self.components.circle
        self.gates, self.white = self._signed("g"), self._signed("w")
        self.reefs = frozenset(self._signed("r"))
        self.lagoon = _sorted(circle.lagoon)
        count = len(circle.tower)
        self.towers = tuple(  # DI-CIRCLE-2: a quarter turn carries every tower one mainland on
            {land: circle.tower[(number - turns) % count].id for number, land in enumerate(self.mainlands)}
            for turns in ROTATIONS
        )
        prices = {tower.id: (tower.iron, tower.dragon_stone) for tower in circle.tower}
        self.prices = tuple({land: prices[name] for land, name in towers.items()} for towers in self.towers)

    def _signed(self, sign: str) -> tuple[str, ...]:
        return tuple(point for point in self.points if self.waters.signs.get(point) == sign)

    def _join(self) -> None:
        rotations = self.components.circle.rotation
        links = [joined(self.chart, self.waters, rotations[turns].approach, turns) for turns in ROTATIONS]
        self.lines = tuple(self._in_order(lines) for lines, _ in links)
        self.near = tuple(self._in_order(near) for _, near in links)  # DI-R-16
        self.steps = tuple(self._with_currents(lines) for lines, _ in links)
        self.free_steps = tuple(self._with_currents(near) for _, near in links)  # DI-R-14
        self.near_mask = tuple(
            {point: self.mask(others) for point, others in near.items()} for near in self.near
        )
        self.within_two = tuple(map(self._twice, self.near, self.near_mask))

    def _in_order(self, links: Links) -> Neighbours:
        return {point: tuple(sorted(links[point], key=self.rank.__getitem__)) for point in self.points}

    def _with_currents(self, links: Links) -> Neighbours:
        carried = {start: links[start] | {end} for start, end in self.currents.items()}  # DI-CURRENT-1
        return self._in_order({**links, **carried})

    def _twice(self, near: Neighbours, masks: dict[str, int]) -> dict[str, int]:  # DI-PAIR-2
        spread = {point: _union(masks[point], map(masks.get, others)) for point, others in near.items()}
        return {point: mask & ~self.bit[point] for point, mask in spread.items()}

    def _fly(self) -> None:
        """Where dragons get to (DI-R-37), and the caves in which they can end."""
        moves = self.components.game.values.dragon_move
        open_sea = [point for point in self.points if self.bit[point] & self.open_sea]
        flights = [{point: self.bit[point] for point in open_sea}]  # by the number of moves
        for _ in range(moves):
            last = flights[-1]
            flights.append(
                {point: _union(last[point], map(last.get, self.near[0][point])) for point in open_sea}
            )
        out = {cave: flights[moves - 1][mouth] for cave, mouth in self.caves.items()}
        self.reach = {**flights[moves], **out}
        out = {cave: flights[moves - 2][mouth] for cave, mouth in self.caves.items()}
        caves = _sorted(self.caves)
        self.cave_reach = {
            place: tuple(cave for cave in caves if mask & self.bit[self.caves[cave]] and cave != place)
            for place, mask in {**flights[moves - 1], **out}.items()
        }

    def _read_game(self) -> None:
        facts = self.components.game
        self.tasks = {task.id: task for task in self.components.tasks.task}
        self.all_tasks = tuple(self.tasks)
        self.core_tasks = tuple(name for name, task in self.tasks.items() if task.core)
        self.values, self.kids = facts.values, facts.kids
        self.tokens = _counts(facts.tokens)
        self.dragons, self.medals = _counts(facts.dragons), _counts(facts.medals)
        self.strength, self.price = _counts(facts.strength), _counts(facts.price)
        self.dragon_lot, self.garrison_lot = facts.lots.dragons, facts.lots.garrison
        self.start_cargo = facts.start.cargo
        self.supply = {  # tokens in play: those of the garrison's lot stay out of it (DI-SETUP-5)
            kind: count - self.garrison_lot.count(kind) for kind, count in self.tokens.items()
        }

    def _distance(self, rotation: int) -> dict[str, dict[str, int]]:
        """Moves by lines and currents between any two points."""
        return {point: reached(self.steps[rotation], point) for point in self.points}


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(str, in_order(names)))


def _union(mask: int, masks: Iterable[int | None]) -> int:
    for other in masks:
        mask |= other or 0
    return mask


def _counts(facts: msgspec.Struct) -> dict[str, int]:
    return msgspec.structs.asdict(facts)


# Reading


def read_components(folder: Path | None = None) -> Components:
    components = read_folder(Components, FOLDER, folder)
    paths = {path.stem: _own(path, folder) for path in FOLDER.glob("*.toml")}
    try:
        check_components(components)
    except Malformed as error:
        raise placed(error, paths) from None
    return components


def _own(path: Path, folder: Path | None) -> Path:
    own = path if folder is None else folder / path.name
    return own if own.exists() else path
