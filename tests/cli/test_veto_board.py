"""The board of Veto! as text: complete, within its width, and without what one may not see."""

from __future__ import annotations

import itertools

import pytest
from msgspec import structs

from cli.drawing import drawn, walk
from cli.veto_screens import BOARD, drawing, line_with, part, printed, table, words_for
from games.veto.positions import RULES, all_bene, number, play, veto
from interpares.games.veto.cards import CARDS
from interpares.games.veto.game import Queued
from interpares.games.veto.view import LastingView
from interpares.kernel.views import prompt

DUEL = {
    "hands": {0: "feint", 1: "liberum_veto lunge"},
    "in_play": {
        0: "michal_wolodyjowski+feint/down latifundium",
        1: "roch_kowalski+lunge/down janusz_radziwill/karmazyn",
    },
}


def fighting():
    """The fight of Wołodyjowski and Kowalski."""
    game = veto(**DUEL)
    play(game, "0 challenge michal_wolodyjowski roch_kowalski")
    all_bene(game)
    play(game, "1 accept")
    all_bene(game)
    return game


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_fits_the_width_and_nothing_is_cut_off(seats, language):
    for match in itertools.islice(walk("veto", seats, seed=seats, every=60), 6):
        for seat, width in itertools.product((None, 0), (60, 80, 120)):
            lines = drawn(match, seat, width=width, language=language)
            assert max(map(len, lines)) <= width
            assert not [line for line in lines if "…" in line]


def test_the_board_shows_the_public_facts_of_a_position():
    """VE-3.13"""
    for match in itertools.islice(walk("veto", 3, seed=5, every=80), 8):
        view, words = match.view(None), words_for(match.game)
        text = " ".join("\n".join(drawn(match, None, width=120)).split())
        cards = [each.card for each in (*view.table, *view.stack) if each.card]
        cards += [card for player in view.players for card in (*player.removed, player.discard_top)]
        free = [card for card in filter(None, cards) if CARDS[card].type != "faction"]
        assert [card for card in free if words.name(card) not in text] == []
        for player in view.players:
            assert f"{player.kreski}/{player.threshold}" in text


def test_before_the_decks_are_chosen_there_are_camps_without_cards():
    """VE-2.5"""
    match = next(walk("veto", 4, seed=1, every=1))

    lines = drawn(match, 0)

    assert line_with(lines, "Set-up").split()[-4:] == ["27", "of", "27", "kreski"]
    assert line_with(lines, "Camp 1 (you)")
    assert not [line for line in lines if line[0] == "╭"]


def test_a_camp_shows_what_it_has_in_figures():
    """VE-3.13, VE-4.15, VE-10.6"""
    game = veto(
        hands={0: "feint lunge"},
        in_play={0: "latifundium"},
        discards={1: "lunge feint"},
        kreski={0: 5},
        dukats={0: 12},
    )

    lines = table(game)

    income = RULES.view(game, 0).players[0].income
    own = line_with(lines, "The Wiśniowieckis (you) ★►", "/14")
    assert own.split()[-7:] == ["5/14", "12", f"+{income}", "0", "2/6", "10", "–"]
    assert line_with(lines, "The Radziwiłłs", "/14").endswith(" 2 Feint")
    assert "16 of 21 kreski" in line_with(lines, "Common pool")


def test_the_round_tells_the_voice_the_election_and_used_influence():
    """VE-4.18, VE-5.1"""
    game = veto(election=1, influence=(0,), max_rounds=40)

    lines = table(game, width=120)

    assert line_with(lines, "Round 2 of 40", "Game phase")
    assert line_with(lines, "At voice: The Wiśniowieckis (1 deed)")
    assert line_with(lines, "Election announced: The Radziwiłłs")
    assert line_with(lines, "Political influence used: The Wiśniowieckis")


