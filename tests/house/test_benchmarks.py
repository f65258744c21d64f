"""The benchmarks run, count what they say, and go on without what is missing. Nothing here is timed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import ours, venv
from benchmarks.report import ratios_of, short
from benchmarks.rounds import Rounds, Window, Worker
from benchmarks.run import arguments
from benchmarks.subjects import RATIOS, SUBJECTS, Subject

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.run", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


@pytest.mark.slow
def test_a_run_of_ours_alone_prints_its_table(tmp_path: Path) -> None:
    page = tmp_path / "figures.json"
    done = run("--rounds", "1", "--seconds", "0.05", "--only", "ours", "--json", str(page))
    assert done.returncode == 0, done.stderr
    figures = json.loads(page.read_text("utf-8"))
    names = [subject.name for subject in SUBJECTS if subject.name.startswith("ours/")]
    assert [row["subject"] for row in figures["rates"]] == names
    assert all(name in done.stdout for name in names)
    assert all(row["rate"] > 0 and len(row["windows"]) == 1 for row in figures["rates"])
    assert figures["left_out"] == {}


@pytest.mark.slow
def test_a_piece_of_lords_of_the_seas_is_a_whole_game_and_the_next_another() -> None:
    piece = ours.lords()
    games = [piece() for _ in range(5)]
    assert all(0 < counts["choices"] <= counts["decisions"] for counts in games)
    assert all(counts["chance"] > 0 and counts["games"] == 1 for counts in games)
    assert len({counts["decisions"] for counts in games}) > 1


def test_what_is_missing_is_left_out_and_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(venv, "PYTHON", tmp_path / "python")
    missing = Subject("nobody/play", "a game", "decisions", "benchmarks.peers:nobody", "nobody")
    rounds = Rounds([missing], lambda what: None)
    rounds.run(1, 0.01)
    rounds.stop()
    assert rounds.failures == {"nobody/play": "nobody is not installed"}
    assert rounds.workers == []


def test_a_peer_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venv, "PYTHON", Path(sys.executable))  # our own environment has no peer
    peer = next(subject for subject in SUBJECTS if subject.package == "rlcard")
    rounds = Rounds([peer], lambda what: None)
    rounds.stop()
    assert rounds.failures == {"rlcard/leduc": "ModuleNotFoundError: No module named 'rlcard'"}


def test_ratios_are_taken_within_each_round() -> None:
    names = {subject.name: subject for subject in SUBJECTS}
    mine, theirs = Worker.__new__(Worker), Worker.__new__(Worker)
    mine.subject, theirs.subject = names["ours/lords-copy"], names["catanatron/copy"]
    mine.windows = [Window({"copies": count}, 2.0, 2.0) for count in (1200, 300, 900)]
    theirs.windows = [Window({"copies": count}, 1.0, 3.0) for count in (100, 10, 30)]
    (ratio,) = ratios_of([mine, theirs])
    assert (ratio["ratio"], ratio["lowest"], ratio["highest"]) == (15, 6, 15)
    assert ratio["verdict"] == "aim met"
    theirs.windows = [Window({"copies": 100}, 1.0, 1.0)] * 3
    assert [row["verdict"] for row in ratios_of([mine, theirs])] == ["BEHIND"]


def test_every_ratio_is_of_known_subjects() -> None:
    names = {subject.name for subject in SUBJECTS}
    assert len(names) == len(SUBJECTS)
    assert {name for ratio in RATIOS for name in (ratio.ours, ratio.peer)} <= names


def test_the_lock_names_every_peer() -> None:
    for package in {subject.package for subject in SUBJECTS if subject.package}:
        assert f"\n{package}==" in f"\n{venv.LOCK.read_text('utf-8')}"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--only", "chess"], "--only chess: nothing here has a name that begins so"),
        (["--rounds", "0"], "0 is no number of rounds"),
        (["--seconds", "soon"], "soon is no number of seconds"),
        (["--seconds", "nan"], "nan is no number of seconds"),
        (["--json", "no/such/folder/page"], "there is no folder"),
    ],
)
def test_a_wrong_argument_is_refused(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refusal:
        arguments(given)
    assert refusal.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("number", "told"), [(1_234_567, "1.23 M"), (48_210, "48.2 k"), (950.4, "950")])
def test_numbers_are_shortened(number: float, told: str) -> None:
    assert short(number) == told
