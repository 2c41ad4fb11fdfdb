"""The words of Sigismundus Augustus, with all Houses."""

from __future__ import annotations

from games.text_checks import Wording

NAMES = ["gorka", "zborowski", "zamoyski", "tarnowski", "firlej"]
SIGISMUNDUS = Wording("sigismundus", NAMES)
RULES = SIGISMUNDUS.rules
words, name, attribute = SIGISMUNDUS.words, SIGISMUNDUS.name, SIGISMUNDUS.attribute
said, offered, refused = SIGISMUNDUS.said, SIGISMUNDUS.offered, SIGISMUNDUS.refused
every_language = SIGISMUNDUS.every_language

Sentences = tuple[str, str, str]
"""The same in Polish, English and German."""
