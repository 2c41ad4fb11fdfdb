"""VE-6, VE-14.1: what is no reply in a window."""

from __future__ import annotations

from games.veto.moments import at_round, attach, fighting, gone, say_bene, until
from games.veto.positions import do, number, play, refused, veto
from games.veto.tempting import Attempts, after, every, facing


def limelight(**fields):
    """Seat 0 has played an effect, and seat 1 may reply."""
    hands = {0: "in_the_limelight", 1: ""} | fields.pop("hands", {})
    return after(veto(hands=hands, **fields), "0 play in_the_limelight")


def first_game(**fields):
    return veto(first_game=True, round=1, **fields)


WINDOWS: Attempts = {
    "a trifle of a card in play (Wierzbicki against Zagłoba)": (
        lambda: limelight(in_play={0: "kuszel", 1: "wierzbicki+sable_coat"}),
        "1 use wierzbicki 1 kuszel - - sable_coat",
        "VE-6.19",
    ),
    "a deed from the hand (Kęsim against a challenge)": (
        lambda: after(
            facing(hands={1: "kesim_kesim"}), "0 challenge michal_wolodyjowski roch_kowalski"
        ),
        "1 play kesim_kesim michal_wolodyjowski",
        "VE-6.19",
    ),
    "a trifle from the hand": (
        lambda: limelight(hands={1: "land_tax"}),
        "1 play land_tax",
        "VE-6.19",
    ),
    "deploying a possession": (
        lambda: limelight(hands={1: "manor_farm"}),
        "1 deploy_possession manor_farm",
        "VE-6.19",
    ),
    "agitating": (
        lambda: limelight(in_play={1: "roch_kowalski"}),
        "1 agitate roch_kowalski",
        "VE-6.19",
    ),
    "attaching a thrust": (
        lambda: limelight(hands={1: "feint"}, in_play={1: "roch_kowalski"}),
        "1 lay_thrust feint roch_kowalski",
        "VE-6.19",
    ),
    "political influence": (
        lambda: limelight(initiative=1, in_play={1: "kuszel/marked"}),
        "1 use radziwill 2 kuszel",
        "VE-6.19",
    ),
    "handing over the voice": (limelight, "1 yield", "VE-5.4"),
    "replying before one's right": (
        lambda: limelight(in_play={1: "jan_zagloba"}),
        "0 bene",
        "VE-6.3",
    ),
    "a deed before one's right": (
        lambda: limelight(in_play={0: "kuszel"}),
        "0 agitate kuszel",
        "VE-6.19",
    ),
    "a reply whose trigger did not happen": (
        lambda: limelight(hands={1: "perdition_to_you"}),
        "1 play perdition_to_you",
        "VE-6.7",
    ),
    "a reply to agitations when an effect was played": (
        lambda: limelight(hands={1: "tribunes_oration"}),
        "1 play tribunes_oration",
        "VE-6.7",
    ),
    "a negation of one's own effect": (
        lambda: after(limelight(hands={0: "in_the_limelight yarns_and_tall_tales"}), "1 bene"),
        "0 play yarns_and_tall_tales",
        "VE-6.7",
    ),
    "a reply whose card is marked": (
        lambda: limelight(in_play={1: "jan_zagloba/marked"}),
        "1 use jan_zagloba 1",
        "VE-1.37",
    ),
    "a reply one cannot pay for": (
        lambda: limelight(hands={1: "liberum_veto"}, dukats={1: 2}),
        "1 play liberum_veto",
        "VE-0.6",
    ),
    "a reply with another faction's mark": (
        lambda: limelight(hands={1: "royal_edict"}),
        "1 play royal_edict",
        "VE-1.31",
    ),
    "a reply one does not hold": (limelight, "1 play liberum_veto", "VE-3.7"),
    "a reply of another phase": (
        lambda: limelight(hands={1: "open_coffer"}),
        "1 play open_coffer",
        "VE-1.36",
    ),
    "a reply for any moment of the game phase, in the untap phase": (
        lambda: at_round(hands={0: "vivat"}, in_play={0: "kuszel"}),
        "0 play vivat kuszel",
        "VE-1.36",
    ),
    "a thrust as a reply outside a duel": (
        lambda: limelight(hands={1: "parry"}),
        "1 play parry",
        "VE-1.8",
    ),
    "a duel reply outside a duel": (
        lambda: limelight(in_play={1: "wurcel"}),
        "1 use wurcel 1",
        "VE-8.12",
    ),
    "an ability of a card that has left play": (
        lambda: limelight(in_play={1: "jan_zagloba"}),
        "1 use 999 1",
        "VE-6.26",
    ),
    "naming an event the window does not have": (
        lambda: limelight(hands={1: "liberum_veto"}),
        "1 play liberum_veto - - - 3",
        "VE-6.27",
    ),
    "an effect against the player at voice in a first game": (
        lambda: after(
            first_game(hands={0: "contribution", 1: "yarns_and_tall_tales"}),
            "0 play contribution 1",
        ),
        "1 play yarns_and_tall_tales",
        "VE-14.1",
    ),
}


