"""The refusals of Veto!: every reason the rules give is a sentence, and tells no secret."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.text_checks import TYPED, is_sentence
from games.veto.positions import RULES, action_of, number, veto
from games.veto.tempting import choosing, refusal_of, whole
from interpares import Illegal
from interpares.games.veto import actions
from interpares.games.veto.actions import BringDeck
from interpares.games.veto.cards import CARDS
from interpares.games.veto.game import Veto
from interpares.kernel.steps import Action
from interpares.texts import sources

NAMES = ["wisniowiecki", "radziwill_2", "court"]
SAMPLES: dict[str, tuple[Any, ...]] = {
    "announcer": (1,),
    "answered": ("referendarys_cut",),
    "asked": ((0,), (1, 2)),
    "bearer": ("roch_kowalski",),
    "bribe": (4, -1),
    "by": ("armistice", "honourable"),
    "card": ("kesim_kesim", "andrzej_kmicic_babinicz"),
    "cards": (1, 59),
    "cost": (1, 2, 7),
    "count": (0, 1, 2, 4),
    "deck": ("court_starter",),
    "deed": (
        *("agitate", "challenge", "be_challenged", "move_field"),
        *("enter_karmazyn", "attach_thrust", "use_ability"),
    ),
    "dukats": (0, 1, 3),
    "faction": ("radziwill", "court"),
    "flaw": ("'Trial': play.do[0].op: invalid value 'drow'",),
    "fighters": (("kuszel", "roch_kowalski"), ("kuszel",)),
    "holder": (1,),
    "keyword": ("lady", "pludrak"),
    "kind": ("deed", "trifle"),
    "kreski": (0, 1, 13),
    "least": (14, 60),
    "limit": ("once_per_turn", "once_per_duel", "once_per_round", "once_per_game"),
    "mark": ("kuszel",),
    "most": (1, 2, 3),
    "name": ("trial",),
    "pool": (1, 2),
    "price": (1, 3),
    "strategy": ("golden_liberty",),
    "target": ("roch_kowalski",),
    "type": ("character", "possession", "equipment", "thrust", "effect"),
    "voice": (0,),
}
"""What may stand in a refusal; the longest list says how often it is read."""
READINGS = max(map(len, SAMPLES.values()))
REASONS = re.findall(r"(?m)^refusal-([a-z-]+) =", sources(RULES.package, "en")["refusals.en.ftl"])
every_language = pytest.mark.parametrize("language", ["pl", "en"])
SPOKEN = (
    *(actions.Play, actions.Use, actions.PlayAttached, actions.DeployCharacter),
    *(actions.DeployEquipment, actions.LayThrust, actions.Agitate, actions.Challenge),
    *(actions.MoveCharacter, actions.TakeUp, actions.Bribe, actions.DiscardCard, actions.Refuse),
)
"""What players try at random."""


def read(refusal: Illegal, language: str) -> str:
    return RULES.texts(language).refusal(refusal, NAMES)


# --- words


@every_language
def test_every_refusal_is_a_sentence(language):
    """VE-0.6: whatever stands against a declaration, or against any other answer"""
    assert len(REASONS) > 130
    for at in range(READINGS):
        values = {each: some[at % len(some)] for each, some in SAMPLES.items()}
        said = [read(Illegal(each, rule="", **values), language) for each in REASONS]

        assert [each for each in said if not is_sentence(each)] == []


@every_language
@pytest.mark.parametrize("reason", ["no-such-card", "unknown-card", "no-such-deck", "not-in-hand"])
def test_a_refusal_repeats_the_word_that_nothing_is_called_by(reason, language):
    """VE-1.1, VE-3.7"""
    assert TYPED in read(Illegal(reason, rule="", card=TYPED, deck=TYPED), language)


def told(game: Veto, seat: int, move: str, language: str) -> str:
    return read(refusal_of(game, seat, action_of(game, move)), language)


def test_refusals_read_like_this():
    """VE-5.13, VE-7.1, VE-8.1, VE-9.12, VE-11.1"""
    game = veto(
        hands={0: "charlamp kuszel feint"},
        in_play={0: "helena_kurcewicz baranowski+lunge+dodge", 1: "kuszel"},
        dukats={0: 11},
    )

    assert told(game, 0, "deploy_character charlamp", "pl") == (
        "Postać „Charłamp” jest z innej frakcji i kosztuje cię 12 dukatów, a masz 11."
    )
    assert told(game, 0, "deploy_character kuszel", "en") == (
        "You want to deploy “Kuszel”, but this person is in play already."
    )
    assert told(game, 0, "agitate helena_kurcewicz", "pl") == (
        "Postać „Helena Kurcewiczówna” nie może agitować: "
        "nie pozwala na to słowo kluczowe Niewiasta."
    )
    assert told(game, 0, "lay_thrust feint baranowski", "en") == (
        "“Baranowski” carries 2 of 2 face-down thrusts and can take no more."
    )


def test_who_is_asked_instead_is_named():
    """VE-5.1, VE-6.3"""
    game = veto(factions=("wisniowiecki", "court"), in_play={1: "jan_zagloba"})

    assert told(game, 1, "bene", "pl") == "To nie twoja kolej: teraz wybierają Wiśniowieccy."


def test_a_prohibition_names_its_card():
    """VE-0.2"""
    game = veto(in_play={0: "kuszel faction+armistice", 1: "roch_kowalski"})

    said = told(game, 0, "challenge kuszel roch_kowalski", "en")

    assert said == "“Kuszel” cannot challenge: “Armistice” forbids it."


def test_a_deck_is_told_what_is_wrong_with_it():
    """VE-2.1"""
    short = BringDeck("wisniowiecki", "", whole().cards[:59])

    said = read(refusal_of(choosing(), 0, short), "pl")

    assert said == "Kart w kredensie jest 59; musi ich być co najmniej 60."


# --- secrets


def test_a_refusal_names_no_card_one_may_not_know():
    """VE-3.8: a thrust that lies face down under an opponent's character"""
    game = veto(
        hands={0: "eaten_by_rust"}, in_play={0: "kuszel", 1: "roch_kowalski+referendarys_cut"}
    )
    hidden = number(game, "referendarys_cut")
    tries = (
        *(f"play_attached {hidden}", f"agitate kuszel {hidden}", f"use {hidden} 1"),
        *(f"play eaten_by_rust {hidden}", f"challenge kuszel {hidden}", f"move_character {hidden}"),
    )

    values = [refusal_of(game, 0, action_of(game, each)).values for each in tries]

    assert "referendarys_cut" not in str(values)
    assert str(hidden) not in str(values)


