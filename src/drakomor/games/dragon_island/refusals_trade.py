"""Why nothing comes of a deal in a harbour: market, storage, launch, exchange, task cards (DI-TRADE,
DI-HARBOUR, DI-LAUNCH, DI-TASK)."""

from drakomor.games.dragon_island.depots import guards
from drakomor.games.dragon_island.parts import ISLAND
from drakomor.games.dragon_island.pieces import GOODS, TROOPS
from drakomor.games.dragon_island.refusals_cargo import of_room, of_ship, of_token
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.tasks import may_hold_tasks, price
from drakomor.games.dragon_island.trade import (
    buying_price,
    market_of,
    may_disband,
    selling_price,
    wants_troops,
)
from drakomor.kernel import Illegal

# The market


def of_buy(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    if kind == "dragon_stone":
        return Illegal("DI-R-22")
    if kind == "mage":
        return Illegal("DI-UNIT-6")
    refusal = _of_market(g, seat, place, "DI-TRADE-2") or _of_supply(g, kind)
    return refusal or _of_price(g, seat, kind, market_of(g, place)) or of_room(g, seat, place)


def _of_market(g: Sea, seat: int, place: str, clause: str = "DI-HARBOUR-1") -> Illegal | None:
    """Whether a ship, or a harbour with a ship of the seat in it, is where mainlands deal."""
    if place not in g.parts.harbours:
        refusal = of_ship(g, seat, place)
        if refusal:
            return refusal
    harbour = market_of(g, place)
    if harbour not in g.parts.mainlands:
        return Illegal(clause, place=place)
    return None if g.docked(seat, harbour) else Illegal("DI-HARBOUR-9", harbour=harbour)


def _of_supply(g: Sea, kind: str) -> Illegal | None:
    return None if g.has(kind) else Illegal("DI-R-23", cargo=kind)


def _of_price(g: Sea, seat: int, kind: str, harbour: str) -> Illegal | None:
    cost, coins = buying_price(g, harbour, kind), g.coins[seat]
    return Illegal("DI-HARBOUR-2", cargo=kind, cost=cost, coins=coins) if cost > coins else None


def of_sell(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    if kind in TROOPS:
        return Illegal("DI-HARBOUR-3", cargo=kind)
    refusal = _of_market(g, seat, place, "DI-TRADE-4") or of_token(g, seat, kind, place)
    if refusal:
        return refusal
    return Illegal("DI-R-21") if selling_price(g, market_of(g, place), kind) < 1 else None


def of_disband(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    if kind in GOODS:
        return Illegal("DI-HARBOUR-5", cargo=kind)
    refusal = _of_market(g, seat, place) or of_token(g, seat, kind, place)
    if refusal or may_disband(g, kind):
        return refusal
    return Illegal("DI-R-24") if g.options.mage_disband == "not_allowed" else _of_supply(g, "dragon_stone")


def of_hand_over(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    refusal = _of_market(g, seat, place)
    if refusal:
        return refusal
    if kind in GOODS or not wants_troops(g, seat, market_of(g, place)):
        return Illegal("DI-TASK-3", harbour=market_of(g, place))
    return of_token(g, seat, kind, place)


def of_summon(g: Sea, seat: int, place: str, one: str, other: str) -> Illegal | None:
    refusal = _of_market(g, seat, place) or _of_supply(g, "mage") or _of_stones(g, seat, place, [one, other])
    return refusal or (None if place in (one, other) else of_room(g, seat, place))


def _of_stones(g: Sea, seat: int, place: str, sources: list[str]) -> Illegal | None:
    """Two of the pool of one harbour, from where they are said to lie (DI-HARBOUR-4, DI-R-25)."""
    harbour = market_of(g, place)
    rows = {name: g.ships[name].cargo for name in g.docked(seat, harbour)}
    rows[harbour] = tuple(one.kind for one in g.depots.get(harbour, ()))
    stones = {where: row.count("dragon_stone") for where, row in rows.items()}
    if sum(stones.values()) < 2:
        return Illegal("DI-HARBOUR-4", harbour=harbour, stones=sum(stones.values()))
    lacking = [where for where in sources if stones.get(where, 0) < sources.count(where)]
    return Illegal("DI-R-25", cargo="dragon_stone", place=lacking[0]) if lacking else None


# Storage


def of_store(g: Sea, seat: int, kind: str, name: str) -> Illegal | None:
    refusal = of_ship(g, seat, name) or of_token(g, seat, kind, name) or _of_quay(g, name)
    if refusal:
        return refusal
    harbour = g.harbour_of(name)
    if kind in TROOPS and g.owner_of(harbour) not in (-1, seat):
        return Illegal("DI-HARBOUR-13", harbour=harbour)
    return of_room(g, seat, harbour)


def of_take(g: Sea, seat: int, kind: str, name: str) -> Illegal | None:
    refusal = of_ship(g, seat, name) or _of_quay(g, name)
    if refusal:
        return refusal
    harbour = g.harbour_of(name)
    if guards(g, harbour, but=seat):
        return Illegal("DI-R-74", harbour=harbour)
    return of_token(g, seat, kind, harbour) or of_room(g, seat, name)


def _of_quay(g: Sea, name: str) -> Illegal | None:
    return None if g.harbour_of(name) else Illegal("DI-R-73", ship=name)


# Ships, the island


def of_launch(g: Sea, seat: int, berth: str) -> Illegal | None:
    berths = g.parts.harbours[g.home(seat)].ports
    if berth not in berths:
        return Illegal("DI-LAUNCH-3", point=berth, berths=" ".join(berths)) if berth in g.parts.bit else None
    cost, coins, most = g.parts.values.ship_price, g.coins[seat], g.most_ships(seat)
    if len(g.fleet_of(seat)) >= most:
        return Illegal("DI-KIDS-7" if g.is_free_hunter(seat) else "DI-R-7", most=most)
    if berth in g.ship_at:
        return Illegal("DI-MOVE-6", point=berth, ship=g.ship_at[berth])
    return Illegal("DI-LAUNCH-1", cost=cost, coins=coins) if cost > coins else None


def of_exchange(g: Sea, seat: int, name: str) -> Illegal | None:
    if g.is_free_hunter(seat):
        return Illegal("DI-KIDS-14")
    refusal = of_ship(g, seat, name)
    if refusal or g.harbour_of(name) != ISLAND:
        return refusal or Illegal("DI-TRADE-6", ship=name)
    return of_token(g, seat, "iron", name) or _of_supply(g, "dragon_stone")


# Task cards


def of_task(g: Sea, seat: int, harbour: str) -> Illegal | None:
    refusal = _of_cards(g, seat, harbour)
    held = len(g.tasks[seat])
    return refusal or (Illegal("DI-R-77", number=held) if held >= g.options.task_limit else None)


def _of_cards(g: Sea, seat: int, harbour: str) -> Illegal | None:
    """Whether cards are to be had there at all."""
    if not may_hold_tasks(g, seat):
        return Illegal("DI-R-84")
    if harbour not in g.parts.mainlands or not g.docked(seat, harbour):
        return Illegal("DI-TASK-1", harbour=harbour)
    return None if g.task_bag or g.task_bottom else Illegal("DI-R-76")


def of_replace(g: Sea, seat: int, card: str, harbour: str) -> Illegal | None:
    if card not in g.parts.tasks:
        return None
    if may_hold_tasks(g, seat) and card not in {held.card for held in g.tasks[seat]}:
        return Illegal("DI-TASK-4", task=card)
    cost, coins = price(g), g.coins[seat]
    poor = Illegal("DI-TASK-5", cost=cost, coins=coins) if cost > coins else None
    return _of_cards(g, seat, harbour) or poor
