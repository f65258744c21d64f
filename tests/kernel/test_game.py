"""What every game can do: begin, play, refuse, show a view, imagine a world."""

from random import Random
from typing import Any

import msgspec
import pytest

import connect_four
from drakomor.games import lords_of_the_seas, sea_dragons
from drakomor.kernel import CHANCE, Answer, Ask, Game, Illegal, Malformed, digest, write_position
from drakomor.kernel.chance import rolls
from tests.kernel import skirmish
from tests.kernel.scenes import GAMES, bidding, deepest, moments, play, sailing

FOUR, SKIRMISH, LORDS = connect_four.GAME, skirmish.GAME, lords_of_the_seas.GAME


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_play_leaves_the_state_it_was_given(game: Game[Any]) -> None:
    states = [(g, msgspec.json.encode(write_position(game, g))) for g in moments(game, seed=2)]
    for g, written in states:
        assert msgspec.json.encode(write_position(game, g)) == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_nothing_else_is_legal(game: Game[Any]) -> None:
    strangers: list[Any] = ["", "no such answer", (), ("x",), 99, -1, ("place", 99, "Z9"), 2**53]
    for g in list(moments(game, seed=3))[:-1:7]:
        for seat, ask in g.asks.items():
            assert all(game.why(g, seat, option) is None for option in ask.options)
            for answer in strangers:
                refusal = game.why(g, seat, answer)
                assert isinstance(refusal, Illegal)
                assert refusal.clause
                with pytest.raises(Illegal):
                    game.play(g, seat, answer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hostile_answers_are_refused_and_nothing_else_happens(game: Game[Any]) -> None:
    g = game.start(dice=rolls(Random(1)))
    seat = min(g.asks)
    hostile: list[Any] = [
        True,
        1.0,
        None,
        [],
        {},
        [[1]],
        (1, (2,)),
        10**5000,
        "x" * 10**6,
        b"1",
        ("place",) * 10**5,
    ]
    for answer in hostile:
        with pytest.raises(Illegal):
            game.play(g, seat, answer)


def test_numbers_and_words_are_different_answers() -> None:
    refusal = FOUR.why(FOUR.start(), 0, "1")
    assert refusal is not None
    assert refusal.clause == "C4-1"
    assert FOUR.why(FOUR.start(), 0, 1) is None


@pytest.mark.parametrize("seats", [0, 1, 3, 99, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Malformed, match="seats: seats") as error:
        FOUR.start(seats)
    assert error.value.facts == {"given": seats, "wanted": "2"}


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"reach": "3"}, "options.reach: wrong-type"),
        ({"reach": 3.0}, "options.reach: wrong-type"),
        ({"reach": True}, "options.reach: wrong-type"),
        ({"wind": 3}, "options: unknown-field"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], error: str) -> None:
    with pytest.raises(Malformed, match="^" + error):
        SKIRMISH.start(options=options)


def test_options_come_as_a_mapping_or_as_themselves() -> None:
    assert SKIRMISH.settle(None) == skirmish.Rules()
    assert (
        SKIRMISH.settle({"reach": 5}) == SKIRMISH.settle(skirmish.Rules(reach=5)) == skirmish.Rules(reach=5)
    )


def test_a_game_without_component_files_takes_no_folder(tmp_path: Any) -> None:
    assert FOUR.components() is None
    with pytest.raises(Malformed, match="no-components"):
        FOUR.components(tmp_path)


def test_chance_has_no_side_ask_whatever_a_game_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SKIRMISH, "aside", lambda g, seat: Ask(seat, "aside", ("strike",)), raising=False)
    assert SKIRMISH.why(SKIRMISH.start(), 1, "strike") is None
    assert SKIRMISH.why(SKIRMISH.start(), CHANCE, "strike") is not None


def test_chance_is_answered_by_chance_alone() -> None:
    refusal = SKIRMISH.why(SKIRMISH.start(), 0, "crew")
    assert refusal is not None
    assert refusal.clause == "not-asked"


# Views


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_view_is_plain_json_of_its_own(game: Game[Any]) -> None:
    for g in list(moments(game, seed=4))[::9]:
        before = digest(game, g)
        view = game.view(g, 0)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view
        view["tables"].clear()
        view["stack"].clear()
        assert digest(game, g) == before


