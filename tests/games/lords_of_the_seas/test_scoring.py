"""Scoring (LS-SCORE, LS-R-55 to LS-R-62), and a second scorer that tries every choice (LS-R-58)."""

from functools import cache
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import pytest

from drakomor.games.lords_of_the_seas.drawing import lay
from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.games.lords_of_the_seas.scoring import sheet, total, verdict
from drakomor.games.lords_of_the_seas.state import Sea
from tests.games.lords_of_the_seas.table import table

EMPTY = ". . . . . . ."


def light(drawing: str, **options: Any) -> dict[str, Any]:
    """Light's line of the score sheet."""
    return sheet(lay(drawing, options=options), 0)


def worth(drawing: str, **options: Any) -> list[int]:
    """The VP of light's combinations, the best first."""
    return sorted((one["points"] for one in light(drawing, **options)["combinations"]), reverse=True)


def home(row: str) -> str:
    """A row of light's ships: `234...7`, a dot for an empty cell."""
    return " ".join("." if sign == "." else f"l{sign}" for sign in row)


# Sources


def test_LS_SCORE_1_four_sources() -> None:
    """LS-SCORE-1, LS-SCORE-10, LS-SCORE-11: combinations, ships on the enemy half, mercenaries, tokens."""
    t = table(
        """
        l2 . . . . . .
        .  . . . . . .
        .  lM10 . . . . .
        l4 l5 l6 . . . .
        """,
        points=[9, 0],
        mines_held=[2, 0],
        fakes_held=[1, 0],
        coins=(4, 0),
        market="M04",
    )
    told = sheet(t.g, 0)
    assert [one["points"] for one in told["combinations"]] == [2]
    assert told["enemy_half"] == 1
    assert [entry["points"] for entry in told["mercenaries"]] == [1]
    assert (told["tokens"], told["mines"]) == (9, -4)
    assert told["total"] == total(t.g, 0) == 2 + 1 + 1 + 9 - 4
    assert GAME.score(t.g)["seats"][0] == told


# Combinations


def test_LS_SCORE_2_a_combination_lies_in_one_row_or_one_column() -> None:
    """LS-SCORE-2: neighbouring cells; no diagonal, no corner, no gap."""
    assert worth(home("234....")) == [2]
    assert worth("l2 . . . . . .\nl3 . . . . . .\nl4 . . . . . .") == [2]
    assert worth("l2 . . . . . .\n. l3 . . . . .\n. . l4 . . . .") == []
    assert worth("l4 . . . . . .\nl2 l3 . . . . .") == []
    assert worth(home("23.4...")) == []
    assert worth(home("66.6...")) == []


def test_LS_SCORE_3_three_or_four_equal_numbers() -> None:
    """LS-SCORE-3"""
    told = light(home("777...."))
    assert told["combinations"] == [
        {"kind": "equal", "cells": ["A1", "B1", "C1"], "numbers": [7, 7, 7], "points": 3}
    ]
    assert worth(home("77.....")) == []
    (four,) = light("l7 l7 lM07 l7 . . .")["combinations"]
    assert (four["kind"], four["numbers"], four["points"]) == ("equal", [7, 7, 7, 7], 5)


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("234....", [2]),
        ("432....", [2]),
        ("243....", []),
        ("124....", []),
        ("123....", [2]),
        ("987....", [2]),
        ("246....", []),
        ("963....", []),
        (".12....", []),
        ("21.....", []),
    ],
)
def test_LS_SCORE_4_a_sequence_rises_or_falls_by_one(row: str, points: list[int]) -> None:
    """LS-SCORE-4"""
    assert worth(home(row)) == points


@pytest.mark.parametrize(
    ("length", "points"), [(1, []), (2, []), (3, [2]), (4, [3]), (5, [4]), (6, [5]), (7, [6])]
)
def test_LS_SCORE_5_a_sequence_is_worth_one_less_than_its_length(length: int, points: list[int]) -> None:
    """LS-SCORE-5, LS-SCORE-6, LS-R-57: along a row up to seven ships, along a column up to six."""
    numbers = "2345678"[:length]
    assert worth(home(numbers.ljust(7, "."))) == points
    assert worth(home(numbers[::-1].ljust(7, "."))) == points
    if length < 7:
        column = "\n".join(f"l{number} . . . . . ." for number in numbers)
        assert worth(column) == points


