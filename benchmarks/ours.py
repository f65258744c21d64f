"""Our subjects."""

from collections import Counter
from collections.abc import Callable, Mapping
from copy import deepcopy
from itertools import count
from random import Random
from typing import Any

import msgspec

from benchmarks.worker import Piece
from connect_four import GAME as FOUR
from drakomor.games.dragon_island import GAME as ISLAND
from drakomor.games.dragon_island.sailing import onward
from drakomor.games.lords_of_the_seas import GAME as LORDS
from drakomor.games.sea_dragons import GAME as DRAGONS
from drakomor.games.sea_dragons.placing import Water, open_to, placements_of, touching
from drakomor.kernel import CHANCE, Answer, Ask, Game, read_position, write_position
from drakomor.kernel.chance import playout, rolls, wander
from drakomor.kernel.frames import run

SAMPLE = range(200)  # games that are counted beforehand; those that are measured follow
COPIES = 100
GAMES = 20
ROUNDS = {"round_limit": 40}  # nobody has 100 coins by chance alone


def lords() -> Piece:
    return random_games(LORDS)


def dragons() -> Piece:
    return random_games(DRAGONS)


def island() -> Piece:
    return random_games(ISLAND, ROUNDS)


def random_games(game: Game[Any], options: Mapping[str, Any] | None = None) -> Piece:
    """Whole games of two, from the set-up to the final score, each another one; nobody listens."""
    shares, seeds = _shares(game, options), count(len(SAMPLE))

    def piece() -> dict[str, int]:
        rng = Random(next(seeds))
        g = game.start(options=options, dice=rolls(rng))
        g.log = None
        decisions = playout(g, rng)
        beside = {unit: round(decisions * share) for unit, share in shares.items()}
        return {"decisions": decisions, "answers": decisions + beside["chance"], **beside, "games": 1}

    return piece


def _shares(game: Game[Any], options: Mapping[str, Any] | None) -> dict[str, float]:
    """Choices of two or more, and outcomes of chance, per decision: counted where nothing is measured."""
    counts: Counter[str] = Counter()
    roll = rolls(Random(0))

    def answer(ask: Ask) -> Answer:
        counts["chance" if ask.seat == CHANCE else "decisions"] += 1
        counts["choices"] += ask.seat != CHANCE and len(ask.options) > 1
        return roll(ask)

    for _ in SAMPLE:
        run(game.start(options=options, dice=answer), answer, everyone=True)
    return {unit: counts[unit] / counts["decisions"] for unit in ("choices", "chance")}


def amid_the_game(game: Game[Any] = LORDS, answers: int = 30, seed: int = 1) -> Any:
    """A position after so many answers, about the middle of a random game."""
    rng = Random(seed)
    g = game.start(dice=rolls(rng))
    g.log = None
    wander(g, rng, answers)
    return g


def dragons_fits() -> Piece:
    """Every placement of a card of eight orientations, for the seat to move, in positions amid the game."""
    seas = [amid_the_game(DRAGONS, 40, seed) for seed in range(16)]
    shapes = [shape for shape in seas[0].parts.shapes.values() if len(shape.orientations) == 8]

    def piece() -> dict[str, int]:
        for g in seas:
            for shape in shapes:
                water = Water(open_to(g, g.mover), touching(g, g.mover), g.purse(g.mover))
                placements_of(g.board, water, shape)
        return {"listings": len(seas) * len(shapes)}

    return piece


def island_routes() -> Piece:
    """Every point to which a route may go on, from wherever the ships are in positions amid the game."""
    seas = [amid_the_game(ISLAND, 200, seed) for seed in range(16)]
    ships = [(g, name, ship.point) for g in seas for name, ship in g.ships.items()]

    def piece() -> dict[str, int]:
        for g, name, point in ships:
            onward(g, name, point, 10)
        return {"listings": len(ships)}

    return piece


def island_copy() -> Piece:
    return copies(amid_the_game(ISLAND, 200).copy)


def dragons_copy() -> Piece:
    return copies(amid_the_game(DRAGONS, 40).copy)


def copies(copy: Callable[[], Any], number: int = COPIES) -> Piece:
    def piece() -> dict[str, int]:
        for _ in range(number):
            copy()
        return {"copies": number}

    return piece


def lords_copy() -> Piece:
    return copies(amid_the_game().copy)


def lords_deepcopy() -> Piece:
    """What the rules made of the component data is shared, as it is in our own copies."""
    g = amid_the_game()
    return copies(lambda: deepcopy(g, {id(g.parts): g.parts}), COPIES // 10)


def lords_json() -> Piece:
    g = amid_the_game()

    def through_json() -> Any:
        return read_position(LORDS, msgspec.json.decode(msgspec.json.encode(write_position(LORDS, g))))

    return copies(through_json, COPIES // 10)


def four() -> Piece:
    """Connect Four as a search plays it: in a copy of its own, in place."""
    start, rng = FOUR.start(), Random(1)
    start.log = None

    def piece() -> dict[str, int]:
        decisions = sum(playout(start.copy(), rng) for _ in range(GAMES))
        return {"decisions": decisions, "games": GAMES}

    return piece


def four_pure() -> Piece:
    """Connect Four as a match plays it: every answer is checked, and makes a new state."""
    rng = Random(1)

    def piece() -> dict[str, int]:
        g, decisions = FOUR.start(), 0
        while g.asks:
            ((seat, ask),) = g.asks.items()
            g = FOUR.play(g, seat, rng.choice(ask.options))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return piece
