"""Dragon Island in a terminal: everything in its place, in every language, whole routes in one line."""

from functools import cache
from random import Random
from typing import Any

import pytest

from drakomor.cli.gesture import refused
from drakomor.cli.offers import offered
from drakomor.cli.telling import told_ask, told_moment, told_refusal
from drakomor.games.dragon_island import terminal
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.terminal import LARGE, ORDER, draw, draw_large, gesture, read, sheet
from drakomor.games.dragon_island.terminal_reach import aims, reaches
from drakomor.games.dragon_island.turn import DEEDS, Turn
from drakomor.kernel import Illegal, Match
from drakomor.texts import LANGUAGES, Texts
from tests.games.dragon_island.table import Table, table
from tests.games.dragon_island.voyages import CRUISES, rich

SAY = Texts("en", GAME, GAME.words(2)).say
ANSWERS = 160  # of each voyage


@cache
def voyages() -> tuple[Match, ...]:
    """The beginnings of games for two to four, and play amid crowded waters, at random."""
    matches = []
    for number, name in enumerate(CRUISES):
        cruise, rng = CRUISES[name], Random(name)
        match = Match.begin(GAME, ["human"] * cruise.players, cruise.options, seed=name)
        if number % 2:
            match = Match(GAME, ["human"] * cruise.players, name, rich(name, number), [])
        while not match.is_over and len(match.history) < ANSWERS:
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].options))
        matches.append(match)
    return tuple(matches)


def plain(lines) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def look(one: Table, seat: int | None = 0, width: int = 79, ascii_only: bool = False) -> list[str]:
    return plain(draw(GAME.view(one.g, seat), SAY, width, ascii_only))


def at(lines: list[str], square: str) -> str:
    """The two signs of a square of the small chart."""
    column, row = ord(square[0]) - ord("A"), int(square[1:])
    return lines[row - 1][3 + 2 * column : 5 + 2 * column]


def answers(one: Table, typed: str, say=SAY) -> list[Any]:
    return list(gesture(GAME.view(one.g, one.ask.seat), typed, say))


def meant(one: Table, typed: str, say=SAY) -> Any:
    return read(GAME.view(one.g, one.ask.seat), typed, say)


# The chart and the panel


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits(language):
    for match in voyages():
        say = Texts(language, GAME, GAME.words(len(match.names))).say
        for moment in match.history[:: 23 if language == "en" else 61]:
            for seat in (*range(len(match.names)), None):
                view = GAME.view(moment.state, seat)
                for lines, width, most in (
                    (draw(view, say, 79), 79, 19),
                    (draw(view, say, 119), 119, 19),
                    (draw_large(view, say, LARGE[0] - 1), LARGE[0] - 1, 37),
                ):
                    told = plain(lines)
                    assert len(told) == most
                    assert max(map(len, told)) <= width
                    assert not any(sign in "".join(told) for sign in "{}_")


def test_a_narrow_terminal_gets_the_chart_below_the_panel():
    for match in voyages():
        lines = plain(draw(GAME.view(match.state, 0), SAY, 59))
        assert max(map(len, lines)) <= 59
        assert lines[-1].startswith("19 A B C D")


def test_DI_TURN_3_the_other_phase_is_offered_and_a_deed_of_it_refused_by_its_rule():
    """DI-TURN-3: a ship has sailed into a port; what is bought there is bought after `next`."""
    one = table({"N1": "D3 iron"}).sail("N1", "D2")
    told = "\n".join(look(one))
    assert "next: on to the action phase" in told
    assert "next: on to the movement phase" not in told
    with pytest.raises(Illegal) as error:
        meant(one, "buy iron")
    assert error.value.clause == "DI-TURN-3"
    one.play("next")
    assert "next:" not in "\n".join(look(one))
    assert meant(one, "buy ballista") == ("buy", "ballista", "N1")
    with pytest.raises(Illegal):
        meant(one, "sail N1 D3")


@pytest.mark.parametrize(
    ("ships", "typed", "clause"),
    [
        ("D2", "buy warriors", "DI-HARBOUR-2"),  # they cost more than 5 coins
        ("D2", "sell iron N1", "DI-R-25"),
        ("J5", "task Varnholt", "DI-TASK-1"),
        ("d36", "exchange", "DI-R-25"),
    ],
)
def test_a_deed_that_cannot_be_done_is_refused_by_its_rule(ships, typed, clause):
    """DI-HARBOUR-2, DI-TASK-1, DI-R-25: however few of its words were typed."""
    one = table({"N1": ships})
    refusal = GAME.why(one.g, 0, meant(one, typed))
    assert refusal is not None
    assert refusal.clause == clause


