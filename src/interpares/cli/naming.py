"""What to type to run this program again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "interpares"


def command(*words: object) -> str:
    """A command line that works as it is printed, here and now."""
    return " ".join([*program(), *(shlex.quote(str(word)) for word in words)])


def program() -> list[str]:
    """The name where the shell finds it, else the way to the file that is running."""
    running = Path(sys.argv[0])
    if shutil.which(NAME):
        return [NAME]
    if running.name == "__main__.py":
        return [shlex.quote(nearest(sys.executable)), "-m", NAME]
    if running.stem == NAME:
        return [shlex.quote(nearest(sys.argv[0]))]
    return [NAME]


def nearest(path: str) -> str:
    """A path in its shorter form, from the root or from here."""
    whole = os.path.abspath(path)  # noqa: PTH100 - a link to a program must stay a link
    try:
        from_here = os.path.relpath(whole)
    except ValueError:  # pragma: no cover - on another drive
        return whole
    if os.sep not in from_here:
        from_here = os.path.join(os.curdir, from_here)  # noqa: PTH118 - Path drops the dot
    return min(whole, from_here, key=len)
