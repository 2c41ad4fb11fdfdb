"""The signs of Veto!: camps, cards and characters in few letters."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...games.veto.cards import CARDS, PLAY, text_of
from ...games.veto.game import NOBODY
from ...games.veto.naming import HIDDEN
from ...games.veto.view import VetoView
from ...games.veto.view_table import ObjectView, PieceView
from ...kernel.values import Seat
from ..words import Words
from .signs import HOPE, QUIET, STRONG

FACTION_STYLE = {
    "radziwill": "bold white on blue",
    "wisniowiecki": "bold white on red",
    "court": "bold black on yellow",
    "lubomirski": "bold white on dark_green",
}
NO_FACTION = "bold black on white"
INITIATIVE = "★"
VOICE = "►"
MARKED = "↻"
DOWN = "▼"
SILENT = "∅"
MARKER = "●"


def letter(view: VetoView, seat: Seat, words: Words) -> str:
    """What a camp is told apart by: the letter of its faction, or its number with it."""
    faction = view.players[seat].faction
    if not faction:
        return str(seat + 1)
    same = [each for each, player in enumerate(view.players) if player.faction == faction]
    return f"{words.say(f've-letter-{faction}')}{seat + 1 if len(same) > 1 else ''}"


def chip(view: VetoView, seat: Seat, words: Words) -> Text:
    """A camp as a letter on its colour."""
    style = FACTION_STYLE.get(view.players[seat].faction, NO_FACTION)
    return Text(f" {letter(view, seat, words)} ", style=style)


def camp_name(view: VetoView, seat: Seat, words: Words) -> Text:
    """A camp with its sign, whether it is one's own, and who has the initiative and the voice."""
    own = f" ({words.say('you')})" if seat == view.seat else ""
    first = seat == view.initiative and view.phase != "setup"
    signs = INITIATIVE * first + VOICE * (seat == view.voice)
    return Text.assemble(
        chip(view, seat, words),
        " ",
        (words.seat(seat), STRONG),
        own,
        (f" {signs}" if signs else "", HOPE),
    )


def piece_of(view: VetoView, number: int) -> PieceView | None:
    """A card on the table; None when it has left."""
    return next((each for each in view.table if each.id == number), None)


def card_name(view: VetoView, number: int, words: Words) -> str:
    """What a card on the table is called, as far as one may know."""
    piece = piece_of(view, number)
    return words.name(piece.card or HIDDEN) if piece else "–"


def attached_to(view: VetoView, host: int) -> tuple[PieceView, ...]:
    return tuple(each for each in view.table if each.host == host)


def free_standing(view: VetoView, seat: Seat, kind: str) -> tuple[PieceView, ...]:
    """The cards of a type that a camp controls and that hang on nothing."""
    own = [each for each in view.table if each.controller == seat and not each.host]
    return tuple(each for each in own if CARDS[each.card].type == kind)


def notes(view: VetoView, piece: PieceView, words: Words) -> Text:
    """What is the matter with a card: marked, markers, silent, whose it is, how long it stays."""
    signs = MARKED * piece.marked + SILENT * piece.silent
    parts = [Text(signs, style=HOPE)] if signs else []
    if piece.markers:
        parts.append(Text(f"{MARKER}{piece.markers}"))
    if piece.owner != piece.controller:
        parts.append(Text(words.say("ve-owner", seat=words.seat(piece.owner)), style=QUIET))
    if piece.until:
        parts.append(Text(words.say("ve-until", round=piece.until), style=QUIET))
    return Text("").join(Text.assemble(" ", part) for part in parts)


def stats(szabla: int, kreski: int, words: Words) -> str:
    """Szabla and Kreski by their first letters."""
    return f"{words.name('szabla')[0]}{szabla} {words.name('kreski')[0]}{kreski}"


def settled(card: str, words: Words) -> Iterator[str]:
    """VE-1.5: what a card brings or costs in every settlement."""
    facts = CARDS[card]
    if facts.income:
        yield words.say("ve-income", dukats=facts.income)
    if facts.upkeep:
        yield words.say("ve-upkeep", dukats=facts.upkeep)


def hanging(view: VetoView, host: int, words: Words) -> Iterator[Text]:
    """VE-3.8: what is attached to a card; of thrusts one may not see, only how many there are."""
    there = attached_to(view, host)
    for piece in there:
        if piece.card and CARDS[piece.card].type != "strategy":
            down = f" {DOWN}" if piece.face_down else ""
            yield Text.assemble(f"+{words.name(piece.card)}{down}", notes(view, piece, words))
    if hidden := sum(not piece.card for piece in there):
        yield Text(f"+{hidden}{DOWN}")


def aimed_at(view: VetoView, item: ObjectView, words: Words) -> Iterator[str]:
    """The host or bearer, the cards and camps an object is aimed at."""
    if item.other:
        yield card_name(view, item.other, words)
    if item.targets:
        spoken = text_of(item.card, item.ability or PLAY)
        for asked, target in zip(spoken.target, item.targets, strict=True):
            if target != NOBODY:
                named = asked.player is not None
                yield words.seat(target) if named else card_name(view, target, words)
    if item.against != NOBODY:
        yield words.seat(item.against)
