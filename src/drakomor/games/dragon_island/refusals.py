"""Which clause forbids an answer: for the sentence that the player reads."""

from collections.abc import Callable
from typing import NamedTuple

from drakomor.games.dragon_island import refusals_cargo as cargo
from drakomor.games.dragon_island import refusals_dragons as dragons
from drakomor.games.dragon_island import refusals_fights as fights
from drakomor.games.dragon_island import refusals_sailing as sailing
from drakomor.games.dragon_island import refusals_trade as trade
from drakomor.games.dragon_island.pieces import KINDS
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import Answer, Illegal


def refusal(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    part = PROMPTS.get(g.asks[seat].prompt)
    return part(g, seat, answer) if part is not None else None


class Part(NamedTuple):
    """Who knows what can be wrong with one kind of deed."""

    why: Callable[..., Illegal | None]
    words: int  # that follow the verb
    token: bool = False  # whether the first of them is a token
    most: int = 0  # words, where there may be more


def _of_turn(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """The wrong phase first, then whatever is wrong with the deed itself."""
    if not isinstance(answer, tuple):
        return sailing.of_phase(g, str(answer)) if answer == "next" else None
    verb, *rest = [str(piece) for piece in answer] or [""]
    part = DEEDS.get(verb)
    if part is None or not part.words <= len(rest) <= max(part.words, part.most):
        return None
    if part.token and rest[0] not in KINDS:
        return None
    return sailing.of_phase(g, verb) or part.why(g, seat, *rest)


DEEDS: dict[str, Part] = {
    "assault": Part(fights.of_assault, 1),
    "attack": Part(fights.of_attack, 2, most=3),
    "buy": Part(trade.of_buy, 2, token=True),
    "deck": Part(cargo.of_deck, 2),
    "disband": Part(trade.of_disband, 2, token=True),
    "exchange": Part(trade.of_exchange, 1),
    "hand_over": Part(trade.of_hand_over, 2, token=True),
    "jettison": Part(cargo.of_jettison, 2, token=True),
    "launch": Part(trade.of_launch, 1),
    "load": Part(cargo.of_load, 3, token=True),
    "raid": Part(fights.of_raid, 1),
    "replace": Part(trade.of_replace, 2),
    "sail": Part(sailing.of_sail, 1),
    "sell": Part(trade.of_sell, 2, token=True),
    "store": Part(trade.of_store, 2, token=True),
    "summon": Part(trade.of_summon, 3),
    "take": Part(trade.of_take, 2, token=True),
    "task": Part(trade.of_task, 1),
    "transfer": Part(cargo.of_transfer, 3, token=True),
}

PROMPTS: dict[str, Callable[[Sea, int, Answer], Illegal | None]] = {
    "cave": dragons.of_cave,
    "deck": cargo.of_bare_deck,
    "fate": fights.of_fate,
    "fighter": fights.of_fighter,
    "hunter": dragons.of_hunter,
    "intercept": fights.of_intercept,
    "loot": fights.of_loot,
    "prey": dragons.of_steering,
    "push": sailing.of_push,
    "relief_push": sailing.of_push,
    "route": sailing.of_route,
    "steer": dragons.of_steering,
    "steer_to": dragons.of_steering,
    "survivor": fights.of_survivor,
    "survivors": fights.of_survivors,
    "turn": _of_turn,
}
