"""Positions drawn as text: for tests, for notes, for questions to a friend.

Six lines, the row nearest to dark first, seven cells each: `.` an empty cell, `l7` light's 7, `d7!` dark's
7 burning, `l7++` with two shields, `dM05` a mercenary, `*` a mine, `o` the fake mine, `r` and `f` those
that only their layer can tell. A row may begin with its number.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from drakomor.games.lords_of_the_seas.chart import COLUMNS, ROWS
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.setup import NUMBERS
from drakomor.games.lords_of_the_seas.state import FAKE, FAKE_UNKNOWN, REAL, REAL_UNKNOWN, Sea, Ship
from drakomor.games.lords_of_the_seas.turn import Duel, Turn
from drakomor.kernel import Malformed
from drakomor.kernel.frames import run

COLOURS = "ld"
TOKENS = {"*": REAL, "o": FAKE, "r": REAL_UNKNOWN, "f": FAKE_UNKNOWN}
SIGNS = {token: sign for sign, token in TOKENS.items()}


def draw(g: Sea) -> str:
    """The sea of a state as text.

    >>> print(draw(lay("l1 . . . . . .")))
    6  .    .    .    .    .    .    .
    5  .    .    .    .    .    .    .
    4  .    .    .    .    .    .    .
    3  .    .    .    .    .    .    .
    2  .    .    .    .    .    .    .
    1  l1   .    .    .    .    .    .
    """
    return "\n".join(_row(g, row) for row in range(ROWS, 0, -1))


def _row(g: Sea, row: int) -> str:
    signs = [_sign(g, f"{column}{row}").ljust(4) for column in "ABCDEFG"]
    return f"{row}  {' '.join(signs)}".rstrip()


def _sign(g: Sea, cell: str) -> str:
    ship = g.ships.get(cell)
    mines = "".join(SIGNS[token] for token in g.mines.get(cell, ""))
    if ship is None:
        return mines or "."
    burning = "!" if ship.burning else ""
    return f"{COLOURS[ship.seat]}{ship.what}{burning}{'+' * g.shields.get(cell, 0)}{mines}"


def lay(
    drawing: str,
    *,
    mover: int = 0,
    hands: Sequence[str] = ("1", "1"),
    coins: Sequence[int] = (0, 0),
    market: str = "M01 M03 M05 M07 M10",
    turns: int | None = None,
    layer: int | None = None,
    options: Mapping[str, Any] | None = None,
    **tables: Any,
) -> Sea:
    """The state with this sea on the intro layout, at the beginning of the mover's turn.

    Lines may be left out from the top. `tables` overrides other tables (points, extra_ships, discards,
    letters ...); piles hold what the rest leaves over: nine ships less the extra ones in reserve, the
    others in the main pile.
    """
    g = GAME.new(GAME.settle({**(options or {}), "layout_mode": "intro"}))
    GAME.setup(g, 2)
    intro = g.parts.components.layouts.intro
    g.layouts = [intro["light"], intro["dark"]]
    g.letters = g.parts.sea(g.layouts)
    g.market = tuple(sorted(market.split()))
    _read_sea(g, drawing)
    g.hands = [tuple(sorted(int(number) for number in hand.split())) for hand in hands]
    g.coins, g.layer = list(coins), layer
    g.turn = mover if turns is None else turns
    g.first = mover ^ (g.turn & 1)
    for name, value in tables.items():
        setattr(g, name, value)
    _count(g)
    g.derive()
    GAME.check(g)
    g.stack = [Duel(at="next_turn"), Turn(seat=mover)]
    g.log = []
    run(g)
    return g


def _read_sea(g: Sea, drawing: str) -> None:
    rows = [line.split() for line in drawing.strip().splitlines()]
    for height, signs in enumerate(reversed(rows), 1):
        cells = signs[1:] if len(signs) == COLUMNS + 1 else signs
        if len(cells) != COLUMNS or height > ROWS:
            raise Malformed(f"row {height}", "wrong-size", width=COLUMNS, height=ROWS)
        for column, sign in zip("ABCDEFG", cells, strict=True):
            _read_sign(g, f"{column}{height}", sign)


def _read_sign(g: Sea, cell: str, sign: str) -> None:
    if sign == ".":
        return
    if sign[0] in COLOURS:
        what = sign[1:].rstrip("+!")
        g.ships[cell] = Ship(COLOURS.index(sign[0]), int(what) if what.isdigit() else what, "!" in sign)
        if "+" in sign:
            g.shields[cell] = sign.count("+")
    elif set(sign) <= set(TOKENS):
        g.mines[cell] = "".join(TOKENS[token] for token in sign)
    else:
        raise Malformed(cell, "wrong-value", found=sign)


def _count(g: Sea) -> None:
    """Piles and supply as what the tables leave over."""
    hired = {ship.what for ship in g.ships.values() if isinstance(ship.what, str)}
    g.market = tuple(name for name in g.market if name not in hired)
    for seat in (0, 1):
        _count_piles(g, seat)
    mines = "".join(g.mines.values())
    laid = {
        "shields": sum(g.shields.values()),
        "mines": sum(g.mines_held) + mines.count(REAL) + mines.count(REAL_UNKNOWN),
        "fake_mines": sum(g.fakes_held) + mines.count(FAKE) + mines.count(FAKE_UNKNOWN),
        "coins": sum(g.coins),
        "points": sum(g.points),
        "extra_ships": sum(g.extra_ships),
    }
    g.supply = {kind: count - laid[kind] for kind, count in g.parts.tokens.items()}
    if not any(
        g.mercenary(name).effect == "lay_mines" for name in (*g.market, *hired) if isinstance(name, str)
    ):
        g.supply["fake_mines"] = 0


def _count_piles(g: Sea, seat: int) -> None:
    seen = [*g.hands[seat], *g.discards[seat]]
    seen += [ship.what for ship in g.ships.values() if ship.seat == seat and isinstance(ship.what, int)]
    g.bags[seat] = tuple(g.parts.fleet[number - 1] - seen.count(number) for number in NUMBERS)
    left = sum(g.bags[seat])
    g.reserve[seat] = min(left, max(0, g.parts.components.game.ships.reserve_pile - g.extra_ships[seat]))
    g.main[seat] = left - g.reserve[seat]
