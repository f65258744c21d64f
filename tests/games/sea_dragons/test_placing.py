"""Chapter 3: where a dragon may lie (SD-PLACE), and what the player reads who tries elsewhere.

The sea in all positions but the random ones is the one of the rules' drawing:

      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  A   C  W  S  S  W  .  S  ~  .  C  W  W  S  .  W
  B   .  W  G  C  G  .  G  ~  G  S  .  S  G  S  C
  C   S  .  .  W  S  W  .  ~  S  .  S  .  W  .  G
  D   .  S  W  G  .  .  S  ~  .  .  .  .  S  .  .
  E   S  .  .  .  S  .  .  ~  W  S  S  C  W  .  W
  F   W  .  W  G  S  G  .  ~  .  .  .  S  G  .  W
  G   C  S  .  .  W  .  #  #  #  .  G  .  S  .  .
  H   ~  ~  ~  ~  ~  ~  #  #  #  ~  ~  ~  ~  ~  ~
  I   W  C  S  .  S  .  #  #  #  .  G  .  S  W  S
"""

from functools import cache
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.options import Options
from drakomor.games.sea_dragons.placing import placements
from drakomor.games.sea_dragons.state import Sea
from drakomor.games.sea_dragons.turn import Turn
from drakomor.kernel import in_order
from drakomor.kernel.frames import ask_again
from tests.games.sea_dragons.table import Table, begin, table

PARTS = GAME.parts()
# What the worked example has around its dragon: pink (seat 3) and green (seat 1).
WORKED = "3 V3 F6 F7 G6; 1 V3 D6 E6 E7"
N5 = "place N5 D4 E4 E5 F5 G5"


def worked(dragons: str = WORKED, **facts: Any) -> Table:
    """V-PLACE-1: four players, purple (seat 2) to move, a red ship on E5 and a green one on F5."""
    tokens = {"E5": "red", "F5": "green"}
    return table(
        dragons, players=4, mover=2, hands=[("L4", "S4")] * 2 + [("N5", "O4")], tokens=tokens, **facts
    )


# Cards and shapes


def test_V_PLACE_1_the_worked_example() -> None:
    """SD-PLACE-3, SD-PLACE-5, SD-PLACE-8, SD-REWARD-6, SD-ADJ-1: the figures of the rulebooks."""
    t = worked()
    assert t.g.whirlpools_open(0) == 9
    bank = sum(t.g.gold)
    t.play(N5)
    assert t.g.gold == [4, 5, 3, 5]
    assert t.g.fleets[2] == (1, 0, 1, 0)
    assert t.told("paid") == [{"kind": "paid", "seat": 2, "gold": 2}]
    assert sum(t.g.gold) - bank == 1
    assert t.g.whirlpools_open(0) == 8
    assert t.g.dragons[-1].cells == ("D4", "E4", "E5", "F5", "G5")
    assert t.g.dragons[-1].head in t.g.dragons[-1].cells


def test_SD_PLACE_1_one_of_the_two_cards_of_the_hand() -> None:
    """SD-PLACE-1: both are offered, no other is, and the one that is placed leaves the hand."""
    t = table(hands=[("I3", "T4")])
    assert {option.split()[1] for option in t.offered("place")} == {"I3", "T4"}
    assert t.why(0, "place L4 E7 F5 F6 F7") == "SD-PLACE-1"
    t.play("place I3 D7 E7 F7")
    assert t.g.hands[0] == ("T4",)


def test_SD_PLACE_1_two_equal_cards() -> None:
    """SD-PLACE-1: it does not matter which; the other one stays."""
    t = table(hands=[("V3", "V3")])
    assert len(t.options) == len(set(t.options))
    t.play("place V3 E6 E7 F7")
    assert t.g.hands[0] == ("V3",)


def test_SD_PLACE_2_played_cards_stay_before_their_player() -> None:
    """SD-PLACE-2: everybody sees them to the end."""
    t = table("0 I3 D7 E7 F7; 1 T4 F9 F10 F11 E10", hands=[("V3", "S4")]).play("place V3 G10 G11 H10")
    for seat in (None, 0, 1, 2):
        dragons = GAME.view(t.g, seat)["tables"]["dragons"]
        assert [dragon[:2] for dragon in dragons] == [[0, "I3"], [1, "T4"], [0, "V3"]]


