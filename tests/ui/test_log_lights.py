"""A line of the log bears the sign of the player it is about, and lights what it is about."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from zombiegames.core.match import Match
from zombiegames.games import GAMES
from zombiegames.ui.kit import theme
from zombiegames.ui.kit.i18n import LANGUAGES

pytestmark = pytest.mark.whole


def watched(sittings: Any, game: str, **settings: Any) -> Any:
    """Look on until the log is long, then rest."""
    sitting = sittings(**settings)
    sitting.app.set_language(settings.get("language", "en"))
    seats = max(GAMES[game].seats[0], min(3, GAMES[game].seats[-1]))
    names = ("person:Ada", *(f"bot:random:{name}" for name in ("Boris", "Carla")[: seats - 1]))
    table: Any = sitting.open(Match(GAMES[game], names, seed=4))
    for _ in range(60):
        table.do(table.choice.actions[-1])
        for _ in range(400):
            sitting.tick()
            if table.can_act or sitting.app.stack.top is not table:
                break
        told = table.side.log.told
        if len(told) > 8 and any(line.places and line.seat >= 0 for line in told[-8:]):
            break
    table.refresh()
    sitting.tick()
    return sitting


def pixels(table: Any, place: pygame.Rect) -> bytes:
    picture = pygame.display.get_surface()
    return pygame.image.tobytes(picture.subsurface(place.clip(picture.get_rect())), "RGB")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_under_the_pointer_lights_what_it_is_about(sittings: Any, game: str) -> None:
    sitting = watched(sittings, game, reduced_motion=True)
    table = sitting.table
    log = table.side.log
    spots = {spot.name: spot for spot in table.spots}
    lit = 0
    for number, line in enumerate(log.told):
        there = [spots[name] for name in line.places if name in spots]
        log.scroll_to(log.anchors[str(number)])
        y = log.rect.y + log.anchors[str(number)] - log.offset + 6
        if not there or not log.rect.top <= y < log.rect.bottom:
            continue
        place = there[0].lit.inflate(8, 8)
        sitting.move(table.hint_rect.center)
        sitting.tick()
        before = pixels(table, place)
        sitting.move((log.rect.x + 30, y))
        sitting.tick()
        assert log.marked == str(number)
        assert log.lights == line.places
        assert pixels(table, place) != before
        sitting.move(table.hint_rect.center)
        sitting.tick()
        assert pixels(table, place) == before
        lit += 1
    assert lit


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_arrow_keys_go_from_line_to_line(sittings: Any, game: str) -> None:
    sitting = watched(sittings, game)
    table = sitting.table
    log = table.side.log
    table.focus.focus(log)
    seen = []
    for _ in range(4):
        sitting.key(pygame.K_UP)
        assert table.focus.current is log
        seen.append(int(log.marked))
        line = log.told[seen[-1]]
        assert log.lights == line.places
        assert log.describe() == line.words
        top = log.anchors[log.marked] - log.offset
        assert 0 <= top < log.rect.h
    last = len(log.told) - 1
    assert seen == [last, last - 1, last - 2, last - 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_line_about_one_player_bears_the_sign_of_that_player_alone(
    sittings: Any, game: str, language: str
) -> None:
    sitting = watched(sittings, game, language=language)
    table = sitting.table
    signs = 0
    for line in table.side.log.told:
        named = [seat for seat, name in enumerate(table.names) if name in line.words]
        assert line.seat in (-1, *named)
        if line.seat >= 0:
            assert named == [line.seat]
            signs += 1
    assert signs


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 175])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_while_nothing_is_pointed_at_four_lines_of_the_log_find_room(
    sittings: Any, game: str, text_size: int, size: tuple[int, int]
) -> None:
    seats = max(2, GAMES[game].seats[-1])
    names = ("person:Ada", *(f"bot:random:B{n}" for n in range(seats - 1)))
    sitting = sittings(size=size, text_size=text_size, pace="slow")
    table: Any = sitting.open_unsettled(Match(GAMES[game], names, seed=4))
    sitting.move(table.frame.header.midtop)
    sitting.tick(3)
    side = table.side
    line = table.look.font(theme.BODY, 15).get_linesize()
    assert side.log.rect.h >= 4 * line
    for thing in (table.about_game(), None):
        side.show(thing)
        assert side.rect.contains(side.log.rect)
        assert thing is None or side.words.rect.bottom <= side.log_head.top
        assert side.log.offset == side.log.limit
