"""VE-13: the feast rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.veto.looks import among, asked, dukats, ended, window
from games.veto.moments import FROM_ELECTION, in_round, opened, until_round
from games.veto.positions import all_bene, do, offered, play, refused, veto
from interpares import Illegal, Match
from interpares.games.veto.cards import CARDS
from interpares.games.veto.events import InitiativeSums
from interpares.games.veto.game import Veto
from interpares.games.veto.setup import Round

INFLUENCE = "0 use radziwill 2"


def feast(seats: int = 2, **fields: Any) -> Veto:
    factions = fields.pop("factions", ("radziwill", "wisniowiecki", "court", "lubomirski"))
    return veto(seats, factions=factions, variant="feast", **fields)


def new_round(seats: int = 2, **fields: Any) -> Veto:
    """The next round begins: W-U1 is open."""
    return feast(seats, agenda=(Round(),), **fields)


def test_political_influence_does_not_exist():
    """VE-13.1: the same position allows it under the standard rules"""
    standard = veto(factions=("radziwill", "court"))
    game = feast()

    assert offered(standard, 0, INFLUENCE.removeprefix("0 "))
    assert not offered(game, 0, INFLUENCE.removeprefix("0 "))
    assert refused(game, INFLUENCE)


def test_cards_that_speak_of_influence_do_nothing_in_that_part():
    """VE-13.1: Broad Connections"""
    game = feast(in_play={0: "faction+broad_connections"}, influence=(1,), initiative=1)
    standard = veto(
        factions=("radziwill", "court"),
        in_play={0: "faction+broad_connections"},
        influence=(1,),
        initiative=1,
    )

    do(standard, "0 use broad_connections 1")
    do(game, "0 use broad_connections 1")

    assert asked(standard) == "InfluenceNow"
    assert asked(game) == "Turn"
    assert game.influence == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_initiative_passes_clockwise_every_round(seats):
    """VE-13.2, VE-13.5"""
    game = new_round(seats, initiative=seats - 1, passing=seats - 1)
    held = []

    for _ in range(seats + 1):
        until_round(game, game.round)
        held.append(game.initiative)
        opened(game, in_round(game.round + 1))

    assert held == [*range(seats), 0]


def test_there_are_no_sums_and_no_bribery():
    """VE-13.2, VE-13.3: untap step 2 consists of the passing on, and W-U2 still opens"""
    game = new_round(in_play={0: "dominik_zaslawski/karmazyn"}, dukats={0: 30, 1: 30})
    assert window(game) == ("W-U1", 0)

    events = play(game, "0 bene", "1 bene")

    assert window(game) == ("W-U2", 1)
    assert game.initiative == 1
    assert among(events, InitiativeSums) == []
    assert dukats(game) == [30, 30]


def test_in_the_standard_rules_the_same_karmazyn_would_decide():
    """VE-13.2: the counter-check"""
    game = veto(in_play={0: "dominik_zaslawski/karmazyn"}, initiative=1, agenda=(Round(),))
    all_bene(game)

    do(game, "1 bribe 0", "0 bribe 0")

    assert game.initiative == 0


def test_initiative_taken_by_a_card_is_held_for_its_round_only():
    """VE-13.3: the passing counts from the seat whose turn it was"""
    game = new_round(3, hands={0: "bribed_marshals"}, initiative=0, passing=0)
    play(game, "0 bene", "1 bene", "2 bene")
    assert window(game) == ("W-U2", 1)
    play(game, "1 bene", "2 bene", "0 play bribed_marshals")
    all_bene(game)
    assert game.initiative == 0

    until_round(game, game.round + 1)

    assert game.initiative == 2


def test_round_one_begins_with_the_smallest_treasury():
    """VE-13.2, VE-2.11"""
    match = Match.start("veto", seats=2, seed=2, options={"variant": "feast"})
    decks = [each.deck for each in match.game.decision.options(match.game, 0)]

    match.play(0, f"choose_deck {next(each for each in decks if 'radziwill' in each)}")
    match.play(1, f"choose_deck {next(each for each in decks if 'wisniowiecki' in each)}")
    match.play(0, "keep")
    match.play(1, "keep")

    assert match.game.initiative == 1


def test_only_decks_with_at_most_two_copies_are_offered():
    """VE-13.4"""
    match = Match.start("veto", seats=2, seed=2, options={"variant": "feast"})

    offered_decks = match.game.decision.options(match.game, 0)
    match.play(0, offered_decks[0])
    match.play(1, offered_decks[1])

    assert len(offered_decks) >= 4
    assert max(Counter(match.game.players[0].deck).values()) <= 2


def test_three_copies_of_a_card_are_refused():
    """VE-13.4: three are allowed under the standard rules"""
    usable = [card.id for card in CARDS.values() if card.type not in ("faction", "strategy")]
    cards = ",".join([*usable[:57], *[usable[60]] * 3])
    standard = Match.start("veto", seats=2, seed=2)
    match = Match.start("veto", seats=2, seed=2, options={"variant": "feast"})

    standard.play(0, f"bring_deck radziwill great_banquet {cards}")
    with pytest.raises(Illegal) as refusal:
        match.play(0, f"bring_deck radziwill great_banquet {cards}")

    assert refusal.value.rule == "VE-13.4"


def test_elections_are_announced_and_won_as_usual():
    """VE-13.5"""
    game = feast(
        in_play={0: "janusz_radziwill/karmazyn"},
        kreski={0: 14},
        agenda=FROM_ELECTION,
    )

    play(game, "0 announce")
    all_bene(game)
    play(game, "0 bene", "1 bene")
    all_bene(game)

    assert ended(game) == ("election", (0, 1))
