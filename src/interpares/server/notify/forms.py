"""What is asked and answered about channels."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ...kernel.values import Value
from ..schema import Channel
from .spreading import is_confirmed
from .timing import Rules, rules_of

Label = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=64)]
Url = Annotated[str, Meta(min_length=1, max_length=2000)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]+$", max_length=100)]
Typed = Annotated[str, Meta(min_length=1, max_length=32)]


class SubscriptionKeys(Value):
    """The keys of a browser's PushSubscription."""

    p256dh: Key
    auth: Key


class Subscription(Value):
    """A PushSubscription as the browser gives it (`toJSON`)."""

    endpoint: Url
    keys: SubscriptionKeys
    expiration_time: float | None = msgspec.field(default=None, name="expirationTime")


class Address(Value):
    """Where e-mail goes to."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class Hook(Value):
    """Where JSON is posted to."""

    url: Url


class NewChannel(Value, tag_field="kind", kw_only=True):
    """A way to be reached."""

    label: Label = ""
    rules: Rules = Rules()


class NewPush(NewChannel, tag="push", kw_only=True):
    """This browser."""

    target: Subscription


class NewEmail(NewChannel, tag="email", kw_only=True):
    """An e-mail address; it must be confirmed with the code that is sent to it."""

    target: Address


class NewWebhook(NewChannel, tag="webhook", kw_only=True):
    """A program somewhere on the internet."""

    target: Hook


AnyNewChannel = NewPush | NewEmail | NewWebhook


class ChannelChange(Value):
    """What shall be different; null leaves it as it is."""

    label: Label | None = None
    enabled: bool | None = None
    rules: Rules | None = None


class Code(Value):
    """What somebody read in a message to the address."""

    code: Typed


class ChannelFacts(Value):
    """A channel as its person sees it; the target is shown in part only."""

    id: str
    kind: Literal["push", "email", "webhook"]
    label: str
    target: str
    rules: Rules
    enabled: bool
    confirmed: bool
    failures: int
    """How many deliveries failed in a row; after 20 the channel is switched off."""
    mutes: tuple[str, ...]
    """The tables it does not tell of."""
    created_ms: int


class PushKey(Value):
    """What a browser needs to subscribe (`applicationServerKey`)."""

    key: str


def channel_facts(row: Channel, mutes: tuple[str, ...]) -> ChannelFacts:
    return ChannelFacts(
        row.id,
        msgspec.convert(row.kind, Literal["push", "email", "webhook"]),
        row.label,
        hinted(row),
        rules_of(row.rules),
        row.enabled,
        is_confirmed(row),
        row.failures,
        mutes,
        row.created_ms,
    )


def hinted(row: Channel) -> str:
    """Enough of the target to know it again, and no more."""
    if row.kind == "email":
        name, _, domain = str(row.target["address"]).partition("@")
        return f"{name[:2]}…@{domain}"
    url = row.target["endpoint"] if row.kind == "push" else row.target["url"]
    return urlsplit(url).hostname or ""
