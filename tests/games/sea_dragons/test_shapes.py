"""The shapes of the dragon cards: section 5.3 of the rules, and SD-PLACE-5, SD-R-1, SD-R-2."""

from collections import Counter
from itertools import product

import pytest

from drakomor.games.sea_dragons.chart import mask_of
from drakomor.games.sea_dragons.game import GAME
from drakomor.games.sea_dragons.shapes import turned_and_mirrored
from tests.games.sea_dragons.table import table

PARTS = GAME.parts()
Spaces = frozenset[tuple[int, int]]

PICTURES = {
    "I3": "###",
    "V3": "#. ##",
    "I4": "####",
    "O4": "## ##",
    "T4": "### .#.",
    "S4": ".## ##.",
    "L4": "#.. ###",
    "F5": ".## ##. .#.",
    "I5": "#####",
    "L5": "#... ####",
    "N5": "##.. .###",
    "P5": "## ## #.",
    "T5": "### .#. .#.",
    "U5": "#.# ###",
    "V5": "#.. #.. ###",
    "W5": "#.. ##. .##",
    "X5": ".#. ### .#.",
    "Y5": ".#.. ####",
    "Z5": "##. .#. .##",
}
CARDS = {
    "small": {"I3": 13, "V3": 13},
    "medium": {"I4": 5, "O4": 5, "T4": 6, "S4": 10, "L4": 10},
    "large": {
        "F5": 2, "I5": 1, "L5": 2, "N5": 2, "P5": 2, "T5": 1, "U5": 1, "V5": 1, "W5": 1, "X5": 1,
        "Y5": 2, "Z5": 2,
    },
}  # fmt: skip
PLACEMENTS = {
    "I3": 360, "V3": 724, "I4": 324, "O4": 180, "T4": 656, "S4": 656, "L4": 1312, "F5": 1184, "I5": 288,
    "L5": 1176, "N5": 1176, "P5": 1304, "T5": 592, "U5": 648, "V5": 592, "W5": 592, "X5": 148, "Y5": 1176,
    "Z5": 592,
}  # fmt: skip
SPACES = {"small": 3, "medium": 4, "large": 5}


def spaces(picture: str) -> Spaces:
    lines = picture.split()
    return frozenset((r, c) for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == "#")


def slid(some: Spaces) -> Spaces:
    top, left = min(r for r, _ in some), min(c for _, c in some)
    return frozenset((r - top, c - left) for r, c in some)


def rotations(some: Spaces) -> set[Spaces]:
    found = set()
    for _ in range(4):
        some = frozenset((c, -r) for r, c in some)
        found.add(slid(some))
    return found


def mirrored(some: Spaces) -> Spaces:
    return slid(frozenset((r, -c) for r, c in some))


def free(some: Spaces) -> frozenset[Spaces]:
    """A shape with all its turns and mirror images."""
    return frozenset(rotations(some) | rotations(mirrored(some)))


def polyominoes(size: int) -> set[frozenset[Spaces]]:
    """Every way in which so many spaces hang together, turned or mirrored ones taken for one."""
    grown: set[Spaces] = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        grown = {
            slid(some | {(r + down, c + right)})
            for some in grown
            for r, c in some
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (r + down, c + right) not in some
        }
    return {free(some) for some in grown}


def test_SD_R_1_small_three_medium_four_large_five() -> None:
    """SD-R-1."""
    for card in PARTS.cards.values():
        assert len(spaces(" ".join(card.drawn))) == SPACES[card.size]


def test_SD_R_2_the_shapes_are_all_of_three_four_and_five_spaces() -> None:
    """SD-R-2: two, five and twelve, each once."""
    for size, count in ((3, 2), (4, 5), (5, 12)):
        ours = [free(spaces(PICTURES[name])) for name in PICTURES if name.endswith(str(size))]
        assert len(ours) == count
        assert set(ours) == polyominoes(size)


@pytest.mark.parametrize(("name", "picture"), PICTURES.items())
def test_the_picture_of_every_card(name: str, picture: str) -> None:
    assert free(spaces(" ".join(PARTS.cards[name].drawn))) == free(spaces(picture))


