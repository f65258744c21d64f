"""Who knows what (DI-SCREEN, DI-TRADE-5, DI-SETUP-2 to DI-SETUP-5): views, questions, events, worlds.

Beside laid positions there are whole random games. In them everything that a seat may not know is dealt anew
(`truths.py`); what the seat is told must stay the same to the last letter.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from drakomor.games.dragon_island import views
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import CHANCE
from drakomor.kernel.conform import check_game
from drakomor.kernel.leaks import check_secrets, check_worlds
from tests.games.dragon_island.campaigns import states, step_by_step
from tests.games.dragon_island.table import Table, table
from tests.games.dragon_island.truths import other_truth
from tests.games.dragon_island.voyages import CRUISES, Moment

every_cruise = pytest.mark.parametrize("name", CRUISES)
WATCHERS = (0, 1, 2, None)


def heard(g: Sea, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen(seat) for event in g.log or ()]


def known(g: Sea, seat: int | None) -> Any:
    """All that a seat is told at a moment: its view, and what just happened."""
    return [GAME.view(g, seat), heard(g, seat)]


def tables(t: Table, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = GAME.view(t.g, seat)["tables"]
    return told


def everybodys(t: Table, key: str) -> Any:
    """What everybody is told alike."""
    first, *others = [tables(t, seat)[key] for seat in WATCHERS]
    assert all(other == first for other in others)
    return first


def holds(t: Table, ship: str) -> list[list[str]]:
    """The hold of a ship as everybody sees it."""
    return [tables(t, seat)["ships"][ship][2] for seat in WATCHERS]


def depots(t: Table, harbour: str) -> list[list[str]]:
    return [[row[0] for row in tables(t, seat)["depots"][harbour]] for seat in WATCHERS]


# Thing by thing


def test_DI_TRADE_5_a_hold_is_its_owners_the_deck_is_open() -> None:
    """DI-TRADE-5, DI-R-26: the others see how many tokens lie face down."""
    t = table({"N1": "J5 iron mage +warriors", "S1": "L5 iron"}, seats=3)
    assert holds(t, "N1") == [["iron", "mage"], *[["?", "?"]] * 3]
    assert {tables(t, seat)["ships"]["N1"][3] for seat in WATCHERS} == {"warriors"}
    assert {tables(t, seat)["ships"]["S1"][3] for seat in WATCHERS} == {"iron"}


def test_DI_PVP_3_both_show_their_tokens_and_cover_them_again() -> None:
    """DI-PVP-3: to everybody while they fight; afterwards who remembers is not told again."""
    t = table({"N1": "J5 iron +warriors", "E1": "J6 iron +ballista"}, seats=3).play("attack N1 E1")
    for ship in ("N1", "E1"):
        assert holds(t, ship) == [["iron"]] * 4
    shown = {"kind": "showed", "ship": "N1", "cargo": ["iron", "warriors"]}
    assert all(shown in heard(t.g, seat) for seat in WATCHERS)
    t.play("1", "warriors", "stop", "afloat")
    assert holds(t, "N1") == [["iron"], ["?"], ["?"], ["?"]]


def test_DI_BATTLE_4_a_troop_that_fights_a_dragon_is_known_the_others_are_not() -> None:
    """DI-BATTLE-4: nor what could have fought in its place."""
    t = table({"N1": "J5 warriors mage +iron"}, {"J6": "?green"}, seats=3).play("attack N1 J6")
    asked = [GAME.view(t.g, seat)["asks"][0] for seat in WATCHERS]
    assert asked[0]["options"] == ["mage", "warriors"]
    assert ["options" in one for one in asked] == [True, False, False, False]
    assert holds(t, "N1")[1:] == [["?", "?"]] * 3
    t.play("warriors")
    struck = next(event for event in heard(t.g, None) if event["kind"] == "struck")
    assert (struck["token"], struck["dragon"]) == ("warriors", "green")


def test_DI_BATTLE_4_being_asked_tells_nothing() -> None:
    """DI-BATTLE-4, DI-R-50: with two kinds of troops and with one the question is the same to the others."""
    asked = []
    for hold, other in (("warriors mage", "iron"), ("warriors iron", "mage")):
        t = table({"N1": f"J5 {hold} +iron", "N2": f"L5 {other} +iron"}, {"J6": "?green"}, seats=3)
        t.play("attack N1 J6")
        asked.append([known(t.g, seat) for seat in (1, 2, None)])
    assert asked[0] == asked[1]


def test_DI_INTERCEPT_1_who_is_asked_to_intercept_may_have_no_troops() -> None:
    """DI-INTERCEPT-1, DI-R-62: a ship with tokens face down is asked, whatever they are."""
    asked = []
    for hold, other in (("iron", "warriors"), ("warriors", "iron")):
        t = table({"N1": "J3 +ballista", "S1": f"K5 {hold} +iron", "S2": f"J18 {other} +iron"})
        t.play("sail N1", "J4", "J5", "stop")
        assert t.asked == (1, "intercept")
        asked.append([known(t.g, seat) for seat in (0, None)])
    assert asked[0] == asked[1]


def test_DI_DRAGON_1_nobody_knows_which_dragon_came_out() -> None:
    """DI-DRAGON-1, DI-PROT-1: not even who put it there; only the number of those in the bank is told."""
    t = table(dice=(), seats=3, frame=Turn(seat=0, at="offer_first_die")).play("1", "5", "CV3")
    assert (t.ask.seat, t.ask.prompt, t.ask.to) == (CHANCE, "dragon", ())
    assert all("options" not in ask for seat in WATCHERS for ask in GAME.view(t.g, seat)["asks"])
    before = everybodys(t, "dragon_bank")
    views_ = []
    for kind in ("green", "red", "gold"):
        told = Table(t.g).play(kind)
        views_.append([known(told.g, seat) for seat in WATCHERS])
        assert everybodys(told, "dragons")[0][2] == "?"
        assert everybodys(told, "dragon_bank") == before - 1
    assert views_[0] == views_[1] == views_[2]


def test_DI_HUNT_4_a_dragon_is_known_from_its_first_fight_on() -> None:
    """DI-HUNT-4, DI-R-46: to everybody; of a pair the lower one when its turn comes (DI-PAIR-3)."""
    t = table({"N1": "J5 mage mage +mage"}, {"J6": "?gold ?green"}, seats=3)
    assert [row[2] for row in everybodys(t, "dragons")] == ["?", "?"]
    t.play("attack N1 J6")
    assert [row[2] for row in everybodys(t, "dragons")] == ["gold", "?"]
    t.play("mage", "mage")
    assert [row[2] for row in everybodys(t, "dragons")] == ["green"]


def test_DI_R_46_turned_down_again_it_is_hidden_with_its_wounds() -> None:
    """DI-R-46: dragons_stay_revealed off; what is left of its strength would tell its kind."""
    t = table({"N1": "J5 +warriors"}, {"J6": "?gold"}, seats=3, dragons_stay_revealed=False)
    t.play("attack N1 J6", "warriors")
    assert everybodys(t, "dragons")[0][2:5] == ["?", False, -1]


def test_DI_SETUP_2_the_islands_guard_lies_face_down() -> None:
    """DI-SETUP-2 to DI-SETUP-5: sites, garrison and the troops set aside, for everybody to the end."""
    t = table(seats=3)
    assert everybodys(t, "sites") == ["?", "?", "?"]
    assert everybodys(t, "garrison") == ["?", "?", "?"]
    guards = {GAME.imagine(GAME.view(t.g, 0), Random(seed)).garrison for seed in range(60)}
    assert len(guards) > 10


@pytest.mark.parametrize(
    ("side", "at", "sites", "garrison"),
    [
        ("front", "d36", ["gold", "?", "?"], ["mage", "warriors", "mage"]),
        ("rear", "d42", ["gold", "green", "red"], ["?", "?", "?"]),
    ],
)
def test_DI_ISLAND_6_an_assault_shows_whom_it_met_to_everybody_for_good(
    side: str, at: str, sites: list[str], garrison: list[str]
) -> None:
    """DI-ISLAND-6, DI-ISLAND-8, DI-R-70: the centre and the garrison, or the three dragons."""
    t = table({"N1": f"{at} +warriors"}, seats=3, sites="gold green red", garrison="mage warriors mage").play(
        f"assault {side}"
    )
    assert everybodys(t, "sites") == sites
    assert everybodys(t, "garrison") == garrison
    t.play("end")
    assert everybodys(t, "sites") == sites


def test_DI_R_77_a_task_is_its_owners_until_it_is_completed() -> None:
    """DI-R-77: the others see that one is held, and where it was drawn."""
    t = table({"N1": "C3 iron iron +ballista"}, tasks={0: "T02@M_SE"}, seats=3)
    hands = [tables(t, seat)["tasks"][0] for seat in WATCHERS]
    assert [row[:2] for (row,) in hands] == [["T02", "M_SE"], *[["?", "M_SE"]] * 3]
    t.play("sell iron N1", "sell iron N1")
    assert {"kind": "completed", "seat": 0, "task": "T02"} in heard(t.g, None)
    assert everybodys(t, "task_bottom") == [[-1, "T02"]]


def test_DI_R_77_a_card_is_drawn_for_its_owners_eyes() -> None:
    """DI-TASK-1, DI-R-77, DI-R-78: and who puts it back knows where it lies."""
    t = table({"N1": "C3"}, seats=3).play("task M_NW")
    assert t.ask.to == (0,)
    t.play("T05")
    told = {"kind": "drew_task", "seat": 0, "harbour": "M_NW", "task": None}
    assert heard(t.g, 0) == [{**told, "task": "T05"}]
    assert heard(t.g, 1) == heard(t.g, None) == [told]
    t.play("replace T05 M_NW", "T06")
    assert [tables(t, seat)["task_bottom"] for seat in WATCHERS] == [[[0, "T05"]], *[[[0, "?"]]] * 3]


def test_DI_R_73_a_home_depot_is_its_owners_and_who_docks_there_sees_it() -> None:
    """DI-R-73: the others see how many tokens lie there."""
    t = table({"N1": "J2", "E1": "J4"}, depots={"H_N": "iron mage"}, seats=3, mover=1)
    assert depots(t, "H_N") == [["iron", "mage"], *[["?", "?"]] * 3]
    t.sail("E1", "J3", "I3", "I2")
    assert depots(t, "H_N") == [["iron", "mage"], ["iron", "mage"], ["?", "?"], ["?", "?"]]
    looked = {"kind": "looked", "seat": 1, "harbour": "H_N"}
    assert {**looked, "kinds": ["iron", "mage"]} in heard(t.g, 1)
    assert looked in heard(t.g, 2)


def test_DI_R_73_guards_that_fight_are_known_to_everybody() -> None:
    """DI-R-73, DI-R-74: what else lies there is goods, as everybody can tell."""
    ships = {"N1": "J5 ballista ballista +iron", "E1": "I2 +warriors"}
    t = table(ships, depots={"H_N": "ballista iron iron"}, seats=3, mover=1).play("raid E1")
    assert depots(t, "H_N")[2] == depots(t, "H_N")[3] == ["ballista", "?", "?"]
    for seed in range(40):
        world = GAME.imagine(GAME.view(t.g, 2), Random(seed))
        assert world.asks == t.g.asks
        assert sum(one.kind == "ballista" for one in world.depots["H_N"]) == 1
        check_worlds(GAME, t.g, 3, Random(seed), "a raid")


def test_DI_R_30_who_knows_a_token_is_nobody_elses_business() -> None:
    """DI-R-30, DI-SCREEN-2: that somebody still knows what is left would tell that all of it was alike."""
    seen = []
    for stored, aboard in (("iron mage", "iron"), ("iron iron", "mage")):
        ships = {"N1": "C3", "E1": "D2", "N2": f"L5 {aboard} +iron"}
        t = table(ships, depots={"M_NW": stored}, seats=3, mover=1)
        t.play("sail E1", "E2", "stop", "end", "2", "3", "end", "2", "3").play("take iron N1")
        seen.append([known(t.g, seat) for seat in (2, None)])
        t.play("end", "2", "3").sail("E1", "D2")
        assert "looked" in t.kinds()
        seen[-1] += [known(t.g, seat) for seat in (2, None)]
    assert seen[0] == seen[1]


def test_DI_TRADE_5_what_comes_up_from_the_hold_comes_to_light() -> None:
    """DI-TRADE-5, DI-R-26: so there is no way back without consent."""
    t = table({"N1": "J5 mage +iron"}, seats=3).play("jettison iron N1")
    assert {tables(t, seat)["ships"]["N1"][3] for seat in WATCHERS} == {"mage"}
    assert {"kind": "arranged", "ship": "N1", "deck": "mage"} in heard(t.g, None)
    assert reveals(t.g)


def test_DI_DICE_1_dice_and_what_is_open_are_told_to_everybody() -> None:
    """DI-DICE-1, DI-MOVE-4, DI-SCREEN-3: dice, routes, Medals, flotsam, prices, the bank."""
    t = table({"N1": "J5 +iron"}, medals=(1, 7, 0), flotsam={"H4": "iron"}, seats=3, dice=(3, 5))
    assert (everybodys(t, "dice"), everybodys(t, "medals")) == ([3, 5], [1, 7, 0])
    assert everybodys(t, "flotsam") == {"H4": ["iron"]}
    assert everybodys(t, "bank") == t.g.bank
    assert everybodys(t, "prices")["M_NW"] == [3, 9]
    t.play("sail N1", "J6", "stop")
    declared = {"kind": "declared", "ship": "N1", "route": ["J5", "J6"]}
    assert all(declared in heard(t.g, seat) for seat in WATCHERS)


def test_DI_SCREEN_1_when_the_game_is_over_everything_lies_open_but_what_nobody_saw() -> None:
    """DI-SCREEN-1, DI-TRADE-5, DI-R-77, DI-SETUP-5: holds, depots, tasks and coins."""
    t = table(
        {"N1": "C3 +iron", "E1": "J5 mage +iron"}, coins=(98, 3, 4), tasks={1: "T05@M_SE"},
        depots={"M_SW": "iron@1"}, seats=3,
    )  # fmt: skip
    t.play("sell iron N1")
    assert (t.g.ended, everybodys(t, "coins")) == ("coins", [101, 3, 4])
    assert everybodys(t, "ships")["E1"][2] == ["mage"]
    assert everybodys(t, "tasks")[1][0][:2] == ["T05", "M_SE"]
    assert everybodys(t, "depots")["M_SW"][0][0] == "iron"


# Whole games


def reveals(g: Sea) -> bool:
    return any(event.reveals for event in g.log or ())


def every(number: int, name: str) -> list[Sea]:
    return list(states(name))[::number]


@every_cruise
def test_DI_SCREEN_2_no_view_depends_on_what_its_seat_may_not_know(name: str) -> None:
    """DI-SCREEN-1, DI-SCREEN-2, DI-TRADE-5, DI-SETUP-2 to DI-SETUP-5: at many moments, for every seat."""
    rng, changed = Random(name), Counter[str]()
    for g in every(3, name):
        for watcher in (*range(g.seats), None):
            other = other_truth(g, watcher, rng)
            GAME.check(other)
            for field in HIDDEN:
                changed[field] += getattr(other, field) != getattr(g, field)
            assert GAME.view(other, watcher) == GAME.view(g, watcher)
    assert all(changed[field] > 20 for field in HIDDEN - OPEN.get(name, set())), changed


HIDDEN = {"ships", "dragons", "dragon_bank", "sites", "garrison", "coins", "depots", "tasks", "task_bag"}
OPEN = {name: {"coins", "tasks", "task_bag"} for name in ("contrary", "contrary for four")}


@every_cruise
def test_DI_SCREEN_2_a_secret_answer_looks_like_any_other_to_the_others(name: str) -> None:
    """DI-DRAGON-1, DI-SETUP-2, DI-SETUP-4, DI-TASK-1, DI-R-77: dragons that come out, the guard, cards."""
    rng, compared = Random(name), Counter[str]()
    for moments in step_by_step(name):
        for moment in moments:
            ask = moment.before.asks[moment.seat]
            if ask.to is None or len(ask.options) < 2:
                continue
            other = GAME.play(moment.before, moment.seat, rng.choice(ask.options))
            compared[ask.prompt] += 1
            for watcher in {*range(other.seats), None} - set(ask.to):
                assert known(other, watcher) == known(moment.after, watcher)
    assert {"dragon", "guard"} <= compared.keys()


@every_cruise
def test_DI_SCREEN_2_what_an_own_answer_leads_to_tells_nothing_hidden(name: str) -> None:
    """DI-SCREEN-2: in two truths that a seat cannot tell apart its answer has the same consequences."""
    rng, compared = Random(name), 0
    for moments in step_by_step(name):
        for moment in moments[::2]:
            seat = moment.seat
            if seat == CHANCE or reveals(moment.after):
                continue
            other = GAME.play(other_truth(moment.before, seat, rng), seat, moment.answer)
            if not reveals(other):
                compared += 1
                assert known(other, seat) == known(moment.after, seat)
    assert compared > 100


def looks_on(name: str, rng: Random) -> Iterator[tuple[Moment, Sea, int | None]]:
    """Somebody does something, in a game and in another truth for someone who looks on."""
    for moments in step_by_step(name):
        for moment in moments[::2]:
            for watcher in (*range(moment.before.seats), None):
                truth = other_truth(moment.before, watcher, rng)
                ask = truth.asks.get(moment.seat)
                alike = ask is not None and moment.answer in ask.options and ask.to is None
                if watcher != moment.seat and alike and not is_seen_otherwise(truth, moment):
                    yield moment, truth, watcher


def is_seen_otherwise(truth: Sea, moment: Moment) -> bool:
    """The same answer takes another token: what lies on deck, or what another left, as everybody sees; or a
    Mage is paid for, whose strength everybody has heard, and that is another in this truth."""
    g, answer = moment.before, moment.answer
    if g.asks[moment.seat].prompt in ("survivor", "survivors"):
        return True
    parts = answer if isinstance(answer, tuple) else (answer,)
    tokens = [*parts, *(["iron"] if parts[0] == "exchange" else ["dragon_stone"] * (parts[0] == "summon"))]
    on_deck = any(g.ships[str(part)].deck in tokens for part in parts if part in g.ships)
    taken = [(one.kind, one.seat) for row in g.depots.values() for one in row]
    other = [(one.kind, one.seat) for row in truth.depots.values() for one in row]
    goes = parts[0] in ("store", "jettison", "transfer", "sell", "exchange", "disband", "summon", "hand_over")
    return (goes and on_deck) or (parts[0] in ("take", "sell", "disband", "summon") and taken != other)


@every_cruise
def test_DI_SCREEN_2_who_looks_on_learns_nothing_hidden(name: str) -> None:
    """DI-SCREEN-2, DI-R-30: the same deed in two truths looks the same, unless something comes to light."""
    compared = Counter[str]()
    for moment, truth, watcher in looks_on(name, Random(name)):
        other = GAME.play(truth, moment.seat, moment.answer)
        if not reveals(other) and not reveals(moment.after):
            compared[moment.before.asks[moment.seat].prompt] += 1
            assert known(other, watcher) == known(moment.after, watcher), moment.answer
    assert compared["turn"] > 100


SECRETS = {
    "looked": {"kind", "seat", "harbour"},
    "transferred": {"kind", "ship", "other"},
    "stored": {"kind", "seat", "ship", "harbour"},
    "fetched": {"kind", "seat", "ship", "harbour"},
    "drew_task": {"kind", "seat", "harbour", "task"},  # which is nothing
}


@every_cruise
def test_DI_SCREEN_2_events_name_nothing_that_is_hidden(name: str) -> None:
    """DI-SCREEN-2, DI-R-77: the facts as the others are told them."""
    for moments in step_by_step(name):
        for moment in moments:
            for event in moment.after.log or ():
                told, wanted = set(event.seen(None)), SECRETS.get(event.kind)
                is_open = event.kind == "drew_task" and not moment.after.options.task_secret
                assert wanted is None or told == wanted
                assert bool(event.secret) == (wanted is not None and not is_open)
                assert event.kind != "drew_task" or is_open == bool(event.seen(None)["task"])


@every_cruise
def test_DI_SCREEN_2_chance_and_others_show_their_options_to_nobody(name: str) -> None:
    """DI-SCREEN-2, DI-INTERCEPT-1: what may be answered is told to who is asked alone."""
    for g in every(3, name):
        for watcher in (*range(g.seats), None):
            for ask in GAME.view(g, watcher)["asks"]:
                assert ("options" in ask) == (ask["seat"] == watcher)


# Imagined worlds


@every_cruise
def test_DI_SCREEN_2_imagined_worlds_give_the_same_view_and_the_same_questions(name: str) -> None:
    """DI-SCREEN-2, DI-SETUP-2 to DI-SETUP-5: from every seat; what was not seen is dealt anew."""
    rng, dealt_anew = Random(name), Counter[str]()
    for g in every(4, name):
        for seat in range(g.seats):
            view = GAME.view(g, seat)
            world = GAME.imagine(msgspec.json.decode(msgspec.json.encode(view)), rng)
            assert GAME.view(world, seat) == view
            GAME.check(world)
            assert set(world.asks) == set(g.asks)
            assert world.asks.get(seat) == g.asks.get(seat)
            assert (world.coins[seat], world.tasks[seat]) == (g.coins[seat], g.tasks[seat])
            for field in HIDDEN:
                dealt_anew[field] += getattr(world, field) != getattr(g, field)
    assert all(dealt_anew[field] > 20 for field in HIDDEN - OPEN.get(name, set()))


@every_cruise
def test_DI_SCREEN_2_an_imagined_world_comes_from_the_view_alone(name: str) -> None:
    """DI-SCREEN-2: two truths behind one view, and the same dice, make the same world."""
    rng = Random(name)
    for number, g in enumerate(every(23, name)):
        for seat in (*range(g.seats), None):
            other = other_truth(g, seat, rng)
            first, second = (GAME.imagine(GAME.view(one, seat), Random(number)) for one in (g, other))
            assert first == second


def test_DI_SETUP_2_every_guard_that_fits_is_imagined() -> None:
    """DI-SETUP-2, DI-SETUP-4, DI-R-5: three of six; no two gold dragons, no three Mages."""
    g = table(seats=3).g
    worlds = [GAME.imagine(GAME.view(g, 0), Random(seed)) for seed in range(400)]
    assert {tuple(sorted(world.sites)) for world in worlds} == {
        ("green", "green", "green"), ("green", "green", "red"), ("gold", "green", "green"),
        ("green", "red", "red"), ("gold", "green", "red"), ("gold", "red", "red"),
    }  # fmt: skip
    assert {max(Counter(world.garrison).values()) for world in worlds} == {1, 2}


def test_DI_TRADE_5_every_token_that_fits_is_imagined() -> None:
    """DI-TRADE-5, DI-R-29: of what lies neither in the bank nor open."""
    t = table({"N1": "J5 iron +warriors", "S1": "L5 mage +iron", "E1": "R10 iron +ballista"}, seats=3)
    worlds = [GAME.imagine(GAME.view(t.g, 0), Random(seed)) for seed in range(60)]
    assert {(world.ships["S1"].hold, world.ships["E1"].hold) for world in worlds} == {
        (("mage",), ("iron",)), (("iron",), ("mage",)),
    }  # fmt: skip


@every_cruise
def test_DI_SCREEN_2_the_kernels_checks(name: str) -> None:
    """DI-SCREEN-2: no leak at many moments under these options, and none in a short game."""
    rng = Random(name)
    for number, g in enumerate(every(5, name)):
        check_secrets(GAME, g, g.seats, rng, f"{name}, {number}")
        check_worlds(GAME, g, g.seats, rng, f"{name}, {number}")
    options = {**CRUISES[name].options, "round_limit": 3}
    check_game(GAME, games=1, options=options, seats=CRUISES[name].players, seed=3)


# Planted leaks are found

Plant = Callable[[pytest.MonkeyPatch], None]


def shows(key: str, truth: Callable[[Sea], Any]) -> Plant:
    """Views that show something of the tables as it is."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        tables_of = type(GAME).tables
        patch.setattr(type(GAME), "tables", lambda game, g, seat: {**tables_of(game, g, seat), key: truth(g)})

    return plant


