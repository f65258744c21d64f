"""Positions that somebody wrote: the pieces must add up, and `Malformed` names the place (section 6.5)."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.sea_dragons.chart import cells_of
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.games.sea_dragons.placing import Placement
from drakomor.kernel import Malformed, read_position, write_position
from tests.games.sea_dragons.table import Table, begin, table
from tests.games.sea_dragons.voyages import CRUISES, states
from tests.kernel.test_fuzz import mutate

Break = Callable[[dict[str, Any]], Any]


def in_play() -> Table:
    """Two dragons, some cards of every kind, and seat 0 before its turn."""
    return table(
        "0 V3 F7 F8 E7; 1 I3 D7 D8 D9",
        corals=[("gold", "wild"), (), ("red-blue",)],
        used=("green-red",),
        bottom=[(1, "wild")],
        fleets=[{"green": 2}, {"blue": 1}],
        completed=[("M02",), (), ()],
        heads=(9, 10, 11),
        hands=[("I3", "L4"), ("L4", "S4"), ("S4", "V3")],
    )


def refused(t: Table, wrong: Break) -> tuple[str, str]:
    """Where the reader says that something is wrong, and what."""
    written = write_position(GAME, t.g)
    assert write_position(GAME, read_position(GAME, written)) == written
    wrong(written)
    with pytest.raises(Malformed) as error:
        read_position(GAME, written)
    return error.value.place.removeprefix("position."), error.value.reason


def put(path: str, value: Any) -> Break:
    """`put("gold.0", -1)`: another value in a table."""

    def change(written: dict[str, Any]) -> None:
        place, (*names, last) = written["tables"], path.split(".")
        for name in names:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] = value

    return change


def add(path: str, number: int) -> Break:
    """One more or less of something."""

    def change(written: dict[str, Any]) -> None:
        place, (*names, last) = written["tables"], path.split(".")
        for name in names:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] += number

    return change


@pytest.mark.parametrize(
    ("wrong", "place", "reason"),
    [
        (put("gold.0", -1), "tables.gold", "negative"),
        (put("heads.2", -1), "tables.heads", "negative"),
        (put("heads", [14]), "tables.heads", "not-by-seat"),
        (put("heads", []), "tables.heads", "not-by-seat"),
        (put("gold", [4, 4]), "tables.gold", "not-by-seat"),
        (put("fleets", []), "tables.fleets", "not-by-seat"),
        (put("hands", [[]] * 4), "tables.hands", "not-by-seat"),
        (put("shown", []), "tables.shown", "not-by-seat"),
        (put("corals", [[]]), "tables.corals", "not-by-seat"),
        (put("completed", []), "tables.completed", "not-by-seat"),
        (put("passed", []), "tables.passed", "not-by-seat"),
        (put("first", 3), "tables.turn", "wrong-value"),
        (put("first", -1), "tables.turn", "wrong-value"),
        (put("turn", 34), "tables.turn", "wrong-value"),
        (put("turn", -1), "tables.turn", "wrong-value"),
        (put("quarters.0", "Q9A"), "tables.quarters", "wrong-quarters"),
        (put("quarters.0", "Q2B"), "tables.quarters", "wrong-quarters"),
        (put("quarters", ["Q1A"]), "tables.quarters", "wrong-quarters"),
        (put("quarters", ["Q1A", "Q2A", "Q3A", "Q4A", "Q1B"]), "tables.quarters", "wrong-quarters"),
        (put("quarters", []), "tables.quarters", "wrong-quarters"),
        (put("hands.0.0", "Z9"), "tables.hands", "wrong-value"),
        (put("passed.0.0", "Z9"), "tables.passed", "wrong-value"),
        (put("corals.0.0", "rum"), "tables.corals", "wrong-value"),
        (put("used_corals.0", "rum"), "tables.used_corals", "wrong-value"),
        (put("completed.0.0", "M99"), "tables.completed", "wrong-value"),
        (put("missions.0", "M99"), "tables.missions", "wrong-value"),
        (put("market.small.0", "L4"), "tables.market.small", "wrong-value"),
        (put("market.small", ["I3"]), "tables.market.small", "wrong-count"),
        (put("market", {}), "tables.market", "wrong-value"),
        (put("decks", {}), "tables.market", "wrong-value"),
        (add("decks.small.0", 1), "tables.decks.small", "wrong-cards"),
        (add("decks.medium.3", -1), "tables.decks.medium", "wrong-cards"),
        (put("decks.large.0", -1), "tables.decks.large", "wrong-value"),
        (put("decks.small", [1, 2, 3]), "tables.decks.small", "wrong-value"),
        (put("hands.0.0", "V3"), "tables.decks.small", "wrong-cards"),
        (put("passed.0.0", "T4"), "tables.decks.medium", "wrong-cards"),
        (put("hands.0", ["L4", "I3"]), "tables.hands[0]", "not-sorted"),
        (put("shown.0", ["L4", "I3"]), "tables.hands[0]", "not-sorted"),
        (put("shown.0", ["S4"]), "tables.shown[0]", "wrong-value"),
        (put("shown.0", ["L4", "L4"]), "tables.shown[0]", "wrong-value"),
        (add("coral_deck.0", 1), "tables.coral_deck", "wrong-cards"),
        (put("coral_deck", [1]), "tables.coral_deck", "wrong-value"),
        (put("corals.1", ["gold"]), "tables.coral_deck", "wrong-cards"),
        (put("used_corals", []), "tables.coral_deck", "wrong-cards"),
        (put("coral_bottom", []), "tables.coral_deck", "wrong-cards"),
        (put("coral_bottom", [[3, "wild"]]), "tables.coral_bottom", "wrong-value"),
        (put("coral_bottom", [[0, "rum"]]), "tables.coral_bottom", "wrong-value"),
        (put("corals.0", ["wild", "gold"]), "tables.corals[0]", "not-sorted"),
        (put("completed.1", ["M02"]), "tables.mission_deck", "wrong-missions"),
        (put("missions.0", "M02"), "tables.mission_deck", "wrong-missions"),
        (put("missions.0", ""), "tables.mission_deck", "wrong-missions"),
        (put("mission_deck", []), "tables.mission_deck", "wrong-missions"),
        (put("ship_bag", [0, 0, 0]), "tables.ship_bag", "wrong-value"),
        (put("paid_ships", [0, 0, 0, -1]), "tables.paid_ships", "wrong-value"),
        (put("fleets.1", [1]), "tables.fleets[1]", "wrong-value"),
        (add("fleets.0.0", 1), "tables.ship_bag", "wrong-ships"),
        (add("paid_ships.2", 1), "tables.ship_bag", "wrong-ships"),
        (add("ship_bag.3", 1), "tables.ship_bag", "wrong-ships"),
        (put("ships.A3", "blue"), "tables.ship_bag", "wrong-ships"),
        (put("ships.A1", "blue"), "tables.ships.A1", "wrong-value"),
        (put("ships.H8", "blue"), "tables.ships.H8", "wrong-value"),
        (put("ships.Z1", "blue"), "tables.ships.Z1", "wrong-value"),
        (put("ships.D7", "green"), "tables.ships.D7", "wrong-value"),
        (put("ships.A3", "pink"), "tables.ships.A3", "wrong-value"),
        (put("dragons.0.0", 3), "tables.dragons[0]", "wrong-value"),
        (put("dragons.0.2.0", "Z9"), "tables.dragons[0]", "wrong-value"),
        (put("dragons.0.3", "A1"), "tables.dragons[0]", "wrong-value"),
        (put("dragons.0.2", ["E7", "F7"]), "tables.dragons[0]", "wrong-dragon"),
        (put("dragons.0.2", ["E7", "F7", "G7"]), "tables.dragons[0]", "wrong-dragon"),
        (put("dragons.1.2", ["F7", "F8", "F9"]), "tables.dragons[1]", "wrong-value"),
        (put("heads.2", 10), "tables.heads[2]", "wrong-heads"),
        (put("heads.0", 10), "tables.heads[0]", "wrong-heads"),
        (put("passed.0", []), "tables.decks.medium", "wrong-cards"),
    ],
)  # fmt: skip
def test_a_broken_table_is_refused_with_its_place(wrong: Break, place: str, reason: str) -> None:
    """SD-R-32, SD-PLACE-4, SD-PLACE-9: section 6.5 and what else a position has to be."""
    assert refused(in_play(), wrong) == (f"{place}", reason)


def test_a_dragon_with_an_unknown_shape_is_refused() -> None:
    """SD-PLACE-3: before its card is missed."""
    place, _ = refused(in_play(), put("dragons.0.1", "Z9"))
    assert place.startswith("tables.de")


@pytest.mark.parametrize(
    ("dragons", "other"),
    [
        ("0 V3 F7 F8 E7", (0, "I3", ["D7", "D8", "D9"])),  # beside an own one
        ("0 V3 F7 F8 E7", (1, "I3", ["E7", "D7", "C7"])),  # on a taken space
        ("0 V3 F7 F8 E7", (1, "I3", ["A7", "B7", "C8"])),  # not its shape
        ("0 V3 F7 F8 E7", (1, "I3", ["G7", "H7", "I7"])),  # on the island
    ],
)
def test_a_dragon_that_cannot_lie_there_is_refused(dragons: str, other: tuple[int, str, list[str]]) -> None:
    """SD-PLACE-3, SD-PLACE-4, SD-PLACE-9"""
    seat, shape, cells = other

    def wrong(written: dict[str, Any]) -> None:
        tables = written["tables"]
        tables["dragons"].append([seat, shape, cells, cells[0]])
        tables["decks"]["small"][0] -= 1
        tables["heads"][seat] -= 1
        for cell in {*cells} & tables["ships"].keys():
            tables["ship_bag"][GAME.parts().colours.index(tables["ships"].pop(cell))] += 1

    assert refused(table(dragons), wrong) == ("tables.dragons[1]", "wrong-dragon")


@pytest.mark.parametrize("seats", [0, 1, 2, 4, 6, -1])
def test_a_table_for_another_number_is_refused(seats: int) -> None:
    """SD-SETUP-13: two to five, and a row of every table for each."""
    place, _ = refused(in_play(), lambda written: written.update(seats=seats))
    assert place == ("tables.heads" if seats in GAME.seats else "seats")


# Procedures in progress


def of_stack(number: int, **fields: Any) -> Break:
    return lambda written: written["stack"][number].update(fields)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 3),
        ("seat", -1),
        ("size", "huge"),
        ("shape", "Z9"),
        ("cells", ["Z9"]),
        ("cells", ["A1", "A2", "A3"]),
        ("gains", -1),
        ("gains", 999),
    ],
)
def test_a_frame_of_a_placement_is_looked_at(field: str, value: Any) -> None:
    """SD-R-14, SD-R-15"""
    t = table("1 I3 I3 I4 I5", hands=[("L4", "V3")]).play("place L4 G1 H1 I1 I2")
    number = 1 if field == "size" else 2
    assert isinstance(t.g.stack[2], Placement)
    assert refused(t, of_stack(number, **{field: value})) == (f"stack[{number}].{field}", "wrong-value")


@pytest.mark.parametrize("cells", [["D7", "E7", "F8"], ["H1", "H2", "H3"], ["F6", "F7"]])
def test_a_head_goes_onto_a_dragon_that_may_lie_there(cells: list[str]) -> None:
    """SD-PLACE-3, SD-PLACE-8, SD-R-11: not its shape, touching nothing, too short."""
    t = table(hands=[("I3", "L4")], head="chosen").play("place I3 F5 F6 F7")
    assert t.asked == (0, "head")
    assert refused(t, of_stack(-1, cells=cells)) == ("stack[2].cells", "wrong-value")


@pytest.mark.parametrize(
    ("fields", "place", "reason"),
    [
        ({"drawn": ["gold"]}, "tables.coral_deck", "wrong-cards"),
        ({"drawn": ["gold", "gold"]}, "tables.coral_deck", "wrong-cards"),
        ({"count": 1}, "stack[2].count", "wrong-count"),
        ({"count": 3}, "stack[2].count", "wrong-count"),
        ({"seat": 5}, "stack[2].seat", "wrong-value"),
    ],
)
def test_a_frame_of_a_gain_is_looked_at(fields: dict[str, Any], place: str, reason: str) -> None:
    """SD-CORAL-3: the cards before a seat's eyes count among the 24."""
    t = table(frame=Gain(seat=0)).play("gold", "wild")
    assert refused(t, of_stack(2, **fields)) == (place, reason)


