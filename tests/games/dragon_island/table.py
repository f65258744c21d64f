"""A table for rule tests: positions as text, answers as text, dice spoken.

`table({"N1": "J5 iron +warriors"}, {"H7": "red", "CV3": "?gold"})` is a sea with one ship on J5, Iron in
its hold and Warriors on its deck, a red dragon on H7 and a gold one face down in a cave. Of a pair the
upper is written first: `"red ?green"`. What is not said is as it is at the start of a game; a seat without
ships gets one in its harbour.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.pieces import DRAGONS, Dragon, Held, Ship, Stored
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.turn import Rounds, Turn
from drakomor.kernel import Answer, Ask, Event, Frame, Illegal, as_answer
from drakomor.kernel.frames import run
from drakomor.kernel.notation import read, text

LETTERS = {2: "NS", 3: "NES", 4: "NESW"}  # of the ships of each seat
BERTH = {"N": "J2", "E": "R10", "S": "J18", "W": "B10"}
SITES, GARRISON = "green green red", "mage warriors ballista"


class Table:
    def __init__(self, g: Sea) -> None:
        self.g = g
        self.events: list[dict[str, Any]] = []

    def play(self, *answers: str | Answer) -> "Table":
        """Whoever is asked answers, chance too; an answer as people type it, or as it is."""
        for answer in answers:
            seat = min(self.g.asks)
            options = self.g.asks[seat].options
            exact = [option for option in options if text(option) == answer]
            said = (
                exact[0] if exact else read(answer, options) if isinstance(answer, str) else as_answer(answer)
            )
            self.g = GAME.play(self.g, seat, said)
            GAME.check(self.g)
            self.events += [told(event) for event in self.g.log or ()]
        return self

    def sail(self, ship: str, *points: str) -> "Table":
        """A whole route, declared; a route with no other way to end stops by itself."""
        self.play(f"sail {ship}", *points)
        return self.play("stop") if self.g.asks and self.asked[1] == "route" else self

    @property
    def ask(self) -> Ask:
        return self.g.asks[min(self.g.asks)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked (-1: chance), and what."""
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

    def cargo(self, ship: str) -> list[str]:
        return sorted(self.g.ships[ship].cargo)

    def depot(self, harbour: str) -> list[str]:
        return [stored.kind for stored in self.g.depots.get(harbour, ())]

    def places(self) -> dict[str, str]:
        """The dragons' kinds by place, of a pair the upper first."""
        found: dict[str, str] = {}
        for dragon in self.g.dragons:
            found[dragon.place] = f"{found.get(dragon.place, '')} {dragon.kind}".strip()
        return found

    def why(self, seat: int, answer: str) -> str:
        """The clause that forbids an answer, spelt out as in `buy iron N1`; empty if none."""
        refusal = self.refusal(seat, answer)
        return refusal.clause if refusal is not None else ""

    def refusal(self, seat: int, answer: str) -> Illegal | None:
        words = tuple(answer.split())
        return GAME.why(self.g, seat, words if len(words) > 1 else words[0])


def told(event: Event) -> dict[str, Any]:
    """An event with all that it tells anybody; the token that it is about is its `token`."""
    facts = {**event.public, **event.secret}
    token = {"token": facts["kind"]} if "kind" in facts else {}
    return {**facts, **token, "kind": event.kind}


