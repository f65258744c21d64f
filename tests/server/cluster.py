"""A PostgreSQL server of one's own, from this machine's binaries, in a folder that is gone afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg

PLACES = ("/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt", "/usr/local/pgsql")
SERVANTS = ("postgres", "nobody")  # a server refuses to be root
PATIENCE = 30  # seconds


def binary(name: str) -> str:
    """The newest of its kind; a test that needs it fails without it."""
    found = [page for place in PLACES for page in Path(place).glob(f"**/bin/{name}")]
    newest = max(found, key=lambda page: [int(part) for part in page.parts if part.isdigit()], default=None)
    path = str(newest) if newest else shutil.which(name)
    assert path, f"no {name} on this machine: install PostgreSQL (Debian and Ubuntu: apt install postgresql)"
    return path


def servant() -> dict[str, Any]:
    """Who runs the server, in the words of `subprocess`."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next(known[name] for name in SERVANTS if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        port: int = made.getsockname()[1]
        return port


class Cluster:
    """Starts at once; `stop` may be as rude as a broken cable.

    What is to survive a process needs no disk that has turned; what is to survive the lights does: `to_disk`.
    """

    def __init__(self, to_disk: bool = False) -> None:
        self.to_disk = to_disk
        self.folder = Path(mkdtemp(prefix="drakomor-postgres-"))
        self.servant = servant()
        if self.servant:
            os.chown(self.folder, self.servant["user"], self.servant["group"])
        self.port, self.numbers = free_port(), count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", self.data, "-U", "drakomor", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://drakomor@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories="]
        if not self.to_disk:
            settings.append("fsync=off")
        if sys.platform == "linux":
            settings.append("recovery_init_sync_method=syncfs")  # a restart need not touch every file
        options = [word for setting in settings for word in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [binary("postgres"), "-D", self.data, "-p", str(self.port), *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self.servant,
            )
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT leaves everything as it lies: the next start has to recover."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def create(self, template: str = "template0") -> str:
        """A database of its own, by its address."""
        name = f"tables_{next(self.numbers)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def do(self, sql: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(sql)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self.process is not None
                assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")[-2000:]
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.05)

    def _run(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [binary(name), *arguments], cwd=self.folder, capture_output=True, text=True, **self.servant
        )
        assert done.returncode == 0, done.stderr
