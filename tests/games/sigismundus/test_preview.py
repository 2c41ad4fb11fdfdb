"""What an action would change is told before it is taken."""

from __future__ import annotations

from games.sigismundus.positions import client_turn, special_turn
from interpares import rules_of
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.preview import Preview, preview

READ = rules_of("sigismundus").read_action


def foreseen(game: Sigismundus, move: str) -> Preview:
    """What a move of seat 0 would change; the position stays as it is."""
    before = game.copy()
    told = preview(game, 0, READ(move))
    assert game == before
    return told


def test_ducats_for_steps_beyond_the_first_space_are_foreseen_as_lost():
    """SA-11.16, SA-4.7"""
    told = foreseen(client_turn(parliamentary=(1, 2, 0, 3)), "agitate 5")

    assert told.change.ducats == -5
    assert told.change.steps == (0, 0, 2)
    assert told.representative == "nobilitys_representative"


def test_a_feast_on_the_first_space_is_foreseen_to_move_nothing():
    """SA-11.4, SA-11.16"""
    told = foreseen(client_turn({"hand": "client_card"}), "hold_feast client_card")

    assert told.change.steps == (0, 0, 0)
    assert told.representative is None


def test_negotiations_are_foreseen_country_by_country():
    """SA-8.13"""
    game = special_turn({"hand": "negotiations"})

    moved = foreseen(game, "play_negotiations habsburg first").countries
    still = foreseen(game, "play_negotiations lithuania first").countries

    assert [(each.id, each.space) for each in moved] == [
        ("lithuania", 2),
        ("sweden", 3),
        ("habsburg", 1),
    ]
    assert still == ()
