"""Lists of tables, for the lobby and for a player's own."""

import pytest

from drakomor.kernel import Malformed
from drakomor.server.store.port import Search, Store
from tests.server.store.making import Clock, append, kept

pytestmark = pytest.mark.anyio


async def names(store: Store, **wanted) -> list[str]:
    return [table.id for table in (await store.tables(Search(**wanted))).tables]


async def test_the_newest_comes_first_and_a_list_says_all_but_the_position(store: Store) -> None:
    await store.create(kept("old", created=1), [])
    await store.create(kept("new", created=2, seats={1: "Bob"}, turn=(1,), status="running"), [])
    page = await store.tables()
    assert [table.id for table in page.tables] == ["new", "old"]
    new = page.tables[0]
    assert (new.seats, new.turn, new.status, new.head) == ({1: "Bob"}, (1,), "running", b"{}")
    assert not hasattr(new, "position")


async def test_a_list_may_be_of_some_games_and_of_public_tables_only(store: Store) -> None:
    await store.create(kept("a", status="open", public=False), [])
    await store.create(kept("b", status="running", game="chess"), [])
    await store.create(kept("c", status="over"), [])
    assert await names(store, status=("open",)) == ["a"]
    assert await names(store, status=("open", "over")) == ["c", "a"]
    assert await names(store, game="chess") == ["b"]
    assert await names(store, public=True) == ["c", "b"]
    assert await names(store, public=True, status=("open",)) == []


async def test_a_player_finds_its_own_tables_and_those_where_it_is_to_move(store: Store) -> None:
    await store.create(kept("waits", seats={0: "Ann", 1: "Bob"}, turn=(1,)), [])
    await store.create(kept("moves", seats={0: "Bob", 40: "Ann"}, turn=(3, 40)), [])
    await store.create(kept("other", seats={0: "Bob"}, turn=(0,)), [])
    assert await names(store, player="Ann") == ["waits", "moves"]
    assert await names(store, player="Ann", to_move=True) == ["moves"]
    await append(store, 0, b"one", table_id="waits", turn=(0, 1))
    assert await names(store, player="Ann", to_move=True) == ["waits", "moves"]
    await append(store, 1, b"two", table_id="waits", seats={1: "Bob"})
    assert await names(store, player="Ann") == ["moves"]


async def test_somebody_on_two_seats_finds_the_table_once(store: Store) -> None:
    await store.create(kept(seats={0: "Ann", 1: "Ann"}, turn=(0, 1)), [])
    assert await names(store, player="Ann", to_move=True) == ["t"]


async def test_pages_go_through_all_tables_once_whatever_changes_meanwhile(
    store: Store, clock: Clock
) -> None:
    for number in range(7):
        await store.create(kept(f"t{number}", created=1_700_000_000_000 + number // 2), [])
    seen, cursor = [], ""
    while True:
        page = await store.tables(cursor=cursor, limit=3)
        seen += [table.id for table in page.tables]
        clock.now += 10
        await append(store, len(seen) // 3 - 1 if page.cursor else 2, b"one", table_id="t0")
        if not page.cursor:
            break
        cursor = page.cursor
        await store.create(kept(f"later{len(seen)}", created=1_800_000_000_000), [])
    assert seen == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]


async def test_the_last_page_says_so_though_it_is_full(store: Store) -> None:
    for name in "ab":
        await store.create(kept(name), [])
    assert (await store.tables(limit=2)).cursor == ""
    assert (await store.tables(limit=1)).cursor != ""


@pytest.mark.parametrize("cursor", ["yesterday", "12", ".t", "-1.t", "9" * 30 + ".t", "1 OR 1=1.t", "²³.t"])
async def test_a_cursor_that_is_none_of_ours_is_refused(store: Store, cursor: str) -> None:
    with pytest.raises(Malformed):
        await store.tables(cursor=cursor)


async def test_what_is_searched_for_is_no_sql(store: Store) -> None:
    await store.create(kept("a", seats={0: "Ann"}), [])
    for text in ("' OR 1=1 --", "%", ":id", "%(id)s", '"', "\\"):
        assert await names(store, game=text) == []
        assert await names(store, player=text) == []
