"""What an action comes to if nobody replies any more is told before it is taken."""

from __future__ import annotations

from random import Random

import pytest
from walking import cases_of, stroll

from games.foresight import looked_ahead
from games.veto.extra_cards import add_effect
from games.veto.moments import fighting, until
from games.veto.positions import RULES, action_of, all_bene, number, play, veto
from interpares.games.veto.actions import Bene
from interpares.games.veto.afterwards import (
    DuelAfter,
    Entered,
    Left,
    MarkerChange,
    Moved,
    Preview,
    SeatChange,
    Taken,
    TraitChange,
)
from interpares.games.veto.game import Veto
from interpares.games.veto.preview import preview
from interpares.kernel import notation
from interpares.kernel.game import encode

CHARACTER = '{ name = "t", sel = { type = "character" } }'
THRUST = 'sel = { type = "thrust" }'
RUMOURS = f"""
{{ op = "discard_hand", who = "each_opponent", amount = 1, chooser = "random", {THRUST} }},
{{ op = "gain_dukats", who = "you", amount = 2 }},
"""
MUSTER = """
{ op = "modify", trait = "szabla", card = "t", amount = 2, duration = "round" },
{ op = "add_marker", card = "t", amount = 1 },
"""


def foreseen(game: Veto, move: str) -> Preview | None:
    """The preview of a legal move, with names for cards on the table; nothing is changed."""
    seat, text = move.split(maxsplit=1)
    written = notation.write(action_of(game, text))
    found: Preview | None = looked_ahead(game, f"{seat} {written}", RULES, preview)
    return found


def told(game: Veto, move: str) -> Preview:
    found = foreseen(game, move)
    assert found is not None
    return found


# --- what the seat may know


@pytest.mark.parametrize("case", cases_of("veto")[::5], ids=str)
def test_a_preview_is_the_same_in_every_world_that_looks_the_same(case):
    """VE-3.13: it changes nothing, and tells nothing that the seat may not know"""
    for at, (match, seat, _) in enumerate(stroll(case, 2)):
        if at % 23:
            continue
        game, before = match.game, encode(match.game)
        worlds = [RULES.imagine(game, seat, Random(each)) for each in (at, at + 1)]
        for action in game.decision.options(game, seat)[:8]:
            found = preview(game, seat, action)
            assert [preview(each, seat, action) for each in worlds] == [found, found]
        assert encode(game) == before


@pytest.mark.parametrize("case", cases_of("veto")[::7], ids=str)
def test_a_preview_comes_true_if_nobody_replies(case):
    """VE-6.4"""
    for at, (match, seat, action) in enumerate(stroll(case, 3)):
        if at % 11 == 0 and match.game.stack and in_phase(match.game):
            comes_true(match.game, seat, action)


def in_phase(game: Veto) -> bool:
    return game.phase == "game" and game.decision.__class__.__name__ == "Window"


def comes_true(game: Veto, seat: int, action: Bene) -> None:
    found, after = preview(game, seat, action) or Preview(), game.copy()
    after.apply(seat, action)
    while after.outcome is None and after.phase == "game" and in_phase(after):
        after.apply(after.waiting[0], Bene())
    if not found.unsure:
        changes = {each.seat: each for each in found.seats}
        for who, (old, new) in enumerate(zip(game.players, after.players, strict=True)):
            change = changes.get(who, SeatChange(who))
            assert new.kreski - old.kreski == change.kreski
            assert new.dukats - old.dukats == change.dukats
        assert after.pool - game.pool == found.pool


def test_what_a_hidden_hand_decides_is_left_out(monkeypatch):
    """VE-3.7: whether the others hold a thrust nobody knows; the dukats are certain"""
    add_effect(monkeypatch, RUMOURS)
    game = veto(hands={0: "extra", 1: "mill"}, dukats={0: 5})

    found = told(game, "0 play extra")

    assert found.unsure
    assert found.seats == (SeatChange(0, dukats=2, hand=-1),)


def test_cards_drawn_are_counted_and_not_named():
    """VE-3.3"""
    game = veto(in_play={0: "wincenty_gosiewski"})

    found = told(game, "0 use wincenty_gosiewski 1")

    assert found == Preview(seats=(SeatChange(0, hand=2, drawn=2),))


def test_what_is_chosen_in_secret_is_not_foreseen():
    """VE-2.10"""
    match = cases_of("veto")[0].start(1)

    assert [preview(match.game, 0, each) for each in match.options(0)[:3]] == [None] * 3


# --- duels


def test_a_thrust_tells_the_totals_and_what_would_follow():
    """VE-8.18 to VE-8.21"""
    game = fighting("kuszel", "uhlik", hands={0: "feint"})

    duel = told(game, "0 play feint").duel

    assert duel is not None
    assert (duel.totals, duel.margin, duel.casualty, duel.over) == ((9, 4), 5, "kill", False)
    assert duel.winner == number(game, "kuszel")
    assert duel.lines is not None
    assert [each.kind for each in duel.lines[0]] == ["printed", "thrust"]


