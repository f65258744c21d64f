"""A skirmish of three fleets, made up for the tests: a small game that uses everything the kernel offers.

Three ships sail a ring of twelve points for an island's coins. Aboard are hidden troops, crew and guns.
Whoever sails past may be intercepted, shot at gun by gun, and pursued; the owner of a ship chooses which
troops are lost. Coins may be given away and colours struck at any moment.
"""

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Game, Illegal, Malformed, State, Then

SEATS, POINTS, ISLAND, COINS, AIM = 3, 12, 0, 12, 5
DECK = {"crew": 8, "gun": 8}


def lines(point: int) -> list[int]:
    return sorted((point + step) % POINTS for step in (-3, -1, 1, 3))


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns: int = 12
    reach: int = 3
    riches: int = 5
    pursuit: bool = True


class Sea(State):
    derived: ClassVar[tuple[str, ...]] = ("taken",)
    if TYPE_CHECKING:
        options: Rules

    ships: dict[int, int] = {}  # the point of each seat's ship, while it is afloat
    troops: list[tuple[str, ...]] = []
    bag: dict[str, int] = {}  # the deck: cards that nobody has seen, in no order
    lost: tuple[str, ...] = ()
    coins: list[int] = []
    mover: int = 0
    turn: int = 0
    ended: str = ""
    winners: tuple[int, ...] = ()

    taken: set[int] = set()

    def derive(self) -> None:
        self.taken = set(self.ships.values())

    def guns(self, seat: int) -> int:
        return self.troops[seat].count("gun")

    def after(self, seat: int) -> list[int]:
        """The other seats afloat, in the order of coming turns."""
        order = [(seat + step) % SEATS for step in range(1, SEATS)]
        return [other for other in order if other in self.ships]

    def draw(self, seat: int, card: str) -> None:
        self.bag[card] -= 1
        self.troops[seat] = tuple(sorted((*self.troops[seat], card)))
        self.whisper("drew", seat, {"card": card}, seat=seat)

    def lose(self, seat: int, card: str) -> None:
        troops = list(self.troops[seat])
        troops.remove(card)
        self.troops[seat], self.lost = tuple(troops), tuple(sorted((*self.lost, card)))
        self.reveal("lost", seat=seat, card=card)

    def move(self, seat: int, point: int) -> None:
        self.taken ^= {self.ships[seat], point}
        self.ships[seat] = point
        self.tell("moved", seat=seat, point=point)

    def sink(self, seat: int) -> None:
        for card in self.troops[seat]:
            self.lose(seat, card)
        self.taken.discard(self.ships.pop(seat))
        self.coins[seat] = 0
        self.tell("sunk", seat=seat)

    def pay(self, seat: int, coins: int) -> None:
        self.coins[seat] -= coins

    def earn(self, seat: int) -> None:
        self.coins[seat] += sum(self.coins) < COINS
        self.tell("earned", seat=seat)

    def give(self, seat: int, to: int) -> None:
        self.coins[seat] -= 1
        self.coins[to] += 1
        self.tell("gave", seat=seat, to=to)

    def finish(self, reason: str, winners: tuple[int, ...]) -> None:
        self.ended, self.winners = reason, winners
        self.tell("ended", reason=reason, winners=list(winners))


