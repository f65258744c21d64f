"""`drakomor games`: what can be played, and with which options."""

from argparse import ArgumentParser

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say, Texts


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("games-help-game"))


def run(args: Namespace, say: Say) -> int:
    return _tell_one(args) if args.game else _tell_all(args, say)


def _tell_all(args: Namespace, say: Say) -> int:
    from drakomor.games import catalogue, find

    for name in catalogue():
        game = find(name)
        title = _title(Texts(args.language, game), game.title)
        print(f"{name:20} {title:44} {say('games-seats', seats=game.players, most=game.seats[-1])}")
    print(say("games-more"))
    return 0


def _tell_one(args: Namespace) -> int:
    """A game and every option of its rules; the first value is the usual one."""
    import msgspec

    from drakomor.cli.files import find_game
    from drakomor.cli.options import choices

    game = find_game(args.game, args)
    texts = Texts(args.language, game)
    print(_title(texts, game.title))
    for field in msgspec.structs.fields(game.Options):
        print(f"\n--option {field.name}={{{choices(field)}}}")
        if texts.has(f"option-{field.name}"):
            print(f"    {texts.say(f'option-{field.name}')}")
    return 0


def _title(texts: Texts, title: str) -> str:
    return texts.say("title") if texts.has("title") else title
