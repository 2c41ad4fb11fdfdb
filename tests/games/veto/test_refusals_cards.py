"""VE-0.6, VE-1.37, VE-9.15, VE-L: effects and abilities that cannot be declared like this."""

from __future__ import annotations

from games.veto.extra_cards import add_cards
from games.veto.moments import taken_over
from games.veto.positions import offered, refused, veto
from games.veto.tempting import Attempts, done, every, facing

BROTHERHOOD = """
[[card]]
id = "brotherhood"
type = "effect"
[card.play]
kind = "trifle"
target = [
    { name = "a", sel = { type = "character" } },
    { name = "b", sel = { type = "character" } },
]
do = [{ op = "mark", card = "a" }, { op = "mark", card = "b" }]
"""
"""A card nobody has, with two targets of one sort."""
SHIELDED = "roch_kowalski+letter_of_safe_conduct"
BOTH = {0: "wierzbicki+sable_coat", 1: "roch_kowalski"}


def arrested():
    """Harasimowicz is under the house arrest of seat 1."""
    game = veto(in_play={0: "harasimowicz", 1: "manor_farm"}, hands={1: "house_arrest"}, voice=1)
    return done(game, "1 play house_arrest harasimowicz", "1 yield")


def lost(card: str):
    """The opponent has taken this card of seat 0 over."""
    game = veto(in_play={0: card})
    taken_over(game, card, 1)
    return game


