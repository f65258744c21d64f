"""Proofs: every outcome follows, and whatever was tampered with is found out."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import connect_four
from drakomor.kernel import CHANCE, Game, Malformed, Match
from drakomor.kernel.fair import commitment
from drakomor.kernel.match import Stored, read_record
from drakomor.kernel.proof import Proof, prove
from drakomor.kernel.schema import schema
from tests.kernel.scenes import GAMES
from tests.kernel.test_fair import SEAS, SECRET, SKIRMISH, begun, over, plain
from tests.kernel.test_fuzz import EXAMPLES, check_told, mutate, soon


def proof_of(written: Any, game: Game[Any] = SEAS) -> Proof:
    return prove(game, read_record(written))


@cache
def finished(game: Game[Any] = SEAS) -> bytes:
    return msgspec.json.encode(over(game).record())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_are_proven(game: Game[Any]) -> None:
    written = msgspec.json.decode(finished(game))
    proof = proof_of(written, game)
    assert proof.is_proven
    assert len(proof.draws) == sum(seat == CHANCE for seat, _ in written["plies"])
    assert all(one.said == one.due and one.number < one.limit for one in proof.draws)
    jsonschema.validate(written, schema(game, "record"))


def test_every_single_outcome_counts() -> None:
    """Whichever is exchanged for another option, it is named, with what it should have been."""
    draws = proof_of(msgspec.json.decode(finished())).draws
    assert len(draws) > 10
    for one in draws:
        written = msgspec.json.decode(finished())
        written["digests"] = {}
        other = next(option for option in one.ask.options if option != one.due)
        written["plies"][one.ply][1] = plain(other)
        proof = proof_of(written)
        assert not proof.is_proven
        assert proof.wrong is not None
        assert (proof.wrong.ply, proof.wrong.said, proof.wrong.due) == (one.ply, other, one.due)


def test_an_outcome_that_never_was_one_is_found_too() -> None:
    written = msgspec.json.decode(finished())
    written["plies"][3][1] = "M99"
    wrong = proof_of(written).wrong
    assert wrong is not None
    assert (wrong.ply, wrong.said) == (3, "M99")


def _secret(fair: Any) -> None:
    fair["secret"] = "another"


def _secret_and_commitment(fair: Any) -> None:
    fair.update(secret="another", commitment=commitment("another"))


def _commitment(fair: Any) -> None:
    fair["commitment"] = commitment("another")


def _entropy(fair: Any) -> None:
    fair["entropy"][1] += "!"


def _none(fair: Any) -> None:
    fair["entropy"] = ["", ""]


def _order(fair: Any) -> None:
    fair["entropy"].reverse()


@pytest.mark.parametrize(
    ("change", "lack"),
    [
        (_secret, "another-secret"),
        (_commitment, "another-secret"),
        (_secret_and_commitment, ""),
        (_entropy, ""),
        (_none, ""),
        (_order, ""),
    ],
)
def test_what_was_agreed_cannot_be_exchanged(change: Callable[[Any], None], lack: str) -> None:
    written = msgspec.json.decode(finished())
    change(written["fair"])
    proof = proof_of(written)
    assert not proof.is_proven
    assert proof.lack == lack
    assert (proof.wrong is None) == bool(lack)


def test_without_a_secret_or_without_fairness_nothing_is_proven() -> None:
    written = msgspec.json.decode(finished())
    del written["fair"]["secret"]
    assert (proof_of(written).lack, proof_of(written).draws) == ("no-secret", [])
    del written["fair"]
    assert (proof_of(written).lack, proof_of(written).is_proven) == ("no-fair", False)


def test_who_keeps_a_running_match_can_prove_it() -> None:
    stored = begun(SEAS).stored()
    assert prove(SEAS, stored.record).lack == "no-secret"
    assert prove(SEAS, stored.opened()).is_proven
    exchanged = msgspec.structs.replace(stored, seed="another")
    assert prove(SEAS, exchanged.opened()).lack == "another-secret"
    bare: Stored = Match.begin(SEAS, ["Ann", "Bob"], seed=SECRET).stored()
    assert prove(SEAS, bare.opened()).lack == "no-fair"


def test_a_game_without_chance_is_proven_when_its_secret_fits() -> None:
    written = msgspec.json.decode(finished(connect_four.GAME))
    assert proof_of(written, connect_four.GAME).draws == []
    assert proof_of(written, connect_four.GAME).is_proven


def test_what_breaks_before_any_wrong_outcome_is_unreadable() -> None:
    written = msgspec.json.decode(finished())
    written["plies"][-1] = [0, "surrender"]
    with pytest.raises(Malformed, match="illegal-ply"):
        proof_of(written)


def test_a_ply_of_chance_that_was_left_out_is_found() -> None:
    written = msgspec.json.decode(finished())
    del written["plies"][9]
    wrong = proof_of(written).wrong
    assert wrong is not None
    assert wrong.ply >= 9


@pytest.mark.parametrize("game", [SEAS, SKIRMISH], ids=lambda game: game.id)
@EXAMPLES
@given(seed=st.integers(0, 2**32), count=st.integers(1, 4), only_fair=st.booleans())
def test_mutated_records_are_proven_or_not_or_refused(
    game: Game[Any], seed: int, count: int, only_fair: bool
) -> None:
    """A proof or `Malformed`, and nothing else; and only what chance has truly said is ever proven."""
    rng, written = Random(seed), msgspec.json.decode(finished(game))
    whole = plain(written)
    for _ in range(count):
        mutate(written["fair"] if only_fair and isinstance(written["fair"], dict) else written, rng)
        if not isinstance(written.get("fair"), dict):
            break
    with soon():
        try:
            proof = proof_of(written, game)
        except Malformed as error:
            check_told(error)
            return
    if proof.is_proven:
        assert written["fair"] == whole["fair"]
        assert all(whole["plies"][one.ply] == [CHANCE, plain(one.said)] for one in proof.draws)
