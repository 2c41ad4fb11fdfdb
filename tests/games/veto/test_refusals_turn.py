"""VE-5, VE-7, VE-8.1, VE-9: tempting illegal moves of the player at voice."""

from __future__ import annotations

import pytest

from games.veto.moments import taken_over
from games.veto.positions import offered, refused, veto
from games.veto.tempting import Attempts, done, every, facing
from interpares import BadInput
from interpares.games.veto.cards import CONSTANTS


def foreign_thrust():
    """Seat 0 has taken over a character with a thrust of that character's faction."""
    game = veto(in_play={1: "roch_kowalski+treacherous_thrust/down"}, pool=21)
    taken_over(game, "roch_kowalski", 0)
    return game


def worn_out():
    game = veto(hands={0: "manor_farm"}, in_play={0: "kuszel"})
    game.players[0].declarations = CONSTANTS.declarations_max
    return game


TURNS: Attempts = {
    "a second deed": (
        lambda: done(veto(in_play={0: "kuszel baranowski"}), "0 agitate kuszel"),
        "0 agitate baranowski",
        "VE-5.3",
    ),
    "a deed from the hand after a deed": (
        lambda: done(veto(in_play={0: "kuszel"}, hands={0: "levy_in_mass"}), "0 agitate kuszel"),
        "0 play levy_in_mass",
        "VE-5.3",
    ),
    "yielding without having declared anything": (veto, "0 yield", "VE-5.4"),
    "acting in another's turn": (facing, "1 bene", "VE-5.1"),
    "a deed in another's turn": (facing, "1 agitate roch_kowalski", "VE-1.34"),
    "a trifle in another's turn": (
        lambda: veto(hands={1: "manor_farm"}),
        "1 deploy_possession manor_farm",
        "VE-1.35",
    ),
    "a thrust outside a duel": (lambda: veto(hands={0: "feint"}), "0 play feint", "VE-1.8"),
    "an attached thrust outside a duel": (
        lambda: veto(in_play={0: "kuszel+feint"}),
        "0 play_attached feint",
        "VE-1.8",
    ),
    "a reply in one's turn": (
        lambda: veto(hands={0: "liberum_veto"}),
        "0 play liberum_veto",
        "VE-1.36",
    ),
    "an ability that is a reply, in one's turn": (
        lambda: veto(in_play={0: "jan_zagloba"}),
        "0 use jan_zagloba 1",
        "VE-1.36",
    ),
    "a card one does not hold": (veto, "0 play in_the_limelight", "VE-3.7"),
    "a card that does not exist": (veto, "0 play golden_fleece", "VE-3.7"),
    "a possession deployed as a character": (
        lambda: veto(hands={0: "manor_farm"}),
        "0 deploy_character manor_farm",
        "VE-5.12",
    ),
    "a character played as an effect": (
        lambda: veto(hands={0: "kuszel"}),
        "0 play kuszel",
        "VE-9.9",
    ),
    "more declarations than the bound": (
        worn_out,
        "0 deploy_possession manor_farm",
        "VE-5.20",
    ),
    "yielding beyond the bound": (worn_out, "0 yield", "VE-5.20"),
    "a redraw after the game began": (veto, "0 redraw", "VE-2.10"),
    "looking through a discard pile": (
        lambda: veto(discards={0: "feint lunge"}),
        "0 find feint",
        "VE-3.5",
    ),
    "looking through another's discard pile": (
        lambda: veto(discards={1: "feint lunge"}),
        "0 find feint",
        "VE-3.5",
    ),
    "looking into the cupboard": (veto, "0 take manor_farm", "VE-3.3"),
    "a bribe in one's turn": (veto, "0 bribe 3", "VE-4.5"),
    "an answer nobody has asked for": (veto, "0 choose 1", "VE-5.3"),
    "answering a duel there is not": (facing, "0 refuse", "VE-8.4"),
}
CHARACTERS: Attempts = {
    "agitating with a marked character": (
        lambda: veto(in_play={0: "kuszel/marked"}),
        "0 agitate kuszel",
        "VE-7.1",
    ),
    "agitating from the karmazyn field": (
        lambda: veto(in_play={0: "aleksander_koniecpolski/karmazyn"}),
        "0 agitate aleksander_koniecpolski",
        "VE-7.1",
    ),
    "agitating with a Lady": (
        lambda: veto(in_play={0: "helena_kurcewicz"}),
        "0 agitate helena_kurcewicz",
        "VE-7.1",
    ),
    "agitating with a Pludrak": (
        lambda: veto(in_play={0: "wurcel"}),
        "0 agitate wurcel",
        "VE-7.1",
    ),
    "agitating with a Jew": (
        lambda: veto(in_play={0: "abi_blumsztajn"}),
        "0 agitate abi_blumsztajn",
        "VE-7.1",
    ),
    "agitating with a Cossack whom no permission names": (
        lambda: veto(in_play={0: "barabash sakowicz"}),
        "0 agitate barabash",
        "VE-7.1",
    ),
    "agitating with an Absent character, whatever is permitted": (
        lambda: veto(in_play={0: "charles_gustav sakowicz"}),
        "0 agitate charles_gustav",
        "VE-7.1",
    ),
    "agitating with somebody who has to drain the cup": (
        lambda: veto(in_play={0: "kuszel+drain_the_cup"}),
        "0 agitate kuszel",
        "VE-0.2",
    ),
    "agitating with an opponent's character": (facing, "0 agitate roch_kowalski", "VE-7.1"),
    "discarding a thrust of another character": (
        lambda: veto(in_play={0: "kuszel baranowski+feint"}),
        "0 agitate kuszel feint",
        "VE-7.5",
    ),
    "discarding equipment at an agitation": (
        lambda: veto(in_play={0: "kuszel+rapier"}),
        "0 agitate kuszel rapier",
        "VE-7.5",
    ),
    "discarding a thrust with another faction's mark": (
        foreign_thrust,
        "0 agitate roch_kowalski treacherous_thrust",
        "VE-1.31",
    ),
    "agitating against a player while the pool is not empty": (
        lambda: facing(pool=2),
        "0 agitate michal_wolodyjowski - 1",
        "VE-7.6",
    ),
    "agitating against nobody while the pool is empty": (
        lambda: facing(kreski={0: 1}, pool=0),
        "0 agitate michal_wolodyjowski",
        "VE-7.2",
    ),
    "agitating against oneself": (
        lambda: facing(kreski={0: 1}, pool=0),
        "0 agitate michal_wolodyjowski - 0",
        "VE-7.2",
    ),
    "challenging with a marked character": (
        lambda: veto(in_play={0: "kuszel/marked", 1: "roch_kowalski"}),
        "0 challenge kuszel roch_kowalski",
        "VE-8.1",
    ),
    "challenging with a Lady": (
        lambda: veto(in_play={0: "helena_kurcewicz", 1: "roch_kowalski"}),
        "0 challenge helena_kurcewicz roch_kowalski",
        "VE-8.1",
    ),
    "challenging with a Jew": (
        lambda: veto(in_play={0: "abi_blumsztajn", 1: "roch_kowalski"}),
        "0 challenge abi_blumsztajn roch_kowalski",
        "VE-8.1",
    ),
    "challenging with an Absent character": (
        lambda: veto(in_play={0: "charles_gustav", 1: "roch_kowalski"}),
        "0 challenge charles_gustav roch_kowalski",
        "VE-8.1",
    ),
    "challenging from the karmazyn field": (
        lambda: veto(in_play={0: "aleksander_koniecpolski/karmazyn", 1: "roch_kowalski"}),
        "0 challenge aleksander_koniecpolski roch_kowalski",
        "VE-8.1",
    ),
    "challenging a Lady": (
        lambda: veto(in_play={0: "kuszel", 1: "aleksandra_billewicz"}),
        "0 challenge kuszel aleksandra_billewicz",
        "VE-8.2",
    ),
    "challenging an Absent character": (
        lambda: veto(in_play={0: "kuszel", 1: "charles_gustav"}),
        "0 challenge kuszel charles_gustav",
        "VE-8.2",
    ),
    "challenging a character on the karmazyn field": (
        lambda: veto(in_play={0: "kuszel", 1: "krzysztof_opalinski/karmazyn"}),
        "0 challenge kuszel krzysztof_opalinski",
        "VE-8.2",
    ),
    "challenging one's own character": (
        lambda: veto(in_play={0: "kuszel baranowski"}),
        "0 challenge kuszel baranowski",
        "VE-8.2",
    ),
    "challenging a possession": (
        lambda: veto(in_play={0: "kuszel", 1: "manor_farm"}),
        "0 challenge kuszel manor_farm",
        "VE-8.2",
    ),
    "challenging whom his own text protects": (
        lambda: veto(in_play={0: "kuszel", 1: "michal_korybut_wisniowiecki gryzelda_wisniowiecka"}),
        "0 challenge kuszel michal_korybut_wisniowiecki",
        "VE-0.2",
    ),
    "challenging during one's own armistice": (
        lambda: veto(in_play={0: "kuszel faction+armistice", 1: "roch_kowalski"}),
        "0 challenge kuszel roch_kowalski",
        "VE-0.2",
    ),
    "moving a character that is neither Karmazyn nor Influential": (
        lambda: veto(in_play={0: "kuszel"}),
        "0 move_character kuszel",
        "VE-9.1",
    ),
    "moving a marked Karmazyn": (
        lambda: veto(in_play={0: "aleksander_koniecpolski/marked"}),
        "0 move_character aleksander_koniecpolski",
        "VE-9.1",
    ),
    "moving an opponent's Karmazyn": (
        lambda: veto(in_play={1: "krzysztof_opalinski"}),
        "0 move_character krzysztof_opalinski",
        "VE-9.1",
    ),
    "moving Łaszcz to the karmazyn field in a crimson kontusz": (
        lambda: veto(in_play={0: "samuel_laszcz+crimson_kontusz"}),
        "0 move_character samuel_laszcz",
        "VE-0.2",
    ),
    "moving a Karmazyn when the Senate is with us": (
        lambda: veto(
            factions=("court", "radziwill"),
            strategies={0: "senate_is_with_us"},
            in_play={0: "adam_kisiel/karmazyn"},
        ),
        "0 move_character adam_kisiel",
        "VE-0.2",
    ),
}
INFLUENCE: Attempts = {
    "influence without the initiative": (
        lambda: veto(initiative=1, in_play={0: "kuszel/marked"}),
        "0 use wisniowiecki 2 kuszel",
        "VE-9.16",
    ),
    "influence in round 1": (
        lambda: veto(round=1, in_play={0: "kuszel/marked"}),
        "0 use wisniowiecki 2 kuszel",
        "VE-9.16",
    ),
    "influence with a marked faction card": (
        lambda: done(
            veto(in_play={0: "kuszel/marked baranowski/marked"}), "0 use wisniowiecki 2 kuszel"
        ),
        "0 use wisniowiecki 2 baranowski",
        "VE-9.16",
    ),
    "influence at a feast": (
        lambda: veto(variant="feast", in_play={0: "kuszel/marked"}),
        "0 use wisniowiecki 2 kuszel",
        "VE-13.1",
    ),
}


@every({**TURNS, **CHARACTERS, **INFLUENCE})
def test_an_illegal_move_of_a_turn_is_refused_with_its_rule(position, move, rule):
    """VE-0.6, VE-5.3, VE-7.1, VE-8.1, VE-9.1: the table of illegal input, row by row."""
    assert refused(position(), move) == rule


def test_two_thrusts_cannot_be_said_for_one_agitation():
    """VE-7.5: the first may be discarded, and a second has no place in the words."""
    game = veto(in_play={0: "kuszel+feint+lunge"})

    assert offered(game, 0, "agitate kuszel feint")
    assert refused(game, "0 agitate kuszel feint 2") == "VE-7.6"
    with pytest.raises(BadInput, match="thrust"):
        offered(game, 0, "agitate kuszel feint,lunge")


def test_influence_is_refused_by_the_card_that_forbids_it():
    """VE-0.2: Assembly Disturbed"""
    game = veto(initiative=1, hands={0: "assembly_disturbed"}, in_play={1: "roch_kowalski/marked"})
    done(game, "0 play assembly_disturbed 1", "0 yield")

    assert refused(game, "1 use radziwill 2 roch_kowalski") == "VE-0.2"
