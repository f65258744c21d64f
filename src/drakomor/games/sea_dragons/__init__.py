"""Sea Dragons: dragons of many shapes around an island. RULES.md has the clauses that the code names."""

from drakomor.games.sea_dragons.game import GAME

__all__ = ["GAME"]
