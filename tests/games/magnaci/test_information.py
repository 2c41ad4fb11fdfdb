"""MA-3: who knows what. Two worlds that differ in hidden things only look the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.magnaci.positions import (
    at_window,
    battles,
    commit,
    dealt,
    laid,
    opened_sejm,
    placement,
    sejm,
)
from games.worlds import EVERYBODY, OTHERS, alike
from interpares import BadInput, Illegal, Match, rules_of
from interpares.games.magnaci.events import (
    CardsRevealed,
    Committed,
    ConflictReturned,
    Declared,
    Declined,
    Favoured,
    LawMoved,
    Pledged,
    Proposed,
    Vetoed,
)
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.interregnum import NewOrder
from interpares.games.magnaci.senate import Senate
from interpares.kernel.chance import seed_from
from interpares.kernel.game import encode
from scenario import magnaci, play

RULES = rules_of("magnaci")
PLAIN = "dissenters embassy union_of_brest fortress quarter_army"


def match_from(game: Magnaci, *moves: str) -> Match:
    match = Match.start("magnaci", seats=3, seed=0, position=game, options={"trade": game.trade})
    play(match, *moves)
    return match


def in_senate() -> Magnaci:
    return magnaci(king="stephen_bathory", agenda=(Senate(),))


def in_sejm(**fields) -> Magnaci:
    return opened_sejm(PLAIN, 3, **fields)


def in_conflicts(**fields) -> Magnaci:
    deck = "livonian_war kantymir_raid turkish_war insurrection northern_war"
    return dealt(deck, **fields)[0]


SLOTS = {in_sejm: "1 2 3 4 5", in_conflicts: "I III V VII IX"}
COMMITMENTS = pytest.mark.parametrize("begin", SLOTS)


# Family cards in hand and in the Senate


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_cards_in_hand_and_in_the_senate_are_known_to_their_owner_alone(count: int):
    """MA-3.1, MA-3.2, MA-7.3"""
    strong = {"primate": "14", "treasurer": "lady", "hetman": "12"}
    weak = {"primate": "2", "treasurer": "3", "hetman": "4"}

    one = match_from(in_senate(), *placement(0, strong)[:count])
    other = match_from(in_senate(), *placement(0, weak)[:count])

    assert alike(one, other, OTHERS)
    assert alike(one, other, [0]) is (count == 1)


def test_others_see_where_cards_stand_in_the_senate_and_how_many_are_left():
    """MA-3.1, MA-7.3"""
    match = match_from(
        in_senate(), *placement(0, {"primate": "2", "hetman": "3", "chancellor": "4"})
    )

    for seat in OTHERS:
        seen = match.view(seat).players[0]
        assert seen.laid == (True, None, True, True)
        assert (seen.hand, seen.cards_in_hand, seen.laying) == (None, 10, None)
    assert match.view(0).players[0].laid == ("2", None, "3", "4")


def test_cards_of_later_offices_stay_hidden_while_an_earlier_one_is_resolved():
    """MA-3.4, MA-7.4"""
    others = [
        *placement(1, {"primate": "2", "treasurer": "3", "hetman": "4"}),
        *placement(2, {"primate": "3", "treasurer": "4", "chancellor": "5"}),
    ]
    one, other = (
        match_from(
            in_senate(),
            *placement(0, {"primate": "9", "treasurer": card, "hetman": "5"}),
            *others,
        )
        for card in ("14", "13")
    )

    assert one.view(1).players[0].shown is None
    assert one.view(1).players[0].played == ("9",)
    assert alike(one, other, OTHERS)
    play(one, "0 settle prussia")
    play(other, "0 settle prussia")
    assert not alike(one, other, [1])


# Commitments


@COMMITMENTS
@pytest.mark.parametrize("count", [1, 3, 5])
def test_before_all_have_committed_nothing_shows_of_any_commitment(begin, count: int):
    """MA-3.3, MA-8.2, MA-9.7"""
    one = match_from(begin(), *laid(0, SLOTS[begin], "5 6 7 8 9")[:count])
    other = match_from(begin(), *laid(0, SLOTS[begin], "9 8 7 11 2")[:count])

    assert alike(one, other, OTHERS)
    assert not alike(one, other, [0])


@COMMITMENTS
def test_how_much_of_a_commitment_is_laid_is_known_to_its_owner_alone(begin):
    """MA-3.3"""
    one = match_from(begin())
    other = match_from(begin(), *laid(0, SLOTS[begin], "9 8 7 11 2")[:4])

    assert alike(one, other, OTHERS)


@COMMITMENTS
def test_that_a_player_has_committed_is_public(begin):
    """MA-3.1, MA-3.3"""
    match = match_from(begin(), *laid(0, SLOTS[begin], "9 8 7 11 2"))

    for seat in OTHERS:
        assert match.prompt(seat).seats == (1, 2)
        assert match.events(seat) == [Committed(0)]
        assert match.view(seat).players[0].laid in ((), (None,) * 4)


@COMMITMENTS
def test_after_all_have_committed_only_the_slot_being_resolved_is_known(begin):
    """MA-3.4"""
    one, other = (
        match_from(
            begin(laws={1: ["tribunal", "rokosz"]}),
            *laid(0, SLOTS[begin], cards),
            *laid(1, SLOTS[begin], "2 3 4 5 6"),
            *laid(2, SLOTS[begin], "3 4 5 6 7"),
        )
        for cards in ("9 8 7 11 2", "9 2 14 lady 3")
    )

    assert alike(one, other, OTHERS)
    assert not alike(one, other, [0])
    seen = one.view(1).players[0]
    assert seen.shown == "9"
    assert [card for card in seen.laid if card] == [True] * 4


def test_revealed_cards_are_public_for_the_rest_of_the_age():
    """MA-3.1, MA-7.12"""
    match = match_from(sejm(PLAIN, "9 2 3 4 5", "8 3 4 5 6", "7 4 5 6 11"), "0 settle prussia")

    for seat in EVERYBODY:
        seen = match.view(seat).players
        assert [player.played[0] for player in seen] == ["9", "8", "7"]
    assert any(isinstance(event, CardsRevealed) for event in match.events(None))


@COMMITMENTS
def test_a_commitment_is_final_and_cannot_be_taken_back(begin):
    """MA-3.3"""
    match = match_from(begin(), *laid(0, SLOTS[begin], "9 8 7 11 2"))

    with pytest.raises(Illegal) as refusal:
        match.play(0, f"lay {SLOTS[begin].split()[0]} 3")
    assert refusal.value.rule == "MA-3.3"
    with pytest.raises(BadInput):
        match.undo(0)


# Decks and Kings


@pytest.mark.parametrize("begin", [in_senate, in_sejm, in_conflicts])
def test_nobody_knows_what_chance_will_bring(begin: Callable[[], Magnaci]):
    """MA-3.1, MA-3.2: Kings to come and the order of both decks."""
    one, other = begin(), begin()
    other.seed = seed_from(99)

    assert alike(match_from(one), match_from(other), EVERYBODY)


@pytest.mark.parametrize("deck", ["law_deck", "conflict_deck"])
def test_the_order_of_a_deck_is_seen_by_nobody_and_its_size_by_everybody(deck: str):
    """MA-3.1, MA-3.2"""
    one, other = in_senate(), in_senate()
    setattr(other, deck, getattr(other, deck)[::-1])

    assert alike(match_from(one), match_from(other), EVERYBODY)
    public = match_from(one).view(None)
    assert (public.laws_in_deck, public.conflicts_in_deck) == (25, 25)


def test_a_third_card_of_a_full_power_is_shown_to_everybody_and_shuffled_in():
    """MA-3.1, MA-9.3"""
    deck = "livonian_war smolensk_war muscovite_war kantymir_raid turkish_war northern_war"

    game, told = dealt(deck, script=(0, 0, 0, 1, 1, 1))

    [shown] = [event for event in told if isinstance(event, ConflictReturned)]
    assert (shown.conflict, shown.audience) == ("muscovite_war", None)
    assert "muscovite_war" not in encode(RULES.view(game, 0)).decode()


# What is public


def test_the_table_is_the_same_for_everybody():
    """MA-3.1"""
    game = at_window(
        "interregnum",
        track=(2, 0, 1),
        laws={0: ["tribunal"], 1: ["entail"]},
        offices={0: ["treasurer"], 2: ["primate"]},
        used={1: ["hetman"]},
        estates={0: {"prussia": 1}, 1: {"ukraine": 2}},
        fiefs={2: {"livonia": 1}},
        conflicts={"III": "kantymir_raid"},
        conflicts_out=("holy_league",),
        laws_out=("rokosz",),
        partitioned=("ukraine",),
        buildings=("prussia", None, "lithuania"),
        silent_sejm=True,
        black_clouds=True,
        past_kings=("stephen_bathory",),
    )

    for seat in EVERYBODY:
        seen = RULES.view(game, seat)
        assert [player.laws for player in seen.players] == [("tribunal",), ("entail",), ()]
        assert [player.offices for player in seen.players] == [("treasurer",), (), ("primate",)]
        assert seen.players[1].used == ("hetman",)
        assert [player.estates for player in seen.players][1] == (0, 0, 2, 0, 0)
        assert seen.players[2].fiefs == (1, 0, 0, 0)
        assert (seen.track, seen.conflicts[2]) == ((2, 0, 1), "kantymir_raid")
        assert (seen.laws_out, seen.conflicts_out) == (("rokosz",), ("holy_league",))
        assert (seen.partitioned, seen.buildings) == (("ukraine",), game.buildings)
        assert (seen.silent_sejm, seen.black_clouds) == (True, True)
        assert seen.past_kings == ("stephen_bathory",)


def test_offers_and_answers_are_public():
    """MA-3.1, MA-16.4"""
    game = at_window("sejm_end", trade=True, laws={0: ["tribunal"], 1: ["entail"]})
    match = match_from(game, "0 offer 1", "0 give tribunal", "0 take entail", "0 propose")

    for seat in EVERYBODY:
        assert Proposed(0, 1, ("tribunal",), ("entail",)) in match.events(seat)
        facts = match.prompt(seat).facts
        assert (facts["give"], facts["take"]) == (("tribunal",), ("entail",))
    play(match, "1 decline")
    assert all(Declined(1, 0) in match.events(seat) for seat in EVERYBODY)


def test_gifts_are_public():
    """MA-3.1, MA-16.4"""
    game = at_window("sejm_end", trade=True, laws={0: ["tribunal"]})
    match = match_from(game, "0 offer 1", "0 give tribunal", "0 propose")

    assert all(LawMoved("tribunal", 0, 1) in match.events(seat) for seat in EVERYBODY)


def test_pledges_are_public():
    """MA-3.1, MA-16.7"""
    held = {1: ["tribunal", "entail"]}
    game = battles({"IX": "northern_war"}, "4", "9", "9", laws=held, trade=True)
    match = match_from(game, "0 pass", "1 pass", "2 pass", "0 pass", "1 pledge tribunal")

    for seat in EVERYBODY:
        assert Pledged(1, "tribunal") in match.events(seat)
        assert match.view(seat).players[1].pledged == ("tribunal",)


def test_actions_vetoes_and_decisions_of_the_primate_are_public():
    """MA-3.1, MA-17.2"""
    held = {1: ["rokosz"], 2: ["veto"]}
    game = battles({"IX": "northern_war"}, "4", "9", "9", laws=held)
    match = match_from(game, "1 play rokosz")
    assert all(match.prompt(seat).facts["card"] == "rokosz" for seat in EVERYBODY)
    play(match, "2 veto", "0 name 2")

    for seat in EVERYBODY:
        told = match.events(seat)
        assert Declared(1, "rokosz", place="IX") in told
        assert Vetoed(2, "rokosz") in told
        assert Favoured(0, 2) in told


def test_the_new_order_is_public():
    """MA-3.1, MA-12.6"""
    game = magnaci(agenda=(NewOrder(),), offices={0: ["primate"]})
    match = match_from(game, "0 order 2,1,0")

    assert all(match.view(seat).track == (2, 1, 0) for seat in EVERYBODY)


# Leaks by other ways


def test_refusals_tell_nothing_of_what_others_hold():
    """MA-3.2"""
    one = match_from(
        in_senate(), *placement(0, {"primate": "14", "treasurer": "12", "hetman": "9"})
    )
    other = match_from(
        in_senate(), *placement(0, {"primate": "2", "treasurer": "3", "hetman": "4"})
    )

    for move in ("lay primate 14", "lay primate 2", "leave_out king", "veto", "offer 0", "pass"):
        for seat in (1, 2):
            assert refusal_of(one, seat, move) == refusal_of(other, seat, move)


def refusal_of(match: Match, seat: int, move: str) -> tuple[str, str, str]:
    with pytest.raises(Illegal) as refusal:
        match.play(seat, move)
    return refusal.value.message, refusal.value.rule, str(refusal.value.values)


def test_being_passed_automatically_depends_on_public_facts_only():
    """MA-3.5, MA-14.5"""
    one, other = (in_conflicts(laws={1: ["rokosz"]}) for _ in range(2))
    commit(one, "9 8 7 11 2", "2 3 4 5 6", "3 4 5 6 7")
    commit(other, "9 2 14 lady 3", "2 3 4 5 6", "3 4 5 6 7")

    assert one.waiting == other.waiting == (1,)
    assert alike(match_from(one), match_from(other), OTHERS)
