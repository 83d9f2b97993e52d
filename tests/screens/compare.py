"""Is a picture still what it was? Compared with a stored one, within a tolerance.

Run the tests with ``ZOMBIEGAMES_STORE_SCREENS=1`` to store what is drawn now; look at every
picture before it is committed.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

import pygame

STORED = Path(__file__).resolve().parent

RECORD = bool(os.environ.get("ZOMBIEGAMES_STORE_SCREENS"))

BLOCK = 16
"""Pixels of the side of a block."""

MEAN, WORST = 1.0, 24.0
"""Greatest differences let pass, 0 … 255: over the picture, and of its worst block."""


class Difference(NamedTuple):
    """How far two pictures are apart, 0 … 255."""

    mean: float
    worst: float
    where: tuple[int, int]
    """Top left corner of the worst block."""


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """Compare two pictures of one size."""
    assert one.get_size() == other.get_size()
    size = one.get_size()
    apart = pygame.Surface(size, depth=24)
    apart.blit(one, (0, 0))
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = pygame.Surface(size, depth=24)
    back.blit(other, (0, 0))
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    total, worst, where = 0.0, 0.0, (0, 0)
    blocks = 0
    for y in range(0, size[1], BLOCK):
        for x in range(0, size[0], BLOCK):
            rect = pygame.Rect(x, y, BLOCK, BLOCK).clip(apart.get_rect())
            mean = sum(pygame.transform.average_color(apart, rect)[:3]) / 3
            total += mean
            blocks += 1
            if mean > worst:
                worst, where = mean, (x, y)
    return Difference(total / max(1, blocks), worst, where)


def compare(drawn: pygame.Surface, name: str, *, mean: float = MEAN, worst: float = WORST) -> None:
    """Fail if a picture is not what is stored under ``name``; both are then laid side by side."""
    path = STORED / f"{name}.png"
    if RECORD:
        pygame.image.save(drawn, str(path))
        return
    assert path.is_file(), f"no picture {path.name}: store it with ZOMBIEGAMES_STORE_SCREENS=1"
    stored = pygame.image.load(str(path))
    assert stored.get_size() == drawn.get_size(), f"{name}: another size"
    found = difference(stored, drawn)
    if found.mean > mean or found.worst > worst:
        shown = beside(stored, drawn, name)
        raise AssertionError(
            f"{name}: differs by {found.mean:.2f} (worst block {found.worst:.1f} at "
            f"{found.where}); stored and drawn are side by side in {shown}"
        )


def beside(stored: pygame.Surface, drawn: pygame.Surface, name: str) -> Path:
    """Put two pictures next to each other into a temporary file."""
    width, height = stored.get_size()
    both = pygame.Surface((width * 2 + 8, height))
    both.fill((255, 0, 255))
    both.blit(stored, (0, 0))
    both.blit(drawn, (width + 8, 0))
    path = Path(tempfile.mkdtemp(prefix="zombiegames-screens-")) / f"{name}.png"
    pygame.image.save(both, str(path))
    return path
