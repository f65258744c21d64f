"""Who sits down to which game: a new one, or one that was saved."""

from pathlib import Path
from typing import Any

from drakomor.cli import saving
from drakomor.cli.files import find_game, is_file, read
from drakomor.cli.options import read_options
from drakomor.cli.parsing import Misused, Namespace, Parser
from drakomor.cli.screen import Screen
from drakomor.cli.table import BOT, HUMAN, Table
from drakomor.kernel import Game, Malformed, Match
from drakomor.texts import Texts

RIVAL = "bot:greedy"


def seated(args: Namespace, screen: Screen) -> Table:
    """The table that the arguments ask for."""
    saved = _saved(args)
    if saved is not None:
        return _resumed(saved, args, screen)
    if not args.game:
        raise Misused(Parser.say("error", said=Parser.say("play-which-game")))
    return _begun(args, screen)


def _saved(args: Namespace) -> Path | None:
    """The file of a game to go on with: `--resume FILE`, `--resume` or a file in the game's place."""
    if args.resume:
        return Path(args.resume)
    if args.resume is None:
        return Path(args.game) if args.game and is_file(args.game) else None
    return saving.last_of(find_game(args.game, args).id) if args.game else saving.latest()


def _resumed(path: Path, args: Namespace, screen: Screen) -> Table:
    page = read(str(path), args)
    if page.kind != "match":
        raise Malformed(page.place, "not-a-match")
    _check_nothing_new(args, path, page.game)
    match = page.match()
    match.names = _names(args.seat, len(match.names)) if args.seat else match.names
    return Table(match, _texts(args, match), screen, saving.Place(args.save or path))


def _check_nothing_new(args: Namespace, path: Path, game: Game[Any]) -> None:
    """A saved game goes on as it began; whoever wants another must not get this one instead."""
    if args.resume is not None and args.game not in (None, game.id):
        raise Malformed(str(path), "wrong-game", found=game.id, wanted=args.game)
    for name in ("seed", "option", "components"):
        if getattr(args, name):
            raise Malformed(f"--{name}", "kept-as-it-began")


def _begun(args: Namespace, screen: Screen) -> Table:
    game = find_game(args.game, args)
    names = _names(args.seat, game.seats[0])
    components = None if args.components is None else game.components(args.components)
    match = Match.begin(game, names, read_options(game, args.option), components, args.seed)
    texts = _texts(args, match)
    if args.save is not None:
        saving.check_room(args.save)
        return Table(match, texts, screen, saving.Place(args.save))
    return _kept_at_home(game, Table(match, texts, screen, None))


def _texts(args: Namespace, match: Match) -> Texts:
    state = match.state
    return Texts(args.language, match.game, match.game.words(state.seats, state.components))


def _kept_at_home(game: Game[Any], table: Table) -> Table:
    """Kept in the player's own folder; a game goes on without where that cannot be written."""
    path = saving.last_of(game.id)
    place = saving.Place(path)
    try:
        aside = saving.make_room(path)
        place.keep(table.match)
    except Malformed:
        table.note = table.texts.say("play-not-kept", path=str(path))
        return table
    table.place = place
    if aside is not None:
        table.note = table.texts.say("play-moved-aside", path=str(aside))
    return table


def _names(given: list[str], least: int) -> list[str]:
    """Who sits where: those named, then a human if nobody is named, then bots."""
    names = list(given) or [HUMAN]
    for name in names:
        if name != HUMAN and not name.startswith(BOT):
            raise Malformed(f"--seat {name[:40]}", "wrong-seat")
    return names + [RIVAL] * (least - len(names))
