"""How cards, card backs and badges are drawn, for every table.

What is drawn here is kept in the assets' cache under all it depends on, words included, so that
a change of language or size never shows an old picture. A picture may be larger than the size
asked for by its shadow; it is laid centre on centre.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.look import SMALLEST_TEXT, Look
from zombiegames.ui.kit.text import Fitted, draw_lines, fit_text, wrap


class CardFace(NamedTuple):
    """All that decides how a card looks."""

    art: str
    """Picture of the window, below ``assets/img``."""
    name: str
    """In the language in use."""
    text: str = ""
    """One line on what it does; left out where it has no room."""
    badge: str = ""
    """A number or sign in the corner; empty: none."""
    badge_fill: theme.Colour = theme.HURT
    edge: theme.Colour = theme.ZOMBIE
    """Colour of its deck."""
    spent: bool = False
    """Drawn pale: it is no longer of use."""


class BackFace(NamedTuple):
    """The back of a card, perhaps of a whole deck."""

    art: str
    thick: int = 1
    """Cards shown below it, 1 … 4."""


SHAPE = 1.42
"""Height of a card in widths."""


def shadow_room(look: Look) -> int:
    """Pixels a card's picture goes beyond its size on each side."""
    return look.px(10)


FIGURES = 1.25
"""Shape of the pictures with figures in them."""

HEADS = 0.32
"""Where the heads of figures are, as a share of the height."""

BESIDE = {
    "zombiaki/cards/not-so-fast": 0.64,
    "zombiaki/cards/terror": 0.58,
    "zombies4/cards/return-to-sender": 0.62,
}
"""Where the middle of what matters is, as a share of the width, in pictures that have it aside."""


def covered(look: Look, name: str, size: tuple[int, int], shape: float = FIGURES) -> pygame.Surface:
    """Give a picture of a shape (width : height) that covers ``size``, cut where it matters least.

    Figures keep their heads; other pictures are cut at their middle.
    """

    def make() -> pygame.Surface:
        w = max(size[0], round(size[1] * shape))
        h = max(size[1], round(w / shape))
        picture = look.assets.picture(name, (w, h))
        left = int(w * BESIDE.get(name, 0.5) - size[0] / 2)
        top = int(h * (HEADS if shape == FIGURES else 0.5) - size[1] / 2)
        part = pygame.Rect((left, top), size)
        part.clamp_ip(picture.get_rect())
        return picture.subsurface(part).copy()

    return look.assets.painted(("covered", name, size), make)


def rounded_picture(
    look: Look, name: str, size: tuple[int, int], radius: int, shape: float = FIGURES
) -> pygame.Surface:
    """Give a covering picture with round corners."""

    def make() -> pygame.Surface:
        picture = covered(look, name, size, shape).copy()
        mask = paint.rounded(size, radius, (255, 255, 255))
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture.convert_alpha()

    return look.assets.painted(("rounded picture", name, size, radius), make)


