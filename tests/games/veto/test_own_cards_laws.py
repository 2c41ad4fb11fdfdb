"""The laws hold with home-made cards: they are copied, recorded, hidden and dreamt of."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import msgspec
import pytest
from msgspec import UNSET, structs

from games.veto.own_examples import (
    CROSSROADS,
    CUT,
    MILLER,
    OWN,
    entry_of,
    own_match,
    strolled,
)
from interpares import BadInput, Match, rules_of
from interpares.bots import make
from interpares.games.veto.actions import ChooseDeck
from interpares.games.veto.own_cards import made
from interpares.kernel import notation
from interpares.kernel.game import encode
from interpares.kernel.records import Record

pytestmark = pytest.mark.usefixtures("nothing_stays")
RULES = rules_of("veto")


@pytest.mark.parametrize("seed, seats", [(0, 2), (1, 2), (2, 3)])
def test_the_laws_hold_with_home_made_cards(seed, seats):
    """VE-2.5: Twin, round trip, veil and conservation, at every seventh position of a match."""
    random, seen = Random(seed), set()
    twins = []
    for at, match in enumerate(strolled(own_match(seed, seats), seed)):
        seen |= {each.card for each in match.game.table.values()}
        if at % 7:
            continue
        game = match.game
        twins.append((game.copy(), encode(game)))
        assert RULES.decode(encode(game)) == game
        assert RULES.flaws(game) == []
        for seat in range(seats):
            dream = RULES.imagine(game, seat, random)
            assert RULES.flaws(dream) == []
            assert given(dream, seat) == given(game, seat)
            assert encode(RULES.view(dream, None)) == encode(RULES.view(game, None))
    assert all(encode(twin) == before for twin, before in twins)
    assert seen & {each.id for each in OWN.values()}


def given(game, seat):
    asked = seat in game.waiting
    options = [notation.write(each) for each in game.decision.options(game, seat)] if asked else []
    return encode(RULES.view(game, seat)), options


def test_a_match_with_home_made_cards_replays_from_its_record():
    """VE-2.5"""
    for match in strolled(own_match(3), 3):
        last = match

    record = last.record(open_seed=True)
    again = Match.replay(Record.load(record.dump()))

    assert encode(again.game) == encode(last.game)
    assert again.record(open_seed=True) == record


def test_dreams_put_home_made_cards_into_other_decks_too():
    """VE-2.5"""
    match = own_match()
    dreams = [RULES.imagine(match.game, 0, Random(seed)) for seed in range(20)]

    assert any(CUT.id in dream.players[1].cupboard for dream in dreams)
    assert any(CROSSROADS.id in dream.players[1].deck for dream in dreams)
    assert all(dream.players[0].deck == match.game.players[0].deck for dream in dreams)


def test_another_process_reads_the_position_and_plays_on():
    """VE-2.5"""
    match = own_match(5)
    for _ in zip(range(60), strolled(match, 5), strict=False):
        pass
    program = (
        "import sys; from random import Random; from interpares import rules_of\n"
        "from interpares.bots.runner import playout\n"
        "rules = rules_of('veto'); game = rules.decode(sys.stdin.buffer.read())\n"
        "assert rules.flaws(game) == []; playout(game, Random(1)); print(game.outcome.reason)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], input=encode(match.game), capture_output=True, check=True
    )

    assert done.stdout.strip()


@pytest.mark.parametrize("bot", ["greedy", "heuristic"])
def test_bots_play_with_home_made_cards(bot):
    """VE-2.5"""
    match = own_match(6)
    bots = [make(bot, "veto", Random(seat)) for seat in range(2)]
    for _ in range(150):
        if match.outcome is None:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match.perspective(seat)))

    assert match.n > 10


def test_a_position_with_a_wrong_card_is_no_position():
    """VE-2.5"""
    match = own_match()
    raw = encode(match.game).replace(MILLER.code.encode(), b"nonsense")

    with pytest.raises(BadInput):
        RULES.decode(raw)


def test_a_position_has_no_more_cards_than_a_table_can():
    """VE-1.1"""
    codes = [made(entry_of("Crossroads", lafa=each)).code for each in range(41)]
    match = Match.start("veto", seats=2, seed=1, options={"own_cards": True})
    raw = msgspec.to_builtins(match.game) | {"own_cards": codes}

    with pytest.raises(BadInput, match="41 home-made cards"):
        RULES.decode(encode(raw))


def test_a_card_nobody_brought_is_a_flaw_of_the_position():
    """VE-1.1"""
    match = own_match()
    game = match.game.copy()
    game.own_cards = tuple(each for each in game.own_cards if each != CUT.code)

    assert f"seat 0: '{CUT.id}' is no card" in RULES.flaws(game)


def test_a_table_that_allows_them_plays_as_any_other_until_somebody_does():
    """VE-2.5"""
    with_option = Match.start("veto", seats=2, seed=4, options={"own_cards": True})
    without = Match.start("veto", seats=2, seed=4)
    for match in (with_option, without):
        match.play(0, ChooseDeck("court_starter"))
        match.play(1, ChooseDeck("radziwill_starter"))

    assert structs.replace(with_option.game, own_cards=UNSET) == without.game