@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("place T4 E6 E7 E8 F7", ""),
        ("place T4 E6 E7 F7", "SD-PLACE-3"),
        ("place T4 D7 E6 E7 E8 F7", "SD-PLACE-3"),
        ("place T4 D7 E7 F7 F6", "SD-PLACE-3"),
        ("place T4 E6 E7 E7 F7", "SD-PLACE-3"),
        ("place T4 E6 E7 E8 E8 F7", "SD-PLACE-3"),
        ("place T4", "SD-PLACE-3"),
        ("place I3 D7 E7 F6", "SD-PLACE-3"),
        ("place I3 D7 F7 G6", "SD-PLACE-3"),
        ("place I3 G6 G7 G8", "SD-SETUP-1"),
        ("place I3 A13 A14 A15", "SD-PLACE-11"),
        ("place I3 A14 A15 A16", "SD-SETUP-1"),
        ("place I3 A14 A15 B1", "SD-PLACE-3"),
        ("place I3 F7 E7 D7", ""),
    ],
)
def test_SD_PLACE_3_exactly_the_shape_of_the_card(answer: str, clause: str) -> None:
    """SD-PLACE-3: all of its spaces and no more, on the sea, in whatever order they are named."""
    assert table(hands=[("I3", "T4")]).why(0, answer) == clause


def test_SD_PLACE_3_SD_PLACE_6_one_head_and_bodies() -> None:
    """SD-PLACE-3, SD-R-11: one head, which by default is on the first space in reading order."""
    t = table(hands=[("T4", "I3")]).play("place T4 E6 E7 E8 F7")
    assert (t.g.dragons[0].cells, t.g.dragons[0].head) == (("E6", "E7", "E8", "F7"), "E6")
    assert t.g.heads == [10, 11, 11]


@pytest.mark.parametrize("head", ["E6", "E7", "E8", "F7"])
def test_SD_PLACE_6_the_head_may_take_any_of_the_spaces(head: str) -> None:
    """SD-PLACE-6, SD-R-11, option head: whoever wants to choose is asked; nothing else differs."""
    default = table(hands=[("T4", "I3")]).play("place T4 E6 E7 E8 F7").g
    t = table(hands=[("T4", "I3")], head="chosen").play("place T4 E6 E7 E8 F7")
    assert (t.asked, t.options) == ((0, "head"), ["E6", "E7", "E8", "F7"])
    assert t.ask.clause == "SD-PLACE-6"
    t.play(head)
    assert t.g.dragons[0].head == head
    assert (t.g.gold, t.g.fleets, t.g.heads, t.g.strength, t.g.pieces) == (
        default.gold, default.fleets, default.heads, default.strength, default.pieces
    )  # fmt: skip


def test_SD_R_11_the_answer_does_not_name_the_head() -> None:
    """SD-R-11: a set of spaces is offered once, whichever of them might be the head."""
    options = table(hands=[("L4", "S4")]).ask.options
    sets = [frozenset(option[2:]) for option in options if isinstance(option, tuple) and option[0] == "place"]
    assert len(sets) == len(set(sets))


@pytest.mark.parametrize("owner", [0, 1])
def test_SD_PLACE_4_a_space_holds_one_piece(owner: int) -> None:
    """SD-PLACE-4: of anybody; the refusal names the spaces that are taken."""
    t = table(f"{owner} T4 E6 E7 E8 F7", hands=[("I3", "L4")])
    assert not [option for option in t.offered("place") if set(option.split()) & {"E6", "E7", "E8", "F7"}]
    refusal = t.refusal(0, "place I3 D7 E7 F7")
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SD-PLACE-4", {"cells": "E7 F7"})


@pytest.mark.parametrize("cells", ["E7 F5 F6 F7", "D6 D7 E7 F7", "F7 E7 E6 E5", "E6 F6 F7 F8"])
def test_SD_PLACE_5_turned_and_mirrored_freely(cells: str) -> None:
    """SD-PLACE-5: an L4 in four of its eight ways, two of them mirrored."""
    assert table(hands=[("L4", "I3")], gold=(9, 0, 0)).why(0, f"place L4 {cells}") == ""


# Contact


