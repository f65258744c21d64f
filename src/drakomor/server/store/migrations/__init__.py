"""The ways from one schema to the next, and whether a database has gone them all."""

from functools import cache
from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from drakomor.server.store.places import connection_to
from drakomor.server.store.port import WrongSchema

ALEMBIC = Lock()  # it keeps what it works on in globals
NOTHING = "nothing"  # the revision of an empty database


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


@cache
def newest() -> str:
    return ScriptDirectory.from_config(config()).get_current_head() or NOTHING


def migrate(where: str | Path, revision: str = "head") -> None:
    """Upgrades a database, all the way or not at all. `WrongSchema`: a newer program made it."""
    with ALEMBIC, connection_to(where) as connection:
        _refuse_unknown(_revision(connection))
        command.upgrade(config(connection), revision)


def behind(where: str | Path) -> bool:
    """Whether a database needs `migrate`. `WrongSchema`: a newer program made it."""
    return revision_of(where) != newest()


def revision_of(where: str | Path) -> str:
    with connection_to(where) as connection:
        found = _revision(connection)
    _refuse_unknown(found)
    return found


def _revision(connection: Connection) -> str:
    return MigrationContext.configure(connection).get_current_revision() or NOTHING


def _refuse_unknown(revision: str) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if revision not in known | {NOTHING}:
        raise WrongSchema(revision, newest())