@every(WINDOWS)
def test_what_is_no_reply_is_refused_with_the_rule(position, move, rule):
    """VE-1.36, VE-6.3, VE-6.7, VE-6.19, VE-6.26, VE-6.27, VE-14.1"""
    assert refused(position(), move) == rule


def test_a_negation_cannot_reach_below_the_top_of_the_stack():
    """VE-6.9: the effect lies below the ability that answered it."""
    game = veto(
        3,
        factions=("court", "wisniowiecki", "lubomirski"),
        hands={0: "contribution", 2: "yarns_and_tall_tales"},
        in_play={1: "jan_zagloba"},
    )
    play(game, "0 play contribution 1", "1 use jan_zagloba 1")

    assert refused(game, "2 play yarns_and_tall_tales") == "VE-6.9"


def test_nobody_aims_two_negations_at_one_object():
    """VE-6.10: the first was negated, and the effect is on top again in another's eyes."""
    game = veto(hands={0: "contribution", 1: "yarns_and_tall_tales liberum_veto"})
    play(game, "0 play contribution 1")
    tried = game.copy()
    play(tried, "1 play yarns_and_tall_tales")
    (aimed_at, _) = tried.stack
    game.replace_object(aimed_at)

    assert refused(game, "1 play liberum_veto") == "VE-6.10"


def test_an_unstoppable_thrust_is_not_negated():
    """VE-6.21: Cięcie referendarskie"""
    game = fighting(
        "michal_wolodyjowski",
        "roch_kowalski",
        hands={0: "referendarys_cut", 1: "parry liberum_veto a_false_step"},
    )
    play(game, "0 play referendarys_cut")

    assert refused(game, "1 play parry") == "VE-6.21"
    assert refused(game, "1 play liberum_veto") == "VE-6.21"


def test_an_ability_answers_one_event_once():
    """VE-6.8: Hannover has drawn a card for this death."""
    game = veto(hands={0: "kesim_kesim"}, in_play={1: "tugay_bey nathan_hannover"})
    play(game, "0 play kesim_kesim tugay_bey")
    until(game, "W-X")

    play(game, "1 use nathan_hannover 1", "0 bene")

    assert refused(game, "1 use nathan_hannover 1") == "VE-6.8"


def test_no_cossack_takes_revenge_for_a_killing_by_an_effect():
    """VE-L.18: there is no character to be challenged."""
    game = veto(hands={0: "kesim_kesim"}, in_play={1: "tugay_bey barabash"})
    play(game, "0 play kesim_kesim tugay_bey")

    until(game, "W-X")

    assert refused(game, "1 use barabash cossack-2") == "VE-L.18"


def test_a_ransom_needs_its_kreski():
    """VE-0.6: two of them, and the player of the casualty has one."""
    game = veto(
        hands={0: "kesim_kesim", 1: "ransom"}, in_play={1: "tugay_bey"}, kreski={0: 1, 1: 1}
    )
    play(game, "0 play kesim_kesim tugay_bey")

    until(game, "W-K")

    assert refused(game, "1 play ransom") == "VE-0.6"


def test_a_card_that_left_play_replies_no_more():
    """VE-6.26: its number is no longer on the table."""
    game = limelight(in_play={1: "jan_zagloba"})
    zagloba = number(game, "jan_zagloba")
    gone(game, "jan_zagloba")

    assert refused(game, f"1 use {zagloba} 1") == "VE-6.26"


def test_revenge_needs_two_who_can_fight():
    """VE-8.29: the Cossack's player has an armistice by then."""
    game = fighting("kuszel", "janusz_niesiecki barabash", hands={0: "feint"})
    do(game, "0 play feint", "1 bene")
    attach(game, "armistice", "radziwill", 1)

    play(game, "0 bene")
    until(game, "W-D6")
    say_bene(game)

    assert refused(game, "1 use barabash cossack-2") == "VE-8.29"


def test_no_revenge_is_taken_from_the_karmazyn_field():
    """VE-8.29: a Cossack among the Karmazyns is not able to fight."""
    game = fighting("kuszel", "janusz_niesiecki ivan_vyhovsky/karmazyn", hands={0: "feint"})
    do(game, "0 play feint", "1 bene")

    play(game, "0 bene")
    until(game, "W-D6")
    say_bene(game)

    assert refused(game, "1 use ivan_vyhovsky cossack-2") == "VE-8.29"


def test_effects_are_refused_while_there_is_silence():
    """VE-0.2: Silentium, for the rest of its player's turn."""
    game = veto(hands={0: "silentium contribution", 1: "yarns_and_tall_tales"})
    do(game, "0 play silentium")

    play(game, "0 play contribution 1")

    assert refused(game, "1 play yarns_and_tall_tales") == "VE-0.2"
