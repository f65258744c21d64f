"""The three editions: where they differ, and that they agree elsewhere (section 3 of the rules)."""

from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.options import EDITIONS, settled
from drakomor.kernel import Answer, Ask, Malformed
from drakomor.kernel.notation import text
from tests.games.sea_dragons.table import Table, begin, table

PRESETS = ("ru", "cs", "es")
LAID = ("Q1A", "Q2B", "Q3A", "Q4B")
SIDES_BY_CHANCE = "options.quarters: sides-by-chance"
MARKET: dict[str, tuple[str, ...]] = {"small": ("I3", "V3"), "medium": ("T4", "O4"), "large": ("L5", "X5")}


def passed(**options: Any) -> list[str]:
    """What may be taken after a medium card was thrown away."""
    return table(hands=[("L4", "V3")], market=MARKET, **options).play("pass L4").options


def chosen(*quarters: str, **options: Any) -> str:
    """Why a set-up is refused; empty where it is not."""
    try:
        begin(quarters=quarters, **options)
    except Malformed as error:
        return f"{error.place}: {error.reason}"
    return ""


def test_the_presets() -> None:
    """Section 3: the editions' own options, and the default."""
    assert tuple(EDITIONS) == PRESETS
    assert GAME.settle().edition == "ru"
    names = ("board_sides", "pass_take_size", "pass_take_sources")
    assert [[settled(GAME.settle({"edition": one}), name) for name in names] for one in EDITIONS] == [
        ["choose", "different", "any"],
        ["random", "any", "face_up"],
        ["choose", "any", "any"],
    ]
    for preset in EDITIONS.values():
        assert tuple(preset) == names


@pytest.mark.parametrize("edition", PRESETS)
def test_the_same_defaults_everywhere(edition: str) -> None:
    """E-15, E-22 and the rulings: no edition touches them."""
    assert msgspec.to_builtins(GAME.settle({"edition": edition})) == {
        "edition": edition,
        "board_sides": "edition",
        "quarters": (),
        "pass_take_size": "edition",
        "pass_take_sources": "edition",
        "most_missions_vp": 5,
        "first_player": "random",
        "final_draw": "skip",
        "auto_cash": True,
        "ship_tokens_face_up": True,
        "second_place_needs_a_dragon": True,
        "most_missions_needs_a_mission": True,
        "head": "first",
    }


# What differs


@pytest.mark.parametrize(("edition", "reason"), [("ru", ""), ("cs", SIDES_BY_CHANCE), ("es", "")])
def test_E_1_who_chooses_the_sides(edition: str, reason: str) -> None:
    """E-1, SD-SETUP-3, SD-R-42: players in ru and es; in cs they are drawn, and cannot be given."""
    assert chosen(*LAID, edition=edition) == reason
    assert chosen("Q1A", "Q2", "Q3", "Q4", edition=edition) == reason
    assert chosen("Q4", "Q3", "Q2", "Q1", edition=edition) == ""


@pytest.mark.parametrize("edition", PRESETS)
def test_E_1_an_option_of_its_own(edition: str) -> None:
    """E-1: board_sides goes before the edition; where nothing is given chance says, in all of them."""
    assert chosen(*LAID, edition=edition, board_sides="choose") == ""
    assert chosen(*LAID, edition=edition, board_sides="random") == SIDES_BY_CHANCE
    t = begin("Q1", "Q2", "Q3", "Q4", edition=edition)
    assert (t.asked[1], t.options) == ("side", ["A", "B"])


def test_E_6_the_size_of_the_card_after_a_pass() -> None:
    """E-6, SD-PASS-4: ru another size, cs and es any."""
    medium = {edition: [one for one in passed(edition=edition) if one in MEDIUM] for edition in PRESETS}
    assert medium == {"ru": [], "cs": ["take O4", "take T4"], "es": ["draw medium", "take O4", "take T4"]}


MEDIUM = ("draw medium", "take O4", "take T4")


@pytest.mark.parametrize("edition", PRESETS)
def test_E_6_an_option_of_its_own(edition: str) -> None:
    """E-6: pass_take_size goes before the edition."""
    assert not set(MEDIUM) & set(passed(edition=edition, pass_take_size="different"))
    assert "take T4" in passed(edition=edition, pass_take_size="any")


