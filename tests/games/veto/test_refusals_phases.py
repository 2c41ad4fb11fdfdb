"""VE-2, VE-4, VE-10, VE-12, VE-13: tempting illegal moves before and between turns."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.veto.moments import asking, at_discards, at_round, in_turn, opened, until
from games.veto.positions import RULES, offered, play, refused, veto
from games.veto.tempting import Attempts, after, choosing, deck_rule, every, refusal_of, whole
from interpares import BadInput
from interpares.games.veto.actions import BringDeck, ChooseDeck, Redraw
from interpares.games.veto.deck import Deck, flaws
from interpares.games.veto.refusals_decks import deck_refusal
from interpares.kernel import notation

# --- decks


def copies(card: str, count: int) -> BringDeck:
    """A legal deck, but with so many copies of a card."""
    deck = whole()
    others = [each for each in deck.cards if each != card]
    return structs.replace(deck, cards=(*others, *[card] * count, *["mill"] * 3))


@pytest.mark.parametrize(
    "deck, rule",
    [
        (structs.replace(whole(), cards=whole().cards[:59]), "VE-2.1"),
        (copies("feint", 4), "VE-2.1"),
        (structs.replace(whole(), cards=(*whole().cards, "court")), "VE-2.3"),
        (structs.replace(whole(), cards=(*whole().cards, "golden_liberty")), "VE-2.3"),
        (structs.replace(whole(), cards=(*whole().cards, "golden_fleece")), "VE-1.1"),
        (structs.replace(whole(), faction="sapieha"), "VE-1.2"),
        (structs.replace(whole(), strategy="feint"), "VE-1.3"),
        (ChooseDeck("sapieha_starter"), "VE-2.5"),
    ],
    ids=lambda each: each if isinstance(each, str) else None,
)
def test_a_deck_that_breaks_a_rule_is_refused(deck, rule):
    """VE-1.1, VE-1.2, VE-1.3, VE-2.1, VE-2.3, VE-2.5"""
    assert deck_rule(deck) == rule


def test_a_deck_lists_no_card_without_copies():
    """VE-2.1"""
    (flaw, *_) = flaws(Deck("court", "", (("feint", 0),)), "standard")

    refusal = deck_refusal(flaw)

    assert (refusal.message, refusal.rule) == ("no-copies", "VE-2.1")


def test_three_copies_are_too_many_at_a_feast():
    """VE-13.4"""
    three = copies("feint", 3)

    assert max(map(three.cards.count, three.cards)) == 3
    assert deck_rule(three, variant="feast") == "VE-13.4"


def test_a_faction_somebody_leads_is_not_to_be_had():
    """VE-12.1"""
    game = choosing(3)
    game.players[1].faction = "wisniowiecki"

    assert refusal_of(game, 0, whole()).rule == "VE-12.1"
    assert refusal_of(game, 0, ChooseDeck("wisniowiecki_starter")).rule == "VE-12.1"


# --- the opening hand


def at_mulligan():
    game = choosing()
    game.apply(0, ChooseDeck("wisniowiecki_starter"))
    game.apply(1, ChooseDeck("radziwill_starter"))
    return game


def test_a_second_mulligan_is_refused():
    """VE-2.10: while the other still chooses, and after it."""
    game = at_mulligan()
    game.apply(0, Redraw())

    assert refused(game, "0 redraw") == "VE-2.10"

    game.apply(1, Redraw())

    assert refused(game, f"{game.waiting[0]} redraw") == "VE-2.10"


def test_a_deck_is_not_changed_once_all_are_shown():
    """VE-2.5"""
    assert refused(at_mulligan(), "0 choose_deck court_starter") == "VE-2.5"


# --- bribes and elections


def bribing(**fields):
    """Seat 0 is asked for a bribe."""
    game = at_round(**fields)
    opened(game, asking("Bribery"))
    return game


def settling(**fields):
    """W-S4 of a round: the last window before an election could be announced."""
    game = at_round(**({"in_play": {0: "jeremi_wisniowiecki"}, "kreski": {0: 14}} | fields))
    until(game, "W-S4")
    return game


PHASES: Attempts = {
    "a bribe of 4 dukats": (bribing, "0 bribe 4", "VE-4.6"),
    "a negative bribe": (bribing, "0 bribe -3", "VE-4.6"),
    "a bribe above the treasury": (lambda: bribing(dukats={0: 5}), "0 bribe 6", "VE-0.4"),
    "a bribe that one's strategy forbids": (
        lambda: bribing(strategies={0: "treasury_of_the_commonwealth"}),
        "0 bribe 3",
        "VE-0.2",
    ),
    "a second bribe": (lambda: after(bribing(), "0 bribe 3"), "0 bribe 3", "VE-4.5"),
    "a bribe after the initiative is fixed": (
        lambda: after(bribing(), "0 bribe 0", "1 bribe 0"),
        "0 bribe 3",
        "VE-4.5",
    ),
    "a bribe in round 1": (lambda: veto(round=1), "0 bribe 3", "VE-4.1"),
    "a bribe at a feast": (lambda: at_round(variant="feast"), "0 bribe 3", "VE-13.2"),
    "a deed instead of a bribe": (
        lambda: bribing(in_play={0: "kuszel"}),
        "0 agitate kuszel",
        "VE-1.34",
    ),
    "announcing without the initiative": (
        lambda: settling(initiative=1, in_play={1: "krzysztof_opalinski/karmazyn"}),
        "0 announce",
        "VE-4.18",
    ),
    "announcing with 13 of 21": (lambda: settling(kreski={0: 13}), "0 announce", "VE-4.18"),
    "announcing without an Elect": (
        lambda: settling(in_play={0: "kuszel"}),
        "0 announce",
        "VE-4.18",
    ),
    "announcing in round 1": (
        lambda: veto(round=1, in_play={0: "jeremi_wisniowiecki"}, kreski={0: 14}),
        "0 announce",
        "VE-4.1",
    ),
    "announcing before the time has come": (settling, "0 announce", "VE-4.18"),
    "announcing twice": (
        lambda: veto(in_play={0: "jeremi_wisniowiecki"}, kreski={0: 14}, election=0),
        "0 announce",
        "VE-4.18",
    ),
    "announcing against one's own rebellion": (
        lambda: settling(strategies={0: "armed_rebellion"}),
        "0 announce",
        "VE-0.2",
    ),
    "replying with a card of another phase": (
        lambda: settling(hands={0: "night_of_revelry " + "manor_farm " * 5}),
        "0 play night_of_revelry",
        "VE-1.36",
    ),
}


@every(PHASES)
def test_an_illegal_move_of_a_phase_is_refused_with_its_rule(position, move, rule):
    """VE-0.4, VE-4.1, VE-4.5, VE-4.6, VE-4.18, VE-13.2"""
    assert refused(position(), move) == rule


# --- the ending phase


def test_one_card_is_discarded_in_the_ending_phase():
    """VE-10.10: a second is refused while others choose, and in the window after."""
    game = at_discards(hands={0: "feint lunge", 1: "dodge"})
    assert offered(game, 0, "discard_card feint")
    play(game, "0 discard_card feint")

    assert refused(game, "0 discard_card lunge") == "VE-10.10"

    play(game, "1 decline")

    assert refused(game, "0 discard_card lunge") == "VE-10.10"


def test_only_cards_with_upkeep_are_given_up_for_it():
    """VE-4.17"""
    game = at_round(
        factions=("court", "radziwill"),
        in_play={0: "kuklinowski yurko_bohun charles_gustav mill/marked"},
        strategies={0: "foreign_gold"},
        dukats={0: 0},
    )
    opened(game, asking("DiscardForUpkeep"))

    assert offered(game, 0, "discard_piece kuklinowski")
    assert refused(game, "0 discard_piece mill") == "VE-4.17"


def test_a_card_one_does_not_hold_is_not_discarded():
    """VE-10.10"""
    game = at_discards(hands={0: "feint lunge", 1: "dodge"})

    assert refused(game, "0 discard_card dodge") == "VE-10.10"


def test_nothing_is_discarded_of_ones_own_will_in_a_turn():
    """VE-4.13"""
    game = at_round(hands={0: "feint"})
    opened(game, in_turn)

    assert refused(game, f"{game.waiting[0]} discard_card manor_farm") == "VE-4.13"


# --- other players


def test_whoever_is_out_decides_nothing():
    """VE-12.5"""
    game = veto(3, voice=1)
    play(game, "1 concede")

    assert refused(game, "1 bene") == "VE-12.5"


@pytest.mark.parametrize("word", ["give", "give_dukats", "hand_over", "trade"])
def test_nothing_is_handed_to_another_player(word):
    """VE-12.11: there are no words for it."""
    with pytest.raises(BadInput):
        notation.read(f"{word} 1 3", RULES.actions())


def test_reply_windows_of_phases_have_their_order():
    """VE-6.3: who has no right to reply yet is told so."""
    game = at_round()
    until(game, "W-U1")

    assert refused(game, "1 bene") == "VE-6.3"


def test_all_decks_of_the_box_can_be_brought():
    """VE-2.1: the refusals above refuse for one reason only."""
    game = choosing(4)

    for seat, deck in enumerate(("court_starter", "wisniowiecki_starter", "radziwill_starter")):
        game.apply(seat, whole(deck))
    game.decision.check(game, 3, structs.replace(whole("lubomirski_starter"), strategy=""))

    assert game.decision.seats(game) == (3,)
