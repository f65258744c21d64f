"""Positions amid every procedure: written down and read again they are the same, and go on the same
(section 6.5)."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import Steering
from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import Malformed, read_position, write_position
from drakomor.kernel.frames import run
from tests.games.dragon_island.table import Table, table
from tests.games.dragon_island.voyages import CRUISES, some_answer, states
from tests.kernel.test_fuzz import mutate

Break = Callable[[dict[str, Any]], Any]
SPARE = {"N2": "J2", "S2": "J18"}


def beginning() -> Table:
    g = GAME.new(GAME.settle({}), None, 2)
    GAME.setup(g, 2)
    run(g)
    return Table(g)


def until(t: Table, prompt: str) -> Table:
    """Chance, or the first option, answers until something is asked."""
    while t.asked[1] != prompt:
        t.play(t.ask.options[0])
    return t


def rolling(*dice: str, **dragons: str) -> Table:
    frame = Turn(seat=0, at="offer_first_die")
    return table({"N1": "J5 mage", **SPARE, "S1": "M6 mage"}, dragons, dice=(), frame=frame).play(*dice)


def passing(cargo: str, dragons: dict[str, str], *more: str, **options: Any) -> Table:
    """N1 goes past dragons about L5, from J3 to J4."""
    t = table({"N1": f"J3 {cargo}", **SPARE}, dragons, **options)
    return t.play("sail N1", "K3", "K4", "J4", "stop", *more)


def met(cargo: str, other: str, **options: Any) -> Table:
    """Two ships fight at sea."""
    return table({"N1": f"J5 {cargo}", "S1": f"J6 {other}", **SPARE}, **options).play("attack N1 S1")


def homeless() -> Table:
    """The last ship of N was lost in a gate, and its berths are taken."""
    ships = {"N1": "d74 mage", "S1": "I2", "S2": "J2", "S3": "K2"}
    return table(ships, {"N9": "green"}).play("attack N1 N9", "mage")


def pair_attacking() -> Table:
    ships, frame = {"N1": "J2", "S1": "M6 mage mage"}, Steering(seat=0, pairs=True)
    t = table(ships, {"J5": "red ?green"}, dice=(1, 1), frame=frame)
    return t.play("J5 both", "L5", "S1", "mage")


def pushing() -> Table:
    t = table({"N1": "E3", "S1": "D2", "S2": "C3", "S3": "B4"})
    return t.play("sail N1", "E2", "D2", "stop")


def intercepting() -> Table:
    return table({"N1": "J3", "S1": "L4 warriors"}).play("sail N1", "K3", "K4", "K5", "stop")


def ending() -> Table:
    """A ship is attacked at the end of the turn; another will be."""
    ships = {"N1": "K4 mage", "N3": "H5 mage"}
    return table(ships, {"L5": "red", "G4": "green"}).play("end")


def storming(cargo: str, garrison: str) -> Table:
    return table({"N1": f"d36 {cargo}"}, garrison=garrison).play("assault front")


SCENES: dict[str, Callable[[], Table]] = {
    "the circle is laid": lambda: until(beginning(), "rotation"),
    "the island is manned": lambda: until(beginning(), "guard"),
    "the lot": lambda: until(beginning(), "first_player"),
    "the first die": lambda: rolling(),
    "the second die": lambda: rolling("4"),
    "a turn": lambda: rolling("4", "6"),
    "a cave": lambda: rolling("1", "1", L4="red"),
    "a dragon from the bank": lambda: rolling("1", "1", "CV1"),
    "the other dragon": lambda: rolling("1", "1", "CV1", "red", "CV2"),
    "steering": lambda: rolling("1", "1", "CV1", "red", "CV2", "red", L4="?red"),
    "steering somewhere": lambda: rolling("1", "3", "CV1", "red", "L4", L4="?red"),
    "steering against a ship": lambda: rolling("1", "3", "CV1", "red", "L4", "L5", L4="red"),
    "a ship under attack": lambda: rolling("1", "1", "CV1", "red", "CV2", "red", "L4", "L5", "S1", L4="?red"),
    "a pair attacks": pair_attacking,
    "a route": lambda: table({"N1": "J5 iron"}, {"L5": "red"}).play("sail N1", "J4", "K4"),
    "a push": pushing,
    "an intercept": intercepting,
    "a claim": lambda: passing("mage", {"L5": "green"}, hunter_call="manual", seats=3),
    "one of two claims": lambda: passing("mage", {"L5": "green"}, "pass", hunter_call="manual", seats=3),
    "equal hunters": lambda: table({"N1": "K4 mage"}, {"L5": "green", "J3": "red"}).play("end"),
    "a pursuit": lambda: passing("mage ballista", {"L5": "?red", "L3": "green"}),
    "a ballista against a dragon": lambda: passing("mage ballista", {"L5": "?red"}, "ballista"),
    "the second of a pair": lambda: passing("mage ballista", {"M4": "?red ?green"}, "mage"),
    "the end of a turn": ending,
    "a deck": lambda: passing("iron mage +ballista", {"L5": "red"}, "ballista", "1", "mage"),
    "a gate's last ship": homeless,
    "survivors": lambda: met("mage warriors", "iron"),
    "a survivor": lambda: met("mage warriors", "iron", pvp_payment="any_order_all_must_fit"),
    "a ballista against a ship": lambda: met("mage warriors", "ballista"),
    "loot": lambda: met("mage", "iron").play("mage"),
    "fate": lambda: met("mage", "warriors").play("mage"),
    "an assault": lambda: storming("mage ballista", "mage warriors ballista"),
    "the garrison": lambda: storming("mage", "ballista ballista mage"),
    "a task": lambda: table({"N1": "D2"}).play("task M_NW"),
}  # fmt: skip


def the_dragons() -> Table:
    """A pair at sea and one in a cave; N1 has brought the upper one to 0 and fights the lower."""
    t = table({"N1": "J5 ballista mage", **SPARE}, {"K6": "red ?green", "CV1": "?green"})
    return t.play("attack N1 K6", "ballista", "7", "mage")


def reread(g: Sea) -> Sea:
    """Through text, as in a file."""
    written = msgspec.json.decode(msgspec.json.encode(write_position(GAME, g)))
    again: Sea = read_position(GAME, written)
    assert write_position(GAME, again) == write_position(GAME, g)
    return again


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_amid_a_procedure_goes_on_the_same(scene: str) -> None:
    """Section 6.5: the same questions, and after the same answers the same position, time after time."""
    rng, g = Random(scene), SCENES[scene]().g
    for _ in range(40):
        again = reread(g)
        assert again.asks == g.asks
        assert [type(frame) for frame in again.stack] == [type(frame) for frame in g.stack]
        if not g.asks:
            return
        seat, answer = some_answer(g, rng)
        g, again = GAME.play(g, seat, answer), GAME.play(again, seat, answer)
        assert write_position(GAME, again) == write_position(GAME, g)


def test_the_scenes_show_every_procedure_and_every_question() -> None:
    """Section 6.1: whatever can be asked, and whatever can be under way."""
    scenes = [scene().g for scene in SCENES.values()]
    assert {ask.prompt for g in scenes for ask in g.asks.values()} == {*GAME.prompts}
    assert {type(frame) for g in scenes for frame in g.stack} == {*GAME.frames}


@pytest.mark.parametrize("scene", SCENES)
def test_a_view_of_it_can_be_imagined(scene: str) -> None:
    """Section 5.5: what a seat sees is the same in every world that fits it; the question is, too."""
    g = SCENES[scene]().g
    for seat in range(g.seats):
        view = GAME.view(g, seat)
        world = GAME.imagine(view, Random(scene))
        assert GAME.view(world, seat) == view
        assert world.asks.keys() == g.asks.keys()


@pytest.mark.parametrize("name", CRUISES)
def test_every_position_of_a_random_game_is_accepted(name: str) -> None:
    """Section 6.5: written, read and written again, it is the same."""
    for g in list(states(name))[::9]:
        reread(g)


# What somebody wrote


def refused(t: Table, wrong: Break) -> tuple[str, str]:
    """Where the reader says that something is wrong, and what."""
    reread(t.g)
    written = write_position(GAME, t.g)
    wrong(written)
    with pytest.raises(Malformed) as error:
        read_position(GAME, written)
    return error.value.place.removeprefix("position."), error.value.reason


def put(path: str, value: Any) -> Break:
    """`put("tables.rotation", 4)`: another value."""

    def change(written: Any) -> None:
        *names, last = path.split(".")
        for name in names:
            written = written[int(name) if isinstance(written, list) else name]
        written[int(last) if isinstance(written, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        (put("tables.dragons.0.1", "J2"), "tables.dragons"),  # in a port
        (put("tables.dragons.0.1", "d73"), "tables.dragons"),  # on the circle
        (put("tables.dragons.0.1", "Z9"), "tables.dragons"),
        (put("tables.dragons.0.1", "J5"), "tables.dragons"),  # where a ship is
        (put("tables.dragons.0.1", "CV1"), "tables.dragons"),  # two in a cave
        (put("tables.dragons.0.2", "gold"), "tables.dragons"),  # one too many
        (put("tables.dragon_bank.0", 0), "tables.dragons"),
        (put("tables.dragon_bank", [4, 2]), "tables.dragon_bank"),
        (put("tables.dead", [0, 0, 1]), "tables.dragons"),
        (put("tables.sites.0", "gold"), "tables.dragons"),
        (put("tables.rotation", 4), "tables.first"),
        (put("tables.flotsam", {"J5": []}), "tables.flotsam"),
        (put("tables.flotsam", {"J5": ["mage"]}), "tables.flotsam"),
        (put("tables.medals", [0]), "tables.medals"),
        (put("tables.dice", [9, 1]), "tables.dice"),
        (put("stack.1.seat", 2), "stack[1].seat"),
        (put("stack.1.steerings", 3), "stack[1].steerings"),
        (put("stack.2.dragons", [7]), "stack[2]"),
        (put("stack.2.dragons", [1, 1]), "stack[2]"),
        (put("stack.2.fights", 3), "stack[2]"),
        (put("stack.2.fights", 0), "stack[2]"),
        (put("stack.2.point", "Z9"), "stack[2].point"),
        (put("stack.3.dragon", 9), "stack[3]"),
        (put("stack.3.ship", "N3"), "stack[3]"),
        (put("stack.3.spent", ["iron"]), "stack[3].spent"),
        (put("stack.3.fighter", "iron"), "stack[3].fighter"),
        (put("stack.3.at", "count"), "stack[3].at"),
    ],
)
def test_a_broken_position_is_refused_with_its_place(wrong: Break, place: str) -> None:
    """DI-PAIR-1, DI-R-37, DI-DRAGON-11, DI-DRAGON-12: tables and procedures that cannot be."""
    assert refused(the_dragons(), wrong)[0] == place


@pytest.mark.parametrize(
    ("wrong", "harbour"),
    [
        (put("tables.depots.M_NW.0.2", [1]), "M_NW"),  # whose ship is there looks
        (put("tables.depots.H_S.0.2", [0]), "H_S"),  # the owner of the harbour knows
        (put("tables.depots.H_S.0.2", [0, 1, 2]), "H_S"),
        (put("tables.depots.H_S.0.1", 2), "H_S"),
    ],
)
def test_DI_R_73_who_knows_what_lies_in_a_harbour(wrong: Break, harbour: str) -> None:
    """DI-R-30, DI-R-73: a position in which somebody does not know what lies before their eyes."""
    t = table({"N1": "D2"}, depots={"M_NW": "iron@1", "H_S": "iron@0"})
    assert refused(t, wrong) == (f"tables.depots.{harbour}", "wrong-value")


@pytest.mark.parametrize("name", CRUISES)
def test_a_mutated_position_is_read_or_refused(name: str) -> None:
    """Nothing but `Malformed`, and what is read can be shown, counted, and goes on."""
    rng, told = Random(name), {True: 0, False: 0}
    moments = [*list(states(name))[::17], *(scene().g for scene in SCENES.values())]
    documents = [msgspec.json.encode(write_position(GAME, g)) for g in moments]
    for _ in range(150):
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
            GAME.view(g, seat)
        for seat, ask in g.asks.items():
            GAME.check(GAME.play(g, seat, rng.choice(ask.options)))
    assert min(told.values()) > 10
