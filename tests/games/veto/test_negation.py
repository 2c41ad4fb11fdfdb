"""VE-6.9 to VE-6.14, VE-6.21: what is negated, and what has lost its targets."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, dukats, kreski, on_table, szabla
from games.veto.moments import attach, fighting, gone, in_turn, opened, say_bene
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.actions import Bene

# --- negation


def test_a_negation_is_aimed_at_the_topmost_object():
    """VE-6.9: also one that leaves a way out; an effect below an ability is out of reach"""
    game = veto(
        3,
        factions=("court", "wisniowiecki", "lubomirski"),
        hands={0: "contribution"},
        in_play={1: "jan_zagloba", 2: "ivan_vyhovsky"},
    )
    play(game, "0 play contribution 1")
    answered = game.copy()

    play(answered, "1 use jan_zagloba 1")
    play(game, "1 bene")

    assert offered(game, 2, "use ivan_vyhovsky 1")
    assert not offered(answered, 2, "use ivan_vyhovsky 1")


def test_a_player_aims_one_negation_at_one_object():
    """VE-6.10"""
    game = veto(hands={0: "contribution", 1: "yarns_and_tall_tales free_voice"}, election=0)
    play(game, "0 play contribution 1")
    tried = game.copy()

    play(tried, "1 play yarns_and_tall_tales")
    (aimed_at, _) = tried.stack
    game.replace_object(aimed_at)

    assert game.decision.options(game, 1) == [Bene()]


def test_two_cards_do_not_negate_one_object_together():
    """VE-6.11: the second yarns can only be told against the first, and undo it"""
    game = veto(
        3,
        hands={0: "contribution", 1: "yarns_and_tall_tales", 2: "yarns_and_tall_tales"},
        dukats={1: 25},
    )
    play(game, "0 play contribution 1", "1 play yarns_and_tall_tales")

    play(game, "2 play yarns_and_tall_tales")
    all_bene(game)

    assert dukats(game) == [23, 22, 20]


@pytest.mark.parametrize(
    "move, reply",
    [
        ("deploy_character kuszel", "liberum_veto"),
        ("deploy_possession mill", "advocate"),
        ("deploy_equipment rapier longinus_podbipieta", "advocate"),
        ("play contribution 1", "yarns_and_tall_tales"),
    ],
)
def test_a_played_card_that_is_negated_is_discarded_and_costs_nothing(move, reply):
    """VE-6.12, VE-6.13"""
    game = veto(
        hands={0: "kuszel mill rapier contribution", 1: reply},
        in_play={0: "longinus_podbipieta"},
        dukats={1: 25},
    )
    name = move.split()[1]

    play(game, f"0 {move}", f"1 play {reply}")
    all_bene(game)

    assert game.players[0].discard == (name,)
    assert game.players[0].dukats == 20


def test_a_negated_thrust_is_discarded_at_once():
    """VE-6.12"""
    game = fighting("longinus_podbipieta", "roch_kowalski", hands={0: "feint", 1: "a_false_step"})

    play(game, "0 play feint", "1 play a_false_step")
    all_bene(game)

    assert game.players[0].discard == ("feint",)
    assert szabla(game, "longinus_podbipieta") == 7


def test_a_card_goes_where_the_negating_text_says():
    """VE-6.12: and the deed is used up"""
    game = veto(hands={0: "pelka kuszel", 1: "sodden_roads"})
    play(game, "0 deploy_character kuszel", "1 play sodden_roads")
    say_bene(game, 2)

    play(game, "0 decline")

    assert game.players[0].hand == ("pelka", "kuszel")
    assert not offered(game, 0, "deploy_character kuszel")


@pytest.mark.parametrize("fate, may", [("remove", False), ("discard", True)])
def test_a_person_whose_card_was_removed_while_being_played_is_barred(monkeypatch, fate, may):
    """VE-6.12, VE-11.2"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "oblivion"
