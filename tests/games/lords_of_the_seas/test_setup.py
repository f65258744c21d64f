"""Chapter 1: colours, boards, market, hands, and who knows what (LS-SETUP, LS-R-2 to LS-R-9)."""

import json

import msgspec
import pytest

from drakomor.games.lords_of_the_seas.game import GAME
from drakomor.kernel import CHANCE, Malformed
from tests.games.lords_of_the_seas.table import Table, begin, table

INTRO = ("light-1:a0 light-3:a0 light-2:a0", "dark-2:a0 dark-3:a0 dark-1:a0")
MARKET = ("M01", "M03", "M05", "M07", "M10")
AGREED = {"layout_mode": "intro", "market_mode": "agreed"}


def dealt(*said: str, first: str = "0", market: tuple[str, ...] = MARKET) -> Table:
    """The intro sea, and hands dealt: light's three ships, then dark's, unless something else is said."""
    return begin(first, *(said or "123456"), market=market, **AGREED)


def test_LS_SETUP_1_two_players_one_colour_each() -> None:
    """LS-SETUP-1: two seats, each with its own 27 ships and three boards."""
    assert list(GAME.seats) == [2]
    with pytest.raises(Malformed, match="seats"):
        GAME.start(3)
    t = dealt()
    for seat, colour in enumerate(("light", "dark")):
        assert {slot[:-3] for slot in t.g.layouts[seat]} == {f"{colour}-{n}" for n in "123"}
        assert sum(t.g.bags[seat]) + len(t.g.hands[seat]) == 27


def test_LS_SETUP_2_every_cell_of_the_sea_has_its_letter() -> None:
    """LS-SETUP-2, LS-R-6: 42 cells, none without an effect, whatever is drawn."""
    t = begin("1", "light-2:b3 light-1:a1 light-3:b0", "dark-3:b2 dark-1:a2 dark-2:b1")
    assert len(t.g.letters) == 42
    assert set(t.g.letters) == set("VODRMS")


def test_LS_SETUP_4_piles_of_eighteen_and_nine_shuffled() -> None:
    """LS-SETUP-4: nobody has seen any ship yet; each unseen ship is as likely as any other."""
    t = begin("0", market=MARKET, **AGREED)
    assert (t.g.main, t.g.reserve) == ([18, 18], [9, 9])
    assert t.options == list("123456789")
    assert t.g.asks[CHANCE].odds == (3,) * 9
    t.play("draw 5", "draw 5")
    assert t.g.asks[CHANCE].odds == (3, 3, 3, 3, 1, 3, 3, 3, 3)
    t.play("draw 5")
    assert t.options == list("123456789")  # dark's first: its pile is another
    t.play("draw 5", "draw 5", "draw 5")
    assert t.g.main == [15, 15]
    assert t.g.reserve == [9, 9]
    assert t.play("place 5 A1").options == list("12346789")


def test_LS_SETUP_5_only_effects_touch_the_reserve_pile() -> None:
    """LS-SETUP-5: closing draws come from the main pile, the S cell from the reserve pile."""
    t = dealt(*"246246")
    t.play("place 2 A1", "draw 1", "place 2 A6", "draw 1", "place 4 B1", "C3", "draw 1", "place 4 B6", "C4")
    assert t.g.asks[CHANCE].about == {"pile": "main"}
    t.play("draw 1")
    assert (t.g.main, t.g.reserve) == ([13, 13], [9, 9])
    t.play("place 6 B2")
    assert t.g.asks[CHANCE].about == {"pile": "reserve"}
    t.play("draw 9", "end")
    assert t.g.asks[CHANCE].about == {"pile": "main"}
    assert (t.g.main, t.g.reserve) == ([13, 13], [8, 9])
    assert t.g.hands[0] == (1, 1, 9)


def test_LS_SETUP_6_three_of_cost_3_one_of_4_one_of_5() -> None:
    """LS-SETUP-6, LS-R-4: market_mode random, each mercenary as likely as the others of its cost."""
    t = begin("0", layout_mode="intro")
    drawn = []
    for name in ("M06", "M01", "M04", "M08", "M12"):
        assert t.asked == (CHANCE, "mercenary")
        assert t.g.asks[CHANCE].odds == ()
        drawn.append(" ".join(t.options))
        t.play(name)
    assert drawn == [
        "M01 M02 M03 M04 M05 M06", "M01 M02 M03 M04 M05", "M02 M03 M04 M05", "M07 M08 M09", "M10 M11 M12",
    ]  # fmt: skip
    assert t.g.market == ("M01", "M04", "M06", "M08", "M12")


