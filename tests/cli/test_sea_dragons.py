"""Sea Dragons at the terminal: for two to five, typed in full or laid by keys."""

import json
import re

import pytest

from drakomor.cli import main
from drakomor.cli.keys import named
from drakomor.games.sea_dragons import GAME
from drakomor.games.sea_dragons.parts import FOLDER
from drakomor.kernel import Match, write_position
from drakomor.kernel.notation import text
from drakomor.texts import LANGUAGES, Texts
from tests.cli.running import drakomor

DRAGONS = "sea-dragons"
RANDOM = ["--seat", "human", "--seat", "bot:random"]


def play(home, *arguments, typed):
    return drakomor(home, "play", DRAGONS, "--seed", "reef", *arguments, typed=typed)


def kept(home):
    return json.loads((home / f"{DRAGONS}-last.json").read_bytes())


def first_question(home, *arguments):
    """The answers to the first question that the human is asked."""
    play(home, *arguments, typed="quit\n")
    match = Match.resume(GAME, kept(home))
    return match.asks[0].options


def placements(options):
    return [option for option in options if option[0] == "place"]


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(tmp_path, language):
    done = play(tmp_path, *RANDOM, "--seat", "bot:random", "--language", language, typed="#3\n#1\n" * 200)
    say = Texts(language, GAME).say
    assert (done.returncode, done.stderr) == (0, "")
    assert say("table-over") in done.stdout
    assert say("sheet-total") in done.stdout
    assert sum(kept(tmp_path)["record"]["result"]) == 1
    for unsaid in ("{", "word-", "event-", "ask-", "None", "play-", "offer-"):
        assert unsaid not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if "-last.json" not in line) < 80


