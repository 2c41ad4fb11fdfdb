"""MA-9.6 to MA-10: Conflicts are fought jointly, won or lost."""

from __future__ import annotations

import functools
from collections.abc import Callable

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Discard, Lose
from .cards import (
    BUILDING_STRENGTH,
    BUILDINGS,
    CONFLICTS,
    FIEFS,
    FIEFS_OF,
    NUMBERS,
    PAWNS,
    PROVINCE,
    PROVINCE_OF_FIEF,
    SCALE,
    SLOTS,
    SLOTS_OF,
)
from .commitments import Commitment
from .components import Conflict, ConflictId, FiefId, LawId, ProvinceId
from .contests import card_strength, reveal
from .dealing import deal_conflicts, occupied
from .decisions import Question
from .estates import empty_fiefs, place, supply
from .events import BlackClouds, ConflictLost, ConflictWon, LawLost, Penalised, SilentSejm
from .game import Magnaci, discard_law, primate, set_aside_shown
from .losses import Loss, Losses
from .partitions import discard_conflict, partition
from .primate import TieBreak, ask_primate
from .windows import tie_pause, window

PENALTIES = ("invasion", "lose_law")
"""Defeats that cost the lowest card something."""


class Conflicts(Step):
    """MA-9.1, MA-9.6: dealing, a window, the commitment, then the fighting."""

    def resolve(self, game: Magnaci) -> None:
        game.phase = "conflicts"
        deal_conflicts(game, up_to=NUMBERS.conflicts_per_age)
        game.then(window(game, "conflicts_open"), Muster(), Campaign(), Leftovers())


class Muster(Step):
    """MA-9.7: the commitment is asked for the Conflicts that lie on the board by now."""

    def resolve(self, game: Magnaci) -> None:
        places = tuple([SLOTS[slot] for slot in occupied(game)])
        game.then(ConflictCommitment(places=places))


class ConflictCommitment(Commitment):
    """MA-9.7, MA-9.8: exactly one card to each Conflict on the board."""

    rule = "MA-9.7"

    def reveal(self, game: Magnaci) -> None:
        self.lay(game, len(SLOTS), occupied(game))


class Campaign(Step):
    """MA-10.1, MA-10.21: the occupied slots in ascending order, leftovers like new cards."""

    def resolve(self, game: Magnaci) -> None:
        game.then(*(Battle(slot) for slot in occupied(game)))


class Battle(Step):
    """MA-10.2: the cards at one Conflict are revealed, then the window opens."""

    slot: int

    def resolve(self, game: Magnaci) -> None:
        conflict = game.conflicts[self.slot]
        assert conflict is not None
        reveal(game, self.slot, SLOTS[self.slot], conflict)
        game.then(window(game, "conflict", SLOTS[self.slot]), Verdict(self.slot))


def conflict_at(game: Magnaci, slot: int) -> Conflict:
    """The card on an occupied slot."""
    conflict = game.conflicts[slot]
    assert conflict is not None
    return CONFLICTS[conflict]


def province_modifier(game: Magnaci, province: ProvinceId) -> int:
    """MA-10.5: buildings and fiefs help, Silent Sejm and Black Clouds hinder."""
    return modifier_of(province, circumstances(game, province))


Circumstances = tuple[tuple[ProvinceId | None, ...], tuple[FiefId, ...], bool, bool]
"""Where buildings stand, which fiefs of a province are settled, and which pawns are out."""


def circumstances(game: Magnaci, province: ProvinceId) -> Circumstances:
    """All that may help or hinder a province."""
    settled = tuple(
        [FIEFS[at] for at in FIEFS_OF[province] if any(each.fiefs[at] for each in game.players)]
    )
    return game.buildings, settled, game.silent_sejm, game.black_clouds


@functools.lru_cache(maxsize=4096)
def modifier_of(province: ProvinceId, given: Circumstances) -> int:
    """MA-10.5: the sum of all that helps and hinders a province."""
    return sum(strength for _, strength in modifier_parts(province, given))


def modifier_parts(province: ProvinceId, given: Circumstances) -> list[tuple[str, int]]:
    """MA-10.5: each thing that helps or hinders a province, with what it adds."""
    buildings, settled, silent_sejm, black_clouds = given
    parts = [(fief, NUMBERS.fief_modifier) for fief in settled]
    parts += [
        (building, strength)
        for building, strength, where in zip(BUILDINGS, BUILDING_STRENGTH, buildings, strict=True)
        if where == province
    ]
    if silent_sejm and province in PAWNS["silent_sejm"].placed_in:
        parts.append(("silent_sejm", NUMBERS.silent_sejm_modifier))
    if black_clouds and province in PAWNS["black_clouds"].placed_in:
        parts.append(("black_clouds", NUMBERS.black_clouds_modifier))
    return parts


