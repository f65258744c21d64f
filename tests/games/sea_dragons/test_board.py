"""The sea: four quarters around the island, and what holds on every sea that can be laid (section 5).

What the game makes of its data is compared with a second reading of them, space by space.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest

from drakomor.games.sea_dragons.board import Board, turned
from drakomor.games.sea_dragons.chart import BIT, NAMES, PLACE_OF, beside, cells_of, mask_of
from drakomor.games.sea_dragons.game import GAME
from tests.games.sea_dragons.table import QUARTERS, table

PARTS = GAME.parts()
REALMS = range(4)
ORIGINS = ((0, 0), (0, 8), (8, 8), (8, 0))  # NW, NE, SE, SW
SIDES = {
    quarter.id + side: quarter.sides[side]
    for quarter in PARTS.components.quarters.quarter
    for side in ("A", "B")
}
SEAS = [
    tuple(quarter + side for quarter, side in zip(order, sides, strict=True))
    for order in permutations(("Q1", "Q2", "Q3", "Q4"))
    for sides in product("AB", repeat=4)
]
COUNTS = {  # ships, whirlpools, gold, coral, open sea
    "Q1A": (11, 9, 6, 3, 19),
    "Q1B": (10, 8, 7, 2, 21),
    "Q2A": (11, 8, 5, 3, 21),
    "Q2B": (10, 10, 7, 2, 19),
    "Q3A": (11, 10, 7, 3, 17),
    "Q3B": (10, 9, 6, 2, 21),
    "Q4A": (11, 9, 6, 3, 19),
    "Q4B": (10, 9, 7, 2, 20),
}


def clockwise(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("".join(lines[6 - column][row] for column in range(7)) for row in range(7))


@cache
def sea(quarters: tuple[str, ...]) -> dict[str, str]:
    """The sign of every space, laid by hand: the whole grid is current but for quarters and island."""
    signs = dict.fromkeys(NAMES, "~")
    for times, (quarter, (top, left)) in enumerate(zip(quarters, ORIGINS, strict=True)):
        lines = SIDES[quarter]
        for _ in range(times):
            lines = clockwise(lines)
        for row, column in product(range(7), repeat=2):
            signs[NAMES[15 * (top + row) + left + column]] = lines[row][column]
    for row, column in product((6, 7, 8), repeat=2):
        signs[NAMES[15 * row + column]] = "#"
    return signs


def realm_of(name: str) -> int | None:
    """The number of the realm of a space: currents and the island belong to none."""
    row, column = PLACE_OF[name]
    if 7 in (row, column) or (row in (6, 8) and column in (6, 8)):
        return None
    return {(False, False): 0, (False, True): 1, (True, True): 2, (True, False): 3}[row > 7, column > 7]


def neighbours(name: str) -> Iterator[str]:
    row, column = PLACE_OF[name]
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if r in range(15) and c in range(15):
            yield NAMES[15 * r + c]


def drawn(board: Board) -> list[str]:
    signs = list(board.signs.values())
    return [" ".join(signs[row : row + 15]) for row in range(0, 225, 15)]


def masks(signs: dict[str, str], *kinds: str) -> int:
    return mask_of(name for name, sign in signs.items() if sign in kinds)


def test_the_seas_that_can_be_laid() -> None:
    """4! places and two sides of each quarter."""
    assert len(SEAS) == len(set(SEAS)) == 384
    assert len({"".join(sea(quarters).values()) for quarters in SEAS}) == 384


def test_SD_SETUP_1_four_quarters_around_the_island() -> None:
    """SD-SETUP-1, SD-R-3, SD-R-4: the drawing of the rules' section 5.4."""
    assert drawn(PARTS.board(QUARTERS)) == [
        "C W S S W . S ~ . C W W S . W",
        ". W G C G . G ~ G S . S G S C",
        "S . . W S W . ~ S . S . W . G",
        ". S W G . . S ~ . . . . S . .",
        "S . . . S . . ~ W S S C W . W",
        "W . W G S G . ~ . . . S G . W",
        "C S . . W . # # # . G . S . .",
        "~ ~ ~ ~ ~ ~ # # # ~ ~ ~ ~ ~ ~",
        "W C S . S . # # # . G . S W S",
        "W S W . . S . ~ . S . G . . C",
        "G . . S G W G ~ . W S S W . W",
        ". G W C W . . ~ . S G C W S G",
        "W S . . S G . ~ W S W . . . S",
        "S . . . . S S ~ S G . . S G .",
        "S . . W G C W ~ G . W W C . W",
    ]


