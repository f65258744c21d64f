"""`drakomor check`: whether files of ours and folders of components are in order."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE|DIR", help=say("check-help-files"))
    parser.add_argument("--game", metavar="GAME", help=say("check-help-game"))


def run(args: Namespace, say: Say) -> int:
    """Every file is told of; one that is not in order makes the whole a failure."""
    from drakomor.cli.start import WRONG, explained
    from drakomor.kernel import Malformed
    from drakomor.texts import Texts

    status = 0
    for name in args.files:
        args.known_game = None
        try:
            print(_checked(name, args, say))
        except Malformed as error:
            status = WRONG
            sys.stdout.flush()
            print(explained(error, Texts(args.language, args.known_game)), file=sys.stderr)
    return status


def _checked(name: str, args: Namespace, say: Say) -> str:
    from drakomor.cli.files import read

    if Path(name).is_dir():
        return _components(Path(name), args, say)
    page = read(name, args)
    state = page.state()
    return say(f"check-{page.kind}", place=name, game=page.game.id, over="false" if state.asks else "true")


def _components(folder: Path, args: Namespace, say: Say) -> str:
    """Of the game that is named, or of the only one whose components have such files."""
    from drakomor.cli.files import find_game
    from drakomor.kernel import Malformed

    having = _having(folder)
    if not args.game and len(having) != 1:
        raise Malformed(str(folder), "components-of-which", known=", ".join(having))
    game = find_game(args.game or having[0], args)
    game.compile(game.components(folder))
    return say("check-components", place=str(folder), game=game.id)


def _having(folder: Path) -> list[str]:
    """The games that the files of a folder may belong to, by their names; all games where none does."""
    from drakomor import games

    found = {path.stem for path in folder.glob("*.toml")}
    kinds = {name: games.find(name).Components for name in games.catalogue()}
    known = {name: set(kind.__struct_fields__) for name, kind in kinds.items() if kind is not None}
    return [name for name, files in known.items() if found and found <= files] or list(known)
