"""What handlers are given: the services, and whoever sends the request."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from ..principal import Principal
from ..services import Services

Parts = NamedDependency[Services]
Sender = NamedDependency[Principal]
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]


def owner(principal: Principal) -> str:
    """The person whose account it is; a token needs the scope for that."""
    principal.needs("account")
    return principal.person()
