"""Connect Four: the whole of a small game on the kernel, and the subject of `docs/add-a-game.md`."""

from random import Random
from typing import Any

from drakomor.kernel import END, Answer, Ask, Frame, Game, Illegal, Malformed, State, Then

COLUMNS, ROWS = 7, 6
STRIDE = ROWS + 1  # bits of a column: one more than it has rows, so that lines cannot wrap
TOPS = [1 << (column * STRIDE + ROWS - 1) for column in range(COLUMNS)]
BOTTOMS = [1 << (column * STRIDE) for column in range(COLUMNS)]
BOARD = sum(((1 << ROWS) - 1) << (column * STRIDE) for column in range(COLUMNS))
LINES = (1, STRIDE, STRIDE - 1, STRIDE + 1)  # up, right, and the two diagonals


def _free(tops: int) -> tuple[int, ...]:
    return tuple(column + 1 for column in range(COLUMNS) if not tops & TOPS[column])


FREE = {
    tops: _free(tops)
    for tops in (sum(top for i, top in enumerate(TOPS) if n >> i & 1) for n in range(1 << COLUMNS))
}
ALL_TOPS = sum(TOPS)


class Grid(State):
    """Stones as one bit set per seat; bit 7 * column + row."""

    stones: list[int] = []
    winner: int | None = None

    def drop(self, seat: int, column: int) -> None:
        taken = self.stones[0] | self.stones[1]
        self.stones[seat] |= (taken + BOTTOMS[column - 1]) & ~taken & BOARD
        self.tell("dropped", seat=seat, column=column)

    def has_four(self, seat: int) -> bool:
        stones = self.stones[seat]
        return any((pairs := stones & stones >> step) & pairs >> 2 * step for step in LINES)


class Turns(Frame):
    seat: int = 0

    def offer_drop(self, g: Grid) -> Then:  # C4-1
        return Ask(self.seat, "drop", FREE[(g.stones[0] | g.stones[1]) & ALL_TOPS], "C4-1")

    def drop(self, g: Grid) -> Then:
        assert isinstance(self.said, int)
        g.drop(self.seat, self.said)
        if g.has_four(self.seat):  # C4-2
            g.winner = self.seat
            return END
        if g.stones[0] | g.stones[1] == BOARD:  # C4-3
            return END
        self.seat = 1 - self.seat
        return self.offer_drop


class ConnectFour(Game[Grid]):
    id = "connect-four"
    title = "Connect Four"
    seats = range(2, 3)
    longest = COLUMNS * ROWS
    State = Grid
    frames = (Turns,)
    prompts = ("drop",)
    events = ("dropped",)

    def setup(self, g: Grid, seats: int) -> None:
        g.stones = [0, 0]
        g.stack = [Turns()]

    def tables(self, g: Grid, seat: int | None) -> dict[str, Any]:
        return {"stones": g.stones, "winner": g.winner}

    def imagine_tables(self, g: Grid, view: dict[str, Any], rng: Random) -> None:
        g.stones, g.winner = list(view["tables"]["stones"]), view["tables"]["winner"]

    def result(self, g: Grid) -> tuple[float, ...]:
        return (0.5, 0.5) if g.winner is None else (1.0 - g.winner, float(g.winner))

    def refusal(self, g: Grid, seat: int, answer: Answer) -> Illegal | None:
        inside = isinstance(answer, int) and 1 <= answer <= COLUMNS
        return Illegal("C4-1", column=answer) if inside and isinstance(answer, int) else None

    def check(self, g: Grid) -> None:
        light, dark = (*g.stones, -1, -1)[:2]
        taken = light | dark
        if len(g.stones) != 2 or light & dark or taken < 0 or taken & ~BOARD:
            raise Malformed("position.tables.stones", "wrong-value", found=str(g.stones)[:60])
        if any((taken + bottom) & taken & _column(bottom) for bottom in BOTTOMS):
            raise Malformed("position.tables.stones", "floating-stone")
        if light.bit_count() - dark.bit_count() not in (0, 1):
            raise Malformed("position.tables.stones", "wrong-count")


def _column(bottom: int) -> int:
    return bottom * ((1 << ROWS) - 1)


GAME = ConnectFour()


# For the terminal: lines of pieces, each a text and its style

SIGNS = ((" O", "bold yellow"), (" X", "bold magenta"), (" .", "dim"))


def draw(view: dict[str, Any], say: Any, width: int, plain: bool) -> list[list[tuple[str, str]]]:
    stones = view["tables"]["stones"]
    rows = [[_sign(stones, column * STRIDE + row) for column in range(COLUMNS)] for row in range(ROWS)]
    return [*reversed(rows), [(f" {column + 1}", "") for column in range(COLUMNS)]]


def _sign(stones: list[int], bit: int) -> tuple[str, str]:
    return SIGNS[0] if stones[0] >> bit & 1 else SIGNS[1] if stones[1] >> bit & 1 else SIGNS[2]
