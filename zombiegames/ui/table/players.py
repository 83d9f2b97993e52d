"""The players' plates at the top of the side panel: who sits there, whose turn, what all may see.

A table that has them fills in ``Hooks.plates``; where seats are told by their hands alone there
are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.i18n import has, tr
from zombiegames.ui.kit.text import cut
from zombiegames.ui.kit.theme import PLAYERS, PlayerColour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.course import Course


class Mark(NamedTuple):
    """One public thing of a player: a picture and perhaps a number."""

    picture: str
    """An icon's name, or a picture below ``assets/img`` (with a ``/`` in it)."""
    text: str = ""
    faint: bool = False
    """Drawn pale: not there any more, or not yet."""
    shape: float = 1.0
    """Width : height of a picture."""
    tint: Colour | None = None
    """Of an icon; None: as the text."""


class Plate(NamedTuple):
    """What is shown of a player."""

    seat: int
    name: str
    colour: PlayerColour
    by: str = ""
    """How a computer plays, most telling first: ``Hard · Hunter``; empty for a person."""
    acting: bool = False
    out: bool = False
    """Drawn pale: takes no part any more."""
    marks: tuple[Mark, ...] = ()
    """Below the name, from the left."""
    aside: tuple[Mark, ...] = ()
    """Beside the name, at the right end."""


def level_words(course: Course, seat: int) -> str:
    """Say how well a computer plays, and in which style; empty for a person."""
    if course.controller(seat).person:
        return ""
    level, _, style = course.level(seat).partition("/")
    keys = (f"ui.level.{level}", f"ui.style.{style}")
    return " · ".join(tr(key) for key in keys if has(key))


def colours_of(chosen: Sequence[str], seats: int) -> tuple[PlayerColour, ...]:
    """Give each seat its colour: as chosen where that makes sense, else in the usual order."""
    by_name = {player.name: player for player in PLAYERS}
    if len(set(chosen)) == len(chosen) == seats and set(chosen) <= set(by_name):
        return tuple(by_name[name] for name in chosen)
    return PLAYERS[:seats]


BESIDE = 12
"""Units of marks that stand beside a name."""

MOST = 0.56
"""Share of the panel that plates may take, at most."""


