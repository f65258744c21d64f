"""What a simulation tells, as tables: who won how often, what was scored, how long it took to play."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from drakomor.arena import Simulation, Summary, summary
from drakomor.arena.summary import Share, Spread, Standing
from drakomor.texts import Texts

Row = tuple[str, ...]


def tell(simulation: Simulation, texts: Texts, no_color: bool = False) -> None:
    told, say = summary(simulation.series, simulation.played), texts.say
    console = Console(no_color=no_color or None, highlight=False, markup=False, emoji=False)
    console.print(say("simulate-head", games=told.games, seed=simulation.series.seed), style="bold")
    tables = [
        _table(texts, ("who", "wins", "draws", "losses", *SHARE), _standings(told, texts)),
        _table(texts, ("what", *SPREAD), _spreads(told, texts)),
        *(_table(texts, (name, *SHARE), _words(name, shares, texts)) for name, shares in told.shares.items()),
    ]
    console.width = max(console.width, *map(_width, tables))  # no number is cut, however long names are
    for table in tables:
        console.print(table)
        console.print()
    console.print(say("simulate-options", mean=told.options, most=told.widest))


def _width(table: Table) -> int:
    return Console(width=1000).measure(table).maximum


SHARE = ("share", "low", "high")
SPREAD = ("mean", "low", "high", "sd", "least", "most")


def _table(texts: Texts, columns: tuple[str, ...], rows: list[Row]) -> Table:
    """Words to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(_heading(columns[0], texts), no_wrap=True)
    for name in columns[1:]:
        table.add_column(texts.say(f"simulate-{name}"), justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _heading(name: str, texts: Texts) -> str:
    """Our own word for a column, or the game's for a fact."""
    return (
        texts.say(f"simulate-{name}") if texts.has(f"simulate-{name}") else str(texts.word("counted", name))
    )


def _words(name: str, shares: dict[str, Share], texts: Texts) -> list[Row]:
    return [(str(texts.word(f"{name}-is", word)), *_share(share, texts)) for word, share in shares.items()]


def _standings(told: Summary, texts: Texts) -> list[Row]:
    """Every bot, every seat, and whoever began."""
    rows = [_standing(one.name, one, texts) for one in told.bots]
    rows += [_standing(str(texts.word("seat", seat)), one, texts) for seat, one in enumerate(told.seats)]
    if told.first is not None:
        rows.append((texts.say("simulate-first"), "", "", "", *_share(told.first, texts)))
    return rows


def _standing(name: str, one: Standing, texts: Texts) -> Row:
    counts = [texts.say("simulate-count", count=count) for count in (one.wins, one.draws, one.losses)]
    return (name, *counts, *_share(one.share, texts))


def _share(share: Share, texts: Texts) -> Row:
    return tuple(texts.say("simulate-percent", share=part) for part in (share.share, share.low, share.high))


def _spreads(told: Summary, texts: Texts) -> list[Row]:
    return [
        (name, *(texts.say("simulate-number", number=_rounded(getattr(spread, part))) for part in SPREAD))
        for name, spread in _quantities(told, texts)
    ]


def _rounded(value: float) -> float:
    return round(float(value), 1) + 0.0  # and no -0.0


def _quantities(told: Summary, texts: Texts) -> Iterator[tuple[str, Spread]]:
    """The score of every bot, piece by piece; then what is counted of the game as a whole."""
    names = dict.fromkeys(name for one in told.bots for name in one.scores)
    for name in names:
        for one in told.bots:
            if name in one.scores:
                yield f"{texts.word('counted', name)}, {one.name}", one.scores[name]
    for name, spread in told.spreads.items():
        yield str(texts.word("counted", name)), spread
    yield texts.say("simulate-answers"), told.answers
    if told.rolls.most:
        yield texts.say("simulate-rolls"), told.rolls
