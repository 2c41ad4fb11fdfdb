"""Tempting illegal moves in the Sejm and after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.attempts import after, every_attempt
from games.sigismundus.moments import demanded, hands, thumbs
from games.sigismundus.positions import in_phase, in_stage, office, words
from interpares.games.sigismundus.game import Sigismundus
from scenario import play, refused

Position = Callable[[], Sigismundus]
PURSE = {"ducats": 5, "votes": 6, "active": (2, 1, 0)}
FOUR = (PURSE,) * 4


def stage(name: str, *moves: str, **fields) -> Position:
    """A stage with four alike, after these moves."""
    return lambda: after(in_stage(name, *FOUR, **fields), *moves)


def market(offers: tuple[int, ...], for_sale: tuple[int, ...], **fields) -> Position:
    return stage(
        "bribery",
        *hands("offer_ducats", *offers),
        *hands("offer_votes", *for_sale),
        **fields,
    )


def demand(name: str, *moves: str, **fields) -> Position:
    return lambda: after(demanded(name, *FOUR, **fields), *moves)


def cards(hand: str, *others: dict, **fields) -> Position:
    return lambda: in_stage("additional_votes", {"hand": hand}, *others, **fields)


def upkeep(house: dict, **fields) -> Position:
    return lambda: in_phase("maintenance", house, {"active": (1, 0, 0)}, **fields)


def scored(*markers: int, **fields) -> Position:
    return lambda: in_phase(
        "scoring", influence={"sweden": markers}, crowned="sweden", representative=3, **fields
    )


HOST = {"ducats": 9, "active": (1, 1, 0), "inactive": (0, 1, 0)}
BISHOPS = {"votes": 9, "offices": "1 4 7 3"}
INCOMPATIBLE = {"round": 5}

ATTEMPTS = {
    "a Foreign card for votes": (
        cards("client_card vistula_raft"),
        "0 discard_for_votes vistula_raft",
        "SA-12.2",
    ),
    "a Military card for votes": (
        cards("client_card foray"),
        "0 discard_for_votes client_card,foray",
        "SA-12.2",
    ),
    "a card one does not hold for votes": (
        cards("client_card"),
        "0 discard_for_votes death_of_senator",
        "SA-12.2",
    ),
    "a card twice for votes": (
        cards("client_card"),
        "0 discard_for_votes client_card,client_card",
        "SA-12.2",
    ),
    "a card that does not exist for votes": (
        cards("client_card"),
        "0 discard_for_votes veto",
        "SA-12.2",
    ),
    "more cards than votes in the supply": (
        cards("client_card client_card", {"votes": 39}),
        "0 discard_for_votes client_card,client_card",
        ("SA-12.2", "SA-2.1"),
    ),
    "cards for votes out of turn": (
        cards("client_card", {"hand": "client_card"}),
        "1 discard_for_votes client_card",
        "SA-4.3",
    ),
    "cards for votes when the stage is over": (
        stage("bribery"),
        "0 discard_for_votes",
        "SA-12.2",
    ),
    "more ducats than owned": (stage("bribery"), "0 offer_ducats 6", "SA-13.1"),
    "fewer ducats than none": (stage("bribery"), "0 offer_ducats -1", "SA-13.1"),
    "a second offer of ducats": (
        stage("bribery", "0 offer_ducats 2"),
        "0 offer_ducats 3",
        "SA-21.5",
    ),
    "an offer after the hands are open": (
        stage("bribery", *hands("offer_ducats", 1, 0, 0, 0)),
        "0 offer_ducats 3",
        ("SA-13.1", "SA-21.5"),
    ),
    "votes for sale before the ducats are open": (
        stage("bribery", "0 offer_ducats 2"),
        "0 offer_votes 2",
        "SA-13.2",
    ),
    "more votes for sale than owned": (
        stage("bribery", *hands("offer_ducats", 1, 0, 0, 0)),
        "0 offer_votes 7",
        "SA-13.2",
    ),
    "selling to oneself": (
        market((3, 2, 0, 1), (4, 0, 0, 0)),
        "0 choose_buyer 0",
        "SA-13.4",
    ),
    "selling to an offer of nothing": (
        market((0, 2, 0, 1), (4, 0, 0, 0)),
        "0 choose_buyer 2",
        "SA-13.3",
    ),
    "selling to a buyer already served": (
        lambda: after(
            market((1, 2, 1, 1), (4, 0, 0, 5))(),
            "3 choose_buyer 1",
        ),
        "0 choose_buyer 1",
        ("SA-13.3", "SA-13.4"),
    ),
    "selling to somebody who is not there": (
        market((0, 2, 0, 1), (4, 0, 0, 0)),
        "0 choose_buyer 4",
        "SA-13.3",
    ),
    "refusing a buyer": (
        market((0, 2, 0, 1), (4, 0, 0, 0)),
        "0 pass",
        ("SA-13.4", "SA-1.4"),
    ),
    "selling only part": (
        market((0, 2, 0, 1), (4, 0, 0, 0)),
        "0 offer_votes 1",
        ("SA-13.2", "SA-13.3"),
    ),
    "choosing the buyer of another seller": (
        market((0, 2, 0, 1), (4, 0, 3, 0)),
        "2 choose_buyer 1",
        "SA-4.3",
    ),
    "naming a seller who is not tied": (
        market((1, 1, 0, 0), (0, 2, 2, 1), representative=3),
        "3 name_seller 3",
        "SA-13.6",
    ),
    "refusing to name a seller": (
        market((1, 1, 0, 0), (0, 2, 2, 1), representative=3),
        "3 pass",
        ("SA-13.6", "SA-1.4"),
    ),
    "naming a seller without the card": (
        market((1, 1, 0, 0), (0, 2, 2, 1), representative=3),
        "1 name_seller 1",
        "SA-4.3",
    ),
    "more votes than owned for an office": (stage("voting"), "0 bid 7", "SA-14.4"),
    "fewer votes than none for an office": (stage("voting"), "0 bid -1", "SA-14.4"),
    "the extra votes of another's marker": (
        stage("voting", marked={15: 1}),
        "0 bid 7",
        "SA-14.4",
    ),
    "more than the extra votes": (stage("voting", marked={15: 0}), "0 bid 9", "SA-14.5"),
    "extra votes for another office": (
        stage("voting", marked={3: 0}),
        "0 bid 7",
        ("SA-14.4", "SA-14.5"),
    ),
    "a second bid": (stage("voting", "0 bid 2"), "0 bid 1", "SA-21.5"),
    "a losing bid bid again": (
        stage("voting", *hands("bid", 4, 5, 0, 0), marked={3: 2}),
        "0 bid 3",
        "SA-14.4",
    ),
    "an office to somebody who is not tied": (
        stage("voting", *hands("bid", 2, 2, 1, 0), representative=3),
        "3 award_office 2",
        "SA-14.8",
    ),
    "refusing to settle a tie for an office": (
        stage("voting", *hands("bid", 2, 2, 1, 0), representative=3),
        "3 pass",
        ("SA-14.8", "SA-1.4"),
    ),
    "a tie for an office settled without the card": (
        stage("voting", *hands("bid", 2, 2, 1, 0), representative=3),
        "0 award_office 0",
        "SA-4.3",
    ),
    "units to a tax": (demand("tax_1"), "0 commit_units 1 0 0", "SA-15.2"),
    "units for support in the Sejm": (
        demand("sejm_support_1"),
        "0 commit_units 1 0 0",
        "SA-15.2",
    ),
    "ducats to a Noble Host": (demand("noble_host_1"), "0 commit 3", "SA-15.2"),
    "more ducats than owned to a tax": (demand("tax_1"), "0 commit 6", "SA-15.3"),
    "more votes than owned to the king": (demand("sejm_support_1"), "0 commit 7", "SA-15.3"),
    "a unit twice to a Noble Host": (demand("noble_host_1"), "0 commit_units 0 2 0", "SA-15.3"),
    "a unit one does not have to a Noble Host": (
        demand("noble_host_1"),
        "0 commit_units 0 0 1",
        "SA-15.3",
    ),
    "a second commitment": (demand("tax_1", "0 commit 1"), "0 commit 2", "SA-21.5"),
    "a commitment after the reveal": (
        demand("tax_1", *hands("commit", 3, 3, 1, 0)),
        "2 commit 2",
        ("SA-15.3", "SA-21.5"),
    ),
    "somebody not tied among the tied": (
        demand("tax_1", *hands("commit", 3, 3, 1, 0)),
        "0 rank_tied 2,1",
        "SA-15.6",
    ),
    "only some of the tied in order": (
        demand("tax_1", *hands("commit", 3, 3, 3, 0)),
        "0 rank_tied 0,1",
        "SA-15.6",
    ),
    "one of the tied twice": (
        demand("tax_1", *hands("commit", 3, 3, 1, 0)),
        "0 rank_tied 0,0",
        "SA-15.6",
    ),
    "refusing to order the tied": (
        demand("tax_1", *hands("commit", 3, 3, 1, 0)),
        "0 pass",
        ("SA-15.6", "SA-1.4"),
    ),
    "ordering the tied without the card": (
        demand("tax_1", *hands("commit", 3, 3, 1, 0)),
        "1 rank_tied 1,0",
        "SA-4.3",
    ),
    "abstention": (stage("act_of_law"), "0 pass", "SA-16.1"),
    "votes split on an Act": (stage("act_of_law"), "0 bid 3", ("SA-16.1", "SA-14.4")),
    "for and against an Act": (stage("act_of_law", "0 vote_for"), "0 vote_against", "SA-21.5"),
    "an Act passed before it is voted on": (stage("act_of_law"), "0 pass_act", "SA-16.4"),
    "an even vote settled without the card": (
        stage("act_of_law", *thumbs("for", "for", "against", "against"), representative=3),
        "0 pass_act",
        "SA-4.3",
    ),
    "refusing to settle an even vote": (
        stage("act_of_law", *thumbs("for", "for", "against", "against")),
        "0 pass",
        ("SA-16.4", "SA-1.4"),
    ),
    "two offices of a kind under Incompatibilitas": (
        lambda: after(
            in_stage("act_of_law", BISHOPS, **INCOMPATIBLE),
            *thumbs("for", "against", "against", "against"),
            f"0 keep_office {office(1)}",
        ),
        f"0 keep_office {office(4)}",
        ("SA-16.8", "SA-3.9"),
    ),
    "an office of another kind under Incompatibilitas": (
        lambda: after(
            in_stage("act_of_law", BISHOPS, **INCOMPATIBLE),
            *thumbs("for", "against", "against", "against"),
        ),
        f"0 keep_office {office(3)}",
        "SA-16.8",
    ),
    "no choice under Incompatibilitas": (
        lambda: after(
            in_stage("act_of_law", BISHOPS, **INCOMPATIBLE),
            *thumbs("for", "against", "against", "against"),
        ),
        "0 pass",
        ("SA-16.8", "SA-1.4"),
    ),
    "a seal to somebody who is not tied": (scored(2, 2, 1), "3 award_seal 2", "SA-17.8"),
    "a seal to somebody without markers": (scored(2, 2, 1), "3 award_seal 3", "SA-17.8"),
    "refusing to award a seal": (scored(2, 2, 1), "3 pass", ("SA-17.8", "SA-1.4")),
    "a seal awarded without the card": (scored(2, 2, 1), "0 award_seal 0", "SA-4.3"),
    "a unit that cannot be paid": (
        upkeep({"ducats": 1, "active": (1, 1, 0)}),
        "0 maintain 0,1,0 0,0,0",
        "SA-18.4",
    ),
    "a unit one does not have": (
        upkeep({"ducats": 9, "active": (1, 1, 0)}),
        "0 maintain 2,1,0 0,0,0",
        "SA-18.1",
    ),
    "an inactive unit kept as an active one": (upkeep(HOST), "0 maintain 1,2,0 0,0,0", "SA-18.1"),
    "fewer units than none": (upkeep(HOST), "0 maintain -1,1,0 0,1,0", "SA-18.1"),
    "an active unit paid after a host unit is dropped": (
        upkeep(HOST),
        "0 maintain 1,0,0 0,0,0",
        "SA-18.3",
    ),
    "free upkeep that fitted the host unit": (
        upkeep({**HOST, "offices": "12"}),
        "0 maintain 0,1,0 0,0,0",
        "SA-18.3",
    ),
    "the army of another": (upkeep(HOST), "1 maintain 1,0,0 0,0,0", "SA-4.3"),
    "a gift of ducats in the Sejm": (stage("voting"), "0 offer_ducats 2", ("SA-13.1", "SA-1.3")),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move, rules):
    """SA-1.3, SA-1.4, SA-4.3, SA-12.2, SA-13.1 to SA-13.4, SA-13.6, SA-14.4, SA-14.5, SA-14.8,
    SA-15.2, SA-15.3, SA-15.6, SA-16.1, SA-16.4, SA-16.8, SA-17.8, SA-18.1, SA-18.3, SA-18.4,
    SA-21.5
    """
    assert refused(position(), move).rule in rules


def test_a_lower_office_comes_before_a_higher_one():
    """SA-14.3: nobody can choose what is voted on."""
    game = in_stage("voting", *FOUR, marked={3: 0})

    assert game.decision.office == office(15)
    assert words(game, "bid") == [str(number) for number in range(7)]


def test_votes_are_not_kept_for_the_next_round():
    """SA-12.3"""
    game = in_stage("act_of_law", *FOUR)

    play(game, *thumbs("for", "for", "for", "for"))

    assert [player.votes for player in game.players] == [0, 0, 0, 0]


MESSAGES = {
    "a Foreign card for votes": ("internal-only", {"card": "vistula_raft"}),
    "a Military card for votes": ("internal-only", {"card": "foray"}),
    "a card one does not hold for votes": ("not-in-hand", {"card": "death_of_senator"}),
    "a card that does not exist for votes": ("no-such-card", {"card": "veto"}),
    "more cards than votes in the supply": ("no-votes-left", {"votes": 1}),
    "more ducats than owned": ("so-many-ducats", {"ducats": 5}),
    "a second offer of ducats": ("hand-is-closed", {}),
    "more votes for sale than owned": ("so-many-votes", {"votes": 6}),
    "selling to oneself": ("not-to-oneself", {}),
    "selling to an offer of nothing": ("no-offer-there", {"target": 2}),
    "selling to a buyer already served": ("no-offer-there", {"target": 1}),
    "selling to somebody who is not there": ("no-such-player", {"target": 4}),
    "naming a seller who is not tied": ("not-tied", {"tied": (1, 2)}),
    "more than the extra votes": ("so-many-votes", {"votes": 8}),
    "an office to somebody who is not tied": ("not-tied", {"tied": (0, 1)}),
    "units to a tax": ("other-resource", {"resource": "ducats"}),
    "ducats to a Noble Host": ("other-resource", {"resource": "units"}),
    "more votes than owned to the king": ("so-many-votes", {"votes": 6}),
    "a unit twice to a Noble Host": ("so-many-units", {"units": (2, 1, 0)}),
    "somebody not tied among the tied": ("rank-the-tied", {"tied": (0, 1)}),
    "abstention": ("no-abstention", {}),
    "an office of another kind under Incompatibilitas": (
        "one-of-these",
        {"offices": (office(1), office(4), office(7))},
    ),
    "a seal to somebody who is not tied": ("not-tied", {"tied": (0, 1)}),
    "a unit that cannot be paid": ("cannot-pay", {"cost": 2, "ducats": 1}),
    "a unit one does not have": ("no-such-units", {}),
    "an active unit paid after a host unit is dropped": ("host-comes-first", {}),
    "the army of another": ("not-your-turn", {"asked": (0,)}),
    "a gift of ducats in the Sejm": ("not-now", {}),
}


@pytest.mark.parametrize("name, message, values", [(a, *b) for a, b in MESSAGES.items()])
def test_a_refusal_names_what_stands_against_the_move(name: str, message: str, values: dict):
    """SA-12.2, SA-13.1 to SA-13.4, SA-14.5, SA-14.8, SA-15.2, SA-15.6, SA-16.1, SA-16.8, SA-18.3"""
    position, move, _ = ATTEMPTS[name]

    refusal = refused(position(), move)

    assert (refusal.message, refusal.values) == (message, values)
