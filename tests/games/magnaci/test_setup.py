"""MA-1, MA-2, MA-4: aim, components as limits, setup."""

from __future__ import annotations

import itertools

import pytest

from games.magnaci.positions import (
    at_window,
    battles,
    estates,
    in_fief,
    offered,
    play_on,
    sejm,
)
from interpares import BadInput, Match, rules_of
from interpares.games.magnaci.cards import (
    CONFLICTS,
    DECK,
    FAMILIES,
    INFLUENCE,
    KINGS_OF,
    LAWS,
    OFFICES,
    PROVINCES,
    SCALE,
    STRENGTH,
)
from interpares.games.magnaci.conflicts import province_modifier
from interpares.games.magnaci.effects import holds
from interpares.games.magnaci.estates import PlaceEstates, supply
from interpares.games.magnaci.events import AgeBegan, Collapsed, EstatesForfeited
from interpares.games.magnaci.interregnum import Interregnum
from interpares.games.magnaci.standing import Standing, standing
from interpares.kernel.game import encode
from scenario import magnaci, play, refused

RULES = rules_of("magnaci")
THREE_LOST = {"I": "smolensk_war", "III": "kantymir_raid", "V": "holy_league"}
AGES = [(0, "golden"), (1, "silver"), (2, "bronze"), (3, "iron")]
LOST = ("lithuania", "ukraine", "little_poland")


def begun(seats: int = 3, seed: int = 1, **options: object) -> Match:
    return Match.start("magnaci", seats=seats, seed=seed, options=options)


# Aim and outcomes


def test_the_four_ages_follow_each_other_in_a_fixed_order():
    """MA-1.1, MA-5.1"""
    game = begun(seats=2, seed=2, trade=False).game

    told = play_on(game)

    assert game.outcome.reason == "finished"
    ages = [event.age for event in told if isinstance(event, AgeBegan)]
    assert ages == ["golden", "silver", "bronze", "iron"]


def test_the_greatest_wealth_after_the_iron_interregnum_wins():
    """MA-1.2, MA-12.4, MA-13.5"""
    game = magnaci(age=3, agenda=(Interregnum(),), estates={0: {"ukraine": 1}, 1: {"prussia": 4}})

    assert (game.outcome.reason, game.outcome.winners) == ("finished", (1,))
    assert game.outcome.scores == (4, 7, 0)


@pytest.mark.parametrize("age, name", AGES)
def test_three_partitions_at_any_interregnum_are_everybodys_defeat(age: int, name: str):
    """MA-1.3, MA-1.4, MA-12.2"""
    game = at_window("interregnum", conflicts=THREE_LOST, partitioned=LOST, age=age)
    game.told = []
    game.agenda = (Interregnum(),)
    game.advance()

    assert (game.outcome.reason, game.outcome.detail) == ("collapsed", name)
    assert (game.outcome.ranking, game.outcome.ranks, game.outcome.scores) == ((), (), ())
    assert game.outcome.winners == ()
    assert Collapsed(name) in game.told


def test_a_match_ends_finished_or_collapsed_and_in_no_other_way():
    """MA-1.4"""
    outcomes = [play_out(seats, seed) for seats, seed in itertools.product(range(2, 6), range(3))]

    assert {outcome.reason for outcome in outcomes} <= {"finished", "collapsed"}
    for outcome in outcomes:
        won = outcome.reason == "finished"
        assert len(outcome.winners) == won
        assert bool(outcome.scores) is bool(outcome.ranking) is won


def play_out(seats: int, seed: int):
    game = begun(seats, seed, trade=False).game
    play_on(game)
    return game.outcome


# Components as limits


def test_a_deck_has_thirteen_cards_with_strength_95_and_influence_104():
    """MA-2.1"""
    plain = [card for card in DECK if card != "lady"]

    assert [int(card) for card in plain] == [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]
    assert all(STRENGTH[card] == INFLUENCE[card] == int(card) for card in plain)
    assert (STRENGTH["lady"], INFLUENCE["lady"]) == (1, 10)
    assert (sum(STRENGTH.values()), sum(INFLUENCE.values())) == (95, 104)


