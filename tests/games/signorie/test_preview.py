"""What an action would change: in positions made by hand, and against real play."""

from __future__ import annotations

from random import Random

import pytest
from walking import cases_of, walk

from games.foresight import looked_ahead
from games.signorie.moments import OVER, before_helpers
from games.signorie.positions import in_rewards, in_turn, signorie, spending
from interpares.games.signorie import RULES
from interpares.games.signorie.actions import MANAGE, Hire, Perform, Take
from interpares.games.signorie.cards import COLUMNS, HELPERS_OF, SPACES_OF
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from interpares.games.signorie.preview import Change, Opening, Preview, preview
from interpares.games.signorie.rewards import LastReward, Wedding
from scenario import play

TASKS = {
    "yellow_upper": "political",
    "yellow_lower": "initiative",
    "red_upper": "alliance",
    "red_lower": "threshold",
    "purple_upper": "mission",
    "purple_lower": "marriage",
    "grey_upper": "florins",
    "grey_lower": "exchange",
}
ARAGONA, ESTE = "alliance_aragona_4", "alliance_este_1"


def foreseen(game: Signorie, move: str) -> Preview:
    found: Preview = looked_ahead(game, move, RULES, preview)
    return found


def change(game: Signorie, move: str) -> Change:
    return foreseen(game, move).change


def opened(game: Signorie, move: str) -> dict:
    return {each.action: each.change for each in foreseen(game, move).opens}


def test_a_die_shows_its_cost_the_sum_of_the_dice_and_every_main_action():
    """SI-ACT.6 to SI-ACT.8, SI-FLO.1, SI-HIR.2"""
    game = in_turn({"florins": 5, "dice": "yellow:2"}, pool={"turquoise": [3]}, tasks=TASKS)

    found = foreseen(game, "0 take turquoise 3")

    assert (found.change, found.total) == (Change(florins=-2), 5)
    assert found.opens[0] == Opening(MANAGE, Change(points=4))
    assert Opening(Hire("helper_grey_middle"), Change(florins=-3)) in found.opens
    assert Hire("helper_grey_bottom") not in opened(game, "0 take turquoise 3")


MAINS = {
    "florins": ("yellow 1", MANAGE, Change(florins=3)),
    "a marriage": ("red 2", MANAGE, Change(marriage=True)),
    "offspring": ("purple 3", MANAGE, Change(dice=3)),
    "a mission": ("grey 4", MANAGE, Change(mission=True)),
    "a career": ("turquoise 5", MANAGE, Change(points=4)),
    "a career task": ("yellow 1", Perform("task_yellow_upper", 2), Change(women=-2, points=4)),
    "the initiative task": ("yellow 1", Perform("task_yellow_lower", 3), Change(men=-3, points=6)),
    "the alliance task": ("red 2", Perform("task_red_upper", 1), Change(women=-1, face_down=1)),
    "the threshold task": ("red 2", Perform("task_red_lower", 2), Change(men=-2, threshold=6)),
    "the mission task": (
        "purple 3",
        Perform("task_purple_upper", 2),
        Change(women=-2, mission=True),
    ),
    "the marriage task": (
        "purple 3",
        Perform("task_purple_lower", 2),
        Change(men=-2, marriage=True),
    ),
    "the florins task": ("grey 4", Perform("task_grey_upper", 3), Change(women=-3, florins=6)),
    "the exchange task": ("grey 4", Perform("task_grey_lower", 2), Change(men=-2, pawns=2)),
    "a helper": ("grey 4", Hire("helper_purple_top"), Change(florins=-2)),
}


@pytest.mark.parametrize("die, action, expected", MAINS.values(), ids=MAINS)
def test_every_main_action_says_what_it_changes_and_what_follows(die, action, expected):
    """SI-ACT.8, SI-TSK.7, SI-OFF.1"""
    pool = {"yellow": [1], "red": [2], "purple": [3], "grey": [4], "turquoise": [5]}
    game = in_turn({"political": "2", "brides": 2}, pool=pool, tasks=TASKS)

    assert opened(game, f"0 take {die}")[action] == expected


