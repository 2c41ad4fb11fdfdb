"""VE-3: the zones, and who sees what in them."""

from __future__ import annotations

from games.veto.looks import among, asked, seen
from games.veto.moments import match_from, said
from games.veto.positions import RULES, do, offered, piece, play, veto
from games.worlds import alike
from interpares.games.veto.events import (
    CardLeft,
    CardsDiscarded,
    Drawn,
    DrawnCards,
    ObjectDeclared,
    Reshuffled,
)

COURT = ("court", "radziwill")
EVERYBODY = (None, 0, 1)
OTHERS = (None, 1)
"""Everybody but seat 0."""


# --- the fields


def test_characters_stand_on_the_election_field_with_all_that_is_attached_to_them():
    """VE-3.1"""
    game = veto(hands={0: "kuszel sable_coat his_fame_goes_before_him lunge"})

    do(game, "0 deploy_character kuszel election", "0 deploy_equipment sable_coat kuszel")
    do(game, "0 play his_fame_goes_before_him kuszel", "0 lay_thrust lunge kuszel")

    stands = seen(game, None, "kuszel")
    hanging = [each.host for each in RULES.view(game, None).table if each.host]
    assert stands.field == "election"
    assert hanging == [stands.id] * 3


def test_on_the_karmazyn_field_nobody_agitates_challenges_or_is_challenged():
    """VE-3.2"""
    game = veto(
        factions=COURT,
        in_play={0: "jan_zamoyski/karmazyn brodnicki", 1: "krzysztof_opalinski/karmazyn uhlik"},
    )

    assert not offered(game, 0, "agitate jan_zamoyski")
    assert not offered(game, 0, "challenge jan_zamoyski uhlik")
    assert not offered(game, 0, "challenge brodnicki krzysztof_opalinski")
    assert offered(game, 0, "challenge brodnicki uhlik")


def test_only_karmazyns_and_influential_characters_stay_on_the_karmazyn_field():
    """VE-3.2, VE-9.3"""
    game = veto(
        hands={0: "infamy"},
        in_play={1: "krzysztof_opalinski/karmazyn maria_radziwill/karmazyn"},
    )

    do(game, "0 play infamy krzysztof_opalinski")

    assert piece(game, "krzysztof_opalinski").field == "election"
    assert piece(game, "maria_radziwill").field == "karmazyn"


def test_there_is_no_limit_of_characters_on_a_field():
    """VE-3.2"""
    crowd = "jan_zamoyski dominik_zaslawski adam_kisiel adam_kazanowski maciej_lubienski"
    plain = "brodnicki pelka tyzenhauz jan_andrzej_morsztyn stefan_czarniecki aramis athos porthos"
    crimson = " ".join(f"{each}/karmazyn" for each in crowd.split())
    game = veto(
        factions=COURT,
        in_play={0: f"{crimson} {plain}"},
        hands={0: "wincenty_gosiewski bobrowski"},
    )

    assert offered(game, 0, "deploy_character wincenty_gosiewski karmazyn")
    assert offered(game, 0, "deploy_character bobrowski election")


# --- cupboards


def test_of_a_cupboard_everybody_knows_the_size_and_nobody_the_cards():
    """VE-3.3, VE-3.13"""
    game = veto(cupboards={0: "lunge feint mill", 1: "parry counter"})
    other = veto(cupboards={0: "mill lunge feint", 1: "counter parry"})

    assert alike(match_from(game), match_from(other), EVERYBODY)
    assert [each.cupboard for each in RULES.view(game, None).players] == [3, 2]


def test_an_empty_cupboard_is_made_of_the_discard_pile_also_while_drawing():
    """VE-3.4"""
    game = veto(
        factions=COURT,
        in_play={0: "wincenty_gosiewski"},
        cupboards={0: "lunge"},
        discards={0: "feint feint feint"},
    )

    play(game, "0 use wincenty_gosiewski 1", "1 bene")
    told = play(game, "0 bene")

    assert sorted(game.players[0].hand) == ["feint", "lunge"]
    assert game.players[0].cupboard == ("feint", "feint")
    assert game.players[0].discard == ()
    assert among(told, Reshuffled) == [Reshuffled(0)]


