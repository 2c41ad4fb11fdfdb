"""What is asked of the workshop, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ...games.veto.checks_own import CardFlaw
from ...games.veto.deck import Counts
from ...games.veto.deck_code import LONGEST as LONGEST_LINK
from ...games.veto.deck_code import MOST_LINES
from ...games.veto.own_cards import LARGEST, MOST
from ...kernel.values import Value
from ..facts import Name
from ..messages import NO_NULL

Id = Annotated[str, Meta(max_length=80, pattern=NO_NULL)]
Copies = Annotated[int, Meta(ge=0, le=999)]
OwnCode = Annotated[str, Meta(max_length=2 * LARGEST, pattern=r"^[\w-]*$")]
OwnCodes = Annotated[tuple[OwnCode, ...], Meta(max_length=MOST)]
DeckTextGiven = Annotated[str, Meta(max_length=60_000)]
LinkCode = Annotated[str, Meta(max_length=LONGEST_LINK)]
Toml = Annotated[str, Meta(max_length=60_000)]
VariantId = Literal["standard", "feast"]


class DeckData(Value):
    """A deck as programs hold it: legal or not, finished or not."""

    faction: Id
    strategy: Id = ""
    """Empty for none."""
    cards: Annotated[dict[Id, Copies], Meta(max_length=MOST_LINES)] = {}
    """Copies by card."""
    own: OwnCodes = ()
    """The codes of its home-made cards."""


class CheckDeck(Value):
    """A deck to be read and checked: give one of text, link and deck."""

    text: DeckTextGiven | None = None
    link: LinkCode | None = None
    """The word that stands for a deck in a link."""
    deck: DeckData | None = None
    own: OwnCodes = ()
    """Home-made cards that the text may name."""
    variant: VariantId = "standard"


class DeckFlaw(Value):
    """What forbids a deck, or is not wise in it."""

    rule: str
    message: str
    text: str
    card: str
    """The card it is about, if it is about one."""


class ChanceOf(Value):
    """How likely one of some cards is in the hand before the first round."""

    opening: float
    redrawn: float
    """In the first hand or, if it had none, in the second."""


class DeckFigures(Counts):
    """What is in a cupboard, with means and chances as programs take them."""

    character_lafa: float
    """What a character costs on average."""
    chances: dict[str, ChanceOf]
    """Of an income card, a cheap character and an Elect: `income`, `cheap`, `elect`."""


class OwnCardFacts(Value):
    """A home-made card that may be played."""

    id: str
    """What it is called in decks, views and actions; made of its content."""
    code: str
    """The whole card in one word, to be sent with a deck."""
    entry: dict[str, Any]
    """As in a data file, without what is usual."""
    toml: str


class CheckedDeck(Value):
    """What the workshop says of a deck."""

    problem: str
    """Why the text or the link cannot be read; empty if it can."""
    legal: bool
    deck: DeckData | None
    flaws: tuple[DeckFlaw, ...] = ()
    warnings: tuple[DeckFlaw, ...] = ()
    figures: DeckFigures | None = None
    texts: dict[str, str] = {}
    """The deck as text, by language."""
    link: str = ""
    """The word that stands for it in a link."""
    own: tuple[OwnCardFacts, ...] = ()
    bring: dict[str, Any] | None = None
    """The action that answers `choose_setup` with this deck; null unless it is legal."""


class CheckCard(Value):
    """An entry as it is being written: it may be incomplete."""

    entry: dict[str, Any]


class ReadCards(Value):
    """A TOML file with entries `[[card]]`."""

    toml: Toml


class CheckedCard(Value):
    """What the workshop says of an entry."""

    flaws: tuple[CardFlaw, ...]
    entry: dict[str, Any]
    """The entry, without what is usual or not for its maker to say."""
    card: OwnCardFacts | None
    """Null while there are flaws."""
    doubts: tuple[CardFlaw, ...] = ()
    """Where the text of a card without flaws does not seem to tell what it does."""


class KeepDeck(Value):
    """A deck to be kept for me."""

    name: Name
    deck: DeckData


class KeptDeck(Value):
    """A deck of mine."""

    id: str
    name: str
    deck: DeckData
    created_ms: int
    changed_ms: int


class KeepCard(Value):
    """A card to be kept for me, finished or not."""

    name: Name
    entry: dict[str, Any]


class KeptCard(Value):
    """A card of mine."""

    id: str
    name: str
    entry: dict[str, Any]
    card: OwnCardFacts | None
    """Null while it has flaws."""
    created_ms: int
    changed_ms: int


class AskTrial(Value):
    """A deck that bots shall play against decks of the box."""

    deck: DeckData
    variant: VariantId = "standard"
    against: Annotated[tuple[Id, ...], Meta(max_length=20)] = ()
    """Decks of the box; none is all that may be played in this variant."""
    games: Annotated[int, Meta(ge=2, le=40)] = 10
    """Against each of them; every deal is played from both sides."""
    bot: Literal["greedy", "heuristic"] = "greedy"
    """The second is stronger, and five times as slow."""


class Tally(Value):
    """How the deck did against another, or against all."""

    deck: str
    """Empty for all of them together."""
    games: int
    wins: int
    failed: int
    """Games that came to no end."""
    win_rate: float | None
    """Null before the first game is over."""
    interval: tuple[float, float]
    """Where the true rate lies with 95 % confidence."""


class TrialFacts(Value):
    """A trial, and how far it is."""

    id: str
    status: Literal["running", "finished", "cancelled", "stopped"]
    """stopped: the server was stopped, or too many games failed."""
    variant: VariantId
    bot: str
    total: int
    done: int
    all: Tally
    against: tuple[Tally, ...]
    created_ms: int
    changed_ms: int
