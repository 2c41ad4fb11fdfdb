"""Somebody who looks after their channels over HTTP."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar.di import Provide

from interpares.server.api.notices import NOTICES
from interpares.server.people.limits import STORE
from interpares.server.principal import Principal
from interpares.server.services import Services
from interpares.server.settings import Settings
from server.notify.targets import Browser
from server.parts import application


class Visitor:
    """Somebody at the site."""

    def __init__(
        self, world: Any, principal: Principal, notify: Any, client: httpx.AsyncClient, tries: Any
    ) -> None:
        self.world = world
        self.principal = principal
        self.notify = notify
        self.client = client
        self.tries = tries
        """How often the site was asked, by the minute; our own limits are by the hour."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return await self.client.request(method, f"/api{path}", json=body)

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The content of an answer that is no refusal."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the message of a refusal, which has words."""
        answer = await self.ask(method, path, body)
        message = answer.json()["message"]
        assert answer.json()["text"] not in {message, f"problem-{message}"}
        return answer.status_code, message

    async def hook(self, **more: Any) -> Any:
        return await self.done("POST", "/me/channels", hook(self.world.web.url, **more))


def hook(url: str, **more: Any) -> dict[str, Any]:
    return {"kind": "webhook", "target": {"url": f"{url}/secret/path?token=x"}, **more}


def mailbox(address: str = "anna@example.org") -> dict[str, Any]:
    return {"kind": "email", "target": {"address": address}}


def subscription(world: Any) -> dict[str, Any]:
    return {"kind": "push", "target": Browser(f"{world.web.url}/push").subscription}


@asynccontextmanager
async def visiting(world: Any, principal: Principal, **options: Any):
    services = Services.__new__(Services)
    services.settings = Settings(
        allow_private_targets=options.pop("allow_private_targets", True), **options
    )
    services.database = world.database
    services.notify = world.notify(
        **{"allow_private_targets": services.settings.allow_private_targets, **options}
    )
    app = application(NOTICES, services, Provide(lambda: principal, sync_to_thread=False))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://tables.example") as client:
        yield Visitor(world, principal, services.notify, client, app.stores.get(STORE))
