"""The virtual environment of the peers, made at first use from locks/peers.txt."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "locks" / "peers.txt"
VENV = ROOT / ".venv-peers"
READY = VENV / ".ready"  # the digest of the lock that it was made from
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def make(packages: Iterable[str], tell: Callable[[str], None]) -> list[str]:
    """Makes it anew where the lock has changed. Peers that cannot be installed are named, and left out."""
    digest = sha256(LOCK.read_bytes()).hexdigest()
    if READY.exists() and READY.read_text("utf-8") == digest:
        return []
    tell(f"making {VENV.name} with the peers of locks/{LOCK.name}, some 300 MB: this once")
    shutil.rmtree(VENV, ignore_errors=True)
    failed = _run(sys.executable, "-m", "venv", str(VENV))
    missing = [f"no virtual environment: {failed}"] if failed else list(_install(sorted(set(packages)), tell))
    if not missing:
        READY.write_text(digest, "utf-8")
    return missing


def _install(packages: Iterable[str], tell: Callable[[str], None]) -> Iterator[str]:
    """All at once, by uv or by pip; where that fails, one by one. Tells which cannot be had, and why."""
    uv = (_uv(), "pip", "install", "--quiet", "--python", str(PYTHON), "--require-hashes")
    pip = (str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes")
    if any(not _run(*how, "--requirement", str(LOCK)) for how in (uv, pip)):
        return
    for package in packages:
        tell(f"installing {package} by itself")
        why = _run(*uv, "--constraint", str(LOCK), _pinned(package))
        if why:
            yield f"{package}: {why}"


def _uv() -> str:
    beside = Path(sys.executable).parent / "uv"
    return str(beside) if beside.exists() else shutil.which("uv") or "uv"


def _pinned(package: str) -> str:
    """The version that the lock names: `rlcard==1.2.0`."""
    lines = LOCK.read_text("utf-8").splitlines()
    return next(line.split()[0] for line in lines if line.startswith(f"{package}=="))


def _run(*command: str) -> str:
    """Why a command failed, in one line; "" where it did not."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        return str(error)
    said = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    return "" if done.returncode == 0 else (said or [f"exit status {done.returncode}"])[0][:160]
