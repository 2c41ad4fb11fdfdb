"""Magnaci: in plain positions the greedy bot does what the strategy notes say."""

from random import Random

import pytest

from interpares import Match, Perspective, rules_of
from interpares.bots import make
from interpares.bots.magnaci_conflicts import falls, fronts, given_up, how_many
from interpares.bots.magnaci_contests import beaten, defence
from interpares.bots.magnaci_follow_ups import best_province
from interpares.bots.magnaci_worth import WEIGHTS, battles_ahead, law_worth, office_worth
from interpares.games.magnaci.cards import DECK, INFLUENCE, PROVINCES, SEJM_PLACES
from interpares.games.magnaci.conflicts import Battle, Campaign, ConflictCommitment, Leftovers
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.interregnum import Interregnum
from interpares.games.magnaci.primate import TieBreak
from interpares.games.magnaci.scoring import FinalScoring
from interpares.games.magnaci.sejm import SejmCommitment, Slot
from interpares.games.magnaci.trade import TradeAnswer
from interpares.games.magnaci.windows import window
from interpares.kernel import notation
from scenario import magnaci, play


def choice(game, seat=0, *, number=0):
    """What the greedy bot would say."""
    bot = make("greedy", "magnaci", Random(number))
    return notation.write(bot.choose(Perspective(rules_of("magnaci"), game, seat)))


def test_an_estate_goes_where_it_brings_dominance():
    """MA-18.3: alone in Ukraine it is worth four, elsewhere two."""
    elsewhere = {province: 3 for province in PROVINCES if province != "ukraine"}
    game = magnaci(3, estates={1: elsewhere}, agenda=[PlaceEstates(0, 1, "MA-7.9")])

    assert choice(game) == "settle ukraine"
    assert best_province(game, 0, 1) == "ukraine"


def test_two_estates_take_an_advantage_rather_than_lie_idle():
    """MA-18.2: two more in Prussia overtake the others; elsewhere they change little."""
    ahead = {province: 9 for province in PROVINCES if province != "prussia"}
    mine = dict.fromkeys(ahead, 1)
    game = magnaci(
        3,
        estates={0: mine | {"prussia": 2}, 1: ahead | {"prussia": 3}, 2: ahead | {"prussia": 3}},
        agenda=[PlaceEstates(0, 2, "MA-8.4")],
    )

    assert choice(game) == "settle prussia"


def test_a_primate_in_a_tie_for_victory_names_himself():
    """MA-13.5"""
    game = magnaci(
        3,
        age=3,
        offices={1: ["primate"]},
        estates={0: {"prussia": 2}, 1: {"ukraine": 2}, 2: {"lithuania": 1}},
        agenda=[FinalScoring()],
    )
    assert isinstance(game.decision, TieBreak)

    assert choice(game, 1) == "name 1"


@pytest.mark.parametrize(
    "give, take, answer",
    [("veto", "rokosz", "accept"), ("rokosz", "veto", "decline"), ((), "veto", "decline")],
)
def test_a_swap_is_accepted_only_if_it_is_a_gain(give, take, answer):
    """MA-16.4"""
    offered = (give,) if give else ()
    game = magnaci(
        3,
        trade=True,
        laws={0: [take], 1: offered},
        agenda=[TradeAnswer(0, 1, offered, (take,)), window(magnaci(3), "senate_open")],
    )

    assert choice(game) == answer


def test_a_bot_that_can_only_talk_passes():
    """MA-16.3: it holds a Law it cannot play now, and begins no proposal."""
    game = magnaci(
        3,
        trade=True,
        laws={0: ["rokosz"], 1: ["veto"]},
        agenda=[window(magnaci(3), "senate_open")],
    )

    assert {choice(game, number=number) for number in range(5)} == {"pass"}


def defended(short, *, offices, **more):
    """The last Conflict of the Age, `short` points of strength short of its Scale of 18."""
    cards = {0: str(9 - short), 1: "6", 2: "3"}
    return magnaci(
        3,
        phase="conflicts",
        offices=offices,
        hands={seat: [] for seat in range(3)},
        laid={seat: {"IX": card} for seat, card in cards.items()},
        estates={seat: {"prussia": 2, "ukraine": 2} for seat in range(3)},
        conflicts={"I": "smolensk_war", "V": "turkish_war", "IX": "black_clouds"},
        partitioned=("lithuania", "little_poland"),
        agenda=[Battle(8), Leftovers(), Interregnum(), FinalScoring()],
        age=3,
        **more,
    )