def test_the_question_of_a_turn_says_what_is_left_of_it():
    """DI-TURN-3: no more of a phase that is closed."""
    texts, one = Texts("en", GAME, GAME.words(2)), table({"N1": "J5 iron"})
    assert told_ask(one.ask, texts).endswith("sail, act, or end your turn.")
    assert told_ask(one.sail("N1", "J6").ask, texts).endswith("go on to your actions, or end your turn.")
    assert told_ask(one.play("next").ask, texts) == "House Azure: act, or end your turn."


def test_DI_KIDS_3_who_is_a_free_hunter():
    """DI-KIDS-3: it stands beside the ships."""
    told = [line for line in look(table(seats=3, free_hunters=1)) if "Free Hunter" in line]
    assert len(told) == 1
    assert "S1" in told[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_below_the_chart(language):
    for match in voyages():
        texts = Texts(language, GAME, GAME.words(len(match.names)))
        for moment in match.history[::2]:
            for ask in moment.state.asks.values():
                told = "".join(offered(ask, texts, ORDER)) + told_ask(ask, texts)
                assert not any(sign in told for sign in "{}$")
                assert len(told_ask(ask, texts)) <= 2 * 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_in_words(language):
    for match in voyages():
        texts = Texts(language, GAME, GAME.words(len(match.names)))
        for moment in match.history[::2]:
            for seat in (0, None):
                said = told_moment(moment.events, seat, texts)
                assert not any(sign in said for sign in "{}_$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_is_missing(language):
    """In the language itself: what is not, would be said in English."""
    texts, english = Texts(language, GAME), Texts("en", GAME)
    own, all_ = texts.catalogues[0].entries, english.catalogues[0].entries
    keys = [key for key in all_ if key.startswith(("word-do-", "word-ware-", "table-", "offer-", "sheet-"))]
    assert [key for key in keys if key not in own] == []
    assert {verb for verb in DEEDS if f"word-do-{verb}" not in own or f"offer-{verb}" not in own} == set()
    assert set(ORDER) == set(DEEDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_panel_are_not_cut(language):
    say = Texts(language, GAME).say
    assert max(len(say(f"table-house-{letter}")) for letter in "NESW") <= 13
    assert len(say("table-round", round=100)) <= 16
    for name, most in {"coins": 5, "medals": 7, "cards": 5}.items():
        assert len(say(f"table-{name}")) <= most
    letters = [say(f"letter-{name}") for name in ("ballista", "warriors", "mage", "dragon")]
    assert [len(letter) for letter in letters] == [1] * 4
    assert len(set(letters[:3])) == 3
    for prompt in ("turn", "route"):
        assert len(say(f"typed-{prompt}", sample="d36")) <= 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs(language):
    say = Texts(language, GAME).say
    told = say("help-signs")
    for kind in ("ballista", "warriors", "mage"):
        assert f"{say(f'letter-{kind}')} {say(f'word-ware-{kind}')[:4].casefold()}" in _letters_apart(told)
    for sign in ("□", "■", "◆", "≈", "%", "^", "○", "∩1", f"{say('letter-dragon')}?"):
        assert sign in told
    for verb in ("sail", "buy", "end"):
        assert say(f"word-do-{verb}") in told


def _letters_apart(told: str) -> str:
    """Words in small letters, single letters as they are."""
    return " ".join(word if len(word) == 1 else word.casefold() for word in told.replace(",", " ").split())


def test_ships_and_dragons_stand_where_they_are():
    one = table(
        {"N1": "J5 iron +warriors", "S1": "d36"},
        {"H4": "red", "K4": "?green", "L4": "gold ?green", "CV3": "?green"},
        rotation=0,
    )
    lines = look(one)
    assert (at(lines, "J5"), at(lines, "I12")) == ("N1", "S1")
    assert (at(lines, "H4"), at(lines, "K4"), at(lines, "L4")) == ("D7", "D?", "DD")
    assert "N1 ■[W]" in "\n".join(lines)
    assert "L4  strength 11+?" in "\n".join(lines)
    assert sum(line.count("D?") for line in lines) == 2


def test_the_circle_lies_as_it_is_turned():
    for rotation, square in enumerate(("I12", "H9", "K8", "L11")):
        lines = look(table({"N1": "d36"}, rotation=rotation))
        assert at(lines, square) == "N1"


def test_the_chart_shows_what_lies_on_it():
    lines = look(table(dice=(1, 2), frame=Turn(seat=0, at="night"), flotsam={"H3": "iron"}).play(), 1)
    signs = {
        "D2": "□",
        "F2": "1",
        "E7": "5",
        "G4": "≈",
        "H5": "■",
        "M5": "◆",
        "H3": "%",
        "G2": "D",
        "J5": "d",
    }
    assert {square: at(lines, square)[1] for square in signs} == signs
    assert lines[0].split()[:5] == ["1", "A", "B", "C", "D"]
    assert lines[1][3:7].strip()[0] == "■"


def test_points_that_a_ship_can_reach_are_marked():
    """Those that the rules of sailing allow as the end of a route, and no others."""
    for match in voyages():
        for moment in match.history[::11]:
            for seat, ask in moment.state.asks.items():
                if seat >= 0 and ask.prompt == "turn":
                    _check_reach(moment.state, seat)


def _check_reach(g, seat):
    for name, reach in reaches(GAME.view(g, seat)).items():
        for point, way in list(reach.ways.items())[::7]:
            state = GAME.play(g, seat, ("sail", name))
            for step in way.points:
                assert GAME.why(state, seat, step) is None, (name, way)
                state = GAME.play(state, seat, step)
            ask = state.asks.get(seat)
            assert ask is None or ask.prompt != "route" or "stop" in ask.options
            assert way.points[-1] == point


def test_marks_tell_what_is_in_reach_and_what_is_hunted():
    lines = look(table({"N1": "J5"}, {"J4": "red"}, mover=1), 0)
    assert "+" not in "".join(at(lines, square) for square in ("J3", "I5", "K5"))
    lines = look(table({"N1": "J5 iron iron iron"}, {"M4": "red"}, dice=(2, 3)))
    assert (at(lines, "I5"), at(lines, "J4"), at(lines, "S1")) == ("+E", "+ ", "S ")
    assert at(lines, "L4")[0] == "!"
    assert at(lines, "J15")[0] == "·"


def test_the_panel_tells_where_one_can_sail_to():
    shown = "\n".join(look(table(dice=(8, 4))))
    assert "N1 can make 14 moves" in shown
    assert "F2 $1 4" in shown
    one = table({"N1": "J5"}, dice=(3, 4))
    found = aims(reaches(GAME.view(one.g, 0))["N1"])
    assert [len(aim.way.points) for aim in found] == sorted(len(aim.way.points) for aim in found)
    assert {aim.kind for aim in found} == {"harbour"}


def test_the_panel_tells_what_everybody_holds():
    one = table(
        {"N1": "D2 iron +warriors", "N2": "J5", "S1": "J18 mage dragon_stone +ballista"},
        coins=(17, 44),
        medals=(3, 12),
        tasks={0: "T01@M_NW", 1: "T05@M_NE"},
        depots={"M_NW": "iron@1 mage"},
    )
    shown = look(one)
    houses = [line.split()[-5:] for line in shown if "House" in line]
    assert houses == [["House", "Azure", "17", "3", "1"], ["House", "Amber", "?", "12", "1"]]
    told = "\n".join(shown)
    assert "N1 ■[W]" in told
    assert "N2 –" in told
    assert "S1 ??[B]" in told
    assert "Stone merchant: 3 coins" in told
    assert "44" not in told
    assert "Young blood" not in told
    assert "S1 ◆M[B]" in "\n".join(look(one, 1)).replace("M◆", "◆M")


def test_nothing_secret_of_another_seat_is_drawn():
    """Whatever others have in their holds, coins, tasks, or a dragon face down: the drawing is the same."""
    ships = {"N1": "J5 +iron", "S1": "J17 {} +ballista"}
    drawings = set()
    for hold, dragon, coins, card, guard in (
        ("mage", "?green", 3, "T01", "green green red"),
        ("iron", "?gold", 77, "T07", "gold red green"),
    ):
        laid = {name: line.format(hold) for name, line in ships.items()}
        one = table(laid, {"CV2": dragon}, coins=(5, coins), tasks={1: f"{card}@M_NW"}, sites=guard)
        bank = {"bank": dict.fromkeys(one.g.bank, 5), "dragon_bank": 11}
        view = GAME.view(one.g, 0)
        view["tables"] |= bank  # what is open changes with what was taken from it
        drawings.add("\n".join(plain(draw(view, SAY))))
    assert len(drawings) == 1


def test_without_unicode_the_chart_is_drawn_in_ascii():
    for match in voyages():
        say = Texts("en", GAME, GAME.words(len(match.names))).say
        for moment in match.history[::40]:
            view = GAME.view(moment.state, 0)
            for lines in (draw(view, say, 79, True), draw_large(view, say, 139, True)):
                assert "".join(plain(lines)).isascii()
        assert "".join(plain(sheet(GAME.score(match.state), say, True))).isascii()
    assert Texts("en", GAME).say("help-signs").translate(terminal.ASCII).isascii()


def test_the_large_chart_has_lines_rocks_and_names():
    one = table({"N1": "J5"}, rotation=0, mover=1, dice=(2, 2))
    lines = plain(draw_large(GAME.view(one.g, 0), SAY, 139))
    assert "d14=" in lines[2 * 9]
    assert "d36□" in lines[2 * 11]
    assert "d42○" in lines[2 * 7]
    assert lines[2 * 2][3 + 5 * 14 : 3 + 5 * 16].count("▒") == 1  # O3-P3
    assert "╲" in lines[2 * 2 + 1]
    assert all(len(line) <= 139 for line in lines)


def test_a_route_that_is_being_shown_is_drawn():
    one = table({"N1": "J5"}, dice=(3, 4)).play("sail N1", "J4", "I4")
    lines = look(one)
    assert (at(lines, "J5"), at(lines, "J4"), at(lines, "I4")) == ("N1", "›1", "›2")


# Typed


@pytest.mark.parametrize(
    "typed",
    [
        "sail N1 I5 I4 H4",
        "sail n1 i5 i4 h4",
        "N1 I5, I4, H4",
        "sail N1 I5-I4-H4",
        "I5 I4 H4",
        "sail I5 I4 H4 stop",
    ],
)
def test_DI_MOVE_3_a_whole_route_is_typed_in_one_line(typed):
    one = table({"N1": "J5 ballista"}, dice=(3, 4))
    assert answers(one, typed) == [("sail", "N1"), "I5", "I4", "H4", "stop"]


def test_a_goal_is_reached_by_a_shortest_way():
    one = table({"N1": "J5"}, dice=(3, 4))
    steps = answers(one, "sail N1 J2")
    assert steps == [("sail", "N1"), "J4", "J3", "J2", "stop"]
    assert len(answers(one, "N1 varnholt")) == len(answers(one, "N1 Varn")) > 5
    assert answers(one, "N1 home")[-2] in ("I2", "J2", "K2")
    assert answers(table({"N1": "J5"}, rotation=2), "N1 island")[-2] in ("d36", "d56")


def test_a_way_goes_around_a_hunting_zone():
    """DI-HUNT-3: of the ways there the table takes one that touches no zone."""
    one = table({"N1": "J3"}, {"H4": "red"}, dice=(6, 6))
    around = [str(step) for step in answers(one, "N1 F2")]
    assert around[-2] == "F2"
    assert not {"G3", "H3", "I3"} & set(around)


def test_points_of_the_circle_are_called_by_their_squares_too():
    one = table({"N1": "J6"}, rotation=2, dice=(4, 4))
    assert answers(one, "N1 J7") == answers(one, "N1 d47") == [("sail", "N1"), "d47", "stop"]
    south = table({"N1": "D13"}, rotation=2, dice=(4, 4))
    assert answers(south, "N1 D14")[-2] == "D14"


def test_a_bonus_is_taken_on_the_way():
    """DI-BONUS-2: the word says that it is taken."""
    one = table({"N1": "J2"}, dice=(8, 4))
    typed = answers(one, "N1 F2 bonus")
    assert typed[-2:] == ["F2", "bonus"]
    assert refused(GAME, one.g, 0, tuple(typed)) is None


def test_under_way_a_goal_is_added_to_the_route():
    one = table({"N1": "J5"}, dice=(3, 4)).play("sail N1", "J4")
    assert answers(one, "J3") == []  # one answer, as it is offered
    assert answers(one, "J2") == ["J3", "J2"]
    assert answers(one, "J3 J2 stop") == ["J3", "J2", "stop"]


def test_what_is_no_route_is_left_to_the_shell():
    one = table({"N1": "J5 ballista", "N2": "J2"}, dice=(3, 4))
    for typed in ("sail N1", "end", "3", "#2", "hello", "sail", "", "N1", "I5 I4", "jettison ballista N1"):
        assert answers(one, typed) == [], typed


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("sail N1 J4 nowhere", "no-such-place"),
        ("sail N1 J4 J18", "out-of-reach"),
        ("sail N1 J4 J3 I3 I4 H4 H5", "route-is-over"),
    ],
)
def test_a_route_that_cannot_be_is_refused_in_words(typed, clause):
    one = table({"N1": "J5 iron iron iron"}, dice=(2, 2))
    with pytest.raises(Illegal) as refusal:
        answers(one, typed)
    assert refusal.value.clause == clause
    for language in LANGUAGES:
        assert "{" not in told_refusal(refusal.value, Texts(language, GAME))


def test_a_place_that_is_none_is_left_to_the_shell():
    assert answers(table({"N1": "J5"}), "sail N1 J19") == []


def test_all_pieces_of_a_route_are_given_or_none():
    one = table({"N1": "J5"}, dice=(2, 2))
    assert refused(GAME, one.g, 0, (("sail", "N1"), "J4", "J9")) is not None
    assert refused(GAME, one.g, 0, (("sail", "N1"), "J4", "stop")) is None


def test_nothing_is_looked_ahead_to_that_nobody_may_know():
    """An attack and the troops for it are not one movement: a refusal would tell the dragon's kind."""
    one = table({"N1": "J5 warriors ballista"}, {"J4": "?green"}, dice=(2, 2)).play()
    pieces = (("attack", "N1", "J4"), "warriors", "ballista")
    assert pieces[0] in one.ask.options
    refusal = refused(GAME, one.g, 0, pieces)
    assert refusal is not None
    assert refusal.clause == "no-such-answer"
    assert refusal.facts["typed"] == "warriors"


def test_DI_DRAGON_4_a_dragon_is_steered_in_one_line():
    one = table(
        {"N1": "J5", "S1": "N16"},
        {"CV5": "?green"},
        dice=(1, 3),
        frame=Turn(seat=0, at="steer", steerings=1),
    )
    assert one.asked == (0, "steer")
    assert answers(one, "cv5 m15 s1") == ["CV5", "M15", "S1"]
    assert refused(GAME, one.g, 0, ("CV5", "M15", "S1")) is None
    assert answers(one, "cv5 a1 s1") == ["CV5", "a1 s1"]
    assert refused(GAME, one.g, 0, ("CV5", "a1 s1")) is not None


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "buy iron"),
        ("en", "buy iron N1"),
        ("en", "buy iron n1"),
        ("ru", "купить железо"),
        ("ru", "купить железа"),
        ("cs", "koupit železo N1"),
        ("es", "comprar hierro"),
    ],
)
def test_deeds_are_said_in_words(language, typed):
    one = table({"N1": "D2"}, dice=(3, 4))
    say = Texts(language, GAME, GAME.words(2)).say
    assert meant(one, typed, say) == ("buy", "iron", "N1")