def some_action(game: Veto, seat: int, random: Random) -> Action:
    """Anything a player could type, most of it nonsense."""
    pieces = [*game.table, 0, -1, 999]
    hand = [*game.players[seat].hand, *random.sample([*CARDS], 2), TYPED, ""]
    some = [random.choice(pieces) for _ in range(random.randrange(3))]
    values = {
        str: lambda: random.choice([*hand, "1", "2", "lady-2", "x-y"]),
        int: lambda: random.choice(pieces),
        bool: lambda: random.random() < 1 / 2,
        tuple[int, ...]: lambda: tuple(some),
        tuple[str, ...]: lambda: tuple(random.sample(hand, random.randrange(2))),
    }
    kind = random.choice(SPOKEN)
    fields = [each.type for each in structs.fields(kind)]
    return kind(*[values[each]() if each in values else "karmazyn" for each in fields])


def verdict(game: Veto, seat: int, action: Action) -> tuple[str, ...]:
    """The refusal as it is told in both languages; nothing if there is none."""
    try:
        game.decision.check(game, seat, action)
    except Illegal as refusal:
        rule = RULES.texts("en").rule(refusal.rule)
        return refusal.message, rule, *(read(refusal, each) for each in ("en", "pl"))
    return ()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tried_is_refused_in_a_sentence_that_tells_no_secret(seed):
    """VE-3.13: in any world that looks the same to a player he is told the same."""
    random = Random(seed)
    game = choosing(2 + seed % 2)
    told: set[tuple[str, ...]] = set()
    for step in range(300):
        if game.outcome is not None:
            game = choosing(2 + seed % 2)
        seat = game.waiting[0]
        if step % 5 == 0:
            asker = random.randrange(len(game.players))
            dream = RULES.imagine(game, asker, random)
            for action in [some_action(game, asker, random) for _ in range(6)]:
                said = verdict(game, asker, action)
                assert said == verdict(dream, asker, action)
                told.add(said)
        game.apply(seat, game.decision.sample(game, seat, random))

    assert len({each[0] for each in told if each}) > 15
    for _, rule, *sentences in filter(None, told):
        assert rule
        assert [each for each in sentences if not is_sentence(each)] == []
