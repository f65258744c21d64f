"""Arguments, with argparse's own words out of our catalogues, and errors in one line."""

import argparse
from argparse import ArgumentParser, Namespace
from typing import Any, NoReturn

from drakomor.texts import LANGUAGES, Say

# What argparse says -> the message that says it in the player's language.
WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid %(type)s value: %(value)r": "argparse-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "ignored explicit argument %r": "argparse-explicit",
    "not allowed with argument %s": "argparse-not-with",
    "one of the arguments %s is required": "argparse-one-of",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


class Parser(ArgumentParser):
    """An argument parser whose errors are one line that says what to do."""

    say: Say

    def error(self, message: str) -> NoReturn:
        raise Misused(self.say("error-arguments", program=self.prog, said=message))


class Misused(Exception):
    """The command line itself is wrong."""


def speak(say: Say) -> None:
    """Makes argparse say its own words by our catalogues."""

    def translated(text: str) -> str:
        return say(WORDS[text]) + " " * text.endswith(" ") if text in WORDS else text

    def counted(one: str, many: str, number: int) -> str:
        return translated(one if number == 1 else many)

    Parser.say = staticmethod(say)
    vars(argparse).update(_=translated, ngettext=counted)


def language_named(arguments: list[str]) -> str | None:
    """The language of `--language`, looked up before anything is said.

    >>> language_named(["play", "--language=ru"]), language_named(["play"])
    ('ru', None)
    """
    parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--language", nargs="?")
    named: str | None = parser.parse_known_args(arguments)[0].language
    return named if named in LANGUAGES else None


def add_everywhere(parser: ArgumentParser, say: Say, default: Any = argparse.SUPPRESS) -> None:
    """What every command understands, before its name and after it."""
    group = parser.add_argument_group(say("argparse-everywhere"))
    group.add_argument("--language", choices=LANGUAGES, default=default, help=say("help-language"))
    group.add_argument("--no-color", action="store_true", default=default or False, help=say("help-no-color"))


def add_seats(parser: ArgumentParser, say: Say) -> None:
    """How many take part in a game that begins now."""
    parser.add_argument("--seats", type=int, metavar="N", help=say("help-seats"))


def add_options(parser: ArgumentParser, say: Say) -> None:
    """The options of a game's rules."""
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=say("help-option"))


__all__ = [
    "Misused",
    "Namespace",
    "Parser",
    "add_everywhere",
    "add_options",
    "add_seats",
    "language_named",
    "speak",
]
