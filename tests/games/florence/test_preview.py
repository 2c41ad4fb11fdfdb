"""What an action would change: in positions made by hand, and against real play."""

from __future__ import annotations

from random import Random

import pytest
from walking import cases_of, walk

from games.florence.positions import florence, in_turn
from games.foresight import looked_ahead
from interpares.games.florence import RULES
from interpares.games.florence.actions import ACCEPT, DECLINE, PASS
from interpares.games.florence.auction import Bidding, NextOpener
from interpares.games.florence.building import PlaceBuilding
from interpares.games.florence.cooperative import (
    AnswerCounter,
    AnswerProposal,
    ProposePrice,
    Terms,
)
from interpares.games.florence.events import (
    BankerPaid,
    BestWork,
    CharacterTaken,
    ObjectFree,
    PrestigeScored,
    RankTaken,
    RoundBegun,
)
from interpares.games.florence.game import Florence
from interpares.games.florence.grid import mask_of, read
from interpares.games.florence.objects import PlaceLandscape, RecruitNow
from interpares.games.florence.preview import Preview, Shift, WorkShift, preview
from interpares.games.florence.view import own_view, public_view
from interpares.games.florence.works import ExchangeIncome
from interpares.kernel import notation
from interpares.kernel.steps import Action


def foreseen(game: Florence, move: str) -> Preview | None:
    found: Preview | None = looked_ahead(game, move, RULES, preview)
    return found


def test_a_building_raises_the_works_that_wish_for_it():
    """PF-7.2, PF-8.4, PF-8.9"""
    game = in_turn(3, {"hand": "watchmaker poet", "florins": 1500})

    found = foreseen(game, "0 build workshop")

    assert found == Preview(
        florins=Shift((1500, 3500, 3500), (800, 3500, 3500)),
        prestige=Shift((0, 0, 0), (3, 0, 0)),
        works=(WorkShift("watchmaker", 2, 6),),
        work=None,
    )


def test_a_freedom_raises_all_works_that_wish_for_it():
    """PF-7.2, PF-9.5"""
    game = in_turn(3, {"hand": "watchmaker poet composer"})

    found = foreseen(game, "0 declare travel")

    assert found.works == (WorkShift("watchmaker", 3, 6), WorkShift("poet", 3, 6))
    assert found.florins.after == (3200, 3500, 3500)


def test_an_object_is_foreseen_as_if_nobody_else_wanted_it():
    """PF-4.6, PF-4.10, PF-5.5"""
    game = florence(3, {"hand": "poet"}, agenda=(NextOpener(0),), phase="auction")

    assert foreseen(game, "0 name jester") == Preview(
        florins=Shift((3500,) * 3, (3300, 3500, 3500)),
        prestige=Shift((0, 0, 0), (0, 0, 0)),
        works=(WorkShift("poet", 1, 3),),
        work=None,
    )
    assert foreseen(game, "0 name lake").works == (WorkShift("poet", 1, 4),)
    assert foreseen(game, "0 withdraw") is None


def test_a_bid_is_foreseen_as_the_highest():
    """PF-4.7, PF-5.6, PF-5.7"""
    bidding = Bidding(0, "architect", 300, 1, (0, 1, 2))
    game = florence(3, {"architects": 1}, agenda=(bidding,), phase="auction")

    found = foreseen(game, "0 bid 400")

    assert found.florins.after == (3100, 3500, 3500)
    assert found.prestige.after == (3, 0, 0)


def test_passing_lets_the_leader_have_it():
    """PF-4.10"""
    bidding = Bidding(0, "jester", 300, 1, (0, 1, 2))
    game = florence(3, agenda=(bidding,), phase="auction")

    assert foreseen(game, "0 pass").florins.after == (3500, 3200, 3500)


def test_cards_that_will_be_looked_at_are_not_foreseen():
    """PF-9.1, PF-14.1"""
    game = in_turn(3, {"hand": "poet"})

    found = foreseen(game, "0 buy_profession")

    assert (found.florins.after[0], found.works) == (3200, ())


def test_a_recruited_card_comes_into_the_hand():
    """PF-10.3, PF-7.2: the hand is as large as before, for the recruitment card is gone."""
    game = in_turn(3, {"hand": "poet", "recruits": 1}, {"table": "painter"})

    found = foreseen(game, "0 recruit painter")

    assert found.works == (WorkShift("painter", None, 2),)


def test_a_work_shows_the_income_and_leaves_the_hand():
    """PF-7.6"""
    game = in_turn(
        3,
        {"hand": "poet", "jesters": 2, "tiles": "lake:a1b1a2", "freedoms": "travel", "florins": 0},
    )

    found = foreseen(game, "0 work poet")

    assert (found.florins.after[0], found.works) == (1100, (WorkShift("poet", 11, None),))


