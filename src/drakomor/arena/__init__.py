"""The arena: bots play many games against each other, and what comes of it is counted."""

from drakomor.arena.playing import Played, Series
from drakomor.arena.simulate import Simulation, simulate
from drakomor.arena.summary import Summary, summary
from drakomor.arena.writing import as_csv, as_json

__all__ = ["Played", "Series", "Simulation", "Summary", "as_csv", "as_json", "simulate", "summary"]
