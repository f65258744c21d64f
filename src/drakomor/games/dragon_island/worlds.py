"""Worlds that fit a view: what a seat was not told is dealt anew, from what is missing."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from drakomor.games.dragon_island.pieces import (
    DRAGONS,
    EMPTY,
    FULL,
    GOODS,
    KINDS,
    TROOPS,
    Dragon,
    Held,
    Returned,
    Ship,
    Stored,
)
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.views import PUBLIC, UNKNOWN

TUPLES = ("sites_seen", "dead", "dice", "immune", "fought", "arranged", "shown")
SITES = 3
RICHEST_GUESS = 60  # coins of others are not shown


def imagined(g: Sea, view: dict[str, Any], rng: Random) -> None:
    told = view["tables"]
    for name in PUBLIC:
        setattr(g, name, tuple(told[name]) if name in TUPLES else told[name])
    g.met = [(number, ship) for number, ship in told["met"]]
    g.flotsam = {point: tuple(kinds) for point, kinds in told["flotsam"].items()}
    g.medals, g.bank, g.wind = list(told["medals"]), dict(told["bank"]), dict(told["wind"])
    richest = min(RICHEST_GUESS, g.parts.values.win_coins)
    g.coins = [rng.randrange(richest) if coins is None else coins for coins in told["coins"]]
    _deal_dragons(g, told, rng)
    _deal_garrison(g, told, rng)
    _deal_tokens(g, view, rng)
    _deal_tasks(g, told, rng)
    g.derive()
    for harbour, row in g.depots.items():
        g.depots[harbour] = tuple(_witnessed(g, harbour, one, view["seat"]) for one in row)


# Dragons


def _deal_dragons(g: Sea, told: dict[str, Any], rng: Random) -> None:
    """Three of the lot on the sites; the others anywhere (DI-SETUP-2, DI-R-5)."""
    dragons = [Dragon(*row) for row in told["dragons"]]
    seen = Counter(dragon.kind for dragon in dragons if dragon.seen)
    seen.update(kind for kind in told["sites"] if kind != UNKNOWN)
    seen.update({kind: count for kind, count in zip(DRAGONS, g.dead, strict=True) if count})
    left = Counter[str](g.parts.dragons) - seen
    sites, count = [*told["sites"], UNKNOWN, UNKNOWN, UNKNOWN][:SITES], len(told["sites"])
    lot = _sites(g, sites, left, rng)  # what is still to be drawn for the sites is in the bank
    unseen = list((left - _newly(lot, sites)).elements())
    rng.shuffle(unseen)
    g.dragons = [
        dragon
        if dragon.seen
        else Dragon(dragon.number, dragon.place, unseen.pop(), False, FULL, dragon.placer)
        for dragon in dragons
    ]
    g.sites, unseen = lot[:count], [*unseen, *lot[count:]]
    g.dragon_bank = tuple(unseen.count(kind) for kind in DRAGONS)


def _sites(g: Sea, told: list[str], left: Counter[str], rng: Random) -> tuple[str, ...]:
    """A draw from what is left of the lot, as far as those kinds are still unseen."""
    lot = Counter[str](g.parts.dragon_lot) - Counter(kind for kind in told if kind != UNKNOWN)
    pool = list((lot & left).elements())
    rng.shuffle(pool)
    return tuple(pool.pop() if kind == UNKNOWN else kind for kind in told)


def _newly(sites: tuple[str, ...], told: list[str]) -> Counter[str]:
    return Counter(kind for kind, shown in zip(sites, told, strict=True) if shown == UNKNOWN)


def _deal_garrison(g: Sea, told: dict[str, Any], rng: Random) -> None:
    lot = list(g.parts.garrison_lot)
    rng.shuffle(lot)
    g.garrison = tuple(lot.pop() if kind == UNKNOWN else kind for kind in told["garrison"])


# Troops and goods: what lies neither in the bank nor open


def _deal_tokens(g: Sea, view: dict[str, Any], rng: Random) -> None:
    told = view["tables"]
    ships = {name: Ship(row[0], row[1], tuple(row[2]), row[3]) for name, row in told["ships"].items()}
    depots = {
        name: [Stored(row[0], row[1], tuple(row[2])) for row in rows] for name, rows in told["depots"].items()
    }
    pool = Pool(g, ships, depots, rng)
    needs, raided = _needs(view), {frame.get("defender") for frame in view["stack"]}
    fixed = {name: pool.draw_needed(ship, needs.get(name, [])) for name, ship in ships.items()}
    goods = {
        name: [one.kind == UNKNOWN and (name in raided or _is_visitors(g, name, one)) for one in row]
        for name, row in depots.items()
    }
    drawn = {name: [pool.draw(_goods) if wanted else "" for wanted in row] for name, row in goods.items()}
    g.depots = {name: _stored(row, drawn[name], pool) for name, row in depots.items()}
    g.ships = {name: pool.filled(ship, fixed[name]) for name, ship in ships.items()}


def _is_visitors(g: Sea, harbour: str, stored: Stored) -> bool:
    """In a home harbour others leave goods only (DI-R-73)."""
    return g.owner_of(harbour) not in (EMPTY, stored.seat)


def _stored(row: list[Stored], drawn: list[str], pool: "Pool") -> tuple[Stored, ...]:
    dealt = [
        Stored(kind or pool.draw(_any), one.seat, one.known) if one.kind == UNKNOWN else one
        for one, kind in zip(row, drawn, strict=True)
    ]
    return tuple(sorted(dealt, key=lambda one: (one.kind, one.seat)))


def _witnessed(g: Sea, harbour: str, stored: Stored, seat: int | None) -> Stored:
    """Who else knows a token is not told: those who are there now, and who left it."""
    known = [one for one in g.witnesses(harbour, stored.seat) if one != seat]
    return Stored(stored.kind, stored.seat, stored.known or tuple(known))


class Pool:
    """The tokens that a seat has not seen."""

    def __init__(self, g: Sea, ships: dict[str, Ship], depots: dict[str, list[Stored]], rng: Random) -> None:
        seen = Counter({kind: count for kind, count in g.bank.items() if kind in KINDS})
        for cargo in (*(ship.cargo for ship in ships.values()), *g.flotsam.values()):
            seen.update(kind for kind in cargo if kind != UNKNOWN)
        for row in depots.values():
            seen.update(one.kind for one in row if one.kind != UNKNOWN)
        supply = g.parts.supply
        self.left = [kind for kind in KINDS for _ in range(supply[kind] - seen[kind])]
        rng.shuffle(self.left)

    def draw(self, fits: Callable[[str], bool]) -> str:
        at = next(i for i, kind in enumerate(self.left) if fits(kind))
        return self.left.pop(at)

    def draw_needed(self, ship: Ship, needs: list[str]) -> list[str]:
        """What a ship must have aboard because it fights with it; "troop" is any of them."""
        known, drawn = list(ship.cargo), []
        for need in sorted(needs, key="troop".__eq__):
            fits = _troop if need == "troop" else need.__eq__
            open_ = next((kind for kind in known if kind != UNKNOWN and fits(kind)), "")
            if open_:
                known.remove(open_)
            elif UNKNOWN in known:
                known.remove(UNKNOWN)
                drawn.append(self.draw(fits))
        return drawn

    def filled(self, ship: Ship, drawn: list[str]) -> Ship:
        hold = [kind for kind in ship.hold if kind != UNKNOWN]
        missing = len(ship.hold) - len(hold) - len(drawn)
        dealt = [*hold, *drawn, *(self.draw(_any) for _ in range(missing))]
        return Ship(ship.seat, ship.point, tuple(sorted(dealt)), ship.deck)


def _any(kind: str) -> bool:
    return True


def _goods(kind: str) -> bool:
    return kind in GOODS


def _troop(kind: str) -> bool:
    return kind in TROOPS


def _needs(view: dict[str, Any]) -> dict[str, list[str]]:
    """What everybody knows to be aboard of ships that fight dragons (DI-BATTLE-4)."""
    needs: dict[str, list[str]] = {}
    asked = {ask["prompt"] for ask in view["asks"]}
    for frame in view["stack"]:
        if frame["frame"] == "Strife":
            wanted = [*frame.get("spent", ()), *([frame["fighter"]] if frame.get("fighter") else [])]
            needs[frame["ship"]] = wanted + (["troop"] if "fighter" in asked else [])
    return needs


# Task cards


def _deal_tasks(g: Sea, told: dict[str, Any], rng: Random) -> None:
    bottom = [Returned(seat, card) for seat, card in told["task_bottom"]]
    hands = [[Held(row[0], row[1], tuple(row[2])) for row in hand] for hand in told["tasks"]]
    seen = {one.card for one in bottom} | {held.card for hand in hands for held in hand}
    deck = g.parts.all_tasks if g.options.task_deck == 16 else g.parts.core_tasks
    unseen = [card for card in deck if card not in seen]
    rng.shuffle(unseen)
    g.tasks = [
        tuple(Held(unseen.pop(), held.issuer) if held.card == UNKNOWN else held for held in hand)
        for hand in hands
    ]
    g.task_bottom = [Returned(one.seat, unseen.pop()) if one.card == UNKNOWN else one for one in bottom]
    g.task_bag = tuple(card for card in deck if card in unseen)
