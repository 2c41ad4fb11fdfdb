"""VE-1.22 to VE-1.32: equipment, effects, possessions and thrusts, and their keywords."""

from __future__ import annotations

import pytest

from games.veto.looks import asked, could_use, on_table, szabla, trait
from games.veto.moments import until_round
from games.veto.positions import all_bene, do, number, offered, play, veto
from interpares.games.veto.actions import Play
from interpares.games.veto.cards import CARDS, KEYWORDS
from interpares.games.veto.carrying import carry_out
from interpares.games.veto.game import Frame, Place
from interpares.games.veto.plain_operations import Discard, Remove

COURT = ("court", "radziwill")


# --- equipment


def fight_with(borne, other="roch_kowalski/marked"):
    """Tyzenhauz, who bears some equipment, in a duel, being asked what he uses."""
    game = veto(factions=COURT, in_play={0: f"brodnicki+{borne}", 1: other})
    do(game, "0 challenge brodnicki roch_kowalski")
    return game


def test_a_character_bears_any_number_but_uses_one_weapon_and_one_armour():
    """VE-1.22, VE-8.9"""
    game = fight_with("bathory_sabre+carbine+scale_armour+mail_shirt")

    assert asked(game) == "TakeUpEquipment"
    assert offered(game, 0, "take_up carbine,mail_shirt")
    assert offered(game, 0, "take_up -")
    assert not offered(game, 0, "take_up bathory_sabre,carbine")
    assert not offered(game, 0, "take_up scale_armour,mail_shirt")

    do(game, "0 take_up bathory_sabre,scale_armour")

    assert szabla(game, "brodnicki") == 5 + 2 + 2


@pytest.mark.parametrize(
    "bearer, may", [("longinus_podbipieta", True), ("brodnicki", False), ("bobrowski", False)]
)
def test_equipment_with_a_mark_goes_to_a_character_of_that_faction_whoever_plays_it(bearer, may):
    """VE-1.23"""
    game = veto(
        factions=COURT,
        hands={0: "hussar_wings"},
        in_play={0: "longinus_podbipieta brodnicki bobrowski"},
    )

    assert offered(game, 0, f"deploy_equipment hussar_wings {bearer}") == may


def test_mark_and_bearer_are_asked_for_only_when_equipment_is_attached():
    """VE-1.23"""
    game = veto(
        hands={0: "hetmans_mace", 1: "eaten_by_rust"},
        in_play={0: "kuszel+crimson_kontusz machnicki"},
    )

    assert not offered(game, 0, "deploy_equipment hetmans_mace machnicki")

    do(game, "0 deploy_equipment hetmans_mace kuszel", "0 yield")
    do(game, "1 play eaten_by_rust crimson_kontusz")

    assert not on_table(game, "crimson_kontusz")
    assert trait(game, "kuszel", "kreski") == 1 + 2


def test_equipment_without_a_keyword_always_works_and_weapons_only_where_chosen():
    """VE-1.24"""
    game = fight_with("bathory_sabre+scale_armour+sable_coat")

    assert szabla(game, "brodnicki") == 5
    assert trait(game, "brodnicki", "kreski") == 1 + 1

    do(game, "0 take_up scale_armour")

    assert szabla(game, "brodnicki") == 5 + 2


def test_an_armour_that_is_not_chosen_does_not_help_its_bearer():
    """VE-1.24"""
    killed, wounded = (
        veto(
            in_play={0: "machnicki", 1: "uhlik/marked+hussar_armour+drain_the_cup"},
            kreski={1: 5},
        )
        for _ in range(2)
    )

    for game, equipment in ((killed, "-"), (wounded, "hussar_armour")):
        do(game, "0 challenge machnicki uhlik", f"1 take_up {equipment}", "0 bene", "1 bene")
        play(game, "1 lay_next drain_the_cup")

    assert killed.players[1].removed == ("uhlik",)
    assert wounded.players[1].removed == ()


def test_inn_is_a_label_other_cards_speak_of():
    """VE-1.25"""
    game = veto(in_play={0: "janusz_niesiecki", 1: "samuel_twardowski"}, hands={0: "tap_house"})

    do(game, "0 deploy_possession tap_house")

    assert szabla(game, "janusz_niesiecki") == 4 + 2
    assert KEYWORDS["inn"].ability == ()


# --- effects


def test_an_attached_effect_goes_when_it_is_discarded():
    """VE-1.26"""
    game = veto(hands={0: "away_with_it"}, in_play={1: "faction+vae_victis"})

    do(game, "0 play away_with_it vae_victis")

    assert game.players[1].discard == ("vae_victis",)


