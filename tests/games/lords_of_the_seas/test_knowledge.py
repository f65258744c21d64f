"""Who knows what (section 5.4 of the rules; LS-R-8, LS-R-39, LS-R-43): views, questions and events.

Beside drawn positions there are whole random games. In them everything that a seat may not know is dealt
anew, in this file's own way; what the seat is told must stay the same to the last letter.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.lords_of_the_seas.chart import CELLS
from drakomor.games.lords_of_the_seas.drawing import lay
from drakomor.games.lords_of_the_seas.effects import LayMines, PickReserve
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.setup import Layouts
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.kernel import CHANCE
from drakomor.kernel.frames import run
from tests.games.lords_of_the_seas.table import Table, table
from tests.games.lords_of_the_seas.voyages import OPTIONS, Moment, voyages

every_option = pytest.mark.parametrize("name", OPTIONS)
WATCHERS = (0, 1, None)


def known(g: Sea, seat: int | None) -> Any:
    """All that a seat is told at a moment: its view, and what just happened."""
    return [GAME.view(g, seat), heard(g, seat)]


def heard(g: Sea, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen(seat) for event in g.log or ()]


def tables(t: Table, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = GAME.view(t.g, seat)["tables"]
    return told


# Row by row of the table in section 5.4


def test_the_hand_is_its_owners_the_opponent_sees_its_size() -> None:
    """LS-R-8: contents for the owner, the size for everybody."""
    t = table("l2 . . . . . .", hands=("4 5 6", "7 8"))
    assert [tables(t, seat).get("hand") for seat in WATCHERS] == [[4, 5, 6], [7, 8], None]
    assert [tables(t, seat)["hand_sizes"] for seat in WATCHERS] == [[3, 2]] * 3


def test_of_the_piles_a_seat_knows_the_sizes_and_its_own_unseen_ships() -> None:
    """LS-R-8: the own 27 ships without the seen ones, both piles together."""
    t = table("l2 d5 . l9! . . .", hands=("4 5 6", "7 8"), discards=[(2,), ()])
    for seat in WATCHERS:
        assert (tables(t, seat)["main"], tables(t, seat)["reserve"]) == ([12, 15], [9, 9])
        assert tables(t, seat)["discards"] == [[2], []]
    assert tables(t, 0)["bag"] == [3, 1, 3, 2, 2, 2, 3, 3, 2]
    assert tables(t, 1)["bag"] == [3, 3, 3, 3, 2, 3, 2, 2, 3]
    assert "bag" not in tables(t, None)


def test_the_question_of_the_turn_shows_its_answers_to_nobody_else() -> None:
    """LS-R-8: the answers would tell the hand."""
    t = table("l2 . . . . . .", hands=("4 5 6", "7 8"))
    own, other = (GAME.view(t.g, seat)["asks"] for seat in (0, 1))
    assert len(own[0]["options"]) == len(t.options)
    assert other == [{"seat": 0, "prompt": "turn", "clause": "LS-TURN-2", "about": {}}]


@pytest.mark.parametrize(
    ("answers", "pile", "number"),
    [
        (["place 4 B2", "draw 9"], "reserve", 9),
        (["place 4 B2", "draw 9", "end", "draw 8"], "main", 8),
        (
            ["buy M07 C1", *["look 1", "look 2", "look 3"] * 2, "look 9", "look 9", "look 8", "9"],
            "reserve",
            9,
        ),
    ],
    ids=["S", "CLOSE", "pick_reserve"],
)
def test_a_drawn_ship_is_told_to_its_owner_alone(answers: list[str], pile: str, number: int) -> None:
    """LS-R-8, LS-R-43: the opponent learns that one was drawn, and from where."""
    t = table(". l2 . . . . .", hands=("4", "1"), coins=(4, 0), market="M07").play(*answers)
    public = {"kind": "drew", "seat": 0, "pile": pile}
    drawn = [[told for told in heard(t.g, seat) if told["kind"] == "drew"] for seat in WATCHERS]
    assert drawn == [[{**public, "number": number}], [public], [public]]


def test_chance_shows_its_outcomes_to_nobody() -> None:
    """LS-R-8: the question to chance lists the unseen ships of a colour."""
    t = table(". l2 . . . . .", hands=("4", "1")).play("place 4 B2")
    asked = [GAME.view(t.g, seat)["asks"] for seat in WATCHERS]
    assert (
        asked == [[{"seat": -1, "prompt": "draw", "clause": "LS-CELL-6", "about": {"pile": "reserve"}}]] * 3
    )


def test_LS_R_43_the_opponent_learns_nothing_while_the_reserve_is_looked_through() -> None:
    """LS-R-43: neither the ships found so far nor the choice; afterwards the buyer knows what is left."""
    t = table("l2 . . . . . .", hands=("4", "1"), coins=(4, 0), market="M07").play("buy M07 B1")
    found = [1, 1, 1, 3, 3, 3, 9, 9, 9]
    for count, number in enumerate(found):
        frames = [GAME.view(t.g, seat)["stack"][-1] for seat in WATCHERS]
        assert frames[0].get("found", [0] * 9) == [found[:count].count(n) for n in range(1, 10)]
        assert frames[1] == frames[2]
        assert "found" not in frames[1]
        t.play(f"look {number}")
    assert t.asked == (0, "pick_reserve")
    assert [tables(t, seat).get("reserve_pile") for seat in WATCHERS] == [
        [3, 0, 3, 0, 0, 0, 0, 0, 3],
        None,
        None,
    ]
    assert [ask.get("options") for seat in WATCHERS for ask in GAME.view(t.g, seat)["asks"]] == [
        [1, 3, 9],
        None,
        None,
    ]
    t.play("3")
    assert [tables(t, seat)["looked"] for seat in WATCHERS] == [[True, False]] * 3
    assert tables(t, 0)["reserve_pile"] == [3, 0, 2, 0, 0, 0, 0, 0, 3]
    assert tables(t, 0)["bag"] == [0, 2, 0, 2, 3, 3, 3, 3, 0]
    assert tables(t, 1)["reserve_pile"] is None


def test_what_lies_open_is_told_to_everybody() -> None:
    """LS-R-8: cells, ships, shields, coins, VP, extra ships, mines held, market, discards."""
    t = table(
        "l2+ d5! . lM01 * . .",
        coins=(4, 1),
        points=[3, 2],
        extra_ships=[1, 0],
        mines_held=[0, 2],
        fakes_held=[0, 1],
        discards=[(), (7,)],
        market="M01 M04 M07",
    )
    for seat in WATCHERS:
        told = tables(t, seat)
        assert told["letters"] == t.g.letters
        assert told["ships"] == {"A1": [0, 2, False], "B1": [1, 5, True], "D1": [0, "M01", False]}
        assert (told["shields"], told["mines"]) == ({"A1": 1}, {"E1": "R"})
        assert (told["coins"], told["points"], told["extra_ships"]) == ([4, 1], [3, 2], [1, 0])
        assert (told["mines_held"], told["fakes_held"]) == ([0, 2], [0, 1])
        assert (told["market"], told["discards"]) == (["M04", "M07"], [[], [7]])


# The fake mine


def minelayer(**options: bool) -> Table:
    return table(". l2 . . . . .", hands=("4", "1"), coins=(3, 0), market="M04", options=options).play(
        "buy M04 A1"
    )


def test_LS_R_39_nobody_sees_the_three_before_the_last_is_laid() -> None:
    """LS-R-39: not one cell, and no answer, in the middle of laying; the layer sees the own picks."""
    t = minelayer()
    for number, cell in enumerate(("D4", "D6", "D5")):
        views = [GAME.view(t.g, seat) for seat in WATCHERS]
        assert [view["tables"]["mines"] for view in views] == [{}] * 3
        assert views[0]["stack"][-1].get("picks", []) == ["D4", "D6", "D5"][:number]
        assert "picks" not in views[1]["stack"][-1]
        assert "options" not in views[1]["asks"][0]
        assert views[1]["stack"] == views[2]["stack"]
        assert t.told("laid_mines") == []
        t.play(cell)
    assert (
        heard(t.g, 1) == heard(t.g, None) == [{"kind": "laid_mines", "seat": 0, "cells": ["D4", "D5", "D6"]}]
    )
    assert heard(t.g, 0)[0]["fake"] == ["D5"]


def all_alike(first: Table, *others: Table) -> bool:
    return all(known(other.g, seat) == known(first.g, seat) for other in others for seat in (1, None))


def test_LS_R_39_the_order_of_laying_tells_nothing() -> None:
    """LS-R-39: whichever of the three is the fake one, the others are told the same."""
    ways = (("D4", "D5", "D6"), ("D6", "D4", "D5"), ("D5", "D6", "D4"))
    tables_laid = [minelayer().play(*way) for way in ways]
    assert all_alike(*tables_laid)
    assert len({str(t.g.mines) for t in tables_laid}) == 3
    assert len({str(GAME.view(t.g, 0)) for t in tables_laid}) == 3


def test_LS_R_39_nor_does_it_where_mines_stack() -> None:
    """LS-R-39, LS-R-33: two on one cell and one on another, the fake one here or there."""
    stacked = [minelayer(mine_stacking=True).play(*way) for way in (("D4", "D4", "D5"), ("D4", "D5", "D4"))]
    assert all_alike(*stacked)
    assert tables(stacked[0], 1)["mines"] == {"D4": "??", "D5": "?"}
    assert [t.g.mines for t in stacked] == [{"D4": "rr", "D5": "f"}, {"D4": "fr", "D5": "r"}]


def test_LS_R_39_nor_does_it_where_effects_are_optional() -> None:
    """LS-R-39, LS-R-15: one of the real ones is skipped, and one of the two that lie there is fake."""
    skipped = [
        minelayer(effects_optional=True).play(*way)
        for way in (("skip", "D4", "D5"), ("D5", "skip", "D4"), ("D4", "skip", "D5"))
    ]
    assert all_alike(*skipped)
    assert tables(skipped[0], 1)["mines"] == {"D4": "?", "D5": "?"}
    assert [t.g.mines["D4"] for t in skipped] == ["r", "f", "r"]


def test_LS_R_39_in_the_middle_of_laying_a_skipped_one_looks_like_a_picked_one() -> None:
    """LS-R-39, LS-R-15"""
    assert all_alike(*[minelayer(effects_optional=True).play(pick) for pick in ("D4", "D5", "skip")])


@pytest.mark.parametrize("hidden", [True, False])
def test_LS_R_39_a_mine_that_is_turned_over_is_told(hidden: bool) -> None:
    """LS-R-39: real or fake, in the result of the event, to everybody; what is still hidden stays so."""
    signs = "r f r" if hidden else "* o *"
    drawing = f"{signs} . . . .\n{signs.translate({ord(s): '.' for s in signs if s != ' '})} . . . ."
    for number, (cell, fake) in enumerate((("A2", False), ("B2", True))):
        t = table(
            drawing.replace(". . . . . . .", "l9 l8 . . . . ."),
            hands=("4", "1"),
            market="M04",
            layer=1,
            options={"fake_mine_hidden": hidden},
        )
        t.play(f"place 4 {cell}", *(["G6"] if cell == "A2" else ["draw 1"]))
        told = [event for event in t.events if event["kind"] == "set_off_mine"]
        assert [(event["cell"], event["fake"]) for event in told] == [(cell, fake)]
        rest = {"B2": "?", "C2": "?"} if number == 0 else {"A2": "R", "C2": "R"}
        seen = {cell: pile for cell, pile in tables(t, 0)["mines"].items() if cell != "G6"}
        assert seen == (rest if hidden or number else {"B2": "F", "C2": "R"})


def test_LS_R_39_a_stack_is_imagined_as_it_may_lie() -> None:
    """LS-R-39, LS-R-33: in a stack the fake one lies lowest of the three, so it is imagined there."""
    laid = minelayer(mine_stacking=True).play("D4", "D4", "D4")
    assert laid.g.mines == {"D4": "frr"}
    view = GAME.view(laid.g, 1)
    assert {str(GAME.imagine(view, Random(seed)).mines) for seed in range(30)} == {"{'D4': 'frr'}"}
    apart = GAME.view(minelayer(mine_stacking=True).play("D4", "D4", "D5").g, 1)
    piles = {tuple(GAME.imagine(apart, Random(seed)).mines.values()) for seed in range(50)}
    assert piles == {("rr", "f"), ("fr", "r")}


def test_LS_R_39_a_skipped_mine_is_imagined_where_cells_are_few() -> None:
    """LS-R-39, LS-R-15: two free cells, two mines skipped; the question for the third still stands."""
    full = """
        d1! d1! d1! d2! d2! d2! d3!
        d3! d3! d4! d4! d4! d5! d5!
        d5! d6! d6! .   .   d7! d7!
        l3! l3! l4! l4! l4! l5! l5!
        l5! l6! l6! l6! l7! l7! l7!
        .   l1! l1! l2! l2! l2! l3!
        """
    options = {"effects_optional": True}
    t = table(full, hands=("8", "9"), coins=(3, 0), market="M04", options=options)
    t.play("buy M04 A1", "skip", "skip")
    assert t.asked == (0, "fake_mine")
    view = GAME.view(t.g, 1)
    for seed in range(10):
        assert GAME.view(GAME.imagine(view, Random(seed)), 1) == view


# Whole games


def other_truth(g: Sea, watcher: int | None, rng: Random) -> Sea:
    """The same table for a watcher, but all that the watcher may not know is dealt anew."""
    other = g.copy()
    for seat in {0, 1} - {watcher}:
        deal_anew(other, seat, rng)
        for frame in other.stack:
            if isinstance(frame, LayMines) and frame.seat == seat:
                free = sorted(set(CELLS) - set(g.ships) - set(g.mines) - set(frame.picks))
                frame.picks = tuple(rng.sample(free, len(frame.picks)))
            if isinstance(frame, PickReserve) and frame.seat == seat and g.reserves[seat] is None:
                ships = unpacked(other.bags[seat])
                rng.shuffle(ships)
                frame.found = packed(ships[: frame.looked])
            if isinstance(frame, Layouts) and frame.sealed and seat in frame.sealed:
                frame.sealed = {**frame.sealed, seat: rng.choice(g.parts.layouts[seat])}
    if watcher is None or watcher != g.layer:
        shuffle_mines(other, rng)
    other.log = None
    run(other)
    return other


def deal_anew(g: Sea, seat: int, rng: Random) -> None:
    reserve = g.reserves[seat]
    ships = [*g.hands[seat], *unpacked(g.bags[seat]), *unpacked(reserve or ())]
    rng.shuffle(ships)
    hand, ships = ships[: len(g.hands[seat])], ships[len(g.hands[seat]) :]
    g.hands[seat] = tuple(sorted(hand))
    if reserve is not None:
        g.reserves[seat], ships = packed(ships[: sum(reserve)]), ships[sum(reserve) :]
    g.bags[seat] = packed(ships)


def unpacked(counts: tuple[int, ...]) -> list[int]:
    return [number for number, count in enumerate(counts, 1) for _ in range(count)]


def packed(ships: list[int]) -> tuple[int, ...]:
    return tuple(ships.count(number) for number in range(1, 10))


def shuffle_mines(g: Sea, rng: Random) -> None:
    """The tokens that only their layer can tell change places."""
    tokens = [token for pile in g.mines.values() for token in pile if token in "rf"]
    rng.shuffle(tokens)
    g.mines = {
        cell: "".join(tokens.pop() if token in "rf" else token for token in pile)
        for cell, pile in g.mines.items()
    }


@every_option
def test_no_view_depends_on_what_its_seat_may_not_know(name: str) -> None:
    """LS-R-8, LS-R-39, LS-R-43: views and questions, at every moment, for both seats and for a watcher."""
    changed = 0
    for number, moments in enumerate(voyages(name)):
        rng = Random(number)
        for g in [moments[0].before, *(moment.after for moment in moments)]:
            for watcher in WATCHERS:
                other = other_truth(g, watcher, rng)
                changed += other.hands != g.hands
                assert GAME.view(other, watcher) == GAME.view(g, watcher)
    assert changed > 1000


def reveals(g: Sea) -> bool:
    return any(event.reveals for event in g.log or ())


@every_option
def test_a_secret_answer_looks_like_any_other_to_the_opponent(name: str) -> None:
    """LS-R-8, LS-R-39, LS-R-43: what was drawn, found, picked or laid in secret; views and events."""
    compared = 0
    for number, moments in enumerate(voyages(name)):
        rng = Random(number)
        for moment in moments:
            ask = moment.before.asks[moment.seat]
            if ask.to is None or reveals(moment.after):
                continue
            other = GAME.play(moment.before, moment.seat, rng.choice(ask.options))
            if not reveals(other):
                compared += 1
                for watcher in {0, 1, None} - set(ask.to):
                    assert known(other, watcher) == known(moment.after, watcher)
    assert compared > 200


@every_option
def test_what_an_own_answer_leads_to_tells_nothing_hidden(name: str) -> None:
    """LS-R-8: in two truths that a seat cannot tell apart its answer has the same consequences."""
    for number, moments in enumerate(voyages(name)):
        rng = Random(number)
        for moment in moments:
            if moment.seat == CHANCE or reveals(moment.after):
                continue
            other = GAME.play(other_truth(moment.before, moment.seat, rng), moment.seat, moment.answer)
            if not reveals(other):
                assert known(other, moment.seat) == known(moment.after, moment.seat)


@every_option
def test_an_event_names_no_ship_that_was_drawn_and_no_mine_that_lies_face_down(name: str) -> None:
    """LS-R-8, LS-R-39: the facts of the events, as everybody is told them."""
    wanted = {
        "drew": {"kind", "seat", "pile"},
        "looked": {"kind", "seat"},
        "laid_mines": {"kind", "seat", "cells"},
        "laid_mine": {"kind", "seat", "cell"},
    }
    for moments in voyages(name):
        for moment in moments:
            for event in moment.after.log or ():
                told = event.seen(None)
                assert set(told) == wanted.get(event.kind, set(told))
                if event.kind == "laid_mines":
                    assert told["cells"] == sorted(told["cells"])
                for seat in {0, 1} - set(event.to):
                    assert event.seen(seat) == told


@every_option
def test_the_kind_of_a_fact_does_not_hide_the_kind_of_its_event(name: str) -> None:
    """Whoever hears of an event can tell which it is."""
    for moments in voyages(name):
        for moment in moments:
            for event in moment.after.log or ():
                assert event.seen(0)["kind"] == event.kind


@every_option
def test_an_imagined_table_gives_the_same_view(name: str) -> None:
    """LS-R-8: at every moment, from both seats; the pieces add up, and the secrets are dealt anew."""
    dealt_anew = 0
    for number, moments in enumerate(voyages(name)):
        rng = Random(number)
        for g in [moments[0].before, *(moment.after for moment in moments)]:
            for seat in (0, 1):
                view = GAME.view(g, seat)
                world = GAME.imagine(msgspec.json.decode(msgspec.json.encode(view)), rng)
                assert GAME.view(world, seat) == view
                GAME.check(world)
                assert world.hands[seat] == g.hands[seat]
                dealt_anew += world.hands != g.hands
    assert dealt_anew > 500


def test_every_hand_that_fits_is_imagined() -> None:
    """LS-R-8: an opponent's ship may be any of those that nobody saw."""
    g = lay("d2 d2 d2 d3! d3 . .", hands=("1", "9"), discards=[(), (3, 4)])
    view = GAME.view(g, 0)
    seen = {GAME.imagine(view, Random(seed)).hands[1] for seed in range(200)}
    assert seen == {(number,) for number in (1, 4, 5, 6, 7, 8, 9)}


def test_the_games_show_every_secret() -> None:
    """The games above are worth looking at: hidden mines and searched piles were on the table in them."""
    moments: list[Moment] = [moment for name in OPTIONS for one in voyages(name) for moment in one]
    hidden = [moment.after for moment in moments if "f" in "".join(moment.after.mines.values())]
    assert len(hidden) > 200
    assert {g.layer for g in hidden} == {0, 1}
    assert any(len(pile) > 1 and "f" in pile for g in hidden for pile in g.mines.values())
    picking = [moment for moment in moments if isinstance(moment.before.stack[-1], LayMines)]
    assert {len(moment.before.stack[-1].picks) for moment in picking} == {0, 1, 2}
    assert any("" in moment.before.stack[-1].picks for moment in picking)
    looking = [moment for moment in moments if isinstance(moment.before.stack[-1], PickReserve)]
    assert {moment.before.stack[-1].looked for moment in looking} >= set(range(7))
    sealed = [moment.before.stack[-1].sealed for moment in moments if moment.before.stack[-1].sealed]
    assert {seat for answers in sealed for seat in answers} == {0, 1}