def test_the_running_sum_grows_with_each_bonus_card():
    """PF-7.1, PF-7.4"""
    game = in_turn(
        3,
        {
            "hand": "poet",
            "jesters": 3,
            "bonus": "bonus_jesters bonus_freedoms",
            "freedoms": "travel",
        },
    )
    first = foreseen(game, "0 work poet").work
    game.apply(0, notation.read("work poet", RULES.actions()))

    assert foreseen(game, "0 add_bonus bonus_jesters").work == first + 6


def test_prestige_that_is_exchanged_or_sold_is_foreseen():
    """PF-7.7, PF-13.2"""
    game = florence(3, {"florins": 1100}, agenda=(ExchangeIncome(0, 11),))
    rich = in_turn(3, {"prestige": 5, "florins": 0})

    assert foreseen(game, "0 exchange 4").prestige.after[0] == 4
    assert foreseen(game, "0 exchange 4").florins.after[0] == 300
    assert foreseen(game, "0 exchange 0") is None
    assert foreseen(rich, "0 sell 2").florins.after[0] == 200


def test_a_joint_building_is_foreseen_for_both():
    """PF-17.10, PF-17.15"""
    at, beyond = (mask_of(read(cells) or ()) for cells in ("g1g2", "a2"))
    terms = Terms(0, 1, "chapel", at, beyond, 300)
    game = florence(3, agenda=(AnswerProposal(1, terms),), cooperative=True, phase="action")

    found = foreseen(game, "1 accept")

    assert found.florins.after == (3500 + 300 - 700, 3200, 3500)
    assert found.prestige.after == (3, 3, 0)


def test_a_price_is_foreseen_as_if_it_were_accepted():
    """PF-17.10, PF-17.13"""
    at, beyond = (mask_of(read(cells) or ()) for cells in ("g1g2", "a2"))
    price = ProposePrice(0, 1, "chapel", at, beyond)
    game = florence(3, agenda=(price,), cooperative=True, phase="action")

    assert foreseen(game, "0 price 500").florins.after == (3500 + 500 - 700, 3000, 3500)


ELSEWHERE = (
    BankerPaid,
    BestWork,
    CharacterTaken,
    ObjectFree,
    PrestigeScored,
    RankTaken,
    RoundBegun,
)
"""What is told when play goes on behind the question."""


def lived(game: Florence, seat: int, action: Action) -> Florence | None:
    """Real play after the action, in which nobody acts; None if it goes on elsewhere at once."""
    game.told = []
    game.apply(seat, action)
    while not game.outcome and not any(isinstance(each, ELSEWHERE) for each in game.told):
        match game.decision:
            case Bidding(other):
                game.apply(other, PASS)
            case RecruitNow(other):
                game.apply(other, DECLINE)
            case PlaceLandscape(other) | PlaceBuilding(other) as step:
                game.apply(other, step.options(game, other)[0])
            case AnswerProposal(other) | AnswerCounter(other):
                game.apply(other, ACCEPT)
            case _:
                return game
    return None


def check(game: Florence, seat: int, action: Action) -> bool:
    """Hold a preview against real play; returns whether that was possible."""
    found, after = preview(game, seat, action), lived(game.copy(), seat, action)
    if after is None:
        return False
    florins, points = (purses(game), purses(after)), (fame(game), fame(after))
    if found is None:
        assert florins[0] == florins[1]
        assert points[0] == points[1]
        return False
    assert (found.florins, found.prestige) == (Shift(*florins), Shift(*points))
    values = {each.profession: each.after for each in found.works if each.after is not None}
    assert values.items() <= worth(after, seat).items()
    return True


def purses(game: Florence) -> tuple[int, ...]:
    return tuple(each.florins for each in game.players)


def fame(game: Florence) -> tuple[int, ...]:
    return tuple(each.prestige for each in game.players)


def worth(game: Florence, seat: int) -> dict[str, int]:
    """What the cards in hand would be worth, as their owner sees it."""
    works = own_view(game, public_view(game), seat).players[seat].works or ()
    return {each.profession: each.value for each in works}


@pytest.mark.parametrize("case", cases_of("florence"), ids=str)
def test_what_was_foreseen_comes_true_if_nobody_acts(case):
    """PF-4.10, PF-7.2, PF-13.3, PF-17.10"""
    seen, random = 0, Random(5)
    for seed in range(2):
        for match, seat, _ in walk(case, seed):
            options = match.options(seat)
            for option in random.sample(options, min(len(options), 6)):
                seen += check(match.game, seat, option)

    assert seen > 100


@pytest.mark.parametrize("case", cases_of("florence"), ids=str)
def test_a_preview_is_the_same_in_every_world_that_looks_the_same(case):
    """PF-14.1"""
    random = Random(1)
    for match, seat, _ in walk(case, 7):
        dream = RULES.imagine(match.game, seat, random)
        options = match.options(seat)
        for option in random.sample(options, min(len(options), 6)):
            assert preview(dream, seat, option) == preview(match.game, seat, option)
