"""`drakomor simulate`: bots play many games, and what comes of it is counted."""

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from drakomor.cli.parsing import Namespace, add_options
from drakomor.texts import Say

if TYPE_CHECKING:
    from drakomor.arena import Series, Simulation


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", metavar="GAME", help=say("simulate-help-game"))
    parser.add_argument("--games", type=int, required=True, metavar="N", help=say("simulate-help-games"))
    parser.add_argument("--bots", required=True, metavar="NAME,NAME", help=say("simulate-help-bots"))
    add_options(parser, say)
    parser.add_argument("--components", type=Path, metavar="DIR", help=say("help-components"))
    parser.add_argument("--seed", default="", metavar="TEXT", help=say("simulate-help-seed"))
    parser.add_argument("--fixed-seats", action="store_true", help=say("simulate-help-fixed-seats"))
    parser.add_argument("--jobs", type=int, metavar="J", help=say("simulate-help-jobs"))
    parser.add_argument("--json", metavar="FILE|-", help=say("simulate-help-json"))
    parser.add_argument("--csv", metavar="FILE|-", help=say("simulate-help-csv"))


def run(args: Namespace, say: Say) -> int:
    from drakomor.arena import as_csv, as_json
    from drakomor.arena.writing import FORMAT, HEAD
    from drakomor.cli import exports, outcome
    from drakomor.cli.start import INTERRUPTED
    from drakomor.texts import Texts

    series = _series(args)
    exports.check(args.json, FORMAT)
    exports.check(args.csv, HEAD)
    simulation = _watched(args, series, say)
    if simulation.played:
        if "-" not in (args.json, args.csv):
            words = args.known_game.words(len(series.bots), series.components)
            outcome.tell(simulation, Texts(args.language, args.known_game, words), args.no_color)
        exports.write(args.json, as_json(simulation))
        exports.write(args.csv, as_csv(simulation).encode())
    return INTERRUPTED if simulation.was_interrupted else 0


def _series(args: Namespace) -> "Series":
    """What is to be played, as far as that can be told before anything is played."""
    from secrets import token_hex

    from drakomor.arena import Series
    from drakomor.cli.files import find_game
    from drakomor.cli.options import read_options
    from drakomor.kernel import Malformed

    for name in ("games", "jobs"):
        if (number := getattr(args, name)) is not None and number < 1:
            raise Malformed(f"--{name} {number}", "at-least", least=1)
    if args.json == args.csv == "-":
        raise Malformed("--csv -", "one-stream")
    game = find_game(args.game, args)
    return Series(
        game=game.id,
        bots=tuple(name.strip() for name in args.bots.split(",")),
        options=read_options(game, args.option),
        components=None if args.components is None else game.components(args.components),
        seed=args.seed or token_hex(4),
        balance=not args.fixed_seats,
    )


def _watched(args: Namespace, series: "Series", say: Say) -> "Simulation":
    """Plays, with a progress bar where somebody watches; what is told about it goes to the error stream."""
    import sys

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from drakomor.arena import simulate

    console = Console(stderr=True, no_color=args.no_color or None)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    jobs = args.jobs or os.cpu_count() or 1
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(say("simulate-progress"), total=args.games)
        simulation = simulate(series, args.games, jobs, lambda count: bar.advance(task, count))
    answers = sum(one.answers for one in simulation.played)
    key = "simulate-interrupted" if simulation.was_interrupted else "simulate-pace"
    pace = answers / simulation.seconds
    facts = {"games": args.games, "played": len(simulation.played), "seconds": simulation.seconds}
    print(say(key, **facts, pace=round(pace)), file=sys.stderr)
    return simulation
