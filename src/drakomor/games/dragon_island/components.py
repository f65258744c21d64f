"""Checks of component data: what is wrong in a player's own files is said before they play (section 4)."""

import re
from collections import Counter
from typing import NamedTuple

import msgspec

from drakomor.games.dragon_island.chart_checks import (
    HEX,
    check_chart,
    check_circle,
    check_id,
    check_places,
    check_range,
    check_words,
)
from drakomor.games.dragon_island.facts import Chart, Components, Drawing, GameFacts, Task, Tasks
from drakomor.kernel import Malformed

SEATS = 4
DRAGONS = ("green", "red", "gold")
LOT = 6  # tokens of which three defend the island (DI-SETUP-2, DI-SETUP-4)
CORE_TASKS = 13  # four players hold up to three each (DI-R-77), and one is left to be drawn
TASK_ID = re.compile(r"[A-Z][\w-]{0,29}")

RANGES: dict[str, dict[str, tuple[int, int]]] = {  # the least and the most of what is counted
    "box": {
        "ships": (1, 99),
        "screens": (SEATS, 99),
        "dice": (2, 2),  # DI-DICE-1
        "coins": (0, 999),
        "medals": (0, 999),
        "islands": (0, 99),
        "board_parts": (0, 99),
    },
    "tokens": dict.fromkeys(("ballista", "warriors", "mage", "iron", "dragon_stone"), (0, 99)),
    "dragons": dict.fromkeys(DRAGONS, (0, 99)),
    "strength": dict.fromkeys((*DRAGONS, "warriors", "mage"), (1, 99)),
    "price": dict.fromkeys(("ballista", "warriors"), (2, 98)),
    "medals": dict.fromkeys(DRAGONS, (0, 9)),
    "values": {
        "win_coins": (1, 9999),
        "start_coins": (0, 9998),
        "ship_price": (1, 99),
        "max_ships": (1, 3),  # the dice know no more (DI-DICE-4)
        "ship_slots": (3, 3),  # DI-TRADE-3
        "base_move": (3, 20),  # a full ship does not sail backwards
        "dragon_move": (2, 20),
        "die_sides": (8, 8),  # DI-BONUS-1
        "mage_stones": (2, 2),  # DI-HARBOUR-4
        "magic_wind_moves": (1, 40),
        "depot_capacity": (0, 9),
        "last_ship_coins": (0, 9998),
        "ballista_counts": (1, 8),
        "silver_per_gold": (1, 99),
    },
    "kids": {
        "min_adults": (1, SEATS),
        "max_children": (0, SEATS - 1),
        "max_ships": (1, 2),  # DI-KIDS-12
        "bonus_moves": (1, 8),  # an eight pays for them (DI-R-81)
        "home_capacity": (0, 9),
    },
}


class Pattern(NamedTuple):
    """What a task may ask of an event."""

    scope: str
    fields: tuple[str, ...] = ()
    needed: str = ""


PATTERNS = {
    "sold": Pattern("one_turn_one_harbour", ("token", "harbour", "min_count")),
    "exchanged": Pattern("one_turn", ("min_count",)),
    "docked_end_of_turn": Pattern("while_held", ("harbour",), "harbour"),
    "dragon_killed": Pattern("once", ("dragon", "where")),
    "pvp_won": Pattern("once"),
    "bonus_taken": Pattern("once"),
    "mage_summoned": Pattern("once"),
    "ship_launched": Pattern("once", ("paid",)),
    "goods_taken": Pattern("once", ("source",), "source"),
    "move_ended": Pattern("once", ("point_kind",), "point_kind"),
    "troops_handed_over": Pattern("one_turn_one_harbour", ("harbour", "min_count")),
}
FIELDS = ("token", "dragon", "where", "harbour", "point_kind", "source", "paid")


def check_components(components: Components) -> None:
    check_circle(components.circle, check_chart(components.chart))
    _check_drawing(components.drawing, components.chart)
    _check_game(components.game)
    _check_tasks(components.tasks)


def _check_drawing(drawing: Drawing, chart: Chart) -> None:
    known = {
        "mainland": {land.id for land in chart.mainland},
        "home": {home.id for home in chart.home},
        "cave_isle": {cave.id for cave in chart.cave},
    }
    for i, shape in enumerate(drawing.shape):
        place = f"drawing.shape[{i}]"
        if shape.of not in known[shape.kind]:
            raise Malformed(f"{place}.of", "no-such-land", found=shape.of[:20])
        if len(shape.outline) < 3:
            raise Malformed(f"{place}.outline", "wrong-count")
        check_places(f"{place}.outline", shape.outline, -1000, 2000)
        if shape.fill and not HEX.fullmatch(shape.fill):
            raise Malformed(f"{place}.fill", "wrong-value", found=shape.fill[:20])


