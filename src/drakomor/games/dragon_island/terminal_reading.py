"""Answers as people type them: in their own words, and whole routes in one line.

`buy iron`, `sell S1 stone`, or the same in the player's language, name an answer by words in any order; a
ship or a place may be left out where only one will do. `sail N1 J3 J4` is a route point by point,
`sail N1 Varnholt` or `N1 J9` goes there by the best way; `bonus` takes what is there on the way. `CV3 K7 S1`
steers a dragon and sets it on a ship.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from drakomor.games.dragon_island.chart import COLUMNS
from drakomor.games.dragon_island.game import GAME
from drakomor.games.dragon_island.parts import ISLAND
from drakomor.games.dragon_island.pieces import KINDS, TROOPS
from drakomor.games.dragon_island.refusals import DEEDS as FORMS
from drakomor.games.dragon_island.refusals_sailing import of_phase
from drakomor.games.dragon_island.sailing import Sailing
from drakomor.games.dragon_island.state import Sea
from drakomor.games.dragon_island.terminal_chart import points_by_square
from drakomor.games.dragon_island.terminal_reach import Reach, Way, reaches
from drakomor.games.dragon_island.terminal_signs import Say, asked, rules, world
from drakomor.games.dragon_island.turn import DEEDS
from drakomor.kernel import Answer, Ask, Illegal
from drakomor.kernel.notation import read as plainly_read

WORDS = (
    "end",
    "next",
    "stop",
    "bonus",
    "pass",
    "claim",
    "none",
    "afloat",
    "sink",
    "front",
    "rear",
    "nothing",
)
STEM = 4  # signs by which a word is known in any of its cases
SQUARE = re.compile(r"([a-sA-S])(\d{1,2})")


def read(view: dict[str, Any], typed: str, say: Say) -> Answer | None:
    """The one answer that has all that was typed, onto a ship rather than ashore; None where that is not in
    our words, or not one alone."""
    vocabulary, words = Vocabulary(say, rules(view).mainlands), typed.replace(",", " ").split()
    meant = [vocabulary.meanings(word) for word in words]
    options = [_pieces(option) for option in asked(view)["options"]]
    found = [option for option in options if words and _has(option, meant)]
    if words and not found:
        return _unoffered(view, meant)
    return _only(found) or _only([option for option in found if not set(option) & set(rules(view).harbours)])


def _pieces(option: Any) -> tuple[str, ...]:
    return tuple(map(str, option)) if isinstance(option, list) else (str(option),)


def _has(option: tuple[str, ...], words: list[set[str]]) -> bool:
    """Whether an option begins with the first word, and has a piece for each of the others."""
    left = [piece.casefold() for piece in option]
    if left[0] not in words[0]:
        return False
    for meanings in words:
        piece = next((one for one in left if one in meanings), None)
        if piece is None:
            return False
        left.remove(piece)
    return True


def _unoffered(view: dict[str, Any], words: list[set[str]]) -> Answer | None:
    """A deed that cannot be done, to be told why not: by the only ship that could be meant, where none is
    named. That it belongs to the phase that does not run is known by its first word alone (DI-TURN-3)."""
    verb = next((verb for verb in DEEDS if verb in words[0]), "")
    if not verb or asked(view)["prompt"] != "turn":
        return None
    g = world(view)
    refusal = of_phase(g, verb)
    if refusal is not None:
        raise refusal
    names = {name.casefold(): name for name in (*KINDS, *g.ships, *g.parts.harbours, *g.parts.bit)}
    pieces = [next((names[one] for one in meanings if one in names), "") for meanings in words[1:]]
    fleet = g.fleet_of(view["seat"])
    if len(pieces) < FORMS[verb].words and not {*pieces} & {*g.ships} and len(fleet) == 1:
        pieces.append(fleet[0])
    return (verb, *pieces) if len(pieces) == FORMS[verb].words and all(pieces) else None


def _only(options: list[tuple[str, ...]]) -> Answer | None:
    if len(options) != 1:
        return None
    return options[0] if len(options[0]) > 1 else options[0][0]


class Vocabulary:
    """The words of the answers in the player's language."""

    def __init__(self, say: Say, harbours: Iterable[str] = ()) -> None:
        self.known: dict[str, str] = {}
        for harbour in harbours:
            self._learn(say(f"word-harbour-{harbour}"), harbour.casefold())
        for name in (*DEEDS, *WORDS):
            self._learn(say(f"word-do-{name}"), name)
        for kind in KINDS:
            self._learn(say(f"word-ware-{kind}"), kind)
        for kind in TROOPS:
            self.known[say(f"letter-{kind}").casefold()] = kind

    def _learn(self, said: str, name: str) -> None:
        for word in said.casefold().replace("-", " ").split():
            self.known.setdefault(word, name)

    def meanings(self, word: str) -> set[str]:
        """What a word may stand for: itself, what it names, or what begins like it."""
        word = word.casefold()
        if word in self.known:
            return {word, self.known[word]}
        return {word, *(name for known, name in self.known.items() if _alike(word, known))}


