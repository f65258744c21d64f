"""A subject in its own process: seconds come in, and one line of JSON says what was done in them.

    python -m benchmarks.worker SUBJECT

The first line out is `{"ready": VERSION}` or `{"failed": REASON}`. From then on each line in is a number of
CPU seconds, and each line out `{"counts": {UNIT: NUMBER, ...}, "cpu": SECONDS, "wall": SECONDS}`.
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

from benchmarks.subjects import SUBJECTS, Subject

Piece = Callable[[], dict[str, int]]  # a piece of work, of about a millisecond; tells what it counted


def window(piece: Piece, seconds: float) -> dict[str, Any]:
    """Does pieces of work until so many CPU seconds are spent."""
    counts: Counter[str] = Counter()
    wall, cpu = perf_counter(), process_time()
    while process_time() - cpu < seconds:
        counts.update(piece())
    spent, passed = process_time() - cpu, perf_counter() - wall
    return {"counts": counts, "cpu": spent, "wall": passed}


def make(subject: Subject) -> Piece:
    module, _, function = subject.maker.partition(":")
    piece: Piece = getattr(import_module(module), function)()
    piece()  # warms caches up, outside of every window
    return piece


def main(name: str) -> None:
    subject = next(one for one in SUBJECTS if one.name == name)
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)  # some peers greet on standard output

        def say(**line: Any) -> None:
            answers.write(json.dumps(line) + "\n")
            answers.flush()

        try:
            piece = make(subject)
        except Exception as error:
            say(failed=f"{type(error).__name__}: {error}")
            raise
        say(ready=version(subject.package or "drakomor"))
        for line in sys.stdin:
            say(**window(piece, float(line)))


if __name__ == "__main__":
    main(sys.argv[1])
