"""How the cards, plates and notes of Zombie the card game look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.games.zombie_card_game.cards import (
    MERCENARY,
    NAMES,
    PRESIDENT,
    RANK_OF,
    SUITS,
    WITCH,
    ZOMBIE,
    suit_of,
)
from zombiegames.games.zombie_card_game.terms import PRESIDENCIES
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import BackFace, paint_back, shadow_room
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import SHRINK, Fitted, draw_lines, fit_text
from zombiegames.ui.kit.theme import rgb
from zombiegames.ui.table.card_table import draw_sitter, paint_plate, turned
from zombiegames.ui.tables.zombie_card_game import colours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.kit.theme import Colour
    from zombiegames.ui.table.card_table import Sitter

AREA = "zombie_card_game"
"""Of words and pictures."""

BACK_SHAPE = 1.4
"""Height of a card in widths."""

FADED = (138, 138, 142, 255)
"""What a card that is out of the play under way is multiplied with."""

PAPER: Colour = rgb("#F3E9D2")
"""Of the strip with the letter."""

INKS: dict[str, Colour] = {
    "hearts": rgb("#B3261E"),
    "diamonds": rgb("#B3261E"),
    "clubs": rgb("#15110D"),
    "spades": rgb("#15110D"),
    "witch": rgb("#6A4A86"),
    "mercenary": rgb("#39506B"),
    "president": rgb("#7A5814"),
    "zombie": rgb("#3E6A2C"),
}
"""Of the letter in the corner, by suit or special rank."""


class CardFace(NamedTuple):
    """A card, face up."""

    card: int
    spent: bool = False
    """Drawn dark: not part of what can be played now, or of an older play."""
    tilt: int = 0
    """Degrees it lies askew."""
    corner: int = 0
    """Pixels of its letter where little more of it may show, in a strip; 0: as large as usual."""


class HiddenFace(NamedTuple):
    """A card, face down."""


class PlateFace(NamedTuple):
    """Who sits there and how they stand."""

    sitter: Sitter
    title: str
    """A name of ``terms.TITLES``, the new one of who is out; empty in the first deal."""
    cards: int
    out: bool
    """Whether the player has gone out in this deal."""
    old: bool
    """Whether the title is of the deal before, while others have new ones."""
    presidencies: int
    passed: bool
    active: bool
    own: bool
    """The strip above the viewer's own hand."""
    tall: bool
    """Whether name, title and signs each have a line."""


class NoteFace(NamedTuple):
    """Words on the table."""

    text: str
    style: str = "label"
    """``label``: a quiet line; ``loud``: on a yellow ground; ``list``: a head and lines, each
    ``sign|words`` perhaps with a sign of a suit or rank before it."""


class PairFace(NamedTuple):
    """One line of the exchange: who gives the best cards to whom."""

    low: str
    low_title: str
    high: str
    high_title: str
    cards: int
    active: bool
    """Whether they are at it."""


def name_of(card: int) -> str:
    """Name the rank of a card, as in records."""
    return NAMES[RANK_OF[card] - 1]


def art_of(card: int) -> str:
    """Name the picture of a card, a whole card without its letter."""
    rank = RANK_OF[card]
    if rank == ZOMBIE:
        return f"{AREA}/cards/zombie-{card_number(card)}"
    if rank in (WITCH, MERCENARY, PRESIDENT):
        return f"{AREA}/cards/{name_of(card)}"
    return f"{AREA}/cards/{name_of(card)}-{SUITS[suit_of(card)]}"


def card_number(card: int) -> int:
    """Count a card among those of its rank, from 1."""
    return card - RANK_OF.index(RANK_OF[card]) + 1


def sign_of(card: int) -> str:
    """Name the small sign of a card: its suit, or its special rank."""
    return SUITS[suit_of(card)] if suit_of(card) >= 0 else name_of(card)


def paint_face(look: Look, face: Any, size: tuple[int, int]) -> pygame.Surface:
    """Give the picture of any face of this table."""
    key = (AREA, face, size, look.text_size, look.high_contrast)
    match face:
        case CardFace():
            return look.assets.painted(key, lambda: turned(_card(look, face, size), face.tilt))
        case HiddenFace():
            return paint_back(look, BackFace(f"{AREA}/back"), size)
        case PlateFace():
            return look.assets.painted(key, lambda: _plate(look, face, size))
        case PairFace():
            return look.assets.painted(key, lambda: _pair(look, face, size))
    assert isinstance(face, NoteFace), face
    return look.assets.painted(key, lambda: _note(look, face, size))


