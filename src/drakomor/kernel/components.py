"""Component data: a folder of TOML files, one per kind of component, read as one typed value.

A player who owns the box can give a folder of their own; files that it lacks are the game's. Errors name the
file, the line and the reason.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from drakomor.kernel.asks import Malformed, Scalar
from drakomor.kernel.reading import read_as, read_bytes

T = TypeVar("T")
_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\"-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w.\"-]+)\s*=")


def read_folder(kind: type[T], standard: Path, folder: Path | None = None) -> T:
    """The files of a folder as the fields of a struct, field for file."""
    names = sorted(path.stem for path in standard.glob("*.toml"))
    if folder is not None:
        _check_folder(folder, names)
    paths = {name: _where(name, standard, folder) for name in names}
    read = {name: _read(path) for name, path in paths.items()}
    try:
        return read_as(kind, read, "")
    except Malformed as error:
        raise placed(error, paths) from None


def _check_folder(folder: Path, names: list[str]) -> None:
    if not folder.is_dir():
        raise Malformed(str(folder), "no-such-folder")
    found = sorted(path.stem for path in folder.glob("*.toml"))
    strange = [name for name in found if name not in names]
    if strange or not found:
        known = ", ".join(f"{name}.toml" for name in names)
        raise Malformed(str(folder), "unknown-components", found=", ".join(strange), known=known)


def _where(name: str, standard: Path, folder: Path | None) -> Path:
    own = folder / f"{name}.toml" if folder else None
    return own if own and own.exists() else standard / f"{name}.toml"


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_bytes(path).decode("utf-8"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Malformed(str(path), "not-toml", said=str(error)) from None
    except UnicodeDecodeError:
        raise Malformed(str(path), "not-utf8") from None


def placed(error: Malformed, paths: dict[str, Path]) -> Malformed:
    """The same error with the file and the line instead of the path inside the data."""
    file, _, inside = error.place.strip(".").partition(".")
    facts: dict[str, Scalar] = error.facts
    path = paths.get(file)
    if path is None:
        return Malformed(error.place, error.reason, **facts)
    line = line_of(path.read_text("utf-8"), inside)
    return Malformed(f"{path}:{line}" + (f" ({inside})" if inside else ""), error.reason, **facts)


def line_of(text: str, inside: str) -> int:
    """The line that a path such as `board[2].faces.a` leads to, or the last on the way there.

    >>> line_of("[[board]]\\nid = 'a'\\n[[board]]\\nfaces.a = []", "board[1].faces.a")
    4
    """
    wanted = [part for part in re.split(r"[.\[\]]+", inside.replace("...", "")) if part]
    best, best_line = 0, 1
    counts: dict[str, int] = {}
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            name = header[2].replace('"', "")
            table = name.split(".")
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                table = [*table, str(counts[name])]
        here = [*table, *key[1].replace('"', "").split(".")] if key else table if header else []
        common = _common(here, wanted)
        if common == len(here) and common > best:
            best, best_line = common, number
    return best_line


def _common(here: list[str], wanted: list[str]) -> int:
    count = 0
    for mine, theirs in zip(here, wanted, strict=False):
        if mine != theirs:
            break
        count += 1
    return count
