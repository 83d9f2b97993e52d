"""Sitting at a table of Zombiegeddon: positions, clicks by name, pictures to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from tests.games.zombiegeddon.position import position
from zombiegames.games import GAMES
from zombiegames.games.zombiegeddon.actions import CELL_NAMES

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting

INFO = GAMES["zombiegeddon"]
C = {name: number for number, name in enumerate(CELL_NAMES)}
"""Cell by name."""
NAMES = ("person:Ada", "person:Boris", "person:Chloé", "person:Dimitri")


def sit_at(sitting: Sitting, **texts: Any) -> Any:
    """Sit down at a position of two players or more."""
    state = position(**texts)
    options = {"board": state.house.board, "open_piles": state.house.open_piles}
    names = NAMES[: state.players]
    return sitting.position(state, names, "zombiegeddon", **options)


def choose(sitting: Sitting, *clicks: str) -> None:
    """Click cells by their names, buttons by ``!name``."""
    for click in clicks:
        if click.startswith("!"):
            sitting.click_button(click[1:])
        else:
            sitting.click_spot(("cell", C[click]))


def pixels(sitting: Sitting, rect: pygame.Rect | None = None) -> bytes:
    """Draw everything anew and copy it, or a part."""
    table = sitting.table
    table.time = 0.0
    for sprite in table.stage.sprites.values():
        sprite.dy = 0.0
    table.dirty = True
    sitting.app.draw_changes()
    canvas = sitting.app.window.canvas
    part = canvas if rect is None else canvas.subsurface(rect)
    return pygame.image.tobytes(part, "RGB")


def bubbles(table: Any) -> list[str]:
    """List what the preview says."""
    return [words for _, words in table.previewed]
