"""Players, and what opens the door to them."""

import unicodedata
from hashlib import sha256

import msgspec
from sqlalchemy import delete, insert, or_, select, update

from drakomor.server.store.port import Key, Player, Taken, Unknown
from drakomor.server.store.schema import KEYS, PLAYERS
from drakomor.server.store.statements import Clash, Row, Script, Statement, given, is_given

PLAYER_FIELDS = Player.__struct_fields__
KEY_FIELDS = Key.__struct_fields__
_PLAYER = select(*(PLAYERS.c[name] for name in PLAYER_FIELDS))
_KEY = select(*(KEYS.c[name] for name in KEY_FIELDS))
_OPENS = or_(KEYS.c.expires.is_(None), KEYS.c.expires > given("now"))

ADD_PLAYER = Statement(insert(PLAYERS))
CHANGE_PLAYER = Statement(
    update(PLAYERS)
    .where(PLAYERS.c.id == given("same", PLAYERS.c.id.type))
    .values({column.name: given(column.name, column.type) for column in PLAYERS.c})
)
PLAYER = Statement(_PLAYER.where(is_given(PLAYERS.c.id)))
PLAYER_NAMED = Statement(_PLAYER.where(is_given(PLAYERS.c.folded)))
ADD_KEY = Statement(insert(KEYS))
KEY = Statement(_KEY.where(is_given(KEYS.c.digest), _OPENS))
KEYS_OF = Statement(
    _KEY.where(is_given(KEYS.c.player), _OPENS).order_by(KEYS.c.created.desc(), KEYS.c.digest)
)
DROP_KEY = Statement(delete(KEYS).where(is_given(KEYS.c.digest)))
DROP_KEYS = Statement(delete(KEYS).where(is_given(KEYS.c.player)))


def folded(name: str) -> str:
    """A name regardless of case and of the way it was typed.

    >>> folded("Ångström") == folded("ÅNGSTRÖM")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def digest_of(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def add(player: Player) -> Script[None]:
    values = msgspec.structs.asdict(player)
    try:
        yield ADD_PLAYER(**values, folded=folded(player.name))
    except Clash:
        raise Taken("player", player.name) from None


def added(player: Player) -> Script[bool]:
    return (yield from of_id(player.id)) == player


def change(player: Player) -> Script[None]:
    before = yield from of_id(player.id)
    if before is None:
        raise Unknown(player.id)
    values = msgspec.structs.asdict(player) | {"created": before.created}
    try:
        yield CHANGE_PLAYER(same=player.id, folded=folded(player.name), **values)
    except Clash:
        raise Taken("player", player.name) from None


def of_id(player_id: str) -> Script[Player | None]:
    return _player((yield PLAYER(id=player_id)))


def named(name: str) -> Script[Player | None]:
    return _player((yield PLAYER_NAMED(folded=folded(name))))


def _player(rows: list[Row]) -> Player | None:
    return Player(**dict(zip(PLAYER_FIELDS, rows[0], strict=True))) if rows else None


def add_key(key: Key) -> Script[None]:
    yield DROP_KEY(digest=key.digest)  # added twice, it is kept once
    try:
        yield ADD_KEY(**msgspec.structs.asdict(key))
    except Clash:
        raise Unknown(key.player) from None


def key(digest: bytes, now: int) -> Script[Key | None]:
    found = _keys((yield KEY(digest=digest, now=now)))
    return found[0] if found else None


def keys(player_id: str, now: int) -> Script[list[Key]]:
    return _keys((yield KEYS_OF(player=player_id, now=now)))


def _keys(rows: list[Row]) -> list[Key]:
    return [Key(**dict(zip(KEY_FIELDS, row, strict=True))) for row in rows]


def drop_key(digest: bytes) -> Script[None]:
    yield DROP_KEY(digest=digest)


def drop_keys(player_id: str) -> Script[None]:
    yield DROP_KEYS(player=player_id)
