"""Results in files: whole or not at all, and never in the place of what is not ours."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from drakomor.cli.files import STANDARD_STREAM
from drakomor.kernel import Malformed


def check(name: str | None, mark: str) -> None:
    """Before anything is played: whether it can be written there. Older results of ours are replaced."""
    if name is None or name == STANDARD_STREAM:
        return
    path = Path(name)
    try:
        if path.exists() and not _is_ours(path, mark):
            raise Malformed(name, "not-a-result")
        if not path.parent.is_dir():
            raise Malformed(str(path.parent), "no-such-folder")
        _put(path, None)
    except OSError as error:
        raise Malformed(name, "cannot-write", said=error.strerror or str(error)) from None


def _is_ours(path: Path, mark: str) -> bool:
    with path.open("rb") as file:
        return mark.encode() in file.read(80)


def write(name: str | None, raw: bytes) -> None:
    if name == STANDARD_STREAM:
        sys.stdout.buffer.write(raw)
    elif name is not None:
        try:
            _put(Path(name), raw)
        except OSError as error:
            raise Malformed(name, "cannot-write", said=error.strerror or str(error)) from None


def _put(path: Path, raw: bytes | None) -> None:
    """Writes beside, and then into the place; with nothing to write it only tries."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(raw or b"")
        if raw is not None:
            beside.replace(path)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()
