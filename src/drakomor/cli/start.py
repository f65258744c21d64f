"""From the arguments to a command, and from a refusal to one line of text."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from drakomor import __version__
from drakomor.cli.parsing import Misused, Namespace, Parser, add_everywhere, language_named, speak
from drakomor.texts import Say, Texts, language_of

COMMANDS = (
    "play",
    "replay",
    "simulate",
    "games",
    "position",
    "apply",
    "check",
    "verify",
    "perft",
    "serve",
    "migrate",
)
WRONG = 2  # the exit status of everything that the caller can mend
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    language = language_named(given) or language_of(os.environ)
    texts = Texts(language)
    _be_printable()
    try:
        args = _parsed(given, texts.say)
        return 0 if args is None else _run(args, texts)
    except Misused as error:
        return _complain(str(error))
    except BrokenPipeError:  # the reader has had enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(args: Namespace, texts: Texts) -> int:
    args.language = args.language or texts.language
    args.known_game = None
    try:
        status: int = command(args.command).run(args, texts.say)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except ValueError as error:
        told = explained(error, Texts(texts.language, args.known_game))
        if not told:
            raise
        return _complain(told)
    return status


def _parsed(given: list[str], say: Say) -> Namespace | None:
    """The arguments, or None where all has been said (`--help`)."""
    speak(say)
    parser = Parser(
        prog="drakomor", description=say("drakomor"), epilog=say("drakomor-more"), allow_abbrev=False
    )
    add_everywhere(parser, say, None)
    parser.add_argument(
        "--version", action="version", version=f"drakomor {__version__}", help=say("argparse-version")
    )
    commands = parser.add_subparsers(dest="command", metavar=say("help-command"), title=say("help-commands"))
    for name in COMMANDS:
        about = say(f"command-{name}")
        sub = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        if name in given:
            command(name).add(sub, say)
            add_everywhere(sub, say)
    try:
        args = parser.parse_args(given)
    except SystemExit:
        return None
    if args.command is None:
        parser.print_help()
        return None
    return args


def command(name: str) -> Any:
    """The module of a command."""
    return import_module(f"drakomor.cli.{name}")


def explained(error: Exception, texts: Texts) -> str:
    """What a refusal of ours says to the player; nothing for an error that is none."""
    from drakomor.cli.telling import told_error

    return told_error(error, texts)


def _complain(said: str) -> int:
    print(said, file=sys.stderr)
    return WRONG


def _be_printable() -> None:
    """A sign that the terminal does not know must not stop a game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
