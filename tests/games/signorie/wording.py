"""The words of Signorie, with all families."""

from __future__ import annotations

from games.text_checks import Wording

NAMES = ["red_player", "blue_player", "yellow_player", "purple_player"]
SIGNORIE = Wording("signorie", NAMES)
RULES = SIGNORIE.rules
words, name, attribute = SIGNORIE.words, SIGNORIE.name, SIGNORIE.attribute
said, offered, refused = SIGNORIE.said, SIGNORIE.offered, SIGNORIE.refused
every_language = SIGNORIE.every_language
