"""Random games under many options, remembered answer by answer: what the property tests look at."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from drakomor.games.lords_of_the_seas.effects import LayMines
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.games.lords_of_the_seas.turn import Turn
from drakomor.kernel import CHANCE, Answer
from drakomor.kernel.chance import rolls

GAMES = 6  # under each set of options


def agreed(market: str, **options: Any) -> dict[str, Any]:
    return {"market_mode": "agreed", "market": tuple(market.split()), **options}


OPTIONS: dict[str, dict[str, Any]] = {
    "default": {},
    "all three on the sea": agreed("M01 M03 M04 M07 M12"),
    "scoring": agreed(
        "M02 M05 M06 M09 M10", twelfth_mercenary="shots_vertical", burning_in_combinations=True
    ),
    "captain": agreed("M03 M04 M05 M08 M11", layout_mode="intro", mercenaries_on_enemy_half=False),
    "optional": agreed("M01 M03 M04 M07 M10", effects_optional=True),
    "stacking": agreed("M02 M03 M04 M08 M12", mine_stacking=True),
    "stacking, optional": agreed("M03 M04 M06 M07 M11", mine_stacking=True, effects_optional=True),
    "fake mine open": agreed("M03 M04 M05 M07 M12", fake_mine_hidden=False, equal_vp="2-3"),
    "unlimited": agreed("M01 M02 M04 M09 M11", token_supply="unlimited", equal_vp="4-6"),
    "strict": {
        "home_row_burning": False,
        "burning_replace_cell_effect": "own_only",
        "shield_on_mercenary": False,
    },
    "chosen": {"layout_mode": "chosen", "market_mode": "alternate"},
    "advanced": {"layout_mode": "advanced", "final_tie": "second_player"},
}


class Moment(NamedTuple):
    """One answer, the state it was given in, and the state it led to, with a log of what happened."""

    before: Sea
    seat: int
    answer: Answer
    after: Sea


@cache
def voyage(name: str, seed: int) -> tuple[Moment, ...]:
    rng = Random(f"{name} {seed}")
    g = GAME.start(options=OPTIONS[name])
    moments = []
    while g.asks:
        seat, answer = some_answer(g, rng, spared(g, seed))
        after = GAME.play(g, seat, answer)
        moments.append(Moment(g, seat, answer, after))
        g = after
    return tuple(moments)


def voyages(name: str) -> Iterator[tuple[Moment, ...]]:
    for seed in range(GAMES):
        yield voyage(name, seed)


def states(name: str) -> Iterator[Sea]:
    for moments in voyages(name):
        yield moments[0].before
        yield from (moment.after for moment in moments)


def spared(g: Sea, seed: int) -> tuple[str, ...]:
    """What nobody buys yet: nothing, or the cheaper ones throughout, or everything before turn 20."""
    return ((), ("M0",), ("M",) if g.turn < 20 else ())[seed % 3]


def some_answer(g: Sea, rng: Random, spared: tuple[str, ...] = ()) -> tuple[int, Answer]:
    """By chance, but seats like to buy, to keep their layout, to pile up mines: everything is seen."""
    seat = rng.choice(sorted(g.asks))
    ask = g.asks[seat]
    if seat == CHANCE:
        return seat, rolls(rng)(ask)
    options = [option for option in ask.options if not is_purchase(option, spared)] or ask.options
    frame = g.stack[-1]
    words = (*frame.picks, "skip") if isinstance(frame, LayMines) else ("keep",)
    liked = [option for option in options if option in words or is_purchase(option)]
    return seat, rng.choice(liked if liked and rng.random() < 0.7 else options)


def is_purchase(answer: Answer, of: tuple[str, ...] = ("M",)) -> bool:
    return isinstance(answer, tuple) and answer[0] == "buy" and str(answer[1]).startswith(of)


def begins_turn(g: Sea) -> bool:
    """Whether a seat is asked for the first thing of its turn."""
    frame = g.stack[-1] if g.stack else None
    return isinstance(frame, Turn) and not frame.bought and not frame.placed and bool(g.asks)
