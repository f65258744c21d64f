"""The four realms: who counts there, and what each is worth (SD-REALM, SD-R-27 to SD-R-29)."""

from itertools import product
from random import Random

import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.scoring import Standing, shares
from tests.games.sea_dragons.table import Table, table
from tests.games.sea_dragons.voyages import CRUISES, states

STARFISH, SEAHORSE, JELLYFISH, NAUTILUS = range(4)
OPEN = (9, 8, 10, 9)  # whirlpools of the sea of the rules' drawing


def realms(t: Table, key: str) -> list[list[int]]:
    """One line of the sheet for each realm."""
    return [realm[key] for realm in GAME.score(t.g)["realms"]]


def points(*standing: tuple[int, int], open_: int, needs_a_dragon: bool = True) -> list[int]:
    """The VP of a realm; of each player the strength and the pieces."""
    return shares([Standing(*one) for one in standing], open_, GAME.parts(), needs_a_dragon)


# Section 7.2: dragons on the board and hidden ones together, pieces


@pytest.mark.parametrize(
    ("open_", "standing", "expected"),
    [
        (7, [(4, 15), (4, 11), (2, 8), (2, 7)], [21, 10, 0, 0]),
        (6, [(3, 10), (3, 10), (2, 9)], [18, 18, 0]),
        (5, [(3, 9), (2, 8), (2, 7)], [15, 7, 0]),
        (5, [(3, 9), (2, 8), (2, 8), (1, 5)], [15, 7, 7, 0]),
        (7, [(4, 12), (3, 14)], [14, 0]),
        (7, [(3, 11), (3, 11)], [0, 0]),
        (7, [(3, 11), (3, 10)], [14, 0]),
        (4, [(1, 0), (0, 0), (0, 0)], [12, 0, 0]),
        (4, [(1, 0), (1, 3), (0, 0)], [6, 12, 0]),
        (6, [(3, 12), (3, 11), (3, 11)], [18, 9, 9]),
        (1, [(2, 8), (1, 4), (0, 0), (0, 0)], [3, 1, 0, 0]),
        (0, [(2, 8), (1, 4), (0, 0), (0, 0)], [0, 0, 0, 0]),
    ],
    ids=[f"V-REALM-{number}" for number in range(1, 13)],
)
def test_SD_REALM_6_the_vectors(open_: int, standing: list[tuple[int, int]], expected: list[int]) -> None:
    """SD-REALM-4 to SD-REALM-14, SD-R-27, SD-R-28, SD-R-29: in every order of the seats."""
    for turn in range(len(standing)):
        assert points(*standing[turn:], *standing[:turn], open_=open_) == expected[turn:] + expected[:turn]
    assert points(*standing[::-1], open_=open_) == expected[::-1]


# Who counts where


