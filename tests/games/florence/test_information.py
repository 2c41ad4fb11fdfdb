"""PF-14: who knows what. Two worlds that differ in hidden things only look the same."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from games.florence.positions import florence, in_turn, offered
from interpares import Match, rules_of
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import BONUS, PRESTIGE, PROFESSIONS
from interpares.games.florence.events import CardKnown, CardsSeen, Chosen
from interpares.games.florence.game import Florence
from interpares.games.florence.imagine import imagine
from interpares.games.florence.objects import Settle
from interpares.games.florence.scoring import FinalScoring
from interpares.games.florence.setup import StartingCards
from interpares.kernel.chance import seed_from
from interpares.kernel.game import encode
from scenario import play, refused

RULES = rules_of("florence")
OTHERS = (None, 1, 2)
EVERYBODY = (None, 0, 1, 2)
FIRST = ["mathematician", "theologian", "philosopher", "botanist", "alchemist"]
DRAW = {"script": (0,) * 5}


def match_from(game: Florence, *moves: str) -> Match:
    options = {"muse_and_princess": game.muse, "cooperative_building": game.cooperative}
    match = Match.start("florence", seats=len(game.players), seed=0, position=game, options=options)
    play(match, *moves)
    return match


def known_to(match: Match, seat: int | None) -> bytes:
    """Everything that leaves the engine for a seat."""
    options = [] if seat is None else match.options(seat)
    return encode([match.view(seat), match.prompt(seat), options, match.events(seat)])


def alike(one: Match, other: Match, seats: Iterable[int | None]) -> bool:
    return all(known_to(one, seat) == known_to(other, seat) for seat in seats)


def differ(one: Florence, other: Florence, *moves: str) -> tuple[Match, Match]:
    return match_from(one, *moves), match_from(other, *moves)


# Cards in hand


@pytest.mark.parametrize(
    "zone, one, other",
    [
        ("hand", "poet painter", "jurist sculptor"),
        ("bonus", "bonus_lakes", "bonus_parks"),
        ("prestige_cards", "prestige_most_lakes", "prestige_most_parks"),
    ],
)
def test_cards_in_hand_are_known_to_their_owner_alone(zone: str, one: str, other: str):
    """PF-14.1, PF-14.2"""
    worlds = differ(in_turn(3, {zone: one}, seat=1), in_turn(3, {zone: other}, seat=1))

    assert alike(*worlds, OTHERS)
    assert not alike(*worlds, [0])


def test_others_see_how_many_cards_somebody_holds():
    """PF-14.2"""
    house = {
        "hand": "poet painter",
        "bonus": "bonus_lakes",
        "prestige_cards": "prestige_most_lakes",
        "recruits": 2,
    }
    match = match_from(in_turn(3, house))

    for seat in OTHERS:
        seen = match.view(seat).players[0]
        assert (seen.cards_in_hand, seen.bonus_in_hand, seen.prestige_count) == (2, 1, 1)
        assert seen.recruits == 2
        assert (seen.hand, seen.bonus, seen.prestige_cards, seen.works) == (None,) * 4
    own = match.view(0).players[0]
    assert (own.hand, own.bonus) == (("painter", "poet"), ("bonus_lakes",))
    assert own.prestige_cards == ("prestige_most_lakes",)


def test_recruited_cards_in_hand_are_known_to_everybody():
    """PF-10.3, PF-14.2"""
    game = in_turn(3, {"recruits": 1, "hand": "painter"}, {"table": "poet"})
    match = match_from(game, "0 recruit poet")

    for seat in OTHERS:
        seen = match.view(seat).players[0]
        assert (seen.recruited, seen.hand, seen.cards_in_hand) == (("poet",), None, 2)


# Decks


@pytest.mark.parametrize(
    "begin", [lambda: in_turn(3), lambda: florence(3, agenda=(AuctionPhase(),))]
)
def test_nobody_knows_what_chance_will_bring(begin):
    """PF-14.1: the order of the three decks."""
    one, other = begin(), begin()
    other.seed = seed_from(99)

    assert alike(match_from(one), match_from(other), EVERYBODY)


def test_the_size_of_every_deck_is_public():
    """PF-14.1"""
    view = match_from(in_turn(3, {"hand": "poet"})).view(None)

    assert view.professions_in_deck == 20
    assert (view.bonus_in_deck, view.prestige_in_deck) == (20, 14)


@pytest.mark.parametrize(
    "deck, move", [("profession", "0 buy_profession"), ("bonus", "0 buy_bonus")]
)
def test_the_cards_looked_at_are_known_to_the_looker_alone(deck: str, move: str):
    """PF-14.1, PF-14.3"""
    one, other = in_turn(3, **DRAW), in_turn(3, script=(5,) * 5)
    worlds = differ(one, other, move)

    assert alike(*worlds, OTHERS)
    assert not alike(*worlds, [0])
    assert worlds[0].prompt(1).facts == {"deck": deck, "count": 5, "cards": ()}
    assert len(worlds[0].prompt(0).facts["cards"]) == 5
    assert [type(each) for each in worlds[0].events(0)].count(CardsSeen) == 1


def test_the_cards_kept_and_put_back_are_known_to_the_looker_alone():
    """PF-14.1, PF-14.3"""
    one = match_from(in_turn(3, **DRAW), "0 buy_profession", "0 keep botanist")
    other = match_from(in_turn(3, **DRAW), "0 buy_profession", "0 keep alchemist")
    assert alike(one, other, OTHERS)
    assert not alike(one, other, [0])

    play(one, "0 put_under mathematician,theologian,philosopher,alchemist")
    play(other, "0 put_under philosopher,theologian,mathematician,botanist")

    assert alike(one, other, OTHERS)
    assert any(isinstance(each, CardKnown) for each in one.events(0))
    assert not any(isinstance(each, CardKnown) for each in one.events(1))


# Starting cards


def four_each() -> Florence:
    hands = [
        {"hand": "poet painter jurist sculptor"},
        {"hand": "physician pharmacist composer cartographer"},
        {"hand": "watchmaker goldsmith bell_maker dramatist"},
    ]
    return florence(3, *hands, agenda=(StartingCards(),), round=0, phase="setup")


KEEPS = ("0 keep jurist,sculptor,painter", "0 keep jurist,sculptor,poet")


def test_the_choice_of_starting_cards_is_secret():
    """PF-14.1, PF-2.3"""
    one, other = match_from(four_each(), KEEPS[0]), match_from(four_each(), KEEPS[1])

    assert alike(one, other, OTHERS)
    assert one.events(1) == [Chosen(0)]
    assert one.prompt(1).seats == (1, 2)


def test_the_returned_starting_card_is_remembered_by_its_player_alone():
    """PF-14.3"""
    match = Match.start("florence", seats=3, seed=0)
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])

    for seat in range(3):
        seen = [player.returned for player in match.view(seat).players]
        assert seen[seat] == match.game.players[seat].returned is not None
        assert [each for who, each in enumerate(seen) if who != seat] == [None, None]


# What is public


def test_the_table_is_the_same_for_everybody():
    """PF-14.1, PF-R05"""
    house = {
        "florins": 700,
        "prestige": 12,
        "table": "poet",
        "recruits_on_table": 1,
        "jesters": 2,
        "architects": 1,
        "freedoms": "travel",
        "tiles": "tower:g1g2g3 park:a1b1",
        "best_work": 9,
        "character": "muse",
    }
    game = in_turn(3, house, bonus_out=("bonus_lakes",), muse=True, banker=700)
    match = match_from(game)

    for seat in EVERYBODY:
        view = match.view(seat)
        seen = view.players[0]
        assert (seen.florins, seen.prestige, seen.table) == (700, 12, ("poet",))
        assert (seen.jesters, seen.architects, seen.building_cost) == (2, 1, 300)
        assert (seen.freedoms, seen.best_work, seen.character) == (("travel",), 9, "muse")
        assert [(each.tile, each.cells) for each in seen.buildings] == [("tower", "g1g2g3")]
        assert [(each.tile, each.cells) for each in seen.landscapes] == [("park", "a1b1")]
        assert (view.bonus_out, view.banker) == (("bonus_lakes",), 700)
        assert view.landscapes_left == (6, 6, 5)


def test_bids_passes_and_served_players_are_public():
    """PF-14.1"""
    match = match_from(
        florence(3, agenda=(AuctionPhase(),)), "0 name jester", "1 bid 300", "2 pass"
    )

    for seat in EVERYBODY:
        auction = match.view(seat).auction
        assert (auction.object, auction.price, auction.leader) == ("jester", 300, 1)
        assert auction.bidders == (0, 1)
    play(match, "0 pass")
    assert all(match.view(seat).players[1].served == "jester" for seat in EVERYBODY)


def test_a_work_shows_its_card_and_its_bonus_cards_and_no_others():
    """PF-14.2"""
    house = {"hand": "poet painter", "jesters": 4, "bonus": "bonus_jesters bonus_lakes"}
    moves = ("0 work poet", "0 add_bonus bonus_jesters", "0 complete")
    match = match_from(in_turn(3, house), *moves)

    text = known_to(match, 1).decode()

    assert '"poet"' in text
    assert '"bonus_jesters"' in text
    assert '"painter"' not in text
    assert '"bonus_lakes"' not in text


def test_prestige_cards_are_hidden_until_the_end():
    """PF-14.1, PF-12.2"""
    house = {"prestige_cards": "prestige_most_lakes"}
    before = match_from(in_turn(3, house))
    after = florence(3, house, agenda=(FinalScoring(),), round=7)

    assert before.view(1).players[0].prestige_cards is None
    assert RULES.view(after, 1).players[0].prestige_cards == ("prestige_most_lakes",)


def test_refusals_tell_nothing_of_what_others_hold():
    """PF-14.1"""
    recruiter = {"recruits": 1}
    one = in_turn(3, recruiter, {"hand": "poet"})
    other = in_turn(3, recruiter, {"hand": "jurist"})

    for move in ("recruit poet", "recruit jurist", "work poet", "work jurist"):
        assert refusal_of(one, move) == refusal_of(other, move)


def refusal_of(game: Florence, move: str) -> tuple[str, str, str]:
    refusal = refused(game, f"0 {move}")
    return refusal.message, refusal.rule, str(refusal.values)


def test_what_a_work_would_be_worth_is_shown_to_its_owner():
    """PF-14.2, PF-7.2"""
    house = {"hand": "poet", "jesters": 2, "tiles": "lake:a1a2b2", "bonus": "bonus_lakes"}
    (work,) = match_from(in_turn(3, house)).view(0).players[0].works

    assert (work.profession, work.value) == ("poet", 3 + 4 + 1)
    assert (work.landscape, work.jesters, work.cards, work.bonus) == (3, 4, 1, (2,))


# Dreams


def dreams(game: Florence, seat: int, count: int = 30) -> list[Florence]:
    return [imagine(game, seat, Random(number)) for number in range(count)]


def rich() -> Florence:
    houses = (
        {"hand": "poet painter", "bonus": "bonus_lakes", "prestige_cards": "prestige_most_lakes"},
        {
            "hand": "jurist sculptor",
            "bonus": "bonus_parks",
            "prestige_cards": "prestige_most_parks",
        },
        {"hand": "composer", "recruited": "composer"},
    )
    return in_turn(3, *houses)


def test_a_dream_looks_the_same_to_its_dreamer():
    """PF-14.1"""
    game = rich()

    for seat in range(3):
        for dream in dreams(game, seat, 10):
            assert RULES.flaws(dream) == []
            assert encode(RULES.view(dream, seat)) == encode(RULES.view(game, seat))


def test_a_dream_deals_the_hidden_cards_of_others_anew():
    """PF-14.1"""
    seen = dreams(rich(), 0, 40)

    assert len({dream.players[1].hand for dream in seen}) > 20
    assert len({dream.players[1].bonus for dream in seen}) > 8
    assert len({dream.players[1].prestige_cards for dream in seen}) > 6
    assert {dream.players[2].hand for dream in seen} == {("composer",)}
    assert {dream.players[0].hand for dream in seen} == {("painter", "poet")}


def test_a_dream_has_other_chance():
    """PF-14.1"""
    assert len({dream.seed for dream in dreams(rich(), 0)}) == 30


def test_a_dream_keeps_the_cards_its_dreamer_put_under_a_deck():
    """PF-14.3"""
    game = in_turn(3, {}, {"hand": "poet"}, **DRAW)
    put = "mathematician,theologian,philosopher,alchemist"
    play(game, "0 buy_profession", "0 keep botanist", f"0 put_under {put}")

    for dream in dreams(game, 0):
        assert [each.card for each in dream.professions.under] == put.split(",")
        assert not set(put.split(",")) & set(dream.players[1].hand)
    others = {tuple(each.card for each in dream.professions.under) for dream in dreams(game, 2)}
    assert len(others) > 20


def test_a_dream_gives_the_returned_card_to_nobody_who_has_bought_none():
    """PF-14.3, PF-2.4"""
    match = Match.start("florence", seats=3, seed=0, options={"first_start_player": "seat_0"})
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])
    returned = match.game.players[0].returned

    for dream in dreams(match.game, 0):
        assert returned in dream.professions.loose


def test_a_dream_may_give_the_returned_card_to_who_has_bought_one():
    """PF-14.3"""
    game = in_turn(3, {"returned": "poet"}, {"hand": "painter", "bought": 1})

    holders = {dream.players[1].hand == ("poet",) for dream in dreams(game, 0, 200)}

    assert holders == {True, False}


def test_a_dream_does_not_know_the_returned_cards_of_others():
    """PF-14.3"""
    match = Match.start("florence", seats=3, seed=0)
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])
    seen = dreams(match.game, 0, 40)

    assert {dream.players[1].returned for dream in seen} != {match.game.players[1].returned}
    for dream in seen:
        hands = [card for player in dream.players for card in player.hand]
        assert dream.players[1].returned not in hands


def test_a_dream_changes_the_cards_another_is_looking_at():
    """PF-14.1"""
    game = in_turn(3, **DRAW)
    play(game, "0 buy_profession")

    seen = dreams(game, 1)

    assert len({dream.decision.cards for dream in seen}) == 30
    assert all(len(dream.decision.cards) == 5 for dream in seen)
    assert {dream.decision.cards for dream in dreams(game, 0)} == {tuple(FIRST)}


def test_a_dream_of_the_starting_cards_keeps_who_has_chosen():
    """PF-14.1, PF-2.3"""
    game = four_each()
    play(game, f"1 {offered(game, 1)[0]}")

    for dream in dreams(game, 0):
        assert dream.waiting == game.waiting
        (answer,) = dream.decision.by(1)
        assert set(answer.cards) < set(dream.players[1].hand)
    answers = {dream.decision.by(1)[0].cards for dream in dreams(game, 0)}
    assert len(answers) > 20


@pytest.mark.parametrize("moves", [("1 work poet",), ("1 work poet", "1 add_bonus bonus_jesters")])
def test_a_dream_in_the_middle_of_another_players_work_can_be_played_on(moves):
    """PF-14.2, PF-7.1: the declared cards are known to everybody, the rest of the hand is not."""
    house = {"hand": "poet painter", "jesters": 2, "tiles": "lake:a1a2b2", "bonus": "bonus_jesters"}
    game = in_turn(3, {}, house, seat=1)
    play(game, *moves)

    for dream in dreams(game, 0):
        assert RULES.view(dream, 0) == RULES.view(game, 0)
        assert dream.decision == game.decision
        assert RULES.flaws(dream) == []
        play(dream, "1 complete")
        assert dream.players[1].table == ("poet",)


def test_a_dream_of_a_work_that_needs_its_bonus_card_leaves_something_to_do():
    """PF-14.2, PF-7.5"""
    house = {"hand": "poet", "jesters": 2, "bonus": "bonus_jesters"}
    game = in_turn(3, {}, house, seat=1)
    play(game, "1 work poet")
    assert offered(game, 1) == ["add_bonus bonus_jesters"]

    for dream in dreams(game, 0):
        assert offered(dream, 1)


@pytest.mark.parametrize("thing", ["prestige_card", "lake", "recruitment_card"])
def test_every_question_of_an_object_can_be_dreamt_by_everybody(thing: str):
    """PF-14.1"""
    game = florence(3, {}, {"table": "poet"}, agenda=(Settle(0, thing, 200),), **DRAW)

    for seat in range(3):
        for dream in dreams(game, seat, 5):
            assert dream.waiting == (0,)
            assert offered(dream, 0)


def test_all_cards_are_still_there_in_a_dream():
    """PF-14.1, PF-2.9"""
    for dream in dreams(rich(), 1, 10):
        professions = [*dream.professions.loose, *(c for p in dream.players for c in p.hand)]
        bonus = [*dream.bonus_deck.loose, *(c for p in dream.players for c in p.bonus)]
        prestige = [
            *dream.prestige_deck.loose,
            *(c for p in dream.players for c in p.prestige_cards),
        ]
        assert sorted(professions) == sorted(PROFESSIONS)
        assert sorted(bonus) == sorted(BONUS)
        assert sorted(prestige) == sorted(PRESTIGE)
