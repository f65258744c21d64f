"""The clauses of a rules page: list items that begin with their id in bold."""

import re
from functools import cache
from pathlib import Path

ITEM = re.compile(r"^- \*\*(?P<name>[A-Z][A-Z0-9-]*\d)\*\* (?P<text>.+(?:\n {2,}\S.*)*)", re.M)
MARKS = re.compile(r"\*\*|`")


@cache
def clauses(page: Path) -> dict[str, str]:
    """Every clause by its id, without marks of type; none where there is no such page."""
    if not page.is_file():
        return {}
    found = ITEM.finditer(page.read_text("utf-8"))
    return {item["name"]: MARKS.sub("", re.sub(r"\s*\n\s*", " ", item["text"])) for item in found}
