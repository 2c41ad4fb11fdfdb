"""SA-2 to SA-11: tempting illegal moves before the Sejm."""

from __future__ import annotations

import pytest

from games.attempts import after, every_attempt
from games.sigismundus.positions import (
    client_turn,
    dice,
    in_phase,
    influence_turn,
    offered,
    office,
    special_turn,
)
from interpares import BadInput, rules_of
from interpares.games.sigismundus.cards import COUNTRIES
from scenario import play, refused

OPTIONS = rules_of("sigismundus").complete({}, 3)
ARMY = {"active": (0, 2, 0)}
LAST = (1, 2, 3, 0)
NOTHING = {"internal": "", "foreign": "", "military": ""}
RAFT = {"hand": "vistula_raft"}
TWO = {"hand": "vistula_raft negotiations"}


def start():
    """A new game in which seat 0 has the lowest initiative and picks first."""
    return rules_of("sigismundus").new(3, bytes(32), OPTIONS, script=(3,))


def wounded(**defender):
    """Seat 1 has a wound to take in hussars' step of a foray of seat 0."""
    house = {"active": (1, 1, 0), **defender}
    game = special_turn({"hand": "foray", **ARMY}, house, script=dice(1, 1, 1))
    return after(game, "0 play_foray 1")


def overtaken():
    """Seat 0 has taken the Nobility's card in the phase and has used its three clients."""
    house = {"clients": 1}
    game = in_phase(
        "actions", house, {"clients": 2}, {"clients": 0}, {"clients": 0}, parliamentary=(1, 0, 2, 3)
    )
    return after(game, "0 agitate 0")


