"""What can be chosen in Sigismundus Augustus, in a few words each, and what it stands under."""

from __future__ import annotations

from collections.abc import Iterable

from ...games.sigismundus import actions as act
from ...games.sigismundus.cards import DECK, FIELD, NUMBERS, OFFICES
from ...games.sigismundus.components import NO_UNITS, TRACKS, UNITS
from ...games.sigismundus.fields import field_of
from ...games.sigismundus.view import CountryView, SigismundusView
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .sigismundus_signs import (
    country_name,
    letter,
    office_name,
    office_of,
    owner,
    typed_cards,
)

SENATORIAL, PARLIAMENTARY = (
    TRACKS.index("senatorial_support"),
    TRACKS.index("parliamentary_support"),
)
CARD: dict[type[Action], str] = {
    act.PlayClient: "client_card",
    act.PlayPrimus: "primus_inter_pares",
    act.PlayDeath: "death_of_senator",
    act.PlayFoundation: "church_foundation",
    act.PlayRaft: "vistula_raft",
    act.PlayMission: "diplomatic_mission",
    act.PlayNegotiations: "negotiations",
    act.PlayPact: "secret_pact",
    act.PlayEnlistment: "enlistment",
    act.PlayAbduction: "abduction",
    act.PlaySack: "sack",
    act.PlayForay: "foray",
    act.Spy: "walenty_bakfark",
}
"""The card a special action is taken with; a church court has none."""
RULE: dict[type[Action], str] = {
    act.PlayClient: "SA-8.7",
    act.PlayPrimus: "SA-8.8",
    act.PlayDeath: "SA-8.9",
    act.PlayFoundation: "SA-8.10",
    act.PlayRaft: "SA-8.11",
    act.PlayMission: "SA-8.12",
    act.PlayNegotiations: "SA-8.13",
    act.PlayPact: "SA-8.14",
    act.PlayEnlistment: "SA-8.15",
    act.PlayAbduction: "SA-8.17",
    act.PlaySack: "SA-8.18",
    act.PlayForay: "SA-8.19",
    act.HoldCourt: "SA-8.21",
    act.Spy: "SA-8.23",
    act.Withdraw: "SA-11.5",
    act.SendEnvoy: "SA-11.7",
    act.TakeFigure: "SA-11.8",
    act.BribeFigure: "SA-11.8",
    act.CallBanners: "SA-11.10",
    act.MarkOffice: "SA-11.11",
    act.HoldFeast: "SA-11.12",
    act.VisitAcademy: "SA-11.13",
    act.Farm: "SA-11.14",
    act.Agitate: "SA-11.15",
    act.Block: "SA-11.4",
}
"""The rule of each action that its question does not name."""


def rule_of(action: Action, prompt: Prompt) -> str:
    """The rule behind an option."""
    return RULE.get(type(action), prompt.rule)


def amount_of(action: Action, view: SigismundusView) -> tuple[str, ...]:
    """What is typed for ducats, votes, units, cards and an order of Houses."""
    match action:
        case act.TakeFigure(_, amount):
            return (str(amount),) if left_after_entry(view) else ()
        case act.Agitate(amount):
            return (str(amount),) if amount else ()
        case act.OfferDucats(amount) | act.OfferVotes(amount) | act.Bid(amount):
            return (str(amount),)
        case act.Commit(amount):
            return (str(amount),)
        case act.PlaceInfluence(_, cards):
            return (typed_cards(view, cards),) if owner(view).hand[DECK["foreign"]] else ()
        case act.HoldFeast(cards) | act.DiscardForVotes(cards):
            return (typed_cards(view, cards),) if cards else ()
        case act.RankTied(seats):
            return ("".join(letter(view, seat) for seat in seats),)
        case act.CommitUnits() | act.Maintain():
            return units_of(action, view)
        case _:
            return ()


def units_of(action: act.CommitUnits | act.Maintain, view: SigismundusView) -> tuple[str, ...]:
    """Of each kind of unit that is there how many are chosen, the host behind the others."""
    there = (*owner(view).active, *owner(view).inactive)
    if isinstance(action, act.Maintain):
        chosen = (*action.active, *action.inactive)
    else:
        chosen = (action.infantry, action.hussars, action.artillery, *NO_UNITS)
        there = (*owner(view).active, *NO_UNITS)
    return tuple(str(some) for some, most in zip(chosen, there, strict=True) if most)


