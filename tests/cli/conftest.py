"""Terminals for the tests of the command."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from drakomor.cli import main
from tests.cli.sitting import Sitting


class Sit(Protocol):
    def __call__(self, *arguments: object, **more: str) -> Sitting: ...


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sits somebody down; whoever still sits there when the test is over is sent home."""
    pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    seated: list[Sitting] = []

    def down(*arguments: object, **more: str) -> Sitting:
        seated.append(Sitting(tmp_path, *map(str, arguments), **more))
        return seated[-1]

    yield down
    for one in seated:
        one.close()


@pytest.fixture
def said(capfdbinary, monkeypatch):
    """Runs a command; its status, what it wrote, and what it complained of."""
    monkeypatch.setenv("DRAKOMOR_LANGUAGE", "en")

    def run(*arguments: object, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main([str(argument) for argument in arguments])
        sys.stdout.flush()
        out, err = capfdbinary.readouterr()
        return status, out.decode(), err.decode()

    return run
