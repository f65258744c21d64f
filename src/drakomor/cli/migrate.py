"""`drakomor migrate`: brings a database to what this version of the program needs."""

from argparse import ArgumentParser

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("database", metavar="URL|DIR", help=say("migrate-help-database"))


def run(args: Namespace, say: Say) -> int:
    from drakomor.server.serving import explaining
    from drakomor.server.store.migrations import behind, migrate

    with explaining(args.database):
        needed = behind(args.database)
        migrate(args.database)
    print(say("migrate-done", place=args.database, changed="true" if needed else "false"))
    return 0
