"""The tables of the database, for every dialect. A change here needs a revision in `migrations/`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _whole(name: str, primary_key: bool = False, index: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=False, primary_key=primary_key, index=index)


def _text(name: str, primary_key: bool = False, unique: bool = False) -> Column[str]:
    return Column(name, Text, nullable=False, primary_key=primary_key, unique=unique)


def _of(name: str, owner: str, primary_key: bool = False, index: bool = False) -> Column[str]:
    owned = ForeignKey(owner, ondelete="CASCADE")
    return Column(name, Text, owned, nullable=False, primary_key=primary_key, index=index)


# `updated` stands in no index: PostgreSQL may then keep a row that changes on its page.
TABLES = Table(
    "tables",
    METADATA,
    _text("id", primary_key=True),
    _text("game"),
    _text("status"),
    Column("public", Boolean, nullable=False),
    _whole("created"),
    _whole("updated"),
    _whole("seq"),
    _whole("turn"),  # a bit for each seat that is to move
    Column("head", LargeBinary, nullable=False),
    Column("position", LargeBinary, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'abandoned')", name="status"),
    Index("ix_tables_created", "created", "id"),
    Index("ix_tables_status", "status", "created", "id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _of("table_id", "tables.id", primary_key=True),
    _whole("seq", primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# No foreign key to the player: a finished game keeps its seats when a guest is forgotten.
SEATINGS = Table(
    "seatings",
    METADATA,
    _of("table_id", "tables.id", primary_key=True),
    Column("seat", Integer, primary_key=True),
    _text("player"),
    Index("ix_seatings_player", "player", "table_id"),
    sqlite_with_rowid=False,
)

PLAYERS = Table(
    "players",
    METADATA,
    _text("id", primary_key=True),
    _text("kind"),
    _text("name"),
    _text("folded", unique=True),  # the name regardless of case
    _text("language"),
    _whole("created"),
    Column("password", Text),
    CheckConstraint("kind IN ('guest', 'account', 'bot')", name="kind"),
    Index("ix_players_kind", "kind", "created"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    _text("kind"),
    _of("player", "players.id", index=True),
    _text("label"),
    _whole("created"),
    Column("expires", BigInteger, index=True),
    CheckConstraint("kind IN ('session', 'token')", name="kind"),
)

LINES = Table(
    "lines",
    METADATA,
    _of("table_id", "tables.id", primary_key=True),
    _text("channel", primary_key=True),
    _whole("number", primary_key=True),
    _text("player"),
    _whole("at", index=True),
    _text("text"),
    CheckConstraint("channel IN ('players', 'watchers')", name="channel"),
)

NOTES = Table(
    "notes",
    METADATA,
    _of("table_id", "tables.id", primary_key=True),
    _of("player", "players.id", primary_key=True, index=True),
    _text("text"),
)
