"""What the pointer carries: above everything, small, and gone from where it lay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from tests.games.zombiaki.position import position
from tests.ui.test_table_zombiaki import S, hand_card
from tests.ui.zombiegeddon_support import C, sit_at
from zombiegames.ui.kit.focus import Focus
from zombiegames.ui.table.spots import QUIET
from zombiegames.ui.table.stage import Stage
from zombiegames.ui.tables.zombiaki.table import ZombiakiTable

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting


def carry(sitting: Sitting, name: Any, to: tuple[int, int]) -> Any:
    """Take what lies at a spot and hold it over a place; gives its sprite."""
    start = sitting.point_of(sitting.spot(name))
    sitting.move(start)
    sitting.down(start)
    sitting.move((start[0] + 30, start[1] - 60), held=True)
    sitting.move(to, held=True)
    sitting.tick(2)
    key = sitting.table.carried(name)
    return sitting.table.stage.sprites[key]


def over_labels(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Hold a card over the labels of a pile: whether the card looks as it does without them."""
    state = position(turn="humans", C4="zombie 5", hand_humans="grenade shot-1")
    table: Any = sitting.position(state)
    rect = table.places.piles["pile", 0]
    sprite = carry(sitting, hand_card(sitting, "grenade"), (rect.left, rect.bottom + 20))
    middle = (round(sprite.x + sprite.dx), round(sprite.y + sprite.dy))
    card = pygame.Rect(0, 0, round(sprite.w * sprite.scale), round(sprite.h * sprite.scale))
    card.center = middle
    looks = []
    for bare in (False, True):
        if bare:
            monkeypatch.setattr(ZombiakiTable, "draw_above", lambda table, surface: None)
            monkeypatch.setattr(Focus, "draw", lambda focus, surface: None)
        table.dirty = True
        sitting.app.draw_changes()
        canvas = sitting.app.window.canvas
        looks.append(pygame.image.tobytes(canvas.subsurface(card.inflate(-8, -8)), "RGB"))
    return looks[0] == looks[1]


def test_a_card_is_carried_above_labels_and_frames(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert over_labels(sitting, monkeypatch)


def test_a_card_carried_below_labels_is_seen(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stage, "draw_held", lambda *_: None)
    monkeypatch.setattr(Stage, "held", property(lambda stage: None, lambda stage, key: None),
                        raising=False)  # fmt: skip
    assert not over_labels(sitting, monkeypatch)


def test_a_carried_card_is_small_and_leaves_its_place_and_its_goal_in_sight(
    sitting: Sitting,
) -> None:
    state = position(turn="humans", C4="zombie 5", hand_humans="grenade shot-1")
    table: Any = sitting.position(state)
    name = hand_card(sitting, "grenade")
    goal = sitting.spot(("square", S["C4"])).rect
    sprite = carry(sitting, name, goal.center)
    assert sprite.h * sprite.scale < 0.65 * sprite.h
    assert sitting.spot(name).state == QUIET
    assert sprite.x + sprite.dx > goal.centerx
    assert sprite.y + sprite.dy < goal.centery
    sitting.up(goal.center)
    sitting.settle()
    assert table.stage.held is None
    assert table.stage.differences(table.arrange(table.view)) == []


def test_a_pawn_keeps_its_size(sitting: Sitting) -> None:
    table = sit_at(sitting, C4="food-1 + pawn 0", D4="food-2", A1="pawn 1 + food-2", B1="food-1")
    at = table.places.cells[C["D4"]].center
    sprite = carry(sitting, ("cell", C["C4"]), at)
    assert sprite.scale == 1.0
    assert sitting.spot(("cell", C["C4"])).state == QUIET