def test_the_last_card_drawn_makes_a_new_cupboard_at_once():
    """VE-3.4: ruling 52"""
    game = veto(in_play={0: "wayside_inn"}, cupboards={0: "lunge"}, discards={0: "feint mill"})

    do(game, "0 use wayside_inn 1")

    assert game.players[0].hand == ("lunge",)
    assert sorted(game.players[0].cupboard) == ["feint", "mill"]


def test_a_card_discarded_onto_nothing_becomes_the_cupboard():
    """VE-3.4"""
    game = veto(in_play={0: "danzig_counting_house"}, cupboards={0: ""}, hands={0: "feint mill"})

    do(game, "0 use danzig_counting_house 1 - - feint")

    assert game.players[0].cupboard == ("feint",)
    assert game.players[0].discard == ()


def test_where_cupboard_and_discard_pile_are_empty_draws_do_nothing():
    """VE-3.4"""
    game = veto(factions=COURT, in_play={0: "wincenty_gosiewski"}, cupboards={0: "lunge"})

    do(game, "0 use wincenty_gosiewski 1")

    assert game.players[0].hand == ("lunge",)
    assert game.outcome is None
    assert asked(game) == "Turn"


# --- piles


def test_of_a_discard_pile_everybody_sees_the_top_card_and_nobody_the_rest():
    """VE-3.5, VE-3.13"""
    game = veto(discards={0: "lunge feint mill", 1: "counter parry dodge"})
    other = veto(discards={0: "feint lunge mill", 1: "parry counter dodge"})

    views = [RULES.view(game, seat).players for seat in EVERYBODY]

    assert alike(match_from(game), match_from(other), EVERYBODY)
    assert [[(each.discard_top, each.discard) for each in view] for view in views] == [
        [("mill", 3), ("dodge", 3)]
    ] * 3


def test_every_card_is_seen_by_all_as_it_is_discarded():
    """VE-3.5"""
    game = veto(
        in_play={0: "danzig_counting_house", 1: "roch_kowalski+lunge"},
        hands={0: "feint banishment"},
    )
    match = match_from(game)

    said(match, "0 use danzig_counting_house 1 - - feint", "1 bene", "0 bene")
    said(match, "0 play banishment roch_kowalski", "1 bene", "0 bene")

    told = match.events(None)
    left = [each.card for each in told if isinstance(each, CardLeft)]
    assert CardsDiscarded(0, ("feint",)) in told
    assert left == ["roch_kowalski", "lunge"]
    assert "banishment" in [each.card for each in told if isinstance(each, ObjectDeclared)]


def test_the_removed_pile_is_public_and_nothing_returns_from_it():
    """VE-3.6"""
    game = veto(
        hands={0: "miraculous_recovery"},
        removed={0: "kuszel machnicki"},
        discards={0: "baranowski"},
        cupboards={0: "mill"},
    )

    views = [RULES.view(game, seat).players[0].removed for seat in EVERYBODY]
    do(game, "0 play miraculous_recovery")

    assert views == [("kuszel", "machnicki")] * 3
    assert offered(game, 0, "find baranowski")
    assert not offered(game, 0, "find kuszel")


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others():
    """VE-3.7, VE-3.13"""
    game = veto(hands={0: "lunge feint"}, cupboards={0: "mill parry"})
    other = veto(hands={0: "mill parry"}, cupboards={0: "lunge feint"})

    assert alike(match_from(game), match_from(other), OTHERS)
    assert RULES.view(game, 0).own.hand == ("lunge", "feint")
    assert [RULES.view(game, seat).players[0].hand for seat in EVERYBODY] == [2, 2, 2]
    assert RULES.view(game, 1).own.hand == ()


def test_drawn_cards_are_told_to_their_owner_only():
    """VE-3.7"""
    game = veto(in_play={0: "wayside_inn"}, cupboards={0: "mill lunge"})
    match = match_from(game)

    said(match, "0 use wayside_inn 1", "1 bene", "0 bene")

    assert DrawnCards(0, ("lunge",)) in match.events(0)
    for seat in OTHERS:
        assert Drawn(0, 1) in match.events(seat)
        assert not any("lunge" in str(each) for each in match.events(seat))


def test_only_cards_in_hand_can_be_played():
    """VE-3.7"""
    zones = {"hands": "contribution", "discards": "land_tax", "cupboards": "convocation"}
    game = veto(**{zone: {0: card} for zone, card in zones.items()})

    assert offered(game, 0, "play contribution 1")
    assert not offered(game, 0, "play land_tax")
    assert not offered(game, 0, "play convocation")
