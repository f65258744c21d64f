"""The sea and the score sheet for a terminal of 80 columns, drawn of a view in words that the shell provides.

A line is a list of pieces, each a text and its style. Without colours everything can still be read: light's
ships bear △ and dark's ▼, burning ones !, shields +, and a cell that may be answered stands between › and ‹.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from drakomor.games.lords_of_the_seas import parts
from drakomor.games.lords_of_the_seas.chart import BIT, HOME_DEPTH, INDEX, LIGHT, first_on_ray
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.kernel.reading import read_as

Line: TypeAlias = list[tuple[str, str]]
Say: TypeAlias = Callable[..., str]
Tables: TypeAlias = dict[str, Any]

COLUMNS, ROWS, LETTERS = "ABCDEFG", (6, 5, 4, 3, 2, 1), "VODRMS"
WIDTH = 5  # of a cell
LEFT = 2 + 7 * (WIDTH + 1) + 1  # of the whole sea
PANEL = 32
LABEL = 12  # before the two columns of holdings
ASCII = str.maketrans("△▼›‹✹○│─┌┬┐├┼┤└┴┘╞═╪╡·×−²³⁴⁵⁶⁷", "^v><*o|-+++++++++:=::.x-234567")
SHIPS = ("bold #ffd75f", "bold #ff9de0")
SEAS = ("on #123c5a", "on #0c2740")
SEATS = tuple(f"{ship} {sea}" for ship, sea in zip(SHIPS, SEAS, strict=True))  # read on light terminals, too
FRAME, LETTER, OPEN = "#4d7f9e", "#8db4c9", "bold #b6f5a5"
BURNING, MINE = "bold #ff6b4a", "bold #ffb199"
GLYPHS = "△▼"


def draw(view: dict[str, Any], say: Say, width: int = 80, plain: bool = False) -> list[Line]:
    """The table as one seat sees it, or somebody who only watches."""
    sea, beside = list(_sea(view)), _panel(view, say)
    wide = width >= LEFT + 2 + PANEL
    if wide:
        lines = [[*left, ("  ", ""), *right] for left, right in zip(sea, beside, strict=True)]
    else:
        lines = [*sea, *(line for line in beside if line)]
    lines += [*_legend(say, len(LETTERS) if wide else 3), *_hand(view, say)]
    return _in_ascii(lines) if plain else lines


def _in_ascii(lines: list[Line]) -> list[Line]:
    return [[(text.translate(ASCII), style) for text, style in line] for line in lines]


# The sea


def _sea(view: dict[str, Any]) -> Iterator[Line]:
    g, letters, marked = view["tables"], dict(_letters(view)), set(_marked(view))
    yield [("  ", ""), *((f"{column:^{WIDTH + 1}}", "dim") for column in " ".join(COLUMNS).split())]
    yield _rule("┌┬┐─", 1)
    for row in ROWS:
        yield _row(g, row, letters, marked)
        signs = "└┴┘─" if row == 1 else "╞╪╡═" if row == HOME_DEPTH + 1 else "├┼┤─"
        yield _rule(signs, int(row > HOME_DEPTH))


def _letters(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The cell effects, as far as boards have been laid."""
    g = view["tables"]
    for seat, layout in enumerate(g["layouts"]):
        for i, line in enumerate(_rules(view).half(tuple(layout)) if layout else ()):
            row = HOME_DEPTH - i if seat == LIGHT else HOME_DEPTH + 1 + i
            columns = COLUMNS if seat == LIGHT else reversed(COLUMNS)
            yield from ((f"{column}{row}", letter) for column, letter in zip(columns, line, strict=True))


def _rule(signs: str, seat: int) -> Line:
    left, cross, right, line = tuple(signs)
    return [("  ", ""), (left + cross.join([line * WIDTH] * 7) + right, f"{FRAME} {SEAS[seat]}")]


def _row(g: Tables, row: int, letters: dict[str, str], marked: set[str]) -> Line:
    seat = int(row > HOME_DEPTH)
    bar = ("│", f"{FRAME} {SEAS[seat]}")
    line: Line = [(f"{GLYPHS[seat] if row in (1, 6) else ' '}{row}", SEATS[seat])]
    for column in COLUMNS:
        cell = f"{column}{row}"
        sign, style = _content(g, cell, letters.get(cell, ""))
        if cell in marked:
            sign, style = _mark(sign), style if cell in g["ships"] else OPEN
        line += [bar, (f"{sign:^{WIDTH}}", f"{style} {SEAS[seat]}")]
    return [*line, bar]


