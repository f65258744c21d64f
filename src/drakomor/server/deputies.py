"""Bots at tables: they think in processes of their own, so that no table waits for another's bot."""

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import msgspec

from drakomor import bots
from drakomor.kernel import Answer, Ask


class Deputies:
    """A pool of bots; the processes start with the first question."""

    def __init__(self, workers: int = 1, pool: Executor | None = None) -> None:
        self.pool = pool or ProcessPoolExecutor(workers, get_context("spawn"))

    async def answer(self, bot: str, ask: Ask, view: dict[str, Any], seed: str) -> Answer:
        """What a bot answers: it gets the view of its seat and the question, nothing more."""
        body = msgspec.json.encode(view)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, bot, msgspec.json.encode(ask), body, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(bot: str, ask: bytes, view: bytes, seed: str) -> Answer:
    asked = msgspec.json.decode(ask, type=Ask)
    return bots.find(bot).answer(asked, lambda: msgspec.json.decode(view), Random(seed))
