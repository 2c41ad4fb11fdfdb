"""The options of Sigismundus Augustus: grouped, in a few words, amounts in one line each."""

from __future__ import annotations

import re

import pytest

from cli.playing import at_random, begin, script
from games.sigismundus.moments import demanded, hands, match_from
from games.sigismundus.positions import (
    client_turn,
    in_phase,
    in_stage,
    influence_turn,
    sigismundus,
    special_turn,
)
from interpares import Match, rules_of
from interpares.cli.boards import board_of
from interpares.cli.showing import chosen, in_parts, offered
from interpares.cli.words import Words
from interpares.games.sigismundus.setup import PickStartOffice
from interpares.kernel import notation
from interpares.kernel.views import prompt
from scenario import play

RULES = rules_of("sigismundus")
BOARD = board_of("sigismundus")
DISCARD = "discard_for_votes client_card"


def options(game, seat=0, language="en"):
    """The options of a seat as they are shown."""
    words = Words(RULES, language, RULES.names_of_seats(game))
    there = game.decision.options(game, seat)
    return offered(BOARD, there, RULES.view(game, seat), prompt(game, seat), words)


def shown(game, seat=0, language="en"):
    """The lines of the options by heading, each with what stands before it."""
    found: dict[str, list[str]] = {}
    for each in options(game, seat, language):
        if each.shown:
            found.setdefault(each.heading, []).append(f"{each.shown} {each.label}")
    return found


def typed(game, text, seat=0):
    """What a line of text means, in notation."""
    action = chosen(text, options(game, seat))
    return action and notation.write(action)


def test_special_actions_stand_by_card():
    """SA-8.3"""
    own = {"hand": "death_of_senator foray enlistment", "offices": "13", "active": (1, 0, 0)}
    game = special_turn(own, {"offices": "12", "active": (0, 1, 0), "hand": "sack"}, seats=3)

    assert shown(game) == {
        "": ["1 Pass"],
        "Death of a Senator": ["2 against Górka (you)", "3 against Zborowski"],
        "Enlistment": ["4 Infantry + Hussars", "5 Infantry + Artillery"],
        "Foray": ["6 against Zborowski, power 2", "7 against Zamoyski, power 0"],
        "Bishop of Poznań": ["8 court against Zborowski"],
    }


def test_countries_of_special_actions_go_by_their_names():
    """SA-8.12 to SA-8.14"""
    game = special_turn({"hand": "negotiations secret_pact"}, pacts=("sweden",))

    found = shown(game)

    assert found["Negotiations"][:2] == ["2 Lithuania stays on space 1", "3 Sweden to space 1"]
    assert found["Negotiations"][-2:] == ["12 Ottomans to space 6", "13 Prussia stays on space 6"]
    assert "Sweden" not in "".join(found["Secret Pact"])


def test_clients_stand_by_field_with_its_price_and_gold_in_one_line():
    """SA-11.3, SA-11.8"""
    own = {"ducats": 4, "clients": 2}
    game = client_turn(
        own,
        {"figures": "jan_laski:1"},
        seats=3,
        open_figures=("santi_gucci", "piotr_barzi"),
        on={"patronage": (1,), "calling_banners": (1, 2)},
    )

    found = shown(game)

    assert found["Patronage (1 d.)"] == [
        "7 0–3 Santi Gucci, so many ducats on the card",
        "8 0–3 Piotr Barzi, so many ducats on the card",
        "9 bribe Jan Łaski (B) for 2 d.",
        "10 only stand there",
    ]
    assert found["Calling Banners (2 d.)"] == ["11 Infantry", "12 Hussars", "13 Artillery"]
    assert found["Economist"] == ["31 take 3 ducats"]
    assert typed(game, "8  2") == "take_figure piotr_barzi 2"
    assert typed(game, "8") == "take_figure piotr_barzi 0"
    assert typed(game, "8 4") is None
    assert in_parts(options(game)).split()[0] in {"7", "8"}


def test_steps_on_a_track_are_paid_in_one_line():
    """SA-11.12, SA-11.15"""
    own = {"ducats": 1, "hand": "client_card primus_inter_pares sack"}
    game = client_turn(own, seats=5, senatorial=(1, 2, 3, 4, 0), parliamentary=(1, 2, 3, 4, 0))

    found = shown(game)

    forward, farther = found["Nobles’ Feast"]
    number = farther.split()[0]
    assert forward.endswith(" one step forward")
    assert farther == f"{number} ab farther, discarding these cards (spaces to I: 4)"
    assert typed(game, f"{number} b") == "hold_feast primus_inter_pares"
    agitation = found["Parliamentary Agitation"]
    assert agitation[-1].endswith(" 1 farther, for so many ducats (spaces to I: 4)")


