"""Answers that the rules forbid: the clause, with a sentence in every language that tells the facts of it."""

import re
from functools import cache

from drakomor.games.dragon_island.game import GAME
from drakomor.kernel import Illegal
from drakomor.texts import LANGUAGES, Texts
from tests.games.dragon_island.table import Table

FACT = re.compile(r"\$(\w+)")


def refused(t: Table, answer: str, seat: int | None = None) -> str:
    """The clause that forbids it to whoever is asked; nothing in particular: an empty word."""
    refusal = t.refusal(t.ask.seat if seat is None else seat, answer)
    assert refusal is not None, f"{answer} is allowed"
    if "prompt" in refusal.facts:
        return ""
    for language in LANGUAGES:
        assert_told(refusal, language)
    return refusal.clause


def assert_told(refusal: Illegal, language: str) -> None:
    """A language has a sentence of its own, with all the facts and no other."""
    key = f"why-{refusal.clause}"
    entry = texts(language).catalogues[0].entries.get(key)
    assert entry is not None, f"{key} in {language}"
    assert set(FACT.findall(entry)) == set(refusal.facts), f"{key} in {language}"
    said = texts(language).say(key, **refusal.facts)
    assert not {"{", "$"} & {*said}, said


@cache
def texts(language: str) -> Texts:
    return Texts(language, GAME)


def told(t: Table, answer: str, language: str = "en") -> str:
    """The sentence that the player reads."""
    refusal = t.refusal(t.ask.seat, answer)
    assert refusal is not None
    return texts(language).say(f"why-{refusal.clause}", **refusal.facts)
