"""The documents say what is true: examples run, links lead somewhere, names exist."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from drakomor import games, kernel
from drakomor.kernel import Game, Malformed, Match, read_position, write_position
from drakomor.kernel.conform import check_game
from drakomor.kernel.match import read_record, replay
from drakomor.kernel.perft import perft
from drakomor.texts.clauses import clauses
from tests.golden.writing import perft_text, read_perft

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")])
FENCE = re.compile(
    r'^(?P<in> *)```(?P<kind>\w+)(?: title="(?P<title>.+?)")?\n(?P<text>.*?)^(?P=in)```$', re.M | re.S
)
LINK = re.compile(r"\[[^]]*\]\((?P<to>[^)\s]+)\)")
HEADING = re.compile(r"^#+ +(?P<text>.+)$", re.M)
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:src|docs|tests|examples|benchmarks|locks)(?:/[\w.-]+)+/?")
OWNERS = ("Game", "Frame", "Match", "Ask", "Event", "State")  # `Game.why` and the like must exist


@dataclass
class Block:
    kind: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order, without their indentation."""
    found = FENCE.finditer(page.read_text("utf-8"))
    return [
        Block(block["kind"], block["title"] or "", re.sub(f"^{block['in']}", "", block["text"], flags=re.M))
        for block in found
    ]


def titled(page: Path, title: str) -> str:
    """The blocks with one title, put together."""
    return "\n".join(block.text for block in blocks(page) if block.title == title)


def lines(source: str) -> list[str]:
    return [line for line in source.splitlines() if line.strip()]


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """What a heading is called in a link."""
    headings = (heading["text"].replace("`", "").lower() for heading in HEADING.finditer(prose(page)))
    return {re.sub(r"[^\w\- ]", "", heading).strip().replace(" ", "-") for heading in headings}


# Links and names


