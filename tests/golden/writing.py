"""How golden records and perft files are written, and read again.

A golden record is a record with one ply a line, so that a difference shows where it begins. A perft file
holds blocks: `id NAME`, then `start {JSON}` (options, the seed that answers for chance until a seat is
asked, and the number of seats where it is not the fewest) or `position {JSON}`, then a line
`perft DEPTH LEAVES` for each depth.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from drakomor.kernel import Game, Match, Record, read_position
from drakomor.kernel.match import read_record

TESTS = Path(__file__).parents[1]


def golden_folder(game: Game[Any]) -> Path:
    return TESTS / "golden" / game.id


def perft_file(game: Game[Any]) -> Path:
    return TESTS / "perft" / f"{game.id}.txt"


def plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def record_text(record: Record) -> str:
    """A record as JSON, a line for each of its parts and for each ply.

    >>> print(record_text(Record(format="f", game="g", rules=1, options={}, seats=["a"], plies=[])))
    {
    "format": "f",
    "game": "g",
    "rules": 1,
    "options": {},
    "seats": ["a"],
    "plies": [
    ]
    }
    <BLANKLINE>
    """
    parts = msgspec.json.decode(plain(record))
    plies = ",\n".join(plain(ply) for ply in parts.pop("plies"))
    after = {name: parts.pop(name) for name in ("digests", "result") if name in parts}
    lines = [f'"{name}": {plain(part)}' for name, part in parts.items()]
    lines.append(f'"plies": [\n{plies}\n]' if plies else '"plies": [\n]')
    lines += [f'"{name}": {plain(part)}' for name, part in after.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_golden(path: Path) -> Record:
    return read_record(msgspec.json.decode(path.read_bytes()), path.name)


def first_difference(old: Record, new: Record) -> str:
    """Where two records part; nothing if they are the same."""
    for number, (was, now) in enumerate(zip_longest(old.plies, new.plies)):
        if was != now:
            return f"differs first at ply {number}: was {plain(was)}, is {plain(now)}"
    return "" if plain(old) == plain(new) else "has the same plies, but other digests, options or result"


class Block(NamedTuple):
    """One position of a perft file, and the leaves below it by depth."""

    name: str
    where: str  # "start {JSON}" or "position {JSON}"
    leaves: dict[int, int]

    def state(self, game: Game[Any]) -> Any:
        kind, _, json = self.where.partition(" ")
        value = msgspec.json.decode(json)
        if kind == "position":
            return read_position(game, value, self.name)
        names = [f"seat {seat}" for seat in range(value.get("seats", game.seats[0]))]
        return Match.begin(game, names, value["options"], seed=value["seed"]).state


def perft_text(game: Game[Any], blocks: list[Block]) -> str:
    head = f"# The leaves below positions of {game.title}, chance counted as branches.\n"
    return head + "".join(
        f"\nid {block.name}\n{block.where}\n"
        + "".join(f"perft {depth} {count}\n" for depth, count in block.leaves.items())
        for block in blocks
    )


def read_perft(text: str) -> list[Block]:
    """
    >>> read_perft("# Some.\\n\\nid begin\\nstart {}\\nperft 1 7\\nperft 2 49\\n")
    [Block(name='begin', where='start {}', leaves={1: 7, 2: 49})]
    """
    blocks: list[Block] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            blocks.append(Block(rest, "", {}))
        elif word in ("start", "position"):
            blocks[-1] = blocks[-1]._replace(where=line)
        elif word == "perft":
            depth, count = rest.split()
            blocks[-1].leaves[int(depth)] = int(count)
        elif word not in ("", "#"):
            raise ValueError(f"a perft file has no line {line[:40]!r}")
    return blocks
