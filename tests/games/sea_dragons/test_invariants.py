"""What holds at every moment of every game (section 6.5 of the rules): random games under many options."""

from collections import Counter

import pytest

from drakomor.games.sea_dragons.chart import cells_of, mask_of
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.state import Sea
from drakomor.games.sea_dragons.turn import Turn
from drakomor.kernel.conform import Coverage
from tests.games.sea_dragons.voyages import CRUISES, sailed, states, voyages

every_cruise = pytest.mark.parametrize("name", CRUISES)


def neighbours(cells: tuple[str, ...]) -> set[str]:
    """Spaces that share an edge, by rows and columns."""
    places = [("ABCDEFGHIJKLMNO".index(cell[0]), int(cell[1:])) for cell in cells]
    near = {(row + a, col + b) for row, col in places for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {f"{'ABCDEFGHIJKLMNO'[row]}{col}" for row, col in near if 0 <= row < 15 and 0 < col <= 15}


ISLAND = {f"{row}{column}" for row in "GHI" for column in (7, 8, 9)}


@every_cruise
def test_invariant_1_forty_four_tokens(name: str) -> None:
    """SD-COMP-5, SD-SETUP-4, SD-SETUP-5, SD-MISSION-3: on the board, held, paid, left over."""
    for g in states(name):
        for number, (colour, all_) in enumerate(zip(g.parts.colours, (12, 11, 11, 10), strict=True)):
            held = sum(fleet[number] for fleet in g.fleets)
            lying = list(g.ships.values()).count(colour)
            assert held + lying + g.paid_ships[number] + g.ship_bag[number] == all_
        if g.options.ship_tokens_face_up and g.turn:
            assert 0 <= sum(g.ship_bag) <= 4
        assert min(map(min, g.fleets)) >= 0


@every_cruise
def test_invariant_2_a_head_a_turn(name: str) -> None:
    """SD-END-2, SD-PLACE-3, SD-PASS-2: heads left, dragons and passes; after a round all are even."""
    for g in states(name):
        full = g.parts.tables[g.seats].heads
        placed = Counter(dragon.seat for dragon in g.dragons)
        used = [placed[seat] + len(g.passed[seat]) for seat in range(g.seats)]
        assert [left + gone for left, gone in zip(g.heads, used, strict=True)] == [full] * g.seats
        if begins_turn(g):
            behind = [(seat - g.first) % g.seats for seat in range(g.seats)]
            assert used == [g.turn // g.seats + (place < g.turn % g.seats) for place in behind]


@every_cruise
def test_invariant_3_two_cards_at_the_start_of_a_turn_and_no_debts(name: str) -> None:
    """SD-DRAW-1, SD-PASS-3, SD-PAY-2"""
    for g in states(name):
        assert min(g.gold) >= 0
        if begins_turn(g):
            assert {len(g.hands[seat]) for seat in range(g.seats) if g.heads[seat]} == {2}


def begins_turn(g: Sea) -> bool:
    return bool(g.stack) and isinstance(g.stack[-1], Turn)


@every_cruise
def test_invariant_4_dragons_lie_apart(name: str) -> None:
    """SD-PLACE-4, SD-PLACE-9, SD-PLACE-12: as many spaces as pieces; no two of one player share an edge."""
    for moments in voyages(name):
        g = moments[-1].after
        cells = [cell for dragon in g.dragons for cell in dragon.cells]
        assert len(cells) == len(set(cells)) == g.taken.bit_count() == sum(map(int.bit_count, g.masks))
        assert len(cells) == sum(int(dragon.shape[1]) for dragon in g.dragons)
        for i, one in enumerate(g.dragons):
            for other in g.dragons[:i]:
                assert one.seat != other.seat or not neighbours(one.cells) & set(other.cells)
        for moment in moments:
            assert moment.after.dragons[: len(moment.before.dragons)] == moment.before.dragons


@every_cruise
def test_invariant_5_every_dragon_touched_the_island_or_another_players(name: str) -> None:
    """SD-PLACE-8, SD-PLACE-11: when it was placed."""
    for moments in voyages(name):
        dragons = moments[-1].after.dragons
        for number, dragon in enumerate(dragons):
            shore = neighbours(dragon.cells)
            others = {cell for one in dragons[:number] if one.seat != dragon.seat for cell in one.cells}
            assert shore & (ISLAND | others)


@every_cruise
def test_invariant_6_all_the_cards(name: str) -> None:
    """SD-COMP-8 to SD-COMP-12, SD-R-22: 80 dragon cards of each shape as many, coral cards, 33 missions."""
    for g in states(name):
        cards = Counter(card for row in (*g.hands, *g.passed, *g.market.values()) for card in row if card)
        cards.update(dragon.shape for dragon in g.dragons)
        for size, names in g.parts.of_size.items():
            cards.update(dict(zip(names, g.decks[size], strict=True)))
        assert cards == {shape: card.count for shape, card in g.parts.cards.items()}
        corals = Counter(card for row in (*g.corals, g.used_corals) for card in row)
        corals.update(one.coral for one in g.coral_bottom)
        corals.update(card for frame in g.stack if isinstance(frame, Gain) for card in frame.drawn)
        corals.update(dict(zip(g.parts.corals, g.coral_deck, strict=True)))
        assert corals == {kind: coral.count for kind, coral in g.parts.corals.items()}
        missions = [*g.mission_deck, *filter(None, g.missions), *sum(g.completed, ())]
        assert sorted(missions) == sorted(g.parts.missions)


@every_cruise
def test_invariant_7_open_whirlpools_never_increase(name: str) -> None:
    """SD-REALM-7, SD-PLACE-12"""
    for moments in voyages(name):
        open_ = [9**9] * 4
        for moment in moments:
            g = moment.after
            if g.turn:
                now = [g.whirlpools_open(realm) for realm in range(4)]
                assert all(new <= old for new, old in zip(now, open_, strict=True))
                open_ = now


@every_cruise
def test_invariant_8_what_a_realm_hands_out(name: str) -> None:
    """SD-REALM-6, SD-REALM-11 to SD-REALM-14: V to each first, half to each second of one first."""
    for g in states(name):
        if not g.quarters or not g.options.second_place_needs_a_dragon:
            continue
        for realm in GAME.score(g)["realms"]:
            points, open_ = Counter(realm["points"]), realm["whirlpools"]
            value = 2 * open_ if g.seats == 2 else 3 * open_
            half = value // 2
            assert set(points) <= ({0, value} if g.seats == 2 else {0, value, half})
            if half:
                assert points[value] <= 1 or not points[half]
                assert points[value] or not points[half]
                assert g.seats > 2 or points[value] <= 1


@every_cruise
def test_invariant_9_players_times_heads_turns(name: str) -> None:
    """SD-END-1, SD-END-2, SD-TURN-1: 28, 33, 32 or 35, in turn; one dragon or one pass in each."""
    for moments in voyages(name):
        g = moments[-1].after
        assert g.turn == {2: 28, 3: 33, 4: 32, 5: 35}[g.seats]
        assert g.heads == [0] * g.seats
        acted: dict[int, list[int]] = {}
        for moment in moments:
            for event in moment.after.log or ():
                if event.kind in ("placed", "passed"):
                    acted.setdefault(moment.before.turn, []).append(event.public["seat"])
        assert acted == {turn: [(g.first + turn) % g.seats] for turn in range(g.turn)}
        assert moments[-1].after.ended == "heads"


@every_cruise
def test_invariant_10_no_token_lies_under_a_dragon(name: str) -> None:
    """SD-REWARD-1, SD-REWARD-2, SD-R-7: whenever a turn begins, and the sea's ship spaces have one each."""
    for g in states(name):
        if begins_turn(g) and g.quarters:
            assert mask_of(g.ships) == g.board.ships & ~g.taken
            assert set(g.ships) == set(cells_of(g.board.ships & ~g.taken))


@every_cruise
def test_invariant_11_what_is_derived_is_at_one_with_the_tables(name: str) -> None:
    """SD-REALM-4, SD-REALM-8: spaces, strength and pieces, counted as the dragons came."""
    for moments in voyages(name):
        for moment in moments[::5]:
            g = moment.after
            again = g.copy()
            again.derive()
            for field in g.derived:
                assert getattr(again, field) == getattr(g, field)
            GAME.check(g)


def test_every_step_prompt_and_event_was_seen() -> None:
    """The games above are worth looking at: SD-R-16's last coral card, too."""
    coverage = Coverage(GAME)
    with coverage.watching():
        for name in CRUISES:
            for moment in sailed(name, 0):
                coverage.prompts.update(ask.prompt for ask in moment.before.asks.values())
                coverage.events.update(event.kind for event in moment.after.log or ())
    assert coverage.missing() == []


def test_every_number_of_players_and_every_value_of_an_option_was_seen() -> None:
    """Two to five; each option at another value than its default; every procedure."""
    assert {cruise.players for cruise in CRUISES.values()} == set(GAME.seats)
    changed = {option for cruise in CRUISES.values() for option in cruise.options}
    assert changed >= set(GAME.Options.__struct_fields__)
    seen = {type(frame) for name in CRUISES for g in states(name) for frame in g.stack}
    assert seen == set(GAME.frames)