def test_characters_stand_by_field_with_strength_marks_keywords_and_what_is_attached():
    """VE-3.8, VE-9.1"""
    company = "michal_wolodyjowski/marked+mail_shirt janusz_radziwill/karmazyn"
    game = veto(in_play={0: f"{company} latifundium"})

    camp = part(table(game), "The Wiśniowieckis (you)")

    assert camp == [
        "Election field",
        "• Michał Wołodyjowski S9 K2 ↻ · Famous · Honourable · +Mail Shirt",
        "Karmazyn field",
        "• Janusz Radziwiłł S7 K4 · Elect · Karmazyn · Loyal",
        "Possessions: Latifundium",
    ]


def test_face_down_thrusts_have_a_name_for_their_owner_only():
    """VE-3.8, VE-9.11"""
    game = veto(in_play={0: "michal_wolodyjowski+feint/down+lunge/down"})

    own, others = table(game, 0), table(game, 1)

    assert "+Feint ▼ · +Lunge ▼" in line_with(own, "Michał Wołodyjowski")
    assert "+2▼" in line_with(others, "Michał Wołodyjowski")
    assert "Feint" not in "\n".join(others)


def test_the_own_camp_comes_first_and_two_stand_side_by_side_where_there_is_room():
    game = veto(4)

    narrow, wide = table(game, 2), table(game, 2, width=120)

    assert [line[4] for line in narrow if line[0] == "╭"] == ["C", "L", "W", "R"]
    assert [line.count("╭") for line in wide if line[0] == "╭"] == [2, 2]


def test_camps_that_lead_the_same_faction_are_told_apart_by_a_number():
    """VE-12.1"""
    game = veto(3, factions=("court", "court", "radziwill"))

    lines, polish = table(game), table(game, language="pl")

    assert line_with(lines, "C1", "The Court I (you)", "/")
    assert line_with(lines, "C2", "The Court II", "/")
    assert line_with(polish, "D2", "Dworscy II", "/")


def test_the_stack_stands_topmost_first_with_what_it_is_aimed_at():
    """VE-6.3"""
    game = veto(**DUEL)
    play(game, "0 challenge michal_wolodyjowski roch_kowalski")

    stack = part(table(game, 1), "Stack")

    assert stack == ["W  Michał Wołodyjowski, challenge → Roch Kowalski"]


def test_a_reply_lies_above_what_it_answers_and_is_called_a_reply():
    """VE-6.3"""
    game = fighting()
    play(game, "0 play feint", "1 play liberum_veto")

    stack = part(table(game), "Stack")

    assert stack == ["R  Liberum Veto, effect, a reply", "W  Feint, thrust"]


def test_a_duel_shows_the_price_of_a_refusal_then_totals_and_thrusts():
    """VE-8.6, VE-8.16"""
    game = veto(**DUEL)
    play(game, "0 challenge michal_wolodyjowski roch_kowalski")
    asked = part(table(game), "Duel")
    game = fighting()
    play(game, "0 play feint")
    all_bene(game)

    fought = part(table(game), "Duel")

    assert asked == [
        "W  Michał Wołodyjowski 9 ⚔ 7 Roch Kowalski  R",
        "Not yet answered. To refuse costs: 1 kreska",
    ]
    assert fought == ["W  Michał Wołodyjowski 12 ⚔ 7 Roch Kowalski  R", "W  Feint"]


def test_a_duel_that_is_decided_shows_its_result():
    """VE-8.19, VE-8.22"""
    game = fighting()
    play(game, "0 play_attached feint")
    all_bene(game)
    play(game, "1 bene", "0 bene")

    lines = part(table(game, width=120, language="pl"), "Pojedynek")

    told = "Zwycięża „Michał Wołodyjowski”, różnica 5: pokonanemu grozi śmierć, przepada 1 kreska"
    assert lines == ["W  Michał Wołodyjowski 12 ⚔ 7 Roch Kowalski  R", "W  Finta", told]


