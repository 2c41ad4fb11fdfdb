"""Standing orders: what they answer, and what they can never do."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpares import Match
from interpares.games.magnaci import RULES
from interpares.games.magnaci.trade import TradeAnswer
from interpares.games.magnaci.windows import Turn
from interpares.kernel.errors import BadInput
from interpares.kernel.steps import Action, Choice, Sealed
from interpares.kernel.values import snake
from interpares.kernel.views import Prompt
from interpares.server import orders
from interpares.server.orders import Actions, Order

SEED = 11


class Bid(Action):
    florins: int
    secretly: bool | None = None


class Pass(Action):
    pass


class Auction(Choice):
    rule = "AU-1"


class Reserve(Sealed):
    rule = "AU-2"


AUCTIONS = msgspec.structs.replace(RULES, slug="auctions", package=__name__)
PASS = Pass()
BIDS = [PASS, *[Bid(florins) for florins in range(300, 1000, 100)]]


def question(decision="auction", **facts):
    return Prompt(decision, "AU-1", (0,), facts)


def answered(order, options=BIDS, asked=None):
    found = orders.answer([order], asked or question(), options)
    return found and found[0]


def test_a_maximum_bid_goes_no_higher_and_passes_then():
    order = Order("auction", "bid", at_most={"florins": 600}, otherwise="pass")

    assert answered(order) == Bid(300)
    assert answered(order, [PASS, Bid(600)]) == Bid(600)
    assert answered(order, [PASS, Bid(601)]) == PASS


def test_a_jump_bid_takes_the_highest_that_fits():
    order = Order("auction", "bid", at_most={"florins": 650}, prefer="highest")

    assert answered(order) == Bid(600)


def test_a_least_bid_takes_the_lowest_that_fits_whatever_the_order_of_the_options():
    order = Order("auction", "bid", at_least={"florins": 450}, prefer="lowest")

    assert answered(order, BIDS[::-1]) == Bid(500)
    assert answered(order, [PASS, Bid(400)]) is None


def test_both_bounds_hold_together():
    order = Order("auction", "bid", at_least={"florins": 450}, at_most={"florins": 550})

    assert answered(order) == Bid(500)
    assert answered(order, [Bid(400), Bid(600)]) is None


def test_a_field_that_is_no_number_is_within_no_bound():
    order = Order("auction", "bid", at_least={"secretly": 0})

    assert answered(order, [Bid(300), Bid(300, secretly=True)]) is None


def test_fields_must_be_equal_and_one_is_not_true():
    assert answered(Order("auction", "bid", {"florins": 500})) == Bid(500)
    assert answered(Order("auction", "bid", {"secretly": 1}), [Bid(300, secretly=True)]) is None


def test_an_order_about_another_question_is_silent():
    assert answered(Order("reserve", "pass")) is None
    assert answered(Order("*", "pass")) == PASS


def test_an_order_ends_with_the_question_it_names():
    order = Order("*", "pass", until="reserve")

    assert answered(order) == PASS
    assert not orders.ended(order, question())
    assert answered(order, asked=question("reserve")) is None
    assert orders.ended(order, question("reserve"))


def test_an_order_without_an_end_never_ends():
    assert not orders.ended(Order("*", "pass"), question())


def test_a_condition_on_the_facts_must_hold_in_full():
    order = Order("auction", "pass", facts={"tile": "jester", "rivals": [1, 2]})

    assert answered(order, asked=question(tile="jester", rivals=(1, 2), price=300)) == PASS
    assert answered(order, asked=question(tile="jester", rivals=(2, 1))) is None
    assert answered(order, asked=question(tile="jester")) is None


def test_a_fact_that_is_not_told_is_no_condition_fulfilled():
    order = Order("auction", "pass", facts={"tile": None})

    assert answered(order) is None


def test_a_fact_may_be_one_of_several():
    order = Order("auction", "pass", among={"tile": ("jester", "forest"), "price": (3,)})

    assert answered(order, asked=question(tile="forest", price=3)) == PASS
    assert answered(order, asked=question(tile="forest", price=4)) is None
    assert answered(order, asked=question(tile="prestige", price=3)) is None
    assert answered(order, asked=question(price=3)) is None


def test_an_order_that_ignores_nothing_answers_where_nothing_else_can_be_chosen():
    order = Order("auction", "pass", ignoring=())

    assert answered(order, [PASS]) == PASS
    assert answered(order, [PASS, Bid(300)]) is None
    assert answered(Order("auction", "pass"), [PASS, Bid(300)]) == PASS


def test_what_an_order_ignores_does_not_stand_against_it():
    order = Order("auction", "pass", ignoring=(Actions("bid", {"florins": 300}),))

    assert answered(order, [PASS]) == PASS
    assert answered(order, [PASS, Bid(300), Bid(300, secretly=True)]) == PASS
    assert answered(order, [PASS, Bid(300), Bid(400)]) is None
    assert answered(Order("auction", "pass", ignoring=(Actions("bid"),)), BIDS) == PASS


def test_an_order_lasts_as_long_as_its_facts_are_told_so():
    order = Order("auction", "pass", lasts={"tile": "jester", "rivals": [1]})

    assert answered(order, asked=question(tile="jester", rivals=(1,), price=3)) == PASS
    assert answered(order, asked=question(tile="forest", rivals=(1,))) is None
    assert orders.ended(order, question(tile="forest", rivals=(1,)))
    assert orders.ended(order, question("reserve", tile="forest"))


def test_a_question_that_does_not_tell_of_a_fact_ends_no_order():
    order = Order("auction", "pass", lasts={"tile": "jester"})

    assert not orders.ended(order, question(price=3))
    assert not orders.ended(order, question("reserve"))


def test_the_first_order_that_can_answer_does():
    told = [
        Order("reserve", "pass"),
        Order("auction", "bid", at_most={"florins": 200}),
        Order("auction", "pass"),
        Order("auction", "bid"),
    ]

    assert orders.answer(told, question(), BIDS) == (PASS, 2)
    assert orders.answer(told[:2], question(), BIDS) is None
    assert orders.answer([], question(), BIDS) is None


@pytest.mark.parametrize(
    "order",
    [
        Order("*", "pass", until="auction"),
        Order("auction", "pass"),
        Order("auction", "bid", {"secretly": None}, {"florins": 600}, otherwise="pass", times=1),
        Order("reserve", "bid", at_least={"florins": 3}, prefer="highest", facts={"any": [1]}),
        Order("auction", "pass", among={"tile": ("jester",)}, lasts={"round": [2, 5]}),
        Order("auction", "pass", ignoring=(Actions("bid", {"florins": 3}), Actions("pass"))),
    ],
)
def test_orders_that_can_work_are_taken(order):
    orders.validate(order, AUCTIONS)


@pytest.mark.parametrize(
    "order, part",
    [
        (Order("turn", "pass"), "decision"),
        (Order("", "pass"), "decision"),
        (Order("auction", "veto"), "answer"),
        (Order("auction", ""), "answer"),
        (Order("auction", "bid", otherwise="veto"), "otherwise"),
        (Order("auction", "pass", until="turn"), "until"),
        (Order("auction", "pass", until="auction"), "until"),
        (Order("*", "pass", until="*"), "until"),
        (Order("auction", "bid", {"ducats": 3}), "fields"),
        (Order("auction", "bid", {"florins": "many"}), "fields"),
        (Order("auction", "pass", at_most={"florins": 3}), "at_most"),
        (Order("auction", "bid", at_most={"secretly": 3}), "at_most"),
        (Order("auction", "bid", at_least={"ducats": 3}), "at_least"),
        (Order("auction", "bid", at_least={"florins": 4}, at_most={"florins": 3}), "at_least"),
        (Order("auction", "bid", prefer="highest"), "prefer"),
        (Order("auction", "pass", times=0), "times"),
        (Order("auction", "pass", times=1001), "times"),
        (Order("auction", "pass", facts={"tile": "x" * 3000}), "facts"),
        (Order("auction", "pass", among={"tile": ()}), "among"),
        (Order("auction", "pass", ignoring=(Actions("veto"),)), "ignoring"),
        (Order("auction", "pass", ignoring=(Actions("bid", {"ducats": 3}),)), "ignoring"),
        (Order("auction", "pass", ignoring=(Actions("bid", {"florins": "x"}),)), "ignoring"),
    ],
)
def test_orders_that_never_could_are_refused_with_the_part_that_is_wrong(order, part):
    with pytest.raises(BadInput, match=f"^'{part}' of the order"):
        orders.validate(order, AUCTIONS)


def test_a_base_that_no_game_ever_asks_is_no_question():
    with pytest.raises(BadInput, match="'decision'"):
        orders.validate(Order("commitment", "lay"), RULES)

    orders.validate(Order("sejm_commitment", "lay", {"card": "lady"}), RULES)


def asked_by(kind):
    """A match of Magnaci at its first question of that kind, and the seat it is put to."""
    match = Match.start("magnaci", seats=3, seed=SEED)
    at = 0
    while not isinstance(match.game.decision, kind):
        seat = match.waiting[0]
        options = match.options(seat)
        match.play(seat, options[at % len(options)])
        at += 1
    return match, match.waiting[0]


def test_pass_in_every_window_until_the_sejm():
    match, seat = asked_by(Turn)
    order = Order("turn", "pass", until="sejm_commitment")
    orders.validate(order, RULES)

    found = orders.answer([order], match.prompt(seat), match.options(seat))

    assert found is not None
    match.play(seat, found[0])


def test_a_trade_is_declined_by_who_proposes_it():
    match, seat = asked_by(TradeAnswer)
    proposer = match.prompt(seat).facts["proposer"]
    never = Order("trade_answer", "decline", facts={"proposer": proposer})
    other = Order("trade_answer", "accept", facts={"proposer": 3 - proposer - seat})
    orders.validate(never, RULES)

    found = orders.answer([other, never], match.prompt(seat), match.options(seat))

    assert found == (RULES.decode_action({"type": "decline"}), 1)


def test_an_order_comes_back_from_the_database_as_it_was():
    order = Order(
        "auction",
        "bid",
        at_most={"florins": 600},
        facts={"rivals": [1]},
        among={"tile": ("jester", "forest")},
        ignoring=(Actions("pass"),),
        lasts={"round": [1]},
        times=3,
    )

    assert msgspec.convert(msgspec.to_builtins(order), Order) == order


NUMBERS = st.integers(-3, 12)
ANY_ORDER = st.builds(
    Order,
    decision=st.sampled_from(["auction", "reserve", "*"]),
    answer=st.sampled_from(["bid", "pass"]),
    fields=st.dictionaries(st.sampled_from(["florins", "ducats"]), NUMBERS, max_size=1),
    at_most=st.dictionaries(st.just("florins"), NUMBERS),
    at_least=st.dictionaries(st.just("florins"), NUMBERS),
    facts=st.dictionaries(st.just("price"), NUMBERS),
    otherwise=st.sampled_from(["", "bid", "pass"]),
    prefer=st.sampled_from(["first", "highest", "lowest"]),
    until=st.sampled_from(["", "auction", "reserve"]),
).filter(lambda order: order.prefer == "first" or order.at_most or order.at_least)
ANY_OPTION = st.one_of(st.just(PASS), st.builds(Bid, NUMBERS, st.sampled_from([None, True])))


@given(st.lists(ANY_ORDER, max_size=4), st.lists(ANY_OPTION), NUMBERS)
def test_only_an_option_is_ever_answered_and_only_as_ordered(told, options, price):
    asked = question(price=price)

    found = orders.answer(told, asked, options)

    if found is None:
        return
    action, at = found
    order = told[at]
    assert any(action is option for option in options)
    assert order.decision != "reserve"
    assert order.until != "auction"
    assert order.facts.get("price", price) == price
    assert snake(type(action).__name__) in {order.answer, order.otherwise}
    if action == PASS or order.otherwise == "bid":
        return
    assert order.fields.get("florins", action.florins) == action.florins
    assert action.florins <= order.at_most.get("florins", action.florins)
    assert action.florins >= order.at_least.get("florins", action.florins)


@given(st.data())
def test_in_a_whole_match_orders_are_as_legal_as_the_moves_of_people(data):
    match = Match.start("magnaci", seats=2, seed=data.draw(st.integers(0, 99)))
    words = sorted(snake(kind.__name__) for kind in RULES.actions())
    told = [Order("*", data.draw(st.sampled_from(words))) for _ in range(3)]

    for turn in range(60):
        seat = match.waiting[0]
        options = match.options(seat)
        found = orders.answer(told, match.prompt(seat), options)
        assert found is None or found[0] in options
        match.play(seat, found[0] if found else options[turn % len(options)])
