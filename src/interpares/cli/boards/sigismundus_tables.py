"""The round with its Sejm, the Houses, the support tracks, and the contest of the moment."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.sigismundus.cards import TRACK_VOTES
from ...games.sigismundus.components import TRACKS
from ...games.sigismundus.game import Battle, Patronised
from ...games.sigismundus.view import PlayerView, SigismundusView
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .sigismundus_signs import (
    REPRESENTATIVE,
    SEALED,
    SPACES,
    chip,
    country_name,
    deck_letters,
    each_house,
    house_name,
    in_a_row,
    letters,
    numbered_act,
    office_name,
    unit_letters,
)
from .signs import HOPE, QUIET, STRONG, flowing, heading, joined, spread

FULL = 80
"""From this width on everything stands where it belongs; below, parts are stacked."""
ROOMY = 100
"""From this width on the Houses are set wider."""
INDENT = "    "
SECRET = (
    "hide_ducats",
    "hide_votes",
    "bid_for_office",
    "commit_to_demand",
    "commit_units_to_host",
    "vote_on_act",
)
"""Questions that all answer in secret."""


def crown(view: SigismundusView, words: Words, width: int) -> RenderableType:
    """The round, the phase, the Sejm card with its Act, the Royal Demand, and the Acts before."""
    at = max(view.round, 1)
    act = view.sessions[at - 1]
    round_of = words.say("sa-round", round=at, rounds=view.rounds)
    places = [round_of, words.name(view.phase), *([words.name(view.stage)] if view.stage else [])]
    left = joined([Text(each, style=STRONG) for each in places], "  ·  ")
    session = f"{words.form(act, 'number')}. {words.name('sejm')}, {words.form(act, 'session')}"
    lines: list[RenderableType] = [spread(left, Text(session, style=STRONG), width)]
    lines.append(told(words.say("sa-act", act=words.name(act)), words.card_text("sejm", act)))
    if view.demand:
        demand = words.say("sa-demand", demand=words.name(view.demand))
        lines.append(told(demand, words.card_text("royal_demand", view.demand)))
    lines += [
        Text(f"{words.say(said)}: {', '.join(numbered_act(each, words) for each in acts)}")
        for said, acts in (("sa-in-force", view.acts), ("sa-rejected", view.rejected))
        if acts
    ]
    return Group(*lines)


def told(title: str, text: str) -> Text:
    """A card and what it does."""
    return Text.assemble((title, HOPE), " – ", (text, QUIET))


def houses(view: SigismundusView, words: Words, width: int) -> Table:
    """All Houses in the order of the phase, one line each."""
    table = Table(
        box=None, padding=(0, 2 if width >= ROOMY else 1, 0, 0), header_style=QUIET, pad_edge=False
    )
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column(words.say("sa-house"), no_wrap=True)
    wide = width >= FULL
    stocks = ("ducats", "votes", "clients", "markers") if wide else ("short-ducats", "short-votes")
    for title in ("vp", *stocks):
        table.add_column(words.say(f"sa-{title}"), justify="right", no_wrap=True)
    table.add_column(f"{words.say('sa-army')}\n{unit_letters(words)}", no_wrap=True)
    table.add_column(words.say("sa-host"), no_wrap=True)
    table.add_column(words.say("sa-power"), justify="right", no_wrap=True)
    table.add_column(f"{words.say('sa-cards')}\n{deck_letters(words)}", no_wrap=True)
    for place, seat in enumerate(view.order, 1):
        name, stock = house_name(view, seat, words), view.players[seat]
        table.add_row(str(place), name, *stocks_of(stock, wide=wide))
    return table


def stocks_of(player: PlayerView, *, wide: bool) -> list[Text | str]:
    """What a House has: points, ducats, votes, clients, markers, units and cards."""
    counts = [player.vp, player.ducats, player.votes]
    counts += [player.clients, player.markers] if wide else []
    return [
        *map(str, counts),
        in_a_row(player.active),
        in_a_row(player.inactive),
        str(player.power),
        in_a_row(player.hand),
    ]


def holdings(view: SigismundusView, words: Words, width: int) -> Table:
    """What every House can count on, and what it holds: offices, Figures with gold, seals."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", no_wrap=True)
    titles = [f"+{words.say(f'sa-{each}')}" for each in ("short-ducats", "short-votes", "vp")]
    for title in titles:
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column(words.say("sa-holdings"))
    room = width - sum(map(len, titles)) - len(titles) - len(INDENT)
    for seat in view.order:
        player = view.players[seat]
        counts = map(str, (player.income, player.votes_to_come, player.prestige))
        parts = list(held(player, words)) or [Text("–", style=QUIET)]
        table.add_row(chip(view, seat), *counts, flowing(parts, " · ", room))
    return table


