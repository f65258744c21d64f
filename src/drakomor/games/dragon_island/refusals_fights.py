"""Why a fight cannot be begun, or cannot end so: attacks, raids, intercepts, survivors, the assault
(DI-BATTLE, DI-PVP, DI-INTERCEPT, DI-ISLAND)."""

from collections import Counter

from drakomor.games.dragon_island.depots import guards
from drakomor.games.dragon_island.duels import full_strengths, is_paid, may_begin_fight, price_of
from drakomor.games.dragon_island.parts import ISLAND
from drakomor.games.dragon_island.pieces import GOODS, KINDS, TROOPS
from drakomor.games.dragon_island.refusals_cargo import of_room, of_ship, of_token
from drakomor.games.dragon_island.refusals_dragons import of_attack_on_dragon
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import Answer, Illegal

# Beginning one


def of_attack(g: Sea, seat: int, name: str, target: str, which: str = "") -> Illegal | None:
    """A ship, or a dragon by its place; a few points are called as ships are."""
    at_dragon = bool(which) or target in g.dragons_at or target not in g.ships
    if at_dragon and (which not in ("", "dragon") or target not in {*g.parts.bit, *g.parts.caves}):
        return None
    refusal = of_ship(g, seat, name) or _of_readiness(g, name)
    if refusal:
        return refusal
    return of_attack_on_dragon(g, name, target) if at_dragon else _of_attack_on_ship(g, seat, name, target)


def _of_readiness(g: Sea, name: str) -> Illegal | None:
    """Troops aboard, and no fight begun yet (DI-R-49)."""
    troops = len(g.ships[name].troops())
    return None if may_begin_fight(g, name) else Illegal("DI-R-49", ship=name, troops=troops)


def _of_attack_on_ship(g: Sea, seat: int, name: str, other: str) -> Illegal:
    if other in g.fleet_of(seat):
        return Illegal("DI-R-61", other=other)
    port = next((one for one in (name, other) if g.harbour_of(one)), "")
    if g.is_protected(seat) and not port:
        return Illegal("DI-PVP-2", ship=name, other=other)
    return Illegal("DI-PVP-1", ship=name, other=other, port=port)


def of_raid(g: Sea, seat: int, name: str) -> Illegal | None:
    refusal = of_ship(g, seat, name)
    if refusal or not guards(g, g.harbour_of(name), but=seat):
        return refusal or Illegal("DI-HARBOUR-12", ship=name)
    return _of_readiness(g, name)


def of_assault(g: Sea, seat: int, side: str) -> Illegal | None:
    if g.assaulted and side in ("front", "rear"):
        return Illegal("DI-R-68")
    if side == "front":
        return Illegal("DI-R-66" if g.docked(seat, ISLAND) else "DI-ISLAND-2")
    if side != "rear":
        return None
    there = [point for point in g.parts.white if g.ship_at.get(point, "") in g.fleet_of(seat)]
    point = " ".join(there or g.parts.white)
    return Illegal("DI-R-67" if there else "DI-ISLAND-3", point=point)


def of_intercept(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    name, point = str(answer), str(g.asks[seat].about["point"])
    if name not in g.ships:
        return None
    if name not in g.fleet_of(seat):
        return Illegal("DI-TURN-5", ship=name)
    if g.ships[name].point not in g.parts.lines[g.rotation][point]:
        return Illegal("DI-INTERCEPT-1", ship=name, point=point)
    return Illegal("DI-R-62", ship=name, troops=len(g.ships[name].troops()))


# Fighting a dragon


def of_fighter(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    kind, name = str(answer), str(g.asks[seat].about["ship"])
    if kind in GOODS:
        return Illegal("DI-BATTLE-3", cargo=kind)
    return _of_troop(g, seat, kind, name) or (Illegal("DI-R-51", cargo=kind) if kind in TROOPS else None)


def _of_troop(g: Sea, seat: int, kind: str, place: str) -> Illegal | None:
    return of_token(g, seat, kind, place) if kind in TROOPS else None


# After a fight between players


def of_survivors(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """A whole set: there, and paid for (DI-R-57)."""
    kept = tuple(map(str, answer)) if isinstance(answer, tuple) else (str(answer),)
    about = g.asks[seat].about
    if not kept or not {*kept} <= {*TROOPS}:
        return None
    winner, left = str(about["ship"]), int(about["left"])
    missing = [*(Counter(kept) - Counter(_troops(g, winner)))]
    if missing:
        return Illegal("DI-R-25", cargo=missing[0], place=winner)
    worth = full_strengths(g, seat, winner)
    cost = price_of(kept, worth)
    return None if is_paid(kept, worth, left) else Illegal("DI-PVP-6", cost=cost, left=left)


def _troops(g: Sea, place: str) -> list[str]:
    return g.ships[place].troops() if place in g.ships else guards(g, place)


def of_survivor(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """One after the other; somebody survives (pvp_payment)."""
    about = g.asks[seat].about
    if answer == "stop":
        return Illegal("DI-PVP-5", left=int(about["left"]))
    return Illegal("DI-R-25", cargo=str(answer), place=str(about["ship"])) if answer in TROOPS else None


def of_loot(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """Goods that lie there; troops of the beaten are lost, and so is no ship taken over."""
    loser = str(g.asks[seat].about["other"])
    if answer in ("afloat", "sink"):
        return Illegal("DI-R-60")
    if answer == loser:
        return Illegal("DI-PVP-11", ship=loser)
    if answer in TROOPS:
        return Illegal("DI-R-59", cargo=str(answer))
    return of_token(g, seat, str(answer), loser) if answer in KINDS else None


def of_fate(g: Sea, seat: int, answer: Answer) -> Illegal | None:
    """Goods are asked for first, where there is room for them (DI-PVP-9)."""
    winner = str(g.asks[seat].about["ship"])
    if answer in ("afloat", "sink"):
        return None
    refusal = of_loot(g, seat, answer)
    return refusal or (of_room(g, seat, winner) if answer in GOODS else None)
