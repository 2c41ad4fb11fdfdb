"""VE-5.12 to VE-5.17: characters are deployed."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import dukats, keywords, kreski, on_table, trait
from games.veto.moments import in_turn
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares import Illegal
from interpares.games.veto.game import Piece
from interpares.games.veto.reading import Reading

COURT = ("court", "radziwill")
RADZIWILL = ("radziwill", "court")
LUBOMIRSKI = ("lubomirski", "court")


def test_a_deployed_character_enters_play_unmarked_under_its_players_control():
    """VE-5.12, VE-11.13"""
    game = veto(hands={0: "kuszel", 1: "a_false_step"})

    play(game, "0 deploy_character kuszel election")
    shown, hand = game.stack[0].card, game.players[0].hand
    assert game.waiting == (1,)
    all_bene(game)

    entered = piece(game, "kuszel")
    assert (shown, hand) == ("kuszel", ())
    assert (entered.owner, entered.by, entered.field, entered.marked) == (0, 0, "election", False)
    assert dukats(game)[0] == 20 - 4
    assert kreski(game)[0] == 1


@pytest.mark.parametrize(
    "faction, strategy, company, card, price",
    [
        ("court", "", "", "brodnicki", 4),
        ("court", "", "", "roch_kowalski", 2 * 5),
        ("court", "", "", "bobrowski", 5),
        ("court", "golden_liberty", "", "roch_kowalski", 2 * 5 - 1),
        ("court", "golden_liberty", "", "dominik_zaslawski", 6 + 2),
        ("lubomirski", "", "helena_tekla_lubomirska", "brodnicki", 4),
        ("lubomirski", "", "helena_tekla_lubomirska", "roch_kowalski", 2 * 5),
        ("court", "foreign_gold", "", "guillaume_de_beauplan", 3 - 1),
    ],
)
def test_foreigners_cost_double_and_reductions_come_after_doubling(
    faction, strategy, company, card, price
):
    """VE-5.13: ruling 43"""
    game = veto(
        factions=(faction, "wisniowiecki"),
        strategies={0: strategy},
        in_play={0: company},
        hands={0: card},
    )

    do(game, f"0 deploy_character {card} election")

    assert dukats(game)[0] == 20 - price


PATRON = """
[[card]]
id = "patron"
type = "possession"
[[card.ability]]
kind = "passive"
[[card.ability.static]]
op = "param"
who = "you"
name = "lafa"
amount = -9
sel = { type = "character", zone = "hand", who = "you" }
"""


def test_a_price_is_never_below_nothing(monkeypatch):
    """VE-5.13, VE-L.13"""
    add_cards(monkeypatch, PATRON)
    game = veto(in_play={0: "patron"}, hands={0: "kuszel"})

    do(game, "0 deploy_character kuszel election")

    assert dukats(game)[0] == 20


def test_upkeep_is_never_doubled():
    """VE-5.13"""
    game = veto(factions=COURT, in_play={0: "kuklinowski"})

    assert trait(game, "kuklinowski", "upkeep") == 1


@pytest.mark.parametrize("pool, taken", [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_a_character_brings_its_kreski_as_far_as_the_pool_has_them(pool, taken):
    """VE-5.14"""
    game = veto(hands={0: "jeremi_wisniowiecki"}, pool=pool)

    do(game, "0 deploy_character jeremi_wisniowiecki election")

    assert kreski(game)[0] == taken
    assert game.pool == pool - taken


def test_a_character_brings_its_kreski_also_through_an_effect():
    """VE-5.14, VE-L.15"""
    game = veto(hands={0: "invitation_to_court baranowski"})

    do(game, "0 play invitation_to_court", "0 find baranowski election")

    assert kreski(game)[0] == 2
    assert dukats(game)[0] == 20 - 1 - (6 - 1)


def test_later_changes_of_the_trait_bring_and_cost_no_kreski():
    """VE-5.14, VE-11.7"""
    game = veto(hands={0: "kuszel sable_coat", 1: "infamy"})

    do(game, "0 deploy_character kuszel election", "0 deploy_equipment sable_coat kuszel")
    assert (trait(game, "kuszel", "kreski"), kreski(game)[0]) == (2, 1)
    do(game, "0 yield", "1 play infamy kuszel")

    assert (trait(game, "kuszel", "kreski"), kreski(game)[0]) == (1, 1)


@pytest.mark.parametrize(
    "card, may",
    [("dominik_zaslawski", True), ("brodnicki", False), ("augustyn_kordecki", False)],
)
def test_only_a_karmazyn_may_be_deployed_on_the_karmazyn_field(card, may):
    """VE-5.15, VE-1.15"""
    game = veto(factions=COURT, hands={0: card})

    assert offered(game, 0, f"deploy_character {card} election")
    assert offered(game, 0, f"deploy_character {card} karmazyn") == may


def test_a_keyword_given_by_equipment_comes_too_late_for_that():
    """VE-5.15"""
    game = veto(factions=COURT, hands={0: "brodnicki crimson_kontusz"})

    do(game, "0 deploy_character brodnicki election")
    do(game, "0 deploy_equipment crimson_kontusz brodnicki", "0 yield", "1 bene")

    assert piece(game, "brodnicki").field == "election"
    assert offered(game, 0, "move_character brodnicki")


@pytest.mark.parametrize(
    "factions, company, card, may",
    [
        (COURT, "", "louis_of_conde", True),
        (COURT, "john_casimir_vasa", "louis_of_conde", False),
        (RADZIWILL, "janusz_radziwill", "charles_gustav", True),
        (RADZIWILL, "janusz_radziwill charles_gustav", "boguslaw_radziwill", False),
    ],
)
def test_an_elect_beyond_the_limit_is_not_deployed(factions, company, card, may):
    """VE-5.16, VE-1.16"""
    game = veto(factions=factions, in_play={0: company}, hands={0: card})

    assert offered(game, 0, f"deploy_character {card} election") == may


@pytest.mark.parametrize("company, may", [("dominik_zaslawski", True), ("louis_of_conde", False)])
def test_nobody_is_made_an_elect_beyond_the_limit(company, may):
    """VE-5.16"""
    game = veto(factions=COURT, in_play={0: f"jan_zamoyski {company}"}, hands={0: "pretender"})

    assert offered(game, 0, "play pretender jan_zamoyski") == may


CROWNS = """
[[card]]
id = "crown"
type = "equipment"
[[card.ability]]
kind = "passive"
static = [{ op = "grant", card = "host", keyword = "elect" }]
[[card]]
id = "acclaim"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "grant", card = "t", keyword = "elect", duration = "game" }]
"""


@pytest.mark.parametrize("company, may", [("dominik_zaslawski", True), ("louis_of_conde", False)])
def test_nobody_is_made_an_elect_beyond_the_limit_by_equipment(monkeypatch, company, may):
    """VE-5.16"""
    add_cards(monkeypatch, CROWNS)
    game = veto(factions=COURT, in_play={0: f"jan_zamoyski {company}"}, hands={0: "crown"})

    assert offered(game, 0, "deploy_equipment crown jan_zamoyski") == may
    if not may:
        with pytest.raises(Illegal) as refusal:
            play(game, "0 deploy_equipment crown jan_zamoyski")
        assert (refusal.value.rule, refusal.value.values["card"]) == ("VE-5.16", "jan_zamoyski")


def test_equipment_that_would_make_an_elect_too_many_meanwhile_goes_back(monkeypatch):
    """VE-5.16, VE-5.17"""
    add_cards(monkeypatch, CROWNS)
    game = veto(factions=COURT, in_play={0: "jan_zamoyski"}, hands={0: "crown"})

    play(game, "0 deploy_equipment crown jan_zamoyski")
    game.put(Piece(game.tick(), "louis_of_conde", 0, 0, field="election"))
    all_bene(game)

    assert game.players[0].hand == ("crown",)


@pytest.mark.parametrize("company, made", [("dominik_zaslawski", True), ("louis_of_conde", False)])
def test_nobody_is_made_an_elect_beyond_the_limit_by_an_operation(monkeypatch, company, made):
    """VE-5.16, VE-L.9: nothing happens"""
    add_cards(monkeypatch, CROWNS)
    game = veto(factions=COURT, in_play={0: f"jan_zamoyski {company}"}, hands={0: "acclaim"})

    do(game, "0 play acclaim jan_zamoyski")

    assert ("elect" in keywords(game, "jan_zamoyski")) == made
    assert in_turn(game)


@pytest.mark.parametrize("company, taker", [("", 0), ("louis_of_conde", 1)])
def test_control_of_an_elect_beyond_the_limit_is_not_taken(company, taker):
    """VE-5.16: ruling 64"""
    game = veto(
        factions=("court", "wisniowiecki"),
        hands={0: "abduction"},
        in_play={0: company, 1: "helena_kurcewicz+pretender"},
    )

    do(game, "0 play abduction helena_kurcewicz")

    assert Reading(game).controller(number(game, "helena_kurcewicz")) == taker


@pytest.mark.parametrize(
    "position, move",
    [
        (
            {"in_play": {1: "andrzej_kmicic_standard_bearer"}},
            "deploy_character andrzej_kmicic_babinicz election",
        ),
        (
            {"removed": {1: "andrzej_kmicic_standard_bearer"}},
            "deploy_character andrzej_kmicic_babinicz election",
        ),
        ({"in_play": {1: "golden_mare"}}, "deploy_possession golden_mare"),
        (
            {"in_play": {1: "roch_kowalski+hetmans_mace"}},
            "deploy_equipment hetmans_mace jan_zamoyski",
        ),
    ],
    ids=["a person in play", "a person removed", "a possession", "equipment"],
)
def test_a_unique_card_is_not_declared_while_its_like_is_in_play_or_barred(position, move):
    """VE-5.17, VE-11.1 to VE-11.3"""
    hand = "andrzej_kmicic_babinicz golden_mare hetmans_mace"
    cards = {0: "jan_zamoyski", **position.get("in_play", {})}
    game = veto(factions=COURT, hands={0: hand}, **{**position, "in_play": cards})
    free = veto(factions=COURT, hands={0: hand}, in_play={0: "jan_zamoyski"})

    assert not offered(game, 0, move)
    assert offered(free, 0, move)


def test_a_card_that_may_not_enter_play_any_more_goes_back_and_the_deed_is_not_done():
    """VE-5.17, VE-5.11"""
    game = veto(factions=COURT, hands={0: "andrzej_kmicic_babinicz"})

    play(game, "0 deploy_character andrzej_kmicic_babinicz election")
    game.barred = ("andrzej_kmicic",)
    all_bene(game)

    assert not on_table(game, "andrzej_kmicic_babinicz")
    assert game.players[0].hand == ("andrzej_kmicic_babinicz",)
    assert (dukats(game)[0], kreski(game)[0], game.deeds) == (20, 0, 1)


def test_the_elect_limit_too_is_tested_again_when_a_character_enters_play():
    """VE-5.17, VE-5.16"""
    game = veto(factions=RADZIWILL, in_play={0: "charles_gustav"}, hands={0: "janusz_radziwill"})

    play(game, "0 deploy_character janusz_radziwill election")
    game.put(Piece(game.tick(), "philip_william_of_wittelsbach", 0, 0, field="election"))
    all_bene(game)

    assert game.players[0].hand == ("janusz_radziwill",)
    assert game.deeds == 1
