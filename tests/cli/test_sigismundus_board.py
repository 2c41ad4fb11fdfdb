"""The board of Sigismundus Augustus as text: complete, within its width, readable in one colour."""

from __future__ import annotations

import io
import itertools

import pytest
from rich.console import Console

from cli.drawing import drawn, walk
from games.sigismundus.moments import hands
from games.sigismundus.positions import client_turn, dice, in_stage, sigismundus, special_turn
from interpares import rules_of
from interpares.cli.boards import board_of
from interpares.cli.words import Words
from interpares.games.sigismundus.cards import OFFICES
from interpares.kernel.views import prompt
from scenario import play

RULES = rules_of("sigismundus")
BOARD = board_of("sigismundus")


def words_for(game, language="en"):
    return Words(RULES, language, RULES.names_of_seats(game))


def printed(renderable, width=80):
    """The lines of a part of the board."""
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(renderable)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def table(game, seat=0, *, width=80, language="en"):
    """The lines of the board at a position."""
    asked = prompt(game, seat)
    return printed(
        BOARD.table(RULES.view(game, seat), asked, words_for(game, language), width), width
    )


def line_with(lines, *parts):
    """The only line that has all these parts."""
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_position_fits_the_width_and_nothing_is_cut_off(seats, language):
    for match in walk("sigismundus", seats, seed=seats, every=130):
        for seat, width in itertools.product((None, 0), (60, 80, 100, 120)):
            lines = drawn(match, seat, width=width, language=language)
            assert max(map(len, lines)) <= width
            assert not [line for line in lines if "…" in line]


def test_the_board_shows_the_public_facts_of_a_position():
    for match in walk("sigismundus", 4, seed=5, every=40):
        view = match.view(None)
        words = Words(match.rules, "en", match.rules.names_of_seats(match.game))
        text = " ".join(" ".join(drawn(match, None, width=120)).split())
        named = [view.phase, *view.open_figures, *view.acts, *view.rejected]
        named += [each.figure for player in view.players for each in player.figures]
        named += [view.demand] if view.demand else []
        assert [each for each in named if words.name(each) not in text] == []
        assert all(words.form(each.id, "short") in text for each in view.countries)
        assert all(words.form(each, "gen") in text for each in OFFICES)
        assert "Your hand".upper() not in text


def test_the_round_shows_its_sejm_its_act_its_demand_and_the_acts_before():
    """SA-5.3, SA-16.5"""
    lines = table(
        sigismundus(
            round=3,
            demand="tax_1",
            acts=("recognition_of_royal_marriage",),
            rejected=("border_defence",),
        )
    )

    assert line_with(lines, "Round 3 of 8  ·  Actions").endswith("III. Sejm, Piotrków 1552")
    assert line_with(lines, "Act of Law: Suspension of the ecclesiastical courts – No church")
    assert line_with(lines, "Royal Demand: Tax: land levy – Everybody gives ducats in secret")
    assert line_with(lines, "In force: I. Recognition of the royal marriage")
    assert line_with(lines, "Rejected: II. Standing border defence")


def test_a_house_shows_what_it_has_and_below_it_what_it_holds():
    own = {
        "ducats": 7,
        "vp": 12,
        "active": (2, 1, 0),
        "inactive": (0, 1, 0),
        "hand": "foray client_card client_card",
        "offices": "12 15",
        "figures": "jan_laski:2 santi_gucci",
    }
    lines = table(sigismundus(own, seals={"sweden": 0}))

    assert line_with(lines, "G  Górka (you)").split()[4:] == [
        *("12", "7", "0", "3", "9", "2/1/0", "0/1/0", "4", "2/0/1")
    ]
    assert line_with(lines, "Palatine of Sandomierz · Castellan of Poznań · Jan Łaski (2 d.)")
    assert line_with(lines, "Santi Gucci · ribbons 6 VP · seals: Sweden")


def test_houses_are_told_apart_by_letters():
    """SA-4.5 to SA-4.8: two Houses begin with a Z."""
    lines = table(
        sigismundus(seats=5, royal=(1, 2, 0, 3, 4), representative=2, on={"envoy": (1, 2)})
    )

    assert line_with(lines, "Royal Representative").split()[:6] == [
        "Royal",
        "B",
        "5",
        "Z",
        "4★",
        "G",
    ]
    assert line_with(lines, "Envoy").split()[-3:] == ["Envoy", "BZ", "2"]


