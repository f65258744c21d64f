"""Single keys of the terminal, heard without Enter.

A key has a name, the same on every system: `up`, `down`, `left`, `right`, `enter`, `escape`, `tab`,
`backtab`, or the letter on it. A letter typed on a Russian keyboard is the Latin one on the same key.
"""

import os
import sys
from types import TracebackType

NAMES = {
    "\r": "enter", "\n": "enter", "\t": "tab", "\x1b": "escape", "\x04": "escape",
    "\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left", "\x1b[Z": "backtab",
    "\x1bOA": "up", "\x1bOB": "down", "\x1bOC": "right", "\x1bOD": "left",
    "\xe0H": "up", "\xe0P": "down", "\xe0M": "right", "\xe0K": "left", "\x00\x0f": "backtab",
    "\x00H": "up", "\x00P": "down", "\x00M": "right", "\x00K": "left",
}  # fmt: skip
PAUSE = 0.05  # seconds after an escape in which the rest of an arrow key comes; alone it is the Escape key
LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")


def named(typed: str) -> str:
    """
    >>> named("\\x1b[A"), named("R"), named("к"), named("\\x1b[15~")
    ('up', 'r', 'r', '')
    """
    name = NAMES.get(typed, typed.casefold().translate(LAYOUT))
    return name if name.isprintable() else ""


if sys.platform == "win32":
    import msvcrt

    class Keyboard:
        def __enter__(self) -> "Keyboard":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def read(self) -> str:
            """The name of the next key; nothing where it has none."""
            typed = msvcrt.getwch()
            if typed == "\x03":
                raise KeyboardInterrupt
            return named(typed + msvcrt.getwch() if typed in ("\x00", "\xe0") else typed)

else:
    import select
    import termios
    import tty

    class Keyboard:
        """The terminal of standard input, which is as it was once it is left."""

        def __init__(self) -> None:
            self.handle = sys.stdin.fileno()

        def __enter__(self) -> "Keyboard":
            self._before = termios.tcgetattr(self.handle)
            tty.setcbreak(self.handle)
            return self

        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
        ) -> None:
            termios.tcsetattr(self.handle, termios.TCSADRAIN, self._before)

        def read(self) -> str:
            """The name of the next key; nothing where it has none."""
            typed = self._byte()
            if typed == b"\x1b":
                while self._is_more(typed):
                    typed += self._byte()
            elif typed >= b"\xc0":  # the first byte of a sign of several
                for _ in range(1 + (typed >= b"\xe0") + (typed >= b"\xf0")):
                    typed += self._byte()
            return named(typed.decode("utf-8", "replace"))

        def _byte(self) -> bytes:
            byte = os.read(self.handle, 1)
            if not byte:
                raise EOFError
            return byte

        def _is_more(self, typed: bytes) -> bool:
            """Whether a sequence goes on: until its last letter, or until a pause."""
            ended = typed.endswith(b"~") or (len(typed) > 2 and typed[-1:].isalpha())
            return not ended and bool(select.select([self.handle], [], [], PAUSE)[0])
