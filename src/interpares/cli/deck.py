"""`interpares deck`: decks of Veto! checked, counted and written down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ..kernel.errors import BadInput
from ..texts import Texts
from .deck_files import opened
from .options import language_of
from .printing import Json, show
from .running import Failed

if TYPE_CHECKING:
    from ..games.veto.deck import Chance, Deck, Flaw, Language, Stats

deck = typer.Typer(
    no_args_is_help=True,
    help="Decks of Veto!: check them, count what is in them, begin with one of the box.",
    epilog="Example: interpares deck check my_deck.txt",
)

File = Annotated[
    str, typer.Argument(metavar="FILE", help="A deck as text, or the id of one in the box.")
]
Variant: TypeAlias = Literal["standard", "feast"]
"""As the game has them; it is loaded by the command that needs it, not by the help."""
Lang = Annotated[str | None, typer.Option("--lang", help="pl or en; else the system's.")]
DECIMALS = 6
"""How exact chances are for programs."""
BAR, LONGEST_BAR = "█", 30


class Words:
    """Sentences about decks, in a language that Veto! speaks."""

    def __init__(self, choice: str | None) -> None:
        self.language: Language = "pl" if language_of(choice) == "pl" else "en"
        self._texts = Texts.of("interpares.cli", self.language)

    def say(self, message: str, **values: Any) -> str:
        return self._texts.say(f"cli-{message}", values)

    def one_of(self, message: str, word: str, values: Mapping[str, Any] | None = None) -> str:
        """One of the things a message is the heading of."""
        return self._texts.attribute(f"cli-{message}", word.replace("_", "-"), values or {})

    def flaw(self, flaw: Flaw, deck: Deck) -> str:
        """A rule, and what in the deck stands against it."""
        from ..games.veto.deck_text import flaw_said

        return self.say("deck-flaw", rule=flaw.rule, text=flaw_said(flaw, deck, self.language))

    def name(self, value: str | int) -> str | int:
        """The name of a card by its id; whatever is no card stays as it is."""
        from ..games.veto.cards import PRINTED
        from ..games.veto.deck import called

        known = isinstance(value, str) and value in PRINTED
        return called(str(value), self.language) if known else value


@deck.command(epilog="Example: interpares deck check my_deck.txt --variant feast")
def check(
    file: File,
    variant: Annotated[Variant, typer.Option(help="The rules it is for.")] = "standard",
    lang: Lang = None,
) -> None:
    """Hold a deck against the rules; cards of no use are named too, but they are allowed."""
    from ..games.veto.deck import flaws, warnings

    words = Words(lang)
    found = opened(file, words)
    wrong, unwise = flaws(found, variant), warnings(found)
    print(words.say("deck-checked", deck=file, rules=words.one_of("deck-variants", variant)))
    for flaw in wrong:
        print(f"  {words.flaw(flaw, found)}")
    for warning in unwise:
        print(f"  {words.say('deck-warning')}: {words.flaw(warning, found)}")
    if wrong:
        raise Failed(words.say("deck-refused", deck=file, flaws=len(wrong)))
    print(words.say("deck-legal", cards=len(found.cupboard)))


@deck.command(epilog="Example: interpares deck stats radziwill_starter --json")
def stats(file: File, lang: Lang = None, *, json: Json = False) -> None:
    """Count types, keywords, costs and votes, and reckon the chances of the opening hand."""
    from ..games.veto.deck import stats as counted

    words = Words(lang)
    found = counted(opened(file, words))
    if json:
        print(msgspec.json.encode(found, enc_hook=rounded).decode())
    else:
        Console().print(stats_table(found, words))


@deck.command("show", epilog="Example: interpares deck show court_starter --lang pl > my_deck.txt")
def show_deck(
    name: Annotated[str, typer.Argument(help="The id of a deck, from `interpares deck list`.")],
    lang: Lang = None,
) -> None:
    """Write out a deck of the box, for a start of one's own."""
    from ..games.veto.cards import DECKS
    from ..games.veto.deck import deck_of, in_language
    from ..games.veto.deck_text import write

    words = Words(lang)
    if name not in DECKS:
        raise BadInput(words.say("deck-none", deck=name, decks=", ".join(DECKS)))
    facts = DECKS[name]
    print(f"# {in_language(facts.name, words.language)}")
    print(write(deck_of(facts), words.language), end="")