def test_an_attached_effect_goes_with_its_host():
    """VE-1.26, VE-11.4"""
    game = veto(
        hands={0: "banishment"},
        in_play={1: "roch_kowalski+his_fame_goes_before_him"},
    )

    do(game, "0 play banishment roch_kowalski")
    play(game, "1 lay_next roch_kowalski")

    assert game.players[1].discard == ("roch_kowalski", "his_fame_goes_before_him")


@pytest.mark.parametrize(
    "card, rounds", [("drain_the_cup", 1), ("embassy_to_stamboul", 2), ("house_arrest", 9)]
)
def test_an_attached_effect_goes_when_its_time_is_over(card, rounds):
    """VE-1.26, VE-L.3"""
    game = veto(hands={0: card}, in_play={1: "roch_kowalski"})
    do(game, f"0 play {card} roch_kowalski", "0 yield", "1 bene")
    passed = 0

    while on_table(game, card) and passed < 9:
        until_round(game, game.round + 1)
        passed += 1

    assert passed == rounds


@pytest.mark.parametrize(
    "card, hosts, others",
    [
        ("his_fame_goes_before_him", "kuszel", "roch_kowalski"),
        ("house_arrest", "roch_kowalski", "kuszel"),
        ("freshly_whetted", "rapier", "sigismund_sabre"),
        ("a_good_husbandman", "mill", "manor_farm"),
        ("by_right_of_escheat", "pact_of_kiejdany", "confederation"),
        ("vae_victis", "wisniowiecki", "radziwill"),
    ],
)
def test_the_host_is_what_the_card_says(card, hosts, others):
    """VE-1.27"""
    game = veto(
        hands={0: card},
        in_play={
            0: "kuszel+rapier mill faction+confederation",
            1: "roch_kowalski+sigismund_sabre manor_farm faction+pact_of_kiejdany",
        },
    )

    assert offered(game, 0, f"play {card} {hosts}")
    assert not offered(game, 0, f"play {card} {others}")


def test_a_permanent_effect_is_not_discarded_or_removed_by_other_cards():
    """VE-1.28"""
    game = veto(
        hands={0: "away_with_it burnt_records"},
        in_play={1: "faction+confederation"},
    )

    do(game, *[f"0 {each}" for each in aimed_at(game, "confederation")])

    assert on_table(game, "confederation")


@pytest.mark.parametrize("operation", [Discard(card="t"), Remove(card="t")])
def test_a_text_that_does_not_ask_for_the_keyword_spares_a_permanent_effect_too(operation):
    """VE-1.28"""
    game = veto(in_play={1: "faction+confederation faction+vae_victis"})

    for card in ("confederation", "vae_victis"):
        frame = Frame(0, "away_with_it", "play", targets=(number(game, card),))
        carry_out(operation, game, frame, Place())

    assert on_table(game, "confederation")
    assert not on_table(game, "vae_victis")


def aimed_at(game, card):
    """The effects in the hand of seat 0 that could be played on a card, as moves."""
    return [
        f"play {each.card} {card}"
        for each in game.decision.options(game, 0)
        if isinstance(each, Play) and number(game, card) in each.targets
    ]


def test_a_permanent_effect_pays_no_cost():
    """VE-1.28"""
    plain = "wierzbicki+his_fame_goes_before_him"
    game = veto(in_play={0: plain, 1: "roch_kowalski"})
    twin = veto(in_play={0: f"{plain}", 1: "roch_kowalski"}, hands={0: "castle_court_records"})

    do(twin, "0 play castle_court_records his_fame_goes_before_him")

    assert could_use(game, 0, "wierzbicki")
    assert not could_use(twin, 0, "wierzbicki")


