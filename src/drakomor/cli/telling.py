"""Asks, events, refusals and errors in the player's words."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from drakomor.kernel import Ask, Event, Illegal, Malformed
from drakomor.texts import Texts


def told_error(error: Exception, texts: Texts) -> str:
    """One line that says where and why; nothing for an error that is not ours."""
    if isinstance(error, Malformed):
        said = texts.say(f"malformed-{error.reason}", **error.facts)
        return texts.say("error", said=texts.say("error-at", place=error.place, said=said))
    if isinstance(error, Illegal):
        return texts.say("error", said=told_refusal(error, texts))
    return ""


def told_refusal(refusal: Illegal, texts: Texts) -> str:
    """Why an answer is refused, with the clause that forbids it."""
    clause, facts = refusal.clause, refusal.facts
    if texts.has(f"illegal-{clause}"):
        return texts.say(f"illegal-{clause}", **facts)
    text = texts.clause(clause)
    if text and "prompt" in facts:  # nothing in particular forbids it: it is no answer at all
        return texts.say("why-asked", clause=clause, text=text)
    if texts.has(f"why-{clause}"):
        return texts.say("why-with", clause=clause, said=texts.say(f"why-{clause}", **facts))
    return texts.say("why", clause=clause, text=text) if text else texts.say("why-bare", clause=clause)


def told_event(event: Event, seat: int | None, texts: Texts) -> str:
    """What one seat may know of an event, as a sentence."""
    if seat in event.to and event.secret and texts.has(f"event-{event.kind}-secret"):
        return sentence(texts.say(f"event-{event.kind}-secret", **{**event.public, **event.secret}))
    return sentence(texts.say(f"event-{event.kind}", **event.public))


def told_moment(events: Sequence[Event], seat: int | None, texts: Texts) -> str:
    """What one answer led to, in sentences; one that comes several times in a row is said once."""
    told = [(said, len(list(same))) for said, same in groupby(told_event(one, seat, texts) for one in events)]
    return " ".join(said if count == 1 else f"{said} (×{count})" for said, count in told)


def told_ask(ask: Ask, texts: Texts) -> str:
    return sentence(texts.say(f"ask-{ask.prompt}", **{"seat": ask.seat, **ask.about}))


def told_seat(seat: int, texts: Texts) -> str:
    """
    >>> told_seat(0, Texts("en"))
    'Player 1'
    """
    return sentence(str(texts.word("seat", seat)))


def sentence(said: str) -> str:
    return said[:1].upper() + said[1:]


def told_value(value: Any, texts: Texts) -> str:
    """Plain data in one line, for tables that have no drawing of their own."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {told_value(part, texts)}" for key, part in value.items()) or "–"
    if isinstance(value, list | tuple):
        return " ".join(told_value(part, texts) for part in value) or "–"
    return texts.say("nothing-there") if value is None else str(value)
