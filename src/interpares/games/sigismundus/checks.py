"""All data files together, held against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from ...kernel.values import Value
from .board_types import Board
from .card_types import Figures, Office, Offices, PolicyCards, SejmCards
from .components import (
    DECKS,
    OFFICE_KINDS,
    TRACKS,
    UNITS,
    Components,
    House,
    Houses,
    RoyalDemands,
)
from .editions import Editions, changed


class Box(Value):
    """Everything in the box; each field is a file of that name."""

    board: Board
    components: Components
    editions: Editions
    figures: Figures
    houses: Houses
    offices: Offices
    policy_cards: PolicyCards
    royal_demands: RoyalDemands
    sejm_cards: SejmCards


def box_flaws(box: Box) -> list[str]:
    """Everything in the files that contradicts itself, in words."""
    return [
        *_doubled_ids(box),
        *_wrong_counts(box),
        *_wrong_numbers(box),
        *_wrong_offices(box),
        *_wrong_starts("houses.toml", box.houses.house),
        *_wrong_editions(box),
        *_wrong_figures(box),
        *_wrong_sejm(box),
        *_wrong_board(box),
    ]


def _doubled_ids(box: Box) -> Iterator[str]:
    kinds: dict[str, Iterable[str]] = {
        "board.toml: field": (each.id for each in box.board.field),
        "board.toml: country": (each.id for each in box.board.country),
        "editions.toml: edition": (each.id for each in box.editions.edition),
        "components.toml: component": (each.id for each in box.components.component),
        "figures.toml: figure": (each.id for each in box.figures.figure),
        "houses.toml: house": (each.id for each in box.houses.house),
        "offices.toml: office": (each.id for each in box.offices.office),
        "policy_cards.toml: policy": (each.id for each in box.policy_cards.policy),
        "royal_demands.toml: royal_demand": (each.id for each in box.royal_demands.royal_demand),
        "sejm_cards.toml: sejm": (each.id for each in box.sejm_cards.sejm),
    }
    for where, ids in kinds.items():
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{where} '{name}' stands there {count} times"


def _wrong_counts(box: Box) -> Iterator[str]:
    decks = Counter[str]()
    for policy in box.policy_cards.policy:
        decks[policy.deck] += policy.copies
    there = {
        "sejm_card": len(box.sejm_cards.sejm),
        "figure_card": len(box.figures.figure),
        "royal_demand_card": len(box.royal_demands.royal_demand),
        "house_card": len(box.houses.house),
        "representative_card": len(box.board.representative),
        "office_card": len(box.offices.office),
        "foreign_policy_marker": len(box.board.country),
        "military_marker": sum(each.count for each in box.components.unit),
        **{f"{deck}_policy_card": decks[deck] for deck in DECKS},
    }
    said = {each.id: each for each in box.components.component}
    for name, count in there.items():
        if name not in said or said[name].count != count:
            wanted = said[name].count if name in said else None
            yield f"components.toml: component '{name}' counts {wanted}, but there are {count}"
    markers, clients = said["house_marker"], said["client"]
    if markers.per_player != box.components.setup.house_markers_per_player:
        yield "components.toml: setup gives another number of House markers than there are"
    if clients.base_per_player != box.components.setup.clients_per_player:
        yield "components.toml: setup gives another number of clients than everybody has"
    if said["die"].faces != box.components.constants.die_faces:
        yield "components.toml: the dice have not the faces that the constants say"


def _wrong_numbers(box: Box) -> Iterator[str]:
    """Numbers that stand in two places are the same."""
    numbers, start = box.components.constants, box.components.setup
    policies = {each.id: each.effect for each in box.policy_cards.policy}
    fields = {each.id: each.effect for each in box.board.field}
    representatives = {each.id: each.effect for each in box.board.representative}
    pairs = {
        "base_clients": (numbers.base_clients, start.clients_per_player),
        "nobilitys_representative_clients": (
            numbers.nobilitys_representative_clients,
            representatives["nobilitys_representative"].base,
        ),
        "vacancy_bonus_votes": (numbers.vacancy_bonus_votes, fields["vacancy"].bonus_votes),
        "economist_ducats": (numbers.economist_ducats, fields["economist"].count),
        "academy_cards": (numbers.academy_cards, fields["academy"].count),
        "church_foundation_cost": (
            numbers.church_foundation_cost,
            policies["church_foundation"].cost_ducats,
        ),
        "church_foundation_vp": (
            numbers.church_foundation_vp,
            policies["church_foundation"].vp,
        ),
        "vistula_raft_ducats": (numbers.vistula_raft_ducats, policies["vistula_raft"].count),
        "foray_vp": (numbers.foray_vp, policies["foray"].count),
    }
    for name, (said, there) in pairs.items():
        if said != there:
            yield f"components.toml: {name} is {said}, but the card or field says {there}"
    if {each.id for each in box.components.unit} != set(UNITS):
        yield "components.toml: the units are not infantry, hussars and artillery"
    for unit in box.components.unit:
        if unit.upkeep != unit.power:
            yield f"components.toml: '{unit.id}' costs {unit.upkeep}, not its power (SA-18.1)"


def _wrong_offices(box: Box) -> Iterator[str]:
    numbers = sorted(each.number for each in box.offices.office)
    if numbers != list(range(1, len(numbers) + 1)):
        yield "offices.toml: the offices are not numbered from 1 on"
    acts = {each.id for each in box.sejm_cards.sejm if each.effect.op == "flip_offices"}
    for office in box.offices.office:
        if office.kind != OFFICE_KINDS[(office.number - 1) % len(OFFICE_KINDS)]:
            yield f"offices.toml: '{office.id}' stands in another column than its kind"
        if office.flip_act and office.flip_act not in acts:
            yield f"offices.toml: no Act '{office.flip_act}' turns '{office.id}'"
    yield from _wrong_sides("offices.toml", box.offices.office)
    for offer in box.components.start_offices:
        if len(offer.offices) != offer.players or set(offer.offices) - set(numbers):
            yield f"components.toml: '{offer.id}' does not offer one office to each player"
    counts = sorted(each.players for each in box.components.start_offices)
    facts = box.components.game
    if counts != list(range(facts.min_players, facts.max_players + 1)):
        yield "components.toml: there are not starting offices for every number of players"


def _wrong_sides(where: str, offices: Iterable[Office]) -> Iterator[str]:
    for office in offices:
        if not office.flip_act and office.front != office.back:
            yield f"{where}: '{office.id}' has two sides, but nothing turns it"


def _wrong_starts(where: str, houses: Sequence[House]) -> Iterator[str]:
    for track in TRACKS:
        ranks = sorted(getattr(each.start, track) for each in houses)
        if ranks != list(range(1, len(houses) + 1)):
            yield f"{where}: two Houses begin on one space of '{track}' (SA-3.7)"
    if len({each.initiative for each in houses}) != len(houses):
        yield f"{where}: two Houses have the same initiative (SA-3.9)"


def _wrong_editions(box: Box) -> Iterator[str]:
    offices = {each.id for each in box.offices.office}
    houses = {each.id for each in box.houses.house}
    for edition in box.editions.edition:
        for office in {each.id for each in edition.office} - offices:
            yield f"editions.toml: '{edition.id}' knows an office '{office}'"
        for house in {each.id for each in edition.house} - houses:
            yield f"editions.toml: '{edition.id}' knows a House '{house}'"
        yield from _wrong_sides("editions.toml", changed(box.offices.office, edition.office))
        yield from _wrong_starts("editions.toml", changed(box.houses.house, edition.house))


def _wrong_figures(box: Box) -> Iterator[str]:
    for figure in box.figures.figure:
        if figure.ribbon != (figure.score is not None) or figure.ribbon == bool(figure.abilities):
            yield f"figures.toml: '{figure.id}' has either a golden ribbon or abilities"
        if figure.score and figure.score.op == "track_position" and not figure.score.track:
            yield f"figures.toml: '{figure.id}' scores no track"


def _wrong_sejm(box: Box) -> Iterator[str]:
    for variant in box.components.variant:
        rounds = tuple(
            each.round
            for each in sorted(box.sejm_cards.sejm, key=lambda sejm: sejm.order)
            if variant.id == "full" or each.in_short_game
        )
        if variant.sejm_rounds != rounds or variant.last_round != rounds[-1]:
            yield f"components.toml: the rounds of '{variant.id}' are not those of its Sejm cards"
        figures = len(rounds) * box.components.constants.figures_revealed_per_round
        if figures > len(box.figures.figure):
            yield f"figures.toml: too few Figures for '{variant.id}' (SA-5.4)"
        if len(rounds) > len(box.royal_demands.royal_demand):
            yield f"royal_demands.toml: too few demands for '{variant.id}' (SA-5.3)"


def _wrong_board(box: Box) -> Iterator[str]:
    spaces = sorted(each.space for each in box.board.foreign_policy_space)
    if spaces != list(range(1, len(box.board.country) + 1)):
        yield "board.toml: the foreign policy track has not one space for each country"
    if {each.id for each in box.board.support_track} != set(TRACKS):
        yield "board.toml: the support tracks are not the three of the rules"
    for track in box.board.support_track:
        if len(track.votes) != len(box.houses.house):
            yield f"board.toml: '{track.id}' has not one space for each House"
    countries = {each.id for each in box.board.country}
    for act in box.sejm_cards.sejm:
        if act.effect.country and act.effect.country not in countries:
            yield f"sejm_cards.toml: '{act.id}' knows a country '{act.effect.country}'"
