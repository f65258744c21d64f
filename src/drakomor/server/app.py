"""The server's HTTP interface: players, tables, and the socket of a table. It knows no game by name."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.di import Provide
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from drakomor import __version__, games
from drakomor.kernel import Illegal, Malformed
from drakomor.server import doors
from drakomor.server.accounts import Accounts, Name, Password
from drakomor.server.deputies import Deputies
from drakomor.server.entries import Entry
from drakomor.server.hall import Clock, Hall, Want
from drakomor.server.messages import LARGEST
from drakomor.server.sockets import Connection, described
from drakomor.server.store.port import Player, Search, Status, Store, Unavailable
from drakomor.server.tables import Plan, Table


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Me(msgspec.Struct):
    id: str
    name: str
    kind: str


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    bot: str = ""  # a bot is put there, by the player who sits at the table
    entropy: Annotated[str, msgspec.Meta(max_length=200)] = ""  # what the player adds to the dice


class Given(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    ply: int
    answer: Any
    id: str = ""


class At(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


# Players


@post("/api/guests", status_code=201)
async def add_guest(data: Guest, request: Request[Any, Any, Any], accounts: Accounts) -> Response[Me]:
    """Plays at once, with a name."""
    return await _let_in(await accounts.add_guest(data.name), request, accounts)


@post("/api/accounts", status_code=201)
async def add_account(data: Credentials, request: Request[Any, Any, Any], accounts: Accounts) -> Response[Me]:
    return await _let_in(await accounts.add_account(data.name, data.password), request, accounts)


@post("/api/sessions", status_code=201)
async def log_in(data: Credentials, request: Request[Any, Any, Any], accounts: Accounts) -> Response[Me]:
    return await _let_in(await accounts.log_in(data.name, data.password), request, accounts)


@get("/api/me")
async def me(player: Player) -> Me:
    return Me(player.id, player.name, player.kind)


async def _let_in(player: Player, request: Request[Any, Any, Any], accounts: Accounts) -> Response[Me]:
    secret = await accounts.open_door(player)
    return Response(Me(player.id, player.name, player.kind), cookies=[doors.session_cookie(secret, request)])


# Games and tables


@get("/api/games")
async def list_games() -> list[dict[str, Any]]:
    """The games of the catalogue, with the JSON Schema of their options."""
    found = [games.find(name) for name in games.catalogue()]
    return [
        {
            "id": game.id,
            "title": game.title,
            "rules": game.rules,
            "seats": list(game.seats),
            "options": msgspec.json.schema(game.Options),
        }
        for game in found
    ]


@get("/api/tables")
async def list_tables(
    request: Request[Any, Any, Any],
    hall: Hall,
    status: Status | None = None,
    game: str | None = None,
    mine: bool = False,
    cursor: str = "",
) -> dict[str, Any]:
    """Public tables, or those of the player who asks."""
    player = await doors.player_at(request) if mine else None
    search = Search(
        status=(status,) if status else (),
        game=game,
        public=player is None,
        player=player.id if player else None,
    )
    page = await hall.store.tables(search, cursor)
    return {"tables": [_outline(one) for one in page.tables], "cursor": page.cursor}


def _outline(one: Any) -> dict[str, Any]:
    told = {name: getattr(one, name) for name in ("id", "game", "status", "public", "created", "updated")}
    return {**told, "turn": list(one.turn)}


@post("/api/tables", status_code=201)
async def open_table(data: Plan, player: Player, hall: Hall) -> dict[str, Any]:
    return described(await hall.open(data))


@get("/api/tables/{name:str}")
async def look_at(name: str, hall: Hall) -> dict[str, Any]:
    return described(await hall.table(name))


@post("/api/tables/{name:str}/sit", status_code=200)
async def sit(name: str, data: Sitting, player: Player, hall: Hall) -> dict[str, Any]:
    def want(table: Table, at: int) -> Entry:
        if not data.bot:
            return table.sit(at, data.seat, player.name, player.id, entropy=data.entropy)
        _check_sits(table, player)
        return table.sit(at, data.seat, data.bot.partition(":")[0], bot=data.bot)

    return await _do(hall, name, want)


@post("/api/tables/{name:str}/leave", status_code=200)
async def leave(name: str, data: At, player: Player, hall: Hall) -> dict[str, Any]:
    await _check_own(hall, name, player, data.seat)
    return await _do(hall, name, lambda table, at: table.leave(at, data.seat))


@post("/api/tables/{name:str}/begin", status_code=200)
async def begin(name: str, player: Player, hall: Hall) -> dict[str, Any]:
    _check_sits(await hall.table(name), player)
    await hall.begin(name)
    return described(await hall.table(name))


@post("/api/tables/{name:str}/answers", status_code=200)
async def answer(name: str, data: Given, player: Player, hall: Hall) -> dict[str, Any]:
    await _check_own(hall, name, player, data.seat)
    key = f"{player.id}:{data.id}" if data.id else ""
    return await _do(
        hall, name, lambda table, at: table.answer(at, data.seat, data.ply, data.answer, key=key), key
    )


@get("/api/tables/{name:str}/view")
async def look(
    name: str, request: Request[Any, Any, Any], hall: Hall, seat: int | None = None
) -> dict[str, Any] | None:
    """What a seat may know, for its player; without a seat, what anybody may."""
    player = await doors.player_at(request)
    table = await hall.table(name)
    known = player.id if player else ""
    if not table.may_look(known):
        raise PermissionDeniedException("no-watchers")
    if seat is not None and seat not in table.seats_of(known):
        raise PermissionDeniedException("not-your-seat")
    return table.view(seat)


@get("/api/tables/{name:str}/record")
async def write_down(name: str, hall: Hall) -> dict[str, Any]:
    """A finished game as a record, with the secret of its dice."""
    record: dict[str, Any] = msgspec.to_builtins((await hall.table(name)).record())
    return record


async def _do(hall: Hall, name: str, want: Want, key: str = "") -> dict[str, Any]:
    await hall.do(name, want, key)
    return described(await hall.table(name))


def _check_sits(table: Table, player: Player) -> None:
    if not table.seats_of(player.id):
        raise PermissionDeniedException("not-at-the-table")


async def _check_own(hall: Hall, name: str, player: Player, seat: int) -> None:
    if seat not in (await hall.table(name)).seats_of(player.id):
        raise PermissionDeniedException("not-your-seat")


# The socket of a table

NO_TABLE, NO_WATCHERS, FELL_BEHIND, TOO_LONG = 4404, 4403, 4408, 1009  # why a socket is closed


@websocket("/api/tables/{name:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], name: str, hall: Hall, after: int = Parameter(default=0, ge=0)
) -> None:
    doors.check_origin(socket)
    player = await doors.player_at(socket)
    await socket.accept()
    connection = Connection(hall, name, player.id if player else "")
    writer = asyncio.create_task(_write(connection, socket))
    try:
        if not (await hall.table(name)).may_look(connection.player):
            raise PermissionDeniedException("no-watchers")
        await connection.enter(after)
        while not writer.done():
            body = await socket.receive_data(mode="text")
            if len(body) > LARGEST:
                await socket.close(TOO_LONG, "too-long")
                break
            await connection.read(body)
    except WebSocketDisconnect:
        pass
    except Malformed as error:
        await socket.close(NO_TABLE, error.reason)
    except PermissionDeniedException as error:
        await socket.close(NO_WATCHERS, error.detail)
    finally:
        connection.leave()
        writer.cancel()


async def _write(connection: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    await connection.write(lambda body: socket.send_data(body, mode="text"))
    await socket.close(FELL_BEHIND, "fell-behind")


# For operators


@get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"version": __version__}


@get("/ready")
async def ready(hall: Hall) -> dict[str, str]:
    """It can read and write."""
    await hall.store.check()
    return {"store": "ready"}


def _illegal(request: Request[Any, Any, Any], error: Illegal) -> Response[dict[str, Any]]:
    return Response({"clause": error.clause, "facts": error.facts}, status_code=409)


def _malformed(request: Request[Any, Any, Any], error: Malformed) -> Response[dict[str, Any]]:
    told = {"place": error.place, "reason": error.reason, "facts": error.facts}
    return Response(told, status_code=404 if error.reason == "no-such-table" else 400)


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, Any]]:
    return Response({"store": "unavailable"}, status_code=503)


EXPECTED = (400, 401, 403, 404, 405, 413, 415, Illegal, Malformed, Unavailable)  # no fault of the server's


def make_app(store: Store, deputies: Deputies, now: Clock) -> Litestar:
    """Everything that a node serves, on a store that is open."""
    hall, accounts = Hall(store, now, deputies), Accounts(store, now)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        yield
        await hall.close()
        await store.close()

    app = Litestar(
        route_handlers=[
            add_guest, add_account, log_in, me, list_games, list_tables, open_table, look_at, sit, leave,
            begin, answer, look, write_down, live, health, ready,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "player": Provide(doors.known_player),
        },
        exception_handlers={Illegal: _illegal, Malformed: _malformed, Unavailable: _unavailable},
        logging_config=LoggingConfig(log_exceptions="always", disable_stack_trace={*EXPECTED}),
        openapi_config=OpenAPIConfig(title="Drakomor", version=__version__),
        before_request=_check_writer,
        lifespan=[lifespan],
        request_max_body_size=LARGEST * 16,
    )  # fmt: skip
    app.state.accounts = accounts
    return app


def _check_writer(request: Request[Any, Any, Any]) -> None:
    if request.method not in ("GET", "HEAD"):
        doors.check_origin(request)
