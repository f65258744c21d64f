"""The skirmish: everything that the kernel offers, together."""

from typing import Any

import msgspec
import pytest

from drakomor.kernel import CHANCE, Illegal, digest, read_position, write_position
from drakomor.kernel.conform import check_game, cover
from tests.kernel.scenes import bidding, deepest, lay, play, sailing
from tests.kernel.skirmish import GAME, Campaign, Sea, Turn


def asked(g: Sea) -> dict[int, str]:
    return {seat: ask.prompt for seat, ask in g.asks.items()}


def frames(g: Sea) -> list[str]:
    return [type(frame).__name__ for frame in g.stack]


def written_and_read(g: Sea) -> Any:
    written = msgspec.json.encode(write_position(GAME, g))
    again = read_position(GAME, msgspec.json.decode(written))
    assert msgspec.json.encode(write_position(GAME, again)) == written
    return again


def kinds(g: Sea) -> list[str]:
    return [event.kind for event in g.log or ()]


@pytest.mark.parametrize(
    "options", [{}, {"reach": 1, "turns": 6, "riches": 3}, {"pursuit": False, "reach": 5}]
)
def test_it_conforms(options: dict[str, Any]) -> None:
    check_game(GAME, games=12, options=options)


def test_play_reaches_every_step_prompt_and_event() -> None:
    assert cover(GAME, [None], games=150).missing() == []


# A route is one gesture, and an interception interrupts it


def test_the_points_of_a_route_are_pieces_of_one_gesture() -> None:
    g = sailing()
    assert g.asks[0].gesture == "route"
    assert g.asks[0].options == (1, 3, 5, 11, "stop")
    g = play(GAME, g, (0, 1), (0, 0))
    assert (g.asks[0].gesture, g.asks[0].options) == ("route", (3, 9, 11, "stop"))
    assert g.stack[-1].route == (1, 0)
    assert g.ships[0] == 2, "the ship sails when the whole route is declared"


def test_the_others_beside_the_route_are_asked_in_the_order_of_coming_turns() -> None:
    g = play(GAME, sailing(ships={0: 2, 1: 6, 2: 4}), (0, 3), (0, "stop"))
    assert asked(g) == {1: "intercept"}
    g = play(GAME, g, (1, "no"))
    assert asked(g) == {2: "intercept"}
    assert frames(g) == ["Campaign", "Turn", "Voyage", "Interception"]
    assert g.asks[2].about == {"mover": 0}


def test_a_seat_that_can_only_say_no_is_asked_all_the_same() -> None:
    g = play(GAME, sailing(ships={0: 2, 1: 6, 2: 4}), (0, 3), (0, "stop"), (1, "no"))
    assert g.asks[2].options == ("no",)
    views = [GAME.view(world, 0) for world in (g, _armed(g))]
    assert views[0] == views[1]


def _armed(g: Sea) -> Sea:
    """The same moment, but seat 2 has a gun aboard."""
    position = write_position(GAME, g)
    position["tables"]["troops"][2] = ["gun"]
    position["tables"]["bag"] = {"crew": position["tables"]["bag"]["crew"] + 1, "gun": g.bag["gun"] - 1}
    armed: Sea = read_position(GAME, position)
    assert armed.asks[2].options == ("no", "yes")
    return armed


def test_an_intercepted_voyage_is_over_where_the_fight_was() -> None:
    g = play(GAME, sailing(ships={0: 2, 1: 6, 2: 4}), (0, 3), (0, 0), (0, "stop"))
    g = play(GAME, g, (1, "yes"), (1, "cease"))
    assert (g.ships[0], g.mover, asked(g)) == (3, 1, {CHANCE: "draw"})


# A fight, the owner's choice of losses, and a pursuit


def test_guns_fire_one_at_a_time_each_with_its_die() -> None:
    g = play(GAME, sailing(troops=("crew", "gun gun", "")), (0, 3), (0, "stop"))
    g = play(GAME, g, (1, "yes"), (1, "fire"))
    assert (asked(g), g.asks[CHANCE].options) == ({CHANCE: "d8"}, (1, 2, 3, 4, 5, 6, 7, 8))
    g = play(GAME, g, (CHANCE, 4), (1, "fire"), (CHANCE, 5))
    assert (g.stack[-1].fired, g.stack[-1].hits, g.asks[1].options) == (2, 1, ("cease",))


