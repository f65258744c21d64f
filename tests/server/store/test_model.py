"""Whatever is done, in whatever order, a store answers as the simplest store would, and keeps the same."""

import asyncio
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drakomor.server.store.opening import open_store
from drakomor.server.store.port import Line, Search, Store, StoreError
from tests.server.store.making import Clock, kept, key, player, wipe
from tests.server.store.memory import Memory

Deed = tuple[str, tuple[Any, ...], dict[str, Any]]

TABLES, PEOPLE, SECRETS = ("t", "u", "v"), ("Ann", "Bob", "Eve"), ("sesame", "swordfish")
table_ids, people, secrets = (st.sampled_from(names) for names in (TABLES, PEOPLE, SECRETS))
names = st.sampled_from(("Ann", "aNN", "Bob", "Straße", "STRASSE", "Žofie", "žOFIE"))
times = st.integers(990, 1_020)
statuses = st.sampled_from(("open", "running", "over", "abandoned"))
seats = st.dictionaries(st.integers(0, 3), people, max_size=3)
turns = st.lists(st.integers(0, 5), max_size=3).map(tuple)
logs = st.lists(st.binary(max_size=3), max_size=3)
channels = st.sampled_from(("players", "watchers"))
texts = st.sampled_from(("Ahoy!", "Поднять паруса", "it's 100% \\ ; --", ""))


def deed(name: str, *arguments: Any, **named: Any) -> st.SearchStrategy[Deed]:
    return st.tuples(st.just(name), st.tuples(*arguments), st.fixed_dictionaries(named))


@st.composite
def new_tables(draw: st.DrawFn) -> Deed:
    log = draw(logs)
    table = kept(
        draw(table_ids),
        seq=len(log),
        game=draw(st.sampled_from(("sea-dragons", "chess"))),
        status=draw(statuses),
        public=draw(st.booleans()),
        created=draw(times),
        updated=draw(times),
        turn=draw(turns),
        seats=draw(seats),
    )
    return "create", (table, log), {}


searches = st.builds(
    Search,
    status=st.lists(statuses, max_size=2).map(tuple),
    game=st.sampled_from((None, "chess")),
    public=st.booleans(),
    player=st.none() | people,
    to_move=st.booleans(),
)
players = st.builds(
    player,
    names,
    id=people,
    kind=st.sampled_from(("guest", "account")),
    created=times,
    password=st.none() | texts,
)
new_keys = st.builds(
    key, people, kind=st.sampled_from(("session", "token")), expires=st.none() | times, label=texts
)
said = st.builds(Line, table_id=table_ids, channel=channels, player=people, at=times, text=texts)

deeds = st.one_of(
    new_tables(),
    deed(
        "append",
        table_ids,
        st.integers(0, 4),
        logs.filter(bool),
        position=st.binary(max_size=2),
        status=statuses,
        turn=turns,
        head=st.none() | st.binary(max_size=2),
        seats=st.none() | seats,
    ),
    deed("tables", searches, st.sampled_from(("", "1000.u")), st.integers(1, 3)),
    deed("entries", table_ids, st.integers(0, 3), st.none() | st.integers(0, 2)),
    deed("add_player", players),
    deed("change_player", players),
    deed("player_named", names),
    deed("add_key", secrets, new_keys),
    deed("key", secrets),
    deed("drop_keys", people),
    deed("say", said),
    deed("lines", table_ids, channels, st.integers(0, 2), st.none() | st.integers(0, 2)),
    deed("write_note", table_ids, people, texts),
    deed("purge", tables=times, lines=times, guests=times),
    deed("wait", st.integers(1, 5)),
)


class Pair:
    """A store, and the simplest store beside it."""

    def __init__(self, where: str) -> None:
        self.where, self.clock = where, Clock()
        self.runner = asyncio.Runner()
        self.store = self.runner.run(open_store(where, self.clock))

    def close(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()

    def compare(self, done: list[Deed]) -> None:
        self.runner.run(self._compare(done))

    async def _compare(self, done: list[Deed]) -> None:
        wipe(self.where)
        self.clock.now = 1_000
        memory = Memory(self.clock)
        for one in done:
            if one[0] == "wait":
                self.clock.now += one[1][0]
            else:
                assert await _outcome(self.store, one) == await _outcome(memory, one), one
        assert await _everything(self.store) == await _everything(memory)


async def _outcome(store: Store, done: Deed) -> Any:
    name, arguments, named = done
    try:
        return await getattr(store, name)(*arguments, **named)
    except StoreError as error:
        return type(error), vars(error)


async def _everything(store: Store) -> list[Any]:
    found: list[Any] = [await store.tables(limit=2)]
    found += [
        await store.tables(cursor=found[0].cursor),
        await store.tables(Search(player="Ann", to_move=True)),
    ]
    for table_id in TABLES:
        found += [await store.load(table_id), await store.entries(table_id)]
        found += [await store.lines(table_id, channel) for channel in ("players", "watchers")]
    for name in PEOPLE:
        found += [await store.player(name), await store.keys(name)]
    found += [await store.key(secret) for secret in SECRETS]
    return found + [await store.note(*place) for place in product(TABLES, PEOPLE)]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    if request.param == "sqlite":
        where = str(tmp_path_factory.mktemp("tables"))
    else:
        where = request.getfixturevalue("postgres_url")
    made = Pair(where)
    yield made
    made.close()


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(done=st.lists(deeds, max_size=25))
def test_a_store_answers_as_the_simplest_store_would(pair: Pair, done: list[Deed]) -> None:
    pair.compare(done)
