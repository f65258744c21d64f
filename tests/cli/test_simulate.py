"""`drakomor simulate`, as somebody types it."""

import csv
import json
from io import StringIO

import pytest

from drakomor.cli import main

FOUR = ["simulate", "connect-four", "--games", "6", "--bots", "greedy,random", "--seed", "s", "--jobs", "1"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("6 games, seed s", "first player", "by score", "100.0%")),
        ("ru", ("6 партий, зерно s", "первый игрок", "по очкам", "100,0\N{NO-BREAK SPACE}%")),
        (
            "cs",
            ("6 partií, semínko s", "začínající hráč", "podle bodů", "100,0\N{NO-BREAK SPACE}%"),
        ),
        (
            "es",
            ("6 partidas, semilla s", "primer jugador", "por puntos", "100,0\N{NO-BREAK SPACE}%"),
        ),
    ],
)
def test_the_tables_speak_four_languages(language, words, capsys):
    seas = ["simulate", "lords", "--games", "6", "--bots", "greedy:worlds=1,random", "--seed", "s"]
    assert main([*seas, "--jobs", "1", "--language", language]) == 0
    told = capsys.readouterr()
    assert [word for word in words if word not in told.out] == []
    assert all(len(line) <= 80 for line in told.out.splitlines())


def test_no_number_is_cut_where_a_name_is_long(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    bots = "flat:playouts=2:time=0.0001,random"
    assert main(["simulate", "sea-dragons", "--games", "2", "--bots", bots, "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "missions completed, flat:playouts=2:time=0.0001" in told
    assert "…" not in told


def test_the_pace_is_told_beside_the_results(capsys):
    assert main(FOUR) == 0
    told = capsys.readouterr()
    assert told.err.startswith("6 games in ")
    assert "answers per second" in told.err
    assert "first player" not in told.out  # Connect Four does not tell
    assert "answers of chance" not in told.out  # and has none


def test_json_on_standard_output_is_nothing_but_json(capsys):
    assert main([*FOUR, "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["played"] == 6


def test_csv_on_standard_output_is_nothing_but_csv(capsys):
    assert main([*FOUR, "--csv", "-"]) == 0
    assert len(list(csv.DictReader(StringIO(capsys.readouterr().out)))) == 6


def test_files_are_written_and_older_results_replaced(tmp_path, capsys):
    summary, games = tmp_path / "a.json", tmp_path / "a.csv"
    for _ in range(2):
        assert main([*FOUR, "--json", str(summary), "--csv", str(games)]) == 0
    assert json.loads(summary.read_text("utf-8"))["summary"]["games"] == 6
    assert len(games.read_text("utf-8").splitlines()) == 7
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.json"]


@pytest.mark.parametrize("option", ["--json", "--csv"])
def test_what_is_not_a_result_of_ours_stays(option, tmp_path, capsys):
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", "utf-8")
    assert main([*FOUR, option, str(diary)]) == 2
    told = capsys.readouterr()
    assert diary.read_text("utf-8") == "Dear diary"
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "diary.txt" in told.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "--games 0"),
        (["--jobs", "-1"], "--jobs -1"),
        (["--games", "many"], "many"),
        (["--bots", "random"], "2"),
        (["--bots", "random,gready"], "Did you mean greedy?"),
        (["--bots", "greedy:worlds=0,random"], "worlds=0"),
        (["--option", "layout_mode=chosen"], "layout_mode"),
        (["--components", "nowhere"], "connect-four has no components"),
        (["--json", "-", "--csv", "-"], "standard output"),
        (["--json", "no/such/folder/a.json"], "no/such/folder"),
        (["--csv", "."], "."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments, said, capsys):
    assert main([*FOUR, *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert said in told.err
