"""The schemas say what we write."""

from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from drakomor.kernel import Game, Match, write_position
from drakomor.kernel.conform import random_match
from drakomor.kernel.schema import schema
from tests.kernel import skirmish
from tests.kernel.scenes import BRIEF, GAMES, bidding, deepest, moments, play


def validator(game: Game[Any], what: str) -> Any:
    written = schema(game, what)
    jsonschema.Draft202012Validator.check_schema(written)
    return jsonschema.Draft202012Validator(written)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_positions_are_what_the_schema_says(game: Game[Any]) -> None:
    says = validator(game, "position")
    for g in list(moments(game, seed=5))[::5]:
        says.validate(write_position(game, g))


def test_positions_with_sealed_answers_and_asides_are_too() -> None:
    says, game = validator(skirmish.GAME, "position"), skirmish.GAME
    sealed = play(game, bidding(), (1, 2), (0, ("give", 2)))
    for g in (sealed, play(game, deepest(), (0, "gun"))):
        says.validate(write_position(game, g))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_records_and_stored_matches_are_what_the_schemas_say(game: Game[Any]) -> None:
    match = random_match(game, game.seats[0], BRIEF.get(game.id), "5")
    begun = Match.begin(game, match.names, BRIEF.get(game.id), seed="5")
    for one in (begun, match):
        validator(game, "record").validate(plain(one.record()))
        validator(game, "match").validate(plain(one.stored()))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tables", "coins"), ["2"]),
        (("tables", "ships"), []),
        (("options", "reach"), "3"),
        (("stack", 0, "frame"), "Mutiny"),
        (("stack", 6, "hits"), "2"),
        (("rules",), None),
    ],
)
def test_the_schema_refuses_what_reading_refuses(path: tuple[Any, ...], value: Any) -> None:
    position = write_position(skirmish.GAME, deepest())
    place: Any = position
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    assert not validator(skirmish.GAME, "position").is_valid(position)
