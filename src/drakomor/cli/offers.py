"""Options in few words: what may be answered, grouped, and how it is typed."""

from collections import Counter
from collections.abc import Iterable, Sequence

from drakomor.cli.meaning import short
from drakomor.kernel import Answer, Ask
from drakomor.texts import Texts

MOST = 60  # options that are named one by one; the others `list` shows


def offered(ask: Ask, texts: Texts, order: Sequence[str] = ()) -> list[str]:
    """A line for each kind of answer: its word, and what may stand in each place.

    In the order that the game gives them, if it does; else the kind that there is most of comes first.
    """
    words: dict[str, list[tuple[str | int, ...]]] = {}
    plain: list[Answer] = []
    for option in ask.options:
        if isinstance(option, tuple) and isinstance(option[0], str) and len(ask.options) <= 1000:
            words.setdefault(option[0], []).append(option)
        else:
            plain.append(option)
    rank = {word: number for number, word in enumerate(order)}
    kinds = sorted(words.items(), key=lambda kind: (rank.get(kind[0], len(rank)), -len(kind[1])))
    lines = [_group(head, group, texts) for head, group in kinds]
    return lines + ([_several(plain, texts)] if plain else [])


def _group(head: str, group: list[tuple[str | int, ...]], texts: Texts) -> str:
    places = [_named(dict.fromkeys(column)) for column in list(zip(*group, strict=False))[1:]]
    facts = dict(zip(("first", "second", "third"), places, strict=False))
    firsts = [option[1] for option in group if len(option) > 1]
    facts |= {"counts": _counted(firsts), "one": str(firsts[0]) if firsts else ""}
    key = f"offer-{head}"
    return texts.say(key, **facts) if texts.has(key) else f"{head}: {' · '.join(places)}"


def _several(options: list[Answer], texts: Texts) -> str:
    if len(options) > MOST:
        return texts.say("offer-more", named=short(options[0]), count=len(options))
    told = [_explained(short(option), texts) for option in options]
    return (" · " if any(" " in one for one in told) else " ").join(told)


def _explained(option: str, texts: Texts) -> str:
    """An answer that is a word, with what it means."""
    key = f"answer-{option}"
    return f"{option} {texts.say(key)}" if texts.has(key) else option


def _counted(values: list[str | int]) -> str:
    """
    >>> _counted(["L4", "L4", "S4"])
    'L4 (2), S4 (1)'
    """
    return ", ".join(f"{value} ({count})" for value, count in Counter(values).items())


def sample(options: tuple[Answer, ...]) -> str:
    """How an answer looks: the first of the kind that there are most of."""
    kinds = Counter(_head(option) for option in options)
    return short(next(option for option in options if kinds[_head(option)] == max(kinds.values())))


def _head(option: Answer) -> str | int:
    return option[0] if isinstance(option, tuple) else ""


def _named(values: Iterable[object]) -> str:
    return " ".join(str(value) for value in values)
