"""Every Conflict card, fought and won, fought and lost; the numbers are those of the card list."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from interpares.games.magnaci.cards import CONFLICTS, FIEFS, PROVINCES, SLOTS
from interpares.games.magnaci.conflicts import Conflicts
from interpares.games.magnaci.events import ConflictLost, ConflictWon
from interpares.games.magnaci.game import Magnaci
from interpares.kernel.game import Event
from scenario import magnaci, play, refused

LITHUANIA, UKRAINE, PRUSSIA = "lithuania", "ukraine", "prussia"
LITTLE_POLAND, GREAT_POLAND = "little_poland", "great_poland"
LAW, SILENT_SEJM, BLACK_CLOUDS = "law", "silent_sejm", "black_clouds"


class Card(NamedTuple):
    """What is printed on a Conflict card."""

    slot: str
    province: str
    scales: tuple[int, int, int, int]
    """For two, three, four and five players."""
    reward: str
    defeat: tuple[str, ...]
    """The provinces invaded, or the one other thing that happens."""


FIVE, SIX, SEVEN, EIGHT = (10, 15, 20, 25), (12, 18, 24, 30), (14, 21, 28, 35), (16, 24, 32, 40)
CARDS = {
    "livonian_war": Card("I", LITHUANIA, SEVEN, "livonia", (LITHUANIA,)),
    "smolensk_war": Card("I", LITHUANIA, SEVEN, "smolensk", (LITHUANIA,)),
    "muscovite_war": Card("I", LITHUANIA, SIX, "smolensk", (LAW,)),
    "war_with_russia": Card("I", LITHUANIA, SEVEN, LITHUANIA, (LITHUANIA, UKRAINE)),
    "silent_sejm": Card("I", LITHUANIA, SIX, LITHUANIA, (SILENT_SEJM,)),
    "kantymir_raid": Card("III", UKRAINE, FIVE, UKRAINE, (UKRAINE,)),
    "cossack_rebellion": Card("III", UKRAINE, SEVEN, UKRAINE, (UKRAINE,)),
    "war_with_abaza_pasha": Card("III", UKRAINE, SIX, UKRAINE, (UKRAINE,)),
    "crimean_horde_invasion": Card("III", UKRAINE, SEVEN, UKRAINE, (UKRAINE, LITTLE_POLAND)),
    "khmelnytsky_uprising": Card("III", UKRAINE, EIGHT, UKRAINE, (UKRAINE, LITHUANIA)),
    "bulwark_of_christendom": Card("V", LITTLE_POLAND, SIX, LITTLE_POLAND, (LITTLE_POLAND,)),
    "holy_league": Card("V", LITTLE_POLAND, SIX, LITTLE_POLAND, (LITTLE_POLAND,)),
    "turkish_war": Card("V", LITTLE_POLAND, EIGHT, LITTLE_POLAND, (LITTLE_POLAND,)),
    "moldavian_war": Card("V", LITTLE_POLAND, SIX, "moldavia", (LAW,)),
    "rakoczi_invasion": Card(
        "V", LITTLE_POLAND, SEVEN, LITTLE_POLAND, (LITTLE_POLAND, GREAT_POLAND)
    ),
    "maximilian_election": Card("VII", GREAT_POLAND, SIX, GREAT_POLAND, (GREAT_POLAND,)),
    "insurrection": Card("VII", GREAT_POLAND, SEVEN, GREAT_POLAND, (GREAT_POLAND,)),
    "relief_of_vienna": Card("VII", GREAT_POLAND, SIX, GREAT_POLAND, (GREAT_POLAND,)),
    "habsburg_queen": Card("VII", GREAT_POLAND, SIX, "silesia", (LAW,)),
    "three_black_eagles_treaty": Card(
        "VII", GREAT_POLAND, EIGHT, GREAT_POLAND, (GREAT_POLAND, PRUSSIA, LITHUANIA)
    ),
    "gdansk_rebellion": Card("IX", PRUSSIA, FIVE, PRUSSIA, (PRUSSIA,)),
    "northern_war": Card("IX", PRUSSIA, SEVEN, PRUSSIA, (PRUSSIA,)),
    "swedish_war": Card("IX", PRUSSIA, SEVEN, PRUSSIA, (PRUSSIA,)),
    "swedish_deluge": Card("IX", PRUSSIA, EIGHT, PRUSSIA, (PRUSSIA, GREAT_POLAND, LITTLE_POLAND)),
    "black_clouds": Card("IX", PRUSSIA, SIX, PRUSSIA, (BLACK_CLOUDS,)),
}
OWN_FIEFS = {
    LITHUANIA: ("livonia", "smolensk"),
    UKRAINE: (),
    LITTLE_POLAND: ("moldavia",),
    GREAT_POLAND: ("silesia",),
    PRUSSIA: (),
}
ESTATES = dict.fromkeys(PROVINCES, 3)
LAWS = ("tribunal", "bishopric", "land_sejmik", "jesuit_colleges", "corps_of_cadets")
"""One for each seat; none of them plays a part in Conflicts."""

in_every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])
every_card = pytest.mark.parametrize("conflict", list(CARDS))


def fight(conflict: str, ranks: list[int], **given: Any) -> tuple[Magnaci, list[Event]]:
    """The Conflict on its Power's first slot, fought with these cards."""
    slot = CARDS[conflict].slot
    seats = range(len(ranks))
    game = magnaci(
        len(ranks),
        estates=dict.fromkeys(seats, ESTATES),
        laws={seat: [LAWS[seat]] for seat in seats[:-1]} | {seats[-1]: [LAWS[-1], "veto"]},
        conflicts={slot: conflict},
        conflict_deck=(),
        agenda=(Conflicts(),),
        **given,
    )
    moves = [f"{seat} lay {slot} {rank}" for seat, rank in enumerate(ranks)]
    return game, play(game, *moves)


