"""The project speaks of itself alone: no machine and no registry is named in it."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

UNSPEAKABLE = {
    "a path of somebody's machine": re.compile(
        r"(?<![\w.~])/(?:home|root|Users|work)/[\w.]|\b[A-Z]:\\Users\\"
    ),
    "a folder beside the project": re.compile(r"\.\./shared/"),
    "a package registry": re.compile(
        r"\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:com|org)|yarnpkg\.com|artifac[t]ory)|://[^\s\"']+/simple\b",
        re.I,
    ),
}

REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)==\S+(?: ; [^\\]+?)?(?: --hash=sha256:[0-9a-f]{64})+")


def unspeakable(text: str) -> list[tuple[int, str]]:
    """Number of the line, and what it names."""
    return [
        (number, what)
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in UNSPEAKABLE.items()
        if pattern.search(line)
    ]


def project_files() -> list[Path]:
    """What is committed, or would be with the next `git add`."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("no git checkout: nobody can tell the project's files from what tools left here")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def text_of(page: Path) -> str:
    content = page.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def requirements(lock: str) -> list[str]:
    return lock.replace("\\\n", "").splitlines()


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", name)[0]).lower()


def test_no_file_speaks_of_a_machine_or_a_registry() -> None:
    pages = project_files()
    assert Path(__file__) in pages
    found = {str(page.relative_to(ROOT)): unspeakable(text_of(page)) for page in pages}
    assert {page: lines for page, lines in found.items() if lines} == {}


@pytest.mark.parametrize("lock", sorted((ROOT / "locks").glob("*.txt")), ids=lambda lock: lock.name)
def test_a_lock_file_holds_versions_and_hashes_and_no_address(lock: Path) -> None:
    lines = [re.sub(r"\s+", " ", line) for line in requirements(lock.read_text("utf-8"))]
    assert lines
    assert [line for line in lines if not REQUIREMENT.fullmatch(line)] == []


def test_the_lock_file_names_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = {
        plain(name) for name in project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    }
    locked = {plain(line) for line in requirements((ROOT / "locks/dev.txt").read_text("utf-8"))}
    assert wanted <= locked


@pytest.mark.parametrize(
    "line",
    [
        "see " + "/".join(["", "home", "ann", "drakomor"]),
        "file:/" + "/".join(["", "root", ".cache"]),
        "C:" + "\\".join(["", "Users", "ann"]),
        "/".join(["..", "shared", "rules"]),
        "https://files." + "pythonhosted" + ".org/x.whl",
        "https://" + ".".join(["registry", "npmjs", "org"]),
        "--index-url http://localhost:3141/root/" + "simple",
    ],
)
def test_what_is_unspeakable_is_found(line: str) -> None:
    assert [number for number, _ in unspeakable(f"a fine line\n{line}\n")] == [2]


@pytest.mark.parametrize(
    "line",
    [
        "work/home",
        "https://a.example/home/page",
        "~/work/dragons",
        "#!/usr/bin/env bash",
        "./root/x",
        "/simple",
    ],
)
def test_what_may_be_said_is_let_be(line: str) -> None:
    assert unspeakable(line) == []


@pytest.mark.parametrize(
    "line", ["--index-url https://a.example", "rich==15.0.0", "rich @ https://a.example/rich.whl", "rich>=15"]
)
def test_a_line_with_an_address_or_without_a_hash_is_no_requirement(line: str) -> None:
    assert not REQUIREMENT.fullmatch(line)
    assert REQUIREMENT.fullmatch(f"rich==15.0.0 ; sys_platform == 'win32' --hash=sha256:{'0a' * 32}")
