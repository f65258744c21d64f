"""What is said at a table, what a player notes for itself, and what is forgotten."""

import asyncio

import msgspec
import pytest

from drakomor.server.store.port import Purged, Store, Unknown
from tests.server.store.making import Clock, append, bodies, kept, key, line, player

pytestmark = pytest.mark.anyio


async def test_lines_are_counted_in_each_channel(store: Store) -> None:
    await store.create(kept(), [])
    await store.create(kept("u"), [])
    said = [
        await store.say(one)
        for one in (line("a"), line("b"), line("c", channel="watchers"), line("d", table_id="u"), line("e"))
    ]
    assert [one.number for one in said] == [1, 2, 1, 1, 3]
    assert await store.lines("t", "players") == [said[0], said[1], said[4]]
    assert await store.lines("t", "players", 1, 1) == [said[1]]
    assert await store.lines("t", "watchers") == [said[2]]


async def test_many_speak_at_once_and_each_has_a_number(store: Store) -> None:
    await store.create(kept(), [])
    said = await asyncio.gather(*(store.say(line(f"line {number}")) for number in range(30)))
    assert sorted(one.number for one in said) == list(range(1, 31))
    assert await store.lines("t", "players") == sorted(said, key=lambda one: one.number)


async def test_what_is_said_twice_in_one_moment_is_kept_once(store: Store) -> None:
    await store.create(kept(), [])
    assert await store.say(line("Ahoy!")) == await store.say(line("Ahoy!"))
    assert (await store.say(line("Ahoy!", at=1_001))).number == 2


async def test_nobody_speaks_at_no_table(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.say(line())


async def test_a_note_is_its_players_own(store: Store) -> None:
    await store.create(kept(), [])
    await store.add_player(player("Ann"))
    await store.add_player(player("Bob"))
    await store.write_note("t", "Ann", "he has the 7")
    await store.write_note("t", "Ann", "он держит 7")
    assert await store.note("t", "Ann") == "он держит 7"
    assert await store.note("t", "Bob") == ""
    await store.write_note("t", "Ann", "")
    assert await store.note("t", "Ann") == ""
    for place in (("u", "Ann"), ("t", "Eve")):
        with pytest.raises(Unknown):
            await store.write_note(*place, "x")


async def test_what_nobody_plays_is_forgotten_and_games_stay(store: Store) -> None:
    for status in ("open", "running", "over", "abandoned"):
        await store.create(kept(status, status=status, seq=1), [b"one"])
        await store.say(line(table_id=status))
    await store.create(kept("young", updated=5_000), [])
    purged = await store.purge(tables=2_000, lines=0, guests=0)
    assert purged == Purged(tables=2)
    left = {table.id for table in (await store.tables()).tables}
    assert left == {"running", "over", "young"}
    assert await bodies(store, "open") == []
    assert await store.lines("open", "players") == []
    assert await store.lines("over", "players") != []


async def test_old_lines_go_but_the_numbers_go_on(store: Store) -> None:
    await store.create(kept(status="running"), [])
    for at in (1, 2, 3):
        await store.say(line(at=at))
    assert await store.purge(tables=0, lines=100, guests=0) == Purged(lines=2)
    assert [one.number for one in await store.lines("t", "players")] == [3]
    assert (await store.say(line(at=4))).number == 4


async def test_a_guest_without_door_and_seat_is_forgotten(store: Store, clock: Clock) -> None:
    await store.create(kept(seats={0: "sits"}), [])
    for name in ("gone", "sits", "enters"):
        await store.add_player(player(name))
    await store.add_player(player("account", kind="account"))
    await store.add_player(player("young", created=8_000))
    await store.write_note("t", "gone", "x")
    await store.add_key("old", key("gone", expires=1_500))
    await store.add_key("new", key("enters", expires=9_000))
    clock.now = 8_500
    assert await store.purge(tables=0, lines=0, guests=5_000) == Purged(keys=1, guests=1)
    assert await store.player("gone") is None
    assert await store.note("t", "gone") == ""
    for name in ("sits", "enters", "account", "young"):
        assert await store.player(name) is not None


async def test_a_purge_takes_so_many_at_once(store: Store) -> None:
    for number in range(5):
        await store.create(kept(f"t{number}"), [])
    purged = [await store.purge(tables=2_000, lines=0, guests=0, most=2) for _ in range(4)]
    assert [one.tables for one in purged] == [2, 2, 1, 0]


async def test_a_table_that_was_forgotten_may_be_made_again(store: Store) -> None:
    await store.create(kept(seq=1, seats={0: "Ann"}), [b"one"])
    await store.purge(tables=2_000, lines=0, guests=0)
    await store.create(kept(), [])
    await append(store, 0, b"another")
    assert await bodies(store) == [b"another"]
    loaded = await store.load("t")
    assert loaded is not None
    assert msgspec.structs.asdict(loaded)["seats"] == {}
