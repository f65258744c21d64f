"""Beside the sea: what everybody holds, the realms, the markets, the own hand, in 45 columns."""

from collections.abc import Iterator
from typing import Any

from drakomor.games.sea_dragons import missions
from drakomor.games.sea_dragons.parts import SIZES, Mission
from drakomor.games.sea_dragons.state import REALMS
from drakomor.games.sea_dragons.terminal_sea import (
    BODIES,
    CORAL,
    SEAS,
    SEATS,
    SIGNS,
    SWIRL,
    Line,
    Say,
    Tables,
    letter,
    rules,
    ship_style,
)

WIDTH = 45
NAME, HEADS, GOLD, SHIP, CORALS, DONE = 13, 6, 7, 3, 3, 4  # the columns of what everybody holds
STANDING = 5  # signs of a player in a realm
HEIGHT = 16  # lines of the sea beside it
AT_MOST = 15  # signs of a realm with the count of its whirlpools


def panel(view: dict[str, Any], say: Say) -> list[Line]:
    """Blocks of lines, with an empty one between them as long as there is room."""
    blocks = [_holdings(view, say), _realms(view, say), _market(view), _missions(view, say), _own(view, say)]
    lines: list[Line] = []
    spare = HEIGHT - sum(map(len, blocks))
    for block in filter(None, blocks):
        if lines and spare > 0:
            lines.append([])
            spare -= 1
        lines += block
    return [_trimmed(line) for line in lines]


def _trimmed(line: Line) -> Line:
    """Without blanks at the end."""
    while line and not line[-1][0].strip() and "on " not in line[-1][1]:
        line = line[:-1]
    return [*line[:-1], (line[-1][0].rstrip(), line[-1][1])] if line else line


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


# What everybody holds


def _holdings(view: dict[str, Any], say: Say) -> list[Line]:
    g, colours = view["tables"], rules(view).colours
    head: Line = [(f"{_turn(view, say):{NAME}}", "bold")]
    head += [(f"{say('table-heads'):>{HEADS}}{say('table-gold'):>{GOLD}}", "dim")]
    for colour in colours:
        head += [("  ", ""), (letter(colour, say), f"{ship_style(colour)} {SEAS[0]}")]
    head += [(f"{SIGNS['C']:>{CORALS}}{'M':>{DONE}}", "dim")]
    return [head, *(_holding(view, seat, say) for seat in range(len(g["heads"])))]


