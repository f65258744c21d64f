"""`drakomor serve`: tables over the network."""

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from drakomor.cli.parsing import Namespace
from drakomor.texts import Say


def add(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--host", help=say("serve-help-host"))
    parser.add_argument("--port", metavar="N", help=say("serve-help-port"))
    parser.add_argument("--data", metavar="DIR", help=say("serve-help-data"))
    parser.add_argument("--database", metavar="URL", help=say("serve-help-database"))
    parser.add_argument("--bots", metavar="N", help=say("serve-help-bots"))
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("serve-help-config"))


def run(args: Namespace, say: Say) -> int:
    """Serves until it is asked to end; what has been acknowledged is kept."""
    from drakomor.server.config import configured
    from drakomor.server.serving import serve

    config = configured(vars(args), os.environ, args.config)

    def tell(address: str) -> None:
        print(say("serve-address", address=address), flush=True)

    serve(config, tell)
    print(say("serve-ended"))
    return 0


__all__: list[Any] = ["add", "run"]