def commonwealth_strength(game: Magnaci, province: ProvinceId) -> int:
    """MA-10.4: all card strengths and the modifier of the attacked province."""
    cards = sum(card_strength(game, seat) for seat in range(len(game.players)))
    return cards + province_modifier(game, province)


class Verdict(Step):
    """MA-10.8: won if the Commonwealth reaches the Scale, otherwise lost."""

    slot: int

    def resolve(self, game: Magnaci) -> None:
        conflict = conflict_at(game, self.slot)
        strength = commonwealth_strength(game, conflict.province)
        scale = SCALE[game.seat_count][conflict.id]
        if strength >= scale:
            game.tell(ConflictWon(conflict.id, strength, scale))
            self._won(game, conflict)
        else:
            game.tell(ConflictLost(conflict.id, strength, scale))
            self._lost(game, conflict)

    def _won(self, game: Magnaci, conflict: Conflict) -> None:
        """MA-10.9: the highest card takes the reward; of equal ones the Primate names one."""
        seats = rewarded(game, conflict)
        if len(seats) > 1:
            ask_primate(game, RewardTie, seats, SLOTS[self.slot])
        else:
            game.then(Victory(seats[0] if seats else None, self.slot))

    def _lost(self, game: Magnaci, conflict: Conflict) -> None:
        """MA-10.14: the lowest card pays; of equal ones the Primate names one."""
        seats = penalised(game, conflict)
        if len(seats) > 1:
            ask_primate(game, PenaltyTie, seats, SLOTS[self.slot])
        else:
            game.then(Defeat(seats[0] if seats else None, self.slot))


def rewarded(game: Magnaci, conflict: Conflict) -> tuple[Seat, ...]:
    """MA-10.9 to MA-10.11, MA-11.6: the highest cards; nobody for a fief of a fallen province.

    MA-17.4: there is no question where nobody could place the reward.
    """
    reward = conflict.reward
    if reward.type == "fief" and PROVINCE_OF_FIEF[reward.where] in game.partitioned:
        return ()
    strongest = with_strength(game, max)
    return strongest if any(supply(game, seat) for seat in strongest) else strongest[:1]


def penalised(game: Magnaci, conflict: Conflict) -> tuple[Seat, ...]:
    """MA-10.14: the lowest cards; MA-17.4: of several nobody, if none of them could pay."""
    if conflict.defeat.type not in PENALTIES:
        return ()
    weakest = with_strength(game, min)
    pays = len(weakest) == 1 or any(_could_pay(game, conflict, seat) for seat in weakest)
    return weakest if pays else ()


def with_strength(game: Magnaci, extreme: Callable[[list[int]], int]) -> tuple[Seat, ...]:
    """The seats with the highest card, or the lowest."""
    strengths = [card_strength(game, seat) for seat in range(len(game.players))]
    wanted = extreme(strengths)
    return tuple(seat for seat, strength in enumerate(strengths) if strength == wanted)


def _could_pay(game: Magnaci, conflict: Conflict, seat: Seat) -> bool:
    """MA-17.4: whether being the lowest would cost this player anything."""
    player = game.players[seat]
    if conflict.defeat.type == "invasion":
        return player.estates[PROVINCE[conflict.province]] > 1
    return bool(player.laws)


class RewardTie(TieBreak):
    """MA-10.9: the Primate decides who takes the reward."""

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        game.then(Victory(chosen, SLOTS.index(self.place)))


class PenaltyTie(TieBreak):
    """MA-10.14: the Primate decides who pays."""

    to_be_named_is_good = False

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        game.then(Defeat(chosen, SLOTS.index(self.place)))


class Victory(Step):
    """MA-10.10 to MA-10.12: the reward first, then the card goes."""

    seat: Seat | None
    """Who takes the reward, if one is due."""
    slot: int

    def resolve(self, game: Magnaci) -> None:
        set_aside_shown(game)
        reward = conflict_at(game, self.slot).reward
        if self.seat is not None:
            place(game, self.seat, reward.where, NUMBERS.conflict_reward_estates)
        discard_conflict(game, self.slot)


