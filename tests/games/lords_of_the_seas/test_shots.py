"""Chapter 6: shots, what they pass and what stops them (LS-SHOT, LS-R-24 to LS-R-28).

The layout in all drawings is the intro one:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

import pytest

from drakomor.kernel import CHANCE
from tests.games.lords_of_the_seas.table import Table, table

DRAWING = (CHANCE, "draw")
STAR = """
    . . . d1 . . .
    . . . d2 . . .
    . . . d3! . . .
    d4 d5 l1 . l2! d6 d7
    . . . d9 . . .
    . . . d8 . . .
"""  # round D3, an O cell
NORTH_FAN = """
    d1 . . . . . .
    . d2 . . . . .
    . . l4 . . . d3
    . . . d5! . d4 .
    . . . l1 . . .
    . . . d6 . d7 .
"""  # round E2, a D cell
SOUTH_FAN = "\n".join(reversed(NORTH_FAN.strip().splitlines()))  # the same, round E5
COLUMN = """
    . . . {last} . . .
    . . . {next} . . .
    . . . . . . .
    . . . . . . .
    . . . l8 . . .
    . . . l6 . . .
"""  # above D3, an O cell


def hits(t: Table) -> list[str]:
    """What each shot came to, and where."""
    shots = ("burned", "absorbed", "bounced")
    return [f"{event['kind']} {event['cell']}" for event in t.events if event["kind"] in shots]


def column(next_: str, last: str, number: int = 2, **facts: object) -> Table:
    """Light places a ship on D3, an O cell, below two enemies in its column."""
    sea = COLUMN.format(next=next_, last=last)
    return table(sea, hands=(str(number), "9"), **facts).play(f"place {number} D3")


@pytest.mark.parametrize(("way", "cell"), [("E", "F3"), ("N", "D5"), ("S", "D2"), ("W", "B3")])
def test_LS_SHOT_1_the_first_enemy_along_a_row_or_column(way: str, cell: str) -> None:
    """LS-SHOT-1, LS-SHOT-2, LS-SHOT-3, LS-CELL-2: own and burning ships are passed."""
    t = table(STAR, hands=("2", "4")).play("place 2 D3")
    assert t.asked == (0, "shoot")
    assert t.options == ["E", "N", "S", "W"]
    t.play(way)
    assert hits(t) == [f"burned {cell}"]
    assert {at for at, ship in t.g.ships.items() if ship.burning} == {"D4", "E3", cell}


@pytest.mark.parametrize(
    ("sea", "at", "way", "cell"),
    [
        (NORTH_FAN, "E2", "NE", "F3"),
        (NORTH_FAN, "E2", "NW", "B5"),
        (NORTH_FAN, "E2", "SE", "F1"),
        (NORTH_FAN, "E2", "SW", "D1"),
        (SOUTH_FAN, "E5", "NE", "F6"),
        (SOUTH_FAN, "E5", "NW", "D6"),
        (SOUTH_FAN, "E5", "SE", "F4"),
        (SOUTH_FAN, "E5", "SW", "B2"),
    ],
)
def test_LS_SHOT_1_the_first_enemy_along_a_diagonal(sea: str, at: str, way: str, cell: str) -> None:
    """LS-SHOT-1, LS-SHOT-2, LS-SHOT-3, LS-CELL-3: past light's C4 or C3 and the burning D3 or D4."""
    t = table(sea, hands=("2", "4")).play(f"place 2 {at}")
    assert t.options == ["NE", "NW", "SE", "SW"]
    assert hits(t.play(way)) == [f"burned {cell}"]


