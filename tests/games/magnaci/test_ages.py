"""MA-5, MA-6: the course of an Age, and its King."""

from __future__ import annotations

import pytest

from games.magnaci.positions import estates, play_on, senate
from interpares import rules_of
from interpares.games.magnaci.ages import Age
from interpares.games.magnaci.cards import KING_SYMBOL, KINGS_OF
from interpares.games.magnaci.commitments import Commitment
from interpares.games.magnaci.events import AgeBegan, KingElected
from interpares.games.magnaci.senate import Placement
from interpares.games.magnaci.windows import Turn
from scenario import REST, magnaci, play

ONE_OF_EACH_POWER = (
    "livonian_war",
    "kantymir_raid",
    "turkish_war",
    "insurrection",
    "northern_war",
)


def asked_in_an_age() -> list[str]:
    """What a table with Laws to trade is asked, when everybody leaves the Primate out."""
    game = magnaci(2, trade=True, laws={0: ["entail"]}, conflict_deck=ONE_OF_EACH_POWER)
    asked: list[str] = []

    def note(now) -> bool:
        match now.decision:
            case Turn(window=window, place=place) if window != "tie_pause":
                asked.append(f"{now.phase}: {window} {place}".strip())
            case Placement() | Commitment():
                asked.append(f"{now.phase}: cards")
        return now.age == 1

    play_on(game, until=note)
    return list(dict.fromkeys(asked[:-1]))


def test_the_phases_of_an_age_and_their_windows_come_in_this_order():
    """MA-5.1, MA-14.1, MA-7.4, MA-8.6, MA-9.6, MA-10.1, MA-12.3"""
    assert asked_in_an_age() == [
        "senate: senate_open",
        "senate: cards",
        "senate: senate_contest treasurer",
        "senate: senate_contest hetman",
        "senate: senate_contest chancellor",
        "sejm: sejm_open",
        "sejm: cards",
        *(f"sejm: sejm_contest {slot}" for slot in range(1, 6)),
        "sejm: sejm_end",
        "conflicts: conflicts_open",
        "conflicts: cards",
        *(f"conflicts: conflict {slot}" for slot in ("I", "III", "V", "VII", "IX")),
        "interregnum: interregnum",
    ]


def test_an_age_begins_with_the_election_of_its_king():
    """MA-5.1, MA-6.1"""
    game = magnaci()
    game.agenda, game.script, game.told = (REST, Age(1)), (2,), []
    game.advance()

    assert game.told == [
        AgeBegan("silver"),
        KingElected("silver", "john_ii_casimir", "ducat"),
    ]


@pytest.mark.parametrize("age, name", [(0, "golden"), (1, "silver"), (2, "bronze"), (3, "iron")])
def test_the_king_of_the_age_shows_the_royal_policy_to_everybody(age: int, name: str):
    """MA-6.1, MA-4.1"""
    game = magnaci(age=age, script=(1,))

    public = rules_of("magnaci").view(game, None)

    assert public.king == KINGS_OF[name][1]
    assert public.symbol == KING_SYMBOL[public.king]


def test_the_policy_holds_until_the_king_is_discarded():
    """MA-6.1, MA-7.9, MA-12.1"""
    standing = {"primate": "5", "treasurer": "6", "hetman": "7"}
    ruled = senate(standing, {**standing, "primate": "2"}, king="sigismund_iii_vasa")
    kingless = senate(standing, {**standing, "primate": "2"}, king=None)

    play(ruled, "0 settle prussia")
    play(kingless, "0 settle prussia")

    assert (estates(ruled, "prussia"), estates(kingless, "prussia")) == ((2, 0), (1, 0))
