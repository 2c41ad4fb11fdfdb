"""VE-1.33 to VE-1.39: the kinds of abilities."""

from __future__ import annotations

import pytest

from games.veto.looks import asked, could_use, dukats, szabla, window
from games.veto.moments import FROM_UNTAP, until
from games.veto.positions import all_bene, do, offered, piece, play, refused, veto
from interpares.games.veto.actions import Play
from interpares.games.veto.cards import CARDS
from interpares.games.veto.language import Cost

COURT = ("court", "radziwill")


def test_a_passive_ability_works_while_its_card_is_in_play():
    """VE-1.33"""
    game = veto(hands={0: "mill mill mill guillaume_de_beauplan", 1: "banishment"})

    do(game, "0 deploy_possession mill", "0 deploy_character guillaume_de_beauplan election")
    do(game, "0 deploy_possession mill", "0 yield", "1 play banishment guillaume_de_beauplan")
    do(game, "1 yield", "0 deploy_possession mill")

    assert dukats(game)[0] == 20 - 2 - 3 - 1 - 2


def test_a_passive_ability_works_while_its_condition_holds():
    """VE-1.33"""
    game = veto(in_play={0: "janusz_niesiecki"}, hands={0: "tap_house"})

    before = szabla(game, "janusz_niesiecki")
    do(game, "0 deploy_possession tap_house")

    assert (before, szabla(game, "janusz_niesiecki")) == (4, 6)


def test_there_is_one_deed_in_a_turn_and_only_in_the_own():
    """VE-1.34"""
    game = veto(
        hands={0: "kesim_kesim", 1: "banishment"}, in_play={0: "machnicki", 1: "roch_kowalski"}
    )

    assert offered(game, 0, "play kesim_kesim roch_kowalski")
    assert refused(game, "1 play banishment machnicki")

    do(game, "0 agitate machnicki")

    assert not offered(game, 0, "play kesim_kesim roch_kowalski")


def test_there_is_any_number_of_trifles_also_after_the_deed():
    """VE-1.35"""
    game = veto(
        in_play={0: "machnicki mill mill"}, hands={0: "manor_farm contribution"}, dukats={0: 5}
    )

    do(game, "0 use mill 1", "0 deploy_possession manor_farm", "0 agitate machnicki")
    do(game, "0 use mill#2 1", "0 play contribution 1")

    assert dukats(game) == [5 + 1 - 1 + 1 + 3, 20 - 3]


@pytest.mark.parametrize("deed", ["agitate machnicki", "challenge machnicki uhlik"])
def test_there_are_no_trifles_while_a_deed_is_carried_out(deed):
    """VE-1.35"""
    game = veto(
        in_play={0: "machnicki mill", 1: "uhlik/marked mill"},
        hands={0: "manor_farm contribution"},
    )

    assert could_use(game, 0, "mill")

    play(game, f"0 {deed}", "1 bene")

    assert window(game) == ("W-A", 0)
    assert [type(each).__name__ for each in game.decision.options(game, 0)] == ["Bene"]


def test_there_are_no_trifles_in_a_fight():
    """VE-1.35"""
    game = veto(
        in_play={0: "machnicki mill", 1: "uhlik/marked"}, hands={0: "manor_farm contribution feint"}
    )

    do(game, "0 challenge machnicki uhlik")

    assert asked(game) == "FightTurn"
    assert [each for each in game.decision.options(game, 0) if isinstance(each, Play)] == [
        Play("feint")
    ]
    assert not could_use(game, 0, "mill")


def test_a_reply_is_used_when_what_it_names_has_just_happened_in_anybodys_turn():
    """VE-1.36"""
    game = veto(
        hands={0: "yarns_and_tall_tales mill contribution", 1: "yarns_and_tall_tales"},
        in_play={1: "jan_zagloba"},
    )

    assert not offered(game, 0, "play yarns_and_tall_tales")

    play(game, "0 deploy_possession mill")
    assert not offered(game, 1, "play yarns_and_tall_tales")
    all_bene(game)
    play(game, "0 play contribution 1")
    assert offered(game, 1, "use jan_zagloba 1")
    play(game, "1 play yarns_and_tall_tales")

    assert offered(game, 0, "play yarns_and_tall_tales")


def test_outside_the_game_phase_there_are_only_replies_that_name_its_events():
    """VE-1.36"""
    hand = "night_of_revelry vivat fresh_levies mill contribution"
    game = veto(
        in_play={0: "kuszel", 1: "roch_kowalski/marked"}, hands={0: hand}, agenda=FROM_UNTAP
    )

    plays = [each for each in game.decision.options(game, 0) if isinstance(each, Play)]

    assert window(game) == ("W-U1", 0)
    assert {each.card for each in plays} == {"night_of_revelry"}


def test_a_reply_in_another_phase_can_be_negated_there():
    """VE-1.36, VE-6.7"""
    game = veto(
        in_play={1: "roch_kowalski/marked"},
        hands={0: "night_of_revelry", 1: "yarns_and_tall_tales"},
        agenda=FROM_UNTAP,
    )

    play(game, "0 play night_of_revelry roch_kowalski", "1 play yarns_and_tall_tales")
    all_bene(game)
    play(game, "0 bribe 0", "1 bribe 0")
    until(game, "W-U3")

    assert not piece(game, "roch_kowalski").marked


def test_the_card_itself_is_marked_unless_the_text_names_another():
    """VE-1.37"""
    game = veto(in_play={0: "kuszel+purse mill"})

    do(game, "0 use purse 1", "0 use mill 1")

    assert {each.card for each in game.table.values() if each.marked} == {"kuszel", "mill"}


def test_a_marked_card_cannot_be_marked_again():
    """VE-1.37"""
    game = veto(in_play={0: "kuszel/marked+purse mill/marked mill"})

    assert not could_use(game, 0, "purse")
    assert not could_use(game, 0, "mill")
    assert could_use(game, 0, "mill#2")


def test_abilities_without_a_moment_are_trifles_and_without_cost_and_moment_passive():
    """VE-1.38"""
    for card in CARDS.values():
        for ability in card.ability:
            free = ability.cost == Cost() and ability.limit is None
            if ability.when is not None:
                assert ability.kind == "reply", card.id
            else:
                assert ability.kind == ("passive" if free else "trifle"), card.id


def test_an_ability_without_a_moment_uses_up_no_deed():
    """VE-1.38"""
    game = veto(factions=COURT, in_play={0: "wincenty_gosiewski"})

    do(game, "0 use wincenty_gosiewski 1")

    assert len(game.players[0].hand) == 2
    assert offered(game, 0, "agitate wincenty_gosiewski")


def test_a_marked_card_uses_abilities_that_mark_nothing():
    """VE-1.39"""
    game = veto(factions=("radziwill", "court"), in_play={0: "rekuc_leliwa/marked"})

    do(game, "0 use rekuc_leliwa 1")

    assert szabla(game, "rekuc_leliwa") == 5 + 2
