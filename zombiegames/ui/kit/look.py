"""How large things are and what colours they have, in one window at one moment.

Lengths are given in *units*: a layout is thought out on a 1280 × 720 screen, and a :class:`Look`
turns units into real pixels of the window at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zombiegames.ui.kit.theme import HIGH_CONTRAST

if TYPE_CHECKING:
    import pygame

    from zombiegames.ui.kit.assets import Assets
    from zombiegames.ui.kit.theme import Colour

DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 720
"""The screen on which layouts are thought out, in units."""

SMALLEST_TEXT = 14
"""No text is set smaller, in units before the text-size setting."""


class Look:
    """The measures of one window at one moment; made anew when size or settings change."""

    def __init__(
        self,
        size: tuple[int, int],
        assets: Assets,
        *,
        text_size: float = 1.0,
        high_contrast: bool = False,
        reduced_motion: bool = False,
    ) -> None:
        self.size = size
        self.assets = assets
        self.scale = min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)
        self.text_size = text_size
        self.high_contrast = high_contrast
        self.reduced_motion = reduced_motion

    def px(self, units: float) -> int:
        """Turn units into pixels; what is there at all stays at least one pixel."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def text_px(self, units: float) -> int:
        """Turn a font size in units into pixels, with the text-size setting and the floor."""
        floor = max(12, round(SMALLEST_TEXT * self.scale))
        return max(floor, round(units * self.scale * self.text_size))

    def font(self, role: str, units: float) -> pygame.font.Font:
        """Give the font of a role at a size in units."""
        return self.assets.font(role, self.text_px(units))

    def text(self, text: str, role: str, units: float, colour: Colour) -> pygame.Surface:
        """Draw one line of text, cached; ``colour`` goes through :meth:`colour`."""
        return self.assets.text(text, role, self.text_px(units), self.colour(colour))

    def icon(self, name: str, units: float, colour: Colour) -> pygame.Surface:
        """Draw an icon at a size in units, cached; ``colour`` goes through :meth:`colour`."""
        return self.assets.icon(name, self.px(units), self.colour(colour))

    def colour(self, token: Colour) -> Colour:
        """Answer with the colour of the theme in use."""
        return HIGH_CONTRAST.get(token, token) if self.high_contrast else token