class Campaign(Frame):  # SK-1
    dealt: int = 0

    def offer_card(self, g: Sea) -> Then:
        return draw_from(g, self.dealt % SEATS)

    def card(self, g: Sea) -> Then:
        g.draw(self.dealt % SEATS, str(self.said))
        self.dealt += 1
        return self.offer_card if self.dealt < 3 * SEATS else None

    def offer_bids(self, g: Sea) -> Then:  # SK-2: sealed, and revealed together
        return [
            Ask(seat, "bid", tuple(range(g.coins[seat] + 1)), "SK-2", to=(seat,)) for seat in sorted(g.ships)
        ]

    def bids(self, g: Sea) -> Then:
        assert isinstance(self.said, dict)
        bids = {seat: bid for seat, bid in self.said.items() if isinstance(bid, int)}
        for seat, bid in bids.items():
            g.pay(seat, bid)
            g.reveal("bid", seat=seat, coins=bid)
        g.mover = max(bids, key=lambda seat: (bids[seat], -seat), default=0)
        return None

    def begin_turn(self, g: Sea) -> Then:
        return self.close if verdict(g) else Turn(seat=g.mover)

    def pass_on(self, g: Sea) -> Then:
        g.turn += 1
        g.mover = next(iter(g.after(g.mover)), g.mover)
        return self.begin_turn

    def close(self, g: Sea) -> Then:
        reason, winners = verdict(g) or ("", ())
        g.finish(reason, winners)
        return END


def draw_from(g: Sea, seat: int) -> Ask:
    bag = {card: count for card, count in sorted(g.bag.items()) if count}
    return Ask(CHANCE, "draw", tuple(bag), "SK-1", tuple(bag.values()), to=(seat,), about={"seat": seat})


def verdict(g: Sea) -> tuple[str, tuple[int, ...]] | None:
    """Why the game is over and who has won, if it is (SK-10)."""
    afloat = tuple(sorted(g.ships))
    most = max(g.coins)
    richest = tuple(seat for seat in afloat if g.coins[seat] == most)
    if len(afloat) < 2:
        return ("afloat", afloat) if afloat else ("nobody", tuple(range(SEATS)))
    if most >= g.options.riches:
        return "riches", richest
    return ("coins", richest) if g.turn >= g.options.turns else None


class Turn(Frame):  # SK-3
    seat: int

    def offer_card(self, g: Sea) -> Then:
        if self.seat not in g.ships:
            return END
        return draw_from(g, self.seat) if any(g.bag.values()) else self.sail

    def card(self, g: Sea) -> Then:
        g.draw(self.seat, str(self.said))
        return None

    def sail(self, g: Sea) -> Then:
        return Voyage(seat=self.seat)

    def trade(self, g: Sea) -> Then:
        if g.ships.get(self.seat) == ISLAND:
            g.earn(self.seat)
        return END


class Voyage(Frame):  # SK-4: a route, declared point by point, then sailed
    seat: int
    route: tuple[int, ...] = ()
    sailed: int = 0

    def offer_point(self, g: Sea) -> Then:
        if self.seat not in g.ships:
            return END
        if len(self.route) == g.options.reach:
            return self.sail
        return Ask(self.seat, "route", (*self._points(g), "stop"), "SK-4", gesture="route")

    def point(self, g: Sea) -> Then:
        if not isinstance(self.said, int):
            return self.sail
        self.route = (*self.route, self.said)
        return self.offer_point

    def sail(self, g: Sea) -> Then:
        if self.sailed == len(self.route) or self.seat not in g.ships:
            return END
        g.move(self.seat, self.route[self.sailed])
        self.sailed += 1
        return Interception(mover=self.seat)

    def passed(self, g: Sea) -> Then:
        return END if self.said else self.sail

    def _points(self, g: Sea) -> list[int]:
        last = (g.ships[self.seat], *self.route)[-1]
        return [point for point in lines(last) if point not in g.taken and point not in self.route]


class Interception(Frame):  # SK-5: offered to the others beside the route, in the order of coming turns
    mover: int
    waiting: tuple[int, ...] = ()
    hunter: int = 0

    def begin(self, g: Sea) -> Then:
        beside = lines(g.ships[self.mover])
        self.waiting = tuple(seat for seat in g.after(self.mover) if g.ships[seat] in beside)
        return None

    def offer(self, g: Sea) -> Then:
        """Asked even of a seat without guns: not to be asked would tell that it has none."""
        waiting = [seat for seat in self.waiting if seat in g.ships]
        if not waiting or self.mover not in g.ships:
            return END
        return Ask(
            waiting[0], "intercept", armed(g, waiting[0], "no", "yes"), "SK-5", about={"mover": self.mover}
        )

    def answer(self, g: Sea) -> Then:
        self.hunter, *rest = (seat for seat in self.waiting if seat in g.ships)
        self.waiting = tuple(rest)
        if self.said == "no":
            return self.offer
        self.result = True
        return Fight(seat=self.hunter, enemy=self.mover)

    def fought(self, g: Sea) -> Then:
        hunts = self.said and g.options.pursuit
        return Pursuit(seat=self.hunter, prey=self.mover) if hunts else END

    def close(self, g: Sea) -> Then:
        return END


