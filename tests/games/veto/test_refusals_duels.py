"""VE-8: tempting illegal moves of a duel."""

from __future__ import annotations

from games.veto.moments import challenged, fighting
from games.veto.positions import play, refused, veto
from games.veto.tempting import Attempts, after, done, every
from interpares.games.veto.duels import TakeUpEquipment

MICHAL, ROCH = "michal_wolodyjowski", "roch_kowalski"
QUARREL = f"0 play quarrel {MICHAL},{ROCH}"


def arming(borne: str):
    """Seat 0 chooses what Kuszel uses; he bears all that."""
    game = challenged(f"kuszel+{borne}", ROCH)
    done(game, "1 accept")
    assert isinstance(game.decision, TakeUpEquipment)
    return game


def fight(challenger: str = MICHAL, other: str = ROCH, **fields):
    return fighting(challenger, other, **fields)


def perdition():
    """Seat 0 has challenged, and played a card by which Roch cannot refuse."""
    game = veto(in_play={0: MICHAL, 1: ROCH}, hands={0: "perdition_to_you"})
    play(game, f"0 challenge {MICHAL} {ROCH}", "1 bene", "0 play perdition_to_you")
    return after(game, "1 bene", "0 bene", "0 bene")


ANSWERS: Attempts = {
    "refusing with a marked character": (
        lambda: challenged(MICHAL, f"{ROCH}/marked"),
        "1 refuse",
        "VE-8.5",
    ),
    "refusing with an Honourable character": (
        lambda: challenged(MICHAL, "charlamp"),
        "1 refuse",
        "VE-8.5",
    ),
    "refusing when the challenger's player forbids it": (
        perdition,
        "1 refuse",
        "VE-8.5",
    ),
    "refusing a duel one has accepted": (
        lambda: after(challenged(MICHAL, ROCH), "1 accept", "0 bene"),
        "1 refuse",
        "VE-8.5",
    ),
    "refusing for the challenger": (lambda: challenged(MICHAL, ROCH), "0 refuse", "VE-8.4"),
    "refusing a duel a card has made without a choice": (
        lambda: done(veto(in_play={0: MICHAL, 1: ROCH}, hands={0: "quarrel"}), QUARREL),
        "1 refuse",
        "VE-8.29",
    ),
    "a reply instead of an answer": (
        lambda: challenged(MICHAL, ROCH, hands={1: "liberum_veto"}),
        "1 play liberum_veto",
        "VE-6.1",
    ),
    "a deed instead of an answer": (
        lambda: challenged(MICHAL, f"{ROCH} charlamp"),
        "1 agitate charlamp",
        "VE-1.34",
    ),
    "bene instead of an answer": (lambda: challenged(MICHAL, ROCH), "1 bene", "VE-5.4"),
}
EQUIPMENT: Attempts = {
    "two weapons": (lambda: arming("rapier+war_pick"), "0 take_up rapier,war_pick", "VE-8.9"),
    "a weapon and a firearm": (
        lambda: arming("rapier+carbine"),
        "0 take_up rapier,carbine",
        "VE-8.9",
    ),
    "two armours": (
        lambda: arming("mail_shirt+scale_armour"),
        "0 take_up mail_shirt,scale_armour",
        "VE-8.9",
    ),
    "the same weapon twice": (
        lambda: arming("rapier+carbine"),
        "0 take_up rapier,rapier",
        "VE-8.9",
    ),
    "the armour before the weapon": (
        lambda: arming("rapier+mail_shirt"),
        "0 take_up mail_shirt,rapier",
        "VE-8.9",
    ),
    "equipment that is not chosen": (
        lambda: arming("rapier+sable_coat"),
        "0 take_up sable_coat",
        "VE-8.9",
    ),
    "equipment in a turn": (
        lambda: veto(in_play={0: "kuszel+rapier"}),
        "0 take_up rapier",
        "VE-8.9",
    ),
}
FIGHTS: Attempts = {
    "a second thrust in one fight turn": (
        lambda: done(fight(hands={0: "feint lunge"}), "0 play feint"),
        "0 play lunge",
        "VE-8.12",
    ),
    "a thrust attached to somebody else": (
        lambda: fight(f"{MICHAL} kuszel+feint"),
        "0 play_attached feint",
        "VE-8.13",
    ),
    "a thrust of the opponent": (
        lambda: fight(other=f"{ROCH}+feint"),
        "0 play_attached feint",
        "VE-8.13",
    ),
    "equipment as a thrust": (
        lambda: fight("kuszel+sable_coat"),
        "0 play_attached sable_coat",
        "VE-8.13",
    ),
    "Riposte as a fight turn": (lambda: fight(hands={0: "riposte"}), "0 play riposte", "VE-8.17"),
    "Parry as a fight turn": (lambda: fight(hands={0: "parry"}), "0 play parry", "VE-8.17"),
    "an attached Riposte as a fight turn": (
        lambda: fight(f"{MICHAL}+riposte"),
        "0 play_attached riposte",
        "VE-8.17",
    ),
    "a reply that is no duel reply": (
        lambda: fight(hands={0: "liberum_veto"}),
        "0 play liberum_veto",
        "VE-8.12",
    ),
    "a reply of a card in play that is no duel reply": (
        lambda: fight(f"{MICHAL} jan_zagloba"),
        "0 use jan_zagloba 1",
        "VE-8.12",
    ),
    "a deed in the fight": (
        lambda: fight(f"{MICHAL} kuszel"),
        "0 agitate kuszel",
        "VE-1.34",
    ),
    "a trifle in the fight": (
        lambda: fight(hands={0: "land_tax"}),
        "0 play land_tax",
        "VE-1.35",
    ),
    "attaching a thrust in the fight": (
        lambda: fight(hands={0: "feint"}),
        f"0 lay_thrust feint {MICHAL}",
        "VE-1.35",
    ),
    "a trifle of the opponent in the fight": (
        lambda: after(fight(hands={1: "land_tax"}), "0 bene"),
        "1 play land_tax",
        "VE-1.35",
    ),
    "a thrust with another faction's mark": (
        lambda: fight(hands={0: "cossack_cut"}),
        "0 play cossack_cut",
        "VE-1.31",
    ),
    "a card that is neither effect nor thrust": (
        lambda: fight(hands={0: "rapier"}),
        "0 play rapier",
        "VE-9.9",
    ),
    "a thrust one does not hold": (fight, "0 play feint", "VE-3.7"),
    "a duel reply whose condition does not hold": (
        lambda: fight(hands={0: "a_foot_stuck_out"}),
        "0 play a_foot_stuck_out",
        "VE-0.6",
    ),
    "a duel reply that costs a thrust, without one": (
        lambda: fight("kulwiec_hippocentaurus", ROCH, factions=("radziwill", "court")),
        "0 use kulwiec_hippocentaurus 1",
        "VE-0.6",
    ),
    "a duel reply used twice in a duel": (
        lambda: after(
            done(
                fight("pelka", ROCH, factions=("court", "radziwill"), hands={0: "feint lunge"}),
                "0 use pelka 1 - - feint",
            ),
            "1 bene",
        ),
        "0 use pelka 1 - - lunge",
        "VE-L.5",
    ),
    "a Cut after one's own Cięcie referendarskie": (
        lambda: after(
            done(fight(hands={0: "referendarys_cut low_cut"}), "0 play referendarys_cut"),
            "1 bene",
        ),
        "0 play low_cut",
        "VE-0.2",
    ),
    "a Riposte after one's own Cięcie referendarskie": (
        lambda: after(
            done(
                fight(hands={0: "referendarys_cut riposte", 1: "feint"}),
                "0 play referendarys_cut",
            ),
            "1 play feint",
        ),
        "0 play riposte",
        "VE-0.2",
    ),
    "a thrust after a clinch": (
        lambda: done(fight(hands={0: "clinch", 1: "feint"}), "0 play clinch"),
        "1 play feint",
        "VE-0.2",
    ),
}
WINDOWS: Attempts = {
    "a plain thrust as a reply": (
        lambda: after(fight(hands={0: "feint", 1: "lunge"}), "0 play feint"),
        "1 play lunge",
        "VE-8.12",
    ),
    "a duel reply in a window": (
        lambda: after(fight(hands={0: "feint", 1: "a_foot_stuck_out"}), "0 play feint"),
        "1 play a_foot_stuck_out",
        "VE-8.12",
    ),
    "a reply thrust attached to somebody else": (
        lambda: after(fight(other=f"{ROCH} charlamp+parry", hands={0: "feint"}), "0 play feint"),
        "1 play_attached parry",
        "VE-8.13",
    ),
    "a Riposte to one's own thrust": (
        lambda: after(fight(hands={0: "feint riposte"}), "0 play feint", "1 bene"),
        "0 play riposte",
        "VE-6.7",
    ),
}


@every({**ANSWERS, **EQUIPMENT, **FIGHTS, **WINDOWS})
def test_an_illegal_move_of_a_duel_is_refused_with_its_rule(position, move, rule):
    """VE-1.8, VE-8.4, VE-8.5, VE-8.9, VE-8.12, VE-8.13, VE-8.17: row by row"""
    assert refused(position(), move) == rule


def test_a_third_player_plays_no_thrust():
    """VE-1.8, VE-8.30: only the players of the fighters have fight turns."""
    game = veto(3, in_play={0: MICHAL, 1: ROCH}, hands={0: "feint", 2: "parry"})
    done(game, f"0 challenge {MICHAL} {ROCH}", "1 accept")

    play(game, "0 play feint", "1 bene")

    assert refused(game, "2 play parry") == "VE-1.8"
