"""Random games under many options and for every number of players, remembered answer by answer."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from drakomor.games.sea_dragons.chart import BIT
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.parts import Components, Corals
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import CHANCE, Answer, Ask
from drakomor.kernel.chance import rolls

GAMES = 3  # under each set of options


def few_corals() -> Components:
    """Our own data but for the coral cards: seven of them, so that their deck runs out (SD-R-16)."""
    components = GAME.components()
    kept = {"green-red": 1, "purple-blue": 1, "wild": 2, "dragon-starfish": 1, "gold": 2}
    corals = [
        msgspec.structs.replace(coral, count=kept[coral.id])
        for coral in components.corals.coral
        if coral.id in kept
    ]
    return msgspec.structs.replace(components, corals=Corals(tuple(corals)))


class Cruise(NamedTuple):
    """What a game is played with."""

    players: int
    options: dict[str, Any] = {}
    few_corals: bool = False


CRUISES: dict[str, Cruise] = {
    "two": Cruise(2),
    "three": Cruise(3),
    "four": Cruise(4),
    "five": Cruise(5),
    "cs": Cruise(3, {"edition": "cs", "final_draw": "take"}),
    "es": Cruise(4, {"edition": "es", "first_player": 3}),
    "es, sizes differ": Cruise(3, {"edition": "es", "pass_take_size": "different"}),
    "own cashing": Cruise(3, {"auto_cash": False, "most_missions_vp": 0}),
    "own cashing of two": Cruise(2, {"auto_cash": False, "head": "chosen"}),
    "face down": Cruise(2, {"ship_tokens_face_up": False}),
    "face down for five": Cruise(5, {"ship_tokens_face_up": False, "final_draw": "take"}),
    "no dragon needed": Cruise(4, {"second_place_needs_a_dragon": False, "board_sides": "random"}),
    "no mission needed": Cruise(
        5, {"most_missions_needs_a_mission": False, "quarters": ("Q4B", "Q3B", "Q2B", "Q1B")}
    ),
    "few corals": Cruise(3, {}, True),
    "few corals for five": Cruise(5, {"auto_cash": False, "pass_take_sources": "face_up"}, True),
}


class Moment(NamedTuple):
    """One answer, the state it was given in, and the state it led to, with a log of what happened."""

    before: Sea
    seat: int
    answer: Answer
    after: Sea


def start(name: str) -> Sea:
    cruise = CRUISES[name]
    return GAME.start(cruise.players, cruise.options, few_corals() if cruise.few_corals else None)


def sailed(name: str, seed: int) -> Iterator[Moment]:
    rng = Random(f"{name} {seed}")
    g = start(name)
    while g.asks:
        seat, answer = some_answer(g, rng)
        after = GAME.play(g, seat, answer)
        yield Moment(g, seat, answer, after)
        g = after


@cache
def voyage(name: str, seed: int) -> tuple[Moment, ...]:
    return tuple(sailed(name, seed))


def voyages(name: str) -> Iterator[tuple[Moment, ...]]:
    for seed in range(GAMES):
        yield voyage(name, seed)


def states(name: str) -> Iterator[Sea]:
    for moments in voyages(name):
        yield moments[0].before
        yield from (moment.after for moment in moments)


def some_answer(g: Sea, rng: Random) -> tuple[int, Answer]:
    """By chance, but seats like ships and corals, missions, and now and then a pass: everything is seen."""
    (seat,) = g.asks
    ask = g.asks[seat]
    if seat == CHANCE:
        return seat, rolls(rng)(ask)
    if ask.prompt == "turn":
        return seat, _of_turn(g, ask, rng)
    liked = [option for option in ask.options if option != "skip"] if rng.random() < 0.8 else []
    return seat, rng.choice(liked or ask.options)


def _of_turn(g: Sea, ask: Ask, rng: Random) -> Answer:
    placing = [option for option in ask.options if isinstance(option, tuple) and option[0] == "place"]
    others = [option for option in ask.options if option not in placing]
    if not placing or rng.random() < 0.12:
        return rng.choice(others)
    return max(rng.sample(placing, min(6, len(placing))), key=lambda option: _spoils(g, option))


def _spoils(g: Sea, option: Any) -> int:
    """Ships, gold symbols and corals that a placement covers; corals are worth the most."""
    mask = sum(BIT[cell] for cell in option[2:])
    return 3 * (mask & g.board.corals).bit_count() + (mask & (g.board.ships | g.board.gold)).bit_count()
