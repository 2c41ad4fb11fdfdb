"""SA-2: nothing is lost, nothing doubled, no limit passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from .cards import (
    ACTS,
    CLIENTS,
    COUNTRIES,
    DEMANDS,
    FIGURES,
    HOUSES,
    KINDS,
    MARKERS,
    NUMBERS,
    OFFICES,
    POLICIES,
    SESSIONS,
    START_OFFICES,
    VOTES,
)
from .components import DECKS, TRACKS, UNITS
from .game import Player, Sigismundus
from .policy_decks import held


def flaws(game: Sigismundus) -> list[str]:
    """Everything impossible about a position, in words."""
    if len(game.players) not in START_OFFICES:
        return [f"there cannot be {len(game.players)} players"]
    return [
        *_supplies(game),
        *_policy_cards(game),
        *_other_cards(game),
        *_offices(game),
        *_tracks(game),
        *(
            f"seat {seat}: {flaw}"
            for seat, player in enumerate(game.players)
            for flaw in (*_markers(game, seat), *_player(player), *_known(game, seat))
        ),
        *_phases(game),
        *_table(game),
    ]


def _doubled(ids: Iterable[str], wanted: Iterable[str], what: str) -> Iterator[str]:
    """Each of the wanted is there once, and nothing else."""
    there, known = Counter(ids), set(wanted)
    yield from (
        f"{what} '{each}' is there {there[each]} times" for each in known if there[each] != 1
    )
    yield from (f"there is no {what} '{each}'" for each in there if each not in known)


def _supplies(game: Sigismundus) -> Iterator[str]:
    if not 0 <= game.votes_left <= VOTES:
        yield f"{game.votes_left} votes in the supply (SA-2.1)"
    if not 0 <= game.clients_left <= CLIENTS:
        yield f"{game.clients_left} clients in the supply (SA-2.1)"
    for at, unit in enumerate(UNITS):
        if game.units_left(at) < 0:
            yield f"{game.units_left(at)} {unit} in the supply (SA-2.1)"


def _policy_cards(game: Sigismundus) -> Iterator[str]:
    for deck, kinds in enumerate(KINDS):
        there = Counter((*game.decks[deck], *game.discards[deck]))
        for player in game.players:
            there.update(player.cards(deck) if set(player.hand) <= set(POLICIES) else ())
        if DECKS[deck] == "foreign":
            there["secret_pact"] += len(game.pacts)
        for card in kinds:
            copies = POLICIES[card].copies
            if there.pop(card, 0) != copies:
                yield f"there are not {copies} cards '{card}' (SA-2.1)"
        yield from (f"card '{card}' in the deck '{DECKS[deck]}'" for card in there)


def _other_cards(game: Sigismundus) -> Iterator[str]:
    patronised = [each.figure for player in game.players for each in player.figures]
    figures = (*game.figure_deck, *game.open_figures, *game.removed_figures, *patronised)
    yield from _doubled(figures, FIGURES, "Figure")
    open_demand = (game.demand,) if game.demand else ()
    yield from _doubled((*game.demand_deck, *game.seen_demands, *open_demand), DEMANDS, "demand")
    if game.sessions != SESSIONS[game.variant]:
        yield f"sessions {game.sessions} (SA-3.2)"
    decided = (*game.acts, *game.rejected)
    if set(decided) - set(ACTS) or len(set(decided)) != len(decided):
        yield f"Acts {decided} (SA-16.5)"


def _offices(game: Sigismundus) -> Iterator[str]:
    held_ones = [office for player in game.players for office in player.offices]
    yield from _doubled((*game.available, *held_ones), OFFICES, "office")
    for office in [each.office for each in game.marked]:
        if office not in game.available:
            yield f"a House marker on '{office}', which is held (SA-11.11)"
    if len({each.office for each in game.marked}) != len(game.marked):
        yield "two House markers on one office (SA-11.11)"


def _tracks(game: Sigismundus) -> Iterator[str]:
    seats = list(range(len(game.players)))
    for track in TRACKS:
        if sorted(game.track(track)) != seats:
            yield f"{track} is {game.track(track)} (SA-4.5)"
    if sorted(game.directions) != sorted(COUNTRIES):
        yield f"the foreign policy track is {game.directions} (SA-4.5)"
    if set(game.pacts) - set(COUNTRIES) or len(set(game.pacts)) != len(game.pacts):
        yield f"Secret Pacts {game.pacts} (SA-8.14)"


def _markers(game: Sigismundus, seat: int) -> Iterator[str]:
    zones = (
        game.players[seat].markers,
        sum(row[seat] for row in game.influence),
        sum(holder == seat for holder in game.seals),
        sum(each.seat == seat for each in game.marked),
    )
    if sum(zones) != MARKERS or min(zones) < 0:
        yield f"{sum(zones)} House markers in the zones {zones} (SA-2.6)"


def _player(player: Player) -> Iterator[str]:
    if player.house not in HOUSES:
        yield f"there is no House '{player.house}'"
    if player.ducats < 0 or player.votes < 0 or player.vp < 0:
        yield f"{player.ducats} ducats, {player.votes} votes, {player.vp} points (SA-1.2)"
    if min(player.clients, player.withdrawn, *player.active, *player.inactive) < 0:
        yield f"clients {player.clients}, units {player.active} and {player.inactive}"
    unknown = [card for card in player.hand if card not in POLICIES]
    yield from (f"there is no card '{card}'" for card in unknown)
    if not unknown and player.hand != held(player.hand):
        yield f"the hand {player.hand} is not in order"
    if any(each.gold < 0 for each in player.figures):
        yield f"gold on Figures {player.figures} (SA-11.9)"


def _known(game: Sigismundus, seat: int) -> Iterator[str]:
    known = game.players[seat].known
    if len(known) != len(game.players) or known[seat]:
        yield f"knows the hands {known}"
        return
    for other, cards in enumerate(known):
        if Counter(cards) - Counter(game.players[other].hand):
            yield f"knows {cards} in the hand of seat {other} (SA-21.4)"


def _phases(game: Sigismundus) -> Iterator[str]:
    """What may lie on the table only in some phases."""
    if game.phase != "sejm" and (game.extra_votes or any(each.votes for each in game.players)):
        yield f"votes in the phase '{game.phase}' (SA-12.3)"
    if game.phase not in ("actions", "sejm") and game.marked:
        yield f"House markers on offices in the phase '{game.phase}' (SA-14.9)"
    if game.phase != "actions":
        if any(game.fields):
            yield f"clients on fields in the phase '{game.phase}' (SA-11.17)"
        if any(each.withdrawn for each in game.players):
            yield f"clients withdrawn in the phase '{game.phase}' (SA-11.17)"
    if game.phase in ("income", "draw") and any(
        each.clients != NUMBERS.base_clients for each in game.players
    ):
        yield f"other clients than at the beginning in the phase '{game.phase}' (SA-11.17)"
    if game.phase in ("income", "draw") and any(game.crowned) and not game.last_round:
        yield f"a crowned country in the phase '{game.phase}' (SA-17.9)"


def _table(game: Sigismundus) -> Iterator[str]:
    seats = range(len(game.players))
    if game.first not in seats or game.representative not in seats:
        yield f"first player {game.first}, Royal Representative {game.representative}"
    owners = (*game.seals, *(each.seat for each in game.marked), *chain(*game.fields))
    for seat in owners:
        if seat is not None and seat not in seats:
            yield f"there is no seat {seat} (SA-2.6)"
    if len({player.house for player in game.players}) != len(game.players):
        yield "two players have one House (SA-3.6)"
    if not 0 <= game.round <= len(game.sessions):
        yield f"there is no round {game.round}"
    if game.outcome is None and not game.agenda:
        yield "nothing is left to do, but there is no outcome"
    if game.drawn < 0:
        yield "there cannot be fewer than no draws"
