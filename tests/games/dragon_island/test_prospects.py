"""The judgement that bots play by: what trade, danger and the island promise; and games that end by it."""

from functools import partial
from random import Random
from typing import Any

import pytest

from drakomor import bots
from drakomor.arena import Series, simulate, summary
from drakomor.games.dragon_island.conquest import chance, warship
from drakomor.games.dragon_island.errands import errands
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.prospects import prospects
from tests.games.dragon_island.table import Table, table

PARTS = GAME.parts()
ISLAND = -1  # in a row by harbour
TRADERS = "dragon_stone dragon_stone +dragon_stone"


def worth(ships: dict[str, str], dragons: dict[str, str] | None = None, **more: Any) -> float:
    """What the first seat has."""
    return prospects(table(ships, dragons or {}, **more).g)[0]


def answered(t: Table, bot: str = "greedy:worlds=2") -> Any:
    seat = t.ask.seat
    return bots.find(bot).answer(t.ask, partial(GAME.view, t.g, seat), Random("luck"))


# Trade


@pytest.mark.parametrize("rotation", range(4))
def test_every_market_has_something_to_earn(rotation):
    where = errands(PARTS, rotation)
    assert all(0 < empty < iron < stone for empty, iron, stone in zip(*where[2:], strict=True))
    assert all(
        stone > price for (_, price), stone in zip(where.prices[:ISLAND], where.stone[:ISLAND], strict=True)
    )


def test_iron_is_worth_more_before_the_island_unless_it_exchanges_none():
    house, hunter = errands(PARTS, 0), errands(PARTS, 0, kid=True)
    assert house.iron[ISLAND] == max(house.iron)
    assert hunter.iron[ISLAND] < min(house.iron)  # DI-KIDS-14


def test_a_loaded_ship_is_worth_more_the_nearer_it_is_to_its_market():
    """Stones go to a mainland, Iron goes to the island."""
    stones = [worth({"N1": f"{point} {TRADERS}"}) for point in ("I5", "E3", "D2")]
    iron = [worth({"N1": f"{point} iron iron +iron"}) for point in ("O17", "K15", "J14", "d57", "d36")]
    assert stones == sorted(stones)
    assert iron == sorted(iron)


def test_what_is_done_is_worth_more_than_what_is_still_to_be_done():
    bought = table({"N1": "P18"}, coins=(12, 5))
    before = prospects(bought.g)[0]
    assert prospects(bought.play("buy iron N1").g)[0] > before


# Danger


def test_an_armed_ship_is_in_less_danger_than_one_that_is_not():
    """The dragon of the cave can be steered to the ship, the other one cannot."""
    lost = [
        worth({"N1": f"F7 {troop} dragon_stone"}, {"P17": "?red"})
        - worth({"N1": f"F7 {troop} dragon_stone"}, {"CV1": "?red"})
        for troop in ("", "ballista", "mage")
    ]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > 2 * lost[-1] > 0


def test_a_port_is_safe_from_every_dragon():
    ships = {"N1": f"D2 {TRADERS}"}
    assert worth(ships, {"E3": "red", "E1": "gold"}) == worth(ships)


# The island


def odds(*cargoes: str, ports: tuple[str, ...] = ("d36", "d56"), **more: Any) -> float:
    places = zip((1, 2), ports, cargoes, strict=False)
    g = table({f"N{number}": f"{port} {cargo}" for number, port, cargo in places}, **more).g
    return chance(g, 0, [warship(g, name, {g.ships[name].point: 0.0}) for name in g.fleet_of(0)])


def test_the_more_troops_come_the_better_and_the_sooner_the_better():
    three, six = "ballista ballista +ballista", "warriors warriors +warriors"
    assert odds(three, three) < odds(six, three) < odds(six, six)
    assert odds(six, six, ports=("d36", "J14")) < odds(six, six)
    assert odds(three, three, medals=(3, 0)) > odds(three, three)
    assert odds("ballista", "ballista", coins=(30, 5)) > odds("ballista", "ballista", coins=(5, 5))


def test_defenders_that_nobody_has_seen_are_not_known():
    """DI-ISLAND-6: what is worth attacking is the same for all that may lie face down."""
    three = "ballista ballista +ballista"
    weak, strong = "green green green", "gold red red"
    assert odds(three, three, sites=weak) == odds(three, three, sites=strong)


def test_who_has_come_to_the_island_attacks_in_the_same_turn():
    """DI-TURN-3: after the movement phase greedy still looks at what the action phase offers."""
    strong = "warriors warriors +mage"
    t = table({"N1": f"d36 {strong}", "N2": f"d66 {strong}"}, dice=(3, 4)).sail("N2", "d56")
    assert answered(t) == "next"
    assert answered(t.play("next")) == ("assault", "front")


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 3), (4, 3)])
def test_greedy_captains_come_to_an_end(seats, games):
    """DI-WIN-1, DI-WIN-2: by 100 coins, or by the capture of the island."""
    series = Series(
        game="dragon-island", bots=("greedy:worlds=1",) * seats, seed="end", options={"round_limit": 150}
    )
    told = summary(series, simulate(series, games, jobs=2).played)
    assert "rounds" not in told.shares["reason"]
