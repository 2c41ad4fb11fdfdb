"""SA-7, SA-2.7: Policy cards are drawn."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import at_rest, in_phase, offered, office, told
from interpares.games.sigismundus.events import CardDrawn, CardKnown, DeckReshuffled
from scenario import play, refused

ANY = ["draw internal", "draw foreign", "draw military"]
NOTHING = {"internal": "", "foreign": "", "military": ""}


def sizes(game) -> list[int]:
    return [len(deck) for deck in game.decks]


@pytest.mark.parametrize(
    "deck, card", [("internal", "client_card"), ("foreign", "negotiations"), ("military", "sack")]
)
def test_everybody_draws_a_card_from_a_deck_of_choice(deck: str, card: str):
    """SA-7.1"""
    game = in_phase("draw", {"hand": "foray"}, decks={deck: card})
    assert offered(game) == ANY

    events = play(game, f"0 draw {deck}")

    assert sorted(game.players[0].hand) == sorted(("foray", card))
    assert told(events, CardDrawn) == [CardDrawn(0, deck)]
    assert told(events, CardKnown) == [CardKnown(0, card)]
    assert game.waiting == (1,)


def test_the_card_is_a_random_one_of_the_deck():
    """SA-7.1, SA-2.7"""
    game = in_phase("draw", decks={"military": "foray sack enlistment"}, script=(1,))

    play(game, "0 draw military")

    assert game.players[0].hand == ("sack",)
    assert game.decks[2] == ("foray", "enlistment")


def test_players_draw_in_order():
    """SA-7.1, SA-4.3"""
    game = in_phase("draw", first=2)

    play(game, "2 draw internal", "3 draw internal", "0 draw foreign", "1 draw military")

    assert at_rest(game)
    assert sizes(game) == [18, 19, 19]


def test_drawing_cannot_be_declined():
    """SA-7.1, SA-1.4"""
    game = in_phase("draw")

    assert refused(game, "0 pass").rule == "SA-1.4"


def test_only_who_is_asked_draws():
    """SA-7.1, SA-4.3"""
    game = in_phase("draw")

    refusal = refused(game, "1 draw internal")

    assert (refusal.rule, refusal.message) == ("SA-4.3", "not-your-turn")


@pytest.mark.parametrize("house", [{"offices": "8"}, {"figures": "prospero_provana"}])
def test_an_extra_card_comes_right_after_it_from_any_deck(house):
    """SA-7.2"""
    game = in_phase("draw", house)

    play(game, "0 draw internal")

    assert (game.waiting, game.decision.by) == ((0,), "extra")
    assert offered(game) == ANY
    assert len(game.players[0].hand) == 1, "the first card is in hand before the second is drawn"
    play(game, "0 draw military")
    assert game.waiting == (1,)
    assert len(game.players[0].hand) == 2


def test_extra_cards_add_up():
    """SA-7.2, SA-20.1"""
    game = in_phase("draw", {"offices": "8", "figures": "prospero_provana"})

    play(game, "0 draw internal", "0 draw internal", "0 draw internal")

    assert game.waiting == (1,)
    assert sizes(game) == [17, 20, 20]


@pytest.mark.parametrize("country, deck", [("muscovy", "military"), ("ottoman", "foreign")])
def test_a_seal_brings_a_card_of_its_deck(country: str, deck: str):
    """SA-7.2, SA-20.2"""
    game = in_phase("draw", seals={country: 0})

    events = play(game, "0 draw internal")

    assert told(events, CardDrawn) == [CardDrawn(0, "internal"), CardDrawn(0, deck)]
    assert game.waiting == (1,)


@pytest.mark.parametrize("country", ["lithuania", "sweden", "habsburg", "prussia"])
def test_other_seals_bring_no_card(country: str):
    """SA-7.2"""
    game = in_phase("draw", seals={country: 0})

    events = play(game, "0 draw internal")

    assert told(events, CardDrawn) == [CardDrawn(0, "internal")]


def test_first_the_card_of_any_deck_then_muscovy_then_the_ottomans():
    """SA-7.2"""
    game = in_phase("draw", {"offices": "8"}, seals={"muscovy": 0, "ottoman": 0})

    events = play(game, "0 draw internal", "0 draw internal")

    decks = [event.deck for event in told(events, CardDrawn)]
    assert decks == ["internal", "internal", "military", "foreign"]


def test_a_seal_of_another_brings_nothing():
    """SA-7.2, SA-20.1"""
    game = in_phase("draw", {}, {}, seals={"muscovy": 1})

    play(game, "0 draw internal")

    assert len(game.players[0].hand) == 1


def test_a_fixed_deck_that_cannot_be_drawn_from_gives_nothing():
    """SA-7.2, SA-2.7"""
    game = in_phase("draw", seals={"muscovy": 0}, decks={"military": ""}, discards={"military": ""})

    events = play(game, "0 draw internal")

    assert told(events, CardDrawn) == [CardDrawn(0, "internal")]


def test_an_empty_deck_is_made_of_its_discard_pile():
    """SA-2.7"""
    game = in_phase("draw", {}, decks={"foreign": ""})
    assert game.decks[1] == ()

    events = play(game, "0 draw foreign")

    assert told(events, DeckReshuffled) == [DeckReshuffled("foreign")]
    assert (len(game.decks[1]), game.discards[1]) == (19, ())


def test_a_deck_is_not_made_before_a_card_is_needed():
    """SA-2.7"""
    game = in_phase("draw", decks={"foreign": "negotiations"})

    events = play(game, "0 draw foreign")

    assert told(events, DeckReshuffled) == []
    assert (game.decks[1], len(game.discards[1])) == ((), 19)


def test_the_other_discard_piles_stay():
    """SA-2.7"""
    game = in_phase("draw", decks={"foreign": ""}, discards={"military": "foray"})

    play(game, "0 draw foreign")

    assert game.discards == ((), (), ("foray",))


def test_a_deck_without_cards_and_discards_cannot_be_chosen():
    """SA-2.7"""
    game = in_phase("draw", decks={"foreign": ""}, discards={"foreign": ""})

    assert offered(game) == ["draw internal", "draw military"]
    refusal = refused(game, "0 draw foreign")
    assert (refusal.rule, refusal.message) == ("SA-2.7", "deck-is-empty")


def test_the_only_deck_is_drawn_from_without_asking():
    """SA-2.7, SA-7.1"""
    game = in_phase(
        "draw",
        decks={"internal": "", "foreign": ""},
        discards={"internal": "", "foreign": ""},
    )

    assert at_rest(game)
    assert sizes(game) == [0, 0, 16]


def test_without_any_card_nobody_draws():
    """SA-2.7, SA-1.4"""
    game = in_phase("draw", {"offices": office(8)}, decks=NOTHING, discards=NOTHING)

    assert at_rest(game)
    assert [len(player.hand) for player in game.players] == [0, 0, 0, 60]
