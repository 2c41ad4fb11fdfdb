"""The worked examples of the rulebook, where a scenario file cannot say it all."""

from __future__ import annotations

import pytest

from games.examples import example, reports
from games.veto.extra_cards import add_cards
from games.veto.looks import among, asked, dukats, kreski, on_table
from games.veto.positions import all_bene, do, number, offered, play, refused, veto
from interpares import Match
from interpares.games.veto.cards import CARDS, DECKS
from interpares.games.veto.duels import AnswerDuel
from interpares.games.veto.events import CardsShown, CupboardShuffled, NothingFound
from interpares.games.veto.game import Veto
from interpares.games.veto.windows import Window
from interpares.scenarios import Expectation

WRONG = [
    (Expectation(at="/players/0/kreski", equals=5), "/players/0/kreski is 6"),
    (Expectation(waiting=(1,)), "waiting for (0,)"),
    (Expectation(refuses="0 bene"), "was allowed"),
    (Expectation(refuses="0 dance", rule="VE-6.3"), "could not be read"),
    (Expectation(seat=0, offers=("yield",)), "seat 0 is offered"),
    (Expectation(seat=0, offers_some=("accept",)), "seat 0 is not offered 'accept'"),
    (Expectation(seat=0, offers_none=("bene",)), "seat 0 is offered 'bene'"),
    (Expectation(outcome={"reason": "election"}), "outcome reason is None"),
]
REPLY_OF_WIERZBICKI = """
[[card]]
id = "quick_wierzbicki"
type = "character"
szabla = 6
kreski = 1
[[card.ability]]
kind = "reply"
when = { event = "declared", object = ["ability"], by = "opponent", card = { type = "character" } }
cost = { remove_attached = {} }
do = [{ op = "negate", fate = "discard" }]
"""


@pytest.mark.parametrize("wrong, reported", WRONG)
def test_a_wrong_expectation_is_reported(wrong: Expectation, reported: str):
    """EX-3: a runner that could not fail would prove nothing."""
    assert reports(example("veto", "ex03_roch_is_killed"), wrong, reported)


def stacked(card: str) -> Veto:
    """EX-7 after step 4: Zagłoba has answered the Liberum Veto; Michał is to reply."""
    game = veto(
        in_play={0: "jan_zagloba", 1: f"{card}+rapier"},
        hands={0: "yarns_and_tall_tales", 1: "in_the_limelight liberum_veto"},
        dukats={0: 20, 1: 6},
        voice=1,
    )
    play(game, "1 play in_the_limelight", "0 play yarns_and_tall_tales")
    play(game, "1 play liberum_veto", "0 use jan_zagloba 1")
    return game


def test_a_trifle_is_no_reply():
    """EX-8, VE-6.19"""
    game = stacked("wierzbicki")

    move = "use wierzbicki 1 jan_zagloba 0 - rapier"
    assert not offered(game, 1, move)
    assert refused(game, f"1 {move}") == "VE-6.19"


def test_the_same_ability_as_a_reply_lets_the_first_card_work(monkeypatch):
    """EX-8, VE-6.9: Zagłoba is void, the Veto stops the Yarns, and the cupboard is looked at"""
    add_cards(monkeypatch, REPLY_OF_WIERZBICKI)
    game = stacked("quick_wierzbicki")

    play(game, "1 use quick_wierzbicki 1 - 0 - rapier")
    all_bene(game)

    assert asked(game) == "TakeFromTop"
    assert game.players[0].discard == ("yarns_and_tall_tales",)
    assert game.players[1].removed == ("rapier",)
    assert dukats(game)[1] == 3
    assert on_table(game, "jan_zagloba")


def test_a_deed_answers_nothing_in_any_window_of_a_duel():
    """EX-9, VE-6.19"""
    game = veto(
        factions=("wisniowiecki", "court"),
        in_play={0: "jan_skrzetuski", 1: "tyzenhauz"},
        hands={1: "kesim_kesim"},
        dukats={1: 10},
    )
    deed = "play kesim_kesim jan_skrzetuski"
    play(game, "0 challenge jan_skrzetuski tyzenhauz")

    refusals = set()
    windows = set()
    while on_table(game, "jan_skrzetuski") and asked(game) != "Turn":
        (seat,) = game.waiting
        if isinstance(game.decision, Window) and seat == 1:
            windows.add(game.decision.kind)
            refusals.add(refused(game, f"1 {deed}"))
        play(game, f"{seat} bene")

    assert windows == {"W-A", "W-D2", "W-D3", "W-D5", "W-D6", "W-D7"}
    assert refusals == {"VE-6.19"}
    play(game, "0 yield")
    assert offered(game, 1, deed)


@pytest.mark.parametrize(
    "answer, found", [("find charles_ferdinand_vasa", True), ("decline", False)]
)
def test_what_is_found_is_shown_and_the_cupboard_is_shuffled_in_any_case(answer, found):
    """EX-10, VE-2.14"""
    game = veto(
        hands={0: "royal_testament"}, cupboards={0: "mill charles_ferdinand_vasa latifundium"}
    )
    do(game, "0 play royal_testament")

    events = play(game, f"0 {answer}")

    assert [each.cards for each in among(events, CardsShown)] == (
        [("charles_ferdinand_vasa",)] if found else []
    )
    assert len(among(events, NothingFound)) == (not found)
    assert len(among(events, CupboardShuffled)) == 1


