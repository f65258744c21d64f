"""The figures of a run: rates, ratios and starting time, as data and as tables."""

from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.rounds import Worker
from benchmarks.starting import AIM, Starts
from benchmarks.subjects import RATIOS, Ratio

SINGLE = ("copies", "listings")  # told by the time that one takes
BESIDE = ("choices", "chance", "games")  # what the games' windows count besides


def rate_of(worker: Worker) -> dict[str, Any]:
    """Median and spread over the rounds, per CPU second; what else was counted, in the same time."""
    subject, windows = worker.subject, worker.windows
    rates = [window.rate(subject.unit) for window in windows]
    return {
        "subject": subject.name,
        "version": worker.version,
        "work": subject.work,
        "unit": subject.unit,
        "rate": median(rates),
        "lowest": min(rates),
        "highest": max(rates),
        "beside": {
            unit: median(window.rate(unit) for window in windows)
            for unit in windows[0].counts
            if unit != subject.unit
        },
        "share_of_a_core": median(window.cpu / window.wall for window in windows),
        "windows": [window._asdict() for window in windows],
    }


def ratios_of(workers: list[Worker]) -> list[dict[str, Any]]:
    """Ours divided by the peer's, round by round: what slows one down in a round slows the other down too."""
    known = {worker.subject.name: worker for worker in workers}
    return [
        _ratio(ratio, known[ratio.ours], known[ratio.peer])
        for ratio in RATIOS
        if ratio.ours in known and ratio.peer in known
    ]


def _ratio(ratio: Ratio, ours: Worker, peer: Worker) -> dict[str, Any]:
    quotients = [
        mine.rate(ratio.unit or ours.subject.unit) / theirs.rate(ratio.unit or peer.subject.unit)
        for mine, theirs in zip(ours.windows, peer.windows, strict=True)
    ]
    middle = median(quotients)
    return {
        **ratio._asdict(),
        "ratio": middle,
        "lowest": min(quotients),
        "highest": max(quotients),
        "verdict": _verdict(middle, ratio.aim),
    }


def _verdict(ratio: float, aim: float | None) -> str:
    if ratio < (aim or 1):
        return "BEHIND"
    return "ahead" if aim is None else "aim met"


# Tables


def show_rates(rates: list[dict[str, Any]], console: Console) -> None:
    table = _table(
        "Per CPU second (a copy, a listing: µs), median of the rounds",
        ["subject", "work"],
        ["rate", "spread", *BESIDE],
    )
    for row in rates:
        spread = (row["highest"] - row["lowest"]) / row["rate"]
        beside = [short(row["beside"][unit]) if unit in row["beside"] else "" for unit in BESIDE]
        table.add_row(row["subject"], row["work"], _rate(row), f"{spread:.0%}", *beside)
    console.print(table, "")
    versions = {row["subject"].partition("/")[0]: row["version"] for row in rates}
    console.print("Versions: " + ", ".join(" ".join(pair) for pair in versions.items()), highlight=False)


def _rate(row: dict[str, Any]) -> str:
    return f"{1e6 / row['rate']:.3g} µs" if row["unit"] in SINGLE else short(row["rate"])


def show_ratios(ratios: list[dict[str, Any]], console: Console) -> None:
    table = _table("Ours / the peer's: above 1 is faster", ["what"], ["ratio", "in the rounds", "aim", ""])
    for row in ratios:
        behind = row["verdict"] == "BEHIND"
        table.add_row(
            row["what"],
            f"{row['ratio']:.3g}",
            f"{row['lowest']:.3g} to {row['highest']:.3g}",
            "" if row["aim"] is None else f"≥ {row['aim']:g}",
            f"[bold red]{row['verdict']}[/]" if behind else row["verdict"],
        )
    console.print(table, "")


def _table(title: str, words: list[str], numbers: list[str]) -> Table:
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in words:
        table.add_column(heading, no_wrap=True)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def show_starts(starts: Starts, console: Console) -> None:
    verdict = "aim met" if starts.command < AIM else "BEHIND"
    console.print(
        f"drakomor --help starts in {starts.command:.3f} s, the bare interpreter in {starts.bare:.3f} s; "
        f"aim: under {AIM:g} s: {verdict}",
        highlight=False,
    )


def short(number: float) -> str:
    """
    >>> short(1_234_567), short(48_210), short(950.4)
    ('1.23 M', '48.2 k', '950')
    """
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"
