"""`drakomor apply`: one answer to a position, so that other programs can drive the engine."""

from argparse import ArgumentParser
from typing import Any

from drakomor.cli.parsing import Namespace, add_options, add_seats
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="FILE|-|GAME", help=say("position-help-file"))
    parser.add_argument("seat", type=int, metavar="SEAT", help=say("apply-help-seat"))
    parser.add_argument("answer", metavar="ANSWER", help=say("apply-help-answer"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("position-help-seed"))
    parser.add_argument("--events", action="store_true", help=say("apply-help-events"))
    add_seats(parser, say)
    add_options(parser, say)


def run(args: Namespace, say: Say) -> int:
    from drakomor.cli.driving import dice_of, loaded, write
    from drakomor.kernel import write_position

    game, state = loaded(args)
    state = game.play(state, args.seat, _answer(args, state), dice_of(args.seed, game, state))
    position = write_position(game, state)
    write({"position": position, "events": state.log} if args.events else position)
    return 0


def _answer(args: Namespace, state: Any) -> Any:
    """JSON where it looks so, and else as people type it."""
    from drakomor.cli.meaning import understood
    from drakomor.kernel import Illegal, as_answer
    from drakomor.kernel.reading import read_json
    from drakomor.texts import Texts

    typed = args.answer.strip()
    if typed[:1] in ("[", '"'):
        return as_answer(read_json(typed.encode(), "ANSWER"))
    aside = args.known_game.aside(state, args.seat) if args.seat >= 0 and state.asks else None
    if aside is not None and typed in aside.options:
        return typed
    if args.seat not in state.asks:
        raise Illegal("not-asked", seat=args.seat) if state.asks else Illegal("game-over")
    say = Texts(args.language, args.known_game).say
    try:
        return understood(args.known_game, state, args.seat, typed, say)
    except Illegal as unread:
        if unread.clause != "no-such-answer":
            raise
        raise Illegal("no-open-answer", typed=typed[:40]) from None
