"""Chapter 2: the turn, whose it is and what it is made of, and when the game ends (SD-TURN, SD-END)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.turn import Seafaring
from drakomor.kernel import CHANCE, Frame
from drakomor.kernel.notation import text
from tests.games.sea_dragons.table import Table, begin, table

PARTS = GAME.parts()
TURNS = {2: 28, 3: 33, 4: 32, 5: 35}
FLEET = {"green": 1, "purple": 1}  # pays for M01
OPENING = "place L4 E7 F5 F6 F7"


def prompts(t: Table, *answers: str) -> list[str]:
    """What is asked before each of the answers, and after the last."""
    return [t.asked[1], *(t.play(answer).asked[1] for answer in answers)]


def whole_game(players: int, seed: int, only: str = "", **options: Any) -> tuple[list[int], Table]:
    """The seats of all turns in order, and the end; `only` is what a turn consists of, where it can."""
    t, rng, seats = begin(players=players, **options), Random(seed), []
    while t.g.asks:
        ask = t.ask
        if ask.prompt == "turn":
            seats.append(ask.seat)
        wanted = [one for one in ask.options if ask.prompt == "turn" and text(one).startswith(only or "?")]
        t.play(rng.choices(wanted)[0] if wanted else rng.choices(ask.options, ask.odds or None)[0])
    return seats, t


@pytest.mark.parametrize("players", TURNS)
def test_SD_TURN_1_the_turn_passes_to_the_left(players: int) -> None:
    """SD-TURN-1: from the first player on, seat by seat, and round again."""
    t = table(players=players, mover=1)
    seats = []
    for _ in range(players + 1):
        seats.append(t.asked[0])
        t.play("pass S4" if len(seats) <= players else "pass L4", "draw small", "I3")
    assert seats == [(1 + number) % players for number in range(players + 1)]


def test_SD_TURN_2_a_turn_is_a_dragon_or_a_pass() -> None:
    """SD-TURN-2: nothing else is offered, and neither can be left out."""
    t = table(fleets=[FLEET])
    assert t.asked == (0, "turn")
    assert {option.split()[0] for option in t.options} == {"place", "pass"}
    assert t.why(0, "skip") == "SD-TURN-2"
    assert t.why(0, "end") == "SD-TURN-2"


def test_SD_TURN_2_one_or_the_other() -> None:
    """SD-TURN-2: after a pass no dragon, after a dragon no pass: the next seat is asked."""
    t = table(fleets=[FLEET]).play("pass S4", "take I3", "V3")
    assert t.asked == (1, "turn")
    t = table(fleets=[FLEET]).play("place S4 E6 E7 F7 F8")
    assert t.asked == (0, "mission")
    t.play("skip", "take I3", "V3")
    assert t.asked == (1, "turn")
    assert len(t.g.dragons) == 1


def test_SD_TURN_3_dragon_mission_card() -> None:
    """SD-TURN-3: in this order; a mission or a card before the dragon is refused."""
    t = table(fleets=[FLEET], hands=[("L4", "S4")])
    for answer in ("complete M01 green purple", "take I3", "draw small"):
        assert t.why(0, answer) == "SD-TURN-3"
    order = prompts(t, OPENING, "complete M01 green purple", "M02", "take I3", "I3")
    assert order == ["turn", "mission", "mission", "take", "refill", "turn"]
    assert t.asked[0] == 1


def test_SD_TURN_4_the_mission_may_be_left_out_and_the_rest_may_not() -> None:
    """SD-TURN-4."""
    t = table(fleets=[FLEET]).play(OPENING)
    assert "skip" in t.options
    t.play("skip")
    assert t.asked == (0, "take")
    assert {option.split()[0] for option in t.options} == {"take", "draw"}
    assert t.why(0, "skip") == "SD-DRAW-3"
    t.play("take I3", "V3")
    assert t.g.completed[0] == ()
    assert t.asked == (1, "turn")


def test_SD_TURN_4_without_ships_no_mission_is_asked_about() -> None:
    """SD-TURN-4, SD-TURN-3: the card comes at once."""
    t = table().play("place L4 F9 F10 F11 G11")
    assert t.asked == (0, "take")


def test_SD_R_25_where_no_dragon_can_be_placed_a_pass_is_all_there_is() -> None:
    """SD-R-25: and it is asked for all the same; where one can, passing is one of the choices."""
    ring = "0 I3 D7 E7 F7; 0 I3 F9 E9 D9; 0 I3 G4 G5 G6; 0 I3 G10 G11 G12; 0 I3 I4 I5 I6; 0 I3 I10 I11 I12"
    ring += "; 0 V3 J7 K7 K6; 0 V3 J9 K9 K10"
    t = table(ring, hands=[("I4", "O4")])
    assert t.options == ["pass I4", "pass O4"]
    assert t.asked == (0, "turn")
    t = table(hands=[("I4", "O4")])
    assert t.offered("pass") == ["pass I4", "pass O4"]
    assert len(t.options) > 2


def test_SD_END_1_the_game_ends_with_the_last_head() -> None:
    """SD-END-1: of all players; while anybody has one, they play on."""
    t = table(heads=(0, 1, 1), mover=1).play("pass L4")
    assert t.asked == (2, "turn")
    assert t.g.ended == ""
    t.play("pass L4")
    assert not t.g.asks
    assert t.g.ended == "heads"
    assert t.kinds()[-1] == "ended"


def test_SD_END_1_a_head_is_left_in_a_placement_too() -> None:
    """SD-END-1: the last dragon ends the game once its turn is over, mission and all."""
    t = table(heads=(0, 0, 1), mover=2, fleets=[{}, {}, FLEET]).play(OPENING)
    assert t.asked == (2, "mission")
    t.play("complete M01 green purple", "M02")
    assert t.g.ended == "heads"
    assert t.g.completed[2] == ("M01",)


@pytest.mark.parametrize("players", TURNS)
def test_SD_END_2_every_turn_uses_a_head(players: int) -> None:
    """SD-END-2, SD-R-24: as many turns for each; the last is that of the first player's right neighbour."""
    seats, t = whole_game(players, seed=players)
    assert len(seats) == t.g.turn == TURNS[players]
    assert set(Counter(seats).values()) == {PARTS.tables[players].heads}
    assert seats[0] == t.g.first
    assert seats[-1] == (t.g.first - 1) % players
    assert t.g.heads == [0] * players
    passes = sum(len(passed) for passed in t.g.passed)
    assert len(t.g.dragons) + passes == TURNS[players]


