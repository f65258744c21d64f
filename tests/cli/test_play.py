"""Games played through a pipe, with the real process, as a program or a patient person would."""

import json
import signal
import subprocess

import pytest

from drakomor.games.lords_of_the_seas import GAME
from drakomor.texts import LANGUAGES, Texts
from tests.cli.running import COMMAND, drakomor, environment

SEAS = "lords-of-the-seas"
FIRST = "#1\n"  # always the first answer


def play(home, *arguments, typed, game=SEAS):
    return drakomor(home, "play", game, "--seed", "tide", *arguments, typed=typed)


def kept(home, game=SEAS):
    return json.loads((home / f"{game}-last.json").read_bytes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(tmp_path, language):
    done = play(tmp_path, "--language", language, typed=FIRST * 200)
    say = Texts(language, GAME).say
    assert (done.returncode, done.stderr) == (0, "")
    assert say("table-over") in done.stdout
    assert say("sheet-coins", number=0)[:-1] in done.stdout
    assert done.stdout.count(say("table-market")) > 16
    assert kept(tmp_path)["record"]["result"] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    for unsaid in ("{", "word-", "event-", "ask-", "None", "play-"):
        assert unsaid not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if "-last.json" not in line) < 80


def test_a_game_that_draws_and_says_little_itself_is_played_too(tmp_path):
    done = play(tmp_path, typed=FIRST * 50, game="connect-four")
    assert (done.returncode, done.stderr) == (0, "")
    assert kept(tmp_path, "connect-four")["record"]["result"]


def test_answers_are_typed_short_long_and_by_number(tmp_path):
    begun = play(tmp_path, typed="quit\n").stdout
    number, cell = begun.split("Ships ")[1].split()[0], "D1"
    for typed in (f"{number}d1", f"place {number} d1", f"{number}, D1"):
        home = tmp_path / typed.replace(" ", "_")
        play(home, typed=f"{typed}\nquit\n")
        assert [0, ["place", int(number), cell]] in kept(home)["record"]["plies"]


def test_a_refused_answer_says_which_rule_forbids_it(tmp_path):
    done = play(tmp_path, typed="7c6\nwhy 9 d4\nwhy #1\nwhy\nfoo\nquit\n")
    hand = done.stdout.split("Ships ")[1].split(" on ")[0].split()
    told = "\n".join(done.stdout.split("> ")[1:])
    assert "(LS-PLACE-3)" in told if "7" in hand else "(LS-SETUP-9)" in told
    assert "Nothing forbids it." in told
    assert "Why which answer?" in told
    assert "“foo” is no answer to this" in told
    assert len(kept(tmp_path)["record"]["plies"]) == len(
        [p for p in kept(tmp_path)["record"]["plies"] if p[0] < 0]
    )


def test_the_rules_are_told(tmp_path):
    done = play(tmp_path, "--language", "cs", typed="?\n? ls-place-1\n?LS-PLACE-99\nquit\n")
    texts = Texts("cs", GAME)
    said = " ".join(done.stdout.split())
    assert f"LS-TURN-2: {texts.clause('LS-TURN-2')}" in said
    assert f"LS-PLACE-1: {texts.clause('LS-PLACE-1')}" in said
    assert "LS-PLACE-9" in said.split("LS-PLACE-99")[-1]


def test_a_slip_of_the_finger_is_answered_with_what_was_meant(tmp_path):
    done = play(
        tmp_path, "--option", "layout_mode=chosen", typed="lihgt-1:a0 light-2:a0 light-3:a0\nlight-1\nquit\n"
    )
    assert "Did you mean light-1:a0 light-2:a0 light-3:a0?" in " ".join(done.stdout.split())
    assert "answers begin with “light-1”: go on typing." in done.stdout


