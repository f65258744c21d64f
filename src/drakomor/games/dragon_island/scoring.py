"""Chapters 1 and 34: who has won, and the standing at any moment (DI-WIN, DI-R-86, DI-R-87)."""

from typing import Any

from drakomor.games.dragon_island.state import Sea


def goods_value(g: Sea, seat: int) -> int:
    """Of the goods aboard, at the best prices of the moment."""
    prices = g.parts.prices[g.rotation].values()
    best = {"iron": max(iron for iron, _ in prices), "dragon_stone": max(stone for _, stone in prices)}
    return sum(best[kind] for name in g.fleet_of(seat) for kind in g.ships[name].goods())


def ranking(g: Sea, seat: int) -> tuple[int, int, int]:
    """By coins, then Medals, then goods (DI-R-87)."""
    return g.coins[seat], g.medals[seat], goods_value(g, seat)


def winners(g: Sea) -> list[int]:
    if g.winner >= 0:
        return [g.winner]
    best = max(ranking(g, seat) for seat in range(g.seats))
    return [seat for seat in range(g.seats) if ranking(g, seat) == best]


def rounds(g: Sea) -> int:
    """That have begun."""
    return min(g.turn // g.seats + 1, g.options.round_limit or g.turn + 1)


def sheet(g: Sea) -> dict[str, Any]:
    """A column for each seat; until the end only what everybody may know (DI-SCREEN-1)."""
    return {
        "reason": g.ended,
        "round": rounds(g),
        "winners": winners(g) if g.ended else [],
        "seats": [_column(g, seat) for seat in range(g.seats)],
    }


def _column(g: Sea, seat: int) -> dict[str, Any]:
    fleet, silver = g.fleet_of(seat), g.parts.values.silver_per_gold
    told: dict[str, Any] = {
        "gold_medals": g.medals[seat] // silver,  # DI-MEDAL-4
        "silver_medals": g.medals[seat] % silver,
        "ships": len(fleet),
        "free_hunter": g.is_free_hunter(seat),
    }
    if g.ended or g.options.coins_visibility == "open":
        told["coins"] = g.coins[seat]
    if g.ended:
        told["troops"] = sum(len(g.ships[name].troops()) for name in fleet)
        told["goods"] = goods_value(g, seat)
    return told
