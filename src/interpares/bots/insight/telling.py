"""Advice and judgement in the words of the game: the option first, then what speaks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.rules import Rules
from ...kernel.values import Seat
from ...texts import Texts
from .types import Advice, Judged, Reason
from .weighing import OUTCOME

AS_IT_IS: Mapping[str, Any] = {}


def sentence(
    rules: Rules,
    language: str,
    advice: Advice,
    *,
    names: Sequence[str] = (),
    described: Mapping[str, Any] = AS_IT_IS,
    option: str = "",
) -> str:
    """An advice: the option, how many points it is worth, and why.

    `names` are the ids of the seats' names, `described` is what `Rules.describe` says of the
    action; `option` stands for the words of the action where the reader has others for it.
    """
    texts = Texts.of(rules.package, language)
    words = option or texts.value("action", advice.action, names, described)
    decided = any(each.part == OUTCOME for each in advice.reasons)
    points, why = 0 if decided else max(0, round(advice.points)), advice.reasons
    if later := advice.preferred and not points and not decided and advice.points < 0:
        why = tuple([each for each in why if each.points > 0])
    values = {
        "option": words,
        "points": points,
        "worth": texts.say("insight-points", {"points": points}),
        "reasons": reasons_said(texts, why),
    }
    return texts.say("insight-later" if later else "insight-advice", values)


def verdict(
    rules: Rules,
    language: str,
    judged: Judged,
    *,
    names: Sequence[str] = (),
    described: Mapping[str, Any] = AS_IT_IS,
    described_advised: Mapping[str, Any] = AS_IT_IS,
) -> str:
    """A judgement: what was done, what a bot would have done, what it would gain, and why."""
    texts = Texts.of(rules.package, language)
    values = {
        "seat": judged.seat,
        "done": texts.value("action", judged.action, names, described),
        "advised": texts.value("action", judged.advised, names, described_advised),
        "gain": percent(judged.gain),
        "reasons": reasons_said(texts, judged.reasons),
    }
    return texts.say("insight-agrees" if judged.agrees else "insight-verdict", values, names)


def reasons_said(texts: Texts, reasons: Sequence[Reason]) -> str:
    """All reasons in one line; empty if there are none."""
    return ", ".join(reason_said(texts, each) for each in reasons)


def reason_said(texts: Texts, reason: Reason) -> str:
    """A part with the points it brings or costs; of the end, only whether it is good or bad."""
    message = f"part-{reason.part.replace('_', '-')}"
    kind = "good" if reason.points > 0 else "bad"
    if reason.part == OUTCOME:
        return texts.say("insight-end", {"kind": kind})
    values = {"part": texts.say(message), "points": whole(reason.points), "kind": kind}
    return texts.say("insight-reason", values)


def part_name(rules: Rules, language: str, part: str) -> str:
    """What a part of the evaluation is called."""
    return Texts.of(rules.package, language).say(f"part-{part.replace('_', '-')}")


def source_name(rules: Rules, language: str, source: str) -> str:
    """What a source of points is called."""
    return Texts.of(rules.package, language).say(f"source-{source.replace('_', '-')}")


def seat_name(rules: Rules, language: str, seat: Seat, names: Sequence[str]) -> str:
    """What a seat is called."""
    return Texts.of(rules.package, language).name(names[seat])


def whole(points: float) -> int:
    """Points to be told: never none, for what is told counts."""
    return round(points) or (1 if points > 0 else -1)


def percent(chance: float) -> int:
    return round(100 * chance)