def local_links(page: Path) -> Iterator[str]:
    for link in LINK.finditer(prose(page)):
        if "://" not in link["to"]:
            yield link["to"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in local_links(page):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_and_names_in_prose_exist(page: Path) -> None:
    for code in CODE.findall(prose(page)):
        owner, _, name = code.partition("(")[0].partition(".")
        if PATH.fullmatch(code):
            assert (ROOT / code).exists(), code
        if owner in OWNERS and name:
            assert hasattr(getattr(kernel, owner), name), code


def test_blocks_that_quote_a_file_are_in_it() -> None:
    quoted = [block for page in PAGES for block in blocks(page) if block.title.startswith("src/")]
    assert quoted
    for block in quoted:
        source = {line.strip() for line in (ROOT / block.title).read_text("utf-8").splitlines()}
        assert {line.strip() for line in lines(block.text)} <= source, block.title


def test_every_page_of_the_docs_is_found() -> None:
    assert {ROOT / "README.md", ROOT / "docs/architecture.md", ROOT / "docs/formats.md"} <= set(PAGES)


def test_make_has_the_targets_that_the_pages_name() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = {name for page in PAGES for name in re.findall(r"(?:`|^ {4})make ([a-z]+)", prose(page), re.M)}
    assert {"play", "test"} <= named <= targets


# Commands


@dataclass
class Run:
    command: str
    output: str  # a line of three dots stands for any lines

    def fits(self, said: str) -> bool:
        parts = (re.escape(part.strip("\n")) for part in re.split(r"^\.\.\.$", self.output, flags=re.M))
        return re.fullmatch(r"(?:.*)".join(parts), said.strip("\n"), re.S) is not None


def runs(page: Path) -> list[Run]:
    consoles = (block.text for block in blocks(page) if block.kind == "console")
    told = (one.partition("\n") for text in consoles for one in re.split(r"^\$ ", text, flags=re.M)[1:])
    return [Run(command, output) for command, _, output in told]


COMMANDED = [page for page in PAGES if any("drakomor " in run.command for run in runs(page))]


@pytest.mark.parametrize("page", COMMANDED, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_say_what_the_page_tells(page: Path, tmp_path: Path) -> None:
    """All commands of a page, one after another in one folder with the JSON files that the page shows."""
    for block in blocks(page):
        if block.kind == "json" and block.title.endswith(".json"):
            (tmp_path / block.title).write_text(block.text, "utf-8")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    own = {"PATH": path, "DRAKOMOR_HOME": str(tmp_path), "DRAKOMOR_LANGUAGE": "en", "PYTHONUTF8": "1"}
    for run in runs(page):
        done = subprocess.run(
            ["bash", "-c", run.command],
            cwd=tmp_path,
            env={**os.environ, **own, "COLUMNS": "80", "NO_COLOR": "1"},
            capture_output=True,
            encoding="utf-8",
        )
        said = done.stdout or done.stderr
        assert run.fits(said), f"{run.command}\n{said}"


def test_dots_stand_for_lines_and_nothing_else_does() -> None:
    assert Run("", "a\n...\nd\n").fits("a\nb\nc\nd\n")
    assert Run("", "...\nd\n").fits("c\nd\n")
    assert not Run("", "a\n...\nd\n").fits("a\nb\nc\n")
    assert not Run("", "a\n").fits("a\nb\n")


def test_the_pages_command() -> None:
    assert {ROOT / "README.md", ROOT / "docs/add-a-game.md"} <= set(COMMANDED)
    assert {"play", "replay", "check", "simulate", "position", "apply", "perft"} <= {
        word for run in runs(ROOT / "README.md") for word in run.command.split()
    }


def test_the_picture_is_a_picture_of_the_game() -> None:
    signs = "\n".join(ElementTree.parse(ROOT / "docs/pictures/terminal.svg").getroot().itertext())
    assert {"Market:", "Hand", "△1"} <= set(signs.replace("\xa0", " ").split())
    assert "://" not in re.sub(r"http://www.w3.org\S+|https://www.textualize.io", "", signs)


# docs/add-a-game.md

TUTORIAL = ROOT / "docs/add-a-game.md"
EXAMPLE = ROOT / "examples/connect_four"


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The second game of the tutorial, as files; it can be imported."""
    folder = tmp_path_factory.mktemp("pearls")
    (folder / "data").mkdir()
    (folder / "pearls.py").write_text(titled(TUTORIAL, "pearls.py"), "utf-8")
    (folder / "data/bag.toml").write_text(titled(TUTORIAL, "data/bag.toml"), "utf-8")
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))
    sys.modules.pop("pearls", None)


def test_the_tutorial_builds_the_example() -> None:
    told = lines(titled(TUTORIAL, "connect_four.py"))
    assert told == lines((EXAMPLE / "connect_four.py").read_text("utf-8"))


def test_the_tutorial_packs_the_example() -> None:
    pyproject = lines((EXAMPLE / "pyproject.toml").read_text("utf-8"))
    assert set(lines(titled(TUTORIAL, "pyproject.toml"))) <= set(pyproject)


@pytest.mark.parametrize("name", ["RULES.md", "texts/en.ftl"])
def test_the_tutorial_words_the_example(name: str) -> None:
    assert lines(titled(TUTORIAL, name)) == lines((EXAMPLE / name).read_text("utf-8"))


@pytest.mark.parametrize("name", ["RULES.md", "RULES.ru.md", "RULES.cs.md", "RULES.es.md"])
def test_the_example_has_the_clauses_that_it_names(name: str) -> None:
    named = re.findall(r"C4-\d", (EXAMPLE / "connect_four.py").read_text("utf-8"))
    assert set(clauses(EXAMPLE / name)) == set(named)


def run(source: str) -> dict[str, Any]:
    """Runs an example, and the tests in it."""
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(ast.parse(source), "example", "exec"), names)
    for name, value in list(names.items()):
        if name.startswith("test_"):
            value()
    return names


@pytest.mark.usefixtures("pearls")
@pytest.mark.parametrize(
    "source",
    [
        block.text
        for page in PAGES
        for block in blocks(page)
        if block.kind == "python" and (not block.title or block.title.startswith("tests/"))
    ],
)
def test_examples_run(source: str) -> None:
    run(source)


@pytest.mark.parametrize("seed", range(5))
def test_pearls_is_a_game(pearls: Path, seed: int) -> None:
    check_game(import_module("pearls").GAME, games=5, seed=seed)


def test_pearls_begins_with_the_odd_sum_and_ends_when_somebody_resigns(pearls: Path) -> None:
    game = import_module("pearls").GAME
    g = game.start(dice=lambda ask: ask.options[0])
    g = game.play(game.play(g, 1, 2), 0, 1)  # P-2: three fingers
    assert (list(g.asks), g.asks[1].options) == ([1], (2, 4))
    g = game.play(g, 0, "resign")  # P-6: out of turn
    assert (g.asks, game.result(g)) == ({}, (0.0, 1.0))


def test_pearls_refuses_a_wrong_bag_with_its_line(pearls: Path, tmp_path: Path) -> None:
    (tmp_path / "bag.toml").write_text('# mine\n\npearls = "six"\n', "utf-8")
    with pytest.raises(Malformed, match=r"bag\.toml:3 \(pearls\): wrong-type"):
        import_module("pearls").GAME.components(tmp_path)


def test_the_suite_says_of_a_leak_what_the_tutorial_tells(pearls: Path, monkeypatch: Any) -> None:
    leak = re.search(r"Put `(?P<new>self\.tell.+?)` in the place of", prose(TUTORIAL))
    assert leak
    module = import_module("pearls")
    source = (pearls / "pearls.py").read_text("utf-8")
    leaky = re.sub(r'self\.whisper\("laid".+\)', lambda _: leak["new"], source)
    assert leaky != source
    state = run(leaky.replace("__file__", repr(str(pearls / "pearls.py"))))["Shore"]
    monkeypatch.setattr(module.Shore, "lay", state.lay)
    with pytest.raises(AssertionError, match=re.escape(next(told_by_the_suite()))):
        check_game(module.GAME)


def told_by_the_suite() -> Iterator[str]:
    for block in blocks(TUTORIAL):
        if block.kind == "text" and block.text.startswith("pearls, "):
            yield block.text.strip()


# docs/formats.md

FORMATS = ROOT / "docs/formats.md"


@pytest.fixture(scope="module")
def four() -> Game[Any]:
    return games.find("connect-four")


def example(title: str) -> Any:
    return msgspec.json.decode(titled(FORMATS, title))


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_position_is_read_and_written(four: Game[Any]) -> None:
    position = example("position")
    assert write_position(four, read_position(four, position)) == position


def test_the_record_replays(four: Game[Any]) -> None:
    match = replay(four, read_record(example("record")))
    assert match.is_over
    assert plain(match.record()) == example("record")


def test_the_stored_match_goes_on(four: Game[Any]) -> None:
    match = Match.resume(four, example("match"))
    assert plain(match.stored()) == example("match")
    assert example("match")["position"] == example("position")
    assert [ask.seat for ask in match.asks.values()] == [1]


def test_the_view_is_that_of_the_position(four: Game[Any]) -> None:
    view = four.view(read_position(four, example("position")), 0)
    assert view == example("view of seat 0")


def test_the_event_happens_and_is_seen_so() -> None:
    match = Match.begin(games.find("lords-of-the-seas"), ["Ann", "Bob"], seed="7")
    events = {str(plain(event)): event for event in match.history[0].events}
    event = events[str(example("event"))]
    assert event.seen(0) == example("event seen by seat 0")


def test_the_perft_file_counts_the_leaves(four: Game[Any]) -> None:
    text = titled(FORMATS, "perft")
    (block,) = read_perft(text)
    assert perft_text(four, [block]) == text
    assert {depth: perft(block.state(four), depth) for depth in (1, 2, 3)} == block.leaves