def test_a_permanent_effect_can_be_negated_while_it_is_played():
    """VE-1.28: ruling 51"""
    game = veto(hands={0: "confederation", 1: "yarns_and_tall_tales"})

    play(game, "0 play confederation wisniowiecki", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert game.players[0].discard == ("confederation",)


def test_a_permanent_effect_is_discarded_when_its_host_leaves_play():
    """VE-1.28, VE-11.4"""
    game = veto(
        hands={0: "banishment", 1: "castle_court_records"},
        in_play={1: "roch_kowalski+his_fame_goes_before_him"},
        voice=1,
    )

    do(game, "1 play castle_court_records his_fame_goes_before_him", "1 yield")
    do(game, "0 play banishment roch_kowalski")

    assert not on_table(game, "roch_kowalski")
    assert not on_table(game, "his_fame_goes_before_him")


def test_a_removable_effect_that_has_worked_is_removed():
    """VE-1.29: even if it changed nothing."""
    game = veto(hands={0: "levy_in_mass"}, in_play={0: "kuszel"})

    do(game, "0 play levy_in_mass")

    assert game.players[0].removed == ("levy_in_mass",)
    assert game.players[0].discard == ()


def test_a_removable_effect_that_was_negated_is_discarded():
    """VE-1.29"""
    game = veto(hands={0: "levy_in_mass", 1: "yarns_and_tall_tales"}, in_play={0: "kuszel/marked"})

    play(game, "0 play levy_in_mass", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert game.players[0].removed == ()
    assert game.players[0].discard == ("levy_in_mass",)


def test_a_removable_effect_that_fizzled_is_discarded():
    """VE-1.29, VE-6.14"""
    game = veto(
        factions=("wisniowiecki", "radziwill"),
        hands={0: "kesim_kesim"},
        in_play={1: "roch_kowalski"},
    )

    play(game, "0 play kesim_kesim roch_kowalski")
    gone = game.table.pop(number(game, "roch_kowalski"))
    game.players[1].discard += (gone.card,)
    all_bene(game)

    assert game.players[0].removed == ()
    assert game.players[0].discard == ("kesim_kesim",)


def test_an_attached_removable_effect_is_removed_whenever_it_leaves_play():
    """VE-1.29"""
    expired = veto(in_play={0: "faction+kesim_kesim"}, hands={0: "armistice"})
    discarded = veto(in_play={0: "kuszel"}, hands={0: "armistice", 1: "away_with_it"})

    for each in (expired, discarded):
        do(each, "0 play armistice wisniowiecki", "0 yield")
    do(discarded, "1 play away_with_it armistice")
    do(expired, "1 bene", "0 bene")

    assert expired.players[0].removed == ("armistice",)
    assert discarded.players[0].removed == ("armistice",)


@pytest.mark.parametrize("holder", [0, 1])
def test_nobody_plays_a_copy_of_a_unique_effect_that_is_in_play(holder):
    """VE-1.30"""
    game = veto(hands={0: "confederation"}, in_play={holder: "faction+confederation"})
    twin = veto(hands={0: "confederation"}, discards={holder: "confederation"})

    assert not offered(game, 0, "play confederation wisniowiecki")
    assert offered(twin, 0, "play confederation wisniowiecki")


# --- faction marks, cuts


MARKED = {
    "swedish_gold": "play swedish_gold",
    "kiejdany": "deploy_possession kiejdany",
    "treacherous_thrust": "lay_thrust treacherous_thrust bobrowski",
}


@pytest.mark.parametrize("card", MARKED)
@pytest.mark.parametrize("faction", ["radziwill", "court"])
def test_a_faction_mark_is_for_players_of_that_faction(card, faction):
    """VE-1.31"""
    game = veto(factions=(faction, "lubomirski"), hands={0: card}, in_play={0: "bobrowski"})

    assert offered(game, 0, MARKED[card]) == (faction == "radziwill")


def test_a_thrust_of_another_faction_is_neither_played_nor_discarded_at_an_agitation():
    """VE-1.31: it came along with a character that was taken over."""
    game = veto(
        factions=("court", "radziwill"),
        hands={0: "bribery one_more_word"},
        in_play={0: "tyzenhauz", 1: "roch_kowalski+treacherous_thrust+feint uhlik/marked"},
    )

    do(game, "0 play one_more_word", "0 play bribery roch_kowalski")

    assert offered(game, 0, "agitate roch_kowalski feint")
    assert not offered(game, 0, "agitate roch_kowalski treacherous_thrust")

    do(game, "0 challenge roch_kowalski uhlik")

    assert offered(game, 0, "play_attached feint")
    assert not offered(game, 0, "play_attached treacherous_thrust")


def test_cut_is_a_label_other_cards_speak_of():
    """VE-1.32"""
    game = veto(in_play={0: "rochefort", 1: "uhlik/marked"}, hands={1: "backhand_cut feint"})

    do(game, "0 challenge rochefort uhlik", "0 bene")

    assert offered(game, 1, "play feint")
    assert not offered(game, 1, "play backhand_cut")
    assert KEYWORDS["cut"].ability == ()


def test_every_keyword_of_the_pool_is_a_keyword_of_the_rules():
    """VE-1.10 to VE-1.20, VE-1.22, VE-1.25, VE-1.28 to VE-1.30, VE-1.32"""
    printed = {word for card in CARDS.values() for word in card.keywords}

    assert printed == set(KEYWORDS)
