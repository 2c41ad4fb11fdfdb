"""What a table shows beside the position itself: rows, stacks, rewards, and the chain of a turn."""

from __future__ import annotations

import pytest

from games.signorie.moments import FULL, OVER
from games.signorie.positions import in_rewards, in_turn, signorie
from interpares.games.signorie.cards import HELPERS_OF
from interpares.games.signorie.dice_actions import ActionPhase
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.rewards import RewardPhase
from interpares.games.signorie.scoring import FinalScoring
from interpares.games.signorie.setup import Round
from interpares.games.signorie.view import Chain, CityView, own_view, public_view
from scenario import play

YELLOW, PURPLE, TURQUOISE = (HELPERS_OF[each] for each in ("yellow", "purple", "turquoise"))


def chain(game: Signorie) -> Chain | None:
    return public_view(game).chain


def test_a_row_shows_what_it_is_worth_and_what_it_would_score():
    """SI-END.2, SI-INF.1"""
    house = {
        "tokens": {"political": "medici_9 este_1", "military": "sforza_1 sforza_2 este_4"},
        "face_down": {"political": 0, "marriage": 3},
    }

    rows = public_view(signorie(house)).players[0].rows

    assert [(each.row, each.count, each.worth, each.vp) for each in rows] == [
        ("political", 2, 7, 0),
        ("clerical", 0, 0, 0),
        ("military", 3, 7, 7),
        ("marriage", 3, 3, 3),
    ]


def test_the_discs_are_shown_space_by_space_from_bottom_to_top():
    """SI-ADV.7, SI-INF.1"""
    houses = [{"initiative": each} for each in (2, 0, 2, 2)]
    game = signorie(*houses, discs=(1, 3, 0, 2))

    assert public_view(game).initiative == ((1,), (), (3, 0, 2), (), (), (), (), ())


def test_a_city_out_of_play_is_shown_as_such():
    """SI-SET.12"""
    view = public_view(signorie(seats=3, closed="venezia", marriages={"milano": "este_1"}))

    assert [each.in_play for each in view.cities] == [True, False, True, True, True]
    assert view.cities[1] == CityView("venezia", in_play=False)
    assert (view.cities[0].free, view.cities[0].marriage) == (1, "alliance_este_1")


def test_a_full_city_has_no_free_space():
    """SI-MIS.6"""
    view = public_view(signorie(pawns={"roma": FULL}))

    assert [each.free for each in view.cities] == [1, 1, 1, None, 1]


def test_members_in_cities_are_counted():
    """SI-REW.14, SI-INF.1"""
    view = public_view(signorie(pawns={"roma": "0m 0m 1m 0w", "milano": "0w 1w"}))

    assert [(each.men_in_cities, each.women_in_cities) for each in view.players] == [
        (2, 2),
        (1, 1),
        (0, 0),
        (0, 0),
    ]


def test_the_bank_shows_what_is_left():
    """SI-SET.11, SI-LIM.2, SI-LIM.3"""
    view = public_view(signorie({"helpers": "red_top grey_top", "brides": 3}, {"brides": 1}))

    assert (view.helpers_left, view.brides_left) == (46, 12)


def test_the_reward_token_of_a_round_is_removed_when_the_round_is_over():
    """SI-REW.17"""
    agenda = (RewardPhase(), Round(3), FinalScoring())
    game = signorie({"florins": 0}, OVER, OVER, OVER, round=2, agenda=agenda, reward="mission")
    tokens = game.rewards
    assert public_view(game).rewards == (None, *tokens[1:])

    play(game, "0 decline")

    assert game.round == 3
    assert public_view(game).rewards == (None, None, *tokens[2:])


def test_at_the_end_no_reward_token_is_left():
    """SI-REW.17"""
    game = signorie(agenda=(FinalScoring(),), round=7)

    assert public_view(game).rewards == (None,) * 7
    assert chain(game) is None


def test_every_seat_sees_the_public_view_and_where_it_sits():
    """SI-INF.2"""
    game = in_turn(seats=3)
    public = public_view(game)

    assert public.seat is None
    for seat in range(3):
        own = own_view(game, public, seat)
        assert own.seat == seat
        assert own.players == public.players


def test_before_a_die_is_taken_nothing_is_under_way():
    """SI-ACT.1"""
    assert chain(in_turn()) is None
    assert chain(signorie(agenda=(ActionPhase(),))) is None


def test_a_die_begins_a_chain():
    """SI-ACT.8"""
    game = in_turn(pool={"yellow": [3]})

    play(game, "0 take yellow 3")

    assert chain(game) == Chain(0, "yellow", 3, (), YELLOW, extra=False)


