"""One client at one table, over a WebSocket: it hears what happens, and says what it wants."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from drakomor.kernel import Illegal, Malformed, as_answer
from drakomor.server import messages
from drakomor.server.hall import Hall, Want
from drakomor.server.messages import (
    AskHint,
    AskWhy,
    Done,
    FromClient,
    FromServer,
    GiveAnswer,
    GiveUp,
    KeepIt,
    Ping,
    Refused,
    TakeBack,
    Told,
    Update,
    Welcome,
)
from drakomor.server.tables import Happened, Table

BACKLOG = 256  # messages that may wait for a slow client; then it is cut off, and resumes from the log
HINTS = "greedy:worlds=1"

Send = Callable[[bytes], Awaitable[None]]


class Connection:
    """What a client hears is for the seats of its player; who has none hears what anybody may."""

    def __init__(self, hall: Hall, name: str, player: str) -> None:
        self.hall, self.name, self.player = hall, name, player
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def enter(self, after: int) -> None:
        table = await self.hall.listen(self.name, self)
        seats = self._seats(table)
        self.send(
            Welcome(
                table=described(table),
                missed=table.missed(seats[0], after),
                views={"" if seat is None else str(seat): table.view(seat) for seat in seats},
            )
        )

    def leave(self) -> None:
        self.hall.leave(self.name, self)

    def hear(self, table: Table, happened: Happened) -> None:
        for seat in self._seats(table):
            self.send(
                Update(
                    happened=happened.seen(seat),
                    seat=seat,
                    status=table.status,
                    view=table.view(seat),
                    result=table.result,
                )
            )

    def _seats(self, table: Table) -> list[int | None]:
        return [*table.seats_of(self.player)] or [None]

    def send(self, message: FromServer) -> None:
        if self.outbox.qsize() < BACKLOG:
            self.outbox.put_nowait(messages.write(message))
        else:
            self.cut()

    def cut(self) -> None:
        self.leave()
        self.outbox.put_nowait(None)

    async def write(self, send: Send) -> None:
        """Sends what waits, until the connection is cut."""
        while (body := await self.outbox.get()) is not None:
            await send(body)

    async def read(self, body: bytes | str) -> None:
        """Does what a client wants, or says why not."""
        wish: FromClient | None = None
        try:
            wish = messages.read(body)
            reply = await self._do(wish)
        except msgspec.DecodeError as error:
            reply = Refused("", "message", {"why": str(error)[:200]})
        except (Illegal, Malformed) as error:
            reply = refusal(wish.id if wish else "", error)
        self.send(reply)

    async def _do(self, wish: FromClient) -> FromServer:
        if isinstance(wish, Ping):
            return Told(wish.id, {})
        await self._check_seat(wish.seat)
        if isinstance(wish, AskWhy | AskHint):
            return Told(wish.id, await self._told(await self.hall.table(self.name), wish))
        key = f"{self.player}:{wish.id}" if wish.id else ""
        return Done(wish.id, await self.hall.do(self.name, wanted(wish, key), key))

    async def _check_seat(self, seat: int) -> None:
        """Nobody speaks for another's seat."""
        if seat not in (await self.hall.table(self.name)).seats_of(self.player):
            raise Illegal("not-your-seat", seat=seat)

    async def _told(self, table: Table, wish: AskWhy | AskHint) -> dict[str, Any]:
        match = table.match
        if match is None:
            raise Illegal("not-begun")
        if isinstance(wish, AskHint):
            ask = match.asks.get(wish.seat)
            if ask is None:
                raise Illegal("not-asked", seat=wish.seat)
            view = table.view(wish.seat) or {}
            return {"answer": await self.hall.deputies.answer(HINTS, ask, view, str(table.ply))}
        error = table.game.why(match.state, wish.seat, as_answer(wish.answer))
        return {} if error is None else {"clause": error.clause, "facts": error.facts}


def wanted(wish: GiveAnswer | TakeBack | KeepIt | GiveUp, key: str = "") -> Want:
    """The entry that a wish makes."""
    if isinstance(wish, GiveAnswer):
        return lambda table, at: table.answer(at, wish.seat, wish.ply, wish.answer, key=key)
    if isinstance(wish, TakeBack):
        return lambda table, at: table.undo(at, wish.seat)
    if isinstance(wish, KeepIt):
        return lambda table, at: table.refuse_undo(at, wish.seat)
    return lambda table, at: table.resign(at, wish.seat)


def refusal(id: str, error: Illegal | Malformed) -> Refused:
    if isinstance(error, Illegal):
        return Refused(id, error.clause, error.facts)
    return Refused(id, error.reason, error.facts, error.place)


def described(table: Table) -> dict[str, Any]:
    """What anybody may know of a table."""
    return {
        "id": table.name,
        "plan": msgspec.to_builtins(table.plan),
        "seats": [{"name": seat.name, "bot": seat.bot, "resigned": seat.resigned} for seat in table.seats],
        "status": table.status,
        "seq": table.seq,
        "ply": table.ply,
        "turn": table.turn,
        "result": table.result,
        "undo": table.consents,
        "dice": {"commitment": table.commitment, "entropy": [seat.entropy for seat in table.seats]},
    }
