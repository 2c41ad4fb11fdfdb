"""Veto!: in plain positions the bot does what the strategy notes say."""

from __future__ import annotations

import pytest

from bots.asking_veto import chosen, says
from games.veto.positions import all_bene, do, play, veto
from interpares.bots.veto_heuristic import weights_of
from interpares.bots.veto_policy import obvious
from interpares.bots.veto_weights import BY_DECK, STANDARD
from interpares.bots.veto_worth import crimson
from interpares.games.veto.actions import Agitate, Bene, Challenge, DeployPossession, Use
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import deck_of
from interpares.games.veto.reading import Reading
from interpares.games.veto.settlement import AnnounceElection
from interpares.games.veto.setup import Mulligan, Round
from interpares.games.veto.untap import Bribery

JEREMI = "jeremi_wisniowiecki"
SAFE_JEREMI = f"{JEREMI}/karmazyn"


# The opening hand


@pytest.mark.parametrize(
    "hand, answer",
    [
        ("latifundium feint riposte", "keep"),
        ("kuszel feint riposte", "keep"),
        ("jeremi_wisniowiecki michal_wolodyjowski feint riposte", "redraw"),
        ("roch_kowalski feint riposte", "redraw"),
    ],
)
def test_a_hand_without_an_income_and_without_a_character_one_can_pay_is_redrawn(hand, answer):
    """The fourth is of another faction and costs twice as much."""
    game = veto(hands={0: hand}, round=0, agenda=(Mulligan(), Round()))

    assert says(game, answer)


# Money first, then votes


def test_a_latifundium_comes_into_play_early():
    game = veto(hands={0: "latifundium feint"}, dukats={0: 8}, round=1)

    assert says(game, "deploy_possession latifundium")


def test_a_possession_that_brings_little_is_not_paid_with_the_last_dukats():
    game = veto(hands={0: "mill"}, dukats={0: 20}, in_play={0: "kuszel"}, round=30)

    assert not isinstance(chosen(game), DeployPossession)


def test_a_character_is_deployed_while_the_pool_is_full():
    game = veto(hands={0: "longinus_podbipieta"}, dukats={0: 12})

    assert says(game, "deploy_character longinus_podbipieta")


def test_an_elect_who_may_goes_straight_to_the_karmazyn_field():
    game = veto(hands={0: JEREMI}, dukats={0: 16}, in_play={1: "hassling_ketling"})

    assert says(game, f"deploy_character {JEREMI} karmazyn")


def test_an_unmarked_agitator_agitates_before_the_end():
    game = veto(in_play={0: "jan_zagloba"})

    assert isinstance(chosen(game), Agitate)


def test_nothing_to_do_means_bene():
    game = veto(in_play={0: "jan_zagloba/marked"})

    assert says(game, "bene", "yield")


def test_a_thrust_is_not_wasted_on_somebody_who_never_fights():
    lady = "anusia_borzobohata_krasienska/marked"

    assert says(veto(hands={0: "feint hussars_stroke"}, in_play={0: lady}), "bene", "yield")


def test_karmazyns_are_worth_what_they_decide():
    """VE-4.3, VE-13.2: beyond a safe lead, and in the feast rules, they are worth nothing."""

    def worth(rivals, **fields):
        company = f"{SAFE_JEREMI} janusz_tyszkiewicz/karmazyn"
        game = veto(in_play={0: company, 1: rivals}, **fields)
        return crimson(Reading(game), 0, STANDARD)

    rival = "janusz_radziwill/karmazyn"
    assert worth("uhlik") == STANDARD.crimson * STANDARD.lead
    assert worth(rival) == STANDARD.crimson * (4 + STANDARD.lead)
    assert worth(rival, variant="feast") == 0


# Duels


def test_somebody_weaker_who_cannot_refuse_is_challenged():
    game = veto(
        in_play={0: "michal_wolodyjowski", 1: "krzysztof_opalinski/marked"}, pool=0, kreski={0: 9}
    )

    assert isinstance(chosen(game), Challenge)


def test_somebody_stronger_is_left_alone():
    game = veto(in_play={0: "rzedzian", 1: "hassling_ketling/marked"}, pool=0, kreski={0: 9})

    assert not isinstance(chosen(game), Challenge)


