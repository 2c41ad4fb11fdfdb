"""The sentences of Veto!: what may be chosen, with cards on the table called by their names."""

from __future__ import annotations

from random import Random

import pytest

from games.veto.positions import number, play, veto
from games.veto.wording import VETO, both, every_language, option, words
from interpares import Match
from interpares.games.veto.actions import Choose
from interpares.games.veto.cards import CARDS, PLAY
from interpares.games.veto.carrying_out.flow import ChooseOption
from interpares.games.veto.game import Frame, Happening, Place
from interpares.games.veto.naming import name_of
from interpares.games.veto.operations import Choose as Choosing
from interpares.games.veto.reading import Reading
from interpares.games.veto.windows import Window

KMICIC = "andrzej_kmicic_babinicz"


@pytest.mark.parametrize(
    "move, polish, english",
    [
        (
            "0 deploy_character jan_zagloba",
            "Wystaw na polu elekcyjnym: „Jan Zagłoba”",
            "Deploy “Jan Zagłoba” on the election field",
        ),
        (
            "0 agitate michal_wolodyjowski",
            "Agituj: „Michał Wołodyjowski”",
            "Agitate with “Michał Wołodyjowski”",
        ),
        (
            "0 agitate michal_wolodyjowski feint 1",
            "Agituj: „Michał Wołodyjowski”, przeciw: Radziwiłłowie, odrzuć sztych: „Finta”",
            "Agitate with “Michał Wołodyjowski” against the Radziwiłłs, discarding “Feint”",
        ),
        (
            "0 challenge michal_wolodyjowski roch_kowalski",
            "Wyzwij: „Michał Wołodyjowski” kontra „Roch Kowalski”",
            "Challenge “Roch Kowalski” with “Michał Wołodyjowski”",
        ),
        (
            "0 deploy_equipment rapier michal_wolodyjowski",
            "Wystaw „Rapier” i dołącz do karty „Michał Wołodyjowski”",
            "Give “Rapier” to “Michał Wołodyjowski”",
        ),
        (
            "0 lay_thrust feint michal_wolodyjowski true",
            "Dołącz odkryty sztych „Finta” do karty „Michał Wołodyjowski”",
            "Attach “Feint” face up to “Michał Wołodyjowski”",
        ),
        ("0 take_up -", "Nie bierz niczego", "Take up nothing"),
        ("0 bribe 3", "Przekup szlachtę: zapłać 3 dukaty", "Bribe the gentry: pay 3 dukats"),
        ("0 discard_piece roch_kowalski", "Odrzuć „Roch Kowalski”", "Discard “Roch Kowalski”"),
    ],
)
def test_options_read_like_this(move, polish, english):
    """VE-5.6, VE-5.7, VE-7.2, VE-7.5"""
    game = veto(in_play={0: "michal_wolodyjowski+feint/down", 1: "roch_kowalski"})

    assert both(game, move) == (polish, english)


def test_targets_are_cards_or_players_as_the_text_says():
    """VE-L.6"""
    game = veto(
        3,
        in_play={0: "michal_wolodyjowski/marked", 1: "arvid_wittenberg"},
        hands={1: "confiscation"},
        factions=("wisniowiecki", "radziwill", "court"),
    )
    influence = "0 use wisniowiecki 2 michal_wolodyjowski"

    assert option(game, influence, "en") == "Use political influence: Michał Wołodyjowski"
    assert option(game, "1 use arvid_wittenberg 1 0", "en") == (
        "Use “Arvid Wittenberg”: The Wiśniowieckis"
    )
    assert option(game, "1 play confiscation michal_wolodyjowski", "pl") == (
        "Zagraj „Konfiskata”: Michał Wołodyjowski"
    )


def test_an_ability_of_a_keyword_is_named_by_it():
    """VE-1.12"""
    game = veto(in_play={0: "helena_kurcewicz"})

    assert both(game, "0 use helena_kurcewicz lady-2") == (
        "Użyj zdolności: „Helena Kurcewiczówna”, Niewiasta",
        "Use “Helena Kurcewicz” as Lady",
    )


