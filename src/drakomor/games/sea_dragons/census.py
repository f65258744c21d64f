"""The pieces must add up: what a position that somebody wrote has to satisfy (section 6.5 of the rules)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from drakomor.games.sea_dragons.chart import BIT, beside, cells_of, mask_of
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.parts import SIZES
from drakomor.games.sea_dragons.placing import Placement, placements
from drakomor.games.sea_dragons.setup import Tokens
from drakomor.games.sea_dragons.state import Sea
from drakomor.kernel import Frame, Malformed

PLACE = "position.tables"
BY_SEAT = ("heads", "gold", "fleets", "hands", "shown", "corals", "completed", "passed")


def check(g: Sea) -> None:
    _check_shape(g)
    _check_names(g)
    _check_cards(g)
    _check_corals(g)
    _check_missions(g)
    _check_frames(g)
    _check_ships(g)
    _check_dragons(g)


def fail(table: str, reason: str, **facts: str | int) -> None:
    raise Malformed(f"{PLACE}.{table}", reason, **facts)


def _check_shape(g: Sea) -> None:
    for name in BY_SEAT:
        if len(getattr(g, name)) != g.seats:
            fail(name, "not-by-seat", seats=g.seats)
    for name in ("heads", "gold"):
        if min(getattr(g, name)) < 0:
            fail(name, "negative")
    turns = g.seats * g.parts.tables[g.seats].heads
    if g.first not in range(g.seats) or not 0 <= g.turn <= turns:
        fail("turn", "wrong-value", found=f"{g.first}, {g.turn}")
    if (g.quarters or g.dragons or g.turn) and not _is_set_up(g):
        fail("quarters", "wrong-quarters", known=", ".join(g.parts.quarters))


def _is_set_up(g: Sea) -> bool:
    known = all(name in g.parts.sides for name in g.quarters)
    return known and sorted(name[:-1] for name in g.quarters) == sorted(g.parts.quarters)


def _check_names(g: Sea) -> None:
    """What is named must be there."""
    _check_known("hands", g.hands, g.parts.cards)
    _check_known("passed", g.passed, g.parts.cards)
    _check_known("corals", g.corals, g.parts.corals)
    _check_known("used_corals", [g.used_corals], g.parts.corals)
    _check_known("completed", g.completed, g.parts.missions)
    _check_known("missions", [g.missions], {"", *g.parts.missions})
    if set(g.market) != set(SIZES) or set(g.decks) != set(SIZES):
        fail("market", "wrong-value", found=", ".join(g.market)[:60])
    for size, row in g.market.items():
        _check_known(f"market.{size}", [row], {"", *g.parts.of_size[size]})
        if len(row) != g.parts.start.market_cards_per_size:
            fail(f"market.{size}", "wrong-count")


def _check_known(table: str, rows: Any, known: Any) -> None:
    for row in rows:
        for name in row:
            if name not in known:
                fail(table, "wrong-value", found=str(name)[:20])


def _check_cards(g: Sea) -> None:
    """Decks, market, hands, boards and discards make up the dragon cards."""
    seen = Counter(name for row in (*g.hands, *g.passed, *g.market.values()) for name in row)
    seen.update(dragon.shape for dragon in g.dragons)
    for size, names in g.parts.of_size.items():
        _check_bag(f"decks.{size}", g.decks[size], len(names))
        for name, left in zip(names, g.decks[size], strict=True):
            if seen[name] + left != g.parts.cards[name].count:
                fail(f"decks.{size}", "wrong-cards", card=name)
    for seat, (shown, hand) in enumerate(zip(g.shown, g.hands, strict=True)):
        if Counter(shown) - Counter(hand):
            fail(f"shown[{seat}]", "wrong-value", found=", ".join(shown)[:40])
        if list(hand) != sorted(hand) or list(shown) != sorted(shown):
            fail(f"hands[{seat}]", "not-sorted")


def _check_bag(table: str, bag: tuple[int, ...], kinds: int) -> None:
    if len(bag) != kinds or min(bag, default=0) < 0:
        fail(table, "wrong-value", found=str(bag)[:60])


def _check_corals(g: Sea) -> None:
    _check_bag("coral_deck", g.coral_deck, len(g.parts.corals))
    seen = Counter(name for row in (*g.corals, g.used_corals) for name in row)
    for one in g.coral_bottom:
        if one.seat not in range(g.seats) or one.coral not in g.parts.corals:
            fail("coral_bottom", "wrong-value", found=f"{one.seat}, {one.coral}"[:40])
        seen[one.coral] += 1
    for frame in g.stack:
        if isinstance(frame, Gain):
            seen.update(frame.drawn)
    for (name, coral), left in zip(g.parts.corals.items(), g.coral_deck, strict=True):
        if seen[name] + left != coral.count:
            fail("coral_deck", "wrong-cards", card=name)
    for seat, corals in enumerate(g.corals):
        if list(corals) != sorted(corals):
            fail(f"corals[{seat}]", "not-sorted")


def _check_missions(g: Sea) -> None:
    there = [*g.mission_deck, *filter(None, g.missions), *(name for done in g.completed for name in done)]
    if sorted(there) != sorted(g.parts.missions):
        fail("mission_deck", "wrong-missions")
    if list(g.mission_deck) != [name for name in g.parts.missions if name in set(g.mission_deck)]:
        fail("mission_deck", "not-sorted")
    if len(g.missions) != g.parts.start.market_missions:
        fail("missions", "wrong-count")


def _check_ships(g: Sea) -> None:
    colours = g.parts.colours
    for name, bag in (("ship_bag", g.ship_bag), ("paid_ships", g.paid_ships)):
        _check_bag(name, bag, len(colours))
    for seat, fleet in enumerate(g.fleets):
        _check_bag(f"fleets[{seat}]", fleet, len(colours))
    spaces = _ship_spaces(g)
    for cell, colour in g.ships.items():
        if cell not in BIT or not BIT[cell] & spaces or (colour and colour not in colours):
            fail(f"ships.{cell[:10]}", "wrong-value", found=colour[:20])
    for number, colour in enumerate(colours):
        held = sum(fleet[number] for fleet in g.fleets) + g.paid_ships[number] + g.ship_bag[number]
        if held + sum(token == colour for token in g.ships.values()) != g.parts.tokens[number]:
            fail("ship_bag", "wrong-ships", colour=colour)


def _ship_spaces(g: Sea) -> int:
    """Spaces where a token may lie: open ones, and those whose tokens are being turned over (SD-R-8)."""
    if not g.quarters:
        return 0
    covered = mask_of(cell for dragon in g.dragons for cell in dragon.cells if cell in BIT)
    arriving = mask_of(cell for frame in g.stack if isinstance(frame, Placement) for cell in frame.cells)
    return g.board.ships & ~(covered & ~arriving)


def _check_dragons(g: Sea) -> None:
    """Every dragon is of its card's shape, on free water, and beside no other of its owner (SD-PLACE)."""
    taken, own = 0, [0] * g.seats
    for number, dragon in enumerate(g.dragons):
        place = f"dragons[{number}]"
        known = dragon.seat in range(g.seats) and dragon.shape in g.parts.cards
        if not known or not all(cell in BIT for cell in dragon.cells) or dragon.head not in dragon.cells:
            fail(place, "wrong-value", found=f"{dragon.seat}, {dragon.shape}"[:40])
        mask = mask_of(dragon.cells)
        if mask not in g.parts.shapes[dragon.shape].number or mask & (taken | beside(own[dragon.seat])):
            fail(place, "wrong-dragon")
        taken |= mask
        own[dragon.seat] |= mask
    for seat, left in enumerate(g.heads):
        placed = sum(dragon.seat == seat for dragon in g.dragons)
        if left + placed + len(g.passed[seat]) != g.parts.tables[g.seats].heads:
            fail(f"heads[{seat}]", "wrong-heads")