def test_a_country_shows_values_crown_markers_seal_and_pact():
    """SA-8.14, SA-10.2, SA-17.5"""
    lines = table(
        sigismundus(
            influence={"lithuania": (1, 3)},
            seals={"lithuania": 2},
            crowned="lithuania",
            pacts=("sweden",),
        )
    )

    assert line_with(lines, "1 Lithuania ♛").split()[:7] == [
        *("1", "Lithuania", "♛", "8/4", "B3", "G1", "Z")
    ]
    assert line_with(lines, "2 Sweden ✗")


@pytest.mark.parametrize("width", [60, 80, 120])
def test_an_office_shows_income_prestige_and_holder_or_marker(width):
    """SA-11.11, SA-16.7"""
    game = sigismundus({"offices": "2"}, marked={1: 1}, acts=("national_church",), seats=3, round=5)

    lines = table(game, width=width)

    text = " ".join(" ".join(lines).split())
    if width == 80:
        at = lines.index(line_with(lines, "Archbishop of Gniezno"))
        assert lines[at + 1].split()[:9] == [*("(B)", "4", "d.", "1", "VP", "↻", "G", "3", "d.")]
    else:
        assert "(B) Archbishop of Gniezno 4 d. 1 VP ↻" in text
        assert "G Grand Marshal of the Crown 3 d. 3 VP" in text


def test_open_figures_and_the_own_hand_say_what_they_do():
    game = client_turn({"hand": "sack sack vistula_raft"}, open_figures=("marcin_kromer",))

    lines = table(game)

    assert line_with(lines, "Marcin Kromer ⚜  Golden ribbon: 3 VP for each seal")
    assert line_with(lines, "a Raft of the Vistula River  Take 4 ducats.")
    assert line_with(lines, "b Sack ×2")
    assert "YOUR HAND" not in "".join(table(game, None))


def test_who_has_sealed_is_shown_and_what_was_opened():
    """SA-13.1, SA-13.2, SA-21.5"""
    game = in_stage("bribery", {"ducats": 3}, {"ducats": 4, "votes": 2}, seats=3)
    play(game, "1 offer_ducats 4")

    sealed = table(game)
    play(game, "0 offer_ducats 3", "2 offer_ducats 0")
    opened = table(game)

    assert line_with(sealed, "Chosen in secret: B")
    assert "Ducats offered" not in "".join(sealed)
    assert line_with(opened, "Ducats offered for votes: G3  B4  Z0")
    assert line_with(opened, "Chosen in secret: –")


def test_the_vote_shows_the_offices_to_come_and_a_tie_the_bids():
    """SA-14.3, SA-14.8"""
    votes = [{"votes": 5}] * 3
    game = in_stage("voting", *votes, seats=3, marked={1: 1, 5: 0})

    before = " ".join(" ".join(table(game)).replace("│", "").split())
    play(game, *hands("bid", 3, 3, 0))

    assert "Offices still to be voted on: Grand Chancellor of the Crown, Archbishop" in before
    assert line_with(table(game), "Votes bid: G3  B3  Z0")


def test_a_combat_shows_both_sides_and_the_dice():
    """SA-9.4"""
    own = {"hand": "foray", "active": (1, 3, 0)}
    game = special_turn(own, {"active": (2, 3, 0), "vp": 3}, script=dice(1, 6, 1, 1, 1, 1))
    play(game, "0 play_foray 1")

    lines = table(game)

    assert line_with(lines, "Foray", "G  Górka (you) power 7 ⚔  B  Zborowski power 8")
    assert line_with(lines, "Hussars 1:6")


def test_what_is_known_of_the_others_are_the_cards_seen():
    """SA-21.4"""
    game = sigismundus({"knows": {1: "foray"}}, {"hand": "foray sack"}, {}, seats=3)

    lines = printed(BOARD.known(RULES.view(game, 0), words_for(game)))

    assert line_with(lines, "Zborowski").endswith("Foray")
    assert line_with(lines, "Zamoyski").endswith("–")
    assert "Górka" not in "".join(lines)
    assert BOARD.known(RULES.view(game, None), words_for(game)) is None


def test_cards_tell_what_everything_on_the_table_does():
    game = sigismundus({"figures": "jan_laski"}, open_figures=("santi_gucci",))

    cards = BOARD.cards(RULES.view(game, 0), words_for(game))

    names = [name for name, _ in cards]
    assert {"Jan Łaski", "Santi Gucci", "Sweden", "Foray", "Union of Lublin"} <= set(names)
    assert "Jan Kochanowski" not in names
    assert all(text for _, text in cards)
