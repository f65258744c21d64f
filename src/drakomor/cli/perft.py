"""`drakomor perft`: the leaves of the tree below a position, to compare engines and to find a bug."""

from argparse import ArgumentParser
from typing import Any

from drakomor.cli.parsing import Namespace, add_options, add_seats
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME|FILE", help=say("help-game-or-file"))
    parser.add_argument("--depth", type=int, required=True, metavar="N", help=say("perft-help-depth"))
    parser.add_argument("--split", action="store_true", help=say("perft-help-split"))
    add_seats(parser, say)
    add_options(parser, say)


def run(args: Namespace, say: Say) -> int:
    from drakomor.kernel import Malformed
    from drakomor.kernel.notation import text
    from drakomor.kernel.perft import perft, split

    least = 1 if args.split else 0
    if args.depth < least:
        raise Malformed(f"--depth {args.depth}", "at-least", least=least)
    state = starting(args)
    if not args.split:
        print(perft(state, args.depth))
        return 0
    leaves = split(state, args.depth)
    for answer, count in leaves.items():
        print(f"{text(answer)}: {count}")
    print(sum(leaves.values()))
    return 0


def starting(args: Namespace) -> Any:
    """The state in a file, or at the start of a game, before chance has spoken."""
    from drakomor.cli.files import STANDARD_STREAM, find_game, is_file, read
    from drakomor.cli.options import read_options

    if args.game == STANDARD_STREAM or is_file(args.game):
        return read(args.game, args).state()
    game = find_game(args.game, args)
    return game.start(args.seats, options=read_options(game, args.option))
