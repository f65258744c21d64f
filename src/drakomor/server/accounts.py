"""Players: guests who only have a name, accounts with a password, bots with a token."""

import asyncio
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Annotated, TypeAlias

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from drakomor.kernel import Illegal
from drakomor.server.store.port import Key, Kind, Player, Store, Taken

DAY = 24 * 60 * 60 * 1000
SESSION = 90 * DAY  # how long a browser is known
NAME = r"^[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]{0,29}$"

Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=NAME, description="1 to 30 characters")]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200, pattern=r"^[^\x00]*$")]


class Accounts:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(token_urlsafe(16))  # what no password fits, at the usual cost

    async def add_guest(self, name: str, language: str = "en") -> Player:
        return await self._add(name, "guest", language, None)

    async def add_account(self, name: str, password: str, language: str = "en") -> Player:
        return await self._add(name, "account", language, await self._hash(password))

    async def add_bot(self, name: str) -> Player:
        return await self._add(name, "bot", "en", None)

    async def keep(self, guest: Player, password: str) -> Player:
        """A guest becomes an account, with the games that it has played."""
        if guest.kind != "guest":
            raise Illegal("has-account", name=guest.name)
        kept = msgspec.structs.replace(guest, kind="account", password=await self._hash(password))
        await self.store.change_player(kept)
        return kept

    async def log_in(self, name: str, password: str) -> Player:
        """Whether a name is known cannot be told from how long it takes."""
        player = await self.store.player_named(name)
        known = player.password if player and player.password else None
        if not await asyncio.to_thread(self._fits, known, password) or player is None:
            raise Illegal("wrong-password")
        return player

    async def open_door(self, player: Player) -> str:
        """The secret of a new session."""
        at, secret = self.now(), token_urlsafe(32)
        await self.store.add_key(
            secret, Key(player=player.id, kind="session", created=at, expires=at + SESSION)
        )
        return secret

    async def add_token(self, player: Player, label: str) -> str:
        """For programs; it opens until it is taken back."""
        secret = token_urlsafe(32)
        await self.store.add_key(secret, Key(player=player.id, kind="token", created=self.now(), label=label))
        return secret

    async def behind(self, secret: str) -> Player | None:
        """Whose session or token it is."""
        key = await self.store.key(secret) if secret else None
        return await self.store.player(key.player) if key else None

    async def shut_door(self, secret: str) -> None:
        key = await self.store.key(secret)
        if key is not None:
            await self.store.drop_key(key.digest)

    async def _add(self, name: str, kind: Kind, language: str, password: str | None) -> Player:
        player = Player(
            id=token_urlsafe(9),
            kind=kind,
            name=name,
            language=language,
            created=self.now(),
            password=password,
        )
        try:
            await self.store.add_player(player)
        except Taken:
            raise Illegal("name-taken", name=name) from None
        return player

    async def _hash(self, password: str) -> str:
        return await asyncio.to_thread(self.hasher.hash, password)

    def _fits(self, known: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(known or self.nobody, password) and known is not None
        except (VerificationError, InvalidHashError):
            return False
