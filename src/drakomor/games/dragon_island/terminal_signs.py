"""The signs and colours of Dragon Island in a terminal. Without colours everything can still be read: ships
bear their names, dragons their strength, and what a ship can reach has a mark.
"""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from drakomor.games.dragon_island import parts
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.pieces import EMPTY
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.views import UNKNOWN
from drakomor.kernel.reading import read_as

Line: TypeAlias = list[tuple[str, str]]
Say: TypeAlias = Callable[..., str]
Tables: TypeAlias = dict[str, Any]

IRON, STONE, PORT, WHITE, STREAM, REEF, GATE, ADRIFT = "■", "◆", "□", "○", "≈", "^", "=", "%"
IN_REACH, IN_DANGER = "+", "!"
GOODS = {"iron": IRON, "dragon_stone": STONE}
BONUSES = {
    "iron": IRON,
    "dragon_stone": STONE,
    "magic_wind": STREAM,
    "coin1": "1",
    "coin3": "3",
    "coin5": "5",
}
STRENGTHS = {"green": "3", "red": "7", "gold": "*", UNKNOWN: UNKNOWN}
ASCII = str.maketrans("■◆□○≈·▸›∩▒─│╲╱×–…↑→↓←✓", "#*uo~.>>n#-|\\/x-.^>v<+")

HOUSES = {"N": "#7fb0ff", "E": "#ff8f8f", "S": "#ffc65c", "W": "#c9a3ff"}
SEA, CIRCLE, LAND, SHORE = "on #0f3557", "on #0a4a55", "#3d3520 on #cdb784", "#5b5030 on #cdb784"
WATER, REACHED, HUNTED = "#5f8fb0", "bold #0b2c19 on #7fe0a8", "bold #2c0b0b on #ffb06b"
ZONE = "on #55222f"  # where a dragon at sea hunts
BONUS, HARBOUR, CURRENT = "bold #ffd75f", "bold #f3f0dc", "bold #9fdcf0"
DRAGONS = {
    "green": "bold #0b2c19 on #6fd66f",
    "red": "bold #ffffff on #c8323c",
    "gold": "bold #2c2000 on #ffd75f",
    UNKNOWN: "bold #ffffff on #6b6b6b",
}


def rules(view: dict[str, Any]) -> parts.Parts:
    own = view.get("components")
    known: parts.Parts = GAME.parts(None if own is None else read_as(parts.Components, own, "components"))
    return known


def world(view: dict[str, Any]) -> Sea:
    """Tables that look like this to the seat of the view: what nobody may know is made up, the rest is as
    it is."""
    return GAME.imagine(view, Random(0))


def asked(view: dict[str, Any]) -> dict[str, Any]:
    """The open question of the seat of a view, or an empty one."""
    return next((ask for ask in view["asks"] if "options" in ask), {"prompt": "", "options": []})


def frame(view: dict[str, Any], kind: str) -> dict[str, Any]:
    """The innermost procedure of a kind that is in progress, or nothing."""
    found = [one for one in view["stack"] if one["frame"] == kind]
    return found[-1] if found else {}


def house(view: dict[str, Any], seat: int) -> str:
    """The letter of a seat, which begins the names of its ships."""
    known = rules(view)
    return known.ship_letters[known.homes[view["seats"]][seat]]


def house_style(view: dict[str, Any], seat: int) -> str:
    return f"bold #101010 on {HOUSES.get(house(view, seat), '#dddddd')}"


def house_name(view: dict[str, Any], seat: int, say: Say) -> str:
    """In short, where a player's own files do not call it otherwise."""
    home, usual = rules(view).homes[view["seats"]][seat], GAME.parts().harbours
    letter = house(view, seat)
    known = home in usual and usual[home].name == rules(view).harbours[home].name
    return say(f"table-house-{letter}") if known else say("table-seat", seat=seat)


def token(kind: str, say: Say) -> str:
    """A token in one sign: goods have their own, troops a letter."""
    if kind == UNKNOWN:
        return UNKNOWN
    return GOODS.get(kind) or say(f"letter-{kind}")[:1].upper()


def cargo(ship: list[Any], say: Say) -> str:
    """What lies in the hold, and in brackets the deck."""
    hold = "".join(token(kind, say) for kind in ship[2])
    return f"{hold}[{token(ship[3], say)}]" if ship[3] else hold or "–"


def dragon_signs(there: list[list[Any]], say: Say) -> str:
    """A dragon with its strength, face down with a question mark; a pair is two dragons."""
    letter = say("letter-dragon")[:1].upper()
    return letter * 2 if len(there) > 1 else letter + STRENGTHS[there[0][2]]


def dragon_style(there: list[list[Any]]) -> str:
    return DRAGONS[there[0][2]]


def strength_left(dragon: list[Any], known: parts.Parts) -> str:
    """What is left of a dragon that lies face up."""
    _, _, kind, seen, left, *_ = dragon
    return UNKNOWN if not seen else str(known.strength[kind] if left == EMPTY else left)


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def in_ascii(lines: list[Line]) -> list[Line]:
    return [[(text.translate(ASCII), style) for text, style in line] for line in lines]


def merged(line: Line) -> Line:
    """Neighbours of one style in one piece."""
    found: Line = []
    for text, style in line:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + text, style)
        else:
            found.append((text, style))
    return found
