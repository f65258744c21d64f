"""The tables of the game, and the verbs: one for each thing that hands do on the table.

What nobody may look at exists all the same, for it is drawn face down: the kinds of the dragons on the
island and in the caves, the garrison. Task cards that nobody has seen are a bag. Cards that were put back
under the pile have an order.
"""

from typing import TYPE_CHECKING, ClassVar

from drakomor.games.dragon_island.options import Options
from drakomor.games.dragon_island.parts import Parts
from drakomor.games.dragon_island.pieces import (
    DRAGONS,
    EMPTY,
    GOODS,
    TROOPS,
    Dragon,
    Held,
    Returned,
    Ship,
    Stored,
    exchanged,
    put_aboard,
    taken_off,
    with_less,
    with_more,
)
from drakomor.kernel import State


class Sea(State):
    derived: ClassVar[tuple[str, ...]] = ("ship_at", "dragons_at")
    if TYPE_CHECKING:
        options: Options
        parts: Parts

    rotation: int = 0  # of the circle, in quarters
    first: int = 0  # the seat that starts
    turn: int = 0  # turns finished, all seats together
    ships: dict[str, Ship] = {}
    dragons: list[Dragon] = []  # outside the bank and off the island; of a pair the upper comes first
    dragon_bank: tuple[int, ...] = ()  # green, red, gold: face down
    dead: tuple[int, ...] = ()  # out of the game (killed_dragon, DI-R-34)
    sites: tuple[str, ...] = ()  # the island's dragons, the central one first
    sites_seen: tuple[bool, ...] = ()
    garrison: tuple[str, ...] = ()
    garrison_seen: bool = False
    bank: dict[str, int] = {}  # troops and goods by kind
    coins: list[int] = []
    medals: list[int] = []  # in silver (DI-MEDAL-4)
    flotsam: dict[str, tuple[str, ...]] = {}  # goods afloat, by point (DI-BATTLE-14)
    depots: dict[str, tuple[Stored, ...]] = {}  # by harbour
    tasks: list[tuple[Held, ...]] = []  # cards that seats hold
    task_bag: tuple[str, ...] = ()  # cards that nobody has seen, in the order of the data
    task_bottom: list[Returned] = []  # under them, the next to be drawn first

    # of the turn that runs
    dice: tuple[int, ...] = ()
    eights: int = 0  # dice spent on bonuses (DI-BONUS-2)
    fleet: int = 0  # ships at the start of the movement phase (DI-R-10); 0: it has not begun
    wind: dict[str, int] = {}  # ships that have moved, and the wind each used
    immune: tuple[str, ...] = ()  # ships with magic wind (DI-BONUS-6)
    fought: tuple[str, ...] = ()  # ships that have begun a fight (DI-R-49)
    met: list[tuple[int, str]] = []  # dragons and the ships that they fought (DI-R-42)
    arranged: tuple[str, ...] = ()  # ships whose deck was chosen (DI-R-26)
    shown: tuple[str, ...] = ()  # ships whose tokens lie open during a fight (DI-PVP-3)
    assaulted: bool = False  # DI-R-68
    replaced: int = 0  # task cards replaced (DI-TASK-5)

    ended: str = ""  # the reason, once the game is over
    winner: int = -1  # -1: the ranking decides (DI-R-87)

    ship_at: dict[str, str] = {}  # by point
    dragons_at: dict[str, int] = {}  # by point or cave: how many

    def derive(self) -> None:
        self.ship_at = {ship.point: name for name, ship in self.ships.items()}
        self.dragons_at = {}
        for dragon in self.dragons:
            self.dragons_at[dragon.place] = self.dragons_at.get(dragon.place, 0) + 1

    # Questions

    @property
    def mover(self) -> int:  # DI-SETUP-10
        return (self.first + self.turn) % self.seats

    def in_turn(self) -> list[int]:
        """Seats in the order of coming turns, the present one first."""
        return [(self.mover + step) % self.seats for step in range(self.seats)]

    def is_free_hunter(self, seat: int) -> bool:  # DI-KIDS-3
        return seat >= self.seats - self.options.free_hunters

    def home(self, seat: int) -> str:
        return self.parts.homes[self.seats][seat]

    def owner_of(self, harbour: str) -> int:
        """Whose home harbour it is; -1 where it is nobody's."""
        homes = self.parts.homes[self.seats]
        return homes.index(harbour) if harbour in homes else -1

    def fleet_of(self, seat: int) -> list[str]:
        return [name for name, ship in self.ships.items() if ship.seat == seat]

    def most_ships(self, seat: int) -> int:  # DI-R-7, DI-KIDS-7
        return self.parts.kids.max_ships if self.is_free_hunter(seat) else self.parts.values.max_ships

    def harbour_of(self, ship: str) -> str:
        """Where a ship lies in port; nothing at sea."""
        return self.parts.harbour_at.get(self.ships[ship].point, "")

    def docked(self, seat: int, harbour: str) -> list[str]:
        """The ships of a seat in the ports of a harbour."""
        at = (self.ship_at.get(port) for port in self.parts.harbours[harbour].ports)
        return sorted([name for name in at if name and self.ships[name].seat == seat])

    def has(self, kind: str, number: int = 1) -> bool:
        """Whether the bank has such tokens (DI-R-23)."""
        return self.bank[kind] >= number or self.options.token_supply == "unlimited"

    def is_protected(self, seat: int) -> bool:
        """The protectorate: of a House, in its own turn (DI-DICE-5, DI-PROT-7, DI-KIDS-10)."""
        return 1 in self.dice and seat == self.mover and not self.is_free_hunter(seat)

    def dragons_in(self, place: str) -> list[Dragon]:
        """The dragons on a point or in a cave, the upper first."""
        return [dragon for dragon in self.dragons if dragon.place == place]

    def dragon(self, number: int) -> Dragon:
        return next(dragon for dragon in self.dragons if dragon.number == number)

    def strength_of(self, kind: str, seat: int, ship: str) -> int:
        """Of Warriors, or of a Mage aboard a ship: Stones on the owner's other ships count (DI-UNIT-6,
        DI-R-54)."""
        full = self.parts.strength[kind]
        if kind != "mage" or seat < 0:
            return full
        others = [other for name, other in self.ships.items() if other.seat == seat and name != ship]
        return full + sum(other.cargo.count("dragon_stone") for other in others)

    def is_free(self, point: str) -> bool:
        return point not in self.ship_at and point not in self.dragons_at

    # Verbs of the turn

    def begin_turn(self) -> None:
        self.dice, self.eights, self.fleet, self.wind = (), 0, 0, {}
        self.immune, self.fought, self.arranged, self.met = (), (), (), []
        self.assaulted, self.replaced = False, 0
        self.tell("turn_began", seat=self.mover, round=self.turn // self.seats + 1)

    def roll(self, dice: tuple[int, ...]) -> None:  # DI-DICE-1
        self.dice = dice
        self.tell("rolled", seat=self.mover, dice=list(dice))
        if self.is_protected(self.mover):
            self.tell("protectorate", seat=self.mover)

    def end_turn(self) -> None:
        """Dragons recover (DI-BATTLE-12)."""
        self.dragons = [dragon.recovered() if dragon.left >= 0 else dragon for dragon in self.dragons]
        self.turn += 1

    # Verbs of coins and Medals

    def earn(self, seat: int, coins: int, reason: str) -> None:
        self.coins[seat] += coins
        self.tell("earned", seat=seat, coins=coins, reason=reason)
        if self.coins[seat] >= self.parts.values.win_coins:  # DI-WIN-2, DI-R-86
            self.finish("coins", seat)

    def pay(self, seat: int, coins: int, reason: str) -> None:
        self.coins[seat] -= coins
        self.tell("paid", seat=seat, coins=coins, reason=reason)

    def honour(self, seat: int, medals: int) -> None:  # DI-MEDAL-1
        if medals and not self.is_free_hunter(seat):  # DI-KIDS-16
            self.medals[seat] += medals
            self.tell("won_medals", seat=seat, medals=medals)

    # Verbs of ships

    def launch(self, seat: int, berth: str) -> str:  # DI-LAUNCH-3
        letter = self.parts.ship_letters[self.home(seat)]
        name = next(f"{letter}{n}" for n in range(1, 10) if f"{letter}{n}" not in self.ships)
        self.ships = dict(sorted({**self.ships, name: Ship(seat, berth)}.items()))
        self.ship_at[berth] = name
        self.tell("launched", seat=seat, ship=name, point=berth)
        self.look(name)
        return name

    def move(self, name: str, point: str) -> None:
        ship = self.ships[name]
        self.ships[name] = ship.at(point)
        if self.ship_at.get(ship.point) == name:
            del self.ship_at[ship.point]
        self.ship_at[point] = name
        self.look(name)

    def look(self, name: str) -> None:
        """Who has a ship in a harbour sees what lies there (DI-R-30, DI-R-73); also who knew it, for to know
        it still would tell that all was alike."""
        harbour, seat = self.harbour_of(name), self.ships[name].seat
        stored = self.depots.get(harbour, ())
        unseen = any(seat not in one.known for one in stored)
        if unseen or (stored and seat != self.owner_of(harbour)):
            self.depots[harbour] = tuple(one.seen_by(seat) for one in stored)
            kinds = [one.kind for one in stored]
            self.whisper("looked", seat, {"kinds": kinds}, reveals=unseen, seat=seat, harbour=harbour)

    def sink(self, name: str, goods: str = "float") -> None:
        """Troops go to the bank, goods float (DI-BATTLE-14)."""
        ship = self.ships.pop(name)
        del self.ship_at[ship.point]
        cargo = [kind for kind in ship.cargo if kind in GOODS]
        for kind in ship.cargo if goods == "lost" else [one for one in ship.cargo if one in TROOPS]:
            self._to_bank(kind)
        if goods == "float" and cargo:
            self.flotsam[ship.point] = tuple(sorted((*self.flotsam.get(ship.point, ()), *cargo)))
        self._forget(name)
        self.reveal("sank", ship=name, point=ship.point, goods=sorted(cargo), lost=goods == "lost")

    def _forget(self, name: str) -> None:
        """A new ship may bear the name of one that was lost."""
        for field in ("immune", "fought", "arranged", "shown"):
            setattr(self, field, tuple(one for one in getattr(self, field) if one != name))
        self.met = [(number, ship) for number, ship in self.met if ship != name]

    def show(self, name: str) -> None:  # DI-PVP-3
        self.shown = (*self.shown, name)
        self.reveal("showed", ship=name, cargo=list(self.ships[name].cargo))

    def show_guards(self, harbour: str) -> None:
        """Troops of a home harbour that fight are known to everybody."""
        row, everybody = self.depots[harbour], tuple(range(self.seats))
        self.depots[harbour] = tuple(
            Stored(one.kind, one.seat, everybody) if one.kind in TROOPS else one for one in row
        )
        self.reveal("showed_guards", harbour=harbour, troops=[one.kind for one in row if one.kind in TROOPS])

    def cover(self, *names: str) -> None:
        self.shown = tuple(one for one in self.shown if one not in names)

    # Verbs of cargo

    def load(self, name: str, kind: str) -> None:
        """A token comes aboard. What lies open stays so until its owner, in an action phase, chooses another
        (DI-R-26)."""
        self.ships[name] = put_aboard(self.ships[name], kind, self.options.deck_rule)
        self._stirred(name)

    def unload(self, name: str, kind: str) -> None:
        old, new = self.ships[name], taken_off(self.ships[name], kind, self.options.deck_rule)
        self.ships[name] = new
        self._stirred(name)
        if new.deck not in ("", old.deck):  # what lay in the hold comes to lie open
            self.reveal("arranged", ship=name, deck=new.deck)

    def arrange(self, name: str, deck: str) -> None:  # DI-R-26
        ship = self.ships[name]
        hold = list(ship.cargo)
        if deck:
            hold.remove(deck)
        self.ships[name] = Ship(ship.seat, ship.point, tuple(sorted(hold)), deck)
        self.reveal("arranged", ship=name, deck=deck)

    def _stirred(self, name: str) -> None:
        if name in self.arranged:
            self.arranged = tuple(one for one in self.arranged if one != name)

    def gain(self, name: str, kind: str, reason: str) -> None:
        """From the bank onto a ship."""
        self.bank[kind] -= 1
        self.load(name, kind)
        self.tell("loaded", ship=name, kind=kind, reason=reason)

    def gain_ashore(self, seat: int, kind: str, harbour: str, reason: str) -> None:
        """From the bank into a depot."""
        self.bank[kind] -= 1
        self.lay_up(seat, kind, harbour)
        self.tell("loaded", ship=harbour, kind=kind, reason=reason)

    def hand_in(self, seat: int, kind: str, place: str, reason: str) -> None:
        """From a ship or a depot to the bank, by its owner's will."""
        if place in self.ships:
            self.unload(place, kind)
        else:
            self.clear(place, kind)
        self._to_bank(kind)
        self.tell("handed_in", seat=seat, place=place, kind=kind, reason=reason)

    def swap(self, seat: int, old: str, new: str, name: str, reason: str) -> None:
        """A token of a ship for another from the bank, in its place."""
        self.ships[name] = exchanged(self.ships[name], old, new)
        self._stirred(name)
        self._to_bank(old)
        self.bank[new] -= 1
        self.tell("handed_in", seat=seat, place=name, kind=old, reason=reason)
        self.tell("loaded", ship=name, kind=new, reason=reason)

    def lose(self, name: str, kind: str, reason: str) -> None:
        """From a ship to the bank."""
        self.unload(name, kind)
        self._to_bank(kind)
        self.reveal("lost", ship=name, kind=kind, reason=reason)

    def _to_bank(self, kind: str) -> None:
        self.bank[kind] += 1

    def salvage(self, name: str, kind: str, point: str) -> None:  # DI-BATTLE-14
        left = with_less(self.flotsam[point], kind)
        self.flotsam = {**self.flotsam, point: left}
        if not left:
            del self.flotsam[point]
        self.load(name, kind)
        self.tell("salvaged", ship=name, kind=kind, point=point)

    def transfer(self, kind: str, name: str, other: str) -> None:  # DI-R-27, DI-SCREEN-2
        self.unload(name, kind)
        self.load(other, kind)
        self.whisper("transferred", self.ships[name].seat, {"kind": kind}, ship=name, other=other)

    def rob(self, kind: str, loser: str, winner: str) -> None:  # DI-PVP-9
        self.unload(loser, kind)
        self.load(winner, kind)
        self.tell("robbed", ship=winner, other=loser, kind=kind)

    def rob_ashore(self, kind: str, loser: str, harbour: str) -> None:  # DI-R-74
        self.unload(loser, kind)
        self.lay_up(self.owner_of(harbour), kind, harbour)
        self.tell("robbed", ship=harbour, other=loser, kind=kind)

    # Verbs of depots

    def store(self, name: str, kind: str, harbour: str) -> None:  # DI-HARBOUR-7, DI-HARBOUR-10
        seat = self.ships[name].seat
        self.unload(name, kind)
        self.lay_up(seat, kind, harbour)
        self.whisper("stored", seat, {"kind": kind}, seat=seat, ship=name, harbour=harbour)

    def lay_up(self, seat: int, kind: str, harbour: str) -> None:
        """Who has a ship there sees it, and so does the owner of the harbour."""
        stored = Stored(kind, seat, tuple(self.witnesses(harbour, seat)))
        row = sorted([*self.depots.get(harbour, ()), stored], key=_by_kind)
        self.depots[harbour] = tuple(row)

    def fetch(self, name: str, kind: str, harbour: str) -> Stored:  # DI-HARBOUR-8, DI-HARBOUR-12
        """From a depot onto a ship."""
        seat = self.ships[name].seat
        self._lose_sight(harbour, seat)
        stored = self.clear(harbour, kind)
        self.load(name, kind)
        self.whisper("fetched", seat, {"kind": kind}, seat=seat, ship=name, harbour=harbour)
        return stored

    def _lose_sight(self, harbour: str, seat: int) -> None:
        """Who is not there when something is taken cannot tell what is left, unless all of it was alike."""
        row = self.depots[harbour]
        alike = len({one.kind for one in row}) == 1
        sure = [one for one in range(self.seats) if alike and all(one in stored.known for stored in row)]
        seeing = {*sure, *self.witnesses(harbour, seat)}
        self.depots[harbour] = tuple(
            Stored(one.kind, one.seat, tuple(sorted(seeing & {*one.known}))) for one in row
        )

    def witnesses(self, harbour: str, seat: int) -> list[int]:
        """Who sees what a seat does in a harbour: those with ships there, and the owner."""
        owner = self.owner_of(harbour)
        return [one for one in range(self.seats) if one in (seat, owner) or self.docked(one, harbour)]

    def fall(self, harbour: str, kind: str) -> None:
        """A troop of a home harbour is lost."""
        self.clear(harbour, kind)
        self._to_bank(kind)
        self.reveal("lost", ship=harbour, kind=kind, reason="fight")

    def clear(self, harbour: str, kind: str) -> Stored:
        """A token leaves a depot: one of the mover's own where there is one."""
        row = self.depots[harbour]
        alike = [one for one in row if one.kind == kind]
        stored = next((one for one in alike if one.seat == self.mover), alike[0])
        self.depots[harbour] = tuple(one for one in row if one is not stored)
        return stored

    # Verbs of dragons

    def bring_out(self, cave: str, kind: str) -> None:  # DI-DRAGON-1
        self.dragon_bank = tuple(
            count - (one == kind) for one, count in zip(DRAGONS, self.dragon_bank, strict=True)
        )
        taken = {dragon.number for dragon in self.dragons}
        number = next(n for n in range(1, 99) if n not in taken)
        self.dragons.append(Dragon(number, cave, kind))
        self.dragons_at[cave] = 1
        self.tell("came_out", cave=cave)

    def place_dragon(self, number: int, place: str, placer: int) -> None:
        """A dragon comes to a point or a cave, on top of what is there (DI-PAIR-6, DI-R-47)."""
        dragon = self.dragon(number)
        rest = [one for one in self.dragons if one.number != number]
        at = next((i for i, one in enumerate(rest) if one.place == place), len(rest))
        rest.insert(at, dragon.to(place, placer))
        self.dragons = rest
        self._recount(dragon.place, place)

    def _recount(self, *places: str) -> None:
        for place in places:
            count = len(self.dragons_in(place))
            self.dragons_at[place] = count
            if not count:
                del self.dragons_at[place]

    def turn_over(self, number: int) -> None:  # DI-HUNT-4
        dragon = self.dragon(number)
        if not dragon.seen:
            self._change(dragon, dragon.turned(True))
            self.reveal("turned_over", place=dragon.place, dragon=dragon.kind)

    def turn_down(self, number: int) -> None:  # dragons_stay_revealed (DI-R-46)
        dragon = self.dragon(number)
        self._change(dragon, dragon.turned(False))

    def refresh(self, number: int) -> None:  # dragon_damage_persists (DI-R-52)
        dragon = self.dragon(number)
        self._change(dragon, dragon.recovered())

    def weaken(self, number: int, ship: str, token: str, strength: int, left: int) -> None:  # DI-BATTLE-3
        dragon = self.dragon(number)
        self._change(dragon, dragon.weakened(max(left, 0)))
        self.reveal("struck", ship=ship, token=token, strength=strength, dragon=dragon.kind, left=left)

    def _change(self, dragon: Dragon, new: Dragon) -> None:
        self.dragons = [new if one is dragon else one for one in self.dragons]

    def slay(self, number: int) -> Dragon:  # DI-BATTLE-6, DI-R-34
        dragon = self.dragon(number)
        self.dragons = [one for one in self.dragons if one is not dragon]
        self._recount(dragon.place)
        counts = "dragon_bank" if self.options.killed_dragon == "bank" else "dead"
        setattr(self, counts, with_more(getattr(self, counts), DRAGONS.index(dragon.kind)))
        self.reveal("slain", dragon=dragon.kind, place=dragon.place)
        return dragon

    # Verbs of the island

    def set_guard(self, kind: str) -> None:  # DI-SETUP-2, DI-SETUP-4
        """A token comes face down onto the next free site, and then onto the next place of the garrison."""
        if kind in DRAGONS:
            counts = [count - (one == kind) for one, count in zip(DRAGONS, self.dragon_bank, strict=True)]
            self.dragon_bank, self.sites = tuple(counts), (*self.sites, kind)
            self.sites_seen = (*self.sites_seen, False)
        else:
            self.garrison = (*self.garrison, kind)

    def recall_guard(self, front: bool) -> None:  # DI-R-70
        for kind in self.sites:
            self.dragon_bank = with_more(self.dragon_bank, DRAGONS.index(kind))
        self.sites, self.sites_seen = (), ()
        if front:
            self.garrison, self.garrison_seen = (), False
        self.tell("guard_recalled", front=front)

    def turn_over_island(self, front: bool) -> None:  # DI-ISLAND-6, DI-ISLAND-8
        if front:
            self.sites_seen, self.garrison_seen = (True, *self.sites_seen[1:]), True
            self.reveal("guard_shown", dragons=[self.sites[0]], garrison=sorted(self.garrison))
        else:
            self.sites_seen = (True, True, True)
            self.reveal("guard_shown", dragons=list(self.sites), garrison=[])

    # Verbs of task cards

    def hold_task(self, seat: int, card: str, harbour: str) -> None:  # DI-TASK-1
        self.tasks[seat] = (*self.tasks[seat], Held(card, harbour))
        if self.options.task_secret:
            self.whisper(
                "drew_task", seat, {"task": card}, reveals=True, seat=seat, harbour=harbour, task=None
            )
        else:
            self.reveal("drew_task", seat=seat, harbour=harbour, task=card)

    def return_task(self, seat: int, card: str, known: int) -> None:
        self.tasks[seat] = tuple(held for held in self.tasks[seat] if held.card != card)
        self.task_bottom.append(Returned(known, card))
        self.tell("returned_task", seat=seat)

    # Verbs of the circle

    def turn_circle(self) -> None:  # DI-CIRCLE-3
        self.rotation = (self.rotation + 1) % 4
        self.tell("circle_turned", rotation=self.rotation)

    # The end

    def finish(self, reason: str, winner: int = EMPTY) -> None:
        self.ended, self.winner = reason, winner
        self.stack.clear()
        self.reveal("ended", reason=reason, seat=winner)  # screens, holds and tasks lie open now


def _by_kind(stored: Stored) -> tuple[str, int]:
    return stored.kind, stored.seat
