"""The data files: whole, consistent, with provenance; every fault is named with its file."""

from __future__ import annotations

from collections import Counter

import pytest

from games.data_checks import DataFiles
from interpares.games.signorie.cards import (
    BOX,
    CAREER_VP,
    CITIES,
    COLUMNS,
    COUNTS,
    FACTS,
    FINAL_VP,
    HELPERS,
    HOUSES,
    INITIATIVE_VP,
    MANAGEMENT,
    PER_PLAYER,
    PLANS,
    PLAYER_COLOURS,
    REWARDS,
    TASKS,
    THRESHOLD,
    TOKENS,
    WEDDING_VP,
)

DATA = DataFiles("signorie")


def test_the_files_as_they_are_open():
    """SI-SET.1"""
    assert DATA.open() == BOX


@pytest.mark.parametrize(
    "file, old, new, path",
    [
        ("alliances.toml", 'house = "medici"', 'family = "medici"', "$.alliance_token[0]"),
        ("alliances.toml", "tokens = 9", 'tokens = "nine"', "$.house[0].tokens"),
        ("board.toml", 'management = "florins"', 'management = "money"', "$.action_column[0]"),
        ("board.toml", 'sex = "woman"', 'sex = "female"', "$.task_space[0].sex"),
        ("board.toml", 'position = "upper"', 'position = "top"', "$.task_space[0].position"),
        ("board.toml", 'kind = "marriage"', 'kind = "wedding"', "$.plan_row[3].kind"),
        ("board.toml", '"initiative"]', '"trade"]', "$.management_action[4].tracks[3]"),
        ("helpers.toml", 'effect = "gain_vp"', 'effect = "gain"', "$.helper[1].effect"),
        ("helpers.toml", 'points = "die_value"', 'points = "die"', "$.helper[2].points"),
        ("plans.toml", "political =", "politics =", "$.plan[0]"),
        ("rewards.toml", 'kind = "bonus"', 'kind = "gift"', "$.reward[0].kind"),
        ("setup.toml", "rounds = 7", "rounds = 7.5", "$.game.rounds"),
        ("setup.toml", "[start]", "[begin]", "begin"),
        ("tasks.toml", 'to = "threshold"', 'to = "bank"', "$.task[5].to"),
        ("tasks.toml", 'source = "rulebook"', 'source = "hearsay"', "source"),
    ],
)
def test_a_wrong_field_is_named_with_file_and_path(file: str, old: str, new: str, path: str):
    """SI-SET.1"""
    message = DATA.fault_with(file, old, new)

    assert message.startswith(f"{file}: ")
    assert path in message


