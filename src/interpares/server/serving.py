"""Running the server: one process, or several that share a database and a bus."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import uvicorn

from .settings import Settings, to_environment

LARGEST_MESSAGE = 64 * 1024
STOP_S = 5
"""How long open requests may take when the server is told to stop."""


def serve(settings: Settings) -> None:
    """Until it is told to stop."""
    os.environ.update(to_environment(settings))
    log_as_json(settings.log_level)
    with shared_figures(settings):
        uvicorn.run(
            "interpares.server.app:create_app",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            # Compression costs more than it saves on messages of a few kilobytes.
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=settings.trust_proxy,
            timeout_graceful_shutdown=STOP_S,
        )


@contextmanager
def shared_figures(settings: Settings) -> Iterator[None]:
    """Where several workers put their figures, so that each can give those of all."""
    if settings.workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="interpares-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


class JsonLines(logging.Formatter):
    """Every line of the log is one object; requests and messages are never in it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_as_json(level: str) -> None:
    """All logging of this process as lines of JSON on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