def test_which_family_one_plays_has_no_effect():
    """MA-2.2"""
    one = begun(seed=5, trade=False, families=["potocki", "sapieha", "lubomirski"]).game
    other = begun(seed=5, trade=False, families=["radziwill", "lubomirski", "potocki"]).game

    told, told_other = play_on(one), play_on(other)

    assert told == told_other
    assert one.outcome == other.outcome


def test_all_thirteen_cards_are_played_in_an_age_three_five_and_five():
    """MA-2.3, MA-7.12, MA-8.7, MA-10.24, MA-12.7"""
    game = begun(seats=2, seed=2, trade=False).game
    face_up = []
    for phase, in_hand in (("senate", 13), ("sejm", 10), ("conflicts", 5)):
        play_on(game, until=lambda now, phase=phase: now.phase == phase)
        assert [len(player.hand) for player in game.players] == [in_hand, in_hand]
        face_up.append([len(player.played) for player in game.players])

    play_on(game, until=lambda now: not any(player.hand for player in now.players))
    play_on(game, until=lambda now: now.age == 1)

    assert face_up == [[0, 0], [3, 3], [8, 8]]
    assert [player.hand for player in game.players] == [DECK, DECK]
    assert [player.played for player in game.players] == [(), ()]


def test_there_is_one_card_of_each_senator():
    """MA-2.4"""
    twice = magnaci(offices={0: ["hetman"]})
    twice.players[1].offices = ("hetman",)

    assert RULES.flaws(twice) == ["office 'hetman' is there 2 times"]
    assert len(OFFICES) == len(set(OFFICES)) == 4


def test_every_law_exists_once_and_is_gone_after_use():
    """MA-2.5, MA-14.9"""
    game = sejm(
        "embassy entail veto assignats fortress", "5 2 3 4 6", "6 3 4 5 7", laws={0: ["tribunal"]}
    )
    play(game, "0 play tribunal")

    assert game.players[0].laws == ()
    assert "tribunal" in game.laws_out
    assert "tribunal" not in game.law_deck
    assert RULES.flaws(game) == []
    game.law_deck += ("tribunal",)
    assert RULES.flaws(game) == ["Law 'tribunal' is there 2 times"]


@pytest.mark.parametrize("seats, pool", [(2, 105), (3, 70)])
def test_with_two_or_three_players_spare_colours_help_out_until_they_are_gone(
    seats: int, pool: int
):
    """MA-2.6, MA-4.8"""
    full = {0: {"prussia": 35 + pool - 1}, 1: {"ukraine": 35}}

    game = magnaci(seats, estates=full, agenda=(PlaceEstates(1, 2, "MA-7.9"),))
    play(game, "1 settle ukraine")

    assert estates(game, "ukraine")[1] == 36
    assert (supply(game, 0), supply(game, 1)) == (0, 0)


def test_the_shared_pool_is_one_for_all_players():
    """MA-2.6"""
    game = magnaci(2, estates={0: {"prussia": 35 + 60}, 1: {"ukraine": 35 + 40}})

    assert (supply(game, 0), supply(game, 1)) == (5, 5)


def test_own_estates_do_not_count_against_the_shared_pool():
    """MA-2.6"""
    game = magnaci(3, estates={0: {"prussia": 35 + 70}, 1: {"ukraine": 30}})

    assert [supply(game, seat) for seat in range(3)] == [0, 5, 35]


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_the_thirty_sixth_estate_is_forfeited(seats: int):
    """MA-2.6, MA-4.8"""
    game = magnaci(seats, estates={0: {"prussia": 34}}, agenda=(PlaceEstates(0, 2, "MA-7.9"),))

    told = play(game, "0 settle lithuania")

    assert game.players[0].estate_count == 35
    assert EstatesForfeited(0, 1) in told