def test_LS_SHOT_1_dark_shoots_at_light() -> None:
    """LS-SHOT-1: the enemy is whoever did not place the ship."""
    sea = """
        . . d6 . . . .
        . . . d8 l4 . .
        . . l1 . . . .
        . . l2 . . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, mover=1, hands=("9", "2")).play("place 2 C5")
    assert t.options == ["E", "S"]
    assert hits(t.play("S")) == ["burned C4"]


def test_LS_SHOT_4_an_ordinary_ship_burns_and_stays() -> None:
    """LS-SHOT-4."""
    t = column("d5", ".")
    ship = t.g.ships["D5"]
    assert (ship.seat, ship.what, ship.burning) == (1, 5, True)
    assert t.g.discards == [(), ()]
    assert t.told("burned") == [{"kind": "burned", "by": "D3", "cell": "D5", "seat": 1, "number": 5}]


@pytest.mark.parametrize(("sign", "left", "supply"), [("d5+", {}, 7), ("d5++", {"D5": 1}, 6)])
def test_LS_SHOT_5_a_shield_is_lost_instead(sign: str, left: dict[str, int], supply: int) -> None:
    """LS-SHOT-5, LS-TOKEN-2: one of them; it returns to the supply, and the ship behind is safe."""
    t = column(sign, "d6")
    assert hits(t) == ["absorbed D5"]
    assert t.g.shields == left
    assert t.g.supply["shields"] == supply
    assert not any(ship.burning for ship in t.g.ships.values())


def test_LS_SHOT_6_a_mercenary_ends_the_shot_unharmed() -> None:
    """LS-SHOT-6, LS-MERC-8: what lies behind it is safe; its shield token, if any, is kept."""
    t = column("dM05+", "d6")
    assert hits(t) == ["bounced D5"]
    assert t.g.shields == {"D5": 1}
    assert t.g.ships["D5"].what == "M05"
    assert not any(ship.burning for ship in t.g.ships.values())


def test_LS_SHOT_7_a_burning_ship_cannot_be_shot_again() -> None:
    """LS-SHOT-7, LS-R-25: it is no target, and so its direction cannot be chosen."""
    t = column("d5!", "d6!")
    assert hits(t) == []
    assert {"kind": "nothing", "seat": 0, "effect": "shot"} in t.events
    assert t.g.ships["D5"].burning
    assert t.g.discards == [(), ()]
    assert t.asked == DRAWING


def test_LS_R_24_a_shot_goes_to_the_edge_of_the_sea() -> None:
    """LS-R-24: from the cell of the ship just placed, over empty cells and mines, through both halves."""
    sea = """
        d1 . . . . . .
        * . . . . . .
        . . . . . . .
        * . . . . . .
        . . . . . . .
        . * * . . . d2
    """
    t = table(sea, hands=("3", "9")).play("place 3 A1")
    assert t.options == ["E", "N"]
    assert hits(t.play("N")) == ["burned A6"]
    assert sorted(t.g.mines) == ["A3", "A5", "B1", "C1"]


@pytest.mark.parametrize(("at", "enemy"), [("E5", "G3"), ("E2", "G4")])
def test_LS_R_24_shots_work_the_same_in_both_halves(at: str, enemy: str) -> None:
    """LS-R-24: along a diagonal across the middle line, from either side of it."""
    signs = {at[0] + str(int(at[1]) + 1): "l8", enemy: "d6"}
    rows = [" ".join(signs.get(f"{letter}{row}", ".") for letter in "ABCDEFG") for row in range(6, 0, -1)]
    t = table("\n".join(rows), hands=("2", "9")).play(f"place 2 {at}")
    assert hits(t) == [f"burned {enemy}"]


def test_LS_R_25_only_directions_with_a_target() -> None:
    """LS-R-25: a mercenary is one; with a single direction left the shot is fired without a question."""
    sea = """
        . . . . . . .
        . . . d5! . . .
        . . . . . . .
        . l8 . . . . dM05
        . . . l8 . . .
        . . . d6 . . .
    """
    t = table(sea, hands=("2", "9")).play("place 2 D3")
    assert t.options == ["E", "S"]
    assert t.why(0, "N") == "LS-R-25"
    assert t.why(0, "W") == "LS-R-25"
    assert t.why(0, "NE") == "LS-SHOT-1"
    assert hits(t.play("E")) == ["bounced G3"]
    assert hits(column("d5", ".")) == ["burned D5"]


def test_LS_R_25_no_target_no_shot() -> None:
    """LS-R-25, LS-R-16."""
    t = column(".", ".")
    assert {"kind": "nothing", "seat": 0, "effect": "shot"} in t.events
    assert t.asked == DRAWING


def test_LS_R_26_the_second_shot_passes_the_ship_that_began_to_burn() -> None:
    """LS-R-26: a 9 on O; both fly along the column, one after the other."""
    assert hits(column("d5", "d6", 9)) == ["burned D5", "burned D6"]


def test_LS_R_26_two_shots_may_hit_a_shielded_ship_twice() -> None:
    """LS-R-26, LS-SHOT-5."""
    t = column("d5+", "d6", 9)
    assert hits(t) == ["absorbed D5", "burned D5"]
    assert (t.g.shields, t.g.supply["shields"]) == ({}, 7)


def test_LS_R_26_each_shot_has_a_free_direction() -> None:
    """LS-R-26: of a 9 on O, of a 9 on D, and of mercenaries."""
    t = table(STAR, hands=("9", "4")).play("place 9 D3", "E")
    assert t.options == ["E", "N", "S", "W"]
    assert hits(t.play("W")) == ["burned F3", "burned B3"]
    t = table(NORTH_FAN, hands=("9", "4")).play("place 9 E2", "SE")
    assert t.options == ["NE", "NW", "SW"]
    assert hits(t.play("SW")) == ["burned F1", "burned D1"]


@pytest.mark.parametrize(
    ("mercenary", "sea", "cell", "answers", "told"),
    [
        ("M05", STAR, "D3", ["E", "E"], ["burned F3", "burned G3"]),
        ("M05", STAR, "D3", ["W", "E"], ["burned B3", "burned F3"]),
        ("M06", NORTH_FAN, "E2", ["NE", "NE"], ["burned F3", "burned G4"]),
        ("M06", NORTH_FAN, "E2", ["NW", "SE"], ["burned B5", "burned F1"]),
    ],
)
def test_LS_R_26_two_shots_of_a_mercenary(
    mercenary: str, sea: str, cell: str, answers: list[str], told: list[str]
) -> None:
    """LS-R-26: in the same direction or in different ones."""
    t = table(sea, hands=("2", "4"), coins=(3, 0), market="M01 M05 M06 M07 M10")
    assert hits(t.play(f"buy {mercenary} {cell}", *answers)) == told
    assert t.asked == (0, "turn")


def test_LS_R_27_the_shield_is_spent_without_asking_its_owner() -> None:
    """LS-R-27: after the shot the turn goes on, and dark was never asked."""
    t = column("d5+", ".")
    assert hits(t) == ["absorbed D5"]
    assert t.asked == DRAWING


@pytest.mark.parametrize(("mercenary", "cell"), [("M05", "E5"), ("M06", "E4"), ("M08", "D4")])
def test_LS_R_28_shots_of_mercenaries_consume_shields(mercenary: str, cell: str) -> None:
    """LS-R-28, LS-SHOT-5."""
    sea = """
        . . . . . . .
        . . . d5+ . l8 .
        . . . . . l8 .
        . . . l8 . . .
        . . . . . . .
        . . . . . . .
    """
    t = table(sea, hands=("2", "9"), coins=(4, 0), market="M01 M05 M06 M08 M10")
    t.play(f"buy {mercenary} {cell}")
    assert hits(t)[0] == "absorbed D5"
    assert (t.g.shields, t.g.supply["shields"]) == ({}, 7)


def test_LS_R_28_a_shield_keeps_the_boarding_mercenary_away() -> None:
    """LS-R-28, LS-MERC-17: and is not consumed by that."""
    t = table("d5+ d6 . . . . .", hands=("2", "9"), coins=(5, 0), market="M01 M03 M05 M07 M12")
    assert t.cells("buy M12") == ["B1", "C1", "D1", "E1", "F1", "G1"]
    assert t.why(0, "buy", "M12", "A1") == "LS-MERC-17"
    t.play("buy M12 B1")
    assert (t.g.shields, t.g.supply["shields"]) == ({"A1": 1}, 6)


def test_LS_R_28_a_shield_does_not_help_against_mines() -> None:
    """LS-R-28: the starting shield is on the ship when the mine goes off, and stays there."""
    t = table("* . . . . . .", hands=("2", "9"), starting_shield=True).play("place 2 A1")
    assert t.kinds()[:3] == ["placed", "shielded", "set_off_mine"]
    assert (t.g.shields, t.g.mines_held, t.g.supply["shields"]) == ({"A1": 1}, [1, 0], 6)


def test_LS_R_29_the_starting_shield_comes_before_the_effects() -> None:
    """LS-R-29: it is the last token of the supply here, so the effect of the 1 finds none."""
    t = table("d5+++ d6+++ . . . . .", hands=("1", "9"), starting_shield=True).play("place 1 D1", "ship")
    assert t.g.shields == {"A1": 3, "B1": 3, "D1": 1}
    assert {"kind": "nothing", "seat": 0, "effect": "shield"} in t.events
    assert t.kinds().index("shielded") < t.kinds().index("nothing")


def test_LS_R_29_it_is_on_the_ship_before_the_cell_effect() -> None:
    """LS-R-29, LS-SETUP-11: placed, shielded, and only then the VP of the cell."""
    t = table(". . . . . . .", hands=("2", "9"), starting_shield=True)
    assert not any(option.startswith("buy") for option in t.options)
    assert t.play("place 2 A1").kinds() == ["placed", "shielded", "gained", "gained"]
    assert not t.g.starting_shield
