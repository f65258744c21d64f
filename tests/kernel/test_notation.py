"""Answers as people type them."""

import pytest

from drakomor.kernel import Answer, Illegal
from drakomor.kernel.notation import read, text

OPTIONS: tuple[Answer, ...] = (
    "end", ("adjust", "light-2", 2, 1), ("buy", "M05", "C3"),
    ("place", 1, "C3"), ("place", 7, "C3"), ("place", 7, "C4"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place 7 C3", ("place", 7, "C3")),
        ("PLACE 7 c3", ("place", 7, "C3")),
        ("7c3", ("place", 7, "C3")),
        ("  7 ,C3; ", ("place", 7, "C3")),
        ("('place', 7, 'C3')", ("place", 7, "C3")),
        ("m05 c3", ("buy", "M05", "C3")),
        ("buy", ("buy", "M05", "C3")),
        ("light-2 2 1", ("adjust", "light-2", 2, 1)),
        ("e", "end"),
        ("#1", "end"),
        ("4", ("place", 1, "C3")),
        ("#6", ("place", 7, "C4")),
    ],
)
def test_an_option_is_meant_by_its_text_its_rest_its_beginning_or_its_number(
    typed: str, meant: Answer
) -> None:
    assert read(typed, OPTIONS) == meant


@pytest.mark.parametrize(("typed", "count"), [("place", 3), ("place 7", 2), ("7", 2), ("7c", 2)])
def test_what_could_mean_several_asks_which(typed: str, count: int) -> None:
    with pytest.raises(Illegal, match="which-answer") as refusal:
        read(typed, OPTIONS)
    assert refusal.value.facts["count"] == count


@pytest.mark.parametrize(
    "typed", ["", "  ", "#0", "#7", "0", "sail", "C3", "place 9 C3", "#", "1e0", "x" * 10**6]
)
def test_what_means_nothing_is_no_such_answer(typed: str) -> None:
    with pytest.raises(Illegal, match="no-such-answer") as refusal:
        read(typed, OPTIONS)
    assert len(str(refusal.value)) < 200


def test_what_several_options_end_in_asks_which() -> None:
    with pytest.raises(Illegal, match="which-answer"):
        read("c3", (("place", "C3"), ("shoot", "C3")))
    assert read("shoot c3", (("place", "C3"), ("shoot", "C3"))) == ("shoot", "C3")


def test_a_number_that_is_an_answer_is_meant_before_a_number_in_the_list() -> None:
    assert read("3", (1, 3, 5)) == 3
    assert read("#3", (1, 3, 5)) == 5
    assert read("2", (1, 3, 5)) == 3


def test_nothing_is_meant_where_nothing_is_asked() -> None:
    with pytest.raises(Illegal, match="game-over"):
        read("end", ())


@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_printed_can_be_typed(option: Answer) -> None:
    assert read(text(option), OPTIONS) == option
