"""Whether the pieces of a position add up: for positions that somebody wrote, and for tests."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from drakomor.games.dragon_island.battles import Onslaught, Strife
from drakomor.games.dragon_island.intercept import Watch
from drakomor.games.dragon_island.pieces import DRAGONS, GOODS, KINDS, TROOPS, Stored
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import BringOut, Steering
from drakomor.kernel import Frame, Malformed


def check(g: Sea) -> None:
    _check_seats(g)
    _check_ships(g)
    _check_dragons(g)
    _check_tokens(g)
    _check_tasks(g)
    _check_turn(g)
    _check_frames(g)


def _fail(place: str, reason: str, **facts: str | int) -> None:
    raise Malformed(f"tables.{place}", reason, **facts)


def _check_seats(g: Sea) -> None:
    for name in ("coins", "medals", "tasks"):
        if len(getattr(g, name)) != g.seats:
            _fail(name, "wrong-count")
    if not 0 <= g.first < g.seats or g.turn < 0 or not 0 <= g.rotation < 4:
        _fail("first", "wrong-value", found=g.first)
    if min((*g.coins, *g.medals)) < 0:
        _fail("coins", "wrong-value", found=min((*g.coins, *g.medals)))


def _check_ships(g: Sea) -> None:
    """Names, places and loads; no two on one point (DI-MOVE-6)."""
    points: set[str] = set()
    for name, ship in g.ships.items():
        if not 0 <= ship.seat < g.seats or name[:-1] != g.parts.ship_letters[g.home(ship.seat)]:
            _fail(f"ships.{name}", "wrong-value", found=name[:20])
        if ship.point not in g.parts.bit or ship.point in points:
            _fail(f"ships.{name}", "wrong-value", found=ship.point[:20])
        if len(ship.hold) > (2 if ship.deck else 3) or tuple(sorted(ship.hold)) != ship.hold:
            _fail(f"ships.{name}", "wrong-count")
        points.add(ship.point)
    for seat in range(g.seats):
        if len(g.fleet_of(seat)) > g.most_ships(seat):
            _fail("ships", "wrong-count")


def _check_dragons(g: Sea) -> None:
    places = Counter(dragon.place for dragon in g.dragons)
    for dragon in g.dragons:
        sea = g.parts.bit.get(dragon.place, 0) & g.parts.open_sea
        most = 2 if sea else int(dragon.place in g.parts.caves)  # DI-PAIR-1
        if places[dragon.place] > most or dragon.place in g.ship_at:
            _fail("dragons", "wrong-value", found=dragon.place[:20])
    if len({dragon.number for dragon in g.dragons}) != len(g.dragons):
        _fail("dragons", "wrong-count")
    for counts, name in ((g.dragon_bank, "dragon_bank"), (g.dead, "dead")):
        if len(counts) != len(DRAGONS) or min(counts) < 0:
            _fail(name, "wrong-count")
    found = Counter([*(dragon.kind for dragon in g.dragons), *g.sites])
    for number, kind in enumerate(DRAGONS):
        if found[kind] + g.dragon_bank[number] + g.dead[number] != g.parts.dragons[kind]:
            _fail("dragons", "wrong-count", kind=kind)
    if len(g.sites_seen) != len(g.sites) or Counter(g.sites) - Counter(g.parts.dragon_lot):
        _fail("sites", "wrong-count")
    if Counter(g.garrison) - Counter(g.parts.garrison_lot):
        _fail("garrison", "wrong-count")


def _check_tokens(g: Sea) -> None:
    if set(g.bank) != set(KINDS):
        _fail("bank", "wrong-value", found=", ".join(g.bank)[:40])
    found = Counter(kind for ship in g.ships.values() for kind in ship.cargo)
    for point, goods in g.flotsam.items():
        if point not in g.parts.bit or not goods or set(goods) - set(GOODS):
            _fail("flotsam", "wrong-value", found=point[:20])
        found.update(goods)
    for harbour, row in g.depots.items():
        _check_depot(g, harbour, row)
        found.update(stored.kind for stored in row)
    if set(found) - set(KINDS):
        _fail("ships", "wrong-value", found=", ".join(sorted(set(found) - set(KINDS)))[:40])
    for kind in KINDS:
        if found[kind] + g.bank[kind] != g.parts.supply[kind]:
            _fail("bank", "wrong-count", kind=kind)
        if g.bank[kind] < 0 and g.options.token_supply == "limited":
            _fail("bank", "wrong-count", kind=kind)


def _check_depot(g: Sea, harbour: str, row: tuple[Stored, ...]) -> None:
    """The owner, and who has a ship there, must know what lies there (DI-R-30, DI-R-73)."""
    owner = g.owner_of(harbour)
    if harbour not in g.parts.mainlands and owner < 0:
        _fail("depots", "wrong-value", found=harbour[:20])
    looking = {seat for seat in range(g.seats) if seat == owner or g.docked(seat, harbour)}
    for one in row:
        if one.seat not in range(g.seats) or not looking <= {*one.known} <= {*range(g.seats)}:
            _fail(f"depots.{harbour}", "wrong-value", found=str(one.known)[:20])


def _check_tasks(g: Sea) -> None:
    deck = g.parts.all_tasks if g.options.task_deck == 16 else g.parts.core_tasks
    held = [one.card for hand in g.tasks for one in hand]
    if sorted((*held, *g.task_bag, *(one.card for one in g.task_bottom))) != sorted(deck):
        _fail("tasks", "wrong-count")


def _check_turn(g: Sea) -> None:
    if len(g.dice) > 2 or any(not 1 <= die <= 8 for die in g.dice) or not 0 <= g.eights <= g.dice.count(8):
        _fail("dice", "wrong-value", found=str(g.dice)[:20])
    if g.stack and g.stack[-1].at == "offer_second_die" and len(g.dice) != 1:
        _fail("dice", "wrong-value", found=str(g.dice)[:20])
    if not -1 <= g.winner < g.seats:
        _fail("winner", "wrong-value", found=g.winner)


def _check_frames(g: Sea) -> None:
    """What the procedures in progress refer to must exist; none of them runs within itself."""
    known = _known(g)
    for i, frame in enumerate(g.stack):
        place, fields = f"position.stack[{i}]", msgspec.structs.asdict(frame)
        for name, value in fields.items():
            if name in known and not known[name](value):
                raise Malformed(f"{place}.{name}", "wrong-value", found=str(value)[:40])
        if not _is_possible(g, frame) or any(type(other) is type(frame) for other in g.stack[:i]):
            raise Malformed(place, "wrong-value", found=type(frame).__name__)


def _is_possible(g: Sea, frame: Frame) -> bool:
    """Dragons that are steered, that fight or are still to fight, are there; and so is the ship."""
    alive, top = {dragon.number for dragon in g.dragons}, frame is g.stack[-1]
    if isinstance(frame, Steering):
        return not top or alive >= {*frame.dragons}
    if isinstance(frame, BringOut):
        return frame.cave not in g.dragons_at and bool(frame.cave) == (frame.at == "offer_dragon")
    if isinstance(frame, Strife):
        fighter = "ballista" if frame.at == "offer_roll" else ""
        return frame.dragon in alive and frame.ship in g.ships and frame.fighter == fighter
    if isinstance(frame, Onslaught):
        begun, left = int(frame.at == "fought"), frame.dragons[frame.fights :]
        return begun <= frame.fights <= len(frame.dragons) == len({*frame.dragons}) and alive >= {*left}
    if isinstance(frame, Watch) and top:
        return frame.ship in g.ships and getattr(g.stack[-2], "route", ()) == frame.route
    return True


def _known(g: Sea) -> dict[str, Callable[[Any], bool]]:
    """What a field of a frame may be, by its name."""
    parts = g.parts
    ships = {f"{parts.ship_letters[g.home(seat)]}{n}" for seat in range(g.seats) for n in range(1, 10)}
    return {
        "ship": lambda ship: ship in ships,
        "seat": lambda seat: seat in range(g.seats),
        "cave": lambda cave: cave in ("", *parts.caves),
        "place": lambda place: place in ("", *parts.caves) or place in parts.bit,
        "point": lambda point: point == "" or point in parts.bit,
        "route": lambda route: parts.bit.keys() >= {*route},
        "fighter": lambda kind: kind in ("", *TROOPS),
        "spent": lambda kinds: {*TROOPS} >= {*kinds},
        "kept": lambda kinds: {*TROOPS} >= {*kinds},
        "out": lambda dragons: dragons in range(3),
        "steerings": lambda dragons: dragons in range(3),
        "quarters": lambda quarters: quarters in range(3),
        "harbour": lambda harbour: harbour in parts.mainlands,
        "replaces": lambda card: card in ("", *parts.tasks),
    }