TARGETS: Attempts = {
    "a target that does not fit": (
        lambda: facing(hands={0: "kesim_kesim"}),
        "0 play kesim_kesim michal_wolodyjowski",
        "VE-L.6",
    ),
    "a target that is not on the table": (
        lambda: facing(hands={0: "kesim_kesim"}),
        "0 play kesim_kesim 999",
        "VE-L.6",
    ),
    "no target although there is one": (
        lambda: facing(hands={0: "kesim_kesim"}),
        "0 play kesim_kesim",
        "VE-L.6",
    ),
    "one target too many": (
        lambda: veto(hands={0: "kesim_kesim"}, in_play={1: "roch_kowalski charlamp"}),
        "0 play kesim_kesim roch_kowalski,charlamp",
        "VE-L.6",
    ),
    "no target because there is none": (
        lambda: veto(hands={0: "kesim_kesim"}),
        "0 play kesim_kesim",
        "VE-0.6",
    ),
    "an Absent character as a target": (
        lambda: veto(hands={0: "infamy"}, in_play={1: "roch_kowalski+embassy_to_stamboul"}),
        "0 play infamy roch_kowalski",
        "VE-1.19",
    ),
    "a character with a letter of safe conduct": (
        lambda: veto(in_play={0: "wierzbicki+sable_coat", 1: SHIELDED}),
        "0 use wierzbicki 1 roch_kowalski - - sable_coat",
        "VE-L.6",
    ),
    "a possession under the protection of Kordecki": (
        lambda: veto(hands={0: "fire_and_smoke"}, in_play={1: "manor_farm augustyn_kordecki"}),
        "0 play fire_and_smoke manor_farm",
        "VE-L.6",
    ),
    "a possession with a privilege": (
        lambda: veto(hands={0: "fire_and_smoke"}, in_play={1: "manor_farm+royal_privilege"}),
        "0 play fire_and_smoke manor_farm",
        "VE-L.6",
    ),
    "discarding a Permanent effect": (
        lambda: veto(hands={0: "away_with_it"}, in_play={1: "faction+confederation"}),
        "0 play away_with_it confederation",
        "VE-1.28",
    ),
    "an opponent who is oneself": (
        lambda: veto(hands={0: "spy_at_court"}),
        "0 play spy_at_court 0",
        "VE-L.6",
    ),
    "an opponent who is not there": (
        lambda: veto(hands={0: "spy_at_court"}),
        "0 play spy_at_court 5",
        "VE-L.6",
    ),
    "a duel by a card for somebody forbidden to fight": (
        lambda: veto(
            hands={0: "quarrel"}, in_play={0: "kuszel faction+armistice", 1: "roch_kowalski"}
        ),
        "0 play quarrel kuszel,roch_kowalski",
        "VE-8.29",
    ),
    "a duel by a card against somebody with an armistice": (
        lambda: veto(
            hands={0: "quarrel"}, in_play={0: "kuszel", 1: "roch_kowalski faction+armistice"}
        ),
        "0 play quarrel kuszel,roch_kowalski",
        "VE-8.29",
    ),
}
PAYMENTS: Attempts = {
    "an effect one cannot pay for": (
        lambda: facing(hands={0: "kesim_kesim"}, dukats={0: 6}),
        "0 play kesim_kesim roch_kowalski",
        "VE-0.6",
    ),
    "an effect whose price depends on its target": (
        lambda: facing(hands={0: "bribery"}, dukats={0: 6}),
        "0 play bribery roch_kowalski",
        "VE-0.6",
    ),
    "an effect whose condition does not hold": (
        lambda: veto(hands={0: "dietine_of_report"}, in_play={0: "kuszel baranowski"}),
        "0 play dietine_of_report",
        "VE-0.6",
    ),
    "an ability that costs a mark, of a marked card": (
        lambda: veto(in_play={0: "mill/marked"}),
        "0 use mill 1",
        "VE-1.37",
    ),
    "an ability that marks a bearer who is marked": (
        lambda: veto(in_play={0: "kuszel/marked+purse"}),
        "0 use purse 1",
        "VE-1.37",
    ),
    "an ability that marks an Absent bearer": (
        lambda: veto(in_play={0: "kuszel+purse+embassy_to_stamboul"}),
        "0 use purse 1",
        "VE-1.19",
    ),
    "marking a marked Karmazyn for an audience": (
        lambda: veto(
            factions=("court", "radziwill"),
            hands={0: "audience"},
            in_play={0: "adam_kisiel/karmazyn/marked jan_zamoyski/karmazyn"},
        ),
        "0 play audience - adam_kisiel",
        "VE-1.37",
    ),
    "marking nobody for an audience": (
        lambda: veto(
            factions=("court", "radziwill"),
            hands={0: "audience"},
            in_play={0: "adam_kisiel/karmazyn jan_zamoyski"},
        ),
        "0 play audience",
        "VE-1.37",
    ),
    "an audience without a Karmazyn to be marked": (
        lambda: veto(
            factions=("court", "radziwill"), hands={0: "audience"}, in_play={0: "jan_zamoyski"}
        ),
        "0 play audience - jan_zamoyski",
        "VE-1.37",
    ),
    "discarding a card that is not in the hand": (
        lambda: veto(hands={0: "feint"}, in_play={0: "danzig_counting_house"}),
        "0 use danzig_counting_house 1 - - lunge",
        "VE-3.7",
    ),
    "discarding nothing where a card is the price": (
        lambda: veto(hands={0: "feint"}, in_play={0: "danzig_counting_house"}),
        "0 use danzig_counting_house 1",
        "VE-0.6",
    ),
    "discarding from an empty hand": (
        lambda: veto(in_play={0: "danzig_counting_house"}),
        "0 use danzig_counting_house 1",
        "VE-0.6",
    ),
    "discarding a card that is no equipment": (
        lambda: veto(hands={0: "feint rapier"}, in_play={0: "armoury"}),
        "0 use armoury 1 - - feint",
        "VE-0.6",
    ),
    "removing a card attached to somebody else": (
        lambda: veto(in_play={**BOTH, 0: "wierzbicki+sable_coat kuszel+rapier"}),
        "0 use wierzbicki 1 roch_kowalski - - rapier",
        "VE-0.6",
    ),
    "removing nothing where an attached card is the price": (
        lambda: veto(in_play={**BOTH, 0: "wierzbicki"}),
        "0 use wierzbicki 1 roch_kowalski",
        "VE-0.6",
    ),
    "marking a card although no mark is asked for": (
        lambda: facing(hands={0: "kesim_kesim"}),
        "0 play kesim_kesim roch_kowalski michal_wolodyjowski",
        "VE-0.6",
    ),
}
ABILITIES: Attempts = {
    "an ability used twice in a turn": (
        lambda: done(
            veto(factions=("radziwill", "court"), in_play={0: "rekuc_leliwa"}),
            "0 use rekuc_leliwa 1",
        ),
        "0 use rekuc_leliwa 1",
        "VE-L.5",
    ),
    "an ability used twice in a game": (
        lambda: done(
            veto(factions=("court", "radziwill"), in_play={0: "wincenty_gosiewski"}),
            "0 use wincenty_gosiewski 1",
        ),
        "0 use wincenty_gosiewski 1",
        "VE-L.5",
    ),
    "an ability of an opponent's card": (
        lambda: veto(in_play={1: "mill"}),
        "0 use mill 1",
        "VE-9.15",
    ),
    "an ability a card does not have": (
        lambda: veto(in_play={0: "mill"}),
        "0 use mill 2",
        "VE-9.15",
    ),
    "an ability of a keyword the card does not have": (
        lambda: veto(in_play={0: "kuszel"}),
        "0 use kuszel lady-2",
        "VE-9.15",
    ),
    "a passive ability": (
        lambda: veto(in_play={0: "sakowicz"}),
        "0 use sakowicz 1",
        "VE-1.33",
    ),
    "an ability of a card that is not in play": (veto, "0 use 999 1", "VE-6.26"),
    "an ability of an Absent character": (
        lambda: veto(in_play={0: "harasimowicz+embassy_to_stamboul"}),
        "0 use harasimowicz 1",
        "VE-L.16",
    ),
    "an ability of a character switched off": (
        lambda: done(
            veto(in_play={0: "wierzbicki+sable_coat harasimowicz"}),
            "0 use wierzbicki 1 harasimowicz - - sable_coat",
        ),
        "0 use harasimowicz 1",
        "VE-L.16",
    ),
    "an ability of a character under house arrest": (arrested, "0 use harasimowicz 1", "VE-0.2"),
    "an ability of a card one has lost": (
        lambda: lost("harasimowicz"),
        "0 use harasimowicz 1",
        "VE-9.15",
    ),
}


@every({**TARGETS, **PAYMENTS, **ABILITIES})
def test_a_card_that_cannot_be_declared_is_refused_with_the_rule(position, move, rule):
    """VE-0.6, VE-1.19, VE-1.28, VE-1.37, VE-8.29, VE-9.15, VE-L.5, VE-L.6, VE-L.16"""
    assert refused(position(), move) == rule


def test_a_permanent_effect_pays_for_nothing():
    """VE-1.28: a Permanent effect on the bearer is not removed as a price."""
    game = veto(in_play={0: "wierzbicki+confederation", 1: "roch_kowalski"})

    assert refused(game, "0 use wierzbicki 1 roch_kowalski - - confederation") == "VE-1.28"


def test_the_targets_of_a_card_are_different(monkeypatch):
    """VE-L.6"""
    add_cards(monkeypatch, BROTHERHOOD)
    game = facing(hands={0: "brotherhood"})

    assert offered(game, 0, "play brotherhood michal_wolodyjowski,roch_kowalski")
    assert refused(game, "0 play brotherhood roch_kowalski,roch_kowalski") == "VE-L.6"