def test_a_law_is_won_even_if_its_estates_cannot_be_supplied():
    """MA-2.6, MA-8.4"""
    laws = "bishopric embassy entail veto assignats"
    rows = ("14 2 3 4 5", "13 3 4 5 6", "12 4 5 6 7", "11 5 6 7 8")
    game = sejm(laws, *rows, estates={0: {"prussia": 35}})

    play(game, "0 settle prussia")

    assert game.players[0].laws == ("bishopric",)
    assert game.players[0].estate_count == 35


def test_a_reward_that_cannot_be_supplied_is_forfeited_and_the_conflict_is_won():
    """MA-2.6, MA-10.12"""
    game = battles({"I": "livonian_war"}, "14", "13", "12", "11", estates={0: {"prussia": 35}})

    assert in_fief(game, "livonia") == (0, 0, 0, 0)
    assert game.conflicts_out[-1] == "livonian_war"


def test_lost_estates_return_to_their_owners_supply():
    """MA-2.7"""
    game = battles({"IX": "northern_war"}, "2", "3", "4", "5", estates={0: {"prussia": 35}})

    assert estates(game, "prussia") == (33, 0, 0, 0)
    assert supply(game, 0) == 2


def test_the_treasurer_puts_an_own_estate_in_the_place_of_anothers():
    """MA-2.7, MA-15.2"""
    game = at_window("interregnum", offices={0: ["treasurer"]}, estates={1: {"ukraine": 2}})

    play(game, "0 play treasurer ukraine 1")

    assert estates(game, "ukraine") == (1, 1, 0)
    assert [supply(game, seat) for seat in range(3)] == [35 - 1 + 70, 35 - 1 + 70, 35 + 70]


def test_estates_cannot_be_handed_to_another_player():
    """MA-2.7, MA-16.1"""
    game = sejm(
        "embassy entail veto assignats fortress",
        "5 2 3 4 6",
        "6 3 4 5 7",
        laws={0: ["tribunal"]},
        estates={0: {"prussia": 2}},
        trade=True,
    )
    play(game, "0 offer 1")

    assert refused(game, "0 give prussia").rule == "MA-16.1"


def test_buildings_and_pawns_outlast_defeat_victory_and_the_age():
    """MA-2.8, MA-10.23, MA-11.7, MA-12.9"""
    game = battles(
        {"I": "silent_sejm", "IX": "black_clouds"},
        "14 13",
        "13 14",
        buildings=("prussia", "lithuania", "prussia"),
        silent_sejm=True,
        black_clouds=True,
        partitioned=("prussia", "lithuania"),
    )

    assert game.conflicts_out[-2:] == ("silent_sejm", "black_clouds")
    assert game.buildings == ("prussia", "lithuania", "prussia")
    assert (game.silent_sejm, game.black_clouds) == (True, True)


def test_prussia_may_carry_all_buildings_and_both_kinds_of_pawns():
    """MA-2.9, MA-10.5"""
    game = magnaci(buildings=("prussia",) * 3, silent_sejm=True, black_clouds=True)

    assert province_modifier(game, "prussia") == 1 + 2 + 3 - 2 - 2


def test_more_than_three_provinces_may_be_partitioned_during_the_conflicts():
    """MA-2.10, MA-11.9"""
    lost = {"I": "smolensk_war", "III": "kantymir_raid", "V": "holy_league", "VII": "insurrection"}

    game = battles(lost, "2 3 4 5", "2 3 4 5")

    assert game.outcome is None
    assert game.partitioned == ("lithuania", "ukraine", "little_poland", "great_poland")


# Setup


@pytest.mark.parametrize("drawn", range(3))
def test_each_age_has_one_of_its_three_kings_and_the_others_are_never_seen(drawn: int):
    """MA-4.1, MA-6.1"""
    for age, name in AGES:
        game = magnaci(age=age, script=(drawn,))

        assert game.king == KINGS_OF[name][drawn]
        view = encode(RULES.view(game, 0)).decode()
        others = [king for kings in KINGS_OF.values() for king in kings if king != game.king]
        assert not [king for king in others if king in view]