def test_an_elect_on_the_election_field_is_challenged_rather_than_anybody_else():
    company = "janusz_radziwill/marked krzysztof_opalinski/marked uhlik/marked"
    game = veto(in_play={0: "michal_wolodyjowski+bathory_sabre", 1: company})

    assert says(game, "challenge michal_wolodyjowski janusz_radziwill")


def test_a_weak_fighter_refuses_and_a_strong_one_accepts():
    def challenged(fighter, arms=""):
        game = veto(in_play={0: "michal_wolodyjowski", 1: fighter + arms})
        play(game, f"0 challenge michal_wolodyjowski {fighter}")
        all_bene(game)
        return game

    assert says(challenged("jaromir_kokosinski"), "refuse")
    assert says(challenged("andrzej_kmicic_standard_bearer", "+rapier"), "accept")


def test_in_a_dream_a_fighter_negates_the_thrust_of_the_enemy():
    """Wołodyjowski does so once in a duel; somebody else could only watch."""

    def answer(enemy):
        game = fighting("jan_skrzetuski", enemy, hands={0: "lunge"})
        play(game, "0 play lunge")
        return obvious(game, game.waiting[0])

    assert isinstance(answer("michal_wolodyjowski"), Use)
    assert answer("hassling_ketling") == Bene()


def fighting(mine, enemy, **fields):
    """Seat 0 is asked in a fight turn."""
    game = veto(in_play={0: mine, 1: f"{enemy}/marked"}, **fields)
    do(game, f"0 challenge {mine} {enemy}")
    while type(game.decision).__name__ != "FightTurn" or game.waiting != (0,):
        play(game, f"{game.waiting[0]} bene")
    return game


def test_the_smallest_thrust_that_is_enough_is_played():
    game = fighting("jan_skrzetuski", "hassling_ketling", hands={0: "lunge referendarys_cut"})

    assert says(game, "play lunge")


def test_whoever_is_ahead_says_bene():
    game = fighting("jan_skrzetuski", "uhlik", hands={0: "lunge referendarys_cut"})

    assert says(game, "bene")


# The initiative and the election


def bribery(kreski, rivals, *, seat=0):
    """A player with an Elect is asked for a bribe; the other one holds the initiative."""
    return veto(
        in_play={seat: SAFE_JEREMI, 1 - seat: rivals},
        kreski={seat: kreski},
        initiative=1 - seat,
        phase="untap",
        agenda=(Bribery(0), Round()),
    )


def test_a_bribe_is_as_large_as_the_announcement_needs():
    """Jeremi counts 4 on the karmazyn field; on a tie the initiative stays where it was."""
    strong = "janusz_radziwill/karmazyn krzysztof_opalinski/karmazyn"

    assert says(bribery(14, "uhlik"), "bribe 0")
    assert says(bribery(14, strong), "bribe 12")
    assert says(bribery(13, strong), "bribe 0")


def test_a_bribe_keeps_somebody_from_announcing():
    game = bribery(14, "uhlik", seat=1)

    assert says(game, "bribe 12")


def test_whoever_may_announce_does():
    game = veto(in_play={0: SAFE_JEREMI}, kreski={0: 15}, agenda=(AnnounceElection(0), Round()))

    assert says(game, "announce")


# Replies


def test_an_elect_is_negated_and_a_late_mill_is_not():
    def answering(move):
        hands = {0: "janusz_radziwill mill", 1: "liberum_veto"}
        game = veto(factions=("radziwill", "court"), hands=hands, round=20)
        play(game, move)
        return game

    assert says(answering("0 deploy_character janusz_radziwill karmazyn"), "play liberum_veto")
    assert says(answering("0 deploy_possession mill"), "bene")


# The decks of the box


def test_every_deck_of_the_box_is_known_by_its_cards():
    for name, deck in DECKS.items():
        cards = tuple([card for card, count in deck_of(deck).cards for _ in range(count)])

        assert weights_of(cards) is BY_DECK[name]
        assert BY_DECK[name] != STANDARD


def test_a_deck_of_ones_own_is_played_with_the_standard_weights():
    assert weights_of(("mill",) * 60) is STANDARD