def test_a_die_shows_what_it_does_not_open_and_why():
    """SI-ACT.7, SI-FUL.1, SI-FUL.5, SI-TSK.8"""
    house = {"florins": 3, "women": 2, "helpers": "purple_top"}
    tasks = {"grey_upper": "marriage", "grey_lower": "alliance"}
    game = in_turn(house, pool={"grey": [4]}, tasks=tasks, stack="")

    closed = foreseen(game, "0 take grey 4").closed

    assert [(each.action, each.message, each.rule) for each in closed] == [
        (MANAGE, "nobody-in-a-career", "SI-FUL.5"),
        (Perform("task_grey_upper", 2), "no-woman-in-pool", "SI-TSK.8"),
        (Perform("task_grey_lower", 1), "stack-is-empty", "SI-TSK.8"),
        (Hire("helper_purple_top"), "helper-is-there", "SI-HIR.4"),
        (Hire("helper_purple_bottom"), "cannot-pay-helper", "SI-HIR.2"),
    ]
    assert closed[-1].values == {"cost": 4, "florins": 3}


def test_a_task_that_can_be_done_with_fewer_pawns_is_open():
    """SI-TSK.3"""
    game = in_turn({"women": 1}, pool={"grey": [4]}, tasks={"grey_upper": "florins"})

    found = foreseen(game, "0 take grey 4")

    spaces = [each.action.space for each in found.closed if isinstance(each.action, Perform)]
    assert "task_grey_upper" not in spaces


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_every_main_action_of_a_column_is_either_open_or_closed(case):
    """SI-ACT.8"""
    for match, seat, action in walk(case, 6):
        if isinstance(action, Take):
            found = preview(match.game, seat, action)
            tasks, hirings = set(SPACES_OF[action.colour]), set(HELPERS_OF[target(action.colour)])
            parts = [names(each.action for each in row) for row in (found.opens, found.closed)]
            assert parts[0] | parts[1] == {"manage"} | tasks | hirings
            assert not parts[0] & parts[1]


def target(colour: str) -> str:
    """The column a die of this colour hires for."""
    return COLUMNS[colour].hire_target


def names(actions) -> set[str]:
    """Main actions, each task once."""
    return {getattr(each, "space", getattr(each, "helper", "manage")) for each in actions}


def test_passing_changes_nothing():
    """SI-ACT.2"""
    assert foreseen(in_turn({"dice": "red:3"}), "0 pass") == Preview(Change(), 3)


@pytest.mark.parametrize(
    "move, expected",
    [
        ("initiative", Change(initiative=1)),
        ("enter military", Change(men=-1, rank=1)),
        ("advance political 2", Change(rank=1)),
        ("advance political 3", Change(rank=1, florins=2)),
        ("advance clerical 5", Change(rank=1, initiative=1)),
    ],
)
def test_a_point_shows_its_step_and_the_bonus_of_the_space(move: str, expected: Change):
    """SI-ADV.2, SI-ADV.5, SI-ADV.6"""
    tracks = "political clerical military initiative"
    game = spending(1, tracks, {"political": "2 3", "clerical": "5"})

    assert change(game, f"0 {move}") == expected


def test_the_points_left_are_shown_while_there_are_any():
    """SI-ADV.3"""
    game = spending(4, "initiative")

    assert change(game, "0 initiative") == Change(initiative=1, points=3)


def test_a_mission_shows_its_points_and_the_token_it_takes():
    """SI-MIS.3, SI-MIS.4"""
    fields = {"missions": {"milano": "aragona_4", "roma": "medici_1"}}
    game = signorie({"military": "7"}, agenda=(SendOnMission(0, "mission"),), **fields)

    taken = change(game, "0 mission military 7 milano")
    left = change(game, "0 mission military 7 roma")

    assert taken == Change(vp=13, rank=-7, token=ARAGONA, row="military")
    assert left == Change(vp=13, rank=-7)


def test_a_marriage_shows_dowry_points_and_token():
    """SI-MAR.2 to SI-MAR.4"""
    game = signorie(agenda=(MarryOff(0, "marriage"),), marriages={"roma": "este_1"})

    assert change(game, "0 marry roma 3") == Change(
        florins=-3, vp=6, women=-1, token=ESTE, row="marriage"
    )


