"""How sentences are found: in the player's language, the game's own first, and never not at all."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource

from drakomor.games.lords_of_the_seas import GAME
from drakomor.kernel import Game
from drakomor.texts import Texts, language_of
from drakomor.texts.clauses import clauses
from drakomor.texts.sentences import Catalogue


@pytest.fixture
def outsider(tmp_path, monkeypatch):
    """A game from outside that has said a few things, most of them in English only."""
    module = ModuleType("outside")
    module.__file__ = str(tmp_path / "outside.py")
    monkeypatch.setitem(sys.modules, "outside", module)
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts/en.ftl").write_text("ask-roll = { $seat }: roll!\nword-die-6 = a six\nevent-a = A\n")
    (tmp_path / "texts/cs.ftl").write_text("event-a = Á\n")
    (tmp_path / "RULES.md").write_text(
        "# Rules\n\n- **X-1** Roll **once**,\n  `never` twice.\n- X-2 no clause\n"
    )
    return type("Outsider", (Game,), {"__module__": "outside"})()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LC_ALL": "ru_RU", "DRAKOMOR_LANGUAGE": "cs"}, "cs"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
    ],
)
def test_the_environment_names_the_language(environment, language):
    assert language_of(environment) == language


def test_a_language_says_it_before_english_does(outsider):
    assert Texts("cs", outsider).say("event-a") == "Á"
    assert Texts("ru", outsider).say("event-a") == "A"


def test_what_no_catalogue_says_is_said_plainly(outsider):
    texts = Texts("ru", outsider)
    assert texts.say("event-rolled", seat=0, die=6, where="here") == "rolled: игрок 1, die a six, where here"
    assert texts.say("ask-roll", seat=1) == "игрок 2: roll!"
    assert not texts.has("event-rolled")


def test_the_shell_speaks_where_the_game_is_silent(outsider):
    assert Texts("es", outsider).say("winner", seat=0) == "Gana jugador 1."
    assert Texts("es", GAME).say("winner", seat=0) == "Gana claro."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["1 coin", "2 coins", "5 coins"]), ("ru", ["1 монета", "2 монеты", "5 монет", "21 монета"]),
     ("cs", ["1 mince", "2 mince", "5 mincí"]), ("es", ["1 moneda", "2 monedas", "5 monedas"])],
)  # fmt: skip
def test_counted_things_stand_in_the_right_form(language, told):
    texts = Texts(language, GAME)
    for said in told:
        number = int(said.split()[0])
        assert said in texts.say("event-gained", seat=0, token="coins", number=number)


def test_facts_are_told_by_their_words():
    texts = Texts("es", GAME)
    assert "Andanada" in texts.say("event-hired", seat=1, mercenary="M05", cell="C3", cost=3)
    assert (
        texts.say("event-opened_market", mercenaries=["M05", "M12"]) == "En el mercado: Andanada, Abordador."
    )
    assert texts.word("answer", None) == texts.word("answer", "") == texts.word("answer", []) == "none"
    assert texts.word("fake", True) == "true"


def test_no_fact_moves_the_cursor():
    assert Texts("en").say("error", said="\x1b[2J\n\x07") == "drakomor: �[2J��"


def test_clauses_are_read_without_marks(outsider):
    texts = Texts("ru", outsider)
    assert texts.clause("X-1") == "Roll once, never twice."
    assert texts.clause("X-2") == ""
    assert list(texts.clauses()) == ["X-1"]


def test_a_page_that_is_not_there_has_no_clauses():
    assert clauses(Path("nowhere/RULES.md")) == {}


def test_the_rules_are_told_in_the_players_language():
    assert Texts("ru", GAME).clause("LS-PLACE-2") != Texts("en", GAME).clause("LS-PLACE-2")


def test_plain_messages_say_what_fluent_would_say(tmp_path):
    """The short way for one line of plain text and the long way for all else lead to the same words."""
    source = "a = one line \n\n## Title\n\nb = 1 = 1\n# note\nc = first\n    second\n"
    source += "d = { $x }\ne = { a }!\n-f = term\n"
    (tmp_path / "en.ftl").write_text(source)
    short, bundle = Catalogue(tmp_path, "en"), FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for key in "abcde":
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert short.format(key, {"x": 3}) == bundle.format_pattern(pattern, {"x": 3})[0]
