"""VE-3.13: what a seat cannot know, as it may imagine it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.veto.looks import asked, dukats
from games.veto.positions import RULES, all_bene, do, piece, play, veto
from interpares import Match
from interpares.games.veto.actions import BringDeck, ChooseDeck
from interpares.games.veto.cards import CARDS
from interpares.games.veto.deck import COPIES
from interpares.games.veto.game import Veto
from interpares.kernel.game import encode

INSIDE = [card.id for card in CARDS.values() if card.type not in ("faction", "strategy")]
"""The cards a cupboard may hold."""


def dreams(game: Veto, seat: int = 0, count: int = 30) -> list[Veto]:
    """Worlds a seat imagines; all of them are possible and look the same to it."""
    found: list[Veto] = [RULES.imagine(game, seat, Random(number)) for number in range(count)]
    for dream in found:
        assert RULES.flaws(dream) == []
        assert encode(RULES.view(dream, seat)) == encode(RULES.view(game, seat))
    return found


def test_the_own_cupboard_is_shuffled_in_dreams():
    """VE-3.3, VE-3.13: its owner knows the cards and not their order"""
    cards = "mill feint parry dodge counter purse uhlik charlamp"
    game = veto(cupboards={0: cards})

    cupboards = [dream.players[0].cupboard for dream in dreams(game)]

    assert all(Counter(each) == Counter(cards.split()) for each in cupboards)
    assert len({each[-1] for each in cupboards}) > 3


def test_the_top_of_the_cupboard_is_not_seen_when_a_thrust_comes_from_the_discard_pile():
    """VE-3.3, VE-3.13"""
    game = veto(
        in_play={0: "arsenal machnicki"},
        discards={0: "mill lunge"},
        cupboards={0: "mill feint parry dodge counter purse uhlik charlamp"},
    )
    do(game, "0 use arsenal 1 machnicki")
    assert asked(game) == "LayByEffect"

    assert len({dream.players[0].cupboard[-1] for dream in dreams(game)}) > 3


# --- known cards


def test_a_known_card_is_in_every_dream():
    """VE-3.13"""
    game = veto(hands={1: "infamy mill"})
    game.players[1].known = ("infamy",)

    for dream in dreams(game):
        player = dream.players[1]
        assert "infamy" in (*player.hand, *player.cupboard)
        assert player.deck.count("infamy") == 1


def test_a_known_card_does_not_make_room_for_an_imagined_thrust():
    """VE-3.13, VE-3.8"""
    game = veto(
        hands={1: "infamy"},
        in_play={1: "uhlik+lunge/down charlamp+feint/down+parry/down"},
        cupboards={1: "mill"},
    )
    game.players[1].known = ("infamy",)

    for dream in dreams(game, count=60):
        assert "infamy" in (*dream.players[1].hand, *dream.players[1].cupboard)


def test_a_known_card_in_a_hand_that_is_seen_is_not_dealt_again():
    """VE-3.13"""
    game = veto(hands={0: "spy_at_court", 1: "lunge infamy"})
    game.players[1].known = ("infamy",)
    do(game, "0 play spy_at_court 1")
    assert asked(game) == "DiscardOthers"

    for dream in dreams(game):
        assert dream.players[1].hand == ("lunge", "infamy")
        assert dream.players[1].deck.count("infamy") == 1


def test_a_known_thrust_that_the_dreamer_sees_is_not_dealt_again():
    """VE-3.13, VE-3.8: it came with a character he has taken over"""
    game = veto(hands={0: "bribery"}, in_play={1: "uhlik+lunge/down"})
    game.players[1].known = ("lunge",)
    do(game, "0 play bribery uhlik")

    counts = [dream.players[1].deck.count("lunge") for dream in dreams(game)]

    assert min(counts) == 1


# --- hidden payments


def paying_with(card: str, source: str, hand: str) -> Veto:
    """Seat 0 uses a possession and will pay with a card of his hand; seat 1 may reply."""
    game = veto(in_play={0: source}, hands={0: hand})
    play(game, f"0 use {source} 1 - - {card}")
    return game


def test_what_will_pay_for_an_object_is_imagined_by_the_others():
    """VE-3.13, VE-5.10: any card of the imagined hand"""
    game = paying_with("lunge", "danzig_counting_house", "lunge feint mill")
    worlds = dreams(game, 1)

    named = {dream.stack[0].discards for dream in worlds}
    for dream in worlds:
        assert dream.stack[0].discards[0] in dream.players[0].hand
        all_bene(dream)

    assert len(named) > 3
    assert {(dukats(dream)[0], len(dream.players[0].hand)) for dream in worlds} == {(22, 2)}


def test_what_is_imagined_to_pay_may_pay():
    """VE-3.13, VE-0.6: only equipment is of use there"""
    source = next(
        card.id
        for card in CARDS.values()
        if any(each.cost.discard_sel is not None for each in card.ability)
    )
    game = paying_with("rapier", source, "rapier")

    for dream in dreams(game, 1):
        (paid,) = dream.stack[0].discards
        assert CARDS[paid].type == "equipment"
        assert dream.players[0].hand == (paid,)


def test_who_pays_knows_with_what():
    """VE-3.13"""
    game = paying_with("lunge", "danzig_counting_house", "lunge feint mill")

    assert {dream.stack[0].discards for dream in dreams(game, 0)} == {("lunge",)}


# --- large decks


def test_a_cupboard_of_all_cards_can_be_imagined():
    """VE-2.1, VE-2.4: there is no upper limit, and dead cards are legal"""
    game = Match.start("veto", seats=2, seed=1).game
    most = COPIES["standard"][1]
    game.apply(0, BringDeck("radziwill", "", tuple([card for card in INSIDE for _ in range(most)])))
    decks = [each for each in game.decision.options(game, 1) if isinstance(each, ChooseDeck)]
    game.apply(1, decks[-1])

    dream = dreams(game, 1, 1)[0]

    assert Counter(dream.players[0].deck) == Counter(game.players[0].deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dream_looks_the_same_to_everybody_and_is_possible(seats):
    """VE-3.13"""
    game = veto(seats, in_play={0: "uhlik+feint/down"}, hands={1: "lunge mill"})

    for seat in range(seats):
        assert piece(dreams(game, seat, 5)[0], "uhlik") == piece(game, "uhlik")