def test_marks_of_a_card_are_signs_and_words_behind_its_name():
    """VE-11.8, VE-L.3, VE-L.16"""
    game = veto(in_play={0: "michal_wolodyjowski/marked/markers3 roch_kowalski"})
    view = RULES.view(game, 0)
    told = {"silent": True, "until": 4, "owner": 1}
    pieces = [
        structs.replace(each, **told) if each.card == "michal_wolodyjowski" else each
        for each in view.table
    ]

    lines = drawing(game, structs.replace(view, table=tuple(pieces)), width=100)

    marks = "S9 K2 ↻∅ ●3 (from The Radziwiłłs) until round 4 · Famous"
    assert f"Michał Wołodyjowski {marks}" in line_with(lines, "Michał Wołodyjowski")
    assert line_with(lines, "Roch Kowalski").split()[3:6] == ["Kowalski", "S6", "K1"]


def test_what_lasts_is_shown_with_its_camp_its_aim_and_its_end():
    """VE-L.10"""
    game = veto(in_play={1: "roch_kowalski"})
    lasting = (
        LastingView("land_tax", 0, 0, duel=False, turn=True, until=0),
        LastingView("feint", 1, number(game, "roch_kowalski"), duel=False, turn=False, until=3),
    )

    lines = drawing(game, structs.replace(RULES.view(game, 0), lasting=lasting))

    assert line_with(lines, "In force:") == (
        "In force:   W  Land Tax ·  R  Feint → Roch Kowalski (until round 3)"
    )


def test_an_object_says_what_has_become_of_it():
    """VE-6.10, VE-7.2"""
    game = veto(3, in_play={0: "michal_wolodyjowski"})
    play(game, "0 agitate michal_wolodyjowski")
    view = RULES.view(game, 0)
    told = {"extra": 2, "against": 2, "resolving": True}

    lines = []
    for fields in (told, {"negated": "discard"}):
        changed = structs.replace(view, stack=(structs.replace(view.stack[0], **fields),))
        lines += part(drawing(game, changed), "Stack")

    agitation = "W  Michał Wołodyjowski, agitation"
    assert lines == [f"{agitation} → The Court K+2  works now", f"{agitation}  negated"]


@pytest.mark.parametrize(
    "fields, said",
    [
        ({"answer": "refused"}, "Refused"),
        ({"decided": True, "totals": (9, 9)}, "A draw"),
        (
            {"decided": True, "winner": 6, "margin": 2, "casualty": "wound", "spoils": 2},
            "“Roch Kowalski” wins by 2: the loser is to be wounded, 2 kreski are lost",
        ),
    ],
)
def test_the_end_of_a_duel_is_told_in_a_line(fields, said):
    """VE-8.5, VE-8.18, VE-8.19"""
    game = fighting()
    view = RULES.view(game, 0)
    assert view.duel.challenged == 6

    lines = drawing(game, structs.replace(view, duel=structs.replace(view.duel, **fields)))

    assert part(lines, "Duel")[-1] == said


def test_fighters_who_have_left_play_keep_their_names_in_the_duel():
    """VE-8.24"""
    game = fighting()
    play(game, "0 play_attached feint")
    all_bene(game)
    play(game, "1 bene", "0 bene")
    while game.decision.kind == "W-D5":
        play(game, f"{game.waiting[0]} bene")

    lines = table(game)

    assert game.decision.kind == "W-D6"
    assert line_with(lines, "12 ⚔ 7 Roch Kowalski")
    assert line_with(lines, "Out of the game: Roch Kowalski")


def test_a_duel_that_waits_is_announced():
    """VE-6.18"""
    game = veto(in_play={0: "michal_wolodyjowski", 1: "roch_kowalski"})
    pair = number(game, "michal_wolodyjowski"), number(game, "roch_kowalski")
    view = structs.replace(RULES.view(game, 0), queued=(Queued(*pair, True, True),))

    assert part(drawing(game, view), "Duel") == ["Then: Michał Wołodyjowski ⚔ Roch Kowalski"]


