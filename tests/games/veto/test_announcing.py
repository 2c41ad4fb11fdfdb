"""VE-4.18, VE-4.19: an election is announced."""

from __future__ import annotations

import pytest

from games.veto.looks import among, asked, dukats, kreski
from games.veto.moments import FROM_SETTLEMENT, opened, past_windows
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.events import ElectionAnnounced
from interpares.games.veto.game import NOBODY

COURT = ("court", "radziwill", "wisniowiecki", "lubomirski")
FIVE = "feint counter dodge parry mill"
"""A hand that is full with one card more."""
ELECTORS = "john_casimir_vasa/karmazyn"


@pytest.mark.parametrize(
    "cards, held, holder, asked_",
    [
        (ELECTORS, 14, 0, True),
        (ELECTORS, 13, 0, False),
        (f"{ELECTORS} senators_shed", 13, 0, True),
        ("jan_zamoyski/karmazyn", 14, 0, False),
        (ELECTORS, 14, 1, False),
        ("louis_of_conde", 20, 0, True),
    ],
    ids=["may", "13 kreski", "a lower threshold", "no Elect", "no initiative", "an Absent Elect"],
)
def test_the_initiative_holder_with_two_thirds_and_an_elect_may_announce(
    cards, held, holder, asked_
):
    """VE-4.18, VE-4.9, VE-1.16"""
    game = veto(
        factions=COURT,
        in_play={0: cards},
        kreski={0: held},
        initiative=holder,
        agenda=FROM_SETTLEMENT,
    )

    opened(game, lambda each: past_windows(each) or each.phase != "settlement")

    assert (asked(game) == "AnnounceElection") == asked_


@pytest.mark.parametrize("seats, threshold", [(3, 16), (4, 18)])
def test_two_thirds_are_of_all_kreski_of_the_game(seats, threshold):
    """VE-4.18, VE-10.6: ruling 2"""
    for held in (threshold - 1, threshold):
        game = veto(
            seats, factions=COURT, in_play={0: ELECTORS}, kreski={0: held}, agenda=FROM_SETTLEMENT
        )

        all_bene(game)

        assert (asked(game) == "AnnounceElection") == (held == threshold)


def announced(**position):
    """A position in which an election has just been announced; W-S5 is open."""
    game = veto(
        factions=COURT, in_play={0: ELECTORS}, kreski={0: 14}, agenda=FROM_SETTLEMENT, **position
    )
    all_bene(game)
    return game, play(game, "0 announce")


def test_an_announcement_is_open_and_free():
    """VE-4.19"""
    game, told = announced()

    assert game.election == 0
    assert among(told, ElectionAnnounced) == [ElectionAnnounced(0)]
    assert [each.audience for each in among(told, ElectionAnnounced)] == [None]
    assert (dukats(game)[0], kreski(game)[0]) == (22, 14)


def test_nobody_has_to_announce_an_election():
    """VE-4.19"""
    game = veto(factions=COURT, in_play={0: ELECTORS}, kreski={0: 14}, agenda=FROM_SETTLEMENT)
    all_bene(game)

    play(game, "0 decline")
    all_bene(game)

    assert game.election == NOBODY
    assert asked(game) == "Turn"


def test_an_announcement_holds_for_its_round_only():
    """VE-4.19"""
    game = veto(
        factions=COURT, in_play={0: ELECTORS}, kreski={0: 13}, election=0, hands={0: "", 1: ""}
    )

    do(game, "0 bene", "1 bene", "0 decline", "1 decline")

    assert (game.round, game.election) == (3, NOBODY)


def test_there_is_one_election_in_a_round():
    """VE-4.18"""
    game, _ = announced(hands={0: f"{FIVE} mounted_diet"})

    all_bene(game)

    assert asked(game) == "Turn"
    assert not offered(game, 0, "play mounted_diet")


def test_an_election_that_was_cancelled_counts_as_not_announced():
    """VE-4.18: ruling 70"""
    game, _ = announced(
        hands={
            0: f"{FIVE} mounted_diet",
            1: f"{FIVE} i_do_not_allow_it",
        }
    )

    play(game, "1 play i_do_not_allow_it")
    all_bene(game)
    assert game.election == NOBODY
    do(game, "0 play mounted_diet")

    assert game.election == 0
