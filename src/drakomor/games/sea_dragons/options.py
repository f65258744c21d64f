"""The editions and the open rulings as options. Each names its ruling; the first value is the default."""

from typing import Literal

import msgspec

from drakomor.kernel import Malformed


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    edition: Literal["ru", "cs", "es"] = "ru"  # what the others are where they say "edition"
    board_sides: Literal["edition", "choose", "random"] = "edition"  # E-1, SD-R-42
    quarters: tuple[str, ...] = ()  # a set-up: Q1A or Q1, for NW, NE, SE, SW (SD-SETUP-2, SD-SETUP-3)
    pass_take_size: Literal["edition", "different", "any"] = "edition"  # E-6
    pass_take_sources: Literal["edition", "any", "face_up"] = "edition"  # E-7, SD-R-26
    most_missions_vp: Literal[5, 0] = 5  # E-15
    first_player: Literal["random", 1, 2, 3, 4, 5] = "random"  # E-22, SD-R-31
    final_draw: Literal["skip", "take"] = "skip"  # SD-R-23
    auto_cash: bool = True  # SD-R-13
    ship_tokens_face_up: bool = True  # SD-R-8
    second_place_needs_a_dragon: bool = True  # SD-R-27
    most_missions_needs_a_mission: bool = True  # SD-R-30
    head: Literal["first", "chosen"] = "first"  # SD-PLACE-6, SD-R-11


EDITIONS = {  # section 3 of the rules
    "ru": {"board_sides": "choose", "pass_take_size": "different", "pass_take_sources": "any"},
    "cs": {"board_sides": "random", "pass_take_size": "any", "pass_take_sources": "face_up"},
    "es": {"board_sides": "choose", "pass_take_size": "any", "pass_take_sources": "any"},
}


def settled(options: Options, name: str) -> str:
    """The value of an option, or that of the edition.

    >>> settled(Options(edition="cs"), "board_sides"), settled(Options(board_sides="random"), "board_sides")
    ('random', 'random')
    """
    own: str = getattr(options, name)
    return EDITIONS[options.edition][name] if own == "edition" else own


def check(options: Options, seats: int, quarters: tuple[str, ...]) -> None:
    """What is chosen must be there, and must be for the players to choose."""
    first = options.first_player
    if isinstance(first, int) and first > seats:
        raise Malformed("options.first_player", "no-such-seat", found=first, seats=seats)
    chosen = [name[:-1] if name.endswith(("A", "B")) else name for name in options.quarters]
    if chosen and sorted(chosen) != sorted(quarters):
        raise Malformed("options.quarters", "wrong-quarters", known=", ".join(quarters))
    if chosen != list(options.quarters) and settled(options, "board_sides") == "random":  # E-1, SD-SETUP-3
        raise Malformed("options.quarters", "sides-by-chance")