type = "effect"
[card.play]
kind = "reply"
when = {{ event = "declared", object = ["character"], by = "opponent" }}
do = [{{ op = "negate", fate = "{fate}" }}]
""",
    )
    game = veto(hands={0: "uhlik uhlik", 1: "oblivion"})

    play(game, "0 deploy_character uhlik election", "1 play oblivion")
    all_bene(game)
    game.deeds = 1

    assert offered(game, 0, "deploy_character uhlik election") == may


@pytest.mark.parametrize(
    "move, reply",
    [
        ("use charles_ferdinand_vasa 1", "liberum_veto"),
        ("agitate charles_ferdinand_vasa", "shouted_down"),
        ("challenge charles_ferdinand_vasa roch_kowalski", "royal_edict"),
        ("move_character charles_ferdinand_vasa", "broken_bridge"),
    ],
)
def test_what_a_character_does_is_void_if_negated_but_he_stays_marked(move, reply):
    """VE-6.12, VE-6.13, VE-8.3, VE-9.2: no card in play is lost by it (ruling 21)"""
    game = veto(
        factions=("wisniowiecki", "court"),
        hands={1: reply},
        in_play={0: "charles_ferdinand_vasa", 1: "roch_kowalski"},
    )

    play(game, f"0 {move}", f"1 play {reply}")
    found = opened(game, in_turn)

    here = piece(game, "charles_ferdinand_vasa")
    assert found == [("W-A", 0)]
    assert (here.marked, here.field) == (True, "election")
    assert (game.players[0].dukats, kreski(game), game.duel) == (20, [0, 0, 21], None)
    assert offered(game, 0, "yield")


def test_what_negates_is_paid_for_when_it_resolves():
    """VE-6.13"""
    game = veto(hands={0: "mill", 1: "advocate"})

    play(game, "0 deploy_possession mill", "1 play advocate")
    before = dukats(game)
    all_bene(game)

    assert (before, dukats(game)) == ([20, 20], [20, 19])


def test_what_negates_and_cannot_be_paid_for_negates_nothing():
    """VE-6.13, VE-5.11: it returns to the hand"""
    game = veto(hands={0: "mill", 1: "advocate"}, dukats={1: 1})
    play(game, "0 deploy_possession mill", "1 play advocate")

    game.players[1].dukats = 0
    all_bene(game)

    assert on_table(game, "mill")
    assert game.players[1].hand == ("advocate",)


def test_a_thrust_that_cannot_be_stopped_is_neither_negated_nor_discarded():
    """VE-6.21: and what could only negate it cannot be declared (ruling 33)"""
    game = fighting(
        "longinus_podbipieta",
        "michal_wolodyjowski",
        factions=("radziwill", "wisniowiecki"),
        hands={0: "referendarys_cut", 1: "parry a_false_step beat_aside"},
    )

    play(game, "0 play referendarys_cut")
    replies = game.decision.options(game, 1)
    all_bene(game)

    assert replies == [Bene()]
    assert szabla(game, "longinus_podbipieta") == 12
    assert game.decision.options(game, 1) == [Bene()]


def test_a_deed_that_cannot_be_paid_for_any_more_counts_as_not_done():
    """VE-6.13, VE-5.11: three dukats went for the roads, and Kuszel returns to the hand"""
    game = veto(hands={0: "kuszel", 1: "sodden_roads"}, in_play={0: "soroka"}, dukats={0: 6})
    play(game, "0 deploy_character kuszel", "1 play sodden_roads")
    all_bene(game)

    play(game, "0 pay")

    assert (game.players[0].hand, game.players[0].dukats) == (("kuszel",), 3)
    assert offered(game, 0, "agitate soroka")


# --- targets


def test_an_object_whose_target_is_gone_fizzles():
    """VE-6.14: no effect, no costs; the card is discarded and the deed used up"""
    game = veto(hands={0: "banishment"}, in_play={0: "kuszel", 1: "uhlik"})
    play(game, "0 play banishment uhlik")

    gone(game, "uhlik")
    all_bene(game)

    assert (game.players[0].discard, game.players[0].dukats) == (("banishment",), 20)
    assert not offered(game, 0, "agitate kuszel")


@pytest.mark.parametrize("card", ["sable_coat", "embassy_to_stamboul"])
def test_an_object_fizzles_if_its_target_does_not_fit_any_more(card):
    """VE-6.14: Uhlik has two Kreski now, or is Absent"""
    game = veto(hands={0: "banishment"}, in_play={1: "uhlik"})
    play(game, "0 play banishment uhlik")

    attach(game, card, "uhlik", 1)
    all_bene(game)

    assert on_table(game, "uhlik")
    assert game.players[0].dukats == 20


def test_a_player_who_is_out_is_no_target():
    """VE-6.14"""
    game = veto(3, hands={0: "votes_for_sale"}, kreski={2: 5})
    play(game, "0 play votes_for_sale 2", "1 bene")

    play(game, "2 concede")
    all_bene(game)

    assert (game.players[0].discard, game.players[0].dukats) == (("votes_for_sale",), 20)


def test_an_object_works_as_far_as_its_targets_are_legal():
    """VE-6.14: one of two fighters is gone; the quarrel is paid for, but there is no duel"""
    game = veto(hands={0: "quarrel"}, in_play={0: "pelka", 1: "uhlik"})
    play(game, "0 play quarrel pelka,uhlik")

    gone(game, "uhlik")
    all_bene(game)

    assert (game.players[0].dukats, game.duel) == (17, None)
    assert asked(game) == "Turn"


def test_what_was_marked_to_pay_is_still_a_legal_target():
    """VE-6.14: the quarrel marks the unmarked character it needs"""
    game = veto(hands={0: "quarrel"}, in_play={0: "pelka", 1: "uhlik"})

    do(game, "0 play quarrel pelka,uhlik")

    assert piece(game, "pelka").marked
    assert asked(game) == "FightTurn"


def test_an_object_without_targets_never_fizzles():
    """VE-6.14: a levy that finds nobody has worked, and is removed"""
    game = veto(hands={0: "levy_in_mass"})

    do(game, "0 play levy_in_mass")

    assert (game.players[0].removed, game.players[0].dukats) == (("levy_in_mass",), 17)
