"""Chapter 2: the sequence of a turn, what is asked in it and in which order (LS-TURN, LS-R-12 to LS-R-17).

The layout in all drawings is the intro one:

      A B C D E F G
  6   V M R D M D R
  5   M S O V D V O
  4   D O V O R O S
  3   D O V O R O S
  2   M S O V D V O
  1   V M R D M D R
"""

from itertools import product

import pytest

from drakomor.kernel import CHANCE, in_order
from tests.games.lords_of_the_seas.table import Table, begin, table

DRAWING = (CHANCE, "draw")
SIX_LETTERS = {"A1": "V", "E1": "M", "D1": "D", "G1": "R", "B2": "S", "C2": "O"}  # of the intro sea


def prompts(t: Table, *answers: str) -> list[str]:
    """What is asked before each of the answers, and after the last."""
    return [t.asked[1], *(t.play(answer).asked[1] for answer in answers)]


def test_LS_TURN_1_players_alternate() -> None:
    """LS-TURN-1."""
    t = table(". . . . . . .", hands=("2 4", "2 4"))
    seats = []
    for cell in ("A1", "A6", "C1", "C6"):
        seats.append(t.asked)
        t.play(f"place {2 if cell[0] == 'A' else 4} {cell}", "draw 1")
    assert seats == [(0, "turn"), (1, "turn"), (0, "turn"), (1, "turn")]
    assert t.asked == (0, "turn")


def test_LS_TURN_2_exactly_one_ship_of_the_hand() -> None:
    """LS-TURN-2: the main action cannot be declined, and not be repeated."""
    t = table(". . . . . . .", hands=("2 4 4", "1"), coins=(3, 0))
    assert "end" not in t.options
    assert t.why(0, "end") == "LS-TURN-2"
    assert t.why(0, "place", 5, "A1") == "LS-SETUP-9"
    t.play("place 4 A1")
    assert t.g.hands[0] == (2, 4)
    assert list(t.g.ships) == ["A1"]
    assert t.asked == (0, "after")
    assert t.why(0, "place", 4, "C1") == "LS-TURN-2"
    assert t.play("end").asked == DRAWING


def test_LS_TURN_3_effects_of_cell_and_ship_in_the_order_the_player_likes() -> None:
    """LS-TURN-3, LS-R-17: on S, a reserve ship and a shield; each is finished before the other starts."""
    t = table(". l8 . . . . .", hands=("1", "1")).play("place 1 B2")
    assert t.asked == (0, "order")
    assert t.options == ["cell", "ship"]
    assert t.g.asks[0].about == {"cell": "reserve_ship", "ship": "shield"}
    assert prompts(t, "cell", "draw 7", "B1") == ["order", "draw", "shield", "draw"]
    assert t.kinds() == ["placed", "drew", "gained", "shielded"]
    t = table(". l8 . . . . .", hands=("1", "1")).play("place 1 B2")
    assert prompts(t, "ship", "B1", "draw 7") == ["order", "shield", "draw", "draw"]
    assert t.kinds() == ["placed", "shielded", "drew", "gained"]


@pytest.mark.parametrize(("order", "mines"), [(("cell", "D4"), {}), (("ship", "D4"), {"D4": "R"})])
def test_LS_TURN_3_a_step_sees_what_the_steps_before_it_did(
    order: tuple[str, ...], mines: dict[str, str]
) -> None:
    """LS-TURN-3, LS-R-17: a 7 on M removes the mine laid before it, or finds none and lays it after."""
    t = table(". . . . . . .", hands=("7", "1")).play("place 7 B1", *order)
    assert t.g.mines == mines
    assert t.asked == DRAWING


@pytest.mark.parametrize(("letter", "number"), list(product("VODRMS", range(1, 10))))
def test_LS_R_17_the_order_is_asked_where_it_can_matter(letter: str, number: int) -> None:
    """LS-R-17, LS-TURN-3: by the types of the two effects alone, whether they have a target or not."""
    cell = next(cell for cell, other in SIX_LETTERS.items() if other == letter)
    t = table(". l8 l8 . . . .", hands=(str(number), "1")).play(f"place {number} {cell}")
    matters = letter in "ODRMS" and number in (1, 3, 5, 7) and (letter, number) not in {("O", 3), ("R", 5)}
    assert (t.asked[1] == "order") == matters
    if matters:
        assert t.options == ["cell", "ship"]


def test_LS_R_17_the_order_is_not_asked_over_a_burning_ship() -> None:
    """LS-R-17, LS-R-22: one effect is left, and needs no order."""
    t = table("l2 l4! . . . . .", hands=("1", "1")).play("place 1 B1")
    assert t.asked == (0, "shield")


