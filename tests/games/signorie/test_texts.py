"""The words of Signorie: every id has its name, every thing says what it does, in two languages."""

from __future__ import annotations

import re

import pytest

from games.signorie.wording import SIGNORIE, attribute, every_language, name, words
from games.text_checks import message, named, printed
from interpares.games.signorie.board_types import PlanRow
from interpares.games.signorie.cards import (
    BONUS_FLORINS,
    BONUS_INITIATIVE,
    BOX,
    CAREER_VP,
    CAREERS,
    CITIES,
    COLOURS,
    COLUMNS,
    FACTS,
    HELPERS,
    HOUSES,
    INITIATIVE_VP,
    MANAGEMENT,
    PLAYER_COLOURS,
    REWARDS,
    ROWS,
    TASK_SPACES,
    TASKS,
    TOKENS,
)
from interpares.games.signorie.components import SEXES, GameFacts, Token
from interpares.games.signorie.game import SOURCES

OTHER_NAMES = (*PLAYER_COLOURS, *SEXES)
"""Ids that sentences call otherwise than the component list."""
NAMED_APART = (GameFacts, PlanRow, Token)
"""What has names of another kind than the name of an id."""
PORTRAITS = tuple(each.id for each in BOX.board.portrait)


@every_language
def test_every_id_of_the_data_has_the_name_the_data_gives_it(language):
    for thing in named(BOX):
        if thing.id not in OTHER_NAMES and not isinstance(thing, NAMED_APART):
            assert name(thing.id, language) == printed(getattr(thing, language))


@every_language
def test_rows_of_the_plan_have_names_beside_those_of_careers_and_actions(language):
    """SI-ALL.1"""
    for row in BOX.board.plan_row:
        called = getattr(row, language)
        assert attribute(row.id, "row", language) == called
        assert words(language).say(message("plan_row", row.id)) == called
        assert attribute(row.id, "beside", language)


@every_language
@pytest.mark.parametrize("token", TOKENS.values(), ids=TOKENS)
def test_a_token_goes_by_its_house_and_its_worth(token, language):
    """SI-ALL.6, SI-END.2"""
    assert name(token.id, language) == f"{name(token.house, language)} {token.vp}"
    assert f" {token.vp} " in attribute(token.id, "text", language)


@every_language
def test_words_that_the_data_does_not_name_have_names_too(language):
    phases = ("preparation", "actions", "rewards", "scoring")
    rounds = tuple(f"round_{number}" for number in range(1, FACTS.rounds + 1))
    parts = ("dowry", "initiative", "helper", "wedding", "reward", "purchase", "plan", "hire")

    for word in (*OTHER_NAMES, *phases, *rounds, *parts):
        assert not name(word, language).startswith("name-")
    for source in SOURCES:
        assert message("source", source) in words(language)


@every_language
@pytest.mark.parametrize("city", CITIES.values(), ids=CITIES)
def test_a_city_has_the_name_of_the_board_too(city, language):
    assert attribute(city.id, "board", language) == city.board_name


@pytest.mark.parametrize(
    "ids, cases",
    [
        (PLAYER_COLOURS, ("gen", "dat", "acc", "ins")),
        (COLOURS, ("nom", "gen", "acc", "management", "hires")),
        ((*CAREERS, "initiative"), ("gen", "acc", "in")),
        ((*CAREERS, *MANAGEMENT, *HELPERS, *TASKS, *REWARDS), ("by",)),
        (CITIES, ("gen", "loc")),
        ((*HOUSES, *TOKENS), ("gen",)),
        ((*HELPERS, *TASK_SPACES), ("in",)),
        (ROWS, ("row", "beside")),
    ],
)
def test_polish_names_have_the_cases_that_sentences_ask_for(ids, cases):
    assert SIGNORIE.lacking(ids, cases, "pl") == []


@pytest.mark.parametrize(
    "ids, cases",
    [
        (COLOURS, ("management", "hires")),
        (CAREERS, ("acc", "in", "by")),
        ((*MANAGEMENT, *HELPERS, *TASKS, *REWARDS), ("by",)),
        ((*HELPERS, *TASK_SPACES), ("in",)),
    ],
)
def test_english_names_have_the_forms_that_sentences_ask_for(ids, cases):
    assert SIGNORIE.lacking(ids, cases, "en") == []


@every_language
@pytest.mark.parametrize("column", COLUMNS.values(), ids=COLUMNS)
def test_a_column_names_its_management_action_and_where_it_hires(column, language):
    """SI-HIR.1, SI-ACT.8"""
    target = column.hire_target
    hired = attribute(target, "gen", language) or name(target, language)

    assert attribute(column.id, "management", language) == name(column.management, language)
    assert attribute(column.id, "hires", language) == hired
    text = attribute(column.id, "text", language)
    assert f" {column.value}." in text
    assert name(column.management, language) in text
    assert hired in text


