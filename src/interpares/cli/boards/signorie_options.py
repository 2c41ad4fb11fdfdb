"""What can be chosen in Signorie, in a few words each, and what it stands under."""

from __future__ import annotations

from ...games.signorie.actions import (
    Advance,
    Enter,
    Hire,
    Initiative,
    Manage,
    Marry,
    Mission,
    Pass,
    Perform,
    PutBeside,
    Skip,
    Stop,
    Take,
)
from ...games.signorie.board_types import Task
from ...games.signorie.cards import (
    BONUS_FLORINS,
    BONUS_INITIATIVE,
    CAREER_VP,
    COLUMNS,
    FACTS,
    HELPERS,
    MANAGEMENT,
    ROW,
    TASK_SPACE,
    TASK_SPACES,
    TASKS,
    THRESHOLD,
)
from ...games.signorie.dice_actions import cost_of
from ...games.signorie.view import CityView, PlayerView, SignorieView
from ...kernel.steps import Action
from ...kernel.views import Prompt
from ..words import Words
from .signorie_signs import PAWN, die, fits_career, fits_marriage, row_state

RULE: dict[type[Action], str] = {
    Pass: "SI-ACT.2",
    Hire: "SI-HIR.1",
    Perform: "SI-TSK.1",
    Stop: "SI-ADV.3",
    Skip: "SI-HEL.2",
}
MANAGEMENT_RULE = {
    "florins": "SI-FLO.1",
    "marriage": "SI-MAR.1",
    "offspring": "SI-OFF.1",
    "mission": "SI-MIS.1",
    "career": "SI-ADV.8",
}


def rule_of(action: Action, prompt: Prompt) -> str:
    """The rule behind an option."""
    if isinstance(action, Manage):
        return MANAGEMENT_RULE[COLUMNS[prompt.facts["colour"]].management]
    if isinstance(action, Hire) and prompt.decision != "choose_main_action":
        return prompt.rule
    return RULE.get(type(action), prompt.rule)


def heading_of(action: Action, view: SignorieView, prompt: Prompt, words: Words) -> str:
    """Dice by colour, main actions by kind, points by track, missions by man, marriages by city."""
    match action:
        case Take(colour):
            return words.name(colour)
        case Hire(helper) if prompt.decision == "choose_free_helper":
            return words.name(HELPERS[helper].column)
        case Hire() | Perform() | Manage():
            return words.say(f"si-group-{type(action).__name__.lower()}")
        case Enter(career) | Advance(career):
            return words.name(career)
        case Initiative():
            return words.name("initiative")
        case Mission(career, rank):
            values = {"career": words.name(career), "rank": rank, "vp": CAREER_VP[rank]}
            return words.say("si-group-man", **values)
        case Marry(city):
            token = city_of(view, city).marriage
            gained = not prompt.facts["facedown"] and fits_marriage(asked(view), token)
            return with_token(city, token if gained else None, words)
        case _:
            return ""


def label_of(action: Action, view: SignorieView, prompt: Prompt, words: Words) -> str:
    """In a few words; what the heading says already is not said again."""
    match action:
        case Take() | Hire():
            return priced(action, prompt, words)
        case Manage():
            return management(prompt.facts["colour"], view, words)
        case Perform(space, pawns):
            return performance(space, pawns, view, words)
        case Enter() | Advance() | Initiative():
            return step(action, view, words)
        case Mission(career, _, city):
            token = city_of(view, city).mission
            gained = not prompt.facts["facedown"] and fits_career(asked(view), career, token)
            return with_token(city, token if gained else None, words)
        case Marry(_, dowry):
            return words.say("si-dowry", florins=dowry, vp=FACTS.dowry_vp_per_florin * dowry)
        case PutBeside(row):
            return f"{words.name(row)}: {row_state(asked(view).rows[ROW[row]], words)}"
        case _:
            return words.action(action)


def asked(view: SignorieView) -> PlayerView:
    """Who chooses: options are shown to their owner only."""
    assert view.seat is not None
    return view.players[view.seat]


def city_of(view: SignorieView, city: str) -> CityView:
    return next(each for each in view.cities if each.id == city)


def with_token(city: str, token: str | None, words: Words) -> str:
    """A city, and the token that comes with it."""
    return f"{words.name(city)} + {words.name(token)}" if token else words.name(city)


def priced(action: Take | Hire, prompt: Prompt, words: Words) -> str:
    """A die or a helper and the florins it costs; the rewards ask for none."""
    if isinstance(action, Take):
        free = prompt.decision == "take_extra_die"
        cost = 0 if free else cost_of(action.colour, action.value)
        return f"{die(action.value)} {words.say('si-cost', florins=cost)}"
    free = prompt.decision == "choose_free_helper"
    cost = 0 if free else HELPERS[action.helper].cost
    return words.say("si-hire", helper=words.name(action.helper), florins=cost)


def management(colour: str, view: SignorieView, words: Words) -> str:
    """The management action of a column, and how much of it."""
    action = COLUMNS[colour].management
    facts, name = MANAGEMENT[action], words.name(action)
    if facts.florins:
        return f"{name}: {words.say('si-florins', florins=facts.florins)}"
    if facts.points:
        return f"{name}: {words.say('si-points', points=facts.points)}"
    if facts.dice:
        return f"{name}: {words.say('si-white-dice', dice=asked(view).married)}"
    return name


def performance(space: str, pawns: int, view: SignorieView, words: Words) -> str:
    """A task by the name of its token: what is paid, and what it brings."""
    task = TASKS[view.tasks[TASK_SPACE[space]]]
    paid = f"{pawns}{PAWN[TASK_SPACES[space].sex]}"
    brought = brought_by(task, pawns, asked(view), words)
    return f"{words.name(task.id)}, {paid}{f' → {brought}' if brought else ''}"


def brought_by(task: Task, pawns: int, player: PlayerView, words: Words) -> str:
    """What a task brings for so many pawns, where its name does not say it."""
    amount = task.amount_per_pawn * pawns
    match task.effect:
        case "advance":
            return words.say("si-points", points=task.points_per_pawn * pawns)
        case "gain_florins":
            return words.say("si-florins", florins=amount)
        case "gain_pawn":
            return words.say("si-pawns", pawns=amount)
        case "raise_threshold":
            standing = player.men_in_threshold + player.women_in_threshold
            return words.say("si-threshold", threshold=THRESHOLD[standing + pawns])
        case _:
            return ""


def step(action: Enter | Advance | Initiative, view: SignorieView, words: Words) -> str:
    """What a point does on its track, and what that brings at once."""
    if isinstance(action, Enter):
        return words.say("si-enter")
    space = action.rank if isinstance(action, Advance) else asked(view).initiative
    moved = words.say("si-advance", space=space, next=space + 1)
    if isinstance(action, Advance):
        if florins := BONUS_FLORINS.get(space + 1):
            return f"{moved}, +{words.say('si-florins', florins=florins)}"
        if BONUS_INITIATIVE.get(space + 1):
            return f"{moved}, +1 {words.name('initiative')}"
    return moved
