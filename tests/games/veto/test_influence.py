"""VE-9.16, VE-9.17: political influence."""

from __future__ import annotations

import pytest

from games.veto.looks import asked, dukats
from games.veto.moments import asking, in_turn, opened, with_fields
from games.veto.positions import do, offered, piece, play, veto
from interpares.games.veto.actions import Bene, Use
from interpares.games.veto.cards import CONSTANTS
from interpares.games.veto.game import Veto


def influences(game: Veto) -> int:
    options = game.decision.options(game, game.waiting[0])
    factions = {each.id for each in game.table.values() if each.card in ("court", "radziwill")}
    return sum(isinstance(each, Use) and each.piece in factions for each in options)


def test_influence_is_a_trifle_that_marks_the_faction_card():
    """VE-9.16: hence once per round (ruling 12)"""
    game = veto(factions=("court", "radziwill"), in_play={0: "soroka"})

    play(game, "0 use court 2")
    found = opened(game, in_turn)

    assert found == [("W-A", 1), ("W-X", 1)]
    assert (piece(game, "court").marked, game.influence) == (True, (0,))
    assert len(game.players[0].hand) == 1
    assert influences(game) == 0
    assert offered(game, 0, "agitate soroka")


@pytest.mark.parametrize(
    "fields",
    [{"initiative": 1}, {"round": 1}, {"variant": "feast"}],
    ids=["other", "first", "feast"],
)
def test_influence_is_for_the_holder_of_the_initiative_after_the_first_round(fields):
    """VE-9.16"""
    usual = veto(factions=("court", "radziwill"))
    other = veto(factions=("court", "radziwill"), **fields)

    assert (influences(usual), influences(other)) == (1, 0)


def test_influence_that_was_negated_was_not_used():
    """VE-9.16: but the faction card stays marked"""
    game = veto(factions=("court", "radziwill"), hands={1: "liberum_veto"})
    play(game, "0 use court 2")

    play(game, "1 play liberum_veto")
    found = opened(game, in_turn)

    assert found == [("W-A", 0)]
    assert (piece(game, "court").marked, game.influence) == (True, ())


def connected(**fields) -> Veto:
    """Seat 0 has used his influence; seat 1 is at voice with Broad Connections."""
    game = veto(
        factions=("court", "radziwill"),
        in_play={1: "arvid_wittenberg faction+broad_connections", **fields.pop("in_play", {})},
        dukats={1: 3},
        voice=1,
        **{"influence": (0,), "round": 3, **fields},
    )
    with_fields(game, "court", marked=True)
    return game


def test_a_card_lets_another_player_use_his_influence():
    """VE-9.17: as a trifle with its own window, once the stack is finished (EX-4)"""
    game = connected()

    play(game, "1 use broad_connections 1")
    first = opened(game, asking("InfluenceNow"))
    play(game, "1 use radziwill 2")
    second = opened(game, in_turn)

    assert (first, second) == ([("W-A", 0)], [("W-A", 0), ("W-X", 0)])
    assert (piece(game, "radziwill").marked, dukats(game)) == (True, [20, 5])
    assert (game.influence, game.voice) == ((0, 1), 1)


def test_a_card_for_influence_needs_somebody_who_used_his_and_held_the_initiative():
    """VE-9.17: who holds the initiative has his own influence, and needs no card"""
    unused = connected(influence=())
    holding = connected(initiative=1)

    assert not offered(unused, 1, "use broad_connections 1")
    assert not offered(holding, 1, "use broad_connections 1")
    assert offered(holding, 1, "use radziwill 2")


def test_influence_by_a_card_may_be_declined():
    """VE-9.17"""
    game = connected()
    do(game, "1 use broad_connections 1")

    play(game, "1 decline")

    assert (asked(game), piece(game, "radziwill").marked) == ("Turn", False)
    assert not offered(game, 1, "use broad_connections 1")


def test_influence_by_a_card_counts_as_a_declaration():
    """VE-9.17, VE-5.20"""
    game = connected()

    do(game, "1 use broad_connections 1", "1 use radziwill 2")

    assert game.players[1].declarations == 2


def test_influence_by_a_card_keeps_the_bound_of_declarations():
    """VE-9.17, VE-5.20: the card was the last"""
    game = connected()
    game.players[1].declarations = CONSTANTS.declarations_max - 1

    do(game, "1 use broad_connections 1")

    assert (asked(game), game.decision.options(game, 1)) == ("Turn", [Bene()])


def test_influence_by_a_card_needs_all_it_costs():
    """VE-9.17: a marked faction card cannot be marked"""
    game = connected()
    with_fields(game, "radziwill", marked=True)

    do(game, "1 use broad_connections 1")

    assert (asked(game), dukats(game)) == ("Turn", [20, 3])


def test_influence_that_is_forbidden_is_not_allowed_by_a_card_either():
    """VE-9.17: an assembly was disturbed"""
    game = veto(
        factions=("court", "radziwill"),
        hands={0: "assembly_disturbed"},
        in_play={1: "faction+broad_connections"},
    )
    do(game, "0 play assembly_disturbed 1", "0 use court 2", "0 yield")

    do(game, "1 use broad_connections 1")

    assert (asked(game), game.waiting) == ("Turn", (1,))
    assert not piece(game, "radziwill").marked


def test_influence_by_a_card_does_not_exist_at_a_feast():
    """VE-9.17, VE-13.1"""
    game = connected(variant="feast")

    do(game, "1 use broad_connections 1")

    assert (asked(game), dukats(game)) == ("Turn", [20, 3])