def test_SD_R_3_fifteen_by_fifteen_spaces() -> None:
    """SD-R-3: realms of 48 spaces, a cross of 24 currents, an island of nine: 216 spaces to swim in."""
    board = PARTS.board(QUARTERS)
    assert len(board.signs) == 225
    assert cells_of(PARTS.island) == ("G7", "G8", "G9", "H7", "H8", "H9", "I7", "I8", "I9")
    assert PARTS.sea.bit_count() == 4 * 48 + 24 == 216
    assert PARTS.sea & PARTS.island == 0
    assert [realm.bit_count() for realm in board.realms] == [48] * 4
    assert sum(board.realms) + board.currents == PARTS.sea
    crossing = [name for name in NAMES if 7 in PLACE_OF[name] and BIT[name] & PARTS.sea]
    assert list(cells_of(board.currents)) == crossing
    assert len(crossing) == 24


def test_the_shore_of_the_island() -> None:
    """Twelve spaces, eight of realms and four of currents."""
    board = PARTS.board(QUARTERS)
    shore = {beside for name in cells_of(PARTS.island) for beside in neighbours(name)}
    shore -= set(cells_of(PARTS.island))
    assert set(cells_of(board.shore)) == shore
    assert shore == {"F7", "F8", "F9", "G6", "G10", "H6", "H10", "I6", "I10", "J7", "J8", "J9"}
    assert sorted(shore & set(cells_of(board.currents))) == ["F8", "H10", "H6", "J8"]


def test_beside_is_an_edge_in_common() -> None:
    """SD-PLACE-7: nothing beyond the edges of the sea, and no row runs on into the next."""
    for name in NAMES:
        assert sorted(cells_of(beside(BIT[name]))) == sorted(neighbours(name))


def test_every_sea_as_a_second_reading_has_it() -> None:
    """SD-SETUP-1, SD-R-5, SD-R-6: signs, realms, whirlpools, symbols and ships of all 384."""
    realms = tuple(mask_of(name for name in NAMES if realm_of(name) == realm) for realm in REALMS)
    for quarters in SEAS:
        board, signs = PARTS.board(quarters), sea(quarters)
        assert board.signs == signs
        assert board.realms == realms
        found = (board.ships, board.whirlpools, board.gold, board.corals, board.currents, board.costly)
        assert found == tuple(masks(signs, *kinds) for kinds in ("S", "W", "G", "C", "~", "W~"))


def test_SD_R_5_a_side_has_one_way_to_lie() -> None:
    """SD-R-5: its notch is at the island in every place: a quarter turn more for each place."""
    for name, lines in SIDES.items():
        assert "".join(lines).count("#") == 1
        assert lines[6][6] == "#"
        assert turned(lines, 1) == clockwise(lines)
        laid = [
            sea(tuple(name if at == place else f"Q{n}A" for at, n in enumerate("1234"))) for place in REALMS
        ]
        for place, notch in zip(REALMS, ("G7", "G9", "I9", "I7"), strict=True):
            assert laid[place][notch] == "#"
    assert [realm.turns for realm in PARTS.components.game.sea.realm] == [0, 1, 2, 3]


def test_SD_R_6_a_realm_belongs_to_its_place() -> None:
    """SD-R-6, SD-REALM-1: whichever quarter lies there, the north-west is the starfish's."""
    assert PARTS.realms == ("starfish", "seahorse", "jellyfish", "nautilus")
    assert [realm.place for realm in PARTS.components.game.sea.realm] == ["NW", "NE", "SE", "SW"]
    corners = ("A1", "A15", "O15", "O1")
    for quarters in (QUARTERS, ("Q3B", "Q4A", "Q1B", "Q2A")):
        board = PARTS.board(quarters)
        for realm, corner in enumerate(corners):
            assert [bool(BIT[corner] & mask) for mask in board.realms] == [one == realm for one in REALMS]


def test_SD_R_4_currents_carry_nothing() -> None:
    """SD-R-4: no ship, gold, coral or whirlpool; they are the same on every sea."""
    for quarters in SEAS:
        board = PARTS.board(quarters)
        assert not board.currents & (board.ships | board.gold | board.corals | board.whirlpools)
        assert board.currents == PARTS.board(QUARTERS).currents


def test_SD_R_7_our_spaces_have_one_feature_at_most() -> None:
    """SD-R-7: whirlpools carry no symbol in our data."""
    for quarters in SEAS:
        board = PARTS.board(quarters)
        kinds = (board.ships, board.whirlpools, board.gold, board.corals)
        assert sum(kinds) == kinds[0] | kinds[1] | kinds[2] | kinds[3]


