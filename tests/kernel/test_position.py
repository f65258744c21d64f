"""Positions: written, read back, and refused with place and reason where somebody has tampered with them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import connect_four
from drakomor.games import lords_of_the_seas
from drakomor.kernel import Game, Malformed, digest, read_position, write_position
from tests.kernel import skirmish
from tests.kernel.scenes import GAMES, bidding, deepest, moments, play, sailing

Position = dict[str, Any]
SKIRMISH = skirmish.GAME


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_moment_is_read_back_as_it_was_written(game: Game[Any]) -> None:
    for g in moments(game, seed=1):
        written = msgspec.json.encode(write_position(game, g))
        again = read_position(game, msgspec.json.decode(written))
        assert msgspec.json.encode(write_position(game, again)) == written
        assert digest(game, again) == digest(game, g)
        assert again.asks == g.asks


def test_a_position_needs_no_copy_of_its_questions() -> None:
    position = write_position(SKIRMISH, deepest())
    position["asks"] = [{"seat": 1, "prompt": "surrender"}, "anything"]
    assert read_position(SKIRMISH, position).asks == deepest().asks


def test_a_digest_tells_moments_apart_and_not_versions_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    g = deepest()
    before = digest(SKIRMISH, g)
    assert digest(SKIRMISH, play(SKIRMISH, g, (0, "gun"))) != before
    assert digest(SKIRMISH, deepest()) == before
    monkeypatch.setattr(skirmish.Skirmish, "rules", 2)
    assert digest(SKIRMISH, g) == before


def _set(*path: str | int, to: Any) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        place: Any = position
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


def _without(*path: str | int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        place: Any = position
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


NEST: Any = []
for _ in range(100_000):
    NEST = [NEST]

TAMPERED = [
    (_set("format", to="drakomor/position/9"), "position.format", "wrong-format"),
    (_set("format", to=1), "position.format", "wrong-type"),
    (_set("game", to="draughts"), "position.game", "wrong-game"),
    (_set("rules", to="1"), "position.rules", "wrong-type"),
    (_set("rules", to=True), "position.rules", "wrong-type"),
    (_set("seats", to=7), "position.seats", "seats"),
    (_set("seats", to="2"), "position.seats", "wrong-type"),
    (_set("comment", to="mine"), "position", "unknown-field"),
    (_set("components", to={}), "position.components", "no-components"),
    (_without("tables"), "position", "missing-field"),
    (_without("stack"), "position", "missing-field"),
    (_set("tables", to=[]), "position.tables", "wrong-type"),
    (_set("options", to=None), "position.options", "wrong-type"),
    (_set("options", "reach", to="far"), "position.options.reach", "wrong-type"),
    (_set("options", "wind", to=1), "position.options", "unknown-field"),
    (_without("tables", "coins"), "position.tables", "missing-field"),
    (_set("tables", "taken", to=[1]), "position.tables", "unknown-field"),
    (_set("tables", "coins", to=[2, 2, "2"]), "position.tables.coins[2]", "wrong-type"),
    (_set("tables", "coins", to=[2, 2, 2.0]), "position.tables.coins[2]", "wrong-type"),
    (_set("tables", "coins", to=[2, 2, 10**400]), "position.tables.coins", "wrong-count"),
    (_set("tables", "coins", to=[2, 2, -2]), "position.tables.coins", "wrong-count"),
    (_set("tables", "coins", to=NEST), "position.tables.coins[0]", "wrong-type"),
    (_set("tables", "lost", to=["gun"]), "position.tables.troops", "wrong-count"),
    (_set("tables", "ships", to={"0": 3, "1": 3}), "position.tables.ships", "wrong-value"),
    (_set("tables", "ships", to={"0": 3, "9": 4}), "position.tables.ships", "wrong-value"),
    (_set("tables", "ships", to={"first": 3}), "position.tables.ships", "wrong-type"),
    (_set("tables", "troops", to=[[], [], []]), "position.tables.troops", "wrong-count"),
    (_set("stack", to={}), "position.stack", "wrong-type"),
    (_set("stack", 0, to=None), "position.stack[0]", "wrong-type"),
    (_set("stack", 6, "frame", to="Mutiny"), "position.stack[6].frame", "wrong-value"),
    (_without("stack", 6, "frame"), "position.stack[6]", "missing-field"),
    (_without("stack", 6, "seat"), "position.stack[6]", "missing-field"),
    (_set("stack", 6, "boat", to=1), "position.stack[6]", "unknown-field"),
    (_set("stack", 6, "hits", to=True), "position.stack[6].hits", "wrong-type"),
    (_set("stack", 6, "seat", to=10**400), "position.stack[6].at", "not-at-a-question"),
    (_set("stack", 6, "chosen", to=["gun", 1]), "position.stack[6].chosen[1]", "wrong-type"),
    (_set("stack", 6, "at", to="mutiny"), "position.stack[6].at", "no-such-step"),
    (_set("stack", 6, "at", to="seen"), "position.stack[6].at", "no-such-step"),
    (_set("stack", 6, "at", to="__class__"), "position.stack[6].at", "no-such-step"),
    (_set("stack", 6, "at", to=""), "position.stack[6].at", "no-such-step"),
    (_without("stack", 6, "at"), "position.stack[6].at", "no-such-step"),
    (_set("stack", 6, "at", to=None), "position.stack[6].at", "no-such-step"),
    (_set("stack", 6, "at", to="bury"), "position.stack[6].at", "not-at-a-question"),
    (_set("stack", 6, "at", to="loss"), "position.stack[6].at", "not-at-a-question"),
    (_set("stack", 6, "count", to=2), "position.stack[6].at", "not-at-a-question"),
    (_set("stack", 5, "at", to="aim"), "position.stack[5].at", "no-such-step"),
    (_set("stack", 6, "sealed", to={}), "position.stack[6].sealed", "wrong-value"),
    (_set("stack", 6, "sealed", to={"0": "gun"}), "position.stack[6].sealed", "wrong-value"),
    (_set("stack", to=[{"frame": "Campaign", "at": None}] * 3), "position.stack[2].at", "no-such-step"),
    (_set("stack", to=[NEST]), "position.stack[0]", "wrong-type"),
]


@pytest.mark.parametrize(("change", "place", "reason"), TAMPERED)
def test_what_was_tampered_with_is_refused(
    change: Callable[[Position], None], place: str, reason: str
) -> None:
    position = write_position(SKIRMISH, deepest())
    change(position)
    with pytest.raises(Malformed) as error:
        read_position(SKIRMISH, position)
    assert (error.value.place, error.value.reason) == (place, reason)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize("value", [None, 1, "position", [], True, {}, NEST])
def test_what_is_no_position_at_all_is_refused(value: Any) -> None:
    for game in GAMES:
        with pytest.raises(Malformed, match=r"^here"):
            read_position(game, value, "here")


@pytest.mark.parametrize(
    "sealed", [None, {"7": 1}, {"-1": 1}, {"1": 3}, {"1": "1"}, {"1": None}, {"0": 1, "1": 1, "2": 1}]
)
def test_sealed_answers_of_strangers_and_impossible_ones_are_refused(sealed: Any) -> None:
    position = write_position(SKIRMISH, bidding())
    position["stack"][0]["sealed"] = sealed
    with pytest.raises(Malformed):
        read_position(SKIRMISH, position)


def test_an_extra_frame_on_top_asks_its_own_question_and_is_checked_like_any() -> None:
    position = write_position(SKIRMISH, sailing())
    position["stack"].append({"frame": "Turn", "at": "trade", "seat": 1})
    with pytest.raises(Malformed, match="not-at-a-question"):
        read_position(SKIRMISH, position)


def test_a_frame_below_an_aside_waits_at_a_step() -> None:
    g = play(SKIRMISH, sailing(), (1, ("give", 2)))
    position = write_position(SKIRMISH, g)
    assert read_position(SKIRMISH, position).asks.keys() == {2}
    position["stack"][2]["at"] = None
    with pytest.raises(Malformed, match=r"position.stack\[2\].at: no-such-step"):
        read_position(SKIRMISH, position)


def test_a_rule_that_trips_over_a_position_is_an_error_of_the_position() -> None:
    duel = lords_of_the_seas.GAME
    g = next(g for g in moments(duel, seed=1) if g.asks and min(g.asks) >= 0)
    position = write_position(duel, g)
    position["stack"][-1] = {"frame": "PickReserve", "seat": 0, "at": "offer_pick"}  # of a pile never opened
    with pytest.raises(Malformed, match=r"^position: does-not-run \(said AssertionError"):
        read_position(duel, position)


def test_floating_stones_are_refused() -> None:
    position = write_position(connect_four.GAME, connect_four.GAME.start())
    position["tables"]["stones"] = [2, 0]
    with pytest.raises(Malformed, match="floating-stone"):
        read_position(connect_four.GAME, position)


def test_another_games_position_is_refused() -> None:
    position = write_position(connect_four.GAME, connect_four.GAME.start())
    with pytest.raises(Malformed, match="wrong-game"):
        read_position(lords_of_the_seas.GAME, position)


def test_a_question_without_any_answer_is_none() -> None:
    position = write_position(SKIRMISH, SKIRMISH.start())
    position["tables"]["troops"] = [["crew"] * 8, ["gun"] * 8, []]
    position["tables"]["bag"] = {"crew": 0, "gun": 0}
    with pytest.raises(Malformed, match="not-at-a-question"):
        read_position(SKIRMISH, position)


def test_a_step_that_would_never_ask_is_not_run_on() -> None:
    """Reading runs one step alone, so a position cannot make a procedure go round in circles."""
    position = write_position(SKIRMISH, bidding())
    position["stack"][0]["at"] = "begin_turn"
    with pytest.raises(Malformed, match="not-at-a-question"):
        read_position(SKIRMISH, position)
