"""What a table shows beside the position itself: what things are worth, and what is under way."""

from __future__ import annotations

from games.sigismundus.moments import hands
from games.sigismundus.positions import (
    client_turn,
    dice,
    in_phase,
    in_stage,
    office,
    sigismundus,
    special_turn,
)
from interpares import rules_of
from interpares.games.sigismundus.cards import FIGURES
from interpares.games.sigismundus.game import Battle, Sigismundus
from interpares.games.sigismundus.setup import picking_order
from interpares.games.sigismundus.view import (
    CountryView,
    FieldView,
    OfficeView,
    PlayerView,
    own_view,
    public_view,
)
from interpares.kernel.chance import seed_from
from scenario import play

BRIBERS = ({"ducats": 4, "votes": 5},) * 4


def player(game: Sigismundus, seat: int = 0) -> PlayerView:
    return public_view(game).players[seat]


def field(game: Sigismundus, name: str) -> FieldView:
    return next(each for each in public_view(game).fields if each.id == name)


def country(game: Sigismundus, name: str) -> CountryView:
    return next(each for each in public_view(game).countries if each.id == name)


def test_a_player_shows_what_the_offices_will_score():
    """SA-17.1"""
    house = {"offices": "1 12", "figures": "jozef_strus"}
    game = sigismundus(house, acts=("national_church",))

    assert player(game).prestige == 1 + 1 + 1
    assert player(game, 1).prestige == 0


def test_a_player_shows_the_most_the_offices_can_pay():
    """SA-6.1, SA-6.2"""
    assert player(sigismundus({"offices": "6 9 12"})).income == 5
    assert player(sigismundus({"offices": "6 9 11"})).income == 9
    assert player(sigismundus({"offices": "11"})).income == 4
    assert player(sigismundus()).income == 0


def test_a_player_shows_the_votes_of_the_next_count():
    """SA-12.1"""
    game = sigismundus({"offices": "2"}, {"figures": "bartlomiej_groicki"}, seals={"lithuania": 1})

    assert [player(game, seat).votes_to_come for seat in range(4)] == [13, 11, 6, 3]


def test_a_player_shows_what_the_ribbons_would_score_now():
    """SA-20.6"""
    house = {"figures": "santi_gucci jan_kochanowski jan_laski", "offices": "3 6"}

    assert player(sigismundus(house)).ribbons == 6 + 3


def test_a_player_shows_free_upkeep():
    """SA-18.2"""
    house = {"offices": "12 15", "figures": "florian_zebrzydowski"}
    game = sigismundus(house, acts=("border_defence",), seals={"sweden": 0})

    assert (player(game).free_upkeep, player(game).free_upkeep_any) == ((1, 2, 1), 1)
    assert (player(game, 1).free_upkeep, player(game, 1).free_upkeep_any) == ((0, 1, 0), 0)


def test_points_are_shown_by_source():
    """SA-17.4, SA-21.1"""
    game = in_phase("scoring", {"offices": "1"}, influence={"sweden": (1,)}, crowned="sweden")

    assert player(game).scored == (0, 0, 4, 7, 0, 0)
    assert player(game).vp == 11


def test_seals_are_shown_with_their_holder():
    """SA-21.1"""
    game = sigismundus(seals={"prussia": 1, "sweden": 1})

    assert player(game, 1).seals == ("sweden", "prussia")
    assert country(game, "prussia").seal == 1


def test_an_office_shows_holder_marker_and_side():
    """SA-21.1, SA-16.7"""
    game = sigismundus({"offices": "1"}, marked={13: 2}, acts=("national_church",))
    view = public_view(game)
    primate, bishop = (game.office(office(number)).front for number in (1, 13))

    assert view.offices[0] == OfficeView(
        office(1), 0, None, turned=True, income=4, prestige=1, other=primate
    )
    assert view.offices[12] == OfficeView(
        office(13), None, 2, turned=True, income=3, prestige=1, other=bishop
    )
    assert view.offices[14] == OfficeView(
        office(15), None, None, turned=False, income=2, prestige=1, other=None
    )


def test_countries_are_shown_in_the_order_of_the_track_with_their_values():
    """SA-17.4, SA-17.10"""
    directions = ("prussia", "ottoman", "muscovy", "habsburg", "sweden", "lithuania")
    game = sigismundus(
        directions=directions, acts=("union_of_lublin",), influence={"lithuania": (1, 2, 2, 0)}
    )

    view = public_view(game)
    assert tuple(each.id for each in view.countries) == directions
    assert [each.space for each in view.countries] == [1, 2, 3, 4, 5, 6]
    assert [(each.first, each.second) for each in view.countries] == [
        (8, 4),
        (7, 3),
        (6, 3),
        (5, 2),
        (4, 2),
        (3 + 4, 1 + 2),
    ]
    assert country(game, "lithuania").points == (0, 5, 5, 0)


