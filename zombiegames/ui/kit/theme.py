"""Colours and type, named by what they are for.

A scene asks ``look.colour(BONE)`` (``look.py``) so that the high-contrast theme can answer
otherwise.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """Read ``#RRGGBB``."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


NIGHT_TOP = rgb("#10141C")
NIGHT_BOTTOM = rgb("#24324A")
BONE = rgb("#E9E0C9")
"""Card paper; light text."""
INK = rgb("#15110D")
"""Silhouettes; text on paper."""
WHITE = rgb("#FFFFFF")
"""Text on red; what has the keys."""
ACT = rgb("#F2C14E")
"""Only for "you can act here": legal targets, selected things, the current phase."""
COMMIT = rgb("#C8402F")
"""The one main button."""
COMMIT_HOVER = rgb("#BB3729")
QUIET = rgb("#2B3446")
"""Other buttons, pills."""
QUIET_HOVER = rgb("#3A4660")
PANEL = rgb("#1A1F2A")
"""Behind texts that are read: side panel, dialogs."""
PANEL_EDGE = rgb("#39445A")
WELL = rgb("#10141C")
"""Sunk parts: tracks, text fields, list rows."""
MUTED = rgb("#A9B3C4")
"""Second-rank text on night, panel and quiet."""
MUTED_INK = rgb("#5A4F40")
"""Second-rank text on paper."""
DISABLED = rgb("#8B95A8")
"""Text of what cannot be used now."""
ZOMBIE = rgb("#6F9A45")
HUMAN = rgb("#2F5D86")
ZOMBIE_TEXT = rgb("#B9D16B")
HUMAN_TEXT = rgb("#8FB8DC")
HURT = rgb("#B3261E")
"""Strength and damage badges."""
HURT_TEXT = rgb("#F09A8C")
"""A warning in words, on night or panel."""
BLACK = rgb("#000000")

NIGHT = (rgb("#10141C"), rgb("#24324A"))
"""Edge and centre of the night behind the pages."""


class PlayerColour(NamedTuple):
    """The colour of a seat, with a shape so that nothing depends on colour alone."""

    name: str
    """Also the last part of its key: ``ui.colour.<name>``."""
    fill: Colour
    """Ground of a pill or token."""
    text: Colour
    """Text on the fill."""
    shape: str
    """``circle square triangle diamond star hexagon``."""


PLAYERS: tuple[PlayerColour, ...] = (
    PlayerColour("red", rgb("#BF3B30"), WHITE, "circle"),
    PlayerColour("blue", rgb("#3D7FD0"), INK, "square"),
    PlayerColour("yellow", rgb("#E0B93C"), INK, "triangle"),
    PlayerColour("green", rgb("#58A85A"), INK, "diamond"),
    PlayerColour("purple", rgb("#A06BC0"), INK, "star"),
    PlayerColour("white", rgb("#E9E0C9"), INK, "hexagon"),
)

TITLE, BODY, SEMI, BOLD, FLAVOUR = "title", "body", "semi", "bold", "flavour"
"""Font roles: names of games and screens · all that is read · labels · weight · mood and hints."""

FONT_FILES: dict[str, str] = {
    TITLE: "Creepster_400Regular.ttf",
    BODY: "AtkinsonHyperlegibleNext_400Regular.ttf",
    SEMI: "AtkinsonHyperlegibleNext_600SemiBold.ttf",
    BOLD: "AtkinsonHyperlegibleNext_700Bold.ttf",
    FLAVOUR: "SpecialElite_400Regular.ttf",
}

HIGH_CONTRAST: dict[Colour, Colour] = {
    NIGHT_BOTTOM: rgb("#10141C"),
    NIGHT_TOP: BLACK,
    PANEL: BLACK,
    WELL: BLACK,
    PANEL_EDGE: rgb("#C9D3E4"),
    QUIET: rgb("#141A26"),
    QUIET_HOVER: rgb("#2B3446"),
    BONE: WHITE,
    MUTED: rgb("#E4EAF4"),
    MUTED_INK: rgb("#2A2118"),
    DISABLED: rgb("#B4BECF"),
    ACT: rgb("#FFD84A"),
    COMMIT: rgb("#A3271A"),
    COMMIT_HOVER: rgb("#8C1F14"),
    HURT_TEXT: rgb("#FFB4A8"),
    INK: BLACK,
}
"""What the high-contrast theme puts in place of a colour; others stay."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Go from ``one`` (share 0) to ``other`` (share 1)."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )
