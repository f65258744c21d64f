"""The sea in the terminal: fifteen rows of fifteen spaces, each two signs wide.

The first sign of a space says what is there, the second joins the pieces of a dragon. Without colours
everything can still be read: every seat has its own glyph, hollow where the head is, ships are letters, and
spaces of a dragon that is about to be laid bear a mark. Dragons of one player never share an edge
(SD-PLACE-9), so what hangs together is one dragon.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from drakomor.games.sea_dragons import parts
from drakomor.games.sea_dragons.board import CURRENT, ISLAND
from drakomor.games.sea_dragons.chart import GRID, NAMES, SIZE
from drakomor.games.sea_dragons.game import GAME
from drakomor.kernel.reading import read_as

Line: TypeAlias = list[tuple[str, str]]
Say: TypeAlias = Callable[..., str]
Tables: TypeAlias = dict[str, Any]

LEFT = 2 + 2 * SIZE  # columns of the terminal that the sea takes
HEADS, BODIES = "○□△◇☆", "●■▲◆★"
SIGNS = {"W": "@", "G": "$", "C": "ψ", ".": "·", "S": "·", "s": "@", "g": "$", "c": "ψ", "~": "≈", "@": "≈"}
SWIRLING = "sgc@"  # whirlpools that show something else, too (SD-R-7, SD-R-43)
UNKNOWN_SHIP = "?"  # a token that lies face down (SD-R-8)
FITS, UNFIT = "+", "×"
ROSE = ("NW▒▒NE", "▒▒✦ ▒▒", "SW▒▒SE")  # on the island, as the compass rose shows the realms (SD-REALM-1)
ASCII = str.maketrans("○□△◇☆●■▲◆★ψ·≈×✦▸✓─│█▀▄▒–…", "OXWUYoxwuy&.~x*>+-|#',#-.")

SEAT_COLOURS = ("#ff9f43", "#5fd75f", "#b98cff", "#ff9bd2", "#ffe14d")
SEATS = tuple(f"bold #101010 on {colour}" for colour in SEAT_COLOURS)
SHIPS = {"green": "#8cff8c", "purple": "#dcb0ff", "red": "#ff8a75", "blue": "#8cc4ff"}
SEAS = ("on #103a5c", "on #0b2c49")  # realms side by side differ
STREAM, ROCK = "#9fdcf0 on #1d6480", "#3d3520 on #cdb784"
WATER, SWIRL, COIN, CORAL, TOKEN = "#5f8fb0", "bold #9fdcf0", "bold #ffd75f", "bold #ffa68a", "bold #ffffff"
GHOST = {True: "bold #101010 on #f3f0dc", False: "bold #ffffff on #b8322a"}
TERRAIN = {"@": SWIRL, "$": COIN, "ψ": CORAL}


def rules(view: dict[str, Any]) -> parts.Parts:
    own = view.get("components")
    known: parts.Parts = GAME.parts(None if own is None else read_as(parts.Components, own, "components"))
    return known


def letter(colour: str, say: Say) -> str:
    """A ship's colour as one letter, in the player's language."""
    return say(f"letter-{colour}")[:1].upper()


def ship_style(colour: str) -> str:
    return f"bold {SHIPS.get(colour, '#ffffff')}"


def in_ascii(lines: list[Line]) -> list[Line]:
    return [[(text.translate(ASCII), style) for text, style in line] for line in lines]


def sea(view: dict[str, Any], say: Say, ghost: Iterable[str] = (), fits: bool = True) -> Iterator[Line]:
    """The numbers of the columns, and the rows; a ghost is a dragon that is not there yet."""
    waters, marked = Waters(view, say), frozenset(ghost)
    yield [("  " + "".join(f"{_number(column):<2}" for column in range(1, SIZE + 1)), "dim")]
    for row in range(SIZE):
        cells = NAMES[row * SIZE : (row + 1) * SIZE]
        spaces = (waters.space(cell) if cell not in marked else waters.ghostly(cell, fits) for cell in cells)
        yield _merged([(f"{cells[0][0]} ", "dim"), *spaces])


def _number(column: int) -> str:
    """From ten on every other one, so that they do not run together."""
    return str(column) if column <= 10 or column % 2 == 0 else ""


def _merged(line: Line) -> Line:
    """Neighbours of one style in one piece."""
    merged: Line = []
    for text, style in line:
        if merged and merged[-1][1] == style:
            merged[-1] = (merged[-1][0] + text, style)
        else:
            merged.append((text, style))
    return merged


class Waters:
    """What a view tells of every space."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        g = view["tables"]
        known = rules(view)
        frame = "".join(known.components.game.sea.frame)
        signs = g.get("board") or "".join(sign if sign in "~#@" else "." for sign in frame)
        self.signs = dict(zip(NAMES, signs, strict=True))
        self.places = dict(zip(NAMES, frame, strict=True))
        self.ships: Mapping[str, str] = g["ships"]
        self.letters = {colour: letter(colour, say) for colour in known.colours}
        self.dragons = {cell: number for number, one in enumerate(g["dragons"]) for cell in one[2]}
        self.told = g["dragons"]
        self.new = _latest(g["dragons"], view["seat"])

    def space(self, cell: str) -> tuple[str, str]:
        if cell in self.dragons:
            return self._piece(cell)
        place = self.places[cell]
        if place == ISLAND:
            return _rock(cell)
        if place == CURRENT:
            return SIGNS[CURRENT] + ("@" if self.signs[cell] in SWIRLING else "≈"), STREAM
        sign, style = self._terrain(cell)
        return sign + ("@" if self.signs[cell] in SWIRLING else " "), f"{style} {SEAS[int(place) % 2]}"

    def ghostly(self, cell: str, fits: bool) -> tuple[str, str]:
        """A space that a dragon would cover: what is there now, and whether it may lie so."""
        return self.space(cell)[0][0] + (FITS if fits else UNFIT), GHOST[fits]

    def _piece(self, cell: str) -> tuple[str, str]:
        number = self.dragons[cell]
        seat, _, _, head = self.told[number]
        glyph = (HEADS if cell == head else BODIES)[seat]
        east = NAMES[NAMES.index(cell) + 1] if int(cell[1:]) < SIZE else ""
        joined = self.dragons.get(east) == number
        return glyph + ("─" if joined else " "), SEATS[seat] + " underline" * (number in self.new)

    def _terrain(self, cell: str) -> tuple[str, str]:
        if cell in self.ships:
            colour = self.ships[cell]
            return (self.letters[colour], ship_style(colour)) if colour else (UNKNOWN_SHIP, TOKEN)
        sign = SIGNS[self.signs[cell]]
        return sign, TERRAIN.get(sign, WATER)


def _rock(cell: str) -> tuple[str, str]:
    row, column = GRID[NAMES.index(cell)]
    middle = SIZE // 2
    inside = abs(row - middle) <= 1 and abs(column - middle) <= 1
    at = 2 * (column - middle + 1)
    return (ROSE[row - middle + 1][at : at + 2] if inside else "  "), f"bold {ROCK}"


def _latest(dragons: list[list[Any]], seat: int | None) -> frozenset[int]:
    """The dragons that were laid since the seat laid one itself; for a spectator the last of all."""
    own = [number for number, dragon in enumerate(dragons) if dragon[0] == seat]
    first = len(dragons) - 1 if seat is None else own[-1] + 1 if own else 0
    return frozenset(range(max(first, 0), len(dragons)))
