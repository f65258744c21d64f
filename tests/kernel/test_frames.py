"""Procedures cut at their decisions, and the loop that runs them."""

from typing import Any

import pytest

from drakomor.kernel import CHANCE, END, Ask, Frame, State, Then
from drakomor.kernel.frames import ask_again, hear, questions, run


class Book(State):
    pages: list[str] = []
    heard: list[object] = []

    def write(self, page: str) -> None:
        self.pages.append(page)


class Story(Frame):
    def begin(self, g: Book) -> Then:
        g.write("begin")
        return None

    def middle(self, g: Book) -> Then:
        g.write("middle")
        return None

    def end(self, g: Book) -> Then:
        g.write("end")
        return None

    def _note(self, g: Book) -> None:
        g.write("a note")


class Saga(Story):
    def sequel(self, g: Book) -> Then:
        g.write("sequel")
        return None

    def middle(self, g: Book) -> Then:
        g.write("another middle")
        return None


class Twice(Frame):
    count: int = 0

    def say(self, g: Book) -> Then:
        self.count += 1
        g.write(f"say {self.count}")
        return None

    def again(self, g: Book) -> Then:
        return self.say if self.count < 2 else END

    def never(self, g: Book) -> Then:
        raise AssertionError("END ends a procedure where it stands")


class Question(Frame):
    seat: int = 0

    def offer(self, g: Book) -> Then:
        return Ask(self.seat, "say", ("no", "yes"))

    def answer(self, g: Book) -> Then:
        g.heard.append(self.said)
        self.result = self.said
        return None

    def forget(self, g: Book) -> Then:
        g.heard.append(self.said)
        return None


class Caller(Frame):
    def call(self, g: Book) -> Then:
        return Question(seat=1)

    def hear(self, g: Book) -> Then:
        g.heard.append(("caller", self.said))
        return None


class Die(Frame):
    def roll(self, g: Book) -> Then:
        return Ask(CHANCE, "d8", tuple(range(1, 9)))

    def rolled(self, g: Book) -> Then:
        g.heard.append(self.said)
        return None


class Sealed(Frame):
    seats: tuple[int, ...] = (2, 0, 1)

    def offer(self, g: Book) -> Then:
        asks = [Ask(seat, "bid", (0, 1, 2), to=(seat,)) for seat in self.seats]
        return asks if len(asks) != 1 else asks[0]

    def bids(self, g: Book) -> Then:
        g.heard.append(list(self.said.items()) if isinstance(self.said, dict) else self.said)
        return None


class Finale(Frame):
    ends: bool = True

    def finish(self, g: Book) -> Then:
        g.stack.clear()
        return END if self.ends else None


class Aside(Frame):
    aside: bool = True
    seat: int = 2

    def offer(self, g: Book) -> Then:
        return Question(seat=self.seat)

    def close(self, g: Book) -> Then:
        self.result = "nobody hears this"
        return None


def begun(*stack: Frame, dice: Any = None) -> Book:
    g = Book(stack=list(stack))
    run(g, dice)
    return g


def play(g: Book, *answers: tuple[int, Any]) -> Book:
    for seat, answer in answers:
        assert seat in g.asks
        if hear(g, seat, answer):
            run(g)
    return g


def test_steps_run_in_the_order_of_the_rulebook_and_the_game_is_over() -> None:
    g = begun(Story())
    assert g.pages == ["begin", "middle", "end"]
    assert (g.stack, g.asks) == ([], {})


def test_only_public_methods_of_its_own_are_steps() -> None:
    assert Story.steps == {"begin": "middle", "middle": "end", "end": None}
    assert Story.first == "begin"
    assert Aside.steps == {"offer": "close", "close": None}


def test_inherited_steps_come_first_and_an_overridden_one_keeps_its_place() -> None:
    assert begun(Saga()).pages == ["begin", "another middle", "end", "sequel"]


def test_a_step_goes_to_another_and_END_ends() -> None:
    assert begun(Twice()).pages == ["say 1", "say 2"]


@pytest.mark.parametrize("ends", [True, False])
def test_a_step_that_clears_the_stack_ends_the_game_from_any_depth(ends: bool) -> None:
    g = begun(Story(at="end"), Caller(at="hear"), Finale(ends=ends))
    assert (g.stack, g.asks, g.heard, g.pages) == ([], {}, [], [])


def test_dice_for_everyone_play_to_the_end() -> None:
    g = Book(stack=[Caller(), Sealed()])
    run(g, lambda ask: ask.options[-1], everyone=True)
    assert g.heard == [[(0, 2), (1, 2), (2, 2)], "yes", None, ("caller", "yes")]
    assert (g.stack, g.asks) == ([], {})


