"""Sigismundus Augustus: in plain positions the bots do what the strategy notes say."""

from __future__ import annotations

import pytest

from bots.asking_sigismundus import LAST, PRIMATE, choice, choices, gain, mind
from games.sigismundus.positions import (
    client_turn,
    in_phase,
    in_stage,
    influence_turn,
    sigismundus,
    special_turn,
)
from interpares import Match
from interpares.bots.sigismundus_army import Side, fought
from interpares.bots.sigismundus_figures import figure_worth
from interpares.games.sigismundus.cards import FIELDS
from interpares.games.sigismundus.policy_decks import DrawAny

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


def test_whom_death_or_a_court_strikes_is_not_known_beforehand():
    """All bots would strike the same one otherwise, whose office would be worth less for it."""
    offices = ({"offices": "10"}, {"offices": "13"}, {"offices": "4 7"})
    death = special_turn({"hand": "death_of_senator"}, *offices, round=1)
    court = special_turn({"offices": "1"}, *[{"hand": "vistula_raft"}] * 3, round=1)

    assert choices(death) >= {"play_death 1", "play_death 2"}
    assert len(choices(court)) > 1


def test_death_does_not_come_to_somebody_who_loses_little():
    game = special_turn({"hand": "death_of_senator"}, {"offices": "1"}, {"offices": "14"}, round=2)

    assert choices(game) == {"play_death 1"}


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
STEPS = ("nobles_feast", "parliamentary_agitation")
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


@pytest.mark.parametrize("number", [4, LAST])
@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
@pytest.mark.parametrize(
    "track, free", [("senatorial", "hold_feast"), ("parliamentary", "agitate 0")]
)
def test_nothing_is_paid_for_steps_beyond_the_first_space(track, free, bot, number):
    """SA-11.16"""
    game = client_turn(
        {"clients": 1, "ducats": 1, "hand": "client_card client_card client_card"},
        {"clients": 0, **SENATE},
        *({"clients": 0},) * 2,
        on={field: (1, 2) for field in FIELDS_OF_FOUR if field not in STEPS},
        round=number,
        **{track: (1, 0, 2, 3)},
    )

    assert choice(game, bot=bot) == free


def test_negotiations_that_move_nothing_are_not_worth_a_card():
    """SA-8.13"""
    game = special_turn({"hand": "negotiations", "markers": 10}, round=LAST)

    assert choice(game) == "pass"


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
