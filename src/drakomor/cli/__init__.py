"""The command line: `drakomor COMMAND ...`.

One module per command, found by its name: `drakomor play` is `drakomor.cli.play`, and `COMMANDS` lists them.
It has

    def add(parser: ArgumentParser, say: Say) -> None  # its arguments; help texts by `say("play-help-seat")`
    def run(args: Namespace, say: Say) -> int          # the exit status, 0 when all went well

`say(key, **facts)` is `drakomor.texts.Texts.say` in the player's language; the one-line help of a command is
the message `command-<name>`. Modules are imported only when their command is named, and import games, bots
and rich inside `run`, so that `drakomor --help` starts at once. A command raises `Malformed` and `Illegal`
as they come: `main` tells them in one line on the standard error stream, with status 2.

A command with many messages keeps them in a catalogue of its own beside the others:
`texts/<name>.<lang>.ftl`.
"""

from drakomor.cli.start import COMMANDS, main

__all__ = ["COMMANDS", "main"]
