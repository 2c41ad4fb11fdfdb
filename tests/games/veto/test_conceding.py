"""VE-10.16: whoever is asked may concede, whatever he is asked, and the others play on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked
from games.veto.moments import FROM_ELECTION, FROM_ENDING, FROM_GAME, FROM_SETTLEMENT
from games.veto.positions import RULES, all_bene, do, play, veto
from interpares import Match
from interpares.games.veto.decisions import Ask
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Veto
from interpares.games.veto.settlement import FillHands
from interpares.games.veto.setup import Round
from interpares.games.veto.windows import Window

EXTRA = """
[[card]]
id = "last_vote"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["agitation"] }
do = [{ op = "gain_kreski", who = "you", amount = 1 }]
[[card]]
id = "beacon"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "ending_begin" }
do = [{ op = "draw", who = "you", amount = 1 }]
[[card]]
id = "kingmaker"
type = "possession"
[[card.ability]]
kind = "passive"
static = [{ op = "grant", sel = { name = "brodnicki" }, keyword = "elect" }]
"""
KING = "charles_ferdinand_vasa"
Position = tuple[dict[str, Any], tuple[str, ...]]
QUESTIONS: Mapping[str, Position] = {
    "Bribery": ({"agenda": (Round(),)}, ()),
    "DiscardExcess": ({"agenda": (FillHands(), *FROM_GAME), "hands": {0: "mill " * 7}}, ()),
    "DiscardForUpkeep": (
        {
            "agenda": FROM_SETTLEMENT,
            "factions": ("radziwill", "court", "lubomirski"),
            "in_play": {0: "kuklinowski yurko_bohun louis_of_conde charles_gustav"},
            "dukats": {0: 0},
        },
        (),
    ),
    "AnnounceElection": (
        {"agenda": FROM_ELECTION, "in_play": {0: KING}, "kreski": {0: 16}},
        (),
    ),
    "Turn": ({}, ()),
    "AnswerDuel": (
        {"in_play": {0: "uhlik", 1: "brodnicki"}},
        ("0 challenge uhlik brodnicki",),
    ),
    "TakeUpEquipment": (
        {"in_play": {0: "uhlik+rapier", 1: "brodnicki/marked"}},
        ("0 challenge uhlik brodnicki",),
    ),
    "FightTurn": (
        {"in_play": {0: "uhlik", 1: "brodnicki/marked"}},
        ("0 challenge uhlik brodnicki",),
    ),
    "ChooseOption": ({"hands": {0: "secret_letter"}}, ("0 play secret_letter 1",)),
    "MayHappen": ({"hands": {0: "convocation"}}, ("0 play convocation",)),
    "DiscardOwn": ({"in_play": {0: "harasimowicz"}}, ("0 use harasimowicz 1",)),
    "DiscardOthers": (
        {"hands": {0: "spy_at_court", 1: "vivat"}},
        ("0 play spy_at_court 1",),
    ),
    "TakeFromTop": ({"hands": {0: "in_the_limelight"}}, ("0 play in_the_limelight",)),
    "SearchFor": ({"hands": {0: "royal_testament"}}, ("0 play royal_testament",)),
    "DeployByEffect": (
        {"hands": {0: "invitation_to_court uhlik"}},
        ("0 play invitation_to_court",),
    ),
    "LayByEffect": (
        {"in_play": {0: "arsenal uhlik"}, "discards": {0: "feint"}},
        ("0 use arsenal 1 uhlik",),
    ),
    "InfluenceNow": (
        {
            "in_play": {0: "faction+broad_connections kuszel/marked"},
            "influence": (1,),
            "initiative": 1,
        },
        ("0 use broad_connections 1",),
    ),
    "OrderPile": (
        {"in_play": {1: "uhlik+rapier"}, "hands": {0: "banishment"}},
        ("0 play banishment uhlik",),
    ),
    "OrderSimultaneous": (
        {"in_play": {0: "beacon beacon"}},
        ("0 bene", "1 bene", "2 bene"),
    ),
    "DiscardThrust": (
        {"in_play": {0: "uhlik+feint+lunge"}, "hands": {0: "crimson_kontusz"}},
        ("0 deploy_equipment crimson_kontusz uhlik",),
    ),
    "DiscardElect": (
        {"in_play": {0: f"{KING} brodnicki"}, "hands": {0: "kingmaker"}},
        ("0 deploy_possession kingmaker",),
    ),
    "EndingDiscard": ({"agenda": (EndingPhase(), Round())}, ()),
}
"""For each question a position with three players and the moves that lead to it."""
OTHERWISE = ("AgitationVictim", "OrderCasualties", "PayOrNot")
"""Those that need a reply, or a card that is not in the box, to be asked."""


def asked_for(name: str) -> Veto:
    fields, moves = QUESTIONS[name]
    game = veto(3, **fields)
    all_bene(game)
    do(game, *moves)
    assert asked(game) == name
    return game


def play_on(game: Veto, moves: int = 40) -> None:
    """The others go on, anyhow."""
    random = Random(5)
    for _ in range(moves):
        if game.outcome is None:
            seat = game.waiting[0]
            assert game.players[seat].alive
            game.apply(seat, game.decision.sample(game, seat, random))
    assert game.outcome is not None or RULES.flaws(game) == []


def concedes(game: Veto) -> int:
    """Whoever is asked concedes."""
    seat = game.waiting[0]
    play(game, f"{seat} concede")
    return seat


@pytest.mark.parametrize("name", QUESTIONS)
def test_in_every_question_a_player_can_concede_and_the_others_play_on(monkeypatch, name):
    """VE-10.16, VE-12.5"""
    add_cards(monkeypatch, EXTRA)
    game = asked_for(name)

    seat = concedes(game)

    assert game.out == (seat,)
    assert seat not in game.waiting
    play_on(game)


def test_every_question_of_the_game_is_among_them():
    """VE-10.16"""
    inner = {each.__name__ for each in _below(Ask)}

    assert inner - {"Inside"} == {*QUESTIONS, *OTHERWISE}


def _below(kind: type) -> list[type]:
    return [each for sub in kind.__subclasses__() for each in (sub, *_below(sub))]


def test_who_is_to_pay_can_concede():
    """VE-10.16"""
    game = veto(3, in_play={1: "ivan_vyhovsky"}, hands={0: "vae_victis"})
    play(game, "0 play vae_victis wisniowiecki", "1 use ivan_vyhovsky 1")
    all_bene(game)
    assert asked(game) == "PayOrNot"

    assert concedes(game) == 0

    assert game.voice == 1
    play_on(game)


def test_who_is_to_name_the_victim_of_an_agitation_can_concede(monkeypatch):
    """VE-10.16"""
    add_cards(monkeypatch, EXTRA)
    game = veto(3, in_play={0: "uhlik"}, hands={1: "last_vote"}, pool=1)
    play(game, "0 agitate uhlik", "1 play last_vote")
    all_bene(game)
    assert asked(game) == "AgitationVictim"

    assert concedes(game) == 0

    assert game.voice == 1
    play_on(game)


WINDOWS = ("W-U1", "W-U2", "W-U3", "W-S1", "W-S2", "W-S3", "W-S4", "W-G1", "W-E1", "W-E2", "W-E3")


@pytest.mark.parametrize("kind", WINDOWS)
def test_in_the_windows_of_all_phases_a_player_can_concede(kind):
    """VE-10.16, VE-12.5"""
    game = veto(3, agenda=FROM_ENDING if kind.startswith("W-E") else (Round(),))
    while not (isinstance(game.decision, Window) and game.decision.kind == kind):
        seat = game.waiting[0]
        game.apply(seat, game.decision.options(game, seat)[0])

    seat = concedes(game)

    assert game.out == (seat,)
    assert isinstance(game.decision, Window)
    assert game.decision.kind == kind
    play_on(game)


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_who_concedes_at_the_mulligan_keeps_nobody_waiting(answered):
    """VE-10.16, VE-2.10"""
    match = Match.start("veto", seats=3, seed=1)
    for seat in range(3):
        match.play(seat, match.game.decision.options(match.game, seat)[0])
    while asked(match.game) == "ChooseSetup":
        seat = match.game.waiting[0]
        match.play(seat, match.game.decision.options(match.game, seat)[0])
    for seat in range(answered):
        match.play(seat, "keep")

    match.play(2, "concede")
    for seat in match.game.waiting if asked(match.game) == "Mulligan" else ():
        match.play(seat, "keep")

    assert match.game.out == (2,)
    assert match.game.round == 1


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_who_concedes_before_he_has_a_deck_keeps_nobody_waiting(answered):
    """VE-10.16, VE-2.5"""
    match = Match.start("veto", seats=3, seed=1, options={"distinct_factions": False})
    decks = [each.deck for each in match.game.decision.options(match.game, 0)]
    for seat in range(answered):
        match.play(seat, f"choose_deck {decks[seat]}")

    match.play(2, "concede")
    for seat in match.game.waiting if asked(match.game) == "ChooseSetup" else ():
        match.play(seat, f"choose_deck {decks[seat]}")

    assert asked(match.game) == "Mulligan"
    assert match.game.waiting == (0, 1)