def test_a_whole_game_is_typed_by_hand(tmp_path):
    """Every answer in words, none by its number: the game takes just these."""
    match = Match.begin(GAME, ["human", "human"], seed="reef")
    lines, answers = [], []
    while not match.is_over:
        seat = min(match.asks)
        options = match.asks[seat].options
        option = next((one for one in options if text(one).startswith(("place", "complete"))), options[0])
        lines.append(text(option))
        answers.append([seat, list(option) if isinstance(option, tuple) else option])
        match.play(seat, option)
    done = play(tmp_path, "--seat", "human", "--seat", "human", typed="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert [ply for ply in kept(tmp_path)["record"]["plies"] if ply[0] >= 0] == answers
    assert kept(tmp_path)["record"]["result"] == list(GAME.result(match.state))


@pytest.mark.parametrize("width", [60, 80])
def test_a_terminal_of_any_width_shows_everything(tmp_path, width):
    done = drakomor(
        tmp_path,
        "play",
        DRAGONS,
        "--seed",
        "reef",
        *RANDOM,
        typed="#3\nlog\nscore\nquit\n",
        COLUMNS=str(width),
    )
    assert (done.returncode, done.stderr) == (0, "")
    board = done.stdout[: done.stdout.index("Orange:")]
    assert max(map(len, board.splitlines())) < width
    assert "Hand" in board
    assert "NW starfish" in board


# Typing


def test_placements_are_typed_in_many_ways(tmp_path):
    shape, *cells = min(placements(first_question(tmp_path / "first", *RANDOM)))[1:]
    for number, typed in enumerate(
        [f"{shape} {' '.join(cells)}", f"{shape.lower()} {','.join(reversed(cells))}"]
    ):
        home = tmp_path / str(number)
        play(home, *RANDOM, typed=f"{typed}\nquit\n")
        assert [0, ["place", shape, *cells]] in kept(home)["record"]["plies"]


def test_a_card_alone_never_passes(tmp_path):
    """`pass L4` is the only answer that ends so; all the same it is not what is meant."""
    options = first_question(tmp_path / "first", *RANDOM)
    shape = placements(options)[0][1]
    done = play(tmp_path, *RANDOM, typed=f"{shape}\nghost {shape}\nghost\nghost Q7\nquit\n")
    assert "Name the cells in any order" in " ".join(done.stdout.split())
    assert done.stdout.count("mirrored (m)") == 3
    assert "There is nothing to lay by keys now." in done.stdout
    assert not [ply for ply in kept(tmp_path)["record"]["plies"] if ply[0] == 0]
    position = tmp_path / "position.json"
    position.write_text(json.dumps(write_position(GAME, Match.resume(GAME, kept(tmp_path)).state)))
    refused = drakomor(tmp_path, "apply", position, 0, shape)
    assert refused.returncode == 2
    assert "(SD-PLACE-3)" in refused.stderr


def test_a_forbidden_placement_names_its_clause(tmp_path):
    shape = placements(first_question(tmp_path / "first", *RANDOM))[0][1]
    done = play(tmp_path, *RANDOM, typed=f"{shape} A1-A3\nwhy {shape} G7\nI5 C3-C7\nquit\n")
    told = done.stdout.partition("> ")[2]
    assert "SD-PLACE-3" in told
    assert "SD-SETUP-1" in told or "SD-PLACE-3" in told
    assert "are you sure" not in told


def test_many_answers_are_listed_by_kinds(tmp_path):
    options = first_question(tmp_path / "first", *RANDOM)
    shape = placements(options)[0][1]
    of_shape = [option for option in placements(options) if option[1] == shape]
    done = play(tmp_path, *RANDOM, typed=f"list\nlist {shape}\nlist 3\nquit\n")
    kinds, some, *_ = done.stdout.split("> list")[1:]
    assert f"… {len(of_shape) - 1} more such: list {shape}" in kinds
    assert len(kinds.splitlines()) < 8
    numbers = re.findall(r"(?:^|  ) *(\d+) " + shape + " ", some, re.M)
    assert list(map(int, numbers)) == [options.index(option) + 1 for option in of_shape]


def test_the_offers_tell_how_many_ways_there_are(tmp_path):
    options = first_question(tmp_path / "first", *RANDOM)
    done = play(tmp_path, *RANDOM, typed="quit\n")
    for shape in {option[1] for option in placements(options)}:
        count = sum(option[1] == shape for option in placements(options))
        assert f"{shape} ({count})" in done.stdout


def test_the_greedy_bot_gives_a_hint_among_many(tmp_path):
    done = play(tmp_path, *RANDOM, typed="hint\nquit\n")
    hint = done.stdout.partition("The greedy bot would answer: ")[2].splitlines()[0]
    assert any(hint == " ".join(option[1:]) for option in placements(first_question(tmp_path / "x", *RANDOM)))


def test_help_names_the_ghost_where_there_is_one(tmp_path):
    assert "ghost" in play(tmp_path, *RANDOM, typed="help\nquit\n").stdout
    other = drakomor(tmp_path, "play", "lords-of-the-seas", typed="help\nghost\nquit\n").stdout
    assert "ghost L4" not in other
    assert "“ghost” is no answer" in other


def test_signs_that_a_terminal_lacks_are_replaced(tmp_path):
    done = drakomor(tmp_path, "play", DRAGONS, typed="help\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "?" not in done.stdout.partition("Dragons: ")[2].partition("Cells are named")[0]


# Seats, options, components


def test_one_rival_sits_down_unless_more_are_named(tmp_path):
    play(tmp_path, typed="quit\n")
    assert Match.resume(GAME, kept(tmp_path)).names == ["human", "bot:greedy"]
    play(tmp_path, *RANDOM, *["--seat", "bot:random"] * 3, typed="quit\n")
    assert Match.resume(GAME, kept(tmp_path)).names == ["human", *["bot:random"] * 4]


@pytest.fixture
def said(capfd, tmp_path, monkeypatch):
    """Runs a command in this process: its status, and what it says."""
    monkeypatch.setenv("DRAKOMOR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DRAKOMOR_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: object) -> tuple[int, str]:
        status = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return status, out + err

    return run


def test_too_many_or_too_few_seats_are_refused(said):
    status, told = said("play", DRAGONS, *["--seat", "bot:random"] * 6)
    assert (status, "6 seats, but the game is for 2–5" in told) == (2, True)
    for command in (["position", DRAGONS], ["perft", DRAGONS, "--depth", 1]):
        status, told = said(*command, "--seats", 6)
        assert (status, "6 seats, but the game is for 2–5" in told) == (2, True)
    assert said("position", DRAGONS, "--seats", "many")[0] == 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_begins_for_any_number_of_players(said, seats):
    _, told = said("position", DRAGONS, "--seats", seats, "--seed", "reef")
    assert len(json.loads(told)["tables"]["heads"]) == seats
    _, shown = said("position", DRAGONS, "--seats", seats, "--seed", "reef", "--show")
    assert shown.count("NW starfish") == 1
    assert ("yellow" in shown) == (seats == 5)
    assert said("perft", DRAGONS, "--seats", seats, "--depth", 1)[1] == "4\n"


def test_options_that_are_numbers_and_lists_are_read(said):
    given = ["most_missions_vp=0", "first_player=3", "quarters=Q1A, Q2B,Q3A,Q4B", "auto_cash=no"]
    arguments = [word for option in given for word in ("--option", option)]
    _, told = said("position", DRAGONS, "--seats", 3, "--seed", "reef", *arguments)
    position = json.loads(told)
    assert position["options"]["most_missions_vp"] == 0
    assert position["tables"]["first"] == 2
    assert position["tables"]["quarters"] == ["Q1A", "Q2B", "Q3A", "Q4B"]


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("most_missions_vp=7", "possible are: 5, 0"),
        ("first_player=6", "possible are: random, 1, 2, 3, 4, 5"),
        ("first_player=5", "there is no seat 5, only 2 seats"),
        ("quarters=Q1A,Q2A,Q3A", "four different quarters are needed, of Q1, Q2, Q3, Q4"),
        ("edition=fr", "possible are: ru, cs, es"),
    ],
)
def test_wrong_options_are_refused(said, option, why):
    status, told = said("position", DRAGONS, "--option", option)
    assert status == 2
    assert why in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_and_their_options_are_told(said, language):
    _, told = said("games", "--language", language)
    assert Texts(language, GAME).say("title") in told
    assert "2–5" in told
    _, told = said("games", DRAGONS, "--language", language)
    assert "--option first_player={random, 1, 2, 3, 4, 5}" in told
    assert Texts(language, GAME).say("option-auto_cash") in told


def test_components_are_known_by_their_files(said, tmp_path):
    quarters = tmp_path / "quarters.toml"
    quarters.write_text((FOLDER / "quarters.toml").read_text("utf-8"), "utf-8")
    assert said("check", tmp_path) == (0, f"{tmp_path}: components of {DRAGONS}, in order\n")
    quarters.rename(tmp_path / "game.toml")
    status, told = said("check", tmp_path)
    assert (status, "components of which game?" in told) == (2, True)
    (tmp_path / "game.toml").unlink()
    assert said("check", tmp_path)[0] == 2


@pytest.mark.parametrize(
    "bots", ["random,random,random", "greedy:worlds=1,random,random,random", ",".join(["random"] * 5)]
)
def test_three_to_five_bots_are_simulated(said, bots):
    status, told = said(
        "simulate", DRAGONS, "--games", 2, "--bots", bots, "--seed", "s", "--jobs", 1, "--no-color"
    )
    assert status == 0
    assert "missions completed" in told
    assert "no heads left" in told
    names = ("Orange", "Green", "Purple", "Pink", "Yellow")[: bots.count(",") + 1]
    assert [name for name in names if name.casefold() not in told.casefold()] == []


# By keys


@pytest.mark.parametrize(
    ("typed", "name"),
    [("\x1b[A", "up"), ("\x1bOB", "down"), ("\r", "enter"), ("\t", "tab"), ("\x1b[Z", "backtab"),
     ("\x1b", "escape"), ("R", "r"), ("к", "r"), ("Ь", "m"), ("\x1b[5~", ""), ("\x01", ""), ("é", "é")],
)  # fmt: skip
def test_keys_have_names(typed, name):
    assert named(typed) == name


KEYS = "Arrows move"


def test_a_dragon_is_laid_by_keys(sit, tmp_path):
    sitting = sit("play", DRAGONS, "--seed", "reef", *RANDOM)
    sitting.wait_for("> ")
    sitting.type("ghost\n")
    begun = sitting.wait_for("q leave")
    assert "It may lie here" in begun
    for key in ("\x1b[A", "\x1b[B", "r", "m", "c", "\t", "\x1b[Z", "к"):
        sitting.type(key)
        assert KEYS in sitting.wait_for("q leave")
    sitting.type("n")
    told = sitting.wait_for("q leave")
    laid = re.findall(r"([A-Z]\d) on ([A-O0-9, ]+) · cost", told)[-1]
    sitting.type("\r")
    sitting.wait_for("> ")
    sitting.type("quit\n")
    sitting.wait_for("--resume")
    assert sitting.end() == 0
    answers = [ply[1] for ply in kept(tmp_path)["record"]["plies"] if ply[0] == 0]
    assert answers[0] == ["place", laid[0], *laid[1].split(", ")]


def test_a_dragon_that_may_not_lie_there_is_not_laid(sit, tmp_path):
    sitting = sit("play", DRAGONS, "--seed", "reef", *RANDOM, NO_COLOR="1")
    sitting.wait_for("> ")
    shape = placements(Match.resume(GAME, kept(tmp_path)).asks[0].options)[0][1]
    sitting.type(f"{shape}\n")
    sitting.wait_for("q leave")
    sitting.type("\x1b[A" * 15)
    for _ in range(15):
        told = sitting.wait_for("q leave")
    assert "×" in told
    assert "(SD-PLACE-11)" in told or "(SD-PLACE-8)" in told or "(SD-PAY-2)" in told
    sitting.type("\r")
    assert KEYS in sitting.wait_for("q leave")
    sitting.type("\x1b")
    sitting.wait_for("> ")
    sitting.type("\x04")
    sitting.wait_for("--resume")
    assert sitting.end() == 0
    assert not [ply for ply in kept(tmp_path)["record"]["plies"] if ply[0] == 0]


def test_control_c_leaves_a_ghost_politely(sit, tmp_path):
    sitting = sit("play", DRAGONS, "--seed", "reef", *RANDOM)
    sitting.wait_for("> ")
    sitting.type("ghost\n")
    sitting.wait_for("q leave")
    sitting.type("\x03")
    assert "Traceback" not in sitting.wait_for("--resume")
    assert sitting.end() == 0
