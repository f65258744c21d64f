"""Which clause forbids an answer of the turn, of a route, of a steering; and what holds for all refusals."""

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drakomor.games.dragon_island import refusals
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.hunting import Hunt
from drakomor.games.dragon_island.pieces import KINDS
from drakomor.games.dragon_island.refusals import DEEDS, PROMPTS
from drakomor.games.dragon_island.steering import BringOut, Steering
from drakomor.games.dragon_island.turn import DEEDS as OFFERED
from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import CHANCE, Answer, Illegal
from drakomor.texts import LANGUAGES
from tests.games.dragon_island.refused import refused, texts, told
from tests.games.dragon_island.table import Table, table
from tests.games.dragon_island.voyages import CRUISES, states

FULL = {"S1": "D2", "S2": "C3", "S3": "B4"}  # all ports of Varnholt
SHUT = {"D3": "green", "B5": "red", "E2": "gold"}  # no ship can be pushed out of it

# All of them


def test_DI_TURN_5_every_deed_and_every_question_has_its_refusals():
    assert set(DEEDS) == set(OFFERED)
    dice = {"ballista", "die", "dragon", "first_player", "guard", "rotation", "task"}
    assert set(PROMPTS) | dice | {"claim"} == set(GAME.prompts)


def clauses_named():
    """Every clause in the source of the refusals."""
    pages = Path(refusals.__file__).parent.glob("refusals*.py")
    words = {
        node.value
        for page in pages
        for node in ast.walk(ast.parse(page.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {word for word in words if word.startswith("DI-") and " " not in word and word[-1].isdigit()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_sentence_and_every_sentence_its_clause(language):
    keys = {key for key in texts(language).catalogues[0].entries if key.startswith("why-")}
    assert keys == {f"why-{clause}" for clause in clauses_named()}


def made_up(rng: Random, words: list[str]) -> Answer:
    """A deed with words that were heard somewhere, as many as it may be."""
    return (rng.choice(list(DEEDS)), *rng.choices(words, k=rng.randrange(5)))


@pytest.mark.parametrize("cruise", CRUISES)
def test_nothing_that_is_offered_is_refused_and_no_answer_confuses(cruise):
    """Whatever is said, in whatever position: a refusal with facts, or none in particular."""
    rng, found = Random(cruise), list(states(cruise))[::12]
    heard = sorted({option for g in found for ask in g.asks.values() for option in ask.options}, key=str)
    pieces = {str(piece) for option in heard for piece in (option if isinstance(option, tuple) else [option])}
    words = sorted({*pieces, *KINDS, *GAME.parts().harbours, *GAME.parts().caves, "N9", "nobody"})
    for g in found:
        for seat, ask in g.asks.items():
            for answer in ask.options:
                assert GAME.why(g, seat, answer) is None
            junk: list[Answer] = [(), "", 7, (3, "iron"), ("N1",), *rng.choices(words, k=20)]
            junk += [made_up(rng, words) for _ in range(40)]
            for answer in [*junk, *rng.choices(heard, k=40)]:
                refusal = GAME.why(g, seat, answer)
                assert (refusal is None) == (answer in ask.options)
                assert refusal is None or isinstance(refusal, Illegal)


def test_what_makes_no_sense_is_refused_for_nothing_in_particular():
    t = table({"N1": "D2 iron"})
    for answer in (
        "buy",
        "buy dreams N1",
        "buy iron",
        "attack N1 nobody",
        "fly",
        "assault left",
        "deck love N1",
    ):
        assert refused(t, answer) == ""
    assert refused(t.play("sail N1"), "onward") == ""
    dice = table(frame=Turn(0, at="offer_first_die"))
    assert refused(dice, "9", CHANCE) == ""


def test_the_sentences_tell_the_facts():
    t = table({"N1": "D2 iron"}, coins=(1, 5))
    assert told(t, "buy warriors N1") == "The price here is 8 coins, and you have 1 (Warriors)."
    assert told(t, "buy warriors N1", "ru") == "Цена здесь 8 монет, а у вас 1 (воины)."
    assert told(t, "buy warriors N1", "cs") == "Cena je tu 8 mincí, a vy máte 1 (Bojovníci)."
    assert told(t, "buy warriors N1", "es") == "El precio aquí es de 8 monedas, y tienes 1 (Guerreros)."
    assert told(t, "sell mage M_SE").startswith("Only Iron and Dragon Stones can be sold")
    assert told(t, "sell iron island") == "You can sell only in a mainland harbour (Dragon Island)."
    assert told(t, "sell iron M_SE") == "You have no ship in port there (Melkar)."


# The turn (DI-TURN)


def phase(name: str, second: bool = False) -> Table:
    frame = Turn(0, at="offer_action", phase=name, second=second)
    return table({"N1": "D2 iron"}, frame=frame)


def test_DI_TURN_3_the_phase_that_runs():
    """DI-TURN-3, DI-R-9: what belongs to the other one; `next` where nothing is to be closed."""
    assert refused(phase("move"), "sell iron N1") == "DI-TURN-3"
    assert refused(phase("act"), "sail N1") == "DI-TURN-3"
    assert "close it with: next" in told(phase("act"), "sail N1")
    assert "the second one" in told(phase("act", second=True), "sail N1")
    assert refused(phase(""), "next") == "DI-R-9"
    assert refused(phase("act", second=True), "next") == "DI-R-9"
    assert phase("act").why(0, "next") == ""


SAIL = [
    ({"N1": "J5"}, {}, "sail S1", "DI-TURN-4"),
    ({"N1": "J5"}, {"tables": {"wind": {"N1": 3}}}, "sail N1", "DI-R-9"),
    ({"N1": "D2"}, {"dragons": {"E2": "green", "D3": "red"}}, "sail N1", "DI-MOVE-8"),
]


@pytest.mark.parametrize(("ships", "more", "answer", "clause"), SAIL)
def test_DI_TURN_4_ships_that_cannot_sail(ships, more, answer, clause):
    """DI-TURN-4, DI-R-9, DI-MOVE-8."""
    assert refused(table(ships, **more), answer) == clause


def test_DI_R_31_one_move_and_a_harbour_that_nobody_leaves():
    """DI-R-31: a Free Hunter beside it, with a single move."""
    ships = {"S1": "C4", "N1": "D2", "N2": "C3", "N3": "B4"}
    t = table(ships, {**SHUT, "D4": "red"}, seats=3, mover=2, dice=(1, 1), free_hunters=1)
    assert refused(t, "sail S1") == "DI-R-31"


def test_DI_MOVE_5_no_moves_at_all():
    """DI-MOVE-5: the ship of a Free Hunter that gets no die."""
    kid = table(
        {"S1": "J16", "S2": "E2"},
        seats=3,
        mover=2,
        dice=(3, 8),
        free_hunters=1,
        tables={"fleet": 2, "eights": 1, "wind": {"S1": 3}},
    )
    assert refused(kid, "sail S2") == "DI-MOVE-5"
    assert told(kid, "sail S2") == "S2 has no moves: its load and the dice leave it none."


# Routes

ROUTE = [
    ("J5", {}, [], "Z9", "DI-SETUP-1"),
    ("J5", {}, [], "L5", "DI-MOVE-1"),
    ("D4", {}, [], "D3", "DI-MOVE-2"),
    ("J5", {}, [], "stop", "DI-R-15"),
    ("J5", {"dice": (1, 5)}, [], "L5", "DI-R-14"),
    ("I14", {}, [], "d47", "DI-R-16"),
    ("d46", {}, [], "J14", "DI-R-16"),
    ("J5", {}, [], "G2", "DI-R-20"),
    ("J5", {"dragons": {"J4": "green"}}, [], "J4", "DI-MOVE-8"),
    ("J5", {"ships": {"S1": "J4"}}, ["J4"], "stop", "DI-MOVE-6"),
    ("Q10", {"unused_home": "closed"}, [], "R10", "DI-R-2"),
    ("C4", {"ships": FULL, "dragons": SHUT}, ["B4"], "stop", "DI-R-31"),
    ("J5", {"dice": (8, 2)}, ["J4"], "bonus", "DI-BONUS-1"),
    ("G5", {"dice": (2, 3)}, ["H5"], "bonus", "DI-BONUS-1"),
    ("G5", {"dice": (8, 2), "ships": {"N2": "A5"}, "tables": {"fleet": 2, "wind": {"N2": 8}}},
     ["H5"], "bonus", "DI-BONUS-2"),
    ("G5 iron iron mage", {"dice": (8, 2)}, ["H5"], "bonus", "DI-BONUS-4"),
    ("M4 iron iron mage", {"dice": (8, 2)}, ["M5"], "bonus", "DI-BONUS-3"),
    ("G5", {"dice": (8, 2), "depots": {"H_N": "iron " * 12}}, ["H5"], "bonus", "DI-R-19"),
    ("H4", {"dice": (8, 8)}, ["G4", "bonus"], "bonus", "DI-R-18"),
    ("G2", {"dice": (8, 8), "bonus_ends_move": False}, ["F2", "bonus"], "bonus", "DI-BONUS-8"),
]  # fmt: skip


@pytest.mark.parametrize(("ship", "more", "route", "answer", "clause"), ROUTE)
def test_DI_MOVE_3_routes_that_lead_nowhere(ship, more, route, answer, clause):
    """DI-MOVE-3: point by point, with what is on the way (DI-BONUS, DI-R-14 to DI-R-20)."""
    more = {**more, "ships": {"N1": ship, **more.get("ships", {})}}
    assert refused(table(**more).play("sail N1", *route), answer) == clause


def test_DI_MOVE_5_the_moves_are_used_up():
    """DI-MOVE-5, DI-R-80: five moves lead to the bonus, and are all."""
    slow: dict[str, Any] = {
        "seats": 3,
        "mover": 2,
        "dice": (8, 2),
        "free_hunters": 1,
        "kids_load_penalty": True,
    }
    t = table({"S1": "G2 iron iron mage"}, **slow)
    t.play("sail S1", "F2", "G2", "F2", "E2", "F2")
    assert t.options == ["bonus", "stop"]
    assert refused(t, "E2") == "DI-MOVE-5"
    assert told(t, "E2") == "S1 has 5 moves, and they are used up."


def test_DI_PUSH_1_ships_that_cannot_be_pushed():
    """DI-PUSH-1, DI-PUSH-3, DI-R-31."""
    t = table({"N1": "E3", "N2": "F2", **FULL}, {"B5": "green"}).play("sail N1", "E2", "D2", "stop")
    assert t.asked == (0, "push")
    assert refused(t, "S3") == "DI-PUSH-3"
    assert refused(t, "N2") == "DI-PUSH-1"
    assert refused(t, "N1") == "DI-PUSH-1"
    assert refused(t, "N3") == ""


# Dragons


def test_DI_R_33_caves_for_new_dragons():
    """DI-R-33, DI-DRAGON-1."""
    t = table(None, {"CV1": "green"}, frame=BringOut(0))
    assert refused(t, "CV1") == "DI-R-33"
    assert refused(t, "J5") == "DI-DRAGON-1"


def steering(dragons, ships=None, play=(), **how) -> Table:
    return table({"N1": "J2", "S1": "J18", **(ships or {})}, dragons, frame=Steering(0, **how)).play(*play)


def test_DI_DRAGON_4_dragons_that_cannot_be_steered():
    """DI-DRAGON-5, DI-PAIR-7, DI-PAIR-8, DI-R-39, DI-DRAGON-7."""
    pair = {"H5": "green red", "CV1": "gold"}
    assert refused(steering(pair), "A5") == "DI-DRAGON-5"
    assert refused(steering(pair), "H5") == "DI-PAIR-7"
    assert refused(steering(pair), "H5 both") == "DI-PAIR-7"
    assert steering(pair, pairs=True).why(0, "H5 both") == ""
    assert refused(steering(pair), "CV1 upper") == "DI-PAIR-8"
    assert refused(steering(pair, steered=(3,)), "CV1") == "DI-R-39"
    assert refused(steering(pair, steered=(1,)), "H5 upper") == "DI-R-39"
    duty = steering({"H5": "green", "S15": "red"}, {"S1": "J5"})
    assert refused(duty, "none") == refused(duty, "S15") == "DI-DRAGON-7"
    assert refused(duty, "nowhere") == ""


STEER_TO = [
    ({"H5": "green"}, {}, "d14", "DI-DRAGON-11"),
    ({"H5": "green"}, {}, "D2", "DI-DRAGON-12"),
    ({"H5": "green"}, {}, "S15", "DI-DRAGON-6"),
    ({"H5": "green"}, {}, "CV4", "DI-DRAGON-6"),
    ({"H5": "green"}, {"N2": "H4"}, "H4", "DI-R-37"),
    ({"H5": "green", "CV1": "red"}, {}, "CV1", "DI-R-37"),
    ({"H5": "green", "I5": "red gold"}, {}, "I5", "DI-PAIR-1"),
    ({"H5": "green"}, {"S1": "J5"}, "G4", "DI-DRAGON-7"),
]  # fmt: skip


@pytest.mark.parametrize(("dragons", "ships", "answer", "clause"), STEER_TO)
def test_DI_DRAGON_6_places_where_a_dragon_cannot_end(dragons, ships, answer, clause):
    """DI-DRAGON-6, DI-DRAGON-7, DI-DRAGON-11, DI-DRAGON-12, DI-R-37, DI-PAIR-1."""
    assert refused(steering(dragons, ships, ["H5"]), answer) == clause


def test_DI_DRAGON_9_ships_that_a_dragon_cannot_attack():
    """DI-DRAGON-8, DI-DRAGON-11, DI-DRAGON-12, DI-R-38, DI-DRAGON-7."""
    ships = {"N1": "I4", "N2": "D2", "N3": "d46", "S1": "J5", "S2": "A5"}
    t = steering({"H5": "green"}, ships, ["H5", "I5"])
    assert t.asked == (0, "prey")
    for name, clause in (("N1", "8"), ("N2", "12"), ("N3", "11"), ("none", "7")):
        assert refused(t, name) == f"DI-DRAGON-{clause}"
    assert refused(t, "S2") == "DI-R-38"
    assert refused(t, "S3") == ""


def test_DI_R_43_hunters_in_their_order():
    t = table({"N1": "J5 mage"}, {"J4": "green", "K6": "red", "A5": "gold"}, frame=Hunt(0, "N1"))
    assert t.asked == (0, "hunter")
    assert refused(t, "A5") == "DI-R-43"
    assert refused(t, "CV1") == ""
