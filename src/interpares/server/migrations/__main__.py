"""Writes the next revision: `python -m interpares.server.migrations "what changes"`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from ..database import default_url, known
from . import revise, upgrade

with tempfile.TemporaryDirectory() as folder:
    address = known(default_url(Path(folder)))
    upgrade(address, "head")
    revise(address, " ".join(sys.argv[1:]))
