"""The closed lists of words a card may use."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

CardType: TypeAlias = Literal[
    "faction", "strategy", "character", "equipment", "possession", "effect", "thrust"
]
FactionId: TypeAlias = Literal["radziwill", "wisniowiecki", "court", "lubomirski"]
Mark: TypeAlias = Literal["radziwill", "wisniowiecki", "court", "lubomirski", "none"]
"""The faction of a card; none is nobody's."""
FactionWord: TypeAlias = Literal[
    "radziwill", "wisniowiecki", "court", "lubomirski", "own", "other", "none"
]
Keyword: TypeAlias = Literal[
    "famous",
    "honourable",
    "lady",
    "pludrak",
    "karmazyn",
    "influential",
    "elect",
    "loyal",
    "jew",
    "absent",
    "cossack",
    "weapon",
    "firearm",
    "armour",
    "inn",
    "permanent",
    "removable",
    "unikat",
    "cut",
]
Trait: TypeAlias = Literal["szabla", "kreski", "lafa", "upkeep", "income"]
Kind: TypeAlias = Literal["passive", "deed", "trifle", "reply", "thrust"]
"""VE-1.33 to VE-1.38: the sort of an ability; a thrust is played in a fight turn."""
Limit: TypeAlias = Literal["once_per_turn", "once_per_duel", "once_per_round", "once_per_game"]
Zone: TypeAlias = Literal["play", "hand", "cupboard", "discard", "removed", "duel", "thrusts"]
Field: TypeAlias = Literal["election", "karmazyn"]
Duration: TypeAlias = Literal["duel", "turn", "round", "next_round", "game"]
Lasts: TypeAlias = Literal["round", "next_round"]
Attached: TypeAlias = Literal["equipment", "thrust", "effect"]
Role: TypeAlias = Literal["challenger", "challenged"]
AnyRole: TypeAlias = Literal["challenger", "challenged", "any"]
Goods: TypeAlias = Literal["kreski", "dukats", "hand"]
"""What a player has: votes, money, cards in hand."""
Whose: TypeAlias = Literal["you", "opponents", "any", "each"]
Casualty: TypeAlias = Literal["wound", "kill"]
Saving: TypeAlias = Literal["keep", "wound", "hand"]
Answer: TypeAlias = Literal["accepted", "refused"]
Result: TypeAlias = Literal["win", "lose", "draw"]
Departure: TypeAlias = Literal["discarded", "removed", "wounded", "killed", "returned"]
Fate: TypeAlias = Literal["discard", "hand", "remove"]
ObjectKind: TypeAlias = Literal[
    "character",
    "equipment",
    "possession",
    "effect",
    "thrust",
    "ability",
    "agitation",
    "challenge",
    "move",
]
"""What can lie on the stack."""
Forbidden: TypeAlias = Literal[
    "agitate",
    "challenge",
    "be_challenged",
    "duel",
    "refuse",
    "move_field",
    "enter_karmazyn",
    "unmark",
    "use_ability",
    "attach_thrust",
    "play_thrust",
    "play_cut",
    "play_effect",
    "use_influence",
    "announce_election",
    "bribe",
]
"""What a card can forbid or allow: first of cards, then of players."""
ShieldId: TypeAlias = Literal["effects", "abilities", "attach", "discard", "casualty"]
Parameter: TypeAlias = Literal[
    "hand_limit",
    "elect_limit",
    "thrust_limit",
    "refuse_cost",
    "own_refuse_cost",
    "agitation_yield",
    "initiative_sum",
    "income",
    "lafa",
    "lafa_foreign",
    "weapon_slots",
    "election_threshold",
    "bribe_price",
    "kill_margin",
    "death_margin",
]
EventId: TypeAlias = Literal[
    "game_start",
    "untap_begin",
    "initiative_set",
    "untapped",
    "settlement_begin",
    "cards_drawn",
    "dukats_computed",
    "dukats_settled",
    "election_announced",
    "game_phase_begin",
    "declared",
    "duel_answered",
    "duel_before",
    "fight_turn",
    "duel_result",
    "duel_applied",
    "duel_end",
    "casualty_pending",
    "entered_play",
    "left_play",
    "agitated",
    "influence_used",
    "ending_begin",
    "victory_check",
    "hand_discarded",
    "any",
]
Phase: TypeAlias = Literal["setup", "untap", "settlement", "game", "ending"]
Variant: TypeAlias = Literal["standard", "feast"]

CARD_TYPES: tuple[CardType, ...] = get_args(CardType)
FACTIONS: tuple[FactionId, ...] = get_args(FactionId)
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
TRAITS: tuple[Trait, ...] = get_args(Trait)
FIELDS: tuple[Field, ...] = get_args(Field)
VARIANTS: tuple[Variant, ...] = get_args(Variant)
EVENTS: tuple[EventId, ...] = get_args(EventId)

TAKEN_OVER: frozenset[CardType] = frozenset(("character", "possession"))
"""VE-9.8, VE-11.8: what somebody else can come to control; what is attached goes with its host."""
UNTOUCHABLE: frozenset[CardType] = frozenset(("faction", "strategy"))
"""VE-1.2, VE-1.3: what no other card discards, removes, takes over, blanks, marks or unmarks."""
OF_PLAYERS: frozenset[str] = frozenset(
    ("play_thrust", "play_cut", "play_effect", "use_influence", "announce_election", "bribe")
)
"""The forbidden words that are said of a player, not of a card."""
OF_CARDS: frozenset[str] = frozenset(get_args(Forbidden)) - OF_PLAYERS