def test_a_frame_of_a_taking_is_looked_at() -> None:
    """SD-DRAW-2"""
    t = table(frame=Voyage(seat=0)).play()
    assert t.asked == (0, "take")
    assert refused(t, of_stack(2, sizes=["small", "tiny"])) == ("stack[2].sizes", "wrong-value")


@pytest.mark.parametrize(
    ("number", "field", "value"),
    [
        (2, "laid", ["Q1", "Q2", "Q3", "Q4", "Q1"]),
        (2, "laid", ["Q7"]),
    ],
)
def test_a_frame_of_the_quarters_is_looked_at(number: int, field: str, value: Any) -> None:
    """SD-SETUP-2"""
    t = begin("Q3")
    assert refused(t, of_stack(number, **{field: value})) == (f"stack[{number}].{field}", "wrong-value")


def test_frames_of_the_deal_are_looked_at() -> None:
    """SD-SETUP-4, SD-SETUP-7, SD-SETUP-16: tokens for the ship spaces in turn, three sizes, six cards."""
    t = begin(quarters=("Q1A", "Q2A", "Q3A", "Q4A")).play("red", "blue")
    spaces = cells_of(t.g.board.ships)
    for cells in (spaces[1:], spaces[:-1], ["A1", *spaces[1:]], spaces[::-1], ["A1"], []):
        assert refused(t, of_stack(-1, cells=cells)) == ("stack[2].cells", "wrong-value")
    while t.ask.prompt == "token":
        t.play(t.ask.options[0])
    assert refused(t, of_stack(-1, filled=4)) == ("stack[2].filled", "wrong-value")
    while t.ask.prompt != "draw":
        t.play(t.ask.options[0])
    assert refused(t, of_stack(-1, dealt=7)) == ("stack[2].dealt", "wrong-value")
    assert refused(t, of_stack(-1, dealt=-1)) == ("stack[2].dealt", "wrong-value")


