"""Who knows what (SD-R-32, SD-R-8, section 6.3 of the rules): views, questions and events.

Beside laid positions there are whole random games. In them everything that a seat may not know is dealt anew,
in this file's own way; what the seat is told must stay the same to the last letter.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.games.sea_dragons.parts import SIZES
from drakomor.games.sea_dragons.state import Dragon, Returned, Sea
from drakomor.games.sea_dragons.turn import Taking
from drakomor.kernel import CHANCE
from drakomor.kernel.conform import check_game, check_position
from drakomor.kernel.frames import ask_again
from drakomor.kernel.leaks import check_secrets, check_worlds
from tests.games.sea_dragons.table import Table, begin, table
from tests.games.sea_dragons.test_corals import ALL_GONE
from tests.games.sea_dragons.voyages import CRUISES, states, voyage, voyages

ALL_BUT_TWO = sorted((Counter(ALL_GONE) - Counter(["wild", "gold"])).elements())
every_cruise = pytest.mark.parametrize("name", CRUISES)
WATCHERS = (0, 1, 2, None)


def known(g: Sea, seat: int | None) -> Any:
    """All that a seat is told at a moment: its view, and what just happened."""
    return [GAME.view(g, seat), heard(g, seat)]


def heard(g: Sea, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen(seat) for event in g.log or ()]


def tables(t: Table, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = GAME.view(t.g, seat)["tables"]
    return told


def everybodys(t: Table, key: str) -> Any:
    """What everybody is told alike."""
    first, *others = [tables(t, seat)[key] for seat in WATCHERS]
    assert all(other == first for other in others)
    return first


# Row by row of the table in section 6.3


def test_SD_R_32_the_hand_is_its_owners_the_others_see_the_sizes() -> None:
    """SD-R-32: of the cards in hand everybody sees the backs, and remembers what was taken openly."""
    t = table(hands=[("I3", "L5"), ("L4", "S4"), ("S4", "V3")])
    assert [tables(t, seat).get("hand") for seat in WATCHERS] == [
        ["I3", "L5"],
        ["L4", "S4"],
        ["S4", "V3"],
        None,
    ]
    assert everybodys(t, "hand_sizes") == [["small", "large"], ["medium", "medium"], ["small", "medium"]]
    assert everybodys(t, "shown") == [[], [], []]


def test_SD_R_32_a_card_from_the_market_is_remembered_one_from_a_deck_is_not() -> None:
    """SD-R-32: and told to its owner alone."""
    t = table(frame=Taking(seat=0, sizes=SIZES), hands=[("L4",)])
    t.play("take V3", "I3")
    assert everybodys(t, "shown")[0] == ["V3"]
    t = table(frame=Taking(seat=0, sizes=SIZES), hands=[("L4",)])
    t.play("draw large")
    assert [told for told in t.kinds() if told == "drew_card"] == []
    t.play("X5")
    assert everybodys(t, "shown")[0] == []
    assert everybodys(t, "hand_sizes")[0] == ["medium", "large"]
    drawn = {"kind": "drew_card", "seat": 0, "size": "large"}
    assert [heard(t.g, seat) for seat in WATCHERS] == [[{**drawn, "shape": "X5"}], [drawn], [drawn], [drawn]]


def test_SD_R_32_a_remembered_card_is_forgotten_when_it_is_played() -> None:
    """SD-R-32: of two equal cards the one that everybody knows is the first to go, for nobody can tell."""
    t = table(hands=[("L4", "V3")])
    t.g.shown[0] = ("L4", "V3")
    t.play(next(option for option in t.options if option.startswith("place V3")))
    assert everybodys(t, "shown")[0] == ["L4"]
    t = table(hands=[("L4", "L4")])
    t.g.shown[0] = ("L4",)
    t.play("pass L4")
    assert everybodys(t, "shown")[0] == []
    assert everybodys(t, "passed")[0] == ["L4"]


def test_SD_R_32_of_the_dragon_decks_everybody_knows_the_sizes_alone() -> None:
    """SD-R-32"""
    t = table()
    assert everybodys(t, "deck_sizes") == {"small": 24, "medium": 28, "large": 16}
    assert not any("decks" in tables(t, seat) for seat in WATCHERS)


def test_SD_R_32_the_order_of_the_decks_is_hidden_from_all() -> None:
    """SD-R-32: there is none; missions and cards nobody has seen are bags, and views tell their sizes."""
    t = table()
    assert everybodys(t, "mission_deck_size") == 29
    assert everybodys(t, "coral_deck_size") == 24
    for seat in WATCHERS:
        assert not {"mission_deck", "coral_deck", "ship_bag"} & tables(t, seat).keys()


def test_SD_CORAL_4_coral_cards_are_their_owners_the_others_see_how_many() -> None:
    """SD-CORAL-4, SD-R-32"""
    t = table(corals=[("gold", "wild"), (), ("red-blue",)])
    assert [tables(t, seat).get("corals") for seat in WATCHERS] == [["gold", "wild"], [], ["red-blue"], None]
    assert everybodys(t, "coral_counts") == [2, 0, 1]


def test_SD_R_32_who_put_a_card_under_the_deck_knows_it_and_its_place() -> None:
    """SD-R-32: and nobody else; who put one there is no secret."""
    t = table(bottom=[(0, "gold"), (1, "wild"), (0, "red-blue")])
    assert [tables(t, seat)["coral_bottom"] for seat in WATCHERS] == [
        [[0, "gold"], [1, "?"], [0, "red-blue"]],
        [[0, "?"], [1, "wild"], [0, "?"]],
        [[0, "?"], [1, "?"], [0, "?"]],
        [[0, "?"], [1, "?"], [0, "?"]],
    ]
    for seed in range(20):
        world = GAME.imagine(GAME.view(t.g, 0), Random(seed))
        assert [one.coral for one in world.coral_bottom if one.seat == 0] == ["gold", "red-blue"]
    others = {GAME.imagine(GAME.view(t.g, 0), Random(seed)).coral_bottom[1].coral for seed in range(60)}
    assert len(others) > 6


def test_SD_R_32_what_a_coral_symbol_brings() -> None:
    """SD-R-32, SD-REWARD-4: the drawer sees both cards, the others that two were drawn."""
    t = table(frame=Gain(seat=0))
    for count, coral in enumerate(("gold", "wild")):
        frames = [GAME.view(t.g, seat)["stack"][-1] for seat in WATCHERS]
        assert [frame.get("drawn", []) for frame in frames] == [["gold"][:count], [], [], []]
        assert [frame.get("count", 0) for frame in frames] == [count] * 4
        t.play(coral)
        assert heard(t.g, 0) == [{"kind": "drew_coral", "seat": 0, "coral": coral}]
        assert heard(t.g, 1) == heard(t.g, None) == [{"kind": "drew_coral", "seat": 0}]
    asked = [GAME.view(t.g, seat)["asks"] for seat in WATCHERS]
    assert asked[0][0]["options"] == ["gold", "wild"]
    assert asked[1:] == [[{"seat": 0, "prompt": "keep", "clause": "SD-REWARD-4", "about": {}}]] * 3
    t.play("wild")
    mine = [
        {"kind": "kept_coral", "seat": 0, "coral": "wild"},
        {"kind": "returned_coral", "seat": 0, "coral": "gold"},
    ]
    assert heard(t.g, 0) == mine
    assert heard(t.g, 1) == heard(t.g, None) == [{"kind": told["kind"], "seat": 0} for told in mine]


def test_SD_R_32_the_questions_of_a_turn_show_their_answers_to_nobody_else() -> None:
    """SD-R-32: placements would tell the hand, payments the coral cards."""
    t = table(corals=[("wild", "wild")])
    own, other = (GAME.view(t.g, seat)["asks"] for seat in (0, 1))
    assert len(own[0]["options"]) == len(t.options)
    assert other == [{"seat": 0, "prompt": "turn", "clause": "SD-TURN-2", "about": {}}]
    t = table(frame=Voyage(seat=0), corals=[("wild", "wild")])
    own, other = (GAME.view(t.g, seat)["asks"] for seat in (0, 1))
    assert own[0]["options"] == [
        ["complete", "M01", "wild", "wild"],
        ["complete", "M07", "wild", "wild"],
        "skip",
    ]
    assert other == [{"seat": 0, "prompt": "mission", "clause": "SD-MISSION-1", "about": {}}]


def test_SD_R_32_chance_shows_its_outcomes_to_nobody() -> None:
    """SD-R-32: what is left in a deck."""
    t = table(frame=Gain(seat=0), corals=[("gold",)])
    assert [GAME.view(t.g, seat)["asks"] for seat in WATCHERS] == [
        [{"seat": CHANCE, "prompt": "coral", "clause": "SD-REWARD-4", "about": {}}]
    ] * 4


def test_SD_R_32_a_mission_that_nobody_can_pay_for_looks_like_one_that_is_skipped() -> None:
    """SD-R-32, SD-CORAL-4: with a gold card, and with two wild ones instead."""
    asked = [table(frame=Voyage(seat=0), corals=[cards]) for cards in (("gold", "gold"), ("wild", "wild"))]
    assert known(asked[0].g, 1) == known(asked[1].g, 1)
    for t in asked:
        t.play("skip")
    assert known(asked[0].g, 1) == known(asked[1].g, 1)


def test_SD_R_32_used_cards_are_public() -> None:
    """SD-R-32, SD-CORAL-15: those that paid for a mission; and a cashed gold card."""
    t = table(frame=Voyage(seat=0), corals=[("wild", "wild", "gold")]).play("complete M01 wild wild")
    assert everybodys(t, "used_corals") == ["wild", "wild"]
    assert everybodys(t, "coral_counts") == [1, 0, 0]
    t = table(corals=[("gold",)], auto_cash=False).play("cash gold")
    assert everybodys(t, "used_corals") == ["gold"]


def test_SD_R_32_what_lies_open_is_told_to_everybody() -> None:
    """SD-R-32: board, tokens, gold, missions, market, heads, played and discarded cards."""
    t = table(
        "0 V3 F7 F8 E7; 1 I3 D7 D8 D9",
        gold=(3, 1, 9),
        fleets=[{"green": 2}, {"blue": 1}, {}],
        completed=[("M02",), (), ("M08", "M31")],
        heads=(9, 10, 11),
    )
    assert everybodys(t, "dragons") == [
        [0, "V3", ["E7", "F7", "F8"], "E7"],
        [1, "I3", ["D7", "D8", "D9"], "D7"],
    ]
    assert (everybodys(t, "gold"), everybodys(t, "heads")) == ([3, 1, 9], [9, 10, 11])
    assert everybodys(t, "fleets") == [[2, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert everybodys(t, "completed") == [["M02"], [], ["M08", "M31"]]
    assert everybodys(t, "missions") == list(t.g.missions)
    assert everybodys(t, "market") == {size: list(row) for size, row in t.g.market.items()}
    assert (everybodys(t, "ships"), everybodys(t, "passed")) == (t.g.ships, [["L4"], [], []])
    assert (everybodys(t, "turn"), everybodys(t, "mover"), everybodys(t, "first")) == (0, 0, 0)
    assert len(everybodys(t, "board")) == 225
    assert everybodys(t, "realms")[0] == {"whirlpools": 9, "dragons": [1, 1, 0], "pieces": [2, 1, 0]}


def test_SD_R_8_tokens_are_public_and_those_left_over_can_be_told() -> None:
    """SD-R-8: face up, so that everybody imagines the same ones in the box."""
    t = table(quarters=("Q1B", "Q2B", "Q3B", "Q4B"))
    assert len(everybodys(t, "ships")) == 40
    assert "" not in everybodys(t, "ships").values()
    for seat in (0, 1, 2):
        world = GAME.imagine(GAME.view(t.g, seat), Random(seat))
        assert (world.ships, world.ship_bag) == (t.g.ships, t.g.ship_bag)


def test_SD_R_8_face_down_nobody_knows_a_colour_before_the_token_is_taken() -> None:
    """SD-R-8: `ship_tokens_face_up` off; then everybody sees it."""
    t = table(hands=[("I3", "L4")], ship_tokens_face_up=False)
    assert set(everybodys(t, "ships").values()) == {""}
    t.play("place I3 F5 F6 F7")
    assert t.asked == (CHANCE, "token")
    assert dict(zip(t.ask.options, t.ask.odds, strict=True)) == {
        "blue": 10,
        "green": 12,
        "purple": 11,
        "red": 11,
    }
    assert t.ask.about == {"cell": "F5"}
    t.play("blue")
    took = {"kind": "took_ship", "seat": 0, "cell": "F5", "colour": "blue"}
    assert all(took in heard(t.g, seat) for seat in WATCHERS)
    assert everybodys(t, "fleets")[0] == [0, 0, 0, 1]


def test_SD_R_8_face_down_they_are_put_without_a_look() -> None:
    """SD-R-8, SD-SETUP-4: no question for chance before the first is taken, and nothing left to tell."""
    t = begin(quarters=("Q1B", "Q2A", "Q3A", "Q4A"), ship_tokens_face_up=False)
    assert t.ask.prompt == "refill"
    assert list(everybodys(t, "ships").values()) == [""] * 43
    assert t.g.ship_bag == (12, 11, 11, 10)


# Whole games


def other_truth(g: Sea, watcher: int | None, rng: Random) -> Sea:
    """The same table for a watcher, but all that the watcher may not know is dealt anew."""
    other = g.copy()
    for size in SIZES:
        _deal_cards_anew(other, size, watcher, rng)
    if not g.ended:
        _deal_corals_anew(other, watcher, rng)
    ask_again(other)
    return other


def _deal_cards_anew(g: Sea, size: str, watcher: int | None, rng: Random) -> None:
    names = g.parts.of_size[size]
    pile = [name for name, count in zip(names, g.decks[size], strict=True) for _ in range(count)]
    secret = {
        seat: list((Counter(hand) - Counter(g.shown[seat])).elements())
        for seat, hand in enumerate(g.hands)
        if seat != watcher
    }
    counts = {seat: sum(name in names for name in cards) for seat, cards in secret.items()}
    pile += [name for cards in secret.values() for name in cards if name in names]
    rng.shuffle(pile)
    for seat, count in counts.items():
        kept = [*g.shown[seat], *(name for name in secret[seat] if name not in names)]
        g.hands[seat] = tuple(sorted([*kept, *(pile.pop() for _ in range(count))]))
    g.decks[size] = tuple(pile.count(name) for name in names)


def _deal_corals_anew(g: Sea, watcher: int | None, rng: Random) -> None:
    kinds = list(g.parts.corals)
    hidden = [frame for frame in g.stack if isinstance(frame, Gain) and frame.seat != watcher]
    pile = [name for name, count in zip(kinds, g.coral_deck, strict=True) for _ in range(count)]
    pile += [name for seat, cards in enumerate(g.corals) if seat != watcher for name in cards]
    pile += [one.coral for one in g.coral_bottom if one.seat != watcher]
    pile += [name for frame in hidden for name in frame.drawn]
    rng.shuffle(pile)
    g.corals = [
        cards if seat == watcher else tuple(sorted(pile.pop() for _ in cards))
        for seat, cards in enumerate(g.corals)
    ]
    g.coral_bottom = [
        one if one.seat == watcher else Returned(one.seat, pile.pop()) for one in g.coral_bottom
    ]
    for frame in hidden:
        frame.drawn = tuple(pile.pop() for _ in frame.drawn)
    g.coral_deck = tuple(pile.count(name) for name in kinds)


def every(number: int, name: str) -> list[Sea]:
    return list(states(name))[::number]


@every_cruise
def test_SD_R_32_no_view_depends_on_what_its_seat_may_not_know(name: str) -> None:
    """SD-R-32, SD-R-8, SD-CORAL-4: views and questions at many moments, for every seat and for a watcher."""
    rng, changed = Random(name), Counter[str]()
    for g in every(4, name):
        for watcher in (*range(g.seats), None):
            other = other_truth(g, watcher, rng)
            GAME.check(other)
            for field in ("hands", "corals", "coral_bottom", "decks", "coral_deck"):
                changed[field] += getattr(other, field) != getattr(g, field)
            assert GAME.view(other, watcher) == GAME.view(g, watcher)
    assert min(changed.values()) > 10


def reveals(g: Sea) -> bool:
    return any(event.reveals for event in g.log or ())


@every_cruise
def test_SD_R_32_a_secret_answer_looks_like_any_other_to_the_others(name: str) -> None:
    """SD-R-32: what was drawn, kept or put back; views and events."""
    rng, compared = Random(name), Counter[str]()
    for moments in voyages(name):
        for moment in moments:
            ask = moment.before.asks[moment.seat]
            if ask.to is None or len(ask.options) < 2 or reveals(moment.after):
                continue
            other = GAME.play(moment.before, moment.seat, rng.choice(ask.options))
            if not reveals(other):
                compared[ask.prompt] += 1
                for watcher in {*range(other.seats), None} - set(ask.to):
                    assert known(other, watcher) == known(moment.after, watcher)
    assert {"coral", "draw", "keep"} <= compared.keys()


@every_cruise
def test_SD_R_32_what_an_own_answer_leads_to_tells_nothing_hidden(name: str) -> None:
    """SD-R-32: in two truths that a seat cannot tell apart its answer has the same consequences."""
    rng = Random(name)
    for moments in voyages(name):
        for moment in moments[::2]:
            seat = moment.seat
            if seat == CHANCE or reveals(moment.after):
                continue
            other = GAME.play(other_truth(moment.before, seat, rng), seat, moment.answer)
            if not reveals(other):
                assert known(other, seat) == known(moment.after, seat)


SECRETS = {
    "drew_card": {"kind", "seat", "size"},
    "drew_coral": {"kind", "seat"},
    "kept_coral": {"kind", "seat"},
    "returned_coral": {"kind", "seat"},
}


@every_cruise
def test_SD_R_32_events_name_no_card_that_is_hidden(name: str) -> None:
    """SD-R-32, SD-CORAL-4: the facts as the others are told them."""
    for moments in voyages(name):
        for moment in moments:
            for event in moment.after.log or ():
                told = event.seen(None)
                assert set(told) == SECRETS.get(event.kind, set(told))
                assert bool(event.secret) == (event.kind in SECRETS)
                assert event.to == ((event.public["seat"],) if event.secret else ())
                assert told["kind"] == event.kind


@every_cruise
def test_SD_R_32_imagined_worlds_give_the_same_view_and_have_all_the_cards(name: str) -> None:
    """SD-R-32, section 6.5: from every seat; what was not seen is dealt anew."""
    rng, dealt_anew = Random(name), Counter[str]()
    for g in every(5, name):
        for seat in range(g.seats):
            view = GAME.view(g, seat)
            world = GAME.imagine(msgspec.json.decode(msgspec.json.encode(view)), rng)
            assert GAME.view(world, seat) == view
            GAME.check(world)
            assert (world.hands[seat], world.corals[seat]) == (g.hands[seat], g.corals[seat])
            assert world.coral_bottom == [
                one if one.seat == seat else Returned(one.seat, found.coral)
                for one, found in zip(g.coral_bottom, world.coral_bottom, strict=True)
            ]
            for field in ("hands", "corals", "coral_bottom"):
                dealt_anew[field] += getattr(world, field) != getattr(g, field)
    assert min(dealt_anew.values()) > 10


@every_cruise
def test_SD_R_32_an_imagined_world_comes_from_the_view_alone(name: str) -> None:
    """SD-R-32: two truths behind one view, and the same dice, make the same world."""
    rng = Random(name)
    for number, g in enumerate(every(23, name)):
        for seat in range(g.seats):
            other = other_truth(g, seat, rng)
            first, second = (GAME.imagine(GAME.view(one, seat), Random(number)) for one in (g, other))
            assert first == second


def test_SD_R_32_every_card_that_fits_is_imagined() -> None:
    """SD-R-32: an opponent's unknown card is any of its size that nobody saw."""
    t = table(hands=[("L4", "S4"), ("L4", "V3"), ("I5", "S4")], market={"large": ("F5", "F5")})
    t.g.shown[1] = ("L4",)
    worlds = [GAME.imagine(GAME.view(t.g, 0), Random(seed)) for seed in range(400)]
    assert {world.hands[1] for world in worlds} == {("I3", "L4"), ("L4", "V3")}
    larges = {card for world in worlds for card in world.hands[2] if card.endswith("5")}
    assert larges == set(t.g.parts.of_size["large"]) - {"F5"}


