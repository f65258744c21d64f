"""Chapters 3 to 9: where ships may be placed, and what cells, ships and mercenaries do.

Effects without a choice are carried out at once. The others are frames of one shape, `Choice`: list what may
be chosen; nothing to choose, and the effect is lost (LS-R-16); one thing, and it is done without asking; else
the player is asked.
"""

from collections.abc import Callable
from random import Random
from typing import ClassVar

from drakomor.games.lords_of_the_seas import chart
from drakomor.games.lords_of_the_seas.chart import BIT, HOME_ROW, SEA, beside, cells_of, first_on_ray
from drakomor.games.lords_of_the_seas.setup import NUMBERS, draw_from
from drakomor.games.lords_of_the_seas.state import FAKE, FAKE_UNKNOWN, REAL, REAL_UNKNOWN, Sea
from drakomor.kernel import CHANCE, END, Answer, Ask, Frame, Then

SKIP = "skip"


# Placement: chapter 3


def open_cells(g: Sea, seat: int) -> int:
    """Where a ship may be placed (LS-PLACE-1 to LS-PLACE-4, LS-PLACE-8, LS-PLACE-10)."""
    near = beside(g.combat[seat])
    home = HOME_ROW[seat]
    if not g.options.home_row_burning:  # LS-R-18
        home &= ~(g.wrecks[0] | g.wrecks[1])
    return (near | home) & ~(g.combat[0] | g.combat[1])


def boarding_cells(g: Sea, seat: int) -> int:
    """Enemy combat ships without a shield, on cells that would be open if empty (LS-MERC-17, LS-R-48)."""
    targets = g.combat[1 - seat] & ~g.hired
    for cell in g.shields:
        targets &= ~BIT[cell]
    return targets & (beside(g.combat[seat]) | HOME_ROW[seat])


def purchase_cells(g: Sea, seat: int, name: str) -> int:  # LS-MERC-3, LS-R-13
    boards = g.mercenary(name).effect == "board"
    return open_cells(g, seat) | (boarding_cells(g, seat) if boards else 0)


# Choices


class Choice(Frame):
    """An effect for which its player chooses one thing."""

    prompt: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    kind: ClassVar[str] = ""  # the effect's name in the log when it is lost or skipped

    seat: int
    cell: str = ""  # of the ship that causes it

    def offer(self, g: Sea) -> Then:
        options = self._options(g)
        if not options:  # LS-R-16
            g.tell("nothing", seat=self.seat, effect=self.kind)
            return END
        if g.options.effects_optional:  # LS-R-15
            options = (*options, SKIP)
        elif len(options) == 1:
            self._carry_out(g, options[0])
            return END
        return Ask(self.seat, self.prompt, options, self.clause, about={"cell": self.cell})

    def take(self, g: Sea) -> Then:
        if self.said == SKIP:
            g.tell("skipped", seat=self.seat, effect=self.kind)
        else:
            assert isinstance(self.said, str)
            self._carry_out(g, self.said)
        return END

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        raise NotImplementedError

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        raise NotImplementedError


class Shot(Choice):
    """One shot in a direction that holds a target (LS-SHOT-1 to LS-SHOT-7, LS-R-24, LS-R-25)."""

    prompt = "shoot"
    clause = "LS-SHOT-1"
    kind = "shot"
    directions: tuple[str, ...] = chart.ORTHOGONAL

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        enemies = g.combat[1 - self.seat]
        return tuple([way for way in self.directions if chart.RAY[way][self.cell] & enemies])

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        target = first_on_ray(str(answer), self.cell, g.combat[1 - self.seat])
        assert target is not None
        g.hit(target, self.cell)


class Repair(Choice):  # LS-CELL-4, LS-SHIP-5
    prompt = "repair"
    clause = "LS-CELL-4"
    kind = "repair"

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        return cells_of(g.wrecks[self.seat])

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        g.repair(str(answer))


class Shield(Choice):  # LS-SHIP-1, LS-MERC-9, LS-R-30, LS-R-31
    prompt = "shield"
    clause = "LS-TOKEN-1"
    kind = "shield"

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        if not g.has("shields"):
            return ()
        return cells_of(g.combat[self.seat] & ~(0 if g.options.shield_on_mercenary else g.hired))

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        g.shield(str(answer))


def mine_cells(g: Sea) -> tuple[str, ...]:
    """Cells without a ship, and without a mine unless they stack (LS-MINE-1, LS-R-32, LS-R-33)."""
    ships = g.combat[0] | g.combat[1] | g.wrecks[0] | g.wrecks[1]
    mined = 0 if g.options.mine_stacking else g.mined
    return cells_of(SEA & ~ships & ~mined)


