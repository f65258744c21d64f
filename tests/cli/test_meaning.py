"""What is typed is understood, and what is meant but not allowed is recognised."""

import pytest

from drakomor.cli.meaning import begun, closest, meant, shaped, short
from drakomor.cli.options import read_options
from drakomor.games.lords_of_the_seas import GAME
from drakomor.kernel import Answer, Illegal, Malformed

TURN: list[Answer] = [("place", 7, "C3"), ("place", 7, "D3"), ("buy", "M05", "C3"), "end"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7c3", ("place", 7, "C3")),
        ("7 C3", ("place", 7, "C3")),
        ("place 7, d3", ("place", 7, "D3")),
        ("m05 c3", ("buy", "M05", "C3")),
        ("M05c3", ("buy", "M05", "C3")),
        ("end", "end"),
        ("e", "end"),
        ("#2", ("place", 7, "D3")),
        ("2", ("place", 7, "D3")),
        ("7a6", ("place", 7, "A6")),
        ("place 9 c3", ("place", 9, "C3")),
        ("m12 g1", ("buy", "M12", "G1")),
    ],
)
def test_an_answer_is_understood(typed, answer):
    assert meant(typed, TURN) == answer


@pytest.mark.parametrize("typed", ["", "7", "hello there", "7d3c", "99", "7 c3 d3", "c3 7", "#0", "٧c3", "²"])
def test_what_has_no_one_meaning_is_refused(typed):
    with pytest.raises(Illegal):
        meant(typed, TURN)


def test_forms_are_learned_from_earlier_answers():
    """At a question without placements it can still be said why there is none."""
    assert meant("7c3", ["end", ("buy", "M05", "C3")], [("place", 1, "A1")]) == ("place", 7, "C3")
    assert shaped("ne", ["N", "SW"]) == "NE"
    assert shaped("n", ["C3"]) is None


def test_slips_and_beginnings():
    assert closest("7cd3", TURN) == "7 D3"
    assert closest("xxxxxxxx", TURN) == ""
    assert begun("7", TURN) == ["7 C3", "7 D3"]
    assert short(("light-1:a0", "light-3:b2", "light-2:a1")) == "light-1:a0 light-3:b2 light-2:a1"


def test_options_of_the_rules_are_read_in_their_types():
    given = ["mine_stacking=yes", "equal_vp=4-6", "market_mode=agreed", "market=M01, M03,M05,M08,M10"]
    told = read_options(GAME, given)
    assert told == {
        "mine_stacking": True,
        "equal_vp": "4-6",
        "market_mode": "agreed",
        "market": ["M01", "M03", "M05", "M08", "M10"],
    }
    assert list(GAME.start(options=told).asks) == [-1]


def test_an_option_that_is_none_names_the_nearest():
    with pytest.raises(Malformed) as refused:
        read_options(GAME, ["layuot_mode=intro"])
    assert refused.value.facts["meant"] == "layout_mode"
