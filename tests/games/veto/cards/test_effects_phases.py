"""Effects that are replies to the steps of a round."""

from __future__ import annotations

from games.veto.looks import aims, could_play, dukats, ended, kreski, szabla
from games.veto.moments import (
    FROM_ENDING,
    FROM_GAME,
    FROM_SETTLEMENT,
    FROM_UNTAP,
    answer,
    pass_on,
    until,
)
from games.veto.positions import all_bene, do, piece, play, veto
from interpares.games.veto.game import NOBODY

INCOME = 3
"""Of the factions Wiśniowiecki and Radziwiłł."""


def announced(**fields):
    """Seat 0 has announced an election in the settlement phase."""
    game = veto(
        in_play={0: "jeremi_wisniowiecki"}, kreski={0: 14}, agenda=FROM_SETTLEMENT, **fields
    )
    all_bene(game)
    play(game, "0 announce")
    return game


def test_i_do_not_allow_it_and_the_election_is_void():
    """VE-4.18, VE-1.29"""
    game = announced(hands={1: "i_do_not_allow_it"})

    do(game, "1 play i_do_not_allow_it")

    assert game.election == NOBODY
    assert game.players[1].removed == ("i_do_not_allow_it",)
    assert dukats(game) == [20 + INCOME, 20 + INCOME - 4]
    until(game, "W-U1")
    assert game.outcome is None


def test_i_do_not_allow_it_is_not_for_the_announcer():
    """VE-L.18"""
    game = announced(hands={0: "i_do_not_allow_it"})

    play(game, "1 bene")

    assert not could_play(game, 0, "i_do_not_allow_it")


def test_an_election_held_by_a_card_can_be_disallowed():
    """VE-6.1, VE-4.18"""
    game = veto(
        hands={0: "mounted_diet", 1: "i_do_not_allow_it"},
        in_play={0: "jeremi_wisniowiecki"},
        kreski={0: 12},
    )

    play(game, "0 play mounted_diet")
    assert not could_play(game, 1, "i_do_not_allow_it")
    answer(game, "W-X", "1 play i_do_not_allow_it")

    assert game.election == NOBODY


def test_bribed_marshals_hand_the_initiative_over():
    """VE-4.9, VE-1.29"""
    game = veto(hands={1: "bribed_marshals"}, agenda=FROM_UNTAP)

    answer(game, "W-U2", "1 play bribed_marshals")

    assert game.initiative == 1
    assert game.players[1].removed == ("bribed_marshals",)
    assert dukats(game)[1] == 20 - 5 + INCOME
    until(game, "W-G1")
    assert game.waiting == (1,)


def test_who_holds_the_initiative_bribes_no_marshals():
    """VE-L.18"""
    game = veto(hands={0: "bribed_marshals"}, agenda=FROM_UNTAP)

    until(game, "W-U2", 0)

    assert not could_play(game, 0, "bribed_marshals")


def test_creditors_at_the_gate_take_three_dukats_of_the_settlement():
    """VE-4.15"""
    game = veto(hands={0: "creditors_at_the_gate"}, agenda=FROM_SETTLEMENT)

    until(game, "W-S1", 0)
    assert aims(game, 0, "creditors_at_the_gate") == {"seat-1"}
    do(game, "0 play creditors_at_the_gate 1")

    assert dukats(game) == [20 - 1 + INCOME, 20 + INCOME - 3]


def test_creditors_come_at_the_start_only():
    """VE-1.36"""
    game = veto(hands={0: "creditors_at_the_gate"}, agenda=FROM_SETTLEMENT)

    for window in ("W-S2", "W-S3", "W-S4", "W-G1"):
        until(game, window, 0)
        assert not could_play(game, 0, "creditors_at_the_gate")


def test_fresh_levies_come_beyond_the_hand_limit():
    """VE-4.14"""
    game = veto(hands={0: "fresh_levies feint feint feint feint feint"}, agenda=FROM_SETTLEMENT)

    answer(game, "W-S2", "0 play fresh_levies")

    assert len(game.players[0].hand) == 5 + 1
    assert len(game.players[0].cupboard) == 9
    assert dukats(game)[0] == 20 - 1 + INCOME


def test_fresh_levies_are_for_the_settlement():
    """VE-1.36"""
    game = veto(hands={0: "fresh_levies"}, agenda=FROM_SETTLEMENT)

    until(game, "W-S1", 0)
    assert not could_play(game, 0, "fresh_levies")
    until(game, "W-S3", 0)

    assert not could_play(game, 0, "fresh_levies")