LEAKS = {
    "ships": shows("ships", lambda g: g.ships),
    "dragons": shows("dragons", lambda g: g.dragons),
    "dragon_bank": shows("dragon_bank", lambda g: g.dragon_bank),
    "sites": shows("sites", lambda g: g.sites),
    "garrison": shows("garrison", lambda g: g.garrison),
    "coins": shows("coins", lambda g: sum(g.coins)),
    "depots": shows("depots", lambda g: g.depots),
    "tasks": shows("tasks", lambda g: g.tasks),
    "task_bag": shows("task_bag", lambda g: g.task_bag),
    "wounds": lambda patch: patch.setattr(views, "seen_dragon", lambda dragon: dragon.turned(True)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        test_DI_SCREEN_2_no_view_depends_on_what_its_seat_may_not_know("four")


def test_the_games_show_every_secret() -> None:
    """The games above are worth looking at: full holds, depots, fights, pairs, tasks, assaults."""
    seen = [g for name in CRUISES for g in states(name)]
    assert sum(sum(len(ship.hold) for ship in g.ships.values()) > 4 for g in seen) > 500
    assert sum(sum(map(len, g.depots.values())) > 2 for g in seen) > 500
    assert sum(bool(g.shown) for g in seen) > 200
    assert sum(len(g.task_bottom) > 2 for g in seen) > 200
    assert sum(any(count == 2 for count in g.dragons_at.values()) for g in seen) > 200
    assert sum(any(g.sites_seen) and not all(g.sites_seen) for g in seen) > 50
    assert sum(g.garrison_seen for g in seen) > 50
