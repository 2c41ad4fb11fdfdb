"""MA-12: the Interregnum."""

from __future__ import annotations

from games.magnaci.positions import at_rest, at_window, estates, offered
from interpares import rules_of
from interpares.games.magnaci.cards import DECK, OFFICES
from interpares.games.magnaci.events import KingDied
from interpares.games.magnaci.interregnum import Interregnum, NewOrder
from interpares.games.magnaci.senate import Senate
from scenario import magnaci, play, refused

VIEW = rules_of("magnaci").view
DESCENDING = {0: {"prussia": 3}, 1: {"ukraine": 2}, 2: {"lithuania": 1}}
THREE_LOST = {"I": "smolensk_war", "III": "kantymir_raid", "V": "holy_league"}
LOST = ("lithuania", "ukraine", "little_poland")


def test_the_king_is_discarded_and_no_policy_is_in_force():
    """MA-12.1, MA-6.1"""
    game = magnaci(
        king="stephen_bathory",
        agenda=(Interregnum(),),
        offices={0: ["treasurer"]},
        estates=DESCENDING,
    )

    assert game.king is None
    assert game.past_kings == ("stephen_bathory",)
    public = VIEW(game, None)
    assert (public.king, public.symbol, public.past_kings) == (None, None, ("stephen_bathory",))


def test_the_death_of_the_king_is_told():
    """MA-12.1"""
    game = at_window("interregnum", estates=DESCENDING)
    game.king, game.told, game.agenda = "stephen_bathory", [], (*game.agenda, Interregnum())
    game.advance()

    assert game.told[0] == KingDied("stephen_bathory")


def test_the_collapse_comes_before_any_action_can_be_played():
    """MA-12.2, MA-1.3"""
    game = magnaci(
        agenda=(Interregnum(),),
        offices={0: ["treasurer", "primate"]},
        laws={1: ["assignats"]},
        estates={0: {"prussia": 1}, 1: {"prussia": 1}},
        conflicts=THREE_LOST,
        partitioned=LOST,
    )

    assert game.outcome.reason == "collapsed"
    assert game.waiting == ()


def test_two_partitions_are_survived():
    """MA-12.2"""
    lying = {"I": "smolensk_war", "III": "kantymir_raid"}
    game = magnaci(
        agenda=(Interregnum(),),
        estates=DESCENDING,
        conflicts=lying,
        partitioned=("lithuania", "ukraine"),
    )

    assert game.outcome is None


def test_the_interregnum_is_the_last_window_of_the_age():
    """MA-12.3, MA-14.1"""
    game = magnaci(
        agenda=(Interregnum(),),
        track=(1, 0, 2),
        offices={0: ["treasurer"], 2: ["primate"]},
        laws={1: ["union_of_brest"]},
        estates=DESCENDING,
    )

    assert (game.decision.window, game.waiting) == ("interregnum", (1,))
    play(game, "1 play union_of_brest", "1 settle prussia")
    assert game.waiting == (0,)
    play(game, "0 play treasurer prussia 1")

    assert estates(game, "prussia") == (4, 0, 0)
    assert at_rest(game)


def test_the_iron_age_ends_in_the_scoring_without_a_new_order():
    """MA-12.4"""
    game = magnaci(age=3, agenda=(Interregnum(),), track=(2, 1, 0), estates=DESCENDING)

    assert game.outcome.reason == "finished"
    assert game.track == (2, 1, 0)


def test_most_estates_come_first_fiefs_included_and_standing_ignored():
    """MA-12.5, MA-11.8"""
    game = magnaci(
        agenda=(NewOrder(),),
        track=(2, 1, 0),
        estates={0: {"prussia": 1, "ukraine": 1}, 1: {"lithuania": 1}, 2: {"great_poland": 1}},
        fiefs={1: {"livonia": 2, "silesia": 2}},
    )

    assert game.track == (1, 0, 2)