def test_cards_of_one_name_are_told_apart_by_their_place_and_a_number():
    game = veto(
        in_play={
            0: "michal_wolodyjowski+feint/up latifundium latifundium",
            1: f"latifundium {KMICIC}+feint/up",
        }
    )
    names = [option(game, f"0 discard_piece latifundium#{which}", "en") for which in range(1, 4)]

    assert names == [
        "Discard “Latifundium 1 (The Wiśniowieckis)”",
        "Discard “Latifundium 2 (The Wiśniowieckis)”",
        "Discard “Latifundium (The Radziwiłłs)”",
    ]
    assert option(game, "0 discard_piece feint#2", "pl") == (
        "Odrzuć „Finta (Andrzej Kmicic, Babinicz)”"
    )


def test_a_face_down_thrust_is_named_only_to_those_who_may_see_it():
    """VE-3.8"""
    game = veto(in_play={0: "michal_wolodyjowski+feint/down", 1: "roch_kowalski"})
    thrust = number(game, "feint")

    seen = [name_of(Reading(game), seat, thrust) for seat in (0, 1, None)]

    hidden = "hidden_thrust@michal_wolodyjowski"
    assert seen == ["feint", hidden, hidden]
    assert option(game, "1 discard_piece feint", "en") == (
        "Discard “face-down thrust (Michał Wołodyjowski)”"
    )


def test_a_reply_says_which_of_several_events_it_answers():
    """VE-6.27"""
    game = veto(in_play={0: "michal_wolodyjowski nathan_hannover", 1: "roch_kowalski"})
    fallen = [
        Happening("left_play", card=number(game, each), char=number(game, each), how="killed")
        for each in ("michal_wolodyjowski", "roch_kowalski")
    ]
    game.then(Window("W-X", 0, 0, happenings=tuple(fallen)))

    assert option(game, "0 use nathan_hannover 1 - 0 - 0 1", "en").endswith(
        "(in answer to Roch Kowalski)"
    )


def choosing() -> tuple[str, int, Choosing]:
    """The card that leaves a choice, and where in its text."""
    return next(
        (card.id, at, operation)
        for card in CARDS.values()
        if card.play
        for at, operation in enumerate(card.play.do)
        if isinstance(operation, Choosing)
    )


@every_language
def test_the_options_of_a_card_are_said_in_its_own_words(language):
    """VE-D28"""
    card, at, operation = choosing()
    game = veto()
    game.then(ChooseOption(0, Frame(0, card, PLAY), Place((), at)))

    offered = [
        words(language).value("action", each, VETO.names, VETO.rules.describe(game, 0, each))
        for each in game.decision.options(game, 0)
    ]

    said = [getattr(each, language).replace("'", "’") for each in operation.options]
    assert [each.partition(": ")[2] for each in offered] == said
    assert Choose(0) in game.decision.options(game, 0)


def test_what_describes_an_action_stands_only_for_its_own_fields():
    game = veto(in_play={0: "michal_wolodyjowski", 1: "roch_kowalski"}, hands={0: "feint rapier"})

    for action in game.decision.options(game, 0):
        described = VETO.rules.describe(game, 0, action)
        assert set(described) <= set(action.__struct_fields__)


def test_no_two_options_of_a_match_read_alike():
    match, chance = Match.start("veto", seats=3, seed=4), Random(4)
    while not match.outcome and match.n < 400:
        seat = match.waiting[0]
        options = match.options(seat)
        names = VETO.rules.names_of_seats(match.game)
        read = {
            words("en").value("action", each, names, match.rules.describe(match.game, seat, each))
            for each in options
        }
        assert len(read) == len(options)
        match.play(seat, match.game.decision.sample(match.game, seat, chance))


def test_numbers_that_name_nothing_are_left_out():
    """VE-7.2"""
    game = veto(in_play={0: "michal_wolodyjowski"})

    play(game, "0 agitate michal_wolodyjowski")

    assert VETO.rules.describe(game, 0, Choose(0)) == {}
    assert name_of(Reading(game), 0, 0) == ""
