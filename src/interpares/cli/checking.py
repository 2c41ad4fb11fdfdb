"""Scenario files and lessons, run one by one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ..kernel.errors import InterParesError
from ..lessons import loaded
from ..scenarios import Scenario


def differences(path: Path) -> list[str]:
    """Everything in which a scenario differs from what it expects; a flawed one differs too."""
    try:
        text = path.read_bytes().decode()
        return loaded(text).flaws() if is_lesson(text) else Scenario.load(text).run()
    except InterParesError as error:
        return [str(error)]
    except UnicodeDecodeError:
        return ["This is no scenario: it is no text."]


def is_lesson(text: str) -> bool:
    """Whether a file has steps for a learner; what is no TOML at all is no scenario either."""
    try:
        return "steps" in msgspec.toml.decode(text)
    except (ValueError, RecursionError):
        return False
