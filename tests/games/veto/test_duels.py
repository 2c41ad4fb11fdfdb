"""VE-8.9, VE-8.10, VE-8.26 to VE-8.31: equipment, duels that are broken off, and those of cards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import asked, fighters, kreski, on_table, szabla, window
from games.veto.moments import (
    asking,
    attach,
    challenged,
    fighting,
    gone,
    in_fight,
    in_turn,
    opened,
    say_bene,
    taken_over,
    until,
    with_fields,
)
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.actions import Play, TakeUp, Use
from interpares.games.veto.game import Veto

AMBUSH = """
[[card]]
id = "ambush"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["thrust"], by = "opponent" }
do = [{ op = "discard", card = "enemy_fighter" }]
"""


def sets(game: Veto) -> set[tuple[str, ...]]:
    """What the fighter's player may take up."""
    options = game.decision.options(game, game.waiting[0])
    assert all(isinstance(each, TakeUp) for each in options)
    return {tuple([game.table[piece].card for piece in each.equipment]) for each in options}


def fallen(killer: str, victim: str, **fields) -> Veto:
    """Seat 0 has killed somebody of seat 1 in a duel: W-D6 is open, and seat 1 may reply."""
    game = fighting(
        killer, victim, hands={0: "referendarys_cut", **fields.pop("hands", {})}, **fields
    )
    do(game, "0 play referendarys_cut")
    until(game, "W-D6")
    play(game, "0 bene")
    return game


def revenge(game: Veto, cossack: str) -> None:
    """A Cossack of seat 1 challenges the killer."""
    play(game, f"1 use {cossack} cossack-2")


# --- equipment


def test_the_challengers_player_chooses_equipment_first():
    """VE-8.9: openly, one weapon or firearm and one armour, or none (ruling 28)"""
    game = challenged("kuszel+bathory_sabre+carbine+mail_shirt", "uhlik+rapier+sable_coat")
    play(game, "1 accept")
    until(game, "W-D2")
    say_bene(game, 2)

    first = (game.waiting, sets(game))
    play(game, "0 take_up carbine,mail_shirt")
    second = (game.waiting, sets(game))
    play(game, "1 take_up -")

    weapons = [(), ("bathory_sabre",), ("carbine",)]
    assert first == ((0,), {(*each, *worn) for each in weapons for worn in [(), ("mail_shirt",)]})
    assert second == ((1,), {(), ("rapier",)})
    assert window(game) == ("W-D3", 0)


def test_equipment_adds_to_szabla_only_if_it_was_chosen():
    """VE-8.9: weapons and armour; other equipment works anyway"""
    game = challenged("kuszel+bathory_sabre+scale_armour+hussar_wings", "uhlik")
    do(game, "1 accept")
    unchosen = szabla(game, "kuszel")

    play(game, "0 take_up bathory_sabre")

    assert (unchosen, szabla(game, "kuszel")) == (8, 10)


def test_a_chosen_piece_that_leaves_play_is_not_replaced():
    """VE-8.9"""
    game = challenged("kuszel+bathory_sabre+sigismund_sabre", "uhlik")
    do(game, "1 accept", "0 take_up bathory_sabre")

    gone(game, "bathory_sabre")

    assert (asked(game), szabla(game, "kuszel")) == ("FightTurn", 6)


def test_a_card_may_let_a_fighter_use_two_weapons():
    """VE-8.9: Porthos"""
    game = challenged("porthos+rapier+carbine+musket", "uhlik")
    do(game, "1 accept")

    assert {len(each) for each in sets(game)} == {0, 1, 2}


def test_replies_before_the_fight_come_after_the_equipment():
    """VE-8.10"""
    game = challenged("kuszel+rapier soroka", "uhlik", hands={0: "second"})
    do(game, "1 accept")

    play(game, "0 take_up rapier")
    opened_now = window(game)
    play(game, "0 play second - soroka")
    all_bene(game)

    assert opened_now == ("W-D3", 0)
    assert (szabla(game, "kuszel"), asked(game)) == (9, "FightTurn")


# --- broken off


def test_a_card_breaks_a_duel_off():
    """VE-8.26: without result, but it has ended: W-D7"""
    game = challenged("michal_wolodyjowski", "uhlik", hands={1: "arbitration"}, kreski={1: 5})
    play(game, "1 accept")
    until(game, "W-D3")

    play(game, "0 bene", "1 play arbitration")
    found = opened(game, in_turn)

    assert found == [("W-D3", 0), ("W-D7", 0)]
    assert (on_table(game, "uhlik"), kreski(game)) == (True, [0, 5, 16])


def test_a_duel_ends_if_a_fighter_leaves_play_once_the_stack_is_finished(monkeypatch):
    """VE-8.26: the thrust that is still on it has no effect and is discarded"""
    add_cards(monkeypatch, AMBUSH)
    game = fighting("kuszel", "uhlik", hands={0: "feint lunge", 1: "ambush counter"})
    do(game, "0 play lunge", "1 play counter")

    play(game, "0 play feint", "1 play ambush")
    found = opened(game, in_turn)

    assert found == [("W-A", 0), ("W-X", 0), ("W-D7", 0)]
    assert game.players[0].discard == ("kuszel", "feint", "lunge")
    assert game.players[1].discard == ("ambush", "counter")


