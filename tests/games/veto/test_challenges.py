"""VE-8.1 to VE-8.8, VE-8.28: challenge and answer."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, fighters, kreski, szabla, window
from games.veto.moments import (
    attach,
    challenge,
    challenged,
    gone,
    in_turn,
    opened,
    past_windows,
    taken_over,
)
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.actions import Challenge
from interpares.games.veto.game import Veto

PEACEMAKER = """
[[card]]
id = "peacemaker"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_answered" }
do = [{ op = "break_off" }]
"""
COSTUME = """
[[card]]
id = "costume"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["challenge"] }
target = [{ name = "t", sel = { type = "character", who = "you" } }]
[[card.play.do]]
op = "grant"
card = "t"
keyword = "karmazyn"
duration = "duel"
[[card.play.do]]
op = "move"
card = "t"
to = "karmazyn"
"""


def challenges(game: Veto) -> set[tuple[str, str]]:
    """Who could challenge whom in this turn."""
    return {
        (game.table[each.character].card, game.table[each.challenged].card)
        for each in game.decision.options(game, game.waiting[0])
        if isinstance(each, Challenge)
    }


# --- the challenge


def test_unmarked_characters_on_the_election_field_challenge():
    """VE-8.1: but no Lady, Jew or Absent one"""
    game = veto(
        in_play={
            0: "kuszel soroka/marked helena_kurcewicz abi_blumsztajn charles_gustav"
            " dominik_zaslawski/karmazyn barabash aramis",
            1: "uhlik",
        }
    )

    assert challenges(game) == {(each, "uhlik") for each in ("kuszel", "barabash", "aramis")}


def test_a_challenger_is_marked_and_it_is_his_players_deed():
    """VE-8.1, VE-8.31: and is a fighter from the declaration on"""
    game = veto(in_play={0: "bobrowski soroka", 1: "uhlik"})

    play(game, "0 challenge bobrowski uhlik")
    declared = (piece(game, "bobrowski").marked, szabla(game, "bobrowski"), window(game))
    all_bene(game)
    do(game, "1 refuse")

    assert declared == (True, 7, ("W-A", 1))
    assert not offered(game, 0, "challenge soroka uhlik")


def test_marked_and_unmarked_characters_on_the_election_field_are_challenged():
    """VE-8.2: but no Lady, no Absent one, none on the karmazyn field, and none of one's own"""
    game = veto(
        3,
        in_play={
            0: "kuszel machnicki",
            1: "uhlik roch_kowalski/marked maria_radziwill charles_gustav"
            " hieronim_radziejowski/karmazyn",
            2: "abi_blumsztajn",
        },
    )

    assert {other for _, other in challenges(game)} == {
        "uhlik",
        "roch_kowalski",
        "abi_blumsztajn",
    }


@pytest.mark.parametrize(
    "words", ["michal_korybut_wisniowiecki gryzelda_wisniowiecka", "faction+armistice uhlik"]
)
def test_who_cannot_be_challenged_is_no_choice(words):
    """VE-8.2"""
    game = veto(in_play={0: "kuszel", 1: words})

    assert challenges(game) == set()


def test_a_negated_challenge_is_over():
    """VE-8.3: the challenger stays marked, the deed is used up"""
    game = veto(in_play={0: "kuszel soroka", 1: "adam_kisiel tyzenhauz"})

    play(game, "0 challenge kuszel tyzenhauz", "1 use adam_kisiel 1")
    found = opened(game, in_turn)

    assert found == [("W-A", 0)]
    assert (piece(game, "kuszel").marked, game.duel) == (True, None)
    assert challenges(game) == set()


# --- the answer


def test_the_player_of_the_challenged_answers():
    """VE-8.4"""
    game = veto(3, in_play={0: "kuszel", 2: "aramis"})

    do(game, "0 challenge kuszel aramis")

    assert (asked(game), game.waiting) == ("AnswerDuel", (2,))


@pytest.mark.parametrize("other", ["roch_kowalski/marked", "tyzenhauz", "hassling_ketling"])
def test_a_marked_or_honourable_character_cannot_refuse(other):
    """VE-8.5: so nobody is asked (ruling 24)"""
    game = challenged("kuszel", other)

    assert asked(game) == "FightTurn"


def test_who_is_forbidden_to_refuse_accepts():
    """VE-8.5"""
    game = veto(hands={0: "perdition_to_you"}, in_play={0: "kuszel", 1: "uhlik"})
    play(game, "0 challenge kuszel uhlik", "1 bene")

    play(game, "0 play perdition_to_you")
    all_bene(game)

    assert asked(game) == "FightTurn"


@pytest.mark.parametrize(
    "challenger, other, lost",
    [
        ("kuszel", "uhlik", 1),
        ("kuszel faction+vae_victis", "uhlik", 2),
        ("charlamp faction+vae_victis", "uhlik", 3),
        ("kuszel", "arvid_wittenberg", 0),
        ("kuszel faction+vae_victis", "arvid_wittenberg", 0),
        ("kuszel faction+vae_victis", "uhlik+foreign_breeches", 0),
        ("kuszel", "uhlik+swedish_safe_conduct", 0),
    ],
)
def test_a_refusal_costs_kreski_unless_a_pludrak_refuses(challenger, other, lost):
    """VE-8.6: they go to the pool; cards raise the cost, but not that of a Pludrak (ruling 26)"""
    game = challenged(challenger, other, kreski={0: 4, 1: 5})

    do(game, "1 refuse")

    assert kreski(game) == [4, 5 - lost, 12 + lost]


