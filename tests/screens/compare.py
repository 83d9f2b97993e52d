"""Compare a drawn screen with its stored picture.

Run the tests with ``ZOMBIEGAMES_STORE_SCREENS=1`` to store what is drawn now; look at every
picture before it is committed.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pygame

FOLDER = Path(__file__).parent

NEAR = 40
"""Difference of a colour channel that still counts as the same: smoothed edges vary a little."""

SHARE = 0.004
"""Share of pixels that may be further off."""


def compare(surface: pygame.Surface, name: str) -> None:
    """Assert that a surface looks like ``tests/screens/<name>.png``."""
    path = FOLDER / f"{name}.png"
    if os.environ.get("ZOMBIEGAMES_STORE_SCREENS"):
        pygame.image.save(surface, str(path))
        return
    assert path.is_file(), f"{path.name} is not stored"
    stored = pygame.image.load(str(path))
    assert stored.get_size() == surface.get_size()
    drawn = surface.convert(24)
    there = stored.convert(24)
    off = pygame.mask.from_threshold(drawn, (0, 0, 0), (NEAR, NEAR, NEAR, 255), there)
    total = surface.get_width() * surface.get_height()
    share = 1 - off.count() / total
    if share > SHARE:
        seen = Path(tempfile.gettempdir()) / f"{name}.drawn.png"
        pygame.image.save(surface, str(seen))
        raise AssertionError(f"{share:.2%} of {name} looks otherwise; see {seen}")
