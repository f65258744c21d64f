"""`drakomor verify`, in this process: what it says, in which language, and with which status it ends."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import connect_four
from drakomor.games.lords_of_the_seas import GAME
from drakomor.kernel import Match, write_position
from drakomor.kernel.fair import commitment
from drakomor.texts import LANGUAGES, Texts

SECRET = "seventeen dragons"


def begun() -> Match:
    return Match.begin(GAME, ["Ann", "Bob"], seed=SECRET, entropy=["a storm", ""])


def _over() -> dict[str, Any]:
    match = begun()
    match.play(0, "resign")
    record: dict[str, Any] = _plain(match.record())
    return record


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _wrong() -> dict[str, Any]:
    record = _over()
    record["plies"][3][1] = "M03" if record["plies"][3][1] != "M03" else "M04"
    return record


@pytest.fixture
def file(tmp_path: Path):
    def write(value: object) -> Path:
        path = tmp_path / "game.json"
        path.write_text(json.dumps(value))
        return path

    return write


def test_a_proven_record_is_proven(said, file):
    path = file(_over())
    status, out, err = said("verify", path)
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        f"Commitment: {commitment(SECRET)}",
        "Entropy of Ann: a storm",
        "Entropy of Bob: none was given",
        f"{path}: proven. All 14 outcomes of chance follow from the secret, the entropy and their plies.",
    ]


def test_all_tells_every_die_and_every_draw(said, file):
    record = _over()
    status, out, _ = said("verify", file(record), "--all")
    told = [line for line in out.splitlines() if line.startswith("Ply ")]
    assert (status, len(told)) == (0, 14)
    assert re.fullmatch(
        rf"Ply 3\. Chance: which mercenary .+ → {record['plies'][3][1]} \(drew \d below 6\)", told[3]
    )


def test_the_first_wrong_outcome_is_told_with_what_it_should_have_been(said, file):
    due, wrong = _over()["plies"][3][1], _wrong()["plies"][3][1]
    status, out, err = said("verify", file(_wrong()), "--all")
    assert (status, err) == (1, "")
    assert f"→ {wrong} – WRONG: it should have been {due} (drew" in out
    assert "NOT proven. The first outcome that does not follow is that of ply 3." in out.splitlines()[-1]
    assert f"The record says {wrong}, it should have been {due}" in out.splitlines()[-1]


def test_what_cannot_be_proven_is_told_in_a_sentence(said, file):
    assert (
        "not proven. The secret of the dice is not published yet"
        in said("verify", file(_plain(begun().record())))[1]
    )
    record = _over()
    record["fair"]["secret"] = "another"
    assert "not the one that the commitment was made to" in said("verify", file(record))[1]
    del record["fair"]
    status, out, err = said("verify", file(record))
    assert (status, err, out.count("\n")) == (1, "", 1)
    assert "The record says nothing of where its dice come from" in out


def test_a_saved_game_is_verified_by_its_own_secret(said, file):
    assert said("verify", file(_plain(begun().stored())))[0] == 0
    assert said("verify", file(_plain(Match.begin(GAME, ["Ann", "Bob"], seed="7").stored())))[0] == 1


def test_a_game_without_chance(said, file):
    match = Match.begin(connect_four.GAME, ["Ann", "Bob"], entropy=["", ""])
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(min(match.asks), column)
    status, out, _ = said("verify", "-", stdin=msgspec.json.encode(match.record()))
    assert (status, out.splitlines()[-1]) == (0, "stdin: proven. Chance was never asked.")


def test_what_cannot_be_read_has_another_status(said, file):
    position = file(write_position(GAME, begun().state))
    assert said("verify", position)[0] == 2
    for raw in (b"", b"{}", b'{"format": "drakomor/record/1"}', b"\xff"):
        status, out, err = said("verify", "-", stdin=raw)
        assert (status, out, err.count("\n")) == (2, "", 1)
    record = _over()
    record["fair"]["entropy"] = ["a storm"]
    status, out, err = said("verify", file(record))
    assert (status, out) == (2, "")
    assert "fair.entropy: entropy of 1 seats, of 2 at the table" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(said, file, language):
    say = Texts(language, GAME).say
    out = said("verify", file(_over()), "--all", "--language", language)[1]
    for line in (
        say("verify-commitment", commitment=commitment(SECRET)),
        say("verify-entropy", name="Ann", entropy="a storm"),
        say("verify-no-entropy", name="Bob"),
        say("verify-proven", place=file(_over()), count=14),
    ):
        assert line in out.splitlines()
    assert len(out.splitlines()) == 3 + 14 + 1
    wrong = said("verify", file(_wrong()), "--all", "--language", language)[1]
    assert wrong.count(_wrong()["plies"][3][1]) >= 2
    english = said("verify", file(_wrong()), "--language", "en")[1]
    assert (wrong.splitlines()[-1] == english.splitlines()[-1]) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_entropy_cannot_move_the_cursor(said, file, language):
    record = _over()
    record["seats"][0], record["fair"]["entropy"][1] = "\x1b[2J", "a\nb: proven"
    out = said("verify", file(record), "--language", language)[1]
    assert "\x1b" not in out
    assert len(out.splitlines()) == 4
