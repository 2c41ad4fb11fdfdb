"""Scenario files, run one by one."""

from __future__ import annotations

from pathlib import Path

from ..kernel.errors import InterParesError
from ..scenarios import Scenario


def differences(path: Path) -> list[str]:
    """Everything in which a scenario differs from what it expects; a flawed one differs too."""
    try:
        return Scenario.load(path.read_bytes().decode()).run()
    except InterParesError as error:
        return [str(error)]
    except UnicodeDecodeError:
        return ["This is no scenario: it is no text."]