def test_dice_for_everyone_leave_sealed_what_was_sealed() -> None:
    g = play(begun(Sealed()), (1, 0))
    run(g, lambda ask: ask.options[-1], everyone=True)
    assert g.heard == [[(0, 2), (1, 0), (2, 2)]]


def test_a_question_stands_at_the_step_that_asks_and_its_answer_is_read_once() -> None:
    g = begun(Question(seat=3))
    assert g.stack[-1].at == "offer"
    assert {seat: ask.prompt for seat, ask in g.asks.items()} == {3: "say"}
    assert play(g, (3, "yes")).heard == ["yes", None]


def test_a_called_procedure_answers_its_caller() -> None:
    g = begun(Caller())
    assert [(type(frame).__name__, frame.at) for frame in g.stack] == [
        ("Caller", "hear"),
        ("Question", "offer"),
    ]
    assert play(g, (1, "no")).heard == ["no", None, ("caller", "no")]


def test_chance_is_asked_like_a_seat_or_answered_by_dice() -> None:
    assert begun(Die(), dice=lambda ask: ask.options[4]).heard == [5]
    assert play(begun(Die()), (CHANCE, 8)).heard == [8]


def test_dice_answer_nobody_but_chance() -> None:
    def dice(ask: Ask) -> int:
        raise AssertionError(f"dice for seat {ask.seat}")

    assert begun(Question(seat=0), dice=dice).asks.keys() == {0}


def test_sealed_answers_are_heard_together_in_seat_order() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = begun(Sealed())
        assert set(g.asks) == {0, 1, 2}
        play(g, *((seat, seat % 3) for seat in order))
        assert g.heard == [[(0, 0), (1, 1), (2, 2)]]
        assert not g.asks


def test_who_has_sealed_an_answer_is_asked_no_more() -> None:
    g = play(begun(Sealed()), (1, 2))
    assert set(g.asks) == {0, 2}
    assert g.stack[-1].sealed == {1: 2}
    assert g.heard == []


def test_sealed_answers_show_to_their_owner_only_but_not_whether_there_is_one() -> None:
    frame = play(begun(Sealed()), (2, 0), (1, 2)).stack[-1]
    assert frame.seen(1)["sealed"] == {1: 2, 2: None}
    assert frame.seen(None)["sealed"] == {1: None, 2: None}
    assert list(frame.seen(0)["sealed"]) == [1, 2], "the order of arrival is no information"


def test_where_nobody_is_asked_the_game_goes_on() -> None:
    assert begun(Sealed(seats=())).heard == [[]]


def test_an_aside_asks_and_its_caller_asks_again_as_if_nothing_had_been() -> None:
    g = begun(Question(seat=0))
    g.stack.append(Aside())
    run(g)
    assert set(g.asks) == {2}
    play(g, (2, "no"))
    assert set(g.asks) == {0}
    assert play(g, (0, "yes")).heard == ["no", None, "yes", None]


def test_an_aside_leaves_sealed_answers_alone() -> None:
    g = play(begun(Sealed()), (1, 2))
    g.stack.append(Aside(seat=0))
    run(g)
    play(g, (0, "yes"))
    assert set(g.asks) == {0, 2}
    play(g, (0, 1), (2, 0))
    assert g.heard[-1] == [(0, 1), (1, 2), (2, 0)]


def test_an_answer_that_an_aside_made_impossible_is_asked_for_again() -> None:
    g = play(begun(Sealed()), (1, 2))
    g.stack[-1].sealed = {1: 7}
    run(g)
    assert set(g.asks) == {0, 1, 2}


def test_answers_of_seats_that_an_aside_took_out_of_the_game_are_dropped() -> None:
    g = play(begun(Sealed()), (1, 2), (0, 0))
    g.stack[-1].seats = (0, 2)
    run(g)
    assert play(g, (2, 1)).heard == [[(0, 0), (2, 1)]]


def test_what_was_asked_of_several_is_asked_of_the_one_who_is_left_openly() -> None:
    g = play(begun(Sealed()), (1, 2), (0, 0))
    g.stack[-1].seats = (2,)
    run(g)
    assert g.stack[-1].sealed is None
    assert play(g, (2, 1)).heard == [1]


def test_questions_are_put_again_by_the_step_that_asked() -> None:
    g = begun(Caller())
    asks, g.asks = g.asks, {}
    ask_again(g)
    assert g.asks == asks
    assert questions(g, Story()) == []
    assert [ask.seat for ask in questions(g, Sealed())] == [2, 0, 1]


def test_a_copy_shares_rows_and_no_table() -> None:
    g = begun(Caller())
    new = g.copy()
    play(new, (1, "yes"))
    assert (g.heard, len(g.stack), g.stack[0].at, set(g.asks)) == ([], 2, "hear", {1})


def test_a_step_that_does_not_exist_is_a_mistake_that_shows() -> None:
    with pytest.raises(AttributeError):
        begun(Story(at="epilogue"))
