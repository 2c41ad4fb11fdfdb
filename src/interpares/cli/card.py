"""`interpares card`: home-made cards of Veto!, checked and made ready for a deck."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from ..kernel.errors import BadInput
from ..kernel.values import Value
from .deck import Lang, Words
from .printing import Json
from .running import Failed

if TYPE_CHECKING:
    from ..games.veto.own_cards import OwnCard

card = typer.Typer(
    no_args_is_help=True,
    help="Home-made cards of Veto!: check them, put them into a deck.",
    epilog="Example: interpares card check my_cards.toml",
)


class Checked(Value):
    """What is said of a card."""

    name: str
    id: str
    """Empty if it cannot be played."""
    flaws: tuple[Any, ...]


File = Annotated[Path, typer.Argument(metavar="FILE", help="TOML with entries [[card]].")]


@card.command(epilog="Example: interpares card check my_cards.toml")
def check(file: File, lang: Lang = None, *, json: Json = False) -> None:
    """Hold cards against the language of cards and the rules; each flaw comes with its place."""
    from ..games.veto.flaw_words import said_in
    from ..games.veto.own_cards import flaws_of, made, name_in

    words = Words(lang)
    entries = entries_in(file, words)
    found = []
    for entry in entries:
        flaws = flaws_of(entry)
        found.append(Checked(name_in(entry), "" if flaws else made(entry).id, tuple(flaws)))
    if json:
        print(msgspec.json.encode(found).decode())
    for each in () if json else found:
        print(words.say("card-checked", name=each.name, id=each.id))
        for flaw in each.flaws:
            said = said_in(words.language, flaw.said)
            print(f"  {flaw.path}: {said}" if flaw.path else f"  {said}")
    if wrong := sum(bool(each.flaws) for each in found):
        raise Failed(words.say("card-refused", file=str(file), cards=wrong))


@card.command(epilog="Example: interpares card line my_cards.toml >> my_deck.txt")
def line(file: File, lang: Lang = None) -> None:
    """Write cards as lines of a deck; then their names can be used in it."""
    from ..games.veto.deck import in_language
    from ..games.veto.deck_text import OWN_CARD

    words = Words(lang)
    for own in cards_in(file, words):
        entry = msgspec.json.encode(own.entry).decode()
        print(f"{in_language(OWN_CARD, words.language)}: {entry}")


def cards_in(file: Path, words: Words) -> list[OwnCard]:
    """The cards of a file; a wrong one fails."""
    from ..games.veto.own_cards import made

    try:
        return [made(each) for each in entries_in(file, words)]
    except BadInput as error:
        raise Failed(f"{file}: {error}") from None


def entries_in(file: Path, words: Words) -> list[Any]:
    """The entries `[[card]]` of a file."""
    try:
        found = tomllib.loads(file.read_bytes().decode())
    except UnicodeDecodeError:
        raise Failed(f"{file}: {words.say('deck-encoding')}") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Failed(f"{file}: {words.say('card-toml', flaw=str(error))}") from None
    entries = found.get("card")
    if not isinstance(entries, list) or not entries:
        raise Failed(f"{file}: {words.say('card-none')}")
    return entries
