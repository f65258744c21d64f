"""A node: a socket that listens, a store that is open, and the server in between, until it is to end."""

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time_ns

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from drakomor.kernel import Malformed
from drakomor.server.app import make_app
from drakomor.server.config import Config
from drakomor.server.deputies import Deputies
from drakomor.server.store.opening import open_store
from drakomor.server.store.port import StoreError

DRAIN = 10  # seconds that open connections get when it ends


class Server(uvicorn.Server):
    """Ends when it is asked to, and then the program goes on: uvicorn's own sends itself the signal again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def serve(config: Config, tell: Callable[[str], None]) -> None:
    """Tells its address once it can be reached."""
    asyncio.run(_serve(config, tell))


@contextmanager
def explaining(where: str) -> Iterator[None]:
    """What is wrong with a database is told like any other input that cannot be used."""
    try:
        yield
    except StoreError as error:
        raise Malformed(where, "store", said=str(error)) from None
    except (OSError, SQLAlchemyError) as error:
        raise Malformed(where, "store", said=str(error).partition("\n")[0]) from None


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


async def _serve(config: Config, tell: Callable[[str], None]) -> None:
    with _listen(config) as listening:
        with explaining(str(config.store)):
            store = await open_store(config.store, now)
        server = Server(
            uvicorn.Config(
                make_app(store, Deputies(config.bots), now),
                ws="websockets-sansio",
                log_level="warning",
                timeout_graceful_shutdown=DRAIN,
                lifespan="on",
            )
        )
        tell(address_of(listening))
        await server.serve(sockets=[listening])


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _listen(config: Config) -> socket.socket:
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise Malformed(f"{config.host}:{config.port}", "unreadable", said=error.strerror or "") from None
    listening.listen(1024)
    return listening
