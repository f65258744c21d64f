"""Chapters 9 and 10: buying, selling, troops and storage in the harbours (DI-TRADE, DI-HARBOUR)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from drakomor.games.dragon_island.aftermath import free_berths
from drakomor.games.dragon_island.depots import in_reach, may_leave, room_in
from drakomor.games.dragon_island.pieces import GOODS, KINDS, TROOPS
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import BringOut
from drakomor.games.dragon_island.tasks import Deed, DrawTask, done, offers
from drakomor.kernel import Answer, Then


class Market:
    """What a seat has to do with in one harbour: its ships there and the depot, as one pool (DI-R-25)."""

    def __init__(self, g: Sea, seat: int, harbour: str) -> None:
        self.g, self.seat, self.harbour = g, seat, harbour
        self.ships = g.docked(seat, harbour)
        self.held = {name: g.ships[name].cargo for name in self.ships}
        stored = in_reach(g, harbour, seat)
        if stored:
            self.held[harbour] = tuple(one.kind for one in stored)

    def places(self, kinds: tuple[str, ...]) -> list[tuple[str, str]]:
        """Every kind among these with every place where it lies."""
        return [(kind, place) for kind in kinds for place, cargo in self.held.items() if kind in cargo]

    def rooms(self) -> list[str]:
        """Ships, and the depot, with room for one more token."""
        ships = [name for name in self.ships if self.g.ships[name].room]
        return [*ships, self.harbour] if room_in(self.g, self.harbour, self.seat) > 0 else ships


def market_offers(g: Sea, seat: int, harbour: str) -> Iterator[Answer]:
    """In a mainland harbour (DI-HARBOUR-1 to DI-HARBOUR-6)."""
    market = Market(g, seat, harbour)
    for kind in ("ballista", "iron", "warriors"):
        if g.coins[seat] >= buying_price(g, harbour, kind) and g.has(kind):
            yield from (("buy", kind, place) for place in market.rooms())
    for kind, place in market.places(KINDS):
        if kind in TROOPS:
            if may_disband(g, kind):
                yield "disband", kind, place
            if wants_troops(g, seat, harbour):
                yield "hand_over", kind, place
        elif selling_price(g, harbour, kind) > 0 or kind == "dragon_stone":
            yield "sell", kind, place
    yield from summonings(market)
    yield from offers(g, seat, harbour)


def may_disband(g: Sea, kind: str) -> bool:  # DI-HARBOUR-5, DI-R-24
    if kind != "mage":
        return True
    return g.options.mage_disband == "one_stone" and g.has("dragon_stone")


def buying_price(g: Sea, harbour: str, kind: str) -> int:  # DI-HARBOUR-2, DI-CIRCLE-1
    return g.parts.prices[g.rotation][harbour][0] if kind == "iron" else g.parts.price[kind]


def selling_price(g: Sea, harbour: str, kind: str) -> int:  # DI-CIRCLE-1, DI-R-21
    iron, stone = g.parts.prices[g.rotation][harbour]
    if kind == "dragon_stone":
        return stone
    return {"same": iron, "minus_one": iron - 1, "no_resale": 0}[g.options.iron_sell_price]


def wants_troops(g: Sea, seat: int, harbour: str) -> bool:
    """Whether a task asks for troops to be handed over here."""
    for held in g.tasks[seat]:
        task = g.parts.tasks[held.card]
        if task.event == "troops_handed_over" and g.parts.opposite.get(held.issuer) == harbour:
            return True
    return False


def summonings(market: Market) -> Iterator[Answer]:
    """Two Stones of the pool, and where the Mage goes (DI-HARBOUR-4); its place may be that of a Stone."""
    g = market.g
    sources = [place for place, cargo in market.held.items() if "dragon_stone" in cargo]
    if not sources or not g.has("mage"):
        return
    rooms = market.rooms()
    for one, other in combinations_with_replacement(sorted(sources), 2):
        if one == other and market.held[one].count("dragon_stone") < 2:
            continue
        for place in sorted({*rooms, one, other}):
            yield "summon", place, one, other


def store_offers(g: Sea, seat: int, harbour: str) -> Iterator[Answer]:
    """Loading and unloading, in any harbour with a depot (DI-HARBOUR-7 to DI-HARBOUR-12)."""
    market = Market(g, seat, harbour)
    for name in market.ships:
        for kind in sorted(set(g.ships[name].cargo)):
            if may_leave(g, harbour, seat, kind):
                yield "store", kind, name
        if g.ships[name].room:
            yield from (("take", kind, name) for kind in sorted(set(market.held.get(harbour, ()))))


def launch_offers(g: Sea, seat: int) -> Iterator[Answer]:  # DI-LAUNCH-1
    if g.coins[seat] >= g.parts.values.ship_price and len(g.fleet_of(seat)) < g.most_ships(seat):
        yield from (("launch", berth) for berth in free_berths(g, seat))


def exchange_offers(g: Sea, seat: int) -> Iterator[Answer]:
    """Iron for a Stone on Dragon Island (DI-TRADE-6, DI-KIDS-14)."""
    if g.is_free_hunter(seat) or not g.has("dragon_stone"):
        return
    for name in g.docked(seat, "island"):
        if "iron" in g.ships[name].cargo:
            yield "exchange", name


# What is done


def buy(g: Sea, seat: int, kind: str, place: str) -> Then:  # DI-TRADE-2, DI-HARBOUR-2
    g.pay(seat, buying_price(g, market_of(g, place), kind), "buy")
    _receive(g, seat, kind, place, "buy")
    return None


def sell(g: Sea, seat: int, kind: str, place: str) -> Then:  # DI-TRADE-4, DI-HARBOUR-3, DI-R-75
    harbour = market_of(g, place)
    g.hand_in(seat, kind, place, "sell")
    g.earn(seat, selling_price(g, harbour, kind), "sell")
    done(g, seat, Deed("sold", at=harbour, token=kind))
    return None


def disband(g: Sea, seat: int, kind: str, place: str) -> Then:  # DI-HARBOUR-5
    if kind == "mage":  # DI-R-24
        _swap(g, seat, kind, "dragon_stone", place, "disband")
        return None
    g.hand_in(seat, kind, place, "disband")
    g.earn(seat, g.parts.price[kind] // 2, "disband")
    return None


def summon(g: Sea, seat: int, place: str, one: str, other: str) -> Then:  # DI-HARBOUR-4
    first, last = (other, one) if one == place else (one, other)
    g.hand_in(seat, "dragon_stone", first, "summon")
    if last == place:
        _swap(g, seat, "dragon_stone", "mage", place, "summon")
    else:
        g.hand_in(seat, "dragon_stone", last, "summon")
        _receive(g, seat, "mage", place, "summon")
    done(g, seat, Deed("mage_summoned"))
    return None


def exchange(g: Sea, seat: int, name: str) -> Then:  # DI-TRADE-6, DI-R-32
    _swap(g, seat, "iron", "dragon_stone", name, "exchange")
    done(g, seat, Deed("exchanged"))
    return BringOut(seat=seat)


def store(g: Sea, seat: int, kind: str, name: str) -> Then:
    g.store(name, kind, g.harbour_of(name))
    return None


def take(g: Sea, seat: int, kind: str, name: str) -> Then:
    stored = g.fetch(name, kind, g.harbour_of(name))
    if stored.seat != seat and kind in GOODS:
        done(g, seat, Deed("goods_taken", source="foreign_depot"))
    return None


def launch(g: Sea, seat: int, berth: str) -> Then:  # DI-LAUNCH-1, DI-R-6
    g.pay(seat, g.parts.values.ship_price, "launch")
    name = g.launch(seat, berth)
    if g.options.launch_with_ballista and g.has("ballista"):
        g.gain(name, "ballista", "launch")
    done(g, seat, Deed("ship_launched", paid=True))
    return None


def hand_over(g: Sea, seat: int, kind: str, place: str) -> Then:
    g.hand_in(seat, kind, place, "hand_over")
    done(g, seat, Deed("troops_handed_over", at=market_of(g, place)))
    return None


def task(g: Sea, seat: int, harbour: str) -> Then:  # DI-TASK-1
    return DrawTask(seat=seat, harbour=harbour)


def replace(g: Sea, seat: int, card: str, harbour: str) -> Then:  # DI-TASK-4
    return DrawTask(seat=seat, harbour=harbour, replaces=card)


def market_of(g: Sea, place: str) -> str:
    """The harbour itself, or where a ship lies."""
    return g.harbour_of(place) if place in g.ships else place


def _receive(g: Sea, seat: int, kind: str, place: str, reason: str) -> None:
    if place in g.ships:
        g.gain(place, kind, reason)
    else:
        g.gain_ashore(seat, kind, place, reason)


def _swap(g: Sea, seat: int, old: str, new: str, place: str, reason: str) -> None:
    """One token for another, which takes its place: nothing else comes to light."""
    if place in g.ships:
        g.swap(seat, old, new, place, reason)
    else:
        g.hand_in(seat, old, place, reason)
        g.gain_ashore(seat, new, place, reason)