def test_LS_R_17_a_9_carries_out_the_cell_effect_twice_one_after_the_other() -> None:
    """LS-R-17, LS-SHIP-9: no order is asked."""
    t = table(". . . . . . .", hands=("9", "1"))
    assert prompts(t, "place 9 B1", "D4", "E4") == ["turn", "mine", "mine", "draw"]
    assert sorted(t.g.mines) == ["D4", "E4"]


def test_LS_TURN_4_one_purchase_in_a_turn() -> None:
    """LS-TURN-4: optional, at most once, before or after; in the next turn again."""
    t = table("l2 . . . . . .", hands=("2 4", "2 4"), coins=(9, 0))
    assert t.cells("buy M03") == ["A2", "B1", "C1", "D1", "E1", "F1", "G1"]
    t.play("buy M03 A2")
    assert {option.split()[0] for option in t.options} == {"place"}
    assert t.why(0, "buy", "M01", "B1") == "LS-TURN-4"
    t.play("place 2 C1")
    assert t.asked == DRAWING
    t.play("draw 1", "place 2 A6", "draw 1")
    assert t.cells("buy M01") == ["A3", "B1", "B2", "C2", "D1", "E1", "F1", "G1"]


def test_LS_TURN_5_the_purchase_comes_before_or_after_the_main_action() -> None:
    """LS-TURN-5, LS-TURN-7: before it the main action follows, after it the turn closes."""
    t = table(". . . . . . .", hands=("2", "1"), coins=(3, 0))
    assert prompts(t, "buy M03 A1", "place 2 C1") == ["turn", "turn", "draw"]
    assert t.g.ships.keys() == {"A1", "C1"}
    t = table(". . . . . . .", hands=("2", "1"), coins=(3, 0))
    assert prompts(t, "place 2 C1", "buy M03 A1") == ["turn", "after", "draw"]
    assert t.g.ships.keys() == {"A1", "C1"}


def test_LS_TURN_6_the_closing_action_draws_one_ship() -> None:
    """LS-TURN-6, LS-R-44: from the own main pile, and one even if the hand is larger."""
    t = table(". . . . . . .", hands=("1 2 3", "1 2 3 4 5"), mover=1, extra_ships=[0, 2])
    main, reserve = list(t.g.main), list(t.g.reserve)
    t.play("place 2 C6")
    ask = t.g.asks[CHANCE]
    assert (ask.prompt, ask.about, ask.to) == ("draw", {"pile": "main"}, (1,))
    assert ask.odds == (2, 2, 2, 2, 2, 3, 3, 3, 3)  # the ships of dark that nobody has seen
    t.play("draw 9")
    assert t.g.hands == [(1, 2, 3), (1, 3, 4, 5, 9)]
    assert (t.g.main, t.g.reserve) == ([main[0], main[1] - 1], reserve)
    assert t.asked == (0, "turn")


def test_LS_TURN_7_a_turn_puts_one_or_two_ships_on_the_sea() -> None:
    """LS-TURN-7."""
    one = table(". . . . . . .", hands=("2", "1"), coins=(9, 0)).play("place 2 A1", "end", "draw 1")
    two = table(". . . . . . .", hands=("2", "1"), coins=(9, 0)).play("place 2 A1", "buy M03 B1", "draw 1")
    assert (one.asked, two.asked) == ((1, "turn"), (1, "turn"))
    assert one.sea.splitlines()[-1].split() == ["1", "l2", ".", ".", ".", ".", ".", "."]
    assert two.sea.splitlines()[-1].split() == ["1", "l2", "lM03", ".", ".", ".", ".", "."]


def test_LS_TURN_8_effects_take_place_at_once() -> None:
    """LS-TURN-8, LS-CELL-7, LS-SHIP-11: a shield that nobody can use is lost, not kept for the next turn."""
    t = table("l2 . . . . . .", hands=("5 2", "2 4"), coins=(5, 0))
    t.play("place 5 A2", "cell", "D4")
    assert t.told("nothing") == [{"kind": "nothing", "seat": 0, "effect": "repair"}]
    assert t.asked == (0, "after")
    assert not any(option.startswith("repair") for option in t.options)


def test_LS_R_12_no_purchase_between_the_two_effects() -> None:
    """LS-R-12: from the placement until both effects are done, only they are asked for."""
    t = table("l2 . . . . . .", hands=("1", "1"), coins=(9, 0)).play("place 1 A2")
    assert t.options == ["cell", "ship"]
    t.play("cell")
    assert {len(option) for option in t.options} == {2}  # cells for a mine
    t.play("D4")
    assert t.options == ["A1", "A2"]  # ships for a shield
    assert t.play("A1").asked == (0, "after")


