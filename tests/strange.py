"""Texts and file names that nobody expects, made from a seed."""

from __future__ import annotations

import os
from random import Random

FIXED = (
    "",
    "   ",
    "\u2764\ufe0f",
    "\ufe0f",
    "\u0301",
    "Rene\u0301e Ange\u0301lique",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f44d\U0001f3fd \U0001f1eb\U0001f1f7",
    "\u05d3\u05d5\u05d3 \u202e\u0627\u0644\u0644\u064a\u0644\u202c",
    "\u200b\u200d\u2060\ufeff\u00ad",
    "a\nb\tc\rd\x00e\x1b[31mf",
    "\ud800 \udcff\udcfe",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035aalgo",
    "W" * 30,
    "\u0915\u094d\u0937\u093f \u6f22\u5b57 \ud55c",
    "[[ZK-14]] **bold** @name # head",
    "@Ada",
    "- item",
    "Ada:Lovelace/hunter:2",
    "{name} {0} {",
    "\u00a0\u3000\u2028x\u2029y",
    "\u2065\ufff0\U000e0001",
)
"""One of each kind: marks, selectors, joined pictures, right to left, no width, controls, halves of
letters, wide, foreign, markup, separators, fields, spaces, unassigned."""

_RANGES = (
    (0x20, 0x7E),
    (0x00, 0x1F),
    (0xA0, 0x24F),
    (0x300, 0x36F),
    (0x590, 0x6FF),
    (0x900, 0x97F),
    (0x2000, 0x206F),
    (0x20D0, 0x20FF),
    (0xFE00, 0xFE0F),
    (0x1F300, 0x1F64F),
    (0xD800, 0xDFFF),
    (0x0, 0x10FFFF),
)


def strange_text(rng: Random, longest: int = 40) -> str:
    """Make one text."""
    if rng.random() < 0.3:
        return rng.choice(FIXED)
    ranges = rng.sample(_RANGES, 3)
    return "".join(chr(rng.randint(*rng.choice(ranges))) for _ in range(rng.randint(1, longest)))


def strange_texts(seed: int, count: int) -> list[str]:
    """Make some texts, the fixed ones first."""
    rng = Random(seed)
    return [*FIXED, *(strange_text(rng) for _ in range(count))]


def whole_letters(text: str) -> str:
    """Give a text as a file or an event can hold it: without halves of letters."""
    return text.encode("utf-8", "replace").decode("utf-8")


STRANGE_NAMES = (
    b"\xff\xfe",
    b"caf\xe9",
    b"\xed\xa0\x80",
    b"line\nbreak",
    "\u2764\ufe0f".encode(),
    "e\u0301".encode(),
    b"-rf",
    b"a" * 200,
)
"""Names of files as Linux takes them: any bytes but two."""


def strange_names() -> list[str]:
    """Give the names of files as Python tells of them."""
    return [os.fsdecode(name) for name in STRANGE_NAMES]
