"""How a server is set up: by flags, else by the environment, else by a file, else as it is by default."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec

from drakomor.kernel import Malformed

PREFIX = "DRAKOMOR_"


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8200  # 0: any that is free
    data: str = "drakomor-data"  # the folder of the embedded database
    database: str = ""  # postgresql://…, for several nodes; otherwise SQLite in the data folder
    bots: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes in which bots think

    @property
    def store(self) -> str | Path:
        return self.database or Path(self.data).expanduser()


def configured(flags: Mapping[str, Any], environ: Mapping[str, str], file: Path | None = None) -> Config:
    """The first that says something of a setting decides.

    >>> configured({"port": 80}, {"DRAKOMOR_PORT": "90", "DRAKOMOR_HOST": "::1"})
    Config(host='::1', port=80, data='drakomor-data', database='', bots=1)
    """
    names = Config.__struct_fields__
    given: dict[str, Any] = _file(file) if file else {}
    given |= {name: environ[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environ}
    given |= {name: flag for name, flag in flags.items() if name in names and flag is not None}
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(str(file or "configuration"), "configuration", said=str(error)) from None


def _file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Malformed(str(path), "unreadable", said=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(str(path), "not-toml", said=str(error)) from None
