"""Chapter 9: what is done with tokens at sea (DI-TRADE-3, DI-TRADE-5, DI-SCREEN-2, DI-BATTLE-14)."""

from collections.abc import Iterator

from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.tasks import Deed, done
from drakomor.kernel import Answer, Then


def cargo_offers(g: Sea, seat: int) -> Iterator[Answer]:
    for name in g.fleet_of(seat):
        ship = g.ships[name]
        kinds = sorted(set(ship.cargo))
        yield from (("jettison", kind, name) for kind in kinds)  # DI-R-28
        if name not in g.arranged:  # DI-R-26
            yield from (("deck", kind, name) for kind in decks(g, name))
        if ship.room:
            yield from (
                ("load", kind, name, at)
                for at in flotsam_near(g, name)
                for kind in sorted(set(g.flotsam[at]))
            )
        if kinds:
            yield from (("transfer", kind, name, other) for other in beside(g, name) for kind in kinds)


def decks(g: Sea, name: str) -> list[str]:
    """What may come to lie open instead; with `slots` nothing too, while the hold has room (DI-R-26)."""
    ship = g.ships[name]
    options = sorted({kind for kind in ship.hold if kind != ship.deck})
    if g.options.deck_rule == "slots" and ship.deck and len(ship.hold) < 2:
        return [*options, "nothing"]
    return options


def flotsam_near(g: Sea, name: str) -> list[str]:
    """Points whose goods a ship can load: its own (DI-R-53), where no dragon lies on the wreck (DI-R-44)."""
    if not g.flotsam:
        return []
    point = g.ships[name].point
    near = g.parts.lines[g.rotation][point] if g.options.flotsam_reach == "line_neighbour" else ()
    return [at for at in (point, *near) if at in g.flotsam and at not in g.dragons_at]


def beside(g: Sea, name: str) -> list[str]:
    """Own ships to which tokens may pass: in the same harbour, or on neighbouring points (DI-R-27)."""
    ship, harbour = g.ships[name], g.harbour_of(name)
    found = []
    for other in g.fleet_of(ship.seat):
        if other == name or not g.ships[other].room:
            continue
        near = g.ships[other].point in g.parts.lines[g.rotation][ship.point]
        if (harbour and g.harbour_of(other) == harbour) or (
            near and g.options.ship_to_ship == "harbour_or_line"
        ):
            found.append(other)
    return found


def jettison(g: Sea, seat: int, kind: str, name: str) -> Then:
    g.hand_in(seat, kind, name, "jettison")
    return None


def deck(g: Sea, seat: int, kind: str, name: str) -> Then:
    g.arrange(name, "" if kind == "nothing" else kind)
    g.arranged = (*g.arranged, name)
    return None


def load(g: Sea, seat: int, kind: str, name: str, point: str) -> Then:
    g.salvage(name, kind, point)
    done(g, seat, Deed("goods_taken", source="flotsam"))
    return None


def transfer(g: Sea, seat: int, kind: str, name: str, other: str) -> Then:
    g.transfer(kind, name, other)
    return None
