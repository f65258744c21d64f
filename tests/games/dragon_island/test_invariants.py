"""What holds at every moment of every game: whole random games and crowded positions, under many options."""

from collections import Counter
from functools import partial

import pytest

from drakomor.games.dragon_island.aftermath import Aftermath
from drakomor.games.dragon_island.battles import Onslaught
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.setup import Setup
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel.conform import Coverage
from tests.games.dragon_island.campaigns import GAMES, campaign, campaigns, played, states
from tests.games.dragon_island.voyages import CRUISES, sailed

every_cruise = pytest.mark.parametrize("name", CRUISES)

TOKENS = {"ballista": 12, "warriors": 10, "mage": 6, "iron": 12, "dragon_stone": 8}
DRAGONS = {"green": 8, "red": 4, "gold": 2}
CAVES = {f"CV{number}" for number in range(1, 9)}
MAINLANDS = {"M_NW", "M_NE", "M_SE", "M_SW"}
MOST_OUTSIDE = 11  # dragons in caves and at sea: three guard the island (DI-R-33)


@every_cruise
def test_tokens_are_conserved(name: str) -> None:
    """DI-TRADE-2, DI-TRADE-4, DI-BATTLE-14, DI-R-23: aboard, in depots, afloat and in the bank as many."""
    for g in states(name):
        found = Counter(kind for ship in g.ships.values() for kind in ship.cargo)
        found.update(kind for goods in g.flotsam.values() for kind in goods)
        found.update(stored.kind for row in g.depots.values() for stored in row)
        assert {kind: found[kind] + g.bank[kind] for kind in TOKENS} == TOKENS
        assert set(found) <= set(TOKENS)
        assert g.options.token_supply == "unlimited" or min(g.bank.values()) >= 0
        assert {kind for goods in g.flotsam.values() for kind in goods} <= {"iron", "dragon_stone"}
        assert all(g.flotsam.values())


@every_cruise
def test_dragons_are_conserved(name: str) -> None:
    """DI-SETUP-2, DI-SETUP-3, DI-R-5, DI-R-34: out at sea, on the island, in the bank, out of the game."""
    for g in states(name):
        found = Counter([*(dragon.kind for dragon in g.dragons), *g.sites])
        found.update(dict(zip(DRAGONS, map(sum, zip(g.dragon_bank, g.dead, strict=True)), strict=True)))
        assert found == DRAGONS
        assert len(g.dragons) <= MOST_OUTSIDE
        assert len({dragon.number for dragon in g.dragons}) == len(g.dragons)
        assert g.options.killed_dragon == "out_of_game" or not any(g.dead)
        assert Counter(g.sites) <= Counter({"green": 3, "red": 2, "gold": 1})


@every_cruise
def test_the_garrison_is_of_its_lot(name: str) -> None:
    """DI-SETUP-4, DI-SETUP-5: two Mages, two Warriors, two Ballistas."""
    for g in states(name):
        assert Counter(g.garrison) <= Counter({"mage": 2, "warriors": 2, "ballista": 2})


@every_cruise
def test_one_ship_a_point_and_no_dragon_with_it(name: str) -> None:
    """DI-MOVE-6, DI-MOVE-8, DI-R-15: whatever was pushed, turned or pursued."""
    for g in states(name):
        points = [ship.point for ship in g.ships.values()]
        assert len(points) == len(set(points))
        assert set(points) <= set(g.parts.points)
        assert not set(points) & {dragon.place for dragon in g.dragons}


@every_cruise
def test_dragons_keep_to_caves_and_the_open_sea(name: str) -> None:
    """DI-DRAGON-5, DI-DRAGON-11, DI-PAIR-1, DI-R-5, DI-R-37: no port, no circle; one a cave, two a point."""
    for g in states(name):
        for place, count in Counter(dragon.place for dragon in g.dragons).items():
            at_sea = place not in CAVES
            assert count <= (2 if at_sea else 1)
            assert not at_sea or (place in g.parts.row_col and place not in g.parts.harbour_at)
        if is_whole(g):
            assert all(dragon.place in CAVES or dragon.placer >= 0 for dragon in g.dragons)


def is_whole(g: Sea) -> bool:
    """A game from its first moment; the other positions were laid."""
    return bool(g.options.round_limit)


@every_cruise
def test_loads(name: str) -> None:
    """DI-TRADE-3, DI-TRADE-5, DI-R-26: two in the hold, one on deck; something lies open of what is there, or
    its owner is about to choose."""
    for g in states(name):
        choosing = g.stack and isinstance(g.stack[-1], Aftermath)
        for ship in g.ships.values():
            assert tuple(sorted(ship.hold)) == ship.hold
            bare = g.options.deck_rule == "top_open" and not ship.deck
            assert len(ship.hold) <= (3 if bare else 2)
            if bare and not in_a_fight(g) and not choosing:
                assert not ship.hold


def in_a_fight(g: Sea) -> bool:
    """Who has lost what lay on deck chooses after the fight what comes to lie there."""
    return any(type(frame).__name__ in ("Onslaught", "Strife", "Duel", "Assault") for frame in g.stack)


