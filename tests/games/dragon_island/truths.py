"""The same table for a watcher, but all that the watcher may not know is dealt anew.

Dealt in this file's own way: hidden tokens are shuffled among the places where they may lie, dragons among
sites, caves, sea and bank, cards among hands and pile.
"""

from collections import Counter
from random import Random

from drakomor.games.dragon_island.battles import Strife
from drakomor.games.dragon_island.duels import Duel
from drakomor.games.dragon_island.pieces import DRAGONS, GOODS, TROOPS, Dragon, Held, Returned, Ship, Stored
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel.frames import ask_again

GARRISON = ("mage", "mage", "warriors", "warriors", "ballista", "ballista")
LOT = Counter({"green": 3, "red": 2, "gold": 1})
Place = tuple[str, str, int]  # "hold" of a ship or "depot" of a harbour, and which token there


def other_truth(g: Sea, watcher: int | None, rng: Random) -> Sea:
    other = g.copy()
    _deal_dragons(other, rng)
    if not g.garrison_seen:
        lot = rng.sample(GARRISON, len(GARRISON))
        other.garrison = tuple(lot[: len(g.garrison)])
    if not g.ended:
        _deal_coins(other, watcher, rng)
        _deal_tokens(other, watcher, rng)
        _deal_tasks(other, watcher, rng)
    other.derive()
    ask_again(other)
    return other


def _deal_coins(g: Sea, watcher: int | None, rng: Random) -> None:
    if g.options.coins_visibility == "hidden":
        g.coins = [had if seat == watcher else rng.randrange(99) for seat, had in enumerate(g.coins)]


def _deal_dragons(g: Sea, rng: Random) -> None:
    """Three of six on the sites, whatever else is where."""
    hidden = [dragon.kind for dragon in g.dragons if not dragon.seen]
    hidden += [kind for kind, seen in zip(g.sites, g.sites_seen, strict=True) if not seen]
    hidden += [kind for kind, count in zip(DRAGONS, g.dragon_bank, strict=True) for _ in range(count)]
    for _ in range(200):
        pile = rng.sample(hidden, len(hidden))
        sites = tuple(kind if seen else pile.pop() for kind, seen in zip(g.sites, g.sites_seen, strict=True))
        if not Counter(sites) - LOT and len(sites) in (0, 3):
            g.sites = sites
            break
    else:
        return
    g.dragons = [
        one if one.seen else Dragon(one.number, one.place, pile.pop(), False, one.left, one.placer)
        for one in g.dragons
    ]
    g.dragon_bank = tuple(pile.count(kind) for kind in DRAGONS)


# Tokens


def _deal_tokens(g: Sea, watcher: int | None, rng: Random) -> None:
    """Pairs of hidden tokens change places, where both may lie where the other lay."""
    places = [*_holds(g, watcher), *_depots(g, watcher)]
    if len(places) < 2:
        return
    for _ in range(3 * len(places)):
        one, other = rng.sample(places, 2)
        first, second = _kind(g, one), _kind(g, other)
        if _may_lie(g, first, other) and _may_lie(g, second, one):
            _put(g, one, second)
            _put(g, other, first)
    for name, ship in g.ships.items():
        g.ships[name] = Ship(ship.seat, ship.point, tuple(sorted(ship.hold)), ship.deck)
    for harbour, row in g.depots.items():
        g.depots[harbour] = tuple(sorted(row, key=lambda one: (one.kind, one.seat)))


def _holds(g: Sea, watcher: int | None) -> list[Place]:
    """What fights a dragon is known to be a troop, so such a ship keeps what it has."""
    fighting = {frame.ship for frame in g.stack if isinstance(frame, Strife)}
    return [
        ("hold", name, number)
        for name, ship in g.ships.items()
        if ship.seat != watcher and name not in g.shown and name not in fighting
        for number in range(len(ship.hold))
    ]


def _depots(g: Sea, watcher: int | None) -> list[Place]:
    return [
        ("depot", harbour, number)
        for harbour, row in g.depots.items()
        if g.options.depot_visibility == "hidden" or harbour not in g.parts.mainlands
        for number, one in enumerate(row)
        if watcher not in one.known and len(one.known) < g.seats
    ]


def _kind(g: Sea, place: Place) -> str:
    what, name, number = place
    return g.ships[name].hold[number] if what == "hold" else g.depots[name][number].kind


def _may_lie(g: Sea, kind: str, place: Place) -> bool:
    """In a home harbour others leave goods only (DI-R-73); its troops are known while they fight."""
    what, name, number = place
    if what == "hold" or kind in GOODS:
        return True
    if any(isinstance(frame, Duel) and frame.defender == name for frame in g.stack):
        return False
    return g.owner_of(name) in (-1, g.depots[name][number].seat)


def _put(g: Sea, place: Place, kind: str) -> None:
    what, name, number = place
    if what == "hold":
        ship = g.ships[name]
        hold = (*ship.hold[:number], kind, *ship.hold[number + 1 :])
        g.ships[name] = Ship(ship.seat, ship.point, hold, ship.deck)
    else:
        row = g.depots[name]
        new = Stored(kind, row[number].seat, row[number].known)
        g.depots[name] = (*row[:number], new, *row[number + 1 :])


def hidden_troops(g: Sea) -> int:
    """Troops in holds and depots: something that is worth being known."""
    aboard = sum(kind in TROOPS for ship in g.ships.values() for kind in ship.hold)
    return aboard + sum(one.kind in TROOPS for row in g.depots.values() for one in row)


# Task cards


def _deal_tasks(g: Sea, watcher: int | None, rng: Random) -> None:
    secret = g.options.task_secret
    pile = list(g.task_bag)
    pile += [held.card for seat, hand in enumerate(g.tasks) if secret and seat != watcher for held in hand]
    pile += [one.card for one in g.task_bottom if one.seat not in (-1, watcher)]
    rng.shuffle(pile)
    g.tasks = [
        hand if seat == watcher or not secret else tuple(Held(pile.pop(), held.issuer) for held in hand)
        for seat, hand in enumerate(g.tasks)
    ]
    g.task_bottom = [
        one if one.seat in (-1, watcher) else Returned(one.seat, pile.pop()) for one in g.task_bottom
    ]
    g.task_bag = tuple(card for card in g.parts.all_tasks if card in pile)
