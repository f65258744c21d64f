"""Writes a revision: what the schema says now, and the newest revision does not.

python -m drakomor.server.store.migrations "why it changes"
"""

import sys
from tempfile import TemporaryDirectory

from alembic import command
from alembic.script import ScriptDirectory

from drakomor.server.store.migrations import config, migrate
from drakomor.server.store.places import connection_to


def main(message: str) -> None:
    with TemporaryDirectory() as folder:
        migrate(folder)
        count = len(list(ScriptDirectory.from_config(config()).walk_revisions()))
        with connection_to(folder) as connection:
            command.revision(config(connection), message, autogenerate=True, rev_id=f"r{count + 1:04}")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