def _alike(word: str, known: str) -> bool:
    """One begins the other, or both begin alike as cases of one word do.

    >>> _alike("железа", "железо"), _alike("buy", "buying"), _alike("iron", "island")
    (True, True, False)
    """
    if len(word) < 3:
        return False
    return known.startswith(word) or (len(known) > STEM and word[: len(known) - 1] == known[:-1])


# Several answers in one line


def gesture(view: dict[str, Any], typed: str, say: Say) -> tuple[Answer, ...]:
    """A whole route, or a dragon with where it flies and whom it attacks; nothing where none is meant."""
    ask, words = asked(view), re.sub(r"[,>→]|(?<=\d)-(?=\w)", " ", typed).split()
    if not words or _is_answer(typed, ask):
        return ()
    if ask["prompt"] in ("turn", "route"):
        return _voyage(view, words, say)
    return tuple(_steering(view, words)) if ask["prompt"] == "steer" and len(words) > 1 else ()


def _is_answer(typed: str, ask: dict[str, Any]) -> bool:
    """Whether the shell knows it: one of the answers by its name or its number."""
    try:
        plainly_read(typed, [_only([_pieces(option)]) or "" for option in ask["options"]])
    except Illegal:
        return False
    return True


def _voyage(view: dict[str, Any], words: list[str], say: Say) -> tuple[Answer, ...]:
    """The answers of a route; one that is named with its ship, or whole at once, ends with a stop."""
    places, under_way = Places(view, say), asked(view)["prompt"] == "route"
    ship, rest = ("", words) if under_way else _ship(reaches(view), words, say)
    if not rest or not (places.named(rest[0]) or (under_way and len(rest) > 1)) or not (ship or under_way):
        return ()
    course = Course(places, say, ship)
    return (*([("sail", ship)] if ship else []), *course.sail(rest, on=under_way))


def _ship(reached: Mapping[str, Reach], words: list[str], say: Say) -> tuple[str, list[str]]:
    """The ship that is named, or the only one that can sail, and what follows its name."""
    sails = words[0].upper() not in reached and "sail" in Vocabulary(say).meanings(words[0])
    words = words[1:] if sails else words
    if words and words[0].upper() in reached:
        return words[0].upper(), words[1:]
    return (next(iter(reached)), words) if len(reached) == 1 else ("", words)


