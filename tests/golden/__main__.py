"""Writes golden records and perft files anew: `python -m tests.golden [GAME ...]`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from drakomor.games import catalogue, find
from drakomor.kernel import Game, Malformed, Match, Record, write_position
from drakomor.kernel.perft import perft
from tests.golden.wanted import find as find_match
from tests.golden.wanted import wanted_of
from tests.golden.writing import (
    TESTS,
    Block,
    first_difference,
    golden_folder,
    perft_file,
    perft_text,
    plain,
    read_golden,
    record_text,
)

ENOUGH = 3000  # leaves, below which one depth more is counted


def main() -> None:
    for name in sys.argv[1:] or catalogue():
        game = find(name)
        matches = {wanted.name: find_match(game, wanted) for wanted in wanted_of(game)}
        write_records(game, {name: match.record() for name, match in matches.items()})
        write(perft_file(game), perft_text(game, list(blocks(game, matches))))


def write_records(game: Game[Any], records: dict[str, Record]) -> None:
    folder = golden_folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        if path.stem not in records:
            path.unlink()
            tell(path, "is wanted no more")
    for name, record in records.items():
        path = folder / f"{name}.json"
        write(path, record_text(record), difference(path, record))


def difference(path: Path, record: Record) -> str:
    try:
        return first_difference(read_golden(path), record) if path.exists() else ""
    except (Malformed, ValueError) as error:
        return f"could not be read: {error}"


def write(path: Path, text: str, difference: str = "") -> None:
    is_new = not path.exists()
    if is_new or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        tell(path, "is new" if is_new else difference or "changed")
    else:
        tell(path, "is as it was")


def tell(path: Path, what: str) -> None:
    print(f"{path.relative_to(TESTS.parent)} {what}")


def blocks(game: Game[Any], matches: dict[str, Match]) -> Iterator[Block]:
    """The beginning under each set of options, and the first moment at which each question is asked."""
    begun: list[dict[str, Any]] = []
    met: set[str] = set()
    for name, match in matches.items():
        beginning: dict[str, Any] = {"options": set_options(game, match)}
        if len(match.names) > game.seats[0]:
            beginning["seats"] = len(match.names)
        if beginning not in begun:
            begun.append(beginning)
            met |= prompts(match.history[0].state)
            start = plain({**beginning, "seed": match.seed})
            yield counted(game, Block(f"{name}-begins", f"start {start}", {}))
        for number, moment in enumerate(match.history):
            new = prompts(moment.state) - met
            met |= new
            if new:
                position = plain({**write_position(game, moment.state), "asks": []})
                yield counted(game, Block(f"{name}-{number}-{min(new)}", f"position {position}", {}))


def prompts(g: Any) -> set[str]:
    return {ask.prompt for ask in g.asks.values()}


def set_options(game: Game[Any], match: Match) -> dict[str, Any]:
    """Those that are not as by default."""
    default = msgspec.to_builtins(game.settle())
    return {key: value for key, value in match.record().options.items() if value != default[key]}


def counted(game: Game[Any], block: Block) -> Block:
    g, depth, count = block.state(game), 0, 1
    while count <= ENOUGH and depth < 5:
        depth += 1
        count = block.leaves[depth] = perft(g, depth)
    return block


if __name__ == "__main__":
    main()
