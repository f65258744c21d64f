"""A simulation written down: the summary as JSON, the games as CSV. Neither depends on time or processes."""

import csv
from io import StringIO
from typing import Any

import msgspec

from drakomor.arena.playing import Played
from drakomor.arena.simulate import Simulation
from drakomor.arena.summary import entrants, summary

FORMAT = "drakomor/simulation/1"
HEAD = "game,seed,"  # how every CSV of ours begins


def as_json(simulation: Simulation) -> bytes:
    series, played = simulation.series, simulation.played
    told = {
        "format": FORMAT,
        **msgspec.structs.asdict(series),
        "asked": simulation.games,
        "played": len(played),
        "summary": summary(series, played) if played else None,
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def as_csv(simulation: Simulation) -> str:
    """One row for each game; seats are numbered from 0, as everywhere in the data."""
    names = entrants(simulation.series)
    rows = [_row(one, names) for one in simulation.played]
    columns = list(dict.fromkeys(name for row in rows for name in row)) or HEAD.strip(",").split(",")
    page = StringIO()
    writer = csv.DictWriter(page, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return page.getvalue()


def _row(one: Played, names: list[str]) -> dict[str, Any]:
    row: dict[str, Any] = {"game": one.number, "seed": one.seed}
    for seat, entrant in enumerate(one.entrants):
        row |= {f"seat{seat}": names[entrant], f"seat{seat}_result": one.result[seat]}
    for seat, score in enumerate(one.scores):
        row |= {f"seat{seat}_{name}": value for name, value in score.items()}
    row |= {name: value for name, value in one.facts.items() if not isinstance(value, list | tuple | dict)}
    return row | {name: getattr(one, name) for name in ("answers", "rolls", "offered", "widest")}
