"""The night beds: a minute of quiet that joins on to itself."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.sounds import RATE, Wave, band, encode, noise, seconds, voice

LENGTH = 48.0
"""Seconds of a bed."""

LOUDNESS = 0.34
"""Loudest sample of a bed."""


def around(parts: list[tuple[float, float, Wave]], length: float = LENGTH) -> Wave:
    """Return two channels of sounds (second, place from -1 left to 1 right, samples).

    What runs over the end comes in again at the beginning, so that the bed loops unheard.
    """
    size = int(length * RATE)
    out = np.zeros((2, size))
    for at, place, part in parts:
        index = (int(at * RATE) + np.arange(len(part))) % size
        np.add.at(out[0], index, part * np.sqrt((1 - place) / 2))
        np.add.at(out[1], index, part * np.sqrt((1 + place) / 2))
    return out


def echo(dry: Wave, delay: float = 0.42, share: float = 0.35, times: int = 4) -> Wave:
    """Return a sound and its fading repeats."""
    gap = int(delay * RATE)
    out = np.zeros(len(dry) + gap * times)
    for i in range(times + 1):
        out[i * gap : i * gap + len(dry)] += dry * share**i
    return out


def wind(seed: int, low: float, high: float, length: float = LENGTH) -> Wave:
    """Return wind that rises and falls and whose end meets its beginning."""
    t = seconds(length)
    turns = 2 * np.pi * t / length
    swell = 0.6 + 0.25 * np.sin(3 * turns + seed) + 0.15 * np.sin(7 * turns + 2 * seed)
    return band(noise(length, seed), low, high) * swell


def drone(freq: float, length: float = LENGTH) -> Wave:
    """Return a low chord that beats slowly; its frequencies fit the loop."""
    t = seconds(length)
    out = np.zeros_like(t)
    for ratio, loud in ((1, 1), (1.5, 0.5), (2, 0.3), (3, 0.12)):
        for shift in (-1, 1):
            cycles = round(freq * ratio * length) + shift * round(0.12 * length)
            out += loud * np.sin(2 * np.pi * cycles * t / length + ratio)
    return out * (0.75 + 0.25 * np.sin(2 * np.pi * 2 * t / length))


def chime(freq: float, length: float = 3.2, soft: float = 0.02) -> Wave:
    """Return one note of a music box heard through a wall."""
    t = seconds(length)
    out = np.zeros_like(t)
    for ratio, loud, fall in ((1, 1, 1.0), (2.01, 0.35, 0.6), (3.98, 0.12, 0.3)):
        out += loud * np.sin(2 * np.pi * freq * ratio * t) * np.exp(-t / fall)
    return out * np.minimum(1, t / soft)


def bowed(freq: float, length: float, seed: int) -> Wave:
    """Return a long string note with a slow vibrato."""
    t = seconds(length)
    drift = 1 + 0.004 * np.sin(2 * np.pi * 4.6 * t + seed)
    phase = 2 * np.pi * np.cumsum(freq * drift) / RATE
    raw = sum(np.sin(k * phase) / k for k in range(1, 7))
    return band(np.asarray(raw), 60, 1600) * np.sin(np.pi * t / length) ** 1.5


def cricket(seed: int) -> Wave:
    """Return one chirp."""
    dice = np.random.default_rng(seed)
    t = seconds(0.5)
    pulses = (np.sin(2 * np.pi * 26 * t) > 0.2) * np.hanning(len(t))
    return np.sin(2 * np.pi * dice.uniform(3900, 4400) * t) * pulses * 0.5


def owl() -> Wave:
    """Return an owl: short, short, long."""
    out = np.zeros(int(1.9 * RATE))
    for at, length, freq in ((0, 0.22, 390), (0.42, 0.2, 385), (0.74, 0.7, 370)):
        t = seconds(length)
        call = np.sin(2 * np.pi * np.cumsum(freq * (1 - 0.08 * t / length)) / RATE) * np.hanning(
            len(t)
        )
        out[int(at * RATE) : int(at * RATE) + len(call)] += call
    return out


def menu_bed() -> Wave:
    """The menu: a music box that has lost half of its teeth, in D minor, over wind."""
    d = 293.66
    scale = {
        name: d * 2 ** (step / 12)
        for name, step in {
            "d": 0,
            "e": 2,
            "f": 3,
            "g": 5,
            "a": 7,
            "b": 8,
            "c": 11,
            "D": 12,
            "A": -5,
            "F": 15,
        }.items()
    }
    tune = "d.f.a...b.a.f...e.g.b...a.f.d...d.f.a.D.c...a...b.a.g.f.e.c.A..."
    beat = LENGTH / len(tune)
    parts: list[tuple[float, float, Wave]] = [
        (0, 0, drone(73.42) * 0.06),
        (0, -0.3, wind(5, 90, 700) * 0.5),
        (0, 0.4, wind(9, 200, 1100) * 0.25),
    ]
    parts += [
        (i * beat, 0.35 * (-1) ** i, echo(chime(scale[n], soft=0.008), beat * 1.5, 0.3, 3) * 0.18)
        for i, n in enumerate(tune)
        if n != "."
    ]
    roots = ((0, 146.83, 220.0), (12, 116.54, 174.61), (24, 98.0, 155.56), (36, 110.0, 164.81))
    for at, low, high in roots:
        parts += [
            (at - 1, -0.4, bowed(low, 14, 1) * 0.06),
            (at - 1, 0.4, bowed(high, 14, 2) * 0.045),
        ]
    parts += [
        (19.5, 0.7, echo(owl(), 0.5, 0.25, 2) * 0.05),
        (41.0, -0.7, echo(owl(), 0.5, 0.25, 2) * 0.035),
    ]
    return around(parts)


def street_bed(lumps: dict[str, bytes]) -> Wave:
    """Zombiaki: the street at night: hum of lamps, crickets, bells, somebody groaning far off."""
    parts: list[tuple[float, float, Wave]] = [
        (0, 0, drone(55.0) * 0.08),
        (0, -0.5, wind(15, 70, 520) * 0.7),
        (0, 0.5, wind(19, 120, 900) * 0.35),
    ]
    hum = sum(np.sin(2 * np.pi * 100 * k * seconds(LENGTH)) / k**2 for k in (1, 2, 3))
    parts.append((0, 0.6, np.asarray(hum) * 0.012))
    dice = np.random.default_rng(33)
    for at in np.arange(1.5, LENGTH - 2, 2.6):
        side = -0.8 if int(at * 10) % 2 else 0.75
        for k in range(3):
            parts.append(
                (float(at + dice.uniform(-0.4, 0.4) + k * 0.62), side, cricket(int(at * 7)) * 0.016)
            )
    for at, freq in (
        (6, 220.0),
        (10.5, 207.65),
        (22, 164.81),
        (29.5, 174.61),
        (38, 130.81),
        (44, 138.59),
    ):
        parts.append((at, 0.2, echo(chime(freq, 4.0, 0.03), 0.7, 0.4, 4) * 0.12))
    for at, low in ((2, 110.0), (16, 103.83), (30, 98.0)):
        parts += [
            (at, -0.3, bowed(low, 13, 4) * 0.06),
            (at + 2, 0.4, bowed(low * 1.189, 10, 6) * 0.035),
        ]
    for at, name, place in ((13, "DSPOSACT", -0.8), (33.5, "DSPOSIT3", 0.8), (26, "DSDMACT", -0.5)):
        far = band(voice(lumps[name], 0.78), 120, 1100)
        parts.append((at, place, echo(far / np.abs(far).max(), 0.31, 0.45, 5) * 0.07))
    return around(parts)


def write_music(lumps: dict[str, bytes], folder: Path) -> None:
    """Write the beds."""
    for name, bed in (("menu", menu_bed()), ("zombiaki", street_bed(lumps))):
        encode(bed / np.abs(bed).max() * LOUDNESS, folder / f"{name}.ogg", 1)
