"""The pieces must add up: what a position that somebody wrote has to satisfy."""

import msgspec

from drakomor.games.lords_of_the_seas.chart import INDEX
from drakomor.games.lords_of_the_seas.parts import CELL_EFFECTS, SHIP_EFFECTS, STEPS
from drakomor.games.lords_of_the_seas.state import FAKE, FAKE_UNKNOWN, REAL, REAL_UNKNOWN, Sea
from drakomor.kernel import Malformed

PLACE = "position.tables"
KNOWN = CELL_EFFECTS | SHIP_EFFECTS | STEPS
PAIRS = (
    "layouts", "hands", "bags", "reserves", "main", "reserve", "discards",
    "coins", "points", "extra_ships", "mines_held", "fakes_held",
)  # fmt: skip


def check(g: Sea) -> None:
    _check_shape(g)
    _check_sea(g)
    _check_mines(g)
    _check_frames(g)
    for seat in (0, 1):
        _check_fleet(g, seat)
    if g.options.token_supply == "finite":
        _check_tokens(g)


def _fail(table: str, reason: str, **facts: str | int) -> None:
    raise Malformed(f"{PLACE}.{table}", reason, **facts)


def _check_shape(g: Sea) -> None:
    for name in PAIRS:
        if len(getattr(g, name)) != 2:
            _fail(name, "not-a-pair")
    for name in ("main", "reserve", "coins", "points", "extra_ships", "mines_held", "fakes_held"):
        if min(getattr(g, name)) < 0:
            _fail(name, "negative")
    if set(g.supply) != set(g.parts.tokens):
        _fail("supply", "wrong-value", found=", ".join(sorted(g.supply))[:80])
    if g.first not in (0, 1) or not 0 <= g.turn <= g.parts.turns:
        _fail("turn", "wrong-value", found=f"{g.first}, {g.turn}")
    for seat, layout in enumerate(g.layouts):
        if layout and layout not in g.parts.layouts[seat]:
            _fail(f"layouts[{seat}]", "wrong-layout")
    if g.letters != (g.parts.sea(g.layouts) if all(g.layouts) else ""):
        _fail("letters", "wrong-value", found=g.letters[:60])
    if len(set(g.market)) != len(g.market) or not set(g.market) <= set(g.parts.mercenaries):
        _fail("market", "wrong-value", found=", ".join(g.market)[:60])


def _check_sea(g: Sea) -> None:
    for cell, ship in g.ships.items():
        known = ship.what in g.parts.mercenaries if isinstance(ship.what, str) else ship.what in range(1, 10)
        if cell not in INDEX or ship.seat not in (0, 1) or not known:
            _fail(f"ships.{cell[:10]}", "wrong-value", found=str(ship.what)[:20])
        if ship.burning and isinstance(ship.what, str):
            _fail(f"ships.{cell}", "burning-mercenary")
    hired = [ship.what for ship in g.ships.values() if isinstance(ship.what, str)]
    if len(set(hired)) != len(hired) or set(hired) & set(g.market):
        _fail("ships", "twice", found=", ".join(hired))
    for cell, count in g.shields.items():
        if cell not in g.ships or g.ships[cell].burning or count < 1:
            _fail(f"shields.{cell[:10]}", "lone-shield")
    if g.ships and not g.letters:
        _fail("letters", "wrong-value", found="")


def _check_frames(g: Sea) -> None:
    """What the procedures in progress refer to must exist."""
    for i, frame in enumerate(g.stack):
        fields, place = msgspec.structs.asdict(frame), f"position.stack[{i}]"
        if fields.get("seat", 0) not in (0, 1) or fields.get("cell", "") not in ("", *INDEX):
            raise Malformed(place, "wrong-value", found=f"{fields.get('seat')} {fields.get('cell')}"[:20])
        for effect in fields.get("effects", ()):
            if effect not in KNOWN:
                raise Malformed(f"{place}.effects", "no-such-effect", found=effect[:40])


def _check_mines(g: Sea) -> None:
    for cell, pile in g.mines.items():
        if cell not in INDEX or not pile or set(pile) - {REAL, FAKE, REAL_UNKNOWN, FAKE_UNKNOWN}:
            _fail(f"mines.{cell[:10]}", "wrong-value", found=pile[:20])
        if len(pile) > 1 and not g.options.mine_stacking:
            _fail(f"mines.{cell}", "stacked-mines")
    tokens = "".join(g.mines.values())
    fakes = tokens.count(FAKE) + tokens.count(FAKE_UNKNOWN)
    if fakes + sum(g.fakes_held) + g.supply["fake_mines"] > g.parts.tokens["fake_mines"]:
        _fail("mines", "wrong-count")
    if REAL_UNKNOWN in tokens and FAKE_UNKNOWN not in tokens:
        _fail("mines", "wrong-count")
    if FAKE_UNKNOWN in tokens and g.layer not in (0, 1):
        _fail("layer", "wrong-value", found=str(g.layer))


def _check_fleet(g: Sea, seat: int) -> None:
    """Hand, piles, sea and discards make up the fleet; piles are as large as their bags say."""
    seen = [*g.hands[seat], *g.discards[seat]]
    seen += [ship.what for ship in g.ships.values() if ship.seat == seat and isinstance(ship.what, int)]
    reserve = g.reserves[seat]
    for name, bag in (("bags", g.bags[seat]), ("reserves", reserve)):
        if bag is not None and (len(bag) != 9 or min(bag) < 0):
            _fail(f"{name}[{seat}]", "wrong-value", found=str(bag)[:60])
    for number in range(1, 10):
        left = g.bags[seat][number - 1] + (reserve[number - 1] if reserve is not None else 0)
        if seen.count(number) + left != g.parts.fleet[number - 1]:
            _fail(f"bags[{seat}]", "wrong-fleet", number=number)
    if len(seen) + sum(g.bags[seat]) + sum(reserve or ()) != sum(g.parts.fleet):
        _fail(f"hands[{seat}]", "wrong-fleet", number=0)
    piles = g.main[seat] + (g.reserve[seat] if reserve is None else 0)
    if sum(g.bags[seat]) != piles or (reserve is not None and sum(reserve) != g.reserve[seat]):
        _fail(f"main[{seat}]", "wrong-piles", fleet=sum(g.parts.fleet))
    if list(g.hands[seat]) != sorted(g.hands[seat]):
        _fail(f"hands[{seat}]", "not-sorted")


def _check_tokens(g: Sea) -> None:
    tokens = "".join(g.mines.values())
    found = {
        "shields": sum(g.shields.values()),
        "mines": sum(g.mines_held) + tokens.count(REAL) + tokens.count(REAL_UNKNOWN),
        "coins": sum(g.coins),
        "points": sum(g.points),
        "extra_ships": sum(g.extra_ships),
    }
    for kind, count in found.items():
        if g.supply[kind] < 0 or count + g.supply[kind] != g.parts.tokens[kind]:
            _fail(f"supply.{kind}", "wrong-tokens", kind=kind, wanted=g.parts.tokens[kind])
