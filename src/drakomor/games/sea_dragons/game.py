"""Sea Dragons as a game of the kernel: set-up, views, worlds that fit a view, the result."""

from pathlib import Path
from random import Random
from typing import Any

from drakomor.games.sea_dragons import options, parts, refusals, scoring
from drakomor.games.sea_dragons.census import check
from drakomor.games.sea_dragons.chart import BIT
from drakomor.games.sea_dragons.components import check_components
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.games.sea_dragons.placing import Placement
from drakomor.games.sea_dragons.prospects import prospects
from drakomor.games.sea_dragons.setup import Deal, Markets, Quarters, Setup, Tokens
from drakomor.games.sea_dragons.state import Sea
from drakomor.games.sea_dragons.turn import Passing, Seafaring, Taking, Turn
from drakomor.games.sea_dragons.views import imagined, seen
from drakomor.kernel import Answer, Game, Illegal


class SeaDragons(Game[Sea]):
    id = "sea-dragons"
    title = "Sea Dragons"
    rules = 1
    seats = range(2, 6)
    longest = 600
    Options = options.Options
    Components = parts.Components
    State = Sea
    frames = (
        Seafaring, Setup, Quarters, Tokens, Markets, Deal, Turn, Placement, Passing, Voyage, Gain, Taking,
    )  # fmt: skip
    prompts = (
        "coral", "draw", "first_player", "head", "keep", "mission", "quarter", "refill", "side", "take",
        "token", "turn",
    )  # fmt: skip
    events = (
        "cashed", "completed", "drew_card", "drew_coral", "ended", "first_player", "found_gold",
        "got_pass_gold", "kept_coral", "laid_quarters", "paid", "passed", "placed", "put_tokens",
        "returned_coral", "revealed_card", "revealed_mission", "showed_corals", "took_card", "took_ship",
        "was_touched",
    )  # fmt: skip

    def setup(self, g: Sea, seats: int) -> None:  # SD-SETUP-6, SD-SETUP-8 to SD-SETUP-15
        options.check(g.options, seats, tuple(g.parts.quarters))
        start, table = g.parts.start, g.parts.tables[seats]
        g.heads, g.gold = [table.heads] * seats, [start.gold] * seats
        g.ship_bag, g.paid_ships = g.parts.tokens, tuple(0 for _ in g.parts.tokens)
        g.fleets = [g.paid_ships] * seats
        for name in ("hands", "shown", "corals", "completed", "passed"):
            setattr(g, name, [()] * seats)
        g.decks = dict(g.parts.decks)
        g.market = dict.fromkeys(parts.SIZES, ("",) * start.market_cards_per_size)
        g.missions, g.mission_deck = ("",) * start.market_missions, tuple(g.parts.missions)
        g.coral_deck = g.parts.coral_deck
        g.derive()
        g.stack = [Seafaring()]

    def tables(self, g: Sea, seat: int | None) -> dict[str, Any]:
        return seen(g, seat)

    def imagine_tables(self, g: Sea, view: dict[str, Any], rng: Random) -> None:
        imagined(g, view, rng)

    def result(self, g: Sea) -> tuple[float, ...]:
        best = scoring.winners(g)
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(g.seats))

    def score(self, g: Sea) -> dict[str, Any]:
        return scoring.sheet(g)

    def facts(self, g: Sea) -> dict[str, Any]:
        passes = sum(len(passed) for passed in g.passed)
        return {"first": g.first, "reason": g.ended, "turns": g.turn, "passes": passes}

    def worth(self, g: Sea, seat: int) -> float:
        """How far ahead of the best of the others a seat looks."""
        worth = prospects(g)
        return worth[seat] - max(other for one, other in enumerate(worth) if one != seat)

    def check(self, g: Sea) -> None:
        check(g)

    def tidy(self, g: Sea, answer: Answer) -> Answer:
        """Spaces in reading order; the ships of a payment by colour, then its cards."""
        if not isinstance(answer, tuple) or len(answer) < 3:
            return answer
        what, name, *rest = answer
        order = {"place": BIT, "complete": (*g.parts.colours, *g.parts.corals)}.get(str(what), ())
        rank = {one: number for number, one in enumerate(order)}
        if not set(rest) <= rank.keys():
            return answer
        return (what, name, *sorted(rest, key=lambda one: rank[str(one)]))

    def refusal(self, g: Sea, seat: int, answer: Answer) -> Illegal | None:
        return refusals.refusal(g, seat, answer)

    def components(self, folder: Path | None = None) -> parts.Components:
        return parts.read_components(folder)

    def compile(self, components: parts.Components) -> parts.Parts:
        check_components(components)
        return parts.Parts(components)


GAME = SeaDragons()
