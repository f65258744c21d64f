"""Lords of the Seas as a game of the kernel: set-up, views, worlds that fit a view, the result."""

from pathlib import Path
from random import Random
from typing import Any

from drakomor.games.lords_of_the_seas import parts, refusals, scoring
from drakomor.games.lords_of_the_seas.census import check
from drakomor.games.lords_of_the_seas.effects import (
    DrawReserve,
    LayMine,
    LayMines,
    PickReserve,
    RemoveMine,
    Repair,
    Shield,
    Shot,
)
from drakomor.games.lords_of_the_seas.options import Options
from drakomor.games.lords_of_the_seas.prospects import prospects
from drakomor.games.lords_of_the_seas.setup import Deal, Layouts, Market, Setup, check_market
from drakomor.games.lords_of_the_seas.state import Sea
from drakomor.games.lords_of_the_seas.turn import Duel, Placement, Purchase, Resignation, Turn
from drakomor.games.lords_of_the_seas.views import imagined, seen
from drakomor.kernel import Answer, Ask, Frame, Game, Illegal


class LordsOfTheSeas(Game[Sea]):
    id = "lords-of-the-seas"
    title = "Lords of the Seas"
    rules = 1
    seats = range(2, 3)
    longest = 400
    Options = Options
    Components = parts.Components
    State = Sea
    frames = (
        Duel, Setup, Layouts, Market, Deal, Turn, Placement, Purchase, Resignation,
        Shot, Repair, Shield, LayMine, RemoveMine, LayMines, PickReserve, DrawReserve,
    )  # fmt: skip
    prompts = (
        "adjust", "after", "aside", "draw", "fake_mine", "first_player", "layout", "look", "mercenary",
        "mine", "order", "pick_reserve", "remove_mine", "repair", "search", "shield", "shoot", "turn",
    )  # fmt: skip
    events = (
        "absorbed", "bounced", "burned", "discarded", "drew", "ended", "first_player", "gained", "hired",
        "kept_layout", "laid_mine", "laid_mines", "laid_out", "looked", "nothing", "opened_market", "placed",
        "removed_mine", "repaired", "set_off_mine", "shielded", "skipped",
    )  # fmt: skip

    def setup(self, g: Sea, seats: int) -> None:  # LS-SETUP-1, LS-SETUP-4, LS-SETUP-7, LS-R-9
        check_market(g)
        ships = g.parts.components.game.ships
        for purse in ("coins", "points", "extra_ships", "mines_held", "fakes_held"):
            setattr(g, purse, [0, 0])
        g.supply = dict(g.parts.tokens)
        g.layouts, g.hands, g.discards = [(), ()], [(), ()], [(), ()]
        g.bags, g.reserves = [g.parts.fleet, g.parts.fleet], [None, None]
        g.main, g.reserve = [ships.main_pile] * 2, [ships.reserve_pile] * 2
        g.derive()
        g.stack = [Duel()]

    def tables(self, g: Sea, seat: int | None) -> dict[str, Any]:
        return seen(g, seat)

    def imagine_tables(self, g: Sea, view: dict[str, Any], rng: Random) -> None:
        imagined(g, view["tables"], view["seat"], rng)

    def result(self, g: Sea) -> tuple[float, ...]:
        if g.winner is None:
            return (0.5, 0.5)
        return (1.0 - g.winner, float(g.winner))

    def score(self, g: Sea) -> dict[str, Any]:
        return {"seats": [scoring.sheet(g, seat) for seat in (0, 1)], "reason": g.ended, "winner": g.winner}

    def facts(self, g: Sea) -> dict[str, Any]:
        return {"first": g.first, "reason": g.ended, "turns": g.turn}

    def worth(self, g: Sea, seat: int) -> float:
        """The score as it stands, and what it may still grow from."""
        if g.ended:
            return 1000.0 * (self.result(g)[seat] - 0.5) + _standing(g, seat)
        return _standing(g, seat)

    def check(self, g: Sea) -> None:
        check(g)

    def refusal(self, g: Sea, seat: int, answer: Answer) -> Illegal | None:
        return refusals.refusal(g, seat, answer)

    def aside(self, g: Sea, seat: int) -> Ask | None:
        return Ask(seat, "aside", ("resign",), "LS-R-65") if seat in (0, 1) else None

    def interrupt(self, g: Sea, seat: int, answer: Answer) -> Frame:
        return Resignation(seat=seat)

    def components(self, folder: Path | None = None) -> parts.Components:
        return parts.read_components(folder)

    def compile(self, components: parts.Components) -> parts.Parts:
        parts.check_components(components)
        return parts.Parts(components)


def _standing(g: Sea, seat: int) -> float:
    return prospects(g, seat) - prospects(g, 1 - seat)


GAME = LordsOfTheSeas()
