"""Tables and their logs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import BigInteger, ColumnElement, and_, delete, exists, insert, literal, select, text, tuple_

from drakomor.kernel import Malformed
from drakomor.server.store.port import Entry, Kept, Outline, Page, Search, Seats, Stale, Status, Taken
from drakomor.server.store.schema import ENTRIES, SEATINGS, TABLES
from drakomor.server.store.statements import ALL, Clash, Script, Statement, Step, given, is_given

OUTLINE = (*(column for column in TABLES.c if column is not TABLES.c.position),)

ADD_TABLE = Statement(insert(TABLES))
ADD_ENTRY = Statement(insert(ENTRIES))
SEAT = Statement(insert(SEATINGS))
EMPTY_SEATS = Statement(delete(SEATINGS).where(is_given(SEATINGS.c.table_id)))
TABLE = Statement(select(*OUTLINE, TABLES.c.position).where(is_given(TABLES.c.id)))
SEATED = Statement(
    select(SEATINGS.c.seat, SEATINGS.c.player).where(is_given(SEATINGS.c.table_id)).order_by(SEATINGS.c.seat)
)
STANDING = Statement(select(TABLES.c.seq).where(is_given(TABLES.c.id)).with_for_update(key_share=True))
CREATED = Statement(select(TABLES.c.created, TABLES.c.game).where(is_given(TABLES.c.id)))
SINCE = Statement(
    select(ENTRIES.c.seq, ENTRIES.c.body)
    .where(is_given(ENTRIES.c.table_id), ENTRIES.c.seq > given("after"))
    .order_by(ENTRIES.c.seq)
    .limit(given("most"))
)
MOVE = Statement(
    text(
        "UPDATE tables SET seq = :seq, position = :position, status = :status, turn = :turn,"
        " updated = :updated, head = coalesce(:head, head) WHERE id = :id"
    ).bindparams(given("head", TABLES.c.head.type))
)


class Addition(NamedTuple):
    """What an append adds to a table's log, and where it leads."""

    table_id: str
    seq: int
    entries: list[bytes]
    position: bytes
    status: Status
    turn: int
    updated: int
    head: bytes | None
    seats: Seats | None


def bits(seats: Sequence[int]) -> int:
    """The seats to move, a bit for each.

    >>> bits((2, 0)), seats_of(5)
    (5, (0, 2))
    """
    return sum(1 << seat for seat in set(seats))


def seats_of(number: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(number.bit_length()) if number >> seat & 1)


def create(table: Kept, entries: Sequence[bytes]) -> Script[None]:
    values = msgspec.structs.asdict(table) | {"turn": bits(table.turn)}
    seats = values.pop("seats")
    try:
        yield ADD_TABLE(**values)
    except Clash:
        raise Taken("table", table.id) from None
    yield from _write_entries(table.id, 0, entries)
    yield from _seat(table.id, seats)


def created(table: Kept) -> Script[bool]:
    return bool((yield CREATED(id=table.id)) == [(table.created, table.game)])


def standing(table_id: str) -> Script[int | None]:
    """The number of a table's latest entry, which nobody changes before the end of the transaction."""
    rows = yield STANDING(id=table_id)
    return rows[0][0] if rows else None


def append(addition: Addition) -> Script[None]:
    """An append that changes who sits where; the others go a faster way."""
    found = yield from standing(addition.table_id)
    if found != addition.seq:
        raise Stale(addition.table_id, addition.seq, found)
    yield MOVE(
        id=addition.table_id,
        seq=addition.seq + len(addition.entries),
        position=addition.position,
        status=addition.status,
        turn=addition.turn,
        updated=addition.updated,
        head=addition.head,
    )
    yield from _write_entries(addition.table_id, addition.seq, addition.entries)
    yield EMPTY_SEATS(table_id=addition.table_id)
    yield from _seat(addition.table_id, addition.seats or {})


def appended(addition: Addition) -> Script[bool]:
    """Whether these entries are written: what an interrupted commit left open."""
    rows = yield SINCE(table_id=addition.table_id, after=addition.seq, most=len(addition.entries))
    return [body for _, body in rows] == addition.entries


def _write_entries(table_id: str, seq: int, entries: Sequence[bytes]) -> Script[None]:
    if entries:
        numbered = enumerate(entries, seq + 1)
        yield ADD_ENTRY.each([{"table_id": table_id, "seq": n, "body": body} for n, body in numbered])


def _seat(table_id: str, seats: Seats) -> Script[None]:
    if seats:
        sitting = sorted(seats.items())
        yield SEAT.each([{"table_id": table_id, "seat": seat, "player": player} for seat, player in sitting])


def load(table_id: str) -> Script[Kept | None]:
    rows = yield TABLE(id=table_id)
    if not rows:
        return None
    *outline, position = rows[0]
    seats = yield SEATED(table_id=table_id)
    return Kept(**_outline(outline, dict(seats)), position=position)


def entries(table_id: str, after: int, limit: int | None) -> Script[list[Entry]]:
    rows = yield SINCE(table_id=table_id, after=after, most=ALL if limit is None else limit)
    return [Entry(*row) for row in rows]


def _outline(row: Sequence[Any], seats: dict[int, str]) -> dict[str, Any]:
    named = dict(zip((column.name for column in OUTLINE), row, strict=True))
    return named | {"public": bool(named["public"]), "turn": seats_of(named["turn"]), "seats": seats}


def listed(search: Search, cursor: str, limit: int) -> Script[Page]:
    wanted = select(*OUTLINE).where(*_wanted(search))
    if cursor:
        wanted = wanted.where(tuple_(TABLES.c.created, TABLES.c.id) < tuple_(*_read(cursor)))
    ordered = wanted.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(limit + 1)
    rows = yield Statement(ordered)()
    seats: dict[str, dict[int, str]] = {row[0]: {} for row in rows[:limit]}
    for table_id, seat, player in (yield _sitting(list(seats))) if seats else ():
        seats[table_id][seat] = player
    found = tuple(Outline(**_outline(row, seats[row[0]])) for row in rows[:limit])
    return Page(found, f"{found[-1].created}.{found[-1].id}" if len(rows) > limit else "")


def _wanted(search: Search) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if search.status:
        wanted.append(TABLES.c.status.in_(search.status))
    if search.game is not None:
        wanted.append(TABLES.c.game == search.game)
    if search.public:
        wanted.append(TABLES.c.public)
    if search.player is not None:
        wanted.append(_sits(search.player, search.to_move))
    return wanted


def _sits(player: str, to_move: bool) -> ColumnElement[bool]:
    sits = and_(SEATINGS.c.table_id == TABLES.c.id, SEATINGS.c.player == player)
    if to_move:
        sits = and_(sits, TABLES.c.turn.bitwise_rshift(SEATINGS.c.seat).bitwise_and(1) == 1)
    return exists().where(sits)


def _sitting(table_ids: list[str]) -> Step:
    columns = (SEATINGS.c.table_id, SEATINGS.c.seat, SEATINGS.c.player)
    return Statement(select(*columns).where(SEATINGS.c.table_id.in_(table_ids)).order_by(SEATINGS.c.seat))()


def _read(cursor: str) -> tuple[ColumnElement[int], ColumnElement[str]]:
    created, dot, table_id = cursor.partition(".")
    if not (dot and created.isdecimal() and len(created) < 19):
        raise Malformed("cursor", "wrong-value", found=cursor[:40])
    return literal(int(created), BigInteger), literal(table_id)
