"""VE-4.1 to VE-4.11: the round, and its untap phase."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.veto.looks import among, asked, could_use, dukats
from games.veto.moments import FROM_UNTAP, opened, past_windows, until
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.events import Bribed, InitiativeSums, InitiativeTaken, PhaseBegun
from interpares.games.veto.setup import Round

COURT = ("court", "radziwill", "wisniowiecki", "lubomirski")
THREE = "dominik_zaslawski/karmazyn"
"""A Karmazyn of 3 Kreski where he counts."""


def untap(seats=2, **position):
    """The beginning of the untap phase; W-U1 is open."""
    return veto(seats, agenda=FROM_UNTAP, **position)


def bribed(game, *amounts):
    """Everybody passes W-U1 and names these amounts, in the order in which he is asked."""
    all_bene(game)
    told = []
    for amount in amounts:
        told += play(game, f"{game.waiting[0]} bribe {amount}")
    return told


def sums(told):
    return among(told, InitiativeSums)[0].sums


# --- the round


def test_a_round_is_untap_settlement_game_and_ending():
    """VE-4.1"""
    game = veto(round=1, agenda=(Round(),))
    first, told = game.phase, []

    while not told or not isinstance(told[-1], PhaseBegun) or told[-1].phase != "ending":
        seat = game.waiting[0]
        said = "bribe 0" if asked(game) == "Bribery" else "bene"
        told += among(play(game, f"{seat} {said}"), PhaseBegun)

    assert game.round == 2
    assert [first, *[each.phase for each in told]] == ["untap", "settlement", "game", "ending"]


def test_in_round_one_there_is_no_untap_and_no_settlement_phase():
    """VE-4.1"""
    game = veto(
        round=0,
        agenda=(Round(),),
        in_play={0: "kuszel/marked jeremi_wisniowiecki latifundium"},
        kreski={0: 20},
    )

    found = opened(game, past_windows)

    assert found == [("W-G1", 0)]
    assert piece(game, "kuszel").marked
    assert (dukats(game), game.players[0].hand, game.election) == ([20, 20], (), -1)


def test_the_untap_phase_has_three_windows():
    """VE-4.2"""
    game = untap()

    before = opened(game, past_windows)
    play(game, "0 bribe 0", "1 bribe 0")
    after = opened(game, past_windows)

    assert before == [("W-U1", 0)]
    assert after[:3] == [("W-U2", 0), ("W-U3", 0), ("W-S1", 0)]


def test_initiative_is_set_after_the_first_window_and_unmarking_comes_after_the_second():
    """VE-4.2"""
    game = untap(in_play={1: "kuszel/marked krzysztof_opalinski/karmazyn"})

    bribed(game, 0, 0)
    set_, still_marked = game.initiative, piece(game, "kuszel").marked
    until(game, "W-U3")

    assert (set_, still_marked) == (1, True)
    assert not piece(game, "kuszel").marked


# --- sums


@pytest.mark.parametrize(
    "cards, total",
    [
        ("dominik_zaslawski/karmazyn", 3),
        ("dominik_zaslawski/karmazyn adam_kisiel/karmazyn", 5),
        ("dominik_zaslawski/karmazyn+sable_coat", 4),
        ("dominik_zaslawski", 0),
        ("dominik_zaslawski/karmazyn/marked", 0),
        ("dominik_zaslawski/karmazyn+embassy_to_stamboul", 0),
        ("augustyn_kordecki/karmazyn", 0),
        ("augustyn_kordecki/karmazyn+crimson_kontusz", 2),
        ("dominik_zaslawski/karmazyn castle_of_nieporet", 4),
    ],
)
def test_the_sum_is_of_unmarked_karmazyns_on_the_karmazyn_field_and_modifiers(cards, total):
    """VE-4.3: ruling 9"""
    game = untap(factions=COURT, in_play={0: cards})

    told = bribed(game, 0, 0)

    assert sums(told) == (total, 0)


def test_bribes_are_added_to_the_sum():
    """VE-4.3, VE-4.6"""
    game = untap(factions=COURT, in_play={0: THREE})

    told = bribed(game, 3, 12)

    assert sums(told) == (4, 4)
    assert dukats(game)[:2] == [17, 8]
    assert among(told, Bribed) == [Bribed(0, 3, 1), Bribed(1, 12, 4)]


def test_who_was_unmarked_when_the_phase_began_counts_though_he_was_marked_since():
    """VE-4.4: ruling 8"""
    game = untap(
        factions=("lubomirski", "court"),
        in_play={0: "ivan_vyhovsky/karmazyn+crimson_kontusz barabash/marked"},
        hands={1: "night_of_revelry"},
        initiative=1,
    )

    play(game, "1 play night_of_revelry barabash", "0 use ivan_vyhovsky 1")
    all_bene(game)
    play(game, "1 pay")
    told = bribed(game, 0, 0)

    assert piece(game, "ivan_vyhovsky").marked
    assert sums(told) == (2, 0)


def test_who_was_marked_when_the_phase_began_does_not_count_though_he_was_unmarked_since():
    """VE-4.4"""
    game = untap(factions=COURT, in_play={0: "dominik_zaslawski/karmazyn/marked"})
    marked = piece(game, "dominik_zaslawski")

    game.put(structs.replace(marked, marked=False))
    told = bribed(game, 0, 0)

    assert sums(told) == (0, 0)


def test_field_and_kreski_are_those_of_the_moment_the_sum_is_made():
    """VE-4.4"""
    game = untap(factions=COURT, in_play={0: THREE + " adam_kisiel/karmazyn"})
    moved = piece(game, "adam_kisiel")

    game.put(structs.replace(moved, field="election"))
    told = bribed(game, 0, 0)

    assert sums(told) == (3, 0)


def test_a_reply_before_the_sum_is_made_adds_to_it():
    """VE-4.4, VE-4.3"""
    game = untap(factions=COURT, hands={0: "senate_council"}, initiative=1)

    play(game, "1 bene", "0 play senate_council")
    told = bribed(game, 0, 0)

    assert sums(told) == (3, 0)
    assert game.initiative == 0


# --- bribery


def test_bribes_are_named_clockwise_from_the_last_holder_once_and_paid_at_once():
    """VE-4.5: ruling 6"""
    game = untap(3, initiative=1)
    all_bene(game)
    order = []

    while asked(game) == "Bribery":
        order += game.waiting
        play(game, f"{game.waiting[0]} bribe 3")
        assert dukats(game) == [17 if seat in order else 20 for seat in range(3)]

    assert order == [1, 2, 0]
    assert dukats(game) == [17, 17, 17]


def test_a_losing_bribe_is_not_given_back():
    """VE-4.5"""
    game = untap(initiative=0)

    bribed(game, 3, 6)

    assert game.initiative == 1
    assert dukats(game) == [17, 14]


@pytest.mark.parametrize(
    "amount, may",
    [(0, True), (3, True), (9, True), (10, False), (12, False), (4, False), (1, False)],
)
def test_only_multiples_of_three_within_the_treasury_are_bribes(amount, may):
    """VE-4.6, VE-0.4: ruling 7"""
    game = untap(dukats={0: 11})
    all_bene(game)

    assert offered(game, 0, f"bribe {amount}") == may


def test_the_price_of_a_point_is_the_players_own():
    """VE-4.6"""
    game = untap(in_play={1: "maciej_lubienski"})

    told = bribed(game, 8, 3)

    assert among(told, Bribed) == [Bribed(0, 8, 2), Bribed(1, 3, 1)]


# --- the holder


def test_the_highest_sum_takes_the_initiative():
    """VE-4.7"""
    game = untap(3, in_play={2: THREE, 1: "adam_kisiel/karmazyn"}, initiative=0)

    told = bribed(game, 0, 0, 0)

    assert game.initiative == 2
    assert among(told, InitiativeTaken) == [InitiativeTaken(2)]


@pytest.mark.parametrize(
    "holder, bribes, taken",
    [
        (1, (0, 0, 0), 1),
        (0, (3, 3, 0), 0),
        (2, (0, 3, 3), 0),
        (1, (0, 3, 3), 2),
        (0, (0, 3, 3), 1),
    ],
)
def test_a_tie_leaves_it_with_the_holder_or_goes_to_the_first_tied_clockwise(holder, bribes, taken):
    """VE-4.8: ruling 10"""
    game = untap(3, initiative=holder)

    bribed(game, *bribes)

    assert game.initiative == taken


def test_the_holder_is_first_at_voice_and_alone_has_political_influence():
    """VE-4.9, VE-9.16"""
    game = untap(factions=("court", "court"), initiative=0)

    bribed(game, 0, 3)
    all_bene(game)

    assert game.waiting == (1,)
    assert could_use(game, 1, "court#2")

    play(game, "1 bene")

    assert not could_use(game, 0, "court")


def test_the_holder_is_first_in_the_windows_of_the_phases():
    """VE-4.9, VE-6.2"""
    game = untap(3, initiative=0)

    bribed(game, 0, 0, 3)
    found = opened(game, past_windows)

    phases = ("W-U2", "W-U3", "W-S1", "W-S2", "W-S3", "W-S4", "W-G1")
    assert found == [(kind, 2) for kind in phases]


# --- unmarking


def test_all_marked_cards_of_all_players_are_unmarked():
    """VE-4.10"""
    game = untap(
        in_play={
            0: "kuszel/marked mill/marked dominik_zaslawski/karmazyn/marked",
            1: "roch_kowalski/marked+musketeers_sword/marked",
        }
    )

    bribed(game, 0, 0)
    until(game, "W-U3")

    assert not any(each.marked for each in game.table.values())


def test_a_card_forbidden_to_unmark_stays_marked():
    """VE-4.10"""
    game = untap(hands={0: "night_of_revelry"}, in_play={1: "roch_kowalski/marked uhlik/marked"})

    play(game, "0 play night_of_revelry roch_kowalski")
    bribed(game, 0, 0)
    until(game, "W-U3")

    assert piece(game, "roch_kowalski").marked
    assert not piece(game, "uhlik").marked


def test_cards_marked_in_the_windows_before_are_unmarked_too():
    """VE-4.10"""
    game = untap(
        hands={0: "night_of_revelry"}, in_play={0: "kuszel", 1: "jan_zagloba roch_kowalski/marked"}
    )

    play(game, "0 play night_of_revelry roch_kowalski", "1 use jan_zagloba 1")
    assert piece(game, "jan_zagloba").marked
    bribed(game, 0, 0)
    until(game, "W-U3")

    assert not piece(game, "jan_zagloba").marked


def test_faction_cards_are_unmarked_so_that_influence_returns_every_round():
    """VE-4.11: rulings 11 and 12"""
    game = veto(factions=COURT, cupboards={0: " ".join(["mill"] * 20)})

    do(game, "0 use court 2")
    assert not could_use(game, 0, "court")
    do(game, "0 bene", "1 bene", "0 decline", "1 decline")
    bribed(game, 0, 0)
    all_bene(game)

    assert not piece(game, "court").marked
    assert could_use(game, 0, "court")
