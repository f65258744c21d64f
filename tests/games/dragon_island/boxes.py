"""Folders with component data of one's own."""

from pathlib import Path

from drakomor.games.dragon_island.parts import FOLDER


def own(name: str, *changes: tuple[str, str]) -> str:
    """One of our files with something changed, at the first place where it stands."""
    content = (FOLDER / f"{name}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    return content


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, content in files.items():
        (path / f"{name}.toml").write_text(content, "utf-8")
    return path


def line(content: str, text: str) -> int:
    """The number of the first line in which something stands."""
    return content[: content.index(text)].count("\n") + 1
