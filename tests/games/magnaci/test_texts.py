"""The words of Magnaci: every id has its name, every card says what it does, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.magnaci.wording import (
    MAGNACI,
    NAMES,
    attribute,
    every_language,
    name,
    offered,
    refused,
    said,
    words,
)
from games.text_checks import TYPED, message, printed
from interpares import Illegal, Match
from interpares.games.magnaci.actions import HandOver, Lay, Play
from interpares.games.magnaci.cards import (
    BOX,
    CONFLICTS,
    FAMILIES,
    FIEFS,
    KING_SYMBOL,
    LAWS,
    OFFICES,
    PROVINCES,
    SENATORS,
    card,
)
from interpares.games.magnaci.effect_types import Build, ModifyInfluence, ModifyStrength
from interpares.games.magnaci.events import Declared, EstatesForfeited, EstatesLost, EstatesPlaced
from interpares.games.magnaci.standing import Standing
from interpares.games.magnaci.windows import TIE_PAUSE
from interpares.kernel.steps import Action
from interpares.texts import LONGEST


def named() -> Iterator[tuple[str, dict[str, str]]]:
    """Every id of the data that has names, with them."""
    board = BOX.board
    tables = (
        *(board.symbol, board.age, board.phase, board.province, board.fief, board.power),
        *(board.building, board.pawn, BOX.families.family, BOX.senators.senator),
        *(BOX.laws.law, BOX.conflicts.conflict, BOX.kings.king),
    )
    for entry in (entry for table in tables for entry in table):
        yield entry.id, dict(entry.name)


@every_language
def test_every_id_of_the_data_has_the_name_the_data_gives_it(language):
    for word, names in named():
        assert name(word, language) == printed(names[language])


@every_language
def test_words_that_the_data_does_not_name_have_names_too(language):
    windows = [window.id for window in BOX.board.window]
    standings = [standing.name.lower() for standing in Standing if standing]

    for word in (*windows, TIE_PAUSE, *standings, "setup", "scoring", "lady"):
        assert not name(word, language).startswith("name-")


@pytest.mark.parametrize(
    "ids, cases",
    [
        (FAMILIES, ("gen", "dat", "acc", "ins")),
        (OFFICES, ("gen",)),
        (tuple(KING_SYMBOL), ("gen",)),
        (PROVINCES + FIEFS, ("acc", "loc")),
        (("lady",), ("acc",)),
    ],
)
def test_polish_names_have_the_cases_that_sentences_ask_for(ids, cases):
    assert MAGNACI.lacking(ids, cases, "pl") == []


@pytest.mark.parametrize(
    "value, polish, english",
    [
        (0, "Lubomirskich", "Lubomirski"),
        ((1, 3), "Potockich i Sapiehów", "Potocki and Sapieha"),
        ([0, 2, 4], "Lubomirskich, Radziwiłłów i Zamoyskich", "Lubomirski, Radziwiłł and Zamoyski"),
        (7, "7", "7"),
        (-1, "-1", "-1"),
    ],
)
def test_seats_go_by_their_families(value, polish, english):
    assert MAGNACI.waiting_for(value, "pl") == f"Czekamy na {polish}"
    assert MAGNACI.waiting_for(value, "en") == f"Waiting for {english}"


@every_language
@pytest.mark.parametrize("card_id", [*LAWS, *SENATORS])
def test_a_card_says_its_name_and_what_it_adds(card_id, language):
    """MA-15.1 to MA-15.27"""
    kind = "law" if card_id in LAWS else "senator"
    by_kind = message(kind, card_id)
    text = words(language).attribute(by_kind, "text", {})

    assert words(language).say(by_kind) == name(card_id, language)
    assert text.endswith(".")
    match card(card_id).effect:
        case ModifyInfluence(amount) | ModifyStrength(amount):
            assert re.findall(r"[+−]\d+", text) == [f"{amount:+}".replace("-", "−")]
        case Build(building):
            assert name(building, language) in text
    if office := getattr(card(card_id), "office", None):
        assert name(office, language) in text


@every_language
@pytest.mark.parametrize("conflict", CONFLICTS.values(), ids=CONFLICTS)
def test_a_conflict_says_its_reward_and_everything_a_defeat_costs(conflict, language):
    """MA-10.9 to MA-10.18"""
    by_kind = message("conflict", conflict.id)
    texts = words(language)
    victory, defeat = re.split("Defeat: |Przegrana: ", texts.attribute(by_kind, "text", {}))

    def where(place: str) -> str:
        return attribute(place, "loc", language) or f"in {name(place, language)}"

    places = {each for each in (*PROVINCES, *FIEFS) if where(each).split(" ", 1)[1] in victory}
    assert places == {conflict.reward.where}
    assert where(conflict.reward.where) in victory
    if conflict.defeat.type == "invasion":
        hit = {each for each in PROVINCES if where(each).split(" ", 1)[1] in defeat}
        assert hit == set(conflict.defeat.provinces)
    if conflict.defeat.type == "lose_law":
        assert re.search("Law|Prawo", defeat)
    assert texts.say(by_kind) == name(conflict.id, language)


@pytest.mark.parametrize(
    "count, placed, lost, forfeited",
    [
        (1, "stawiają 1 posiadłość", "tracą 1 posiadłość", "przepada 1 posiadłość"),
        (2, "stawiają 2 posiadłości", "tracą 2 posiadłości", "przepadają 2 posiadłości"),
        (5, "stawiają 5 posiadłości", "tracą 5 posiadłości", "przepada 5 posiadłości"),
        (12, "stawiają 12 posiadłości", "tracą 12 posiadłości", "przepada 12 posiadłości"),
        (22, "stawiają 22 posiadłości", "tracą 22 posiadłości", "przepadają 22 posiadłości"),
    ],
)
def test_estates_are_counted_in_polish(count, placed, lost, forfeited):
    """MA-2.6, MA-2.7"""
    events = (
        EstatesPlaced(3, "lithuania", count),
        EstatesLost(1, "smolensk", count),
        EstatesForfeited(0, count),
    )
    settled, ruined, gone = (said(event, "pl") for event in events)

    assert settled == f"Sapiehowie {placed} na Litwie."
    assert ruined == f"Potoccy {lost} na Smoleńszczyźnie."
    assert gone.startswith(f"Lubomirskim {forfeited}:")


@pytest.mark.parametrize(
    "count, placed", [(0, "places no estate"), (1, "places 1 estate"), (2, "places 2 estates")]
)
def test_estates_are_counted_in_english(count, placed):
    """MA-2.6, MA-2.7"""
    event = EstatesPlaced(3, "lithuania", count)

    assert said(event, "en") == f"Sapieha {placed} in Lithuania."


@pytest.mark.parametrize(
    "count, said",
    [
        (1, ("1 gracz", "1 player")),
        (2, ("2 gracze", "2 players")),
        (5, ("5 graczy", "5 players")),
        (22, ("22 gracze", "22 players")),
    ],
)
def test_players_are_counted_in_both_languages(count, said):
    assert tuple(words(each).say("players", {"count": count}) for each in MAGNACI.languages) == said


@pytest.mark.parametrize("most, said", [(1, "1 inicjatywy"), (2, "2 inicjatyw")])
def test_initiatives_are_counted_in_polish(most, said):
    """MA-16.2"""
    refusal = Illegal("no-initiative", rule="MA-16.2", most=most)

    assert f"najwyżej do {said} i" in words("pl").refusal(refusal)


OPTIONS: list[Action] = [
    *(Lay(place, "lady") for place in (*OFFICES, "3", "VIII")),
    Play("treasurer", "prussia", 1),
    Play("assignats", "tribunal", 1),
    Play("assignats", None, 1),
    Play("embassy", "turkish_war"),
    Play("pacta_conventa", "crown"),
    Play("hetman"),
    HandOver("great_poland"),
    HandOver("entail"),
]


def test_options_read_like_this_in_polish():
    """MA-7.1, MA-8.2, MA-9.7, MA-14.7, MA-15.24"""
    assert [offered(each, "pl") for each in OPTIONS] == [
        "Połóż Damę przy urzędzie Prymasa",
        "Połóż Damę przy urzędzie Podskarbiego",
        "Połóż Damę przy urzędzie Hetmana",
        "Połóż Damę przy urzędzie Kanclerza",
        "Połóż Damę przy Prawie 3",
        "Połóż Damę przy Konflikcie VIII",
        "Zagraj: Podskarbi (posiadłość Potockich w Prusach)",
        "Zagraj: Asygnaty (przeciw Potockim, o Prawo „Trybunał”)",
        "Zagraj: Asygnaty (przeciw Potockim)",
        "Zagraj: Poselstwo (Konflikt „Wojna Turecka”)",
        "Zagraj: Pacta conventa (symbol: korona)",
        "Zagraj: Hetman",
        "Oddaj wszystkie posiadłości w Wielkopolsce",
        "Oddaj Prawo „Ordynacja”",
    ]


def test_options_read_like_this_in_english():
    """MA-7.1, MA-8.2, MA-9.7, MA-14.7, MA-15.24"""
    assert [offered(each, "en") for each in OPTIONS][4:] == [
        "Lay the Lady at Law 3",
        "Lay the Lady at Conflict VIII",
        "Play Treasurer (an estate of Potocki in Prussia)",
        "Play Assignats (against Potocki, for “Tribunal”)",
        "Play Assignats (against Potocki)",
        "Play Embassy (Conflict “Turkish War”)",
        "Play Pacta conventa (symbol: crown)",
        "Play Hetman",
        "Hand over all estates in Great Poland",
        "Hand over “Entail”",
    ]


def test_entail_is_declared_with_both_provinces():
    """MA-14.7, MA-15.22"""
    event = Declared(1, "entail", "lithuania", None, "prussia")

    assert said(event, "pl").endswith("(strata w Prusach, nie na Litwie).")
    assert said(event, "en").endswith("(a loss in Prussia, not in Lithuania).")


@every_language
@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("no-such-card", rule="MA-14.6", card=TYPED),
        Illegal("no-such-family-card", rule="MA-2.1", card=TYPED),
        Illegal("one-province", rule="MA-4.6", province=TYPED),
        Illegal("cannot-hand-over", rule="MA-15.24", what=TYPED),
        Illegal("not-one-of-two", rule="MA-10.22", conflict=TYPED),
        Illegal("only-laws", rule="MA-16.1", law=TYPED, seat=1),
    ],
    ids=lambda refusal: refusal.message,
)
def test_a_refusal_repeats_the_word_that_nothing_is_called_by(refusal, language):
    assert TYPED in refused(refusal, language)


def test_a_word_however_long_does_not_break_a_refusal():
    refusal = Illegal("no-such-card", rule="MA-14.6", card="x," * 10 * LONGEST)

    assert "no Senator or Law" in words("en").refusal(refusal)


def test_refusals_read_like_this_in_polish():
    """MA-2.3, MA-7.1, MA-16.5, MA-17.3"""

    def read(each: str, **values: object) -> str:
        return refused(Illegal(each, rule="", **values), "pl")

    assert read("not-tied", tied=(0, 4)).endswith("z remisujących: Lubomirscy i Zamoyscy.")
    assert read("not-your-placement", seat=2).startswith(
        "Chcesz wyłożyć karty, ale najpierw robią to Radziwiłłowie;"
    )
    assert read("card-used", card="lady").startswith("Chcesz położyć Damę, ale tej karty nie masz")
    assert read("partitioned", province="ukraine").startswith(
        "Chcesz postawić posiadłość na Ukrainie, ale ta prowincja jest objęta Rozbiorem;"
    )


def test_a_refused_move_carries_its_sentence():
    """MA-7.1"""
    match = Match.start("magnaci", seats=3, seed=1)
    for seat in match.game.track:
        match.play(seat, "settle prussia")
    first, second, _ = match.game.track

    with pytest.raises(Illegal, match="lays first; cards are laid in track order") as refusal:
        match.play(second, "leave_out hetman")

    assert words("en").say("name-" + NAMES[first]) in refusal.value.text
