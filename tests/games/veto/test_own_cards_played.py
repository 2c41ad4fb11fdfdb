"""Home-made cards at the table: brought, shown and played, with the words of their makers."""

from __future__ import annotations

import base64

import msgspec
import pytest
from msgspec import UNSET, structs

from games.veto.own_examples import (
    BACHELOR,
    CROSSROADS,
    CUT,
    FLAIL,
    HANGOVER,
    MILL,
    MILLER,
    OWN,
    PROTEST,
    SENSE,
    bring,
    deck_with,
    entry_of,
    own_match,
)
from games.veto.positions import do, offered, play, veto
from interpares import Illegal, Match, rules_of
from interpares.games.veto.actions import Choose
from interpares.games.veto.cards import CARDS
from interpares.games.veto.events import OwnCardShown
from interpares.games.veto.own_cards import know, made
from interpares.games.veto.reading import Reading
from interpares.games.veto.wording import words
from interpares.kernel import notation
from interpares.kernel.game import encode
from interpares.texts import Texts

pytestmark = pytest.mark.usefixtures("nothing_stays")
RULES = rules_of("veto")
ALL = tuple(sorted(each.code for each in OWN.values()))


def at_table(**fields):
    """A position of a table with all home-made cards."""
    know(ALL)
    return veto(own_cards=ALL, **fields)


# --- brought


def test_without_the_option_home_made_cards_are_refused():
    """VE-2.5"""
    match = Match.start("veto", seats=2, seed=1)

    with pytest.raises(Illegal) as refusal:
        match.play(0, bring(deck_with(MILLER)))

    assert (refusal.value.message, refusal.value.rule) == ("own-forbidden", "VE-2.5")
    assert match.game.own_cards is UNSET
    assert b"own_cards" not in encode(match.game)
    assert match.view(0).own_cards is None


def test_a_card_that_another_table_knows_is_no_card_here():
    """VE-1.1"""
    own_match()
    match = Match.start("veto", seats=2, seed=1)
    deck = structs.replace(deck_with(MILLER), own=())

    assert MILLER.id in CARDS
    with pytest.raises(Illegal) as refusal:
        match.play(0, bring(deck))
    assert (refusal.value.message, refusal.value.rule) == ("unknown-card", "VE-1.1")


def test_the_cards_are_shown_to_all_but_not_whose_they_are():
    """VE-2.5"""
    match = Match.start("veto", seats=2, seed=1, options={"own_cards": True})
    first = match.play(0, bring(deck_with(MILLER, CUT)))
    hidden = match.view(1).own_cards
    told = match.play(1, bring(deck_with(MILLER, FLAIL, of="radziwill_starter")))

    shown = {each.card for each in told if isinstance(each, OwnCardShown)}
    assert not [each for each in first if isinstance(each, OwnCardShown)]
    assert hidden == ()
    assert shown == {MILLER.id, CUT.id, FLAIL.id}
    for seat in (None, 0, 1):
        seen = {each.id: each.entry for each in match.view(seat).own_cards}
        assert seen == {each.id: each.entry for each in (MILLER, CUT, FLAIL)}
    assert CUT.id not in match.view(1).own.deck


@pytest.mark.parametrize(
    "deck, message",
    [
        (deck_with(MILLER, copies=4), "too-many"),
        (structs.replace(deck_with(MILLER), own=(MILLER.code, CUT.code)), "own-unused"),
        (structs.replace(deck_with(MILLER), own=("nonsense",)), "own-wrong"),
        (structs.replace(deck_with(MILLER), strategy=MILLER.id), "unknown-strategy"),
        (deck_with(MILLER, made(entry_of("Jan Nowak", lafa=4))), "own-twins"),
        (structs.replace(deck_with(SENSE), own=()), "unknown-strategy"),
        (
            deck_with(*[made(entry_of("Crossroads", lafa=each)) for each in range(11)]),
            "own-many",
        ),
    ],
)
def test_a_deck_with_a_wrong_home_made_card_is_refused(deck, message):
    """VE-1.1, VE-2.1, VE-2.2"""
    match = Match.start("veto", seats=2, seed=1, options={"own_cards": True})
    before = encode(match.game)

    with pytest.raises(Illegal) as refusal:
        match.play(0, bring(deck))

    assert refusal.value.message == message
    assert refusal.value.rule in ("VE-1.1", "VE-1.3", "VE-2.1", "VE-2.2")
    assert encode(match.game) == before
    for language in ("pl", "en"):
        assert "{" not in RULES.texts(language).refusal(refusal.value)


def test_what_is_wrong_with_a_card_is_said_with_its_name_and_place():
    """VE-L.1"""
    wrong = structs.replace(MILLER, entry={**MILLER.entry, "lafa": -1})
    code = notation_code(wrong.entry)
    match = Match.start("veto", seats=2, seed=1, options={"own_cards": True})

    with pytest.raises(Illegal) as refusal:
        match.play(0, bring(structs.replace(deck_with(MILLER), own=(code,))))

    assert refusal.value.values["flaw"] == "'Jan Nowak': lafa: no value is below 0 (VE-0.3)"


def notation_code(entry):
    return base64.urlsafe_b64encode(msgspec.json.encode(entry)).decode().rstrip("=")