def _content(g: Tables, cell: str, letter: str) -> tuple[str, str]:
    mine = "✹○"[g["mines"][cell][-1] in "Ff"] if cell in g["mines"] else ""
    if cell not in g["ships"]:
        return f"{letter} {mine}".strip(), MINE if mine else LETTER
    seat, what = g["ships"][cell][:2]
    burning = _burns(g["ships"][cell])
    shields = g["shields"].get(cell, 0)
    if isinstance(what, int):
        sign = "!" if burning else "+" * shields if shields < 3 else f"+{shields}"
    else:
        what, sign = what[:3], "" if not shields else "+" if shields == 1 else "²³⁴⁵⁶⁷"[shields - 2]
    return f"{GLYPHS[seat]}{what}{sign}{mine}"[:WIDTH], BURNING if burning else SHIPS[seat]


def _mark(sign: str) -> str:
    """
    >>> _mark("V"), _mark("^M05"), _mark("^M05+")
    ('› V ‹', '›^M05', '^M05+')
    """
    return sign if len(sign) == WIDTH else f"›{sign}" if len(sign) == WIDTH - 1 else f"›{sign:^3}‹"


def _marked(view: dict[str, Any]) -> Iterator[str]:
    """The cells that the open question is about: those that may be named, and the targets of a shot."""
    for ask in view["asks"]:
        for option in ask.get("options", ()):
            last = option[-1] if isinstance(option, list) else option
            if last in INDEX:
                yield last
            elif ask["prompt"] == "shoot":
                yield from _target(view["tables"], ask, str(last))


def _target(g: Tables, ask: dict[str, Any], direction: str) -> Iterator[str]:
    enemies = sum(
        BIT[cell] for cell, ship in g["ships"].items() if ship[0] != ask["seat"] and not _burns(ship)
    )
    target = None if direction == "skip" else first_on_ray(direction, ask["about"]["cell"], enemies)
    if target:
        yield target


def _burns(ship: list[Any]) -> bool:
    return len(ship) > 2 and bool(ship[2])


# Beside the sea: what both hold, and the market


def _panel(view: dict[str, Any], say: Say) -> list[Line]:
    g = view["tables"]
    lines = [_turn(view, say)]
    if any(ask["prompt"] == "layout" and ask["seat"] == view["seat"] for ask in view["asks"]):
        lines += [[], *_boards(view, say)]
    elif any(ask["prompt"] == "mercenary" for ask in view["asks"]):
        lines += [[], *_joining(view, say)]
    else:
        lines += [_heads(view["seat"], say), *_holdings(g, say), _shield(g, say), *_market(view, say)]
    return [*lines, *([] for _ in range(14 - len(lines)))]


def _boards(view: dict[str, Any], say: Say) -> Iterator[Line]:
    """The own boards, both faces, while a layout is asked for."""
    own = [board for board in _rules(view).boards.values() if board.colour == parts.COLOURS[view["seat"]]]
    yield [(say("table-your-boards"), "bold")]
    yield [("  ".join(f"{board.id:9}" for board in own), SEATS[view["seat"]])]
    yield [("  ".join(f"{'a    b':9}" for _ in own), "dim")]
    for i in range(HOME_DEPTH):
        yield [
            ("  ".join(f"{'  '.join(f'{board.faces[face][i]:3}' for face in 'ab'):9}" for board in own), "")
        ]
    yield [(say("table-boards-lie"), "dim")]


