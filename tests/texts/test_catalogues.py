"""No language lacks a message, has one too many, or knows other facts than English does."""

import ast
import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from drakomor.games import dragon_island, lords_of_the_seas, sea_dragons
from drakomor.kernel.reading import REASONS
from drakomor.texts import LANGUAGES, Texts

SOURCE = Path(__file__).parents[2] / "src/drakomor"
HOMES = {
    dragon_island.GAME: SOURCE / "games/dragon_island",
    lords_of_the_seas.GAME: SOURCE / "games/lords_of_the_seas",
    sea_dragons.GAME: SOURCE / "games/sea_dragons",
}
GAMES = pytest.mark.parametrize("game", HOMES, ids=lambda game: game.id)
FOLDERS = [SOURCE / "texts", *(home / "texts" for home in HOMES.values())]
TRANSLATED = [language for language in LANGUAGES if language != "en"]
PAGES = list(product(FOLDERS, TRANSLATED))
PLURALS = {
    "ru": {"one", "few", "many"},
    "cs": {"one", "few", "many", "other"},
    "es": {"one", "many", "other"},
}


class Variables(Visitor):
    def __init__(self):
        self.names: set[str] = set()
        self.selected: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node):
        keys = {v.key.name if isinstance(v.key, fluent.Identifier) else v.key.value for v in node.variants}
        self.selected.append((node.selector.id.name, keys))
        self.generic_visit(node)


