"""Lessons: every one can be played to its end as it says, and says it in every language."""

from __future__ import annotations

import re

import pytest

from interpares import BadInput, rules_of, slugs
from interpares.kernel.game import encode
from interpares.kernel.match import Match
from interpares.lessons import Lesson, lesson, loaded, names
from interpares.texts import Texts, languages_of, sources

LESSONS = [(slug, name) for slug in slugs() for name in names(slug)]
every_lesson = pytest.mark.parametrize("slug, name", LESSONS)
LONGEST = 400
"""Characters of what is said at once: two or three sentences."""
SMALL = """
name = "small"
game = "magnaci"
seats = 3
seed = 1

[[steps]]
id = "estate"
rule = "MA-4.6"
want = ["settle lithuania", "settle prussia"]
then = ["2 settle ukraine", "1 settle little_poland"]
"""
ANYWHERE = SMALL.replace('want = ["settle lithuania", "settle prussia"]', 'any = "settle"')


def walked(lesson_: Lesson) -> Match:
    """The match after the lesson, by the best moves."""
    match = lesson_.begin()
    while line := lesson_.next_line(match):
        match.play(line.seat, line.right(match)[0])
    return match


def messages(lesson_: Lesson) -> list[str]:
    """The ids of all its words."""
    steps = [lesson_.words(step) for step in lesson_.plan.steps if step.id]
    return [lesson_.message, *dict.fromkeys(steps), f"{lesson_.message}-end"]


def said(texts: Texts, message: str) -> list[str]:
    """Everything that is said with a message."""
    return [texts.say(message), *(texts.attribute(message, each, {}) for each in ("after", "hint"))]


def test_every_game_has_a_lesson():
    assert {slug for slug, _ in LESSONS} == set(slugs())


@every_lesson
def test_a_lesson_is_called_as_its_file_and_belongs_to_its_game(slug, name):
    plan = lesson(slug, name).plan

    assert (plan.game, plan.name) == (slug, name)


@every_lesson
def test_a_lesson_can_be_played_to_its_end_by_every_right_move(slug, name):
    assert lesson(slug, name).flaws() == []


@every_lesson
def test_a_lesson_can_be_taken_up_at_each_of_its_steps(slug, name):
    whole = lesson(slug, name)
    match = whole.begin()
    seen = []
    while line := whole.next_line(match):
        seen += [(whole.guidance(match), match.game)] if line.asked else []
        match.play(line.seat, line.right(match)[0])

    for done, (guidance, game) in enumerate(seen[1:], 1):
        later = lesson(slug, name, done)
        assert later.guidance(later.begin()) == guidance
        assert encode(later.begin().game) == encode(game)
    last = lesson(slug, name, whole.count - 1)
    assert last.guidance(walked(last)) == whole.guidance(match)


@every_lesson
def test_the_real_game_after_a_lesson_can_be_played(slug, name):
    plan = lesson(slug, name).plan

    assert Match.start(slug, seats=plan.seats, options=plan.real).waiting


def test_the_guided_game_of_veto_ends_with_an_election():
    """VE-10.6"""
    match = walked(lesson("veto", "first_game"))

    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.ranking[0]) == ("election", 0)


@pytest.mark.parametrize("done", [-1, 10, 99])
def test_a_step_that_a_lesson_does_not_have_is_refused(done):
    with pytest.raises(BadInput):
        lesson("florence", "first_round", done)


@every_lesson
def test_a_lesson_ends_with_a_last_word(slug, name):
    guide = lesson(slug, name)

    told = guide.guidance(walked(guide))

    assert told is not None
    assert (told.over, told.number, told.say) == (True, guide.count, f"{guide.message}-end")


@every_lesson
def test_each_question_of_a_lesson_has_words_and_a_rule(slug, name):
    asked = [step for step in lesson(slug, name).plan.steps if step.want or step.any]
    texts = Texts.of(rules_of(slug).package, "en")

    assert all(step.id and texts.rule(step.rule) for step in asked)


@every_lesson
def test_a_lesson_speaks_every_language_of_its_game_shortly(slug, name):
    package = rules_of(slug).package
    for language in languages_of(package):
        texts = Texts.of(package, language)
        for message in messages(lesson(slug, name)):
            assert message in texts, (language, message)
            for words in said(texts, message):
                assert len(words) <= LONGEST, (language, message, len(words))
                assert not re.search(r"[{}_]|  ", words), (language, words)


@every_lesson
def test_every_question_of_a_lesson_has_a_hint(slug, name):
    package, guide = rules_of(slug).package, lesson(slug, name)
    asked = [step for step in guide.plan.steps if step.want or step.any]
    for language in languages_of(package):
        texts = Texts.of(package, language)
        without = [step.id for step in asked if not texts.attribute(guide.words(step), "hint", {})]
        assert without == []


