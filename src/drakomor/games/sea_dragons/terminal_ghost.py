"""A dragon that is not there yet: it moves over the sea by keys until it is laid, or is not.

The keys have the names that the shell gives them. Whether the dragon may lie where it is, the shell asks the
rules.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from drakomor.games.sea_dragons.chart import NAMES, PLACE_OF, SIZE, beside, mask_of
from drakomor.games.sea_dragons.shapes import Cells, cells_drawn
from drakomor.games.sea_dragons.terminal_reading import from_the_corner, mirrored, turned
from drakomor.games.sea_dragons.terminal_sea import UNKNOWN_SHIP, Say, rules
from drakomor.kernel import Answer

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
FURTHER = {"tab": 1, "n": 1, "backtab": -1, "p": -1}


class Ghost(NamedTuple):
    """A shape of the hand as it is turned now, and where the corner of its box is."""

    view: dict[str, Any]
    shape: str
    form: Cells
    top: int
    left: int

    @property
    def answer(self) -> Answer:
        return ("place", self.shape, *self.cells)

    @property
    def cells(self) -> tuple[str, ...]:
        return tuple(NAMES[(self.top + row) * SIZE + self.left + column] for row, column in self.form)

    def pressed(self, key: str) -> "Ghost":
        """The ghost after a key; the same one where the key says nothing to it."""
        if key in STEPS:
            down, across = STEPS[key]
            return self._replace(top=self.top + down, left=self.left + across)._on_the_sea()
        if key in FURTHER:
            return self._at_the_next(FURTHER[key])
        if key == "c":
            return self._other_card()
        forms = {"r": turned, "m": mirrored}
        return self._formed(forms[key](self.form)) if key in forms else self

    def _formed(self, form: Cells) -> "Ghost":
        """In another form around the same middle, as far as the sea allows."""
        (height, width), (tall, wide) = _box(self.form), _box(form)
        top, left = self.top + (height - tall) // 2, self.left + (width - wide) // 2
        return self._replace(form=form, top=top, left=left)._on_the_sea()

    def _on_the_sea(self) -> "Ghost":
        height, width = _box(self.form)
        return self._replace(
            top=min(max(self.top, 0), SIZE - height), left=min(max(self.left, 0), SIZE - width)
        )

    def _other_card(self) -> "Ghost":
        hand = list(dict.fromkeys(self.view["tables"]["hand"]))
        after = hand[(hand.index(self.shape) + 1) % len(hand)]
        return self._replace(shape=after)._formed(_drawn(self.view, after))

    def _at_the_next(self, step: int) -> "Ghost":
        """The next place in reading order where this card fits, round and round."""
        here, fits = _places(self.cells), _fits(self.view, self.shape)
        order = fits if step > 0 else fits[::-1]
        beyond = [fit for fit in order if (_places(fit) > here if step > 0 else _places(fit) < here)]
        return self._lying((beyond or order)[0]) if order else self

    def _lying(self, cells: Sequence[str]) -> "Ghost":
        """The same card on these spaces."""
        places = _places(cells)
        top, left = min(row for row, _ in places), min(column for _, column in places)
        return self._replace(form=from_the_corner(places), top=top, left=left)

    # What is told of it

    def told(self, say: Say) -> str:
        """What it costs and brings, and whom it touches."""
        g, known = self.view["tables"], rules(self.view)
        board, covered = known.board(tuple(g["quarters"])), mask_of(self.cells)
        return say(
            "ghost-told",
            shape=self.shape,
            cells=self.cells,
            cost=(covered & board.costly).bit_count() * known.values.cell_cost,
            have=self._purse(),
            ships=[g["ships"][cell] or UNKNOWN_SHIP for cell in self.cells if cell in g["ships"]],
            gold=(covered & board.gold).bit_count() * known.values.gold_symbol,
            corals=(covered & board.corals).bit_count(),
            touched=known.values.touched_dragon,
            owners=[seat for seat in range(len(g["heads"])) for _ in range(self._touches(seat))],
        )

    def _purse(self) -> int:
        """What can be paid with: the gold, and gold cards where they are cashed by themselves (SD-R-12)."""
        g, known = self.view["tables"], rules(self.view).gold_cards
        cards = sum(known.get(name, 0) for name in g["corals"]) if self.view["options"]["auto_cash"] else 0
        gold: int = g["gold"][self.view["seat"]]
        return gold + cards

    def _touches(self, seat: int) -> int:
        """How many dragons of another player it touches (SD-ADJ-2)."""
        if seat == self.view["seat"]:
            return 0
        border = beside(mask_of(self.cells))
        dragons: list[Any] = self.view["tables"]["dragons"]
        return sum(bool(border & mask_of(cells)) for owner, _, cells, _ in dragons if owner == seat)


def ghost(view: dict[str, Any], typed: str) -> Ghost | None:
    """The first ghost of the card that is named, or of the first of the hand; None where none is meant."""
    asked = any(ask["seat"] == view["seat"] and ask["prompt"] == "turn" for ask in view["asks"])
    hand = view["tables"].get("hand") or []
    shape = typed.strip().upper() or (hand[0] if hand else "")
    if not asked or shape not in hand:
        return None
    first = Ghost(view, shape, _drawn(view, shape), SIZE // 2, SIZE // 2)._on_the_sea()
    fits = _fits(view, shape)
    return first._lying(min(fits, key=_from_the_middle)) if fits else first


def _drawn(view: dict[str, Any], shape: str) -> Cells:
    return cells_drawn(rules(view).cards[shape].drawn)


def _fits(view: dict[str, Any], shape: str) -> list[list[str]]:
    """Every place where a card may lie, in reading order."""
    options = [option for ask in view["asks"] for option in ask.get("options", ())]
    return [option[2:] for option in options if option[:2] == ["place", shape]]


def _places(cells: Sequence[str]) -> list[tuple[int, int]]:
    return [PLACE_OF[cell] for cell in cells]


def _from_the_middle(cells: Sequence[str]) -> int:
    return sum(abs(row - SIZE // 2) + abs(column - SIZE // 2) for row, column in _places(cells))


def _box(cells: Cells) -> tuple[int, int]:
    return max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
