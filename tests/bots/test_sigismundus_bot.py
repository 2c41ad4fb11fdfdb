"""Sigismundus Augustus: in plain positions the bots do what the strategy notes say."""

from __future__ import annotations

from random import Random

import pytest

from games.sigismundus.moments import demanded
from games.sigismundus.positions import (
    client_turn,
    in_phase,
    in_stage,
    influence_turn,
    sigismundus,
    special_turn,
)
from interpares import Match, Perspective, rules_of
from interpares.bots import make
from interpares.bots.sigismundus_army import Side, fought
from interpares.bots.sigismundus_contests import purses
from interpares.bots.sigismundus_figures import figure_worth
from interpares.bots.sigismundus_mind import Mind
from interpares.bots.sigismundus_offices import office_gain
from interpares.bots.sigismundus_weights import WEIGHTS
from interpares.games.sigismundus.actions import OfferDucats
from interpares.games.sigismundus.cards import FIELDS
from interpares.games.sigismundus.policy_decks import DrawAny
from interpares.kernel import notation

RULES = rules_of("sigismundus")
LAST = 8
PRIMATE, CANCELLARIUS = "archiepiscopus_gnesnensis", "cancellarius_regni"


def choice(game, seat=0, *, bot="heuristic", chance=0):
    """What a bot would say."""
    made = make(bot, "sigismundus", Random(chance))
    return notation.write(made.choose(Perspective(RULES, game, seat)))


def choices(game, seat=0):
    """Everything it might say."""
    return {choice(game, seat, chance=chance) for chance in range(12)}


def mind(game, seat=0):
    return Mind(game, seat, WEIGHTS, Random(0))


def gain(office, *houses, seat=0, **fields):
    return office_gain(mind(sigismundus(*houses, **fields), seat), seat, office)


# Rates: an office is worth prestige, income and ability by the rounds left


def test_an_office_is_worth_less_in_every_round():
    worths = [gain("castellanus_cracoviensis", round=number) for number in range(1, LAST + 1)]

    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == 3


def test_the_income_of_an_office_counts_as_far_as_it_is_better():
    poor, rich = {"offices": "15"}, {"offices": "6"}

    assert gain("palatinus_posnaniensis", poor, round=7) > gain(
        "palatinus_posnaniensis", rich, round=7
    )


def test_with_the_treasurer_a_second_income_counts():
    alone, with_treasurer = {"offices": "6"}, {"offices": "6 11"}

    assert gain("episcopus_cuiaviensis", with_treasurer, round=6) == pytest.approx(
        gain("episcopus_cuiaviensis", alone, round=6)
    )
    assert gain("episcopus_cracoviensis", {"offices": "11"}, round=6) > gain(
        "episcopus_cracoviensis", {"offices": "6"}, round=6
    )


def test_under_incompatibilitas_a_lower_office_of_the_same_kind_is_worth_nothing():
    game = {"acts": ("incompatibilitas",), "round": 7}

    assert gain("episcopus_posnaniensis", {"offices": "1"}, **game) == 0
    assert gain("episcopus_posnaniensis", {"offices": "2"}, **game) > 0


def test_bishops_are_worth_less_while_the_national_church_may_come():
    before, over = {"round": 2}, {"round": 2, "rejected": ("national_church",)}

    assert gain(PRIMATE, **before) < gain(PRIMATE, **over)


# The start


@pytest.mark.parametrize("seats", [3, 4])
def test_the_palatine_is_picked_first(seats):
    game = Match.start("sigismundus", seats=seats, seed=1).game

    assert choice(game, game.waiting[0]) == "pick_office palatinus_sandomirensis"


# Special actions


ARMED = {"active": (3, 3, 2), "hand": "foray"}
RICH_IN_POINTS = {"active": (1, 0, 0), "vp": 30}


def test_a_foray_is_made_where_the_power_is_much_greater():
    game = special_turn(ARMED, RICH_IN_POINTS, round=5)

    assert choice(game) == "play_foray 1"


def test_nobody_stronger_is_attacked():
    weak, strong = {"active": (1, 0, 0), "hand": "foray"}, {"active": (3, 3, 2), "vp": 30}
    game = special_turn(weak, strong, strong, strong, round=5)

    assert choice(game) == "pass"


def test_equal_armies_give_the_attacker_less_than_even_chances():
    side = Side((1, 1, 1), 1, 0)

    assert 0.1 < fought(side, side).chance < 0.5
    assert fought(Side((3, 3, 2), 1, 0), side).chance > 0.9


def test_a_church_is_founded_when_three_ducats_are_free():
    game = special_turn({"hand": "church_foundation primus_inter_pares", "ducats": 6}, round=4)

    assert choice(game) == "play_foundation"


def test_death_comes_to_the_leader_with_one_great_office():
    leader = {"offices": "2", "vp": 40}
    game = special_turn({"hand": "death_of_senator"}, {"offices": "14"}, leader, round=5)

    assert choice(game) == "play_death 2"


