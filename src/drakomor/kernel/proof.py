"""Whether what chance said in a record follows from its secret, its entropy and the plies alone."""

from typing import Any

import msgspec

from drakomor.kernel.asks import Answer, Ask, Malformed
from drakomor.kernel.chance import outcome, weight
from drakomor.kernel.fair import Fair, drawn, key
from drakomor.kernel.game import Game
from drakomor.kernel.match import Record, Witness, replay


class Drawn(msgspec.Struct, frozen=True):
    """One outcome of chance, and what it had to be."""

    ply: int
    ask: Ask
    said: Answer  # by the record
    due: Answer  # by the construction
    number: int  # that was drawn
    limit: int  # below which it was drawn

    @property
    def holds(self) -> bool:
        return self.said == self.due


class Proof(msgspec.Struct):
    """What can be said of the dice of a record."""

    record: Record
    draws: list[Drawn] = []

    @property
    def lack(self) -> str:
        """Why nothing can be proven; nothing where it can."""
        fair = self.record.fair
        if fair is None:
            return "no-fair"
        if not fair.secret:
            return "no-secret"
        return "" if fair.binds(fair.secret) else "another-secret"

    @property
    def wrong(self) -> Drawn | None:
        """The first outcome that does not follow."""
        return next((one for one in self.draws if not one.holds), None)

    @property
    def is_proven(self) -> bool:
        return not self.lack and self.wrong is None


def prove(game: Game[Any], record: Record, place: str = "record") -> Proof:
    """Plays a record again and holds every die and every draw against the construction.

    What cannot be read is `Malformed`, unless an outcome before it is wrong: then that one is the finding.
    """
    proof = Proof(record)
    witness = _witness(record.fair, proof.draws) if record.fair and not proof.lack else None
    try:
        replay(game, record, place=place, witness=witness)
    except Malformed:
        if proof.wrong is None:
            raise
    return proof


def _witness(fair: Fair, draws: list[Drawn]) -> Witness:
    whole = key(fair.secret, fair.entropy)

    def heard(ply: int, ask: Ask, said: Answer) -> None:
        limit = weight(ask)
        number = drawn(whole, ply, limit)
        draws.append(Drawn(ply, ask, said, outcome(ask, number), number, limit))

    return heard