def test_letting_a_thrust_pass_and_parrying_it_are_told_apart():
    """VE-6.12: the score after the stack"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "parry"})
    play(game, "0 play feint")

    passed, parried = told(game, "1 bene"), told(game, "1 play parry")

    assert passed.duel is not None
    assert passed.duel.totals == (9, 4)
    assert parried.negated == (game.stack[0].number,)
    assert parried.duel is None or parried.duel.totals == (6, 4)


def test_of_several_objects_each_tells_what_it_does():
    """VE-6.5: the riposte first, which copies nothing yet; then the feint"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "riposte"})
    play(game, "0 play feint", "1 play riposte")
    feint, riposte = [each.number for each in game.stack]

    found = told(game, "0 bene")

    totals = [each.change.duel.totals for each in found.objects if each.change.duel]
    assert [each.number for each in found.objects] == [riposte, feint]
    assert totals == [(6, 5), (9, 8)]
    assert found.duel is not None
    assert found.duel.totals == (9, 8)


def test_the_last_bene_of_a_fight_tells_the_casualty_and_the_spoils():
    """VE-8.23: both are said to say bene, and everybody in the windows after it"""
    game = fighting("kuszel", "uhlik", kreski={1: 5})
    spoils = RULES.view(game, 0).duel.stakes[0]

    found = told(game, "0 bene")

    assert found.duel == DuelAfter(
        totals=(6, 4),
        margin=2,
        winner=number(game, "kuszel"),
        casualty="wound",
        spoils=spoils,
        over=True,
    )
    assert found.left == (Left(number(game, "uhlik"), "wounded"),)
    assert found.seats[:2] == (SeatChange(0, kreski=spoils), SeatChange(1, kreski=-spoils))


def test_a_challenge_tells_who_is_asked_next():
    """VE-8.4"""
    game = veto(in_play={0: "kuszel", 1: "uhlik"})

    found = told(game, "0 challenge kuszel uhlik")

    assert (found.asks, found.asked) == ("answer_duel", (1,))
    assert found.marked == (number(game, "kuszel"),)


def test_a_refusal_tells_what_it_costs():
    """VE-8.5, VE-8.6"""
    game = veto(in_play={0: "kuszel", 1: "uhlik"}, kreski={1: 4})
    play(game, "0 challenge kuszel uhlik")
    all_bene(game)

    found = told(game, "1 refuse")

    assert found.duel == DuelAfter(over=True)
    assert found.seats == (SeatChange(1, kreski=-1),)
    assert found.marked == (number(game, "uhlik"),)


def test_the_death_of_the_last_elect_tells_the_end_of_the_game():
    """VE-10.8"""
    game = fighting("michal_wolodyjowski", "charles_ferdinand_vasa")

    found = told(game, "0 bene")

    assert (found.ends, found.winners) == ("elect_killed", (0,))


# --- the table


def test_a_deployment_tells_its_price_and_its_kreski():
    """VE-5.12 to VE-5.14"""
    game = veto(hands={0: "kuszel"})
    price = RULES.view(game, 0).own.lafa[0]

    found = told(game, "0 deploy_character kuszel election")

    assert found.entered == (Entered("kuszel", 0, field="election"),)
    assert (found.seats[0].dukats, found.seats[0].hand) == (-price, -1)
    assert found.seats[0].kreski == -found.pool > 0


def test_a_possession_tells_the_income_it_will_bring():
    """VE-4.15"""
    found = told(veto(hands={0: "mill"}), "0 deploy_possession mill")

    assert found.seats[0].income > 0


def test_a_move_tells_the_field_and_the_mark():
    """VE-9.1"""
    game = veto(in_play={0: "michal_zebrzydowski"})
    who = number(game, "michal_zebrzydowski")

    found = told(game, "0 move_character michal_zebrzydowski")

    assert (found.moved, found.marked) == ((Moved(who, "karmazyn"),), (who,))


def test_taking_over_tells_the_new_controller():
    """VE-11.8"""
    game = veto(hands={0: "bribery"}, in_play={1: "uhlik"})

    found = told(game, "0 play bribery uhlik")

    assert found.taken == (Taken(number(game, "uhlik"), 0),)


def test_changed_traits_and_markers_are_told(monkeypatch):
    """VE-11.11"""
    add_effect(monkeypatch, MUSTER, CHARACTER)
    game = veto(hands={0: "extra"}, in_play={0: "kuszel"})
    who = number(game, "kuszel")

    found = told(game, "0 play extra kuszel")

    assert found.traits == (TraitChange(who, szabla=2),)
    assert found.markers == (MarkerChange(who, 1),)


def test_a_face_down_thrust_has_no_name_in_a_preview():
    """VE-3.8"""
    game = veto(hands={0: "feint"}, in_play={0: "kuszel"})

    found = told(game, "0 lay_thrust feint kuszel")

    assert found.entered == (Entered("", 0, host=number(game, "kuszel")),)


def test_a_bene_where_nothing_waits_tells_nothing():
    """VE-6.4"""
    game = fighting("kuszel", "uhlik")
    until(game, "W-D7")

    assert foreseen(game, "0 bene") is None
    assert foreseen(veto(), "0 bene") is None
