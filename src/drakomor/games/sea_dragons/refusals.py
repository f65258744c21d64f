"""Which clause forbids an answer: for the sentence that the player reads."""

from drakomor.games.sea_dragons import missions, placing
from drakomor.games.sea_dragons.chart import BIT, beside, cells_of, mask_of
from drakomor.games.sea_dragons.state import Sea
from drakomor.games.sea_dragons.turn import Passing, Taking, Turn
from drakomor.kernel import Answer, Illegal


def refusal(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    frame = g.stack[-1]
    if not isinstance(answer, tuple) or not answer:
        return None
    what, *rest = map(str, answer)
    if isinstance(frame, Turn):
        return _of_turn(g, seat, what, rest)
    if isinstance(frame, missions.Voyage):
        return _of_mission(g, seat, what, rest)
    return _of_taking(g, frame, what, rest) if isinstance(frame, Taking) else None


def _of_turn(g: Sea, seat: int, what: str, rest: list[str]) -> Illegal | None:
    if what == "place" and rest:
        return _of_placement(g, seat, rest[0], rest[1:])
    if what == "pass" and rest:
        return Illegal("SD-PASS-3", shape=rest[0])
    if what == "cash" and rest:
        return Illegal("SD-R-13" if g.options.auto_cash else "SD-CORAL-13", coral=rest[0])
    return Illegal("SD-TURN-3") if what in ("complete", "take", "draw") else None


def _of_placement(g: Sea, seat: int, name: str, cells: list[str]) -> Illegal | None:
    """The first thing that is wrong with a card and a set of spaces, in the order of the rules."""
    if name not in g.hands[seat]:
        return Illegal("SD-PLACE-1", shape=name)
    for cell in cells:
        if cell not in BIT or not BIT[cell] & g.parts.sea:
            return Illegal("SD-SETUP-1", cell=cell)
    mask = mask_of(cells)
    if mask not in g.parts.shapes[name].number or len(set(cells)) != len(cells):
        return Illegal("SD-PLACE-3", shape=name, cells=" ".join(cells))
    return _of_spaces(g, seat, mask) or _of_cost(g, seat, mask)


def _of_spaces(g: Sea, seat: int, mask: int) -> Illegal | None:
    if mask & g.taken:
        return Illegal("SD-PLACE-4", cells=_named(mask & g.taken))
    own = mask & beside(g.own[seat])
    if own:
        return Illegal("SD-PLACE-9", cells=_named(own))
    if not mask & placing.touching(g, seat):
        return Illegal("SD-PLACE-8" if g.dragons else "SD-PLACE-11")
    return None


def _of_cost(g: Sea, seat: int, mask: int) -> Illegal | None:
    cost, gold = placing.cost_of(g, mask), g.purse(seat) + placing.found_gold(g, mask)
    return Illegal("SD-PAY-2", cost=cost, gold=gold) if cost > gold else None


def _named(mask: int) -> str:
    return " ".join(cells_of(mask))


def _of_mission(g: Sea, seat: int, what: str, rest: list[str]) -> Illegal | None:
    if what != "complete" or not rest:
        return None
    name, *given = rest
    if name not in g.missions:
        return Illegal("SD-MISSION-2", mission=name)
    held = [*missions.ships_named(g, g.fleets[seat]), *g.corals[seat]]
    for one in given:
        if one not in held:
            return Illegal("SD-MISSION-3", mission=name, given=one)
        held.remove(one)
    return _of_payment(g, name, given)


def _of_payment(g: Sea, name: str, given: list[str]) -> Illegal:
    """Too little, or more than is needed."""
    ships = tuple(given.count(colour) for colour in g.parts.colours)
    cards = tuple((card, g.parts.payers[card]) for card in given if card in g.parts.payers)
    cost = g.parts.costs[name]
    if missions.suffices(cost, *missions.together(ships, cards)):
        return Illegal("SD-R-17", mission=name)
    wanted = " ".join(missions.ships_named(g, cost))
    return Illegal("SD-MISSION-4", mission=name, ships=wanted)


def _of_taking(g: Sea, frame: Taking, what: str, rest: list[str]) -> Illegal | None:
    if what not in ("take", "draw") or not rest:
        return None
    passing = isinstance(g.stack[-2], Passing)
    size = rest[0] if what == "draw" else g.parts.cards[rest[0]].size if rest[0] in g.parts.cards else ""
    if size and size not in frame.sizes:
        return Illegal("SD-PASS-4" if passing else "SD-DRAW-2", size=size)
    if what == "draw" and not frame.decks:
        return Illegal("SD-PASS-4", size=size)
    return Illegal("SD-R-21" if what == "draw" else "SD-DRAW-3", card=rest[0])
