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
    """Own ships with room to which tokens may pass (DI-R-27)."""
    fleet = g.fleet_of(g.ships[name].seat)
    return [other for other in fleet if g.ships[other].room and may_pass(g, name, other)]


def may_pass(g: Sea, name: str, other: str) -> bool:
    """Whether two ships are in the same harbour, or on neighbouring points."""
    harbour = g.harbour_of(name)
    if name == other or (harbour and g.harbour_of(other) == harbour):
        return name != other
    near = g.parts.lines[g.rotation][g.ships[name].point]
    return g.options.ship_to_ship == "harbour_or_line" and g.ships[other].point in near


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
