"""Chapter 22: task cards (DI-TASK). What a seat does is held against the cards in its hand at once
(DI-R-77)."""

from collections import Counter
from typing import NamedTuple

from drakomor.games.dragon_island.parts import Task
from drakomor.games.dragon_island.pieces import EMPTY, Held
from drakomor.games.dragon_island.state import Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then


class Deed(NamedTuple):
    """Something that a task may ask for: the names are those of the data file."""

    event: str
    at: str = ""  # a harbour, or a point
    token: str = ""
    dragon: str = ""
    where: str = ""
    source: str = ""
    paid: bool = False


def may_hold_tasks(g: Sea, seat: int) -> bool:  # DI-R-84
    return not g.is_free_hunter(seat) or g.options.kids_tasks


def offers(g: Sea, seat: int, harbour: str) -> list[Answer]:
    """DI-TASK-1, DI-TASK-4, DI-R-77, DI-R-78."""
    if not may_hold_tasks(g, seat) or not (g.task_bag or g.task_bottom):
        return []
    held = g.tasks[seat]
    replaced = [("replace", one.card, harbour) for one in held] if g.coins[seat] >= price(g) else []
    drawn = [("task", harbour)] if len(held) < g.options.task_limit else []
    return [*replaced, *drawn]


def price(g: Sea) -> int:
    """Of replacing a card: one coin more each time in a turn (DI-TASK-5)."""
    return g.replaced + 1


class DrawTask(Frame):
    """The top card of the pile, for a seat in a mainland harbour (DI-TASK-1)."""

    seat: int
    harbour: str
    replaces: str = ""

    def give_back(self, g: Sea) -> Then:  # DI-TASK-4, DI-R-78
        if self.replaces:
            g.pay(self.seat, price(g), "replace")
            g.replaced += 1
            g.return_task(self.seat, self.replaces, self.seat if g.options.task_secret else EMPTY)
            self.replaces = ""  # what it was the others do not hear
        return None

    def offer_card(self, g: Sea) -> Then:
        if not g.task_bag:
            return self.take_lowest
        to = (self.seat,) if g.options.task_secret else None
        return Ask(CHANCE, "task", g.task_bag, "DI-TASK-1", to=to)

    def card(self, g: Sea) -> Then:
        card = str(self.said)
        g.task_bag = tuple(one for one in g.task_bag if one != card)
        g.hold_task(self.seat, card, self.harbour)
        return self.begin

    def take_lowest(self, g: Sea) -> Then:
        """No card is left that nobody has seen: those put back come up in their order."""
        g.hold_task(self.seat, g.task_bottom.pop(0).card, self.harbour)
        return None

    def begin(self, g: Sea) -> Then:
        """The issuing harbour counts at once (the grand tour)."""
        card = g.tasks[self.seat][-1].card
        if g.parts.tasks[card].scope == "while_held":
            _mark(g, self.seat, card, self.harbour)
        return END


def done(g: Sea, seat: int, deed: Deed) -> None:
    """A seat has done something: cards that it completes are paid at once (DI-TASK-2, DI-R-77)."""
    for held in g.tasks[seat]:
        task = g.parts.tasks[held.card]
        if not g.ended and task.event == deed.event and fits(g, task, held, deed):
            _mark(g, seat, held.card, deed.at)


def fits(g: Sea, task: Task, held: Held, deed: Deed) -> bool:
    parts = g.parts
    if task.token not in ("", deed.token) or task.dragon not in ("", deed.dragon):
        return False
    if task.where not in ("", deed.where) or (task.paid and not deed.paid):
        return False
    if task.source and deed.source not in task.source:
        return False
    if task.harbour == "not_issuer" and deed.at == held.issuer:
        return False
    if task.harbour == "opposite_issuer" and deed.at != parts.opposite.get(held.issuer):
        return False
    return not task.point_kind or kind_of_point(g, deed.at) in task.point_kind


def kind_of_point(g: Sea, point: str) -> str:
    return "reef" if point in g.parts.reefs else "white" if point in g.parts.white else ""


def _mark(g: Sea, seat: int, card: str, at: str) -> None:
    task = g.parts.tasks[card]
    held = next(one for one in g.tasks[seat] if one.card == card)
    if task.scope == "while_held" and at in held.marks:
        return
    marked = Held(card, held.issuer, (*held.marks, at))
    g.tasks[seat] = tuple(marked if one is held else one for one in g.tasks[seat])
    if is_complete(g, task, marked.marks):
        _reward(g, seat, task)


def is_complete(g: Sea, task: Task, marks: tuple[str, ...]) -> bool:
    if task.harbour == "all_mainlands":
        return set(g.parts.mainlands) <= set(marks)
    if task.scope == "one_turn_one_harbour":
        return max(Counter(marks).values()) >= task.min_count
    return len(marks) >= task.min_count


def _reward(g: Sea, seat: int, task: Task) -> None:
    """The card is shown and goes under the pile, where everybody knows it."""
    g.reveal("completed", seat=seat, task=task.id)
    g.return_task(seat, task.id, EMPTY)
    g.honour(seat, task.medals)
    if task.coins:
        g.earn(seat, task.coins, "task")


def end_turn(g: Sea, seat: int) -> None:
    """Where its ships lie counts; what had to happen in one turn is forgotten."""
    for harbour in g.parts.mainlands:
        if g.docked(seat, harbour):
            done(g, seat, Deed("docked_end_of_turn", at=harbour))
    for one in range(g.seats):
        if any(held.marks for held in g.tasks[one]):
            g.tasks[one] = tuple(_fresh(g, held) for held in g.tasks[one])


def _fresh(g: Sea, held: Held) -> Held:
    lasting = not g.parts.tasks[held.card].scope.startswith("one_turn")
    return held if lasting else Held(held.card, held.issuer)