def test_LS_SETUP_6_the_other_seven_leave_the_game() -> None:
    """LS-SETUP-6, LS-R-4: what is not in the market cannot be bought, and nothing refills it."""
    t = table("l1 . . . . . .", hands=("2", "2"), coins=(6, 6))
    assert {option.split()[1] for option in t.options if option.startswith("buy")} == set(MARKET)
    assert t.why(0, "buy", "M02", "A2") == "LS-MERC-1"
    t.play("buy M03 A2")
    assert t.g.market == ("M01", "M05", "M07", "M10")
    t.play("place 2 C1", "draw 1")
    assert {option.split()[1] for option in t.options if option.startswith("buy")} == {
        "M01", "M05", "M07", "M10",
    }  # fmt: skip


def test_LS_SETUP_7_all_tokens_form_the_supply() -> None:
    """LS-SETUP-7."""
    assert begin().g.supply == {
        "shields": 7, "mines": 14, "fake_mines": 1, "coins": 21, "points": 64, "extra_ships": 13,
    }  # fmt: skip


@pytest.mark.parametrize(("third", "fakes"), [("M04", 1), ("M05", 0)])
def test_LS_SETUP_8_the_fake_mine_comes_with_the_mine_layer(third: str, fakes: int) -> None:
    """LS-SETUP-8, LS-MINE-5: by the random market, and by an agreed one."""
    t = begin("0", "M01", "M02", third, "M07", "M10", layout_mode="intro")
    assert t.g.supply["fake_mines"] == fakes
    assert t.g.supply["mines"] == 14
    assert dealt(market=("M01", "M02", third, "M07", "M10")).g.supply["fake_mines"] == fakes


