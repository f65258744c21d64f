"""What is measured, and what is set beside what. Every virtual environment can read this page."""

from typing import NamedTuple


class Subject(NamedTuple):
    name: str
    work: str  # what it does, for the table
    unit: str  # what it counts
    maker: str  # module:function that makes the piece of work
    package: str = ""  # the peer, as its packages are named; "" is ours


class Ratio(NamedTuple):
    what: str
    ours: str
    peer: str
    aim: float | None = None  # at least so often as fast
    unit: str = ""  # where it is not the subjects' own


def _ours(name: str, work: str, unit: str, maker: str) -> Subject:
    return Subject(f"ours/{name}", work, unit, f"benchmarks.ours:{maker}")


def _peer(package: str, name: str, work: str, unit: str, maker: str) -> Subject:
    return Subject(f"{package}/{name}", work, unit, f"benchmarks.peers:{maker}", package)


SUBJECTS = (
    _ours("lords", "Lords of the Seas", "decisions", "lords"),
    _peer("catanatron", "play", "2 random players", "decisions", "catanatron_play"),
    _ours("lords-copy", "copy amid the game", "copies", "lords_copy"),
    _ours("lords-deep", "by copy.deepcopy", "copies", "lords_deepcopy"),
    _ours("lords-json", "through JSON, checked", "copies", "lords_json"),
    _peer("catanatron", "copy", "copy amid the game", "copies", "catanatron_copy"),
    _ours("dragons", "Sea Dragons", "decisions", "dragons"),
    _ours("dragons-fits", "a card's placements", "listings", "dragons_fits"),
    _ours("dragons-copy", "copy amid the game", "copies", "dragons_copy"),
    _ours("island", "Dragon Island, 40 rounds", "decisions", "island"),
    _ours("island-routes", "where a route may go on", "listings", "island_routes"),
    _ours("island-copy", "copy amid the game", "copies", "island_copy"),
    _ours("four", "Connect Four in place", "decisions", "four"),
    _ours("four-pure", "Connect Four, pure", "decisions", "four_pure"),
    _peer("open-spiel", "python", "Connect Four, Python", "decisions", "spiel_python"),
    _peer("open-spiel", "c++", "Connect Four, C++", "decisions", "spiel_rollouts"),
    _peer("pettingzoo", "four", "Connect Four", "decisions", "pettingzoo_four"),
    _peer("rlcard", "leduc", "Leduc hold'em", "decisions", "rlcard_leduc"),
)

RATIOS = (
    Ratio("Lords of the Seas / Catanatron", "ours/lords", "catanatron/play", 2),
    Ratio("... with what chance answers", "ours/lords", "catanatron/play", unit="answers"),
    Ratio("... choices of two or more", "ours/lords", "catanatron/play", unit="choices"),
    Ratio("Sea Dragons / Catanatron", "ours/dragons", "catanatron/play", 1.5),
    Ratio("... with what chance answers", "ours/dragons", "catanatron/play", unit="answers"),
    Ratio("... choices of two or more", "ours/dragons", "catanatron/play", unit="choices"),
    Ratio("Dragon Island / Catanatron", "ours/island", "catanatron/play", 1),
    Ratio("... with what chance answers", "ours/island", "catanatron/play", unit="answers"),
    Ratio("... choices of two or more", "ours/island", "catanatron/play", unit="choices"),
    Ratio("copy / Catanatron's copy", "ours/lords-copy", "catanatron/copy", 10),
    Ratio("Sea Dragons' copy / the same", "ours/dragons-copy", "catanatron/copy", 10),
    Ratio("Dragon Island's copy / the same", "ours/island-copy", "catanatron/copy", 10),
    Ratio("copy / copy.deepcopy of it", "ours/lords-copy", "ours/lords-deep"),
    Ratio("copy / JSON and back", "ours/lords-copy", "ours/lords-json"),
    Ratio("Connect Four / PettingZoo", "ours/four", "pettingzoo/four", 5),
    Ratio("... pure / PettingZoo", "ours/four-pure", "pettingzoo/four", 5),
    Ratio("Connect Four / OpenSpiel Python", "ours/four", "open-spiel/python"),
    Ratio("Connect Four / OpenSpiel C++", "ours/four", "open-spiel/c++"),
    Ratio("Connect Four / RLCard's Leduc", "ours/four", "rlcard/leduc"),
)


def chosen(names: list[str]) -> list[Subject]:
    """The subjects whose names begin so; all of them where no name is given."""
    return [one for one in SUBJECTS if not names or one.name.startswith(tuple(names))]