@pytest.mark.parametrize(("side", "counts"), COUNTS.items())
def test_the_spaces_of_every_side(side: str, counts: tuple[int, ...]) -> None:
    found = Counter("".join(SIDES[side]))
    assert tuple(found[sign] for sign in "SWGC.") == counts
    assert sum(counts) == 48


def test_SD_COMP_1_ship_spaces_of_every_sea() -> None:
    """SD-SETUP-5, SD-R-39: 40 to 44, so that 0 to 4 of the 44 tokens stay over; no sea needs more."""
    ships = Counter(PARTS.board(quarters).ships.bit_count() for quarters in SEAS)
    assert ships == {40: 24, 41: 96, 42: 144, 43: 96, 44: 24}


def test_whirlpools_corals_and_gold_of_every_sea() -> None:
    """34 to 38 whirlpools and 8 or more in each realm, which can so show seven open ones; 8 to 12 corals."""
    boards = [PARTS.board(quarters) for quarters in SEAS]
    assert {board.whirlpools.bit_count() for board in boards} == set(range(34, 39))
    least = min((board.whirlpools & realm).bit_count() for board in boards for realm in board.realms)
    assert least == 8
    assert {board.corals.bit_count() for board in boards} == set(range(8, 13))
    assert {board.gold.bit_count() for board in boards} == set(range(23, 29))


def test_the_islands_shore_is_open_sea() -> None:
    """On every sea, but for the four currents."""
    for quarters in SEAS:
        board = PARTS.board(quarters)
        assert Counter(board.signs[name] for name in cells_of(board.shore)) == {".": 8, "~": 4}


@pytest.mark.parametrize("side", SIDES)
def test_every_space_is_in_reach_without_a_whirlpool(side: str) -> None:
    """Section 5.2, C-10: from the island, within the realm; seen in the north-west, wherever it may lie."""
    signs = sea((side, *(f"Q{n}A" for n in "1234" if n != side[1])))
    open_ = {name for name in NAMES if realm_of(name) == 0 and signs[name] != "W"}
    reached, edge = set[str](), ["F7", "G6"]
    while edge:
        name = edge.pop()
        if name in open_ and name not in reached:
            reached.add(name)
            edge += neighbours(name)
    assert reached == open_


def test_SD_R_16_coral_gains_never_exceed_the_deck() -> None:
    """Section 5.2, C-11: spaces and missions are 23 gains at most, and each keeps one card of 24."""
    spaces = max(PARTS.board(quarters).corals.bit_count() for quarters in SEAS)
    missions = sum(mission.coral for mission in PARTS.missions.values())
    assert spaces + missions == 12 + 11 == sum(PARTS.coral_deck) - 1


def openings(quarters: tuple[str, ...], shape: str, gold: int) -> int:
    """How many ways there are to open a game with a shape."""
    t = table(players=2, quarters=quarters, hands=[(shape, "O4")], gold=(gold, 4))
    return len(t.offered(f"place {shape}"))


@pytest.mark.parametrize(("shape", "least", "most"), [("X5", 2, 3), ("O4", 4, 6)])
def test_cost_free_openings_of_the_stiff_shapes(shape: str, least: int, most: int) -> None:
    """Section 5.8: over all seas."""
    free = [len(_free(quarters, shape)) for quarters in SEAS]
    assert (min(free), max(free)) == (least, most)


def test_every_shape_can_open_a_game_on_every_sea() -> None:
    """Section 5.2, C-9: six cost-free openings or more, nine of the tetrominoes; twelve for four gold."""
    for quarters in SEAS:
        for name, card in PARTS.cards.items():
            least = 2 if name == "X5" else 4 if name == "O4" else 9 if card.size == "medium" else 6
            assert len(_free(quarters, name)) >= least, (quarters, name)
            assert len(_payable(quarters, name, 4)) >= 12, (quarters, name)


def test_the_game_offers_those_openings() -> None:
    for quarters in (QUARTERS, ("Q3B", "Q4A", "Q1B", "Q2A")):
        for name in PARTS.cards:
            assert openings(quarters, name, 4) == len(_payable(quarters, name, 4))


def _payable(quarters: tuple[str, ...], shape: str, gold: int) -> list[int]:
    board = PARTS.board(quarters)
    return [
        mask
        for mask in _on_the_shore(shape)
        if 2 * (mask & board.costly).bit_count() <= gold + (mask & board.gold).bit_count()
    ]


def _free(quarters: tuple[str, ...], shape: str) -> list[int]:
    board = PARTS.board(quarters)
    return [mask for mask in _on_the_shore(shape) if not mask & board.costly]


@cache
def _on_the_shore(shape: str) -> list[int]:
    shore = PARTS.board(QUARTERS).shore
    return [mask for mask in PARTS.shapes[shape].masks if mask & shore]
