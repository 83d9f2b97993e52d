"""What stands on the keys or buttons of the device in use: in tooltips, and on the list of keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS, PAD = "keys", "pad"
"""Devices: keyboard and mouse · a gamepad."""

_MICROSOFT = {
    "south": "A", "east": "B", "west": "X", "north": "Y", "left": "LB", "right": "RB",
    "left_trigger": "LT", "right_trigger": "RT", "view": "View", "menu": "Menu", "stick": "RS",
}  # fmt: skip
_SIGNS: Mapping[str, Mapping[str, str]] = {
    "sony": {
        "south": "✕", "east": "○", "west": "□", "north": "△", "left": "L1", "right": "R1",
        "left_trigger": "L2", "right_trigger": "R2", "view": "Share", "menu": "Options",
        "stick": "R3",
    },
    "nintendo": {
        "south": "B", "east": "A", "west": "Y", "north": "X", "left": "L", "right": "R",
        "left_trigger": "ZL", "right_trigger": "ZR", "view": "-", "menu": "+", "stick": "RS",
    },
}  # fmt: skip
"""Maker → place of a button → what stands on it; others have the signs of most pads."""

_PLACES = {"E": "west", "H": "view", "U": "left_trigger", "Z": "north", "F": "stick"}
"""Letter of a key → place of the button that means the same."""

PAD_KEYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("arrows", ()),
    ("enter", ("south",)),
    ("back", ("east",)),
    ("main", ("west",)),
    ("large", ("north",)),
    ("zones", ("left", "right")),
    ("undo", ("left_trigger",)),
    ("skip", ("right_trigger",)),
    ("next", ("right_trigger",)),
    ("suggest", ("view",)),
    ("menu", ("menu",)),
)
"""Names below ``ui.keys.does`` or ``ui.pad.does``, with the places of the buttons for them."""


class Signs:
    """The signs of the device that was used last."""

    def __init__(self) -> None:
        self.device = KEYS
        self.maker = ""
        """Whose pad it is; empty: nobody knows."""
        self.swapped = False
        """Whether the right one of the two buttons confirms."""

    def of(self, place: str) -> str:
        """Say what stands on a button of the pad, by its place when it confirms as usual."""
        if self.swapped:
            place = {"south": "east", "east": "south"}.get(place, place)
        return _SIGNS.get(self.maker, _MICROSOFT)[place]

    def told(self, words: str) -> str:
        """Give words that end with a key in brackets with the sign of the device in use instead;
        without, where it has none.
        """
        found = _CAP.search(words) if self.device == PAD else None
        if found is None:
            return words
        cap = found.group(1)
        place = "east" if cap == tr("ui.keys.cap.escape") else _PLACES.get(cap, "")
        sign = f" ({self.of(place)})" if place else ""
        return words[: found.start()] + sign

    def rows(self) -> list[tuple[str, str]]:
        """List what is on the pad, and what it does."""
        rows = []
        for name, places in PAD_KEYS:
            cap = " ".join(self.of(place) for place in places) or tr("ui.pad.cap.arrows")
            if name == "next":
                cap = tr("ui.pad.cap.held", sign=cap)
            own = name in ("back", "zones", "skip", "menu")
            rows.append((cap, tr(f"ui.pad.does.{name}") if own else tr(f"ui.keys.does.{name}")))
        return rows


_CAP = re.compile(r" \(([^()]{1,12})\)$")

SIGNS = Signs()
"""Those of the program: there is one person at it."""
