"""The night beds of the four other games, in the manner of ``music``."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.music import LENGTH, LOUDNESS, around, bowed, chime, cricket, drone, echo, owl, wind
from art.sounds import RATE, Wave, band, decay, encode, noise, pluck, seconds
from art.sounds_games import howl, siren

Part = tuple[float, float, Wave]
"""Second, place from -1 left to 1 right, samples."""

NOTES = {
    name: 2 ** ((i - 9) / 12) * 440
    for i, name in enumerate(("c", "cs", "d", "ds", "e", "f", "fs", "g", "gs", "a", "as", "b"))
}


def note(name: str) -> float:
    """Return the frequency of a note such as ``ds3``; c4 is the middle C."""
    return NOTES[name[:-1]] * 2.0 ** (int(name[-1]) - 4)


def string(freq: float, length: float = 1.4, soft: float = 0.5, seed: int = 1) -> Wave:
    """Return a plucked string (Karplus-Strong), duller the larger ``soft`` is."""
    period = max(2, int(RATE / freq))
    ring = np.random.default_rng(seed).uniform(-1, 1, period)
    kernel = int(1 + soft * 24)
    ring = np.convolve(np.tile(ring, 3), np.ones(kernel) / kernel, "same")[period : 2 * period]
    rounds = int(length * RATE / period) + 1
    out = np.zeros(rounds * period)
    for k in range(rounds):
        out[k * period : (k + 1) * period] = ring
        ring = 0.5 * (ring + np.roll(ring, 1)) * 0.996
    out = band(out[: int(length * RATE)], 40, 1500)
    return out / (np.abs(out).max() or 1) * np.minimum(1, np.linspace(6, 0, len(out)))


def brush(seed: int, length: float = 0.16) -> Wave:
    """Return a brush on a drum skin."""
    return band(noise(length, seed), 1800, 5000) * decay(length, length / 3, 0.02)


def crackle(seed: int, length: float, rate: float) -> Wave:
    """Return clicks at random, ``rate`` a second."""
    dice = np.random.default_rng(seed)
    out = np.zeros(int(length * RATE))
    for _ in range(int(length * rate)):
        at = dice.integers(0, len(out) - 900)
        out[at : at + 300] += (
            band(dice.normal(size=300), 900, 7000)
            * np.exp(-np.arange(300) / 40)
            * dice.uniform(0.2, 1)
        )
    return out


def frog(seed: int) -> Wave:
    """Return a croak."""
    t = seconds(0.42)
    pulses = (np.sin(2 * np.pi * 24 * t) > 0).astype(float)
    voice = np.sin(2 * np.pi * (190 + 12 * seed) * t) + 0.6 * np.sin(
        2 * np.pi * (382 + 24 * seed) * t
    )
    return band(voice * pulses, 120, 1500) * np.hanning(len(t))


def meadow_bed() -> Wave:
    """Zomb'Animaux: a waltz for wood and pizzicato in C minor that limps on its third beat."""
    beat = LENGTH / 72
    parts: list[Part] = [(0, -0.4, wind(5, 120, 900) * 0.3), (0, 0.4, drone(65.41) * 0.04)]
    bars = [
        "c3 ds3 g3",
        "c3 ds3 g3",
        "f3 gs3 c4",
        "c3 ds3 g3",
        "g2 f3 b3",
        "g2 f3 b3",
        "c3 ds3 g3",
        "gs2 c4 ds4",
    ] * 3
    for bar, chord in enumerate(bars):
        low, *high = chord.split()
        parts.append((bar * 3 * beat, -0.2, string(note(low) / 2, 1.8, 0.9, bar) * 0.26))
        late = (0, 0.04)
        for k in (1, 2):
            for name in high:
                parts.append(
                    (
                        (bar * 3 + k) * beat + late[k - 1],
                        0.25,
                        string(note(name), 0.6, 0.6, bar + k) * 0.09,
                    )
                )
    tune = [
        "g4",
        ".",
        "ds4",
        "c4",
        ".",
        ".",
        "d4",
        "ds4",
        "d4",
        "c4",
        ".",
        ".",
        "gs4",
        ".",
        "f4",
        "ds4",
        ".",
        "d4",
        "g4",
        ".",
        ".",
        ".",
        ".",
        ".",
        "f4",
        ".",
        "d4",
        "b3",
        ".",
        ".",
        "c4",
        "d4",
        "ds4",
        "d4",
        ".",
        ".",
        "ds4",
        ".",
        "c4",
        "g4",
        ".",
        "ds4",
        "c5",
        ".",
        ".",
        ".",
        ".",
        ".",
        "c5",
        ".",
        "gs4",
        "g4",
        ".",
        ".",
        "f4",
        "ds4",
        "d4",
        "ds4",
        ".",
        ".",
        "f4",
        "fs4",
        "g4",
        "b3",
        ".",
        "d4",
        "c4",
        ".",
        ".",
        ".",
        ".",
        ".",
    ]
    for i, name in enumerate(tune):
        if name != ".":
            parts.append(
                (i * beat, 0.4 * (-1) ** i, echo(pluck(0.9, note(name), 0.4), beat, 0.22, 2) * 0.13)
            )
    for at, seed, place in (
        (7.2, 1, -0.8),
        (8.1, 1, -0.8),
        (23.4, 3, 0.8),
        (24.2, 3, 0.8),
        (39.8, 2, -0.6),
    ):
        parts.append((at, place, echo(frog(seed), 0.3, 0.2, 2) * 0.045))
    parts += [
        (float(at), 0.7, cricket(int(at * 3)) * 0.012) for at in np.arange(1, LENGTH - 1, 3.1)
    ]
    parts.append((31.0, 0.7, echo(owl(), 0.5, 0.25, 2) * 0.03))
    return around(parts)