def test_LS_SCORE_6_one_or_two_ships_are_worth_nothing() -> None:
    """LS-SCORE-6"""
    assert [
        worth(home(row)) for row in ("3......", "34.....", "33.....", "34.33.2", "347....", "733....")
    ] == [[]] * 6


def test_LS_SCORE_7_a_ship_may_belong_to_a_row_and_to_a_column() -> None:
    """LS-SCORE-7"""
    assert worth("l4 . . . . . .\nl4 . . . . . .\nl4 l5 l6 . . . .") == [3, 2]


def test_LS_SCORE_8_a_ship_belongs_to_one_combination_of_a_line() -> None:
    """LS-SCORE-8: the 4 in the middle serves one side only, the better one; two 4s serve both."""
    assert worth(home("23444..")) == [3]
    assert worth(home("23432..")) == [2]
    assert worth(home("2344321")) == [3, 2]
    assert worth(home("234.456")) == [2, 2]


@pytest.mark.parametrize(
    ("between", "points"), [(".", []), ("d4", []), ("l4!", []), ("d4!", []), ("dM07", []), ("l4", [2])]
)
def test_LS_R_55_what_interrupts_a_line(between: str, points: list[int]) -> None:
    """LS-R-55, false: an empty cell, an enemy ship, a burning ship."""
    assert worth(f"l3 {between} l5 . . . .") == points


def test_LS_R_55_burning_in_combinations() -> None:
    """LS-R-55, true: the own burning ship counts, the enemy's does not."""
    assert worth("l3 l4! l5 . . . .", burning_in_combinations=True) == [2]
    assert worth("l3! l4! l5! . . . .", burning_in_combinations=True) == [2]
    assert worth("l3 d4! l5 . . . .", burning_in_combinations=True) == []
    assert worth("l3 l4! l5 . . . .", burning_in_combinations=False) == []


@pytest.mark.parametrize(("value", "three", "four"), [("3-5", 3, 5), ("4-6", 4, 6), ("2-3", 2, 3)])
def test_LS_R_56_equal_vp(value: str, three: int, four: int) -> None:
    """LS-R-56, every value: three and four equal numbers."""
    assert worth("l7 l7 l7 . . . .", equal_vp=value) == [three]
    assert worth("l7 l7 l7 lM07 . . .", equal_vp=value) == [four]


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("l6 l6 l6 lM07 lM05 . .", [5]),  # five equal ships: one group of four
        ("l6 l6 l6 lM07 lM05 lM12 .", [3, 3]),
        ("l6 l6 l6 lM07 lM05 lM12 lM03", [5, 3]),  # seven: 3 + 4
    ],
)
def test_LS_R_57_longer_lines_of_equal_ships(row: str, points: list[int]) -> None:
    """LS-R-57: five give one group, six 3 + 3, seven 3 + 4."""
    assert worth(row) == points
    assert all(one["kind"] == "equal" for one in light(row)["combinations"])


def test_LS_R_57_9_and_1_are_not_consecutive() -> None:
    """LS-R-57"""
    assert [worth(home(row)) for row in ("891....", "912....", "198....", "789123.")] == [[], [], [], [2, 2]]


def test_LS_R_57_a_run_may_be_cut_for_another_combination() -> None:
    """LS-R-57: 3-4-5-6 gives its 6 to three equal ships; for nothing in return a run stays whole."""
    assert worth(home("345666.")) == [3, 2]
    assert worth(home("6665432")) == [3, 3]
    assert worth(home("345678.")) == [5]


def test_LS_R_58_the_best_joint_choice_of_two_mercenaries() -> None:
    """LS-R-58: 4-5-6-7-8 would be worth 4; a 5 for the column leaves 5-6-7-8 in the row, worth 3 + 3."""
    drawing = """
        l5 .    .    . . . .
        l5 .    .    . . . .
        lM05 l5 l6 lM06 l8 . .
        """
    told = light(drawing)
    assert [entry["number"] for entry in told["mercenaries"]] == [5, 7]
    assert (told["total"], worth(drawing)) == (6, [3, 3])
    side_by_side = light("l5 lM05 lM06 l8 . . .")
    assert [entry["number"] for entry in side_by_side["mercenaries"]] == [6, 7]
    assert side_by_side["total"] == 3


