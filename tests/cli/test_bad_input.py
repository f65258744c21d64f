"""Broken and hostile input: status 2, one line that says where and why, and nothing written over."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drakomor.cli import main
from drakomor.cli.saving import Place, check_room, keep, make_room, stored_in
from drakomor.games.lords_of_the_seas import GAME
from drakomor.kernel import Malformed, Match, write_position
from drakomor.texts import LANGUAGES

SEAS = "lords-of-the-seas"
MATCH = Match.begin(GAME, ["human", "bot:greedy"], seed="tide")
POSITION = write_position(GAME, MATCH.state)
DEEP = b"[" * 100_000 + b"]" * 100_000


@pytest.fixture
def refused(capfd, tmp_path, monkeypatch):
    """Runs a command that must be refused; the line that it says."""
    monkeypatch.setenv("DRAKOMOR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DRAKOMOR_LANGUAGE", "en")

    def run(*arguments: object) -> str:
        assert main([str(argument) for argument in arguments]) == 2
        out, err = capfd.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.startswith("drakomor")
        assert "Traceback" not in err
        return str(err)

    return run


STORED = msgspec.json.decode(msgspec.json.encode(MATCH.stored()))


def changed(value: dict[str, Any], path: str, new: object) -> bytes:
    """A position or a stored match with one thing in it that is wrong."""
    copy = json.loads(json.dumps(value))
    at, *rest = path.split(".")
    inside = copy
    while rest:
        inside, at, rest = inside[at], rest[0], rest[1:]
    inside[at] = new
    return json.dumps(copy).encode()


BAD = {
    "empty": (b"", "the file is empty"),
    "blank": (b" \n", "the file is empty"),
    "truncated": (json.dumps(POSITION).encode()[:-40], "not readable as JSON"),
    "no JSON": (b"\x00\xff\xfe", "not readable as JSON"),
    "another JSON": (b"[1, 2]", "neither position, record nor saved game"),
    "another format": (b'{"format": "chess/1"}', "neither position, record nor saved game"),
    "deep": (DEEP, "not readable as JSON"),
    "deep inside": (b'{"format": "drakomor/position/1", "game": %b}' % DEEP, "not readable as JSON"),
    "no game": (b'{"format": "drakomor/position/1"}', "there is no such game"),
    "an unknown game": (changed(POSITION, "game", "chess"), "there is no such game"),
    "the game of others": (changed(POSITION, "game", "connect-four"), ""),
    "a wrong ship": (changed(POSITION, "tables.ships", {"A1": [0, 99]}), "tables.ships"),
    "a ship too many": (changed(POSITION, "tables.ships", {"A1": [0, 5]}), "do not make up the fleet"),
    "a wrong step": (changed(POSITION, "stack", [{"frame": "Duel", "at": "fly"}]), "stack"),
    "a field too many": (changed(POSITION, "tables.gold", 1), "gold does not belong here"),
    "an escape": (changed(POSITION, "game", "\x1b[2J"), "there is no such game"),
    "a match without record": (changed(STORED, "record", 5), ""),
    "a match with a false answer": (changed(STORED, "record.plies", [[-1, 5]]), "no outcome"),
    "a match cut short": (changed(STORED, "record.plies", []), "ends where chance should answer"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_by_every_command(refused, tmp_path, name):
    raw, why = BAD[name]
    path = tmp_path / "bad.json"
    path.write_bytes(raw)
    for arguments in (
        ["check", path],
        ["position", path],
        ["apply", path, 0, "end"],
        ["replay", path],
        ["perft", path, "--depth", 1],
        ["play", "--resume", path],
        ["play", path],
    ):
        said = refused(*arguments)
        assert str(path) in said or "ANSWER" in said
        assert "\x1b" not in said
        if arguments[0] in ("check", "position"):
            assert why in said
    assert path.read_bytes() == raw


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["sail"], "'sail' is none of"),
        (["play"], "Which game?"),
        (["play", "chess"], "there is no such game"),
        (["play", "lords-of-sees"], "Did you mean lords-of-the-seas?"),
        (["play", SEAS, "--seat", "bot:clever"], "there is no such bot"),
        (["play", SEAS, "--seat", "ann"], "human or bot:NAME"),
        (["play", SEAS, *["--seat", "human"] * 3], "3 seats, but the game is for 2\n"),
        (["position", "sea-dragons", "--seats", "1"], "1 seat, but the game is for 2–5\n"),
        (["play", SEAS, "--option", "tide=high"], "no such option"),
        (["play", SEAS, "--option", "mine_stackin=true"], "Did you mean mine_stacking?"),
        (["play", SEAS, "--option", "mine_stacking"], "NAME=VALUE"),
        (["play", SEAS, "--option", "mine_stacking=perhaps"], "true, false"),
        (["play", SEAS, "--option", "equal_vp=9-9"], "3-5, 4-6, 2-3"),
        (["play", SEAS, "--option", "market=M01"], "market_mode=agreed"),
        (["play", SEAS, "--components", "/nowhere"], "no such folder"),
        (["play", "connect-four", "--components", "."], "no components to replace"),
        (["play", "--resume"], "no game is kept here yet"),
        (["play", SEAS, "--resume"], "no such file"),
        (["play", SEAS, "--language", "tlh"], "'tlh' is none of"),
        (["play", SEAS, "--save", "/dev/null/game.json"], "cannot be written"),
        (["perft", SEAS], "missing: --depth"),
        (["perft", SEAS, "--depth", "deep"], "is not of the kind int"),
        (["perft", SEAS, "--depth", "-1"], "has to be 0 or more"),
        (["perft", SEAS, "--depth", "0", "--split"], "has to be 1 or more"),
        (["position", SEAS, "--show", "--asks"], "not together with"),
        (["position", SEAS, "--view", "2"], "no seat 2"),
        (["position", SEAS, "--view", "-2"], "no seat -2"),
        (["apply", SEAS, "0", "end"], "is not asked anything now"),
        (["apply", SEAS, "-1", "[[1]]"], "a word, a number or a list"),
        (["apply", SEAS, "-1", "[1"], "not readable as JSON"),
        (["apply", SEAS, "-1", "7"], "does not answer the question"),
        (["apply", SEAS, "dark", "7"], "is not of the kind int"),
        (["check", "/nowhere"], "no such file"),
        (["simulate", "chess", "--games", "1", "--bots", "random,random"], "no such game"),
        (["simulate", SEAS, "--games", "0", "--bots", "random,random"], "has to be 1 or more"),
    ],
)
def test_a_bad_argument_is_refused(refused, arguments, why):
    assert why in refused(*arguments)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["replay", "FILE", "--view", "7"], "no seat 7"),
        (["apply", "FILE", "0", "sail"], "position FILE --asks"),
        (["play", "sea-dragons", "--resume", "FILE"], "of the game lords-of-the-seas, not of sea-dragons"),
        (["play", "--resume", "FILE", "--option", "mine_stacking=true"], "goes on as it began"),
        (["play", "FILE", "--seed", "ebb"], "goes on as it began"),
    ],
)
def test_what_a_saved_game_cannot_be_asked_is_refused(refused, tmp_path, arguments, why):
    """Rather than done otherwise in silence."""
    path = tmp_path / "game.json"
    seat = next(iter(MATCH.asks))
    keep(MATCH, path)
    before = path.read_bytes()
    said = refused(*[{"FILE": path, "0": seat}.get(one, one) for one in arguments])
    assert why in said
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_every_language(capfd, language):
    for arguments in (["play", "chess"], ["sail"], ["perft", SEAS], ["apply", SEAS, "0", "end"]):
        assert main(["--language", language, *arguments]) == 2
        said = capfd.readouterr().err
        assert said.count("\n") == 1
        assert "{" not in said
        assert "malformed-" not in said


@pytest.mark.parametrize("raw", [b"Dear Ann", b'{"a": 1}', b"", json.dumps(POSITION).encode()])
def test_a_file_that_is_not_ours_is_left_as_it_is(refused, tmp_path, raw):
    path = tmp_path / "letter.txt"
    path.write_bytes(raw)
    refused("play", SEAS, "--save", path)
    assert path.read_bytes() == raw


def test_an_unfinished_game_is_not_written_over(refused, tmp_path):
    path = tmp_path / "game.json"
    match = Match.begin(GAME, ["human", "bot:random"], seed="a")
    seat, ask = next(iter(match.asks.items()))
    match.play(seat, ask.options[0])
    keep(match, path)
    before = path.read_bytes()
    assert "holds an unfinished game" in refused("play", SEAS, "--save", path)
    with pytest.raises(Malformed):
        check_room(path)
    assert path.read_bytes() == before


def test_a_game_is_written_beside_and_then_put_in_place(tmp_path, monkeypatch):
    """A write that fails half-way leaves the old file and nothing else."""
    path = tmp_path / "game.json"
    keep(MATCH, path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Malformed, match="No space left"):
        keep(MATCH, path)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def seed_in(path: Path) -> str:
    stored = stored_in(path)
    assert stored is not None
    return str(stored["seed"])


def test_two_games_do_not_write_over_each_other(tmp_path):
    """A second process that begins the same game gets the place; the first goes on beside it."""
    path = tmp_path / "seas-last.json"
    first, second = Place(path), Place(path)
    first.keep(MATCH)
    first.keep(MATCH)
    assert first.path == path
    keep(Match.begin(GAME, ["human", "human"], seed="ebb"), path)
    first.keep(MATCH)
    assert first.path == tmp_path / "seas-1.json"
    assert seed_in(path) == "ebb"
    second.keep(MATCH)
    assert (seed_in(tmp_path / "seas-1.json"), seed_in(path)) == ("tide", "tide")


def test_what_nobody_has_played_needs_no_room(tmp_path):
    path = tmp_path / "seas-last.json"
    assert make_room(path) is None
    keep(MATCH, path)
    assert make_room(path) is None


def cut(raw: bytes, at: int, length: int, new: bytes) -> bytes:
    return raw[:at] + new + raw[at + length :]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from([json.dumps(POSITION).encode(), json.dumps(STORED).encode()]),
    st.integers(0, 6000),
    st.integers(0, 30),
    st.binary(max_size=8) | st.sampled_from([b"null", b"-1", b'"', b"[]", b"{}", b"9" * 30]),
)
def test_whatever_stands_in_a_file_is_read_or_refused(capfd, tmp_path, raw, at, length, new):
    path = tmp_path / "fuzz.json"
    path.write_bytes(cut(raw, at, length, new))
    status = main(["check", str(path)])
    out, err = capfd.readouterr()
    assert (status, out.count("\n"), err.count("\n")) in ((0, 1, 0), (2, 0, 1))
