"""What is wrong with a card, in the language of its reader.

The checks speak English; `text/flaws.en.ftl` has all they say, and the other languages go by it.
"""

from __future__ import annotations

import re
from functools import cache

from ...texts import ENGLISH, Texts, sources

MESSAGE = re.compile(r"(?m)^(flaw-[a-z-]+) = (.+)$")
PLACE = re.compile(r"\\\{\\ \\\$(\w+)\\ \\\}")


def said_in(language: str, said: str) -> str:
    """A sentence of the checks in that language; as it is where nobody has words for it."""
    if language == ENGLISH:
        return said
    for message, pattern in _patterns():
        if found := pattern.fullmatch(said):
            return Texts.of(__package__, language).say(message, found.groupdict())
    return said


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """All that the checks say; what leaves least open comes first."""
    written = MESSAGE.findall(sources(__package__, ENGLISH)["flaws.en.ftl"])
    ordered = sorted(written, key=lambda each: (each[1].count("$"), -len(each[1])))
    return [(message, _pattern(text)) for message, text in ordered]


def _pattern(text: str) -> re.Pattern[str]:
    """The checks have the signs of a typewriter."""
    typed = re.sub("[“”]", "'", text)
    return re.compile(PLACE.sub(r"(?P<\1>.+?)", re.escape(typed)))
