"""What Alembic runs around the revisions."""

from alembic import context

from drakomor.server.store.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('drakomor migrations'))")
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # as Alembic calls it; whoever else imports it only looks
    run()
