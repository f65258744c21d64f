"""Component data: read, checked, and worked out for the rules (sections 1 and 5 of the rules)."""

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from drakomor.games.sea_dragons.board import Board, laid
from drakomor.games.sea_dragons.chart import BIT, NAMES
from drakomor.games.sea_dragons.shapes import Shape
from drakomor.kernel.asks import Malformed
from drakomor.kernel.components import placed, read_folder

FOLDER = Path(__file__).parent / "data"
Counts: TypeAlias = tuple[int, ...]  # ships by colour
SIZES = ("small", "medium", "large")
SIDES = ("A", "B")
PAYING = ("two_ships", "wild_ship")


class _Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a data file: an unknown key is a mistake."""


class Realm(_Facts, frozen=True):
    id: str
    place: str
    turns: int


class SeaFacts(_Facts, frozen=True):
    frame: tuple[str, ...]
    realm: tuple[Realm, ...]


class Table(_Facts, frozen=True):
    """Who takes part at one number of players."""

    colours: tuple[str, ...]
    heads: int


class Pieces(_Facts, frozen=True):
    heads: int
    bodies: int


class Start(_Facts, frozen=True):
    gold: int
    medium_cards: int
    market_cards_per_size: int
    market_missions: int


class Values(_Facts, frozen=True):
    cell_cost: int
    gold_symbol: int
    touched_dragon: int
    pass_gold: int
    points_per_gold: int
    points_per_ship: int
    most_missions: int
    whirlpool: int
    whirlpool_of_two: int
    second_place_divisor: int


class GameFacts(_Facts, frozen=True):
    sea: SeaFacts
    ships: dict[str, int]
    players: dict[str, Table]
    pieces: dict[str, Pieces]
    coins: dict[str, int]
    start: Start
    values: Values


class Quarter(_Facts, frozen=True):
    id: str
    sides: dict[str, tuple[str, ...]]


class Card(_Facts, frozen=True):
    id: str
    size: Literal["small", "medium", "large"]
    count: int
    drawn: tuple[str, ...]


class Mission(_Facts, frozen=True):
    id: str
    ships: dict[str, int]
    points: int
    coral: bool = False


class Coral(_Facts, frozen=True):
    id: str
    type: Literal["two_ships", "wild_ship", "hidden_dragon", "gold"]
    count: int
    ships: tuple[str, ...] = ()
    realm: str = ""
    gold: int = 0


class Quarters(_Facts, frozen=True):
    quarter: tuple[Quarter, ...]


class Cards(_Facts, frozen=True):
    shape: tuple[Card, ...]


class Missions(_Facts, frozen=True):
    mission: tuple[Mission, ...]


class Corals(_Facts, frozen=True):
    coral: tuple[Coral, ...]


class Components(_Facts, frozen=True):
    """The five files."""

    corals: Corals
    game: GameFacts
    missions: Missions
    quarters: Quarters
    shapes: Cards


class Worth(NamedTuple):
    """What a coral card pays of a mission: its ships by colour, or one of any."""

    ships: Counts
    wild: int


class Parts:
    """What the rules ask of the component data."""

    def __init__(self, components: Components) -> None:
        self.components = components
        facts = components.game
        self.start, self.values = facts.start, facts.values
        self.colours = tuple(facts.ships)
        self.tokens = tuple(facts.ships.values())
        self.tables = {int(number): table for number, table in facts.players.items()}
        self.realms = tuple(realm.id for realm in facts.sea.realm)
        self.quarters = {quarter.id: quarter for quarter in components.quarters.quarter}
        self.missions = {mission.id: mission for mission in components.missions.mission}
        self.costs = {
            mission.id: tuple(mission.ships.get(colour, 0) for colour in self.colours)
            for mission in self.missions.values()
        }
        self.cheapest = min(map(sum, self.costs.values()))
        self.corals = {coral.id: coral for coral in sorted(components.corals.coral, key=_id)}
        self.coral_deck = tuple(coral.count for coral in self.corals.values())
        self.gold_cards = {name: coral.gold for name, coral in self.corals.items() if coral.type == "gold"}
        self.payers = {
            name: self._worth(coral) for name, coral in self.corals.items() if coral.type in PAYING
        }
        self.sea = _mask(facts.sea.frame, "#", False)
        self.island = _mask(facts.sea.frame, "#", True)
        self.cards = {card.id: card for card in components.shapes.shape}
        self.shapes = {
            card.id: Shape(card.id, card.size, card.drawn, self.sea) for card in self.cards.values()
        }
        self.of_size = {
            size: tuple(sorted(card.id for card in self.cards.values() if card.size == size))
            for size in SIZES
        }
        self.decks = {
            size: tuple(self.cards[name].count for name in names) for size, names in self.of_size.items()
        }
        self.sides = {  # every side of every quarter, by how it is named in a set-up
            f"{quarter.id}{side}": lines
            for quarter in self.quarters.values()
            for side, lines in quarter.sides.items()
        }
        self.board = lru_cache(maxsize=512)(self._board)  # our own data have 384 seas

    def _worth(self, coral: Coral) -> Worth:
        return Worth(
            tuple(coral.ships.count(colour) for colour in self.colours), int(coral.type == "wild_ship")
        )

    def _board(self, quarters: tuple[str, ...]) -> Board:
        sea = self.components.game.sea
        lines = [self.sides[name] for name in quarters]
        return Board(laid(sea.frame, lines, [realm.turns for realm in sea.realm]), self.island, self.values)


def _id(coral: Coral) -> str:
    return coral.id


def _mask(frame: tuple[str, ...], sign: str, has: bool) -> int:
    signs = "".join(frame)
    return sum(BIT[name] for name, found in zip(NAMES, signs, strict=True) if (found == sign) == has)


# Reading


def read_components(folder: Path | None = None) -> Components:
    from drakomor.games.sea_dragons.components import check_components

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