def test_a_field_shows_its_clients_and_what_the_next_one_pays():
    """SA-11.3, SA-3.12"""
    houses = ({"clients": 1}, {"offices": "14", "clients": 1})
    game = client_turn(*houses, on={"envoy": (0, 1)})

    envoy = field(game, "envoy")
    assert (envoy.clients, envoy.prices, envoy.in_play) == ((0, 1), (2, 1, 2, 2), True)
    assert field(game, "economist_five").in_play is False
    assert field(sigismundus(seats=5), "economist_five").in_play is True


def test_a_field_shows_who_stood_there_when_the_clients_are_back():
    """SA-11.17"""
    game = in_phase("actions", {"clients": 1}, *({"clients": 0, "withdrawn": 0},) * 3)
    assert field(game, "economist").stood == ()

    play(game, "0 farm economist", "0 withdraw")

    assert field(game, "economist").clients == ()
    assert field(game, "economist").stood == (0,)


def test_the_figures_not_seen_are_shown_as_a_set():
    """SA-21.1, SA-21.2"""
    deck = ("santi_gucci", "jan_laski", "bernard_pretwicz")
    view = public_view(sigismundus(figure_deck=deck))

    assert view.unseen_figures == tuple(each for each in FIGURES if each in deck)


def test_supplies_are_shown():
    """SA-2.1, SA-21.1"""
    game = sigismundus({"active": (2, 0, 1), "inactive": (0, 3, 0), "votes": 7}, phase="sejm")

    view = public_view(game)
    assert (view.votes_left, view.units_left, view.clients_left) == (33, (8, 13, 6), 8)


def test_offers_and_votes_for_sale_are_shown_while_they_last():
    """SA-13.1, SA-13.2"""
    game = in_stage("bribery", *BRIBERS)
    assert (public_view(game).offers, public_view(game).for_sale) == ((), ())

    play(game, *hands("offer_ducats", 3, 2, 1, 0))
    assert (public_view(game).offers, public_view(game).for_sale) == ((3, 2, 1, 0), ())
    play(game, *hands("offer_votes", 3, 2, 0, 4))
    assert (public_view(game).offers, public_view(game).for_sale) == ((3, 2, 1, 0), (3, 2, 0, 4))
    play(game, "3 choose_buyer 0")
    assert (public_view(game).offers, public_view(game).for_sale) == ((0, 2, 1, 0), (3, 2, 0, 0))
    play(game, "0 choose_buyer 1")

    assert (public_view(game).offers, public_view(game).for_sale) == ((), ())


def test_tied_bids_are_shown_until_the_tie_is_settled():
    """SA-14.8"""
    game = in_stage("voting", *BRIBERS)
    assert public_view(game).bids == ()

    play(game, *hands("bid", 2, 2, 0, 1))
    assert public_view(game).bids == (2, 2, 0, 1)
    play(game, "0 award_office 1")

    assert public_view(game).bids == ()


def test_the_offices_still_to_be_voted_on_are_shown():
    """SA-14.3"""
    game = in_stage("voting", *BRIBERS, marked={3: 0, 12: 1})
    assert public_view(game).to_vote == (office(12), office(3))

    play(game, *hands("bid", 1, 0, 0, 0))
    assert public_view(game).to_vote == (office(3),)
    play(game, *hands("bid", 1, 0, 0, 0), *hands("bid", 1, 0, 0, 0))

    assert public_view(game).to_vote == ()


def test_before_the_first_round_the_order_of_picking_is_shown():
    """SA-3.9"""
    game = rules_of("sigismundus").new(4, seed_from(3), rules_of("sigismundus").complete({}, 4))

    assert public_view(game).order == picking_order(game)
    assert public_view(game).order[0] == game.waiting[0]


def test_extra_votes_are_shown():
    """SA-14.5"""
    game = in_stage("voting", *BRIBERS, marked={15: 1})

    assert public_view(game).extra_votes == 2


def test_the_round_the_phase_and_the_stage_are_shown():
    """SA-4.2"""
    view = public_view(in_stage("voting", round=3, first=2))

    assert (view.round, view.phase, view.stage, view.first) == (3, "sejm", "voting", 2)
    assert view.order == (2, 3, 0, 1)


def test_a_combat_shows_its_dice_so_far():
    """SA-9.4"""
    attacker = {"hand": "foray sack", "active": (0, 1, 0)}
    defender = {"hand": "sack", "active": (1, 1, 0)}
    game = special_turn(attacker, defender, script=dice(4, 4))

    play(game, "0 play_foray 1")

    assert public_view(game).battle == Battle(0, 1, "foray", (("hussars", 4, 4),))


def test_everybody_sees_the_public_view_and_the_own_hand():
    """SA-21.3, SA-21.7"""
    game = sigismundus({"hand": "foray"}, {"hand": "sack", "knows": {0: "foray"}})
    public = public_view(game)

    assert (public.seat, public.hand) == (None, None)
    for seat in range(4):
        own = own_view(game, public, seat)
        assert (own.seat, own.players) == (seat, public.players)
        assert own.hand.cards == game.players[seat].hand
    assert own_view(game, public, 1).hand.known == (("foray",), (), (), ())
