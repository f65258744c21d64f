"""Who knows what (section 5.5): views built up from nothing."""

from typing import Any

from drakomor.games.dragon_island.pieces import FULL, Dragon, Held, Ship, Stored
from drakomor.games.dragon_island.state import Sea

UNKNOWN = "?"
PUBLIC = (
    "rotation", "first", "turn", "dead", "sites_seen", "garrison_seen", "bank", "medals", "flotsam", "dice",
    "eights", "fleet", "wind", "immune", "fought", "met", "arranged", "shown", "assaulted", "replaced",
    "ended", "winner",
)  # fmt: skip


def seen(g: Sea, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {name: getattr(g, name) for name in PUBLIC}
    told["mover"] = g.mover
    told["free_hunters"] = [g.is_free_hunter(one) for one in range(g.seats)]
    told["prices"] = g.parts.prices[g.rotation]
    told["ships"] = {name: seen_ship(g, name, ship, seat) for name, ship in g.ships.items()}
    told["dragons"] = [seen_dragon(dragon) for dragon in g.dragons]
    told["dragon_bank"] = sum(g.dragon_bank)
    told["sites"] = _if_seen(g.sites, g.sites_seen)
    told["garrison"] = g.garrison if g.garrison_seen else (UNKNOWN,) * len(g.garrison)
    told["coins"] = [_coins(g, one, seat) for one in range(g.seats)]
    told["depots"] = {name: _depot(g, name, seat) for name in g.depots}
    told["tasks"] = [[seen_task(g, held, one, seat) for held in g.tasks[one]] for one in range(g.seats)]
    told["task_pile"] = len(g.task_bag)
    told["task_bottom"] = [
        (one.seat, one.card if one.seat in (-1, seat) else UNKNOWN) for one in g.task_bottom
    ]
    return told


def seen_ship(g: Sea, name: str, ship: Ship, seat: int | None) -> Ship:
    """The deck is open, the hold its owner's (DI-TRADE-5), unless all lies open in a fight (DI-PVP-3)."""
    if ship.seat == seat or name in g.shown or g.ended:
        return ship
    return Ship(ship.seat, ship.point, (UNKNOWN,) * len(ship.hold), ship.deck)


def seen_dragon(dragon: Dragon) -> Dragon:
    """Face down its kind is nobody's; nor what is left of its strength, which would tell it (DI-R-46)."""
    if dragon.seen:
        return dragon
    return Dragon(dragon.number, dragon.place, UNKNOWN, False, FULL, dragon.placer)


def _if_seen(kinds: tuple[str, ...], seen: tuple[bool, ...]) -> list[str]:
    return [kind if face_up else UNKNOWN for kind, face_up in zip(kinds, seen, strict=True)]


def _coins(g: Sea, one: int, seat: int | None) -> int | None:  # DI-SCREEN-1, DI-R-29
    return g.coins[one] if one == seat or g.options.coins_visibility == "open" or g.ended else None


def _depot(g: Sea, harbour: str, seat: int | None) -> list[Stored]:
    """What is known comes first, for its place among the others would tell something of them."""
    row = [_stored(g, harbour, one, seat) for one in g.depots[harbour]]
    return sorted(row, key=lambda one: (one.kind == UNKNOWN, one.kind, one.seat, one.known))


def _stored(g: Sea, harbour: str, stored: Stored, seat: int | None) -> Stored:  # DI-R-30, DI-R-73
    known = seat in stored.known or len(stored.known) == g.seats or g.ended
    if known or (g.options.depot_visibility == "open" and harbour in g.parts.mainlands):
        return stored
    return Stored(UNKNOWN, stored.seat, ())  # who knows it would tell what it is like


def seen_task(g: Sea, held: Held, one: int, seat: int | None) -> Held:  # DI-R-77
    if one == seat or not g.options.task_secret or g.ended:
        return held
    return Held(UNKNOWN, held.issuer)