@pytest.mark.parametrize(
    ("cells", "clause"),
    [
        ("F9 F10 F11", ""),
        ("G10 G11 G12", ""),
        ("H4 H5 H6", ""),
        ("E8 E9 E10", "SD-PLACE-11"),
        ("F10 F11 F12", "SD-PLACE-11"),
        ("A1 A2 A3", "SD-PLACE-11"),
    ],
)
def test_SD_PLACE_11_the_first_dragon_touches_the_island(cells: str, clause: str) -> None:
    """SD-PLACE-11, SD-PLACE-8: from a realm or from a current; a corner of the island is not its edge."""
    assert table(hands=[("I3", "L4")], gold=(9, 0, 0)).why(0, f"place I3 {cells}") == clause


@pytest.mark.parametrize(
    ("cells", "clause"),
    [
        ("C6 C7 C8", ""),
        ("E7 F7 F8", ""),
        ("E5 E6 D5", "SD-PLACE-8"),
        ("A12 A13 A14", "SD-PLACE-8"),
        ("B4 C4 D4", "SD-PLACE-8"),
    ],
)
def test_SD_PLACE_8_beside_the_island_or_another_players_dragon(cells: str, clause: str) -> None:
    """SD-PLACE-8: one piece is enough, and a corner (E6 beside D7) is not; nothing else counts."""
    shape = "V3" if cells in ("E7 F7 F8", "E5 E6 D5") else "I3"
    t = table("1 I3 D7 D8 D9", hands=[("I3", "V3")], gold=(9, 0, 0))
    assert t.why(0, f"place {shape} {cells}") == clause


def test_SD_PLACE_8_an_own_dragon_does_not_help() -> None:
    """SD-PLACE-8, SD-PLACE-9: what it touches is closed anyway."""
    t = table("0 I3 D7 E7 F7", hands=[("I3", "L4")], gold=(9, 0, 0))
    assert t.why(0, "place I3 A7 B7 C7") == "SD-PLACE-9"
    assert t.why(0, "place I3 A6 B6 C6") == "SD-PLACE-8"
    t = table("0 I3 D7 E7 F7", mover=1, hands=[("L4", "S4"), ("I3", "L4")], gold=(9, 9, 0))
    assert t.why(1, "place I3 A7 B7 C7") == ""


def test_SD_PLACE_9_not_beside_an_own_dragon() -> None:
    """SD-PLACE-9: even where it touches the island or another player's dragon; the spaces are named."""
    t = table("0 I3 D7 E7 F7; 1 I3 F9 E9 D9", hands=[("I3", "V3")], gold=(9, 9, 9))
    refusal = t.refusal(0, "place I3 D8 E8 F8")
    assert refusal is not None
    assert (refusal.clause, refusal.facts) == ("SD-PLACE-9", {"cells": "D8 E8 F8"})
    assert t.why(0, "place V3 F6 G6 G5") == "SD-PLACE-9"
    assert t.why(0, "place I3 F10 F11 F12") == ""


def test_SD_PLACE_9_only_ones_own() -> None:
    """SD-PLACE-9: dragons of two others may lie beside each other."""
    t = table(
        "0 I3 D7 E7 F7; 1 I3 F9 E9 D9", mover=2, hands=[("L4", "S4")] * 2 + [("I3", "V3")], gold=(9, 9, 9)
    )
    assert t.why(2, "place I3 D8 E8 F8") == ""


def test_SD_PLACE_10_corner_to_corner_is_allowed() -> None:
    """SD-PLACE-10: between two dragons of one player; E6 and F7 have a corner in common."""
    t = table("0 I3 E4 E5 E6; 1 V3 G10 G11 H10", hands=[("I4", "L4")], gold=(9, 9, 9))
    assert t.why(0, "place L4 F7 F8 F9 E9") == ""
    assert t.why(0, "place L4 E9 E8 E7 F7") == "SD-PLACE-9"


@pytest.mark.parametrize(
    ("cell", "beside"),
    [("D11", "C11 D10 D12 E11"), ("A15", "A14 B15"), ("O1", "N1 O2"), ("C8", "B8 C7 C9 D8")],
)
def test_SD_PLACE_7_adjacent_is_an_edge_in_common(cell: str, beside: str) -> None:
    """SD-PLACE-7: spaces beside a lone piece of one's own are closed, those at its corners are open."""
    own = GAME.components()
    shapes = (*own.shapes.shape, msgspec.structs.replace(own.shapes.shape[0], id="D1", drawn=("#",), count=3))
    own = msgspec.structs.replace(own, shapes=msgspec.structs.replace(own.shapes, shape=shapes))
    far = "1 I5 L1 L2 L3 L4 L5" if cell != "O1" else "1 I5 L11 L12 L13 L14 L15"
    t = table(f"0 D1 {cell}; {far}", hands=[("D1", "I3")], components=own, market={"large": ("L5", "P5")})
    closed = [
        name
        for name in PARTS.board(("Q1A", "Q2A", "Q3A", "Q4A")).signs
        if t.why(0, f"place D1 {name}") == "SD-PLACE-9"
    ]
    assert sorted(closed) == sorted(beside.split())