@pytest.mark.parametrize("fate", ["karmazyn", "absent", "taken"])
def test_a_duel_ends_if_a_fighter_can_fight_no_more(fate):
    """VE-8.26: he is Absent, left the election field, or is somebody else's"""
    game = fighting("kuszel", "hieronim_radziejowski", hands={0: "feint"}, kreski={1: 5})
    play(game, "0 play feint")

    match fate:
        case "karmazyn":
            with_fields(game, "hieronim_radziejowski", field="karmazyn")
        case "absent":
            attach(game, "embassy_to_stamboul", "hieronim_radziejowski", 1)
        case _:
            taken_over(game, "hieronim_radziejowski", 0)
    found = opened(game, in_turn)

    assert found == [("W-A", 1), ("W-D7", 0)]
    assert (kreski(game), game.players[0].discard) == ([0, 5, 16], ("feint",))


# --- a Cossack's revenge


def test_a_cossack_marked_or_not_avenges_a_companion_killed_in_a_duel():
    """VE-8.27: without marking; it begins with the answer, and a marked killer cannot refuse"""
    game = fallen("pelka", "tugay_bey barabash/marked yurko_bohun")

    revenge(game, "yurko_bohun")
    play(game, "0 bene")
    both = offered(game, 1, "use barabash cossack-2")
    found = opened(game, in_fight)

    assert both
    assert found == [("W-D7", 0), ("W-D2", 1), ("W-D3", 1)]
    assert fighters(game) == ("yurko_bohun", "pelka")
    assert not piece(game, "yurko_bohun").marked


def test_an_unmarked_killer_may_refuse_the_revenge():
    """VE-8.27"""
    game = veto(
        factions=("lubomirski", "court"),
        in_play={0: "tugay_bey barabash", 1: "pelka"},
        hands={1: "referendarys_cut"},
        kreski={1: 5},
    )
    do(game, "0 challenge tugay_bey pelka", "1 accept", "0 bene", "1 play referendarys_cut")
    until(game, "W-D6")

    play(game, "0 use barabash cossack-2")
    all_bene(game)
    waiting = (asked(game), game.waiting)
    do(game, "1 refuse")

    assert waiting == ("AnswerDuel", (1,))
    assert (kreski(game), piece(game, "pelka").marked) == ([0, 4, 17], True)


@pytest.mark.parametrize("lost", ["cossack", "killer", "taken"])
def test_a_revenge_is_void_if_one_of_them_is_not_able_then(lost):
    """VE-8.27, VE-8.29"""
    game = fallen("aleksander_koniecpolski", "konstanty_jacek_lubomirski barabash")
    revenge(game, "barabash")
    until(game, "W-D7")

    match lost:
        case "cossack":
            attach(game, "embassy_to_stamboul", "barabash", 0)
        case "killer":
            with_fields(game, "aleksander_koniecpolski", field="karmazyn")
        case _:
            taken_over(game, "aleksander_koniecpolski", 1)
    all_bene(game)

    assert (asked(game), game.duel) == ("Turn", None)


def test_there_is_no_revenge_for_a_wound_or_for_who_was_killed_by_a_card():
    """VE-8.27: no character killed him (ruling 68)"""
    wounded = fighting("kuszel", "danylo_nechai barabash", hands={0: "feint"})
    do(wounded, "0 play feint")
    until(wounded, "W-D6")
    play(wounded, "0 bene")
    poisoned = veto(hands={0: "kesim_kesim"}, in_play={1: "uhlik barabash"})
    play(poisoned, "0 play kesim_kesim uhlik")
    until(poisoned, "W-X")

    assert [len(each.decision.options(each, 1)) for each in (wounded, poisoned)] == [1, 1]


# --- duels begun by cards


def test_a_duel_of_a_card_begins_with_the_answer():
    """VE-8.29: d'Artagnan's may be refused"""
    game = veto(
        factions=("wisniowiecki", "court"),
        in_play={0: "aramis", 1: "pelka dartagnan"},
        hands={0: "feint counter lunge"},
        kreski={0: 3},
    )
    do(game, "0 challenge aramis pelka", "1 accept", "0 play feint", "1 bene", "0 play counter")
    until(game, "W-D6")
    with_fields(game, "aramis", marked=False)

    play(game, "0 bene", "1 use dartagnan 1")
    found = opened(game, asking("AnswerDuel"))

    assert found == [("W-D6", 0), ("W-D7", 0)]
    assert (game.waiting, fighters(game)) == ((0,), ("dartagnan", "aramis"))