@every_cruise
def test_fleets(name: str) -> None:
    """DI-R-7, DI-KIDS-7: three ships, two of a Free Hunter, and each has its own letter."""
    for g in states(name):
        for seat, letter in enumerate({2: "NS", 3: "NES", 4: "NESW"}[g.seats]):
            assert len(g.fleet_of(seat)) <= (2 if g.is_free_hunter(seat) else 3)
            assert {name[0] for name in g.fleet_of(seat)} <= {letter}


@every_cruise
def test_nobody_is_without_a_ship_for_long(name: str) -> None:
    """DI-LOST-1, DI-KIDS-5, DI-R-64: not when a player is to act, unless all berths are held against him."""
    for g in states(name):
        if is_asked(g, "turn"):
            for seat in range(g.seats):
                berths = g.parts.harbours[g.home(seat)].ports
                assert g.fleet_of(seat) or set(berths) <= set(g.ship_at)


def is_asked(g: Sea, prompt: str) -> bool:
    return any(ask.prompt == prompt for ask in g.asks.values())


@every_cruise
def test_no_debts(name: str) -> None:
    """DI-LAUNCH-1, DI-TRADE-2, DI-TASK-4, DI-KIDS-16: coins and Medals; none of these for children."""
    for g in states(name):
        assert min(g.coins) >= 0
        assert min(g.medals) >= 0
        assert not any(g.medals[seat] for seat in range(g.seats) if g.is_free_hunter(seat))
        assert g.ended == "coins" or max(g.coins) < 100


@every_cruise
def test_every_coin_and_medal_is_told(name: str) -> None:
    """DI-R-29, DI-R-86, DI-MEDAL-1: what passes between a player and the bank is public."""
    for moments in campaigns(name):
        for before, _, _, after in moments:
            if any(isinstance(frame, Setup) for frame in before.stack):
                continue
            for seat in range(before.seats):
                mine = [event for event in after.log or () if event.public.get("seat") == seat]
                told = sum(event.public["coins"] for event in mine if event.kind == "earned")
                told -= sum(event.public["coins"] for event in mine if event.kind == "paid")
                assert after.coins[seat] - before.coins[seat] == told
                won = sum(event.public["medals"] for event in mine if event.kind == "won_medals")
                assert after.medals[seat] - before.medals[seat] == won


@every_cruise
def test_a_quarter_turn_for_every_dead_dragon(name: str) -> None:
    """DI-CIRCLE-3, DI-CIRCLE-6, DI-KIDS-13, DI-R-35: after the whole fight, and never otherwise."""
    for moments in campaigns(name):
        last, slain, turned = moments[-1].after, 0, 0
        for moment in moments:
            kinds = Counter(event.kind for event in moment.after.log or ())
            slain, turned = slain + kinds["slain"], turned + kinds["circle_turned"]
            quarters = (moment.after.rotation - moment.before.rotation) % 4
            assert quarters == kinds["circle_turned"] % 4 or kinds["circle_laid"]
        owed = sum(frame.quarters for frame in last.stack if isinstance(frame, Aftermath))
        owed += sum(frame.kills for frame in last.stack if isinstance(frame, Onslaught) and not closing(last))
        assert turned + owed == slain or last.ended


def closing(g: Sea) -> bool:
    return any(isinstance(frame, Aftermath) for frame in g.stack)


@every_cruise
def test_depots(name: str) -> None:
    """DI-HARBOUR-7, DI-HARBOUR-10, DI-HARBOUR-13, DI-KIDS-20, DI-R-2, DI-R-73, DI-R-85."""
    for g in states(name):
        for harbour, row in g.depots.items():
            owner = g.owner_of(harbour)
            assert harbour in MAINLANDS or owner >= 0
            if harbour in MAINLANDS:
                assert len(row) <= 2
                continue
            assert all(one.seat == owner for one in row if one.kind in ("ballista", "mage", "warriors"))
            if is_whole(g) and g.is_free_hunter(owner):
                assert sum(one.seat == owner for one in row) <= 3


@every_cruise
def test_task_cards_are_conserved(name: str) -> None:
    """DI-TASK-1, DI-R-76, DI-R-77, DI-R-84: in hands, in the pile and under it; no more than one may hold."""
    for g in states(name):
        held = [one.card for hand in g.tasks for one in hand]
        cards = [*held, *g.task_bag, *(one.card for one in g.task_bottom)]
        assert len(cards) == len(set(cards)) == g.options.task_deck
        assert max(map(len, g.tasks)) <= g.options.task_limit
        children = [seat for seat in range(g.seats) if g.is_free_hunter(seat)]
        assert g.options.kids_tasks or not any(g.tasks[seat] for seat in children)


