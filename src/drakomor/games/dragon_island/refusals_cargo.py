"""Why a token cannot be moved: whose ship it is, what lies there, where there is room (DI-TRADE-3,
DI-TRADE-5, DI-SCREEN-2, DI-BATTLE-14)."""

from drakomor.games.dragon_island.cargo import flotsam_near, may_pass
from drakomor.games.dragon_island.depots import in_reach, room_in
from drakomor.games.dragon_island.pieces import KINDS
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import Answer, Illegal

# What every deed with a token asks


def of_ship(g: Sea, seat: int, name: str) -> Illegal | None:
    return None if name in g.fleet_of(seat) else Illegal("DI-TURN-5", ship=name)


def of_token(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    """Whether such a token lies on a ship, or within reach in a harbour (DI-R-25)."""
    stored = () if place in g.ships else in_reach(g, place, seat)
    there = g.ships[place].cargo if place in g.ships else tuple(one.kind for one in stored)
    return None if kind in there else Illegal("DI-R-25", cargo=kind, place=place)


def of_room(g: Sea, seat: int, place: str) -> Illegal | None:
    """Whether one more token finds room on a ship, or in a harbour."""
    if place in g.ships:
        return None if g.ships[place].room else Illegal("DI-TRADE-3", ship=place)
    if room_in(g, place, seat) > 0:
        return None
    if place in g.parts.mainlands:
        return Illegal("DI-HARBOUR-7", harbour=place, most=g.parts.values.depot_capacity)
    if g.owner_of(place) < 0:
        return Illegal("DI-HARBOUR-10", harbour=place)
    return Illegal("DI-KIDS-20", harbour=place, most=g.parts.kids.home_capacity)


# The deeds


def of_jettison(g: Sea, seat: int, kind: str, name: str) -> Illegal | None:
    return of_ship(g, seat, name) or of_token(g, seat, kind, name)


def of_deck(g: Sea, seat: int, kind: str, name: str) -> Illegal | None:
    """What shall lie on top, of what the ship carries; `nothing` only where the hold has room (DI-R-26)."""
    if kind not in (*KINDS, "nothing"):
        return None
    refusal = of_ship(g, seat, name)
    if refusal or name in g.arranged:
        return refusal or Illegal("DI-R-26", ship=name)
    if kind != "nothing":
        return of_token(g, seat, kind, name) or Illegal("DI-TRADE-5", ship=name, cargo=kind)
    if g.options.deck_rule == "top_open":
        return Illegal("DI-TRADE-5", ship=name, cargo="")
    return Illegal("DI-TRADE-3", ship=name) if g.ships[name].deck else None


def of_load(g: Sea, seat: int, kind: str, name: str, at: str) -> Illegal | None:
    if at not in g.parts.bit:
        return None
    return of_ship(g, seat, name) or _of_flotsam(g, kind, name, at) or of_room(g, seat, name)


def _of_flotsam(g: Sea, kind: str, name: str, at: str) -> Illegal | None:
    if kind not in g.flotsam.get(at, ()):
        return Illegal("DI-BATTLE-14", point=at, cargo=kind)
    if at in g.dragons_at:
        return Illegal("DI-R-44", point=at)
    return None if at in flotsam_near(g, name) else Illegal("DI-R-53", ship=name, point=at)


def of_transfer(g: Sea, seat: int, kind: str, name: str, other: str) -> Illegal | None:
    refusal = of_ship(g, seat, name) or of_token(g, seat, kind, name)
    if refusal or other not in g.fleet_of(seat) or not may_pass(g, name, other):
        return refusal or Illegal("DI-R-27", ship=name, other=other)
    return of_room(g, seat, other)


def of_bare_deck(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """What comes to lie open, out of the hold (DI-TRADE-5)."""
    ship = str(g.asks[seat].about["ship"])
    return of_token(g, seat, str(answer), ship) if answer in KINDS else None
