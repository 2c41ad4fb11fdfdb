"""Options at the prompt that name cards on the table, and seats that get their names late."""

from __future__ import annotations

from cli.playing import begin, script
from interpares import Match
from interpares.games.veto.actions import Agitate


def test_seats_and_cards_are_called_by_their_names(tmp_path):
    match = Match.start("veto", seats=2, seed=3, players=("human", "human"))
    table = begin(tmp_path, script(), match=match).session.table
    named = [table.words.seat(0)]

    while not any(isinstance(each, Agitate) for each in match.options(match.waiting[0])):
        seat = match.waiting[0]
        table.play(seat, match.options(seat)[0])
    named.append(table.words.seat(0))
    offers = [each for each in table.options(match.waiting[0]) if isinstance(each.action, Agitate)]

    assert named == ["Camp 1", "The Radziwiłłs I"]
    for offer in offers:
        card = match.game.table[offer.action.character].card
        assert offer.label.startswith(f"Agitate with “{table.words.name(card)}”")