def test_the_primate_orders_equals_as_he_likes_himself_included():
    """MA-12.6, MA-17.2"""
    game = magnaci(
        agenda=(NewOrder(),),
        offices={2: ["primate"]},
        estates={0: {"prussia": 5}, 1: {"ukraine": 4}, 2: {"lithuania": 5}},
    )

    assert offered(game, 2) == ["order 0,2,1", "order 2,0,1"]
    assert refused(game, "2 order 1,0,2").rule == "MA-12.6"
    play(game, "2 order 2,0,1")

    assert game.track == (2, 0, 1)


def test_all_tied_groups_are_settled_in_one_answer_after_one_pause():
    """MA-12.6, MA-16.7"""
    game = magnaci(
        5,
        trade=True,
        agenda=(NewOrder(),),
        offices={4: ["primate"]},
        laws={3: ["tribunal"]},
        estates={
            0: {"prussia": 2},
            1: {"prussia": 1},
            2: {"prussia": 2},
            3: {"prussia": 1},
            4: {"prussia": 3},
        },
    )
    turns = []
    while game.decision.facts(game, None).get("window") == "tie_pause":
        turns.append(game.waiting[0])
        play(game, f"{game.waiting[0]} pass")

    assert turns == [0, 1, 2, 3, 4]
    assert offered(game, 4) == [
        "order 4,0,2,1,3",
        "order 4,0,2,3,1",
        "order 4,2,0,1,3",
        "order 4,2,0,3,1",
    ]


def test_nobody_is_asked_when_all_numbers_differ():
    """MA-12.5, MA-12.6"""
    game = magnaci(agenda=(NewOrder(),), track=(2, 1, 0), estates=DESCENDING)

    assert at_rest(game)
    assert game.track == (0, 1, 2)


def test_all_family_cards_come_back_unplayed_ones_too():
    """MA-12.7, MA-9.8"""
    hands = {0: (), 1: ("5", "6", "7"), 2: ("lady",)}
    game = magnaci(agenda=(NewOrder(),), hands=hands, estates=DESCENDING)

    assert [player.hand for player in game.players] == [DECK] * 3
    assert [player.played for player in game.players] == [()] * 3


def test_all_senators_return_used_or_not():
    """MA-12.8"""
    game = magnaci(
        agenda=(NewOrder(),),
        offices={0: ["primate"], 1: ["hetman"]},
        used={0: ["treasurer"], 2: ["chancellor"]},
        estates=DESCENDING,
    )

    assert [player.offices for player in game.players] == [()] * 3
    assert [player.used for player in game.players] == [()] * 3


def test_the_senators_are_fought_over_anew_in_the_next_age():
    """MA-12.8, MA-4.3"""
    game = magnaci(
        agenda=(NewOrder(), Senate()),
        offices={0: ["primate"]},
        used={1: ["treasurer"]},
        estates=DESCENDING,
    )

    assert game.phase == "senate"
    assert offered(game, 0) == [f"leave_out {office}" for office in OFFICES]


def test_laws_buildings_pawns_estates_fiefs_partitions_and_leftovers_carry_over():
    """MA-12.9"""
    kept = {
        "laws": {0: ["tribunal"], 2: ["entail"]},
        "estates": DESCENDING,
        "fiefs": {0: {"livonia": 1}},
        "conflicts": {"III": "kantymir_raid"},
        "partitioned": ("ukraine",),
        "buildings": ("prussia", None, "ukraine"),
        "silent_sejm": True,
        "black_clouds": True,
    }
    before = magnaci(**kept)
    game = magnaci(**kept, agenda=(NewOrder(),))

    for name in ("conflicts", "partitioned", "buildings", "silent_sejm", "black_clouds"):
        assert getattr(game, name) == getattr(before, name)
    for now, then in zip(game.players, before.players, strict=True):
        assert (now.laws, now.estates, now.fiefs) == (then.laws, then.estates, then.fiefs)


def test_laws_won_are_forgotten_with_the_age():
    """MA-12.9, MA-15.26"""
    game = magnaci(agenda=(NewOrder(),), won={0: ["tribunal"]}, estates=DESCENDING)

    assert game.players[0].won == ()
