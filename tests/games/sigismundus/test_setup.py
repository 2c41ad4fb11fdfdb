"""SA-1, SA-3, SA-4.1, SA-4.2: set-up, and the order of a round."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.sigismundus.positions import (
    client_turn,
    ducats,
    offered,
    office,
    scores,
    sigismundus,
    told,
    votes,
)
from interpares import BadInput, Match
from interpares.games.sigismundus.cards import (
    COUNTRIES,
    DECK_OF,
    DEMANDS,
    FIGURES,
    HOUSES,
    OFFICES,
    SESSIONS,
)
from interpares.games.sigismundus.ending import FinalScoring
from interpares.games.sigismundus.events import FirstPlayer, OfficeGained, PhaseBegun, RoundBegun
from interpares.games.sigismundus.setup import PickStartOffice, Round, picking_order
from scenario import play, refused

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
OFFERS = {3: (12, 13, 15), 4: (10, 12, 13, 15), 5: (9, 10, 12, 13, 15)}


def begun(seats: int = 4, seed: int = 0, **options):
    """A new game at its first decision."""
    return Match.start("sigismundus", seats=seats, seed=seed, options=options).game


def settled(seats: int = 4, seed: int = 0, **options):
    """A new game in its first round: everybody took the first office on offer."""
    game = begun(seats, seed, **options)
    while isinstance(game.decision, PickStartOffice):
        seat = game.waiting[0]
        play(game, f"{seat} {offered(game, seat)[0]}")
    return game


def finished(seats: int, seed: int, **options) -> tuple[Match, list]:
    """A match played at random, and everything that was told."""
    match = Match.start("sigismundus", seats=seats, seed=seed, options=options)
    random, events = Random(seed), []
    while not match.outcome:
        seat = match.waiting[0]
        events += match.play(seat, match.game.decision.sample(match.game, seat, random))
    return match, events


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_three_to_five_play(seats: int):
    """SA-1.1"""
    with pytest.raises(BadInput):
        begun(seats)


def test_left_is_clockwise():
    """SA-1.1, SA-4.3"""
    game = sigismundus(seats=5)

    assert game.clockwise(0) == (0, 1, 2, 3, 4)
    assert game.clockwise(3) == (3, 4, 0, 1, 2)


@SEATS
def test_everybody_gets_a_card_of_each_deck(seats: int):
    """SA-3.1"""
    game = begun(seats)

    assert [[DECK_OF[card] for card in each.hand] for each in game.players] == [[0, 1, 2]] * seats
    assert [len(deck) for deck in game.decks] == [20 - seats] * 3
    assert game.discards == ((), (), ())


def test_the_first_cards_are_random():
    """SA-3.1"""
    dealt = Counter(card for seed in range(60) for card in begun(5, seed).players[0].hand)

    assert len(dealt) == 12


@pytest.mark.parametrize("variant, rounds", [("full", 8), ("short", 4)])
def test_the_sejm_cards_lie_in_the_order_of_the_rounds(variant: str, rounds: int):
    """SA-3.2, SA-4.1, SA-22.1, SA-22.2"""
    game = begun(variant=variant)

    assert game.sessions == SESSIONS[variant]
    assert len(game.sessions) == rounds
    assert sum(isinstance(step, Round) for step in game.agenda) == rounds
    assert game.agenda[0] == FinalScoring()


def test_a_game_is_full_unless_it_is_said_to_be_short():
    """SA-22.2, SA-22.3"""
    game = begun()

    assert (game.variant, game.unbid_office) == ("full", "representative")


def test_all_offices_are_available_on_their_higher_side():
    """SA-3.3"""
    game = begun()

    assert game.available == tuple(OFFICES)
    assert all(game.side(each) == OFFICES[each].front for each in OFFICES)


def test_demands_and_figures_lie_face_down():
    """SA-3.4"""
    game = begun()

    assert sorted(game.figure_deck) == sorted(FIGURES)
    assert sorted(game.demand_deck) == sorted(DEMANDS)
    assert (game.open_figures, game.demand) == ((), None)


def test_demands_and_figures_come_in_random_order():
    """SA-3.4, SA-5.3, SA-5.4"""
    games = [settled(3, seed) for seed in range(80)]

    assert {game.demand for game in games} == set(DEMANDS)
    assert {figure for game in games for figure in game.open_figures} == set(FIGURES)


def test_the_countries_lie_in_random_order_on_their_plain_side():
    """SA-3.5"""
    games = [begun(3, seed) for seed in range(60)]

    for space in range(6):
        assert {game.directions[space] for game in games} == set(COUNTRIES)
    assert {sorted(game.directions) == sorted(COUNTRIES) for game in games} == {True}
    assert not any(any(game.crowned) for game in games)


@SEATS
def test_everybody_gets_a_random_house(seats: int):
    """SA-3.6"""
    games = [begun(seats, seed) for seed in range(40)]

    for game in games:
        assert len({player.house for player in game.players}) == seats
    for seat in range(seats):
        assert {game.players[seat].house for game in games} == set(HOUSES)


@SEATS
def test_the_houses_in_play_stand_without_gaps(seats: int):
    """SA-3.7"""
    for seed in range(10):
        game = begun(seats, seed)
        houses = [player.house for player in game.players]

        for track in ("royal_support", "senatorial_support", "parliamentary_support"):
            ranks = [getattr(HOUSES[houses[seat]].start, track) for seat in game.track(track)]
            assert ranks == sorted(ranks)
            assert len(ranks) == seats


def test_who_stands_on_space_one_has_the_representative_card():
    """SA-3.7, SA-4.7, SA-4.8"""
    game = begun(5)

    houses = [player.house for player in game.players]
    assert game.representative == houses.index("firlej")
    assert game.magnates_representative == houses.index("tarnowski")
    assert game.nobilitys_representative == houses.index("zamoyski")


@SEATS
def test_everybody_begins_alike(seats: int):
    """SA-3.8, SA-1.2"""
    game = begun(seats)

    for player in game.players:
        assert (player.clients, player.markers) == (3, 10)
        assert (player.active, player.inactive) == ((1, 1, 0), (0, 0, 0))
    assert ducats(game) == votes(game) == scores(game) == [0] * seats


@SEATS
def test_the_offices_on_offer_depend_on_the_number_of_players(seats: int):
    """SA-3.9, E-7"""
    game = begun(seats)

    offers = [f"pick_office {office(number)}" for number in OFFERS[seats]]
    assert offered(game, game.waiting[0]) == offers


@SEATS
def test_after_the_choice_everybody_has_one_office_and_fourteen_is_the_lowest_left(seats: int):
    """SA-3.9, E-7"""
    game = settled(seats)

    taken = [OFFICES[player.offices[0]].number for player in game.players]
    assert sorted(taken) == list(OFFERS[seats])
    assert [len(player.offices) for player in game.players] == [1] * seats
    assert len(game.available) == 15 - seats
    assert OFFICES[game.available[-1]].number == 14


@SEATS
def test_the_lowest_initiative_picks_first_then_the_player_on_the_right(seats: int):
    """SA-3.9"""
    for seed in range(8):
        game = begun(seats, seed)
        values = [HOUSES[player.house].initiative for player in game.players]
        first = values.index(min(values))

        for turn in range(seats - 1):
            assert game.waiting == ((first - turn) % seats,)
            seat = game.waiting[0]
            play(game, f"{seat} {offered(game, seat)[-1]}")


def test_the_last_player_takes_what_is_left_without_being_asked():
    """SA-3.9, SA-3.11"""
    game = begun(3)
    order = picking_order(game)

    play(game, f"{order[0]} pick_office {office(13)}")
    events = play(game, f"{order[1]} pick_office {office(15)}")

    assert game.players[order[2]].offices == (office(12),)
    assert told(events, OfficeGained) == [
        OfficeGained(order[1], office(15)),
        OfficeGained(order[2], office(12)),
    ]


@pytest.mark.parametrize(
    "number, army",
    [(9, (1, 2, 0)), (10, (1, 1, 0)), (12, (1, 2, 0)), (13, (1, 1, 0)), (15, (2, 1, 0))],
)
def test_a_starting_office_gives_its_unit_at_once(number: int, army: tuple[int, ...]):
    """SA-3.10, SA-20.3"""
    game = begun(5)
    seat = game.waiting[0]

    play(game, f"{seat} pick_office {office(number)}")

    assert game.players[seat].active == army


@SEATS
def test_who_picks_last_is_first_player_and_who_picks_first_is_last(seats: int):
    """SA-3.11"""
    game = begun(seats)
    picking = picking_order(game)
    events = []

    while isinstance(game.decision, PickStartOffice):
        seat = game.waiting[0]
        events += play(game, f"{seat} {offered(game, seat)[0]}")

    assert game.first == picking[-1]
    assert game.order == (*picking[:0:-1], picking[0])
    assert told(events, FirstPlayer)[0] == FirstPlayer(picking[-1])


@pytest.mark.parametrize("seats, fields", [(3, 8), (4, 8), (5, 9)])
def test_the_second_economist_is_for_five(seats: int, fields: int):
    """SA-3.12"""
    game = begun(seats)

    assert len(game.fields_in_play) == fields
    assert ("economist_five" in game.fields_in_play) == (seats == 5)


@pytest.mark.parametrize(
    "seats, clients, units", [(3, 11, (6, 12, 7)), (4, 8, (5, 11, 7)), (5, 5, (4, 9, 7))]
)
def test_what_is_left_in_the_supply(seats: int, clients: int, units: tuple[int, ...]):
    """SA-3.8, SA-3.10, SA-2.1"""
    game = settled(seats)

    assert game.clients_left == clients
    assert tuple(game.units_left(unit) for unit in range(3)) == units
    assert game.votes_left == 40


@pytest.mark.parametrize("number", [1, 9, 10, 14])
def test_an_office_that_is_not_on_offer_cannot_be_picked(number: int):
    """SA-3.9"""
    game = begun(3)

    refusal = refused(game, f"{game.waiting[0]} pick_office {office(number)}")

    assert (refusal.rule, refusal.message) == ("SA-3.9", "not-on-offer")


def test_an_office_that_was_picked_cannot_be_picked_again():
    """SA-3.9"""
    game = begun(4)
    play(game, f"{game.waiting[0]} pick_office {office(15)}")

    refusal = refused(game, f"{game.waiting[0]} pick_office {office(15)}")

    assert (refusal.rule, refusal.message) == ("SA-3.9", "not-on-offer")


PHASES = [
    "initiative",
    "income",
    "draw",
    "special_actions",
    "foreign_policy",
    "actions",
    "sejm",
    "scoring",
    "maintenance",
]


@pytest.mark.parametrize("variant, rounds", [("full", 8), ("short", 4)])
def test_a_game_has_its_rounds_of_nine_phases(variant: str, rounds: int):
    """SA-4.1, SA-4.2, SA-19.1, SA-22.1"""
    match, events = finished(3, 1, variant=variant)

    assert [event.phase for event in told(events, PhaseBegun)] == PHASES * rounds
    assert [event.round for event in told(events, RoundBegun)] == list(range(1, rounds + 1))
    assert told(events, RoundBegun)[-1].sejm == "union_of_lublin"
    assert match.game.last_round
    assert match.outcome is not None


def test_the_order_of_a_phase_is_clockwise_from_the_first_player():
    """SA-4.3"""
    _, events = finished(4, 2, variant="short")

    for event in told(events, PhaseBegun):
        assert event.order in [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


@pytest.mark.parametrize(
    "move, rule", [("0 offer_ducats 3", "SA-13.1"), ("0 choose_buyer 1", "SA-13.3")]
)
def test_ducats_and_votes_change_hands_only_in_bribery(move: str, rule: str):
    """SA-1.3"""
    refusal = refused(client_turn(), move)

    assert (refusal.rule, refusal.message) == (rule, "not-now")


@pytest.mark.parametrize("move", ["give_ducats 1 3", "lend_votes 1 1", "trade foray sack"])
def test_nothing_can_be_given_lent_or_traded(move: str):
    """SA-1.3"""
    with pytest.raises(BadInput, match="is no action here"):
        play(client_turn({"hand": "foray"}), f"0 {move}")
