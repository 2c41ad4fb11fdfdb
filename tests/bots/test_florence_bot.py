"""The Princes of Florence: in plain positions the heuristic bot does what the notes say."""

from __future__ import annotations

from random import Random

import pytest

from games.florence.expansions import joined
from games.florence.positions import florence, in_turn
from interpares import Perspective, rules_of
from interpares.bots import make
from interpares.bots.florence_auctions import instead, likely_price, market_of
from interpares.bots.florence_ground import best_place, fitting
from interpares.bots.florence_joint import answered_gain
from interpares.bots.florence_plan import best_plan
from interpares.bots.florence_stand import BIT
from interpares.bots.florence_table import last_draw, outlook_of, stand_of
from interpares.bots.florence_turns import needed
from interpares.games.florence.auction import AuctionPhase, Bidding, BuyWithoutAuction, OpenAuction
from interpares.games.florence.characters import MerchantOnTaking, MerchantSettlement
from interpares.games.florence.cooperative import AnswerCounter, AnswerProposal, Terms
from interpares.games.florence.grid import mask_of, read
from interpares.games.florence.looking import KeepCard
from interpares.games.florence.muse_and_princess import BankerExchange, CharacterBid
from interpares.games.florence.objects import PlaceLandscape, RecruitNow
from interpares.games.florence.setup import StartingCards
from interpares.games.florence.works import DeclareBonus, ExchangeIncome
from interpares.kernel import notation

RULES = rules_of("florence")


def choice(game, seat=0, *, number=0):
    """What the heuristic bot would say."""
    bot = make("heuristic", "florence", Random(number))
    return notation.write(bot.choose(Perspective(RULES, game, seat)))


def cells(text):
    return mask_of(read(text))


def bidding(thing, price, *houses, **fields):
    """Seat 0 is asked to raise the bid of seat 1."""
    fields = {"round": 2, "phase": "auction", **fields}
    return florence(
        4, *houses, agenda=(Bidding(0, thing, price, 1, (0, 1)), AuctionPhase()), **fields
    )


THREE = {"hand": "philosopher jurist organ_builder"}
"""All of them wish for a forest and the freedom of opinion."""


def test_a_bid_is_raised_up_to_its_worth_and_no_further():
    """PF-4.7"""
    prices = range(200, 3400, 100)
    said = [choice(bidding("jester", price, THREE)) for price in prices]

    most = 100 + prices[said.count("pass") * -1 - 1]
    game = bidding("jester", most, THREE)
    market = market_of(game, 0)

    assert said == [f"bid {price + 100}" if price < most else "pass" for price in prices]
    assert 400 < most < 2500
    other = instead(game, 0, "jester", market)
    assert market.gain("jester", most) > other >= market.gain("jester", most + 100)


def test_prestige_is_not_sold_for_a_bid():
    """PF-13.3: the rules would allow it."""
    house = THREE | {"florins": 800, "prestige": 20, "jesters": 2}

    assert choice(bidding("jester", 300, house)) == "bid 400"
    assert choice(bidding("jester", 800, house)) == "pass"


def test_a_bid_leaves_what_another_object_would_gain():
    """PF-4.14: a forest is to be had for little, so a jester must gain more than that."""
    game = bidding("jester", 300, THREE)
    market = market_of(game, 0)

    other = instead(game, 0, "jester", market)

    assert other >= market.gain("forest", likely_price(game, "forest", 2)) > 0
    assert (market.gain("jester", 400) > other) == (choice(game) == "bid 400")


def test_a_jester_is_worth_more_with_more_works_to_come():
    """PF-5.5"""
    early, late = (market_of(bidding("jester", 300, THREE, round=at), 0) for at in (1, 6))

    assert early.gain("jester", 300) > 2 * late.gain("jester", 300)


def test_a_landscape_is_worth_what_it_adds_to_works():
    """PF-5.4: three cards wish for a forest, none for a park."""
    market = market_of(bidding("forest", 300, THREE), 0)

    assert market.gain("forest", 300) > market.gain("park", 300) + 300


def test_the_last_to_be_served_buys_what_is_worth_most():
    """PF-4.14"""
    game = florence(4, THREE, agenda=(BuyWithoutAuction(0),), round=2, phase="auction")

    assert choice(game) == "buy jester"