def test_a_camp_that_is_out_is_called_so():
    """VE-12.5"""
    game = veto(3)
    view = RULES.view(game, 0)
    gone = structs.replace(view.players[2], alive=False)

    lines = drawing(game, structs.replace(view, players=(*view.players[:2], gone)))

    assert line_with(lines, "The Court out")


def test_the_hand_shows_what_its_cards_cost_now():
    """VE-5.13"""
    game = veto(hands={0: "uhlik feint", 1: "lunge"}, dukats={0: 7})
    words = words_for(game, 0)

    own = " ".join(printed(BOARD.hand(RULES.view(game, 0), words)))

    assert CARDS["uhlik"].lafa == 3
    assert own == "Dukats: 7 · Uhlik [6 dukats, character] · Feint [free, thrust]"
    assert BOARD.hand(RULES.view(game, None), words) is None


def test_a_card_whose_cost_depends_on_its_target_refers_to_its_text():
    """VE-5.13"""
    game = veto(hands={0: "bribery"})

    own = printed(BOARD.hand(RULES.view(game, 0), words_for(game, 0)))

    assert own == ["Dukats: 20 · Bribery [cost by its text, effect]"]


def test_cards_tell_cost_type_strength_keywords_and_text():
    """VE-1.4"""
    game = veto(hands={0: "feint"}, in_play={1: "janusz_radziwill+lunge/down"})

    cards = dict(BOARD.cards(RULES.view(game, 0), words_for(game, 0)))

    assert cards["Feint"] == "free, thrust, S+3. +3 Szabla."
    radziwill = cards["Janusz Radziwiłł"]
    assert radziwill.startswith("character, The Radziwiłłs, S7 K4, Elect, Karmazyn, Loyal. ")
    assert "Lunge" not in cards


def test_one_can_look_up_what_the_own_deck_consists_of():
    """VE-2.5"""
    game = veto(hands={0: "feint feint"})

    known = "\n".join(printed(BOARD.known(RULES.view(game, 0), words_for(game, 0))))

    assert "2× Feint" in known
    assert "10× Manor Farm" in known


def test_the_question_comes_with_the_text_of_the_card_it_is_about():
    game = fighting()
    play(game, "0 play feint")
    words = words_for(game, 1)

    note = printed(BOARD.note(RULES.view(game, 1), prompt(game, 1), words))

    assert note == ["Feint: +3 Szabla."]


@pytest.mark.parametrize(
    "card, language, said",
    [
        ("latifundium", "en", "3 dukats, possession, income +3"),
        ("latifundium", "pl", "3 dukaty, posesja, dochód +3"),
        ("crimson_kontusz", "en", "2 dukats, equipment, upkeep −1"),
        ("crimson_kontusz", "pl", "2 dukaty, moderunek, utrzymanie −1"),
        ("marshals_staff", "en", "4 dukats, equipment, unique"),
        ("marshals_staff", "pl", "4 dukaty, moderunek, unikatowa"),
    ],
)
def test_a_card_tells_its_income_its_upkeep_and_whether_it_is_unique(card, language, said):
    """VE-1.5, VE-11.3"""
    game = veto(hands={0: card})
    view, words = RULES.view(game, 0), words_for(game, 0, language)

    (own,) = printed(BOARD.hand(view, words), 120)

    assert own.endswith(f"{words.name(card)} [{said}]")


def test_the_list_of_cards_tells_income_upkeep_and_uniqueness_too():
    """VE-1.5, VE-11.3"""
    game = veto(hands={0: "latifundium"}, in_play={0: "yurko_bohun+zerwikaptur", 1: "mill"})

    cards = dict(BOARD.cards(RULES.view(game, 0), words_for(game, 0)))

    assert cards["Latifundium"] == "3 dukats, possession, income +3"
    assert "Cossack, upkeep −1" in cards["Yurko Bohun"]
    assert "unique" in cards["Zerwikaptur"]
    assert "income +3" in cards["The Radziwiłłs"]