def estates_of(game: Magnaci, seat: int) -> dict[str, int]:
    return dict(zip(PROVINCES, game.players[seat].estates, strict=True))


def fiefs_of(game: Magnaci, seat: int) -> dict[str, int]:
    return dict(zip(FIEFS, game.players[seat].fiefs, strict=True))


def strengths(seats: int, scale: int, *, short_by: int = 0) -> list[int]:
    """Cards that reach the Scale, or miss it: seat 0 the strongest, the last seat the weakest."""
    share = scale // seats
    return [share + 1, *[share] * (seats - 2), share - 1 - short_by]


def test_the_table_holds_every_card():
    """RU-32: five Conflicts of each of five Powers."""
    assert set(CARDS) == set(CONFLICTS)
    powers = [card.slot for card in CARDS.values()]
    assert {slot: powers.count(slot) for slot in powers} == dict.fromkeys(
        ("I", "III", "V", "VII", "IX"), 5
    )


@in_every_number
@every_card
def test_the_scale_is_enough_and_the_strongest_card_is_rewarded(conflict, seats):
    """MA-4.8, MA-10.8, MA-10.9, MA-10.10, MA-10.11, MA-10.12"""
    card = CARDS[conflict]
    scale = card.scales[seats - 2]

    game, events = fight(conflict, strengths(seats, scale))

    assert ConflictWon(conflict, scale, scale) in events
    rewarded = {**ESTATES, **dict.fromkeys(FIEFS, 0)}
    rewarded[card.reward] += 1
    assert estates_of(game, 0) | fiefs_of(game, 0) == rewarded
    for seat in range(1, seats):
        assert estates_of(game, seat) == ESTATES
        assert fiefs_of(game, seat) == dict.fromkeys(FIEFS, 0)
    assert conflict in game.conflicts_out
    assert not any(game.conflicts)
    assert (game.partitioned, game.silent_sejm, game.black_clouds) == ((), False, False)


@in_every_number
@every_card
def test_one_less_than_the_scale_is_a_defeat(conflict, seats):
    """MA-10.8, MA-10.13, MA-10.15, MA-10.17, MA-10.18, MA-10.19"""
    card = CARDS[conflict]
    scale = card.scales[seats - 2]
    help_of_fiefs = len(OWN_FIEFS[card.province])
    ranks = strengths(seats, scale, short_by=1 + help_of_fiefs)

    game, events = fight(conflict, ranks, fiefs={0: dict.fromkeys(FIEFS, 1)})
    if LAW in card.defeat:
        play(game, f"{seats - 1} lose veto")

    assert ConflictLost(conflict, scale - 1, scale) in events
    invaded = [place for place in card.defeat if place in PROVINCES]
    for seat in range(seats):
        left = {place: 3 - (place in invaded) for place in PROVINCES}
        if invaded and seat == seats - 1:
            left[card.province] -= 1
        assert estates_of(game, seat) == left
    assert fiefs_of(game, 0) == {fief: int(fief not in OWN_FIEFS[card.province]) for fief in FIEFS}
    assert game.partitioned == (card.province,)
    assert game.conflicts[SLOTS.index(card.slot)] == conflict
    assert game.silent_sejm == (SILENT_SEJM in card.defeat)
    assert game.black_clouds == (BLACK_CLOUDS in card.defeat)


@in_every_number
@every_card
def test_only_three_cards_cost_a_law_and_only_the_weakest_pays(conflict, seats):
    """MA-10.16"""
    card = CARDS[conflict]
    ranks = strengths(seats, card.scales[seats - 2], short_by=1)

    game, _ = fight(conflict, ranks)

    if LAW in card.defeat:
        assert game.waiting == (seats - 1,)
        assert refused(game, f"{seats - 1} lose {LAWS[0]}").rule == "MA-10.16"
        play(game, f"{seats - 1} lose {LAWS[-1]}")
        assert game.laws_out == (LAWS[-1],)
        assert game.players[-1].laws == ("veto",)
    else:
        assert game.laws_out == ()
    assert [player.laws for player in game.players[:-1]] == [(law,) for law in LAWS[: seats - 1]]
