"""What an option needs to be said beside its action: sent to whoever may choose it."""

from __future__ import annotations

from random import Random

from interpares import Match
from interpares.games.veto.actions import Challenge
from interpares.server.hot import described


def at_a_challenge() -> tuple[Match, int]:
    """A match of Veto! in which somebody may challenge, and who."""
    match, chance = Match.start("veto", seats=2, seed=3), Random(3)
    while True:
        seat = match.waiting[0]
        options = match.options(seat)
        if any(isinstance(each, Challenge) for each in options):
            return match, seat
        match.play(seat, chance.choice(options))


def test_every_option_is_described_in_its_place():
    match, seat = at_a_challenge()
    options = match.options(seat)

    found = described(match, seat, options)

    assert len(found) == len(options)
    for option, words in zip(options, found, strict=True):
        if isinstance(option, Challenge):
            fighters = [
                match.game.table[each].card for each in (option.character, option.challenged)
            ]
            assert list(words.values()) == fighters


def test_nothing_is_sent_to_the_public_or_by_games_whose_actions_say_all():
    veto, _ = at_a_challenge()
    magnaci = Match.start("magnaci", seats=3, seed=1)
    seat = magnaci.waiting[0]

    assert described(veto, None, []) == []
    assert described(magnaci, seat, magnaci.options(seat)) == []
