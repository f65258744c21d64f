"""`python -m drakomor`."""

import sys

from drakomor.cli import main

sys.exit(main())
