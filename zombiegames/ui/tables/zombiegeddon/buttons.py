"""The main buttons below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.widget import Button
from zombiegames.ui.table.buttons import Buttons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.scene import Offer

SMALL = 14
"""Size of the words on a button that is seldom wanted."""


class BoardButtons(Buttons):
    """The buttons of this table: where a pawn can step, removing it is a small one."""

    def stacked(self, offers: Sequence[Offer]) -> list[Button]:
        """Lay the buttons out; what is seldom wanted stands at the far end of its place."""
        buttons = super().stacked(offers)
        choice = self.scene.choice
        steps = choice is not None and any(click[0] == "cell" for click in choice.targets())
        return [self._small(b) if steps and b.key == "button remove" else b for b in buttons]

    def _small(self, button: Button) -> Button:
        look, place = self.scene.look, button.rect
        wide = look.font(theme.SEMI, SMALL).size(button.text)[0] + look.px(30)
        # Where its words need two lines it is as high as the others.
        rect = pygame.Rect(0, 0, wide, place.h * 7 // 10) if wide <= place.w else place.copy()
        rect.midright = place.midright
        other = Button(look, rect, button.text, button.action, kind="quiet", units=SMALL)
        other.key = button.key
        return other
