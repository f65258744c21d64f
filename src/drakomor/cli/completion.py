"""Tab completion, where the terminal's line editor is there."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def completing(words: list[str]) -> Iterator[None]:
    """While a line is typed, the tabulator completes it to one of the words."""
    try:
        import readline
    except ImportError:
        yield
        return

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words if word.casefold().startswith(begun.casefold())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    try:
        yield
    finally:
        readline.set_completer(None)
