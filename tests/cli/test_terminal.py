"""People at a real terminal: two at one screen see no secrets, and keys do what they should."""

import os
import select
import subprocess
import sys
import time
from contextlib import suppress

import pytest

from tests.cli.running import COMMAND, drakomor, environment

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
SEAS = "lords-of-the-seas"
CLEAR = "\x1b[2J\x1b[H"


class Sitting:
    """A process with a terminal of its own, typed at like by a person who waits for the screen."""

    def __init__(self, home, *arguments: str) -> None:
        self.keyboard, terminal = pty.openpty()
        self.seen = ""
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment(home, TERM="xterm"),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(terminal)

    def wait_for(self, wanted: str, seconds: float = 30) -> str:
        """Everything that was shown up to a text; it is not shown again."""
        until = time.monotonic() + seconds
        while wanted not in self.seen:
            left = until - time.monotonic()
            assert left > 0, f"{wanted!r} did not come: {self.seen[-500:]!r}"
            if select.select([self.keyboard], [], [], left)[0]:
                self.seen += self._read()
        told, _, self.seen = self.seen.partition(wanted)
        return told + wanted

    def _read(self) -> str:
        try:
            return os.read(self.keyboard, 65536).decode("utf-8", "replace")
        except OSError:  # the other end is closed
            time.sleep(0.05)
            return ""

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def end(self) -> int:
        return self.process.wait(30)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        with suppress(OSError):
            os.close(self.keyboard)


@pytest.fixture
def sit(tmp_path):
    """Sits somebody down; whoever still sits there when the test is over is sent home."""
    seated: list[Sitting] = []

    def down(*arguments: object) -> Sitting:
        seated.append(Sitting(tmp_path, *map(str, arguments)))
        return seated[-1]

    yield down
    for one in seated:
        one.close()


def _own_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


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