@every_cruise
def test_a_turn_is_played_by_whose_turn_it_is(name: str) -> None:
    """DI-SETUP-10, DI-TURN-1, DI-R-4: one after the other, clockwise."""
    for moments in campaigns(name):
        for before, seat, _, after in moments:
            assert (
                not is_asked(before, "turn")
                or seat == before.mover == (before.first + before.turn) % before.seats
            )
            assert after.turn - before.turn in (0, 1)
            begun = [event.public for event in after.log or () if event.kind == "turn_began"]
            assert len(begun) <= 1
            if begun:
                assert begun[0] == {"seat": after.mover, "round": after.turn // after.seats + 1}


@every_cruise
def test_what_is_done_once_a_turn(name: str) -> None:
    """DI-R-9, DI-R-49, DI-R-68, DI-TURN-4: a ship sails once and begins one fight; there is one assault."""
    for moments in campaigns(name):
        sailed: set[str] = set()
        for before, _, answer, after in moments:
            deed = answer if isinstance(answer, tuple) and is_asked(before, "turn") else ("",)
            assert deed[0] != "sail" or deed[1] not in sailed
            assert deed[0] != "assault" or not before.assaulted
            if deed[0] in ("attack", "raid") and before.options.attacks_per_ship == 1:
                assert deed[1] not in before.fought
            sailed |= {str(deed[1])} if deed[0] == "sail" else set()
            sailed -= {str(event.public["ship"]) for event in after.log or () if event.kind == "sank"}
            if after.turn != before.turn:
                sailed.clear()


@every_cruise
def test_one_phase_after_the_other(name: str) -> None:
    """DI-TURN-1 to DI-TURN-3: in every turn all that sails does so before all that is done, or after it."""
    for moments in campaigns(name):
        phases: list[str] = []
        for before, _, answer, after in moments:
            if is_asked(before, "turn") and isinstance(answer, tuple):
                phase = "move" if answer[0] == "sail" else "act"
                phases += [phase] if phases[-1:] != [phase] else []
            assert len(phases) <= 2
            if after.turn != before.turn:
                phases.clear()


@every_cruise
def test_dragons_recover_when_a_turn_is_over(name: str) -> None:
    """DI-BATTLE-12, DI-R-52: it is weak in the turn of the fight alone."""
    for g in states(name):
        for dragon in g.dragons:
            assert -1 <= dragon.left <= {"green": 3, "red": 7, "gold": 11}[dragon.kind]
            assert dragon.left == -1 or g.dice


@every_cruise
def test_the_wind_is_not_overspent(name: str) -> None:
    """DI-DICE-2 to DI-DICE-4, DI-BONUS-2, DI-R-10: what the ships used together is in the dice."""
    for g in states(name):
        assert all(1 <= die <= 8 for die in g.dice)
        assert 0 <= g.eights <= g.dice.count(8)
        assert sum(g.wind.values()) <= sum(g.dice) - 8 * g.eights
        assert set(g.immune) <= set(g.wind)


@every_cruise
def test_every_campaign_ends(name: str) -> None:
    """DI-WIN-1, DI-WIN-2, DI-R-87: the winner has the island or a hundred coins; or the rounds are over."""
    for seed in range(GAMES):
        g = campaign(name, seed)[-1].after
        assert not g.asks
        shares = GAME.result(g)
        assert abs(sum(shares) - 1) < 1e-9
        if g.ended == "rounds":
            assert g.turn == g.options.round_limit * g.seats
            assert {g.coins[seat] for seat, share in enumerate(shares) if share} == {max(g.coins)}
        else:
            assert g.ended in ("coins", "front", "rear")
            assert shares[g.winner] == 1
            assert g.ended != "coins" or g.coins[g.winner] >= 100


@every_cruise
def test_what_is_derived_is_at_one_with_the_tables(name: str) -> None:
    """DI-MOVE-6, DI-DRAGON-5: ships by their points, dragons by their places."""
    for moments in campaigns(name):
        for moment in moments[::3]:
            again = moment.after.copy()
            again.derive()
            assert {field: getattr(again, field) for field in again.derived} == {
                field: getattr(moment.after, field) for field in again.derived
            }
            GAME.check(moment.after)


def test_every_step_prompt_and_event_was_seen() -> None:
    """The games above are worth looking at."""
    coverage = Coverage(GAME)
    with coverage.watching():
        for name in CRUISES:
            for moments in (
                *map(partial(sailed, name), range(12)),
                *map(partial(played, name), range(GAMES)),
            ):
                for moment in moments:
                    coverage.prompts.update(ask.prompt for ask in moment.before.asks.values())
                    coverage.events.update(event.kind for event in moment.after.log or ())
    assert coverage.missing() == []


def test_every_number_of_players_and_every_option_was_seen() -> None:
    """Two to four; each option at another value than its default; every procedure."""
    assert {cruise.players for cruise in CRUISES.values()} == set(GAME.seats)
    changed = {option for cruise in CRUISES.values() for option in cruise.options} | {"round_limit"}
    assert changed >= set(GAME.Options.__struct_fields__)
    seen = {type(frame) for name in CRUISES for g in states(name) for frame in g.stack}
    assert seen == set(GAME.frames)
