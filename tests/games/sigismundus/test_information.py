"""SA-21: what lies open, what nobody knows, and what is known to some."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from walking import cases_of, walk

from games.sigismundus.moments import match_from
from games.sigismundus.positions import in_phase, special_turn, told
from games.sigismundus.secrets_of_sejm import SECRETS
from games.worlds import EVERYBODY, OTHERS, alike, known_to
from interpares import Illegal, Match
from interpares.games.sigismundus.decisions import Secret
from interpares.games.sigismundus.events import (
    CardDrawn,
    CardKnown,
    CourtCard,
    CourtHeld,
    HandSeen,
    HandSpied,
)
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.sejm_events import HandClosed
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import encode
from interpares.kernel.records import Record
from interpares.kernel.steps import Sealed
from scenario import play, refused

every_secret = pytest.mark.parametrize("ask, one, other, wrong", SECRETS.values(), ids=SECRETS)


def hand_of(game: Sigismundus, seat: int, hand: str) -> Sigismundus:
    """The same position with other Military cards in a hand, exchanged with those of the deck."""
    twin = game.copy()
    cards = tuple(hand.split())
    deck = list(twin.decks[2])
    for old, new in zip(twin.players[seat].hand, cards, strict=True):
        if old != new:
            deck[deck.index(new)] = old
    twin.players[seat].hand = cards
    twin.decks = (*twin.decks[:2], tuple(sorted(deck)))
    return twin


def test_all_that_the_rules_call_open_is_in_every_view():
    """SA-21.1"""
    house = {
        "offices": "1 6",
        "figures": "jan_laski:3",
        "ducats": 12,
        "vp": 9,
        "active": (1, 2, 0),
        "inactive": (0, 0, 1),
        "hand": "client_card client_card vistula_raft foray",
        "protected": True,
    }
    game = special_turn(
        {"hand": "foray"},
        house,
        seats=3,
        round=4,
        acts=("national_church",),
        rejected=("border_defence",),
        influence={"sweden": (0, 2, 1)},
        seals={"ottoman": 1},
        crowned="sweden",
        pacts=("prussia",),
        discards={"military": "sack foray", "internal": "", "foreign": ""},
        open_figures=("santi_gucci",),
        removed_figures=("jan_herburt",),
        seen_demands=("tax_3", "noble_host_1"),
        demand="tax_1",
    )
    match = match_from(game)

    for seat in EVERYBODY:
        view = match.view(seat)
        seen = view.players[1]
        assert (seen.offices, seen.figures) == (game.players[1].offices, game.players[1].figures)
        assert (seen.ducats, seen.votes, seen.vp) == (12, 0, 9)
        assert (seen.active, seen.inactive, seen.power) == ((1, 2, 0), (0, 0, 1), 5)
        assert (seen.markers, seen.hand, seen.protected) == (7, (2, 1, 1), True)
        assert view.offices[0].turned
        assert view.tracks == (game.royal, game.senatorial, game.parliamentary)
        assert (view.acts, view.rejected) == (("national_church",), ("border_defence",))
        assert view.discards[2] == game.discards[2]
        assert view.decks == tuple(map(len, game.decks))
        assert view.sessions == game.sessions
        assert (view.demand, view.seen_demands) == ("tax_1", ("tax_3", "noble_host_1"))
        assert (view.open_figures, view.removed_figures) == (("santi_gucci",), ("jan_herburt",))
        assert set(view.unseen_figures) == set(game.figure_deck)
        countries = {each.id: each for each in view.countries}
        assert countries["sweden"].markers == (0, 2, 1)
        assert countries["ottoman"].seal == 1
        assert (countries["sweden"].crowned, countries["prussia"].pact) == (True, True)


def test_the_order_of_what_lies_face_down_is_hidden_from_everybody():
    """SA-21.2"""
    game = special_turn({"hand": "foray"}, seats=3)
    twin = game.copy()
    twin.decks = tuple(deck[::-1] for deck in game.decks)
    twin.figure_deck = game.figure_deck[::-1]
    twin.demand_deck = game.demand_deck[::-1]
    assert twin != game

    assert alike(match_from(game), match_from(twin), EVERYBODY)


def test_chance_to_come_is_hidden_from_everybody():
    """SA-21.2"""
    game = special_turn({"hand": "foray"}, seats=3)
    twin = game.copy()
    twin.seed = seed_from(77)

    assert alike(match_from(game), match_from(twin), EVERYBODY)


def test_only_the_owner_knows_which_cards_he_holds():
    """SA-21.3, SA-21.7: others see how many there are of each type."""
    game = special_turn({"hand": "enlistment foray"}, seats=3)
    twin = hand_of(game, 0, "abduction sack")
    match, other = match_from(game), match_from(twin)

    assert alike(match, other, OTHERS)
    assert not alike(match, other, (0,))
    assert match.view(0).hand.cards == ("enlistment", "foray")
    assert match.view(None).hand is None


def test_which_card_is_drawn_only_its_owner_hears():
    """SA-21.3"""
    game = in_phase("draw", seats=3)
    match = match_from(game)

    play(match, "0 draw military")

    card = match.view(0).hand.cards[0]
    assert told(match.events(0), CardKnown) == [CardKnown(0, card)]
    for seat in OTHERS:
        assert told(match.events(seat), CardDrawn) == [CardDrawn(0, "military")]
        assert told(match.events(seat), CardKnown) == []
        assert card.encode() not in known_to(match, seat)


def courted(hand: str = "abduction foray", **fields: Any) -> Match:
    """Seat 0 has taken the first card of seat 1 by a church court."""
    game = special_turn({"offices": "13"}, {"hand": hand}, seats=3, script=(0,), **fields)
    return match_from(game, "0 hold_court episcopus_posnaniensis 1")


def test_a_card_taken_by_a_court_is_known_to_taker_and_victim():
    """SA-21.4, SA-8.21"""
    match = courted()

    assert match.view(0).hand.cards == ("abduction",)
    assert match.view(1).hand.known == (("abduction",), (), ())
    assert match.view(2).hand.known == ((), (), ())
    for seat in (0, 1):
        assert told(match.events(seat), CourtCard) == [CourtCard(0, 1, "abduction")]


def test_the_others_see_only_the_type_of_a_card_taken_by_a_court():
    """SA-21.4"""
    match, other = courted("abduction foray"), courted("enlistment foray")

    assert alike(match, other, (None, 2))
    assert not alike(match, other, (0,))
    for seat in (None, 2):
        assert told(match.events(seat), CourtCard) == []
        assert told(match.events(seat), CourtHeld) == [
            CourtHeld(0, 1, "episcopus_posnaniensis", "military")
        ]


def spied(**fields: Any) -> Match:
    """Seat 0 has looked at the hand of seat 1."""
    houses = ({"figures": "walenty_bakfark"}, {"hand": "client_card foray"})
    return match_from(special_turn(*houses, seats=3, **fields), "0 spy 1")


def test_a_hand_seen_through_bakfark_is_known_to_the_looker_only():
    """SA-21.4, SA-8.23"""
    match = spied()

    assert match.view(0).hand.known == ((), ("client_card", "foray"), ())
    assert match.view(1).hand.known == match.view(2).hand.known == ((), (), ())
    assert told(match.events(0), HandSeen) == [HandSeen(0, 1, ("client_card", "foray"))]
    for seat in OTHERS:
        assert told(match.events(seat), HandSeen) == []
        assert told(match.events(seat), HandSpied) == [HandSpied(0, 1)]


def known_foray(**fields: Any) -> Sigismundus:
    """Seat 1 may act; seat 0 knows of a foray in its hand."""
    houses = ({"knows": {1: "client_card foray"}}, {"hand": "client_card foray foray sack"})
    return special_turn(*houses, seats=3, seat=1, **fields)


def test_a_known_card_that_is_played_is_no_longer_known_in_the_hand():
    """SA-21.4, SA-21.6"""
    game = known_foray()

    play(game, "1 play_client")

    assert game.players[0].known == ((), ("foray",), ())


def test_after_a_court_nothing_of_that_type_is_certain_to_others():
    """SA-21.4: it may have been one of the known ones."""
    houses = (
        {"knows": {1: "client_card foray sack"}},
        {"hand": "client_card foray sack"},
        {"offices": "13", "knows": {1: "foray"}},
    )
    game = special_turn(*houses, seats=3, seat=2, script=(2,))

    play(game, "2 hold_court episcopus_posnaniensis 1")

    assert game.players[2].hand == ("foray",)
    assert game.players[0].known == ((), ("client_card",), ())
    assert game.players[2].known == ((), (), ())
    assert game.players[1].known == ((), (), ("foray",))


def test_a_card_drawn_later_is_not_known():
    """SA-21.3, SA-21.4"""
    houses = ({"knows": {1: "foray"}}, {"hand": "foray"})
    game = in_phase("draw", *houses, seats=3)

    play(game, "0 draw military", "1 draw military")

    assert game.players[0].known == ((), ("foray",), ())
    assert len(game.players[1].hand) == 2


@every_secret
def test_nothing_of_a_closed_hand_shows_before_the_last_one_opens(ask, one, other, wrong):
    """SA-21.5"""
    match, twin = match_from(ask()), match_from(ask())

    play(match, f"0 {one}")
    play(twin, f"0 {other}")
    assert alike(match, twin, OTHERS)
    play(match, f"2 {one}")
    play(twin, f"2 {other}")

    assert alike(match, twin, (None, 1))


@every_secret
def test_the_hands_open_when_the_last_one_is_closed(ask, one, other, wrong):
    """SA-21.5: so that there is something to hide."""
    match, twin = match_from(ask()), match_from(ask())

    play(match, f"0 {one}", f"1 {one}", f"2 {one}")
    play(twin, f"0 {other}", f"1 {one}", f"2 {one}")

    for seat in EVERYBODY:
        assert not alike(match, twin, (seat,))


@every_secret
def test_it_is_shown_who_has_chosen_not_what(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask())
    assert match.view(None).sealed == ()

    play(match, f"2 {other}", f"0 {one}")

    assert match.waiting == (1,)
    for seat in EVERYBODY:
        assert match.view(seat).sealed == (0, 2)
        assert told(match.events(seat), HandClosed) == [HandClosed(2), HandClosed(0)]
        assert other.encode() not in known_to(match, None)


@every_secret
def test_a_closed_hand_is_remembered_for_its_owner_alone(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask(), f"2 {other}")

    assert [match.view(seat).hand.closed for seat in (0, 1)] == [None, None]
    assert notation.write(match.view(2).hand.closed) == other
    play(match, f"0 {one}", f"1 {one}")
    assert [match.view(seat).hand.closed for seat in range(3)] == [None] * 3


@every_secret
def test_a_refusal_says_nothing_about_closed_hands(ask, one, other, wrong):
    """SA-21.5"""
    match, twin = match_from(ask(), f"0 {one}"), match_from(ask(), f"0 {other}")

    for seat in (0, 1):
        for move in (wrong, one, "draw military"):
            if (seat, move) != (1, one):
                assert reason(match, f"{seat} {move}") == reason(twin, f"{seat} {move}")


def reason(match: Match, move: str) -> tuple[str, str, Any]:
    refusal: Illegal = refused(match, move)
    return refusal.message, refusal.rule, refusal.values


@every_secret
def test_a_closed_hand_is_closed(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask(), f"0 {one}")

    refusal = refused(match, f"0 {other}")

    assert (refusal.message, refusal.rule) == ("hand-is-closed", "SA-21.5")


@every_secret
def test_closed_hands_survive_a_restart(ask, one, other, wrong):
    """SA-21.5: as a record, and as a position."""
    match = match_from(ask(), f"2 {other}", f"0 {one}")

    again = Match.replay(Record.load(match.record(open_seed=True).dump()))
    decoded = match.rules.decode(encode(match.game))

    assert alike(match, again, EVERYBODY)
    assert again.game == match.game == decoded
    play(match, f"1 {one}")
    play(again, f"1 {one}")
    assert again.game == match.game


def test_every_secret_question_is_tried_here():
    """SA-21.5"""
    tried = {type(ask().decision) for ask, *_ in SECRETS.values()}

    assert tried == set(kinds_of(Secret))
    assert {type(match.game.decision) for match in walked() if is_sealed(match)} <= tried


def kinds_of(kind: type) -> list[type]:
    return [each for each in kind.__subclasses__() if each.__module__.startswith("interpares")]


def is_sealed(match: Match) -> bool:
    return isinstance(match.game.decision, Sealed)


def walked():
    """Every moment of one random game."""
    for match, _, _ in walk(cases_of("sigismundus")[0], 2):
        yield match


def test_a_view_of_a_whole_game_never_shows_a_hand_of_others():
    """SA-21.3"""
    for match in walked():
        for seat in range(3):
            plain = msgspec.to_builtins(match.view(seat))
            own = plain.pop("hand")
            assert own["cards"] == match.game.players[seat].hand
            assert all(isinstance(each["hand"], tuple) for each in plain["players"])
            assert {kind for each in plain["players"] for kind in map(type, each["hand"])} == {int}
