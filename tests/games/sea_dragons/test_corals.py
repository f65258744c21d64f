"""Coral cards: how they are gained, what they are good for, how they run out (SD-CORAL, SD-R-15, SD-R-16)."""

from collections import Counter

import pytest

from drakomor.games.sea_dragons.chart import mask_of
from drakomor.games.sea_dragons.corals import Gain
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.missions import Voyage
from drakomor.kernel import CHANCE
from tests.games.sea_dragons.table import Table, table
from tests.games.sea_dragons.voyages import CRUISES, few_corals, states, voyages

KINDS = {  # SD-R-38, SD-R-40: section 5.6
    "green-purple": 1,
    "green-red": 1,
    "green-blue": 1,
    "purple-red": 1,
    "purple-blue": 1,
    "red-blue": 1,
    "wild": 6,
    "dragon-starfish": 2,
    "dragon-seahorse": 2,
    "dragon-jellyfish": 2,
    "dragon-nautilus": 2,
    "gold": 4,
}
ALL_GONE = tuple(name for name, count in KINDS.items() for _ in range(count))
every_cruise = pytest.mark.parametrize("name", CRUISES)


def gaining(**facts: object) -> Table:
    """Seat 0 is about to draw its two cards."""
    return table(frame=Gain(seat=0), **facts)  # type: ignore[arg-type]


def line(t: Table, seat: int = 0) -> dict[str, int]:
    """A column of the score sheet."""
    told: dict[str, int] = GAME.score(t.g)["seats"][seat]
    return told


def bottom(t: Table) -> list[tuple[int, str]]:
    return [(one.seat, one.coral) for one in t.g.coral_bottom]


# What there is


def test_SD_CORAL_1_four_kinds() -> None:
    """SD-CORAL-1, SD-R-38, SD-COMP-12: six with two ships, six wild, eight dragons, four with gold."""
    corals = GAME.parts().corals
    assert {name: coral.count for name, coral in corals.items()} == KINDS
    split: Counter[str] = Counter()
    for coral in corals.values():
        split[coral.type] += coral.count
    assert split == {"two_ships": 6, "wild_ship": 6, "hidden_dragon": 8, "gold": 4}


def test_SD_R_38_two_hidden_dragons_for_each_realm() -> None:
    """SD-R-38, SD-CORAL-11"""
    dragons = {coral.realm: coral.count for coral in GAME.parts().corals.values() if coral.realm}
    assert dragons == dict.fromkeys(GAME.parts().realms, 2)


def test_SD_R_40_two_different_colours_on_every_two_ships_card() -> None:
    """SD-R-40: one card for each pair of colours."""
    pairs = [coral.ships for coral in GAME.parts().corals.values() if coral.type == "two_ships"]
    colours = GAME.parts().colours
    assert sorted(pairs) == sorted(
        (one, other) for i, one in enumerate(colours) for other in colours[i + 1 :]
    )


# Gaining one


@every_cruise
def test_SD_CORAL_2_from_coral_spaces_and_missions_with_a_coral_only(name: str) -> None:
    """SD-CORAL-2, SD-CORAL-3, SD-R-15: cards drawn, kept and put back in every turn of random games."""
    for moments in voyages(name):
        wanted: Counter[int] = Counter()
        seen: dict[str, Counter[int]] = {kind: Counter() for kind in DRAWING}
        for moment in moments:
            for event in moment.after.log or ():
                turn, facts = moment.before.turn, event.public
                if event.kind == "placed":
                    wanted[turn] += (mask_of(facts["cells"]) & moment.after.board.corals).bit_count()
                if event.kind == "completed":
                    wanted[turn] += moment.after.parts.missions[facts["mission"]].coral
                if event.kind in DRAWING:
                    seen[event.kind][turn] += 1
        g = moments[-1].after
        for turn in range(g.turn):
            gains = [seen[kind][turn] for kind in DRAWING]
            assert gains == [2 * wanted[turn], wanted[turn], wanted[turn]] or g.components is not None
            assert gains[0] == gains[1] + gains[2]
            assert gains[1] <= wanted[turn]


DRAWING = ("drew_coral", "kept_coral", "returned_coral")


def test_SD_CORAL_3_look_at_two_keep_one_and_put_the_other_under_the_deck() -> None:
    """SD-CORAL-3, SD-REWARD-4: below what was put back before."""
    t = gaining(bottom=[(1, "red-blue")])
    assert t.asked == (CHANCE, "coral")
    t.play("gold", "wild")
    assert t.asked == (0, "keep")
    assert t.options == ["gold", "wild"]
    t.play("wild")
    assert t.g.corals[0] == ("wild",)
    assert bottom(t) == [(1, "red-blue"), (0, "gold")]
    assert sum(t.g.coral_deck) == 21
    assert t.asked == (0, "take")