def test_SD_COMP_8_SD_COMP_9_SD_COMP_10_cards_of_every_shape() -> None:
    """SD-COMP-8, SD-COMP-9, SD-COMP-10, SD-R-2: each one-sided shape equally often, one T4 more."""
    found: dict[str, dict[str, int]] = {"small": {}, "medium": {}, "large": {}}
    for card in PARTS.cards.values():
        found[card.size][card.id] = card.count
    assert found == CARDS
    assert [sum(cards.values()) for cards in found.values()] == [26, 36, 18]
    for size, each in (("small", 13), ("medium", 5), ("large", 1)):
        for name, count in CARDS[size].items():
            one_sided = len({frozenset(rotations(some)) for some in free(spaces(PICTURES[name]))})
            assert count == each * one_sided + (name == "T4")


def test_large_shapes_are_chiral_among_others() -> None:
    """Section 5.2, C-6: the worked example mirrors its card."""
    chiral = {
        name
        for name, picture in PICTURES.items()
        if mirrored(spaces(picture)) not in rotations(spaces(picture))
    }
    assert chiral == {"S4", "L4", "F5", "L5", "N5", "P5", "Y5", "Z5"}


@pytest.mark.parametrize("name", PICTURES)
def test_SD_PLACE_5_every_turn_and_every_mirror_image(name: str) -> None:
    """SD-PLACE-5: and no other."""
    turns = [slid(frozenset(turn)) for turn in PARTS.shapes[name].turns]
    assert len(turns) == len(set(turns))
    assert set(turns) == free(spaces(PICTURES[name]))
    assert {slid(frozenset(turn)) for turn in turned_and_mirrored(tuple(spaces(PICTURES[name])))} == set(
        turns
    )


@pytest.mark.parametrize(("name", "count"), PLACEMENTS.items())
def test_placements_of_every_shape_on_an_empty_sea(name: str, count: int) -> None:
    """Section 5.3: every one of them, and every one once."""
    naive = {
        frozenset((top + r, left + c) for r, c in turn)
        for turn in free(spaces(PICTURES[name]))
        for top, left in product(range(15), repeat=2)
    }
    naive = {some for some in naive if all(is_sea(r, c) for r, c in some)}
    masks = [mask_of(f"{'ABCDEFGHIJKLMNO'[r]}{c + 1}" for r, c in some) for some in naive]
    shape = PARTS.shapes[name]
    assert sorted(masks) == sorted(shape.masks)
    assert len(shape.masks) == count
    assert [shape.number[mask] for mask in shape.masks] == list(range(count))
    assert [mask_of(answer[2:]) for answer in shape.answers] == shape.masks


def is_sea(row: int, column: int) -> bool:
    return 0 <= row < 15 and 0 <= column < 15 and not (6 <= row <= 8 and 6 <= column <= 8)


def test_there_are_13680_placements_and_each_tells_its_shape() -> None:
    """Section 5.3: no set of spaces is of two shapes."""
    masks = Counter(mask for shape in PARTS.shapes.values() for mask in shape.masks)
    assert len(masks) == masks.total() == sum(PLACEMENTS.values()) == 13_680


def test_SD_R_36_no_dragon_reaches_three_realms() -> None:
    """SD-R-36: some reach two, some none: 36 placements lie wholly on currents."""
    board = PARTS.board(("Q1A", "Q2A", "Q3A", "Q4A"))
    reached = Counter(
        sum(bool(mask & realm) for realm in board.realms)
        for shape in PARTS.shapes.values()
        for mask in shape.masks
    )
    assert set(reached) == {0, 1, 2}
    assert reached[0] == 36


def test_SD_R_36_one_space_is_enough_and_currents_are_of_no_realm() -> None:
    """SD-R-36, SD-REALM-2, SD-REALM-3: V-COUNT-1 to V-COUNT-3."""
    t = table("0 I5 C6 C7 C8 C9 C10")
    assert (t.g.strength[:4], t.g.pieces[:4]) == ([1, 1, 0, 0], [2, 2, 0, 0])
    t = table("0 I3 A8 B8 C8")
    assert (t.g.strength[:4], t.g.pieces[:4]) == ([0] * 4, [0] * 4)
    t = table("0 V3 F7 F8 E8")
    assert (t.g.strength[:4], t.g.pieces[:4]) == ([1, 0, 0, 0], [1, 0, 0, 0])