class LayMine(Choice):  # LS-CELL-5
    prompt = "mine"
    clause = "LS-MINE-1"
    kind = "mine"

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        return mine_cells(g) if g.has("mines") else ()  # LS-R-41

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        g.lay_mine(str(answer))
        g.tell("laid_mine", seat=self.seat, cell=answer)


class RemoveMine(Choice):  # LS-SHIP-7, LS-MERC-12, LS-R-37, LS-R-38
    prompt = "remove_mine"
    clause = "LS-MINE-6"
    kind = "remove_mine"

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        return cells_of(g.mined)

    def _carry_out(self, g: Sea, answer: Answer) -> None:
        g.remove_mine(self.seat, str(answer))


class LayMines(Frame):
    """Two mines and the fake one, picked one by one and laid on the table together (LS-MERC-13, LS-R-40).

    The picks stay hidden until the last is made: the order real, real, fake would give the fake one away.
    """

    hidden: ClassVar[tuple[str, ...]] = ("picks",)

    seat: int
    tokens: str  # what is to be laid, first to last
    asked: int = 0
    picks: tuple[str, ...] = ()  # a cell for each token, or "" for one that is skipped

    def offer_cell(self, g: Sea) -> Then:
        options = self._options(g)
        if self.asked == len(self.tokens) or not options:
            return self.lay
        if len(options) == 1 and not g.options.effects_optional:
            return self.only_cell
        return Ask(
            self.seat,
            "mine" if self.tokens[self.asked] == REAL else "fake_mine",
            (*options, SKIP) if g.options.effects_optional else options,
            "LS-MERC-13",
            to=(self.seat,),
            gesture="mines",
        )

    def cell(self, g: Sea) -> Then:
        self._pick("" if self.said == SKIP else str(self.said))
        return self.offer_cell

    def only_cell(self, g: Sea) -> Then:
        self._pick(str(self._options(g)[0]))
        return self.offer_cell

    def lay(self, g: Sea) -> Then:
        """In order of the cells, in one cell the fake one lowest: the log says nothing about which it is."""
        laid = sorted((cell, token) for cell, token in zip(self.picks, self.tokens, strict=False) if cell)
        unknown = g.options.fake_mine_hidden and len({token for _, token in laid}) > 1
        for cell, token in laid:
            g.lay_mine(cell, {REAL: REAL_UNKNOWN, FAKE: FAKE_UNKNOWN}[token] if unknown else token)
        g.layer = self.seat if unknown else g.layer
        g.whisper(
            "laid_mines",
            self.seat,
            {"fake": [cell for cell, token in laid if token == FAKE]},
            reveals=True,  # the cells come to light together
            seat=self.seat,
            cells=[cell for cell, _ in laid],
        )
        return END

    def guess(self, g: Sea, rng: Random) -> None:
        """Another seat's picks, as far as a view tells: of the cells that could have been picked all but one.

        That one is left, or there would be no question now; where cells are that few, the rest was skipped.
        """
        options = [str(cell) for cell in mine_cells(g)]
        rng.shuffle(options)
        picks = options[1 : self.asked + 1]
        self.picks = (*picks, *[""] * (self.asked - len(picks)))

    def _pick(self, cell: str) -> None:
        self.picks = (*self.picks, cell)
        self.asked += 1

    def _options(self, g: Sea) -> tuple[Answer, ...]:
        taken = () if g.options.mine_stacking else self.picks
        return tuple(cell for cell in mine_cells(g) if cell not in taken)


def lay_mines(g: Sea, seat: int, cell: str) -> Frame:
    row = g.parts.components.effects.mercenary["lay_mines"]
    unlimited = g.options.token_supply == "unlimited"
    mines = row.mines if unlimited else min(row.mines, g.supply["mines"])
    return LayMines(seat=seat, tokens=REAL * mines + FAKE * min(row.fake, g.supply["fake_mines"]))


