"""A node as players meet it: real HTTP, real sockets, a real database."""

import pytest
from websockets.exceptions import ConnectionClosed

from drakomor.cli import main
from tests.server.node import Client, Refusal, node


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with node(tmp_path_factory.mktemp("data")) as told:
        yield told


@pytest.fixture(scope="module")
def ann(address):
    return Client(address, "Ann")


@pytest.fixture(scope="module")
def bob(address):
    return Client(address, "Bob")


def begun(ann, bob, game="connect-four", **plan) -> str:
    table = ann.post("/api/tables", game=game, seats=2, **plan)["id"]
    ann.post(f"/api/tables/{table}/sit", seat=0)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    ann.post(f"/api/tables/{table}/begin")
    return str(table)


def refused(status, call, *arguments, **fields):
    with pytest.raises(Refusal) as caught:
        call(*arguments, **fields)
    assert caught.value.status == status, caught.value
    return caught.value.body


def test_two_play_a_game_to_its_end_over_sockets(ann, bob):
    table = begun(ann, bob)
    with ann.live(table) as a, bob.live(table) as b:
        sockets = (a, b)
        for ply, (seat, column) in enumerate(zip((0, 1) * 4, (4, 3, 4, 3, 4, 3, 4), strict=False)):
            sockets[seat].say("answer", f"m{ply}", seat=seat, ply=ply, answer=column)
            updates = [socket.next("update") for socket in sockets]
            assert [update["happened"]["ply"] for update in updates] == [ply + 1, ply + 1]
            assert sockets[seat].next("done")["id"] == f"m{ply}"
        assert [update["status"] for update in updates] == ["over", "over"]
        assert updates[0]["result"] == [1.0, 0.0]
    assert ann.get(f"/api/tables/{table}")["status"] == "over"


def test_who_comes_back_gets_exactly_what_was_missed(ann, bob):
    table = begun(ann, bob, "lords-of-the-seas")
    with ann.live(table) as a:
        seen = a.welcome["missed"][-1]["seq"]
    asked = [seat for seat in (0, 1) if ask_of(ann if seat == 0 else bob, table, seat)]
    seat = asked[0]
    player = (ann, bob)[seat]
    option = ask_of(player, table, seat)["options"][0]
    ply = player.get(f"/api/tables/{table}")["ply"]
    player.post(f"/api/tables/{table}/answers", seat=seat, ply=ply, answer=option)
    with ann.live(table, after=seen) as a:
        assert [one["seq"] for one in a.welcome["missed"]] == [seen + 1]
        assert a.welcome["missed"][0]["seat"] == seat


def ask_of(player, table, seat):
    view = player.get(f"/api/tables/{table}/view", seat=seat)
    return next((ask for ask in view["asks"] if ask["seat"] == seat and "options" in ask), None)


def test_an_answer_sent_twice_is_given_once_and_a_late_one_is_refused(ann, bob):
    table = begun(ann, bob)
    path = f"/api/tables/{table}/answers"
    first = ann.post(path, seat=0, ply=0, answer=4, id="k1")
    again = ann.post(path, seat=0, ply=0, answer=4, id="k1")
    assert (first["ply"], again["ply"], again["seq"]) == (1, 1, first["seq"])
    assert refused(409, ann.post, path, seat=0, ply=0, answer=4)["clause"] == "stale"
    assert refused(409, bob.post, path, seat=1, ply=1, answer=9)["clause"] == "C4-1"


def test_nobody_speaks_for_another_or_from_another_site(ann, bob, address):
    table = begun(ann, bob)
    path = f"/api/tables/{table}/answers"
    stranger = Client(address, "Eve")
    for player, seat in ((bob, 0), (stranger, 0), (stranger, 1)):
        refused(403, player.post, path, seat=seat, ply=0, answer=4)
        refused(403, player.get, f"/api/tables/{table}/view", seat=seat)
    with stranger.live(table) as socket:
        socket.say("answer", "x", seat=0, ply=0, answer=4)
        assert socket.next("refused")["clause"] == "not-your-seat"
        assert list(socket.welcome["views"]) == [""]
    ann.http.headers["origin"] = "http://elsewhere.example"
    refused(403, ann.post, path, seat=0, ply=0, answer=4)
    ann.http.headers["origin"] = address
    refused(409, bob.post, f"/api/tables/{table}/sit", seat=0)
    refused(404, ann.get, "/api/tables/none")
    refused(400, ann.post, "/api/tables", game="chess", seats=2)


