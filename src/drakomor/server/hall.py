"""The hall: the tables that this node holds in memory, each with who listens to it.

Whatever happens is written down before anybody hears of it. Where another node was faster, this one drops
what it held and reads the table again.
"""

import asyncio
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Protocol

import msgspec

from drakomor.kernel import Illegal, Malformed
from drakomor.kernel.fair import new_secret
from drakomor.server import entries
from drakomor.server.deputies import Deputies
from drakomor.server.entries import Entry
from drakomor.server.store.port import Kept, Stale, Store
from drakomor.server.tables import Happened, Plan, Table

Clock = Callable[[], int]  # milliseconds since 1970
Want = Callable[[Table, int], Entry]  # makes an entry for a table at a moment, or refuses


class Listener(Protocol):
    def hear(self, table: Table, happened: Happened) -> None: ...


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one thing happens after the other


class Audience:
    """Who listens to a table on this node, and up to which number of the log all have been told."""

    def __init__(self, told: int) -> None:
        self.listeners: set[Listener] = set()
        self.told = told


class Hall:
    def __init__(self, store: Store, now: Clock, deputies: Deputies) -> None:
        self.store, self.now, self.deputies = store, now, deputies
        self.lives: dict[str, Live] = {}
        self.audiences: dict[str, Audience] = {}
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}  # bots, by table and seat

    async def open(self, plan: Plan) -> Table:
        """A new table, with nobody at it."""
        table, at = Table(token_urlsafe(9), plan), self.now()
        opened = table.apply(table.open(at, new_secret()))
        kept = Kept(
            id=table.name,
            game=plan.game,
            status=table.status,
            public=plan.public,
            created=at,
            updated=at,
            seq=table.seq,
            head=msgspec.json.encode(plan),
            position=table.position(),
        )
        await self.store.create(kept, [entries.write(opened.entry)])
        self.lives[table.name] = Live(table)
        return table

    async def table(self, name: str) -> Table:
        """As it is written down: nobody sees what is about to happen. Look at it before you wait again."""
        while True:
            live = await self._live(name)
            async with live.lock:
                if self.lives.get(name) is live:
                    return live.table

    async def do(self, name: str, want: Want, key: str = "") -> int:
        """Something happens at a table: its number in the log, once it is written down."""
        while True:
            live = await self._live(name)
            async with live.lock:
                if self.lives.get(name) is not live:  # dropped while we waited
                    continue
                if key in live.table.keys:  # it came twice
                    return live.table.keys[key]
                happened = live.table.apply(want(live.table, self.now()))
                await self._write(live, happened)
            self._tell(live.table)
            self._wake_bots(live.table)
            return happened.seq

    async def begin(self, name: str) -> int:
        return await self.do(name, lambda table, at: table.begin(at))

    async def listen(self, name: str, listener: Listener) -> Table:
        """From now on a listener hears what happens; the table is as it stands at that moment."""
        table = await self.table(name)
        self.audiences.setdefault(name, Audience(told=table.seq)).listeners.add(listener)
        self._tell(table)
        return table

    def leave(self, name: str, listener: Listener) -> None:
        audience = self.audiences.get(name)
        if audience is not None:
            audience.listeners.discard(listener)
            if not audience.listeners:
                del self.audiences[name]

    async def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.deputies.close()

    async def _live(self, name: str) -> Live:
        if name not in self.lives:
            kept = await self.store.load(name)
            if kept is None:
                raise Malformed("table", "no-such-table", found=name[:40])
            bodies = await self.store.entries(name)
            plan = msgspec.json.decode(kept.head, type=Plan)
            table = Table.read(name, plan, map(entries.read, (one.body for one in bodies)))
            live = self.lives.setdefault(name, Live(table))
            self._tell(live.table)
            self._wake_bots(live.table)
        return self.lives[name]

    async def _write(self, live: Live, happened: Happened) -> None:
        table = live.table
        try:
            await self.store.append(
                table.name,
                happened.seq - 1,
                [entries.write(happened.entry)],
                position=table.position(),
                status=table.status,
                turn=table.turn,
                seats={number: seat.player for number, seat in enumerate(table.seats) if seat.player},
            )
        except BaseException as error:
            self.lives.pop(table.name, None)  # it is ahead of what is written down
            if isinstance(error, Stale):
                raise Illegal("stale", ply=table.ply, now=error.found or 0) from None
            raise

    def _tell(self, table: Table) -> None:
        """Who listens hears what has happened since it was last told, in order."""
        audience = self.audiences.get(table.name)
        if audience is not None:
            for happened in table.log[audience.told :]:
                for listener in tuple(audience.listeners):
                    listener.hear(table, happened)
            audience.told = table.seq

    def _wake_bots(self, table: Table) -> None:
        for seat in table.bots_to_move():
            if (table.name, seat) not in self.thinking:
                task = asyncio.create_task(self._let_think(table.name, seat))
                self.thinking[table.name, seat] = task

    async def _let_think(self, name: str, seat: int) -> None:
        """A bot answers for as long as it is asked; what changed while it thought, it thinks over."""
        try:
            while seat in (table := await self.table(name)).bots_to_move():
                want = await self._thought(table, seat)
                try:
                    await self.do(name, want)
                except Illegal as error:
                    if error.clause != "stale":
                        raise
        finally:
            self.thinking.pop((name, seat), None)

    async def _thought(self, table: Table, seat: int) -> Want:
        """What a bot wants, for the very position that it has seen."""
        match, ply = table.match, table.ply
        assert match is not None
        state, view = match.state, table.view(seat) or {}
        seed = f"{table.name}:{ply}:{seat}"
        said = await self.deputies.answer(table.seats[seat].bot, match.asks[seat], view, seed)

        def want(now: Table, at: int) -> Entry:
            if now.match is None or now.match.state is not state:
                raise Illegal("stale", ply=ply, now=now.ply)
            return now.answer(at, seat, ply, said, by="bot")

        return want
