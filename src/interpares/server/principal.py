"""Who is asking: a person, a program of theirs, or whoever holds the secret of a seat."""

from __future__ import annotations

from ..kernel.values import Value
from .errors import Problem

SCOPES = ("read", "play", "tables", "account")
"""What a token may be good for: reading my tables, playing, opening tables, my account."""


class Principal(Value):
    """What is known of the sender of a request."""

    person_id: str | None = None
    name: str = ""
    language: str = "en"
    key: str = ""
    """A seat's or host's secret, as sent; compared where the table is known."""
    scopes: tuple[str, ...] = SCOPES
    is_account: bool = False

    def __repr__(self) -> str:
        """Without the secret: it may come into a log."""
        return f"Principal(person_id={self.person_id!r}, scopes={self.scopes!r})"

    def needs(self, scope: str) -> None:
        """Refuse a token that is not good for this."""
        if scope not in self.scopes:
            raise Problem("scope-missing", "forbidden", scope=scope)

    def person(self) -> str:
        """The id of the person; nobody else may go on."""
        if self.person_id is None:
            raise Problem("sign-in", "unauthenticated")
        return self.person_id
