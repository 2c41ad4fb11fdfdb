"""The command line: games in the terminal, and everything one does with their records."""

from __future__ import annotations


def main() -> None:
    """Run the command the arguments name."""
    from .app import app

    app()
