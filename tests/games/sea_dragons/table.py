"""A table for rule tests: positions as text, answers as text, dice spoken.

`table("0 V3 F7 F8 E7; 1 I3 D7 D8 D9")` is a sea with two dragons, each told by its seat, shape and spaces.
What is not said is as it is at the start of a game on the sea of the rules' drawing (Q1 to Q4, all sides A).
"""

from collections.abc import Sequence
from typing import Any

from drakomor.games.sea_dragons.chart import BIT, cells_of, mask_of
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.parts import SIZES
from drakomor.games.sea_dragons.state import Dragon, Returned, Sea
from drakomor.games.sea_dragons.turn import Seafaring, Turn
from drakomor.kernel import CHANCE, Answer, Ask, Frame, Illegal, as_answer
from drakomor.kernel.frames import run
from drakomor.kernel.notation import read, text

QUARTERS = ("Q1A", "Q2A", "Q3A", "Q4A")
HAND = ("L4", "S4")
MARKET = {"small": ("I3", "V3"), "medium": ("T4", "O4"), "large": ("L5", "P5")}
MISSIONS = ("M01", "M07", "M15", "M29")


class Table:
    def __init__(self, g: Sea) -> None:
        self.g = g
        self.events: list[dict[str, Any]] = []

    def play(self, *answers: str | Answer) -> "Table":
        """Whoever is asked answers, chance too; an answer as people type it, or as it is."""
        for answer in answers:
            seat = min(self.g.asks)
            options = self.g.asks[seat].options
            said = read(answer, options) if isinstance(answer, str) else as_answer(answer)
            self.g = GAME.play(self.g, seat, said)
            self.events += [
                {"kind": event.kind, **event.public, **event.secret} for event in self.g.log or ()
            ]
        return self

    @property
    def ask(self) -> Ask:
        return self.g.asks[min(self.g.asks)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.ask.seat, self.ask.prompt

    @property
    def options(self) -> list[str]:
        return [text(option) for option in self.ask.options]

    def offered(self, begin: str) -> list[str]:
        """The options that begin so."""
        return [option for option in self.options if (option + " ").startswith(begin + " ")]

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["kind"] == kind]

    def why(self, seat: int, answer: str) -> str:
        """The clause that forbids an answer, spelt out as in `place L4 C3 C4 C5 D5`; empty if none."""
        refusal = self.refusal(seat, answer)
        return refusal.clause if refusal is not None else ""

    def refusal(self, seat: int, answer: str) -> Illegal | None:
        words = tuple(answer.split())
        return GAME.why(self.g, seat, words if len(words) > 1 else words[0])


def table(
    dragons: str = "",
    *,
    players: int = 3,
    mover: int = 0,
    frame: Frame | None = None,
    quarters: Sequence[str] = QUARTERS,
    components: Any = None,
    heads: Sequence[int] | None = None,
    gold: Sequence[int] | None = None,
    hands: Sequence[Sequence[str]] | None = None,
    corals: Sequence[Sequence[str]] | None = None,
    fleets: Sequence[dict[str, int]] | None = None,
    completed: Sequence[Sequence[str]] | None = None,
    tokens: dict[str, str] | None = None,
    market: dict[str, tuple[str, ...]] | None = None,
    missions: Sequence[str] = MISSIONS,
    used: Sequence[str] = (),
    bottom: Sequence[tuple[int, str]] = (),
    **options: Any,
) -> Table:
    """A seat before its turn, or whatever the frame on top is about to do; checked like any position."""
    g = GAME.new(GAME.settle(options), components, players)
    GAME.setup(g, players)
    g.lay_quarters(tuple(quarters))
    g.first = mover
    g.dragons = [_dragon(line) for line in dragons.split(";") if line.strip()]
    g.gold = list(gold or g.gold)
    g.completed = _rows(completed, players)
    _lay_cards(g, hands, {**MARKET, **(market or {})})
    _lay_corals(g, corals, used, bottom)
    _lay_missions(g, missions)
    _lay_ships(g, fleets, tokens or {})
    g.derive()
    _count_heads(g, heads)
    g.stack = [Seafaring(at="next_turn"), frame or Turn(seat=mover)]
    if frame is not None and not isinstance(frame, Turn):
        g.stack.insert(1, Turn(seat=mover, at="take"))
    g.log = []
    GAME.check(g)
    run(g)
    return Table(g)