def pages(folder: Path, language: str) -> list[Path]:
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def messages(folder: Path, language: str) -> dict[str, Variables]:
    """Every message of a language, with the facts that it tells."""
    found = {}
    for page in pages(folder, language):
        for entry in FluentParser().parse(page.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{page}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{page}: {entry.id.name} is there twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize(("folder", "language"), PAGES)
def test_every_language_has_the_messages_and_facts_of_english(folder, language):
    english, other = messages(folder, "en"), messages(folder, language)
    assert english
    assert set(other) == set(english)
    assert {key: one.names for key, one in other.items()} == {key: one.names for key, one in english.items()}


@pytest.mark.parametrize(("folder", "language"), PAGES)
def test_every_count_has_the_plural_forms_of_its_language(folder, language):
    for key, one in messages(folder, language).items():
        for name, keys in one.selected:
            if keys & {"one", "few", "many"}:
                assert keys - {"0"} == PLURALS[language], f"{key}: {name}"


def words_called(source: str, name: str, position: int) -> set[str]:
    """The words that every call of a function has at a position."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    found = set()
    for call in calls:
        called = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if called == name and len(call.args) > position:
            argument = call.args[position]
            branches = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
            found |= {
                part.value
                for part in branches
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            }
    return found


def reasons(pages: Iterable[Path]) -> set[str]:
    """Every reason of `Malformed` in some pages of the source."""
    found = set()
    for page in pages:
        source = page.read_text("utf-8")
        for name in ("Malformed", "_fail", "fail"):
            found |= words_called(source, name, 1)
    return found


def reasons_of_all() -> set[str]:
    """Those that no game alone gives."""
    games = {page for home in HOMES.values() for page in home.rglob("*.py")}
    return {reason for _, reason in REASONS} | reasons(set(SOURCE.rglob("*.py")) - games)


@GAMES
def test_every_reason_has_its_sentence(game):
    wanted = reasons_of_all() | reasons(HOMES[game].rglob("*.py"))
    own = {"dragon-island": "cut-off", "lords-of-the-seas": "wrong-fleet", "sea-dragons": "wrong-quarters"}
    assert {"not-an-option", own[game.id]} <= wanted
    assert [reason for reason in sorted(wanted) if not Texts("en", game).has(f"malformed-{reason}")] == []


def test_every_sentence_for_a_reason_is_of_use():
    for folder in FOLDERS:
        used = reasons(folder.parent.rglob("*.py")) | reasons_of_all()
        keys = [key for key in messages(folder, "en") if key.startswith("malformed-")]
        assert [key for key in keys if key.removeprefix("malformed-") not in used] == []


def test_every_refusal_of_the_kernel_and_the_server_has_its_sentence():
    texts = Texts("en")
    pages = [*(SOURCE / "kernel").glob("*.py"), *(SOURCE / "server").glob("*.py")]
    clauses = {"not-offered"}.union(*(words_called(page.read_text("utf-8"), "Illegal", 0) for page in pages))
    assert {"not-asked", "game-over", "no-undo", "which-answer", "seat-taken", "begun"} <= clauses
    assert [clause for clause in sorted(clauses) if not texts.has(f"illegal-{clause}")] == []


@GAMES
def test_every_question_event_option_and_refusal_of_a_game_has_its_sentence(game):
    texts = Texts("en", game)
    options = [field.name for field in msgspec.structs.fields(game.Options)]
    pages = [page.read_text("utf-8") for page in HOMES[game].glob("refusals*.py")]
    refusals = set().union(*(words_called(page, "Illegal", 0) for page in pages))
    assert {"DI-BATTLE-1", "LS-PLACE-3", "SD-PLACE-9"} & refusals
    wanted = [f"ask-{name}" for name in game.prompts] + [f"event-{name}" for name in game.events]
    wanted += [f"option-{name}" for name in options] + [f"why-{clause}" for clause in refusals]
    assert [key for key in wanted if not texts.has(key)] == []


def test_every_component_of_the_games_has_its_word():
    lords, dragons = lords_of_the_seas.GAME.parts(), sea_dragons.GAME.parts()
    wanted = [f"word-mercenary-{name}" for name in lords.mercenaries]
    wanted += [f"effect-{name}" for name in lords.components.effects.mercenary]
    assert [key for key in wanted if not Texts("en", lords_of_the_seas.GAME).has(key)] == []
    wanted = [f"word-{fact}-{name}" for name in dragons.corals for fact in ("coral", "corals", "given")]
    wanted += [f"word-cards-{name}" for name in dragons.payers] + [
        f"answer-{name}" for name in dragons.corals
    ]
    wanted += [
        f"{kind}-{name}" for name in dragons.colours for kind in ("letter", "word-ships", "word-given")
    ]
    wanted += [f"realm-{name}" for name in dragons.realms] + [f"word-seat-{seat}" for seat in range(5)]
    assert [key for key in wanted if not Texts("en", sea_dragons.GAME).has(key)] == []


def test_every_component_of_dragon_island_has_its_word():
    parts = dragon_island.GAME.parts()
    pieces = {
        "cargo deck kind kinds token": parts.supply,
        "goods": ("iron", "dragon_stone"),
        "garrison troops": set(parts.garrison_lot),
        "dragon dragons": parts.dragons,
        "bonus": set(parts.bonuses.values()),
        "by other place ship side": [*parts.mainlands, *parts.all_homes],
        "harbour": parts.harbours,
        "rotation": range(4),
        "seat": "NESW",
        "task": parts.tasks,
    }
    wanted = [
        f"word-{fact}-{name}" for facts, names in pieces.items() for fact in facts.split() for name in names
    ]
    wanted += [f"task-{name}" for name in parts.tasks]
    wanted += [
        f"answer-{name}" for name in (*parts.supply, "afloat", "sink", "stop", "bonus", "pass", "claim")
    ]
    wanted += ["word-side-front", "word-side-rear", "word-side-island"]
    assert [key for key in wanted if not Texts("en", dragon_island.GAME).has(key)] == []


def test_everything_the_shell_says_is_in_the_catalogue():
    shell = messages(SOURCE / "texts", "en")
    said = set().union(*(words_called(p.read_text("utf-8"), "say", 0) for p in (SOURCE / "cli").glob("*.py")))
    assert "play-hint" in said
    game = {"title", "help-signs"}  # asked for only where the game has them
    assert sorted(said - set(shell) - game) == []


@GAMES
def test_the_rules_pages_have_the_same_clauses(game):
    names = [
        set(re.findall(r"^- \*\*([A-Z0-9-]+)\*\*", (HOMES[game] / page).read_text("utf-8"), re.M))
        for page in ("RULES.md", "RULES.ru.md", "RULES.cs.md", "RULES.es.md")
    ]
    assert len(names[0]) > 140
    assert names[1:] == names[:1] * 3
    for language in LANGUAGES:
        texts = Texts(language, game)
        assert set(texts.clauses()) == names[0]
        assert [name for name in names[0] if not texts.clause(name)] == []
