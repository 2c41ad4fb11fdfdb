"""The boards as text: aligned, complete, and readable without colours."""

from __future__ import annotations

import pytest
from msgspec import structs

from cli.drawing import drawn, walk, words_of
from interpares import Match
from interpares.cli.boards import Board, board_of
from interpares.cli.boards.magnaci_map import legend
from interpares.games.magnaci.cards import OFFICES, PROVINCES, SLOTS


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits_the_width(seats, width, language):
    for match in walk("magnaci", seats, seed=seats, every=60):
        for seat in (None, 0):
            lines = drawn(match, seat, width=width, language=language)
            assert max(map(len, lines)) <= width
            assert {len(line) for line in lines if line[:1] in "│├╭╰"} <= {
                *range(width - 3, width + 1)
            }


def test_the_board_shows_the_public_facts_of_a_position():
    seen = {"partition": False, "conflict": False, "law": False}
    for match in walk("magnaci", 4, seed=2):
        text = "\n".join(drawn(match, None))
        view = match.view(None)
        words = words_of(match)
        assert all(words.name(each).upper() in text for each in PROVINCES)
        assert all(words.name(each) in text for each in OFFICES)
        if view.king:
            assert words.name(view.king) in text
        for province in view.partitioned:
            seen["partition"] = True
            assert f"✗ {words.name(province).upper()}" in text
        for slot, conflict in enumerate(view.conflicts):
            if conflict:
                seen["conflict"] = True
                assert f"{SLOTS[slot]} {words.name(conflict)[:20]}" in text
        for law in filter(None, view.sejm):
            seen["law"] = True
            assert words.name(law) in text
    assert all(seen.values())


def test_estates_are_told_apart_by_letters_not_by_colour_alone():
    match = Match.start("magnaci", seats=3, seed=1)
    for move in ("settle prussia", "settle prussia", "settle ukraine"):
        match.play(match.waiting[0], move)

    text = "\n".join(drawn(match, None))

    letters = {player.family: player.family[0].upper() for player in match.game.players}
    for player in match.game.players:
        alone = "★" if player.estates[PROVINCES.index("ukraine")] else ""
        assert f" {letters[player.family]} 1{alone}" in text


def test_the_public_sees_where_cards_lie_and_their_owner_which():
    """MA-3.1, MA-7.3"""
    match = Match.start("magnaci", seats=3, seed=1)
    for _ in range(3):
        match.play(match.waiting[0], "settle prussia")
    seat = match.waiting[0]
    for move in ("leave_out primate", "lay treasurer lady", "lay hetman 7", "lay chancellor 14"):
        match.play(seat, move)
    letter = match.game.players[seat].family[0].upper()

    public, own = (" ".join(drawn(match, each)) for each in (None, seat))

    assert public.count(f"{letter}?") == 3
    assert all(f"{letter}{card}" in own for card in ("10", "7", "14"))
    assert not any(f"{letter}{card}" in public for card in ("10", "7", "14"))


def test_candidates_stand_in_the_order_of_the_track():
    """MA-7.3"""
    match = next(
        found
        for found in (Match.start("magnaci", seats=3, seed=seed) for seed in range(20))
        if found.view(None).track != (0, 1, 2)
    )
    while match.view(None).phase != "senate" or match.n < 14:
        seat = match.waiting[0]
        match.play(seat, match.options(seat)[0])
    view = match.view(None)
    standing = [seat for seat in view.track if view.players[seat].laid]
    letters = [view.players[seat].family[0].upper() for seat in standing]

    assert len(letters) > 1
    assert " ".join(f"{letter}?" for letter in letters) in "\n".join(drawn(match, None))


@pytest.mark.parametrize("count, said", [(2, "✗ Partitions 2 of 3"), (4, "✗ Partitions: 4")])
def test_more_partitions_than_a_collapse_takes_are_only_counted(count, said):
    """MA-1.3"""
    match = Match.start("magnaci", seats=2, seed=1)
    words = words_of(match)
    view = structs.replace(match.view(None), partitioned=PROVINCES[:count])

    assert said in legend(view, words).plain


def test_a_conflict_being_fought_shows_strength_and_scale():
    """MA-10.4, MA-10.8"""
    for match in walk("magnaci", 3, seed=4, every=1):
        if match.view(None).phase == "conflicts" and match.game.players[0].shown:
            break

    text = "\n".join(drawn(match, None))

    assert "Strength " in text
    assert " / Scale " in text


def test_the_plain_board_can_show_any_game():
    match = Match.start("magnaci", seats=2, seed=1)

    text = "\n".join(drawn(match, 0, board=Board()))

    assert "'family': 'lubomirski'" in text
    assert "'track'" in text


def test_a_game_without_a_board_of_its_own_gets_the_plain_one():
    assert type(board_of("chess")) is Board
    assert type(board_of("magnaci")) is not Board
