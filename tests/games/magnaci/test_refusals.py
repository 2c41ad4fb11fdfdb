"""Every tempting illegal move is refused, cites its rule and leaves no trace."""

from __future__ import annotations

from games.attempts import after, every_attempt
from games.magnaci.positions import (
    at_window,
    battles,
    dealt,
    laid,
    opened_sejm,
    pass_all,
    placement,
    sejm,
    senate,
)
from interpares.games.magnaci.scoring import FinalScoring
from interpares.games.magnaci.senate import Senate
from scenario import magnaci, refused

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"
UKRAINE_LOST = {"conflicts": {"III": "kantymir_raid"}, "partitioned": ("ukraine",)}
STANDING = (
    {"primate": "14", "treasurer": "2", "hetman": "3"},
    {"treasurer": "9", "hetman": "4", "chancellor": "5"},
    {"treasurer": "9", "hetman": "5", "chancellor": "6"},
)


HELD = {"laws": {0: ["tribunal", "entail", "veto"], 1: ["rokosz"]}}
HOLDS_VETO = {"laws": {0: ["veto", "rokosz"], 1: ["capitulation"]}}
PAUSE_HELD = {0: ["veto"], 1: ["tribunal"], 2: ["rokosz"]}
EMBASSY = {"laws": {0: ["embassy", "rokosz"]}}
WINNING = ("0 pass", "1 pass", "2 pass")
GIVEN = ("0 offer 1", "0 give tribunal", "0 propose")
GIVEN_TOO = ("0 offer 1", "0 give entail", "0 propose")
VETO = ("MA-15.23", "MA-14.14")
SEJM_PLACES, CONFLICT_PLACES = "1 2 3 4 5", "I III V VII IX"


def placing(*moves: str):
    return after(magnaci(agenda=(Senate(),)), *moves)


def in_sejm(*moves: str, **fields):
    return after(opened_sejm(PLAIN, 3, **fields), *moves)


def in_conflicts(*moves: str, **fields):
    deck = "livonian_war kantymir_raid turkish_war insurrection northern_war"
    game, _ = dealt(deck, **fields)
    pass_all(game)
    return after(game, *moves)


def contest(*moves: str, **fields):
    """The window of the first office; the Primate has no rival."""
    return after(senate(*STANDING, **{"trade": True, **fields}), *moves)


def slot(*moves: str, **fields):
    """The window of the first Law, which seat 0 is about to win."""
    cards = ("9 2 3 4 6", "8 3 4 5 7", "7 4 5 6 8")
    return after(sejm(PLAIN, *cards, **{"trade": True, **fields}), *moves)


def conflict(*moves: str, **fields):
    """The window of the Livonian War, about to be won."""
    game = battles({"I": "livonian_war"}, "9", "8", "7", **{"trade": True, **fields})
    return after(game, *moves)


def interregnum(*moves: str, **fields):
    return after(at_window("interregnum", **{"trade": True, **fields}), *moves)


def office_tie(*moves: str, **fields):
    """The pause before the Primate, seat 0, decides between seats 1 and 2."""
    game = senate(*STANDING, **{"laws": PAUSE_HELD, "trade": True, **fields})
    return after(game, *WINNING, "0 settle prussia", *WINNING, *moves)


def law_tie(*moves: str):
    """The pause before the Primate decides between himself and seat 1."""
    game = sejm(PLAIN, "9 2 3 4 6", "9 3 4 5 7", "7 4 5 6 8", laws=PAUSE_HELD, trade=True)
    return after(game, *WINNING, *moves)


def placed_for_an_office():
    return contest(*WINNING, laws={0: ["entail"]}, **UKRAINE_LOST)


def placed_for_a_law():
    return slot(*WINNING, laws={0: ["entail"]}, **UKRAINE_LOST)


def placed_by_an_action():
    held = {"laws": {0: ["union_of_brest"]}, "estates": {0: {"lithuania": 1}}}
    return interregnum("0 play union_of_brest", **held, **UKRAINE_LOST)


def beaten_leftover():
    fields = {"laws": {0: ["rokosz"]}, "partitioned": ("great_poland",)}
    return battles({"VII": "habsburg_queen"}, "9", "8", **fields)


def treasurer():
    owned = {0: {"prussia": 1}, 1: {"ukraine": 1, "prussia": 1}}
    fields = {"offices": {0: ["treasurer"]}, "estates": owned, "fiefs": {1: {"silesia": 1}}}
    return interregnum(**fields, **UKRAINE_LOST)