def test_SD_CORAL_3_every_card_that_nobody_has_seen_is_as_likely_as_any_other() -> None:
    """SD-CORAL-3: what is held, used or under the deck is not drawn, nor the same card twice."""
    t = gaining(corals=[("gold",), ("wild",)], used=("red-blue",), bottom=[(1, "wild"), (2, "gold")])
    left = Counter(KINDS) - Counter(["gold", "wild", "red-blue", "wild", "gold"])
    assert dict(zip(t.ask.options, t.ask.odds, strict=True)) == left
    t.play("wild")
    left -= Counter(["wild"])
    assert dict(zip(t.ask.options, t.ask.odds, strict=True)) == left


def test_SD_CORAL_3_two_equal_cards_are_a_choice_like_any_other() -> None:
    """SD-CORAL-3, SD-CORAL-4: the question is put all the same, so that nobody else can tell."""
    t = gaining().play("wild", "wild")
    assert t.asked == (0, "keep")
    assert t.options == ["wild"]
    t.play("wild")
    assert t.g.corals[0] == ("wild",)
    assert bottom(t) == [(0, "wild")]


def test_SD_CORAL_4_kept_cards_are_secret() -> None:
    """SD-CORAL-4, SD-REWARD-5: their owner sees them, others see how many; until they are used."""
    t = gaining(corals=[["green-purple"]], fleets=[{"green": 1}], missions=("M01", "M02", "", ""))
    t.play("gold", "wild", "wild")
    tables = [GAME.view(t.g, seat)["tables"] for seat in (0, 1, None)]
    assert [told.get("corals") for told in tables] == [["green-purple", "wild"], [], None]
    assert [told["coral_counts"] for told in tables] == [[2, 0, 0]] * 3
    assert [told["used_corals"] for told in tables] == [[]] * 3
    assert all("all_corals" not in told for told in tables)


def test_SD_R_15_two_coral_spaces_under_one_dragon_one_after_the_other() -> None:
    """SD-R-15: draw two, choose, put back; then again."""
    t = table("1 I3 I3 I4 I5", hands=[("L4", "V3")], missions=("", "", "", ""))
    t.play("place L4 G1 H1 I1 I2")
    assert t.asked == (CHANCE, "coral")
    t.play("wild", "gold")
    assert t.asked == (0, "keep")
    t.play("gold")
    assert t.asked == (CHANCE, "coral")
    t.play("gold", "gold", "gold")
    assert t.g.corals[0] == ("gold", "gold")
    assert bottom(t) == [(0, "wild"), (0, "gold")]
    drawing = ["drew_coral", "drew_coral", "kept_coral", "returned_coral"]
    assert t.kinds()[-8:] == drawing * 2
    assert t.asked == (0, "take")


# Ships


def test_SD_CORAL_5_the_two_ships_pay_for_a_mission() -> None:
    """SD-CORAL-5"""
    t = table(frame=Voyage(seat=0), corals=[["green-purple"]]).play("complete M01 green-purple", "M05")
    assert t.g.completed[0] == ("M01",)
    assert (t.g.corals[0], t.g.used_corals) == ((), ("green-purple",))


def test_SD_CORAL_6_it_is_discarded_as_a_whole() -> None:
    """SD-CORAL-6: the ship that was not needed is nobody's."""
    t = table(frame=Voyage(seat=0), corals=[["green-red"]], fleets=[{"purple": 1}])
    assert line(t)["ships"] == 3
    t.play("complete M01 purple green-red", "M05")
    assert (t.g.corals[0], t.g.used_corals) == ((), ("green-red",))
    assert t.g.fleets[0] == (0, 0, 0, 0)
    assert t.g.paid_ships == (0, 1, 0, 0)
    assert line(t)["ships"] == 0


@every_cruise
def test_SD_CORAL_7_no_card_becomes_tokens(name: str) -> None:
    """SD-CORAL-7: ships come into a supply from the board alone."""
    for moments in voyages(name):
        for moment in moments:
            took = Counter(
                event.public["seat"] for event in moment.after.log or () if event.kind == "took_ship"
            )
            for seat, (before, after) in enumerate(
                zip(moment.before.fleets, moment.after.fleets, strict=True)
            ):
                assert sum(after) <= sum(before) + took[seat]


@pytest.mark.parametrize("card", [card for card in KINDS if card.count("-") and "dragon" not in card])
def test_SD_CORAL_8_unused_it_is_two_ships_in_the_score(card: str) -> None:
    """SD-CORAL-8: 2 VP, whichever they are."""
    assert line(table(corals=[[card]]))["ships"] == 2
    assert line(table(corals=[[card]]))["total"] == line(table())["total"] + 2


