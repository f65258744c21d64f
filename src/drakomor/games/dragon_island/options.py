"""The open rulings as options. Each names its ruling; the first value is the default."""

from typing import Annotated, Literal

import msgspec

from drakomor.kernel import Malformed


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    free_hunters: Literal[0, 1, 2] = 0  # DI-KIDS-2: how many of the last seats are children
    unused_home: Literal["neutral_port", "closed"] = "neutral_port"  # DI-R-2
    initial_rotation: Literal["random", "zero"] = "random"  # DI-R-3
    launch_with_ballista: bool = True  # DI-R-6
    three_ship_wind: Literal["sum_split", "whole_dice"] = "sum_split"  # DI-R-11
    protectorate_wind: Literal["die_one", "none"] = "die_one"  # DI-R-12
    double_one_spawns: Literal[2, 1] = 2  # DI-R-13
    bonus_ends_move: bool = True  # DI-R-17
    bonus_other_die: bool = False  # DI-R-17
    iron_sell_price: Literal["same", "minus_one", "no_resale"] = "same"  # DI-R-21
    token_supply: Literal["limited", "unlimited"] = "limited"  # DI-R-23
    mage_disband: Literal["one_stone", "not_allowed"] = "one_stone"  # DI-R-24
    deck_rule: Literal["top_open", "slots"] = "top_open"  # DI-R-26
    ship_to_ship: Literal["harbour_or_line", "harbour_only"] = "harbour_or_line"  # DI-R-27
    coins_visibility: Literal["hidden", "open"] = "hidden"  # DI-R-29
    depot_visibility: Literal["hidden", "open"] = "hidden"  # DI-R-30
    push_home_ports: bool = True  # DI-R-31
    killed_dragon: Literal["bank", "out_of_game"] = "bank"  # DI-R-34
    gate_goods: Literal["float", "lost"] = "float"  # DI-R-36
    dragon_may_enter_cave: bool = True  # DI-R-37
    hunter_targets: Literal["everyone", "not_placer"] = "everyone"  # DI-R-40
    hunter_call: Literal["automatic", "manual"] = "automatic"  # DI-R-41
    hunter_start_counts: bool = True  # DI-R-42
    hunter_after_sinking: Literal["wreck_point", "adjacent"] = "wreck_point"  # DI-R-44
    dragons_stay_revealed: bool = True  # DI-R-46
    attack_from_port: bool = True  # DI-R-48
    attacks_per_ship: Literal[1, "unlimited"] = 1  # DI-R-49
    dragon_damage_persists: bool = True  # DI-R-52
    flotsam_reach: Literal["same_point", "line_neighbour"] = "same_point"  # DI-R-53
    pvp_min_diff: Literal[1, 2] = 1  # DI-R-56
    pvp_payment: Literal["cheapest_first", "any_order_all_must_fit"] = "cheapest_first"  # DI-R-57
    intercept_ends_move: bool = True  # DI-R-62
    rear_force: Literal["white_point", "lagoon"] = "white_point"  # DI-R-67
    assault_defeat: Literal["troops_lost", "fleet_lost", "repelled"] = "troops_lost"  # DI-R-69
    assault_reshuffle: bool = False  # DI-R-70
    task_deck: Literal[16, 13] = 16  # DI-R-76
    task_limit: Literal[1, 2, 3] = 1  # DI-R-77
    task_secret: bool = True  # DI-R-77
    kids_start_coins: Literal[0, 5] = 0  # DI-R-79
    kids_load_penalty: bool = False  # DI-R-80
    kids_tasks: bool = False  # DI-R-84
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  # DI-R-87; 0: none


def check(options: Options, seats: int, adults: int) -> None:
    """Children can join only where enough adults play (DI-KIDS-1)."""
    if options.free_hunters and seats - options.free_hunters < adults:
        raise Malformed("options.free_hunters", "too-few-adults", adults=adults, seats=seats)