@pytest.mark.parametrize("stack, drawn", [(None, 1), ("", 0)])
def test_a_token_face_down_is_foreseen_if_there_is_one(stack: str | None, drawn: int):
    """SI-HEL.6, SI-ALL.7"""
    step = SendOnMission(0, "helper_turquoise_bottom", facedown=True)
    game = signorie({"military": "1"}, agenda=(step,), missions={"roma": "este_1"}, stack=stack)

    assert change(game, "0 mission military 1 roma") == Change(vp=1, rank=-1, face_down=drawn)


@pytest.mark.parametrize(
    "helper, expected",
    [
        ("yellow_top", Change(face_down=1)),
        ("yellow_middle", Change(vp=3)),
        ("yellow_bottom", Change(points=5)),
        ("red_top", Change(dice=1)),
        ("red_middle", Change(florins=3)),
        ("purple_top", Change()),
        ("purple_middle", Change(points=3)),
        ("purple_bottom", Change(marriage=True)),
        ("grey_top", Change(vp=2)),
        ("turquoise_top", Change(pawns=1)),
        ("turquoise_bottom", Change(mission=True)),
    ],
)
def test_a_helper_says_what_it_changes_and_what_follows(helper: str, expected: Change):
    """SI-HEL.3 to SI-HEL.6"""
    game = before_helpers(helper, {"political": "2"}, pawns={"roma": "0m 0m"})

    assert change(game, "0 activate") == expected
    assert change(game, "0 skip") == Change()


def test_a_reward_shows_what_either_choice_brings():
    """SI-REW.6, SI-REW.9"""
    game = in_rewards({}, OVER, OVER, OVER, reward="two_women")

    assert change(game, "0 take_bonus") == Change(women=2)
    assert change(game, "0 take_florins") == Change(florins=3)


def test_a_wedding_and_a_purchase_show_florins_and_points():
    """SI-REW.7, SI-REW.15"""
    wedding = signorie({"brides": 2}, agenda=(Wedding(0),), round=4)
    purchase = signorie({"florins": 5}, agenda=(LastReward(0),), round=6, reward="vp_men")

    assert change(wedding, "0 wed") == Change(vp=2, florins=2)
    assert change(purchase, "0 buy_points") == Change(vp=5, florins=-5)
    assert change(purchase, "0 decline") == Change()


def test_an_extra_die_costs_nothing():
    """SI-REW.11"""
    game = in_rewards({}, OVER, OVER, OVER, reward="extra_action", pool={"turquoise": [1]})
    play(game, "0 take_bonus")

    found = foreseen(game, "0 take turquoise 1")

    assert (found.change, found.total) == (Change(), 1)
    assert found.opens[0] == Opening(MANAGE, Change(points=4))


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_what_is_foreseen_comes_true(case):
    """SI-INF.3: as far as nothing is rolled or drawn, and the turn goes on."""
    compared = 0
    for seed in range(4):
        for match, seat, action in walk(case, seed):
            before, after = match.game, match.game.copy()
            found = preview(before, seat, action)
            after.apply(seat, action)
            if after.drawn > before.drawn or after.waiting != (seat,) or found.change.pawns:
                continue
            if before.phase == after.phase:
                compared += 1
                old, new = before.players[seat], after.players[seat]
                for field in ("florins", "vp", "men", "women", "initiative", "threshold"):
                    gained = getattr(new, field) - getattr(old, field)
                    assert getattr(found.change, field) == gained
                # An extra die leaves the board as soon as it has done its work.
                assert found.total == new.total or not new.total

    assert compared > 100


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_a_preview_shows_nothing_hidden_and_draws_nothing(case):
    """SI-INF.2, SI-INF.3: worlds alike to everybody are foreseen alike."""
    random = Random(5)
    for match, seat, _ in walk(case, 5):
        dream = match.rules.imagine(match.game, seat, random)
        for action in match.options(seat):
            assert preview(match.game, seat, action) == preview(dream, seat, action)
