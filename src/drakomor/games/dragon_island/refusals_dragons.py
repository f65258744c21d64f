"""Which clause forbids an attack on a dragon, a steering, or a cave."""

from drakomor.games.dragon_island.pieces import Dragon
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import Steering
from drakomor.kernel import Answer, Illegal


def of_attack_on_dragon(g: Sea, name: str, place: str) -> Illegal:
    """By a ship that could begin a fight."""
    if g.harbour_of(name) and not g.options.attack_from_port:
        return Illegal("DI-R-48", ship=name)
    return Illegal("DI-BATTLE-1", ship=name, place=place, dragons=g.dragons_at.get(place, 0))


def of_cave(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    if answer in g.parts.caves:
        return Illegal("DI-R-33", cave=str(answer))
    return Illegal("DI-DRAGON-1", place=str(answer)) if answer in g.parts.bit else None


def of_hunter(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """Those that touched the ship earlier, or none of it, do not attack now (DI-R-43)."""
    return Illegal("DI-R-43", place=str(answer)) if answer in g.parts.bit else None


def of_steering(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    frame = g.stack[-1]
    if not isinstance(frame, Steering) or seat not in g.asks:
        return None
    kinds = {"steer": _of_dragon, "steer_to": _of_place, "prey": _of_prey}
    return kinds[g.asks[seat].prompt](g, frame, answer)


def _of_dragon(g: Sea, frame: Steering, answer: Answer) -> Illegal | None:
    """A dragon by its place; of a pair with the word that says which."""
    place, which = map(str, answer) if isinstance(answer, tuple) and len(answer) == 2 else (answer, "")
    there = g.dragons_in(str(place))
    if place == "none" or there:
        return _of_one(frame, str(place), which, there) if there else _of_duty(str(place))
    known = place in g.parts.bit or place in g.parts.caves
    return Illegal("DI-DRAGON-5", place=str(place)) if known else None


def _of_one(frame: Steering, place: str, which: str, there: list[Dragon]) -> Illegal | None:
    """One dragon, or one of a pair, or both; then whether it was steered already, or another one has to
    attack."""
    if which not in ("", "upper", "lower", "both"):
        return None
    if len(there) == 1 and which:
        return Illegal("DI-PAIR-8", place=place)
    if len(there) == 2 and which in ("", "both") and not frame.pairs:
        return Illegal("DI-PAIR-7", place=place)
    named = {"upper": there[:1], "lower": there[1:]}.get(which, there)
    if any(dragon.number in frame.steered for dragon in named):
        return Illegal("DI-R-39", place=place)
    return None if len(there) == 2 and not which else _of_duty(place)


def _of_duty(place: str) -> Illegal:
    return Illegal("DI-DRAGON-7", place=place)


def _of_place(g: Sea, frame: Steering, answer: Answer) -> Illegal | None:
    """The first thing that is wrong with where a dragon shall end, in the order of the rules."""
    to = str(answer)
    if to in g.parts.circle:
        return Illegal("DI-DRAGON-11", place=to)
    if to in g.parts.harbour_at:
        return Illegal("DI-DRAGON-12", place=to)
    if to not in g.parts.bit and to not in g.parts.caves:
        return None
    return _of_taken(g, frame, to) or _of_reach(g, frame, to) or _of_duty(to)


def _of_taken(g: Sea, frame: Steering, to: str) -> Illegal | None:
    """One dragon to a cave, two to a point, and none where a ship is (DI-PAIR-1, DI-R-37)."""
    others = [dragon for dragon in g.dragons_in(to) if dragon.number not in frame.dragons]
    if to in g.parts.caves:
        shut = others or len(frame.dragons) > 1 or not g.options.dragon_may_enter_cave
        return Illegal("DI-R-37", place=to) if shut else None
    if others and len(others) + len(frame.dragons) > 2:
        return Illegal("DI-PAIR-1", place=to)
    return Illegal("DI-R-37", place=to) if to in g.ship_at else None


def _of_reach(g: Sea, frame: Steering, to: str) -> Illegal | None:
    start, parts = g.dragon(frame.dragons[0]).place, g.parts
    near = to in parts.cave_reach[start] if to in parts.caves else parts.reach[start] & parts.bit[to]
    return None if near else Illegal("DI-DRAGON-6", place=to, moves=parts.values.dragon_move)


def _of_prey(g: Sea, frame: Steering, answer: Answer) -> Illegal | None:
    name, place = str(answer), g.dragon(frame.dragons[0]).place
    if name == "none":
        return _of_duty(name)
    if name not in g.ships:
        return None
    ship = g.ships[name]
    if ship.point in g.parts.harbour_at:
        return Illegal("DI-DRAGON-12", place=ship.point)
    if ship.point in g.parts.circle:
        return Illegal("DI-DRAGON-11", place=ship.point)
    if ship.point not in g.parts.near[g.rotation][place]:
        return Illegal("DI-R-38", ship=name, place=place)
    return Illegal("DI-DRAGON-8", ship=name)
