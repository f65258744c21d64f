"""Chapter 4: the turn with its two phases (DI-TURN, DI-DICE)."""

from collections.abc import Callable, Iterator

from drakomor.games.dragon_island import cargo, trade
from drakomor.games.dragon_island.aftermath import Aftermath
from drakomor.games.dragon_island.assault import Assault, assaults
from drakomor.games.dragon_island.battles import Onslaught, attacks_on_dragons
from drakomor.games.dragon_island.duels import DIE, Duel, attacks_on_ships, raids, targets
from drakomor.games.dragon_island.hunting import Nightfall, is_safe
from drakomor.games.dragon_island.sailing import Sailing, sails
from drakomor.games.dragon_island.setup import Setup
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import BringOut, Steering
from drakomor.games.dragon_island.tasks import end_turn
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then, in_order

MOVE, ACT = "move", "act"  # the two phases


class Rounds(Frame):
    """The whole game: turn after turn until somebody has won (DI-WIN), or the rounds are over (DI-R-87)."""

    def set_up(self, g: Sea) -> Then:
        return Setup()

    def begin_turn(self, g: Sea) -> Then:
        limit = g.options.round_limit
        if limit and g.turn >= limit * g.seats:
            g.finish("rounds")
            return END
        return Turn(seat=g.mover)

    def next_turn(self, g: Sea) -> Then:
        return self.begin_turn


class Turn(Frame):
    seat: int
    out: int = 0  # dragons still to be brought out
    steerings: int = 0  # dragons still to be steered
    steered: tuple[int, ...] = ()
    phase: str = ""  # the one that runs, once one has begun
    second: bool = False  # it is the second of the turn

    def begin(self, g: Sea) -> Then:
        g.begin_turn()
        return Aftermath()  # a ship that found no berth before (DI-R-64)

    def offer_first_die(self, g: Sea) -> Then:  # DI-DICE-1
        return Ask(CHANCE, "die", DIE, "DI-DICE-1", about={"seat": self.seat})

    def first_die(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.dice = (self.said,)
        return None

    def offer_second_die(self, g: Sea) -> Then:
        return Ask(CHANCE, "die", DIE, "DI-DICE-1", about={"seat": self.seat})

    def second_die(self, g: Sea) -> Then:  # DI-DICE-5, DI-PROT-1 to DI-PROT-3, DI-KIDS-10
        assert isinstance(self.said, int)
        g.roll((*g.dice, self.said))
        ones, kid = g.dice.count(1), g.is_free_hunter(self.seat)
        self.out = ones if kid else min(ones, g.options.double_one_spawns)  # DI-R-13
        self.steerings = 0 if kid else ones  # DI-TURN-6
        return None

    def bring_out(self, g: Sea) -> Then:
        if not self.out:
            return self.steer
        self.out -= 1
        return BringOut(seat=self.seat, clause="DI-KIDS-10" if g.is_free_hunter(self.seat) else "DI-PROT-1")

    def brought_out(self, g: Sea) -> Then:
        return self.bring_out

    def steer(self, g: Sea) -> Then:
        if not self.steerings:
            return self.offer_action
        return Steering(seat=self.seat, steered=self.steered, pairs=self.steerings == 2)

    def steered_one(self, g: Sea) -> Then:
        """A pair uses both steerings up (DI-R-39)."""
        moved = self.said if isinstance(self.said, tuple) else ()
        self.steered = (*self.steered, *(number for number in moved if isinstance(number, int)))
        self.steerings -= min(self.steerings, max(1, len(moved)))
        return self.steer

    def offer_action(self, g: Sea) -> Then:
        """The first answer says which phase comes first (DI-TURN-1 to DI-TURN-5, DI-R-9)."""
        options: list[Answer] = ["end"]
        if self.phase and not self.second:
            options.append("next")
        if self.phase != ACT:
            options += sails(g, self.seat)
        if self.phase != MOVE:
            options += actions(g, self.seat)
        now = self.phase + "_last" * self.second
        return Ask(self.seat, "turn", in_order(options), "DI-TURN-2", about={"now": now})

    def act(self, g: Sea) -> Then:
        if self.said == "end":
            return self.night
        if self.said == "next":  # DI-TURN-3
            self.phase, self.second = MOVE if self.phase == ACT else ACT, True
            return self.offer_action
        assert isinstance(self.said, tuple)
        verb, *rest = map(str, self.said)
        self.phase = MOVE if verb == "sail" else ACT
        return DEEDS[verb](g, self.seat, *rest)

    def settle(self, g: Sea) -> Then:
        return Aftermath()

    def again(self, g: Sea) -> Then:
        return self.offer_action

    def night(self, g: Sea) -> Then:
        return Nightfall(seat=self.seat)

    def close(self, g: Sea) -> Then:
        end_turn(g, self.seat)
        g.end_turn()
        return END


def actions(g: Sea, seat: int) -> Iterator[Answer]:
    """Everything that the action phase allows now (DI-TURN-5)."""
    for harbour in dict.fromkeys(g.harbour_of(name) for name in g.fleet_of(seat)):
        if harbour in g.parts.mainlands:
            yield from trade.market_offers(g, seat, harbour)
        if harbour:
            yield from trade.store_offers(g, seat, harbour)
    yield from trade.exchange_offers(g, seat)
    yield from trade.launch_offers(g, seat)
    yield from cargo.cargo_offers(g, seat)
    yield from attacks_on_dragons(g, seat)
    yield from attacks_on_ships(g, seat)
    yield from raids(g, seat)
    yield from assaults(g, seat)


def _sail(g: Sea, seat: int, name: str) -> Then:
    return Sailing(seat=seat, ship=name)


def _attack(g: Sea, seat: int, name: str, target: str, which: str = "") -> Then:
    """A ship; or a dragon. The lower of a pair then attacks by itself, if it may attack the ship (DI-R-47,
    DI-R-48, DI-PROT-6, DI-BONUS-6)."""
    if which == "dragon" or target not in targets(g, name):
        there = tuple(dragon.number for dragon in g.dragons_in(target))
        return Onslaught(ship=name, dragons=there[:1] if is_safe(g, name) else there)
    g.fought = (*g.fought, name)
    g.tell("attacked", place=name, ship=target)
    return Duel(attacker=name, defender=target)


def _raid(g: Sea, seat: int, name: str) -> Then:
    g.fought = (*g.fought, name)
    g.tell("raided", ship=name, harbour=g.harbour_of(name))
    return Duel(attacker=name, defender=g.harbour_of(name))


def _assault(g: Sea, seat: int, side: str) -> Then:
    return Assault(seat=seat, side=side)


DEEDS: dict[str, Callable[..., Then]] = {
    "assault": _assault, "attack": _attack, "buy": trade.buy, "deck": cargo.deck,
    "disband": trade.disband, "exchange": trade.exchange, "hand_over": trade.hand_over,
    "jettison": cargo.jettison, "launch": trade.launch, "load": cargo.load, "raid": _raid,
    "replace": trade.replace, "sail": _sail, "sell": trade.sell, "store": trade.store,
    "summon": trade.summon, "take": trade.take, "task": trade.task, "transfer": cargo.transfer,
}  # fmt: skip
