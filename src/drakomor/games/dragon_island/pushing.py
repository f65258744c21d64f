"""Chapter 11: pushing a ship out of a port (DI-PUSH, DI-R-31). The one that arrives has left the point it
came from."""

from drakomor.games.dragon_island.state import Sea


def pushable(g: Sea, harbour: str, name: str = "") -> list[str]:
    """The ships that can be pushed out of a full harbour (DI-R-31)."""
    ports = g.parts.harbours[harbour].ports if harbour else ()
    there = [g.ship_at.get(port) for port in ports]
    if (
        not ports
        or None in there
        or name in there
        or (harbour in g.parts.all_homes and not g.options.push_home_ports)
    ):
        return []
    return sorted([ship for ship in there if ship and pushed_to(g, ship, name)])


def pushed_to(g: Sea, name: str, by: str) -> str:
    """Where a ship is pushed to; nowhere (DI-PUSH-3, DI-R-31)."""
    first, second = g.parts.push[g.ships[name].point]
    if first in g.dragons_at:
        return ""
    free = [to for to in (second, first) if g.ship_at.get(to, by) == by and to not in g.dragons_at]
    return free[0] if free else ""


def push(g: Sea, name: str, by: str = "") -> str:
    """A ship is pushed out of its port; the port that it leaves."""
    port, to = g.ships[name].point, pushed_to(g, name, by)
    g.move(name, to)
    g.tell("pushed", ship=name, point=to)
    return port
