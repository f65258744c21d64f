"""Somebody at a real terminal, who types and waits for the screen."""

import os
import select
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from tests.cli.running import COMMAND, environment


class Sitting:
    """A process with a terminal of its own, typed at like by a person who waits for the screen."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        import pty

        self.keyboard, terminal = pty.openpty()
        self.seen = ""
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment(home, **{"TERM": "xterm", **more}),
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


def _own_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
