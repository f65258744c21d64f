"""The tables of a node: nothing is seen before it is written down, and bots answer what they were asked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from drakomor.kernel import Answer, Ask
from drakomor.server.deputies import Deputies
from drakomor.server.hall import Hall
from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Unavailable
from drakomor.server.tables import Plan

pytestmark = pytest.mark.anyio


class Slow(Deputies):
    """Answers when it is let, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[dict[str, Any]] = []
        self.let = asyncio.Event()

    async def answer(self, bot: str, ask: Ask, view: dict[str, Any], seed: str) -> Answer:
        self.shown.append(view)
        await self.let.wait()
        return ask.options[0]

    def close(self) -> None:
        self.let.set()


async def seated(folder: Path, bot: str = "") -> tuple[Hall, Slow, str]:
    deputies = Slow()
    hall = Hall(await open_store(folder, lambda: 1), lambda: 1, deputies)
    name = (await hall.open(Plan(game="connect-four", seats=2))).name
    await hall.do(name, lambda table, at: table.sit(at, 0, "Ann", "a"))
    await hall.do(name, lambda table, at: table.sit(at, 1, "Bob", "" if bot else "b", bot))
    await hall.begin(name)
    return hall, deputies, name


async def drop(hall: Hall, name: str, ply: int, column: int) -> int:
    return await hall.do(name, lambda table, at: table.answer(at, 0, ply, column))


async def test_a_bot_thinks_over_what_changed_while_it_thought(tmp_path: Path) -> None:
    hall, deputies, name = await seated(tmp_path, "random")
    await drop(hall, name, 0, 4)
    await asyncio.sleep(0.01)
    assert len(deputies.shown) == 1
    await hall.do(name, lambda table, at: table.undo(at, 0))
    await drop(hall, name, 0, 1)
    wanted = (await hall.table(name)).view(1)
    deputies.let.set()
    async with asyncio.timeout(10):
        while (await hall.table(name)).ply < 2:
            await asyncio.sleep(0.01)
    assert deputies.shown[0] != wanted
    assert deputies.shown[-1] == wanted
    await hall.close()
    await hall.store.close()


async def test_nobody_sees_what_is_not_written_down_yet(tmp_path: Path, monkeypatch: Any) -> None:
    hall, _, name = await seated(tmp_path)
    append, let = hall.store.append, asyncio.Event()

    async def waiting(*arguments: Any, **more: Any) -> None:
        await let.wait()
        await append(*arguments, **more)

    monkeypatch.setattr(hall.store, "append", waiting)
    dropping = asyncio.create_task(drop(hall, name, 0, 4))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(hall.table(name), 0.05)
    let.set()
    assert (await dropping, (await hall.table(name)).ply) == (5, 1)
    await hall.store.close()


async def test_what_could_not_be_written_has_not_happened(tmp_path: Path, monkeypatch: Any) -> None:
    hall, _, name = await seated(tmp_path)

    async def failing(*arguments: Any, **more: Any) -> None:
        raise Unavailable("no answer")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "append", failing)
        with pytest.raises(Unavailable):
            await drop(hall, name, 0, 4)
    assert (await hall.table(name)).ply == 0
    assert await drop(hall, name, 0, 4) == 5
    await hall.store.close()