def test_words_for_a_place_ashore_name_it():
    one = table({"N1": "D2"}, dice=(3, 4))
    assert meant(one, "buy iron Varnholt") == ("buy", "iron", "M_NW")
    assert meant(one, "task") == ("task", "M_NW")
    assert meant(one, "iron") is None
    assert meant(one, "hello") is None
    assert meant(one, "") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_a_turn_can_be_said_in_the_language(language):
    """The verb in the language and the pieces as they are: that is just this answer."""
    say = Texts(language, GAME, GAME.words(2)).say
    one = table({"N1": "D2 iron dragon_stone ballista", "N2": "C3 mage"}, dice=(3, 4), coins=(60, 5))
    for option in one.ask.options:
        pieces = option if isinstance(option, tuple) else (option,)
        typed = " ".join([say(f"word-do-{pieces[0]}"), *map(str, pieces[1:])])
        assert meant(one, typed, say) in (option, None)
        if len(pieces) != 4:
            assert meant(one, typed, say) == option, typed


# The score sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_fits_and_tells_who_won(language):
    for seats in GAME.seats:
        say = Texts(language, GAME, GAME.words(seats)).say
        for reason in ("coins", "front", "rear", "rounds"):
            one = table(seats=seats, coins=[40 + seat for seat in range(seats)], medals=[7] * seats)
            running = plain(sheet(GAME.score(one.g), say))
            assert "?" in running[1]
            one.g.finish(reason, 1)
            lines = sheet(GAME.score(one.g), say)
            told = plain(lines)
            assert max(map(len, told[:-1])) <= 79
            assert told[-1] == say(f"sheet-won-{reason}")
            assert told[1].split()[-seats:] == [str(40 + seat) for seat in range(seats)]
            assert "1×5+2" in told[2]
            assert [style for text, style in lines[0] if "underline" in style] == ["bold underline"]
            assert not any("sheet-" in line for line in told)
