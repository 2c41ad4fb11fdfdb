"""PF-14: who knows what. Two worlds that differ in hidden things only look the same."""

from __future__ import annotations

import pytest

from games.florence.positions import florence, four_each, in_turn
from games.worlds import EVERYBODY, OTHERS, alike, known_to
from interpares import Match, rules_of
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.events import CardKnown, CardsSeen, Chosen
from interpares.games.florence.game import Florence
from interpares.games.florence.scoring import FinalScoring
from interpares.kernel.chance import seed_from
from scenario import play, refused

RULES = rules_of("florence")
DRAW = {"script": (0,) * 5}


def match_from(game: Florence, *moves: str) -> Match:
    options = {"muse_and_princess": game.muse, "cooperative_building": game.cooperative}
    match = Match.start("florence", seats=len(game.players), seed=0, position=game, options=options)
    play(match, *moves)
    return match


def differ(one: Florence, other: Florence, *moves: str) -> tuple[Match, Match]:
    return match_from(one, *moves), match_from(other, *moves)


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
