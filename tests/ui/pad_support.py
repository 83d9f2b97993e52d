"""Somebody with a gamepad: presses its buttons, and finds the way to what is on the screen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.ui.pads import ARROWS, KEY_OF

if TYPE_CHECKING:
    from tests.ui.table_support import Sitting
    from zombiegames.ui.kit.widget import Widget

BUTTON_OF = {key: button for button, (key, mod) in KEY_OF.items() if not mod}
WAYS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
MOST = 14
"""Presses that lead to anything."""


class Thumb:
    """A pad in somebody's hands."""

    def __init__(self, sitting: Sitting, number: int = 7) -> None:
        self.sitting = sitting
        self.number = number
        self.presses = 0

    @property
    def scene(self) -> Any:
        return self.sitting.app.stack.top

    def press(self, button: int) -> None:
        """Press a button and let it go."""
        self.presses += 1
        self.sitting.post(
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=self.number, button=button),
            pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=self.number, button=button),
        )
        self.sitting.tick()

    def lean(self, axis: int, share: float) -> None:
        """Lean a stick or pull a trigger."""
        value = round(share * 32767)
        self.sitting.post(
            pygame.event.Event(
                pygame.CONTROLLERAXISMOTION, instance_id=self.number, axis=axis, value=value
            )
        )

    def confirm(self) -> None:
        self.press(pygame.CONTROLLER_BUTTON_A)

    def go_to(self, key: str) -> int:
        """Bring the focus to a widget; how many presses that took."""
        for pressed in range(MOST + 1):
            focus = self.scene.focus
            target = next(w for w in focus.widgets if w.key == key)
            here = focus.current if focus.ringed else None
            if here is target:
                return pressed
            self._one_press(here, target)
        raise AssertionError(f"{key} is more than {MOST} presses away")

    def _one_press(self, here: Widget | None, target: Widget) -> None:
        focus = self.scene.focus
        if here is None or here.zone != target.zone:
            self.press(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
            return

        def left(widget: Widget) -> float:
            return math.dist(widget.rect.center, target.rect.center)

        ahead = {key: focus.ahead(*way) for key, way in WAYS.items()}
        nearer = {key: left(w) for key, w in ahead.items() if w is not None}
        key = min(nearer, key=nearer.__getitem__, default=pygame.K_RIGHT)
        assert key in ARROWS
        self.press(BUTTON_OF[key])
