"""The words of Florence, with the houses that tests name."""

from __future__ import annotations

from games.text_checks import Wording

NAMES = ["medici", "pazzi", "strozzi", "albizzi", "rucellai"]
OPTIONS_ON = {"muse_and_princess": True, "cooperative_building": True}
FLORENCE = Wording("florence", NAMES)
RULES = FLORENCE.rules
words, name, attribute = FLORENCE.words, FLORENCE.name, FLORENCE.attribute
said, offered, refused = FLORENCE.said, FLORENCE.offered, FLORENCE.refused
every_language = FLORENCE.every_language