def test_LS_R_58_the_maxima_of_the_two_players_are_independent() -> None:
    """LS-R-58: each has the best of the own ships, whatever the other one takes."""
    t = table("d6 d6 dM05 . . . .\n. . . . . . .\n. . . . . . .\nl7 l7 lM06 . . . .")
    assert [len(sheet(t.g, seat)["combinations"]) for seat in (0, 1)] == [1, 1]


# The enemy half, the total


def test_LS_SCORE_9_each_own_combat_ship_on_the_enemy_half() -> None:
    """LS-SCORE-9, LS-R-59: not the burning one; rows 4 to 6 for light, 1 to 3 for dark."""
    t = table(
        """
        l1 . . . . . d2
        . l3! . . . . .
        l4 . d5 . . . .
        l6 . d7 . . . .
        . d8! . . . . .
        d9 . d6 d6 . . l2
        """
    )
    assert [sheet(t.g, seat)["enemy_half"] for seat in (0, 1)] == [2, 4]


@pytest.mark.parametrize(("option", "points"), [(True, 2), (False, 1)])
def test_LS_R_59_mercenaries_on_the_enemy_half(option: bool, points: int) -> None:
    """LS-R-59, both values"""
    drawing = f"l4 . lM05 . . . .\n{EMPTY}\n{EMPTY}\nlM07 . . . . . ."
    assert light(drawing, mercenaries_on_enemy_half=option)["enemy_half"] == points


def test_LS_SCORE_10_tokens_and_mines() -> None:
    """LS-SCORE-10: VP tokens count their value, a real mine costs 2, the fake one nothing."""
    t = table(EMPTY, points=[7, 5], mines_held=[0, 3], fakes_held=[0, 1], market="M04")
    assert [sheet(t.g, seat)["total"] for seat in (0, 1)] == [7, -1]


def test_LS_SCORE_11_scoring_mercenaries_add_their_points() -> None:
    """LS-SCORE-11: all three at once."""
    told = light("lM10 l6 lM11+ . l4 l4 lM09")
    points = {entry["mercenary"]: entry["points"] for entry in told["mercenaries"]}
    assert points == {"M09": 1, "M10": 1, "M11": 4}
    assert told["total"] == 6 + sum(one["points"] for one in told["combinations"])


def last_turn(**facts: Any) -> Sea:
    """The game after its last turn, in which dark places a ship that changes no score."""
    t = table(EMPTY, mover=1, turns=31, hands=("1", "9"), market="", **facts)
    return t.play("place 9 C6", "draw 1").g


def test_LS_SCORE_12_the_higher_total_wins() -> None:
    """LS-SCORE-12: whoever has more coins."""
    g = last_turn(points=[5, 6], coins=(9, 0))
    assert (g.ended, g.winner, GAME.result(g), g.asks) == ("score", 1, (0.0, 1.0), {})
    other = last_turn(points=[7, 6], coins=(0, 9))
    assert (other.ended, other.winner, GAME.result(other)) == ("score", 0, (1.0, 0.0))


def test_LS_SCORE_13_on_a_tie_more_coins_win() -> None:
    """LS-SCORE-13, LS-R-62"""
    g = last_turn(points=[6, 6], coins=(2, 3))
    assert (g.ended, g.winner) == ("coins", 1)
    other = last_turn(points=[6, 6], coins=(3, 2))
    assert (other.ended, other.winner) == ("coins", 0)


def test_LS_R_60_a_total_may_be_negative() -> None:
    """LS-R-60: and -2 beats -4."""
    g = last_turn(mines_held=[1, 2])
    assert [sheet(g, seat)["total"] for seat in (0, 1)] == [-2, -4]
    assert (g.ended, g.winner) == ("score", 0)


def test_LS_R_61_draw() -> None:
    """LS-R-61, draw: a tie in VP and coins."""
    g = last_turn(points=[6, 6], coins=(3, 3))
    assert (g.ended, g.winner, GAME.result(g)) == ("draw", None, (0.5, 0.5))