def test_LS_SETUP_9_three_ships_for_each_hand() -> None:
    """LS-SETUP-9: from the own main pile."""
    t = begin("1", market=MARKET, **AGREED)
    for seat, number in enumerate((7, 3, 7, 2, 9, 2)):
        ask = t.g.asks[CHANCE]
        assert (ask.prompt, ask.about, ask.to) == ("draw", {"pile": "main"}, (seat // 3,))
        t.play(f"draw {number}")
    assert t.g.hands == [(3, 7, 7), (2, 2, 9)]
    assert t.g.main == [15, 15]
    assert t.asked == (1, "turn")


def test_LS_SETUP_9_the_hand_may_grow() -> None:
    """LS-SETUP-9, LS-TOKEN-5."""
    t = table("l1 l1 . . . . .", hands=("2 4 6", "1"))
    t.play("place 2 B2", "draw 9", "draw 8")
    assert t.g.hands[0] == (4, 6, 8, 9)
    assert t.g.hand_size(0) == 4


@pytest.mark.parametrize("first", [0, 1])
def test_LS_SETUP_10_LS_R_7_either_colour_may_start(first: int) -> None:
    """LS-SETUP-10, LS-R-7: by chance, both equally likely, before anything else."""
    t = begin(market=MARKET, **AGREED)
    ask = t.g.asks[CHANCE]
    assert (ask.prompt, ask.options, ask.odds) == ("first_player", (0, 1), ())
    t.play(str(first), *"123123")
    assert t.told("first_player") == [{"kind": "first_player", "seat": first}]
    assert t.asked == (first, "turn")
    assert t.cells("place 1") == [f"{column}{(1, 6)[first]}" for column in "ABCDEFG"]


@pytest.mark.parametrize("first", [0, 1])
def test_LS_SETUP_11_a_shield_on_the_first_ship_of_the_first_player(first: int) -> None:
    """LS-SETUP-11, LS-R-29: one of the seven tokens, on that ship and no other, and without a question."""
    mine, other = (1, 6)[first], (6, 1)[first]
    t = dealt(*"246246", first=str(first))
    t.play(f"place 2 A{mine}")
    assert t.g.shields == {f"A{mine}": 1}
    assert t.g.supply["shields"] == 6
    assert t.asked == (CHANCE, "draw")
    t.play("draw 2", f"place 2 A{other}", "draw 2", f"place 4 G{mine}")
    assert t.g.shields == {f"A{mine}": 1}


def test_LS_R_3_random_layouts() -> None:
    """LS-R-3, option layout_mode random, the default: light's 1536 and dark's, all equally likely."""
    t = begin("1")
    for seat in (0, 1):
        ask = t.g.asks[CHANCE]
        assert (ask.prompt, ask.options, ask.odds) == ("layout", GAME.parts().layouts[seat], ())
        t.play(INTRO[seat])
    assert t.asked == (CHANCE, "mercenary")
    assert t.g.layouts == [tuple(layout.split()) for layout in INTRO]


def test_LS_R_3_the_intro_layout() -> None:
    """LS-R-3, option layout_mode intro: nobody is asked."""
    t = begin("0", layout_mode="intro")
    assert t.asked == (CHANCE, "mercenary")
    assert t.g.layouts == [tuple(layout.split()) for layout in INTRO]


@pytest.mark.parametrize("first", [0, 1])
def test_LS_R_3_chosen_layouts(first: int) -> None:
    """LS-R-3, option layout_mode chosen: the first player lays out openly, the second has the last word."""
    second = 1 - first
    t = begin(str(first), layout_mode="chosen")
    ask = t.g.asks[first]
    assert (ask.prompt, ask.options, ask.to) == ("layout", GAME.parts().layouts[first], None)
    t.play(INTRO[first])
    assert GAME.view(t.g, second)["tables"]["layouts"][first] == INTRO[first].split()
    assert t.asked == (second, "layout")
    assert t.g.asks[second].options == GAME.parts().layouts[second]
    t.play(INTRO[second])
    assert t.g.layouts == [tuple(layout.split()) for layout in INTRO]
    assert t.g.starting_shield
    assert t.asked == (CHANCE, "mercenary")


@pytest.mark.parametrize("first", [0, 1])
def test_LS_R_4_an_alternate_market(first: int) -> None:
    """LS-R-4, option market_mode alternate: in turn, the second player first, from cost 3 to cost 5."""
    second = 1 - first
    t = begin(str(first), layout_mode="intro", market_mode="alternate")
    asked = []
    for name in ("M02", "M04", "M06", "M09", "M11"):
        asked.append((t.asked, " ".join(t.options)))
        t.play(name)
    assert asked == [
        ((second, "mercenary"), "M01 M02 M03 M04 M05 M06"),
        ((first, "mercenary"), "M01 M03 M04 M05 M06"),
        ((second, "mercenary"), "M01 M03 M05 M06"),
        ((first, "mercenary"), "M07 M08 M09"),
        ((second, "mercenary"), "M10 M11 M12"),
    ]
    assert t.g.market == ("M02", "M04", "M06", "M09", "M11")


def test_LS_R_4_an_agreed_market() -> None:
    """LS-R-4, option market_mode agreed: given with the game, in any order; nobody is asked."""
    t = begin("0", market=("M12", "M02", "M09", "M06", "M01"), **AGREED)
    assert t.g.market == ("M01", "M02", "M06", "M09", "M12")
    assert t.asked == (CHANCE, "draw")


@pytest.mark.parametrize(
    ("market", "reason"),
    [
        (("M01", "M02", "M03", "M07"), "wrong-market"),
        (("M01", "M02", "M07", "M08", "M10"), "wrong-market"),
        (("M01", "M01", "M02", "M07", "M10"), "wrong-market"),
        (("M01", "M02", "M03", "M07", "M10", "M10"), "wrong-market"),
        (("M01", "M02", "M03", "M07", "M13"), "no-such-mercenary"),
    ],
)
def test_LS_R_4_an_agreed_market_obeys_LS_SETUP_6(market: tuple[str, ...], reason: str) -> None:
    """LS-R-4, LS-SETUP-6."""
    with pytest.raises(Malformed) as error:
        begin(market=market, **AGREED)
    assert (error.value.place, error.value.reason) == ("options.market", reason)


def test_LS_R_4_a_market_that_nobody_agreed_on_is_refused() -> None:
    """LS-R-4."""
    with pytest.raises(Malformed, match="market-not-agreed"):
        begin(market=MARKET)


def test_LS_R_6_a_cell_without_an_effect_is_tolerated() -> None:
    """LS-R-6, LS-R-23: boards of one's own may have one; only the ship acts, and a 9 repeats nothing."""
    own = GAME.components()
    boards = tuple(
        msgspec.structs.replace(board, faces={**board.faces, "a": ("...", "...", "...")})
        if board.id == "light-1"
        else board
        for board in own.boards.board
    )
    components = msgspec.structs.replace(own, boards=msgspec.structs.replace(own.boards, board=boards))
    t = begin("0", *"129456", components=components, market=MARKET, **AGREED)
    assert t.g.letters[:18] == "...DMV...OSM...VOR"
    t.play("place 2 A1", "draw 4", "place 4 D6", "draw 4", "place 9 B1")
    assert t.asked == (CHANCE, "draw")
    assert (t.g.coins, t.g.points, t.g.mines) == ([1, 1], [0, 0], {})


def test_LS_R_7_light_is_south_and_dark_is_north() -> None:
    """LS-R-7: light's half is rows 1 to 3, its home row is row 1; dark's are rows 4 to 6, and row 6."""
    for seat, row in ((0, 1), (1, 6)):
        t = table(". . . . . . .", mover=seat)
        assert t.cells("place 1") == [f"{column}{row}" for column in "ABCDEFG"]
    north_and_south = """
        . . . . . . .
        . . . . . . .
        l1 l4 . d1 . . .
        d2 . . l2 . . .
        . . . . . . .
        . . . . . . .
    """
    sheets = GAME.score(table(north_and_south).g)["seats"]
    assert [sheet["enemy_half"] for sheet in sheets] == [2, 1]


def test_LS_R_8_hands_and_piles_are_secret() -> None:
    """LS-R-8: whatever light holds, dark and a watcher see the same; light itself sees it."""
    sea = "l7 . . . . . ."
    one, other = table(sea, hands=("1 2 3", "4 5 6")).g, table(sea, hands=("7 8 9", "4 5 6")).g
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 0)["tables"]["hand"] == [1, 2, 3]
    assert GAME.view(other, 0)["tables"]["hand"] == [7, 8, 9]
    assert "reserve_pile" not in GAME.view(one, None)["tables"]


def test_LS_R_8_a_draw_tells_its_owner_alone_which_ship_it_was() -> None:
    """LS-R-8: of dealing, closing draw and reserve draw others learn only that they happened."""
    t = dealt(*"246246")
    assert t.g.log is not None
    assert t.g.log[-1].seen(1) == {"kind": "drew", "seat": 1, "pile": "main", "number": 6}
    assert t.g.log[-1].seen(0) == t.g.log[-1].seen(None) == {"kind": "drew", "seat": 1, "pile": "main"}
    t = table("l1 l1 . . . . .", hands=("2", "1")).play("place 2 B2")
    for pile in ("reserve", "main"):
        assert t.g.asks[CHANCE].to == (0,)
        assert "9" not in json.dumps(GAME.view(t.g, 1)["asks"])
        t.play("draw 9")
        event = next(event for event in t.g.log or () if event.kind == "drew")
        assert event.seen(1) == {"kind": "drew", "seat": 0, "pile": pile}
        assert event.seen(0) == {"kind": "drew", "seat": 0, "pile": pile, "number": 9}


def test_LS_R_8_what_lies_openly_is_public() -> None:
    """LS-R-8: pile and hand sizes, coins, VP, tokens held, market, mines and discards."""
    sea = """
        . * . . . . .
        l1+ d2! . . . . .
    """
    t = table(
        sea,
        hands=("1 2 3", "4 5 6 7"),
        coins=(2, 5),
        points=[3, 1],
        extra_ships=[0, 1],
        mines_held=[1, 0],
        discards=[(9,), (8, 8)],
    )
    for seat in (0, 1, None):
        seen = GAME.view(t.g, seat)["tables"]
        assert seen["hand_sizes"] == [3, 4]
        assert (seen["main"], seen["reserve"]) == ([13, 12], [9, 8])
        assert (seen["coins"], seen["points"], seen["extra_ships"]) == ([2, 5], [3, 1], [0, 1])
        assert (seen["mines_held"], seen["fakes_held"]) == ([1, 0], [0, 0])
        assert seen["market"] == list(MARKET)
        assert seen["mines"] == {"B2": "R"}
        assert seen["discards"] == [[9], [8, 8]]
        assert seen["shields"] == {"A1": 1}
        assert seen["ships"] == {"A1": [0, 1, False], "B1": [1, 2, True]}


def test_LS_R_9_players_start_with_nothing() -> None:
    """LS-R-9: no coins, VP, extra ships or mines, and an empty sea."""
    g = dealt().g
    assert g.coins == g.points == g.extra_ships == g.mines_held == g.fakes_held == [0, 0]
    assert (g.ships, g.shields, g.mines, g.discards) == ({}, {}, {}, [(), ()])
    assert [GAME.score(g)["seats"][seat]["total"] for seat in (0, 1)] == [0, 0]
