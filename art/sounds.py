"""The sounds: own synthesis, and voices out of Freedoom's data file."""

from __future__ import annotations

import struct
import subprocess
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
"""Samples between -1 and 1 at ``RATE``."""

RATE = 44100
PEAK = 0.5
"""Loudest sample of a sound; everything is meant to be gentle."""


def lumps(wad: Path) -> dict[str, bytes]:
    """Return the entries of a WAD file whose names begin with DS (sounds)."""
    raw = wad.read_bytes()
    count, at = struct.unpack_from("<ii", raw, 4)
    out = {}
    for i in range(count):
        start, size, name = struct.unpack_from("<ii8s", raw, at + 16 * i)
        key = name.rstrip(b"\0").decode("ascii")
        if key.startswith("DS"):
            out[key] = raw[start : start + size]
    return out


def voice(lump: bytes, pitch: float = 1) -> Wave:
    """Return a DMX sound lump resampled, ``pitch`` > 1 being higher and shorter."""
    _, rate, count = struct.unpack_from("<HHI", lump, 0)
    samples = np.frombuffer(lump, np.uint8, count - 32, 24).astype(float) / 127.5 - 1
    samples -= samples.mean()
    length = int(len(samples) * RATE / rate / pitch)
    out = np.interp(np.arange(length) * rate * pitch / RATE, np.arange(len(samples)), samples)
    fade = min(length, int(0.08 * RATE))
    out[-fade:] *= np.linspace(1, 0, fade)
    return out


def seconds(length: float) -> Wave:
    """Return the times of a sound's samples."""
    return np.arange(int(length * RATE)) / RATE


def noise(length: float, seed: int) -> Wave:
    """Return white noise."""
    return np.random.default_rng(seed).uniform(-1, 1, int(length * RATE))


def band(wave_in: Wave, low: float, high: float) -> Wave:
    """Return what lies between two frequencies, softly cut."""
    spectrum = np.fft.rfft(wave_in)
    at = np.fft.rfftfreq(len(wave_in), 1 / RATE)
    keep = 1 / (1 + (at / high) ** 6)
    if low > 0:
        keep *= 1 - 1 / (1 + (at / low) ** 6)
    return np.fft.irfft(spectrum * keep, len(wave_in))


def decay(length: float, fall: float, attack: float = 0.002) -> Wave:
    """Return a quick rise and an exponential fall of time constant ``fall``."""
    t = seconds(length)
    return np.minimum(1, t / attack) * np.exp(-t / fall)


def tone(length: float, start: float, end: float | None = None, wobble: float = 0) -> Wave:
    """Return a sine gliding from one frequency to another."""
    t = seconds(length)
    freq = np.geomspace(start, end or start, len(t)) * (1 + wobble * np.sin(2 * np.pi * 6 * t))
    return np.sin(2 * np.pi * np.cumsum(freq) / RATE)


