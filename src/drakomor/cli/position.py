"""`drakomor position`: a position as JSON, as a board, as its questions, as one seat sees it, or scored."""

from argparse import ArgumentParser
from typing import Any

from drakomor.cli.parsing import Namespace, add_options, add_seats
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="FILE|-|GAME", help=say("position-help-file"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--show", action="store_true", help=say("position-help-show"))
    what.add_argument("--asks", action="store_true", help=say("position-help-asks"))
    what.add_argument("--view", type=int, metavar="SEAT", help=say("position-help-view"))
    what.add_argument("--score", action="store_true", help=say("position-help-score"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("position-help-seed"))
    add_seats(parser, say)
    add_options(parser, say)


def run(args: Namespace, say: Say) -> int:
    from drakomor.cli.driving import loaded, seen_by, write
    from drakomor.kernel import write_position

    game, state = loaded(args)
    if args.show:
        _show(args, state)
    elif args.asks:
        write([ask for _, ask in sorted(state.asks.items())])
    elif args.view is not None:
        write(game.view(state, seen_by(args.view, state.seats)))
    else:
        write(game.score(state) if args.score else write_position(game, state))
    return 0


def _show(args: Namespace, state: Any) -> None:
    from drakomor.cli.drawing import drawn
    from drakomor.cli.screen import Screen
    from drakomor.texts import Texts

    screen, game = Screen(args.no_color), args.known_game
    texts = Texts(args.language, game, game.words(state.seats, state.components))
    screen.show(*drawn(game, game.view(state, None), texts, screen))
