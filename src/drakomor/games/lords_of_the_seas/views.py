"""Who knows what (LS-R-8): views built up from nothing, and worlds that fit a view."""

from random import Random
from typing import Any

from drakomor.games.lords_of_the_seas.setup import NUMBERS
from drakomor.games.lords_of_the_seas.state import FAKE_UNKNOWN, REAL_UNKNOWN, Sea, Ship

UNKNOWN = "?"
PUBLIC = (
    "first", "turn", "mover", "layouts", "letters", "market", "ships", "shields", "layer", "main", "reserve",
    "discards", "coins", "points", "extra_ships", "mines_held", "fakes_held", "supply", "starting_shield",
    "ended", "winner",
)  # fmt: skip


def seen(g: Sea, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {name: getattr(g, name) for name in PUBLIC}
    told["mines"] = {cell: _mines_seen(g, pile, seat) for cell, pile in sorted(g.mines.items())}
    told["hand_sizes"] = [len(hand) for hand in g.hands]
    told["looked"] = [reserve is not None for reserve in g.reserves]
    if seat is not None:
        told["hand"] = g.hands[seat]
        told["bag"] = g.bags[seat]  # the own unseen ships: both piles, or the main pile once one has looked
        told["reserve_pile"] = g.reserves[seat]
    return told


def _mines_seen(g: Sea, pile: str, seat: int | None) -> str:  # LS-R-39
    if seat is not None and seat == g.layer:
        return pile
    return pile.replace(REAL_UNKNOWN, UNKNOWN).replace(FAKE_UNKNOWN, UNKNOWN)


def imagined(g: Sea, told: dict[str, Any], seat: int, rng: Random) -> None:
    """Lays tables that fit what a seat was told; what it was not told is dealt anew."""
    g.first, g.turn, g.letters, g.layer = told["first"], told["turn"], told["letters"], told["layer"]
    g.layouts = [tuple(layout) for layout in told["layouts"]]
    g.market = tuple(told["market"])
    g.ships = {cell: Ship(*ship) for cell, ship in told["ships"].items()}
    g.discards = [tuple(discards) for discards in told["discards"]]
    g.starting_shield, g.ended, g.winner = told["starting_shield"], told["ended"], told["winner"]
    g.shields, g.supply = dict(told["shields"]), dict(told["supply"])
    for name in ("main", "reserve", "coins", "points", "extra_ships", "mines_held", "fakes_held"):
        setattr(g, name, list(told[name]))
    g.mines = _mines_imagined(told["mines"], rng)
    g.hands, g.bags, g.reserves = [(), ()], [(), ()], [None, None]
    g.hands[seat], g.bags[seat] = tuple(told["hand"]), tuple(told["bag"])
    g.reserves[seat] = None if told["reserve_pile"] is None else tuple(told["reserve_pile"])
    _deal(g, 1 - seat, told["hand_sizes"][1 - seat], told["looked"][1 - seat], rng)
    g.derive()


def _mines_imagined(mines: dict[str, str], rng: Random) -> dict[str, str]:
    """One of the unknown tokens is the fake mine; in a pile it lies below the other two, as it was laid."""
    unknown = [cell for cell, pile in mines.items() for token in pile if token == UNKNOWN]
    fake = rng.choice(unknown) if unknown else None
    return {
        cell: pile.replace(UNKNOWN, FAKE_UNKNOWN, cell == fake).replace(UNKNOWN, REAL_UNKNOWN)
        for cell, pile in mines.items()
    }


def _deal(g: Sea, seat: int, hand: int, looked: bool, rng: Random) -> None:
    """The ships of a colour that a seat has not seen, as a hand and what is left."""
    left = list(g.parts.fleet)
    for number in g.discards[seat]:
        left[number - 1] -= 1
    for ship in g.ships.values():
        if ship.seat == seat and isinstance(ship.what, int):
            left[ship.what - 1] -= 1
    ships = [number for number in NUMBERS for _ in range(left[number - 1])]
    rng.shuffle(ships)
    g.hands[seat] = tuple(sorted(ships[:hand]))
    rest = ships[hand:]
    if looked:
        g.reserves[seat] = _counts(rest[: g.reserve[seat]])
        rest = rest[g.reserve[seat] :]
    g.bags[seat] = _counts(rest)


def _counts(ships: list[int]) -> tuple[int, ...]:
    return tuple(ships.count(number) for number in NUMBERS)
