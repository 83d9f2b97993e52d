"""Grain that vectors are poor at: asphalt, light, fog, stars. All but the light tiles."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]
"""A square of values, mostly between 0 and 1."""

SIZE = 512


def cloud(
    seed: int,
    steep: float,
    shape: tuple[int, int] = (SIZE, SIZE),
    stretch: float = 1,
    largest: float = 1e9,
) -> Field:
    """Return noise that tiles: ``steep`` 0 is snow, 2 is clouds.

    ``stretch`` > 1 draws it out in x; no lump is larger than about ``largest`` pixels.
    """
    dice = np.random.default_rng(seed)
    spectrum = np.fft.fft2(dice.normal(size=shape))
    fy = np.fft.fftfreq(shape[0])[:, None]
    fx = np.fft.fftfreq(shape[1])[None, :] * stretch
    far = np.hypot(fx, fy)
    far = np.maximum(far, 1 / largest)
    far[0, 0] = 1
    spectrum /= far**steep
    spectrum[0, 0] = 0
    noise = np.real(np.fft.ifft2(spectrum))
    noise /= noise.std() * 4
    return np.clip(noise + 0.5, 0, 1)


def tinted(value: Field, *stops: tuple[float, str]) -> Image.Image:
    """Return a picture of a field through a ramp of colours."""
    at = [stop for stop, _ in stops]
    inks = [tuple(int(ink[i : i + 2], 16) for i in (1, 3, 5)) for _, ink in stops]
    channels = [np.interp(value, at, [ink[k] for ink in inks]) for k in range(3)]
    return Image.fromarray(np.stack(channels, axis=-1).round().astype(np.uint8), "RGB")


def veil(alpha: Field, ink: tuple[int, int, int]) -> Image.Image:
    """Return one colour whose opacity is a field."""
    out = np.zeros((*alpha.shape, 4), np.uint8)
    out[..., :3] = ink
    out[..., 3] = (np.clip(alpha, 0, 1) * 255).round()
    return Image.fromarray(out, "RGBA")


def asphalt() -> Image.Image:
    """Return wet asphalt: grit, worn lanes, dark patches."""
    grit = cloud(11, 0.4)
    patch = cloud(12, 1.7)
    pebbles = (cloud(13, 0.55) > 0.86).astype(float)
    value = 0.4 + (grit - 0.5) * 0.75 + (patch - 0.5) * 0.32 + pebbles * 0.26
    return tinted(value, (0, "#14181F"), (0.4, "#22272F"), (0.75, "#30363F"), (1, "#4A515B"))


def glow() -> Image.Image:
    """Return a lamp's light on the ground: 256 square, soft, warm."""
    y, x = np.mgrid[-1:1:256j, -1:1:256j]
    far = np.clip(1 - np.hypot(x, y), 0, 1)
    return veil(far**1.8 * 0.6, (247, 226, 160))


def fog() -> Image.Image:
    """Return a strip of mist that tiles in x and thins out upwards and downwards."""
    wisps = np.clip((cloud(51, 2.2, (256, 1024), 3, 110) - 0.3) * 1.3, 0, 1)
    y = np.linspace(0, 1, 256)[:, None]
    return veil(wisps * np.sin(np.pi * y) ** 1.4 * 0.5, (205, 216, 230))


def stars() -> Image.Image:
    """Return stars of several sizes."""
    dice = np.random.default_rng(61)
    alpha = np.zeros((SIZE, SIZE))
    for _ in range(150):
        x, y = dice.integers(2, SIZE - 2, 2)
        bright = dice.uniform(0.25, 0.95)
        alpha[y, x] = bright
        if bright > 0.7:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                alpha[y + dy, x + dx] = max(alpha[y + dy, x + dx], bright * 0.45)
    return veil(alpha, (233, 224, 201))


def write_textures(folder: Path) -> None:
    """Write every texture under the picture folder."""
    for part in ("menu", "zombiaki"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    asphalt().save(folder / "zombiaki" / "street.jpg", quality=84, optimize=True)
    for name, picture in {
        "zombiaki/lamp-glow": glow(),
        "menu/fog": fog(),
        "menu/stars": stars(),
    }.items():
        picture.save(folder / f"{name}.png", optimize=True)
