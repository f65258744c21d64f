"""Which clause forbids an answer: for the sentence that the player reads."""

from drakomor.games.lords_of_the_seas.chart import BIT, HOME_ROW, INDEX, RAY, beside
from drakomor.games.lords_of_the_seas.effects import Choice, LayMines, Shot
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.games.lords_of_the_seas.turn import Turn
from drakomor.kernel import Answer, Illegal


def refusal(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        return _of_turn(g, frame, answer)
    if isinstance(frame, LayMines):
        return _of_mine(g, answer)
    if isinstance(frame, Choice):
        return _of_choice(g, frame, answer)
    return None


def _of_turn(g: Sea, frame: Turn, answer: Answer) -> Illegal | None:
    if answer == "end":
        return Illegal("LS-TURN-2")
    if not isinstance(answer, tuple) or len(answer) != 3 or answer[2] not in INDEX:
        return None
    what, name, cell = answer
    if what == "place":
        return _of_placement(g, frame, name, str(cell))
    return _of_purchase(g, frame, str(name), str(cell)) if what == "buy" else None


def _of_placement(g: Sea, frame: Turn, number: object, cell: str) -> Illegal | None:
    if frame.placed:
        return Illegal("LS-TURN-2", cell=cell)
    if number not in g.hands[frame.seat]:
        return Illegal("LS-SETUP-9", number=str(number))
    return _of_cell(g, frame.seat, cell)


def _of_cell(g: Sea, seat: int, cell: str) -> Illegal | None:
    bit = BIT[cell]
    if (g.combat[0] | g.combat[1]) & bit:
        return Illegal("LS-PLACE-1", cell=cell)
    if beside(g.combat[seat]) & bit:
        return None
    if (g.wrecks[0] | g.wrecks[1]) & bit:
        return Illegal("LS-R-18" if HOME_ROW[seat] & bit else "LS-PLACE-4", cell=cell)
    return Illegal("LS-PLACE-3", cell=cell)


def _of_purchase(g: Sea, frame: Turn, name: str, cell: str) -> Illegal | None:
    if frame.bought:
        return Illegal("LS-TURN-4")
    if name not in g.market:
        return Illegal("LS-MERC-1", mercenary=name)
    cost, coins = g.mercenary(name).cost, g.coins[frame.seat]
    if coins < cost:
        return Illegal("LS-MERC-2", mercenary=name, cost=cost, coins=coins)
    ship = g.ships.get(cell)
    boards = g.mercenary(name).effect == "board" and ship is not None and ship.seat != frame.seat
    if boards and ship is not None and not ship.burning:
        return Illegal("LS-MERC-17" if cell in g.shields else "LS-R-48", cell=cell)
    return _of_cell(g, frame.seat, cell)


def _of_mine(g: Sea, answer: Answer) -> Illegal | None:
    if answer not in INDEX:
        return None
    return Illegal("LS-MINE-1" if answer in g.ships else "LS-R-33", cell=str(answer))


def _of_choice(g: Sea, frame: Choice, answer: Answer) -> Illegal | None:
    if answer == "skip":
        return Illegal("LS-R-15")
    if isinstance(frame, Shot) and answer in RAY:
        return Illegal("LS-R-25" if answer in frame.directions else "LS-SHOT-1", direction=str(answer))
    if answer not in INDEX or isinstance(frame, Shot):
        return None
    if frame.prompt == "mine":
        return _of_mine(g, answer)
    if frame.prompt == "shield":
        return _of_shield(g, frame.seat, str(answer))
    return Illegal("LS-R-38" if frame.prompt == "remove_mine" else "LS-CELL-4", cell=str(answer))


def _of_shield(g: Sea, seat: int, cell: str) -> Illegal:
    ship = g.ships.get(cell)
    if ship is None or ship.seat != seat:
        return Illegal("LS-TOKEN-1", cell=cell)
    return Illegal("LS-R-31" if ship.burning else "LS-R-30", cell=cell)