def test_SD_R_32_who_watches_imagines_a_world_too() -> None:
    """SD-R-32: without a seat there is nobody whose cards are known."""
    for g in every(40, "three"):
        view = GAME.view(g, None)
        world = GAME.imagine(view, Random(1))
        assert GAME.view(world, None) == view
        GAME.check(world)


def test_SD_R_32_the_deal_is_told_card_by_card_to_its_owner() -> None:
    """SD-R-32, SD-SETUP-16: the others hear the size."""
    t = begin(quarters=("Q1A", "Q2A", "Q3A", "Q4A"), ship_tokens_face_up=False)
    while t.ask.prompt != "draw":
        t.play(t.ask.options[0])
    t.play("T4")
    public = {"kind": "drew_card", "seat": 0, "size": "medium"}
    assert [heard(t.g, seat) for seat in WATCHERS] == [
        [{**public, "shape": "T4"}],
        [public],
        [public],
        [public],
    ]
    assert [tables(t, seat).get("hand") for seat in WATCHERS] == [["T4"], [], [], None]


# The kernel's own checks

PLAIN = [(name, cruise) for name, cruise in CRUISES.items() if not cruise.few_corals]


@pytest.mark.parametrize("name", [name for name, _ in PLAIN])
def test_SD_R_32_the_kernels_checks(name: str) -> None:
    """SD-R-32, SD-R-8: no leak in a random game under these options."""
    cruise = CRUISES[name]
    check_game(GAME, games=1, options=cruise.options, seats=cruise.players, seed=3)