def test_SD_PLACE_12_pieces_stay_where_they_are() -> None:
    """SD-PLACE-12: a whole game only adds dragons."""
    t, rng, before = begin(players=3), Random(5), 0
    laid: list[Any] = []
    while t.g.asks:
        t.play(rng.choices(t.ask.options, t.ask.odds or None)[0])
        assert t.g.dragons[: len(laid)] == laid
        laid = list(t.g.dragons)
        assert before <= t.g.taken.bit_count() == sum(len(dragon.cells) for dragon in laid)
        before = t.g.taken.bit_count()


# Every placement there is, as a second reading of the rules has them

Space = tuple[int, int]
TURNS = (
    (1, 0, 0, 1), (1, 0, 0, -1), (-1, 0, 0, 1), (-1, 0, 0, -1),
    (0, 1, 1, 0), (0, 1, -1, 0), (0, -1, 1, 0), (0, -1, -1, 0),
)  # fmt: skip


@cache
def lies(drawn: tuple[str, ...]) -> frozenset[frozenset[Space]]:
    """Every way in which a shape can lie on the spaces of the grid that are no island."""
    shape = [(r, c) for r, line in enumerate(drawn) for c, sign in enumerate(line) if sign == "#"]
    ways = [[(a * r + b * c, d * r + e * c) for r, c in shape] for a, b, d, e in TURNS]
    moved = [
        frozenset((r + down, c + right) for r, c in way)
        for way in ways
        for down, right in product(range(-15, 16), repeat=2)
    ]
    return frozenset(some for some in moved if all(is_sea(*space) for space in some))


def is_sea(row: int, column: int) -> bool:
    return 0 <= row < 15 and 0 <= column < 15 and not (row in (6, 7, 8) and column in (6, 7, 8))


def around(spaces: set[Space]) -> set[Space]:
    return {(r + a, c + b) for r, c in spaces for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}


def space(name: str) -> Space:
    return "ABCDEFGHIJKLMNO".index(name[0]), int(name[1:]) - 1


class Naive:
    """The rules of chapter 3 once more: a space at a time."""

    def __init__(self, g: Sea, seat: int) -> None:
        self.signs = {space(name): sign for name, sign in g.board.signs.items()}
        dragons = [(dragon.seat, {space(cell) for cell in dragon.cells}) for dragon in g.dragons]
        self.taken = {one for _, spaces in dragons for one in spaces}
        own = [spaces for owner, spaces in dragons if owner == seat]
        others = [spaces for owner, spaces in dragons if owner != seat]
        self.closed = {one for spaces in own for one in around(spaces)}
        island = {one for one, sign in self.signs.items() if sign == "#"}
        self.touching = around(island) | {one for spaces in others for one in around(spaces)}
        self.first = not dragons
        cards = [g.parts.corals[name] for name in g.corals[seat]] if g.options.auto_cash else []
        self.purse = g.gold[seat] + sum(card.gold for card in cards)

    def clause(self, spaces: frozenset[Space]) -> str:
        """What forbids these spaces to a dragon whose shape they have."""
        if spaces & self.taken:
            return "SD-PLACE-4"
        if spaces & self.closed:
            return "SD-PLACE-9"
        if not spaces & self.touching:
            return "SD-PLACE-11" if self.first else "SD-PLACE-8"
        signs = [self.signs[one] for one in spaces]
        cost = sum(2 for sign in signs if sign in "W~sgc@")
        return "SD-PAY-2" if cost > self.purse + sum(sign in "Gg" for sign in signs) else ""


def named(spaces: frozenset[Space]) -> tuple[str, ...]:
    return tuple(f"{'ABCDEFGHIJKLMNO'[r]}{c + 1}" for r, c in sorted(spaces))


