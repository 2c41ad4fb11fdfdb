"""Previews held against real play, in which nobody acts after the action."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from walking import cases_of, walk

from games.magnaci.endings import ENDS, fallen
from interpares.games.magnaci import RULES
from interpares.games.magnaci.actions import DECLINE, PASS
from interpares.games.magnaci.cards import FIEF, PROVINCE
from interpares.games.magnaci.contest_view import ContestView, window_view
from interpares.games.magnaci.declaring import VetoQuestion
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.events import (
    AgeBegan,
    CardsRevealed,
    ConflictDealt,
    ConflictReturned,
    ConflictWon,
    EstatesLost,
    EstatesPlaced,
    KingDied,
    LawLost,
    LawMoved,
    LawsDealt,
    LawWon,
    Partitioned,
    Restored,
    TrackOrdered,
    WealthCounted,
)
from interpares.games.magnaci.game import Magnaci, discard_law, move_law
from interpares.games.magnaci.losses import EntailQuestion
from interpares.games.magnaci.preview import Placing, preview
from interpares.games.magnaci.scoring import wealths
from interpares.games.magnaci.trade import TradeAnswer
from interpares.games.magnaci.windows import Turn
from interpares.kernel.game import Event
from interpares.kernel.steps import Action
from interpares.kernel.values import swapped

ELSEWHERE = (
    AgeBegan,
    CardsRevealed,
    ConflictDealt,
    ConflictReturned,
    KingDied,
    LawsDealt,
    TrackOrdered,
    WealthCounted,
)
"""What is told when play goes on behind the question."""


class Lived(NamedTuple):
    """What came of an action."""

    told: list[Event]
    placing: Placing | None


def lived(game: Magnaci, seat: int, action: Action) -> Lived:
    """Real play after the action, in which nobody acts, until it goes on elsewhere."""
    game.told, window = [], window_view(game)
    game.apply(seat, action)
    while not game.outcome and not any(isinstance(each, ELSEWHERE) for each in game.told):
        match game.decision:
            case Turn(turn, kind, place) if window and (window.kind, window.place) == (kind, place):
                game.apply(turn, PASS)
            case VetoQuestion(other) | EntailQuestion(other) | TradeAnswer(other):
                game.apply(other, DECLINE)
            case PlaceEstates(other, count):
                return Lived(game.told, Placing(other, count))
            case _:
                break
    ends = [at for at, each in enumerate(game.told) if isinstance(each, ELSEWHERE)]
    return Lived(game.told[: ends[0]] if ends else game.told, None)


def retold(game: Magnaci, told: list[Event]) -> Magnaci:
    """The position with the changes that were told, one by one."""
    for event in told:
        match event:
            case EstatesPlaced(seat, place, count):
                move_estates(game, seat, place, count)
            case EstatesLost(seat, place, count):
                move_estates(game, seat, place, -count)
            case LawWon(seat, law):
                game.players[seat].laws += (law,)
            case LawMoved(law, giver, receiver):
                move_law(game, law, giver, receiver)
            case LawLost(seat, law):
                discard_law(game, seat, law)
            case Partitioned(province):
                fallen_now = {*game.partitioned, province}
                game.partitioned = tuple(each for each in PROVINCE if each in fallen_now)
            case Restored(province):
                game.partitioned = tuple(each for each in game.partitioned if each != province)
            case _:
                pass
    return game


def move_estates(game: Magnaci, seat: int, place: str, count: int) -> None:
    player = game.players[seat]
    if place in PROVINCE:
        at = PROVINCE[place]
        player.estates = swapped(player.estates, at, player.estates[at] + count)
    else:
        at = FIEF[place]
        player.fiefs = swapped(player.fiefs, at, player.fiefs[at] + count)


def estates(game: Magnaci) -> dict[str, tuple[int, ...]]:
    """By place, the estates of every seat."""
    players = game.players
    provinces = {each: tuple(one.estates[at] for one in players) for each, at in PROVINCE.items()}
    fiefs = {each: tuple(one.fiefs[at] for one in players) for each, at in FIEF.items()}
    return provinces | fiefs


def wealth(game: Magnaci) -> tuple[int, ...]:
    return tuple(each.total for each in wealths(game))


def check(game: Magnaci, seat: int, action: Action) -> bool:
    """Hold a preview against real play; returns whether there was one."""
    found, (told, placing) = preview(game, seat, action), lived(game.copy(), seat, action)
    after = retold(game.copy(), told)
    if found is None:
        assert estates(after) == estates(game)
        assert (wealth(after), after.partitioned) == (wealth(game), game.partitioned)
        assert placing is None
        return False
    assert (found.wealth.before, found.wealth.after) == (wealth(game), wealth(after))
    assert found.partitioned == after.partitioned
    assert {each.place: each.estates.after for each in found.places} == dict(
        estates(after).items() - estates(game).items()
    )
    assert found.placing == placing
    if found.contest is not None:
        check_contest(found.contest, told)
    return True


def check_contest(contest: ContestView, told: list[Event]) -> None:
    """Hold a contest against how it ended."""
    at = next(at for at, each in enumerate(told) if isinstance(each, ENDS))
    end, following = [*told[at:], None][:2]
    assert fallen(end, following) == contest.falls_to
    if battle := contest.battle:
        assert isinstance(end, ConflictWon) is battle.won
        assert (end.strength, end.scale) == (battle.strength, battle.scale)


@pytest.mark.parametrize("case", cases_of("magnaci"), ids=str)
def test_what_was_foreseen_comes_true_if_nobody_acts(case):
    seen = 0
    for seed in range(4):
        for match, seat, _ in walk(case, seed):
            for option in match.options(seat):
                seen += check(match.game, seat, option)

    assert seen > 500


@pytest.mark.parametrize("case", cases_of("magnaci"), ids=str)
def test_a_preview_is_the_same_in_every_world_that_looks_the_same(case):
    """MA-3.2"""
    random = Random(1)
    for match, seat, _ in walk(case, 7):
        dream = RULES.imagine(match.game, seat, random)
        for option in match.options(seat):
            assert preview(dream, seat, option) == preview(match.game, seat, option)