@pytest.mark.parametrize("name", [name for name, cruise in CRUISES.items() if cruise.few_corals])
def test_SD_R_32_the_kernels_checks_where_corals_run_out(name: str) -> None:
    """SD-R-32, SD-R-16: cards that are raised from below the deck are seen by the one who draws them."""
    rng = Random(name)
    for number, moment in enumerate(voyage(name, 1)):
        g, where = moment.before, f"{name}, {number}"
        if number % 2 == 0 or isinstance(g.stack[-1], Gain):
            check_position(GAME, g, where)
            check_secrets(GAME, g, g.seats, rng, where)
            check_worlds(GAME, g, g.seats, rng, where)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", [name for name, _ in PLAIN])
def test_SD_R_32_the_kernels_checks_for_every_number_of_players(name: str, seats: int) -> None:
    """SD-R-32, SD-R-8"""
    if CRUISES[name].options.get("first_player", 1) <= seats:
        check_game(GAME, games=3, options=CRUISES[name].options, seats=seats, seed=11)


def test_SD_PLACE_1_a_card_that_is_played_is_open_while_the_head_is_chosen() -> None:
    """SD-PLACE-1, SD-R-11, SD-R-32: in every world that the others imagine the dragon can be placed."""
    t = table(hands=[("I3", "L4")], head="chosen").play("place I3 F5 F6 F7")
    assert t.asked == (0, "head")
    assert everybodys(t, "shown")[0] == ["I3"]
    for seed in range(20):
        world = GAME.imagine(GAME.view(t.g, 1), Random(seed))
        assert "I3" in world.hands[0]
        assert GAME.play(world, 0, "F6").dragons == [Dragon(0, "I3", ("F5", "F6", "F7"), "F6")]
    assert everybodys(t.play("F6"), "shown")[0] == []