def test_a_full_purse_takes_no_more_lines_and_on_space_one_no_step_is_promised():
    """SA-11.4, SA-11.16"""
    game = client_turn({"ducats": 40, "hand": "client_card"})

    found = shown(game)

    assert [each.partition(" ")[2] for each in found["Nobles’ Feast"]] == [
        "no step: you are on space I",
        "a no step, discarding these cards",
    ]
    assert [each.partition(" ")[2] for each in found["Parliamentary Agitation"]] == [
        "no step: you are on space I",
        "1–40 no step, for so many ducats",
    ]


def test_a_figure_one_has_no_ducats_for_and_a_country_without_a_card_take_no_amount():
    """SA-11.8, SA-10.3"""
    poor = client_turn({"ducats": 0}, open_figures=("santi_gucci",))
    bare = influence_turn({"figures": "piotr_barzi"})

    assert shown(poor)["Patronage"][0] == "7 Santi Gucci"
    assert shown(bare)[""][:2] == ["1 Pass", "2 Lithuania 8/4"]
    assert in_parts(options(bare)) == ""


def test_markers_abroad_are_typed_by_country_and_cards():
    """SA-10.2"""
    own = {"hand": "client_card negotiations secret_pact secret_pact"}
    game = influence_turn(own)

    assert shown(game)[""][1] == "2 bcc Lithuania 8/4"
    assert typed(game, "2 BC") == "place_influence lithuania negotiations,secret_pact"
    assert typed(game, "2 a") is None


@pytest.mark.parametrize(
    "stage, line, text, meaning",
    [
        ("bribery", "0–3 ducats for votes", "2", "offer_ducats 2"),
        ("voting", "0–5 votes for the office", "5", "bid 5"),
        ("additional_votes", "2 aa discard these for 1 vote each", "2 a", DISCARD),
    ],
)
def test_amounts_of_the_sejm_are_typed_as_they_are(stage, line, text, meaning):
    """SA-12.2, SA-13.1, SA-14.4"""
    own = {"ducats": 3, "votes": 5, "hand": "client_card client_card sack"}
    game = in_stage(stage, own, seats=3)

    assert shown(game)[""][-1] == line
    assert typed(game, text) == meaning


def test_sellers_and_buyers_stand_with_their_offers():
    """SA-13.3, SA-13.6"""
    houses = [{"ducats": 3, "votes": 4}] * 3
    game = in_stage("bribery", *houses, seats=3)
    play(game, *hands("offer_ducats", 3, 2, 1), *hands("offer_votes", 2, 2, 1))

    assert shown(game)[""] == ["1 Górka: 2 votes", "2 Zborowski: 2 votes"]
    play(game, "0 name_seller 0")
    assert shown(game)[""] == ["1 Zborowski: 2 d.", "2 Zamoyski: 1 d."]


def test_gifts_to_the_king_name_what_is_given():
    """SA-15.3"""
    tax = demanded("tax_1", {"ducats": 3}, seats=3)
    host = demanded("noble_host_1", {"active": (2, 0, 1)}, seats=3)

    assert shown(host, 1) == {"": ["1 send none"]}
    assert shown(tax) == {"": ["0–3 ducats for the king"]}
    assert shown(host) == {"": ["0–2 0–1 to be sent: Infantry, Artillery"]}
    assert typed(host, "1 1") == "commit_units 1 0 1"
    assert in_parts(options(host)) == "1 1"


def test_tied_houses_are_ranked_by_their_letters():
    """SA-15.6"""
    game = demanded("tax_1", *[{"ducats": 1}] * 4)
    play(game, *hands("commit", 0, 0, 0, 0))

    (line,) = shown(game)[""]

    assert sorted(line.split()[0]) == ["B", "G", "T", "Z"]
    assert line.endswith(" the Houses by their letters, the highest first")
    assert typed(game, "ztgb") == "rank_tied 2,3,0,1"


