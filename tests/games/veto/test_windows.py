"""VE-6: where reply windows open, and who may reply in them."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import MASSACRE, add_cards
from games.veto.looks import window
from games.veto.moments import (
    answerable,
    asking,
    at_round,
    in_ending,
    in_fight,
    in_round,
    in_turn,
    opened,
    until,
    with_fields,
)
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.ending import EndingPhase

OF_A_PHASE = {
    "senate_council": "W-U1",
    "bribed_marshals": "W-U2",
    "rested_horses": "W-U3",
    "creditors_at_the_gate": "W-S1",
    "fresh_levies": "W-S2",
    "open_coffer": "W-S3",
    "gambling_debts": "W-S4",
    "they_sound_the_alarm": "W-G1",
    "election_feast": "W-E1",
    "council_by_night": "W-E3",
}
"""Effects that name an event of a phase, and the window of that event."""


ENVY = """
[[card]]
id = "envy"
type = "effect"
[card.play]
kind = "reply"
when = { event = "entered_play" }
target = [{ name = "t", sel = { type = "possession" } }]
do = [{ op = "discard", card = "t" }]
"""


# --- where windows open


def test_the_windows_of_a_round_open_in_their_order():
    """VE-6.1, VE-6.2: untap begins with the holder of the last round, the rest with the new one"""
    game = at_round(3, in_play={2: "dominik_zaslawski/karmazyn"}, initiative=1)

    found = opened(game, in_round(3))

    assert found == [
        ("W-U1", 1),
        *[(kind, 2) for kind in ("W-U2", "W-U3", "W-S1", "W-S2", "W-S3", "W-S4")],
        *[(kind, 2) for kind in ("W-G1", "W-E1", "W-E2", "W-E3")],
    ]


@pytest.mark.parametrize("card, kind", OF_A_PHASE.items())
def test_a_reply_to_an_event_of_a_phase_is_for_its_window_only(card, kind):
    """VE-6.1, VE-6.7"""
    game = at_round(
        factions=("radziwill", "court"), hands={1: card}, in_play={1: "pelka tap_house"}
    )

    found = answerable(game, 1, in_round(3))

    assert found == [kind]


def test_a_victory_can_be_answered_before_it_is_one():
    """VE-6.1: W-E2"""
    game = in_ending(
        factions=("radziwill", "court"),
        hands={1: "last_word"},
        in_play={0: "charles_gustav"},
        kreski={0: 14},
        election=0,
    )

    found = answerable(game, 1, lambda game: game.outcome is not None)

    assert found == ["W-E2"]


def test_an_announced_election_is_answered_first_by_the_next_player():
    """VE-6.1: W-S5"""
    game = at_round(
        3,
        hands={0: "i_do_not_allow_it"},
        in_play={1: "michal_korybut_wisniowiecki"},
        factions=("court", "wisniowiecki", "radziwill"),
        kreski={1: 16},
        initiative=1,
    )
    opened(game, asking("AnnounceElection"))

    play(game, "1 announce")
    first = window(game)
    play(game, "2 bene")

    assert first == ("W-S5", 2)
    assert offered(game, 0, "play i_do_not_allow_it")


@pytest.mark.parametrize(
    "move, kinds",
    [
        ("deploy_character kuszel", ["W-A", "W-X"]),
        ("deploy_possession mill", ["W-A", "W-X"]),
        ("deploy_equipment rapier longinus_podbipieta", ["W-A", "W-X"]),
        ("lay_thrust feint longinus_podbipieta", []),
        ("agitate longinus_podbipieta", ["W-A", "W-X"]),
        ("move_character aleksander_koniecpolski", ["W-A"]),
        ("play vae_victis wisniowiecki", ["W-A", "W-X"]),
        ("play contribution 0", ["W-A"]),
        ("play eaten_by_rust sable_coat", ["W-A", "W-X"]),
        ("use charles_ferdinand_vasa 1", ["W-A"]),
        ("use wisniowiecki 2 baranowski", ["W-A", "W-X"]),
        ("play mounted_diet", ["W-A", "W-X"]),
    ],
)
def test_a_declaration_opens_a_window_and_what_it_caused_another(move, kinds):
    """VE-6.1, VE-6.16: W-A and W-X, both from the next player on; a thrust is just attached"""
    game = veto(
        3,
        factions=("court", "wisniowiecki", "radziwill"),
        hands={1: "kuszel mill rapier feint vae_victis contribution eaten_by_rust mounted_diet"},
        in_play={
            1: "longinus_podbipieta+sable_coat aleksander_koniecpolski"
            " charles_ferdinand_vasa/karmazyn baranowski/marked"
        },
        kreski={1: 12},
        initiative=1,
        voice=1,
    )

    play(game, f"1 {move}")

    assert opened(game, in_turn) == [(kind, 2) for kind in kinds]


def test_the_windows_of_a_duel_begin_with_the_challengers_player():
    """VE-6.1, VE-6.2: but those of a declaration with the next player after the declaring one"""
    game = veto(
        3, hands={1: "feint", 0: "lunge"}, in_play={1: "longinus_podbipieta", 0: "pelka"}, voice=1
    )

    play(game, "1 challenge longinus_podbipieta pelka")
    before = opened(game, asking("AnswerDuel"))
    play(game, "0 accept")
    accepted = opened(game, in_fight)
    play(game, "1 play feint")
    first = opened(game, in_fight)
    play(game, "0 play lunge")
    second = opened(game, in_fight)
    after = opened(game, in_turn)

    assert before == [("W-A", 2)]
    assert accepted == [("W-D2", 1), ("W-D3", 1)]
    assert (first, second) == ([("W-A", 2)], [("W-A", 1)])
    assert after == [("W-D5", 1), ("W-D6", 1), ("W-D7", 1)]


def test_an_election_announced_by_a_card_is_answered_afterwards():
    """VE-6.1: in W-X (ruling 70)"""
    game = veto(
        hands={0: "mounted_diet", 1: "i_do_not_allow_it"},
        in_play={0: "michal_korybut_wisniowiecki"},
        kreski={0: 12},
    )
    play(game, "0 play mounted_diet")
    found = answerable(game.copy(), 1, in_turn)

    until(game, "W-X")
    play(game, "1 play i_do_not_allow_it")
    all_bene(game)

    assert (found, game.election) == (["W-X"], -1)


def test_a_refused_duel_has_one_window_more():
    """VE-6.1, VE-8.7"""
    game = veto(3, in_play={1: "longinus_podbipieta", 0: "pelka"}, voice=1)
    do(game, "1 challenge longinus_podbipieta pelka")

    play(game, "0 refuse")

    assert opened(game, in_turn) == [("W-D2", 1)]


def test_a_casualty_by_a_card_is_answered_first_by_whose_it_is():
    """VE-6.1, VE-6.15: W-K in the middle of the resolution, W-X after it"""
    game = veto(4, hands={0: "kesim_kesim"}, in_play={2: "tyzenhauz"})

    play(game, "0 play kesim_kesim tyzenhauz")

    assert opened(game, in_turn) == [("W-A", 1), ("W-K", 2), ("W-X", 1)]


def test_what_happened_is_answered_from_the_player_after_the_first_cause(monkeypatch):
    """VE-6.1: the reliquary of seat 1 left play before seat 0 had anybody killed"""
    add_cards(monkeypatch, MASSACRE)
    game = veto(4, hands={0: "massacre"}, in_play={1: "roch_kowalski+reliquary uhlik"})
    play(game, "0 play massacre")
    until(game, "W-K")

    play(game, "1 use reliquary 1")
    found = opened(game, in_turn)

    assert found == [("W-K", 2), ("W-K", 1), ("W-X", 2)]


def test_what_the_rules_alone_make_leave_play_opens_no_window():
    """VE-6.16: a card whose upkeep cannot be paid, and an effect whose time is over"""
    poor = at_round(
        factions=("court", "court"),
        in_play={0: "kuklinowski yurko_bohun louis_of_conde"},
        dukats={0: 0},
    )
    opened(poor, asking("DiscardForUpkeep"))
    play(poor, "0 discard_piece kuklinowski")
    hungover = in_ending(in_play={1: "tyzenhauz+drain_the_cup"})
    with_fields(hungover, "drain_the_cup", until=2)
    hungover.then(EndingPhase())
    hungover.advance()

    assert window(poor) == ("W-S4", 0)
    assert window(hungover) == ("W-E1", 0)
    assert hungover.players[1].discard == ("drain_the_cup",)


def test_a_reply_to_what_happened_can_cause_another_such_window(monkeypatch):
    """VE-6.16"""
    add_cards(monkeypatch, ENVY)
    game = veto(hands={0: "mill", 1: "envy"})
    play(game, "0 deploy_possession mill")
    until(game, "W-X")

    play(game, "1 play envy mill")

    assert opened(game, in_turn) == [("W-X", 0), ("W-X", 0)]
    assert game.players[0].discard == ("mill",)
