"""VE-L.18: which events a reply answers."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, could_play, could_use, dukats, on_table, window
from games.veto.moments import fight, taken_over
from games.veto.positions import all_bene, do, piece, play, veto

# --- filters of events

FILTERS = """
[[card]]
id = "spectator"
type = "possession"
[[card.ability]]
kind = "reply"
when = { %s }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""


def replies_in_duel(monkeypatch, words: str, fighters: tuple[str, str], seat: int = 0) -> list[str]:
    """The windows in which a reply with this moment can be used in a duel of seat 0 with seat 1."""
    add_cards(monkeypatch, FILTERS % words)
    in_play = {0: fighters[0], 1: f"{fighters[1]}/marked"}
    in_play[seat] += " spectator"
    game = veto(in_play=in_play, kreski={0: 5, 1: 5})
    play(game, f"0 challenge {fighters[0]} {fighters[1]}")
    found = []
    while asked(game) != "Turn":
        (right,) = game.waiting
        options = game.decision.options(game, right)
        if right == seat and any(getattr(each, "ability", "") == "1" for each in options):
            found.append(window(game)[0])
        play(game, f"{right} bene")
    return found


STRONG, EVEN, WEAK = ("kuklinowski", "uhlik"), ("brodnicki", "soroka"), ("uhlik", "kuklinowski")


@pytest.mark.parametrize(
    "words, fighters, windows",
    [
        ('event = "duel_result", fighter = { who = "you" }, result = "win"', STRONG, ["W-D5"]),
        ('event = "duel_result", fighter = { who = "you" }, result = "win"', WEAK, []),
        ('event = "duel_result", fighter = { who = "opponents" }, result = "win"', WEAK, ["W-D5"]),
        ('event = "duel_result", fighter = { who = "you" }, result = "lose"', WEAK, ["W-D5"]),
        ('event = "duel_result", fighter = { who = "you" }, result = "draw"', EVEN, ["W-D5"]),
        ('event = "duel_result", fighter = { who = "you" }, result = "draw"', STRONG, []),
        ('event = "duel_applied", casualty = "kill"', STRONG, ["W-D6"]),
        ('event = "duel_applied", casualty = "wound"', STRONG, []),
        ('event = "duel_end", casualty = "kill"', STRONG, ["W-D7"]),
        ('event = "duel_end", fighter = { name = "uhlik" }, result = "lose"', STRONG, ["W-D7"]),
        ('event = "duel_answered", answer = "accepted"', STRONG, ["W-D2"]),
        ('event = "duel_answered", answer = "refused"', STRONG, []),
        ('event = "duel_answered", by = "opponent"', STRONG, ["W-D2"]),
        ('event = "declared", object = ["challenge"], char = { name = "uhlik" }', WEAK, ["W-A"]),
        ('event = "declared", object = ["challenge"], char = { name = "uhlik" }', STRONG, []),
        ('event = "declared", object = ["challenge"], other = { name = "uhlik" }', STRONG, ["W-A"]),
        ('event = "declared", by = "opponent"', STRONG, []),
        (
            'event = "casualty_pending", char = { who = "opponents" }, in_duel = true',
            STRONG,
            ["W-D5"],
        ),
        ('event = "casualty_pending", char = { who = "you" }', STRONG, []),
        ('event = "casualty_pending", in_duel = false', STRONG, []),
        ('event = "left_play", how = ["killed"], card = { type = "character" }', STRONG, ["W-D6"]),
        ('event = "left_play", how = ["wounded"], card = { type = "character" }', STRONG, []),
    ],
)
def test_a_reply_answers_only_what_fits_its_moment(monkeypatch, words, fighters, windows):
    """VE-L.18"""
    assert replies_in_duel(monkeypatch, words, fighters) == windows


def test_in_a_draw_the_challenger_and_the_challenged_are_the_characters_of_the_event(monkeypatch):
    """VE-L.18"""
    seconds = """
do = [
    { op = "add_marker", card = "event_char", amount = 1 },
    { op = "add_marker", card = "event_other", amount = 2 },
]
"""
    moment = FILTERS % 'event = "duel_result"'
    add_cards(monkeypatch, moment[: moment.index("do = ")] + seconds)
    game = veto(in_play={0: "brodnicki", 1: "soroka/marked spectator"})
    do(game, "0 challenge brodnicki soroka")

    play(game, "0 bene", "1 bene", "0 bene", "1 use spectator 1", "0 bene", "1 bene")

    assert piece(game, "brodnicki").markers == 1
    assert piece(game, "soroka").markers == 2


def test_a_saved_loser_is_neither_wounded_nor_killed_afterwards(monkeypatch):
    """VE-L.18: what really happened"""
    add_cards(monkeypatch, FILTERS % 'event = "duel_applied", casualty = "kill"')
    game = veto(
        hands={1: "ransom"},
        in_play={0: "kuklinowski spectator", 1: "uhlik/marked"},
        kreski={1: 5},
    )
    do(game, "0 challenge kuklinowski uhlik")
    play(game, "0 bene", "1 bene", "0 bene", "1 play ransom")
    play(game, "0 bene", "1 bene")
    assert window(game) == ("W-D6", 0)

    assert on_table(game, "uhlik")
    assert not could_use(game, 0, "spectator")


