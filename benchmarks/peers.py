"""The peers' subjects, each in the way its own documentation plays a random game."""

import os
from itertools import count
from random import Random
from typing import Any

from benchmarks.worker import Piece

SAMPLE = range(1, 51)  # Catanatron's games that are counted beforehand; it takes 0 for no seed
GAMES = 20
COPIES = 20

# Every function imports its own peer: the others may be missing.


def catanatron_play() -> Piece:
    """Whole games, each another one. Its decisions include those with one answer: to roll, to end a turn."""
    from catanatron.game import Game  # type: ignore[import-not-found]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

    def start(seed: int) -> Any:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    share, seeds = _share_of_choices([start(seed) for seed in SAMPLE]), count(len(SAMPLE) + 1)

    def piece() -> dict[str, int]:
        game = start(next(seeds))
        game.play()
        decisions = _taken(game)
        choices = round(decisions * share)
        return {"decisions": decisions, "answers": decisions, "choices": choices, "games": 1}

    return piece


def _share_of_choices(games: list[Any]) -> float:
    """The share of decisions that have two answers or more: counted where nothing is measured."""
    choices = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal choices
        choices += len(actions) > 1
        return player.decide(game, actions)

    for game in games:
        game.play(decide_fn=decide)
    return choices / sum(_taken(game) for game in games)


def _taken(game: Any) -> int:
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def catanatron_copy() -> Piece:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    while _taken(game) < 450:  # half of such a game
        game.play_tick()

    def piece() -> dict[str, int]:
        for _ in range(COPIES):
            game.copy()
        return {"copies": COPIES}

    return piece


def spiel_python() -> Piece:
    import pyspiel  # type: ignore[import-not-found]

    game, rng = pyspiel.load_game("connect_four"), Random(1)

    def piece() -> dict[str, int]:
        decisions = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return {"decisions": decisions, "games": GAMES}

    return piece


def spiel_rollouts() -> Piece:
    """Random games inside its C++, where nothing of Python runs.

    Its Python package has no call for a rollout, but its search makes them: two simulations of its tree
    search play `half` games from the empty board and `half` after one stone, and do nothing else of
    weight. How many stones such games have is known from games of the Python API.
    """
    import pyspiel

    half, game = 1000, pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(half, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 64, False, 1, False)
    sample, games = spiel_python(), 100
    length = sum(sample()["decisions"] for _ in range(games)) / (games * GAMES)
    decisions = round(2 * half * (length - 0.5))

    def piece() -> dict[str, int]:
        bot.step(game.new_initial_state())
        return {"decisions": decisions, "games": 2 * half}

    return piece


def pettingzoo_four() -> Piece:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found]

    env, rng = connect_four_v3.env(), Random(1)

    def piece() -> dict[str, int]:
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.step(None)
                continue
            env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return {"decisions": decisions, "games": 1}

    return piece


def rlcard_leduc() -> Piece:
    """The game itself, without the environment that encodes what an agent sees of it."""
    import rlcard  # type: ignore[import-not-found]

    game, rng = rlcard.make("leduc-holdem", config={"seed": 1}).game, Random(1)

    def piece() -> dict[str, int]:
        decisions = 0
        for _ in range(GAMES):
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.get_legal_actions()))
                decisions += 1
        return {"decisions": decisions, "games": GAMES}

    return piece