def test_LS_R_13_a_purchase_needs_the_coins() -> None:
    """LS-R-13, LS-MERC-2: the market is M01, M03 and M05 at 3, M07 at 4, M10 at 5."""
    affordable = []
    for coins in (2, 3, 4, 5):
        t = table(". . . . . . .", hands=("1", "1"), coins=(coins, 9))
        affordable.append(" ".join(sorted({option.split()[1] for option in t.options if "buy" in option})))
    assert affordable == ["", "M01 M03 M05", "M01 M03 M05 M07", "M01 M03 M05 M07 M10"]
    assert table(". . . . . . .", coins=(2, 9)).why(0, "buy", "M01", "A1") == "LS-MERC-2"


def test_LS_R_13_a_purchase_needs_a_legal_cell() -> None:
    """LS-R-13: coins enough, but every cell is closed; nothing is offered, and the turn closes."""
    sea = """
        d4 . . . . . .
        . d1 d1 d2 d2 d3 d3
    """
    t = table(sea, hands=("2", "1"), coins=(9, 0))
    assert t.cells("buy M01") == ["A1"]
    assert t.play("place 2 A1").asked == DRAWING


def test_LS_R_14_coins_of_the_main_action_pay_for_a_purchase_after_it() -> None:
    """LS-R-14."""
    t = table(". . . . . . .", hands=("2", "1"), coins=(2, 0))
    assert not any(option.startswith("buy") for option in t.options)
    t.play("place 2 A1")
    assert t.cells("buy M05") == ["A2", "B1", "C1", "D1", "E1", "F1", "G1"]
    t.play("buy M05 C1")
    assert t.g.coins[0] == 0


def test_LS_R_14_a_ship_taken_before_the_main_action_may_be_placed_in_it() -> None:
    """LS-R-14."""
    t = table("l2 . . . . . .", hands=("2", "1"), coins=(4, 0))
    t.play("buy M07 B1", *(f"look {number}" for number in (1, 1, 3, 4, 5, 6, 7, 8, 9)))
    assert t.asked == (0, "pick_reserve")
    assert t.options == ["1", "3", "4", "5", "6", "7", "8", "9"]
    t.play("7", "place 7 C1")
    assert t.g.ships["C1"].what == 7
    assert t.g.hands[0] == (2,)


CHOICES = [  # what is to be chosen, the sea, the hand, what leads to the choice, what it leads to
    ("shoot", ". . d2 . . d4 .\n. l2 . . . . .\n. . . . . . .", "2", ["place 2 C2"], "shot", "burned"),
    ("repair", "l4! . . . . . .", "5", ["place 5 B1", "ship"], "repair", "repaired"),
    ("shield", ". . . . . . .", "1", ["place 1 A1"], "shield", "shielded"),
    ("remove_mine", ". . * . . . .\n. . . . . . .", "7", ["place 7 A1"], "remove_mine", "removed_mine"),
]


@pytest.mark.parametrize(("prompt", "sea", "hand", "answers", "effect", "done"), CHOICES)
def test_LS_R_15_an_effect_with_a_target_must_be_carried_out(
    prompt: str, sea: str, hand: str, answers: list[str], effect: str, done: str
) -> None:
    """LS-R-15, option effects_optional false: with one target it is done without a question."""
    t = table(sea, hands=(hand, "1")).play(*answers)
    assert t.asked[1] != prompt
    assert done in t.kinds()


@pytest.mark.parametrize(("prompt", "sea", "hand", "answers", "effect", "done"), CHOICES)
def test_LS_R_15_effects_may_be_skipped_with_the_option(
    prompt: str, sea: str, hand: str, answers: list[str], effect: str, done: str
) -> None:
    """LS-R-15, option effects_optional true: every choice is asked, even of one thing, and may be refused."""
    t = table(sea, hands=(hand, "1"), options={"effects_optional": True}).play(*answers)
    assert t.asked == (0, prompt)
    assert len(t.options) == 2
    assert t.options[1] == "skip"
    before = t.sea
    assert done in Table(t.g).play(t.options[0]).kinds()
    t.play("skip")
    assert t.sea == before
    assert {"kind": "skipped", "seat": 0, "effect": effect} in t.events


def test_LS_R_15_no_skip_without_the_option() -> None:
    """LS-R-15: a mine must be laid, even if that hurts."""
    t = table("l2 . . . . . .", hands=("2", "1")).play("place 2 B1")
    assert t.asked == (0, "mine")
    assert "skip" not in t.options
    assert t.why(0, "skip") == "LS-R-15"


