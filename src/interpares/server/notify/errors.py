"""Why a message did not arrive."""

from __future__ import annotations


class Undelivered(Exception):
    """A message that did not reach its target: a word for the log, never the target itself."""

    def __init__(
        self, reason: str, value: int | str = "", *, gone: bool = False, wait_s: int = 0
    ) -> None:
        super().__init__(reason)
        self.reason = f"{reason}:{value}" if value else reason
        """As it is kept in the outbox; `delivery-…` are its words."""
        self.gone = gone
        """The target says that it will never take anything again."""
        self.wait_s = wait_s
        """How long the target asks to be left alone."""
