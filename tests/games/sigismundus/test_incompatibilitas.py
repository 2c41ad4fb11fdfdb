"""SA-16.8: with Incompatibilitas in force nobody keeps two offices of one kind."""

from __future__ import annotations

from games.sigismundus.moments import hands, thumbs
from games.sigismundus.positions import at_rest, in_stage, offered, office, told
from interpares.games.sigismundus.cards import OFFICES
from interpares.games.sigismundus.events import OfficeGained
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.incompatibilitas import KeepOneOfKind
from interpares.games.sigismundus.sejm_events import OfficeKept
from scenario import play

FORCE = ("incompatibilitas",)


def numbers(offices: tuple[str, ...]) -> list[int]:
    return [OFFICES[each].number for each in offices]


def just_passed(*houses: dict, **fields) -> Sigismundus:
    """The Act has just been passed by the votes of seat 0."""
    first, *others = houses
    game = in_stage("act_of_law", {**first, "votes": 9}, *others, round=5, **fields)
    play(game, *thumbs("for", "against", "against", "against"))
    return game


def winning(number: int, *houses: dict, **fields) -> Sigismundus:
    """Seat 0 has just won this office; those below it are held by seat 3, against the Act."""
    first, *others = houses
    lower = " ".join(str(each) for each in range(number + 1, 16))
    given = [*others, *({},) * (3 - len(others))]
    given[2] = {**given[2], "offices": lower}
    game = in_stage("voting", {**first, "votes": 9}, *given, round=6, acts=FORCE, **fields)
    assert game.decision.office == office(number)
    play(game, *hands("bid", 1, 0, 0, 0))
    return game


def test_when_it_is_passed_everybody_keeps_one_office_of_each_kind():
    """SA-16.8"""
    game = just_passed({"offices": "1 4 7 2 3"})

    assert isinstance(game.decision, KeepOneOfKind)
    assert offered(game) == [f"keep_office {office(number)}" for number in (1, 4, 7)]
    events = play(game, f"0 keep_office {office(4)}")

    assert numbers(game.players[0].offices) == [2, 3, 4]
    assert told(events, OfficeKept) == [OfficeKept(0, office(4), (office(1), office(7)))]
    assert {office(1), office(7)} <= set(game.available)
    assert at_rest(game)


def test_all_give_up_offices_in_order_and_kind_by_kind():
    """SA-16.8, SA-4.3"""
    game = just_passed(
        {"offices": "1 4 2 5"}, {"offices": "3 6 7"}, {"offices": "9 10 12"}, first=2
    )
    asked = []
    while not at_rest(game):
        seat = game.waiting[0]
        asked.append((seat, numbers(game.decision.offices)))
        play(game, f"{seat} keep_office {game.decision.offices[0]}")

    assert asked == [(2, [9, 12]), (0, [1, 4]), (0, [2, 5]), (1, [3, 6])]
    assert [numbers(player.offices) for player in game.players] == [[1, 2], [3, 7], [9, 10], []]


def test_who_has_one_office_of_each_kind_is_not_asked():
    """SA-16.8"""
    game = just_passed({"offices": "1 2 3"}, {"offices": "4 5 6"})

    assert at_rest(game)
    assert numbers(game.players[0].offices) == [1, 2, 3]


def test_nobody_is_asked_when_it_is_rejected():
    """SA-16.5, SA-16.8"""
    game = in_stage("act_of_law", {"offices": "1 4"}, {"votes": 1}, round=5)

    play(game, *thumbs("for", "against", "for", "for"))

    assert at_rest(game)
    assert numbers(game.players[0].offices) == [1, 4]


def test_offices_given_up_are_not_voted_on_before_the_next_sejm():
    """SA-16.8, SA-14.3"""
    game = just_passed({"offices": "12 15"})

    play(game, f"0 keep_office {office(12)}")

    assert at_rest(game)
    assert game.available[-1] == office(15)


def test_who_wins_a_second_office_of_a_kind_keeps_one_of_the_two():
    """SA-16.8, SA-14.10"""
    game = winning(12, {"offices": "3"})

    assert game.waiting == (0,)
    assert offered(game) == [f"keep_office {office(3)}", f"keep_office {office(12)}"]
    assert game.decision.facts(game, 0) == {"offices": (office(3), office(12)), "new": office(12)}


def test_the_new_office_may_be_kept_and_its_ability_works():
    """SA-16.8, SA-20.3"""
    game = winning(12, {"offices": "3"})

    events = play(game, f"0 keep_office {office(12)}")

    assert numbers(game.players[0].offices) == [12]
    assert game.players[0].active == (0, 1, 0)
    assert office(3) in game.available
    assert told(events, OfficeGained) == [OfficeGained(0, office(12))]


def test_the_new_office_may_be_given_up_and_its_ability_does_not_work():
    """SA-16.8, SA-14.8"""
    game = winning(12, {"offices": "3"})

    events = play(game, f"0 keep_office {office(3)}")

    assert numbers(game.players[0].offices) == [3]
    assert game.players[0].active == (0, 0, 0)
    assert office(12) in game.available
    assert told(events, OfficeGained) == []
    assert at_rest(game)


def test_the_office_given_up_is_not_voted_on_again_in_this_sejm():
    """SA-16.8, SA-14.3: though it is now the lowest one."""
    game = winning(12, {"offices": "3"}, marked={5: 1})

    play(game, f"0 keep_office {office(3)}")

    assert game.decision.office == office(5)
    play(game, *hands("bid", 0, 1, 0, 0))
    assert at_rest(game)
    assert office(12) in game.available


def test_an_office_of_another_kind_is_simply_gained():
    """SA-16.8"""
    game = winning(12, {"offices": "1 2"})

    assert at_rest(game)
    assert numbers(game.players[0].offices) == [1, 2, 12]


def test_without_the_act_one_may_hold_offices_of_one_kind():
    """SA-1.5, SA-16.8"""
    game = in_stage("voting", {"offices": "3", "votes": 2})

    play(game, *hands("bid", 1, 0, 0, 0))

    assert numbers(game.players[0].offices) == [3, 15]