def test_a_procedure_that_stands_at_no_question_is_refused() -> None:
    """Section 6.1: what is on top asks."""
    assert refused(in_play(), of_stack(-1, at="close")) == ("stack[1].at", "not-at-a-question")
    assert refused(in_play(), of_stack(-1, at="dance")) == ("stack[1].at", "no-such-step")


# Whatever is written


@pytest.mark.parametrize("name", CRUISES)
def test_a_mutated_position_is_read_or_refused(name: str) -> None:
    """Nothing but `Malformed`, and what is read can be shown, counted, imagined, and goes on."""
    rng = Random(name)
    documents = [msgspec.json.encode(write_position(GAME, g)) for g in list(states(name))[::17]]
    told: dict[bool, int] = {True: 0, False: 0}
    for _ in range(200):
        value = msgspec.json.decode(rng.choice(documents))
        for _ in range(rng.choice((1, 1, 2))):
            mutate(value, rng)
        try:
            g = read_position(GAME, value)
        except Malformed as error:
            told[False] += bool(error.place)
            continue
        told[True] += 1
        GAME.score(g)
        for seat in range(g.seats):
            view = GAME.view(g, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view
        for seat, ask in g.asks.items():
            GAME.check(GAME.play(g, seat, rng.choice(ask.options)))
    assert min(told.values()) > 10


@pytest.mark.parametrize("name", CRUISES)
def test_every_position_of_a_random_game_is_accepted(name: str) -> None:
    """Section 6.5: written, read and written again, it is the same."""
    for g in list(states(name))[::6]:
        written = write_position(GAME, g)
        assert write_position(GAME, read_position(GAME, written)) == written
