"""VE-4.3, VE-4.15, VE-8.18: sums told line by line."""

from __future__ import annotations

import pytest
from walking import cases_of, stroll

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import trait
from games.veto.moments import at_round, attach, fighting, taken_over, until, with_fields
from games.veto.positions import RULES, all_bene, do, number, play, veto
from interpares.games.veto.game import Veto
from interpares.games.veto.lines import Line, Lines, total
from interpares.games.veto.reading import Reading
from interpares.games.veto.settlement import net_amount
from interpares.games.veto.untap import initiative_sum, unmarked_now
from interpares.games.veto.view import PlayerView, VetoView
from interpares.games.veto.view_table import DuelView

CHARACTER = '{ name = "t", sel = { type = "character" } }'
LEVELLED = """
{ op = "set_trait", trait = "szabla", card = "t", amount = 5, duration = "round" },
{ op = "modify", trait = "szabla", card = "t", amount = 3, duration = "round" },
"""
FIXED_RENTS = """
[[card]]
id = "fixed_rents"
type = "strategy"
[[card.ability]]
kind = "passive"
static = [{ op = "param", who = "you", name = "income", set = 2 }]
"""


def seen(game: Veto) -> VetoView:
    view: VetoView = RULES.view(game, None)
    return view


def duel_of(game: Veto) -> DuelView:
    duel = seen(game).duel
    assert duel is not None
    return duel


def camp(game: Veto, seat: int) -> PlayerView:
    return seen(game).players[seat]


def told(lines: Lines) -> list[tuple[str, int, str]]:
    """What the lines say, without the numbers of pieces."""
    return [(each.kind, each.amount, each.card) for each in lines]


# --- they add up


@pytest.mark.parametrize("case", cases_of("veto")[::5], ids=str)
def test_lines_add_up_at_every_moment(case):
    """VE-4.3, VE-4.15, VE-8.18"""
    for at, (match, _, _) in enumerate(stroll(case, 1)):
        if match.game.duel is not None or at % 5 == 0:
            adds_up(match.game)


def adds_up(game: Veto) -> None:
    now, view = Reading(game), seen(game)
    for seat, each in enumerate(view.players):
        if each.faction:
            assert total(each.income_lines) == each.income == net_amount(now, seat)
            initiative = initiative_sum(now, seat, unmarked_now(game)) - each.bribe
            assert total(each.initiative_lines) == each.initiative == initiative
    if game.duel is not None and view.duel is not None:
        fighters = game.duel.challenger, game.duel.challenged
        totals = tuple([now.trait(each, "szabla") if now.piece(each) else 0 for each in fighters])
        assert tuple(map(total, view.duel.lines)) == view.duel.totals
        assert view.duel.totals == (game.duel.totals or totals)


# --- duels


def test_the_lines_of_a_duel_stand_in_the_order_in_which_they_are_reckoned():
    """VE-8.18: the fighter, what he bears, weapons with their factors, armour, the duel"""
    game = fighting(
        "kuszel+scale_armour+bathory_sabre+hussar_wings soroka",
        "uhlik",
        using={0: "bathory_sabre,scale_armour"},
        hands={0: "windmill feint"},
    )

    do(game, "0 play windmill", "1 bene", "0 play feint", "1 bene", "0 use soroka 1")

    assert told(duel_of(game).lines[0]) == [
        ("printed", 6, "kuszel"),
        ("ability", 2, "hussar_wings"),
        ("weapon", 2, "bathory_sabre"),
        ("factor", 2, "windmill"),
        ("armour", 2, "scale_armour"),
        ("thrust", 0, "windmill"),
        ("thrust", 3, "feint"),
        ("lasting", 1, "soroka"),
    ]
    assert told(duel_of(game).lines[1]) == [("printed", 4, "uhlik")]


def test_every_factor_multiplies_what_the_weapons_have_come_to():
    """VE-8.18: 2 doubled, doubled again, and made nothing of"""
    game = fighting(
        "kuszel+bathory_sabre",
        "uhlik",
        using={0: "bathory_sabre"},
        hands={0: "windmill windmill", 1: "disarm"},
    )

    do(game, "0 play windmill", "1 bene", "0 play windmill", "1 play disarm")

    factors = [each for each in duel_of(game).lines[0] if each.kind == "factor"]
    assert [(each.times, each.amount) for each in factors] == [(2, 2), (2, 4), (0, -8)]


def test_a_weapon_that_was_not_chosen_is_no_line():
    """VE-8.9, VE-1.24"""
    game = fighting("kuszel+bathory_sabre", "uhlik", using={0: "-"})

    assert told(duel_of(game).lines[0]) == [("printed", 6, "kuszel")]