def test_E_7_where_the_card_after_a_pass_comes_from() -> None:
    """E-7, SD-PASS-4, SD-R-26: ru and es from the market or a deck, cs from the market."""
    decks = {
        edition: [one for one in passed(edition=edition) if one.startswith("draw")] for edition in PRESETS
    }
    assert decks == {
        "ru": ["draw large", "draw small"],
        "cs": [],
        "es": ["draw large", "draw medium", "draw small"],
    }


@pytest.mark.parametrize("edition", PRESETS)
def test_E_7_an_option_of_its_own(edition: str) -> None:
    """E-7: pass_take_sources goes before the edition."""
    assert "draw large" not in passed(edition=edition, pass_take_sources="face_up")
    assert "draw large" in passed(edition=edition, pass_take_sources="any")


def test_E_6_E_7_together() -> None:
    """E-6, E-7: another size, and face up: a rule of no edition."""
    taken = passed(pass_take_size="different", pass_take_sources="face_up")
    assert taken == ["take I3", "take L5", "take V3", "take X5"]


@pytest.mark.parametrize("edition", PRESETS)
def test_E_7_step_three_always_has_decks(edition: str) -> None:
    """E-7, SD-DRAW-3: whatever holds for a pass."""
    t = table(hands=[("V3", "S4")], market=MARKET, edition=edition).play("place V3 E6 E7 F7")
    assert t.options == ["draw large", "draw medium", "take L5", "take O4", "take T4", "take X5"]


@pytest.mark.parametrize("edition", PRESETS)
def test_E_15_the_bonus_for_most_missions(edition: str) -> None:
    """E-15, SD-SCORE-4: five points in all presets; 0 switches it off, and another player wins."""
    position: dict[str, Any] = {"completed": [["M02"], [], []], "gold": (0, 8, 0), "edition": edition}
    five, none = table(**position).g, table(**position, most_missions_vp=0).g
    assert [column["most_missions"] for column in GAME.score(five)["seats"]] == [5, 0, 0]
    assert [column["most_missions"] for column in GAME.score(none)["seats"]] == [0, 0, 0]
    assert (GAME.result(five), GAME.result(none)) == ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))


@pytest.mark.parametrize("edition", PRESETS)
def test_E_22_the_starting_player(edition: str) -> None:
    """E-22, SD-R-31: chance, or a seat, in all presets."""
    for first, seats in (("random", (0, 1, 2)), (2, (1,))):
        t = begin(edition=edition, first_player=first)
        while t.asked[1] != "first_player":
            t.play(t.ask.options[0])
        assert t.ask.options == seats


# What does not


def chart(rng: Random) -> Any:
    """The dice and the players of a game without passes: what each of them says, in turn."""

    def answer(ask: Ask) -> Answer:
        options = [one for one in ask.options if ask.prompt != "turn" or text(one).startswith("place")]
        return rng.choices(options or list(ask.options), ask.odds or None)[0]

    return answer


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_a_pass_a_game_is_the_same_in_all_editions(players: int) -> None:
    """E-2 to E-5, E-8 to E-14, E-16 to E-21, E-23 to E-29: the same questions, options, events and points."""
    tables = [begin(players=players, edition=edition) for edition in PRESETS]
    answer, passes = chart(Random(players)), 0
    while tables[0].g.asks and not passes:
        asks = [t.g.asks for t in tables]
        assert asks[0] == asks[1] == asks[2]
        said = answer(tables[0].ask)
        passes += isinstance(said, tuple) and said[0] == "pass"
        for t in tables:
            t.play(said)
    assert tables[0].events == tables[1].events == tables[2].events
    assert len(tables[0].g.dragons) > 3 * players
    scores = [GAME.score(t.g) for t in tables]
    assert scores[0] == scores[1] == scores[2]


def agree(answers: tuple[str, ...] = (), **facts: Any) -> Table:
    """The same position in every edition, and that the same comes of it; the last of them."""
    tables = [table(**facts, edition=edition).play(*answers) for edition in PRESETS]
    for t in tables[1:]:
        assert t.ask == tables[0].ask
        assert t.events == tables[0].events
        assert GAME.score(t.g) == GAME.score(tables[0].g)
    return tables[-1]