def test_the_owner_chooses_in_secret_and_all_losses_are_revealed_together() -> None:
    g = deepest()
    assert frames(g) == ["Campaign", "Turn", "Voyage", "Interception", "Pursuit", "Fight", "Losses"]
    g = play(GAME, g, (0, "gun"))
    assert (kinds(g), g.stack[-1].chosen) == ([], ("gun",))
    assert GAME.view(g, 0)["stack"][-1]["chosen"] == ["gun"]
    for other in (1, 2, None):
        assert "chosen" not in GAME.view(g, other)["stack"][-1]
        assert GAME.view(g, other)["stack"][-1]["count"] == 1
    g = play(GAME, g, (0, "crew"))
    assert [(event.kind, event.public["card"], event.reveals) for event in g.log or ()] == [
        ("lost", "gun", True), ("lost", "crew", True)
    ]  # fmt: skip


def test_a_ship_that_lacks_troops_for_its_losses_sinks_and_the_stack_unwinds() -> None:
    g = deepest()
    g.troops[0], g.bag["gun"], g.bag["crew"] = ("gun",), g.bag["gun"] + 1, g.bag["crew"] + 1
    g = play(GAME, g, (0, "gun"))
    assert kinds(g) == ["lost", "sunk"]
    assert (g.ships.keys(), g.coins[0], frames(g), g.mover) == ({1, 2}, 0, ["Campaign", "Turn"], 1)


def test_hits_call_a_pursuit_and_none_calls_none() -> None:
    g = play(
        GAME, sailing(ships={0: 2, 1: 6, 2: 10}, troops=("crew crew", "gun gun", "")), (0, 3), (0, "stop")
    )
    hit = play(GAME, g, (1, "yes"), (1, "fire"), (CHANCE, 8), (1, "cease"), (0, "crew"))
    assert asked(hit) == {1: "pursue"}
    assert frames(play(GAME, hit, (1, "yes")))[-2:] == ["Pursuit", "Fight"]
    missed = play(GAME, g, (1, "yes"), (1, "fire"), (CHANCE, 1), (1, "cease"))
    assert asked(missed) == {CHANCE: "draw"}


# Sealed bids, and asides in their midst


def test_bids_are_sealed_until_all_are_in_whoever_was_first() -> None:
    orders = ((0, 2), (1, 1), (2, 2)), ((2, 2), (1, 1), (0, 2))
    ends = [play(GAME, bidding(), *order) for order in orders]
    assert digest(GAME, ends[0]) == digest(GAME, ends[1])
    assert kinds(ends[0]) == ["bid", "bid", "bid"]
    assert (ends[0].coins, ends[0].mover) == ([0, 1, 0], 0)


def test_a_sealed_bid_looks_like_any_other_to_the_others() -> None:
    views = [GAME.view(play(GAME, bidding(), (1, bid)), 0) for bid in (0, 1, 2)]
    assert views[0] == views[1] == views[2]
    assert [ask["seat"] for ask in views[0]["asks"]] == [0, 2]


def test_a_coin_is_given_while_bids_are_sealed() -> None:
    g = play(GAME, bidding(), (1, 2), (0, ("give", 2)))
    assert (asked(g), frames(g)) == ({2: "accept"}, ["Campaign", "Gift"])
    g = play(GAME, written_and_read(g), (2, "yes"))
    assert (asked(g), g.coins) == ({0: "bid", 2: "bid"}, [1, 2, 3])
    assert g.asks[2].options == (0, 1, 2, 3)
    assert g.stack[-1].sealed == {1: 2}


def test_a_bid_that_a_gift_made_too_high_is_asked_for_again() -> None:
    g = play(GAME, bidding(), (0, 2), (1, 2), (0, ("give", 1)), (1, "yes"))
    assert (asked(g), g.asks[0].options, g.stack[-1].sealed) == ({0: "bid", 2: "bid"}, (0, 1), {1: 2})


def test_who_strikes_the_colours_is_not_waited_for() -> None:
    g = play(GAME, bidding(), (0, 1), (1, 2), (2, "strike"))
    assert [event.public["seat"] for event in g.log or () if event.kind == "bid"] == [0, 1]
    assert (g.ships.keys(), g.mover) == ({0, 1}, 1)


