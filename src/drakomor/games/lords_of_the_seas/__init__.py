"""Lords of the Seas: a duel of two fleets. RULES.md has the clauses that the code names."""

from drakomor.games.lords_of_the_seas.game import GAME

__all__ = ["GAME"]
