"""`drakomor play`: a game in the terminal, against bots or with others at the same screen."""

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from drakomor.cli.parsing import Namespace, add_options
from drakomor.texts import Say

if TYPE_CHECKING:
    from drakomor.cli.table import Table


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME|FILE", help=say("play-help-game"))
    parser.add_argument(
        "--seat", action="append", default=[], metavar="human|bot:NAME", help=say("play-help-seat")
    )
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("help-seed"))
    add_options(parser, say)
    parser.add_argument("--components", type=Path, metavar="DIR", help=say("help-components"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say("play-help-save"))
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("play-help-resume"))


def run(args: Namespace, say: Say) -> int:
    from drakomor.cli.player import Left
    from drakomor.cli.screen import Screen
    from drakomor.cli.seating import seated

    table = seated(args, Screen(args.no_color))
    try:
        _play_on(table)
    except (Left, EOFError, KeyboardInterrupt):
        _part(table)
    return 0


def _play_on(table: "Table") -> None:
    from drakomor.cli.player import Player

    while not table.match.is_over:
        seat = table.next_seat()
        if seat in table.bots:
            table.let_bot_play(seat)
        else:
            Player(table, seat).take_turn()
    table.show_end()
    if table.place is not None:
        table.screen.tell(table.texts.say("play-kept-record", path=str(table.place.path)), "dim")


def _part(table: "Table") -> None:
    """Somebody leaves: nothing is lost, and how to come back is said."""
    say = table.texts.say
    table.screen.show("")
    told = say("play-parted", path=str(table.place.path)) if table.place else say("play-parted-unkept")
    table.screen.tell(told)
