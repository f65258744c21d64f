"""Who is at the door: the player behind a request, and whether it may come from where it comes from."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from drakomor.server.accounts import SESSION, Accounts
from drakomor.server.store.port import Player

COOKIE = "drakomor"

Connection = ASGIConnection[Any, Any, Any, Any]


async def player_at(connection: Connection) -> Player | None:
    """By the session of a browser, or the token of a program."""
    accounts: Accounts = connection.app.state.accounts
    return await accounts.behind(_secret(connection))


async def known_player(request: Request[Any, Any, Any]) -> Player:
    player = await player_at(request)
    if player is None:
        raise NotAuthorizedException("who-are-you")
    return player


def _secret(connection: Connection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")


def check_origin(connection: Connection) -> None:
    """A browser says which page it acts for; another site's page must not act for our players."""
    origin = connection.headers.get("origin")
    if origin and urlsplit(origin).netloc != connection.headers.get("host"):
        raise PermissionDeniedException("foreign-origin")


def session_cookie(secret: str, connection: Connection) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION // 1000,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
        path="/",
    )
