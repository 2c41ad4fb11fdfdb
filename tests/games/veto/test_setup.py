"""VE-2, VE-D01, VE-D02, VE-14.2: cupboards, opening hands, and the first initiative."""

from __future__ import annotations

from collections import Counter

import pytest

from games.veto.looks import among, asked, dukats, kreski
from games.veto.moments import say_bene, until
from games.veto.positions import all_bene, do, offered, play, refused, veto
from games.worlds import alike
from interpares import Illegal, Match
from interpares.games.veto.actions import BringDeck, ChooseDeck, Keep, Redraw
from interpares.games.veto.cards import CARDS, DECKS, WALKTHROUGH
from interpares.games.veto.deck import deck_of
from interpares.games.veto.events import (
    CardsShown,
    CupboardShuffled,
    DeckShown,
    DukatsMoved,
    HandKept,
    HandRedrawn,
    NothingFound,
    RoundBegun,
)
from interpares.games.veto.game import NOBODY
from interpares.games.veto.setup import Mulligan

STARTERS = ("wisniowiecki_starter", "radziwill_starter", "court_starter", "lubomirski_starter")
SIXTY = deck_of(DECKS["radziwill_starter"]).cupboard
OTHERS = tuple(card for card in CARDS if CARDS[card].type == "effect" and card not in SIXTY)


def begun(seats=2, seed=0, **options):
    """A new match: everybody is asked for a deck."""
    return Match.start("veto", seats=seats, seed=seed, options=options)


def with_decks(*decks, seed=0, **options):
    """A new match in which everybody has a deck, and is asked about his hand."""
    match = begun(len(decks), seed, **options)
    for seat, deck in enumerate(decks):
        match.play(seat, deck if isinstance(deck, BringDeck) else ChooseDeck(deck))
    return match


def settled(*decks, seed=0, **options):
    """A new match in which everybody keeps his hand; W-G1 of the first round is open."""
    match = with_decks(*decks, seed=seed, **options)
    for seat in range(len(decks)):
        match.play(seat, Keep())
    return match


def cupboard(changes, *, size=60):
    """A legal cupboard of the Radziwiłłs with some other copies, cut or filled to a size."""
    counts = Counter(SIXTY) | Counter(changes)
    for card, count in changes.items():
        counts[card] = count
    spare = [card for card in SIXTY if card not in changes]
    while counts.total() > size:
        counts[spare.pop()] -= 1
    return tuple((+counts).elements())


def why_not(cards, variant="standard"):
    """The rule that refuses a cupboard; empty where it is accepted."""
    match = begun(variant=variant)
    try:
        match.play(0, BringDeck("radziwill", "", tuple(cards)))
    except Illegal as refusal:
        return refusal.rule
    return ""


# --- cupboards


@pytest.mark.parametrize(
    "cards, rule",
    [
        (SIXTY[:59], "VE-2.1"),
        (SIXTY, ""),
        (SIXTY + OTHERS[:40], ""),
        (cupboard({"lunge": 3}), ""),
        (cupboard({"lunge": 4}), "VE-2.1"),
    ],
    ids=["59 cards", "60 cards", "100 cards", "three copies", "four copies"],
)
def test_a_cupboard_has_sixty_cards_or_more_and_three_copies_at_most(cards, rule):
    """VE-2.1"""
    assert why_not(cards) == rule


def test_versions_of_a_person_are_counted_apart():
    """VE-2.2: ruling 62"""
    versions = {"andrzej_kmicic_standard_bearer": 3, "andrzej_kmicic_babinicz": 3}

    assert why_not(cupboard(versions)) == ""
    assert why_not(cupboard({**versions, "andrzej_kmicic_babinicz": 4})) == "VE-2.1"


@pytest.mark.parametrize("card", ["radziwill", "court", "foreign_gold"])
def test_faction_and_strategy_cards_are_outside_the_cupboard(card):
    """VE-2.3, VE-1.1"""
    assert why_not((*SIXTY, card)) == "VE-2.3"
    assert why_not((*SIXTY[:59], card)) == "VE-2.3"


def test_a_cupboard_may_have_cards_its_owner_cannot_use():
    """VE-2.4"""
    dead = {"jeremi_wisniowiecki": 3, "french_diplomacy": 3, "cossack_cut": 2}

    assert why_not(cupboard(dead)) == ""


