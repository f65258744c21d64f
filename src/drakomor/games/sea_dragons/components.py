"""Checks of component data: counts, references, and a sea on which the game can be played (section 5.2)."""

import re
from collections.abc import Iterable

from drakomor.games.sea_dragons.board import ISLAND, PLACES, SPACES, corner, turned
from drakomor.games.sea_dragons.chart import SIZE
from drakomor.games.sea_dragons.parts import SIDES, SIZES, Card, Components, GameFacts, Quarter, Table
from drakomor.games.sea_dragons.shapes import cells_drawn, turned_and_mirrored
from drakomor.kernel import Malformed

FRAME = set(PLACES + "~#@")
SHAPE_NAME = re.compile(r"[A-Z]\d")
PLAYERS = ("2", "3", "4", "5")


def check_components(components: Components) -> None:
    _check_facts(components.game)
    _check_frame(components.game.sea.frame)
    _check_quarters(components)
    _check_shapes(components)
    _check_missions(components)
    _check_corals(components)


def _check_names(place: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for i, name in enumerate(names):
        if name in seen:
            raise Malformed(f"{place}[{i}].id", "twice", found=name[:20])
        if not re.fullmatch(r"[\w-]{1,30}", name):
            raise Malformed(f"{place}[{i}].id", "wrong-value", found=name[:20])
        seen.add(name)


def _check_facts(facts: GameFacts) -> None:
    if sorted(facts.players) != list(PLAYERS):
        raise Malformed("game.players", "wrong-value", found=", ".join(facts.players)[:40])
    for number, table in facts.players.items():
        _check_table(facts, table, f"game.players.{number}", int(number))
    if min(facts.ships.values(), default=0) < 1:
        raise Malformed("game.ships", "wrong-count")
    values = facts.values
    if min(values.cell_cost, values.gold_symbol, values.second_place_divisor) < 1 or values.cell_cost > 20:
        raise Malformed("game.values", "wrong-count")
    if min(values.touched_dragon, values.pass_gold) < 0:  # no gold is taken away
        raise Malformed("game.values", "wrong-count")
    start = facts.start
    if min(start.gold, start.market_missions) < 0 or start.medium_cards != 2:
        raise Malformed("game.start", "wrong-count")
    if start.market_cards_per_size < 1 or max(start.market_cards_per_size, start.market_missions) > 99:
        raise Malformed("game.start", "wrong-count")


def _check_table(facts: GameFacts, table: Table, place: str, players: int) -> None:
    """A colour of its own for each player, and enough heads of it in the box."""
    colours = set(table.colours)
    if not len(table.colours) == len(colours) == players or not colours <= set(facts.pieces):
        raise Malformed(f"{place}.colours", "wrong-value", found=", ".join(table.colours)[:60])
    if not 1 <= table.heads <= min(facts.pieces[colour].heads for colour in table.colours):
        raise Malformed(f"{place}.heads", "wrong-count")


def _check_frame(frame: tuple[str, ...]) -> None:
    if [len(line) for line in frame] != [SIZE] * SIZE:
        raise Malformed("game.sea.frame", "wrong-size", width=SIZE, height=SIZE)
    strange = set("".join(frame)) - FRAME
    if strange or not FRAME - {"@", "~"} <= set("".join(frame)):
        raise Malformed("game.sea.frame", "wrong-value", found="".join(sorted(strange))[:20])


def _check_quarters(components: Components) -> None:
    sea, quarters = components.game.sea, components.quarters.quarter
    _check_names("quarters.quarter", [quarter.id for quarter in quarters])
    if len(sea.realm) != len(PLACES) or len(quarters) != len(PLACES):
        raise Malformed("quarters.quarter", "wrong-count")
    _check_names("game.sea.realm", [realm.id for realm in sea.realm])
    for i, quarter in enumerate(quarters):
        if quarter.id.endswith(SIDES):  # Q1A is a side of Q1
            raise Malformed(f"quarters.quarter[{i}].id", "wrong-value", found=quarter.id)
        if set(quarter.sides) != set(SIDES):
            raise Malformed(
                f"quarters.quarter[{i}].sides", "wrong-value", found=", ".join(quarter.sides)[:20]
            )
        for side in SIDES:
            _check_side(components, quarter, side, f"quarters.quarter[{i}].sides.{side}")
    most = sum(max(_ships(quarter.sides[side]) for side in SIDES) for quarter in quarters)
    if most > sum(components.game.ships.values()):  # SD-SETUP-4
        raise Malformed("quarters.quarter", "too-many-ships", most=sum(components.game.ships.values()))


def _ships(lines: tuple[str, ...]) -> int:
    return sum(sign in "Ss" for line in lines for sign in line)


def _check_side(components: Components, quarter: Quarter, side: str, place: str) -> None:
    """It fits into each of the four places, its notch on the island (SD-R-5)."""
    sea, lines = components.game.sea, quarter.sides[side]
    height, width = _extent(sea.frame, PLACES[0])
    if [len(line) for line in lines] != [width] * height:
        raise Malformed(place, "wrong-size", width=width, height=height)
    strange = set("".join(lines)) - set(SPACES + ISLAND)
    if strange:
        raise Malformed(place, "no-such-space", found="".join(sorted(strange))[:20])
    for number, realm in zip(PLACES, sea.realm, strict=True):
        top, left = corner(sea.frame, number)
        for row, line in enumerate(turned(lines, realm.turns)):
            for column, sign in enumerate(line):
                there = sea.frame[top + row][left + column] if _inside(top + row, left + column) else ""
                if (sign == ISLAND) != (there == ISLAND) or there not in (ISLAND, number):
                    raise Malformed(place, "does-not-fit", realm=realm.place)


def _inside(row: int, column: int) -> bool:
    return row < SIZE and column < SIZE


def _extent(frame: tuple[str, ...], number: str) -> tuple[int, int]:
    rows = [row for row, line in enumerate(frame) if number in line]
    columns = [column for line in frame for column, sign in enumerate(line) if sign == number]
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def _check_shapes(components: Components) -> None:
    cards = components.shapes.shape
    _check_names("shapes.shape", [card.id for card in cards])
    seen: dict[frozenset[tuple[int, int]], str] = {}
    for i, card in enumerate(cards):
        _check_shape(card, f"shapes.shape[{i}]", seen)
    for size in SIZES:
        found = sum(card.count for card in cards if card.size == size)
        if found < 1:
            raise Malformed("shapes.shape", "too-few-cards", size=size)
    turns = max(int(number) * table.heads for number, table in components.game.players.items())
    if sum(card.count for card in cards) < turns:  # every turn uses a card up, and none comes back (SD-R-22)
        raise Malformed("shapes.shape", "wrong-count")
    medium = sum(card.count for card in cards if card.size == "medium")
    start = components.game.start
    if medium < 5 * start.medium_cards + start.market_cards_per_size:  # SD-SETUP-7, SD-SETUP-16
        raise Malformed("shapes.shape", "too-few-cards", size="medium")


def _check_shape(card: Card, place: str, seen: dict[frozenset[tuple[int, int]], str]) -> None:
    if not SHAPE_NAME.fullmatch(card.id):
        raise Malformed(f"{place}.id", "wrong-value", found=card.id[:20])
    if not 1 <= card.count <= 99:
        raise Malformed(f"{place}.count", "wrong-count")
    cells = cells_drawn(card.drawn)
    if not _is_joined(cells) or len(cells) > 12 or set("".join(card.drawn)) - set("#."):
        raise Malformed(f"{place}.drawn", "no-shape")
    alike = frozenset(min(turned_and_mirrored(cells)))
    if alike in seen:
        raise Malformed(f"{place}.drawn", "same-shape", found=seen[alike])
    seen[alike] = card.id


def _is_joined(cells: tuple[tuple[int, int], ...]) -> bool:
    """Whether the spaces hang together edge by edge."""
    left, edge = set(cells[1:]), list(cells[:1])
    while edge:
        row, column = edge.pop()
        near = left & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        left -= near
        edge += near
    return bool(cells) and not left


def _check_missions(components: Components) -> None:
    missions, ships = components.missions.mission, components.game.ships
    _check_names("missions.mission", [mission.id for mission in missions])
    if not missions:
        raise Malformed("missions.mission", "wrong-count")
    for i, mission in enumerate(missions):
        for colour, count in mission.ships.items():
            if colour not in ships:
                raise Malformed(f"missions.mission[{i}].ships", "no-such-ship", found=colour[:20])
            if not 1 <= count <= 9:
                raise Malformed(f"missions.mission[{i}].ships", "wrong-count")
        if not 1 <= sum(mission.ships.values()) <= 12 or not -99 <= mission.points <= 99:
            raise Malformed(f"missions.mission[{i}]", "wrong-count")


def _check_corals(components: Components) -> None:
    corals, realms = components.corals.coral, {realm.id for realm in components.game.sea.realm}
    names = [coral.id for coral in corals]
    _check_names("corals.coral", names)
    for i, coral in enumerate(corals):
        place = f"corals.coral[{i}]"
        if coral.id in components.game.ships or not 1 <= coral.count <= 99:
            raise Malformed(place, "wrong-value", found=coral.id)
        if any(colour not in components.game.ships for colour in coral.ships):
            raise Malformed(f"{place}.ships", "no-such-ship", found=", ".join(coral.ships)[:40])
        fits = {
            "two_ships": len(coral.ships) == 2 and not coral.realm and not coral.gold,
            "wild_ship": not coral.ships and not coral.realm and not coral.gold,
            "hidden_dragon": coral.realm in realms and not coral.ships and not coral.gold,
            "gold": 1 <= coral.gold <= 99 and not coral.ships and not coral.realm,
        }
        if not fits[coral.type]:
            raise Malformed(place, "wrong-coral", found=coral.id)