def test_the_opener_withdraws_when_nothing_is_worth_its_price():
    """PF-4.5: the florins are needed for the freedom without which the last Work fails."""
    house = {"hand": "philosopher", "florins": 300, "jesters": 4, "table": "jurist composer"}
    house |= {"tiles": "forest:a1b1a2b2"}
    game = florence(4, house, agenda=(OpenAuction(0),), round=7, phase="auction", bonus_deck="")

    assert choice(game) == "withdraw"


def test_the_starting_cards_share_their_wishes():
    """PF-2.3: the theologian stands alone."""
    game = florence(
        3,
        {"hand": "philosopher jurist organ_builder theologian"},
        {"hand": "physician pharmacist composer cartographer"},
        {"hand": "watchmaker goldsmith bell_maker dramatist"},
        agenda=(StartingCards(),),
        round=0,
        phase="setup",
    )

    assert choice(game) == "keep philosopher,jurist,organ_builder"


def test_the_card_is_kept_whose_wishes_are_met():
    """PF-9.1"""
    house = {"tiles": "forest:a1b1a2b2 tower:g1g2g3", "freedoms": "religion", "jesters": 2}
    looking = KeepCard(0, "profession", ("poet", "goldsmith", "astronomer"))
    game = in_turn(3, house, actions=1, round=4)
    game.agenda = (*game.agenda, looking)

    assert choice(game) == "keep astronomer"


def test_the_bonus_card_is_kept_that_adds_most():
    """PF-9.8"""
    house = THREE | {"jesters": 3}
    game = florence(
        3,
        house,
        agenda=(KeepCard(0, "bonus", ("bonus_parks", "bonus_jesters", "bonus_lakes")),),
        round=4,
        phase="action",
    )

    assert choice(game) == "keep bonus_jesters"


def test_the_prestige_card_is_kept_whose_condition_is_met():
    """PF-5.8, PF-12.4"""
    house = THREE | {"freedoms": "travel religion opinion"}
    looked = ("prestige_most_parks", "prestige_all_freedoms", "prestige_most_architects")
    game = florence(3, house, agenda=(KeepCard(0, "prestige", looked),), round=6, phase="auction")

    assert choice(game) == "keep prestige_all_freedoms"


def test_a_freedom_that_all_cards_wish_for_is_declared():
    """PF-9.5"""
    house = THREE | {"florins": 700, "jesters": 3}
    game = in_turn(4, house, actions=1, round=2, professions="")

    assert choice(game) == "declare opinion"


def test_a_work_that_will_not_reach_the_next_minimum_is_done_now():
    """PF-7.5: without money nothing better can come."""
    house = {"hand": "philosopher", "florins": 0, "jesters": 3, "freedoms": "opinion"}
    game = in_turn(4, house, actions=1, round=2, professions="")

    assert choice(game) == "work philosopher"


def test_all_is_exchanged_in_the_last_round():
    """PF-7.7"""
    game = in_turn(4, {"florins": 1700}, actions=0, round=7)
    game.agenda = (*game.agenda, ExchangeIncome(0, 17))

    assert choice(game) == "exchange 8"


def test_what_the_plan_needs_is_not_exchanged():
    """PF-7.7"""
    game = in_turn(4, THREE | {"florins": 1200}, actions=1, round=2)
    moves = best_plan(outlook_of(game, 0), stand_of(game, 0)).moves
    game.agenda = (*game.agenda, ExchangeIncome(0, 12))

    said = choice(game).split()

    assert needed(moves) > 0
    assert said[0] == "exchange"
    assert 1200 - 200 * int(said[1]) >= needed(moves)


def test_a_bonus_card_is_used_where_the_minimum_needs_it():
    """PF-7.1, PF-7.5"""
    house = {"table": "philosopher", "bonus": "bonus_jesters", "jesters": 6, "florins": 0}
    game = florence(4, house, agenda=(DeclareBonus(0, "philosopher"),), round=7, phase="action")

    assert choice(game) == "add_bonus bonus_jesters"


def test_the_recruited_card_is_the_one_that_fits():
    """PF-10.3"""
    mine = {"tiles": "forest:a1b1a2b2", "freedoms": "opinion", "recruits": 1}
    game = florence(
        3, mine, {"table": "poet jurist botanist"}, agenda=(RecruitNow(0),), phase="auction"
    )

    assert choice(game) == "recruit jurist"


def test_a_tile_is_laid_where_the_planned_building_keeps_its_room():
    """PF-8.5: only in the upper right corner is there room for the university."""
    full = "forest:a1b1a2b2 forest:c1d1c2d2 forest:a3b3a4b4 lake:c3c4d4"
    game = florence(
        3, {"tiles": full, "hand": "mathematician"}, agenda=(PlaceLandscape(0, "park"),), round=3
    )
    step = game.decision

    laid = best_place(game, 0, "park", step.options(game, 0), ["university"])
    game.apply(0, laid)

    assert fitting(game, 0, side_by_side=False) & BIT["university"]