def test_every_verb_is_understood_in_every_language(tmp_path):
    for language in LANGUAGES:
        say = Texts(language, GAME).say
        verbs = [
            say(f"verb-{verb}").split()[0]
            for verb in ("list", "hint", "score", "log", "show", "help", "quit")
        ]
        done = play(tmp_path, "--language", language, typed="\n".join(verbs) + "\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert "   1 " in done.stdout
        assert say("play-hint", answer="x").partition("x")[0] in done.stdout
        assert say("sheet-coins", number=0) in done.stdout
        assert say("answer-resign") in done.stdout
        assert done.stdout.count(say("table-market")) == 2
        assert "--resume" in done.stdout


def test_an_answer_is_taken_back(tmp_path):
    play(tmp_path, typed=FIRST + "quit\n")
    after = kept(tmp_path)["record"]["plies"]
    done = drakomor(tmp_path, "play", "--resume", typed="undo\nquit\n")
    before = kept(tmp_path)["record"]["plies"]
    assert after[: len(before)] == before
    assert after[len(before)][0] == 0
    assert "list" in done.stdout
    again = drakomor(tmp_path, "play", "--resume", typed="undo\n" + FIRST + "quit\n")
    assert "There is nothing that you could take back." in again.stdout
    assert kept(tmp_path)["record"]["plies"] == after  # the same luck


def test_beyond_a_barrier_people_are_asked(tmp_path):
    arguments = ["--seat", "human", "--seat", "human"]
    first = play(tmp_path, *arguments, typed=FIRST * 12 + "undo\nno\nundo\nyes\nquit\n")
    assert first.stdout.count("do you agree? (yes / no)") >= 1
    plies = kept(tmp_path)["record"]["plies"]
    play(tmp_path / "other", *arguments, typed=FIRST * 12 + "quit\n")
    assert plies == kept(tmp_path / "other")["record"]["plies"][: len(plies)]
    assert len(plies) < len(kept(tmp_path / "other")["record"]["plies"])


def test_resigning_is_asked_twice(tmp_path):
    done = play(tmp_path, typed="resign\nno\nresign\nyes\n")
    assert done.stdout.count("are you sure?") == 2
    assert "Dark wins." in done.stdout
    assert kept(tmp_path)["record"]["result"] == [0.0, 1.0]


def test_a_game_goes_on_where_it_was_left(tmp_path):
    whole = tmp_path / "whole"
    play(whole, typed=FIRST * 200)
    file = tmp_path / "saved.json"
    play(tmp_path, "--save", file, typed=FIRST * 5)
    for arguments in (["--resume", file], [file]):
        drakomor(tmp_path, "play", *arguments, typed=FIRST * 5)
    end = drakomor(tmp_path, "play", file, typed=FIRST * 200)
    assert "wins" in end.stdout
    assert json.loads(file.read_bytes())["record"]["plies"] == kept(whole)["record"]["plies"]
    assert not (tmp_path / f"{SEAS}-last.json").exists()


def test_a_copy_is_saved_by_hand(tmp_path):
    copy = tmp_path / "copy.json"
    done = play(tmp_path, typed=f"{FIRST}save {copy}\nsave\nsave {copy}\n{FIRST}quit\n")
    assert "Saved." in done.stdout
    assert "In which file?" in done.stdout
    assert "holds an unfinished game" in " ".join(done.stdout.split())
    assert len(json.loads(copy.read_bytes())["record"]["plies"]) < len(kept(tmp_path)["record"]["plies"])


def test_an_unfinished_game_is_never_lost(tmp_path):
    play(tmp_path, typed=FIRST * 3 + "quit\n")
    before = kept(tmp_path)
    done = drakomor(tmp_path, "play", SEAS, "--seed", "ebb", typed="quit\n")
    aside = tmp_path / f"{SEAS}-1.json"
    assert str(aside) in done.stdout.replace("\n", "")
    assert json.loads(aside.read_bytes()) == before
    assert kept(tmp_path)["seed"] == "ebb"


def test_a_game_that_cannot_be_kept_is_played_all_the_same(tmp_path):
    (tmp_path / "file").write_text("no folder")
    done = drakomor(tmp_path / "file", "play", SEAS, typed="quit\n")
    assert done.returncode == 0
    assert "cannot be kept" in done.stdout


@pytest.fixture
def begun(tmp_path):
    """A game that has been begun by a process of its own, with some answers typed."""
    process = subprocess.Popen(
        [*COMMAND, "play", SEAS, "--seed", "tide"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    yield process
    process.kill()
    process.communicate(timeout=30)


def type_and_wait(process, typed, answers):
    """Types, and reads on until so many answers were taken and the next question has been put."""
    process.stdin.write(typed)
    process.stdin.flush()
    for wanted in ["> #1"] * answers + ["also: list"]:
        line = process.stdout.readline()
        while line and wanted not in line:
            line = process.stdout.readline()
        assert line, process.stderr.read()


@pytest.mark.parametrize("stop", [signal.SIGINT, None])
def test_an_interrupted_game_is_kept(tmp_path, begun, stop):
    """By the keyboard, or by the end of the input."""
    type_and_wait(begun, FIRST, 1)
    if stop:
        begun.send_signal(stop)
    out, err = begun.communicate(timeout=30)
    assert (begun.returncode, err) == (0, "")
    assert "--resume" in out
    assert any(seat == 0 for seat, _ in kept(tmp_path)["record"]["plies"])


def test_a_killed_game_is_whole(tmp_path, begun):
    type_and_wait(begun, FIRST * 6, 4)
    begun.kill()
    begun.communicate(timeout=30)
    assert drakomor(tmp_path, "check", tmp_path / f"{SEAS}-last.json").returncode == 0
    assert len([seat for seat, _ in kept(tmp_path)["record"]["plies"] if seat == 0]) >= 3


def test_bots_play_among_themselves(tmp_path):
    done = drakomor(tmp_path, "play", SEAS, "--seat", "bot:random", "--seat", "bot:random", "--seed", "tide")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout


def test_signs_that_a_terminal_lacks_are_replaced(tmp_path):
    done = drakomor(tmp_path, "play", SEAS, typed="quit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "v6|" in done.stdout


def test_colours_are_shown_where_they_are_wanted_only(tmp_path):
    arguments = ["position", SEAS, "--seed", "tide", "--show"]
    assert "\x1b[" in drakomor(tmp_path, *arguments, FORCE_COLOR="1").stdout
    for done in (
        drakomor(tmp_path, *arguments),
        drakomor(tmp_path, *arguments, FORCE_COLOR="1", NO_COLOR="1"),
        drakomor(tmp_path, *arguments, "--no-color", FORCE_COLOR="1"),
    ):
        assert "\x1b[38" not in done.stdout
        assert "△" in done.stdout