@pytest.mark.parametrize(
    "file, old, new, flaw",
    [
        ("alliances.toml", 'id = "sforza"', 'id = "medici"', "house 'medici' stands there 2 times"),
        ("alliances.toml", "tokens = 9", "tokens = 8", "there are not 8 tokens of 'medici'"),
        ("alliances.toml", 'house = "medici"', 'house = "borgia"', "there is no house 'borgia'"),
        ("alliances.toml", "back_vp = 1", "back_vp = 2", "the back of 'alliance_medici_1'"),
        ("board.toml", 'hire_target = "yellow"', 'hire_target = "red"', "'red' cannot hire into"),
        ("board.toml", 'hire_target = "yellow"', 'hire_target = "blue"', "hire into 'blue'"),
        ("board.toml", 'column = "yellow"', 'column = "red"', "is not the action of 'yellow'"),
        ("board.toml", "rank = 2", "rank = 1", "the career spaces are not numbered from 1 on"),
        ("board.toml", "index = 1", "index = 2", "the initiative spaces are not numbered"),
        ("board.toml", "final_vp = 4", "final_vp = 5", "half of 'career_space_5' is 4, not 5"),
        ("board.toml", "spaces = [1, 1,", "spaces = [2, 1,", "the spaces of 'milano' do not rise"),
        ("board.toml", "threshold = 16", "threshold = 17", "'threshold_1' is not what"),
        ("board.toml", "pawns = 3", "pawns = 4", "a step for every number of pawns"),
        ("board.toml", "married_at_start = false", "married_at_start = true", "3 portraits wait"),
        ("board.toml", 'colour = "yellow"', 'colour = "white"', "a task space has the colour"),
        ("board.toml", "shields = 4", "shields = 5", "row 'political' of 'plan_red' has not 5"),
        ("board.toml", 'kind = "career"', 'kind = "marriage"', "the plan has other careers"),
        ("helpers.toml", "row = 2\ncost = 3", "row = 2\ncost = 5", "costs 3, its row 5"),
        ("helpers.toml", 'column = "red"', 'column = "grey"', "0 helpers in row 1 of 'red'"),
        ("helpers.toml", 'points = "die_value"\n', "", "'helper_yellow_bottom' advances nobody"),
        ("plans.toml", '"medici", "medici"', '"medici", "pazzi"', "'plan_red' knows houses"),
        ("plans.toml", '"red_player"', '"green_player"', "not every player colour has a plan"),
        ("rewards.toml", 'id = "reward_mission"', 'id = "reward_marriage"', "stands there 2 times"),
        ("setup.toml", "rounds = [6, 7]", "rounds = [6]", "are not all rounds, in order"),
        ("setup.toml", "men_in_pool = 4", "men_in_pool = 5", "'man' begins with 13 per player"),
        ("setup.toml", "action_dice_total = 10", "action_dice_total = 12", "miscounts its dice"),
        ("setup.toml", "cities_in_play = 3", "cities_in_play = 4", "miscounts its cities"),
        ("setup.toml", "alliance_slots = 6", "alliance_slots = 8", "miscounts its slots"),
        (
            "setup.toml",
            "alliance_tokens_in_game = 42",
            "alliance_tokens_in_game = 48",
            "'players_2' miscounts its alliance tokens",
        ),
        ("setup.toml", "brides = 0", "brides = 1", "nobody begins with VP, helpers or brides"),
        ("setup.toml", "position = 4", "position = 5", "a starting position for every player"),
        ("setup.toml", "threshold_max = 22", "threshold_max = 25", "cannot reach 25"),
        ("tasks.toml", "repeatable = true", "repeatable = false", "'task_political' contradicts"),
        ("tasks.toml", "minimum_points = 1", "minimum_points = 2", "one at least is spent"),
        ("tasks.toml", 'id = "task_mission"', 'id = "task_florins"', "stands there 2 times"),
    ],
)
def test_files_that_contradict_each_other_are_named(file: str, old: str, new: str, flaw: str):
    """SI-SET.1, SI-SET.4, SI-SET.10, SI-SET.12"""
    assert flaw in DATA.fault_with(file, old, new)


@pytest.mark.parametrize(
    "file, entry, flaw",
    [
        ("alliances.toml", "alliance_este_4", "'alliance_token' counts 54, but there are 53"),
        ("plans.toml", "plan_blue", "'player_board' counts 4, but there are 3"),
        ("rewards.toml", "reward_helper", "'reward_token' counts 14, but there are 13"),
        ("tasks.toml", "task_florins", "'task_token' counts 10, but there are 9"),
        ("board.toml", "task_red_upper", "9 task spaces for 10 tasks"),
        ("helpers.toml", "helper_grey_top", "0 helpers in row 1 of 'grey'"),
    ],
)
def test_a_missing_component_is_named(file: str, entry: str, flaw: str):
    """SI-SET.1, SI-SET.8, SI-SET.9"""
    assert flaw in DATA.fault_without(file, entry)


def test_too_few_reward_tokens_of_a_kind_are_named():
    """SI-SET.8"""
    text = DATA.text("rewards.toml").replace('kind = "vp"', 'kind = "bonus"', 4)
    old = DATA.text("rewards.toml")

    assert "1 tokens of kind 'vp' for 2 rounds" in DATA.fault_with("rewards.toml", old, text)