def test_SD_REALM_1_four_realms_separated_by_the_currents() -> None:
    """SD-REALM-1, SD-R-6: the symbol belongs to the place, whichever quarter lies there."""
    for quarters in (("Q1A", "Q2A", "Q3A", "Q4A"), ("Q3B", "Q1A", "Q4A", "Q2B")):
        t = table("0 V3 A1 A2 B1; 0 V3 A14 A15 B15; 1 V3 O14 O15 N15; 2 V3 O1 O2 N1", quarters=quarters)
        told = GAME.score(t.g)["realms"]
        assert [realm["realm"] for realm in told] == ["starfish", "seahorse", "jellyfish", "nautilus"]
        assert realms(t, "dragons") == [[1, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]


@pytest.mark.parametrize(
    ("dragon", "dragons", "pieces"),
    [
        ("0 I5 C6 C7 C8 C9 C10", [1, 1, 0, 0], [2, 2, 0, 0]),
        ("0 I3 A8 B8 C8", [0, 0, 0, 0], [0, 0, 0, 0]),
        ("0 V3 F7 F8 E8", [1, 0, 0, 0], [1, 0, 0, 0]),
    ],
    ids=["V-COUNT-1", "V-COUNT-2", "V-COUNT-3"],
)
def test_SD_REALM_2_the_vectors(dragon: str, dragons: list[int], pieces: list[int]) -> None:
    """SD-REALM-2, SD-REALM-3, SD-R-36: across a current, wholly on it, with a single piece."""
    t = table(dragon)
    assert [realm[0] for realm in realms(t, "dragons")] == dragons
    assert [realm[0] for realm in realms(t, "pieces")] == pieces


def test_SD_REALM_2_a_dragon_counts_as_one_in_every_realm_where_it_is() -> None:
    """SD-REALM-2: however many pieces it has there."""
    t = table("0 L5 A7 A8 A9 A10 B10; 0 I3 D9 D10 D11; 1 P5 N4 N5 O4 O5 M4")
    assert realms(t, "dragons") == [[1, 0, 0], [2, 0, 0], [0, 0, 0], [0, 1, 0]]
    assert realms(t, "pieces") == [[1, 0, 0], [6, 0, 0], [0, 0, 0], [0, 5, 0]]


def test_SD_REALM_3_currents_belong_to_no_realm() -> None:
    """SD-REALM-3: 24 spaces, and the other 192 belong to one realm each."""
    board = table().g.board
    assert [realm.bit_count() for realm in board.realms] == [48] * 4
    assert board.currents.bit_count() == 24
    assert not any(realm & board.currents for realm in board.realms)
    assert sum(board.realms) | board.currents == GAME.parts().sea


def test_SD_REALM_4_dragons_on_the_board_and_hidden_ones() -> None:
    """SD-REALM-4: seat 0 has one of each kind, seat 1 two on the board; pieces decide."""
    t = table("0 I3 D5 D6 D7; 1 I3 E5 E6 E7; 1 I3 B1 C1 D1", corals=[["dragon-starfish", "dragon-nautilus"]])
    starfish = GAME.score(t.g)["realms"][STARFISH]
    assert (starfish["dragons"], starfish["hidden"]) == ([1, 2, 0], [1, 0, 0])
    assert starfish["pieces"] == [3, 6, 0]
    assert starfish["points"] == [13, 27, 0]
    nautilus = GAME.score(t.g)["realms"][NAUTILUS]
    assert (nautilus["dragons"], nautilus["hidden"]) == ([0, 0, 0], [1, 0, 0])
    assert nautilus["points"] == [27, 0, 0]


# What a realm is worth


def test_SD_REALM_5_three_points_for_every_open_whirlpool() -> None:
    """SD-REALM-5, SD-REALM-10: of that realm."""
    t = table("0 I3 D5 D6 D7; 0 I3 D9 D10 D11; 0 I3 J9 J10 J11; 0 I3 J5 J6 J7", players=4)
    assert [realm["whirlpools"] for realm in GAME.score(t.g)["realms"]] == list(OPEN)
    assert [shared[0] for shared in realms(t, "points")] == [27, 24, 30, 27]


@pytest.mark.parametrize("seat", [0, 1])
def test_SD_REALM_7_a_covered_whirlpool_is_worth_nothing(seat: int) -> None:
    """SD-REALM-5, SD-REALM-7: whoever covers it, two at once here."""
    before = table("0 I3 D5 D6 D7; 0 V3 E1 E2 F2")
    after = table(f"0 I3 D5 D6 D7; 0 V3 E1 E2 F2; {seat} V3 A2 B2 A3")
    assert GAME.score(before.g)["realms"][STARFISH]["whirlpools"] == 9
    assert GAME.score(before.g)["realms"][STARFISH]["points"] == [27, 0, 0]
    assert GAME.score(after.g)["realms"][STARFISH]["whirlpools"] == 7
    assert GAME.score(after.g)["realms"][STARFISH]["points"] == ([21, 0, 0], [21, 10, 0])[seat]


def test_SD_REALM_7_placing_on_a_whirlpool_lowers_the_value() -> None:
    """SD-REALM-7: V-PLACE-1's dragon, from 9 to 8."""
    t = table(
        "3 V3 F6 F7 G6; 1 V3 D6 E6 E7", players=4, mover=2, hands=[("L4", "S4"), ("L4", "S4"), ("N5", "V3")]
    )
    assert t.g.whirlpools_open(STARFISH) == 9
    t.play("place N5 D4 E4 E5 F5 G5")
    assert t.g.whirlpools_open(STARFISH) == 8


@pytest.mark.parametrize("open_", range(1, 13))
def test_SD_R_29_the_whole_amount_is_halved(open_: int) -> None:
    """SD-R-29, SD-REALM-6: 7 whirlpools are 21 and 10, not 21 and 9."""
    assert points((3, 9), (2, 9), (1, 9), open_=open_) == [3 * open_, 3 * open_ // 2, 0]


def test_SD_REALM_6_the_first_the_second_and_the_others() -> None:
    """SD-REALM-6: most dragons, however small; in every order."""
    assert points((3, 9), (2, 10), (1, 20), (4, 4), (1, 1), open_=4) == [6, 0, 0, 12, 0]


def test_SD_REALM_8_pieces_decide_for_the_first_and_for_the_second_place() -> None:
    """SD-REALM-8"""
    assert points((2, 8), (2, 9), (1, 3), open_=4) == [6, 12, 0]
    assert points((3, 9), (1, 3), (1, 4), open_=4) == [12, 0, 6]


def test_SD_REALM_9_hidden_dragons_and_currents_bring_no_pieces() -> None:
    """SD-REALM-9: two dragons each; 0 has one hidden, 1 has four of its nine pieces on the current."""
    t = table(
        "0 I5 B1 C1 D1 E1 F1; 1 I3 A7 A8 A9; 1 I3 C7 C8 C9; 2 V3 E6 E7 D7; 2 V3 C5 C4 B5",
        corals=[["dragon-starfish"]],
    )
    starfish = GAME.score(t.g)["realms"][STARFISH]
    assert starfish["pieces"] == [5, 2, 6]
    assert starfish["whirlpools"] == 7
    assert starfish["points"] == [10, 0, 21]


def test_SD_REALM_10_each_realm_on_its_own() -> None:
    """SD-REALM-10: first in one, second in another."""
    t = table("0 I3 D5 D6 D7; 0 I3 D9 D10 D11; 1 I4 A1 B1 C1 D1; 2 V3 F9 F10 G10; 2 I3 A14 B14 C14")
    assert realms(t, "points") == [[13, 27, 0], [12, 0, 24], [0, 0, 0], [0, 0, 0]]
    assert [GAME.score(t.g)["seats"][seat]["realms"] for seat in range(3)] == [25, 27, 24]


def test_SD_REALM_11_all_who_are_tied_get_the_whole() -> None:
    """SD-REALM-11: for the first place, and for the second."""
    assert points((2, 8), (2, 8), (2, 8), (1, 3), open_=5) == [15, 15, 15, 0]
    assert points((3, 9), (2, 8), (2, 8), (2, 8), open_=5) == [15, 7, 7, 7]


def test_SD_REALM_12_two_first_ones_and_no_second() -> None:
    """SD-REALM-12: who comes after a tie for the first place gets nothing."""
    assert points((2, 8), (2, 8), (2, 7), (1, 9), open_=5) == [15, 15, 0, 0]
    t = table("0 I3 D5 D6 D7; 1 I3 B1 C1 D1", corals=[(), (), ("dragon-starfish",)])
    assert GAME.score(t.g)["realms"][STARFISH]["points"] == [27, 27, 0]


def test_SD_REALM_13_of_two_players_only_the_first_and_two_for_a_whirlpool() -> None:
    """SD-REALM-13: on the table, and an empty realm brings nothing to nobody."""
    t = table("0 I3 D5 D6 D7; 1 I4 A1 B1 C1 D1", players=2, corals=[(), ("dragon-seahorse",)])
    assert realms(t, "points") == [[0, 18], [0, 16], [0, 0], [0, 0]]
    assert points((1, 1), (0, 0), open_=5) == [10, 0]


def test_SD_REALM_14_two_players_who_are_tied_get_nothing() -> None:
    """SD-REALM-14: after the pieces have been counted."""
    t = table("0 I3 D5 D6 D7; 1 I3 B1 C1 D1", players=2)
    assert realms(t, "points")[STARFISH] == [0, 0]
    t = table("0 I3 D5 D6 D7; 1 I3 B1 C1 D1", players=2, corals=[("dragon-starfish",), ("dragon-starfish",)])
    assert realms(t, "points")[STARFISH] == [0, 0]


# Rulings


def test_SD_R_27_nobody_is_first_or_second_without_a_dragon() -> None:
    """SD-R-27: an empty realm, and one with a single player."""
    assert points((0, 0), (0, 0), (0, 0), open_=5) == [0, 0, 0]
    assert points((1, 3), (0, 0), (0, 0), open_=5) == [15, 0, 0]
    assert points((0, 0), (0, 0), open_=5) == [0, 0]


def test_SD_R_27_unless_the_table_says_so() -> None:
    """SD-R-27: `second_place_needs_a_dragon` off, players without a dragon are ranked as well."""
    off = {"needs_a_dragon": False, "open_": 5}
    assert points((0, 0), (0, 0), (0, 0), **off) == [15, 15, 15]  # type: ignore[arg-type]
    assert points((1, 3), (0, 0), (0, 0), **off) == [15, 7, 7]  # type: ignore[arg-type]
    assert points((1, 3), (1, 2), (0, 0), **off) == [15, 7, 0]  # type: ignore[arg-type]
    assert points((0, 0), (0, 0), **off) == [0, 0]  # type: ignore[arg-type]
    t = table("0 I3 D5 D6 D7", second_place_needs_a_dragon=False)
    assert realms(t, "points") == [[27, 13, 13], [24, 24, 24], [30, 30, 30], [27, 27, 27]]
    assert realms(table("0 I3 D5 D6 D7"), "points") == [[27, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_SD_R_28_who_lost_the_tie_for_the_first_place_is_next_in_line() -> None:
    """SD-R-28: dragons first, then pieces."""
    assert points((4, 15), (4, 11), (3, 20), open_=7) == [21, 10, 0]
    assert points((2, 8), (3, 3), (2, 9), open_=4) == [0, 12, 6]


# A second way to count


def naive(standing: list[tuple[int, int]], open_: int, needs_a_dragon: bool = True) -> list[int]:
    """Player by player: how many are ahead of me, and how many beside me."""
    found = []
    for me in standing:
        ahead = sum(other > me for other in standing)
        beside = sum(other == me for other in standing) - 1
        leaders = sum(other == max(standing) for other in standing)
        if me[0] == 0 and needs_a_dragon:
            found.append(0)
        elif len(standing) == 2:
            found.append(2 * open_ if ahead + beside == 0 else 0)
        elif ahead == 0:
            found.append(3 * open_)
        else:
            found.append(3 * open_ // 2 if ahead == leaders == 1 else 0)
    return found


@pytest.mark.parametrize("needs_a_dragon", [True, False])
def test_SD_REALM_6_held_against_another_count(needs_a_dragon: bool) -> None:
    """SD-REALM-5 to SD-REALM-14, SD-R-27 to SD-R-29: all small standings of two and three, many of five."""
    keys = [(0, 0), (1, 0), (1, 2), (1, 3), (2, 2), (2, 5)]
    cases = [list(case) for players in (2, 3) for case in product(keys, repeat=players)]
    rng = Random(0)
    cases += [[rng.choice(keys) for _ in range(players)] for players in (4, 5) for _ in range(300)]
    for standing in cases:
        for open_ in (0, 3, 4):
            got = points(*standing, open_=open_, needs_a_dragon=needs_a_dragon)
            assert got == naive(standing, open_, needs_a_dragon), standing


def place(cell: str) -> int | None:
    """The realm of a space by its row and column; a current has none."""
    row, column = "ABCDEFGHIJKLMNO".index(cell[0]) - 7, int(cell[1:]) - 8
    return (
        None
        if 0 in (row, column)
        else (STARFISH if column < 0 else SEAHORSE)
        if row < 0
        else (NAUTILUS if column < 0 else JELLYFISH)
    )


@pytest.mark.parametrize("name", CRUISES)
def test_SD_REALM_4_the_sheet_of_random_games(name: str) -> None:
    """SD-REALM-2 to SD-REALM-9, SD-CORAL-11: counted anew from the dragons and the cards."""
    for g in list(states(name))[::11]:
        if not g.quarters:
            continue
        covered = {cell for dragon in g.dragons for cell in dragon.cells}
        needs = g.options.second_place_needs_a_dragon
        for realm, told in enumerate(GAME.score(g)["realms"]):
            inside = [
                (dragon.seat, sum(place(cell) == realm for cell in dragon.cells)) for dragon in g.dragons
            ]
            dragons = [sum(one == seat and n > 0 for one, n in inside) for seat in range(g.seats)]
            pieces = [sum(n for one, n in inside if one == seat) for seat in range(g.seats)]
            hidden = [cards.count(f"dragon-{told['realm']}") for cards in g.corals]
            open_ = sum(
                sign in "Ww" and place(cell) == realm and cell not in covered
                for cell, sign in g.board.signs.items()
            )
            standing = [(d + h, p) for d, h, p in zip(dragons, hidden, pieces, strict=True)]
            assert (told["dragons"], told["hidden"], told["pieces"]) == (dragons, hidden, pieces)
            assert told["whirlpools"] == open_
            assert told["points"] == naive(standing, open_, needs)