def test_a_mission_crowns_the_country_one_leads_alone():
    game = special_turn(
        {"hand": "diplomatic_mission"},
        influence={"lithuania": (3,), "sweden": (0, 3)},
        round=4,
    )

    assert choice(game) == "play_mission lithuania"


def test_a_pact_protects_a_lead_that_is_about_to_be_scored():
    game = special_turn(
        {"hand": "secret_pact"},
        influence={"lithuania": (2, 1, 1, 1)},
        crowned="lithuania",
        round=4,
    )

    assert choice(game) == "play_pact lithuania"


# Drawing


def test_in_the_last_round_only_cards_are_drawn_that_can_still_be_votes():
    game = sigismundus({}, round=LAST, phase="actions", agenda=(DrawAny(0, "academy"),))

    assert choice(game) == "draw internal"


# Foreign policy


def test_the_representative_crowns_what_he_leads_alone():
    game = in_phase(
        "foreign_policy",
        influence={"lithuania": (0, 4), "sweden": (4,), "habsburg": (1, 1, 1)},
        round=3,
    )

    assert choice(game) == "crown sweden"


def test_a_marker_goes_where_it_takes_the_lead():
    game = influence_turn(
        {"hand": "negotiations"},
        influence={"lithuania": (2, 2), "sweden": (0, 5), "habsburg": (0, 0, 5)},
        crowned="lithuania sweden habsburg",
        round=4,
    )

    assert choice(game) == "place_influence lithuania negotiations"


def test_in_the_last_round_no_foreign_card_is_kept():
    hand = "negotiations secret_pact vistula_raft"
    game = influence_turn(
        {"hand": hand},
        influence={"lithuania": (1, 3)},
        crowned="lithuania sweden habsburg muscovy ottoman prussia",
        round=LAST,
    )

    word, _, cards = choice(game).split()
    assert word == "place_influence"
    assert len(cards.split(",")) == 3


# Clients


SENATE = {"offices": " ".join(map(str, range(1, 16)))}
"""Somebody has all offices: no vacancy is of any use."""
FIELDS_OF_FOUR = tuple(each.id for each in FIELDS.values() if each.min_players <= 4)


def test_the_best_open_figure_is_taken_first():
    game = client_turn(
        {"ducats": 8}, SENATE, open_figures=("piotr_barzi", "bernard_pretwicz"), round=4
    )

    assert choice(game).startswith("take_figure piotr_barzi")


def test_a_golden_ribbon_is_worth_what_it_will_count():
    bishop, layman = {"offices": "1 4 7"}, {}
    game = sigismundus(bishop, layman, round=LAST)

    assert figure_worth(mind(game), 0, "stanislaw_hozjusz") == 9
    assert figure_worth(mind(game), 1, "stanislaw_hozjusz") == 0


def test_an_ability_is_worth_nothing_when_the_game_is_nearly_over():
    early, late = sigismundus(round=2), sigismundus(round=LAST)

    assert figure_worth(mind(early), 0, "tomasz_sierpinek") > 4
    assert figure_worth(mind(late), 0, "tomasz_sierpinek") == 0


def test_the_last_client_takes_the_card_of_the_nobility():
    game = client_turn(
        {"clients": 1, "ducats": 3, "markers": 0},
        SENATE,
        parliamentary=(1, 0, 2, 3),
        round=4,
    )

    assert choice(game) == "agitate 0"


def test_a_client_stays_away_when_everything_is_too_dear():
    game = client_turn(
        {"ducats": 2, "clients": 1, "markers": 0},
        {"clients": 0, **SENATE},
        *({"clients": 0},) * 2,
        parliamentary=(0, 1, 2, 3),
        on={**dict.fromkeys(FIELDS_OF_FOUR, (1, 2)), "economist": (1, 2, 3)},
        round=LAST,
    )

    assert choice(game) == "withdraw"


# Votes


def voting(*votes, **fields):
    return in_stage("voting", *({"votes": each} for each in votes), **fields)


def test_one_vote_is_bid_when_all_rivals_are_dry():
    game = voting(5, 0, 0, 0, royal=(1, 0, 2, 3), demand="tax_1", round=3)

    assert choices(game) == {"bid 1"}


def test_the_representative_bids_what_another_must_beat():
    fields = {"demand": "tax_1", "round": 7}
    first = voting(9, 4, 0, 0, royal=(0, 1, 2, 3), **fields)
    second = voting(9, 4, 0, 0, royal=(2, 1, 0, 3), **fields)

    assert max(int(each.split()[1]) for each in choices(first)) <= 4
    assert max(int(each.split()[1]) for each in choices(second)) <= 5


def test_bids_are_mixed():
    game = voting(8, 8, 8, 8, marked={1: 0, 2: 1, 11: 1, 12: 2}, demand="tax_1", round=4)

    assert len(choices(game, 1)) > 1


def test_votes_are_kept_for_the_better_office_to_come():
    fields = {"demand": "tax_1", "round": 2}
    alone = voting(8, 8, 8, 8, **fields)
    with_primate = voting(8, 8, 8, 8, marked={1: 0}, **fields)

    assert max(int(each.split()[1]) for each in choices(with_primate)) < max(
        int(each.split()[1]) for each in choices(alone)
    )