def test_the_hetman_averts_the_third_partition():
    """MA-15.3, MA-1.3: two points are missing, and the Hetman brings three."""
    game = defended(2, offices={0: ["hetman"], 1: ["primate"]})

    assert choice(game) == "play hetman"


def test_the_hetman_stays_at_home_where_he_changes_nothing():
    """MA-15.3: the Conflict is won by the highest card already, which is the bot's own."""
    game = defended(0, offices={0: ["hetman"], 1: ["primate"]})

    assert choice(game) == "pass"


def test_a_leader_does_not_betray_the_commonwealth_and_a_hopeless_player_may():
    """MA-15.16, MA-1.4: without hope the Third Partition is no worse than losing."""
    laws = {0: ["capitulation"]}
    even = defended(0, offices={1: ["primate"]}, laws=laws)
    hopeless = defended(0, offices={1: ["primate"]}, laws=laws)
    for seat in (1, 2):
        hopeless.players[seat].estates = (6, 6, 6, 6, 6)

    assert choice(even) == "pass"
    assert choice(hopeless) == "play capitulation"


def test_the_treasurer_strikes_where_it_turns_the_game():
    """MA-15.2: one estate in Ukraine exchanged makes the poorer player the winner."""
    game = magnaci(
        2,
        age=3,
        offices={0: ["treasurer"], 1: ["primate"]},
        estates={0: {"ukraine": 2, "prussia": 5}, 1: {"ukraine": 3, "lithuania": 5}},
        agenda=[Interregnum()],
    )

    assert choice(game) == "play treasurer ukraine 1"


def test_a_law_is_won_with_a_modifier_when_it_decides():
    """MA-15.11: Confederation turns 11 against 12 into the better card."""
    game = magnaci(
        3,
        laws={0: ["confederation"]},
        offices={1: ["primate"]},
        phase="sejm",
        sejm=("tribunal", None, None, None, None),
        hands={seat: ["5", "6", "7", "8", "9"] for seat in range(3)},
        laid={0: {"1": "11"}, 1: {"1": "12"}, 2: {"1": "2"}},
        agenda=[Slot("1")],
    )

    assert choice(game) == "play confederation"


def test_the_lady_is_no_soldier():
    """MA-2.1: with influence 10 and strength 1 she belongs to Senate or Sejm."""
    for seed in range(4):
        match = Match.start("magnaci", seats=3, seed=seed, options={"trade": False})
        bots = [make("greedy", "magnaci", Random(seed)) for _ in range(3)]
        while match.game.phase != "conflicts":
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match.perspective(seat)))

        assert all("lady" not in player.hand for player in match.game.players)


def test_strength_within_the_budget_is_worth_more_than_beyond_it():
    """The budget of the strategy notes: an even share of defence, then hardly anything."""
    within = defence(WEIGHTS.budget, WEIGHTS) - defence(WEIGHTS.budget - 1, WEIGHTS)
    beyond = defence(WEIGHTS.budget + 1, WEIGHTS) - defence(WEIGHTS.budget, WEIGHTS)

    assert within > 2 * beyond > 0


@pytest.mark.parametrize("best", range(5))
def test_the_best_law_gets_a_high_card_and_a_law_nobody_wants_a_low_one(best):
    """MA-8.2: the five cards are laid one by one, and the slots come in any order."""
    laws = ["capitulation", "rokosz", "dissenters", "fortress"]
    laws.insert(best, "bishopric")
    game = magnaci(
        3,
        phase="sejm",
        king="sigismund_iii_vasa",
        sejm=tuple(laws),
        offices={1: ["primate"]},
        hands={seat: [card for card in DECK if card not in ("2", "3", "14")] for seat in range(3)},
        agenda=[SejmCommitment(places=SEJM_PLACES)],
    )

    for _ in SEJM_PLACES:
        play(game, f"0 {choice(game)}")

    laid = dict(zip(laws, (INFLUENCE[lay.card] for lay in game.decision.by(0)), strict=True))
    assert laid["bishopric"] >= 11
    assert laid["capitulation"] < laid["bishopric"]
    assert laid["rokosz"] < laid["bishopric"]