def constitution_counted():
    """The Primate, seat 2, must decide between the Constitution and the holder of VETO!."""
    held = {0: ["constitution_may_3"], 1: ["veto"]}
    fields = {"offices": {2: ["primate"]}, "laws": held, "estates": {1: {"ukraine": 2}}}
    return magnaci(age=3, agenda=(FinalScoring(),), **fields)


def pacta():
    held = {"laws": {0: ["pacta_conventa"]}, "won": {0: ["pacta_conventa", "rokosz"]}}
    return at_window("sejm_end", trade=True, king="stephen_bathory", **held)


def assignats():
    return interregnum(laws={0: ["assignats"]}, estates={1: {"ukraine": 1}}, **UKRAINE_LOST)


def offering():
    fields = {"offices": {0: ["hetman"]}, "estates": {1: {"prussia": 1}}}
    return conflict("0 offer 1", **fields, **HELD)


def entail_asked(**fields):
    owned = {1: {"prussia": 2, "ukraine": 1, "lithuania": 0}}
    fields = {"estates": owned, "fiefs": {1: {"silesia": 1}}, **fields}
    game = interregnum(offices={0: ["treasurer"]}, laws={1: ["entail"]}, **fields)
    return after(game, "0 play treasurer prussia 1")


def extorted(**fields):
    owned = {1: {"prussia": 1, "ukraine": 1}}
    held = {0: ["assignats"], 1: ["entail"]}
    game = interregnum(laws=held, estates=owned, **fields)
    return after(game, "0 play assignats entail 1")


WHOLE = placement(0, {"primate": "2", "treasurer": "3", "hetman": "4"})
ALL_IN_SEJM = [move for seat in range(3) for move in laid(seat, SEJM_PLACES)]
ALL_IN_FIELD = [move for seat in range(3) for move in laid(seat, CONFLICT_PLACES)]
LATE = {"hands": {0: ("2", "3", "4", "5", "6")}}