def _check_frames(g: Sea) -> None:
    """What the procedures in progress refer to must exist."""
    for i, frame in enumerate(g.stack):
        fields = {**ABSENT, **msgspec.structs.asdict(frame)}
        for name, known in _known(g).items():
            if not known(fields[name]):
                raise Malformed(f"position.stack[{i}].{name}", "wrong-value", found=str(fields[name])[:40])
        if not _is_in_place(g, frame):
            raise Malformed(f"position.stack[{i}].cells", "wrong-value", found=" ".join(fields["cells"])[:40])
        if isinstance(frame, Gain) and frame.count != len(frame.drawn):
            raise Malformed(f"position.stack[{i}].count", "wrong-count")


def _is_in_place(g: Sea, frame: Frame) -> bool:
    """Tokens go to the ship spaces in turn; a dragon that is arriving may lie there, or is the latest."""
    if isinstance(frame, Tokens) and g.quarters:
        return frame.cells == cells_of(g.board.ships) and set(g.ships) == set(frame.cells[: len(g.ships)])
    if isinstance(frame, Placement) and frame.at == "offer_head":
        return ("place", frame.shape, *frame.cells) in placements(g, frame.seat)
    return not isinstance(frame, Placement) or any(frame.cells == dragon.cells for dragon in g.dragons[-1:])


ABSENT = {"seat": 0, "size": "", "sizes": (), "shape": "", "cells": (), "laid": (), "drawn": ()}
ABSENT |= {"filled": 0, "dealt": 0, "gains": 0}


def _known(g: Sea) -> dict[str, Callable[[Any], bool]]:
    """What a field of a frame may be, by its name."""
    parts = g.parts
    quarters = {*parts.quarters, *parts.sides}
    return {
        "seat": lambda seat: seat in range(g.seats),
        "size": lambda size: size in ("", *SIZES),
        "sizes": lambda sizes: set(sizes) <= set(SIZES),
        "shape": lambda shape: shape == "" or shape in parts.cards,
        "cells": lambda cells: set(cells) <= BIT.keys(),
        "laid": lambda laid: set(laid) <= quarters and len(laid) <= len(parts.quarters),
        "drawn": lambda drawn: set(drawn) <= parts.corals.keys(),
        "filled": lambda filled: 0 <= filled <= len(SIZES),
        "dealt": lambda dealt: 0 <= dealt <= g.seats * parts.start.medium_cards,
        "gains": lambda gains: 0 <= gains <= len(BIT),
    }
