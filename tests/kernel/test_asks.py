"""Asks, answers and events: what passes between rules and players."""

import pytest

from drakomor.kernel import CHANCE, Answer, Event, Illegal, Malformed, as_answer, in_order
from drakomor.kernel.asks import LARGEST, rank

NO_ANSWERS = [
    True, 1.0, float("nan"), None, b"end", {}, {"place": 7}, {7}, object(), ["place", ["C3"]],
    ("place", (7, "C3")), ("place", None), ("place", 7.0), [True], range(3),
    LARGEST + 1, -LARGEST - 1, 10**5000, ("place", 10**5000),
]  # fmt: skip


@pytest.mark.parametrize("value", NO_ANSWERS, ids=lambda value: type(value).__name__)
def test_what_is_no_answer_is_refused(value: object) -> None:
    with pytest.raises(Illegal, match="answer-form"):
        as_answer(value)


def test_a_list_nested_deeper_than_python_can_print_is_refused() -> None:
    nest: list[object] = []
    for _ in range(100_000):
        nest = [nest]
    with pytest.raises(Illegal, match="answer-form"):
        as_answer(nest)


@pytest.mark.parametrize(
    "value", ["end", "", "C3" * 1_000_000, 0, -1, LARGEST, -LARGEST, (), ("place", 7, "C3")]
)
def test_scalars_and_tuples_of_them_are_answers(value: Answer) -> None:
    assert as_answer(value) == value


def test_json_has_lists_and_answers_are_tuples() -> None:
    assert as_answer(["place", 7, "C3"]) == ("place", 7, "C3")


def test_the_canonical_order_goes_piece_by_piece_numbers_before_words() -> None:
    answers: list[Answer] = [
        "end",
        ("place", 10, "A1"),
        ("place", 2, "B1"),
        ("place", 2, "A1"),
        10,
        2,
        ("buy", "M05"),
    ]
    assert in_order(answers) == (
        2, 10, ("buy", "M05"), "end", ("place", 2, "A1"), ("place", 2, "B1"), ("place", 10, "A1"),
    )  # fmt: skip


def test_numbers_in_words_are_ordered_as_numbers() -> None:
    assert in_order(["C10", "C3", "B12", "C", "10C", "9C"]) == ("9C", "10C", "B12", "C", "C3", "C10")
    assert in_order([("place", "C10"), ("place", "C3", "C10")]) == (("place", "C3", "C10"), ("place", "C10"))


def test_a_shorter_answer_comes_before_a_longer_that_begins_alike() -> None:
    assert in_order([("place", 7), "place", ()]) == ((), "place", ("place", 7))
    assert rank("place") == rank(("place",))


def test_a_refusal_tells_its_clause_and_its_facts() -> None:
    refusal = Illegal("SK-4", point=7)
    assert (refusal.clause, refusal.facts, str(refusal)) == ("SK-4", {"point": 7}, "SK-4: point 7")
    assert str(Illegal("game-over")) == "game-over"


def test_what_is_malformed_tells_place_and_reason() -> None:
    error = Malformed("record.plies[3]", "illegal-ply", clause="SK-4")
    assert (error.place, error.reason, error.facts) == ("record.plies[3]", "illegal-ply", {"clause": "SK-4"})
    assert str(error) == "record.plies[3]: illegal-ply (clause SK-4)"


def test_the_secret_half_of_an_event_is_for_its_seats_only() -> None:
    event = Event("drew", {"seat": 1}, {"card": "gun"}, (1,))
    assert event.seen(1) == {"kind": "drew", "seat": 1, "card": "gun"}
    for other in (0, 2, None, CHANCE):
        assert event.seen(other) == {"kind": "drew", "seat": 1}
