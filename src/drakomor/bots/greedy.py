"""Greedy play: one answer ahead, by the game's own judgement, in imagined worlds.

An answer is followed until somebody else is asked, or the same is asked again, and then to the end of the
turn where a game says how to end it: what chance says is rolled, and own follow-up questions are answered
greedily too. All options meet the same luck in the same world. In every further world only the best quarter
of them goes on, so that the close decisions get the samples.
"""

from random import Random
from typing import Annotated, Any

import msgspec

from drakomor.bots.bot import Look, game_of, some
from drakomor.kernel import Answer, Ask, Dice, Game
from drakomor.kernel.chance import clone, rolls

MOST = 120  # options that are tried
FEW = 8  # options that are tried of a follow-up question
FAR = 24  # follow-up questions; what goes on for longer is judged as it stands


class Greedy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    worlds: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2

    def answer(self, ask: Ask, look: Look, rng: Random) -> Answer:
        if len(ask.options) == 1:
            return ask.options[0]
        view = look()
        game = game_of(view["game"])
        rivals = some(ask.options, MOST, rng)
        rest = game.rest(ask)
        rng.shuffle(rivals)  # among equals none is preferred, but rest
        rivals.sort(key=lambda answer: answer != rest)
        sums = dict.fromkeys(rivals, 0.0)
        for _ in range(self.worlds):
            world, luck = game.imagine(view, rng), rng.random()
            for answer in rivals:
                sums[answer] += _outlook(game, world, ask, answer, Random(luck))
            rivals.sort(key=sums.__getitem__, reverse=True)
            rivals = rivals[: (len(rivals) + 3) // 4]
        return rivals[0]


def _outlook(game: Game[Any], world: Any, asked: Ask, answer: Answer, rng: Random) -> float:
    """What a position is worth once all is done that an answer leads to, and the turn is over."""
    dice, seat, amid_turn = rolls(rng), asked.seat, game.rest(asked) is not None
    g, worth = _after(game, world, seat, answer, dice)
    for _ in range(FAR):
        ask = g.asks.get(seat)
        if ask is None:
            break
        rest = game.rest(ask)
        if rest is not None and amid_turn:
            answers = [rest]  # phase by phase
        elif rest is None and ask.prompt != asked.prompt:
            answers = some(ask.options, FEW, rng)
        else:
            break
        g, worth = max((_after(game, g, seat, one, dice) for one in answers), key=_worth)
    return worth


def _after(game: Game[Any], g: Any, seat: int, answer: Answer, dice: Dice) -> tuple[Any, float]:
    new = clone(g)
    game.advance(new, seat, answer, dice)
    return new, game.worth(new, seat)


def _worth(reached: tuple[Any, float]) -> float:
    return reached[1]