@pytest.mark.parametrize("slug", slugs())
def test_no_words_are_left_over_from_a_lesson_that_changed(slug):
    package = rules_of(slug).package
    used = {message for name in names(slug) for message in messages(lesson(slug, name))}
    for language in languages_of(package):
        source = sources(package, language)[f"lessons.{language}.ftl"]
        assert set(re.findall(r"(?m)^(lesson-[a-z0-9-]+) =", source)) == used


def test_the_learner_is_told_what_to_do_and_why():
    guide = loaded(SMALL)

    told = guide.guidance(guide.begin())

    assert told is not None
    assert (told.lesson, told.say) == ("lesson-small", "lesson-small-estate")
    assert (told.number, told.count, told.rule) == (1, 1, "MA-4.6")
    assert [each.province for each in told.wanted] == ["lithuania", "prussia"]


def test_while_the_others_act_the_learner_reads_what_came_of_the_move():
    guide = loaded(SMALL)
    match = guide.begin()

    match.play(0, "settle prussia")
    told = guide.guidance(match)

    assert told is not None
    assert (told.say, told.after, told.wanted) == ("", "lesson-small-estate", ())


def test_what_came_of_a_move_is_not_told_before_all_of_it_is_done():
    guide = lesson("magnaci", "first_round")
    match = guide.begin()
    said = []
    for _ in range(12):
        line, told = guide.next_line(match), guide.guidance(match)
        if line.asked:
            said.append((told.say.removeprefix("lesson-first-round-"), told.after))
        match.play(line.seat, line.moves[0])

    assert said[1:5] == [("offices", "lesson-first-round-estate"), *[("offices", "")] * 3]


def test_any_move_of_a_word_may_be_right():
    guide = loaded(ANYWHERE)
    match = guide.begin()
    told = guide.guidance(match)

    match.play(0, "settle great_poland")

    assert told is not None
    assert len(told.wanted) == 5
    assert guide.next_line(match) is not None


def test_a_match_that_has_left_its_lesson_is_no_longer_guided():
    guide = loaded(SMALL)
    match = guide.begin()

    match.play(0, "settle ukraine")

    assert guide.next_line(match) is None
    assert guide.guidance(match) is None


def test_play_that_goes_on_after_a_lesson_is_no_longer_guided():
    guide = loaded(SMALL)
    match = walked(guide)
    told = guide.guidance(match)

    match.play(0, match.options(0)[0])

    assert told is not None
    assert told.over
    assert guide.guidance(match) is None


def test_an_undone_move_is_asked_for_again():
    guide = loaded(SMALL)
    match = guide.begin()
    match.play(0, "settle prussia")

    match.undo(0)
    told = guide.guidance(match)

    assert told is not None
    assert told.say == "lesson-small-estate"


def test_everybody_meets_the_same_chance_in_a_lesson():
    first, second = lesson("signorie", "first_round"), lesson("signorie", "first_round")

    assert first.begin().game == second.begin().game


@pytest.mark.parametrize(
    "change, flaw",
    [
        (("settle lithuania", "settle smolensk"), "step 'estate', move 1 was refused"),
        (("1 settle little_poland", "0 settle little_poland"), "step 'estate', move 3 was refused"),
        (("2 settle ukraine", "2 settle nowhere"), "step 'estate', move 2 was refused"),
        ((', "1 settle little_poland"', ""), "it ends while (1,) are asked, not the learner"),
        (('any = "settle"', 'any = "pass"'), "step 'estate', move 1: 'pass' cannot be chosen"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(change, flaw):
    text = ANYWHERE if "any" in change[0] else SMALL

    flaws = loaded(text.replace(*change)).flaws()

    assert any(each.startswith(flaw) for each in flaws), flaws


def test_in_a_sealed_choice_the_learner_comes_first():
    sealed = SMALL.replace("magnaci", "florence").replace("MA-4.6", "PF-2.3")
    sealed = sealed.replace('want = ["settle lithuania", "settle prussia"]', "")
    sealed = sealed.replace(
        '"2 settle ukraine", "1 settle little_poland"', '"1 keep theologian,goldsmith,composer"'
    )

    assert loaded(sealed).flaws() == [
        "step 'estate', move 1: the learner is asked at the same time and must come first"
    ]


@pytest.mark.parametrize(
    "change", [("seats = 3", "seats = many"), ("id =", "ident ="), ("settle prussia", "fly high")]
)
def test_a_file_that_is_no_lesson_is_refused(change):
    with pytest.raises(BadInput):
        loaded(SMALL.replace(*change))


def test_a_lesson_that_is_not_there_is_refused():
    with pytest.raises(BadInput) as refusal:
        lesson("magnaci", "../data/laws")

    assert refusal.value.message == "no-lesson"