def test_rivals_are_expected_to_have_the_votes_of_their_tracks():
    game = sigismundus(round=3)

    assert purses(mind(game)) == [12, 9, 6, 3]


# Bribery


def bribery(*houses, **fields):
    return in_stage("bribery", *houses, **fields)


def test_nothing_is_offered_by_who_can_win_all():
    rich, poor = {"votes": 20, "ducats": 9}, {"votes": 1}
    game = bribery(rich, poor, poor, poor, demand="tax_1", round=6)

    assert choice(game) == "offer_ducats 0"


def test_votes_that_win_nothing_are_sold():
    few, many = {"votes": 2}, {"votes": 12}
    game = bribery(few, many, many, many, demand="tax_1", round=6)
    for seat, ducats in enumerate((0, 5, 5, 5)):
        game.apply(seat, OfferDucats(ducats))

    assert choice(game) != "offer_votes 0"


# The king's favour


def test_in_the_last_round_the_whole_army_goes_for_the_grants():
    game = demanded(
        "noble_host_1",
        {"active": (2, 1, 0)},
        *({"active": (1, 1, 0)},) * 3,
        acts=("grants_for_the_deserving",),
        round=LAST,
        royal=(1, 2, 3, 0),
    )

    assert choice(game) == "commit_units 2 1 0"


def test_no_fortune_is_spent_on_a_tax():
    game = demanded("tax_1", *({"ducats": 20},) * 4, round=6)

    assert max(int(each.split()[1]) for each in choices(game)) <= 8


def test_tied_players_are_ranked_with_oneself_first_and_the_leader_last():
    game = demanded(
        "tax_1", {"ducats": 0}, {"ducats": 0, "vp": 50}, {"ducats": 0, "vp": 9}, {"ducats": 0}
    )
    for seat in range(4):
        game.apply(seat, game.decision.options(game, seat)[0])

    assert choice(game) == "rank_tied 0,3,2,1"


# Acts


@pytest.mark.parametrize(
    "mine, theirs, answer",
    [("1 4 7", "", "vote_against"), ("2 3", "1 4 7", "vote_for")],
)
def test_the_national_church_is_a_matter_of_bishops(mine, theirs, answer):
    game = in_stage("act_of_law", {"offices": mine}, {"offices": theirs}, round=4)

    assert choice(game) == answer


@pytest.mark.parametrize(
    "mine, theirs, answer",
    [("1 2 3", "4 7 10", "vote_for"), ("1 4 7", "2 3", "vote_against")],
)
def test_incompatibilitas_is_for_those_with_one_office_of_each_kind(mine, theirs, answer):
    game = in_stage("act_of_law", {"offices": mine}, {"offices": theirs}, round=5)

    assert choice(game) == answer


@pytest.mark.parametrize("markers, answer", [((3, 1), "vote_for"), ((0, 3, 1), "vote_against")])
def test_the_union_is_for_the_leader_of_lithuania(markers, answer):
    game = in_stage("act_of_law", influence={"lithuania": markers}, crowned="lithuania", round=LAST)

    assert choice(game) == answer


def test_who_is_paid_for_rejected_acts_rejects():
    game = in_stage("act_of_law", {"figures": "stanislaw_orzechowski"}, round=2)

    assert choice(game) == "vote_against"


# The army


def test_units_that_cost_nothing_are_kept_and_artillery_is_not():
    game = in_phase("maintenance", {"active": (1, 1, 1), "offices": "15 12"}, round=4)

    assert choice(game) == "maintain 1,1,0 0,0,0"


def test_at_the_end_an_army_is_kept_only_for_the_hetman():
    hetman = in_phase(
        "maintenance",
        {"active": (1, 1, 0), "ducats": 9, "figures": "mikolaj_sieniawski"},
        round=LAST,
    )

    assert choice(hetman) == "maintain 1,1,0 0,0,0"


def test_a_card_takes_the_wound_before_a_soldier():
    game = special_turn(
        {"active": (2, 2, 0), "hand": "foray sack"},
        {"active": (2, 2, 0)},
        script=(0, 5),
        round=3,
    )
    game.apply(0, next(each for each in game.decision.options(game, 0) if "Foray" in repr(each)))

    assert choice(game) == "discard_military sack"


# The last round


def test_in_the_last_round_internal_cards_become_votes_for_an_office():
    game = in_stage(
        "additional_votes",
        {"votes": 4, "hand": "client_card primus_inter_pares"},
        {"votes": 5},
        demand="tax_1",
        round=LAST,
    )

    assert choice(game) == "discard_for_votes client_card,primus_inter_pares"


# Greedy


def test_the_greedy_bot_takes_the_better_income():
    game = in_phase("income", {"offices": "6 15"}, round=2)

    assert choice(game, bot="greedy") == "choose_income palatinus_cracoviensis"


def test_the_greedy_bot_bids_for_an_office_when_nothing_else_is_left_to_buy():
    game = voting(8, 2, 2, 2, demand="tax_1", round=3)

    assert int(choice(game, bot="greedy").split()[1]) > 0
