"""How discs, pawns, supplies and cells of Zombiegeddon are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from zombiegames.ui.kit import theme
from zombiegames.ui.kit.faces import badge

if TYPE_CHECKING:
    from zombiegames.ui.kit.look import Look

ART = "zombiegeddon"


class DiscFace(NamedTuple):
    """A disc."""

    name: str
    """As in ``discs.KINDS``."""
    value: int
    """Printed number of enemies and food, else 0."""
    white: bool
    """Of the second half."""


class PawnFace(NamedTuple):
    """A pawn."""

    colour: str


class CrateFace(NamedTuple):
    """A supply token."""

    colour: str


def disc_art(name: str, white: bool) -> str:
    """Name the picture of a kind of disc."""
    if name.startswith("enemy"):
        name = "enemy-white" if white else "enemy-red"
    return f"{ART}/discs/{name}"


def paint_face(look: Look, face: Any, size: tuple[int, int]) -> pygame.Surface:
    """Give the picture of a face."""
    if isinstance(face, DiscFace):
        return _disc(look, face, size[0])
    if isinstance(face, PawnFace):
        return _pawn(look, face, size)
    assert isinstance(face, CrateFace), face
    return look.assets.picture(f"{ART}/supply/{face.colour}", size)


def _disc(look: Look, face: DiscFace, side: int) -> pygame.Surface:
    """A disc on its shadow, with its number if it has one."""

    def make() -> pygame.Surface:
        room = look.px(4)
        whole = pygame.Surface((side + 2 * room, side + 2 * room), pygame.SRCALPHA)
        disc = look.assets.picture(disc_art(face.name, face.white), (side, side))
        shade = disc.copy()
        shade.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(shade, (room, room + max(1, look.px(2))))
        whole.blit(disc, (room, room))
        if face.value:
            plate = max(round(side * 0.42), look.px(14))
            number = badge(look, str(face.value), plate, theme.BONE, ink=theme.INK, rim=theme.INK)
            corner = (room + side - plate // 2 + room // 2, room + side - plate // 2)
            whole.blit(number, number.get_rect(center=(corner[0] - plate // 8, corner[1])))
        return whole.convert_alpha()

    return look.assets.painted(("zg disc", face, side, look.high_contrast), make)


def _pawn(look: Look, face: PawnFace, size: tuple[int, int]) -> pygame.Surface:
    """A pawn over a soft shadow at its feet."""

    def make() -> pygame.Surface:
        room = look.px(4)
        whole = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
        feet = pygame.Rect(0, 0, round(size[0] * 0.86), max(3, round(size[1] * 0.16)))
        feet.midbottom = whole.get_width() // 2, room + size[1] + max(1, look.px(1))
        soft = pygame.Surface((feet.w * 4, feet.h * 4), pygame.SRCALPHA)
        pygame.draw.ellipse(soft, (0, 0, 0, 130), soft.get_rect())
        whole.blit(pygame.transform.smoothscale(soft, feet.size), feet)
        whole.blit(look.assets.picture(f"{ART}/pawns/{face.colour}", size), (room, room))
        return whole.convert_alpha()

    return look.assets.painted(("zg pawn", face, size), make)
