"""How every command ends: with 0, 1 or 2, and an error in one line."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

import typer
from typer.core import TyperGroup

from ..kernel.errors import InterParesError

FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130
"""What the library says of a command stopped by Ctrl-C."""


class Failed(Exception):
    """A check failed: the files could be read, but they do not hold what they should."""


@contextlib.contextmanager
def checking(what: object) -> Iterator[None]:
    """Whatever is wrong in here is the fault of the thing checked, not of the command."""
    try:
        yield
    except InterParesError as error:
        raise Failed(f"{what}: {error}") from None


class OneLineErrors(TyperGroup):
    """Commands that never show a traceback for what a user did."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        extra["standalone_mode"] = False
        sys.exit(self._run(*args, **extra))

    def _run(self, *args: Any, **extra: Any) -> int:
        try:
            code = super().main(*args, **extra)
        except Failed as error:
            return _complain(str(error), FAILED)
        except InterParesError as error:
            return _complain(str(error), WRONG_USAGE)
        except typer.TyperException as error:
            return _complain(error.format_message(), error.exit_code)
        except typer.Abort:
            code = INTERRUPTED
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            return _complain(f"{where}{error.strerror or error}", WRONG_USAGE)
        if code == INTERRUPTED:
            return _complain("Stopped.", FAILED)
        return code if isinstance(code, int) else 0


def _complain(text: str, code: int) -> int:
    # Commands that were given nothing have shown their help, and the error has no words.
    if text:
        print("interpares:", " ".join(text.split()), file=sys.stderr)
    return code