class Places:
    """What points are called: by their names, by their squares, by harbours and caves."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        self.g, self.say = world(view), say
        self.seat: int = view["seat"]
        by_square = points_by_square(self.g.parts, self.g.rotation)
        self.names = {f"{COLUMNS[column]}{row + 1}": point for (row, column), point in by_square.items()}
        self.points = {point: point for point in self.g.parts.points}

    def named(self, word: str) -> tuple[str, ...]:
        """The points that a word may mean, any of which will do."""
        if word in self.points or SQUARE.fullmatch(word):
            point = self.points.get(word) or self.names.get(word.upper())
            return (point,) if point else ()
        if word.upper() in self.g.parts.caves:
            return (self.g.parts.caves[word.upper()],)
        harbours = {harbour for harbour in self.g.parts.harbours if self._is_called(harbour, word.casefold())}
        ports = [self.g.parts.harbours[harbour].ports for harbour in harbours]
        return ports[0] if len(ports) == 1 else ()

    def _is_called(self, harbour: str, word: str) -> bool:
        if harbour == ISLAND:
            called = [self.say("word-go-island"), ISLAND]
        elif self.g.owner_of(harbour) == self.seat:
            called = [self.say("word-go-home"), "home", harbour]
        else:
            called = [self.say(f"word-harbour-{harbour}"), harbour]
        names = [one.casefold() for one in called]
        return word in names or (
            len(word) >= 3 and any(part.startswith(word) for one in names for part in one.split())
        )


class Course:
    """A route that is shown point by point, in a world that looks like what the seat sees."""

    def __init__(self, places: Places, say: Say, ship: str = "") -> None:
        self.seat, self.places = places.seat, places
        self.g: Sea = places.g
        self.answers: list[Answer] = []
        self.vocabulary = Vocabulary(say)
        if ship:
            self.g = GAME.play(self.g, self.seat, ("sail", ship))

    def sail(self, words: Iterable[str], on: bool = False) -> list[Answer]:
        """The answers to the questions of a route; `on`: it may still go on after the last of them."""
        for word in words:
            meanings = self.vocabulary.meanings(word)
            if meanings & {"stop", "bonus"}:
                self._answer("stop" if "stop" in meanings else "bonus")
            else:
                self._go(word)
        if not on and self._is_open() and "stop" in self.g.asks[self.seat].options:
            self._answer("stop")
        return self.answers

    def _is_open(self) -> bool:
        ask = self.g.asks.get(self.seat)
        return ask is not None and ask.prompt == "route"

    def _go(self, word: str) -> None:
        """To a point, or by the best way to one that is further off."""
        points = self.places.named(word)
        if not points:
            raise Illegal("no-such-place", place=word[:40])
        way = self._way(points) if self._is_open() else None
        if way is None:
            raise self._refusal(points[0])
        for point in way.points:
            self._answer(point)

    def _way(self, points: tuple[str, ...]) -> Way | None:
        """A single step comes first, even to where the ship may not stay."""
        beside = [point for point in points if point in self.g.asks[self.seat].options]
        if len(points) == 1 and beside:
            return Way(0, (points[0],))
        return Reach(self.g, self._frame().ship).nearest(points)

    def _frame(self) -> Sailing:
        return next(one for one in self.g.stack if isinstance(one, Sailing))

    def _refusal(self, point: str) -> Illegal:
        """The rule against a step there, where it is one step; else it is too far off."""
        if not self._is_open():
            return Illegal("route-is-over", point=point)
        sailing = self._frame()
        if point in self.g.parts.near[self.g.rotation][sailing.route[-1]]:
            refusal = GAME.why(self.g, self.seat, point)
            if refusal is not None:
                return refusal
        return Illegal("out-of-reach", ship=sailing.ship, point=point, moves=sailing.most - sailing.made)

    def _answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        if GAME.why(self.g, self.seat, answer) is None:
            self.g = GAME.play(self.g, self.seat, answer)


def _steering(view: dict[str, Any], words: list[str]) -> Iterable[Answer]:
    """Which dragon, where to, whom it attacks: each as it is asked, of one word or two."""
    g, seat = world(view), view["seat"]
    while words:
        ask = g.asks.get(seat)
        taken = _first(words, ask) if ask is not None and ask.gesture == "steer" else None
        if taken is None:
            yield " ".join(words)
            return
        answer, words = taken
        yield answer
        g = GAME.play(g, seat, answer)


def _first(words: list[str], ask: Ask) -> tuple[Answer, list[str]] | None:
    for count in (2, 1):
        typed = " ".join(words[:count]).casefold()
        for option in ask.options:
            if " ".join(map(str, option if isinstance(option, tuple) else (option,))).casefold() == typed:
                return option, words[count:]
    return None
