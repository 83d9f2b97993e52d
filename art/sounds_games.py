"""The sounds only one of the games needs: rubber, a mouse, a siren, a howl, pages, doors."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from art.sounds import (
    RATE,
    Wave,
    band,
    decay,
    encode,
    flap,
    mix,
    noise,
    pluck,
    room,
    seconds,
    settle,
    thud,
    tone,
)


def boing() -> Wave:
    """A marshmallow bounces: a soft spring, three times lower and lower."""
    hops = []
    for i, (at, length) in enumerate(((0, 0.34), (0.3, 0.26), (0.52, 0.2))):
        spring = tone(length, 170 - 12 * i, 330 - 30 * i, 0.05) * decay(length, length / 3)
        hops.append((at, spring * (1 - 0.28 * i)))
        hops.append((at, thud(80, 0.12, i) * 0.35))
    return room(mix(*hops), 0.2, 0.1)


def squeak() -> Wave:
    """A mouse: two short rising squeals and small feet."""
    calls = []
    for at, low, high, length in ((0, 1500, 2300, 0.1), (0.16, 1700, 2700, 0.16)):
        t = seconds(length)
        voice = tone(length, low, high, 0.03) + 0.4 * tone(length, low * 2, high * 2, 0.03)
        calls.append((at, voice * np.sin(np.pi * t / length)))
    feet = [(0.36 + i * 0.05, pluck(0.04, 900 + 60 * (i % 3)) * 0.25) for i in range(7)]
    return room(mix(*calls, *feet), 0.2, 0.12)


def siren() -> Wave:
    """An air-raid siren winds up, holds and dies away, far off."""
    length = 3.4
    t = seconds(length)
    rise = np.interp(t, [0, 1.2, 2.2, length], [190, 470, 480, 250])
    phase = 2 * np.pi * np.cumsum(rise * (1 + 0.004 * np.sin(2 * np.pi * 5 * t))) / RATE
    raw = sum(np.sin(k * phase) / k for k in (1, 2, 3, 5))
    swell = np.interp(t, [0, 0.8, 2.4, length], [0, 1, 1, 0])
    return room(band(np.asarray(raw), 120, 2200) * swell, 0.5, 0.3)


def deliver() -> Wave:
    """A crate is set down and its lid knocked shut."""
    return room(
        mix(
            (0, thud(92, 0.26)),
            (0.02, flap(61, 0.1, 300, 2400) * 0.6),
            (0.2, thud(210, 0.12, 9)),
            (0.24, pluck(0.5, 523, 0.3) * 0.22),
            (0.34, pluck(0.6, 784, 0.3) * 0.2),
        ),
        0.25,
        0.14,
    )


def howl() -> Wave:
    """A dog howls at the moon behind the trees."""
    length = 2.3
    t = seconds(length)
    pitch = np.interp(t, [0, 0.28, 0.6, 1.5, length], [300, 470, 520, 505, 330])
    phase = (
        2 * np.pi * np.cumsum(pitch * (1 + 0.008 * np.sin(2 * np.pi * 5.5 * t) * (t > 0.5))) / RATE
    )
    raw = (
        np.sin(phase)
        + 0.42 * np.sin(2 * phase)
        + 0.16 * np.sin(3 * phase)
        + 0.05 * np.sin(4 * phase)
    )
    breath = band(noise(length, 71), 500, 2400) * 0.05
    swell = np.interp(t, [0, 0.25, 1.6, length], [0, 1, 0.8, 0])
    return room((raw + breath) * swell, 0.6, 0.34)


def page() -> Wave:
    """A stiff old page is turned."""
    return room(
        mix(
            (0, flap(81, 0.22, 700, 5200)),
            (0.17, flap(82, 0.1, 1800, 9000) * 0.9),
            (0.26, thud(170, 0.09, 3) * 0.3),
        ),
        0.2,
        0.12,
    )


def spell() -> Wave:
    """Words that should not be read aloud: a dark swell, then glass bells out of tune."""
    length = 1.5
    t = seconds(length)
    low = sum(np.sin(2 * np.pi * f * t) for f in (73.4, 77.8, 110.0)) * (t / length) ** 1.6
    hiss = band(noise(length, 95), 900, 5000) * (t / length) ** 3 * 0.5
    bells = [
        (0.95 + i * 0.11, pluck(1.2, f, 0.8) * 0.5)
        for i, f in enumerate((1244.5, 932.3, 1396.9, 659.3))
    ]
    return room(
        mix((0, (np.asarray(low) * 0.5 + hiss) * np.minimum(1, (length - t) / 0.25)), *bells),
        0.6,
        0.3,
    )


GAMES: dict[str, tuple[Callable[[], Wave], float]] = {
    "boing": (boing, 0.38),
    "squeak": (squeak, 0.3),
    "siren": (siren, 0.3),
    "deliver": (deliver, 0.42),
    "howl": (howl, 0.34),
    "page": (page, 0.38),
    "spell": (spell, 0.38),
}
"""Each sound and its peak."""


def write_game_sounds(folder: Path) -> None:
    """Write the sounds of single games."""
    for name, (make, peak) in GAMES.items():
        encode(settle(make(), peak), folder / f"{name}.ogg")
