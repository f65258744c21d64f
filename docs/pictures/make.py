"""Makes docs/pictures/terminal.svg: a real game in a terminal, as somebody sees it who plays it.

    python docs/pictures/make.py

The command is started in a pseudo-terminal, answers are typed (what `hint` says), and the screen is then
drawn as SVG.
"""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).with_name("terminal.svg")
COLUMNS, LINES = 80, 29
COMMAND = ("play", "lords-of-the-seas", "--seat", "human", "--seat", "bot:greedy", "--seed", "dragon")
ANSWERS = 20
CLEARED = re.compile(r"\x1b\[2J")
MOTION = re.compile(r"\x1b\[[\d;?]*[A-HJKhl]")  # what moves the cursor; colours stay
HINT = re.compile(r"would answer: (.+?)\s*$", re.M)
FONT_FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.S)


class Terminal:
    """A terminal of a fixed size, in which the command runs."""

    def __init__(self, handle: int) -> None:
        self.handle = handle

    def hear(self) -> str:
        """All that is written until an answer is waited for."""
        written = b""
        while not MOTION.sub("", written.decode(errors="replace")).endswith("\n> "):
            written += os.read(self.handle, 65536)
        return written.decode()

    def say(self, line: str) -> str:
        os.write(self.handle, f"{line}\n".encode())
        return self.hear()


@contextmanager
def terminal(home: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
    colours = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "DRAKOMOR_HOME": home}
    surroundings = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    process = subprocess.Popen(
        [sys.executable, "-m", "drakomor", *COMMAND, "--language", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**surroundings, **colours},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(ours)
    finally:
        process.terminate()
        process.wait()
        os.close(ours)


def played(seat: Terminal) -> str:
    """The screen after some answers."""
    screen = seat.hear()
    for _ in range(ANSWERS):
        hint = HINT.search(MOTION.sub("", seat.say("hint")))
        assert hint, "the hint has another form now"
        screen = seat.say(hint[1])
    return MOTION.sub("", CLEARED.split(screen)[-1]).replace("\r\n", "\n").strip("\n")


def drawn(screen: str) -> str:
    """A screen as SVG, in whatever fixed-width font the reader has."""
    with open(os.devnull, "w") as nowhere:
        console = Console(record=True, width=COLUMNS, file=nowhere, force_terminal=True)
        console.print(Text.from_ansi(screen), soft_wrap=True)
    svg = console.export_svg(title="drakomor " + " ".join(COMMAND[:2]), unique_id="drakomor")
    return FONT_FROM_ELSEWHERE.sub("", svg)


if __name__ == "__main__":
    with TemporaryDirectory() as home, terminal(home) as seat:
        PICTURE.write_text(drawn(played(seat)), "utf-8")
    print(PICTURE.name)
