"""The panel that plays any game: grouped, searchable, by keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from server.live import LiveServer
from web.playing import EXPERIENCED, play_until, prefer, sit_down
from web.site import Visitor, bots, is_over, needs_browser

pytestmark = needs_browser


def at_the_panel(visit: Callable[..., Visitor], **more: object) -> tuple[Visitor, str]:
    """Somebody at a table against a bot, with the plain list of choices instead of the board."""
    visitor = visit()
    visitor.come_in("Anna")
    table = visitor.open_table([{"kind": "me"}, *bots(1)], **more)
    sit_down(visitor, table)
    return visitor, table


def test_a_whole_game_is_played_with_the_panel_alone(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    visitor, table = at_the_panel(visit, options={"trade": False})

    play_until(lambda: is_over(server, table), Random(4), visitor.page)

    visitor.page.get_by_role("link", name="Look back").wait_for()
    visitor.shoot("panel-end")


def test_a_game_of_many_questions_is_played_with_the_panel_alone(
    visit: Callable[..., Visitor], server: LiveServer
) -> None:
    """VE-14.1: somebody who answers anything soon loses to a bot that knows the game."""
    visitor = visit()
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    seats = [{"kind": "me"}, *bots(1, "noble")]
    table = visitor.open_table(seats, game="veto", options={"first_game": True})
    sit_down(visitor, table)
    page = visitor.page
    hand = page.locator("dt", has_text="Hand").first.locator("+ dd")
    hand.get_by_role("link", name="Jeremi Wiśniowiecki").wait_for()
    visitor.check_access()

    play_until(lambda: is_over(server, table), Random(2), page)

    page.get_by_role("link", name="Look back").wait_for()
    visitor.check_access()
    visitor.shoot("panel-veto-end")


def test_many_choices_are_searched_by_any_of_their_words(visit: Callable[..., Visitor]) -> None:
    visitor, _ = at_the_panel(visit)
    page = visitor.page
    search = page.get_by_role("searchbox", name="choices")
    play_until(lambda: search.count() > 0, Random(1), page)
    visitor.shoot("panel-many")

    page.keyboard.press("/")
    page.keyboard.type("lady")

    assert search.input_value() == "lady"
    assert all("Lady" in words for words in page.locator(".option").all_inner_texts())
    visitor.check_access()
