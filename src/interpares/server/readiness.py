"""Whether a server could do its work here; if not, one sentence that says why."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..kernel.errors import BadInput, InterParesError
from .database import known, prepare
from .journal import check_level
from .settings import Settings

PRIVATE = 0o700
"""The database holds secrets: a new folder is for its owner alone."""
PATIENCE_S = 10
"""So long a database or a bus may take to answer."""


class Unable(InterParesError):
    """The server, or work on its database, cannot go on here, though it was asked for rightly."""


def check(settings: Settings) -> None:
    """Raises Unable, or BadInput for what can never work; makes or renews the database's tables."""
    check_level(settings.log_level)
    check_folder(settings.folder)
    asyncio.run(_check_services(settings))


def check_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
        raise Unable(f"The data folder {folder} cannot be made: {reason(error)}.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Unable(f"The data folder {folder} cannot be written to.")


async def _check_services(settings: Settings) -> None:
    with answering(settings.db_url):
        async with asyncio.timeout(PATIENCE_S):
            await prepare(settings.db_url)
    if settings.bus:
        await check_bus(settings.bus)


@contextmanager
def answering(db_url: str) -> Iterator[None]:
    """Whatever the database refuses in here becomes one sentence without its password."""
    place = known(db_url).render_as_string(hide_password=True)
    try:
        yield
    except BadInput as error:
        raise Unable(str(error)) from None
    except TimeoutError:
        raise Unable(f"The database {place} does not answer.") from None
    except (OSError, SQLAlchemyError) as error:
        raise Unable(f"The database {place} cannot be used: {reason(error)}.") from None


async def check_bus(url: str) -> None:
    """Later the bus may come and go; a wrong address is found out now."""
    from redis.exceptions import RedisError  # noqa: PLC0415 - redis only where it is used

    from .bus_redis import client  # noqa: PLC0415 - redis only where it is used

    try:
        async with asyncio.timeout(PATIENCE_S), client(url) as redis:
            await redis.ping()
    except (OSError, RedisError, ValueError, TimeoutError) as error:
        raise Unable(
            f"The bus at {without_password(url)} does not answer: {reason(error)}."
        ) from None


def without_password(url: str) -> str:
    """An address as it may be shown."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def reason(error: BaseException) -> str:
    """The error in a few words; never a statement, which could hold what is secret."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig else error
    words = getattr(inner, "strerror", None) or str(inner) or type(inner).__name__
    first = str(words).strip().partition("\n")[0].rstrip(".")
    return first.rpartition(">: ")[2] or type(inner).__name__