def test_the_box_holds_what_the_component_list_says():
    """SI-SET.1, SI-LIM.1"""
    assert COUNTS == {
        "main_board": 1,
        "player_board": 4,
        "man": 48,
        "woman": 44,
        "player_disc": 12,
        "bride": 16,
        "helper_disc": 48,
        "reward_token": 14,
        "alliance_token": 54,
        "offspring_die": 5,
        "action_die": 20,
        "task_token": 10,
        "florin": 0,
    }
    assert (PER_PLAYER["man"], PER_PLAYER["woman"], PER_PLAYER["player_disc"]) == (12, 11, 3)
    assert sorted(PLAYER_COLOURS) == [
        "blue_player",
        "purple_player",
        "red_player",
        "yellow_player",
    ]


def test_the_five_columns_have_values_actions_and_targets():
    """SI-ACT.6, SI-ACT.8, SI-HIR.1"""
    columns = [(each.value, each.management, each.hire_target) for each in COLUMNS.values()]

    assert dict(zip(COLUMNS, columns, strict=True)) == {
        "yellow": (1, "florins", "turquoise"),
        "red": (2, "marriage", "yellow"),
        "purple": (3, "offspring", "red"),
        "grey": (4, "mission", "purple"),
        "turquoise": (5, "career", "grey"),
    }


GRID = {
    "yellow": ("alliance_facedown", "gain_vp", ("die_value", "political")),
    "red": ("offspring_roll", "gain_florins", ("die_value", "clerical")),
    "purple": ("task_any", (3, "political clerical military"), "marriage_facedown"),
    "grey": ("vp_per_man_in_city", (3, "initiative"), ("die_value", "military")),
    "turquoise": ("gain_pawn", ("die_value", "initiative"), "mission_facedown"),
}


@pytest.mark.parametrize("colour", GRID)
def test_each_helper_has_its_place_effect_and_cost(colour: str):
    """SI-HIR.2, SI-HEL.3, SI-HEL.4"""
    for row, effect in enumerate(GRID[colour]):
        helper = HELPERS[f"helper_{colour}_{('top', 'middle', 'bottom')[row]}"]
        points = (helper.points, " ".join(helper.tracks))
        assert (points if helper.effect == "advance" else helper.effect) == effect
        assert (helper.column, helper.row, helper.cost) == (colour, row + 1, row + 2)


def test_the_amounts_of_helpers_and_management():
    """SI-HEL.3, SI-FLO.1, SI-ADV.8, SI-OFF.3"""
    assert HELPERS["helper_yellow_middle"].amount == 3
    assert HELPERS["helper_red_middle"].amount == 3
    assert HELPERS["helper_grey_top"].amount == HELPERS["helper_turquoise_top"].amount == 1
    assert HELPERS["helper_red_top"].dice == HELPERS["helper_purple_top"].pawns == 1
    assert (MANAGEMENT["florins"].florins, MANAGEMENT["career"].points) == (3, 4)
    assert MANAGEMENT["offspring"].woman_results == (1, 2, 3)
    assert MANAGEMENT["offspring"].man_results == (4, 5, 6)


def test_the_tracks():
    """SI-ADV.1, SI-ADV.5, SI-ADV.6, SI-MIS.3, SI-END.1, SI-REW.1"""
    assert CAREER_VP == {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13}
    assert FINAL_VP == {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6}
    assert INITIATIVE_VP == (0, 0, 1, 2, 4, 6, 9, 12)
    bonuses = {
        each.rank: (each.bonus_florins, each.bonus_initiative) for each in BOX.board.career_space
    }
    assert bonuses == {**dict.fromkeys(range(1, 8), (0, 0)), 4: (2, 0), 6: (0, 1)}
    tops = [each.id for each in (*BOX.board.career_space, *BOX.board.initiative_space) if each.top]
    assert tops == ["career_space_7", "initiative_7"]


