"""VE-6.1, VE-L.18: what can be said of each event; the checks and the handbook read it here."""

from __future__ import annotations

from ...kernel.values import Value
from .language import When
from .words import CardType, EventId, ObjectKind


class Moment(Value, kw_only=True):
    """An event as card writers see it."""

    meaning: str
    windows: tuple[str, ...] = ()
    """Where it can be answered."""
    player: str = ""
    """Who event_player is; empty if nobody is."""
    card: str = ""
    """What event_card is."""
    char: str = ""
    """Who event_char is."""
    other: str = ""
    """Who event_other is."""
    filters: tuple[str, ...] = ()
    """What `when` and `on` may ask of it."""
    duel: bool = False
    """Whether a duel can be going on."""


_DUEL_FILTERS = ("fighter", "result", "casualty")

MOMENTS: dict[EventId, Moment] = {
    "game_start": Moment(meaning="after the mulligans, before round 1; only for passives (`on`)"),
    "untap_begin": Moment(
        meaning="the untap phase begins",
        windows=("W-U1",),
        player="holder of the initiative of the last round",
    ),
    "initiative_set": Moment(
        meaning="the initiative is fixed",
        windows=("W-U2",),
        player="new holder of the initiative",
        filters=("by",),
    ),
    "untapped": Moment(meaning="marked cards have been unmarked", windows=("W-U3",)),
    "settlement_begin": Moment(meaning="the settlement phase begins", windows=("W-S1",)),
    "cards_drawn": Moment(meaning="hands are filled or cut to the limit", windows=("W-S2",)),
    "dukats_computed": Moment(
        meaning="the net amounts are computed, not yet paid", windows=("W-S3",)
    ),
    "dukats_settled": Moment(meaning="the net amounts are taken or paid", windows=("W-S4",)),
    "election_announced": Moment(
        meaning="an election was announced; W-X if a card did it",
        windows=("W-S5", "W-X"),
        player="who announced it",
        filters=("by",),
    ),
    "game_phase_begin": Moment(meaning="the game phase begins", windows=("W-G1",)),
    "declared": Moment(
        meaning="something has just been put on the stack; a negation answers the topmost object",
        windows=("W-A", "W-D1", "W-D4"),
        player="who declared it",
        card="the declared card, or the source of the declared ability",
        char="who agitates, challenges or moves",
        other="the challenged",
        filters=("by", "object", "char", "other", "card", "target"),
        duel=True,
    ),
    "duel_answered": Moment(
        meaning="the duel was accepted or refused",
        windows=("W-D2",),
        player="controller of the challenged",
        char="the challenger",
        other="the challenged",
        filters=("by", "answer", "fighter", "char", "other"),
        duel=True,
    ),
    "duel_before": Moment(
        meaning="the equipment is chosen, the fight has not begun",
        windows=("W-D3",),
        player="controller of the challenger",
        char="the challenger",
        other="the challenged",
        filters=("fighter",),
        duel=True,
    ),
    "fight_turn": Moment(
        meaning="your own fight turn: used instead of a thrust (duel reply); only for replies",
        player="you",
        filters=("fighter",),
        duel=True,
    ),
    "duel_result": Moment(
        meaning="the totals are compared, nothing is applied yet; in a draw char is the challenger",
        windows=("W-D5",),
        player="controller of the winner",
        char="the winner",
        other="the loser",
        filters=_DUEL_FILTERS,
        duel=True,
    ),
    "duel_applied": Moment(
        meaning="the result is applied; in a draw char is the challenger",
        windows=("W-D6",),
        player="controller of the winner",
        char="the winner",
        other="the loser",
        filters=_DUEL_FILTERS,
        duel=True,
    ),
    "duel_end": Moment(
        meaning="the duel is over, its thrusts lie in the discard piles",
        windows=("W-D7",),
        player="controller of the challenger",
        char="the challenger",
        other="the challenged",
        filters=_DUEL_FILTERS,
        duel=True,
    ),
    "casualty_pending": Moment(
        meaning="a character is about to be wounded or killed; W-D5 in a duel, else W-K",
        windows=("W-D5", "W-K"),
        player="who causes it",
        char="the casualty",
        other="the character that causes it, if one does",
        filters=("by", "char", "other", "casualty", "in_duel"),
        duel=True,
    ),
    "entered_play": Moment(
        meaning="a card entered play",
        windows=("W-X",),
        player="who played it",
        card="the card",
        filters=("by", "card"),
        duel=True,
    ),
    "left_play": Moment(
        meaning="a card left play; W-D6 for the casualty of a duel",
        windows=("W-D6", "W-X"),
        player="whose card or fighter caused it",
        card="the card",
        char="the card, if it is a character",
        other="the character that caused it, if one did",
        filters=("by", "card", "how", "in_duel"),
        duel=True,
    ),
    "agitated": Moment(
        meaning="an agitation took effect",
        windows=("W-X",),
        player="who agitated",
        char="the agitator",
        filters=("by", "char"),
    ),
    "influence_used": Moment(
        meaning="political influence took effect",
        windows=("W-X",),
        player="who used it",
        card="the faction card",
        filters=("by",),
    ),
    "ending_begin": Moment(
        meaning="the effects of the round have ended, Fame is counted", windows=("W-E1",)
    ),
    "victory_check": Moment(
        meaning="the conditions of victory are checked",
        windows=("W-E2",),
        player="who would win, if anybody would",
        filters=("by",),
    ),
    "hand_discarded": Moment(meaning="everybody has discarded what he wanted", windows=("W-E3",)),
    "any": Moment(
        meaning="any reply window of the game phase; only for replies",
        duel=True,
    ),
}

OF_REPLIES: frozenset[EventId] = frozenset(("fight_turn", "any"))
"""The events that set nothing off."""
OF_PASSIVES: frozenset[EventId] = frozenset(("game_start",))
"""The events nobody can answer."""

_CARDS: dict[ObjectKind, tuple[CardType, ...]] = {
    "character": ("character",),
    "equipment": ("equipment",),
    "possession": ("possession",),
    "effect": ("effect",),
    "thrust": ("thrust",),
    "ability": ("faction", "strategy", "character", "equipment", "possession", "effect"),
}
"""The types a declared card can have, or the source of a declared ability."""
_OBJECTS_WITH: dict[str, frozenset[ObjectKind]] = {
    "card": frozenset(_CARDS),
    "char": frozenset(("agitation", "challenge", "move")),
    "other": frozenset(("challenge",)),
    "target": frozenset(("effect", "thrust", "ability")),
}
"""What must have been declared for the event to have such a card."""


def has_part(when: When, part: str) -> bool:
    """Whether the event has a card, char or other at all, or a target; if few things are asked
    for, one of those.
    """
    if part != "target" and not getattr(MOMENTS[when.event], part):
        return False
    return not when.object or bool(_OBJECTS_WITH[part] & set(when.object))


def types_of_card(when: When) -> frozenset[CardType]:
    """The types event_card can have."""
    if when.event == "influence_used":
        return frozenset(("faction",))
    if when.card and when.card.type:
        return frozenset(types_in(when.card.type))
    objects = when.object or tuple(_CARDS)
    return frozenset([each for kind in objects for each in _CARDS.get(kind, ())])


def types_in(named: CardType | tuple[CardType, ...] | None) -> tuple[CardType, ...]:
    """The card types a selector names."""
    return (named,) if isinstance(named, str) else named or ()
