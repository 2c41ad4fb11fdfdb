"""Effects of one's own turn: which are deeds and which trifles, and what they cost."""

from __future__ import annotations

import pytest

from games.veto.looks import could_play
from games.veto.positions import veto

DEEDS = {
    "kesim_kesim": 7,
    "dietine_of_report": 2,
    "levy_in_mass": 3,
    "banishment": 4,
    "quarrel": 3,
    "bribery": 5,
    "abduction": 2,
    "summons_to_the_castle_court": 2,
    "to_the_stake": 4,
    "audience": 1,
    "rebellion_proclaimed": 3,
    "rally_under_the_open_sky": 2,
    "votes_for_sale": 5,
    "sent_back_to_his_estates": 5,
}
"""With what each costs; Bribery is the lafa of Barabash, the cheapest on the table below, and 2."""
TRIFLES = {
    "vae_victis": 0,
    "eaten_by_rust": 0,
    "away_with_it": 0,
    "broad_connections": 0,
    "in_the_limelight": 0,
    "drain_the_cup": 1,
    "land_tax": 0,
    "infamy": 3,
    "royal_testament": 1,
    "spy_at_court": 2,
    "embassy_to_stamboul": 2,
    "confederation": 2,
    "a_good_husbandman": 1,
    "fire_and_smoke": 2,
    "freshly_whetted": 1,
    "castle_court_records": 1,
    "by_right_of_escheat": 2,
    "his_fame_goes_before_him": 3,
    "indygenat": 1,
    "royal_grant": 1,
    "pretender": 4,
    "contribution": 0,
    "one_more_word": 3,
    "invitation_to_court": 1,
    "goods_recovered": 1,
    "miraculous_recovery": 2,
    "secret_letter": 1,
    "armistice": 3,
    "pact_of_kiejdany": 3,
    "swedish_gold": 0,
    "foreign_enlistment": 1,
    "princes_word": 2,
    "a_song_of_fame": 1,
    "royal_favour": 1,
    "french_diplomacy": 1,
    "cossack_rising": 3,
    "pact_with_khmel": 3,
    "burnt_records": 2,
    "mounted_diet": 4,
    "assembly_disturbed": 1,
    "silentium": 3,
    "royal_privilege": 1,
    "house_arrest": 3,
    "convocation": 0,
    "envy_of_the_gentry": 2,
    "a_weary_arm": 1,
    "an_open_hand": 3,
    "confiscation": 3,
}
FACTION = {
    "to_the_stake": "wisniowiecki",
    "princes_word": "wisniowiecki",
    "a_song_of_fame": "wisniowiecki",
    "audience": "court",
    "royal_favour": "court",
    "french_diplomacy": "court",
    "rebellion_proclaimed": "lubomirski",
    "rally_under_the_open_sky": "lubomirski",
    "cossack_rising": "lubomirski",
    "pact_with_khmel": "lubomirski",
}
"""Of those with a mark; all others are played by Radziwiłł, who may have two Elects."""
OWN = (
    "faction+vae_victis wierzbicki+bathory_sabre machnicki jan_skrzetuski arvid_wittenberg mill "
    "jan_zamoyski/karmazyn jeremi_wisniowiecki/marked"
)
OTHERS = (
    "faction+vae_victis latifundium charlamp+mail_shirt barabash/marked aleksandra_billewicz "
    "burchard_muller krzysztof_opalinski/karmazyn"
)


def table(card, dukats):
    """A position in which there is something to play every one of these cards on."""
    return veto(
        factions=(FACTION.get(card, "radziwill"), "court"),
        hands={0: card},
        in_play={0: OWN, 1: f"{OTHERS} michal_wolodyjowski"},
        kreski={0: 12, 1: 1},
        dukats={0: dukats},
        initiative=1,
    )


@pytest.mark.parametrize("card, lafa", [*DEEDS.items(), *TRIFLES.items()])
def test_it_is_played_for_its_lafa_and_not_for_less(card, lafa):
    """VE-0.6, VE-9.9"""
    enough = [dukats for dukats in range(lafa + 1) if could_play(table(card, dukats), 0, card)]

    assert enough == [lafa]


@pytest.mark.parametrize("card", DEEDS)
def test_a_deed_needs_the_deed_of_the_turn(card):
    """VE-1.34, VE-5.6"""
    game = table(card, 20)
    assert could_play(game, 0, card)

    game.deeds = 0

    assert not could_play(game, 0, card)


@pytest.mark.parametrize("card", TRIFLES)
def test_a_trifle_does_not(card):
    """VE-1.35, VE-5.7"""
    game = table(card, 20)

    game.deeds = 0

    assert could_play(game, 0, card)
