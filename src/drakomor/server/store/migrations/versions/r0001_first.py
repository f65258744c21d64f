"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _players()
    _words()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.Column("head", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'over', 'abandoned')", name=op.f("ck_tables_status")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_created", "tables", ["created", "id"])
    op.create_index("ix_tables_status", "tables", ["status", "created", "id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seatings_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seatings")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seatings_player", "seatings", ["player", "table_id"])


def _players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.CheckConstraint("kind IN ('guest', 'account', 'bot')", name=op.f("ck_players_kind")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("folded", name=op.f("uq_players_folded")),
    )
    op.create_index("ix_players_kind", "players", ["kind", "created"])
    op.create_table(
        "keys",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.CheckConstraint("kind IN ('session', 'token')", name=op.f("ck_keys_kind")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_keys_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_keys")),
    )
    op.create_index("ix_keys_expires", "keys", ["expires"])
    op.create_index("ix_keys_player", "keys", ["player"])


def _words() -> None:
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.CheckConstraint("channel IN ('players', 'watchers')", name=op.f("ck_lines_channel")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_lines_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "channel", "number", name=op.f("pk_lines")),
    )
    op.create_index("ix_lines_at", "lines", ["at"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_notes_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "player", name=op.f("pk_notes")),
    )
    op.create_index("ix_notes_player", "notes", ["player"])
