"""What a host can set, by options of `interpares serve` or by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from ..kernel.errors import BadInput
from ..kernel.values import Value
from .database import default_url

PREFIX = "INTERPARES_"
LONGEST_REPLY_PAUSE_MS = 4000
"""Less than the shortest free time of a move: no pause ever costs anybody a bank."""
EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - addresses that stand for all of a machine's


class Settings(Value):
    """One server. Every field can be set as INTERPARES_<FIELD>."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """A SQLAlchemy address; empty is SQLite in the data folder."""
    bus: str = ""
    """redis://…; empty is this process alone."""
    workers: int = 1
    data: str = ""
    """The folder for what is kept; empty is the user's data folder."""
    public_url: str = ""
    """How people reach the server, for links in notifications."""
    synchronous: str = "NORMAL"
    """FULL also survives a power cut, at some cost (SQLite only)."""
    secure_cookies: bool = False
    """Behind HTTPS: cookies are not sent without it."""
    trust_proxy: bool = False
    """Read the client's address from X-Forwarded-For."""
    allow_private_targets: bool = False
    """Let webhooks and push reach private networks; for local tests."""
    smtp: str = ""
    """An Apprise address of the mail server (mailtos://…); empty is no e-mail."""
    hot_tables: int = 512
    """How many positions are kept in memory."""
    idle_s: int = 120
    """After so long without a move or a reader a position leaves memory."""
    bot_processes: int = 0
    """0 is one less than the cores, but at least one."""
    bot_limit_s: float = 10.0
    bot_pause_ms: int = 700
    """How long a bot or an order waits at most before it answers people; uniform."""
    reply_pause_ms: int = 800
    """How long any reply waits at most (to 4000), and half of it at least: it tells nothing."""
    rate_limits: bool = True
    static: str = ""
    """The folder of the built page; empty is the one that came with the program."""
    metrics_key: str = ""
    """The bearer secret that opens /metrics; empty is this machine only, not through a proxy."""
    log_level: str = "INFO"

    @property
    def folder(self) -> Path:
        """Where the server keeps its files."""
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("interpares"))

    @property
    def db_url(self) -> str:
        return self.db or default_url(self.folder)

    @property
    def url(self) -> str:
        """How people reach the server."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = "localhost" if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings the environment gives; raises BadInput naming the variable that is wrong."""
    given = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if (value := given.get(PREFIX + name.upper())) is not None:
            found[name] = value
    try:
        return checked(msgspec.convert(found, Settings, strict=False))
    except msgspec.ValidationError as error:
        raise BadInput(f"A setting INTERPARES_… is wrong: {error}.") from None


def checked(settings: Settings) -> Settings:
    """The settings, if they make sense together."""
    if settings.workers > 1 and not settings.bus:
        raise BadInput("Several workers need --bus redis://…, so that they hear of each other.")
    if not settings.db_url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        raise BadInput("--db must begin with sqlite+aiosqlite:// or postgresql+asyncpg://.")
    if settings.bus and not settings.bus.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput("--bus must begin with redis://, rediss:// or unix://.")
    if settings.synchronous not in ("NORMAL", "FULL"):
        raise BadInput("synchronous must be NORMAL or FULL.")
    if not 0 <= settings.reply_pause_ms <= LONGEST_REPLY_PAUSE_MS:
        raise BadInput(f"reply_pause_ms must be 0 to {LONGEST_REPLY_PAUSE_MS}.")
    return settings
