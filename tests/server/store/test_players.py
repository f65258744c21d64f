"""Players, and what opens the door to them."""

import sqlite3
from contextlib import closing

import msgspec
import psycopg
import pytest

from drakomor.server.store.places import file_of
from drakomor.server.store.port import Store, Taken, Unknown
from tests.server.store.making import Clock, key, player

pytestmark = pytest.mark.anyio


async def test_a_player_is_found_by_id_and_by_name_regardless_of_case(store: Store) -> None:
    ann = player("Ánna", id="p1", kind="account", password="$argon2id$x", language="cs")
    await store.add_player(ann)
    assert await store.player("p1") == ann
    for name in ("Ánna", "ánna", "ÁNNA", "A\u0301nna"):
        assert await store.player_named(name) == ann
    assert await store.player_named("Anna") is None
    assert await store.player("nobody") is None


@pytest.mark.parametrize(("first", "second"), [("Straße", "STRASSE"), ("Аня", "аНЯ"), ("Ann", "\uff21nn")])
async def test_names_that_look_the_same_are_taken_once(store: Store, first: str, second: str) -> None:
    await store.add_player(player(first, id="p1"))
    with pytest.raises(Taken) as refused:
        await store.add_player(player(second, id="p2"))
    assert (refused.value.what, refused.value.value) == ("player", second)
    assert await store.player("p2") is None


async def test_a_guest_becomes_an_account_and_changes_its_name(store: Store) -> None:
    await store.add_player(player("Guest 7", id="p1"))
    account = player("Eve", id="p1", kind="account", password="hash", language="es", created=5)
    await store.change_player(account)
    assert await store.player("p1") == msgspec.structs.replace(account, created=1_000)
    await store.add_player(player("guest 7", id="p2"))
    with pytest.raises(Taken):
        await store.change_player(player("EVE", id="p2"))
    with pytest.raises(Unknown):
        await store.change_player(player("Zoe", id="p3"))
    await store.change_player(player("eve", id="p1"))
    assert await store.player_named("EVE") == player("eve", id="p1")


async def test_a_key_opens_until_it_expires(store: Store, clock: Clock) -> None:
    await store.add_player(player())
    await store.add_key("sesame", key(expires=1_500, label="phone"))
    await store.add_key("for good", key(kind="token"))
    found = await store.key("sesame")
    assert found is not None
    assert (found.player, found.kind, found.label, found.expires) == ("Ann", "session", "phone", 1_500)
    clock.now = 1_499
    assert await store.key("sesame") is not None
    clock.now = 1_500
    assert await store.key("sesame") is None
    assert [one.kind for one in await store.keys("Ann")] == ["token"]
    assert await store.key("swordfish") is None


async def test_a_key_is_dropped_alone_or_with_all_of_its_player(store: Store) -> None:
    for name in ("Ann", "Bob"):
        await store.add_player(player(name))
        for number in range(3):
            await store.add_key(f"{name} {number}", key(name, created=number))
    newest, *_ = await store.keys("Ann")
    assert newest.created == 2
    await store.drop_key(newest.digest)
    assert await store.key("Ann 2") is None
    assert await store.key("Ann 1") is not None
    await store.drop_keys("Ann")
    assert await store.keys("Ann") == []
    assert len(await store.keys("Bob")) == 3


async def test_nobody_gets_no_key(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.add_key("sesame", key("nobody"))


async def test_no_secret_lies_in_the_database(store: Store, where: str) -> None:
    await store.add_player(player())
    await store.add_key("open sesame", key(label="a label"))
    await store.check()
    rows = repr(_rows(where))
    assert "a label" in rows
    assert "sesame" not in rows


def _rows(where: str):
    path = file_of(where)
    if path is None:
        with psycopg.connect(where) as server:
            return server.execute("SELECT * FROM keys").fetchall()
    with closing(sqlite3.connect(path)) as file:
        return file.execute("SELECT * FROM keys").fetchall()
