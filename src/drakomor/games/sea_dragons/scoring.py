"""Chapters 10 to 12: the four realms, the score sheet, and who has won (SD-SCORE, SD-REALM, SD-WIN)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from drakomor.games.sea_dragons.parts import Parts
from drakomor.games.sea_dragons.state import REALMS, Sea


class Standing(NamedTuple):
    """One player in one realm; compared as the rules do, strength first (SD-R-28)."""

    strength: int  # dragons on the board and hidden ones (SD-REALM-4)
    pieces: int  # on the board alone (SD-CORAL-12, SD-REALM-9)


def standings(g: Sea, realm: int) -> list[Standing]:
    name = g.parts.realms[realm]
    return [
        Standing(g.strength[4 * seat + realm] + hidden(g, seat, name), g.pieces[4 * seat + realm])
        for seat in range(g.seats)
    ]


def hidden(g: Sea, seat: int, realm: str) -> int:  # SD-CORAL-11
    corals = g.parts.corals
    return sum([corals[name].realm == realm for name in g.corals[seat]])


def shares(standing: Sequence[Standing], open_: int, parts: Parts, needs_a_dragon: bool) -> list[int]:
    """The points of one realm (SD-REALM-5 to SD-REALM-14)."""
    two = len(standing) == 2
    value = open_ * (parts.values.whirlpool_of_two if two else parts.values.whirlpool)
    ranked = [one for one in standing if one.strength or not needs_a_dragon]  # SD-R-27
    first = [one for one in standing if ranked and one == max(ranked)]
    if two:  # SD-REALM-13, SD-REALM-14
        return [value if first == [one] else 0 for one in standing]
    rest = [one for one in ranked if one not in first]
    second = max(rest) if rest and len(first) == 1 else None  # SD-REALM-12
    half = value // parts.values.second_place_divisor  # SD-REALM-6, SD-R-29
    return [value if one in first else half if one == second else 0 for one in standing]


def realm_shares(g: Sea, realm: int) -> list[int]:
    return shares(
        standings(g, realm), g.whirlpools_open(realm), g.parts, g.options.second_place_needs_a_dragon
    )


def gold_points(g: Sea, seat: int) -> int:  # SD-SCORE-1, SD-CORAL-14
    known = g.parts.gold_cards
    gold = g.gold[seat] + sum([known.get(name, 0) for name in g.corals[seat]])
    return gold * g.parts.values.points_per_gold


def ship_points(g: Sea, seat: int) -> int:  # SD-SCORE-2, SD-CORAL-8, SD-CORAL-10
    known = g.parts.payers
    cards = [known[name] for name in g.corals[seat] if name in known]
    ships = sum(g.fleets[seat]) + sum([sum(worth.ships) + worth.wild for worth in cards])
    return ships * g.parts.values.points_per_ship


def mission_points(g: Sea, seat: int) -> int:  # SD-SCORE-3
    return sum([g.parts.missions[name].points for name in g.completed[seat]])


def bonuses(g: Sea) -> list[int]:  # SD-SCORE-4, SD-SCORE-5
    """For the most missions; among equals for the more valuable ones, and else for each of them."""
    worth = g.parts.values.most_missions if g.options.most_missions_vp else 0
    keys = [(len(done), mission_points(g, seat)) for seat, done in enumerate(g.completed)]
    best = max(keys)
    if not best[0] and g.options.most_missions_needs_a_mission:  # SD-R-30
        return [0] * g.seats
    return [worth if key == best else 0 for key in keys]


def totals(g: Sea) -> list[int]:  # SD-SCORE-6, SD-SCORE-7
    realms = [realm_shares(g, realm) for realm in REALMS]
    extra = bonuses(g)
    return [
        gold_points(g, seat)
        + ship_points(g, seat)
        + mission_points(g, seat)
        + extra[seat]
        + sum([realm[seat] for realm in realms])
        for seat in range(g.seats)
    ]


def winners(g: Sea) -> list[int]:  # SD-WIN-1 to SD-WIN-3
    keys = [(total, len(done)) for total, done in zip(totals(g), g.completed, strict=True)]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def sheet(g: Sea) -> dict[str, Any]:
    """The pad as it stands: a line for each thing that counts, a column for each player (SD-R-41)."""
    realms = [realm_shares(g, realm) for realm in REALMS]
    columns = [
        {
            "gold": gold_points(g, seat),
            "ships": ship_points(g, seat),
            "missions": mission_points(g, seat),
            "most_missions": extra,
            "realms": sum(realm[seat] for realm in realms),
            "total": total,
            "completed": len(g.completed[seat]),
        }
        for seat, (extra, total) in enumerate(zip(bonuses(g), totals(g), strict=True))
    ]
    return {
        "seats": columns,
        "realms": [_realm(g, realm, shared) for realm, shared in enumerate(realms)],
        "winners": winners(g) if g.ended else [],
        "reason": g.ended,
    }


def _realm(g: Sea, realm: int, shared: list[int]) -> dict[str, Any]:
    name = g.parts.realms[realm]
    return {
        "realm": name,
        "whirlpools": g.whirlpools_open(realm),
        "dragons": [g.strength[4 * seat + realm] for seat in range(g.seats)],
        "hidden": [hidden(g, seat, name) for seat in range(g.seats)],
        "pieces": [g.pieces[4 * seat + realm] for seat in range(g.seats)],
        "points": shared,
    }