@pytest.mark.parametrize("first", [0, 1])
def test_LS_R_61_second_player(first: int) -> None:
    """LS-R-61, second_player: who did not start wins the tie, and only the tie."""
    facts: dict[str, Any] = {"turns": first, "mover": 0, "options": {"final_tie": "second_player"}}
    tied = lay(EMPTY, points=[6, 6], coins=(3, 3), **facts)
    assert tied.first == first
    assert verdict(tied)[1] == 1 - first
    assert verdict(lay(EMPTY, points=[6, 6], coins=(3, 2), **facts)) == ("coins", 0)
    assert verdict(lay(EMPTY, points=[5, 6], coins=(3, 3), **facts)) == ("score", 1)


def test_LS_R_62_coins_are_no_points() -> None:
    """LS-R-62"""
    t = table(EMPTY, coins=(12, 3))
    assert [sheet(t.g, seat)["total"] for seat in (0, 1)] == [0, 0]
    assert sheet(t.g, 0)["coins"] == 12


# The second scorer: no dynamic programming, no bit sets, every choice tried

NUMBERS = {
    "M01": (1, 4, 7), "M02": (2, 5, 8), "M03": (3, 6, 9),
    "M04": (1, 2, 3), "M05": (4, 5, 6), "M06": (7, 8, 9),
    "M07": range(1, 10), "M08": (2, 4, 6, 8), "M09": range(1, 10),
    "M10": (3, 5, 7), "M11": (1, 9), "M12": range(1, 10),
}  # fmt: skip
VALUES = {"3-5": {3: 3, 4: 5}, "4-6": {3: 4, 4: 6}, "2-3": {3: 2, 4: 3}}
SEA_LINES = [[(x, y) for x in range(7)] for y in range(6)] + [[(x, y) for y in range(6)] for x in range(7)]


@cache
def segment_worth(numbers: tuple[int, ...], equal: str, bonus: int) -> int:
    """What a stretch of ships is worth as one combination; 0 if it is none."""
    if len(numbers) < 3:
        return 0
    if len(set(numbers)) == 1:
        return VALUES[equal].get(len(numbers), -bonus) + bonus
    steps = {after - before for before, after in pairwise(numbers)}
    return len(numbers) - 1 if steps in ({1}, {-1}) else 0


@cache
def line_worth(line: tuple[int | None, ...], equal: str, bonus: int) -> int:
    """The best of all ways to cut a line at some of its joints and to let each piece count for itself."""
    best = 0
    for count in range(len(line)):
        for cuts in combinations(range(1, len(line)), count):
            edges = [0, *cuts, len(line)]
            pieces = [line[start:end] for start, end in pairwise(edges)]
            whole = [tuple(number for number in piece if number is not None) for piece in pieces]
            best = max(
                best,
                sum(
                    segment_worth(ships, equal, bonus)
                    for ships, piece in zip(whole, pieces, strict=True)
                    if len(ships) == len(piece)
                ),
            )
    return best