def test_SD_CORAL_9_a_wild_ship_pays_for_any() -> None:
    """SD-CORAL-9"""
    t = table(frame=Voyage(seat=0), corals=[["wild", "wild"]], missions=("M01", "M10", "M06", ""))
    assert t.options == ["complete M01 wild wild", "complete M06 wild wild", "complete M10 wild wild", "skip"]
    t.play("complete M06 wild wild")
    assert (t.g.corals[0], t.g.used_corals) == ((), ("wild", "wild"))


def test_SD_CORAL_10_unused_it_is_one_ship_in_the_score() -> None:
    """SD-CORAL-10: 1 VP."""
    assert line(table(corals=[["wild", "wild"]]))["ships"] == 2
    assert line(table(corals=[["wild"]]))["total"] == line(table())["total"] + 1


# Hidden dragons


def test_SD_CORAL_11_a_dragon_more_in_the_realm_of_its_symbol() -> None:
    """SD-CORAL-11: in that one and in no other."""
    for number, name in enumerate(GAME.parts().realms):
        sheet = GAME.score(table(corals=[(), (f"dragon-{name}",) * 2]).g)
        assert [one["hidden"] for one in sheet["realms"]] == [
            [0, 2 * (realm == number), 0] for realm in range(4)
        ]
        points = [one["points"] for one in sheet["realms"]]
        assert points[number] == [0, 3 * sheet["realms"][number]["whirlpools"], 0]
        assert sum(map(sum, points)) == sum(points[number])


def test_SD_CORAL_11_it_counts_for_nothing_else() -> None:
    """SD-CORAL-11: no gold, no ship, no dragon of the board."""
    told = line(table(corals=[["dragon-starfish"]]))
    assert (told["gold"], told["ships"], told["missions"]) == (4, 0, 0)


def test_SD_CORAL_12_it_has_no_pieces() -> None:
    """SD-CORAL-12, SD-REALM-9: one dragon each; the one on the board has three pieces."""
    t = table("1 V3 E6 E7 F7", corals=[["dragon-starfish"]])
    starfish = GAME.score(t.g)["realms"][0]
    assert (starfish["dragons"], starfish["hidden"], starfish["pieces"]) == ([0, 1, 0], [1, 0, 0], [0, 3, 0])
    assert starfish["points"] == [13, 27, 0]


# Gold


def test_SD_CORAL_13_four_gold_at_any_time_of_the_own_turn() -> None:
    """SD-CORAL-13, SD-R-13: where the table does not cash by itself."""
    t = table(corals=[["gold", "gold", "wild"]], gold=(1, 4, 4), auto_cash=False)
    assert t.offered("cash") == ["cash gold"]
    t.play("cash gold")
    assert t.g.gold == [5, 4, 4]
    assert (t.g.corals[0], t.g.used_corals) == (("gold", "wild"), ("gold",))
    assert t.asked == (0, "turn")
    t.play("cash gold")
    assert t.g.gold == [9, 4, 4]
    assert t.offered("cash") == []
    assert t.why(0, "cash gold") == "SD-CORAL-13"
    assert t.told("cashed") == [{"kind": "cashed", "seat": 0, "gold": 4}] * 2


def test_SD_CORAL_13_where_it_is_needed() -> None:
    """SD-CORAL-13, SD-PAY-4: two whirlpools for a purse of none; the second card is kept."""
    t = table("1 I3 B1 C1 D1", hands=[("V3", "I3")], corals=[["gold", "gold"]], gold=(0, 4, 4))
    t.play("place V3 A1 A2 B2")
    assert t.told("cashed") == [{"kind": "cashed", "seat": 0, "gold": 4}]
    assert t.g.gold[0] == 0
    assert (t.g.corals[0], t.g.used_corals) == (("gold",), ("gold",))


def test_SD_CORAL_14_unused_it_is_four_gold_in_the_score() -> None:
    """SD-CORAL-14"""
    assert line(table(corals=[["gold", "gold"]], gold=(1, 4, 4)))["gold"] == 9


@every_cruise
def test_SD_CORAL_15_a_used_card_leaves_the_game(name: str) -> None:
    """SD-CORAL-15, SD-R-22: cards that paid and cards that were cashed, for good."""
    for moments in voyages(name):
        for moment in moments:
            used = Counter(moment.before.used_corals)
            for event in moment.after.log or ():
                if event.kind == "completed":
                    used.update(event.public["cards"])
                if event.kind == "cashed":
                    used["gold"] += 1
            assert Counter(moment.after.used_corals) == used


def test_SD_CORAL_15_a_used_card_is_not_drawn_again() -> None:
    """SD-CORAL-15: neither from the deck nor from below it."""
    t = table(frame=Voyage(seat=0), corals=[("green-red", "red-blue")], missions=("M09", "", "", ""))
    t.play("complete M09 green-red red-blue")
    assert t.asked == (CHANCE, "coral")
    assert set(t.options) == set(KINDS) - {"green-red", "red-blue"}
    assert bottom(t) == []


