"""The graveyard by moonlight: what lies under the cards of Zomb'Animaux."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from zombiegames.ui.kit import paint, theme
from zombiegames.ui.kit.faces import covered

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look
    from zombiegames.ui.tables.zombanimaux.places import Places


def paint_ground(surface: pygame.Surface, look: Look, places: Places) -> None:
    """Draw night, earth, crypt and plot into the baked layer."""
    size = surface.get_size()
    surface.blit(covered(look, "zombanimaux/backdrop", size, 16 / 9), (0, 0))
    rect = places.earth.copy()
    earth = look.assets.picture("zombanimaux/horde-ground", rect.size)
    # The prompt stands below it on plain ground.
    seen = earth.get_bounding_rect(32).move(rect.topleft)
    rect.y -= max(0, seen.bottom - places.hint.top)
    surface.blit(earth, rect)
    side = round(places.reserve.h * 1.28)
    crypt = look.assets.picture("zombanimaux/reserve", (side, side))
    place = crypt.get_rect(midbottom=(places.reserve.centerx, places.reserve.bottom + side // 9))
    surface.blit(crypt, place)
    for one, other in pairwise(places.others):
        # The order of play, from left to right.
        left, right = places.plates[one], places.plates[other]
        side = right.x - left.right
        arrow = look.assets.icon("play-button", side, look.colour(theme.MUTED))
        surface.blit(arrow, arrow.get_rect(center=(left.right + side // 2, left.centery)))
    slot = places.discard
    paint.panel(surface, look, slot, theme.WELL, radius=7, alpha=110, border=theme.MUTED)
    mark = look.assets.icon("death-skull", slot.w // 2, look.colour(theme.QUIET))
    surface.blit(mark, mark.get_rect(center=slot.center))
    zone = places.zone("grave", places.bottom).rect
    wide = min(zone.w, round(zone.h * 2.5))
    plot = look.assets.picture("zombanimaux/graveyard", (wide, round(wide / 2.5)))
    surface.blit(plot, plot.get_rect(midbottom=(zone.centerx, zone.bottom + look.px(4))))