def armed(g: Sea, seat: int, peace: str, war: str, fired: int = 0) -> tuple[str, ...]:
    return (peace, war) if g.guns(seat) > fired else (peace,)


class Fight(Frame):  # SK-6: one gun after another
    seat: int
    enemy: int
    fired: int = 0
    hits: int = 0

    def offer_gun(self, g: Sea) -> Then:
        if not {self.seat, self.enemy} <= g.ships.keys():
            return END
        return Ask(self.seat, "gun", armed(g, self.seat, "cease", "fire", self.fired), "SK-6")

    def gun(self, g: Sea) -> Then:
        if self.said == "cease":
            return self.allocate
        g.reveal("fired", seat=self.seat, at=self.enemy)
        return None

    def roll(self, g: Sea) -> Then:
        return Ask(CHANCE, "d8", tuple(range(1, 9)), "SK-6")

    def shot(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        self.fired += 1
        self.hits += self.said >= AIM
        return self.offer_gun

    def allocate(self, g: Sea) -> Then:
        return Losses(seat=self.enemy, hits=self.hits) if self.hits else None

    def close(self, g: Sea) -> Then:
        self.result = self.hits
        return END


class Losses(Frame):  # SK-7: the owner chooses, in secret, and all is revealed together
    hidden: ClassVar[tuple[str, ...]] = ("chosen",)
    seat: int
    hits: int
    count: int = 0
    chosen: tuple[str, ...] = ()

    def offer_loss(self, g: Sea) -> Then:
        if self.seat not in g.ships:
            return END
        left = Counter(g.troops[self.seat]) - Counter(self.chosen)
        if not left or self.count == self.hits:
            return self.bury
        return Ask(self.seat, "lose", tuple(sorted(left)), "SK-7", to=(self.seat,), gesture="losses")

    def loss(self, g: Sea) -> Then:
        self.chosen, self.count = (*self.chosen, str(self.said)), self.count + 1
        return self.offer_loss

    def bury(self, g: Sea) -> Then:
        for card in self.chosen:
            g.lose(self.seat, card)
        if self.count < self.hits:
            g.sink(self.seat)
        return END

    def guess(self, g: Sea, rng: Random) -> None:
        self.chosen = tuple(rng.sample(g.troops[self.seat], self.count))


class Pursuit(Frame):  # SK-8
    seat: int
    prey: int

    def offer(self, g: Sea) -> Then:
        if not {self.seat, self.prey} <= g.ships.keys():
            return END
        return Ask(self.seat, "pursue", armed(g, self.seat, "no", "yes"), "SK-8", about={"prey": self.prey})

    def answer(self, g: Sea) -> Then:
        return Fight(seat=self.seat, enemy=self.prey) if self.said == "yes" else END

    def close(self, g: Sea) -> Then:
        return END


class Gift(Frame):  # SK-9: at any moment, if the other accepts
    seat: int
    to: int

    def offer(self, g: Sea) -> Then:
        if not ({self.seat, self.to} <= g.ships.keys() and g.coins[self.seat]):
            return END
        return Ask(self.to, "accept", ("no", "yes"), "SK-9", about={"giver": self.seat})

    def accept(self, g: Sea) -> Then:
        if self.said == "yes":
            g.give(self.seat, self.to)
        return END


class Strike(Frame):  # SK-9: the colours are struck
    seat: int

    def strike(self, g: Sea) -> Then:
        g.sink(self.seat)
        return END


class Skirmish(Game[Sea]):
    id = "skirmish"
    title = "Skirmish"
    seats = range(SEATS, SEATS + 1)
    longest = 2000
    Options = Rules
    State = Sea
    frames = (Campaign, Turn, Voyage, Interception, Fight, Losses, Pursuit, Gift, Strike)
    prompts = ("accept", "aside", "bid", "d8", "draw", "gun", "intercept", "lose", "pursue", "route")
    events = ("bid", "drew", "earned", "ended", "fired", "gave", "lost", "moved", "sunk")

    def setup(self, g: Sea, seats: int) -> None:
        g.ships = {seat: 2 + 4 * seat for seat in range(seats)}
        g.troops, g.coins, g.bag = [()] * seats, [2] * seats, dict(DECK)
        g.derive()
        g.stack = [Campaign()]

    def tables(self, g: Sea, seat: int | None) -> dict[str, Any]:
        names = ("ships", "coins", "lost", "mover", "turn", "ended", "winners")
        told = {name: getattr(g, name) for name in names}
        told["numbers"] = [len(troops) for troops in g.troops]
        if seat is not None:
            told["troops"] = g.troops[seat]
        return told

    def imagine_tables(self, g: Sea, view: dict[str, Any], rng: Random) -> None:
        told, seat = view["tables"], view["seat"]
        g.ships = {int(owner): point for owner, point in told["ships"].items()}
        g.coins, g.mover, g.turn, g.ended = list(told["coins"]), told["mover"], told["turn"], told["ended"]
        g.lost, g.winners = tuple(told["lost"]), tuple(told["winners"])
        unseen = list((Counter(DECK) - Counter([*told["lost"], *told["troops"]])).elements())
        rng.shuffle(unseen)
        g.troops = [
            tuple(sorted(unseen.pop() for _ in range(n if i != seat else 0)))
            for i, n in enumerate(told["numbers"])
        ]
        g.troops[seat] = tuple(told["troops"])
        g.bag = {card: unseen.count(card) for card in DECK}
        g.derive()

    def result(self, g: Sea) -> tuple[float, ...]:
        return tuple(1 / len(g.winners) if seat in g.winners else 0.0 for seat in range(SEATS))

    def score(self, g: Sea) -> dict[str, Any]:
        return {"coins": g.coins, "reason": g.ended}

    def aside(self, g: Sea, seat: int) -> Ask | None:
        if seat not in g.ships:
            return None
        gifts: list[Answer] = [("give", other) for other in sorted(g.after(seat)) if g.coins[seat]]
        return Ask(seat, "aside", (*gifts, "strike"), "SK-9")

    def interrupt(self, g: Sea, seat: int, answer: Answer) -> Frame:
        return Gift(seat=seat, to=int(answer[1])) if isinstance(answer, tuple) else Strike(seat=seat)

    def refusal(self, g: Sea, seat: int, answer: Answer) -> Illegal | None:
        return Illegal("SK-4", point=answer) if isinstance(answer, int) and answer in g.taken else None

    def check(self, g: Sea) -> None:
        cards = Counter(g.bag) + Counter([*g.lost, *(card for troops in g.troops for card in troops)])
        if len(g.troops) != SEATS or cards != Counter(DECK) or min(g.bag.values()) < 0:
            raise Malformed("position.tables.troops", "wrong-count")
        if len(g.coins) != SEATS or min(g.coins) < 0 or sum(g.coins) > COINS:
            raise Malformed("position.tables.coins", "wrong-count")
        at = list(g.ships.values())
        if not (
            g.ships.keys() <= set(range(SEATS)) and set(at) <= set(range(POINTS)) and len(at) == len(set(at))
        ):
            raise Malformed("position.tables.ships", "wrong-value", found=str(g.ships)[:60])


GAME = Skirmish()
