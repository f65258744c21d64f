"""Component data as the files have them: one struct for every kind of row."""

from typing import Literal, TypeAlias

import msgspec

Place: TypeAlias = tuple[float, float]  # on the drawing
Dragon: TypeAlias = Literal["green", "red", "gold"]
Troop: TypeAlias = Literal["ballista", "warriors", "mage"]
Goods: TypeAlias = Literal["iron", "dragon_stone"]
Bonus: TypeAlias = Literal["coin1", "coin3", "coin5", "iron", "dragon_stone", "magic_wind"]


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file: an unknown key is a mistake."""


# The chart


class Spot(_Facts, frozen=True):
    x: float
    y: float


class Label(_Facts, frozen=True):
    x: float
    y: float
    turn: float


class Port(_Facts, frozen=True):
    point: str
    push: tuple[str, str]


class Mainland(_Facts, frozen=True):
    id: str
    corner: Literal["NW", "NE", "SE", "SW"]
    name: str
    ports: tuple[Port, ...]
    label: Label


class Home(_Facts, frozen=True):
    id: str
    side: Literal["N", "E", "S", "W"]
    name: str
    colour: str
    colour_hex: str
    ports: tuple[Port, ...]
    coast: tuple[str, ...]
    label: Label


class Cave(_Facts, frozen=True):
    id: str
    mouth: str
    ring: Literal["inner", "outer"]
    place: Spot


class Current(_Facts, frozen=True):
    id: str
    start: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to")
    via: Spot


class Chart(_Facts, frozen=True):
    points: tuple[str, ...]
    obstacles: tuple[str, ...]
    fairways: tuple[str, ...]
    offset: float
    spacing: float
    mainland: tuple[Mainland, ...]
    home: tuple[Home, ...]
    seats: dict[str, tuple[str, ...]]
    cave: tuple[Cave, ...]
    current: tuple[Current, ...]
    bonuses: dict[Bonus, tuple[str, ...]]


# The circle


class Rotation(_Facts, frozen=True):
    front: Literal["S", "W", "N", "E"]
    approach: dict[str, str]


class Tower(_Facts, frozen=True):
    id: str
    iron: int
    dragon_stone: int


class CircleDrawing(_Facts, frozen=True):
    radius: float
    towers: tuple[Place, ...]
    dragons: tuple[Place, ...]
    garrison: tuple[Place, ...]
    rocks: tuple[Place, ...]
    island: tuple[Place, ...]


class Circle(_Facts, frozen=True):
    name: str
    points: tuple[str, ...]
    obstacles: tuple[str, ...]
    ports: tuple[Port, ...]
    lagoon: tuple[str, ...]
    rotation: tuple[Rotation, ...]
    tower: tuple[Tower, ...]
    drawing: CircleDrawing


class Outline(_Facts, frozen=True):
    kind: Literal["mainland", "home", "cave_isle"]
    of: str
    smooth: bool
    outline: tuple[Place, ...]
    fill: str = ""


class Drawing(_Facts, frozen=True):
    shape: tuple[Outline, ...]


# Counts and values


class Box(_Facts, frozen=True):
    ships: int
    screens: int
    dice: int
    coins: int
    medals: int
    islands: int
    board_parts: int


class Tokens(_Facts, frozen=True):
    ballista: int
    warriors: int
    mage: int
    iron: int
    dragon_stone: int


class OfDragons(_Facts, frozen=True):
    green: int
    red: int
    gold: int


class Lots(_Facts, frozen=True):
    dragons: tuple[Dragon, ...]
    garrison: tuple[Troop, ...]


class Start(_Facts, frozen=True):
    cargo: tuple[Troop | Goods, ...]


class Strength(_Facts, frozen=True):
    green: int
    red: int
    gold: int
    warriors: int
    mage: int


class Price(_Facts, frozen=True):
    ballista: int
    warriors: int


class Values(_Facts, frozen=True):
    win_coins: int
    start_coins: int
    ship_price: int
    max_ships: int
    ship_slots: int
    base_move: int
    dragon_move: int
    die_sides: int
    mage_stones: int
    magic_wind_moves: int
    depot_capacity: int
    last_ship_coins: int
    ballista_counts: int
    silver_per_gold: int


class Kids(_Facts, frozen=True):
    min_adults: int
    max_children: int
    max_ships: int
    bonus_moves: int
    home_capacity: int
    loot: dict[str, tuple[Goods, ...]]


class GameFacts(_Facts, frozen=True):
    box: Box
    tokens: Tokens
    dragons: OfDragons
    lots: Lots
    start: Start
    strength: Strength
    price: Price
    medals: OfDragons
    values: Values
    kids: Kids


# The task cards


class Task(_Facts, frozen=True):
    id: str
    core: bool
    title: str
    text: str
    event: str
    coins: int
    medals: int
    scope: Literal["once", "one_turn", "one_turn_one_harbour", "while_held"] = "once"
    min_count: int = 1
    token: Literal["", "iron", "dragon_stone"] = ""
    dragon: Literal["", "green", "red", "gold"] = ""
    where: Literal["", "cave", "open_sea"] = ""
    harbour: Literal["", "not_issuer", "opposite_issuer", "all_mainlands"] = ""
    point_kind: tuple[Literal["reef", "white"], ...] = ()
    source: tuple[Literal["flotsam", "pvp", "foreign_depot"], ...] = ()
    paid: bool = False


class Tasks(_Facts, frozen=True):
    task: tuple[Task, ...]


class Components(_Facts, frozen=True):
    """The five files."""

    chart: Chart
    circle: Circle
    drawing: Drawing
    game: GameFacts
    tasks: Tasks
