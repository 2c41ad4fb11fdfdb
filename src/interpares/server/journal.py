"""What the server tells its host: lines of JSON on standard error, without anybody's secrets."""

from __future__ import annotations

import logging

import msgspec

from ..kernel.errors import BadInput

OURS = "interpares"
UVICORN = "uvicorn.error"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class JsonLines(logging.Formatter):
    """Every line is one object; requests and messages are never in it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": written(record.getMessage()),
        }
        if record.exc_info:
            line["trace"] = written(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def written(text: str) -> str:
    """The text without what no file could hold."""
    return text.encode("utf-8", "replace").decode()


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise BadInput(f"The log level must be one of {', '.join(LEVELS)}, not {level}.")


def log_as_json(level: str) -> None:
    """All logging of this process; the level is that of our own modules.

    Libraries write addresses, statements and whole messages once they may say more than warnings.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(level)
    uvicorn = logging.getLogger(UVICORN)
    uvicorn.setLevel(max(logging.INFO, logging.getLevelName(level)))
    uvicorn.addFilter(is_about_the_server)


def is_about_the_server(record: logging.LogRecord) -> bool:
    """Not about one connection: how many there are is told by /metrics."""
    return record.levelno > logging.INFO or "websockets" not in record.pathname
