"""The words of Magnaci, with all Families."""

from __future__ import annotations

from games.text_checks import Wording
from interpares.games.magnaci.cards import FAMILIES

NAMES = list(FAMILIES)
MAGNACI = Wording("magnaci", NAMES)
words, name, attribute = MAGNACI.words, MAGNACI.name, MAGNACI.attribute
said, offered, refused = MAGNACI.said, MAGNACI.offered, MAGNACI.refused
every_language = MAGNACI.every_language