class Defeat(Step):
    """MA-10.20: losses, fiefs, Law or pawns, partition, in this order."""

    penalised: Seat | None
    slot: int

    def resolve(self, game: Magnaci) -> None:
        set_aside_shown(game)
        conflict = conflict_at(game, self.slot)
        if self.penalised is not None:
            game.tell(Penalised(self.penalised))
        losses = invasion_losses(game, conflict, self.penalised)
        game.then(Losses(losses, conflict.id), Aftermath(self.penalised, self.slot))


def invasion_losses(game: Magnaci, conflict: Conflict, penalised: Seat | None) -> tuple[Loss, ...]:
    """MA-10.15, MA-10.20 (b): one in each listed province, one more for the lowest at home."""
    if conflict.defeat.type != "invasion":
        return ()
    losses = []
    for seat, player in enumerate(game.players):
        for province in conflict.defeat.provinces:
            owned = player.estates[PROVINCE[province]]
            extra = seat == penalised and province == conflict.province
            if owned:
                losses.append((seat, province, min(owned, 1 + extra)))
    return tuple(losses)


class Aftermath(Step):
    """MA-10.16 to MA-10.18, MA-10.20 (e)-(g): fiefs, then a Law or pawns, then the fall.

    MA-10.17: the Black Clouds come to Prussia once.
    """

    penalised: Seat | None
    slot: int

    def resolve(self, game: Magnaci) -> None:
        conflict = conflict_at(game, self.slot)
        empty_fiefs(game, conflict.province)
        game.then(Fall(conflict.province))
        match conflict.defeat.type:
            case "lose_law" if self.penalised is not None:
                lose_a_law(game, self.penalised, conflict.id)
            case "silent_sejm" if not game.silent_sejm:
                game.silent_sejm = True
                game.tell(SilentSejm())
            case "black_clouds" if not game.black_clouds:
                game.black_clouds = True
                game.tell(BlackClouds())
            case _:
                pass


class Fall(Step):
    """MA-10.19, MA-10.20 (g): the province of a lost Conflict is partitioned."""

    province: ProvinceId

    def resolve(self, game: Magnaci) -> None:
        partition(game, self.province)


def lose_a_law(game: Magnaci, seat: Seat, conflict: ConflictId) -> None:
    """MA-10.16: a Law of the loser's own choice goes; no choice with one or none."""
    laws = game.players[seat].laws
    if len(laws) > 1:
        game.then(LawLoss(seat, conflict))
    elif laws:
        lose_law(game, seat, laws[0])


def lose_law(game: Magnaci, seat: Seat, law: LawId) -> None:
    """A Law goes out of the game unused."""
    discard_law(game, seat, law)
    game.tell(LawLost(seat, law))


class LawLoss(Question):
    """MA-10.16: which Law the penalised player puts out of the game."""

    rule = "MA-10.16"
    conflict: ConflictId

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [Lose(law) for law in game.players[seat].laws]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"conflict": self.conflict}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Lose):
            return Illegal("not-your-law", rule=self.rule, law=action.law)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Lose) -> None:
        lose_law(game, seat, action.law)


class Leftovers(Step):
    """MA-10.22: of two lost Conflicts of one Power the smaller goes, Power by Power."""

    def resolve(self, game: Magnaci) -> None:
        pairs = [
            slots for slots in SLOTS_OF.values() if all(game.conflicts[slot] for slot in slots)
        ]
        game.then(*(KeepOne(first, second) for first, second in sorted(pairs)))


class KeepOne(Step):
    """MA-10.22: the lower Scale goes; equal Scales: the Primate chooses."""

    first: int
    second: int

    def resolve(self, game: Magnaci) -> None:
        scale = SCALE[game.seat_count]
        one = scale[conflict_at(game, self.first).id]
        other = scale[conflict_at(game, self.second).id]
        if one == other:
            tie = ConflictTie(primate(game), self.first, self.second)
            game.then(tie_pause(game, SLOTS[self.first]), tie)
        else:
            discard_conflict(game, self.first if one < other else self.second)


class ConflictTie(Question):
    """MA-10.22, MA-17.2 (e): the Primate chooses which of two lost Conflicts goes."""

    rule = "MA-10.22"
    first: int
    second: int

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [Discard(conflict_at(game, slot).id) for slot in (self.first, self.second)]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"conflicts": (game.conflicts[self.first], game.conflicts[self.second])}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Discard):
            return Illegal("not-one-of-two", rule=self.rule, conflict=action.conflict)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Discard) -> None:
        discard_conflict(game, game.conflicts.index(action.conflict))