@deck.command("list", epilog="Example: interpares deck list")
def list_decks(lang: Lang = None, *, json: Json = False) -> None:
    """Name the decks of the box."""
    from ..games.veto.cards import DECKS

    fields = ("id", "name", "faction", "strategy", "size", "variants")
    facts = [{each: getattr(found, each) for each in fields} for found in DECKS.values()]
    show(facts, lambda rows: decks_table(rows, Words(lang)), json=json)


def rounded(value: Any) -> float:
    """An exact fraction as programs take it."""
    assert isinstance(value, Fraction)
    return round(float(value), DECIMALS)


def decks_table(decks: Iterable[dict[str, Any]], words: Words) -> Table:
    """The decks of the box for people."""
    from ..games.veto.deck import in_language

    table = Table.grid(padding=(0, 3, 0, 0))
    for facts in decks:
        rules = [words.one_of("deck-variants", each) for each in facts["variants"]]
        strategy = words.name(facts["strategy"]) or words.say("deck-no-strategy")
        table.add_row(f"[bold]{facts['id']}[/]", in_language(facts["name"], words.language))
        table.add_row("", f"{words.name(facts['faction'])}, {strategy}")
        table.add_row("", f"{words.say('deck-variants')}: {', '.join(rules)}")
    return table


def stats_table(found: Stats, words: Words) -> Table:
    """What is in a deck, for people."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True)
    for name, value in (*_figures(found, words), *_chances(found, words), *_lists(found, words)):
        table.add_row(f"[bold]{name}[/]", value)
    return table


def _figures(found: Stats, words: Words) -> list[tuple[str, str]]:
    average, income = float(found.character_lafa), found.income_cards
    return [
        (words.say("deck-cards"), str(found.size)),
        (words.say("deck-average"), words.say("deck-number", number=average)),
        (words.say("deck-income"), words.say("deck-incomes", income=found.income, cards=income)),
        (words.say("deck-kreski"), str(found.kreski)),
        (words.say("deck-szabla"), str(found.szabla)),
        (words.say("deck-elects"), str(found.elects)),
        (words.say("deck-karmazyns"), str(found.karmazyns)),
        (words.say("deck-negations"), str(found.negations)),
    ]


def _lists(found: Stats, words: Words) -> list[tuple[str, str]]:
    from ..games.veto.cards import KEYWORDS
    from ..games.veto.deck import in_language
    from ..games.veto.deck_text import SECTIONS

    sections = {each: in_language(SECTIONS[each], words.language) for each in found.types}
    keywords = {each: in_language(KEYWORDS[each].name, words.language) for each in found.keywords}
    factions = {each: words.name(each) for each in found.factions}
    factions |= {"none": words.say("deck-no-faction")}
    replies = {each: words.one_of("deck-replies", each) for each in found.replies}
    return [
        (words.say("deck-types"), _listed(found.types, sections)),
        (words.say("deck-factions"), _listed(found.factions, factions)),
        (words.say("deck-keywords"), _listed(found.keywords, keywords)),
        (words.say("deck-replies"), _listed(found.replies, replies)),
        (words.say("deck-lafa"), _curve(found.lafa)),
    ]


def _listed(counts: Mapping[Any, int], names: Mapping[Any, Any]) -> str:
    return "\n".join(f"{count:>3}  {names[each]}" for each, count in counts.items())


def _curve(counts: Mapping[int, int]) -> str:
    """A bar for every price, also for those that do not occur between others."""
    prices = range(min(counts, default=0), max(counts, default=-1) + 1)
    part = min(1, LONGEST_BAR / max(counts.values(), default=1))
    bars = [(price, counts.get(price, 0)) for price in prices]
    return "\n".join(f"{price:>3}  {BAR * int(count * part)} {count}" for price, count in bars)


def _chances(found: Stats, words: Words) -> list[tuple[str, str]]:
    from ..games.veto.deck import CHEAP

    chances = {name: _chance(each, words) for name, each in found.chances.items()}
    return [
        (words.say("deck-chance-income"), chances["income"]),
        (words.say("deck-chance-cheap", lafa=CHEAP), chances["cheap"]),
        (words.say("deck-chance-elect"), chances["elect"]),
    ]


def _chance(chance: Chance, words: Words) -> str:
    opening, redrawn = (float(100 * each) for each in (chance.opening, chance.redrawn))
    return words.say("deck-chance", opening=opening, redrawn=redrawn)
