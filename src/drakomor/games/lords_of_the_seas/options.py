"""The open rulings of the rules, as options. Each names its ruling; the first value is the default."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    layout_mode: Literal["random", "intro", "chosen", "advanced"] = "random"  # LS-R-3
    market_mode: Literal["random", "agreed", "alternate"] = "random"  # LS-R-4
    market: tuple[str, ...] = ()  # the five mercenaries of market_mode "agreed"
    effects_optional: bool = False  # LS-R-15
    home_row_burning: bool = True  # LS-R-18
    burning_replace_cell_effect: Literal["never", "own_only"] = "never"  # LS-R-19
    shield_on_mercenary: bool = True  # LS-R-30
    mine_stacking: bool = False  # LS-R-33
    fake_mine_hidden: bool = True  # LS-R-39
    token_supply: Literal["finite", "unlimited"] = "finite"  # LS-R-45
    twelfth_mercenary: Literal["shield", "shots_vertical"] = "shield"  # LS-R-53
    burning_in_combinations: bool = False  # LS-R-55
    equal_vp: Literal["3-5", "4-6", "2-3"] = "3-5"  # LS-R-56: three equal numbers, four equal numbers
    mercenaries_on_enemy_half: bool = True  # LS-R-59
    final_tie: Literal["draw", "second_player"] = "draw"  # LS-R-61
