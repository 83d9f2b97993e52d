"""The street of Zombiaki by night: what lies under and around cards and tokens."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from zombiegames.games.zombiaki.advice import countdown
from zombiegames.games.zombiaki.board import GRID
from zombiegames.games.zombiaki.cards import BARRIER, DECK_SIZE, KIND_OF
from zombiegames.ui.kit import faces, paint, theme
from zombiegames.ui.kit.faces import rounded_picture
from zombiegames.ui.kit.i18n import plural, tr
from zombiegames.ui.kit.text import draw_lines, fit_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from zombiegames.games.zombiaki.state import Street
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.tables.zombiaki.places import Places

_fit = lru_cache(maxsize=256)(fit_text)
"""Words are set once for a look, not with every picture."""

SIDE_TEXT = (theme.ZOMBIE_TEXT, theme.HUMAN_TEXT)
"""By seat: words about it on night."""

FROST: theme.Colour = (150, 200, 240)
"""Over the squares of a frozen street."""

FOG_PACE = 8
"""Steps a second of the drifting fog."""

LAMP_HEIGHT = 0.98
"""Of a lamp, in heights of the road."""

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
        art = rounded_picture(look, f"zombiaki/{name}", rect.size, look.px(10), 0.4)
        surface.blit(art, rect)
    _road(surface, look, places)
    for (sort, _), rect in places.piles.items():
        paint.panel(surface, look, rect, theme.WELL, radius=6, alpha=130, border=theme.QUIET)
        if sort == "pile":
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
    for name, square, across, down, size in DECOR:
        rect = places.squares[square].move(-road.x, -road.y)
        side = round(rect.h * size)
        picture = look.assets.picture(f"zombiaki/{name}", (side, side))
        at = (round(rect.x + across * rect.w), round(rect.y + down * rect.h))
        layer.blit(picture, picture.get_rect(center=at))
    for lane in range(GRID.lanes - 1):
        _lane_line(layer, look, places, lane)
    mask = paint.rounded(road.size, look.px(12), (255, 255, 255))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(layer, road)
    _lamps(surface, look, places)
    for square in GRID.squares:
        _square(surface, look, places.squares[square], GRID.names[square])


def _lamps(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Draw a lamp at each end of the road, leaning over it."""
    for n, head in enumerate(places.lamps):
        high = round(places.road.h * LAMP_HEIGHT)
        lamp = look.assets.picture("zombiaki/lamp", (high // 2, high))
        if n == 0:
            lamp = pygame.transform.flip(lamp, True, False)
        x = head[0] - round(lamp.get_width() * (0.55 if n == 0 else 0.45))
        surface.blit(lamp, (x, places.road.bottom - look.px(4) - high))


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
    px = min(look.text_px(14), max(12, round(rect.h * 0.2)))
    label = look.assets.text(name, theme.SEMI, px, look.colour(theme.MUTED))
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
            paint.panel(surface, look, rect, FROST, radius=8, alpha=46)


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


def draw_dawn(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """Draw the strip of night with the moon on its way to the sun, and how long it takes."""
    rect = places.dawn
    if not rect.colliderect(surface.get_clip()):
        return
    words = dawn_words(view)
    strip = places.sky
    label = _fit(look, words, theme.SEMI, 15, (rect.w, places.label + look.px(4)), lines=1)
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


def dawn_words(view: Street) -> str:
    """Say how far Dawn is: in turns of the zombies where that is sure, else in cards."""
    if not view.decks[0]:
        return tr("zombiaki.card.dawn.name")
    left = countdown(view)
    if left.fewest == left.most:
        return plural("zombiaki.label.dawn.exact", left.most)
    return plural("zombiaki.label.dawn", left.cards)


def dawn_tip(view: Street) -> str:
    """Explain the way to Dawn, with the fewest and the most draws it can take."""
    if not view.decks[0]:
        return ""
    left = countdown(view)
    return tr("zombiaki.label.dawn.tip", cards=left.cards, fewest=left.fewest, most=left.most)


# -- labels ----------------------------------------------------------------------------


def draw_labels(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """Say below each pile what it is and how many cards it holds."""
    clip = surface.get_clip()
    for (sort, seat), rect in places.piles.items():
        gap = places.pile_gap if seat == places.bottom else places.pile_gap + look.px(12)
        box = pygame.Rect(0, rect.bottom + look.px(2), rect.w + gap, places.label)
        if seat == places.bottom:
            # What glows in the hand is larger than its card.
            clear = places.hand_rect(seat, 0).x - look.px(8)
            box.w = min(box.w, 2 * (clear - rect.centerx))
        box.centerx = rect.centerx
        if not box.colliderect(clip):
            continue
        if sort == "deck":
            words, count = tr("zombiaki.label.deck"), len(view.decks[seat])
        else:
            words, count = tr("zombiaki.label.discards"), len(view.discards[seat])
        text = _fit(look, f"{words} {count}", theme.SEMI, 14, box.size, lines=1)
        if not text.whole:
            text = _fit(look, str(count), theme.SEMI, 14, box.size, lines=1)
        ink = SIDE_TEXT[seat]
        draw_lines(surface, look, text, theme.SEMI, ink, box, align="center")


def draw_plate(
    surface: pygame.Surface, look: Look, places: Places, seat: int, side: str, name: str
) -> None:
    """Say above its piles whose hand lies there."""
    rect = places.plates[seat]
    if not rect.colliderect(surface.get_clip()):
        return
    icon = look.icon("shambling-zombie" if seat == 0 else "person", 22, SIDE_TEXT[seat])
    surface.blit(icon, icon.get_rect(midleft=rect.midleft))
    box = rect.copy()
    box.left += icon.get_width() + look.px(5)
    box.w -= icon.get_width() + look.px(5)
    for words in ((f"{side} · {name}",) if name else ()) + (side,):
        text = _fit(look, words, theme.SEMI, 16, box.size, lines=1)
        if text.whole:
            break
    draw_lines(surface, look, text, theme.SEMI, SIDE_TEXT[seat], box)


# -- timed effects ---------------------------------------------------------------------


def effects(view: Street) -> list[tuple[str, str]]:
    """List what ends by itself: icon, and in words what it is and when it ends."""
    found: list[tuple[str, str]] = []

    def add(icon: str, kind: str, where: str, when: str) -> None:
        name = tr(f"zombiaki.card.{kind}.name")
        found.append((icon, f"{name} {where} · {when}" if where else f"{name} · {when}"))

    soon = tr("zombiaki.label.until.turn")
    if view.frozen:
        # ZK-54: the sheet's lasts past the human turn it is played in.
        end = tr(f"zombiaki.label.until.{'next' if view.frozen > 1 else 'end'}")
        add("frozen-block", "freeze", "", soon if view.house.freeze else end)
    if view.terror:
        end = tr("zombiaki.label.until.end")
        add("terror", "terror", "", end)
    if view.fire >= 0:
        add("flame", "napalm", GRID.names[view.fire], soon)
    if view.net > 0:
        add("fishing-net", "net", "", soon)
    for square in GRID.squares:
        obstacle = view.obstacles[square]
        if obstacle > 0 and KIND_OF[obstacle] == BARRIER:
            add("barrier", "barrier", GRID.names[square], soon)
    return found


def draw_effects(surface: pygame.Surface, look: Look, places: Places, view: Street) -> None:
    """List timed effects below the way to dawn; what has no room is counted."""
    area = places.effects
    if not area.colliderect(surface.get_clip()):
        return
    high = look.text_px(14) + look.px(7)
    room = max(1, area.h // (high + look.px(3)))
    rows = effects(view)
    shown = rows if len(rows) <= room else rows[: room - 1]
    y = area.y
    for icon, words in shown:
        _draw_row(surface, look, pygame.Rect(area.x, y, area.w, high), icon, words)
        y += high + look.px(3)
    if len(shown) < len(rows):
        rest = ", ".join(words.split(" · ")[0] for _, words in rows[len(shown) :])
        _draw_row(surface, look, pygame.Rect(area.x, y, area.w, high), "sands-of-time", rest)


def _draw_row(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, icon: str, words: str
) -> None:
    paint.panel(surface, look, rect, theme.WELL, radius=rect.h, alpha=200)
    picture = look.assets.icon(icon, rect.h - look.px(6), look.colour(theme.BONE))
    surface.blit(picture, picture.get_rect(midleft=(rect.x + look.px(6), rect.centery)))
    box = pygame.Rect(rect.x + rect.h + look.px(2), rect.y, rect.w - rect.h - look.px(8), rect.h)
    text = _fit(look, words, theme.BODY, 14, box.size, lines=1)
    draw_lines(surface, look, text, theme.BODY, theme.BONE, box)


# -- choices under way ------------------------------------------------------------------


def draw_counts(
    surface: pygame.Surface, look: Look, places: Places, points: Mapping[int, int], icon: str
) -> None:
    """Say on squares how many points are meant for them."""
    for square, count in points.items():
        rect = places.squares[square]
        sign = faces.pill(look, f"× {count}", 16, theme.WHITE, theme.HURT, pad=9)
        place = sign.get_rect(topright=(rect.right - look.px(4), rect.top + look.px(4)))
        surface.blit(sign, place)
        mark = look.icon(icon, 20, theme.ACT)
        surface.blit(mark, mark.get_rect(midright=(place.left - look.px(1), place.centery)))


def draw_burned(
    surface: pygame.Surface, look: Look, places: Places, squares: Iterable[int]
) -> None:
    """Draw a large flame over squares where petrol has burned."""
    for square in squares:
        rect = places.squares[square]
        mark = look.icon("flame", 46, theme.HURT_TEXT)
        mark.set_alpha(215)
        surface.blit(mark, mark.get_rect(center=rect.center))
        mark.set_alpha(255)


def draw_aim(surface: pygame.Surface, look: Look, places: Places, square: int) -> None:
    """Draw a crosshair that is seen on any ground over what a shot aims at."""
    rect = places.squares[square]
    units = min(rect.size) * 0.94 / look.scale
    dark = look.icon("crosshair", units, theme.INK)
    step = max(1, look.px(2))
    for dx, dy in ((-step, 0), (step, 0), (0, -step), (0, step), (0, 0)):
        mark = dark if (dx, dy) != (0, 0) else look.icon("crosshair", units, theme.HURT_TEXT)
        surface.blit(mark, mark.get_rect(center=(rect.centerx + dx, rect.centery + dy)))


# -- light -----------------------------------------------------------------------------


def lamp_rects(places: Places) -> list[pygame.Rect]:
    """Where the light of the two lamps falls."""
    wide, high = round(places.road.h * 1.05), round(places.road.h * 0.8)
    rects = []
    for x, y in places.lamps:
        rect = pygame.Rect(0, 0, wide, high)
        rect.midtop = x, y
        rects.append(rect.clip(places.road))
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
        dim = n == 1 and _trembling(time) and not look.reduced_motion
        surface.blit(_glow(look, places, n, 70 if dim else 170), rect)


def _glow(look: Look, places: Places, n: int, strength: int) -> pygame.Surface:
    """Give the light of a lamp at some strength, cut to the road."""
    rect = lamp_rects(places)[n]
    wide, high = round(places.road.h * 1.05), round(places.road.h * 0.8)

    def make() -> pygame.Surface:
        x, y = places.lamps[n]
        light = look.assets.picture("zombiaki/lamp-glow", (wide, high)).copy()
        light.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        cut = pygame.Surface(rect.size, pygame.SRCALPHA)
        cut.blit(light, (x - wide // 2 - rect.x, y - rect.y))
        return cut.convert_alpha()

    return look.assets.painted(("lamp", rect.size, rect.topleft, n, strength), make)


def flickering(places: Places, time: float, before: float) -> list[pygame.Rect]:
    """List what fog and the trembling lamp have changed since ``before``."""
    found = []
    if _fog_step(time) != _fog_step(before):
        found.append(fog_rect(places))
    if _trembling(time) != _trembling(before):
        found.append(lamp_rects(places)[1])
    return found


# -- fog -------------------------------------------------------------------------------


def fog_rect(places: Places) -> pygame.Rect:
    """Where fog creeps out of the cemetery."""
    high = round(places.road.h * 0.46)
    right = places.squares[1].centerx
    rect = pygame.Rect(places.cemetery.x, 0, right - places.cemetery.x, high)
    rect.bottom = places.road.bottom - places.gap
    return rect


def _fog_step(time: float) -> int:
    return int(time * FOG_PACE)


def draw_fog(surface: pygame.Surface, look: Look, places: Places, time: float) -> None:
    """Draw the fog where it has drifted by now; still under reduced motion."""
    rect = fog_rect(places)
    if not rect.colliderect(surface.get_clip()):
        return
    wide = rect.w * 2
    fog = look.assets.picture("menu/fog", (wide, max(rect.h, wide // 4)))
    tile = look.assets.painted(
        ("fog tile", rect.size), lambda: pygame.Surface(rect.size, pygame.SRCALPHA)
    )
    step = 0 if look.reduced_motion else _fog_step(time)
    x = -(step * max(1, look.px(1.0)) % wide)
    tile.fill((0, 0, 0, 0))
    y = (rect.h - fog.get_height()) // 2
    tile.blit(fog, (x, y))
    tile.blit(fog, (x + wide, y))
    tile.blit(_fog_mask(look, rect.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        surface.blit(tile, rect)


def _fog_mask(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Give what is left of the fog at each point: less to the right, above and below."""

    def make() -> pygame.Surface:
        small = pygame.Surface((32, 16), pygame.SRCALPHA)
        for x in range(32):
            for y in range(16):
                across = min(1.0, x / 2) * (1 - x / 31) ** 0.6
                share = across * math.sin(math.pi * (y + 0.5) / 16)
                small.set_at((x, y), (255, 255, 255, round(255 * share)))
        return pygame.transform.smoothscale(small, size)

    return look.assets.painted(("fog mask", size), make)