def test_a_view_shows_its_own_question_in_full_and_of_others_only_that_they_are_asked() -> None:
    g = bidding()
    mine, theirs, _ = SKIRMISH.view(g, 0)["asks"]
    assert mine["options"] == [0, 1, 2]
    assert theirs == {"seat": 1, "prompt": "bid", "clause": "SK-2", "about": {}}
    for ask in SKIRMISH.view(g, None)["asks"]:
        assert "options" not in ask


def test_a_view_after_the_end_asks_nothing() -> None:
    view = SKIRMISH.view(play(SKIRMISH, sailing(), (2, "strike"), (0, "strike")), 1)
    assert (view["asks"], view["stack"], "aside" in view) == ([], [], False)
    assert view["tables"]["winners"] == [1]


# Imagined worlds


def test_an_imagined_world_gives_its_seat_the_same_view_and_others_other_secrets() -> None:
    g = sailing(troops=("gun", "crew gun gun", "crew crew"))
    view = SKIRMISH.view(g, 0)
    worlds = [SKIRMISH.imagine(view, Random(seed)) for seed in range(30)]
    assert all(SKIRMISH.view(world, 0) == view for world in worlds)
    assert all(world.troops[0] == ("gun",) for world in worlds)
    assert len({world.troops[1] for world in worlds}) == 4, "every hand that seat 1 may hold is imagined"


def test_hidden_choices_are_guessed_and_own_ones_are_known() -> None:
    g = play(SKIRMISH, deepest(), (0, "gun"))
    own = SKIRMISH.imagine(SKIRMISH.view(g, 0), Random(1))
    assert own.stack[-1].chosen == ("gun",)
    others = {SKIRMISH.imagine(SKIRMISH.view(g, 1), Random(seed)).stack[-1].chosen for seed in range(30)}
    assert others == {("crew",), ("gun",)}


def test_sealed_answers_of_others_are_guessed_and_stay_sealed() -> None:
    g = play(SKIRMISH, bidding(), (1, 2), (0, 1))
    worlds = [SKIRMISH.imagine(SKIRMISH.view(g, 0), Random(seed)) for seed in range(30)]
    assert {world.stack[-1].sealed[0] for world in worlds} == {1}
    assert {world.stack[-1].sealed[1] for world in worlds} == {0, 1, 2}
    assert all(set(world.asks) == {2} for world in worlds)


def test_sealed_answers_below_an_aside_are_guessed_too() -> None:
    g = play(SKIRMISH, bidding(), (1, 2), (0, ("give", 2)))
    view = SKIRMISH.view(g, 2)
    world = SKIRMISH.imagine(view, Random(1))
    assert SKIRMISH.view(world, 2) == view
    assert set(play(SKIRMISH, world, (2, "no")).asks) == {0, 2}, "seat 1 has bid in every world"


def test_who_only_watches_has_a_view() -> None:
    view = SKIRMISH.view(deepest(), None)
    assert "troops" not in view["tables"]
    assert view["tables"]["numbers"] == [3, 2, 1]


def test_refusals_of_a_game_over() -> None:
    g = play(SKIRMISH, sailing(), (2, "strike"), (0, "strike"))
    answers: list[Answer] = ["strike", 1, ("give", 2)]
    for answer in answers:
        with pytest.raises(Illegal, match="game-over"):
            SKIRMISH.play(g, 1, answer)


@pytest.mark.parametrize("seat", [CHANCE, 2, 99])
def test_who_does_not_sit_at_the_table_has_no_view(seat: int) -> None:
    """Not even chance: its number would be that of the last seat, counted from the end."""
    with pytest.raises(Malformed, match="no-such-seat"):
        LORDS.view(LORDS.start(), seat)


def test_a_state_knows_how_many_sit_at_its_table() -> None:
    game = sea_dragons.GAME
    g = game.start(4)
    assert (g.seats, game.view(g, 3)["seats"], write_position(game, g)["seats"]) == (4, 4, 4)
    assert game.imagine(game.view(g, 0), Random(1)).seats == 4
