"""The ways from one schema to the next."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command, op
from sqlalchemy import inspect

from drakomor.server.store.migrations import behind, config, migrate, newest
from drakomor.server.store.opening import open_store
from drakomor.server.store.places import connection_to, file_of
from drakomor.server.store.port import Player, WrongSchema
from tests.server.cluster import Cluster
from tests.server.store.making import bodies, execute, kept

ROOT = Path(__file__).parents[3]

# As the first revision had it, whatever the schema says today.
FIRST = """
INSERT INTO tables (id, game, status, public, created, updated, seq, turn, head, position)
    VALUES ('t', 'sea-dragons', 'running', true, 1000, 2000, 1, 5, <head>, <position>);
INSERT INTO entries (table_id, seq, body) VALUES ('t', 1, <one>);
INSERT INTO seatings (table_id, seat, player) VALUES ('t', 2, 'Ann');
INSERT INTO players (id, kind, name, folded, language, created)
    VALUES ('Ann', 'bot', 'Ann', 'ann', 'en', 1000);
INSERT INTO lines (table_id, channel, number, player, at, text)
    VALUES ('t', 'players', 1, 'Ann', 1000, 'Ahoy!');
INSERT INTO notes (table_id, player, text) VALUES ('t', 'Ann', 'a note');
"""


def first(where: str) -> str:
    """With the bytes in the words of each database."""
    begin = "'\\x" if file_of(where) is None else "x'"
    return re.sub("<(.*?)>", lambda text: f"{begin}{text[1].encode().hex()}'", FIRST)


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where there is nothing yet."""
    if request.param == "sqlite":
        return str(tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.create()


def test_the_revisions_lead_to_the_schema(empty: str) -> None:
    migrate(empty)
    with connection_to(empty) as connection:
        command.check(config(connection))


def test_a_database_is_behind_until_it_is_migrated(empty: str) -> None:
    assert behind(empty)
    migrate(empty)
    assert not behind(empty)
    migrate(empty)
    assert not behind(empty)


@pytest.mark.anyio
async def test_what_the_first_revision_kept_is_still_there(empty: str) -> None:
    migrate(empty, "r0001")
    execute(empty, first(empty))
    migrate(empty)
    store = await open_store(empty, lambda: 0)
    assert await store.load("t") == kept(
        status="running",
        updated=2_000,
        seq=1,
        turn=(0, 2),
        seats={2: "Ann"},
        head=b"head",
        position=b"position",
    )
    assert await bodies(store) == [b"one"]
    assert await store.player("Ann") == Player(id="Ann", kind="bot", name="Ann", language="en", created=1_000)
    assert await store.note("t", "Ann") == "a note"
    assert [line.text for line in await store.lines("t", "players")] == ["Ahoy!"]
    await store.close()


def test_a_migration_that_fails_changes_nothing(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    create: Callable[..., Any] = op.create_table

    def failing(name: str, *columns: Any, **more: Any) -> Any:
        if name == "notes":
            raise RuntimeError("the light goes out")
        return create(name, *columns, **more)

    monkeypatch.setattr(op, "create_table", failing)
    with pytest.raises(RuntimeError):
        migrate(empty)
    with connection_to(empty) as connection:
        assert inspect(connection).get_table_names() == []
    monkeypatch.undo()
    migrate(empty)
    assert not behind(empty)


def test_two_may_migrate_at_once(empty: str) -> None:
    code = "import sys; from drakomor.server.store.migrations import migrate; migrate(sys.argv[1])"
    both = [subprocess.Popen([sys.executable, "-c", code, empty]) for _ in range(2)]
    assert [one.wait(30) for one in both] == [0, 0]
    assert not behind(empty)


def test_two_threads_may_migrate_at_once(tmp_path: Path, cluster: Cluster) -> None:
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(migrate, [tmp_path, cluster.create()]))
    assert not behind(tmp_path)


@pytest.mark.anyio
async def test_what_a_newer_program_made_is_left_alone(empty: str) -> None:
    migrate(empty)
    execute(empty, "UPDATE alembic_version SET version_num = 'r9999'")
    for look in (migrate, behind):
        with pytest.raises(WrongSchema) as refused:
            look(empty)
        assert (refused.value.found, refused.value.wanted) == ("r9999", newest())
    with pytest.raises(WrongSchema):
        await open_store(empty, lambda: 0)


@pytest.mark.anyio
async def test_a_server_is_not_migrated_by_itself(cluster: Cluster) -> None:
    with pytest.raises(WrongSchema) as refused:
        await open_store(cluster.create(), lambda: 0)
    assert refused.value.found == "nothing"


@pytest.mark.anyio
async def test_a_node_notices_when_another_program_migrates(empty: str) -> None:
    migrate(empty)
    store = await open_store(empty, lambda: 0)
    await store.check()
    execute(empty, "UPDATE alembic_version SET version_num = 'r9999'")
    with pytest.raises(WrongSchema):
        await store.check()
    await store.close()


@pytest.mark.slow
def test_an_installed_wheel_migrates_too(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=60)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import drakomor;"
        "assert drakomor.__file__.startswith(sys.argv[1]);"
        "from drakomor.server.store.migrations import behind, migrate;"
        "migrate(sys.argv[2]); assert not behind(sys.argv[2])"
    )
    (tmp_path / "tables").mkdir()
    run = [sys.executable, "-c", code, str(tmp_path / "site"), str(tmp_path / "tables")]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