def test_a_strategy_may_be_left_out_and_there_is_one_at_most():
    """VE-1.3"""
    plain, gilded = (
        settled(BringDeck("radziwill", strategy, SIXTY), "wisniowiecki_starter").game
        for strategy in ("", "foreign_gold")
    )

    assert [CARDS[each.card].type for each in plain.table.values()].count("strategy") == 1
    assert [CARDS[each.card].type for each in gilded.table.values()].count("strategy") == 2


@pytest.mark.parametrize("decks", [STARTERS[:2], ("radziwill_starter", "radziwill_starter")])
def test_decks_are_chosen_in_secret_and_then_factions_lie_open_and_cupboards_do_not(decks):
    """VE-2.5, VE-1.2"""
    match, other = begun(), begun()

    match.play(0, ChooseDeck(decks[0]))
    other.play(0, BringDeck("court", "great_banquet", deck_of(DECKS["court_feast"]).cupboard))
    assert alike(match, other, (None, 1))
    told = match.play(1, ChooseDeck(decks[1]))

    deck = deck_of(DECKS[decks[0]])
    for seat in (None, 0, 1):
        assert match.view(seat).players[0].faction == deck.faction
        assert match.view(seat).players[0].strategy == deck.strategy
    assert among(list(told), DeckShown)[0] == DeckShown(0, deck.faction, deck.strategy, 60)
    assert match.view(0).own.deck == deck.cupboard
    assert match.view(1).own.deck == deck_of(DECKS[decks[1]]).cupboard
    assert match.view(None).own is None


@pytest.mark.parametrize("seats, pool", [(2, 21), (3, 24), (4, 27)])
def test_the_kreski_lie_in_the_pool_and_everybody_has_his_printed_treasury(seats, pool):
    """VE-2.6, VE-2.7"""
    game = with_decks(*STARTERS[:seats]).game

    assert kreski(game) == [*[0] * seats, pool]
    assert dukats(game) == [18, 20, 22, 19][:seats]


def test_cupboards_are_shuffled_and_nobody_knows_their_order():
    """VE-2.8, VE-3.3"""
    match, other = (with_decks(*STARTERS[:2], seed=seed) for seed in (1, 2))
    twin = with_decks(*STARTERS[:2], seed=1)
    for player in twin.game.players:
        player.cupboard = player.cupboard[::-1]

    assert match.game.players[0].cupboard != other.game.players[0].cupboard
    assert alike(match, twin, (None, 0, 1))


# --- hands


def test_everybody_draws_seven_cards():
    """VE-2.9"""
    game = with_decks(*STARTERS[:3]).game

    assert [len(each.hand) for each in game.players] == [7, 7, 7]
    assert [len(each.cupboard) for each in game.players] == [53, 53, 53]


def test_a_hand_may_be_shuffled_back_and_drawn_again():
    """VE-2.10"""
    match = with_decks(*STARTERS[:2])
    before = [each.hand for each in match.game.players]

    match.play(0, Redraw())
    told = list(match.play(1, Keep()))

    after = [each.hand for each in match.game.players]
    assert [len(each) for each in after] == [7, 7]
    assert after[0] != before[0]
    assert after[1] == before[1]
    assert among(told, HandRedrawn) == [HandRedrawn(0)]
    assert among(told, HandKept) == [HandKept(1)]
    assert [each.redrew for each in match.view(None).players] == [True, False]
    assert Counter(after[0] + match.game.players[0].cupboard) == Counter(match.game.players[0].deck)


def test_the_second_hand_comes_from_a_cupboard_that_was_shuffled_with_the_first():
    """VE-2.10"""
    match = with_decks(*STARTERS[:2])
    hand, cupboard = match.game.players[0].hand, match.game.players[0].cupboard

    match.play(0, Redraw())
    match.play(1, Keep())

    player = match.game.players[0]
    assert Counter(player.hand) not in (Counter(hand), Counter(cupboard[-7:]))
    assert player.cupboard[: len(hand)] not in (hand, cupboard[: len(hand)])


def test_nobody_knows_who_redraws_before_all_have_chosen():
    """VE-2.10"""
    match, other = (with_decks(*STARTERS[:2]) for _ in range(2))

    match.play(0, Redraw())
    other.play(0, Keep())

    assert alike(match, other, (None, 1))


def test_the_second_hand_is_final():
    """VE-2.10"""
    match = with_decks(*STARTERS[:2])

    match.play(0, Redraw())
    assert match.waiting == (1,)
    match.play(1, Redraw())

    assert not any(isinstance(step, Mulligan) for step in match.game.agenda)
    assert refused(match.game, f"{match.waiting[0]} redraw")


# --- the first initiative