def table(
    ships: Mapping[str, str] | None = None,
    dragons: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    mover: int = 0,
    dice: Sequence[int] = (4, 6),
    frame: Frame | None = None,
    rotation: int = 0,
    coins: Sequence[int] | None = None,
    medals: Sequence[int] | None = None,
    depots: Mapping[str, str] | None = None,
    flotsam: Mapping[str, str] | None = None,
    tasks: Mapping[int, str] | None = None,
    sites: str = SITES,
    garrison: str = GARRISON,
    components: Any = None,
    tables: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """The mover amid its turn, dice rolled, or whatever the frame on top is about to do; checked like any
    position.

    `depots={"M_NW": "iron@1 mage"}`: who left it (seat 0 otherwise). `tasks={0: "T05@M_NW"}`: where it was
    drawn. `tables={"wind": {"N1": 3}}` sets any other table as it is.
    """
    g = GAME.new(GAME.settle(options), components, seats)
    GAME.setup(g, seats)
    g.first, g.dice, g.rotation = mover, tuple(dice), rotation
    g.coins = list(coins or [g.parts.values.start_coins] * seats)
    g.medals = list(medals or g.medals)
    _lay_ships(g, ships or {})
    _lay_dragons(g, dragons or {}, sites, garrison)
    g.depots = {name: _depot(line, g.owner_of(name)) for name, line in (depots or {}).items()}
    g.flotsam = {point: tuple(sorted(line.split())) for point, line in (flotsam or {}).items()}
    _lay_tasks(g, tasks or {})
    for name, value in (tables or {}).items():
        setattr(g, name, value)
    _count_bank(g)
    g.derive()
    for name in g.ships:
        g.look(name)  # who lies in a harbour has seen what is there
    turn = Turn(seat=mover, at="offer_action")
    g.stack = [Rounds(at="next_turn"), turn]
    if isinstance(frame, Turn):
        g.stack[1] = frame
    elif frame is not None:
        turn.at = "settle"
        g.stack.append(frame)
    g.log = []
    GAME.check(g)
    run(g)
    return Table(g)


def _lay_ships(g: Sea, ships: Mapping[str, str]) -> None:
    letters = LETTERS[g.seats]
    for seat, letter in enumerate(letters):
        own = {name: line for name, line in ships.items() if name[0] == letter}
        for name, line in (own or {f"{letter}1": BERTH[letter]}).items():
            g.ships[name] = _ship(seat, line)
    g.ships = dict(sorted(g.ships.items()))


def _ship(seat: int, line: str) -> Ship:
    """`J5 iron +warriors`: what lies on the deck has a plus, or is the last."""
    point, *cargo = line.split()
    deck = next((kind for kind in cargo if kind[0] == "+"), cargo[-1] if cargo else "")
    if deck:
        cargo.remove(deck)
    return Ship(seat, point, tuple(sorted(cargo)), deck.removeprefix("+"))


def _lay_dragons(g: Sea, dragons: Mapping[str, str], sites: str, garrison: str) -> None:
    rows = [(place, kind) for place, line in dragons.items() for kind in line.split()]
    g.dragons = [
        Dragon(number, place, kind.removeprefix("?"), kind[0] != "?")
        for number, (place, kind) in enumerate(rows, 1)
    ]
    g.sites, g.sites_seen = tuple(sites.split()), (False,) * len(sites.split())
    g.garrison = tuple(garrison.split())
    out = Counter([*(dragon.kind for dragon in g.dragons), *g.sites])
    g.dragon_bank = tuple(g.parts.dragons[kind] - out[kind] for kind in DRAGONS)


def _depot(line: str, owner: int) -> tuple[Stored, ...]:
    """Known to who left it, and to the owner of the harbour."""
    row = []
    for word in line.split():
        kind, _, seat = word.partition("@")
        known = {int(seat or 0), owner} - {-1}
        row.append(Stored(kind, int(seat or 0), tuple(sorted(known))))
    return tuple(sorted(row, key=lambda one: (one.kind, one.seat)))


def _lay_tasks(g: Sea, tasks: Mapping[int, str]) -> None:
    for seat, line in tasks.items():
        pairs = [word.split("@") for word in line.split()]
        g.tasks[seat] = tuple(Held(card, issuer) for card, issuer in pairs)
        g.task_bag = tuple(card for card in g.task_bag if card not in {card for card, _ in pairs})


def _count_bank(g: Sea) -> None:
    """What lies nowhere else is in the bank."""
    out = Counter(kind for ship in g.ships.values() for kind in ship.cargo)
    out.update(kind for row in g.flotsam.values() for kind in row)
    out.update(one.kind for row in g.depots.values() for one in row)
    g.bank = {kind: count - out[kind] for kind, count in g.parts.supply.items()}