def test_a_deck_that_all_draw_from_is_soon_empty():
    """PF-9.3: with four players nine cards are left, and three rounds see the last one."""
    cards = "poet painter jurist sculptor physician pharmacist composer cartographer goldsmith"

    assert last_draw(florence(4, professions=cards, phase="auction")) == 3
    assert last_draw(florence(4, professions="", phase="auction")) == 0


def negotiating(step, *houses, seats=4):
    """A turn of seat 0 on joined boards, in the middle of a talk."""
    game = joined(*houses, seats=seats, round=3)
    game.agenda = (*game.agenda, step)
    return game


@pytest.mark.parametrize(
    "hand, price, said",
    [
        ("mathematician", 300, "accept"),
        ("mathematician", 900, "counter"),
        ("poet", 100, "accept"),
        ("poet", 500, "counter"),
    ],
)
def test_a_proposal_is_answered_by_what_it_gains(hand: str, price: int, said: str):
    """PF-17.13: prestige, wishes and cells, less a share of what the other gains."""
    terms = Terms(0, 1, "university", cells("g1g2g3"), cells("a1a3b1b3"), price)
    game = negotiating(AnswerProposal(1, terms), {}, {"hand": hand})
    wishes = hand == "mathematician"

    gain = answered_gain(game, 1, terms)

    assert gain <= 450 + 400 * wishes - 40 * 4
    assert choice(game, 1) == said
    assert (gain > price) == (said == "accept")


def test_a_proposal_that_helps_the_other_alone_is_rejected():
    """PF-17.13: two players, almost all the cells, and no card that wishes for the building."""
    terms = Terms(0, 1, "laboratory", cells("g2"), cells("a1a2a3b1b2b3"), 900)
    game = negotiating(AnswerProposal(1, terms), {"architects": 3}, {"hand": "poet"}, seats=2)

    assert choice(game, 1) == "reject"


@pytest.mark.parametrize("price, said", [(600, "accept"), (0, "reject")])
def test_a_counter_offer_is_taken_if_it_beats_the_plan_alone(price: int, said: str):
    """PF-17.14"""
    terms = Terms(0, 1, "university", cells("g1g2g3"), cells("a1a3b1b3"), price)
    house = {"hand": "mathematician", "florins": 2500, "jesters": 2}

    assert choice(negotiating(AnswerCounter(0, terms), house)) == said


def characters(*houses, round=3, **fields):  # noqa: A002 - the field of the game
    agenda = (CharacterBid(0),)
    return florence(
        4, *houses, agenda=agenda, round=round, muse=True, phase="characters", banker=600, **fields
    )


def test_a_stake_is_paid_only_for_a_gain():
    """PF-16.6: without cards and money the Banker alone is worth something."""
    assert choice(characters({"florins": 0})) == "put_marker banker 0"


def test_the_muse_is_taken_for_two_late_works():
    """PF-16.13: seven points of work value for each."""
    house = THREE | {"jesters": 3, "freedoms": "opinion", "tiles": "forest:a1b1a2b2"}
    house |= {"florins": 300}

    assert choice(characters(house, round=7)) == "put_marker muse 300"


@pytest.mark.parametrize("price, said", [(700, "take_free"), (300, "pay_and_rank")])
def test_the_merchant_saves_more_than_he_brings(price: int, said: str):
    """PF-16.17: the second rank is worth 400 florins."""
    merchant = {"character": "merchant", "prestige": 5}
    game = florence(
        4,
        merchant,
        {"prestige": 9},
        agenda=(MerchantSettlement(0, "jester", price),),
        round=3,
        muse=True,
        phase="auction",
    )

    assert choice(game) == said


def test_the_merchant_of_the_last_round_brings_prestige():
    """PF-16.17"""
    game = florence(4, {"character": "merchant"}, agenda=(MerchantOnTaking(0),), round=7, muse=True)

    assert choice(game) == "take_rank"


def test_the_banker_exchanges_everything_at_the_end():
    """PF-16.22"""
    game = florence(
        4,
        {"character": "banker", "spent": True, "florins": 1100},
        agenda=(BankerExchange(0),),
        round=7,
        muse=True,
    )

    assert choice(game) == "exchange 5"
