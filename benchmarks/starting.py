"""How long the command takes to start, beside an interpreter that does nothing."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

TIMES = 20
AIM = 0.25  # seconds for `drakomor --help`
COMMAND = (str(Path(sys.executable).parent / "drakomor"), "--help")
BARE = (sys.executable, "-c", "pass")


class Starts(NamedTuple):
    """Medians, in seconds of the clock on the wall."""

    command: float
    bare: float


def starts(times: int = TIMES) -> Starts:
    """In turns, after one start of each that fills the caches."""
    taken = [(_start(COMMAND), _start(BARE)) for _ in range(times + 1)][1:]
    return Starts(median(command for command, _ in taken), median(bare for _, bare in taken))


def _start(command: tuple[str, ...]) -> float:
    began = perf_counter()
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True)
    return perf_counter() - began
