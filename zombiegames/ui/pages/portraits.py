"""The pictures and signs of a setup: the game, its sides, the colours of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import Reset
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height
from zombiegames.ui.kit.theme import ACT, BODY, BONE, INK, PLAYERS, TITLE
from zombiegames.ui.kit.widget import Button, Label, Panel, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.page import Page
    from zombiegames.ui.kit.scene import Program, Transition
    from zombiegames.ui.kit.seats import Side
    from zombiegames.ui.kit.widget import Act


class GamePicture(Widget):
    """The emblem of a game."""

    def __init__(self, look: Look, rect: pygame.Rect, game: str) -> None:
        super().__init__(look, rect, focusable=False)
        self.art = f"menu/emblem-{game}"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture whole."""
        look = self.look
        surface.blit(rounded_picture(look, self.art, self.rect.size, look.px(10)), self.rect)


def play_one(app: Program) -> Transition:
    """Go to where a game is begun: the last one chosen."""
    last, games = app.settings.last_game, list(app.games)
    return Reset(app.set_up(last if last in games else games[0]))


def add_empty(
    page: Page, area: pygame.Rect, words: str, offer: tuple[str, Act] | None = None
) -> None:
    """Say in the middle of a page that there is nothing yet, below a picture.

    ``offer``: words of a button below, and what it does.
    """
    look = page.look
    if offer is not None:
        high = look.px(max(52, 18 * look.text_size * 1.9))
        place = pygame.Rect(0, area.bottom - high, min(area.w, look.px(280)), high)
        place.centerx = area.centerx
        page.add(Button(look, place, *offer), "show_all")
        area = pygame.Rect(area.x, area.y, area.w, area.h - high - look.px(14))
    page.add(Panel(look, area))
    wide = min(area.w * 8 // 10, look.px(620))
    high = full_height(look, words, BODY, 19, wide)
    art = min(look.px(240), area.h - high - look.px(64))
    top = area.y + (area.h - art - look.px(20) - high) // 2
    picture = pygame.Rect(0, top, art * 5 // 4, art)
    picture.centerx = area.centerx
    page.add(GamePicture(look, picture, "zombanimaux"))
    label = pygame.Rect(0, picture.bottom + look.px(20), wide, high)
    label.centerx = area.centerx
    page.add(Label(look, label, words, units=19, align="center"))


class SidePicture(Widget):
    """The picture of a side; a click takes that side."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        game: str,
        side: Side,
        action: Callable[[], Transition],
        *,
        tooltip: str,
        enabled: bool,
    ) -> None:
        super().__init__(look, rect, tooltip=tooltip, enabled=enabled, focusable=enabled)
        self.game = game
        self.side = side
        self.action = action

    def activate(self) -> None:
        """Take the side."""
        if self.enabled:
            self.outcome = self.action()

    def describe(self) -> str:
        """Say the name of the side."""
        return tr(f"{self.game}.side.{self.side.key}")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture with the name of the side on it."""
        look, rect = self.look, self.rect
        surface.blit(rounded_picture(look, self.side.art, rect.size, look.px(10)), rect)
        band = pygame.Rect(rect.x, rect.bottom - look.px(44), rect.w, look.px(44))
        paint.panel(surface, look, band, INK, radius=10, alpha=205)
        words = fit_text(look, self.describe(), TITLE, 34 / look.text_size, band.size, lines=1)
        draw_lines(surface, look, words, TITLE, self.side.text, band, align="center")
        if self.hovered and self.enabled:
            key = ("frame", rect.size, look.scale)
            ring = look.assets.painted(
                key,
                lambda: paint.rounded(
                    rect.size, look.px(10), INK, alpha=0, border=ACT, width=look.px(3)
                ).convert_alpha(),
            )
            surface.blit(ring, rect)


class ColourButton(Widget):
    """The sign of a seat; a click gives it the next colour."""

    def __init__(
        self, look: Look, rect: pygame.Rect, colour: str, change: Callable[[int], Transition]
    ) -> None:
        super().__init__(look, rect, tooltip=tr("ui.setup.colour", name=tr(f"ui.colour.{colour}")))
        self.colour = next(player for player in PLAYERS if player.name == colour)
        self.change = change

    def takes_again(self) -> bool:
        """Colours are gone through quickly."""
        return True

    def activate(self) -> None:
        """Take the next colour."""
        self.outcome = self.change(1)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the shape in its colour."""
        look = self.look
        side = min(self.rect.size) * (9 if self.hovered else 8) // 10
        sign = paint.shape(
            look, self.colour.shape, side, look.colour(self.colour.fill), look.colour(BONE)
        )
        surface.blit(sign, sign.get_rect(center=self.rect.center))
