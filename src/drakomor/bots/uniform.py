"""Random play: every option is as likely as any other."""

from random import Random

import msgspec

from drakomor.bots.bot import Look
from drakomor.kernel import Answer, Ask


class Uniform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    def answer(self, ask: Ask, look: Look, rng: Random) -> Answer:
        return ask.options[int(rng.random() * len(ask.options))]
