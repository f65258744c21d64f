"""Beside the chart: the turn, what everybody holds, the markets and the bank, the own task cards, and what
can be done now."""

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from drakomor.games.dragon_island.pieces import KINDS, TROOPS
from drakomor.games.dragon_island.terminal_reach import Aim, Reach, aims
from drakomor.games.dragon_island.terminal_signs import (
    ADRIFT,
    BONUSES,
    IN_DANGER,
    IRON,
    STONE,
    Line,
    Say,
    asked,
    cargo,
    dragon_style,
    frame,
    house,
    house_name,
    house_style,
    length,
    merged,
    rules,
    strength_left,
    token,
)
from drakomor.games.dragon_island.views import UNKNOWN

COLUMNS = {"coins": 6, "medals": 8, "cards": 6}  # signs of what everybody holds
ORDER = (  # in which deeds are told: what nearly always can be done comes last
    "sail", "assault", "attack", "raid", "exchange", "sell", "summon", "buy", "launch", "task", "hand_over",
    "load", "take", "transfer", "replace", "disband", "store", "deck", "jettison",
)  # fmt: skip


def panel(
    view: dict[str, Any], say: Say, reached: dict[str, Reach], width: int, height: int, airy: bool = False
) -> list[Line]:
    """In full, or where that does not fit without what can be looked up elsewhere; at last the end is cut."""
    holdings = [_turn(view, say, width), *_holdings(view, say, width)]
    market = [*_markets(view, say, width), *_bank(view, say, width)]
    deeds, sea = list(_deeds(view, say, reached, width)), list(_lairs(view, say, width))
    blocks = [*holdings, market, _tasks(view, say, width), deeds, sea]
    if sum(map(len, blocks)) > height:
        deeds = list(_deeds(view, say, reached, width, brief=True))
        blocks = [*holdings, market, _tasks(view, say, width, brief=True), deeds, sea]
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[]] if lines and airy else []
        lines += block
    return [merged(line) for line in lines[:height]]


def _filled(pieces: Line, width: int, indent: str = "  ") -> list[Line]:
    """Pieces one after the other, in as many lines as they need."""
    lines: list[Line] = [[]]
    for told, style in pieces:
        if lines[-1] and length(lines[-1]) + len(told.rstrip()) > width:
            lines.append([(indent, "")])
            told = told.lstrip()
        lines[-1].append((told[: width - len(indent)], style))
    return [_trimmed(line) for line in lines]