def test_SD_END_2_passes_count_like_dragons() -> None:
    """SD-END-2: a game of passes alone is as long."""
    seats, t = whole_game(3, seed=1, only="pass")
    assert (len(seats), len(t.g.dragons)) == (33, 0)
    assert [len(passed) for passed in t.g.passed] == [11] * 3


def test_SD_R_24_all_run_out_of_heads_in_the_same_round() -> None:
    """SD-R-24: before the last round everybody has one, whatever they did."""
    t, rng = begin(players=4), Random(3)
    while t.g.asks:
        ask = t.ask
        if ask.prompt == "turn":
            done, gone = divmod(t.g.turn, 4)
            expected = [8 - done - ((seat - t.g.first) % 4 < gone) for seat in range(4)]
            assert t.g.heads == expected
        t.play(rng.choices(ask.options, ask.odds or None)[0])


def test_the_game_is_a_frame_of_turns() -> None:
    """SD-TURN-1: whoever's turn a position is in, the next one follows."""
    t = table(mover=2)
    assert isinstance(t.g.stack[0], Seafaring)
    assert all(isinstance(frame, Frame) for frame in t.g.stack)
    assert t.asked == (2, "turn")
    assert t.play("pass L4", "draw large").asked == (CHANCE, "draw")
    assert t.play("L5").asked == (0, "turn")