def test_SD_R_16_a_raised_card_comes_to_light() -> None:
    """SD-R-16, SD-R-32: there is no dice to ask, so the draw itself tells its seat something hidden.

    A view cannot say which card it will be; only whoever put it there knows.
    """
    t = table(
        frame=Voyage(seat=0), fleets=[{"green": 2}], used=ALL_BUT_TWO, bottom=[(1, "wild"), (2, "gold")]
    )
    assert tables(t, 0)["coral_bottom"] == [[1, "?"], [2, "?"]]
    t.play("complete M07 green green")
    assert [event.reveals for event in t.g.log or () if event.kind == "drew_coral"] == [True, True]
    assert [event.seen(1) for event in t.g.log or ()][-2:] == [{"kind": "drew_coral", "seat": 0}] * 2
    check_worlds(GAME, t.g, 3, Random(0), "a raised card")


def test_the_games_show_every_secret() -> None:
    """The games above are worth looking at: coral cards under the deck and two of them before one's eyes."""
    seen = [g for name in CRUISES for g in states(name)]
    assert sum(len(g.coral_bottom) > 2 for g in seen) > 200
    frames = [frame for g in seen for frame in g.stack if isinstance(frame, Gain)]
    assert {frame.count for frame in frames} == {0, 1, 2}
    assert sum(any(g.shown) for g in seen) > 500
    assert any(not any(g.coral_deck) and len(g.coral_bottom) for g in seen)
