"""Runs our engine and its peers side by side, and prints how they compare: see README.md."""

import json
import os
import platform
import subprocess
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks import venv
from benchmarks.report import rate_of, ratios_of, show_rates, show_ratios, show_starts
from benchmarks.rounds import Rounds
from benchmarks.starting import starts
from benchmarks.subjects import SUBJECTS, Subject, chosen

START = "start"  # the one subject that is no rate


def arguments(given: list[str] | None = None) -> Namespace:
    names = ", ".join([*(subject.name for subject in SUBJECTS), START])
    parser = ArgumentParser("python -m benchmarks.run", description=__doc__, epilog=f"Names: {names}.")
    parser.add_argument("--rounds", type=_rounds, default=5, help="how often each is measured (5)")
    parser.add_argument("--seconds", type=_seconds, default=1.0, help="CPU seconds of one measurement (1)")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="those whose names begin so; may be repeated",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    read = parser.parse_args(given)
    for name in read.only:
        if not chosen([name]) and not START.startswith(name):
            parser.error(f"--only {name}: nothing here has a name that begins so; there are {names}")
    if read.json is not None and not read.json.parent.is_dir():
        parser.error(f"--json {read.json}: there is no folder {read.json.parent}")
    return read


def _rounds(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text} is no number of rounds: 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not 0 < seconds <= 600:
        raise ArgumentTypeError(f"{text} is no number of seconds: more than 0, at most 600")
    return seconds


def main() -> None:
    args, console = arguments(), Console()
    figures: dict[str, Any] = {"machine": _machine(), "rounds": args.rounds, "seconds": args.seconds}
    figures |= _measured(chosen(args.only), args, console)
    if not args.only or any(START.startswith(name) for name in args.only):
        figures |= _started(console)
    if args.json is not None:
        args.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def _machine() -> dict[str, Any]:
    return {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()}


def _measured(subjects: list[Subject], args: Namespace, console: Console) -> dict[str, Any]:
    peers = [subject.package for subject in subjects if subject.package]
    with _telling(console) as tell:
        missing = venv.make(peers, tell) if peers else []
        rounds = Rounds(subjects, tell)
        try:
            rounds.run(args.rounds, args.seconds)
        finally:
            rounds.stop()
    _left_out([*missing, *(f"{name}: {why}" for name, why in rounds.failures.items())], console)
    rates, ratios = [rate_of(worker) for worker in rounds.workers], ratios_of(rounds.workers)
    if rates:
        show_rates(rates, console)
    if ratios:
        show_ratios(ratios, console)
    return {"rates": rates, "ratios": ratios, "left_out": rounds.failures}


def _started(console: Console) -> dict[str, Any]:
    try:
        with _telling(console) as tell:
            tell("starting drakomor --help")
            taken = starts()
    except (OSError, subprocess.CalledProcessError) as error:
        _left_out([f"start: {error}"], console)
        return {"start": None}
    show_starts(taken, console)
    return {"start": taken._asdict()}


@contextmanager
def _telling(console: Console) -> Iterator[Callable[[str], None]]:
    """What is going on: a moving line in a terminal, lines on standard error elsewhere."""
    if console.is_terminal:
        with console.status("") as status:
            yield status.update
    else:
        yield lambda what: print(what, file=sys.stderr, flush=True)


def _left_out(lines: list[str], console: Console) -> None:
    for line in lines:
        console.print(f"left out: {line}", style="yellow", markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