ATTEMPTS = {
    "two own cards at one office": (lambda: placing(*WHOLE[:2]), "0 lay primate 9", "MA-7.2"),
    "two offices left out": (lambda: placing(*WHOLE[:1]), "0 leave_out hetman", "MA-7.2"),
    "fewer than three offices": (lambda: placing(*WHOLE[:3]), "0 pass", "MA-7.2"),
    "more than three offices": (lambda: placing(*WHOLE), "0 lay chancellor 9", "MA-7.2"),
    "placing before one's turn": (placing, "1 leave_out primate", "MA-7.1"),
    "laying before one's turn": (lambda: placing(*WHOLE[:2]), "2 lay primate 9", "MA-7.1"),
    "a card twice in the Senate": (lambda: placing(*WHOLE[:2]), "0 lay treasurer 2", "MA-2.3"),
    "a card twice in the Sejm": (lambda: in_sejm("0 lay 1 9"), "0 lay 2 9", "MA-2.3"),
    "a card used this Age": (lambda: in_sejm(**LATE), "0 lay 1 9", "MA-2.3"),
    "not all slots of the Sejm": (lambda: in_sejm("0 lay 1 9"), "0 pass", "MA-8.2"),
    "a slot of the Sejm left out": (lambda: in_sejm("0 lay 1 9"), "0 lay 3 8", "MA-8.2"),
    "a card twice in the Conflicts": (lambda: in_conflicts("0 lay I 9"), "0 lay III 9", "MA-2.3"),
    "not all Conflicts": (lambda: in_conflicts("0 lay I 9"), "0 pass", "MA-9.7"),
    "a Conflict left out": (lambda: in_conflicts("0 lay I 9"), "0 lay V 8", "MA-9.7"),
    "changing a Sejm commitment": (lambda: in_sejm(*ALL_IN_SEJM[:5]), "0 lay 1 9", "MA-3.3"),
    "changing it when all are in": (lambda: in_sejm(*ALL_IN_SEJM), "0 lay 2 11", "MA-3.3"),
    "changing a war commitment": (lambda: in_conflicts(*ALL_IN_FIELD[:5]), "0 lay I 9", "MA-3.3"),
    "changing it in the field": (
        lambda: in_conflicts(*ALL_IN_FIELD, laws={0: ["rokosz"]}),
        "0 lay III 11",
        "MA-3.3",
    ),
    "an office's estates split": (placed_for_an_office, "0 settle prussia,lithuania", "MA-7.9"),
    "a Law's estates split": (placed_for_a_law, "0 settle prussia,lithuania", "MA-8.4"),
    "an action's estates split": (placed_by_an_action, "0 settle prussia,lithuania", "MA-14.10"),
    "an office's estates under partition": (placed_for_an_office, "0 settle ukraine", "MA-11.4"),
    "a Law's estates under partition": (placed_for_a_law, "0 settle ukraine", "MA-11.4"),
    "an action's estates under partition": (placed_by_an_action, "0 settle ukraine", "MA-11.4"),
    "an office's estates in a fief": (placed_for_an_office, "0 settle silesia", "MA-7.9"),
    "a Law's estates in a fief": (placed_for_a_law, "0 settle silesia", "MA-8.4"),
    "an action's estates in a fief": (placed_by_an_action, "0 settle silesia", "MA-14.10"),
    "the fief of a partitioned province": (beaten_leftover, "0 settle silesia", "MA-10.11"),
    "Bishopric at the Treasurer's office": (
        lambda: contest(*WINNING, "0 settle prussia", laws={0: ["bishopric"]}),
        "0 play bishopric",
        "MA-15.5",
    ),
    "an influence Law without a card there": (
        lambda: contest("0 pass", laws={1: ["tribunal"]}),
        "1 play tribunal",
        "MA-7.6",
    ),
    "Chancellor in the Senate": (
        lambda: contest(offices={0: ["chancellor"]}, laws={0: ["tribunal"]}),
        "0 play chancellor",
        "MA-15.4",
    ),
    "Chancellor in a Conflict": (
        lambda: conflict(offices={0: ["chancellor"]}, **HELD),
        "0 play chancellor",
        "MA-15.4",
    ),
    "Hetman in the Sejm": (
        lambda: slot(offices={0: ["hetman"]}, **HELD),
        "0 play hetman",
        "MA-15.3",
    ),
    "Treasurer outside the Interregnum": (
        lambda: conflict(offices={0: ["treasurer"]}, estates={1: {"prussia": 1}}, **HELD),
        "0 play treasurer prussia 1",
        "MA-15.2",
    ),
    "a Senator twice in an Age": (
        lambda: conflict("0 play hetman", offices={0: ["hetman"]}, **HELD),
        "0 play hetman",
        "MA-14.9",
    ),
    "acting after having passed": (
        lambda: conflict("0 pass", laws={0: ["rokosz"]}),
        "0 play rokosz",
        "MA-14.4",
    ),
    "acting out of order": (lambda: conflict(laws={1: ["rokosz"]}), "1 play rokosz", "MA-14.2"),
    "trading out of order": (lambda: conflict(laws={1: ["rokosz"]}), "1 offer 0", "MA-14.2"),
    "Treasurer against a fief": (treasurer, "0 play treasurer silesia 1", "MA-15.2"),
    "Treasurer under partition": (treasurer, "0 play treasurer ukraine 1", "MA-11.5"),
    "Treasurer against himself": (treasurer, "0 play treasurer prussia 0", "MA-15.2"),
    "Treasurer against nobody": (treasurer, "0 play treasurer prussia 2", "MA-15.2"),
    "Treasurer without a target": (treasurer, "0 play treasurer", "MA-15.2"),
    "VETO! against one's own action": (
        lambda: conflict("0 play rokosz", **HOLDS_VETO),
        "0 veto",
        VETO,
    ),
    "VETO! against winning": (lambda: slot(*WINNING, **HOLDS_VETO), "0 veto", VETO),
    "VETO! against the Primate": (lambda: office_tie(*WINNING), "0 veto", VETO),
    "VETO! against a trade": (
        lambda: conflict("0 offer 1", "0 take capitulation", "0 propose", **HOLDS_VETO),
        "0 veto",
        VETO,
    ),
    "VETO! against the Constitution": (constitution_counted, "1 veto", VETO),
    "VETO! like any other card": (lambda: conflict(**HOLDS_VETO), "0 play veto", VETO),
    "VETO! without the card": (
        lambda: conflict("0 play rokosz", laws={0: ["rokosz"], 1: ["veto"]}),
        "2 veto",
        VETO,
    ),
    "playing the Constitution": (
        lambda: interregnum(laws={0: ["constitution_may_3"]}),
        "0 play constitution_may_3",
        "MA-15.27",
    ),
    "playing the Primate": (
        lambda: interregnum(offices={0: ["primate"]}, **HELD),
        "0 play primate",
        "MA-15.1",
    ),
    "Grain Rafting without its condition": (
        lambda: interregnum(laws={0: ["grain_rafting"]}),
        "0 play grain_rafting",
        "MA-14.6",
    ),
    "Union of Brest without its condition": (
        lambda: interregnum(laws={0: ["union_of_brest"]}),
        "0 play union_of_brest",
        "MA-14.6",
    ),
    "Private Duchy without its condition": (
        lambda: interregnum(laws={0: ["private_duchy"]}),
        "0 play private_duchy",
        "MA-14.6",
    ),
    "Ad maiorem without its condition": (
        lambda: interregnum(laws={0: ["ad_maiorem_dei_gloriam"]}),
        "0 play ad_maiorem_dei_gloriam",
        "MA-14.6",
    ),
    "Pacta naming the King's symbol": (pacta, "0 play pacta_conventa sabre", "MA-15.26"),
    "Pacta with no Law counting": (pacta, "0 play pacta_conventa ducat", "MA-15.26"),
    "Embassy while cards are committed": (
        lambda: in_conflicts(**EMBASSY),
        "0 play embassy livonian_war",
        "MA-15.25",
    ),
    "Embassy when the fighting has begun": (
        lambda: conflict(**EMBASSY),
        "0 play embassy livonian_war",
        "MA-15.25",
    ),
    "Entail from a fief": (entail_asked, "1 redirect silesia ukraine", "MA-15.22"),
    "Entail to a fief": (entail_asked, "1 redirect prussia silesia", "MA-15.22"),
    "Entail to the same province": (entail_asked, "1 redirect prussia prussia", "MA-15.22"),
    "Entail to an empty province": (entail_asked, "1 redirect prussia lithuania", "MA-15.22"),
    "Entail of what is not lost": (entail_asked, "1 redirect ukraine prussia", "MA-15.22"),
    "Entail against Assignats": (extorted, "1 redirect prussia ukraine", "MA-15.22"),
    "Assignats against who has nothing": (assignats, "0 play assignats - 2", "MA-15.24"),
    "Assignats under partition": (assignats, "0 play assignats - 1", "MA-15.24"),
    "Assignats naming none of his Laws": (
        lambda: interregnum(laws={0: ["assignats"], 1: ["entail"]}),
        "0 play assignats - 1",
        "MA-15.24",
    ),
    "a victim's partitioned province": (
        lambda: extorted(**UKRAINE_LOST),
        "1 hand_over ukraine",
        "MA-15.24",
    ),
    "a victim's empty province": (extorted, "1 hand_over lithuania", "MA-15.24"),
    "giving a Senator": (offering, "0 give hetman", "MA-16.1"),
    "asking for an estate": (offering, "0 take prussia", "MA-16.1"),
    "giving a family card": (offering, "0 give lady", "MA-16.1"),
    "a third initiative": (
        lambda: conflict(*GIVEN, *GIVEN_TOO, offices={0: ["hetman"]}, **HELD),
        "0 offer 1",
        "MA-16.2",
    ),
    "moving a Law twice in a window": (
        lambda: conflict(*GIVEN, "0 pass", "1 offer 2", **HELD),
        "1 give tribunal",
        "MA-16.5",
    ),
    "trading during a reaction": (
        lambda: conflict("0 play rokosz", laws={0: ["rokosz", "tribunal"], 1: ["veto"]}),
        "0 offer 1",
        "MA-16.10",
    ),
    "trading during a commitment": (
        lambda: in_sejm("0 pass", "1 pass", "2 pass", laws={0: ["tribunal"]}, trade=True),
        "0 offer 1",
        "MA-16.10",
    ),
    "naming somebody not tied": (lambda: office_tie(*WINNING), "0 name 0", "MA-17.3"),
    "a pledge by somebody not tied": (office_tie, "0 pledge veto", "MA-16.7"),
    "a pledge by the Primate": (law_tie, "0 pledge veto", "MA-16.7"),
    "an empty pledge": (lambda: office_tie("0 pass"), "1 pledge -", "MA-16.7"),
    "trading a pledged Law": (
        lambda: office_tie("0 pass", "1 pledge tribunal", "2 offer 1"),
        "2 take tribunal",
        "MA-16.7",
    ),
    "a pledge outside a pause": (lambda: conflict(**HELD), "0 pledge tribunal", "MA-16.7"),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move: str, rules: tuple[str, ...]):
    """The table of illegal input, row by row."""
    assert refused(position(), move).rule in rules
