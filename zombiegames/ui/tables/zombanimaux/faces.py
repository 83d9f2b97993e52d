"""How the cards, brains, die and plates of Zomb'Animaux look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.games.zombanimaux.cards import CARDS, FACES, MARSHMALLOW, number_of
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import BackFace, badge, paint_back, rounded_picture, shadow_room
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.text import draw_lines, fit_text
from zombiegames.ui.table.card_table import draw_sitter, paint_plate, turned
from zombiegames.ui.tables.zombanimaux import colours

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.table.card_table import Sitter

ART_SHAPE = 5 / 6
"""Width : height of an animal's picture."""

BACK_SHAPE = 1.4
"""Height of a card in widths."""

ROW = 9
"""Brains drawn in a row; what one has beyond is said by the number."""

FADED = (150, 144, 160, 255)
"""What a card that cannot be played now is multiplied with."""


class AnimalFace(NamedTuple):
    """A card, face up."""

    card: int
    name: str = ""
    """Of the animal, in the language in use; empty: only its number stands below."""
    spent: bool = False
    """Drawn pale: it cannot be chosen now."""
    tilt: int = 0
    """Degrees it lies askew."""
    corner: int = 0
    """Pixels of its number where little more of it may show; 0: as large as usual."""


class HiddenFace(NamedTuple):
    """A card, face down."""

    tilt: int = 0


class PileFace(NamedTuple):
    """A pile with how many cards it holds; ``card``: its top where it is open, or 0."""

    size: int
    card: int = 0


class DieFace(NamedTuple):
    """The die; ``face``: an index of ``cards.FACES``, or -1 while nothing is rolled."""

    face: int


class BrainFace(NamedTuple):
    """One brain on its way."""


class BrainsFace(NamedTuple):
    """The brains of a player."""

    left: int


class PlateFace(NamedTuple):
    """Who sits there."""

    sitter: Sitter
    active: bool
    """Whether it is their turn."""
    own: bool
    """The strip above the viewer's own hand."""


class NoteFace(NamedTuple):
    """Words on the table."""

    text: str
    style: str = "label"
    """``label``: a quiet line; ``loud``: on a yellow ground; ``tale``: some lines of mood."""
    align: str = "center"
    icon: str = ""
    """Before a label."""
    short: str = ""
    """A label where it has no room."""


def art_of(card: int) -> str:
    """Name the picture of a card."""
    return f"zombanimaux/cards/{number_of(card)}"


def mark_of(card: int) -> str:
    """Name the round mark of a card: what sort it is."""
    if MARSHMALLOW[card]:
        return "marshmallow"
    return "prankster" if CARDS[number_of(card)].prankster else "animal"


def animal(card: int) -> str:
    """Name the animal of a card."""
    return tr(f"zombanimaux.card.{CARDS[number_of(card)].animal}.name")


def card_face(
    card: int, *, small: bool = False, spent: bool = False, tilt: int = 0, corner: int = 0
) -> Any:
    """Describe a card; an unknown one lies face down."""
    if not card:
        return HiddenFace(tilt)
    return AnimalFace(card, "" if small else animal(card), spent, tilt, corner)


