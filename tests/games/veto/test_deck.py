"""Decks: what the rules allow, what is of no use, and how they are written down."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from interpares import BadInput
from interpares.games.veto.cards import CARDS, DECKS, FACTIONS, PRINTED
from interpares.games.veto.components import CharacterCard
from interpares.games.veto.deck import (
    OUTSIDE,
    STRATEGIES,
    Deck,
    called,
    deck_from,
    deck_of,
    flaws,
    warnings,
)
from interpares.games.veto.deck_text import read, write
from interpares.games.veto.words import VARIANTS, Variant

CUPBOARD = [card.id for card in CARDS.values() if card.type not in OUTSIDE]
PLAIN = [
    card.id
    for card in CARDS.values()
    if card.type in ("effect", "thrust") and card.faction == "none"
]
"""Cards that everybody can use."""
ELECT = {"court": "john_casimir_vasa", "radziwill": "janusz_radziwill"}
PLAIN_LETTERS = str.maketrans("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ")


def cupboard(counts: Mapping[str, int], *, faction: str = "court", size: int = 60) -> Deck:
    """A deck with these cards, an Elect, and others that are always fine, up to the size."""
    filled = {ELECT[faction]: 1, **counts}
    for card in PLAIN:
        missing = size - sum(filled.values())
        if card not in filled and missing > 0:
            filled[card] = min(2, missing)
    return deck_from(faction, "", filled)


def rules_against(deck: Deck, variant: Variant = "standard") -> list[str]:
    return [flaw.rule for flaw in flaws(deck, variant)]


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_of_the_box_are_legal_where_they_say_so_without_dead_cards(name):
    """VE-2.1, VE-2.4, VE-2.5, VE-13.4"""
    facts = DECKS[name]
    deck = deck_of(facts)

    legal = [variant for variant in VARIANTS if not flaws(deck, variant)]

    assert legal == [variant for variant in VARIANTS if variant in facts.variants]
    assert warnings(deck) == []
    assert len(deck.cupboard) == facts.size
    assert read(write(deck, "pl")) == read(write(deck, "en")) == deck


@pytest.mark.parametrize("card", ["latifundium", "bathory_sabre", "janusz_niesiecki"])
def test_three_copies_are_legal_and_four_are_not(card):
    """VE-2.1, EX-13"""
    three = {"latifundium": 3, "bathory_sabre": 3, "janusz_niesiecki": 3}

    (flaw,) = flaws(cupboard({**three, card: 4}), "standard")

    assert flaws(cupboard(three), "standard") == []
    assert (flaw.rule, flaw.message) == ("VE-2.1", "too-many")
    assert flaw.values == {"card": card, "count": 4, "most": 3}


def test_a_cupboard_has_at_least_60_cards_and_no_upper_limit():
    """VE-2.1, EX-13"""
    (flaw,) = flaws(cupboard({}, size=59), "standard")

    assert flaws(cupboard({}, size=60), "standard") == []
    assert flaws(deck_from("court", "", dict.fromkeys(CUPBOARD, 3)), "standard") == []
    assert (flaw.rule, flaw.message) == ("VE-2.1", "too-few")
    assert flaw.values == {"cards": 59, "least": 60}


def test_the_feast_rules_allow_two_copies_and_refuse_three():
    """VE-13.4, EX-13"""
    two, three = cupboard({"latifundium": 2}), cupboard({"latifundium": 3})

    assert rules_against(two, "feast") == []
    assert rules_against(three, "feast") == ["VE-13.4"]


def test_two_versions_of_a_person_are_different_cards():
    """VE-2.2"""
    standard_bearer, babinicz = "andrzej_kmicic_standard_bearer", "andrzej_kmicic_babinicz"

    assert rules_against(cupboard({standard_bearer: 3, babinicz: 3})) == []
    assert rules_against(cupboard({standard_bearer: 4, babinicz: 2})) == ["VE-2.1"]


@pytest.mark.parametrize("card", ["court", "armed_rebellion"])
def test_faction_and_strategy_cards_stay_outside_and_do_not_count(card):
    """VE-1.1, VE-2.3, EX-13"""
    deck = cupboard({card: 1}, size=60)

    outside, too_few = flaws(deck, "standard")

    assert (outside.rule, outside.values) == ("VE-2.3", {"card": card})
    assert (too_few.rule, too_few.values["cards"]) == ("VE-2.1", 59)


@pytest.mark.parametrize("id_", ["potocki", "feint"])
def test_a_deck_needs_a_faction_and_a_strategy_that_exist(id_):
    """VE-1.2, VE-1.3, VE-2.5"""
    deck = structs.replace(cupboard({}), faction=id_, strategy=id_)

    faction, strategy = flaws(deck, "standard")

    assert (faction.rule, faction.values) == ("VE-1.2", {"faction": id_})
    assert (strategy.rule, strategy.values) == ("VE-1.3", {"strategy": id_})


def test_a_card_that_does_not_exist_is_refused_and_does_not_count():
    """VE-1.1"""
    deck = cupboard({"grand_piano": 1}, size=60)

    unknown, too_few = flaws(deck, "standard")

    assert (unknown.rule, unknown.values) == ("VE-1.1", {"card": "grand_piano"})
    assert too_few.values["cards"] == 59


@pytest.mark.parametrize("count", [0, -2])
def test_a_card_must_be_there_at_least_once(count):
    """VE-2.1"""
    deck = cupboard({"latifundium": count})

    (flaw,) = flaws(deck, "standard")

    assert (flaw.rule, flaw.message) == ("VE-2.1", "no-copies")
    assert flaw.values == {"card": "latifundium", "count": count}


def test_a_card_that_is_listed_twice_is_counted_together():
    """VE-2.1"""
    deck = cupboard({"latifundium": 2})
    twice = structs.replace(deck, cards=(*deck.cards, ("latifundium", 2)))

    (flaw,) = flaws(twice, "standard")

    assert flaw.values == {"card": "latifundium", "count": 4, "most": 3}
    assert twice.cupboard.count("latifundium") == 4


def test_the_guided_first_game_has_its_own_two_decks():
    """VE-14.2"""
    own = [name for name in DECKS if not flaws(deck_of(DECKS[name]), "standard", first_game=True)]

    (flaw,) = flaws(cupboard({}), "standard", first_game=True)

    assert own == ["first_game_wisniowiecki", "first_game_radziwill"]
    assert flaw.rule == "VE-14.2"


@pytest.mark.parametrize(
    "card, rule",
    [
        ("pact_of_kiejdany", "VE-1.31"),
        ("kiejdany", "VE-1.31"),
        ("treacherous_thrust", "VE-1.31"),
        ("boguslaw_radziwill", "VE-1.17"),
        ("mistress_kowalska", "VE-1.23"),
    ],
)
def test_cards_of_another_faction_are_dead_but_allowed(card, rule):
    """VE-1.17, VE-1.23, VE-1.31, VE-2.4"""
    at_court, at_home = cupboard({card: 1}), cupboard({card: 1}, faction="radziwill")

    (warning,) = warnings(at_court)

    assert warning.rule == rule
    assert warning.values == {"card": card, "faction": "radziwill"}
    assert flaws(at_court, "standard") == []
    assert warnings(at_home) == []


@pytest.mark.parametrize("card", ["roch_kowalski", "janusz_niesiecki", "bathory_sabre"])
def test_a_foreigner_who_is_not_loyal_and_cards_without_a_mark_are_of_use(card):
    """VE-1.9, VE-1.17, VE-1.23"""
    assert warnings(cupboard({card: 1})) == []


def test_marked_equipment_needs_a_character_of_that_faction_whoever_plays_it():
    """VE-1.23"""
    borne = cupboard({"mistress_kowalska": 1, "roch_kowalski": 1})
    by_the_dead = cupboard({"mistress_kowalska": 1, "boguslaw_radziwill": 1})
    at_home = deck_from("radziwill", "", {"mistress_kowalska": 1, "louis_of_conde": 1})

    assert warnings(borne) == []
    assert [each.rule for each in warnings(by_the_dead)] == ["VE-1.17", "VE-1.23"]
    assert [each.rule for each in warnings(at_home)] == ["VE-1.23"]


def test_equipment_for_characters_of_opponents_needs_no_bearer(monkeypatch):
    """VE-9.7"""
    card = structs.replace(CARDS["mistress_kowalska"], anywhere=True)
    monkeypatch.setitem(CARDS, card.id, card)

    assert warnings(cupboard({card.id: 1})) == []


@pytest.mark.parametrize("elects", [[], ["jeremi_wisniowiecki"]])
def test_a_cupboard_without_an_elect_one_can_deploy_is_unwise(elects):
    """VE-1.16, VE-1.17"""
    deck = deck_from("court", "", dict.fromkeys([*elects, *PLAIN], 2))

    last = warnings(deck)[-1]

    assert (last.rule, last.message) == ("VE-1.16", "no-elect")
    assert flaws(deck, "standard") == []


@st.composite
def legal_decks(draw: st.DrawFn) -> Deck:
    """Any deck of the standard game."""
    faction = draw(st.sampled_from(sorted(FACTIONS)))
    strategy = draw(st.sampled_from(["", *STRATEGIES]))
    counts = draw(st.dictionaries(st.sampled_from(CUPBOARD), st.integers(1, 3), max_size=60))
    for card in draw(st.permutations(CUPBOARD)):
        if sum(counts.values()) < 60:
            counts[card] = 3
    return deck_from(faction, strategy, counts)


@given(legal_decks(), st.sampled_from(["pl", "en"]))
def test_every_legal_deck_reads_as_it_was_written(deck, language):
    """VE-2.1, VE-2.5"""
    assert flaws(deck, "standard") == []
    assert read(write(deck, language)) == deck


def test_a_deck_is_written_for_people():
    """VE-1.3, VE-2.2, VE-2.5"""
    counts = {"feint": 3, "latifundium": 2, "andrzej_kmicic_babinicz": 1, "jan_skrzetuski": 1}
    deck = deck_from("court", "armed_rebellion", counts)

    assert write(deck, "en").splitlines() == [
        *("Faction: The Court", "Strategy: Armed Rebellion", ""),
        *("# Characters (2)", "1 Jan Skrzetuski", "1 Andrzej Kmicic, Babinicz", ""),
        *("# Possessions (2)", "2 Latifundium", "", "# Thrusts (3)", "3 Feint"),
    ]
    assert write(deck_from("court", "", {"latifundium": 2}), "pl").splitlines() == [
        *("Frakcja: Dworscy", "Strategia: brak", "", "# Posesje (2)", "2 Latyfundium"),
    ]


@pytest.mark.parametrize("card", PRINTED)
def test_every_card_is_known_by_its_id_and_its_names(card):
    """VE-2.2"""
    names = [card, called(card, "pl"), called(card, "en")]
    names += [called(card, "pl").translate(PLAIN_LETTERS), called(card, "en").upper()]
    if isinstance(printed := PRINTED[card], CharacterCard):
        names.append(f"{printed.name.pl}, {printed.epithet.pl}")

    for name in names:
        assert read(f"Faction: court\n1 {name}").cards == ((card, 1),)


@pytest.mark.parametrize("header", ["Faction: The Court", "FRAKCJA:dworscy", "faction: court"])
@pytest.mark.parametrize("none", ["", "Strategy:", "strategia: brak", "Strategy: none"])
def test_headers_are_read_in_both_languages(header, none):
    """VE-1.3"""
    assert read(f"{header}\n{none}\n") == Deck("court", "", ())


def test_people_may_write_as_they_like():
    """VE-2.5"""
    text = "\ufeff# mine\r\n3x Feint # good\r\n\r\n  Faction: court\r\n1 ×  finta\r\n2 Latifundium"

    assert read(text) == Deck("court", "", (("latifundium", 2), ("feint", 4)))


words = st.sampled_from(
    ["Faction:", "court", "3", "feint", "#", ":", "x", "\n", "\ud800", "9" * 5000]
)


@given(st.text(max_size=60) | st.lists(words, max_size=8).map(" ".join))
def test_whatever_is_typed_is_a_deck_or_a_line_that_is_wrong(text):
    """VE-2.5"""
    with suppress(BadInput):
        deck = read(text)

        assert deck.faction in FACTIONS
        assert deck.counts.keys() <= CARDS.keys()
