"""Sentences out of catalogues."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from drakomor.texts.clauses import clauses

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from drakomor.kernel import Game

SHELL = Path(__file__).parent
Say: TypeAlias = Callable[..., str]
MESSAGE = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.M)
PLAIN = re.compile(r"\S+ = (?P<text>[^{}\n]*\S)[ ]*\n(?:\s|#.*\n)*")
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*\}")


class Texts:
    """Everything that is said to one player: in one language, about one game."""

    def __init__(
        self, language: str, game: "Game[Any] | None" = None, words: Mapping[str, str] | None = None
    ) -> None:
        """`words`: what is called otherwise at this table (`Game.words`)."""
        self.language, self.words = language, words or {}
        self.folder = None if game is None else folder_of(game)
        pages = (
            [] if self.folder is None else [(self.folder / "texts", language), (self.folder / "texts", "en")]
        )
        self.catalogues = [
            catalogue(*page) for page in dict.fromkeys([*pages, (SHELL, language), (SHELL, "en")])
        ]

    def say(self, key: str, /, **facts: Any) -> str:
        """The sentence with this key; plainly, where there is none."""
        told = {name: self.word(name, fact) for name, fact in facts.items()}
        meant = self.words.get(key, key)
        for known in self.catalogues:
            if meant in known:
                return known.format(meant, told)
        return printable(meant) if key in self.words else _plainly(key, told)

    def has(self, key: str) -> bool:
        return key in self.words or any(key in known for known in self.catalogues)

    def word(self, name: str, fact: Any) -> str | int | float:
        """A fact as it stands in a sentence: by its own word, or as it is."""
        if fact is None or fact in ("", [], ()):
            return "none"
        if isinstance(fact, list | tuple):
            return ", ".join(str(self.word(name, part)) for part in fact)
        several = str(fact).split()
        if len(several) > 1 and all(self.has(f"word-{name}-{one}") for one in several):
            return self.word(name, several)  # as refusals have them
        key = f"word-{name}-{fact}"
        if self.has(key):
            return self.say(key)
        if name == "seat" and isinstance(fact, int):
            return self.say("any-seat", number=fact + 1) if fact >= 0 else self.say("chance")
        if isinstance(fact, bool):
            return str(fact).lower()
        return fact if isinstance(fact, int | float) else printable(str(fact))

    def clause(self, name: str) -> str:
        """The text of a rule in the player's language, or in English, or nothing."""
        if self.folder is None:
            return ""
        pages = (self.folder / f"RULES.{self.language}.md", self.folder / "RULES.md")
        return next((clauses(page)[name] for page in pages if name in clauses(page)), "")

    def clauses(self) -> Iterator[str]:
        return iter(clauses(self.folder / "RULES.md")) if self.folder else iter(())


class Catalogue:
    """The messages of one language, each read when it is first said: most runs say few of them.

    A message that is one line of plain text is said as it stands. So the help comes at once: importing Fluent
    takes longer than all the rest of it.
    """

    def __init__(self, folder: Path, language: str) -> None:
        pages = sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])
        entries = [entry for page in pages for entry in MESSAGE.split(page.read_text("utf-8"))[1:]]
        self.entries = {_name(entry): entry for entry in entries}
        self.language = language
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def format(self, key: str, facts: dict[str, Any]) -> str:
        plain = PLAIN.fullmatch(self.entries[key])
        if plain:
            return plain["text"]
        self._read_in(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, _ = self._bundle.format_pattern(pattern, facts)
        return str(said)

    def _read_in(self, key: str) -> None:
        """A message, and those that it refers to."""
        if key in self._read:
            return
        from fluent.runtime import FluentResource

        self._read.add(key)
        self._bundle.add_resource(FluentResource(self.entries[key]))
        for other in REFERENCE.findall(self.entries[key]):
            self._read_in(other)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)


def _name(entry: str) -> str:
    name = NAME.match(entry)
    assert name is not None
    return name[0]


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    return Catalogue(folder, language)


def folder_of(game: "Game[Any]") -> Path | None:
    """Where a game's own texts and rules stand: beside its module."""
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    return Path(file).parent if file else None


def printable(text: str) -> str:
    """Without what could move the cursor: facts may come out of somebody's file."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _plainly(key: str, facts: dict[str, Any]) -> str:
    """
    >>> _plainly("event-dropped", {"seat": "player 1", "column": 3})
    'dropped: player 1, column 3'
    """
    name = key.partition("-")[2] or key
    told = ", ".join(str(value) if fact == "seat" else f"{fact} {value}" for fact, value in facts.items())
    return f"{name}: {told}" if told else name
