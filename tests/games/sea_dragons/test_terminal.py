"""Sea Dragons in a terminal: everything in its place, in every language, typed and moved by keys."""

from random import Random
from typing import Any

import pytest

from drakomor.cli.offers import offered
from drakomor.cli.telling import told_ask, told_moment, told_refusal
from drakomor.games.sea_dragons.chart import NAMES
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.terminal import Ghost, draw, draw_ghost, ghost, read, sheet
from drakomor.games.sea_dragons.terminal_sea import BODIES
from drakomor.kernel import Match
from drakomor.texts import LANGUAGES, Texts
from tests.games.sea_dragons.table import Table, table

SAY = Texts("en", GAME).say
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "cs", "head": "chosen", "final_draw": "take"},
    {"edition": "es", "auto_cash": False, "ship_tokens_face_up": False},
    {},
)


def voyages() -> list[Match]:
    """Whole games at random, one for every number of players."""
    matches = []
    for seats in GAME.seats:
        rng = Random(seats)
        match = Match.begin(GAME, ["human"] * seats, OPTIONS[seats - 2], seed=str(seats))
        while not match.is_over:
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].options))
        matches.append(match)
    return matches


VOYAGES = voyages()


def plain(lines) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def look(one: Table, seat: int | None = 0, width: int = 79, ascii_only: bool = False) -> list[str]:
    return plain(draw(GAME.view(one.g, seat), SAY, width, ascii_only))


def space(lines: list[str], cell: str) -> str:
    """The two signs of a space."""
    row, column = NAMES.index(cell) // 15, NAMES.index(cell) % 15
    return lines[row + 1][2 + 2 * column : 4 + 2 * column]


# The board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits(language):
    say = Texts(language, GAME).say
    for match in VOYAGES:
        for moment in match.history[::3]:
            for seat in (*range(len(match.names)), None):
                lines = plain(draw(GAME.view(moment.state, seat), say, 79))
                assert len(lines) == 16
                assert max(map(len, lines)) <= 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_below_the_board(language):
    """The board, what is asked and offered, and at least two lines of news."""
    texts = Texts(language, GAME)
    for match in VOYAGES:
        for moment in match.history:
            for ask in moment.state.asks.values():
                offers = offered(ask, texts)
                assert len(offers) <= 3
                assert not any(sign in "".join(offers) + told_ask(ask, texts) for sign in "{}$")
                assert len(told_ask(ask, texts)) <= 2 * 79


