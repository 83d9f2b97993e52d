"""What is drawn round and over the map of Zombies!!! 4: night, names, ghosts, ways, counts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

import pygame

from zombiegames.games.zombies4.actions import PutBullet, PutDog, PutHeart
from zombiegames.games.zombies4.tiles import BRIDGE, TILES
from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import badge, covered, pill
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.tables.zombies4.faces import DogFace, TileFace, TokenFace, paint_face, tile_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.action import Action
    from zombiegames.games.zombies4.state import Woods
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.tables.zombies4.places import Places

PALE = 120
"""How strong a name is that something lies under."""

Name: TypeAlias = tuple[pygame.Surface, pygame.Rect, bool]
"""The label of a building or location, where it lies, and whether it is pale."""


def paint_ground(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Draw the forest that the map lies in (baked once)."""
    window = places.window
    surface.blit(covered(look, "zombies4/backdrop", window.size, 16 / 9), window)


def draw_frame(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Draw the edge of the map, over whatever it shows there, and the ground of its tools."""
    window = places.window
    column = places.tools[0].unionall(places.tools[1:]).inflate(look.px(8), look.px(8))
    paint.panel(surface, look, column, theme.NIGHT_TOP, radius=9, alpha=170)
    edge, wide = look.colour(theme.PANEL_EDGE), max(1, look.px(2))
    pygame.draw.rect(surface, edge, window, wide)


def draw_labels(surface: pygame.Surface, look: Look, places: Places, view: Woods) -> None:
    """Write below the piles what they are and how many."""
    piles = {"stack": view.stack, "deck": view.deck, "discards": view.discards}
    for name, cards in piles.items():
        if not cards:
            rect = places.piles[name]
            paint.panel(
                surface, look, rect, theme.WELL, radius=6, alpha=110, border=theme.PANEL_EDGE
            )
    counts = {name: len(cards) for name, cards in piles.items()}
    for label, place in pile_labels(look, places, counts):
        surface.blit(label, place)
    if view.fronts[places.seat] and places.headed:
        label = look.text(tr("zombies4.label.in_play"), theme.SEMI, 14, theme.MUTED)
        surface.blit(label, label.get_rect(bottomleft=(places.front.x, places.front.y)))


def pile_labels(
    look: Look, places: Places, counts: dict[str, int]
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """Place the labels of the piles; as many from the left keep their word as find room."""
    row: list[tuple[pygame.Surface, pygame.Rect]] = []
    for worded in range(len(counts), -1, -1):
        row = []
        for at, (name, count) in enumerate(counts.items()):
            words = f"{tr(f'zombies4.label.{name}')} {count}" if at < worded else str(count)
            label = look.text(words, theme.BODY, 14, theme.MUTED)
            rect = places.piles[name]
            place = label.get_rect(midtop=(rect.centerx, rect.bottom + look.px(2)))
            place.left = max(place.left, places.hand.right)
            row.append((label, place))
        if all(one.right + look.text_px(8) <= other.left for (_, one), (_, other) in pairwise(row)):
            break
    return row


def draw_names(surface: pygame.Surface, names: Sequence[Name]) -> None:
    """Write the names of buildings and locations."""
    for label, place, pale in names:
        label.set_alpha(PALE if pale else 255)
        surface.blit(label, place)
        label.set_alpha(255)


def names_of(look: Look, places: Places, view: Woods) -> list[Name]:
    """Place the names: beside a tile where no tile lies, else on squares that hold nothing; pale
    where neither can be.
    """
    camera, land = places.camera, view.land
    held = [
        camera.square(land, square)
        for tile, _ in land.tiles()
        for square in range(9 * (tile - 1), 9 * tile)
        if view.dogs[square] or view.tokens[square] or square in view.at
    ]
    free_places = land.frontier if view.drawn > 0 else ()
    tiles = [camera.tile(x, y) for x, y in (*land.lies, *free_places)]
    found: list[Name] = []
    for tile, (x, y, _) in land.tiles():
        rect = camera.tile(x, y)
        if TILES[tile].kind == "forest" or tile == BRIDGE or not rect.colliderect(places.window):
            continue
        label = pill(look, tile_name(tile), 14, theme.BONE, theme.NIGHT_TOP, pad=6)
        others = [place for _, place, _ in found]
        spots = _name_spots(label.get_rect(), rect)
        free = [s for s in spots if s.collidelist(others) < 0 and camera.clear.contains(s)]
        weights = [
            4 * sum(area(spot.clip(thing)) for thing in held)
            + sum(area(spot.clip(other)) for other in tiles if other != rect)
            for spot in free
        ]
        place = free[weights.index(min(weights))] if free else spots[0]
        if not free and camera.clear.colliderect(rect):
            place = spots[0].clamp(camera.clear)
        pale = any(area(place.clip(thing)) for thing in held)
        found.append((label, place, pale))
    return found


def _name_spots(label: pygame.Rect, tile: pygame.Rect) -> list[pygame.Rect]:
    """List where a name could be written, the best first: above, below, on a row, beside."""
    third = tile.h // 3
    middles = [
        (tile.centerx, tile.top - label.h // 2),
        (tile.centerx, tile.bottom + label.h // 2),
        *((tile.centerx, tile.top + third // 2 + n * third) for n in (0, 2, 1)),
        (tile.left - label.w // 2, tile.centery),
        (tile.right + label.w // 2, tile.centery),
    ]
    spots = []
    for middle in middles:
        spot = label.copy()
        spot.center = middle
        spots.append(spot)
    return spots


def area(rect: pygame.Rect) -> int:
    """Count the pixels of a rectangle."""
    return rect.w * rect.h


def draw_ghost(
    surface: pygame.Surface, look: Look, places: Places, view: Woods, at: Sequence[int]
) -> None:
    """Show the new tile where it would lie."""
    x, y, turn = at
    rect = places.camera.tile(x, y)
    picture = paint_face(look, TileFace(view.drawn, turn, ghost=True), rect.size)
    picture.set_alpha(225)
    surface.blit(picture, rect)
    picture.set_alpha(255)


def draw_way(
    surface: pygame.Surface, look: Look, places: Places, view: Woods, squares: Sequence[int]
) -> None:
    """Draw footprints along a way."""
    camera = places.camera
    for n, square in enumerate(squares, 1):
        rect = camera.square(view.land, square)
        size = max(look.px(16), round(rect.w * 0.42))
        dot = badge(look, str(n), size, theme.ACT, ink=theme.INK, rim=theme.INK)
        surface.blit(dot, dot.get_rect(center=rect.center))


def draw_runs(
    surface: pygame.Surface, look: Look, places: Places, view: Woods,
    runs: Sequence[tuple[int, int]],
) -> None:  # fmt: skip
    """Draw an arrow for each dog that would run."""
    camera = places.camera
    act = look.colour(theme.ACT)
    for origin, to in runs:
        start = pygame.Vector2(camera.square(view.land, origin).center)
        end = pygame.Vector2(camera.square(view.land, to).center)
        way = end - start
        if way.length() < 1:
            continue
        way = way.normalize()
        aside = pygame.Vector2(-way.y, way.x)
        head = camera.cell * 0.34
        width = max(3, look.px(4))
        tip = end - way * camera.cell * 0.05
        for ink, extra in ((theme.INK, 4), (act, 0)):
            pygame.draw.line(surface, ink, start, tip - way * head * 0.7, width + extra)
            grow = 1 + extra * 0.06
            corners = [tip + way * extra * 0.6, tip - way * head * grow + aside * head * 0.6 * grow,
                       tip - way * head * grow - aside * head * 0.6 * grow]  # fmt: skip
            pygame.draw.polygon(surface, ink, corners)


def draw_puts(
    surface: pygame.Surface, look: Look, places: Places, view: Woods, proposal: Sequence[Action]
) -> None:
    """Show pale what would be put where."""
    camera = places.camera
    dogs: Counter[int] = Counter()
    for action in proposal:
        if isinstance(action, PutDog):
            dogs[action.square] += 1
        elif isinstance(action, (PutHeart, PutBullet)):
            name = "heart" if isinstance(action, PutHeart) else "bullet"
            rect = camera.square(view.land, action.square)
            side = round(rect.w * 0.6)
            _pale(surface, paint_face(look, TokenFace(name), (side, side)), rect.center)
    for square, count in dogs.items():
        rect = camera.square(view.land, square)
        side = round(rect.w * 0.7)
        _pale(surface, paint_face(look, DogFace(1 + square % 3), (side, side)), rect.center)
        if count > 1:
            mark = badge(look, str(count), max(look.px(16), side // 2), theme.ACT, ink=theme.INK)
            surface.blit(mark, mark.get_rect(center=(rect.right - side // 3, rect.y + side // 3)))


def _pale(surface: pygame.Surface, picture: pygame.Surface, centre: tuple[int, int]) -> None:
    picture.set_alpha(170)
    surface.blit(picture, picture.get_rect(center=centre))
    picture.set_alpha(255)


def draw_mark(
    surface: pygame.Surface, look: Look, places: Places, view: Woods, square: int
) -> None:
    """Ring the dog that was picked."""
    rect = places.camera.square(view.land, square)
    pygame.draw.circle(
        surface, look.colour(theme.ACT), rect.center, round(rect.w * 0.48), max(2, look.px(3))
    )


def draw_tray(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Darken the map behind cards laid out to be chosen from."""
    shade = pygame.Surface(places.window.size, pygame.SRCALPHA)
    shade.fill((*look.colour(theme.NIGHT_TOP), 200))
    surface.blit(shade, places.window)