@pytest.mark.parametrize(
    "value, polish, english",
    [
        (0, "Czerwonych", "Red"),
        ((1, 3), "Niebieskich i Fioletowych", "Blue and Purple"),
        ([0, 1, 2], "Czerwonych, Niebieskich i Żółtych", "Red, Blue and Yellow"),
    ],
)
def test_seats_go_by_their_colours(value, polish, english):
    assert SIGNORIE.waiting_for(value, "pl") == f"Czekamy na {polish}"
    assert SIGNORIE.waiting_for(value, "en") == f"Waiting for {english}"


THINGS = [
    *(("action_column", each) for each in COLOURS),
    *(("management_action", each) for each in MANAGEMENT),
    *(("career_track", each) for each in CAREERS),
    *(("city", each) for each in CITIES),
    *(("task_space", each) for each in TASK_SPACES),
    *(("house", each) for each in HOUSES),
    *(("alliance_token", each) for each in TOKENS),
    *(("helper", each) for each in HELPERS),
    *(("task", each) for each in TASKS),
    *(("reward", each) for each in REWARDS),
    *(("portrait", each) for each in PORTRAITS),
]


@every_language
@pytest.mark.parametrize("kind, thing", THINGS)
def test_a_thing_says_its_name_and_what_it_does(kind, thing, language):
    assert SIGNORIE.described(kind, thing, language)


def numbers(word: str, language: str) -> list[int]:
    """The numbers in what is said of a thing."""
    return [int(each) for each in re.findall(r"\d+", attribute(word, "text", language))]


@every_language
@pytest.mark.parametrize("helper", HELPERS.values(), ids=HELPERS)
def test_a_helper_says_after_which_dice_he_works_and_what_he_brings(helper, language):
    """SI-HEL.3, SI-HEL.4"""
    colour = attribute(helper.column, "gen", language) or name(helper.column, language)
    text = attribute(helper.id, "text", language)
    counted = helper.amount or (0 if helper.points == "die_value" else helper.points)

    assert re.match(rf"(After a|Po) {colour} (die|kości): ", text)
    if helper.effect in {"gain_vp", "gain_florins", "vp_per_man_in_city", "advance"}:
        assert numbers(helper.id, language) == [counted] * bool(counted)
    if helper.effect == "advance" and len(helper.tracks) == 1:
        assert re.search(re.escape(name(helper.tracks[0], language)[:6]), text, re.IGNORECASE)


@every_language
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_a_task_says_how_many_pawns_it_takes_and_what_it_brings(task, language):
    """SI-TSK.3, SI-TSK.7"""
    pawns = [task.pawns_min] if not task.repeatable else [task.pawns_min, task.pawns_max]
    brings = [each for each in (task.points_per_pawn, task.amount_per_pawn) if each]

    assert numbers(task.id, language)[: len(pawns) + len(brings)] == pawns + brings


@every_language
@pytest.mark.parametrize("reward", REWARDS.values(), ids=REWARDS)
def test_a_reward_says_how_much_it_brings(reward, language):
    """SI-REW.9, SI-REW.14"""
    silent = reward.effect in {"mission", "marriage", "alliance_facedown"}
    expected = [] if silent else [each for each in (reward.amount, reward.points) if each]

    assert numbers(reward.id, language) == expected


@every_language
def test_the_numbers_of_tracks_cities_and_portraits_are_those_of_the_data(language):
    """SI-ADV.5, SI-ADV.6, SI-MIS.3, SI-REW.1, SI-REW.7"""
    bonuses = [*BONUS_FLORINS, *BONUS_FLORINS.values(), *BONUS_INITIATIVE]

    for career in CAREERS:
        assert numbers(career, language) == [*CAREER_VP.values(), *bonuses]
    assert numbers("initiative", language) == list(INITIATIVE_VP)
    for city in CITIES.values():
        assert numbers(city.id, language) == list(city.spaces)
    for portrait in BOX.board.portrait:
        assert numbers(portrait.id, language) == [portrait.wedding_vp] * bool(portrait.wedding_vp)


@every_language
def test_the_numbers_of_the_main_actions_are_those_of_the_data(language):
    """SI-FLO.1, SI-HIR.2, SI-MAR.2, SI-MAR.3, SI-OFF.3"""
    offspring = MANAGEMENT["offspring"]
    results = [*offspring.woman_results, *offspring.man_results]

    assert numbers("florins", language) == [MANAGEMENT["florins"].florins]
    assert numbers("career", language) == [MANAGEMENT["career"].points]
    assert numbers("offspring", language) == results
    assert numbers("marriage", language) == [FACTS.dowry_max, FACTS.dowry_vp_per_florin]
    assert numbers("hire", language) == sorted({each.cost for each in HELPERS.values()})
