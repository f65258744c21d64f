"""Small functions, small files and telling names: what keeps the code readable, counted."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page for place in ("src", "examples", "benchmarks", "tests") for page in (ROOT / place).rglob("*.py")
)

LONGEST_FUNCTION = 60
LONGEST_FILE = 600
NAMES_THAT_SAY_NOTHING = {"base", "common", "helper", "helpers", "manager", "managers", "util", "utils"}


def long_functions(source: str) -> list[tuple[str, int]]:
    """Name and length of every function that is too long, counted from its `def`."""
    functions = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    lengths = ((node.name, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions)
    return [(name, length) for name, length in lengths if length > LONGEST_FUNCTION]


def says_nothing(page: Path) -> bool:
    return not NAMES_THAT_SAY_NOTHING.isdisjoint(page.with_suffix("").parts)


def test_the_pages_are_found() -> None:
    assert {ROOT / "src/drakomor/__init__.py", Path(__file__)} <= set(PAGES)


def test_no_function_is_too_long() -> None:
    found = {str(page.relative_to(ROOT)): long_functions(page.read_text("utf-8")) for page in PAGES}
    assert {page: functions for page, functions in found.items() if functions} == {}


def test_no_file_is_too_long() -> None:
    lengths = {str(page.relative_to(ROOT)): len(page.read_text("utf-8").splitlines()) for page in PAGES}
    assert {page: length for page, length in lengths.items() if length > LONGEST_FILE} == {}


def test_every_name_says_something() -> None:
    assert [page for page in PAGES if says_nothing(page.relative_to(ROOT))] == []


@pytest.mark.parametrize("head", ["def deal():", "async def deal():", "class Deck:\n  def deal():"])
def test_a_function_of_sixty_lines_is_the_longest(head: str) -> None:
    lines = [f"    card = {number}" for number in range(LONGEST_FUNCTION)]
    assert long_functions("\n".join([head, *lines[1:]])) == []
    assert long_functions("\n".join([head, *lines])) == [("deal", LONGEST_FUNCTION + 1)]


def test_a_folder_may_say_nothing_as_little_as_a_file() -> None:
    assert says_nothing(Path("src/drakomor/utils.py"))
    assert says_nothing(Path("src/drakomor/common/cards.py"))
    assert not says_nothing(Path("src/drakomor/games/base_game.py"))
