"""What many games tell: shares with Wilson's intervals, and means with their spread, all at 95 per cent."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from drakomor.arena.playing import Played, Series

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(msgspec.Struct, frozen=True):
    """So many of so many; a drawn game counts as its part. The interval is where the true share may lie."""

    count: float
    of: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """A quantity over many games; the interval is where its true mean may lie."""

    mean: float
    sd: float
    low: float
    high: float
    least: float
    most: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did, or whoever sat in a seat."""

    name: str
    wins: int
    draws: int
    losses: int
    share: Share
    scores: dict[str, Spread]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    bots: list[Standing]
    seats: list[Standing]
    first: Share | None  # of whoever began, where the game tells
    shares: dict[str, dict[str, Share]]  # of the facts that are words
    spreads: dict[str, Spread]  # of those that are numbers
    answers: Spread
    rolls: Spread
    options: float  # of a question, on average
    widest: int


def share(count: float, of: int) -> Share:
    """Wilson's score interval: it stays between 0 and 1, and does not vanish at either end.

    >>> share(5, 10).share, round(share(5, 10).low, 4), round(share(5, 10).high, 4)
    (0.5, 0.2366, 0.7634)
    """
    part, weight = count / of, Z * Z / of
    middle = part + weight / 2
    reach = sqrt(weight * (part * (1 - part) + weight / 4))
    low, high = ((middle - reach) / (1 + weight), (middle + reach) / (1 + weight))
    return Share(count, of, part, max(0.0, low), min(1.0, high))


def spread(values: Sequence[float]) -> Spread:
    mean, sd = fmean(values), stdev(values) if len(values) > 1 else 0.0
    reach = Z * sd / sqrt(len(values))
    return Spread(mean, sd, mean - reach, mean + reach, min(values), max(values))


def summary(series: Series, played: Sequence[Played]) -> Summary:
    """Of at least one game."""
    seats = range(len(series.bots))
    by_bot = [[(one, one.entrants.index(bot)) for one in played] for bot in seats]
    by_seat = [[(one, seat) for one in played] for seat in seats]
    firsts = [(one, one.facts["first"]) for one in played if one.facts.get("first") in seats]
    return Summary(
        games=len(played),
        bots=[_standing(name, sat) for name, sat in zip(entrants(series), by_bot, strict=True)],
        seats=[_standing(str(seat), by_seat[seat]) for seat in seats],
        first=_won(firsts) if firsts else None,
        shares=_shares(played),
        spreads=_spreads(one.facts for one in played),
        answers=spread([one.answers for one in played]),
        rolls=spread([one.rolls for one in played]),
        options=sum(one.offered for one in played) / max(1, sum(one.answers for one in played)),
        widest=max(one.widest for one in played),
    )


def entrants(series: Series) -> list[str]:
    """The bots by name; those of one name are numbered."""
    names = series.bots
    numbers = [names[: i + 1].count(name) for i, name in enumerate(names)]
    return [
        f"{name}#{number}" if names.count(name) > 1 else name
        for name, number in zip(names, numbers, strict=True)
    ]


Sat = Sequence[tuple[Played, int]]  # games, and the seat that is meant in each


def _standing(name: str, sat: Sat) -> Standing:
    results = [one.result[seat] for one, seat in sat]
    return Standing(
        name=name,
        wins=results.count(1),
        draws=sum(0 < result < 1 for result in results),
        losses=results.count(0),
        share=_won(sat),
        scores=_spreads(one.scores[seat] for one, seat in sat if one.scores),
    )


def _won(sat: Sat) -> Share:
    return share(sum(one.result[seat] for one, seat in sat), len(sat))


def _spreads(rows: Iterable[dict[str, Any]]) -> dict[str, Spread]:
    """Of every number; `first` is a seat and no quantity."""
    values: dict[str, list[float]] = {}
    for row in rows:
        for name, value in row.items():
            if type(value) in (int, float) and name != "first":
                values.setdefault(name, []).append(value)
    return {name: spread(found) for name, found in values.items()}


def _shares(played: Sequence[Played]) -> dict[str, dict[str, Share]]:
    words: dict[str, Counter[str]] = {}
    for one in played:
        for name, value in one.facts.items():
            if isinstance(value, str | bool):
                words.setdefault(name, Counter())[str(value)] += 1
    return {
        name: {word: share(count, found.total()) for word, count in found.most_common()}
        for name, found in words.items()
    }