ATTEMPTS = {
    "an office not on offer": (start, f"0 pick_office {office(9)}", "SA-3.9"),
    "a ministerial office at the start": (start, f"0 pick_office {office(14)}", "SA-3.9"),
    "no office at the start": (start, "0 pass", "SA-1.4"),
    "the pick of another": (start, f"1 pick_office {office(15)}", "SA-4.3"),
    "two incomes without the Treasurer": (
        lambda: in_phase("income", {"offices": "6 15"}),
        f"0 choose_income {office(6)},{office(15)}",
        ("SA-6.1", "SA-6.2"),
    ),
    "one office twice": (
        lambda: in_phase("income", {"offices": "6 11 15"}),
        f"0 choose_income {office(6)},{office(6)}",
        "SA-6.2",
    ),
    "a deck empty with its discard pile": (
        lambda: in_phase("draw", decks={"foreign": ""}, discards={"foreign": ""}),
        "0 draw foreign",
        "SA-2.7",
    ),
    "no card in the draw phase": (lambda: in_phase("draw"), "0 pass", "SA-1.4"),
    "two cards in the draw phase": (
        lambda: after(in_phase("draw"), "0 draw foreign"),
        "0 draw foreign",
        "SA-4.3",
    ),
    "two special actions in one turn": (
        lambda: after(
            in_phase("special_actions", TWO, RAFT, senatorial=(2, 0, 1, 3)), "0 play_raft"
        ),
        "0 play_negotiations sweden last",
        "SA-8.2",
    ),
    "a third action of the Magnate": (
        lambda: after(in_phase("special_actions", TWO, RAFT), "0 play_raft", "0 pass"),
        "0 play_negotiations sweden last",
        "SA-8.2",
    ),
    "a special action out of turn": (
        lambda: in_phase("special_actions", RAFT, RAFT),
        "1 play_raft",
        ("SA-8.2", "SA-4.3"),
    ),
    "Primus by the first player": (
        lambda: special_turn({"hand": "primus_inter_pares"}),
        "0 play_primus",
        "SA-8.8",
    ),
    "Church Foundation with two ducats": (
        lambda: special_turn({"hand": "church_foundation", "ducats": 2}),
        "0 play_foundation",
        "SA-8.10",
    ),
    "death to a player without offices": (
        lambda: special_turn({"hand": "death_of_senator"}, {"offices": "15"}),
        "0 play_death 2",
        "SA-8.9",
    ),
    "death to Jozef Strus": (
        lambda: special_turn(
            {"hand": "death_of_senator"}, {"offices": "15", "figures": "jozef_strus"}
        ),
        "0 play_death 1",
        ("SA-8.9", "SA-20.5"),
    ),
    "death to nobody": (
        lambda: special_turn({"hand": "death_of_senator"}, {"offices": "15"}),
        "0 play_death 4",
        "SA-8.9",
    ),
    "choosing the office for the victim": (
        lambda: after(
            special_turn({"hand": "death_of_senator"}, {"offices": "12 15"}), "0 play_death 1"
        ),
        f"0 surrender_office {office(12)}",
        "SA-4.3",
    ),
    "giving up an office of another": (
        lambda: after(
            special_turn({"hand": "death_of_senator", "offices": "1"}, {"offices": "12 15"}),
            "0 play_death 1",
        ),
        f"1 surrender_office {office(1)}",
        "SA-8.9",
    ),
    "an attack on a church founder": (
        lambda: special_turn({"hand": "foray", **ARMY}, {"protected": True}),
        "0 play_foray 1",
        ("SA-8.16", "SA-8.10"),
    ),
    "an attack on oneself": (
        lambda: special_turn({"hand": "sack", **ARMY}),
        "0 play_sack 0",
        "SA-8.16",
    ),
    "an attack on nobody": (
        lambda: special_turn({"hand": "sack", **ARMY}),
        "0 play_sack -1",
        "SA-8.16",
    ),
    "an attack with inactive units only": (
        lambda: special_turn({"hand": "abduction", "inactive": (0, 2, 0)}),
        "0 play_abduction 1",
        ("SA-8.16", "SA-9.1"),
    ),
    "a wound for an Internal card": (
        lambda: wounded(hand="client_card sack"),
        "1 discard_military client_card",
        "SA-9.6",
    ),
    "a wound for a Foreign card": (
        lambda: wounded(hand="negotiations"),
        "1 discard_military negotiations",
        "SA-9.6",
    ),
    "a wound for an inactive unit": (
        lambda: wounded(inactive=(0, 0, 1)),
        "1 lose_unit artillery",
        ("SA-9.6", "SA-9.1"),
    ),
    "a wound for the attack card just played": (
        lambda: after(
            special_turn(
                {"hand": "foray", "active": (1, 1, 0)}, {"active": (0, 0, 1)}, script=dice(6, 1, 1)
            ),
            "0 play_foray 1",
        ),
        "0 discard_military foray",
        "SA-9.2",
    ),
    "no loss although a wound remains": (wounded, "1 pass", ("SA-9.6", "SA-1.4")),
    "a loss of the other side": (wounded, "0 lose_unit hussars", "SA-4.3"),
    "a court without a bishop": (
        lambda: special_turn({"offices": "12", **RAFT}, RAFT),
        f"0 hold_court {office(13)} 1",
        "SA-8.21",
    ),
    "a court twice with one bishop": (
        lambda: after(
            in_phase("special_actions", {"offices": "13"}, TWO), f"0 hold_court {office(13)} 1"
        ),
        f"0 hold_court {office(13)} 1",
        "SA-8.21",
    ),
    "a court over an empty hand": (
        lambda: special_turn({"offices": "13", **RAFT}, RAFT),
        f"0 hold_court {office(13)} 2",
        "SA-8.21",
    ),
    "a court over Jan Laski": (
        lambda: special_turn({"offices": "13", **RAFT}, {"figures": "jan_laski", **RAFT}),
        f"0 hold_court {office(13)} 1",
        ("SA-8.21", "SA-20.5"),
    ),
    "a court after Act III": (
        lambda: special_turn(
            {"offices": "13", **RAFT}, RAFT, acts=("suspension_of_church_courts",)
        ),
        f"0 hold_court {office(13)} 1",
        "SA-8.22",
    ),
    "a mission to a crowned country": (
        lambda: special_turn({"hand": "diplomatic_mission"}, crowned="sweden"),
        "0 play_mission sweden",
        "SA-8.12",
    ),
    "negotiations with an unknown country": (
        lambda: special_turn({"hand": "negotiations"}),
        "0 play_negotiations saxony last",
        "SA-8.13",
    ),
    "a second pact on a country": (
        lambda: special_turn({"hand": "secret_pact"}, pacts=("sweden",)),
        "0 play_pact sweden",
        "SA-8.14",
    ),
    "a mission to an unknown country": (
        lambda: special_turn({"hand": "diplomatic_mission"}),
        "0 play_mission saxony",
        "SA-8.12",
    ),
    "no crown": (lambda: in_phase("foreign_policy"), "0 pass", "SA-10.1"),
    "a crown for a crowned country": (
        lambda: in_phase("foreign_policy", crowned="sweden"),
        "0 crown sweden",
        "SA-10.1",
    ),
    "a crown of another than the Representative": (
        lambda: in_phase("foreign_policy"),
        "1 crown sweden",
        "SA-4.3",
    ),
    "markers on two countries": (
        lambda: after(
            in_phase("foreign_policy", TWO, RAFT, crowned=" ".join(COUNTRIES)),
            "0 place_influence sweden vistula_raft",
        ),
        "0 place_influence prussia negotiations",
        ("SA-10.2", "SA-4.3"),
    ),
    "markers under a Secret Pact": (
        lambda: influence_turn(TWO, pacts=("sweden",)),
        "0 place_influence sweden vistula_raft",
        "SA-8.14",
    ),
    "more markers than in stock": (
        lambda: influence_turn({**TWO, "markers": 1}),
        "0 place_influence sweden vistula_raft,negotiations",
        ("SA-10.2", "SA-2.6"),
    ),
    "a marker without a card": (
        lambda: influence_turn(TWO),
        "0 place_influence sweden",
        "SA-10.2",
    ),
    "a marker for a card one does not have": (
        lambda: influence_turn(RAFT),
        "0 place_influence sweden vistula_raft,vistula_raft",
        "SA-10.2",
    ),
    "the second Economist with four": (client_turn, "0 farm economist_five", "SA-3.12"),
    "entry without paying for ones own client": (
        lambda: client_turn({"ducats": 0}, on={"economist": (0,)}),
        "0 farm economist",
        "SA-11.3",
    ),
    "entry for less than all clients there": (
        lambda: client_turn({"ducats": 2}, on={"academy": (1, 1, 2)}),
        "0 visit_academy",
        "SA-11.3",
    ),
    "a client of the Nobility's card taken in the phase": (
        overtaken,
        "0 farm economist",
        ("SA-4.3", "SA-4.9"),
    ),
    "two clients in one turn": (
        lambda: after(in_phase("actions"), "0 farm economist"),
        "0 visit_academy",
        "SA-4.3",
    ),
    "an unknown field": (client_turn, "0 block dietine", "SA-11.2"),
    "a marker on an office that is held": (
        lambda: client_turn({}, {"offices": "12"}),
        f"0 mark_office {office(12)}",
        "SA-11.11",
    ),
    "a marker on an office that is marked": (
        lambda: client_turn(marked={14: 1}),
        f"0 mark_office {office(14)}",
        "SA-11.11",
    ),
    "a marker on no office": (client_turn, "0 mark_office hetman", "SA-11.11"),
    "a bribe for ones own Figure": (
        lambda: client_turn({"figures": "jan_laski"}),
        "0 bribe_figure jan_laski",
        "SA-11.8",
    ),
    "a bribe for only the gold on the Figure": (
        lambda: client_turn({"ducats": 2}, {"figures": "jan_laski:2"}),
        "0 bribe_figure jan_laski",
        "SA-11.8",
    ),
    "taking gold off a Figure": (
        lambda: client_turn(open_figures=("jan_laski",)),
        "0 take_figure jan_laski -2",
        "SA-11.8",
    ),
    "a feast with a card one does not have": (
        lambda: client_turn({"hand": "client_card"}, senatorial=LAST),
        "0 hold_feast client_card,client_card",
        "SA-11.12",
    ),
    "an agitation for more ducats than one has": (
        lambda: client_turn(parliamentary=LAST),
        "0 agitate 6",
        "SA-11.15",
    ),
    "an agitation backwards": (
        lambda: client_turn(parliamentary=LAST),
        "0 agitate -1",
        "SA-11.15",
    ),
    "a feast paid with a Foreign card": (
        lambda: client_turn(TWO, senatorial=LAST),
        "0 hold_feast negotiations",
        "SA-11.12",
    ),
    "a unit the supply does not have": (
        lambda: client_turn({}, {"active": (10, 0, 0)}),
        "0 call_banners infantry",
        "SA-2.1",
    ),
    "an academy without cards": (
        lambda: client_turn(decks=NOTHING, discards=NOTHING),
        "0 visit_academy",
        "SA-2.7",
    ),
    "no action where there is one": (client_turn, "0 block economist", "SA-11.4"),
    "a special action among the clients": (
        lambda: client_turn(RAFT),
        "0 play_raft",
        "SA-8.2",
    ),
    "a client among the special actions": (
        lambda: special_turn(RAFT),
        "0 farm economist",
        "SA-11.2",
    ),
    "a bid before the Sejm": (client_turn, "0 bid 0", "SA-14.4"),
}


@every_attempt(ATTEMPTS)
def test_a_tempting_move_is_refused_without_a_trace(position, move: str, rules: tuple[str, ...]):
    """SA-1.4, SA-4.3, SA-8.6"""
    game = position()

    assert move.partition(" ")[2] not in offered(game, int(move[0]))
    assert refused(game, move).rule in rules


@pytest.mark.parametrize(
    "position, move",
    [
        (lambda: client_turn(parliamentary=LAST), "0 agitate client_card"),
        (lambda: special_turn({"hand": "negotiations"}), "0 play_negotiations sweden middle"),
        (lambda: special_turn({"hand": "enlistment"}), "0 play_enlistment cavalry"),
        (
            lambda: special_turn({"offices": "13"}, RAFT),
            f"0 hold_court {office(13)} 1 vistula_raft",
        ),
        (lambda: in_phase("draw"), "0 draw secret"),
        (client_turn, "0 farm manor"),
        (client_turn, "0 steal_gold jan_laski"),
    ],
)
def test_what_cannot_be_said_is_not_read(position, move: str):
    """SA-8.21, SA-11.9, SA-11.15: no card can be named in a court, no gold taken off a Figure."""
    with pytest.raises(BadInput):
        play(position(), move)
