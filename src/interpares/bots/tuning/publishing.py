"""A tuning run as data of the package."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from ...kernel.errors import BadInput
from ..numbers import Numbers
from .factors import changed
from .players import present
from .tuner import Tuned

FOLDER = Path(__file__).parents[1] / "data"


def publish(tuned: Tuned, folder: Path = FOLDER) -> Path:
    """Write a run down, and its numbers if they are adopted; a run is written once."""
    kept = present(tuned.game)
    if tuned.run in kept.runs:
        raise BadInput(f"This run is already kept in the data of {tuned.game}.")
    weights = changed(kept.weights, tuned.run.factors) if tuned.run.adopted else kept.weights
    path = folder / f"{tuned.game}.toml"
    path.write_bytes(
        dumped(structs.replace(kept, runs=(*kept.runs, tuned.run), weights=weights), kept)
    )
    return path


def dumped(numbers: Numbers[Any], before: Numbers[Any] | None = None) -> bytes:
    """A data file; variants say only what differs from the numbers they were written beside."""
    raw = msgspec.to_builtins(numbers)
    beside = msgspec.to_builtins((before or numbers).weights)
    for name, own in raw.get("variants", {}).items():
        raw["variants"][name] = {key: own[key] for key in own if own[key] != beside[key]}
    try:
        return msgspec.toml.encode(raw)
    except ImportError:
        raise BadInput(
            "Writing TOML needs a package more: pip install 'interpares[tune]'."
        ) from None
