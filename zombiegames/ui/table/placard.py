"""A sheet that is held up over a table: how a deal ended, who is what now, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import draw_lines, fit_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour, PlayerColour


class Line(NamedTuple):
    """What a placard says of one player."""

    name: str
    colour: PlayerColour
    words: str
    """At the right end."""
    loud: str = ""
    """Before them, in the colour of a loss."""
    pictures: tuple[str, ...] = ()
    """Before the name, below ``assets/img``; what one was, then what one is."""


def placard(
    look: Look, head: str, ink: Colour, widest: int, *, picture: str = "", lines: Sequence[Line]
) -> pygame.Surface:
    """Draw a placard: a picture above its head, then a line a player, last how to go on."""
    pad, gap = look.px(18), look.px(10)
    wide = min(widest, round(look.px(470) * min(1.5, look.text_size)))
    inner = wide - 2 * pad
    fitted = fit_text(look, head, theme.SEMI, 24, (inner, look.px(110)), lines=2)
    foot = fit_text(look, tr("table.placard"), theme.FLAVOUR, 14, (inner, look.px(60)), lines=1)
    row = max(look.px(34), look.text_px(17) + look.px(10))
    high = look.px(96) if picture else 0
    total = 2 * pad + high + fitted.height + gap + row * len(lines) + gap + foot.height
    room = look.px(14)
    whole = pygame.Surface((wide + 2 * room, total + 2 * room), pygame.SRCALPHA)
    sheet = pygame.Rect(room, room, wide, total)
    paint.shadow(whole, look, sheet, radius=14, spread=9, alpha=190)
    paint.panel(whole, look, sheet, theme.PANEL, radius=14, border=ink, width=2)
    y = sheet.y + pad
    if picture:
        drawn = look.assets.picture(picture, (high - gap, high - gap))
        whole.blit(drawn, drawn.get_rect(midtop=(sheet.centerx, y)))
        y += high
    box = pygame.Rect(sheet.x + pad, y, inner, fitted.height)
    draw_lines(whole, look, fitted, theme.SEMI, ink, box, align="center")
    y = box.bottom + gap
    for line in lines:
        _draw_line(whole, look, line, pygame.Rect(sheet.x + pad, y, inner, row))
        y += row
    box = pygame.Rect(sheet.x + pad, y + gap, inner, foot.height)
    draw_lines(whole, look, foot, theme.FLAVOUR, theme.MUTED, box, align="center")
    return whole.convert_alpha()


def _draw_line(whole: pygame.Surface, look: Look, line: Line, rect: pygame.Rect) -> None:
    gap = look.px(8)
    side = rect.h - look.px(6)
    x = rect.x
    for n, picture in enumerate(line.pictures):
        if n:
            arrow = look.assets.icon("play-button", side // 2, look.colour(theme.MUTED))
            whole.blit(arrow, arrow.get_rect(midleft=(x, rect.centery)))
            x += side // 2 + look.px(4)
        size = side if n + 1 == len(line.pictures) else side * 3 // 4
        drawn = look.assets.picture(picture, (size, size))
        whole.blit(drawn, drawn.get_rect(midleft=(x, rect.centery)))
        x += size + look.px(4)
    sign = paint.shape(
        look, line.colour.shape, side * 2 // 3, look.colour(line.colour.fill), theme.BONE
    )
    whole.blit(sign, sign.get_rect(midleft=(x + look.px(4), rect.centery)))
    x += sign.get_width() + look.px(4) + gap
    right = rect.right
    for words, ink in ((line.words, theme.MUTED), (line.loud, theme.HURT_TEXT)):
        room = pygame.Rect(0, rect.y, (right - x) * 3 // 5, rect.h)
        fitted = fit_text(look, words, theme.SEMI, 17, room.size, lines=1)
        room.w = look.assets.font(theme.SEMI, fitted.px).size(fitted.lines[0])[0]
        room.right = right
        draw_lines(whole, look, fitted, theme.SEMI, ink, room)
        right = room.x - gap
    room = pygame.Rect(x, rect.y, right - x, rect.h)
    fitted = fit_text(look, line.name, theme.SEMI, 18, room.size, lines=1)
    draw_lines(whole, look, fitted, theme.SEMI, theme.BONE, room)
