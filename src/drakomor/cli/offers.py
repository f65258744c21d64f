"""Options in few words: what may be answered, grouped, and how it is typed."""

from collections.abc import Iterable

from drakomor.cli.meaning import short
from drakomor.kernel import Answer, Ask
from drakomor.texts import Texts

MOST = 60  # options that are named one by one; the others `list` shows


def offered(ask: Ask, texts: Texts) -> list[str]:
    """A line for each kind of answer: its word, and what may stand in each place."""
    words: dict[str, list[tuple[str | int, ...]]] = {}
    plain: list[Answer] = []
    for option in ask.options:
        if isinstance(option, tuple) and isinstance(option[0], str) and len(ask.options) <= 1000:
            words.setdefault(option[0], []).append(option)
        else:
            plain.append(option)
    lines = [_group(head, group, texts) for head, group in words.items()]
    return lines + ([_several(plain, texts)] if plain else [])


def _group(head: str, group: list[tuple[str | int, ...]], texts: Texts) -> str:
    places = [_named(dict.fromkeys(column)) for column in list(zip(*group, strict=False))[1:]]
    facts = dict(zip(("first", "second", "third"), places, strict=False))
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


def _named(values: Iterable[object]) -> str:
    return " ".join(str(value) for value in values)