def heading_of(action: Action, view: SigismundusView, words: Words) -> str:
    """Special actions by card or office, clients by field with its price, offices by kind."""
    if isinstance(action, act.HoldCourt):
        return office_name(action.office, words)
    if card := CARD.get(type(action)):
        return words.name(card)
    if field := field_of(action):
        return words.say("sa-entry", field=words.name(field), ducats=price(field, view))
    if isinstance(action, act.PickOffice):
        return words.name(OFFICES[action.office].kind)
    return ""


def price(field: str, view: SigismundusView) -> int:
    """What one's next client pays on a field."""
    assert view.seat is not None
    return view.fields[FIELD[field]].prices[view.seat]


def label_of(action: Action, view: SigismundusView, prompt: Prompt, words: Words) -> str:
    """In a few words; what the heading says already is not said again."""
    if type(action) in CARD or isinstance(action, act.HoldCourt):
        return special(action, view, words)
    if field_of(action):
        return on_field(action, view, words)
    match action:
        case act.PickOffice(office) | act.SurrenderOffice(office) | act.KeepOffice(office):
            return office_label(office, view, words)
        case act.ChooseIncome(offices):
            return incomes(offices, view, words)
        case act.Draw(deck):
            left = view.decks[DECK[deck]]
            return words.say("sa-draw", deck=words.name(deck), count=left)
        case act.Crown(country) | act.PlaceInfluence(country):
            return country_label(country, view, words)
        case act.NameSeller(seat) | act.ChooseBuyer(seat):
            return offer_label(action, seat, view, words)
        case act.CommitUnits() if not any(owner(view).active):
            return words.say("sa-send-none")
        case _ if amount_of(action, view):
            return amount_label(action, prompt, view, words)
        case _:
            return words.action(action)


def special(action: Action, view: SigismundusView, words: Words) -> str:
    """A special action under the name of its card: against whom, where, or what it brings."""
    match action:
        case act.PlayDeath(target) | act.Spy(target):
            return against(target, view, words)
        case act.PlayAbduction(target) | act.PlaySack(target) | act.PlayForay(target):
            power = words.say("sa-power-left", power=view.players[target].power)
            return f"{against(target, view, words)}, {power}"
        case act.HoldCourt(_, target):
            return words.say("sa-court", seat=words.seat(target))
        case act.PlayMission(country) | act.PlayPact(country):
            return words.name(country)
        case act.PlayNegotiations(country, end):
            return negotiated(country, end, view, words)
        case act.PlayEnlistment(unit):
            return " + ".join(words.name(each) for each in (UNITS[0], unit) if each != "none")
        case act.PlayFoundation():
            return words.say("sa-foundation", vp=NUMBERS.church_foundation_vp)
        case act.PlayRaft():
            return words.say("sa-take-ducats", ducats=NUMBERS.vistula_raft_ducats)
        case act.PlayClient():
            return words.say("sa-one-client")
        case _:
            return words.say("sa-first-player")


def negotiated(country: str, end: str, view: SigismundusView, words: Words) -> str:
    """Where a country goes, or that it stays."""
    space = 1 if end == "first" else len(view.countries)
    name = country_name(country, words)
    if country_of(view, country).space == space:
        return words.say("sa-stays", country=name, space=space)
    return words.say("sa-goes", country=name, space=space)


def against(seat: Seat, view: SigismundusView, words: Words) -> str:
    """Whom a special action is aimed at, oneself not forgotten."""
    own = f" ({words.say('you')})" if seat == view.seat else ""
    return f"{words.say('sa-against', seat=words.seat(seat))}{own}"


def on_field(action: Action, view: SigismundusView, words: Words) -> str:
    """What a client does under the name of its field."""
    match action:
        case act.SendEnvoy(country):
            return country_label(country, view, words)
        case act.TakeFigure(figure):
            return taken(figure, view, words)
        case act.BribeFigure(figure):
            return bribe(figure, view, words)
        case act.CallBanners(unit):
            return words.name(unit)
        case act.MarkOffice(office):
            side = office_of(view, office)
            return f"{office_name(office, words)} {side.income}/{side.prestige}"
        case act.HoldFeast() | act.Agitate():
            return steps(action, view, words)
        case act.Block():
            return words.say("sa-block")
        case act.Farm():
            return words.say("sa-take-ducats", ducats=NUMBERS.economist_ducats)
        case _:
            return words.say("sa-academy", count=NUMBERS.academy_cards)