def test_a_table_without_watchers_is_for_those_who_sit_there(ann, bob, address):
    table = begun(ann, bob, watchers=False)
    stranger = Client(address, "Sam")
    refused(403, stranger.get, f"/api/tables/{table}/view")
    with pytest.raises(ConnectionClosed) as closed, stranger.live(table):
        pass
    assert (closed.value.rcvd and closed.value.rcvd.code) == 4403
    with bob.live(table) as socket:
        assert list(socket.welcome["views"]) == ["1"]
    with pytest.raises(ConnectionClosed) as closed, ann.live("none"):
        pass
    assert (closed.value.rcvd and closed.value.rcvd.code) == 4404


def test_a_bot_plays_at_the_table(ann):
    table = ann.post("/api/tables", game="connect-four", seats=2)["id"]
    ann.post(f"/api/tables/{table}/sit", seat=0)
    ann.post(f"/api/tables/{table}/sit", seat=1, bot="random")
    ann.post(f"/api/tables/{table}/begin")
    with ann.live(table) as a:
        a.say("answer", "1", seat=0, ply=0, answer=4)
        update = a.next("update")
        while update["happened"]["kind"] != "answered" or update["happened"]["seat"] != 1:
            update = a.next("update")
        assert update["happened"]["by"] == "bot"
        a.say("hint", "2", seat=0)
        assert a.next("told")["facts"]["answer"] in range(1, 8)
        a.say("why", "3", seat=0, answer=9)
        assert a.next("told")["facts"]["clause"] == "C4-1"


def test_a_message_that_is_too_long_closes_the_socket(ann, bob):
    table = begun(ann, bob)
    with ann.live(table) as socket:
        socket.say("answer", "x" * 20_000, seat=0, ply=0, answer=4)
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("done")
    assert (closed.value.rcvd and closed.value.rcvd.code) == 1009


def test_tables_outlive_the_process(tmp_path):
    with node(tmp_path) as address:
        ann, bob = Client(address, "Ann"), Client(address, "Bob")
        table = begun(ann, bob)
        ann.post(f"/api/tables/{table}/answers", seat=0, ply=0, answer=4)
        before = bob.get(f"/api/tables/{table}/view", seat=1)
    with node(tmp_path) as address:
        bob.http.base_url = address
        bob.http.headers["origin"] = address
        assert bob.get(f"/api/tables/{table}/view", seat=1) == before
        assert bob.post(f"/api/tables/{table}/answers", seat=1, ply=1, answer=4)["ply"] == 2


def test_a_folder_is_served_by_one_process_alone(tmp_path, capsys):
    with node(tmp_path):
        assert main(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"drakomor: {tmp_path}")
    assert main(["migrate", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{tmp_path}: was up to date already.\n"


def test_tables_on_postgresql_need_a_schema_first(cluster, capsys):
    url = cluster.create()
    assert main(["serve", "--port", "0", "--database", url]) == 2
    assert main(["migrate", url]) == 0
    assert "is up to date now" in capsys.readouterr().out
    with node(None, "--database", url) as address:
        ann, bob = Client(address, "Ann"), Client(address, "Bob")
        table = begun(ann, bob)
        assert ann.post(f"/api/tables/{table}/answers", seat=0, ply=0, answer=4)["ply"] == 1


def test_the_interface_describes_itself(address, ann):
    page = ann.get("/schema/openapi.json")
    assert {"/api/tables", "/api/guests"} <= set(page["paths"])
    assert ann.get("/health")["version"]
    assert ann.get("/ready") == {"store": "ready"}
    assert {"connect-four", "dragon-island"} <= {game["id"] for game in ann.get("/api/games")}
