"""Component data of the duel: read, checked, and worked out for the rules (LS-R-1 to LS-R-6)."""

from itertools import permutations, product
from pathlib import Path
from typing import Literal

import msgspec

from drakomor.games.lords_of_the_seas.chart import CELLS, COLUMNS, HOME_DEPTH, ROWS
from drakomor.kernel import Malformed
from drakomor.kernel.components import placed, read_folder

FOLDER = Path(__file__).parent / "data"
COLOURS = ("light", "dark")
CELL_EFFECTS = {"victory_point", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve_ship"}
SHIP_EFFECTS = {"shield", "coin", "shot_orthogonal", "repair", "remove_mine", "repeat_cell_effect"}
STEPS = {
    "shield", "pick_reserve", "remove_mine", "lay_mines", "shots_adjacent",
    "shot_horizontal", "shot_vertical", "shot_diagonal",
}  # fmt: skip
NO_EFFECT = "."  # a cell without an effect: none of ours, but tolerated (LS-R-6)


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file: an unknown key is a mistake."""


class Board(_Facts, frozen=True):
    id: str
    colour: Literal["light", "dark"]
    shape: Literal["large", "strip"]
    width: int
    height: int
    faces: dict[str, tuple[str, ...]]


class Mercenary(_Facts, frozen=True):
    id: str
    name: str
    cost: int
    numbers: tuple[int, ...] | Literal["X"]
    effect: str
    acts: Literal["buy", "placement", "scoring"]


class Alternate(_Facts, frozen=True):
    replaces: str
    name: str
    effect: str


class MercenaryEffect(_Facts, frozen=True):
    steps: tuple[str, ...]
    mines: int = 0
    fake: int = 0


class Boards(_Facts, frozen=True):
    board: tuple[Board, ...]


class Mercenaries(_Facts, frozen=True):
    mercenary: tuple[Mercenary, ...]
    alternate: dict[str, Alternate] = {}


class Effects(_Facts, frozen=True):
    cell: dict[str, str]
    ship: dict[str, str]
    mercenary: dict[str, MercenaryEffect]


class Layouts(_Facts, frozen=True):
    intro: dict[str, tuple[str, ...]]


class MarketRow(_Facts, frozen=True):
    cost: int
    count: int


class SeaSize(_Facts, frozen=True):
    rows: int
    columns: int
    home_depth: int


class Ships(_Facts, frozen=True):
    ship_numbers: tuple[int, ...]
    copies_per_number: int
    main_pile: int
    reserve_pile: int
    start_hand: int


class Turns(_Facts, frozen=True):
    turns_per_player: int


class Tokens(_Facts, frozen=True):
    shields: int
    mines: int
    fake_mines: int
    coins: int
    points: int
    extra_ships: int


class Denomination(_Facts, frozen=True):
    value: int
    count: int


class Scoring(_Facts, frozen=True):
    sequence_min_length: int
    sequence_less: int
    enemy_half_ship: int
    mine: int
    fake_mine: int


class GameFacts(_Facts, frozen=True):
    market: tuple[MarketRow, ...]
    sea: SeaSize
    ships: Ships
    turns: Turns
    tokens: Tokens
    denominations: dict[str, tuple[Denomination, ...]]
    scoring: Scoring


class Components(_Facts, frozen=True):
    """The five files."""

    boards: Boards
    effects: Effects
    game: GameFacts
    layouts: Layouts
    mercenaries: Mercenaries


class Parts:
    """What the rules ask of the component data."""

    def __init__(self, components: Components) -> None:
        self.components = components
        facts = components.game
        self.start_hand = facts.ships.start_hand
        self.turns = 2 * facts.turns.turns_per_player
        self.costs = tuple(row.cost for row in facts.market for _ in range(row.count))
        self.tokens = msgspec.structs.asdict(facts.tokens)
        self.scoring = facts.scoring
        self.cell_effects = {**components.effects.cell, NO_EFFECT: ""}
        self.ship_effects = {int(number): key for number, key in components.effects.ship.items()}
        self.fleet = tuple(
            facts.ships.copies_per_number if number in facts.ships.ship_numbers else 0
            for number in range(1, 10)
        )
        self.mercenaries = {row.id: row for row in components.mercenaries.mercenary}
        self.cheapest = min(row.cost for row in self.mercenaries.values())
        self.alternates = {
            key: msgspec.structs.replace(self.mercenaries[row.replaces], name=row.name, effect=row.effect)
            for key, row in components.mercenaries.alternate.items()
        }
        self.boards = {board.id: board for board in components.boards.board}
        self.slots = {slot: self.turned(slot) for board in self.boards.values() for slot in slots_of(board)}
        self.layouts = tuple(layouts_of(components.boards, colour) for colour in COLOURS)
        self.purchases = {name: {cell: ("buy", name, cell) for cell in CELLS} for name in self.mercenaries}

    def mercenary(self, name: str, twelfth: str) -> Mercenary:  # LS-R-53
        alternate = self.alternates.get(twelfth)
        return alternate if alternate is not None and alternate.id == name else self.mercenaries[name]

    def of_cost(self, cost: int) -> tuple[str, ...]:
        return tuple(sorted([name for name, row in self.mercenaries.items() if row.cost == cost]))

    def steps(self, effect: str) -> tuple[str, ...]:
        return self.components.effects.mercenary[effect].steps

    def sea(self, layouts: list[tuple[str, ...]]) -> str:
        """The letters of the whole sea, A1 A2 ... G6."""
        light, dark = (self.half(layout) for layout in layouts)
        rows = [*reversed(light), *(line[::-1] for line in dark)]  # 1 to 6, as light sees them
        return "".join(map("".join, zip(*rows, strict=True)))

    def half(self, layout: tuple[str, ...]) -> list[str]:
        """The lines of a half from the enemy's side, as its owner sees them."""
        return ["".join(line) for line in zip(*[self.slots[slot] for slot in layout], strict=True)]

    def turned(self, slot: str) -> tuple[str, ...]:
        name, _, how = slot.rpartition(":")
        lines = self.boards[name].faces[how[0]]
        for _ in range(int(how[1])):
            lines = tuple("".join(column) for column in zip(*reversed(lines), strict=True))
        return lines


def layouts_of(boards: Boards, colour: str) -> tuple[tuple[str, ...], ...]:
    """Every layout of a colour, in order (LS-SETUP-3, LS-R-2): 1536 with our boards."""
    own = [board for board in boards.board if board.colour == colour]
    ways = {board.id: slots_of(board) for board in own}
    orders = permutations(sorted(ways))
    return tuple(sorted(layout for order in orders for layout in product(*(ways[name] for name in order))))


def slots_of(board: Board) -> list[str]:
    """How a board can lie: every face, every rotation."""
    return [f"{board.id}:{face}{turn}" for face in sorted(board.faces) for turn in turns(board)]


def turns(board: Board) -> tuple[int, ...]:
    return (0, 1, 2, 3) if board.width == board.height else (0, 2)


# Checks


def read_components(folder: Path | None = None) -> Components:
    components = read_folder(Components, FOLDER, folder)
    paths = {path.stem: path if folder is None else _own(path, folder) for path in FOLDER.glob("*.toml")}
    try:
        check_components(components)
    except Malformed as error:
        raise placed(error, paths) from None
    return components


def _own(path: Path, folder: Path) -> Path:
    own = folder / path.name
    return own if own.exists() else path


def check_components(components: Components) -> None:
    _check_boards(components)
    _check_effects(components.effects)
    _check_mercenaries(components)
    _check_facts(components.game)
    for colour in COLOURS:
        known = layouts_of(components.boards, colour)
        if components.layouts.intro.get(colour) not in known:
            raise Malformed(f"layouts.intro.{colour}", "wrong-layout")


def _check_boards(components: Components) -> None:
    boards = components.boards.board
    for i, board in enumerate(boards):
        place = f"boards.board[{i}]"
        if [other.id for other in boards].count(board.id) > 1:
            raise Malformed(f"{place}.id", "twice", found=board.id)
        if board.height != HOME_DEPTH or set(board.faces) != {"a", "b"}:
            raise Malformed(place, "wrong-board", found=board.id)
        for face, lines in board.faces.items():
            if [len(line) for line in lines] != [board.width] * board.height:
                raise Malformed(f"{place}.faces.{face}", "wrong-size", width=board.width, height=board.height)
            for letter in "".join(lines):
                if letter != NO_EFFECT and letter not in components.effects.cell:
                    raise Malformed(f"{place}.faces.{face}", "no-such-effect", found=letter)
    for colour in COLOURS:
        width = sum(board.width for board in boards if board.colour == colour)
        if width != COLUMNS:
            raise Malformed("boards.board", "wrong-width", colour=colour, found=width, wanted=COLUMNS)


def _check_effects(effects: Effects) -> None:
    for letter, key in effects.cell.items():
        if key not in CELL_EFFECTS or len(letter) != 1 or letter == NO_EFFECT:
            raise Malformed(f"effects.cell.{letter}", "no-such-effect", found=key)
    for number, key in effects.ship.items():
        if key not in SHIP_EFFECTS or number not in set("123456789"):
            raise Malformed(f"effects.ship.{number}", "no-such-effect", found=key)
    for name, row in effects.mercenary.items():
        for i, step in enumerate(row.steps):
            if step not in STEPS:
                raise Malformed(f"effects.mercenary.{name}.steps[{i}]", "no-such-effect", found=step)
        if not 0 <= row.mines <= 9 or not 0 <= row.fake <= 1:
            raise Malformed(f"effects.mercenary.{name}", "wrong-count")


def _check_mercenaries(components: Components) -> None:
    rows, known = components.mercenaries.mercenary, components.effects.mercenary
    for i, row in enumerate(rows):
        place = f"mercenaries.mercenary[{i}]"
        if [other.id for other in rows].count(row.id) > 1:
            raise Malformed(f"{place}.id", "twice", found=row.id)
        if row.effect not in known:
            raise Malformed(f"{place}.effect", "no-such-effect", found=row.effect)
        if row.numbers != "X" and not (row.numbers and set(row.numbers) <= set(range(1, 10))):
            raise Malformed(f"{place}.numbers", "wrong-numbers")
        if row.cost < 0:
            raise Malformed(f"{place}.cost", "wrong-count")
    for key, alternate in components.mercenaries.alternate.items():
        if alternate.replaces not in {row.id for row in rows}:
            raise Malformed(
                f"mercenaries.alternate.{key}.replaces", "no-such-mercenary", found=alternate.replaces
            )
        if alternate.effect not in known:
            raise Malformed(f"mercenaries.alternate.{key}.effect", "no-such-effect", found=alternate.effect)
    for market in components.game.market:
        if sum(row.cost == market.cost for row in rows) < market.count:
            raise Malformed("game.market", "too-few-mercenaries", cost=market.cost)


def _check_facts(facts: GameFacts) -> None:
    size = (facts.sea.rows, facts.sea.columns, facts.sea.home_depth)
    if size != (ROWS, COLUMNS, HOME_DEPTH):
        raise Malformed("game.sea", "wrong-sea")
    ships = facts.ships
    fleet = len(ships.ship_numbers) * ships.copies_per_number
    if not set(ships.ship_numbers) <= set(range(1, 10)) or len(set(ships.ship_numbers)) != len(
        ships.ship_numbers
    ):
        raise Malformed("game.ships.ship_numbers", "wrong-numbers")
    if fleet != ships.main_pile + ships.reserve_pile or ships.reserve_pile < 0:
        raise Malformed("game.ships", "wrong-piles", fleet=fleet)
    if not 1 <= ships.start_hand <= ships.main_pile:
        raise Malformed("game.ships.start_hand", "wrong-count")
    if facts.turns.turns_per_player != ships.main_pile - ships.start_hand + 1:  # LS-END-1, LS-END-2
        raise Malformed("game.turns.turns_per_player", "wrong-count")
    if (
        min(msgspec.structs.astuple(facts.tokens)) < 0
        or facts.tokens.fake_mines > 1
        or facts.tokens.shields < 1
    ):
        raise Malformed("game.tokens", "wrong-count")
    for kind in ("coins", "points", "extra_ships"):  # every value can be laid, down to 1 (LS-R-46)
        if min((row.value for row in facts.denominations.get(kind, ())), default=0) != 1:
            raise Malformed(f"game.denominations.{kind}", "wrong-count")
