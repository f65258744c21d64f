"""The games that are worth being written down: one for each way to end, each variant, each option."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from drakomor.games.lords_of_the_seas.chart import CELLS, HOME_ROW, ROWS
from drakomor.games.lords_of_the_seas.effects import open_cells
from drakomor.kernel import Answer, Game, Match
from drakomor.kernel.chance import clone, rolls
from tests.games.dragon_island import voyages
from tests.golden.captains import Captain, Policy, Visitor, crew, eager, moody

LONGEST = 2000  # plies; a longer game is not worth being written down


class Wanted(NamedTuple):
    """A game to be found: how it is played, and whether it is the one."""

    name: str
    fits: Callable[[Match], bool]
    options: dict[str, Any] = {}
    seats: int | None = None
    policy: Policy | None = None


def at_random(match: Match, rng: Random) -> tuple[int, Answer]:
    seat = rng.choice(sorted(match.asks))
    return seat, rng.choice(match.asks[seat].options)


def find(game: Game[Any], wanted: Wanted, most: int = 3000) -> Match:
    """The first game by seed that fits."""
    for seed in range(most):
        match = _played(game, wanted, seed)
        if match.is_over and wanted.fits(match):
            return match
    raise LookupError(f"{game.id}: none of {most} games is {wanted.name}")


def _played(game: Game[Any], wanted: Wanted, seed: int) -> Match:
    rng = Random(f"{game.id}:{wanted.name}:{seed}")
    policy = wanted.policy or at_random
    names = [f"seat {seat}" for seat in range(wanted.seats or game.seats[0])]
    match = Match.begin(game, names, wanted.options, seed=f"{wanted.name}:{seed}")
    while not match.is_over and len(match.plies) < LONGEST:
        match.play(*policy(match, rng))
    return match


def wanted_of(game: Game[Any]) -> list[Wanted]:
    """What is wanted of a game that we know, and of any other one game for each number of seats."""
    known = WANTED.get(game.id)
    return known or [Wanted(f"{seats}-seats", lambda match: True, seats=seats) for seats in game.seats]


# Connect Four


def result(*shares: float) -> Callable[[Match], bool]:
    return lambda match: match.game.result(match.state) == shares


# Lords of the Seas

# Every option away from its default.
CONTRARY = {
    "layout_mode": "chosen", "market_mode": "agreed", "market": ["M02", "M04", "M06", "M08", "M11"],
    "effects_optional": True, "home_row_burning": False, "burning_replace_cell_effect": "own_only",
    "shield_on_mercenary": False, "mine_stacking": True, "fake_mine_hidden": False,
    "token_supply": "unlimited", "twelfth_mercenary": "shots_vertical", "burning_in_combinations": True,
    "equal_vp": "4-6", "mercenaries_on_enemy_half": False, "final_tie": "second_player",
}  # fmt: skip
ADVANCED = {"layout_mode": "advanced", "market_mode": "alternate"}


def ends(reason: str) -> Callable[[Match], bool]:
    return lambda match: match.state.ended == reason


def asks(prompt: str) -> Callable[[Match], bool]:
    """Some seat is asked this."""
    return lambda match: any(
        ask.prompt == prompt for moment in match.history for ask in moment.state.asks.values()
    )


def answers(word: str) -> Callable[[Match], bool]:
    """Somebody gives the answer, or one that begins so."""
    return lambda match: any(word in _parts(ply.answer) for ply in match.plies)


def _parts(answer: Answer) -> tuple[str | int, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def shutting_in(match: Match, rng: Random) -> tuple[int, Answer]:
    """Both sides work at leaving the second colour no cell to place a ship on: chance alone never does."""
    seat = min(match.asks)

    def freedom(answer: Answer) -> float:
        g = clone(match.state)
        match.game.advance(g, seat, answer, rolls(rng))
        return _freedom_of(g, 1) + rng.random()

    return seat, min(match.asks[seat].options, key=freedom)


def _freedom_of(g: Any, seat: int) -> int:
    """How far a seat is from having nowhere to go."""
    enemy = 1 - seat
    beyond = max((abs(int(cell[1]) - enemy * ROWS) for cell in CELLS if _holds(g, enemy, cell)), default=0)
    at_home = (g.combat[enemy] & HOME_ROW[seat]).bit_count()
    own: int = 4 * open_cells(g, seat).bit_count() + 3 * g.combat[seat].bit_count()
    theirs: int = 6 * at_home + 4 * beyond
    return own - theirs


def _holds(g: Any, seat: int, cell: str) -> bool:
    return cell in g.ships and g.ships[cell].seat == seat and not g.ships[cell].burning


def giving_up(match: Match, rng: Random) -> tuple[int, Answer]:
    return (1, "resign") if len(match.plies) > 60 else at_random(match, rng)


# Sea Dragons

# Tables that differ in what can be chosen; with the editions every value of every option occurs.
CHOSEN = {
    "quarters": ["Q3B", "Q1A", "Q4A", "Q2B"], "board_sides": "choose", "first_player": 2, "head": "chosen",
    "pass_take_size": "any", "pass_take_sources": "face_up", "auto_cash": False,
}  # fmt: skip
HALF_CHOSEN = {
    "quarters": ["Q4", "Q2", "Q1", "Q3"], "board_sides": "random", "first_player": 1,
    "pass_take_size": "different", "ship_tokens_face_up": False, "final_draw": "take",
}  # fmt: skip
STRICT = {
    "most_missions_vp": 0, "pass_take_sources": "any", "second_place_needs_a_dragon": False,
    "most_missions_needs_a_mission": False,
}  # fmt: skip


def tied(match: Match) -> bool:
    """Two or more have the highest total."""
    totals = [column["total"] for column in match.game.score(match.state)["seats"]]
    return totals.count(max(totals)) > 1


def shared(match: Match) -> bool:
    return max(match.game.result(match.state)) < 1


def forced_to_pass(match: Match) -> bool:
    """Somebody can do nothing but pass."""
    turns = [ask for moment in match.history for ask in moment.state.asks.values() if ask.prompt == "turn"]
    return any(
        {option[0] for option in ask.options if isinstance(option, tuple)} == {"pass"} for ask in turns
    )


def eventful(match: Match) -> bool:
    """Missions, coral cards used, a pass: what a game is made of."""
    told = {event.kind for moment in match.history for event in moment.events}
    return {"completed", "cashed", "passed", "was_touched"} <= told


EDITIONS = [
    Wanted(f"{edition}-{seats}", eventful, {"edition": edition}, seats)
    for edition in ("ru", "cs", "es")
    for seats in (2, 3, 4, 5)
]

# Dragon Island

LAGOON = {"rear_force": "lagoon"}
CONTRARY_ISLAND = {**voyages.CONTRARY, "round_limit": 20}
ODD_ISLAND = {
    "iron_sell_price": "no_resale", "assault_defeat": "repelled", "task_limit": 2, "free_hunters": 1,
    "round_limit": 15,
}  # fmt: skip
ROUNDS = {"round_limit": 12}


def tells(*kinds: str) -> Callable[[Match], bool]:
    """All of this happens."""
    return lambda match: set(kinds) <= {event.kind for moment in match.history for event in moment.events}


def within(plies: int, *fits: Callable[[Match], bool]) -> Callable[[Match], bool]:
    """All of this, and the record is not long."""
    return lambda match: len(match.plies) < plies and all(one(match) for one in fits)


def won_by(seat: int) -> Callable[[Match], bool]:
    return lambda match: match.state.winner == seat


def with_two_ships(match: Match) -> bool:
    """Two ships take part in the last assault."""
    assaults = [event for moment in match.history for event in moment.events if event.kind == "assault"]
    return bool(assaults) and len(assaults[-1].public["ships"]) == 2


def struck_with(token: str) -> Callable[[Match], bool]:
    """Somebody fights a dragon with it."""
    return lambda match: any(
        event.kind == "struck" and event.public["token"] == token
        for moment in match.history
        for event in moment.events
    )


def all_tasks_seen(match: Match) -> bool:
    """A card is drawn that somebody has put back."""
    return any(
        not before.state.task_bag and any(event.kind == "drew_task" for event in moment.events)
        for before, moment in pairwise(match.history)
    )


def equal(match: Match) -> bool:
    return match.game.result(match.state).count(0.5) == 2


CHILD_STORMS = crew(Captain(), Captain(), Captain("rear", troops=2))
FOUR_STORM = crew(Captain("rear"), Captain("front", ships=2, chest=16))
MOODY = moody(Captain(ships=2), 0.8)
WARRIORS = Captain("rear", chest=16, troop="warriors")
VISITED = crew(eager, *[Visitor(0)] * 3)

ISLAND = [
    Wanted("coins", within(900, ends("coins")), policy=crew(Captain(ships=2), Captain())),
    Wanted("front", within(300, ends("front")), policy=Captain("front")),
    Wanted(
        "front-two-ships", within(400, ends("front"), with_two_ships), {}, 3, Captain("front", 2, chest=16)
    ),
    Wanted("rear", within(300, ends("rear")), policy=Captain("rear")),
    Wanted("rear-lagoon", within(400, ends("rear"), with_two_ships), LAGOON, policy=Captain("rear", 2, 16)),
    Wanted("coins-of-three", within(1400, ends("coins")), {"free_hunters": 1}, 3, Captain(ships=2)),
    Wanted(
        "child-rear", within(600, ends("rear"), won_by(2)), {"free_hunters": 1, "kids_start_coins": 5}, 3,
        CHILD_STORMS,
    ),
    Wanted("two-children", within(400, ends("rear")), {"free_hunters": 2}, 4, FOUR_STORM),
    Wanted("rounds", tells("slain", "compared", "took_bonus"), ROUNDS, 3, eager),
    Wanted("rounds-shared", equal, {"round_limit": 2}, 3, eager),
    Wanted(
        "visited", within(600, asks("relief_push"), asks("push"), tells("raided", "looked")), ROUNDS, 4,
        VISITED,
    ),
    Wanted("passed-on", tells("transferred", "completed"), ROUNDS, policy=MOODY),
    Wanted("warriors", within(400, struck_with("warriors")), ROUNDS, policy=WARRIORS),
    Wanted("mages", within(600, struck_with("mage")), {"round_limit": 20}, policy=MOODY),
    Wanted("hunted", asks("hunter"), ROUNDS, 3, eager),
    Wanted(
        "contrary", within(600, asks("claim"), asks("survivor"), tells("guard_recalled")), CONTRARY_ISLAND,
        policy=Captain("rear"),
    ),
    Wanted("tasks-run-out", within(900, all_tasks_seen), {**CONTRARY_ISLAND, "free_hunters": 1}, 4, eager),
    Wanted("odd", tells("garrison_rolled"), ODD_ISLAND, 4, moody(Captain("front"), 0.8)),
]  # fmt: skip

WANTED: dict[str, list[Wanted]] = {
    "connect-four": [
        Wanted("first-wins", result(1.0, 0.0)),
        Wanted("second-wins", result(0.0, 1.0)),
        Wanted("draw", result(0.5, 0.5)),
    ],
    "dragon-island": ISLAND,
    "lords-of-the-seas": [
        Wanted("score", ends("score")),
        Wanted("coins", ends("coins")),
        Wanted("draw", ends("draw")),
        Wanted("second-player", ends("second_player"), {"final_tie": "second_player"}),
        Wanted("no-placement", ends("no_placement"), policy=shutting_in),
        Wanted("resignation", ends("resignation"), policy=giving_up),
        Wanted("recruiter", asks("pick_reserve")),
        Wanted("recruiter-declined", asks("search"), {"effects_optional": True}),
        Wanted("intro", ends("score"), {"layout_mode": "intro", "equal_vp": "2-3"}),
        Wanted("advanced-adjusted", answers("adjust"), ADVANCED),
        Wanted("advanced-kept", answers("keep"), ADVANCED),
        Wanted("every-option", answers("skip"), CONTRARY),
    ],
    "sea-dragons": [
        *EDITIONS,
        Wanted("more-missions", lambda match: tied(match) and not shared(match)),
        Wanted("shared-victory", shared, seats=3),
        Wanted("forced-pass", forced_to_pass, seats=3),
        Wanted("chosen", answers("cash"), CHOSEN, 4),
        Wanted("half-chosen", eventful, HALF_CHOSEN),
        Wanted("strict", eventful, STRICT, 5),
        *(Wanted(f"first-{first}", eventful, {"first_player": first}, 5) for first in (3, 4, 5)),
    ],
}
