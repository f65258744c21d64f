"""Reading what others wrote."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from drakomor.kernel import Malformed
from drakomor.kernel.reading import LARGEST, read_as, read_bytes, read_json


class Point(msgspec.Struct, forbid_unknown_fields=True):
    x: int
    kind: Literal["sea", "land"] = "sea"
    marks: dict[int, list[str]] = {}
    depth: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None


@pytest.mark.parametrize(
    ("value", "place", "reason", "facts"),
    [
        ({"x": "1"}, "point.x", "wrong-type", {"wanted": "int", "found": "str"}),
        ({}, "point", "missing-field", {"field": "x"}),
        ({"x": 1, "y": 2}, "point", "unknown-field", {"field": "y"}),
        ({"x": 1, "kind": "sky"}, "point.kind", "wrong-value", {"found": "'sky'"}),
        ({"x": 1, "marks": {"a": []}}, "point.marks", "wrong-type", {"wanted": "int", "found": "str"}),
        (
            {"x": 1, "marks": {"1": [2]}},
            "point.marks[...][0]",
            "wrong-type",
            {"wanted": "str", "found": "int"},
        ),
        ({"x": 1, "depth": -10}, "point.depth", "at-least", {"least": "-9"}),
        ({"x": 1, "depth": 10**30}, "point.depth", "at-most", {"most": "9"}),
        (None, "point", "wrong-type", {"wanted": "object", "found": "null"}),
    ],
)
def test_errors_name_place_reason_and_facts(
    value: Any, place: str, reason: str, facts: dict[str, str]
) -> None:
    with pytest.raises(Malformed) as error:
        read_as(Point, value, "point")
    assert (error.value.place, error.value.reason, error.value.facts) == (place, reason, facts)


def test_keys_of_json_may_be_numbers() -> None:
    assert read_as(Point, {"x": 1, "marks": {"7": ["a"]}}, "point").marks == {7: ["a"]}


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"\xff", b"nul", b'{"a": 1}}', b"[" * 10**6, b'"\\ud800"', b"1" * 5000, b"NaN", b"\x00" * 9],
)
def test_what_is_no_json_is_refused(raw: bytes) -> None:
    with pytest.raises(Malformed, match="here: not-json"):
        read_json(raw, "here")


def test_a_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(b'{"a": 1}')
    assert read_json(read_bytes(path), str(path)) == {"a": 1}


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="no-such-file"):
        read_bytes(tmp_path / "nothing.json")
    with pytest.raises(Malformed, match="is-a-folder"):
        read_bytes(tmp_path)
    with pytest.raises(Malformed, match="unreadable"):
        read_bytes(tmp_path / ("x" * 300))


def test_a_file_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Malformed, match="too-large"):
        read_bytes(path)