def pluck(length: float, freq: float, bright: float = 0.5) -> Wave:
    """Return a struck bar: a few partials that die the faster the higher they are."""
    t = seconds(length)
    out = np.zeros_like(t)
    for ratio, loud in ((1, 1), (2.76, bright * 0.5), (5.4, bright * 0.25)):
        out += loud * np.sin(2 * np.pi * freq * ratio * t) * np.exp(-t * 5 * ratio)
    return out * np.minimum(1, t / 0.003)


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Return sounds laid over each other, each from its own second on."""
    length = max(int(at * RATE) + len(part) for at, part in parts)
    out = np.zeros(length)
    for at, part in parts:
        begin = int(at * RATE)
        out[begin : begin + len(part)] += part
    return out


def room(dry: Wave, length: float = 0.35, share: float = 0.25, seed: int = 5) -> Wave:
    """Return a sound with a little of the night around it."""
    tail = band(noise(length, seed), 120, 3800) * decay(length, length / 4)
    tail /= np.sqrt((tail**2).sum())
    size = len(dry) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(tail, size), size)
    return mix((0, dry), (0, wet * share * 2))


def settle(wave_in: Wave, peak: float = PEAK) -> Wave:
    """Return a sound without offset, faded at both ends, at its loudness."""
    out = wave_in - wave_in.mean()
    out = out / (np.abs(out).max() or 1) * peak
    fade = min(len(out) // 8, int(0.02 * RATE))
    out[:60] *= np.linspace(0, 1, 60)
    out[-fade:] *= np.linspace(1, 0, fade) ** 2
    return out


def encode(samples: Wave, target: Path, quality: int = 2) -> None:
    """Write samples (one row a channel) as Ogg Vorbis."""
    stereo = np.atleast_2d(samples)
    target.parent.mkdir(parents=True, exist_ok=True)
    plain = target.with_suffix(".wav")
    with wave.open(str(plain), "wb") as out:
        out.setnchannels(len(stereo))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((np.clip(stereo.T, -1, 1) * 32767).astype("<i2").tobytes())
    try:
        subprocess.run(
            ["oggenc", "-Q", "-q", str(quality), "-s", "1", "-o", str(target), str(plain)],
            check=True,
        )
    finally:
        plain.unlink()


def flap(seed: int, length: float = 0.16, low: float = 900, high: float = 7000) -> Wave:
    """Return paper moving: a hiss that swells and is cut off."""
    t = seconds(length)
    shape = (t / length) ** 0.6 * np.clip((length - t) / (length * 0.35), 0, 1)
    return band(noise(length, seed), low, high) * shape


def thud(freq: float, length: float = 0.25, seed: int = 7) -> Wave:
    """Return something heavy set down."""
    body = tone(length, freq * 1.8, freq) * decay(length, length / 4)
    knock = band(noise(length, seed), 80, 900) * decay(length, 0.03)
    return body + knock * 0.8


def hover() -> Wave:
    """A breath of paper."""
    return flap(1, 0.06, 1500, 6000)


def select() -> Wave:
    """A stamp on paper."""
    return mix((0, thud(190, 0.11)), (0.0, flap(3, 0.05) * 0.6), (0.01, pluck(0.16, 620) * 0.16))


def refuse() -> Wave:
    """A dull double knock."""
    return room(mix((0, thud(120, 0.14)), (0.11, thud(96, 0.2) * 0.9)), 0.2, 0.12)


def card_draw() -> Wave:
    """A card slid off the deck."""
    return mix((0, flap(11, 0.2, 700, 5200)), (0.15, flap(12, 0.06, 1500, 8000) * 0.7))


def card_play() -> Wave:
    """A card put down with some conviction."""
    return mix(
        (0, flap(21, 0.09) * 0.7), (0.08, thud(150, 0.14) * 0.9), (0.08, flap(22, 0.05, 1500, 8000))
    )


def card_discard() -> Wave:
    """A card tossed away."""
    return mix((0, flap(31, 0.16, 900, 6000)), (0.17, flap(32, 0.12, 500, 3000) * 0.5))


def dice() -> Wave:
    """A die that tumbles over wood."""
    rng = np.random.default_rng(4)
    hits = []
    at, gap = 0.0, 0.045
    for i in range(9):
        knock = (
            pluck(0.07, rng.uniform(900, 1900), 0.9) + thud(rng.uniform(220, 320), 0.07, i) * 0.7
        )
        hits.append((at, knock * (1 - i * 0.075)))
        at += gap * rng.uniform(0.7, 1.3)
        gap *= 1.16
    return room(mix(*hits), 0.15, 0.12)


def step() -> Wave:
    """A foot that drags, then falls."""
    drag = band(noise(0.22, 41), 300, 2600) * np.hanning(int(0.22 * RATE)) * 0.4
    return mix((0, drag), (0.17, thud(80, 0.16, 42)))


def turn() -> Wave:
    """A small bell far away."""
    return room(mix((0, pluck(0.9, 392, 0.6)), (0.12, pluck(0.9, 523, 0.5) * 0.7)), 0.6, 0.3)


def heart() -> Wave:
    """Two beats."""
    return mix((0, thud(58, 0.2)), (0.2, thud(50, 0.26) * 0.8))


def bullet() -> Wave:
    """A cartridge that drops into the hand."""
    return mix(
        (0, pluck(0.2, 2100, 1)),
        (0.09, pluck(0.25, 2600, 1) * 0.6),
        (0.16, pluck(0.2, 2350, 1) * 0.35),
    )


def brain() -> Wave:
    """Something soft and wet lands."""
    wet = band(noise(0.3, 61), 250, 1800) * decay(0.3, 0.05)
    bubble = tone(0.18, 180, 420) * np.hanning(int(0.18 * RATE))
    return mix((0, wet), (0.0, thud(90, 0.2)), (0.1, bubble * 0.5), (0.2, bubble[::-1] * 0.3))


def splash() -> Wave:
    """A body of water closing."""
    return mix(
        (0, band(noise(0.7, 71), 300, 4500) * decay(0.7, 0.14, 0.02)),
        (0.12, tone(0.16, 260, 700) * np.hanning(int(0.16 * RATE)) * 0.4),
        (0.3, tone(0.12, 330, 900) * np.hanning(int(0.12 * RATE)) * 0.3),
    )


def fire() -> Wave:
    """A rush of flame and its crackle."""
    rng = np.random.default_rng(8)
    rush = band(noise(1.3, 81), 60, 1400) * np.interp(
        seconds(1.3), [0, 0.12, 0.5, 1.3], [0, 1, 0.6, 0]
    )
    cracks = [
        (
            rng.uniform(0.1, 1.1),
            band(noise(0.03, i), 1500, 9000) * decay(0.03, 0.006) * rng.uniform(0.3, 1),
        )
        for i in range(22)
    ]
    return mix((0, rush), *cracks)


def wall() -> Wave:
    """Bricks set on bricks."""
    return room(
        mix(
            (0, thud(110, 0.2, 91)),
            (0.0, band(noise(0.2, 92), 400, 3000) * decay(0.2, 0.04)),
            (0.19, thud(130, 0.16, 93) * 0.7),
            (0.19, band(noise(0.16, 94), 500, 3500) * decay(0.16, 0.03) * 0.7),
            (0.34, thud(105, 0.2, 95) * 0.9),
        ),
        0.25,
        0.15,
    )


def barrel() -> Wave:
    """A drum rolling by."""
    t = seconds(1.4)
    hollow = sum(np.sin(2 * np.pi * f * t + p) for f, p in ((82, 0), (131, 1), (197, 2)))
    throb = 0.55 + 0.45 * np.sin(2 * np.pi * 5.2 * t) ** 2
    grind = band(noise(1.4, 101), 150, 1500)
    shape = np.interp(t, [0, 0.25, 1.0, 1.4], [0, 1, 0.8, 0])
    return (np.asarray(hollow) * 0.2 + grind * 1.4) * throb * shape


def net() -> Wave:
    """A net thrown: a whirl and the weights."""
    whirl = band(noise(0.4, 111), 500, 3800) * np.hanning(int(0.4 * RATE))
    return mix(
        (0, whirl),
        *(
            (0.36 + i * 0.045, pluck(0.1, 700 + i * 90, 0.8) * 0.4 + thud(150, 0.1, i) * 0.3)
            for i in range(4)
        ),
    )


def freeze() -> Wave:
    """Ice that creeps and cracks."""
    rng = np.random.default_rng(12)
    glass = [
        (rng.uniform(0, 0.6), pluck(0.4, rng.uniform(1800, 4600), 0.4) * rng.uniform(0.1, 0.4))
        for _ in range(14)
    ]
    crack = band(noise(0.2, 121), 1200, 9000) * decay(0.2, 0.025)
    return room(
        mix(
            (0, band(noise(0.8, 122), 3000, 9000) * np.hanning(int(0.8 * RATE)) * 0.3),
            (0.55, crack),
            *glass,
        ),
        0.5,
        0.3,
    )


def electric() -> Wave:
    """A wire that has come down."""
    t = seconds(0.8)
    buzz = np.sign(np.sin(2 * np.pi * 100 * t)) * 0.3 + np.sin(2 * np.pi * 200 * t) * 0.3
    rng = np.random.default_rng(13)
    gate = np.repeat(rng.uniform(0, 1, 40) > 0.4, len(t) // 40 + 1)[: len(t)]
    sparks = band(noise(0.8, 131), 2500, 11000) * gate
    return (band(buzz, 60, 3500) * 0.8 + sparks * 0.6) * np.interp(
        t, [0, 0.02, 0.6, 0.8], [0, 1, 0.7, 0]
    )


def win() -> Wave:
    """Daybreak: four notes up, the last held."""
    notes = (293.7, 370, 440, 587.3)
    parts = [
        (i * 0.17, pluck(1.6 if i == 3 else 0.9, n, 0.5) * (1 if i < 3 else 1.2))
        for i, n in enumerate(notes)
    ]
    hold = sum(np.sin(2 * np.pi * f * seconds(1.6)) for f in (293.7, 370, 440)) * np.interp(
        seconds(1.6), [0, 0.3, 1.0, 1.6], [0, 0.16, 0.12, 0]
    )
    return room(mix(*parts, (0.4, np.asarray(hold))), 0.9, 0.3)


def lose() -> Wave:
    """The night goes on: three notes down and a low organ."""
    notes = (293.7, 277.2, 220)
    parts = [(i * 0.3, pluck(1.4, n, 0.4)) for i, n in enumerate(notes)]
    t = seconds(2)
    organ = sum(
        np.sin(2 * np.pi * f * t) / (k + 1) for k, f in enumerate((73.4, 110, 146.8, 174.6))
    )
    return room(
        mix(*parts, (0.5, np.asarray(organ) * np.interp(t, [0, 0.4, 1.2, 2], [0, 0.22, 0.18, 0]))),
        0.9,
        0.3,
    )


MADE: dict[str, Callable[[], Wave]] = {
    "hover": hover,
    "select": select,
    "refuse": refuse,
    "card_draw": card_draw,
    "card_play": card_play,
    "card_discard": card_discard,
    "dice": dice,
    "step": step,
    "turn": turn,
    "heart": heart,
    "bullet": bullet,
    "brain": brain,
    "splash": splash,
    "fire": fire,
    "wall": wall,
    "barrel": barrel,
    "net": net,
    "freeze": freeze,
    "electric": electric,
    "win": win,
    "lose": lose,
}
"""The sounds made from nothing."""

QUIETER = {
    "hover": 0.16,
    "step": 0.3,
    "card_draw": 0.34,
    "card_discard": 0.3,
    "card_play": 0.42,
    "select": 0.36,
    "refuse": 0.4,
    "turn": 0.36,
    "electric": 0.34,
    "freeze": 0.36,
    "fire": 0.4,
}
"""Peaks of the sounds heard most often, or harsh ones."""

VOICED: dict[str, tuple[str, float]] = {
    "zombie_groan_1": ("DSPOSIT1", 0.86),
    "zombie_groan_2": ("DSPOSIT2", 0.86),
    "zombie_groan_3": ("DSPOSACT", 0.9),
    "zombie_die_1": ("DSPODTH1", 0.92),
    "zombie_die_2": ("DSPODTH3", 0.92),
    "dog": ("DSSGTSIT", 1.12),
    "dog_die": ("DSSGTDTH", 1.16),
    "shot": ("DSPISTOL", 1),
    "explosion": ("DSBAREXP", 0.92),
}
"""The sounds taken from Freedoom: lump and pitch."""

FREEDOOM = ("freedoom", "usr/share/games/doom/freedoom2.wad")


def write_sounds(wad: Path, folder: Path) -> None:
    """Write every short sound."""
    for name, make in MADE.items():
        encode(settle(make(), QUIETER.get(name, PEAK)), folder / f"{name}.ogg")
    found = lumps(wad)
    for name, (lump, pitch) in VOICED.items():
        dry = band(voice(found[lump], pitch), 60, 9000)
        encode(settle(room(dry, 0.4, 0.14), 0.42), folder / f"{name}.ogg")
    crack = voice(found["DSPISTOL"], 1.1)
    short = crack[: int(0.16 * RATE)] * decay(0.16, 0.06)[: int(0.16 * RATE)]
    salvo = mix(*((i * 0.085, short * (1 - 0.1 * (i % 2))) for i in range(4)), (0.255, crack))
    encode(settle(room(salvo, 0.4, 0.14), 0.42), folder / "burst.ogg")