class Scorer:
    """One seat's score, by the words of the rules."""

    def __init__(self, g: Sea, seat: int) -> None:
        self.g, self.seat = g, seat
        self.ships = {("ABCDEFG".index(cell[0]), int(cell[1]) - 1): ship for cell, ship in g.ships.items()}
        self.own = {at: ship for at, ship in self.ships.items() if ship.seat == seat}
        self.hired = {at: str(ship.what) for at, ship in self.own.items() if str(ship.what).startswith("M")}

    def afloat(self) -> set[tuple[int, int]]:
        return {at for at, ship in self.own.items() if not ship.burning}

    def combinations(self) -> int:
        counted = set(self.own) if self.g.options.burning_in_combinations else self.afloat()
        fixed = {at: int(self.own[at].what) for at in counted if at not in self.hired}
        bonus = int("M09" in self.hired.values())
        return max(
            self.lines({**fixed, **dict(zip(self.hired, numbers, strict=True))}, bonus)
            for numbers in product(*(NUMBERS[name] for name in self.hired.values()))
        )

    def lines(self, numbers: dict[tuple[int, int], int], bonus: int) -> int:
        rows = (tuple(numbers.get(at) for at in line) for line in SEA_LINES)
        return sum(line_worth(row, self.g.options.equal_vp, bonus) for row in rows)

    def enemy_half(self) -> int:
        rows = (3, 4, 5) if self.seat == 0 else (0, 1, 2)
        counted = self.afloat()
        if not self.g.options.mercenaries_on_enemy_half:
            counted -= set(self.hired)
        return sum(y in rows for _, y in counted)

    def mercenaries(self) -> int:
        """The Flagship and the Guardian; the Twin Flags are part of the combinations."""
        points = 0
        for (x, y), name in self.hired.items():
            if name == "M10":
                points += len({(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & self.afloat())
            if name == "M11":
                own = {f"{'ABCDEFG'[x]}{y + 1}" for x, y in self.own}
                points += sum(count for cell, count in self.g.shields.items() if cell in own)
                points += len(self.hired)
        return points

    def total(self) -> int:
        tokens = self.g.points[self.seat] - 2 * self.g.mines_held[self.seat]
        return self.combinations() + self.enemy_half() + self.mercenaries() + tokens


def scattered(rng: Random, options: dict[str, Any]) -> Sea:
    """A sea with ships thrown on it in runs, so that combinations are many and in each other's way."""
    fleets = [[number for number in range(1, 10) for _ in range(3)] for _ in (0, 1)]
    market = [*rng.sample(["M01", "M02", "M03", "M04", "M05", "M06"], 3), rng.choice(["M07", "M08", "M09"])]
    market.append(rng.choice(["M10", "M11", "M12"]))
    rows, shields = [["."] * 7 for _ in range(6)], 7
    for y, x in product(range(6), range(7)):
        if rng.random() < 0.2:
            continue
        seat = int(rng.random() < 0.35)
        if market and rng.random() < 0.12:
            shields -= 1
            rows[y][x] = "ld"[seat] + market.pop(rng.randrange(len(market))) + "+" * (shields >= 0)
            continue
        near = [
            int(sign[1])
            for sign in (rows[y][x - 1], rows[y - 1][x])
            if sign[0] == "ld"[seat] and sign[1] != "M"
        ]
        wanted = [number + step for number in near for step in (-1, 0, 0, 1)]
        choice = [number for number in wanted if number in fleets[seat]] or fleets[seat]
        if not choice:
            continue
        number = rng.choice(choice)
        fleets[seat].remove(number)
        mark = rng.choice(["", "", "", "", "!", "+", "++"])
        shields -= mark.count("+")
        rows[y][x] = f"{'ld'[seat]}{number}" + (mark if shields >= 0 else "")
    return lay(
        "\n".join(" ".join(row) for row in rows),
        hands=("", ""),
        points=[rng.randrange(9), rng.randrange(9)],
        mines_held=[rng.randrange(3), rng.randrange(3)],
        options=options,
    )


SCORING_OPTIONS = [
    {"equal_vp": equal, "burning_in_combinations": burning, "mercenaries_on_enemy_half": half}
    for equal, burning, half in product(VALUES, (False, True), (False, True))
]


@pytest.mark.parametrize("number", range(len(SCORING_OPTIONS)))
def test_LS_R_58_no_choice_of_combinations_and_numbers_is_better(number: int) -> None:
    """LS-R-58, LS-SCORE-1 to LS-SCORE-11: thirty random seas for each, both seats, every choice tried."""
    rng = Random(number)
    for _ in range(30):
        g = scattered(rng, SCORING_OPTIONS[number])
        for seat in (0, 1):
            scorer = Scorer(g, seat)
            assert total(g, seat) == scorer.total(), GAME.score(g)
            check_sheet(g, seat, scorer)


def check_sheet(g: Sea, seat: int, scorer: Scorer) -> None:
    """The sheet adds up to the total, and its combinations are ones that may stand side by side."""
    told = sheet(g, seat)
    used: set[tuple[str, bool]] = set()
    for one in told["combinations"]:
        numbers, cells = tuple(one["numbers"]), one["cells"]
        assert segment_worth(numbers, g.options.equal_vp, 0) == one["points"] > 0
        upright = cells[0][0] == cells[1][0]
        places = {(cell, upright) for cell in cells}
        assert len(places) == len(cells)
        assert not places & used
        used |= places
    for entry in told["mercenaries"]:
        assert entry["number"] in NUMBERS[entry["mercenary"]]
    parts = [one["points"] for one in (*told["combinations"], *told["mercenaries"])]
    assert told["total"] == sum(parts) + told["enemy_half"] + told["tokens"] + told["mines"]
    assert told["enemy_half"] == scorer.enemy_half()
