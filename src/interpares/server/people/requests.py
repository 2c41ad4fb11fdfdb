"""What people send about themselves; lengths and forms are checked as it is read."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...kernel.values import Value
from ...texts import Language
from ..facts import Name
from .sessions import Private

Login = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=200)]
"""One that is only compared: whoever tries one learns nothing of its form."""
Email = Annotated[str, Meta(max_length=254)]
Scopes = Annotated[
    tuple[Literal["read", "play", "tables", "account"], ...], Meta(min_length=1, max_length=4)
]
Days = Annotated[int, Meta(ge=1, le=3650)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=400)]
Setting = bool | int | float | Text | Annotated[list[Text], Meta(max_length=50)] | None


class NewGuest(Value):
    """Somebody with a name only."""

    name: Name
    language: Language | None = None


class NewAccount(Private):
    """A guest, or somebody unknown, who wants to be known by a login and a password."""

    login: Login
    password: Password
    email: Email = ""
    name: Annotated[str, Meta(max_length=64)] = ""
    """Only for somebody unknown; empty is the login."""


class SignIn(Private):
    """An account on another browser."""

    login: Login
    password: GivenPassword


class NewPassword(Private):
    """Another password for my account."""

    old: GivenPassword
    new: Password


class TokenWish(Value):
    """A key for a program of mine."""

    name: Name
    scopes: Scopes
    days: Days | None = None
    """After so many days it opens nothing; null is never."""


class Change(Value):
    """What shall be different; null leaves it as it is."""

    name: Name | None = None
    language: Language | None = None
    email: Email | None = None
    """Empty removes it."""
    settings: Annotated[dict[Word, Setting], Meta(max_length=64)] | None = None
    """Replaces those it names; null removes one."""


class Farewell(Private):
    """I want to be gone; an account gives its password."""

    password: GivenPassword = ""