def test_a_bid_of_who_has_struck_the_colours_does_not_count() -> None:
    g = play(GAME, bidding(), (0, 2), (0, "strike"))
    assert (g.stack[-1].sealed, set(g.asks)) == ({}, {1, 2})
    assert play(GAME, g, (1, 0), (2, 0)).coins == [0, 2, 2]


def test_an_aside_interrupts_another_seats_turn_at_the_deepest_moment() -> None:
    g = play(GAME, deepest(), (0, "gun"), (2, ("give", 0)))
    assert (len(g.stack), asked(g)) == (8, {0: "accept"})
    g = play(GAME, g, (1, ("give", 2)))
    assert (len(g.stack), asked(g)) == (9, {2: "accept"})
    g = play(GAME, written_and_read(g), (2, "no"), (0, "yes"))
    assert (len(g.stack), asked(g), g.coins, g.stack[-1].chosen) == (7, {0: "lose"}, [3, 2, 1], ("gun",))


def test_striking_the_colours_unwinds_what_one_was_in_the_midst_of() -> None:
    g = play(GAME, deepest(), (0, "gun"), (0, "strike"))
    assert (frames(g), g.mover, sorted(g.lost)) == (["Campaign", "Turn"], 1, ["crew", "gun", "gun"])


def test_the_side_ask_stands_in_the_view_of_its_seat_alone() -> None:
    g = bidding()
    assert GAME.view(g, 1)["aside"]["options"] == [["give", 0], ["give", 2], "strike"]
    assert "aside" not in GAME.view(g, None)


# Why not


@pytest.mark.parametrize(
    ("seat", "answer", "clause"),
    [
        (0, 4, "SK-4"), (0, 10, "SK-4"), (0, 7, "SK-4"), (0, ("give", 0), "SK-4"), (0, 3, ""),
        (1, 3, "not-asked"), (5, 3, "not-asked"), (CHANCE, "crew", "not-asked"),
        (CHANCE, "strike", "not-asked"), (1, "strike", ""),
    ],
)  # fmt: skip
def test_why(seat: int, answer: Any, clause: str) -> None:
    refusal = GAME.why(sailing(), seat, answer)
    assert (refusal.clause if refusal else "") == clause
    if clause:
        with pytest.raises(Illegal, match=clause):
            GAME.play(sailing(), seat, answer)


def test_a_refusal_tells_the_facts_that_make_it_apply() -> None:
    refusal = GAME.why(sailing(), 0, 10)
    assert refusal is not None
    assert refusal.facts == {"point": 10}


# Ways to end


def _ended(g: Sea) -> tuple[str, tuple[float, ...], list[Any], dict[int, Any]]:
    return g.ended, GAME.result(g), g.stack, g.asks


def test_the_last_afloat_wins() -> None:
    assert _ended(play(GAME, sailing(), (2, "strike"), (0, "strike"))) == ("afloat", (0.0, 1.0, 0.0), [], {})


def test_nobody_afloat_is_a_draw() -> None:
    g = lay([Campaign(at="pass_on"), Turn(seat=0)], ships={0: 2})
    third = 1 / 3
    assert _ended(play(GAME, g, (0, "strike"))) == ("nobody", (third, third, third), [], {})


def test_riches_win() -> None:
    g = play(GAME, sailing(ships={0: 1, 1: 6, 2: 8}, coins=(4, 1, 1)), (0, 0), (0, "stop"))
    assert _ended(g) == ("riches", (1.0, 0.0, 0.0), [], {})


def test_equal_coins_share_the_win_after_the_last_turn() -> None:
    g = play(GAME, sailing(ships={0: 1, 1: 6, 2: 8}, coins=(2, 3, 1), turns=1), (0, 0), (0, "stop"))
    assert _ended(g) == ("coins", (0.5, 0.5, 0.0), [], {})


def test_no_answer_is_heard_after_the_end_nor_a_side_ask() -> None:
    g = play(GAME, sailing(), (2, "strike"), (0, "strike"))
    for seat, answer in ((1, "strike"), (0, 3), (CHANCE, 1)):
        refusal = GAME.why(g, seat, answer)
        assert refusal is not None
        assert refusal.clause == "game-over"
