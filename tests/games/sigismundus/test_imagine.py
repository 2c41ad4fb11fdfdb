"""SA-21: what a seat cannot know, as it may imagine it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.attempts import after
from games.sigismundus.positions import in_stage, sigismundus, special_turn
from games.sigismundus.secrets_of_sejm import SECRETS
from interpares import rules_of
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.imagine import imagine
from interpares.games.sigismundus.initiative import Initiative
from interpares.kernel import notation
from interpares.kernel.game import encode
from scenario import play

RULES = rules_of("sigismundus")
HANDS = (
    {"hand": "client_card vistula_raft foray"},
    {"hand": "death_of_senator church_foundation secret_pact"},
    {"hand": "sack sack enlistment"},
)
every_secret = pytest.mark.parametrize("ask, one, other, wrong", SECRETS.values(), ids=SECRETS)


def dreams(game: Sigismundus, seat: int = 0, count: int = 30) -> list[Sigismundus]:
    return [imagine(game, seat, Random(number)) for number in range(count)]


def answers(game: Sigismundus) -> dict[int, str]:
    """What lies in the closed hands, in notation."""
    return {seat: notation.write(action) for seat, action in game.decision.answers}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_dream_looks_the_same_to_the_dreamer_and_is_possible(seats: int):
    """SA-21.2, SA-21.3"""
    game = special_turn(*HANDS, seats=seats)

    for seat in range(seats):
        for dream in dreams(game, seat, 10):
            assert RULES.flaws(dream) == []
            assert encode(RULES.view(dream, seat)) == encode(RULES.view(game, seat))
            assert encode(RULES.view(dream, None)) == encode(RULES.view(game, None))


def test_the_own_hand_stays():
    """SA-21.3, SA-21.7"""
    for dream in dreams(special_turn(*HANDS)):
        assert dream.players[0].hand == ("client_card", "vistula_raft", "foray")


def test_other_hands_keep_their_types_and_change_their_cards():
    """SA-21.1, SA-21.3"""
    game = special_turn(*HANDS)
    seen = dreams(game, count=60)

    for dream in seen:
        assert [len(dream.players[1].cards(deck)) for deck in range(3)] == [2, 1, 0]
        assert [len(dream.players[2].cards(deck)) for deck in range(3)] == [0, 0, 3]
    assert len({dream.players[1].hand for dream in seen}) > 20
    assert len({dream.players[2].hand for dream in seen}) > 10


def test_every_unseen_card_is_as_likely_in_another_hand():
    """SA-21.2, SA-21.3: of the Military cards 4 forays, 5 of each other kind are unseen."""
    game = special_turn({"hand": "foray"}, {"hand": "sack"})
    counted = Counter(dream.players[1].hand[0] for dream in dreams(game, count=1900))

    assert set(counted) == {"enlistment", "abduction", "sack", "foray"}
    assert 330 < counted["foray"] < 470
    for card in ("enlistment", "abduction", "sack"):
        assert 430 < counted[card] < 570


def test_cards_on_the_discard_pile_are_in_no_hand():
    """SA-21.1"""
    decks = {"military": "foray foray enlistment"}
    game = special_turn({"hand": "client_card"}, {"hand": "foray"}, decks=decks)
    counted = Counter(dream.players[1].hand[0] for dream in dreams(game, count=1000))

    # Unseen are three forays and an enlistment.
    assert set(counted) == {"foray", "enlistment"}
    assert 690 < counted["foray"] < 810


def test_known_cards_stay_in_the_hand_where_they_are():
    """SA-21.4"""
    houses = (
        {"knows": {1: "foray sack"}},
        {"hand": "abduction foray sack"},
        {"hand": "enlistment"},
    )
    seen = dreams(special_turn(*houses, seats=3), count=60)

    for dream in seen:
        assert not Counter(("foray", "sack")) - Counter(dream.players[1].hand)
        assert dream.players[0].known == ((), ("sack", "foray"), ())
        assert RULES.flaws(dream) == []
    assert len({dream.players[1].hand for dream in seen}) == 4


def test_a_known_card_is_not_dealt_to_somebody_else():
    """SA-21.4: the only card of its kind that is not discarded."""
    decks = {"military": "sack sack"}
    houses = ({"knows": {1: "foray"}}, {"hand": "foray"}, {"hand": "sack"})
    for dream in dreams(special_turn(*houses, seats=3, decks=decks), count=60):
        assert dream.players[1].hand == ("foray",)
        assert dream.players[2].hand == ("sack",)


def test_what_others_know_of_the_own_hand_stays():
    """SA-21.4"""
    houses = ({"hand": "foray sack"}, {"hand": "sack", "knows": {0: "foray"}})

    for dream in dreams(special_turn(*houses, seats=3)):
        assert dream.players[1].known == (("foray",), (), ())


def test_what_others_know_of_each_other_is_nobody_elses_business():
    """SA-21.4: seat 1 may know anything of seat 2, which is not what it knows in truth."""
    houses = ({}, {"knows": {2: "foray"}}, {"hand": "foray"})

    for dream in dreams(special_turn(*houses, seats=3)):
        assert dream.players[1].known == ((), (), ())


@every_secret
def test_closed_hands_of_others_hold_what_they_could_have_chosen(ask, one, other, wrong):
    """SA-21.5"""
    game = ask()
    could = {notation.write(each) for each in game.decision.options(game, 1)}
    play(game, f"1 {one}", f"0 {other}")
    seen = dreams(game, 0, 300)

    assert {answers(dream)[1] for dream in seen} == could
    for dream in seen:
        assert answers(dream)[0] == other
        assert dream.waiting == (2,)
        assert RULES.flaws(dream) == []


@every_secret
def test_a_dream_of_closed_hands_can_be_played_on(ask, one, other, wrong):
    """SA-21.5"""
    game = after(ask(), f"1 {one}", f"0 {other}")

    for dream in dreams(game, 2, 5):
        play(dream, f"2 {one}")
        assert RULES.flaws(dream) == []


def test_figures_still_in_the_deck_come_in_any_order():
    """SA-21.2, SA-5.4"""
    deck = ("santi_gucci", "jan_laski", "bernard_pretwicz", "jan_herburt")
    game = sigismundus(figure_deck=deck, phase="scoring", demand=None)
    left = Counter()
    orders = set()
    for dream in dreams(game, count=400):
        dream.then(Initiative())
        dream.advance()
        orders.add(dream.open_figures)
        left[dream.figure_deck] += 1

    assert len(orders) == 24
    assert set(left) == {(figure,) for figure in deck}
    assert all(70 < count < 130 for count in left.values())


def test_demands_still_in_the_deck_come_in_any_order():
    """SA-21.2, SA-5.3"""
    deck = ("tax_1", "noble_host_2", "sejm_support_3")
    game = sigismundus(demand_deck=deck, phase="scoring", demand=None)
    drawn = Counter()
    for dream in dreams(game, count=300):
        dream.then(Initiative())
        dream.advance()
        drawn[dream.demand] += 1

    assert set(drawn) == set(deck)
    assert all(70 < count < 130 for count in drawn.values())


def test_a_dream_has_other_chance_and_forgets_what_was_scripted():
    """SA-21.2"""
    seen = dreams(special_turn(*HANDS, script=(1, 2, 3)))

    assert len({dream.seed for dream in seen}) == 30
    assert {(dream.drawn, dream.script) for dream in seen} == {(0, ())}


def test_the_same_randomness_is_the_same_dream():
    """SA-21.2"""
    game = in_stage("bribery", *HANDS)

    assert imagine(game, 1, Random(5)) == imagine(game, 1, Random(5))


def test_a_dream_leaves_the_game_alone():
    """SA-21.3"""
    game = special_turn(*HANDS)
    before = encode(game)

    dream = imagine(game, 0, Random(0))
    dream.players[1].ducats = 99

    assert encode(game) == before