def test_the_offer_of_placements_is_not_cut():
    for language in LANGUAGES:
        texts = Texts(language, GAME)
        for match in VOYAGES:
            for moment in match.history:
                for ask in moment.state.asks.values():
                    if ask.prompt == "turn":
                        assert max(map(len, offered(ask, texts))) <= 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_panel_are_not_cut(language):
    say = Texts(language, GAME).say
    assert max(len(say("table-seat", seat=seat)) for seat in range(5)) <= 10
    assert len(say("table-turn", now=14, last=14)) <= 13
    assert len(say("table-over")) <= 13
    assert len(say("table-heads")) <= 5
    assert len(say("table-gold")) <= 6
    assert max(len(say(f"realm-{realm}")) for realm in GAME.parts().realms) <= 9
    letters = [say(f"letter-{colour}") for colour in GAME.parts().colours]
    assert [len(letter) for letter in letters] == [1] * 4
    assert len(set(letters)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs(language):
    say = Texts(language, GAME).say
    for number, glyph in enumerate(BODIES):
        assert f"{glyph} {say('table-seat', seat=number)}" in say("help-signs")
    for colour in GAME.parts().colours:
        assert f"{say(f'letter-{colour}')} {say(f'word-colour-{colour}')}" in say("help-signs")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_in_words(language):
    texts = Texts(language, GAME)
    for match in VOYAGES:
        for moment in match.history:
            for seat in (0, None):
                said = told_moment(moment.events, seat, texts)
                assert not any(sign in said for sign in "{}_$")
                assert "word-" not in said


def test_dragons_show_their_owners_their_heads_and_where_they_end():
    lines = look(table("0 I3 G10 H10 I10; 1 V3 F10 F11 E10; 2 I3 J9 J10 J11", players=3))
    assert (space(lines, "G10"), space(lines, "H10"), space(lines, "I10")) == ("○ ", "● ", "● ")
    assert (space(lines, "E10"), space(lines, "F10"), space(lines, "F11")) == ("□ ", "■─", "■ ")
    assert (space(lines, "J9"), space(lines, "J10"), space(lines, "J11")) == ("△─", "▲─", "▲ ")


def test_the_sea_shows_what_lies_on_it():
    one = table(tokens={"E5": "red", "F5": "green", "A3": "blue", "A4": "purple"})
    lines = look(one)
    for cell, sign in {"E5": "R ", "F5": "G ", "A3": "B ", "A4": "P ", "A1": "ψ ", "B2": "@ "}.items():
        assert space(lines, cell) == sign
    assert (space(lines, "D4"), space(lines, "A6"), space(lines, "H1")) == ("$ ", "· ", "≈≈")
    assert [space(lines, cell) for cell in ("G7", "G9", "I7", "I9")] == ["NW", "NE", "SW", "SE"]


def test_ships_that_lie_face_down_are_not_told():
    lines = look(table(ship_tokens_face_up=False))
    assert space(lines, "E5") == "? "


def test_the_panel_tells_what_everybody_holds():
    one = table(
        "0 I3 G10 G11 G12; 1 V3 F10 F11 E10",
        players=3,
        mover=1,
        gold=[7, 12, 0],
        fleets=[{"green": 2}, {"blue": 3, "red": 10}, {}],
        corals=[["wild"], ["green-purple", "gold", "dragon-nautilus"], []],
        completed=[[], ["M02", "M03"], []],
    )
    lines = look(one, 1)
    assert [line[34:].split() for line in lines[1:4]] == [
        ["●", "orange", "10", "7", "2", "·", "·", "·", "1", "0"],
        ["▸■", "green", "10", "12", "·", "·", "10", "3", "3", "2"],
        ["▲", "purple", "11", "0", "·", "·", "·", "·", "0", "0"],
    ]
    shown = "\n".join(lines)
    assert "NE seahorse  @8 ●1/3  ■1/3  ▲0/0" in shown
    assert "Hand L4 █▄▄ S4 ▄█▀ ψSW ψ$4 ψGP" in shown
    assert "ψGP" not in "\n".join(look(one, 0))
    assert "Hand" not in "\n".join(look(one, None))


def test_the_markets_are_shown_and_missions_that_can_be_paid_are_ticked():
    one = table(fleets=[{"green": 2}], corals=[["wild"]])
    shown = "\n".join(look(one))
    for name in ("I3 ▀▀▀", "V3 █▄", "T4 ▀█▀", "O4 ██", "L5 █▄▄▄", "P5 ██"):
        assert name in shown
    for mission in ("M01 GP 4 VP ✓", "M07 GG 2 VP ψ ✓", "M15 GGP 9 VP ✓", "M29 GPRB 12 VP"):
        assert mission in shown
    assert "M29 GPRB 12 VP ✓" not in shown
    assert "✓" not in "\n".join(look(one, None))


def test_equal_cards_of_the_market_are_shown_once():
    assert "I3×2 ▀▀▀ T4" in "\n".join(look(table(market={"small": ("I3", "I3")})))


def test_what_was_laid_since_the_own_dragon_is_underlined():
    one = table("1 I3 G10 G11 G12; 0 I3 J8 K8 L8; 2 I3 F6 F7 F8", players=3)
    sea = [line[1:] for line in draw(GAME.view(one.g, 0), SAY, 59)[-15:]]
    marked = "".join(text for line in sea for text, style in line if "underline" in style)
    assert marked == "△─▲─▲ "


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_narrow_terminal_gets_the_panel_above(seats):
    match = VOYAGES[seats - 2]
    for moment in match.history[:: len(match.history) // 9]:
        lines = plain(draw(GAME.view(moment.state, 0), SAY, 59))
        assert max(map(len, lines)) <= 59
        assert len(lines) > 20
        assert any("orange" in line for line in lines[:-16])
        assert lines[-16].startswith("  1 2 3")


def test_without_unicode_the_board_is_drawn_in_ascii():
    for match in VOYAGES:
        for moment in match.history[::7]:
            assert "".join(plain(draw(GAME.view(moment.state, 0), SAY, 79, True))).isascii()
        assert "".join(plain(sheet(GAME.score(match.state), SAY, True))).isascii()
    lines = look(table("0 I3 G10 H10 I10; 1 V3 F10 F11 E10"), ascii_only=True)
    assert (space(lines, "G10"), space(lines, "H10"), space(lines, "F10")) == ("O ", "o ", "x-")


def test_a_game_that_has_not_begun_is_drawn_too():
    lines = plain(draw(GAME.view(GAME.start(5), None), SAY, 79))
    assert len(lines) == 16
    assert space(lines, "H1") == "≈≈"


def test_a_dragon_whose_head_is_chosen_is_shown():
    one = table(head="chosen").play("place L4 F6 F7 F8 G6")
    assert one.asked == (0, "head")
    assert [space(look(one), cell)[1] for cell in ("F6", "F7", "F8", "G6")] == ["+"] * 4


# The score pad


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_pad_adds_up(language):
    for match in VOYAGES:
        score = GAME.score(match.state)
        lines = plain(sheet(score, Texts(language, GAME).say))
        assert max(map(len, lines)) <= 79
        rows = [line[23:].split() for line in lines[1:]]
        columns = list(zip(*(row for row in rows if not any("/" in one for one in row)), strict=True))
        for column, seat in zip(columns, score["seats"], strict=True):
            *parts, total = map(int, column)
            assert sum(parts) == total == seat["total"]


# Typed


@pytest.mark.parametrize(
    "typed",
    [
        "L4 F6 F7 F8 G6",
        "place L4 g6 f8 f7 f6",
        "l4 F6-F8 G6",
        "L4 G6, F8-F6",
        "L4 f6 - f8, g6",
        "L4 m rr F6",
        "L4 rr m F6",
        "L4 mrr F6",
    ],
)
def test_a_placement_is_understood(typed):
    one = table(hands=[["L4", "S4"]])
    answer = read(GAME.view(one.g, 0), typed, SAY)
    assert answer is not None
    assert GAME.tidy(one.g, answer) == ("place", "L4", "F6", "F7", "F8", "G6")


@pytest.mark.parametrize(
    ("typed", "cells"),
    [
        ("L4 C3", "C3 D3 D4 D5"),
        ("L4 m C3", "C3 D1 D2 D3"),
        ("L4 r C3", "C3 C4 D3 E3"),
        ("L4 rr C3", "C3 C4 C5 D5"),
        ("L4 rrr C3", "C3 D3 E2 E3"),
        ("L4 m r C3", "C3 D3 E3 E4"),
        ("L4 mrrr C3", "C3 C4 D4 E4"),
        ("S4 m C3", "C3 C4 D4 D5"),
    ],
)
def test_a_shape_is_turned_clockwise_after_it_was_mirrored(typed, cells):
    one = table()
    assert read(GAME.view(one.g, 0), typed, SAY) == ("place", typed[:2], *cells.split())


@pytest.mark.parametrize(
    "typed", ["pass L4", "#3", "12", "L4 hello", "hello", "", "L4 C3-D5", "L4 r C3 C4", "Q9 C3"]
)
def test_what_is_no_placement_is_left_to_the_shell(typed):
    assert read(GAME.view(table().g, 0), typed, SAY) is None


@pytest.mark.parametrize(
    ("typed", "clause", "told"),
    [
        ("L4 C3 C4 C5 D5", "SD-PLACE-8", "neither the island nor"),
        ("L4 F5-F8", "SD-PLACE-3", "F5 F6 F7 F8 do not have the shape L4"),
        ("L4 O15", "SD-PLACE-3", "O15"),
        ("L4", "SD-PLACE-3", "L4 C3-C5 D5"),
        ("I5 C3-C7", "SD-PLACE-1", "no I5 in your hand"),
        ("L4 F7-F9 G7", "SD-SETUP-1", "no cell G7"),
        ("L4 G12 H12 I12 I13", "SD-PLACE-4", "by a dragon: G12"),
        ("S4 H10 H11 I11 I12", "SD-PAY-2", "cost 4 gold here, and you can pay 1"),
    ],
)
def test_a_set_of_cells_that_is_forbidden_names_the_clause(typed, clause, told):
    one = table("1 I3 G10 G11 G12", gold=[0, 0, 0])
    answer = read(GAME.view(one.g, 0), typed, SAY)
    assert answer is not None
    refusal = GAME.why(one.g, 0, answer)
    assert refusal is not None
    assert refusal.clause == clause
    assert told in told_refusal(refusal, Texts("en", GAME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told_with_its_figures(language):
    texts = Texts(language, GAME)
    one = table("1 I3 G10 G11 G12", gold=[0, 0, 0], fleets=[{"green": 1, "purple": 1}])
    refusal = GAME.why(one.g, 0, ("place", "S4", "H10", "H11", "I11", "I12"))
    assert refusal is not None
    assert {"4", "1"} <= set(told_refusal(refusal, texts).replace(".", " ").split())
    mission = _at_mission(fleets=[{"green": 1, "purple": 1}])
    refusal = GAME.why(mission.g, 0, ("complete", "M15", "green", "purple"))
    assert refusal is not None
    assert refusal.clause == "SD-MISSION-4"
    green = texts.say("word-colour-green")
    assert f"{green}, {green}, {texts.say('word-colour-purple')}" in told_refusal(refusal, texts)


def _at_mission(**more: Any) -> Table:
    one = table(**more).play("place L4 F6 F7 F8 G6")
    while one.asked[1] == "keep":
        one.play(one.ask.options[0])
    assert one.asked == (0, "mission")
    return one


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "M01 gp"),
        ("en", "complete M01 green purple"),
        ("en", "m01 p g"),
        ("ru", "M01 зф"),
        ("ru", "выполнить M01 З Ф"),
        ("cs", "M01 Z F"),
        ("es", "M01 vm"),
    ],
)
def test_a_payment_is_understood(language, typed):
    one = _at_mission(fleets=[{"green": 1, "purple": 1}])
    answer = read(GAME.view(one.g, 0), typed, Texts(language, GAME).say)
    assert answer is not None
    assert GAME.tidy(one.g, answer) == ("complete", "M01", "green", "purple")
    assert GAME.why(one.g, 0, answer) is None


def test_coral_cards_pay_by_their_names():
    one = _at_mission(corals=[["wild", "green-purple"]])
    view = GAME.view(one.g, 0)
    assert read(view, "M01 green-purple", SAY) == ("complete", "M01", "green-purple")
    assert read(view, "M01 wild g", SAY) == ("complete", "M01", "wild", "green")
    assert read(view, "M01 rubies", SAY) is None
    assert read(view, "skip", SAY) is None


# Moved by keys


def begun(one: Table, typed: str = "L4") -> Ghost:
    first = ghost(GAME.view(one.g, 0), typed)
    assert first is not None
    return first


def test_a_ghost_begins_where_the_dragon_fits():
    one = table("1 I3 G10 G11 G12")
    for name in ("L4", "s4", ""):
        assert GAME.why(one.g, 0, begun(one, name).answer) is None


def test_there_is_no_ghost_of_what_is_not_held_or_not_asked():
    one = table()
    assert ghost(GAME.view(one.g, 0), "I5") is None
    assert ghost(GAME.view(one.g, 0), "L4 C3") is None
    assert ghost(GAME.view(one.g, 1), "L4") is None
    assert ghost(GAME.view(one.g, None), "") is None
    one.play("pass L4")
    assert ghost(GAME.view(one.g, 0), "S4") is None


def test_arrows_move_it_and_the_edge_of_the_sea_holds_it():
    one = begun(table())
    for key, (down, across) in {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}.items():
        moved = one.pressed(key)
        assert (moved.top - one.top, moved.left - one.left) == (down, across)
        for _ in range(20):
            moved = moved.pressed(key)
        assert set(moved.cells) <= set(NAMES)
        assert moved.pressed(key) == moved


def test_turning_and_mirroring_come_round():
    one = begun(table())
    assert one.pressed("m").pressed("m").form == one.form
    turned = one
    forms = {one.form, one.pressed("m").form}
    for _ in range(4):
        turned = turned.pressed("r")
        forms |= {turned.form, turned.pressed("m").form}
    assert turned.form == one.form
    assert len(forms) == 8
    assert one.pressed("x") is one


def test_a_turn_in_the_corner_stays_on_the_sea():
    corner = begun(table(hands=[["I4", "S4"]]), "I4")
    for key in ["up"] * 15 + ["right"] * 15 + ["r", "r", "m", "c", "c"]:
        corner = corner.pressed(key)
        assert set(corner.cells) <= set(NAMES)


def test_the_next_place_goes_through_every_way_to_lay_the_card():
    one = table("1 I3 G10 G11 G12")
    fits = [
        option[2:]
        for option in one.ask.options
        if isinstance(option, tuple) and option[:2] == ("place", "L4")
    ]
    forth = back = begun(one)
    seen, seen_back = [], []
    for _ in fits:
        forth, back = forth.pressed("n"), back.pressed("backtab")
        seen.append(forth.cells)
        seen_back.append(back.cells)
    assert sorted(seen) == sorted(fits) == sorted(seen_back)
    assert forth.cells == begun(one).cells == back.cells
    assert begun(one).pressed("tab").pressed("p") == begun(one)


def test_the_other_card_takes_its_place():
    one = begun(table())
    assert one.pressed("c").shape == "S4"
    assert one.pressed("c").pressed("c").shape == "L4"
    twins = begun(table(hands=[["L4", "L4"]]))
    assert twins.pressed("c").shape == "L4"


def test_a_ghost_that_fits_looks_different_from_one_that_does_not():
    one = begun(table("1 I3 G10 G11 G12"))
    fits, unfit = (plain(draw_ghost(one, said, SAY, 79)) for said in (True, False))
    assert [space(fits, cell)[1] for cell in one.cells] == ["+"] * 4
    assert [space(unfit, cell)[1] for cell in one.cells] == ["×"] * 4
    styles = [
        {
            style
            for line in draw_ghost(one, said, SAY, 79)
            for text, style in line
            if text[1:2] in "+×" and text[1:]
        }
        for said in (True, False)
    ]
    assert styles[0] != styles[1]
    assert "".join(plain(draw_ghost(one, False, SAY, 79, True))).isascii()
    assert plain(draw_ghost(one, True, SAY, 59)) == [line[:32] for line in fits]


def test_it_is_told_what_a_ghost_costs_and_brings():
    """The placement of the rules' example: a red and a green ship, gold, a whirlpool, two dragons touched."""
    one = table(
        "1 V3 D6 E6 E7; 2 V3 F6 F7 G6",
        players=3,
        tokens={"E5": "red", "F5": "green"},
        hands=[["N5", "L4"]],
        corals=[["gold"]],
    )
    laid = begun(one, "N5")._lying(("D4", "E4", "E5", "F5", "G5"))
    told = laid.told(SAY)
    assert told == (
        "N5 on D4, E4, E5, F5, G5 · cost 2 of 8 gold · brings ships: red, green, 1 gold"
        " · 1 gold each to: green, purple"
    )
    for language in LANGUAGES:
        said = laid.told(Texts(language, GAME).say)
        assert not any(sign in said for sign in "{}")
        assert len(said) <= 2 * 79


def test_corals_and_hidden_ships_are_told_of_a_ghost():
    one = table(ship_tokens_face_up=False, hands=[["L4", "S4"]])
    assert "a coral card" in begun(one)._lying(("A1", "B1", "C1", "C2")).told(SAY)
    assert "ships: ?" in begun(one)._lying(("E5", "E6", "E7", "F7")).told(SAY)
