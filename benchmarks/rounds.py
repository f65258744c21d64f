"""The rounds: every subject in its own process, one after the other, again and again."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from benchmarks import venv
from benchmarks.subjects import Subject


class Window(NamedTuple):
    """What a subject did in one round."""

    counts: dict[str, int]
    cpu: float
    wall: float

    def rate(self, unit: str) -> float:
        """Per CPU second, so that other load on the machine does not count."""
        return self.counts[unit] / self.cpu


class Failed(Exception):
    """A subject cannot be measured; the others go on."""


class Worker:
    """A subject in its own process. What passes between us is told in `worker.py`."""

    def __init__(self, subject: Subject) -> None:
        self.subject, self.windows = subject, list[Window]()
        python = venv.PYTHON if subject.package else sys.executable
        command = [str(python), "-m", "benchmarks.worker", subject.name]
        pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
        try:
            self.process = subprocess.Popen(
                command, cwd=venv.ROOT, stdin=pipe, stdout=pipe, stderr=nothing, text=True
            )
        except OSError:
            raise Failed(f"{subject.package} is not installed") from None
        self.version: str = self._hear()["ready"]

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        try:
            print(seconds, file=self.process.stdin, flush=True)
        except OSError:
            raise self._stopped() from None
        self.windows.append(Window(**self._hear()))

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self._stopped()
        heard: dict[str, Any] = json.loads(line)
        if "failed" in heard:
            self.process.communicate()
            raise Failed(heard["failed"])
        return heard

    def _stopped(self) -> Failed:
        self.process.communicate()
        return Failed(f"it stopped with status {self.process.returncode}")


class Rounds:
    """The subjects that can be measured, and why the others cannot."""

    def __init__(self, subjects: Iterable[Subject], tell: Callable[[str], None]) -> None:
        self.workers: list[Worker] = []
        self.failures: dict[str, str] = {}
        self.tell = tell
        for subject in subjects:
            tell(f"getting {subject.name} ready")
            with self._noting_failures(subject):
                self.workers.append(Worker(subject))

    def run(self, rounds: int, seconds: float) -> None:
        for number in range(1, rounds + 1):
            for worker in self.workers:
                self.tell(f"round {number} of {rounds}: {worker.subject.name}")
                with self._noting_failures(worker.subject):
                    worker.measure(seconds)
            self.workers = [worker for worker in self.workers if worker.subject.name not in self.failures]

    def stop(self) -> None:
        """The workers end when nobody speaks to them any more."""
        for worker in self.workers:
            worker.process.communicate()

    @contextmanager
    def _noting_failures(self, subject: Subject) -> Iterator[None]:
        try:
            yield
        except Failed as failure:
            self.failures[subject.name] = str(failure)
