"""Work that needs the tables of today."""

from __future__ import annotations

from ..database import HEAD, exists, known, revision_of
from ..readiness import Unable


async def check_current(db_url: str) -> None:
    """Refuse a database that is not there, or not of this program's revision."""
    address = known(db_url)
    if not exists(address):
        raise Unable(f"There is no database at {address.database}.")
    revision = await revision_of(db_url)
    if revision != HEAD:
        raise Unable(
            f"The database has revision {revision or 'none'}, this program {HEAD}: "
            "run `interpares admin migrate` first."
        )