def test_laws_and_conflicts_come_in_random_order_from_decks_of_25():
    """MA-4.2"""
    assert len(begun().game.law_deck) == len(begun().game.conflict_deck) == 25
    assert (len(LAWS), len(CONFLICTS)) == (25, 25)

    laws, conflicts = set(), set()
    for seed in range(30):
        game = begun(seats=2, seed=seed, trade=False).game
        play_on(game, until=lambda now: now.phase == "conflicts")
        laws.add(frozenset(LAWS) - set(game.law_deck))
        conflicts.add(game.conflicts)
    assert len(laws) == len(conflicts) == 30


def test_all_four_senators_lie_ready_and_nobody_holds_anything():
    """MA-4.3, MA-4.7"""
    game = begun().game
    play_on(game, until=lambda now: now.phase == "senate")

    assert offered(game, game.waiting[0]) == [f"leave_out {office}" for office in OFFICES]
    assert all(player.offices == player.laws == player.used == () for player in game.players)
    assert (set(game.conflicts), game.partitioned) == ({None}, ())


def test_every_player_has_a_family_of_his_own_thirteen_cards_and_35_estates():
    """MA-4.4"""
    game = begun(seats=5).game

    assert sorted(player.family for player in game.players) == sorted(FAMILIES)
    assert {player.hand for player in game.players} == {DECK}
    assert [supply(game, seat) for seat in range(5)] == [35] * 5


def test_a_table_may_choose_its_families_but_no_family_twice():
    """MA-4.4"""
    chosen = begun(families=["sapieha", "radziwill", "potocki"]).game

    assert [player.family for player in chosen.players] == ["sapieha", "radziwill", "potocki"]
    with pytest.raises(BadInput, match="families"):
        begun(families=["sapieha", "sapieha", "potocki"])


def test_every_order_of_the_track_may_be_drawn():
    """MA-4.5"""
    tracks = {begun(seed=seed).game.track for seed in range(60)}

    assert tracks == set(itertools.permutations(range(3)))


def test_the_first_estates_are_placed_in_track_order_in_any_province():
    """MA-4.6"""
    match = begun(seats=3, seed=4)
    first, second, third = match.game.track

    assert match.waiting == (first,)
    assert offered(match.game, first) == [f"settle {province}" for province in PROVINCES]
    play(match, f"{first} settle prussia")
    assert match.waiting == (second,)
    play(match, f"{second} settle prussia", f"{third} settle ukraine")

    assert sum(estates(match.game, "prussia")) == 2
    assert estates(match.game, "ukraine")[third] == 1
    assert match.game.phase == "senate"


def test_the_first_estate_may_not_be_placed_out_of_turn_or_in_a_fief():
    """MA-4.6"""
    match = begun(seats=3, seed=4)
    first, second, _ = match.game.track

    assert refused(match, f"{second} settle prussia").rule == "MA-4.6"
    assert refused(match, f"{first} settle livonia").rule == "MA-4.6"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup_is_the_same_for_every_number_of_players_but_for_five_numbers(seats: int):
    """MA-4.8"""
    game = magnaci(seats, estates={0: {"ukraine": 3}, 1: {"ukraine": 2}})
    condition = LAWS["private_duchy"].effect.condition

    assert all(SCALE[seats][each.id] == each.threat * seats for each in CONFLICTS.values())
    dominance = Standing.ADVANTAGE if seats == 2 else Standing.DOMINANCE
    assert standing(game, 0, PROVINCES.index("ukraine")) is dominance
    game.players[0].estates = (1, 0, 0, 0, 0)
    assert holds(game, 0, condition) is (seats > 3)
    game.players[0].estates = (1, 1, 0, 0, 0)
    assert holds(game, 0, condition)
    pool = {2: 105, 3: 70, 4: 0, 5: 0}[seats]
    assert supply(game, 1) == 35 - 2 + pool
    assert sum(len(player.hand) for player in game.players) == 13 * seats