def _dragon(line: str) -> Dragon:
    seat, shape, *cells = line.split()
    ordered = cells_of(mask_of(cells))
    return Dragon(int(seat), shape, ordered, ordered[0])


def _rows(rows: Sequence[Sequence[str]] | None, players: int) -> list[tuple[str, ...]]:
    given = [tuple(row) for row in rows or ()]
    return given + [()] * (players - len(given))


def _lay_cards(g: Sea, hands: Sequence[Sequence[str]] | None, market: dict[str, tuple[str, ...]]) -> None:
    g.hands = [tuple(sorted(hand)) for hand in (hands or [])]
    g.hands += [HAND] * (g.seats - len(g.hands))
    g.market = dict(market)
    seen = [name for row in (*g.hands, *market.values()) for name in row]
    seen += [dragon.shape for dragon in g.dragons]
    for size in SIZES:
        names = g.parts.of_size[size]
        g.decks[size] = tuple(g.parts.cards[name].count - seen.count(name) for name in names)


def _lay_corals(
    g: Sea, corals: Sequence[Sequence[str]] | None, used: Sequence[str], bottom: Sequence[tuple[int, str]]
) -> None:
    g.corals = [tuple(sorted(row)) for row in _rows(corals, g.seats)]
    g.used_corals = tuple(sorted(used))
    g.coral_bottom = [Returned(*one) for one in bottom]
    seen = [name for row in (*g.corals, used, [coral for _, coral in bottom]) for name in row]
    g.coral_deck = tuple(coral.count - seen.count(name) for name, coral in g.parts.corals.items())


def _lay_missions(g: Sea, missions: Sequence[str]) -> None:
    g.missions = tuple(missions)
    seen = {*missions, *(name for done in g.completed for name in done)}
    g.mission_deck = tuple(name for name in g.parts.missions if name not in seen)


def _lay_ships(g: Sea, fleets: Sequence[dict[str, int]] | None, tokens: dict[str, str]) -> None:
    """Tokens that are named, the others wherever a space is left; what stays over is in the bag."""
    colours = g.parts.colours
    given = [*(fleets or ()), *[{}] * g.seats][: g.seats]
    g.fleets = [tuple(fleet.get(colour, 0) for colour in colours) for fleet in given]
    taken = mask_of(cell for dragon in g.dragons for cell in dragon.cells)
    spaces = [cell for cell in cells_of(g.board.ships) if not BIT[cell] & taken and cell not in tokens]
    bag = [
        count - sum(fleet[number] for fleet in g.fleets) - list(tokens.values()).count(colours[number])
        for number, count in enumerate(g.parts.tokens)
    ]
    g.ships = dict(tokens)
    face_down = not g.options.ship_tokens_face_up
    for cell in spaces:
        number = bag.index(max(bag))
        if max(bag) > 0:
            g.ships[cell] = "" if face_down else colours[number]
            bag[number] -= not face_down
    g.ship_bag = tuple(bag)


def _count_heads(g: Sea, heads: Sequence[int] | None) -> None:
    """As many as are not on the board; fewer by passes, of which each threw away a card of a deck."""
    full = g.parts.tables[g.seats].heads
    for seat in range(g.seats):
        left = full - sum(dragon.seat == seat for dragon in g.dragons)
        wanted = left if heads is None else heads[seat]
        for _ in range(left - wanted):
            size = max(SIZES, key=lambda size: sum(g.decks[size]))
            deck = g.decks[size]
            at = deck.index(max(deck))
            g.passed[seat] = (*g.passed[seat], g.parts.of_size[size][at])
            g.decks[size] = (*deck[:at], deck[at] - 1, *deck[at + 1 :])
        g.heads[seat] = wanted


def begin(*said: str, players: int = 3, components: Any = None, **options: Any) -> Table:
    """A game from its first question on, and what is said to the first of them."""
    return Table(GAME.start(players, options=options, components=components)).play(*said)


__all__ = ["CHANCE", "Table", "begin", "table"]
