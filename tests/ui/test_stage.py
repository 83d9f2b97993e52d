"""Sprites, damage and the director's queue."""

from __future__ import annotations

import pygame
import pytest

from zombiegames.ui.table.director import Appear, Beat, Call, Director, Travel, Vanish, Wait
from zombiegames.ui.table.stage import Place, Stage, merged


def painter(face: object, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((200, 30, 30))
    return surface


HERE = Place(50, 50, 20, 20, 1, "a")
THERE = Place(150, 50, 20, 20, 1, "a")


@pytest.fixture
def stage() -> Stage:
    return Stage(painter)


def test_reconcile_makes_the_stage_agree(stage: Stage) -> None:
    stage.put("old", HERE)
    stage.put("moved", HERE)
    places = {"moved": THERE, "new": HERE}
    assert len(stage.differences(places)) == 3
    stage.reconcile(places)
    assert stage.differences(places) == []


def test_damage_names_old_and_new_rectangles_and_nothing_at_rest(stage: Stage) -> None:
    screen = pygame.Surface((200, 100))
    stage.put("a", HERE)
    stage.draw(screen)
    assert stage.damage() == []
    stage.put("a", THERE)
    assert stage.damage() == [HERE.rect, THERE.rect]
    stage.draw(screen)
    assert stage.damage() == []
    stage.remove("a")
    assert stage.damage() == [THERE.rect]
    assert stage.damage() == []


def test_drawing_twice_gives_the_same_picture(stage: Stage) -> None:
    stage.put("a", HERE._replace(alpha=120, angle=10))
    stage.put("b", HERE._replace(x=55, z=0))
    first, second = pygame.Surface((200, 100)), pygame.Surface((200, 100))
    stage.draw(first)
    stage.draw(second)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_nearest_thing_under_the_point(stage: Stage) -> None:
    stage.put("low", HERE)
    stage.put("high", HERE._replace(z=5))
    assert stage.at((50, 50)) == "high"
    assert stage.at((50, 50), ["low"]) == "low"
    assert stage.at((90, 90)) is None


def test_events_play_one_after_another(stage: Stage) -> None:
    director = Director(stage)
    told: list[str] = []
    director.add(
        lambda: [Beat(Appear("a", HERE, duration=0.2)), Beat(Call(lambda: told.append("one")))]
    )
    director.add(
        lambda: [
            Beat(Travel("a", THERE, duration=0.2, arc=10), Wait(0.3)),
            Beat(Call(lambda: told.append("two"))),
        ]
    )
    director.update(0.1)
    assert told == []
    director.update(0.15)
    assert told == ["one"]
    assert 50 < stage.sprites["a"].x < 150
    director.update(0.3)
    assert stage.differences({"a": THERE}) == []
    assert told == ["one", "two"]
    assert director.idle
    assert not director.update(0.1)


def test_skipping_loses_nothing(stage: Stage) -> None:
    director = Director(stage)
    told: list[str] = []
    director.add(lambda: [Beat(Appear("a", HERE), Call(lambda: told.append("one"), delay=0.1))])
    director.add(lambda: [Beat(Travel("a", THERE))])
    director.add(lambda: [Beat(Vanish("a")), Beat(Call(lambda: told.append("two")))])
    director.update(0.05)
    director.skip()
    assert director.idle
    assert told == ["one", "two"]
    assert stage.sprites == {}


def test_instant_speed_is_done_in_one_update(stage: Stage) -> None:
    director = Director(stage)
    director.speed = 0
    director.add(lambda: [Beat(Appear("a", HERE)), Beat(Wait(9)), Beat(Travel("a", THERE))])
    director.update(0.01)
    assert director.idle
    assert stage.differences({"a": THERE}) == []


def test_a_faded_journey_never_shows_the_thing_half_way(stage: Stage) -> None:
    director = Director(stage)
    stage.put("a", HERE)
    director.add(lambda: [Beat(Travel("a", THERE, duration=1.0, fade=True))])
    for _ in range(12):
        director.update(0.1)
        assert stage.sprites["a"].x in (50, 150)
    assert stage.differences({"a": THERE}) == []


def test_merged_rectangles_do_not_overlap() -> None:
    bounds = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(x, x, 30, 30) for x in (0, 20, 60, 95)] + [pygame.Rect(-50, 0, 20, 20)]
    got = merged(rects, bounds)
    for one in got:
        assert bounds.contains(one)
        assert sum(one.colliderect(other) for other in got) == 1
    for rect in rects:
        clipped = rect.clip(bounds)
        assert not clipped.w or any(one.contains(clipped) for one in got)