@pytest.mark.parametrize(
    "decks, holder",
    [
        (("radziwill_starter", "wisniowiecki_starter"), 1),
        (("wisniowiecki_starter", "radziwill_starter"), 0),
        (("court_starter", "radziwill_starter", "wisniowiecki_starter"), 2),
    ],
)
def test_the_smallest_printed_treasury_has_the_initiative_in_round_one(decks, holder):
    """VE-2.11, VE-12.4"""
    game = settled(*decks).game

    assert game.round == 1
    assert game.initiative == holder


def test_extra_dukats_do_not_count_as_printed_treasury():
    """VE-2.11"""
    rich = BringDeck("wisniowiecki", "foreign_gold", deck_of(DECKS[STARTERS[0]]).cupboard)

    game = settled(BringDeck("radziwill", "", SIXTY), rich).game

    assert dukats(game) == [20, 18 + 6]
    assert game.initiative == 1


def test_among_equal_treasuries_the_lot_decides():
    """VE-2.11"""
    holders = {
        settled("radziwill_starter", "radziwill_starter", seed=seed).game.initiative
        for seed in range(8)
    }

    assert holders == {0, 1}


def test_seats_are_fixed_and_clockwise_is_the_next_higher_one():
    """VE-2.12, VE-5.1"""
    game = veto(4, voice=2)

    order = say_bene(game, 4)

    assert order == [2, 3, 0, 1]
    assert game.phase == "ending"


def test_what_works_at_the_start_of_the_game_goes_from_the_initiative_holder():
    """VE-2.13"""
    gilded = [
        BringDeck(DECKS[each].faction, "foreign_gold", deck_of(DECKS[each]).cupboard)
        for each in ("court_starter", "radziwill_starter", "wisniowiecki_starter")
    ]
    match = with_decks(*gilded)

    match.play(0, Keep())
    match.play(1, Keep())
    assert dukats(match.game) == [22, 20, 18]
    told = list(match.play(2, Keep()))

    paid = [each for each in told if isinstance(each, (DukatsMoved, RoundBegun))]
    assert paid == [DukatsMoved(NOBODY, seat, 6) for seat in (2, 0, 1)] + [RoundBegun(1)]


# --- searching


def searching():
    game = veto(
        hands={0: "royal_testament"},
        cupboards={
            0: "lunge feint jeremi_wisniowiecki counter dodge parry michal_korybut_wisniowiecki"
        },
    )
    do(game, "0 play royal_testament")
    return game


def test_a_card_that_was_searched_for_is_shown_and_the_cupboard_shuffled():
    """VE-2.14"""
    game = searching()

    assert not offered(game, 0, "find feint")
    told = play(game, "0 find jeremi_wisniowiecki")

    assert game.players[0].hand == ("jeremi_wisniowiecki",)
    assert among(told, CardsShown) == [CardsShown(0, ("jeremi_wisniowiecki",))]
    assert [each.audience for each in among(told, CardsShown)] == [None]
    assert among(told, CupboardShuffled) == [CupboardShuffled(0)]
    assert sorted(game.players[0].cupboard) == sorted(
        ["lunge", "feint", "counter", "dodge", "parry", "michal_korybut_wisniowiecki"]
    )


def test_a_player_may_fail_to_find_and_shuffles_all_the_same():
    """VE-2.14"""
    game = searching()
    drawn = game.drawn

    told = play(game, "0 decline")

    assert game.players[0].hand == ()
    assert among(told, NothingFound) == [NothingFound(0)]
    assert among(told, CupboardShuffled) == [CupboardShuffled(0)]
    assert game.drawn > drawn


# --- the walk-through


def test_the_first_game_has_its_own_decks_in_a_fixed_order():
    """VE-14.2"""
    games = [
        Match.start("veto", seats=2, seed=seed, options={"first_game": True}).game
        for seed in (1, 2)
    ]

    for game in games:
        assert [each.faction for each in game.players] == ["wisniowiecki", "radziwill"]
        for player, order in zip(game.players, WALKTHROUGH.values(), strict=True):
            assert player.hand == (*order.opening, order.seventh)
            assert player.cupboard[-6:][::-1] == order.next
    assert games[0].players[0].cupboard[-6:] == games[1].players[0].cupboard[-6:]
    assert games[0].players[0].cupboard != games[1].players[0].cupboard


def test_the_game_begins_with_the_game_phase_of_round_one():
    """VE-4.1, VE-2.13"""
    game = settled(*STARTERS[:2]).game

    assert (game.round, game.phase) == (1, "game")
    until(game, "W-G1")
    all_bene(game)

    assert game.waiting == (0,)
    assert asked(game) == "Turn"