@pytest.mark.parametrize("edition", PRESETS)
def test_E_2_ships_that_stay_over(edition: str) -> None:
    """E-2, SD-SETUP-5: out of the game in all editions."""
    t = begin("Q1", "Q2", "Q3", "Q4", "A", "B", "A", "B", edition=edition)
    while t.asked[1] == "token":
        t.play(t.ask.options[0])
    assert t.told("put_tokens") == [{"kind": "put_tokens", "number": 42, "left": 2}]


def test_E_4_played_cards_stay_visible() -> None:
    """E-4, SD-PLACE-2."""
    t = agree(("place V3 E6 E7 F7",), hands=[("V3", "S4")])
    assert GAME.view(t.g, 1)["tables"]["dragons"][0][:2] == [0, "V3"]


def test_E_5_own_dragons_may_meet_at_a_corner() -> None:
    """E-5, SD-PLACE-10."""
    t = agree(dragons="0 I3 E4 E5 E6; 1 V3 G10 G11 H10", hands=[("I4", "L4")], gold=(9, 9, 9))
    assert "place L4 E9 F7 F8 F9" in t.options


def test_E_8_E_10_E_11_payments() -> None:
    """E-8, E-10, E-11: two ships for one, two-ships cards: the same ways to pay."""
    fleet = {"green": 1, "purple": 1, "red": 2, "blue": 2}
    t = agree(
        ("place L4 E7 F5 F6 F7",),
        hands=[("L4", "S4")],
        fleets=[fleet],
        corals=[("green-red", "wild")],
        tokens={"F5": "blue"},
    )
    assert "complete M01 green purple" in t.options
    assert "complete M01 green red red" in t.options
    assert "complete M01 purple green-red" in t.options


def test_E_9_E_26_what_is_paid_is_out_of_the_game() -> None:
    """E-9, E-26: ships and heads."""
    t = agree(
        ("place L4 E7 F5 F6 F7", "complete M01 green purple"),
        hands=[("L4", "S4")],
        fleets=[{"green": 1, "purple": 1}],
        tokens={"F5": "blue"},
    )
    assert t.g.paid_ships == (1, 1, 0, 0)
    assert t.g.heads == [10, 11, 11]


def test_E_12_E_13_E_14_E_16_E_17_the_score_list() -> None:
    """E-12 to E-17: 1 a coin, 1 a ship, 2 an unused two-ships card, 4 an unused gold card."""
    facts: dict[str, Any] = {
        "corals": [("gold", "green-red", "wild")],
        "fleets": [{"green": 2, "red": 1}],
        "gold": (7, 0, 0),
    }
    column = GAME.score(agree(**facts).g)["seats"][0]
    assert (column["gold"], column["ships"], column["total"]) == (7 + 4, 3 + 2 + 1, 17)


def test_E_18_E_19_E_20_realms() -> None:
    """E-18 to E-20: pieces decide a tie, those on currents do not, a dragon may be in two realms."""
    t = agree(dragons="0 I3 C7 C8 C9; 1 V3 A1 A2 B1; 2 V3 O15 O14 N15; 2 I3 D7 D8 D9", gold=(0, 0, 0))
    north_west, north_east = GAME.score(t.g)["realms"][:2]
    assert (north_west["pieces"], north_east["pieces"]) == ([1, 3, 1], [1, 0, 1])
    assert (north_west["points"], north_east["points"]) == ([12, 24, 12], [24, 0, 24])


def test_E_23_five_colours() -> None:
    """E-23, SD-SETUP-13: yellow is the fifth."""
    assert GAME.parts().tables[5].colours[4] == "yellow"


def test_E_24_coral_cards_are_private() -> None:
    """E-24, SD-REWARD-5."""
    t = agree(corals=[("gold",), (), ()])
    assert GAME.view(t.g, 1)["tables"]["coral_counts"] == [1, 0, 0]
    assert GAME.view(t.g, 1)["tables"]["corals"] == []


def test_E_25_passing_needs_no_reason() -> None:
    """E-25, SD-PASS-1: with gold and with places to go."""
    assert agree(gold=(40, 0, 0)).offered("pass") == ["pass L4", "pass S4"]


def test_E_29_step_three_is_about_sizes() -> None:
    """E-29, SD-DRAW-2: the kind of a card is its size."""
    t = agree(("place V3 E6 E7 F7",), hands=[("V3", "S4")], market=MARKET)
    assert t.options == ["draw large", "draw medium", "take L5", "take O4", "take T4", "take X5"]