def test_the_open_coffer_brings_three_dukats_more():
    """VE-4.15"""
    game = veto(hands={0: "open_coffer"}, agenda=FROM_SETTLEMENT)

    until(game, "W-S2", 0)
    assert not could_play(game, 0, "open_coffer")
    answer(game, "W-S3", "0 play open_coffer")

    assert dukats(game) == [20 + INCOME + 3, 20 + INCOME]


def test_an_open_coffer_comes_in_time_to_pay_upkeep():
    """VE-4.15, VE-4.17"""
    game = veto(
        factions=("court", "radziwill"),
        hands={0: "open_coffer"},
        in_play={0: "kuklinowski louis_of_conde kuszel+musket+crimson_kontusz"},
        dukats={0: 0},
        agenda=FROM_SETTLEMENT,
    )

    until(game, "W-S3", 0)
    assert game.players[0].net == 2 - 4
    do(game, "0 play open_coffer")

    assert dukats(game)[0] == 1


def test_gambling_debts_are_given_after_the_settlement():
    """VE-0.4"""
    game = veto(hands={0: "gambling_debts"}, agenda=FROM_SETTLEMENT)

    until(game, "W-S3", 0)
    assert not could_play(game, 0, "gambling_debts")
    until(game, "W-S4", 0)
    assert aims(game, 0, "gambling_debts") == {"seat-1"}
    do(game, "0 play gambling_debts 1")

    assert dukats(game) == [20 + INCOME + 2, 20 + INCOME - 2]


def test_who_has_one_dukat_left_gives_one():
    """VE-0.4"""
    game = veto(
        hands={0: "gambling_debts"},
        in_play={1: "kuklinowski uhlik+musket"},
        dukats={1: 0},
        agenda=FROM_SETTLEMENT,
    )

    answer(game, "W-S4", "0 play gambling_debts 1")

    assert dukats(game) == [20 + INCOME + 1, 0]


def test_after_a_night_of_revelry_a_character_stays_marked():
    """VE-4.10"""
    game = veto(
        hands={0: "night_of_revelry"},
        in_play={
            0: "kuszel/marked",
            1: "kuklinowski/marked uhlik roch_kowalski/marked charles_gustav/marked",
        },
        agenda=FROM_UNTAP,
    )

    until(game, "W-U1", 0)
    assert aims(game, 0, "night_of_revelry") == {"kuklinowski", "roch_kowalski"}
    play(game, "0 play night_of_revelry kuklinowski")
    until(game, "W-U3")

    assert piece(game, "kuklinowski").marked
    assert not piece(game, "roch_kowalski").marked
    assert not piece(game, "kuszel").marked
    assert dukats(game) == [20 - 2, 20]
    until(game, "W-E1")
    until(game, "W-U3")
    assert not piece(game, "kuklinowski").marked


def test_a_night_of_revelry_is_over_when_the_cards_are_unmarked():
    """VE-1.36"""
    game = veto(hands={0: "night_of_revelry"}, in_play={1: "kuklinowski/marked"}, agenda=FROM_UNTAP)

    until(game, "W-U2", 0)

    assert not could_play(game, 0, "night_of_revelry")


def test_rested_horses_carry_through_the_round():
    """VE-10.2"""
    game = veto(
        hands={0: "rested_horses"}, in_play={0: "kuszel", 1: "kuklinowski"}, agenda=FROM_UNTAP
    )

    until(game, "W-U2", 0)
    assert not could_play(game, 0, "rested_horses")
    until(game, "W-U3", 0)
    assert aims(game, 0, "rested_horses") == {"kuszel"}
    play(game, "0 play rested_horses kuszel")
    until(game, "W-G1")

    assert szabla(game, "kuszel") == 8
    assert dukats(game)[0] == 20 - 1 + INCOME
    until(game, "W-E1")
    assert szabla(game, "kuszel") == 6


def test_they_sound_the_alarm_for_those_without_initiative():
    """VE-5.1, VE-L.5"""
    game = veto(
        hands={0: "they_sound_the_alarm", 1: "they_sound_the_alarm"},
        agenda=FROM_GAME,
    )

    assert not could_play(game, 0, "they_sound_the_alarm")
    play(game, "0 bene")
    do(game, "1 play they_sound_the_alarm")

    assert len(game.players[1].hand) == 1
    assert game.players[1].discard == ("they_sound_the_alarm",)
    assert dukats(game) == [20, 20]
    assert game.waiting == (0,)