@pytest.mark.parametrize("how, avenged", [("duel", True), ("effect", False)])
def test_a_reply_that_names_a_character_of_the_event_needs_one(how, avenged):
    """VE-L.18: no Cossack's revenge after a killing by an effect card"""
    game = veto(
        hands={0: "kesim_kesim"},
        in_play={0: "kuklinowski", 1: "uhlik/marked barabash"},
        kreski={1: 3},
    )

    if how == "duel":
        do(game, "0 challenge kuklinowski uhlik")
        play(game, "0 bene", "1 bene", "0 bene", "1 bene", "0 bene")
    else:
        play(game, "0 play kesim_kesim uhlik", "1 bene", "0 bene", "1 bene", "0 bene")

    assert window(game)[0] == ("W-D6" if how == "duel" else "W-X")
    assert could_use(game, 1, "barabash") == avenged


@pytest.mark.parametrize("how, eligible", [("duel", True), ("effect", False)])
def test_a_reply_is_not_eligible_if_the_event_lacks_what_it_names(monkeypatch, how, eligible):
    """VE-L.18: nobody is there to be marked when a card has killed"""
    mourning = FILTERS % 'event = "left_play", card = { type = "character" }'
    reply = 'do = [{ op = "mark", card = "event_other" }]'
    add_cards(monkeypatch, f"{mourning[: mourning.index('do = ')]}{reply}")
    game = veto(hands={0: "kesim_kesim"}, in_play={0: "kuklinowski spectator", 1: "uhlik/marked"})

    if how == "duel":
        do(game, "0 challenge kuklinowski uhlik")
        play(game, "0 bene", "1 bene", "0 bene", "1 bene")
    else:
        play(game, "0 play kesim_kesim uhlik", "1 bene", "0 bene", "1 bene", "0 bene", "1 bene")

    assert window(game) == ("W-D6" if how == "duel" else "W-X", 0)
    assert could_use(game, 0, "spectator") == eligible


def test_the_character_that_kills_by_its_own_ability_is_known(monkeypatch):
    """VE-L.18: revenge on Milady, who has wounded or killed"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "assassin"
type = "character"
szabla = 4
[[card.ability]]
kind = "trifle"
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "kill", card = "t" }]
""",
    )
    game = veto(in_play={0: "assassin", 1: "uhlik barabash"})

    play(game, "0 use assassin 1 uhlik", "1 bene", "0 bene", "1 bene", "0 bene")

    assert window(game) == ("W-X", 1)
    assert could_use(game, 1, "barabash")


# --- what was declared

OUTBID = """
[[card]]
id = "outbid"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["character", "equipment", "effect", "thrust"] }
if = [{ matches = "event_card", sel = { who = "opponents", lafa_max = 9 } }]
do = [
    { op = "gain_dukats", who = "you", amount = { trait = "lafa", of = "event_card" } },
    { op = "lose_dukats", who = "controller_of:event_card", amount = 1 },
    { op = "discard", card = "event_card" },
]
"""


def test_the_card_of_the_event_is_the_one_being_played_as_printed(monkeypatch):
    """VE-L.18, VE-11.12: what would change it does nothing"""
    add_cards(monkeypatch, OUTBID)
    game = veto(hands={0: "kuszel dominik_zaslawski", 1: "outbid"}, dukats={0: 30, 1: 20})

    play(game, "0 deploy_character kuszel election", "1 play outbid")
    all_bene(game)

    assert on_table(game, "kuszel")
    assert dukats(game) == [30 - 1 - 4, 20 + 4]


def test_a_card_being_played_that_does_not_match_is_not_answered(monkeypatch):
    """VE-L.18"""
    add_cards(monkeypatch, OUTBID)
    game = veto(hands={0: "kuszel outbid"})

    play(game, "0 deploy_character kuszel election", "1 bene")

    assert not could_play(game, 0, "outbid")


def test_a_thrust_being_played_belongs_to_its_owner(monkeypatch):
    """VE-L.18, VE-11.8: it lay under a character that was taken over"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "toll"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "declared", object = ["thrust"] }
[[card.ability.do]]
op = "give_dukats"
from = "controller_of:event_card"
to = "owner_of:event_card"
amount = 2
""",
    )
    game = veto(in_play={1: "uhlik+feint brodnicki/marked toll"}, dukats={0: 20, 1: 20})
    taken_over(game, "uhlik", 0)
    fight(game, "uhlik", "brodnicki")

    play(game, "0 play_attached feint", "1 use toll 1")
    all_bene(game)

    assert dukats(game) == [18, 22]


GUARD = """
[[card]]
id = "levy"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "p", player = "opponent" }]
do = [{ op = "lose_dukats", who = "target:p", amount = 1 }]
[[card]]
id = "guard"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", target = { type = ["character", "faction"] } }
do = [{ op = "negate", fate = "discard" }]
"""


@pytest.mark.parametrize(
    "move, aimed",
    [
        ("play levy 1", False),
        ("deploy_equipment rapier uhlik", False),
        ("challenge uhlik brodnicki", False),
        ("agitate uhlik", False),
        ("play infamy brodnicki", True),
        ("play banishment brodnicki", True),
    ],
)
def test_only_what_a_text_aims_at_is_a_target(monkeypatch, move, aimed):
    """VE-L.6, VE-9.6, VE-9.10, VE-L.18: no player, bearer or challenged, but the host"""
    add_cards(monkeypatch, GUARD)
    game = veto(
        in_play={0: "uhlik", 1: "brodnicki"},
        hands={0: "levy rapier infamy banishment", 1: "guard"},
    )

    play(game, f"0 {move}")

    assert could_play(game, 1, "guard") == aimed