def paint_face(look: Look, face: Any, size: tuple[int, int]) -> pygame.Surface:
    """Give the picture of any face of this table."""
    key = ("zombanimaux", face, size, look.text_size, look.high_contrast)
    match face:
        case AnimalFace():
            return look.assets.painted(key, lambda: turned(_animal(look, face, size), face.tilt))
        case HiddenFace(tilt):
            back = BackFace("zombanimaux/back")
            if not tilt:
                return paint_back(look, back, size)
            return look.assets.painted(key, lambda: turned(paint_back(look, back, size), tilt))
        case PileFace(cards, 0):
            return paint_back(look, BackFace("zombanimaux/back", max(1, min(4, cards // 8))), size)
        case PileFace(_, card):
            return look.assets.painted(key, lambda: _animal(look, AnimalFace(card), size))
        case DieFace(number):
            name = FACES[number] if number >= 0 else "blank"
            return look.assets.picture(f"zombanimaux/die/{name}", size)
        case BrainFace():
            return look.assets.picture("zombanimaux/brain", size)
        case BrainsFace():
            return look.assets.painted(key, lambda: _brains(look, face, size))
        case PlateFace():
            return look.assets.painted(key, lambda: _plate(look, face, size))
    assert isinstance(face, NoteFace), face
    return look.assets.painted(key, lambda: _note(look, face, size))


def _animal(look: Look, face: AnimalFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw paper, picture, number, mark, and below the name or the number again."""
    room = shadow_room(look)
    w, h = size
    whole = pygame.Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
    rect = pygame.Rect(room, room, w, h)
    paint.shadow(whole, look, rect, radius=8, spread=4, drop=3, alpha=150)
    paint.panel(whole, look, rect, theme.BONE, radius=8)
    inset = max(2, round(w * 0.045))
    grow = min(1.25, look.text_size) if face.name else 1.0
    foot = max(look.px(14), round(h * 0.17 * grow))
    window = (w - 2 * inset, h - inset - foot)
    art = rounded_picture(look, art_of(face.card), window, max(2, round(w * 0.05)), ART_SHAPE)
    whole.blit(art, (room + inset, room + inset))
    low = pygame.Rect(room + 2, room + h - foot, w - 4, foot)
    words = face.name or str(number_of(face.card))
    _set_foot(look, whole, words, low)
    d = face.corner or max(look.px(18), round(w * 0.3 * grow))
    number = badge(look, str(number_of(face.card)), d, theme.NIGHT_TOP, rim=theme.BONE)
    whole.blit(number, (room + inset // 2, room + inset // 2))
    sort = mark_of(face.card)
    if sort != "animal":
        side = max(look.px(15), round(w * 0.28))
        mark = look.assets.picture(f"zombanimaux/mark/{sort}", (side, side))
        whole.blit(mark, mark.get_rect(topright=(room + w - inset // 2, room + inset // 2)))
    if face.spent:
        whole.fill(FADED, special_flags=pygame.BLEND_RGBA_MULT)
    return whole.convert_alpha()


def _set_foot(look: Look, whole: pygame.Surface, words: str, low: pygame.Rect) -> None:
    """Set the line below a picture, as large as it may be; plain where bold is too wide."""
    high, least = min(look.text_px(17), round(low.h * 0.8)), min(12, low.h)
    sizes = [(role, px) for role in (theme.BOLD, theme.BODY) for px in range(high, least - 1, -1)]
    sizes += [(theme.BODY, px) for px in range(least - 1, 4, -1)]
    for role, px in sizes:
        font = look.assets.font(role, px)
        if font.size(words)[0] <= low.w and font.get_linesize() <= low.h + 2:
            break
    label = look.assets.text(words, role, px, look.colour(theme.INK))
    whole.blit(label, label.get_rect(center=low.center))


def _brains(look: Look, face: BrainsFace, size: tuple[int, int]) -> pygame.Surface:
    """Draw the number, then as many brains, lost ones hollow; more than usual lie closer."""
    w, h = size
    whole = pygame.Surface(size, pygame.SRCALPHA)
    number = look.assets.text(str(face.left), theme.BOLD, round(h * 0.86), look.colour(theme.BONE))
    wide = look.assets.font(theme.BOLD, round(h * 0.86)).size("00")[0]
    whole.blit(number, number.get_rect(midright=(wide, h // 2)))
    left = wide + look.px(5)
    step = min(h + look.px(1), (w - left) / ROW)
    side = min(h, round(step))
    count = max(ROW, face.left)
    if count > ROW:
        step = min(step, (w - left - side) / (count - 1))
    for n in range(count):
        name = "brain" if n < face.left else "brain-lost"
        picture = look.assets.picture(f"zombanimaux/{name}", (side, side))
        whole.blit(picture, picture.get_rect(midleft=(round(left + n * step), h // 2)))
    return whole.convert_alpha()


def _plate(look: Look, face: PlateFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rect = whole.get_rect()
    if not face.own:
        paint_plate(whole, look, colours.NIGHT, active=face.active)
    pad = look.px(10)
    line = look.text_px(17) + look.px(6)
    top = pygame.Rect(0 if face.own else pad, 0 if face.own else look.px(6), rect.w - 2 * pad, line)
    if face.own:
        top.h = rect.h
    draw_sitter(whole, look, face.sitter, top, active=face.active)
    return whole.convert_alpha()


def _note(look: Look, face: NoteFace, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface(size, pygame.SRCALPHA)
    rect = whole.get_rect()
    if not face.text:
        return whole.convert_alpha()
    if face.style == "loud":
        fitted = fit_text(look, face.text, theme.SEMI, 17, (rect.w - look.px(24), rect.h), lines=1)
        high = min(rect.h, fitted.height + look.px(6))
        wide = look.assets.font(theme.SEMI, fitted.px).size("".join(fitted.lines))[0]
        ground = pygame.Rect(0, 0, wide + look.px(24), high)
        ground.center = rect.center
        paint.panel(whole, look, ground, theme.ACT, radius=high)
        draw_lines(whole, look, fitted, theme.SEMI, theme.INK, rect, align="center")
    elif face.style == "tale":
        head, _, tale = face.text.partition("\n")
        top = fit_text(look, head, theme.SEMI, 17, (rect.w, rect.h // 2), lines=2)
        draw_lines(whole, look, top, theme.SEMI, theme.BONE, rect, align="center", valign="top")
        low = pygame.Rect(0, top.height + look.px(2), rect.w, rect.h - top.height - look.px(2))
        fitted = fit_text(look, tale, theme.FLAVOUR, 15, low.size)
        draw_lines(
            whole, look, fitted, theme.FLAVOUR, theme.BONE, low, align="center", valign="top"
        )
    else:
        _label(look, whole, face)
    return whole.convert_alpha()


def _label(look: Look, whole: pygame.Surface, face: NoteFace) -> None:
    """Set a label in one line, with its icon; in short where the words have no room."""
    rect = whole.get_rect()
    side = min(rect.h, look.text_px(14) + look.px(2)) if face.icon else 0
    gap = look.px(4) if face.icon else 0
    room = (rect.w - side - gap, rect.h)
    fitted = fit_text(look, face.text, theme.SEMI, 14, room, lines=1)
    if face.short and not fitted.whole:
        fitted = fit_text(look, face.short, theme.SEMI, 14, room, lines=1)
    wide = look.assets.font(theme.SEMI, fitted.px).size("".join(fitted.lines))[0]
    x = rect.centerx - (wide + side + gap) // 2 if face.align == "center" else rect.x
    if face.icon:
        mark = look.assets.icon(face.icon, side, look.colour(theme.MUTED))
        whole.blit(mark, mark.get_rect(midleft=(x, rect.centery)))
    box = pygame.Rect(x + side + gap, rect.y, wide, rect.h)
    draw_lines(whole, look, fitted, theme.SEMI, theme.BONE, box)
