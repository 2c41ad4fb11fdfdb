"""Decks of Veto! by the words people type for them: ids of the box, or files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ..kernel.errors import BadInput
from .running import checking

if TYPE_CHECKING:
    from ..games.veto.deck import Deck


class Words(Protocol):
    """Whatever speaks the language of the reader."""

    @property
    def language(self) -> str: ...

    def say(self, message: str, **values: Any) -> str: ...


def opened(word: str, words: Words) -> Deck:
    """The deck of the box that has this id, else the one in that file; a wrong one fails."""
    from ..games.veto.cards import DECKS
    from ..games.veto.deck import deck_of
    from ..games.veto.deck_text import read

    path = Path(word)
    if word in DECKS:
        return deck_of(DECKS[word])
    if not word or not path.exists():
        raise BadInput(words.say("deck-no-file", file=word, decks=", ".join(DECKS)))
    with checking(path):
        try:
            return read(path.read_bytes().decode(), "pl" if words.language == "pl" else "en")
        except UnicodeDecodeError:
            raise BadInput(words.say("deck-encoding")) from None