def test_an_election_feast_is_held_in_an_inn():
    """VE-10.4"""
    game = veto(
        hands={0: "election_feast"}, in_play={0: "tap_house", 1: "mill"}, agenda=FROM_ENDING
    )

    answer(game, "W-E1", "0 play election_feast")

    assert kreski(game) == [1, 0, 20]
    assert dukats(game) == [20 - 2, 20]


def test_without_an_inn_of_ones_own_there_is_no_feast():
    """VE-L.5"""
    game = veto(
        hands={0: "election_feast"}, in_play={0: "mill", 1: "tap_house"}, agenda=FROM_ENDING
    )

    until(game, "W-E1", 0)

    assert not could_play(game, 0, "election_feast")


def test_a_council_by_night_brings_a_card_after_the_discards():
    """VE-10.10"""
    game = veto(hands={0: "council_by_night feint"}, agenda=FROM_ENDING)

    until(game, "W-E1", 0)
    assert not could_play(game, 0, "council_by_night")
    all_bene(game)
    play(game, "0 discard_card feint", "1 decline")
    answer(game, "W-E3", "0 play council_by_night")

    assert game.players[0].hand == ("manor_farm",)
    assert game.players[0].discard == ("feint", "council_by_night")
    assert dukats(game) == [20 - 1, 20]


def election(votes_of_0, **fields):
    """An election is decided in this ending phase."""
    return veto(
        in_play={0: "jeremi_wisniowiecki", 1: "andrzej_kmicic_standard_bearer"},
        kreski={0: votes_of_0},
        election=0,
        agenda=FROM_ENDING,
        **fields,
    )


def test_the_last_word_takes_the_deciding_kreska():
    """VE-10.5, VE-1.29"""
    game = election(14, hands={1: "last_word"})

    answer(game, "W-E2", "1 play last_word")

    assert game.outcome is None
    assert kreski(game) == [13, 0, 8]
    assert game.players[1].removed == ("last_word",)
    assert dukats(game) == [20, 20 - 5]


def test_the_last_word_does_not_stop_who_has_votes_to_spare():
    """VE-10.5"""
    game = election(15, hands={1: "last_word"})

    answer(game, "W-E2", "1 play last_word")

    assert ended(game) == ("election", (0, 1))


def test_there_is_no_last_word_where_nobody_would_win():
    """VE-L.18"""
    game = election(13, hands={0: "last_word", 1: "last_word"})

    until(game, "W-E2", 0)
    assert not could_play(game, 0, "last_word")
    pass_on(game)

    assert not could_play(game, 1, "last_word")


def against_a_council(karmazyn):
    """Seat 0 of the Lubomirskis holds the initiative; seat 1 has a Senate Council."""
    return veto(
        factions=("lubomirski", "court"),
        hands={1: "senate_council"},
        in_play={0: f"{karmazyn}/karmazyn"},
        agenda=FROM_UNTAP,
    )


def test_a_senate_council_adds_three_to_the_initiative_sum():
    """VE-4.3, VE-4.7"""
    game = against_a_council("konstanty_jacek_lubomirski")

    answer(game, "W-U1", "1 play senate_council")
    until(game, "W-U2")

    assert game.initiative == 1
    assert dukats(game) == [20, 20 - 2]


def test_a_senate_council_adds_no_more_than_three():
    """VE-4.8"""
    game = against_a_council("michal_zebrzydowski")

    answer(game, "W-U1", "1 play senate_council")
    until(game, "W-U2")

    assert game.initiative == 0, "a tie stays with the holder"


def test_a_senate_council_is_the_courts():
    """VE-1.31"""
    game = veto(factions=("court", "lubomirski"), hands={1: "senate_council"}, agenda=FROM_UNTAP)

    until(game, "W-U1", 1)

    assert not could_play(game, 1, "senate_council")


def test_a_senate_council_counts_for_one_round():
    """VE-10.2, VE-4.7"""
    game = against_a_council("konstanty_jacek_lubomirski")

    answer(game, "W-U1", "1 play senate_council")
    until(game, "W-E1")
    until(game, "W-U2")

    assert game.initiative == 0


def test_a_senate_council_meets_before_the_computation():
    """VE-1.36"""
    game = veto(factions=("lubomirski", "court"), hands={1: "senate_council"}, agenda=FROM_UNTAP)

    until(game, "W-U2", 1)

    assert not could_play(game, 1, "senate_council")