def _card(look: Look, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw the printed card and the letter of its rank in the corner."""
    room = shadow_room(look)
    w, h = size
    whole = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
    paint.shadow(whole, look, pygame.Rect(room, room, w, h), radius=8, spread=4, drop=3, alpha=150)
    whole.blit(look.assets.picture(art_of(face.card), size), (room, room))
    letter = tr(f"{AREA}.index.{name_of(face.card)}")
    ink = look.colour(INKS[sign_of(face.card)])
    corner = pygame.Rect(
        room + round(w * 0.035), room + round(h * 0.03), round(w * 0.2), round(h * 0.14)
    )
    px = max(8, round(h * 0.15 * min(1.2, look.text_size)))
    if face.corner:
        corner = pygame.Rect(room, room, face.corner, face.corner)
        paint.panel(whole, look, pygame.Rect(room, room, w, face.corner), PAPER, radius=4)
        side = round(face.corner * 0.6)
        sign = look.assets.picture(f"{AREA}/suit/{sign_of(face.card)}", (side, side))
        whole.blit(sign, sign.get_rect(midleft=corner.midright))
        px = face.corner
    while px > 8 and look.assets.font(theme.BOLD, px).size(letter)[0] > corner.w:
        px -= 1
    label = look.assets.text(letter, theme.BOLD, px, ink)
    whole.blit(label, label.get_rect(center=corner.center))
    if face.spent:
        whole.fill(FADED, special_flags=pygame.BLEND_RGBA_MULT)
    return whole.convert_alpha()


# -- plates ----------------------------------------------------------------------------

PLATE_PAD = 10
"""Units of a plate left and right of what is said."""

SMALL_PAD = 6
"""The same above and below."""


def has_room(look: Look, name: str, wide: int) -> bool:
    """Tell whether a name fits beside the signs of a plate ``wide`` pixels wide."""
    inner = wide - 2 * look.px(PLATE_PAD)
    signs = _badge_side(look, inner) + look.px(4) + look.text_px(17) + look.px(5) + look.px(7)
    return look.font(theme.SEMI, 18).size(name)[0] <= inner - signs


def _badge_side(look: Look, inner: int) -> int:
    return min(look.px(46), inner // 5)


def tall_height(look: Look) -> int:
    """Give the height of a plate with a line for each thing."""
    return sum(_tall_lines(look)) + 2 * look.px(SMALL_PAD)


def _tall_lines(look: Look) -> tuple[int, int, int, int]:
    """Give the heights of the lines: name, title, signs and presidencies, cards."""
    signs = max(look.px(24), look.text_px(16))
    return look.text_px(17) + look.px(6), look.text_px(15) + look.px(4), signs, signs + look.px(2)


def _plate(look: Look, face: PlateFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    if face.own:
        _own_strip(look, whole, face)
        return whole.convert_alpha()
    paint_plate(whole, look, colours.NIGHT, active=face.active)
    inner = whole.get_rect().inflate(-2 * look.px(PLATE_PAD), -2 * look.px(SMALL_PAD))
    if face.tall:
        _tall_plate(look, whole, face, inner)
    else:
        _wide_plate(look, whole, face, inner)
    return whole.convert_alpha()


def _title_ink(face: PlateFace) -> Colour:
    return theme.MUTED if face.old else colours.TITLE


def _badge(look: Look, face: PlateFace, side: int) -> pygame.Surface:
    """Draw the picture of a title, pale where it is of the deal before."""
    picture = look.assets.picture(f"{AREA}/rank/{face.title}", (side, side))
    if face.old:
        picture = picture.copy()
        picture.set_alpha(90)
    return picture


def _tall_plate(look: Look, whole: pygame.Surface, face: PlateFace, inner: pygame.Rect) -> None:
    """Draw name, title, signs with presidencies, and cards below each other."""
    heights = _tall_lines(look)
    extra = (inner.h - sum(heights)) // 3
    rows, y = [], inner.y
    for high in heights:
        rows.append(pygame.Rect(inner.x, y, inner.w, high))
        y += high + extra
    ink = theme.ACT if face.active else theme.BONE
    title = tr(f"{AREA}.rank.{face.title}.name") if face.title else ""
    for words, units, its_ink, row in (
        (face.sitter.name, 18, ink, rows[0]),
        (title, 15, _title_ink(face), rows[1]),
    ):
        fitted = fit_text(look, words, theme.SEMI, units, row.size, lines=1)
        draw_lines(whole, look, fitted, theme.SEMI, its_ink, row)
    signs = rows[2]
    side = min(signs.h, inner.w // 5 - look.px(3))
    player = face.sitter.colour
    sign = paint.shape(look, player.shape, side, look.colour(player.fill), theme.BONE)
    whole.blit(sign, sign.get_rect(midleft=signs.midleft))
    if face.title:
        badge = _badge(look, face, side)
        whole.blit(badge, badge.get_rect(midleft=(signs.x + side + look.px(4), signs.centery)))
    left = signs.x + 2 * (side + look.px(4)) + look.px(2)
    _medals(look, whole, face.presidencies, pygame.Rect(left, signs.y, inner.right - left, signs.h))
    _standing(look, whole, face, rows[3])
    if face.passed:
        stamp = look.assets.picture(f"{AREA}/passed", (rows[3].h, rows[3].h))
        whole.blit(stamp, stamp.get_rect(midright=rows[3].midright))


def _wide_plate(look: Look, whole: pygame.Surface, face: PlateFace, inner: pygame.Rect) -> None:
    """Draw the name beside its signs, the title below, then cards and presidencies in a line."""
    badge = _badge_side(look, inner.w) if face.title else 0
    if badge:
        picture = _badge(look, face, badge)
        whole.blit(picture, picture.get_rect(topleft=(inner.x, inner.y + look.px(2))))
    left = inner.x + (badge + look.px(4) if badge else 0)
    line = look.text_px(17) + look.px(6)
    top = pygame.Rect(left, inner.y, inner.right - left, line)
    draw_sitter(whole, look, face.sitter, top, active=face.active)
    y = inner.y + line
    low = pygame.Rect(inner.x, 0, inner.w, min(look.px(30), inner.h // 3))
    low.bottom = inner.bottom
    if face.title:
        words = fit_text(
            look, tr(f"{AREA}.rank.{face.title}.name"), theme.SEMI, 15,
            (inner.right - left, low.y - y), lines=2,
        )  # fmt: skip
        box = pygame.Rect(left, y, inner.right - left, words.height)
        draw_lines(whole, look, words, theme.SEMI, _title_ink(face), box)
    x = _standing(look, whole, face, low)
    box = pygame.Rect(x, low.y, low.right - x, low.h)
    _medals(look, whole, face.presidencies, box)
    if face.passed:
        side = min(inner.h, look.px(62))
        place = inner.bottomright
        if inner.right - side < min(low.right, x + _medals_width(look, low.h)):
            # The presidencies stay in sight: a small stamp above them.
            side = max(look.px(22), low.y - y - look.text_px(15) - look.px(6))
            place = (inner.right, low.y)
        stamp = look.assets.picture(f"{AREA}/passed", (side, side))
        whole.blit(stamp, stamp.get_rect(bottomright=place))


def _own_strip(look: Look, whole: pygame.Surface, face: PlateFace) -> None:
    rect = whole.get_rect()
    # Candles burn behind it.
    paint.panel(whole, look, rect, theme.PANEL, radius=8, alpha=170)
    side = rect.h
    left = rect.x + look.px(6)
    if face.title:
        whole.blit(_badge(look, face, side), (left, 0))
        left += side + look.px(6)
    medals = _medals_width(look, rect.h)
    line = pygame.Rect(left, 0, rect.w - left - medals, rect.h)
    title = tr(f"{AREA}.rank.{face.title}.name") if face.title else ""
    draw_sitter(whole, look, face.sitter, line, active=face.active, title=title)
    box = pygame.Rect(rect.right - medals, 0, medals, rect.h)
    _medals(look, whole, face.presidencies, box)


def _standing(look: Look, whole: pygame.Surface, face: PlateFace, low: pygame.Rect) -> int:
    """Draw a small back with how many cards are left, or that none are; gives where it ends."""
    if face.out:
        words = tr(f"{AREA}.label.is-out")
        fitted = fit_text(look, words, theme.SEMI, 17, (low.w, low.h), lines=1)
        draw_lines(whole, look, fitted, theme.SEMI, theme.MUTED, low)
        wide = look.assets.font(theme.SEMI, fitted.px).size(words)[0]
        return low.x + wide + look.px(14)
    wide = round(low.h / BACK_SHAPE)
    back = look.assets.picture(f"{AREA}/back", (wide, low.h))
    whole.blit(back, (low.x, low.y))
    number = look.text(f"× {face.cards}", theme.SEMI, 18, theme.BONE)
    x = low.x + wide + look.px(6)
    whole.blit(number, number.get_rect(midleft=(x, low.centery)))
    most = look.font(theme.SEMI, 18).size("× 00")[0]
    return x + max(number.get_width(), most) + look.px(10)


def _medals_width(look: Look, high: int) -> int:
    return PRESIDENCIES * (min(high, look.px(24)) + look.px(2))


def medal_places(look: Look, box: pygame.Rect) -> list[pygame.Rect]:
    """Place the medals in a row, closer together and smaller where a plate is narrow."""
    side = max(1, min(box.h, look.px(24), box.w // 2))
    step = min(side + look.px(2), (box.w - side) // (PRESIDENCIES - 1))
    y = box.centery - side // 2
    return [pygame.Rect(box.x + n * step, y, side, side) for n in range(PRESIDENCIES)]


def _medals(look: Look, whole: pygame.Surface, won: int, box: pygame.Rect) -> None:
    for n, place in enumerate(medal_places(look, box)):
        name = "medal" if n < won else "medal-empty"
        whole.blit(look.assets.picture(f"{AREA}/{name}", place.size), place)


# -- notes -----------------------------------------------------------------------------


def _note(look: Look, face: NoteFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rect = whole.get_rect()
    if not face.text:
        return whole.convert_alpha()
    if face.style == "loud":
        fitted = fit_text(look, face.text, theme.SEMI, 17, (rect.w - look.px(24), rect.h), lines=1)
        wide = look.assets.font(theme.SEMI, fitted.px).size("".join(fitted.lines))[0]
        ground = pygame.Rect(0, 0, wide + look.px(24), min(rect.h, fitted.height + look.px(6)))
        ground.center = rect.center
        paint.panel(whole, look, ground, theme.ACT, radius=ground.h)
        draw_lines(whole, look, fitted, theme.SEMI, theme.INK, rect, align="center")
    elif face.style == "list":
        _list(look, whole, face.text.split("\n"))
    else:
        fitted = fit_text(look, face.text, theme.FLAVOUR, 16, rect.size)
        draw_lines(whole, look, fitted, theme.FLAVOUR, theme.BONE, rect, align="center")
    return whole.convert_alpha()


def _list(look: Look, whole: pygame.Surface, lines: list[str]) -> None:
    """Draw a head, then lines with their signs: large letters shrink until all have room."""
    rect = whole.get_rect()
    head = fit_text(look, lines[0], theme.SEMI, 15, (rect.w, rect.h // 3), lines=2)
    draw_lines(whole, look, head, theme.SEMI, theme.MUTED, rect, valign="top")
    gap, top = look.px(4), head.height + look.px(4)
    units = 16.0
    rows = _rows(look, lines[1:], units, rect.w)
    while sum(row.high + gap for row in rows) > rect.h - top + gap and look.text_px(units) > (
        look.px(16 * SHRINK)
    ):
        units -= 1
        rows = _rows(look, lines[1:], units, rect.w)
    y = top
    for row in rows:
        if y + row.high > rect.h:
            break
        if row.sign:
            picture = look.assets.picture(f"{AREA}/suit/{row.sign}", (row.side, row.side))
            whole.blit(picture, (0, y + (row.high - row.side) // 2))
        box = pygame.Rect(row.left, y, rect.w - row.left, row.high)
        draw_lines(whole, look, row.words, theme.BODY, theme.BONE, box)
        y += row.high + gap


class _Row(NamedTuple):
    """A line of a list, set."""

    sign: str
    side: int
    """Of the sign."""
    left: int
    """Where the words begin."""
    words: Fitted
    high: int


def _rows(look: Look, lines: Sequence[str], units: float, wide: int) -> list[_Row]:
    """Set the lines ``sign|words`` of a list, in letters of some size."""
    side = look.text_px(units) + look.px(2)
    rows = []
    for line in lines:
        sign, _, words = line.rpartition("|")
        left = side + look.px(7) if sign else 0
        fitted = fit_text(look, words, theme.BODY, units, (wide - left, 4 * side), lines=3)
        rows.append(_Row(sign, side, left, fitted, max(side, fitted.height)))
    return rows


def _pair(look: Look, face: PairFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw who gives up cards, the cards on their way, who gives back."""
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rect = whole.get_rect()
    edge = theme.ACT if face.active else theme.PANEL_EDGE
    paint.panel(
        whole, look, rect, theme.PANEL, radius=10, alpha=205, border=edge,
        width=2 if face.active else 1,
    )  # fmt: skip
    pad = look.px(10)
    side = rect.h - look.px(12)
    third = rect.w // 3
    for name, title, align in (
        (face.low, face.low_title, "left"),
        (face.high, face.high_title, "right"),
    ):
        picture = look.assets.picture(f"{AREA}/rank/{title}", (side, side))
        x = pad if align == "left" else rect.w - pad - side
        whole.blit(picture, (x, (rect.h - side) // 2))
        box = pygame.Rect(0, 0, third - side - look.px(8) + look.px(20), rect.h)
        if align == "left":
            box.midleft = (pad + side + look.px(8), rect.centery)
        else:
            box.midright = (rect.w - pad - side - look.px(8), rect.centery)
        words = fit_text(look, name, theme.SEMI, 16, box.size, lines=2)
        draw_lines(whole, look, words, theme.SEMI, theme.BONE, box, align=align)
    mark = look.assets.icon("card-exchange", side, look.colour(colours.TITLE))
    whole.blit(mark, mark.get_rect(center=(rect.centerx - look.px(16), rect.centery)))
    label = look.text(f"× {face.cards}", theme.SEMI, 16, theme.BONE)
    x = rect.centerx - look.px(12) + side // 2
    whole.blit(label, label.get_rect(midleft=(x, rect.centery)))
    return whole.convert_alpha()