def _turn(view: dict[str, Any], say: Say) -> str:
    """Every turn takes a head, so all have equally many (SD-END-2)."""
    g = view["tables"]
    seats = len(g["heads"])
    last = rules(view).tables[seats].heads
    if g["ended"]:
        return say("table-over")
    return say("table-turn", now=min(g["turn"] // seats + 1, last), last=last)


def _holding(view: dict[str, Any], seat: int, say: Say) -> Line:
    g = view["tables"]
    moves = not g["ended"] and any(ask["seat"] == seat for ask in view["asks"])
    own = " underline" * (seat == view["seat"])
    line: Line = [("▸" if moves else " ", "bold"), (BODIES[seat], SEATS[seat]), (" ", "")]
    line += [(f"{say('table-seat', seat=seat)[: NAME - 3]}", f"bold{own}")]
    line += [(" " * (NAME - _length(line)), "")]
    line += [(f"{g['heads'][seat]:>{HEADS}}{g['gold'][seat]:>{GOLD}}", "")]
    line += [(f"{count or '·':>{SHIP}}", "" if count else "dim") for count in g["fleets"][seat]]
    return [*line, (f"{g['coral_counts'][seat]:>{CORALS}}{len(g['completed'][seat]):>{DONE}}", "")]


# The realms


def _realms(view: dict[str, Any], say: Say) -> list[Line]:
    """By realm the open whirlpools, and by seat dragons and their pieces; whoever leads stands out."""
    g, known = view["tables"], rules(view)
    places = known.components.game.sea.realm
    if "realms" not in g:
        return []
    return [_realm(g["realms"][realm], places[realm].place, known.realms[realm], say) for realm in REALMS]


def _realm(told: Tables, place: str, name: str, say: Say) -> Line:
    open_ = str(told["whirlpools"])
    label = f"{place} {say(f'realm-{name}')}"[: AT_MOST - len(open_) - 1]
    line: Line = [(f"{label:{AT_MOST - len(open_) - 1}}", ""), (f"@{open_}", SWIRL + " " + SEAS[0])]
    standing = list(zip(told["dragons"], told["pieces"], strict=True))
    for seat, one in enumerate(standing):
        text, leads = f"{BODIES[seat]}{one[0]}/{one[1]}", one[0] > 0 and one == max(standing)
        line += [(" ", ""), (text, SEATS[seat] if leads else "" if one[0] else "dim")]
        line += [(" " * (STANDING - len(text)), "")] if seat < len(standing) - 1 else []
    return line


# The markets


def _market(view: dict[str, Any]) -> list[Line]:
    """The dragon cards with their shapes, equal ones once; an empty place is not shown."""
    market = view["tables"]["market"]
    cards = [name for size in SIZES for name in dict.fromkeys(market[size]) if name]
    if not cards:
        return []
    twice = [f"{name}×{_count(market, name)}" if _count(market, name) > 1 else name for name in cards]
    return _pictures(view, list(zip(cards, twice, strict=True)))


def _count(market: Tables, name: str) -> int:
    return sum(list(row).count(name) for row in market.values())


def _pictures(view: dict[str, Any], cards: list[tuple[str, str]]) -> list[Line]:
    """Names, and beside each its shape in half blocks: two rows of it in one line."""
    upper: Line = []
    lower: Line = []
    for name, told in cards:
        top, bottom = picture(rules(view).cards[name].drawn)
        upper += [(told, "bold"), (f" {top} ", "")]
        lower += [(" " * len(told), ""), (f" {bottom} ", "")]
    return [upper, lower]


def picture(drawn: tuple[str, ...]) -> tuple[str, str]:
    """Up to four rows in two lines of half blocks.

    >>> picture(("#..", "###"))
    ('█▄▄', '   ')
    """
    rows = [*drawn, *["." * len(drawn[0])] * (4 - len(drawn))]
    blocks = {"##": "█", "#.": "▀", ".#": "▄", "..": " "}
    lines = ["".join(blocks[a + b] for a, b in zip(*rows[i : i + 2], strict=True)) for i in (0, 2)]
    return lines[0], lines[1]


def _missions(view: dict[str, Any], say: Say) -> list[Line]:
    """Two in a line: what they cost, the points, a coral; a tick at those that the own ships pay."""
    known, names = rules(view).missions, [name for name in view["tables"]["missions"] if name]
    told = [_mission(view, known[name], say) for name in names]
    return [_beside(told[i : i + 2]) for i in range(0, len(told), 2)]


def _mission(view: dict[str, Any], mission: Mission, say: Say) -> Line:
    line: Line = [(f"{mission.id} ", "bold")]
    for colour, count in mission.ships.items():
        line += [(letter(colour, say) * count, f"{ship_style(colour)} {SEAS[0]}")]
    line += [(f" {say('table-points', points=mission.points)}", "")]
    line += [(f" {SIGNS['C']}", CORAL + " " + SEAS[0])] if mission.coral else []
    return [*line, (" ✓", "bold")] if _is_payable(view, mission) else line


def _is_payable(view: dict[str, Any], mission: Mission) -> bool:
    g, known, seat = view["tables"], rules(view), view["seat"]
    if seat is None:
        return False
    cards = tuple((name, known.payers[name]) for name in g["corals"] if name in known.payers)
    return missions.suffices(known.costs[mission.id], *missions.together(tuple(g["fleets"][seat]), cards))


def _beside(told: list[Line]) -> Line:
    line: Line = []
    for one in told:
        line += [(" " * ((WIDTH + 1) // 2 - _length(line)), "")] if line else []
        line += one
    return line


# The own cards


def _own(view: dict[str, Any], say: Say) -> list[Line]:
    """The hand with its shapes, and the own coral cards."""
    g = view["tables"]
    if view["seat"] is None or not g["hand"]:
        return []
    upper, lower = _pictures(view, [(name, name) for name in g["hand"]])
    label = say("table-hand")
    lines: list[Line] = [[(f"{label} ", "dim"), *upper], [(" " * (len(label) + 1), ""), *lower]]
    corals = list(_corals(view, say))
    for line in lines:
        while corals and _length([*line, *corals[0]]) < WIDTH:
            line += corals.pop(0)
    return [lines[0], [*lines[1], (f"+{len(corals)}", "")]] if corals else lines


def _corals(view: dict[str, Any], say: Say) -> Iterator[Line]:
    """In few signs: two ships by their letters, * any ship, a dragon by the place of its realm, $ gold."""
    known, style = rules(view), f"{CORAL} {SEAS[0]}"
    for name in view["tables"]["corals"]:
        coral = known.corals[name]
        if coral.ships:
            text = "".join(letter(colour, say) for colour in coral.ships)
        elif coral.realm:
            text = known.components.game.sea.realm[known.realms.index(coral.realm)].place
        else:
            text = f"${coral.gold}" if coral.gold else "*"
        yield [(f"{SIGNS['C']}{text}", style), (" ", "")]
