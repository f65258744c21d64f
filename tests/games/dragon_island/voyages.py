"""Random play from rich positions, which random games hardly come to: crowded waters, full holds, hidden
depots.

`rich(cruise, seed)` lays one; ships lie about one place, so that they meet. `sailed` plays on from it.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.pieces import GOODS, TROOPS
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.turn import Turn
from drakomor.kernel import CHANCE, Answer, Ask
from drakomor.kernel.chance import rolls
from tests.games.dragon_island.table import LETTERS, table

CONTRARY: dict[str, Any] = {  # every option as it is not by default
    "unused_home": "closed", "initial_rotation": "zero", "launch_with_ballista": False,
    "three_ship_wind": "whole_dice", "protectorate_wind": "none", "double_one_spawns": 1,
    "bonus_ends_move": False, "bonus_other_die": True, "iron_sell_price": "minus_one",
    "token_supply": "unlimited", "mage_disband": "not_allowed", "deck_rule": "slots",
    "ship_to_ship": "harbour_only", "coins_visibility": "open", "depot_visibility": "open",
    "push_home_ports": False, "killed_dragon": "out_of_game", "gate_goods": "lost",
    "dragon_may_enter_cave": False, "hunter_targets": "not_placer", "hunter_call": "manual",
    "hunter_start_counts": False, "hunter_after_sinking": "adjacent", "dragons_stay_revealed": False,
    "attack_from_port": False, "attacks_per_ship": "unlimited", "dragon_damage_persists": False,
    "flotsam_reach": "line_neighbour", "pvp_min_diff": 2, "pvp_payment": "any_order_all_must_fit",
    "intercept_ends_move": False, "rear_force": "lagoon", "assault_defeat": "fleet_lost",
    "assault_reshuffle": True, "task_deck": 13, "task_limit": 3, "task_secret": False,
    "kids_start_coins": 5, "kids_load_penalty": True, "kids_tasks": True,
}  # fmt: skip


class Cruise(NamedTuple):
    """What is played with."""

    players: int
    options: dict[str, Any] = {}


CRUISES: dict[str, Cruise] = {
    "two": Cruise(2),
    "three": Cruise(3),
    "four": Cruise(4),
    "a child": Cruise(3, {"free_hunters": 1}),
    "two children": Cruise(4, {"free_hunters": 2}),
    "contrary": Cruise(2, CONTRARY),
    "contrary for four": Cruise(4, {**CONTRARY, "free_hunters": 1, "assault_defeat": "repelled"}),
    "islanders": Cruise(3, {"assault_reshuffle": True, "rear_force": "lagoon", "gate_goods": "lost"}),
    "robbers": Cruise(4, {"pvp_payment": "any_order_all_must_fit", "intercept_ends_move": False}),
    "dark": Cruise(3, {"dragons_stay_revealed": False, "deck_rule": "slots", "task_limit": 2}),
}

WATERS = {  # places where much can happen, with the points about them
    "sea": "J5 J4 I5 K5 I4 J6 H5 L5 K4 H4",
    "island": "d36 d56 d42 d46 d47 d26 d66 d32 d52 d22 d14 d74 J14",
    "home": "I2 J2 K2 J3 I3 K3 J4 I4 G2",
    "south": "I18 J18 K18 J17 I17 K17 J16 M18",
    "mainland": "D2 C3 B4 E2 D3 B5 E3 D4 F2",
    "melkar": "P18 Q17 R16 O18 P17 R15 P14 O15",
}
CAVES = tuple(f"CV{number}" for number in range(1, 9))


def rich(name: str, seed: int) -> Sea:
    cruise, rng = CRUISES[name], Random(f"{name} {seed}")
    options, seats = cruise.options, cruise.players
    mover = rng.randrange(seats)
    spots = rng.choice(list(WATERS.values())).split()
    more = [spot for spot in WATERS["sea"].split() if spot not in spots]
    spots = rng.sample(spots, len(spots)) + rng.sample(more, min(2, len(more)))
    bag = GAME.parts().supply
    pile = rng.sample([kind for kind, count in bag.items() for _ in range(count)], 40)
    homes = GAME.parts().homes[seats]
    ships = _ships(rng, seats, options.get("free_hunters", 0), spots, pile)
    return table(
        ships,
        _dragons(rng, [spot for spot in spots if GAME.parts().bit[spot] & GAME.parts().open_sea]),
        seats=seats,
        mover=mover,
        dice=(),
        frame=Turn(seat=mover, at="offer_first_die"),
        rotation=rng.randrange(4),
        coins=[rng.choice((0, 3, 12, 40)) for _ in range(seats)],
        medals=[rng.choice((0, 2, 9)) for _ in range(seats - options.get("free_hunters", 0))]
        + [0] * options.get("free_hunters", 0),
        depots=_depots(rng, seats, homes, pile),
        flotsam={rng.choice(WATERS["sea"].split()): _afloat(pile)},
        tasks=_tasks(rng, seats - options.get("free_hunters", 0)),
        sites=rng.choice(("green green red", "gold red green", "red green red")),
        **options,
    ).g


def _afloat(pile: list[str]) -> str:
    return " ".join(kind for kind in pile[-3:] if kind in GOODS) or "iron"


def _ships(rng: Random, seats: int, kids: int, spots: list[str], pile: list[str]) -> dict[str, str]:
    found = {}
    for number in (1, 2, 3):
        for seat, letter in enumerate(LETTERS[seats]):
            most = 2 if seat >= seats - kids else 3
            if spots and (number == 1 or (number <= most and rng.random() < 0.5)):
                cargo = [pile.pop() for _ in range(rng.choice((0, 1, 2, 3, 3))) if len(pile) > 8]
                found[f"{letter}{number}"] = " ".join([spots.pop(), *cargo])
    return found


def _dragons(rng: Random, spots: list[str]) -> dict[str, str]:
    """Some in caves, some at sea, now and then a pair."""
    kinds = [*["?green", "?green", "green", "?red", "red", "?gold"]]
    rng.shuffle(kinds)
    found = {cave: kinds.pop() for cave in rng.sample(CAVES, 3)}
    for spot in spots[: rng.randrange(3)]:
        found[spot] = " ".join(kinds.pop() for _ in range(min(len(kinds), rng.choice((1, 1, 2)))) or [])
    return {place: line for place, line in found.items() if line}


def _depots(rng: Random, seats: int, homes: tuple[str, ...], pile: list[str]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for kind in [pile.pop() for _ in range(min(len(pile) - 3, 5))]:
        seat = rng.randrange(seats)
        harbour = rng.choice((homes[seat], homes[seat], "M_NW", "M_SE"))
        if kind in GOODS and rng.random() < 0.3:
            harbour = rng.choice(homes)
        if harbour in homes or len(found.get(harbour, [])) < 2:
            found.setdefault(harbour, []).append(f"{kind}@{seat}")
    return {harbour: " ".join(line) for harbour, line in found.items()}


def _tasks(rng: Random, houses: int) -> dict[int, str]:
    cards = rng.sample(list(GAME.parts().core_tasks), houses)
    return {seat: f"{card}@{rng.choice(GAME.parts().mainlands)}" for seat, card in enumerate(cards)}


class Moment(NamedTuple):
    """One answer, the state it was given in, and the state it led to, with a log of what happened."""

    before: Sea
    seat: int
    answer: Answer
    after: Sea


def sailed(name: str, seed: int, answers: int = 120) -> Iterator[Moment]:
    rng, g = Random(f"{name} {seed}"), rich(name, seed)
    for _ in range(answers):
        if not g.asks:
            return
        seat, answer = some_answer(g, rng)
        after = GAME.play(g, seat, answer)
        yield Moment(g, seat, answer, after)
        g = after


GAMES = 6  # from each kind of position


@cache
def voyage(name: str, seed: int) -> tuple[Moment, ...]:
    return tuple(sailed(name, seed))


def voyages(name: str) -> Iterator[tuple[Moment, ...]]:
    for seed in range(GAMES):
        yield voyage(name, seed)


def states(name: str) -> Iterator[Sea]:
    for moments in voyages(name):
        yield moments[0].before
        yield from (moment.after for moment in moments)


RARELY = {"jettison": 0.1, "deck": 0.3, "disband": 0.3, "end": 0.3, "next": 0.6}
FIGHTS = ("assault", "attack", "raid")


def some_answer(g: Sea, rng: Random) -> tuple[int, Answer]:
    """By chance, but dice like ones and eights, and seats like fights and what is done seldom."""
    seat = rng.choice(sorted(g.asks))
    ask = g.asks[seat]
    if ask.prompt == "die" and rng.random() < 0.4:
        return seat, rng.choice((1, 1, 8))
    if seat == CHANCE:
        return seat, rolls(rng)(ask)
    if ask.prompt == "turn":
        return seat, _of_turn(ask, rng)
    liked = [option for option in ask.options if option not in ("pass", "stop", "none")]
    return seat, rng.choice(liked if liked and rng.random() < 0.6 else ask.options)


def _of_turn(ask: Ask, rng: Random) -> Answer:
    """First what is done, then with what."""
    verbs: dict[str, list[Answer]] = {}
    for option in ask.options:
        verbs.setdefault(str(option[0] if isinstance(option, tuple) else option), []).append(option)
    fights = [verb for verb in FIGHTS if verb in verbs]
    if fights and rng.random() < 0.5:
        return rng.choice(verbs[rng.choice(fights)])
    names = list(verbs)
    weights = [RARELY.get(verb, 1.0) for verb in names]
    return rng.choice(verbs[rng.choices(names, weights)[0]])


def is_troop(kind: str) -> bool:
    return kind in TROOPS