def _check_game(facts: GameFacts) -> None:
    for name, ranges in RANGES.items():
        for field, (least, most) in ranges.items():
            check_range(f"game.{name}.{field}", getattr(getattr(facts, name), field), least, most)
    _check_lots(facts)
    _check_supply(facts)
    for kind, price in msgspec.structs.asdict(facts.price).items():
        _check_half(f"game.price.{kind}", price)
    if facts.values.win_coins <= max(facts.values.start_coins, facts.values.last_ship_coins):  # DI-WIN-2
        raise Malformed("game.values.win_coins", "wrong-count")
    kids = facts.kids
    if kids.min_adults + kids.max_children > SEATS:  # DI-R-79
        raise Malformed("game.kids.max_children", "wrong-count")
    if sorted(kids.loot) != sorted(DRAGONS):
        raise Malformed("game.kids.loot", "wrong-value", found=", ".join(kids.loot)[:40])
    if max(map(len, kids.loot.values())) > facts.values.ship_slots:
        raise Malformed("game.kids.loot", "wrong-count")


def _check_half(place: str, price: int) -> None:  # DI-HARBOUR-5, DI-R-24
    if price % 2:
        raise Malformed(place, "not-even")


def _check_lots(facts: GameFacts) -> None:
    for kind, lot in (("dragons", facts.lots.dragons), ("garrison", facts.lots.garrison)):
        if len(lot) != LOT:
            raise Malformed(f"game.lots.{kind}", "wrong-count")
    printed = msgspec.structs.asdict(facts.dragons)
    for dragon, count in Counter(facts.lots.dragons).items():
        if count > printed[dragon]:
            raise Malformed(f"game.dragons.{dragon}", "too-few-tokens", least=count)


def _check_supply(facts: GameFacts) -> None:
    """Enough of everything for the garrison and a first ship of every House (DI-SETUP-4, DI-SETUP-8)."""
    if facts.box.ships < SEATS * facts.values.max_ships:
        raise Malformed("game.box.ships", "too-few-tokens", least=SEATS * facts.values.max_ships)
    if len(facts.start.cargo) > facts.values.ship_slots:
        raise Malformed("game.start.cargo", "wrong-count")
    needed = Counter[str]([*facts.lots.garrison, *facts.start.cargo * SEATS])
    for kind, printed in msgspec.structs.asdict(facts.tokens).items():
        if printed < needed[kind]:
            raise Malformed(f"game.tokens.{kind}", "too-few-tokens", least=needed[kind])


def _check_tasks(tasks: Tasks) -> None:
    ids = set[str]()
    for i, task in enumerate(tasks.task):
        check_id(f"tasks.task[{i}].id", task.id, ids, TASK_ID)
        _check_task(f"tasks.task[{i}]", task)
    if sum(task.core for task in tasks.task) < CORE_TASKS:
        raise Malformed("tasks.task", "too-few-tasks", least=CORE_TASKS)


def _check_task(place: str, task: Task) -> None:
    check_words(f"{place}.title", task.title, 40)
    check_words(f"{place}.text", task.text, 200)
    check_range(f"{place}.coins", task.coins, 0, 99)
    check_range(f"{place}.medals", task.medals, 0, 99)
    pattern = PATTERNS.get(task.event)
    if pattern is None:
        raise Malformed(f"{place}.event", "no-such-event", found=task.event[:20])
    if task.scope != pattern.scope:
        raise Malformed(f"{place}.scope", "wrong-scope", wanted=pattern.scope)
    for field in FIELDS:
        if getattr(task, field) and field not in pattern.fields:
            raise Malformed(f"{place}.{field}", "unknown-field", field=field)
    if pattern.needed and not getattr(task, pattern.needed):
        raise Malformed(place, "missing-field", field=pattern.needed)
    if task.harbour and (task.harbour == "all_mainlands") != (task.event == "docked_end_of_turn"):
        raise Malformed(f"{place}.harbour", "wrong-value", found=task.harbour)
    check_range(f"{place}.min_count", task.min_count, 1, 9 if "min_count" in pattern.fields else 1)