def test_a_sum_below_nothing_is_lifted_by_a_line():
    """VE-8.18: 1 less 3"""
    game = veto(hands={0: "sand_in_the_eyes"}, in_play={0: "soroka", 1: "abi_blumsztajn"})

    do(game, "0 challenge soroka abi_blumsztajn", "1 accept", "0 play sand_in_the_eyes")

    lines = duel_of(game).lines[1]
    assert [(each.kind, each.amount) for each in lines] == [
        ("printed", 1),
        ("lasting", -3),
        ("floor", 2),
    ]


def test_a_copied_thrust_is_a_line_of_its_own():
    """VE-8.16: the riposte's 1 and the feint's 3"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "riposte"})

    play(game, "0 play feint", "1 play riposte")
    all_bene(game)

    assert told(duel_of(game).lines[1]) == [
        ("printed", 4, "uhlik"),
        ("thrust", 1, "riposte"),
        ("copied", 3, "riposte"),
    ]


def test_what_sets_a_trait_tells_the_number_and_the_difference(monkeypatch):
    """VE-11.11: printed, set, added to"""
    add_effect(monkeypatch, LEVELLED, CHARACTER)
    game = veto(hands={0: "extra"}, in_play={0: "kuszel", 1: "uhlik"})
    do(game, "0 play extra kuszel", "0 challenge kuszel uhlik")

    lines = duel_of(game).lines[0]

    assert lines == (
        Line("printed", 6, "kuszel", number(game, "kuszel")),
        Line("set", -1, "extra", to=5),
        Line("lasting", 3, "extra"),
    )


def test_a_result_stands_though_its_lines_have_changed():
    """VE-8.22"""
    game = fighting("kuszel", "soroka")
    until(game, "W-D5")
    before = duel_of(game)

    attach(game, "drain_the_cup", "kuszel", 1)

    assert told(before.lines[0]) == [("printed", 6, "kuszel")]
    assert told(duel_of(game).lines[0]) == [("result", 6, "kuszel")]


def test_of_a_fighter_that_has_left_play_the_last_known_total_is_told():
    """VE-11.12"""
    game = fighting("kuszel", "uhlik", hands={0: "feint"})
    do(game, "0 play feint")

    until(game, "W-D6")

    assert told(duel_of(game).lines[1]) == [("last_known", 4, "uhlik")]


def test_the_stakes_and_the_margin_to_kill_are_told_before_the_result():
    """VE-8.19 to VE-8.21: a Famous loser costs one more, and Hussar Armour protects"""
    armoured = fighting("maksym_kryvonis", "kuszel+hussar_armour", using={1: "hussar_armour"})
    famous = fighting("kuszel", "jan_skrzetuski")

    assert duel_of(armoured).kill_margins == (5, 3)
    assert duel_of(famous).stakes == (trait(famous, "jan_skrzetuski", "kreski") + 1, 1)


# --- settlement and initiative


def test_income_and_upkeep_are_told_card_by_card():
    """VE-4.15: the faction, a manor farm, the upkeep of a character"""
    game = veto(in_play={0: "manor_farm kuszel", 1: "mill"})

    lines = camp(game, 0).income_lines

    assert {each.card for each in lines} >= {"wisniowiecki", "manor_farm"}
    assert all((each.amount > 0) == (each.kind == "income") for each in lines)
    assert [each.piece for each in lines] == [number(game, each.card) for each in lines]


def test_what_sets_the_income_parameter_is_a_line(monkeypatch):
    """VE-L.13"""
    add_cards(monkeypatch, FIXED_RENTS)
    game = veto(strategies={0: "fixed_rents"})

    assert camp(game, 0).income_lines[-1].to == 2
    assert camp(game, 0).income == net_amount(Reading(game), 0)


def test_karmazyns_that_count_are_told_with_their_kreski():
    """VE-4.3"""
    game = veto(in_play={0: "michal_zebrzydowski/karmazyn kuszel"})
    marked = veto(in_play={0: "michal_zebrzydowski/karmazyn/marked"})

    kreski = trait(game, "michal_zebrzydowski", "kreski")
    assert told(camp(game, 0).initiative_lines) == [("kreski", kreski, "michal_zebrzydowski")]
    assert camp(marked, 0).initiative_lines == ()


def test_a_karmazyn_of_another_player_counts_for_who_controls_it():
    """VE-11.8"""
    game = veto(in_play={1: "michal_zebrzydowski/karmazyn"})

    taken_over(game, "michal_zebrzydowski", 0)

    assert [each.card for each in camp(game, 0).initiative_lines] == ["michal_zebrzydowski"]


def test_who_was_marked_in_the_untap_phase_still_counts_until_initiative_is_computed():
    """VE-4.4"""
    game = at_round(in_play={0: "michal_zebrzydowski/karmazyn"})

    with_fields(game, "michal_zebrzydowski", marked=True)

    assert [each.card for each in camp(game, 0).initiative_lines] == ["michal_zebrzydowski"]