def mixed() -> Any:
    """Our own data, but for whirlpools with symbols and one on a current."""
    own = GAME.components()
    frame = tuple(line.replace("~~~~~~###", "~~~~@@###") for line in own.game.sea.frame)
    sea = msgspec.structs.replace(own.game.sea, frame=frame)
    quarters = tuple(
        msgspec.structs.replace(
            quarter,
            sides={
                side: tuple(line.replace("G.", "g.").replace("C.", "c.") for line in lines)
                for side, lines in quarter.sides.items()
            },
        )
        for quarter in own.quarters.quarter
    )
    return msgspec.structs.replace(
        own,
        game=msgspec.structs.replace(own.game, sea=sea),
        quarters=msgspec.structs.replace(own.quarters, quarter=quarters),
    )


def some_sea(rng: Random) -> Sea:
    """A sea that may have been laid, with some dragons on it, some gold, and some gold cards."""
    players = rng.randrange(2, 6)
    components = mixed() if rng.random() < 0.25 else None
    g = GAME.new(Options(auto_cash=rng.random() < 0.7), components, players)
    GAME.setup(g, players)
    order = rng.sample(("Q1", "Q2", "Q3", "Q4"), 4)
    g.lay_quarters(tuple(quarter + rng.choice("AB") for quarter in order))
    g.gold = [rng.randrange(99) for _ in range(players)]
    for number in range(rng.choice((0, 1, 2, 5, 9, 14, 20, 28))):
        seat, shape = number % players, rng.choice(list(g.parts.cards))
        ways = sorted(lies(g.parts.cards[shape].drawn), key=sorted)
        rules = Naive(g, seat)
        legal = [spaces for spaces in rng.sample(ways, 60) if not rules.clause(spaces)]
        if legal:
            g.hands[seat], g.heads[seat] = (shape,), 9
            g.place(seat, shape, named(legal[0]), named(legal[0])[0])
    g.gold = [rng.choice((0, 0, 1, 2, 3, 4, 5, 7, 10, 30)) for _ in range(players)]
    g.corals = [("gold",) * rng.choice((0, 0, 0, 1, 2)) for _ in range(players)]
    return g


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_every_legal_placement_and_no_other(seed: int) -> None:
    """SD-PLACE-3 to SD-PLACE-11, SD-PAY-1 to SD-PAY-4, SD-R-12: of all shapes, in canonical order."""
    rng = Random(seed)
    g = some_sea(rng)
    seat = rng.randrange(g.seats)
    g.hands[seat] = tuple(sorted(g.parts.cards))
    rules = Naive(g, seat)
    expected = {
        ("place", name, *named(spaces))
        for name, card in g.parts.cards.items()
        for spaces in lies(card.drawn)
        if not rules.clause(spaces)
    }
    found = placements(g, seat)
    assert len(found) == len(set(found))
    assert set(found) == expected
    assert tuple(found) == in_order(found)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_the_refusal_names_what_is_wrong(seed: int) -> None:
    """SD-PLACE-4, SD-PLACE-8, SD-PLACE-9, SD-PLACE-11, SD-PAY-2: the first of them."""
    rng = Random(seed)
    g = some_sea(rng)
    seat = rng.randrange(g.seats)
    g.hands[seat] = ("L4", "T5")
    t = Table(asking(g, seat))
    rules = Naive(t.g, seat)
    for name in ("L4", "T5"):
        for spaces in rng.sample(sorted(lies(PARTS.cards[name].drawn), key=sorted), 40):
            assert t.why(seat, f"place {name} {' '.join(named(spaces))}") == rules.clause(spaces)


def asking(g: Sea, seat: int) -> Sea:
    g.stack = [Turn(seat=seat, at="offer_action")]
    ask_again(g)
    return g


def test_the_naive_reading_has_the_worked_example() -> None:
    rules = Naive(worked().g, 2)
    assert rules.clause(frozenset(map(space, N5.split()[2:]))) == ""
    assert Naive(worked(gold=(4, 4, 0, 4)).g, 2).clause(frozenset(map(space, N5.split()[2:]))) == "SD-PAY-2"


def test_a_hand_offers_what_its_cards_do_together() -> None:
    """SD-PLACE-1: in one list, the passes before them."""
    t = table("1 I3 D7 D8 D9", hands=[("I3", "S4")])
    small = table("1 I3 D7 D8 D9", hands=[("I3", "I3")])
    medium = table("1 I3 D7 D8 D9", hands=[("S4", "S4")])
    assert t.offered("place") == small.offered("place") + medium.offered("place")
    assert list(t.ask.options) == list(in_order(t.ask.options))
