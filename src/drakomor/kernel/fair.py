"""Dice that can be proven: from a secret that is bound before the game, and from what the seats add to it.

`docs/fair-dice.md` says it in words, exactly enough for a verifier in another language.
"""

import hmac
from collections.abc import Iterable
from hashlib import sha256
from secrets import token_hex

import msgspec

from drakomor.kernel.asks import Answer, Ask, Malformed
from drakomor.kernel.chance import below, outcome, weight

FORMAT = "drakomor/fair/1"


class Fair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says of its dice."""

    format: str = msgspec.field()
    commitment: str = msgspec.field()  # to the secret: published before anybody adds entropy
    entropy: tuple[str, ...] = msgspec.field()  # by seat; "" of a seat that adds none
    secret: str = ""  # published once the game is over

    def binds(self, secret: str) -> bool:
        return self.commitment == commitment(secret)

    def opened(self, secret: str) -> "Fair":
        """With the secret that it binds; another one is never told."""
        return msgspec.structs.replace(self, secret=secret) if self.binds(secret) else self


def agreed(secret: str, entropy: Iterable[str]) -> Fair:
    """What holds for a game before its first ply. The secret is not in it."""
    return Fair(format=FORMAT, commitment=commitment(secret), entropy=tuple(entropy))


def check_fair(fair: Fair, seats: int, place: str) -> None:
    if fair.format != FORMAT:
        raise Malformed(f"{place}.format", "wrong-format", wanted=FORMAT, found=fair.format[:40])
    if len(fair.entropy) != seats:
        raise Malformed(f"{place}.entropy", "wrong-entropy", found=len(fair.entropy), seats=seats)


def new_secret() -> str:
    """256 bits that nobody can guess, as text."""
    return token_hex(32)


def commitment(secret: str) -> str:
    """Binds a secret and tells nothing of it.

    >>> commitment("seventeen dragons")
    '2f0eb72715d8c1a2e77cc465308bc80c9e4bfe596b89a5d1c23a09bcddc062f9'
    """
    return sha256(f"{FORMAT}:{secret}".encode()).hexdigest()


def combined(entropy: Iterable[str]) -> bytes:
    """The seats' entropy as netstrings: no two lists come to the same bytes.

    >>> combined(["ab", "", "ý"])
    b'2:ab,0:,2:\\xc3\\xbd,'
    """
    return b"".join(b"%d:%b," % (len(text), text) for text in (one.encode() for one in entropy))


def key(secret: str, entropy: Iterable[str]) -> bytes:
    """What all outcomes of one game follow from."""
    return hmac.digest(secret.encode(), combined(entropy), "sha256")


def drawn(key: bytes, ply: int, limit: int) -> int:
    """The number below the limit that is drawn at a ply."""
    return below(limit, lambda draw: hmac.digest(key, f"{ply}:{draw}".encode(), "sha256"))


def fallen(key: bytes, ply: int, ask: Ask) -> Answer:
    """What chance answers at a ply."""
    return outcome(ask, drawn(key, ply, weight(ask)))
