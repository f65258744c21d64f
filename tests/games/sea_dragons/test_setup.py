"""Chapter 1: the sea, the ships on it, markets, hands and the starting player (SD-SETUP)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.chart import cells_of
from drakomor.games.sea_dragons.game import GAME
from drakomor.kernel import CHANCE, Malformed
from tests.games.sea_dragons.table import Table, begin, table

PARTS = GAME.parts()
PLAYERS = {  # colours, heads, turns
    2: (("orange", "green"), 14, 28),
    3: (("orange", "green", "purple"), 11, 33),
    4: (("orange", "green", "purple", "pink"), 8, 32),
    5: (("orange", "green", "purple", "pink", "yellow"), 7, 35),
}
QUARTERS = ("Q2", "Q4", "Q1", "Q3")


def on_to(t: Table, prompt: str) -> Table:
    """Whatever comes first, until something is asked."""
    while t.asked[1] != prompt:
        t.play(t.ask.options[0])
    return t


def set_up(players: int = 3, **options: Any) -> Table:
    return on_to(begin(players=players, **options), "turn")


def odds(t: Table) -> dict[str, int]:
    """How likely each of the answers of chance is."""
    return dict(zip(t.options, t.ask.odds, strict=True))


def prompts(t: Table, last: str) -> list[str]:
    """What is asked until something else is."""
    asked = []
    while t.asked[1] != last:
        asked.append(t.asked[1])
        t.play(t.ask.options[0])
    return asked


def test_SD_SETUP_2_chance_lays_the_quarters() -> None:
    """SD-SETUP-2: any of those that are left, equally likely, in each place in turn."""
    t = begin()
    left = ["Q1", "Q2", "Q3", "Q4"]
    for place, quarter in enumerate(QUARTERS):
        assert t.asked == (CHANCE, "quarter")
        assert (t.options, t.ask.odds, t.ask.about) == (left, (), {"place": place})
        t.play(quarter)
        left.remove(quarter)
    assert t.asked == (CHANCE, "side")


def test_SD_SETUP_3_either_side_of_each_quarter() -> None:
    """SD-SETUP-3: drawn at random where nobody chose, for each quarter by itself."""
    t = begin(*QUARTERS)
    for quarter, side in zip(QUARTERS, "ABBA", strict=True):
        assert t.asked == (CHANCE, "side")
        assert (t.options, t.ask.odds, t.ask.about) == (["A", "B"], (), {"quarter": quarter})
        t.play(side)
    assert t.g.quarters == ("Q2A", "Q4B", "Q1B", "Q3A")
    assert t.told("laid_quarters")[0]["quarters"] == ["Q2A", "Q4B", "Q1B", "Q3A"]


def test_SD_R_42_a_set_up_that_was_agreed_on() -> None:
    """SD-R-42, SD-SETUP-3: whoever opens the table names quarters and sides; what is not named is drawn."""
    t = begin(quarters=("Q2A", "Q4B", "Q1B", "Q3A"))
    assert t.g.quarters == ("Q2A", "Q4B", "Q1B", "Q3A")
    assert t.asked == (CHANCE, "token")
    t = begin("B", quarters=("Q2A", "Q4", "Q1B", "Q3"))
    assert t.ask.about == {"quarter": "Q3"}
    assert t.play("A").g.quarters == ("Q2A", "Q4B", "Q1B", "Q3A")
    assert begin(*QUARTERS).asked == (CHANCE, "side")


@pytest.mark.parametrize(
    "quarters",
    [("Q1A",), ("Q1A", "Q1B", "Q3A", "Q4A"), ("Q1A", "Q2A", "Q3A", "Q5A"), ("Q1C", "Q2", "Q3", "Q4")],
)
def test_SD_R_42_a_set_up_names_each_quarter_once(quarters: tuple[str, ...]) -> None:
    with pytest.raises(Malformed) as error:
        begin(quarters=quarters)
    assert (error.value.place, error.value.reason) == ("options.quarters", "wrong-quarters")
    assert error.value.facts == {"known": "Q1, Q2, Q3, Q4"}


@pytest.mark.parametrize(("sides", "left"), [("AAAA", 0), ("ABAA", 1), ("BBAA", 2), ("ABBB", 3), ("BBBB", 4)])
def test_SD_SETUP_4_SD_SETUP_5_a_ship_on_every_ship_space(sides: str, left: int) -> None:
    """SD-SETUP-4, SD-SETUP-5: V-SETUP-6; what stays over is out of the game."""
    laid = tuple(quarter + side for quarter, side in zip(QUARTERS, sides, strict=True))
    t = on_to(begin(quarters=laid), "refill")
    spaces = cells_of(t.g.board.ships)
    assert tuple(t.g.ships) == spaces
    assert len(spaces) == 44 - left
    assert sum(t.g.ship_bag) == left
    assert t.told("put_tokens") == [{"kind": "put_tokens", "number": 44 - left, "left": left}]
    tokens = Counter(t.g.ships.values())
    for colour, number, over in zip(PARTS.colours, PARTS.tokens, t.g.ship_bag, strict=True):
        assert tokens[colour] + over == number


def test_SD_SETUP_4_ships_are_dealt_at_random() -> None:
    """SD-SETUP-4: each of those that are left is as likely as any other, space by space."""
    t = begin(quarters=("Q1A", "Q2A", "Q3A", "Q4A"))
    bag = Counter(dict(zip(PARTS.colours, PARTS.tokens, strict=True)))
    assert bag == {"green": 12, "purple": 11, "red": 11, "blue": 10}
    for cell in ("A3", "A4", "A7", "A13"):
        assert t.asked == (CHANCE, "token")
        assert t.ask.about == {"cell": cell}
        assert odds(t) == bag
        t.play("blue")
        bag["blue"] -= 1
        assert t.g.ships[cell] == "blue"


def test_SD_SETUP_4_no_ship_is_dealt_twice() -> None:
    """SD-SETUP-4: ten blue ones, and then none."""
    t = begin(*["blue"] * 10, quarters=("Q1A", "Q2A", "Q3A", "Q4A"))
    assert t.options == ["green", "purple", "red"]


def test_SD_R_8_ships_lie_face_up() -> None:
    """SD-R-8: everybody sees all of them, and so what stayed over; chance is asked openly."""
    t = begin(quarters=("Q1B", "Q2A", "Q3A", "Q4A"))
    assert t.ask.to is None
    on_to(t, "turn")
    for seat in (None, 0, 1):
        assert GAME.view(t.g, seat)["tables"]["ships"] == t.g.ships
    assert set(t.g.ships.values()) <= set(PARTS.colours)


def test_SD_R_8_ships_face_down() -> None:
    """SD-R-8, option ship_tokens_face_up: a colour exists only when its token is taken."""
    t = begin(quarters=("Q1B", "Q2A", "Q3A", "Q4A"), ship_tokens_face_up=False)
    assert t.asked == (CHANCE, "refill")
    assert tuple(t.g.ships) == cells_of(t.g.board.ships)
    assert set(t.g.ships.values()) == {""}
    assert t.g.ship_bag == PARTS.tokens
    assert t.told("put_tokens") == []
    assert set(GAME.view(t.g, 0)["tables"]["ships"].values()) == {""}


def test_SD_R_8_a_ship_is_turned_over_when_it_is_taken() -> None:
    """SD-R-8: chance says which, out of all that nobody has seen; the other option sees it before."""
    t = table(ship_tokens_face_up=False, hands=[("L4", "S4")]).play("place L4 E5 F5 F6 F7")
    assert t.asked == (CHANCE, "token")
    assert t.ask.about == {"cell": "E5"}
    assert odds(t) == dict(zip(PARTS.colours, PARTS.tokens, strict=True))
    t.play("red")
    assert t.ask.about == {"cell": "F5"}
    assert t.ask.odds[t.ask.options.index("red")] == 10
    t.play("red")
    assert t.g.fleets[0] == (0, 0, 2, 0)
    assert t.g.ship_bag == (12, 11, 9, 10)


def test_SD_SETUP_6_three_decks() -> None:
    """SD-SETUP-6: each card of a deck is as likely to lie on top as any other; what is drawn is gone."""
    t = on_to(begin(), "refill")
    assert (t.ask.about, odds(t)) == ({"size": "small"}, {"I3": 13, "V3": 13})
    t.play("V3")
    assert odds(t) == {"I3": 13, "V3": 12}
    t.play("V3")
    assert (t.ask.about, odds(t)) == ({"size": "medium"}, {"I4": 5, "L4": 10, "O4": 5, "S4": 10, "T4": 6})
    t.play("T4", "T4")
    assert t.ask.about == {"size": "large"}
    assert odds(t) == {
        "F5": 2, "I5": 1, "L5": 2, "N5": 2, "P5": 2, "T5": 1, "U5": 1, "V5": 1, "W5": 1, "X5": 1,
        "Y5": 2, "Z5": 2,
    }  # fmt: skip
    t.play("X5")
    assert "X5" not in t.options


def test_SD_SETUP_7_the_dragon_market() -> None:
    """SD-SETUP-7: two face-up cards of each deck."""
    t = on_to(begin(), "refill").play("I3", "V3", "T4", "L4", "X5", "I5")
    assert t.g.market == {"small": ("I3", "V3"), "medium": ("T4", "L4"), "large": ("X5", "I5")}
    assert [event["shape"] for event in t.told("revealed_card")] == ["I3", "V3", "T4", "L4", "X5", "I5"]
    assert {size: sum(deck) for size, deck in t.g.decks.items()} == {"small": 24, "medium": 34, "large": 16}


def test_SD_SETUP_8_the_row_of_missions() -> None:
    """SD-SETUP-8: four, each as likely as any other."""
    t = on_to(begin(), "mission")
    assert (t.asked, t.ask.options, t.ask.odds) == ((CHANCE, "mission"), tuple(PARTS.missions), ())
    t.play("M33")
    assert "M33" not in t.options
    t.play("M01", "M20", "M07")
    assert t.g.missions == ("M33", "M01", "M20", "M07")
    assert t.asked[1] != "mission"
    assert len(t.g.mission_deck) == 29
    for seat in (None, 0):
        assert GAME.view(t.g, seat)["tables"]["missions"] == ["M33", "M01", "M20", "M07"]


def test_SD_SETUP_9_nothing_of_the_coral_deck_is_seen() -> None:
    """SD-SETUP-9: its 24 cards are a number to everybody."""
    t = set_up()
    assert t.g.coral_deck == PARTS.coral_deck
    assert t.g.corals == [(), (), ()]
    assert t.told("drew_coral") == []
    told = GAME.view(t.g, 0)["tables"]
    assert (told["coral_deck_size"], "coral_deck" in told) == (24, False)


def test_SD_SETUP_10_SD_SETUP_11_gold_is_an_amount() -> None:
    """SD-SETUP-10, SD-SETUP-11: one bank, units of 1, no coin to be changed; a purse is a number."""
    t = set_up()
    assert t.g.gold == [4, 4, 4]
    assert GAME.view(t.g, 0)["tables"]["gold"] == [4, 4, 4]
    told = GAME.view(t.g, 0)["tables"]
    assert not {name for name in told if "coin" in name or "bank" in name}


@pytest.mark.parametrize("players", PLAYERS)
def test_SD_SETUP_12_bodies_do_not_run_out(players: int) -> None:
    """SD-SETUP-12, SD-R-10: even a box without any gives every player a dragon of five spaces."""
    own = GAME.components()
    pieces = {name: msgspec.structs.replace(one, bodies=0) for name, one in own.game.pieces.items()}
    own = msgspec.structs.replace(own, game=msgspec.structs.replace(own.game, pieces=pieces))
    t = table(players=players, hands=[("P5", "L4")], components=own, market={"large": ("L5", "I5")})
    ours = table(players=players, hands=[("P5", "L4")], market={"large": ("L5", "I5")})
    assert t.ask.options == ours.ask.options
    assert t.offered("place P5")


@pytest.mark.parametrize("players", PLAYERS)
def test_SD_SETUP_13_colours_by_the_number_of_players(players: int) -> None:
    """SD-SETUP-13, SD-R-34: V-SETUP-2 to V-SETUP-5; each seat has the colour of its number."""
    assert PARTS.tables[players].colours == PLAYERS[players][0]
    assert set_up(players).g.seats == players


@pytest.mark.parametrize(("players", "heads"), [(2, 14), (3, 11), (4, 8), (5, 7)])
def test_SD_SETUP_14_heads(players: int, heads: int) -> None:
    """SD-SETUP-14: V-SETUP-2 to V-SETUP-5; the colours have as many in the box."""
    assert set_up(players).g.heads == [heads] * players
    pieces = PARTS.components.game.pieces
    assert min(pieces[colour].heads for colour in PLAYERS[players][0]) == heads


@pytest.mark.parametrize("players", PLAYERS)
def test_SD_SETUP_15_four_gold_each(players: int) -> None:
    """SD-SETUP-15: V-SETUP-2 to V-SETUP-5."""
    assert set_up(players).g.gold == [4] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_SD_SETUP_16_two_medium_cards_each(players: int) -> None:
    """SD-SETUP-16: from the deck, not from the market, and seen by their owner only."""
    t = on_to(begin(players=players), "mission")
    market = dict(t.g.market)
    on_to(t, "draw")
    deck = sum(t.g.decks["medium"])
    for seat in range(players):
        for count in (1, 2):
            assert t.asked == (CHANCE, "draw")
            assert (t.ask.about, t.ask.to) == ({"size": "medium"}, (seat,))
            assert odds(t) == {
                name: left
                for name, left in zip(PARTS.of_size["medium"], t.g.decks["medium"], strict=True)
                if left
            }
            t.play("L4")
            assert t.g.hands[seat] == ("L4",) * count
    assert [len(hand) for hand in t.g.hands] == [2] * players
    assert t.g.market == market
    assert sum(t.g.decks["medium"]) == deck - 2 * players
    assert t.asked == (CHANCE, "first_player")


@pytest.mark.parametrize("players", PLAYERS)
def test_SD_SETUP_17_any_player_may_begin(players: int) -> None:
    """SD-SETUP-17, SD-R-31: nobody knows who was last on a ship, so that chance does."""
    t = on_to(begin(players=players), "first_player")
    assert (t.asked, t.ask.options, t.ask.odds) == ((CHANCE, "first_player"), tuple(range(players)), ())
    t.play(players - 1)
    assert t.asked == (players - 1, "turn")
    assert t.told("first_player") == [{"kind": "first_player", "seat": players - 1}]


@pytest.mark.parametrize(("players", "first"), [(2, 1), (2, 2), (5, 5)])
def test_SD_R_31_a_seat_that_begins(players: int, first: int) -> None:
    """SD-R-31, SD-SETUP-17: option first_player; seats are counted from 1."""
    t = on_to(begin(players=players, first_player=first), "first_player")
    assert t.ask.options == (first - 1,)
    assert t.play(t.ask.options[0]).asked == (first - 1, "turn")


def test_SD_R_31_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(Malformed) as error:
        begin(players=3, first_player=4)
    assert (error.value.place, error.value.reason) == ("options.first_player", "no-such-seat")
    assert error.value.facts == {"found": 4, "seats": 3}


def test_SD_R_33_the_order_of_chance() -> None:
    """SD-R-33: one seed gives one game."""
    t = begin("Q1", "Q2", "Q3", "Q4", "A", "A", "A", "A", players=3)
    assert prompts(t, "refill") == ["token"] * 44
    sizes = []
    while t.asked[1] == "refill":
        sizes.append(t.ask.about["size"])
        t.play(t.ask.options[0])
    assert sizes == ["small", "small", "medium", "medium", "large", "large"]
    assert prompts(t, "turn") == ["mission"] * 4 + ["draw"] * 6 + ["first_player"]


def test_SD_R_34_the_colours_follow_the_seats() -> None:
    """SD-R-34: whoever begins."""
    colours = [PARTS.tables[players].colours for players in PLAYERS]
    for fewer, more in pairwise(colours):
        assert more[: len(fewer)] == fewer
    t = on_to(begin(players=4, first_player=3), "turn")
    assert t.asked[0] == 2
    assert PARTS.tables[4].colours[t.asked[0]] == "purple"


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(Malformed, match="seats"):
        begin(players=players)