MAINS = {
    "a career": ("turquoise 5", {}, "manage", ("career",)),
    "a mission": ("grey 4", {"political": "1"}, "manage", ("mission",)),
    "a marriage": ("red 2", {}, "manage", ("marriage",)),
    "points": ("purple 3", {}, "perform task_purple_lower 2", ("task_initiative",)),
    "a token": ("purple 3", {}, "perform task_purple_upper 1", ("task_alliance",)),
}
TASKS = {"purple_lower": "initiative", "purple_upper": "alliance"}


@pytest.mark.parametrize("die, house, move, links", MAINS.values(), ids=MAINS)
def test_the_main_action_is_the_first_link(die: str, house: dict, move: str, links):
    """SI-ACT.8, SI-HEL.1"""
    colour, value = die.split()
    game = in_turn(house, pool={colour: [int(value)]}, tasks=TASKS)

    play(game, f"0 take {die}", f"0 {move}")

    helpers = HELPERS_OF[colour]
    assert chain(game) == Chain(0, colour, int(value), links, helpers, extra=False)


def test_the_chain_stays_while_points_are_spent():
    """SI-ADV.3"""
    game = in_turn(pool={"turquoise": [5]})
    play(game, "0 take turquoise 5", "0 manage")
    before = chain(game)

    play(game, "0 initiative", "0 enter clerical")

    assert chain(game) == before == Chain(0, "turquoise", 5, ("career",), TURQUOISE, extra=False)


def test_a_helper_is_the_second_link_and_those_below_him_come_after():
    """SI-HEL.1"""
    game = in_turn({"helpers": "yellow_top yellow_bottom"}, pool={"yellow": [3]})

    play(game, "0 take yellow 3", "0 manage")
    top = ("florins", "helper_yellow_top")
    assert chain(game) == Chain(0, "yellow", 3, top, YELLOW[1:], extra=False)
    play(game, "0 activate")
    assert chain(game) == Chain(0, "yellow", 3, top, YELLOW[1:], extra=False)
    play(game, "0 put_beside military")

    assert chain(game) == Chain(0, "yellow", 3, ("florins", YELLOW[2]), (), extra=False)


def test_a_task_by_a_helper_is_the_third_link():
    """SI-HEL.5"""
    game = in_turn({"helpers": "purple_top"}, pool={"purple": [3]}, tasks=TASKS)
    play(game, "0 take purple 3", "0 hire helper_red_top", "0 activate")
    assert chain(game) == Chain(0, "purple", 3, ("hire", PURPLE[0]), PURPLE[1:], extra=False)

    play(game, "0 perform task_purple_lower 1")

    links = ("hire", "helper_purple_top", "task_initiative")
    assert chain(game) == Chain(0, "purple", 3, links, PURPLE[1:], extra=False)


def test_the_same_task_again_by_a_helper_is_a_link_again():
    """SI-HEL.5, SI-TSK.5"""
    game = in_turn({"helpers": "purple_top"}, pool={"purple": [3]}, tasks=TASKS)
    play(game, "0 take purple 3", "0 perform task_purple_lower 1", "0 initiative", "0 stop")

    play(game, "0 activate", "0 perform task_purple_lower 1")

    found = chain(game)
    assert found is not None
    assert found.links == ("task_initiative", "helper_purple_top", "task_initiative")


def test_after_the_last_helper_nothing_is_under_way():
    """SI-ACT.9"""
    game = in_turn({"helpers": "yellow_middle"}, pool={"yellow": [3]})
    game.agenda = (*game.agenda[:1], *in_turn(seat=1).agenda[1:], *game.agenda[1:])

    play(game, "0 take yellow 3", "0 manage", "0 activate")

    assert game.waiting == (1,)
    assert chain(game) is None


@pytest.mark.parametrize(
    "reward, house",
    [("mission", {"political": "2"}), ("marriage", {}), ("career", {}), ("alliance", {})],
)
def test_a_reward_begins_a_chain_without_a_die(reward: str, house: dict):
    """SI-REW.9"""
    game = in_rewards(house, OVER, OVER, OVER, reward=reward)
    assert chain(game) is None

    play(game, "0 take_bonus")

    assert chain(game) == Chain(0, None, None, (f"reward_{reward}",), (), extra=False)


def test_the_chain_of_an_extra_die_says_so():
    """SI-REW.11"""
    house = {"helpers": "turquoise_middle"}
    fields = {"pool": {"turquoise": [2]}, "reward": "extra_action"}
    game = in_rewards(house, OVER, OVER, OVER, **fields)

    play(game, "0 take_bonus")
    assert chain(game) is None
    play(game, "0 take turquoise 2")
    assert chain(game) == Chain(0, "turquoise", 2, (), TURQUOISE, extra=True)
    play(game, "0 manage", "0 initiative", "0 stop")
    links = ("career", "helper_turquoise_middle")
    assert chain(game) == Chain(0, "turquoise", 2, links, TURQUOISE[2:], extra=True)
    play(game, "0 skip")
    assert chain(game) is None
