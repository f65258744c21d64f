"""What holds at every moment of every game (section 5.6 of the rules): random games under many options."""

from collections import Counter
from typing import Any

import pytest

from drakomor.games.lords_of_the_seas.chart import CELLS, INDEX
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.scoring import total
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.games.lords_of_the_seas.turn import Turn
from drakomor.kernel import Answer, in_order
from drakomor.kernel.frames import run
from tests.games.lords_of_the_seas.voyages import OPTIONS, begins_turn, states, voyages

every_option = pytest.mark.parametrize("name", OPTIONS)


def mines_on(g: Sea) -> Counter[str]:
    return Counter("".join(g.mines.values()).upper())


def ships_of(g: Sea, seat: int) -> list[int]:
    return [ship.what for ship in g.ships.values() if ship.seat == seat and isinstance(ship.what, int)]


@every_option
def test_invariant_1_seven_shields(name: str) -> None:
    """LS-TOKEN-1, LS-SHOT-5, LS-R-45: on the sea and in the supply."""
    for g in states(name):
        assert sum(g.shields.values()) + g.supply["shields"] == 7


@every_option
def test_invariant_2_fourteen_mines_and_one_fake(name: str) -> None:
    """LS-MINE-3, LS-MINE-5, LS-R-38: on the sea, held, in the supply; the fake one may be out of the game."""
    for moments in voyages(name):
        fakes = 1
        for moment in moments:
            g = moment.after
            told = [event for event in g.log or () if event.kind in ("opened_market", "removed_mine")]
            for event in told:
                if event.kind == "opened_market":
                    fakes = int("M04" in event.public["mercenaries"])
                elif event.public["fake"]:
                    fakes = 0
            assert mines_on(g)["R"] + sum(g.mines_held) + g.supply["mines"] == 14
            assert mines_on(g)["F"] + sum(g.fakes_held) + g.supply["fake_mines"] == fakes


@every_option
def test_invariant_3_twenty_one_coins(name: str) -> None:
    """LS-TOKEN-4, LS-R-45: held and in the supply; the other purses likewise."""
    for g in states(name):
        assert sum(g.coins) + g.supply["coins"] == 21
        assert sum(g.points) + g.supply["points"] == 64
        assert sum(g.extra_ships) + g.supply["extra_ships"] == 13
        if name != "unlimited":
            assert min(g.supply.values()) >= 0
        assert min(g.coins) >= 0


@every_option
def test_invariant_4_no_ship_on_a_mine(name: str) -> None:
    """LS-MINE-2, LS-R-36: whenever nothing of a ship is left to be done."""
    for g in states(name):
        if g.stack and isinstance(g.stack[-1], Turn):
            assert not set(g.ships) & set(g.mines)


@every_option
def test_invariant_5_shields_and_fire(name: str) -> None:
    """LS-R-31, LS-MERC-8: no shield on fire or water, no mercenary in flames."""
    for g in states(name):
        assert all(count > 0 and not g.ships[cell].burning for cell, count in g.shields.items())
        assert not any(ship.burning and isinstance(ship.what, str) for ship in g.ships.values())


@every_option
def test_invariant_6_pile_and_hand_at_the_start_of_a_turn(name: str) -> None:
    """LS-R-10, LS-R-11, LS-TOKEN-6: in turn t 16 - t in the main pile, 3 and the extra ones in the hand."""
    seen = set()
    for g in states(name):
        if begins_turn(g):
            seat, turn = g.mover, g.turn // 2 + 1
            seen.add(turn)
            assert g.main[seat] == 16 - turn
            assert len(g.hands[seat]) == 3 + g.extra_ships[seat]
    assert seen == set(range(1, 17))


@every_option
def test_invariant_7_twenty_seven_ships_of_a_colour(name: str) -> None:
    """LS-R-5, LS-R-21: hand, piles, sea and discards; three of each number among those that can be told."""
    for g in states(name):
        for seat in (0, 1):
            seen = [*g.hands[seat], *g.discards[seat], *ships_of(g, seat)]
            assert len(seen) + g.main[seat] + g.reserve[seat] == 27
            unseen = [
                bag + pile for bag, pile in zip(g.bags[seat], g.reserves[seat] or (0,) * 9, strict=True)
            ]
            assert [seen.count(number) + unseen[number - 1] for number in range(1, 10)] == [3] * 9