def test_an_old_bring_deck_is_the_same_json_as_before():
    """VE-2.5"""
    deck = deck_with()
    action = bring(deck)

    assert b"own" not in encode(action)
    assert RULES.decode_action(
        {"type": "bring_deck", "faction": "court", "strategy": "", "cards": []}
    )


def test_a_deck_with_home_made_cards_has_a_line_of_notation():
    """VE-2.5"""
    action = bring(deck_with(MILLER, CUT, SENSE))

    assert notation.read(notation.write(action), RULES.actions()) == action


# --- played


def test_a_character_helps_others_and_is_set_off():
    """VE-L.7, VE-L.8"""
    game = at_table(in_play={0: f"kuszel {MILLER.id}"})
    [kuszel] = [each.id for each in game.table.values() if each.card == "kuszel"]

    do(game, "0 agitate kuszel")

    assert Reading(game).trait(kuszel, "szabla") == CARDS["kuszel"].szabla + 1
    assert len(game.players[0].hand) == 1


def test_a_character_is_deployed_and_does_its_deed():
    """VE-D07, VE-D15"""
    hand = at_table(hands={0: MILLER.id}, dukats={0: 10})
    there = at_table(in_play={0: MILLER.id}, dukats={0: 10})

    do(hand, f"0 deploy_character {MILLER.id}")
    do(there, f"0 use {MILLER.id} 1")

    assert [each.card for each in hand.table.values() if each.field] == [MILLER.id]
    assert (hand.players[0].dukats, there.players[0].dukats) == (10 - 3, 10 + 2)


def test_a_home_made_negation_answers_an_effect():
    """VE-6.9"""
    game = at_table(hands={0: CROSSROADS.id, 1: PROTEST.id})

    play(game, f"0 play {CROSSROADS.id}")
    do(game, f"1 play {PROTEST.id}")

    assert game.players[0].discard == (CROSSROADS.id,)
    assert game.players[1].discard == (PROTEST.id,)
    assert not any(isinstance(each, Choose) for each in game.decision.options(game, 0))


def test_an_attached_effect_holds_all_the_time():
    """VE-L.3"""
    game = at_table(hands={0: HANGOVER.id}, in_play={1: "roch_kowalski"})
    [roch] = [each.id for each in game.table.values() if each.card == "roch_kowalski"]

    do(game, f"0 play {HANGOVER.id} roch_kowalski")

    assert Reading(game).trait(roch, "szabla") == CARDS["roch_kowalski"].szabla - 2


def test_a_possession_pays_at_every_settlement():
    """VE-4.15"""
    game = at_table(hands={0: MILL.id})
    before = RULES.view(game, 0).players[0].income

    do(game, f"0 deploy_possession {MILL.id}")

    assert RULES.view(game, 0).players[0].income == before + 2


def test_equipment_and_a_thrust_are_given_to_a_character():
    """VE-D12, VE-D13"""
    game = at_table(hands={0: f"{FLAIL.id} {CUT.id}"}, in_play={0: "kuszel"})

    do(game, f"0 deploy_equipment {FLAIL.id} kuszel", f"0 lay_thrust {CUT.id} kuszel")

    hanging = [each.card for each in game.table.values() if each.host and each.owner == 0]
    assert {FLAIL.id, CUT.id} <= set(hanging)
    assert CUT.id not in str(msgspec.to_builtins(RULES.view(game, 1).table))


def test_a_version_of_a_person_is_that_person():
    """VE-11.1"""
    game = at_table(hands={0: BACHELOR.id}, in_play={1: "andrzej_kmicic_babinicz"})

    assert not offered(game, 0, f"deploy_character {BACHELOR.id}")


def test_a_choice_of_a_home_made_card_has_its_words():
    """VE-D28"""
    game = at_table(hands={0: CROSSROADS.id})
    do(game, f"0 play {CROSSROADS.id}")

    said = {}
    for language in ("pl", "en"):
        texts = Texts.of("interpares.games.veto", language)
        said[language] = [
            texts.value("action", each, described=RULES.describe(game, 0, each))
            for each in game.decision.options(game, 0)
        ]

    assert said["en"] == ["Choose: A dukat {for me}", "Choose: A card"]
    assert "Dukat do {kiesy}" in said["pl"][0]


def test_the_words_of_a_card_are_those_of_its_maker():
    """VE-2.5"""
    own_match()

    for language, name, text in (
        ("pl", "Jan Nowak, młynarz", "C: Z"),
        ("en", "Hangover", "Trifle"),
    ):
        texts = Texts.of("interpares.games.veto", language)
        card = MILLER.id if language == "pl" else HANGOVER.id
        assert texts.name(card) == name
        assert text in texts.attribute(f"name-{card.replace('_', '-')}", "text", {})
        assert texts.value("event", OwnCardShown(card)).count(name) == 1


def test_the_words_of_the_game_do_not_tell_of_home_made_cards():
    """VE-2.5: Whoever reads the texts of the game reads nothing of other people's tables."""
    own_match()

    assert "Nowak" not in words("pl")
    assert "own-" not in words("en")


def test_an_unknown_home_made_card_goes_by_its_id():
    """VE-2.5"""
    texts = Texts.of("interpares.games.veto", "en")

    assert texts.name("own_nobody_0123456789abcdef0123") == "own_nobody_0123456789abcdef0123"
