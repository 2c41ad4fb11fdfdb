"""PF-10: recruitment cards."""

from __future__ import annotations

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.values import Seat, without
from .actions import Recruit
from .cards import PROFESSIONS
from .components import ProfessionId
from .events import Recruited
from .game import Florence

RECRUIT = {each: Recruit(each) for each in PROFESSIONS}


def recruitable(game: Florence, seat: Seat) -> tuple[ProfessionId, ...]:
    """PF-10.3, PF-10.4: the profession cards lying face up beside the others' boards."""
    found = [
        card for other, each in enumerate(game.players) if other != seat for card in each.table
    ]
    return in_order(tuple(found), PROFESSIONS) if found else ()


def recruit(game: Florence, seat: Seat, card: ProfessionId) -> None:
    """PF-10.3, PF-10.5, PF-10.6: the card goes to the hand, the recruitment card in its place."""
    owner = next(other for other, each in enumerate(game.players) if card in each.table)
    player, robbed = game.players[seat], game.players[owner]
    robbed.table = without(robbed.table, card)
    robbed.recruits_on_table += 1
    player.recruits -= 1
    player.hand = in_order((*player.hand, card), PROFESSIONS)
    player.recruited = in_order((*player.recruited, card), PROFESSIONS)
    game.tell(Recruited(seat, card, owner))


def why_not_recruit(game: Florence, seat: Seat, action: Recruit) -> Illegal:
    """PF-10.1, PF-10.4: why this card cannot be recruited; hands are not looked into."""
    card, player = action.profession, game.players[seat]
    if card not in PROFESSIONS:
        return Illegal("no-such-profession", rule="PF-10.3", profession=card)
    if card in player.table:
        return Illegal("own-card", rule="PF-10.4", profession=card)
    if not player.recruits:
        return Illegal("no-recruitment-card", rule="PF-10.1")
    return Illegal("not-on-a-table", rule="PF-10.4", profession=card)
