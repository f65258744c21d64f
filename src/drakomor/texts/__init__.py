"""What players read, in their language: the shell's catalogues and those that games bring.

Sentences are Project Fluent messages. The shell's stand beside this file, a game's in the folder `texts`
beside its module: `<language>.ftl`, and `<part>.<language>.ftl` where a part has a page of its own. Nothing
else in the project knows Fluent.

A fact is told by its word where the catalogue has one: `seat=0` by the message `word-seat-0`. What a game
from outside does not say in our language it says in English, and else plainly, by key and facts.
"""

from drakomor.texts.language import LANGUAGES, language_of
from drakomor.texts.sentences import Say, Texts

__all__ = ["LANGUAGES", "Say", "Texts", "language_of"]
