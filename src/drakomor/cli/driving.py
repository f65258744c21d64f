"""The engine for other programs: states in, JSON out, chance from a seed or left open."""

import sys
from typing import Any

import msgspec

from drakomor.cli.files import STANDARD_STREAM, find_game, is_file, read
from drakomor.cli.options import read_options
from drakomor.cli.parsing import Namespace
from drakomor.kernel import Dice, Game, Malformed, digest
from drakomor.kernel.chance import seeded
from drakomor.kernel.frames import run


def loaded(args: Namespace) -> tuple[Game[Any], Any]:
    """Game and state of a file, or of a game that begins now."""
    if args.game == STANDARD_STREAM or is_file(args.game):
        page = read(args.game, args)
        return page.game, page.state()
    game = find_game(args.game, args)
    state = game.start(args.seats, options=read_options(game, args.option))
    dice = dice_of(args.seed, game, state)
    if dice is not None:
        run(state, dice)
    return game, state


def dice_of(seed: str, game: Game[Any], state: Any) -> Dice | None:
    """Chance that depends on the seed and the position; none without a seed: its questions stay open."""
    if not seed:
        return None
    place, count = digest(game, state), iter(range(1_000_000))
    return lambda ask: seeded(f"{seed}:{place}", next(count), ask)


def seen_by(seat: int | None, seats: int) -> int | None:
    """The seat through whose eyes somebody looks; None is a spectator, who may also be called -1."""
    if seat is None or seat == -1:
        return None
    if seat not in range(seats):
        raise Malformed(f"--view {seat}", "no-such-seat", found=seat, seats=seats)
    return seat


def write(value: Any) -> None:
    """One line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
