"""Matches and records: taking back, resuming, and replaying what was written down."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import connect_four
from drakomor.games import lords_of_the_seas, sea_dragons
from drakomor.kernel import CHANCE, Answer, Ask, Game, Illegal, Malformed, Match, Record, digest, replay
from drakomor.kernel.conform import random_match
from drakomor.kernel.match import EVERY, Ply, read_record
from tests.kernel import skirmish
from tests.kernel.scenes import BRIEF, GAMES, sailing

FOUR, SKIRMISH, DRAGONS = connect_four.GAME, skirmish.GAME, sea_dragons.GAME
NAMES = ["Ann", "Bob", "Cyd"]


def four(*columns: int) -> Match:
    match = Match.begin(FOUR, NAMES[:2], seed="four")
    for column in columns:
        match.play(min(match.asks), column)
    return match


def at_sea(seed: str = "sea", **options: Any) -> Match:
    """A skirmish in which all have bid, and seat 0 is about to declare a route."""
    match = Match.begin(SKIRMISH, NAMES, options, seed=seed)
    for seat, bid in ((2, 0), (0, 1), (1, 0)):
        match.play(seat, bid)
    assert match.asks[0].prompt == "route"
    return match


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def finished(game: Game[Any], seed: str = "1") -> Match:
    return random_match(game, game.seats[0], BRIEF.get(game.id), seed)


# Taking back


def test_a_seat_takes_back_its_own_answers_one_by_one() -> None:
    match = at_sea()
    before = match.state
    match.play(0, 1)
    match.play(0, 0)
    match.undo(0)
    assert match.state.stack[-1].route == (1,)
    match.undo(0)
    assert match.state is before


def test_what_chance_said_bars_the_way_back() -> None:
    match = at_sea()
    assert len(match.history) == 4
    assert not any(match.can_undo(seat) for seat in range(3)), "the bids were revealed, and a card was drawn"
    with pytest.raises(Illegal, match="no-undo"):
        match.undo(1)


def test_the_answer_of_another_seat_bars_the_way_back() -> None:
    match = four(1)
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.play(1, 2)
    assert (match.can_undo(0), match.can_undo(1)) == (False, True)


def test_a_sealed_bid_can_be_taken_back_until_another_bids() -> None:
    match = Match.begin(SKIRMISH, NAMES, seed="sea")
    match.play(1, 2)
    assert match.can_undo(1)
    match.undo(1)
    assert set(match.asks) == {0, 1, 2}
    match.play(1, 0)
    match.play(0, 0)
    assert (match.can_undo(1), match.can_undo(0)) == (False, True)


def test_what_came_to_light_bars_the_way_back_without_any_chance() -> None:
    """A gun is shown before its die is rolled; the last troops are revealed without a die."""
    match = Match(SKIRMISH, NAMES, "sea", sailing(), [])
    match.play(2, "strike")
    assert [event.reveals for event in match.history[-1].events] == [True, False]
    assert not match.can_undo(2)


def test_a_whispered_secret_bars_the_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has seen it, without any chance and without any other seat's answer."""
    match = Match(SKIRMISH, NAMES, "sea", sailing(), [])
    match.play(0, 3)
    assert match.can_undo(0)
    move = skirmish.Sea.move

    def whispered(g: skirmish.Sea, seat: int, point: int) -> None:
        move(g, seat, point)
        g.whisper("moved", 1, {"point": point})

    monkeypatch.setattr(skirmish.Sea, "move", whispered)
    match.play(0, "stop")
    assert [event.secret for event in match.history[-1].events] == [{}, {"point": 3}]
    assert (len(match.plies), match.can_undo(0)) == (2, False)


