"""Which language a player reads."""

from collections.abc import Mapping

LANGUAGES = ("en", "ru", "cs", "es")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: ours first, then as POSIX orders them.

    >>> language_of({"LANG": "cs_CZ.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"})
    ('cs', 'en')
    """
    for name in ("DRAKOMOR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            language = wanted[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
