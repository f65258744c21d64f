"""What is shown: lines of styled pieces, in colour where the terminal has it, plainly in a pipe."""

import sys
from shutil import get_terminal_size
from textwrap import wrap
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

Line: TypeAlias = list[tuple[str, str]]  # pieces of text, each with its style in the words of rich
GLYPHS = "△▼│─┼═✹›‹●○■□◆◇★☆▲▀▄█≈ψ✓"


class Screen:
    """The terminal, or the pipe in its place."""

    def __init__(self, no_color: bool = False) -> None:
        self.console = Console(
            no_color=no_color or None, highlight=False, markup=False, emoji=False, soft_wrap=True
        )
        self.width, self.height = get_terminal_size((80, 24))
        self.is_watched = sys.stdout.isatty() and sys.stdin.isatty()  # somebody sits there
        self.plain = not _can_say(GLYPHS, sys.stdout.encoding)

    def show(self, *lines: Line | str) -> None:
        for line in lines:
            self.console.print(line if isinstance(line, str) else Text.assemble(*line))

    def tell(self, said: str, style: str = "") -> None:
        """Prose, in lines that fit."""
        self.show(*self.lines(said, style))

    def lines(self, said: str, style: str = "") -> list[Line]:
        return [
            [(line, style)]
            for line in wrap(said, self.width - 1, break_long_words=False, break_on_hyphens=False)
        ]

    def entry(self, name: str, said: str) -> None:
        """A name, and beside it what it means."""
        indent = " " * 23
        first, *rest = wrap(said, self.width - 1, initial_indent=indent, subsequent_indent=indent) or [""]
        self.show([(f"{name:22} ", "bold"), (first.strip(), "")], *rest)

    def clear(self) -> None:
        if self.is_watched:
            self.console.clear()

    def redraw(self, lines: list[Line]) -> None:
        """The whole screen anew, in one go, so that it does not flicker."""
        with self.console:
            self.clear()
            self.show(*lines)

    def hear(self, prompt: str) -> str:
        """One line of what is typed; in a pipe it is shown, so that a transcript can be read."""
        sys.stdout.flush()
        if self.is_watched:
            return input(prompt)
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        self.show(prompt + typed.rstrip("\r\n"))
        return typed


def _can_say(signs: str, encoding: str | None) -> bool:
    try:
        signs.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
