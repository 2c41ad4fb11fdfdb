"""The refusals of Signorie: every reason the rules give is a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from games.signorie.wording import RULES, SIGNORIE, every_language, refused
from games.text_checks import TYPED, is_sentence
from interpares import Illegal, Match

SAMPLES: dict[str, tuple[Any, ...]] = {
    "colour": ("red",),
    "target": ("yellow",),
    "helper": ("helper_grey_top",),
    "space": ("task_red_upper",),
    "task": ("task_florins", "task_mission"),
    "track": ("political", "military", "initiative"),
    "by": ("career", "task_clerical", "helper_yellow_bottom", "reward_initiative"),
    "row": ("marriage",),
    "city": ("firenze",),
    "sex": ("man", "woman"),
    "cost": (0, 1, 2, 4),
    "florins": (0, 1, 3),
    "value": (1, 4),
    "rank": (1, 3),
    "least": (1, 2),
    "most": (1, 3),
    "pawns": (1, 3),
    "there": (0, 1, 2),
}
"""What may stand in a refusal; the longest list says how often it is read."""


def raised() -> Iterator[tuple[str, list[str]]]:
    """Every refusal of the engine, with the names of its values."""
    for file in resources.files(RULES.package).iterdir():
        if not file.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                (reason,) = node.args
                assert isinstance(reason, ast.Constant)
                values = [each.arg for each in node.keywords if each.arg and each.arg != "rule"]
                yield str(reason.value), values


REFUSALS = sorted(raised())


def test_no_refusal_has_words_that_the_rules_never_need():
    for language in SIGNORIE.languages:
        assert sorted(SIGNORIE.refusals(language)) == sorted({reason for reason, _ in REFUSALS})


@every_language
@pytest.mark.parametrize("reason, values", REFUSALS)
def test_every_refusal_is_a_sentence(reason, values, language):
    readings = max((len(SAMPLES[each]) for each in values), default=1)

    for number in range(readings):
        sample = {each: SAMPLES[each][number % len(SAMPLES[each])] for each in values}
        sentence = refused(Illegal(reason, rule="", **sample), language)
        assert is_sentence(sentence)


@every_language
@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("no-such-colour", rule="SI-ACT.5", colour=TYPED),
        Illegal("no-such-space", rule="SI-TSK.1", space=TYPED),
        Illegal("no-such-helper", rule="SI-HIR.1", helper=TYPED),
        Illegal("no-such-track", rule="SI-ADV.1", track=TYPED),
        Illegal("no-such-row", rule="SI-ALL.1", row=TYPED),
        Illegal("no-such-city", rule="SI-MIS.1", city=TYPED),
    ],
    ids=lambda refusal: refusal.message,
)
def test_a_refusal_repeats_the_word_that_nothing_is_called_by(refusal, language):
    assert TYPED in refused(refusal, language)


@pytest.mark.parametrize(
    "least, most, polish, english",
    [
        (1, 1, "wymaga dokładnie 1 pionka", "takes exactly 1 pawn"),
        (1, 3, "wykonuje się, oddając od 1 do 3 pionków", "takes 1 to 3 pawns"),
        (2, 2, "wymaga dokładnie 2 pionków", "takes exactly 2 pawns"),
    ],
)
def test_a_task_says_how_many_pawns_it_wants(least, most, polish, english):
    """SI-TSK.3"""
    refusal = Illegal(
        "other-number-of-pawns", rule="SI-TSK.3", task="task_florins", least=least, most=most
    )

    assert refused(refusal, "pl") == f"Zadanie „Floreny” {polish}."
    assert refused(refusal, "en") == f"The task “Florins” {english}."


def test_refusals_read_like_this_in_polish():
    """SI-ACT.5, SI-HIR.1, SI-TSK.2, SI-ADV.2, SI-MAR.2"""

    def read(each: str, **values: object) -> str:
        return refused(Illegal(each, rule="", **values), "pl")

    assert read("colour-is-used", colour="grey").startswith("Chcesz wziąć szarą kość, ale ")
    assert read("other-column", colour="red", target="yellow") == (
        "Chcesz tam zatrudnić, ale czerwona kość zatrudnia tylko do żółtej kolumny."
    )
    assert read("not-so-many-pawns", sex="woman", pawns=3, there=2) == (
        "Chcesz oddać 3 Kobiety, ale w twojej Puli są tylko 2 takie osoby; "
        "pionki spoza niej nie płacą."
    )
    assert read("not-this-track", track="clerical", by="task_political") == (
        "Chcesz wydać punkt na tor Kościoła, ale punkty, które masz dzięki Zadaniu "
        "„Awans: Polityka”, nie są na ten tor."
    )
    assert read("dowry-too-low", value=2).endswith("najniższego wolnego pola: 2 Floreny.")


def test_a_refused_move_carries_its_sentence():
    """SI-ACT.5"""
    match = Match.start("signorie", seats=3, seed=1)
    (seat,) = match.waiting
    match.game.dice = ((4,), (), (), (), ())

    with pytest.raises(Illegal, match="there is no such die on the main board") as refusal:
        match.play(seat, "take red 3")

    assert refusal.value.rule == "SI-ACT.1"