def test_strength_goes_where_it_averts_the_third_partition():
    """MA-9.7, MA-1.3: two provinces are down, one more is attacked; it gets the best soldier."""
    game = magnaci(
        3,
        phase="conflicts",
        offices={1: ["primate"]},
        hands={seat: ["2", "3", "5", "7", "9"] for seat in range(3)},
        estates={seat: dict.fromkeys(PROVINCES, 2) for seat in range(3)},
        conflicts={
            "I": "smolensk_war",
            "II": "war_with_russia",
            "V": "turkish_war",
            "IX": "northern_war",
        },
        partitioned=("lithuania", "little_poland"),
        agenda=[ConflictCommitment(places=("I", "II", "V", "IX"))],
    )

    for _ in range(4):
        play(game, f"0 {choice(game)}")

    assert game.decision.by(0)[-1].card == "9"


def test_the_share_of_cards_beaten_counts_a_tie_as_told():
    """MA-8.3: of 5, 9 and 14 a 9 beats one and ties one; the Lady counts 10."""
    share = beaten(("5", "9", "14"), 0.5)

    assert share["9"] == pytest.approx(1.5 / 3)
    assert share["lady"] == pytest.approx(2 / 3)
    assert share["2"] == 0


def test_chances_of_how_many_provinces_fall_add_up():
    """MA-12.2"""
    assert how_many([1.0, 0.5, 0.0]) == pytest.approx([0.0, 0.5, 0.5, 0.0])
    assert sum(how_many([0.3, 0.2, 0.9, 0.5, 0.1])) == pytest.approx(1)


def test_as_few_provinces_as_possible_are_given_up_and_those_that_need_most():
    """MA-1.3: two may fall, not three."""
    needs = (("lithuania", 28), ("ukraine", 20), ("prussia", 24))
    strong, weak, beaten_down = (
        (("9", "8", "7"),) * 4,
        (("6", "7", "2"),) * 4,
        (("2", "3", "4"),) * 4,
    )

    assert given_up(needs, strong, 2, 1.0) == ()
    assert given_up(needs, weak, 2, 1.0) == ("lithuania",)
    assert given_up(needs, beaten_down, 2, 1.0) == ("prussia", "lithuania")
    assert given_up(needs, beaten_down, 0, 1.0) == ()


def test_a_conflict_already_lost_keeps_its_province_down_and_a_new_one_is_a_question():
    """MA-11.3"""
    game = magnaci(
        3,
        phase="conflicts",
        offices={1: ["primate"]},
        laws={0: ["fortress"]},
        hands={seat: [] for seat in range(3)},
        laid={seat: {"V": "7", "IX": "5"} for seat in range(3)},
        conflicts={"I": "smolensk_war", "V": "turkish_war", "IX": "black_clouds"},
        partitioned=("lithuania",),
        agenda=[Battle(4), Battle(8), Leftovers()],
    )

    assert battles_ahead(game) == [4, 8]
    chances = dict(zip(PROVINCES, falls(game, fronts(game, 0)), strict=True))
    assert chances["lithuania"] == 1
    assert chances["little_poland"] == 1
    assert 0 < chances["prussia"] < 1
    assert chances["ukraine"] == chances["great_poland"] == 0


def test_laws_lose_their_worth_with_the_last_occasion_to_use_them():
    """MA-13.4: what is left at the end counts nothing."""
    early = magnaci(3, laws={0: ["bishopric", "tribunal"]}, age=0, phase="sejm")
    late = magnaci(3, laws={0: ["bishopric", "tribunal"]}, age=3)
    late.phase = "sejm"

    assert law_worth(early, 0, "bishopric") > 0
    assert law_worth(late, 0, "bishopric") == 0
    assert law_worth(late, 0, "tribunal") > 0


def test_a_senator_is_worth_what_is_left_to_do():
    """MA-15.3, MA-15.4"""
    game = magnaci(
        3, phase="sejm", sejm=("tribunal", "veto", None, None, None), agenda=[Campaign()]
    )
    game.phase = "sejm"

    assert office_worth(game, "chancellor") == pytest.approx(WEIGHTS.offices[3] * 2 / 5)
    game.phase = "interregnum"
    assert office_worth(game, "chancellor") == office_worth(game, "hetman") == 0
    assert office_worth(game, "treasurer") == WEIGHTS.offices[1]
