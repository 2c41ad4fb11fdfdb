"""The revisions of the tables, and the four things one does with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL

from ...kernel.errors import BadInput
from ..database import REVISIONS, file_of, is_sqlite

FOLDER = Path(__file__).parent


def upgrade(address: URL, revision: str) -> None:
    if is_sqlite(address):
        Path(file_of(address)).parent.mkdir(parents=True, exist_ok=True)
    try:
        command.upgrade(configuration(address), revision)
    except CommandError as error:
        raise BadInput(f"The database cannot be brought to {revision}: {error}") from error


def downgrade(address: URL, revision: str) -> None:
    try:
        command.downgrade(configuration(address), revision)
    except CommandError as error:
        raise BadInput(f"The database cannot be brought to {revision}: {error}") from error


def revise(address: URL, message: str) -> None:
    """Writes the revision that leads from the tables at the address to those of the schema."""
    number = f"{len(REVISIONS) + 1:04}"
    command.revision(configuration(address), message=message, autogenerate=True, rev_id=number)


def check(address: URL) -> None:
    """Raises if the tables at the address are not those of the schema."""
    command.check(configuration(address))


def configuration(address: URL) -> Config:
    config = Config(attributes=settings(address))
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    config.set_main_option("path_separator", "os")
    return config


def settings(address: URL) -> dict[str, Any]:
    """What env.py reads; the address stays out of the text of the configuration."""
    return {"address": address}
