"""What lies in harbours: how much has room there, and who guards it (DI-HARBOUR)."""

from drakomor.games.dragon_island.pieces import GOODS, TROOPS, Stored
from drakomor.games.dragon_island.state import Sea

PLENTY = 99


def room_in(g: Sea, harbour: str, seat: int) -> int:
    """The tokens that a seat may still leave in a harbour."""
    stored = g.depots.get(harbour, ())
    if harbour in g.parts.mainlands:  # DI-HARBOUR-7, DI-R-30
        return g.parts.values.depot_capacity - len(stored)
    owner = g.owner_of(harbour)
    if owner < 0:  # the island, and a home harbour that is nobody's (DI-R-2)
        return 0
    if owner == seat and g.is_free_hunter(seat):  # DI-KIDS-20, DI-R-85
        return g.parts.kids.home_capacity - sum(one.seat == seat for one in stored)
    return PLENTY  # DI-HARBOUR-10


def may_leave(g: Sea, harbour: str, seat: int, kind: str) -> bool:
    """Troops of others may not lie in a home harbour (DI-HARBOUR-13, DI-R-73)."""
    visitor = g.owner_of(harbour) not in (-1, seat)
    return room_in(g, harbour, seat) > 0 and (kind in GOODS or not visitor)


def guards(g: Sea, harbour: str, but: int = -1) -> list[str]:
    """The troops in a home harbour, which fight whoever wants its goods; `but` is their friend."""
    owner = g.owner_of(harbour)
    if owner in (-1, but):
        return []
    return [one.kind for one in g.depots.get(harbour, ()) if one.kind in TROOPS]


def in_reach(g: Sea, harbour: str, seat: int) -> tuple[Stored, ...]:
    """What a seat with a ship there may take (DI-HARBOUR-8, DI-HARBOUR-12, DI-R-74)."""
    return () if guards(g, harbour, but=seat) else g.depots.get(harbour, ())