# A deck that runs out


def test_SD_R_16_the_cards_that_were_put_back_are_drawn_in_their_order() -> None:
    """SD-R-16, SD-CORAL-3: when no others are left; nobody but chance would be asked for them."""
    t = gaining(
        used=[card for card in ALL_GONE if card != "gold"], bottom=[(1, "gold"), (2, "gold"), (1, "gold")]
    )
    assert t.options == ["gold"]
    t.play("gold")
    assert t.asked == (0, "keep")
    assert bottom(t) == [(2, "gold"), (1, "gold")]

    used = list((Counter(ALL_GONE) - Counter(["wild", "red-blue", "green-blue"])).elements())
    t = gaining(used=used, bottom=[(1, "wild"), (2, "red-blue"), (1, "green-blue")])
    assert t.asked == (0, "keep")
    assert t.options == ["red-blue", "wild"]
    t.play("red-blue")
    assert t.g.corals[0] == ("red-blue",)
    assert bottom(t) == [(1, "green-blue"), (0, "wild")]


def test_SD_R_16_the_raised_cards_are_seen_by_the_one_who_draws() -> None:
    """SD-R-16, SD-R-32: the others hear that cards were drawn."""
    used = list((Counter(ALL_GONE) - Counter(["wild", "red-blue"])).elements())
    t = table(frame=Voyage(seat=0), fleets=[{"green": 2}], used=used, bottom=[(1, "wild"), (2, "red-blue")])
    t.play("complete M07 green green")
    heard = [[event.seen(seat) for event in t.g.log or ()] for seat in (0, 1, None)]
    drawn = [{"kind": "drew_coral", "seat": 0, "coral": coral} for coral in ("wild", "red-blue")]
    assert heard[0][-2:] == drawn
    assert heard[1][-2:] == heard[2][-2:] == [{"kind": "drew_coral", "seat": 0}] * 2


@pytest.mark.parametrize("where", ["deck", "bottom"])
def test_SD_R_16_one_card_is_taken_without_a_choice(where: str) -> None:
    """SD-R-16: the last one, from the deck or from below it."""
    used = list((Counter(ALL_GONE) - Counter(["wild"])).elements())
    t = gaining(used=used, bottom=[(1, "wild")] if where == "bottom" else [])
    if where == "deck":
        assert t.options == ["wild"]
        t.play("wild")
    assert t.g.corals[0] == ("wild",)
    assert bottom(t) == []
    assert t.asked == (0, "take")


def test_SD_R_16_of_no_card_nothing_is_taken() -> None:
    """SD-R-16: and used cards do not come back."""
    t = gaining(used=ALL_GONE)
    assert t.g.corals[0] == ()
    assert t.asked == (0, "take")
    assert len(t.g.used_corals) == 24


def test_SD_R_16_our_own_deck_never_runs_out() -> None:
    """SD-R-16, section 5.2: at most 12 coral spaces and 11 missions, 23 gains for 24 cards."""
    sides = [list(quarter.sides.values()) for quarter in GAME.parts().quarters.values()]
    spaces = sum(max("".join(lines).count("C") for lines in both) for both in sides)
    missions = sum(mission.coral for mission in GAME.parts().missions.values())
    assert (spaces, missions) == (12, 11)
    for name in CRUISES:
        if not CRUISES[name].few_corals:
            assert all(sum(g.coral_deck) + len(g.coral_bottom) for g in states(name))


def test_SD_R_16_a_few_cards_do() -> None:
    """SD-R-16: seven cards in games that would like more; the last is taken alone, and then none."""
    assert sum(coral.count for coral in few_corals().corals.coral) == 7
    ends = [moments[-1].after for name in CRUISES if CRUISES[name].few_corals for moments in voyages(name)]
    assert all(sum(g.coral_deck) + len(g.coral_bottom) == 0 for g in ends)
    assert all(sum(map(len, g.corals)) + len(g.used_corals) == 7 for g in ends)


def test_SD_R_41_all_coral_cards_are_shown_at_the_end() -> None:
    """SD-R-41, SD-CORAL-4: of everybody who has some, and everybody sees them from then on."""
    t = table(heads=(1, 0, 0), corals=[["gold"], [], ["wild", "dragon-starfish"]]).play("pass L4")
    assert t.told("showed_corals") == [
        {"kind": "showed_corals", "seat": 0, "corals": ["gold"]},
        {"kind": "showed_corals", "seat": 2, "corals": ["dragon-starfish", "wild"]},
    ]
    assert t.kinds()[-3:] == ["showed_corals", "showed_corals", "ended"]
    for seat in (0, 1, None):
        told = GAME.view(t.g, seat)["tables"]
        assert told["all_corals"] == [["gold"], [], ["dragon-starfish", "wild"]]
