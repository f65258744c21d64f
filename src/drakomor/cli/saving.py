"""Saved games: nothing that was answered is lost, and nothing that is not ours is written over."""

import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from drakomor.kernel import CHANCE, Malformed, Match
from drakomor.kernel.match import MATCH
from drakomor.kernel.reading import read_bytes, read_json


def home() -> Path:
    """Where games without a file are kept: `DRAKOMOR_HOME`, or the platform's folder for such things."""
    own = os.environ.get("DRAKOMOR_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "drakomor"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/drakomor"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "drakomor"


def last_of(game: str) -> Path:
    return home() / f"{game}-last.json"


def latest() -> Path:
    """The game that was played last."""
    kept = sorted(home().glob("*-last.json"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise Malformed(str(home()), "nothing-kept")
    return kept[-1]


def make_room(path: Path) -> Path | None:
    """Moves an unfinished game aside before another takes its place; where it is now."""
    if not _is_unfinished(stored_in(path)):
        return None
    aside = beside(path)
    path.rename(aside)
    return aside


def beside(path: Path) -> Path:
    """A name like this one that is free."""
    stem = path.stem.removesuffix("-last")
    names = (path.with_name(f"{stem}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not name.exists())


def check_room(path: Path) -> None:
    """A file may be written where there is none, or a finished game of ours."""
    if _is_unfinished(stored_in(path)):
        raise Malformed(str(path), "unfinished-game")


def _is_unfinished(kept: dict[str, Any] | None) -> bool:
    """Whether somebody has begun to play, and nobody has won."""
    if kept is None or kept["record"].get("result"):
        return False
    plies = kept["record"].get("plies")
    return isinstance(plies, list) and any(ply[:1] != [CHANCE] for ply in plies if isinstance(ply, list))


def stored_in(path: Path) -> dict[str, Any] | None:
    """The stored match in a file; None where there is no file, and `Malformed` where it is something else."""
    if not path.exists():
        return None
    value = read_json(read_bytes(path), str(path))
    if (
        not isinstance(value, dict)
        or value.get("format") != MATCH
        or not isinstance(value.get("record"), dict)
    ):
        raise Malformed(str(path), "not-a-match")
    return value


class Place:
    """Where one match is kept. Should another process take the place, this one goes on beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._mark: tuple[int, int] | None = None

    def keep(self, match: Match) -> None:
        if self._mark is not None and _mark(self.path) not in (None, self._mark):
            self.path = beside(self.path)
        keep(match, self.path)
        self._mark = _mark(self.path)


def _mark(path: Path) -> tuple[int, int] | None:
    """What a file has in common with itself only."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return facts.st_ino, facts.st_mtime_ns


def keep(match: Match, path: Path) -> None:
    """Writes a match: beside, onto the disk, and then in the place of the old file."""
    written = msgspec.json.encode(match.stored()) + b"\n"
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(draft, written)
        draft.replace(path)
        _settle(path.parent)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise Malformed(str(path), "cannot-write", said=error.strerror or str(error)) from None


def _write(path: Path, raw: bytes) -> None:
    with path.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Makes the rename itself last, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