class PickReserve(Frame):
    """The own reserve pile is looked through, and one ship taken (LS-MERC-10, LS-MERC-11, LS-R-43)."""

    hidden: ClassVar[tuple[str, ...]] = ("found",)

    seat: int
    looked: int = 0
    found: tuple[int, ...] = (0,) * 9

    def begin(self, g: Sea) -> Then:
        if not g.reserve[self.seat]:  # LS-R-42
            g.tell("nothing", seat=self.seat, effect="pick_reserve")
            return END
        return None if g.options.effects_optional else self.open_pile

    def offer_search(self, g: Sea) -> Then:  # LS-R-15
        """Asked before the pile is opened: a choice that everybody sees."""
        return Ask(self.seat, "search", ("search", SKIP), "LS-MERC-10")

    def search(self, g: Sea) -> Then:
        if self.said == SKIP:
            g.tell("skipped", seat=self.seat, effect="pick_reserve")
            return END
        return None

    def open_pile(self, g: Sea) -> Then:
        return None if g.reserves[self.seat] is None else self.offer_pick

    def offer_look(self, g: Sea) -> Then:
        """What lies in the pile comes into being now, ship by ship."""
        left = [count - found for count, found in zip(g.bags[self.seat], self.found, strict=True)]
        options = tuple(number for number in NUMBERS if left[number - 1])
        odds = tuple(count for count in left if count)
        return Ask(CHANCE, "look", options, "LS-MERC-10", odds, (self.seat,))

    def look(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        self.found = tuple(
            count + (number == self.said) for number, count in zip(NUMBERS, self.found, strict=True)
        )
        self.looked += 1
        if self.looked < g.reserve[self.seat]:
            return self.offer_look
        g.look(self.seat, self.found)
        return None

    def offer_pick(self, g: Sea) -> Then:
        """Asked even where all ships left are equal: not to ask would tell."""
        reserve = g.reserves[self.seat]
        assert reserve is not None
        options = tuple(number for number in NUMBERS if reserve[number - 1])
        return Ask(self.seat, "pick_reserve", options, "LS-MERC-10", to=(self.seat,))

    def pick(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.draw(self.seat, self.said, "reserve")
        g.gain(self.seat, "extra_ships", g.extra_ships)
        return END

    def guess(self, g: Sea, rng: Random) -> None:
        """Ships that the other seat may have found so far, out of its bag."""
        ships = [number for number in NUMBERS for _ in range(g.bags[self.seat][number - 1])]
        rng.shuffle(ships)
        self.found = tuple(ships[: self.looked].count(number) for number in NUMBERS)


class DrawReserve(Frame):
    """One ship of the reserve pile into the hand, and a larger hand (LS-CELL-6)."""

    seat: int

    def offer(self, g: Sea) -> Then:
        if not g.reserve[self.seat]:  # LS-R-42
            g.tell("nothing", seat=self.seat, effect="reserve_ship")
            return END
        return draw_from(g, self.seat, "reserve", "LS-CELL-6")

    def take(self, g: Sea) -> Then:
        assert isinstance(self.said, int)
        g.draw(self.seat, self.said, "reserve")
        g.gain(self.seat, "extra_ships", g.extra_ships)
        return END


# What effects do, by name

Perform = Callable[[Sea, int, str], Frame | None]


def _point(g: Sea, seat: int, cell: str) -> None:  # LS-CELL-1
    g.gain(seat, "points", g.points)


def _coin(g: Sea, seat: int, cell: str) -> None:  # LS-SHIP-2
    g.gain(seat, "coins", g.coins)


def _shots_adjacent(g: Sea, seat: int, cell: str) -> None:  # LS-MERC-14, LS-R-49
    targets = cells_of(beside(BIT[cell]) & g.combat[1 - seat])
    for target in targets:
        g.hit(target, cell)
    if not targets:
        g.tell("nothing", seat=seat, effect="shot")


PERFORM: dict[str, Perform] = {
    "victory_point": _point,
    "coin": _coin,
    "shots_adjacent": _shots_adjacent,
    "lay_mines": lay_mines,
    "shot_orthogonal": lambda g, seat, cell: Shot(seat=seat, cell=cell),
    "shot_diagonal": lambda g, seat, cell: Shot(seat=seat, cell=cell, directions=chart.DIAGONAL),
    "shot_horizontal": lambda g, seat, cell: Shot(seat=seat, cell=cell, directions=chart.HORIZONTAL),
    "shot_vertical": lambda g, seat, cell: Shot(seat=seat, cell=cell, directions=chart.VERTICAL),
    "repair": lambda g, seat, cell: Repair(seat=seat, cell=cell),
    "shield": lambda g, seat, cell: Shield(seat=seat, cell=cell),
    "mine": lambda g, seat, cell: LayMine(seat=seat, cell=cell),
    "remove_mine": lambda g, seat, cell: RemoveMine(seat=seat, cell=cell),
    "reserve_ship": lambda g, seat, cell: DrawReserve(seat=seat),
    "pick_reserve": lambda g, seat, cell: PickReserve(seat=seat),
}
