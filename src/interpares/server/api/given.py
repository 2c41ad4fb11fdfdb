"""What handlers are given: the services, and whoever sends the request."""

from __future__ import annotations

from litestar.di import NamedDependency

from ..principal import Principal
from ..services import Services

Parts = NamedDependency[Services]
Sender = NamedDependency[Principal]
