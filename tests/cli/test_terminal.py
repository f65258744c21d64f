"""People at a real terminal: two at one screen see no secrets, and keys do what they should."""

import sys
import time

import pytest

from tests.cli.running import drakomor

SEAS = "lords-of-the-seas"
CLEAR = "\x1b[2J\x1b[H"


def test_two_at_one_screen_see_no_secrets_of_each_other(sit):
    seats = ["--seat", "human", "--seat", "human", "--option", "layout_mode=advanced"]
    sitting = sit("play", SEAS, "--seed", "tide", *seats)
    assert "Your boards" not in sitting.wait_for("press Enter.")
    sitting.type("\n")
    assert CLEAR in sitting.wait_for("> ")
    sitting.type("#1\n")
    told = sitting.wait_for("press Enter.")
    assert CLEAR in told
    sitting.type("\n")
    dark = sitting.wait_for("> ").rpartition(CLEAR)[2]
    assert "dark-1" in dark
    assert "light-1" not in dark
    sitting.type("quit\n")
    sitting.wait_for("--resume")
    assert sitting.end() == 0


def test_control_c_leaves_politely(sit, tmp_path):
    sitting = sit("play", SEAS, "--seed", "tide")
    sitting.wait_for("> ")
    time.sleep(0.3)  # between showing the prompt and listening the line editor is deaf to signals
    sitting.type("\x03")
    assert "Traceback" not in sitting.wait_for("--resume")
    assert sitting.end() == 0
    assert (tmp_path / f"{SEAS}-last.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no line editor there")
def test_the_tabulator_completes(sit):
    pytest.importorskip("readline")
    sitting = sit("play", SEAS, "--seed", "tide")
    sitting.wait_for("> ")
    sitting.type("sco\t\n")
    assert "score" in sitting.wait_for("Coins left")
    sitting.wait_for("> ")
    sitting.type("\x04")
    sitting.wait_for("--resume")
    assert sitting.end() == 0


def test_a_game_is_walked_through_by_hand(sit, tmp_path):
    drakomor(tmp_path, "play", SEAS, "--seed", "tide", "--seat", "bot:random", "--seat", "bot:random")
    sitting = sit("replay", tmp_path / f"{SEAS}-last.json")
    assert "0." in sitting.wait_for("q quit >")
    for keys, number in (("\n", 1), ("\n", 2), ("b\n", 1), ("7\n", 7), ("x\n", 8)):
        sitting.type(keys)
        assert f"\n{number}. " in sitting.wait_for("q quit >").replace("\x1b[1m", "")
    sitting.type("999999\n")
    assert "Coins left" in sitting.wait_for("q quit >")
    sitting.type("q\n")
    assert sitting.end() == 0