def test_the_army_is_kept_by_numbers_of_the_kinds_there_are():
    """SA-18.1, SA-18.2, SA-18.3"""
    own = {"ducats": 9, "active": (2, 1, 0), "inactive": (0, 1, 0), "offices": "12"}
    game = in_phase("maintenance", own, seats=3)

    assert shown(game) == {"": ["0–2 0–1 0–1 to be kept: Infantry, Hussars; of the host Hussars"]}
    assert typed(game, "2 0 1") == "maintain 2,0,0 0,1,0"
    words = Words(RULES, "en", RULES.names_of_seats(game))
    note = BOARD.note(RULES.view(game, 0), prompt(game, 0), words)
    assert note.plain == "Infantry 1 d. · Hussars 2 d. (1 free) · Artillery 3 d."


def test_offices_stand_by_kind_with_income_and_prestige():
    """SA-3.9, SA-6.1"""
    start = sigismundus(agenda=(PickStartOffice(0),), phase="setup", round=0, seats=3)
    income = in_phase("income", {"offices": "11 12 15"}, seats=3)

    assert shown(start)["Ecclesiastical offices"] == ["2 Bishop of Poznań, 3 d. 2 VP"]
    assert shown(income)[""][0] == ("1 Grand Treasurer of the Crown + Palatine of Sandomierz: 7 d.")


@pytest.mark.parametrize(
    "hand, rule", [("foray", "SA-8.19"), ("vistula_raft", "SA-8.11"), ("secret_pact", "SA-8.14")]
)
def test_every_option_cites_its_rule(hand, rule):
    game = special_turn({"hand": hand, "active": (1, 0, 0)}, seats=3)
    there = game.decision.options(game, 0)

    rules = [BOARD.rule(each, prompt(game, 0)) for each in there]

    assert (rules[0], rules[-1]) == (prompt(game, 0).rule, rule)


def test_a_bid_tells_what_the_office_is_worth_and_does():
    """SA-14.4"""
    game = in_stage("voting", {"votes": 3}, marked={2: 1}, seats=3)
    words = Words(RULES, "en", RULES.names_of_seats(game))
    play(game, *hands("bid", 0, 0, 0), "0 award_office 1")

    note = BOARD.note(RULES.view(game, 0), prompt(game, 0), words)

    assert note.plain == (
        "Grand Marshal of the Crown, 3 d. 3 VP. 1 more vote when votes are counted in the Sejm."
    )


def game_of(seats, seed):
    players = ("human", *("random",) * (seats - 1))
    return Match.start(
        "sigismundus", seats=seats, seed=seed, players=players, options={"variant": "short"}
    )


@pytest.mark.parametrize(
    "seats, language, width", [(3, "en", 80), (3, "de", 120), (5, "pl", 80), (5, "de", 60)]
)
def test_a_whole_game_is_played_by_typing_what_is_shown(tmp_path, seats, language, width):
    match = game_of(seats, seed=seats)
    screen = begin(tmp_path, at_random(3), match=match, language=language, width=width)

    screen.session.run()

    lines = [
        line for line in screen.text.splitlines() if not line.startswith(("  interpares ", "  /"))
    ]
    assert match.outcome is not None
    assert not re.findall(r"\b(?:cli|sa)-\w+|\b[a-z]+_[a-z_]+", "\n".join(lines))
    assert not [line for line in lines if len(line) > width and "\r" not in line]


def test_the_end_shows_where_all_points_came_from(tmp_path):
    """SA-19.1"""
    match = game_of(4, seed=7)
    screen = begin(tmp_path, at_random(7), match=match, width=100)

    screen.session.run()

    table = screen.text.rpartition("The last Sejm is over")[2]
    rows = [re.findall(r"-?\d+(?= │)", line) for line in table.splitlines() if "│" in line]
    *sources, total = [[int(each) for each in row] for row in rows[2:]]
    assert len(sources) == 6
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    assert total == [match.outcome.scores[seat] for seat in match.outcome.ranking]


def test_an_amount_that_cannot_be_is_refused_with_what_can(tmp_path):
    """SA-13.1"""
    match = match_from(in_stage("bribery", {"ducats": 3}, seats=3))
    screen = begin(tmp_path, script("", "7", "3"), match=match)

    screen.session.run()

    assert "7 is not among the choices: 0–3." in screen.text
    assert notation.write(match.moves[-1].action) == "offer_ducats 3"


def test_closed_hands_of_others_are_no_news():
    """SA-21.5"""
    game = in_stage("bribery", {"ducats": 3}, seats=3)
    match = match_from(game, "1 offer_ducats 0")

    events = match.events(0)

    assert events
    assert not any(BOARD.is_news(event, 0) for event in events)