def held(player: PlayerView, words: Words) -> Iterator[Text]:
    """The offices, Figures and seals of a House, and what its ribbons would score."""
    for office in player.offices:
        yield Text(office_name(office, words), style=STRONG)
    for figure in player.figures:
        yield Text(figure_name(figure, words))
    if player.ribbons:
        yield Text(words.say("sa-ribbons", vp=player.ribbons), style=QUIET)
    if player.seals:
        names = ", ".join(country_name(each, words) for each in player.seals)
        yield Text(words.say("sa-seals", seals=names), style=HOPE)
    if player.protected:
        yield Text(words.say("sa-protected"), style=HOPE)


def figure_name(figure: Patronised, words: Words) -> str:
    """A Figure under patronage, with the gold on it."""
    gold = words.say("sa-gold", gold=figure.gold) if figure.gold else ""
    return f"{words.name(figure.figure)}{f' ({gold})' if gold else ''}"


def tracks(view: SigismundusView, words: Words, width: int) -> Table:
    """The support tracks from space I on, with the votes of each space, and who represents whom."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(heading(words.say("sa-support")))
    for space in SPACES[: len(view.players)]:
        table.add_column(space, no_wrap=True)
    wide = width >= FULL
    if wide:
        table.add_column(f"{REPRESENTATIVE} {words.say('sa-representative')}", no_wrap=True)
    holders = (view.representative, view.tracks[1][0], view.tracks[2][0])
    titles = ("royal_representative", "magnates_representative", "nobilitys_representative")
    for at, track in enumerate(TRACKS):
        spaces = [
            Text.assemble(
                chip(view, seat), str(votes), REPRESENTATIVE if seat == holders[at] else " "
            )
            for seat, votes in zip(view.tracks[at], TRACK_VOTES[track], strict=False)
        ]
        name = [Text(words.name(titles[at]))] if wide else []
        table.add_row(words.say(f"sa-{track.partition('_')[0]}"), *spaces, *name)
    return table


def moment(view: SigismundusView, prompt: Prompt | None, words: Words) -> Panel | None:
    """What is being fought, offered or voted on just now, and who has chosen in secret."""
    parts = list(at_stake(view, words))
    if prompt is not None and prompt.decision in SECRET:
        sealed = letters(view, view.sealed) or Text("–", style=QUIET)
        parts.append(Text.assemble(f"{SEALED} {words.say('sa-sealed')}: ", sealed))
    if not parts:
        return None
    title = words.name(view.stage or view.phase)
    return Panel(Group(*parts), title=title, title_align="left", box=box.ROUNDED)


def at_stake(view: SigismundusView, words: Words) -> Iterator[RenderableType]:
    """A combat, the offers of the bribery, the offices to be voted on, and opened bids."""
    if view.battle:
        yield combat(view, view.battle, words)
    for said, numbers in (
        ("sa-offers", view.offers),
        ("sa-for-sale", view.for_sale),
        ("sa-bids", view.bids),
    ):
        if any(numbers):
            yield Text.assemble(f"{words.say(said)}: ", each_house(view, numbers))
    if view.to_vote:
        names = ", ".join(office_name(each, words) for each in view.to_vote)
        yield Text(words.say("sa-to-vote", offices=names))


def combat(view: SigismundusView, battle: Battle, words: Words) -> Text:
    """Who attacks whom and why, the dice so far, and the power left."""

    def side(seat: Seat) -> Text:
        power = words.say("sa-power-left", power=view.players[seat].power)
        return Text.assemble(house_name(view, seat, words), f" {power}")

    rolls = [
        Text(f"{words.name(unit)} {ours or '–'}:{theirs or '–'}")
        for unit, ours, theirs in battle.rolls
    ]
    line = joined([Text(words.name(battle.card), style=STRONG), side(battle.attacker)])
    line.append(" ⚔ ").append(side(battle.defender))
    return line.append("\n").append(joined(rolls)) if rolls else line