def steps(action: act.HoldFeast | act.Agitate, view: SigismundusView, words: Words) -> str:
    """How far one moves on a support track, and what for; steps beyond space I are lost."""
    assert view.seat is not None
    feast = isinstance(action, act.HoldFeast)
    away = view.tracks[SENATORIAL if feast else PARLIAMENTARY].index(view.seat)
    if action in (act.HoldFeast(), act.Agitate(0)):
        return words.say("sa-forward", steps=min(1, away))
    return words.say("sa-feast" if feast else "sa-agitate", steps=away)


def taken(figure: str, view: SigismundusView, words: Words) -> str:
    """An open Figure; ducats can be put on it if there are any left."""
    name = words.name(figure)
    return words.say("sa-take-figure", figure=name) if left_after_entry(view) else name


def left_after_entry(view: SigismundusView) -> int:
    """Ducats that could be put on a Figure."""
    return owner(view).ducats - price("patronage", view)


def bribe(figure: str, view: SigismundusView, words: Words) -> str:
    """A Figure of somebody else, and what the bribe costs."""
    seat, gold = next(
        (seat, each.gold)
        for seat, player in enumerate(view.players)
        for each in player.figures
        if each.figure == figure
    )
    cost = gold + NUMBERS.bribe_figure_surcharge
    values = {"figure": words.name(figure), "house": letter(view, seat), "ducats": cost}
    return words.say("sa-bribe", **values)


def office_label(office: str, view: SigismundusView, words: Words) -> str:
    """An office with its income and prestige."""
    side = office_of(view, office)
    worth = words.say("sa-worth", income=side.income, prestige=side.prestige)
    return f"{office_name(office, words)}, {worth}"


def incomes(offices: Iterable[str], view: SigismundusView, words: Words) -> str:
    """The offices whose income is taken, and what it comes to."""
    sides = [office_of(view, office) for office in offices]
    total = words.say("sa-gold", gold=sum(each.income for each in sides))
    return f"{' + '.join(office_name(each.id, words) for each in sides)}: {total}"


def country_label(country: str, view: SigismundusView, words: Words) -> str:
    """A country with what it is worth now."""
    there = country_of(view, country)
    return f"{country_name(country, words)} {there.first}/{there.second}"


def country_of(view: SigismundusView, country: str) -> CountryView:
    return next(each for each in view.countries if each.id == country)


def offer_label(action: Action, seat: Seat, view: SigismundusView, words: Words) -> str:
    """A House with its open offer, or its votes for sale."""
    if isinstance(action, act.ChooseBuyer):
        return f"{words.seat(seat)}: {words.say('sa-gold', gold=view.offers[seat])}"
    return f"{words.seat(seat)}: {words.say('sa-so-many-votes', votes=view.for_sale[seat])}"


def amount_label(action: Action, prompt: Prompt, view: SigismundusView, words: Words) -> str:
    """What the numbers or letters before it stand for."""
    match action:
        case act.OfferDucats():
            return words.say("sa-offer-ducats")
        case act.OfferVotes():
            return words.say("sa-offer-votes")
        case act.Bid():
            return words.say("sa-bid")
        case act.Commit():
            return words.say("sa-commit", resource=words.name(prompt.facts["resource"]))
        case act.DiscardForVotes():
            return words.say("sa-discard")
        case act.RankTied():
            return words.say("sa-rank")
        case act.CommitUnits():
            return words.say("sa-send", units=kinds_there(owner(view).active, words))
        case _:
            own = owner(view)
            kept = kinds_there(own.active, words)
            if not any(own.inactive):
                return words.say("sa-keep", units=kept)
            host = words.say("sa-of-host", units=kinds_there(own.inactive, words))
            return words.say("sa-keep", units=f"{kept}; {host}" if any(own.active) else host)


def kinds_there(army: tuple[int, int, int], words: Words) -> str:
    """The kinds of units of an army, in order."""
    there = [words.name(unit) for unit, count in zip(UNITS, army, strict=True) if count]
    return ", ".join(there)
