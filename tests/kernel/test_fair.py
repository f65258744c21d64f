"""Fair dice: even, bound before the game, and settled by secret, entropy and ply alone."""

import hmac
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from drakomor.games import lords_of_the_seas
from drakomor.kernel import CHANCE, Ask, Game, Illegal, Malformed, Match, replay
from drakomor.kernel.chance import below, outcome, weight
from drakomor.kernel.conform import some_answer
from drakomor.kernel.fair import agreed, combined, commitment, drawn, fallen, key, new_secret
from drakomor.kernel.match import read_record
from tests.kernel import skirmish
from tests.kernel.scenes import BRIEF, GAMES
from tests.kernel.test_chance import BAG, CRITICAL, D3, D8, chi_square
from tests.kernel.test_fuzz import EXAMPLES

SEAS, SKIRMISH = lords_of_the_seas.GAME, skirmish.GAME
SECRET, ENTROPY = "seventeen dragons", ("a storm from the west", "tea at four")
KEY = key(SECRET, ENTROPY)
COIN = Ask(CHANCE, "coin", (0, 1))


def begun(game: Game[Any], secret: str = SECRET) -> Match:
    names = ["Ann", "Bob", "Cyd"][: game.seats[0]]
    entropy = [f"entropy of {name}" for name in names]
    return Match.begin(game, names, BRIEF.get(game.id), seed=secret, entropy=entropy)


def over(game: Game[Any] = SEAS) -> Match:
    """A game at random; in the Lords of the Seas somebody resigns at once."""
    match, rng = begun(game), Random(1)
    if game is SEAS:
        match.play(0, "resign")
    while not match.is_over:
        ask, answer = some_answer(game, match.state, game.seats[0], rng)
        match.play(ask.seat, answer)
    return match


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


# How the dice fall


@pytest.mark.parametrize("ask", [COIN, D3, D8, BAG], ids=lambda ask: ask.prompt)
@pytest.mark.parametrize("secret", ["a", "b", "f00d"])
def test_fair_dice_are_even(ask: Ask, secret: str) -> None:
    odds = dict(zip(ask.options, ask.odds or [1] * len(ask.options), strict=True))
    whole = key(secret, ENTROPY)
    by_ply = Counter(fallen(whole, ply, ask) for ply in range(4000))
    by_secret = Counter(fallen(key(f"{secret}{number}", ENTROPY), 7, ask) for number in range(4000))
    by_entropy = Counter(fallen(key(secret, ["", str(number)]), 7, ask) for number in range(4000))
    for counts in (by_ply, by_secret, by_entropy):
        assert chi_square(counts, odds) < CRITICAL[len(odds) - 1]


def test_consecutive_outcomes_are_independent() -> None:
    fell = [fallen(KEY, ply, COIN) for ply in range(4001)]
    same = Counter(one == other for one, other in pairwise(fell))
    assert chi_square(same, {True: 1, False: 1}) < CRITICAL[1]