@pytest.mark.parametrize("held", [0, 1])
def test_who_has_fewer_kreski_pays_what_he_has(held):
    """VE-8.6: with none, nothing (ruling 25)"""
    game = challenged("kuszel faction+vae_victis", "uhlik", kreski={1: held})

    do(game, "1 refuse")

    assert (kreski(game), asked(game)) == ([0, 0, 21], "Turn")


def test_mark_and_kreski_of_a_refusal_come_with_the_answer():
    """VE-8.7, VE-8.31: before W-D2, after which the duel is over"""
    game = challenged("kuszel", "uhlik primeval_forest", kreski={1: 5})

    play(game, "1 refuse")
    at_once = (piece(game, "uhlik").marked, kreski(game), window(game), fighters(game))
    play(game, "0 bene", "1 use primeval_forest 1")
    all_bene(game)

    assert at_once == (True, [0, 4, 17], ("W-D2", 0), ("kuszel", "uhlik"))
    assert kreski(game) == [0, 5, 16]
    assert (asked(game), game.duel) == ("Turn", None)


@pytest.mark.parametrize("end", ["refused", "void", "negated"])
def test_when_a_challenge_is_over_what_lasted_for_the_duel_ceases(monkeypatch, end):
    """VE-8.31, VE-11.10 (e): a companion was a Karmazyn while it lasted"""
    add_cards(monkeypatch, COSTUME)
    game = challenge(
        "kuszel", "uhlik soroka", factions=("radziwill", "court"), hands={1: "costume royal_edict"}
    )
    if end == "negated":
        play(game, "1 play royal_edict", "0 bene")
    play(game, "1 play costume soroka")
    if end == "void":
        gone(game, "uhlik")
    all_bene(game)
    if end == "refused":
        assert piece(game, "soroka").field == "karmazyn"
        do(game, "1 refuse")

    assert (asked(game), game.duel) == ("Turn", None)
    assert piece(game, "soroka").field == "election"


def test_accepting_marks_nobody():
    """VE-8.8"""
    game = challenged("kuszel", "uhlik")

    play(game, "1 accept")

    assert (piece(game, "uhlik").marked, window(game)) == (False, ("W-D2", 0))


# --- challenges that come to nothing, or to somebody else


@pytest.mark.parametrize("lost", ["kuszel", "uhlik"])
def test_a_challenge_whose_fighter_is_lost_before_the_answer_is_void(lost):
    """VE-8.26: it is no duel that has ended (ruling 69)"""
    game = veto(in_play={0: "kuszel", 1: "uhlik"})
    play(game, "0 challenge kuszel uhlik")

    gone(game, lost)
    found = opened(game, in_turn)

    assert found == [("W-A", 1)]
    assert game.duel is None


def test_a_duel_that_is_broken_off_once_it_was_accepted_has_ended(monkeypatch):
    """VE-8.26: W-D7 follows W-D2 at once; nobody takes up equipment"""
    add_cards(monkeypatch, PEACEMAKER)
    game = challenged("kuszel+rapier", "uhlik+rapier", hands={0: "peacemaker"})

    play(game, "1 accept", "0 play peacemaker")
    found = opened(game, past_windows)

    assert found == [("W-D2", 1), ("W-D7", 0)]
    assert (asked(game), game.duel) == ("Turn", None)


def test_another_fighter_steps_in_for_the_challenged():
    """VE-8.28: who was marked to do so cannot refuse"""
    game = veto(in_play={0: "kuszel", 1: "janusz_radziwill roch_kowalski"})
    play(game, "0 challenge kuszel janusz_radziwill")

    play(game, "1 use roch_kowalski 1")
    all_bene(game)

    assert fighters(game) == ("kuszel", "roch_kowalski")
    assert asked(game) == "FightTurn"


def test_who_steps_in_must_be_a_legal_challenged_at_the_resolution():
    """VE-8.28"""
    game = veto(in_play={0: "kuszel", 1: "janusz_radziwill roch_kowalski"})
    play(game, "0 challenge kuszel janusz_radziwill", "1 use roch_kowalski 1")

    attach(game, "embassy_to_stamboul", "roch_kowalski", 0)
    all_bene(game)

    assert fighters(game) == ("kuszel", "janusz_radziwill")


def test_who_steps_in_must_still_belong_to_the_player_of_the_challenged():
    """VE-8.28: a third player has taken him over meanwhile"""
    game = veto(3, in_play={0: "kuszel", 1: "janusz_radziwill roch_kowalski"})
    play(game, "0 challenge kuszel janusz_radziwill", "1 use roch_kowalski 1")

    taken_over(game, "roch_kowalski", 2)
    all_bene(game)

    assert fighters(game) == ("kuszel", "janusz_radziwill")


def test_nobody_steps_in_for_one_who_is_no_longer_the_challenged():
    """VE-8.28: Tyzenhauz spoke later and so stepped in first"""
    game = veto(in_play={0: "kuszel", 1: "janusz_radziwill roch_kowalski tyzenhauz"})
    play(game, "0 challenge kuszel janusz_radziwill", "1 use roch_kowalski 1", "0 bene")

    play(game, "1 use tyzenhauz 1")
    all_bene(game)

    assert fighters(game) == ("kuszel", "tyzenhauz")
    assert piece(game, "roch_kowalski").marked


def test_a_duel_can_be_answered_only_once_it_was_accepted_or_refused():
    """VE-8.7: the Prince's Word waits for a refusal"""
    words = "kuszel faction+princes_word"
    game = challenged(words, "uhlik")
    accepted = game.copy()

    play(game, "1 refuse")
    play(accepted, "1 accept")

    assert [len(each.decision.options(each, 0)) for each in (game, accepted)] == [2, 1]