def _trimmed(line: Line) -> Line:
    """Without blanks at the end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    return [*line[:-1], (line[-1][0].rstrip(), line[-1][1])] if line else line


def _prose(said: str, width: int, style: str = "", indent: str = "  ") -> list[Line]:
    return [[(line, style)] for line in wrap(said, width, subsequent_indent=indent)]


# The turn


def _turn(view: dict[str, Any], say: Say, width: int) -> list[Line]:
    g = view["tables"]
    now = say("table-over") if g["ended"] else say("table-round", round=g["turn"] // view["seats"] + 1)
    heads = "".join(f"{say(f'table-{name}')[: room - 1]:>{room}}" for name, room in COLUMNS.items())
    room = max(width - len(heads), 0)
    lines: list[Line] = [[(f"{now:{room}}"[:room], "bold"), (heads, "dim")]]
    dice = _dice(view, say)
    return [*lines, *_filled(dice, width)] if dice else lines


def _dice(view: dict[str, Any], say: Say) -> Line:
    """What was rolled, the phase that runs, and whose protection the mover has."""
    g, turn = view["tables"], frame(view, "Turn")
    if not g["dice"] or g["ended"]:
        return []
    pieces: Line = [(say("table-dice", dice=" ".join(map(str, g["dice"]))), "bold")]
    if turn.get("phase"):
        pieces.append((" · " + say(f"table-phase-{turn['phase']}"), ""))
    if 1 in g["dice"] and not g["free_hunters"][g["mover"]]:
        pieces.append((" · " + say("table-protected"), "italic"))
    if 8 in g["dice"]:
        pieces.append((" · " + say("table-eight"), "italic"))
    return pieces


# What everybody holds


def _holdings(view: dict[str, Any], say: Say, width: int) -> Iterator[list[Line]]:
    yield [line for seat in range(view["seats"]) for line in _holding(view, seat, say, width)]


def _holding(view: dict[str, Any], seat: int, say: Say, width: int) -> list[Line]:
    """A House in one line, its ships in another."""
    g = view["tables"]
    asks = not g["ended"] and any(ask["seat"] == seat for ask in view["asks"])
    coins = "?" if g["coins"][seat] is None else str(g["coins"][seat])
    figures = (coins, str(g["medals"][seat]), str(len(g["tasks"][seat])))
    columns = "".join(f"{one:>{room}}" for one, room in zip(figures, COLUMNS.values(), strict=True))
    name = house_name(view, seat, say)[: width - len(columns) - 3]
    own = " underline" * (seat == view["seat"])
    line: Line = [("▸" if asks else " ", "bold"), (house(view, seat), house_style(view, seat))]
    line += [(" ", ""), (name, f"bold{own}")]
    line += [(" " * (width - len(columns) - length(line)), ""), (columns, "")]
    return [line, *_ships(view, seat, say, width)]


def _ships(view: dict[str, Any], seat: int, say: Say, width: int) -> list[Line]:
    """Every ship with its cargo, what lies on deck in brackets; and whether a child sails them."""
    g = view["tables"]
    pieces: Line = []
    for name, ship in g["ships"].items():
        if ship[0] == seat:
            moved = name in g["wind"] and seat == g["mover"]
            pieces.append((("  " if pieces else "   ") + name, "dim" if moved else "bold"))
            pieces.append((f" {cargo(ship, say)}", ""))
    if g["free_hunters"][seat]:
        pieces.append((" · " + say("table-free-hunter"), "italic"))
    return _filled(pieces, width, "    ") if pieces else []


# Markets and bank


def _markets(view: dict[str, Any], say: Say, width: int) -> list[Line]:
    """Every mainland with its prices now, and what lies there; two in a line."""
    known, half = rules(view), width // 2 + 1
    told = [_market(view, land, say, half - 1) for land in known.mainlands]
    lines: list[Line] = []
    for one, other in zip(told[::2], told[1::2], strict=True):
        lines.append([*one, (" " * (half - length(one)), ""), *other])
    return lines


def _market(view: dict[str, Any], land: str, say: Say, width: int) -> Line:
    iron, stone = view["tables"]["prices"][land]
    stored = _tokens((one[0] for one in view["tables"]["depots"].get(land, ())), say)
    told = f" {IRON}{iron}{STONE}{stone}" + (f"({stored})" if stored else "")
    return [(say(f"word-harbour-{land}")[: width - len(told)], ""), (told, "bold")]


def _bank(view: dict[str, Any], say: Say, width: int) -> list[Line]:
    """What is left in it, and what lies in home harbours."""
    g = view["tables"]
    pieces: Line = [(say("table-bank") + " ", "dim")]
    pieces += [(f"{token(kind, say)}{g['bank'][kind]} ", "") for kind in sorted(KINDS, key=_troops_first)]
    pieces += [("· " + say("table-dragons", count=g["dragon_bank"]), "")]
    lines = _filled(pieces, width)
    for harbour, row in g["depots"].items():
        if row and harbour not in rules(view).mainlands:
            letter = rules(view).ship_letters.get(harbour, "")
            stored = _tokens((one[0] for one in row), say)
            lines.append([(say("table-depot") + " ", "dim"), (f"{letter} ({stored})", "")])
    return lines


def _tokens(kinds: Iterable[str], say: Say) -> str:
    return "".join(token(kind, say) for kind in kinds)


def _troops_first(kind: str) -> tuple[bool, str]:
    return kind not in TROOPS, kind


def _tasks(view: dict[str, Any], say: Say, width: int, brief: bool = False) -> list[Line]:
    """The own task cards: what to do, and what it brings."""
    seat, known = view["seat"], rules(view)
    lines: list[Line] = []
    for held in view["tables"]["tasks"][seat] if seat is not None else ():
        task = known.tasks[held[0]]
        title = say("table-task", task=held[0], coins=task.coins, medals=task.medals)
        lines += _prose(title, width, "bold")
        lines += [] if brief else _prose("  " + say(f"task-{held[0]}"), width, "dim")
    return lines


# What can be done now


def _deeds(
    view: dict[str, Any], say: Say, reached: dict[str, Reach], width: int, brief: bool = False
) -> Iterator[Line]:
    """Where ships can sail to, and the other answers by what is done; in brief one line for a ship, and the
    rest one after the other."""
    for name, reach in reached.items():
        yield from _filled(_courses(name, reach, view, say), width)[
            : 1 if brief and len(reached) > 1 else None
        ]
    if asked(view)["prompt"] != "turn":
        return
    if "next" in asked(view)["options"]:
        yield [(say("word-do-next"), "bold"), (": " + say(f"table-after-{frame(view, 'Turn')['phase']}"), "")]
    groups: dict[str, list[list[str]]] = {}
    for option in asked(view)["options"]:
        if not isinstance(option, str) and option[0] != "sail":
            groups.setdefault(option[0], []).append([str(piece) for piece in option[1:]])
    deeds = [_deed(verb, groups[verb], view, say) for verb in sorted(groups, key=ORDER.index)]
    if brief:
        deeds = [[piece for deed in deeds for piece in (*deed, (";  ", "dim"))][:-1]]
    for deed in deeds:
        yield from _filled(deed, width)


def _courses(name: str, reach: Reach, view: dict[str, Any], say: Say) -> Line:
    """What a ship can come to, with the moves that it takes."""
    found = aims(reach)
    told: Line = [(say("table-moves", ship=name, moves=reach.moves) + (":" if found else ""), "bold")]
    for number, aim in enumerate(found, 1):
        away = f"{len(aim.way.points)}{IN_DANGER if aim.way.danger else ''}"
        told.append((f" {_aim(aim, view, say)} {away}{',' if number < len(found) else ''}", ""))
    return told


def _aim(aim: Aim, view: dict[str, Any], say: Say) -> str:
    if aim.kind == "bonus":
        return f"{aim.name} ${BONUSES[aim.what]}"
    if aim.kind == "harbour":
        return _harbour(aim.name, view, say)
    return ADRIFT + aim.name if aim.kind == "flotsam" else aim.name


def _deed(verb: str, pieces: list[list[str]], view: dict[str, Any], say: Say) -> Line:
    """A verb, and what can stand in each of its places."""
    told: Line = [(say(f"word-do-{verb}"), "bold")]
    for column in zip(*pieces, strict=False):
        words = dict.fromkeys(_word(piece, view, say) for piece in column)
        told += [(" ", ""), *((f"{'/' if number else ''}{word}", "") for number, word in enumerate(words))]
    return told


def _word(piece: str, view: dict[str, Any], say: Say) -> str:
    if piece in KINDS:
        return say(f"word-ware-{piece}")
    if piece in rules(view).harbours:
        return _harbour(piece, view, say)
    return say(f"word-do-{piece}") if piece in ("front", "rear", "nothing") else piece


def _harbour(name: str, view: dict[str, Any], say: Say) -> str:
    """A harbour by its name; a home harbour by the letter of its House."""
    letter = rules(view).ship_letters.get(name)
    return say("table-home", letter=letter) if letter else say(f"word-harbour-{name}")


# The sea


def _lairs(view: dict[str, Any], say: Say, width: int) -> Iterator[Line]:
    """Goods on the water, pairs of dragons, weakened ones, what is known of the island's defenders."""
    g, known = view["tables"], rules(view)
    adrift: Line = [(f"{ADRIFT}{point} {_tokens(row, say)}  ", "") for point, row in g["flotsam"].items()]
    yield from _filled(adrift, width) if adrift else []
    there: dict[str, list[list[Any]]] = {}
    for dragon in g["dragons"]:
        there.setdefault(dragon[1], []).append(dragon)
    for place, pair in there.items():
        if len(pair) > 1 or pair[0][4] >= 0:
            told = "+".join(strength_left(one, known) for one in pair)
            yield [(f" {place} ", dragon_style(pair)), (" " + say("table-strength", strength=told), "")]
    if any(g["sites_seen"]) or g["garrison_seen"]:
        told = " ".join(UNKNOWN if kind == UNKNOWN else str(known.strength[kind]) for kind in g["sites"])
        guards = _tokens(g["garrison"], say)
        yield from _prose(say("table-guard", dragons=told, garrison=guards), width)
