"""What stands on the keys or buttons of the device in use: in tooltips, and on the list of keys."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

KEYS, PAD, TOUCH = "keys", "pad", "touch"
"""Devices, named as their words below ``ui``: keyboard and mouse · a gamepad · a finger, on which
nothing stands."""

FAR = 20
"""Pixels that a mouse goes until it counts as used."""

SHAPES = ("cross", "circle", "square", "triangle")
"""Signs that are no letters: no font of ours has them, so they are named."""

_MICROSOFT = {
    "south": "A", "east": "B", "west": "X", "north": "Y", "left": "LB", "right": "RB",
    "left_trigger": "LT", "right_trigger": "RT", "view": "View", "menu": "Menu", "stick": "RS",
    "left_stick": "LS",
}  # fmt: skip
_SIGNS: Mapping[str, Mapping[str, str]] = {
    "sony": {
        "south": "cross", "east": "circle", "west": "square", "north": "triangle",
        "left": "L1", "right": "R1", "left_trigger": "L2", "right_trigger": "R2",
        "view": "Share", "menu": "Options", "stick": "R3",
        "left_stick": "L3",
    },
    "nintendo": {
        "south": "B", "east": "A", "west": "Y", "north": "X", "left": "L", "right": "R",
        "left_trigger": "ZL", "right_trigger": "ZR", "view": "−", "menu": "+", "stick": "RS",
        "left_stick": "LS",
    },
    "valve": {
        **_MICROSOFT, "left": "L1", "right": "R1", "left_trigger": "L2", "right_trigger": "R2",
        "stick": "R3", "left_stick": "L3",
    },
}  # fmt: skip
"""Maker → place of a button → what stands on it; others have the signs of most pads."""

_PLACES = {
    "E": "west", "H": "view", "U": "left_trigger", "Z": "north", "F": "stick", "P": "right_trigger",
}  # fmt: skip
"""Letter of a key → place of the button that means the same."""

_PAD_KEYS: Mapping[str, tuple[str, ...]] = {
    "arrows": (),
    "stride": (),
    "enter": ("south",),
    "back": ("east",),
    "main": ("west",),
    "large": ("north",),
    "zones": ("left", "right"),
    "undo": ("left_trigger",),
    "now": ("right_trigger",),
    "next": ("right_trigger",),
    "suggest": ("view",),
    "menu": ("menu",),
    "read": ("left_stick",),
    "moves": ("left_stick",),
}
"""Name below ``ui.keys.does`` → places of the buttons for it; none: it has words of its own."""

_DOES: Mapping[str, Collection[str]] = {
    KEYS: (
        "tab", "arrows", "stride", "enter", "escape", "back", "menu", "zones", "space", "main",
        "decline", "suggest", "moves", "now", "next", "undo", "redo", "large", "log", "rules",
        "f1", "voice", "read", "part", "silent", "repeat", "f11", "f12", "quit",
    ),
    PAD: _PAD_KEYS,
    TOUCH: ("tap", "off", "scroll", "hold", "carry", "large", "beside", "read"),
}  # fmt: skip
"""Device → what can be done with it: names below ``ui.keys.does``."""

_HEARD = ("read", "part", "silent", "repeat")
"""What is of use only to whoever hears the voice."""
_HELD = ("next", "moves")
"""What is done by holding a button of a pad."""

FOR_FILMS = frozenset(("now", "undo", "large", "log", "rules", "menu"))
"""What can be done where a game is watched, and on no page."""
FOR_TABLES = FOR_FILMS | {
    "main", "decline", "suggest", "moves", "next", "redo", "carry", "beside"
}  # fmt: skip
"""What can be done at a table, and on no page."""

_CAP = re.compile(r" \(([^()]{1,12})\)(?=\.?$)")


class Signs:
    """The signs of the device that was used last."""

    def __init__(self) -> None:
        self.built_in = "valve" if os.environ.get("SteamDeck") == "1" else ""  # noqa: SIM112
        """Whose pad is a part of the computer; empty: none is."""
        self.device = PAD if self.built_in else KEYS
        self.maker = self.built_in
        """Whose pad it is; empty: nobody knows."""
        self.swapped = False
        """Whether the right one of the two buttons confirms."""
        self._touched = False
        """Whether a key, the mouse or a finger was ever used."""
        self._way = 0
        """Pixels that the mouse has gone since anything was pressed."""

    @property
    def state(self) -> tuple[str, str, bool]:
        """All on which the signs depend."""
        return self.device, self.maker, self.swapped

    def use(self, device: str) -> None:
        """Learn that something was pressed."""
        self.device = device
        self._way = 0
        self._touched = self._touched or device != PAD

    def moved(self, dx: int, dy: int) -> None:
        """Learn that the mouse has gone some way: only a long one says that it is used."""
        self._way += abs(dx) + abs(dy)
        if self._way >= FAR:
            self.use(KEYS)

    def met(self) -> None:
        """Learn that a pad was plugged in: it counts where nothing else was ever used."""
        if not self._touched:
            self.device = PAD

    def of(self, place: str) -> str:
        """Say what stands on a button of the pad, by its place when it confirms as usual."""
        if self.swapped:
            place = {"south": "east", "east": "south"}.get(place, place)
        sign = _SIGNS.get(self.maker, _MICROSOFT)[place]
        return tr(f"ui.pad.sign.{sign}") if sign in SHAPES else sign

    @property
    def shoulders(self) -> str:
        """What stands on both of them."""
        return f"{self.of('left')} {self.of('right')}"

    def all(self) -> dict[str, str]:
        """Say what stands on each button, by its place."""
        return {place: self.of(place) for place in _MICROSOFT}

    def key(self, cap: str) -> str:
        """Say what stands on the button for a key; on the key itself, where that is in use."""
        if self.device == KEYS:
            return cap
        if self.device == TOUCH:
            return ""
        if cap == tr("ui.keys.cap.escape"):
            return self.of("east")
        if cap.endswith(tr("ui.keys.cap.menu")):
            return self.of("menu")
        if cap == tr("ui.keys.cap.next"):
            return tr("ui.pad.cap.held", sign=self.of("right_trigger"))
        return self.of(_PLACES[cap]) if cap in _PLACES else ""

    def told(self, words: str) -> str:
        """Give words that end with a key in brackets with the sign of the device in use instead;
        without, where it has none.
        """
        if self.device == KEYS:
            return words
        before, cap, after = parted(words)
        sign = self.key(cap) if cap else ""
        return before + (f" ({sign})" if sign else "") + after

    def help(self, area: str, **fields: object) -> str:
        """Tell what the words of an area say of the device in use."""
        return tr(f"{area}.help_on.{self.device}", **self.all(), **fields)

    def title(self) -> str:
        """Name the list of what can be done with the device in use."""
        return tr(f"ui.{self.device}.title")

    def cap(self, name: str) -> str:
        """Say on which keys or buttons, or how with a finger, something is done that can be."""
        if self.device != PAD:
            return tr(f"ui.{self.device}.cap.{name}")
        cap = " ".join(map(self.of, _PAD_KEYS[name])) or tr(f"ui.pad.cap.{name}")
        return tr("ui.pad.cap.held", sign=cap) if name in _HELD else cap

    def rows(self, more: Collection[str] = (), *, hears: bool = False) -> list[tuple[str, str]]:
        """List what can be done with the device in use: how, and what it does.

        Args:
            more: what of ``FOR_TABLES`` can be done, besides what can be everywhere.
            hears: whether to list what is for the voice.
        """
        there = [name for name in _DOES[self.device] if name in more or name not in FOR_TABLES]
        return [(self.cap(name), tr(f"ui.keys.does.{name}"))
                for name in there if hears or name not in _HEARD]  # fmt: skip


def parted(words: str) -> tuple[str, str, str]:
    """Part words that end with a key in brackets: what is before, the key, what is after."""
    found = _CAP.search(words)
    if found is None:
        return words, "", ""
    return words[: found.start()], found.group(1), words[found.end() :]


SIGNS = Signs()
"""Those of the program: there is one person at it."""
