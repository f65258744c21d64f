"""The command as a user runs it: a process of its own, with a folder of its own for what is kept."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "drakomor"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of this machine's language, colours or saved games."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "DRAKOMOR_"))
    }
    return {**kept, "DRAKOMOR_HOME": str(home), "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24", **more}


def drakomor(
    home: Path, *arguments: object, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=60,
    )
