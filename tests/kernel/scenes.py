"""Moments of games that tests begin at."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import connect_four
from drakomor.games import dragon_island, lords_of_the_seas, sea_dragons
from drakomor.kernel import CHANCE, Frame, Game
from drakomor.kernel.conform import some_answer
from drakomor.kernel.frames import run
from tests.kernel import skirmish
from tests.kernel.skirmish import Campaign, Fight, Interception, Losses, Pursuit, Sea, Turn, Voyage

GAMES: tuple[Game[Any], ...] = (
    connect_four.GAME, skirmish.GAME, dragon_island.GAME, lords_of_the_seas.GAME, sea_dragons.GAME,
)  # fmt: skip
# Where chance alone would go on for ever: options under which it does not.
BRIEF: dict[str, dict[str, Any]] = {"dragon-island": {"round_limit": 8}}


def lay(
    stack: Sequence[Frame],
    ships: dict[int, int] | None = None,
    troops: Sequence[str] = ("crew gun", "crew crew gun", "crew"),
    coins: Sequence[int] = (2, 2, 2),
    **options: Any,
) -> Sea:
    """A skirmish with the other cards in the bag, at the question that the stack asks."""
    g = skirmish.GAME.new(skirmish.GAME.settle(options))
    skirmish.GAME.setup(g, skirmish.SEATS)
    g.ships = ships or {0: 2, 1: 6, 2: 10}
    g.troops = [tuple(sorted(cards.split())) for cards in troops]
    g.coins = list(coins)
    held = [card for cards in g.troops for card in cards]
    g.bag = {card: count - held.count(card) for card, count in skirmish.DECK.items()}
    g.derive()
    g.stack, g.log = list(stack), []
    run(g)
    skirmish.GAME.check(g)
    return g


def bidding(**tables: Any) -> Sea:
    """All seats bid, sealed."""
    return lay([Campaign(at="offer_bids")], **tables)


def sailing(**tables: Any) -> Sea:
    """Seat 0 declares a route; it begins at point 2."""
    return lay([Campaign(at="pass_on"), Turn(seat=0, at="trade"), Voyage(seat=0)], **tables)


def deepest() -> Sea:
    """Seven procedures deep: the prey of a pursuit after an interception chooses its losses."""
    return lay(
        [
            Campaign(at="pass_on"),
            Turn(seat=0, at="trade"),
            Voyage(seat=0, route=(3, 4), sailed=1, at="passed"),
            Interception(mover=0, waiting=(2,), hunter=1, result=True, at="close"),
            Pursuit(seat=1, prey=0, at="close"),
            Fight(seat=1, enemy=0, fired=2, hits=2, at="close"),
            Losses(seat=0, hits=2),
        ],
        ships={0: 3, 1: 6, 2: 0},
        troops=("crew gun gun", "gun gun", "crew"),
    )


def play(game: Game[Any], g: Any, *answers: tuple[int, Any]) -> Any:
    """The state after these answers of these seats; chance is a seat too."""
    for seat, answer in answers:
        g = game.play(g, seat, answer)
    return g


def moments(game: Game[Any], seed: int, options: Any = None) -> Iterator[Any]:
    """Every moment of a random game."""
    rng = Random(f"{game.id}:{seed}")
    seats = game.seats[0]
    g = game.start(seats, options or BRIEF.get(game.id))
    yield g
    while g.asks:
        ask, answer = some_answer(game, g, seats, rng)
        g = game.play(g, ask.seat, answer)
        yield g


def chance_says(outcome: Any) -> tuple[int, Any]:
    return (CHANCE, outcome)
