"""How good a position looks for each seat: the score as it stands, and what may still grow out of it.

A guess at the final score, for bots that look one answer ahead. While turns are left, a lead in a realm is
worth a part of what it would bring now, presence there a share of the rest, ships the missions that they may
pay for, a card in hand the larger dragon that it is.
"""

from drakomor.games.sea_dragons import scoring
from drakomor.games.sea_dragons.scoring import Standing
from drakomor.games.sea_dragons.state import REALMS, Sea

SHIP = 2.0  # above its own point: missions pay 4 to 17 points for 2 to 5 ships
CARD = {"small": 0.0, "medium": 1.0, "large": 2.2}
LEAD = 0.45  # how much of a lead at the beginning is still one at the end


def prospects(g: Sea) -> list[float]:
    seats = range(g.seats)
    left = sum(g.heads) / (g.seats * g.parts.tables[g.seats].heads)  # of the game
    bonus = scoring.bonuses(g)
    worth = [_holdings(g, seat, left) + bonus[seat] * (1 - left) for seat in seats]
    for realm in REALMS:
        for seat, share in enumerate(_realm(g, realm, left)):
            worth[seat] += share
    return worth


def _holdings(g: Sea, seat: int, left: float) -> float:
    turns = g.heads[seat]
    ships = min(sum(g.fleets[seat]), 3 * turns)
    cards = sum([CARD[g.parts.cards[name].size] for name in g.hands[seat]]) if turns else 0.0
    return (
        scoring.gold_points(g, seat)
        + scoring.ship_points(g, seat)
        + scoring.mission_points(g, seat)
        + SHIP * ships * min(1.0, 2 * left)
        + cards
    )


def _realm(g: Sea, realm: int, left: float) -> list[float]:
    """Part of it as if the game ended now, part by presence."""
    standing = scoring.standings(g, realm)
    now = scoring.realm_shares(g, realm)
    lasting = LEAD + (1 - LEAD) * (1 - left)
    presence = [_presence(one) for one in standing]
    whole = sum(presence) or 1.0
    pool = sum(now)
    return [
        lasting * share + (1 - lasting) * pool * one / whole for share, one in zip(now, presence, strict=True)
    ]


def _presence(one: Standing) -> float:
    return one.strength**2 + 0.02 * one.pieces
