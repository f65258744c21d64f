"""Component data: folders of TOML, and errors that name file, line and reason."""

from pathlib import Path

import msgspec
import pytest

from drakomor.kernel import Malformed
from drakomor.kernel.components import line_of, read_folder


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    guns: int
    holds: dict[str, list[int]] = {}


class Ships(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ship: list[Ship]


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    winds: list[str]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ships: Ships
    sea: Sea


SHIPS = """\
# Our own design.

[[ship]]
id = "sloop"
guns = 2

[[ship]]
id = "galleon"
guns = 6
holds.upper = [1, 2]
holds.lower = [3, 4]
"""

SEA = """\
width = 7
winds = ["N", "E"]
"""


@pytest.fixture
def standard(tmp_path: Path) -> Path:
    return folder(tmp_path / "standard", ships=SHIPS, sea=SEA)


def folder(path: Path, **files: str | bytes) -> Path:
    path.mkdir()
    for name, content in files.items():
        raw = content if isinstance(content, bytes) else content.encode()
        (path / f"{name}.toml").write_bytes(raw)
    return path


def test_the_files_of_a_folder_are_the_fields_of_a_struct(standard: Path) -> None:
    read = read_folder(Components, standard)
    assert [ship.id for ship in read.ships.ship] == ["sloop", "galleon"]
    assert read.sea == Sea(7, ["N", "E"])


def test_a_players_folder_needs_the_files_only_that_differ(standard: Path, tmp_path: Path) -> None:
    read = read_folder(Components, standard, folder(tmp_path / "box", sea="width = 9\nwinds = []"))
    assert (read.sea.width, len(read.ships.ship)) == (9, 2)


WRONG = [
    ("ships", SHIPS.replace("guns = 6", "guns = six"), "ships.toml", "not-toml", "line 9"),
    ("ships", SHIPS.replace("guns = 6", "guns = '6'"), "ships.toml:9 (ship[1].guns)", "wrong-type", "int"),
    ("ships", SHIPS.replace("guns = 6", "guns = 6.0"), "ships.toml:9 (ship[1].guns)", "wrong-type", "float"),
    ("ships", SHIPS.replace("guns = 2\n", ""), "ships.toml:3 (ship[0])", "missing-field", "guns"),
    ("ships", SHIPS + "sails = 3", "ships.toml:7 (ship[1])", "unknown-field", "sails"),
    ("ships", SHIPS.replace("[3, 4]", "['x']"), "ships.toml:7 (ship[1].holds[...][0])", "wrong-type", "str"),
    ("ships", "", "ships.toml:1", "missing-field", "ship"),
    ("ships", "[ship]", "ships.toml:1 (ship)", "wrong-type", "object"),
    ("sea", SEA.replace('"E"', "5"), "sea.toml:2 (winds[1])", "wrong-type", "str"),
    ("sea", "width = 7", "sea.toml:1", "missing-field", "winds"),
    ("sea", b"width = \xff", "sea.toml", "not-utf8", ""),
    ("sea", "width = 7\nwidth = 8", "sea.toml", "not-toml", "overwrite"),
    ("sea", "x = " + "[" * 100_000, "sea.toml", "not-toml", "recursion"),
]


@pytest.mark.parametrize(("name", "content", "place", "reason", "told"), WRONG)
def test_errors_name_file_line_and_reason(
    standard: Path, tmp_path: Path, name: str, content: str | bytes, place: str, reason: str, told: str
) -> None:
    box = folder(tmp_path / "box", **{name: content})
    with pytest.raises(Malformed) as error:
        read_folder(Components, standard, box)
    assert error.value.place == f"{box}/{place}"
    assert error.value.reason == reason
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_mistake_in_the_games_own_file_is_placed_there(standard: Path, tmp_path: Path) -> None:
    (standard / "ships.toml").write_text(SHIPS.replace("guns = 2", "guns = true"))
    with pytest.raises(Malformed) as error:
        read_folder(Components, standard, folder(tmp_path / "box", sea=SEA))
    assert error.value.place == f"{standard}/ships.toml:5 (ship[0].guns)"


def test_files_that_the_game_does_not_know_are_refused(standard: Path, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="unknown-components") as error:
        read_folder(Components, standard, folder(tmp_path / "box", sea=SEA, boats="", rafts=""))
    assert error.value.facts == {"found": "boats, rafts", "known": "sea.toml, ships.toml"}


def test_a_folder_without_any_component_file_is_refused(standard: Path, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="unknown-components"):
        read_folder(Components, standard, folder(tmp_path / "box"))


def test_a_folder_that_is_none_is_refused(standard: Path, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", standard / "sea.toml"):
        with pytest.raises(Malformed, match="no-such-folder"):
            read_folder(Components, standard, path)


def test_a_file_that_is_a_folder_is_refused(standard: Path, tmp_path: Path) -> None:
    box = folder(tmp_path / "box", sea=SEA)
    (box / "ships.toml").mkdir()
    with pytest.raises(Malformed, match="is-a-folder"):
        read_folder(Components, standard, box)


@pytest.mark.parametrize(
    ("inside", "line"),
    [
        ("ship[0].id", 4),
        ("ship[1]", 7),
        ("ship[1].holds.lower[1]", 11),
        ("ship[7].guns", 1),
        ("", 1),
    ],
)
def test_the_line_of_a_path(inside: str, line: int) -> None:
    assert line_of(SHIPS, inside) == line


def test_the_line_of_a_path_is_the_deepest_and_not_the_last() -> None:
    assert line_of("[a.b]\nc = 1\n[a]\nd = 2", "a.b.c") == 2
