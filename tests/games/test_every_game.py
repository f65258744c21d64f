"""What holds for every game of the catalogue: the conformance suite, golden records, perft files."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from drakomor.games import catalogue, find
from drakomor.kernel import Game, Match, replay
from drakomor.kernel.conform import Coverage, check_game
from drakomor.kernel.notation import text
from drakomor.kernel.perft import perft, split
from tests.golden.wanted import Wanted, wanted_of
from tests.golden.writing import (
    Block,
    first_difference,
    golden_folder,
    perft_file,
    perft_text,
    read_golden,
    read_perft,
    record_text,
)
from tests.kernel.scenes import BRIEF

GAMES = [find(name) for name in catalogue()]
WANTED = [(game, wanted) for game in GAMES for wanted in wanted_of(game)]
BLOCKS = [
    (game, block)
    for game in GAMES
    if perft_file(game).exists()
    for block in read_perft(perft_file(game).read_text("utf-8"))
]
# Steps too rare for play, and the tests that take them.
RARE = {
    "lords-of-the-seas": ["LayMines.only_cell"],  # test_LS_R_40_too_few_cells
    "sea-dragons": ["Gain.take_what_there_is"],  # test_SD_R_16
}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
ANEW = "`make golden` writes it anew, and says where it differs"


def named(value: Any) -> str:
    return str(getattr(value, "id", getattr(value, "name", value)))


def test_the_catalogue_names_every_game_by_its_id() -> None:
    assert {"connect-four", "lords-of-the-seas"} <= set(catalogue())
    assert [game.id for game in GAMES] == list(catalogue())


@every_game
def test_every_game_conforms(game: Game[Any]) -> None:
    for options, seats in _tables(game):
        check_game(game, games=1, options=options, seats=seats, seed=7)


@every_game
def test_every_game_says_how_long_it_can_be_and_shares_one_win(game: Game[Any]) -> None:
    for wanted in wanted_of(game):
        record = read_golden(golden_folder(game) / f"{wanted.name}.json")
        assert len(record.plies) <= game.longest
        assert abs(sum(record.result) - 1) < 1e-9
        assert len(record.result) == len(record.seats) in game.seats


@every_game
def test_random_games_and_golden_records_reach_every_step_prompt_and_event(game: Game[Any]) -> None:
    coverage = Coverage(game)
    with coverage.watching():
        for options, seats in _tables(game):
            for seed in range(30):
                coverage.play(seats, options, seed)
        for path in golden_folder(game).iterdir():
            match = replay(game, read_golden(path))
            for moment in match.history:
                coverage.events.update(event.kind for event in moment.events)
                coverage.prompts.update(ask.prompt for ask in moment.state.asks.values())
    assert coverage.missing() == RARE.get(game.id, [])


# Golden records


@every_game
def test_every_wanted_game_is_written_down_and_no_other(game: Game[Any]) -> None:
    written = {path.stem for path in golden_folder(game).iterdir()}
    assert written == {wanted.name for wanted in wanted_of(game)}, ANEW


@pytest.mark.parametrize(("game", "wanted"), WANTED, ids=named)
def test_a_golden_record_replays_to_what_is_wanted(game: Game[Any], wanted: Wanted) -> None:
    path = golden_folder(game) / f"{wanted.name}.json"
    record = read_golden(path)
    match = replay(game, record, place=path.name)
    assert match.is_over
    assert wanted.fits(match)
    assert first_difference(record, match.record()) == ""
    assert path.read_text("utf-8") == record_text(record), ANEW


@every_game
def test_every_value_of_every_option_is_in_some_golden_record(game: Game[Any]) -> None:
    played = [read_golden(path).options for path in golden_folder(game).iterdir()]
    for name, kind in get_type_hints(game.Options).items():
        missing = [value for value in _values(kind) if not any(options[name] == value for options in played)]
        assert missing == [], f"{name}: no golden record has {missing}"


def _values(kind: Any) -> tuple[Any, ...]:
    return (False, True) if kind is bool else get_args(kind) if get_origin(kind) is Literal else ()


def _tables(game: Game[Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """Every set of options with the number of seats that it is wanted for; random games, so not too long."""
    seen: list[tuple[dict[str, Any], int]] = []
    for wanted in wanted_of(game):
        table = {**wanted.options, **BRIEF.get(game.id, {})}, wanted.seats or game.seats[0]
        if table not in seen:
            seen.append(table)
            yield table


# Perft


@every_game
def test_every_game_has_a_perft_file_of_the_agreed_form(game: Game[Any]) -> None:
    written = perft_file(game).read_text("utf-8")
    blocks = read_perft(written)
    assert len({block.name for block in blocks}) == len(blocks) > 0
    assert all(block.where and block.leaves for block in blocks)
    assert perft_text(game, blocks) == written, ANEW


@pytest.mark.parametrize(("game", "block"), BLOCKS, ids=named)
def test_the_leaves_below_a_position(game: Game[Any], block: Block) -> None:
    g = block.state(game)
    for depth, wanted in block.leaves.items():
        found = perft(g, depth)
        assert found == wanted, _explained(g, block.name, depth)


def _explained(g: Any, name: str, depth: int) -> str:
    """The split by first answer, to be held against that of another version."""
    lines = [f"{text(answer)}: {count}" for answer, count in split(g, depth).items()]
    return "\n".join([f"{name} at depth {depth}; by first answer there are now", *lines, ANEW])


def test_a_difference_between_records_is_told_by_its_first_ply() -> None:
    game = find("connect-four")
    record = read_golden(golden_folder(game) / "draw.json")
    match = Match.begin(game, record.seats)
    assert first_difference(record, record) == ""
    told = first_difference(record, match.record())
    assert told.startswith("differs first at ply 0: was [0,")
    assert told.endswith("is null")
