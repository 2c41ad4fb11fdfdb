"""The six secret questions of a Sejm, each as it is put to three players."""

from __future__ import annotations

from collections.abc import Callable

from games.attempts import after
from games.sigismundus.moments import demanded, hands
from games.sigismundus.positions import in_stage
from interpares.games.sigismundus.game import Sigismundus

PURSE = {"ducats": 4, "votes": 5, "active": (1, 1, 0)}
THREE = (PURSE, PURSE, PURSE)


def bribery() -> Sigismundus:
    return in_stage("bribery", *THREE, seats=3)


SECRETS: dict[str, tuple[Callable[[], Sigismundus], str, str, str]] = {
    "ducats for votes": (bribery, "offer_ducats 0", "offer_ducats 3", "offer_ducats 5"),
    "votes for sale": (
        lambda: after(bribery(), *hands("offer_ducats", 1, 2, 0)),
        "offer_votes 0",
        "offer_votes 4",
        "offer_votes 6",
    ),
    "votes for an office": (
        lambda: in_stage("voting", *THREE, seats=3, marked={15: 1}),
        "bid 0",
        "bid 5",
        "bid 8",
    ),
    "ducats for the king": (
        lambda: demanded("tax_2", *THREE, seats=3),
        "commit 0",
        "commit 4",
        "commit 5",
    ),
    "votes for the king": (
        lambda: demanded("sejm_support_2", *THREE, seats=3),
        "commit 1",
        "commit 5",
        "commit 6",
    ),
    "units for the king": (
        lambda: demanded("noble_host_2", *THREE, seats=3),
        "commit_units 0 0 0",
        "commit_units 1 1 0",
        "commit_units 0 0 1",
    ),
    "a side for an Act": (
        lambda: in_stage("act_of_law", *THREE, seats=3),
        "vote_for",
        "vote_against",
        "pass",
    ),
}
"""Where it is asked, two answers to it, and one that is refused."""
