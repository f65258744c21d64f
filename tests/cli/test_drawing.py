"""The table in a terminal of 80 columns and 24 lines: everything in its place, in every language."""

from random import Random
from typing import Any

import pytest

from drakomor import games
from drakomor.cli.drawing import drawn, scored, verdict
from drakomor.cli.offers import offered
from drakomor.cli.screen import Screen
from drakomor.cli.table import Table
from drakomor.cli.telling import told_moment, told_refusal
from drakomor.games.lords_of_the_seas import GAME
from drakomor.games.lords_of_the_seas.terminal import draw, sheet
from drakomor.kernel import Match
from drakomor.texts import LANGUAGES, Texts

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"layout_mode": "advanced", "market_mode": "alternate", "effects_optional": True, "mine_stacking": True},
    {"layout_mode": "chosen", "twelfth_mercenary": "shots_vertical", "token_supply": "unlimited"},
)


def voyages(count: int) -> list[Match]:
    """Whole games at random, a few of every kind."""
    matches = []
    for number in range(count):
        rng = Random(number)
        match = Match.begin(GAME, ["human", "human"], OPTIONS[number % 3], seed=str(number))
        while not match.is_over:
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].options))
        matches.append(match)
    return matches


VOYAGES = voyages(6)


def plain(lines) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def marked(lines: list[str]) -> int:
    return sum(line.count("›") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits(language):
    say = Texts(language, GAME).say
    for match in VOYAGES:
        for moment in match.history:
            for seat in (0, 1, None):
                lines = plain(draw(GAME.view(moment.state, seat), say, 79))
                assert len(lines) <= 17
                assert max(map(len, lines)) <= 79
                assert len({line.index("│", 40) for line in lines[2:14:2]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_panel_are_not_cut(language):
    texts = Texts(language, GAME)
    for effect in GAME.parts().components.effects.mercenary:
        assert len(texts.say(f"effect-{effect}")) <= 21
    for name in ("coins", "points", "mines", "hand", "piles"):
        assert len(texts.say(f"table-{name}")) <= 12
    for seat in (0, 1):
        assert len(texts.say("table-seat", seat=seat)) <= 8
        assert len(texts.say("table-turn", now=16, last=16, seat=seat)) <= 32
        assert len(texts.say("table-shield", seat=seat)) <= 32
    for name in ("table-market", "table-sold", "table-over", "table-your-boards", "table-boards-lie"):
        assert len(texts.say(name)) <= 32
    assert len(texts.say("play-say", sample="take L4")) <= 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_is_said_in_words(language):
    texts = Texts(language, GAME)
    for match in VOYAGES:
        for moment in match.history:
            for seat in (0, 1, None):
                said = told_moment(moment.events, seat, texts)
                assert not any(sign in said for sign in "{}_$")
            for ask in moment.state.asks.values():
                assert not any(sign in "".join(offered(ask, texts)) for sign in "{}$")


def test_what_is_no_direction_is_no_shot():
    """A ship and a cell, where a direction is asked for, must not be told as one."""
    texts = Texts("en", GAME)
    shots = [
        (moment.state, seat)
        for match in VOYAGES
        for moment in match.history
        for seat, ask in moment.state.asks.items()
        if ask.prompt == "shoot"
    ]
    assert shots
    for state, seat in shots:
        for answer in (("place", 5, "G6"), "G6", "nowhere"):
            refusal = GAME.why(state, seat, answer)
            assert refusal is not None
            assert told_refusal(refusal, texts).startswith("That does not answer the question. LS-SHOT-1")


def test_who_picks_a_mercenary_sees_what_it_does():
    match = Match.begin(GAME, ["human", "human"], {"market_mode": "alternate"}, seed="tide")
    seat = next(iter(match.asks))
    match.play(seat, "M04")
    say = Texts("en", GAME).say
    picking = "\n".join(plain(draw(GAME.view(match.state, 1 - seat), say)))
    for name in ("M01", "M02", "M03", "M04", "M05", "M06"):
        assert picking.count(f"{name} 3 ") == 1
    assert "M07" not in picking
    assert "sold out" not in picking
    looking_on = "\n".join(plain(draw(GAME.view(match.state, seat), say)))
    assert "M04 3 123  2 mines and false" in looking_on
    assert "M01" not in looking_on


def test_before_there_is_a_market_nothing_is_sold_out():
    match = Match.begin(GAME, ["human", "human"], {"layout_mode": "chosen"}, seed="tide")
    for seat in (0, 1):
        assert "sold out" not in "\n".join(plain(draw(GAME.view(match.state, seat), Texts("en", GAME).say)))


def test_what_says_nothing_leaves_no_gap_in_the_news(capsys):
    """No mission, and nothing else either: such a moment has no sentence."""
    game, gaps = games.find("sea-dragons"), 0
    for number in range(4):
        rng = Random(number)
        match = Match.begin(game, ["human", "bot:random"], seed=str(number))
        table = Table(match, Texts("en", game), Screen(no_color=True), None)
        table.screen.is_watched = True
        while not match.is_over:
            seat = rng.choice(sorted(match.asks))
            if seat == 0:
                table.show_to(seat)
            match.play(seat, rng.choice(match.asks[seat].options))
            gaps += not told_moment(match.history[-1].events, 0, table.texts)
    assert gaps
    assert ".  " not in capsys.readouterr().out


def test_the_board_shows_what_the_view_tells():
    view = GAME.view(VOYAGES[0].history[-1].state, None)
    view["tables"] |= {
        "ships": {
            "A1": [0, 7],
            "B2": [1, 3, True],
            "C3": [1, "M05"],
            "D4": [0, 1],
            "E5": [0, 2],
            "F6": [1, "M12"],
        },
        "shields": {"A1": 1, "D4": 2, "E5": 4, "F6": 2},
        "mines": {"G6": "R", "G5": "F", "G4": "?"},
    }
    lines = plain(draw(view, Texts("en", GAME).say))
    letter = {
        cell: view["tables"]["letters"][number] for number, cell in ((41, "G6"), (40, "G5"), (39, "G4"))
    }
    assert "│ △7+ │" in lines[12]
    assert "│ ▼3! │" in lines[10]
    assert "│▼M05 │" in lines[8]
    assert "│△1++ │" in lines[6]
    assert f"│ {letter['G4']} ✹ │" in lines[6]
    assert "│△2+4 │" in lines[4]
    assert f"│ {letter['G5']} ○ │" in lines[4]
    assert "│▼M12²│" in lines[2]
    assert f"│ {letter['G6']} ✹ │" in lines[2]


def test_a_false_mine_looks_like_any_other_to_whom_it_is_hidden():
    say = Texts("en", GAME).say
    for state in (moment.state for match in VOYAGES for moment in match.history):
        if any("f" in pile for pile in state.mines.values()):
            seas = [_sea(plain(draw(GAME.view(state, seat), say))) for seat in (0, 1)]
            assert "○" in seas[state.layer]
            assert "○" not in seas[1 - state.layer]
            return
    pytest.fail("nobody laid a false mine")


def _sea(lines: list[str]) -> str:
    return "".join(line[:45] for line in lines[:14])


def test_what_may_be_answered_is_marked():
    for match in VOYAGES:
        for moment in match.history:
            for seat, ask in moment.state.asks.items():
                lines = plain(draw(GAME.view(moment.state, seat), Texts("en", GAME).say))
                others = plain(draw(GAME.view(moment.state, 1 - seat), Texts("en", GAME).say))
                cells = {str(o[-1] if isinstance(o, tuple) else o) for o in ask.options}
                wanted = sum(
                    len(cell) == 2 and cell[0] in "ABCDEFG" and cell[1] in "123456" for cell in cells
                )
                if wanted:
                    assert 0 < marked(lines) <= wanted
                assert marked(others) == 0 or 1 - seat in moment.state.asks


def test_without_unicode_the_board_is_drawn_in_ascii():
    match = VOYAGES[0]
    say = Texts("en", GAME).say
    for moment in match.history[::7]:
        assert "".join(plain(draw(GAME.view(moment.state, 0), say, 79, True))).isascii()
    assert "".join(plain(sheet(GAME.score(match.state), say, True))).isascii()


def test_a_narrow_terminal_gets_the_panel_below():
    view = GAME.view(VOYAGES[0].state, 0)
    lines = plain(draw(view, Texts("en", GAME).say, 60))
    assert len(lines) > 20
    assert max(len(line) for line in lines if "Hand" not in line) < 60


def test_the_score_sheet_adds_up():
    for match in VOYAGES:
        score = GAME.score(match.state)
        lines = plain(sheet(score, Texts("en", GAME).say))
        heads = [int(line.split()[-2]) for line in lines if line.endswith(" VP")]
        assert heads == [one["total"] for one in score["seats"]]
        seats = "\n".join(lines).split("▼")
        sums = [
            sum(int(line.split()[-1]) for line in half.splitlines()[1:] if "Coins left" not in line)
            for half in seats
        ]
        assert sums == heads


def test_a_game_without_a_drawing_is_told_field_by_field(monkeypatch):
    game = games.find("connect-four")
    monkeypatch.setattr(f"{type(game).__module__}.draw", None)
    state = game.start()
    lines = plain(drawn(game, game.view(state, 0), Texts("en", game), Screen()))
    assert lines == ["stones: 0 0", "winner: nothing"]
    assert scored(game, state, Texts("en", game), Screen()) == []


@pytest.mark.parametrize(
    ("result", "said"), [((1.0, 0.0), "Light wins."), ((0.5, 0.5), "A draw: nobody wins.")]
)
def test_the_winner_is_named(monkeypatch, result, said):
    monkeypatch.setattr(type(GAME), "result", lambda *_: result)
    assert verdict(GAME, None, Texts("en", GAME)) == said