def test_LS_R_15_mines_of_cell_and_mercenary_may_be_skipped() -> None:
    """LS-R-15: each of the three steps of `lay_mines` is a choice of its own."""
    t = table(
        "l2 . . . . . .",
        hands=("2", "1"),
        coins=(3, 0),
        market="M01 M03 M04 M07 M10",
        options={"effects_optional": True},
    )
    t.play("buy M04 A2")
    for prompt, answer in (("mine", "D4"), ("mine", "skip"), ("fake_mine", "skip")):
        assert t.asked == (0, prompt)
        assert t.options[-1] == "skip"
        t.play(answer)
    assert t.g.mines == {"D4": "R"}
    t.play("place 2 B1", "skip")
    assert t.g.mines == {"D4": "R"}


def test_LS_R_15_picking_from_the_reserve_may_be_skipped() -> None:
    """LS-R-15: then the pile stays closed, no ship is taken, and no extra-ship token."""
    t = table("l2 . . . . . .", hands=("2", "1"), coins=(4, 0), options={"effects_optional": True})
    t.play("buy M07 B1")
    assert t.asked == (0, "search")
    assert t.options == ["search", "skip"]
    assert prompts(Table(t.g), "search") == ["search", "look"]
    t.play("skip")
    assert (t.g.hands[0], t.g.reserve[0], t.g.extra_ships[0]) == ((2,), 9, 0)
    assert t.asked == (0, "turn")


def test_LS_R_15_what_needs_no_choice_is_not_skipped() -> None:
    """LS-R-15: VP, coins and reserve ships come with the option too."""
    t = table("l8 l8 . . . . .", hands=("2 4", "1"), options={"effects_optional": True})
    t.play("place 2 B2")
    assert t.asked == DRAWING
    t.play("draw 9")
    assert (t.g.coins[0], t.g.extra_ships[0]) == (1, 1)


FULL = """
    l1 l1 l1 l2 l2 l2 l3
    l3 l3 l4 l4 l4 l5 l5
    d1 d1 d1 d2 d2 d2 d3
    d3 d3 d4 d4 d4 d5 d5
    * * * * * * *
    * . * * * * *
"""


@pytest.mark.parametrize(
    ("sea", "number", "cell", "effect"),
    [
        (". . . . . . .", 3, "A1", "shot"),  # no enemy in any direction
        ("d1! . . . . . .", 3, "B1", "shot"),
        ("l2 . . . . . .", 5, "D1", "repair"),  # nothing burns
        ("d2! l1 . . . . .", 5, "D1", "repair"),
        (". . . . . . .", 7, "A1", "remove_mine"),  # no mine
        ("l8+++ l6++++ . . . . .", 1, "D1", "shield"),  # no shield left
        (FULL, 6, "B1", "mine"),  # no cell for a mine
    ],
)
def test_LS_R_16_an_effect_without_a_target_is_lost(sea: str, number: int, cell: str, effect: str) -> None:
    """LS-R-16: without a question and without a substitute; the rest of the turn goes on."""
    t = table(sea, hands=(str(number), "9")).play(f"place {number} {cell}")
    if t.asked == (0, "order"):
        t.play("cell")
    while t.asked == (0, "mine"):
        t.play(t.options[0])
    assert {"kind": "nothing", "seat": 0, "effect": effect} in t.events
    assert t.asked == DRAWING


def test_the_main_action_is_always_asked() -> None:
    """Even with one answer left: how many there are depends on the hand."""
    t = table(". d1 d1 d2 d2 d3 d3", hands=("2", "1"))
    assert t.options == ["place 2 A1"]
    assert t.asked == (0, "turn")


def test_the_options_of_the_main_action_in_order() -> None:
    """Purchases by mercenary and cell, then placements by number and cell; equal ships count once."""
    sea = """
        . l8 . . . . .
        d4 d4 d4 d6! . d6 d6
    """
    t = table(sea, hands=("3 3 7", "1"), coins=(4, 0), market="M02 M03 M05 M08 M12")
    cells = ["A2", "B3", "C2", "D1", "E1"]
    bought = [f"buy {name} {cell}" for name in ("M02", "M03", "M05", "M08") for cell in cells]
    placed = [f"place {number} {cell}" for number in (3, 7) for cell in cells]
    assert t.options == bought + placed
    t = table(sea, hands=("2", "1"), coins=(2, 0)).play("place 2 D1")
    assert t.asked == (0, "after")
    assert t.options == [
        f"buy {name} {cell}" for name in ("M01", "M03", "M05") for cell in ("A2", "B3", "C2", "D2", "E1")
    ] + ["end"]


def test_options_are_in_canonical_order() -> None:
    """At every question of a game played by the dice and by fixed answers."""
    t = begin("1", layout_mode="random", market_mode="alternate")
    count = 0
    while t.g.asks and count < 250:
        ask = t.g.asks[t.asked[0]]
        assert ask.options == in_order(ask.options)
        assert len(set(ask.options)) == len(ask.options)
        t.play(t.options[count * 7 % len(t.options)])
        count += 1
    assert count > 100
