"""Who knows what (SD-R-32, section 6.3): views built up from nothing, and worlds that fit a view."""

from collections import Counter
from random import Random
from typing import Any

from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.parts import SIZES
from drakomor.games.sea_dragons.state import REALMS, Dragon, Returned, Sea

UNKNOWN = "?"
PUBLIC = (
    "first", "turn", "quarters", "ships", "dragons", "heads", "gold", "fleets", "shown", "completed",
    "passed", "market", "missions", "used_corals", "paid_ships", "ended",
)  # fmt: skip


def seen(g: Sea, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {name: getattr(g, name) for name in PUBLIC}
    told["mover"] = g.mover
    told["hand_sizes"] = [[g.parts.cards[name].size for name in in_size(g, hand)] for hand in g.hands]
    told["coral_counts"] = [len(corals) for corals in g.corals]
    told["deck_sizes"] = {size: sum(deck) for size, deck in g.decks.items()}
    told["mission_deck_size"] = len(g.mission_deck)
    told["coral_deck_size"] = sum(g.coral_deck)
    told["coral_bottom"] = [(one.seat, one.coral if one.seat == seat else UNKNOWN) for one in g.coral_bottom]
    if g.quarters:
        told["board"] = "".join(g.board.signs.values())
        told["realms"] = [_realm(g, realm) for realm in REALMS]
    if g.ended:
        told["all_corals"] = g.corals
    if seat is not None:
        told["hand"], told["corals"] = g.hands[seat], g.corals[seat]
    return told


def _realm(g: Sea, realm: int) -> dict[str, Any]:
    """What everybody can count: open whirlpools, and by seat the dragons on the board and their pieces."""
    return {
        "whirlpools": g.whirlpools_open(realm),
        "dragons": g.strength[realm::4],
        "pieces": g.pieces[realm::4],
    }


def in_size(g: Sea, hand: tuple[str, ...]) -> list[str]:
    return sorted(hand, key=lambda name: SIZES.index(g.parts.cards[name].size))


def imagined(g: Sea, view: dict[str, Any], rng: Random) -> None:
    """Lays tables that fit what a seat was told; what it was not told is dealt anew."""
    told, seat = view["tables"], view["seat"]
    for name in ("first", "turn", "ended"):
        setattr(g, name, told[name])
    for name in ("quarters", "missions", "used_corals", "paid_ships"):
        setattr(g, name, tuple(told[name]))
    for name in ("fleets", "shown", "completed", "passed"):
        setattr(g, name, [tuple(row) for row in told[name]])
    g.heads, g.gold, g.ships = list(told["heads"]), list(told["gold"]), dict(told["ships"])
    g.dragons = [Dragon(seat, shape, tuple(cells), head) for seat, shape, cells, head in told["dragons"]]
    g.market = {size: tuple(row) for size, row in told["market"].items()}
    _sort_ships(g)
    _deal_cards(g, told, seat, rng)
    _deal_corals(g, view, rng)
    _sort_missions(g)
    g.derive()


def _sort_ships(g: Sea) -> None:
    """Tokens that nobody has seen, or that stayed over, can be told by what is missing (SD-R-8)."""
    seen = [
        sum(fleet[number] for fleet in g.fleets) + g.paid_ships[number] + _on_board(g, colour)
        for number, colour in enumerate(g.parts.colours)
    ]
    g.ship_bag = tuple(all_ - these for all_, these in zip(g.parts.tokens, seen, strict=True))


def _on_board(g: Sea, colour: str) -> int:
    return sum(token == colour for token in g.ships.values())


def _sort_missions(g: Sea) -> None:
    known = {*g.missions, *(name for done in g.completed for name in done)}
    g.mission_deck = tuple(name for name in g.parts.missions if name not in known)


def _deal_cards(g: Sea, told: dict[str, Any], seat: int | None, rng: Random) -> None:
    """Cards that a seat has not seen: the rest of the others' hands, and the decks."""
    g.hands = [() if one == seat else shown for one, shown in enumerate(g.shown)]
    if seat is not None:
        g.hands[seat] = tuple(told["hand"])
    seen = Counter(name for row in (*g.market.values(), *g.hands, *g.passed) for name in row)
    seen.update(dragon.shape for dragon in g.dragons)
    for size in SIZES:
        unseen = [
            name for name in g.parts.of_size[size] for _ in range(g.parts.cards[name].count - seen[name])
        ]
        rng.shuffle(unseen)
        for one, sizes in enumerate(told["hand_sizes"]):
            known = sum(g.parts.cards[name].size == size for name in g.hands[one])
            missing = sizes.count(size) - known
            g.hands[one] = tuple(sorted((*g.hands[one], *unseen[:missing])))
            unseen = unseen[missing:]
        g.decks[size] = tuple(unseen.count(name) for name in g.parts.of_size[size])


def _deal_corals(g: Sea, view: dict[str, Any], rng: Random) -> None:
    """Coral cards that a seat has not seen: those of others, those they put back, and the deck."""
    told, seat = view["tables"], view["seat"]
    unseen = _unseen_corals(g, view)
    rng.shuffle(unseen)

    def some(count: int) -> tuple[str, ...]:
        return tuple(sorted(unseen.pop() for _ in range(count)))

    g.corals = told.get("all_corals") or [
        told["corals"] if one == seat else some(count) for one, count in enumerate(told["coral_counts"])
    ]
    g.corals = [tuple(corals) for corals in g.corals]
    g.coral_bottom = [
        Returned(one, unseen.pop() if coral == UNKNOWN else coral) for one, coral in told["coral_bottom"]
    ]
    g.coral_deck = tuple(unseen.count(name) for name in g.parts.corals)


def _unseen_corals(g: Sea, view: dict[str, Any]) -> list[str]:
    """Not used, not shown, not held, not put back by this seat, and not before its eyes just now."""
    told = view["tables"]
    seen = Counter(told["used_corals"])
    for row in told.get("all_corals") or [told.get("corals", ())]:
        seen.update(row)
    seen.update(coral for _, coral in told["coral_bottom"])
    for frame in view["stack"]:
        if frame["frame"] == Gain.__name__:
            seen.update(frame.get("drawn", ()))
    return [name for name, coral in g.parts.corals.items() for _ in range(coral.count - seen[name])]
