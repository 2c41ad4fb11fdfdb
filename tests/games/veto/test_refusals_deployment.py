"""VE-5.12 to VE-5.17, VE-9.4 to VE-9.12, VE-11: cards that cannot be brought into play."""

from __future__ import annotations

from games.veto.extra_cards import add_cards
from games.veto.positions import refused, veto
from games.veto.tempting import Attempts, done, every, facing

BARRED = """
[[card]]
id = "humble_lord"
type = "character"
keywords = ["karmazyn"]
[[card.ability]]
kind = "passive"
static = [{ op = "prohibit", card = "self", action = "enter_karmazyn" }]
[[card]]
id = "closed_gate"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "prohibit", sel = { type = "character", who = "opponents" }, action = "enter_karmazyn" },
]
"""
"""Cards nobody has: they keep Karmazyns from their field."""


def second_elect(faction: str, **fields):
    return veto(factions=(faction, "lubomirski"), dukats={0: 40}, **fields)


DEPLOYMENTS: Attempts = {
    "a character one cannot pay for": (
        lambda: veto(hands={0: "kuszel"}, dukats={0: 3}),
        "0 deploy_character kuszel",
        "VE-0.6",
    ),
    "a foreign character at single lafa": (
        lambda: veto(hands={0: "charlamp"}, dukats={0: 11}),
        "0 deploy_character charlamp",
        "VE-5.13",
    ),
    "a possession one cannot pay for": (
        lambda: veto(hands={0: "latifundium"}, dukats={0: 2}),
        "0 deploy_possession latifundium",
        "VE-0.6",
    ),
    "a person in play elsewhere": (
        lambda: veto(hands={0: "kuszel"}, in_play={1: "kuszel"}),
        "0 deploy_character kuszel",
        "VE-11.1",
    ),
    "another version of a person in play": (
        lambda: veto(
            hands={0: "andrzej_kmicic_babinicz"}, in_play={1: "andrzej_kmicic_standard_bearer"}
        ),
        "0 deploy_character andrzej_kmicic_babinicz",
        "VE-11.1",
    ),
    "a person whose card was removed": (
        lambda: veto(hands={0: "kuszel"}, removed={1: "kuszel"}),
        "0 deploy_character kuszel",
        "VE-11.2",
    ),
    "a foreign Loyal character": (
        lambda: veto(hands={0: "janusz_radziwill"}, dukats={0: 40}),
        "0 deploy_character janusz_radziwill",
        "VE-1.17",
    ),
    "a second Elect": (
        lambda: second_elect(
            "wisniowiecki",
            hands={0: "michal_korybut_wisniowiecki"},
            in_play={0: "jeremi_wisniowiecki"},
        ),
        "0 deploy_character michal_korybut_wisniowiecki",
        "VE-5.16",
    ),
    "a third Elect for Radziwiłł": (
        lambda: second_elect(
            "radziwill",
            hands={0: "charles_gustav"},
            in_play={0: "janusz_radziwill boguslaw_radziwill"},
        ),
        "0 deploy_character charles_gustav",
        "VE-5.16",
    ),
    "making somebody an Elect beyond the limit": (
        lambda: second_elect(
            "wisniowiecki",
            hands={0: "pretender"},
            in_play={0: "jeremi_wisniowiecki aleksander_koniecpolski"},
        ),
        "0 play pretender aleksander_koniecpolski",
        "VE-5.16",
    ),
    "a plain character on the karmazyn field": (
        lambda: veto(hands={0: "kuszel"}),
        "0 deploy_character kuszel karmazyn",
        "VE-5.15",
    ),
    "an Influential character on the karmazyn field": (
        lambda: veto(hands={0: "zacwilichowski"}),
        "0 deploy_character zacwilichowski karmazyn",
        "VE-1.15",
    ),
    "a unique possession in play": (
        lambda: veto(hands={0: "golden_mare"}, in_play={1: "golden_mare"}),
        "0 deploy_possession golden_mare",
        "VE-11.3",
    ),
    "a unique piece of equipment in play": (
        lambda: veto(
            hands={0: "pelkas_great_sabre"},
            in_play={0: "kuszel", 1: "roch_kowalski+pelkas_great_sabre"},
        ),
        "0 deploy_equipment pelkas_great_sabre kuszel",
        "VE-11.3",
    ),
    "a possession with the mark of another faction": (
        lambda: veto(hands={0: "birze"}),
        "0 deploy_possession birze",
        "VE-1.31",
    ),
    "an effect with the mark of another faction": (
        lambda: veto(hands={0: "swedish_gold"}),
        "0 play swedish_gold",
        "VE-1.31",
    ),
    "a thrust with the mark of another faction": (
        lambda: veto(hands={0: "cossack_cut"}, in_play={0: "kuszel"}),
        "0 lay_thrust cossack_cut kuszel",
        "VE-1.31",
    ),
    "equipment of another faction's characters": (
        lambda: veto(hands={0: "hussar_wings"}, in_play={0: "roch_kowalski"}),
        "0 deploy_equipment hussar_wings roch_kowalski",
        "VE-1.23",
    ),
    "equipment on an opponent's character": (
        lambda: facing(hands={0: "rapier"}),
        "0 deploy_equipment rapier roch_kowalski",
        "VE-9.7",
    ),
    "equipment on a possession": (
        lambda: veto(hands={0: "rapier"}, in_play={0: "manor_farm"}),
        "0 deploy_equipment rapier manor_farm",
        "VE-9.7",
    ),
    "equipment for a Karmazyn on somebody else": (
        lambda: facing(hands={0: "hetmans_mace"}),
        "0 deploy_equipment hetmans_mace michal_wolodyjowski",
        "VE-9.7",
    ),
    "a third face-down thrust": (
        lambda: veto(hands={0: "feint"}, in_play={0: "kuszel+lunge+dodge"}),
        "0 lay_thrust feint kuszel",
        "VE-9.12",
    ),
    "a second face-down thrust on a Karmazyn": (
        lambda: veto(hands={0: "feint"}, in_play={0: "aleksander_koniecpolski+lunge"}),
        "0 lay_thrust feint aleksander_koniecpolski",
        "VE-9.12",
    ),
    "a face-up thrust on a character that is not Famous": (
        lambda: veto(hands={0: "feint"}, in_play={0: "kuszel"}),
        "0 lay_thrust feint kuszel true",
        "VE-9.12",
    ),
    "a second face-up thrust": (
        lambda: veto(hands={0: "feint"}, in_play={0: "jan_skrzetuski+lunge/up"}),
        "0 lay_thrust feint jan_skrzetuski true",
        "VE-9.12",
    ),
    "a thrust under an opponent's character": (
        lambda: facing(hands={0: "feint"}),
        "0 lay_thrust feint roch_kowalski",
        "VE-9.11",
    ),
    "a thrust under somebody under house arrest": (
        lambda: done(
            veto(hands={0: "house_arrest", 1: "feint"}, in_play={1: "roch_kowalski"}),
            "0 play house_arrest roch_kowalski",
            "0 yield",
        ),
        "1 lay_thrust feint roch_kowalski",
        "VE-0.2",
    ),
    "a copy of a unikat in play": (
        lambda: veto(
            factions=("wisniowiecki", "wisniowiecki"),
            hands={0: "princes_word"},
            in_play={1: "faction+princes_word"},
        ),
        "0 play princes_word wisniowiecki",
        "VE-1.30",
    ),
}


@every(DEPLOYMENTS)
def test_a_card_that_cannot_come_into_play_is_refused_with_its_rule(position, move, rule):
    """VE-1.15, VE-1.17, VE-1.23, VE-1.30, VE-1.31, VE-5.13, VE-5.15, VE-5.16, VE-9.7, VE-9.12,
    VE-11.1, VE-11.2, VE-11.3
    """
    assert refused(position(), move) == rule


def test_cards_keep_karmazyns_from_their_field(monkeypatch):
    """VE-0.1, VE-0.2: a lord by his own text, others by an opponent's card"""
    add_cards(monkeypatch, BARRED)
    game = veto(hands={0: "humble_lord aleksander_koniecpolski"}, in_play={1: "closed_gate"})

    assert refused(game, "0 deploy_character humble_lord karmazyn") == "VE-0.1"
    assert refused(game, "0 deploy_character aleksander_koniecpolski karmazyn") == "VE-0.2"
