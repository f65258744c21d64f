"""Every way to pay for a mission (SD-MISSION-3 to SD-MISSION-6, SD-R-17), and a naive search for them all."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest

from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage, completions, payers, payments
from drakomor.kernel.notation import text
from tests.games.sea_dragons.table import Table, table
from tests.games.sea_dragons.voyages import CRUISES, states

COLOURS = ("green", "purple", "red", "blue")
LETTERS = dict(zip("gprb", COLOURS, strict=True))
COSTS = {  # SD-R-37
    "M01": "gp", "M02": "gr", "M03": "gb", "M04": "pr", "M05": "pb", "M06": "rb",
    "M07": "gg", "M08": "pp", "M09": "rr", "M10": "bb",
    "M11": "gpr", "M12": "gpb", "M13": "grb", "M14": "prb",
    "M15": "ggp", "M16": "ggr", "M17": "ggb", "M18": "gpp", "M19": "ppb", "M20": "grr", "M21": "prr",
    "M22": "rbb", "M23": "ggpp", "M24": "rrbb", "M25": "ggrr", "M26": "ppbb", "M27": "ggbb", "M28": "pprr",
    "M29": "gprb", "M30": "gprb", "M31": "ggprb", "M32": "gpprb", "M33": "gprrb",
}  # fmt: skip
TWO_SHIPS = {
    "green-purple": "gp", "green-red": "gr", "green-blue": "gb", "purple-red": "pr", "purple-blue": "pb",
    "red-blue": "rb",
}  # fmt: skip
WILD = "wild"

Way = tuple[str, tuple[str, ...]]  # ships by letter, in the order of the colours, and cards


# The search: SD-R-17 word by word


def counts(ships: str) -> tuple[int, ...]:
    return tuple(ships.count(letter) for letter in LETTERS)


def less(ships: tuple[int, ...], colour: int, number: int) -> tuple[int, ...]:
    return tuple(count - number * (colour == i) for i, count in enumerate(ships))


@cache
def covers(cost: str, ships: tuple[int, ...], wild: int) -> bool:
    """Each ship of the cost by its like, by a wild card, or by two of one other colour."""
    if not cost:
        return True
    wanted, rest = "gprb".index(cost[0]), cost[1:]
    if ships[wanted] and covers(rest, less(ships, wanted, 1), wild):
        return True
    if wild and covers(rest, ships, wild - 1):
        return True
    return any(
        count >= 2 and i != wanted and covers(rest, less(ships, i, 2), wild) for i, count in enumerate(ships)
    )


def pays(cost: str, way: Way) -> bool:
    ships, cards = way
    on_cards = "".join(TWO_SHIPS.get(card, "") for card in cards)
    return covers(cost, counts(ships + on_cards), cards.count(WILD))


def parts_of(fleet: str, cards: tuple[str, ...]) -> Iterator[Way]:
    """Everything that can be taken out of a holding; equal pieces are interchangeable."""
    held, kinds = Counter(fleet), sorted(Counter(cards).items())
    for ships in product(*(range(held[letter] + 1) for letter in LETTERS)):
        given = "".join(letter * count for letter, count in zip(LETTERS, ships, strict=True))
        for numbers in product(*(range(count + 1) for _, count in kinds)):
            picked = [
                card for (card, _), number in zip(kinds, numbers, strict=True) for card in [card] * number
            ]
            yield given, tuple(picked)


def is_part_of(one: Way, other: Way) -> bool:
    return (
        one != other and not Counter(one[0]) - Counter(other[0]) and not Counter(one[1]) - Counter(other[1])
    )


def minimal(cost: str, fleet: str, cards: tuple[str, ...]) -> set[Way]:
    enough = [way for way in parts_of(fleet, cards) if pays(cost, way)]
    return {way for way in enough if not any(is_part_of(other, way) for other in enough)}


# What the game says


def offered(cost: str, fleet: str, cards: tuple[str, ...]) -> list[Way]:
    known = GAME.parts().payers
    held = tuple((card, known[card]) for card in sorted(cards))
    return [
        ("".join(letter * count for letter, count in zip(LETTERS, way.ships, strict=True)), way.cards)
        for way in payments(counts(cost), counts(fleet), held)
    ]


def asked(*missions: str, fleet: str = "", cards: tuple[str, ...] = ()) -> Table:
    """Seat 0 may complete a mission of the row."""
    return table(
        frame=Voyage(seat=0),
        fleets=[{LETTERS[letter]: count for letter, count in Counter(fleet).items()}],
        corals=[cards],
        missions=(*missions, "", "", "")[:4],
    )


def typed(mission: str, way: Way) -> str:
    return " ".join(["complete", mission, *(LETTERS[letter] for letter in way[0]), *way[1]])


def ways(*said: str) -> list[Way]:
    """As `gp` and `g wild`: ships by letter, and cards."""
    return [
        ("", tuple(words)) if words[0] in (WILD, *TWO_SHIPS) else (words[0], tuple(words[1:]))
        for words in (one.split() for one in said)
    ]


# Section 7.3


@pytest.mark.parametrize(
    ("cost", "fleet", "cards", "expected"),
    [
        ("gp", "gp", (), ["gp"]),
        ("gp", "grr", (), ["grr"]),
        ("gg", "pppp", (), ["pppp"]),
        ("bb", "", ("red-blue", "wild"), ["red-blue wild"]),
        ("gr", "r", ("green-purple",), ["r green-purple"]),
        ("gg", "gp", ("green-purple",), ["g green-purple", "p green-purple"]),
        ("gg", "gpr", (), []),
        ("gp", "g", ("wild",), ["g wild"]),
    ],
    ids=[f"V-MISSION-{number}" for number in range(1, 9)],
)
def test_SD_R_17_the_vectors(cost: str, fleet: str, cards: tuple[str, ...], expected: list[str]) -> None:
    """SD-MISSION-3, SD-MISSION-4, SD-MISSION-5, SD-MISSION-6, SD-CORAL-5, SD-CORAL-6, SD-CORAL-9, SD-R-17"""
    assert offered(cost, fleet, cards) == ways(*expected)


# Clause by clause


def test_SD_MISSION_3_the_ships_on_the_card() -> None:
    """SD-MISSION-3: those and no others, where they are there and nothing can be exchanged."""
    for cost in COSTS.values():
        assert offered(cost, cost, ()) == [(cost, ())]
        assert offered(cost, cost[1:], ()) == []


def test_SD_MISSION_4_two_of_one_colour_for_one_of_another() -> None:
    """SD-MISSION-4: of one colour, not of two; two of the wanted colour are no exchange."""
    assert offered("gp", "gbb", ()) == ways("gbb")
    assert offered("gp", "grb", ()) == []
    assert offered("gp", "ggg", ()) == ways("ggg")
    assert offered("gp", "gg", ()) == []
    assert offered("gp", "g", ()) == []


def test_SD_MISSION_4_the_exchange_is_there_also_for_those_who_have_the_ship() -> None:
    """SD-MISSION-4, SD-MISSION-5: whoever likes gives two purple ones and keeps the red one."""
    assert offered("gr", "gppr", ()) == ways("gr", "gpp", "ppr")
    assert offered("gr", "gppppr", ()) == ways("gr", "gpp", "ppr", "pppp")


def test_SD_MISSION_5_as_many_exchanges_as_wanted() -> None:
    """SD-MISSION-5: up to one for every ship of the card."""
    assert offered("gprb", "rrrrrb", ()) == ways("rrrrrb")
    assert offered("gprb", "rrrrrrrb", ()) == ways("rrrrrb", "r" * 7)
    assert offered("gprb", "rrrrrrr", ()) == ways("rrrrrrr")
    assert offered("gprb", "rrrrrr", ()) == []
    assert offered("ggprb", "p" * 9, ()) == ways("p" * 9)
    assert offered("gg", "pprr", ()) == ways("pprr")


def test_SD_R_17_pairs_are_not_chained() -> None:
    """SD-R-17: four for one do not count, for nobody can give two ships that an exchange brought."""
    assert offered("g", "pprr", ()) == ways("pp", "rr")
    assert offered("gg", "pp", ()) == []


def test_SD_MISSION_6_ship_cards_pay_and_other_cards_do_not() -> None:
    """SD-MISSION-6, SD-CORAL-1: two ships and wild ships; hidden dragons and gold are kept."""
    t = asked("M01", fleet="", cards=("green-purple", "wild", "wild", "gold", "dragon-starfish"))
    assert t.options == ["complete M01 green-purple", "complete M01 wild wild", "skip"]
    assert [name for name, _ in payers(t.g, 0)] == ["green-purple", "wild", "wild"]


def test_SD_CORAL_5_a_two_ships_card_counts_as_its_ships() -> None:
    """SD-CORAL-5: both at once, each in its own colour, or together with others as half of an exchange."""
    assert offered("gp", "", ("green-purple",)) == ways("green-purple")
    assert offered("gr", "", ("green-purple",)) == []
    assert offered("gprb", "", ("green-purple", "red-blue")) == ways("green-purple red-blue")
    assert offered("gb", "gr", ("purple-red",)) == ways("gr purple-red")
    assert offered("g", "", ("purple-red", "red-blue")) == ways("purple-red red-blue")


def test_SD_CORAL_6_a_card_pays_for_one_ship_too() -> None:
    """SD-CORAL-6: its other ship is lost, but nothing else is given in vain."""
    assert offered("gg", "g", ("green-purple",)) == ways("g green-purple")
    assert offered("gb", "b", ("green-purple", "green-red")) == ways("b green-purple", "b green-red")


def test_SD_CORAL_9_a_wild_card_is_one_ship_of_any_colour() -> None:
    """SD-CORAL-9: of one, not of two; and no half of an exchange."""
    for letter in LETTERS:
        assert offered(letter, "", ("wild",)) == ways("wild")
    assert offered("gp", "", ("wild",)) == []
    assert offered("gp", "r", ("wild",)) == []
    assert offered("g", "p", ("wild",)) == ways("wild")


def test_SD_R_17_fewer_cards_come_first_then_fewer_ships_then_the_order_of_the_colours() -> None:
    """SD-R-17, section 6.1: the order of `payments`."""
    expected = ways("gp", "grr", "gbb", "prr", "pbb", "rrbb", "g wild", "p wild", "rr wild", "bb wild")
    assert offered("gp", "gprrbb", ("wild",)) == expected


def test_SD_R_17_equal_ships_and_equal_cards_are_interchangeable() -> None:
    """SD-R-17: three wild cards are one way to pay with a wild card."""
    assert offered("g", "gggg", ("wild", "wild", "wild")) == ways("g", "wild")
    assert offered("gg", "g", ("wild", "wild", "wild")) == ways("g wild", "wild wild")


# The question, and what is refused


def test_SD_MISSION_2_every_payment_of_every_open_mission_is_offered() -> None:
    """SD-MISSION-2, SD-R-17: each once, and that nothing is completed."""
    t = asked("M01", "M02", "M29", fleet="gprr", cards=("wild",))
    assert sorted(t.options) == sorted(
        ["skip"]
        + [typed("M01", way) for way in ways("gp", "grr", "prr", "g wild", "p wild", "rr wild")]
        + [typed("M02", way) for way in ways("gr", "g wild", "r wild")]
        + [typed("M29", way) for way in ways("gpr wild")]
    )


@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("complete M02 green red", "SD-MISSION-2"),
        ("complete M99", "SD-MISSION-2"),
        ("complete M01 green blue", "SD-MISSION-3"),
        ("complete M01 green green", "SD-MISSION-3"),
        ("complete M01 wild wild", "SD-MISSION-3"),
        ("complete M01 rubber-duck", "SD-MISSION-3"),
        ("complete M01 green", "SD-MISSION-4"),
        ("complete M01", "SD-MISSION-4"),
        ("complete M01 green red", "SD-MISSION-4"),
        ("complete M01 gold", "SD-MISSION-4"),
        ("complete M01 green purple red", "SD-R-17"),
        ("complete M01 green purple wild", "SD-R-17"),
        ("complete M01 green purple gold", "SD-R-17"),
        ("complete M01 green purple red red", "SD-R-17"),
        ("complete M01 purple green", ""),
        ("complete M01 wild red red", ""),
        ("complete M01 red wild red", ""),
        ("skip", ""),
    ],
)
def test_SD_R_17_why_not(answer: str, clause: str) -> None:
    """SD-MISSION-2, SD-MISSION-3, SD-MISSION-4, SD-R-17: each refusal names its clause."""
    t = asked("M01", fleet="gprr", cards=("wild", "gold"))
    assert t.why(0, answer) == clause


def test_SD_MISSION_4_a_refusal_tells_what_is_wanted() -> None:
    """SD-MISSION-4: the ships of the card, by name."""
    refusal = asked("M15", fleet="gprr").refusal(0, "complete M15 green purple")
    assert refusal is not None
    assert refusal.facts == {"mission": "M15", "ships": "green green purple"}


# Held against the search

HOLDINGS = 10  # for each mission


def some_holding(rng: Random) -> tuple[str, tuple[str, ...]]:
    fleet = "".join(sorted((rng.choice("gprb") for _ in range(rng.randrange(8))), key="gprb".index))
    cards = rng.sample([*TWO_SHIPS, WILD, WILD, WILD], rng.choice((0, 0, 1, 1, 2, 3, 4)))
    return fleet, tuple(sorted(cards))


@pytest.mark.parametrize("mission", COSTS)
def test_SD_R_17_all_minimal_payments_and_no_others(mission: str) -> None:
    """SD-R-17, SD-MISSION-4, SD-MISSION-5, SD-CORAL-5, SD-CORAL-9: whatever is held, each way once."""
    rng, cost, found = Random(mission), COSTS[mission], 0
    for _ in range(HOLDINGS):
        fleet, cards = some_holding(rng)
        got = offered(cost, fleet, cards)
        assert len(got) == len(set(got))
        assert set(got) == minimal(cost, fleet, cards), (fleet, cards)
        found += len(got)
    assert found > HOLDINGS


@pytest.mark.parametrize("seed", range(6))
def test_SD_R_17_the_question_and_its_refusals(seed: int) -> None:
    """SD-R-17: of all that could be given, the minimal is offered, more is too much, the rest too little."""
    rng = Random(seed)
    row = tuple(rng.sample(sorted(COSTS), 4))
    fleet, cards = some_holding(rng)
    cards = (*cards, "gold")
    t = asked(*row, fleet=fleet, cards=cards)
    wanted = {typed(name, way) for name in row for way in minimal(COSTS[name], fleet, cards[:-1])}
    assert sorted(t.options) == sorted([*wanted, "skip"])
    for name in row:
        for way in parts_of(fleet, cards):
            answer = typed(name, way)
            clause = "SD-R-17" if pays(COSTS[name], way) else "SD-MISSION-4"
            assert t.why(0, answer) == ("" if answer in wanted else clause), answer


@pytest.mark.parametrize("name", [name for name, cruise in CRUISES.items() if not cruise.few_corals])
def test_SD_R_17_in_random_games(name: str) -> None:
    """SD-R-17: every question for a mission in the games that were sailed."""
    for g in list(states(name))[::7]:
        for seat in range(len(g.heads)):
            fleet = "".join(letter * count for letter, count in zip(LETTERS, g.fleets[seat], strict=True))
            cards = tuple(card for card in g.corals[seat] if card == WILD or card in TWO_SHIPS)
            if len(fleet) + len(cards) < 10:
                wanted = [typed(m, way) for m in g.missions if m for way in minimal(COSTS[m], fleet, cards)]
                assert sorted(map(text, completions(g, seat))) == sorted(wanted)
