"""What the words of the card language mean, where their types cannot carry a docstring."""

from __future__ import annotations

from .words import Duration, Forbidden, Kind, Limit, Parameter, ShieldId, Zone

FIELDS: dict[str, str] = {
    "source": "where the card comes from: `ours` for a new one",
    "rulebook_fields": "what of it is printed in the rulebook, if the rest is not",
    "public_fields": "what of it is known from public sources, if the rest is not",
    "ours_fields": "what of it is ours, if the rest is not",
    "deduced_fields": "what of it was concluded from something else",
    "note": "a remark for readers of the file",
    "basis": "why a value is what it is",
    "id": "English, small letters and `_`; it never changes",
    "number": "the next free one; the numbers have no gaps and rise in each file",
    "type": "the type of card the file is for",
    "name": "the name in Polish and English",
    "rarity": "rare, uncommon (`N`), common (`P`) or occasional (`Q`)",
    "text": "what the card says, in Polish and English",
    "ability": "what it does while it is in play",
    "full_name": "the long name of the faction",
    "treasury": "dukats at the start",
    "income": "dukats at every settlement",
    "own_victory": "whether it has a condition of victory of its own",
    "epithet": "tells versions of a person apart",
    "person": "who it is: one card of a person may be in play",
    "faction": "a faction, or `none`",
    "szabla": "Szabla; of a thrust, what it adds",
    "kreski": "Kreski",
    "lafa": "dukats to deploy or play it",
    "upkeep": "dukats paid at every settlement; a card has upkeep or income",
    "keywords": "keywords of its type",
    "bonus": "what it adds to its bearer",
    "unique": "only one may be in play",
    "attach_to": "whether opponents' characters may be given it too",
    "bearer": "who may bear it; anybody if it is left out",
    "play": "how it is played",
    "unstoppable": "neither negated nor discarded (VE-6.21)",
}
KINDS: dict[Kind, str] = {
    "passive": "works by itself: `static` holds all the time, `on` sets `do` off at once",
    "deed": "in your own turn, one per turn",
    "trifle": "in your own turn, any number, never during a deed",
    "reply": "in a window whose event fits `when`",
    "thrust": "only of thrust cards: in your own fight turn",
}
LIMITS: dict[Limit, str] = {
    "once_per_turn": "once in a turn, whoever's it is",
    "once_per_duel": "once in a duel",
    "once_per_round": "once in a round",
    "once_per_game": "once in a game for the player, with all copies of the card",
}
PLAYERS: dict[str, str] = {
    "you": "the controller of the card; of what lies on the stack, who declared it",
    "each_opponent": "every other player, from the holder of the initiative clockwise",
    "each_player": "every player, in the same order",
    "event_player": "who did what the event is about",
    "initiative": "who holds the initiative now",
    "enemy": "the controller of the enemy fighter",
    "each": "inside `for_each` over players: the one whose turn it is",
    "target:NAME": "the player chosen for the target NAME",
    "controller_of:CARD": "who controls that card now",
    "owner_of:CARD": "whose deck it came from",
}
CARDS: dict[str, str] = {
    "self": "the card that says it",
    "host": "what it is attached to",
    "event_card": "the card the event is about",
    "event_char": "the character the event is about",
    "event_other": "the second character of the event",
    "my_fighter": "your fighter in the current duel",
    "enemy_fighter": "the other fighter",
    "each": "inside `for_each` over cards: the one whose turn it is",
    "NAME": "the card chosen for the target NAME",
}
ACTIONS: dict[Forbidden, str] = {
    "agitate": "agitate with it",
    "challenge": "challenge with it",
    "be_challenged": "be named as the challenged",
    "duel": "take any part in a duel",
    "refuse": "refuse a duel",
    "move_field": "be moved between the fields as a deed",
    "enter_karmazyn": "be deployed on or moved to the karmazyn field",
    "unmark": "be unmarked in the untap phase",
    "use_ability": "use deeds, trifles and replies printed on it",
    "attach_thrust": "be given more thrusts",
    "play_thrust": "play thrusts",
    "play_cut": "play thrusts that are Cuts",
    "play_effect": "play effect cards",
    "use_influence": "use political influence",
    "announce_election": "announce an election, also by a card",
    "bribe": "pay for initiative",
}
SHIELDS: dict[ShieldId, str] = {
    "effects": "no opponent's effect card may choose it as a target or be attached to it",
    "abilities": "no opponent's ability may choose it as a target",
    "attach": "no opponent may attach an effect to it",
    "discard": "no opponent's card discards or removes it; casualties are not stopped",
    "casualty": "no card wounds or kills it; duels do",
}
PARAMETERS: dict[Parameter, str] = {
    "hand_limit": "cards kept in the settlement phase (6)",
    "elect_limit": "Elects in play (1)",
    "thrust_limit": "face-down thrusts on a character (2, of a Karmazyn 1)",
    "refuse_cost": "kreski lost by who refuses your character (1)",
    "own_refuse_cost": "kreski you lose when your character refuses; it comes before refuse_cost",
    "agitation_yield": "kreski an agitation of your character brings (1)",
    "initiative_sum": "is added to your initiative",
    "income": "is added to your settlement; it may be negative",
    "lafa": "is added to the price of cards in your hand, after doubling",
    "lafa_foreign": "how many times the lafa characters of other factions cost (2)",
    "weapon_slots": "weapons and firearms your fighter may use together (1)",
    "election_threshold": "kreski you need for an election (two thirds)",
    "bribe_price": "dukats for 1 in the bribery (3)",
    "kill_margin": "the margin from which your fighter kills (3)",
    "death_margin": (
        "the margin from which your character is killed, counted from 3;"
        " it is used where it is larger than kill_margin"
    ),
}
DURATIONS: dict[Duration, str] = {
    "duel": "to the end of the current duel",
    "turn": "until the player at voice yields or says bene",
    "round": "to the start of this round's ending phase",
    "next_round": "to the start of the next round's ending phase",
    "game": "as long as the card stays in play; of a player, for the rest of the game",
}
ZONES: dict[Zone, str] = {
    "play": "on the table, attached or not, but no thrusts",
    "hand": "in hand",
    "cupboard": "in the cupboard",
    "discard": "in the discard pile",
    "removed": "removed from the game",
    "duel": "thrusts of the current duel",
    "thrusts": "thrusts attached to characters",
}
