"""Positions: any moment of any game as versioned JSON, and its digest."""

from hashlib import sha256
from typing import Any

import msgspec

from drakomor.kernel.asks import Malformed
from drakomor.kernel.frames import Frame, State, ask_again, tables
from drakomor.kernel.game import Game, stack_type
from drakomor.kernel.reading import read_as

FORMAT = "drakomor/position/1"


class Position(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The written form of a state. `asks` are for the reader: the rules put the same questions again."""

    format: str = msgspec.field()
    game: str = msgspec.field()
    rules: int = msgspec.field()
    seats: int = msgspec.field()
    options: dict[str, Any] = msgspec.field()
    components: Any = None
    tables: dict[str, Any] = msgspec.field()
    stack: list[Any] = msgspec.field()
    asks: list[Any] = []


def write_position(game: Game[Any], g: State) -> dict[str, Any]:
    position = Position(
        format=FORMAT,
        game=game.id,
        rules=game.rules,
        seats=g.seats,
        options=msgspec.to_builtins(g.options),
        components=g.components,
        tables={field.name: getattr(g, field.name) for field in _written(game)},
        stack=list(g.stack),
        asks=[ask for _, ask in sorted(g.asks.items())],
    )
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return written


def _written(game: Game[Any]) -> list[msgspec.structs.FieldInfo]:
    return [field for field in tables(game.State) if field.name not in game.State.derived]


def read_position(game: Game[Any], value: Any, place: str = "position") -> Any:
    """The state that a position describes, checked, with its questions open."""
    position = read_as(Position, value, place)
    if position.format != FORMAT:
        raise Malformed(f"{place}.format", "wrong-format", wanted=FORMAT, found=position.format[:40])
    if position.game != game.id:
        raise Malformed(f"{place}.game", "wrong-game", wanted=game.id, found=position.game[:40])
    game.check_seats(position.seats, f"{place}.seats")
    options = read_as(game.Options, position.options, f"{place}.options")
    g = game.new(options, _components(game, position, place), position.seats)
    _lay(game, g, position.tables, f"{place}.tables")
    g.stack = _stack(game, position, f"{place}.stack")
    try:
        _check(game, g, f"{place}.stack")
    except Malformed:
        raise
    except Exception as error:  # whatever a rule trips over in a position that was tampered with
        said = f"{type(error).__name__} {error}"[:120]
        raise Malformed(place, "does-not-run", said=said) from None
    return g


def _components(game: Game[Any], position: Position, place: str) -> Any:
    if position.components is None:
        return None
    if game.Components is None:
        raise Malformed(f"{place}.components", "no-components", game=game.id)
    return read_as(game.Components, position.components, f"{place}.components")


def _lay(game: Game[Any], g: State, given: dict[str, Any], place: str) -> None:
    fields = {field.name: field for field in _written(game)}
    for name in given:
        if name not in fields:
            raise Malformed(place, "unknown-field", field=name[:40])
    for name, field in fields.items():
        if name not in given:
            raise Malformed(place, "missing-field", field=name)
        setattr(g, name, read_as(field.type, given[name], f"{place}.{name}"))


def _stack(game: Game[Any], position: Position, place: str) -> list[Frame]:
    stack = [read_as(stack_type(game), frame, f"{place}[{i}]") for i, frame in enumerate(position.stack)]
    for i, frame in enumerate(stack):
        called = (
            i < len(stack) - 1 and not stack[i + 1].aside
        )  # and it may have been the last step that called
        if frame.at not in frame.steps and not (called and frame.at is None):
            raise Malformed(f"{place}[{i}].at", "no-such-step", found=str(frame.at)[:40])
    return stack


def _check(game: Game[Any], g: Any, place: str) -> None:
    """The pieces add up, and the procedure on top asks."""
    if hasattr(g, "derive"):
        g.derive()
    game.check(g)
    g.log = []
    sealed = g.stack[-1].sealed if g.stack else None
    ask_again(g)
    top = f"{place}[{len(g.stack) - 1}]"
    if g.stack and not (g.asks and all(ask.options for ask in g.asks.values())):
        raise Malformed(f"{top}.at", "not-at-a-question", found=str(g.stack[-1].at)[:40])
    if g.stack and g.stack[-1].sealed != sealed:
        raise Malformed(f"{top}.sealed", "wrong-value", found=str(sealed)[:60])


def digest(game: Game[Any], g: State) -> str:
    """A fingerprint of everything in a position, its questions included; not of the version of the rules."""
    position = write_position(game, g)
    del position["rules"]
    canonical = msgspec.json.encode(position, order="sorted")
    return sha256(canonical).hexdigest()[:16]
