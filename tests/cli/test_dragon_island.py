"""Dragon Island at the terminal: whole routes in one line, and the words of the player's language."""

import json
import re

import pytest

from drakomor.cli.player import VERBS
from drakomor.games.dragon_island import GAME
from drakomor.games.dragon_island.terminal_reading import WORDS
from drakomor.games.dragon_island.turn import DEEDS
from drakomor.kernel import Match
from drakomor.texts import LANGUAGES, Texts
from tests.cli.running import drakomor

ISLAND = "dragon-island"
BEGUN = ["--option", "initial_rotation=zero", "--seed", "reef"]


def play(home, *arguments, typed, **more):
    return drakomor(home, "play", ISLAND, *BEGUN, *arguments, typed=typed, **more)


def kept(home):
    return Match.resume(GAME, json.loads((home / f"{ISLAND}-last.json").read_bytes()))


def given(home, seat=0):
    """What a seat has answered."""
    return [ply.answer for ply in kept(home).plies if ply.seat == seat]


def first_ship(home):
    play(home, typed="quit\n")
    return next(option[1] for option in kept(home).asks[0].options if option[0] == "sail")


def test_a_route_is_typed_in_one_line(tmp_path):
    ship = first_ship(tmp_path)
    done = play(tmp_path, typed=f"sail {ship} Varnholt\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    sail, *points, stop = given(tmp_path)
    assert (sail, stop) == (("sail", ship), "stop")
    assert points[-1] in GAME.parts().harbours["M_NW"].ports
    assert "N1 arrives at" in done.stdout


def test_a_route_is_taken_back_in_one_go(tmp_path):
    ship = first_ship(tmp_path)
    play(tmp_path, typed=f"{ship} Varnholt\nundo\nquit\n")
    assert given(tmp_path) == []
    play(tmp_path / "two", typed=f"sail {ship}\nI2\nundo\nquit\n")
    assert given(tmp_path / "two") == [("sail", ship)]


def test_a_route_that_cannot_be_is_not_begun(tmp_path):
    ship = first_ship(tmp_path)
    done = play(tmp_path, typed=f"{ship} I2 S19\n{ship} J18\nwhy {ship} J18\nwhy {ship} J4\nquit\n")
    told = done.stdout.partition("> ")[2]
    assert "There is no point, harbour or cave called S19." in told
    assert told.count(f"{ship} cannot come to J18 and end there") == 2
    assert "Nothing forbids it." in told
    assert given(tmp_path) == []


def test_a_verb_is_never_left_out_by_chance(tmp_path):
    """`ballista N1` alone could throw it overboard."""
    done = play(tmp_path, typed="list\nballista N1\nquit\n")
    assert "jettison ballista N1" in done.stdout
    assert given(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_turns_are_played_in_every_language(tmp_path, language):
    say = Texts(language, GAME, GAME.words(3)).say
    line = f"{say('word-do-sail')} N1 {say('word-go-island')}\n{say('word-do-end')}\n"
    seats = ["--seat", "human", "--seat", "bot:random", "--seat", "bot:random"]
    done = play(tmp_path, *seats, "--language", language, typed=line * 3 + "score\nhelp\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert say("table-bank") in done.stdout
    assert "end" in given(tmp_path)
    for unsaid in ("{", "word-", "event-", "ask-", "None", "play-", "offer-", "table-", "sheet-"):
        assert unsaid not in done.stdout
    lines = [one for one in done.stdout.splitlines() if "-last.json" not in one]
    assert max(map(len, lines)) < 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_an_answer_is_one_of_the_shell(language):
    say = Texts(language, GAME).say
    verbs = {word for verb in VERBS if verb != "?" for word in (verb, *say(f"verb-{verb}").split())}
    assert verbs.isdisjoint(say(f"word-do-{verb}") for verb in (*DEEDS, *WORDS))


def test_a_terminal_without_unicode_gets_ascii(tmp_path):
    done = play(tmp_path, typed="help\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_at_a_terminal_of_80_by_24_all_is_on_the_screen(sit, tmp_path):
    """The chart, the panel, the question and the prompt, and nothing above them is lost."""
    sitting = sit("play", ISLAND, *BEGUN, NO_COLOR="1")
    shown = re.sub(r"\x1b\[[\d;]*m", "", sitting.wait_for("> ").rpartition("\x1b[2J")[2]).splitlines()
    assert len(shown) <= 24
    assert any(line.startswith("19 A B C D") for line in shown)
    sitting.type("quit\n")
    sitting.wait_for("--resume")
    assert sitting.end() == 0
