"""Icons in the formats of Windows and macOS: both may hold PNG pictures as they are."""

from __future__ import annotations

import os
import struct
import tempfile
from pathlib import Path

ICO_SIZES = (16, 32, 48, 64, 128, 256)
"""Pixels of the pictures in a Windows icon; ``assets/img/icon-<size>.png``."""

ICNS_TYPES = (
    ("icp4", 16),
    ("icp5", 32),
    ("ic07", 128),
    ("ic08", 256),
    ("ic09", 512),
    ("ic10", 1024),
    ("ic11", 32),
    ("ic12", 64),
    ("ic13", 256),
    ("ic14", 512),
)
"""Sorts of picture in a macOS icon, and their pixels."""


def pngs(images: Path) -> dict[int, bytes]:
    """Give the program's icon by size; the sizes that are not stored are drawn."""
    known = {size: (images / f"icon-{size}.png").read_bytes() for size in ICO_SIZES}
    return known | {size: _drawn(images / "icon.svg", size) for size in (512, 1024)}


def _drawn(svg: Path, size: int) -> bytes:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "icon.png"
        pygame.image.save(pygame.image.load_sized_svg(str(svg), (size, size)), str(path))
        return path.read_bytes()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Write a Windows icon."""
    head = struct.pack("<HHH", 0, 1, len(ICO_SIZES))
    offset = len(head) + 16 * len(ICO_SIZES)
    entries, content = b"", b""
    for size in ICO_SIZES:
        png = pictures[size]
        # A byte has no room for 256: it is written as 0.
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset + len(content)
        )
        content += png
    return head + entries + content


def icns(pictures: dict[int, bytes]) -> bytes:
    """Write a macOS icon."""
    parts = b"".join(
        sort.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for sort, size in ICNS_TYPES
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
