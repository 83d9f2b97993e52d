"""The street of Zombiaki by night: what lies under and around cards and tokens."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiaki.actions import GRID
from zombiegames.games.zombiaki.cards import DECK_SIZE
from zombiegames.games.zombiaki.terms import HAND_SIZE
from zombiegames.ui import paint, theme
from zombiegames.ui.faces import rounded_picture
from zombiegames.ui.i18n import plural, tr
from zombiegames.ui.text import draw_lines, fit_text

if TYPE_CHECKING:
    from zombiegames.games.zombiaki.rules import Street
    from zombiegames.ui.tables.zombiaki_places import Places
    from zombiegames.ui.theme import Look

SIDE_TEXT = (theme.ZOMBIE_TEXT, theme.HUMAN_TEXT)
"""By seat: words about it on night."""

DECOR = (
    ("manhole", 7, 0.62, 0.58, 0.5),
    ("crack-1", 1, 0.4, 0.55, 0.62),
    ("crack-2", 13, 0.55, 0.5, 0.62),
    ("spots-1", 3, 0.5, 0.5, 0.8),
    ("spots-1", 10, 0.45, 0.6, 0.7),
)
"""Picture, square, centre in shares of the square, size in shares of its height."""


def paint_ground(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Draw cemetery, road, barricade and empty piles into the baked layer."""
    for rect, name in ((places.cemetery, "cemetery"), (places.barricade, "barricade")):
        paint.shadow(surface, look, rect, radius=10, spread=6, drop=3, alpha=130)
        art = rounded_picture(look, f"zombiaki/{name}", rect.size, look.px(10), 0.5)
        surface.blit(art, rect)
    _road(surface, look, places)
    for (sort, _), rect in places.piles.items():
        if sort == "pile":
            paint.panel(surface, look, rect, theme.WELL, radius=6, alpha=130, border=theme.QUIET)
            skull = look.assets.icon("death-skull", rect.w // 2, look.colour(theme.QUIET))
            surface.blit(skull, skull.get_rect(center=rect.center))


def _road(surface: pygame.Surface, look: Look, places: Places) -> None:
    road = places.road
    paint.shadow(surface, look, road, radius=12, spread=8, drop=4, alpha=170)
    layer = pygame.Surface(road.size, pygame.SRCALPHA)
    tile = look.assets.picture("zombiaki/street", (look.px(300), look.px(300)))
    for x in range(0, road.w, tile.get_width()):
        for y in range(0, road.h, tile.get_height()):
            layer.blit(tile, (x, y))
    kerb_high = look.px(12)
    kerb = look.assets.picture("zombiaki/kerb", (kerb_high * 16, kerb_high))
    for x in range(0, road.w, kerb.get_width()):
        layer.blit(kerb, (x, 0))
        layer.blit(pygame.transform.flip(kerb, False, True), (x, road.h - kerb_high))
    for name, square, x, y, size in DECOR:
        rect = places.squares[square].move(-road.x, -road.y)
        side = round(rect.h * size)
        picture = look.assets.picture(f"zombiaki/{name}", (side, side))
        at = (round(rect.x + x * rect.w), round(rect.y + y * rect.h))
        layer.blit(picture, picture.get_rect(center=at))
    for lane in range(GRID.lanes - 1):
        _lane_line(layer, look, places, lane)
    mask = paint.rounded(road.size, look.px(12), (255, 255, 255))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(layer, road)
    for square in GRID.squares:
        _square(surface, look, places.squares[square], GRID.names[square])


def _lane_line(layer: pygame.Surface, look: Look, places: Places, lane: int) -> None:
    above = places.squares[GRID.square(lane, 0)]
    below = places.squares[GRID.square(lane + 1, 0)]
    y = (above.bottom + below.top) // 2 - places.road.y
    high = max(2, look.px(3))
    dash, gap = look.px(30), look.px(20)
    for x in range(look.px(8), places.road.w - look.px(8), dash + gap):
        rect = pygame.Rect(x, y - high // 2, dash, high)
        pygame.draw.rect(layer, (178, 152, 92, 235), rect, border_radius=high // 2)


def _square(surface: pygame.Surface, look: Look, rect: pygame.Rect, name: str) -> None:
    paint.panel(
        surface, look, rect, theme.NIGHT_BOTTOM, radius=8, alpha=90, border=theme.PANEL_EDGE
    )
    label = look.text(name, theme.SEMI, 14, theme.MUTED)
    surface.blit(label, (rect.x + look.px(6), rect.y + look.px(3)))


def draw_barred(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """Draw red stripes over squares that a barrier bars, and frost over a frozen street."""
    clip = surface.get_clip()
    for square in GRID.squares:
        rect = places.squares[square]
        if not rect.colliderect(clip):
            continue
        if view.barred >> square & 1:
            surface.blit(_stripes(look, rect.size), rect)
        if view.frozen:
            key = ("frost", rect.size)
            frost = look.assets.painted(
                key, lambda r=rect: paint.rounded(r.size, look.px(8), (150, 200, 240), alpha=46)
            )
            surface.blit(frost, rect)


def _stripes(look: Look, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        tile = pygame.Surface(size, pygame.SRCALPHA)
        step = look.px(22)
        for x in range(-size[1], size[0], step):
            ends = [(x, size[1]), (x + size[1], 0), (x + size[1] + step // 3, 0)]
            pygame.draw.polygon(tile, (*theme.HURT, 70), [*ends, (x + step // 3, size[1])])
        mask = paint.rounded(size, look.px(8), (255, 255, 255))
        tile.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return tile.convert_alpha()

    return look.assets.painted(("stripes", size), make)


# -- the way to dawn -------------------------------------------------------------------


def dawn_span(view: Street) -> tuple[int, int]:
    """Count the zombie draws until Dawn, the one that finds it included: fewest and most.

    Every draw takes at least one card (one of four is always discarded) and at most four.
    """
    deck = len(view.decks[0])
    hand = len(view.hands[0])
    before_draw = view.seat == 0 and view.phase < 1
    if before_draw:
        kept_most = kept_least = hand
    else:
        kept_least = 0
        kept_most = min(HAND_SIZE - 1, hand - (view.seat == 0 and view.phase == 2))
    fast, slow = HAND_SIZE - kept_least, HAND_SIZE - max(0, kept_most)
    fewest = 1 + -(-max(0, deck - fast) // HAND_SIZE)
    most = 1 + max(0, deck - slow)
    return fewest, most


def draw_dawn(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """Draw the strip of night with the moon on its way to the sun, and how long it takes."""
    rect = places.dawn
    if not rect.colliderect(surface.get_clip()):
        return
    words = _dawn_words(view)
    label = fit_text(look, words, theme.SEMI, 15, (rect.w, rect.h // 2), lines=2)
    strip_high = min(rect.h - label.height - look.px(6), round(rect.w / 4.2))
    strip = pygame.Rect(rect.x, rect.y, rect.w, strip_high)
    sky = rounded_picture(look, "zombiaki/sky", strip.size, look.px(8), 10.0)
    surface.blit(sky, strip)
    share = 1 - len(view.decks[0]) / DECK_SIZE
    disc = round(strip.h * 0.6)
    sun = look.assets.picture("zombiaki/sun", (disc, disc))
    surface.blit(sun, sun.get_rect(midright=(strip.right - look.px(6), strip.centery)))
    left, right = strip.x + disc // 2 + look.px(6), strip.right - disc - look.px(10)
    x = round(left + (right - left) * share)
    y = strip.y + round(strip.h * (0.68 - 0.3 * math.sin(math.pi * min(1.0, share))))
    path = pygame.Rect(left, strip.bottom - look.px(7), right - left, look.px(3))
    paint.panel(surface, look, path, theme.QUIET, radius=2)
    gone = pygame.Rect(path.x, path.y, max(1, x - left), path.h)
    paint.panel(surface, look, gone, theme.MUTED, radius=2)
    moon = look.assets.picture("zombiaki/moon", (disc, disc))
    surface.blit(moon, moon.get_rect(center=(x, y)))
    box = pygame.Rect(rect.x, strip.bottom + look.px(4), rect.w, label.height)
    draw_lines(surface, look, label, theme.SEMI, theme.BONE, box, align="center", valign="top")


def _dawn_words(view: Street) -> str:
    fewest, most = dawn_span(view)
    if not view.decks[0]:
        return tr("zombiaki.card.dawn.name")
    if fewest == most:
        return plural("zombiaki.label.dawn.exact", most)
    return plural("zombiaki.label.dawn", most, fewest=fewest, most=most)


# -- labels ----------------------------------------------------------------------------


def draw_labels(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """Say below each pile what it is and how many cards it holds."""
    clip = surface.get_clip()
    for (sort, seat), rect in places.piles.items():
        box = pygame.Rect(0, rect.bottom + look.px(2), rect.w + look.px(8), places.label)
        box.centerx = rect.centerx
        if not box.colliderect(clip):
            continue
        if sort == "deck":
            words, count = tr("zombiaki.label.deck"), len(view.decks[seat])
        else:
            words, count = tr("zombiaki.label.discards"), len(view.discards[seat])
        text = fit_text(look, f"{words} {count}", theme.SEMI, 14, box.size, lines=1)
        if not text.whole:
            text = fit_text(look, str(count), theme.SEMI, 14, box.size, lines=1)
        ink = SIDE_TEXT[seat]
        draw_lines(surface, look, text, theme.SEMI, ink, box, align="center")


def draw_plate(
    surface: pygame.Surface, look: Look, places: Places, seat: int, side: str, name: str
) -> None:
    """Say whose hand lies on top."""
    rect = places.plate
    if rect.w < look.px(60) or not rect.colliderect(surface.get_clip()):
        return
    icon = look.icon("shambling-zombie" if seat == 0 else "person", 34, SIDE_TEXT[seat])
    texts = [fit_text(look, side, theme.SEMI, 17, (rect.w, look.text_px(24)), lines=1)]
    if name:
        texts.append(fit_text(look, name, theme.BODY, 15, (rect.w, look.text_px(22)), lines=1))
    high = icon.get_height() + sum(text.height for text in texts)
    y = rect.y + max(0, (rect.h - high) // 2)
    surface.blit(icon, icon.get_rect(midtop=(rect.centerx, y)))
    y += icon.get_height()
    for text, ink, role in zip(
        texts, (SIDE_TEXT[seat], theme.BONE), (theme.SEMI, theme.BODY), strict=False
    ):
        box = pygame.Rect(rect.x, y, rect.w, text.height)
        draw_lines(surface, look, text, role, ink, box, align="center", valign="top")
        y += text.height


# -- light -----------------------------------------------------------------------------


def lamp_rects(places: Places) -> list[pygame.Rect]:
    """Where the light of the two lamps falls."""
    high = round(places.road.h * 0.62)
    rects = []
    for square in (1, 3):
        rect = pygame.Rect(0, 0, round(high * 1.1), high)
        rect.midtop = places.squares[square].centerx, places.road.y
        rects.append(rect)
    return rects


def _trembling(time: float) -> bool:
    """Whether the second lamp is dim just now."""
    beat = time % 7.3
    return 5.2 < beat < 5.3 or 5.42 < beat < 5.6


def draw_lights(surface: pygame.Surface, look: Look, places: Places, time: float) -> None:
    """Let the lamps shine on the street; one of them trembles now and then."""
    clip = surface.get_clip()
    for n, rect in enumerate(lamp_rects(places)):
        if not rect.colliderect(clip):
            continue
        glow = look.assets.picture("zombiaki/lamp-glow", rect.size)
        dim = n == 1 and _trembling(time) and not look.reduced_motion
        glow.set_alpha(60 if dim else 150)
        surface.blit(glow, rect)
        glow.set_alpha(255)


def flickering(places: Places, time: float) -> list[pygame.Rect]:
    """List what the trembling lamp has changed since a moment ago."""
    if _trembling(time) != _trembling(time - 0.09):
        return [lamp_rects(places)[1]]
    return []
