"""VE-L.1 to VE-L.7: the texts of a card: what goes with which kind, type and time."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import structs

from .checks_language import flaws_in
from .checks_moments import OF_PASSIVES, OF_REPLIES
from .checks_scope import CHARACTER, Flaw, Known, Scope, Speaker, Types, types
from .checks_tables import OF_SOURCES
from .components import (
    CharacterCard,
    EffectCard,
    EquipmentCard,
    FactionCard,
    KeywordFacts,
    PossessionCard,
    StrategyCard,
    ThrustCard,
)
from .language import Cost, Selector
from .operations import Ability, AnyOperation, Playing, Spoken, blocks
from .plain_operations import Win
from .words import UNTOUCHABLE, CardType, Kind

AnyCard: TypeAlias = (
    FactionCard
    | StrategyCard
    | CharacterCard
    | EquipmentCard
    | PossessionCard
    | EffectCard
    | ThrustCard
)

HOSTS: Types = frozenset(("character", "equipment", "possession", "effect", "faction"))
"""VE-1.27: what an effect can be attached to."""
_PLAYED: dict[CardType, tuple[Kind, ...]] = {
    "effect": ("deed", "trifle", "reply"),
    "thrust": ("thrust", "reply"),
}


def text_flaws(card: AnyCard, known: Known) -> Iterator[Flaw]:
    """Everything wrong in the texts of a card."""
    speaker = Speaker(card.type, _hosts(card), known)
    for at, ability in enumerate(card.ability):
        yield from _ability_flaws(ability, f"ability[{at}]", speaker)
    match card:
        case EffectCard() | ThrustCard():
            yield from _playing_flaws(card, speaker)
        case EquipmentCard() if card.bearer:
            yield from _place_flaws(card.bearer, "bearer", CHARACTER, speaker.scope("trifle"))
        case FactionCard() if sum(each.influence for each in card.ability) != 1:
            yield "ability", "a faction card has one political influence (VE-1.2)"
        case StrategyCard() if card.own_victory != any(_wins(each.do) for each in card.ability):
            yield "own_victory", "it says whether the strategy wins on victory_check (VE-10.14)"
        case _:
            pass


def keyword_flaws(keyword: KeywordFacts, known: Known) -> Iterator[Flaw]:
    """Everything wrong in the abilities that come with a keyword."""
    hosts = {"equipment": CHARACTER, "effect": HOSTS}.get(keyword.on)
    for at, ability in enumerate(keyword.ability):
        yield from _ability_flaws(ability, f"ability[{at}]", Speaker(keyword.on, hosts, known))


def _hosts(card: AnyCard) -> Types | None:
    match card:
        case EquipmentCard():
            return CHARACTER
        case StrategyCard():
            return frozenset(("faction",))
        case EffectCard() if card.play.attach:
            return types(card.play.attach.type)
        case _:
            return None


def _wins(operations: Iterable[AnyOperation]) -> bool:
    return any(
        isinstance(each, Win) or any(_wins(block) for block in blocks(each)) for each in operations
    )


def _place_flaws(sel: Selector, path: str, among: Types, scope: Scope) -> Iterator[Flaw]:
    """Where a card is put: its bearer or host."""
    yield from flaws_in(sel, path, scope)
    if sel.zone != "play":
        yield f"{path}.zone", "a card is attached to a card in play"
    if not types(sel.type) <= among and (sel.type or among is HOSTS):
        yield f"{path}.type", f"it can be {', '.join(sorted(among))}"


def _playing_flaws(card: EffectCard | ThrustCard, speaker: Speaker) -> Iterator[Flaw]:
    play = card.play
    if play.kind not in _PLAYED[card.type]:
        yield "play.kind", f"such a card is played as {' or '.join(_PLAYED[card.type])}"
    if card.ability and not play.attach:
        yield "ability", "only a card in play has abilities, and this one never is"
    yield from [(f"play.{key}", said) for key, said in _kind_flaws(play)]
    yield from [(f"play.{key}", said) for key, said in _from_hand_flaws(play, card.type)]
    yield from [(f"play.{key}", said) for key, said in _attach_flaws(play, card.type)]
    scope = speaker.scope(play.kind, play.when)
    yield from _flaws_of_words(play, "play", scope)
    if play.attach:
        yield from _place_flaws(play.attach, "play.attach", HOSTS, scope)
    for keyword in card.keywords:
        if keyword in ("unikat", "permanent") and not play.attach:
            yield "keywords", f"'{keyword}' is said of attached effects only"


def _from_hand_flaws(play: Playing, type_: CardType) -> Iterator[Flaw]:
    """What a card that is not in play cannot do."""
    if play.limit not in (None, "once_per_game"):
        yield "limit", "a card that is not in play is counted once_per_game only (VE-L.5)"
    if play.cost.mark == "self":
        yield "cost.mark", "a card in hand cannot be marked"
    for key in OF_SOURCES:
        if getattr(play.cost, key) not in (False, None):
            yield f"cost.{key}", "a card in hand cannot pay so"
    if type_ == "thrust" and play.when and play.when.event != "declared":
        yield "when.event", "a thrust answers what was declared (VE-8.17)"


def _attach_flaws(play: Playing, type_: CardType) -> Iterator[Flaw]:
    """VE-L.3"""
    if play.attach and type_ != "effect":
        yield "attach", "only an effect is attached so"
    if play.attach and play.do:
        yield "do", "an attached effect works by its abilities"
    for at, target in enumerate(play.target):
        if play.attach and not re.search(rf"[':]{target.name}'", str(play.cost)):
            yield f"target[{at}]", "an attached effect aims at its host; a target only helps to pay"
    if play.lasts and not play.attach:
        yield "lasts", "only an attached effect lasts"
    if not play.attach and not play.do and type_ == "effect":
        yield "do", "nothing happens"


def _ability_flaws(ability: Ability, path: str, speaker: Speaker) -> Iterator[Flaw]:
    yield from [(f"{path}.{key}", said) for key, said in _kind_flaws(ability)]
    yield from [(f"{path}.{key}", said) for key, said in _in_play_flaws(ability)]
    yield from [(f"{path}.{key}", said) for key, said in _influence_flaws(ability, speaker.type)]
    for key in ("discard_self", "remove_self"):
        if getattr(ability.cost, key) and speaker.type in UNTOUCHABLE:
            yield f"{path}.cost.{key}", "a faction or strategy card stays in play (VE-1.2)"
    if ability.kind == "passive":
        yield from [(f"{path}.{key}", said) for key, said in _passive_flaws(ability)]
    scope = speaker.scope(ability.kind, ability.when or ability.on)
    yield from _flaws_of_words(ability, path, scope)
    if ability.on:
        yield from flaws_in(ability.on, f"{path}.on", scope)
    for at, operation in enumerate(ability.static):
        static = structs.replace(scope, static=True)
        yield from flaws_in(operation, f"{path}.static[{at}]", static)


def _in_play_flaws(ability: Ability) -> Iterator[Flaw]:
    """VE-L.2"""
    if ability.kind == "thrust":
        yield "kind", "only a thrust is played as one"
    for key in ("on", "static"):
        if getattr(ability, key) and ability.kind != "passive":
            yield key, "only a passive ability has it"
    if not ability.do and not ability.static:
        yield "do", "nothing happens"


def _passive_flaws(ability: Ability) -> Iterator[Flaw]:
    """VE-L.2, VE-L.7"""
    if bool(ability.on) == bool(ability.static):
        yield "kind", "a passive ability has either static, or on with do"
    if ability.cost != Cost():
        yield "cost", "a passive ability costs nothing"
    if ability.target:
        yield "target", "a passive ability has no targets"
    if ability.static and (ability.do or ability.limit):
        yield "static", "what holds all the time has neither do nor limit"
    if ability.on and ability.on.event in OF_REPLIES:
        yield "on.event", f"'{ability.on.event}' sets nothing off; it is for replies"


def _influence_flaws(ability: Ability, type_: CardType) -> Iterator[Flaw]:
    """VE-9.16"""
    if ability.influence and (type_, ability.kind) != ("faction", "trifle"):
        yield "influence", "political influence is a trifle of a faction card"
    if ability.influence and ability.cost.mark != "self":
        yield "cost.mark", "political influence marks the faction card"


def _kind_flaws(text: Spoken) -> Iterator[Flaw]:
    """VE-1.33 to VE-1.36"""
    if text.kind == "reply" and not text.when:
        yield "when", "a reply needs the moment it answers"
    if text.when and text.kind != "reply":
        yield "when", "only a reply answers a moment"
    if text.when and text.when.event in OF_PASSIVES:
        yield "when.event", f"nobody can answer '{text.when.event}'; it is for passives"
    if text.limit == "once_per_duel" and text.kind in ("deed", "trifle"):
        yield "limit", "no duel is fought then"


def _flaws_of_words(text: Spoken, path: str, scope: Scope) -> Iterator[Flaw]:
    """The words of a text, each where it stands: targets can be named once they are chosen."""
    if text.when:
        yield from flaws_in(text.when, f"{path}.when", scope)
    for at, condition in enumerate(text.if_):
        yield from flaws_in(condition, f"{path}.if[{at}]", scope)
    for at, target in enumerate(text.target):
        yield from flaws_in(target, f"{path}.target[{at}]", scope)
        if target.name in [each.name for each in text.target[:at]]:
            yield f"{path}.target[{at}].name", f"there is a target '{target.name}' already"
    after = scope.with_targets(text.target)
    yield from flaws_in(text.cost, f"{path}.cost", after)
    for at, operation in enumerate(text.do):
        yield from flaws_in(operation, f"{path}.do[{at}]", after)