def _turn(view: dict[str, Any], say: Say) -> Line:
    g = view["tables"]
    last = _rules(view).turns // 2
    now = min(g["turn"] // 2 + 1, last)
    mover = next((ask["seat"] for ask in view["asks"] if ask["seat"] >= 0), g["mover"])
    key = "table-your-turn" if mover == view["seat"] else "table-turn"
    told = say("table-over") if g["ended"] else say(key, now=now, last=last, seat=mover)
    return [(_capital(told), "bold")]


def _heads(seat: int | None, say: Say) -> Line:
    """The two columns; the one who looks on finds the own name underlined."""
    names = [f"{GLYPHS[i]} {_capital(say('table-seat', seat=i))}" for i in (0, 1)]
    line: Line = [(" " * LABEL, "")]
    for i, name in enumerate(names):
        line += [(" " * (10 - len(name)), ""), (name, SEATS[i] + " underline" * (i == seat))]
    return line


def _holdings(g: Tables, say: Say) -> list[Line]:
    rows = {
        "coins": g["coins"],
        "points": g["points"],
        "mines": [f"○+{n}" if fake else n for n, fake in zip(g["mines_held"], g["fakes_held"], strict=True)],
        "hand": g["hand_sizes"],
        "piles": [f"{main}+{reserve}" for main, reserve in zip(g["main"], g["reserve"], strict=True)],
    }
    return [
        [(f"{say(f'table-{name}'):{LABEL}}{light:>10}{dark:>10}", "")] for name, (light, dark) in rows.items()
    ]


def _shield(g: Tables, say: Say) -> Line:
    return [(say("table-shield", seat=g["first"]), "dim")] if g["starting_shield"] else []


def _joining(view: dict[str, Any], say: Say) -> list[Line]:
    """Mercenaries that are on the market already, and below them those of which one may join."""
    options = next((ask["options"] for ask in view["asks"] if "options" in ask), ())
    chosen = view["stack"][-1].get("chosen", ())
    gap: list[Line] = [[]] if chosen and options else []
    return [_market_head(say), *_mercenaries(view, chosen, say), *gap, *_mercenaries(view, options, say)]


def _market(view: dict[str, Any], say: Say) -> list[Line]:
    """What is for sale, as soon as there is a market."""
    g = view["tables"]
    if g["market"]:
        return [_market_head(say), *_mercenaries(view, g["market"], say)]
    return [[(say("table-sold"), "dim")]] if any(g["hand_sizes"]) else []


def _market_head(say: Say) -> Line:
    return [(say("table-market"), "bold")]


def _mercenaries(view: dict[str, Any], names: Iterable[str], say: Say) -> list[Line]:
    rules, lines = _rules(view), []
    for name in names:
        row = rules.mercenary(name, view["options"]["twelfth_mercenary"])
        numbers = row.numbers if isinstance(row.numbers, str) else "".join(map(str, row.numbers))
        head = f"{name:4}{row.cost} {numbers:5}"
        lines.append([(head, "bold"), (say(f"effect-{row.effect}")[: PANEL - len(head)], "")])
    return lines


def _rules(view: dict[str, Any]) -> parts.Parts:
    own = view.get("components")
    rules: parts.Parts = GAME.parts(None if own is None else read_as(parts.Components, own, "components"))
    return rules


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Below the sea


def _legend(say: Say, across: int) -> Iterator[Line]:
    """What the letters of the cells mean, so many in a line."""
    for i in range(0, len(LETTERS), across):
        told = "  ".join(f"{letter} {say(f'cell-{letter}')}" for letter in LETTERS[i : i + across])
        yield [(told, "dim")]


def _hand(view: dict[str, Any], say: Say) -> Iterator[Line]:
    """The own ships, each number with its effect; and what is known of the own reserve pile."""
    g = view["tables"]
    if view["seat"] is None or not g["hand"]:
        return
    hand, effects = g["hand"], _rules(view).ship_effects
    style = SEATS[view["seat"]]
    line: Line = [(f"{GLYPHS[view['seat']]} ", style), (say("table-your-hand"), "bold")]
    for number in dict.fromkeys(hand):
        line += [("  ", ""), (" ".join([str(number)] * hand.count(number)), style)]
        line += [(f" {say(f'ship-{effects[number]}')}", "")] if number in effects else []
    yield line
    if g["reserve_pile"]:
        pile = [str(i) for i, count in enumerate(g["reserve_pile"], 1) for _ in range(count)]
        yield [(say("table-your-reserve"), "bold"), ("  " + " ".join(pile), style)]


# The score sheet


def sheet(score: dict[str, Any], say: Say, plain: bool = False) -> list[Line]:
    """Both totals with their reasons: every combination, mercenary and token that counts."""
    lines: list[Line] = []
    for seat, one in enumerate(score["seats"]):
        total = say("sheet-total", points=one["total"])
        lines += [[(_amount(f"{GLYPHS[seat]} {_capital(say('table-seat', seat=seat))}", total), SEATS[seat])]]
        lines += [[(_amount(f"  {told}", str(points)), "")] for told, points in _reasons(one, say)]
        lines += [[(f"  {say('sheet-coins', number=one['coins'])}", "dim")]]
    return _in_ascii(lines) if plain else lines


def _amount(told: str, points: str) -> str:
    return f"{told:<60}{points:>14}"


def _reasons(one: dict[str, Any], say: Say) -> Iterator[tuple[str, int]]:
    for combination in one["combinations"]:
        numbers = "-".join(str(number) for number in combination["numbers"])
        cells = " ".join(combination["cells"])
        yield say(f"sheet-{combination['kind']}", numbers=numbers, cells=cells), combination["points"]
    for hired in one["mercenaries"]:
        yield (
            say("sheet-mercenary", **{key: hired[key] for key in ("mercenary", "cell", "number")}),
            hired["points"],
        )
    for name in ("enemy_half", "tokens", "mines"):
        if one[name]:
            yield say(f"sheet-{name}"), one[name]