def test_chance_that_nobody_hears_of_bars_the_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn is settled, even where no event tells of it."""
    monkeypatch.setattr(skirmish.Sea, "whisper", lambda *told, **more: None)
    match = Match(SKIRMISH, NAMES, "sea", sailing(), [])
    match.play(0, "stop")
    assert (match.history[-1].events, [ply.seat for ply in match.plies]) == ([], [0, CHANCE])
    assert not match.can_undo(0)


def test_a_secret_whispered_by_chance_bars_the_way_back_too() -> None:
    match = at_sea()
    assert any(event.secret for event in match.history[-1].events)
    assert match.history[-1].barrier


def test_the_beginning_cannot_be_taken_back() -> None:
    for match in (four(), Match.begin(SKIRMISH, NAMES, seed="sea")):
        assert not any(match.can_undo(seat) for seat in (CHANCE, 0, 1))
        with pytest.raises(Illegal, match="no-undo"):
            match.take_back()


def test_by_consent_everything_can_be_taken_back_and_the_dice_fall_the_same_again() -> None:
    match = at_sea()
    after, plies = digest(SKIRMISH, match.state), match.plies
    taken = match.take_back()
    assert (taken.seat, taken.ply, taken.barrier) == (1, 11, True)
    assert len(match.plies) == 11
    match.play(1, 0)
    assert (digest(SKIRMISH, match.state), match.plies) == (after, plies)


def test_another_answer_meets_the_same_dice_at_the_same_place() -> None:
    match = at_sea()
    card = match.plies[-1]
    match.take_back()
    match.play(1, 1)
    assert card.seat == match.plies[-1].seat == CHANCE
    assert card == match.plies[-1]


def test_an_answer_is_written_down_as_the_options_have_it() -> None:
    """Where the order of the pieces of an answer says nothing, they may come in any."""
    match = Match.begin(DRAGONS, ["red", "blue"], seed="tidy")
    (seat,) = match.asks
    what, card, *cells = next(
        one for one in match.asks[seat].options if isinstance(one, tuple) and len(one) > 3
    )
    match.play(seat, (what, card, *reversed(cells)))
    assert match.plies[match.history[1].ply].answer == (what, card, *cells)
    assert match.state.dragons[0].cells == tuple(cells)


def test_an_illegal_answer_changes_nothing() -> None:
    match = four(1)
    before = plain(match.record())
    for seat, answer in ((0, 1), (1, 9), (1, "1"), (7, 1), (CHANCE, 1)):
        with pytest.raises(Illegal):
            match.play(seat, answer)
    answers: list[Any] = [True, 1.0, None, [[1]]]
    for answer in answers:
        with pytest.raises(Illegal, match="answer-form"):
            match.play(1, answer)
    assert plain(match.record()) == before


def test_a_match_tells_what_its_answers_led_to() -> None:
    match = four()
    events = match.play(0, 4)
    assert [(event.kind, event.public) for event in events] == [("dropped", {"seat": 0, "column": 4})]
    assert match.history[-1].events == events
    assert not match.is_over
    assert four(1, 2, 1, 2, 1, 2, 1).is_over


def test_a_match_without_a_seed_makes_one_of_its_own() -> None:
    seeds = {Match.begin(FOUR, NAMES[:2]).seed for _ in range(5)}
    assert len(seeds) == 5
    assert min(map(len, seeds)) >= 32


# Records


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_replays_to_the_same_record(game: Game[Any]) -> None:
    match = finished(game)
    written = msgspec.json.encode(match.record())
    again = replay(game, read_record(msgspec.json.decode(written)))
    assert msgspec.json.encode(again.record()) == written
    assert [moment.barrier for moment in again.history] == [moment.barrier for moment in match.history]


def test_a_record_bears_a_digest_every_so_many_plies_and_at_its_end() -> None:
    record = finished(lords_of_the_seas.GAME).record()
    assert len(record.plies) > 2 * EVERY
    marks = sorted(record.digests)
    assert marks[-1] == len(record.plies)
    assert all(later - earlier < 2 * EVERY for earlier, later in zip([0, *marks], marks, strict=False))


def _shortened(record: Any) -> None:
    record["plies"] = record["plies"][:60]


def _not_begun(record: Any) -> None:
    record["plies"] = record["plies"][:4]


def _too_long(record: Any) -> None:
    record["plies"].append([0, "stop"])


def _ply(answer: Any, of_chance: bool = False) -> Callable[[Any], None]:
    """Another answer in the midst of the game."""

    def change(record: Any) -> None:
        later = [ply for ply in record["plies"][20:] if (ply[0] == CHANCE) == of_chance]
        later[0][1] = answer

    return change


def _with(name: str, value: Any) -> Callable[[Any], None]:
    return lambda record: record.__setitem__(name, value)


def _another_card(record: Any) -> None:
    record["plies"][0][1] = "gun" if record["plies"][0][1] == "crew" else "crew"


TAMPERED: list[tuple[Callable[[Any], None], str]] = [
    (_shortened, r"record.plies\[60\]: record-too-short"),
    (_not_begun, r"record.plies\[4\]: record-too-short"),
    (_too_long, r"record.plies\[\d+\]: illegal-ply \(clause game-over"),
    (_ply(99), r"record.plies\[\d+\]: illegal-ply"),
    (_ply(10**300), r"record.plies\[\d+\]: illegal-ply"),
    (_ply("mage", of_chance=True), r"record.plies\[\d+\]: not-an-outcome"),
    (_ply(True), r"record.plies\[\d+\]\[1\]: wrong-type"),
    (_ply([[1]]), r"record.plies\[\d+\]\[1\]\[0\]: wrong-type"),
    (_with("plies", [[0]]), r"record.plies\[0\]"),
    (_with("plies", [[0, 1, 2]]), r"record.plies\[0\]"),
    (_with("plies", []), r"record.plies\[0\]: record-too-short"),
    (_with("plies", None), r"record.plies: wrong-type"),
    (_with("format", "drakomor/record/7"), "record.format: wrong-format"),
    (_with("game", "draughts"), "record.game: wrong-game"),
    (_with("options", {"reach": []}), "record.options.reach: wrong-type"),
    (_with("components", {}), "record.components: no-components"),
    (_with("seats", ["Ann"]), "seats: seats"),
    (_with("seats", ["Ann", "Bob", 3]), r"record.seats\[2\]: wrong-type"),
    (_with("digests", {"60": "0" * 16, "100000": "0" * 16}), "digest-differs|record-too-short"),
    (_with("digests", {"3": "0" * 16}), "record.digests: wrong-value"),
    (_with("digests", {"-1": "0" * 16}), "record.digests: wrong-value"),
    (_with("digests", {"x": "0" * 16}), "record.digests: wrong-type"),
    (_with("result", [1.0, 1.0, 1.0]), "record.result: wrong-value"),
    (_with("result", []), "record.result: wrong-value"),
    (_with("comment", "mine"), "record: unknown-field"),
    (_another_card, "digest-differs|illegal-ply|not-an-outcome"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "error"), TAMPERED)
def test_a_record_that_was_tampered_with_is_refused(change: Callable[[Any], None], error: str) -> None:
    written = plain(finished(SKIRMISH).record())
    change(written)
    with pytest.raises(Malformed, match=rf"^(?:.*(?:{error}))") as refusal:
        replay(SKIRMISH, read_record(written))
    assert len(str(refusal.value)) < 400


def test_a_changed_digest_is_found_at_its_ply() -> None:
    record = finished(SKIRMISH).record()
    first = min(record.digests)
    record.digests[first] = "0" * 16
    with pytest.raises(Malformed, match=rf"record\.plies\[{first}\]: digest-differs"):
        replay(SKIRMISH, record)


def test_every_answer_of_a_record_counts() -> None:
    """Whatever ply of a short game is changed to another legal answer, a digest notices."""
    match = four(4, 4, 3, 5, 2)
    for number in range(5):
        record = plain(match.record())
        record["plies"][number][1] = 7
        with pytest.raises(Malformed, match="digest-differs"):
            replay(FOUR, read_record(record))


def test_an_unfinished_record_replays() -> None:
    match = at_sea()
    assert replay(SKIRMISH, match.record()).asks == match.asks


# Resuming


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_stored_match_resumes_with_its_history_and_its_dice(game: Game[Any]) -> None:
    whole = finished(game, "7")
    cut = whole.history[len(whole.history) // 2]
    match = Match.begin(game, whole.names, BRIEF.get(game.id), seed=whole.seed)
    for moment in whole.history[1:]:
        if moment is cut:
            stored = plain(match.stored())
            history = [(m.seat, m.ply, m.barrier) for m in match.history]
            match = Match.resume(game, stored)
            assert [(m.seat, m.ply, m.barrier) for m in match.history] == history
            assert plain(match.stored()) == stored
        match.play(moment.seat, whole.plies[moment.ply].answer)
    assert plain(match.record()) == plain(whole.record())


def test_a_resumed_match_can_take_back() -> None:
    match = Match.resume(FOUR, plain(four(1, 2, 3).stored()))
    match.undo(0)
    assert len(match.plies) == 2


def test_a_position_that_is_not_the_records_is_refused() -> None:
    stored = plain(four(1, 2, 3).stored())
    stored["position"] = plain(four(1, 2).stored())["position"]
    with pytest.raises(Malformed, match=r"match\.position: not-the-record"):
        Match.resume(FOUR, stored)


@pytest.mark.parametrize(
    ("path", "value", "error"),
    [
        (("format",), "drakomor/match/2", "match.format: wrong-format"),
        (("seed",), 7, "match.seed: wrong-type"),
        (("seed",), None, "match.seed: wrong-type"),
        (("position",), [], "match.position: wrong-type"),
        (("position", "game"), "x", "match.position.game: wrong-game"),
        (("record", "game"), "x", "match.record.game: wrong-game"),
        (("record", "plies", 0), [0, 9], r"match.record.plies\[0\]: illegal-ply"),
        (("record", "plies", 0), [0], r"match.record.plies\[0\]"),
        (("extra",), 1, "match: unknown-field"),
    ],
)
def test_a_stored_match_that_was_tampered_with_is_refused(
    path: tuple[Any, ...], value: Any, error: str
) -> None:
    stored = plain(four(1, 2, 3).stored())
    place = stored
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Malformed, match="^" + error):
        Match.resume(FOUR, stored)


class NewFour(connect_four.ConnectFour):
    """Connect Four after a correction of its rules: column 7 has been closed all the time."""

    rules = 2

    def why(self, g: Any, seat: int, answer: Answer) -> Illegal | None:
        return Illegal("C4-9") if answer == 7 else super().why(g, seat, answer)


def test_a_correction_of_a_rule_breaks_no_running_match() -> None:
    stored = plain(four(7, 2, 3).stored())
    match = Match.resume(NewFour(), stored)
    assert len(match.history) == 1, "the way here was another under the new rules"
    assert match.state.stones == four(7, 2, 3).state.stones
    match.play(1, 5)
    with pytest.raises(Illegal, match="C4-9"):
        match.play(0, 7)


def test_a_match_of_two_versions_of_the_rules_can_be_stored_and_resumed_again_and_again() -> None:
    match = Match.resume(NewFour(), plain(four(7, 2, 3).stored()))
    match.play(1, 5)
    for _ in range(2):
        match = Match.resume(NewFour(), plain(match.stored()))
    assert match.record().rules == 1, "the version that the record began under"
    assert [ply.answer for ply in match.plies] == [7, 2, 3, 5]


def test_a_match_that_a_correction_did_not_touch_keeps_its_history() -> None:
    match = Match.resume(NewFour(), plain(four(1, 2, 3).stored()))
    assert len(match.history) == 4
    match.undo(0)


def test_under_unchanged_rules_a_broken_record_is_refused_and_not_passed_over() -> None:
    stored = plain(four(7, 2, 3).stored())
    stored["record"]["plies"][0] = [0, 6]
    with pytest.raises(Malformed, match="digest-differs"):
        Match.resume(FOUR, stored)


# Seeds


@pytest.mark.parametrize("game", [SKIRMISH, lords_of_the_seas.GAME], ids=lambda game: game.id)
def test_one_seed_is_one_game_and_another_is_another(game: Game[Any]) -> None:
    begun = [Match.begin(game, NAMES[: game.seats[0]], seed=seed).plies for seed in ("a", "a", "b")]
    assert begun[0] == begun[1]
    assert begun[0] != begun[2]


def test_a_record_holds_what_chance_said_and_needs_no_seed() -> None:
    record = at_sea().record()
    assert [ply.seat for ply in record.plies[:9]] == [CHANCE] * 9
    assert "seed" not in msgspec.structs.asdict(record)
    assert isinstance(record.plies[0], Ply)
    assert isinstance(record, Record)


def test_dice_that_somebody_brings_are_asked_like_any() -> None:
    asked: list[Ask] = []

    def dice(ask: Ask) -> Answer:
        asked.append(ask)
        return ask.options[0]

    g = SKIRMISH.start(3, dice=dice)
    assert [ask.prompt for ask in asked] == ["draw"] * 9
    assert g.troops == [("crew", "crew", "crew"), ("crew", "crew", "crew"), ("crew", "crew", "gun")]
