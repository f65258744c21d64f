"""Every command but `play`, in this process: what it writes, and with which status it ends."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

from drakomor.cli import COMMANDS, main
from drakomor.cli.start import command
from drakomor.games.lords_of_the_seas import GAME
from drakomor.kernel import Match, read_position, write_position
from drakomor.texts import LANGUAGES, Texts
from tests.cli.running import COMMAND, environment

SEAS = "lords-of-the-seas"


def played(answers: int, seed: str = "tide") -> Match:
    match = Match.begin(GAME, ["human", "bot:random"], seed=seed)
    while answers and not match.is_over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.options[answers % len(ask.options)])
        answers -= 1
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(_plain(played(1000).stored())))
    return path


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_help_is_quick_and_imports_nothing_heavy(tmp_path):
    heavy = ("fluent", "rich", "drakomor.games", "drakomor.bots", "drakomor.kernel", "msgspec")
    code = "import sys; from drakomor.cli import main; main(['--help']);"
    code += f"print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"
    assert all(name in done.stdout for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(said, language):
    say = Texts(language).say
    status, out, err = said("--language", language, "--help")
    told = " ".join(out.split())
    assert (status, err) == (0, "")
    assert all(say(key) in told for key in ("drakomor", "argparse-help", "help-commands", "command-play"))
    for name in COMMANDS:
        status, out, _ = said(name, "--help", "--language", language)
        assert status == 0
        assert say(f"command-{name}") in " ".join(out.split())
        assert say("argparse-options") in out
        assert "show this help message" not in out


def test_every_command_has_its_module_and_its_one_line():
    for name in COMMANDS:
        module = command(name)
        assert callable(module.add)
        assert callable(module.run)
        assert Texts("en").has(f"command-{name}")


def test_games_are_listed(said):
    status, out, _ = said("games")
    assert status == 0
    assert "lords-of-the-seas" in out
    assert "2 players" in out


def test_the_options_of_a_game_are_told(said):
    _, out, _ = said("games", "lords", "--language", "es")
    assert "--option equal_vp={3-5, 4-6, 2-3}" in out
    assert Texts("es", GAME).say("option-equal_vp") in out
    assert "--option mine_stacking={true, false}" in out


def test_other_programs_drive_the_engine(said):
    """From an empty table to an answer of a player, with standard streams alone."""
    _, position, _ = said("position", SEAS)
    for seat, answer in ((-1, "1"), (-1, "#5"), (-1, "#5")):
        status, position, err = said("apply", "-", seat, answer, stdin=position.encode())
        assert (status, err) == (0, "")
    _, asks, _ = said("position", "-", "--asks", stdin=position.encode())
    assert [(ask["seat"], ask["prompt"]) for ask in json.loads(asks)] == [(-1, "mercenary")]
    _, dealt, _ = said("apply", "-", -1, "M01", "--seed", "x", "--events", stdin=position.encode())
    told = json.loads(dealt)
    assert {event["kind"] for event in told["events"]} == {"opened_market", "drew"}
    state = read_position(GAME, told["position"])
    assert list(state.asks) == [1]
    answer = json.dumps(state.asks[1].options[3])
    _, after, _ = said("apply", "-", 1, answer, "--seed", "y", stdin=json.dumps(told["position"]).encode())
    assert read_position(GAME, json.loads(after)).ships


def test_the_same_seed_gives_the_same_luck(said):
    first, again, other = (said("position", SEAS, "--seed", seed)[1] for seed in ("a", "a", "b"))
    assert first == again != other


def test_a_side_ask_is_answered_too(said):
    _, position, _ = said("position", SEAS, "--seed", "a")
    status, after, _ = said("apply", "-", 0, "resign", stdin=position.encode())
    assert status == 0
    assert json.loads(after)["tables"]["ended"] == "resignation"


def test_a_position_is_shown_in_every_way(said, tmp_path):
    match = played(30)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(GAME, match.state)))
    assert json.loads(said("position", path)[1]) == write_position(GAME, match.state)
    assert json.loads(said("position", path, "--view", 1)[1]) == GAME.view(match.state, 1)
    assert json.loads(said("position", path, "--view", -1)[1]) == GAME.view(match.state, None)
    assert json.loads(said("position", path, "--score")[1]) == _plain(GAME.score(match.state))
    assert json.loads(said("position", path, "--asks")[1]) == _plain(list(match.asks.values()))
    assert "│" in said("position", path, "--show")[1]


def test_a_saved_game_is_a_position_too(said, finished):
    assert json.loads(said("position", finished, "--score")[1])["reason"]


@pytest.mark.parametrize(("depth", "leaves"), [(1, 7), (2, 49), (4, 2401)])
def test_perft_counts(said, depth, leaves):
    assert said("perft", "connect-four", "--depth", depth) == (0, f"{leaves}\n", "")


def test_perft_splits_by_the_first_answer(said, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(write_position(GAME, played(9).state)))
    _, out, _ = said("perft", path, "--depth", 2, "--split")
    *lines, total = out.splitlines()
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(total)
    assert said("perft", path, "--depth", 2)[1] == f"{total}\n"


def test_a_game_is_replayed_in_whole(said, finished):
    status, out, _ = said("replay", finished)
    assert status == 0
    assert "The game is over" in out
    assert out.count("\n1. ") == 1
    assert "draws a ship." in out
    assert not any(f"draws a {number}." in out for number in range(1, 10))
    assert any(
        f"Light draws a {number}." in said("replay", finished, "--view", 0)[1] for number in range(1, 10)
    )


def test_a_record_is_replayed_and_checked(said, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(json.dumps(_plain(played(50).record())))
    assert said("replay", path)[0] == 0
    assert said("check", path)[1] == f"{path}: a record of lords-of-the-seas, in order, unfinished\n"


def test_files_in_order_are_found_in_order(said, tmp_path, finished):
    position = tmp_path / "position.json"
    position.write_text(said("position", SEAS)[1])
    data = Path(__file__).parents[2] / "src/drakomor/games/lords_of_the_seas/data"
    status, out, err = said("check", finished, position, data)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        f"{finished}: a saved game of lords-of-the-seas, in order, finished",
        f"{position}: a position of lords-of-the-seas, in order",
        f"{data}: components of lords-of-the-seas, in order",
    ]


def test_a_reader_may_stop_reading(tmp_path, finished):
    line = f"{' '.join(COMMAND)} replay {finished} | head -n 1"
    done = subprocess.run(
        line, shell=True, capture_output=True, encoding="utf-8", env=environment(tmp_path), timeout=60
    )
    assert done.stderr == ""
    assert done.stdout == "0.\n"


def test_a_bug_is_not_hidden(monkeypatch):
    """Only refusals are told in one line; anything else must be seen."""

    def fail(*_: object) -> int:
        raise ValueError("a bug")

    monkeypatch.setattr(command("games"), "run", fail)
    with pytest.raises(ValueError, match="a bug"), redirect_stdout(io.StringIO()):
        main(["games"])
