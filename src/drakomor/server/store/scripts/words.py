"""Words at a table: what is said to others, and what a player notes for itself."""

import msgspec
from sqlalchemy import and_, delete, func, insert, select, text

from drakomor.server.store.port import Channel, Line, Unknown
from drakomor.server.store.schema import LINES, NOTES
from drakomor.server.store.scripts.tables import standing
from drakomor.server.store.statements import ALL, Clash, Row, Script, Statement, given, is_given

LINE_FIELDS = Line.__struct_fields__
_LINE = select(*(LINES.c[name] for name in LINE_FIELDS))
_CHANNEL = and_(is_given(LINES.c.table_id), is_given(LINES.c.channel))

ADD_LINE = Statement(insert(LINES))
SAME_LINE = Statement(
    _LINE.where(_CHANNEL, is_given(LINES.c.player), is_given(LINES.c.at), is_given(LINES.c.text))
)
LAST_NUMBER = Statement(select(func.coalesce(func.max(LINES.c.number), 0)).where(_CHANNEL))
LINES_SINCE = Statement(
    _LINE.where(_CHANNEL, LINES.c.number > given("after")).order_by(LINES.c.number).limit(given("most"))
)
NOTE = Statement(select(NOTES.c.text).where(is_given(NOTES.c.table_id), is_given(NOTES.c.player)))
DROP_NOTE = Statement(delete(NOTES).where(is_given(NOTES.c.table_id), is_given(NOTES.c.player)))
WRITE_NOTE = Statement(
    text(
        "INSERT INTO notes (table_id, player, text) VALUES (:table_id, :player, :text)"
        " ON CONFLICT (table_id, player) DO UPDATE SET text = excluded.text"
    )
)


def say(line: Line) -> Script[Line]:
    """The table is held, so that no number is given twice; the same words at one moment are kept once."""
    if (yield from standing(line.table_id)) is None:
        raise Unknown(line.table_id)
    values = msgspec.structs.asdict(line)
    said = yield SAME_LINE(**{name: value for name, value in values.items() if name != "number"})
    if said:
        return _line(said[0])
    last = yield LAST_NUMBER(table_id=line.table_id, channel=line.channel)
    values["number"] = last[0][0] + 1
    yield ADD_LINE(**values)
    return Line(**values)


def lines(table_id: str, channel: Channel, after: int, limit: int | None) -> Script[list[Line]]:
    most = ALL if limit is None else limit
    rows = yield LINES_SINCE(table_id=table_id, channel=channel, after=after, most=most)
    return [_line(row) for row in rows]


def _line(row: Row) -> Line:
    return Line(**dict(zip(LINE_FIELDS, row, strict=True)))


def write_note(table_id: str, player_id: str, note: str) -> Script[None]:
    try:
        if note:
            yield WRITE_NOTE(table_id=table_id, player=player_id, text=note)
        else:
            yield DROP_NOTE(table_id=table_id, player=player_id)
    except Clash:
        raise Unknown(table_id, player_id) from None


def note(table_id: str, player_id: str) -> Script[str]:
    rows = yield NOTE(table_id=table_id, player=player_id)
    return str(rows[0][0]) if rows else ""
