"""Generic tests that nothing leaks: what a seat may not know shows in no view, no question, no event."""

from random import Random
from typing import Any

import msgspec

from drakomor.kernel.asks import CHANCE, Answer
from drakomor.kernel.game import Game


def sees(game: Game[Any], g: Any, seat: int | None) -> bytes:
    """All that reaches a seat: its view, and the events of the latest play as it may know them."""
    return msgspec.json.encode([game.view(g, seat), heard(g, seat)])


def heard(g: Any, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen(seat) for event in g.log or ()]


def _reveals(g: Any) -> bool:
    """Whether the latest play brought something hidden to light, as the rules want it."""
    return any(event.reveals for event in g.log)


def check_secrets(game: Game[Any], g: Any, seats: int, rng: Random, where: str) -> None:
    """Secret answers look alike to everybody who is not to learn them."""
    for seat, ask in g.asks.items():
        if ask.to is None or len(ask.options) < 2:
            continue
        one, other = rng.sample(ask.options, 2)
        first, second = game.play(g, seat, one), game.play(g, seat, other)
        if _reveals(first) or _reveals(second):
            continue
        for watcher in (None, *range(seats)):
            if watcher not in ask.to and watcher != seat:
                assert sees(game, first, watcher) == sees(game, second, watcher), (
                    f"{where}: {ask.prompt} {one!r} and {other!r} do not look alike to seat {watcher}"
                )


def check_worlds(game: Game[Any], g: Any, seats: int, rng: Random, where: str) -> None:
    """Two worlds that a seat cannot tell apart stay so when somebody acts who knows no more."""
    for seat in range(seats):
        view = msgspec.json.decode(msgspec.json.encode(game.view(g, seat)))
        world = game.imagine(view, rng)
        assert game.view(world, seat) == view, f"{where}: the world that seat {seat} imagines looks different"
        assert set(world.asks) == set(g.asks), f"{where}: being asked is a tell to seat {seat}"
        game.check(world)
        if seat in g.asks:
            answer = rng.choice(g.asks[seat].options)
            _check_same_future(game, g, world, seat, answer, where)


def _check_same_future(game: Game[Any], g: Any, world: Any, seat: int, answer: Answer, where: str) -> None:
    """After the seat's own answer both worlds ask and tell the same, unless something is revealed."""
    mine, imagined = game.play(g, seat, answer), game.play(world, seat, answer)
    if _reveals(mine):
        return
    assert set(mine.asks) == set(imagined.asks), (
        f"{where}: after {answer!r} being asked is a tell to seat {seat}"
    )
    assert heard(mine, seat) == heard(imagined, seat), (
        f"{where}: the events after {answer!r} tell seat {seat} more"
    )
    if CHANCE not in mine.asks:
        same = game.view(mine, seat) == game.view(imagined, seat)
        assert same, f"{where}: after {answer!r} seat {seat} can tell the worlds apart"