def test_a_duel_that_cannot_be_refused_is_accepted_at_once():
    """VE-8.29: this card itself was the deed of the turn"""
    game = veto(hands={0: "quarrel"}, in_play={0: "pelka soroka", 1: "uhlik"})

    do(game, "0 play quarrel pelka,uhlik")
    begun = asked(game), fighters(game)
    opened(game, in_turn)

    assert begun == ("FightTurn", ("pelka", "uhlik"))
    assert not offered(game, 0, "agitate soroka")


def test_a_reply_that_makes_a_duel_is_nobodys_deed():
    """VE-8.29: kin are avenged in the turn of the killer, who goes on afterwards"""
    game = fallen("pelka soroka", "tugay_bey yurko_bohun", hands={1: "vengeance_of_the_kin"})

    play(game, "1 play vengeance_of_the_kin yurko_bohun")
    all_bene(game)
    begun = fighters(game), piece(game, "yurko_bohun").marked
    opened(game, in_turn)

    assert begun == (("yurko_bohun", "pelka"), True)
    assert (game.voice, game.deeds) == (0, 0)


@pytest.mark.parametrize("where", ["pelka faction+armistice", "pelka+embassy_to_stamboul"])
def test_a_duel_of_a_card_needs_fighters_who_are_able_when_it_is_declared(where):
    """VE-8.29"""
    game = veto(hands={0: "quarrel"}, in_play={0: where, 1: "uhlik"})

    assert not any(isinstance(each, Play) for each in game.decision.options(game, 0))


DUEL = '{ op = "start_duel", challenger = "a", challenged = "b", mark = false, may_refuse = false }'
NO_DUEL = '{ op = "draw", who = "you", amount = 1 }'
EITHER = '{ op = "choose", who = "you", options = [{ %s, do = [%s] }, { %s, do = [%s] }] }'
WORDS = 'pl = "a", en = "a"'


@pytest.mark.parametrize(
    "operation, may",
    [
        (DUEL, False),
        (EITHER % (WORDS, DUEL, WORDS, DUEL), False),
        (EITHER % (WORDS, DUEL, WORDS, NO_DUEL), True),
        (f'{{ op = "if", cond = [{{ pool_min = 9 }}], then = [{DUEL}], else = [{DUEL}] }}', False),
        (f'{{ op = "if", cond = [{{ pool_min = 9 }}], then = [{DUEL}] }}', True),
        (f'{{ op = "may", who = "you", do = [{DUEL}] }}', True),
        (f'{{ op = "pay_or", who = "you", cost = {{ dukats = 1 }}, else = [{DUEL}] }}', True),
    ],
)
def test_only_a_duel_that_is_sure_to_be_made_must_be_possible(monkeypatch, operation, may):
    """VE-8.29: a Lady cannot fight; if she need not, the card may be played"""
    targets = [
        f'{{ name = "{name}", sel = {{ type = "character", who = "{who}" }} }}'
        for name, who in (("a", "you"), ("b", "opponents"))
    ]
    add_effect(monkeypatch, operation, ", ".join(targets))
    game = veto(hands={0: "extra"}, in_play={0: "helena_kurcewicz", 1: "uhlik"})

    assert offered(game, 0, "play extra helena_kurcewicz,uhlik") == may


def test_a_duel_of_a_card_needs_fighters_who_are_able_when_it_begins():
    """VE-8.29"""
    game = veto(hands={0: "quarrel"}, in_play={0: "pelka", 1: "uhlik"})
    play(game, "0 play quarrel pelka,uhlik")

    attach(game, "armistice", "radziwill", 1)
    all_bene(game)

    assert (asked(game), game.duel) == ("Turn", None)
    assert game.players[0].dukats == 17


# --- the current duel


def test_what_is_for_one_duel_is_for_the_next_again():
    """VE-8.31: Wolodyjowski stops one thrust of each"""
    game = fighting(
        "michal_wolodyjowski",
        "tugay_bey barabash danylo_nechai",
        hands={0: "referendarys_cut", 1: "feint lunge counter"},
    )
    do(game, "0 play referendarys_cut")
    play(game, "1 play feint", "0 use michal_wolodyjowski 1")
    all_bene(game)
    do(game, "0 bene")
    play(game, "1 play lunge")
    again = offered(game, 0, "use michal_wolodyjowski 1")

    until(game, "W-D6")
    play(game, "0 bene")
    revenge(game, "danylo_nechai")
    opened(game, in_fight)
    play(game, "1 play counter")

    assert not again
    assert offered(game, 0, "use michal_wolodyjowski 1")


def test_the_duel_is_known_until_its_last_window_is_closed():
    """VE-8.31, VE-8.25: its replies still know fighters and result"""
    game = fighting(
        "kuszel", "uhlik", factions=("wisniowiecki", "radziwill"), hands={1: "stab_in_the_back"}
    )

    until(game, "W-D7")
    known = fighters(game)
    play(game, "0 bene", "1 play stab_in_the_back")
    all_bene(game)

    assert known == ("kuszel", "uhlik")
    assert (game.duel, game.players[0].discard) == (None, ("kuszel",))
    assert not any(isinstance(each, Use) for each in game.decision.options(game, 0))