class PlateColumn:
    """The places of all plates, from the top of a rectangle; :attr:`height` is what they take."""

    def __init__(self, look: Look, inner: pygame.Rect, seats: int) -> None:
        self.look = look
        self.gap = look.px(6)
        line, small = look.text_px(17), look.text_px(15)
        self.two_lines = line + small + look.px(24)
        self.least = self.two_lines - look.px(6)
        """Height from which the marks go below the name."""
        wanted = self.two_lines + look.px(6 if seats <= 3 else 0)
        room = round(inner.h * MOST / max(1, seats)) - self.gap
        high = min(wanted, max(room, line + look.px(12)))
        self.rects = [
            pygame.Rect(inner.x, inner.y + seat * (high + self.gap), inner.w, high)
            for seat in range(seats)
        ]
        self.height = seats * (high + self.gap) + (look.px(4) if seats else 0)
        self.plates: list[Plate] = []

    def sit(self, order: Sequence[int]) -> None:
        """Let the seats stand in an order, the first on top; all of them are in it."""
        slots = sorted(self.rects, key=lambda rect: rect.y)
        self.rects = [slots[order.index(seat)] for seat in range(len(slots))]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all plates."""
        for plate in self.plates:
            rect = self.rects[plate.seat]
            surface.blit(plate_picture(self.look, plate, rect.size, self.least), rect)


def plate_picture(
    look: Look, plate: Plate, size: tuple[int, int], two_lines: int = 0
) -> pygame.Surface:
    """Give a plate; lower than ``two_lines`` pixels, the marks go beside the name."""
    key = ("plate", plate, size, look.text_size, look.high_contrast)

    def make() -> pygame.Surface:
        whole = pygame.Surface(size, pygame.SRCALPHA)
        _paint(whole, look, plate, stacked=size[1] >= two_lines)
        if plate.out:
            whole.fill((255, 255, 255, 175), special_flags=pygame.BLEND_RGBA_MULT)
        return whole.convert_alpha()

    return look.assets.painted(key, make)


def _paint(whole: pygame.Surface, look: Look, plate: Plate, *, stacked: bool) -> None:
    rect = whole.get_rect()
    edge = theme.ACT if plate.acting else theme.PANEL_EDGE
    fill = theme.QUIET if plate.acting else theme.WELL
    width = 2 if plate.acting else 1
    paint.panel(whole, look, rect, fill, radius=8, border=edge, width=width)
    pad = look.px(10)
    top = rect.inflate(-2 * pad, 0)
    if stacked:
        top.h = rect.h // 2 + look.px(3)
    side = min(top.h - look.px(4), look.text_px(17) + look.px(6))
    sign = paint.shape(look, plate.colour.shape, side, plate.colour.fill, theme.BONE)
    whole.blit(sign, sign.get_rect(midleft=(top.x, top.centery)))
    left = top.x + side + look.px(8)
    right = top.right
    aside = plate.aside if stacked else (*plate.aside, *plate.marks)
    row = marks_picture(look, aside, right - left - look.px(60), 15 if stacked else BESIDE)
    if row is not None:
        whole.blit(row, row.get_rect(midright=(right, top.centery)))
        right -= row.get_width() + look.px(8)
    font = look.font(theme.SEMI, 17)
    name = look.text(cut(plate.name, font, right - left), theme.SEMI, 17, theme.BONE)
    whole.blit(name, name.get_rect(midleft=(left, top.centery)))
    after = left + name.get_width() + look.px(8)
    small = look.font(theme.BODY, 14)
    computer = tr("ui.setup.bot")
    for words in (f"{computer} · {plate.by}", plate.by, plate.by.partition(" · ")[0]):
        if plate.by and small.size(words)[0] <= right - after:
            by = look.text(words, theme.BODY, 14, theme.MUTED)
            whole.blit(by, by.get_rect(midleft=(after, top.centery + look.px(1))))
            break
    if stacked:
        low = pygame.Rect(top.x, top.bottom - look.px(3), top.w, rect.h - top.h - look.px(2))
        row = marks_picture(look, plate.marks, low.w)
        if row is not None:
            whole.blit(row, row.get_rect(midleft=(low.x, low.centery)))


def marks_picture(
    look: Look, marks: Sequence[Mark], width: int, units: int = 15
) -> pygame.Surface | None:
    """Give marks in a row, moved closer together where they would be wider than ``width``.

    Beside a name they are smaller (``units``), so that more of it can be read.
    """
    if not marks:
        return None
    side = look.text_px(units) + look.px(5)
    near = look.px(4)
    pieces: list[tuple[pygame.Surface, pygame.Surface | None]] = []
    total = 0
    for mark in marks:
        pieces.append((_picture(look, mark, side), _number(look, mark, units)))
        total += pieces[-1][0].get_width()
        if pieces[-1][1] is not None:
            total += near + pieces[-1][1].get_width()
    plain = not any(number for _, number in pieces)
    gap = look.px(3 if plain else 14 if units >= 15 else 7)
    if len(pieces) > 1:
        gap = max(1, min(gap, (width - total) // (len(pieces) - 1)))
    high = max(side, *(p.get_height() for pair in pieces for p in pair if p is not None))
    row = pygame.Surface((total + gap * (len(pieces) - 1), high), pygame.SRCALPHA)
    x = 0
    for picture, number in pieces:
        row.blit(picture, picture.get_rect(midleft=(x, high // 2)))
        x += picture.get_width()
        if number is not None:
            x += near
            row.blit(number, number.get_rect(midleft=(x, high // 2)))
            x += number.get_width()
        x += gap
    return row


def _picture(look: Look, mark: Mark, side: int) -> pygame.Surface:
    if "/" in mark.picture:
        picture = look.assets.picture(mark.picture, (round(side * mark.shape), side))
        if mark.faint:
            picture = picture.copy()
            picture.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        return picture
    tint = theme.DISABLED if mark.faint else (mark.tint or theme.MUTED)
    return look.assets.icon(mark.picture, side, look.colour(tint))


def _number(look: Look, mark: Mark, units: int) -> pygame.Surface | None:
    if not mark.text:
        return None
    return look.text(mark.text, theme.SEMI, units, theme.DISABLED if mark.faint else theme.BONE)
