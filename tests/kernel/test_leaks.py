"""The conformance suite catches what it is there to catch: planted leaks and planted mistakes."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from drakomor.kernel import END, Ask, Then
from drakomor.kernel.conform import check_game
from tests.kernel.skirmish import Fight, Gift, Interception, Losses, Sea, Skirmish, Voyage

Plant = Callable[[pytest.MonkeyPatch], None]
tables, draw, view_of, copy = Skirmish.tables, Sea.draw, Skirmish.view, Sea.copy
move = Sea.move
imagine_tables, offer_route, sail_on = Skirmish.imagine_tables, Voyage.offer_point, Voyage.sail


def _a_view_shows_every_hand(patch: pytest.MonkeyPatch) -> None:
    def shown(game: Skirmish, g: Sea, seat: int | None) -> dict[str, Any]:
        return {**tables(game, g, seat), "hands": g.troops}

    patch.setattr(Skirmish, "tables", shown)


def _a_view_shows_the_bag(patch: pytest.MonkeyPatch) -> None:
    """What is left in the bag tells what the others have drawn."""
    patch.setattr(Skirmish, "tables", lambda game, g, seat: {**tables(game, g, seat), "bag": g.bag})


def _an_imagined_world_reads_the_leak(patch: pytest.MonkeyPatch) -> None:
    """The view shows every hand, and imagining believes it: both worlds are the same, the draws are not."""

    def peeked(game: Skirmish, g: Sea, view: dict[str, Any], rng: Random) -> None:
        imagine_tables(game, g, view, rng)
        g.troops = [tuple(hand) for hand in view["tables"]["hands"]]
        held = [*g.lost, *(card for hand in g.troops for card in hand)]
        g.bag = {card: 8 - held.count(card) for card in g.bag}

    _a_view_shows_every_hand(patch)
    patch.setattr(Skirmish, "imagine_tables", peeked)


def _an_event_tells_the_card_that_was_drawn(patch: pytest.MonkeyPatch) -> None:
    def told(g: Sea, seat: int, card: str) -> None:
        draw(g, seat, card)
        g.tell("drew", seat=seat, card=card)

    patch.setattr(Sea, "draw", told)


def _an_event_tells_the_wrong_seat(patch: pytest.MonkeyPatch) -> None:
    def told(g: Sea, seat: int, card: str) -> None:
        draw(g, seat, card)
        g.whisper("drew", (seat + 1) % 3, {"card": card}, seat=seat)

    patch.setattr(Sea, "draw", told)


def _an_event_tells_what_the_others_hold(patch: pytest.MonkeyPatch) -> None:
    """Nobody but the one who acts hears it, in a whisper."""

    def told(g: Sea, seat: int, point: int) -> None:
        move(g, seat, point)
        g.whisper("moved", seat, {"guns": sum(map(g.guns, range(3)))}, seat=seat)

    patch.setattr(Sea, "move", told)


def _only_who_has_guns_is_asked(patch: pytest.MonkeyPatch) -> None:
    def offer(frame: Interception, g: Sea) -> Then:
        frame.waiting = tuple(seat for seat in frame.waiting if g.guns(seat))
        return offer_all(frame, g)

    offer_all = Interception.offer
    patch.setattr(Interception, "offer", offer)


def _who_has_no_gun_left_is_not_asked_to_fire(patch: pytest.MonkeyPatch) -> None:
    def offer_gun(frame: Fight, g: Sea) -> Then:
        asked = fight_offer(frame, g)
        return frame.allocate if isinstance(asked, Ask) and len(asked.options) == 1 else asked

    fight_offer = Fight.offer_gun
    patch.setattr(Fight, "offer_gun", offer_gun)


def _a_hidden_field_is_shown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Losses, "hidden", ())


def _sealed_answers_are_shown(patch: pytest.MonkeyPatch) -> None:
    def seen(game: Skirmish, g: Sea, seat: int | None) -> dict[str, Any]:
        view = view_of(game, g, seat)
        view["sealed"] = [list((frame.sealed or {}).values()) for frame in g.stack]
        return view

    patch.setattr(Skirmish, "view", seen)


def _a_side_ask_tells_a_secret(patch: pytest.MonkeyPatch) -> None:
    aside = Skirmish.aside

    def told(game: Skirmish, g: Sea, seat: int) -> Ask | None:
        ask = aside(game, g, seat)
        guns = sum(g.guns(other) for other in g.ships if other != seat)
        return ask and Ask(seat, "aside", ask.options, about={"guns": guns})

    patch.setattr(Skirmish, "aside", told)


LEAKS = [
    (_a_view_shows_every_hand, "do not look alike|looks different"),
    (_a_view_shows_the_bag, "do not look alike|looks different"),
    (_an_imagined_world_reads_the_leak, "do not look alike"),
    (_an_event_tells_the_card_that_was_drawn, "do not look alike"),
    (_an_event_tells_the_wrong_seat, "do not look alike"),
    (_an_event_tells_what_the_others_hold, "the events after|do not look alike"),
    (_only_who_has_guns_is_asked, "being asked is a tell|looks different"),
    (_who_has_no_gun_left_is_not_asked_to_fire, "being asked is a tell|looks different"),
    (_a_hidden_field_is_shown, "do not look alike|looks different"),
    (_sealed_answers_are_shown, "do not look alike"),
    (_a_side_ask_tells_a_secret, "do not look alike|looks different"),
]


def _play_changes_its_argument(patch: pytest.MonkeyPatch) -> None:
    """A copy that shares a table."""

    def shared(g: Sea) -> Sea:
        new = copy(g)
        new.troops = g.troops
        return new

    patch.setattr(Sea, "copy", shared)


def _options_are_not_in_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Gift, "offer", lambda frame, g: Ask(frame.to, "accept", ("yes", "no")))
    patch.setattr(Voyage, "offer_point", _backwards)


def _backwards(frame: Voyage, g: Sea) -> Then:
    asked = offer_route(frame, g)
    return Ask(frame.seat, "route", asked.options[::-1]) if isinstance(asked, Ask) else asked


def _a_question_has_no_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Voyage, "offer_point", lambda frame, g: Ask(frame.seat, "route", ()))


def _a_prompt_is_unknown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Skirmish, "prompts", tuple(set(Skirmish.prompts) - {"route"}))


def _an_event_is_unknown(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Skirmish, "events", tuple(set(Skirmish.events) - {"drew"}))


def _a_coin_comes_out_of_nowhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sea, "pay", lambda g, seat, coins: g.coins.append(1))


def _a_step_that_asks_tells_something(patch: pytest.MonkeyPatch) -> None:
    def offer(frame: Voyage, g: Sea) -> Then:
        g.tell("moved", seat=frame.seat)
        return offer_route(frame, g)

    patch.setattr(Voyage, "offer_point", offer)


def _a_step_that_asks_changes_the_state(patch: pytest.MonkeyPatch) -> None:
    def offer(frame: Voyage, g: Sea) -> Then:
        g.turn += 1
        return offer_route(frame, g)

    patch.setattr(Voyage, "offer_point", offer)


def _a_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    def offer_point(frame: Voyage, g: Sea) -> Then:
        return Ask(frame.seat, "route", ("stop",))

    patch.setattr(Voyage, "offer_point", offer_point)
    patch.setattr(Voyage, "point", lambda frame, g: frame.offer_point)
    patch.setattr(Skirmish, "aside", lambda game, g, seat: None)
    patch.setattr(Skirmish, "longest", 60)


def _shares_do_not_add_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Skirmish, "result", lambda game, g: (1.0, 0.0, 0.5))


def _dice_come_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    """A generator in a step gives a position another future each time it is played."""
    rng = Random(1)

    def sail(frame: Voyage, g: Sea) -> Then:
        return END if rng.random() < 0.5 else sail_on(frame, g)

    patch.setattr(Voyage, "sail", sail)


MISTAKES = [
    (_play_changes_its_argument, "changed the state"),
    (_options_are_not_in_order, "not in canonical order"),
    (_a_question_has_no_answer, "has no answer"),
    (_a_prompt_is_unknown, "not among the game's prompts"),
    (_an_event_is_unknown, "not among the game's events"),
    (_a_coin_comes_out_of_nowhere, "wrong-count"),
    (_a_step_that_asks_tells_something, "a step that asks tells"),
    (_a_step_that_asks_changes_the_state, "changes when it is written and read"),
    (_a_game_never_ends, "no end after"),
    (_shares_do_not_add_up, "do not add up to one"),
    (_dice_come_from_elsewhere, "another future|other events|another end|tell the worlds apart|a tell"),
]


@pytest.mark.parametrize(("plant", "found"), LEAKS, ids=lambda plant: getattr(plant, "__name__", ""))
def test_a_planted_leak_is_found(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        check_game(Skirmish(), games=20)


@pytest.mark.parametrize(("plant", "found"), MISTAKES, ids=lambda plant: getattr(plant, "__name__", ""))
def test_a_planted_mistake_is_found(plant: Plant, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, ValueError), match=found):
        check_game(Skirmish(), games=20)


def test_without_anything_planted_nothing_is_found() -> None:
    check_game(Skirmish(), games=20, seed=100)


def test_an_error_says_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    _a_question_has_no_answer(monkeypatch)
    with pytest.raises(AssertionError, match=r"^skirmish, 3 seats, seed \d+, ply \d+: route has no answer"):
        check_game(Skirmish(), games=1)