def mounted(look: Look, name: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Give a picture of figures, whole, in the middle of a ground of its own colour."""

    def make() -> pygame.Surface:
        high = min(size[1], round(size[0] / FIGURES))
        picture = look.assets.picture(name, (round(high * FIGURES), high))
        tone = pygame.transform.average_color(picture)[:3]
        whole = pygame.Surface(size, pygame.SRCALPHA)
        whole.fill(theme.mix(tone, theme.INK, 0.35))
        whole.blit(picture, picture.get_rect(center=whole.get_rect().center))
        mask = paint.rounded(size, radius, (255, 255, 255))
        whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole.convert_alpha()

    return look.assets.painted(("mounted", name, size, radius), make)


def badge(
    look: Look,
    text: str,
    diameter: int,
    fill: theme.Colour,
    *,
    ink: theme.Colour = theme.WHITE,
    rim: theme.Colour = theme.BONE,
) -> pygame.Surface:
    """Give a round badge with a short text, sized to its diameter whatever the text size."""
    colours = (look.colour(fill), look.colour(ink), look.colour(rim))

    def make() -> pygame.Surface:
        big = diameter * 4
        tile = pygame.Surface((big, big), pygame.SRCALPHA)
        middle = (big / 2, big / 2)
        pygame.draw.circle(tile, (*theme.INK, 120), (big / 2, big / 2 + big * 0.02), big * 0.49)
        pygame.draw.circle(tile, colours[2], middle, big * 0.465)
        pygame.draw.circle(tile, colours[0], middle, big * 0.405)
        tile = pygame.transform.smoothscale(tile, (diameter, diameter))
        px = round(diameter * (0.62 if len(text) < 2 else 0.46))
        label = look.assets.text(text, theme.BOLD, max(8, px), colours[1])
        box = label.get_bounding_rect()
        place = (
            round(diameter / 2 - box.centerx + 0.5),
            round(diameter / 2 - box.centery + 0.5),
        )
        tile.blit(label, place)
        return tile.convert_alpha()

    return look.assets.painted(("badge", text, diameter, colours), make)


def _frame(look: Look, size: tuple[int, int], fill: theme.Colour) -> pygame.Surface:
    """Draw empty paper with its shadow; the picture has :func:`shadow_room` on each side."""
    room = shadow_room(look)
    whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
    rect = pygame.Rect(room, room, *size)
    paint.shadow(whole, look, rect, radius=8, spread=4, drop=3, alpha=150)
    paint.panel(whole, look, rect, fill, radius=8)
    return whole


def paint_card(look: Look, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Give a card: paper, art window, name, a line of text if it fits whole, badge."""
    key = ("card", face, size, look.text_size, look.high_contrast)
    return look.assets.painted(key, lambda: _paint_card(look, face, size))


def _paint_card(look: Look, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    room = shadow_room(look)
    whole = _frame(look, size, theme.BONE)
    w, h = size
    inset = max(3, round(w * 0.05))
    inner = w - 2 * inset
    name, role, text, window = words_of(look, face, (inner, w - 4), h - 2 * inset)
    art = rounded_picture(look, face.art, (inner, window), max(2, round(w * 0.04)))
    whole.blit(art, (room + inset, room + inset))
    y = room + inset + window
    gap = max(2, round(h * 0.018))
    box = pygame.Rect(room, y + gap, w, name.height)
    draw_lines(whole, look, name, role, theme.INK, box, align="center", valign="top")
    if text is not None:
        box = pygame.Rect(room + inset, box.bottom + gap // 2, inner, text.height)
        draw_lines(
            whole, look, text, theme.BODY, theme.MUTED_INK, box, align="center", valign="top"
        )
    if face.badge:
        round_ = badge(look, face.badge, max(look.px(22), round(w * 0.27)), face.badge_fill)
        whole.blit(round_, round_.get_rect(topright=(room + w - inset // 2, room + inset // 2)))
    line = pygame.Rect(room + inset, room + h - max(2, inset // 2) - 1, inner, max(2, inset // 2))
    pygame.draw.rect(whole, look.colour(face.edge), line, border_radius=line.h // 2)
    if face.spent:
        whole.fill((170, 170, 180, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return whole.convert_alpha()


def words_of(
    look: Look, face: CardFace, widths: tuple[int, int], height: int
) -> tuple[Fitted, str, Fitted | None, int]:
    """Fit name and text and give what is left of the height to the art window.

    ``widths``: inside the margins, and what the name may take.
    """
    inner = widths[0]
    gap = max(2, round(height * 0.02))
    if not face.name:
        return Fitted((), 1, True, 0), theme.BOLD, None, height - 2 * gap
    least = round(inner * 0.46)
    name_room = max(look.text_px(15), height - least - 3 * gap)
    name, role = fit_name(look, face.name, (widths[1], name_room))
    text = _fit_card(look, face.text, (inner, height - least - name.height - 4 * gap))
    smallest = max(12, round(SMALLEST_TEXT * look.scale))
    for units in (12, 16 / look.text_size) if face.text and look.text_size > 1 else ():
        if text is not None:
            break
        # Large words: as large as they go below a low picture and a name that gives way.
        smaller, plain = fit_name(look, face.name, (widths[1], name_room), units)
        room = (inner, height - round(inner * 0.3) - smaller.height - 4 * gap)
        sizes = range(look.text_px(14), smallest - 1, -1)
        text = next((f for px in sizes if (f := _fit_card(look, face.text, room, px))), None)
        if text is not None:
            name, role = smaller, plain
    if text is not None:
        window = height - name.height - text.height - 4 * gap
        return name, role, text, min(window, round(inner * 0.86))
    return name, role, None, height - name.height - 3 * gap


def _fit_card(look: Look, text: str, room: tuple[int, int], px: int = 0) -> Fitted | None:
    """Fit the text of a card, of ``px`` if given, else as large as wished; None: not whole."""
    if not text or room[1] <= 0:
        return None
    if not px:
        fitted = fit_text(look, text, theme.BODY, 14, room)
        return fitted if fitted.whole else None
    font = look.assets.font(theme.BODY, px)
    lines, leading = wrap(text, font, room[0]), font.get_linesize()
    wide = max(font.size(line)[0] for line in lines)
    fits = len(lines) * leading <= room[1] and wide <= room[0]
    return Fitted(tuple(lines), px, True, leading) if fits else None


def fit_name(look: Look, name: str, size: tuple[int, int], units: float = 16) -> tuple[Fitted, str]:
    """Set a name on at most two lines without breaking a word, as large as it may be, at most
    ``units``.

    Gives it with its font role: where bold is too wide for the longest word, plain.
    """
    least = max(12, round(SMALLEST_TEXT * look.scale))
    longest = max(name.split(" "), key=len)
    for role in (theme.BOLD, theme.BODY):
        for px in range(look.text_px(units), least - 1, -1):
            font = look.assets.font(role, px)
            lines = wrap(name, font, size[0])
            leading = font.get_linesize()
            fits = len(lines) <= 2 and len(lines) * leading <= size[1]
            if fits and font.size(longest)[0] <= size[0]:
                return Fitted(tuple(lines), px, True, leading), role
    return fit_text(look, name, theme.BODY, 16, size, lines=2), theme.BODY


def paint_back(look: Look, face: BackFace, size: tuple[int, int]) -> pygame.Surface:
    """Give the back of a card or of a deck, the lower cards peeping out."""
    key = ("back", face, size, look.high_contrast)

    def make() -> pygame.Surface:
        room = shadow_room(look)
        step = max(1, look.px(2))
        whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
        rect = pygame.Rect(room, room, *size)
        paint.shadow(whole, look, rect, radius=7, spread=4, drop=3, alpha=150)
        for below in range(face.thick - 1, 0, -1):
            paint.panel(
                whole, look, rect.move(below * step, below * step), theme.BONE,
                radius=6, border=theme.MUTED_INK,
            )  # fmt: skip
        paint.panel(whole, look, rect, theme.BONE, radius=6)
        inset = max(2, round(size[0] * 0.06))
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        art = rounded_picture(look, face.art, inner, max(2, round(size[0] * 0.05)), 5 / 7)
        whole.blit(art, (room + inset, room + inset))
        return whole.convert_alpha()

    return look.assets.painted(key, make)


PILL_PAD = 10
"""Units to the left and the right of the words on a pill."""


def pill(
    look: Look,
    text: str,
    units: float,
    ink: theme.Colour,
    fill: theme.Colour,
    *,
    role: str = theme.SEMI,
    pad: float = PILL_PAD,
) -> pygame.Surface:
    """Give a label on a round-ended ground."""

    def make() -> pygame.Surface:
        label = look.text(text, role, units, ink)
        size = (label.get_width() + 2 * look.px(pad), label.get_height() + 2 * look.px(pad * 0.3))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        paint.panel(whole, look, whole.get_rect(), fill, radius=size[1])
        whole.blit(label, label.get_rect(center=whole.get_rect().center))
        return whole.convert_alpha()

    key = ("pill", text, look.text_px(units), role, look.colour(ink), look.colour(fill), pad)
    return look.assets.painted(key, make)
