"""Chapter 7 as it lies on the table: which tokens show a value (LS-TOKEN-3, LS-TOKEN-6, LS-TOKEN-8)."""

from drakomor.games.lords_of_the_seas.parts import Parts


def change(kind: str, value: int, parts: Parts) -> tuple[int, ...]:
    """The fewest tokens for a value of `coins`, `points` or `extra_ships`, largest first (LS-R-46).

    Play counts values; tokens are for the eye. So the number of printed tokens sets no limit: a purse beyond
    them, as `token_supply = unlimited` allows, is shown with more of the largest.
    """
    shown: list[int] = []
    for token in sorted((row.value for row in parts.components.game.denominations[kind]), reverse=True):
        count, value = divmod(value, token)
        shown += [token] * count
    return tuple(shown)
