"""Statements as text for two drivers."""

from drakomor.server.store.schema import METADATA
from drakomor.server.store.scripts import housekeeping, players, tables, words
from drakomor.server.store.statements import Statement


def test_every_statement_speaks_both_dialects() -> None:
    chapters = (housekeeping, players, tables, words)
    found = [one for chapter in chapters for one in vars(chapter).values() if isinstance(one, Statement)]
    assert len(found) > 25
    for statement in found:
        assert "%(" not in statement.sqlite[0]
        assert " :" not in statement.postgres[0]


def test_every_owned_row_goes_with_its_owner() -> None:
    rules = {key.ondelete for table in METADATA.sorted_tables for key in table.foreign_keys}
    assert rules == {"CASCADE"}