def cellar_bed() -> Wave:
    """The card game: a slow walking bass in G minor, brushes, candles, a cracked piano far off."""
    beat = LENGTH / 64
    parts: list[Part] = [
        (0, 0, drone(49.0) * 0.03),
        (0, 0.5, crackle(3, LENGTH, 4) * 0.035),
        (0, -0.5, band(noise(LENGTH, 8), 100, 500) * 0.006),
    ]
    line = [
        "g2",
        "as2",
        "d3",
        "as2",
        "g2",
        "f2",
        "ds2",
        "d2",
        "c3",
        "ds3",
        "g3",
        "ds3",
        "d3",
        "c3",
        "as2",
        "a2",
        "g2",
        "as2",
        "d3",
        "f3",
        "ds3",
        "d3",
        "c3",
        "as2",
        "a2",
        "c3",
        "d3",
        "fs3",
        "g3",
        "f3",
        "d3",
        "as2",
        "ds3",
        "g3",
        "as3",
        "g3",
        "d3",
        "f3",
        "as3",
        "f3",
        "c3",
        "ds3",
        "g3",
        "ds3",
        "d3",
        "fs3",
        "a3",
        "fs3",
        "g2",
        "d3",
        "as2",
        "g2",
        "c3",
        "as2",
        "a2",
        "d3",
        "g2",
        "as2",
        "d3",
        "cs3",
        "d3",
        "c3",
        "as2",
        "a2",
    ]
    for i, name in enumerate(line):
        swing = 0.02 * (i % 2)
        parts.append((i * beat + swing, -0.1, string(note(name) / 2, 1.1, 0.95, i) * 0.34))
        parts.append((i * beat + beat * 0.66, 0.35, brush(i, 0.1) * 0.012))
        if i % 2:
            parts.append((i * beat, 0.3, brush(i + 99, 0.2) * 0.026))
    chords = {
        2: "as4 d5",
        10: "ds5 g4",
        18: "as4 f5",
        27: "fs4 c5",
        34: "g4 as4",
        42: "c5 ds5",
        47: "fs4 a4",
        54: "d5 as4",
        61: "cs5 g4",
    }
    for i, names in chords.items():
        for k, name in enumerate(names.split()):
            parts.append(
                (
                    i * beat + k * 0.09,
                    0.5,
                    echo(chime(note(name), 1.9, 0.006), beat * 1.5, 0.28, 3) * 0.075,
                )
            )
    for at, low in ((0.5, 98.0), (12.5, 73.42), (24.5, 77.78), (36.5, 98.0)):
        parts.append((at, -0.5, bowed(low, 11, 3) * 0.045))
    return around(parts)


