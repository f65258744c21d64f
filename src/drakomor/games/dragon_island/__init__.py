"""Dragon Island: ships, trade and dragons around an island that turns. RULES.md has its clauses."""

from drakomor.games.dragon_island.game import GAME

__all__ = ["GAME"]
