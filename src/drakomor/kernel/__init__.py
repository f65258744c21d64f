"""The kernel: procedures that ask, positions that are values, chance that is a seat. It knows no game."""

from drakomor.kernel.asks import CHANCE, Answer, Ask, Dice, Event, Illegal, Malformed, as_answer, in_order
from drakomor.kernel.frames import END, Frame, State, Then
from drakomor.kernel.game import Game
from drakomor.kernel.match import Match, Record, replay
from drakomor.kernel.position import digest, read_position, write_position

__all__ = [
    "CHANCE",
    "END",
    "Answer",
    "Ask",
    "Dice",
    "Event",
    "Frame",
    "Game",
    "Illegal",
    "Malformed",
    "Match",
    "Record",
    "State",
    "Then",
    "as_answer",
    "digest",
    "in_order",
    "read_position",
    "replay",
    "write_position",
]