@pytest.mark.parametrize("limit", [2**63 + 2**62, 2**63 + 1, 2**64 - 1])
def test_wide_limits_have_no_modulo_bias(limit: int) -> None:
    """The remainder alone would give the low half of three quarters of the span twice as often."""
    halves = Counter(drawn(KEY, ply, limit) < limit // 2 for ply in range(3000))
    assert chi_square(halves, {True: 1, False: 1}) < CRITICAL[1]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 10, 255, 1536, 2**32 + 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_every_number_stands_for_equally_many_draws(limit: int) -> None:
    """No modulo bias by construction: the draws that count are the greatest whole multiple of the limit."""
    span = 2**64 // limit * limit
    assert below(limit, lambda _: (span - 1).to_bytes(8)) == limit - 1
    assert below(limit, lambda _: bytes(8)) == 0
    if span < 2**64:
        twice: Callable[[int], bytes] = lambda draw: (span if draw == 0 else 5).to_bytes(8)  # noqa: E731
        assert below(limit, twice) == 5 % limit, "what lies beyond is drawn again"


def test_a_draw_that_does_not_count_is_followed_by_the_next_of_the_same_ply() -> None:
    limit = 2**63 + 2**62
    draws = [int.from_bytes(hmac.digest(KEY, f"4:{draw}".encode(), "sha256")[:8]) for draw in (0, 1)]
    assert draws[0] >= limit > draws[1]
    assert drawn(KEY, 4, limit) == draws[1]


def test_options_share_the_numbers_by_their_odds_and_in_their_order() -> None:
    ask = Ask(CHANCE, "draw", ("a", "never", "b", "c"), odds=(2, 0, 1, 3))
    assert weight(ask) == 6
    assert [outcome(ask, number) for number in range(6)] == ["a", "a", "b", "c", "c", "c"]
    assert weight(D8) == 8
    assert [outcome(D8, number) for number in range(8)] == list(D8.options)


def test_plies_and_draws_do_not_run_together() -> None:
    assert len({drawn(KEY, ply, 2**64) for ply in range(2000)}) == 2000
    assert hmac.digest(KEY, b"1:23", "sha256") != hmac.digest(KEY, b"12:3", "sha256")


def test_the_worked_example_of_the_documents_is_ours() -> None:
    """docs/fair-dice.md computes it by itself."""
    assert commitment(SECRET) == "2f0eb72715d8c1a2e77cc465308bc80c9e4bfe596b89a5d1c23a09bcddc062f9"
    assert combined(ENTROPY) == b"21:a storm from the west,11:tea at four,"
    assert KEY.hex() == "5e1352003a7b9296b194d58af90aa14f44ca00b9c3033d4aab249a64d4c1eedb"
    numbers = [drawn(KEY, 3, 6), drawn(KEY, 8, 27), drawn(KEY, 4, 2**63 + 2**62)]
    assert numbers == [1, 4, 511957619377751498]


# Commitment and entropy


def test_a_commitment_binds_one_secret_and_does_not_hold_it() -> None:
    fair = agreed(SECRET, ENTROPY)
    assert fair.binds(SECRET)
    assert not any(fair.binds(other) for other in ("", SECRET + " ", SECRET.upper(), commitment(SECRET)))
    assert (fair.secret, SECRET in str(fair)) == ("", False)
    assert fair.opened(SECRET).secret == SECRET
    assert fair.opened("another") == fair


def test_the_key_is_not_the_commitment_and_needs_the_secret() -> None:
    """What is published before the game tells nothing of what will fall."""
    assert KEY.hex() != commitment(SECRET)
    assert len({key(secret, ENTROPY) for secret in (SECRET, commitment(SECRET), "")}) == 3


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert {len(secret) for secret in made} == {64}


def taken_apart(raw: bytes) -> list[str]:
    texts = []
    while raw:
        length, _, rest = raw.partition(b":")
        text, end, raw = rest[: int(length)], rest[int(length) :][:1], rest[int(length) + 1 :]
        assert end == b","
        texts.append(text.decode())
    return texts


@EXAMPLES
@given(
    texts=st.lists(st.text(",:012é", max_size=12), max_size=5)
)  # what could be taken for a length or an end
def test_no_two_lists_of_entropy_come_to_the_same_bytes(texts: list[str]) -> None:
    """Whoever has the bytes has the list."""
    assert taken_apart(combined(texts)) == texts


@pytest.mark.parametrize(
    "other",
    [
        ["tea at four", "a storm from the west"],
        ["a storm from the westtea at four", ""],
        ["a storm from the wes", "ttea at four"],
        ["a storm from the west,tea at four"],
        ["a storm from the west,11:tea at four", ""],
        ["a storm from the west"],
        ["a storm from the west", "tea at four", ""],
        [],
    ],
)
def test_every_seat_counts_and_so_does_its_place(other: list[str]) -> None:
    assert key(SECRET, other) != KEY


# Matches


def test_a_fair_match_falls_by_its_key_and_its_plies() -> None:
    match = over()
    witnessed: list[tuple[int, Ask, Any]] = []
    replay(SEAS, match.record(), witness=lambda *heard: witnessed.append(heard))
    assert [ply for ply, _, _ in witnessed] == [
        number for number, ply in enumerate(match.plies) if ply.seat == CHANCE
    ]
    whole = key(SECRET, ["entropy of Ann", "entropy of Bob"])
    assert all(fallen(whole, ply, ask) == said for ply, ask, said in witnessed)


def test_entropy_of_any_seat_changes_the_game() -> None:
    entropies = (["", ""], ["x", ""], ["", "x"], None)
    games = [Match.begin(SEAS, ["Ann", "Bob"], seed=SECRET, entropy=entropy) for entropy in entropies]
    assert len({str(match.plies) for match in games}) == 4


def test_one_text_for_each_seat() -> None:
    for entropy in ([], ["a"], ["a", "b", "c"]):
        with pytest.raises(Malformed, match=r"fair\.entropy: wrong-entropy"):
            Match.begin(SEAS, ["Ann", "Bob"], entropy=entropy)


def test_taking_back_cannot_reroll() -> None:
    match = begun(SKIRMISH)
    for seat, bid in ((2, 0), (0, 1)):
        match.play(seat, bid)
    seen = set()
    for bid in (0, 1, 0, 2):
        match.play(1, bid)
        seen.add(next(ply.answer for ply in match.plies[-1:] if ply.seat == CHANCE))
        match.take_back()
    assert len(seen) == 1, "whatever is answered, the same draw comes at the same place"


def test_a_resumed_match_rolls_on_as_it_would_have() -> None:
    whole = over(SKIRMISH)
    match = begun(SKIRMISH)
    for moment in whole.history[1:]:
        match = Match.resume(SKIRMISH, plain(match.stored()))
        match.play(moment.seat, whole.plies[moment.ply].answer)
    assert plain(match.stored()) == plain(whole.stored())


def test_the_record_of_a_running_game_has_no_secret() -> None:
    match = begun(SEAS)
    assert b"secret" not in msgspec.json.encode(match.record())
    assert SECRET.encode() not in msgspec.json.encode(match.record())
    match.play(0, "resign")
    assert plain(match.record())["fair"] == {
        "format": "drakomor/fair/1",
        "commitment": commitment(SECRET),
        "entropy": ["entropy of Ann", "entropy of Bob"],
        "secret": SECRET,
    }


def test_a_game_that_is_given_up_tells_its_secret_too() -> None:
    match = begun(SEAS)
    fair = match.record(given_up=True).fair
    assert fair is not None
    assert fair.secret == SECRET
    assert replay(SEAS, match.record(given_up=True)).record().fair == fair, "what is out stays out"


def test_what_is_over_is_not_taken_back_once_its_secret_is_known() -> None:
    match = over()
    assert not match.can_undo(0)
    for undo in (lambda: match.undo(0), match.take_back):
        with pytest.raises(Illegal, match="no-undo"):
            undo()
    given_up = replay(SKIRMISH, _sailing().record(given_up=True))
    with pytest.raises(Illegal, match="no-undo"):
        given_up.take_back()


def _sailing() -> Match:
    match = begun(SKIRMISH)
    match.play(0, 1)
    assert match.can_undo(0)
    return match


def test_a_match_by_a_seed_is_as_it_was_and_says_nothing_of_fairness() -> None:
    match = Match.begin(SEAS, ["Ann", "Bob"], seed="7")
    match.play(0, "resign")
    assert "fair" not in plain(match.record())
    match.take_back()
    assert match.plies[0].answer == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_fair_record_replays_to_the_same_record(game: Game[Any]) -> None:
    for match in (begun(game), over(game)):
        written = msgspec.json.encode(match.record())
        again = replay(game, read_record(msgspec.json.decode(written)))
        assert msgspec.json.encode(again.record()) == written


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        (("seed",), "another", r"match\.seed: another-secret"),
        (("record", "fair", "commitment"), "00", r"match\.seed: another-secret"),
        (("record", "fair", "format"), "drakomor/fair/9", r"match\.record\.fair\.format: wrong-format"),
        (("record", "fair", "entropy"), ["a"], r"match\.record\.fair\.entropy: wrong-entropy"),
        (("record", "fair", "entropy"), [1, 2], r"match\.record\.fair\.entropy\[0\]: wrong-type"),
        (("record", "fair", "extra"), 1, r"match\.record\.fair: unknown-field"),
    ],
)
def test_a_stored_match_does_not_exchange_what_was_agreed(
    path: tuple[str, ...], value: Any, error: str
) -> None:
    stored = plain(begun(SEAS).stored())
    place = stored
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Malformed, match="^" + error):
        Match.resume(SEAS, stored)
