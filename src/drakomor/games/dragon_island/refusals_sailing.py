"""Why a phase is closed, a ship cannot sail, a route cannot go on so (DI-TURN, DI-MOVE, DI-BONUS,
DI-PUSH)."""

import re

from drakomor.games.dragon_island import wind
from drakomor.games.dragon_island.sailing import UNPAID, Sailing, goes_on, is_closed, may_end
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.turn import ACT, DEEDS, Turn
from drakomor.kernel import Answer, Illegal

POINT = re.compile(r"[A-Za-z]\d{1,2}")  # as points are called


def of_phase(g: Sea, verb: str) -> Illegal | None:
    """What belongs to the phase that does not run; or `next` before one began, or in the second."""
    frame = g.stack[-1]
    assert isinstance(frame, Turn)
    if verb == "next":
        return Illegal("DI-R-9", ship="")
    if verb in DEEDS and frame.phase and (verb == "sail") == (frame.phase == ACT):
        return Illegal("DI-TURN-3", phase=frame.phase, second=int(frame.second))
    return None


def of_sail(g: Sea, seat: int, name: str) -> Illegal | None:
    if name not in g.fleet_of(seat):
        return Illegal("DI-TURN-4", ship=name)
    if name in g.wind:
        return Illegal("DI-R-9", ship=name)
    return _of_berth(g, name)


def _of_berth(g: Sea, name: str) -> Illegal | None:
    """A ship that may move and cannot: nothing drives it, or whatever is around it is barred."""
    at, moves = g.ships[name].point, wind.allowance(g, name)
    if moves < 1:
        return Illegal("DI-MOVE-5", ship=name, moves=max(0, moves))
    around = [_of_place(g, name, to, moves) for to in g.parts.steps[g.rotation][at]]
    return next(filter(None, around), None)


def of_route(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    frame, to = g.stack[-1], str(answer)
    assert isinstance(frame, Sailing)
    if to in ("bonus", "stop"):
        return _of_rest(g, frame) or (_of_bonus(g, frame) if to == "bonus" else None)
    if to not in g.parts.bit:
        return Illegal("DI-SETUP-1", point=to) if POINT.fullmatch(to) else None
    return _of_moves(frame) or _of_line(g, frame, to) or _of_place(g, frame.ship, to, frame.most - frame.made)


def _of_rest(g: Sea, frame: Sailing) -> Illegal | None:
    """Whether the ship may stay where it is."""
    at = frame.route[-1]
    if len(frame.route) == 1:
        return Illegal("DI-R-15", ship=frame.ship)
    return None if may_end(g, frame.ship, at) else _of_ships(g, frame.ship, at)


def _of_bonus(g: Sea, frame: Sailing) -> Illegal | None:
    at = frame.route[-1]
    kind = g.parts.bonuses.get(at, "")
    if frame.bonus:
        magic = g.parts.bonuses[frame.route[frame.bonus]] == "magic_wind"
        return Illegal("DI-R-18" if magic else "DI-BONUS-8", ship=frame.ship)
    if kind and 8 in g.dice and frame.reach == UNPAID:
        return Illegal("DI-BONUS-2", point=at)
    if not kind or frame.made > frame.reach:
        return Illegal("DI-BONUS-1", point=at)
    if not g.ships[frame.ship].room:
        return Illegal("DI-BONUS-4" if kind == "iron" else "DI-BONUS-3", ship=frame.ship)
    return Illegal("DI-R-19", cargo=kind)  # the bank has none


def _of_moves(frame: Sailing) -> Illegal | None:
    return Illegal("DI-MOVE-5", ship=frame.ship, moves=frame.most) if frame.made == frame.most else None


def _of_line(g: Sea, frame: Sailing, to: str) -> Illegal | None:
    """Whether a point is one move away, whatever is there."""
    parts, at, free = g.parts, frame.route[-1], g.is_protected(frame.seat)
    if to in (parts.free_steps if free else parts.steps)[g.rotation][at]:
        return None
    rocks = (*parts.components.chart.obstacles, *parts.components.circle.obstacles)
    clause = "DI-R-14" if free else "DI-MOVE-1"
    if (at in parts.circle) != (to in parts.circle):
        clause = "DI-R-16"
    elif parts.currents.get(to) == at:
        clause = "DI-R-20"
    elif f"{at}-{to}" in rocks or f"{to}-{at}" in rocks:
        clause = "DI-MOVE-2"
    return Illegal(clause, at=at, point=to)


def _of_place(g: Sea, name: str, to: str, moves: int) -> Illegal | None:
    """What bars a point beside a ship that still has so many moves."""
    if to in g.dragons_at:
        return Illegal("DI-MOVE-8", point=to)
    if g.options.unused_home == "closed" and is_closed(g, to):
        return Illegal("DI-R-2", point=to)
    if may_end(g, name, to) or goes_on(g, name, to, moves - 1):
        return None
    return _of_ships(g, name, to)


def _of_ships(g: Sea, name: str, to: str) -> Illegal:
    """A ship that stands where another would end, or a full harbour that nobody can be pushed out of."""
    harbour = g.parts.harbour_at.get(to, "")
    if harbour and all(g.ship_at.get(port, name) != name for port in g.parts.harbours[harbour].ports):
        return Illegal("DI-R-31", harbour=harbour)
    return Illegal("DI-MOVE-6", point=to, ship=g.ship_at[to])


def of_push(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """Out of one full harbour, by whoever arrives or has lost the last ship (DI-PUSH, DI-R-31, DI-R-64)."""
    name = str(answer)
    if name not in g.ships:
        return None
    harbour = g.harbour_of(str(g.asks[seat].options[0]))
    return Illegal("DI-PUSH-3" if g.harbour_of(name) == harbour else "DI-PUSH-1", ship=name)
