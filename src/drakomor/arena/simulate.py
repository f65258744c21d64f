"""Many games: one after the other, or spread over processes. How they are spread changes no game."""

import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from math import ceil
from multiprocessing import active_children, get_context
from time import perf_counter

import msgspec

from drakomor.arena.playing import Arena, Played, Series
from drakomor.kernel import Malformed

WHILE = 0.4  # seconds that a process plays before it reports
MOST = 500  # games in one report
AHEAD = 2  # batches that wait for each process


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """The games that were played, in order; fewer than asked for where somebody interrupted."""

    series: Series
    games: int  # asked for
    played: tuple[Played, ...]
    seconds: float

    @property
    def was_interrupted(self) -> bool:
        return len(self.played) < self.games


def simulate(
    series: Series, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda count: None
) -> Simulation:
    """Plays a series; `progress` hears how many more games are done. Ctrl-C ends it with what there is."""
    arena, began = Arena(series), perf_counter()
    arena.check()
    played: list[Played] = []
    jobs = min(jobs, games)
    batches = _spread(series, games, jobs) if jobs > 1 else ([arena.play(n)] for n in range(games))
    try:
        with closing(batches):
            for batch in batches:
                played += batch
                progress(len(batch))
    except KeyboardInterrupt:
        pass
    played.sort(key=lambda one: one.number)
    return Simulation(series=series, games=games, played=tuple(played), seconds=perf_counter() - began)


class Spans:
    """Cuts the games into batches that take about as long as a reader of the progress bar likes to wait."""

    def __init__(self, games: int, jobs: int) -> None:
        self.games, self.jobs, self.next, self.size = games, jobs, 0, 1

    def take(self) -> range:
        fair = ceil((self.games - self.next) / (AHEAD * self.jobs))  # towards the end no process goes idle
        span = range(self.next, min(self.games, self.next + min(self.size, fair)))
        self.next = span.stop
        return span

    def learn(self, games: int, seconds: float) -> None:
        self.size = max(1, min(MOST, int(games * WHILE / max(seconds, 1e-6))))


class Refused(msgspec.Struct, frozen=True):
    """A `Malformed` on its way from another process."""

    place: str
    reason: str
    facts: dict[str, str | int]


def _spread(series: Series, games: int, jobs: int) -> Generator[list[Played], None, None]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts)
    try:
        yield from _gathered(pool, series, Spans(games, jobs))
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        while children := set(active_children()) - others:
            for child in children:
                child.kill()
                child.join()
        raise
    pool.shutdown()


def _gathered(pool: ProcessPoolExecutor, series: Series, spans: Spans) -> Generator[list[Played], None, None]:
    waiting: set[Future[tuple[list[Played] | Refused, float]]] = set()
    while waiting or spans.next < spans.games:
        while len(waiting) < AHEAD * spans.jobs and spans.next < spans.games:
            waiting.add(pool.submit(_play, series, spans.take()))
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            batch, seconds = future.result()
            if isinstance(batch, Refused):
                raise Malformed(batch.place, batch.reason, **batch.facts)
            spans.learn(len(batch), seconds)
            yield batch


def _play(series: Series, numbers: range) -> tuple[list[Played] | Refused, float]:
    """In another process: some games, and how long they took."""
    began = perf_counter()
    try:
        arena = Arena(series)
        batch = [arena.play(number) for number in numbers]
    except Malformed as error:
        return Refused(error.place, error.reason, error.facts), 0.0
    return batch, perf_counter() - began


def _ignore_interrupts() -> None:
    """Ctrl-C goes to every process of the terminal; the one that asked for the games ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
