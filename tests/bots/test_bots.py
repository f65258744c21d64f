"""Every bot answers legally, by its view alone, and the same for the same luck."""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from drakomor import bots
from drakomor.bots.bot import some
from drakomor.bots.flat import Flat
from drakomor.kernel import Ask, Malformed
from tests.bots.tables import FOUR, SEAS, moments, told

QUICK = ("random", "greedy:worlds=1", "flat:playouts=6")
OPTIONS: dict[str, dict[str, Any]] = {
    "default": {},
    "advanced": {"layout_mode": "advanced", "market_mode": "alternate"},
    "chosen": {"layout_mode": "chosen", "effects_optional": True, "mine_stacking": True},
    "minelayer": {"market_mode": "agreed", "market": ("M01", "M03", "M04", "M07", "M12")},
}


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("options", OPTIONS)
def test_every_answer_of_a_game_of_lords_of_the_seas_is_legal(name, options):
    played = moments(SEAS, (name, name), options, **OPTIONS[options])
    assert len(played) > 32  # a game that was not lost on the spot


@pytest.mark.parametrize("name", QUICK)
def test_every_answer_of_a_game_of_connect_four_is_legal(name):
    assert 7 <= len(moments(FOUR, (name, name), "four")) <= 42


@pytest.mark.parametrize("name", ["greedy", "flat:playouts=40"])
def test_a_bot_needs_nothing_but_the_text_of_its_view(name):
    """The question is taken out of the view too: no object of the table reaches the bot."""
    bot = bots.find(name)
    for g, seat, _ in moments(SEAS, ("greedy:worlds=1", "random"), "text")[::9]:
        text = told(SEAS, g, seat)
        view = json.loads(text)
        asked = next(ask for ask in view["asks"] if ask["seat"] == seat)
        options = tuple(tuple(one) if isinstance(one, list) else one for one in asked["options"])
        ask = Ask(seat, asked["prompt"], options)
        by_text = bot.answer(ask, partial(json.loads, text), Random("luck"))
        at_table = bot.answer(g.asks[seat], partial(SEAS.view, g, seat), Random("luck"))
        assert by_text == at_table


@pytest.mark.parametrize("name", ["greedy", "flat:playouts=40"])
def test_two_worlds_that_look_the_same_get_the_same_answer(name):
    """What is hidden differs: hands, piles and mines of the other seat."""
    bot, rng, differed = bots.find(name), Random(5), 0
    for g, seat, _ in moments(SEAS, ("random", "random"), "worlds", **OPTIONS["minelayer"])[2::9]:
        other = SEAS.imagine(json.loads(told(SEAS, g, seat)), rng)
        assert told(SEAS, other, seat) == told(SEAS, g, seat)
        differed += (other.hands, other.mines) != (g.hands, g.mines)
        answers = [
            bot.answer(one.asks[seat], partial(SEAS.view, one, seat), Random("luck")) for one in (g, other)
        ]
        assert answers[0] == answers[1]
    assert differed


@pytest.mark.parametrize("name", QUICK)
def test_the_same_luck_gives_the_same_game(name):
    played = [[answer for _, _, answer in moments(FOUR, (name, name), "luck")] for _ in range(2)]
    assert played[0] == played[1]


@pytest.mark.parametrize("name", ["greedy", "flat"])
def test_where_there_is_no_choice_nobody_looks(name):
    ask = Ask(0, "turn", ("end",))
    assert bots.find(name).answer(ask, lambda: pytest.fail("it looked"), Random(1)) == "end"


def test_of_too_many_options_some_are_tried_in_their_order():
    options = tuple(range(1536))
    tried = some(options, 120, Random(1))
    assert len(set(tried)) == 120
    assert tried == sorted(tried)
    assert some(options, 1536, Random(1)) == list(options)


# The catalogue


def test_every_name_is_found():
    assert bots.names() == ("random", "greedy", "flat")
    assert all(bots.find(name) is not None for name in bots.names())


def test_parameters_are_read():
    assert bots.find("greedy:worlds=4") == bots.find("greedy:worlds=4")
    assert bots.find("greedy:worlds=4") != bots.find("greedy")
    assert bots.find("flat:time=0.5:playouts=200") == Flat(playouts=200, time=0.5)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("gready", "no-such-bot", {"known": "random, greedy, flat", "meant": "greedy"}),
        ("", "no-such-bot", {"known": "random, greedy, flat", "meant": ""}),
        ("greedy:words=4", "no-such-parameter", {"found": "words", "known": "worlds"}),
        ("random:worlds=4", "no-such-parameter", {"found": "worlds", "known": "–"}),
        ("greedy:worlds=0", "wrong-parameter", {"found": "worlds=0"}),
        ("greedy:worlds=many", "wrong-parameter", {"found": "worlds=many"}),
        ("greedy:worlds=none", "wrong-parameter", {"found": "worlds=none"}),
        ("greedy:worlds", "wrong-parameter", {"found": "worlds="}),
        ("greedy:", "no-such-parameter", {"found": "", "known": "worlds"}),
        ("greedy:worlds=2:worlds=3", "wrong-parameter", {"found": "worlds=3"}),
        ("flat:time=-1", "wrong-parameter", {"found": "time=-1"}),
        ("flat:time=nan", "wrong-parameter", {"found": "time=nan"}),
        ("flat:playouts=null", "wrong-parameter", {"found": "playouts=null"}),
    ],
)
def test_what_means_no_bot_is_refused(text, reason, facts):
    with pytest.raises(Malformed) as refused:
        bots.find(text)
    assert (refused.value.place, refused.value.reason, refused.value.facts) == (text, reason, facts)
