"""Notifications over HTTP: my channels, their test button, and the delivery log."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from ..notify.forms import (
    AnyNewChannel,
    ChannelChange,
    ChannelFacts,
    Code,
    PushKey,
)
from ..notify.history import DeliveryPage, page_of
from ..notify.trials import Tested
from ..people.limits import limit
from .given import Limit, Parts, Sender, owner

Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$", max_length=24)]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**62, description="`next` of a page.")]


class PushController(Controller):
    """What a browser must know before it subscribes."""

    path = "/api/push"
    tags = ("notifications",)

    @get("/key")
    async def key(self, services: Parts) -> PushKey:
        """The public key of this server for browser push."""
        return PushKey(await services.notify.keys.public())


class ChannelController(Controller):
    """The ways to reach me."""

    path = "/api/me/channels"
    tags = ("notifications",)

    @get("/")
    async def all(self, services: Parts, principal: Sender) -> list[ChannelFacts]:
        """My channels."""
        return await services.notify.channels.all_of(owner(principal))

    @post("/", middleware=[limit("channels", 20)])
    async def add(
        self, services: Parts, principal: Sender, data: JSONBody[AnyNewChannel]
    ) -> ChannelFacts:
        """A new channel; a code is mailed to an e-mail address and must be confirmed."""
        person_id = owner(principal)
        return await services.notify.channels.add(person_id, data, principal.language)

    @patch("/{channel_id:str}")
    async def change(
        self, services: Parts, principal: Sender, channel_id: Id, data: JSONBody[ChannelChange]
    ) -> ChannelFacts:
        """Its label, what it tells of and when, or whether it is switched on."""
        return await services.notify.channels.change(owner(principal), channel_id, data)

    @delete("/{channel_id:str}")
    async def remove(self, services: Parts, principal: Sender, channel_id: Id) -> None:
        """Remove a channel and what waits for it."""
        await services.notify.channels.remove(owner(principal), channel_id)

    @post("/{channel_id:str}/test", status_code=200, middleware=[limit("channel-test", 10)])
    async def test(self, services: Parts, principal: Sender, channel_id: Id) -> Tested:
        """Send a message now and say whether it arrived."""
        channel = await services.notify.channels.get(owner(principal), channel_id)
        return await services.notify.trials.test(channel, principal.language)

    @post("/{channel_id:str}/code", status_code=204, middleware=[limit("channel-code", 10)])
    async def send_code(self, services: Parts, principal: Sender, channel_id: Id) -> None:
        """Mail a new code to an address that is not confirmed yet."""
        channel = await services.notify.channels.get(owner(principal), channel_id)
        await services.notify.trials.send_code(channel, principal.language)

    @post("/{channel_id:str}/confirm", status_code=200, middleware=[limit("channel-code", 10)])
    async def confirm(
        self, services: Parts, principal: Sender, channel_id: Id, data: JSONBody[Code]
    ) -> ChannelFacts:
        """Prove with the code that the address is mine."""
        person_id = owner(principal)
        channel = await services.notify.channels.get(person_id, channel_id)
        await services.notify.trials.confirm(channel, data.code)
        return await services.notify.channels.facts(person_id, channel_id)

    @put("/{channel_id:str}/mutes/{table_id:str}", status_code=204)
    async def mute(self, services: Parts, principal: Sender, channel_id: Id, table_id: Id) -> None:
        """Hear nothing more of this table on this channel."""
        await services.notify.channels.mute(owner(principal), channel_id, table_id)

    @delete("/{channel_id:str}/mutes/{table_id:str}")
    async def unmute(
        self, services: Parts, principal: Sender, channel_id: Id, table_id: Id
    ) -> None:
        """Hear of this table again."""
        await services.notify.channels.unmute(owner(principal), channel_id, table_id)


class DeliveryController(Controller):
    """What was sent to me, or not."""

    path = "/api/me/deliveries"
    tags = ("notifications",)

    @get("/")
    async def page(
        self,
        services: Parts,
        principal: Sender,
        before: Before = None,
        limit: Limit = 50,
    ) -> DeliveryPage:
        """The delivery log, the latest first."""
        person_id = owner(principal)
        async with services.database.session() as session:
            return await page_of(session, person_id, principal.language, before, limit)


NOTICES = (PushController, ChannelController, DeliveryController)
"""Everything the application serves of this."""