@every_option
def test_invariant_8_an_extra_ship_for_every_ship_of_the_reserve(name: str) -> None:
    """LS-CELL-6, LS-MERC-11, LS-R-42"""
    for g in states(name):
        assert [9 - size for size in g.reserve] == g.extra_ships


@every_option
def test_invariant_9_one_ship_a_turn_and_one_purchase_at_most(name: str) -> None:
    """LS-TURN-2, LS-TURN-4, LS-TURN-7, LS-END-2"""
    for moments in voyages(name):
        placed: Counter[int] = Counter()
        hired: Counter[int] = Counter()
        for moment in moments:
            kinds = Counter(event.kind for event in moment.after.log or ())
            placed[moment.before.turn] += kinds["placed"]
            hired[moment.before.turn] += kinds["hired"]
            assert sum(isinstance(ship.what, str) for ship in moment.after.ships.values()) <= 5
        g = moments[-1].after
        assert all(placed[turn] == 1 for turn in range(g.turn))
        assert max(hired.values()) <= 1
        assert g.turn == 32 or g.ended == "no_placement"


FLIP = {"N": "N", "S": "S", "E": "W", "W": "E", "NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}
FLIP |= {cell: f"{'GFEDCBA'['ABCDEFG'.index(cell[0])]}{cell[1]}" for cell in CELLS}


def flipped(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(flipped(part) for part in value)
    return FLIP.get(value, value) if isinstance(value, str) else value


def mirrored(g: Sea) -> Sea:
    """The whole position, left and right exchanged."""
    m = g.copy()
    m.ships = {FLIP[cell]: ship for cell, ship in g.ships.items()}
    m.shields = {FLIP[cell]: count for cell, count in g.shields.items()}
    m.mines = {FLIP[cell]: pile for cell, pile in g.mines.items()}
    m.letters = "".join(g.letters[INDEX[FLIP[cell]]] for cell in CELLS)
    m.derive()
    for frame in m.stack:
        for field in ("cell", "picks"):
            if hasattr(frame, field) and not callable(getattr(frame, field)):
                setattr(frame, field, flipped(getattr(frame, field)))
    m.log = None
    run(m)
    return m


@every_option
def test_invariant_10_mirroring_changes_no_answer_and_no_score(name: str) -> None:
    """LS-PLACE-7, LS-SHOT-1: left and right are alike."""
    for number, g in enumerate(states(name)):
        if not any(isinstance(frame, Turn) for frame in g.stack):
            continue
        m = mirrored(g)
        for seat, ask in g.asks.items():
            answers: list[Answer] = [flipped(option) for option in ask.options]
            assert in_order(answers) == m.asks[seat].options
        if number % 20 == 0:
            assert [total(m, seat) for seat in (0, 1)] == [total(g, seat) for seat in (0, 1)]


@every_option
def test_invariant_11_a_score_does_not_depend_on_the_other_players_ships(name: str) -> None:
    """LS-R-55, LS-R-58: taken off the sea, set on fire or turned into others, they leave it the same."""
    for g in [moments[-1].after for moments in voyages(name)]:
        for seat in (0, 1):
            score = total(g, seat)
            alone = g.copy()
            alone.ships = {cell: ship for cell, ship in g.ships.items() if ship.seat == seat}
            alone.shields = {cell: count for cell, count in g.shields.items() if cell in alone.ships}
            alone.derive()
            assert total(alone, seat) == score
            burning = g.copy()
            burning.ships = {
                cell: ship if ship.seat == seat else type(ship)(ship.seat, 5, not ship.burning)
                for cell, ship in g.ships.items()
            }
            burning.derive()
            assert total(burning, seat) == score


def test_every_mercenary_and_every_effect_was_seen() -> None:
    """The games above are worth looking at: every kind of event, every prompt, every mercenary."""
    events, prompts, mercenaries = set(), set(), set()
    for name in OPTIONS:
        for g in states(name):
            events |= {event.kind for event in g.log or ()}
            prompts |= {ask.prompt for ask in g.asks.values()}
            mercenaries |= {ship.what for ship in g.ships.values() if isinstance(ship.what, str)}
    assert events == set(GAME.events)
    assert prompts == set(GAME.prompts) - {"aside"}
    assert mercenaries == {f"M{number:02}" for number in range(1, 13)}
