"""Dragon Island as a game of the kernel: set-up, views, worlds that fit a view, the result."""

from pathlib import Path
from random import Random
from typing import Any

from drakomor.games.dragon_island import options, parts, refusals, scoring
from drakomor.games.dragon_island.aftermath import Aftermath, Relief
from drakomor.games.dragon_island.assault import Assault
from drakomor.games.dragon_island.battles import Onslaught, Strife
from drakomor.games.dragon_island.census import check
from drakomor.games.dragon_island.components import check_components
from drakomor.games.dragon_island.duels import Duel
from drakomor.games.dragon_island.hunting import Hunt, Nightfall
from drakomor.games.dragon_island.intercept import Watch
from drakomor.games.dragon_island.pieces import DRAGONS
from drakomor.games.dragon_island.prospects import prospects
from drakomor.games.dragon_island.sailing import Sailing
from drakomor.games.dragon_island.setup import Muster, Setup
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.steering import BringOut, Steering
from drakomor.games.dragon_island.tasks import DrawTask
from drakomor.games.dragon_island.turn import Rounds, Turn
from drakomor.games.dragon_island.views import seen
from drakomor.games.dragon_island.words import words
from drakomor.games.dragon_island.worlds import imagined
from drakomor.kernel import Answer, Ask, Game, Illegal

VICTORY = 1000.0  # what winning is worth, in coins


class DragonIsland(Game[Sea]):
    id = "dragon-island"
    title = "Dragon Island"
    rules = 1
    seats = range(2, 5)
    longest = 200_000
    Options = options.Options
    Components = parts.Components
    State = Sea
    frames = (
        Rounds, Setup, Muster, Turn, BringOut, Steering, Sailing, Watch, Hunt, Nightfall, Onslaught, Strife,
        Duel, Assault, DrawTask, Aftermath, Relief,
    )  # fmt: skip
    prompts = (
        "ballista", "cave", "claim", "deck", "die", "dragon", "fate", "fighter", "first_player", "guard",
        "hunter", "intercept", "loot", "prey", "push", "relief_push", "rotation", "route", "steer",
        "steer_to", "survivor", "survivors", "task", "turn",
    )  # fmt: skip
    events = (
        "arranged", "assault", "assault_compared", "assault_rolled", "attacked", "ballista_rolled",
        "came_out", "circle_laid", "circle_turned", "claimed", "compared", "completed", "declared",
        "dragon_moved", "drew_task", "earned", "ended", "fetched", "first_player", "garrison_rolled",
        "guard_recalled", "guard_shown", "handed_in", "hunted", "intercepted", "launched", "loaded",
        "looked", "lost", "none_came_out", "paid", "protectorate", "pushed", "raided", "relieved",
        "returned_task", "robbed", "rolled", "sailed", "salvaged", "sank", "showed", "showed_guards",
        "slain", "spared", "steered", "stored", "struck", "took_bonus", "transferred", "turn_began",
        "turned_over", "unclaimed", "won_medals",
    )  # fmt: skip

    def setup(self, g: Sea, seats: int) -> None:
        options.check(g.options, seats, g.parts.kids.min_adults)
        g.coins, g.medals, g.tasks = [0] * seats, [0] * seats, [()] * seats
        g.bank = dict(g.parts.supply)
        g.dragon_bank, g.dead = tuple(g.parts.dragons[kind] for kind in DRAGONS), (0,) * len(DRAGONS)
        g.task_bag = g.parts.all_tasks if g.options.task_deck == 16 else g.parts.core_tasks
        g.derive()
        g.stack = [Rounds()]

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
        return {"first": g.first, "reason": g.ended, "rounds": scoring.rounds(g)}

    def worth(self, g: Sea, seat: int) -> float:
        """How far ahead of the best of the others a seat looks."""
        worth = [VICTORY * share for share in self.result(g)] if g.ended else prospects(g)
        return worth[seat] - max(other for one, other in enumerate(worth) if one != seat)

    def rest(self, ask: Ask) -> Answer | None:
        """What was moved may still act, and the other way round: a phase ends before the turn does."""
        if ask.prompt != "turn":
            return None
        return "next" if "next" in ask.options else "end"

    def check(self, g: Sea) -> None:
        check(g)

    def refusal(self, g: Sea, seat: int, answer: Answer) -> Illegal | None:
        return refusals.refusal(g, seat, answer)

    def words(self, seats: int, components: parts.Components | None = None) -> dict[str, str]:
        return words(self.parts(components), self.parts(), seats)

    def components(self, folder: Path | None = None) -> parts.Components:
        return parts.read_components(folder)

    def compile(self, components: parts.Components) -> parts.Parts:
        check_components(components)
        return parts.Parts(components)


GAME = DragonIsland()
