"""Tables, their logs and where they stand."""

import msgspec
import pytest

from drakomor.server.store.port import Entry, Stale, Store, Taken
from tests.server.store.making import Clock, append, bodies, kept

pytestmark = pytest.mark.anyio


async def test_a_table_is_loaded_as_it_was_created(store: Store) -> None:
    table = kept(
        status="running",
        public=False,
        seq=2,
        turn=(0, 3),
        seats={0: "Ann", 3: "Bob"},
        head=b'{"a":"\xc3\xa1"}',
    )
    await store.create(table, [b"one", b"two"])
    assert await store.load("t") == table
    assert await store.entries("t") == [Entry(1, b"one"), Entry(2, b"two")]


async def test_nobody_knows_a_table_that_was_never_created(store: Store) -> None:
    assert await store.load("t") is None
    assert await store.entries("t") == []


async def test_an_id_is_taken_once(store: Store) -> None:
    await store.create(kept(seq=1), [b"one"])
    with pytest.raises(Taken) as refused:
        await store.create(kept(game="lords-of-the-seas"), [])
    assert (refused.value.what, refused.value.value) == ("table", "t")
    assert await store.load("t") == kept(seq=1)


async def test_record_and_position_move_together(store: Store, clock: Clock) -> None:
    await store.create(kept(), [])
    clock.now = 2_000
    await append(store, 0, b"one", b"two", status="running", turn=(2, 1), position=b"there")
    assert await store.load("t") == kept(
        seq=2, status="running", turn=(1, 2), position=b"there", updated=2_000
    )
    assert await bodies(store) == [b"one", b"two"]


async def test_who_saw_the_latest_entry_gets_what_came_after_it(store: Store) -> None:
    await store.create(kept(seq=5), [b"1", b"2", b"3", b"4", b"5"])
    assert await store.entries("t", 3) == [Entry(4, b"4"), Entry(5, b"5")]
    assert await store.entries("t", 1, 2) == [Entry(2, b"2"), Entry(3, b"3")]
    assert await store.entries("t", 5) == []


async def test_a_stale_append_writes_nothing_and_tells_where_the_table_stands(store: Store) -> None:
    await store.create(kept(seq=1), [b"one"])
    for seq in (0, 2):
        with pytest.raises(Stale) as refused:
            await append(store, seq, b"late", position=b"wrong", head=b"wrong")
        assert (refused.value.table_id, refused.value.seq, refused.value.found) == ("t", seq, 1)
    assert await store.load("t") == kept(seq=1)
    assert await bodies(store) == [b"one"]


async def test_the_same_entry_at_the_same_place_is_late_too(store: Store) -> None:
    await store.create(kept(), [])
    await append(store, 0, b"one")
    with pytest.raises(Stale):
        await append(store, 0, b"one")


async def test_there_is_nothing_to_append_to(store: Store) -> None:
    with pytest.raises(Stale) as refused:
        await append(store, 0, b"one")
    assert refused.value.found is None
    with pytest.raises(Stale):
        await append(store, 0, b"one", seats={})


async def test_the_head_changes_when_it_is_given(store: Store) -> None:
    await store.create(kept(head=b"old"), [])
    await append(store, 0, b"one")
    assert msgspec.structs.asdict(await _loaded(store))["head"] == b"old"
    await append(store, 1, b"two", head=b"new")
    assert (await _loaded(store)).head == b"new"


async def test_who_sits_changes_as_a_whole(store: Store, clock: Clock) -> None:
    await store.create(kept(seats={0: "Ann"}), [])
    await append(store, 0, b"one", seats={0: "Ann", 1: "Bob"}, head=b"new")
    clock.now = 3_000
    await append(store, 1, b"two", seats={1: "Bob"}, turn=(1,))
    loaded = await _loaded(store)
    assert (loaded.seats, loaded.seq, loaded.turn, loaded.head) == ({1: "Bob"}, 2, (1,), b"new")
    assert (loaded.position, loaded.updated) == (b"after 2", 3_000)
    with pytest.raises(Stale) as refused:
        await append(store, 1, b"late", seats={})
    assert refused.value.found == 2
    assert (await _loaded(store)).seats == {1: "Bob"}


async def test_bytes_come_back_whatever_they_are(store: Store) -> None:
    strange = [bytes(range(256)), b"", b"\\x00", b'{"said":"\xd0\xb4\xd0\xb0"}', b"x" * 1_000_000]
    await store.create(kept(), [])
    await append(store, 0, *strange, position=strange[0])
    assert await bodies(store) == strange
    assert (await _loaded(store)).position == strange[0]


async def test_an_append_has_entries_and_a_new_table_its_number(store: Store) -> None:
    with pytest.raises(ValueError, match="lead"):
        await store.create(kept(seq=2), [b"one"])
    await store.create(kept(), [])
    with pytest.raises(ValueError, match="nothing"):
        await append(store, 0)


async def _loaded(store: Store):
    loaded = await store.load("t")
    assert loaded is not None
    return loaded