def test_the_cities_in_their_order_with_eight_spaces_each():
    """SI-PRE.1, SI-MIS.6"""
    assert list(CITIES) == ["milano", "venezia", "firenze", "roma", "napoli"]
    assert {each.spaces for each in CITIES.values()} == {(1, 1, 2, 2, 3, 3, 4, 4)}
    assert {each.slots for each in CITIES.values()} == {("marriage", "mission")}


def test_the_numbers_of_the_rules():
    """SI-RND.1, SI-ACT.4, SI-MAR.2, SI-MAR.3, SI-REW.4, SI-REW.6, SI-REW.7, SI-REW.15, SI-END.2"""
    assert (FACTS.rounds, FACTS.dice_limit_per_player_per_round) == (7, 4)
    assert THRESHOLD == (13, 16, 19, 22)
    assert FACTS.threshold_max == THRESHOLD[-1]
    assert (FACTS.dowry_max, FACTS.dowry_vp_per_florin) == (4, 2)
    assert FACTS.reward_florins_instead_of_bonus == 3
    assert (FACTS.wedding_florins, FACTS.wedding_florins_rounds) == (2, (2, 3, 4, 5))
    assert WEDDING_VP == (0, 1, 2, 4)
    assert (FACTS.reward_vp_purchase_cost, FACTS.reward_vp_purchase_vp) == (5, 5)
    assert (FACTS.row_scoring_minimum_tokens, FACTS.facedown_alliance_vp) == (3, 1)


def test_every_house_has_nine_tokens_worth_two_to_five():
    """SI-ALL.6, SI-END.2"""
    assert len(HOUSES) == 6
    for house in HOUSES:
        values = [token.vp for token in TOKENS.values() if token.house == house]
        assert sorted(values) == [2, 2, 2, 3, 3, 3, 4, 4, 5]


def test_every_house_is_wanted_alike():
    """SI-ALL.1"""
    doubled = Counter()
    for plan in PLANS.values():
        shields = Counter(house for row in plan[:3] for house in row)
        assert set(shields.values()) == {2}
        doubled.update(house for row in plan[:3] for house, n in Counter(row).items() if n == 2)
    assert doubled == Counter(dict.fromkeys(HOUSES, 2))


def test_nine_bonus_tokens_and_five_vp_tokens():
    """SI-SET.8, SI-REW.9, SI-REW.14"""
    facts = {
        each.id: (each.effect, each.sex, each.amount, each.points) for each in REWARDS.values()
    }

    assert facts == {
        "reward_mission": ("mission", None, 0, 0),
        "reward_marriage": ("marriage", None, 0, 0),
        "reward_two_men": ("gain_pawn", "man", 2, 0),
        "reward_two_women": ("gain_pawn", "woman", 2, 0),
        "reward_career": ("advance", None, 0, 3),
        "reward_initiative": ("advance", None, 0, 4),
        "reward_alliance": ("alliance_facedown", None, 1, 0),
        "reward_helper": ("place_helper_free", None, 0, 0),
        "reward_extra_action": ("extra_action", None, 0, 0),
        "reward_vp_helpers": ("vp_per_helper", None, 2, 0),
        "reward_vp_cities_men": ("vp_per_city", "man", 4, 0),
        "reward_vp_cities_women": ("vp_per_city", "woman", 4, 0),
        "reward_vp_men": ("vp_per_pawn_in_city", "man", 2, 0),
        "reward_vp_women": ("vp_per_pawn_in_city", "woman", 2, 0),
    }
    assert Counter(each.kind for each in REWARDS.values()) == {"bonus": 9, "vp": 5}


def test_the_ten_tasks():
    """SI-TSK.3, SI-TSK.7"""
    repeatable = {each.id for each in TASKS.values() if each.repeatable}
    pawns = {each.id: (each.pawns_min, each.pawns_max) for each in TASKS.values()}
    others = {"task_alliance": (1, 1), "task_mission": (2, 2), "task_marriage": (2, 2)}

    assert pawns == {task: others.get(task, (1, 3)) for task in TASKS}
    assert repeatable == {*TASKS} - {*others}
    assert [each.id for each in TASKS.values() if each.to == "threshold"] == ["task_threshold"]