def ash_bed() -> Wave:
    """Zombiegeddon: wind over rubble, a counter that ticks, strings that sink, a siren once."""
    parts: list[Part] = [
        (0, 0, drone(41.2) * 0.1),
        (0, -0.6, wind(25, 60, 420) * 0.9),
        (0, 0.6, wind(29, 200, 1300) * 0.3),
        (0, 0.2, crackle(12, LENGTH, 2.2) * 0.05),
    ]
    dice = np.random.default_rng(7)
    for start in (5.0, 20.0, 34.5, 42.0):
        for at in np.sort(dice.exponential(1.1, 14)):
            if at < 4:
                parts.append(
                    (
                        start + float(at),
                        0.6,
                        band(dice.normal(size=260), 1500, 6000)
                        * np.exp(-np.arange(260) / 26)
                        * 0.06,
                    )
                )
    for at, low in ((1, 82.41), (9, 77.78), (17, 73.42), (25, 82.41), (33, 69.3), (41, 77.78)):
        parts += [
            (at, -0.4, bowed(low, 10, 2) * 0.075),
            (at + 1.5, 0.4, bowed(low * 1.5, 8, 5) * 0.03),
        ]
    for at in np.arange(0, LENGTH, 4.0):
        boom = np.sin(2 * np.pi * 44 * seconds(0.9)) * decay(0.9, 0.22, 0.02)
        parts += [(float(at), 0, boom * 0.2), (float(at) + 0.42, 0, boom * 0.12)]
    for at, name in (
        (6, "e4"),
        (7.5, "f4"),
        (22.5, "b3"),
        (30.0, "as3"),
        (38.5, "e4"),
        (40.0, "ds4"),
    ):
        parts.append((at, -0.3, echo(chime(note(name), 3.6, 0.05), 0.8, 0.4, 4) * 0.09))
    parts.append((14.0, 0.8, echo(band(siren(), 150, 900), 0.6, 0.4, 4) * 0.022))
    return around(parts)


def forest_bed() -> Wave:
    """Zombies!!! 4: leaves, crickets, twigs, two owls, a howl behind the hill, a low lullaby."""
    parts: list[Part] = [
        (0, 0, drone(55.0) * 0.05),
        (0, -0.6, wind(35, 300, 2600) * 0.22),
        (0, 0.6, wind(39, 150, 1200) * 0.5),
    ]
    dice = np.random.default_rng(21)
    for at in np.arange(0.8, LENGTH - 2, 1.7):
        side = (-0.85, 0.8, 0.3)[int(at * 10) % 3]
        for k in range(2):
            parts.append(
                (float(at + dice.uniform(-0.3, 0.3) + k * 0.58), side, cricket(int(at * 9)) * 0.013)
            )
    for at in (9.3, 17.6, 26.9, 40.4):
        twig = band(noise(0.09, int(at)), 700, 5200) * decay(0.09, 0.014)
        parts += [(at, -0.7, twig * 0.07), (at + 0.13, -0.6, twig * 0.04)]
    beat = LENGTH / 32
    tune = [
        "a3",
        ".",
        "c4",
        ".",
        "e4",
        ".",
        "ds4",
        ".",
        ".",
        ".",
        "c4",
        ".",
        "a3",
        ".",
        "gs3",
        ".",
        "a3",
        ".",
        "c4",
        ".",
        "f4",
        ".",
        "e4",
        ".",
        ".",
        ".",
        "d4",
        ".",
        "b3",
        ".",
        "gs3",
        ".",
    ]
    for i, name in enumerate(tune):
        if name != ".":
            parts.append(
                (
                    i * beat,
                    0.3 * (-1) ** (i // 2),
                    echo(chime(note(name), 2.6, 0.04), beat * 0.75, 0.34, 3) * 0.085,
                )
            )
    for at, low in ((0, 110.0), (12, 87.31), (24, 73.42), (36, 82.41)):
        parts += [
            (at, -0.3, bowed(low, 13, 4) * 0.06),
            (at + 1, 0.4, bowed(low * 1.498, 11, 6) * 0.025),
        ]
    parts += [
        (4.5, 0.8, echo(owl(), 0.5, 0.3, 3) * 0.045),
        (33.2, -0.8, echo(owl(), 0.5, 0.3, 3) * 0.03),
        (20.5, 0.6, echo(band(howl(), 200, 1100), 0.55, 0.42, 4) * 0.04),
        (44.0, -0.7, echo(band(howl(), 200, 900), 0.6, 0.42, 3) * 0.02),
    ]
    return around(parts)


BEDS = {
    "zombanimaux": meadow_bed,
    "zombie_card_game": cellar_bed,
    "zombiegeddon": ash_bed,
    "zombies4": forest_bed,
}
"""The beds by game."""


def write_game_music(folder: Path) -> None:
    """Write the beds of the four games."""
    for name, make in BEDS.items():
        bed = make()
        encode(bed / np.abs(bed).max() * LOUDNESS, folder / f"{name}.ogg", 0)
