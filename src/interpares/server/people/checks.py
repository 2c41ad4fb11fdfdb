"""What people may call themselves, and the language they read."""

from __future__ import annotations

import re
import unicodedata

from ...texts import LANGUAGES
from ..errors import Problem

LONGEST_NAME = 64
DEFAULT_LANGUAGE = "en"

_LOGIN = re.compile(r"[\w.-]{3,32}")
_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
_WISH = re.compile(rf"\b({'|'.join(LANGUAGES)})\b[\w-]*(?:\s*;\s*q=([01](?:\.\d+)?))?")
_JOINERS = str.maketrans("", "", "\u200c\u200d")
"""Invisible, but part of names in some scripts and of some pictures."""


def clean_name(name: str) -> str:
    """The name with single spaces; raises Problem if it cannot be shown in one line."""
    words = " ".join(unicodedata.normalize("NFC", name).split())
    visible = words.translate(_JOINERS)
    if not visible or len(words) > LONGEST_NAME or not visible.isprintable():
        raise Problem("name-unfit", "bad_input", longest=LONGEST_NAME)
    return words


def clean_login(login: str) -> str:
    """The login as it is kept; raises Problem if nobody may have it."""
    kept = folded(login)
    if kept is None:
        raise Problem("login-unfit", "bad_input")
    return kept


def folded(login: str) -> str | None:
    """The login as it is kept, whatever the case and width of its letters; None if unfit."""
    kept = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())
    return kept if _LOGIN.fullmatch(kept) else None


def clean_email(email: str) -> str | None:
    """The address, None for an empty one; raises Problem if it cannot be an address."""
    kept = email.strip()
    if kept and not (_EMAIL.fullmatch(kept) and kept.isprintable()):
        raise Problem("email-unfit", "bad_input")
    return kept or None


def clean_agent(agent: str) -> str:
    """What a browser calls itself, as far as it is kept."""
    return "".join(each for each in agent[:200] if each.isprintable())


def language_of(accept: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    wishes = [(float(q or 1), word) for word, q in _WISH.findall(accept[:500].lower())]
    best = max(wishes, key=lambda wish: wish[0], default=(0.0, ""))
    return best[1] if best[0] > 0 else DEFAULT_LANGUAGE