@pytest.mark.parametrize(
    "card, lafa, upkeep, income",
    [("harasimowicz", 4, 0, 1), ("kuklinowski", 5, 1, 0), ("uhlik", 3, 0, 0)],
)
def test_lafa_is_read_as_deployment_with_upkeep_or_income(card, lafa, upkeep, income):
    """EX-11, VE-1.5"""
    printed = CARDS[card]

    assert (printed.lafa, printed.upkeep, printed.income) == (lafa, upkeep, income)


def test_three_copies_lie_in_a_deck_of_the_box():
    """EX-13, VE-2.1"""
    most = {deck.id: max(each.count for each in deck.cards) for deck in DECKS.values()}

    assert max(most.values()) == 3


# --- the walk-through

STORY: list[tuple[list[str], tuple[int, int], tuple[int, int], int]] = [
    (["0 deploy_character longinus_podbipieta", "0 yield"], (11, 2), (20, 0), 19),
    (["1 deploy_character roch_kowalski", "1 yield"], (11, 2), (15, 1), 18),
    (["0 deploy_equipment hussar_armour longinus_podbipieta", "0 yield"], (9, 2), (15, 1), 18),
    (["1 deploy_equipment crimson_kontusz roch_kowalski", "1 yield"], (9, 2), (13, 1), 18),
    (["0 deploy_possession latifundium", "0 yield"], (6, 2), (13, 1), 18),
    (["1 deploy_possession tap_house", "1 yield"], (6, 2), (10, 1), 18),
    (["0 bene"], (6, 2), (10, 1), 18),
    (["1 deploy_character arvid_wittenberg", "1 yield"], (6, 2), (5, 3), 16),
    (["0 play vae_victis wisniowiecki"], (6, 2), (5, 3), 16),
    (["0 play eaten_by_rust crimson_kontusz"], (6, 2), (5, 3), 16),
    (["0 challenge longinus_podbipieta roch_kowalski", "1 accept"], (6, 2), (5, 3), 16),
    (["0 take_up", "0 play referendarys_cut", "1 bene", "0 bene"], (6, 3), (5, 2), 16),
    (["0 bene"], (6, 3), (5, 2), 16),
    (["1 play away_with_it vae_victis", "1 bene"], (6, 3), (5, 2), 16),
    (["0 bene"], (6, 3), (5, 2), 16),
    (["0 decline", "1 discard_card bread_and_cobweb"], (6, 3), (5, 2), 16),
    (["0 bribe 0", "1 bribe 0"], (12, 3), (10, 2), 16),
]
"""For each number the moves, dukats and kreski of Marcin and of Michał, and the pool; the last is
no. 17 with no. 18."""


def first_game() -> Veto:
    match = Match.start("veto", seats=2, seed=9, options={"first_game": True})
    game: Veto = match.game
    do(game, "0 keep", "1 keep")
    return game


def test_the_walk_through_comes_out_step_by_step():
    """EX-12, VE-14.2"""
    game = first_game()
    assert (dukats(game), kreski(game), game.initiative) == ([18, 20], [0, 0, 21], 0)

    went = []
    for moves, *_ in STORY:
        do(game, *moves)
        went.append((dukats(game), kreski(game)))

    assert went == [
        ([marcin[0], michal[0]], [marcin[1], michal[1], pool]) for _, marcin, michal, pool in STORY
    ]


def told_to(number_: int) -> Veto:
    """The walk-through up to that number."""
    game = first_game()
    for moves, *_ in STORY[:number_]:
        do(game, *moves)
    return game


def test_refusing_longinus_would_cost_two_kreski():
    """EX-12, VE-8.6: no. 11, with Vae victis"""
    game = told_to(10)

    do(game, "0 challenge longinus_podbipieta roch_kowalski")

    assert isinstance(game.decision, AnswerDuel)
    assert game.decision.facts(game, 1)["lost"] == 2


@pytest.mark.parametrize("armour", ["", " hussar_armour"])
def test_the_hussar_armour_makes_no_difference_to_the_totals(armour):
    """EX-12, VE-8.18: 7 to 6 before the cut, and 12 to 6 after it"""
    game = told_to(11)

    do(game, f"0 take_up{armour}")
    before = game.decision.facts(game, 0)["totals"]
    do(game, "0 play referendarys_cut")

    assert before == (7, 6)
    assert game.decision.facts(game, 1)["totals"] == (12, 6)


def test_the_piles_after_the_first_round():
    """EX-12, VE-3.5: no. 16"""
    game = told_to(16)

    assert game.players[0].discard == ("eaten_by_rust", "referendarys_cut", "vae_victis")
    assert game.players[1].discard == ("crimson_kontusz", "away_with_it", "bread_and_cobweb")
    assert game.players[1].removed == ("roch_kowalski",)


def test_both_draw_up_to_six_in_the_second_round():
    """EX-12, VE-4.13: nos. 17 and 18; with the seventh card each draws five"""
    game = told_to(17)

    assert [len(each.hand) for each in game.players] == [6, 6]
    assert (game.round, game.phase, game.initiative) == (2, "game", 0)
    assert not game.table[number(game, "longinus_podbipieta")].marked
