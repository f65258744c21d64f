"""A real node for tests: the command `drakomor serve` in a process of its own, on a free port."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin


@contextmanager
def node(data: Path | None, *arguments: str) -> Iterator[str]:
    """Its address, while it runs."""
    command = [sys.executable, "-m", "drakomor", "serve", "--port", "0", *arguments]
    command += ["--data", str(data)] if data else []
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Tables at "), process.communicate()
        yield line.split()[2].rstrip(".")
    finally:
        process.terminate()
        _, err = process.communicate(timeout=30)
        assert process.returncode == 0, err
        assert not err, err


class Client:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        once = httpx.Limits(max_keepalive_connections=0)  # nothing stays open that a test would have to close
        self.http = httpx.Client(base_url=address, headers={"origin": address}, limits=once)
        self.me = self.post("/api/guests", name=name)

    def post(self, path: str, /, **data: Any) -> Any:
        return self._told(self.http.post(path, json=data))

    def get(self, path: str, /, **query: Any) -> Any:
        return self._told(self.http.get(path, params=query))

    def _told(self, response: httpx.Response) -> Any:
        if response.is_error:
            raise Refusal(response.status_code, response.json())
        return response.json()

    @contextmanager
    def live(self, table: str, after: int = 0) -> Iterator["Live"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?after={after}"
        headers = {"Cookie": cookie} if cookie else {}
        with connect(address, additional_headers=headers, origin=Origin(self.address)) as socket:
            yield Live(socket)


class Live:
    """A socket of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.welcome = self.next("welcome")

    def next(self, kind: str = "", seconds: float = 20) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout=seconds))
            self.heard.append(message)
            if not kind or message["kind"] == kind:
                return message

    def say(self, kind: str, id: str = "", **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"kind": kind, "id": id, **fields}).decode())


class Refusal(Exception):
    def __init__(self, status: int, body: dict[str, Any]) -> None:
        self.status, self.body = status, body
        super().__init__(f"{status}: {body}")
