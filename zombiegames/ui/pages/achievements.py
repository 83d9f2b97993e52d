"""The part of the statistics that lists achievements: ten paper tags a game."""

from __future__ import annotations

from datetime import date
from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame

from zombiegames.learn.achievements import ACHIEVEMENTS
from zombiegames.ui.kit.i18n import day_words, tr
from zombiegames.ui.kit.text import draw_lines, fit_text, full_height
from zombiegames.ui.kit.theme import (
    BODY,
    BONE,
    FLAVOUR,
    INK,
    MUTED,
    MUTED_INK,
    PANEL,
    PANEL_EDGE,
    SEMI,
    TITLE,
)
from zombiegames.ui.kit.widget import Label, Panel, Widget

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.page import Page
    from zombiegames.ui.kit.theme import Colour

GAP = 10
"""Units between two tags."""
NAME, HOW, DAY = 18, 15, 14
"""Units of the words on a tag."""
HOLE = 44
"""Units of the end of a tag where its hole is."""
PAD = 10
"""Units round the words."""
CUT = 16
"""Units cut off a corner."""
OVER = 3
"""Tags are drawn this many times too large and scaled down."""
LARGE = 1.3
"""Size of words beyond which tags stand one below the other."""


class Tag(Widget):
    """An achievement: on paper and with its day where it was earned, else an outline."""

    def __init__(self, look: Look, rect: pygame.Rect, stem: str, day: str, colour: Colour) -> None:
        super().__init__(look, rect, focusable=False)
        self.name = tr(f"{stem}.name")
        self.how = tr(f"{stem}.how")
        self.day = day_words(date.fromisoformat(day)) if day else ""
        """In words; empty: it was not earned yet."""
        self.colour = colour
        wide = rect.w - look.px(HOLE + PAD)
        font, small = look.font(SEMI, NAME), look.font(FLAVOUR, DAY)
        beside = font.size(self.name)[0] + small.size(self.day)[0] + look.px(16) <= wide
        name = full_height(look, self.name, SEMI, NAME, wide)
        how = full_height(look, self.how, BODY, HOW, wide)
        below = full_height(look, self.day, FLAVOUR, DAY, wide) if self.day and not beside else 0
        self._parts = (
            pygame.Rect(look.px(HOLE), 0, wide, name),
            pygame.Rect(look.px(HOLE), name, wide, how),
            pygame.Rect(look.px(HOLE), name + how if below else 0, wide, below or name),
        )
        self.least = name + how + below + look.px(2 * PAD)
        """Pixels of height that the words need."""

    def describe(self) -> str:
        """Say name, day and how."""
        return " · ".join(part for part in (self.name, self.day, self.how) if part)

    def words(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Tell where name, how and day stand, in the middle of the height."""
        spare = self.rect.h - self.least + self.look.px(2 * PAD)
        name, how, day = self._parts
        x, y = self.rect.x, self.rect.y + spare // 2
        return name.move(x, y), how.move(x, y), day.move(x, y)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the paper or its outline, the words on it."""
        look, rect, earned = self.look, self.rect, bool(self.day)
        fill = look.colour(BONE if earned else PANEL)
        edge = look.colour(BONE if earned else PANEL_EDGE)
        eyelet = look.colour(self.colour) if earned else edge
        key = ("tag", rect.size, fill, edge, eyelet, look.scale)
        paper = look.assets.painted(key, lambda: _paint_tag(look, rect.size, fill, edge, eyelet))
        surface.blit(paper, rect)
        name, how, day = self.words()
        inks = (INK, MUTED_INK) if earned else (MUTED, MUTED)
        for words, role, units, ink, place, align in (
            (self.name, SEMI, NAME, inks[0], name, "left"),
            (self.how, BODY, HOW, inks[1], how, "left"),
            (self.day, FLAVOUR, DAY, inks[1], day, "right" if day.y == name.y else "left"),
        ):
            fitted = fit_text(look, words, role, units, place.size)
            draw_lines(surface, look, fitted, role, ink, place, align=align)


def _paint_tag(
    look: Look, size: tuple[int, int], fill: Colour, edge: Colour, eyelet: Colour
) -> pygame.Surface:
    """Draw a tag: two corners cut off, a hole with an eyelet between them."""
    wide, high = size[0] * OVER, size[1] * OVER
    cut, line = look.px(CUT) * OVER, look.px(2) * OVER
    paper = pygame.Surface((wide, high), pygame.SRCALPHA)
    for colour, inner in ((edge, 0), (fill, line)):
        right, foot, slope = wide - inner, high - inner, cut + inner * 2 // 5
        corners = [(slope, inner), (right, inner), (right, foot), (slope, foot)]
        pygame.draw.polygon(paper, colour, [*corners, (inner, high - cut), (inner, cut)])
    hole = (look.px(HOLE) // 2 * OVER, high // 2)
    for colour, radius in ((eyelet, 9), (look.colour(PANEL), 6)):
        pygame.draw.circle(paper, colour, hole, look.px(radius) * OVER)
    return pygame.transform.smoothscale(paper, size).convert_alpha()


def add_achievements(page: Page, area: pygame.Rect) -> int:
    """Add the achievements of all games from the top of an area down; gives where they end."""
    look = page.look
    y = area.y
    progress = page.app.profile.progress
    earned = {game: progress.achievements(game) for game in page.app.games}
    if not any(name in days for game, days in earned.items() for name in ACHIEVEMENTS[game].names):
        words = tr("ui.achievements.none")
        high = full_height(look, words, FLAVOUR, 18, area.w)
        place = pygame.Rect(area.x, y, area.w, high)
        page.add(Label(look, place, words, role=FLAVOUR, units=18, colour=MUTED, align="center"))
        y += high + look.px(14)
    for game, days in earned.items():
        y = _add_game(page, game, days, pygame.Rect(area.x, y, area.w, 0)) + look.px(18)
    return y


def _add_game(page: Page, game: str, days: dict[str, str], place: pygame.Rect) -> int:
    """Add a panel with the tags of a game; gives where it ends."""
    look = page.look
    colour = page.app.tables[game].title
    pad, gap, head = look.px(22), look.px(GAP), look.px(48)
    inner = pygame.Rect(place.x + pad, place.y + pad, place.w - 2 * pad, 0)
    columns = 1 if look.text_size > LARGE else 2
    wide = (inner.w - gap * (columns - 1)) // columns
    names = ACHIEVEMENTS[game].names
    tags = [
        Tag(
            look,
            pygame.Rect(inner.x + (at % columns) * (wide + gap), 0, wide, 0),
            f"{game}.achievement.{name}",
            days.get(name, ""),
            colour,
        )
        for at, name in enumerate(names)
    ]
    y = inner.y + head
    for row in zip_longest(*[iter(tags)] * columns):
        there = [tag for tag in row if tag is not None]
        high = max(tag.least for tag in there)
        for tag in there:
            tag.rect.y, tag.rect.h = y, high
        y += high + gap
    panel = pygame.Rect(place.x, place.y, place.w, y - gap + pad - place.y)
    page.add(Panel(look, panel))
    title = pygame.Rect(inner.x, inner.y, inner.w * 3 // 4, head - look.px(8))
    page.add(
        Label(
            look, title, tr(f"{game}.title"), role=TITLE, units=34 / look.text_size, colour=colour
        )
    )
    words = tr("ui.achievements.of", n=sum(name in days for name in names), count=len(names))
    right = pygame.Rect(title.right, title.y, inner.right - title.right, title.h)
    page.add(Label(look, right, words, role=SEMI, units=16, colour=MUTED, align="right"))
    for tag in tags:
        page.add(tag)
    return panel.bottom
